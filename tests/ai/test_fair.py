"""Computer players see nothing that is hidden: another truth behind the same view, the same choice."""

from __future__ import annotations

import pytest

from quarterdeck import registry
from quarterdeck.ai.ranks import Captain, craft_of, promote
from quarterdeck.ai.search import Budget

GAMES = {
    "kaisers-pirates": ("three-players", {}),
    "sails-of-glory": ("enemy_in_sight", {"level": "advanced"}),
    "flying-colors": ("bec-du-raz", {}),
}
FEW = {
    "captain": Budget(simulations=6, depth=1, sure=0.0, most=3),
    "admiral": Budget(simulations=6, depth=1, sure=0.0, most=3, recalls=True),
}


def player(name: str, rank: str):
    return Captain(craft_of(name), 5, FEW[rank]) if rank in FEW else promote(name, rank, 5)


@pytest.mark.parametrize("rank", ["midshipman", "lieutenant", "captain", "admiral"])
@pytest.mark.parametrize("name", GAMES)
def test_poisoned_secrets_change_no_choice(name, rank):
    """Every secret is replaced by another that it could be; the answers stay as they were."""
    scenario, options = GAMES[name]
    game = registry.load(name).new(scenario, options, seed="fair")
    bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
    bot = player(name, rank)
    compared = poisoned = 0
    while game.pending and compared < (8 if rank in FEW else 40):
        seat = next(iter(game.pending))
        if game.count % 3 == 0 and len(game.pending[seat]) > 1:
            other = game.fork(seat, "poison")
            poisoned += other.fingerprint() != game.fingerprint()
            if other.pending[seat] == game.pending[seat]:
                assert other.consult(bot, seat) == game.consult(bot, seat), game.pending[seat]
                compared += 1
        game.apply(seat, game.ask_bot(bots[seat], seat))
    assert compared >= 8
    assert poisoned == compared or name == "flying-colors"


@pytest.mark.parametrize("name", GAMES)
def test_a_blank_copy_is_the_same_for_every_truth(name):
    """Nothing hidden is left in it, whatever was there: what a lieutenant looks at cannot tell him."""
    scenario, options = GAMES[name]
    game = registry.load(name).new(scenario, options, seed="blank")
    bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
    differed = 0
    while game.pending and game.count < 60:
        seat = next(iter(game.pending))
        other = game.fork(seat, "poison")
        differed += other.fingerprint() != game.fingerprint()
        assert other.blanked(seat).fingerprint() == game.blanked(seat).fingerprint()
        assert game.blanked(seat).pending == {seat: game.pending[seat]}
        game.apply(seat, game.ask_bot(bots[seat], seat))
    assert differed or name == "flying-colors"


def test_a_choice_depends_on_the_seed_only_where_chance_is_asked_for():
    game = registry.load("kaisers-pirates").new("two-players", seed="same")
    seat = next(iter(game.pending))
    answers = {game.consult(promote("kaisers-pirates", "lieutenant", seed), seat) for seed in range(5)}
    assert len(answers) == 1
