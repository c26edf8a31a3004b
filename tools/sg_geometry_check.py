"""Check the table geometry against an independent exact implementation and against Shapely.

    python tools/sg_geometry_check.py --cases 100000 --seed 1

The reference here works with fractions and other methods (polygon clipping, elementary sectors, parametric
lines) and shares
no code with `quarterdeck.geometry.plane`. Shapely works with floats: it is asked only where the answer is
not a tie.
"""

from __future__ import annotations

import argparse
import functools
import math
import random
import sys
import time
from fractions import Fraction as F

from shapely.geometry import LineString
from shapely.geometry import Point as SPoint
from shapely.geometry import Polygon as SPolygon

from quarterdeck.geometry import land as L
from quarterdeck.geometry import plane as T
from quarterdeck.geometry import sight as V

BASE = T.Base(7500, 5000)
ARCS = {"front": (2050, 4500, 10500), "full": (-300, 7500, 10500), "rear": (-2650, 7500, 13500)}


# ------------------------------------------------------------------------------------------------ reference


def clip(polygon, ax, ay, bx, by):
    """Part of a polygon to the left of the line from a to b."""
    out = []
    for i in range(len(polygon)):
        (px, py), (qx, qy) = polygon[i - 1], polygon[i]
        sp = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        sq = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax)
        if sp * sq < 0:
            t = F(sp) / (sp - sq)
            out.append((px + t * (qx - px), py + t * (qy - py)))
        if sq >= 0:
            out.append((qx, qy))
    return out


def area2(polygon):
    return sum(
        polygon[i - 1][0] * polygon[i][1] - polygon[i - 1][1] * polygon[i][0] for i in range(len(polygon))
    )


def ref_overlap(a, b):
    a = [(F(x), F(y)) for x, y in reversed(a)]  # anticlockwise
    b = list(reversed(b))
    for i in range(len(b)):
        a = clip(a, *b[i - 1], *b[i])
        if not a:
            return False
    return area2(a) > 0


