"""Standard rules: friendly collisions, raking, kinds of shot, reloading by choice."""

from __future__ import annotations

import pytest

from mats import S, face_down, hold, shot
from quarterdeck.games.sails_of_glory.rules.basic_combat import Combat, resolve
from quarterdeck.games.sails_of_glory.rules.basic_gunnery import find_shots
from quarterdeck.games.sails_of_glory.rules.basic_reload import Reload
from quarterdeck.games.sails_of_glory.rules.standard_collision import damage
from quarterdeck.games.sails_of_glory.rules.standard_gunnery import band, rake, rake_chits
from quarterdeck.games.sails_of_glory.rules.turn import Turn, TurnBegins
from quarterdeck.games.sails_of_glory.state import Order
from quarterdeck.geometry.plane import GROUND, Stop

FRIGATE, LINER, ENEMY, ENEMY_LINER = "hms_terpsichore", "hms_defence", "courageuse", "genereux"


def standard(sea, *ships, **more):
    g = sea(*ships, level="standard", steps=(), **more)
    for ship in g.state.ships:
        hold(ship, (g.data.decks[g.data.ships[ship.card].deck].straight,))
    return g


@pytest.mark.rule("SG-S-COL-1")
@pytest.mark.ruling(30)
@pytest.mark.ruling(32)
def test_friends_that_collide_draw_for_the_others_burden(sea):
    g = standard(
        sea,
        (LINER, "british", 100, 100, 0),
        (FRIGATE, "british", 200, 100, 0),
        (ENEMY, "french", 300, 100, 0),
    )
    stops = {1: Stop((0, 0, 0), (0, 2, GROUND), ())}
    cause = g.tell(TurnBegins(1))
    damage(g, stops, {1: cause})
    drawn = {e.ship.id: e for e in g._fresh if e.what == "sg-collision-chits"}
    assert {n: len(e.draws[0].chits) for n, e in drawn.items()} == {0: 2, 1: 5}  # not for the enemy
    assert all(event.of == cause.n for event in drawn.values())


@pytest.mark.rule("SG-S-COL-1")
def test_no_collision_damage_in_the_basic_rules(sea):
    g = sea(
        (LINER, "british", 100, 100, 0), (FRIGATE, "british", 200, 100, 0), (ENEMY, "french", 800, 800, 0)
    )
    damage(g, {1: Stop((0, 0, 0), (0,), ())}, {})
    assert not g.state.ships[0].hull and not g.state.ships[0].zero


@pytest.mark.rule("SG-S-RAKE-2")
@pytest.mark.rule("SG-S-RAKE-3")
@pytest.mark.ruling(58)
@pytest.mark.parametrize(
    ("power", "through", "total"), [(3, "bow", 4), (3, "stern", 5), (7, "bow", 10), (7, "stern", 11)]
)
def test_rakes(power, through, total):
    """EX19."""
    assert power + rake_chits(power, through) == total


@pytest.mark.rule("SG-S-RAKE-1")
@pytest.mark.ruling(56)
@pytest.mark.parametrize(("heading", "through"), [(270, "bow"), (90, "stern"), (0, "none"), (180, "none")])
def test_the_line_of_the_full_arc_enters_a_short_side(sea, heading, through):
    g = standard(sea, (FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 400, 400, heading))
    shot = next(s for s in find_shots(g) if s.firer == S(0) and s.arc == "full")
    order = Order(S(0), "starboard", S(1), "full", "ball", shot.range, shot.bow, shot.stern)
    assert rake(g, order) == through
    assert all(s.bow is s.stern is None for s in find_shots(g) if s.arc != "full")
    g.state.level = "basic"
    assert rake(g, order) == "none"


@pytest.mark.rule("SG-S-RAKE-1")
@pytest.mark.ruling(45)
@pytest.mark.ruling(57)
@pytest.mark.parametrize(
    ("ammo", "near", "end"),
    [("ball", 12000, 12500), ("ball", 12501, 25000), ("chain", 6000, 6250), ("double", 12000, 12500)],
)
def test_a_raking_line_may_be_as_long_as_the_band(sea, ammo, near, end):
    g = standard(sea, (FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 400, 400, 0))
    for bow, stern, through in (
        (end, None, "bow"),
        (end + 1, None, "none"),
        (None, end, "stern"),
        (None, end + 1, "none"),
        (end, end, "bow"),
        (end + 1, end, "stern"),
    ):
        for arc in ("front", "full", "rear"):
            order = Order(S(0), "starboard", S(1), arc, ammo, near, bow, stern)
            assert rake(g, order) == (through if arc == "full" else "none")


