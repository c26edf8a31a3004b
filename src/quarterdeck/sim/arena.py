"""The arena: ranks against each other in pairs of games, with seats swapped and the same dice.

A pair is one deal (for more than two seats: a group) in which each seat is once the challenger's and the
others are the defenders'. Only the mean of a pair counts, so the luck that both share falls out. Budgets are
counted in simulations, so a slow machine measures the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from quarterdeck import registry
from quarterdeck.kernel import Game, Outcome, Seat
from quarterdeck.sim.runner import Task
from quarterdeck.sim.statistics import Mean
from quarterdeck.sim.study import swapped

EVEN = 0.5
WANTED = 0.65
ERROR = 0.05
"""Of a sequential test, either way."""
LIMIT = 1_000_000
SPREAD = 0.25
"""Of the shares of pairs, at least: eight pairs in which each side won once prove no equal strength."""


class Pairing(msgspec.Struct, frozen=True):
    """Who meets whom, where."""

    scenario: str
    rank: str
    against: str
    options: dict[str, bool | int | str] = {}

    def title(self) -> str:
        chosen = "".join(f", {name} {value}" for name, value in self.options.items())
        return f"{self.rank} against {self.against}, {self.scenario}{chosen}"


class Met(msgspec.Struct, frozen=True):
    """One deal, played from every seat."""

    pairing: int
    deal: int
    shares: tuple[float, ...]
    """Of the win, by seat of the challenger."""
    margins: tuple[float, ...]
    """What he has less what the best other has (`counted_by`)."""
    rankings: tuple[tuple[tuple[Seat, ...], ...], ...]
    decisions: int

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares)

    @property
    def margin(self) -> float:
        return sum(self.margins) / len(self.margins)

    @property
    def ahead(self) -> float:
        """Who won the pair as duplicate play scores it, both games added up: 1 the challenger, 0.5 nobody."""
        return (1 + (self.margin > 0) - (self.margin < 0)) / 2


class Arena(Task[Met], frozen=True):
    """Every pairing `pairs` times."""

    result = Met

    game: str
    version: str
    pairings: tuple[Pairing, ...]
    pairs: int
    seed: str

    def batches(self) -> Sequence[range]:
        return [range(i * self.pairs, (i + 1) * self.pairs) for i in range(len(self.pairings))]

    def piece_size(self) -> int:
        """One deal: a deal of two captains is long enough, and a run can be killed at any of them."""
        return 1

    def play(self, number: int) -> Met:
        index, deal = divmod(number, self.pairs)
        pairing = self.pairings[index]
        rules = registry.load(self.game)
        seats = rules.seats(pairing.scenario, rules.complete_options(pairing.scenario, pairing.options))
        shares, margins, rankings, decisions = [], [], [], 0
        for challenger, ranks in zip(seats, swapped(seats, pairing.rank, pairing.against), strict=True):
            game = rules.new(pairing.scenario, pairing.options, f"{self.seed}/{deal}")
            outcome = game.play({seat: registry.player(game, seat, ranks[seat]) for seat in seats}, LIMIT)
            if outcome is None:
                raise RuntimeError(f"{pairing.title()}, deal {deal}: no end after {LIMIT} decisions")
            first = outcome.ranking[0]
            shares.append((challenger in first) / len(first))
            counted = counted_by(game, outcome)
            others = [counted.get(seat, 0) for seat in seats if seat != challenger]
            margins.append(float(counted.get(challenger, 0) - max(others, default=0)))
            rankings.append(outcome.ranking)
            decisions += game.count
        return Met(index, deal, tuple(shares), tuple(margins), tuple(rankings), decisions)


def counted_by(game: Game[Any, Any], outcome: Outcome) -> dict[Seat, int]:
    """What a margin is counted in: the score; in The Kaiser's Pirates prizes, finer than points of rounds."""
    if game.rules.id != "kaisers-pirates":
        return outcome.scores
    return {player.name: sum(score.prizes for score in player.scores) for player in game.state.players}


