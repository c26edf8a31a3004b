"""[11.1, 11.12, 11.13] Movement rates: how many points a ship must spend."""

from __future__ import annotations

from quarterdeck.games.flying_colors.rules.common import (
    NO_FULL_SAILS_AT,
    RIGGING_PER_POINT,
    FCGame,
    dismasted,
    linked,
)
from quarterdeck.games.flying_colors.state import Ship


def allowance(g: FCGame, ship: Ship) -> int:
    """Points for a turn, fixed at activation (rulings 33 and 34); the small-ship bonus is not in it."""
    if held(ship) or ship.struck or ship.irons or dismasted(ship):
        return 0
    state, table = g.state, g.data.movement
    points = (table.full if ship.full_sails else table.plain)[(ship.facing - state.wind) % 6]
    points -= ship.rigging // RIGGING_PER_POINT  # [13.1]
    if state.weather == "breezy":  # [11.13]
        points += points >= 1
    elif state.weather == "calm":
        points -= 1
    return max(0, points - state.mp_loss)


def held(ship: Ship) -> bool:
    """Cannot move whatever the wind: anchored, aground, entangled, or built into the sea."""
    return ship.anchored or ship.aground or linked(ship) or ship.battery != 0


def may_press(ship: Ship, points: int) -> bool:
    """[11.1] The extra point of a small ship needs at least one point without it."""
    return not ship.large and points >= 1


def may_set_full_sails(ship: Ship) -> bool:
    """[11.12] Not when damaged or with six rigging hits."""
    return not ship.damaged and ship.rigging < NO_FULL_SAILS_AT


def backing_limit(points: int) -> int:
    """[11.5] Half the initial movement rate, rounded up."""
    return (points + 1) // 2
