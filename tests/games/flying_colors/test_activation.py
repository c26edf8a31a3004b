"""The activation of a ship as a whole: when guns may speak, order in a command, scenario wind loss."""

from __future__ import annotations

import pytest

from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.actions import AHEAD, TACK, WEAR_PORT, CutLoose, Grapple
from quarterdeck.games.flying_colors.hints import PosePreview
from quarterdeck.games.flying_colors.rules.common import put
from quarterdeck.games.flying_colors.rules.r06_commands import DetermineCommands
from quarterdeck.games.flying_colors.rules.r07_initiative import (
    ActivationCycle,
    CommandActivation,
    open_commands,
)
from quarterdeck.games.flying_colors.rules.r11_1_rates import allowance
from quarterdeck.games.flying_colors.rules.r11_7_grounding import shoal_entered
from quarterdeck.games.flying_colors.state import Command
from quarterdeck.geometry.hex import STEP, hex_name, parse_hex

BROADSIDE = """
    A . X
     . .
    a . x
"""


def shots(t):
    return {text for text in t.offered() if text.startswith("fire")}


@pytest.mark.rule("12.0")
@pytest.mark.ruling(82)
@pytest.mark.ruling(42)
def test_guns_fire_after_the_first_point(sea):
    t = sea(BROADSIDE, french="X", wind=1).activate("A")
    assert not shots(t)
    t.do("back")  # backing sails spends a point
    assert shots(t)


@pytest.mark.rule("12.0")
@pytest.mark.ruling(82)
@pytest.mark.ruling(174)
@pytest.mark.parametrize(
    "fields",
    [{"anchored": True}, {"aground": True}, {"rigging": 15}, {"irons": True}, {"rigging": 12}],
    ids=["anchored", "aground", "dismasted", "in irons", "no points"],
)
def test_ships_that_cannot_move_fire_at_any_moment(sea, fields):
    t = sea(BROADSIDE, french="X", wind=1, ships={"A": fields}).activate("A")
    assert shots(t)


@pytest.mark.rule("12.0")
@pytest.mark.ruling(174)
def test_two_broadsides_at_different_moments(sea):
    """Between two enemies at anchor: one broadside before swinging, the other after."""
    t = sea(
        """
        Y . A . X
         . . . .
        y . a . x
        """,
        french="XY",
        wind=1,
        dice=[0] * 4,
        ships={"A": {"anchored": True}, "X": {"fired": 3}, "Y": {"fired": 3}},
        scenario="audierne-bay",
    ).activate("A")
    first = {text.split()[2] for text in shots(t)}
    assert first == {"port", "starboard"}
    t.do(next(text for text in sorted(shots(t)) if " starboard " in text))
    while not t.can("finish plain"):
        t.do("shoot hull")
    assert {text.split()[2] for text in shots(t)} == {"port"}
    t.do("swing stern port")
    assert shots(t)


@pytest.mark.rule("3.0")
@pytest.mark.rule("5.2")
@pytest.mark.ruling(173)
def test_one_ship_at_a_time_in_any_order(sea):
    t = sea("A\n.\na\n\n\n\nB1\n\nC1", wind=1)
    t.state.commands = [Command(0, 0, "group", (0, 1, 2))]
    for ship in t.state.ships:
        ship.command = 0
    t.call(CommandActivation(command=0))
    assert t.offered() == {"select A", "select B", "select C"}
    t.do("select B", "ahead", "ahead")
    assert not t.can("select A")  # B first finishes
    t.do("ahead", "ahead", "finish plain")
    assert t.offered() == {"select A", "select C"}


@pytest.mark.rule("7.0")
@pytest.mark.rule("14.3")
@pytest.mark.parametrize(
    ("lost", "open_"),
    [
        ({}, True),
        ({"acted": True}, False),
        ({"struck": True}, False),
        ({"dormant": True}, False),
        ({"side": 1}, False),  # taken this turn, before her command was called
    ],
)
def test_a_command_is_open_while_one_of_its_ships_can_act_for_its_side(sea, lost, open_):
    t = sea("A . C\n . .\na . c\n\nB1\n\nD1", wind=1, french="CD")
    t.state.commands = [Command(0, 0, "group", (0, 1)), Command(1, 2, "group", (2, 3))]
    assert (open_commands(t.state, 0), open_commands(t.state, 1)) == ([0], [1])
    for ship in t.state.ships[:2]:
        assert open_commands(t.state, 0) == [0]
        for name, value in lost.items():
            setattr(ship, name, value)
    assert open_commands(t.state, 0) == ([0] if open_ else [])
    assert open_commands(t.state, 1) == [1]
    t.state.activated = (0,)
    assert open_commands(t.state, 0) == []


