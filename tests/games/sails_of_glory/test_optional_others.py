"""Optional rules: grog, entangling, flagship, magazine, sinking, spreading fire, hulks."""

from __future__ import annotations

import pytest

from mats import B, S, cards, declare, hits, hold, plan
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.data.model import CASUALTY, FIRE_DAMAGE, LEAK_DAMAGE
from quarterdeck.games.sails_of_glory.options import SWITCHES
from quarterdeck.games.sails_of_glory.rules import optional_entangling, optional_other
from quarterdeck.games.sails_of_glory.rules.advanced_actions import CrewActions
from quarterdeck.games.sails_of_glory.rules.advanced_crew import token_options
from quarterdeck.games.sails_of_glory.rules.basic_combat import fire_all, resolve
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement
from quarterdeck.games.sails_of_glory.rules.basic_planning import must_plan
from quarterdeck.games.sails_of_glory.rules.chits import crew_symbol
from quarterdeck.games.sails_of_glory.rules.optional_grog import may_drink
from quarterdeck.games.sails_of_glory.rules.start_of_turn import StartOfTurn
from quarterdeck.games.sails_of_glory.rules.striking import strike
from quarterdeck.games.sails_of_glory.state import CoastalBattery, Order
from quarterdeck.kernel import SetupRefused

FAR = (("courageuse", "french", 200, 200, 0), ("hms_defence", "british", 700, 700, 0))
TOUCHING = (("courageuse", "french", 300, 400, 0), ("hms_terpsichore", "british", 350, 400, 0))


# ------------------------------------------------------------------------------- in general


@pytest.mark.rule("SG-O-GEN-1")
@pytest.mark.parametrize("option", sorted(SWITCHES))
def test_every_option_belongs_to_its_levels(option):
    levels = ["basic", "standard", "advanced"]
    lowest = levels.index(SWITCHES[option][0])
    needs = {"wind_direction": True} if option == "wind_strength" else {}
    for number, level in enumerate(levels):
        chosen = {"level": level, option: True, **needs}
        if number >= lowest:
            assert RULESET.new("enemy_in_sight", chosen, seed=1).pending
        else:
            with pytest.raises(SetupRefused, match="sg-option-needs-level"):
                RULESET.new("enemy_in_sight", chosen, seed=1)


@pytest.mark.rule("SG-O-GEN-1")
def test_options_that_do_not_go_together():
    with pytest.raises(SetupRefused, match="sg-option-needs-option"):
        RULESET.new("enemy_in_sight", {"level": "advanced", "wind_strength": True})
    with pytest.raises(SetupRefused, match="sg-option-needs-level"):
        RULESET.new("enemy_in_sight", {"level": "standard", "green_sailors": "both"})
    with pytest.raises(SetupRefused, match="sg-too-many-captains"):
        RULESET.new("enemy_in_sight", {"captains": 6})


@pytest.mark.rule("SG-O-GEN-2")
@pytest.mark.ruling(75)
@pytest.mark.parametrize(("face", "happens"), [("crew", True), ("0", False)])
def test_an_e_chit_decides_and_goes_back(sea, stack_cup, face, happens):
    g = sea(*FAR, steps=())
    stack_cup(g, "E", face)
    assert crew_symbol(g, "tangle", "0 1") is happens
    assert [g.data.chits[i].face for i in g.state.cups["E"].items] == [face]


@pytest.mark.rule("SG-O-GEN-2")
@pytest.mark.ruling(75)
def test_without_e_chits_in_the_cup_half_and_half_decides(sea, fixed_dice):
    g = sea(*FAR, steps=())
    g.state.cups["E"].items.clear()
    assert 160 < sum(crew_symbol(g, "tangle", "0 1") for _ in range(400)) < 240
    fixed_dice(g, picks=(0, 1))
    assert [crew_symbol(g, "tangle", "0 1") for _ in range(2)] == [False, True]


# ------------------------------------------------------------------------------- grog


@pytest.mark.rule("SG-O-GROG-1")
@pytest.mark.ruling(106)
def test_grog_once_and_far_from_the_enemy(sea, run, choose):
    g = sea(*FAR, options={"grog": True}, steps=())
    ship = g.state.ships[0]
    run(g, StartOfTurn())
    assert not g.stack  # no casualty, nobody is asked
    ship.crew = (CASUALTY, CASUALTY)
    run(g, StartOfTurn())
    choose(g, "french: grog 0")
    assert (len(ship.crew), len(ship.zero), ship.grog_drunk) == (1, 1, True)
    run(g, StartOfTurn())
    assert not g.stack


