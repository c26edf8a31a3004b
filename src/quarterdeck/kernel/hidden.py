"""What not everybody may know: piles and sealed choices. Re-deals are derived from both."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Generic, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from .decisions import Seat
from .dice import Fancy

Seen = Literal["public", "owner", "hidden"]
T = TypeVar("T")


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


class Sealed(msgspec.Struct, Generic[T]):
    """A choice that its owner has made and nobody else may know until it opens.

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

    def seen_by(self, seat: Seat | None) -> T | None:
        """The value for those who may know it."""
        return self.value if self.visible_to(seat) else None


Secret = Pile | Sealed[Any]
Guess = Callable[[Sealed[Any], Sequence[Any]], Any]
"""How an imagined game opens another's sealed choice: the choice, and all it could be."""


def redeal(secrets: Iterable[Secret], seat: Seat | None, rng: Fancy) -> list[Sealed[Any]]:
    """Deal anew the piles a seat cannot see, kind by kind, each keeping its size; what is sealed to it."""
    unseen: dict[str, list[Pile]] = {}
    closed = []
    for secret in secrets:
        if secret.visible_to(seat):
            continue
        if isinstance(secret, Pile):
            unseen.setdefault(secret.kind, []).append(secret)
        else:
            closed.append(secret)
    for group in unseen.values():
        pool = rng.shuffled(sorted([item for pile in group for item in pile.items]))  # however it lay before
        for pile in group:
            size = len(pile.items)
            pile.items = pool[:size]
            del pool[:size]
    return closed


# ---------------------------------------------------------------- finding them

Find = Callable[[Any, list[Secret]], None]


def find_secrets(node: msgspec.Struct) -> list[Secret]:
    """Every pile and sealed choice inside a state or step, in the fixed order of its fields."""
    found: list[Secret] = []
    _find_any(node, found)
    return found


def _find_any(node: Any, found: list[Secret]) -> None:
    if isinstance(node, Pile | Sealed):
        found.append(node)
    elif isinstance(node, msgspec.Struct):
        find = finder(type(node))
        if find is not None:
            find(node, found)


@cache
def finder(kind: type[msgspec.Struct]) -> Find | None:
    """A function that looks only where the annotations of a struct allow a secret; None = nowhere."""
    names: dict[str, Any] = {"find_any": _find_any}
    lines = ["def find(x, found):"]
    for field in msgspec.structs.fields(kind):
        lines += _looking(field.type, f"x.{field.name}", names, 1)
    if len(lines) == 1:
        return None
    exec("\n".join(lines), names)  # the source above is made from annotations alone
    find: Find = names["find"]
    return find


def _looking(kind: Any, source: str, names: dict[str, Any], depth: int) -> list[str]:
    """The lines that look into `source`; none where it cannot hold a secret."""
    origin, parts = get_origin(kind), get_args(kind)
    indent = "    " * depth
    if _is_secret(kind):
        return [f"{indent}found.append({source})"]
    if origin in (Union, types.UnionType):
        return [f"{indent}find_any({source}, found)"] if any(map(_may_hold, parts)) else []
    if origin in (list, dict):
        item = f"e{depth}"
        inner = _looking(parts[-1], item, names, depth + 1)
        values = f"{source}.values()" if origin is dict else source
        return [f"{indent}for {item} in {values}:", *inner] if inner else []
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and (find := finder(kind)) is not None:
        name = f"find_{kind.__name__}"
        names[name] = find
        return [f"{indent}{name}({source}, found)"]
    return []


def _is_secret(kind: Any) -> bool:
    return kind is Pile or kind is Sealed or get_origin(kind) is Sealed


def _may_hold(kind: Any) -> bool:
    return _is_secret(kind) or bool(_looking(kind, "x", {}, 1))
