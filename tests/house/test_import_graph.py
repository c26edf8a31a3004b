"""kernel <- geometry <- games <- ai <- sim, envs, server, cli; and who may not touch what."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import quarterdeck

PACKAGE = Path(quarterdeck.__file__).parent
ROOT = Path(__file__).resolve().parents[2]

NOT_FOR_GAMES = {
    "time",
    "random",
    "os",
    "asyncio",
    "datetime",
    "threading",
    "socket",
    "subprocess",
    "secrets",
}
# `secrets` gives a key when nobody chose one: the one place where the kernel meets the world.
NOT_FOR_KERNEL = NOT_FOR_GAMES - {"secrets"} | {"pathlib", "io", "tempfile", "logging", "shutil", "sys"}


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), path


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Every module a file imports, as an absolute name."""
    here = ("quarterdeck", *path.relative_to(PACKAGE).with_suffix("").parts)
    package = here[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = package[: len(package) - node.level + 1]
                yield ".".join([*base, *([node.module] if node.module else [])]), node.lineno
            elif node.module == "quarterdeck":
                for alias in node.names:
                    yield f"quarterdeck.{alias.name}", node.lineno
            else:
                yield node.module or "", node.lineno


def part_of(name: str) -> str:
    return name.split("/")[0].removesuffix(".py")


def test_imports_point_inwards_without_cycles() -> None:
    """The contracts of pyproject.toml: layers, games apart, no cycles."""
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("part, banned", [("games", NOT_FOR_GAMES), ("kernel", NOT_FOR_KERNEL)])
def test_no_clock_no_chance_no_io(part: str, banned: set[str]) -> None:
    wrong = [
        f"{name}:{line} imports {module}"
        for name, path in modules()
        if part_of(name) == part
        for module, line in imports(path)
        if module.split(".")[0] in banned
    ]
    assert not wrong, "\n".join(wrong)


def test_kernel_and_games_open_no_files_and_print_nothing() -> None:
    banned = ("open", "print", "input", "exec", "eval")
    # The cloner and the finder of secrets compile the functions they generate from types.
    allowed = [("kernel/cloner.py", "exec"), ("kernel/hidden.py", "exec")]
    wrong = [
        f"{name}:{node.lineno} calls {node.func.id}"
        for name, path in modules()
        if part_of(name) in ("kernel", "games", "geometry")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in banned and (name, node.func.id) not in allowed
    ]
    assert not wrong, "\n".join(wrong)


def test_every_module_of_the_kernel_and_of_games_says_what_it_is() -> None:
    silent = [
        name
        for name, path in modules()
        if part_of(name) in ("kernel", "games", "geometry")
        and not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not silent