@pytest.mark.rule("7.0")
def test_the_side_whose_last_command_was_taken_is_not_asked(sea):
    """A belongs to the enemy now; so only he has somebody to act, and he may not pass."""
    t = sea("A . C\n . .\na . c", wind=1, french="C")
    t.state.commands = [Command(0, 0, "single", (0,)), Command(1, 1, "single", (1,))]
    t["A"].side = 1
    t.state.initiative = 0
    t.call(ActivationCycle())
    assert (t.seat(), t.offered()) == ("french", {"activate 1"})


@pytest.mark.rule("18.16")
@pytest.mark.rule("11.4")
@pytest.mark.ruling(166)
def test_fitful_wind_can_leave_a_ship_adrift(sea):
    """Beating 2 minus 3: none left; she is adrift this turn."""
    t = sea("A\n.\na", wind=3, mp_loss=3)
    assert allowance(t.g, t["A"]) == 0
    t.activate("A")
    assert t["A"].adrift
    t = sea("A1", wind=1, mp_loss=3).activate("A")  # running 4 - 3: one, and the small ship's bonus after it
    assert t.g.stack[-1].mp == 1
    assert t.can("press")


@pytest.mark.rule("11.7")
@pytest.mark.ruling(180)
def test_the_worse_modifier_of_two_new_shoal_hexes_counts(sea):
    """18.6: find a place where two shoals of different depth touch, and lie across it."""
    for scenario in ("frigate-bay", "bec-du-raz", "nile", "algeciras-bay", "camperdown"):
        t = sea("A\n.\na", wind=1, scenario=scenario)
        shoals = t.g.data.scenarios[scenario].shoals
        pairs = [(h, h + 1) for h in sorted(shoals) if h + 1 in shoals and shoals[h] != shoals[h + 1]]
        if pairs:
            break
    assert pairs
    bow, stern = pairs[0]
    t["A"].bow, t["A"].stern = bow, stern
    assert shoal_entered(t.g, t["A"], (0, 0)) == min(shoals[bow], shoals[stern])
    assert shoal_entered(t.g, t["A"], (bow, stern)) is None
    assert shoal_entered(t.g, t["A"], (bow, 0)) == shoals[stern]


@pytest.mark.rule("18.12")
def test_sleeping_ships_never_act(sea):
    t = sea("A\n.\na", wind=1, ships={"A": {"dormant": True, "command": 0}})
    t.state.commands = [Command(0, 0, "single", (0,))]
    t.call(CommandActivation(command=0))
    assert t.idle
    assert t["A"].bow == parse_hex("A2020")


@pytest.mark.rule("18.17")
@pytest.mark.ruling(167)
def test_confused_ships_are_sailed_by_the_enemy_and_may_not_leave_the_map(sea):
    t = sea("A\n.\na", wind=1, board="A", ships={"A": {"confused": True}}).move("A", "A2001", 1).activate("A")
    assert t.seat() == "french"
    assert not t.can("leave")
    assert not t.can("ahead")


@pytest.mark.rule("18.16")
def test_ships_that_must_stay_at_anchor(sea):
    ships = {"A": {"anchored": True, "nation": "French"}}
    t = sea("A\n.\na", wind=1, scenario="algeciras-bay", board="A", ships=ships)
    t.activate("A")
    assert not t.can("weigh")
    assert t.can("swing bow port")


@pytest.mark.rule("11.2")
def test_preview_of_a_step_shows_the_pose_it_leads_to(sea):
    t = sea("A\n.\na", wind=1).activate("A")
    assert RULESET.preview(t.g, "british", AHEAD) == PosePreview("A2019", "A2020", 1, 3, None)
    t.do("ahead")
    assert RULESET.preview(t.g, "british", WEAR_PORT).facing == 6


