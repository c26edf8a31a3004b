"""[2.0] Rounds: dealing, scoring, keeping ships, the winner."""

from __future__ import annotations

from typing import Literal

from quarterdeck.games.kaisers_pirates.actions import KEEP, KEEP_NO_MORE, Keep
from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.ids import (
    BIT,
    PLAYERS,
    CardId,
    Kind,
    PlayerNo,
    PlayerRef,
    ShipId,
    ShipRef,
)
from quarterdeck.games.kaisers_pirates.state import (
    NO_CARD,
    NOBODY,
    KPGame,
    KPState,
    Player,
    RoundScore,
    Turn,
    Victory,
)
from quarterdeck.kernel import Action, Event, Message, Outcome, Pile, Roll, Seat, Step

from .common import NOT_IN_SOLITAIRE, draw_german, draw_merchant, everybody, launch, ship_ref, ships_of, who
from .r02_3_scoring import PileCard, pile_cards, place_by_prizes, prize_total, round_points
from .r03_1_turns import StartTurn
from .r03_2_2_reactions import NOTHING, Ask
from .r05_policy import shuffle_solo
from .r06_optional import kept_ships

ROUNDS = 3
HAND = 6
SHIPS_EACH = 3
PLAY_DECK = {2: 40, 3: 60, 4: 80}
"""[2.1.1] [2.1.2] [2.1.3] [5.1.1] Cards in play by the number of sides (R1, R2)."""


class RoundBegins(Event, frozen=True, tag="kp-round"):
    """[2.1] A new deck: so many cards are played with, so many are set aside unseen."""

    cites = "2.1"
    round: int
    cards: int
    removed: int


class Dealt(Event, frozen=True, tag="kp-dealt"):
    """[2.1.5] The force of a player at the start of a round."""

    cites = "2.1.5"
    player: PlayerRef
    ships: tuple[ShipRef, ...]


class RollsForFirst(Event, frozen=True, tag="kp-roll-first"):
    """[3.1] One die for the first turn."""

    cites = "3.1"
    player: PlayerRef
    roll: Roll


class FirstPlayer(Event, frozen=True, tag="kp-first-player"):
    """[3.1] Who begins the round."""

    cites = "3.1"
    player: PlayerRef


class PrizeKept(Event, frozen=True, tag="kp-prize-kept"):
    """[3.2.5.3] A prize that survived the round counts twice."""

    cites = "3.2.5.3"
    ship: ShipRef
    player: PlayerRef
    prize: int


class NotCounted(Event, frozen=True, tag="kp-not-counted"):
    """[2.3.1] A German ship beyond the number of merchants."""

    cites = "2.3.1"
    player: PlayerRef
    ship: ShipRef


class RoundScored(Event, frozen=True, tag="kp-score"):
    """[2.3.3] What the round was worth to a player, and what he has by now."""

    cites = "2.3.3"
    player: PlayerRef
    round: int
    prizes: int
    points: int
    all_prizes: int
    all_points: int
    place: int
    """1 for the most prizes; tied players share the higher place."""
    pile: tuple[PileCard, ...]


class ExtraRound(Event, frozen=True, tag="kp-extra-round"):
    """[2.5] Nobody leads: one more round."""

    cites = "2.5"


class Keeps(Event, frozen=True, tag="kp-keeps"):
    """[2.4.1] A ship kept for the next round."""

    cites = "2.4.1"
    player: PlayerRef
    ship: ShipRef


def new_state(g: KPGame, players: list[Player]) -> KPState:
    """[2.1] All decks complete and shuffled, nobody has anything yet.

    Ships that were gone by 1915 stay out, if the players want it so [6.5] [6.5.1] [6.5.4].
    """
    german = [
        ship.no for ship in g.data.ships[:GERMAN_SHIPS] if not (ship.before_1915 and g.options.beyond_1914)
    ]
    traders = [
        ship.no
        for ship in g.data.ships[GERMAN_SHIPS:]
        if not (ship.before_1915 and g.options.historical_merchants)
    ]
    solo = [] if all(player.live for player in players) else list(range(len(g.data.solo)))
    state = KPState(
        players=players,
        ships={},
        turn=Turn(NOBODY, Pile("kp.action", "owner")),
        deck=Pile("kp.action", "hidden"),
        removed=Pile("kp.action", "hidden"),
        discard=Pile("kp.action", "public"),
        buried=Pile("kp.action", "hidden"),
        peek=Pile("kp.action", "owner"),
        put_back=Pile("kp.action", "owner"),
        german_deck=Pile("kp.german", "hidden", items=[*german]),
        german_used=[],
        merchant_deck=Pile("kp.merchant", "hidden", items=[*traders]),
        merchant_used=[],
        solo_deck=Pile("kp.solo", "hidden", items=solo),
        solo_used=[],
    )
    for pile in (state.german_deck, state.merchant_deck, state.solo_deck):
        g.shuffle(pile)
    return state


