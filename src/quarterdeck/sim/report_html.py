"""A report as one HTML file: its style and its plots are in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from quarterdeck import registry
from quarterdeck.i18n import format
from quarterdeck.sim import figures
from quarterdeck.sim.figures import colour
from quarterdeck.sim.findings import (
    Cell,
    History,
    against_history,
    command,
    common_rank,
    effects,
    history,
    lead,
    luck_share,
    piece_names,
    pieces,
    small_print,
    three_to_watch,
)
from quarterdeck.sim.statistics import Mean, wilson
from quarterdeck.sim.study import Study


def as_html(study: Study, cells: Sequence[Cell]) -> str:
    past = history(study.game)
    title = format(registry.load(study.game).title)
    total = sum(len(cell.played) for cell in cells)
    heading = "Who wins, and should they?" if past else "Who wins, and how surely?"
    body = (
        f'<div class="top"><div><p class="caps">A study of {escape(title)}, {total:,} games</p>'
        f"<h1>{heading}</h1></div><div class=deck>{escape(lead(study, cells, past))}</div></div>"
        f'<div class="wide">{_overview(study, cells, past)}</div>'
    )
    body += _html_effects(cells) + _html_pieces(study, cells)
    body += "".join(_depth(number, cell, past) for number, cell in enumerate(cells))
    style = (files("quarterdeck.sim") / "report.css").read_text(encoding="utf-8")
    foot = f"{escape(small_print(study))} Repeat it: <code>{escape(command(study))}</code>"
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>Quarterdeck: a study of {escape(title)}</title><style>{style}</style>"
        f"<main>{body}<footer>{foot}</footer></main></html>\n"
    )


def _dot(seat: str, place: int) -> str:
    return f'<i class="dot" style="background:{colour(seat, place)}"></i>'


def _overview(study: Study, cells: Sequence[Cell], past: dict[str, History]) -> str:
    order = sorted(
        range(len(cells)), key=lambda n: (-cells[n].share(cells[n].seats[0]), -cells[n].summary.games, n)
    )
    longest = max(played.turns for cell in cells for played in cell.played)
    firsts = {cell.names[cell.seats[0]] for cell in cells}
    first = escape(firsts.pop()) if len(firsts) == 1 else "the first side"
    head = (
        f"<th>{'Battle' if past else 'Set-up'}</th><th></th>"
        + ("<th>In history</th><th></th>" if past else "")
        + f"<th>Won by {first}, of 100 <span class=small>with the band</span></th><th></th>"
        f"<th>Lost <span class=small>{first} up</span></th>"
        "<th>Length <span class=small>| = limit</span></th>"
    )
    axis = "".join(
        figures.text(
            10 + 3.2 * part, 12, str(part), 11, f'text-anchor="{"end" if part == 100 else "middle"}"'
        )
        for part in (0, 25, 50, 75, 100)
    )
    scale = (
        "<td></td><td></td>"
        + ("<td>what happened</td><td></td>" if past else "")
        + f"<td>{figures.svg(340, 15, axis, 'of 100')}</td><td class=num>games</td>"
        f"<td>{_ends_of('0', 'all', 200)}</td><td>{_ends_of('turn 1', str(longest), 180)}</td>"
    )
    alike = common_rank(study) is not None  # said once, above
    rows = "".join(_overview_row(number, cells[number], past, longest, alike) for number in order)
    return (
        f'<table class="all"><thead><tr>{head}</tr><tr class="small">{scale}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def _ends_of(low: str, high: str, width: int) -> str:
    ends = figures.text(2, 12, low, 11) + figures.text(width - 2, 12, high, 11, 'text-anchor="end"')
    return figures.svg(width, 15, ends, f"{low} to {high}")


def _overview_row(number: int, cell: Cell, past: dict[str, History], longest: int, alike: bool) -> str:
    date = str(cell.scenario.info.get("date", "") or "")
    title = cell.title.removesuffix(f" {cell.scenario.year}").removesuffix(",") if date else cell.title
    variant = cell.options if alike else cell.variant
    sides = "<br>".join(_side(cell, seat, place) for place, seat in enumerate(cell.seats))
    row = (
        f'<td><span class="name"><a href="#s{number}">{escape(title)}</a></span><br>'
        f'<span class="small">{escape(" · ".join(filter(None, [date, variant])))}</span></td>'
        f'<td class="sides">{sides}</td>'
    )
    if past:
        known = past.get(cell.setup.scenario, History("none", ""))
        won = _flags(cell, known.won) or "—" if known.text else ""
        mark = '<span class="mark" title="the game favours the other side">◇</span>'
        row += f'<td class="it"><span class="won">{won}</span>{escape(known.text)}</td>'
        row += f"<td>{mark if against_history(cell, past) else ''}</td>"
    row += f'<td>{_share_plot(cell)}</td><td class="num">{cell.summary.games}</td>'
    row += f"<td>{_loss_plot(cell)}</td><td>{_length_plot(cell, longest)}</td>"
    return f"<tr>{row}</tr>"


def _flags(cell: Cell, seat: str) -> str:
    return "".join(figures.flag(nation) for nation in cell.forces.get(seat, ()))


def _side(cell: Cell, seat: str, place: int) -> str:
    """Flags and ships; a dot and the name where there are none."""
    flags = _flags(cell, seat)
    if not flags:
        return f"{_dot(seat, place)}{escape(cell.names[seat])}"
    return f"{flags} <b>{sum(cell.forces[seat].values())}</b>"


def _share_plot(cell: Cell) -> str:
    width, y = 340, 17
    grid = ""
    for part in (0, 0.25, 0.5, 0.75, 1):
        x = 10 + (width - 20) * part
        strong = part == 0.5
        dash = "" if strong else 'stroke-dasharray="2 3"'
        grid += f'<path d="M{x},0V34" stroke="#23282b" stroke-opacity="{".55" if strong else ".13"}" {dash}/>'
    seats = cell.seats[:1] if len(cell.seats) == 2 else cell.seats
    marks = ""
    for place, seat in enumerate(seats):
        wins, games = cell.summary.wins[seat], cell.summary.games
        other = cell.seats[1] if len(cell.seats) == 2 and 2 * wins < games else seat
        at = y if len(seats) == 1 else 5 + place * 24 / max(1, len(seats) - 1)
        marks += figures.interval(wins, games, colour(other, place), 10, width - 10, at)
        if len(seats) == 1:
            low, high = wilson(wins, games)
            ahead = 2 * wins >= games
            x = 10 + (width - 20) * (low if ahead else high) + (-9 if ahead else 9)
            best = wins if ahead else games - wins - cell.summary.draws
            anchor = f'text-anchor="{"end" if ahead else "start"}" font-weight="700"'
            marks += figures.text(x, y + 4.5, f"{100 * best / games:.0f}", 13, anchor, colour(other))
    return figures.svg(width, 34, grid + marks, f"{cell.names[cell.seats[0]]}: share of wins")


def _loss_plot(cell: Cell) -> str:
    """How many games cost each side which part of its ships; of the most it lost, where ships are bought."""
    slots, rows = 12, []
    for seat in cell.seats[:2]:
        lost = cell.lost(seat)
        whole = sum(cell.forces.get(seat, {}).values()) or max([*lost, 1])
        row = [0] * slots
        for value in lost:
            row[min(slots - 1, value * slots // whole)] += 1
        rows.append(row)
    rows += [[]] * (2 - len(rows))
    inks = (colour(cell.seats[0], 0), colour(cell.seats[-1], len(cell.seats) - 1))
    return figures.svg(200, 34, figures.mirrored(rows[0], rows[1], inks, (2, 17, 196, 15)), "losses")


def _length_plot(cell: Cell, longest: int) -> str:
    slots = min(30, longest)
    row = [0] * slots
    for played in cell.played:
        row[min(slots - 1, max(0, (played.turns - 1) * slots // longest))] += 1
    content = figures.bars(row, figures.BLUE, (2, 30, 176, 27))
    limit = cell.scenario.info.get("turns")
    if isinstance(limit, int) and 0 < limit <= longest:
        x = 2 + 176 * limit / longest
        content += f'<path d="M{x:.1f},3V32" stroke="{figures.INK}" stroke-width="1.4"/>'
    return figures.svg(180, 34, content, "length in turns")


def _html_effects(cells: Sequence[Cell]) -> str:
    found = effects(cells)
    if not found:
        return ""
    rows = ""
    for effect in found:
        low, high = effect.change.interval()
        rows += (
            f"<tr><td>{escape(effect.scenario)}</td><td>{escape(effect.option)}</td>"
            f'<td class="num"><b>{100 * effect.change.value:+.1f}</b></td>'
            f'<td class="num">{100 * low:+.1f} to {100 * high:+.1f}</td>'
            f'<td class="num">{effect.pairs}</td></tr>'
        )
    return (
        '<section><div><p class="caps">Options</p><h2>What each option changes</h2><p class="deck">The same '
        "games with the same dice, once without and once with the option: how many more of 100 the first "
        'side wins.</p></div><div class="wide"><table class="led"><tr><th>Scenario</th><th>Option</th>'
        "<th class=num>Wins</th>"
        f"<th class=num>95 in 100</th><th class=num>Pairs</th></tr>{rows}</table></div></section>"
    )


def _html_pieces(study: Study, cells: Sequence[Cell]) -> str:
    what, names = piece_names(study.game)
    rows = pieces(cells)
    if not what or not rows:
        return ""
    verb, heading = ("Used a game", "What is played") if what == "card" else ("Lost a game", "What is lost")
    lines = "".join(
        f'<tr><td>{escape(names.get(row.name, row.name))}</td><td class="num">{row.games}</td>'
        f'<td class="num"><b>{row.mean:.2f}</b></td><td class="num">{100 * row.by_winners:.0f} %</td></tr>'
        for row in rows
    )
    return (
        f'<section><div><p class="caps">Every {what}</p><h2>{heading}</h2>'
        f'</div><div class="wide"><table class="led"><tr><th>{what.title()}</th><th class=num>Games</th>'
        f"<th class=num>{verb}</th><th class=num>By winners</th></tr>{lines}</table></div></section>"
    )


def _depth(number: int, cell: Cell, past: dict[str, History]) -> str:
    summary = cell.summary
    info = cell.scenario.info
    facts = [str(info.get("date", "") or ""), f"rule {cell.scenario.rule}" if cell.scenario.rule else ""]
    facts += [
        f"{info['turns']} turns" if info.get("turns") else "",
        f"played {summary.games} times",
        cell.variant,
    ]
    known = past.get(cell.setup.scenario)
    words = f"In history: {known.text}. " if known and known.text else ""
    luck = luck_share(cell)
    if luck is not None:
        words += f"The dice explain {100 * luck:.0f} of 100 parts of what separates the scores."
    head = "".join(
        f'<th class="num">{_dot(seat, place)}{escape(cell.names[seat])}</th>'
        for place, seat in enumerate(cell.seats)
    )
    rows = ""
    for label, values in _ledger(cell):
        rows += (
            f"<tr><td>{label}</td>" + "".join(f'<td class="num"><b>{v}</b></td>' for v in values) + "</tr>"
        )
    watch = "".join(
        f"<tr><td><b>{what}</b></td><td>{escape(how)}</td><td><code>--seed {escape(seed)}</code></td></tr>"
        for what, how, seed in three_to_watch(cell)
    )
    return (
        f'<section id="s{number}"><div><p class="caps">One set-up in depth</p><h2>{escape(cell.title)}</h2>'
        f'<p class="small">{escape(", ".join(filter(None, facts)))}</p><p class="deck">{escape(words)}</p>'
        f'<table class="led"><tr><th></th>{head}</tr>{rows}</table>'
        f'<p class="small">{escape(_ends(cell))}</p><h3>Three to watch</h3>'
        f'<table class="led">{watch}</table></div>'
        f'<div class="figs">{_figures(cell)}</div></section>'
    )


def _ledger(cell: Cell) -> list[tuple[str, list[str]]]:
    summary = cell.summary
    won: dict[str, Mean] = defaultdict(Mean)
    for played in cell.played:
        for seat in played.winners:
            won[seat].add(sum(played.losses.get(seat, {}).values()))
    causes = sorted({cause for counts in summary.causes.values() for cause in counts})
    rows = [
        ("won", [str(summary.wins[seat]) for seat in cell.seats]),
        ("points, on average", [f"{summary.scores[seat].value / cell.parts:.1f}" for seat in cell.seats]),
        ("lost, on average", [f"{summary.losses[seat].value:.1f}" for seat in cell.seats]),
        ("lost when they won", [f"{won[seat].value:.1f}" for seat in cell.seats]),
    ]
    games = summary.games
    for cause in causes:
        row = [f"{summary.causes[seat][cause] / games:.2f}" for seat in cell.seats]
        rows.append((f"— {escape(cause.replace('-', ' '))}", row))
    return rows


def _ends(cell: Cell) -> str:
    """How games end, by level of victory."""
    parts = []
    for (who, level), count in cell.summary.won.most_common(6):
        seats = [cell.names[seat] for seat in who.split(" and ")] if who else ["nobody"]
        parts.append(f"{' and '.join(seats)}, {format('@' + level)}: {count}")
    return f"Ended: {'; '.join(parts)}." if parts else ""


def _figures(cell: Cell) -> str:
    first, last = cell.seats[0], cell.seats[-1]
    inks = (colour(first, 0), colour(last, len(cell.seats) - 1))
    names = (cell.names[first], cell.names[last] if len(cell.seats) == 2 else "all others")
    won = [first in played.winners for played in cell.played]
    margins = [cell.margin(played) for played in cell.played]
    pairs: dict[tuple[int, int], tuple[int, int]] = {}
    for played, mine in zip(cell.played, won, strict=True):
        lost = sum(played.losses.get(first, {}).values())
        others = sum(sum(row.values()) for seat, row in played.losses.items() if seat != first)
        a, b = pairs.get((lost, others), (0, 0))
        pairs[lost, others] = (a + mine, b + (not mine))
    low, high = wilson(sum(won), len(won))
    turns = sorted(played.turns for played in cell.played)
    drawn = [
        (
            "The truth comes slowly",
            f"Wins of 100 of {names[0]} as games are added; the band is now {100 * (high - low):.0f} wide.",
            figures.funnel(won, inks[0]),
        ),
        (
            "How close it is",
            f"Difference of points at the end: to the right {names[0]} leads, to the left {names[1]}.",
            figures.margins(margins, inks),
        ),
        (
            "What it costs",
            "Each disc is a pair of losses, its size the number of games, its colour who won them.",
            figures.discs(pairs, names, inks),
        ),
        (
            "How long it takes",
            f"Turns until the end: up where {names[0]} won, down where not. Half are over by turn "
            f"{turns[len(turns) // 2]}.",
            figures.lengths(
                [p.turns for p, mine in zip(cell.played, won, strict=True) if mine],
                [p.turns for p, mine in zip(cell.played, won, strict=True) if not mine],
                inks,
            ),
        ),
    ]
    return "".join(
        f"<figure><figcaption><b>{escape(title)}</b>{escape(caption)}</figcaption>{plot}</figure>"
        for title, caption, plot in drawn
    )
