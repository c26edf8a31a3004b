"""The one writer: whatever waits is committed together, and nobody is answered before the commit.

A commit for each action would cap a server near a thousand actions a second; grouping costs nothing
when the server is idle (a lone action is committed at once) and makes it many times faster when busy.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine, bindparam, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import metrics
from .checkpoints import Checkpoints
from .logs import outage
from .tables import jobs, snapshots

T = TypeVar("T")
log = structlog.get_logger("writer")

BATCH = 1_000
Row = dict[str, Any]
Values = tuple[Any, ...]


class Conflict(Exception):
    """Another process has already written this place in the journal."""


class Unavailable(Exception):
    """The database failed; whether the write took place is known only after reading again."""


class Append(msgspec.Struct):
    """One action and all that must become durable with it."""

    entry: Values  # match_id, seq, kind, seat, decision, action, cut, at
    match: Values  # seq, waiting_for, updated, id
    ended: Values | None = None  # status, outcome, id
    new_jobs: list[Row] = []
    done_job: Values | None = None  # match_id, seat, decision
    snapshot: Row | None = None


Job = Callable[[AsyncConnection], Awaitable[Any]]
Waiting = tuple[Append | Job, asyncio.Future[Any]]

# The statements of nearly every action are written out: building them anew for each row took a tenth of the
# server's time under load.
_ADD_ENTRY = "INSERT INTO journal (match_id, seq, kind, seat, decision, action, cut, at) VALUES ({})"
_SET_MATCH = "UPDATE matches SET seq={}, waiting_for={}, updated={} WHERE id={}"
_END_MATCH = "UPDATE matches SET status={}, outcome={} WHERE id={}"  # apart, for it touches indexes
_DROP_JOB = "DELETE FROM jobs WHERE match_id={} AND seat={} AND decision={}"
_ADD_SNAPSHOT = insert(snapshots)
_OLD_STATES = (
    update(snapshots)
    .where(snapshots.c.match_id == bindparam("of_match"), snapshots.c.seq < bindparam("before"))
    .where(snapshots.c.state.is_not(None))
    .values(state=None)
)


def add_jobs(dialect: str) -> Any:
    """Ask a computer player once, however often we come by."""
    make = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return make(jobs).on_conflict_do_nothing()


class Writer:
    """Owns the connection that writes. Everything that changes the database goes through here."""

    def __init__(self, engine: AsyncEngine, in_thread: Engine | None, beside: Engine | None) -> None:
        """On SQLite with two more connections: one in the writer's thread, one to copy the log."""
        self._engine = engine
        self._in_thread = in_thread
        self._thread = ThreadPoolExecutor(1, "writer") if in_thread is not None else None
        self._checkpoints: Checkpoints | None = None
        if in_thread is not None and beside is not None and self._thread is not None:
            self._checkpoints = Checkpoints(beside, in_thread, self._thread)
        self._add_jobs = add_jobs(engine.dialect.name)
        marks = [f"${n}" if engine.dialect.name == "postgresql" else "?" for n in range(1, 9)]
        self._add_entry = _ADD_ENTRY.format(", ".join(marks))
        self._set_match = _SET_MATCH.format(*marks)
        self._end_match = _END_MATCH.format(*marks)
        self._drop_job = _DROP_JOB.format(*marks)
        self._queue: deque[Waiting] = deque()
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.commits = 0
        self.failing = False  # the last write was not done

    def start(self) -> None:
        if self._checkpoints is not None:
            self._checkpoints.start()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what still waits, then stop."""
        self._closing = True
        self._awake.set()
        if self._task is not None:
            await self._task
        if self._checkpoints is not None:
            await self._checkpoints.close()
        if self._thread is not None and self._in_thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread.dispose)
            self._thread.shutdown()

    async def append(self, item: Append) -> None:
        await self._put(item)

    async def run(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Any other change, in a transaction of its own."""
        result: T = await self._put(job)
        return result

    async def _put(self, item: Append | Job) -> Any:
        if self._closing:
            raise Unavailable("the writer has stopped")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append((item, future))
        self._awake.set()
        return await future

    async def _run(self) -> None:
        while True:
            if not self._queue:
                if self._closing:
                    return
                self._awake.clear()
                await self._awake.wait()
                continue
            await self._turn()
            self.commits += 1
            if self._checkpoints is not None:
                await self._checkpoints.committed()

    async def _turn(self) -> None:
        first, _ = self._queue[0]
        if not isinstance(first, Append):
            job, future = self._queue.popleft()
            await self._alone(job, future)
            return
        batch: list[Waiting] = []
        while self._queue and len(batch) < BATCH and isinstance(self._queue[0][0], Append):
            batch.append(self._queue.popleft())
        await self._together(batch)

    async def _alone(self, job: Append | Job, future: asyncio.Future[Any]) -> None:
        try:
            if isinstance(job, Append):
                result: Any = None
                await self._commit([job])
            else:
                async with self._engine.begin() as connection:
                    result = await job(connection)
        except IntegrityError as error:
            _fail(future, Conflict(str(error.orig)))
        except (SQLAlchemyError, OSError) as error:
            self._failed(error)
            _fail(future, Unavailable(repr(error)))
        except Exception as error:
            _fail(future, error)
        else:
            self.failing = False
            _succeed(future, result)

    def _failed(self, error: Exception) -> None:
        self.failing = True
        outage.report(error)

    async def _together(self, batch: list[Waiting]) -> None:
        started = monotonic()
        try:
            await self._commit([item for item, _ in batch if isinstance(item, Append)])
        except IntegrityError:
            # One of them lost a race against another process: find out which by writing each alone.
            for item, future in batch:
                await self._alone(item, future)
            return
        except Exception as error:  # whatever it was, those who wait must hear of it and the writer go on
            self._failed(error)
            for _, future in batch:
                _fail(future, Unavailable(repr(error)))
            return
        self.failing = False
        metrics.commits.observe(monotonic() - started)
        metrics.batch.observe(len(batch))
        for _, future in batch:
            _succeed(future, None)

    async def _commit(self, items: list[Append]) -> None:
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, items)
            return
        async with self._engine.begin() as connection:
            await connection.run_sync(self._write, items)

    def _commit_here(self, items: list[Append]) -> None:
        assert self._in_thread is not None
        with self._in_thread.begin() as connection:
            self._write(connection, items)

    def _write(self, connection: Connection, items: list[Append]) -> None:
        connection.exec_driver_sql(self._add_entry, [item.entry for item in items])
        connection.exec_driver_sql(self._set_match, [item.match for item in items])
        ended = [item.ended for item in items if item.ended is not None]
        if ended:
            connection.exec_driver_sql(self._end_match, ended)
        asked = [row for item in items for row in item.new_jobs]
        if asked:
            connection.execute(self._add_jobs, asked)
        done = [item.done_job for item in items if item.done_job is not None]
        if done:
            connection.exec_driver_sql(self._drop_job, done)
        kept = [item.snapshot for item in items if item.snapshot is not None]
        if kept:
            connection.execute(_ADD_SNAPSHOT, kept)
            old = [{"of_match": row["match_id"], "before": row["seq"]} for row in kept]
            connection.execute(_OLD_STATES, old)


def _succeed(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
