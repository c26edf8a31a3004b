"""Straight lines between hex centres: which hexes they cross, and where they run along a hexspine.

All integer arithmetic.  In cube coordinates (x, y, z with x + y + z = 0) the open hexagon around a centre h
is the set of points p with all three differences of the coordinates of p - h strictly between -1 and 1.
"""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from typing import NamedTuple

from quarterdeck.geometry.hex import Offset, axial_length, offset, split


class Line(NamedTuple):
    """What lies between two hex centres, as differences from the first hex; the end hexes are left out."""

    crossed: tuple[Offset, ...]  # hexes whose interior the line passes through
    spines: tuple[tuple[Offset, Offset], ...]  # pairs of hexes along whose common side the line runs


def _spread(dx: int, dz: int) -> tuple[int, int, int]:
    """The three coordinate differences x-y, y-z and z-x of an axial pair (y = -x-z)."""
    return 2 * dx + dz, -dx - 2 * dz, dz - dx


def _inside(along: tuple[int, int, int], hexagon: tuple[int, int, int], closed: bool) -> bool:
    """Do the parts of the segment 0..along within the three strips of a hexagon overlap in more than a point?

    With `closed` the border of the hexagon counts as inside.
    """
    low_n, low_d, high_n, high_d = 0, 1, 1, 1  # the open interval (0, 1) as two fractions
    for a, h in zip(along, hexagon, strict=True):
        if a == 0:
            if abs(h) > 1 or (abs(h) == 1 and not closed):
                return False
            continue
        if a < 0:
            a, h = -a, -h
        if (h - 1) * low_d > low_n * a:
            low_n, low_d = h - 1, a
        if (h + 1) * high_d < high_n * a:
            high_n, high_d = h + 1, a
    return low_n * high_d < high_n * low_d


@cache
def line(difference: Offset) -> Line:
    """The line to a hex that lies `difference` away."""
    ex, ez = split(difference)
    along = _spread(ex, ez)
    crossed: list[Offset] = []
    touched: list[Offset] = []
    xs = range(min(0, ex) - 1, max(0, ex) + 2)
    zs = range(min(0, ez) - 1, max(0, ez) + 2)
    for dx in xs:
        for dz in zs:
            if (dx, dz) in ((0, 0), (ex, ez)):
                continue
            hexagon = _spread(dx, dz)
            if _inside(along, hexagon, closed=False):
                crossed.append(offset(dx, dz))
            elif _inside(along, hexagon, closed=True):
                touched.append(offset(dx, dz))
    return Line(tuple(crossed), _pairs_across(touched, along))


def _pairs_across(touched: list[Offset], along: tuple[int, int, int]) -> tuple[tuple[Offset, Offset], ...]:
    """Match the hexes that the line borders on the left with those on the right."""
    pairs = []
    for i, a in enumerate(touched):
        ax, az = split(a)
        for b in touched[i + 1 :]:
            bx, bz = split(b)
            if axial_length(bx - ax, bz - az) == 1 and _perpendicular(_spread(bx - ax, bz - az), along):
                pairs.append((a, b))
    return tuple(pairs)


def _perpendicular(a: tuple[int, int, int], b: tuple[int, int, int]) -> bool:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] == 0


def is_clear(a: int, b: int, occupied: Container[int]) -> bool:
    """Is the line between the centres of a and b clear of occupied hexes?

    A hexspine is closed only by two occupied hexes; touching a corner never blocks.
    """
    crossed, spines = line(b - a)
    for o in crossed:
        if a + o in occupied:
            return False
    return not any(a + left in occupied and a + right in occupied for left, right in spines)
