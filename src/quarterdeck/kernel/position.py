"""Positions as text that reads back, for tests, bug reports, lessons and editors: what FEN is to chess.

    quarterdeck 2 cutting-out 2 two-captains
    options nights=3
    dice "5f1c..." turn=1
    count 2 events=5
    state night=1 prize=4
    captains red: boats=4 score=0 lights={kind=co.light seen=owner owner=red items=[0 1]}
    prizes kind=co.prize seen=hidden items=[2 6 3 8]
    step co.night
    step co.attack attacker=red boats=3

A line is a word, perhaps a key with a colon, then `field=value`s; what is at its default is left out. Values:
whole numbers, `yes` and `no`, `-` for none, words (in double quotes where needed), lists `[a b]`, records
`{field=value}`, maps `{key:value}`. Records of the state, and those in its lists and maps, have a line each;
its other fields stand in the line `state`. A line that begins with # says nothing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, get_args, get_origin

import msgspec

from .codec import SCHEMA, RecordError, snapshot_of
from .decisions import Message, fields_of
from .dice import key_from
from .steps import step_tag

if TYPE_CHECKING:
    from .engine import Game
    from .ruleset import Ruleset

_PLAIN = re.compile(r"[A-Za-z_@][\w@./'-]*$")
_TOKEN = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[\[\]{}=:]|[^\s\[\]{}=:"]+)')
_WORDS = {"yes": True, "no": False, "-": None}


# ---------------------------------------------------------------- writing


def write(game: Game[Any, Any]) -> str:
    """The whole position, as the referee knows it."""
    lines = [f"quarterdeck {SCHEMA} {game.rules.id} {game.rules.version} {_value(game.scenario)}"]
    chosen = game.rules.chosen_options(game)
    usual = game.rules.complete_options(game.scenario, {})
    if options := {name: value for name, value in chosen.items() if value != usual[name]}:
        lines.append("options " + _pairs(options))
    place = _changed(game.dice.place())
    lines.append(f"dice {_value(game.key.hex())} {_pairs(place)}")
    lines.append(f"count {game.count} events={game.events} barrier={game.barrier}")
    lines += _state_lines(game.state)
    lines += [f"step {step_tag(step)} {_pairs(_changed(step))}".rstrip() for step in game.stack]
    if game.outcome is not None:
        lines.append("outcome " + _pairs(msgspec.to_builtins(game.outcome)))
    return "\n".join(lines) + "\n"


def _state_lines(state: msgspec.Struct) -> list[str]:
    plain: dict[str, Any] = {}
    lines: list[str] = []
    changed = _changed(state)
    for field in fields_of(type(state)):
        if field.name not in changed:
            continue
        value = getattr(state, field.name)
        shape = _shape(field.type)
        if shape is None or value is None or (shape is not msgspec.Struct and not value):
            plain[field.name] = changed[field.name]
        elif shape is msgspec.Struct:
            lines.append(f"{field.name} {_pairs(_changed(value))}".rstrip())
        elif shape is list:
            lines += [f"{field.name} {_pairs(_changed(item))}".rstrip() for item in value]
        else:
            lines += [f"{field.name} {_value(key)}: {_pairs(_changed(item))}" for key, item in value.items()]
    return ["state " + _pairs(plain), *lines]


def _shape(kind: Any) -> type | None:
    """list or dict where the field holds a list or map of records, Struct where it is one record."""
    origin, parts = get_origin(kind), get_args(kind)
    if _is_record(kind):
        return msgspec.Struct
    if origin in (list, tuple) and _is_record(parts[0]):
        return list
    return dict if origin is dict and _is_record(parts[1]) else None


def _is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _changed(record: msgspec.Struct) -> dict[str, Any]:
    """The fields that are not at their default; records inside likewise."""
    out: dict[str, Any] = {}
    for field in fields_of(type(record)):
        value = getattr(record, field.name)
        default = field.default if field.default is not msgspec.NODEFAULT else _made(field.default_factory)
        if default is msgspec.NODEFAULT or value != default:
            out[field.name] = _plain(value)
    return out


def _made(factory: Any) -> Any:
    return factory() if factory is not msgspec.NODEFAULT else msgspec.NODEFAULT


def _plain(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        tag = value.__struct_config__.tag
        head = {str(value.__struct_config__.tag_field): tag} if tag is not None else {}
        return _Record(head | _changed(value))
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value


class _Record(dict[str, Any]):
    """The fields of a record, so that it is not written as a map."""


def _pairs(fields: dict[str, Any]) -> str:
    return " ".join(f"{name}={_value(value)}" for name, value in fields.items())


def _value(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, str):
        text = str(value)
        return text if _PLAIN.match(text) and text not in _WORDS else msgspec.json.encode(text).decode()
    if isinstance(value, _Record):
        return "{" + _pairs(value) + "}"
    if isinstance(value, dict):
        return "{" + " ".join(f"{_value(key)}:{_value(item)}" for key, item in value.items()) + "}"
    return "[" + " ".join(map(_value, value)) + "]"


# ---------------------------------------------------------------- reading


def read(rules: Ruleset[Any, Any], text: str) -> Game[Any, Any]:
    """The game a text describes, at the same decision."""
    places: dict[str, list[_Line]] = {}
    for number, raw in enumerate(text.splitlines(), 1):
        if raw.strip() and not raw.lstrip().startswith("#"):
            line = _Line(number, raw)
            places.setdefault(line.word, []).append(line)
    try:
        return rules.restore(snapshot_of(**_parts(rules, places)))
    except (KeyError, IndexError, ValueError, msgspec.ValidationError) as error:
        raise RecordError(Message("qd-position-unreadable", {"detail": str(error)})) from None


def _parts(rules: Ruleset[Any, Any], places: dict[str, list[_Line]]) -> dict[str, Any]:
    _, game, version, scenario = places.pop("quarterdeck")[0].values()
    if game != rules.id or str(version) != rules.version:
        raise ValueError(f"{game} {version} is not {rules.id} {rules.version}")
    options = places.pop("options", [])
    dice = places.pop("dice", [])
    key, place = dice[0].value_and_pairs() if dice else (key_from(None).hex(), {})
    counts = places.pop("count", [])
    count, others = counts[0].value_and_pairs() if counts else (0, {})
    outcome = places.pop("outcome", [])
    return {
        "game": game,
        "rules_version": str(version),
        "scenario": scenario,
        "options": rules.complete_options(scenario, options[0].pairs() if options else {}),
        "key": str(key),
        "dice": place,
        "count": count,
        "events": 0,
        "barrier": 0,
        **others,
        "stack": [line.tagged("step") for line in places.pop("step", [])],
        "outcome": outcome[0].pairs() if outcome else None,
        "state": _state(rules, places),
    }


def _state(rules: Ruleset[Any, Any], places: dict[str, list[_Line]]) -> dict[str, Any]:
    state = places.pop("state")[0].pairs()
    shapes = {field.name: _shape(field.type) for field in fields_of(rules.state_type)}
    for name, lines in places.items():
        if shapes.get(name) is None:
            raise ValueError(f"line {lines[0].number}: the state has no record, list or map {name!r}")
        if shapes[name] is msgspec.Struct:
            state[name] = lines[0].pairs()
        elif shapes[name] is list:
            state[name] = [line.pairs() for line in lines]
        else:
            state[name] = dict(line.keyed() for line in lines)
    return state


class _Line:
    """One line, read token by token."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.tokens = _TOKEN.findall(text)
        self.at = 1
        self.word: str = self.tokens[0]

    def values(self) -> list[Any]:
        found = []
        while self.at < len(self.tokens):
            found.append(self._value())
        return found

    def value_and_pairs(self) -> tuple[Any, dict[str, Any]]:
        return self._value(), self.pairs()

    def keyed(self) -> tuple[str, dict[str, Any]]:
        key = self._value()
        self._take(":")
        return str(key), self.pairs()

    def tagged(self, field: str) -> dict[str, Any]:
        return {field: self._value()} | self.pairs()

    def pairs(self) -> dict[str, Any]:
        found = {}
        while self.at < len(self.tokens):
            name = self._next()
            self._take("=")
            found[name] = self._value()
        return found

    def _value(self) -> Any:
        token = self._next()
        if token == "[":
            items = []
            while self.tokens[self.at] != "]":
                items.append(self._value())
            self._take("]")
            return items
        if token == "{":
            return self._braces()
        if token.startswith('"'):
            return msgspec.json.decode(token)
        if token in _WORDS:
            return _WORDS[token]
        return int(token) if re.fullmatch(r"-?\d+", token) else token

    def _braces(self) -> dict[str, Any]:
        """A record or a map; their keys are texts in any case."""
        found = {}
        while self.tokens[self.at] != "}":
            token = self._next()
            name = msgspec.json.decode(token) if token.startswith('"') else token
            if self._next() not in ("=", ":"):
                raise ValueError(f"line {self.number}: expected = or : after {name!r}")
            found[name] = self._value()
        self._take("}")
        return found

    def _next(self) -> str:
        token: str = self.tokens[self.at]
        self.at += 1
        return token

    def _take(self, wanted: str) -> None:
        if (token := self._next()) != wanted:
            raise ValueError(f"line {self.number}: expected {wanted} but found {token!r}")
