"""Secrets: made here, stored only as hashes, compared in constant time."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

KEY_BYTES = 24


def new_key() -> str:
    """A secret nobody can guess: the key of a seat or the token of a browser."""
    return secrets.token_urlsafe(KEY_BYTES)


def seat_key(once: str, seat: str) -> str:
    """The key of a seat in a match whose maker named the request, which is as secret as a key: so that the
    same answer can be given again though keys are stored nowhere."""
    digest = hashlib.blake2b(
        seat.encode(), key=once.encode(), digest_size=KEY_BYTES, person=b"quarterdeck-seat"
    )
    return base64.urlsafe_b64encode(digest.digest()).decode()


def new_id() -> str:
    """A public name for a match: short, and not to be guessed where the match is unlisted."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def hash_key(key: str) -> str:
    """Keys hold 192 random bits, so a plain hash is enough to store them by."""
    return hashlib.sha256(key.encode()).hexdigest()


def player_of(token: str) -> str:
    """The player a browser's token stands for: its hash, so the token itself is stored nowhere."""
    digest = hashlib.sha256(b"quarterdeck-player/" + token.encode()).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()


def same(left: str, right: str) -> bool:
    return hmac.compare_digest(left, right)
