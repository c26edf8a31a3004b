"""Small print of many rules: who defines first, who leaves a ship, what prompts name, what a chart shows."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

import quarterdeck as qd
from quarterdeck.games.flying_colors.actions import Form
from quarterdeck.games.flying_colors.board import _span, drawn_view
from quarterdeck.games.flying_colors.ids import CommandId, Hits
from quarterdeck.games.flying_colors.rules import r18_15_copenhagen as copenhagen
from quarterdeck.games.flying_colors.rules.common import capture, put, remove
from quarterdeck.games.flying_colors.rules.r05_command import leaders
from quarterdeck.games.flying_colors.rules.r06_commands import DetermineCommands, first_to_define, vanguard
from quarterdeck.games.flying_colors.rules.r07_initiative import CommandActivation, Initiative
from quarterdeck.games.flying_colors.rules.r08_out_of_command import fleet_quality, out_of_command
from quarterdeck.games.flying_colors.rules.r11_2_sailing import FREE, Bounds
from quarterdeck.games.flying_colors.rules.r11_3_tacking import NOT_BEATING, WITHOUT_POINTS, tack_refused
from quarterdeck.games.flying_colors.rules.r11_9_grappling import Entangled
from quarterdeck.games.flying_colors.rules.r11_movement import Sailed
from quarterdeck.games.flying_colors.rules.r12_fire import GrappledFire
from quarterdeck.games.flying_colors.rules.r12_firepower import (
    AT_A_BATTERY,
    AT_POINT_BLANK,
    BY_THE_STERN,
    RAKED,
    blockers,
    die_mods,
    sharpened_by,
    work_out,
)
from quarterdeck.games.flying_colors.rules.r12_targets import (
    answers,
    bearing_sides,
    has_effect,
    reply_sides,
    shots,
)
from quarterdeck.games.flying_colors.rules.r13_damage import hurt
from quarterdeck.games.flying_colors.rules.r13_fires import burn
from quarterdeck.games.flying_colors.rules.r14_melee import Commit, MeleeChoice, assailable
from quarterdeck.games.flying_colors.rules.r14_odds import attack_odds, attacks_with
from quarterdeck.games.flying_colors.rules.r15_victory import nations_that_roll, sudden_winner
from quarterdeck.games.flying_colors.rules.r18_74_campaign import end_of_day, raise_flags
from quarterdeck.games.flying_colors.rules.r18_scenarios import Enter, EnterAt, arriving, edge_hexes
from quarterdeck.games.flying_colors.state import Command
from quarterdeck.geometry.hex import STEP, distance, hex_at, hex_name, parse_hex
from quarterdeck.kernel import Game

RULES = qd.load("flying-colors")

ALONGSIDE = """
    A .
     B
    a .
     b
"""
THREE = """
    A . .
     . B
    a . .
     . b
