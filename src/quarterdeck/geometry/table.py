"""A table without a grid, in integers: poses, bases, card paths, arcs, ranges and lines of sight.

Lengths are 1/100 mm, angles 1/100 degree clockwise from north, x runs east and y north. Sines come from a
table computed with integers, positions are rounded once (half away from zero), every predicate after that
is exact integer arithmetic: the same answers on every machine, and mirrored tables give mirrored answers.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from functools import cmp_to_key
from math import isqrt

import msgspec

Point = tuple[int, int]
Pose = tuple[int, int, int]
"""x and y of the centre, heading."""
Box = tuple[int, int, int, int, int, int]
"""A placed base: centre, half vector to the bow, half vector to starboard."""
Polygon = tuple[Point, ...]
"""A convex polygon."""

TURN = 36000
UNIT = 1 << 20
"""Scale of the sine table."""
FINE = 64
"""Subdivision of 1/100 mm in which card paths are kept."""


# ------------------------------------------------------------------------------------------------ angles


def _sine_table() -> tuple[int, ...]:
    """Sines of 0.00 to 359.99 degrees: a rotation repeated with 128 spare bits, then reflected quadrants."""
    one = 1 << 160
    pi = 3141592653589793238462643383279502884197169399375105820974944592307816406286209
    angle = pi * one // 10 ** (len(str(pi)) - 1) // 18000
    square = angle * angle // one
    sin_step = angle - angle * square // one // 6 + angle * square // one * square // one // 120
    cos_step = (
        one - square // 2 + square * square // one // 24 - square * square // one * square // one // 720
    )
    s, c = 0, one
    quadrant = []
    for _ in range(4501):
        quadrant.append((s, c))
        s, c = (s * cos_step + c * sin_step) // one, (c * cos_step - s * sin_step) // one
    half = one // 2
    low = [(sin * UNIT + half) // one for sin, _ in quadrant]
    high = [(cos * UNIT + half) // one for _, cos in quadrant]
    first = low[:4501] + high[4499::-1]
    upper = first + first[8999::-1]
    return tuple(upper[:18000]) + tuple(-value for value in upper[:18000])


SINE = _sine_table()
COSINE = SINE[9000:] + SINE[:9000]


def direction(heading: int) -> Point:
    """Unit vector (times UNIT) of a heading."""
    heading %= TURN
    return SINE[heading], COSINE[heading]


def divide(value: int, by: int) -> int:
    """Rounded quotient, halves away from zero, so that mirrored values stay mirrored."""
    return (2 * value + by) // (2 * by) if value >= 0 else -((by - 2 * value) // (2 * by))


def bearing(x: int, y: int) -> int:
    """Heading of a vector, to the nearest 1/100 degree."""
    right, ahead = abs(x), abs(y)
    low, high = 0, 9000
    while high - low > 1:
        middle = (low + high) // 2
        if right * COSINE[middle] >= ahead * SINE[middle]:
            low = middle
        else:
            high = middle
    before = abs(right * COSINE[low] - ahead * SINE[low])
    after = abs(right * COSINE[high] - ahead * SINE[high])
    angle = low if before <= after else high
    if y < 0:
        angle = 18000 - angle
    return angle if x >= 0 else (TURN - angle) % TURN


def between(a: int, b: int) -> int:
    """Smallest angle between two headings, 0 to 18000."""
    turn = (a - b) % TURN
    return turn if turn <= 18000 else TURN - turn


def cross(a: Point, b: Point) -> int:
    return a[0] * b[1] - a[1] * b[0]


def place(pose: Pose, ahead: int, aside: int) -> Point:
    """A point given from a pose: so far ahead, so far to starboard."""
    x, y, heading = pose
    s, c = SINE[heading], COSINE[heading]
    return x + divide(ahead * s + aside * c, UNIT), y + divide(ahead * c - aside * s, UNIT)


def shift(pose: Pose, ahead: int, aside: int, turn: int) -> Pose:
    """A pose given from a pose. The one rounding of a move."""
    x, y = place(pose, ahead, aside)
    return x, y, (pose[2] + turn) % TURN


def mirrored(pose: Pose, width: int) -> Pose:
    """The pose seen in a mirror standing on the table's north-south line."""
    return width - pose[0], pose[1], (TURN - pose[2]) % TURN


