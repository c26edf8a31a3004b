"""What one seat may know, built by naming every visible thing; nothing hidden is ever copied."""

from __future__ import annotations

from typing import Literal

import msgspec

from quarterdeck.kernel import Pile, Seat, Words

from .board import drawn_view
from .data.model import CardView, Dice, ShipKind
from .ids import Attack, CardId, Kind, ShipId, Use
from .rules.common import cards_of
from .rules.r02_3_scoring import PileCard, certain_and_possible, pile_cards
from .rules.r02_rounds import KeepShips
from .rules.r03_1_turns import DiscardCards, EndTurnStep, face_down_discards
from .rules.r03_2_6_passage import SafePassage
from .rules.r03_2_cards import CommitCards
from .state import NO_SHIP, NOBODY, Announced, KPGame, Player, RoundScore, Ship, Victory

Phase = Literal["commit", "announce", "answer", "passage", "draw"]
"""[3.1] [3.2] Where in a turn the game is."""


class ShipView(msgspec.Struct, frozen=True):
    """A ship in a force: all ships lie open; markers are seen by everybody."""

    ship: ShipId
    id: str
    name: str
    kind: ShipKind
    attack: Dice
    defence: Dice
    challenge: Dice
    response: Dice
    worth: int
    """[3.2.5.3] The printed prize; twice that of a captured ship, if it comes home."""
    prize: bool
    recognised: bool
    damage: int
    low: bool
    refuge: bool
    card_on_it: bool
    intercepted: bool
    mines: bool


class PileView(msgspec.Struct, frozen=True):
    """A victory pile and what it is worth [3.1.8]."""

    cards: tuple[PileCard, ...]
    certain: int
    least: int
    most: int


class PlayerView(msgspec.Struct, frozen=True):
    """One side of the table."""

    seat: Seat
    live: bool
    team: int
    hand_count: int
    rear: tuple[ShipView, ...]
    front: tuple[ShipView, ...]
    victory: PileView
    pending: Kind | None
    round_points: int
    prizes: int
    rounds: tuple[RoundScore, ...]


class CommittedView(msgspec.Struct, frozen=True):
    """A card laid down this turn; `card` is null while it is face down for this seat."""

    card: CardView | None
    use: Use | None
    ship: ShipId | None


class MineView(msgspec.Struct, frozen=True):
    """What only the seat itself knows."""

    seat: Seat
    hand: tuple[CardView, ...]
    peek: tuple[CardView, ...]
    muted: int
    """Sorts of reaction window let go until the turn ends, as bits."""


class AnnouncedView(msgspec.Struct, frozen=True):
    """[3.2.8] The action being carried out."""

    kind: Attack
    seat: Seat
    card: CardView | None
    ship: ShipId | None
    defender: Seat | None
    targets: tuple[ShipId, ...]
    target: ShipId | None
    night: bool
    assists: tuple[Kind, ...]
    dice: Dice


class Cites(msgspec.Struct, frozen=True):
    """The rules that standing notes of a table refer to."""

    laid: str = "3.2.1"
    dice: str = "3.2.7"
    prizes: str = "2.3.3"


class KPView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    round: int
    turn: int
    at_turn: Seat | None
    extra_turn: bool
    phase: Phase
    players: tuple[PlayerView, ...]
    me: MineView | None
    committed: tuple[CommittedView, ...]
    played: tuple[CardView, ...]
    reactions: dict[Seat, tuple[CardView, ...]]
    deck: int
    dealt: int
    """Cards of the deck when the round began."""
    removed: int
    discard_count: int
    discard_top: tuple[CardView, ...]
    german_deck: int
    merchant_deck: int
    solo_deck: int
    announced: AnnouncedView | None
    cites: Cites = Cites()

    def drawn(self, words: Words) -> str:
        """The view as text, with the words of a language."""
        return drawn_view(self, words)


