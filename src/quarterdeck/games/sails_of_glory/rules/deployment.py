"""[SG-X-GEN-1] Before the first turn: terrain that players place, and the deployment of the fleets.

Places are offered on a grid of the zone, headings in sixteenths of a turn (docs/decisions/0303).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal

from msgspec.structs import replace

from quarterdeck.geometry.land import Frame, Spacing, convex_parts, frame_of, frames_meet
from quarterdeck.geometry.plane import (
    Base,
    Box,
    Point,
    Polygon,
    Pose,
    box,
    corners,
    gap,
    inside_table,
    overlap,
    place,
)
from quarterdeck.kernel import Action, Event, Message, Seat, Step

from ..data.model import Piece
from ..data.scenario import Edge, Fleet, PlacedTerrain, Zone
from ..ids import PieceId, ShipId, ShipRef, Side
from ..options import SgGame, fleet_ships, scenario_of
from ..state import Ship, Terrain
from .common import REACH, SgEvent, box_of, card_of, name, on_table, ship_ref
from .terrain import LAND, lies_on, middle

MM = 100
EDGES: tuple[Edge, ...] = ("N", "E", "S", "W")
APART = 2 * REACH
"""Bases whose centres are this far apart do not touch."""
GRID = 5000
FINE_GRID = 1000
HEADINGS = tuple(range(0, 36000, 2250))
Spot = tuple[int, int]
"""A place in whole millimetres."""


class PlaceAt(Action, frozen=True, tag="place"):
    """Put a piece of terrain here (millimetres)."""

    piece: str
    x: int
    y: int


class DeployAt(Action, frozen=True, tag="deploy"):
    """Put the centre of a ship's base here (millimetres)."""

    ship: ShipId
    x: int
    y: int


class DeployHeading(Action, frozen=True, tag="deploy-heading"):
    """Heading of the ship just placed, in 1/100 degree."""

    ship: ShipId
    heading: int


class TerrainPlaced(SgEvent, frozen=True, tag="sg-terrain-placed"):
    cites = "SG-X-SHA-1"
    piece: Literal["reef", "sandbank", "island", "coast"]


class Deployed(SgEvent, frozen=True, tag="sg-deployed"):
    cites = "SG-X-GEN-1"
    ship: ShipRef
    pose: Pose

    def words(self) -> Message:
        return Message(self.what, {"ship": self.ship.name})


# ------------------------------------------------------------------------------- terrain


def terrain_at(g: SgGame, number: int, placed: PlacedTerrain) -> Terrain:
    """A piece on the table, turned clockwise (ruling 134); a port has no danger zone [SG-T-LAND-3]."""
    width = {"none": 0, "width": g.data.ruler.width, "band": g.data.ruler.stripe}[placed.danger]
    return _terrain(g.data.pieces[placed.piece], number, placed, 0 if placed.port else width)


@lru_cache(maxsize=8192)
def _terrain(piece: Piece, number: int, placed: PlacedTerrain, danger: int) -> Terrain:
    pose = (placed.x * MM, placed.y * MM, placed.rotation * MM % 36000)
    outline = tuple(place(pose, y, x) for x, y in piece.outline)
    building = tuple(place(pose, y, x) for x, y in reversed(piece.building))
    return Terrain(
        id=PieceId(number),
        piece=placed.piece,
        kind=piece.kind,
        shore=None if placed.port or placed.shore == "none" else placed.shore,
        danger=danger,
        outline=outline,
        parts=convex_parts(outline),
        building=building if placed.building else None,
        owner=placed.building or None,
    )


def first_seat(g: SgGame, side: str) -> Seat:
    """The captain who places terrain for a side."""
    return next((ship.seat for ship in g.state.ships if ship.side == side and ship.seat), g.seats[0])


