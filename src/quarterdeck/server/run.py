"""Starting: one process, or several on this machine with the thinkers beside them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import tempfile
from multiprocessing.context import SpawnProcess

import msgspec
import structlog
import uvicorn

from . import logs
from .database import migrate
from .settings import Settings

log = structlog.get_logger("run")
GRACE_SECONDS = 10


def serve(settings: Settings, workers: int) -> None:
    """Serve until told to stop. With several workers the thinkers are processes of their own."""
    settings.to_environment()
    logs.set_up(settings.log_level, settings.log_json)
    if workers == 1:
        _uvicorn(settings, 1)
        return
    with tempfile.TemporaryDirectory(prefix="quarterdeck-metrics-") as directory:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = directory
        asyncio.run(migrate(settings.database))
        thinker = _thinker(settings) if settings.thinkers else None
        msgspec.structs.replace(settings, thinkers=0).to_environment()
        try:
            _uvicorn(settings, workers)
        finally:
            if thinker is not None:
                thinker.terminate()
                thinker.join(GRACE_SECONDS)


def _uvicorn(settings: Settings, workers: int) -> None:
    uvicorn.run(
        "quarterdeck.server.app:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        http="quarterdeck.server.lines:HttpLine",
        ws="quarterdeck.server.lines:SocketLine",
        ws_max_size=settings.limits.message_bytes,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def _thinker(settings: Settings) -> SpawnProcess:
    process = multiprocessing.get_context("spawn").Process(target=think, args=(settings,), name="thinker")
    process.start()
    return process


def think(settings: Settings) -> None:
    """A process that only answers for computer players, on this machine or on another."""
    logs.set_up(settings.log_level, settings.log_json)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_think(settings))


async def _think(settings: Settings) -> None:
    from .hub import Hub
    from .thinkers import Thinkers

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    await migrate(settings.database)
    hub = Hub(settings)
    await hub.start()
    thinkers = Thinkers(hub, max(1, settings.thinkers))
    thinkers.start()
    log.info("thinking", database=hub.store.kind, broker=hub.broker.name, processes=settings.thinkers)
    await stop.wait()
    await thinkers.close()
    await hub.close()
