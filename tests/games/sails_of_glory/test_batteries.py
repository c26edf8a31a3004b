"""Coastal batteries: loading, firepower, damage and the actions of their garrisons."""

from __future__ import annotations

import pytest

from forts import FAR, make
from mats import B, S, declare, declared, hits, shot, told
from quarterdeck.games.sails_of_glory.data.model import CASUALTY, FIRE_DAMAGE
from quarterdeck.games.sails_of_glory.ids import FORT_ARCS
from quarterdeck.games.sails_of_glory.rules import batteries, chits
from quarterdeck.games.sails_of_glory.rules.advanced_actions import CrewActions
from quarterdeck.games.sails_of_glory.rules.basic_combat import Combat, fire_all, resolve
from quarterdeck.games.sails_of_glory.rules.batteries import DeclareGuns, ReloadGuns
from quarterdeck.games.sails_of_glory.rules.common import load_fort
from quarterdeck.games.sails_of_glory.rules.end_of_turn import EndOfTurn
from quarterdeck.games.sails_of_glory.rules.standard_setup import FirstOrders
from quarterdeck.games.sails_of_glory.rules.start_of_turn import StartOfTurn
from quarterdeck.games.sails_of_glory.state import Order


@pytest.mark.rule("SG-T-BAT-1")
@pytest.mark.rule("SG-S-SET-1")
@pytest.mark.rule("SG-S-REL-2")
@pytest.mark.ruling(54)
def test_a_battery_loads_its_first_shot_secretly_and_may_be_emptied(sea, run, choose):
    g, battery = make(sea, "standard")
    for ship in g.state.ships:
        ship.seat = ship.side = "british"
    run(g, FirstOrders())
    assert {str(a) for a in g.pending["french"]} == {
        "guns-load 0 ball",
        "guns-load 0 chain",
        "guns-load 0 grape",
    }
    choose(g, "french: guns-load 0 grape", "french: seal")
    loads = {g.fork("british", seed).stack[-1].loads[0].value.ammo for seed in range(30)}
    assert loads == {"ball", "chain", "grape"}  # nobody else knows
    g.stack[-1].advance(g)
    assert shot(battery.guns) == "grape"
    run(g, Combat())
    assert "guns-away 0" in {str(a) for a in g.pending["french"]}
    choose(g, "french: guns-away 0")
    fire_all(g)
    assert (battery.guns.load, battery.guns.fired) == (None, "grape")
    basic, _ = make(sea, "basic", at=(400, 680))  # no target: nothing to ask in the basic rules
    run(basic, Combat())
    assert "french" not in basic.pending


@pytest.mark.rule("SG-T-BAT-2")
@pytest.mark.ruling(53)
def test_the_load_and_the_fire_of_a_battery_are_hidden_from_a_fork_of_the_enemy(sea, run, choose):
    ships = (("hms_defence", "british", 400, 545, 90), ("hms_terpsichore", "british", 350, 420, 0))
    g, battery = make(sea, "standard", ships=ships)
    load_fort(g, battery, "chain")
    run(g, Combat())
    choose(g, "french: guns 0 1 ship-0 -", "french: garrison-muskets 0 ship-0")
    forks = [g.fork("british", seed) for seed in range(40)]
    assert {shot(fork.state.batteries[0].guns) for fork in forks} == {"ball", "chain", "grape"}
    imagined = {
        tuple((o.weapon, o.target, o.ammo) for o in declared(fork) if o.firer == B(0)) for fork in forks
    }
    assert () in imagined and len(imagined) > 4
    for held in (sealed.value for fork in forks for sealed in fork.state.orders):
        assert held.order is None or held.order.weapon == held.weapon
    own = g.fork("french", 1)
    assert own.state.orders == g.state.orders and shot(own.state.batteries[0].guns) == "chain"


@pytest.mark.rule("SG-T-BAT-1")
def test_firepower_of_the_arc_and_the_first_empty_box(sea):
    g, battery = make(sea)
    order = Order(B(0), "guns", S(0), "1", "ball", 17500)
    assert len(resolve(g, order).hits) == 5
    battery.hull_then = 7
    assert len(resolve(g, order).hits) == 2
    assert batteries.firepower(g, Order(B(0), "musket", S(0))) == 3


