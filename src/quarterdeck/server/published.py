"""The published contract: one OpenAPI document that also holds the socket's messages and what games tell.

`Games` has an entry for each game: `view`, `hints`, `preview`, `offer`, `refused`, `decision`, `event` and
`info` (what it says of a scenario).
The types of a game are named by its prefix (`FcShot`), those of the kernel as they are (`Roll`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

import quarterdeck as qd
from quarterdeck.kernel import Action, Ruleset, action_tag
from quarterdeck.kernel.events import KERNEL_EVENTS

from . import schema, schema_study
from .schema_socket import ClientMessage, ServerMessage

Json = dict[str, Any]
REF = "#/components/schemas/"
SOCKET_MESSAGES = (ClientMessage, ServerMessage)
MESSAGE = {"$ref": f"{REF}MessageOut"}
TEXT = {"type": "string"}
FREE = {"type": ["object", "null"], "additionalProperties": True}
"""What a game says of a type it has not named."""


def published(document: Json) -> Json:
    """The document litestar makes, and with it the messages of the socket and the types of all games."""
    (client, server), found = msgspec.json.schema_components(SOCKET_MESSAGES, ref_template=REF + "{name}")
    parts = document.setdefault("components", {}).setdefault("schemas", {})
    games = {}
    for name in qd.games():
        games[name], of_the_game = _game(qd.load(name))
        found = {**found, **of_the_game}
    found = {**found, "ClientMessage": client, "ServerMessage": server, "Games": _object(games)}
    for name, part in found.items():
        parts.setdefault(name, part)
    kinds = [*vars(schema).values(), *vars(schema_study).values()]
    told = [kind for kind in kinds if isinstance(kind, type) and kind.__name__.endswith("Out")]
    _in_full((*told, ServerMessage), parts)
    return json.loads(json.dumps(document))  # type: ignore[no-any-return]  # what was an object stays one


def _game(rules: Ruleset[Any, Any]) -> tuple[Json, Json]:
    """What a game tells, by its role, and the components it is made of."""
    prefix = rules.prefix.capitalize()
    view, hints, preview, info = rules.view_type, rules.hints_type, rules.preview_type, rules.info_type
    orders = rules.orders_type
    told = [kind for kind in (view, hints, preview, info, orders) if kind is not None]
    events = (*rules.events, *KERNEL_EVENTS)
    by_type, parts = _components(prefix, (*told, *events), rules.actions)
    for kind in events:
        _as_sent(parts[_named(by_type[kind])])
    offers = [_offer(kind, parts.pop(_named(by_type[kind]))) for kind in rules.actions]
    made = {
        "Offer": _choice("tag", [_object({**offer, "label": MESSAGE}) for offer in offers]),
        "Refused": _choice("tag", [_object({**offer, "reason": MESSAGE, "rule": TEXT}) for offer in offers]),
        "Event": _choice("what", [by_type[kind] for kind in events], _by_tag(events, by_type)),
        "Decision": _decision(prefix),
    }
    parts |= {prefix + role: part for role, part in made.items()}
    roles = {
        "view": by_type.get(view, FREE),
        "hints": _or_null(by_type.get(hints, FREE)),
        "preview": _or_null(by_type.get(preview, FREE)),
        "info": by_type.get(info, FREE),
        "orders": by_type.get(orders, FREE),
        **{role.lower(): {"$ref": REF + prefix + role} for role in made},
    }
    return _object(roles), parts


def _components(prefix: str, told: Sequence[Any], asked: Sequence[Any]) -> tuple[dict[Any, Json], Json]:
    """The schema of each type, and the records they share."""
    types = (*told, *asked)
    schemas, found = msgspec.json.schema_components(types, ref_template=REF + "{name}")
    _in_full(types, found)
    shared = {kind.__name__ for kind in _records(types) if kind.__module__.startswith("quarterdeck.kernel")}
    parts = {_ours(name, prefix, shared): _renamed(part, prefix, shared) for name, part in found.items()}
    by_type = {kind: _renamed(part, prefix, shared) for kind, part in zip(types, schemas, strict=True)}
    return by_type, parts


def _in_full(types: Iterable[Any], parts: Json) -> None:
    """What is told is told in full: a field with a default is there too, unless its record leaves it out."""
    for kind in _records(types):
        part = parts.get(kind.__name__) or parts.get(_full(kind), {})
        if not kind.__struct_config__.omit_defaults and "properties" in part:
            part["required"] = list(part["properties"])


def _records(types: Iterable[Any]) -> Iterator[type[msgspec.Struct]]:
    """Every record that these types are made of."""
    seen: set[type] = set()
    todo: list[Any] = list(msgspec.inspect.multi_type_info(types))
    while todo:
        node = todo.pop()
        if isinstance(node, msgspec.inspect.StructType):
            if node.cls not in seen:
                seen.add(node.cls)
                yield node.cls
                todo += [field.type for field in node.fields]
        elif isinstance(node, msgspec.inspect.Type):
            for name in node.__struct_fields__:
                part = getattr(node, name)
                todo += part if isinstance(part, tuple) else [part]


# ---- names --------------------------------------------------------------------------------------


def _full(kind: type) -> str:
    """As msgspec writes it where two types have the same name."""
    return f"{kind.__module__}.{kind.__qualname__}"


def _ours(name: str, prefix: str, shared: set[str]) -> str:
    if name in shared:
        return name
    *path, last = name.split(".")
    return prefix + (path[-1].title().replace("_", "") if path else "") + last


def _renamed(part: Any, prefix: str, shared: set[str]) -> Any:
    """The same with every reference by our names."""
    if isinstance(part, list):
        return [_renamed(inner, prefix, shared) for inner in part]
    if isinstance(part, dict):
        return {name: _renamed(inner, prefix, shared) for name, inner in part.items()}
    if isinstance(part, str) and part.startswith(REF):
        return REF + _ours(part.removeprefix(REF), prefix, shared)
    return part


def _named(part: Json) -> str:
    return str(part["$ref"]).removeprefix(REF)


# ---- shapes -------------------------------------------------------------------------------------


def _object(properties: Json) -> Json:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _or_null(part: Json) -> Json:
    return part if part is FREE else {"anyOf": [part, {"type": "null"}]}


def _choice(by: str, parts: Iterable[Json], mapping: Json | None = None) -> Json:
    named = {"mapping": mapping} if mapping else {}
    return {"oneOf": list(parts), "discriminator": {"propertyName": by, **named}}


def _by_tag(kinds: Iterable[type[msgspec.Struct]], by_type: dict[Any, Json]) -> Json:
    """The record of each tag: a generator that is not told takes the name of the record for the tag."""
    return {str(kind.__struct_config__.tag): by_type[kind]["$ref"] for kind in kinds}


def _as_sent(part: Json) -> None:
    """On the wire an event has its sentence, and nobody is told who else may see it."""
    part["properties"] = {name: inner for name, inner in part["properties"].items() if name != "seen_by"}
    part["properties"]["say"] = MESSAGE
    part["required"] = list(part["properties"])


def _offer(kind: type[Action], part: Json) -> Json:
    """One action: its notation, its tag, its fields by name."""
    fields = {name: inner for name, inner in part.get("properties", {}).items() if name != "do"}
    return {"action": TEXT, "tag": {"enum": [action_tag(kind)]}, "fields": _object(fields)}


def _decision(prefix: str) -> Json:
    _, found = msgspec.json.schema_components((schema.DecisionOut,), ref_template=REF + "{name}")
    properties = dict(found["DecisionOut"]["properties"])
    properties["actions"] = {"type": "array", "items": {"$ref": f"{REF}{prefix}Offer"}}
    properties["refused"] = {"type": "array", "items": {"$ref": f"{REF}{prefix}Refused"}}
    return _object(properties)
