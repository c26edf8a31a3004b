"""Dice anybody can audit: every draw depends only on the secret key and on its name.

A name is the turn, the purpose and who acts, and a count within these. So the same deed meets the same luck,
whatever else was done before it in its turn: two candidates of a search, or two tables with one seal, can be
compared.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, MutableSequence, Sequence
from functools import lru_cache
from hashlib import blake2b, shake_128
from struct import unpack
from typing import Any, Protocol, TypeVar

import msgspec

N = TypeVar("N", bound=int)
KEY_BYTES = 16
_SPAN = 1 << 64
_LOW = _SPAN - 1


class Place(msgspec.Struct, frozen=True):
    """How far the dice of a game have come: turns begun, and draws made in this one by name."""

    turn: int = 0
    made: dict[str, int] = {}


class Chance(Protocol):
    """Any source of chance."""

    def below(self, bound: int) -> int: ...


class Dice(Protocol):
    """The dice of a game. `name` is the purpose of a draw and who acts."""

    def below(self, bound: int, name: str = "") -> int: ...
    def die(self, sides: int, name: str = "") -> int: ...
    def begin_turn(self) -> None: ...
    def place(self) -> Place: ...
    def copy(self) -> Dice: ...


class KeyedDice:
    """Keyed BLAKE2b of turn, name and count, scaled without bias to any number of sides."""

    __slots__ = ("_keyed", "key", "made", "turn")

    def __init__(self, key: bytes, place: Place | None = None) -> None:
        self.key = key
        self._keyed = blake2b(key=key, digest_size=8)  # copied for each draw: quicker than to key it anew
        self.turn = place.turn if place else 0
        self.made = dict(place.made) if place else {}

    def below(self, bound: int, name: str = "") -> int:
        """An integer from 0 to bound - 1, each equally likely."""
        made = self.made
        while True:
            count = made.get(name, 0)
            made[name] = count + 1
            drawn = self._keyed.copy()
            drawn.update(f"{self.turn} {count} {name}".encode())
            wide = int.from_bytes(drawn.digest(), "big") * bound
            # The multiples of `bound` do not fill 2**64 evenly; the few surplus values are drawn again.
            if (wide & _LOW) >= bound or (wide & _LOW) >= _SPAN % bound:
                return wide >> 64

    def die(self, sides: int, name: str = "") -> int:
        return self.below(sides, name) + 1

    def begin_turn(self) -> None:
        self.turn += 1
        self.made.clear()

    def place(self) -> Place:
        return Place(self.turn, dict(sorted(self.made.items())))

    def copy(self) -> KeyedDice:
        twin: KeyedDice = KeyedDice.__new__(KeyedDice)
        twin.key, twin._keyed, twin.turn, twin.made = self.key, self._keyed, self.turn, self.made.copy()
        return twin


class ScriptedDice:
    """Dice of a test: the given faces in order. A die too many, or one out of range, is an error."""

    def __init__(self, faces: Iterable[int], shuffles: bytes = b"scripted") -> None:
        self.faces = list(faces)
        self.n = 0
        self._shuffles = KeyedDice(shuffles)

    @property
    def left(self) -> int:
        return len(self.faces) - self.n

    def die(self, sides: int, name: str = "") -> int:
        if not self.left:
            raise AssertionError(f"a d{sides} was rolled but the script has no die left")
        face = self.faces[self.n]
        if not 1 <= face <= sides:
            raise AssertionError(f"the script gives {face} for a d{sides}")
        self.n += 1
        return face

    def below(self, bound: int, name: str = "") -> int:
        return self._shuffles.below(bound)

    def begin_turn(self) -> None:
        """A script knows no turns: its faces come one after the other."""

    def place(self) -> Place:
        return Place(self.n)

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


def shuffle(items: MutableSequence[Any], dice: Dice, name: str = "") -> None:
    """Fisher-Yates, so that every order is equally likely."""
    for last in range(len(items) - 1, 0, -1):
        other = dice.below(last + 1, name)
        items[last], items[other] = items[other], items[last]


class Fancy:
    """A fast stream of chance for imagined games: nobody audits it, and it is thrown away with the fork."""

    __slots__ = ("_at", "_numbers", "_seed", "_used")

    SIZE = 64

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._used = 0
        self._numbers: tuple[int, ...] = ()
        self._at = 0

    def many(self, count: int) -> tuple[int, ...]:
        """So many numbers of 64 bits."""
        self._used += 1
        text = f"{self._seed} {self._used}"
        numbers: tuple[int, ...] = unpack(f"<{count}Q", shake_128(text.encode()).digest(8 * count))
        return numbers

    def below(self, bound: int) -> int:
        if self._at == len(self._numbers):
            self._numbers, self._at = self.many(self.SIZE), 0
        number = self._numbers[self._at]
        self._at += 1
        return number * bound >> 64

    def shuffled(self, items: Sequence[N]) -> list[N]:
        keys = self.many(len(items)) if items else ()
        return [item for _, item in sorted(zip(keys, items, strict=True))]

    def key(self) -> bytes:
        return shake_128(f"{self._seed} key".encode()).digest(KEY_BYTES)


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