def cards_in_play(g: KPGame) -> list[CardId]:
    """[5.1] [6.5.3] The action cards of this game, before any are removed unseen."""
    out = 0
    if not all(player.live for player in g.state.players):
        out |= NOT_IN_SOLITAIRE
    if g.options.no_breakout and g.options.beyond_1914:
        out |= BIT[Kind.BREAKOUT]
    bits = g.data.bit_of
    return [card for card in g.data.cards if not bits[card] & out]


def cards_to_play_with(g: KPGame) -> int:
    """[2.1.1-2.1.4] What is left in play. The cards that no solitaire game has are not among those removed
    unseen [5.1] [5.1.1] (R1, R4)."""
    players = g.state.players
    if not g.options.removed:
        return PLAY_DECK[len(players)]
    never = 0 if all(player.live for player in players) else NOT_IN_SOLITAIRE
    return sum(not bit & never for bit in g.data.bit_of[1:]) - g.options.removed


class Round(Step, tag="kp.round"):
    """[2.0] A round from the deal to the score; the third one, or an extra one, ends the game."""

    rule = "2.0"
    stage: Literal["deal", "score"] = "deal"

    def advance(self, g: KPGame) -> None:
        if self.stage == "deal":
            self.stage = "score"
            deal_round(g)
            g.call(StartTurn(g.state.first))
        else:
            score_round(g)
            self._next(g)

    def _next(self, g: KPGame) -> None:
        """[2.5] Three rounds, and another one as long as the winner is not known (R21)."""
        s = g.state
        if s.round >= ROUNDS and len(leaders(s)) == 1:
            g.end(outcome(g))
            return
        if s.round >= ROUNDS:
            g.tell(ExtraRound())
        g.replace(KeepShips(PlayerNo(0)), Round())


# ---------------------------------------------------------------- the deal


def deal_round(g: KPGame) -> None:
    """[2.1] [2.4] The phantom is dealt as well [5.1.2] [5.1.5]."""
    s = g.state
    s.round += 1
    _make_action_deck(g)
    told = g.tell(RoundBegins(s.round, len(s.deck.items), len(s.removed.items)))
    if s.solo_used:
        shuffle_solo(g)
    if s.round > 1 and g.options.beyond_1914:
        _ships_return(g)
    if s.round == 1 and g.options.tournament:
        _deal_tournament(g)
    for place in everybody(s):
        _deal_ships(g, place, told)
    _deal_hands(g)
    s.dealt = len(s.deck.items)
    s.first = first_player(g, told)
    g.tell(FirstPlayer(who(g, s.first)), of=told)


def _deal_hands(g: KPGame) -> None:
    """[2.1.5] [2.4.5] [6.7.1] [6.7.2] Six cards less one for each ship kept, card by card, as far as they
    go (R4)."""
    s = g.state
    for card in range(HAND):
        for player in s.players:
            if card < HAND - len(player.kept) and s.deck.items:
                player.hand.items.append(g.draw(s.deck))
    for player in s.players:
        player.kept = []


def _make_action_deck(g: KPGame) -> None:
    """[2.1.1-2.1.4] [2.4.4] All cards are shuffled and some removed unseen, before the deal (R2, R3)."""
    s = g.state
    for pile in (s.discard, s.buried, s.removed):
        pile.items = []
    s.deck.items = [*cards_in_play(g)]
    g.shuffle(s.deck)
    spare = len(s.deck.items) - cards_to_play_with(g)
    s.removed.items = [g.draw(s.deck) for _ in range(spare)]


def _ships_return(g: KPGame) -> None:
    """[6.5.2] Beyond 1914 no shuffle is made in a round, so the used ships are shuffled between rounds and
    follow under those not yet seen [3.1.10] (R104)."""
    s = g.state
    used = Pile("kp.german", "hidden", items=[*s.german_used])
    g.shuffle(used)
    s.german_deck.items = used.items + s.german_deck.items
    s.german_used = []


def _deal_ships(g: KPGame, place: PlayerNo, of: Event) -> None:
    """[2.1.5] [2.4.2] [2.4.3] Up to three ships of each sort; kept ones count."""
    player = g.state.players[place]
    while len(player.rear) < SHIPS_EACH:
        number = draw_german(g, in_round=False)
        if number is None:
            break
        launch(g.state, number, place)
    while len(player.front) < SHIPS_EACH:
        number = draw_merchant(g)
        if number is None:
            break
        launch(g.state, number, place)
    force = tuple([ship_ref(g, number, place) for number in (*player.rear, *player.front)])
    g.tell(Dealt(who(g, place), force), of=of)


