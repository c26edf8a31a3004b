"""Terminal play as a player sees it, kill -9 included."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from quarterdeck.cli.records import load

ASKS = r"\n> "


def start(folder: Path, *words: str) -> Any:
    return pexpect.spawn(
        sys.executable,
        ["-m", "quarterdeck.cli", "play", *words],
        cwd=str(folder),
        encoding="utf-8",
        timeout=30,
        dimensions=(50, 120),
        env={"TERM": "dumb", "PYTHONUTF8": "1", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"},
    )


def answer_until_the_end(screen: Any, answer: str = "1") -> str:
    text = ""
    while screen.expect([ASKS, pexpect.EOF]) == 0:
        text += screen.before
        screen.sendline(answer)
    return text + str(screen.before)


def test_a_whole_game_against_the_computer(tmp_path: Path) -> None:
    screen = start(tmp_path, "cutting-out", "--save", "g.json", "--seed", "4", "-s", "three-captains")
    screen.expect("You play Red in Cutting Out, Three captains.")
    screen.expect("Night 1: the prize is the")
    screen.expect("Red: Seal your order: how many boats do you send tonight")
    screen.expect("5  Send 4 boats")
    text = answer_until_the_end(screen, "5")
    screen.close()
    assert screen.exitstatus == 0
    assert "= " in text and "+4 boats [4]" in text, "the arithmetic of a roll is shown"
    assert "The game is over: most prize money." in text
    assert "Score: Red" in text
    assert load(tmp_path / "g.json", verify=True).over


def test_without_arguments_the_game_is_chosen_from_a_list(tmp_path: Path) -> None:
    screen = start(tmp_path)
    screen.expect(r"(\d+)  Cutting Out  \(cutting-out\)")
    screen.sendline(screen.match[1])
    screen.expect("2  Three captains")
    screen.sendline("2")
    screen.expect("The computer .random. plays: White and Blue")
    screen.expect(ASKS)
    screen.sendline("q")
    screen.expect("Nothing is lost: the game is in saves/cutting-out-")
    screen.expect(pexpect.EOF)
    assert len(list((tmp_path / "saves").glob("cutting-out-*.json"))) == 1


def test_the_list_begins_with_what_is_good_to_begin_with(tmp_path: Path) -> None:
    """Enter twice is a small fair battle, not the hundred ships of a battle of one's own (18.1)."""
    screen = start(tmp_path)
    screen.expect("1  Flying Colors")
    screen.sendline("")
    screen.expect("1  Goza de Candia")
    screen.sendline("")
    screen.expect("in Flying Colors, Goza de Candia")
    screen.expect(ASKS)
    screen.sendline("q")
    screen.expect(pexpect.EOF)


@pytest.mark.parametrize("answers", [0, 1, 3, 6])
def test_after_kill_9_the_record_goes_on_at_the_same_decision(tmp_path: Path, answers: int) -> None:
    screen = start(
        tmp_path, "cutting-out", "--save", "g.json", "--seed", "9", "--lang", "es", "-o", "nights=7"
    )
    for _ in range(answers):
        screen.expect(ASKS)
        screen.sendline("2")
    screen.expect(ASKS)
    asked = screen.before.rstrip().splitlines()[-6:]
    screen.kill(signal.SIGKILL)
    screen.wait()
    before = load(tmp_path / "g.json", verify=True)
    question = before.decision("red")
    assert question is not None
    again = start(tmp_path, "--load", "g.json")
    again.expect("Tu bando: Rojo")
    again.expect(ASKS)
    assert again.before.rstrip().splitlines()[-6:] == asked
    after = load(tmp_path / "g.json", verify=True)
    assert after.fingerprint() == before.fingerprint()
    assert after.decision("red") == question
    again.sendline("q")
    again.expect(pexpect.EOF)


def test_help_refusals_undo_and_languages(tmp_path: Path) -> None:
    screen = start(
        tmp_path,
        "cutting-out",
        "--save",
        "g.json",
        "--seed",
        "4",
        "--seat",
        "red",
        "--seat",
        "white",
        "--no-cover",
    )
    for line, shown in [
        ("sail 3", "is no action of this game"),
        ("send", "needs 1 values after its name, but has 0"),
        ("send 9", "Red cannot do “send 9” now"),
        ("99", "There is no choice 99; choose 1 to 5"),
        ("r", "Rule 2: Sealed orders"),
        ("u", "Nothing can be taken back"),
        ("/3 boats", "Send 3 boats"),
        ("b", "night 1"),
        ("l", "The dice are sealed"),
        ("send 2", "White: Seal your order"),
        ("u", "Nothing can be taken back"),
        ("4", "White sent 3 boats"),
    ]:
        screen.expect(ASKS)
        screen.sendline(line)
        screen.expect_exact(shown)
    screen.sendeof()
    screen.expect("Left. Nothing is lost")
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0
    kept = json.loads((tmp_path / "g.json").read_text())
    assert kept["play"] == {"seats": ["red", "white"], "bot": "random", "language": "en"}


def test_a_captain_can_be_asked(tmp_path: Path) -> None:
    """He names up to three orders, the lieutenant's among them, and nothing has happened by asking."""
    screen = start(tmp_path, "kaisers-pirates", "--save", "g.json", "--seed", "4", "--lang", "es")
    screen.expect(ASKS)
    screen.sendline("h")
    screen.expect(r"1\. \S.*\n")
    first = screen.match[0]
    screen.expect("> ")
    assert "lo haría un teniente" in first + screen.before
    screen.sendline("q")
    screen.expect(pexpect.EOF)
    assert load(tmp_path / "g.json").count == 0
    screen = start(tmp_path, "cutting-out", "--save", "c.json")
    screen.expect(ASKS)
    screen.sendline("h")
    screen.expect("No captain knows this game.")
    screen.close(force=True)


def test_two_people_at_one_screen_do_not_see_each_others_orders(tmp_path: Path) -> None:
    screen = start(tmp_path, "cutting-out", "--save", "g.json", "--seat", "red", "--seat", "white")
    screen.expect("Red is to choose. Press Enter")
    screen.sendline("")
    screen.expect(ASKS)
    screen.sendline("send 3")
    screen.expect("White is to choose. Press Enter")
    screen.sendline("")
    screen.expect(ASKS)
    assert "sealed order" not in screen.before
    screen.sendline("q")
    screen.expect(pexpect.EOF)
