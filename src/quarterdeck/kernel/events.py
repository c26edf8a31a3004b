"""What happened: tagged frozen records with rule, cause and arithmetic, for those who may know it.

A game's events are subclasses of `Event` in the chapter that tells them, as steps and actions are:

    class Shot(Event, frozen=True, tag="fc-shot"):
        cites = "12.9"
        ship: ShipRef
        target: ShipRef
        roll: Roll

The tag is also the id of the sentence in the catalogues, and the fields are its parameters.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import msgspec

from .decisions import Arg, Message, Seat


class Mod(msgspec.Struct, frozen=True, gc=False):
    """One modifier: its value, the message id of its reason, its rule number."""

    value: int
    reason: str
    rule: str


class Ledger(msgspec.Struct, frozen=True, gc=False):
    """A sum that a rule works out: where it begins, every modifier with its reason, what comes of it."""

    base: int
    mods: tuple[Mod, ...]
    total: int


class Roll(msgspec.Struct, frozen=True, gc=False):
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


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="what"):
    """One thing that happened. The kernel numbers it when it is told, after the state has changed."""

    cites: ClassVar[str] = ""
    """The rule number, where every event of the kind has the same."""

    n: int = -1
    rule: str = ""
    of: int | None = None
    """The number of the event that brought this one about; None = it stands at the beginning of its story."""
    seen_by: tuple[Seat, ...] | None = None
    """None = everybody, else only these seats."""

    @property
    def what(self) -> str:
        return str(self.__struct_config__.tag)

    def visible_to(self, seat: Seat | None) -> bool:
        return self.seen_by is None or seat in self.seen_by

    def words(self) -> Message:
        """Its sentence: the catalogue entry of its tag, with its own fields; things are said by name."""
        fields = [(name, getattr(self, name)) for name in _own_fields(type(self))]
        return Message(self.what, {name: said(value) for name, value in fields if _is_word(value)})

    def ledgers(self) -> tuple[tuple[str, Ledger], ...]:
        """Every sum it tells of, by the name of its field; "<tag>-<name>" is what the sum is called."""
        values = [(name, getattr(self, name)) for name in _own_fields(type(self))]
        return tuple((name, value) for name, value in values if isinstance(value, Ledger))

    def rolls(self) -> tuple[Roll, ...]:
        """Every roll it tells of."""
        values = [getattr(self, name) for name in _own_fields(type(self))]
        return tuple(value for value in values if isinstance(value, Roll))

    def chance(self, roll: Roll) -> float | None:
        """How likely the result of one of its rolls was; None where nothing says so."""
        ways = sum(count for _, count in roll.odds)
        came = roll.total if roll.result is None else roll.result
        return sum(count for result, count in roll.odds if result == came) / ways if ways else None


@cache
def _own_fields(kind: type[Event]) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name not in Event.__struct_fields__)


def _is_word(value: object) -> bool:
    """Arithmetic and odds are no words; a thing that has a name is."""
    if isinstance(value, tuple):
        return all(_is_word(item) for item in value)
    return isinstance(value, Message) or not isinstance(value, msgspec.Struct) or hasattr(value, "name")


def said(value: Any) -> Arg:
    """A field as a parameter of a sentence."""
    if isinstance(value, tuple):
        return [said(item) for item in value]  # type: ignore[misc]  # no list stands in a list
    if isinstance(value, msgspec.Struct) and not isinstance(value, Message):
        return value.name  # type: ignore[attr-defined,no-any-return]  # `_is_word` has looked
    return value  # type: ignore[no-any-return]  # plain


class DiceSealed(Event, frozen=True, tag="qd-sealed"):
    """Hash of dice key and set-up, known from the start."""

    commitment: str


class GameOver(Event, frozen=True, tag="qd-game-over"):
    """The end: level of victory, those in the first place, and why."""

    level: str
    winners: tuple[str, ...]
    reason: Message

    def words(self) -> Message:
        said = super().words()
        return said if self.winners else Message("qd-game-over-unwon", said.args)


class DiceUnsealed(Event, frozen=True, tag="qd-unsealed"):
    """The dice key, for anybody to check."""

    key: str


KERNEL_EVENTS: tuple[type[Event], ...] = (DiceSealed, GameOver, DiceUnsealed)
