"""Actions, decisions and the three kinds of refusal."""

from __future__ import annotations

import enum
import types
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NewType, Union, get_args, get_origin

import msgspec
from msgspec import structs

Seat = str


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence to be: the id of a catalogue entry and its parameters. Rules never hold words.

    A text parameter that begins with "@" names another catalogue entry.
    """

    id: str
    args: Mapping[str, Arg] = {}


Arg = bool | int | str | Message | Sequence[bool | int | str | Message | None] | None
"""What may stand in a sentence; the catalogues say how each is written."""

Words = Callable[[str, Mapping[str, Any]], str]
"""What makes a catalogue entry and its parameters into text, for views that draw themselves."""


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do"):
    """One choice of one seat, a frozen tagged record.

    Its notation is the tag followed by the fields in order: `fire 3 port 7`.
    """

    def __str__(self) -> str:
        words = [value if type(value) is str else _write(value) for value in structs.astuple(self)]
        return " ".join([_tag(type(self)), *words])


class Resign(Action, frozen=True, tag="resign"):
    """Give up. Known to every game and open to every seat until the end."""


RESIGN = Resign()


class Refused(msgspec.Struct, frozen=True):
    """Something a player might expect to do, and why it is not allowed now."""

    action: Action
    reason: Message
    rule: str


class Decision(msgspec.Struct, frozen=True):
    """One open question to one seat. The id stays the same for as long as the question does."""

    id: str
    game: str
    seat: Seat
    rule: str
    step: str
    prompt: Message
    actions: tuple[Action, ...]
    refused: tuple[Refused, ...] = ()


class Refusal(Exception):
    """The base of every refusal: a reason id with parameters and, where there is one, a rule."""

    def __init__(self, reason: Message, rule: str = "") -> None:
        self.reason = reason
        self.rule = rule
        words = ", ".join(f"{key}={value}" for key, value in reason.args.items())
        super().__init__(f"{reason.id}({words})" + (f" [{rule}]" if rule else ""))


class MalformedAction(Refusal):
    """The text or data is no action of this game at all."""


class IllegalAction(Refusal):
    """A well-formed action that this seat may not take now; nothing was changed."""


class StaleDecision(Refusal):
    """An answer to a question that is no longer open; nothing was changed."""


class UndoRefused(Refusal):
    """Nothing to take back: dice, hidden things or another seat have spoken since."""


def action_tag(action: Action | type[Action]) -> str:
    """The public name of an action, stable across versions."""
    return str(action.__struct_config__.tag)


def _write(value: Any) -> str:
    if type(value) is int:
        return str(value)
    if value is None:
        return "-"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    if isinstance(value, tuple):
        return ",".join(map(_write, value)) if value else "()"
    if isinstance(value, msgspec.Struct):  # a thing of one of several kinds: "ship-7"
        return "-".join([_tag(type(value)), *(_write(getattr(value, f)) for f in value.__struct_fields__)])
    return str(value)


@cache
def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a record; asked for once, since msgspec works their types out anew every time."""
    return msgspec.structs.fields(kind)


def _read(text: str, kind: Any) -> Any:
    if isinstance(kind, NewType):
        kind = kind.__supertype__
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        if text == "-":
            return None
        return _read(text, _kind_of(text, [part for part in get_args(kind) if part is not type(None)]))
    if origin is tuple:
        inner = get_args(kind)[0]
        return () if text == "()" else tuple(_read(part, inner) for part in text.split(","))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        tag, *words = text.split("-")
        if tag != _tag(kind):
            raise ValueError(text)
        return kind(*(_read(word, field.type) for word, field in zip(words, fields_of(kind), strict=True)))
    if kind is bool:
        return {"yes": True, "no": False}[text]
    if kind is int:
        return int(text)
    if origin is Literal and text not in get_args(kind):
        raise ValueError(text)
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return kind(text)
    return text


def _kind_of(text: str, kinds: list[Any]) -> Any:
    """The kind of thing a word names by its tag, where there is a choice; else the only one."""
    tag = text.partition("-")[0]
    tagged = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return next((kind for kind in tagged if _tag(kind) == tag), kinds[0])


def read_action(text: str, kinds: dict[str, type[Action]]) -> Action:
    """The action a notation stands for; the inverse of `str(action)`."""
    words = text.split()
    kind = kinds.get(words[0]) if words else None
    if kind is None:
        raise MalformedAction(Message("qd-no-such-action", {"text": text}))
    fields = fields_of(kind)
    if len(words) - 1 != len(fields):
        args: dict[str, Arg] = {"text": text, "expected": len(fields), "found": len(words) - 1}
        raise MalformedAction(Message("qd-wrong-number-of-words", args))
    try:
        return kind(*(_read(word, field.type) for word, field in zip(words[1:], fields, strict=True)))
    except (ValueError, KeyError):
        raise MalformedAction(Message("qd-unreadable-action", {"text": text})) from None
