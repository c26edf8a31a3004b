"""Single steps of sailing [11.2, 11.5] and the small sums that many rules share, counted another way."""

from __future__ import annotations

from itertools import product
from math import cos, radians, sin, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quarterdeck as qd
from quarterdeck.games.flying_colors.actions import AHEAD, BACK, LEAVE, WEAR_PORT, WEAR_STARBOARD
from quarterdeck.games.flying_colors.rules.common import (
    adrift,
    commander_mods,
    dismasted,
    enemy_distance,
    helm,
    hull_left,
    manpower,
    overlaps,
    put,
    qualities,
    quality,
    ship_distance,
    side_audacity,
)
from quarterdeck.games.flying_colors.rules.r04_wind import wind_shift
from quarterdeck.games.flying_colors.rules.r09_facing import around, beam_hexes, next_to_enemy, stern_hex
from quarterdeck.games.flying_colors.rules.r11_2_sailing import Course, Leg
from quarterdeck.games.flying_colors.rules.r11_4_drifting import drifting_bodies
from quarterdeck.games.flying_colors.rules.r11_7_grounding import hull_hit, rate_penalty
from quarterdeck.games.flying_colors.rules.r11_8_collision import bulk
from quarterdeck.games.flying_colors.rules.r15_victory import admiral_loss, break_mods, undamaged
from quarterdeck.geometry.hex import STEP, column_of, distance, hex_at, parse_hex, row_of

RULES = qd.load("flying-colors")
FACINGS = (1, 2, 3, 4, 5, 6)


def off_the_wind(facing: int, wind: int) -> int:
    """0 running, 1 reaching, 2 beating, 3 aback."""
    return min((facing - wind) % 6, (wind - facing) % 6)


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("full", [False, True])
def test_11_2_every_step_from_every_pose(sea: Any, full: bool) -> None:
    """One point ahead; from reaching a turn costs one to running, two to beating, twice that in full sails;
    nobody turns into the wind; sails are backed once a hex."""
    for wind in FACINGS:
        t = sea("A\n.\na", wind=wind, ships={"A": {"full_sails": full}})
        course = Course(t.g, t.i("A"))
        bow = t["A"].bow
        legs = product(FACINGS, range(5), (0, 1), (False, True), (False, True))
        for facing, mp, backs, fresh, backed in legs:
            expected = {}
            if mp:
                expected[AHEAD] = Leg(bow + STEP[facing], facing, mp - 1, backs, True, False)
            for action, turned in ((WEAR_PORT, (facing - 2) % 6 + 1), (WEAR_STARBOARD, facing % 6 + 1)):
                old, new = off_the_wind(facing, wind), off_the_wind(turned, wind)
                cost = {(1, 0): 1, (1, 2): 2}.get((old, new), 0) * (2 if full else 1)
                if fresh and new != 3 and cost <= mp:
                    expected[action] = Leg(bow, turned, mp - cost, backs, False, backed)
            if mp and backs and not backed:
                expected[BACK] = Leg(bow, facing, mp - 1, backs - 1, True, True)
            found = course.moves(Leg(bow, facing, mp, backs, fresh, backed))
            assert {move.action: move.leg for move in found} == expected, (wind, facing, mp)


@pytest.mark.rule("15.1")
def test_15_1_ahead_at_the_edge_is_leaving_and_a_stern_needs_water_too(sea: Any) -> None:
    t = sea("A\n.\na", wind=4, board="A").move("A", "A2001", 1)
    course = Course(t.g, t.i("A"))
    found = {move.action: move.leg for move in course.moves(Leg(t["A"].bow, 1, 2, 1, True, False))}
    assert found[LEAVE] is None and AHEAD not in found
    assert course.completes(None)
    assert not course.has_room(parse_hex("A2034"), 1) and course.has_room(parse_hex("A2033"), 1)
    small = sea("A1", board="A").move("A", "A2034", 1)
    assert Course(small.g, 0).has_room(parse_hex("A2034"), 1)


# ---------------------------------------------------------------- distances


def poses() -> Any:
    return st.tuples(st.integers(10, 30), st.integers(10, 30), st.sampled_from(FACINGS), st.booleans())


@given(poses(), poses())
def test_the_distance_of_two_ships_is_that_of_their_nearest_hexes(one: Any, two: Any) -> None:
    g = RULES.new("minorca", seed=1)
    ships = g.state.ships[:2]
    ends = []
    for ship, (column, row, facing, large) in zip(ships, (one, two), strict=True):
        ship.large, ship.facing, ship.bow = large, facing, hex_at(column, row)
        ship.stern = ship.bow - STEP[facing] if large else ship.bow
        assert ship.stern == stern_hex(ship.bow, facing, large)
        ends.append((ship.bow, ship.stern))
    near = min(distance(a, b) for a in ends[0] for b in ends[1])
    assert ship_distance(*ships) == ship_distance(*ships[::-1]) == near


