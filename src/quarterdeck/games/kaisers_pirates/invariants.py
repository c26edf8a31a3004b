"""What must be true after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .data.model import GERMAN_SHIPS
from .rules.r02_rounds import cards_in_play
from .rules.r03_1_turns import DiscardCards
from .rules.r04_teams import EnlistShip
from .state import KPGame


def broken(g: KPGame) -> Iterable[str]:
    """Cards and ships are each in exactly one place; markers and rows make sense."""
    yield from _cards(g)
    yield from _ships(g)
    yield from _rows(g)
    s = g.state
    if len(s.turn.halves) != len(s.turn.committed.items):
        yield "committed cards and their places differ in number"


def _cards(g: KPGame) -> Iterable[str]:
    s = g.state
    if g.outcome is not None or not s.deck.items:
        return
    places = [*s.deck.items, *s.removed.items, *s.discard.items, *s.buried.items, *s.peek.items]
    places += [*s.put_back.items, *s.turn.committed.items, *s.turn.played]
    for cards in s.turn.reactions:
        places += cards
    for player in s.players:
        places += [*player.hand.items, *player.victory.cards]
        if player.pending_card:
            places.append(player.pending_card)
    places += [ship.refuge for ship in s.ships.values() if ship.refuge > 0]
    for step in g.stack:
        if isinstance(step, DiscardCards):
            places += step.cards
    if sorted(places) != cards_in_play(g):
        wrong = Counter(places)
        wrong.subtract(cards_in_play(g))
        yield f"action cards lost or doubled: {[card for card, n in wrong.items() if n]}"


def _ships(g: KPGame) -> Iterable[str]:
    s = g.state
    places = [*s.german_deck.items, *s.german_used, *s.merchant_deck.items, *s.merchant_used, *s.ships]
    for player in s.players:
        places += [*player.victory.german, *player.victory.merchants, *player.victory.doubled]
    if len(set(places)) != len(places):
        doubled = [ship for ship, count in Counter(places).items() if count > 1]
        yield f"ships in two places: {doubled}"
    expected = _fleet(g)
    waiting = sum(2 for step in g.stack if isinstance(step, EnlistShip))
    if len(places) + waiting != expected:
        yield f"{len(places)} ships instead of {expected}"


def _fleet(g: KPGame) -> int:
    """[6.5.1] [6.5.4] How many ship cards this game is played with."""
    gone = 0
    if g.options.beyond_1914:
        gone += sum(ship.before_1915 for ship in g.data.ships[:GERMAN_SHIPS])
    if g.options.historical_merchants:
        gone += sum(ship.before_1915 for ship in g.data.ships[GERMAN_SHIPS:])
    return len(g.data.ships) - gone


def _rows(g: KPGame) -> Iterable[str]:
    s = g.state
    for place, player in enumerate(s.players):
        for number in (*player.rear, *player.front):
            if number not in s.ships or s.ships[number].owner != place:
                yield f"ship {number} of {player.name} is not in his force"
        if any(number < GERMAN_SHIPS for number in player.front):
            yield f"{player.name} has a German ship among the merchants"
        if len(player.front) > 3:
            yield f"{player.name} has {len(player.front)} merchants"
    for ship in s.ships.values():
        if ship.damage > 1 and not g.options.additional_damage:
            yield f"ship {ship.id} has {ship.damage} markers"
        if ship.recognised and not g.data.raider[ship.id]:
            yield f"warship {ship.id} carries a recognition it does not need"
        if ship.low and ship.id >= GERMAN_SHIPS:
            yield f"ship {ship.id} is no German ship but in limited supply"