class Tally:
    """What the pairs of one pairing have come to."""

    def __init__(self, pairing: Pairing, seats: int, wanted: float = WANTED) -> None:
        self.pairing = pairing
        self.even = 1 / seats if seats > 1 else EVEN
        self.wanted = wanted
        self.share = Mean()
        self.margin = Mean()
        self.ahead = Mean()
        """Pairs won by the margin of both games: tells more where the same side wins whoever plays it."""
        self.decisions = Mean()
        self.by_seat = [Mean() for _ in range(seats)]

    def add(self, met: Met) -> None:
        self.share.add(met.share)
        self.margin.add(met.margin)
        self.ahead.add(met.ahead)
        self.decisions.add(met.decisions / len(met.shares))
        for mean, share in zip(self.by_seat, met.shares, strict=True):
            mean.add(share)

    def decided(self) -> str:
        """A sequential test of "no better" against "wins so often": which of them it is, "" as long as open.

        The likelihood ratio of the means of pairs, taken as normal with the deviation seen so far (`SPREAD`).
        """
        count = self.share.count
        if count < 8:
            return ""
        spread = max(self.share.deviation, SPREAD)
        low, high = self.even, self.wanted
        ratio = count * (high - low) * (2 * self.share.value - low - high) / (2 * spread * spread)
        edge = math.log((1 - ERROR) / ERROR)
        return "better" if ratio >= edge else "not better" if ratio <= -edge else ""

    def as_dict(self) -> dict[str, Any]:
        return {
            "scenario": self.pairing.scenario,
            "rank": self.pairing.rank,
            "against": self.pairing.against,
            "pairs": self.share.count,
            "share": round(self.share.value, 4),
            "interval": _interval(self.share),
            "margin": round(self.margin.value, 3),
            "margin_interval": _interval(self.margin),
            "ahead": round(self.ahead.value, 4),
            "ahead_interval": _interval(self.ahead),
            "by_seat": [round(mean.value, 4) for mean in self.by_seat],
            "decisions": round(self.decisions.value, 1),
            "test": self.decided() or "open",
        }


def _interval(mean: Mean) -> list[float] | None:
    return [round(edge, 4) for edge in mean.interval()] if mean.count > 1 else None


class Ratings:
    """Openskill (Plackett-Luce) over every game, in the order of the deals."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._by_rank: dict[str, Any] = {}

    def add(self, pairing: Pairing, seats: tuple[Seat, ...], met: Met) -> None:
        for challenger, ranking in zip(seats, met.rankings, strict=True):
            names = [
                (pairing.rank if s == challenger else pairing.against) for place in ranking for s in place
            ]
            places = [float(n) for n, place in enumerate(ranking) for _ in place]
            if len(set(names)) < 2:
                continue
            for name in names:
                self._by_rank.setdefault(name, self._model.rating(name=name))
            rated = self._model.rate([[self._by_rank[name]] for name in names], ranks=places)
            for name, (new,) in zip(names, rated, strict=True):
                self._by_rank[name] = new

    def as_dict(self) -> dict[str, dict[str, float]]:
        ordered = sorted(self._by_rank.items(), key=lambda item: -item[1].mu)
        return {name: {"rating": round(r.mu, 2), "error": round(r.sigma, 2)} for name, r in ordered}


def arena(
    game: str,
    scenarios: Sequence[str],
    ranks: Sequence[str],
    pairs: int,
    seed: str,
    options: dict[str, bool | int | str] | None = None,
) -> Arena:
    """Each rank against the one named before it, in each scenario."""
    for rank in ranks:
        registry.check_rank(game, rank)
    pairings = tuple(
        Pairing(scenario, rank, below, dict(options or {}))
        for below, rank in pairwise(ranks)
        for scenario in scenarios
    )
    return Arena(game=game, version=registry.load(game).version, pairings=pairings, pairs=pairs, seed=seed)


def seats_of(task: Arena, pairing: Pairing) -> tuple[Seat, ...]:
    rules = registry.load(task.game)
    return rules.seats(pairing.scenario, rules.complete_options(pairing.scenario, pairing.options))
