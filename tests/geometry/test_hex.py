"""Hex numbering of the stacked sheets, distances and bearings, against the data of maps.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fc_los_check as exact
from quarterdeck.geometry import hex as hx

MAPS = tomllib.loads((files("quarterdeck.games.flying_colors") / "data" / "maps.toml").read_text("utf-8"))

columns = st.integers(1, hx.COLUMNS)
rows = st.integers(1, hx.ALL_ROWS)
anywhere = st.builds(hx.hex_at, columns, rows)


def test_every_hex_has_one_number_and_one_name() -> None:
    all_hexes = list(hx.sheet_hexes())
    assert len(all_hexes) == len(set(all_hexes)) == 70 * 102
    for hex_ in all_hexes:
        assert hx.parse_hex(hx.hex_name(hex_)) == hex_
        assert hx.hex_at(hx.column_of(hex_), hx.row_of(hex_)) == hex_
        assert hex_ > 0


@pytest.mark.rule("2.0")
@pytest.mark.ruling(4)
@pytest.mark.parametrize("parity", ["even", "odd"])
def test_steps_are_those_of_the_map_file(parity: str) -> None:
    column = 20 if parity == "even" else 21
    start = hx.hex_at(column, 40)
    for direction, (dc, dr) in MAPS["geometry"][f"steps_{parity}_column"].items():
        assert hx.neighbour(start, int(direction)) == hx.hex_at(column + dc, 40 + dr)


@pytest.mark.ruling(4)
def test_sheets_stack_without_a_gap() -> None:
    assert hx.neighbour(hx.parse_hex("A1034"), 4) == hx.parse_hex("B1001")
    assert hx.neighbour(hx.parse_hex("C1101"), 1) == hx.parse_hex("B1134")
    assert hx.distance(hx.parse_hex("A3534"), hx.parse_hex("C3501")) == 35


def test_names_outside_the_sheets_are_refused() -> None:
    for name in ("D0101", "A7101", "A0135", "A0001", "A101", "a0101", "A01x1"):
        with pytest.raises(ValueError):
            hx.parse_hex(name)
    assert not hx.on_sheets(hx.neighbour(hx.parse_hex("A0101"), 1))
    assert not hx.on_sheets(hx.neighbour(hx.parse_hex("A0101"), 6))
    assert not hx.on_sheets(hx.neighbour(hx.parse_hex("C7034"), 3))
    assert hx.hex_name(hx.neighbour(hx.parse_hex("A0101"), 6)).startswith("?")


@given(anywhere, anywhere)
def test_distance_is_the_length_of_a_shortest_path(a: int, b: int) -> None:
    plain = exact.steps_apart((hx.column_of(a), hx.row_of(a)), (hx.column_of(b), hx.row_of(b)))
    assert hx.distance(a, b) == hx.distance(b, a) == plain


@given(anywhere, st.integers(1, 6))
def test_opposite_steps_cancel_and_directions_are_found(a: int, direction: int) -> None:
    b = hx.neighbour(a, direction)
    assert hx.neighbour(b, hx.turn(direction, 3)) == a
    assert hx.direction_between(a, b) == direction
    assert hx.direction_between(a, a) == 0


@given(st.integers(-60, 60), st.integers(-100, 100))
def test_offset_and_split_are_inverse(dx: int, dz: int) -> None:
    assert hx.split(hx.offset(dx, dz)) == (dx, dz)


def test_six_turns_come_home() -> None:
    for dx, dz in hx.disc(5):
        assert hx.rotate(dx, dz, 6) == (dx, dz)
        assert hx.axial_length(*hx.rotate(dx, dz, 1)) == hx.axial_length(dx, dz)
    assert len(hx.disc(3)) == 37
    home = hx.parse_hex("B3517")
    assert all(hx.distance(home, h) <= 2 for h in hx.within(home, 2))


def test_bearings_rotate_with_the_ship() -> None:
    for facing in hx.DIRECTIONS:
        for dx, dz in hx.disc(6):
            turned = hx.offset(*hx.rotate(dx, dz, facing - 1))
            assert hx.BEARING[facing][turned] == hx.BEARING[1][hx.offset(dx, dz)]


def test_bearing_limits_belong_to_the_broadside() -> None:
    # 30 degrees off the bow lies between directions 1 and 2, 150 between 3 and 4
    first = hx.STEP[1] + hx.STEP[2]
    last = hx.STEP[3] + hx.STEP[4]
    assert hx.BEARING[1][first] == hx.BEARING[1][last] == hx.STARBOARD
    assert hx.BEARING[1][hx.STEP[1]] == hx.AHEAD
    assert hx.BEARING[1][hx.STEP[4]] == hx.ASTERN
    assert hx.BEARING[1][first + hx.STEP[1]] == hx.AHEAD
    assert hx.BEARING[1][last + hx.STEP[4]] == hx.ASTERN
    assert hx.BEARING[1][hx.STEP[5]] == hx.BEARING[1][hx.STEP[6]] == hx.PORT
    assert hx.BEARING[1][0] == 0
