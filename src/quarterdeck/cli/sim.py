"""`sim`: computer players against each other."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from quarterdeck import registry
from quarterdeck.cli.complaint import Complaint
from quarterdeck.cli.output import print_json, print_table
from quarterdeck.kernel import Bot, Ruleset


def simulate(
    rules: Ruleset[Any, Any],
    games: int,
    scenario: str | None,
    options: dict[str, Any],
    players: list[str],
    seed: str,
    json: bool,
) -> None:
    first = rules.new(scenario, options, seed=f"{seed}/0")
    ranks = _ranks(rules.id, first.seats, players)
    wins: Counter[str] = Counter()
    scores: Counter[str] = Counter()
    levels: Counter[str] = Counter()
    draws = decisions = 0
    start = time.perf_counter()
    for number in range(games):
        game = rules.new(scenario, options, seed=f"{seed}/{number}")
        bots: dict[str, Bot] = {
            seat: registry.bot(rank, f"{seed}/{number}/{seat}") for seat, rank in ranks.items()
        }
        outcome = game.play(bots)
        if outcome is None:
            raise Complaint(f"game {number} did not come to an end")
        decisions += game.count
        draws += not outcome.winners
        wins.update(outcome.winners)
        scores.update(outcome.scores)
        levels[outcome.level] += 1
    seconds = time.perf_counter() - start
    seats = {
        seat: {"bot": ranks[seat], "wins": wins[seat], "mean_score": round(scores[seat] / games, 3)}
        for seat in first.seats
    }
    if json:
        print_json(
            {
                "game": rules.id,
                "scenario": first.scenario,
                "options": first.options,
                "games": games,
                "draws": draws,
                "seats": seats,
                "levels": dict(levels),
                "decisions": decisions,
                "seconds": round(seconds, 3),
            }
        )
        return
    rows = [
        (seat, row["bot"], row["wins"], f"{100 * wins[seat] / games:.1f} %", row["mean_score"])
        for seat, row in seats.items()
    ]
    print_table(("seat", "player", "# won", "# share", "# mean score"), rows)
    rate = decisions / seconds if seconds else 0
    print(
        f"{rules.id} {first.scenario}: {games} games, {draws} without a winner, "
        f"{decisions / games:.0f} decisions a game, {rate:,.0f} decisions/s"
    )


def _ranks(game: str, seats: tuple[str, ...], players: list[str]) -> dict[str, str]:
    ranks = dict.fromkeys(seats, "random")
    for player in players:
        seat, equals, rank = player.partition("=")
        if not equals:
            ranks = dict.fromkeys(seats, seat)
        elif seat in ranks:
            ranks[seat] = rank
        else:
            raise Complaint(f"--bot {player!r}: no seat {seat!r}; there are: {', '.join(seats)}")
    for rank in ranks.values():
        if rank not in registry.bots(game):
            raise Complaint(
                f"{game} has no computer player {rank!r}; there are: {', '.join(registry.bots(game))}"
            )
    return ranks
