"""A view as text, for any game: single values in lines, records of one shape in tables."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

WIDEST = 14  # columns of a table


def render(view: Any) -> RenderableType:
    return _block(msgspec.json.decode(msgspec.json.encode(view)), "")


def _block(value: Any, name: str) -> RenderableType:
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
            parts.append(_table(_words(key), rows))
        else:
            parts += [Text(_words(key), style="bold underline"), _block(item, key)]
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


def _table(title: str, rows: list[tuple[str, dict[str, Any]]]) -> Table:
    columns = list(dict.fromkeys(key for _, row in rows for key in row))
    useful = [c for c in columns if any(_says_something(row.get(c)) for _, row in rows)]
    shown = useful[:WIDEST]
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    named = any(name for name, _ in rows)
    for column in ([""] if named else []) + shown:
        table.add_column(_words(column))
    for name, row in rows:
        cells = [_short(row.get(column)) for column in shown]
        table.add_row(*(Text(cell) for cell in ([name] if named else []) + cells))
    return table


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
    return Console(highlight=False, markup=False)
