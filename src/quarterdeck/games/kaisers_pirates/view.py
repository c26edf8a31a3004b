"""What one seat may know, built by naming every visible thing; nothing hidden is ever copied."""

from __future__ import annotations

import msgspec

from quarterdeck.kernel import Pile, Seat, Words

from .actions import Use
from .board import drawn_view
from .data.model import GERMAN_SHIPS
from .rules.r02_3_scoring import certain_and_possible
from .rules.r03_1_turns import face_down_discards
from .state import NO_SHIP, NOBODY, Announced, Duel, KPGame, KPState, Player, Ship, Victory


class CardView(msgspec.Struct, frozen=True):
    """An action card face up, with both halves."""

    card: int
    kind: str
    rule: str
    vessel: str
    intercept: tuple[int, ...]
    night: bool
    reaction: bool
    challenge: tuple[int, ...]
    response: tuple[int, ...]
    attack: tuple[int, ...]
    gun: tuple[int, ...]
    depth_charge: tuple[int, ...]
    mines: tuple[int, ...]
    defence: tuple[int, ...]
    prize: int


class ShipView(msgspec.Struct, frozen=True):
    """A ship in a force: all ships lie open; markers are seen by everybody."""

    ship: int
    id: str
    name: str
    kind: str
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    challenge: tuple[int, ...]
    response: tuple[int, ...]
    worth: int
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

    german: tuple[str, ...]
    merchants: tuple[str, ...]
    doubled: tuple[str, ...]
    cards: tuple[int, ...]
    vessels: tuple[str, ...]
    certain: int
    least: int
    most: int


class PlayerView(msgspec.Struct, frozen=True):
    """One side of the table."""

    seat: str
    live: bool
    team: int
    hand_count: int
    rear: tuple[ShipView, ...]
    front: tuple[ShipView, ...]
    victory: PileView
    pending: str
    round_points: int
    prizes: int
    rounds: tuple[tuple[int, int], ...]


class CommittedView(msgspec.Struct, frozen=True):
    """A card laid down this turn; `card` is null while it is face down for this seat."""

    card: CardView | None
    use: Use | None
    ship: int | None


class MineView(msgspec.Struct, frozen=True):
    """What only the seat itself knows."""

    seat: str
    hand: tuple[CardView, ...]
    peek: tuple[CardView, ...]
    muted: int


class AnnouncedView(msgspec.Struct, frozen=True):
    """[3.2.8] The action being carried out."""

    kind: str
    seat: str
    card: CardView | None
    ship: int | None
    defender: str | None
    targets: tuple[int, ...]
    target: int | None
    night: bool
    assists: tuple[str, ...]
    dice: tuple[int, ...]


class KPView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    round: int
    turn: int
    at_turn: str | None
    extra_turn: bool
    players: tuple[PlayerView, ...]
    me: MineView | None
    committed: tuple[CommittedView, ...]
    played: tuple[CardView, ...]
    reactions: dict[str, tuple[CardView, ...]]
    deck: int
    removed: int
    discard_count: int
    discard_top: tuple[CardView, ...]
    german_deck: int
    merchant_deck: int
    solo_deck: int
    announced: AnnouncedView | None
    duel: Duel | None

    def drawn(self, words: Words) -> str:
        """The view as text, with the words of a language."""
        return drawn_view(self, words)


def view_of(g: KPGame, seat: Seat | None) -> KPView:
    """[2.2] [3.1.7] [3.1.8] [3.1.9] Forces, victory piles, counts and the top two discards (R39)."""
    s = g.state
    turn = s.turn
    at_turn = s.players[turn.player].name if turn.player != NOBODY else None
    covered = {slot.ship for slot in turn.slots if slot.ship != NO_SHIP}
    top = [] if face_down_discards(s) else s.discard.items[:-3:-1]
    return KPView(
        round=s.round,
        turn=s.turns,
        at_turn=at_turn,
        extra_turn=turn.extra,
        players=tuple([_player(g, player, covered) for player in s.players]),
        me=_mine(g, seat),
        committed=_committed(g, seat),
        played=_cards(g, turn.played),
        reactions={s.players[p].name: _cards(g, used) for p, used in enumerate(turn.reactions) if used},
        deck=len(s.deck.items) + len(s.peek.items) + len(s.put_back.items),
        removed=len(s.removed.items),
        discard_count=len(s.discard.items) + len(s.buried.items),
        discard_top=_cards(g, top),
        german_deck=len(s.german_deck.items),
        merchant_deck=len(s.merchant_deck.items),
        solo_deck=len(s.solo_deck.items),
        announced=_announced(g, s.announced),
        duel=s.duel,
    )


