"""Checks lines of sight, arcs and attack types of Flying Colors against plain exact geometry.

    python tools/fc_los_check.py [cases] [seed]

Nothing here uses the tables or the axial arithmetic of the game.  Hexes are drawn as polygons with
exact (fractional) corners from their printed column and row; arcs are convex regions and lines are
segments, clipped against the polygons.  The definitions are those of rules 12.1, 12.2, 12.5 and 12.6
with rulings 84 to 94.

The y axis is measured in units of sqrt(3), which keeps every corner rational: hexes have side 1, columns
are 3/2 apart, rows 1 apart, and even columns sit half a row higher.
"""

from __future__ import annotations

import random
import sys
import time
from fractions import Fraction as F
from typing import NamedTuple

Point = tuple[F, F]
HexName = tuple[int, int]  # column, global row

CORNERS: tuple[Point, ...] = (
    (F(1), F(0)),
    (F(1, 2), F(1, 2)),
    (F(-1, 2), F(1, 2)),
    (F(-1), F(0)),
    (F(-1, 2), F(-1, 2)),
    (F(1, 2), F(-1, 2)),
)
# direction 1 points to the top row, then clockwise; y grows downwards
FORWARD: dict[int, Point] = {
    1: (F(0), F(-1)),
    2: (F(3, 2), F(-1, 2)),
    3: (F(3, 2), F(1, 2)),
    4: (F(0), F(1)),
    5: (F(-3, 2), F(1, 2)),
    6: (F(-3, 2), F(-1, 2)),
}


class Pose(NamedTuple):
    """A unit on the map: its hexes (bow first), its facing, whether it fires in all directions."""

    hexes: tuple[HexName, ...]
    facing: int
    turret: bool = False


class Verdict(NamedTuple):
    range: int
    partial: bool
    rake: bool
    stern: bool
    close: bool


def centre(h: HexName) -> Point:
    column, row = h
    return F(3 * column, 2), F(row) - (F(1, 2) if column % 2 == 0 else 0)


def step(h: HexName, direction: int) -> HexName:
    """The neighbour whose centre lies one hex away in a direction."""
    x, y = centre(h)
    dx, dy = FORWARD[direction]
    column = (x + dx) * F(2, 3)
    row = y + dy + (F(1, 2) if column % 2 == 0 else 0)
    assert column.denominator == 1 and row.denominator == 1
    return int(column), int(row)


def polygon(h: HexName) -> list[Point]:
    x, y = centre(h)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def cross(a: Point, b: Point) -> F:
    return a[0] * b[1] - a[1] * b[0]


def minus(a: Point, b: Point) -> Point:
    return a[0] - b[0], a[1] - b[1]


def steps_apart(a: HexName, b: HexName) -> int:
    """Hexes from a to b, b counted: columns first, then what is left up or down."""
    (ax, ay), (bx, by) = centre(a), centre(b)
    columns = abs(ax - bx) * F(2, 3)
    rest = abs(ay - by) - columns / 2
    return int(columns + max(F(0), rest))


# ---------------------------------------------------------------- arcs


def _clip(points: list[Point], origin: Point, along: Point, keep_right: bool) -> list[Point]:
    """The part of a convex polygon on one side of a line (right is clockwise, y pointing down)."""

    def height(p: Point) -> F:
        value = cross(along, minus(p, origin))
        return value if keep_right else -value

    kept: list[Point] = []
    for i, p in enumerate(points):
        q = points[(i + 1) % len(points)]
        hp, hq = height(p), height(q)
        if hp >= 0:
            kept.append(p)
        if (hp > 0 > hq) or (hp < 0 < hq):
            t = hp / (hp - hq)
            kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
    return kept


def _has_area(points: list[Point]) -> bool:
    return sum(cross(p, points[(i + 1) % len(points)]) for i, p in enumerate(points)) != 0


