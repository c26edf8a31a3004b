"""Firing arcs, ranges and lines of sight on the table, exact in integers.

An arc is an interval of directions seen from a dot. Whatever stands before the target takes directions away;
the nearest point is looked for in those that are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cmp_to_key

import msgspec

from .plane import Point, Polygon, cross, direction, root_up

Interval = tuple[Point, Point]
"""Directions from the first, anticlockwise, to the second; less than half a turn."""


def arc_interval(heading: int, first: int, last: int) -> Interval:
    """Directions between two angles clockwise off a heading."""
    return direction(heading + last), direction(heading + first)


def _within(d: Point, arc: Interval) -> bool:
    """Does a direction lie in an interval, limits included?"""
    (ax, ay), (bx, by) = arc
    x, y = d
    low, high = ax * y - ay * x, x * by - y * bx
    if low < 0 or high < 0:
        return False
    return low > 0 or high > 0 or x * ax + y * ay > 0  # along both limits: not behind the eye


def _seen_interval(polygon: Iterable[Point], x: int, y: int) -> Interval | None:
    """Directions in which a convex polygon lies, seen from outside; None where it touches the eye."""
    low: Point | None = None
    high: Point = (0, 0)
    for px, py in polygon:
        d = (px - x, py - y)
        if low is None:
            low = high = d
            continue
        if low[0] * d[1] - low[1] * d[0] < 0:
            low = d
        if high[0] * d[1] - high[1] * d[0] > 0:
            high = d
    if low is None:
        return None
    if cross(low, high) < 0 or (cross(low, high) == 0 and low[0] * high[0] + low[1] * high[1] < 0):
        return None
    return low, high


def _meet(a: Interval, b: Interval) -> Interval | None:
    """Common directions of two intervals."""
    low = a[0] if _within(a[0], b) else b[0] if _within(b[0], a) else None
    high = a[1] if _within(a[1], b) else b[1] if _within(b[1], a) else None
    return None if low is None or high is None else (low, high)


def _entry(ray: Point, polygon: Sequence[Point], x: int, y: int) -> tuple[int, int] | None:
    """First meeting of a ray with a polygon's rim, in lengths of the ray vector (a fraction)."""
    rx, ry = ray
    best: tuple[int, int] | None = None
    px, py = polygon[-1][0] - x, polygon[-1][1] - y
    side = rx * py - ry * px
    for qx, qy in polygon:
        qx, qy = qx - x, qy - y
        other = rx * qy - ry * qx
        if (side <= 0 <= other) or (other <= 0 <= side):
            if side == other:  # the rim lies along the ray
                ends = [(rx * ex + ry * ey, rx * rx + ry * ry) for ex, ey in ((px, py), (qx, qy))]
                found = min(ends)
            else:
                found = (px * qy - py * qx, other - side)
                if found[1] < 0:
                    found = (-found[0], -found[1])
            if found[0] >= 0 and (best is None or found[0] * best[1] < best[0] * found[1]):
                best = found
        px, py, side = qx, qy, other
    return best


def _by_direction(a: Interval, b: Interval) -> int:
    turn = cross(b[0], a[0])
    return (turn > 0) - (turn < 0)


def _unblocked(
    arc: Interval, target: Sequence[Point], blockers: Iterable[Sequence[Point]], x: int, y: int
) -> list[Interval]:
    """Parts of the interval in which nothing stands before the target. Slivers without width are dropped."""
    hidden: list[Interval] = []
    for other in blockers:
        seen = _seen_interval(other, x, y)
        if seen is None:
            continue
        common = _meet(arc, seen)
        if common is None:
            continue
        flat = cross(*arc) == 0
        if flat:
            inside = cross(seen[0], arc[0]) > 0 and cross(arc[0], seen[1]) > 0
        else:
            inside = cross(*common) > 0
        if not inside:
            continue
        ray = (common[0][0] + common[1][0], common[0][1] + common[1][1])
        theirs, own = _entry(ray, other, x, y), _entry(ray, target, x, y)
        if theirs is not None and own is not None and theirs[0] * own[1] < own[0] * theirs[1]:
            if flat:
                return []
            hidden.append(common)
    if not hidden:
        return [arc]
    hidden.sort(key=cmp_to_key(_by_direction))
    free: list[Interval] = []
    low = arc[0]
    for a, b in hidden:
        if cross(low, a) > 0:
            free.append((low, a))
        if cross(low, b) > 0:
            low = b
    if cross(low, arc[1]) > 0:
        free.append((low, arc[1]))
    return free


