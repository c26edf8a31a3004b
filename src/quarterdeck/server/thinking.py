"""What runs inside a thinking process: nothing but a game and a computer player."""

from __future__ import annotations

import os
import threading
import time

import msgspec

from quarterdeck.ai.ranks import Captain, Considered, craft_of
from quarterdeck.ai.search import Plan
from quarterdeck.kernel import Fork, Message, Seat
from quarterdeck.registry import load, player
from quarterdeck.sim.review import Task, Valued, work

from .wire import AnyGame

NICE = 5
ADVICE_SECONDS = 3.0
"""The captain thinks no longer about a question."""
IMAGINED = "advice/words"
"""The world in which orders are put into words."""


class Advised(msgspec.Struct, frozen=True):
    """One thing to do, in words that tell nothing the seat may not know; `only` needs no thought."""

    actions: tuple[str, ...]
    says: tuple[Message, ...]
    considered: Considered | None


def prepare(parent: int) -> None:
    """Give way to the server, and end when it has died without saying so."""
    os.nice(NICE)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(0)

    threading.Thread(target=watch, daemon=True, name="watch-parent").start()


def think(game_id: str, snapshot: bytes, seat: str, level: str) -> list[str]:
    """The actions that the computer player plans, the one to take now first."""
    game = load(game_id).restore(snapshot)
    return [str(action) for action in game.consult(player(game, seat, level, hurried=True), seat)]


def advise(game_id: str, snapshot: bytes, seat: Seat) -> list[Advised]:
    """What a captain would do who knows what the seat knows, best first."""
    game = load(game_id).restore(snapshot)
    craft, decision = craft_of(game_id), game.decision(seat)
    assert decision is not None
    fork = Fork(game, seat)
    obvious = craft.obvious(decision.actions)
    if obvious is not None:
        return [_worded(fork(IMAGINED), seat, (obvious,), None)]
    budget = msgspec.structs.replace(craft.budgets["captain"], seconds=ADVICE_SECONDS)
    found = Captain(craft, f"advice/{decision.id}", budget).consider(decision, fork)
    return [_worded(fork(IMAGINED), seat, one.plan, one) for one in found]


def _worded(g: AnyGame, seat: Seat, plan: Plan, considered: Considered | None) -> Advised:
    """An order as the table would offer it, step by step until dice or hidden things speak, in a world as it
    may be for all the seat knows."""
    says = []
    for action in plan:
        if action not in g.pending.get(seat, ()):
            break
        says.append(g.rules.label(g, seat, action))
        g.apply(seat, action)
        if g.barrier == g.count:
            break
    return Advised(tuple(map(str, plan[: len(says)])), tuple(says), considered)


def look_back(task: Task) -> list[Valued]:
    """Value some orders of a finished game."""
    return work(task)
