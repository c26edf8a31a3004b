"""The table as text: to scale, north on top, nothing a captain may not know."""

from __future__ import annotations

import pytest

import quarterdeck as qd
from mats import face_down
from quarterdeck.i18n import catalogue
from quarterdeck.kernel import Game


def drawn(game: Game, language: str = "en", seat: str = "british") -> list[str]:
    return list(game.view(seat).drawn(catalogue(language).text).splitlines())


def table_of(lines: list[str]) -> list[str]:
    return [line[1:-1] for line in lines if line.startswith("|")]


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_ship_stands_where_her_base_lies(language: str) -> None:
    """900 mm are 20 lines of 45 mm: 100 mm from the south edge is the 18th line, from the north the 3rd."""
    game = qd.load("sails-of-glory").new("enemy_in_sight", seed=1)
    first, second, *_ = game.state.ships
    first.pose = (45000, 10000, 0)
    second.pose = (22500, 80000, 18000)
    lines = drawn(game, language)
    table = table_of(lines)
    assert len(table) == 20
    across = len(table[0])
    assert abs(across - 40) <= 1
    assert table[17].index("↑0") == across // 2
    assert table[2].index("↓1") == across // 4
    assert not any("sg-" in line for line in lines)


def test_land_is_drawn_and_enemy_loads_are_not_told() -> None:
    game = qd.load("sails-of-glory").new("harbour_raid", {"level": "standard"}, seed=3)
    lines = drawn(game)
    assert any("#" in line for line in table_of(lines))
    enemy = game.state.ships[0] if game.state.ships[0].seat != "british" else game.state.ships[-1]
    enemy.port.load, enemy.starboard.load = face_down("grape", enemy.seat), None
    listed = next(line for line in drawn(game) if line.startswith(f"{enemy.id:2} "))
    assert "loaded | -" in listed