@pytest.mark.rule("SG-O-GROG-1")
@pytest.mark.ruling(106)
@pytest.mark.parametrize(("gap", "asked"), [(125, False), (126, True)])
def test_no_grog_with_an_enemy_within_half_a_ruler(sea, run, gap, asked):
    ships = (("courageuse", "french", 200, 400, 0), ("hms_defence", "british", 250 + gap, 400, 0))
    g = sea(*ships, options={"grog": True}, steps=())
    g.state.ships[0].crew = (CASUALTY,)
    run(g, StartOfTurn())
    assert bool(g.stack) is asked


@pytest.mark.rule("SG-O-GROG-1")
@pytest.mark.ruling(106)
@pytest.mark.parametrize(
    ("side", "fate", "near"),
    [("french", None, False), ("british", None, True), ("british", "sunk", False), ("french", "sunk", False)],
)
def test_only_an_enemy_in_play_keeps_the_grog_away(sea, side, fate, near):
    ships = (("courageuse", "french", 200, 400, 0), ("hms_defence", side, 260, 400, 0))
    g = sea(*ships, options={"grog": True}, steps=())
    g.state.ships[0].crew = (CASUALTY,)
    g.state.ships[1].fate = fate
    assert may_drink(g, g.state.ships[0]) is not near


@pytest.mark.rule("SG-O-GROG-2")
def test_grog_is_an_action_in_the_advanced_rules(sea, run):
    g = sea(*FAR, level="advanced", options={"grog": True}, steps=())
    ship = g.state.ships[0]
    ship.crew = (CASUALTY,)
    run(g, StartOfTurn())
    assert not g.stack
    assert "token 0 grog" in {str(a) for a in token_options(g, ship)}
    plan(ship, ("grog",))
    run(g, CrewActions())
    assert (ship.crew, ship.grog_drunk) == ((), True)


# ------------------------------------------------------------------------------- entangling


@pytest.mark.rule("SG-O-TANGLE-1")
@pytest.mark.ruling(88)
@pytest.mark.parametrize("friends", [False, True])
@pytest.mark.parametrize(("face", "tangled"), [("crew", True), ("0", False)])
def test_bases_in_contact_may_tangle(sea, run, stack_cup, friends, face, tangled):
    other = ("hms_terpsichore", "french" if friends else "british", 350, 400, 0)
    g = sea(TOUCHING[0], other, options={"entangling": True}, steps=())
    stack_cup(g, "E", face)
    run(g, StartOfTurn())
    assert (g.state.entangled == ((0, 1),)) is tangled


@pytest.mark.rule("SG-O-TANGLE-1")
@pytest.mark.ruling(129)
def test_anchored_ships_do_not_tangle(sea):
    g = sea(*TOUCHING, options={"entangling": True}, steps=())
    assert optional_entangling.touching(g) == [(0, 1)]
    g.state.ships[1].anchored = True
    assert optional_entangling.touching(g) == []


@pytest.mark.rule("SG-O-TANGLE-2")
@pytest.mark.ruling(90)
def test_entangled_ships_lose_their_card(sea, run):
    g = sea(*TOUCHING, options={"entangling": True}, steps=())
    g.state.entangled = ((0, 1),)
    assert not must_plan(g, g.state.ships[0])
    std = sea(*TOUCHING, level="standard", options={"entangling": True}, steps=())
    std.state.entangled = ((0, 1),)
    ship = std.state.ships[0]
    assert must_plan(std, ship)
    hold(ship, ("A1", "A7"))
    pose = ship.pose
    run(std, Movement())
    assert (ship.pose, cards(ship)) == (pose, ("A7",))


@pytest.mark.rule("SG-O-TANGLE-3")
@pytest.mark.ruling(89)
@pytest.mark.parametrize(("face", "clear"), [("crew", True), ("0", False)])
def test_getting_clear_and_not_tangled_again_at_once(sea, stack_cup, face, clear):
    g = sea(*TOUCHING, options={"entangling": True}, steps=())
    g.state.entangled = ((0, 1),)
    stack_cup(g, "E", face)
    optional_entangling.check(g)
    assert (g.state.entangled == ()) is clear


# ------------------------------------------------------------------------------- flagship


