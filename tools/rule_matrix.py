"""Rule -> code -> tests: writes docs/rules/<game>.md and finds the holes.

Reads `src/quarterdeck/rulebook/<game>.csv` and `<game>_rulings.csv` (see `quarterdeck.rulebook`), then looks

* in src/quarterdeck/games/<game>/ for `[12.4]` in comments and docstrings, `rule = "12.4"` on steps, and
  the rule numbers given to `cites`, `tell` and `Mod`;
* in tests/games/<game>/ for `pytest.mark.rule("12.4")` and `pytest.mark.ruling(17)`.

    python tools/rule_matrix.py            write the pages
    python tools/rule_matrix.py --check    write nothing, list the holes, exit 1 if there are any
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from quarterdeck.datapack import DataSource
from quarterdeck.rulebook import Rule, Ruling, read

ROOT = Path(__file__).resolve().parent.parent
BOOKS = Path("src") / "quarterdeck" / "rulebook"
ANCHOR = re.compile(r"\[([A-Za-z0-9.,;\- ]+)\]")


@dataclass
class Matrix:
    game: str
    rules: list[Rule]
    rulings: list[Ruling]
    code: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    tests: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    ruling_tests: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    unknown: list[str] = field(default_factory=list)

    def holes(self) -> list[str]:
        """Everything that stops the rulebook from being covered, one line each."""
        found = list(self.unknown)
        for rule in self.rules:
            if rule.status == "na":
                if not rule.note:
                    found.append(f"{self.game} [{rule.id}] is 'na' without a reason")
                continue
            if rule.id not in self.code:
                found.append(f"{self.game} [{rule.id}] {rule.title}: no code names it")
            if rule.id not in self.tests:
                found.append(f"{self.game} [{rule.id}] {rule.title}: no test is marked with it")
        for ruling in self.rulings:
            if ruling.status == "na" and not ruling.note:
                found.append(f"{self.game} ruling {ruling.n} is 'na' without a reason")
            if ruling.status == "test" and ruling.n not in self.ruling_tests:
                found.append(f"{self.game} ruling {ruling.n}: no test is marked with it")
            if ruling.status == "open" and ruling.n in self.ruling_tests:
                found.append(f"{self.game} ruling {ruling.n} is 'open' though a test is marked with it")
        return found


def indexed_games(root: Path = ROOT) -> list[str]:
    """The games that have an index among the rulebooks."""
    return sorted(p.stem for p in (root / BOOKS).glob("*.csv") if not p.stem.endswith("_rulings"))


def build(game: str, root: Path = ROOT) -> Matrix:
    book = read(game, DataSource(root / BOOKS))
    matrix = Matrix(game, list(book.rules.values()), list(book.rulings.values()))
    known, known_rulings = book.rules, book.rulings
    package = root / "src" / "quarterdeck" / "games" / game
    for path in sorted(package.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        where = path.relative_to(package).as_posix()
        for rule in anchors(text):
            if rule in known:
                matrix.code[rule].add(where)
        for rule, line in stated_rules(ast.parse(text)):
            if rule in known:
                matrix.code[rule].add(where)
            else:
                matrix.unknown.append(f"{game} {where}:{line}: rule {rule!r} is not in the index")
    for path in sorted((root / "tests" / "games" / game).rglob("*.py")):
        where = path.relative_to(root / "tests" / "games" / game).as_posix()
        for mark, value, test, line in marks(ast.parse(path.read_text(encoding="utf-8"))):
            book, target = (known, matrix.tests) if mark == "rule" else (known_rulings, matrix.ruling_tests)
            if value in book:
                target[value].add(f"{where}::{test}" if test else where)
            else:
                matrix.unknown.append(f"{game} {where}:{line}: {mark} {value!r} is not in the index")
    return matrix


def anchors(text: str) -> Iterator[str]:
    """Rule numbers in square brackets inside comments and strings."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            for group in ANCHOR.findall(token.string):
                yield from (part for part in re.split(r"[,; ]+", group) if part)


