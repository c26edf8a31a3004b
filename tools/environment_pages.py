"""Writes the tables of spaces in docs/environments.md from the environments themselves.

.venv/bin/python tools/environment_pages.py [--check]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from quarterdeck.envs.table import VERSION, Kind
from quarterdeck.i18n import format
from quarterdeck.registry import games

PAGE = Path(__file__).resolve().parents[1] / "docs" / "environments.md"
BEGIN, END = "<!-- tables: begin -->\n", "<!-- tables: end -->\n"


def tables() -> str:
    return "\n".join(page(game) for game in games())


def page(game: str) -> str:
    kind = Kind.of(game, None, {})
    scenarios = ", ".join(f"`{scenario.id}`" for scenario in kind.rules.scenarios())
    counts = sorted({len(scenario.seats) for scenario in kind.rules.scenarios()})
    length, size = kind.observer.length, kind.actions.size
    lines = [
        f"### {format(kind.rules.title)}",
        "",
        "| | |",
        "|---|---|",
        f'| Creation | `aec("{game}", scenario)`'
        + (f', `parallel("{game}", scenario)`' if game == "sails-of-glory" else "")
        + f', `solo("{game}", scenario, seat=..., opponents=...)` |',
        f"| Version | {VERSION} |",
        f"| Agents | {counts[0]} to {counts[-1]}, named as the seats |"
        if len(counts) > 1
        else f"| Agents | {counts[0]}, named as the seats |",
        f"| Action shape, values | (1,), Discrete({size}) |",
        f"| Observation shape, values | ({length},), int16 |",
        f"| Scenarios | {scenarios} |",
        "",
        "| from | rows × columns | part | columns |",
        "|--:|---|---|---|",
    ]
    for start, part in kind.observer.table():
        columns = ", ".join(part.columns)
        lines.append(
            f"| {start} | {part.rows} × {len(part.columns)} | {part.name} | {columns}: {part.note} |"
        )
    lines += ["", "| from | width | action | fields |", "|--:|--:|---|---|"]
    for block in kind.actions.blocks.values():
        fields = ", ".join(f"{field.name} ({field.size})" for field in block.fields)
        lines.append(f"| {block.first} | {block.width} | {block.kind} | {fields} |")
    return "\n".join(lines) + "\n"


def written(text: str) -> str:
    """The page with its tables as they should be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when the page differs")
    chosen = parser.parse_args()
    old = PAGE.read_text(encoding="utf-8")
    new = written(old)
    if chosen.check:
        return int(new != old)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