class PlaceTerrain(Step, tag="sg.place_terrain"):
    """[SG-X-SHA-1] One piece, by the side the scenario names, within the printed distances."""

    rule = "SG-X-SHA-1"
    number: int  # in the scenario's list
    done: bool = False

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        if self.done:
            return {}
        placed = scenario_of(g).terrain[self.number]
        options = tuple(PlaceAt(placed.piece, x, y) for x, y in places(g, placed))
        return {first_seat(g, placed.placed_by): options} if options else {}

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, PlaceAt)
        self.done = True
        placed = replace(scenario_of(g).terrain[self.number], x=action.x, y=action.y)
        g.state.terrain += (terrain_at(g, len(g.state.terrain), placed),)
        g.tell(TerrainPlaced(g.data.pieces[action.piece].kind))

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        kind = g.data.pieces[scenario_of(g).terrain[self.number].piece].kind
        return Message("sg-place-terrain-prompt", {"piece": f"@sg-terrain-{kind}"})


def places(g: SgGame, placed: PlacedTerrain) -> list[Spot]:
    """Legal spots, in whole millimetres: on the table, far enough from its edges, from other pieces and from
    ships already deployed. No place at all leaves the piece in the box."""
    island = g.data.pieces[placed.piece].kind in LAND
    rule = scenario_of(g).placing
    piece = terrain_at(g, 0, replace(placed, x=0, y=0))
    margin = 0 if island else rule.reef_from_edge * MM
    free = _spots(g, placed, island, _room(piece.frame, (g.state.width, g.state.height), margin))
    for other in g.state.terrain:
        free = _spots_clear_of(other, piece, rule.min_gap * MM, free)
    ships = [box_of(g, ship) for ship in on_table(g) if ship.pose[1] >= 0]
    if not ships:
        return free
    return [(x, y) for x, y in free if not _on_ships(shifted(piece, x * MM, y * MM), ships)]


