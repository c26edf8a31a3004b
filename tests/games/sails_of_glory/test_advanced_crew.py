"""Advanced rules: crew actions."""

from __future__ import annotations

import pytest

import mats
from mats import planned, shot, told
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.data.model import CASUALTY, FIRE_DAMAGE, LEAK_DAMAGE
from quarterdeck.games.sails_of_glory.rules import advanced_crew as crew
from quarterdeck.games.sails_of_glory.rules.advanced_actions import CrewActions
from quarterdeck.games.sails_of_glory.rules.basic_combat import Combat
from quarterdeck.games.sails_of_glory.rules.basic_planning import Planning, must_plan
from quarterdeck.games.sails_of_glory.rules.basic_reload import Reload, may_load
from quarterdeck.games.sails_of_glory.rules.end_of_turn import EndOfTurn
from quarterdeck.games.sails_of_glory.rules.standard_setup import FirstOrders
from quarterdeck.games.sails_of_glory.rules.start_of_turn import StartOfTurn

DUEL = (("courageuse", "french", 200, 200, 0), ("hms_defence", "british", 700, 700, 180))


@pytest.fixture
def g(sea):
    return sea(*DUEL, level="advanced", steps=())


def tokens(g, ship):
    return {
        str(action).split()[2] for action in crew.token_options(g, ship) if str(action).startswith("token ")
    }


def plan(ship, *names):
    mats.plan(ship, names)


@pytest.mark.rule("SG-A-PLAN-1")
@pytest.mark.rule("SG-A-PLAN-2")
def test_the_action_number_needs_both_boxes_free(g):
    """EX21: three hull boxes and four crew boxes covered, the number of box 5 counts."""
    ship = g.state.ships[0]
    assert crew.action_number(g, ship) == 4
    ship.hull, ship.crew = ((1,),) * 3, (CASUALTY,) * 4
    assert crew.action_number(g, ship) == 3
    plan(ship, "musketry", "reduce_sail", "repair")
    assert crew.token_options(g, ship) == ()


@pytest.mark.rule("SG-A-PLAN-1")
@pytest.mark.rule("SG-A-ACT-9")
def test_actions_beyond_the_number_say_why(g):
    """Three hands: two planned and one that still lies from last turn; without that one, three planned."""
    ship = g.state.ships[0]
    ship.hull, ship.crew = ((1,),) * 3, (CASUALTY,) * 4
    ship.fires, ship.deferred = 1, ("extinguish",)
    plan(ship, "musketry", "reduce_sail")

    def reasons():
        return {
            str(action).split()[2]: (reason.id, rule) for action, reason, rule in crew.refused_tokens(g, ship)
        }

    assert reasons()["extinguish"] == ("sg-token-kept", "SG-A-ACT-9")
    assert reasons()["repair"] == ("sg-no-more-hands", "SG-A-ACT-9")
    ship.deferred = ()
    assert reasons() == {}
    plan(ship, "musketry", "reduce_sail", "extinguish")
    assert reasons()["repair"] == ("sg-no-more-hands", "SG-A-PLAN-1")
    assert not {"musketry", "reduce_sail", "extinguish"} & reasons().keys()


@pytest.mark.rule("SG-A-PLAN-1")
def test_no_actions_below_the_advanced_rules(sea):
    g = sea(*DUEL, level="standard", steps=())
    assert crew.token_options(g, g.state.ships[0]) == ()


@pytest.mark.rule("SG-A-ACT-2")
@pytest.mark.rule("SG-A-ACT-6")
@pytest.mark.rule("SG-A-ACT-8")
@pytest.mark.ruling(69)
def test_only_actions_that_can_matter_are_offered(g):
    ship = g.state.ships[0]
    assert tokens(g, ship) == {
        "fire_port",
        "fire_starboard",
        "musketry",
        "raise_sail",
        "reduce_sail",
        "repair",
    }
    ship.port.load = None
    assert "reload_port" in tokens(g, ship)
    assert "fire_port" not in tokens(g, ship)
    ship.fires, ship.hull = 1, ((LEAK_DAMAGE,),)
    assert {"extinguish", "pump"} <= tokens(g, ship)
    ship.sails = "full"
    assert "raise_sail" not in tokens(g, ship)


