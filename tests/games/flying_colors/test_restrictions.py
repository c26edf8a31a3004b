"""What a restriction (a failed check, a prize, a silent battery, a ship in the way) allows and forbids."""

from __future__ import annotations

import pytest

import quarterdeck as qd
from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.data.model import AUTOMATIC
from quarterdeck.games.flying_colors.rules.common import capture
from quarterdeck.games.flying_colors.rules.r06_commands import stands_alone
from quarterdeck.games.flying_colors.rules.r08_out_of_command import out_of_command
from quarterdeck.games.flying_colors.rules.r09_facing import CLOCKWISE
from quarterdeck.games.flying_colors.rules.r11_4_drifting import DriftSegment
from quarterdeck.games.flying_colors.rules.r11_6_anchoring import may_weigh
from quarterdeck.games.flying_colors.rules.r15_victory import fleet_breaks, has_lost_a_vessel
from quarterdeck.games.flying_colors.state import FLOATING
from quarterdeck.geometry.hex import STEP, hex_name
from quarterdeck.kernel import ScriptedDice

ALONGSIDE = """
    A E
     .
    a e
"""
APPROACH = """
    .
     E
    .
     e
    .
     .
    A
     .
    a
"""
FAILED = {"check_failed": True}


@pytest.mark.rule("8.0")
@pytest.mark.rule("11.6")
@pytest.mark.ruling(27)
def test_8_0_no_anchor_beside_an_enemy_after_a_failed_check(sea):
    apart = """
    A . E
     . .
    a . e
    """
    t = sea(ALONGSIDE.replace("A E", "A . E").replace("a e", "a . e"), french="E", scenario="audierne-bay")
    assert t.activate("A").can("anchor")
    t = sea(APPROACH, french="E", wind=1, ships={"A": FAILED}, scenario="audierne-bay").activate("A")
    assert t.can("anchor")
    t.do("ahead")  # beside E now
    assert t.why_not("anchor") == ("fc-no-keep-clear", "8.0")
    t = sea(apart, french="E", wind=1, ships={"A": FAILED}, scenario="audierne-bay").activate("A")
    assert t.can("anchor")  # two hexes off is far enough


@pytest.mark.rule("8.0")
@pytest.mark.rule("15.1")
def test_8_0_a_failed_check_keeps_nobody_from_leaving_the_map(sea):
    t = sea("A\n .\na\n .\n .\n .\nE\n .\ne", french="E", wind=1, ships={"A": FAILED})
    t.move("A", "A2001", 1).move("E", "A2009", 1).activate("A")
    assert t.can("leave")


@pytest.mark.rule("8.0")
@pytest.mark.rule("11.9")
@pytest.mark.ruling(28)
def test_8_0_after_a_failed_check_only_a_struck_ship_may_be_come_upon_and_grappled(sea):
    t = sea(APPROACH, french="E", wind=1, ships={"A": FAILED, "E": {"struck": True}}).activate("A")
    t.do("ahead")
    assert t.can("grapple E")
    t = sea(APPROACH, french="E", wind=1, ships={"A": FAILED, "E": {"irons": True}}).activate("A")
    t.do("ahead")
    assert t.why_not(f"grapple {t.i('E')}") == ("fc-no-keep-clear", "8.0")
    t = sea(APPROACH, french="E", wind=1, ships={"E": {"irons": True}}).activate("A")
    t.do("ahead")
    assert t.can("grapple E")


@pytest.mark.rule("8.0")
@pytest.mark.ruling(27)
def test_8_0_both_bans_fall_for_a_ship_that_began_beside_an_enemy(sea):
    """One "unless" follows both: she may fire, and she may end, anchor or grapple beside him."""
    beside = "A\n E\na\n e"
    ships = {"A": FAILED, "E": {"irons": True}}
    assert sea(beside, french="E", wind=1, ships=ships, scenario="audierne-bay").activate("A").can("anchor")
    t = sea(beside, french="E", wind=1, ships=ships).activate("A")
    assert t.can("grapple E")
    t.do("ahead")
    assert any(text.startswith("fire") for text in t.offered())
    t = sea(beside, french="E", wind=1, ships={"A": FAILED, "E": {"grappled": "A"}})
    t["A"].grappled = (t.i("E"),)  # grappled is close, whatever the hexes
    t.activate("A")
    assert any(text.startswith("fire") for text in t.offered())


