"""What `doctor` asks of a server's surroundings: the configured database and broker, and the data folder."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

from sqlalchemy import func, select, text
from sqlalchemy.engine import make_url

from .brokers import make_broker
from .database import database_url, free_space, make_engine
from .settings import Settings, default_database
from .tables import matches


def database() -> str:
    """The database that a server started now would use: it answers, is whole, and can be written to."""
    address = os.environ.get("QUARTERDECK_DATABASE") or default_database()
    shown = make_url(address).render_as_string(hide_password=True)
    if database_url(address).get_backend_name() == "sqlite":
        file = Path(database_url(address).database or "")
        writable(file.parent)
        assert free_space(address) >= Settings(address).free_bytes, "the disk is nearly full"
        if not file.exists():
            return f"{shown}, made when first needed"
    return f"{shown}, {asyncio.run(_count(address))} matches"


def writable(folder: Path) -> None:
    """Try it: rights alone do not tell of a full or read-only disk."""
    existing = next(place for place in (folder, *folder.parents) if place.exists())
    try:
        with tempfile.TemporaryFile(dir=existing) as file:
            file.write(b"x")
    except OSError as error:
        raise AssertionError(f"{existing} cannot be written to: {error.strerror}") from None


async def _count(address: str) -> int:
    engine = make_engine(address)
    try:
        async with engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                found = (await connection.execute(text("PRAGMA quick_check"))).scalar_one()
                assert found == "ok", found
            return int((await connection.execute(select(func.count()).select_from(matches))).scalar_one())
    finally:
        await engine.dispose()


def broker() -> str:
    """The broker, where one is configured."""
    address = os.environ.get("QUARTERDECK_BROKER")
    if address is None:
        return "none configured, none needed for one process"

    async def ask() -> bool:
        news = make_broker(address)
        try:
            return await news.healthy()
        finally:
            await news.close()

    assert asyncio.run(ask()), "it does not answer"
    return make_url(address).render_as_string(hide_password=True)
