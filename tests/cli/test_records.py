"""`replay --verify` refuses every edit with its reason; a spoilt file gets one line, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quarterdeck.cli.app import run as run_in_process
from quarterdeck.cli.records import save
from quarterdeck.registry import bot, load


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = load("cutting-out").new(seed=5)
    game.play({seat: bot("random", seat) for seat in game.seats})
    assert game.over
    path = tmp_path / "game.json"
    save(game, path, {"play": {"seats": ["red"]}})
    return path


def edited(path: Path, **changes: Any) -> Path:
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))
    return path


def refused(path: Path, capsys: pytest.CaptureFixture[str], verify: bool = True) -> str:
    capsys.readouterr()
    assert run_in_process(["replay", str(path), *(["--verify"] if verify else [])]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


def test_an_untouched_record_is_verified(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_in_process(["replay", str(record), "--verify", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["over"] is True
    assert told["verified"] is True


def test_the_log_is_told_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_in_process(["replay", str(record), "--log", "--lang", "es", "--position"]) == 0
    text = capsys.readouterr().out
    assert "[1] Noche 1" in text
    assert "La clave de los dados era" in text


def test_one_edited_action_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    actions = json.loads(record.read_text())["actions"]
    actions[0][1] = "send 0" if actions[0][1] != "send 0" else "send 1"
    assert "actions of this record were changed" in refused(edited(record, actions=actions), capsys)


def test_one_lost_action_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    actions = json.loads(record.read_text())["actions"][:-1]
    assert "actions of this record were changed" in refused(edited(record, actions=actions), capsys)


def test_one_edited_byte_of_the_key_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = json.loads(record.read_text())["key"]
    flipped = f"{int(key[:2], 16) ^ 1:02x}{key[2:]}"
    assert "dice key of this record was changed" in refused(edited(record, key=flipped), capsys)


def test_one_edited_option_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "options" in refused(edited(record, options={"nights": 3}), capsys)


def test_an_illegal_action_is_refused_even_without_verify(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = refused(edited(record, actions=[["red", "send 9"]]), capsys, verify=False)
    assert "Action 1 of this record is not legal" in line


@pytest.mark.parametrize(
    "changes",
    [
        {"quarterdeck": 99},
        {"quarterdeck": "x"},
        {"key": "zz"},
        {"key": 5},
        {"actions": [["red"]]},
        {"actions": {"red": 1}},
        {"options": []},
        {"game": "chess"},
        {"scenario": "nowhere"},
        {"rules_version": "0"},
        {"fingerprint": "0"},
    ],
    ids=str,
)
def test_any_other_edit_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, Any]
) -> None:
    refused(edited(record, **changes), capsys)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b'{"quarterdeck": 1}', b"PK\x03\x04"]
)
def test_a_foreign_file_gets_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(content)
    refused(path, capsys)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.data())
def test_a_spoilt_file_never_makes_a_traceback(
    record: Path, capsys: pytest.CaptureFixture[str], data: st.DataObject
) -> None:
    """Cut it anywhere or change any byte: replay says yes or one line of no."""
    whole = record.read_bytes()
    spoilt = bytearray(whole[: data.draw(st.integers(0, len(whole)))] if data.draw(st.booleans()) else whole)
    if spoilt:
        spoilt[data.draw(st.integers(0, len(spoilt) - 1))] = data.draw(st.integers(0, 255))
    path = record.parent / "spoilt"
    path.write_bytes(bytes(spoilt))
    capsys.readouterr()
    code = run_in_process(["replay", str(path), "--verify"])
    shown = capsys.readouterr()
    assert code in (0, 2)
    if code == 2:
        assert shown.err.count("\n") == 1
