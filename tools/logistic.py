"""Logistic regression for those who foresee who will win."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np


class Row(NamedTuple):
    """A position of a game, and whether the first side won it."""

    game: int
    features: list[float]
    won: float
    setting: int = 0
    """Positions of one setting share a constant; those of setting 0 have none."""


RIDGE = 3.0
"""Against weights that rest on a few games."""


def fit(features: Any, won: Any, weight: Any, settings: Any) -> Any:
    """What is a burden to a fleet never helps it: a feature that came out as a help says something about the
    scenarios, not about the position, and is left out.

    The constants are forgotten: who wins a battle whoever fights it says nothing about what to do.
    """
    constants = (settings[:, None] == np.unique(settings[settings > 0])).astype(float)
    used = list(range(features.shape[1]))
    while True:
        found = regression(np.hstack([features[:, used], constants]), won, weight)[: len(used)]
        if found.min(initial=0.0) >= 0:
            break
        used.pop(int(found.argmin()))
    weights = np.zeros(features.shape[1])
    weights[used] = found
    return weights


def regression(features: Any, won: Any, weight: Any) -> Any:
    """Newton's method; positions of a game share its weight."""
    found = np.zeros(features.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-features @ found))
        slope = features.T @ (weight * (won - chance)) - RIDGE * found
        bend = (features * (weight * chance * (1 - chance))[:, None]).T @ features
        found = found + np.linalg.solve(bend + RIDGE * np.eye(len(found)), slope)
    return found


def foretells(features: Any, won: Any, weights: Any) -> tuple[float, float]:
    """Mean surprise (0.693 = a coin) and the part of positions whose winner was foretold."""
    odds = features @ weights
    surprise = np.logaddexp(0, np.where(won > 0.5, -odds, odds))
    return float(surprise.mean()), float(((odds > 0) == (won > 0.5)).mean())


def told(rows: Sequence[Row]) -> tuple[Any, Any, Any, Any]:
    """Games, features, outcomes and settings, each as an array."""
    games, features, won, settings = map(np.array, zip(*rows, strict=True))
    return games, features, won, settings


def write_weights(file: Path, command: str, setups: int, names: Sequence[str], rows: Sequence[Row]) -> None:
    """Fit, see how well a fifth of the games, kept apart, is foretold, and write both down."""
    games, features, won, settings = told(rows)
    kept = games % 5 == 4
    share = np.array([1 / math.sqrt((games == number).sum()) for number in games])
    found = fit(features[~kept], won[~kept], share[~kept], settings[~kept])
    surprise, foretold = foretells(features[kept], won[kept], found)
    lines = [
        "# Weights of the features in standing.py, made by",
        f"#     {command}",
        f"# from {len(set(games))} games of {setups} set-ups, {len(rows)} positions.",
        f"# In a fifth of them, kept apart, the winner was foretold in {100 * foretold:.0f} % of positions;",
        f"# mean surprise {surprise:.3f} (a coin: 0.693).",
        "[weights]",
        *(f"{name} = {weight:.3f}" for name, weight in zip(names, found, strict=True)),
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))
