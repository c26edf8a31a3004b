"""Reviews measured: how long one takes, and whether the weaker side is found to be the one who errs more.

    python benchmarks/review.py times              # one whole review of each game, in seconds of a processor
    python benchmarks/review.py errors --games 12  # lieutenant against random; goes on where it stopped

Lines of JSON in benchmarks/review/; what they came to is in benchmarks/review.md.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from pathlib import Path
from typing import Any

from quarterdeck import registry
from quarterdeck.kernel import Game
from quarterdeck.sim.review import Review, review

FOLDER = Path(__file__).parent / "review"
GAMES = {
    "kaisers-pirates": "two-players",
    "sails-of-glory": "enemy_in_sight_basic",
    "flying-colors": "bec-du-raz",
}
ORDERS, WORLDS = 24, 3
"""Looked at in a game of the comparison, and play-outs of each."""


def played(name: str, ranks: list[str], seed: int) -> Game[Any, Any]:
    game = registry.load(name).new(GAMES[name], {}, seed)
    seats = dict(zip(game.seats, ranks, strict=True))
    game.play({seat: registry.player(game, seat, rank) for seat, rank in seats.items()})
    return game


def line(file: str, **facts: Any) -> None:
    FOLDER.mkdir(exist_ok=True)
    with (FOLDER / file).open("a", encoding="utf-8") as out:
        out.write(json.dumps(facts) + "\n")
    print(facts, flush=True)


def lines(file: str) -> list[dict[str, Any]]:
    path = FOLDER / file
    return [json.loads(text) for text in path.read_text().splitlines()] if path.exists() else []


def times() -> None:
    for name in GAMES:
        game = played(name, ["lieutenant", "lieutenant"], 1)
        began = time.process_time()
        found = review(game)
        spent = round(time.process_time() - began, 1)
        line("times.jsonl", game=name, orders=found.decisions, games=found.simulations, seconds=spent)


def cost(found: Review, seat: str) -> float:
    """What an order of a seat cost on the average, in tenths of a win."""
    side = next(side for side in found.sides if side.seat == seat)
    orders = sum(order.seat == seat for order in found.orders)
    return 10 * side.own / max(1, orders)


def errors(most: int) -> None:
    for number in range(most):
        for name in GAMES:
            done = {(row["game"], row["number"]) for row in lines("errors.jsonl")}
            if (name, number) in done:
                continue
            ranks = ["lieutenant", "random"] if number % 2 == 0 else ["random", "lieutenant"]
            game = played(name, ranks, number)
            found = review(game, worlds=WORLDS, most=ORDERS)
            by_rank = {rank: cost(found, seat) for seat, rank in zip(game.seats, ranks, strict=True)}
            line("errors.jsonl", game=name, number=number, **by_rank)
    for name in GAMES:
        gaps = [row["random"] - row["lieutenant"] for row in lines("errors.jsonl") if row["game"] == name]
        mean, error = statistics.mean(gaps), statistics.stdev(gaps) / math.sqrt(len(gaps))
        least = mean - 2 * error
        print(f"{name}: {len(gaps)} games, {mean:.2f} more for each order, 95 %: {least:.2f} at least")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["times", "errors"])
    parser.add_argument("--games", type=int, default=12)
    wish = parser.parse_args()
    times() if wish.what == "times" else errors(wish.games)
