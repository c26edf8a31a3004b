"""The ranks. What a game knows is in its lieutenant; the others are made from him, everywhere the same way.

random < midshipman (a lieutenant who lapses now and then) < lieutenant < captain (who looks ahead) < admiral
(who looks further, and at more).
"""

from __future__ import annotations

import math
from importlib import import_module
from typing import Any, Literal, Protocol

import msgspec

from quarterdeck.ai.search import Budget, Craft, Plan, Search, Thought, best, worth_a_thought
from quarterdeck.ai.temper import EVEN, Temper
from quarterdeck.kernel import Bot, Decision, Fork, Seed
from quarterdeck.kernel.dice import Fancy

BLOCK = 3
"""A midshipman lapses once in so many actions of a game, and never at two next to each other: in 13 to 20 of
100 things he is asked, half of which leave no choice."""
LAPSES = 3
"""His lapses are the lieutenant's second choice, or one of so many after the first."""
HURRY = {"captain": (0.5, 8.0), "admiral": (2.0, 30.0)}
"""Seconds for a decision and for all decisions of a turn, where somebody is waiting."""


class Ranked(Craft, Protocol):
    """The craft of a game: what its lieutenant knows, and how far captains and admirals look ahead."""

    budgets: dict[str, Budget]

    def players(self, rank: str) -> Craft:
        """Whom somebody of this rank takes everybody for, himself before he has thought."""
        ...


class Considered(msgspec.Struct, frozen=True):
    """One of the few best things to do: for hints, and for looking back at a game."""

    plan: Plan
    value: float
    """Where it is expected to lead."""
    better: float
    """Than what a lieutenant would do."""
    error: float
    """Of that difference: one standard error."""
    ahead: int
    """Worlds in which it did better than that, of `worlds`."""
    worlds: int
    because: tuple[tuple[str, float], ...]
    """The terms of that difference that count most, by message id."""

    @property
    def verdict(self) -> Literal["same", "even", "better", "worse"]:
        """Beside what a lieutenant would do."""
        if not self.better:
            return "same"
        if abs(self.better) <= self.error:
            return "even"
        return "better" if self.better > 0 else "worse"


class Lieutenant:
    """Does what looks best, without looking ahead."""

    wants_view = False

    def __init__(self, craft: Craft, seed: Seed) -> None:
        self.craft, self.seed = craft, seed

    def choose(self, view: Any, decision: Decision, fork: Fork) -> Plan:
        obvious = self.craft.obvious(decision.actions)
        if obvious is not None:
            return (obvious,)
        return self.craft.policy(fork.blank(), decision.seat, fork.chance(self.seed))


class Midshipman(Lieutenant):
    """A lieutenant who takes his own second to fourth choice now and then, never twice running."""

    def choose(self, view: Any, decision: Decision, fork: Fork) -> Plan:
        if self.craft.obvious(decision.actions) is not None or not self._lapses(fork):
            return super().choose(view, decision, fork)
        chance = fork.chance(self.seed)
        others = self.craft.candidates(fork.blank(), decision.seat, chance)[: LAPSES + 1]
        if len(others) > 1:
            return others[1 + chance.below(len(others) - 1)]
        return others[0]

    def _lapses(self, fork: Fork) -> bool:
        block, place = divmod(fork.count, BLOCK)
        return Fancy(f"lapse/{self.seed!r}/{block}").below(BLOCK - 1) == place


class Captain(Lieutenant):
    """Looks ahead, and does better than the lieutenant where he is sure of it."""

    def __init__(self, craft: Craft, seed: Seed, budget: Budget) -> None:
        super().__init__(craft, seed)
        self.budget = budget

    def choose(self, view: Any, decision: Decision, fork: Fork) -> Plan:
        if not worth_a_thought(self.craft, self.budget, decision.actions):
            return super().choose(view, decision, fork)
        return best(self._think(decision, fork), self.budget.sure).plan

    def consider(self, decision: Decision, fork: Fork, most: int = 3) -> list[Considered]:
        """The best few things to do, best first, and why they differ from what a lieutenant would do, who is
        always heard too."""
        own, *others = thoughts = self._think(decision, fork, explaining=True)
        first = best(thoughts, self.budget.sure)
        told = [first] if first is own else [first, own]
        rest = sorted((t for t in others if t is not first), key=lambda thought: -thought.better)
        told[1:] = sorted([*told[1:], *rest[: most - len(told)]], key=lambda thought: -thought.better)
        return [_considered(thought) for thought in told]

    def _think(self, decision: Decision, fork: Fork, *, explaining: bool = False) -> list[Thought]:
        budget = explained(self.budget) if explaining else self.budget
        return Search(self.craft, fork, decision.seat, budget, self.seed, explaining=explaining).think()


def explained(budget: Budget) -> Budget:
    """For who is asked why he would do something, and how sure he is."""
    return msgspec.structs.replace(budget, simulations=max(budget.simulations, budget.explaining))


def _considered(thought: Thought) -> Considered:
    largest = sorted(thought.because.items(), key=lambda item: -abs(item[1]))[:3]
    because = tuple((name, round(term, 3)) for name, term in largest if round(term, 3))
    return Considered(
        thought.plan, thought.value, thought.better, thought.error, thought.ahead, thought.worlds, because
    )


def craft_of(game: str, temper: Temper = EVEN) -> Ranked:
    """What the computer players of a game know."""
    craft: Ranked = import_module(f"quarterdeck.ai.{game.replace('-', '_')}.lieutenant").Craft(temper)
    return craft


def promote(game: str, rank: str, seed: Seed, temper: Temper = EVEN, *, hurried: bool = False) -> Bot:
    """The computer player of a rank. One who is hurried keeps to the time of HURRY on any machine; others
    play the same on every machine, however long it takes."""
    craft = craft_of(game, temper)
    if rank == "midshipman":
        return Midshipman(craft, seed)
    if rank == "lieutenant":
        return Lieutenant(craft, seed)
    decision, turn = HURRY[rank] if hurried else (math.inf, math.inf)
    budget = msgspec.structs.replace(craft.budgets[rank], seconds=decision, turn_seconds=turn)
    return Captain(craft.players(rank), seed, budget)
