"""A view as text, for any game: single values in lines, records of one shape in tables."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from quarterdeck.kernel import Words

GAP = 3  # between two columns


def render(view: Any, width: int, words: Words | None = None) -> RenderableType:
    """A view that can draw itself (`drawn(words)`) does; any other becomes lines and tables."""
    drawn = getattr(view, "drawn", None)
    if drawn is not None and words is not None:
        return Text(drawn(words))
    return _block(msgspec.json.decode(msgspec.json.encode(view)), "", width)


def _block(value: Any, name: str, width: int) -> RenderableType:
    if not isinstance(value, dict):
        value = {name or "view": value}
    plain = {key: item for key, item in value.items() if _is_plain(item)}
    parts: list[RenderableType] = []
    if plain:
        line = Text()
        for key, item in plain.items():
            line.append(f"{_words(key)} ", style="dim").append(f"{_short(item)}   ", style="bold")
        parts.append(line)
    for key, item in value.items():
        if key in plain or item in ({}, []):
            continue
        rows = _rows(item)
        if rows:
            parts.append(_table(_words(key), rows, width))
        else:
            parts += [Text(_words(key), style="bold underline"), _block(item, key, width)]
    return Group(*parts)


def _rows(item: Any) -> list[tuple[str, dict[str, Any]]]:
    """Records of one shape, each with its name, or nothing."""
    if isinstance(item, dict) and all(isinstance(row, dict) for row in item.values()):
        rows = [(str(key), row) for key, row in item.items()]
    elif isinstance(item, list) and all(isinstance(row, dict) for row in item):
        rows = [("", row) for row in item]
    else:
        return []
    first = set(rows[0][1])
    return rows if all(len(first & set(row)) * 2 >= len(row) for _, row in rows) else []


def _table(title: str, rows: list[tuple[str, dict[str, Any]]], width: int) -> Table:
    """As many columns as fit, in their order; those that say the same of every row are left out."""
    names = [name for name, _ in rows]
    cells = {column: [_short(row.get(column)) for _, row in rows] for column in _columns(rows)}
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    left = width
    shown: list[list[str]] = []
    for heading, texts in [("", names), *cells.items()]:
        wide = max(len(_words(heading)), *map(len, texts))
        if wide + GAP <= left and (any(names) or heading):
            left -= wide + GAP
            table.add_column(_words(heading), no_wrap=True)
            shown.append(texts)
    for row in zip(*shown, strict=True):
        table.add_row(*(Text(cell) for cell in row))
    return table


def _columns(rows: list[tuple[str, dict[str, Any]]]) -> list[str]:
    every = dict.fromkeys(key for _, row in rows for key in row)
    useful = [c for c in every if any(_says_something(row.get(c)) for _, row in rows)]
    if len(rows) < 4:
        return useful
    telling = [c for c in useful if any(row.get(c) != rows[0][1].get(c) for _, row in rows)]
    return telling or useful


def _says_something(item: Any) -> bool:
    return item is not False and item is not None and item not in ("", [], {})


def _is_plain(item: Any) -> bool:
    if isinstance(item, list):
        return all(not isinstance(part, dict | list) for part in item) and len(item) <= 24
    if isinstance(item, dict):
        return 0 < len(item) <= 6 and all(not isinstance(part, dict | list) for part in item.values())
    return True


def _short(item: Any) -> str:
    if item is None:
        return "-"
    if item is True or item is False:
        return "yes" if item else "no"
    if isinstance(item, list):
        return " ".join(_short(part) for part in item) or "-"
    if isinstance(item, dict):
        return " ".join(f"{key}:{_short(part)}" for key, part in item.items()) or "-"
    return str(item)


def _words(key: str) -> str:
    return key.replace("_", " ")


def console() -> Console:
    """A console that prints words as they are; a pipe counts as a wide screen."""
    screen = Console(highlight=False, markup=False)
    if not screen.is_terminal:
        screen.width = 120
    return screen
