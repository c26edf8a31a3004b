"""The present of a game put away whole, so that its past need not be played again."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel import Event, Ruleset
from quarterdeck.kernel.codec import encode as canonical

from .rows import SnapshotRow
from .wire import AnyGame

Kept = dict[str, Any]
"""A row for the table."""


def restored(rules: Ruleset[Any, Any], saved: SnapshotRow) -> AnyGame | None:
    """The game of a snapshot, if it is what it was when it was taken."""
    try:
        game: AnyGame = rules.restore(saved.state)
        return game if game.fingerprint() == saved.fingerprint else None
    except Exception:  # whatever is wrong with it: the journal knows better
        return None


def taken(
    game: AnyGame, match_id: str, seq: int, first_event: int, events: list[Event]
) -> tuple[Kept, AnyGame] | None:
    """A row with the events since the one before, and the game restored from it, which can replace the one in
    memory. Only if it is the same and asks the same questions."""
    state = game.snapshot()
    twin: AnyGame = game.rules.restore(state)
    twin.keep_undo = False
    fingerprint = game.fingerprint()
    same = twin.fingerprint() == fingerprint and all(
        twin.decision_id(seat) == game.decision_id(seat) for seat in game.pending
    )
    if not same:
        return None
    row = {
        "match_id": match_id,
        "seq": seq,
        "rules_version": game.rules.version,
        "fingerprint": fingerprint,
        "state": state,
        "first_event": first_event,
        "events": canonical(events),
    }
    return row, twin
