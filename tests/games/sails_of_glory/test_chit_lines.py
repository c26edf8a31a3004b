"""Every chit tells where it went and what it changed; every draw tells the chances there were."""

from __future__ import annotations

from itertools import combinations

import pytest

from quarterdeck.games.sails_of_glory.data.model import CASUALTY, FIRE_DAMAGE
from quarterdeck.games.sails_of_glory.rules import batteries, terrain
from quarterdeck.games.sails_of_glory.rules.basic_combat import Combat, resolve
from quarterdeck.games.sails_of_glory.rules.basic_damage import suffer
from quarterdeck.games.sails_of_glory.rules.drawing import WHOLE, add_odds, sum_odds
from quarterdeck.games.sails_of_glory.rules.turn import Turn
from quarterdeck.games.sails_of_glory.state import BATTERY_BASE, CoastalBattery, Order

LINER, FRIGATE = "hms_defence", "courageuse"
SHIPS = ((LINER, "british", 200, 200, 0), (FRIGATE, "french", 700, 700, 180))


def lines(g, *names):
    """Rule, message and the named parameters of the lines told since."""
    told = [
        (e.rule, e.what.removeprefix("sg-"), *(e.args[n] for n in names if n in e.args)) for e in g._fresh
    ]
    g._fresh.clear()
    return told


@pytest.fixture
def g(sea):
    return sea(*SHIPS, level="advanced", steps=())


@pytest.mark.rule("SG-B-DAM-2")
@pytest.mark.rule("SG-B-DAM-5")
@pytest.mark.rule("SG-B-DAM-6")
@pytest.mark.rule("SG-B-DAM-7")
@pytest.mark.ruling(71)
def test_the_printed_example_chit_by_chit(sea, chit):
    """EX11, EX12: Courageuse, burden 3; casualties first, the hull in falling order."""
    g = sea(*SHIPS, steps=())
    ship = g.state.ships[1]
    suffer(g, ship, [chit("A", face) for face in ("0", "crew", "6", "4", "2")])
    assert lines(g, "face", "box", "was", "sum", "lost") == [
        ("SG-B-DAM-2", "chit-zero", "0"),
        ("SG-B-DAM-7", "chit-crew", "crew", 1, 2, 0),
        ("SG-B-DAM-6", "chit-opens-box", "6", 1, 0, 6, 3),
        ("SG-B-DAM-6", "chit-opens-box", "4", 2, 0, 4, 1),
        ("SG-B-DAM-5", "chit-opens-box", "2", 3, 0, 2, 0),
    ]
    suffer(g, ship, [chit("B", face) for face in ("3", "2+crew", "1")])
    assert lines(g, "face", "box", "was", "sum", "lost") == [
        ("SG-B-DAM-3", "chit-crew", "2+crew", 2, 2, 0),
        ("SG-B-DAM-6", "chit-opens-box", "3", 4, 0, 3, 0),
        ("SG-B-DAM-5", "chit-hull", "2+crew", 3, 2, 4, 1),  # full at 3, one lost
        ("SG-B-DAM-5", "chit-opens-box", "1", 5, 0, 1, 0),
    ]


@pytest.mark.rule("SG-B-GUN-6")
@pytest.mark.rule("SG-B-MUS-2")
def test_a_covered_box_tells_the_guns_and_muskets_that_are_left(g, chit):
    """Defence: guns 5/7/5, 5/7/5, 5/6/5 ...; musketry 4, 4, 4, 3 ..."""
    ship = g.state.ships[0]
    ship.crew = (CASUALTY, CASUALTY)
    suffer(g, ship, [chit("A", "5"), chit("A", "5"), chit("A", "crew")])
    assert lines(g, "box", "was", "now", "guns_were", "guns") == [
        ("SG-B-DAM-7", "chit-crew", 3, 4, 3),
        ("SG-B-DAM-6", "chit-opens-box", 1, 0, "5 / 7 / 5", "5 / 7 / 5"),
        ("SG-B-DAM-6", "chit-opens-box", 2, 0, "5 / 7 / 5", "5 / 6 / 5"),
    ]


