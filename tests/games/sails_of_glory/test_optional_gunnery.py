"""Optional rules: continuous fire, first broadside, nearest target, double shot, aiming high, green crews."""

from __future__ import annotations

import pytest

from mats import S, declare, face_down, hits, plan, shot
from quarterdeck.games.sails_of_glory.rules import optional_gunnery as optional
from quarterdeck.games.sails_of_glory.rules.advanced_crew import token_options
from quarterdeck.games.sails_of_glory.rules.basic_combat import Combat, fire_all, resolve, side_options
from quarterdeck.games.sails_of_glory.rules.basic_gunnery import find_shots
from quarterdeck.games.sails_of_glory.rules.basic_reload import Reload
from quarterdeck.games.sails_of_glory.rules.chits import Drawn
from quarterdeck.games.sails_of_glory.rules.common import load_broadside
from quarterdeck.games.sails_of_glory.rules.standard_setup import FirstOrders
from quarterdeck.games.sails_of_glory.state import Order, Terrain

ABEAM = (("hms_terpsichore", "british", 300, 400, 0), ("courageuse", "french", 400, 400, 0))


def make(sea, level="standard", ships=ABEAM, **options):
    return sea(*ships, level=level, options=options, steps=())


@pytest.mark.rule("SG-O-FIRST-1")
@pytest.mark.rule("SG-O-FIRST-2")
@pytest.mark.ruling(59)
@pytest.mark.ruling(60)
def test_first_broadside(sea):
    """EX25: firepower 4 counts 6; raking from ahead as well 8; the second broadside 4."""
    g = make(sea, first_broadside=True)
    ship, order = g.state.ships[0], Order(S(0), "starboard", S(1))
    assert optional.count(g, ship.starboard, order, 4, 0, False) == 6
    assert optional.count(g, ship.starboard, order, 4, 2, False) == 8
    ship.starboard.first = False
    assert optional.count(g, ship.starboard, order, 4, 0, False) == 4
    assert optional.count(make(sea), ship.starboard, order, 4, 0, False) == 4


@pytest.mark.rule("SG-O-FIRST-1")
def test_each_battery_has_its_own_first_broadside(sea):
    g = make(sea, first_broadside=True)
    declare(g, Order(S(0), "starboard", None))
    fire_all(g)
    assert (g.state.ships[0].starboard.first, g.state.ships[0].port.first) == (False, True)


@pytest.mark.rule("SG-O-FIRST-1")
def test_the_bonus_is_that_of_the_side_which_fires(sea):
    """Firepower 4: the port guns have fired before, the others have not."""
    g = make(sea, first_broadside=True)
    g.state.ships[0].port.first = False
    counts = [resolve(g, Order(S(0), side, S(1), range=10000)).count.total for side in ("port", "starboard")]
    assert counts == [4, 6]


@pytest.mark.rule("SG-O-FIRST-2")
@pytest.mark.ruling(61)
def test_bonuses_also_raise_chain_and_grape(sea, stack_cup):
    g = make(sea, first_broadside=True)
    g.state.ships[0].hull_then = 0
    near = Order(S(0), "starboard", S(1), "full", "grape", 6000, 6000, None)
    assert len(resolve(g, near).hits) == 4 + 2 + 2


@pytest.mark.rule("SG-O-CONT-1")
@pytest.mark.rule("SG-O-CONT-2")
@pytest.mark.rule("SG-O-GREEN-2")
@pytest.mark.ruling(59)
@pytest.mark.ruling(65)
def test_continuous_fire_halves_after_the_rake(sea):
    g = make(sea, continuous_fire=True)
    ship, empty = g.state.ships[0], Order(S(0), "starboard", S(1), empty=True)
    assert optional.count(g, ship.starboard, empty, 7, 0, False) == 3
    assert optional.count(g, ship.starboard, empty, 7, 4, False) == 5
    ship.green_gunners = True
    assert optional.count(g, ship.starboard, empty, 7, 4, True) == 3


@pytest.mark.rule("SG-O-CONT-1")
@pytest.mark.rule("SG-O-CONT-2")
@pytest.mark.ruling(65)
@pytest.mark.ruling(66)
def test_an_unloaded_battery_fires_any_shot_but_double_and_once(sea, run, choose):
    g = make(sea, continuous_fire=True, double_shot=True)
    ship = g.state.ships[0]
    ship.starboard.load = None
    run(g, Combat())
    kinds = {a.ammo for a in g.pending["british"] if str(a).startswith("fire ")}
    assert kinds == {"ball", "chain", "grape"}
    choose(g, "british: fire 0 starboard full ship-1 grape no", "british: fire-done", "french: fire-done")
    assert ship.starboard.fired == "grape"
    run(g, Reload())  # not reloaded in the turn it fired; the token goes back
    assert ship.starboard.load is None
    assert ship.starboard.fired is None


