"""Plots of a report as SVG text, in the colours of the project. No scripts, no fonts from elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from quarterdeck.sim.statistics import wilson

INK, GREY, PAPER, PALE, BLUE = "#1b2126", "#676355", "#fbf7ec", "#ece3cd", "#3f6c8f"
COLOURS = {
    "british": "#b3242d",
    "french": "#2258a8",
    "allied": "#2258a8",
    "spanish": "#d69a12",
    "dutch": "#dd6b18",
    "danish": "#78409a",
    "red": "#b3242d",
    "blue": "#2258a8",
    "north": "#2258a8",
    "east": "#dd6b18",
    "south": "#b3242d",
    "west": "#0f6b59",
}
OTHERS = ("#b3242d", "#2258a8", "#d69a12", "#0f6b59", "#78409a", "#dd6b18")


def colour(seat: str, place: int = 0) -> str:
    return COLOURS.get(seat, OTHERS[place % len(OTHERS)])


def svg(width: float, height: float, content: str, label: str) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" role="img" '
        f'aria-label="{escape(label)}">{content}</svg>'
    )


WHITE, RED, NAVY, GOLD = "#fbf5e6", "#b5202a", "#20356e", "#f0b92b"


def _bar(ink: str, x: float = 0, y: float = 0, width: float = 18, height: float = 12) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{ink}"/>'


def _line(path: str, ink: str, width: float) -> str:
    return f'<path d="{path}" stroke="{ink}" stroke-width="{width}" fill="none"/>'


CROSS = "M0,3.2H8.3M4.1,0V6.5"
ENSIGNS = {
    "British": _bar(RED) + _bar(NAVY, 0, 0, 8.3, 6.5) + _line("M0,0L8.3,6.5M8.3,0L0,6.5", WHITE, 1.2)
    + _line(CROSS, WHITE, 2.2) + _line(CROSS, RED, 1.1),
    "French": _bar(COLOURS["french"], 0, 0, 6) + _bar(WHITE, 6, 0, 6) + _bar(RED, 12, 0, 6),
    "Spanish": _bar(RED) + _bar(GOLD, 0, 3, 18, 6),
    "Dutch": _bar(COLOURS["dutch"], 0, 0, 18, 4) + _bar(WHITE, 0, 4, 18, 4) + _bar(NAVY, 0, 8, 18, 4),
    "Danish": _bar(RED) + _line("M6.2,0V12M0,6H18", WHITE, 2),
}  # fmt: skip


def flag(nation: str) -> str:
    """An ensign of 18 by 12; nothing for a nation that has none here."""
    return svg(18, 12, ENSIGNS[nation], nation) if nation in ENSIGNS else ""


def text(x: float, y: float, words: str, size: float = 11.5, more: str = "", fill: str = GREY) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" {more}>{escape(words)}</text>'


def interval(wins: int, games: int, ink: str, x0: float, x1: float, y: float) -> str:
    """The band of a share, its ends and the share itself, between x0 = none and x1 = all."""

    def at(share: float) -> float:
        return x0 + (x1 - x0) * share

    low, high = wilson(wins, games)
    share = wins / games if games else 0.5
    return (
        f'<path d="M{at(low):.1f},{y}H{at(high):.1f}" stroke="{ink}" stroke-width="9" stroke-opacity=".28"/>'
        f'<path d="M{at(low):.1f},{y - 6}v12M{at(high):.1f},{y - 6}v12" stroke="{ink}" stroke-width="1.5"/>'
        f'<circle cx="{at(share):.1f}" cy="{y}" r="5.2" fill="{ink}" stroke="{PAPER}" stroke-width="1.4"/>'
    )


def mirrored(up: Sequence[int], down: Sequence[int], inks: tuple[str, str], box: Box) -> str:
    """Two rows of bars on one line, the second hanging down."""
    x, y, width, half = box
    most = max([*up, *down, 1])
    step = width / max(len(up), 1)
    bars = ""
    for values, ink, above in ((up, inks[0], True), (down, inks[1], False)):
        for place, value in enumerate(values):
            if value:
                tall = max(1.2, value / most * half)
                top = y - 0.5 - tall if above else y + 0.5
                bars += (
                    f'<rect x="{x + place * step + 1:.1f}" y="{top:.1f}" width="{max(1, step - 2):.1f}" '
                    f'height="{tall:.1f}" fill="{ink}" fill-opacity=".82"/>'
                )
    return bars + f'<path d="M{x},{y}H{x + width}" stroke="{INK}" stroke-opacity=".6" stroke-width=".8"/>'


Box = tuple[float, float, float, float]
"""x, y of the line, width, and the height of the tallest bar."""


def bars(values: Sequence[int], ink: str, box: Box) -> str:
    return mirrored(values, [], (ink, ink), box)


def funnel(won: Sequence[bool], ink: str, width: int = 440, height: int = 300) -> str:
    """How the share of wins settles as games are added."""
    total = len(won)
    left, right, top, bottom = 34.0, width - 10.0, 8.0, height - 26.0

    def at(games: int, share: float) -> str:
        return f"{left + (right - left) * games / max(total, 1):.1f},{bottom - (bottom - top) * share:.1f}"

    lines = ""
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = bottom - (bottom - top) * share
        strength = ".5" if share == 0.5 else ".12"
        lines += f'<path d="M{left},{y:.1f}H{right}" stroke="{INK}" stroke-opacity="{strength}"/>'
        lines += text(left - 6, y + 4, f"{100 * share:.0f}", more='text-anchor="end"')
    upper, lower, middle, wins = [], [], [], 0
    every = max(1, total // 400)
    for games, one in enumerate(won, 1):
        wins += one
        if games >= min(5, total) and (games % every == 0 or games == total):
            low, high = wilson(wins, games)
            upper.append(at(games, high))
            lower.append(at(games, low))
            middle.append(at(games, wins / games))
    if middle:
        band = "L".join([*upper, *reversed(lower)])
        lines += f'<path d="M{band}Z" fill="{ink}" fill-opacity=".18"/>'
        lines += f'<path d="M{"L".join(middle)}" fill="none" stroke="{ink}" stroke-width="2"/>'
    for part in (0, 0.5, 1):
        x = left + (right - left) * part
        lines += text(x, height - 8, f"{total * part:.0f}", more='text-anchor="middle"')
    return svg(width, height, lines, "share of wins as games are added")


def margins(values: Sequence[float], inks: tuple[str, str], width: int = 440, height: int = 300) -> str:
    """How many games ended with which difference of points; the first side to the right."""
    reach = max([abs(value) for value in values] or [1]) or 1
    size = max(1, round(2 * reach / 40))
    counts = Counter(round(value / size) for value in values)
    most, last = max(counts.values(), default=1), max(1, *(abs(key) for key in counts), 1)
    step, content = width / (2 * last + 1), ""
    for key in range(-last, last + 1):
        count = counts[key]
        tall = count / most * (height - 40)
        ink = inks[0] if key > 0 else inks[1] if key < 0 else GREY
        x = (key + last) * step
        if count:
            content += (
                f'<rect x="{x + 1:.1f}" y="{height - 24 - tall:.1f}" width="{max(1, step - 2):.1f}" '
                f'height="{tall:.1f}" fill="{ink}" fill-opacity=".82"/>'
            )
        if key in (-last, 0, last):
            content += text(
                min(max(x + step / 2, 14), width - 14), height - 8, f"{key * size:+d}" if key else "0",
                more='text-anchor="middle"',
            )  # fmt: skip
    content += f'<path d="M0,{height - 24}H{width}" stroke="{INK}"/>'
    return svg(width, height, content, "difference of points at the end")


def discs(
    pairs: Mapping[tuple[int, int], tuple[int, int]], names: tuple[str, str], inks: tuple[str, str]
) -> str:
    """Pairs of losses: how many games, and who won them. First side upwards, second to the right."""
    width, height, left = 440, 320, 40
    tops = [min(12, max([pair[side] for pair in pairs] or [1]) or 1) for side in (0, 1)]
    cell = ((width - left) / (tops[1] + 1), (height - 46) / (tops[0] + 1))
    folded: Counter[tuple[int, int]] = Counter()
    by_first: Counter[tuple[int, int]] = Counter()
    for (first, second), (won, others) in pairs.items():
        place = (min(first, tops[0]), min(second, tops[1]))
        folded[place] += won + others
        by_first[place] += won
    most = max(folded.values(), default=1)
    content = ""
    for first in range(tops[0] + 1):
        y = (tops[0] - first) * cell[1] + cell[1] / 2 + 2
        content += text(left - 8, y + 4, str(first), more='text-anchor="end"')
        for second in range(tops[1] + 1):
            x = left + second * cell[0] + cell[0] / 2
            content += (
                f'<rect x="{x - cell[0] / 2 + 1:.1f}" y="{y - cell[1] / 2 + 1:.1f}" '
                f'width="{cell[0] - 2:.1f}" height="{cell[1] - 2:.1f}" fill="{PALE}" fill-opacity=".55"/>'
            )
            count = folded[first, second]
            if count:
                radius = max(2.0, (count / most) ** 0.5 * min(cell) * 0.48)
                share = by_first[first, second] / count
                content += _pie(x, y, radius, share, inks)
                if radius > 11:
                    content += text(
                        x, y + 4, str(count), 11, 'text-anchor="middle" font-weight="700"', "#fff"
                    )
    for second in range(tops[1] + 1):
        content += text(
            left + (second + 0.5) * cell[0], height - 26, str(second), more='text-anchor="middle"'
        )
    content += text((width + left) / 2, height - 6, f"{names[1]}: lost", 12, 'text-anchor="middle"', INK)
    middle = (height - 46) / 2
    content += (
        f'<text transform="translate(12,{middle:.0f}) rotate(-90)" text-anchor="middle" font-size="12" '
        f'fill="{INK}">{escape(names[0])}: lost</text>'
    )
    return svg(width, height, content, "losses of both sides")


def _pie(x: float, y: float, radius: float, share: float, inks: tuple[str, str]) -> str:
    from math import cos, pi, sin

    if share in (0, 1):
        ink = inks[0] if share else inks[1]
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{ink}" fill-opacity=".85"/>'
    angle = 2 * pi * share
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{inks[1]}" fill-opacity=".85"/>'
        f'<path d="M{x:.1f},{y:.1f}V{y - radius:.1f}A{radius:.1f},{radius:.1f} 0 {int(share > 0.5)} 1 '
        f'{x + radius * sin(angle):.1f},{y - radius * cos(angle):.1f}Z" fill="{inks[0]}"/>'
    )


def lengths(first: Sequence[int], others: Sequence[int], inks: tuple[str, str]) -> str:
    """Turns until the end: up where the first side won, down where it did not."""
    width, height = 440, 300
    last = max([*first, *others, 1])
    size = max(1, -(-last // 40))
    slots = -(-last // size)
    rows = [[0] * slots for _ in range(2)]
    for row, values in zip(rows, (first, others), strict=True):
        for turns in values:
            row[max(0, -(-turns // size) - 1)] += 1
    middle = (height - 20) / 2
    content = mirrored(rows[0], rows[1], inks, (0, middle, width, middle - 6))
    step = width / slots
    for slot in range(slots):
        if slots <= 14 or slot % 5 == 4 or slot == 0:
            label = str((slot + 1) * size)
            content += text(slot * step + step / 2, height - 4, label, more='text-anchor="middle"')
    return svg(width, height, content, "length of the games in turns")
