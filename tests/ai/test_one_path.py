"""Computer players are the same wherever a game is run, and remember nothing but their plan."""

from __future__ import annotations

import itertools

import pytest

from quarterdeck import registry
from quarterdeck.ai.temper import EVEN, TEMPERS
from quarterdeck.server.thinking import think
from quarterdeck.sim.study import Setup, play_one

SMALL = {
    "kaisers-pirates": ("two-players", {}),
    "sails-of-glory": ("enemy_in_sight", {"level": "standard"}),
    "flying-colors": ("bec-du-raz", {}),
}
ENOUGH = 60
"""Actions that are compared."""


def on_the_server(game, ranks, most: int) -> None:
    """As the server does it: a new player for every question, from a snapshot, plans kept by the match."""
    while game.pending and game.count < most:
        seat = next(iter(game.pending))
        planned = game.planned(seat)
        if planned is None:
            texts = think(game.rules.id, game.snapshot(), seat, ranks[seat])
            game.keep_plan(seat, game.count, tuple(map(game.rules.parse_action, texts)))
            planned = game.rules.parse_action(texts[0])
        game.apply(seat, planned)


@pytest.mark.parametrize("rank", ["random", "midshipman", "lieutenant"])
@pytest.mark.parametrize("name", SMALL)
def test_the_server_and_a_study_play_the_same_game(name, rank):
    scenario, options = SMALL[name]
    rules = registry.load(name)
    ranks = dict.fromkeys(rules.seats(scenario), rank)
    played = rules.new(scenario, options, "same/0")
    played.play({seat: registry.player(played, seat, rank) for seat in played.seats}, ENOUGH)
    served = rules.new(scenario, options, "same/0")
    on_the_server(served, ranks, ENOUGH)
    assert served.actions() == played.actions()
    assert served.fingerprint() == played.fingerprint()


def test_a_study_plays_as_game_play_does():
    rules = registry.load("kaisers-pirates")
    setup = Setup("two-players", {}, dict.fromkeys(rules.seats("two-players"), "lieutenant"))
    told = play_one(rules, setup, 0, 0, "study", 100_000, None)
    game = rules.new(setup.scenario, {}, told.seed)
    game.play({seat: registry.player(game, seat, "lieutenant") for seat in game.seats})
    assert game.fingerprint() == told.fingerprint


@pytest.mark.parametrize("rank", ["commodore", "Lieutenant", ""])
def test_an_unknown_rank_is_refused_at_once(rank):
    with pytest.raises(registry.UnknownName, match="there are: random, midshipman, lieutenant, captain"):
        registry.bot(rank)
    game = registry.load("cutting-out").new(seed=1)
    with pytest.raises(registry.UnknownName, match=r"cutting-out has no computer player .*there are: random"):
        registry.player(game, "red", rank or "lieutenant")


def test_a_plan_is_kept_while_nothing_comes_between():
    """A ship under way spends her points one by one; nobody else is asked, no die is thrown."""
    game = registry.load("flying-colors").new("bec-du-raz", seed=1)
    bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
    asked = taken = 0
    while game.pending and taken < 80:
        seat = next(iter(game.pending))
        asked += game.planned(seat) is None
        game.apply(seat, game.ask_bot(bots[seat], seat))
        taken += 1
    assert asked < 0.8 * taken, (asked, taken)


def test_asking_twice_changes_nothing_and_a_stranger_action_ends_the_plan():
    game = registry.load("flying-colors").new("bec-du-raz", seed=1)
    bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
    while True:
        seat = next(iter(game.pending))
        action = game.ask_bot(bots[seat], seat)
        assert game.ask_bot(bots[seat], seat) == action
        game.apply(seat, action)
        if game.planned(seat) is not None:
            break
    planned = game.planned(seat)
    other = next(action for action in game.pending[seat] if action != planned)
    game.apply(seat, other)
    assert game.planned(seat) is None


@pytest.mark.parametrize("name", SMALL)
def test_a_temper_is_another_way_to_play(name):
    """The same deals and seeds: each temper takes its own course, and the same one again."""
    scenario, options = ("goza-de-candia", {}) if name == "flying-colors" else SMALL[name]

    def course(rank: str, deal: str) -> list[str]:
        game = registry.load(name).new(scenario, options, deal)
        game.play({seat: registry.player(game, seat, rank) for seat in game.seats})
        return [str(action) for _, action in game.actions()]

    ranks = ("lieutenant", "bold-lieutenant", "careful-lieutenant")
    courses = {rank: [course(rank, deal) for deal in ("a", "b", "temper")] for rank in ranks}
    assert all(courses[one] != courses[other] for one, other in itertools.combinations(ranks, 2))
    assert course("bold-lieutenant", "a") == courses["bold-lieutenant"][0]


def test_the_careful_count_losses_dearer_and_the_bold_cheaper():
    assert registry.tempered("bold-captain") == ("bold", "captain")
    assert TEMPERS["bold"].care < EVEN.care < TEMPERS["careful"].care
    assert TEMPERS["bold"].keep < EVEN.keep < TEMPERS["careful"].keep


@pytest.mark.parametrize("rank", ["shy-captain", "bold-random", "bold-", "-captain-", "bold-careful-captain"])
def test_a_temper_that_there_is_not_is_refused(rank):
    with pytest.raises(registry.UnknownName, match="with a temper: bold-, careful-"):
        registry.check_rank("flying-colors", rank)
    with pytest.raises(registry.UnknownName, match="no computer player"):
        registry.bot(rank)
