"""Moving cards and ships between hands, forces, decks and piles. Used by every chapter."""

from __future__ import annotations

from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.state import (
    NO_CARD,
    NO_SHIP,
    NOBODY,
    Announced,
    KPGame,
    KPState,
    Player,
    Ship,
)
from quarterdeck.kernel import Pile

MERCHANTS_EACH = 3
"""[2.1.5] Merchants of a force at the start of every turn."""


def player_at_turn(s: KPState) -> Player:
    return s.players[s.turn.player]


def who(g: KPGame, player: int) -> str:
    """The message id of a player's name."""
    return f"@kp-seat-{g.state.players[player].name}"


def card_name(g: KPGame, card: int) -> str:
    return f"@kp-card-{g.data.kind_of[card]}"


def opponents(s: KPState, player: int) -> list[int]:
    """[3.1.3] [4.3] The players of the other sides, in turn order from the player's left.

    Every hostile card starts from this list, so nobody harms himself [3.1.2] or a partner [4.2].
    """
    count, team = len(s.players), s.players[player].team
    return [
        other
        for other in ((player + step) % count for step in range(1, count))
        if s.players[other].team != team
    ]


def may_attack(s: KPState) -> list[int]:
    """[3.1.3] [3.1.4] The opponents that an attack may still be made on in this turn (R25, R26, R138)."""
    turn = s.turn
    if turn.attacked != NOBODY:
        return [] if s.players[turn.attacked].pending == "fog_bank" else [turn.attacked]
    return [
        other
        for other in opponents(s, turn.player)
        if s.players[other].pending != "fog_bank" and len([p for p in turn.harassed if p != other]) <= 1
    ]


def may_harass(s: KPState, *, fogged: bool = False) -> list[int]:
    """[3.1.4] [3.1.4.1] The opponents another hostile card may be played on (R26, R138)."""
    turn = s.turn
    return [
        other
        for other in opponents(s, turn.player)
        if (fogged or s.players[other].pending != "fog_bank") and _within_limit(s, other)
    ]


def _within_limit(s: KPState, other: int) -> bool:
    """At most one opponent beside the one attacked; without an attack one in all."""
    turn = s.turn
    if other == turn.attacked or other in turn.harassed:
        return True
    return not [p for p in turn.harassed if p != turn.attacked]


def note_attack(s: KPState, defender: int) -> None:
    s.turn.attacked = defender


def note_harassed(s: KPState, victim: int) -> None:
    if victim not in s.turn.harassed:
        s.turn.harassed.append(victim)


# ---------------------------------------------------------------- committed cards


def turn_up(g: KPGame, card: int) -> None:
    """[3.2.8] A face-down card is turned up and set aside for the discard."""
    turn = g.state.turn
    place = turn.committed.items.index(card)
    del turn.committed.items[place]
    del turn.slots[place]
    turn.played.append(card)
    g.reveal()


def face_down(s: KPState, bits: tuple[int, ...], mask: int) -> list[int]:
    """The committed cards of these kinds laid by their action half."""
    turn = s.turn
    return [
        card
        for card, slot in zip(turn.committed.items, turn.slots, strict=True)
        if bits[card] & mask and slot.use == "action"
    ]


def cards_in_front(s: KPState) -> int:
    """[3.2.1.4] Face-down cards before the force; everybody can count them."""
    return sum(slot.ship == NO_SHIP for slot in s.turn.slots)


def set_aside(s: KPState, owner: int, card: int) -> None:
    """[3.1.5] A used card waits for the end of the turn."""
    if card != NO_CARD and card > 0:
        (s.turn.played if owner == s.turn.player else s.turn.reactions[owner]).append(card)


def withdraw(s: KPState, owner: int, card: int) -> None:
    """A used card goes elsewhere than to the discards."""
    (s.turn.played if owner == s.turn.player else s.turn.reactions[owner]).remove(card)


# ---------------------------------------------------------------- ships


def is_warship(g: KPGame, ship: Ship) -> bool:
    return not g.data.raider[ship.id]


def open_to_all(g: KPGame, ship: Ship) -> bool:
    """[3.2.3.1] [3.2.3.2] Warships always, raiders and prizes once recognised."""
    return ship.recognised or not g.data.raider[ship.id]


