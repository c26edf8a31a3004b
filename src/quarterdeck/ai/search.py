"""Policy improvement: try what else could be done, with everybody playing on as a lieutenant would.

An admiral may count on an enemy who thinks about his first answer (`Budget.answers`).

Every candidate is played in the same imagined worlds (what is hidden dealt anew, and the same luck for the
same deed), and only its difference to the lieutenant's own choice in the same world counts. The worse half of
the candidates is given up again and again; what is left replaces the lieutenant's choice only if it is better
by so many standard errors that this is hardly luck.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from quarterdeck.kernel import Action, Chance, Fork, Game, Guess, Seat, Seed

Plan = tuple[Action, ...]
AnyGame = Game[Any, Any]
LONGEST = 600
"""Actions of a play-out: none is that long unless something goes in circles."""
FINE = 1 << 20
"""Parts of a whole that chance tells apart."""
TRIES = 6
"""Worlds imagined until one is likely."""
SURELY = 3
"""Fewer worlds than this say nothing about how much luck there is."""
ANSWERING: dict[str, Any] = {"depth": 1, "sure": 0.5, "most": 3}
"""How the next one to decide thinks about his answer: a short look at few choices."""
ENOUGH = 8
"""Worlds after which a choice that is worse by a standard error is given up: it hardly comes to be surely
better."""


class Craft(Protocol):
    """What a game gives its computer players. None of it looks at what the seat may not know."""

    def obvious(self, actions: Sequence[Action]) -> Action | None:
        """The answer to a question that needs no look at the position."""
        ...

    def policy(self, g: AnyGame, seat: Seat, chance: Chance) -> Plan:
        """What a lieutenant does, without looking ahead."""
        ...

    def candidates(self, g: AnyGame, seat: Seat, chance: Chance) -> list[Plan]:
        """What is worth a thought, best first as the lieutenant sees it; alone if there is nothing to think
        about."""
        ...

    def value(self, g: AnyGame, seat: Seat) -> float:
        """How well a seat stands."""
        ...

    def terms(self, g: AnyGame, seat: Seat) -> dict[str, float]:
        """What the value is made of, by message id."""
        ...

    def stop(self, g: AnyGame, depth: int) -> Callable[[AnyGame], bool]:
        """Whether a play-out that begins here has gone far enough."""
        ...

    def guess(self, chance: Chance) -> Guess | None:
        """How another's sealed choice is imagined; None: any it could be, each equally likely."""
        ...

    def likely(self, g: AnyGame, seat: Seat) -> float:
        """How likely an imagined world is, from 0 to 1, by what others could have done in it and did not."""
        ...

    def decisions(self, g: AnyGame, seat: Seat) -> int:
        """About how many decisions of its turn a seat has to think about: they share the time of the turn."""
        ...


def only(actions: Sequence[Action]) -> Action | None:
    """The one answer there is, if there is but one."""
    return actions[0] if len(actions) == 1 else None


def worth_a_thought(craft: Craft, budget: Budget, actions: Sequence[Action]) -> bool:
    """Whether one looks ahead at a question: not where the answer is obvious or left to the lieutenant."""
    return craft.obvious(actions) is None and not isinstance(actions[0], budget.settled)


class Budget(msgspec.Struct, frozen=True):
    """How long one may think. Simulations alone make a player who plays the same on any machine."""

    simulations: int
    depth: int
    sure: float = 1.0
    """Standard errors by which another choice must be better."""
    most: int = 6
    """Candidates."""
    explaining: int = 0
    """Simulations where somebody wants to know why, if that takes more."""
    answers: int = 0
    """Simulations of the next one to decide, who answers as a captain would; 0: as a lieutenant, like all
    others."""
    recalls: bool = False
    """Whether a world counts by what others could have done in it and did not."""
    settled: tuple[type[Action], ...] = ()
    """Kinds of answers left to the lieutenant: looking ahead has found none that is better."""
    seconds: float = math.inf
    """For a decision."""
    turn_seconds: float = math.inf
    """For all decisions of a turn together."""