def corner_direction(a: int, b: int) -> Point:
    """From a centre towards the corner between two neighbouring directions."""
    (ax, ay), (bx, by) = FORWARD[a], FORWARD[b]
    return (ax + bx) / 3, (ay + by) / 3


def in_arc(unit: Pose, side: str, target: HexName) -> bool:
    """[12.2] Does any part of the hex lie between the forward ray of the bow and the aft ray of the stern?"""
    if target in unit.hexes:
        return False
    if unit.turret:
        return True
    turn = 1 if side == "starboard" else -1
    d = [(unit.facing - 1 + k * turn) % 6 + 1 for k in range(4)]
    fore, aft = corner_direction(d[0], d[1]), corner_direction(d[2], d[3])
    bow, stern = centre(unit.hexes[0]), centre(unit.hexes[-1])
    starboard = turn == 1
    shape = polygon(target)
    shape = _clip(shape, bow, FORWARD[unit.facing], starboard)  # on this side of the keel
    if shape:
        shape = _clip(shape, bow, fore, starboard)  # abaft the forward ray
    if shape:
        shape = _clip(shape, stern, aft, not starboard)  # before the aft ray
    return len(shape) > 2 and _has_area(shape)


def abaft(unit: Pose, h: HexName) -> bool:
    """[12.5] More than 150 degrees off the bow, seen from the stern hex; y counts threefold."""
    wx, wy = minus(centre(h), centre(unit.hexes[-1]))
    fx, fy = FORWARD[unit.facing]
    dot = wx * fx + 3 * wy * fy
    return dot < 0 and 4 * dot * dot > 3 * (wx * wx + 3 * wy * wy) * (fx * fx + 3 * fy * fy)


# ---------------------------------------------------------------- lines


def _passage(a: Point, b: Point, h: HexName) -> tuple[F, F, bool] | None:
    """Where the segment lies in the closed hexagon, and whether it is in the open one there."""
    t0, t1, inside = F(0), F(1), True
    shape = polygon(h)
    way = minus(b, a)
    for i, p in enumerate(shape):
        edge = minus(shape[(i + 1) % 6], p)
        start, slope = cross(edge, minus(a, p)), cross(edge, way)
        if slope == 0:
            if start < 0:
                return None
            inside = inside and start > 0
        elif slope > 0:
            t0 = max(t0, -start / slope)
        else:
            t1 = min(t1, -start / slope)
    return (t0, t1, inside) if t0 < t1 else None


def line_clear(a: HexName, b: HexName, occupied: set[HexName]) -> bool:
    """[12.1] No occupied hex is crossed, and no hexspine runs between two occupied hexes."""
    along_edges: list[tuple[F, F]] = []
    for h in occupied:
        found = _passage(centre(a), centre(b), h)
        if found is None:
            continue
        t0, t1, inside = found
        if inside:
            return False
        if any(max(t0, u0) < min(t1, u1) for u0, u1 in along_edges):
            return False
        along_edges.append((t0, t1))
    return True


# ---------------------------------------------------------------- the whole shot


def judge(firer: Pose, side: str, target: Pose, others: set[HexName], reach: int) -> Verdict | None:
    """[12.1, 12.2, 12.5, 12.6] Range and attack type, None if the broadside cannot fire at the target."""
    blocking = others - set(firer.hexes) - set(target.hexes)
    arc = {h: in_arc(firer, side, h) for h in target.hexes}
    if not any(arc.values()):
        return None
    lines = {(a, b): line_clear(a, b, blocking) for a in firer.hexes for b in target.hexes}
    ranges = [steps_apart(a, b) for (a, b), clear in lines.items() if clear and arc[b]]
    if not ranges or min(ranges) > reach:
        return None
    nearest = min(ranges)
    whole = all(arc.values())
    shown = [in_arc(target, "port", a) or in_arc(target, "starboard", a) for a in firer.hexes]
    seen = all(any(clear for (_, b), clear in lines.items() if b == h) for h in target.hexes)
    close = whole and len(shown) == 2 and sum(shown) == 1 and nearest <= 1 and seen
    rake = (whole and not any(shown)) or close
    astern = any(abaft(target, a) for a, visible in zip(firer.hexes, shown, strict=True) if not visible)
    return Verdict(nearest, not whole or not all(lines.values()), rake, rake and astern, close)


