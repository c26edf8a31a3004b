"""Advanced rules: special damage and what it does."""

from __future__ import annotations

import pytest

from mats import hits
from quarterdeck.games.sails_of_glory.data.model import FIRE_DAMAGE, LEAK_DAMAGE
from quarterdeck.games.sails_of_glory.rules import advanced_damage as special_damage
from quarterdeck.games.sails_of_glory.rules.basic_damage import suffer
from quarterdeck.games.sails_of_glory.rules.standard_movement import red_card
from quarterdeck.games.sails_of_glory.rules.standard_planning import cards_to_plan, executed_card, veer_of
from quarterdeck.games.sails_of_glory.rules.start_of_turn import StartOfTurn

DUEL = (("hms_defence", "british", 200, 200, 0), ("courageuse", "french", 700, 700, 180))


@pytest.fixture
def g(sea):
    return sea(*DUEL, level="advanced", steps=())


@pytest.mark.rule("SG-A-DAM-1")
def test_casualties_cover_crew_boxes(g, chit):
    ship = g.state.ships[0]
    suffer(g, ship, hits([chit("A", "crew"), chit("A", "2+crew")]))
    assert len(ship.crew) == 2
    assert len(ship.hull) == 1


@pytest.mark.rule("SG-B-DAM-4")
@pytest.mark.parametrize(("level", "fires"), [("basic", 0), ("standard", 0), ("advanced", 1)])
@pytest.mark.ruling(74)
def test_other_symbols_count_only_in_the_advanced_rules(sea, chit, level, fires):
    g = sea(*DUEL, level=level, steps=())
    suffer(g, g.state.ships[0], hits([chit("A", "2+fire"), chit("C", "sail")]))
    assert (g.state.ships[0].fires, g.state.ships[0].rigging) == (fires, fires)
    assert g.state.ships[0].zero == (chit("C", "sail"),)


@pytest.mark.rule("SG-A-DAM-2")
@pytest.mark.rule("SG-A-DAM-3")
@pytest.mark.ruling(78)
@pytest.mark.ruling(133)
def test_fires_then_leaks_fill_boxes_at_the_start_of_later_turns(g, run, chit):
    ship = g.state.ships[0]
    suffer(g, ship, hits([chit("A", "2+fire"), chit("A", "3+leak"), chit("A", "2+fire")]))
    assert (ship.fires, ship.leaks) == (2, 1)
    before = ship.hull
    run(g, StartOfTurn())
    assert ship.hull == (*before, (FIRE_DAMAGE,), (FIRE_DAMAGE,), (LEAK_DAMAGE,))


@pytest.mark.rule("SG-A-DAM-2")
@pytest.mark.ruling(79)
def test_a_ship_lost_at_the_start_of_a_turn_surrenders_at_once(g, run, chit):
    ship = g.state.ships[1]
    ship.hull = ((chit("A", "3"),),) * 8
    ship.fires = 1
    run(g, StartOfTurn())
    assert ship.fate == "surrendered"


@pytest.mark.rule("SG-A-DAM-4")
@pytest.mark.rule("SG-A-DAM-6")
@pytest.mark.ruling(39)
@pytest.mark.ruling(40)
@pytest.mark.ruling(41)
def test_broken_masts_bind_planning_from_the_next_turn(g):
    ship = g.state.ships[0]
    deck = g.data.decks["D"]
    special_damage.lose_mast(g, ship)
    assert set(cards_to_plan(g, ship)) == set(deck.blue)  # this turn's plan is not touched
    ship.masts_then = special_damage.masts_lost(ship)
    assert cards_to_plan(g, ship) == deck.grey
    special_damage.lose_mast(g, ship)
    special_damage.lose_mast(g, ship)  # the third has no further effect
    ship.masts_then = special_damage.masts_lost(ship)
    assert {deck.cards[card].masts for card in cards_to_plan(g, ship)} == {2}
    assert len(cards_to_plan(g, ship)) == 4


@pytest.mark.rule("SG-A-DAM-5")
@pytest.mark.ruling(28)
def test_dismasted_and_taken_aback_a_random_red_card(g, fixed_dice):
    ship = g.state.ships[0]
    ship.masts_then = 1
    found = set()
    for pick in range(3):
        fixed_dice(g, picks=(pick,))
        found.add(red_card(g, ship, g.data.decks["D"].grey[0]))
    assert found == set(g.data.decks["D"].red)


@pytest.mark.rule("SG-A-DAM-7")
@pytest.mark.ruling(42)
def test_rigging_hits_take_sails_away(g):
    ship = g.state.ships[0]
    ship.sails = "full"
    seen = []
    for _ in range(7):
        told = [event.what for event in special_damage.hit_rigging(g, ship)]
        assert ("sg-sail-forced-down" in told) is (ship.rigging in (2, 4))
        seen.append((ship.sails, special_damage.masts_lost(ship)))
    assert seen == [
        ("full", 0),
        ("battle", 0),
        ("battle", 0),
        ("backing", 0),
        ("backing", 0),
        ("backing", 1),
        ("backing", 1),
    ]
    assert ship.masts == 0  # that mast cannot be repaired


@pytest.mark.rule("SG-A-DAM-8")
@pytest.mark.ruling(43)
def test_rudder_then_masts_and_from_the_start_after_a_repair(g):
    ship = g.state.ships[0]
    assert veer_of(g, ship) == 5
    special_damage.hit_rudder(g, ship)
    assert (veer_of(g, ship), ship.masts) == (4, 0)
    special_damage.hit_rudder(g, ship)
    assert (veer_of(g, ship), ship.masts) == (4, 1)
    ship.rudder = 0
    special_damage.hit_rudder(g, ship)
    assert (veer_of(g, ship), ship.masts) == (4, 1)


@pytest.mark.rule("SG-A-DAM-9")
@pytest.mark.ruling(10)
def test_a_rudder_hit_can_make_a_planned_card_invalid(g):
    ship = g.state.ships[0]
    deck = g.data.decks["D"]
    by_veer = {deck.cards[card].veer: card for card in deck.blue if deck.cards[card].kind.startswith("turn")}
    ship.last_card = by_veer[2]
    assert executed_card(g, ship, by_veer[7]) == by_veer[7]
    special_damage.hit_rudder(g, ship)
    assert executed_card(g, ship, by_veer[7]) == deck.straight
    assert executed_card(g, ship, by_veer[6]) == by_veer[6]
