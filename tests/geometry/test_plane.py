"""The integer table: angles, bases, contact, arcs and sight, card paths, mirrors."""

from __future__ import annotations

import importlib.util
import itertools
import math
import sys
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from shapely.geometry import Polygon as SPolygon

from quarterdeck.geometry import land as L
from quarterdeck.geometry import plane as T
from quarterdeck.geometry import sight as V

BASE = T.Base(7500, 5000)
ROOT = Path(__file__).parents[2]
poses = st.tuples(st.integers(0, 90000), st.integers(0, 90000), st.integers(0, 35999))
close = st.tuples(st.integers(0, 12000), st.integers(0, 12000), st.integers(0, 35999))


def load_check():
    spec = importlib.util.spec_from_file_location(
        "sg_geometry_check", ROOT / "tools" / "sg_geometry_check.py"
    )
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_sines_are_the_nearest_whole_numbers():
    for h in range(36000):
        assert abs(T.SINE[h] - math.sin(math.radians(h / 100)) * T.UNIT) <= 0.5001
        assert abs(T.COSINE[h] - math.cos(math.radians(h / 100)) * T.UNIT) <= 0.5001


def test_sines_are_symmetric():
    for h in range(1, 18000):
        assert T.SINE[36000 - h] == -T.SINE[h]
        assert T.SINE[18000 - h] == T.SINE[h]


@given(st.integers(-90000, 90000), st.integers(-90000, 90000))
def test_bearing_is_the_nearest_heading(x, y):
    if x or y:
        error = abs(T.bearing(x, y) / 100 - math.degrees(math.atan2(x, y)) % 360)
        assert min(error, 360 - error) <= 0.0051
        assert T.bearing(-x, y) == (36000 - T.bearing(x, y)) % 36000


@given(st.integers(-(10**12), 10**12), st.integers(1, 10**6))
def test_division_rounds_half_away_from_zero(value, by):
    assert T.divide(-value, by) == -T.divide(value, by)
    assert abs(2 * (T.divide(value, by) * by - value)) <= by


def test_independent_exact_implementation_and_shapely_agree():
    assert load_check().check(2000, seed=11) == []


@given(close, close)
def test_overlap_is_symmetric_and_matches_shapely(a, b):
    one, two = T.box(BASE, a), T.box(BASE, b)
    assert T.overlap(one, two) == T.overlap(two, one)
    area = SPolygon(T.corners(one)).intersection(SPolygon(T.corners(two))).area
    if area > 1:
        assert T.overlap(one, two)
    elif area == 0:
        assert not T.overlap(one, two)


def test_sharing_a_rim_is_contact_but_no_overlap():
    a, b = T.box(BASE, (10000, 10000, 0)), T.box(BASE, (15000, 10000, 0))
    assert not T.overlap(a, b)
    assert T.boxes_within(a, b, 0)
    assert T.overlap(a, T.box(BASE, (14999, 10000, 0)))


@pytest.mark.ruling(22)
def test_contact_is_half_a_millimetre():
    a = T.box(BASE, (10000, 10000, 0))
    assert T.boxes_within(a, T.box(BASE, (15050, 10000, 0)), 50)
    assert not T.boxes_within(a, T.box(BASE, (15051, 10000, 0)), 50)


@given(poses, st.integers(-14000, 14000), st.integers(-7000, 7000), st.integers(-9000, 9000))
def test_moves_are_mirrored(pose, ahead, aside, turn):
    width = 90000
    assert T.mirrored(T.shift(pose, ahead, aside, turn), width) == T.shift(
        T.mirrored(pose, width), ahead, -aside, -turn
    )