def pose(bow: HexName, facing: int, large: bool, turret: bool = False) -> Pose:
    back = (facing + 2) % 6 + 1
    return Pose((bow, step(bow, back)) if large else (bow,), facing, turret)


def random_case(rng: random.Random) -> tuple[Pose, Pose, list[Pose], int]:
    """Two units within reach of each other and a crowd around and between them."""
    while True:
        middle = (rng.randrange(25, 46), rng.randrange(40, 62))
        turret = rng.random() < 0.1
        firer = pose(middle, rng.randrange(1, 7), rng.random() < 0.8, turret)
        spread = rng.choice((2, 4, 7, 11))
        there = (middle[0] + rng.randint(-spread, spread), middle[1] + rng.randint(-spread, spread))
        target = pose(there, rng.randrange(1, 7), rng.random() < 0.8)
        if not set(firer.hexes) & set(target.hexes):
            break
    crowd: list[Pose] = []
    taken = set(firer.hexes) | set(target.hexes)
    for _ in range(rng.choice((0, 1, 2, 4, 8, 14))):
        at = tuple(rng.randint(min(p, q) - 1, max(p, q) + 1) for p, q in zip(middle, there, strict=True))
        other = pose((at[0], at[1]), rng.randrange(1, 7), rng.random() < 0.8)
        if not taken & set(other.hexes):
            taken |= set(other.hexes)
            crowd.append(other)
    return firer, target, crowd, rng.choice((10, 10, 10, 5))


def game_verdict(firer: Pose, side: str, target: Pose, others: set[HexName], reach: int) -> Verdict | None:
    """What the game itself says."""
    from quarterdeck.games.flying_colors.rules import r12_los
    from quarterdeck.geometry.hex import hex_at

    bow, there = hex_at(*firer.hexes[0]), hex_at(*target.hexes[0])
    found = r12_los.aspect(
        there - bow, firer.facing, len(firer.hexes) == 2, target.facing, len(target.hexes) == 2, firer.turret
    )
    bearing = found[0] if side == "starboard" else found[1]
    if bearing is None:
        return None
    occupied = {hex_at(*h) for h in others | set(firer.hexes) | set(target.hexes)}
    seen = r12_los.sight(bearing, bow, occupied, reach)
    assert (seen is not None) == r12_los.can_see(bearing, bow, occupied, reach)
    return None if seen is None else Verdict(*seen)


def compare(cases: int, seed: int) -> dict[str, int]:
    """Run random cases; raises on the first difference. Returns how often each kind of answer came up."""
    rng = random.Random(seed)
    tally: dict[str, int] = {}
    for number in range(cases):
        firer, target, crowd, reach = random_case(rng)
        others = {h for other in crowd for h in other.hexes}
        for side in ("starboard", "port"):
            plain = judge(firer, side, target, others, reach)
            game = game_verdict(firer, side, target, others, reach)
            if plain != game:
                raise AssertionError(
                    f"case {number} {side}: {firer} at {target}, others {others}: exact {plain}, game {game}"
                )
            kind = "none" if plain is None else _kind(plain)
            tally[kind] = tally.get(kind, 0) + 1
    return tally


def _kind(verdict: Verdict) -> str:
    name = "stern rake" if verdict.stern else "rake" if verdict.rake else "broadside"
    return ("partial " if verdict.partial else "") + ("close " if verdict.close else "") + name


def main() -> None:
    cases = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1805
    start = time.perf_counter()
    tally = compare(cases, seed)
    print(f"{cases} cases, both broadsides, no difference ({time.perf_counter() - start:.0f} s)")
    for kind in sorted(tally):
        print(f"  {kind:28} {tally[kind]:8}")


if __name__ == "__main__":
    main()
