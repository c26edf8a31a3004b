"""Basic rules, artillery: firing arcs, ranges and lines of sight. Every legal shot is found once, after
movement."""

from __future__ import annotations

from functools import lru_cache

from quarterdeck.geometry.land import frame_of
from quarterdeck.geometry.plane import COSINE, SINE, Box, Point, Polygon, corners, place
from quarterdeck.geometry.sight import Interval, Sight, arc_interval, sight
from quarterdeck.kernel import Message

from ..data.model import FiringArc
from ..ids import ARCS, BEAMS, Arc, Beam, ShipId, ShipTarget
from ..options import SgGame, advanced
from ..state import Ship, Shot
from . import advanced_crew, terrain
from .common import box_of, friends, gap_at_most, in_play, name, on_table

MARGIN = 7200
"""No dot of a ship and no point of a base is further than this from the two centres together."""


def can_fire(g: SgGame, ship: Ship, side: Beam) -> bool:
    """[SG-B-GUN-3] Loaded guns, or any with continuous fire; in the advanced rules the action was planned."""
    loaded = ship.broadside(side).load is not None or g.options.continuous_fire
    return loaded and advanced_crew.may_fire(g, ship, side)


def may_load(g: SgGame, ship: Ship, side: Beam) -> bool:
    """[SG-B-REL-1] Empty since an earlier turn; [SG-O-GREEN-1] untrained gunners wait a turn more [rulings
    68-70]."""
    broadside = ship.broadside(side)
    if broadside.load is not None or broadside.fired is not None or broadside.double_waits:
        return False
    return (advanced(g) or broadside.reload_delay == 0) and advanced_crew.may_reload(g, ship, side)


def find_shots(g: SgGame) -> list[Shot]:
    """[SG-B-GUN-1] [SG-B-GUN-5] Every shot of every ship at ships that she may fire now."""
    shots: list[Shot] = []
    ships = in_play(g)
    near_to = {ship.id: enemies_near(g, ship, ships) for ship in ships}
    fight = any(near_to.values())
    boxes = {ship.id: box_of(g, ship) for ship in on_table(g)} if fight else {}
    rims = {number: corners(b) for number, b in boxes.items()}
    for ship in ships if fight else ():
        near = near_to[ship.id]
        for side in BEAMS if near else ():
            targets = [other for other in near if can_bear(ship, boxes[other.id], side)]
            if targets and can_fire(g, ship, side):
                for target in targets:
                    shots += shots_at(g, ship, side, target, boxes, rims)
    return shots


def enemies_near(g: SgGame, ship: Ship, ships: list[Ship]) -> list[Ship]:
    """Quick look: enemies that the ruler may reach."""
    x, y = ship.pose[:2]
    reach = g.data.ruler.length + MARGIN
    return [
        other
        for other in ships
        if not friends(other, ship) and (other.pose[0] - x) ** 2 + (other.pose[1] - y) ** 2 <= reach * reach
    ]


def can_bear(ship: Ship, other: Box, side: Beam) -> bool:
    """Quick look: does some part of the other base lie on this side of the keel line?"""
    x, y, heading = ship.pose
    bx, by, fx, fy, sx, sy = other
    s, c = SINE[heading], COSINE[heading]
    beam = (bx - x) * c - (by - y) * s
    half = abs(fx * c - fy * s) + abs(sx * c - sy * s)
    return (beam if side == "starboard" else -beam) + half > 0


def shots_at(
    g: SgGame, ship: Ship, side: Beam, target: Ship, boxes: dict[ShipId, Box], rims: dict[ShipId, Polygon]
) -> list[Shot]:
    """[SG-B-GUN-2] One shot for every arc from which the ruler reaches a visible point [rulings 44,
    46-48]."""
    blockers = blockers_to(g, ship, target, boxes, rims)
    found = []
    firer, aim_at = ShipTarget(ship.id), ShipTarget(target.id)
    for arc in ARCS:
        seen = look(g, ship, side, arc, rims[target.id], blockers)
        if seen is not None and seen.range <= g.data.ruler.length:
            found.append(Shot(firer, side, arc, aim_at, seen.range, seen.bow, seen.stern))
    return found


