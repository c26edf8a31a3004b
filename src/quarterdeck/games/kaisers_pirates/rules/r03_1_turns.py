"""[3.1] Turns: their start, their end, and whose comes next."""

from __future__ import annotations

from typing import Literal

from quarterdeck.games.kaisers_pirates.actions import DISCARD, DISCARD_REST, Discard
from quarterdeck.games.kaisers_pirates.ids import BIT, CardId, CardRef, Kind, PlayerNo, PlayerRef
from quarterdeck.games.kaisers_pirates.state import NO_CARD, NO_SHIP, KPGame, KPState, Turn, half
from quarterdeck.kernel import Action, Event, Message, Pile, Seat, Step

from .common import ASSISTS, REACTIONS_ONLY, card_refs, cards_of, refill, who
from .r03_2_2_reactions import NOTHING, Ask
from .r03_2_cards import CommitCards, Resolve, able_ships
from .r03_3_effects import refuge_rolls
from .r05_solitaire import PhantomTurn

_USELESS_ALONE = REACTIONS_ONLY | ASSISTS


class TurnBegins(Event, frozen=True, tag="kp-turn"):
    """[3.1] Whose turn it is; `extra` by Second Chance [3.3.30]."""

    cites = "3.1"
    player: PlayerRef
    turn: int
    extra: bool


class LostInFog(Event, frozen=True, tag="kp-turn-lost-in-fog"):
    """[3.3.11] A turn in which nothing is played or drawn."""

    cites = "3.3.11"
    player: PlayerRef


class Deceived(Event, frozen=True, tag="kp-deceived-card"):
    """[3.3.8] The one card that may be used this turn."""

    cites = "3.3.8"
    player: PlayerRef
    card: CardRef


class Discards(Event, frozen=True, tag="kp-discards"):
    """[3.1.5] Cards laid face up on the discards, the last on top."""

    cites = "3.1.5"
    player: PlayerRef
    cards: tuple[CardRef, ...]


class Draws(Event, frozen=True, tag="kp-draws"):
    """[3.1.1] The draw that ends a turn."""

    cites = "3.1.1"
    player: PlayerRef
    left: int


class Drew(Event, frozen=True, tag="kp-drew"):
    """[3.1.1] The card drawn, for its player alone."""

    cites = "3.1.1"
    card: CardRef


class StartTurn(Step, tag="kp.start_turn"):
    """[3.1] A turn begins: refuge rolls, then Fog Bank, Deception or a normal turn."""

    rule = "3.1"
    player: PlayerNo
    extra: bool = False

    def advance(self, g: KPGame) -> None:
        s = g.state
        me = s.players[self.player]
        owner = me.name if me.live else None
        s.turns += 1
        s.turn = Turn(
            self.player,
            Pile("kp.action", "owner", owner),
            extra=self.extra,
            reactions=[[] for _ in s.players],
        )
        for player in s.players:
            player.muted = player.muted.holding(0)
        s.announced = None
        g.begin_turn()
        s.turn.told = g.tell(TurnBegins(who(g, self.player), s.turns, self.extra)).n
        self._refuge(g)
        if me.pending == Kind.FOG_BANK:
            g.tell(LostInFog(who(g, self.player)), of=s.turn.told)
            # No card may be played, but a ship may leave its refuge: that is no card (R89, R137).
            g.replace(Resolve() if me.live else PhantomTurn(), EndTurnStep(draws=False))
        elif not me.live:
            g.replace(PhantomTurn(), EndTurnStep())
        elif me.pending == Kind.DECEPTION:
            deceive(g)
            g.replace(Resolve(), EndTurnStep())
        else:
            g.replace(CommitCards(), EndTurnStep())

    def _refuge(self, g: KPGame) -> None:
        """[3.3.17] The rolls of a ship that stayed come first (R89, R137)."""
        ships = g.state.ships
        for number in g.state.players[self.player].rear:
            ship = ships[number]
            if ship.refuge:
                ship.entered = False
                refuge_rolls(g, ship, g.state.turn.told)


def deceive(g: KPGame) -> None:
    """[3.3.8] One random card is all the victim may play, by its action half (R93)."""
    s = g.state
    me = s.players[s.turn.player]
    if not me.hand.items:
        return
    card = CardId(g.draw_random(me.hand, me.name))
    bit = g.data.bit_of[card]
    layer = next((number for number in able_ships(s) if g.data.ships[number].mines), NO_SHIP)
    if bit & _USELESS_ALONE or (bit == BIT[Kind.LAY_MINES] and layer == NO_SHIP):
        s.turn.played.append(card)
    else:
        s.turn.committed.items.append(card)
        mines = bit == BIT[Kind.LAY_MINES]
        s.turn.halves.append(half(me.name, "mines", layer) if mines else half(me.name, "action"))
    g.tell(Deceived(who(g, s.turn.player), g.data.card_refs[card]), of=s.turn.told)


