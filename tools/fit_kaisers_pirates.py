"""Fits the weights by which computer players foresee the end of a round of The Kaiser's Pirates.

    python tools/fit_kaisers_pirates.py --games 6000      # writes standing.toml, in ten minutes

Midshipmen play against each other, since they now and then keep what a lieutenant would always play: such as
lapse from rules of thumb, and such as lapse from experience (`experience.toml`). Every position at the
beginning of a turn is looked at, and a linear regression without a constant says by how many prizes the first
player will lead when the round is over. Every fifth game is kept apart to see how well it foretells.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from quarterdeck import registry
from quarterdeck.ai.kaisers_pirates import standing
from quarterdeck.ai.kaisers_pirates.lieutenant import Veteran
from quarterdeck.ai.ranks import Midshipman
from quarterdeck.games.kaisers_pirates.state import KPGame
from quarterdeck.kernel import Bot, Seat

FOLDER = Path(standing.__file__).parent
NAMES = [name for names in standing.TERMS.values() for name in names]
CREWS: dict[str, Callable[[KPGame, Seat, int], Bot]] = {
    "lieutenants": lambda game, seat, number: registry.player(game, seat, "midshipman"),
    "veterans": lambda game, seat, number: Midshipman(Veteran(), f"{seat}/{number}"),
}
RIDGE = 0.0005
"""Against weights that rest on a few rounds: beside the number of positions."""


def play(crew: str, number: int) -> Any:
    """A line for each position: the game, the part of the round that is left, the lead at its end, the
    features."""
    game = registry.load("kaisers-pirates").new("two-players", {}, f"fit/{number}")
    bots = {seat: CREWS[crew](game, seat, number) for seat in game.seats}
    first, second = game.state.players
    seen: list[tuple[int, list[float], float]] = []
    turns = -1
    while game.pending:
        if game.state.turns != turns:
            turns = game.state.turns
            mine, theirs = (standing.features(game, place) for place in (0, 1))
            better = [mine.get(name, 0) - theirs.get(name, 0) for name in NAMES]
            seen.append((len(first.scores), better, standing.part_left(game)))
        seat = next(iter(game.pending))
        game.apply(seat, game.ask_bot(bots[seat], seat))
    leads = [mine.prizes - theirs.prizes for mine, theirs in zip(first.scores, second.scores, strict=True)]
    rows = [[number, left, leads[done], *row] for done, row, left in seen if done < len(leads)]
    return np.array(rows, dtype=np.float32)


def regression(features: Any, leads: Any) -> Any:
    scale = features.std(axis=0) + 1e-9
    even = features / scale
    bend = even.T @ even + RIDGE * len(leads) * np.eye(even.shape[1])
    return np.linalg.solve(bend, even.T @ leads) / scale


def fitted(crew: str, number: int) -> list[str]:
    """The weights of a crew, fitted to so many games."""
    rows = np.vstack([play(crew, game) for game in range(number)])
    games, left, leads, better = rows[:, 0], rows[:, 1], rows[:, 2], rows[:, 3:]
    mixed = np.hstack([better * left[:, None], better * (1 - left)[:, None]])
    kept = games % 5 == 4
    found = regression(mixed[~kept], leads[~kept])
    missed = leads[kept] - mixed[kept] @ found
    share = 1 - (missed**2).mean() / leads[kept].var()
    spread = {
        "young": float(np.sqrt((missed[left[kept] > 0.8] ** 2).mean())),
        "over": float(np.sqrt((missed[left[kept] < 0.2] ** 2).mean())),
    }
    lines = [f"# {crew}: {len(rows)} positions; {100 * share:.0f} in 100 of the lead are explained."]
    for name, weights in (("young", found[: len(NAMES)]), ("over", found[len(NAMES) :])):
        lines += [f"[{crew}.{name}]", *(f"{n} = {w:.3f}" for n, w in zip(NAMES, weights, strict=True))]
    return [*lines, f"[{crew}.spread]", *(f"{name} = {size:.1f}" for name, size in spread.items())]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=6000)
    chosen = parser.parse_args()
    lines = [
        "# Weights of the features in standing.py, made by",
        f"#     python tools/fit_kaisers_pirates.py --games {chosen.games}",
        "# What they explain of the lead at the end of the round is measured in a fifth of the games, kept",
        "# apart; the rest is as large as the spread says.",
    ]
    for crew in CREWS:
        lines += fitted(crew, chosen.games)
    (FOLDER / "standing.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