def blockers_to(
    g: SgGame, ship: Ship, target: Ship, boxes: dict[ShipId, Box], rims: dict[ShipId, Polygon]
) -> list[Polygon]:
    """[SG-B-GUN-5] [SG-T-LAND-4] Bases and land that may stand between two ships."""
    bases = [
        rim
        for number, rim in rims.items()
        if number not in (ship.id, target.id) and between(boxes, ship.id, target.id, number)
    ]
    if not g.state.terrain:
        return bases
    return bases + terrain.land_between(g, frame_of((*rims[ship.id], *rims[target.id])))


def between(boxes: dict[ShipId, Box], firer: ShipId, target: ShipId, other: ShipId) -> bool:
    """Can this base stand in the way at all? It must be near the rectangle spanned by firer and target."""
    a, b, c = boxes[firer], boxes[target], boxes[other]
    return (
        min(a[0], b[0]) - 9100 < c[0] < max(a[0], b[0]) + 9100
        and min(a[1], b[1]) - 9100 < c[1] < max(a[1], b[1]) + 9100
    )


def look(
    g: SgGame, ship: Ship, side: Beam, arc: Arc, target: Polygon, blockers: list[Polygon]
) -> Sight | None:
    """The target seen from the dot of an arc; short edges only from the full arc [SG-S-RAKE-1]."""
    dot, directions = aim(g, ship, side, arc)
    return sight(dot, directions, target, blockers, arc == "full")


def aim(g: SgGame, ship: Ship, side: Beam, arc: Arc) -> tuple[Point, Interval]:
    """[SG-B-GUN-1] The dot of an arc of a ship where it stands, and the directions it covers."""
    x, y, heading = ship.pose
    (east, north), directions = _aim(g.data.arcs[arc], side, heading)
    return (x + east, y + north), directions


@lru_cache(maxsize=16384)
def _aim(arc: FiringArc, side: Beam, heading: int) -> tuple[Point, Interval]:
    """The same for a ship in the corner of the table."""
    (low, high), (ahead, aside) = arc.limits, arc.dot
    if side == "port":
        low, high, aside = -high, -low, -aside
    return place((0, 0, heading), ahead, aside), arc_interval(heading, low, high)


def within_reach(g: SgGame, ship: Ship, target: Ship) -> bool:
    """Near enough to think of firing."""
    return gap_at_most(g, ship, target, g.data.ruler.length)


def why_not(g: SgGame, ship: Ship, side: Beam, target: Ship) -> tuple[Message, str]:
    """What keeps a side from firing at a ship within reach: reason and rule."""
    args = {"ship": name(g, ship), "side": f"@sg-side-{side}", "target": name(g, target)}
    if not advanced_crew.may_fire(g, ship, side):
        return Message("sg-no-fire-action", args), "SG-A-ACT-6"
    if not can_fire(g, ship, side):
        return Message("sg-not-loaded", args), "SG-B-GUN-3"
    rims = {other.id: corners(box_of(g, other)) for other in on_table(g)}
    free = [arc for arc in ARCS if _bears(g, ship, side, arc, rims[target.id], [])]
    if not free:
        return Message("sg-not-in-arc", args), "SG-B-GUN-1"
    for other in on_table(g):
        if other.id not in (ship.id, target.id):
            wall = [rims[other.id]]
            if not any(_bears(g, ship, side, arc, rims[target.id], wall) for arc in free):
                return Message("sg-line-blocked", args | {"by": name(g, other)}), "SG-B-GUN-5"
    return Message("sg-no-line", args), "SG-B-GUN-5"


def _bears(g: SgGame, ship: Ship, side: Beam, arc: Arc, target: Polygon, blockers: list[Polygon]) -> bool:
    seen = look(g, ship, side, arc, target, blockers)
    return seen is not None and seen.range <= g.data.ruler.length
