"""Speed of Sails of Glory against its budgets, with python-chess in the same run.

python benchmarks/sails_of_glory.py
"""

from __future__ import annotations

import random
import statistics
import time

import chess

from quarterdeck.ai.sails_of_glory.lieutenant import Lieutenant
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement


def play(scenario: str, options: dict[str, object], seed: int) -> int:
    game = RULESET.new(scenario, options, seed=seed)
    rng = random.Random(seed)
    while game.pending:
        seat = next(iter(game.pending))
        choices = game.pending[seat]
        game.apply(seat, choices[int(rng.random() * len(choices))])
    return game.count


def chess_pace(games: int = 20) -> float:
    rng = random.Random(1)
    moves, begin = 0, time.process_time()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1
    return moves / (time.process_time() - begin)


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
    for seed in range(6):
        game = RULESET.new("free", {"ships_a_side": 4}, seed=seed)
        game.play({seat: Lieutenant(seed) for seat in game.seats}, limit=400)
    Movement.advance = plain  # type: ignore[method-assign]
    return spent


def main() -> None:
    goal = chess_pace() / 3
    print(f"a third of python-chess: {goal:,.0f}/s")
    for level in ("basic", "standard", "advanced"):
        begin = time.process_time()
        count = sum(play("enemy_in_sight", {"level": level}, seed) for seed in range(40))
        print(f"{level}: {count / (time.process_time() - begin):,.0f} random decisions/s")
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
