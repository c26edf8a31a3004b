"""What happens in Flying Colors: computer players fight every scenario, and each mechanism is counted.

    python tools/fc_statistics.py [--games 4] [--bots lieutenant] [--scenario trafalgar] [--out FILE]

Prints a table by scenario (sunk, struck, captured, burnt, broken ... a game) and fails if a mechanism that
every collection of battles should show never occurred.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

import quarterdeck as qd

SHOWN = {
    "turns": "fc-turn",
    "shots": "fc-fire-roll",
    "damaged": "fc-damaged",
    "dismasted": "fc-dismasted",
    "sunk": "fc-sunk",
    "struck": "fc-struck",
    "captured": "fc-captured",
    "recaptured": "fc-recaptured",
    "fires": "fc-catches-fire",
    "exploded": "fc-exploded",
    "fouled": "fc-fouled",
    "grapples": "fc-grapple-roll",
    "aground": "fc-aground",
    "tacks": "fc-tacks",
    "left map": "fc-leaves",
    "wounded": "fc-commander-wounded",
    "killed": "fc-commander-killed",
    "broke": "fc-fleet-breaks",
}


def play(scenario: str, rank: str, games: int) -> tuple[Counter[str], Counter[str], float]:
    """Events and winners of some games of one scenario, and the seconds they took."""
    rules = qd.load("flying-colors")
    events: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    started = time.perf_counter()
    for number in range(games):
        game = rules.new(scenario, seed=f"statistics/{number}")
        outcome = game.play({seat: qd.bot(rank, seed=f"{seat}/{number}") for seat in game.seats})
        assert outcome is not None, f"{scenario} {number} did not end"
        winners["+".join(outcome.winners) or "draw"] += 1
        events.update(event.what for event in game.log(everything=True))
    return events, winners, time.perf_counter() - started


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=4)
    options.add_argument("--bots", default="lieutenant")
    options.add_argument("--scenario", action="append")
    options.add_argument("--out", type=Path)
    given = options.parse_args()
    scenarios = given.scenario or [known.id for known in qd.load("flying-colors").scenarios()]
    lines = [f"| scenario | {' | '.join(SHOWN)} | winners | s a game |", "|---" * (len(SHOWN) + 3) + "|"]
    total: Counter[str] = Counter()
    for scenario in scenarios:
        events, winners, seconds = play(scenario, given.bots, given.games)
        total += events
        cells = [f"{events[what] / given.games:.1f}" for what in SHOWN.values()]
        won = ", ".join(f"{who} {count}" for who, count in winners.most_common())
        lines.append(f"| {scenario} | {' | '.join(cells)} | {won} | {seconds / given.games:.1f} |")
        print(lines[-1], flush=True)
    if given.out:
        head = f"{given.games} games a scenario, {given.bots} against {given.bots}."
        given.out.write_text("\n".join([head, "", *lines, ""]), encoding="utf-8")
    missing = [name for name, what in SHOWN.items() if not total[what]]
    if missing:
        print(f"never happened: {', '.join(missing)}", file=sys.stderr)
    return 1 if missing and not given.scenario else 0


if __name__ == "__main__":
    raise SystemExit(main())
