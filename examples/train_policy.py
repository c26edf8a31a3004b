"""Regret matching learns Cutting Out: outcome-sampling MCCFR of OpenSpiel, a few minutes on one core.

Run it: python train_policy.py [iterations]
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import quarterdeck.envs.open_spiel  # noqa: F401 - importing it registers the games

# "present": the learner tells situations apart by what lies on the table, not by all that ever happened.
NAME = "python_cutting_out(recall=present,options=nights:3)"


def train(iterations, seed=1):
    """The average policy after so many sampled games."""
    np.random.seed(seed)
    solver = OutcomeSamplingSolver(pyspiel.load_game(NAME))
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


def match(policy, games, seed=2):
    """Points of the policy against uniformly random play, from both seats: 1 a win, 1/2 a draw."""
    rng = random.Random(seed)
    game = pyspiel.load_game(NAME)
    points = 0.0
    for number in range(games):
        mine = number % 2
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            elif state.current_player() == mine:
                chances = policy.action_probabilities(state)
                state.apply_action(rng.choices(list(chances), list(chances.values()))[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        points += (1 + state.returns()[mine]) / 2
    return points / games


if __name__ == "__main__":
    learnt = train(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
    print(f"against random play: {100 * match(learnt, 2000):.1f} points of 100")
