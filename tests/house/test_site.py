"""The documentation site builds without a broken link, and what it says of the code is so."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from release import version_of

ROOT = Path(__file__).resolve().parents[2]


def test_the_site_builds_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    pytest.importorskip("mkdocstrings")
    site = tmp_path / "site"
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(site)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, env=quiet, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "run to the end" in (site / "api" / "index.html").read_text(encoding="utf-8").lower()


def test_the_first_example_of_the_site_is_the_tested_one() -> None:
    page = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    first = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert first is not None
    assert first[1] == (ROOT / "examples" / "first_bot.py").read_text(encoding="utf-8")


def test_tables_of_the_environments_are_those_of_the_code() -> None:
    pytest.importorskip("pettingzoo")
    from environment_pages import PAGE, written

    text = PAGE.read_text(encoding="utf-8")
    assert written(text) == text, "run tools/environment_pages.py"


def test_the_schema_in_the_documentation_names_every_column() -> None:
    from quarterdeck.sim.tables import COLUMNS

    page = (ROOT / "docs" / "study.md").read_text(encoding="utf-8")
    parts = re.split(r"\*\*(games|seats|events|turns|rolls)", page)
    described = dict(zip(parts[1::2], parts[2::2], strict=True))
    for name, columns in COLUMNS.items():
        for column in columns:
            assert re.search(rf"\b{column}\b", described[name]), f"{name}.{column} is not described"


@pytest.mark.parametrize(
    "described, version",
    [
        ("v0.2.0-0-g1a2b3c4\n", "0.2.0"),
        ("v0.2.0-7-g1a2b3c4\n", "0.2.0.dev7+g1a2b3c4"),
        ("v1.0.0rc1-0-g1a2b3c4\n", "1.0.0rc1"),
        ("", "0.1.0.dev0"),
    ],
)
def test_the_version_comes_from_the_tag(described: str, version: str) -> None:
    assert version_of(described, "0.1.0") == version
