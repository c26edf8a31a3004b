"""What the computer players know: what a card may bring now against what it is worth in the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from quarterdeck.ai.kaisers_pirates import experience, standing
from quarterdeck.ai.kaisers_pirates.values import ASSIST_KINDS, PLAY_ORDER, Situation, chance
from quarterdeck.ai.search import Budget, Plan
from quarterdeck.ai.temper import EVEN, Temper
from quarterdeck.games.kaisers_pirates.actions import (
    Add,
    Against,
    Arm,
    Chase,
    Commit,
    Discard,
    DiscardRest,
    EndTurn,
    Keep,
    KeepNoMore,
    Leave,
    Pass,
    Place,
    Play,
    Put,
    React,
    Ready,
    Resupply,
    Sail,
    Scout,
    Target,
)
from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.ids import CardId, Kind, ShipId
from quarterdeck.games.kaisers_pirates.rules.common import cards_of
from quarterdeck.games.kaisers_pirates.rules.r02_rounds import KeepShips
from quarterdeck.games.kaisers_pirates.rules.r03_2_3_british import BritishIntercept
from quarterdeck.games.kaisers_pirates.rules.r03_2_4_merchants import Raid
from quarterdeck.games.kaisers_pirates.rules.r03_2_4_strike import Strike
from quarterdeck.games.kaisers_pirates.rules.r03_2_7_dice import TEN_EIGHT, TEN_FOUR, attack_odds
from quarterdeck.games.kaisers_pirates.rules.r03_3_cards import UseCard
from quarterdeck.games.kaisers_pirates.rules.r03_3_mines_and_torpedoes import Torpedo
from quarterdeck.games.kaisers_pirates.state import NO_SHIP, KPGame, half
from quarterdeck.kernel import Action, Chance, Seat, step_tag

FORGOTTEN: Final = 2
"""Cards drawn after which a pass tells nothing: who has played his others keeps what answers best."""
HELD_BACK: Final = 0.1
"""How often a card is held by who passed, beside how often it would be by chance."""
NO_USE: Final = -99.0
Way = tuple[float, Place]
Weighed = list[tuple[float, Action]]
"""Actions and what they are worth; of equals the first is preferred."""


class Craft:
    """What computer players of the game know. Hidden cards they look at are guesses, and not used."""

    budgets: Final = {
        "captain": Budget(simulations=320, depth=2, sure=0.5, most=6),
        "admiral": Budget(simulations=480, depth=3, sure=0.5, most=8, recalls=True),
    }

    _weights = standing.LIEUTENANTS

    def __init__(self, temper: Temper = EVEN) -> None:
        self._temper = temper

    def players(self, rank: str) -> Craft:
        return Veteran(self._temper) if rank == "admiral" else self

    def obvious(self, actions: Sequence[Action]) -> Action | None:
        """Nothing to answer with, one card left to play, and what is right whenever it is offered."""
        first, last = actions[0], actions[-1]
        if len(actions) == 1 or (len(actions) == 3 and isinstance(first, Pass)):
            return first
        if len(actions) == 2 and isinstance(last, EndTurn) and isinstance(first, Play):
            return first
        return next((action for action in actions if isinstance(action, Sail | DiscardRest)), None)

    def policy(self, g: KPGame, seat: Seat, chance: Chance) -> Plan:
        actions = g.pending[seat]
        if isinstance(actions[-1], Ready) and len(actions) > 1:
            return self._lay_all(Situation(g, seat, self._temper.keep), actions)[1]
        return (max(self._weigh(g, seat), key=_worth)[1],)

    def candidates(self, g: KPGame, seat: Seat, chance: Chance) -> list[Plan]:
        """Whole turns where cards are laid; the order they are played in is clear, leaving and resupplying
        apart."""
        actions = g.pending[seat]
        if isinstance(actions[-1], Ready) and len(actions) > 1:
            return self._other_lays(Situation(g, seat, self._temper.keep), actions)
        own, *others = [action for _, action in sorted(self._weigh(g, seat), key=_worth, reverse=True)]
        if isinstance(actions[-1], EndTurn):
            others = [action for action in others if isinstance(action, Leave | Resupply)]
        return [(action,) for action in (own, *others)]

    def value(self, g: KPGame, seat: Seat) -> float:
        return standing.value(g, seat, self._weights)

    def terms(self, g: KPGame, seat: Seat) -> dict[str, float]:
        return standing.terms(g, seat, self._weights)

    def stop(self, g: KPGame, depth: int) -> Callable[[KPGame], bool]:
        """After so many turns, each player's counted."""
        last = g.state.turns + depth
        return lambda g: g.state.turns >= last

    def guess(self, chance: Chance) -> None:
        """Hands are dealt anew by the kernel; nothing else is sealed."""

    def likely(self, g: KPGame, seat: Seat) -> float:
        """Who let something go holds hardly a card that could have answered it, until a card or two later."""
        bits, found = g.data.bit_of, 1.0
        for player in g.state.players:
            hand = cards_of(player.hand)
            if player.passed and player.name != seat and player.drawn < min(FORGOTTEN, len(hand)):
                old = 1 - player.drawn / len(hand)
                could = len([card for card in hand if bits[card] & player.passed])
                found *= (1 - old * (1 - HELD_BACK)) ** could
        return found

    def decisions(self, g: KPGame, seat: Seat) -> int:
        return 8

    def _weigh(self, g: KPGame, seat: Seat) -> Weighed:
        actions = g.pending[seat]
        obvious = self.obvious(actions)
        if obvious is not None:
            return [(0.0, obvious)]
        here = Situation(g, seat, self._temper.keep)
        last = actions[-1]
        if isinstance(last, Ready):
            return self._commit(here, actions)
        if isinstance(last, Place):
            return self._place(here, actions)
        if isinstance(last, EndTurn):
            return self._play(here, actions)
        if isinstance(actions[-3] if len(actions) > 2 else last, Pass):
            return self._react(here, actions)
        return self._other(here, actions)

    # ------------------------------------------------------------ committing

    def _commit(self, here: Situation, actions: tuple[Action, ...]) -> Weighed:
        """The card whose best use gains most over keeping it; none, if keeping is better."""
        found: Weighed = [(0.0, actions[-1])]
        for action in actions[:-1]:
            assert isinstance(action, Commit)
            found.append((self._brings(here, action.card, self._best_way(here, action.card)), action))
        return found

    def _brings(self, here: Situation, card: CardId, way: Way) -> float:
        """What is gained by laying a card in some way over keeping it."""
        return way[0] - here.hold(card)

    def _lay_all(
        self, here: Situation, actions: tuple[Action, ...], begin: tuple[CardId, Place] | None = None
    ) -> tuple[float, Plan]:
        """All cards of the turn and how they are laid, one by one as long as one more gains something, and
        what they gain; laid for a moment and taken up again. `begin` is laid whatever it gains."""
        turn, hand = here.state.turn, here.state.players[here.me].hand
        before = hand.items.copy(), turn.committed.items.copy(), turn.halves.copy()
        plan: list[Action] = []
        total = 0.0
        while True:
            if begin is not None:
                card, way = begin
                value = next((value for value, w in self._ways(here, card) if w == way), 0.0)
                gain = self._brings(here, card, (value, way))
                begin = None
            else:
                gain, best = max(self._commit(here, actions), key=_worth)
                if not isinstance(best, Commit):
                    plan.append(best)
                    break
                card, way = best.card, self._best_way(here, best.card)[1]
            total += gain
            plan += (Commit(card), way)
            hand.items.remove(card)
            turn.committed.items.append(card)
            turn.halves.append(half(here.seat, way.use, NO_SHIP if way.ship is None else way.ship))
            actions = tuple(action for action in actions if action != Commit(card))
        hand.items, turn.committed.items, turn.halves = before
        return total, tuple(plan)

    def _other_lays(self, here: Situation, actions: tuple[Action, ...]) -> list[Plan]:
        """The lieutenant's turn, and others: one of his cards held back, one more or one laid otherwise, or
        nothing at all."""
        own = self._lay_all(here, actions)[1]
        laid = list(zip(own[:-1:2], own[1::2], strict=True))
        found: dict[frozenset[tuple[Action, Action]], tuple[float, Plan]] = {}
        cards = [action.card for action in actions if isinstance(action, Commit)]
        others = [self._lay_all(here, tuple(a for a in actions if a != Commit(card))) for card in cards]
        others += [
            self._lay_all(here, actions, (card, way))
            for card in cards
            for value, way in self._ways(here, card)
            if value > 0 and (Commit(card), way) not in laid
        ]
        others.append((0.0, (actions[-1],)))
        for worth, plan in others:
            same = frozenset(zip(plan[:-1:2], plan[1::2], strict=True))
            if same != frozenset(laid) and (same not in found or found[same][0] < worth):
                found[same] = worth, plan
        return [own, *(plan for _, plan in sorted(found.values(), key=lambda lay: -lay[0]))]

    def _place(self, here: Situation, actions: tuple[Action, ...]) -> Weighed:
        """The card that is being laid is looked at as if it were still in the hand."""
        turn = here.state.turn
        card, half = CardId(turn.committed.items.pop()), turn.halves.pop()
        ways = [(value, way) for value, way in self._ways(here, card) if way in actions]
        turn.committed.items.append(card)
        turn.halves.append(half)
        found: Weighed = [(self._brings(here, card, (value, way)), way) for value, way in ways]
        rest: Weighed = [(NO_USE, action) for action in actions if all(action != way for _, way in ways)]
        return [*found, *rest]

    def _best_way(self, here: Situation, card: CardId) -> Way:
        ways = self._ways(here, card)
        return max(ways, key=lambda way: self._brings(here, card, way)) if ways else (NO_USE, Place("action"))

    def _ways(self, here: Situation, card: CardId) -> list[Way]:
        s = here.state
        halves = s.turn.halves
        kind = here.data.kind_of[card]
        face = here.data.cards[card]
        ways: list[Way] = []
        if kind in ASSIST_KINDS:
            ways.append((self._assist_value(here, kind), Place("action")))
        elif kind != Kind.LAY_MINES:
            ways.append((here.action_half(card), Place("action")))
        targets = here.hunts(face.intercept, night=face.night)
        taken = sum(half.value == "force" for half in halves)
        if taken < len(targets):
            ways.append((targets[taken], Place("force")))
        carrying = [half.about for half in halves]
        raids = sum(half.value == "ship" for half in halves)
        for ship in here.ships(here.me, front=False):
            if ship.id >= GERMAN_SHIPS or ship.refuge or ship.id in carrying:
                continue
            if kind == Kind.LAY_MINES and here.data.ships[ship.id].mines:
                ways.append((here.minefield(card), Place("mines", ship.id)))
            prospects = here.prospects(ship, night=face.night)
            if raids < len(prospects):
                ways.append((prospects[raids] - 0.3, Place("ship", ship.id)))
        return ways

    def _assist_value(self, here: Situation, kind: Kind) -> float:
        """What one more card adds to the Intercept! cards already laid."""
        halves = here.state.turn.halves
        laid = [here.data.kind_of[card] for card in cards_of(here.state.turn.committed)]
        raiders = [here.state.ships[ShipId(half.about)] for half in halves if half.value == "ship"]
        targets = here.merchants
        if not raiders or not targets:
            return -1.0
        ship = raiders[0]
        if kind == Kind.SURPRISE_ATTACK:
            if laid.count(kind) >= len(raiders):
                return -1.0
            return max(here.raid(ship, t, extra=2) - here.raid(ship, t) for t in targets) + 0.7
        if kind == Kind.BOARDING_PARTY:
            if laid.count(kind) >= len(raiders):
                return -1.0
            return max(here.raid(ship, t, taking=True) - here.raid(ship, t) for t in targets)
        wanted = here.data.raider[ship.id] if kind == Kind.GOOD_HUNTING else not here.data.raider[ship.id]
        if not wanted or kind in laid:
            return -1.0
        prospects = here.prospects(ship, night=False)
        return sum(prospects[1 : 2 if kind == Kind.GOOD_HUNTING else 3])

    # ------------------------------------------------------------ playing

    def _play(self, here: Situation, actions: tuple[Action, ...]) -> Weighed:
        """Intercepts in order of promise, then the other cards; Fog Bank at the very end."""
        return [(-1000.0, actions[-1]), *((-self._rank(here, action), action) for action in actions[:-1])]

    def _rank(self, here: Situation, action: Action) -> float:
        if isinstance(action, Leave):
            ship = here.state.ships[action.ship]
            return 5.0 if not ship.damage and not ship.low and action.join is None else 2000.0
        if isinstance(action, Resupply):
            return 2000.0
        if not isinstance(action, Play):
            return 1000.0
        turn = here.state.turn
        use = turn.halves[turn.committed.items.index(action.card)].value
        if use == "force":
            return 10.0
        if use == "ship":
            return 20.0
        if use == "mines":
            return 30.0
        return 40.0 + PLAY_ORDER.get(here.data.kind_of[action.card], 0)

    # ------------------------------------------------------------ reacting

    def _react(self, here: Situation, actions: tuple[Action, ...]) -> Weighed:
        found: Weighed = [(0.0, actions[-3])]
        for action in actions:
            if isinstance(action, React):
                found.append((self._answers(here, action.card), action))
        return found

    def _answers(self, here: Situation, card: CardId) -> float:
        """What is gained by answering with a card over keeping it."""
        return self._promises(here, card) - 0.6 * here.hold(card)

    def _promises(self, here: Situation, card: CardId) -> float:
        """What answering with a card may bring."""
        step, kind = here.game.stack[-1], here.data.kind_of[card]
        if isinstance(step, Strike):
            return self._against_strike(here, step, kind)
        if isinstance(step, BritishIntercept):
            return self._against_british(here, step, kind)
        if isinstance(step, Torpedo):
            return self._against_torpedo(here, step, kind)
        return {Kind.SLIM_PICKINGS: 5.0, Kind.MINESWEEPER: 5.0, Kind.REFLAG: 3.5}.get(kind, 0.0)

    def _against_strike(self, here: Situation, step: Strike, kind: Kind) -> float:
        if kind == Kind.RECALLED:
            return 3.5
        ship, target = here.state.ships[step.ship], here.state.ships[step.target]
        bonus = 2 if step.surprise else 0
        threat = here.raid(ship, target, night=step.night, extra=bonus, taking=step.boarding)
        softened = here.raid(ship, target, night=step.night, extra=bonus - 2, taking=step.boarding)
        mine = here.data.ships[ship.id]
        if kind in (Kind.AMC, Kind.TRAP):
            dice = (10, 8, 6) if kind == Kind.AMC else (8, 4)
            none, hurt, sunk = attack_odds(dice, -step.night, mine.defence, -2 * ship.damage)
            blow = mine.prize * (sunk + 0.3 * hurt) / (none + hurt + sunk)
            return blow + (threat - 2.0 if kind == Kind.AMC else 0.0)
        return {
            Kind.SLIM_PICKINGS: threat,
            Kind.BREAK_CONTACT: threat * chance(TEN_EIGHT),
            Kind.SHALLOW_RUN: threat - 1.0,
            Kind.FAST_SHIP: threat - softened,
            Kind.NON_COMBATANT: threat - softened,
            Kind.QQQ: 2.0,
        }.get(kind, 0.0)

    def _against_british(self, here: Situation, step: BritishIntercept, kind: Kind) -> float:
        target = here.state.ships[step.target]
        card = here.data.ships[target.id]
        none, hurt, sunk = attack_odds(
            step.dice, 2 * step.surprise - step.night, card.defence, -2 * target.damage
        )
        threat = here.worth(target) * (sunk + 0.3 * hurt) / (none + hurt + sunk)
        if kind == Kind.BREAK_CONTACT:
            return threat * chance(TEN_EIGHT, -2 * target.damage - 2 * target.low)
        if target.damage:
            return threat - here.worth(target) * (1 - chance(TEN_FOUR, -2 * target.damage))
        return threat - 0.15 * here.worth(target)

    def _against_torpedo(self, here: Situation, step: Torpedo, kind: Kind) -> float:
        threat = here.shot((10, 6, 4), here.state.ships[step.target])
        return {Kind.Q_SHIP: threat + 1.0, Kind.RAZZLE_DAZZLE: threat * 0.55}.get(kind, 0.0)

    # ------------------------------------------------------------ smaller choices

    def _other(self, here: Situation, actions: tuple[Action, ...]) -> Weighed:
        first = actions[0]
        if isinstance(first, Add):
            return _only(self._add(here, actions), actions)
        if isinstance(first, Target):
            return [(self._target_value(here, action), action) for action in actions]
        if isinstance(first, Against):
            return self._against(here, actions)
        if isinstance(first, Arm):
            card = here.state.turn.played[-1]
            mines = here.minefield(card) >= here.action_half(card)
            arm = next(a for a in actions if isinstance(a, Arm) and (a.weapon == "mines") == mines)
            return _only(arm, actions)
        if isinstance(first, Keep):
            return _only(self._keep(here, actions), actions)
        if isinstance(first, Put):
            return [(here.hold(a.card) if isinstance(a, Put) else -1.0, a) for a in actions]
        if isinstance(first, Chase):
            step = here.game.stack[-1]
            full_steam = isinstance(step, Strike) and step.reaction == Kind.FAST_SHIP
            return _only(first if full_steam else actions[-1], actions)
        if isinstance(first, Discard):
            return _only(actions[-1], actions)
        return _only(first, actions)

    def _add(self, here: Situation, actions: tuple[Action, ...]) -> Action:
        """Whatever was laid to help is used with the first Intercept! it fits."""
        step = here.game.stack[-1]
        if isinstance(step, Strike):
            ship, target = here.state.ships[step.ship], here.state.ships[step.target]
            better = here.raid(ship, target, taking=True) > here.raid(ship, target)
            return actions[0] if better else actions[-1]
        return actions[0]

    def _target_value(self, here: Situation, action: Action) -> float:
        if not isinstance(action, Target):
            return -99.0
        step = here.game.stack[-1]
        ship = here.state.ships[action.ship]
        if isinstance(step, Raid):
            return here.raid(here.state.ships[step.ship], ship, night=step.night, taking=step.boarding)
        if isinstance(step, BritishIntercept):
            return here.hunt(step.dice, 0, ship)
        if isinstance(step, Torpedo):
            return here.shot((10, 6, 4), ship) * (1.0 if not ship.prize else 0.5)
        if isinstance(step, UseCard):
            return self._use_value(here, here.data.kind_of[step.card], action.ship)
        return here.worth(ship)

    def _use_value(self, here: Situation, kind: Kind, number: ShipId) -> float:
        ship = here.state.ships[number]
        values: dict[Kind, Callable[[], float]] = {
            Kind.DAMAGE_CONTROL: lambda: here.worth(ship),
            Kind.FAIR_SEAS: lambda: here.passage(ship),
            Kind.ISLAND_REFUGE: lambda: here.shelter(ship),
        }
        return values[kind]() if kind in values else here.worth(ship) + 3 * ship.damage

    def _against(self, here: Situation, actions: tuple[Action, ...]) -> Weighed:
        """The strongest opponent, by points and by what he holds."""
        step = here.game.stack[-1]
        names = [player.name for player in here.state.players]
        storm = isinstance(step, UseCard) and here.data.kind_of[step.card] == Kind.HEAVY_WEATHER

        def strength(action: Action) -> float:
            if not isinstance(action, Against):
                return -1.0
            place = names.index(action.seat)
            player = here.state.players[place]
            if storm:
                return here.storm(place)
            points = sum(score.points for score in player.scores)
            return 10.0 * points + len(player.hand.items) + len(player.victory.merchants)

        return [(0.5 if isinstance(a, Scout) else strength(a), a) for a in actions]

    def _keep(self, here: Situation, actions: tuple[Action, ...]) -> Action:
        """A hand card is worth more than most ships; only the best are kept. The phantom keeps its best."""
        step = here.game.stack[-1]
        if isinstance(step, KeepShips) and not here.state.players[step.player].live:
            return actions[0]
        best = max(
            (a for a in actions if isinstance(a, Keep)), key=lambda a: sum(here.data.ships[a.ship].attack)
        )
        strong = sum(here.data.ships[best.ship].attack) >= 24
        return best if strong else next(a for a in actions if isinstance(a, KeepNoMore))


class Veteran(Craft):
    """He lays and answers by what cards have brought in many games."""

    _weights = standing.VETERANS

    def _brings(self, here: Situation, card: CardId, way: Way) -> float:
        promise, place = way
        learned = None if promise == NO_USE else self._learned(here, card, place.use, promise)
        return super()._brings(here, card, way) if learned is None else learned

    def _answers(self, here: Situation, card: CardId) -> float:
        window = step_tag(here.game.stack[-1])
        learned = self._learned(here, card, window, self._promises(here, card))
        return super()._answers(here, card) if learned is None else learned

    def _learned(self, here: Situation, card: CardId, use: str, promise: float) -> float | None:
        """None: he has not seen this use. His temper weighs what he keeps as it does a lieutenant's."""
        found = experience.brings(here.data.kind_of[card], use, standing.part_left(here.game), promise)
        return None if found is None else found - (1 - 1 / self._temper.keep) * here.hold(card)


def _worth(weighed: tuple[float, Action]) -> float:
    return weighed[0]


def _only(best: Action, actions: tuple[Action, ...]) -> Weighed:
    """One choice is clear; the others in the order they are offered."""
    return [(1.0, best), *((0.0, action) for action in actions if action != best)]