@pytest.mark.rule("SG-O-FLAG-1")
@pytest.mark.ruling(105)
@pytest.mark.parametrize("fate", ["surrendered", "left", "sunk", "exploded"])
def test_loss_of_the_flagship(sea, fate):
    ships = (*FAR, ("genereux", "french", 500, 200, 0), ("hms_terpsichore", "british", 200, 700, 0))
    g = sea(*ships, options={"flagship": True}, steps=())
    flagship, gunner, friend, watcher = (g.state.ships[n] for n in (0, 1, 2, 3))
    flagship.flagship = True
    gunner.crew = watcher.crew = (CASUALTY,) * 3
    gunner.fired_at = (0,)
    strike(g, flagship, fate)
    assert [len(s.crew) for s in (friend, gunner, watcher)] == [2, 1, 2]
    strike(g, flagship, fate)  # only once
    assert len(friend.crew) == 2


@pytest.mark.rule("SG-O-FLAG-1")
def test_who_fired_at_the_flagship_is_known_until_the_next_turn(sea, run):
    g = sea(*FAR, steps=())
    declare(g, Order(S(1), "port", S(0), range=20000))
    fire_all(g)
    assert g.state.ships[1].fired_at == (0,)
    run(g, StartOfTurn())
    assert g.state.ships[1].fired_at == ()


@pytest.mark.rule("SG-O-FLAG-1")
@pytest.mark.parametrize(
    "order", [Order(S(1), "port", B(0)), Order(B(1), "guns", S(0), "1"), Order(S(1), "port", None)]
)
def test_only_fire_of_a_ship_at_a_ship_is_remembered(sea, order):
    """Ship and battery of one number are two."""
    g = sea(*FAR, steps=())
    g.state.batteries = [CoastalBattery(n, "french", "french", (40000, 60000), -1, "battery") for n in (0, 1)]
    resolve(g, order)
    assert [ship.fired_at for ship in g.state.ships] == [(), ()]


@pytest.mark.rule("SG-O-FLAG-1")
def test_the_flagship_effect_may_take_another_ship(sea):
    ships = (*FAR, ("genereux", "french", 500, 200, 0))
    g = sea(*ships, options={"flagship": True}, steps=())
    g.state.ships[0].flagship = True
    g.state.ships[2].crew = (CASUALTY,) * 9
    strike(g, g.state.ships[0], "sunk")
    assert g.state.ships[2].fate == "surrendered"


# ------------------------------------------------------------------------------- fire and water


@pytest.mark.rule("SG-O-FLAG-1")
@pytest.mark.rule("SG-B-DAM-8")
@pytest.mark.ruling(53)
@pytest.mark.ruling(105)
def test_a_crew_lost_in_the_same_fire_as_the_enemy_flagship_strikes_too(sea, stack_cup):
    """Both ships lose their last box at the same time: the men the flagship gives back come too late."""
    ships = (("hms_defence", "british", 300, 400, 0), ("courageuse", "french", 360, 400, 0))
    g = sea(*ships, options={"flagship": True}, steps=())
    flagship, enemy = g.state.ships
    flagship.flagship = True
    for ship in (flagship, enemy):
        ship.crew = (CASUALTY,) * (g.data.ships[ship.card].boxes - 1)
        ship.crew_then = len(ship.crew)
    stack_cup(g, "E", "crew", "crew", "crew", "crew", "crew", "crew")
    declare(g, Order(S(1), "musket", S(0)), Order(S(0), "musket", S(1)))
    fire_all(g)
    assert (flagship.fate, enemy.fate) == ("surrendered", "surrendered")


@pytest.mark.rule("SG-O-MAG-1")
@pytest.mark.ruling(100)
def test_the_magazine_is_in_danger_from_the_third_token(sea, run, fixed_dice):
    g = sea(*FAR, level="advanced", options={"magazine": True}, steps=())
    ship = g.state.ships[0]
    ship.fires = 1
    fixed_dice(g)
    run(g, StartOfTurn())
    run(g, StartOfTurn())
    assert ship.fire_taken == 2  # two tokens without a draw
    fixed_dice(g, faces=(3,))
    run(g, StartOfTurn())
    assert (ship.fire_taken, ship.fate) == (3, None)
    fixed_dice(g, faces=(4,))
    run(g, StartOfTurn())
    assert ship.fate == "exploded"


@pytest.mark.rule("SG-O-MAG-2")
@pytest.mark.ruling(100)
@pytest.mark.parametrize(("face", "fires"), [("0", 0), ("3", 1), ("crew", 1), ("2+fire", 2)])
def test_ships_touching_an_explosion(sea, stack_cup, face, fires):
    g = sea(*TOUCHING, level="advanced", options={"magazine": True}, steps=())
    stack_cup(g, "A", face)
    optional_other.explode(g, g.state.ships[0])
    assert g.state.ships[0].fate == "exploded"
    other = g.state.ships[1]
    assert other.fires == fires
    assert len(other.hull) + len(other.crew) + len(other.zero) == 1