def take_out(g: KPGame, ship: Ship) -> None:
    """A ship leaves play; its refuge card, if any, is discarded (R86)."""
    s = g.state
    owner = s.players[ship.owner]
    row = owner.rear if ship.prize or ship.id < GERMAN_SHIPS else owner.front
    row.remove(ship.id)
    del s.ships[ship.id]
    set_aside(s, ship.owner, ship.refuge)


def score_sunk(g: KPGame, rule: str, ship: Ship, by: int) -> None:
    """[3.2.3.4] [3.2.4.3] A sunk ship joins the victory pile of the player who sank it."""
    take_out(g, ship)
    victory = g.state.players[by].victory
    (victory.german if ship.id < GERMAN_SHIPS else victory.merchants).append(ship.id)
    g.say(rule, "kp-sunk", ship=g.data.name[ship.id], seat=who(g, by), prize=g.data.prize[ship.id])


def send_away(g: KPGame, rule: str, what: str, ship: Ship) -> None:
    """[3.3.13] [3.3.15] [3.3.25] [3.3.29] Face up to the bottom of its deck, nobody scores (R11)."""
    take_out(g, ship)
    s = g.state
    (s.german_used if ship.id < GERMAN_SHIPS else s.merchant_used).append(ship.id)
    g.say(rule, what, ship=g.data.name[ship.id])


def mark_damage(g: KPGame, rule: str, ship: Ship) -> None:
    """[3.2.7.1] One marker at most; with option 6.8 one more each time [6.8] [6.8.1] (R46, R100)."""
    if not ship.damage or g.options["additional-damage"]:
        ship.damage += 1
        g.say(rule, "kp-damaged", ship=g.data.name[ship.id], markers=ship.damage)
    else:
        g.say(rule, "kp-damaged-already", ship=g.data.name[ship.id])


def score_home(g: KPGame, rule: str, ship: Ship) -> None:
    """[3.2.6.2] Safe Passage: to the owner's pile, a prize counting twice [3.2.5.3]."""
    take_out(g, ship)
    victory = g.state.players[ship.owner].victory
    (victory.doubled if ship.prize else victory.merchants).append(ship.id)
    worth = g.data.prize[ship.id] * (2 if ship.prize else 1)
    g.say(rule, "kp-passage-made", ship=g.data.name[ship.id], seat=who(g, ship.owner), prize=worth)


def recognise(g: KPGame, rule: str, ship: Ship) -> None:
    """[3.2.3.1] Turn the card by a quarter."""
    ship.recognised = True
    g.say(rule, "kp-recognised", ship=g.data.name[ship.id])


def draw_merchant(g: KPGame) -> int | None:
    """[3.1.10] The next merchant; the used ones are shuffled only when the deck is empty (R9)."""
    s = g.state
    if not s.merchant_deck.items:
        _reshuffle(g, s.merchant_deck, s.merchant_used)
    return g.draw(s.merchant_deck) if s.merchant_deck.items else None


def draw_german(g: KPGame, *, in_round: bool) -> int | None:
    """[3.1.10] The next warship or raider; beyond 1914 no shuffle during a round [6.5.2] (R104)."""
    s = g.state
    if not s.german_deck.items and not (in_round and g.options["beyond-1914"]):
        _reshuffle(g, s.german_deck, s.german_used)
    return g.draw(s.german_deck) if s.german_deck.items else None


def _reshuffle(g: KPGame, deck: Pile, used: list[int]) -> None:
    deck.items.extend(used)
    used.clear()
    g.shuffle(deck)


def launch(s: KPState, number: int, owner: int) -> Ship:
    """A warship, raider or merchant joins a force."""
    ship = s.ships[number] = Ship(number, owner)
    player = s.players[owner]
    (player.rear if number < GERMAN_SHIPS else player.front).append(number)
    return ship


def refill(g: KPGame) -> None:
    """[3.1.6] Every player back to three merchants."""
    for place, player in enumerate(g.state.players):
        while len(player.front) < MERCHANTS_EACH:
            number = draw_merchant(g)
            if number is None:
                break
            launch(g.state, number, place)
            g.say("3.1.6", "kp-new-merchant", seat=who(g, place), ship=g.data.name[number])


def announce(g: KPGame, what: Announced | None) -> None:
    g.state.announced = what
    g.state.duel = None
