"""Logistic regression without a constant, for those who foresee who will win."""

from __future__ import annotations

from typing import Any

import numpy as np

RIDGE = 3.0
"""Against weights that rest on a few games."""


def fit(features: Any, won: Any, weight: Any) -> Any:
    """What is a burden to a fleet never helps it: a feature that came out as a help says something about the
    scenarios, not about the position, and is left out."""
    used = list(range(features.shape[1]))
    while True:
        found = regression(features[:, used], won, weight)
        if found.min() >= 0:
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
