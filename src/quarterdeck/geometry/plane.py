"""A table without a grid, in integers: poses, bases, gaps and card paths. Arcs: `sight`; land: `land`.

Lengths are 1/100 mm, angles 1/100 degree clockwise from north, x runs east and y north. Sines come from a
table computed with integers, positions are rounded once (half away from zero), every predicate after that
is exact integer arithmetic: the same answers on every machine, and mirrored tables give mirrored answers.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from math import atan2, isqrt, pi

import msgspec

Point = tuple[int, int]
Pose = tuple[int, int, int]
"""x and y of the centre, heading."""
Box = tuple[int, int, int, int, int, int]
"""A placed base: centre, half vector to the bow, half vector to starboard."""
Polygon = tuple[Point, ...]
"""A convex polygon."""

TURN = 36000
HUNDREDTHS = 18000 / pi
"""Radians to 1/100 degree."""
UNIT = 1 << 20
"""Scale of the sine table."""
FINE = 64
"""Subdivision of 1/100 mm in which card paths are kept."""


# ------------------------------------------------------------------------------------------------ angles


def _sine_table() -> tuple[int, ...]:
    """Sines of 0.00 to 359.99 degrees: a rotation repeated with 128 spare bits, then reflected quadrants."""
    one = 1 << 160
    digits = 3141592653589793238462643383279502884197169399375105820974944592307816406286209
    angle = digits * one // 10 ** (len(str(digits)) - 1) // 18000
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
    # A guess by floating point saves the search; whole numbers decide, so every machine finds the same.
    low = min(8999, int(atan2(right, ahead) * HUNDREDTHS))
    while right * COSINE[low] < ahead * SINE[low]:
        low -= 1
    while low < 8999 and right * COSINE[low + 1] >= ahead * SINE[low + 1]:
        low += 1
    high = low + 1
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


def separation(a: Box, b: Box) -> int:
    """A distance the gap between two bases is not below; negative exactly if they overlap."""
    ax, ay, fx, fy, sx, sy = a
    bx, by, gx, gy, tx, ty = b
    x, y = bx - ax, by - ay
    frames = max(
        abs(x) - abs(fx) - abs(sx) - abs(gx) - abs(tx), abs(y) - abs(fy) - abs(sy) - abs(gy) - abs(ty)
    )
    if frames >= 0:
        return frames
    ff, ft = abs(fx * gy - fy * gx), abs(fx * ty - fy * tx)
    sf, st = abs(sx * gy - sy * gx), abs(sx * ty - sy * tx)
    mine, theirs = abs(fx * sy - fy * sx), abs(gx * ty - gy * tx)
    return max(
        (abs(fx * y - fy * x) - mine - ff - ft) // (isqrt(fx * fx + fy * fy) + 1),
        (abs(sx * y - sy * x) - mine - sf - st) // (isqrt(sx * sx + sy * sy) + 1),
        (abs(gx * y - gy * x) - theirs - ff - sf) // (isqrt(gx * gx + gy * gy) + 1),
        (abs(tx * y - ty * x) - theirs - ft - st) // (isqrt(tx * tx + ty * ty) + 1),
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

    def place(self, i: int) -> Point:
        """Place after i steps."""
        n = self.steps
        (u0, v0), (u1, v1), (u2, v2), (u3, v3) = self.points
        j = n - i
        a, b, c, d = j * j * j, 3 * j * j * i, 3 * j * i * i, i * i * i
        cube = n * n * n
        return divide(a * u0 + b * u1 + c * u2 + d * u3, cube), divide(
            a * v0 + b * v1 + c * v2 + d * v3, cube
        )

    def heading(self, i: int) -> int:
        """The tangent after i steps."""
        if i <= 0:
            return self.start
        if i >= self.steps:
            return self.end
        (u0, v0), (u1, v1), (u2, v2), (u3, v3) = self.points
        j = self.steps - i
        p, q, r = j * j, 2 * i * j, i * i
        du = p * (u1 - u0) + q * (u2 - u1) + r * (u3 - u2)
        dv = p * (v1 - v0) + q * (v2 - v1) + r * (v3 - v2)
        if self.astern:
            du, dv = -du, -dv
        return bearing(du, dv) if du or dv else self.start


class Manoeuvre:
    """One line of a manoeuvre card for a base of one length."""

    __slots__ = (
        "_drawn",
        "_seen",
        "ahead",
        "aside",
        "astern",
        "legs",
        "length",
        "steps",
        "swept",
        "travel",
        "turn",
    )

    def __init__(self, length: int, end: tuple[int, int, int], legs: tuple[Leg, ...], astern: bool) -> None:
        self.length = length
        self.ahead, self.aside, self.turn = end
        self.legs = legs
        self.astern = astern
        self.steps = sum(leg.steps for leg in legs)
        self._seen: dict[int, tuple[int, int, int]] = {}
        self._drawn: tuple[tuple[int, int, int], ...] = ()
        self.travel = self._travel()
        self.swept = self._swept()
        """How far any point of the base has come at most after so many strides, and at the end."""

    def _travel(self) -> int:
        """Length of the line."""
        places = [self._leg(self.steps * k // 32) for k in range(33)]
        parts = itertools.pairwise([leg.place(i) for leg, i in places])
        return sum(isqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) for a, b in parts) // FINE

    def _swept(self) -> tuple[int, ...]:
        marks = [self.mark(i) for i in (*range(0, self.steps, STRIDE), self.steps)]
        swept = [0]
        for (u, v, heading), (to_u, to_v, to_heading) in itertools.pairwise(marks):
            way = (isqrt((to_u - u) ** 2 + (to_v - v) ** 2) + 1) // FINE + 1
            # No corner of a base is further from the mark than 9/8 of its length; 22/7 is more than pi.
            swing = between(to_heading, heading) * self.length * 9 * 22 // (8 * 7 * 18000) + 1
            swept.append(swept[-1] + way + swing)
        return tuple(swept)

    def _leg(self, i: int) -> tuple[Leg, int]:
        """The leg that step i belongs to, and its number there."""
        for leg in self.legs[:-1]:
            if i <= leg.steps:
                return leg, i
            i -= leg.steps
        return self.legs[-1], i

    def end(self, start: Pose) -> Pose:
        """Pose at the end of the whole move."""
        return shift(start, self.ahead, self.aside, self.turn)

    def mark(self, i: int) -> tuple[int, int, int]:
        """The mark on the card's line after i small steps (right, ahead, heading)."""
        found = self._seen.get(i)
        if found is None:
            leg, left = self._leg(i)
            found = self._seen[i] = (*leg.place(left), leg.heading(left))
        return found

    def mark_between(self, i: int, part: int) -> tuple[int, int, int]:
        """The mark so many parts of a step after step i."""
        leg, next_step = self._leg(i + 1)
        fine = Leg(leg.points, leg.start, leg.end, leg.astern, leg.steps * PARTS)
        at = (next_step - 1) * PARTS + part
        return (*fine.place(at), fine.heading(at))

    def drawn(self, start: Pose) -> list[Pose]:
        """A few poses `by_stern`, evenly along the line, and the end."""
        if not self._drawn:
            parts = 6 if self.astern else 5
            card = -self.length if self.astern else self.length
            marks = [self.mark(self.steps * k // parts) for k in range(parts)]
            self._drawn = tuple((u, v + card * FINE // 2, heading) for u, v, heading in marks)
        poses = [self._pose(start, u, v, heading, self.length) for u, v, heading in self._drawn]
        poses.append(self.end(start))
        return poses

    def by_stern(self, start: Pose, i: int, part: int = 0) -> Pose:
        """Pose with the stern mark on the line after i steps and so many parts of one."""
        if i >= self.steps:
            return self.end(start)
        u, v, heading = self.mark_between(i, part) if part else self.mark(i)
        card = -self.length if self.astern else self.length
        return self._pose(start, u, v + card * FINE // 2, heading, self.length)

    def by_bow(self, start: Pose, i: int, part: int = 0) -> Pose:
        """Pose with the bow mark on the line after i steps and parts of one, straight on beyond its end."""
        u, v, heading = (
            self.mark_between(i, part) if part and i < self.steps else self.mark(min(i, self.steps))
        )
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
        # divide(), written out: twice the value, halves away from zero
        east = 2 * (v * s + u * c + half * SINE[h])
        north = 2 * (v * c - u * s + half * COSINE[h])
        scale = UNIT * FINE
        return (
            x + ((east + scale) // (2 * scale) if east >= 0 else -((scale - east) // (2 * scale))),
            y + ((north + scale) // (2 * scale) if north >= 0 else -((scale - north) // (2 * scale))),
            h,
        )


STEP = 5
"""Length of the small steps along a line: 0.05 mm."""
PARTS = 64
"""A small step of a tight line turns the base by more than contact allows: the search ends in parts of it."""
STRIDE = 20
"""Small steps in one step of the search for contact: 1 mm."""
ROUNDING = 8
"""Places and headings of two placed bases are rounded by less than this together."""
FAR = 1_000_000
"""Further than any table is long."""


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


GROUND = -1
"""Stands for reefs and land in the list of things that stopped a ship."""


class Stop(msgspec.Struct, frozen=True):
    """Where a ship came to rest, what stopped it, and the poses it went through."""

    pose: Pose
    by: tuple[int, ...]
    path: tuple[Pose, ...]


class Obstacles:
    """What may stop a ship: other bases by number, and ground that a base may lie on."""

    __slots__ = ("base", "bases", "ground")

    def __init__(
        self, base: Base, bases: Mapping[int, Box], ground: Callable[[Box], int] | None = None
    ) -> None:
        self.base = base  # of the ship that moves
        self.bases = bases
        self.ground = ground  # negative where a base lies on ground, else a distance it is not nearer than

    def touched(self, pose: Pose) -> tuple[int, ...]:
        """What the base would overlap at this pose."""
        here = box(self.base, pose)
        found = tuple([number for number, there in self.bases.items() if overlap(here, there)])
        return (*found, GROUND) if self.ground is not None and self.ground(here) < 0 else found


def sail_until_contact(line: Manoeuvre, start: Pose, obstacles: Obstacles) -> Stop:
    """Go along the line as far as possible.

    If a base length straight ahead is free the stern mark follows the line from there, otherwise the
    bow mark follows it from the start and goes on straight ahead, at most one base length in all. A
    line sailed astern is followed backwards by the stern mark.
    """
    if line.astern or not obstacles.touched(line.by_stern(start, 0)):
        at, last = line.by_stern, line.steps
    else:
        at, last = line.by_bow, line.steps + max(0, line.length - line.travel) // STEP
    free, hit = _free_strides(line, start, at, last, obstacles)
    by = obstacles.touched(at(start, hit)) if hit > free else ()
    while by and hit - free > 1:
        middle = (free + hit) // 2
        found = obstacles.touched(at(start, middle))
        if found:
            hit, by = middle, found
        else:
            free = middle
    part = 0
    if by and free < line.steps:
        part, by = _last_part(lambda part: obstacles.touched(at(start, free, part)), by)
    path = [*(at(start, free * k // 4) for k in range(4)), at(start, free, part)]
    return Stop(path[-1], by, (start, *path) if at == line.by_stern else tuple(path))


def _last_part(touched: Callable[[int], tuple[int, ...]], by: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """[ruling 137] The last part of a step that is still free, and what is touched after it."""
    free, hit = 0, PARTS
    while hit - free > 1:
        middle = (free + hit) // 2
        found = touched(middle)
        if found:
            hit, by = middle, found
        else:
            free = middle
    return free, by


def _free_strides(
    line: Manoeuvre, start: Pose, at: Callable[..., Pose], last: int, obstacles: Obstacles
) -> tuple[int, int]:
    """1 mm steps until something is touched: the last step that is free and the one that is not, or twice
    the last one. A base is looked at again only when the ship may have come as far as it is away; the last
    pose is the printed one, which may lie beside the line."""
    swept, whole = line.swept, line.swept[-1]
    ground = obstacles.ground
    safe = dict.fromkeys(obstacles.bases, 0)
    soonest = 0
    free = 0
    while free < last:
        hit = min(free + STRIDE, last)
        way = swept[hit // STRIDE] if hit < line.steps else whole + (hit - line.steps) * STEP
        if way >= soonest or hit == last:
            here = box(obstacles.base, at(start, hit))
            for number, there in obstacles.bases.items():
                if way >= safe[number] or hit == last:
                    room = separation(here, there)
                    if room < 0:
                        return free, hit
                    safe[number] = way + room - ROUNDING
            soonest = min(safe.values(), default=FAR)
            if ground is not None:
                room = ground(here)
                if room < 0:
                    return free, hit
                soonest = min(soonest, way + room - ROUNDING)
        free = hit
    return last, last


def path_of(line: Manoeuvre, start: Pose) -> tuple[Pose, ...]:
    """The whole move as a few poses, for drawing."""
    if not line.turn and not line.aside:
        return start, line.end(start)
    poses = line.drawn(start)
    return tuple(poses) if line.astern else (start, *poses)
