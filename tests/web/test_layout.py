"""At every size of window nothing is cut off, covered, printed over something else, or too small to press."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from table_page import Answer, Sight

LOOK = (Path(__file__).parents[1] / "support" / "layout.js").read_text(encoding="utf-8")
# Phones, tablets both ways, laptops, a desk, a wall; 1600 x 1000 at 150 and 200 % of zoom.
SIZES = (
    (390, 844), (600, 960), (820, 1180), (1024, 768), (1100, 760), (1067, 667), (800, 500),
    (1280, 720), (1600, 1000), (3840, 2160),
)  # fmt: skip
# For what lies over a table, which is laid out before: a phone, a tablet, a laptop, a desk.
FEW = ((390, 844), (820, 1180), (1280, 720), (1600, 1000))
BOT = {"kind": "bot", "level": "lieutenant"}
BATTLES = {
    "flying-colors": ("goza-de-candia", ("british", "french")),
    "sails-of-glory": ("enemy_in_sight", ("british", "french")),
    "kaisers-pirates": ("two-players", ("north", "south")),
}
SCREENS = (
    "/",
    *(f"/#/{page}/{game}" for page in ("new", "learn", "rules") for game in BATTLES),
    "/#/lobby",
    "/#/games",
    "/#/replays",
    "/#/learn",
)


def looked_at(page: Page, *allowed: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    """Everything found at these sizes, each with its size, but for the kinds that are allowed.

    A board takes a moment to settle after the window has changed: what is found must stay.
    """
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(30):
            page.wait_for_timeout(200)
            seen = page.evaluate(LOOK)
            seen["sideways"] = ["the page"] if seen["sideways"] else []
            here = [f"{kind}: {what}" for kind in seen.keys() - allowed for what in seen[kind]]
            if not here:
                break
        found += [f"{width}x{height} {one}" for one in here]
    return found


def match(sight: Sight, game: str) -> Answer:
    scenario, (mine, other) = BATTLES[game]
    return sight.new_match(game, scenario, {mine: {"kind": "human"}, other: BOT}, seed=5)


@pytest.mark.parametrize("address", SCREENS)
def test_screens_fit_every_window(sight: Sight, page: Page, address: str) -> None:
    sight.go(address)
    expect(page.locator("[data-scenario]" if "/new/" in address else "main").first).to_be_visible()
    assert looked_at(page) == []


def test_the_waiting_room_fits_every_window(sight: Sight, page: Page) -> None:
    seats = {"british": {"kind": "human"}, "french": {"kind": "open", "invite": True}}
    made = sight.new_match("flying-colors", "goza-de-candia", seats)
    sight.go(f"/#/table/{made['id']}")
    expect(page.get_by_role("heading", name="One captain is missing")).to_be_visible()
    assert looked_at(page) == []


def skip_the_story(page: Page) -> None:
    """What is told of the others' turn lies over the table while it is told."""
    page.wait_for_timeout(500)
    for _ in range(40):
        if not page.get_by_test_id("story").count():
            return
        page.keyboard.press("Escape")
        page.wait_for_timeout(250)


@pytest.mark.parametrize("game", BATTLES)
def test_tables_fit_every_window(sight: Sight, page: Page, game: str) -> None:
    """At the start, in the middle, with the menu open, at the end, and as a replay."""
    made = match(sight, game)
    sight.open_table(made["id"])
    sight.wait_for_decision()  # the other side may begin
    skip_the_story(page)
    assert looked_at(page, sizes=FEW) == [], "at the start"
    page.set_viewport_size({"width": 1600, "height": 1000})
    for _ in range(4):
        sight.choose()
    sight.wait_for_decision()
    skip_the_story(page)
    assert looked_at(page) == [], "in the middle"
    page.set_viewport_size({"width": 1600, "height": 1000})
    page.get_by_role("button", name="Menu").click()
    assert looked_at(page, "covered", sizes=FEW) == [], "with the menu open"
    page.keyboard.press("Escape")
    mine = BATTLES[game][1][0]
    resigned = page.request.post(
        f"/api/matches/{made['id']}/resign", data={"seat": mine}, headers={"x-quarterdeck": "1"}
    )
    assert resigned.ok, resigned.text()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert looked_at(page, sizes=FEW) == [], "at the end"
    sight.go(f"/#/replay/{made['id']}").at_the_table()
    assert looked_at(page, sizes=FEW) == [], "as a replay"
