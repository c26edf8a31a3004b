"""A long hunt goes on where it was ended, and its ledger has one row for each seed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.cli.fuzz_run import Hunt, Played, Sum, enter, go_on
from quarterdeck.sim.runner import OtherPlan


def hunt(games: int, seed: str = "t") -> Hunt:
    return Hunt(
        game="cutting-out",
        version="1",
        seed=seed,
        games=games,
        checks=1,
        every=10,
        limit=10_000,
        out="nowhere",
    )


def told(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_it_goes_on_from_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing in no time, then all; the pieces are not played twice, and a job more changes nothing."""
    folder, ledger = tmp_path / "run", tmp_path / "fuzz.md"
    assert go_on(hunt(45), folder, 1, 0.0, ledger, True) == 0
    first = told(capsys)
    assert (first["games"], first["done"]) == (0, False)
    assert go_on(hunt(45), folder, 2, None, ledger, True) == 0
    second = told(capsys)
    assert (second["games"], second["done"], second["failures"]) == (45, True, [])
    kept = {path.name: path.stat().st_mtime_ns for path in (folder / "pieces").rglob("*")}
    assert go_on(hunt(45), folder, 1, None, ledger, True) == 0
    assert told(capsys) == second
    assert {path.name: path.stat().st_mtime_ns for path in (folder / "pieces").rglob("*")} == kept
    rows = [line for line in ledger.read_text().splitlines() if line.startswith("| cutting-out")]
    assert rows == [f"| cutting-out | 1 | t | 45 | 45 | 5 | {second['decisions']} | 0 |"]
    with pytest.raises(OtherPlan):
        go_on(hunt(46), folder, 1, None, None, True)


def test_the_ledger_counts_failures_and_keeps_other_seeds(tmp_path: Path) -> None:
    ledger = tmp_path / "fuzz.md"
    enter(ledger, hunt(9, "a"), Sum(9, 9, 400))
    bad = Sum()
    bad.add(0, Played(30))
    bad.add(0, Played(12, "Broken: x", False))
    enter(ledger, hunt(9, "b"), bad)
    enter(ledger, hunt(9, "a"), Sum(8, 1, 350))
    rows = [line for line in ledger.read_text().splitlines() if line.startswith("| cutting-out")]
    assert rows == [
        "| cutting-out | 1 | b | 2 | 9 | 1 | 42 | 1 |",
        "| cutting-out | 1 | a | 8 | 9 | 1 | 350 | 0 |",
    ]
