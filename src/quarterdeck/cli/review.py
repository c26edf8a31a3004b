"""`review`: luck and skill of a finished game, order by order."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from quarterdeck import registry
from quarterdeck.cli.complaint import Complaint
from quarterdeck.cli.output import print_json, print_table
from quarterdeck.cli.records import load, write_whole
from quarterdeck.i18n import format
from quarterdeck.sim.review import Review, Side, Unfinished
from quarterdeck.sim.review import review as reckon
from quarterdeck.sim.review_html import as_html, worded


def review(
    file: Path,
    worlds: int,
    most: int | None,
    jobs: int,
    html: Path | None,
    pack: Path | None,
    language: str,
    json: bool,
) -> None:
    game = load(file, pack=pack)
    if "captain" not in registry.bots(game.rules.id):
        raise Complaint(f"{game.rules.id} has no computer player who could judge it")
    with Progress(console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("looking at orders", total=None)

        def progress(done: int, of: int) -> bool:
            bar.update(task, completed=done, total=of)
            return True

        try:
            found = reckon(game, worlds=worlds, most=most, jobs=jobs, progress=progress)
        except Unfinished:
            raise Complaint(f"{file}: the game is not over; nothing of a running game is reviewed") from None
    if html is not None:
        write_whole(html, as_html(found, language).encode(), durable=False)
    if json:
        print_json(_in_words(found, language))
    else:
        _print(found, language)


def _in_words(found: Review, language: str) -> dict[str, Any]:
    """The review with its orders in a language."""
    told: dict[str, Any] = msgspec.to_builtins(found)
    for order, row in zip(found.orders, told["orders"], strict=True):
        row["said"], row["better_said"] = worded(order.said, language), worded(order.better_said, language)
    return told


def _account(side: Side) -> tuple[float, ...]:
    return (
        side.start, side.luck, side.luck_error, side.found, side.own, side.error, side.others, side.result,
    )  # fmt: skip


def _print(found: Review, language: str) -> None:
    rules = registry.load(found.game)
    names = {seat: format(rules.seat_name(seat), language) for seat in found.seats}
    rows = [
        (
            names[s.seat],
            *(f"{10 * v:.1f}" for v in _account(s)),
        )
        for s in found.sides
    ]
    heads = (
        "seat", "# start", "# luck", "# give or take", "# captains found",
        "# own orders cost", "# give or take", "# others gave", "# result",
    )  # fmt: skip
    print_table(heads, rows)
    for order in found.costliest():
        cost = order.cost(found.seats.index(order.seat))
        print(f"{order.at + 1}. {names[order.seat]}, cost {10 * cost:.1f} +- {10 * order.error:.1f}:")
        print(f"   played {worded(order.said, language)}\n   better {worded(order.better_said, language)}")
    print(
        f"tenths of a win; {len(found.orders)} of {found.decisions} orders looked at, "
        f"{found.simulations:,} play-outs"
    )
