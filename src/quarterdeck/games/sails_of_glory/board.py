"""A view drawn as text, for the terminal: the table to scale, then every ship's mat in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quarterdeck.geometry.land import in_polygon
from quarterdeck.geometry.plane import Point
from quarterdeck.kernel import Words

from .rules.optional_wind import COMPASS, point_of

if TYPE_CHECKING:
    from .view import BatteryView, BroadsideView, ShipView, View

ARROWS: Final = "↑↗→↘↓↙←↖"  # by the points of the compass
LINES: Final = 20
ACROSS: Final = 80
GROUND: Final = {"reef": "^", "sandbank": "~", "island": "#", "coast": "#"}
NAME_WIDTH: Final = 24


def drawn_view(view: View, words: Words) -> str:
    """Turn and wind, the table with north on top, then ships and batteries."""
    lines = [_head(view, words), *_table(view), words("sg-board-legend", {})]
    lines += [_ship(ship, words) for ship in view.ships]
    lines += [_battery(battery, words) for battery in view.batteries]
    return "\n".join(lines)


def _arrow(heading: int) -> str:
    return ARROWS[COMPASS.index(point_of(heading))]


def _head(view: View, words: Words) -> str:
    point = words(f"sg-point-{point_of(view.wind)}", {})
    size = {"width": view.width // 100, "height": view.height // 100}
    return words("sg-board-head", {"turn": view.turn, "point": point, **size})


def _table(view: View) -> list[str]:
    """A character is about twice as high as wide, so a line covers twice the millimetres of a column."""
    step = max(view.width // ACROSS, view.height // (2 * LINES))
    across, down = -(-view.width // step), -(-view.height // (2 * step))
    field = [
        [
            _ground(view, (column * step + step // 2, view.height - (line * 2 + 1) * step))
            for column in range(across)
        ]
        for line in range(down)
    ]
    for battery in view.batteries:
        _write(field, battery.at, "B", step, view.height)
    for ship in view.ships:
        x, y, heading = ship.pose
        there = ship.fate is None or ship.hulk
        if there and 0 <= x <= view.width and 0 <= y <= view.height:
            _write(field, (x, y), f"{_arrow(heading)}{ship.id}", step, view.height)
    rim = "+" + "-" * across + "+"
    return [rim, *(f"|{''.join(line)}|" for line in field), rim]


def _ground(view: View, at: Point) -> str:
    for terrain in view.terrain:
        if in_polygon(at, terrain.outline):
            return GROUND[terrain.kind]
    return " "


def _write(field: list[list[str]], at: Point, text: str, step: int, height: int) -> None:
    line = min(max((height - at[1]) // (2 * step), 0), len(field) - 1)
    column = min(max(at[0] // step, 0), len(field[0]) - len(text))
    field[line][column : column + len(text)] = text


def _ship(ship: ShipView, words: Words) -> str:
    """Number, name, sails, boxes left, guns and muskets, loads of both sides, then what befell her."""
    states = [words(f"sg-fate-{ship.fate}", {})] if ship.fate else []
    states += [words("sg-board-fires", {"n": ship.fires})] if ship.fires else []
    states += [words("sg-board-leaks", {"n": ship.leaks})] if ship.leaks else []
    states += [words(f"sg-board-{state}", {}) for state in ("aground", "anchored") if getattr(ship, state)]
    left = f"{ship.boxes - len(ship.hull)}/{ship.boxes - len(ship.crew)}"
    guns = "/".join(map(str, ship.guns))
    loads = f"{_load(ship.port, words)} | {_load(ship.starboard, words)}"
    sails = words(f"sg-sail-{ship.sails}", {})
    facts = words("sg-board-ship", {"left": left, "guns": guns, "muskets": ship.muskets, "loads": loads})
    note = f" ({', '.join(states)})" if states else ""
    return f"{ship.id:2} {ship.name:{NAME_WIDTH}} {sails}, {facts}{note}"


def _battery(battery: BatteryView, words: Words) -> str:
    note = f" ({words(f'sg-fate-{battery.fate}', {})})" if battery.fate else ""
    name = words("sg-board-battery", {"n": battery.id})
    return f" B {name:{NAME_WIDTH}} {_load(battery.guns, words)}{note}"


def _load(guns: BroadsideView, words: Words) -> str:
    if not guns.loaded:
        return "-"
    return words(f"sg-ammo-{guns.load}", {}) if guns.load else words("sg-board-loaded", {})
