"""Reviews measured: how long one takes, and whether the weaker side is found to be the one who errs more.

    python benchmarks/review.py times              # one whole review of each game, in seconds of a processor
    python benchmarks/review.py errors --games 12  # lieutenant against random; goes on where it stopped
    python benchmarks/review.py close --games 12   # admiral against lieutenant, in short games
    python benchmarks/review.py luck --games 12    # what is left of it with all dice thrown anew

Lines of JSON in benchmarks/review/; what they came to is in benchmarks/review.md.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from pathlib import Path
from typing import Any, NamedTuple

from quarterdeck import registry
from quarterdeck.ai.search import Plan, next_action
from quarterdeck.kernel import Seat
from quarterdeck.kernel.dice import Fancy
from quarterdeck.sim.review import (
    AnyGame,
    Order,
    Review,
    Shares,
    Valued,
    Valuer,
    account,
    curve,
    orders_of,
    played_on,
    review,
    shares,
)
from quarterdeck.sim.statistics import SURE, Mean

FOLDER = Path(__file__).parent / "review"
GAMES = {
    "kaisers-pirates": "two-players",
    "sails-of-glory": "enemy_in_sight_basic",
    "flying-colors": "bec-du-raz",
}
ORDERS, WORLDS = 24, 3
"""Looked at in a game of the comparison, and play-outs of each."""


class Close(NamedTuple):
    """A short game in which looking ahead tells, and who looks for better orders."""

    scenario: str
    options: dict[str, Any]
    judge: str = "captain"
    pack: Path | None = None


CLOSE = {
    "sails-of-glory": Close("free", {"level": "basic"}, pack=Path(__file__).parent / "duel"),
    "flying-colors": Close("goza-de-candia", {}, "admiral"),
    "kaisers-pirates": Close("two-players", {"removed": 80}),
}
"""Most of the time goes into the admiral's playing, and one game differs much from another: so games are
short, and every order is looked at."""
LOOKED_AT, ROLLS = 6, 4
"""Orders of a game whose dice are thrown anew, and how often."""
ERRORS, CLOSELY, LUCK = "errors.jsonl", "close.jsonl", "luck.jsonl"


def played(name: str, ranks: list[str], seed: int) -> AnyGame:
    return play(registry.load(name).new(GAMES[name], {}, seed), ranks)


def play(game: AnyGame, ranks: list[str]) -> AnyGame:
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
            if any(row["game"] == name and row["number"] == number for row in lines(ERRORS)):
                continue
            ranks = seated("lieutenant", "random", number)
            found = review(played(name, ranks, number), worlds=WORLDS, most=ORDERS)
            line(ERRORS, game=name, number=number, costs=by_rank(found, ranks))
    for name in GAMES:
        compare(name, "lieutenant", "random", lines(ERRORS))


def close(most: int, only: str | None) -> None:
    for number in range(most):
        for name, way in CLOSE.items():
            done = any(row["game"] == name and row["number"] == number for row in lines(CLOSELY))
            if done or only not in (None, name):
                continue
            began = time.process_time()
            ranks = seated("admiral", "lieutenant", number)
            rules = registry.load(name, way.pack)
            game = play(rules.new(way.scenario, way.options, number), ranks)
            found = looked_through(game, way.judge)
            won = dict(zip(ranks, found.result, strict=True))
            spent = round(time.process_time() - began, 1)
            line(CLOSELY, game=name, number=number, costs=by_rank(found, ranks), won=won, seconds=spent)
    for name in CLOSE:
        compare(name, "admiral", "lieutenant", lines(CLOSELY))


def seated(stronger: str, weaker: str, number: int) -> list[str]:
    """Seats change from game to game."""
    return [stronger, weaker] if number % 2 == 0 else [weaker, stronger]


def by_rank(found: Review, ranks: list[str]) -> dict[str, float]:
    return {rank: cost(found, seat) for seat, rank in zip(found.seats, ranks, strict=True)}


def looked_through(game: AnyGame, judge: str) -> Review:
    """What `review` makes of all orders; but the game may be one of a data pack, and the judge an admiral."""
    valuer, actions = Valuer(game.rules.id, WORLDS, judge), game.actions()
    laid, valued = [], {}
    for place, (standing, order) in enumerate(orders_of(game)):
        laid.append(order)
        plan = tuple(action for _, action in actions[order.at : order.until])
        valued[place] = valuer.value(standing, order, plan, place)
    return account(game, laid, valued)


def compare(name: str, stronger: str, weaker: str, rows: list[dict[str, Any]]) -> None:
    gaps = [row["costs"][weaker] - row["costs"][stronger] for row in rows if row["game"] == name]
    summary(f"{name}: {weaker} costs more than {stronger} for each order by", gaps)


def summary(words: str, values: list[float]) -> None:
    """The mean and its 95 % by Student's t."""
    mean = Mean()
    for value in values:
        mean.add(value)
    if mean.count < 3:
        print(f"{words} ? ({mean.count} games)")
        return
    half = student(mean.count - 1) * mean.deviation / math.sqrt(mean.count)
    low, high = mean.value - half, mean.value + half
    print(f"{words} {mean.value:.3f}, 95 %: {low:.3f} to {high:.3f} ({mean.count} games)")


