"""Positions in which anybody who knows the game does one thing; so do the computer players."""

from __future__ import annotations

from typing import Any

import pytest

import quarterdeck as qd
from quarterdeck.ai.flying_colors import standing, values
from quarterdeck.ai.flying_colors.lieutenant import (
    Craft,
    at_rest,
    best_shot,
    entangled,
    finish,
    soundings,
    worth_grappling,
)
from quarterdeck.games.flying_colors.actions import CutLoose, Finish, Grapple, Leave
from quarterdeck.games.flying_colors.ids import SIDES, Hits
from quarterdeck.games.flying_colors.rules.common import board_of, put, remove, shoals_of
from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.rules.r11_activation import Acting
from quarterdeck.games.flying_colors.rules.r11_reach import reachable
from quarterdeck.games.flying_colors.rules.r12_fire import DefensiveFire, Fire
from quarterdeck.games.flying_colors.rules.r12_odds import Odds
from quarterdeck.games.flying_colors.rules.r13_commanders import StayAboard
from quarterdeck.games.flying_colors.rules.r18_1_design import CENTRE, Bear, Formation
from quarterdeck.geometry.hex import DISTANCE, STEP, hex_at
from quarterdeck.kernel import Fancy, action_tag

RULES = qd.load("flying-colors")


def sailed(sea: Any, letter: str) -> Any:
    """The ship as it lies when she has done what she means to do, looking anew whenever it is needed."""
    seat, i = sea.seat(), sea.i(letter)
    twin = sea.g.blanked(seat)
    while isinstance(twin.stack[-1], Acting):
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
@pytest.mark.parametrize("facing", [1, 4, 5, 6])
def test_she_does_not_run_aground_with_sea_room(sea: Any, facing: int) -> None:
    """A shoal right ahead and the enemy beyond it: she goes round."""
    position = off_a_shoal(sea, facing)
    shoals = shoals_of(position.g)
    ship = sailed(position, "A")
    assert not ship.aground
    assert ship.bow not in shoals
    assert ship.stern not in shoals


def off_a_shoal(sea: Any, facing: int) -> Any:
    """A with a shoal right ahead, a way round it within reach, and B beyond."""
    chart = sea(scenario="algeciras-bay").g
    shoals, water = shoals_of(chart), board_of(chart).hexes
    for bow in sorted(water):
        stern, ahead = stern_hex(bow, facing, True), bow + STEP[facing]
        beyond = ahead + 4 * STEP[facing]
        if ahead in shoals and {bow, stern, beyond} <= water and not {bow, stern} & shoals.keys():
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
            put(position.g.state, 0, bow, stern, facing)
            put(position.g.state, 1, beyond, stern_hex(beyond, 1, True), 1)
            position.activate("A")
            if goes_round(position):
                return position
    raise AssertionError("no such place")


def goes_round(position: Any) -> bool:
    """Is there a pose within reach that no shoal has to be crossed for?"""
    g, ship = position.g, position["A"]
    within = reachable(g, g.stack[-1])
    sound = soundings(g, ship, within)
    return any(
        pose.ends and not sound(pose) and not values.grounding(g, ship, pose.bow, pose.facing)
        for pose in within
    )


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
@pytest.mark.parametrize(
    ("damaged", "hull", "safe", "column"),
    [(False, 0, 10, "hull"), (True, 0, 3, "hull"), (True, 3, 0, "rigging"), (True, 7, 0, "rigging")],
)
def test_a_ship_that_must_be_taken_is_not_sunk(
    sea: Any, damaged: bool, hull: int, safe: int, column: str
) -> None:
    """Leander has seven hits on either side of her counter and may sink with three left [13.3]: from then on
    a broadside at her hull may sink her, one at her masts brings her to a stop."""
    position = sea(
        """
        A . B .
         . . .
        a . b .
        """,
        french="A",
        scenario="goza-de-candia",
        ships={"B": {"counter": "leander_british", "damaged": damaged, "hull": hull}},
    )
    g, i, j = position.g, position.i("A"), position.i("B")
    assert values.still_safe(g, j) == safe
    assert values.shot_value(g, i, "starboard", j).column == column


ODDS_OF_A_PRIZE = [(Hits(hull=2), 10, True), (Hits(hull=2), 0, False), (Hits(rigging=2), 0, True)]


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(("hits", "safe", "welcome"), ODDS_OF_A_PRIZE)
def test_hits_on_a_ship_that_must_be_taken_are_welcome_until_she_may_sink(
    sea: Any, hits: Hits, safe: int, welcome: bool
) -> None:
    position = sea(
        """
        A . B .
         . . .
        a . b .
        """,
        french="A",
        scenario="goza-de-candia",
        ships={"B": {"counter": "leander_british", "damaged": not safe, "hull": 0 if safe else 3}},
    )
    j = position.i("B")
    assert values.still_safe(position.g, j) == safe
    sure = Odds((hits,) * 10, 10 * hits.hull, 10 * hits.rigging, 10 * hits.crew, 0)
    worth = values.to_be_taken(position.g, j, sure)
    assert (worth > 0) is welcome
    assert values.to_be_taken(position.g, j, sure._replace(fire=30)) < worth


