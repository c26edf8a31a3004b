"""Fits the weights by which computer players foresee who will win in Sails of Glory.

    python tools/fit_sails_of_glory.py --games 25         # games of each set-up; writes standing.toml

Lieutenants play against each other; the positions at the beginning of turns are looked at, and a logistic
regression without a constant says what decides. Every fifth game is kept apart to see how well it foretells.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from logistic import Row, write_weights
from quarterdeck import registry
from quarterdeck.ai.sails_of_glory import standing

FOLDER = Path(standing.__file__).parent
SETUPS: list[tuple[str, dict[str, bool | int | str]]] = [
    ("enemy_in_sight", {"level": "basic"}),
    ("enemy_in_sight", {"level": "standard"}),
    ("enemy_in_sight", {"level": "advanced"}),
]
NAMES = [*standing.DAMAGE, *standing.POSITION]


def play(setup: int, deal: int) -> list[Row]:
    scenario, options = SETUPS[setup]
    game = registry.load("sails-of-glory").new(scenario, options, f"fit/{deal}")
    bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
    first, second = (next(ship.side for ship in game.state.ships if ship.seat == seat) for seat in game.seats)
    seen: list[list[float]] = []
    turn = 0
    while game.pending:
        if game.state.turn != turn:
            turn = game.state.turn
            mine, theirs = standing.strength(game, first), standing.strength(game, second)
            seen.append([mine[name] - theirs[name] for name in NAMES])
        seat = next(iter(game.pending))
        game.apply(seat, game.ask_bot(bots[seat], seat))
    assert game.outcome is not None
    if not game.outcome.winners:
        return []
    won = float(game.seats[0] in game.outcome.winners)
    return [Row(setup * 10_000 + deal, row, won) for row in seen]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=25)
    chosen = parser.parse_args()
    rows = [row for setup in range(len(SETUPS)) for deal in range(chosen.games) for row in play(setup, deal)]
    command = f"python tools/fit_sails_of_glory.py --games {chosen.games}"
    write_weights(FOLDER / "standing.toml", command, len(SETUPS), NAMES, rows)


if __name__ == "__main__":
    main()