@pytest.mark.rule("SG-T-BAT-1")
@pytest.mark.rule("SG-T-BAT-6")
@pytest.mark.parametrize(
    ("card", "guns", "muskets", "actions"),
    [
        ("battery", "454 454 444 343 333 232 222 121", "33322211", "33332221"),
        ("redoubt", "3 3 2 2 1 1", "222111", "222211"),
    ],
)
def test_every_box_of_a_battery(sea, card, guns, muskets, actions):
    """[docs/decisions/0302] The first empty box counts; without one there is nothing."""
    g, battery = make(sea, "advanced", card=card)
    rows = [*guns.split(), "0" * len(guns.split()[0])]
    for covered, row in enumerate(rows):
        battery.hull_then = battery.crew_then = covered
        battery.hull = ((0,),) * covered
        power = [batteries.firepower(g, Order(B(0), "guns", S(0), arc)) for arc in FORT_ARCS[: len(row)]]
        assert power == [int(number) for number in row]
        assert batteries.firepower(g, Order(B(0), "musket", S(0))) == int((muskets + "0")[covered])
        assert batteries.action_number(g, battery) == int((actions + "0")[covered])


@pytest.mark.rule("SG-T-BAT-3")
def test_batteries_rake_in_the_standard_rules(sea):
    bow_on = (("hms_defence", "british", 400, 400, 0), FAR)
    g, battery = make(sea, "standard", ships=bow_on)
    order = batteries.order_for(battery, batteries.battery_shots(g, battery)[0])
    assert len(resolve(g, order).hits) == 5 + 2
    basic, gun = make(sea, "basic", ships=bow_on)
    order = batteries.order_for(gun, batteries.battery_shots(basic, gun)[0])
    assert len(resolve(basic, order).hits) == 5


@pytest.mark.rule("SG-T-BAT-4")
@pytest.mark.ruling(122)
def test_only_casualties_and_fire_are_special_damage(sea, chit):
    g, battery = make(sea, "advanced")
    batteries.suffer(
        g, B(0), hits(chit("A", f) for f in ("2+fire", "2+crew", "3+leak", "2+rudder", "crew", "0"))
    )
    assert (battery.fires, len(battery.crew), len(battery.zero)) == (1, 2, 1)
    assert sum(len(box) for box in battery.hull) == 4
    batteries.suffer(g, B(0), hits((chit("C", "sail"), chit("C", "crew"))))
    assert len(battery.crew) == 3
    assert battery.zero == (chit("A", "0"), chit("C", "sail"))  # no sails ashore: as good as a zero
    standard, other = make(sea, "standard")
    batteries.suffer(standard, B(0), hits([chit("A", "2+fire")]))
    assert other.fires == 0


@pytest.mark.rule("SG-T-BAT-4")
@pytest.mark.rule("SG-O-MAG-1")
def test_fire_and_magazine_of_a_battery(sea, run, fixed_dice):
    g, battery = make(sea, "advanced", magazine=True)
    battery.fires = 1
    fixed_dice(g)
    run(g, StartOfTurn())
    run(g, StartOfTurn())
    assert battery.hull == ((FIRE_DAMAGE,), (FIRE_DAMAGE,))
    fixed_dice(g, faces=(4,))
    run(g, StartOfTurn())
    assert battery.fate == "exploded"


@pytest.mark.rule("SG-T-BAT-5")
def test_destroyed_or_surrendered(sea, chit):
    g, battery = make(sea)
    battery.hull = ((chit("A", "5"),),) * 8
    batteries.strike_if_beaten(g, {})
    assert (battery.fate, battery.hull) == ("destroyed", ())
    g, battery = make(sea)
    battery.crew = (CASUALTY,) * 8
    batteries.strike_if_beaten(g, {})
    assert battery.fate == "surrendered"


@pytest.mark.rule("SG-T-BAT-5")
def test_a_battery_still_fires_in_the_phase_it_falls(sea, stack_cup):
    g, battery = make(sea)
    battery.hull = (((g.data.chit("A", "5")),),) * 7
    declare(
        g,
        Order(S(0), "port", B(0), "full", "ball", 10000),
        Order(B(0), "guns", S(0), "1", "ball", 10000),
    )
    stack_cup(g, "A", *["5"] * 20)
    fire_all(g)
    assert battery.fate == "destroyed"
    assert g.state.ships[0].hull


