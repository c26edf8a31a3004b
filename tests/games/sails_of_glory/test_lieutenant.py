"""The lieutenant plays every scenario and clearly beats chance."""

from __future__ import annotations

import pytest

from quarterdeck.ai.sails_of_glory.lieutenant import Lieutenant
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.kernel import RandomBot


@pytest.mark.parametrize("level", ["basic", "standard", "advanced"])
def test_beats_a_random_captain(level):
    wins = 0
    for seed in range(6):
        game = RULESET.new("enemy_in_sight", {"level": level}, seed=seed)
        me, other = ("british", "french") if seed % 2 else ("french", "british")
        outcome = game.play({me: Lieutenant(seed), other: RandomBot(seed)})
        assert outcome is not None
        wins += me in outcome.winners
    assert wins >= 5


@pytest.mark.parametrize("scenario", [scenario.id for scenario in RULESET.scenarios()])
def test_plays_every_scenario_with_every_rule(scenario):
    """Against itself for some decisions: it has an answer to every question."""
    options = {"level": "advanced"}
    for name in ("boarding", "fire_spread", "aim_high", "double_shot", "grog", "continuous_fire"):
        trial = RULESET.complete_options(scenario, options | {name: True})
        if RULESET.check_options(scenario, trial) is None:
            options[name] = True
    game = RULESET.new(scenario, options, seed=3)
    game.play({seat: Lieutenant(1) for seat in game.seats}, limit=40)
    assert game.count == 40 or game.over


def test_the_same_seed_gives_the_same_game():
    games = []
    for _ in range(2):
        game = RULESET.new("enemy_in_sight", {}, seed=5)
        game.play({seat: Lieutenant(7) for seat in game.seats}, limit=60)
        games.append(game.fingerprint())
    assert games[0] == games[1]
