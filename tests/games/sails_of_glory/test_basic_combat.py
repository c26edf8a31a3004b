"""Basic rules: artillery, musketry, damage, surrender, reload."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mats import S, declare, hits, shot, told
from quarterdeck.games.sails_of_glory.actions import Fire
from quarterdeck.games.sails_of_glory.data.model import CASUALTY, FIRE_DAMAGE
from quarterdeck.games.sails_of_glory.rules.basic_combat import (
    Combat,
    fire_all,
    fire_order,
    musket_targets,
    resolve,
)
from quarterdeck.games.sails_of_glory.rules.basic_damage import (
    beaten,
    box_value,
    gunnery,
    log_of,
    musketry,
    place_hull,
    suffer,
)
from quarterdeck.games.sails_of_glory.rules.basic_gunnery import between, find_shots, why_not
from quarterdeck.games.sails_of_glory.rules.basic_reload import Reload
from quarterdeck.games.sails_of_glory.rules.chits import draw
from quarterdeck.games.sails_of_glory.rules.common import box_of
from quarterdeck.games.sails_of_glory.rules.standard_gunnery import band
from quarterdeck.games.sails_of_glory.rules.striking import strike, strike_if_beaten
from quarterdeck.games.sails_of_glory.rules.turn import Turn
from quarterdeck.games.sails_of_glory.state import Order

FRIGATE, LINER, ENEMY, ENEMY_LINER = "hms_terpsichore", "hms_defence", "courageuse", "genereux"


def abeam(sea, gap=100, **more):
    """Two ships side by side, so many millimetres from the dot to the near rim."""
    return sea((FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 300 + 10 + gap + 25, 400, 0), **more)


@pytest.fixture
def combat(start):
    return lambda g: start(g, Combat(), Turn())


@pytest.mark.rule("SG-B-GUN-1")
@pytest.mark.rule("SG-B-GUN-2")
@pytest.mark.ruling(44)
@pytest.mark.ruling(46)
def test_every_arc_whose_ruler_reaches(sea):
    g = abeam(sea)
    shots = [s for s in find_shots(g) if s.firer == S(0)]
    assert {(s.weapon, s.arc) for s in shots} == {("starboard", arc) for arc in ("front", "full", "rear")}
    assert next(s for s in shots if s.arc == "full").range == 10000
    ahead = sea((FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 300, 600, 0))
    assert not [s for s in find_shots(ahead) if s.firer == S(0)]  # nothing bears over the bow
    bow = sea((FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 400, 500, 0))
    assert {s.arc for s in find_shots(bow) if s.firer == S(0)} == {"front"}


@pytest.mark.rule("SG-B-GUN-7")
@pytest.mark.rule("SG-B-GUN-8")
@pytest.mark.ruling(45)
@pytest.mark.parametrize(
    ("distance", "letters"), [(10000, "A"), (12500, "A"), (12501, "B"), (20000, "B"), (25000, "B")]
)
def test_first_half_a_second_half_b(sea, distance, letters):
    """EX08."""
    g = abeam(sea)
    assert band(g, Order(S(0), "port", S(1), range=distance))[1] == (letters,)
    assert band(g, Order(S(0), "port", S(1), range=25100)) is None


@pytest.mark.rule("SG-B-GUN-1")
@pytest.mark.ruling(44)
def test_the_end_of_the_ruler_is_inclusive(sea):
    assert [s for s in find_shots(abeam(sea, gap=250)) if s.arc == "full"]
    assert not [s for s in find_shots(abeam(sea, gap=251)) if s.arc == "full"]


@pytest.mark.rule("SG-B-GUN-5")
@pytest.mark.ruling(47)
@pytest.mark.ruling(48)
@pytest.mark.parametrize("side", ["british", "french"])
def test_any_other_base_blocks_the_line(sea, side):
    g = sea((FRIGATE, "british", 200, 400, 0), (ENEMY, "french", 400, 400, 0), (LINER, side, 300, 400, 0))
    full = {(s.firer.id, s.target.id) for s in find_shots(g) if s.arc == "full"}
    assert (0, 1) not in full and (1, 0) not in full


@pytest.mark.ruling(55)
def test_friends_are_no_targets(sea):
    g = sea(
        (FRIGATE, "british", 200, 400, 0), (LINER, "british", 300, 400, 0), (ENEMY, "french", 800, 800, 0)
    )
    assert find_shots(g) == []


@pytest.mark.rule("SG-B-GUN-3")
@pytest.mark.rule("SG-B-SET-6")
def test_only_a_loaded_battery_fires(sea):
    g = abeam(sea)
    assert all(shot(ship.port) == shot(ship.starboard) == "ball" for ship in g.state.ships)
    g.state.ships[0].starboard.load = None
    assert {s.firer.id for s in find_shots(g)} == {1}


@pytest.mark.rule("SG-B-GUN-4")
@pytest.mark.ruling(52)
@pytest.mark.ruling(53)
def test_one_target_for_each_battery_declared_secretly(sea, do, heard, combat):
    g = sea(
        (FRIGATE, "british", 450, 400, 0),
        (ENEMY, "french", 550, 400, 0),
        (ENEMY_LINER, "french", 350, 400, 0),
    )
    combat(g)
    assert {str(a) for a in g.pending["british"]} >= {
        "fire 0 starboard full ship-1 - no", "fire 0 port full ship-2 - no", "fire-done"
    }  # fmt: skip
    do(g, "british: fire 0 starboard full ship-1 - no")
    left = [str(a) for a in g.pending["british"]]
    assert not any(a.startswith("fire 0 starboard") for a in left)
    assert "sg-fires" not in heard(g)
    assert g.view("french").chosen.orders == ()
    (declared,) = g.view("british").chosen.orders
    do(g, "british: fire-done")
    assert set(g.pending) == {"french"}
    do(g, "french: fire-done")
    (fired,) = [e for e in g.log() if e.what == "sg-fires"]
    assert [(d.letter, len(d.chits)) for d in fired.draws] == [
        (letter, declared.count) for letter in declared.letters
    ]
    assert g.state.ships[0].starboard.load is None and shot(g.state.ships[0].port) == "ball"


@pytest.mark.rule("SG-B-GUN-6")
@pytest.mark.ruling(72)
def test_firepower_falls_with_damage(sea):
    """EX07."""
    g = sea((ENEMY, "french", 300, 300, 0), (FRIGATE, "british", 800, 800, 0))
    ship = g.state.ships[0]
    assert gunnery(g, ship, 0) == (2, 3, 2)
    assert gunnery(g, ship, 5) == (1, 2, 1)


@pytest.mark.rule("SG-B-MUS-2")
def test_musketry_falls_with_casualties(sea):
    """EX09."""
    g = sea((ENEMY, "french", 300, 300, 0), (FRIGATE, "british", 800, 800, 0))
    assert [musketry(g, g.state.ships[0], n) for n in (0, 4, 5)] == [2, 2, 1]


@pytest.mark.rule("SG-B-MUS-1")
def test_musketry_within_the_width_of_the_ruler(sea):
    """EX10: 17.0 mm yes, 17.1 mm no."""
    g = sea((FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 367, 400, 0))
    assert musket_targets(g) == {0: (S(1),), 1: (S(0),)}
    g.state.ships[1].pose = (36710, 40000, 0)
    assert musket_targets(g) == {}


@pytest.mark.rule("SG-B-MUS-1")
@pytest.mark.rule("SG-B-MUS-2")
def test_musketry_draws_e_chits(sea, do, stack_cup, combat):
    g = sea((FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 367, 400, 0))
    stack_cup(g, "E", "crew", "crew", "0")
    for ship in g.state.ships:
        ship.port.load = ship.starboard.load = None
    combat(g)
    do(g, "british: musket 0 ship-1", "british: fire-done", "french: fire-done")
    assert len(g.state.ships[1].crew) + len(g.state.ships[1].zero) == 2


@pytest.mark.rule("SG-B-DAM-2")
@pytest.mark.rule("SG-B-DAM-3")
@pytest.mark.rule("SG-B-DAM-5")
@pytest.mark.rule("SG-B-DAM-6")
@pytest.mark.rule("SG-B-DAM-7")
@pytest.mark.ruling(71)
@pytest.mark.ruling(72)
@pytest.mark.ruling(77)
def test_the_printed_example_of_two_turns(sea, chit):
    """EX11, EX12, EX13."""
    g = sea((ENEMY, "french", 300, 300, 0), (FRIGATE, "british", 800, 800, 0))
    ship = g.state.ships[0]
    value = lambda box: [g.data.chits[i].hull for i in box]  # noqa: E731
    suffer(g, ship, hits([chit("A", face) for face in ("0", "0", "crew", "crew", "6", "4", "2")]))
    assert [value(box) for box in ship.hull] == [[6], [4], [2]]
    assert (len(ship.crew), len(ship.zero)) == (2, 2)
    assert musketry(g, ship, len(ship.crew)) == 2 and gunnery(g, ship, len(ship.hull)) == (2, 2, 2)
    suffer(g, ship, hits([chit("B", face) for face in ("0", "crew", "3", "2+crew", "1", "1")]))
    assert [value(box) for box in ship.hull] == [[6], [4], [2, 2], [3], [1, 1]]
    assert [box_value(g, box) >= 3 for box in ship.hull] == [True, True, True, True, False]
    assert (len(ship.crew), len(ship.zero)) == (4, 3)
    assert ship.crew[3] == CASUALTY
    assert musketry(g, ship, len(ship.crew)) == 2 and gunnery(g, ship, len(ship.hull)) == (1, 2, 1)
    before = ship.hull
    for face, box in (("3", 6), ("4", 6), ("1", 5), ("2", 5)):
        ship.hull = before
        place_hull(g, log_of(g, ship), hits([chit("A", face)])[0])
        assert len(ship.hull[box - 1]) == (1 if box == 6 else 3)
        assert box_value(g, ship.hull[box - 1]) >= 3


@pytest.mark.rule("SG-B-DAM-4")
@pytest.mark.ruling(74)
def test_other_symbols_count_as_their_number_or_as_nothing(sea, chit):
    g = sea((ENEMY, "french", 300, 300, 0), (FRIGATE, "british", 800, 800, 0), level="standard", steps=())
    ship = g.state.ships[0]
    suffer(g, ship, hits([chit("A", "3+leak"), chit("C", "sail"), chit("C", "crew+sail")]))
    assert [len(box) for box in ship.hull] == [1] and len(ship.crew) == 1 and len(ship.zero) == 1
    assert (ship.leaks, ship.rigging) == (0, 0)


@pytest.mark.rule("SG-B-DAM-8")
@pytest.mark.ruling(73)
@pytest.mark.ruling(76)
def test_surrender_when_every_box_of_a_row_is_covered(sea, chit, heard):
    g = sea((ENEMY, "french", 300, 300, 0), (FRIGATE, "british", 800, 800, 0))
    ship = g.state.ships[0]
    one = chit("B", "1")
    ship.hull = tuple((FIRE_DAMAGE,) for _ in range(8))
    ship.zero = (chit("A", "0"),)
    assert not beaten(g, ship)
    suffer(g, ship, hits([one]))  # the last box is not full, but it is covered
    before = len(g.state.cups["B"].items), len(g.state.cups["A"].items)
    assert strike_if_beaten(g, ship)
    assert ship.fate == "surrendered" and ship.hull == () and ship.zero == ()
    assert (len(g.state.cups["B"].items), len(g.state.cups["A"].items)) == (before[0] + 1, before[1] + 1)
    other = g.state.ships[1]
    other.crew = (CASUALTY,) * 9
    assert strike_if_beaten(g, other)


@pytest.mark.rule("SG-B-DAM-1")
@pytest.mark.ruling(31)
def test_damage_of_this_turn_does_not_weaken_this_turns_fire(sea, do, stack_cup, combat):
    g = abeam(sea)
    french, british = g.state.ships[1], g.state.ships[0]
    stack_cup(g, "A", *["6"] * 4, *["0"] * 20)
    british.hull = ((FIRE_DAMAGE,),) * 5  # hit in this turn's movement
    combat(g)
    do(g, "british: fire 0 starboard full ship-1 - no", "british: fire-done")
    do(g, "french: fire 1 port full ship-0 - no", "french: fire-done")
    fires = [e for e in g.log(everything=True) if e.what == "sg-fires"]
    assert [e.count.total for e in fires] == [4, 3]
    assert french.fate is None


@pytest.mark.rule("SG-B-DAM-8")
@pytest.mark.rule("SG-B-DAM-1")
def test_a_ship_that_surrenders_still_fires_in_that_phase(sea, do, stack_cup, combat):
    g = abeam(sea)
    french = g.state.ships[1]
    french.hull = ((FIRE_DAMAGE,),) * 8
    stack_cup(g, "A", *["6"] * 12)
    combat(g)
    do(g, "british: fire 0 starboard full ship-1 - no", "british: fire-done")
    do(g, "french: fire 1 port full ship-0 - no", "french: fire-done")
    assert french.fate == "surrendered"
    assert len(g.state.ships[0].hull) == 3


@pytest.mark.ruling(75)
def test_an_empty_cup_is_filled_from_the_0_boxes_then_by_printed_faces(sea, chit):
    g = abeam(sea)
    nought = chit("A", "0")
    g.state.cups["A"].items = []
    g.state.ships[0].zero = (nought, chit("B", "0"), CASUALTY)
    assert draw(g, "A", 1, "test") == [nought]
    assert g.state.ships[0].zero == (chit("B", "0"), CASUALTY)
    assert g.data.chits[draw(g, "A", 1, "test")[0]].letter == "A"


@pytest.mark.rule("SG-B-REL-1")
@pytest.mark.rule("SG-B-REL-2")
@pytest.mark.rule("SG-B-REL-3")
@pytest.mark.ruling(68)
def test_a_battery_fires_every_second_turn(sea):
    """EX14: fired in turn 1, back in the battery at the end of turn 2."""
    g = abeam(sea, steps=(Reload(),))
    for broadside in (g.state.ships[0].port, g.state.ships[0].starboard):
        broadside.load, broadside.fired = None, "ball"
    g.stack[-1].advance(g)
    assert g.state.ships[0].starboard.load is None and g.state.ships[0].starboard.fired is None
    g.call(Reload())
    g.stack[-1].advance(g)
    assert shot(g.state.ships[0].starboard) == shot(g.state.ships[0].port) == "ball"


def test_an_attack_names_its_chits(sea, stack_cup):
    g = abeam(sea)
    stack_cup(g, "A", *["1"] * 9)
    assert len(resolve(g, Order(S(0), "starboard", S(1), "full", "ball", 10000)).hits) == 4
    strike(g, g.state.ships[1], "surrendered")


@pytest.mark.rule("SG-B-GUN-5")
@pytest.mark.rule("SG-B-GUN-3")
def test_what_cannot_be_fired_at_says_why(sea, combat, do):
    g = sea(
        (FRIGATE, "british", 200, 400, 0), (ENEMY, "french", 400, 400, 0), (LINER, "british", 300, 400, 0),
        (ENEMY_LINER, "french", 200, 550, 0), ("hermione", "french", 100, 400, 0),
    )  # fmt: skip
    g.state.ships[2].port.load = None
    combat(g)

    def reasons():
        decision = g.decision("british")
        return {str(refused.action): refused.reason for refused in decision.refused}

    why = reasons()
    blocked = why["fire 0 starboard full ship-1 - no"]
    assert blocked.id == "sg-line-blocked" and blocked.args["by"] == "HMS Defence"
    assert why["fire 0 starboard full ship-3 - no"].id == "sg-not-in-arc"
    assert why["fire 2 port full ship-4 - no"].id == "sg-not-loaded"
    do(g, "british: fire 0 port full ship-4 - no")
    assert reasons()["fire 0 port full ship-4 - no"].id == "sg-already-declared"


@pytest.mark.rule("SG-B-GUN-4")
@pytest.mark.ruling(53)
def test_fire_is_anybodys_guess_once_it_is_sealed_and_open_until_then(sea, combat, do):
    g = abeam(sea)
    combat(g)

    def imagined():
        forks = (g.fork("french", seed) for seed in range(20))
        return {order is None for fork in forks for order in orders_of(fork, S(0))}

    do(g, "british: fire 0 starboard full ship-1 - no")
    assert imagined() == {True}
    do(g, "british: fire-done")
    assert imagined() == {True, False}


def orders_of(g, firer):
    return [sealed.value.order for sealed in g.state.orders if sealed.value.firer == firer]


@pytest.mark.rule("SG-B-GUN-5")
@pytest.mark.parametrize("east", [-1, 1])
@pytest.mark.parametrize("north", [-1, 1])
def test_bases_that_may_stand_between_are_looked_at(sea, east, north):
    """Along the whole way from one ship to the other, in all four quarters."""
    g = sea((FRIGATE, "british", 450, 450, 0), (ENEMY, "french", 0, 0, 0), (LINER, "british", 0, 0, 0))
    one, two, third = g.state.ships
    two.pose = (45000 + 20000 * east, 45000 + 20000 * north, 0)
    for tenths in range(11):
        third.pose = (45000 + 2000 * tenths * east, 45000 + 2000 * tenths * north, 0)
        boxes = {ship.id: box_of(g, ship) for ship in g.state.ships}
        assert between(boxes, one.id, two.id, third.id)
    third.pose = (45000 - 20000 * east, 45000 + 20000 * north, 0)
    assert not between(boxes | {third.id: box_of(g, third)}, one.id, two.id, third.id)


@pytest.mark.rule("SG-B-GUN-5")
@pytest.mark.parametrize(("gap", "reason"), [(250, "sg-line-blocked"), (251, "sg-not-in-arc")])
def test_who_is_in_the_way_is_named_up_to_the_end_of_the_ruler(sea, gap, reason):
    """The middle arc alone reaches so far."""
    g = abeam(sea, gap)
    g.state.ships.append(replace(g.state.ships[0], id=2, pose=(40000, 40000, 0)))
    ship, target = g.state.ships[:2]
    assert why_not(g, ship, "starboard", target)[0].id == reason


@pytest.mark.rule("SG-B-GUN-2")
@pytest.mark.ruling(46)
def test_the_arc_and_the_target_named_are_those_fired_at(sea, combat):
    """Two enemies on one side, each in more than one arc: every order has the range of its own shot."""
    g = sea(
        (LINER, "british", 300, 400, 0),
        (ENEMY, "french", 400, 430, 10),
        (ENEMY_LINER, "french", 430, 340, 10),
    )
    shots = {(s.arc, s.target): s.range for s in find_shots(g) if s.firer == S(0)}
    assert len(shots) >= 4 and len(set(shots.values())) == len(shots)
    combat(g)
    for (arc, target), distance in shots.items():
        fires = [action for action in g.pending["british"] if isinstance(action, Fire)]
        action = next(fire for fire in fires if (fire.arc, fire.target) == (arc, target))
        order = fire_order(g, action)
        assert (order.arc, order.target, order.range) == (arc, target, distance)


@pytest.mark.rule("SG-S-RAKE-2")
@pytest.mark.rule("SG-S-RAKE-3")
@pytest.mark.parametrize(("bow", "stern", "through"), [(6000, None, "bow"), (None, 6000, "stern")])
def test_a_rake_tells_its_rule(sea, bow, stern, through):
    g = sea((FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 400, 400, 270), level="standard", steps=())
    declare(g, Order(S(0), "starboard", S(1), "full", "ball", 6000, bow, stern))
    fire_all(g)
    (event,) = told(g, "sg-fires")
    _, rake = event.count.mods
    rule = {"bow": "SG-S-RAKE-2", "stern": "SG-S-RAKE-3"}[through]
    assert (rake.value, rake.reason, rake.rule) == (2, f"sg-mod-rake-{through}", rule)


@pytest.mark.ruling(59)
def test_the_sum_of_a_broadside_is_in_the_event(sea):
    g = sea((FRIGATE, "british", 300, 400, 0), (ENEMY, "french", 400, 400, 270), level="standard", steps=(),
            options={"first_broadside": True})  # fmt: skip
    declare(g, Order(S(0), "starboard", S(1), "full", "ball", 6000, 6000, None))
    fire_all(g)
    (event,) = told(g, "sg-fires")
    assert [(mod.value, mod.reason, mod.rule) for mod in event.count.mods] == [
        (4, "sg-mod-firepower", "SG-B-GUN-6"), (2, "sg-mod-rake-bow", "SG-S-RAKE-2"),
        (2, "sg-mod-first-broadside", "SG-O-FIRST-1"),
    ]  # fmt: skip
    assert event.count.total == len(event.draws[0].chits) == 8  # EX25
    assert (event.rake, event.side, event.arc, event.ammo) == ("bow", "starboard", "full", "ball")


def test_a_shot_can_be_looked_at_before_it_is_declared(sea, combat):
    """The preview gives the same sum as the shot, and the client's hints list every shot."""
    g = abeam(sea)
    combat(g)
    shot = next(a for a in g.pending["british"] if str(a) == "fire 0 starboard full ship-1 - no")
    seen = g.rules.preview(g, "british", shot)
    assert (seen.count.total, seen.letters, seen.range, seen.rake) == (4, ("A",), 10000, "none")
    assert [mod.value for mod in seen.count.mods] == [4]
    listed = {row.action for row in g.rules.hints(g, "british").shots}
    assert listed == {str(a) for a in g.pending["british"] if str(a).startswith("fire 0")}


