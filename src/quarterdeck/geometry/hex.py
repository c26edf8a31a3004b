"""Hexes as plain integers: numbering, neighbours, distance and bearings.

A hex is one ``int`` built from axial coordinates so that every step, distance and bearing depends on the
*difference* of two hexes alone.  Tables indexed by that difference therefore serve the whole map, and a
negative difference simply indexes a ``bytes`` table from its end.

The sheets are those of Flying Colors [2.0, 18.0]: flat-topped hexes in vertical columns, row 01 at the top,
even columns half a hex higher, 70 columns by 34 rows, sheet A above B above C with the rows running on
(global row 1..102).  Directions 1..6 run clockwise from 1 = towards the row 01 edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NewType, overload

Offset = NewType("Offset", int)
"""The difference of two hexes; a step is one to a neighbour."""

if TYPE_CHECKING:

    class Hex(int):
        """A hex of the sheets: with an offset it makes another hex, two hexes make an offset."""

        def __add__(self, step: Offset) -> Hex: ...  # type: ignore[override] # nothing else can be added
        @overload  # type: ignore[override] # nor taken away
        def __sub__(self, step: Offset) -> Hex: ...
        @overload
        def __sub__(self, other: Hex) -> Offset: ...
        def __sub__(self, other: int) -> int: ...
else:
    Hex = int

COLUMNS: Final = 70
ROWS: Final = 34
SHEETS: Final = "ABC"
ALL_ROWS: Final = ROWS * len(SHEETS)

_BITS: Final = 9
_STRIDE: Final = 1 << _BITS
_HALF: Final = _STRIDE >> 1
_MASK: Final = _STRIDE - 1
_LIFT: Final = 128  # keeps the second axial coordinate positive on every sheet

DIRECTIONS: Final = (1, 2, 3, 4, 5, 6)


def offset(dx: int, dz: int) -> Offset:
    """The difference of two hexes that lie dx columns and dz axial rows apart."""
    return Offset(dx * _STRIDE + dz)


def split(difference: Offset) -> tuple[int, int]:
    """Undo :func:`offset`: the axial (dx, dz) of a difference."""
    dz = ((difference + _HALF) & _MASK) - _HALF
    return (difference - dz) >> _BITS, dz


STEP: Final[tuple[Offset, ...]] = (
    offset(0, 0),
    offset(0, -1),
    offset(1, -1),
    offset(1, 0),
    offset(0, 1),
    offset(-1, 1),
    offset(-1, 0),
)
"""STEP[d] is what to add to a hex to reach its neighbour in direction d (index 0 is no step)."""

_DIRECTION_OF_STEP: Final = {STEP[d]: d for d in DIRECTIONS}


def hex_at(column: int, row: int) -> Hex:
    """The hex of a column (1..70) and a global row (1..102, counted over the stacked sheets)."""
    return Hex(column * _STRIDE + (row - (column >> 1)) + _LIFT)


def column_of(hex_: Hex) -> int:
    return hex_ >> _BITS


def row_of(hex_: Hex) -> int:
    """Global row, 1..102 on the stacked sheets."""
    return (hex_ & _MASK) - _LIFT + (hex_ >> (_BITS + 1))


def on_sheets(hex_: Hex) -> bool:
    """Does the hex lie on any of the three stacked sheets?"""
    return 1 <= column_of(hex_) <= COLUMNS and 1 <= row_of(hex_) <= ALL_ROWS


def hex_name(hex_: Hex) -> str:
    """Printed name, sheet letter, column and row: ``A4205``."""
    sheet, row = divmod(row_of(hex_) - 1, ROWS)
    if not on_sheets(hex_):
        return f"?{column_of(hex_)},{row_of(hex_)}"
    return f"{SHEETS[sheet]}{column_of(hex_):02d}{row + 1:02d}"


def parse_hex(name: str) -> Hex:
    """The hex of a printed name; raises ValueError for anything that is on no sheet."""
    if len(name) != 5 or name[0] not in SHEETS or not name[1:].isdecimal():
        raise ValueError(f"not a hex name: {name!r}")
    column, row = int(name[1:3]), int(name[3:5])
    if not (1 <= column <= COLUMNS and 1 <= row <= ROWS):
        raise ValueError(f"no such hex: {name!r}")
    return hex_at(column, row + ROWS * SHEETS.index(name[0]))


def neighbour(hex_: Hex, direction: int) -> Hex:
    return hex_ + STEP[direction]


def turn(direction: int, steps: int) -> int:
    """The direction `steps` hexsides clockwise (negative: counter-clockwise)."""
    return (direction - 1 + steps) % 6 + 1


def direction_between(a: Hex, b: Hex) -> int:
    """The direction from a hex to a neighbouring one, 0 if the two are not neighbours."""
    return _DIRECTION_OF_STEP.get(b - a, 0)


def sheet_hexes(sheets: str = SHEETS) -> Iterator[Hex]:
    """Every hex of the given sheets, by sheet, column and row."""
    for sheet in sheets:
        base = ROWS * SHEETS.index(sheet)
        for column in range(1, COLUMNS + 1):
            for row in range(1, ROWS + 1):
                yield hex_at(column, base + row)


# --- tables indexed by the difference of two hexes ---------------------------------------------------------

_TABLE_SIZE: Final = 2 * (COLUMNS + 2) * _STRIDE


def axial_length(dx: int, dz: int) -> int:
    return max(abs(dx), abs(dz), abs(dx + dz))


def _distances() -> bytes:
    table = bytearray(_TABLE_SIZE)
    for dx in range(-COLUMNS - 1, COLUMNS + 2):
        for dz in range(-_HALF + 1, _HALF):
            table[offset(dx, dz)] = min(255, axial_length(dx, dz))
    return bytes(table)


DISTANCE: Final[bytes] = _distances()
"""DISTANCE[b - a] is the number of hexes from a to b, the target hex counted."""


def distance(a: Hex, b: Hex) -> int:
    return DISTANCE[b - a]


def rotate(dx: int, dz: int, steps: int) -> tuple[int, int]:
    """Turn an axial difference clockwise by `steps` times 60 degrees."""
    for _ in range(steps % 6):
        dx, dz = -dz, dx + dz
    return dx, dz


def disc(radius: int) -> tuple[tuple[int, int], ...]:
    """All axial differences up to a distance, the centre included."""
    reach = range(-radius, radius + 1)
    return tuple((dx, dz) for dx in reach for dz in reach if axial_length(dx, dz) <= radius)


def within(hex_: Hex, radius: int) -> Iterator[Hex]:
    """The hexes up to a distance from a hex (they may lie off the sheets)."""
    for dx, dz in disc(radius):
        yield hex_ + offset(dx, dz)


# --- bearings ----------------------------------------------------------------------------------------------

AHEAD: Final = 1
STARBOARD: Final = 2
ASTERN: Final = 4
PORT: Final = 8
BEARING_RADIUS: Final = 13


def bearing_sector(dx: int, dz: int, facing: int) -> int:
    """The sector in which a hex centre bears as seen from another hex, for a given facing.

    Starboard and port hold the bearings from 30 to 150 degrees off the bow, limits included; both limits run
    along hexspines and through hex centres.  0 stands for the hex itself.
    """
    dx, dz = rotate(dx, dz, 1 - facing)  # as if facing direction 1
    if dx == 0 and dz == 0:
        return 0
    if dx > 0 and -2 * dx <= dz <= dx:
        return STARBOARD
    if dx < 0 and dx <= dz <= -2 * dx:
        return PORT
    return AHEAD if dx + 2 * dz < 0 else ASTERN


def _bearings(facing: int) -> bytes:
    table = bytearray(_TABLE_SIZE)
    for dx, dz in disc(BEARING_RADIUS):
        table[offset(dx, dz)] = bearing_sector(dx, dz, facing)
    return bytes(table)


BEARING: Final[tuple[bytes, ...]] = (bytes(_TABLE_SIZE), *(_bearings(f) for f in DIRECTIONS))
"""BEARING[facing][b - a]: sector of b seen from a; filled up to BEARING_RADIUS hexes, 0 beyond."""
