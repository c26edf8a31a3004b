"""What every chapter uses: names for events, and moving cards and ships between hands, forces and decks."""

from __future__ import annotations

from typing import Literal, cast

from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS, ActionCard
from quarterdeck.games.kaisers_pirates.ids import (
    KIND_REFS,
    PLAYERS,
    CardId,
    CardRef,
    Fighter,
    Kind,
    PlayerNo,
    PlayerRef,
    ShipId,
    ShipRef,
    mask,
)
from quarterdeck.games.kaisers_pirates.state import (
    NO_CARD,
    NO_SHIP,
    NOBODY,
    KPGame,
    KPState,
    Ship,
)
from quarterdeck.kernel import Event, Pile

from .r02_3_scoring import certain_and_possible

MERCHANTS_EACH = 3
"""[2.1.5] Merchants of a force at the start of every turn."""

ASSISTS = mask(Kind.BOARDING_PARTY, Kind.GOOD_HUNTING, Kind.SHIPPING_LANES, Kind.SURPRISE_ATTACK)
"""[3.2.4.2] Cards that only help an Intercept! and are never played by themselves."""

REACTIONS_ONLY = mask(
    Kind.AMC,
    Kind.BREAK_CONTACT,
    Kind.FAST_SHIP,
    Kind.MINESWEEPER,
    Kind.NON_COMBATANT,
    Kind.QQQ,
    Kind.Q_SHIP,
    Kind.RAZZLE_DAZZLE,
    Kind.RECALLED,
    Kind.SHALLOW_RUN,
    Kind.SLIM_PICKINGS,
    Kind.TRAP,
)
"""[3.2.2] Reaction cards that cannot be committed; Reflag can [3.3.27]."""

NOT_IN_SOLITAIRE = mask(Kind.INTELLIGENCE, Kind.WIRELESS_INTERCEPT)
"""[5.1] Taken out of the deck in the solitaire game."""

Fate = Literal["foundered", "interned", "recalled", "scuttled"]
"""[3.3.13] [3.3.15] [3.3.25] [3.3.29] How a ship leaves play without being scored."""


# ---------------------------------------------------------------- what is told


class Sunk(Event, frozen=True, tag="kp-sunk"):
    """[2.3] A ship or vessel goes to the victory pile of whoever sank it; `total` is the pile so far."""

    ship: Fighter
    player: PlayerRef
    prize: int
    total: int


class Home(Event, frozen=True, tag="kp-home"):
    """[3.2.6.2] A merchant or prize that reached a port goes to its owner's victory pile."""

    cites = "3.2.6.2"
    ship: ShipRef
    player: PlayerRef
    prize: int
    total: int


class Gone(Event, frozen=True, tag="kp-gone"):
    """A ship leaves play and nobody scores it."""

    ship: ShipRef
    fate: Fate


class Recognised(Event, frozen=True, tag="kp-recognised"):
    """[3.2.3.1] A raider or prize is known for what it is."""

    ship: ShipRef


class NewMerchant(Event, frozen=True, tag="kp-new-merchant"):
    """[3.1.6] A merchant takes an empty place."""

    cites = "3.1.6"
    player: PlayerRef
    ship: ShipRef


# ---------------------------------------------------------------- names


def cards_of(pile: Pile) -> list[CardId]:
    """The action cards of a pile."""
    return cast("list[CardId]", pile.items)


def ships_of(deck: Pile) -> list[ShipId]:
    """The ships of a deck."""
    return cast("list[ShipId]", deck.items)


def who(g: KPGame, player: PlayerNo) -> PlayerRef:
    return PLAYERS[g.state.players[player].name]


def place_of(s: KPState, seat: str) -> PlayerNo:
    """Where at the table somebody sits."""
    return PlayerNo(next(place for place, player in enumerate(s.players) if player.name == seat))


def everybody(s: KPState) -> list[PlayerNo]:
    return cast("list[PlayerNo]", list(range(len(s.players))))


def card_ref(g: KPGame, card: CardId, kind: Kind) -> CardRef:
    """A card, or the kind of an act of the phantom."""
    return g.data.card_refs[card] if card else KIND_REFS[kind]


def card_refs(g: KPGame, cards: list[CardId]) -> tuple[CardRef, ...]:
    refs = g.data.card_refs
    return tuple([refs[card] for card in cards])