@pytest.mark.rule("11.1")
@pytest.mark.rule("11.8")
@pytest.mark.ruling(69)
def test_11_8_a_small_ship_takes_its_extra_point_rather_than_collide(sea):
    """Beating with two points every end is taken, ahead and after both turns; a third point clears them."""
    ahead = """
    .
     .
    H1
     K1
    J1
     L1
    S1
    """
    t = sea(ahead, wind=3).activate("S")
    assert t.offered() & {"press", "ahead", "back", "collide J", "collide L"} == {"press"}
    t.do("press", "ahead", "ahead", "ahead")
    assert t.can("finish plain")
    t = sea(ahead, french="L", wind=3, dice=[9], ships={"L": {"adrift": True}}).activate("S")
    t.do("grapple L", "stand")  # 9: it fails; now no tack is left, and still the third point clears
    assert t.offered() & {"press", "tack", "ahead", "back", "collide J", "collide L"} == {"press"}
    deeper = ahead.replace(".\n     .", "G1\n     M1").replace("H1", "H1N1").replace("J1", "J1P1")
    t = sea(deeper, french="L", wind=3, dice=[9], ships={"L": {"adrift": True}}).activate("S")
    t.do("grapple L", "stand")
    assert t.can("collide J")  # three points end on a ship too, and there is no fourth
    large = ahead.replace("S1", "S\n     .\n    s\n     T1")
    t = sea(large, wind=3).move("T", "A1923", 1).activate("S")  # T bars a tack
    assert any(text.startswith("collide") for text in t.offered())


@pytest.mark.rule("12.4")
@pytest.mark.rule("11.7")
def test_12_4_the_point_that_runs_a_ship_aground_may_be_answered_too(sea):
    shoals = RULESET.data.scenarios["algeciras-bay"].shoals
    board = RULESET.data.boards["C"].hexes
    shoal, course = next(
        (h, d)
        for h, modifier in sorted(shoals.items())
        for d in range(1, 7)
        if modifier == AUTOMATIC
        and all(h - n * STEP[d] in board and shoals.get(h - n * STEP[d]) != AUTOMATIC for n in (1, 2))
        and {h + 3 * STEP[CLOCKWISE[d]], h + 3 * STEP[CLOCKWISE[d]] - STEP[d]} <= board
    )
    t = sea(
        "A . E\n . .\na . e",
        french="E",
        wind=course,
        scenario="algeciras-bay",
        options={"fire-per-point": True},
    )
    t.move("A", hex_name(shoal - STEP[course]), course)
    t.move("E", hex_name(shoal + 3 * STEP[CLOCKWISE[course]]), course).activate("A")
    t.do("ahead")
    assert t["A"].aground
    assert any(text.startswith("answer") for text in t.offered())


@pytest.mark.rule("12.4")
@pytest.mark.rule("11.3")
@pytest.mark.parametrize("die", [0, 9])
def test_12_4_a_tack_may_be_answered_whether_it_succeeds_or_not(sea, die):
    drawing = """
        . . . .
         . A .
        . a . E
         . . .
        . . . e
    """
    t = sea(drawing, french="E", wind=4, dice=[die], options={"fire-per-point": True}).activate("A")
    t.do("tack")
    assert t["A"].irons == (die == 0)
    assert any(text.startswith("answer") for text in t.offered())


@pytest.mark.rule("11.4")
@pytest.mark.ruling(55)
def test_11_4_a_body_drifts_once_the_ship_before_it_has_made_room(sea):
    """A and B are fast to each other; C lies before B and behind A, and drifts away first."""
    t = sea(
        """
        B . .
         . .
        b . .
         . .
        C . .
         . .
        c . A
         . .
        . . a
        """,
        wind=4,
        ships={"A": {"fouled": "B"}, "B": {"fouled": "A"}, "C": {"rigging": 15}},
    )
    before = {letter: t.at(letter)[:2] for letter in "ABC"}
    t.call(DriftSegment())
    assert {letter: t.at(letter)[:2] for letter in "ABC"} == {
        letter: (column, row + 1) for letter, (column, row) in before.items()
    }


