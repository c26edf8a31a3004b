"""Chapters 5 to 8: commanders, commands, initiative, ships out of command."""

from __future__ import annotations

import pytest

from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.rules.common import (
    admiral_quality,
    audacity,
    enemy_distance,
    quality,
    side_audacity,
)
from quarterdeck.games.flying_colors.rules.r05_command import (
    command_range,
    formation_members,
    group_members,
    hexes_in_range,
    leaders,
)
from quarterdeck.games.flying_colors.rules.r06_commands import (
    DetermineCommands,
    first_to_define,
    stands_alone,
)
from quarterdeck.games.flying_colors.rules.r07_initiative import ActivationCycle, Initiative
from quarterdeck.games.flying_colors.rules.r08_out_of_command import OutOfCommandCycle, fleet_quality
from quarterdeck.games.flying_colors.rules.r09_facing import next_to_enemy

# a line ahead, heading up, gaps of two to three hexes between bow and stern
LINE = """
    A
     .
    a
     .
    .
     .
    .
     .
    B
     .
    b
     .
    .
     .
    .
     .
    .
     .
    C
     .
    c
     .
    .
     .
    .
     .
    .
     .
    .
     .
    D
     .
    d
"""


@pytest.mark.rule("5.2")
@pytest.mark.ruling(14)
@pytest.mark.ruling(15)
def test_formation_of_page_23(sea):
    """Each ship within four hexes of another, one facing, one commander: D is five hexes from C and out."""
    t = sea(LINE, wind=1, commanders={"A": "byng"})
    free = range(4)
    names = [t.state.ships[i].name for i in formation_members(t.g, t.i("A"), free)]
    assert names == ["A", "B", "C"]
    t = sea(LINE, wind=1, commanders={"A": "byng"}).move("D", "A2030", 1)
    assert len(formation_members(t.g, t.i("A"), free)) == 4


@pytest.mark.rule("5.2")
@pytest.mark.ruling(16)
def test_a_formation_needs_one_facing_but_small_and_anchored_ships_may_belong(sea):
    t = sea(LINE, wind=1, commanders={"A": "byng"}).move("B", "A2024", 2)
    assert len(formation_members(t.g, 0, range(4))) == 1
    t = sea("A\n.\na\n.\n.\n.\nB1", wind=1, ships={"B": {"anchored": True}}, commanders={"A": "byng"})
    assert len(formation_members(t.g, 0, range(2))) == 2


@pytest.mark.rule("5.2")
@pytest.mark.ruling(14)
def test_enemies_do_not_break_a_formation(sea):
    drawing = "A\n.\na\n.\nE2\n.\n.\n.\nB\n.\nb"
    t = sea(drawing, french="E", wind=1, commanders={"A": "byng"})
    assert [t.state.ships[i].name for i in formation_members(t.g, 0, [0, 1])] == ["A", "B"]


@pytest.mark.rule("5.1")
@pytest.mark.rule("5.2")
@pytest.mark.ruling(12)
def test_command_range_is_counted_from_either_end_to_either_end(sea):
    """Byng has range 5: five hexes below his stern is in range, six is not."""
    t = sea("A\n\na\n\nB4", wind=1, commanders={"A": "byng"})
    assert command_range(t.g, 0) == 5
    t.move("B", "A2026", 4)  # stern of A in row 21
    assert group_members(t.g, 0, [0, 1]) == (0, 1)
    t.move("B", "A2027", 4)
    assert group_members(t.g, 0, [0, 1]) == (0,)


@pytest.mark.rule("5.2")
@pytest.mark.ruling(12)
@pytest.mark.ruling(13)
def test_command_range_is_counted_around_enemies(sea):
    """A wall of enemies between: the way round is longer than the straight one."""
    drawing = """
        A
         .
        a
         E4
        F4
         .
        .
         .
        .
         .
        .
         .
        B4
    """
    t = sea(drawing, french="EF", wind=1, commanders={"A": "byng"})
    reach = hexes_in_range(t.g, t.i("A"), 9)
    assert reach[t["B"].bow] == 6  # five straight on, one more around F
    assert t["F"].bow not in reach
    assert group_members(t.g, t.i("A"), [0, t.i("B")]) == (0,)
    # a prize of ours is no obstacle
    t["F"].side = 0
    assert group_members(t.g, t.i("A"), [0, t.i("B")]) == (0, t.i("B"))
    # a struck enemy still is
    t["F"].side, t["F"].struck = 1, True
    assert group_members(t.g, t.i("A"), [0, t.i("B")]) == (0,)


