"""PettingZoo's own suites over every game, unmodified; and that nothing hidden gets into an array."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils import parallel_to_aec

import quarterdeck as qd
from quarterdeck.envs import aec, parallel
from quarterdeck.envs.table import Kind, NotOffered
from quarterdeck.kernel import KeyedDice
from quarterdeck.kernel.dice import key_from

SCENARIOS = [
    ("kaisers-pirates", "two-players"),
    ("kaisers-pirates", "three-players"),
    ("kaisers-pirates", "teams"),
    ("kaisers-pirates", "solo"),
    ("sails-of-glory", "enemy_in_sight"),
    ("sails-of-glory", "in_shallow_waters"),
    ("flying-colors", "bec-du-raz"),
    ("flying-colors", "cape-ortegal"),
    ("flying-colors", "copenhagen"),
]
PARALLEL = ["enemy_in_sight", "breaking_the_blockade", "enemy_in_sight_more_ships"]


# Advice that the suite itself sets aside, by name, for every classic environment with masks; and on names:
# our agents are called as the seats are.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box")
@pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format")
@pytest.mark.parametrize("game, scenario", SCENARIOS)
def test_api(game: str, scenario: str) -> None:
    api_test(aec(game, scenario, max_decisions=300), num_cycles=350)


@pytest.mark.parametrize("game, scenario", SCENARIOS)
def test_seeds(game: str, scenario: str) -> None:
    seed_test(lambda: aec(game, scenario), num_cycles=60)


@pytest.mark.parametrize("game", ["kaisers-pirates", "sails-of-glory", "flying-colors"])
def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: aec(game, render_mode=render_mode))
    assert capsys.readouterr().out.count("\n") > 10  # "human" prints the board


@pytest.mark.parametrize("scenario", PARALLEL)
def test_parallel_api(scenario: str) -> None:
    parallel_api_test(parallel("sails-of-glory", scenario), num_cycles=120)


@pytest.mark.parametrize("scenario", PARALLEL[:2])
def test_parallel_seeds(scenario: str) -> None:
    parallel_seed_test(lambda: parallel("sails-of-glory", scenario, max_decisions=200), num_cycles=40)


def test_parallel_state() -> None:
    env = parallel("sails-of-glory", max_decisions=100)
    state_test(parallel_to_aec(env), env, num_cycles=20)


@pytest.mark.parametrize(
    "game, scenario, options",
    [
        *((game, scenario, {}) for game, scenario in SCENARIOS),
        ("sails-of-glory", "enemy_in_sight", {"level": "advanced", "captains": 4}),
        ("sails-of-glory", "against_the_vanguard_two_forts", {"level": "standard"}),
    ],
)
def test_masks_are_the_options_and_nothing_hidden_is_seen(
    game: str, scenario: str, options: dict[str, Any]
) -> None:
    """Each option has a number of its own; a new deal of what a seat cannot know changes nothing."""
    kind = Kind.of(game, scenario, options)
    rng = KeyedDice(key_from(f"{game} {scenario}"))
    table = kind.new(7)
    checked = 0
    while table.game.pending and table.game.count < 400:
        seat = next(iter(table.game.pending))
        offered = table.game.pending[seat]
        numbers = np.flatnonzero(table.mask(seat))
        assert {table.action(seat, int(number)) for number in numbers} == set(offered)
        assert len(numbers) == len(offered)
        if table.game.count % 3 == 0:
            for who in kind.seats:
                seen = kind.observer.see(table.game, who)
                for other in range(3):
                    assert kind.observer.see(table.game.fork(who, other), who) == seen
                    checked += 1
        table.apply(seat, offered[rng.below(len(offered))])
    assert checked > 20


def test_the_own_hand_is_seen_and_another_one_is_not() -> None:
    kind = Kind.of("kaisers-pirates", "two-players", {})
    game = kind.new(3).game
    at = kind.observer.starts["hand"]
    for player in game.state.players:
        seen = kind.observer.see(game, player.name)
        assert {card for card in range(93) if seen[at + card]} == set(player.hand.items)


def test_a_number_that_is_not_offered_is_refused() -> None:
    env = aec("kaisers-pirates")
    env.reset(seed=1)
    observation: dict[str, Any] = env.last()[0]
    with pytest.raises(NotOffered):
        env.step(int(np.flatnonzero(observation["action_mask"] == 0)[-1]))


@pytest.mark.parametrize("scenario", ["two-players", "four-players"])
def test_rewards_follow_the_places(scenario: str) -> None:
    env = aec("kaisers-pirates", scenario)
    env.reset(seed=5)
    last: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        last[agent] = reward
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))
    outcome = env.table.game.outcome
    assert outcome is not None
    places = [{last[seat] for seat in group} for group in outcome.ranking]
    assert all(len(place) == 1 for place in places)  # who shares a place shares its reward
    values = [place.pop() for place in places]
    assert values[0] == 1 and values[-1] == -1
    steps = [before - after for before, after in pairwise(values)]
    assert steps == pytest.approx([2 / (len(values) - 1)] * len(steps))


def test_numbers_stay_what_they_are() -> None:
    """The encoding is part of a version: these are worked out by hand from the order of the kinds."""
    rules = qd.load("kaisers-pirates")
    actions = Kind.of("kaisers-pirates", None, {}).actions
    # WAIT is 0; commit has 93 numbers from 1; place has 4 uses and 81 ships (0 = none) from 94.
    wanted = {
        "commit 5": 1 + 5,
        "place force -": 94 + 81,
        "place ship 7": 94 + 2 * 81 + 8,
        "ready": 94 + 4 * 81,
    }
    for text, number in wanted.items():
        assert actions.numbers([rules.parse_action(text)]) == [number]