@pytest.mark.rule("SG-O-CONT-3")
@pytest.mark.ruling(65)
def test_advanced_continuous_fire_excludes_reloading_that_side(sea):
    g = make(sea, "advanced", continuous_fire=True)
    ship = g.state.ships[0]
    ship.port.load = None
    words = {str(a) for a in token_options(g, ship)}
    assert {"token 0 fire_port", "token 0 reload_port"} <= words
    plan(ship, ("fire_port",))
    assert "token 0 reload_port" not in {str(a) for a in token_options(g, ship)}
    plan(ship, ("reload_port",))
    assert "token 0 fire_port" not in {str(a) for a in token_options(g, ship)}
    ship.tokens, ship.deferred = [], ("reload_port",)  # untrained gunners: planned last turn, still counts
    assert "token 0 fire_port" not in {str(a) for a in token_options(g, ship)}


@pytest.mark.rule("SG-O-CONT-1")
def test_without_the_option_an_unloaded_battery_is_silent(sea):
    g = make(sea)
    g.state.ships[0].starboard.load = None
    g.state.shots = find_shots(g)
    assert side_options(g, g.state.ships[0], "starboard") == []


@pytest.mark.rule("SG-O-NEAR-1")
@pytest.mark.ruling(67)
def test_only_the_nearest_target(sea):
    ships = (*ABEAM, ("genereux", "french", 460, 520, 0))
    g = make(sea, ships=ships, nearest_target=True)
    g.state.shots = find_shots(g)
    assert {a.target for a in side_options(g, g.state.ships[0], "starboard") if hasattr(a, "target")} == {
        S(1)
    }
    free = make(sea, ships=ships)
    free.state.shots = find_shots(free)
    assert {
        a.target for a in side_options(free, free.state.ships[0], "starboard") if hasattr(a, "target")
    } == {S(1), S(2)}


@pytest.mark.rule("SG-O-NEAR-1")
@pytest.mark.ruling(67)
@pytest.mark.parametrize("hulk", [False, True])
def test_a_friend_or_hulk_nearest_bars_the_side(sea, hulk):
    side = "french" if hulk else "british"
    ships = (
        ("hms_terpsichore", "british", 300, 400, 0),
        ("courageuse", "french", 470, 400, 0),
        ("aquilon", side, 370, 480, 0),
    )
    g = make(sea, ships=ships, nearest_target=True)
    if hulk:
        g.state.ships[2].fate, g.state.ships[2].hulk = "surrendered", True
    shots = tuple(s for s in find_shots(g) if s.firer == S(0) and s.target == S(1))
    assert shots
    assert optional.forced(g, g.state.ships[0], "starboard", shots) == ()


@pytest.mark.rule("SG-O-NEAR-1")
@pytest.mark.ruling(67)
@pytest.mark.parametrize(("friend", "fires"), [(50000, True), (49900, False)])
def test_a_friend_as_near_as_the_enemy_bars_nothing(sea, friend, fires):
    """The red dots lie alike about a point 3 mm abaft the middle; a millimetre nearer she bars."""
    ships = (
        ("hms_terpsichore", "british", 400, 403, 0),
        ("courageuse", "french", 460, 300, 0),
        ("aquilon", "british", 460, 500, 0),
    )
    g = make(sea, ships=ships, nearest_target=True)
    g.state.ships[2].pose = (46000, friend, 0)
    shots = tuple(s for s in find_shots(g) if s.firer == S(0) and s.weapon == "starboard")
    assert shots
    assert bool(optional.forced(g, g.state.ships[0], "starboard", shots)) is fires


@pytest.mark.rule("SG-O-NEAR-1")
@pytest.mark.ruling(136)
@pytest.mark.parametrize("hidden", [False, True])
def test_a_friend_who_cannot_be_seen_bars_nothing(sea, hidden):
    """The friend lies nearer than the enemy, behind an island; an enemy there would not count either."""
    ships = (
        ("hms_terpsichore", "british", 300, 400, 0),
        ("courageuse", "french", 470, 400, 0),
        ("aquilon", "british", 370, 480, 0),
    )
    g = make(sea, ships=ships, nearest_target=True)
    if hidden:
        wall = ((32800, 54000), (34000, 54000), (34000, 40800), (32800, 40800))
        g.state.terrain = (Terrain(0, "island_1", "island", None, 0, wall, (wall,)),)
    shots = tuple(s for s in find_shots(g) if s.firer == S(0) and s.target == S(1))
    assert shots
    assert bool(optional.forced(g, g.state.ships[0], "starboard", shots)) is hidden


@pytest.mark.rule("SG-O-DOUBLE-1")
@pytest.mark.ruling(64)
def test_double_shot_takes_one_turn_more(sea, run, choose):
    g = make(sea, double_shot=True)
    ship = g.state.ships[0]
    ship.port.load = None
    run(g, Reload())
    assert "load 0 port double" in {str(a) for a in g.pending["british"]}
    choose(g, "british: load 0 port double", "british: seal")
    assert (ship.port.load, ship.port.double_waits) == (None, True)
    run(g, Reload())
    assert (shot(ship.port), ship.port.double_waits) == ("double", False)