def ship_ref(g: KPGame, number: ShipId, owner: PlayerNo) -> ShipRef:
    card = g.data.ships[number]
    return ShipRef(number, card.name, card.id, g.state.players[owner].name)


def ref(g: KPGame, ship: Ship) -> ShipRef:
    return ship_ref(g, ship.id, ship.owner)


def fighter(g: KPGame, ship: Ship) -> Fighter:
    """A ship as one side of a comparison of dice."""
    named = ref(g, ship)
    return Fighter(named.name, named.seat, named)


def vessel(g: KPGame, face: ActionCard, card: CardId, owner: PlayerNo) -> Fighter:
    """[3.3.1] [3.3.23] [3.3.34] A vessel named on a card; the phantom's has no card."""
    return Fighter(face.vessel, g.state.players[owner].name, card=card_ref(g, card, face.kind))


# ---------------------------------------------------------------- opponents


def opponents(s: KPState, player: PlayerNo) -> list[PlayerNo]:
    """[3.1.3] [4.3] The players of the other sides, in turn order from the player's left.

    Every hostile card starts from this list, so nobody harms himself [3.1.2] or a partner [4.2].
    """
    players, team = s.players, s.players[player].team
    order = [*range(player + 1, len(players)), *range(player)]
    return cast("list[PlayerNo]", [other for other in order if players[other].team != team])


def may_attack(s: KPState) -> list[PlayerNo]:
    """[3.1.3] The opponents that an attack may still be made on in this turn (R25).

    What was done before to others never stands in the way: it was within the limit without an attack (R138).
    """
    turn = s.turn
    open_to = opponents(s, turn.player) if turn.attacked == NOBODY else [turn.attacked]
    return [other for other in open_to if s.players[other].pending != Kind.FOG_BANK]


def may_harass(s: KPState, *, fogged: bool = False, spying: bool = False) -> list[PlayerNo]:
    """[3.1.4] [3.1.4.1] The opponents another hostile card may be played on: the one attacked and one other,
    without an attack one in all (R26, R138). Only the two Recon Aircraft may part company [3.3.26] (R27)."""
    turn = s.turn
    touched = turn.harassed if spying else turn.harassed + turn.spied
    return [
        other
        for other in opponents(s, turn.player)
        if (fogged or s.players[other].pending != Kind.FOG_BANK)
        and (other == turn.attacked or all(victim in (other, turn.attacked) for victim in touched))
    ]


def note_attack(s: KPState, defender: PlayerNo) -> None:
    s.turn.attacked = defender


def note_harassed(s: KPState, victim: PlayerNo) -> None:
    if victim not in s.turn.harassed:
        s.turn.harassed.append(victim)


# ---------------------------------------------------------------- committed cards


def turn_up(g: KPGame, card: CardId) -> None:
    """[3.2.8] A face-down card is turned up and set aside for the discard."""
    turn = g.state.turn
    place = turn.committed.items.index(card)
    del turn.committed.items[place]
    del turn.halves[place]
    turn.played.append(card)
    g.reveal()


def face_down(s: KPState, bits: tuple[int, ...], kinds: int) -> list[CardId]:
    """The committed cards of these kinds laid by their action half."""
    turn = s.turn
    return [
        card
        for card, half in zip(cards_of(turn.committed), turn.halves, strict=True)
        if bits[card] & kinds and half.value == "action"
    ]


def cards_in_front(s: KPState) -> int:
    """[3.2.1.4] Face-down cards before the force; everybody can count them."""
    return sum(half.about == NO_SHIP for half in s.turn.halves)


def set_aside(s: KPState, owner: PlayerNo, card: CardId) -> None:
    """[3.1.5] A used card waits for the end of the turn."""
    if card != NO_CARD and card > 0:
        (s.turn.played if owner == s.turn.player else s.turn.reactions[owner]).append(card)


def withdraw(s: KPState, owner: PlayerNo, card: CardId) -> None:
    """A used card goes elsewhere than to the discards."""
    (s.turn.played if owner == s.turn.player else s.turn.reactions[owner]).remove(card)


# ---------------------------------------------------------------- ships


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