@pytest.mark.rule("SG-T-BAT-6")
@pytest.mark.ruling(122)
def test_actions_of_a_garrison(sea, run, choose, chit):
    g, battery = make(sea, "advanced")
    battery.hull, battery.fires = ((chit("A", "2"),),), 1
    run(g, CrewActions())
    words = {str(a) for a in g.pending["french"]}
    assert words == {f"garrison-token 0 {t}" for t in ("fire_guns", "musketry", "extinguish", "repair")} | {
        "garrison-done 0"
    }
    choose(
        g, "french: garrison-token 0 repair", "french: garrison-token 0 extinguish", "french: garrison-done 0"
    )
    assert battery.deferred == ("extinguish", "repair")
    run(g, EndOfTurn())
    assert not batteries.may_fire(g, battery)  # no fire action planned
    run(g, CrewActions())
    choose(g, "french: garrison-done 0")
    assert (battery.hull, battery.hull_repaired) == ((), True)
    run(g, EndOfTurn())
    assert battery.fires == 0


@pytest.mark.rule("SG-T-BAT-6")
@pytest.mark.parametrize(
    ("fires", "deferred", "finishing"),
    [(1, ("extinguish",), ("fire",)), (1, (), ()), (0, ("extinguish",), ()), (0, ("repair",), ())],
)
def test_a_fire_is_put_out_by_who_sets_about_it(sea, fires, deferred, finishing):
    g, battery = make(sea, "advanced")
    battery.fires, battery.deferred = fires, deferred
    batteries.reveal(g)
    assert (battery.finishing, battery.deferred) == (finishing, ())


@pytest.mark.rule("SG-T-BAT-6")
@pytest.mark.ruling(122)
def test_the_fullest_box_is_repaired_and_the_others_stay(sea, chit):
    """Of 3, 3 and 2, 4 and a box of fire damage the second, with 5, is cleared, once in a game."""
    g, battery = make(sea, "advanced")
    three, two, four = (chit("A", face) for face in "324")
    battery.hull, battery.deferred = ((three,), (three, two), (four,), (FIRE_DAMAGE,)), ("repair",)
    batteries.reveal(g)
    assert battery.hull == ((three,), (four,), (FIRE_DAMAGE,))
    assert battery.zero == (three, two)
    (repaired,) = told(g, "sg-box-repaired")
    assert repaired.box == 2
    battery.deferred = ("repair",)
    batteries.reveal(g)
    assert battery.hull == ((three,), (four,), (FIRE_DAMAGE,))


@pytest.mark.rule("SG-T-BAT-2")
@pytest.mark.rule("SG-S-REL-2")
@pytest.mark.ruling(54)
@pytest.mark.ruling(65)
@pytest.mark.parametrize(
    ("level", "loaded", "offered"),
    [
        ("basic", True, {"guns 0 1 ship-0 -"}),
        ("basic", False, {"guns 0 1 ship-0 ball"}),
        ("standard", True, {"guns 0 1 ship-0 -", "guns-away 0"}),
        ("standard", False, {f"guns 0 1 ship-0 {shot}" for shot in ("ball", "chain", "grape")}),
    ],
)
def test_what_a_battery_may_fire(sea, run, level, loaded, offered):
    """What it is loaded with, which beyond the basic rules may be fired away; by continuous fire any shot."""
    g, battery = make(sea, level, continuous_fire=True)
    if not loaded:
        battery.guns.load = None
    run(g, DeclareGuns())
    assert {str(action) for action in g.pending["french"]} == offered | {"guns-hold 0"}


GUNS, RELOAD, MUSKETS, FIRE, REPAIR = batteries.TOKENS
LOADED, EMPTY = {}, {"load": None}