"""


# ---------------------------------------------------------------- [6.0] who defines first


@pytest.mark.rule("6.0")
@pytest.mark.ruling(20)
@pytest.mark.parametrize(("dice", "side"), [((2, 7), 0), ((7, 2), 1), ((5, 5, 3, 4), 0), ((0, 0, 9, 8), 1)])
def test_6_0_even_audacities_are_settled_by_the_lower_die(sea: Any, dice: tuple[int, ...], side: int) -> None:
    t = sea(THREE, french="B", dice=dice, audacity={"British": 1, "French": 1})
    t.g._fresh = []
    assert first_to_define(t.g) == side
    told = [event.side and event.side.seat for event in t.g._fresh]
    assert told == [None] * (len(dice) // 2 - 1) + [t.state.seats[side]]
    assert all(roll.sides == (10,) for event in t.g._fresh for roll in (event.first, event.second))


@pytest.mark.rule("6.0")
@pytest.mark.parametrize(("british", "french", "side"), [(0, 1, 0), (1, 0, 1)])
def test_6_0_the_lower_audacity_defines_first_on_turn_one(
    sea: Any, british: int, french: int, side: int
) -> None:
    t = sea(THREE, french="B", audacity={"British": british, "French": french})
    assert first_to_define(t.g) == side
    t.state.loser = 1 - side  # later who lost the initiative
    assert first_to_define(t.g) == 1 - side


def test_a_prompt_names_the_leader_of_the_command_being_formed(sea: Any) -> None:
    """Even if she is the first ship of the battle."""
    flags = {"A": "nelson_3_9_4", "B": "villeneuve_3_6_3"}
    t = sea(THREE + "    C .\n     . .\n    c .\n", french="B", commanders=flags, loser=0)
    t.call(DetermineCommands())
    step = t.g.stack[-1]
    assert step.prompt(t.g, t.seat()).id == "fc-commands-prompt"
    t.g.apply(t.seat(), Form(t.i("A"), "group"))
    assert step.prompt(t.g, t.seat()).args == {"leader": "A"}


@pytest.mark.rule("8.0")
def test_8_0_the_best_commander_left_counts_wherever_he_is(sea: Any) -> None:
    """Nelson (quality 4) serves from the first ship of the battle too; dead or ashore he does not."""
    t = sea(THREE, french="B", commanders={"B": "villeneuve_3_6_3", "A": "nelson_3_9_4"})
    assert fleet_quality(t.g, 0) == 4
    t.state.fleets[0].admiral = -1
    assert fleet_quality(t.g, 0) == 4  # he is aboard ship 0
    t.state.commanders[1].fate = "killed"
    assert fleet_quality(t.g, 0) == 0
    t.state.commanders[1].fate, t.state.commanders[1].ship = "", -1
    assert fleet_quality(t.g, 0) == 0


def test_8_0_and_14_3_bounds_are_bounds_only_if_there_are_any() -> None:
    assert not FREE
    assert Bounds(keep_clear=True)
    assert Bounds(away_from=1)
    assert not Bounds(away_from=0)


# ---------------------------------------------------------------- [13.5] leaving a ship


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(
    ("fields", "asked"), [({"damaged": True}, True), ({"burning": True}, True), ({}, False)], ids=str
)
def test_13_5_a_commander_may_leave_a_damaged_or_a_burning_ship(
    sea: Any, fields: dict[str, bool], asked: bool
) -> None:
    drawing = THREE + "    C .\n     . .\n    c .\n"
    t = sea(drawing, french="B", commanders={"A": "nelson_3_9_4"}, ships={"A": fields}).activate("A")
    offered = {text.split()[0] for text in t.offered()}
    assert ({"transfer", "stay-aboard"} == offered) == asked


# ---------------------------------------------------------------- [12.5, 12.9, 12.13] fire


@pytest.mark.rule("12.10")
@pytest.mark.parametrize(
    ("printed", "rake", "stern", "near", "reasons"),
    [
        (Hits(1), False, False, True, ()),
        (Hits(1, 0, 1), False, False, True, (AT_POINT_BLANK,)),
        (Hits(1, 0, 1), False, False, False, ()),
        (Hits(1), True, False, False, (RAKED,)),
        (Hits(), True, False, False, ()),
        (Hits(), True, True, False, (BY_THE_STERN,)),
        (Hits(2, 1, 1), True, True, True, (RAKED, BY_THE_STERN, AT_POINT_BLANK)),
    ],
)
def test_why_a_result_counts_as_more(
    sea: Any, printed: Hits, rake: bool, stern: bool, near: bool, reasons: tuple[Any, ...]
) -> None:
    t = sea(THREE, french="B")
    plan = work_out(t.g, t.i("A"), "starboard", t.i("B"))
    shot = plan._replace(sight=plan.sight._replace(rake=rake, stern=stern), point_blank=near)
    assert sharpened_by(printed, shot, t["B"]) == reasons
    t["B"].battery = 2
    assert sharpened_by(printed, shot, t["B"]) == (() if printed == Hits(printed.hull) else (AT_A_BATTERY,))


@pytest.mark.rule("12.13")
@pytest.mark.ruling(117)
@pytest.mark.parametrize(
    ("column", "full", "total"), [("rigging", True, 2), ("rigging", False, 0), ("hull", True, 0)]
)
def test_12_13_a_battery_minds_full_sails_when_it_aims_high(
    sea: Any, column: Any, full: bool, total: int
) -> None:
    """Two more against full sails, besides what batteries have of their own."""
    t = sea(THREE, french="B", ships={"A": {"battery": 2}, "B": {"full_sails": full}})
    plan = work_out(t.g, t.i("A"), "starboard", t.i("B"))
    mods = die_mods(t.g, plan, column)
    own = {mod.reason: mod.value for mod in mods}
    assert own.get("fc-mod-full-sails", 0) == total
    assert "fc-mod-battery" in own


@pytest.mark.rule("12.10")
def test_12_10_ships_that_share_only_their_stern_hexes_fire_at_each_other(sea: Any) -> None:
    """The bows are two hexes apart, the sterns in one hex."""
    t = sea("A\n.\na\n\n\n\n\n\nB\n.\nb", french="B")
    middle = t["A"].stern
    put(t.state, t.i("B"), middle + STEP[3], middle, 3)
    found = list(bearing_sides(t.g, t.i("A"), t.i("B"), blockers(t.state, t["A"])))
    assert found == ["starboard", "port"]


def test_a_prompt_of_grappled_fire_says_who_is_asked(sea: Any) -> None:
    """[12.11] First the partner, whether he returns the fire; here he does not, and one ship alone aims."""
    links = {"A": {"grappled": "B"}, "B": {"grappled": "A"}}
    t = sea(ALONGSIDE, french="B", ships=links)
    t.call(GrappledFire(t.i("A"), "starboard", t.i("B")))
    step = t.g.stack[-1]
    assert step.prompt(t.g, "french").id == "fc-grappled-fire-answer-prompt"
    t.do("no-answer")
    assert step.prompt(t.g, "british").id == "fc-fire-prompt"
    assert step.prompt(t.g, "british").args == {"ship": "A", "target": "B"}


# ---------------------------------------------------------------- [14.1] boarding


@pytest.mark.rule("14.1")
def test_14_1_what_a_division_of_points_comes_to(sea: Any) -> None:
    """Bellerophon (4 men) has committed 3 against B; C (4 men) adds 2 of hers, or stands aside."""
    drawing = """
        A . C
         B .
        a . c
         b .
    """
    links = {"A": {"grappled": "B"}, "B": {"grappled": "AC"}, "C": {"grappled": "B"}}
    t = sea(drawing, french="B", ships=links)
    a, b, c = t.i("A"), t.i("B"), t.i("C")
    step = MeleeChoice((a, b, c), 0, declared=True, asked=(a,), committed=((a, b, 3),))
    assert attacks_with(t.g, step, Commit(c, (2,))) == [([a, c], b, 5)]
    assert attacks_with(t.g, step, Commit(c, (0,))) == [([a], b, 3)]
    other = MeleeChoice((a, b, c), 0, declared=True, asked=(a,), committed=((a, 99, 3),))
    assert attacks_with(t.g, other, Commit(c, (2,))) == [([c], b, 2)]
    assert step.prompt(t.g, "british").id == "fc-melee-commit-prompt"
    assert step.prompt(t.g, "british").args == {"ship": "C", "enemies": ["B"]}
    fresh = MeleeChoice((a, b, c), 0)
    assert fresh.prompt(t.g, "british").args == {"ships": ["A", "B", "C"]}
    label = RULES.label(t.g, "british", Commit(c, (2,)))
    assert (label.id, label.args) == ("fc-act-commit", {"ship": "C", "points": ["B 2"]})
    label = RULES.label(t.g, "british", Commit(c, (0,)))
    assert (label.id, label.args) == ("fc-act-stand-aside", {"ship": "C"})


@pytest.mark.rule("14.1")
def test_14_1_odds_of_an_attack(sea: Any) -> None:
    """Both of rate 3 and 4 men: eight points against four are two dice, three are too few."""
    t = sea(ALONGSIDE, french="B", ships={"A": {"grappled": "B"}, "B": {"grappled": "A"}})
    a, b = t.i("A"), t.i("B")
    two = attack_odds(t.g, [a], b, 8)
    taken = sum(x + y > z for x in range(10) for y in range(10) for z in range(10))
    beaten = sum(x + y < z for x in range(10) for y in range(10) for z in range(10))
    assert (two.target, two.points, two.defence, two.dice) == (b, 8, 4, 2)
    assert (two.taken_percent, two.repulsed_percent) == (taken // 10, beaten // 10)
    few = attack_odds(t.g, [a], b, 3)
    assert (few.dice, few.taken_percent, few.repulsed_percent) == (0, 0, 0)
    t["B"].struck = True
    assert attack_odds(t.g, [a], b, 1).taken_percent == 100


# ---------------------------------------------------------------- [11.0] what is told of a passage


@pytest.mark.rule("11.2")
def test_the_way_is_told_in_pieces_that_join(sea: Any) -> None:
    """One hex, a shot, another hex: the second piece begins where the first ended."""
    t = sea(THREE, french="B", wind=2, dice=[5] * 20).activate("A")
    told = list(t.g._fresh)
    for wish in (
        "ahead",
        "fire A starboard B",
        "shoot hull",
        "ahead",
        "ahead",
        "ahead",
        "ahead",
        "finish plain",
    ):
        texts = t.offered() | {str(a) for offered in t.g.pending.values() for a in offered}
        words = wish.replace("A", str(t.i("A"))).replace("B", str(t.i("B")))
        if words in texts:
            told += t.do(words)
        elif "no-answer" in texts:
            told += t.do("no-answer")
            told += t.do(words) if words in {str(a) for o in t.g.pending.values() for a in o} else []
    pieces = [event.path for event in told if isinstance(event, Sailed)]
    assert len(pieces) >= 2
    for before, after in pairwise(pieces):
        assert after[0] == before[-1]
        assert len(before) == len(set(before))


# ---------------------------------------------------------------- [18.17] reinforcements


@pytest.mark.rule("18.17")
def test_18_17_the_edge_runs_from_column_to_column() -> None:
    found = edge_hexes(parse_hex("A3001"), parse_hex("A3301"))
    assert [hex_name(hex_) for hex_ in found] == ["A3001", "A3101", "A3201", "A3301"]


@pytest.mark.rule("18.17")
def test_18_17_the_admiral_comes_with_his_flagship_and_not_before() -> None:
    g: Game = RULES.new("gut-of-gibraltar", seed=1)
    side = next(
        n for n, fleet in enumerate(g.state.fleets) if g.state.ships[fleet.flagship].fate == "reserve"
    )
    fleet = g.state.fleets[side]
    admiral = g.state.commanders[fleet.admiral]
    other = next(i for i, s in enumerate(g.state.ships) if s.fate == "reserve" and i != fleet.flagship)
    step = Enter(parse_hex("A3001"), parse_hex("A4001"))
    g.stack.append(step)
    step.take(g, g.state.seats[side], EnterAt(other, parse_hex("A3001"), 4))
    assert (admiral.ship, admiral.fate) == (-1, "reserve")
    step.take(g, g.state.seats[side], EnterAt(fleet.flagship, parse_hex("A3301"), 4))
    assert (admiral.ship, admiral.fate) == (fleet.flagship, "")
    assert hex_name(g.state.ships[other].bow) == "A3002"


# ---------------------------------------------------------------- the chart in the terminal


def chart(scenario: str = "minorca", **changes: Any) -> list[str]:
    view = RULES.new(scenario, seed=3).view("british")
    text = drawn_view(
        msgspec.structs.replace(view, **changes), lambda id, args: f"{id} {args}" if args else id
    )
    return text.splitlines()


def test_the_head_of_the_chart_says_how_long_it_lasts() -> None:
    assert "'turn': 3" in chart(turn=3)[0]
    assert "'turns': 10" in chart()[0]
    assert "'turns': '-'" in chart(turns=0)[0]


@pytest.mark.rule("15.1")
def test_points_are_shown_in_halves() -> None:
    heads = next(line for line in chart(half_points=(13, 4)) if "fc-board-fleet" in line)
    assert "'points': '6½'" in heads and "'points': '2'" in heads


def test_long_names_are_cut_where_the_column_ends() -> None:
    view = RULES.new("minorca", seed=3).view("british")
    names = ("Abcdefghijklmnopqr", "Abcdefghijklmnopqrs")  # eighteen letters, nineteen
    ships = [msgspec.structs.replace(ship, name=name) for ship, name in zip(view.ships, names, strict=False)]
    lines = chart(ships=(*ships, *view.ships[2:]))
    assert any(" Abcdefghijklmnopqr " in line for line in lines)
    assert any(" Abcdefghijklmnopq… " in line for line in lines)
    assert not any("Abcdefghijklmnopqrs" in line for line in lines)


def test_the_chart_shows_all_if_it_fits_and_else_the_water_around_one() -> None:
    """Two hexes of margin on either side; thirty-six columns at most."""
    assert _span([10, 41], 20, 36, 70) == range(8, 44)
    assert _span([10, 42], 20, 36, 70) == range(2, 39)
    assert _span([10, 42], 10, 36, 70) == range(1, 29)
    assert _span([1, 5], 3, 36, 70) == range(1, 8)
    assert _span([60, 70], 65, 36, 70) == range(58, 71)


def test_flags_pointers_and_links_stand_beside_a_ship() -> None:
    view = RULES.new("minorca", seed=3).view("british")
    flag = next(c.ship for c in view.commanders if c.side == "british")
    plain = next(
        s.id for s in view.ships if s.side == "british" and all(c.ship != s.id for c in view.commanders)
    )
    ships = tuple(
        msgspec.structs.replace(s, grappled=(20,), fouled=(21,), anchored=True) if s.id == plain else s
        for s in view.ships
    )
    lines = chart(ships=ships, active=plain)
    names = {s.id: s.name for s in view.ships}
    own = next(line for line in lines if names[plain] in line)
    assert own.startswith(f">{plain:2} {names[plain]}")
    assert "x20 %21 fc-board-anchored" in own
    assert next(line for line in lines if names[flag] in line).startswith(f" {flag:2}*{names[flag]}")


# ---------------------------------------------------------------- who leads, who acts


@pytest.mark.rule("5.1")
def test_5_1_a_commander_in_a_ship_that_struck_leads_nobody(sea: Any) -> None:
    flags = {"A": "nelson_3_9_4"}
    assert leaders(sea(THREE, french="B", commanders=flags).state, 0) == [0]
    assert leaders(sea(THREE, french="B", commanders=flags, ships={"A": {"struck": True}}).state, 0) == []
    taken = sea(THREE, french="B", commanders=flags, ships={"A": {"side": 1}})
    assert leaders(taken.state, 0) == []


@pytest.mark.rule("8.0")
def test_8_0_each_side_activates_its_own_stragglers(sea: Any) -> None:
    t = sea(THREE, french="B")
    assert (out_of_command(t.state, 0), out_of_command(t.state, 1)) == ([t.i("A")], [t.i("B")])
    t["A"].confused = True  # sailed by the enemy [18.17]
    assert (out_of_command(t.state, 0), out_of_command(t.state, 1)) == ([], [t.i("A"), t.i("B")])
    t["A"].confused, t["A"].acted = False, True
    assert out_of_command(t.state, 0) == []
    t["A"].acted, t["A"].battery = False, 2
    assert out_of_command(t.state, 0) == []


@pytest.mark.rule("13.3")
def test_13_3_a_ship_that_struck_is_not_activated(sea: Any) -> None:
    t = sea(THREE, french="B", ships={"A": {"struck": True}})
    t.state.commands = [Command(0, t.i("A"), "single", (t.i("A"),))]
    t.call(CommandActivation(CommandId(0)))
    assert t.idle and not t["A"].acted and not t.g._fresh


@pytest.mark.rule("18.17")
def test_18_17_nobody_arrives_when_nobody_waits() -> None:
    g: Game = RULES.new("gut-of-gibraltar", seed=1)
    assert arriving(g) is not None
    for ship in g.state.ships:
        ship.fate = ""
    assert arriving(g) is None
    assert arriving(RULES.new("minorca", seed=1)) is None


# ---------------------------------------------------------------- guns that cannot tell


@pytest.mark.rule("12.8")
@pytest.mark.ruling(188)
@pytest.mark.parametrize(
    ("hull", "row", "shots"), [(23, 6, 1), (24, 7, 1), (29, 7, 1), (30, 8, 0), (36, 9, 0)]
)
def test_12_8_a_rate_beyond_g_fires_no_more(sea: Any, hull: int, row: int, shots: int) -> None:
    """Rate 3 and one more for each six hull hits; G is the last row, and has a number at three hexes."""
    t = sea(THREE, french="B")
    t["A"].hull = hull
    assert 3 + hull // 6 == row
    assert has_effect(t.g, t.i("A"), "starboard", t.i("B")) == bool(shots)


@pytest.mark.rule("12.11")
def test_12_11_spent_guns_return_no_fire(sea: Any) -> None:
    links = {"A": {"grappled": "B"}, "B": {"grappled": "A"}}
    t = sea(ALONGSIDE, french="B", ships=links)
    assert reply_sides(t.g, t.i("B"), t.i("A")) == ("port",)
    t["B"].fired = 3
    assert reply_sides(t.g, t.i("B"), t.i("A")) == ()
    t["B"].fired, t["B"].struck = 0, True
    assert reply_sides(t.g, t.i("B"), t.i("A")) == ()


@pytest.mark.rule("18.15")
@pytest.mark.ruling(119)
@pytest.mark.parametrize(("hits", "damaged", "hull"), [(10, False, 10), (11, True, 0), (12, True, 1)])
def test_18_15_a_hulk_turns_over_at_her_capacity(sea: Any, hits: int, damaged: bool, hull: int) -> None:
    """Bellerophon's counter: capacity 11 on either side."""
    t = sea(THREE, french="B", ships={"A": {"battery": 3}})
    hurt(t.g, t.i("A"), Hits(hull=hits))
    assert (t["A"].damaged, t["A"].hull) == (damaged, hull)


