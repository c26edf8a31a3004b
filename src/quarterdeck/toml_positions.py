"""Where each key and list element of a TOML text stands.

`tomllib` gives values without places. This scanner walks a text that `tomllib` has already accepted, so
it only has to find the ends of things, never to judge them.
"""

from __future__ import annotations

import re
from typing import NamedTuple

Path = tuple[str | int, ...]

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SCALAR = re.compile(r"[^,\]\}\r\n#]*")
_ESCAPE = re.compile(r"\\(u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
_SHORT = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}


class Place(NamedTuple):
    line: int
    column: int


def positions(text: str) -> dict[Path, Place]:
    """The place of every key, table header and list element, by its path."""
    return _Scanner(text).scan()


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[Path, Place] = {}
        self.counts: dict[Path, int] = {}

    def scan(self) -> dict[Path, Place]:
        table: Path = ()
        self.blank()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.blank()
        return self.found

    def header(self) -> Path:
        start = self.at
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        self.spaces()
        path = self.through_lists(self.key())
        self.at = self.text.index("]", self.at) + (2 if many else 1)
        if many:
            number = self.counts.get(path, -1) + 1
            self.counts[path] = number
            self.mark(path, start)
            path = (*path, number)
        self.mark(path, start)
        return path

    def through_lists(self, keys: tuple[str, ...]) -> Path:
        """[ships.guns] after [[ships]] means the last element of the list `ships`."""
        path: Path = ()
        for number, key in enumerate(keys):
            path = (*path, key)
            if number < len(keys) - 1 and path in self.counts:
                path = (*path, self.counts[path])
        return path

    def pair(self, table: Path) -> None:
        start = self.at
        path = (*table, *self.key())
        for depth in range(len(table) + 1, len(path) + 1):
            self.mark(path[:depth], start)
        self.at = self.text.index("=", self.at) + 1
        self.spaces()
        self.value(path)

    def value(self, path: Path) -> None:
        char = self.text[self.at]
        if char in "\"'":
            self.string()
        elif char == "[":
            self.elements(path)
        elif char == "{":
            self.inline_table(path)
        else:
            match = _SCALAR.match(self.text, self.at)
            assert match is not None
            self.at = match.end()

    def elements(self, path: Path) -> None:
        self.at += 1
        self.blank()
        number = 0
        while self.text[self.at] != "]":
            self.mark((*path, number), self.at)
            self.value((*path, number))
            number += 1
            self.comma()
        self.at += 1

    def inline_table(self, path: Path) -> None:
        self.at += 1
        self.blank()
        while self.text[self.at] != "}":
            self.pair(path)
            self.comma()
        self.at += 1

    def comma(self) -> None:
        self.blank()
        if self.text[self.at] == ",":
            self.at += 1
            self.blank()

    def key(self) -> tuple[str, ...]:
        parts: list[str] = []
        while True:
            self.spaces()
            if self.text[self.at] in "\"'":
                parts.append(self.string())
            else:
                match = _BARE.match(self.text, self.at)
                assert match is not None
                parts.append(match[0])
                self.at = match.end()
            self.spaces()
            if self.text[self.at] != ".":
                return tuple(parts)
            self.at += 1

    def string(self) -> str:
        quote = self.text[self.at]
        mark = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        start = self.at + len(mark)
        end = start
        while not self.text.startswith(mark, end):
            end += 2 if quote == '"' and self.text[end] == "\\" else 1
        if len(mark) == 3:
            while self.text.startswith(quote, end + 3):
                end += 1
        self.at = end + len(mark)
        body = self.text[start:end]
        return _ESCAPE.sub(_unescape, body) if quote == '"' else body

    def spaces(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \t":
            self.at += 1

    def blank(self) -> None:
        match = _BLANK.match(self.text, self.at)
        assert match is not None
        self.at = match.end()

    def mark(self, path: Path, at: int) -> None:
        start = self.text.rfind("\n", 0, at) + 1
        self.found.setdefault(path, Place(self.text.count("\n", 0, at) + 1, at - start + 1))


def _unescape(match: re.Match[str]) -> str:
    code = match[1]
    if code[0] in "uU" and len(code) > 1:
        return chr(int(code[1:], 16))
    return _SHORT.get(code, code)
