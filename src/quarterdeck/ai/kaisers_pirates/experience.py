"""What a card brings when it is laid or answers, learned from many games in place of rules of thumb.

A regression over what play-outs said of single cards (`tools/learn_kaisers_pirates.py`); its numbers stand in
experience.toml: a line for each use of each kind of card, or for each step that it answers.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

import msgspec

from quarterdeck.games.kaisers_pirates.ids import Kind

Lesson = tuple[float, float, float, float]
"""What a use brings in any case; more of it for what is left of the round; for what a lieutenant promises
himself of it; and for both together."""


def _read() -> dict[str, dict[str, Lesson]]:
    text = files("quarterdeck.ai.kaisers_pirates").joinpath("experience.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, dict[str, Lesson]])


LESSONS: Final = _read()


def brings(kind: Kind, use: str, left: float, promise: float) -> float | None:
    """What a card brings over keeping it, in prizes; None: nobody knows."""
    lesson = LESSONS[kind].get(use)
    if lesson is None:
        return None
    always, young, promised, both = lesson
    return always + young * left + (promised + both * left) * promise