@given(poses())
def test_hexes_around_and_on_the_beams(pose: Any) -> None:
    """Six around one hex, eight around two; two on each beam of a hex, and none ahead or astern."""
    column, row, facing, large = pose
    g = RULES.new("minorca", seed=1)
    ship = g.state.ships[0]
    ship.large, ship.facing, ship.bow = large, facing, hex_at(column, row)
    ship.stern = ship.bow - STEP[facing] if large else ship.bow
    near = around(ship)
    assert len(near) == (8 if large else 6) and not near & {ship.bow, ship.stern}
    beams = set(beam_hexes(ship))
    assert beams == near - {ship.bow + STEP[facing], ship.stern - STEP[facing]}


@pytest.mark.ruling(28)
@pytest.mark.parametrize(
    ("fields", "near"),
    [({}, 5), ({"struck": True}, 255), ({"battery": 2}, 255)],
    ids=["enemy", "struck", "battery"],
)
def test_only_enemies_that_fight_are_enemies(sea: Any, fields: dict[str, Any], near: int) -> None:
    drawing = """
        A . . .
         . . B
        a C . .
         . . b
        . c . .
    """
    t = sea(drawing, french="B", ships={"B": fields})
    assert enemy_distance(t.state, t["A"]) == near
    assert not next_to_enemy(t.state, t["A"])


# ---------------------------------------------------------------- men, hulls and commanders


@pytest.mark.rule("13.2")
@given(st.integers(0, 9), st.booleans(), st.booleans())
def test_13_2_manpower_is_never_below_one_and_a_prize_has_one(crew: int, damaged: bool, prize: bool) -> None:
    """Bellerophon: 4 men, 3 on the damaged side; capacity 11 on both."""
    g = RULES.new("minorca", seed=1)
    ship = g.state.ships[0]
    ship.counter = g.data.counter_index["bellerophon_british"]
    ship.crew, ship.damaged, ship.hull = crew, damaged, 2 * crew
    ship.side = 1 - ship.home if prize else ship.home
    assert manpower(g, ship) == (1 if prize else max(1, (3 if damaged else 4) - crew))
    assert hull_left(g, ship) == max(0, 11 - 2 * crew)


@pytest.mark.rule("14.1")
def test_the_best_commander_aboard_counts_for_dice_and_all_of_them_in_a_melee(sea: Any) -> None:
    """Nelson 4 and, on the same deck, Collingwood's 3; a captain of 1 by the rules of the scenario."""
    t = sea("A\n.\na", commanders={"A": "nelson_3_9_4"})
    g, a = t.g, t.i("A")
    assert (quality(g, a), qualities(g, a)) == (4, 4)
    t._board("A", "duncan")
    assert (quality(g, a), qualities(g, a)) == (4, 7)
    t["A"].captain = 1
    assert (quality(g, a), qualities(g, a)) == (4, 8)
    t.state.commanders[0].ship = -1
    assert (quality(g, a), qualities(g, a)) == (3, 4)
    t.state.commanders[1].ship = -1
    assert (quality(g, a), qualities(g, a)) == (1, 1)
    assert [mod.value for mod in commander_mods(g, a, -1, "11.4")] == [-1]
    t["A"].captain = 0
    assert commander_mods(g, a, -1, "11.4") == ()


def test_who_decides_for_a_ship_and_what_drifts(sea: Any) -> None:
    t = sea("A\n.\na")
    ship = t["A"]
    assert (helm(ship), adrift(ship)) == (0, False)
    ship.confused = True
    assert helm(ship) == 1
    for name, value in (
        ("struck", True),
        ("irons", True),
        ("adrift", True),
        ("rigging", 15),
        ("fouled", (3,)),
    ):
        old = getattr(ship, name)
        setattr(ship, name, value)
        assert adrift(ship)
        ship.anchored = True
        assert not adrift(ship)
        ship.anchored = False
        setattr(ship, name, old)
    ship.rigging = 14
    assert not adrift(ship) and not dismasted(ship)
    ship.rigging = 15
    assert dismasted(ship)


def test_a_hex_passed_through_stays_the_others(sea: Any) -> None:
    """[11.8]"""
    drawing = """
        A .
         . .
        a B
         . .
        . b
    """
    t = sea(drawing, french="B")
    a, b = t.i("A"), t.i("B")
    assert overlaps(t.state, a) == []
    put(t.state, a, t["B"].bow, t["B"].bow - STEP[1], 1)
    assert overlaps(t.state, a) == [b]
    assert t.state.at[t["B"].bow] == b


# ---------------------------------------------------------------- small scales