@pytest.mark.rule("SG-O-MAG-2")
@pytest.mark.ruling(135)
@pytest.mark.parametrize("blows_up", [0, 1])
@pytest.mark.parametrize("face", ["2+fire", "3+leak"])
def test_what_an_explosion_starts_does_damage_from_the_next_turn_on(
    sea, run, stack_cup, fixed_dice, blows_up, face
):
    """The same for the ship with the lower and the higher number."""
    g = sea(*TOUCHING, level="advanced", options={"magazine": True}, steps=())
    powder, other = g.state.ships[blows_up], g.state.ships[1 - blows_up]
    powder.fires, powder.fire_taken = 1, 2
    stack_cup(g, "A", face)
    fixed_dice(g, faces=(4,))
    run(g, StartOfTurn())
    assert powder.fate == "exploded"
    assert (other.fires, other.leaks) == ((2, 0) if face == "2+fire" else (1, 1))
    assert (other.fire_taken, other.leak_taken) == (0, 0)
    run(g, StartOfTurn())
    assert (other.fire_taken, other.leak_taken) == ((2, 0) if face == "2+fire" else (1, 1))


@pytest.mark.rule("SG-O-SINK-1")
@pytest.mark.ruling(101)
def test_sinking_counts_tokens_pumped_out_since(sea, run, fixed_dice):
    g = sea(*FAR, level="advanced", options={"sinking": True}, steps=())
    ship = g.state.ships[0]
    ship.leaks, ship.leak_taken = 1, 2  # both pumped out
    fixed_dice(g, faces=(1,))
    run(g, StartOfTurn())
    assert ship.hull == ((LEAK_DAMAGE,),)
    fixed_dice(g, faces=(4,))
    run(g, StartOfTurn())
    assert ship.fate == "sunk"


@pytest.mark.rule("SG-O-SPREAD-1")
@pytest.mark.ruling(102)
@pytest.mark.parametrize(("arc", "distance", "fires"), [("full", 50, 1), ("front", 50, 0), ("full", 52, 0)])
def test_fire_spreads_to_the_firing_ship_in_contact(sea, chit, arc, distance, fires):
    ships = (TOUCHING[0], ("hms_terpsichore", "british", 300 + distance, 400, 0))
    g = sea(*ships, level="advanced", options={"fire_spread": True}, steps=())
    chits = hits([chit("A", "2+fire"), chit("A", "2+fire")])
    events = optional_other.spread(g, Order(S(0), "starboard", S(1), arc), chits)
    assert [e.what for e in events] == (["sg-fire-spreads", "sg-fire-on-board"] if fires else [])
    assert not any(hit.doused for hit in chits)
    assert g.state.ships[0].fires == fires


@pytest.mark.rule("SG-O-SPREAD-1")
@pytest.mark.ruling(102)
@pytest.mark.parametrize(
    ("firer", "weapon", "target", "faces", "option", "spreads"),
    [
        (S(0), "starboard", S(1), ("2+fire",), True, True),
        (S(0), "starboard", S(1), ("2",), True, False),
        (S(0), "starboard", S(1), ("2+fire",), False, False),
        (S(0), "musket", S(1), ("2+fire",), True, False),
        (S(0), "starboard", B(1), ("2+fire",), True, False),  # from ship to ship alone
        (B(0), "guns", S(1), ("2+fire",), True, False),
    ],
)
def test_what_fire_spreads_from(sea, chit, firer, weapon, target, faces, option, spreads):
    g = sea(*TOUCHING, level="advanced", options={"fire_spread": option}, steps=())
    chits = hits([chit("A", face) for face in faces])
    assert bool(optional_other.spread(g, Order(firer, weapon, target, "full"), chits)) is spreads


@pytest.mark.rule("SG-O-SPREAD-2")
@pytest.mark.ruling(102)
@pytest.mark.ruling(103)
def test_water_on_the_enemy(sea, run, choose, stack_cup):
    g = sea(*TOUCHING, level="advanced", options={"fire_spread": True}, steps=())
    firer, target = g.state.ships
    firer.fires = 1
    plan(firer, ("extinguish",))
    run(g, CrewActions())
    choose(g, "french: douse 0 yes")
    assert firer.deferred == ()  # the token is back after this turn's combat
    stack_cup(g, "A", "2+fire", "2+fire", "2+fire")
    declare(g, Order(S(0), "starboard", S(1), range=1000))
    fire_all(g)
    assert (firer.fires, target.fires) == (1, 0)
    assert len(target.hull) == 3


