"""Islands with batteries on them, for tests of Sails of Glory."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.sails_of_glory.options import SgGame
from quarterdeck.games.sails_of_glory.rules.common import load_fort
from quarterdeck.games.sails_of_glory.state import CoastalBattery, Terrain

Placed = tuple[str, str, int, int, int]
SHIP: Placed = ("hms_defence", "british", 400, 400, 90)
FAR: Placed = ("hms_terpsichore", "british", 100, 850, 0)


def island(number: int, left: int, bottom: int, right: int, top: int, **more: Any) -> Terrain:
    outline = tuple(
        (x * 100, y * 100) for x, y in ((left, top), (right, top), (right, bottom), (left, bottom))
    )
    return Terrain(number, "island_1", "island", None, 0, outline, (outline,), **more)


def make(
    sea: Any,
    level: str = "basic",
    at: tuple[int, int] = (400, 600),
    card: str = "battery",
    ships: tuple[Placed, ...] = (SHIP, FAR),
    **options: Any,
) -> tuple[SgGame, CoastalBattery]:
    """A French battery north of a British ship, looking south, 175 mm from her base."""
    g = sea(*ships, level=level, options=options, steps=())
    x, y = at
    g.state.terrain = (island(0, x - 40, y - 20, x + 40, y + 60),)
    g.state.batteries = [
        CoastalBattery(0, "french", "french", (x * 100, y * 100), 0, card, heading=18000, hull_then=0)
    ]
    load_fort(g, g.state.batteries[0], "ball")
    return g, g.state.batteries[0]
