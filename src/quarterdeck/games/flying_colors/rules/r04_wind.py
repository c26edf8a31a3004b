"""[4.0] Wind: the adjustment segment and the points of sailing."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.flying_colors.ids import PointOfSail
from quarterdeck.games.flying_colors.rules.common import FCGame, aback, linked, scenario_of
from quarterdeck.games.flying_colors.state import FCState, Ship
from quarterdeck.geometry.hex import DIRECTIONS, turn
from quarterdeck.kernel import Event, Mod, Roll, Step

RUNNING: Final = 0
REACHING: Final = 1
BEATING: Final = 2
ABACK: Final = 3

POINT: Final = (RUNNING, REACHING, BEATING, ABACK, BEATING, REACHING)
"""POINT[(facing - wind) % 6] (rulings 2 and 3)."""

POINT_NAMES: Final[tuple[PointOfSail, ...]] = ("running", "reaching", "beating", "aback")

WIND_EVERY: Final = 5


def points_of_sailing(wind: int) -> tuple[PointOfSail, ...]:
    """[4.2] The point of sailing on each facing, 1 to 6."""
    return tuple(POINT_NAMES[POINT[(facing - wind) % 6]] for facing in DIRECTIONS)


class WindChecked(Event, frozen=True, tag="fc-wind"):
    """[4.1] The wind adjustment: by how many hexsides it turns clockwise, and where it blows now."""

    cites = "4.1"
    shift: int
    wind: int
    roll: Roll


def wind_checked(g: FCGame) -> bool:
    """[4.1] Turns 5, 10, 15 ...; a scenario may check every turn, or never."""
    scenario = scenario_of(g)
    if scenario.rule("no_wind_change"):
        return False
    always = scenario.rule("wind_check_every_turn")
    if always is not None:
        return g.state.turn >= int(always.args["from_turn"])
    return g.state.turn % WIND_EVERY == 0


def wind_shift(total: int) -> int:
    """[4.1] Hexsides clockwise for a modified die; beyond the ends the end rows hold (ruling 5)."""
    if total <= 5:
        return 0
    if total <= 7:
        return 1
    return 2 if total == 8 else -1


def turned(g: FCGame, total: int) -> int:
    """[4.1] The play note: south of the line the wind turns the other way (ruling 187)."""
    return -wind_shift(total) if g.options.southern_hemisphere else wind_shift(total)


_SHIFT_NAMES: Final = {
    0: "@fc-res-no-change",
    1: "@fc-res-clockwise-1",
    2: "@fc-res-clockwise-2",
    -1: "@fc-res-counterclockwise-1",
    -2: "@fc-res-counterclockwise-2",
}


def weather_mods(state: FCState) -> tuple[Mod, ...]:
    """[11.13]"""
    if state.weather == "breezy":
        return (Mod(1, "fc-mod-breezy", "11.13"),)
    if state.weather == "calm":
        return (Mod(-1, "fc-mod-calm", "11.13"),)
    return ()


class WindAdjustment(Step, tag="fc.wind"):
    """[4.1] Roll for the wind when it is due, then note who lies in irons."""

    rule = "4.1"

    def advance(self, g: FCGame) -> None:
        state = g.state
        state.phase = "wind"
        if wind_checked(g):
            roll = g.throw(
                "wind",
                "",
                10,
                zero_based=True,
                mods=weather_mods(state),
                table="wind_change",
                resolve=lambda total: _SHIFT_NAMES[turned(g, total)],
            )
            shift = turned(g, roll.total)
            state.wind = turn(state.wind, shift)
            g.tell(WindChecked(shift, state.wind, roll))
        for ship in state.ships:  # whom the new wind frees is in irons no longer (ruling 7)
            if ship.bow:
                ship.irons = aback(state, ship) and can_be_in_irons(ship)
        g.done()


def can_be_in_irons(ship: Ship) -> bool:
    """[11.1] A sailing ship pointing into the wind; one held fast by anything is no worse for it."""
    return not (ship.anchored or ship.aground or ship.struck or ship.battery or linked(ship))


STEPS: tuple[type[Step], ...] = (WindAdjustment,)
EVENTS: tuple[type[Event], ...] = (WindChecked,)
