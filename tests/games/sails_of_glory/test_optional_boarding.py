"""Optional rules: boarding, alone and in crowds, at every level."""

from __future__ import annotations

import pytest

from mats import cards, hold, plan
from quarterdeck.games.sails_of_glory.data.model import CASUALTY
from quarterdeck.games.sails_of_glory.rules import optional_boarding as boarding
from quarterdeck.games.sails_of_glory.rules.advanced_actions import CrewActions
from quarterdeck.games.sails_of_glory.rules.advanced_crew import token_options
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement
from quarterdeck.games.sails_of_glory.rules.basic_planning import must_plan
from quarterdeck.games.sails_of_glory.rules.common import held
from quarterdeck.games.sails_of_glory.rules.optional_boarding import Boarding, Grapple
from quarterdeck.games.sails_of_glory.rules.start_of_turn import StartOfTurn

TOUCHING = (("courageuse", "french", 300, 400, 0), ("hms_terpsichore", "british", 350, 400, 0))
THREE = (*TOUCHING, ("hms_meleager", "british", 250, 400, 0))
ON = {"boarding": True}


@pytest.mark.rule("SG-O-BRD-1")
@pytest.mark.ruling(91)
@pytest.mark.parametrize("level", ["basic", "standard"])
def test_enemies_in_contact_are_asked_at_the_start_of_planning(sea, run, level):
    g = sea(*TOUCHING, level=level, options=ON, steps=())
    run(g, StartOfTurn())
    assert {seat: [str(a) for a in options] for seat, options in g.pending.items()} == {
        "french": ["board 0 yes", "board 0 no"],
        "british": ["board 1 yes", "board 1 no"],
    }
    apart = sea(TOUCHING[0], ("hms_terpsichore", "british", 351, 400, 0), level=level, options=ON, steps=())
    run(apart, StartOfTurn())
    assert not apart.stack


@pytest.mark.rule("SG-O-BRD-2")
@pytest.mark.ruling(92)
@pytest.mark.parametrize(
    ("french", "british", "toss", "grappled"),
    [
        ("no", "no", (), False),
        ("yes", "yes", (), True),
        ("yes", "no", (1,), False),
        ("no", "yes", (2,), True),
    ],
)
def test_both_neither_or_one(sea, run, choose, fixed_dice, french, british, toss, grappled):
    g = sea(*TOUCHING, options=ON, steps=())
    dice = fixed_dice(g, faces=toss)
    run(g, Grapple())
    choose(g, f"french: board 0 {french}")
    assert "french" not in g.pending  # sealed until the other has chosen
    choose(g, f"british: board 1 {british}")
    assert (g.state.grappled == ((0, 1),)) is grappled
    assert dice.faces == []
    rolls = [event.roll.sides for event in g._fresh if event.what == "sg-grapple" and event.roll]
    assert rolls == [(2,)] * len(toss)


@pytest.mark.rule("SG-O-BRD-3")
@pytest.mark.rule("SG-O-BRD-11")
@pytest.mark.ruling(97)
@pytest.mark.ruling(98)
def test_grappled_ships_do_not_move(sea, run):
    g = sea(*TOUCHING, options=ON, steps=())
    g.state.grappled = ((0, 1),)
    assert not must_plan(g, g.state.ships[0])
    std = sea(*TOUCHING, level="standard", options=ON, steps=())
    std.state.grappled = ((0, 1),)
    ship = std.state.ships[0]
    hold(ship, ("A1", "A3"))
    before = ship.pose
    run(std, Movement())
    assert (ship.pose, cards(ship)) == (before, ("A3",))
    std.state.grappled, std.state.entangled = (), ((0, 1),)
    assert held(std, ship)
    std.state.entangled = ((1, 2),)
    assert not held(std, ship)
    std.state.entangled = ()
    assert not held(std, ship)


@pytest.mark.rule("SG-O-BRD-6")
@pytest.mark.ruling(97)
def test_the_check_is_made_anew_every_turn(sea, run, choose):
    g = sea(*TOUCHING, options=ON, steps=())
    g.state.grappled = ((0, 1),)
    run(g, Grapple())
    choose(g, "french: board 0 no", "british: board 1 no")
    assert g.state.grappled == ()


@pytest.mark.rule("SG-O-BRD-4")
@pytest.mark.ruling(93)
def test_chits_for_the_burden_of_the_other(sea, run, stack_cup):
    """EX28: two chits against Courageuse, three against Terpsichore, the last one alone."""
    g = sea(*TOUCHING, options=ON, steps=())
    g.state.grappled = ((0, 1),)
    stack_cup(g, "E", *["crew"] * 5)
    g._fresh = []
    run(g, Boarding())
    (melee,) = [event for event in g._fresh if event.what == "sg-melee"]
    assert (melee.ship.name, melee.other.name) == ("Courageuse", "HMS Terpsichore")
    assert (melee.casualties, melee.suffered, len(melee.dealt), len(melee.taken)) == (3, 2, 3, 2)
    assert [len(ship.crew) for ship in g.state.ships] == [2, 3]


