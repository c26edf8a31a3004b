"""Message ids to sentences: Fluent catalogues, one folder per language, one file per game.

    format(Message("fc-hit", {"ship": "Victory", "hits": 2}), "es")

Parameters: numbers are written the language's way but without grouping (years!), lists are joined as the
language joins them, True and False are the words "yes" and "no" for selectors, None is "none", and a text
"@id" is itself a message ("@id.hint" an attribute of one).
The browser reads the same files (`catalogue_text`) and means the same by values: see
`web/src/common/catalogue.ts` and `tests/i18n/vectors.json`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from quarterdeck.kernel import Event, Ledger, Message, Mod, Roll

LANGUAGES = ("en", "es", "it")
FALLBACK = "en"

# How the names of the files begin that hold the messages of a prefix; they are read when one is wanted.
_FILES = {
    "qd": ("kernel", "cli"),
    "co": ("cutting_out",),
    "fc": ("flying_colors",),
    "sg": ("sails_of_glory",),
    "kp": ("kaisers_pirates",),
    "ls": ("lessons",),
}
# Spanish writes "e" for "y" before the sound of i: "Victory e Iris", but "agua y hielo".
_SOUND_OF_I = re.compile("i|hi(?![ae])", re.IGNORECASE)


class MissingMessage(LookupError):
    """No message of this id in the catalogues of a language."""


class Catalogue:
    """All sentences of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._locale = Locale(language)
        self._unread = {file.name.removesuffix(".ftl"): file for file in _catalogue_files(language)}

    def has(self, id: str) -> bool:
        return self._pattern(id) is not None

    def text(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence of a message ("id") or of one of its attributes ("id.hint")."""
        text, errors = self.try_text(id, args)
        if errors and isinstance(errors[0], MissingMessage) and self.language != FALLBACK:
            return catalogue(FALLBACK).text(id, args)
        return text

    def try_text(self, id: str, args: Mapping[str, Any] | None = None) -> tuple[str, list[Exception]]:
        """The sentence, and what was wrong with it: a missing message or parameter."""
        pattern = self._pattern(id)
        if pattern is None:
            return id, [MissingMessage(f"{id} ({self.language})")]
        errors: list[Exception] = []
        values = {name: self._value(value, errors) for name, value in (args or {}).items()}
        text, found = self._bundle.format_pattern(pattern, values)
        errors += found
        return str(text), errors

    def join(self, items: Sequence[str]) -> str:
        """A list as the language says it: "Victory, Iris and Argo"."""
        if self.language == "es" and len(items) > 1 and _SOUND_OF_I.match(items[-1]):
            return f"{', '.join(items[:-1])} e {items[-1]}"
        return format_list(items, locale=self._locale)

    def _value(self, value: Any, errors: list[Exception]) -> Any:
        """A parameter as Fluent takes it."""
        if value is True or value is False:
            return "yes" if value else "no"
        if isinstance(value, int | float):
            return fluent_number(value, useGrouping=False)
        if value is None:
            return "none"
        if isinstance(value, str):
            return self._nested(value[1:], None, errors) if value.startswith("@") else value
        if isinstance(value, Message):
            return self._nested(value.id, value.args, errors)
        if isinstance(value, Iterable):
            return self.join([self._spoken(item, errors) for item in value])
        return str(value)

    def _spoken(self, value: Any, errors: list[Exception]) -> str:
        said = self._value(value, errors)
        return said if isinstance(said, str) else str(said.format(self._locale))

    def _nested(self, id: str, args: Mapping[str, Any] | None, errors: list[Exception]) -> str:
        text, found = self.try_text(id, args)
        errors += found
        return text

    def _pattern(self, id: str) -> Any:
        id, _, attribute = id.partition(".")
        if not self._bundle.has_message(id):
            self._read(_FILES.get(id.partition("-")[0], ()))
        if not self._bundle.has_message(id):
            self._read(("",))
            if not self._bundle.has_message(id):
                return None
        message = self._bundle.get_message(id)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, beginnings: tuple[str, ...]) -> None:
        for name in [name for name in self._unread if name.startswith(beginnings)]:
            text = self._unread.pop(name).read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def format(message: Message | str, language: str = FALLBACK) -> str:
    """The sentence of a message. A text is taken as it is, unless it is an "@id"."""
    if isinstance(message, Message):
        return catalogue(language).text(message.id, message.args)
    return catalogue(language).text(message[1:]) if message.startswith("@") else message


def format_event(event: Event, language: str = FALLBACK) -> str:
    """One line of the log, with the arithmetic of its roll."""
    known = catalogue(language)
    words = event.words()
    sums = [
        f"({known.text(f'{event.what}-{name}')}: {format_ledger(s, language)})" for name, s in event.ledgers()
    ]
    rolls = [format_roll(roll, language) for roll in event.rolls()]
    return " ".join([known.text(words.id, words.args), *sums, *rolls])


def format_ledger(ledger: Ledger, language: str = FALLBACK) -> str:
    """`12, +1 audacity [12.8] = 13`"""
    mods = _mods(ledger.mods, catalogue(language))
    return f"{ledger.base}{mods} = {ledger.total}" if ledger.mods else str(ledger.total)


def _mods(mods: Iterable[Mod], known: Catalogue) -> str:
    return "".join(
        f", {mod.value:+d} {known.text(mod.reason)}" + (f" [{mod.rule}]" if mod.rule else "") for mod in mods
    )


def format_roll(roll: Roll, language: str = FALLBACK) -> str:
    """`(d6: 4, +3 boats [4], -2 false light [3] = 5)`"""
    known = catalogue(language)
    dice = ", ".join(f"d{sides}: {face}" for sides, face in zip(roll.sides, roll.dice, strict=True))
    if roll.keep == "highest" and len(roll.dice) > 1:
        dice = known.text("qd-roll-highest", {"dice": dice})
    mods = _mods(roll.mods, known)
    total = f" = {roll.total}" if roll.mods or len(roll.dice) > 1 else ""
    thrown = (dice + mods).removeprefix(", ")  # a draw of chits has no dice
    if roll.result is None or (roll.sides and roll.result == roll.total):
        return f"({thrown}{total})"
    result = format(roll.result, language) if isinstance(roll.result, str) else str(roll.result)
    return f"({thrown}{total} → {result})"


def rule_id(prefix: str, rule: str) -> str:
    """The message of a rule's title: "12.4" of Flying Colors is fc-rule-12-4, with a `.summary`."""
    return f"{prefix}-rule-{re.sub('[^a-z0-9]+', '-', rule.lower()).strip('-')}"


def catalogue_text(language: str) -> str:
    """All catalogues of a language in one text, for the browser."""
    return "\n".join(file.read_text(encoding="utf-8") for file in _catalogue_files(language))


def _catalogue_files(language: str) -> list[Traversable]:
    folder = files(__name__) / "locales" / language
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
