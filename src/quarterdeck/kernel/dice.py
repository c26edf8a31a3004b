"""Dice anybody can audit: draw number n depends only on the secret key and n."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, MutableSequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Protocol

KEY_BYTES = 16
_SPAN = 1 << 64
_LOW = _SPAN - 1


class Dice(Protocol):
    """A source of chance. `n` counts the draws made so far."""

    n: int

    def below(self, bound: int) -> int: ...
    def die(self, sides: int) -> int: ...
    def copy(self) -> Dice: ...


class KeyedDice:
    """Keyed BLAKE2b of the draw number, scaled without bias to any number of sides."""

    __slots__ = ("key", "n")

    def __init__(self, key: bytes, n: int = 0) -> None:
        self.key = key
        self.n = n

    def below(self, bound: int) -> int:
        """An integer from 0 to bound - 1, each equally likely."""
        while True:
            digest = blake2b(self.n.to_bytes(8, "big"), key=self.key, digest_size=8).digest()
            self.n += 1
            wide = int.from_bytes(digest, "big") * bound
            # The multiples of `bound` do not fill 2**64 evenly; the few surplus values are drawn again.
            if (wide & _LOW) >= bound or (wide & _LOW) >= _SPAN % bound:
                return wide >> 64

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def copy(self) -> KeyedDice:
        return KeyedDice(self.key, self.n)


class ScriptedDice:
    """Dice of a test: the given faces in order. A die too many, or one out of range, is an error."""

    def __init__(self, faces: Iterable[int], shuffles: bytes = b"scripted") -> None:
        self.faces = list(faces)
        self.n = 0
        self._shuffles = KeyedDice(shuffles)

    @property
    def left(self) -> int:
        return len(self.faces) - self.n

    def die(self, sides: int) -> int:
        if not self.left:
            raise AssertionError(f"a d{sides} was rolled but the script has no die left")
        face = self.faces[self.n]
        if not 1 <= face <= sides:
            raise AssertionError(f"the script gives {face} for a d{sides}")
        self.n += 1
        return face

    def below(self, bound: int) -> int:
        return self._shuffles.below(bound)

    def copy(self) -> ScriptedDice:
        twin = ScriptedDice(self.faces)
        twin.n = self.n
        twin._shuffles = self._shuffles.copy()
        return twin


def key_from(seed: int | str | bytes | None) -> bytes:
    """The dice key a seed stands for. Without a seed the system gives one nobody can guess."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    if isinstance(seed, bytes) and len(seed) == KEY_BYTES:
        return seed
    text = seed if isinstance(seed, bytes) else f"{type(seed).__name__}:{seed}".encode()
    return blake2b(text, digest_size=KEY_BYTES, person=b"quarterdeck-seed").digest()


def shuffle(items: MutableSequence[Any], dice: Dice) -> None:
    """Fisher-Yates, so that every order is equally likely."""
    for last in range(len(items) - 1, 0, -1):
        other = dice.below(last + 1)
        items[last], items[other] = items[other], items[last]


@lru_cache(maxsize=512)
def throws(sides: tuple[int, ...], keep: str, low: int) -> tuple[tuple[int, int], ...]:
    """Each total of these dice, lowest first, and how many of the equally likely throws show it.

    `low` is the lowest face; `keep` is "sum" or "highest".
    """
    ways: Counter[int] = Counter({0: 1} if sides else {})
    for die in sides:
        wider: Counter[int] = Counter()
        for total, count in ways.items():
            for face in range(low, low + die):
                wider[max(total, face) if keep == "highest" else total + face] += count
        ways = wider
    return tuple(sorted(ways.items()))