@pytest.mark.rule("12.13")
def test_12_13_a_silent_battery_is_no_command():
    g = qd.load("flying-colors").new("algeciras-bay", seed=1)
    i, battery = next((i, s) for i, s in enumerate(g.state.ships) if s.battery)
    assert stands_alone(g, i)
    battery.hull = g.data.counters[battery.counter].capacity[0]
    battery.command = -1
    assert not stands_alone(g, i)
    assert i not in out_of_command(g.state, battery.side)


@pytest.mark.rule("18.16")
def test_18_16_the_french_stay_anchored_but_their_captors_need_not():
    g = qd.load("flying-colors").new("algeciras-bay", seed=1)
    i, ship = next((i, s) for i, s in enumerate(g.state.ships) if s.nation == "French")
    assert not may_weigh(g, ship)
    capture(g, i, 1 - ship.home)
    assert may_weigh(g, ship)


@pytest.mark.rule("15.2")
@pytest.mark.ruling(151)
def test_15_2_break_checks_go_on_after_the_only_lost_ship_is_recaptured():
    g = qd.load("flying-colors").new("minorca", seed=1)
    i = next(i for i, s in enumerate(g.state.ships) if s.name == "Defiance")
    capture(g, i, 1)
    g.dice = ScriptedDice([10, 10])
    assert not fleet_breaks(g, 0)
    assert g.view("british").fleets[0].lost_a_vessel
    capture(g, i, 0)
    assert has_lost_a_vessel(g.state, 0)
    assert not fleet_breaks(g, 0)
    assert g.dice.left == 0


@pytest.mark.rule("8.0")
@pytest.mark.ruling(27)
@pytest.mark.parametrize(("held_by", "may_fire"), [(0, False), (1, True)])
def test_8_0_only_an_enemy_in_the_grapples_lets_a_ship_without_command_fire(sea, held_by, may_fire):
    """P is the prize she has just taken, or an enemy that has struck; E is further off."""
    position = """
        A . E
         P .
        a . e
         p .
    """
    fast = {"side": held_by, "home": 1, "struck": held_by == 1, "grappled": "A"}
    ships = {"A": {**FAILED, "grappled": "P"}, "P": fast, "E": {"fired": 3}}
    t = sea(position, french="EP", wind=1, ships=ships).activate("A")
    assert any(text.startswith("fire ") for text in t.offered()) == may_fire


@pytest.mark.rule("8.0")
@pytest.mark.rule("11.4")
@pytest.mark.ruling(27)
def test_8_0_on_the_sternway_table_a_failed_check_keeps_a_ship_clear_of_the_enemy(sea):
    """In irons, two enemies astern: turning where she lies keeps clear of them, drifting back does not."""
    position = """
        . A .
         . .
        . a .
         . .
        . . .
         E F
        . . .
         e f
    """
    t = sea(position, french="EF", wind=4, dice=[2], ships={"A": FAILED | {"irons": True}}).activate("A")
    t.do("sternway")
    assert t.offered() == {"fall-off port", "fall-off starboard", "hold"}
    t = sea(position, french="EF", wind=4, dice=[2], ships={"A": {"irons": True}}).activate("A")
    t.do("sternway")
    assert t.can("drop")


@pytest.mark.rule("8.0")
@pytest.mark.rule("11.6")
@pytest.mark.ruling(27)
def test_8_0_a_ship_at_anchor_does_not_swing_alongside_after_a_failed_check(sea):
    """E lies two columns to starboard: bow to starboard or stern to starboard would bring her alongside."""
    position = """
        A E
         .
        a e
    """
    anchored = {"anchored": True}
    swings = {f"swing {end} {to}" for end in ("bow", "stern") for to in ("port", "starboard")}
    alongside = {"swing bow starboard", "swing stern port"}
    for fields, barred in ((anchored, set()), (anchored | FAILED, alongside)):
        t = sea(position, french="E", wind=2, scenario="audierne-bay", ships={"A": fields}).activate("A")
        assert t.offered() & swings == swings - barred


