"""What changed between two views, so that a browser that has the one can be told the other in few bytes.

A change is `[path, value]`: put the value there; or `[path]`: remove it. A path is a list of names and of
places in lists. Lists that grew or shrank are changed place by place where most items stayed; the value of
`[..., "length"]` cuts one to so many items. Changes are applied in their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import ne
from typing import Any

import msgspec
from msgspec import inspect

Path = list[str | int]
Change = list[Any]
SCALARS = (
    inspect.NoneType,
    inspect.BoolType,
    inspect.IntType,
    inspect.FloatType,
    inspect.StrType,
    inspect.LiteralType,
    inspect.EnumType,
)


def plain(value: Any) -> Any:
    """A view as JSON knows it, and as it was: nothing in it is shared with the game."""
    return msgspec.to_builtins(value, str_keys=True)


def kept(view: Any) -> Any:
    """A view to compare the next one with. A field that can never change stays as it is, which is quicker to
    keep and to compare; only of others a plain copy is made."""
    if not isinstance(view, msgspec.Struct) or type(view).__struct_config__.omit_defaults:
        return plain(view)
    tag, fields = _fields(type(view))
    values = [(name, getattr(view, field), still) for name, field, still in fields]
    return {**tag, **{name: value if still else plain(value) for name, value, still in values}}


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[dict[str, Any], list[tuple[str, str, bool]]]:
    """The tag of a record by its name; for each field how it is sent, its name, whether it is still."""
    about = inspect.type_info(kind)
    assert isinstance(about, inspect.StructType)
    config = kind.__struct_config__
    tag = {} if config.tag_field is None else {config.tag_field: config.tag}
    return tag, [(field.encode_name, field.name, _still(field.type)) for field in about.fields]


def _still(about: inspect.Type) -> bool:
    """Whether a value of this type can never change: frozen records and tuples of such, numbers and texts."""
    match about:
        case inspect.StructType(cls=kind, fields=fields):
            return kind.__struct_config__.frozen and all(_still(field.type) for field in fields)
        case inspect.TupleType(item_types=items):
            return all(map(_still, items))
        case inspect.VarTupleType(item_type=item):
            return _still(item)
        case inspect.UnionType(types=kinds):
            return all(map(_still, kinds))
    return isinstance(about, SCALARS)


def changes(old: Any, new: Any) -> list[Change]:
    """What leads from one value to another, both being objects whose parts are plain or still."""
    found: list[Change] = []
    _object(old, new, [], found)
    return found


def _object(old: dict[str, Any], new: dict[str, Any], path: Path, found: list[Change]) -> None:
    for name, value in new.items():
        if name not in old:
            found.append([[*path, name], value])
        elif old[name] != value:
            _value(old[name], value, [*path, name], found)
    if old.keys() != new.keys():
        found.extend([[*path, name]] for name in old if name not in new)


def _value(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if type(old) is dict and type(new) is dict:
        _object(old, new, path, found)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        _list(old, new, path, found)
    elif isinstance(new, msgspec.Struct) and type(old) is type(new):
        _object(plain(old), plain(new), path, found)
    else:
        found.append([path, new])


def _list(old: Sequence[Any], new: Sequence[Any], path: Path, found: list[Change]) -> None:
    other = [place for place, differs in enumerate(map(ne, old, new)) if differs]
    stayed = min(len(old), len(new)) - len(other)
    if stayed * 2 < max(len(old), len(new)):  # most are new, or stand at other places
        found.append([path, new])
        return
    for place in other:
        _value(old[place], new[place], [*path, place], found)
    if len(new) < len(old):
        found.append([[*path, "length"], len(new)])
    found.extend([[*path, place], new[place]] for place in range(len(old), len(new)))


def applied(value: Any, made: list[Change]) -> Any:
    """The value after the changes; what a client does, here for programs and tests."""
    whole = [value]
    for path, *rest in made:
        at: Any = whole[0]
        for step in path[:-1]:
            at = at[step]
        last = path[-1]
        if not rest:
            del at[last]
        elif isinstance(at, list) and last == "length":
            del at[rest[0] :]
        elif isinstance(at, list) and last == len(at):
            at.append(rest[0])
        else:
            at[last] = rest[0]
    return whole[0]
