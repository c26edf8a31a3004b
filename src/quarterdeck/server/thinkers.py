"""Computer players: questions are taken from the job queue and answered by thinking processes.

The queue is a table, so a question is durable together with the action that asked it. A thinker that
dies loses its lease and another takes the question; after a few failures any legal action is played,
so that no match ever stands still because of a computer player.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import monotonic

import structlog

from . import metrics, old
from .asking import answered
from .hub import Hub
from .problems import Trouble
from .rows import JobRow
from .thinking import Advised, advise, prepare, think

log = structlog.get_logger("thinkers")

POLL_SECONDS = 0.5
RENEW_SECONDS = 3.0  # well within a lease
AT_ONCE = 32  # answers given in advance: nobody thinks about them
THINK_SECONDS = 50.0  # less than the lease
TRUSTED_TRIES = 2
DONE = ("stale-decision", "finished", "not-found", "not-started")


class Thinkers:
    def __init__(self, hub: Hub, processes: int) -> None:
        self._hub = hub
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._task: asyncio.Task[None] | None = None
        self._renewer: asyncio.Task[None] | None = None
        self._me = secrets.token_hex(8)
        self._busy: dict[asyncio.Task[None], tuple[int, bool]] = {}  # the number of the job, does it think

    def start(self) -> None:
        if self._processes:
            self._task = asyncio.create_task(self._run(), name="thinkers")
            self._renewer = asyncio.create_task(self._renew(), name="leases")

    async def close(self) -> None:
        tasks = [task for task in (self._task, self._renewer, *self._busy) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            await asyncio.to_thread(_end, self._pool)

    async def _run(self) -> None:
        asked = self._hub.asked
        if self._hub.settings.broker is None:
            await self._hub.store.free_leases()
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asked.wait(), POLL_SECONDS)
            asked.clear()
            try:
                while await self._take(AT_ONCE, thinks=False):
                    pass
                while await self._take(self._processes * 2, thinks=True):
                    pass
            except Exception as error:
                log.error("the queue cannot be read", error=repr(error))
                await asyncio.sleep(POLL_SECONDS)

    async def _take(self, most: int, *, thinks: bool) -> bool:
        """Take as many questions of this kind as there is room for; whether there were any."""
        room = most - sum(kind == thinks for _, kind in self._busy.values())
        store = self._hub.store
        if room <= 0 or not await store.due(thinks=thinks):
            return False
        leased = await store.lease(room, thinks=thinks, owner=self._me)
        for job in leased:
            task = asyncio.create_task(self._answer(job))
            self._busy[task] = (job.id, thinks)
            task.add_done_callback(self._finished)
        return bool(leased)

    def _finished(self, task: asyncio.Task[None]) -> None:
        del self._busy[task]
        self._hub.asked.set()

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            held = [number for number, _ in self._busy.values()]
            try:
                if held:
                    await self._hub.store.renew_leases(held)
            except Exception as error:
                log.warning("leases could not be renewed", error=repr(error))

    async def _answer(self, job: JobRow) -> None:
        match = self._hub.match(job.match_id)
        try:
            async with match.lock:
                await self._hub.load(match)
                decision = match.game.decision(job.seat) if match.status == "playing" else None
                if decision is None or decision.id != job.decision:
                    raise Trouble("stale-decision")
                given = answered(match.row, match.game, job.seat)
                level = match.row.seats[job.seat].level or "random"
                ready = given or match.game.planned(job.seat)
                game_id, count = match.row.game, match.game.count
                snapshot = b"" if ready else match.game.snapshot()
                match.queued.add((job.seat, job.decision))
            if ready is not None:
                await match.act(job.seat, job.decision, str(ready))
                return
            if job.attempts > TRUSTED_TRIES:
                log.error("a computer player failed, any action will do", match=job.match_id, level=level)
                level = "random"
            plan = await self._think(game_id, snapshot, job.seat, level)
            async with match.lock:
                await self._hub.load(match)
                match.game.keep_plan(job.seat, count, tuple(map(match.rules.parse_action, plan)))
            await match.act(job.seat, job.decision, plan[0])
        except Trouble as trouble:
            if trouble.code == "rules-changed":
                await self._answer_old(job)
            elif trouble.code in DONE:
                await self._hub.store.drop_job(job.id)
            else:
                log.error("no answer", match=job.match_id, code=trouble.code)
        except Exception:
            log.exception("a computer player failed", match=job.match_id, attempts=job.attempts)
            await self._hub.store.retry_job(job.id)

    async def _answer_old(self, job: JobRow) -> None:
        """A match of an earlier release; without its rules nobody can answer, nor shall try for ever."""
        try:
            await old.think(self._hub, job)
        except Trouble as trouble:
            if trouble.code in (*DONE, "rules-changed"):
                await self._hub.store.drop_job(job.id)
        except Exception:
            log.exception("a computer player failed", match=job.match_id, attempts=job.attempts)

    async def _think(self, game_id: str, snapshot: bytes, seat: str, level: str) -> list[str]:
        started = monotonic()
        loop, pool = asyncio.get_running_loop(), self._executor()
        try:
            work = loop.run_in_executor(pool, think, game_id, snapshot, seat, level)
            plan = await asyncio.wait_for(work, THINK_SECONDS)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:  # one that never ends its thought would keep the place for ever
                self._pool = None
                await asyncio.to_thread(_end, pool)
            raise
        metrics.thoughts.labels(level).observe(monotonic() - started)
        return plan

    async def advise(self, game_id: str, snapshot: bytes, seat: str) -> list[Advised]:
        """What a captain would do; he thinks where the computer players do."""
        if not self._processes:
            raise Trouble("unavailable", "no computer player thinks here")
        work = asyncio.get_running_loop().run_in_executor(self._executor(), advise, game_id, snapshot, seat)
        return await asyncio.wait_for(work, THINK_SECONDS)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare,
                initargs=(os.getpid(),),
            )
        return self._pool


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes even in mid-thought, whatever they do: the question stays in the queue."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)