@pytest.mark.rule("8.0")
@pytest.mark.rule("11.3")
@pytest.mark.ruling(27)
def test_8_0_no_tack_that_may_end_beside_an_enemy_after_a_failed_check(sea):
    """Facing 2 with the wind from 1: through the wind with no points left her bow would lie beside E."""
    position = """
        . . E1. .
         . . . A
        . . . a .
    """
    for fields, tacks in (({}, True), (FAILED, False)):
        t = sea(position, french="E", wind=4, ships={"A": fields}).activate("A")
        assert t.can("tack") == tacks
    assert t.why_not("tack") == ("fc-no-tack-keep-clear", "11.3")
    alone = sea(position.replace("E1", ". "), wind=4, ships={"A": FAILED}).activate("A")
    assert alone.can("tack")


@pytest.mark.rule("8.0")
@pytest.mark.rule("14.3")
@pytest.mark.ruling(145)
def test_8_0_a_prize_that_cannot_draw_away_keeps_clear_all_the_same(sea):
    """One point, two hexes behind E: she cannot gain on her, but she can back instead of coming up."""
    position = """
        E
         .
        e
         .
        .
         .
        P
         .
        p
    """
    prize = {"side": 0, "home": 1, "rigging": 3}
    for fields, comes_up in ((prize, True), (prize | FAILED, False)):
        t = sea(position, french="EP", wind=3, ships={"P": fields}).activate("P")
        assert t.can("back")
        assert t.can("ahead") == comes_up


@pytest.mark.rule("11.3")
@pytest.mark.rule("14.5")
@pytest.mark.ruling(43)
def test_11_3_a_tack_is_the_first_act_so_not_after_grapples_have_been_thrown(sea):
    ships = {"A": {"damaged": True}, "E": {"rigging": 15}}
    t = sea("A\n E\na\n e", french="E", wind=3, dice=[9], ships=ships).activate("A")
    assert t.can("tack", "scuttle 0")
    t.do("grapple E", "stand")
    assert not t["A"].grappled
    assert t.why_not("tack") == ("fc-no-tack-moved", "11.3")
    assert not t.can("scuttle 0")


@pytest.mark.rule("11.8")
@pytest.mark.rule("12.13")
def test_12_13_a_battery_that_sinks_leaves_its_hex_to_the_ship_passing_through(sea):
    """F goes down under the guns of A, whose bow lies in its hex: A may end there and is found there."""
    position = """
        F1
         .
        A
         .
        a
    """
    ships = {"A": {"rigging": 6}, "F": {"battery": FLOATING, "counter": "achille_french", "fired": 3}}
    t = sea(position, french="F", wind=1, ships=ships, dice=[9])
    t["F"].hull = t.g.data.counters[t["F"].counter].capacity[0] - 1
    t.activate("A").do("ahead", "fire A port F", "shoot hull")
    assert t["F"].fate == "sunk"
    assert t.state.at[t["A"].bow] == t.i("A")
    t.do("back", "finish plain")
    assert t.idle


@pytest.mark.rule("11.12")
@pytest.mark.ruling(59)
def test_11_12_a_ship_without_points_may_take_in_sail(sea):
    t = sea("A\n.\na", wind=4, ships={"A": {"irons": True, "full_sails": True}}).activate("A")
    assert t.offered() == {"sternway", "finish full", "finish plain"}
    t.do("finish plain")
    assert not t["A"].full_sails


@pytest.mark.rule("11.8")
@pytest.mark.rule("8.0")
def test_a_friend_in_the_way_is_the_reason_and_not_the_failed_check(sea):
    """One point and C right ahead: she may back, and it is C who bars the way, whatever she was told."""
    t = sea("C\n .\nc\n .\nA\n .\na", wind=3, ships={"A": FAILED | {"rigging": 3}}).activate("A")
    assert t.can("back") and not t.can("ahead")
    assert t.why_not("ahead") == ("fc-no-collision-course", "11.8")


@pytest.mark.rule("8.0")
@pytest.mark.rule("11.4")
@pytest.mark.ruling(51)
def test_8_0_a_drift_that_is_blocked_leaves_a_ship_where_she_may_lie(sea):
    """Drifting back would bring A beside two enemies, but a friend lies there: she stays, and may try."""
    position = """
        . A .
         . .
        . a .
         . .
        . C1.
         E F
        . . .
         e f
    """
    t = sea(position, french="EF", wind=4, dice=[2], ships={"A": FAILED | {"irons": True}}).activate("A")
    t.do("sternway")
    assert t.can("drop", "hold")
    at = t.at("A")
    t.do("drop")
    assert t.at("A") == at