@pytest.mark.rule("11.11")
def test_11_11_a_ship_cut_free_is_done_and_one_still_held_is_not(sea: Any) -> None:
    """A 4 frees a ship that is only grappled."""
    held = {"A": {"grappled": "B"}, "B": {"grappled": "A"}}
    t = sea(ALONGSIDE, french="B", dice=[4], ships=held).activate("A")
    t.do("cut-loose B")
    assert not t["A"].grappled
    assert not any(isinstance(step, Entangled) for step in t.g.stack)
    drawing = """
        A . .
         B .
        a C .
         b .
        . c .
    """
    both = {"A": {"grappled": "B"}, "B": {"grappled": "AC"}, "C": {"grappled": "B"}}
    t = sea(drawing, french="B", dice=[4], ships=both).activate("B")
    t.do("cut-loose A")
    assert t["B"].grappled == (t.i("C"),)
    assert any(isinstance(step, Entangled) for step in t.g.stack)


@pytest.mark.rule("18.74")
def test_18_74_a_flag_may_fly_in_the_first_ship_of_all() -> None:
    g: Game = RULES.new("first-of-june-campaign", seed=1)
    end_of_day(g, 1)
    side = g.state.ships[0].home
    for i, ship in enumerate(g.state.ships):
        if ship.home == side and i:
            ship.fate = "sunk"
    for commander in g.state.commanders:
        commander.ship = -1 if commander.side == side else commander.ship
    raise_flags(g)
    flags = [(c.ship, c.fate) for c in g.state.commanders if c.side == side and c.fate != "captured"]
    assert flags[0] == (0, "") and set(flags[1:]) == {(-1, "left")}


