"""The WebSocket of a match: one socket looks through one seat."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec
import structlog
from litestar.types import Receive, Send

from . import metrics, table
from .hub import Caller, Hub
from .keys import hash_key
from .limits import Bucket
from .match import Match, Watcher
from .problems import Trouble, from_failure
from .rows import MatchRow
from .schema import (
    PROTOCOL,
    Ack,
    AckOut,
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
from .wire import encode

log = structlog.get_logger("socket")
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

TOO_SLOW = LATER = 1013  # both mean: come back
REFUSED = 4404


class Gone(Exception):
    """The other end has closed the connection."""


async def serve(hub: Hub, match_id: str, caller: Caller, receive: Receive, send: Send) -> None:
    """One connection from its handshake to its end, spoken to the ASGI server directly: a fifth of the
    processor time of an action goes into sockets, and a framework's layers would double that."""
    await receive()  # the handshake
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    match = hub.match(match_id)
    try:
        async with match.lock:
            await hub.load(match)
    except Trouble as trouble:
        await send({"type": "websocket.close", "code": REFUSED, "reason": trouble.code})
        return
    except Exception as error:
        log.exception("a match could not be read", match=match_id)
        await send({"type": "websocket.close", "code": LATER, "reason": from_failure(error).code})
        return
    await Session(hub, match, caller, receive, send).run()


class Session:
    """One open socket: reads messages in turn, and sends from a queue of its own."""

    def __init__(self, hub: Hub, match: Match, caller: Caller, receive: Receive, send: Send) -> None:
        self._receive_message = receive
        self._send_message = send
        self._hub = hub
        self._match = match
        self._caller = caller
        self._watcher = Watcher(self._put)
        limits = hub.settings.limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_burst) if limits.enabled else None
        self._most = limits.send_queue
        self._out: deque[bytes] = deque()
        self._awake = asyncio.Event()
        self._slow = False

    async def run(self) -> None:
        metrics.sockets.inc()
        sender = asyncio.create_task(self._send())
        reader = asyncio.create_task(self._receive())
        try:
            done, _ = await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (Gone, OSError, RuntimeError):
            pass  # the other end has gone; it may come back with its seq and n
        finally:
            metrics.sockets.dec()
            self._match.watchers.discard(self._watcher)
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)

    # ---- sending ---------------------------------------------------------------------------------

    def _put(self, text: bytes) -> None:
        if len(self._out) >= self._most:
            self._slow = True
            self._match.watchers.discard(self._watcher)
        self._out.append(text)
        self._awake.set()

    async def _send(self) -> None:
        send = self._send_message
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._out and not self._slow:
                text = self._out.popleft().decode()
                await send({"type": "websocket.send", "bytes": None, "text": text})
            if self._slow:
                await send({"type": "websocket.close", "code": TOO_SLOW, "reason": "too slow"})
                return

    # ---- receiving -------------------------------------------------------------------------------

    async def _receive(self) -> None:
        while True:
            text = await self._text()
            ref = 0
            try:
                if self._bucket is not None and not self._bucket.take():
                    raise Trouble("too-many-requests")
                message = _decoded(text)
                ref = getattr(message, "ref", 0)
                await self._handle(message)
            except Trouble as trouble:
                metrics.refusals.labels(trouble.code).inc()
                self._put(encode(Failed(ref, trouble.problem())))
            except Exception as error:
                log.exception("a message failed", match=self._match.id)
                self._put(encode(Failed(ref, from_failure(error).problem())))

    async def _text(self) -> str | bytes:
        message: Any = await self._receive_message()
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("text") or message.get("bytes") or ""

    async def _handle(self, message: ClientMessage) -> None:
        if isinstance(message, Act):
            seat = await self._seat(message.seat)
            self._ack(message.ref, await self._match.act(seat, message.decision, message.action))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Ping):
            self._put(encode(Pong(message.ref)))
        elif isinstance(message, Undo):
            self._ack(message.ref, await self._match.undo(await self._seat(message.seat)))
        elif isinstance(message, Preview):
            seat = await self._seat(message.seat)
            found = await table.preview(self._hub, self._match, seat, message.action)
            self._put(encode(Answer(message.ref, found.seq, found.result)))
        elif isinstance(message, Hints):
            found = await table.hints(self._hub, self._match, await self._seat(message.seat))
            self._put(encode(Answer(message.ref, found.seq, found.result)))

    def _ack(self, ref: int, ack: AckOut) -> None:
        self._put(encode(Ack(ref, ack.seq, ack.repeated)))

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
            watcher.mine = self._mine
            self._put(encode(Welcome(PROTOCOL, seat, mine, match.out(mine))))
            self._put(await match.state(watcher))
            watcher.seq, watcher.n = match.seq, match.game.events
            match.watchers.add(watcher)


def _decoded(text: str | bytes) -> ClientMessage:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Trouble("bad-request", str(error)[:200]) from None