class EndTurnStep(Step, tag="kp.end_turn"):
    """[3.1.1] [3.1.5] [3.1.6] Discards, draw, refill, next player."""

    rule = "3.1.5"
    draws: bool = True
    stage: Literal["discard", "draw"] = "discard"

    def advance(self, g: KPGame) -> None:
        if self.stage == "discard":
            self.stage = "draw"
            self._discard(g)
        elif self.draws and self._draw_ends_round(g):
            g.done()
        else:
            self._refill_and_go_on(g)

    def _discard(self, g: KPGame) -> None:
        """[3.1.5] First the cards of the player at turn, then those of each defender (R37, R38)."""
        s = g.state
        turn = s.turn
        s.announced = None
        turn.played += cards_of(turn.committed)
        turn.committed.items = []
        turn.halves = []
        me = s.players[turn.player]
        if me.pending:
            if me.pending_card != NO_CARD:
                turn.played.append(me.pending_card)
            me.pending, me.pending_card = None, NO_CARD
        count = len(s.players)
        order = [PlayerNo((turn.player + step) % count) for step in range(count)]
        piles = [
            (player, turn.played if player == turn.player else turn.reactions[player]) for player in order
        ]
        g.call(*[DiscardCards(player, cards.copy()) for player, cards in piles if cards])
        turn.played = []
        turn.reactions = [[] for _ in s.players]

    def _draw_ends_round(self, g: KPGame) -> bool:
        """[3.1.1] [2.0] One card, however many are held [3.1.1.1]; the last one ends the round (R6)."""
        s = g.state
        me = s.players[s.turn.player]
        if not s.deck.items:
            return True  # so many cards were removed that the deal took the last (R4)
        card = CardId(g.draw(s.deck))
        (me.hand if me.live else s.buried).items.append(card)
        me.drawn += 1
        told = g.tell(Draws(who(g, s.turn.player), len(s.deck.items)), of=s.turn.told)
        if me.live:
            g.tell(Drew(g.data.card_refs[card]), of=told, seen_by=(me.name,))
        return not s.deck.items

    def _refill_and_go_on(self, g: KPGame) -> None:
        """[3.1.6] [3.3.30] (R97)"""
        s = g.state
        refill(g)
        if s.turn.second_chance and not s.turn.extra:
            g.replace(StartTurn(s.turn.player, extra=True))
        else:
            g.replace(StartTurn(PlayerNo((s.turn.player + 1) % len(s.players))))


class DiscardCards(Step, tag="kp.discard"):
    """[3.1.5] Used cards reach the pile in the order their player likes; the last lies on top."""

    rule = "3.1.5"
    player: PlayerNo
    cards: list[CardId]
    laid: list[CardId] = []

    def ask(self, g: KPGame) -> Ask:
        owner = g.state.players[self.player]
        if len(self.cards) < 2 or not owner.live or face_down_discards(g.state):
            return NOTHING
        return {owner.name: (*[DISCARD[card] for card in self.cards], DISCARD_REST)}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            self.cards.remove(action.card)
            self.laid.append(action.card)
            g.state.discard.items.append(action.card)
        else:
            self._rest(g)

    def advance(self, g: KPGame) -> None:
        self._rest(g)

    def _rest(self, g: KPGame) -> None:
        self.cards.sort(key=lambda card: -usefulness(g, card))
        g.state.discard.items.extend(self.cards)
        self._tell(g)
        g.done()

    def _tell(self, g: KPGame) -> None:
        """[3.1.5] The cards are laid face up, so everybody sees them go, also those never played [3.1.4.2];
        in the solitaire game they are laid face down [5.2.1]."""
        if not face_down_discards(g.state):
            cards = card_refs(g, self.laid + self.cards)
            g.tell(Discards(who(g, self.player), cards), of=g.state.turn.told)

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        return Message("kp-discard-prompt", {"count": len(self.cards)})


def usefulness(g: KPGame, card: CardId) -> int:
    """How gladly an opponent would take the card with Wireless Intercept (R37)."""
    face = g.data.cards[card]
    return sum(face.intercept) - 2 * face.night + 4 * g.data.kinds[face.kind].reaction


def face_down_discards(s: KPState) -> bool:
    """[5.2.1] In the solitaire game nobody sees the discards, so their order is nothing to choose."""
    return not all(player.live for player in s.players)
