"""A report as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck import registry
from quarterdeck.i18n import format
from quarterdeck.sim.findings import (
    Cell,
    History,
    against_history,
    command,
    effects,
    history,
    lead,
    luck_share,
    piece_names,
    pieces,
    small_print,
)
from quarterdeck.sim.statistics import wilson
from quarterdeck.sim.study import Study


def as_markdown(study: Study, cells: Sequence[Cell]) -> str:
    past = history(study.game)
    title = format(registry.load(study.game).title)
    total = sum(len(cell.played) for cell in cells)
    lines = [f"# A study of {title}: {total:,} games", "", lead(study, cells, past), ""]
    seats = max(len(cell.seats) for cell in cells)
    head = ["set-up", *(["in history"] if past else []), "won by", "of 100, 95 in 100", "games", "turns"]
    lines += ["| " + " | ".join([*head, "lost a game", "dice"]) + " |", "|---" * (len(head) + 2) + "|"]
    for cell in cells:
        lines.append("| " + " | ".join(_markdown_row(cell, past, seats)) + " |")
    lines += [
        "",
        "◇ marks a battle that the game gives to the side that did not win in history." if past else "",
    ]
    lines += _markdown_effects(cells) + _markdown_pieces(study, cells)
    lines += ["", f"Repeat it: `{command(study)}`. {small_print(study)}", ""]
    return "\n".join(lines)


def _markdown_row(cell: Cell, past: dict[str, History], seats: int) -> list[str]:
    summary = cell.summary
    known = past.get(cell.setup.scenario)
    mark = " ◇" if against_history(cell, past) else ""
    row = [f"{cell.title} ({cell.variant})"]
    if past:
        row.append((known.text if known else "") + mark)
    shares = []
    for seat in cell.seats:
        low, high = wilson(summary.wins[seat], summary.games)
        shares.append(f"{100 * cell.share(seat):.0f} ({100 * low:.0f}-{100 * high:.0f})")
    row += ["<br>".join(cell.names[seat] for seat in cell.seats), "<br>".join(shares)]
    row += [str(summary.games), f"{summary.turns.value:.1f}"]
    row.append("<br>".join(f"{summary.losses[seat].value:.1f}" for seat in cell.seats))
    luck = luck_share(cell)
    row.append("" if luck is None else f"{100 * luck:.0f} %")
    return row


def _markdown_effects(cells: Sequence[Cell]) -> list[str]:
    found = effects(cells)
    if not found:
        return []
    lines = [
        "",
        "## What each option changes",
        "",
        "| scenario | option | wins of 100 of the first side | pairs |",
    ]
    lines += ["|---|---|---|---|"]
    for effect in found:
        low, high = effect.change.interval()
        change = f"{100 * effect.change.value:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"
        lines.append(f"| {effect.scenario} | {effect.option} | {change} | {effect.pairs} |")
    return lines


def _markdown_pieces(study: Study, cells: Sequence[Cell]) -> list[str]:
    what, names = piece_names(study.game)
    rows = pieces(cells)
    if not what or not rows:
        return []
    verb = "used a game" if what == "card" else "lost a game"
    lines = ["", f"## Every {what}", "", f"| {what} | games | {verb} | by winners |", "|---|---|---|---|"]
    for row in rows:
        share = f"{100 * row.by_winners:.0f} %"
        lines.append(f"| {names.get(row.name, row.name)} | {row.games} | {row.mean:.2f} | {share} |")
    return lines