@pytest.mark.rule("SG-B-DAM-8")
@pytest.mark.rule("SG-B-DAM-7")
def test_without_a_free_box_a_chit_has_no_effect(sea, chit):
    g = sea(*SHIPS, steps=())
    ship = g.state.ships[1]
    ship.hull, ship.crew = ((FIRE_DAMAGE,),) * 9, (CASUALTY,) * 9
    suffer(g, ship, [chit("A", "crew"), chit("A", "1+crew"), chit("A", "4")])
    assert lines(g, "face") == [
        ("SG-B-DAM-7", "chit-no-crew-box", "crew"),
        ("SG-B-DAM-3", "chit-no-crew-box", "1+crew"),
        ("SG-B-DAM-8", "chit-no-hull-box", "4"),
        ("SG-B-DAM-8", "chit-no-hull-box", "1+crew"),
    ]
    assert ship.zero == (chit("A", "crew"), chit("A", "4"), chit("A", "1+crew"))


@pytest.mark.rule("SG-A-DAM-2")
@pytest.mark.rule("SG-A-DAM-3")
@pytest.mark.rule("SG-A-DAM-4")
@pytest.mark.rule("SG-A-DAM-7")
@pytest.mark.rule("SG-A-DAM-8")
@pytest.mark.ruling(43)
def test_special_damage_names_the_chit_it_came_from(g, chit):
    """Defence has veer 5; the second rudder hit is a mast."""
    faces = ("2+rudder", "2+rudder", "2+fire", "3+leak", "1+sail")
    suffer(g, g.state.ships[0], [chit("A", face) for face in faces])
    told = [line for line in lines(g, "letter", "face", "was", "now", "hits") if "chit" not in line[1]]
    assert told == [
        ("SG-A-DAM-8", "rudder-hit", "A", "2+rudder", 5, 4),
        ("SG-A-DAM-4", "mast-lost", "A", "2+rudder"),
        ("SG-A-DAM-2", "fire-on-board", "A", "2+fire"),
        ("SG-A-DAM-3", "leak", "A", "3+leak"),
        ("SG-A-DAM-7", "rigging-hit", "A", "1+sail", 1),
    ]


@pytest.mark.rule("SG-B-DAM-4")
@pytest.mark.parametrize("level", ["basic", "standard"])
def test_a_symbol_without_effect_says_so(sea, chit, level):
    g = sea(*SHIPS, level=level, steps=())
    suffer(g, g.state.ships[0], [chit("A", "2+rudder")])
    assert lines(g, "symbol", "box") == [
        ("SG-B-DAM-4", "chit-symbol-ignored", "@sg-symbol-rudder"),
        ("SG-B-DAM-5", "chit-opens-box", 1),
    ]


@pytest.mark.rule("SG-T-BAT-4")
def test_chits_on_a_battery_are_told_like_those_on_a_ship(g, chit):
    g.state.batteries = [CoastalBattery(0, "french", "french", (40000, 60000), 0, "battery")]
    batteries.suffer(g, BATTERY_BASE, [chit("A", "2+fire"), chit("A", "crew"), chit("A", "0")])
    assert {(e.args["id"], e.args["ship"]) for e in g._fresh} == {(BATTERY_BASE, "@sg-battery-battery")}
    assert [line[:2] for line in lines(g)] == [
        ("SG-T-BAT-4", "fire-on-board"),
        ("SG-B-DAM-7", "chit-crew"),
        ("SG-B-DAM-2", "chit-zero"),
        ("SG-B-DAM-5", "chit-opens-box"),
    ]


