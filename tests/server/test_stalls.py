"""What would make everybody wait for a moment is done beside the play: SQLite's log, the collector."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import random
import shutil
import sqlite3
import weakref
from pathlib import Path

import pytest

from quarterdeck.server import checkpoints, collector, database
from quarterdeck.server import hub as hub_module
from quarterdeck.server.database import migrate
from quarterdeck.server.hub import Hub
from quarterdeck.server.match import Match
from quarterdeck.server.schema import NewMatch
from quarterdeck.server.settings import Settings

PAGE = 4096


async def opened(address: str) -> Hub:
    await migrate(address)
    hub = Hub(Settings(address, snapshot_every=4))
    await hub.start()
    return hub


async def play_out(hub: Hub, seed: int) -> int:
    """One match to its end; how many actions it took."""
    rng = random.Random(seed)
    match, _ = await hub.create(NewMatch(game="cutting-out", scenario="four-captains"), "player")
    while not match.game.over:
        await one_action(match, rng)
    return match.seq


async def one_action(match: Match, rng: random.Random) -> None:
    seat = rng.choice(list(match.game.pending))
    decision = match.game.decision(seat)
    assert decision is not None
    await match.act(seat, decision.id, str(rng.choice(decision.actions)))


def rows(file: Path) -> int:
    with sqlite3.connect(file) as connection:
        found: int = connection.execute("SELECT count(*) FROM journal").fetchone()[0]
    connection.close()
    return found


async def comes_into(file: Path, copy: Path, played: int) -> None:
    """Sooner or later the file alone, copied without its log, holds every action."""
    for _ in range(500):
        await asyncio.sleep(0.02)
        shutil.copy(file, copy)
        if rows(copy) == played:
            break
    assert rows(copy) == played


def test_the_log_comes_into_the_file_while_the_server_runs(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without any commit doing it: the file alone, copied without its log, holds every action."""
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.01)
    file, copy = tmp_path / "test.sqlite", tmp_path / "copy.sqlite"

    async def run() -> None:
        hub = await opened(sqlite)
        played = await play_out(hub, 1)
        await comes_into(file, copy, played)
        await hub.close()
        assert not Path(f"{file}-wal").exists(), "a server that stopped leaves one file"
        assert rows(file) == played

    asyncio.run(run())


def test_what_a_reader_kept_in_the_log_follows_when_he_has_gone(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a further commit: the log cannot be copied past what somebody still reads."""
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.01)
    monkeypatch.setattr(hub_module, "ORDER_SECONDS", 1e6)
    file, copy = tmp_path / "test.sqlite", tmp_path / "copy.sqlite"

    async def run() -> None:
        hub = await opened(sqlite)
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM journal").fetchone() == (0,)
            played = await play_out(hub, 1)
            await asyncio.sleep(0.3)  # some passes
            shutil.copy(file, copy)
            assert rows(copy) < played
        await comes_into(file, copy, played)
        await hub.close()

    asyncio.run(run())


def pages_of_log(sqlite: str, folder: Path) -> int:
    """Twenty matches one after the other, a commit for every action: how long the log has become."""

    async def run() -> int:
        hub = await opened(sqlite)
        played = sum([await play_out(hub, seed) for seed in range(20)])
        size = (folder / "test.sqlite-wal").stat().st_size
        await hub.close()
        assert rows(folder / "test.sqlite") == played
        return size // PAGE

    return asyncio.run(run())


def test_a_log_that_never_rests_stays_short(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.001)
    monkeypatch.setattr(checkpoints, "LONG", 20)
    assert pages_of_log(sqlite, tmp_path) < 500


def test_left_alone_the_log_grows_with_every_commit(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same as above, to show that it would: no commit copies the log by itself."""
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 1e6)
    assert pages_of_log(sqlite, tmp_path) > 2000


class Knot:
    """Garbage that only the collector finds: it holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.mark.parametrize(("busy", "most", "found"), [(False, 300, True), (True, 300, False), (True, 0, True)])
def test_everything_is_looked_at_when_nobody_plays_or_much_is_new(
    monkeypatch: pytest.MonkeyPatch, busy: bool, most: int, found: bool
) -> None:
    monkeypatch.setattr(collector, "TICK_SECONDS", 0.001)
    monkeypatch.setattr(collector, "QUIET_SECONDS", 0.001 if not busy else 1e6)
    monkeypatch.setattr(collector, "WORTH", 0)
    monkeypatch.setattr(collector, "MOST", most)
    commits = itertools.count() if busy else itertools.repeat(7)

    async def run() -> bool:
        gc.collect()  # and the count of passes begins anew
        knot = weakref.ref(Knot())
        sweeper = asyncio.create_task(collector.sweep(lambda: next(commits)))
        for _ in range(3):
            await asyncio.sleep(0.01)
        sweeper.cancel()
        return knot() is not None

    gc.disable()
    try:
        still_there = asyncio.run(run())
    finally:
        gc.enable()
    assert still_there != found


def test_the_log_is_emptied_when_its_last_reader_is_gone(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(migrate(sqlite))
    reader = sqlite3.connect(tmp_path / "test.sqlite", isolation_level=None, check_same_thread=False)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM matches").fetchall()
    waits: list[float] = []

    def let_go(seconds: float) -> None:
        waits.append(seconds)
        reader.close()

    monkeypatch.setattr(database, "BUSY_MS", 1)
    monkeypatch.setattr(database, "sleep", let_go)
    database.write_anew(sqlite)
    assert len(waits) == 1
    assert not (tmp_path / "test.sqlite-wal").exists() or not (tmp_path / "test.sqlite-wal").stat().st_size