@pytest.mark.rule("5.1")
@pytest.mark.rule("13.6")
@pytest.mark.ruling(136)
def test_a_wounded_commander_has_half_the_range_and_one_quality_less(sea):
    for card in RULESET.data.commanders:
        assert card.range[1] == (card.range[0] + 1) // 2
        assert card.quality[1] == max(0, card.quality[0] - 1)
    t = sea("A\n.\na", wind=1, commanders={"A": "nelson_3_9_4"})
    assert (command_range(t.g, 0), quality(t.g, 0)) == (9, 4)
    t.state.commanders[0].wounded = True
    assert (command_range(t.g, 0), quality(t.g, 0)) == (5, 3)


COMMANDS = """
    A . . . X
     . . . .
    a . . . x
     B . . .
    . . . . .
     b . . .
"""


@pytest.mark.rule("6.0")
@pytest.mark.ruling(17)
@pytest.mark.ruling(19)
@pytest.mark.ruling(20)
@pytest.mark.ruling(21)
def test_the_sides_define_commands_in_turn(sea):
    """British audacity 1, French 0: the French define first on turn 1."""
    t = sea(COMMANDS, french="X", wind=1, commanders={"A": "byng", "X": "galissonniere"})
    t.call(DetermineCommands())
    assert t.seat() == "french"
    t.do("form X group")  # nobody else in range: no further question
    assert t.seat() == "british"
    assert t.offered() == {"form A formation", "form A group"}
    t.do("form A group")
    assert t.offered() == {"confirm", "without B"}
    t.do("confirm")
    assert t.idle
    assert [(c.side, c.kind, c.ships) for c in t.state.commands] == [
        (1, "single", (2,)),
        (0, "group", (0, 1)),
    ]
    assert t["B"].command == 1


@pytest.mark.rule("6.0")
@pytest.mark.ruling(17)
def test_a_group_may_leave_ships_out(sea):
    t = sea(COMMANDS, french="X", wind=1, commanders={"A": "byng", "X": "galissonniere"})
    t.call(DetermineCommands())
    t.do("form X group", "form A group", "without B")
    assert t.idle
    assert t.state.commands[1].ships == (0,)
    assert t["B"].command == -1


@pytest.mark.rule("6.0")
@pytest.mark.ruling(15)
def test_leaving_out_a_link_splits_a_formation(sea):
    t = sea(LINE, wind=1, commanders={"A": "byng"})
    t.call(DetermineCommands())
    t.do("form A formation", "without B")
    assert t.state.commands[0].ships == (0,)
    assert [ship.command for ship in t.state.ships] == [0, -1, -1, -1]


@pytest.mark.rule("6.0")
@pytest.mark.ruling(18)
@pytest.mark.ruling(21)
def test_a_second_commander_may_be_part_of_a_command_or_lead_his_own(sea):
    both = {"A": "byng", "B": "west"}
    t = sea(COMMANDS, french="X", wind=1, commanders=both)
    t.call(DetermineCommands())
    t.do("form A group", "confirm")
    assert t.idle
    assert len(t.state.commands) == 1
    t = sea(COMMANDS, french="X", wind=1, commanders=both)
    t.call(DetermineCommands())
    t.do("form A group", "without B", "form B group")
    assert [c.ships for c in t.state.commands] == [(0,), (1,)]


@pytest.mark.rule("6.0")
@pytest.mark.ruling(20)
def test_who_defines_first(sea):
    t = sea(COMMANDS, french="X", wind=1)
    assert first_to_define(t.g) == 1
    t.state.loser = 0
    assert first_to_define(t.g) == 0
    t = sea(COMMANDS, french="X", wind=1, audacity={"British": 0, "French": 0}, dice=[4, 4, 7, 3])
    assert first_to_define(t.g) == 1  # a tie is rolled again; the lower die defines first


@pytest.mark.rule("6.0")
@pytest.mark.ruling(22)
def test_command_status_holds_for_the_whole_turn(sea):
    t = sea(COMMANDS, french="X", wind=1, commanders={"A": "byng", "X": "galissonniere"})
    t.call(DetermineCommands())
    t.do("form X group", "form A group", "confirm")
    t.move("B", "A4010", 3)
    t.state.commanders[0].ship, t.state.commanders[0].fate = -1, "killed"
    assert t["B"].command == 1
    t.state.initiative = 0
    t.call(ActivationCycle())
    t.do("activate 1")
    assert t.can("select A", "select B")


@pytest.mark.rule("5.2")
def test_struck_ships_and_prizes(sea):
    """A ship that has struck is in no command; a prize may be [14.3]."""
    t = sea(LINE, wind=1, commanders={"A": "byng"}, ships={"B": {"struck": True}, "C": {"home": 1}})
    t.move("B", "A2224", 1).move("C", "A2024", 1)
    t.call(DetermineCommands())
    t.do("form A formation")
    assert t.offered() == {"confirm", "without C"}


