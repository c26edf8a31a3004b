"""Random games to their end, and the lieutenant against a random captain."""

from __future__ import annotations

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.kernel import RandomBot
from quarterdeck.kernel.conformance import check_ruleset
from quarterdeck.registry import bot


def test_random_games_keep_the_invariants_and_play_again() -> None:
    """Every promise of the kernel and the words of every language: tests/rulesets."""
    report = check_ruleset(RULESET, games=25, seed="kp-tests", checks=0)
    assert report.games == 25


@pytest.mark.rule("3.2.1")
def test_lieutenant_beats_random() -> None:
    """A small sample of the run of 500 games: all twelve, from both sides."""
    wins = 0
    for number in range(12):
        game = RULESET.new("two-players", {}, seed=f"lieutenant/{number}")
        mine, theirs = game.seats if number % 2 else game.seats[::-1]
        game.play({mine: bot("lieutenant"), theirs: RandomBot(number)})
        assert game.outcome is not None
        wins += mine in game.outcome.winners
    assert wins >= 10


def test_lieutenant_plays_every_scenario_with_every_option() -> None:
    from quarterdeck.kernel.dice import KeyedDice, key_from

    rng = KeyedDice(key_from("kp-lieutenant"))
    for number in range(6):
        scenario, options = RULESET.random_setup(rng)
        game = RULESET.new(scenario, options, seed=number)
        game.play({seat: bot("lieutenant") for seat in game.seats})
        assert game.over
