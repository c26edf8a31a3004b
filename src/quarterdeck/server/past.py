"""Looking back (timeline, replay, record) means playing a match again: one at a time, callers in turn.

What was made is kept for the next who asks, whoever waits no longer is dropped from the queue, and work that
nobody waits for any more is given up at its next step.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable

import quarterdeck as qd

from .rows import MatchRow
from .wire import AnyGame

KEPT_BYTES = 32_000_000
EVERY = 25  # actions between two positions that are kept, of so many matches
MATCHES = 32


class Abandoned(Exception):
    """Nobody waits for this any more."""


Stop = Callable[[], None]  # raises when nobody waits any more
Work = Callable[[Stop], bytes]


class Positions:
    """Moments of matches before which nothing can be taken back: a page need not begin at the opening."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], dict[int, bytes]] = OrderedDict()

    def offer(self, row: MatchRow, cuts: int, game: AnyGame) -> None:
        if game.count % EVERY == 0 and game.barrier == game.count:
            self._kept.setdefault((row.id, cuts), {})[game.count] = game.snapshot()
            self._kept.move_to_end((row.id, cuts))
            if len(self._kept) > MATCHES:
                self._kept.popitem(last=False)

    def nearest(self, row: MatchRow, cuts: int, step: int) -> AnyGame | None:
        known = self._kept.get((row.id, cuts), {})
        best = max((count for count in known if count <= step), default=None)
        return None if best is None else qd.load(row.game).restore(known[best])


class Past:
    def __init__(self) -> None:
        self.positions = Positions()
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._turns: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False

    async def get(self, caller: str, key: Hashable, work: Work) -> bytes:
        """The answer to a question about the past; `work` makes it in a thread if it is not known yet."""
        known = self._found(key)
        if known is not None:
            return known
        await self._my_turn(caller)
        gone = threading.Event()
        try:
            known = self._found(key)  # whoever was before me may have asked the same
            if known is None:
                known = await asyncio.to_thread(work, lambda: _check(gone))
                self._keep(key, known)
            return known
        finally:
            gone.set()
            self._next()

    def _found(self, key: Hashable) -> bytes | None:
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
        return known

    def _keep(self, key: Hashable, made: bytes) -> None:
        self._bytes += len(made) - len(self._kept.pop(key, b""))
        self._kept[key] = made
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1])

    async def _my_turn(self, caller: str) -> None:
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.setdefault(caller, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it was my turn just when I left
            raise

    def _next(self) -> None:
        """Callers in turn, and of each the one who has waited longest."""
        while self._turns:
            caller, waiting = self._turns.popitem(last=False)
            turn = waiting.popleft()
            if waiting:
                self._turns[caller] = waiting
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False


def _check(gone: threading.Event) -> None:
    if gone.is_set():
        raise Abandoned
