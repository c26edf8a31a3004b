"""A fleet in hand: at Trafalgar a column sails by one click, and one undo brings it back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fleet_page import order
from table_page import Sight

pytestmark = pytest.mark.browser

HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "level": "random"}
SEATS = {"british": HUMAN, "allied": BOT}


def orders(sight: Sight, last: str, most: int = 40) -> list[str]:
    """The clicks up to and with the one named."""
    done: list[str] = []
    while len(done) < most:
        sight.wait_for_decision()
        asked = sight.state()  # the page may have gone on by itself since
        assert sight.until(lambda asked=asked: sight._asks(asked) or sight._moved_on(asked, None))
        sight.page.wait_for_timeout(150)  # what follows of itself is on its way
        if asked["decision"] is None or sight._moved_on(asked, None):
            continue
        if last == "sail-column" and sight.page.get_by_test_id(last).count():
            return done
        done.append(order(sight, asked["decision"]))
        assert sight.until(lambda asked=asked: sight._moved_on(asked, None)), done
    raise AssertionError(f"more than {most} clicks: {done}")


def at_rest(sight: Sight) -> bool:
    """Nothing more follows of itself."""
    before = sight.state()
    sight.page.wait_for_timeout(600)
    return not sight._moved_on(before, None) and sight._asks(before)


def test_standing_orders_are_one_sentence_and_are_kept(sight: Sight) -> None:
    page = sight.page
    seats = {"british": HUMAN, "french": BOT}
    made = sight.go("/").new_match("flying-colors", "goza-de-candia", seats, seed=5)
    sight.open_table(str(made["id"]))
    head = page.get_by_role("button", name="When we are fired on")
    head.click()
    page.get_by_label("Answer").select_option("always")
    page.get_by_label("aim at").select_option("rigging")
    address = f"/api/matches/{sight.match}/seats/british/orders"
    assert sight.until(lambda: page.request.get(address).json()["orders"]["aim"] == "rigging")
    assert sight.accessibility() == []
    page.reload()
    sight.at_the_table()
    expect(head).to_contain_text("answer")
    ship, card = page.locator("[data-ship] [role=button]").first, page.get_by_test_id("hover-card")
    name = (ship.get_attribute("aria-label") or "").split(",")[0]
    ship.hover()
    expect(card).to_contain_text(name)
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    ship.focus()
    expect(card).to_contain_text(name)
    assert sight.accessibility() == []


def test_a_column_follows_its_leader_and_one_undo_brings_it_back(sight: Sight) -> None:
    page = sight.page
    made = sight.go("/").new_match("flying-colors", "trafalgar", SEATS, seed=3)
    sight.open_table(str(made["id"]))
    clicks = orders(sight, "sail-column")
    assert len(clicks) <= 12, clicks
    column = page.get_by_test_id("column").locator("li")
    rows = column.count()
    assert rows == 1, "the first of them comes to bear at long range, and stops"
    near = page.get_by_label("Stop to fire at enemies")
    near.select_option("within 5 hexes")
    assert column.count() >= 5, "nobody is so near"
    near.select_option("at any range")
    expect(column).to_have_count(rows)
    ships = lambda: [(s["bow"], s["facing"]) for s in sight.state()["view"]["ships"]]  # noqa: E731
    before = ships()
    expect(page.get_by_test_id("plan")).to_have_count(1)
    page.keyboard.press("Enter")  # what the brass button says
    moved = lambda: sum(a != b for a, b in zip(before, ships(), strict=True))  # noqa: E731
    assert sight.until(lambda: moved() >= rows), f"{moved()} of {rows} sailed"
    assert sight.until(lambda: at_rest(sight))
    assert sight.bare_ids() == []
    page.keyboard.press("z")
    assert sight.until(lambda: ships() == before), "one undo takes the whole column back"
    expect(page.get_by_test_id("sail-column")).to_be_visible()