class Thought(msgspec.Struct):
    """A candidate, and how it did beside the lieutenant's own choice in the same worlds."""

    plan: Plan
    worlds: int = 0
    better: float = 0.0
    """Mean difference."""
    squares: float = 0.0
    value: float = 0.0
    """Mean value where it led to."""
    ahead: int = 0
    """Worlds in which it did better."""
    because: dict[str, float] = {}
    """What the mean difference is made of, by term: they add up to it."""

    def add(self, value: float, difference: float) -> None:
        self.worlds += 1
        step = difference - self.better
        self.better += step / self.worlds
        self.squares += step * (difference - self.better)
        self.value += (value - self.value) / self.worlds
        self.ahead += difference > 0

    def explain(self, parts: dict[str, float]) -> None:
        """What the difference in the world just added was made of."""
        for name in self.because | parts:
            mean = self.because.get(name, 0.0)
            self.because[name] = mean + (parts.get(name, 0.0) - mean) / self.worlds

    @property
    def error(self) -> float:
        """The standard error of the difference."""
        if self.worlds < 2:
            return math.inf
        return math.sqrt(self.squares / (self.worlds - 1) / self.worlds)

    @property
    def hopeless(self) -> bool:
        return self.worlds >= ENOUGH and self.better < -self.error

    def surely_better(self, sure: float) -> bool:
        return self.worlds >= SURELY and self.better > 0 and self.better > sure * self.error


class OutOfTime(Exception):
    """The deadline has come in the middle of a play-out."""


