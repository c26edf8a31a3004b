"""PettingZoo environments: one seat after the other (AEC), or all at once (parallel)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv, ParallelEnv

from quarterdeck.envs.actions import WAIT
from quarterdeck.envs.table import VERSION, Kind, Table

Array = np.ndarray[Any, Any]
Observation = dict[str, Array]


def aec(
    game: str,
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    *,
    render_mode: str | None = None,
    max_decisions: int | None = None,
) -> QuarterdeckAEC:
    """A game, one seat after the other."""
    return QuarterdeckAEC(Kind.of(game, scenario, options), render_mode, max_decisions)


def parallel(
    game: str = "sails-of-glory",
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    *,
    render_mode: str | None = None,
    max_decisions: int | None = None,
) -> QuarterdeckParallel:
    """A game in which every seat answers at every step; who has nothing to decide has the one action WAIT."""
    return QuarterdeckParallel(Kind.of(game, scenario, options), render_mode, max_decisions)


def spaces_of(kind: Kind) -> tuple[Dict, Discrete[np.int64]]:
    numbers = np.iinfo(np.int16)
    observation = Box(numbers.min, numbers.max, (kind.observer.length,), dtype=np.int16)
    mask = Box(0, 1, (kind.actions.size,), dtype=np.int8)
    return Dict({"observation": observation, "action_mask": mask}), Discrete(kind.actions.size)


def _metadata(kind: Kind, *, parallelizable: bool) -> dict[str, Any]:
    return {
        "name": f"{kind.rules.id}_v{VERSION}",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": parallelizable,
    }


class _Shared:
    """Spaces, drawing and the structured observation."""

    kind: Kind
    table: Table
    render_mode: str | None

    def _begin(self, kind: Kind, render_mode: str | None, max_decisions: int | None) -> None:
        self.kind = kind
        self.render_mode = render_mode
        self.max_decisions = max_decisions
        self.possible_agents = list(kind.seats)
        self.agents: list[str] = []
        self._spaces = {seat: spaces_of(kind) for seat in kind.seats}
        length = kind.observer.length * len(kind.seats)
        numbers = np.iinfo(np.int16)
        self.state_space = Box(numbers.min, numbers.max, (length,), dtype=np.int16)

    def observation_space(self, agent: str) -> Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Space[Any]:
        return self._spaces[agent][1]

    def structured(self, agent: str) -> Any:
        """The same as the array says and more: the view that a player of this seat gets."""
        return self.table.game.view(agent)

    def decision(self, agent: str) -> Any:
        """The open question with its rule, its options and what is refused."""
        return self.table.game.decision(agent)

    def log(self, agent: str) -> Any:
        """Everything that the seat could ever see happen: perfect recall."""
        return self.table.game.log(agent)

    def state(self) -> Array:
        """What all seats know together, one after the other."""
        see = self.kind.observer.see
        rows = [np.frombuffer(see(self.table.game, seat), dtype=np.int16) for seat in self.kind.seats]
        together: Array = np.concatenate(rows)
        return together

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        text = self.table.drawn()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        pass

    def _too_long(self) -> bool:
        return self.max_decisions is not None and self.table.game.count >= self.max_decisions

    def __str__(self) -> str:
        return f"{self.kind.rules.id}_v{VERSION}"


class QuarterdeckAEC(_Shared, AECEnv):  # type: ignore[misc]  # no types
    """Agents are the seats; `agent_selection` is the one that must choose."""

    def __init__(self, kind: Kind, render_mode: str | None, max_decisions: int | None) -> None:
        self.metadata = _metadata(kind, parallelizable=False)
        self._begin(kind, render_mode, max_decisions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table = self.kind.new(seed)
        self.agents = list(self.kind.seats)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = next(iter(self.table.game.pending))

    def observe(self, agent: str) -> Observation:
        return self.table.observation(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        assert action is not None, "a seat that plays must choose"
        table.apply(agent, table.action(agent, int(action)))
        self._cumulative_rewards[agent] = 0.0
        pending = table.game.pending
        if not pending:
            self.rewards = table.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            return
        if self._too_long():
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = next(iter(pending))


class QuarterdeckParallel(_Shared, ParallelEnv):  # type: ignore[misc]  # no types
    """Every step takes an action of every seat, in the order of the seats.

    A seat with nothing to decide has only WAIT. A number that is not offered stands for one that is, and
    `infos` says so: samplers that know no masks must not be stopped by the rules.
    """

    def __init__(self, kind: Kind, render_mode: str | None, max_decisions: int | None) -> None:
        self.metadata = _metadata(kind, parallelizable=True)
        self._begin(kind, render_mode, max_decisions)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table = self.kind.new(seed)
        self.agents = list(self.kind.seats)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table = self.table
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        asked = [agent for agent in agents if agent in table.game.pending]
        for agent in asked:
            if agent not in table.game.pending:
                continue  # what another seat did has answered its question
            action, wrong = table.any_action(agent, int(actions.get(agent, WAIT)))
            if wrong:
                infos[agent]["not_offered"] = True
            table.apply(agent, action)
        observations = self._observations()
        over, cut = table.game.over, not table.game.over and self._too_long()
        if over or cut:
            self.agents = []
        given = table.rewards()
        return (
            observations,
            {agent: given[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observation(agent) for agent in self.agents}