def card_view(g: KPGame, card: int) -> CardView:
    face = g.data.cards[card]
    kind = g.data.kinds[face.kind]
    return CardView(
        card,
        face.kind,
        kind.rule,
        face.vessel,
        face.intercept,
        face.night,
        kind.reaction,
        kind.challenge,
        kind.response,
        face.attack,
        face.gun,
        face.depth_charge,
        face.mines,
        face.defence,
        face.prize,
    )


def _cards(g: KPGame, cards: list[int]) -> tuple[CardView, ...]:
    return tuple([card_view(g, card) for card in cards])


def _seen(pile: Pile, seat: Seat | None) -> list[int]:
    return pile.items if pile.visible_to(seat) else []


def _mine(g: KPGame, seat: Seat | None) -> MineView | None:
    player = next((p for p in g.state.players if p.name == seat and p.live), None)
    if player is None:
        return None
    peek = _cards(g, _seen(g.state.peek, seat))
    return MineView(player.name, _cards(g, _seen(player.hand, seat)), peek, player.muted)


def _committed(g: KPGame, seat: Seat | None) -> tuple[CommittedView, ...]:
    """[3.2.1] Others see where a card lies, neither the card nor its half."""
    turn = g.state.turn
    own = turn.committed.visible_to(seat)
    return tuple(
        [
            CommittedView(
                card_view(g, card) if own else None,
                slot.use if own else None,
                None if slot.ship == NO_SHIP else slot.ship,
            )
            for card, slot in zip(turn.committed.items, turn.slots, strict=True)
        ]
    )


def _player(g: KPGame, player: Player, covered: set[int]) -> PlayerView:
    s = g.state
    return PlayerView(
        seat=player.name,
        live=player.live,
        team=player.team,
        hand_count=len(player.hand.items),
        rear=tuple([_ship(g, s, s.ships[number], covered) for number in player.rear]),
        front=tuple([_ship(g, s, s.ships[number], covered) for number in player.front]),
        victory=_pile(g, player.victory),
        pending=player.pending,
        round_points=sum(score.points for score in player.scores),
        prizes=sum(score.prizes for score in player.scores),
        rounds=tuple([(score.prizes, score.points) for score in player.scores]),
    )


def _ship(g: KPGame, s: KPState, ship: Ship, covered: set[int]) -> ShipView:
    card = g.data.ships[ship.id]
    return ShipView(
        ship.id,
        card.id,
        card.name,
        card.kind,
        card.attack,
        card.defence,
        card.challenge,
        card.response,
        card.prize,
        ship.prize,
        ship.recognised or (ship.id < GERMAN_SHIPS and card.kind == "warship"),
        ship.damage,
        ship.low,
        bool(ship.refuge),
        ship.id in covered,
        ship.id in s.turn.intercepted,
        card.mines,
    )


def _pile(g: KPGame, victory: Victory) -> PileView:
    ids = g.data.ships
    certain, least, most = certain_and_possible(g.data, victory)
    return PileView(
        tuple([ids[n].id for n in victory.german]),
        tuple([ids[n].id for n in victory.merchants]),
        tuple([ids[n].id for n in victory.doubled]),
        tuple(victory.cards),
        tuple(victory.vessels),
        certain,
        least,
        most,
    )


def _announced(g: KPGame, what: Announced | None) -> AnnouncedView | None:
    if what is None:
        return None
    players = g.state.players
    return AnnouncedView(
        what.kind,
        players[what.player].name,
        card_view(g, what.card) if what.card else None,
        None if what.ship == NO_SHIP else what.ship,
        None if what.defender == NOBODY else players[what.defender].name,
        what.targets,
        None if what.target == NO_SHIP else what.target,
        what.night,
        what.assists,
        what.dice,
    )