@pytest.mark.rule("SG-A-ACT-1")
def test_all_actions_are_revealed_together(g, run, heard):
    for ship in g.state.ships:
        plan(ship, "musketry")
    g._fresh = []
    run(g, CrewActions())
    assert [e.what for e in g._fresh] == ["sg-actions-revealed"] * 2
    assert all(planned(ship) == () and ship.revealed_tokens == ("musketry",) for ship in g.state.ships)


@pytest.mark.rule("SG-A-ACT-3")
@pytest.mark.rule("SG-A-ACT-4")
@pytest.mark.rule("SG-A-TURN-1")
def test_sails_change_by_one_step(g, run):
    ship = g.state.ships[0]
    seen = []
    for token in (
        "raise_sail",
        "raise_sail",
        "reduce_sail",
        "reduce_sail",
        "reduce_sail",
        "reduce_sail",
        "raise_sail",
    ):
        plan(ship, token)
        run(g, CrewActions())
        seen.append(ship.sails)
    assert seen == ["full", "full", "battle", "backing", "furled", "furled", "backing"]


@pytest.mark.rule("SG-A-ACT-3")
@pytest.mark.ruling(38)
def test_under_full_sail_more_sail_is_offered_only_after_less(g):
    ship = g.state.ships[0]
    ship.sails = "full"
    assert "raise_sail" not in tokens(g, ship)
    plan(ship, "reduce_sail")
    assert "raise_sail" in tokens(g, ship)
    ship.sails = "furled"
    plan(ship)
    assert "reduce_sail" not in tokens(g, ship)


@pytest.mark.rule("SG-A-ACT-2")
@pytest.mark.rule("SG-O-SPREAD-2")
@pytest.mark.parametrize(("spread", "fires"), [(False, 0), (False, 1), (True, 0), (True, 1)])
def test_water_is_for_the_own_fire_or_by_option_for_the_enemys(sea, spread, fires):
    g = sea(*DUEL, level="advanced", options={"fire_spread": spread}, steps=())
    g.state.ships[0].fires = fires
    assert ("extinguish" in tokens(g, g.state.ships[0])) is (spread or fires > 0)


@pytest.mark.rule("SG-A-ACT-9")
@pytest.mark.rule("SG-O-GREEN-3")
@pytest.mark.ruling(83)
@pytest.mark.parametrize("green", [False, True])
def test_which_tokens_stay_until_the_next_turn(g, run, green):
    """Repair and extinguish; reloading with untrained gunners; all others go back to their captain."""
    ship = g.state.ships[0]
    ship.fires, ship.green_gunners = 1, green
    kept = {"extinguish", "repair"} | ({"reload_port", "reload_starboard"} if green else set())
    for token in crew.token_order(g):
        ship.deferred = ()
        plan(ship, token)
        run(g, CrewActions())
        assert ship.deferred == ((token,) if token in kept else ()), token
    ship.fires, ship.deferred = 0, ()
    plan(ship, "extinguish")
    run(g, CrewActions())
    assert ship.deferred == ()  # nothing burns


@pytest.mark.rule("SG-O-SPREAD-2")
@pytest.mark.parametrize(("fires", "asked"), [(0, False), (1, True)])
def test_without_a_fire_on_board_the_water_is_for_the_enemy(sea, run, fires, asked):
    g = sea(*DUEL, level="advanced", options={"fire_spread": True}, steps=())
    ship = g.state.ships[0]
    ship.fires = fires
    plan(ship, "extinguish")
    run(g, CrewActions())
    assert ("french" in g.pending) is asked
    assert asked or ("water" in ship.revealed_tokens and ship.deferred == ())


@pytest.mark.rule("SG-A-PLAN-3")
@pytest.mark.rule("SG-B-PLAN-4")
def test_a_ship_without_a_card_to_plan_is_sealed_after_her_last_action(g, start, do):
    """Under furled sails with one pair of hands left."""
    ship = g.state.ships[0]
    ship.sails, ship.crew = "furled", (CASUALTY,) * 8
    start(g, Planning())
    assert {str(action).split()[0] for action in g.pending["french"]} == {"token", "tokens-done"}
    do(g, "french: token 0 raise_sail")
    assert [str(action) for action in g.pending["french"]] == ["seal"]


