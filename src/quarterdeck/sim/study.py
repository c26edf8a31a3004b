"""A study: set-ups, players, and how often each is played; what is kept of every game; what they come to."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from quarterdeck import __version__, registry
from quarterdeck.kernel import Action, Event, Game, Outcome, Roll, Ruleset, SetupRefused
from quarterdeck.kernel.dice import throws
from quarterdeck.sim import tables
from quarterdeck.sim.facts import Losses, watch
from quarterdeck.sim.runner import Task
from quarterdeck.sim.statistics import Mean, wilson

AnyRules = Ruleset[Any, Any]
Options = dict[str, bool | int | str]
EACH = "each"
"""In place of the name of an option to vary: every option in turn."""
LIMIT = 1_000_000
"""Decisions. A game that goes on for longer does not end."""

LOWEST_FACE = {"flying-colors": 0}
"""Dice that begin at 0; elsewhere they begin at 1."""


class Setup(msgspec.Struct, frozen=True):
    """What is played: a scenario with its options, and who sits where."""

    scenario: str
    options: Options  # those that differ from the usual ones
    bots: dict[str, str]

    def title(self) -> str:
        """Scenario, options and players, as far as they differ from the plainest."""
        ranks = set(self.bots.values())
        players = ranks.pop() if len(ranks) == 1 else ", ".join(f"{s} {r}" for s, r in self.bots.items())
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.scenario}{options} ({players})"


class Played(msgspec.Struct, frozen=True):
    """One game of a study. Two games of the same `game` in two set-ups have the same dice."""

    setup: int
    game: int
    seed: str
    ranking: tuple[tuple[str, ...], ...]
    level: str
    reason: str
    scores: dict[str, int]
    turns: int
    decisions: int
    losses: Losses
    pieces: Losses
    events: dict[str, int]
    luck: dict[str, float]
    """By "seat what": how far the dice of all such rolls together fell above their mean, in deviations."""
    fingerprint: str
    """Of the last position: who plays the game again with this seed must come to the same."""

    @property
    def winners(self) -> tuple[str, ...]:
        return self.ranking[0] if len(self.ranking) > 1 else ()


class NeverEnded(RuntimeError):
    """A game went on for longer than any does."""


class Study(Task[Played], frozen=True):
    """Every set-up `games` times, or until each side's share of wins is known to `within`."""

    result = Played

    game: str
    setups: tuple[Setup, ...]
    games: int
    seed: str
    version: str  # of the rules
    release: str = __version__
    pack: str = ""
    pack_hash: str = ""
    within: float = 0.0
    rolls: bool = False  # keep turns and rolls as tables beside the games
    limit: int = LIMIT

    def batches(self) -> Sequence[range]:
        return [range(i * self.games, (i + 1) * self.games) for i in range(len(self.setups))]

    def play(self, number: int) -> Played:
        return self._play(number, None)

    def piece(self, numbers: range) -> tuple[list[Played], dict[str, bytes]]:
        if not self.rolls:
            return super().piece(numbers)
        rows = tables.Rows()
        return [self._play(number, rows) for number in numbers], rows.files()

    def _play(self, number: int, rows: tables.Rows | None) -> Played:
        index, count = divmod(number, self.games)
        return play_one(
            _rules(self.game, self.pack), self.setups[index], index, count, self.seed, self.limit, rows
        )


def play_one(
    rules: AnyRules, setup: Setup, index: int, count: int, seed: str, limit: int, rows: tables.Rows | None
) -> Played:
    """Game number `count` of a set-up; its dice depend on seed and number alone, so set-ups share them."""
    name = f"{seed}/{count}"
    game = rules.new(setup.scenario, setup.options, name)
    bots = {seat: registry.player(game, seat, rank) for seat, rank in setup.bots.items()}
    told = _Told(game, index, count, rows)
    while game.pending and game.count < limit:
        seat = next(iter(game.pending))
        action = game.ask_bot(bots[seat], seat)
        told.hear(seat, action, game.apply(seat, action))
    outcome = game.outcome
    if outcome is None:
        raise NeverEnded(f"{rules.id} {setup.title()}, seed {name}: no end after {limit} decisions")
    return told.ended(name, outcome)


