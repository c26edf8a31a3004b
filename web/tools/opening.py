"""Print the first decision of Goza de Candia as a browser is told it, for the tests of the client."""

from __future__ import annotations

import sys

import quarterdeck as qd
from quarterdeck.server.wire import decision_out, encode, event_out


def main() -> None:
    game = qd.load("flying-colors").new("goza-de-candia", {}, 5)
    seat = next(iter(game.pending))
    decision = game.decision(seat)
    assert decision is not None
    shown = {
        "view": game.view(seat),
        "decision": decision_out(game, decision),
        "hints": game.rules.hints(game, seat),
        "events": [event_out(event) for event in game.log(seat)],
    }
    match = {
        "game": "flying-colors",
        "scenario": "goza-de-candia",
        "status": "playing",
        "waiting_for": [seat],
    }
    sys.stdout.buffer.write(encode({"shown": shown, "match": match}))


if __name__ == "__main__":
    main()
