"""Clone functions generated from the annotations of a state, so that none can forget a field."""

from __future__ import annotations

import enum
import types
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, NewType, TypeVar, Union, get_args, get_origin

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

_ATOMS = (int, str, bool, bytes, type(None))


class Uncloneable(TypeError):
    """A state holds something that cannot be cloned exactly, or that differs between machines."""


@cache
def cloner(kind: type[T]) -> Callable[[T], T]:
    """A function that copies a mutable struct: what can change is copied, what cannot is shared."""
    names: dict[str, Any] = {}
    lines = ["def clone(x):", "    y = x.__copy__()"]
    for field in msgspec.structs.fields(kind):
        copied = _copy_of(field.type, f"x.{field.name}", names, f"{kind.__name__}.{field.name}", 0)
        if copied is not None:
            lines.append(f"    y.{field.name} = {copied}")
    lines.append("    return y")
    exec("\n".join(lines), names)  # the source above is made from annotations alone
    clone: Callable[[T], T] = names["clone"]
    return clone


def _copy_of(kind: Any, source: str, names: dict[str, Any], where: str, depth: int) -> str | None:
    """The expression that copies `source`, or None when it is immutable and may be shared."""
    if isinstance(kind, NewType):
        kind = kind.__supertype__
    origin, parts = get_origin(kind), get_args(kind)
    if kind in _ATOMS or origin is Literal or (isinstance(kind, type) and issubclass(kind, enum.Enum)):
        return None
    if origin in (Union, types.UnionType):
        return _copy_of_union(parts, source, names, where, depth)
    item = f"e{depth}"
    if origin is list:
        inner = _copy_of(parts[0], item, names, where, depth + 1)
        # many lists and maps are empty, and an empty one is quicker made than gone through
        return (
            f"{source}.copy()" if inner is None else f"([{inner} for {item} in {source}] if {source} else [])"
        )
    if origin is dict:
        inner = _copy_of(parts[1], item, names, where, depth + 1)
        if _copy_of(parts[0], item, names, where, depth + 1) is not None:
            raise Uncloneable(f"{where}: the key of a dict must be immutable")
        if inner is None:
            return f"{source}.copy()"
        return f"({{k: {inner} for k, {item} in {source}.items()}} if {source} else {{}})"
    if origin is tuple:
        if all(_copy_of(part, item, names, where, depth + 1) is None for part in parts if part is not ...):
            return None
        raise Uncloneable(f"{where}: a tuple may hold only immutable things; use a list")
    generic = origin if isinstance(origin, type) else kind
    if isinstance(generic, type) and issubclass(generic, msgspec.Struct):
        return _copy_of_struct(kind, source, names, where)
    raise Uncloneable(f"{where}: {kind!r} may not stand in a state")


def _copy_of_struct(kind: type[msgspec.Struct], source: str, names: dict[str, Any], where: str) -> str | None:
    fields = [_copy_of(f.type, "x", {}, f"{where}.{f.name}", 0) for f in msgspec.structs.fields(kind)]
    frozen = (get_origin(kind) or kind).__struct_config__.frozen
    if all(copied is None for copied in fields):
        return None if frozen else f"{source}.__copy__()"
    if frozen:
        raise Uncloneable(f"{where}: {kind.__name__} is frozen but holds something mutable")
    if get_origin(kind) is not None:
        raise Uncloneable(f"{where}: what is sealed must be immutable")
    names[f"clone_{kind.__name__}"] = cloner(kind)
    return f"clone_{kind.__name__}({source})"


def _copy_of_union(
    parts: tuple[Any, ...], source: str, names: dict[str, Any], where: str, depth: int
) -> str | None:
    changing = [part for part in parts if _copy_of(part, source, names, where, depth) is not None]
    if not changing:
        return None
    if len(changing) == 1 and set(parts) <= {changing[0], type(None)}:
        return f"(None if {source} is None else {_copy_of(changing[0], source, names, where, depth)})"
    if all(isinstance(part, type) for part in changing):  # a class that may be copied is a struct
        names["clone_struct"] = clone_struct
        return f"clone_struct({source})"
    raise Uncloneable(f"{where}: a union may mix structs and immutable things only")


def clone_struct(value: Any) -> Any:
    """Clone whatever struct this is; immutable values are returned as they are."""
    if isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        return cloner(type(value))(value)
    return value
