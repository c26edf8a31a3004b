"""How long computer players think: one decision by rank and size of the scenario, and memory.

    python benchmarks/thinking.py                       # every line; some ten minutes
    python benchmarks/thinking.py --only sails-of-glory --ranks captain --decisions 60

Lieutenants play; whoever is measured is asked beside them at every so manieth decision that captains look
ahead for. Processor time; with `--hurried` the time on the clock of one who somebody waits for.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import time
from typing import Any

from quarterdeck import registry
from quarterdeck.ai.ranks import Ranked, craft_of
from quarterdeck.ai.search import worth_a_thought
from quarterdeck.kernel import Fork, Game, Seat

RANKS = ("lieutenant", "captain", "admiral")
SCENARIOS: dict[str, list[tuple[str, dict[str, bool | int | str]]]] = {
    "kaisers-pirates": [("two-players", {}), ("four-players", {})],
    "sails-of-glory": [
        ("enemy_in_sight", {"level": "basic"}),
        ("enemy_in_sight", {"level": "standard"}),
        ("enemy_in_sight_more_ships", {"level": "advanced"}),
        ("harbour_raid", {"level": "standard"}),
    ],
    "flying-colors": [("goza-de-candia", {}), ("cape-ortegal", {}), ("trafalgar", {})],
}
EVERY = 7
"""Asked at every so manieth decision, so that a few games' worth of positions is seen."""


def looks_ahead(craft: Ranked, g: Game[Any, Any], seat: Seat) -> bool:
    """Is this a decision for which captains look ahead?"""
    asked = worth_a_thought(craft, craft.budgets["captain"], g.pending[seat])
    if not asked or g.planned(seat) is not None:
        return False
    fork = Fork(g, seat)
    return len(craft.candidates(fork.blank(), seat, fork.chance("thinking"))) > 1


def measure(
    game: str,
    scenario: str,
    options: dict[str, bool | int | str],
    rank: str,
    decisions: int,
    *,
    hurried: bool,
) -> list[float]:
    """Seconds of so many decisions, shortest first."""
    rules, craft = registry.load(game), craft_of(game)
    clock = time.perf_counter if hurried else time.process_time
    found: list[float] = []
    asked = games = 0
    while len(found) < decisions:
        g = rules.new(scenario, options, f"thinking/{games}")
        games += 1
        lieutenants = {seat: registry.player(g, seat, "lieutenant") for seat in g.seats}
        thinkers = {seat: registry.player(g, seat, rank, hurried=hurried) for seat in g.seats}
        while g.pending and len(found) < decisions:
            seat = next(iter(g.pending))
            if looks_ahead(craft, g, seat):
                asked += 1
                if asked % EVERY == 0:
                    begin = clock()
                    g.consult(thinkers[seat], seat)
                    found.append(clock() - begin)
            g.apply(seat, g.ask_bot(lieutenants[seat], seat))
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=registry.games())
    parser.add_argument("--ranks", choices=RANKS)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--hurried", action="store_true", help="deadlines of one who somebody waits for")
    chosen = parser.parse_args()
    print("| game | scenario | rank | decisions | median ms | p99 ms | longest ms | memory MB so far |")
    print("|---|---|---|---|---|---|---|---|")
    for game, scenarios in SCENARIOS.items():
        if chosen.only not in (None, game):
            continue
        for scenario, options in scenarios:
            for rank in RANKS if chosen.ranks is None else (chosen.ranks,):
                took = measure(game, scenario, options, rank, chosen.decisions, hurried=chosen.hurried)
                median, late, longest = statistics.median(took), took[int(0.99 * len(took))], took[-1]
                memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
                level = options.get("level", "")
                print(
                    f"| {game} | {scenario} {level} | {rank} | {len(took)} | {1000 * median:.1f} | "
                    f"{1000 * late:.0f} | {1000 * longest:.0f} | {memory} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
