"""What not everybody may know: piles and sealed choices. Re-deals are derived from both."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Generic, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec

from .decisions import Seat
from .dice import Fancy

Seen = Literal["public", "owner", "hidden"]
T = TypeVar("T")


class Pile(msgspec.Struct, gc=False):
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


class Sealed(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """A choice that its owner has made and nobody else may know until it opens.

    It never changes, so that clones share it: another choice is another one (`holding`, `open`).

    `kind` says what it is (the ruleset knows what it could be, `Ruleset.could_be`), `about` which ship,
    battery or slot it is for.
    """

    kind: str
    owner: Seat
    value: T
    about: int = 0
    opened: bool = False

    def visible_to(self, seat: Seat | None) -> bool:
        return self.opened or (seat is not None and seat == self.owner)

    def holding(self, value: T) -> Sealed[T]:
        """The same with another choice in it."""
        return Sealed(self.kind, self.owner, value, self.about, self.opened)

    def open(self) -> Sealed[T]:
        """The same for everybody to know."""
        return Sealed(self.kind, self.owner, self.value, self.about, True)

    def seen_by(self, seat: Seat | None) -> T | None:
        """The value for those who may know it."""
        return self.value if self.visible_to(seat) else None


Secret = Pile | Sealed[Any]
Guess = Callable[[Any, Sealed[Any], Sequence[Any]], Any]
"""How an imagined game opens another's sealed choice: the game, where any that could be are in the seals and
those before this one guessed; the choice; and all it could be."""


class Place(NamedTuple):
    """Where a secret lies: the record and field, or the list or map and its key."""

    holder: Any
    key: Any
    secret: Secret

    def put(self, secret: Secret) -> None:
        if isinstance(self.holder, list | dict):
            self.holder[self.key] = secret
        else:
            setattr(self.holder, self.key, secret)


def redeal(places: Iterable[Place], seat: Seat | None, rng: Fancy) -> list[Place]:
    """Deal anew the piles a seat cannot see, kind by kind, each keeping its size; where is sealed what."""
    unseen: dict[str, list[Pile]] = {}
    closed = []
    for place in places:
        secret = place.secret
        if secret.visible_to(seat):
            continue
        if isinstance(secret, Pile):
            unseen.setdefault(secret.kind, []).append(secret)
        else:
            closed.append(place)
    for group in unseen.values():
        pool = rng.shuffled(sorted([item for pile in group for item in pile.items]))  # however it lay before
        for pile in group:
            size = len(pile.items)
            pile.items = pool[:size]
            del pool[:size]
    return closed


def blank(places: Iterable[Place], seat: Seat | None) -> list[Place]:
    """Take out of the piles a seat cannot see all but their size; where is sealed what."""
    closed = []
    for place in places:
        secret = place.secret
        if secret.visible_to(seat):
            continue
        if isinstance(secret, Pile):
            secret.items = [0] * len(secret.items)
        else:
            closed.append(place)
    return closed


# ---------------------------------------------------------------- finding them

Find = Callable[[Any, list[Place]], None]


def find_secrets(*nodes: msgspec.Struct) -> list[Place]:
    """Every pile and sealed choice inside states and steps, in the fixed order of their fields."""
    found: list[Place] = []
    for node in nodes:
        find = finder(type(node))
        if find is not None:
            find(node, found)
    return found


def _find_any(holder: Any, key: Any, node: Any, found: list[Place]) -> None:
    """Where the annotation leaves open whether there is a secret."""
    if isinstance(node, Pile | Sealed):
        found.append(Place(holder, key, node))
    elif isinstance(node, msgspec.Struct):
        find = finder(type(node))
        if find is not None:
            find(node, found)


@cache
def finder(kind: type[msgspec.Struct]) -> Find | None:
    """A function that looks only where the annotations of a struct allow a secret; None = nowhere."""
    names: dict[str, Any] = {"find_any": _find_any, "Place": Place}
    lines = ["def find(x, found):"]
    for field in msgspec.structs.fields(kind):
        lines += _looking(field.type, "x", f"'{field.name}'", f"x.{field.name}", names, 1)
    if len(lines) == 1:
        return None
    exec("\n".join(lines), names)  # the source above is made from annotations alone
    find: Find = names["find"]
    return find


def _looking(kind: Any, holder: str, key: str, source: str, names: dict[str, Any], depth: int) -> list[str]:
    """The lines that look into `source`, which lies in `holder` at `key`; none where no secret can be."""
    origin, parts = get_origin(kind), get_args(kind)
    indent = "    " * depth
    if _is_secret(kind):
        return [f"{indent}found.append(Place({holder}, {key}, {source}))"]
    if origin in (Union, types.UnionType):
        return [f"{indent}find_any({holder}, {key}, {source}, found)"] if any(map(_may_hold, parts)) else []
    if origin in (list, dict):
        inner = _looking(parts[-1], source, f"k{depth}", f"e{depth}", names, depth + 1)
        pairs = f"{source}.items()" if origin is dict else f"enumerate({source})"
        return [f"{indent}for k{depth}, e{depth} in {pairs}:", *inner] if inner else []
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and (find := finder(kind)) is not None:
        name = f"find_{kind.__name__}"
        names[name] = find
        return [f"{indent}{name}({source}, found)"]
    return []


def _is_secret(kind: Any) -> bool:
    return kind is Pile or kind is Sealed or get_origin(kind) is Sealed


def _may_hold(kind: Any) -> bool:
    return _is_secret(kind) or bool(_looking(kind, "x", "0", "x", {}, 1))
