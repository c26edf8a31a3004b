"""Reads the data files of the game into one frozen `FCData`; every complaint names file, line and column."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from quarterdeck.datapack import DataError, DataSource, read_csv, read_toml
from quarterdeck.games.flying_colors.data.gunnery import read_gunnery
from quarterdeck.games.flying_colors.data.model import (
    AUTOMATIC,
    FIRST_RATE_OF_120,
    RATE_G,
    Board,
    Card,
    Counter,
    FCData,
    Market,
    MovementTable,
    ScenarioData,
    SideData,
    SpecialRule,
    UnitData,
)
from quarterdeck.games.flying_colors.ids import CardId, CounterId
from quarterdeck.geometry.hex import SHEETS, Hex, direction_between, parse_hex, sheet_hexes

PACKAGE = "quarterdeck.games.flying_colors"
SHALLOWS = (-1, -2)  # modifiers that battles of one's own may choose; the printed ones

Nation = Literal["British", "French", "Spanish", "Dutch", "Danish"]
Symbol = Literal["none", "white_circle", "black_circle", "yellow_circle", "red_hexagon", "white_hexagon"]
Rate = Literal["1", "2", "3", "4", "5", "6", "G"]


class ShipRow(msgspec.Struct, frozen=True):
    """A line of ships.csv."""

    id: str
    name: str
    nationality: Nation
    guns: int
    historic_rate: int
    size: Literal["large", "small"]
    rate: Rate
    rate_symbol: Symbol
    damage_capacity: int
    manpower: int
    damaged_rate: Rate
    damaged_symbol: Symbol
    damaged_capacity: int
    damaged_manpower: int
    vp: int
    source: str
    note: str = ""


class CommanderRow(msgspec.Struct, frozen=True):
    """A line of commanders.csv."""

    id: str
    name: str
    nationality: Nation
    rank: int
    range: int
    quality: int
    vp: int
    wounded_range: int
    wounded_quality: int
    scenarios: str
    source: str
    note: str = ""


class ShoalFile(msgspec.Struct, frozen=True):
    letter: str
    name: str
    status: str
    A: tuple[str, ...] = ()
    B: tuple[str, ...] = ()
    C: tuple[str, ...] = ()


class MapsFile(msgspec.Struct, frozen=True):
    shoals: tuple[ShoalFile, ...]


class SideFile(msgspec.Struct, frozen=True):
    id: str
    nations: tuple[Nation, ...]
    fleet_admiral: str | None = None
    flagship: str | None = None


class ShoalUse(msgspec.Struct, frozen=True):
    letter: str
    modifier: int = 0
    automatic: bool = False


class UnitFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ship: str
    name: str
    nation: Nation
    side: str
    map: str
    facing: int
    commanders: tuple[str, ...]
    bow: str | None = None
    stern: str | None = None
    hex: str | None = None
    flagship: bool = False
    anchored: bool = False
    damaged: bool = False
    hull_hits: int = 0
    immobile: bool = False
    controlled_by: str | None = None
    substitute: bool = False
    printed: str | None = None
    repair: str | None = None


class BatteryFile(msgspec.Struct, frozen=True):
    id: str
    name: str
    nation: Nation
    side: str
    rate: Rate
    capacity: int
    map: str
    hex: str
    floating: bool = False


class ScenarioFile(msgspec.Struct, frozen=True):
    """A scenario as written; unknown keys (the campaign's days) stay available in the raw table."""

    id: str
    section: str
    title: str
    date: str
    year: int
    turns: int
    maps: tuple[str, ...]
    wind_direction: int
    weather: Literal["normal", "breezy", "calm"]
    anchoring: bool
    audacity: dict[str, int]
    sides: tuple[SideFile, ...]
    shoals: tuple[ShoalUse, ...] = ()
    units: tuple[UnitFile, ...] = ()
    batteries: tuple[BatteryFile, ...] = ()
    reinforcements: tuple[dict[str, Any], ...] = ()
    special_rules: tuple[dict[str, Any], ...] = ()
    days: tuple[dict[str, Any], ...] = ()
    deployment: tuple[dict[str, Any], ...] = ()
    tie_winner: str | None = None
    campaign: bool = False


def _rate(text: str, symbol: str) -> int:
    """[2.0] A 1 in a yellow circle is the (1) row; the number of a damaged side counts as shown."""
    if text == "G":
        return RATE_G
    if text == "1" and symbol == "yellow_circle":
        return FIRST_RATE_OF_120
    return int(text)


def _ship_counter(row: ShipRow) -> Counter:
    return Counter(
        id=row.id,
        name=row.name,
        nation=row.nationality,
        guns=row.guns,
        historic_rate=row.historic_rate,
        size=row.size,
        rate=(_rate(row.rate, row.rate_symbol), _rate(row.damaged_rate, row.damaged_symbol)),
        symbol=(row.rate_symbol, row.damaged_symbol),
        capacity=(row.damage_capacity, row.damaged_capacity),
        manpower=(row.manpower, row.damaged_manpower),
        vp=row.vp,
        source=row.source,
    )


def _battery_counter(row: BatteryFile) -> Counter:
    rate = _rate(row.rate, "none")
    return Counter(
        id=row.id,
        name=row.name,
        nation=row.nation,
        guns=0,
        historic_rate=0,
        size="floating" if row.floating else "shore",
        rate=(rate, rate),
        symbol=("none", "none"),
        capacity=(row.capacity, row.capacity),
        manpower=(0, 0),
        vp=0,
        source="rulebook",
    )


def _card(row: CommanderRow) -> Card:
    return Card(
        id=row.id,
        name=row.name,
        nation=row.nationality,
        rank=row.rank,
        range=(row.range, row.wounded_range),
        quality=(row.quality, row.wounded_quality),
        vp=row.vp,
        source=row.source,
    )


def _shoals(maps: MapsFile) -> dict[str, frozenset[Hex]]:
    return {
        shoal.letter: frozenset(parse_hex(sheet + name) for sheet in SHEETS for name in getattr(shoal, sheet))
        for shoal in maps.shoals
    }


def _board(sheets: str) -> Board:
    return Board(id=sheets, hexes=frozenset(sheet_hexes(sheets)))


def _unit(name: str, row: UnitFile, index: Mapping[str, CounterId]) -> UnitData:
    if row.ship not in index:
        raise DataError(name, 0, 0, f"unknown ship {row.ship!r}")
    if row.hex is not None:
        bow = stern = parse_hex(row.hex)
    elif row.bow is not None and row.stern is not None:
        bow, stern = parse_hex(row.bow), parse_hex(row.stern)
        if direction_between(stern, bow) != row.facing:
            raise DataError(name, 0, 0, f"{row.name}: {row.stern} to {row.bow} is not facing {row.facing}")
    else:
        raise DataError(name, 0, 0, f"{row.name} has no position")
    return UnitData(
        counter=index[row.ship],
        name=row.name,
        nation=row.nation,
        seat=row.side,
        bow=bow,
        stern=stern,
        facing=row.facing,
        commanders=row.commanders,
        anchored=row.anchored,
        damaged=row.damaged,
        hull_hits=row.hull_hits,
        immobile=row.immobile,
        controlled_by=row.controlled_by,
        substitute=row.substitute,
        printed=row.printed,
    )


def _battery(row: BatteryFile, index: Mapping[str, CounterId]) -> UnitData:
    at = parse_hex(row.hex)
    return UnitData(
        counter=index[row.id],
        name=row.name,
        nation=row.nation,
        seat=row.side,
        bow=at,
        stern=at,
        facing=1,
        immobile=True,
    )


def _active_shoals(file: ScenarioFile, shoals: Mapping[str, frozenset[Hex]], board: Board) -> dict[Hex, int]:
    active: dict[Hex, int] = {}
    for use in file.shoals:
        for hex_ in sorted(shoals[use.letter] & board.hexes):
            active[hex_] = AUTOMATIC if use.automatic else use.modifier
    return active


def _rules(file: ScenarioFile) -> tuple[SpecialRule, ...]:
    return tuple(
        SpecialRule(kind=rule["kind"], args={k: v for k, v in rule.items() if k not in ("kind", "text")})
        for rule in file.special_rules
    )


def _scenario(
    name: str,
    file: ScenarioFile,
    index: Mapping[str, CounterId],
    shoals: Mapping[str, frozenset[Hex]],
    boards: Mapping[str, Board],
) -> ScenarioData:
    board = "".join(file.maps)
    units = tuple(_unit(name, row, index) for row in file.units)
    batteries = tuple(_battery(row, index) for row in file.batteries)
    return ScenarioData(
        id=file.id.replace("_", "-"),
        section=file.section,
        title=file.title,
        date=file.date,
        year=file.year,
        turns=file.turns,
        board=board,
        wind=file.wind_direction,
        weather=file.weather,
        anchoring=file.anchoring,
        audacity={nation: value for nation, value in file.audacity.items() if nation != "batteries"},
        battery_audacity=file.audacity.get("batteries"),
        sides=tuple(
            SideData(seat=s.id, nations=s.nations, admiral=s.fleet_admiral, flagship=s.flagship)
            for s in file.sides
        ),
        shoals=_active_shoals(file, shoals, boards[board]),
        shoal_letters=tuple(use.letter for use in file.shoals),
        units=units + batteries,
        rules=_rules(file),
        reinforcements=file.reinforcements,
        extra={"days": file.days, "deployment": file.deployment, "tie_winner": file.tie_winner}
        if file.campaign
        else {},
    )


def _movement(tables: Mapping[str, Any]) -> MovementTable:
    points = tables["movement"]
    names = ("running", "reaching", "beating", "aback", "beating", "reaching")
    return MovementTable(
        plain=tuple(points["plain"][name] for name in names),
        full=tuple(points["full_sails"][name] for name in names),
    )


def read_data(source: DataSource) -> FCData:
    """All tables of the game as the source (with its data pack) gives them."""
    files = [(name, read_toml(source, name, ScenarioFile)) for name in source.names("scenarios", ".toml")]
    counters = [_ship_counter(row) for row in read_csv(source, "ships.csv", ShipRow, key="id")]
    counters += [_battery_counter(row) for _, file in files for row in file.batteries]
    index = {counter.id: CounterId(i) for i, counter in enumerate(counters)}
    cards = [_card(row) for row in read_csv(source, "commanders.csv", CommanderRow, key="id")]
    tables = read_toml(source, "small_tables.toml", dict[str, Any])
    maps = read_toml(source, "maps.toml", MapsFile)
    shoals = _shoals(maps)
    boards = {sheets: _board(sheets) for sheets in ("A", "B", "C", "AB", "BC", "ABC")}
    found = [_scenario(name, file, index, shoals, boards) for name, file in files]
    found.sort(key=lambda s: _section_order(s.section))
    return FCData(
        counters=tuple(counters),
        counter_index=index,
        commanders=tuple(cards),
        commander_index={card.id: CardId(i) for i, card in enumerate(cards)},
        boards=boards,
        shoals=shoals,
        shallows={
            f"{sheets}{depth}": {hex_: depth for found in shoals.values() for hex_ in found & board.hexes}
            for sheets, board in boards.items()
            for depth in SHALLOWS
        },
        shoal_sources={shoal.letter: shoal.status for shoal in maps.shoals},
        scenarios={scenario.id: scenario for scenario in found},
        tables=tables,
        movement=_movement(tables),
        gunnery=read_gunnery(source, tables),
        markets={nation: _market(nation, counters, cards) for nation in {card.nation for card in cards}},
    )


def _market(nation: str, counters: list[Counter], cards: list[Card]) -> Market:
    commanders = tuple((CardId(k), card.vp) for k, card in enumerate(cards) if card.nation == nation)
    return Market(
        ships=tuple(
            (CounterId(i), counter.vp)
            for i, counter in enumerate(counters)
            if counter.nation == nation and counter.size in ("large", "small")
        ),
        commanders=commanders,
        cheapest_commander=min(vp for _, vp in commanders),
    )


def _section_order(section: str) -> tuple[int, int]:
    """18.3 ... 18.6, 18.71 ... 18.74 (parts of 18.7), 18.8 ... 18.20."""
    number = int(section.split(".")[1])
    return (7, number) if 70 < number < 80 else (number, 0)


@cache
def load_data() -> FCData:
    """The printed game, read once."""
    return read_data(DataSource.of(PACKAGE))
