"""The documentation is executed: examples run, quotations are the source, shown output is what comes out."""

from __future__ import annotations

import ast
import contextlib
import io
import re
import shlex
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from quarterdeck.cli.app import app, run

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCES = {"game.py": ROOT / "src/quarterdeck/games/cutting_out/game.py"}
# These play or measure for long, or need a terminal: only their words are checked.
NOT_RUN = {"play", "fuzz", "sim", "arena", "bench", "golden", "serve"}


class Block(NamedTuple):
    kind: str
    note: str
    text: str
    line: int


def blocks(name: str) -> list[Block]:
    text = (ROOT / name).read_text(encoding="utf-8")
    return [
        Block(found[1], found[2].strip(), found[3], text.count("\n", 0, found.start()) + 2)
        for found in FENCE.finditer(text)
    ]


def plain(text: str) -> list[str]:
    """Lines of a table without rules, padding and times."""
    lines = [re.sub(r" \([\d.]+ s\)", "", line).strip() for line in text.splitlines()]
    return [re.sub(r"\s+", " ", line) for line in lines if line.strip("─ ")]


@pytest.mark.parametrize(
    "page", ["docs/write-a-game.md", "docs/positions.md", "docs/opponents.md", "README.md"]
)
def test_examples_run_and_quotations_are_true(page: str) -> None:
    names: dict[str, Any] = {}
    shown = ""
    for block in blocks(page):
        where = f"{page}:{block.line}"
        if block.note.startswith("source="):
            source = SOURCES[block.note.removeprefix("source=")].read_text(encoding="utf-8")
            assert block.text in source, f"{where}: the source has changed"
        elif block.kind == "python":
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile("\n" * (block.line - 1) + block.text, where, "exec"), names)
            shown = printed.getvalue()
        elif block.kind == "output":
            assert shown == block.text, where


@pytest.mark.parametrize(
    "name",
    ["docs/write-a-game.md", "README.md", "CONTRIBUTING.md", "docs/data-packs.md", "docs/opponents.md"],
)
def test_commands_in_the_documentation_work(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    known = {command.name or command.callback.__name__ for command in app.registered_commands}  # type: ignore[union-attr]
    known |= {group.name for group in app.registered_groups}
    for block in blocks(name):
        if block.kind != "console":
            continue
        lines = block.text.splitlines()
        for number, line in enumerate(lines):
            if not line.startswith("$ quarterdeck "):
                continue
            words = shlex.split(line.partition("  #")[0])[2:]
            assert words[0] in known | {"serve", "--help"}, f"{name}: no command {words[0]}"
            if words[0] in NOT_RUN:
                continue
            output = []
            for other in lines[number + 1 :]:
                if other.startswith("$"):
                    break
                output.append(other)
            capsys.readouterr()
            assert run(words) == 0
            if output:
                assert plain(capsys.readouterr().out) == plain("\n".join(output)), line


@pytest.mark.parametrize(
    "name", sorted(p.relative_to(ROOT).as_posix() for p in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
)
def test_links_lead_somewhere(name: str) -> None:
    page = ROOT / name
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{name}: {target}"


def test_the_small_game_stays_small() -> None:
    """Lines with code, docstrings and imports not counted."""
    tree = ast.parse(SOURCES["game.py"].read_text(encoding="utf-8"))
    skipped: set[int] = set()
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        ):
            skipped |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        elif isinstance(node, ast.stmt | ast.expr):
            lines.add(node.lineno)
    assert len(lines - skipped) <= 200


def test_the_pictures_stay_small() -> None:
    size = sum(path.stat().st_size for path in (ROOT / "docs" / "pictures").rglob("*") if path.is_file())
    assert size < 4_000_000
