"""Around a game: measured difficulty, the course of a battle, odds in the log, marks on uncertain values."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from services import wait_for
from table_page import Answer, Sight

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "level": "lieutenant"}
FOUGHT = {
    "flying-colors": ("cape-henry", ("british", "french")),
    "sails-of-glory": ("enemy_in_sight", ("british", "french")),
    "kaisers-pirates": ("two-players", ("north", "south")),
}


ENDED: dict[str, str] = {}
"""By game, what has been played to its end on the server of this process."""


def fought(sight: Sight, game: str) -> str:
    """A match of two computers, played to its end; the same one for all who only look at it."""
    if game in ENDED:
        return ENDED[game]
    scenario, seats = FOUGHT[game]
    match = str(sight.new_match(game, scenario, dict.fromkeys(seats, BOT), seed=11)["id"])

    def over() -> bool:
        told: Answer = sight.page.request.get(f"/api/matches/{match}").json()
        return bool(told["match"]["status"] == "finished")

    wait_for(over, "the end of the match", 300)
    ENDED[game] = match
    return match


@pytest.fixture(params=FOUGHT)
def battle(request: pytest.FixtureRequest, sight: Sight) -> tuple[str, str]:
    return request.param, fought(sight, request.param)


def step(page: Page) -> int:
    """The step of the replay that is shown, from 1."""
    return int(page.locator(".tools .n").inner_text().split("/")[0])


# ---- difficulty ---------------------------------------------------------------------------------


def test_a_scenario_card_shows_what_was_measured(page: Page, sight: Sight) -> None:
    told = page.request.get("/api/games/flying-colors/scenarios").json()["scenarios"]
    counted = {s["id"]: s["measured"] for s in told}["minorca"]
    won, games = counted["wins"]["british"], counted["games"]
    sight.go("/#/new/flying-colors")
    card = page.locator("[data-scenario]", has_text="Minorca")
    expect(card.get_by_test_id("balance")).to_contain_text(f"{won} of {games}")
    card.click()
    pane = page.locator(".pane")
    expect(pane).to_contain_text(f"Counted: {games} games")
    expect(pane.get_by_role("group", name="British")).to_contain_text("easy")
    expect(pane.get_by_role("group", name="French")).to_contain_text("desperate")


def test_a_small_fair_battle_stands_first_and_is_chosen(page: Page, sight: Sight) -> None:
    for game, battle in (("flying-colors", "goza-de-candia"), ("sails-of-glory", "enemy_in_sight_basic")):
        sight.go(f"/#/new/{game}")
        first = page.locator("[data-scenario]").first
        expect(first).to_have_attribute("data-scenario", battle)
        expect(first).to_have_attribute("aria-pressed", "true")


# ---- home ---------------------------------------------------------------------------------------


def test_home_shows_the_board_that_waits(page: Page, sight: Sight) -> None:
    for game, (scenario, (mine, other)) in FOUGHT.items():
        sight.new_match(game, scenario, {mine: {"kind": "human"}, other: BOT}, seed=3)
    sight.go("/")
    expect(page.locator("svg.thumb")).to_have_count(3)
    assert all("<path" in thumb.inner_html() for thumb in page.locator("svg.thumb").all())
    expect(page.get_by_role("link", name=re.compile("^Continue "))).to_have_count(3)
    expect(page.locator(".now").first).to_contain_text("Against the computer, lieutenant")
    assert sight.accessibility() == []


@pytest.mark.parametrize("address", ["/#/new/flying-colors", "/#/lobby", "/#/games", "/#/replays"])
def test_language_and_night_can_be_switched_on_every_bar(page: Page, sight: Sight, address: str) -> None:
    sight.go(address)
    page.get_by_role("button", name="ES", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.locator("header button[aria-pressed]").last.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")


def test_language_and_night_can_be_switched_at_a_table(page: Page, sight: Sight) -> None:
    made = sight.new_match("flying-colors", "bec-du-raz", {"british": {"kind": "human"}, "french": BOT})
    sight.open_table(made["id"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="IT", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.get_by_role("tab", name="Ordini")).to_be_visible()


# ---- the course of a battle ---------------------------------------------------------------------


def test_a_replay_can_be_sought_by_pointer_and_by_keys(
    page: Page, sight: Sight, battle: tuple[str, str]
) -> None:
    game, match = battle
    course = page.request.get(f"/api/matches/{match}/timeline").json()
    sight.go(f"/#/replay/{match}").at_the_table()
    line = page.get_by_test_id("timeline")
    box = line.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.1, box["y"] + 34)
    sight.until(lambda: step(page) > 1)
    there = step(page)
    assert there > 1
    line.focus()
    page.keyboard.press("ArrowRight")
    assert sight.until(lambda: step(page) == there + 1)
    page.keyboard.press("End")
    assert sight.until(lambda: step(page) == len(course["ends"]))
    page.keyboard.press("Home")
    assert sight.until(lambda: step(page) == 1)
    marks = course["marks"]
    assert marks, f"nothing was lost in {game}"
    page.keyboard.press("]")  # to the first loss
    first = next(i for i, end in enumerate(course["ends"]) if end >= marks[0]["n"])
    assert sight.until(lambda: step(page) == first + 1)
    assert sight.accessibility() == []
    assert sight.bare_ids() == []


def test_a_mark_on_the_strip_of_a_live_table_shows_its_moment_there(page: Page, sight: Sight) -> None:
    match = fought(sight, "flying-colors")
    sight.open_table(match)
    marks = page.locator(".strip .mk.may")
    expect(marks.first).to_be_attached(timeout=20_000)
    n = int(marks.first.get_attribute("data-n") or 0)
    page.get_by_role("button", name="Close").last.click()
    marks.first.dispatch_event("click")
    ends = page.request.get(f"/api/matches/{match}/timeline").json()["ends"]
    at = next(i for i, end in enumerate(ends) if end >= n)
    expect(page.locator(".tools .n")).to_have_text(f"{at + 1} / {len(ends)}")
    assert page.url.endswith(f"/#/table/{match}")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", FOUGHT)
def test_looking_back_at_a_live_table_leaves_the_decision_as_it_is(
    visitor: Callable[..., Sight], game: str, phone: bool
) -> None:
    """Board and log are those of the moment, nothing can be done there, and the same question comes back."""
    sight = visitor(phone=phone)
    scenario, (mine, other) = FOUGHT[game]
    seats = {mine: {"kind": "human"}, other: BOT}
    made = sight.go("/").new_match(game, scenario, seats, seed=11)
    page = sight.open_table(str(made["id"])).page
    for _ in range(3):
        sight.wait_for_decision()
        sight.choose((r"(?!discard).*",))
    sight.wait_for_decision()
    shown = sight.offers()
    asked = sight.state()
    bar = page.get_by_test_id("past")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    expect(bar).to_be_visible()
    page.get_by_test_id("timeline").press("Home")
    expect(page.locator(".tools .n")).to_contain_text(re.compile(r"^1 /"))
    assert sight.clickable() == [], "something can be done in the past"
    assert page.locator("main").get_attribute("data-decision") is None
    assert sight.accessibility() == []
    page.keyboard.press("z")
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    assert sight.state()["seq"] == asked["seq"], "the past changed the present"
    assert sight.offers() == shown


def test_points_on_the_strip_are_those_of_the_server(page: Page, sight: Sight) -> None:
    match = fought(sight, "flying-colors")
    sight.open_table(match)
    halves = sight.state()["view"]["half_points"]
    shown = [text.strip() for text in page.locator(".strip .p").all_inner_texts()]
    assert shown == [f"{half / 2:g}" for half in halves]


# ---- odds ---------------------------------------------------------------------------------------


def test_an_opened_roll_shows_the_odds_there_were(page: Page, sight: Sight, battle: tuple[str, str]) -> None:
    """When the first ship was lost: somebody rolled for that not long before."""
    _, match = battle
    course = page.request.get(f"/api/matches/{match}/timeline").json()
    lost = next(i for i, end in enumerate(course["ends"]) if end >= course["marks"][0]["n"])
    sight.go(f"/#/replay/{match}?step={lost + 1}").at_the_table()
    page.get_by_role("tab", name=re.compile("^Log")).click()
    rolls = page.get_by_role("button", name="Show the arithmetic of this roll")
    expect(rolls.first).to_be_visible()
    for index in range(min(4, rolls.count())):
        rolls.nth(index).click()
    odds = page.get_by_role("img", name=re.compile("odds there were|sunk|succeeds|chit", re.IGNORECASE))
    assert odds.count() >= 1
    assert sight.accessibility() == []
    assert sight.bare_ids() == []
    last = step(page)
    page.get_by_title("Look at this moment").last.dispatch_event("click")
    assert sight.until(lambda: step(page) < last)


# ---- marks --------------------------------------------------------------------------------------


def test_a_reconstructed_value_says_so_under_the_pointer_and_with_the_focus(page: Page, sight: Sight) -> None:
    """The counter of La Galissonnière is not in the sources; the marks are the server's."""
    made = sight.new_match("flying-colors", "minorca", {"british": {"kind": "human"}, "french": BOT}, seed=2)
    sight.open_table(made["id"])
    flagship = page.locator(".board .ship").get_by_role("button", name=re.compile("^Foudroyant"))
    flagship.press("Enter")
    page.get_by_role("tab", name="Ship").click()
    mark = page.get_by_role("button", name=re.compile("^reconstructed value")).first
    mark.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("Reconstructed")
    mark.blur()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    mark.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_card_lists_its_reconstructed_values(page: Page, sight: Sight) -> None:
    made = sight.new_match(
        "kaisers-pirates", "two-players", {"north": {"kind": "human"}, "south": BOT}, seed=2
    )
    sight.open_table(made["id"])
    expect(page.locator(".oursring").first).to_be_attached()
    page.locator(".tilebtn:not([data-action])").first.click()
    expect(page.locator(".unsure")).to_contain_text("victory prize")


