"""What is fitted to many games: weights of what a fleet suffers from, by `tools/logistic.py`."""

from __future__ import annotations

import math

import numpy as np
import pytest

from logistic import fit


def fitted(*groups: tuple[int, float, int, int]) -> float:
    """The weight of one feature, from groups of positions: their setting, the feature, games won and lost."""
    rows = [(s, x, w) for s, x, won, lost in groups for w, n in ((1.0, won), (0.0, lost)) for _ in range(n)]
    settings, features, wins = map(np.array, zip(*rows, strict=True))
    return float(fit(features[:, None], wins, np.ones(len(rows)), settings)[0])


EVEN_BATTLE = (2, 1.0, 700, 300), (2, -1.0, 300, 700)
"""Seven of ten are won with the feature, three without: it is worth the logarithm of 7 to 3."""


def test_without_settings_the_feature_explains_what_it_can():
    assert fitted(*((0, *group[1:]) for group in EVEN_BATTLE)) == pytest.approx(math.log(7 / 3), abs=0.01)


def test_a_battle_that_one_side_always_wins_teaches_nothing():
    """She who has the feature in eight of ten positions of it wins with it and without."""
    hopeless = (1, 1.0, 800, 0), (1, -1.0, 200, 0)
    assert fitted(*EVEN_BATTLE, *hopeless) == pytest.approx(math.log(7 / 3), abs=0.05)
    without = fitted(*((0, *group[1:]) for group in (*EVEN_BATTLE, *hopeless)))
    assert without > math.log(7 / 3) + 0.1


def test_what_seems_to_help_those_who_suffer_it_is_left_out():
    assert fitted((1, 1.0, 300, 700), (1, -1.0, 700, 300)) == 0