@pytest.mark.rule("SG-A-ACT-3")
@pytest.mark.ruling(38)
def test_raise_and_reduce_together_cancel(g, run):
    ship = g.state.ships[0]
    ship.sails = "full"
    plan(ship, "raise_sail", "reduce_sail")
    run(g, CrewActions())
    assert ship.sails == "full"


@pytest.mark.rule("SG-A-ACT-3")
def test_torn_rigging_carries_no_more_sail(g, run):
    ship = g.state.ships[0]
    ship.rigging = 2
    plan(ship, "raise_sail")
    run(g, CrewActions())
    assert ship.sails == "battle"


@pytest.mark.rule("SG-A-ACT-5")
@pytest.mark.ruling(80)
def test_pumping_closes_the_boxes_up(g, run, chit):
    """EX22: leak, fire, normal damage; pumping takes the leak token, the leak itself stays."""
    ship = g.state.ships[0]
    normal = (chit("A", "3"),)
    ship.hull, ship.leaks = ((LEAK_DAMAGE,), (FIRE_DAMAGE,), normal), 1
    plan(ship, "pump")
    run(g, CrewActions())
    assert ship.hull == ((FIRE_DAMAGE,), normal)
    assert ship.leaks == 1
    (pumped,) = told(g, "sg-pumped")
    assert pumped.box == 1


@pytest.mark.rule("SG-A-ACT-6")
@pytest.mark.rule("SG-A-ACT-7")
def test_fire_needs_its_token_and_stays_voluntary(sea, run, choose):
    g = sea(
        ("courageuse", "french", 300, 300, 0),
        ("hms_defence", "british", 340, 300, 0),
        level="advanced",
        steps=(),
    )
    ship = g.state.ships[0]
    run(g, Combat())
    assert "french" not in g.pending
    ship.revealed_tokens = ("fire_starboard", "musketry")
    run(g, Combat())
    words = {str(action).split()[0] for action in g.pending["french"]}
    assert words == {"fire", "fire-away", "musket", "fire-done"}
    choose(g, "french: fire-done")
    assert shot(ship.starboard) == "ball"


@pytest.mark.rule("SG-A-ACT-8")
def test_reloading_needs_its_token(g, run, choose):
    ship = g.state.ships[0]
    ship.port.load = ship.starboard.load = None
    ship.revealed_tokens = ("reload_port",)
    assert may_load(g, ship, "port")
    assert not may_load(g, ship, "starboard")
    run(g, Reload())
    choose(g, "french: load 0 port chain", "french: seal")
    assert (shot(ship.port), ship.starboard.load) == ("chain", None)


@pytest.mark.rule("SG-A-ACT-9")
@pytest.mark.rule("SG-A-ACT-10")
@pytest.mark.ruling(78)
@pytest.mark.ruling(83)
def test_a_fire_burns_two_more_turns(g, run):
    """EX23: breaks out in turn 3, action planned in 4, burns in 4 and 5, is out after 5."""
    ship = g.state.ships[1]
    ship.fires = 1  # turn 3
    run(g, StartOfTurn())  # turn 4
    plan(ship, "extinguish")
    run(g, CrewActions(), EndOfTurn())
    assert (ship.hull, ship.deferred, ship.fires) == (((FIRE_DAMAGE,),), ("extinguish",), 1)
    run(g, StartOfTurn())  # turn 5
    assert "extinguish" not in tokens(g, ship)
    assert len(crew.free_tokens(g, ship)) > 0
    run(g, CrewActions())
    assert (ship.finishing, ship.fires) == (("fire",), 1)
    run(g, EndOfTurn())
    assert (len(ship.hull), ship.fires, ship.deferred, ship.finishing) == (2, 0, (), ())
    run(g, StartOfTurn())  # turn 6
    assert len(ship.hull) == 2


@pytest.mark.rule("SG-A-ACT-9")
@pytest.mark.ruling(83)
def test_kept_tokens_use_up_the_number_even_when_it_falls(g, run):
    ship = g.state.ships[0]
    ship.fires, ship.deferred = 1, ("extinguish", "repair")
    ship.crew = (CASUALTY,) * 8  # one action left
    assert crew.token_options(g, ship) == ()
    ship.leaks = 1
    run(g, CrewActions())
    assert ship.finishing == () and "french" in g.pending  # the repair is still chosen


