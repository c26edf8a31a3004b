"""The rulebooks as data: which rules there are, and what was ruled where a book leaves something open.

book = rulebook.of("flying-colors")
book.rules["12.4"].title            # the index, in the order of the book
book.rulings["113"].text("es")      # a ruling in our own words
book.rulings_on("12.11")            # the rulings that explain a rule
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from quarterdeck.datapack import DataSource, read_csv

SOURCE = DataSource(files(__name__))


class Rule(msgspec.Struct, frozen=True):
    """A line of the index; "na" is a paragraph of the book that rules nothing."""

    id: str
    title: str
    status: Literal["rule", "na"]
    note: str = ""


class Ruling(msgspec.Struct, frozen=True):
    """What is played where the book leaves something open; `rules` are the paragraphs it explains."""

    n: str
    status: Literal["test", "na"]
    note: str = ""
    rules: tuple[str, ...] = ()
    en: str = ""
    es: str = ""
    it: str = ""

    def text(self, language: str) -> str:
        return {"en": self.en, "es": self.es, "it": self.it}[language]


class Rulebook(msgspec.Struct, frozen=True):
    """One game's rules and rulings by number, in the order of the book."""

    rules: Mapping[str, Rule]
    rulings: Mapping[str, Ruling]

    def rulings_on(self, rule: str) -> list[Ruling]:
        return [ruling for ruling in self.rulings.values() if rule in ruling.rules]


def read(name: str, source: DataSource = SOURCE) -> Rulebook:
    """The book of a game's folder; a game without rulings has no file of them."""
    rules = read_csv(source, f"{name}.csv", Rule, key="id")
    rulings = f"{name}_rulings.csv"
    ruled = read_csv(source, rulings, Ruling, key="n") if (source.base / rulings).is_file() else []
    return Rulebook({rule.id: rule for rule in rules}, {ruling.n: ruling for ruling in ruled})


@cache
def of(game: str) -> Rulebook:
    """The book of a game by its name outside, e.g. "flying-colors"."""
    return read(game.replace("-", "_"))
