"""A view drawn as text, for the terminal: the chart around the ship that acts, then both fleets [2.0]."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from quarterdeck.geometry.hex import ALL_ROWS, COLUMNS, Hex, column_of, hex_at, hex_name, parse_hex, row_of
from quarterdeck.kernel import Words

if TYPE_CHECKING:
    from quarterdeck.games.flying_colors.view import FCView, ShipView

ARROWS: Final = (" ↑↗↘↓↙↖", " ⇑⇗⇘⇓⇙⇖")  # directions 1..6 of the first and the second side's bows
CELL: Final = 3
MOST_COLUMNS: Final = 36
MOST_ROWS: Final = 11
MARGIN: Final = 2
HALF_WIDTH: Final = 58
STATES: Final = (
    "struck", "burning", "adrift", "irons", "anchored", "aground", "full_sails", "prize", "damaged",
)  # fmt: skip


def drawn_view(view: FCView, words: Words) -> str:
    """Turn and wind, the chart, then the ships of both sides next to each other."""
    afloat = [ship for ship in view.ships if ship.bow]
    lines = [_head(view, words)]
    if afloat:
        lines += _chart(view, afloat)
    lines.append(words("fc-board-legend", {}))
    sides = [_fleet(view, fleet.seat, afloat, words) for fleet in view.fleets]
    lines += [f"{left:{HALF_WIDTH}}  {right}".rstrip() for left, right in zip_longest(*sides, fillvalue="")]
    return "\n".join(lines)


def _head(view: FCView, words: Words) -> str:
    wind = f"{ARROWS[0][view.wind]} {view.wind}"
    return words("fc-board-head", {"turn": view.turn, "turns": view.turns or "-", "wind": wind})


def _chart(view: FCView, afloat: list[ShipView]) -> list[str]:
    """Two lines a row, since even columns lie half a hex higher."""
    columns, rows = _window(view, afloat)
    marks = _marks(view, afloat)
    head = "    " + "".join(f"{column:^{CELL}}" if column % 2 == 0 else " " * CELL for column in columns)
    lines = [head.rstrip()]
    for row in rows:
        for odd in (0, 1):
            label = hex_name(hex_at(columns[0], row)) if odd else ""
            cells = [
                marks.get(hex_at(column, row), " · ") if column % 2 == odd else " " * CELL
                for column in columns
            ]
            lines.append(f"{label[:1] + label[3:]:4}" + "".join(cells).rstrip())
    return lines


def _marks(view: FCView, afloat: list[ShipView]) -> dict[Hex, str]:
    """The bow shows the heading and the ship's number, the stern the number alone."""
    marks = {}
    for ship in sorted(afloat, key=lambda ship: ship.id == view.active):
        marks[parse_hex(ship.stern)] = f" {ship.id:<2}"
        marks[parse_hex(ship.bow)] = f"{_arrow(view, ship)}{ship.id:<2}"
    return marks


def _arrow(view: FCView, ship: ShipView) -> str:
    return "#" if ship.battery else ARROWS[ship.side != view.fleets[0].seat][ship.facing]


def _window(view: FCView, afloat: list[ShipView]) -> tuple[range, range]:
    """All ships where they fit; otherwise the water around the ship that acts, or the seat's first."""
    hexes = [parse_hex(name) for ship in afloat for name in (ship.bow, ship.stern)]
    eye = next((ship for ship in afloat if ship.id == view.active), None)
    eye = eye or next((ship for ship in afloat if ship.side == view.seat), afloat[0])
    centre = parse_hex(eye.bow)
    return (
        _span([column_of(h) for h in hexes], column_of(centre), MOST_COLUMNS, COLUMNS),
        _span([row_of(h) for h in hexes], row_of(centre), MOST_ROWS, ALL_ROWS),
    )


def _span(values: list[int], centre: int, most: int, last: int) -> range:
    low, high = min(values) - MARGIN, max(values) + MARGIN
    if high - low >= most:
        low, high = centre - most // 2, centre + most // 2
    return range(max(1, low), min(last, high) + 1)


def _fleet(view: FCView, seat: str, afloat: list[ShipView], words: Words) -> list[str]:
    ships = [ship for ship in afloat if ship.side == seat]
    points = dict(zip((fleet.seat for fleet in view.fleets), view.half_points, strict=False))
    half = points.get(seat, 0)
    score = f"{half // 2}½" if half % 2 else f"{half // 2}"
    name = words(f"fc-seat-{seat}", {})
    lines = [words("fc-board-fleet", {"side": name, "ships": len(ships), "points": score})]
    return lines + [_ship(view, ship, words) for ship in ships]


def _ship(view: FCView, ship: ShipView, words: Words) -> str:
    """Number, name, bow and heading, hull left, rigging hits, crew, then what befell her."""
    pointer = ">" if ship.id == view.active else " "
    flag = "*" if any(c.ship == ship.id for c in view.commanders) else " "
    name = ship.name if len(ship.name) <= 18 else ship.name[:17] + "…"
    states = [words(f"fc-board-{state.replace('_', '-')}", {}) for state in STATES if getattr(ship, state)]
    links = [f"x{other}" for other in ship.grappled] + [f"%{other}" for other in ship.fouled]
    values = f"{ship.hull_left:2}/-{ship.rigging}/{ship.manpower}"
    return f"{pointer}{ship.id:2}{flag}{name:18} {ship.bow}{_arrow(view, ship)} {values:9}" + " ".join(
        links + states
    )
