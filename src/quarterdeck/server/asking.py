"""Rows for the queue of questions to computer players, and to people who gave their answer in advance."""

from __future__ import annotations

from random import uniform
from typing import Any

import msgspec

from quarterdeck.kernel import Action

from .clock import now
from .rows import MatchRow
from .wire import AnyGame

AS_A_PERSON = (1.5, 4.0)  # seconds somebody takes to let a question go
NOBODY_WAITS = 10.0  # seconds that a question of a match without people may be put off


def questions(row: MatchRow, game: AnyGame) -> list[dict[str, Any]]:
    """What the game now asks of those who do not answer by themselves. An answer given in advance waits as
    long as a person might, or it would show."""
    asked = []
    for seat in game.pending:
        if row.seats[seat].kind == "bot":
            asked.append(question(row, seat, game.decision_id(seat)))
        elif game.rules.in_advance(game, seat) is not None:
            given = {"due": now() + uniform(*AS_A_PERSON), "thinks": False}
            asked.append(question(row, seat, game.decision_id(seat)) | given)
        elif ordered(row, game, seat) is not None:
            asked.append(question(row, seat, game.decision_id(seat)) | {"thinks": False})
    return asked


def answered(row: MatchRow, game: AnyGame, seat: str) -> Action | None:
    """What is answered for a seat: what it said in advance in the game, or ordered at the table."""
    return game.rules.in_advance(game, seat) or ordered(row, game, seat)


def ordered(row: MatchRow, game: AnyGame, seat: str) -> Action | None:
    """The answer by the standing orders of a seat."""
    kept, kind = row.seats[seat].orders, game.rules.orders_type
    if kept is None or kind is None:
        return None
    return game.rules.by_order(game, seat, msgspec.json.decode(kept, type=kind))


def question(row: MatchRow, seat: str, decision: str | None) -> dict[str, Any]:
    """To a computer player."""
    return {
        "match_id": row.id,
        "seat": seat,
        "decision": decision,
        "attempts": 0,
        "due": now(),
        "thinks": True,
        "patience": 0.0 if row.people else NOBODY_WAITS,
    }
