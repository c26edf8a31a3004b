"""Standard rules, movement: ships taken aback, and which cards are sailed."""

from __future__ import annotations

from ..ids import CardId, Line
from ..options import SgGame
from ..state import Ship
from .common import card_of
from .standard_planning import card


def red_class(veer: int) -> int:
    """[SG-S-MOV-1] Veer class of the red card: 4 or less, exactly 5, 6 or more [ruling 27]."""
    return 4 if veer <= 4 else 5 if veer == 5 else 6


def red_card(g: SgGame, ship: Ship, replaced: CardId) -> CardId:
    """[SG-S-MOV-1] The red card that takes the place of a card; a random one with a mast down [SG-A-DAM-5]
    [ruling 28]."""
    deck = g.data.decks[card_of(g, ship).deck]
    if ship.masts_then:
        return deck.red[g.random_below(len(deck.red), "red card", ship.id)]
    wanted = red_class(card(g, ship, replaced).veer)
    return next(red for red in deck.red if deck.cards[red].veer == wanted)


def red_line(aback: int) -> Line:
    """[SG-S-MOV-2] [SG-S-MOV-3] One hourglass in the first turn taken aback, then two [ruling 26]."""
    return "hourglass1" if aback <= 1 else "hourglass2"


def sails_now(ship: Ship) -> bool:
    """[SG-A-SAIL-3] [SG-A-SAIL-4] A ship under way sails every card it holds; one lying stopped waits
    until both spaces are full [rulings 34-37]. A ship without a captain draws her only card in this phase."""
    return bool(ship.slots) and (ship.under_way or ship.hulk or ship.automatic or len(ship.slots) >= 2)
