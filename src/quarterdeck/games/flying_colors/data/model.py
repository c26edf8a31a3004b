"""Printed facts of Flying Colors as frozen records; one `FCData` serves all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from quarterdeck.games.flying_colors.data.gunnery import Gunnery
from quarterdeck.games.flying_colors.ids import CardId, CounterId, Weather
from quarterdeck.geometry.hex import Hex

FIRST_RATE_OF_120: Final = 0  # the "(1)" row
RATE_G: Final = 7
AUTOMATIC: Final = -99  # modifier of a shoal that grounds without a roll


class Counter(msgspec.Struct, frozen=True):
    """A ship or battery as printed; pairs are (undamaged side, damaged side)."""

    id: str
    name: str
    nation: str
    guns: int
    historic_rate: int
    size: str  # "large", "small", "shore", "floating"
    rate: tuple[int, int]  # 0 stands for (1), 7 for G
    symbol: tuple[
        str, str
    ]  # "none", "white_circle", "black_circle", "yellow_circle", "red_hexagon", "white_hexagon"
    capacity: tuple[int, int]
    manpower: tuple[int, int]
    vp: int
    source: str


class Card(msgspec.Struct, frozen=True):
    """A commander as printed; pairs are (well, wounded)."""

    id: str
    name: str
    nation: str
    rank: int
    range: tuple[int, int]
    quality: tuple[int, int]
    vp: int
    source: str

    @property
    def short(self) -> str:
        """The name without the remark that tells counters of one man apart."""
        return self.name.partition(" (")[0]


class Board(msgspec.Struct, frozen=True):
    """The sheets of one configuration."""

    id: str
    hexes: frozenset[Hex]


class SideData(msgspec.Struct, frozen=True):
    seat: str
    nations: tuple[str, ...]
    admiral: str | None  # commander id
    flagship: str | None  # counter id


class UnitData(msgspec.Struct, frozen=True):
    """A ship or battery of a scenario."""

    counter: CounterId
    name: str
    nation: str
    seat: str
    bow: Hex
    stern: Hex
    facing: int
    commanders: tuple[str, ...] = ()
    anchored: bool = False
    damaged: bool = False
    hull_hits: int = 0
    immobile: bool = False
    controlled_by: str | None = None
    substitute: bool = False
    printed: str | None = None  # what the rulebook prints where it had to be repaired


class SpecialRule(msgspec.Struct, frozen=True):
    """A scenario rule: its kind and parameters as written in the scenario file."""

    kind: str
    args: Mapping[str, Any]


class ScenarioData(msgspec.Struct, frozen=True):
    """One set-up of chapter 18."""

    id: str
    section: str
    title: str
    date: str
    year: int
    turns: int
    board: str
    wind: int
    weather: Weather
    anchoring: bool
    audacity: Mapping[str, int]
    battery_audacity: int | None
    sides: tuple[SideData, ...]
    shoals: Mapping[Hex, int]  # active shoal hex -> modifier of the grounding die, or AUTOMATIC
    shoal_letters: tuple[str, ...]
    units: tuple[UnitData, ...]
    rules: tuple[SpecialRule, ...]
    reinforcements: tuple[Mapping[str, Any], ...]
    extra: Mapping[str, Any]  # campaign: days, deployment, ...

    def rule(self, kind: str) -> SpecialRule | None:
        """The first special rule of a kind, if the scenario has one."""
        return next((r for r in self.rules if r.kind == kind), None)

    def rules_of(self, kind: str) -> tuple[SpecialRule, ...]:
        return tuple(r for r in self.rules if r.kind == kind)


class MovementTable(msgspec.Struct, frozen=True):
    """[11.1, 11.12] Points by d = (facing - wind) mod 6."""

    plain: tuple[int, ...]
    full: tuple[int, ...]


class Market(msgspec.Struct, frozen=True):
    """[18.1] What a nation's side may buy: numbers of counters and cards with their victory points."""

    ships: tuple[tuple[CounterId, int], ...]
    commanders: tuple[tuple[CardId, int], ...]
    cheapest_commander: int


class ScenarioSheet(msgspec.Struct, frozen=True):
    """What a list of scenarios shows of one."""

    date: str
    turns: int
    board: str
    ships: int
    audacity: dict[str, int]


class FCData(msgspec.Struct, frozen=True):
    """Everything printed."""

    counters: tuple[Counter, ...]
    counter_index: Mapping[str, CounterId]
    commanders: tuple[Card, ...]
    commander_index: Mapping[str, CardId]
    boards: Mapping[str, Board]
    shoals: Mapping[str, frozenset[Hex]]  # letter -> hexes, on all three sheets
    shallows: Mapping[str, Mapping[Hex, int]]  # board and modifier -> all its shoal hexes [18.1]
    shoal_sources: Mapping[str, str]  # letter -> where its hexes come from
    scenarios: Mapping[str, ScenarioData]
    tables: Mapping[str, Any]  # small_tables.toml
    movement: MovementTable
    gunnery: Gunnery
    markets: Mapping[str, Market]  # by nation
