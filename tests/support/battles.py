"""Scenarios of Sails of Glory, set up by chance and brought to their end."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.ids import Fate
from quarterdeck.games.sails_of_glory.options import SgGame
from quarterdeck.games.sails_of_glory.rules import victory
from quarterdeck.games.sails_of_glory.rules.striking import strike
from quarterdeck.kernel import KeyedDice, Outcome
from quarterdeck.kernel.dice import key_from


def deployed(scenario: str, seed: int = 1, **options: Any) -> SgGame:
    """A game played at random until its first turn."""
    game = RULESET.new(scenario, options, seed=seed)
    rng = KeyedDice(key_from(seed))
    while game.state.turn == 0 and game.pending:
        seat = next(iter(game.pending))
        choices = game.pending[seat]
        game.apply(seat, choices[rng.below(len(choices))])
    return game


def sink(g: SgGame, *cards: str, fate: Fate = "surrendered") -> None:
    for ship in g.state.ships:
        if ship.card in cards:
            strike(g, ship, fate)


def outcome(g: SgGame) -> Outcome:
    g.state.turn = max(1, g.state.turn)
    assert victory.check(g)
    assert g.outcome is not None
    return g.outcome
