"""What values mean in words: the same in Python and browser; every key of a selector can be sent."""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import words

from quarterdeck import registry
from quarterdeck.i18n import LANGUAGES, catalogue
from quarterdeck.kernel import Message

ROOT = Path(__file__).resolve().parents[2]
VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))


def sent(value: Any) -> Any:
    """A parameter as the wire has it, as the rules give it."""
    if isinstance(value, dict):
        return Message(value["id"], {name: sent(inner) for name, inner in value.get("args", {}).items()})
    return [sent(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"{v['id']}-{json.dumps(v['args'])}")
def test_a_value_reads_as_the_vectors_say(vector: dict[str, Any]) -> None:
    args = {name: sent(value) for name, value in vector["args"].items()}
    for language in LANGUAGES:
        assert catalogue(language).try_text(vector["id"], args) == (vector[language], [])


def test_the_browser_reads_every_selector_as_python_does(tmp_path: Path) -> None:
    if shutil.which("npx") is None or not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("what builds the browser client is not installed")
    words.main("renderings", str(tmp_path / "renderings.json"))
    run = subprocess.run(
        ["npx", "vitest", "run", "--reporter=verbose", "tests/meaning.test.ts"],
        cwd=ROOT / "web",
        env={**os.environ, "RENDERINGS": str(tmp_path / "renderings.json"), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert "reads every selector" in run.stdout


# ---- every key of a selector can be sent ---------------------------------------------------------

GAMES = {"fc": "flying-colors", "sg": "sails-of-glory", "kp": "kaisers-pirates"}
QUOTED = re.compile(r"""['"]([\w-]+)['"]""")


def quoted(folder: Path, *suffixes: str) -> set[str]:
    """Every single word in quotes, and every word of a table, below a folder."""
    found: set[str] = set()
    for path in folder.rglob("*"):
        if path.suffix in suffixes and path.name != "messages.ts":
            text = path.read_text(encoding="utf-8")
            found |= set(QUOTED.findall(text))
            if path.suffix == ".csv":
                found |= {word.lower() for row in csv.reader(text.splitlines()) for word in row}
            if path.suffix == ".toml":
                found |= set(re.findall(r"^(\w+) =", text, re.MULTILINE))
    return found


@cache
def sendable(prefix: str) -> set[str]:
    """The words that the rules, the data and the screens of a game (or of all of them) could put in."""
    names = [GAMES[prefix]] if prefix in GAMES else list(GAMES.values())
    found = quoted(ROOT / "src" / "quarterdeck" / "cli", ".py")
    for folder in ("common/ui", "screens", "review"):
        found |= quoted(ROOT / "web" / "src" / folder, ".ts", ".svelte")
    for folder in ("ai", "server"):
        found |= quoted(ROOT / "src" / "quarterdeck" / folder, ".py")
    for name in names:
        found |= set(registry.bots(name))
        game = ROOT / "src" / "quarterdeck" / "games" / registry.folder(name)
        found |= quoted(game, ".py", ".csv", ".toml")
        found |= quoted(ROOT / "web" / "src" / "games" / name, ".ts", ".svelte")
        found |= {str(choice) for option in registry.load(name).options() for choice in option.choices}
    return found


def selectors() -> list[tuple[str, str, set[str]]]:
    return [
        (id, name, keys)
        for id, wanted in words.known().items()
        for name, keys in wanted.items()
        if keys and not words.is_count(keys)
    ]


@pytest.mark.parametrize("id, name, keys", selectors())
def test_every_key_of_a_selector_can_be_sent(id: str, name: str, keys: set[str]) -> None:
    prefix = id.split("-")[1] if id.startswith("web-") else id.split("-")[0]
    dead = keys - sendable(prefix) - {"other", "yes", "no", "none"}
    assert not dead, f"{id}: nothing sends {sorted(dead)} as ${name}"
    if {"yes", "no"} & keys:
        assert keys <= {"yes", "no"}, f"{id}: ${name} is a yes or no, and {sorted(keys)} are not"
