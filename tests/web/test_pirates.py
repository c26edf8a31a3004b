"""The card table: one click takes up, another plays, in the hand and in the list alike."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from table_page import Sight

pytestmark = pytest.mark.browser

SEATS = {"north": {"kind": "human"}, "south": {"kind": "bot", "level": "random"}}
NAMES = """(cards) => cards.map((card) => {
    const names = [...card.querySelectorAll('text[font-weight="600"]')];
    const box = names.map((t) => t.getBoundingClientRect());
    return box.every((b) => card.contains(document.elementFromPoint(b.right - 3, b.y + b.height / 2)));
})"""
# What of these a person does not see whole, where it is, without scrolling and with nothing on it.
HIDDEN = """(all) => all.filter((e) => {
    const box = e.getBoundingClientRect();
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let a = e.parentElement; a; a = a.parentElement) {
        if (getComputedStyle(a).overflowY === 'visible') continue;
        const edge = a.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    const across = box.left >= left - 1 && box.right <= right + 1;
    const down = box.top >= top - 1 && box.bottom <= bottom + 1;
    const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const own = e.closest('.ansrow') ?? e;
    return !across || !down || box.width < 40 || box.height < 17 || !(own.contains(on) || on.contains(e));
}).map((e) => e.getAttribute('aria-label') ?? e.textContent)"""


def commits(state: dict[str, Any]) -> bool:
    decision = state["decision"]
    return decision is not None and bool(decision["actions"][0]["tag"] == "commit")


def answers(state: dict[str, Any]) -> bool:
    return state["decision"] is not None and bool(state["view"]["phase"] == "answer")


def scored(state: dict[str, Any]) -> bool:
    return any(player["rounds"] for player in state["view"]["players"])


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_card_is_taken_up_and_then_laid(visitor: Callable[..., Sight], phone: bool) -> None:
    sight = visitor(phone=phone)
    made = sight.go("/").new_match("kaisers-pirates", "two-players", SEATS, seed=5)
    page = sight.open_table(made["id"]).page
    sight.play(commits, ("pass-turn", "pass"))
    before = sight.wait_for_decision()
    sight.until(lambda: bool(sight.clickable()))
    assert page.locator("[data-action][aria-pressed=true]").count() == 0, "nothing is taken up of itself"
    action = before["actions"][0]["action"]
    row = page.locator(f".rows [data-action='{action}']")
    if phone:
        page.get_by_role("button", name="Your hand").click()
    card = page.locator(f"[data-card='{action.split()[-1]}']")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=re.compile("^Lay ")).last).to_be_enabled()
    assert sight.wait_for_decision()["id"] == before["id"], "one click is not enough"
    card.click()
    placing = sight.until(lambda: sight.wait_for_decision()["actions"][0]["tag"] == "place")
    assert placing, "the second click lays it"
    if phone:
        page.get_by_role("button", name="Orders").click()
    expect(page.locator(".rows").first).to_contain_text("Lay it for an Intercept! by")
    page.get_by_role("button", name=re.compile("^Undo")).click()
    expect(row).to_have_attribute("aria-pressed", "false")
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    assert sight.until(lambda: sight.wait_for_decision()["actions"][0]["tag"] == "place"), "Enter lays it"


def test_names_are_whole_and_totals_of_both_rounds_are_in_sight(sight: Sight) -> None:
    made = sight.go("/").new_match("kaisers-pirates", "two-players", SEATS, seed=5, options={"removed": 78})
    page = sight.open_table(made["id"]).page
    sight.play(commits, ("pass-turn", "pass"))
    sight.until(lambda: bool(sight.clickable()))
    whole = page.locator(".held-card").evaluate_all(NAMES)
    assert len(whole) >= 5 and all(whole), "a name lies under the next card"
    labels = page.locator(".rows .press").evaluate_all("(all) => all.map((e) => e.ariaLabel)")
    assert labels and not any(re.search(r"\(\d+\)", say) for say in labels), labels
    sight.play(scored, ("pass-turn", "pass", "ready", "discard-rest"))
    sheet = page.get_by_test_id("round")
    watched = "document.querySelector('[data-testid=story-skip]')?.click()"
    assert sight.until(lambda: bool(page.evaluate(watched) or sheet.count())), "the round ends with its sheet"
    players = sight.state()["view"]["players"]
    rounds = sorted(str(player["rounds"][0]["points"]) for player in players)
    assert sorted(sheet.locator(".coin").all_inner_texts()) == rounds
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    sight.play(lambda now: now["view"]["round"] > 1, ("keep-no-more",))
    assert sight.until(lambda: bool(sight.clickable()))
    counts: dict[str, int] = {}
    points = [str(player["round_points"]) for player in players]
    expect(page.get_by_test_id("standing").locator(".of-game")).to_have_text(points)
    page.get_by_role("button", name="last round").click()
    expect(sheet).to_be_visible()
    assert sight.accessibility() == []
    page.keyboard.press("Escape")
    for kind in ("Mine", "Theirs", "All"):
        page.get_by_role("button", name=kind, exact=True).click()
        counts[kind] = page.locator(".lg").count()
    assert 0 < counts["Mine"] < counts["All"] and 0 < counts["Theirs"] < counts["All"]
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".seats i")).to_have_text([f"Game {value}" for value in points])
    page.get_by_role("button", name="Log").click()
    page.get_by_test_id("last-round").click()
    expect(sheet).to_be_visible()


def test_on_a_tablet_hand_forces_and_question_are_in_sight(visitor: Callable[..., Sight]) -> None:
    """Where the phone has them on four pages; the log lies behind a handle."""
    sight = visitor(viewport={"width": 1100, "height": 760}, has_touch=True)
    seats = {**SEATS, "east": SEATS["south"]}
    made = sight.go("/").new_match("kaisers-pirates", "three-players", seats, seed=5)
    page = sight.open_table(made["id"]).page
    for asked in (commits, answers):
        sight.play(asked, ("ready", "end", "pass", "discard-rest"))
        sight.offers()
        expect(page.get_by_test_id("story")).to_have_count(0)
        view = sight.state()["view"]
        parts = {
            ".held-card": len(view["me"]["hand"]),
            ".force [data-ship]": sum(len(p["rear"]) + len(p["front"]) for p in view["players"]),
            "[data-testid=prompt]": 1,
            ".cable .press, .cabact button, .odds-bar": None,
        }
        for width, height in ((820, 1180), (1100, 760)):
            page.set_viewport_size({"width": width, "height": height})
            for what, count in parts.items():
                found = page.locator(what)
                assert count in (None, found.count()), what
                assert found.evaluate_all(HIDDEN) == [], (what, width)
    assert page.locator(".odds-bar").count() > 0, "an answer shows its odds"
    assert page.locator(".lg").count() == 0
    page.get_by_test_id("handle").tap()
    expect(page.locator(".lg").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    assert sight.accessibility() == []
    for width, table in ((690, ".phone"), (1280, ".cloth")):
        page.set_viewport_size({"width": width, "height": 800})
        expect(page.locator(table)).to_be_visible()
