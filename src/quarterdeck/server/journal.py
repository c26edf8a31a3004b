"""From the lines of a journal to the game they tell of."""

from __future__ import annotations

import quarterdeck as qd
from quarterdeck.kernel import Event
from quarterdeck.kernel.codec import first, read_record

from .rows import Entry, MatchRow
from .wire import AnyGame


def new_game(row: MatchRow) -> AnyGame:
    """The game before its first action, from the record the match was made with; a match that plays on from
    another begins with a snapshot."""
    if row.origin is not None:
        return qd.load(row.game).play_on(row.genesis)
    return first(qd.load(row.game), read_record(row.genesis))


def play(game: AnyGame, entry: Entry) -> list[Event]:
    """Do again what the journal says was done; the events it causes."""
    if entry.kind == "action":
        assert entry.action is not None
        return game.apply(entry.seat, game.rules.parse_action(entry.action))
    if entry.kind == "undo":
        game.undo(entry.seat)
        return game.log(everything=True, after=entry.cut or 0)
    return []


def effective(entries: list[Entry]) -> list[Entry]:
    """Without what a repair has cut away."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "cut":
            kept = [earlier for earlier in kept if earlier.seq <= (entry.cut or 0)]
        kept.append(entry)
    return kept


def first_change(before: list[Event], game: AnyGame) -> int:
    """The number of the first event that an undo has removed or changed."""
    after = game.log(everything=True)
    for old, new in zip(before, after, strict=False):
        if old != new:
            return old.n
    shorter = after if len(after) < len(before) else before
    return shorter[-1].n + 1 if shorter else game.events
