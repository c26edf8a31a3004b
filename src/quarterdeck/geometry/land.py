"""Land and rocks: outlines, their convex parts, how far they lie from bases and from each other.

A patch is a convex part made ready for the many questions asked of it while it stays where it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isqrt

from .plane import Box, Point, Polygon, corners, cross, gap

Frame = tuple[int, int, int, int]
"""West, south, east and north limit."""


def frame_of(points: Iterable[Point]) -> Frame:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def frames_meet(a: Frame, b: Frame, distance: int = 0) -> bool:
    """Are two frames no further apart than this, east to west and north to south?"""
    return (
        a[0] - distance <= b[2]
        and b[0] - distance <= a[2]
        and a[1] - distance <= b[3]
        and b[1] - distance <= a[3]
    )


def frame_gap(b: Box, frame: Frame) -> int:
    """How far a base is from a frame, east to west or north to south; negative if their frames overlap."""
    x, y, fx, fy, sx, sy = b
    left, bottom, right, top = frame
    wide, high = abs(fx) + abs(sx), abs(fy) + abs(sy)
    return max(left - x - wide, x - wide - right, bottom - y - high, y - high - top)


class Patch:
    """A convex part of land or rocks."""

    __slots__ = ("edges", "frame", "points")

    def __init__(self, points: Sequence[Point]) -> None:
        self.points = clockwise(points)
        self.frame = frame_of(points)
        self.edges = tuple(self._edge(i) for i in range(len(points)))
        """Of every edge: its normal outwards, how far along it the edge lies, its length rounded up."""

    def _edge(self, i: int) -> tuple[int, int, int, int]:
        (px, py), (qx, qy) = self.points[i - 1], self.points[i]
        x, y = py - qy, qx - px
        return x, y, x * qx + y * qy, isqrt(x * x + y * y) + 1

    def overlaps(self, b: Box) -> bool:
        """Does a base share more than the rim with it? One edge that keeps them apart answers at once."""
        x, y, fx, fy, sx, sy = b
        for nx, ny, limit, _ in self.edges:
            if nx * x + ny * y - abs(nx * fx + ny * fy) - abs(nx * sx + ny * sy) >= limit:
                return False
        return self.separation(b) < 0

    def separation(self, b: Box) -> int:
        """A distance the gap to a base is not below; negative exactly if they overlap (separating axes)."""
        x, y, fx, fy, sx, sy = b
        frames = frame_gap(b, self.frame)
        if frames >= 0:
            return frames
        apart = max(
            [
                (nx * x + ny * y - abs(nx * fx + ny * fy) - abs(nx * sx + ny * sy) - limit) // size
                for nx, ny, limit, size in self.edges
            ]
        )
        if apart >= 0:
            return apart
        half = abs(fx * sy - fy * sx)
        for ax, ay in ((fx, fy), (sx, sy)):
            middle = ax * y - ay * x
            sides = [ax * py - ay * px for px, py in self.points]
            off = max(min(sides) - middle, middle - max(sides)) - half
            apart = max(apart, off // (isqrt(ax * ax + ay * ay) + 1))
        return apart

    def gap(self, b: Box) -> int:
        """Distance from a base, rounded up."""
        return gap(corners(b), self.points)

    def within(self, b: Box, distance: int) -> bool:
        """Is a base at this distance, or closer?"""
        return self.separation(b) <= distance and self.gap(b) <= distance


class Spacing:
    """Where one outline, shifted, would lie less than the wanted distance from another."""

    __slots__ = ("_known", "frame", "one", "outlines", "two", "want")

    def __init__(self, one: Polygon, two: Polygon, want: int) -> None:
        self.outlines = one, two
        self.one, self.two = convex_parts(one), convex_parts(two)
        self.want = want
        left, bottom, right, top = frame_of(one)
        west, south, east, north = frame_of(two)
        self.frame: Frame = (
            west - right - want,
            south - top - want,
            east - left + want,
            north - bottom + want,
        )
        """Shifts beyond it are far enough."""
        self._known: dict[Point, bool] = {}

    def too_near(self, shift: Point) -> bool:
        known = self._known.get(shift)
        if known is None:
            known = self._known[shift] = self._is_too_near(*shift)
        return known

    def _is_too_near(self, x: int, y: int) -> bool:
        one, two = self.outlines
        square = self.want * self.want
        if any((px + x - qx) ** 2 + (py + y - qy) ** 2 < square for px, py in one for qx, qy in two):
            return True  # corners answer most questions at once
        return any(gap([(px + x, py + y) for px, py in a], b) < self.want for a in self.one for b in self.two)


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
    if _bend(a, b, c) >= 0:
        return False
    # A corner on the edge of the triangle is in the way too: cutting there would lay the cut over it.
    return not any(
        _bend(a, b, p) <= 0 and _bend(b, c, p) <= 0 and _bend(c, a, p) <= 0
        for p in points
        if p not in (a, b, c)
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