class _Told:
    """What is written down while a game is played."""

    def __init__(self, game: Game[Any, Any], index: int, count: int, rows: tables.Rows | None) -> None:
        self.game, self.index, self.count, self.rows = game, index, count, rows
        self.watch = watch(game)
        self.events: Counter[str] = Counter()
        self.luck: dict[str, float] = defaultdict(float)
        self.turn = self.watch.turn()
        self.since = 0  # decisions at the end of the turn before
        self._count("", game.log(everything=True))

    def hear(self, seat: str, action: Action, events: Sequence[Event]) -> None:
        self._count(seat, events)
        self.watch.saw(seat, action, events)
        turn = self.watch.turn()
        if turn != self.turn:
            self._turn_is_over()
            self.turn = turn

    def _count(self, seat: str, events: Sequence[Event]) -> None:
        turn = self.watch.turn()
        for event in events:
            self.events[event.what] += 1
            for roll in event.rolls():
                luck = self._luck(roll)
                if seat:
                    self.luck[f"{seat} {event.what}"] += luck
                if self.rows is not None:
                    self.rows.add_roll(self.index, self.count, turn, seat, event, roll, luck)

    def ended(self, seed: str, outcome: Outcome) -> Played:
        self._turn_is_over()
        return Played(
            setup=self.index,
            game=self.count,
            seed=seed,
            ranking=outcome.ranking,
            level=outcome.level,
            reason=outcome.reason.id,
            scores=outcome.scores,
            turns=self.turn,
            decisions=self.game.count,
            losses=self.watch.losses(),
            pieces=self.watch.pieces(),
            events=dict(sorted(self.events.items())),
            luck={name: round(luck, 4) for name, luck in sorted(self.luck.items())},
            fingerprint=self.game.fingerprint(),
        )

    def _turn_is_over(self) -> None:
        if self.rows is None:
            return
        standing = self.game.rules.standing(self.game.view(None))
        points = standing.points if standing else {}
        lost = {seat: sum(causes.values()) for seat, causes in self.watch.losses().items()}
        for seat in self.game.seats:
            self.rows.add_turn(
                self.index,
                self.count,
                self.turn,
                seat,
                points.get(seat),
                lost.get(seat, 0),
                self.game.count - self.since,
            )
        self.since = self.game.count

    def _luck(self, roll: Roll) -> float:
        low = LOWEST_FACE.get(self.game.rules.id, 1)
        return luck(roll.sides, roll.keep, low, sum(roll.dice) if roll.keep == "sum" else max(roll.dice))


def luck(sides: tuple[int, ...], keep: str, low: int, rolled: int) -> float:
    """How many standard deviations the dice fell above what they do on average."""
    mean, deviation = _spread(sides, keep, low)
    return (rolled - mean) / deviation if deviation else 0.0


@cache
def _spread(sides: tuple[int, ...], keep: str, low: int) -> tuple[float, float]:
    possible = throws(sides, keep, low)
    ways = sum(count for _, count in possible)
    if not ways:
        return 0.0, 0.0
    mean = sum(total * count for total, count in possible) / ways
    return mean, math.sqrt(sum((total - mean) ** 2 * count for total, count in possible) / ways)


@cache
def _rules(game: str, pack: str) -> AnyRules:
    return registry.load(game, pack or None)


# -------------------------------------------------------------------------------- what it comes to


class Summary:
    """The games of one set-up, added up one after the other."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.games = 0
        self.draws = 0
        self.wins: Counter[str] = Counter()
        self.won: Counter[tuple[str, str]] = Counter()  # winner and level of victory
        self.reasons: Counter[str] = Counter()
        self.scores: dict[str, Mean] = {seat: Mean() for seat in setup.bots}
        self.losses: dict[str, Mean] = {seat: Mean() for seat in setup.bots}
        self.causes: dict[str, Counter[str]] = {seat: Counter() for seat in setup.bots}
        self.turns = Mean()
        self.decisions = Mean()
        self.events: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        self.games += 1
        winners = played.winners
        self.draws += not winners and len(self.setup.bots) > 1  # alone, no victory is a defeat
        self.wins.update(winners)
        self.won[" and ".join(winners), played.level] += 1
        self.reasons[played.reason] += 1
        for seat, score in self.scores.items():
            score.add(played.scores.get(seat, 0))
            causes = played.losses.get(seat, {})
            self.losses[seat].add(sum(causes.values()))
            self.causes[seat].update(causes)
        self.turns.add(played.turns)
        self.decisions.add(played.decisions)
        self.events.update(played.events)

    def known_within(self) -> float:
        """The widest half of an interval of any seat's share of wins."""
        return max(wilson(self.wins[seat], self.games).half for seat in self.setup.bots)

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "scenario": self.setup.scenario,
            "options": self.setup.options,
            "games": self.games,
            "draws": self.draws,
            "seats": {seat: self._seat(seat) for seat in self.setup.bots},
            "won": [
                {"by": who, "level": level, "games": count}
                for (who, level), count in sorted(self.won.items(), key=lambda item: (-item[1], item[0]))
            ],
            "reasons": _by_count(self.reasons),
            "turns": _mean(self.turns),
            "decisions": _mean(self.decisions),
            "events": {what: round(count / self.games, 4) for what, count in sorted(self.events.items())},
        }

    def _seat(self, seat: str) -> dict[str, Any]:
        wins = self.wins[seat]
        return {
            "bot": self.setup.bots[seat],
            "wins": wins,
            "share": round(wins / self.games, 4) if self.games else None,
            "interval": [round(edge, 4) for edge in wilson(wins, self.games)],
            "score": _mean(self.scores[seat]),
            "lost": _mean(self.losses[seat]),
            "lost_by_cause": {
                cause: round(n / self.games, 4) for cause, n in sorted(self.causes[seat].items())
            },
        }