def stated_rules(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """`rule = "12.4"` of a step, `cites = "12.4"` of an event, rule numbers in calls of tell and Mod."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Assign)
            and any(isinstance(t, ast.Name) and t.id in ("rule", "cites") for t in node.targets)
        ) or (
            isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "rule"
        ):
            yield from _text(node.value)
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name == "tell":
                yield from (
                    found for word in node.keywords if word.arg == "rule" for found in _text(word.value)
                )
            elif name == "Mod" and len(node.args) > 2:
                yield from _text(node.args[2])


def _text(node: ast.AST | None) -> Iterator[tuple[str, int]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value, node.lineno


def marks(tree: ast.Module) -> Iterator[tuple[str, str, str, int]]:
    """Each pytest mark as (rule | ruling, value, name of the test around it, line)."""

    def walk(node: ast.AST, test: str) -> Iterator[tuple[str, str, str, int]]:
        name = test
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{test}::{node.name}" if test else node.name
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of = node.func.value
            if node.func.attr in ("rule", "ruling") and isinstance(of, ast.Attribute) and of.attr == "mark":
                for arg in node.args:
                    if isinstance(arg, ast.Constant):
                        yield node.func.attr, str(arg.value), test, arg.lineno
        for child in ast.iter_child_nodes(node):
            yield from walk(child, name)

    yield from walk(tree, "")


def page(matrix: Matrix) -> str:
    """The matrix as Markdown."""
    done = [rule for rule in matrix.rules if rule.status == "rule"]
    tests = set().union(*matrix.tests.values(), *matrix.ruling_tests.values())
    lines = [
        f"# Rules of {matrix.game}: where each is written and proven",
        "",
        "Generated by `python tools/rule_matrix.py`; do not edit.",
        "",
        f"{len(done)} rules in force, {len(matrix.rules) - len(done)} without effect on a program, "
        f"{len(matrix.rulings)} rulings, {len(tests)} marked tests.",
        "",
        "| rule | title | code | tests |",
        "|---|---|---|---|",
    ]
    for rule in matrix.rules:
        if rule.status == "na":
            lines.append(f"| {rule.id} | {_cell(rule.title)} | not applicable: {_cell(rule.note)} | |")
        else:
            code, proof = matrix.code.get(rule.id, set()), matrix.tests.get(rule.id, set())
            lines.append(f"| {rule.id} | {_cell(rule.title)} | {_list(code)} | {_tests(proof)} |")
    if matrix.rulings:
        lines += ["", "## Rulings", "", "| ruling | on | what is played | tests |", "|---|---|---|---|"]
        for ruling in matrix.rulings:
            lines.append(
                f"| {ruling.n} | {', '.join(ruling.rules)} | {_cell(ruling.en)} | {_proof(matrix, ruling)} |"
            )
    return "\n".join(lines) + "\n"


def _proof(matrix: Matrix, ruling: Ruling) -> str:
    match ruling.status:
        case "test":
            return _tests(matrix.ruling_tests.get(ruling.n, set()))
        case "na":
            return f"not applicable: {_cell(ruling.note)}"
        case "open":
            return "not played yet"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _list(items: set[str]) -> str:
    return ", ".join(f"`{item}`" for item in sorted(items)) or "**none**"


def _tests(items: set[str]) -> str:
    names = sorted(items)
    shown = ", ".join(f"`{item}`" for item in names[:3]) or "**none**"
    return shown + (f" and {len(names) - 3} more" if len(names) > 3 else "")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the rule matrix of every indexed game.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when there are holes")
    wanted = parser.parse_args(argv)
    holes: list[str] = []
    for game in indexed_games():
        matrix = build(game)
        found = matrix.holes()
        holes += found
        if not wanted.check:
            target = ROOT / "docs" / "rules" / f"{game}.md"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(page(matrix), encoding="utf-8")
        print(f"{game}: {len(matrix.rules)} rules, {len(matrix.rulings)} rulings, {len(found)} holes")
    for hole in holes:
        print(hole, file=sys.stderr)
    return 1 if wanted.check and holes else 0


if __name__ == "__main__":
    sys.exit(main())