def card(turn=4500, aside=2090, astern=False):
    marks = [(int(aside / 3), 1800, turn // 2), (aside, 3400, turn)]
    half = 3750
    end = (
        half + 3400 + round(half * math.cos(math.radians(turn / 100))),
        aside + round(half * math.sin(math.radians(turn / 100))),
        turn,
    )
    return T.manoeuvre(7500, end, marks, astern)


STERNWAY = T.manoeuvre(7500, (-1300, -400, -6400), [(-100, -900, -3000), (-400, -1300, -6400)], astern=True)
LINES = (card(), card(-4500, -2090), card(9000, 3000), STERNWAY)


@given(poses)
def test_a_line_begins_a_base_length_ahead_and_ends_on_the_arrow(start):
    line = card()
    first = line.by_stern(start, 0)
    assert first == T.shift(start, 7500, 0, 0)
    last = line.by_stern(start, line.steps - 1)
    end = line.end(start)
    assert math.dist(last[:2], end[:2]) < 20
    assert T.between(last[2], end[2]) < 60


@given(poses)
def test_steps_along_a_line_are_short(start):
    line = card()
    steps = [line.by_stern(start, i) for i in range(0, line.steps + 1, T.STRIDE)]
    for a, b in itertools.pairwise(steps):
        assert math.dist(a[:2], b[:2]) < 300


@given(poses)
def test_paths_are_mirrored(start):
    width, line, other = 90000, card(), card(-4500, -2090)
    for i in range(0, line.steps, 97):
        assert T.mirrored(line.by_stern(start, i), width) == other.by_stern(T.mirrored(start, width), i)
        assert T.mirrored(line.by_bow(start, i), width) == other.by_bow(T.mirrored(start, width), i)


@given(poses, st.integers(3000, 20000), st.integers(-4000, 4000), st.integers(0, 35999))
@pytest.mark.ruling(20)
@pytest.mark.ruling(22)
def test_a_stopped_ship_touches_what_stopped_it(start, ahead, aside, heading):
    other = T.box(BASE, (*T.place(start, ahead, aside), heading))
    if T.overlap(T.box(BASE, start), other):
        return
    line, obstacles = card(), T.Obstacles(BASE, {1: other})
    if not obstacles.touched(line.end(start)):
        return
    stop = T.sail_until_contact(line, start, obstacles)
    here = T.box(BASE, stop.pose)
    assert not T.overlap(here, other)
    if stop.by:
        assert T.boxes_within(here, other, 50)
    assert stop.path[-1] == stop.pose


def steps_of(line, start, at, last, touched):
    """Every millimetre of the way is looked at."""
    free = 0
    while free < last:
        hit = min(free + T.STRIDE, last)
        if touched(at(start, hit)):
            return free, hit
        free = hit
    return last, last


@given(
    poses, st.lists(st.tuples(st.integers(-15000, 20000), st.integers(-9000, 9000)), max_size=4), st.data()
)
def test_no_stride_is_skipped_that_could_touch(start, places, data):
    turns = st.integers(0, 35999)
    others = {n: T.box(BASE, (*T.place(start, *at), data.draw(turns))) for n, at in enumerate(places)}
    line, obstacles = data.draw(st.sampled_from(LINES)), T.Obstacles(BASE, others)
    for at, last in ((line.by_stern, line.steps), (line.by_bow, line.steps + 700)):
        want = steps_of(line, start, at, last, obstacles.touched)
        assert T._free_strides(line, start, at, last, obstacles) == want


@pytest.mark.parametrize("number", range(4))
def test_no_corner_gets_further_than_is_allowed_for(number):
    line, start = LINES[number], (40000, 40000, 12345)
    strides = range(0, line.steps, T.STRIDE)
    for at, steps in ((line.by_stern, strides), (line.by_bow, (*strides, line.steps))):
        rims = [T.corners(T.box(BASE, at(start, i))) for i in steps]
        for i, j in itertools.combinations(range(len(rims)), 2):
            far = max(math.dist(p, q) for p, q in zip(rims[i], rims[j], strict=True))
            assert far <= line.swept[j] - line.swept[i] + T.ROUNDING


@given(close, close)
def test_bases_are_at_least_their_separation_apart(one, two):
    a, b = T.box(BASE, one), T.box(BASE, two)
    apart = T.separation(a, b)
    assert (apart < 0) == T.overlap(a, b)
    assert apart <= T.gap(T.corners(a), T.corners(b))


@pytest.mark.ruling(24)
def test_sternway_runs_backwards():
    line = T.manoeuvre(7500, (-1760, 0, 0), [(0, -1760, 0)], astern=True)
    start = (40000, 40000, 0)
    assert line.end(start) == (40000, 38240, 0)
    assert line.by_stern(start, 0) == start
    other = T.box(BASE, (40000, 31500, 0))
    stop = T.sail_until_contact(line, start, T.Obstacles(BASE, {1: other}))
    assert 0 <= stop.pose[1] - 39000 <= 5


def full_arc(pose, side=1):
    dot = T.place(pose, -300, 1000 * side)
    arc = V.arc_interval(pose[2], 7500, 10500) if side > 0 else V.arc_interval(pose[2], -10500, -7500)
    return dot, arc


def test_the_range_is_measured_to_the_nearest_visible_point():
    me = (40000, 40000, 0)
    dot, arc = full_arc(me)
    target = T.corners(T.box(BASE, (60000, 40000, 0)))
    assert V.sight(dot, arc, target, [], True) == V.Sight(60000 - 2500 - 41000, None, None)
    wall = T.corners(T.box(BASE, (50000, 40000, 0)))
    assert V.sight(dot, arc, target, [wall], True) is None
    aside = T.corners(T.box(BASE, (50000, 46000, 0)))
    seen = V.sight(dot, arc, target, [aside], True)
    assert seen is not None and seen.range == 16500


def test_a_short_edge_is_seen_from_ahead_and_from_astern():
    me = (40000, 40000, 0)
    dot, arc = full_arc(me)
    assert (
        V.sight(dot, arc, T.corners(T.box(BASE, (60000, 40000, 27000))), [], True).bow == 60000 - 3750 - 41000
    )
    assert (
        V.sight(dot, arc, T.corners(T.box(BASE, (60000, 40000, 9000))), [], True).stern
        == 60000 - 3750 - 41000
    )


@pytest.mark.ruling(51)
def test_touching_a_corner_does_not_block():
    dot, arc = (0, 0), V.arc_interval(9000, -1500, 1500)
    target = T.corners(T.box(BASE, (20000, 0, 0)))
    rim = (
        (8000, 0),
        (9000, 0),
        (9000, -500),
        (8000, -500),
    )  # its edge lies along the line to the nearest point
    assert V.sight(dot, arc, target, [rim]).range == 17500


@example([(0, 0), (0, 1), (0, -1), (1, 0), (-1, 0)])
@given(st.lists(st.tuples(st.integers(-99, 99), st.integers(-99, 99)), min_size=3, max_size=9, unique=True))
def test_convex_parts_cover_the_outline(points):
    centre = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    ring = sorted(points, key=lambda p: math.atan2(p[1] - centre[1], p[0] - centre[0]))
    outline = SPolygon(ring)
    if not outline.is_valid or outline.area == 0:
        return
    parts = L.convex_parts(ring)
    assert math.isclose(sum(SPolygon(part).area for part in parts), outline.area, rel_tol=1e-9)
    for x, y in points:
        assert not L.in_polygon((x, y), ring)


@pytest.mark.ruling(21)
def test_with_the_bow_on_the_line_a_ship_goes_a_whole_base_length_at_most():
    line = T.manoeuvre(7500, (9300, 0, 0), [(0, 1800, 0)])
    start = (40000, 40000, 0)
    for gap in (100, 3000, 7300, 7499):
        other = T.box(BASE, (40000, 40000 + 7500 + gap, 0))
        stop = T.sail_until_contact(line, start, T.Obstacles(BASE, {1: other}))
        assert stop.by == (1,) and 0 <= gap - (stop.pose[1] - 40000) <= 5
