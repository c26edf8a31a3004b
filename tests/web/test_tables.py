"""The three tables, played: by clicks alone, by two browsers, by keys, on a phone, through every mishap."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from table_page import BOARD, Sight, turn

pytestmark = pytest.mark.browser

HUMAN = {"kind": "human"}
LINK = {"kind": "open", "invite": True}


def computer(level: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


class Table(NamedTuple):
    """A small match of a game, and what a sensible player wishes to do in it."""

    game: str
    scenario: str
    title: str
    seats: tuple[str, str]
    wishes: tuple[str, ...]
    turns: int
    """The turn at which everybody has had a whole one."""


FLYING = Table(
    "flying-colors",
    "goza-de-candia",
    "Goza de Candia",
    ("british", "french"),
    (r"activate .*", r"shoot hull", r"fire .*", r"ahead", r"wear .*", r"sternway", r"finish .*", r"hold"),
    2,
)
# The wind is easterly: ships that start north or south sail towards the middle and are not taken aback.
SAILS = Table(
    "sails-of-glory",
    "enemy_in_sight",
    "Enemy in sight",
    ("british", "french"),
    (r"deploy \d+ (450|300) .*", r"deploy-heading \d+ (0|18000)", r"plan .*", r"fire .*", r"seal"),
    2,
)
PIRATES = Table(
    "kaisers-pirates",
    "two-players",
    "Two players",
    ("north", "south"),
    (
        r"commit .* {2}",
        r"place .*",
        r"ready",
        r"play .*",
        r"go",
        r"target .*",
        r"pass",
        r"end",
        r"discard-rest",
    ),
    3,
)
TABLES = (FLYING, SAILS, PIRATES)


def ids(table: Table) -> str:
    return table.game


each_game = pytest.mark.parametrize("table", TABLES, ids=ids)


def over(table: Table) -> Callable[[dict[str, Any]], bool]:
    return lambda state: turn(state) >= table.turns


def against_the_computer(sight: Sight, table: Table, seed: int = 5, **more: Any) -> str:
    """A match in which the first seat is this browser's."""
    mine, other = table.seats
    seats = {mine: HUMAN, other: computer()}
    made = sight.go("/").new_match(table.game, table.scenario, seats, seed=seed, **more)
    return str(made["id"])


@each_game
def test_a_whole_turn_by_clicks_alone(page: Page, sight: Sight, table: Table) -> None:
    """From the home page to the second turn, against the computer, with nothing but clicks."""
    sight.go("/")
    page.locator(f'a[href="#/new/{table.game}"]').first.click()
    page.locator("[data-scenario]").filter(
        has=page.get_by_role("heading", name=table.title, exact=True)
    ).click()
    page.locator(".go button").click()
    sight.at_the_table()
    clicked = sight.play(over(table), table.wishes)
    assert len(clicked) >= 3
    state = sight.state()
    assert turn(state) >= table.turns or state["match"]["status"] == "finished"
    assert sight.bare_ids() == []
    assert sight.accessibility() == []


@each_game
def test_two_browsers_play_each_other(visitor: Callable[..., Sight], table: Table) -> None:
    """One makes the match, the other sits down by the link; each sees what the other did."""
    host, guest = visitor(), visitor(lang="it")
    mine, other = table.seats
    made = host.go("/").new_match(table.game, table.scenario, {mine: HUMAN, other: LINK}, seed=11)
    link = next(key["link"] for key in made["keys"] if key["seat"] == other)
    host.go(f"/#/table/{made['id']}")
    guest.go(link).at_the_table()
    host.at_the_table()
    assert "key" not in guest.page.url, "the secret stays in the address bar"
    moves = 0
    while moves < 60:
        states = {player: player.state() for player in (host, guest)}
        if any(turn(state) >= table.turns for state in states.values()):
            break
        asked = [player for player, state in states.items() if state["decision"] is not None]
        if states[host]["match"]["status"] == "finished":
            break
        assert asked, "the game waits for nobody"
        asked[0].choose(table.wishes)
        moves += 1
    assert moves >= 4
    ours, theirs = host.state(), guest.state()
    assert ours["seq"] == theirs["seq"] or ours["match"]["status"] == "finished"
    assert ours["seat"] == mine and theirs["seat"] == other


