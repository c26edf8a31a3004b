"""Real PostgreSQL, Redis and server processes, started at first use and stopped at the end."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from services import Postgres, Redis, Server, missing_postgres, missing_redis

_names = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    reason = missing_postgres()
    if reason is not None:
        pytest.skip(reason)
    service = Postgres()
    yield service
    service.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    reason = missing_redis()
    if reason is not None:
        pytest.skip(reason)
    service = Redis()
    yield service
    service.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: each test runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite'}"
    service: Postgres = request.getfixturevalue("postgres")
    return service.database(f"test_{os.getpid()}_{next(_names)}")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'test.sqlite'}"


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts server processes; whatever still runs at the end of the test is stopped."""
    running: list[Server] = []

    def start(database: str, *args: str, port: int | None = None) -> Server:
        server = Server(database, *args, port=port, log=tmp_path / "server.log")
        running.append(server)
        return server

    yield start
    for server in running:
        server.stop()


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite with a thinker, shared by the tests that leave nothing behind."""
    folder = tmp_path_factory.mktemp("live")
    server = Server(f"sqlite:///{folder / 'live.sqlite'}", log=folder / "server.log")
    yield server
    assert server.stop() in (0, -signal.SIGTERM), "the server did not stop by itself"
    assert "Finished server process" in (folder / "server.log").read_text().splitlines()[-1]


@pytest.fixture
def visitor(live: Server) -> Iterator[Callable[[], httpx.Client]]:
    """Makes clients with cookies of their own, as so many browsers."""
    with contextlib.ExitStack() as stack:
        yield lambda: stack.enter_context(httpx.Client(base_url=live.url, timeout=30))