# ---------------------------------------------------------------- ends and beginnings


@pytest.mark.rule("18.17")
@pytest.mark.parametrize(("how", "over"), [("", False), ("sunk", True), ("taken", True), ("struck", False)])
def test_18_17_the_allies_win_at_once_if_superb_is_lost_before_help_comes(how: str, over: bool) -> None:
    g: Game = RULES.new("gut-of-gibraltar", seed=1)
    i = next(i for i, ship in enumerate(g.state.ships) if ship.name == "Superb")
    if how == "sunk":
        remove(g, i, "sunk")
    elif how == "taken":
        capture(g, i, 1 - g.state.ships[i].home)
    elif how == "struck":
        g.state.ships[i].struck = True
    allied = g.state.seats.index("allied")
    assert sudden_winner(g) == (allied if over else -1)
    g.state.memo["reinforced"] = 1
    assert sudden_winner(g) == -1


@pytest.mark.rule("11.3")
def test_11_3_a_tack_needs_a_point(sea: Any) -> None:
    """Wind from the north-east quarter: a ship facing 1 with the wind blowing to 3 beats."""
    t = sea("A\n.\na", wind=3)
    assert tack_refused(t.g, t.i("A"), 1) is None
    assert tack_refused(t.g, t.i("A"), 0) == WITHOUT_POINTS
    assert tack_refused(sea("A\n.\na", wind=1).g, 0, 1) == NOT_BEATING


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("fields", [{"burning": True}, {"battery": 2}], ids=str)
def test_13_4_a_fire_does_not_spread_to_what_burns_nor_to_a_battery(sea: Any, fields: dict[str, Any]) -> None:
    ships = {"A": {"burning": True, "fouled": "B"}, "B": {"fouled": "A", **fields}}
    t = sea(ALONGSIDE, french="B", dice=[5, 0], ships=ships)  # she burns on; the magazine holds
    t.g._fresh = []
    burn(t.g, t.i("A"))
    assert [event.what for event in t.g._fresh] == ["fc-burns", "fc-magazine-holds"]
    assert t.dice.left == 0