@pytest.mark.rule("SG-T-REEF-2")
def test_rocks_open_into_their_sum_and_their_chits(g, stack_cup):
    """Defence has burden 5: five A chits; of the symbols only leaks and rudder hits count."""
    stack_cup(g, "A", "3+leak", "2", "0", "2+fire", "2")
    assert terrain.strike_rocks(g, g.state.ships[0], "SG-T-REEF-2", 5) == 9
    event = g._fresh[0]
    assert (event.what, event.roll.total, event.roll.result) == ("sg-reef-chits", 5, 9)
    assert event.roll.odds == ((9, WHOLE),)  # all five chits of the cup: it could not come otherwise
    told = [line[1] for line in lines(g)][1:]
    assert sorted(told) == ["chit-hull", "chit-hull", "chit-opens-box", "chit-opens-box", "chit-zero", "leak"]


# ------------------------------------------------------------------------------- chances


def test_chances_of_a_sum_agree_with_counting_every_hand():
    cup = [0, 0, 0, 1, 1, 2, 2, 2, 3, 6]
    values = tuple((value, cup.count(value)) for value in sorted(set(cup)))
    for count in range(len(cup) + 1):
        hands = [sum(hand) for hand in combinations(cup, count)]
        expected = {total: WHOLE * hands.count(total) // len(hands) for total in hands}
        assert dict(sum_odds(values, count)) == expected
    assert sum_odds(values, 11) == ()  # the cup does not suffice


@pytest.mark.rule("SG-O-DOUBLE-2")
def test_two_cups_are_added():
    coin = ((0, 5000), (1, 5000))
    assert add_odds(coin, coin) == ((0, 2500), (1, 5000), (2, 2500))


@pytest.mark.rule("SG-B-DAM-2")
def test_a_draw_tells_the_rarest_symbol_and_one_in_how_many_shows_it(g, stack_cup):
    """Courageuse draws three of nine A chits; a hand with the one rudder: 28 of 84."""
    seen = set()
    for _ in range(20):
        stack_cup(g, "A", "2+rudder", *["crew"] * 8)
        resolve(g, Order(1, "port", 0, "full", "ball", 10000))
        shot = g._fresh[-1]
        seen.add(shot.args.get("rare"))
        assert ("2+rudder" in shot.args["faces"]) == (shot.args.get("rare") == "rudder")
        assert shot.args.get("one_in") in (30, None)  # casualties are in every hand: nothing to tell
    assert seen == {"rudder", None}


@pytest.mark.rule("SG-B-MUS-2")
def test_muskets_tell_the_chances_of_casualties(g, stack_cup):
    """Courageuse has musketry 2: of the six pairs of these four chits three hold the casualty."""
    stack_cup(g, "E", "crew", "0", "0", "0")
    resolve(g, Order(1, "musket", 0))
    muskets = g._fresh[-1]
    assert (muskets.args["row"], muskets.roll.total) == ("crew", 2)
    assert muskets.roll.odds == ((0, 5000), (1, 5000))
    assert muskets.roll.result == muskets.args["faces"].count("crew")


@pytest.mark.rule("SG-B-GUN-4")
@pytest.mark.rule("SG-B-GUN-6")
def test_the_shot_says_which_box_gives_her_guns_and_what_it_may_do(sea, start, do, stack_cup):
    g = sea((FRIGATE, "french", 300, 400, 0), (LINER, "british", 435, 400, 0))
    stack_cup(g, "A", "4", "4", "4")
    g.state.ships[0].hull = ((FIRE_DAMAGE,), (FIRE_DAMAGE,))
    g.state.ships[0].hull_then = 2
    start(g, Combat(), Turn())
    action = next(a for a in g.pending["french"] if str(a) == "fire 0 starboard full 1 - no")
    seen = g.rules.preview(g, "french", action)
    assert (seen["count"], seen["odds"]) == (3, ((12, WHOLE),))
    do(g, "french: fire 0 starboard full 1 - no", "french: fire-done", "british: fire-done")
    shot = next(e for e in g.log(everything=True) if e.what == "sg-fires")
    assert shot.args["box"] == 3
