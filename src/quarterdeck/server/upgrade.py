"""Alembic, run by the program on a connection it has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from .tables import metadata


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def to_newest(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def newest() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def differences(connection: Connection) -> list[Any]:
    """What the tables in the code have that the migrated database has not; a test keeps it empty."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))
