"""Who asks: read from the headers of a request or of a WebSocket's handshake."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

from .hub import Caller
from .keys import hash_key, player_of

COOKIE = "qd_guest"
TOKEN_LENGTH = 100


def identify(authorization: str, token: str | None) -> Caller:
    """The key a program sends as a bearer token; without one the cookie of a browser."""
    scheme, _, key = authorization.partition(" ")
    if scheme.lower() == "bearer":
        return Caller(key_hash=hash_key(key.strip()[:TOKEN_LENGTH]))
    if token and len(token) <= TOKEN_LENGTH:
        return Caller(player=player_of(token))
    return Caller()


def of_handshake(headers: dict[bytes, str]) -> Caller:
    try:
        cookies = SimpleCookie(headers.get(b"cookie", ""))
    except CookieError:
        cookies = SimpleCookie()
    token = cookies[COOKIE].value if COOKIE in cookies else None
    return identify(headers.get(b"authorization", ""), token)
