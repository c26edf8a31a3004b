"""Speed of Sails of Glory against its budgets, with python-chess in the same run.

python benchmarks/sails_of_glory.py
"""

from __future__ import annotations

import functools
import itertools
import random
import statistics
import time
from collections.abc import Callable

import chess

from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement
from quarterdeck.games.sails_of_glory.state import LEVELS
from quarterdeck.registry import bot


def play(scenario: str, options: dict[str, object], seed: int) -> int:
    game = RULESET.new(scenario, options, seed=seed)
    rng = random.Random(seed)
    while game.pending:
        seat = next(iter(game.pending))
        choices = game.pending[seat]
        game.apply(seat, choices[int(rng.random() * len(choices))])
    return game.count


def pace(play: Callable[[int], int], seconds: float) -> float:
    """Decisions per second of whole games with seeds 0, 1, 2 ..."""
    done, games, begin = 0, 0, time.process_time()
    while time.process_time() - begin < seconds:
        done += play(games)
        games += 1
    return done / (time.process_time() - begin)


def chess_game(seed: int) -> int:
    rng = random.Random(seed)
    board = chess.Board()
    while not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(rng.random() * len(legal))])
    return board.ply()


def against_chess(name: str, play: Callable[[int], int], seconds: float = 1.0) -> None:
    """The yardstick is taken just before and just after: the machine may be busy."""
    before = pace(chess_game, seconds / 2)
    ours = pace(play, seconds)
    third = (before + pace(chess_game, seconds / 2)) / 6
    print(f"{name:34} {ours:8,.0f}/s, {ours / third:5.2f} times a third of python-chess ({third:,.0f}/s)")


def movement_phases() -> list[float]:
    """Seconds of every movement phase of eight ships that fight."""
    spent: list[float] = []
    plain = Movement.advance

    def timed(self, g):  # type: ignore[no-untyped-def]
        eight = sum(ship.in_play for ship in g.state.ships) == 8
        begin = time.process_time()
        plain(self, g)
        if eight:
            spent.append(time.process_time() - begin)

    Movement.advance = timed  # type: ignore[method-assign]
    for seed, level in itertools.product(range(6), LEVELS):
        game = RULESET.new("free", {"ships_a_side": 4, "level": level}, seed=seed)
        game.play({seat: bot("lieutenant", seed) for seat in game.seats}, limit=400)
    Movement.advance = plain  # type: ignore[method-assign]
    return spent


def main() -> None:
    for scenario in RULESET.scenarios():
        against_chess(scenario.id, functools.partial(play, scenario.id, {}))
    for level in LEVELS:
        against_chess(f"enemy_in_sight, {level}", functools.partial(play, "enemy_in_sight", {"level": level}))
    phases = movement_phases()
    middle, worst = statistics.median(phases) * 1000, max(phases) * 1000
    print(f"movement of 8 ships: median {middle:.2f} ms, worst {worst:.2f} ms of {len(phases)}")
    game = RULESET.new("free", {"level": "advanced"}, seed=1)
    begin = time.process_time()
    for _ in range(2000):
        game.clone()
    print(f"clone of {len(game.state.ships)} ships: {(time.process_time() - begin) * 500:.1f} us")


if __name__ == "__main__":
    main()
