"""What the log tells: rolls with their dice, boxes that counted, what is not told."""

from __future__ import annotations

import pytest

from mats import B, S, declare, hold, told
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.rules import batteries, optional_other
from quarterdeck.games.sails_of_glory.rules.basic_combat import Combat, fire_all
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement
from quarterdeck.games.sails_of_glory.rules.common import load_fort, ship_ref
from quarterdeck.games.sails_of_glory.rules.start_of_turn import StartOfTurn
from quarterdeck.games.sails_of_glory.state import CoastalBattery, Order, Terrain
from quarterdeck.i18n import LANGUAGES, format_event
from quarterdeck.kernel import KeyedDice
from quarterdeck.kernel.dice import key_from

NEAR = (("hms_defence", "british", 300, 400, 0), ("courageuse", "french", 360, 400, 0))


@pytest.mark.rule("SG-B-GUN-6")
@pytest.mark.rule("SG-B-MUS-2")
@pytest.mark.parametrize(("hull", "crew"), [(0, 0), (2, 1)])
def test_the_box_whose_numbers_count_is_the_first_free_one(sea, hull, crew):
    """The leftmost free box, counted from 1: the third after two hits, the second after one casualty."""
    g = sea(*NEAR, steps=())
    ship = g.state.ships[0]
    ship.hull_then, ship.crew_then = hull, crew
    declare(g, Order(S(0), "starboard", S(1), "full", "ball", 1000), Order(S(0), "musket", S(1)))
    g._fresh = []
    fire_all(g)
    (fired,), (muskets,) = told(g, "sg-fires"), told(g, "sg-musketry")
    assert (fired.box, muskets.box) == (hull + 1, crew + 1)
    card = g.data.ships["hms_defence"]
    assert fired.count.total == card.gunnery[hull][1]  # front, full, rear
    assert muskets.count.total == card.musketry[crew]
    assert [(m.value, m.rule) for m in fired.count.mods] == [(card.gunnery[hull][1], "SG-B-GUN-6")]
    assert [(m.value, m.rule) for m in muskets.count.mods] == [(card.musketry[crew], "SG-B-MUS-2")]


@pytest.mark.rule("SG-O-MAG-1")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_the_magazine_is_one_token_of_four(sea, fixed_dice, face):
    """Three fire tokens and one explosion token."""
    g = sea(*NEAR, level="advanced", options={"magazine": True}, steps=())
    fixed_dice(g, faces=(face,))
    draw = optional_other.magazine_draw(g, ship_ref(g, g.state.ships[0]))
    assert (draw.roll.sides, draw.happened) == ((4,), face == 4)


@pytest.mark.rule("SG-O-SINK-1")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_a_leaking_ship_is_in_danger_from_her_third_token(sea, run, fixed_dice, face):
    """No draw for the first two tokens; then one of four sinks her."""
    g = sea(*NEAR, level="advanced", options={"sinking": True}, steps=())
    ship = g.state.ships[0]
    ship.leaks = 1
    dice = fixed_dice(g, faces=(face,))
    g._fresh = []
    run(g, StartOfTurn())
    run(g, StartOfTurn())
    assert (ship.leak_taken, dice.faces, told(g, "sg-sinking-draw")) == (2, [face], [])
    run(g, StartOfTurn())
    (draw,) = told(g, "sg-sinking-draw")
    assert (draw.roll.sides, draw.happened) == ((4,), face == 4)
    assert (ship.fate, ship.leak_taken) == (("sunk", 2) if face == 4 else (None, 3))


@pytest.mark.rule("SG-O-SINK-1")
@pytest.mark.rule("SG-O-MAG-1")
def test_without_the_optional_rules_nothing_is_drawn(sea, run):
    g = sea(*NEAR, level="advanced", steps=())
    ship = g.state.ships[0]
    ship.fires = ship.leaks = 1
    ship.fire_taken = ship.leak_taken = 5
    g._fresh = []
    run(g, StartOfTurn())
    assert (ship.fate, ship.fire_taken, ship.leak_taken) == (None, 6, 6)
    assert not told(g, "sg-sinking-draw") and not told(g, "sg-magazine-draw")


@pytest.mark.rule("SG-B-OVL-3")
@pytest.mark.ruling(18)
def test_only_equal_ships_draw_lots_for_who_moves_first(sea, run):
    """Defence (burden 5) goes before Courageuse (3) without a lot; two of a kind need one."""
    for cards, lots in ((("hms_defence", "courageuse"), 0), (("courageuse", "courageuse"), 1)):
        g = sea((cards[0], "british", 300, 400, 90), (cards[1], "french", 470, 400, 270), wind=0, steps=())
        for ship in g.state.ships:
            hold(ship, (g.data.decks[g.data.ships[ship.card].deck].straight,))
        g._fresh = []
        run(g, Movement())
        assert len(told(g, "sg-order-by-lot")) == lots
        assert g.state.ships[0].collided or g.state.ships[1].collided


@pytest.mark.rule("SG-B-OVL-2")
@pytest.mark.ruling(17)
def test_a_ship_far_from_a_collision_is_no_part_of_it(sea, run):
    """Two Courageuses meet; a third one, elsewhere, sails her whole card and draws no lot with them."""
    ships = [("courageuse", "british", 300, 400, 90), ("courageuse", "french", 470, 400, 270)]
    ships.append(("courageuse", "british", 700, 150, 90))
    g = sea(*ships, wind=0, steps=())
    straight = g.data.decks[g.data.ships["courageuse"].deck].straight
    for ship in g.state.ships:
        hold(ship, (straight,))
    g._fresh = []
    run(g, Movement())
    (lot,) = told(g, "sg-order-by-lot")
    assert {ref.id for ref in lot.tied} == {0, 1}
    assert g.state.ships[2].collided == () and g.state.ships[2].pose[0] > 70000 + 5000


