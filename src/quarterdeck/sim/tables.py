"""Parquet files of a study. The columns are documented in docs/study.md and kept stable."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from quarterdeck.kernel import Event, Roll

if TYPE_CHECKING:
    import pyarrow as pa

    from quarterdeck.sim.study import Played, Study

INTEGERS, SMALL, TEXT, NUMBER = "int32", "int16", "string", "float32"
LIST = "list"
COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "setup": SMALL,
        "game": INTEGERS,
        "scenario": TEXT,
        "options": TEXT,
        "seed": TEXT,
        "winner": TEXT,
        "level": TEXT,
        "reason": TEXT,
        "turns": SMALL,
        "decisions": INTEGERS,
        "fingerprint": TEXT,
    },
    "seats": {
        "setup": SMALL,
        "game": INTEGERS,
        "seat": TEXT,
        "bot": TEXT,
        "place": SMALL,
        "won": "bool",
        "score": INTEGERS,
        "lost": SMALL,
        "losses": TEXT,
    },
    "events": {"setup": SMALL, "game": INTEGERS, "what": TEXT, "count": INTEGERS},
    "turns": {
        "setup": SMALL,
        "game": INTEGERS,
        "turn": SMALL,
        "seat": TEXT,
        "points": INTEGERS,
        "lost": SMALL,
        "decisions": INTEGERS,
    },
    "rolls": {
        "setup": SMALL,
        "game": INTEGERS,
        "turn": SMALL,
        "n": INTEGERS,
        "seat": TEXT,
        "what": TEXT,
        "rule": TEXT,
        "table": TEXT,
        "sides": LIST,
        "dice": LIST,
        "modifiers": SMALL,
        "total": SMALL,
        "result": TEXT,
        "chance": NUMBER,
        "luck": NUMBER,
    },
}


class Rows:
    """Turns and rolls of a piece, column by column."""

    def __init__(self) -> None:
        self.turns: dict[str, list[Any]] = {name: [] for name in COLUMNS["turns"]}
        self.rolls: dict[str, list[Any]] = {name: [] for name in COLUMNS["rolls"]}

    def add_turn(self, *values: Any) -> None:
        for column, value in zip(self.turns.values(), values, strict=True):
            column.append(value)

    def add_roll(
        self, setup: int, game: int, turn: int, seat: str, event: Event, roll: Roll, luck: float
    ) -> None:
        row = (
            setup,
            game,
            turn,
            event.n,
            seat,
            event.what,
            event.rule,
            roll.table,
            roll.sides,
            roll.dice,
            sum(mod.value for mod in roll.mods),
            roll.total,
            None if roll.result is None else str(roll.result),
            event.chance(roll),
            luck,
        )
        for column, value in zip(self.rolls.values(), row, strict=True):
            column.append(value)

    def files(self) -> dict[str, bytes]:
        return {
            "turns.parquet": _parquet(table("turns", self.turns)),
            "rolls.parquet": _parquet(table("rolls", self.rolls)),
        }


def table(name: str, columns: dict[str, list[Any]]) -> pa.Table:
    import pyarrow as pa

    kinds: dict[str, Any] = {
        LIST: pa.list_(pa.int8()),
        TEXT: pa.string(),
        "bool": pa.bool_(),
        SMALL: pa.int16(),
        INTEGERS: pa.int32(),
        NUMBER: pa.float32(),
    }
    schema = pa.schema([(column, kinds[kind]) for column, kind in COLUMNS[name].items()])
    return pa.table(columns, schema=schema)


def _parquet(rows: pa.Table) -> bytes:
    import pyarrow.parquet as pq

    out = io.BytesIO()
    pq.write_table(rows, out, compression="zstd")
    return out.getvalue()


class GamesWriter:
    """games.parquet, seats.parquet and events.parquet, written as the games are read, some at a time."""

    AT_ONCE = 10_000

    def __init__(self, study: Study) -> None:
        self.study = study

    def write(self, folder: Path, played: Iterable[Played]) -> None:
        import pyarrow.parquet as pq

        writers: dict[str, Any] = {}
        for some in _chunks(played, self.AT_ONCE):
            for name, rows in (
                ("games", [self._game(p) for p in some]),
                ("seats", [row for p in some for row in self._seats(p)]),
                ("events", [(p.setup, p.game, what, n) for p in some for what, n in p.events.items()]),
            ):
                columns = {column: [row[place] for row in rows] for place, column in enumerate(COLUMNS[name])}
                made = table(name, columns)
                if name not in writers:
                    writers[name] = pq.ParquetWriter(folder / f".{name}.new", made.schema, compression="zstd")
                writers[name].write_table(made)
        for name, writer in writers.items():
            writer.close()
            (folder / f".{name}.new").replace(folder / f"{name}.parquet")

    def _game(self, played: Played) -> tuple[Any, ...]:
        setup = self.study.setups[played.setup]
        return (
            played.setup,
            played.game,
            setup.scenario,
            msgspec.json.encode(setup.options, order="sorted").decode(),
            played.seed,
            " and ".join(played.winners) or None,
            played.level,
            played.reason,
            played.turns,
            played.decisions,
            played.fingerprint,
        )

    def _seats(self, played: Played) -> list[tuple[Any, ...]]:
        places = {seat: place for place, seats in enumerate(played.ranking, 1) for seat in seats}
        rows = []
        for seat, bot in self.study.setups[played.setup].bots.items():
            causes = played.losses.get(seat, {})
            rows.append(
                (
                    played.setup,
                    played.game,
                    seat,
                    bot,
                    places.get(seat),
                    seat in played.winners,
                    played.scores.get(seat),
                    sum(causes.values()),
                    msgspec.json.encode(causes, order="sorted").decode(),
                )
            )
        return rows


def _chunks(items: Iterable[Played], size: int) -> Iterable[Sequence[Played]]:
    some: list[Played] = []
    for item in items:
        some.append(item)
        if len(some) == size:
            yield some
            some = []
    if some:
        yield some
