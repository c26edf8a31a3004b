"""Basic rules, artillery: firing arcs, ranges and lines of sight. Every legal shot is found once, after
movement."""

from __future__ import annotations

from quarterdeck.geometry.land import frame_of
from quarterdeck.geometry.sight import Sight, arc_interval, sight
from quarterdeck.geometry.table import COSINE, SINE, UNIT, Box, Polygon, corners, place
from quarterdeck.kernel import Message

from ..state import ARCS, SIDES, Ship, Shot
from . import advanced_crew, batteries, terrain
from .options import SgGame, on
from .table import box_of, friends, gap_at_most, in_play, name, on_table

MARGIN = 7200
"""No dot of a ship and no point of a base is further than this from the two centres together."""


def can_fire(g: SgGame, ship: Ship, side: str) -> bool:
    """[SG-B-GUN-3] Loaded guns, or any with continuous fire; in the advanced rules the action was planned."""
    loaded = ship.broadside(side).load is not None or on(g, "continuous_fire")
    return loaded and advanced_crew.may_fire(g, ship, side)


def find_shots(g: SgGame) -> tuple[Shot, ...]:
    """[SG-B-GUN-1] [SG-B-GUN-5] Every shot of every battery that may fire now."""
    boxes = {ship.id: box_of(g, ship) for ship in on_table(g)}
    rims = {number: corners(b) for number, b in boxes.items()}
    shots: list[Shot] = []
    ships = in_play(g)
    for ship in ships:
        near = enemies_near(g, ship, ships)
        if not near:
            continue
        for side in SIDES:
            targets = [other for other in near if can_bear(ship, other, side)]
            if targets and can_fire(g, ship, side):
                for target in targets:
                    shots += shots_at(g, ship, side, target, boxes, rims)
    if g.state.batteries or g.state.terrain:
        shots += batteries.shots(g)
    return tuple(shots)


def enemies_near(g: SgGame, ship: Ship, ships: list[Ship]) -> list[Ship]:
    """Quick look: enemies that the ruler may reach."""
    x, y = ship.pose[:2]
    reach = g.data.ruler.length + MARGIN
    return [
        other
        for other in ships
        if not friends(other, ship)
        and abs(other.pose[0] - x) <= reach
        and abs(other.pose[1] - y) <= reach
        and (other.pose[0] - x) ** 2 + (other.pose[1] - y) ** 2 <= reach * reach
    ]


def can_bear(ship: Ship, other: Ship, side: str) -> bool:
    """Quick look: some part of the other base lies on this side of the keel line."""
    x, y, heading = ship.pose
    beam = (other.pose[0] - x) * COSINE[heading] - (other.pose[1] - y) * SINE[heading]
    return (beam if side == "starboard" else -beam) > -4600 * UNIT


def shots_at(
    g: SgGame, ship: Ship, side: str, target: Ship, boxes: dict[int, Box], rims: dict[int, Polygon]
) -> list[Shot]:
    """[SG-B-GUN-2] One shot for every arc from which the ruler reaches a visible point [rulings 44,
    46-48]."""
    blockers = [
        rim
        for number, rim in rims.items()
        if number not in (ship.id, target.id) and between(boxes, ship.id, target.id, number)
    ]
    if g.state.terrain:
        blockers += terrain.land_between(g, frame_of((*rims[ship.id], *rims[target.id])))
    found = []
    for arc in ARCS:
        seen = look(g, ship, side, arc, rims[target.id], blockers)
        if seen is not None and seen.range <= g.data.ruler.length:
            found.append(Shot(ship.id, side, arc, target.id, seen.range, seen.bow, seen.stern))
    return found


def between(boxes: dict[int, Box], firer: int, target: int, other: int) -> bool:
    """Can this base stand in the way at all? It must be near the rectangle spanned by firer and target."""
    a, b, c = boxes[firer], boxes[target], boxes[other]
    return (
        min(a[0], b[0]) - 9100 < c[0] < max(a[0], b[0]) + 9100
        and min(a[1], b[1]) - 9100 < c[1] < max(a[1], b[1]) + 9100
    )


def look(
    g: SgGame, ship: Ship, side: str, arc: str, target: Polygon, blockers: list[Polygon]
) -> Sight | None:
    """The target seen from the dot of an arc; short edges only from the full arc [SG-S-RAKE-1]."""
    printed = g.data.arcs[arc]
    low, high = printed.limits
    ahead, aside = printed.dot
    if side == "port":
        low, high, aside = -high, -low, -aside
    heading = ship.pose[2]
    return sight(
        place(ship.pose, ahead, aside), arc_interval(heading, low, high), target, blockers, arc == "full"
    )


def within_reach(g: SgGame, ship: Ship, target: Ship) -> bool:
    """Near enough to think of firing."""
    return gap_at_most(g, ship, target, g.data.ruler.length)


def why_not(g: SgGame, ship: Ship, side: str, target: Ship) -> tuple[Message, str]:
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


def _bears(g: SgGame, ship: Ship, side: str, arc: str, target: Polygon, blockers: list[Polygon]) -> bool:
    seen = look(g, ship, side, arc, target, blockers)
    return seen is not None and seen.range <= g.data.ruler.length
