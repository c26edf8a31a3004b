"""A message to browsers as the bytes that go over the wire: made once, written to any number of sockets."""

from __future__ import annotations

import struct
import zlib

TEXT, PACKED_TEXT = 0x81, 0xC1  # a whole text message; the same with the bit of permessage-deflate
WORTH_PACKING = 4_096  # bytes: below, the time costs more than the bytes saved (see docs/server.md)


class Frame:
    __slots__ = ("_packed", "plain", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.plain = _frame(TEXT, text)
        self._packed: bytes | None = None

    def packed(self) -> bytes:
        """For sockets that can unpack; each message by itself, so that one packing serves them all."""
        if len(self.text) < WORTH_PACKING:
            return self.plain
        if self._packed is None:
            packer = zlib.compressobj(1, zlib.DEFLATED, -15)
            made = packer.compress(self.text) + packer.flush(zlib.Z_SYNC_FLUSH)
            self._packed = _frame(PACKED_TEXT, made[:-4])  # RFC 7692: without the marker at the end
        return self._packed


def _frame(kind: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return struct.pack("!BB", kind, size) + body
    if size < 65_536:
        return struct.pack("!BBH", kind, 126, size) + body
    return struct.pack("!BBQ", kind, 127, size) + body
