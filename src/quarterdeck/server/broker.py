"""Between processes: each tells the others what it has made durable.

Only journal lines travel; every process plays them into its own copy of the match. A message that is
lost costs nothing but time: processes compare their matches with the database every few seconds.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from .rows import Entry


class News(msgspec.Struct, frozen=True, array_like=True):
    """What one process tells the others: journal lines, and matches whose seats changed."""

    sender: str
    entries: list[Entry] = []
    seats: list[str] = []


Listener = Callable[[News], Awaitable[None]]


class Broker(Protocol):
    name: str

    async def start(self, listener: Listener) -> None: ...
    async def close(self) -> None: ...
    def entry(self, entry: Entry) -> None: ...
    def seats(self, match_id: str) -> None: ...
    async def healthy(self) -> bool: ...


class Alone:
    """One process: nobody to tell."""

    name = "none"

    async def start(self, listener: Listener) -> None:
        return None

    async def close(self) -> None:
        return None

    def entry(self, entry: Entry) -> None:
        return None

    def seats(self, match_id: str) -> None:
        return None

    async def healthy(self) -> bool:
        return True
