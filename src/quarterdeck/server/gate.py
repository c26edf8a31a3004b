"""The gate before the application: host names, foreign origins, rates, headers, figures and the log.

Requests are logged by their route, never by their address line, so nothing secret can be in a log.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterable
from ipaddress import IPv6Network, ip_address
from math import ceil
from secrets import token_hex
from socket import gethostname
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Litestar
from litestar.types import Message, Receive, Send
from structlog.contextvars import bind_contextvars, clear_contextvars

from . import metrics
from .identity import identify
from .limits import Buckets
from .lines import EXTENSION
from .problems import Trouble
from .settings import Settings
from .socket import serve
from .wire import encode

log = structlog.get_logger("http")

SAFE = ("GET", "HEAD", "OPTIONS")
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1", "testserver")
PROBLEM_TYPE = "application/problem+json"

CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
PAST_PATH = re.compile(r"/api/matches/[^/]+/(?:replay|timeline|record|old)")
MATCH_PATH = re.compile(r"/(?:api|ws)/matches/([a-z0-9]+)")
SOCKET_PATH = re.compile(r"/ws/matches/([^/]+)")
LONGEST_WAIT = 3600  # seconds we ask somebody to come back after
QUIET = ("/healthz", "/metrics")


class Gate:
    def __init__(self, app: Litestar, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        limits = settings.limits
        self._requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self._open: Counter[str] = Counter()  # sockets by address
        self._hosts = {*LOCAL_NAMES, *(name.lower() for name in settings.hosts)}
        # Listening everywhere we are reached by address too. Rebinding needs a name, never an address.
        self._everywhere = settings.host in ("0.0.0.0", "::")
        if self._everywhere:
            self._hosts.add(gethostname().lower())
        if settings.public_url:
            self._hosts.add(urlsplit(settings.public_url).hostname or "")

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        about = {"request": token_hex(6)}
        if found := MATCH_PATH.match(scope["path"]):
            about["match"] = found[1][:32]
        clear_contextvars()
        bind_contextvars(**about)  # every line of the log that comes of this request has these
        scope["quarterdeck.request"] = about["request"]
        trouble = self._refuse(scope)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, trouble)
            return
        await self._http(scope, receive, send, trouble)

    async def _socket(self, scope: Any, receive: Receive, send: Send, trouble: Trouble | None) -> None:
        found = SOCKET_PATH.fullmatch(scope["path"])
        if trouble is None and found is None:
            trouble = Trouble("not-found")
        if trouble is not None or found is None:
            await _close(receive, send, trouble or Trouble("not-found"))
            return
        address = address_of(scope, self._settings)
        if self._settings.limits.enabled and self._open[address] >= self._settings.limits.sockets_per_address:
            await _close(receive, send, Trouble("too-many-requests"))
            return
        self._open[address] += 1
        try:
            headers = _headers(scope)
            caller = identify(headers.get(b"authorization", ""), headers.get(b"cookie", ""))
            await receive()  # the handshake
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await serve(self._app.state.hub, found[1], caller, scope["extensions"][EXTENSION])
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _http(self, scope: Any, receive: Receive, send: Send, trouble: Trouble | None) -> None:
        started = monotonic()
        status = 500

        async def reply(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                mark = (b"x-request-id", scope["quarterdeck.request"].encode())
                message["headers"] = [*_kept_nowhere(message.get("headers", [])), *HEADERS, mark]
            await send(message)

        # HEAD is answered as GET; uvicorn leaves the body out.
        asked: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        if trouble is None and PAST_PATH.fullmatch(scope["path"]):
            await _while_connected(self._app, asked, receive, reply)
        elif trouble is None:
            await self._app(asked, receive, reply)
        else:
            await _answer(reply, trouble)
        route = asked.get("path_template") or "other"
        metrics.requests.labels(scope["method"], route, status).inc()
        if route not in QUIET:
            took = round((monotonic() - started) * 1000, 2)
            log.info("request", method=scope["method"], route=route, status=status, ms=took)

    def _refuse(self, scope: Any) -> Trouble | None:
        headers = _headers(scope)
        host = headers.get(b"host", "")
        name = _host_name(f"//{host}")
        if name not in self._hosts and not (self._everywhere and _is_address(name)):
            return Trouble("bad-host")
        if self._settings.limits.enabled:
            wait = self._requests.take(address_of(scope, self._settings))
            if wait:
                return Trouble("too-many-requests", retry=wait)
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and _foreign(headers, host, self._settings.public_url):
            return Trouble("cross-origin")
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # nothing we know has that in its name
            return Trouble("bad-request")
        if scope["type"] == "http" and _has_body(headers) and not _is_json(headers):
            return Trouble("unsupported-media-type")
        return None


async def _while_connected(app: Any, scope: Any, receive: Receive, send: Send) -> None:
    """An answer that takes long is given up when the caller hangs up."""
    first = await receive()
    told = False

    async def again() -> Any:
        nonlocal told
        if told:  # there is no more: a GET has no body
            await asyncio.Event().wait()
        told = True
        return first

    async def hung_up() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    work = asyncio.create_task(app(scope, again, send))
    watch = asyncio.create_task(hung_up())
    try:
        await asyncio.wait((work, watch), return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            await work
    finally:
        for task in (work, watch):
            task.cancel()
        await asyncio.gather(work, watch, return_exceptions=True)


def _kept_nowhere(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What a seat may see stays in no cache, of browsers or on the way, unless the answer says otherwise."""
    made = list(headers)
    if not any(name.lower() == b"cache-control" for name, _ in made):
        made.append((b"cache-control", b"no-store"))
    return made