Nearest = tuple[int, int]
"""Square of a distance as a fraction."""


def _nearer(a: Nearest | None, b: Nearest | None) -> Nearest | None:
    if a is None or b is None:
        return a or b
    return a if a[0] * b[1] <= b[0] * a[1] else b


def _square_along(ray: Point, polygon: Sequence[Point], x: int, y: int) -> Nearest | None:
    found = _entry(ray, polygon, x, y)
    if found is None:
        return None
    size = ray[0] * ray[0] + ray[1] * ray[1]
    return found[0] * found[0] * size, found[1] * found[1]


def _closest(polygon: Sequence[Point], x: int, y: int) -> tuple[Nearest, Point]:
    """Nearest point of a convex polygon seen from outside: square of its distance and a vector towards it."""
    best: Nearest | None = None
    towards: Point = (0, 0)
    p = polygon[-1]
    for q in polygon:
        ux, uy = q[0] - p[0], q[1] - p[1]
        vx, vy = x - p[0], y - p[1]
        along, size = ux * vx + uy * vy, ux * ux + uy * uy
        if along <= 0:
            square, vector = (vx * vx + vy * vy, 1), (-vx, -vy)
        elif along >= size:
            wx, wy = x - q[0], y - q[1]
            square, vector = (wx * wx + wy * wy, 1), (-wx, -wy)
        else:
            side = ux * vy - uy * vx
            square, vector = (side * side, size), (uy * side, -ux * side)
        if best is None or square[0] * best[1] < best[0] * square[1]:
            best, towards = square, vector
        p = q
    assert best is not None
    return best, towards


def _nearest_in(part: Interval, polygon: Sequence[Point], x: int, y: int) -> Nearest | None:
    """Nearest point of a convex polygon (or segment) within an interval of directions."""
    square, towards = _closest(polygon, x, y)
    if towards == (0, 0) or _within(towards, part):
        return square
    return _nearer(_square_along(part[0], polygon, x, y), _square_along(part[1], polygon, x, y))


class Sight(msgspec.Struct, frozen=True):
    """What can be seen of a target within an arc: ranges rounded up, so that comparing them is exact."""

    range: int
    bow: int | None  # range to the bow edge where the line enters through it
    stern: int | None


def sight(
    dot: Point, arc: Interval, target: Polygon, blockers: Sequence[Sequence[Point]], ends: bool = False
) -> Sight | None:
    """The nearest visible point of a target within an arc; with `ends` also of its short edges (corners()
    order)."""
    x, y = dot
    seen = _seen_interval(target, x, y)
    if seen is None:
        return Sight(0, None, None)
    common = _meet(arc, seen)
    if common is None:
        return None
    parts = _unblocked(common, target, blockers, x, y) if blockers else [common]
    best: Nearest | None = None
    for part in parts:
        best = _nearer(best, _nearest_in(part, target, x, y))
    if best is None:
        return None
    bow = stern = None
    if ends:
        bow = _edge_range(target[0], target[1], parts, x, y)
        stern = _edge_range(target[2], target[3], parts, x, y)
    return Sight(root_up(*best), bow, stern)


def _edge_range(p: Point, q: Point, parts: Sequence[Interval], x: int, y: int) -> int | None:
    """Range to a short edge that faces the dot, where more than a corner of it is seen."""
    if (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (
        x - p[0]
    ) <= 0:  # corners run clockwise: outside is on the left
        return None
    seen = _seen_interval((p, q), x, y)
    best: Nearest | None = None
    for part in parts:
        common = _meet(part, seen) if seen else None
        if common is not None and cross(*common) > 0:
            best = _nearer(best, _nearest_in(common, (p, q), x, y))
    return None if best is None else root_up(*best)