def _room(piece: Frame, size: Point, margin: int) -> Frame:
    """The millimetres where a piece lies on the table and this far from its edges."""
    left, bottom, right, top = piece
    width, height = size
    return (
        -((left - margin) // MM),
        -((bottom - margin) // MM),
        (width - right - margin) // MM,
        (height - top - margin) // MM,
    )


def _spots(g: SgGame, placed: PlacedTerrain, island: bool, room: Frame) -> list[Spot]:
    """[SG-X-SHA-1] Islands along their edge, reefs anywhere on a grid or in a ring around the own island
    [SG-X-VAN-1]."""
    if not island and scenario_of(g).placing.reef_from_island < 0:
        return list(_table_grid(room))
    west, south, east, north = room
    spots = _island_spots(g, placed) if island else _ring_spots(g, placed)
    return [(x, y) for x, y in spots if west <= x <= east and south <= y <= north]


def _spots_clear_of(other: Terrain, piece: Terrain, want: int, spots: list[Spot]) -> list[Spot]:
    """Spots where a piece keeps the wanted distance from another one."""
    ax, ay = anchor(other)
    spacing = _spacing(piece.outline, moved(other.outline, -ax * MM, -ay * MM), want)
    left, bottom, right, top = spacing.frame
    west, south, east, north = ax + left // MM, ay + bottom // MM, ax - -right // MM, ay - -top // MM
    too_near = spacing.too_near
    return [
        (x, y)
        for x, y in spots
        if not (west < x < east and south < y < north and too_near(((x - ax) * MM, (y - ay) * MM)))
    ]


@lru_cache(maxsize=1024)
def _spacing(one: Polygon, two: Polygon, want: int) -> Spacing:
    return Spacing(one, two, want)


def anchor(piece: Terrain) -> Spot:
    """The millimetre its first corner lies in. Seen from there a piece is the same wherever it lies."""
    x, y = piece.outline[0]
    return x // MM, y // MM


def _on_ships(trial: Terrain, ships: list[Box]) -> bool:
    return any(lies_on(here, trial) for here in ships)


def shifted(piece: Terrain, x: int, y: int) -> Terrain:
    """The same piece so far east and north."""
    parts = tuple([moved(part, x, y) for part in piece.parts])
    return replace(piece, outline=moved(piece.outline, x, y), parts=parts)


def moved(polygon: Polygon, x: int, y: int) -> Polygon:
    return tuple([(px + x, py + y) for px, py in polygon])


def _island_spots(g: SgGame, placed: PlacedTerrain) -> Iterator[tuple[int, int]]:
    """[SG-X-VAN-1] Along the edge nearest to the printed spot, within (or exactly at) its distance."""
    rule = scenario_of(g).placing
    left, bottom, right, top = frame_of(g.data.pieces[placed.piece].outline)
    north = placed.y * MM * 2 > g.state.height
    distances = (rule.island_from_edge,) if rule.island_exact else (25, 65, rule.island_from_edge)
    for x in range(
        rule.island_sides - left // MM, g.state.width // MM - rule.island_sides - right // MM + 1, 25
    ):
        for distance in distances:
            yield x, (g.state.height - top) // MM - distance if north else distance - bottom // MM


def _ring_spots(g: SgGame, placed: PlacedTerrain) -> list[Spot]:
    """[SG-X-VAN-1] In a ring half a ruler from the own island."""
    lands = [piece for piece in g.state.terrain if piece.kind in LAND]
    near = min(lands, key=lambda piece: abs(piece.outline[0][1] - placed.y * MM))
    reef = terrain_at(g, 0, replace(placed, x=0, y=0))
    ax, ay = anchor(near)
    island = moved(near.outline, -ax * MM, -ay * MM)
    want = scenario_of(g).placing.reef_from_island * MM
    return [(ax + x, ay + y) for x, y in _ring(reef.outline, island, want)]


@lru_cache(maxsize=256)
def _table_grid(room: Frame) -> tuple[Spot, ...]:
    """Points of the table 50 mm apart, row by row."""
    west, south, east, north = room
    columns = range(max(50, -(-west // 50) * 50), east + 1, 50)
    return tuple((x, y) for y in range(max(50, -(-south // 50) * 50), north + 1, 50) for x in columns)


@lru_cache(maxsize=1024)
def _ring(reef: Polygon, island: Polygon, want: int) -> tuple[Spot, ...]:
    """The spots around an island, one in every direction from its middle, where the gap is as wanted."""
    spacing = Spacing(reef, island, want)
    centre = middle(island)
    spots = []
    for heading in HEADINGS:
        low, high = 0, 40000
        while high - low > MM:
            here = (low + high) // 2
            x, y = place((*centre, heading), here, 0)
            if spacing.too_near((x // MM * MM, y // MM * MM)):
                low = here
            else:
                high = here
        x, y = place((*centre, heading), high, 0)
        spots.append((x // MM, y // MM))
    return tuple(spots)


def gap_between(one: Terrain, two: Terrain) -> int:
    return min(gap(a, b) for a in one.parts for b in two.parts)


# ------------------------------------------------------------------------------- ships


def fleet_of(g: SgGame, ship: Ship) -> Fleet:
    """The fleet of the scenario this ship belongs to."""
    number, options = int(ship.id), g.options
    for fleet in scenario_of(g).fleets:
        size = len(fleet_ships(fleet, options))
        if number < size:
            return fleet
        number -= size
    raise LookupError(ship.card)


def zone_of(g: SgGame, ship: Ship) -> Zone:
    """Her zone, at the edge drawn by lot where the scenario says so."""
    fleet = fleet_of(g, ship)
    drawn = g.state.notes.get(f"edge_{fleet.side}")
    return fleet.zone if drawn is None else replace(fleet.zone, edge=EDGES[drawn])


def home_edge(g: SgGame, side: Side) -> Edge:
    """The edge of the table that is a side's own."""
    drawn = g.state.notes.get(f"edge_{side}")
    if drawn is not None:
        return EDGES[drawn]
    return next(fleet.at_home for fleet in scenario_of(g).fleets if fleet.side == side)


class Deployment(Step, tag="sg.deployment"):
    """[SG-X-GEN-1] The fleets of one place in the printed order, ship by ship."""

    rule = "SG-X-GEN-1"
    order: int
    placed: tuple[ShipId, ...] = ()  # ships that have a place
    turned: tuple[ShipId, ...] = ()  # and a heading

    def next_ship(self, g: SgGame) -> Ship | None:
        """The sides take turns, ship by ship, in the open (docs/decisions/0303)."""
        ships, turned = g.state.ships, self.turned
        for number in self.placed:
            if number not in turned:
                return ships[number]
        waiting = [ship for ship in ships if ship.seat and ship.id not in turned and self.now(g, ship)]
        done = [ships[number].side for number in turned]
        return min(waiting, key=lambda ship: done.count(ship.side), default=None)

    def now(self, g: SgGame, ship: Ship) -> bool:
        """Her fleet has this place in the order, and its captain places it."""
        fleet = fleet_of(g, ship)
        return fleet.order == self.order and fleet.zone.kind != "fixed"

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        ship = self.next_ship(g)
        if ship is None:
            return {}
        if ship.id in self.placed:
            return {ship.seat: tuple(DeployHeading(ship.id, h) for h in headings(g, ship, ship.pose[:2]))}
        return {ship.seat: tuple(DeployAt(ship.id, x, y) for x, y in spots(g, ship))}

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        if isinstance(action, DeployAt):
            ship = g.state.ships[action.ship]
            self.placed += (ship.id,)
            at = (action.x * MM, action.y * MM)
            ship.pose = (*at, next(headings(g, ship, at)))
        elif isinstance(action, DeployHeading):
            ship = g.state.ships[action.ship]
            self.turned += (ship.id,)
            ship.pose = (ship.pose[0], ship.pose[1], action.heading)
            g.tell(Deployed(ship_ref(g, ship), ship.pose))

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        ship = self.next_ship(g)
        assert ship is not None
        what = "sg-deploy-heading-prompt" if ship.id in self.placed else "sg-deployment-prompt"
        return Message(what, {"ship": name(g, ship)})


def spots(g: SgGame, ship: Ship) -> list[Spot]:
    """Places of the grid where the base fits with at least one heading; a finer grid if the coarse one is
    full."""
    zone, base, size = zone_of(g, ship), g.data.bases[card_of(g, ship).base], (g.state.width, g.state.height)
    ships, pieces = _around(g, ship, rectangle(size, zone))
    side = base.width * 7 // 10
    core = Base(side, side)  # what the base covers at every heading
    for step in (GRID, FINE_GRID):
        found = []
        for at, stands in fitting(zone, base, size, step):
            x, y = at
            near = ships and [s for s in ships if abs(s[0] - x) < APART and abs(s[1] - y) < APART]
            rocks = pieces and [piece for piece in pieces if _may_reach(piece, (x, y, x, y))]
            if (not near and not rocks) or (
                _clear(near, rocks, box(core, (x, y, 0)))
                and any(_clear(near, rocks, here) for _, here in stands)
            ):
                found.append((x // MM, y // MM))
        if found:
            return found
    raise RuntimeError(f"no room to deploy {ship.card}")


def _around(g: SgGame, ship: Ship, frame: Frame) -> tuple[list[Box], list[Terrain]]:
    """Other ships and pieces that a base with its centre in this frame could touch."""
    left, bottom, right, top = frame
    others = [box_of(g, other) for other in on_table(g) if other.id != ship.id]
    ships = [
        other
        for other in others
        if left - APART < other[0] < right + APART and bottom - APART < other[1] < top + APART
    ]
    return ships, [
        piece for piece in g.state.terrain if frames_meet(piece.frame, frame, REACH + piece.danger)
    ]


def _may_reach(piece: Terrain, frame: Frame) -> bool:
    """Could a base with its centre in this frame touch a piece or its danger zone?"""
    return frames_meet(piece.frame, frame, REACH + piece.danger)


def headings(g: SgGame, ship: Ship, at: Point) -> Iterator[int]:
    """[SG-X-GEN-1] Headings with the whole base in the zone (ruling 130), clear of ships and dangers."""
    zone, base = zone_of(g, ship), g.data.bases[card_of(g, ship).base]
    ships, pieces = _around(g, ship, (*at, *at))
    stands = stands_at(zone, base, (g.state.width, g.state.height), at)
    return (heading for heading, here in stands if _clear(ships, pieces, here))


@cache
def fitting(
    zone: Zone, base: Base, size: Point, step: int
) -> tuple[tuple[Point, tuple[tuple[int, Box], ...]], ...]:
    """Every place of the grid where a base fits into the zone on an empty table, and how."""
    places = [(at, stands_at(zone, base, size, at)) for at in _grid(size, zone, step)]
    return tuple((at, stands) for at, stands in places if stands)


@lru_cache(maxsize=8192)
def stands_at(zone: Zone, base: Base, size: Point, at: Point) -> tuple[tuple[int, Box], ...]:
    """The headings at which a base with its centre here lies wholly in the zone, and the base placed so."""
    stands = [(heading, box(base, (*at, heading))) for heading in HEADINGS]
    return tuple((heading, here) for heading, here in stands if in_zone(size, zone, here))


def _clear(ships: list[Box], pieces: list[Terrain], here: Box) -> bool:
    for ship in ships:
        if overlap(here, ship):
            return False
    return not any(lies_on(here, piece) for piece in pieces)


def _grid(size: Point, zone: Zone, step: int) -> Iterator[Point]:
    """Centres inside the rectangle around the zone, row by row from the south-west."""
    left, bottom, right, top = rectangle(size, zone)
    for y in _cuts(bottom, top, step):
        for x in _cuts(left, right, step):
            yield x, y


def _cuts(low: int, high: int, step: int) -> range:
    """Even steps, the same from both ends."""
    room = high - low
    first = low + (room % step) // 2
    return range(first // MM * MM, high + 1, step)


def rectangle(size: Point, zone: Zone) -> Frame:
    """West, south, east and north limit of a zone on a table of this size."""
    width, height = size
    if zone.kind == "disc":
        r = zone.radius * MM
        return width // 2 - r, height // 2 - r, width // 2 + r, height // 2 + r
    if zone.kind == "box":
        left, bottom, right, top = (value * MM for value in zone.box)
        return left, bottom, right, top
    low, high = zone.from_edge * MM, (zone.from_edge + zone.depth) * MM
    west, east = zone.west * MM, zone.east * MM
    return {
        "S": (west, low, width - east, high),
        "N": (west, height - high, width - east, height - low),
        "W": (low, west, high, height - east),
        "E": (width - high, west, width - low, height - east),
    }[zone.edge]


def in_zone(size: Point, zone: Zone, here: Box) -> bool:
    """Does the whole base lie in the zone?"""
    if not inside_table(here, *size):
        return False
    rim = corners(here)
    if zone.kind == "disc":
        cx, cy, r = size[0] // 2, size[1] // 2, zone.radius * MM
        return all((x - cx) ** 2 + (y - cy) ** 2 <= r * r for x, y in rim)
    left, bottom, right, top = rectangle(size, zone)
    return all(left <= x <= right and bottom <= y <= top for x, y in rim)


STEPS: tuple[type[Step], ...] = (PlaceTerrain, Deployment)
ACTIONS: tuple[type[Action], ...] = (PlaceAt, DeployAt, DeployHeading)
EVENTS: tuple[type[Event], ...] = (TerrainPlaced, Deployed)