@pytest.mark.rule("SG-O-BRD-4")
@pytest.mark.ruling(93)
@pytest.mark.ruling(99)
def test_a_surrender_stops_the_fight(sea, run, stack_cup):
    g = sea(*TOUCHING, options=ON, steps=())
    g.state.grappled = ((0, 1),)
    g.state.ships[1].crew = (CASUALTY,) * 8
    stack_cup(g, "E", *["crew"] * 5)
    run(g, Boarding())
    assert g.state.ships[1].fate == "surrendered"
    assert len(g.state.ships[0].crew) == 1
    assert g.state.grappled == ()


@pytest.mark.rule("SG-O-BRD-5")
@pytest.mark.ruling(94)
@pytest.mark.parametrize(("toss", "falls"), [(1, 1), (2, 0)])
def test_both_cannot_fall(sea, run, fixed_dice, stack_cup, toss, falls):
    g = sea(*TOUCHING, options=ON, steps=())
    g.state.grappled = ((0, 1),)
    for ship in g.state.ships:
        ship.crew = (CASUALTY,) * 8
    stack_cup(g, "E", "crew", "crew")
    fixed_dice(g, faces=(toss,))
    run(g, Boarding())
    assert [ship.fate for ship in g.state.ships] == [
        "surrendered" if ship.id == falls else None for ship in g.state.ships
    ]
    spared = g.state.ships[1 - falls]
    assert (len(spared.crew), len(spared.zero)) == (8, 1)  # the chit of this fight


@pytest.mark.rule("SG-O-BRD-7")
@pytest.mark.ruling(92)
@pytest.mark.ruling(96)
def test_a_ship_with_several_opponents_names_one(sea, run, choose, stack_cup):
    g = sea(*THREE, options=ON, steps=())
    stack_cup(g, "E", "crew")
    run(g, Grapple())
    choose(g, "french: board 0 yes", "british: board 1 no", "british: board 2 no")
    assert [str(a) for a in g.pending["french"]] == ["against 0 1", "against 0 2"]
    choose(g, "french: against 0 2")
    assert g.state.grappled == ((0, 2),)  # an E chit decides where only one wants it
    assert len(g.state.cups["E"].items) == 1  # and goes back


@pytest.mark.rule("SG-O-BRD-2")
@pytest.mark.rule("SG-O-BRD-7")
@pytest.mark.ruling(92)
@pytest.mark.parametrize(
    ("other", "chit", "grappled", "rule"),
    [
        ("no", "crew", True, "SG-O-BRD-7"),  # among several an E chit decides
        ("no", "0", False, "SG-O-BRD-7"),
        ("yes", "0", True, "SG-O-BRD-3"),  # both want it: nothing is drawn
    ],
)
def test_in_a_crowd(sea, run, choose, stack_cup, other, chit, grappled, rule):
    g = sea(*THREE, options=ON, steps=())
    stack_cup(g, "E", chit)
    g._fresh = []
    run(g, Grapple())
    choose(
        g, "french: board 0 yes", "british: board 1 no", f"british: board 2 {other}", "french: against 0 2"
    )
    assert (g.state.grappled == ((0, 2),)) is grappled
    (event,) = [event for event in g._fresh if event.what == "sg-grapple"]
    assert (event.both, event.happened, event.roll, event.rule) == (other == "yes", grappled, None, rule)


@pytest.mark.rule("SG-O-BRD-7")
@pytest.mark.ruling(96)
def test_smaller_crew_then_more_casualties_declare_first(sea, fixed_dice):
    g = sea(*THREE, ("genereux", "french", 600, 400, 0), options=ON, steps=())
    assert boarding.declaration_order(g, [0, 1, 3]) == (1, 0, 3)  # crews 220, 255, 705
    g.state.ships[2].crew = (CASUALTY,)
    assert boarding.declaration_order(g, [1, 2]) == (2, 1)
    g.state.ships[2].crew = ()
    fixed_dice(g, picks=(5, 3))
    assert boarding.declaration_order(g, [1, 2]) == (2, 1)


@pytest.mark.rule("SG-O-BRD-8")
@pytest.mark.ruling(96)
def test_damage_only_to_the_chosen_opponent(sea, run, choose, stack_cup):
    g = sea(*THREE, options=ON, steps=())
    g.state.grappled = ((0, 1), (0, 2))
    stack_cup(g, "E", *["crew"] * 9)
    run(g, Boarding())
    choose(g, "french: against 0 2")
    assert [len(ship.crew) for ship in g.state.ships] == [4, 0, 3]