# ------------------------------------------------------------------------------------------------ bases


class Base(msgspec.Struct, frozen=True):
    """The rectangle a ship stands on."""

    length: int
    width: int


_HALVES: dict[tuple[Base, int], tuple[int, int, int, int]] = {}


def box(base: Base, pose: Pose) -> Box:
    """The base placed at a pose."""
    key = (base, pose[2])
    half = _HALVES.get(key)
    if half is None:
        s, c = SINE[pose[2]], COSINE[pose[2]]
        long, wide = base.length, base.width
        half = (
            divide(long * s, 2 * UNIT),
            divide(long * c, 2 * UNIT),
            divide(wide * c, 2 * UNIT),
            divide(-wide * s, 2 * UNIT),
        )
        _HALVES[key] = half
    return (pose[0], pose[1], *half)


def corners(b: Box) -> Polygon:
    """Bow port, bow starboard, stern starboard, stern port."""
    x, y, fx, fy, sx, sy = b
    return (
        (x + fx - sx, y + fy - sy),
        (x + fx + sx, y + fy + sy),
        (x - fx + sx, y - fy + sy),
        (x - fx - sx, y - fy - sy),
    )


def reach_of(b: Box) -> int:
    """A radius that surely covers the base."""
    return abs(b[2]) + abs(b[3]) + abs(b[4]) + abs(b[5])


def overlap(a: Box, b: Box) -> bool:
    """Do two bases share more than their rims? Exact: four separating axes."""
    ax, ay, fx, fy, sx, sy = a
    bx, by, gx, gy, tx, ty = b
    x, y = bx - ax, by - ay
    far = abs(fx) + abs(sx) + abs(gx) + abs(tx)
    if x >= far or -x >= far:
        return False
    far = abs(fy) + abs(sy) + abs(gy) + abs(ty)
    if y >= far or -y >= far:
        return False
    ff, ft = abs(fx * gy - fy * gx), abs(fx * ty - fy * tx)
    sf, st = abs(sx * gy - sy * gx), abs(sx * ty - sy * tx)
    mine, theirs = abs(fx * sy - fy * sx), abs(gx * ty - gy * tx)
    return (
        abs(fx * y - fy * x) < mine + ff + ft
        and abs(sx * y - sy * x) < mine + sf + st
        and abs(gx * y - gy * x) < theirs + ff + sf
        and abs(tx * y - ty * x) < theirs + ft + st
    )


def polygons_overlap(a: Sequence[Point], b: Sequence[Point]) -> bool:
    """Do two convex polygons share more than their rims?"""
    for one, two in ((a, b), (b, a)):
        for i, p in enumerate(one):
            q = one[i - 1]
            nx, ny = p[1] - q[1], q[0] - p[0]
            own = [nx * x + ny * y for x, y in one]
            other = [nx * x + ny * y for x, y in two]
            if max(own) <= min(other) or max(other) <= min(own):
                return False
    return True


def gap_square(a: Sequence[Point], b: Sequence[Point]) -> tuple[int, int]:
    """Square of the distance between two convex polygons, as a fraction; 0 if they overlap."""
    if len(a) > 2 and len(b) > 2 and polygons_overlap(a, b):
        return 0, 1
    top, bottom = 1 << 120, 1
    for one, two in ((a, b), (b, a)):
        qx, qy = one[-1]
        for px, py in one:  # every edge of one with every corner of the other
            ux, uy = px - qx, py - qy
            size = ux * ux + uy * uy
            for rx, ry in two:
                vx, vy = rx - qx, ry - qy
                side = ux * vy - uy * vx
                if size and side * side * bottom >= top * size:
                    continue  # not even the line of this edge is nearer
                along = ux * vx + uy * vy
                if along <= 0:
                    square, by = vx * vx + vy * vy, 1
                elif along >= size:
                    square, by = (rx - px) ** 2 + (ry - py) ** 2, 1
                else:
                    square, by = side * side, size
                if square * bottom < top * by:
                    top, bottom = square, by
            qx, qy = px, py
    return top, bottom