@pytest.mark.rule("11.7")
def test_11_7_deep_ships_ground_sooner() -> None:
    """Rates 4 to 6 one, 1 to 3 two, (1) three; what is below 0 also costs a hull hit, as do 3 to 5."""
    assert [rate_penalty(rate) for rate in range(8)] == [-3, -2, -2, -2, -1, -1, -1, 0]
    assert [hull_hit(total) for total in range(-2, 8)] == [True, True] + [False] * 3 + [True] * 3 + [
        False
    ] * 2


@pytest.mark.rule("11.8")
def test_11_8_large_ships_collide_sooner() -> None:
    """(1) three, rates 1 and 2 two, 3 and 4 one."""
    assert [bulk(rate) for rate in range(8)] == [3, 2, 2, 1, 1, 0, 0, 0]


@pytest.mark.rule("4.1")
def test_4_1_the_wind_table() -> None:
    assert [wind_shift(total) for total in range(-1, 11)] == [0] * 7 + [1, 1, 2, -1, -1]


# ---------------------------------------------------------------- [15.2] the modifiers of a break check


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "value"),
    [(5, 5, 0), (5, 4, 0), (5, 6, -1), (5, 9, -1), (5, 10, -2), (1, 2, -2), (0, 1, -2)],
)
def test_15_2_undamaged_ships_are_compared(mine: int, theirs: int, value: int) -> None:
    """One less if the enemy has more of them, two if twice as many."""
    g = RULES.new("minorca", seed=1)
    g.state.audacity = {"British": 0, "French": 0}
    left = {0: mine, 1: theirs}
    for ship in g.state.ships:
        ship.damaged = left[ship.home] <= 0
        left[ship.home] -= 1
    assert (undamaged(g.state, 0), undamaged(g.state, 1)) == (mine, theirs)
    assert sum(mod.value for mod in break_mods(g, 0, "British")) == value


@pytest.mark.rule("15.2")
@pytest.mark.ruling(152)
@pytest.mark.parametrize(
    "change", [{"struck": True}, {"battery": 2}, {"damaged": True}, {"side": 1}, {"bow": 0}]
)
def test_15_2_only_own_sound_ships_on_the_map_weigh(change: dict[str, Any]) -> None:
    g = RULES.new("minorca", seed=1)
    before = undamaged(g.state, 0)
    for name, value in change.items():
        setattr(g.state.ships[0], name, value)
    assert undamaged(g.state, 0) == before - 1


@pytest.mark.rule("15.2")
@pytest.mark.ruling(153)
@pytest.mark.parametrize(
    ("fate", "wounded", "lost"),
    [
        ("", False, 0),
        ("", True, 3),
        ("killed", True, 4),
        ("captured", False, 4),
        ("lost", False, 4),
        ("left", False, 0),
    ],
)
def test_15_2_a_hurt_admiral_weighs_by_his_quality(sea: Any, fate: str, wounded: bool, lost: int) -> None:
    """Nelson, 3-9-4, wounded 3: what he is worth now if wounded, what is printed if he is lost."""
    t = sea("A\n.\na", commanders={"A": "nelson_3_9_4"}, audacity={"British": 2, "French": 0})
    nelson = t.state.commanders[0]
    nelson.fate, nelson.wounded = fate, wounded
    assert admiral_loss(t.g, 0) == lost
    assert sum(mod.value for mod in break_mods(t.g, 0, "British")) == 2 - lost
    assert side_audacity(t.g, 0) == 2
    t.state.fleets[0].admiral = -1
    assert admiral_loss(t.g, 0) == 0


# ---------------------------------------------------------------- [11.4] who lies furthest with the wind


def cartesian(hex_: Any) -> tuple[float, float]:
    """The centre of a hex, x to the right and y down; odd columns half a hex lower."""
    column, row = column_of(hex_), row_of(hex_)
    return 1.5 * column, sqrt(3) * (row + 0.5 * (column % 2))


@pytest.mark.rule("11.4")
@pytest.mark.ruling(55)
@given(poses(), poses(), st.sampled_from(FACINGS))
def test_11_4_bodies_drift_from_the_lee_end_of_the_fleet(one: Any, two: Any, wind: int) -> None:
    g = RULES.new("minorca", seed=1)
    g.state.wind, g.state.ships = wind, g.state.ships[:2]
    angle = radians(60 * (wind - 1))
    ahead = []
    for ship, (column, row, facing, large) in zip(g.state.ships, (one, two), strict=True):
        ship.large, ship.facing, ship.bow, ship.struck = large, facing, hex_at(column, row), True
        ship.stern = ship.bow - STEP[facing] if large else ship.bow
        ends = [cartesian(hex_) for hex_ in (ship.bow, ship.stern)]
        ahead.append(max(x * sin(angle) - y * cos(angle) for x, y in ends))
    if abs(ahead[0] - ahead[1]) > 0.01:
        assert drifting_bodies(g.state) == ([[0], [1]] if ahead[0] > ahead[1] else [[1], [0]])
    else:
        assert drifting_bodies(g.state) == [[0], [1]]
