"""The guided game as a learner meets it in a terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

ASKS = r"\n> "


def start(home: Path, *words: str) -> Any:
    return pexpect.spawn(
        sys.executable,
        ["-m", "quarterdeck.cli", "learn", *words],
        encoding="utf-8",
        timeout=30,
        dimensions=(60, 120),
        env={"TERM": "dumb", "PYTHONUTF8": "1", "PATH": "/usr/bin:/bin", "XDG_DATA_HOME": str(home)},
    )


def kept(home: Path) -> Any:
    return json.loads((home / "quarterdeck" / "lessons.json").read_text())


def test_a_wrong_try_is_explained_the_right_one_goes_on_and_the_place_is_kept(tmp_path: Path) -> None:
    screen = start(tmp_path, "flying-colors", "--step", "5")
    screen.expect("Step 5 of 17: Sailing")
    screen.expect("Sail one hex ahead.")
    screen.expect(ASKS)
    screen.sendline("wear port")
    screen.expect(r"A ship turns only after .*\[11\.2\]")
    screen.expect(ASKS)
    screen.sendline("back")
    screen.expect("Backing sails spends a point")
    screen.expect("Taken back")
    screen.expect(ASKS)
    screen.sendline("ahead")
    screen.expect("Done.")
    screen.expect("Step 6 of 17")
    screen.expect(ASKS)
    screen.sendline("q")
    screen.expect("Your place is kept")
    screen.expect(pexpect.EOF)
    assert kept(tmp_path)["flying-colors"]["step"] == 6
    again = start(tmp_path, "flying-colors")
    again.expect("Step 6 of 17")
    again.sendline("q")
    again.expect(pexpect.EOF)


@pytest.mark.parametrize(
    "game, step, done, ending",
    [
        ("flying-colors", "10", 8, "Ya puedes jugar Goza"),
        ("sails-of-glory", "8", 10, "Ya puedes jugar"),
        ("kaisers-pirates", "6", 10, "Ya puedes jugar"),
    ],
)
def test_the_lesson_can_show_every_step_to_the_end(
    tmp_path: Path, game: str, step: str, done: int, ending: str
) -> None:
    screen = start(tmp_path, game, "--step", step, "--lang", "es")
    text = ""
    while screen.expect([ASKS, pexpect.EOF]) == 0:
        text += screen.before
        screen.sendline("s")
    text += screen.before
    assert text.count("Hecho.") == done
    assert ending in text
    assert kept(tmp_path)[game]["step"] == 1


def test_an_exercise_is_missed_tried_again_and_solved(tmp_path: Path) -> None:
    screen = start(tmp_path, "flying-colors", "--exercise", "to-the-buoy")
    screen.expect("Exercise: To the buoy")
    for move in ("ahead", "ahead", "ahead", "wear starboard", "finish plain"):
        screen.expect(ASKS)
        screen.sendline(move)
    screen.expect("The goal is not reached")
    for move in ("ahead", "ahead", "wear starboard", "ahead", "finish plain"):
        screen.expect(ASKS)
        screen.sendline(move)
    screen.expect("Solved.")
    screen.expect(pexpect.EOF)
    assert kept(tmp_path)["flying-colors"]["solved"] == {"to-the-buoy": 2}