@each_game
def test_reload_in_the_middle_of_a_decision(page: Page, sight: Sight, table: Table) -> None:
    sight.open_table(against_the_computer(sight, table))
    sight.choose(table.wishes)
    decision = sight.wait_for_decision()
    legal = sight.offers()
    page.reload()
    sight.at_the_table()
    assert sight.wait_for_decision()["id"] == decision["id"]
    assert sight.offers() == legal
    sight.choose(table.wishes)


@each_game
def test_undo_takes_back_the_last_choice(page: Page, sight: Sight, table: Table) -> None:
    sight.open_table(against_the_computer(sight, table))
    for _ in range(8):
        before = sight.wait_for_decision()
        sight.choose(table.wishes)
        if sight.state()["can_undo"]:
            break
    else:
        pytest.fail("nothing could be taken back in eight choices")
    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    assert sight.until(lambda: (sight.state()["decision"] or {}).get("prompt") == before["prompt"])
    assert sight.offers() == {offer["action"] for offer in before["actions"]}


@each_game
def test_only_legal_things_can_be_clicked_and_all_are_shown(sight: Sight, table: Table) -> None:
    sight.open_table(against_the_computer(sight, table, seed=6))
    choices = 0
    while choices < 8 and sight.asked():
        assert sight.offers()
        sight.choose(table.wishes)
        choices += 1
    assert choices >= 5


@each_game
def test_a_lost_line_shows_itself_and_catches_up(visitor: Callable[..., Sight], table: Table) -> None:
    host, guest = visitor(), visitor()
    mine, other = table.seats
    made = host.go("/").new_match(table.game, table.scenario, {mine: HUMAN, other: LINK}, seed=11)
    link = next(key["link"] for key in made["keys"] if key["seat"] == other)
    host.go(f"/#/table/{made['id']}")
    guest.go(link).at_the_table()
    host.at_the_table()
    state = host.state()
    awake, asleep = (host, guest) if state["decision"] else (guest, host)
    asleep.page.context.set_offline(True)
    lost = asleep.page.get_by_role("alert")
    expect(lost).to_be_visible()
    expect(asleep.page.locator(BOARD).first).to_be_visible()
    awake.play(lambda now: now["decision"] is None, table.wishes)
    asleep.page.context.set_offline(False)
    expect(lost).to_have_count(0)
    assert asleep.until(lambda: bool(asleep.clickable())), "it did not catch up"
    asleep.choose(table.wishes)


@each_game
def test_on_a_phone(visitor: Callable[..., Sight], table: Table) -> None:
    sight = visitor(phone=True)
    sight.open_table(against_the_computer(sight, table))
    assert sight.overflow() <= 0
    for _ in range(4):
        sight.choose(table.wishes)
    assert sight.overflow() <= 0
    assert sight.bare_ids() == []
    assert sight.accessibility() == []


@each_game
@pytest.mark.parametrize("lang", ["es", "it"])
def test_tables_in_every_language(visitor: Callable[..., Sight], table: Table, lang: str) -> None:
    sight = visitor(lang=lang)
    sight.open_table(against_the_computer(sight, table))
    for _ in range(3):
        sight.choose(table.wishes)
        assert sight.bare_ids() == []
    assert sight.page.locator("html").get_attribute("lang") == lang


@each_game
def test_by_keys_alone(page: Page, sight: Sight, table: Table) -> None:
    """Tab reaches an action of the decision before any ship, its focus is seen, Enter takes it."""
    sight.open_table(against_the_computer(sight, table))
    for time in range(3):
        decision = sight.wait_for_decision()
        legal = [offer["action"] for offer in decision["actions"]]
        assert sight.until(lambda legal=legal: bool(set(sight.clickable()) & set(legal)))
        before = sight.state()
        reached = None
        for _ in range(250):
            page.keyboard.press("Tab")
            reached = page.evaluate("document.activeElement?.dataset?.action ?? null")
            if reached in legal:
                break
            if time == 0:
                assert page.locator("[data-ship]:focus-within").count() == 0, (
                    "a ship stands before the orders"
                )
        assert reached in legal, "Tab never came to an action"
        assert page.evaluate("document.activeElement.matches(':focus-visible')")
        page.keyboard.press("Enter")
        assert sight.until(lambda at=before: sight._moved_on(at, None), 3), (
            f"Enter on {reached!r} did nothing"
        )


