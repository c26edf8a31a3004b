"""`arena`: ranks of computer players against each other, seats swapped and the same dice."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from quarterdeck.cli.complaint import Complaint
from quarterdeck.cli.output import print_json, print_table
from quarterdeck.cli.sim import Bar
from quarterdeck.sim.arena import Arena, Met, Ratings, Tally, seats_of
from quarterdeck.sim.figures import BLUE, GREY, interval, svg, text
from quarterdeck.sim.runner import OtherPlan, run


def fight(
    task: Arena, *, jobs: int, sequential: bool, out: Path | None, plot: Path | None, json: bool
) -> None:
    if find_spec("openskill") is None:
        raise Complaint("ratings need openskill: pip install 'quarterdeck[study]'")
    tallies = [Tally(pairing, len(seats_of(task, pairing))) for pairing in task.pairings]
    met: list[Met] = []

    def tally(batch: int, one: Met) -> bool:
        tallies[batch].add(one)
        met.append(one)
        return sequential and bool(tallies[batch].decided())

    with Bar() as bar:
        try:
            run(task, tally, folder=out, jobs=jobs or os.cpu_count() or 1, progress=bar.show)
        except OtherPlan as other:
            raise Complaint(str(other)) from None
        except KeyboardInterrupt:
            if out is not None:
                print(f"stopped; the same command goes on from what is in {out}", file=sys.stderr)
            raise
    found = as_dict(task, tallies, met)
    if plot is not None:
        plot.write_text(drawn(tallies), encoding="utf-8")
    if json:
        print_json(found)
    else:
        _print(tallies, found["ratings"])


def as_dict(task: Arena, tallies: list[Tally], met: list[Met]) -> dict[str, Any]:
    ratings = Ratings()
    for one in sorted(met, key=lambda one: (one.deal, one.pairing)):
        pairing = task.pairings[one.pairing]
        ratings.add(pairing, seats_of(task, pairing), one)
    return {
        "game": task.game,
        "version": task.version,
        "seed": task.seed,
        "pairings": [tally.as_dict() for tally in tallies],
        "ratings": ratings.as_dict(),
    }


def _print(tallies: list[Tally], ratings: dict[str, dict[str, float]]) -> None:
    rows = []
    for tally in tallies:
        low, high = tally.share.interval()
        low_margin, high_margin = tally.margin.interval()
        rows.append(
            (
                tally.pairing.title(),
                tally.share.count,
                f"{100 * tally.share.value:.1f} %",
                f"{100 * max(0.0, low):.1f} - {100 * min(1.0, high):.1f}",
                f"{tally.margin.value:+.2f}",
                f"{low_margin:+.2f} {high_margin:+.2f}",
                f"{100 * tally.ahead.value:.1f} %",
                tally.decided() or "open",
            )
        )
    headings = (
        "pairing",
        "# pairs",
        "# wins",
        "# 95 in 100",
        "# margin",
        "# 95 in 100",
        "# pairs won",
        "test",
    )
    print_table(headings, rows)
    rated = [(name, f"{row['rating']:.1f}", f"± {1.96 * row['error']:.1f}") for name, row in ratings.items()]
    print_table(("rank", "# rating", "# 95 in 100"), rated)


def drawn(tallies: list[Tally]) -> str:
    """The share of wins of each pairing with its interval, as SVG."""
    left, right, row = 330.0, 700.0, 30.0
    lines = [
        text(10, 34 + row * n, tally.pairing.title())
        + interval(
            round(tally.share.value * tally.share.count), tally.share.count, BLUE, left, right, 30 + row * n
        )
        for n, tally in enumerate(tallies)
    ]
    middle = (left + right) / 2
    height = 30 + row * len(tallies)
    even = f'<path d="M{middle},10V{height - 10}" stroke="{GREY}" stroke-dasharray="3 3"/>'
    return svg(right + 20, height, even + "".join(lines), "share of wins")
