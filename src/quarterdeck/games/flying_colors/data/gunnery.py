"""[12.8, 12.9, 12.12] The Firepower, Hit Results and carronade tables as frozen lookups."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec

from quarterdeck.datapack import DataError, DataSource, read_csv
from quarterdeck.games.flying_colors.ids import Column, Hits

COLUMNS: Final[tuple[Column, Column]] = ("hull", "rigging")

RATES: Final = ("(1)", "1", "2", "3", "4", "5", "6", "G")  # index = rate as the counters hold it
RANGES: Final = range(1, 11)
LOWEST_FIREPOWER: Final = -1  # the "<0" column
HIGHEST_FIREPOWER: Final = 21  # the ">20" column
HIGHEST_DIE: Final = 12
CARRONADES_FROM: Final = 1779
CARRONADES_LATE: Final = 1787


class FirepowerCell(NamedTuple):
    value: int | None  # None: a dash, no effect
    shaded: bool


class CarronadeRow(msgspec.Struct, frozen=True):
    """[12.12] One line: a nation, or a symbol on the counter, and the bonus of each period."""

    firer: str
    range_max: int
    y1779_1786: int
    y1787_1826: int


HitColumn = tuple[tuple[Hits, ...], ...]


class Gunnery(msgspec.Struct, frozen=True):
    """Everything fire looks up."""

    firepower: tuple[tuple[FirepowerCell, ...], ...]  # [rate][range], range 0 unused
    furthest: tuple[int, ...]  # [rate]: the longest range with a number
    hits: Mapping[str, HitColumn]  # [column][firepower + 1][die]
    later_hits: Mapping[str, HitColumn]
    carronades: tuple[CarronadeRow, ...]


HitText = Annotated[str, msgspec.Meta(pattern=r"^(-|(\d*[HRM])+)\*?$")]  # 5R2H, 3HM, 2R*, -


class FirepowerRow(msgspec.Struct, frozen=True):
    rate: str
    range: int
    firepower: Annotated[str, msgspec.Meta(pattern=r"^(-|-?\d+)$")]
    shaded: Literal["yes", "no"]


class HitRow(msgspec.Struct, frozen=True):
    firepower: Annotated[str, msgspec.Meta(pattern=r"^(<0|>20|\d+)$")]
    die: int
    rigging: HitText
    hull: HitText


_HIT: Final = re.compile(r"(\d*)([HRM])")


def parse_hits(text: str) -> Hits:
    """Read a cell such as `5R2H`, `3HM`, `2R*` or `-`."""
    found = {"H": 0, "R": 0, "M": 0}
    star = text.endswith("*")
    body = text.removesuffix("*")
    if body != "-":
        if not re.fullmatch(r"(\d*[HRM])+", body):
            raise ValueError(f"not a hit result: {text!r}")
        for number, letter in _HIT.findall(body):
            found[letter] += int(number or 1)
    return Hits(found["H"], found["R"], found["M"], star)


def _firepower(source: DataSource) -> tuple[tuple[FirepowerCell, ...], ...]:
    name = "firepower.csv"
    cells = {
        (row.rate, row.range): FirepowerCell(
            None if row.firepower == "-" else int(row.firepower), row.shaded == "yes"
        )
        for row in read_csv(source, name, FirepowerRow)
    }
    if set(cells) != {(rate, distance) for rate in RATES for distance in RANGES}:
        raise DataError(name, 0, 0, "needs each rate (G, 6 to 1, (1)) at each range 1 to 10 once")
    nothing = FirepowerCell(None, False)
    return tuple((nothing, *(cells[rate, distance] for distance in RANGES)) for rate in RATES)


def _firepower_column(text: str) -> int:
    ends = {"<0": LOWEST_FIREPOWER, ">20": HIGHEST_FIREPOWER}
    return ends[text] if text in ends else int(text)


def _hits(source: DataSource, name: str) -> dict[str, HitColumn]:
    rows = read_csv(source, name, HitRow)
    cells = {(_firepower_column(row.firepower), row.die): row for row in rows}
    columns = range(LOWEST_FIREPOWER, HIGHEST_FIREPOWER + 1)
    dice = range(HIGHEST_DIE + 1)
    if set(cells) != {(firepower, die) for firepower in columns for die in dice}:
        raise DataError(name, 0, 0, "needs each firepower (<0, 0 to 20, >20) with each die 0 to 12 once")
    return {
        column: tuple(
            tuple(parse_hits(getattr(cells[firepower, die], column)) for die in dice) for firepower in columns
        )
        for column in COLUMNS
    }


def read_gunnery(source: DataSource, tables: Mapping[str, Any]) -> Gunnery:
    """Both hit tables (ruling 181), the firepower table and the carronade lines of small_tables.toml."""
    firepower = _firepower(source)
    return Gunnery(
        firepower=firepower,
        furthest=tuple(max(r for r in RANGES if row[r].value is not None) for row in firepower),
        hits=_hits(source, "hit_results.csv"),
        later_hits=_hits(source, "hit_results_later_card.csv"),
        carronades=msgspec.convert(tables["carronades"]["rows"], tuple[CarronadeRow, ...]),
    )


def carronade_lines(
    table: tuple[CarronadeRow, ...], year: int, nation: str, symbol: str, distance: int
) -> list[CarronadeRow]:
    """[12.12] The lines that give this firer a bonus; they add up (rulings 99, 115, 116)."""
    if year < CARRONADES_FROM:
        return []
    hexagon = "red_hexagon" if symbol in ("red_hexagon", "white_hexagon") else ""
    return [
        row
        for row in table
        if row.firer in (nation, hexagon) and distance <= row.range_max and carronade_bonus(row, year)
    ]


def carronade_bonus(row: CarronadeRow, year: int) -> int:
    return row.y1779_1786 if year < CARRONADES_LATE else row.y1787_1826
