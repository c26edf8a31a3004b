"""Connections: uvicorn's protocols with time limits, and sockets that are written to and read from directly.

An ASGI server passes every message through queues, tasks and dictionaries; with five watchers for each action
that was half of the server's time. Here a message is framed once and handed to the transport of each socket
when the event loop comes round, together with all that came for it meanwhile. How much may wait there is
counted in bytes, and who does not read is cut off: a close that waits to be read would wait for ever.
"""

from __future__ import annotations

import asyncio
import socket
from asyncio import TimerHandle
from collections.abc import Callable
from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where that was built
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from .frames import Frame

log = structlog.get_logger("lines")

EXTENSION = "quarterdeck.line"
REQUEST_SECONDS = 20.0  # to send a whole request, its body too
ANSWER_SECONDS = 120.0  # to be answered, and to read the answer
CLOSE_SECONDS = 5.0
SYSTEM_BYTES = 262_144
WHOLE_MASKED_TEXT = 0x81
Listener = Callable[[bytes], None]


class HttpLine(HttpToolsProtocol):
    """A connection that asks nothing, asks too slowly or does not read the answer is closed."""

    _limit: TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._within(REQUEST_SECONDS)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._within(REQUEST_SECONDS)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._within(ANSWER_SECONDS)

    def on_response_complete(self) -> None:
        self._in_time()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        super().connection_lost(exc)

    def _within(self, seconds: float) -> None:
        self._in_time()
        self._limit = self.loop.call_later(seconds, self.transport.abort)

    def _in_time(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


class Outbox:
    """Lines of an event loop with something to write: an answer and the state it led to go out together."""

    def __init__(self) -> None:
        self._lines: list[SocketLine] = []

    def add(self, line: SocketLine) -> None:
        if not self._lines:
            line.loop.call_soon(self._flush)
        self._lines.append(line)

    def _flush(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.flush()
            except Exception:  # whatever is wrong with this one, the others are written to
                log.exception("a socket could not be written to")
                line.transport.abort()


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class SocketLine(WebSocketsSansIOProtocol):
    """One WebSocket. What is heard goes to the listener, what is pushed goes to the transport."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        packing = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True, client_no_context_takeover=True
        )
        self.conn = ServerProtocol(extensions=[packing], max_size=self.config.ws_max_size, logger=self.logger)
        self.gone: asyncio.Future[None] = self.loop.create_future()
        self.stuck_since: float | None = None
        self._listener: Listener | None = None
        self._early: list[bytes] = []
        self._outbox = _outboxes.setdefault(self.loop, Outbox())
        self._out: list[bytes] = []
        self._unsent = 0

    # ---- to the browser --------------------------------------------------------------------------

    def push(self, frame: Frame) -> int:
        """Write a message; how many bytes now wait to be read by the other end."""
        if self.close_sent or self.transport.is_closing():
            return 0
        data = frame.packed() if self.conn.extensions else frame.plain
        if not self._out:
            self._outbox.add(self)
        self._out.append(data)
        self._unsent += len(data)
        return self._unsent + self.transport.get_write_buffer_size()

    def flush(self) -> None:
        """One call of the system for all that came together."""
        out = self._out
        if out and not self.transport.is_closing():
            self.transport.write(out[0] if len(out) == 1 else b"".join(out))
        self._out = []
        self._unsent = 0

    def leave(self, code: int, reason: str) -> None:
        """Say why, and close; who does not read that in time is cut off."""
        if not self.close_sent and self.conn.state is State.OPEN:
            self.flush()
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
        if self.stuck_since is not None:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck_since = monotonic()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck_since = None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    # ---- from the browser ------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """From now on; what came meanwhile first."""
        self._listener = listener
        early, self._early = self._early, []
        for data in early:
            self.data_received(data)
        self.transport.resume_reading()

    def hold(self) -> None:
        """More than can be dealt with has been sent: read no further."""
        self.transport.pause_reading()

    def go_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        listener = self._listener
        if self.close_sent:
            super().data_received(data)  # only the answer to our close is still of interest
            return
        if listener is None:
            if not self.handshake_initiated:
                super().data_received(data)
            else:
                self._early.append(data)
                self.transport.pause_reading()
            return
        text = self._whole_text(data)
        if text is not None:
            listener(text)
        else:
            super().data_received(data)

    def _whole_text(self, data: bytes) -> bytes | None:
        """The text, if this is exactly one short message, as nearly all are. All else is for the library."""
        if len(data) < 6 or data[0] != WHOLE_MASKED_TEXT or self.frames or self.conn.reader.buffer:
            return None
        size, start = data[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4]), 4
        if (
            not data[1] & 0x80
            or size == 127
            or len(data) != start + 4 + size
            or size > self.config.ws_max_size
        ):
            return None
        return apply_mask(data[start + 4 :], data[start : start + 4])

    def send_receive_event_to_app(self) -> None:
        whole = b"".join(self.frames)
        self.frames = []
        if self._listener is not None and not self.close_sent:
            self._listener(whole)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        here = transport.get_extra_info("socket")
        if here is not None:  # the system's own buffers would hide for megabytes that nobody reads
            here.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BYTES)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if not self.gone.done():
            self.gone.set_result(None)
