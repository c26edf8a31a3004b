"""Who asks: read from the headers of a request or of a WebSocket's handshake, by the same rules."""

from __future__ import annotations

from .hub import Caller
from .keys import hash_key, player_of

COOKIE = "qd_guest"
TOKEN_LENGTH = 100


def identify(authorization: str, cookies: str) -> Caller:
    """The key a program sends as a bearer token; without one the cookie of a browser."""
    scheme, _, key = authorization.partition(" ")
    if scheme.lower() == "bearer":
        return Caller(key_hash=hash_key(key.strip()[:TOKEN_LENGTH]))
    token = guest_token(cookies)
    return Caller(player=player_of(token)) if token else Caller()


def guest_token(cookies: str) -> str | None:
    """Our cookie among those of the header; whatever else the site has set there is not looked at."""
    for part in cookies.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            token = value.strip().strip('"')
            return token if 0 < len(token) <= TOKEN_LENGTH else None
    return None
