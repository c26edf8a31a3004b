"""A Gymnasium environment: one seat for the learner, computer players of any rank in the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from quarterdeck import registry
from quarterdeck.envs.pettingzoo import Observation, spaces_of
from quarterdeck.envs.table import VERSION, Kind, Table
from quarterdeck.kernel import Bot

NAMES = {
    "FlyingColors": "flying-colors",
    "SailsOfGlory": "sails-of-glory",
    "KaisersPirates": "kaisers-pirates",
}


def solo(
    game: str,
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    *,
    seat: str | None = None,
    opponents: str = "lieutenant",
    render_mode: str | None = None,
    max_decisions: int | None = None,
) -> QuarterdeckSolo:
    """One seat (the first if none is named) against computer players of a rank."""
    kind = Kind.of(game, scenario, options)
    return QuarterdeckSolo(kind, seat or kind.seats[0], opponents, render_mode, max_decisions)


class QuarterdeckSolo(gymnasium.Env):  # type: ignore[misc]  # typed only where it is installed
    """Steps are the decisions of one seat. A number that is not offered stands for one that is: see info."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self, kind: Kind, seat: str, opponents: str, render_mode: str | None, max_decisions: int | None
    ) -> None:
        if opponents not in registry.bots(kind.rules.id):
            raise registry.UnknownName(f"{kind.rules.id} has no computer player {opponents!r}")
        self.kind = kind
        self.seat = seat
        self.opponents = opponents
        self.render_mode = render_mode
        self.max_decisions = max_decisions
        self.observation_space, self.action_space = spaces_of(kind)
        self.table: Table
        self._bots: dict[str, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        # Gymnasium seeds once and then resets without: every game still follows from that first seed.
        key = int(self.np_random.integers(1 << 62))
        while True:
            self.table = self.kind.new(key)
            others = [seat for seat in self.kind.seats if seat != self.seat]
            self._bots = {seat: registry.bot(self.opponents, f"{key}/{seat}") for seat in others}
            self._others_play()
            if not self.table.game.over:  # decided before this seat could do anything
                return self.table.observation(self.seat), self._info()
            key += 1

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        chosen, wrong = table.any_action(self.seat, int(action))
        table.apply(self.seat, chosen)
        self._others_play()
        over = table.game.over
        cut = not over and self.max_decisions is not None and table.game.count >= self.max_decisions
        info = self._info()
        if wrong:
            info["not_offered"] = True
        return table.observation(self.seat), table.rewards()[self.seat], over, cut, info

    def render(self) -> str | None:
        return self.table.drawn(self.seat) if self.render_mode == "ansi" else None

    def structured(self) -> Any:
        """The view that a player of this seat gets."""
        return self.table.game.view(self.seat)

    def action_masks(self) -> np.ndarray[Any, Any]:
        """As libraries for masked learning ask for it."""
        return self.table.mask(self.seat).astype(bool)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}

    def _others_play(self) -> None:
        table, game = self.table, self.table.game
        while game.pending and self.seat not in game.pending:
            seat = next(iter(game.pending))
            table.apply(seat, game.ask_bot(self._bots[seat], seat))


for _name, _game in NAMES.items():
    gymnasium.register(
        f"quarterdeck/{_name}-v{VERSION}",
        entry_point="quarterdeck.envs.single:solo",
        kwargs={"game": _game},
        disable_env_checker=True,
        order_enforce=False,
    )
