"""What a computer player is to the kernel: somebody who answers a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from .decisions import Action, Decision
from .dice import KeyedDice, key_from
from .engine import Game

Fork = Callable[..., Game[Any, Any]]


class Bot(Protocol):
    """Chooses from a view and a decision; `fork(seed)` gives games to look ahead in, without secrets."""

    wants_view: bool

    def choose(self, view: Any, decision: Decision, fork: Fork) -> Action: ...


class RandomBot:
    """Any legal action, each equally likely."""

    wants_view = False

    def __init__(self, seed: int | str | bytes = 0) -> None:
        self._dice = KeyedDice(key_from(seed))

    def choose(self, view: Any, decision: Decision, fork: Fork) -> Action:
        return decision.actions[self._dice.below(len(decision.actions))]