def score_sunk(g: KPGame, rule: str, ship: Ship, by: PlayerNo, of: Event) -> None:
    """[3.2.3.4] [3.2.4.3] A sunk ship joins the victory pile of the player who sank it."""
    lost = fighter(g, ship)
    take_out(g, ship)
    victory = g.state.players[by].victory
    (victory.german if ship.id < GERMAN_SHIPS else victory.merchants).append(ship.id)
    g.tell(Sunk(lost, who(g, by), g.data.prize[ship.id], pile_so_far(g, by)), of=of, rule=rule)


def score_vessel(
    g: KPGame,
    rule: str,
    lost: Fighter,
    face: ActionCard,
    owner: PlayerNo,
    card: CardId,
    by: PlayerNo,
    of: Event,
) -> None:
    """[2.3.2] A sunk AMC, Q-Ship or submarine is scored; the phantom's are no cards (R135)."""
    victory = g.state.players[by].victory
    if card:
        withdraw(g.state, owner, card)
        victory.cards.append(card)
    else:
        victory.vessels.append(face.kind)
    g.tell(Sunk(lost, who(g, by), face.prize, pile_so_far(g, by)), of=of, rule=rule)


def pile_so_far(g: KPGame, player: PlayerNo) -> int:
    """[3.1.8] The least a victory pile is worth as it lies (R18)."""
    _, least, _ = certain_and_possible(g.data, g.state.players[player].victory)
    return least


def send_away(g: KPGame, rule: str, fate: Fate, ship: Ship, of: Event | int | None) -> None:
    """[3.3.13] [3.3.15] [3.3.25] [3.3.29] Face up to the bottom of its deck, nobody scores (R11)."""
    lost = ref(g, ship)
    take_out(g, ship)
    s = g.state
    (s.german_used if ship.id < GERMAN_SHIPS else s.merchant_used).append(ship.id)
    g.tell(Gone(lost, fate), of=of, rule=rule)


def score_home(g: KPGame, ship: Ship, of: Event) -> None:
    """[3.2.6.2] Safe Passage: to the owner's pile, a prize counting twice [3.2.5.3]."""
    safe = ref(g, ship)
    take_out(g, ship)
    victory = g.state.players[ship.owner].victory
    (victory.doubled if ship.prize else victory.merchants).append(ship.id)
    worth = g.data.prize[ship.id] * (2 if ship.prize else 1)
    g.tell(Home(safe, who(g, ship.owner), worth, pile_so_far(g, ship.owner)), of=of)


def recognise(g: KPGame, rule: str, ship: Ship, of: Event | int | None) -> None:
    """[3.2.3.1] Turn the card by a quarter."""
    ship.recognised = True
    g.tell(Recognised(ref(g, ship)), of=of, rule=rule)


def draw_merchant(g: KPGame) -> ShipId | None:
    """[3.1.10] The next merchant; the used ones are shuffled only when the deck is empty (R9)."""
    s = g.state
    if not s.merchant_deck.items:
        _reshuffle(g, s.merchant_deck, s.merchant_used)
    return ShipId(g.draw(s.merchant_deck)) if s.merchant_deck.items else None


def draw_german(g: KPGame, *, in_round: bool) -> ShipId | None:
    """[3.1.10] The next warship or raider; beyond 1914 no shuffle during a round [6.5.2] (R104)."""
    s = g.state
    if not s.german_deck.items and not (in_round and g.options.beyond_1914):
        _reshuffle(g, s.german_deck, s.german_used)
    return ShipId(g.draw(s.german_deck)) if s.german_deck.items else None


def _reshuffle(g: KPGame, deck: Pile, used: list[ShipId]) -> None:
    deck.items.extend(used)
    used.clear()
    g.shuffle(deck)


def launch(s: KPState, number: ShipId, owner: PlayerNo) -> Ship:
    """A warship, raider or merchant joins a force."""
    ship = s.ships[number] = Ship(number, owner)
    player = s.players[owner]
    (player.rear if number < GERMAN_SHIPS else player.front).append(number)
    return ship


def refill(g: KPGame) -> None:
    """[3.1.6] Every player back to three merchants."""
    for place in everybody(g.state):
        while len(g.state.players[place].front) < MERCHANTS_EACH:
            number = draw_merchant(g)
            if number is None:
                break
            launched = launch(g.state, number, place)
            g.tell(NewMerchant(who(g, place), ref(g, launched)), of=g.state.turn.told)
