"""Standard rules, planning: cards one turn ahead and the veer limit."""

from __future__ import annotations

from ..data.model import Card
from ..ids import CardId
from ..options import SgGame
from ..state import Ship
from .common import card_of


def veer_of(g: SgGame, ship: Ship) -> int:
    """[SG-S-PLAN-3] Veer of the ship, one less with a damaged rudder [ruling 43]."""
    return card_of(g, ship).veer - (ship.rudder > 0)


def card(g: SgGame, ship: Ship, card_id: CardId) -> Card:
    return g.data.decks[card_of(g, ship).deck].cards[card_id]


def previous_card(ship: Ship) -> CardId | None:
    """[SG-S-PLAN-3] The card planned one turn before, even if a red card will take its place [rulings 8,
    9]."""
    return ship.slots[-1].value if ship.slots else ship.last_card


def within_veer(g: SgGame, ship: Ship, before: CardId | None, after: CardId) -> bool:
    """[SG-S-PLAN-3] Grey cards print no veer: they are never refused, and count as 5 for the next card
    [ruling 11]."""
    new = card(g, ship, after)
    if before is None or new.border == "grey":
        return True
    return abs(new.veer - card(g, ship, before).veer) <= veer_of(g, ship)


def dismasted_cards(g: SgGame, ship: Ship) -> tuple[CardId, ...]:
    """[SG-A-DAM-4] [SG-A-DAM-6] One mast down: any grey card; more: only the cards of two masts [rulings
    40, 41]."""
    deck = g.data.decks[card_of(g, ship).deck]
    if ship.masts_then == 1:
        return deck.grey
    return tuple(grey for grey in deck.grey if deck.cards[grey].masts >= 2)


def cards_to_plan(g: SgGame, ship: Ship) -> tuple[CardId, ...]:
    """Cards a ship may plan now in the standard and advanced rules [ruling 13]."""
    if ship.masts_then:
        return dismasted_cards(g, ship)
    before = previous_card(ship)
    return tuple(
        blue for blue in g.data.decks[card_of(g, ship).deck].blue if within_veer(g, ship, before, blue)
    )


def too_far(g: SgGame, ship: Ship) -> tuple[CardId, ...]:
    """Blue cards the veer limit forbids."""
    if ship.masts_then:
        return ()
    before = previous_card(ship)
    return tuple(
        blue for blue in g.data.decks[card_of(g, ship).deck].blue if not within_veer(g, ship, before, blue)
    )


def executed_card(g: SgGame, ship: Ship, revealed: CardId) -> CardId:
    """[SG-S-PLAN-4] [SG-A-DAM-9] A card outside the veer the ship has now is replaced by the straight
    one, for a dismasted ship by a random grey one [rulings 10, 12]."""
    if within_veer(g, ship, ship.last_card, revealed):
        return revealed
    if ship.masts_then:
        grey = dismasted_cards(g, ship)
        return grey[g.random_below(len(grey), "grey card", ship.id)]
    return g.data.decks[card_of(g, ship).deck].straight
