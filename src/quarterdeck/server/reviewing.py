"""Reviews of finished matches: found out in processes of their own, one match at a time, and kept.

Whoever looks at a match sees how far its review is, and may call it off. A server that stops forgets what
was half done; it can be asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor

import msgspec
import structlog

from quarterdeck.kernel import Record
from quarterdeck.registry import bots, replay
from quarterdeck.sim.review import Order, Review, Reviewed, Task, Valued, account, tasks_of

from .hub import Hub
from .match import Match
from .problems import Trouble
from .schema_study import ChanceOut, CostOut, ReviewOut, ReviewStateOut, SideOut
from .thinking import look_back, prepare
from .wire import AnyGame, encode, message_out

log = structlog.get_logger("reviews")

WORLDS = 20
LONG = 3000
"""Actions of a battle that is looked at by sampling."""
SAMPLE = (16, 4)
"""Its orders, and play-outs of each."""
WAITING = 8
"""Matches that may wait for their turn."""


class Progress:
    def __init__(self) -> None:
        self.done = self.total = 0
        self.task: asyncio.Task[None] | None = None


class Reviews:
    def __init__(self, hub: Hub, processes: int) -> None:
        self._hub = hub
        self._processes = max(1, processes)
        self._working: dict[str, Progress] = {}
        self._one = asyncio.Lock()

    async def close(self) -> None:
        tasks = [progress.task for progress in self._working.values() if progress.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def state(self, match: Match) -> ReviewStateOut:
        progress = self._working.get(match.id)
        if progress is not None:
            return ReviewStateOut("working", progress.done, progress.total)
        made = await self._hub.store.review(match.id)
        if made is None:
            return ReviewStateOut("none")
        return ReviewStateOut("ready", review=msgspec.json.decode(made, type=ReviewOut))

    async def begin(self, match: Match, record: bytes) -> ReviewStateOut:
        """Begin unless it was begun, or found out before."""
        known = await self.state(match)
        if known.status != "none":
            return known
        if "captain" not in bots(match.row.game):
            raise Trouble("not-found", "nobody could judge this game")
        if len(self._working) > WAITING:
            raise Trouble("too-many-requests", "too many reviews", retry=60)
        progress = self._working[match.id] = Progress()
        progress.task = asyncio.create_task(self._make(match.id, record, progress), name="review")
        return ReviewStateOut("working")

    async def call_off(self, match: Match) -> ReviewStateOut:
        progress = self._working.get(match.id)
        if progress is not None and progress.task is not None:
            progress.task.cancel()
            await asyncio.gather(progress.task, return_exceptions=True)
        return await self.state(match)

    async def _make(self, match_id: str, record: bytes, progress: Progress) -> None:
        try:
            async with self._one:
                made = await self._review(record, progress)
            await self._hub.store.keep_review(match_id, encode(made))
        except Exception:
            log.exception("a review failed", match=match_id)
        finally:
            del self._working[match_id]

    async def _review(self, record: bytes, progress: Progress) -> ReviewOut:
        game, laid, tasks = await asyncio.to_thread(_prepared, record)
        progress.total = sum(len(task.places) for task in tasks)
        valued: dict[int, Valued] = {}
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(
            self._processes, mp_context=context, initializer=prepare, initargs=(os.getpid(),)
        )
        try:
            loop = asyncio.get_running_loop()
            for piece in asyncio.as_completed(
                [loop.run_in_executor(pool, look_back, task) for task in tasks]
            ):
                valued |= {value.place: value for value in await piece}
                progress.done = len(valued)
        finally:
            await asyncio.shield(asyncio.to_thread(_end, pool))
        return review_out(account(game, laid, valued))


def _prepared(record: bytes) -> tuple[AnyGame, list[Order], list[Task]]:
    game = replay(msgspec.json.decode(record, type=Record))
    most, worlds = SAMPLE if game.count > LONG else (None, WORLDS)
    return game, *tasks_of(game, worlds, most)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes even in mid-thought."""
    for process in list((pool._processes or {}).values()):
        with contextlib.suppress(AttributeError):
            process.kill()
    pool.shutdown(wait=True, cancel_futures=True)


# ---- on the wire ------------------------------------------------------------------------------------


def review_out(found: Review) -> ReviewOut:
    place = found.seats.index
    count = {seat: sum(order.seat == seat for order in found.orders) for seat in found.seats}
    return ReviewOut(
        game=found.game,
        seats=list(found.seats),
        chances=[
            ChanceOut(o.at, o.seat, list(o.usual), o.cost(place(o.seat)), o.luck(place(o.seat)))
            for o in found.orders
        ],
        sides=[
            SideOut(
                s.seat,
                s.start,
                s.luck,
                s.own,
                s.others,
                s.result,
                s.error,
                count[s.seat],
                s.luck_error,
                s.found,
            )
            for s in found.sides
        ],
        costliest=[_cost_out(order, place(order.seat)) for order in found.costliest(8)],
        result=list(found.result),
        decisions=found.decisions,
        looked_at=len(found.orders),
        simulations=found.simulations,
    )


def _cost_out(order: Reviewed, place: int) -> CostOut:
    return CostOut(
        at=order.at,
        seat=order.seat,
        played=[message_out(said) for said in order.said],
        better=[message_out(said) for said in order.better_said],
        better_actions=list(order.better or ()),
        cost=order.cost(place),
        error=order.error,
        best=list(order.best),
        ordered=list(order.ordered),
    )
