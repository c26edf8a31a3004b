"""How hard each side of a scenario is: wins counted by `tools/measure_difficulty.py`, never estimated."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

FILE = "difficulty.json"


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What so many games between two computer players of one rank came to."""

    rank: str
    version: str  # of the rules that were played
    games: int
    draws: int
    turns: int  # of all games together
    wins: dict[str, int]


Table = dict[str, dict[str, Measured]]


def read(text: bytes) -> Table:
    return msgspec.json.decode(text, type=Table)


@cache
def table() -> Table:
    """By game and scenario; a scenario that was never measured is missing."""
    return read((files("quarterdeck") / FILE).read_bytes())


def measured(game: str, scenario: str) -> Measured | None:
    return table().get(game, {}).get(scenario)