def _mean(mean: Mean) -> dict[str, Any]:
    interval = [round(edge, 4) for edge in mean.interval()] if mean.count > 1 else None
    return {"mean": round(mean.value, 4), "deviation": round(mean.deviation, 4), "interval": interval}


def _by_count(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


class Comparison:
    """Two players with the same dice: in game k of one set-up a player has one seat, in game k of the next
    another. Only their mean within such a group counts, so that the luck they share falls out."""

    def __init__(self, setups: Sequence[Setup], rank: str) -> None:
        self.rank = rank
        self._seats = [tuple(seat for seat, bot in setup.bots.items() if bot == rank) for setup in setups]
        self._shares: list[dict[int, float]] = [{} for _ in setups]
        mine = sum(map(len, self._seats)), sum(len(setup.bots) for setup in setups)
        self.even = mine[0] / mine[1]  # the share of a player who is no better than the others

    def add(self, played: Played) -> None:
        """The winners share one win; of a game without winners everybody has his part."""
        mine, first = self._seats[played.setup], played.ranking[0]
        self._shares[played.setup][played.game] = sum(seat in mine for seat in first) / len(first)

    def share(self) -> Mean:
        """Of the wins. Added up in the order of the games, whatever order they came in."""
        found = Mean()
        for game in sorted(set.intersection(*(set(shares) for shares in self._shares))):
            found.add(sum(shares[game] for shares in self._shares) / len(self._shares))
        return found

    def as_dict(self) -> dict[str, Any]:
        share = self.share()
        return {"rank": self.rank, "even": self.even, "groups_of_games": share.count, "share": _mean(share)}


# -------------------------------------------------------------------------------- what is played


def make_setups(
    rules: AnyRules,
    scenarios: Sequence[str],
    options: Options,
    vary: Sequence[str],
    seat_ranks: Callable[[tuple[str, ...]], Sequence[Mapping[str, str]]],
) -> tuple[Setup, ...]:
    """Each scenario, with the options and with every other choice of each one to vary, in every seating."""
    setups = []
    for scenario in scenarios:
        plain = {name: value for name, value in options.items() if _offered(rules, name, scenario)}
        for chosen in [plain, *_variations(rules, scenario, plain, vary)]:
            complete = rules.complete_options(scenario, chosen)
            clash = rules.check_options(scenario, complete)
            if clash is not None:
                raise SetupRefused(clash)
            for bots in seat_ranks(rules.seats(scenario, complete)):
                setups.append(Setup(scenario, chosen, dict(bots)))
    return tuple(setups)


def _variations(rules: AnyRules, scenario: str, plain: Options, vary: Sequence[str]) -> Iterator[Options]:
    """One option changed at a time. Of EACH those are left out that do not go with the scenario."""
    known = [option for option in rules.options() if _offered(rules, option.id, scenario)]
    wanted = {option.id for option in known} - set(plain) if EACH in vary else set(vary)
    for option in known:
        if option.id not in wanted:
            continue
        for choice in option.choices:
            chosen = {**plain, option.id: choice}
            complete = rules.complete_options(scenario, chosen)
            if choice == option.default or (EACH in vary and rules.check_options(scenario, complete)):
                continue
            yield chosen


def _offered(rules: AnyRules, name: str, scenario: str) -> bool:
    """An option that no scenario knows is let through, to be refused with the list of those there are."""
    found = [option for option in rules.options() if option.id == name]
    return not found or any(option.scenarios is None or scenario in option.scenarios for option in found)


def swapped(seats: tuple[str, ...], rank: str, against: str) -> list[dict[str, str]]:
    """Every seat once for one rank, all others for the other."""
    return [{seat: rank if seat == mine else against for seat in seats} for mine in seats]