def ref_point_polygon(p, polygon):
    """Square of the distance from a point to a polygon's rim or inside, by Lagrange parameter."""
    best = None
    for i in range(len(polygon)):
        a, b = polygon[i - 1], polygon[i]
        dx, dy = b[0] - a[0], b[1] - a[1]
        size = dx * dx + dy * dy
        t = F(0) if size == 0 else F((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / size
        t = min(max(t, F(0)), F(1))
        x, y = a[0] + t * dx - p[0], a[1] + t * dy - p[1]
        d = x * x + y * y
        best = d if best is None or d < best else best
    return best


def ref_gap(a, b):
    if ref_overlap(a, b):
        return F(0)
    return min(min(ref_point_polygon(p, b) for p in a), min(ref_point_polygon(p, a) for p in b))


def line_interval(ray, polygon, o):
    """Parameters where the ray from o is inside a clockwise convex polygon (Cyrus-Beck)."""
    low, high = F(0), None
    for i in range(len(polygon)):
        a, b = polygon[i - 1], polygon[i]
        nx, ny = -(b[1] - a[1]), b[0] - a[0]  # outward normal of a clockwise polygon
        c = nx * (o[0] - a[0]) + ny * (o[1] - a[1])
        d = nx * ray[0] + ny * ray[1]
        if d == 0:
            if c >= 0:
                return None
        else:
            t = F(-c, d)
            if d < 0:
                low = max(low, t)
            else:
                high = t if high is None else min(high, t)
    return (low, high) if high is not None and low < high else None


def ref_sight(dot, lo, hi, target, blockers):
    """Elementary sectors between all interesting directions; a visible sector shows its cut of the target."""
    rays = [lo, hi]
    for polygon in (target, *blockers):
        rays += [(x - dot[0], y - dot[1]) for x, y in polygon]
    rays = [r for r in rays if lo[0] * r[1] - lo[1] * r[0] >= 0 and r[0] * hi[1] - r[1] * hi[0] >= 0]
    rays.sort(
        key=functools.cmp_to_key(
            lambda d, e: -1 if d[0] * e[1] - d[1] * e[0] > 0 else 1 if d[0] * e[1] - d[1] * e[0] < 0 else 0
        )
    )
    best = bow = stern = None
    for i in range(1, len(rays)):
        a, b = rays[i - 1], rays[i]
        if a[0] * b[1] - a[1] * b[0] == 0:
            continue
        middle = (a[0] + b[0], a[1] + b[1])
        own = line_interval(middle, target, dot)
        if own is None:
            continue
        if any((other := line_interval(middle, o, dot)) and other[0] < own[0] for o in blockers):
            continue
        piece = [(F(x - dot[0]), F(y - dot[1])) for x, y in reversed(target)]
        piece = clip(piece, F(0), F(0), F(a[0]), F(a[1]))
        piece = clip(piece, F(b[0]), F(b[1]), F(0), F(0))
        d = ref_point_polygon((F(0), F(0)), piece)
        best = d if best is None or d < best else best
        for name, (p, q) in (("bow", (target[0], target[1])), ("stern", (target[2], target[3]))):
            p = (p[0] - dot[0], p[1] - dot[1])
            q = (q[0] - dot[0], q[1] - dot[1])
            # does the middle ray enter through this edge?
            x, y = middle[0] * own[0], middle[1] * own[0]
            if (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]) == 0 and p[0] * q[1] - p[1] * q[
                0
            ] != 0:
                ends = []
                for r in (a, b):
                    t = F(p[0] * q[1] - p[1] * q[0], r[0] * (q[1] - p[1]) - r[1] * (q[0] - p[0]))
                    ends.append((r[0] * t, r[1] * t))
                d = ref_point_polygon((F(0), F(0)), ends)
                if name == "bow":
                    bow = d if bow is None or d < bow else bow
                else:
                    stern = d if stern is None or d < stern else stern
    return best, bow, stern


def up(square):
    if square is None:
        return None
    return math.isqrt(math.ceil(square) - 1) + 1 if square > 0 else 0


# ------------------------------------------------------------------------------------------------ cases


def random_pose(rng, spread):
    return (
        rng.randint(0, spread),
        rng.randint(0, spread),
        rng.choice((rng.randrange(36000), rng.randrange(8) * 4500)),
    )


def check_pair(rng):
    a, b = (T.box(BASE, random_pose(rng, 14000)) for _ in range(2))
    ca, cb = T.corners(a), T.corners(b)
    got, want = T.overlap(a, b), ref_overlap(ca, cb)
    if got != want or T.polygons_overlap(ca, cb) != want:
        return f"overlap {a} {b}: {got} {want}"
    square = ref_gap(ca, cb)
    if T.gap(ca, cb) != up(square):
        return f"gap {a} {b}: {T.gap(ca, cb)} {up(square)}"
    d = rng.choice((50, 1700, 6250, 12500))
    if T.boxes_within(a, b, d) != (square <= d * d):
        return f"within {a} {b} {d}"
    patch = L.Patch(cb)
    if patch.overlaps(a) != want or patch.within(a, d) != (square <= d * d):
        return f"patch {a} {b} {d}"
    apart = T.separation(a, b)
    if (apart < 0) != want or (apart >= 0 and apart * apart > square):
        return f"separation {a} {b}: {apart}"
    sa, sb = SPolygon(ca), SPolygon(cb)
    if abs(sa.distance(sb) - math.sqrt(square)) > 1e-6 or (sa.intersection(sb).area > 1e-3) != want:
        return f"shapely gap {a} {b}"
    return None


def check_sight(rng):
    poses = []
    boxes = []
    for _ in range(rng.randint(2, 6)):
        pose = random_pose(rng, rng.choice((25000, 40000)))
        b = T.box(BASE, pose)
        if not any(T.overlap(b, other) for other in boxes):
            poses.append(pose)
            boxes.append(b)
    if len(boxes) < 2:
        return None
    me, polygons = poses[0], [T.corners(b) for b in boxes]
    name = rng.choice(list(ARCS))
    x, first, last = ARCS[name]
    side = rng.choice((1, -1))
    dot = T.place(me, x, 1000 * side)
    arc = V.arc_interval(me[2], first, last) if side > 0 else V.arc_interval(me[2], -last, -first)
    target, blockers = polygons[1], polygons[2:]
    got = V.sight(dot, arc, target, blockers, ends=True)
    best, bow, stern = ref_sight(dot, *arc, target, blockers)
    have = (got.range, got.bow, got.stern) if got else (None, None, None)
    want = (up(best), up(bow), up(stern))
    if have != want and not (
        best is None and got is not None and T.cross(*V._meet(arc, V._seen_interval(target, *dot))) == 0
    ):
        return f"sight {me} {name} {side} {boxes}: {have} {want}"
    return shapely_sight(dot, arc, target, blockers, got)


def shapely_sight(dot, arc, target, blockers, got):
    far = 200000 / T.UNIT
    (ax, ay), (bx, by) = arc
    wedge = SPolygon([dot, (dot[0] + ax * far, dot[1] + ay * far), (dot[0] + bx * far, dot[1] + by * far)])
    region = SPolygon(target).intersection(wedge)
    for blocker in blockers:
        shadow = []
        for i in range(4):
            p, q = blocker[i - 1], blocker[i]
            beyond = [(dot[0] + (r[0] - dot[0]) * 60, dot[1] + (r[1] - dot[1]) * 60) for r in (q, p)]
            shadow.append(SPolygon([p, q, *beyond]).convex_hull)
        for piece in (SPolygon(blocker), *shadow):
            region = region.difference(piece)
    if region.area < 1.0:  # nothing, or a sliver: floats cannot tell
        if got is not None and region.area == 0 and SPolygon(target).intersection(wedge).area > 1e4:
            probe = LineString([dot, SPolygon(target).centroid.coords[0]])
            if not probe.is_empty and got.range <= 1:
                return f"shapely hidden {dot} {target}"
        return None
    if got is None:
        return f"shapely sees {dot} {target} {blockers}: {region.area}"
    if abs(SPoint(dot).distance(region) - got.range) > 3:
        thin = region.buffer(-0.5)
        if abs(SPoint(dot).distance(thin) - got.range) > 60:
            return f"shapely range {dot} {target} {blockers}: {SPoint(dot).distance(region)} {got.range}"
    return None


def check_mirror(rng):
    width = 90000
    pose = random_pose(rng, 60000)
    flat = T.mirrored(pose, width)
    a, b = T.corners(T.box(BASE, pose)), T.corners(T.box(BASE, flat))
    if [(width - x, y) for x, y in a] != [b[1], b[0], b[3], b[2]]:
        return f"mirror {pose}"
    move = (rng.randint(-5000, 14000), rng.randint(-6000, 6000), rng.randint(-9000, 9000))
    if T.mirrored(T.shift(pose, *move), width) != T.shift(flat, move[0], -move[1], -move[2]):
        return f"mirror shift {pose} {move}"
    return None


def check(cases: int, seed: int) -> list[str]:
    rng = random.Random(seed)
    kinds = (check_pair, check_sight, check_sight, check_mirror)
    return [fault for i in range(cases) if (fault := kinds[i % 4](rng))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begin = time.perf_counter()
    faults = check(args.cases, args.seed)
    for fault in faults[:20]:
        print(fault)
    print(f"{args.cases} cases, {len(faults)} differences, {time.perf_counter() - begin:.1f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