@pytest.mark.rule("12.13")
@pytest.mark.ruling(32)
def test_batteries_are_commands_of_their_own():
    g = RULESET.new("algeciras-bay", seed=1)
    while g.state.phase != "activation":
        seat = next(iter(g.pending))
        g.apply(seat, g.pending[seat][0])
    batteries = [i for i, ship in enumerate(g.state.ships) if ship.battery]
    assert len(batteries) == 4
    for i in batteries:
        assert g.state.commands[g.state.ships[i].command].ships == (i,)


@pytest.mark.rule("18.8")
@pytest.mark.rule("18.11")
@pytest.mark.rule("18.13")
@pytest.mark.rule("18.15")
@pytest.mark.rule("18.17")
@pytest.mark.parametrize(
    ("scenario", "names"),
    [
        ("audierne-bay", {"Droits de l'Homme"}),
        ("bec-du-raz", {"Mars", "Hercule"}),
        ("goza-de-candia", {"Leander", "Généreux"}),
        ("gut-of-gibraltar", {"Superb"}),
    ],
)
def test_ships_always_in_command(scenario, names):
    g = RULESET.new(scenario, seed=1)
    assert {s.name for i, s in enumerate(g.state.ships) if stands_alone(g, i)} == names


@pytest.mark.rule("18.15")
def test_danish_ships_are_in_command_while_anchored():
    g = RULESET.new("copenhagen", seed=1)
    danes = [i for i, s in enumerate(g.state.ships) if s.nation == "Danish"]
    assert all(stands_alone(g, i) for i in danes)
    i = next(i for i in danes if not g.state.ships[i].battery)
    g.state.ships[i].anchored = False
    assert not stands_alone(g, i)


@pytest.mark.rule("7.0")
@pytest.mark.ruling(23)
@pytest.mark.ruling(24)
def test_initiative(sea):
    """Die plus admiral's quality; a tie to the higher audacity; equal audacity: again."""
    commanders = {"A": "byng", "X": "galissonniere"}
    t = sea(COMMANDS, french="X", wind=1, commanders=commanders, dice=[5, 3])
    own, other = admiral_quality(t.g, 0), admiral_quality(t.g, 1)
    t.call(Initiative())
    assert t.state.initiative == (0 if 5 + own >= 3 + other else 1)

    t = sea(COMMANDS, french="X", wind=1, dice=[4, 4])
    t.call(Initiative())
    assert (t.state.initiative, t.state.loser) == (0, 1)  # British audacity 1

    even = {"British": 1, "French": 1}
    t = sea(COMMANDS, french="X", wind=1, audacity=even, dice=[4, 4, 2, 3])
    t.call(Initiative())
    assert t.state.initiative == 1


@pytest.mark.rule("7.0")
@pytest.mark.ruling(23)
def test_a_dead_admiral_adds_nothing_a_wounded_one_less(sea):
    t = sea(COMMANDS, french="X", wind=1, commanders={"A": "nelson_3_9_4"})
    assert admiral_quality(t.g, 0) == 4
    t.state.commanders[0].wounded = True
    assert admiral_quality(t.g, 0) == 3
    t.state.commanders[0].ship, t.state.commanders[0].fate = -1, "killed"
    assert admiral_quality(t.g, 0) == 0


@pytest.mark.rule("18.16")
@pytest.mark.rule("18.17")
@pytest.mark.parametrize(("scenario", "seat"), [("algeciras-bay", "allied"), ("gut-of-gibraltar", "british")])
def test_initiative_given_by_the_scenario(sea, scenario, seat):
    t = sea("", scenario=scenario)
    t.call(Initiative())
    assert t.state.seats[t.state.initiative] == seat


def _ready(sea, **state):
    t = sea(COMMANDS, french="X", wind=1, commanders={"A": "byng", "X": "galissonniere"}, **state)
    t.call(DetermineCommands())
    t.do("form X group", "form A group", "without B")
    t.state.initiative = 0
    return t


@pytest.mark.rule("7.0")
@pytest.mark.ruling(25)
def test_only_the_winner_may_pass_and_only_at_first(sea):
    t = _ready(sea).call(ActivationCycle())
    assert t.seat() == "british"
    assert t.offered() == {"activate 1", "pass"}
    t.do("pass")
    assert t.seat() == "french"
    assert t.offered() == {"activate 0"}
    t.do("activate 0")
    while t.seat() == "french":
        t.do("ahead" if t.can("ahead") else "finish plain")
    assert t.offered() == {"activate 1"}


@pytest.mark.rule("7.0")
@pytest.mark.rule("8.0")
@pytest.mark.ruling(25)
@pytest.mark.ruling(26)
@pytest.mark.ruling(30)
def test_out_of_command_cycle_and_check(sea):
    """B is out of command. Byng has quality 1, the British audacity 1: a die of 2 passes, 3 fails."""
    for die, failed in ((2, False), (3, True)):
        t = _ready(sea, dice=[die])
        assert fleet_quality(t.g, 0) == 1
        t.call(OutOfCommandCycle())
        assert t.offered() == {"select B"}  # the French have nobody out of command: no pass
        t.do("select B")
        assert t["B"].check_failed == failed


