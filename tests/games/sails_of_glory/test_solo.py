"""Ships and batteries that act by themselves."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mats import B, S, declared, face_down, planned, shot
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.data.model import CASUALTY, FIRE_DAMAGE
from quarterdeck.games.sails_of_glory.rules import solo
from quarterdeck.games.sails_of_glory.rules.advanced_actions import CrewActions
from quarterdeck.games.sails_of_glory.rules.basic_combat import Combat, resolve
from quarterdeck.games.sails_of_glory.rules.basic_gunnery import find_shots
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement
from quarterdeck.games.sails_of_glory.rules.basic_reload import Reload
from quarterdeck.games.sails_of_glory.rules.end_of_turn import EndOfTurn
from quarterdeck.games.sails_of_glory.state import CoastalBattery, Shot

DECK = RULESET.data.decks["D"]
FACES = {
    "6": "D7",
    "4": "D9",
    "7": "D11",
    "3": "D13",
    "5s": "D1",
    "5r": "D3",
    "5l": "D5",
}
ABEAM = (("hms_defence", "british", 300, 400, 0), ("courageuse", "french", 400, 400, 0))


def numbers(*faces):
    return [DECK.cards[FACES[face]].number for face in faces]


def robot(sea, level="basic", ships=ABEAM, **options):
    g = sea(*ships, level=level, options=options, steps=())
    ship = g.state.ships[0]
    ship.automatic, ship.seat = True, ""
    solo.deal_deck(g, ship)
    return g, ship


def test_the_faces_of_this_file_are_right():
    for face, card in FACES.items():
        kind = {"s": "straight", "r": "sideslip_right", "l": "sideslip_left"}.get(face[-1])
        assert DECK.cards[card].veer == int(face[0])
        assert kind is None or DECK.cards[card].kind == kind


@pytest.mark.rule("SG-L-MOV-1")
@pytest.mark.ruling(124)
def test_the_automatic_deck(sea):
    g, ship = robot(sea)
    items = g.state.auto_decks[ship.id].items
    veers = [card.veer for card in DECK.cards.values() if card.number in items]
    assert sorted(veers) == [3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 7, 7]
    assert len(items) == 14


@pytest.mark.rule("SG-L-MOV-2")
@pytest.mark.ruling(125)
def test_discards_that_return():
    """EX34."""
    left, returned = solo.settle(DECK, numbers("6", "4", "5s", "7", "5r"))
    assert sorted(left) == sorted(numbers("7", "5r"))
    assert sorted(returned) == sorted(numbers("6", "4", "5s"))
    left, returned = solo.settle(DECK, [*left, *numbers("5l")])
    assert left == numbers("7")
    assert sorted(returned) == sorted(numbers("5r", "5l"))
    assert solo.settle(DECK, numbers("6", "3", "5s")) == (numbers("6", "3", "5s"), [])


@pytest.mark.rule("SG-L-MOV-1")
@pytest.mark.ruling(124)
@pytest.mark.ruling(125)
def test_a_card_is_drawn_and_sailed_every_turn_without_veer_limit(sea, run):
    g, ship = robot(sea, "standard")
    for _ in range(3):
        deck, pile = g.state.auto_decks[0], g.state.auto_discards[0]
        ship.pose = (40000, 40000, 18000)
        ship.last_card = "D16"
        before = ship.pose
        run(g, Movement())
        assert ship.pose != before
        assert len(deck.items) + len(pile.items) == 14


@pytest.mark.rule("SG-L-MOV-1")
@pytest.mark.ruling(125)
def test_an_empty_deck_is_made_from_the_discards(sea):
    g, _ship = robot(sea)
    deck, pile = g.state.auto_decks[0], g.state.auto_discards[0]
    deck.items, pile.items = [], numbers("6", "7")
    solo.draw_cards(g)
    assert len(deck.items) + len(pile.items) == 2


@pytest.mark.rule("SG-L-MOV-1")
@pytest.mark.ruling(124)
@pytest.mark.parametrize("level", ["basic", "standard"])
def test_aback_and_masts_as_usual(sea, run, level):
    g, ship = robot(sea, level)
    ship.pose, g.state.wind = (45000, 45000, 0), 0
    run(g, Movement())
    assert DECK.cards[ship.revealed].border == "red"
    g, ship = robot(sea, "advanced")
    ship.masts_then = 1
    solo.draw_cards(g)
    assert DECK.cards[ship.slots[0].value].border == "grey"


@pytest.mark.rule("SG-L-MOV-1")
@pytest.mark.rule("SG-S-MOV-1")
@pytest.mark.ruling(27)
@pytest.mark.parametrize(
    ("face", "veer"), [("3", 4), ("4", 4), ("5s", 5), ("5r", 5), ("5l", 5), ("6", 6), ("7", 6)]
)
def test_aback_the_red_card_has_the_class_of_the_one_drawn(sea, face, veer):
    """4 or less, exactly 5, 6 or more."""
    g, ship = robot(sea)
    ship.pose, g.state.wind = (45000, 45000, 0), 0
    g.state.auto_decks[0].items = numbers(face)
    solo.draw_cards(g)
    sailed = DECK.cards[ship.slots[0].value]
    assert (sailed.border, sailed.veer) == ("red", veer)


@pytest.mark.rule("SG-L-MOV-1")
@pytest.mark.parametrize(("level", "wind"), [("basic", 90), ("standard", 90), ("standard", 0)])
def test_otherwise_the_card_drawn_is_laid(sea, level, wind):
    """In the standard rules also with the wind ahead: there the movement itself replaces it."""
    g, ship = robot(sea, level)
    ship.pose, g.state.wind = (45000, 45000, 0), wind * 100
    g.state.auto_decks[0].items = numbers("6")
    solo.draw_cards(g)
    assert ship.slots[0].value == FACES["6"]


@pytest.mark.rule("SG-L-ACT-2")
def test_a_box_that_is_not_full_is_not_repaired(sea, chit):
    """HMS Defence has a burden of 5: of 3, 5 and fire damage the second box alone is mended."""
    g, ship = robot(sea, "advanced")
    assert RULESET.data.ships[ship.card].burden == 5
    ship.hull = ((chit("A", "3"),), (chit("A", "3"), chit("A", "2")), (FIRE_DAMAGE,))
    choice = solo.repair_choice(g, ship)
    assert (choice.what, choice.box) == ("hull", 1)
    ship.hull = ((chit("A", "3"),), (FIRE_DAMAGE,))
    assert solo.repair_choice(g, ship) is None


@pytest.mark.rule("SG-L-ACT-1")
@pytest.mark.rule("SG-L-FIRE-3")
@pytest.mark.ruling(128)
@pytest.mark.parametrize(
    ("continuous", "loaded", "enemy", "wanted"),
    [
        (False, True, 400, ["fire_starboard"]),
        (False, False, 400, ["reload_port", "reload_starboard"]),
        (True, True, 400, ["fire_starboard"]),
        (True, False, 400, ["fire_starboard", "reload_port"]),  # what fires is not reloaded
        (False, True, 800, []),
        (True, True, 800, []),
        (True, False, 800, ["reload_port", "reload_starboard"]),
    ],
)
def test_guns_an_automatic_ship_fires_and_loads(sea, continuous, loaded, enemy, wanted):
    ships = (ABEAM[0], ("courageuse", "french", enemy, 400, 0))
    g, ship = robot(sea, "advanced", ships=ships, continuous_fire=continuous)
    if not loaded:
        ship.port.load = ship.starboard.load = None
    assert sorted(solo.wanted_actions(g, ship)) == wanted


@pytest.mark.rule("SG-L-ACT-2")
@pytest.mark.ruling(82)
@pytest.mark.ruling(128)
@pytest.mark.parametrize(
    ("damage", "what"),
    [
        ({"masts": 1, "rudder": 1}, "mast"),
        ({"masts": 1, "rudder": 1, "mast_repaired": True}, "rudder"),  # a mast once in a game
        ({"masts": 1, "mast_repaired": True}, None),
        ({"rudder": 1}, "rudder"),
        ({"leaks": 1, "masts": 1, "rudder": 1}, "leak"),
        ({}, None),
    ],
)
def test_what_an_automatic_ship_mends_first(sea, damage, what):
    g, ship = robot(sea, "advanced")
    for name, value in damage.items():
        setattr(ship, name, value)
    choice = solo.repair_choice(g, ship)
    assert (choice and choice.what) == what
    assert ("repair" in solo.wanted_actions(g, ship)) is (what is not None)


@pytest.mark.rule("SG-L-MOV-1")
@pytest.mark.ruling(126)
def test_automatic_ships_keep_battle_sails(sea, run):
    g, ship = robot(sea, "advanced")
    run(g, CrewActions())
    assert ship.sails == "battle"
    assert not {"raise_sail", "reduce_sail"} & set(solo.wanted_actions(g, ship))


@pytest.mark.rule("SG-L-ANC-1")
@pytest.mark.ruling(129)
def test_anchored_ships_never_move(sea, run):
    g, ship = robot(sea)
    ship.anchored = True
    before = ship.pose
    run(g, Movement())
    assert ship.pose == before
    assert len(g.state.auto_decks[0].items) == 14


@pytest.mark.rule("SG-L-FIRE-1")
def test_it_fires_whenever_it_can_and_reloads_at_once(sea, run, choose):
    g, ship = robot(sea, "standard")
    run(g, Combat())
    choose(g, "french: fire-done")
    assert (ship.starboard.load, shot(ship.port)) == (None, "ball")
    run(g, Reload())
    assert ship.starboard.load is None
    run(g, Reload())
    assert shot(ship.starboard) == "ball"


@pytest.mark.rule("SG-L-FIRE-2")
@pytest.mark.ruling(127)
def test_it_fires_at_the_nearest_with_the_strongest_arc(sea):
    ships = (*ABEAM, ("genereux", "french", 390, 300, 0))
    g, ship = robot(sea, ships=ships)
    shots = tuple(s for s in find_shots(g) if s.firer == S(0) and s.weapon == "starboard")
    assert {s.target for s in shots} == {S(1), S(2)}
    best = solo.nearest(g, ship, "starboard", shots)
    closest = min(shots, key=lambda s: s.range)
    assert best.target == closest.target
    assert best.arc == "full"


@pytest.mark.rule("SG-L-FIRE-3")
def test_with_continuous_fire_it_fires_even_unloaded(sea):
    for option in (False, True):
        g, ship = robot(sea, "standard", continuous_fire=option)
        ship.starboard.load = None
        g.state.shots = find_shots(g)
        solo.declare(g)
        assert [order.empty for order in declared(g)] == ([True] if option else [])


@pytest.mark.rule("SG-L-FIRE-4")
@pytest.mark.ruling(127)
@pytest.mark.parametrize(
    ("level", "near", "distance", "letter"),
    [
        ("standard", "D", 6250, "D"),
        ("standard", "C", 6250, "C"),
        ("standard", "D", 6251, "A"),
        ("standard", "D", 12501, "B"),
        ("basic", "D", 6250, "A"),
    ],
)
def test_shot_by_distance(sea, level, near, distance, letter):
    g, ship = robot(sea, level)
    g.options = replace(g.options, solo_near=near)
    order = solo._order(g, ship, "starboard", Shot(S(0), "starboard", "full", S(1), distance))
    assert {g.data.chits[i].letter for i in [hit.number for hit in resolve(g, order).hits]} == {letter}


@pytest.mark.rule("SG-L-ACT-1")
@pytest.mark.ruling(128)
def test_priorities_of_actions(sea):
    ships = (("hms_defence", "british", 300, 400, 0), ("courageuse", "french", 360, 400, 0))
    g, ship = robot(sea, "advanced", ships=ships)
    ship.fires = ship.leaks = ship.masts = 1
    ship.port.load = None
    assert solo.wanted_actions(g, ship) == [
        "musketry",
        "extinguish",
        "repair",
        "fire_starboard",
        "reload_port",
    ]
    solo.plan_actions(g)
    assert planned(ship) == ("musketry", "extinguish", "repair", "fire_starboard")  # four actions
    ship.deferred, ship.crew = ("extinguish", "repair"), (CASUALTY,) * 4
    solo.plan_actions(g)  # three actions, two still under way
    assert planned(ship) == ("musketry",)


@pytest.mark.rule("SG-L-ACT-1")
@pytest.mark.ruling(128)
def test_the_side_of_the_nearest_enemy_comes_first(sea):
    ships = (
        ("hms_defence", "british", 400, 400, 0),
        ("courageuse", "french", 250, 400, 0),
        ("genereux", "french", 500, 400, 0),
    )
    g, ship = robot(sea, "advanced", ships=ships)
    assert solo.wanted_actions(g, ship) == ["fire_starboard", "fire_port"]
    ship.port.load = ship.starboard.load = None
    assert solo.wanted_actions(g, ship) == ["reload_starboard", "reload_port"]


@pytest.mark.rule("SG-L-ACT-2")
@pytest.mark.ruling(128)
def test_order_of_repairs(sea, run, chit):
    g, ship = robot(sea, "advanced")
    five = chit("A", "5")
    ship.leaks = ship.rudder = ship.masts = 1
    ship.hull = ((FIRE_DAMAGE,), (chit("A", "2"),), (five,))
    seen = []
    for _ in range(4):
        ship.deferred = ("repair",)
        run(g, CrewActions(), EndOfTurn())
        seen.append((ship.leaks, len(ship.hull), ship.masts, ship.rudder))
    assert seen == [(0, 3, 1, 1), (0, 2, 1, 1), (0, 2, 0, 1), (0, 2, 0, 0)]
    assert solo.repair_choice(g, ship) is None


@pytest.mark.rule("SG-L-BAT-1")
def test_priorities_of_batteries(sea, chit):
    g = sea(
        ("hms_defence", "british", 400, 400, 90),
        ("hms_terpsichore", "british", 400, 530, 90),
        level="advanced",
        steps=(),
    )
    battery = CoastalBattery(0, "", "french", (40000, 60000), -1, "battery", automatic=True, heading=18000)
    g.state.batteries = [battery]
    battery.guns.load = face_down("ball", "")
    battery.fires, battery.hull = 1, ((chit("A", "3"),),)
    assert solo.wanted_by_battery(g, battery) == ["extinguish", "fire_guns", "musketry"]  # no box is full
    battery.hull = ((chit("A", "3"), chit("A", "2")),)
    assert solo.wanted_by_battery(g, battery) == ["extinguish", "fire_guns", "musketry", "repair"]
    battery.guns.load = None
    assert solo.wanted_by_battery(g, battery) == ["extinguish", "musketry", "reload_guns", "repair"]
    battery.guns.load, battery.heading = face_down("ball", ""), 0  # loaded, nobody in the arc
    assert solo.wanted_by_battery(g, battery) == ["extinguish", "musketry", "repair"]
    battery.heading = 18000
    battery.guns.load, battery.revealed_tokens = face_down("ball", ""), ("fire_guns", "musketry")
    solo.declare(g)
    assert [(o.firer, o.weapon, o.target) for o in declared(g)] == [
        (B(0), "guns", S(1)),
        (B(0), "musket", S(1)),
    ]


@pytest.mark.rule("SG-L-BAT-1")
@pytest.mark.rule("SG-L-FIRE-2")
@pytest.mark.ruling(127)
def test_automatic_muskets_at_the_nearest_and_ties_by_lot(sea, fixed_dice):
    """The second ship lies nearer to the dot; at equal distances the lot decides."""
    g = sea(("hms_defence", "british", 380, 520, 90), ("hms_terpsichore", "british", 470, 530, 90), steps=())
    battery = CoastalBattery(0, "", "french", (45000, 60000), -1, "battery", automatic=True, heading=18000)
    battery.guns.load = face_down("ball", "")
    g.state.batteries = [battery]
    solo.declare(g)
    assert [o.target for o in declared(g) if o.weapon == "musket"] == [S(1)]
    for pick in (0, 1):
        g.state.orders = []
        g.state.ships[0].pose, g.state.ships[1].pose = (41000, 53000, 9000), (49000, 53000, 9000)
        fixed_dice(g, picks=(pick, pick))
        solo.declare(g)
        assert {o.target for o in declared(g)} == {S(pick)}


@pytest.mark.rule("SG-L-MOV-1")
@pytest.mark.rule("SG-O-TANGLE-2")
def test_an_entangled_automatic_ship_turns_up_no_card(sea, run):
    g, ship = robot(sea)
    g.state.entangled = ((0, 1),)
    before, deck = ship.pose, list(g.state.auto_decks[0].items)
    run(g, Movement())
    assert (ship.pose, g.state.auto_decks[0].items, g.state.auto_discards[0].items) == (before, deck, [])
