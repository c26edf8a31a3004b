"""News between processes over Redis."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from .broker import Listener, News
from .rows import Entry

log = structlog.get_logger("broker")
CHANNEL = "quarterdeck:journal"
PAUSE = 0.5


class RedisBroker:
    """Publish and subscribe over Redis; lines of one group commit travel together."""

    name = "redis"

    def __init__(self, address: str) -> None:
        self._redis = Redis.from_url(address, socket_connect_timeout=5, health_check_interval=15)
        self._me = secrets.token_hex(8)
        self._entries: list[Entry] = []
        self._seats: list[str] = []
        self._awake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()
        self._decoder = msgspec.json.Decoder(News)

    async def start(self, listener: Listener) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(listener), name="broker-listen"),
            asyncio.create_task(self._send(), name="broker-send"),
        ]
        await asyncio.wait_for(self._listening.wait(), 30)

    async def close(self) -> None:
        await self._flush()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def entry(self, entry: Entry) -> None:
        self._entries.append(entry)
        self._awake.set()

    def seats(self, match_id: str) -> None:
        self._seats.append(match_id)
        self._awake.set()

    async def healthy(self) -> bool:
        with contextlib.suppress(RedisError, OSError):
            return bool(await self._redis.ping())
        return False

    async def _send(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            await self._flush()

    async def _flush(self) -> None:
        if not (self._entries or self._seats):
            return
        news = News(self._me, self._entries, self._seats)
        self._entries, self._seats = [], []
        try:
            await self._redis.publish(CHANNEL, msgspec.json.encode(news))
        except (RedisError, OSError) as error:
            log.warning("news lost, others will catch up by themselves", error=repr(error))

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        await self._hear(message, listener)
            except (RedisError, OSError) as error:
                log.warning("broker lost, trying again", error=repr(error))
                await asyncio.sleep(PAUSE)
            except msgspec.MsgspecError as error:  # from another version; the healer brings what it said
                log.warning("news that cannot be read", error=repr(error))

    async def _hear(self, message: dict[str, Any], listener: Listener) -> None:
        if message["type"] == "subscribe":
            self._listening.set()
        elif message["type"] == "message":
            news = self._decoder.decode(message["data"])
            if news.sender != self._me:
                await listener(news)
