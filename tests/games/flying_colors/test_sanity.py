"""Positions in which anybody who knows the game does one thing; so do the computer players."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.ai.flying_colors import standing, values
from quarterdeck.ai.flying_colors.lieutenant import (
    Craft,
    at_rest,
    best_shot,
    entangled,
    finish,
    worth_grappling,
)
from quarterdeck.games.flying_colors.actions import CutLoose, Finish, Grapple, Leave
from quarterdeck.games.flying_colors.ids import SIDES
from quarterdeck.games.flying_colors.rules.common import board_of, put, shoals_of
from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.rules.r12_fire import DefensiveFire, Fire
from quarterdeck.geometry.hex import DISTANCE, STEP
from quarterdeck.kernel import Fancy, action_tag


def sailed(sea: Any, letter: str) -> Any:
    """The ship as it lies when she has done what she means to do, looking anew whenever it is needed."""
    seat, i = sea.seat(), sea.i(letter)
    twin = sea.g.blanked(seat)
    while seat in twin.pending and not twin.state.ships[i].acted:
        for action in Craft().policy(twin, seat, Fancy("sanity")):
            assert not isinstance(action, Leave)
            if action not in twin.pending.get(seat, ()):
                break
            twin.apply(seat, action)
    return twin.state.ships[i]


@pytest.mark.rule("12.5")
def test_of_two_targets_the_one_that_is_raked(sea: Any) -> None:
    """Two sisters as far off: B lies alongside to port, C shows her stern to starboard."""
    position = sea(
        """
        . . . . . C
         . . . . c
        . . . . . .
         . B . . .
        . . . A . .
         . b . . .
        . . . a . .
        """,
        french="BC",
    )
    abeam, raked = (
        values.shot_value(position.g, position.i("A"), side, position.i(letter)).value
        for side, letter in (("port", "B"), ("starboard", "C"))
    )
    assert raked > abeam > 0
    position.activate("A")
    shot = best_shot(position.g, position.g.pending[position.seat()])
    assert shot is not None
    assert shot[1].target == position.i("C")


@pytest.mark.rule("13.3")
def test_nobody_fires_at_a_ship_that_has_struck(sea: Any) -> None:
    drawing = """
        . . . .
         . . .
        A . B .
         . . .
        a . b .
    """
    fights = sea(drawing, french="B").activate("A")
    assert best_shot(fights.g, fights.g.pending[fights.seat()]) is not None
    struck = sea(drawing, french="B", ships={"B": {"struck": True, "damaged": True}}).activate("A")
    assert best_shot(struck.g, struck.g.pending[struck.seat()]) is None


ALONGSIDE = """
    A . .
     B .
    a . .
     b .
