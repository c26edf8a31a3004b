"""The others' turn is told: every roll stands on a card, on every screen, and it keeps nobody waiting."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from table_page import Sight

pytestmark = pytest.mark.browser

HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "level": "random"}
GAMES = {
    "flying-colors": ("goza-de-candia", {"british": HUMAN, "french": BOT}),
    "kaisers-pirates": ("two-players", {"north": HUMAN, "south": BOT}),
}
QUIET = {"fc-no-fire", "fc-magazine-holds", "fc-fights-on", "fc-stays-afloat", "fc-commander-unhurt"}
WISHES = (r"activate .*", r"ahead", r"finish .*", r"hold.*", r"ready", r"pass.*", r"end", r"discard-rest")

COUNT_BANDS = """
window.bands = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.bands++; } };
"""


def thrown(event: dict[str, Any]) -> bool:
    """Whether dice were thrown for it that stand on a card of their own."""
    dice = any(isinstance(value, dict) and "dice" in value for value in event.values())
    return dice and event["what"] not in QUIET


def begun(sight: Sight, game: str, other: str = "") -> Sight:
    scenario, seats = GAMES[game]
    made = sight.go("/").new_match(game, other or scenario, seats, seed=5)
    return sight.open_table(str(made["id"]))


def watched(sight: Sight) -> set[int]:
    """Play, watching every story card by card until dice stood on one; the events that had a card."""
    page, seen = sight.page, set[int]()
    card = page.get_by_test_id("story-card")
    for _ in range(600):
        if page.get_by_test_id("story-skip").count():
            for number in map(int, card.evaluate_all("cards => cards.map((c) => c.dataset.n)")):
                if number not in seen and any(thrown(e) for e in sight.state()["events"] if e["n"] == number):
                    return seen | {number}
                seen.add(number)
            page.keyboard.press("ArrowRight")
        elif sight.state()["match"]["status"] == "finished":
            break
        elif sight.state()["decision"] is not None and not page.get_by_test_id("story").count():
            sight.choose(WISHES)
        else:
            page.wait_for_timeout(50)
    raise AssertionError(f"no dice on {len(seen)} cards")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_rolls_of_others_stand_on_cards(visitor: Callable[..., Sight], game: str, phone: bool) -> None:
    """Without motion every card waits: whoever steps through them sees each roll the other side made."""
    sight = begun(visitor(phone=phone), game)
    assert watched(sight)
    expect(sight.page.get_by_test_id("story-card").locator("svg").first).to_be_visible()
    assert sight.bare_ids() == []


def test_the_table_is_as_it_was_until_the_story_has_come_to_my_decision(sight: Sight) -> None:
    page = begun(sight, "flying-colors").page
    card = page.get_by_test_id("story-card")
    for _ in range(200):
        if card.count() and page.get_by_test_id("story-skip").count():
            break
        if sight.state()["decision"] is not None and not page.get_by_test_id("story").count():
            sight.choose(WISHES)
        else:
            page.wait_for_timeout(50)
    expect(card).to_be_visible()
    assert page.locator("[data-testid=option]:visible, [data-do]:visible").count() == 0, "asked in the past"
    assert sight.accessibility() == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("story")).to_have_count(0)
    if sight.asked():
        assert sight.offers()


def test_whoever_comes_back_is_told_what_fell_meanwhile(sight: Sight) -> None:
    """The mark of what was seen is set back, as if this browser had been away."""
    page = begun(sight, "flying-colors", "cape-ortegal").page
    watched(sight)
    page.locator("aside .rule-number").first.click()
    rule = page.get_by_test_id("rule")
    expect(rule).to_be_visible()
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    expect(page.get_by_test_id("story")).to_have_count(1)  # what lies on top goes first
    page.keyboard.press("Escape")
    assert sight.asked()
    expect(page).to_have_title(re.compile("^\u25cf Your decision"))
    page.get_by_role("button", name="Their turn again").click()
    expect(page.get_by_test_id("story-skip")).to_be_visible()
    page.keyboard.press("Escape")
    match = sight.match
    page.goto("/#/")
    page.evaluate(f"localStorage.setItem('quarterdeck.seen.{match}.british', '0')")
    sight.open_table(match)
    recap = page.get_by_test_id("recap")
    expect(recap).to_be_visible()
    assert recap.locator("li").count() >= 1
    expect(recap.locator("li svg g").first).to_be_attached()  # a line has its picture
    expect(recap.get_by_test_id("recap-tide").locator("[data-gained]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    lines = page.locator(".log .lg")
    before = lines.count()
    page.get_by_role("button", name="Theirs").click()
    assert 0 < lines.count() < before, "the log shows what the others did"
    page.locator(".recap .chip").click()
    recap.locator("li button").first.click()
    expect(page.get_by_test_id("past")).to_be_visible()
    assert page.url.endswith(f"/#/table/{match}"), "the line leads away from the table"
    page.get_by_test_id("to-now").click()
    expect(page.get_by_test_id("past")).to_have_count(0)
    assert sight.offers()


def test_nothing_sounds_until_it_is_wanted(sight: Sight) -> None:
    """Switched on by its key it is kept; the browser is asked for sound only then, and after a touch."""
    page = sight.page
    page.add_init_script(COUNT_BANDS)

    def bands() -> int:
        return int(page.evaluate("bands"))

    begun(sight, "kaisers-pirates")
    sight.choose((r"commit .*",))
    mute = page.get_by_test_id("mute")
    expect(mute).to_have_attribute("aria-pressed", "false")
    assert bands() == 0
    page.keyboard.press("m")
    expect(mute).to_have_attribute("aria-pressed", "true")
    assert sight.until(lambda: bands() == 1)
    page.reload()
    sight.at_the_table()
    expect(mute).to_have_attribute("aria-pressed", "true")
    assert bands() == 0
    for wish in (r"place .*", r"ready"):
        sight.choose((wish,))
    assert sight.until(lambda: bands() == 1)
    mute.click()
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "false")
