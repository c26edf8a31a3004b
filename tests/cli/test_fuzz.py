"""The fuzzer finds a broken promise or a crash, shrinks it, and writes a file that opens as a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.cli import fuzz as fuzzing
from quarterdeck.cli.records import load
from quarterdeck.games.cutting_out import RULESET
from quarterdeck.games.cutting_out.game import Attack, CuttingOut


def fuzz(rules: Any, out: Path, capsys: pytest.CaptureFixture[str], games: int = 200) -> dict[str, Any]:
    capsys.readouterr()
    code = fuzzing.fuzz(rules, games, None, 3, 1, 10_000, None, "test", out, json=True)
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert code == (1 if report["failure"] else 0)
    return report


def test_a_broken_invariant_is_shrunk_to_a_short_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class TooRich(CuttingOut):
        def invariants(self, g: Any) -> Any:
            if any(captain.score >= 5 for captain in g.state.captains.values()):
                yield "too rich"

    report = fuzz(TooRich(RULESET.data), tmp_path, capsys)
    failure = report["failure"]
    assert failure["error"].startswith("Broken: invariants hold after every action: too rich")
    assert failure["actions"] <= failure["found_after"]
    game = load(Path(failure["file"]), verify=True)
    assert max(captain.score for captain in game.state.captains.values()) >= 5
    assert game.count == failure["actions"]


def test_a_crash_is_written_as_the_game_before_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Attack.take

    def take(self: Attack, g: Any, seat: str, action: Any) -> None:
        if action.light == 1:
            raise ZeroDivisionError("the false light")
        real(self, g, seat, action)

    monkeypatch.setattr(Attack, "take", take)
    failure = fuzz(RULESET, tmp_path, capsys)["failure"]
    assert failure["error"] == "ZeroDivisionError: the false light"
    kept = json.loads(Path(failure["file"]).read_text())
    seat, action = kept["failure"]["next"]
    game = load(Path(failure["file"]), verify=True)
    assert action == "show 1"
    with pytest.raises(ZeroDivisionError):
        game.apply(seat, game.rules.parse_action(action))


def test_a_missing_message_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    class Wordless(CuttingOut):
        def seat_name(self, seat: str) -> str:
            return f"@xx-{seat}"

    failure = fuzz(Wordless(RULESET.data), tmp_path, capsys)["failure"]
    assert "WordsMissing" in failure["error"]
    assert "xx-red" in failure["error"] or "xx-white" in failure["error"]


def test_a_clean_game_gives_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = fuzz(RULESET, tmp_path, capsys, games=30)
    assert (report["games"], report["failure"]) == (30, None)
    assert list(tmp_path.iterdir()) == []


def test_full_checks_fall_on_one_game_of_so_many(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first of each ten is looked at in full (a position is printed); the invariants hold in all."""
    played: list[bytes] = []
    looked: set[bytes] = set()

    class Watched(CuttingOut):
        def invariants(self, g: Any) -> Any:
            if g.key not in played:
                played.append(g.key)
            return super().invariants(g)

        def position(self, g: Any) -> str:
            looked.add(g.key)
            return super().position(g)

    rules = Watched(RULESET.data)
    assert fuzzing.fuzz(rules, 25, None, 3, 10, 10_000, None, "test", tmp_path, json=True) == 0
    assert len(played) == 25
    assert looked == {played[0], played[10], played[20]}
