"""A review as one HTML file that needs nothing else: the curve, the accounts, what cost most."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from quarterdeck import registry
from quarterdeck.i18n import format
from quarterdeck.kernel import Message
from quarterdeck.sim.figures import GREY, PALE, colour, svg, text
from quarterdeck.sim.review import Review, Reviewed

WIDTH, HEIGHT, LEFT, TOP = 960, 300, 40, 16
"""Of the curve."""


def as_html(review: Review, language: str = "en") -> str:
    rules = registry.load(review.game)
    names = [format(rules.seat_name(seat), language) for seat in review.seats]
    title = format(_title(rules.scenario(review.scenario).title), language)
    style = (files("quarterdeck.sim") / "report.css").read_text(encoding="utf-8")
    parts = [
        f"<h1>{escape(title)}: after-action review</h1>",
        f"<p>{len(review.orders)} of {review.decisions} orders looked at, {review.simulations:,} play-outs. "
        "Chances are shares of wins when lieutenants play on from there.</p>",
        _curve(review, names),
        "<h2>Luck and orders</h2>",
        _accounts(review, names),
        "<h2>What cost most</h2>",
        _costliest(review, names, language),
    ]
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{style}</style><main>{''.join(parts)}</main></html>"
    )


def worded(said: Sequence[Message], language: str) -> str:
    """An order in a language."""
    return "; ".join(format(message, language) for message in said)


def _title(title: str) -> str:
    return title if title.startswith("@") else f"@{title}"


def _curve(review: Review, names: Sequence[str]) -> str:
    """Each seat's chances, order by order; the last point is the result."""
    last = max(1, len(review.orders))

    def x(place: float) -> float:
        return LEFT + (WIDTH - LEFT - 10) * place / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - 2 * TOP) * (1 - share)

    lines = []
    for share in (0.0, 0.5, 1.0):
        lines.append(f'<path d="M{LEFT},{y(share):.1f}H{WIDTH - 10}" stroke="{PALE}" fill="none"/>')
        lines.append(text(4, y(share) + 4, f"{10 * share:g}", fill=GREY))
    shown = range(len(review.seats)) if len(review.seats) > 2 else range(1)
    for place in shown:
        points = [order.usual[place] for order in review.orders] + [review.result[place]]
        path = "L".join(f"{x(k):.1f},{y(share):.1f}" for k, share in enumerate(points))
        ink = colour(review.seats[place], place)
        lines.append(f'<path d="M{path}" stroke="{ink}" stroke-width="2" fill="none"/>')
    for order in review.costliest():
        k = review.orders.index(order)
        place = review.seats.index(order.seat)
        height = y(order.usual[shown[0] if len(review.seats) <= 2 else place])
        lines.append(f'<circle cx="{x(k):.1f}" cy="{height:.1f}" r="5" fill="{colour(order.seat, place)}"/>')
    return svg(WIDTH, HEIGHT, "".join(lines), f"Chances of {names[0]} in ten, order by order")


def _accounts(review: Review, names: Sequence[str]) -> str:
    """[story] start + luck + found - mine + theirs = result, in tenths of a win."""
    heads = (
        "", "start", "luck", "give or take", "captains found", "own orders cost", "give or take",
        "others gave", "result",
    )  # fmt: skip
    rows = [
        (name, _tenths(s.start), f"{10 * s.luck:+.1f}", _tenths(s.luck_error), f"{10 * s.found:+.1f}",
         _tenths(s.own), _tenths(s.error), _tenths(s.others), _tenths(s.result))
        for name, s in zip(names, review.sides, strict=True)
    ]  # fmt: skip
    return _table(heads, rows)


def _costliest(review: Review, names: Sequence[str], language: str) -> str:
    found = review.costliest(8)
    if not found:
        return "<p>No order cost more than chance could explain.</p>"
    heads = ("action", "seat", "played", "better", "cost", "give or take")
    return _table(heads, [_row(order, review, names, language) for order in found])


def _row(order: Reviewed, review: Review, names: Sequence[str], language: str) -> tuple[str, ...]:
    place = review.seats.index(order.seat)
    cost, error = _tenths(order.cost(place)), _tenths(order.error)
    said, better = worded(order.said, language), worded(order.better_said, language)
    return str(order.at + 1), names[place], said, better, cost, error


def _tenths(share: float) -> str:
    return f"{10 * share:.1f}"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