def _deal_tournament(g: KPGame) -> None:
    """[6.4] Equal forces in the first round (R103); what a shortened deck lacks is dealt as usual.

    One of four equal warships [6.4.1], two raiders of the pool [6.4.2], merchants of 5, 7 and 9 [6.4.3].
    """
    s = g.state
    ships = g.data.ships
    warships = [n for n in ships_of(s.german_deck) if ships[n].tournament == "deal_pool"]
    raiders = [n for n in ships_of(s.german_deck) if ships[n].tournament == "raider_pool"]
    for place in everybody(s):
        for pool, count in ((warships, 1), (raiders, 2)):
            for _ in range(min(count, len(pool))):
                _launch_from(g, s.german_deck, pool.pop(), place)
    for worth in (5, 7, 9):
        pool = [n for n in ships_of(s.merchant_deck) if ships[n].prize == worth and not _set_apart(g, n)]
        for place in everybody(s):
            _launch_from(g, s.merchant_deck, pool.pop(), place)
    g.shuffle(s.german_deck)
    g.shuffle(s.merchant_deck)


def _set_apart(g: KPGame, number: ShipId) -> bool:
    """[6.4.3] William P. Frye, the only large sailing ship, is not dealt."""
    ship = g.data.ships[number]
    return ship.sail and ship.prize >= 5


def _launch_from(g: KPGame, deck: Pile, number: ShipId, place: PlayerNo) -> None:
    deck.items.remove(number)
    launch(g.state, number, place)


# ---------------------------------------------------------------- who begins


def first_player(g: KPGame, of: Event) -> PlayerNo:
    """[3.1] [5.1.3] The highest die, or the weakest force; later the lowest round points (R5)."""
    s = g.state
    if s.round > 1:
        points = [points_of(player) for player in s.players]
        return _highest_die(g, [p for p in everybody(s) if points[p] == min(points)], of)
    if g.options.first_player == "weakest":
        worth = [sum(g.data.prize[n] for n in player.rear) for player in s.players]
        return _highest_die(g, [p for p in everybody(s) if worth[p] == min(worth)], of)
    return _highest_die(g, everybody(s), of)


def _highest_die(g: KPGame, rolling: list[PlayerNo], of: Event) -> PlayerNo:
    """A d10 each; the tied ones roll again."""
    while len(rolling) > 1:
        rolls = {}
        for p in rolling:
            rolled = RollsForFirst(who(g, p), g.throw("first turn", who(g, p).seat, 10))
            rolls[p] = g.tell(rolled, of=of).roll.die
        best = max(rolls.values())
        rolling = [p for p in rolling if rolls[p] == best]
    return rolling[0]


def points_of(player: Player) -> int:
    return sum(score.points for score in player.scores)


# ---------------------------------------------------------------- the score


def score_round(g: KPGame) -> None:
    """[2.3] Surviving prizes, the limit for German ships, round points."""
    s = g.state
    for player in s.players:
        _bring_prizes_home(g, player)
        _drop_excess(g, player)
    totals = [prize_total(g.data, player.victory) for player in s.players]
    points = round_points(totals)
    for player, prizes, mine in zip(s.players, totals, points, strict=True):
        player.scores.append(RoundScore(prizes, mine))
        whole = sum(score.prizes for score in player.scores), points_of(player)
        pile = pile_cards(g.data, player.victory)
        g.tell(
            RoundScored(
                PLAYERS[player.name], s.round, prizes, mine, *whole, place_by_prizes(totals, prizes), pile
            )
        )
    for player in s.players:
        _clear(g, player)


def _bring_prizes_home(g: KPGame, player: Player) -> None:
    """[3.2.5.3] A prize that survived counts twice, damaged or not (R13)."""
    for number in [n for n in player.rear if n >= GERMAN_SHIPS]:
        kept = ship_ref(g, number, g.state.ships[number].owner)
        player.rear.remove(number)
        del g.state.ships[number]
        player.victory.doubled.append(number)
        g.tell(PrizeKept(kept, PLAYERS[player.name], 2 * g.data.prize[number]))


def _drop_excess(g: KPGame, player: Player) -> None:
    """[2.3.1] No more German ships than merchants count; the excess is chosen at random (R16)."""
    victory = player.victory
    covered = len(victory.merchants) + len(victory.doubled)
    while len(victory.german) > covered:
        lost = victory.german.pop(g.random_below(len(victory.german), "excess", player.name))
        g.state.german_used.append(lost)
        card = g.data.ships[lost]
        g.tell(NotCounted(PLAYERS[player.name], ShipRef(lost, card.name, card.id, player.name)))