@pytest.mark.rule("7.0")
@pytest.mark.parametrize(
    ("dice", "bold", "winner"),
    [
        ((5, 3), (0, 0), 0),
        ((3, 5), (0, 0), 1),
        ((4, 4), (1, 0), 0),
        ((4, 4), (0, 1), 1),
        ((4, 4, 2, 1), (1, 1), 0),
    ],
)
def test_7_0_the_higher_die_then_the_bolder_side_then_again(
    sea: Any, dice: tuple[int, ...], bold: tuple[int, int], winner: int
) -> None:
    t = sea(THREE, french="B", dice=dice, audacity={"British": bold[0], "French": bold[1]})
    t.call(Initiative())
    assert (t.state.initiative, t.state.loser) == (winner, 1 - winner)
    assert t.dice.left == 0
    told = [event.side and event.side.seat for event in t.g._fresh]
    assert told == [None] * (len(dice) // 2 - 1) + [t.state.seats[winner]]


@pytest.mark.rule("12.6")
def test_12_6_sterns_ten_hexes_apart_are_in_range_though_the_bows_are_twelve(sea: Any) -> None:
    """On the very limit of both arcs, 150 degrees off either bow; a first rate has a number even in part."""
    far = "\n" * 12
    t = sea(f"A\n.\na{far}B\n.\nb", french="B", ships={"B": {"counter": "victory_british"}})
    stern = t["A"].stern
    for step in (3, 4) * 5:
        stern = stern + STEP[step]
    put(t.state, t.i("B"), stern + STEP[3], stern, 3)
    assert (distance(t["A"].bow, t["B"].bow), distance(t["A"].stern, t["B"].stern)) == (12, 10)
    assert list(answers(t.g, t.i("A"))) == [(t.i("B"), "port")]
    assert list(shots(t.g, t.i("B"))) == [("port", t.i("A"))]


@pytest.mark.rule("18.1")
@pytest.mark.parametrize(("turn", "given"), [(1, True), (2, False)])
def test_18_1_side_a_has_the_initiative_of_the_first_turn_only(sea: Any, turn: int, given: bool) -> None:
    t = sea(THREE, french="B", dice=[] if given else [9, 0], turn=turn, memo={"first_initiative": 1})
    t.call(Initiative())
    assert t.state.initiative == (1 if given else 0)


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(
    ("points", "struck", "may"), [(0, True, False), (1, True, True), (3, False, False), (4, False, True)]
)
def test_14_1_an_attack_needs_a_point_and_as_many_as_the_defender(
    sea: Any, points: int, struck: bool, may: bool
) -> None:
    """Achille has four men."""
    t = sea(ALONGSIDE, french="B", ships={"B": {"struck": struck}})
    assert assailable(t.g, t.i("B"), points) == may


@pytest.mark.rule("18.17")
def test_18_17_ships_that_came_before_their_flagship_are_in_command_until_she_is_there() -> None:
    g: Game = RULES.new("gut-of-gibraltar", seed=1)
    side = next(
        n for n, fleet in enumerate(g.state.fleets) if g.state.ships[fleet.flagship].fate == "reserve"
    )
    flagship = g.state.fleets[side].flagship
    first = next(i for i, s in enumerate(g.state.ships) if s.fate == "reserve" and i != flagship)
    assert vanguard(g, side) == ()
    for i, name in ((first, "A3002"), (flagship, "A3302")):
        bow = parse_hex(name)
        put(g.state, i, bow, bow - STEP[4], 4)
        g.state.ships[i].fate = ""
        assert vanguard(g, side) == ((first,) if i == first else ())
    assert vanguard(g, 1 - side) == ()


@pytest.mark.rule("18.17")
@pytest.mark.ruling(183)
def test_18_17_one_die_for_the_nation_of_the_admiral_whoever_he_is() -> None:
    g: Game = RULES.new("gut-of-gibraltar", seed=1)
    allied = g.state.seats.index("allied")
    fleet = g.state.fleets[allied]
    for k, commander in enumerate(g.state.commanders):
        if commander.side == allied:
            fleet.admiral = k
            assert nations_that_roll(g, allied) == (commander.nation,)
    g.state.commanders[0].side, fleet.admiral = allied, 0
    assert nations_that_roll(g, allied) == (g.state.commanders[0].nation,)
    fleet.admiral = -1
    assert nations_that_roll(g, allied) == fleet.nations


@pytest.mark.rule("18.15")
@pytest.mark.parametrize(("bow", "goes"), [(4, True), (5, True), (6, False)])
def test_18_15_a_ship_with_one_end_in_range_of_parker_obeys(bow: int, goes: bool) -> None:
    """The signal is seen so many hexes off; her stern is one nearer than her bow."""
    g: Game = RULES.new("copenhagen", seed=1)
    rule = copenhagen.special_break(g, g.state.seats.index("british"))
    side = g.state.seats.index("british")
    parker = copenhagen.commander(g, rule.args["around"])
    flag = g.state.ships[g.state.commanders[parker].ship]
    own = [i for i, s in enumerate(g.state.ships) if s.side == side and s.large and s is not flag]
    for i in own[1:]:
        remove(g, i, "sunk")
    for k in range(len(g.state.commanders)):
        if k != parker:
            g.state.commanders[k].ship, g.state.commanders[k].fate = -1, "killed"
    reach = int(rule.args["remove_range"])
    flag_bow = hex_at(35, 20)
    for i, ship in enumerate(g.state.ships):
        if ship.side != side and ship.bow:
            remove(g, i, "sunk")
    put(g.state, g.state.commanders[parker].ship, flag_bow, flag_bow - STEP[4], 4)
    away = flag_bow
    for _ in range(reach + bow - 4):
        away = away + STEP[4]
    put(g.state, own[0], away, away - STEP[4], 4)
    assert distance(flag_bow, away) == reach + bow - 4
    copenhagen.obey_signal(g, side, rule)
    assert (g.state.ships[own[0]].fate == "withdrawn") == goes


@pytest.mark.rule("18.15")
def test_18_15_a_ship_that_has_struck_obeys_no_signal() -> None:
    g: Game = RULES.new("copenhagen", seed=1)
    british = g.state.seats.index("british")
    free = copenhagen.free_ships(g, british)
    assert all(g.state.ships[i].side == british for i in free)
    g.state.ships[free[0]].struck = True
    assert copenhagen.free_ships(g, british) == free[1:]
    assert copenhagen.free_ships(g, 1 - british)  # ships and hulks, but no battery on shore
    assert not any(g.state.ships[i].battery for i in copenhagen.free_ships(g, 1 - british))
