"""The table as text: to scale, north on top, nothing a captain may not know."""

from __future__ import annotations

import pytest

import quarterdeck as qd
from mats import face_down
from quarterdeck.games.sails_of_glory.state import CoastalBattery, Terrain
from quarterdeck.i18n import catalogue
from quarterdeck.kernel import Game

DUEL = (("hms_defence", "british", 450, 100, 0), ("courageuse", "french", 225, 800, 180))


def drawn(game: Game, language: str = "en", seat: str = "british") -> list[str]:
    return list(game.view(seat).drawn(catalogue(language).text).splitlines())


def table_of(lines: list[str]) -> list[str]:
    return [line[1:-1] for line in lines if line.startswith("|")]


def marks(game: Game) -> dict[tuple[int, int], str]:
    """What stands on the table, by line and column."""
    rows = enumerate(table_of(drawn(game)))
    return {(line, column): sign for line, row in rows for column, sign in enumerate(row) if sign != " "}


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_ship_stands_where_her_base_lies(sea, language: str) -> None:
    """900 mm are 20 lines of 45 mm: 100 mm from the south edge is the 18th line, from the north the 3rd."""
    lines = drawn(sea(*DUEL, steps=()), language)
    table = table_of(lines)
    assert [len(line) for line in table] == [40] * 20
    assert lines[1] == lines[22] == "+" + "-" * 40 + "+"
    assert table[17].index("↑0") == 20
    assert table[2].index("↓1") == 10
    assert not any("sg-" in line for line in lines)


def test_ships_at_the_corners_stay_on_the_table(sea) -> None:
    g = sea(*DUEL, steps=())
    g.state.ships[0].pose, g.state.ships[1].pose = (0, 0, 0), (90000, 90000, 18000)
    assert marks(g) == {(19, 0): "↑", (19, 1): "0", (0, 38): "↓", (0, 39): "1"}


@pytest.mark.parametrize("pose", [(-1, 5000, 0), (5000, -1, 0), (90001, 5000, 0), (5000, 90001, 0)])
def test_a_ship_beside_the_table_is_not_drawn(sea, pose) -> None:
    g = sea(*DUEL, steps=())
    g.state.ships[0].pose = pose
    assert set(marks(g).values()) == {"↓", "1"}


@pytest.mark.rule("SG-B-DAM-8")
@pytest.mark.rule("SG-O-HULK-1")
@pytest.mark.parametrize(
    ("fate", "hulk", "there"),
    [(None, False, True), ("surrendered", True, True)]
    + [(fate, False, False) for fate in ("surrendered", "left", "escaped", "sunk", "exploded")],
)
def test_who_has_left_play_is_drawn_only_as_a_hulk(sea, fate, hulk: bool, there: bool) -> None:
    g = sea(*DUEL, steps=())
    g.state.ships[0].fate, g.state.ships[0].hulk = fate, hulk
    assert ("↑" in marks(g).values()) is there


def test_the_bow_is_an_arrow_of_eight(sea) -> None:
    """To the nearest eighth of a turn: 22.49 degrees are still north, 22.5 are north-east."""
    g = sea(*DUEL, steps=())
    seen = {}
    for heading in (0, 2249, 2250, 9000, 13500, 18000, 22500, 27000, 31500, 33749, 33750):
        g.state.ships[0].pose = (45000, 10000, heading)
        seen[heading] = marks(g)[17, 20]
    assert "".join(seen.values()) == "↑↑↗→↘↓↙←↖↖↑"


@pytest.mark.parametrize(
    ("kind", "sign"), [("reef", "^"), ("sandbank", "~"), ("island", "#"), ("coast", "#")]
)
def test_land_is_drawn_where_it_lies(sea, kind: str, sign: str) -> None:
    """A column is 22.5 mm wide, a line 45 mm high: the piece covers two characters of the fifth line."""
    outline = ((22500, 72000), (27000, 72000), (27000, 67500), (22500, 67500))
    g = sea(*DUEL, steps=())
    g.state.terrain = (Terrain(0, "island_1", kind, None, 0, outline, (outline,)),)
    assert {place for place, found in marks(g).items() if found == sign} == {(4, 10), (4, 11)}


@pytest.mark.parametrize(("off", "there"), [((0, 0), True), ((300, 0), False), ((0, 300), False)])
def test_a_character_is_what_lies_in_the_middle_of_its_place(sea, off, there: bool) -> None:
    """A rock of 4 mm in the middle of a place, 22.5 by 45 mm, and 3 mm beside it."""
    x, y = 22500 + 1125 + off[0], 67500 + 2250 + off[1]
    rock = ((x - 200, y + 200), (x + 200, y + 200), (x + 200, y - 200), (x - 200, y - 200))
    g = sea(*DUEL, steps=())
    g.state.terrain = (Terrain(0, "reef_1", "reef", None, 0, rock, (rock,)),)
    assert ("^" in marks(g).values()) is there


def test_a_table_half_as_high_as_wide_has_as_many_lines_and_more_columns() -> None:
    """1200 by 1200 mm: 20 lines of 60 mm, 40 columns; 900 by 1200: 30 columns."""
    rules = qd.load("sails-of-glory")
    for scenario, columns in (("free", 40), ("harbour_raid", 30)):
        table = table_of(drawn(rules.new(scenario, seed=1)))
        assert [len(line) for line in table] == [columns] * 20


def test_head_and_lines_of_ships_and_batteries(sea) -> None:
    """Defence has ten boxes in each row; two hits and a casualty leave 8 and 9."""
    g = sea(*DUEL, level="advanced", wind=270, steps=())
    ship = g.state.ships[0]
    ship.hull, ship.crew, ship.fires, ship.leaks = ((0,), (0,)), (0,), 2, 1
    ship.aground = ship.anchored = True
    ship.starboard.load = None
    g.state.batteries = [CoastalBattery(0, "french", "french", (67500, 45000), -1, "battery")]
    g.state.batteries.append(
        CoastalBattery(1, "french", "french", (0, 90000), -1, "battery", fate="destroyed")
    )
    g.state.turn = 3
    lines = drawn(g)
    assert lines[0] == "Turn 3, wind from the west. The table, 900 by 900 mm, north on top:"
    assert (marks(g)[10, 30], marks(g)[0, 0]) == ("B", "B")
    left, notes = lines[-4].split("boxes ")[1].split(" (")
    assert left == "8/9, guns 5/6/5, muskets 4, ball | -"
    assert notes == "fires: 2, leaks: 1, aground, anchored)"
    assert lines[-4].split()[:3] == ["0", "HMS", "Defence"]
    assert [line.split()[:3] for line in lines[-2:]] == [["B", "Battery", "0"], ["B", "Battery", "1"]]
    assert lines[-2].endswith("-") and lines[-1].endswith("(destroyed)")


def test_enemy_loads_are_not_told() -> None:
    game = qd.load("sails-of-glory").new("harbour_raid", {"level": "standard"}, seed=3)
    enemy = game.state.ships[0] if game.state.ships[0].seat != "british" else game.state.ships[-1]
    enemy.port.load, enemy.starboard.load = face_down("grape", enemy.seat), None
    listed = next(line for line in drawn(game) if line.startswith(f"{enemy.id:2} "))
    assert "loaded | -" in listed