@pytest.mark.rule("SG-O-DOUBLE-1")
@pytest.mark.ruling(64)
def test_double_shot_may_be_loaded_at_the_start(sea, run):
    for option, found in ((True, True), (False, False)):
        g = make(sea, double_shot=option)
        run(g, FirstOrders())
        assert ("load 0 port double" in {str(a) for a in g.pending["british"]}) == found


@pytest.mark.rule("SG-O-DOUBLE-1")
@pytest.mark.rule("SG-S-REL-1")
@pytest.mark.ruling(64)
@pytest.mark.parametrize(
    ("first", "ammo", "could_be"),
    [
        (True, "ball", {"ball", "chain", "grape", "double"}),  # of the set-up: any that may be chosen there
        (False, "ball", {"ball", "chain", "grape"}),  # double shot would have lain face up for a turn
        (False, "double", {"double"}),  # as this one did
    ],
)
def test_what_the_enemy_may_think_of_a_load(sea, first, ammo, could_be):
    g = make(sea, double_shot=True)
    guns = g.state.ships[0].port
    load_broadside(g, g.state.ships[0], "port", ammo)
    guns.first = first
    seen = {g.fork("french", seed).state.ships[0].port.load.value for seed in range(40)}
    assert seen == could_be
    assert g.fork("british", 1).state.ships[0].port.load.value == ammo


@pytest.mark.rule("SG-O-DOUBLE-2")
@pytest.mark.ruling(62)
@pytest.mark.ruling(63)
def test_double_shot_gives_a_and_b_chits_within_half_a_ruler(sea):
    """EX26, firepower 4 here: 4 A and 4 B at 125 mm, nothing at 125.1 mm."""
    g = make(sea, double_shot=True)
    near = resolve(g, Order(S(0), "starboard", S(1), "full", "double", 12500))
    assert [g.data.chits[i].letter for i in [hit.number for hit in near.hits]] == ["A"] * 4 + ["B"] * 4
    assert resolve(g, Order(S(0), "starboard", S(1), "full", "double", 12510)).hits == []


@pytest.mark.rule("SG-O-HIGH-1")
def test_aiming_high_needs_ball_or_double_shot(sea):
    g = make(sea, "advanced", aim_high=True)
    ship = g.state.ships[0]
    aim = next(s for s in _shots(g) if s.arc == "full")
    for load, ways in (("ball", 2), ("double", 2), ("chain", 1), ("grape", 1)):
        ship.starboard.load = face_down(load)
        assert len(optional.orders_for(g, ship, "starboard", aim)) == ways


def hand(letter, chits):
    return Drawn(letter, (), (), hits(chits))


def _shots(g):
    g.state.ships[0].revealed_tokens = ("fire_starboard",)
    return find_shots(g)


@pytest.mark.rule("SG-O-HIGH-2")
@pytest.mark.rule("SG-O-HIGH-3")
@pytest.mark.ruling(76)
@pytest.mark.ruling(86)
def test_aiming_high_example(sea, chit):
    """EX27: 2+crew stays; crew and 3+leak are replaced by two C chits; one rigging hit for the leak."""
    g = make(sea, "advanced", aim_high=True)
    target = g.state.ships[1]
    drawn = [chit("A", "2+crew"), chit("A", "crew"), chit("A", "3+leak")]
    result = optional.aim_high(g, Order(S(0), "starboard", S(1), high=True), [hand("A", drawn)])
    assert [draw.letter for draw in result] == ["A", "C"]
    assert [bool(hit.places) for hit in result[0].hits] == [False, True, True]
    assert [(hit.at, g.data.chits[hit.number].letter) for hit in result[1].hits] == [(3, "C"), (4, "C")]
    assert set(target.zero) == {drawn[1], drawn[2]}
    assert (target.rigging, target.leaks) == (1, 0)


@pytest.mark.rule("SG-O-HIGH-3")
@pytest.mark.ruling(86)
@pytest.mark.ruling(87)
def test_a_replaced_rudder_hit_costs_a_mast_also_from_b_chits(sea, chit):
    g = make(sea, "advanced", aim_high=True)
    target = g.state.ships[1]
    drawn = [chit("B", "1+rudder"), chit("A", "6"), chit("B", "2")]
    order = Order(S(0), "starboard", S(1), ammo="double", high=True)
    (first, new) = optional.aim_high(g, order, [hand("A", drawn)])
    assert [bool(hit.places) for hit in first.hits] == [True, True, False]
    assert len(new.hits) == 2
    assert (target.masts, target.rudder) == (1, 0)
    plain = [hand("A", drawn)]
    assert optional.aim_high(g, Order(S(0), "starboard", S(1)), plain) == plain


@pytest.mark.rule("SG-O-GREEN-1")
@pytest.mark.ruling(70)
@pytest.mark.parametrize(("green", "turns"), [(False, 2), (True, 3)])
def test_untrained_gunners_need_one_turn_more(sea, run, green, turns):
    g = sea(*ABEAM, level="basic", steps=())
    ship = g.state.ships[0]
    ship.green_gunners = green
    declare(g, Order(S(0), "starboard", S(1), range=10000))
    fire_all(g)
    phases = 0
    while ship.starboard.load is None:
        run(g, Reload())
        phases += 1
    assert phases == turns