@pytest.mark.rule("SG-A-ACT-10")
@pytest.mark.ruling(85)
def test_one_fire_at_a_time(g, run):
    ship = g.state.ships[0]
    ship.fires, ship.deferred = 3, ("extinguish",)
    run(g, CrewActions(), EndOfTurn())
    assert ship.fires == 2


@pytest.mark.rule("SG-A-ACT-2")
@pytest.mark.ruling(84)
def test_a_deferred_token_without_a_target_simply_returns(g, run):
    ship = g.state.ships[0]
    ship.deferred = ("extinguish", "repair")
    run(g, CrewActions())
    assert not g.stack
    assert (ship.finishing, ship.deferred) == ((), ())


@pytest.mark.rule("SG-A-ACT-11")
@pytest.mark.rule("SG-A-REP-1")
@pytest.mark.rule("SG-A-REP-5")
@pytest.mark.ruling(81)
def test_repairing_a_box_of_normal_damage(g, run, choose, chit):
    """EX24: boxes 3, 2+1, fire, 1; box 2 is cleared, the fire box cannot be; once in a game."""
    ship = g.state.ships[0]
    three, two, one = chit("A", "3"), chit("A", "2"), chit("A", "1")
    ship.hull, ship.deferred = ((three,), (two, one), (FIRE_DAMAGE,), (one,)), ("repair",)
    run(g, CrewActions())
    assert {str(a) for a in g.pending["french"]} == {"repair 0 hull 0", "repair 0 hull 1", "repair 0 hull 3"}
    choose(g, "french: repair 0 hull 1")
    assert ship.hull == ((three,), (FIRE_DAMAGE,), (one,))
    assert ship.zero == (two, one)
    (repaired,) = told(g, "sg-box-repaired")
    assert repaired.box == 2
    assert crew.repairs(g, ship) == ()


@pytest.mark.rule("SG-A-PLAN-1")
def test_a_crew_without_a_free_box_does_nothing(g):
    ship = g.state.ships[0]
    mat = g.data.ships[ship.card]
    for casualties in range(mat.boxes + 1):
        ship.crew = (CASUALTY,) * casualties
        left = casualties < mat.boxes
        assert crew.action_number(g, ship) == (mat.actions[casualties] if left else 0)


@pytest.mark.rule("SG-A-ACT-10")
@pytest.mark.rule("SG-A-REP-2")
@pytest.mark.rule("SG-A-REP-4")
@pytest.mark.parametrize("work", ["fire", "leak", "mast"])
def test_work_takes_one_of_several_away(g, run, work):
    ship = g.state.ships[0]
    ship.fires = ship.leaks = ship.masts = 3
    ship.finishing = (work,)
    run(g, EndOfTurn())
    left = {"fire": ship.fires, "leak": ship.leaks, "mast": ship.masts}
    assert left == {"fire": 3, "leak": 3, "mast": 3} | {work: 2}
    assert ship.finishing == ()


@pytest.mark.rule("SG-A-REP-1")
def test_special_damage_stays_when_its_chit_is_repaired(g, run, choose, chit):
    ship = g.state.ships[0]
    ship.hull, ship.leaks, ship.deferred = ((chit("A", "3+leak"),),), 1, ("repair",)
    run(g, CrewActions())
    choose(g, "french: repair 0 hull 0")
    assert (ship.hull, ship.leaks) == ((), 1)


