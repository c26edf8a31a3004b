"""The rulebooks as data: which rules there are, and what was ruled where a book leaves something open.

The texts are ours in all three languages; see docs/rulebook-texts.md for how they are written.

    book = rulebook.of("flying-colors")
    book.rules["12.4"].title            # the index, in the order of the book
    book.text("12.4", "it")             # the whole rule
    book.rulings["113"].text("es")      # a ruling
    book.rulings_on("12.11")            # the rulings that explain a rule
    book.terms["rake"].name("es")       # a word of the glossary
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from quarterdeck.datapack import DataError, DataSource, read_csv

LANGUAGES = ("en", "es", "it")
SOURCE = DataSource(files(__name__))
HEADING = re.compile(r"^## (\S+)\n", re.MULTILINE)


class Rule(msgspec.Struct, frozen=True):
    """A line of the index; "na" is a paragraph of the book that rules nothing."""

    id: str
    title: str
    status: Literal["rule", "na"]
    note: str = ""


class Ruling(msgspec.Struct, frozen=True):
    """What is played where the book leaves something open; `rules` are the paragraphs it explains.

    "test": a test proves it; "na": nothing a program could do, the note says why; "open": not played yet.
    """

    n: str
    status: Literal["test", "na", "open"]
    note: str = ""
    rules: tuple[str, ...] = ()
    en: str = ""
    es: str = ""
    it: str = ""

    def text(self, language: str) -> str:
        return {"en": self.en, "es": self.es, "it": self.it}[language]


class Term(msgspec.Struct, frozen=True):
    """A word of the game, what it means in a sentence, and the rule that tells all."""

    id: str
    rule: str
    en: str
    en_text: str
    es: str
    es_text: str
    it: str
    it_text: str

    def name(self, language: str) -> str:
        return {"en": self.en, "es": self.es, "it": self.it}[language]

    def text(self, language: str) -> str:
        return {"en": self.en_text, "es": self.es_text, "it": self.it_text}[language]


class Rulebook(msgspec.Struct, frozen=True):
    """One game's rules and rulings by number, in the order of the book."""

    rules: Mapping[str, Rule]
    rulings: Mapping[str, Ruling]
    texts: Mapping[str, Mapping[str, str]]
    """By language, then by rule."""
    terms: Mapping[str, Term]

    def text(self, rule: str, language: str) -> str:
        """The whole rule in words; "" where it is not written yet."""
        return self.texts[language].get(rule, "")

    def rulings_on(self, rule: str) -> list[Ruling]:
        return [ruling for ruling in self.rulings.values() if rule in ruling.rules]


def read(name: str, source: DataSource = SOURCE) -> Rulebook:
    """The book of a game's folder; a small game has an index only."""
    rules = read_csv(source, f"{name}.csv", Rule, key="id")
    rulings, terms = f"{name}_rulings.csv", f"{name}/terms.csv"
    ruled = read_csv(source, rulings, Ruling, key="n") if _exists(source, rulings) else []
    words = read_csv(source, terms, Term, key="id") if _exists(source, terms) else []
    return Rulebook(
        {rule.id: rule for rule in rules},
        {ruling.n: ruling for ruling in ruled},
        {language: read_texts(source, f"{name}/{language}.md") for language in LANGUAGES},
        {term.id: term for term in words},
    )


def read_texts(source: DataSource, name: str) -> dict[str, str]:
    """The texts of a file by rule: each stands under a heading "## 12.4"."""
    if not _exists(source, name):
        return {}
    before, *parts = HEADING.split(source.text(name))
    found: dict[str, str] = {}
    for rule, text in zip(parts[::2], parts[1::2], strict=True):
        if rule in found:
            raise DataError(name, 0, 0, f"rule {rule!r} is written twice")
        found[rule] = text.strip()
    if before.strip():
        raise DataError(name, 1, 1, "text before the first heading")
    return found


def _exists(source: DataSource, name: str) -> bool:
    return source.base.joinpath(*name.split("/")).is_file()


@cache
def of(game: str) -> Rulebook:
    """The book of a game by its name outside, e.g. "flying-colors"."""
    return read(game.replace("-", "_"))
