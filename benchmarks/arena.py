"""How strong the ranks are: every line of arena.md, measured or gone on with.

    python benchmarks/arena.py --minutes 30            # as far as it comes; run it again to go on
    python benchmarks/arena.py --only kaisers-pirates  # one game

Results are kept in benchmarks/arena/ piece by piece, so it can be stopped at any time. Small scenarios come
first. A line ends when a sequential test at 5 % has decided it, or after 200 pairs.
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from pathlib import Path

import msgspec

from quarterdeck import registry
from quarterdeck.sim.arena import Arena, Met, Tally, arena, seats_of
from quarterdeck.sim.runner import run

HERE = Path(__file__).resolve().parent
PAIRS = 200
LADDER = ("random", "midshipman", "lieutenant", "captain", "admiral")
SCENARIOS: dict[str, list[tuple[str, dict[str, bool | int | str]]]] = {
    "kaisers-pirates": [("two-players", {})],
    "sails-of-glory": [("enemy_in_sight", {"level": "standard"}), ("breaking_the_blockade", {})],
    "flying-colors": [
        ("goza-de-candia", {}),
        ("bec-du-raz", {}),
        ("cape-ortegal", {}),
        ("design-your-own", {"points": 75}),
        ("gut-of-gibraltar", {}),
        ("el-ferrol", {}),
        ("algeciras-bay", {}),
        ("copenhagen", {}),
        ("nile", {}),
        ("cape-finisterre", {}),
        ("cape-st-vincent", {}),
        ("virginia-capes", {"handicap": "british+3"}),
    ],
}
WANTED = {"kaisers-pirates": 0.60}


def lines(only: str | None, ranks: str | None) -> list[Arena]:
    """Cheap ranks first: what is quickly known is known first."""
    found = []
    for below, rank in (("random", "lieutenant"), *pairwise(LADDER[1:])):
        if ranks not in (None, rank):
            continue
        for game, scenarios in SCENARIOS.items():
            if only in (None, game):
                found += [
                    arena(game, [scenario], [below, rank], PAIRS, "arena", options)
                    for scenario, options in scenarios
                ]
    return found


def measure(task: Arena, jobs: int, until: float) -> Tally:
    pairing = task.pairings[0]
    tally = Tally(pairing, len(seats_of(task, pairing)), WANTED.get(task.game, 0.65))

    def add(batch: int, met: Met) -> bool:
        tally.add(met)
        return bool(tally.decided())

    folder = HERE / "arena" / f"{task.game}-{pairing.scenario}-{pairing.rank}-{pairing.against}"
    run(task, add, folder=folder, jobs=jobs, going=lambda: time.monotonic() < until)
    return tally


def row(task: Arena, tally: Tally) -> str:
    if not tally.share.count:
        return f"| {task.game} | {tally.pairing.title()} | 0 | not yet measured | | | open |"
    share, margin = f"{100 * tally.share.value:.0f} %", f"{tally.margin.value:+.2f}"
    if tally.share.count > 1:  # one pair alone tells nothing of chance
        low, high = tally.share.interval()
        least, most = tally.margin.interval()
        share += f" ({100 * max(0.0, low):.0f} - {100 * min(1.0, high):.0f})"
        margin += f" ({least:.2f} - {most:.2f})"
    return (
        f"| {task.game} | {tally.pairing.title()} | {tally.share.count} | {share} | {margin} "
        f"| {100 * tally.ahead.value:.0f} % | {tally.decided() or 'open'} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--each", type=float, default=10.0, help="minutes for one line in this run")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", choices=registry.games())
    parser.add_argument("--ranks", choices=LADDER, help="only the lines of this rank against the one below")
    chosen = parser.parse_args()
    end = time.monotonic() + 60 * chosen.minutes
    told = []
    for task in lines(chosen.only, chosen.ranks):
        told.append((task, measure(task, chosen.jobs, min(end, time.monotonic() + 60 * chosen.each))))
        print(row(*told[-1]), flush=True)
    if chosen.only is None and chosen.ranks is None:
        (HERE / "arena.json").write_bytes(
            msgspec.json.format(
                msgspec.json.encode([{"game": t.game, **r.as_dict()} for t, r in told]), indent=1
            )
        )


if __name__ == "__main__":
    main()