def view_of(g: KPGame, seat: Seat | None) -> KPView:
    """[2.2] [3.1.7] [3.1.8] [3.1.9] Forces, victory piles, counts and the top two discards (R39)."""
    s = g.state
    turn = s.turn
    at_turn = s.players[turn.player].name if turn.player != NOBODY else None
    covered = {half.about for half in turn.halves if half.about != NO_SHIP}
    top = [] if face_down_discards(s) else cards_of(s.discard)[:-3:-1]
    return KPView(
        round=s.round,
        turn=s.turns,
        at_turn=at_turn,
        extra_turn=turn.extra,
        phase=_phase(g),
        players=tuple([_player(g, player, covered) for player in s.players]),
        me=_mine(g, seat),
        committed=_committed(g, seat),
        played=_cards(g, turn.played),
        reactions={s.players[p].name: _cards(g, used) for p, used in enumerate(turn.reactions) if used},
        deck=len(s.deck.items) + len(s.peek.items) + len(s.put_back.items),
        dealt=s.dealt,
        removed=len(s.removed.items),
        discard_count=len(s.discard.items) + len(s.buried.items),
        discard_top=_cards(g, top),
        german_deck=len(s.german_deck.items),
        merchant_deck=len(s.merchant_deck.items),
        solo_deck=len(s.solo_deck.items),
        announced=_announced(g, s.announced),
    )


DRAWING = (DiscardCards, EndTurnStep, KeepShips)


def _phase(g: KPGame) -> Phase:
    step = g.stack[-1] if g.stack else None
    if isinstance(step, CommitCards):
        return "commit"
    if isinstance(step, SafePassage):
        return "passage"
    if step is None or isinstance(step, DRAWING):
        return "draw"
    return "announce" if g.state.announced is None else "answer"


def _cards(g: KPGame, cards: list[CardId]) -> tuple[CardView, ...]:
    faces = g.data.faces
    return tuple([faces[card] for card in cards])


def _seen(pile: Pile, seat: Seat | None) -> list[CardId]:
    return cards_of(pile) if pile.visible_to(seat) else []


def _mine(g: KPGame, seat: Seat | None) -> MineView | None:
    player = next((p for p in g.state.players if p.name == seat and p.live), None)
    if player is None:
        return None
    peek = _cards(g, _seen(g.state.peek, seat))
    return MineView(player.name, _cards(g, _seen(player.hand, seat)), peek, player.muted.value)


def _committed(g: KPGame, seat: Seat | None) -> tuple[CommittedView, ...]:
    """[3.2.1] Others see where a card lies, neither the card nor its half."""
    turn = g.state.turn
    own = turn.committed.visible_to(seat)
    return tuple(
        [
            CommittedView(
                g.data.faces[card] if own else None,
                half.seen_by(seat),
                None if half.about == NO_SHIP else ShipId(half.about),
            )
            for card, half in zip(cards_of(turn.committed), turn.halves, strict=True)
        ]
    )


def _player(g: KPGame, player: Player, covered: set[int]) -> PlayerView:
    s = g.state
    intercepted = s.turn.intercepted
    return PlayerView(
        seat=player.name,
        live=player.live,
        team=player.team,
        hand_count=len(player.hand.items),
        rear=tuple([_ship(g, s.ships[number], covered, intercepted) for number in player.rear]),
        front=tuple([_ship(g, s.ships[number], covered, intercepted) for number in player.front]),
        victory=_pile(g, player.victory),
        pending=player.pending,
        round_points=sum([score.points for score in player.scores]),
        prizes=sum([score.prizes for score in player.scores]),
        rounds=tuple(player.scores),
    )


def _ship(g: KPGame, ship: Ship, covered: set[int], intercepted: list[ShipId]) -> ShipView:
    number, prize = ship.id, ship.prize
    card = g.data.ships[number]
    return ShipView(
        number,
        card.id,
        card.name,
        card.kind,
        card.attack,
        card.defence,
        card.challenge,
        card.response,
        card.prize * (1 + prize),
        prize,
        ship.recognised or card.kind == "warship",
        ship.damage,
        ship.low,
        bool(ship.refuge),
        number in covered,
        number in intercepted,
        card.mines,
    )


def _pile(g: KPGame, victory: Victory) -> PileView:
    return PileView(pile_cards(g.data, victory), *certain_and_possible(g.data, victory))


def _announced(g: KPGame, what: Announced | None) -> AnnouncedView | None:
    if what is None:
        return None
    players = g.state.players
    return AnnouncedView(
        what.kind,
        players[what.player].name,
        g.data.faces[what.card] if what.card else None,
        None if what.ship == NO_SHIP else what.ship,
        None if what.defender == NOBODY else players[what.defender].name,
        what.targets,
        None if what.target == NO_SHIP else what.target,
        what.night,
        what.assists,
        what.dice,
    )
