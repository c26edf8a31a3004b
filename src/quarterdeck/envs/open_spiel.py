"""OpenSpiel games, registered by importing this module: `pyspiel.load_game("python_kaisers_pirates")`.

The parameters are `scenario`, `options` ("level:advanced;aids:yes") and `recall`: "perfect", or "present" for
learners that shall tell information states apart only by what can be seen at the moment. Seats that choose at
the same time come one after the other; nobody sees the choices before they are revealed. Chance has its own
nodes: one for the deal, and one after every action that rolls, draws or shuffles, each with `THROWS` equally
likely outcomes that stand for so many throws of all the dice it takes. So a search that clones a state never
sees the dice to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from quarterdeck.envs.table import Kind, Table
from quarterdeck.kernel import Action, Event, KeyedDice
from quarterdeck.kernel.dice import key_from

THROWS = 60
LONGEST = 20_000
DEFAULTS = {
    "flying-colors": "bec-du-raz",
    "sails-of-glory": "enemy_in_sight",
    "kaisers-pirates": "two-players",
    "cutting-out": "two-captains",
}


def _type(game: str, *, two: bool) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    name = game.replace("-", "_")
    return pyspiel.GameType(
        short_name=f"python_{name}",
        long_name=f"Python {game.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if two else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": DEFAULTS[game], "options": "", "recall": "perfect"},
    )


def _options(kind: Kind, text: str) -> dict[str, Any]:
    """Names and values as the options offer them."""
    chosen: dict[str, Any] = {}
    for pair in filter(None, text.split(";")):
        name, _, value = pair.partition(":")
        offered = next((o for o in kind.rules.options() if o.id == name), None)
        words = {True: "yes", False: "no"}
        known = (
            {words.get(c, c) if isinstance(c, bool) else str(c): c for c in offered.choices}
            if offered
            else {}
        )
        chosen[name] = known.get(value, value)
    return chosen


class QuarterdeckGame(pyspiel.Game):  # type: ignore[misc]  # no types
    """A game with one scenario and its options."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"scenario": DEFAULTS[self.id], "options": "", "recall": "perfect", **(params or {})}
        plain = Kind.of(self.id, given["scenario"], {})
        self.kind = Kind.of(self.id, given["scenario"], _options(plain, given["options"]))
        self.recalls = given["recall"] == "perfect"
        players = len(self.kind.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.actions.size,
            max_chance_outcomes=THROWS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.id, two=players == 2), info, params or {})

    def new_initial_state(self) -> QuarterdeckState:
        return QuarterdeckState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> QuarterdeckObserver:
        recall = iig_obs_type.perfect_recall if iig_obs_type else False
        return QuarterdeckObserver(self.kind, recall and self.recalls)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class QuarterdeckState(pyspiel.State):  # type: ignore[misc]  # no types
    """A table, or an action that waits for its dice."""

    def __init__(self, game: QuarterdeckGame) -> None:
        super().__init__(game)
        self.kind = game.kind
        self.table: Table | None = None
        self.waiting: tuple[str, Action] | None = None
        self.seen = dict.fromkeys(self.kind.seats, "")
        """All that each seat has seen and done, as text."""

    def current_player(self) -> int:
        if self.table is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.kind.seats.index(next(iter(self.table.game.pending)))

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.numbers(self.kind.seats[player]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(throw, 1 / THROWS) for throw in range(THROWS)]

    def _apply_action(self, number: int) -> None:
        if self.table is None:
            self.table = self.kind.new(f"open-spiel/{number}")
            self._recall(self.table.game.log(everything=True))
            return
        game = self.table.game
        if self.waiting is not None:
            seat, action = self.waiting
            self.waiting = None
            game.key = key_from(f"open-spiel/{game.count}/{number}")
            game.dice = KeyedDice(game.key)
            self._recall(self.table.apply(seat, action))
            return
        seat = next(iter(game.pending))
        action = self.table.action(seat, number)
        self.seen[seat] += f"\n> {action}"
        tried = Table(self.kind, game.clone())
        tried.game.dice = noting = _Noting(game.key)
        told = tried.apply(seat, action)
        if noting.used:
            self.waiting = seat, action
        else:
            tried.game.dice = game.dice
            self.table = tried
            self._recall(told)

    def _recall(self, events: Sequence[Event]) -> None:
        for event in events:
            text = f"\n{_short(event)}"
            for seat in self.kind.seats:
                if event.visible_to(seat):
                    self.seen[seat] += text

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"throw {number}"
        assert self.table is not None
        return str(self.table.action(self.kind.seats[player], number))

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.game.over

    def returns(self) -> list[float]:
        given = self.table.rewards() if self.table else {}
        return [given.get(seat, 0.0) for seat in self.kind.seats]

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        waiting = f"\n{self.waiting[0]}: {self.waiting[1]}" if self.waiting else ""
        return f"{self.table.game}{waiting}"


def _short(event: Event) -> str:
    """What happened, without the words and the odds: a line for each event, as long games have thousands."""
    dice = [str(roll.dice) for roll in event.rolls()]
    return " ".join([event.what, *map(str, event.words().args.values()), *dice])


class _Noting(KeyedDice):
    """Dice that tell whether they were used."""

    __slots__ = ("used",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.used = False

    def below(self, *of: Any) -> int:
        self.used = True
        return super().below(*of)


class QuarterdeckObserver:
    """Tensor: the array of the seat. String: its view; with perfect recall all it has seen and done."""

    def __init__(self, kind: Kind, recall: bool) -> None:
        self.kind = kind
        self.recall = recall
        self.tensor: Any = np.zeros(kind.observer.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: QuarterdeckState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self._seen(state.table, player), dtype=np.int16)

    def string_from(self, state: QuarterdeckState, player: int) -> str:
        if state.table is None:
            return ""
        if self.recall:
            seat = self.kind.seats[player]
            return f"{seat}{state.seen[seat]}"
        return " ".join(map(str, self._seen(state.table, player)))

    def _seen(self, table: Table, player: int) -> Any:
        return self.kind.observer.see(table.game, self.kind.seats[player])


def _register(game: str) -> type[QuarterdeckGame]:
    kind = type(game.title().replace("-", ""), (QuarterdeckGame,), {"id": game, "__doc__": f"{game}."})
    pyspiel.register_game(_type(game, two=True), kind)
    return kind


FlyingColors = _register("flying-colors")
SailsOfGlory = _register("sails-of-glory")
KaisersPirates = _register("kaisers-pirates")
CuttingOut = _register("cutting-out")