def _has_body(headers: dict[bytes, str]) -> bool:
    return headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers


def _is_json(headers: dict[bytes, str]) -> bool:
    """A page of another site can send a form or plain text without asking us first, but never this."""
    return headers.get(b"content-type", "").partition(";")[0].strip().lower() == "application/json"


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _host_name(address: str) -> str:
    """The host in an address, nothing where that is no address at all."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _headers(scope: Any) -> dict[bytes, str]:
    """Cookies may come in several headers (HTTP/2 allows it); of anything else the last one counts."""
    made: dict[bytes, str] = {}
    for name, value in scope["headers"]:
        text = value.decode("latin-1")
        made[name] = f"{made[name]}; {text}" if name == b"cookie" and name in made else text
    return made


def _foreign(headers: dict[bytes, str], host: str, public_url: str | None) -> bool:
    """Browsers say where a request comes from; programs without a browser's cookies need not."""
    if headers.get(b"sec-fetch-site", "none") not in ("same-origin", "none"):
        return True
    origin = headers.get(b"origin")
    if origin is None:
        return False
    if public_url is not None and origin == public_url.rstrip("/"):
        return False
    return not _host_name(origin) or origin.partition("://")[2] != host


def address_of(scope: Any, settings: Settings) -> str:
    """The caller's address; a reverse proxy's word is taken only where we were told to trust it."""
    if settings.trust_proxy:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                return _house(value.decode("latin-1").rsplit(",", 1)[-1].strip())
    client = scope.get("client")
    return _house(str(client[0])) if client else "unknown"


def _house(address: str) -> str:
    """One caller has a whole /64 of IPv6 addresses: they count as one."""
    if ":" not in address or not _is_address(address):
        return address
    return str(IPv6Network((address, 64), strict=False).network_address)


def retry_after(trouble: Trouble) -> dict[str, str]:
    if trouble.retry is None:
        return {}
    return {"retry-after": str(ceil(min(max(trouble.retry, 1), LONGEST_WAIT)))}


async def _answer(send: Send, trouble: Trouble) -> None:
    metrics.refusals.labels(trouble.code).inc()
    headers = [(b"content-type", PROBLEM_TYPE.encode())]
    headers += [(name.encode(), value.encode()) for name, value in retry_after(trouble).items()]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(trouble.problem()), "more_body": False})


async def _close(receive: Receive, send: Send, trouble: Trouble) -> None:
    """Refuse a socket before it opens: the server answers the handshake with 403."""
    metrics.refusals.labels(trouble.code).inc()
    await receive()
    await send({"type": "websocket.close", "code": 4403, "reason": trouble.code})
