"""The Gymnasium environment: its own checker, many at once, computer players in the other seats."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from quarterdeck.envs import solo
from quarterdeck.registry import UnknownName


@pytest.mark.parametrize(
    "name, scenario",
    [("KaisersPirates", "three-players"), ("SailsOfGlory", "enemy_in_sight"), ("FlyingColors", "bec-du-raz")],
)
def test_check_env(name: str, scenario: str) -> None:
    env = gymnasium.make(
        f"quarterdeck.envs.single:quarterdeck/{name}-v1",
        scenario=scenario,
        opponents="random",
        render_mode="ansi",
        max_decisions=150,
    )
    check_env(env.unwrapped)


def test_the_learner_decides_for_one_seat_only() -> None:
    env = solo("kaisers-pirates", "three-players", seat="south", opponents="random")
    observation, info = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        assert "south" in env.table.game.pending
        assert (observation["action_mask"] == info["action_mask"]).all()
        choices = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, info = env.step(choices[0])
        assert "not_offered" not in info
    outcome = env.table.game.outcome
    assert outcome is not None
    assert (
        reward == {1: 1.0, 2: 0.0, 3: -1.0}[1 + [("south" in group) for group in outcome.ranking].index(True)]
    )


def test_a_number_that_is_not_offered_is_taken_for_one_that_is() -> None:
    env = solo("kaisers-pirates", opponents="random")
    observation, _ = env.reset(seed=4)
    info = env.step(np.flatnonzero(observation["action_mask"] == 0)[-1])[4]
    assert info["not_offered"] is True
    assert env.table.game.count >= 1


def test_an_unknown_rank_is_refused() -> None:
    with pytest.raises(UnknownName, match="grand-admiral"):
        solo("kaisers-pirates", opponents="grand-admiral")


def test_many_at_once_in_processes_of_their_own() -> None:
    """Gymnasium's vector of processes and its vector in one process play the same games."""

    def rollout(mode: str) -> list[float]:
        many = gymnasium.make_vec(
            "quarterdeck.envs.single:quarterdeck/KaisersPirates-v1",
            num_envs=2,
            vectorization_mode=mode,
            opponents="random",
        )
        observation, _ = many.reset(seed=9)
        seen = []
        for _ in range(20):
            masks = observation["action_mask"]
            actions = np.array([np.flatnonzero(mask)[-1] for mask in masks])
            observation, *_ = many.step(actions)
            seen.append(float(observation["observation"].astype(np.int64).sum()))
        many.close()
        return seen

    assert rollout("async") == rollout("sync")
