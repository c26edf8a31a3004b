"""Standard rules: cards one turn ahead, the veer limit, ships taken aback."""

from __future__ import annotations

import pytest

from mats import cards, hold, shot
from quarterdeck.games.sails_of_glory import secrets
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement
from quarterdeck.games.sails_of_glory.rules.standard_movement import red_card, red_class
from quarterdeck.games.sails_of_glory.rules.standard_planning import (
    cards_to_plan,
    dismasted_cards,
    executed_card,
    veer_of,
)
from quarterdeck.games.sails_of_glory.rules.standard_setup import FirstOrders
from quarterdeck.games.sails_of_glory.rules.turn import Turn
from quarterdeck.kernel import IllegalAction, to_json

FRIGATE, LINER, ENEMY, ENEMY_LINER = "hms_terpsichore", "hms_defence", "courageuse", "genereux"


def veers(g, ship, ids):
    return {g.data.decks[g.data.ships[ship.card].deck].cards[i].veer for i in ids}


def of_veer(g, deck, veer, kind=None):
    return next(
        c.id
        for c in g.data.decks[deck].cards.values()
        if c.veer == veer and c.border == "blue" and (kind is None or c.kind == kind)
    )


def sail(g):
    g.call(Movement())
    g.stack[-1].advance(g)


@pytest.fixture
def pair(sea):
    return sea(
        (ENEMY_LINER, "french", 450, 450, 0), (FRIGATE, "british", 100, 100, 0), level="standard", steps=()
    )


@pytest.mark.rule("SG-S-SET-1")
@pytest.mark.rule("SG-S-SET-2")
@pytest.mark.ruling(8)
def test_first_loads_and_the_first_card_are_secret(sea, do, start):
    g = sea((LINER, "british", 450, 200, 0), (ENEMY, "french", 450, 700, 180), level="standard", steps=())
    start(g, FirstOrders(), Turn())
    assert {str(a) for a in g.pending["british"]} == {f"load 0 port {s}" for s in ("ball", "chain", "grape")}
    do(g, "british: load 0 port chain", "british: load 0 starboard ball")
    assert {a.card for a in g.pending["british"]} == set(g.data.decks["D"].blue)
    do(g, "british: plan 0 D7")
    hidden = to_json(g.view("french"))
    assert "chain" not in to_json(g.view("french").ships[0]) and "D7" not in hidden
    do(
        g,
        "british: seal",
        "french: load 1 port ball",
        "french: load 1 starboard ball",
        "french: plan 1 A1",
        "french: seal",
    )
    assert cards(g.state.ships[0]) == ("D7",) and shot(g.state.ships[0].port) == "chain"
    assert g.view("french").ships[0].port.load is None and g.view("french").ships[0].port.loaded
    assert g.state.turn == 1


@pytest.mark.rule("SG-S-PLAN-1")
@pytest.mark.rule("SG-S-MOV-4")
def test_the_card_of_last_turn_is_sailed_and_the_next_moves_up(sea, do, start):
    """EX15."""
    g = sea((LINER, "british", 450, 200, 0), (ENEMY, "french", 450, 700, 180), level="standard", steps=())
    hold(g.state.ships[0], ("D1",))
    hold(g.state.ships[1], ("A1",))
    start(g, Turn())
    do(g, "british: plan 0 D7", "british: seal", "french: plan 1 A7")
    start = g.state.ships[0].pose
    do(g, "french: seal")
    ship = g.state.ships[0]
    assert ship.revealed == ship.last_card == "D1" and cards(ship) == ("D7",)
    assert ship.pose == g.data.decks["D"].cards["D1"].lines["battle_orange"].end(start)


@pytest.mark.rule("SG-S-PLAN-3")
@pytest.mark.ruling(9)
@pytest.mark.ruling(13)
def test_veer_limit(pair, do, start):
    """EX16: veer 5 after a 2 allows 2 to 7."""
    ship = pair.state.ships[0]
    hold(ship, (of_veer(pair, "B", 2),))
    assert veers(pair, ship, cards_to_plan(pair, ship)) == {2, 3, 4, 5, 6, 7}
    hold(pair.state.ships[1], ("C1",))
    start(pair, Turn())
    eight = of_veer(pair, "B", 8)
    with pytest.raises(IllegalAction) as refusal:
        do(pair, f"french: plan 0 {eight}")
    assert refusal.value.reason.id == "sg-veer-too-far" and refusal.value.rule == "SG-S-PLAN-3"
    assert refusal.value.reason.args == {"veer": 8, "before": 2, "limit": 5}


@pytest.mark.rule("SG-S-PLAN-3")
@pytest.mark.ruling(7)
@pytest.mark.ruling(8)
def test_the_same_card_may_be_planned_twice_and_the_first_card_is_free(pair):
    ship = pair.state.ships[0]
    assert set(cards_to_plan(pair, ship)) == set(pair.data.decks["B"].blue)
    hold(ship, ("B1",))
    assert "B1" in cards_to_plan(pair, ship)  # the deck holds two copies
    assert all(
        sum(c.kind == card.kind and c.veer == card.veer for c in pair.data.decks["B"].cards.values()) == 2
        for card in (pair.data.decks["B"].cards[i] for i in pair.data.decks["B"].blue)
    )


