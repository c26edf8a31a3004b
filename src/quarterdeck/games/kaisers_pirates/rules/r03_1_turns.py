"""[3.1] Turns: their start, their end, and whose comes next."""

from __future__ import annotations

from quarterdeck.games.kaisers_pirates.actions import DISCARD, DISCARD_REST, Discard
from quarterdeck.games.kaisers_pirates.kinds import (
    ASSISTS,
    BIT,
    DECEPTION,
    FOG_BANK,
    LAY_MINES,
    REACTIONS_ONLY,
)
from quarterdeck.games.kaisers_pirates.state import NO_CARD, NO_SHIP, KPGame, KPState, Slot, Turn
from quarterdeck.kernel import Action, Message, Pile, Seat, Step

from .r03_2_2_reactions import NOTHING, Ask
from .r03_2_cards import CommitCards, Resolve, able_ships
from .r03_3_effects import refuge_rolls
from .r05_solitaire import PhantomTurn, end_of_phantom_turn
from .table import announce, card_name, refill, who

_USELESS_ALONE = REACTIONS_ONLY | ASSISTS


class StartTurn(Step, tag="kp.start_turn"):
    """[3.1] A turn begins: refuge rolls, then Fog Bank, Deception or a normal turn."""

    rule = "3.1"
    player: int
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
            player.muted = 0
        announce(g, None)
        g.say("3.1", "kp-extra-turn" if self.extra else "kp-turn", seat=who(g, self.player), turn=s.turns)
        self._refuge(g)
        if me.pending == FOG_BANK:
            g.say("3.3.11", "kp-turn-lost-in-fog", seat=who(g, self.player))
            if not me.live:
                end_of_phantom_turn(g)
            g.replace(EndTurnStep(draws=False))
        elif not me.live:
            g.replace(PhantomTurn(), EndTurnStep())
        elif me.pending == DECEPTION:
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
                refuge_rolls(g, ship)


def deceive(g: KPGame) -> None:
    """[3.3.8] One random card is all the victim may play, by its action half (R93)."""
    s = g.state
    me = s.players[s.turn.player]
    if not me.hand.items:
        return
    card = g.draw_random(me.hand)
    g.say("3.3.8", "kp-deceived-card", seat=who(g, s.turn.player), card=card_name(g, card))
    bit = g.data.bit_of[card]
    layer = next((number for number in able_ships(s) if g.data.ships[number].mines), NO_SHIP)
    if bit & _USELESS_ALONE or (bit == BIT[LAY_MINES] and layer == NO_SHIP):
        s.turn.played.append(card)
        return
    s.turn.committed.items.append(card)
    s.turn.slots.append(Slot("mines", layer) if bit == BIT[LAY_MINES] else Slot("action"))


class EndTurnStep(Step, tag="kp.end_turn"):
    """[3.1.1] [3.1.5] [3.1.6] Discards, draw, refill, next player."""

    rule = "3.1.5"
    draws: bool = True
    stage: str = "discard"

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
        announce(g, None)
        turn.played += turn.committed.items
        turn.committed.items = []
        turn.slots = []
        me = s.players[turn.player]
        if me.pending:
            if me.pending_card != NO_CARD:
                turn.played.append(me.pending_card)
            me.pending, me.pending_card = "", NO_CARD
        count = len(s.players)
        order = [(turn.player + step) % count for step in range(count)]
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
        card = g.draw(s.deck)
        if me.live:
            me.hand.items.append(card)
            g.say("3.1.1", "kp-drew", seen_by=(me.name,), card=card_name(g, card))
        else:
            s.buried.items.append(card)
        g.say("3.1.1", "kp-draws", seat=who(g, s.turn.player), left=len(s.deck.items))
        return not s.deck.items

    def _refill_and_go_on(self, g: KPGame) -> None:
        """[3.1.6] [3.3.30] (R97)"""
        s = g.state
        refill(g)
        if s.turn.second_chance and not s.turn.extra:
            g.replace(StartTurn(s.turn.player, extra=True))
        else:
            g.replace(StartTurn((s.turn.player + 1) % len(s.players)))


class DiscardCards(Step, tag="kp.discard"):
    """[3.1.5] Used cards reach the pile in the order their player likes; the last lies on top."""

    rule = "3.1.5"
    player: int
    cards: list[int]
    laid: list[int] = []

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
            names = [card_name(g, card) for card in (*self.laid, *self.cards)]
            g.say("3.1.5", "kp-discards", seat=who(g, self.player), cards=names)

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        return Message("kp-discard-prompt", {"count": len(self.cards)})


def usefulness(g: KPGame, card: int) -> int:
    """How gladly an opponent would take the card with Wireless Intercept (R37)."""
    face = g.data.cards[card]
    return sum(face.intercept) - 2 * face.night + 4 * g.data.kinds[face.kind].reaction


def face_down_discards(s: KPState) -> bool:
    """[5.2.1] In the solitaire game nobody sees the discards, so their order is nothing to choose."""
    return not all(player.live for player in s.players)