"""


@pytest.mark.rule("11.9")
@pytest.mark.parametrize(("crew", "boards"), [(0, False), (6, True)])
def test_a_ship_without_men_is_boarded_and_a_full_one_is_not(sea: Any, crew: int, boards: bool) -> None:
    position = sea(ALONGSIDE, french="B", ships={"B": {"crew": crew, "damaged": crew > 0}})
    assert values.worth_boarding(position.g, position.i("A"), position.i("B")) is boards
    grapple = Grapple(position.i("B"))
    assert (worth_grappling(position.g, position.i("A"), [grapple]) == grapple) is boards


@pytest.mark.rule("14.1")
@pytest.mark.parametrize("covered", [True, False])
def test_no_prize_crew_goes_aboard_under_the_guns_of_others(sea: Any, covered: bool) -> None:
    """B has struck; C lies four hexes off, ready to fire, or has struck as well."""
    position = sea(
        """
        A . C
         B .
        a . c
         b .
        """,
        french="BC",
        ships={"B": {"struck": True, "damaged": True}, "C": {"struck": not covered, "damaged": not covered}},
    )
    assert values.worth_boarding(position.g, position.i("A"), position.i("B")) is not covered


@pytest.mark.rule("13.5")
def test_a_burning_ship_is_let_alone(sea: Any) -> None:
    position = sea(
        ALONGSIDE,
        french="B",
        ships={"B": {"struck": True, "damaged": True, "burning": True}},
    )
    assert not values.worth_boarding(position.g, position.i("A"), position.i("B"))


@pytest.mark.rule("11.10")
def test_friends_that_have_fouled_each_other_cut_loose(sea: Any) -> None:
    position = sea(
        ALONGSIDE,
        ships={"A": {"fouled": "B"}, "B": {"fouled": "A"}},
    ).activate("A")
    actions = position.g.pending[position.seat()]
    assert isinstance(entangled(position.g, position.i("A"), actions), CutLoose)


@pytest.mark.rule("11.7")
@pytest.mark.parametrize("facing", [1, 3, 4, 5, 6])
def test_she_does_not_run_aground_with_sea_room(sea: Any, facing: int) -> None:
    """A shoal right ahead and the enemy beyond it: she goes round."""
    position = off_a_shoal(sea, facing)
    shoals = shoals_of(position.g)
    ship = sailed(position, "A")
    assert not ship.aground
    assert ship.bow not in shoals
    assert ship.stern not in shoals


def off_a_shoal(sea: Any, facing: int) -> Any:
    """A with a shoal right ahead, open water on one side of it, and B beyond."""
    position = sea(
        """
        A . . .
         . . .
        a . . .
         . . .
        B . . .
         . . .
        b . . .
        """,
        french="B",
        scenario="algeciras-bay",
        wind=(facing + 1) % 6 + 1,
    )
    g = position.g
    shoals, water = shoals_of(g), board_of(g).hexes

    def open_water(hex_: int) -> bool:
        return hex_ in water and hex_ not in shoals

    for bow in sorted(water):
        stern, ahead = stern_hex(bow, facing, True), bow + STEP[facing]
        beyond = ahead + 4 * STEP[facing]
        sides = [[bow + k * STEP[turn] for k in (1, 2, 3)] for turn in (facing % 6 + 1, (facing - 2) % 6 + 1)]
        free = open_water(bow) and open_water(stern) and any(all(map(open_water, side)) for side in sides)
        if free and ahead in shoals and beyond in water:
            put(g.state, 0, bow, stern, facing)
            put(g.state, 1, beyond, stern_hex(beyond, 1, True), 1)
            return position.activate("A")
    raise AssertionError("no such place")


@pytest.mark.rule("15.1")
@pytest.mark.parametrize(("name", "facing"), [("A0110", 6), ("A0210", 5), ("A2001", 1)])
def test_she_does_not_leave_the_map(sea: Any, name: str, facing: int) -> None:
    position = sea(
        """
        . . . . . . . . A . . . B
         . . . . . . . . . . . .
        . . . . . . . . a . . . b
        """,
        french="B",
    )
    position.move("A", name, facing).activate("A")
    assert sailed(position, "A").bow


@pytest.mark.rule("12.13")
def test_the_flagship_keeps_out_of_the_range_of_a_battery(sea: Any) -> None:
    """Nine hexes off a battery with an enemy beyond it: nearer brings nothing but shot."""
    position = sea(
        """
        C . . . .
         . . . .
        c . . . .
         . . . .
        B1. . . .
        """
        + "         . . . .\n        . . . . .\n" * 8
        + """
        A . . . .
         . . . .
        a . . . .
        """,
        french="BC",
        ships={"B": {"battery": 1}},
        commanders={"A": "howe"},
    )
    assert values.is_flagship(position.g, position["A"])
    position.activate("A")
    after = sailed(position, "A")
    assert DISTANCE[after.bow - position["B"].bow] > values.GUN_RANGE - 2


@pytest.mark.rule("18.13")
def test_a_ship_that_must_be_taken_is_not_sunk(sea: Any) -> None:
    """Once Leander is damaged, a hit in her hull is worth less than nothing."""
    position = sea(
        """
        A . B .
         . . .
        a . b .
        """,
        french="A",
        scenario="goza-de-candia",
        ships={"B": {"counter": "leander_british"}},
    )
    sound = values.shot_value(position.g, position.i("A"), "starboard", position.i("B"))
    position["B"].damaged = True
    hurt = values.shot_value(position.g, position.i("A"), "starboard", position.i("B"))
    assert hurt.value < sound.value


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("gap", "sails"), [(3, "plain"), (16, "full")])
def test_full_sails_are_for_the_way_to_the_battle(sea: Any, gap: int, sails: str) -> None:
    position = sea(
        "A" + " ." * gap + " B\n" + " ." * gap + " .\na" + " ." * gap + " b\n",
        french="B",
    ).activate("A")
    ends = [a for a in position.g.pending[position.seat()] if isinstance(a, Finish)]
    chosen = finish(position.g, position.i("A"), ends)
    assert isinstance(chosen, Finish)
    assert chosen.sails == sails


@pytest.mark.rule("11.6")
@pytest.mark.parametrize(("hits", "helps"), [(0, False), (4, False), (5, True)])
def test_a_line_at_anchor_that_is_battered_at_one_end_comes_to_help(sea: Any, hits: int, helps: bool) -> None:
    """B lies in range of the enemy's guns; A and D, the rest of the line, are far off and see her suffer."""
    gap = " ." * 10
    position = sea(
        f"A . D{gap} B . . . C\n . .{gap} . . . .\na . d{gap} b . . . c\n",
        french="C",
        ships={"A": {"anchored": True}, "B": {"anchored": True, "hull": hits}, "D": {"anchored": True}},
    ).activate("A")
    action = at_rest(position.g, position.i("A"), position.g.pending[position.seat()])
    assert (action_tag(action) == "weigh") == helps


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(
    ("audacity", "hurt", "each"),
    [(0, "", 0.1), (0, "A", 0.2), (0, "AB", 0.3), (1, "", 0.0), (2, "AB", 0.1)],
)
def test_a_bold_fleet_need_not_fear_the_first_loss(sea: Any, audacity: int, hurt: str, each: float) -> None:
    """A die from 0 to 9 and the audacity, less 1 if there are fewer sound ships than the enemy has, 2 if he
    has twice as many: at 0 or less the fleet breaks off. Three of three turns are left."""
    position = sea(
        """
        A . B . C .
         . . . . .
        a . b . c .
         . . . . .
        D . E . F .
         . . . . .
        d . e . f .
        """,
        french="DEF",
        ships={letter: {"damaged": True} for letter in hurt},
        turns=12,
        turn=9,
        audacity={"British": audacity, "French": 0},
    )
    assert standing.break_chance(position.g, SIDES[0]) == pytest.approx(1 - (1 - each) ** 3)


