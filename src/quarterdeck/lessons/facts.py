"""Does a fact hold? Looks only at what the learner may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from quarterdeck.kernel import Event, Game, Seat
from quarterdeck.lessons.course import Fact


def holds(fact: Fact, game: Game[Any, Any], seat: Seat, told: Iterable[Event]) -> bool:
    found = _looked_up(fact, game, seat, told)
    return any(_agrees(fact, value) for value in found) != fact.not_


def _looked_up(fact: Fact, game: Game[Any, Any], seat: Seat, told: Iterable[Event]) -> list[Any]:
    """Every thing the fact may be about."""
    if fact.told:
        events = [event for event in told if event.what == fact.told and event.visible_to(seat)]
        return [walk(event, fact.at) if fact.at else True for event in events]
    if fact.offered:
        on_offer = (f"{who}: {action}" for who, actions in game.pending.items() for action in actions)
        return [any(fnmatchcase(move, fact.offered) for move in on_offer)]
    if fact.preview:
        action = game.rules.parse_action(fact.preview)
        return [walk(game.rules.preview(game, seat, action), fact.at)]
    if fact.hint:
        return [walk(game.rules.hints(game, seat), fact.hint)]
    return [walk(game.view(seat), fact.view)]


def walk(thing: Any, path: str) -> Any:
    """What lies at the end of a path; None where it leads nowhere."""
    name, _, rest = path.partition(".")
    if not name or thing is None:
        return thing
    if name == "*":
        return [walk(item, rest) for item in thing]
    return walk(_part(thing, name), rest)


def _part(thing: Any, name: str) -> Any:
    if name == "#":
        return len(thing)
    if isinstance(thing, msgspec.Struct):
        return getattr(thing, name, None)  # hints are of several kinds
    if isinstance(thing, Mapping):
        return next((value for key, value in thing.items() if str(key) == name), None)
    return thing[int(name)] if int(name) < len(thing) else None


def _agrees(fact: Fact, value: Any) -> bool:
    if fact.is_ is not None:
        return bool(_plain(value) == fact.is_)
    if fact.has:
        return all(item in (_plain(value) or ()) for item in fact.has)
    if fact.among:
        return _plain(value) in fact.among
    if fact.most is not None:
        return bool(value <= fact.most)
    if fact.least is not None:
        return bool(value >= fact.least)
    if fact.near:
        values = value if isinstance(value, Sequence) else (value,)
        return all(abs(a - b) <= fact.within for a, b in zip(values, fact.near, strict=True))
    return bool(value)


def _plain(value: Any) -> Any:
    """As TOML writes it: lists for tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))