@pytest.mark.rule("SG-A-REP-2")
@pytest.mark.rule("SG-A-REP-3")
@pytest.mark.rule("SG-A-REP-4")
@pytest.mark.rule("SG-A-REP-5")
@pytest.mark.ruling(82)
@pytest.mark.parametrize("what", ["leak", "rudder", "mast"])
def test_repairs_that_end_with_the_turn(g, run, choose, what):
    ship = g.state.ships[0]
    again = {}
    for turn in range(2):
        ship.leaks = ship.rudder = ship.masts = 1
        ship.hull, ship.deferred = ((LEAK_DAMAGE,),), ("repair",)
        run(g, CrewActions())
        again[turn] = f"repair 0 {what} -" in {str(a) for a in g.pending["french"]}
        if not again[turn]:
            break
        choose(g, f"french: repair 0 {what} -")
        left = {"leak": ship.leaks, "rudder": ship.rudder, "mast": ship.masts}
        assert left[what] == 1
        run(g, EndOfTurn())
        left = {"leak": ship.leaks, "rudder": ship.rudder, "mast": ship.masts}
        assert left == {"leak": 1, "rudder": 1, "mast": 1} | {what: 0}
        assert ship.hull == ((LEAK_DAMAGE,),)  # damage already taken stays
    assert again == {0: True, 1: what != "mast"}


@pytest.mark.rule("SG-A-REP-4")
@pytest.mark.ruling(82)
def test_the_mast_lost_to_six_rigging_hits_cannot_be_repaired(g):
    ship = g.state.ships[0]
    ship.rigging = 6
    assert crew.repairs(g, ship) == ()


@pytest.mark.rule("SG-O-GREEN-4")
@pytest.mark.ruling(107)
@pytest.mark.parametrize(("toss", "kept"), [(1, ("fire_starboard",)), (2, ("fire_port", "fire_starboard"))])
def test_untrained_sailors_may_lose_one_new_action(g, run, fixed_dice, toss, kept):
    ship = g.state.ships[0]
    ship.green_sailors, ship.deferred = True, ("extinguish",)
    ship.fires = 1
    plan(ship, "fire_port", "fire_starboard")
    fixed_dice(g, faces=(toss,), picks=(0,))
    run(g, CrewActions())
    assert ship.revealed_tokens == kept
    assert ship.finishing == ("fire",)  # what was begun last turn is safe
    (event,) = told(g, "sg-green-sailors")
    assert (event.action, event.roll.sides, event.lost) == ("fire_port", (2,), toss == 1)


@pytest.mark.rule("SG-O-GREEN-3")
@pytest.mark.ruling(70)
def test_untrained_gunners_reload_in_two_turns(g, run, choose):
    ship = g.state.ships[0]
    ship.green_gunners, ship.port.load = True, None
    plan(ship, "reload_port")
    run(g, CrewActions(), EndOfTurn())
    assert ship.deferred == ("reload_port",)
    assert not may_load(g, ship, "port")
    assert "reload_port" not in tokens(g, ship)
    run(g, CrewActions())
    assert may_load(g, ship, "port")
    run(g, Reload())
    choose(g, "french: load 0 port ball", "french: seal")
    assert shot(ship.port) == "ball"


@pytest.mark.rule("SG-A-SET-2")
def test_the_sail_setting_is_chosen_at_the_start(g, run, choose):
    run(g, FirstOrders())
    choose(g, "french: load 0 port ball", "french: load 0 starboard ball")
    assert [str(a) for a in g.pending["french"]] == ["sails 0 backing", "sails 0 battle", "sails 0 full"]
    choose(g, "french: sails 0 full")
    ship, card = g.state.ships[0], g.pending["french"][0].card
    line = g.data.decks[g.data.ships[ship.card].deck].cards[card].lines["full_green"]
    ghost = RULESET.preview(g, "french", g.pending["french"][0]).ghosts["green"]
    assert ghost.end == line.end(ship.pose), "the first card is drawn for the sails just chosen"


@pytest.mark.rule("SG-A-SET-2")
def test_the_sails_chosen_at_the_start_are_hidden_until_all_have_chosen(g, run, choose):
    """Any setting but furled."""
    run(g, FirstOrders())
    choose(g, "french: load 0 port ball", "french: load 0 starboard ball", "french: sails 0 full")
    thought = {g.fork("british", seed).stack[-1].sails[0].value for seed in range(30)}
    assert thought == {"backing", "battle", "full"}
    assert g.fork("french", 1).stack[-1].sails[0].value == "full"


@pytest.mark.rule("SG-A-PLAN-3")
@pytest.mark.ruling(33)
def test_furled_ships_plan_no_card(g):
    ship = g.state.ships[0]
    assert must_plan(g, ship)
    ship.sails = "furled"
    assert not must_plan(g, ship)