@pytest.mark.rule("SG-O-SPREAD-2")
def test_the_own_fire_may_be_chosen_instead(sea, run, choose):
    g = sea(*TOUCHING, level="advanced", options={"fire_spread": True}, steps=())
    firer = g.state.ships[0]
    firer.fires = 1
    plan(firer, ("extinguish",))
    run(g, CrewActions())
    choose(g, "french: douse 0 no")
    assert firer.deferred == ("extinguish",)


# ------------------------------------------------------------------------------- hulks


@pytest.mark.rule("SG-O-HULK-1")
@pytest.mark.ruling(104)
def test_a_hulk_sails_her_cards_and_then_stays(sea, run):
    g = sea(*FAR, level="standard", options={"hulks": True}, steps=())
    ship = g.state.ships[0]
    hold(ship, ("A1",))
    strike(g, ship, "surrendered")
    assert (ship.hulk, ship.on_table, ship.in_play) == (True, True, False)
    assert not must_plan(g, ship)
    before = ship.pose
    run(g, Movement())
    moved = ship.pose
    assert moved != before
    run(g, Movement())
    assert ship.pose == moved


@pytest.mark.rule("SG-O-HULK-2")
@pytest.mark.ruling(104)
def test_running_against_a_hulk_hurts_anybody(sea, run):
    ships = (("courageuse", "french", 300, 500, 0), ("hms_defence", "british", 300, 380, 0))
    g = sea(*ships, level="standard", options={"hulks": True}, steps=())
    hulk, ship = g.state.ships
    strike(g, hulk, "surrendered")
    hold(ship, ("D1", "D1"))
    run(g, Movement())
    assert len(ship.hull) + len(ship.crew) + len(ship.zero) > 0


@pytest.mark.rule("SG-O-HULK-2")
@pytest.mark.ruling(32)
@pytest.mark.ruling(104)
@pytest.mark.parametrize(("side", "hurt"), [("british", False), ("french", True)])
def test_a_hulk_that_still_sails_hurts_only_her_own_side(sea, run, side, hurt):
    ships = (("genereux", "french", 300, 380, 0), ("courageuse", side, 300, 580, 180))
    g = sea(*ships, level="standard", options={"hulks": True}, steps=())
    hulk, ship = g.state.ships
    hold(hulk, (g.data.decks[g.data.ships["genereux"].deck].straight,) * 2)
    hold(ship, ("A1", "A1"))
    strike(g, hulk, "surrendered")
    run(g, Movement())
    assert ship.collided == (0,)
    assert bool(len(ship.hull) + len(ship.crew) + len(ship.zero)) is hurt


@pytest.mark.rule("SG-O-HULK-3")
@pytest.mark.ruling(104)
@pytest.mark.parametrize(
    ("change", "fate", "stays"),
    [
        ({}, "surrendered", True),
        ({"fires": 1}, "surrendered", False),
        ({"leaks": 1}, "surrendered", False),
        ({"leaks": 1, "aground": True}, "surrendered", True),  # she cannot sink there
        ({"fires": 1, "aground": True}, "surrendered", False),
        *[({}, fate, False) for fate in ("sunk", "exploded", "left")],
    ],
)
def test_burning_leaking_sunk_or_exploded_ships_are_removed(sea, change, fate, stays):
    g = sea(*FAR, level="advanced", options={"hulks": True}, steps=())
    for name, value in change.items():
        setattr(g.state.ships[0], name, value)
    strike(g, g.state.ships[0], fate)
    assert g.state.ships[0].on_table is stays


# ------------------------------------------------------------------------------- all of them


@pytest.mark.rule("SG-A-DAM-2")
@pytest.mark.ruling(133)
def test_order_at_the_start_of_a_turn(sea, run, stack_cup):
    options = {"wind_direction": True, "wind_strength": True, "entangling": True, "boarding": True}
    g = sea(*TOUCHING, level="advanced", options=options, steps=())
    g.state.ships[0].fires = g.state.ships[1].leaks = 1
    g._fresh = []
    run(g, StartOfTurn())
    told = [event.what for event in g._fresh if event.what not in ("sg-wind-turns", "sg-wind-strength")]
    assert told == [
        "sg-fire-damage",
        "sg-leak-damage",
        "sg-wind-token",
        "sg-strength-token",
        "sg-tangle-check",
    ]
    assert g.state.ships[0].hull == ((FIRE_DAMAGE,),)
