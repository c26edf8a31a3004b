"""The one kind of die of Flying Colors, its faces given by a test."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.kernel import ScriptedDice


class TenSided(ScriptedDice):
    """[2.0] Every die has ten sides, 0 to 9; another die thrown is an error."""

    def __init__(self, faces: Iterable[int]) -> None:
        super().__init__(face + 1 for face in faces)

    def die(self, sides: int, name: str = "") -> int:
        assert sides == 10, f"a die of {sides} sides: {name}"
        return super().die(sides, name)
