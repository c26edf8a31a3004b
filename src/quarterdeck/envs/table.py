"""What all environments share: one game, its actions as numbers, its observations as arrays, its rewards."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from quarterdeck import registry
from quarterdeck.envs.actions import WAIT, Actions
from quarterdeck.envs.observations import Observer, observer
from quarterdeck.i18n import catalogue
from quarterdeck.kernel import Action, Event, Game, Outcome, Ruleset

Array = np.ndarray[Any, Any]
BYTES, WORDS = np.dtype(np.int8), np.dtype(np.int16)
VERSION = 1
"""Of action numbers, observation arrays and rewards; what was learnt with one does not fit another."""


class NotOffered(ValueError):
    """The number stands for none of the actions that are offered."""


class Kind:
    """What is the same for all games of one scenario."""

    def __init__(self, rules: Ruleset[Any, Any], scenario: str, options: dict[str, Any]) -> None:
        self.rules = rules
        self.scenario = scenario
        self.options = options
        self._agreed = rules.agreed_options(scenario, options)
        self.seats = rules.seats(scenario, self._agreed)
        self.actions: Actions = _actions(rules)
        self.observer: Observer = _observer(rules)
        self.no_choice: Array = np.zeros(self.actions.size, dtype=np.int8)
        self.no_choice[WAIT] = 1

    @classmethod
    def of(cls, game: str, scenario: str | None, options: dict[str, Any] | None) -> Kind:
        rules = registry.load(game)
        chosen = rules.scenario(scenario or rules.usual()).id
        return cls(rules, chosen, dict(options or {}))

    def __deepcopy__(self, memo: dict[int, Any]) -> Kind:
        return self

    def __reduce__(self) -> Any:
        return Kind.of, (self.rules.id, self.scenario, self.options)

    def new(self, seed: int | str | bytes | None) -> Table:
        return Table(self, self.rules.begun(self.scenario, self._agreed, seed))


@cache
def _actions(rules: Ruleset[Any, Any]) -> Actions:
    return Actions(rules)


@cache
def _observer(rules: Ruleset[Any, Any]) -> Observer:
    return observer(rules)


class Table:
    """One game as environments see it. The numbers of the options are worked out once for each decision."""

    __slots__ = ("_numbers", "game", "kind")

    def __init__(self, kind: Kind, game: Game[Any, Any]) -> None:
        self.kind = kind
        self.game = game
        self._numbers: dict[str, list[int]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(self.kind, self.game.clone())

    def __reduce__(self) -> Any:
        """Pickled as the present state; the past stays behind."""
        kind = self.kind
        return _restored, (kind.rules.id, kind.scenario, kind.options, self.game.snapshot())

    def numbers(self, seat: str) -> list[int]:
        """Of the options of a seat, in their order; only WAIT where it has none."""
        found = self._numbers.get(seat)
        if found is None:
            offered = self.game.pending.get(seat)
            found = self._numbers[seat] = self.kind.actions.numbers(offered) if offered else [WAIT]
        return found

    def mask(self, seat: str) -> Array:
        if seat not in self.game.pending:
            return self.kind.no_choice.copy()
        mask = bytearray(self.kind.actions.size)  # for a handful of options faster than an array
        for number in self.numbers(seat):
            mask[number] = 1
        return np.frombuffer(mask, BYTES)  # type: ignore[no-any-return]  # typed where it is installed

    def observation(self, seat: str) -> dict[str, Array]:
        seen = np.frombuffer(self.kind.observer.see(self.game, seat), WORDS)
        return {"observation": seen, "action_mask": self.mask(seat)}

    def action(self, seat: str, number: int) -> Action:
        numbers = self.numbers(seat)
        try:
            place = numbers.index(number)
        except ValueError:
            raise NotOffered(f"{seat} is not offered action {number}") from None
        return self.game.pending[seat][place]

    def any_action(self, seat: str, number: int) -> tuple[Action, bool]:
        """The action of the number; if it is not offered, one that is, and True."""
        numbers, offered = self.numbers(seat), self.game.pending[seat]
        if number in numbers:
            return offered[numbers.index(number)], False
        return offered[number % len(offered)], True

    def apply(self, seat: str, action: Action) -> list[Event]:
        self._numbers = {}
        return self.game.apply(seat, action)

    def rewards(self) -> dict[str, float]:
        return rewards(self.game.outcome, self.kind.seats)

    def drawn(self, seat: str | None = None) -> str:
        """The board as text, as the seat (or a spectator) sees it."""
        view = self.game.view(seat)
        return str(view.drawn(catalogue("en").text) if hasattr(view, "drawn") else view)


def _restored(game: str, scenario: str, options: dict[str, Any], snapshot: bytes) -> Table:
    kind = Kind.of(game, scenario, options)
    restored = kind.rules.restore(snapshot)
    restored.keep_undo = False
    return Table(kind, restored)


def rewards(outcome: Outcome | None, seats: tuple[str, ...]) -> dict[str, float]:
    """1 for the first place, -1 for the last, those between evenly spaced; 0 for all if nobody won."""
    if outcome is None or len(outcome.ranking) == 1:
        return dict.fromkeys(seats, 0.0)
    last = len(outcome.ranking) - 1
    return {seat: 1 - 2 * place / last for place, group in enumerate(outcome.ranking) for seat in group}