def student(freedom: int) -> float:
    """How many standard errors hold 95 of 100 (Cornish and Fisher's expansion)."""
    z, n = SURE, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def luck(most: int, only: str | None) -> None:
    """What is left of luck when the dice are what they are on the average.

    Luck is what a position was worth when the next order was due, less what it was worth when the last one
    had been given. Here the dice between the two are thrown anew, ROLLS times: it must come to nothing."""
    for number in range(most):
        for name in GAMES:
            done = any(row["game"] == name and row["number"] == number for row in lines(LUCK))
            if done or only not in (None, name):
                continue
            game = played(name, ["lieutenant", "lieutenant"], number)
            line(LUCK, game=name, number=number, luck=round(expected_luck(game), 5))
    for name in GAMES:
        summary(
            f"{name}: luck of an order with expected dice, in tenths of a win,",
            [10 * row["luck"] for row in lines(LUCK) if row["game"] == name],
        )


def expected_luck(game: AnyGame) -> float:
    """The mean luck of those who gave orders, over the orders looked at and the dice thrown anew."""
    valuer = Valuer(game.rules.id, WORLDS * ROLLS)
    laid = list(orders_of(game))
    actions = game.actions()
    valued: list[tuple[int, Valued, list[tuple[Order, Valued] | Shares]]] = []
    for standing, order in laid[:: max(1, len(laid) // LOOKED_AT)]:
        plan = tuple(action for _, action in actions[order.at : order.until])
        given = valuer.value(standing, order, plan, 0)
        ends = [next_order(standing, order.seat, plan, roll, valuer) for roll in range(ROLLS)]
        valued.append((game.seats.index(order.seat), given, ends))
    chances = curve([sample for _, given, _ in valued for sample in given.samples])

    def after(end: tuple[Order, Valued] | Shares) -> Shares:
        match end:
            case (Order() as order, Valued() as found):
                return played_on(found, order.seat, game.seats, chances)
            case _:
                return end

    return statistics.mean(
        statistics.mean(after(end)[place] for end in ends) - given.ordered[place]
        for place, given, ends in valued
    )


def next_order(
    standing: AnyGame, seat: Seat, plan: Plan, roll: int, valuer: Valuer
) -> tuple[Order, Valued] | Shares:
    """The order given under other dice; then the next order of anybody, valued, or the end of the game."""
    twin = standing.with_other_luck(f"expected/{roll}")
    for action in plan:
        if action not in twin.pending.get(seat, ()):
            break
        twin.apply(seat, action)
    chance = Fancy(f"expected/{twin.key.hex()}")
    while twin.pending:
        who = next(iter(twin.pending))
        if valuer.craft.obvious(twin.pending[who]) is None:
            lieutenants = valuer.craft.policy(twin, who, chance)
            order = Order(twin.count, twin.count + len(lieutenants), who)
            return order, valuer.value(twin, order, lieutenants, 0)
        twin.apply(who, next_action(valuer.craft, twin, who, chance))
    assert twin.outcome is not None
    return shares(twin.outcome, twin.seats)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["times", "errors", "close", "luck"])
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--only", choices=list(GAMES), help="one game, for `close` and `luck`")
    wish = parser.parse_args()
    match wish.what:
        case "times":
            times()
        case "errors":
            errors(wish.games)
        case "close":
            close(wish.games, wish.only)
        case _:
            luck(wish.games, wish.only)