@pytest.mark.rule("SG-S-PLAN-4")
@pytest.mark.ruling(10)
@pytest.mark.ruling(12)
def test_a_card_that_became_illegal_is_replaced_by_the_straight_one(pair):
    ship = pair.state.ships[0]
    two, seven = of_veer(pair, "B", 2), of_veer(pair, "B", 7)
    ship.last_card = two
    assert executed_card(pair, ship, seven) == seven
    ship.rudder = 1  # hit after the card was planned
    assert veer_of(pair, ship) == 4
    assert executed_card(pair, ship, seven) == "B1"
    assert pair.data.decks["B"].cards["B1"].kind == "straight"


@pytest.mark.ruling(11)
def test_a_grey_card_counts_as_five_and_a_red_one_not_at_all(pair):
    ship = pair.state.ships[0]
    hold(ship, (pair.data.decks["B"].grey[0],))
    ship.rudder = 1
    assert veers(pair, ship, cards_to_plan(pair, ship)) <= set(range(1, 10))
    hold(ship, (of_veer(pair, "B", 2),))
    ship.pose = (45000, 45000, 9000)
    sail(pair)
    assert pair.data.decks["B"].cards[ship.revealed].border == "red"
    assert pair.data.decks["B"].cards[ship.last_card].veer == 2


@pytest.mark.rule("SG-S-MOV-1")
@pytest.mark.ruling(27)
def test_which_red_card(pair):
    """EX17."""
    assert [red_class(veer) for veer in (0, 4, 5, 6, 7, 10)] == [4, 4, 5, 6, 6, 6]
    ship = pair.state.ships[0]
    kinds = {}
    for veer in (4, 5, 7):
        red = red_card(pair, ship, of_veer(pair, "B", veer))
        kinds[veer] = pair.data.decks["B"].cards[red].kind
    assert kinds == {4: "aback_left", 5: "aback_straight", 7: "aback_right"}
    slip = of_veer(pair, "B", 5, "sideslip_left")
    assert pair.data.decks["B"].cards[red_card(pair, ship, slip)].kind == "aback_straight"


@pytest.mark.ruling(28)
@pytest.mark.rule("SG-A-DAM-5")
def test_with_a_mast_down_the_red_card_is_random(pair):
    ship = pair.state.ships[0]
    ship.masts_then = 1
    seen = {red_card(pair, ship, "B1") for _ in range(40)}
    assert seen == set(pair.data.decks["B"].red)


@pytest.mark.rule("SG-S-MOV-2")
@pytest.mark.rule("SG-S-MOV-3")
@pytest.mark.ruling(26)
def test_one_hourglass_then_two(sea):
    """EX18: green, red, red, red, orange, red -> normal, one, two, two, normal, one."""
    g = sea((LINER, "british", 450, 450, 0), (ENEMY, "french", 800, 800, 0), level="standard", steps=())
    ship = g.state.ships[0]
    ends = {
        "one": g.data.decks["D"].cards["D19"].lines["hourglass1"],
        "two": g.data.decks["D"].cards["D19"].lines["hourglass2"],
    }
    got = []
    for wind in (120, 0, 0, 0, 70, 0):
        g.state.wind = wind * 100
        ship.pose = (45000, 45000, 0)
        hold(ship, ("D1", "D1"))
        hold(g.state.ships[1], ())
        sail(g)
        got.append(
            next((k for k, line in ends.items() if line.end((45000, 45000, 0)) == ship.pose), "normal")
        )
    assert got == ["normal", "one", "two", "two", "normal", "one"]


@pytest.mark.rule("SG-A-DAM-4")
@pytest.mark.rule("SG-A-DAM-6")
@pytest.mark.ruling(12)
@pytest.mark.ruling(39)
@pytest.mark.ruling(40)
@pytest.mark.ruling(41)
def test_dismasted_ships_plan_grey_cards(sea):
    g = sea((FRIGATE, "british", 450, 450, 0), (ENEMY, "french", 800, 800, 0), level="advanced", steps=())
    ship = g.state.ships[0]
    deck = g.data.decks["C"]
    ship.masts = 1  # lost this turn: it binds planning from the next one
    assert set(cards_to_plan(g, ship)) == set(deck.blue)
    ship.masts_then = 1
    assert set(cards_to_plan(g, ship)) == set(deck.grey) and len(deck.grey) == 8
    for lost in (2, 3):
        ship.masts_then = lost
        assert len(dismasted_cards(g, ship)) == 4
        assert all(deck.cards[i].masts == 2 for i in cards_to_plan(g, ship))
    ship.masts_then, ship.last_card, ship.rudder = 1, of_veer(g, "C", 0), 1
    assert deck.cards[executed_card(g, ship, of_veer(g, "C", 10))].border == "grey"