@each_game
def test_spectators_see_no_hidden_thing(visitor: Callable[..., Sight], table: Table) -> None:
    player, watcher = visitor(), visitor()
    match = against_the_computer(player, table)
    player.open_table(match)
    if table is SAILS:
        player.play(lambda now: bool(now["view"]["chosen"]["cards"]), table.wishes)
    heard: list[str] = []
    watcher.page.on("websocket", lambda ws: ws.on("framereceived", lambda text: heard.append(str(text))))
    watcher.open_table(match)
    watcher.page.wait_for_timeout(300)
    assert watcher.clickable() == []
    seen, own = watcher.state(), player.state()
    assert seen["seat"] is None and seen["decision"] is None
    assert heard and not any('"decision":{' in text for text in heard)
    if table is PIRATES:
        assert own["view"]["me"] and not seen["view"]["me"], "a spectator looks into a hand"
    if table is SAILS:
        assert own["view"]["chosen"]["cards"] and not (seen["view"]["chosen"] or {}).get("cards")
    assert watcher.bare_ids() == []
    assert watcher.accessibility() == []
    for width in (1600, 390):
        watcher.page.set_viewport_size({"width": width, "height": 844})
        expect(watcher.page.get_by_role("button", name=re.compile("^Undo"))).to_have_count(0)


@each_game
def test_two_players_at_one_screen_have_a_curtain_between_them(
    page: Page, sight: Sight, table: Table
) -> None:
    seats = dict.fromkeys(table.seats, HUMAN)
    made = sight.go("/").new_match(table.game, table.scenario, seats, seed=11)
    sight.go(f"/#/table/{made['id']}")
    curtain = page.get_by_role("dialog", name="Curtain between players")
    expect(curtain).to_be_visible()
    hangs = "(e) => [getComputedStyle(e).backgroundImage, e.clientWidth, e.clientHeight]"
    cloth, wide, high = curtain.evaluate(hangs)
    assert "gradient" in cloth, "whoever comes sees the table of the other through it"
    assert [wide, high] == page.evaluate("[innerWidth, innerHeight]")
    assert sight.clickable() == []
    curtain.get_by_role("button").click()
    sight.at_the_table()
    assert sight.until(lambda: bool(sight.clickable()))


@each_game
def test_replay_steps_through_a_finished_match(page: Page, sight: Sight, table: Table) -> None:
    match = against_the_computer(sight, table)
    sight.open_table(match)
    for _ in range(3):
        sight.choose(table.wishes)
    reply = page.request.post(
        f"/api/matches/{match}/resign", data={"seat": table.seats[0]}, headers={"x-quarterdeck": "1"}
    )
    assert reply.ok, reply.text()
    sight.go(f"/#/replay/{match}").at_the_table()
    assert sight.bare_ids() == []
    assert sight.accessibility() == []
    assert sight.clickable() == []
    page.get_by_role("button", name=re.compile("^Step on")).first.click()
    page.get_by_role("button", name=re.compile("^Step back")).first.click()
    count = page.locator(".tools .n")
    last = int(count.inner_text().split("/")[1])
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text(f"2 / {last}")
    page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"1 / {last}")
    for _ in range(last - 1):
        page.keyboard.press("ArrowRight")
    expect(count).to_have_text(f"{last} / {last}")
    page.keyboard.press(" ")
    expect(count).not_to_have_text(f"{last} / {last}")  # at the end it begins anew
    packed = page.request.get(f"/api/matches/{match}/replay", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.json()["frames"]
