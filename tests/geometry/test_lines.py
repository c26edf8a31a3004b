"""Lines between hex centres, against clipped polygons with exact fractions."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import fc_los_check as exact
from quarterdeck.geometry import hex as hx
from quarterdeck.geometry.lines import is_clear, line

HOME = (35, 51)
near = st.tuples(st.integers(25, 45), st.integers(41, 61))


def at(h: tuple[int, int]) -> int:
    return hx.hex_at(*h)


def test_a_line_along_a_hexspine_names_the_pair() -> None:
    spine = line(hx.STEP[1] + hx.STEP[2])
    assert spine.crossed == ()
    assert [set(pair) for pair in spine.spines] == [{hx.STEP[1], hx.STEP[2]}]


def test_a_straight_row_crosses_each_hex_between() -> None:
    straight = line(4 * hx.STEP[3])
    assert set(straight.crossed) == {n * hx.STEP[3] for n in (1, 2, 3)}
    assert straight.spines == ()


def test_a_hexspine_needs_two_occupied_hexes() -> None:
    a = at(HOME)
    b = a + 2 * (hx.STEP[1] + hx.STEP[2])
    assert is_clear(a, b, {a + hx.STEP[1]})
    assert is_clear(a, b, {a + hx.STEP[2]})
    assert not is_clear(a, b, {a + hx.STEP[1], a + hx.STEP[2]})
    assert not is_clear(a, b, {a + hx.STEP[1] + hx.STEP[2]})
    # two hexes of different pairs do not close a spine
    further = a + hx.STEP[1] + hx.STEP[2] + hx.STEP[2]
    assert is_clear(a, b, {a + hx.STEP[1], further})


@given(near, st.sets(near, max_size=25))
def test_lines_agree_with_clipped_polygons(there: tuple[int, int], occupied: set[tuple[int, int]]) -> None:
    others = occupied - {HOME, there}
    plain = exact.line_clear(HOME, there, others)
    assert is_clear(at(HOME), at(there), {at(h) for h in others}) == plain
    assert is_clear(at(there), at(HOME), {at(h) for h in others}) == plain
