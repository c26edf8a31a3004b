"""How ships and batteries are called in messages."""

from __future__ import annotations

from ..state import BATTERY_BASE, BUILDING_BASE, CoastalBattery
from .options import SgGame
from .table import name as name


def battery_name(battery: CoastalBattery) -> str:
    return f"@sg-battery-{battery.card}"


def target_name(g: SgGame, target: int) -> str:
    """Name of a ship, from BATTERY_BASE on of a coastal battery, from BUILDING_BASE on of a building."""
    if target >= BUILDING_BASE:
        return "@sg-building"
    if target >= BATTERY_BASE:
        return battery_name(g.state.batteries[target - BATTERY_BASE])
    return name(g, g.state.ships[target])
