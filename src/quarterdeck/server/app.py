"""The application: handlers, problem documents, OpenAPI, and what lives as long as the process."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import quarterdeck as qd
from quarterdeck import __version__

from . import collector, lessons, logs, metrics
from .api import HANDLERS
from .database import migrate
from .gate import PROBLEM_TYPE, Gate, address_of, retry_after
from .hub import Hub
from .limits import Buckets
from .problems import Trouble
from .published import published
from .reading import RULE_PAGES
from .reviewing import Reviews
from .settings import Settings
from .static import Client, client_directory, home, old_page, old_script, page
from .thinkers import Thinkers
from .wire import decision_out, encode
from .writer import Unavailable

log = structlog.get_logger("app")

BY_STATUS = {
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "unsupported-media-type",
    429: "too-many-requests",
}


# ---- problems -----------------------------------------------------------------------------------


def answer(trouble: Trouble) -> Response[Any]:
    metrics.refusals.labels(trouble.code).inc()
    headers = retry_after(trouble)
    return Response(trouble.problem(), status_code=trouble.status, media_type=PROBLEM_TYPE, headers=headers)


def on_trouble(_request: Request[Any, Any, Any], trouble: Trouble) -> Response[Any]:
    return answer(trouble)


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code >= 500:
        return on_failure(_request, error)
    code = BY_STATUS.get(error.status_code, "bad-request")
    return answer(Trouble(code, _detail(error)))


def on_failure(_request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if isinstance(error, Unavailable):
        return answer(Trouble("unavailable"))
    if isinstance(error, SerializationException | UnicodeError | RecursionError):
        return answer(Trouble("bad-request"))
    return answer(logs.failure(error, "a request failed"))


def _detail(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join(found)[:300] or str(error.detail)[:300]


# ---- OpenAPI ------------------------------------------------------------------------------------


class Published(JsonRenderPlugin):
    """The document litestar makes, with the messages of the socket and the types of the games."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return json.dumps(published(openapi_schema)).encode()


def openapi_document() -> dict[str, Any]:
    """The document as `/schema/openapi.json` serves it."""
    return published(
        _litestar(Settings(database="sqlite:///:memory:"), lifespan=False).openapi_schema.to_schema()
    )


# ---- the application ----------------------------------------------------------------------------


def warm() -> None:
    """The first use of a game loads its data and builds its tables: nobody shall wait for that."""
    for name in qd.games():
        rules = qd.load(name)
        game = rules.new(seed=0)
        for seat in game.pending:
            decision = game.decision(seat)
            encode([game.view(seat), decision and decision_out(game, decision), rules.hints(game, seat)])


def drain_first(hub: Hub) -> None:
    """Told to stop we first say so to whoever asks for our health, and only then close."""
    if threading.current_thread() is not threading.main_thread():
        return
    stop = signal.getsignal(signal.SIGTERM)
    if not callable(stop):
        return
    loop = asyncio.get_running_loop()

    def drain(number: int, frame: FrameType | None) -> None:
        hub.draining = True
        loop.call_soon_threadsafe(loop.call_later, hub.settings.drain_seconds, stop, number, frame)

    signal.signal(signal.SIGTERM, drain)


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """Everything that lives as long as the process, ended in the reverse order."""
    settings: Settings = app.state.settings
    hub = Hub(settings)
    await migrate(settings.database)
    await hub.start()
    await asyncio.to_thread(warm)
    drain_first(hub)
    thinkers = Thinkers(hub, settings.thinkers)
    thinkers.start()
    reviews = Reviews(hub, settings.thinkers)
    app.state.hub, app.state.thinkers, app.state.reviews = hub, thinkers, reviews
    collector.calm()
    sweeper = asyncio.create_task(collector.sweep(lambda: hub.store.writer.commits), name="sweeper")
    log.info("ready", database=hub.store.kind, broker=hub.broker.name, thinkers=settings.thinkers)
    try:
        yield
    finally:
        hub.draining = True
        sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sweeper
        await reviews.close()
        await thinkers.close()
        await hub.close()
        log.info("stopped")


def _litestar(settings: Settings, *, lifespan: bool) -> Litestar:
    limits = settings.limits
    app = Litestar(
        route_handlers=[*HANDLERS, *RULE_PAGES, *lessons.HANDLERS, home, old_page, old_script, page],
        exception_handlers={Trouble: on_trouble, HTTPException: on_http, Exception: on_failure},
        openapi_config=OpenAPIConfig(
            title="Quarterdeck",
            version=__version__,
            path="/schema",
            render_plugins=[Published()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=limits.body_bytes,
        lifespan=[running] if lifespan else [],
        logging_config=None,
    )
    app.state.settings = settings
    app.state.client = Client(client_directory(settings.static))
    app.state.create_limits = (
        Buckets(limits.matches_per_second, limits.matches_burst) if limits.enabled else None
    )
    app.state.address = lambda scope: address_of(scope, settings)
    return app


def create_app(settings: Settings | None = None) -> ASGIApp:
    """What an ASGI server runs; without settings they come from the environment of the process."""
    if settings is None:
        settings = Settings.from_environment()
        logs.set_up(settings.log_level, settings.log_json)
    return Gate(_litestar(settings, lifespan=True), settings)
