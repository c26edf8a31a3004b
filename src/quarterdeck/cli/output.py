"""Printing: a table for people or JSON for programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec


def print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def print_table(headings: Iterable[str], rows: Iterable[Iterable[object]], title: str | None = None) -> None:
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE, title=title, title_justify="left", pad_edge=False)
    for heading in headings:
        table.add_column(heading.removeprefix("# "), justify="right" if heading.startswith("# ") else "left")
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    console = Console()
    if not console.is_terminal:
        console.width = 200  # a file or a pipe has no edge to wrap at
    console.print(table)
