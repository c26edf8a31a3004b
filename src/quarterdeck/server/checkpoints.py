"""Copying SQLite's write-ahead log into the database file: beside the commits, not amid them.

Left to itself SQLite does this inside the commit that fills the log; whoever acted then waits for two more
syncs of the disk, now and then for a tenth of a second. Here a thread with a connection of its own copies
while the writer goes on. A log that is always being written to never comes to its end that way, so when it
has grown long the writer copies the little that is left between two commits, and starts it anew: the same
blocks of the disk are then written over. A commit that makes the file longer takes ten times as long, for it
waits for the file system's own journal too.
"""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import Executor, ThreadPoolExecutor
from time import monotonic

import structlog
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from . import metrics

log = structlog.get_logger("checkpoints")

EVERY_SECONDS = 1.0
LONG = 4_096  # pages of 4 kB


class Checkpoints:
    def __init__(self, beside: Engine, writing: Engine, writer: Executor) -> None:
        self._beside = beside
        self._writing = writing
        self._writer = writer
        self._thread = ThreadPoolExecutor(1, "checkpoints")
        self._task: asyncio.Task[None] | None = None
        self._behind = True  # whether the log holds what the database file does not
        self._too_long = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="checkpoints")

    async def close(self) -> None:
        """The last connection that SQLite closes copies the rest and removes the log."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await asyncio.get_running_loop().run_in_executor(self._thread, self._beside.dispose)
        self._thread.shutdown()

    async def committed(self) -> None:
        """The writer is between two commits."""
        self._behind = True
        if self._too_long:
            self._too_long = False
            await self._copy(self._writing, self._writer, "writer")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            if self._behind:
                self._behind = False
                self._too_long = await self._copy(self._beside, self._thread, "beside") > LONG

    async def _copy(self, engine: Engine, thread: Executor, place: str) -> int:
        """One pass; how many pages the log holds."""
        started = monotonic()
        try:
            pages, copied = await asyncio.get_running_loop().run_in_executor(thread, _checkpoint, engine)
        except SQLAlchemyError as error:
            log.warning("the log could not be copied", error=repr(error))
            self._behind = True
            return 0
        metrics.checkpoints.labels(place).observe(monotonic() - started)
        metrics.log_pages.set(pages)
        self._behind = self._behind or copied < pages
        return pages


def _checkpoint(engine: Engine) -> tuple[int, int]:
    """Copy as much as can be copied without making anybody wait; pages in the log, pages copied."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
        _busy, pages, copied = cursor.fetchall()[0]
        cursor.close()
    finally:
        connection.close()
    return pages, copied