def polygons_within(a: Sequence[Point], b: Sequence[Point], distance: int) -> bool:
    """Is the gap between two convex polygons at most this? Their frames answer most questions at once."""
    ax, ay = [x for x, _ in a], [y for _, y in a]
    bx, by = [x for x, _ in b], [y for _, y in b]
    if max(ax) + distance < min(bx) or max(bx) + distance < min(ax):
        return False
    if max(ay) + distance < min(by) or max(by) + distance < min(ay):
        return False
    return gap(a, b) <= distance


def gap(a: Sequence[Point], b: Sequence[Point]) -> int:
    """Distance between two convex polygons, rounded up: `gap <= d` is exact for whole d."""
    return root_up(*gap_square(a, b))


def root_up(numerator: int, denominator: int) -> int:
    """Smallest whole number not below the root of a fraction."""
    whole = -(-numerator // denominator)
    root = isqrt(whole)
    return root if root * root == whole else root + 1


def boxes_within(a: Box, b: Box, distance: int) -> bool:
    """Is the gap between two bases at most this?"""
    far = distance + max(
        abs(a[2]) + abs(a[4]) + abs(b[2]) + abs(b[4]), abs(a[3]) + abs(a[5]) + abs(b[3]) + abs(b[5])
    )
    if abs(a[0] - b[0]) > far or abs(a[1] - b[1]) > far:
        return False
    return gap(corners(a), corners(b)) <= distance


def inside_table(b: Box, width: int, height: int) -> bool:
    """Is no part of the base beyond an edge?"""
    x, y, fx, fy, sx, sy = b
    wide, high = abs(fx) + abs(sx), abs(fy) + abs(sy)
    return x >= wide and y >= high and x + wide <= width and y + high <= height


# ------------------------------------------------------------------------------------------ manoeuvre cards


class Leg(msgspec.Struct, frozen=True):
    """A cubic curve of a mark in the card frame (right, ahead) in FINE units, cut into even steps."""

    points: tuple[Point, Point, Point, Point]
    start: int  # headings at both ends
    end: int
    astern: bool
    steps: int

    def at(self, i: int) -> tuple[int, int, int]:
        """Place and heading after i steps; the heading is the tangent."""
        if i <= 0:
            return (*self.points[0], self.start)
        n = self.steps
        if i >= n:
            return (*self.points[3], self.end)
        (u0, v0), (u1, v1), (u2, v2), (u3, v3) = self.points
        j = n - i
        a, b, c, d = j * j * j, 3 * j * j * i, 3 * j * i * i, i * i * i
        cube = n * n * n
        p, q, r = j * j, 2 * i * j, i * i
        du = p * (u1 - u0) + q * (u2 - u1) + r * (u3 - u2)
        dv = p * (v1 - v0) + q * (v2 - v1) + r * (v3 - v2)
        if self.astern:
            du, dv = -du, -dv
        return (
            divide(a * u0 + b * u1 + c * u2 + d * u3, cube),
            divide(a * v0 + b * v1 + c * v2 + d * v3, cube),
            bearing(du, dv) if du or dv else self.start,
        )


class Manoeuvre:
    """One line of a manoeuvre card for a base of one length."""

    __slots__ = ("_seen", "_travel", "ahead", "aside", "astern", "legs", "length", "steps", "turn")

    def __init__(self, length: int, end: tuple[int, int, int], legs: tuple[Leg, ...], astern: bool) -> None:
        self.length = length
        self.ahead, self.aside, self.turn = end
        self.legs = legs
        self.astern = astern
        self.steps = sum(leg.steps for leg in legs)
        self._seen: dict[int, tuple[int, int, int]] = {}
        self._travel = -1

    @property
    def travel(self) -> int:
        """Length of the line."""
        if self._travel < 0:
            marks = [self.mark(self.steps * k // 32) for k in range(33)]
            parts = itertools.pairwise(marks)
            self._travel = sum(isqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) for a, b in parts) // FINE
        return self._travel

    def end(self, start: Pose) -> Pose:
        """Pose at the end of the whole move."""
        return shift(start, self.ahead, self.aside, self.turn)

    def mark(self, i: int) -> tuple[int, int, int]:
        """The mark on the card's line after i small steps (right, ahead, heading)."""
        found = self._seen.get(i)
        if found is None:
            left = i
            for leg in self.legs:
                if left <= leg.steps:
                    break
                left -= leg.steps
            found = self._seen[i] = leg.at(left)
        return found

    def by_stern(self, start: Pose, i: int) -> Pose:
        """Pose with the stern mark on the line after i steps."""
        if i >= self.steps:
            return self.end(start)
        u, v, heading = self.mark(i)
        card = -self.length if self.astern else self.length
        return self._pose(start, u, v + card * FINE // 2, heading, self.length)

    def by_bow(self, start: Pose, i: int) -> Pose:
        """Pose with the bow mark on the line after i steps, straight on beyond its end."""
        u, v, heading = self.mark(min(i, self.steps))
        v += self.length * FINE // 2
        if i > self.steps:
            s, c = direction(heading)
            further = (i - self.steps) * STEP * FINE
            u, v = u + divide(further * s, UNIT), v + divide(further * c, UNIT)
        return self._pose(start, u, v, heading, -self.length)

    def _pose(self, start: Pose, u: int, v: int, heading: int, to_centre: int) -> Pose:
        x, y, h = start
        s, c = SINE[h], COSINE[h]
        h = (h + heading) % TURN
        half = to_centre * FINE // 2
        scale = UNIT * FINE
        return (
            x + divide(v * s + u * c + half * SINE[h], scale),
            y + divide(v * c - u * s + half * COSINE[h], scale),
            h,
        )


STEP = 5
"""Length of the small steps along a line: 0.05 mm."""
STRIDE = 20
"""Small steps in one step of the search for contact: 1 mm."""


def _leg(start: tuple[int, int, int], end: tuple[int, int, int], astern: bool) -> Leg:
    """Curve between two marks with handles of 0.36 of the chord along the headings."""
    (u0, v0, h0), (u3, v3, h3) = start, end
    chord = isqrt(((u3 - u0) ** 2 + (v3 - v0) ** 2) * FINE * FINE)
    handle = 36 * chord * (-1 if astern else 1)
    s0, c0 = direction(h0)
    s3, c3 = direction(h3)
    scale = 100 * UNIT
    p0, p3 = (u0 * FINE, v0 * FINE), (u3 * FINE, v3 * FINE)
    p1 = p0[0] + divide(handle * s0, scale), p0[1] + divide(handle * c0, scale)
    p2 = p3[0] - divide(handle * s3, scale), p3[1] - divide(handle * c3, scale)
    steps = max(1, -(-chord * 11 // (10 * STEP * FINE)))
    return Leg((p0, p1, p2, p3), h0, h3, astern, steps)


def manoeuvre(
    length: int, end: tuple[int, int, int], marks: Sequence[tuple[int, int, int]], astern: bool = False
) -> Manoeuvre:
    """A line of a card. `end`: centre pose from the start pose (ahead, aside, turn). `marks`: the poses
    of the stern mark (right, ahead, heading) the line runs through. With `astern` the card lies at
    the stern and its first leg is sailed backwards."""
    legs = []
    here = (0, 0, 0)
    for i, mark in enumerate(marks):
        legs.append(_leg(here, mark, astern and i == 0))
        here = mark
    return Manoeuvre(length, end, tuple(legs), astern)


class Stop(msgspec.Struct, frozen=True):
    """Where a ship came to rest, what stopped it, and the poses it went through."""

    pose: Pose
    by: tuple[int, ...]
    path: tuple[Pose, ...]


Touches = Callable[[Pose], tuple[int, ...]]
"""What a base at this pose would overlap."""


def sail_until_contact(line: Manoeuvre, start: Pose, touches: Touches) -> Stop:
    """Go along the line as far as possible.

    If a base length straight ahead is free the stern mark follows the line from there, otherwise the
    bow mark follows it from the start and goes on straight ahead, at most one base length in all. A
    line sailed astern is followed backwards by the stern mark.
    """
    if line.astern:
        return _slide(lambda i: line.by_stern(start, i), line.steps, touches, (start,))
    if not touches(line.by_stern(start, 0)):
        return _slide(lambda i: line.by_stern(start, i), line.steps, touches, (start,))
    beyond = max(0, line.length - line.travel) // STEP
    return _slide(lambda i: line.by_bow(start, i), line.steps + beyond, touches, ())


def _slide(at: Callable[[int], Pose], last: int, touches: Touches, before: tuple[Pose, ...]) -> Stop:
    """1 mm steps until something is touched, then halve the last step."""
    free, hit = 0, 0
    by: tuple[int, ...] = ()
    while free < last and not by:
        hit = min(free + STRIDE, last)
        by = touches(at(hit))
        if not by:
            free = hit
    while by and hit - free > 1:
        middle = (free + hit) // 2
        found = touches(at(middle))
        if found:
            hit, by = middle, found
        else:
            free = middle
    return Stop(at(free), by, before + tuple(at(free * k // 4) for k in range(5)))


def path_of(line: Manoeuvre, start: Pose) -> tuple[Pose, ...]:
    """The whole move as a few poses, for drawing."""
    if not line.turn and not line.aside:
        return start, line.end(start)
    n = line.steps
    if line.astern:
        return tuple(line.by_stern(start, n * k // 6) for k in range(7))
    return start, *(line.by_stern(start, n * k // 5) for k in range(6))


# ----------------------------------------------------------------------------------- arcs and lines of sight

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


# ------------------------------------------------------------------------------------------------ land


def clockwise(outline: Sequence[Point]) -> Polygon:
    """The outline, turned if need be so that it runs clockwise."""
    area = sum(cross(outline[i - 1], outline[i]) for i in range(len(outline)))
    return tuple(outline) if area <= 0 else tuple(reversed(outline))


def convex_parts(outline: Sequence[Point]) -> tuple[Polygon, ...]:
    """A simple outline as convex parts: itself, or its triangles cut off ear by ear."""
    points = list(clockwise(outline))
    if _is_convex(points):
        return (tuple(points),)
    triangles: list[list[Point]] = []
    while len(points) > 3:
        i = next(i for i in range(len(points)) if _is_ear(points, i))
        triangles.append([points[i - 1], points[i], points[(i + 1) % len(points)]])
        del points[i]
    triangles.append(points)
    return tuple(tuple(part) for part in triangles if _area(part) != 0)


def _area(points: Sequence[Point]) -> int:
    return sum(cross(points[i - 1], points[i]) for i in range(len(points)))


def _bend(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _is_convex(points: Sequence[Point]) -> bool:
    n = len(points)
    return all(_bend(points[i - 2], points[i - 1], points[i]) <= 0 for i in range(n))


def _is_ear(points: Sequence[Point], i: int) -> bool:
    a, b, c = points[i - 1], points[i], points[(i + 1) % len(points)]
    if _bend(a, b, c) > 0:
        return False
    return not any(
        _bend(a, b, p) < 0 and _bend(b, c, p) < 0 and _bend(c, a, p) < 0 for p in points if p not in (a, b, c)
    )


def in_polygon(p: Point, outline: Sequence[Point]) -> bool:
    """Is a point strictly inside a simple outline?"""
    x, y = p
    inside = False
    ax, ay = outline[-1]
    for bx, by in outline:
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return False
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            inside = not inside
        ax, ay = bx, by
    return inside
