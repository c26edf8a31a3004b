"""The end sheet: every way in which the games end, read in a browser in three languages.

A match is made, given up and looked at; then the line tells the page of each other end in turn, in the words
the server has for it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from endings import GAMES, LANGUAGES, endings, level_word, seat_word
from quarterdeck.i18n import format
from quarterdeck.kernel import Message
from quarterdeck.server.wire import outcome_out
from table_page import Sight

pytestmark = pytest.mark.browser

WINS = {"en": "Victory: ", "es": "Victoria: ", "it": "Vittoria: "}
DRAWN = {"en": "A drawn battle", "es": "Batalla indecisa", "it": "Battaglia indecisa"}
PLACES = {
    "flying-colors": ("minorca", ("british", "french")),
    "sails-of-glory": ("enemy_in_sight", ("british", "french")),
    "kaisers-pirates": ("two-players", ("north", "south")),
}


def heading(g: Any, language: str) -> str:
    """[0301] Who has won; or that nobody has; or, of one who plays alone, what became of him."""
    ended = g.outcome
    if ended.winners:
        return WINS[language] + ", ".join(seat_word(g, seat, language) for seat in ended.winners)
    if ended.level.endswith("draw"):
        return DRAWN[language]
    word = level_word(ended.level, language)
    return word[0].upper() + word[1:]


def tapped(page: Page) -> tuple[list[WebSocketRoute], list[dict[str, Any]]]:
    """The lines of a page, by which it can be told something, and what it was told by them."""
    lines: list[WebSocketRoute] = []
    told: list[dict[str, Any]] = []

    def relay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            told.append(json.loads(message))
            line.send(message)

        server.on_message(hear)
        lines.append(line)

    page.route_web_socket("**/ws/matches/*", relay)
    return lines, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_sheet_says_every_end(visitor: Callable[..., Sight], game: str, language: str) -> None:
    sight = visitor(lang=language)
    page = sight.page
    lines, told = tapped(page)
    scenario, seats = PLACES[game]
    made = sight.go("/").new_match(game, scenario, {seat: {"kind": "human"} for seat in seats}, seed=3)
    reply = page.request.post(
        f"/api/matches/{made['id']}/resign", data={"seat": seats[0]}, headers={"x-quarterdeck": "1"}
    )
    assert reply.ok, reply.text()
    sight.open_table(made["id"])
    sheet = page.get_by_test_id("game")
    expect(sheet).to_be_visible()
    match = next(said["match"] for said in reversed(told) if said["type"] == "welcome")
    for _, g in endings(game):
        out = msgspec.to_builtins(outcome_out(g.outcome, []))
        lines[-1].send(json.dumps({"type": "match", "match": {**match, "outcome": out}}))
        expect(sheet.locator("h1")).to_have_text(heading(g, language))
        level = [level_word(g.outcome.level, language)] if g.outcome.winners else []
        said = [*level, format(g.outcome.reason, language)]
        expect(sheet.locator("p")).to_have_text(said)
        ranked = sorted(g.outcome.scores, key=lambda seat: -g.outcome.scores[seat])
        points = [g.outcome.points(seat) for seat in ranked]
        expect(sheet.locator("dd")).to_have_text(points)
    assert sight.bare_ids() == []


@pytest.mark.parametrize("game", ["flying-colors", "sails-of-glory"])
def test_the_end_names_what_was_lost_and_leads_there(sight: Sight, game: str) -> None:
    page = sight.page
    scenario = {"flying-colors": "goza-de-candia", "sails-of-glory": "enemy_in_sight"}[game]
    seats = {seat: {"kind": "bot", "level": "lieutenant"} for seat in ("british", "french")}
    made = sight.go("/").new_match(game, scenario, seats, seed=5)
    sight.go(f"/#/table/{made['id']}")
    assert sight.until(lambda: sight.state()["match"]["status"] == "finished", 90)
    course = page.request.get(f"/api/matches/{made['id']}/timeline").json()
    lost = [mark for mark in course["marks"] if mark["kind"] == "loss"]
    page.reload()
    sheet = page.get_by_test_id("game")
    losses = sheet.get_by_test_id("losses").get_by_role("link")
    assert lost
    expect(losses).to_have_count(len(lost))
    expect(sheet.locator("figure svg path")).to_have_count(1 + 2 * len(course["sides"]))
    sheet.get_by_role("button", name="Close").click()
    log = page.locator(".log, .rail").last
    everything = log.locator(".lg").count()
    log.get_by_role("button", name="Losses").click()
    told = [format(Message(mark["what"], mark["args"]), "en").rstrip(".") for mark in lost]
    expect(log.locator(".lg").filter(has_text=told[-1])).to_have_count(1)
    assert len(told) <= log.locator(".lg").count() < everything / 4
    page.reload()
    losses.last.click()
    expect(page).to_have_url(re.compile(rf"#/replay/{made['id']}\?n={lost[-1]['n']}"))


def test_the_sheet_of_a_day_opens_by_itself_and_again_from_the_log(sight: Sight) -> None:
    """[18.74] The line tells the page that a day has gone by: no test can play one."""
    page = sight.page
    lines, told = tapped(page)
    seats = {"british": {"kind": "human"}, "french": {"kind": "bot", "level": "midshipman"}}
    made = sight.go("/").new_match("flying-colors", "first-of-june-campaign", seats, seed=3)
    sight.open_table(made["id"])
    begun = next(e for said in told for e in said.get("events") or () if e["what"] == "fc-campaign-day")
    state = next(said for said in reversed(told) if said["type"] == "state" and said.get("view"))
    n = max(e["n"] for e in state["events"]) + 1000  # whatever the computer does meanwhile
    lost = {"id": 0, "name": "Leviathan", "side": "british", "nation": "British"}
    home = {"id": "fc-campaign-goes-home", "args": {"ship": "Leviathan"}}
    night = [
        {**begun, "n": n + 1, "what": "fc-campaign-goes-home", "ship": lost, "say": home},
        {**begun, "n": n + 2, "day": begun["day"] + 1},
    ]
    lines[-1].send(json.dumps({**state, "seq": state["seq"] + 1, "n": n + 2, "events": night}))
    sheet = page.get_by_test_id("day")
    for width in (1600, 390):
        page.set_viewport_size({"width": width, "height": 844})
        if width == 390:
            page.locator(".ptab").get_by_role("button", name="Log").click()
            page.get_by_test_id("last-day").click()
        expect(sheet).to_contain_text(f"Day {begun['day']} is over")
        expect(sheet.locator("li")).to_contain_text(["Leviathan"])
        assert sight.accessibility() == []
        sheet.get_by_role("button", name="On to the next day").click()
        expect(sheet).to_have_count(0)
