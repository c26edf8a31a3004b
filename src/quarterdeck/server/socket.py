"""The WebSocket of a match: one socket looks through one seat."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic

import msgspec

from . import metrics, table
from .frames import Frame
from .hub import Caller, Hub
from .keys import hash_key
from .limits import Bucket
from .lines import SocketLine
from .logs import failure
from .match import Match
from .problems import Trouble
from .rows import MatchRow
from .schema import PROTOCOL, AckOut
from .schema_socket import (
    Ack,
    Act,
    Answer,
    ClientMessage,
    Failed,
    Hello,
    Hints,
    Ping,
    Pong,
    Preview,
    Undo,
    Welcome,
)
from .telling import Watcher
from .wire import encode

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

# What a message costs of the allowance, beside 1 for the others: a whole view, or a position tried out.
COSTS: dict[type, float] = {Hello: 10.0, Preview: 2.0, Hints: 2.0}
TOO_SLOW = LATER = 1013  # both mean: come back
REFUSED = 4404
NOT_YOURS = 4403
SILENT = 4408
UNREAD = 16  # messages that may wait for us before we stop reading
STUCK_SECONDS = 20.0
HELLO_SECONDS = 30.0


async def serve(hub: Hub, match_id: str, caller: Caller, line: SocketLine) -> None:
    """One connection from its handshake to its end."""
    match = hub.match(match_id)
    match.sockets += 1  # from now on it stays in memory
    session = None
    try:
        async with match.lock:
            await hub.load(match)
        session = Session(hub, match, caller, line)
        hub.sessions.add(session)
        metrics.sockets.inc()
        line.listen(session.hear)
        await line.gone
    except Trouble as trouble:
        line.leave(REFUSED, trouble.code)
    except Exception as error:
        line.leave(LATER, failure(error, "a match could not be read").code)
    finally:
        match.sockets -= 1
        if session is not None:
            metrics.sockets.dec()
            hub.sessions.discard(session)
            session.end()
        if not match.loaded:
            hub.drop(match)


class Session:
    """One open socket: messages are dealt with in turn."""

    def __init__(self, hub: Hub, match: Match, caller: Caller, line: SocketLine) -> None:
        self._hub = hub
        self._match = match
        self._caller = caller
        self._line = line
        self._watcher = Watcher(self.push, self._not_yours)
        limits = hub.settings.limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_burst) if limits.enabled else None
        self._most = limits.send_bytes
        self._inbox: deque[bytes] = deque()
        self._work: asyncio.Task[None] | None = None
        self._began = monotonic()

    def end(self) -> None:
        self._match.watchers.discard(self._watcher)
        if self._work is not None:
            self._work.cancel()

    def check(self, now: float) -> None:
        """From time to time: cut off who does not read, or never says what it wants."""
        stuck = self._line.stuck_since
        if stuck is not None and now - stuck > STUCK_SECONDS:
            self._too_slow()
        elif self._watcher not in self._match.watchers and now - self._began > HELLO_SECONDS:
            self._line.leave(SILENT, "no hello")

    # ---- sending ---------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        if self._line.push(frame) > self._most:
            self._too_slow()

    def _put(self, message: object) -> None:
        self.push(Frame(encode(message)))

    def _too_slow(self) -> None:
        self._match.watchers.discard(self._watcher)
        self._inbox.clear()
        self._line.leave(TOO_SLOW, "too slow")

    def _not_yours(self) -> None:
        self._line.leave(NOT_YOURS, "the seat's key was renewed")

    # ---- receiving -------------------------------------------------------------------------------

    def hear(self, text: bytes) -> None:
        self._inbox.append(text)
        if self._work is None:
            self._work = asyncio.create_task(self._deal())
        elif len(self._inbox) == UNREAD:
            self._line.hold()

    async def _deal(self) -> None:
        held = False
        while self._inbox:
            held = held or len(self._inbox) >= UNREAD
            await self._message(self._inbox.popleft())
            if self._inbox:
                await asyncio.sleep(0)  # who sends a thousand at once does not hold up the others
        self._work = None
        if held:
            self._line.go_on()

    async def _message(self, text: bytes) -> None:
        ref = 0
        try:
            message = _decoded(text)
            ref = getattr(message, "ref", 0)
            if self._bucket is not None and (wait := self._bucket.take(COSTS.get(type(message), 1.0))):
                raise Trouble("too-many-requests", retry=wait)
            await self._handle(message)
        except Trouble as trouble:
            metrics.refusals.labels(trouble.code).inc()
            self._put(Failed(ref, trouble.problem()))
        except Exception as error:
            self._put(Failed(ref, failure(error, "a message failed").problem()))

    async def _handle(self, message: ClientMessage) -> None:
        if isinstance(message, Act):
            seat = await self._seat(message.seat)
            self._ack(message.ref, await self._match.act(seat, message.decision, message.action))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Ping):
            self._put(Pong(message.ref))
        elif isinstance(message, Undo):
            self._ack(message.ref, await self._match.undo(await self._seat(message.seat), message.once))
        elif isinstance(message, Preview):
            seat = await self._seat(message.seat)
            found = await table.preview(self._hub, self._match, seat, message.action)
            self._put(Answer(message.ref, found.seq, found.result))
        elif isinstance(message, Hints):
            found = await table.hints(self._hub, self._match, await self._seat(message.seat))
            self._put(Answer(message.ref, found.seq, found.result))

    def _ack(self, ref: int, ack: AckOut) -> None:
        self._put(Ack(ref, ack.seq, ack.repeated))

    async def _seat(self, wanted: str | None) -> str:
        """Who holds a seat keeps it, so what hello has allowed need not be looked up again."""
        if self._watcher not in self._match.watchers:
            raise Trouble("bad-request", "say hello first")
        if self._watcher.seat is not None and wanted in (None, self._watcher.seat):
            return self._watcher.seat
        return await table.acting_seat(self._hub, self._match, self._caller, wanted)

    def _mine(self, row: MatchRow) -> list[str]:
        return self._caller.mine(row)

    async def _hello(self, hello: Hello) -> None:
        match, watcher = self._match, self._watcher
        if hello.key is not None:
            self._caller = Caller(key_hash=hash_key(hello.key))
        async with match.lock:
            await self._hub.load(match)
            mine = await table.held(match, self._caller)
            seat = table.seat_to_see(match, mine, hello.seat)
            watcher.seat, watcher.want = seat, frozenset(hello.want)
            watcher.seq, watcher.n = hello.seq, hello.n
            watcher.deltas, watcher.told, watcher.last = hello.deltas, None, hello.last
            watcher.mine = self._mine
            self._put(Welcome(PROTOCOL, seat, mine, match.out(mine)))
            await match.tell_one(watcher)
            match.watchers.add(watcher)
        if seat is not None:
            self._hub.note_use(match.id, seat, self._caller.player)


def _decoded(text: bytes) -> ClientMessage:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble("bad-request", str(error)[:200]) from None
