"""[SG-T-GEN-1] Reefs, sandbanks, coasts and islands: where they stop ships, and what they hide."""

from __future__ import annotations

from functools import lru_cache

from quarterdeck.geometry.land import Frame, Patch, frame_gap, frames_meet, in_polygon
from quarterdeck.geometry.plane import FAR, Box, Point, Polygon, polygons_within
from quarterdeck.kernel import Event, Ledger, Mod

from ..ids import ShipRef
from ..options import SgGame, advanced
from ..state import Ship, Terrain
from . import advanced_damage, basic_damage
from .chits import Draw, draw_chits, ledger, tell_draw
from .common import SgEvent, box_of, burden, ship_ref
from .placing import place_hull, place_zero
from .striking import strike_if_beaten

LAND = ("island", "coast")
TESTED = 20
"""Points of a line over land that are looked at."""


class RocksStruck(SgEvent, frozen=True, tag="sg-reef-chits"):
    """[SG-T-REEF-2] What rocks or land do to a ship that ran on them."""

    ship: ShipRef
    land: bool
    count: Ledger
    draws: tuple[Draw, ...]
    points: int


class Aground(SgEvent, frozen=True, tag="sg-aground"):
    ship: ShipRef


def within(here: Box, piece: Terrain, distance: int) -> bool:
    """Is a base at this distance of a piece, or closer?"""
    if frame_gap(here, piece.frame) > distance:
        return False
    return any(patch.within(here, distance) for patch in piece.patches)


def overlaps(here: Box, piece: Terrain) -> bool:
    if frame_gap(here, piece.frame) >= 0:
        return False
    return any(patch.overlaps(here) for patch in piece.patches)


def lies_on(here: Box, piece: Terrain) -> bool:
    """Is a base on a piece or within its danger zone?"""
    return within(here, piece, piece.danger) if piece.danger else overlaps(here, piece)


# ------------------------------------------------------------------------------- movement


Danger = tuple[Terrain, int]
"""A piece that stops ships, and how wide around it."""


def hinders(g: SgGame, ship: Ship, here: Box, aim: Box) -> bool:
    """[SG-T-REEF-1] Would a base here lie on a reef or on land, or in a rocky danger zone [SG-T-LAND-1]?"""
    return room(here, dangers(g, aim)) < 0


def dangers(g: SgGame, aim: Box) -> list[Danger]:
    """[SG-T-LAND-1] What stops a move; `aim` is the end of the whole of it. One that ends on land goes on
    through the danger zone until it touches the land itself [SG-T-LAND-2] (rulings 118, 119)."""
    found: list[Danger] = []
    for piece in g.state.terrain:
        if piece.kind == "reef":
            found.append((piece, 0))
        elif piece.kind in LAND:
            rocky = piece.shore == "rocky" and piece.danger and not overlaps(aim, piece)
            found.append((piece, piece.danger if rocky else 0))
    return found


def room(here: Box, dangers: list[Danger]) -> int:
    """A distance a base is not nearer to dangers than; negative if it lies in one."""
    least = FAR
    for piece, width in dangers:
        left = frame_gap(here, piece.frame) - width
        if left <= 0:
            left = min([_distance(here, patch, width) for patch in piece.patches]) - width
        if left < 0:
            return -1
        least = min(least, left)
    return least


def _distance(here: Box, patch: Patch, width: int) -> int:
    """A distance a base is not nearer than, measured where it may be as near as this: a gap is rounded up and
    the edge of a danger zone belongs to it, so one less. A rim that is only touched is not overlapped."""
    apart = patch.separation(here)
    return patch.gap(here) - 1 if width and apart <= width else apart