class Search:
    """One decision thought about. Worlds are numbered; a longer budget looks at the same ones first."""

    def __init__(
        self,
        craft: Craft,
        fork: Fork,
        seat: Seat,
        budget: Budget,
        seed: Seed,
        clock: Callable[[], float] = time.monotonic,
        *,
        explaining: bool = False,
    ) -> None:
        self.craft, self.fork, self.seat, self.budget, self.seed = craft, fork, seat, budget, seed
        self._explaining = explaining
        self._clock = clock
        self._started = clock()
        self._deadline = math.inf
        self._worlds = 0
        self._answers: dict[tuple[Plan, Sequence[Action]], Plan] = {}
        self.simulations = 0

    def think(self) -> list[Thought]:
        """The candidates, the lieutenant's own choice first, then the others from best to worst."""
        here = self.fork.blank()
        chance = self.fork.chance(self.seed)
        plans = self.craft.candidates(here, self.seat, chance)[: self.budget.most]
        thoughts = [Thought(plan) for plan in plans]
        if len(thoughts) > 1:
            share = self.budget.turn_seconds / max(1, self.craft.decisions(here, self.seat))
            self._deadline = self._started + min(self.budget.seconds, share)
            self._halve(thoughts[0], thoughts[1:])
        return [thoughts[0], *sorted(thoughts[1:], key=lambda thought: (-thought.worlds, -thought.better))]

    def _halve(self, own: Thought, others: list[Thought]) -> None:
        rounds = max(1, math.ceil(math.log2(len(others) + 1)))
        for turn in range(rounds):
            share = (self.budget.simulations - self.simulations) // (rounds - turn)
            for _ in range(max(1, share // (len(others) + 1))):
                try:
                    self.world(own, others)
                except OutOfTime:
                    return
                others = self._affordable([other for other in others if not other.hopeless])
                if not others:
                    return
            others.sort(key=lambda thought: -thought.better)
            others = others[: max(1, len(others) // 2)]

    def _affordable(self, others: list[Thought]) -> list[Thought]:
        """Those there is time enough to be sure about: better a few well compared than all of them hardly."""
        if self._deadline == math.inf:
            return others
        now = self._clock()
        each = (now - self._started) / self.simulations
        most = int((self._deadline - now) / each / SURELY) - 1 if each else len(others)
        if most >= len(others):
            return others
        return sorted(others, key=lambda thought: -thought.better)[: max(1, most)]

    def world(self, own: Thought, others: Sequence[Thought]) -> None:
        """The lieutenant's choice and all others in one more world, the same for all of them."""
        self._hasten()
        self._worlds += 1
        world = self._imagine(f"{self.seed!r}/{self._worlds}")
        mine, why = self._play_out(own, world.clone())
        own.add(mine, 0.0)
        for other in others:
            value, terms = self._play_out(other, world.clone())
            other.add(value, value - mine)
            other.explain(parts_of(value - mine, terms, why))

    def _hasten(self) -> None:
        if self._clock() >= self._deadline:
            raise OutOfTime

    def _imagine(self, name: str) -> AnyGame:
        """A world. Whoever is asked at the same time cannot know what is chosen here: he answers once for
        all candidates."""
        craft, seat = self.craft, self.seat
        chance = self.fork.chance(name)
        world = self.fork(name, craft.guess(chance))
        if self.budget.recalls:
            world = self._likely(name, world)
        if len(world.pending) == 1:
            return world
        asked, answered = world.pending[seat], world.clone()
        while len(answered.pending) > 1 and answered.pending.get(seat) == asked:
            who = next(who for who in answered.pending if who != seat)
            answered.apply(who, next_action(craft, answered, who, chance))
        return answered if answered.pending == {seat: asked} else world

    def _likely(self, name: str, world: AnyGame) -> AnyGame:
        """This world, or another one in its place, each as often as it is likely."""
        chance = self.fork.chance(f"{name}/likely")
        for attempt in range(1, TRIES):
            if chance.below(FINE) < FINE * self.craft.likely(world, self.seat):
                break
            other = f"{name}/{attempt}"
            world = self.fork(other, self.craft.guess(self.fork.chance(other)))
        return world

    def _play_out(self, thought: Thought, g: AnyGame) -> tuple[float, dict[str, float]]:
        """Begin with the plan, go on as lieutenants; what it comes to, and what that is made of if somebody
        wants to know."""
        self.simulations += 1
        craft, seat = self.craft, self.seat
        # a stream for each seat: what one of them is asked more often in one play-out changes no other's luck
        chances = {who: self.fork.chance(f"{self.seed!r}/{self._worlds}/{who}") for who in g.seats}
        stop = craft.stop(g, self.budget.depth)
        g.apply(seat, thought.plan[0])
        g.keep_plan(seat, g.count - 1, thought.plan)
        unanswered = self.budget.answers > 0
        for _ in range(LONGEST):
            if not g.pending or stop(g):
                break
            self._hasten()
            who = next(iter(g.pending))
            answer = self._answer(thought.plan, g, who) if unanswered and who != seat else ()
            if answer:
                unanswered = False
                g.keep_plan(who, g.count, answer)
                g.apply(who, answer[0])
            else:
                g.apply(who, next_action(craft, g, who, chances[who]))
        return craft.value(g, seat), craft.terms(g, seat) if self._explaining else {}

    def _answer(self, plan: Plan, g: AnyGame, who: Seat) -> Plan:
        """What a captain would answer to a candidate, who takes everybody else for lieutenants; nothing where
        he would not look ahead. Thought over once for each question, whatever dice have done until then."""
        question = plan, g.pending[who]
        if question not in self._answers:
            self._answers[question] = self._thought_over(g, who)
        return self._answers[question]

    def _thought_over(self, g: AnyGame, who: Seat) -> Plan:
        if not worth_a_thought(self.craft, self.budget, g.pending[who]) or g.planned(who) is not None:
            return ()
        left = self._deadline - self._clock()
        short = {"simulations": self.budget.answers, "answers": 0, "seconds": left, **ANSWERING}
        budget = msgspec.structs.replace(self.budget, **short)
        thoughts = Search(self.craft, Fork(g, who), who, budget, self.seed, self._clock).think()
        return best(thoughts, budget.sure).plan if len(thoughts) > 1 else ()


def parts_of(difference: float, terms: dict[str, float], others: dict[str, float]) -> dict[str, float]:
    """A difference between two ends of one world by its terms, to which it adds up. A game that is over has
    one term of its own: against one that goes on it is the whole reason."""
    if terms.keys() != others.keys():
        ended = terms if len(terms) < len(others) else others
        return {next(iter(ended)): difference}
    parts = {name: term - others[name] for name, term in terms.items()}
    total = sum(parts.values())
    return {name: part * difference / total for name, part in parts.items()} if total else {}


def next_action(craft: Craft, g: AnyGame, seat: Seat, chance: Chance) -> Action:
    """What the lieutenant does next, as planned or thought anew."""
    planned = g.planned(seat)
    if planned is not None:
        return planned
    plan = craft.policy(g, seat, chance)
    if len(plan) > 1:
        g.keep_plan(seat, g.count, plan)
    return plan[0]


def best(thoughts: Sequence[Thought], sure: float) -> Thought:
    """The lieutenant's own choice, unless another one is surely better."""
    own, *others = thoughts
    better = [thought for thought in others if thought.surely_better(sure)]
    return max(better, key=lambda thought: thought.better, default=own)
