"""Speed budgets, with generous room for a busy machine: they catch a fall off a cliff, not a bad day."""

from __future__ import annotations

from quarterdeck.cli import bench
from quarterdeck.registry import load


def test_one_die() -> None:
    assert bench.die_us(0.1) < 2 * 4


def test_a_large_state_is_cloned_quickly() -> None:
    assert bench.clone_60_records_us(0.1) < 20 * 4


def test_the_small_game_plays_fast() -> None:
    speed = bench.measure(load("cutting-out"), "four-captains", 0.1)
    assert speed.random_play_per_s > 50_000 / 4
    assert speed.clone_us < 20 * 4
    assert speed.view_encode_us < 50 * 4
