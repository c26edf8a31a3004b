"""Every chit tells where it went and what it changed; every draw tells the chances there were."""

from __future__ import annotations

from itertools import combinations

import pytest

from mats import B, S, hits
from quarterdeck.games.sails_of_glory.data.model import CASUALTY, FIRE_DAMAGE
from quarterdeck.games.sails_of_glory.rules import batteries, terrain
from quarterdeck.games.sails_of_glory.rules.basic_combat import Combat, resolve
from quarterdeck.games.sails_of_glory.rules.basic_damage import suffer
from quarterdeck.games.sails_of_glory.rules.chits import WHOLE, add_odds, rarest, sum_odds
from quarterdeck.games.sails_of_glory.rules.turn import Turn
from quarterdeck.games.sails_of_glory.state import CoastalBattery, Order

LINER, FRIGATE = "hms_defence", "courageuse"
SHIPS = ((LINER, "british", 200, 200, 0), (FRIGATE, "french", 700, 700, 180))


def lines(g, hits, *names):
    """Rule, message and the named fields of the places the chits went to, those in the hull last."""
    told = []
    for hit in hits:
        face = {"face": g.data.chits[hit.number].face}
        for place in hit.places:
            fields = face | {name: getattr(place, name) for name in place.__struct_fields__}
            what = place.__struct_config__.tag.removeprefix("sg-")
            told.append((place.rule, what, *(fields[n] for n in names if n in fields)))
    hull = ("chit-hull", "chit-opens-box", "chit-no-hull-box")
    points = {chit.face: chit.hull for chit in g.data.chits}
    return sorted(told, key=lambda t: (t[1] in hull, -points.get(t[2], 0) if t[1] in hull else 0))


def place(g, ship, letter, *faces):
    chits = hits(g.data.chit(letter, face) for face in faces)
    suffer(g, ship, chits)
    return chits


@pytest.fixture
def g(sea):
    return sea(*SHIPS, level="advanced", steps=())


@pytest.mark.rule("SG-B-DAM-2")
@pytest.mark.rule("SG-B-DAM-5")
@pytest.mark.rule("SG-B-DAM-6")
@pytest.mark.rule("SG-B-DAM-7")
@pytest.mark.ruling(71)
def test_the_printed_example_chit_by_chit(sea):
    """EX11, EX12: Courageuse, burden 3; casualties first, the hull in falling order."""
    g = sea(*SHIPS, steps=())
    ship = g.state.ships[1]
    chits = place(g, ship, "A", "0", "crew", "6", "4", "2")
    assert lines(g, chits, "face", "box", "was", "sum", "lost") == [
        ("SG-B-DAM-2", "chit-zero", "0"),
        ("SG-B-DAM-7", "chit-crew", "crew", 1, 2, 0),
        ("SG-B-DAM-6", "chit-opens-box", "6", 1, 0, 6, 3),
        ("SG-B-DAM-6", "chit-opens-box", "4", 2, 0, 4, 1),
        ("SG-B-DAM-5", "chit-opens-box", "2", 3, 0, 2, 0),
    ]
    chits = place(g, ship, "B", "3", "2+crew", "1")
    assert lines(g, chits, "face", "box", "was", "sum", "lost") == [
        ("SG-B-DAM-3", "chit-crew", "2+crew", 2, 2, 0),
        ("SG-B-DAM-6", "chit-opens-box", "3", 4, 0, 3, 0),
        ("SG-B-DAM-5", "chit-hull", "2+crew", 3, 2, 4, 1),  # full at 3, one lost
        ("SG-B-DAM-5", "chit-opens-box", "1", 5, 0, 1, 0),
    ]


@pytest.mark.rule("SG-B-GUN-6")
@pytest.mark.rule("SG-B-MUS-2")
def test_a_covered_box_tells_the_guns_and_muskets_that_are_left(g):
    """Defence: guns 5/7/5, 5/7/5, 5/6/5 ...; musketry 4, 4, 4, 3 ..."""
    ship = g.state.ships[0]
    ship.crew = (CASUALTY, CASUALTY)
    chits = place(g, ship, "A", "5", "5", "crew")
    assert lines(g, chits, "face", "box", "was", "now", "guns_were", "guns") == [
        ("SG-B-DAM-7", "chit-crew", "crew", 3, 4, 3),
        ("SG-B-DAM-6", "chit-opens-box", "5", 1, 0, "5 / 7 / 5", "5 / 7 / 5"),
        ("SG-B-DAM-6", "chit-opens-box", "5", 2, 0, "5 / 7 / 5", "5 / 6 / 5"),
    ]


