"""Words that choose by yes and no, read in a browser in three languages: boarding, grappling, entangling.

Two ships lie side by side [SG-O-BRD-1] [SG-O-TANGLE-1]. The position is read from its text, the rules play on
from it, and the line tells the page what they ask and tell.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

import quarterdeck
from quarterdeck.kernel import Event
from quarterdeck.server.wire import decision_out, event_out
from table_page import Sight

pytestmark = pytest.mark.browser

SIDE_BY_SIDE = (Path(__file__).parent / "side_by_side.txt").read_text()
RULES = quarterdeck.load("sails-of-glory")
WORDS: dict[str, tuple[list[str], list[str], list[str]]] = {
    "en": (
        ["Courageuse: board", "Courageuse: do not board"],
        ["Terpsichore: grappled", "touch: their rigging is entangled"],
        ["Courageuse and HMS Terpsichore: not grappled", "touch: they stay clear"],
    ),
    "es": (
        ["Courageuse: abordar", "Courageuse: no abordar"],
        ["Courageuse y HMS Terpsichore: aferrados", "se tocan: sus aparejos se enredan"],
        ["Courageuse y HMS Terpsichore: no aferrados", "se tocan: quedan libres"],
    ),
    "it": (
        ["Courageuse: abborda", "Courageuse: non abbordare"],
        ["Courageuse e HMS Terpsichore: agganciate", "si toccano: il sartiame si impiglia"],
        ["Courageuse e HMS Terpsichore: non agganciate", "si toccano: restano libere"],
    ),
}
LUCK = ("abcdef00000000000000000000000001", "abcdef00000000000000000000000005")  # both happen; neither does


def side_by_side(luck: str = LUCK[0]) -> quarterdeck.Game[Any, Any]:
    return RULES.read_position(SIDE_BY_SIDE.replace("\ndice\n", f"\ndice {luck}\n"))


def checks(luck: str) -> list[Event]:
    """What is told when one side wants to board and the other does not: chance decides, then the rigging."""
    g = side_by_side(luck)
    told = [*g.apply("french", RULES.parse_action("board 0 yes"))]
    told += g.apply("british", RULES.parse_action("board 1 no"))
    return [event for event in told if event.what in ("sg-grapple", "sg-tangle-check")]


def state(seq: int, n: int, events: list[Event]) -> dict[str, Any]:
    """The message of the server about the position, as its French captain gets it."""
    g = side_by_side()
    decision = g.decision("french")
    assert decision is not None
    told = [{**msgspec.to_builtins(event_out(event)), "n": n + i} for i, event in enumerate(events, 1)]
    return {
        "type": "state",
        "seq": seq,
        "n": n + len(told),
        "status": "playing",
        "waiting_for": ["french", "british"],
        "can_undo": False,
        "events": told,
        "view": msgspec.to_builtins(g.view("french")),
        "decision": msgspec.to_builtins(decision_out(g, decision)),
        "hints": msgspec.to_builtins(RULES.hints(g, "french")),
    }


@pytest.mark.parametrize("language", WORDS)
def test_what_happened_is_not_told_as_its_opposite(visitor: Callable[..., Sight], language: str) -> None:
    sight = visitor(lang=language)
    page, lines, heard = sight.page, [], {"seq": 0, "n": 0}

    def relay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] in ("welcome", "state"):
                heard.update(seq=said.get("seq", heard["seq"]), n=said.get("n", heard["n"]))
            line.send(message)

        server.on_message(hear)
        lines.append(line)

    page.route_web_socket("**/ws/matches/*", relay)
    seats = {"french": {"kind": "human"}, "british": {"kind": "bot", "level": "lieutenant"}}
    made = sight.go("/").new_match("sails-of-glory", "enemy_in_sight", seats, seed=3)
    sight.open_table(made["id"])
    choices, happened, not_happened = WORDS[language]

    def tell(events: list[Event]) -> None:
        said = state(heard["seq"] + 1, heard["n"], events)
        heard.update(seq=said["seq"], n=said["n"])
        lines[-1].send(json.dumps(said))

    tell([])
    for choice in choices:
        expect(page.get_by_role("button", name=choice, exact=True)).to_be_visible()
    for luck, sentences in zip(LUCK, (happened, not_happened), strict=True):
        tell(checks(luck))
        for sentence in sentences:
            expect(page.get_by_text(sentence).last).to_be_attached()
    assert sight.bare_ids() == []