@pytest.mark.rule("SG-S-PLAN-1")
@pytest.mark.rule("SG-S-PLAN-3")
def test_what_the_enemy_may_think_of_cards_face_down(sea):
    """Veer 5: after a card of 8 any but the 2; what the second card is says nothing about itself. Before the
    first lies the last one sailed, here a 2, so it is any but the 8."""
    g = sea((LINER, "british", 450, 450, 0), (ENEMY, "french", 800, 800, 0), level="standard", steps=())
    ship = g.state.ships[0]
    deck = g.data.decks["D"].cards
    assert g.data.ships[ship.card].veer == 5
    for before, first, second, missing in (("D17", "D15", "D7", (8, 2)), ("D15", "D17", "D7", (2, 8))):
        ship.last_card = before
        hold(ship, (first, second))
        for slot, veer in zip(ship.slots, missing, strict=True):
            thought = {deck[card].veer for card in secrets.slot(g, slot)}
            assert thought == {2, 3, 4, 5, 6, 7, 8} - {veer}


def under_way(sea, sails="battle", slots=("D1", "D1"), **more):
    g = sea(
        (LINER, "british", 450, 450, 0), (ENEMY, "french", 800, 800, 0), level="advanced", steps=(), **more
    )
    ship = g.state.ships[0]
    ship.sails = sails
    hold(ship, slots)
    return g, ship


@pytest.mark.rule("SG-A-SAIL-1")
@pytest.mark.parametrize("sails", ["full", "battle", "backing"])
def test_the_sail_setting_decides_the_line(sea, sails):
    g, ship = under_way(sea, sails)
    sail(g)
    assert ship.pose == g.data.decks["D"].cards["D1"].lines[f"{sails}_orange"].end((45000, 45000, 0))


@pytest.mark.rule("SG-A-SAIL-2")
@pytest.mark.ruling(29)
def test_red_moves_do_not_depend_on_sails(sea):
    poses = set()
    for sails in ("full", "battle", "backing"):
        g, ship = under_way(sea, sails, wind=0)
        sail(g)
        poses.add(ship.pose)
    assert len(poses) == 1


@pytest.mark.rule("SG-A-PLAN-3")
@pytest.mark.rule("SG-A-SAIL-3")
@pytest.mark.ruling(33)
@pytest.mark.ruling(34)
@pytest.mark.ruling(37)
def test_furled_ships_finish_their_cards_on_the_backing_line_and_stop(sea, start):
    g, ship = under_way(sea, "furled")
    line = g.data.decks["D"].cards["D1"].lines["backing_orange"]
    first = line.end(ship.pose)
    sail(g)
    assert ship.pose == first and cards(ship) == ("D1",)
    sail(g)
    assert ship.pose == line.end(first) and cards(ship) == ()
    g.state.wind = 0  # dead ahead: a stopped ship makes no red move
    here = ship.pose
    sail(g)
    assert ship.pose == here and not ship.under_way and ship.aback == 0
    start(g, Turn())
    assert not any(str(a).startswith("plan 0") for a in g.pending["british"])


@pytest.mark.rule("SG-A-SAIL-4")
@pytest.mark.ruling(35)
def test_getting_under_way_needs_both_cards(sea):
    g, ship = under_way(sea, "backing", ("D1",))
    ship.under_way = False
    here = ship.pose
    sail(g)
    assert ship.pose == here and cards(ship) == ("D1",)
    hold(ship, ("D1", "D7"))
    sail(g)
    assert ship.pose != here and cards(ship) == ("D7",)


@pytest.mark.rule("SG-A-SAIL-4")
@pytest.mark.ruling(34)
@pytest.mark.ruling(35)
def test_sail_raised_before_the_last_card_is_sailed_still_needs_both_cards(sea):
    g, ship = under_way(
        sea, "backing", ("D1",)
    )  # furled last turn, raised again while the last card is sailed
    sail(g)
    here = ship.pose
    hold(ship, ("D1",))  # planned in the turn after: a single card
    sail(g)
    assert ship.pose == here and cards(ship) == ("D1",)
    hold(ship, ("D1", "D7"))
    sail(g)
    assert ship.pose != here


@pytest.mark.rule("SG-A-SAIL-4")
@pytest.mark.rule("SG-O-TANGLE-2")
@pytest.mark.ruling(35)
@pytest.mark.ruling(90)
def test_a_last_card_lost_in_a_tangle_leaves_the_ship_stopped(sea):
    g, ship = under_way(sea, "furled", ("D1",))
    g.state.entangled = ((0, 1),)
    sail(g)
    g.state.entangled = ()
    here, ship.sails = ship.pose, "backing"
    hold(ship, ("D1",))
    sail(g)
    assert ship.pose == here and cards(ship) == ("D1",)


@pytest.mark.rule("SG-A-SAIL-5")
@pytest.mark.ruling(36)
def test_a_single_card_goes_back_unsailed(sea):
    g, ship = under_way(sea, "furled", ("D1",))
    ship.under_way = False
    here = ship.pose
    sail(g)
    assert ship.pose == here and cards(ship) == ()
