"""What happened, with its rule number, for those who may know it."""

from __future__ import annotations

from typing import Any

import msgspec

from .decisions import Seat


class Mod(msgspec.Struct, frozen=True):
    """One modifier of a roll: its value, the message id of its reason, its rule number."""

    value: int
    reason: str
    rule: str


class Roll(msgspec.Struct, frozen=True):
    """The whole arithmetic of one roll."""

    sides: tuple[int, ...]
    dice: tuple[int, ...]
    mods: tuple[Mod, ...]
    total: int
    result: int | str | None = None
    table: str = ""
    keep: str = "sum"
    odds: tuple[tuple[int | str, int], ...] = ()
    """What there was to be had: each result, lowest total first, and how many of the equally likely throws
    lead to it. A single die has one entry for each face, so equal results may follow one another."""

    @property
    def die(self) -> int:
        return self.dice[0]


class Event(msgspec.Struct, frozen=True):
    """One line of the log. `seen_by` None = everybody, else only these seats."""

    n: int
    rule: str
    what: str
    args: dict[str, Any]
    seen_by: tuple[Seat, ...] | None = None
    roll: Roll | None = None

    def visible_to(self, seat: Seat | None) -> bool:
        return self.seen_by is None or seat in self.seen_by