def test_other_courses_are_other_choices_and_are_kept_to_the_end(sea: Any) -> None:
    """What a captain compares and a midshipman falls for: poses two hexes or points of the compass apart,
    each with the shot or the end of the activation there: nobody sails on to the better pose after all."""
    position = sea(
        """
        B . . . . .
         . . . . .
        b . . . . .
         . . . . .
        . . . A . .
         . . . . .
        . . . a . .
        """,
        french="B",
        wind=2,
    ).activate("A")
    seat, i = position.seat(), position.i("A")
    plans = Craft().candidates(position.g, seat, Fancy("sanity"))
    assert plans[0] == Craft().policy(position.g, seat, Fancy("sanity"))
    assert len(plans) >= 3
    poses = []
    for *course, end in plans:
        twin = position.g.clone()
        for action in course:
            twin.apply(seat, action)
        assert isinstance(end, Fire | Finish)
        poses.append((twin.state.ships[i].bow, twin.state.ships[i].facing))
    for n, (bow, facing) in enumerate(poses):
        for other, heading in poses[:n]:
            turned = min((facing - heading) % 6, (heading - facing) % 6)
            assert DISTANCE[bow - other] + turned >= 2


@pytest.mark.rule("12.4")
def test_who_answers_is_a_choice_with_the_heaviest_broadside_first_and_none_last(sea: Any) -> None:
    """A fires at the two-decker B; B and Fier (C), of 50 guns, may answer, or nobody."""
    position = sea(
        """
        B . . A . . C
         . . . . . .
        b . . a . . c
        """,
        french="BC",
        ships={"C": {"counter": "fier_french"}},
    )
    position.call(DefensiveFire(position.i("A"), "port", position.i("B"), 0))
    g, seat = position.g, position.seat()
    ranked = [action for (action,) in Craft().candidates(g, seat, Fancy("sanity"))]
    assert [getattr(action, "ship", None) for action in ranked] == [position.i("B"), position.i("C"), None]
    assert ranked[0] == Craft().policy(g, seat, Fancy("sanity"))[0]
