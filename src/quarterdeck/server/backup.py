"""Backup and restore: every row as a line of JSON, packed. The same file fits SQLite and PostgreSQL."""

from __future__ import annotations

import base64
import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import make_engine, migrate, revision
from .tables import metadata

FORMAT = 1
CHUNK = 500


class BadBackup(ValueError):
    """The file is no backup, or not a whole one; or the database is not empty."""


async def backup(address: str, path: Path) -> dict[str, int]:
    """Write all rows as they are at one moment; the file appears only when it is whole."""
    engine = make_engine(address)
    part = path.with_name(path.name + ".part")
    counts: dict[str, int] = {}
    try:
        async with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            part.touch(mode=0o600)
            with gzip.open(part, "wb") as file:
                file.write(_line({"quarterdeck_backup": FORMAT, "revision": await revision(connection)}))
                for table in metadata.sorted_tables:
                    counts[table.name] = await _write_table(connection, table, file)
                file.write(_line({"end": counts}))
    finally:
        await engine.dispose()
    with part.open("rb") as whole:
        os.fsync(whole.fileno())
    os.replace(part, path)
    return counts


async def _write_table(connection: AsyncConnection, table: Table, file: gzip.GzipFile) -> int:
    count = 0
    rows = await connection.stream(select(table))
    async for row in rows.mappings():
        file.write(_line([table.name, {name: _plain(value) for name, value in row.items()}]))
        count += 1
    return count


async def restore(address: str, path: Path) -> dict[str, int]:
    """Fill an empty database; all or nothing."""
    await migrate(address)
    engine = make_engine(address, writer=True)
    try:
        async with engine.begin() as connection:
            await _must_be_empty(connection)
            return await _read(connection, path)
    finally:
        await engine.dispose()


async def _must_be_empty(connection: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        count = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        if count:
            raise BadBackup(f"the database is not empty: {table.name} has {count} rows")


async def _read(connection: AsyncConnection, path: Path) -> dict[str, int]:
    lines = _lines(path)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("quarterdeck_backup") != FORMAT:
        raise BadBackup("this is no backup of quarterdeck")
    if head["revision"] != await revision(connection):
        raise BadBackup(f"the backup has revision {head['revision']}, the database another one")
    counts = dict.fromkeys((table.name for table in metadata.sorted_tables), 0)
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    for line in lines:
        if isinstance(line, dict):
            await _insert(connection, current, waiting)
            if line.get("end") != counts:
                raise BadBackup("the backup does not hold what it says at its end")
            return counts
        name, row = line
        if current is None or name != current.name or len(waiting) == CHUNK:
            await _insert(connection, current, waiting)
            waiting = []
            current = metadata.tables[name]
        waiting.append(_typed(current, row))
        counts[name] += 1
    raise BadBackup("the backup breaks off before its end")


async def _insert(connection: AsyncConnection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None:
        await connection.execute(insert(table), rows)


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield msgspec.json.decode(line)
    except (EOFError, gzip.BadGzipFile, msgspec.DecodeError) as error:
        raise BadBackup(f"the backup cannot be read: {error}") from None


def _line(value: Any) -> bytes:
    return json.dumps(value).encode() + b"\n"  # names of columns are a kind of text msgspec does not know


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


def _typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Blobs back to bytes. A job gets a new number, so that the database's own counting stays right."""
    typed = {}
    for name, value in row.items():
        if table.name == "jobs" and name == "id":
            continue
        blob = isinstance(table.c[name].type, LargeBinary) and value is not None
        typed[name] = base64.b64decode(value) if blob else value
    return typed