@pytest.mark.ruling(57)
@pytest.mark.ruling(61)
def test_any_line_within_the_band_may_rake(sea):
    g = standard(sea, (FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 400, 400, 0))
    near = Order(S(0), "starboard", S(1), "full", "ball", 12000, 12400, None)
    assert rake(g, near) == "bow"
    assert rake(g, Order(S(0), "starboard", S(1), "full", "ball", 12000, 12501, None)) == "none"
    assert rake(g, Order(S(0), "starboard", S(1), "full", "ball", 12600, 20000, None)) == "bow"
    assert rake(g, Order(S(0), "starboard", S(1), "full", "chain", 6000, 6250, None)) == "bow"
    assert rake(g, Order(S(0), "starboard", S(1), "full", "chain", 6000, 6251, None)) == "none"
    assert (
        len(resolve(g, Order(S(0), "starboard", S(1), "full", "grape", 6000, None, 6100)).hits) == 6
    )  # 4 + 2


@pytest.mark.rule("SG-S-SHOT-2")
@pytest.mark.rule("SG-S-SHOT-3")
@pytest.mark.rule("SG-S-SHOT-4")
@pytest.mark.ruling(45)
@pytest.mark.ruling(62)
@pytest.mark.parametrize(
    ("ammo", "distance", "letters"),
    [("ball", 12500, "A"), ("ball", 12501, "B"), ("chain", 6250, "C"), ("chain", 6251, None),
     ("grape", 6250, "D"), ("grape", 20000, None)],
)  # fmt: skip
def test_kinds_of_shot(sea, ammo, distance, letters):
    g = standard(sea, (FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 400, 400, 0))
    reach = band(g, Order(S(0), "port", S(1), ammo=ammo, range=distance))
    assert ("".join(reach[1]) if reach else None) == letters
    if letters is None:
        assert resolve(g, Order(S(0), "port", S(1), "full", ammo, distance)).hits == []


@pytest.mark.rule("SG-S-SHOT-1")
@pytest.mark.rule("SG-S-REL-2")
@pytest.mark.ruling(54)
@pytest.mark.ruling(62)
def test_a_battery_may_be_emptied_at_nothing_and_the_load_is_shown(sea, do, start):
    g = standard(sea, (FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 300, 800, 0))
    g.state.ships[0].port.load = face_down("grape")
    start(g, Combat(), Turn())
    assert [str(a) for a in g.pending["british"]] == [
        "fire-away 0 port",
        "fire-away 0 starboard",
        "fire-done",
    ]
    do(g, "british: fire-away 0 port", "british: fire-done", "french: fire-done")
    told = next(e for e in g.log("french") if e.what == "sg-fired-away")
    assert told.ammo == "grape"
    assert g.state.ships[0].port.load is None


@pytest.mark.rule("SG-S-REL-1")
@pytest.mark.rule("SG-B-REL-1")
def test_reloading_with_a_secret_choice(sea, do, start):
    """EX20: ball fired in turn 1, grape chosen at the end of turn 2."""
    g = standard(sea, (LINER, "british", 300, 400, 0), (ENEMY, "french", 300, 800, 0))
    ship = g.state.ships[0]
    ship.starboard.load, ship.starboard.fired = None, "ball"
    start(g, Reload(), Turn())
    assert g.state.phase == "planning" and ship.starboard.load is ship.starboard.fired is None
    start(g, Reload(), Turn())
    assert set(g.pending) == {"british"}
    assert [str(a) for a in g.pending["british"]] == [
        "load 0 starboard ball", "load 0 starboard chain", "load 0 starboard grape", "leave-empty 0 starboard"
    ]  # fmt: skip
    fork = g.clone()
    do(fork, "british: leave-empty 0 starboard", "british: seal")
    assert fork.state.ships[0].starboard.load is None
    do(g, "british: load 0 starboard grape", "british: seal")
    assert shot(ship.starboard) == "grape"
    assert g.view("french").ships[0].starboard.loaded and g.view("french").ships[0].starboard.load is None
    assert not any("grape" in str(e) for e in g.log("french"))