@pytest.mark.rule("SG-O-BRD-9")
@pytest.mark.ruling(91)
def test_boarding_is_an_action_in_the_advanced_rules(sea, run, choose):
    g = sea(*TOUCHING, level="advanced", options=ON, steps=())
    french, _british = g.state.ships
    assert "token 0 boarding" in {str(a) for a in token_options(g, french)}
    run(g, StartOfTurn())
    assert not g.stack  # nothing is asked at the start of planning
    plan(french, ("boarding",))
    run(g, CrewActions())
    assert set(g.pending) == {"french"}  # only who planned it may declare, and need not
    choose(g, "french: board 0 no")
    assert g.state.grappled == ()


@pytest.mark.rule("SG-O-BRD-10")
@pytest.mark.ruling(95)
def test_a_ship_without_boarders_suffers_first(sea, run, stack_cup):
    """EX29: Terpsichore, Courageuse, Terpsichore, who gives up after the third chit."""
    g = sea(*TOUCHING, level="advanced", options=ON, steps=())
    g.state.grappled = ((0, 1),)
    g.state.ships[0].revealed_tokens = ("boarding",)
    g.state.ships[1].crew = (CASUALTY,) * 7
    stack_cup(g, "E", *["crew"] * 5)
    g._fresh = []
    run(g, Boarding())
    melee, lost = [event for event in g._fresh if event.what in ("sg-melee", "sg-lost")]
    assert (melee.casualties, melee.suffered) == (2, 1)
    assert (lost.ship.name, lost.of) == ("HMS Terpsichore", melee.n)
    assert g.state.ships[1].fate == "surrendered"


@pytest.mark.rule("SG-O-BRD-10")
@pytest.mark.ruling(95)
@pytest.mark.parametrize("boarders", [(0,), (0, 1), ()])
def test_who_deals_first_deals_no_more(sea, run, stack_cup, boarders):
    """Courageuse (burden 3) three chits, Terpsichore (2) two, whoever has planned boarding."""
    g = sea(*TOUCHING, level="advanced", options=ON, steps=())
    g.state.grappled = ((0, 1),)
    for number in boarders:
        g.state.ships[number].revealed_tokens = ("boarding",)
    stack_cup(g, "E", *["crew"] * 5)
    run(g, Boarding())
    assert [len(ship.crew) for ship in g.state.ships] == [2, 3]


@pytest.mark.rule("SG-O-BRD-10")
@pytest.mark.rule("SG-O-BRD-5")
@pytest.mark.ruling(95)
@pytest.mark.parametrize(("boarders", "tossed"), [((0,), False), ((1,), False), ((0, 1), True), ((), True)])
def test_both_deal_at_once_unless_one_alone_has_boarders(sea, run, fixed_dice, stack_cup, boarders, tossed):
    """Each has one crew box left: at once both would fall and a toss decides; else the other falls first."""
    g = sea(*TOUCHING, level="advanced", options=ON, steps=())
    g.state.grappled = ((0, 1),)
    for ship in g.state.ships:
        ship.crew = (CASUALTY,) * (g.data.ships[ship.card].boxes - 1)
    for number in boarders:
        g.state.ships[number].revealed_tokens = ("boarding",)
    stack_cup(g, "E", *["crew"] * 5)
    dice = fixed_dice(g, faces=(1,))
    g._fresh = []
    run(g, Boarding())
    assert (dice.faces == []) is tossed
    fallen = [ship.id for ship in g.state.ships if ship.fate == "surrendered"]
    assert fallen == ([1] if tossed else [1 - boarders[0]])
    tosses = [event.roll.sides for event in g._fresh if event.what == "sg-boarding-toss"]
    assert tosses == ([(2,)] if tossed else [])


@pytest.mark.rule("SG-O-HULK-2")
def test_hulks_cannot_be_boarded(sea):
    g = sea(*TOUCHING, options=ON, steps=())
    g.state.ships[1].fate, g.state.ships[1].hulk = "surrendered", True
    assert boarding.contacts(g) == []


@pytest.mark.ruling(129)
@pytest.mark.rule("SG-L-ANC-1")
def test_anchored_automatic_ships_can_be_boarded_but_do_not_board(sea, run, choose, fixed_dice):
    g = sea(*TOUCHING, options=ON, steps=())
    ship = g.state.ships[1]
    ship.anchored = ship.automatic = True
    ship.seat = ""
    fixed_dice(g, faces=(2,))
    run(g, Grapple())
    assert set(g.pending) == {"french"}
    choose(g, "french: board 0 yes")
    assert g.state.grappled == ((0, 1),)


@pytest.mark.rule("SG-O-BRD-2")
def test_a_boarding_token_is_hidden_from_a_fork_until_all_are_laid(sea, run, choose):
    ships = (("courageuse", "french", 300, 400, 0), ("hms_terpsichore", "british", 350, 400, 0))
    g = sea(*ships, options={"boarding": True}, steps=())
    run(g, Grapple())
    choose(g, "french: board 0 yes")
    assert {g.fork("british", seed).stack[-1].chosen[0].value for seed in range(20)} == {True, False}
    assert g.fork("french", 1).stack[-1].chosen[0].value is True
