"""[SG-X-GEN-1] Scenarios as data: the seven printed ones and those that players write themselves.

A scenario file is TOML; lengths are whole millimetres in the frame of the table (x east, y north, origin at
the south-west corner), headings whole degrees clockwise from north, the wind is the point it blows FROM.
The same records check a file written by a player: a wrong word or a missing key is reported by name.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..ids import Side

Edge = Literal["N", "E", "S", "W"]
Compass = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Level = Literal["basic", "standard", "advanced"]


class TableSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    width: int
    height: int


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[SG-X-GEN-1] Where a fleet deploys; the whole base must lie inside (ruling 130).

    band: within `depth` of an edge, at least `west`, `east` away from these edges; disc: within `radius` of
    the centre of the table; box: a rectangle; fixed: every ship has its own start.
    """

    kind: Literal["band", "disc", "box", "fixed"]
    edge: Edge = "S"
    depth: int = 125
    from_edge: int = 0
    west: int = 0
    east: int = 0
    radius: int = 125
    box: tuple[int, int, int, int] = (0, 0, 0, 0)


class FleetShip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ship of a fleet: its card, the captain of the side who sails her, and a start where it is fixed."""

    card: str
    captain: int = 0
    x: int = 0
    y: int = 0
    heading: int = 0
    flagship: bool = False


class Fleet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: Side
    ships: tuple[FleetShip, ...]
    zone: Zone
    order: int = 1
    automatic: bool = False
    anchored: bool = False
    untrained_gunners: bool = False
    untrained_sailors: bool = False
    at_home: Edge = "S"


class PlacedTerrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[SG-T-GEN-1] A piece on the table. A player who places it may choose the spot (`placed_by`)."""

    piece: str
    x: int
    y: int
    rotation: int = 0
    shore: Literal["rocky", "beach", "none"] = "none"
    danger: Literal["none", "width", "band"] = "none"
    port: bool = False
    building: Literal["", "british", "french"] = ""
    placed_by: Literal["", "british", "french"] = ""


class PlacedBattery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[SG-T-BAT-1] A coastal battery: its card, side, red dot, the direction its middle arc looks to."""

    card: str
    side: Side
    x: int
    y: int
    heading: int
    piece: int = -1
    automatic: bool = False


class PlacingRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[SG-X-SHA-1] Limits for a player who places terrain; -1 means no limit."""

    min_gap: int = 125
    island_from_edge: int = -1
    island_exact: bool = False
    island_sides: int = 250
    reef_from_island: int = -1
    reef_from_edge: int = 0


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: Literal["british", "french", "both"]
    event: Literal[
        "building_surrendered",
        "building_damaged",
        "building_untouched",
        "unloading_turn",
        "no_unloading",
        "line_lost",
        "frigate_lost",
        "line_aground",
        "frigate_aground",
    ]
    value: int
    max: int = 0


class Victory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[SG-B-VIC-1] last: last side in play; exit: the runner must leave; points; goals: the solo goals."""

    kind: Literal["last", "exit", "points", "goals"]
    runner: Side = "french"
    exit_edge: Edge = "N"
    ships_needed: int = 2
    points: tuple[Points, ...] = ()
    deadlock: bool = False
    ends: tuple[Literal["british_out", "french_and_buildings", "one_side_out"], ...] = ()
    free_exit: Literal["", "building", "unloading"] = ""


class Unloading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[SG-X-SUP-2] The ship that lands supplies, points a turn and their limit."""

    card: str
    points: int
    max: int


class ScenarioSheet(msgspec.Struct, frozen=True):
    """What a list of scenarios shows of one: where it is printed, its levels, who fights and from where."""

    page: int
    base: str
    levels: tuple[Level, ...]
    fleets: tuple[Fleet, ...]


class ScenarioData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    number: int = 0
    page: int = 0
    base: str = ""
    """The printed scenario this one is a variant of ("" for a printed one)."""
    title: str = ""
    levels: tuple[Level, ...] = ("basic", "standard", "advanced")
    captains: tuple[int, int] = (2, 4)
    table: TableSize = TableSize(900, 900)
    wind: Compass = "E"
    random_sides: bool = False
    terrain: tuple[PlacedTerrain, ...] = ()
    placing: PlacingRule = PlacingRule()
    batteries: tuple[PlacedBattery, ...] = ()
    fleets: tuple[Fleet, ...]
    victory: Victory = Victory("last")
    building_points: int = 8
    building_casualties: int = 4
    unloading: Unloading | None = None
    two_games: bool = False
    variant: tuple[dict[str, Any], ...] = ()
    """Keys that a variant replaces; it becomes a scenario of its own."""
    turn_limit: int = 60
    """[SG-B-VIC-1] Turns after which the game is decided as it stands (docs/decisions/0301)."""


def complaint(scenario: ScenarioData, ships: set[str], pieces: set[str], batteries: set[str]) -> str:
    """Everything a scenario names must exist and fit on its table; "" when all is well."""
    width, height = scenario.table.width, scenario.table.height
    if not (300 <= width <= 5000 and 300 <= height <= 5000):
        return "a side of the table must measure 300 to 5000 mm"
    if len({fleet.side for fleet in scenario.fleets}) < 2 and not scenario.batteries:
        return "both sides need ships or batteries"
    cards = [ship.card for fleet in scenario.fleets for ship in fleet.ships]
    for card in cards:
        if card not in ships:
            return f"no ship card {card!r}"
    if len(cards) != len(set(cards)):
        return "a ship appears twice"
    for placed in scenario.terrain:
        if placed.piece not in pieces:
            return f"no terrain piece {placed.piece!r}"
        if not (0 <= placed.x <= width and 0 <= placed.y <= height):
            return f"{placed.piece} lies off the table"
    for battery in scenario.batteries:
        if battery.card not in batteries:
            return f"no coastal battery {battery.card!r}"
        if not -1 <= battery.piece < len(scenario.terrain) or (
            battery.piece >= 0 and scenario.terrain[battery.piece].placed_by
        ):
            return f"battery {battery.card!r} stands on no fixed piece"
        manned = {fleet.side for fleet in scenario.fleets if not fleet.automatic}
        if not battery.automatic and battery.side not in manned:
            return f"battery {battery.card!r} has no captain: its side needs ships, or it must be automatic"
    if scenario.unloading is not None and scenario.unloading.card not in cards:
        return f"{scenario.unloading.card!r} unloads but does not sail"
    return ""