@pytest.mark.rule("11.2")
def test_she_wears_after_a_prize_that_drifts_off(sea: Any) -> None:
    """B has struck and drifts to leeward, seven hexes from A, who sails away from her."""
    position = sea(
        """
        A . B .
         . . .
        a . b .
        """,
        french="A",
        scenario="goza-de-candia",
        ships={"B": {"counter": "leander_british", "struck": True, "damaged": True}},
        wind=5,
    )
    position.move("A", "A1216", 6).move("B", "A1720", 6).activate("A")
    assert sailed(position, "A").facing != 6


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(("second", "stays"), [("", True), ("C", False)])
def test_the_last_commander_stays_aboard_a_damaged_flagship(sea: Any, second: str, stays: bool) -> None:
    """Without her or without him the fleet breaks off [15.2]: two ships must not be what one can be."""
    position = sea(
        """
        A . B . C
         . . . .
        a . b . c
        """,
        ships={"A": {"damaged": True}},
        commanders={"A": "howe"} | ({second: "graves_t"} if second else {}),
    ).activate("A")
    action = Craft().policy(position.g, position.seat(), Fancy("sanity"))[0]
    assert isinstance(action, StayAboard) is stays
    assert values.last_commander(position.g, position["A"]) is stays


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(("second", "more"), [("", True), ("D", False)])
def test_the_ship_of_the_last_commander_is_the_better_target(sea: Any, second: str, more: bool) -> None:
    """B and C are sisters, both with commanders; C carries the fleet's last one if there is none in D."""
    position = sea(
        """
        B . A . C . D
         . . . . . .
        b . a . c . d
        """,
        french="BCD",
        commanders={"C": "villaret"} | ({second: "bouvet"} if second else {}),
    )
    g = position.g
    position.state.fleets[1].flagship = -1
    aboard = values.aboard_worth(g, position.i("C"))
    assert values.aboard_worth(g, position.i("B")) == 0
    assert values.precious(g, position["C"]) is more
    assert (aboard >= values.LAST_COMMANDER // 100) is more
    at_b, at_c = (
        values.shot_value(g, position.i("A"), side, position.i(letter)).value
        for side, letter in (("port", "B"), ("starboard", "C"))
    )
    assert at_c > at_b


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
@pytest.mark.parametrize(("hits", "helps"), [(0, False), (2, False), (3, True)])
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


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(("struck", "covered"), [(False, True), (True, False)])
def test_a_flagship_under_the_guns_of_the_enemy_is_a_burden(sea: Any, struck: bool, covered: bool) -> None:
    """B lies abeam of her; once she has struck there is nothing left to fear for."""
    position = sea(
        """
        A . B . . .
         . . . . . .
        a . b . . .
        """,
        french="B",
        commanders={"A": "howe"},
        ships={"A": {"struck": struck}},
    )
    assert (standing.burdens(position.g, SIDES[0])["flag-covered"] > 0) == covered
    assert standing.burdens(position.g, SIDES[1])["flag-covered"] == 0


def test_a_fleet_with_more_ships_in_close_action_and_fewer_far_off_stands_better(sea: Any) -> None:
    """Of three British ships B is two hexes from C, A six, D twelve."""
    position = sea(
        """
        A . B C . . . . . D
         . . . . . . . . .
        a . b c . . . . . d
        """,
        french="C",
    )
    mine, theirs = (standing.burdens(position.g, side) for side in SIDES)
    assert (mine["close"], mine["apart"]) == (pytest.approx(-1 / 3), pytest.approx(1 / 3))
    assert (theirs["close"], theirs["apart"]) == (-1, 0)


@pytest.mark.rule("18.17")
def test_the_ship_whose_loss_ends_the_battle_counts_until_help_has_come() -> None:
    g = RULES.new("gut-of-gibraltar", seed=1)
    superb = next(ship for ship in g.state.ships if ship.name == "Superb")
    assert standing.features(g, SIDES[superb.home])["vital"] == 0
    superb.hull = 5
    whole = sum(g.data.counters[superb.counter].capacity)
    assert standing.features(g, SIDES[superb.home])["vital"] == pytest.approx(-5 / whole)
    g.state.memo["reinforced"] = 1
    assert standing.features(g, SIDES[superb.home])["vital"] == 0


def test_captains_look_at_more_courses_before_they_look_ahead() -> None:
    """In play-outs everybody, captains too, sails as a lieutenant does."""
    g = RULES.new("el-ferrol", seed=4)
    lieutenant, captain = Craft(), Craft().players("captain")
    others = 0
    while g.state.turn < 4:
        seat = next(iter(g.pending))
        plan = lieutenant.policy(g, seat, Fancy("sanity"))
        assert captain.policy(g, seat, Fancy("sanity")) == plan
        assert lieutenant.candidates(g, seat, Fancy("sanity"))[0] == plan
        others += captain.candidates(g, seat, Fancy("sanity"))[0] != plan
        g.apply(seat, plan[0])
    assert others > 5


@pytest.mark.rule("18.1")
@pytest.mark.parametrize(("row", "edge", "facing"), [(8, "north", 3), (22, "south", 2)])
def test_captains_set_up_along_the_edge_that_is_nearest_to_the_enemy(
    row: int, edge: str, facing: int
) -> None:
    """The enemy is on course 3: along the northern edge it can be taken too, along the southern one 2 is the
    nearest of 6, 1 and 2."""
    g = RULES.new("design-your-own", {"points": 50}, seed=2)
    while not isinstance(g.stack[-1], Formation) or g.stack[-1].edge == CENTRE:
        seat = next(iter(g.pending))
        g.apply(seat, Craft().policy(g, seat, Fancy("sanity"))[0])
    (seat,) = g.pending
    foes = [i for i, ship in enumerate(g.state.ships) if ship.bow]
    for i in foes[1:]:
        remove(g, i, "withdrawn")
    bow = hex_at(16, row)
    put(g.state, foes[0], bow, stern_hex(bow, 3, g.state.ships[foes[0]].large), 3)
    assert Craft().players("captain").policy(g, seat, Fancy("sanity")) == (Bear(edge, facing),)


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
