"""Engines for SQLite and PostgreSQL, and the migrations that bring a database up to date.

All of them hide the values of a statement that failed: they would come into the log, and some are secret.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path
from time import sleep
from typing import Any

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

NEWEST = "0004"  # the last of the migrations
MIGRATION_LOCK = 7_303_014  # any number, the same in every process
BUSY_MS = 15_000
TRIES = 50


class BadDatabase(ValueError):
    """The database address cannot be used; the text says why in one line."""


def database_url(address: str) -> URL:
    """The address with the driver we use: aiosqlite or asyncpg."""
    try:
        url = make_url(address)
    except Exception as error:
        raise BadDatabase(f"not a database address: {error}") from None
    backend = url.get_backend_name()
    if backend == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(f"databases are sqlite:///FILE or postgresql://..., not {backend}")


def make_engine(address: str, *, writer: bool = False) -> AsyncEngine:
    """An engine to read with, or the one connection of the single writer."""
    url = database_url(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, writer)
    size = 2 if writer else 8
    return create_async_engine(
        url, pool_size=size, max_overflow=0 if writer else 8, pool_pre_ping=True, hide_parameters=True
    )


def make_thread_engine(address: str) -> Engine | None:
    """For SQLite, the writer's engine inside one thread: going back and forth between the thread and the
    event loop for every statement of a commit would cost more than the commit. None for PostgreSQL."""
    url = database_url(address)
    if url.get_backend_name() != "sqlite":
        return None
    engine = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool, hide_parameters=True)
    _prepare(engine, writer=True)
    return engine


def _sqlite(url: URL, writer: bool) -> AsyncEngine:
    if not url.database or url.database == ":memory:":
        raise BadDatabase("matches are kept in a file: sqlite:///FILE")
    file = Path(url.database)
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    file.touch(mode=0o600)  # the keys of the dice are in it; SQLite gives its log the same rights
    engine = create_async_engine(url, pool_size=1 if writer else 4, max_overflow=0, hide_parameters=True)
    _prepare(engine.sync_engine, writer=writer)
    return engine


def _prepare(engine: Engine, *, writer: bool) -> None:
    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, below
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # durable against power loss, not only a killed process
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA secure_delete=ON")  # what is deleted is written over
        cursor.execute("PRAGMA wal_autocheckpoint=0")  # never inside a commit: see checkpoints.py
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writer else "BEGIN")


def free_space(address: str) -> int:
    """Bytes that the disk of an SQLite file has left; for a server elsewhere it is not ours to know."""
    url = database_url(address)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return 2**63
    folder = Path(url.database or "").parent
    existing = next(place for place in (folder, *folder.parents) if place.exists())
    return shutil.disk_usage(existing).free


def write_anew(address: str) -> None:
    """Write an SQLite file anew without what was deleted in it, and empty its log."""
    with contextlib.closing(sqlite3.connect(database_url(address).database or "")) as connection:
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        connection.execute("VACUUM")
        for _ in range(TRIES):  # a reader of the server may just hold on to the log
            busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if not busy:
                return
            sleep(0.1)


async def migrate(address: str) -> str:
    """Bring the database to the newest revision; several processes may try at once."""
    engine = make_engine(address, writer=True)
    try:
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            if await revision(connection) != NEWEST:
                from . import upgrade  # Alembic takes its time to load, and is seldom needed

                await connection.run_sync(upgrade.to_newest)
            return await revision(connection)
    finally:
        await engine.dispose()


async def revision(connection: AsyncConnection) -> str:
    """The revision that the database has; nothing for a new one."""
    if not await connection.run_sync(lambda c: inspect(c).has_table("alembic_version")):
        return ""
    found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    return str(found or "")
