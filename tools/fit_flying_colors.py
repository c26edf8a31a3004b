"""Fits the weights by which computer players foresee who will break off in Flying Colors.

    python tools/fit_flying_colors.py --games 700         # games of each scenario; writes standing.toml
    python tools/fit_flying_colors.py --games 10 --check  # how well the present weights foretell

Lieutenants play against each other; the positions as turns begin are looked at, and a logistic regression
says what decides, with a constant for each set-up and part of the battle. Every fifth game is kept apart to
see how well it foretells, without the constants.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from logistic import Row, foretells, told, write_weights
from quarterdeck import registry
from quarterdeck.ai.flying_colors import standing
from quarterdeck.games.flying_colors.ids import SIDES

FOLDER = Path(standing.__file__).parent
SCENARIOS: list[tuple[str, dict[str, bool | int | str]]] = [
    ("design-your-own", {"points": 75}),
    ("gut-of-gibraltar", {}),
    ("el-ferrol", {}),
    ("cape-ortegal", {}),
]
PARTS = 4
"""Of a battle, of two turns each, the last of them open."""


def play(games: int, first: int) -> list[Row]:
    rules = registry.load("flying-colors")
    rows: list[Row] = []
    for number, (scenario, options) in enumerate(SCENARIOS):
        for deal in range(first, first + games):
            game = rules.new(scenario, options, f"fit/{deal}")
            bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
            seen: list[tuple[int, list[float]]] = []
            while game.pending:
                if game.state.phase != "setup" and (not seen or game.state.turn != seen[-1][0]):
                    found = standing.features(game, SIDES[0])
                    seen.append((game.state.turn, [found[name] for name in NAMES]))
                seat = next(iter(game.pending))
                game.apply(seat, game.ask_bot(bots[seat], seat))
            assert game.outcome is not None
            if game.outcome.winners:
                won = float(game.seats[0] in game.outcome.winners)
                for turn, row in seen:
                    part = min(PARTS - 1, (turn - 1) // 2)
                    rows.append(Row(number * 10_000 + deal, row, won, 1 + number * PARTS + part))
    return rows


NAMES = [name for names in standing.TERMS.values() for name in names]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    rows = play(chosen.games, chosen.first)
    if chosen.check:
        games, features, won, _ = told(rows)
        seen = foretells(features, won, np.array([standing.WEIGHTS[name] for name in NAMES]))
        print(f"{len(set(games))} games: surprise {seen[0]:.3f}, foretold {100 * seen[1]:.1f} %")
        return
    command = f"python tools/fit_flying_colors.py --games {chosen.games}"
    write_weights(FOLDER / "standing.toml", command, len(SCENARIOS), NAMES, rows)


if __name__ == "__main__":
    main()