def after_move(g: SgGame, ship: Ship, aim: Box, stopped: bool, of: Event) -> None:
    """What the place where a ship has ended does to her: sandbank [SG-T-SAND-1], beach, rocks, land.

    `aim` is where the whole move would have ended: on land it is a landing [ruling 137].
    """
    here = box_of(g, ship)
    if any(piece.kind == "sandbank" and overlaps(here, piece) for piece in g.state.terrain):
        run_aground(g, ship, "SG-T-SAND-1", of)
    beaches = [p for p in g.state.terrain if p.kind in LAND and p.shore == "beach" and p.danger]
    if any(within(here, beach, beach.danger) for beach in beaches):
        run_aground(g, ship, "SG-T-LAND-1", of)
    if not stopped or not ship.in_play:
        return
    if any(piece.kind in LAND and overlaps(aim, piece) for piece in g.state.terrain):
        rocks = strike_rocks(g, ship, "SG-T-LAND-2", 2 * burden(g, ship), of)
        run_aground(g, ship, "SG-T-LAND-2", rocks)
        return
    rocks = strike_rocks(g, ship, "SG-T-REEF-2", burden(g, ship), of)
    if rocks.points > burden(g, ship):
        run_aground(g, ship, "SG-T-REEF-2", rocks)


def strike_rocks(g: SgGame, ship: Ship, rule: str, count: int, of: Event | None = None) -> RocksStruck:
    """[SG-T-REEF-2] A chits; only numbers count and, in the advanced rules, leaks and rudder hits (ruling
    115) [SG-T-REEF-4]."""
    why = ledger((Mod(count, "sg-mod-rocks", rule),))
    drawn = draw_chits(g, g.data.letters["reef"], count, f"rocks {ship.id}")
    printed = g.data.chits
    log = basic_damage.log_of(g, ship)
    for hit in sorted(drawn.hits, key=lambda hit: -printed[hit.number].hull):
        chit = printed[hit.number]
        if chit.hull:
            place_hull(g, log, hit)
        else:
            place_zero(log, hit)
        if advanced(g):
            for _ in range(chit.leak):
                hit.effects += advanced_damage.spring_leak(g, ship, hit.at)
            for _ in range(chit.rudder):
                hit.effects += advanced_damage.hit_rudder(g, ship, hit.at)
    told = drawn.told(g)
    event = RocksStruck(ship_ref(g, ship), rule == "SG-T-LAND-2", why, (told,), told.came)
    tell_draw(g, event, drawn.hits, of, rule)
    strike_if_beaten(g, ship, event)
    return event


def run_aground(g: SgGame, ship: Ship, rule: str, of: Event) -> None:
    """[SG-T-REEF-3] No more movement, planned cards are discarded; guns and crew go on (ruling 116)."""
    if ship.aground or not ship.on_table:
        return
    ship.aground = True
    ship.slots = []
    g.tell(Aground(ship_ref(g, ship)), of=of, rule=rule)


# ------------------------------------------------------------------------------- line of sight


def land_between(
    g: SgGame, frame: Frame, own: Terrain | None = None, target: Terrain | None = None
) -> list[Polygon]:
    """[SG-T-LAND-4] Land blocks the line of sight, reefs and sandbanks do not. Only what reaches into the
    frame around firer and target can stand between them.

    `own` and `target` are the pieces firer and target stand on: they do not block [SG-T-LAND-5], but for a
    headland of theirs with sea between (`headlands`).
    """
    return [
        patch.points
        for piece in g.state.terrain
        if piece.kind in LAND and piece is not own and piece is not target and frames_meet(piece.frame, frame)
        for patch in piece.patches
        if frames_meet(patch.frame, frame)
    ]


@lru_cache(maxsize=4096)
def headlands(piece: Terrain, at: Point) -> tuple[Polygon, ...]:
    """[SG-T-LAND-5] Parts of the own element beyond a stretch of sea: a line sea, land, sea is illegal
    (ruling 50)."""
    return tuple(part for part in piece.parts if not _joined(piece, at, middle(part)))


def middle(polygon: Polygon) -> Point:
    return sum(x for x, _ in polygon) // len(polygon), sum(y for _, y in polygon) // len(polygon)


def _joined(piece: Terrain, one: Point, two: Point) -> bool:
    """Is the straight line between two points of an element all on land? Tested in some of its points."""
    for k in range(1, TESTED):
        p = one[0] + (two[0] - one[0]) * k // TESTED, one[1] + (two[1] - one[1]) * k // TESTED
        if not any(in_polygon(p, part) or polygons_within((p, p), part, 1) for part in piece.parts):
            return False
    return True


EVENTS: tuple[type[Event], ...] = (RocksStruck, Aground)
