"""Actions as numbers. Every kind of action has a block of numbers, and its fields say which of the block.

Number 0 means that there is nothing to decide. A field counts as many values as `SIZES` and `WORDS` give it;
the last field of an action varies fastest. Where a block would grow too wide the first fields share numbers,
and where two actions that are offered at once share one, the later one takes the next free number of the
block. So within one decision every option has a number of its own, and the same deed nearly always the same.

The numbers are stable within a version of an environment: a change of them is a new version.
"""

from __future__ import annotations

import types
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin
from zlib import crc32

import msgspec

from quarterdeck.kernel import Action, Ruleset, action_tag

WIDEST = 384
WIDEST_OF_PLACES = 1024
"""Where a spot on the map is chosen, many are offered at once."""
PLACES = {"hex", "x", "counter"}
WAIT = 0

# How many values of a field are told apart, by game. Larger ones come round again.
SIZES: dict[str, dict[str, int]] = {
    "flying-colors": {
        **dict.fromkeys(("ship", "target", "leader", "command", "to"), 80),
        "commander": 40,
        "hex": 1021,
        "facing": 7,
        "counter": 512,
        "card": 128,
        "points": 61,
        "edge": 16,
    },
    # A prime beyond the twelve ships, so that batteries (from 100) and buildings (from 200) fall elsewhere.
    "sails-of-glory": {**dict.fromkeys(("target", "x", "y", "heading"), 61), "ship": 16, "enemy": 16},
    "kaisers-pirates": {"card": 93, "ship": 80, "prize": 80},
}
OTHER_SIZE = 16
WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "sails-of-glory": {
        "side": ("port", "starboard"),
        "arc": ("front", "full", "rear"),
        "ammo": ("ball", "chain", "double", "grape"),
        "sails": ("backing", "battle", "full"),
        "what": ("hull", "leak", "mast", "rudder"),
        "token": (
            *("boarding", "extinguish", "fire_port", "fire_starboard", "grog", "musketry", "pump"),
            *("raise_sail", "reduce_sail", "reload_port", "reload_starboard", "repair"),
        ),
        # Manoeuvre cards: a letter for the deck and a number.
        "card": tuple(f"{letter}{number}" for letter in "ABCD" for number in range(1, 41)),
        "piece": tuple(f"{kind}_{n}" for kind in ("island", "reef", "coast", "bank") for n in range(1, 7)),
    },
    "kaisers-pirates": dict.fromkeys(("seat", "join"), ("north", "east", "south", "west", "phantom")),
}


class _Field(NamedTuple):
    name: str
    size: int
    words: dict[str, int] | None
    maybe: bool  # may be left out

    def number(self, value: Any) -> int:
        if self.maybe:
            return 0 if value is None else 1 + self._plain(value) % (self.size - 1)
        return self._plain(value) % self.size

    def _plain(self, value: Any) -> int:
        if isinstance(value, int):
            return int(value)
        if self.words is not None and value in self.words:
            return self.words[value]
        return crc32(str(value).encode())


class Block(NamedTuple):
    """The numbers of one kind of action."""

    kind: str
    first: int
    width: int
    fields: tuple[_Field, ...]


class Actions:
    """The numbering of all actions of a game."""

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self.blocks: dict[type[Action], Block] = {}
        first = WAIT + 1
        for kind in rules.actions:
            fields = tuple(_field(rules.id, field.name, field.type) for field in msgspec.structs.fields(kind))
            most = WIDEST_OF_PLACES if any(field.name in PLACES for field in fields) else WIDEST
            width = _width([field.size for field in fields], most)
            self.blocks[kind] = Block(action_tag(kind), first, width, fields)
            first += width
        self.size = first
        self._known: dict[Action, int] = {}

    def numbers(self, offered: Sequence[Action]) -> list[int]:
        """The number of each of the actions that are offered at once."""
        known = self._known
        try:
            found = [known[action] for action in offered]
        except KeyError:
            for action in offered:
                known.setdefault(action, self._number(action))
            found = [known[action] for action in offered]
        return found if len(set(found)) == len(found) else self._apart(offered, found)

    def _number(self, action: Action) -> int:
        block = self.blocks[type(action)]
        code = 0
        for field in block.fields:
            code = code * field.size + field.number(getattr(action, field.name))
        return block.first + code % block.width

    def _apart(self, offered: Sequence[Action], found: list[int]) -> list[int]:
        taken: set[int] = set()
        for place, number in enumerate(found):
            if number in taken:
                found[place] = self._next_free(self.blocks[type(offered[place])], number, taken)
            taken.add(found[place])
        return found

    def _next_free(self, block: Block, number: int, taken: set[int]) -> int:
        for step in range(1, block.width):
            free = block.first + (number - block.first + step) % block.width
            if free not in taken:
                return free
        raise OverflowError(f"more than {block.width} options of {block.kind!r} at once")


def _width(sizes: Sequence[int], most: int) -> int:
    """All combinations; if they are too many, those of the last fields and a part of the one before."""
    width = 1
    for size in reversed(sizes):
        if width * size > most:
            return width * (most // width)
        width *= size
    return width


def _field(game: str, name: str, kind: Any) -> _Field:
    maybe = get_origin(kind) in (Union, types.UnionType)
    if maybe:
        kind = next(part for part in get_args(kind) if part is not type(None))
    words = WORDS.get(game, {}).get(name)
    if get_origin(kind) is Literal:
        words = get_args(kind)
    if kind is bool:
        size = 2
    else:
        size = len(words) if words else SIZES.get(game, {}).get(name, OTHER_SIZE)
    numbers = {word: number for number, word in enumerate(words)} if words else None
    return _Field(name, size + maybe, numbers, maybe)