def _clear(g: KPGame, player: Player) -> None:
    """[2.4] Merchants and scored ships go under their decks, cards back to theirs, markers off."""
    s = g.state
    victory = player.victory
    s.german_used += victory.german
    s.merchant_used += victory.merchants + victory.doubled + player.front
    for number in player.front:
        del s.ships[number]
    for number in player.rear:
        ship = s.ships[number]
        ship.recognised = ship.low = ship.entered = False
        ship.damage, ship.refuge = 0, NO_CARD
    player.front = []
    player.victory = Victory()
    player.hand.items = []
    player.passed = player.drawn = 0
    player.pending, player.pending_card, player.spotted = None, NO_CARD, False


# ---------------------------------------------------------------- between rounds


class KeepShips(Step, tag="kp.keep"):
    """[2.4.1] [6.7] Survivors to keep; partners choose from a common pool [4.9] (R12, R112).

    In the solitaire game the player chooses for both sides [5.1.4].
    """

    rule = "2.4.1"
    player: PlayerNo

    def ask(self, g: KPGame) -> Ask:
        s = g.state
        player = s.players[self.player]
        pool = keep_pool(s, self.player)
        if not pool or len(player.kept) >= kept_ships(g):
            return NOTHING
        if not player.live:
            pool = by_worth(g, pool)
        chooser = player if player.live else s.players[0]
        return {chooser.name: (*[KEEP[number] for number in pool], KEEP_NO_MORE)}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Keep):
            self._keep(g, action.ship)
        else:
            self._next(g)

    def advance(self, g: KPGame) -> None:
        self._next(g)

    def _keep(self, g: KPGame, number: ShipId) -> None:
        s = g.state
        ship = s.ships[number]
        if ship.owner != self.player:
            s.players[ship.owner].rear.remove(number)
            s.players[self.player].rear.append(number)
            ship.owner = self.player
        s.players[self.player].kept.append(number)
        g.tell(Keeps(who(g, self.player), ship_ref(g, number, self.player)))

    def _next(self, g: KPGame) -> None:
        s = g.state
        if self.player + 1 < len(s.players):
            g.replace(KeepShips(PlayerNo(self.player + 1)))
            return
        for player in s.players:
            for number in [n for n in player.rear if n not in player.kept]:
                player.rear.remove(number)
                del s.ships[number]
                s.german_used.append(number)
        g.done()

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        kept = {"seat": who(g, self.player).name}
        if g.state.players[self.player].live:
            return Message("kp-keep-prompt", kept)
        best = by_worth(g, keep_pool(g.state, self.player))[0]
        return Message("kp-keep-phantom-prompt", {**kept, "ship": g.data.name[best]})


def by_worth(g: KPGame, ships: list[ShipId]) -> list[ShipId]:
    """[5.1.4] The phantom keeps its ship of the highest prize, unless the player wants another (R131)."""
    return sorted(ships, key=lambda number: -g.data.prize[number])


def keep_pool(s: KPState, player: PlayerNo) -> list[ShipId]:
    """Ships this player may still keep: his own, in the team game also his partner's [4.9]."""
    team = s.players[player].team
    return [
        number
        for other in s.players
        if other.team == team
        for number in other.rear
        if number not in other.kept
    ]


# ---------------------------------------------------------------- the winner


def team_totals(s: KPState) -> dict[int, tuple[int, int]]:
    """[2.5] [4.8] Round points and prizes of each side over the game."""
    totals: dict[int, tuple[int, int]] = {}
    for player in s.players:
        points, prizes = totals.get(player.team, (0, 0))
        won = sum(score.prizes for score in player.scores)
        totals[player.team] = (points + points_of(player), prizes + won)
    return totals


def leaders(s: KPState) -> list[int]:
    """[2.5] [4.10] Sides with the most round points, then the most prizes (R21, R113)."""
    totals = team_totals(s)
    best = max(totals.values())
    return [team for team, total in totals.items() if total == best]


def outcome(g: KPGame) -> Outcome:
    """[2.5] [4.10] The sides in order. The phantom has no seat: its place in the ranking stays empty."""
    s = g.state
    totals = team_totals(s)
    order = sorted(set(totals.values()), reverse=True)
    ranking = tuple(tuple(p.name for p in s.players if p.live and totals[p.team] == total) for total in order)
    scores = {p.name: totals[p.team][0] for p in s.players if p.live}
    level = "kp-level-won"
    if any(not p.live for p in s.players):
        level = "kp-level-solo-won" if ranking[0] else "kp-level-solo-lost"
    winner = [f"@kp-seat-{p.name}" for p in s.players if totals[p.team] == order[0]]
    reason = Message("kp-reason-points", {"winner": winner, "points": order[0][0], "prizes": order[0][1]})
    return Outcome(ranking, level, scores, reason)
