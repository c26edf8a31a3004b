"""Decks, hands and cups: ordered containers with an owner and a visibility."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from .decisions import Seat
from .dice import Dice, shuffle

Seen = Literal["public", "owner", "hidden"]


class Pile(msgspec.Struct):
    """Cards, chits or counters by number. Items of one `kind` are interchangeable when re-dealt.

    The last item is the top. `seen`: everybody, the owner alone, or nobody.
    """

    kind: str
    seen: Seen
    owner: Seat | None = None
    items: list[int] = []

    def visible_to(self, seat: Seat | None) -> bool:
        return self.seen == "public" or (self.seen == "owner" and seat is not None and seat == self.owner)

    def __len__(self) -> int:
        return len(self.items)


def find_piles(node: Any) -> Iterator[Pile]:
    """Every pile inside a state or step, in the fixed order of its fields."""
    if isinstance(node, Pile):
        yield node
    elif isinstance(node, msgspec.Struct):
        if not node.__struct_config__.frozen:
            for name in node.__struct_fields__:
                yield from find_piles(getattr(node, name))
    elif isinstance(node, list | tuple):
        for item in node:
            yield from find_piles(item)
    elif isinstance(node, dict):
        for item in node.values():
            yield from find_piles(item)


def redeal(piles: Iterable[Pile], seat: Seat | None, rng: Dice) -> None:
    """Deal anew all that the seat cannot see, kind by kind, each pile keeping its size."""
    unseen: dict[str, list[Pile]] = {}
    for pile in piles:
        if not pile.visible_to(seat):
            unseen.setdefault(pile.kind, []).append(pile)
    for group in unseen.values():
        pool = [item for pile in group for item in pile.items]
        shuffle(pool, rng)
        for pile in group:
            size = len(pile.items)
            pile.items = pool[:size]
            del pool[:size]
