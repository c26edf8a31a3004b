"""Patches of land and spacing of pieces: the prepared answers are those of the plain questions."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import MultiPoint
from shapely.geometry import Polygon as SPolygon

from quarterdeck.geometry import land as L
from quarterdeck.geometry import plane as T

BASE = T.Base(7500, 5000)
poses = st.tuples(st.integers(0, 15000), st.integers(0, 15000), st.integers(0, 35999))
spots = st.lists(st.tuples(st.integers(0, 9000), st.integers(0, 9000)), min_size=3, max_size=8, unique=True)


def hull(points):
    """The corners of the convex hull, or None where it has no area."""
    around = MultiPoint(points).convex_hull
    return [(int(x), int(y)) for x, y in around.exterior.coords[:-1]] if around.area else None


@given(spots, poses)
def test_a_base_overlaps_a_patch_as_it_overlaps_the_polygon(points, pose):
    if corners := hull(points):
        here = T.box(BASE, pose)
        patch = L.Patch(corners)
        assert patch.overlaps(here) == T.polygons_overlap(T.corners(here), corners)
        assert L.Patch(corners[::-1]).overlaps(here) == patch.overlaps(here)
        assert patch.separation(here) <= patch.gap(here) == T.gap(T.corners(here), corners)


@given(spots, poses, st.sampled_from((1, 50, 1700, 6250)))
def test_a_base_is_within_a_distance_of_a_patch_as_of_the_polygon(points, pose, distance):
    if corners := hull(points):
        here = T.box(BASE, pose)
        assert L.Patch(corners).within(here, distance) == (T.gap(T.corners(here), corners) <= distance)


def test_a_base_that_touches_the_rim_of_a_patch_does_not_overlap_it():
    patch = L.Patch([(0, 0), (0, 1000), (1000, 0)])
    assert not patch.overlaps(T.box(BASE, (-2500, 0, 0)))
    assert patch.overlaps(T.box(BASE, (-2499, 0, 0)))
    assert patch.within(T.box(BASE, (-2550, 0, 0)), 50)
    assert not patch.within(T.box(BASE, (-2551, 0, 0)), 50)


@given(spots, spots, st.integers(-25000, 25000), st.integers(-25000, 25000))
def test_pieces_keep_their_distance(one, two, x, y):
    a, b = hull(one), hull(two)
    if a and b:
        spacing = L.Spacing(tuple(a), tuple(b), 12500)
        far = SPolygon([(px + x, py + y) for px, py in a]).distance(SPolygon(b))
        if abs(far - 12500) > 1:  # gaps are whole numbers
            assert spacing.too_near((x, y)) == (far < 12500)
        west, south, east, north = spacing.frame
        if not (west < x < east and south < y < north):
            assert far >= 12500 or math.isclose(far, 12500)