@pytest.mark.rule("SG-B-GUN-1")
def test_an_arc_that_misses_says_so_while_another_reaches(sea, start):
    """A ship abaft the beam: the bow arc misses her, the other two do not."""
    g = sea(("hms_terpsichore", "british", 430, 480, 0), ("courageuse", "french", 570, 418, 22), steps=())
    start(g, Combat())
    refused = {str(action): (reason.id, rule) for action, reason, rule in g.stack[-1].refused(g, "british")}
    assert refused["fire 0 starboard front ship-1 - no"] == ("sg-arc-misses", "SG-B-GUN-1")
    assert not {"fire 0 starboard full ship-1 - no", "fire 0 starboard rear ship-1 - no"} & refused.keys()


@pytest.mark.rule("SG-B-REL-1")
def test_a_side_that_cannot_be_loaded_says_why(sea, start):
    g = sea(("hms_terpsichore", "british", 430, 480, 0), level="standard", steps=())
    ship = g.state.ships[0]
    ship.port.load, ship.port.fired = None, "ball"
    ship.starboard.load = None
    start(g, Reload())
    refused = {str(action): (reason.id, rule) for action, reason, rule in g.stack[-1].refused(g, "british")}
    assert refused["load 0 port chain"] == ("sg-no-load-fired", "SG-B-REL-1")
    assert not any("starboard" in action for action in refused)