@pytest.mark.rule("SG-B-DAM-8")
@pytest.mark.rule("SG-B-DAM-7")
def test_without_a_free_box_a_chit_has_no_effect(sea, chit):
    g = sea(*SHIPS, steps=())
    ship = g.state.ships[1]
    ship.hull, ship.crew = ((FIRE_DAMAGE,),) * 9, (CASUALTY,) * 9
    chits = place(g, ship, "A", "crew", "1+crew", "4")
    assert lines(g, chits, "face") == [
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
def test_special_damage_names_the_chit_it_came_from(g):
    """Defence has veer 5; the second rudder hit is a mast."""
    faces = ("2+rudder", "2+rudder", "2+fire", "3+leak", "1+sail")
    chits = place(g, g.state.ships[0], "A", *faces)
    told = [(event.cites, event.what, event.chit) for hit in chits for event in hit.effects]
    assert told == [
        ("SG-A-DAM-8", "sg-rudder-hit", 0),
        ("SG-A-DAM-4", "sg-mast-lost", 1),
        ("SG-A-DAM-2", "sg-fire-on-board", 2),
        ("SG-A-DAM-3", "sg-leak", 3),
        ("SG-A-DAM-7", "sg-rigging-hit", 4),
    ]
    rudder = chits[0].effects[0]
    assert (rudder.was, rudder.now) == (5, 4)


@pytest.mark.rule("SG-B-DAM-4")
@pytest.mark.parametrize("level", ["basic", "standard"])
def test_a_symbol_without_effect_says_so(sea, level):
    g = sea(*SHIPS, level=level, steps=())
    chits = place(g, g.state.ships[0], "A", "2+rudder")
    assert lines(g, chits, "face", "symbol", "box") == [
        ("SG-B-DAM-4", "chit-symbol-ignored", "2+rudder", "@sg-symbol-rudder"),
        ("SG-B-DAM-5", "chit-opens-box", "2+rudder", 1),
    ]


@pytest.mark.rule("SG-T-BAT-4")
def test_chits_on_a_battery_are_told_like_those_on_a_ship(g, chit):
    g.state.batteries = [CoastalBattery(0, "french", "french", (40000, 60000), 0, "battery")]
    chits = hits([chit("A", "2+fire"), chit("A", "crew"), chit("A", "0")])
    batteries.suffer(g, B(0), chits)
    (fire,) = chits[0].effects
    assert (fire.rule, fire.what, fire.fires, fire.chit) == ("SG-T-BAT-4", "sg-fire-on-board", 1, 0)
    assert (fire.ship.id, fire.ship.name) == (0, "@sg-battery-battery")
    assert [line[:2] for line in lines(g, chits, "face")] == [
        ("SG-B-DAM-7", "chit-crew"),
        ("SG-B-DAM-2", "chit-zero"),
        ("SG-B-DAM-5", "chit-opens-box"),
    ]


@pytest.mark.rule("SG-T-REEF-2")
def test_rocks_open_into_their_sum_and_their_chits(g, stack_cup):
    """Defence has burden 5: five A chits; of the symbols only leaks and rudder hits count."""
    stack_cup(g, "A", "3+leak", "2", "0", "2+fire", "2")
    event = terrain.strike_rocks(g, g.state.ships[0], "SG-T-REEF-2", 5)
    assert event is g._fresh[0] and (event.what, event.rule) == ("sg-reef-chits", "SG-T-REEF-2")
    (draw,) = event.draws
    assert (event.count.total, event.points, draw.came, draw.cup) == (5, 9, 9, 5)
    assert draw.odds == ((9, WHOLE),)  # all five chits of the cup: it could not come otherwise
    went = sorted(place.__struct_config__.tag for chit in draw.chits for place in chit.places)
    assert went == ["sg-chit-hull", "sg-chit-hull", "sg-chit-opens-box", "sg-chit-opens-box", "sg-chit-zero"]
    (leak,) = g._fresh[1:]
    assert (leak.what, leak.of) == ("sg-leak", event.n)
    assert draw.chits[leak.chit].face == "3+leak"


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
    for rare, told in ((100, ((0, 9801), (1, 198), (2, 1))), (99, ((0, 9802), (1, 196)))):
        one_in = ((0, WHOLE - rare), (1, rare))
        assert add_odds(one_in, one_in) == told  # one in ten thousand is the least that is told


@pytest.mark.rule("SG-B-DAM-2")
def test_a_draw_tells_the_rarest_symbol_and_one_in_how_many_shows_it(g, stack_cup):
    """Courageuse draws three of nine A chits; a hand with the one rudder: 28 of 84."""
    seen = set()
    for _ in range(20):
        stack_cup(g, "A", "2+rudder", *["crew"] * 8)
        (drawn,) = resolve(g, Order(S(1), "port", S(0), "full", "ball", 10000)).drawn
        draw = drawn.told(g)
        seen.add(draw.rare)
        assert any(chit.face == "2+rudder" for chit in draw.chits) == (draw.rare == "rudder")
        assert draw.one_in == (30 if draw.rare else 0)  # casualties are in every hand: nothing to tell
    assert seen == {"rudder", None}


@pytest.mark.rule("SG-A-DAM-1")
@pytest.mark.parametrize(
    ("level", "others", "drawn", "rare"),
    [
        ("advanced", 9, ("2+fire",), ("fire", 100)),  # one of ten chits
        ("advanced", 1, ("2+fire",), ("fire", 20)),  # every second draw is told
        ("advanced", 1, ("2+fire", "2"), (None, 0)),  # every draw is not
        ("advanced", 9, ("2",), (None, 0)),
        ("advanced", 9, ("2+fire", "2+rudder"), (None, 0)),  # more than the cup holds of the one
        ("basic", 9, ("2+fire",), (None, 0)),
        ("basic", 9, ("2+crew",), ("crew", 100)),
    ],
)
def test_one_in_how_many_draws(sea, chit, level, others, drawn, rare):
    g = sea(*SHIPS, level=level, steps=())
    numbers = [chit("A", face) for face in drawn]
    cup = [numbers[0], *[chit("A", "2")] * others]
    if "2+rudder" in drawn:
        cup = cup[:1]
    assert rarest(g, cup, numbers) == rare


@pytest.mark.rule("SG-B-MUS-2")
def test_muskets_tell_the_chances_of_casualties(g, stack_cup):
    """Courageuse has musketry 2: of the six pairs of these four chits three hold the casualty."""
    stack_cup(g, "E", "crew", "0", "0", "0")
    salvo = resolve(g, Order(S(1), "musket", S(0)))
    (draw,) = (drawn.told(g) for drawn in salvo.drawn)
    assert (draw.row, salvo.count.total, len(draw.chits)) == ("crew", 2, 2)
    assert draw.odds == ((0, 5000), (1, 5000))
    assert draw.came == [chit.face for chit in draw.chits].count("crew")


@pytest.mark.rule("SG-B-GUN-4")
@pytest.mark.rule("SG-B-GUN-6")
def test_the_shot_says_which_box_gives_her_guns_and_what_it_may_do(sea, start, do, stack_cup):
    g = sea((FRIGATE, "french", 300, 400, 0), (LINER, "british", 435, 400, 0))
    stack_cup(g, "A", "4", "4", "4")
    g.state.ships[0].hull = ((FIRE_DAMAGE,), (FIRE_DAMAGE,))
    g.state.ships[0].hull_then = 2
    start(g, Combat(), Turn())
    action = next(a for a in g.pending["french"] if str(a) == "fire 0 starboard full ship-1 - no")
    seen = g.rules.preview(g, "french", action)
    assert (seen.count.total, seen.odds) == (3, ((12, WHOLE),))
    do(g, "french: fire 0 starboard full ship-1 - no", "french: fire-done", "british: fire-done")
    shot = next(e for e in g.log(everything=True) if e.what == "sg-fires")
    assert (shot.box, shot.range, shot.points, shot.count.total) == (3, seen.range, 12, 3)