@pytest.mark.rule("SG-T-BAT-6")
@pytest.mark.ruling(65)
@pytest.mark.parametrize(
    ("guns", "log", "planned", "continuous", "left"),
    [
        (LOADED, {}, (), False, {GUNS, MUSKETS, REPAIR}),
        (LOADED, {}, (), True, {GUNS, MUSKETS, REPAIR}),
        (LOADED, {}, (MUSKETS,), False, {GUNS, REPAIR}),
        (EMPTY, {}, (), False, {RELOAD, MUSKETS, REPAIR}),
        (EMPTY, {}, (), True, {GUNS, RELOAD, MUSKETS, REPAIR}),
        (EMPTY, {}, (GUNS,), True, {MUSKETS, REPAIR}),  # fired empty: not reloaded in that turn
        (EMPTY, {}, (RELOAD,), True, {MUSKETS, REPAIR}),
        (LOADED, {"fires": 1}, (), False, {GUNS, MUSKETS, FIRE, REPAIR}),
        (LOADED, {"hull_repaired": True}, (), False, {GUNS, MUSKETS}),
        (LOADED, {"deferred": (REPAIR,)}, (), False, {GUNS, MUSKETS}),
        (LOADED, {"deferred": (REPAIR,)}, (GUNS,), False, {MUSKETS}),
        (
            LOADED,
            {"deferred": (REPAIR,)},
            (GUNS, MUSKETS),
            False,
            set(),
        ),  # three actions, one of them under way
        (LOADED, {"hull": ((0,),) * 3}, (GUNS, MUSKETS), False, {REPAIR}),
        (LOADED, {"hull": ((0,),) * 4}, (GUNS, MUSKETS), False, set()),  # the fifth box allows two
        (LOADED, {"crew": (CASUALTY,) * 4}, (GUNS, MUSKETS), False, set()),
        (LOADED, {"crew": (CASUALTY,) * 7}, (), False, {GUNS, MUSKETS, REPAIR}),
        (LOADED, {"crew": (CASUALTY,) * 7}, (GUNS,), False, set()),  # the last box allows one
        (LOADED, {"crew": (CASUALTY,) * 8}, (), False, set()),
    ],
)
def test_what_a_garrison_may_still_plan(sea, guns, log, planned, continuous, left):
    """The battery prints 3, 3, 3, 3, 2, 2, 2, 1 actions; the first empty box of either row counts."""
    g, battery = make(sea, "advanced", continuous_fire=continuous)
    for name, value in guns.items():
        setattr(battery.guns, name, value)
    for name, value in log.items():
        setattr(battery, name, value)
    assert set(batteries.tokens_after(g, battery, planned)) == left


@pytest.mark.rule("SG-T-BAT-6")
@pytest.mark.rule("SG-T-BAT-1")
def test_a_battery_reloads_like_a_ship(sea, run, choose):
    g, battery = make(sea)
    declare(g, Order(B(0), "guns", S(0), "1", "ball", 17500))
    fire_all(g)
    assert (battery.guns.load, battery.guns.fired) == (None, "ball")
    run(g, ReloadGuns())
    assert battery.guns.load is None
    run(g, ReloadGuns())
    assert shot(battery.guns) == "ball"
    std, gun = make(sea, "standard")
    gun.guns.load = None
    run(std, ReloadGuns())
    choose(std, "french: guns-load 0 grape")
    assert shot(gun.guns) == "grape"
    run(std, ReloadGuns())
    assert not std.pending  # loaded: nothing to ask


@pytest.mark.rule("SG-T-BAT-6")
@pytest.mark.rule("SG-O-CONT-1")
@pytest.mark.parametrize(
    ("continuous", "loaded", "fired", "fires"),
    [
        (False, True, None, True),
        (False, False, None, False),
        (False, False, "ball", False),
        (True, False, None, True),
        (True, False, "ball", False),  # it has fired this turn
        (True, True, None, True),
    ],
)
def test_who_may_fire_a_battery(sea, continuous, loaded, fired, fires):
    g, battery = make(sea, continuous_fire=continuous)
    if not loaded:
        battery.guns.load = None
    battery.guns.fired = fired
    assert batteries.may_fire(g, battery) is fires


@pytest.mark.ruling(75)
def test_an_empty_cup_gets_the_chits_of_a_battery_back_too(sea, chit):
    g, battery = make(sea)
    g.state.cups["A"].items = []
    battery.zero = (chit("A", "0"),)
    assert chits.draw(g, "A", 1, "test") == [chit("A", "0")]
    assert battery.zero == ()