@pytest.mark.rule("8.0")
@pytest.mark.ruling(23)
@pytest.mark.ruling(29)
def test_quality_for_the_check_when_the_admiral_is_gone(sea):
    t = sea(COMMANDS, french="X", wind=1, commanders={"A": "byng", "B": "west"})
    assert fleet_quality(t.g, 0) == 1
    t.state.commanders[0].ship, t.state.commanders[0].fate = -1, "killed"
    assert fleet_quality(t.g, 0) == 2  # West, the best left
    assert fleet_quality(t.g, 1) == 0  # a side without commanders


NEAR = """
    E
     .
    e
     .
    .
     .
    A
     .
    a
"""


@pytest.mark.rule("8.0")
@pytest.mark.ruling(27)
@pytest.mark.ruling(28)
def test_after_a_failed_check_a_ship_keeps_clear_if_it_can(sea):
    """Running up to E: two hexes ahead she would be adjacent. She must back or turn away in time."""
    t = sea(NEAR, french="E", wind=1, ships={"A": {"check_failed": True}}).activate("A")
    while not t.can("finish plain"):
        assert t.offered() & {"ahead", "back", "wear port", "wear starboard"}
        t.do(sorted(t.offered() & {"ahead", "back", "wear port", "wear starboard"})[0])
    assert not next_to_enemy(t.state, t["A"])


@pytest.mark.rule("8.0")
@pytest.mark.ruling(27)
def test_a_failed_check_bars_offensive_fire_unless_close_at_the_start(sea):
    broad = """
        A . E
         . .
        a . e
    """
    t = sea(broad, french="E", wind=1, ships={"A": {"check_failed": True}}).activate("A")
    t.do("ahead")
    assert not any(text.startswith("fire") for text in t.offered())
    close = """
        A .
         E
        a .
         e
    """
    t = sea(close, french="E", wind=1, ships={"A": {"check_failed": True}}).activate("A")
    t.do("ahead")
    assert any(text.startswith("fire") for text in t.offered())


@pytest.mark.rule("8.0")
@pytest.mark.ruling(28)
@pytest.mark.parametrize(("fields", "counts"), [({}, True), ({"struck": True}, False), ({"side": 0}, False)])
def test_who_counts_as_an_adjacent_enemy(sea, fields, counts):
    t = sea("A\n.\na\n.\nE2", french="E", wind=1, ships={"E": fields})
    assert next_to_enemy(t.state, t["A"]) == counts


@pytest.mark.rule("14.3")
@pytest.mark.ruling(145)
def test_prizes_out_of_command_move_away(sea):
    """A prize four hexes from the enemy and heading for him: she may not end nearer if she can help it."""
    t = sea(NEAR, french="E", wind=2, ships={"A": {"home": 1}}).activate("A")
    start = enemy_distance(t.state, t["A"])
    while not t.can("finish plain"):
        t.do(sorted(t.offered() & {"ahead", "back", "wear port", "wear starboard"})[0])
    assert enemy_distance(t.state, t["A"]) > start


@pytest.mark.rule("5.0")
@pytest.mark.rule("5.1")
@pytest.mark.ruling(1)
@pytest.mark.ruling(30)
def test_sides_and_nations():
    """Trafalgar: one admiral for the allied side, audacity by the nation of the ship."""
    g = RULESET.new("trafalgar", seed=1)
    allied = g.state.fleets[1]
    assert allied.nations == ("French", "Spanish")
    assert g.data.commanders[g.state.commanders[allied.admiral].card].id == "villeneuve_3_6_3"
    assert g.state.ships[allied.flagship].name == "Bucentaure"
    spanish = next(s for s in g.state.ships if s.nation == "Spanish")
    french = next(s for s in g.state.ships if s.nation == "French")
    assert (audacity(g, spanish), audacity(g, french), side_audacity(g, 1)) == (0, 1, 1)
    assert set(leaders(g.state, 1)) >= {allied.flagship}


def test_6_0_nobody_forms_a_command_under_an_enemy(sea):
    t = sea("A   B\n\na   b", french="B", commanders={"A": "byng", "B": "galissonniere"})
    t.call(DetermineCommands(side=0))
    assert t.can("form A formation")
    assert t.why_not(f"form {t.i('B')} group") == ("fc-no-form-enemy", "6.0")


def test_8_0_a_ship_that_has_acted_is_not_called_again(sea):
    t = sea("A   B   C\n\na   b   c", french="C", ships={"A": {"acted": True}}, initiative=0)
    t.call(OutOfCommandCycle())
    assert t.can("select B") and not t.can("select A")
    assert t.why_not(f"select {t.i('A')}") == ("fc-no-select-acted", "8.0")