def fort(g, x=400, y=600):
    corners = ((x - 40, y + 60), (x + 40, y + 60), (x + 40, y - 20), (x - 40, y - 20))
    outline = tuple((a * 100, b * 100) for a, b in corners)
    g.state.terrain = (Terrain(0, "island_1", "island", None, 0, outline, (outline,)),)
    g.state.batteries = [
        CoastalBattery(0, "french", "french", (x * 100, y * 100), 0, "battery", heading=18000, hull_then=0)
    ]
    load_fort(g, g.state.batteries[0], "ball")
    return g.state.batteries[0]


@pytest.mark.rule("SG-T-BAT-2")
def test_the_fire_of_a_battery_is_not_remembered_as_that_of_a_ship(sea, stack_cup):
    """Battery 0 fires at ship 1: ship 0 has fired at nobody; ship 1 fires at the battery, at no ship."""
    ships = (("hms_terpsichore", "british", 100, 850, 0), ("hms_defence", "british", 400, 400, 270))
    g = sea(*ships, steps=())
    fort(g)
    stack_cup(g, "A", *["0"] * 40)
    back = Order(S(1), "starboard", B(0), "full", "ball", 100)
    declare(g, Order(B(0), "guns", S(1), "1", "ball", 100), back)
    fire_all(g)
    assert [ship.fired_at for ship in g.state.ships] == [(), ()]


@pytest.mark.rule("SG-O-BRD-4")
def test_ships_remember_whom_they_fired_at(sea, stack_cup):
    g = sea(*NEAR, steps=())
    declare(g, Order(S(0), "starboard", S(1), "full", "ball", 1000))
    fire_all(g)
    assert [ship.fired_at for ship in g.state.ships] == [(1,), ()]


@pytest.mark.rule("SG-T-BAT-2")
@pytest.mark.parametrize(("distance", "reached"), [(25000, True), (25001, False)])
def test_a_battery_reaches_as_far_as_the_ruler(sea, distance, reached):
    """The ruler is 250 mm long; from the dot to the side of a base that lies across."""
    g = sea(("hms_defence", "british", 400, 300, 90), ("courageuse", "french", 100, 850, 0), steps=())
    battery = fort(g)
    g.state.ships[0].pose = (40000, 60000 - distance - 2500, 9000)  # half her width is 25 mm
    found = [(s.target, s.range) for s in batteries.battery_shots(g, battery)]
    assert found == ([(S(0), 25000)] if reached else [])


@pytest.mark.rule("SG-T-BAT-1")
def test_ships_reach_a_battery_as_far_as_the_ruler(sea):
    """Her full arc is measured from a dot 10 mm off her centre line: the battery is moved away in steps of a
    hundredth of a millimetre around 260 mm, and the last shot is one of 250 mm."""
    ships = (("hms_defence", "british", 400, 300, 270), ("courageuse", "french", 100, 850, 0))
    found = []
    for distance in range(25990, 26010):
        g = sea(*ships, steps=())
        fort(g).at = (40000, 30000 + distance)
        found += [s.range for s in batteries.shots(g) if s.target == B(0) and s.arc == "full"]
    assert found == sorted(found) and found[-1] == 25000
    assert 0 < len(found) < 20


@pytest.mark.rule("SG-T-BAT-1")
def test_a_battery_without_a_free_box_has_no_fire_left(sea):
    g = sea(*NEAR, steps=())
    battery, card = fort(g), g.data.batteries["battery"]
    guns, muskets = Order(B(0), "guns", S(0), "1", "ball", 100), Order(B(0), "musket", S(0))
    for covered in range(card.boxes + 1):
        battery.hull_then = battery.crew_then = covered
        left = covered < card.boxes
        assert batteries.firepower(g, guns) == (card.gunnery[covered][1] if left else 0)
        assert batteries.firepower(g, muskets) == (card.musketry[covered] if left else 0)


@pytest.mark.rule("SG-B-GUN-4")
def test_reasons_are_given_for_enemies_within_reach_alone(sea, run):
    """Ahead of Defence within the ruler: no broadside bears, and that is said; far away nothing is."""
    ships = (
        ("hms_defence", "british", 300, 400, 0),
        ("courageuse", "french", 300, 550, 0),
        ("genereux", "french", 850, 100, 0),
        ("hms_juno", "british", 300, 250, 0),
        ("aquilon", "french", 400, 400, 0),
    )
    g = sea(*ships, steps=())
    run(g, Combat())
    named = {fire.target for fire, _, _ in g.stack[-1].refused(g, "british") if fire.ship == 0}
    assert S(1) in named
    assert not named & {S(2), S(3), S(0)}


@pytest.mark.parametrize("scenario", ["harbour_raid", "against_the_vanguard"])
def test_whatever_is_told_is_said_in_every_language(scenario):
    """The words of the game in it too: a side is no "@sg-side-port"."""
    options = {"level": "advanced", "wind_direction": True, "wind_strength": True, "boarding": True}
    g, luck = RULESET.new(scenario, options, seed=4), KeyedDice(key_from(4))
    while g.pending and g.count < 200:
        seat = next(iter(g.pending))
        g.apply(seat, g.pending[seat][luck.below(len(g.pending[seat]))])
    events = g.log(everything=True)
    assert len({event.what for event in events}) > 8
    for event in events:
        said = {format_event(event, language) for language in LANGUAGES}
        assert not any("sg-" in words for words in said), event
