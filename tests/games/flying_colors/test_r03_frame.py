"""Chapters 2 to 4, 9 and 10: dice, sequence of play, wind, facing, stacking."""

from __future__ import annotations

import pytest

from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.rules.common import board_of
from quarterdeck.games.flying_colors.rules.r04_wind import (
    POINT,
    WindAdjustment,
    points_of_sailing,
    wind_checked,
    wind_shift,
)
from quarterdeck.games.flying_colors.rules.r09_facing import around, stern_hex
from quarterdeck.games.flying_colors.rules.r10_stacking import is_free
from quarterdeck.games.flying_colors.rules.r11_1_rates import allowance
from quarterdeck.geometry.hex import DIRECTIONS, STEP, hex_name, neighbour, parse_hex


def fast_forward(g, phase, limit=5000):
    """First options until a phase begins."""
    for _ in range(limit):
        if g.state.phase == phase or not g.pending:
            return g
        seat = next(iter(g.pending))
        g.apply(seat, g.pending[seat][0])
    raise AssertionError(phase)


@pytest.mark.rule("2.0")
@pytest.mark.ruling(11)
def test_the_die_reads_zero_to_nine():
    g = RULESET.new("minorca", seed=5)
    fast_forward(g, "activation")
    rolls = [roll for event in g.log(everything=True) for roll in event.rolls()]
    assert rolls
    assert all(roll.sides == (10,) and 0 <= roll.die <= 9 for roll in rolls)


@pytest.mark.rule("2.0")
@pytest.mark.rule("4.0")
@pytest.mark.ruling(2)
@pytest.mark.ruling(4)
@pytest.mark.ruling(8)
def test_directions_and_the_seam_between_sheets():
    """1 points to row 01; even columns sit half a hex higher; row 34 touches row 01 of the next sheet."""

    def around_of(name: str) -> list[str]:
        return [hex_name(neighbour(parse_hex(name), d)) for d in DIRECTIONS]

    assert around_of("A2010") == ["A2009", "A2109", "A2110", "A2011", "A1910", "A1909"]
    assert around_of("A2110") == ["A2109", "A2210", "A2211", "A2111", "A2011", "A2010"]
    assert around_of("A2134")[2:5] == ["B2201", "B2101", "B2001"]
    assert STEP[1] == -STEP[4]


@pytest.mark.rule("3.0")
def test_the_phases_of_a_turn_follow_in_order():
    g = RULESET.new("el-ferrol", seed=3)
    seen = []
    for _ in range(4000):
        if not seen or seen[-1] != (g.state.turn, g.state.phase):
            seen.append((g.state.turn, g.state.phase))
        if not g.pending or g.state.turn > 2:
            break
        seat = next(iter(g.pending))
        g.apply(seat, g.pending[seat][0])
    order = ["commands", "activation", "out_of_command", "melee"]
    first = [phase for turn, phase in seen if turn == 1 and phase in order]
    assert first == sorted(first, key=order.index)
    assert first[:2] == ["commands", "activation"]


@pytest.mark.rule("3.0")
def test_a_new_turn_clears_what_lasts_a_turn():
    g = RULESET.new("audierne-bay", seed=3)
    while g.state.turn == 1:
        seat = next(iter(g.pending))
        g.apply(seat, g.pending[seat][0])
    assert all(not s.acted and not s.fired and not s.drifted for s in g.state.ships)
    assert g.state.activated == ()


@pytest.mark.rule("4.1")
@pytest.mark.ruling(5)
def test_wind_change_table():
    """0-5 none, 6-7 one clockwise, 8 two, 9 one back; the end rows hold beyond the ends."""
    assert [wind_shift(total) for total in range(-1, 11)] == [0] * 7 + [1, 1, 2, -1, -1]


@pytest.mark.rule("4.1")
@pytest.mark.ruling(6)
@pytest.mark.ruling(7)
@pytest.mark.parametrize(
    ("turn", "weather", "die", "wind"),
    [
        (4, "normal", None, 6),
        (5, "normal", 5, 6),
        (5, "normal", 6, 1),
        (10, "normal", 8, 2),
        (15, "normal", 9, 5),
        (5, "breezy", 5, 1),  # +1
        (5, "calm", 6, 6),  # -1
        (5, "breezy", 9, 5),  # 10 counts as 9
    ],
)
def test_wind_adjustment(sea, turn, weather, die, wind):
    t = sea("", wind=6, turn=turn, weather=weather, dice=[] if die is None else [die])
    t.call(WindAdjustment())
    assert t.state.wind == wind
    assert not t.dice.left


@pytest.mark.rule("4.1")
@pytest.mark.rule("11.1")
@pytest.mark.ruling(7)
@pytest.mark.parametrize(("die", "irons", "points"), [(5, True, 0), (6, False, 2), (8, False, 5)])
def test_a_wind_that_turns_frees_a_ship_in_irons(sea, die, irons, points):
    """Facing 1 against wind 4: in irons after a failed tack; wind 5 makes her beat, wind 6 reach."""
    t = sea("A\n.\na", wind=4, turn=5, dice=[die], ships={"A": {"irons": True}})
    t.call(WindAdjustment())
    assert t["A"].irons == irons
    assert allowance(t.g, t["A"]) == points


@pytest.mark.rule("18.15")
@pytest.mark.rule("18.17")
def test_scenarios_with_a_wind_of_their_own(sea):
    t = sea("", scenario="copenhagen", turn=5)
    assert not wind_checked(t.g)
    t = sea("", scenario="gut-of-gibraltar", turn=1)
    assert not wind_checked(t.g)
    for turn in (2, 3, 7):
        t.state.turn = turn
        assert wind_checked(t.g)


@pytest.mark.rule("4.2")
@pytest.mark.rule("11.1")
@pytest.mark.ruling(3)
def test_points_of_sailing(sea):
    t = sea("A\n.\na", wind=4)
    names = []
    for facing in range(1, 7):
        t["A"].facing = facing
        names.append(points_of_sailing(t.state.wind)[t["A"].facing - 1])
    assert names == ["aback", "beating", "reaching", "running", "reaching", "beating"]
    assert POINT == (0, 1, 2, 3, 2, 1)


@pytest.mark.rule("11.3")
@pytest.mark.ruling(48)
def test_a_ship_caught_aback_by_the_wind_is_in_irons(sea):
    t = sea("A\n.\na", wind=3, turn=5, dice=[6])
    t.call(WindAdjustment())
    assert t.state.wind == 4
    assert t["A"].irons


@pytest.mark.rule("9.0")
def test_bow_stern_and_facing():
    bow = parse_hex("A2010")
    for facing in range(1, 7):
        assert stern_hex(bow, facing, large=True) + STEP[facing] == bow
        assert stern_hex(bow, facing, large=False) == bow


@pytest.mark.rule("9.0")
def test_hexes_around_a_ship(sea):
    t = sea("A\n.\na\n\n\n\nB1", wind=1)
    assert len(around(t["A"])) == 8
    assert len(around(t["B"])) == 6


@pytest.mark.rule("10.0")
def test_one_ship_a_hex(sea):
    t = sea("A\n.\na\n\n\n\nB1", wind=1)
    hexes = board_of(t.g).hexes
    assert is_free(t.state, hexes, 0, t["A"].bow, 1)  # her own hexes do not count
    assert not is_free(t.state, hexes, 0, t["B"].bow, 1)
    assert not is_free(t.state, hexes, 1, t["A"].stern, 1)
    assert not is_free(t.state, hexes, 0, 0, 1)