# ---- the chart ----------------------------------------------------------------------------------

OVERLAPS = """() => {
    const rose = document.querySelector('[data-testid=rose]').getBoundingClientRect();
    const hit = (e) => {
        const b = e.getBoundingClientRect();
        const x = (rose.left + rose.right) / 2, y = (rose.top + rose.bottom) / 2, r = rose.width / 2;
        const dx = Math.max(b.left - x, 0, x - b.right), dy = Math.max(b.top - y, 0, y - b.bottom);
        return dx * dx + dy * dy < r * r * 0.9;
    };
    return [...document.querySelectorAll('.board .ship, .board .names text')].filter(hit).length;
}"""


def test_the_wind_rose_covers_no_ship_and_no_name(page: Page, sight: Sight) -> None:
    made = sight.new_match(
        "flying-colors", "trafalgar", {"british": {"kind": "human"}, "allied": BOT}, seed=1805
    )
    sight.open_table(made["id"])
    page.wait_for_timeout(600)
    assert page.evaluate(OVERLAPS) == 0
    for key in ("ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp"):
        page.keyboard.press(f"Shift+{key}")
        page.wait_for_timeout(600)
        assert page.evaluate(OVERLAPS) == 0, key


def test_the_ship_in_hand_or_with_the_focus_is_well_inside_the_frame(visitor: Callable[..., Sight]) -> None:
    sight = visitor()
    made = sight.new_match(
        "flying-colors", "trafalgar", {"british": {"kind": "human"}, "allied": BOT}, seed=1805
    )
    sight.open_table(made["id"])
    sight.play(lambda state: state["view"]["active"] >= 0 and state["decision"] is not None)
    ship = sight.state()["view"]["active"]
    page = sight.page
    page.keyboard.press("Tab")
    for one in (ship, *(other["id"] for other in sight.state()["view"]["ships"][-3:])):
        place = page.locator(f"[data-ship='{one}'] > g")
        if one != ship:
            place.focus()  # by keys: the chart follows
        box = place.bounding_box()
        assert box is not None
        assert box["x"] > 252 + 60 and box["x"] + box["width"] < 1600 - 396 - 60
        assert box["y"] > 62 + 60 and box["y"] + box["height"] < 1000 - 98 - 60
