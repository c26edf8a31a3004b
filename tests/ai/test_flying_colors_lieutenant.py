"""The lieutenant of Flying Colors fights better than chance and never needs what he may not know."""

import pytest

import quarterdeck as qd

RULES = qd.load("flying-colors")


def winner(scenario: str, seat: str, seed: int) -> str:
    """Who wins when the lieutenant sits in `seat`: "lieutenant", "random" or "nobody"."""
    game = RULES.new(scenario, seed=seed)
    bots = {other: qd.bot("lieutenant" if other == seat else "random", seed=seed) for other in game.seats}
    outcome = game.play(bots)
    if not outcome.winners:
        return "nobody"
    return "lieutenant" if seat in outcome.winners else "random"


def test_he_beats_random_play_from_either_side():
    results = [
        winner(scenario, seat, seed)
        for scenario, seats in (
            ("bec-du-raz", ("british", "french")),
            ("cape-ortegal", ("british", "french")),
        )
        for seat in seats
        for seed in range(5)
    ]
    assert results.count("lieutenant") >= 14, results


@pytest.mark.parametrize("scenario", ["audierne-bay", "el-ferrol", "gut-of-gibraltar", "nile"])
def test_two_lieutenants_play_to_the_end(scenario):
    game = RULES.new(scenario, seed=2)
    outcome = game.play({seat: qd.bot("lieutenant", seed=seat) for seat in game.seats})
    assert game.over
    assert outcome.level.startswith("fc-level-")


def test_he_buys_a_fleet_and_fights_with_it():
    game = RULES.new("design-your-own", {"points": 50}, seed=3)
    assert game.play({seat: qd.bot("lieutenant", seed=seat) for seat in game.seats}) is not None