@pytest.mark.rule("11.3")
@pytest.mark.rule("11.7")
@pytest.mark.rule("11.8")
@pytest.mark.rule("11.9")
@pytest.mark.rule("11.11")
def test_previews_count_the_faces_of_the_die(sea):
    """Tacking without an enemy in sight, +1: in irons never, 0 points on 0-1, 1 on 2-4, 2 on 5-9."""
    t = sea(". .\n A\na", wind=4).activate("A")
    found = RULESET.preview(t.g, "british", TACK)
    assert (found.irons.tenths, found.points) == (0, (2, 3, 5))
    # rate 3 on shoal D: -3, aground with 2 or less: dice 0 to 5
    t = sea("A\n.\na", wind=6, weather="normal", scenario="audierne-bay").move("A", "A1320", 6).activate("A")
    assert RULESET.preview(t.g, "british", AHEAD).aground.tenths == 6
    side_by_side = "A .\n X\na .\n x"
    t = sea(side_by_side, french="X", wind=1, ships={"X": {"adrift": True}}).activate("A")
    found = RULESET.preview(t.g, "british", Grapple(t.i("X")))
    assert [(chance.what, chance.tenths) for chance in found.chances] == [("grappled", 5), ("evaded", 6)]
    t = sea("A .\n B\na .\n b", wind=1, ships={"A": {"fouled": "B"}, "B": {"fouled": "A"}}).activate("A")
    assert RULESET.preview(t.g, "british", CutLoose(1)).chances[0].tenths == 4


@pytest.mark.rule("10.0")
@pytest.mark.rule("11.7")
def test_a_ship_that_grounds_under_another_is_set_back(sea):
    """Decision 0202: nobody stays on top of another ship; she is aground in her last free position."""
    t = sea("A\n.\na\n\n\n\nB1", wind=6, weather="normal", scenario="audierne-bay", dice=[3])
    t.move("A", "A1320", 6)
    ahead = t["A"].bow + STEP[6]
    t.move("B", hex_name(ahead), 1)
    t.activate("A").do("ahead")
    assert t["A"].aground
    assert t.hex("A") == "A1320"


@pytest.mark.rule("18.17")
def test_reinforcements_are_in_command_before_their_flagship_arrives():
    g = RULESET.new("gut-of-gibraltar", seed=1)
    state = g.state
    flagship = state.fleets[0].flagship
    assert state.ships[flagship].fate == "reserve"
    first, second = [i for i, s in enumerate(state.ships) if s.fate == "reserve" and i != flagship][:2]
    for i, name in ((first, "A2002"), (second, "A2402")):
        state.ships[i].fate = ""
        bow = parse_hex(name)
        put(state, i, bow, bow - STEP[4], 4)
    g.stack = [*g.stack[:-1], DetermineCommands()]  # the question was this one: ask it anew
    g._run()
    while isinstance(g.stack[-1], DetermineCommands):
        seat = next(iter(g.pending))
        g.apply(seat, g.pending[seat][0])
    shared = state.ships[first].command
    assert shared >= 0
    assert state.commands[shared].ships == (first, second)


@pytest.mark.rule("11.8")
@pytest.mark.rule("18.17")
def test_confused_ships_run_into_nobody_but_each_other(sea):
    """Hemmed in, she stops before C without a roll; two confused ships roll, fouling ends it."""
    hemmed = ". C .\n . D\n. c .\n . d\n. B .\n E1.\n. b ."  # E bars a tack
    t = sea(hemmed, french="CD", wind=3, ships={"B": {"confused": True}}).activate("B")
    t.do("collide C")
    assert not t["B"].fouled
    both = {"B": {"confused": True}, "C": {"confused": True, "side": 0, "home": 0}}
    t = sea(hemmed, french="CD", wind=3, dice=[9], ships=both).activate("B")
    t.do("collide C")
    assert t["B"].fouled == (t.i("C"),)
    assert not t["B"].confused
    assert not t["C"].confused


@pytest.mark.rule("11.10")
def test_reasons_why_a_ship_does_not_sail(sea):
    for fields, reason, rule in (
        ({"anchored": True}, "fc-no-move-anchored", "11.6"),
        ({"irons": True}, "fc-no-move-adrift", "11.4"),
        ({"aground": True}, "fc-no-move-aground", "11.7"),
    ):
        t = sea(BROADSIDE, french="X", wind=1, ships={"A": fields}).activate("A")
        assert t.why_not("ahead") == (reason, rule)
    links = {"A": {"grappled": "X"}, "X": {"grappled": "A"}}
    t = sea(BROADSIDE, french="X", wind=1, ships=links).activate("A")
    assert t.why_not("ahead") == ("fc-no-move-entangled", "11.10")
    t = sea(BROADSIDE, french="X", wind=1).activate("A")
    assert t.why_not("fire 0 starboard 1") == ("fc-no-fire-before-moving", "12.0")
