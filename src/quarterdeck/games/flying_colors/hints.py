"""What a client draws for a ship in hand: poses in reach, broadside fans, points by point of sail."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.rules.r11_1_rates import allowance
from quarterdeck.games.flying_colors.rules.r11_movement import Activation
from quarterdeck.games.flying_colors.rules.r11_reach import reachable
from quarterdeck.games.flying_colors.rules.r12_arcs import BROADSIDES, SECTOR, arcs
from quarterdeck.games.flying_colors.status import FCGame
from quarterdeck.geometry.hex import DIRECTIONS, DISTANCE, hex_name, on_sheets, within

FAN_RANGE: Final = 4
"""How far the drawn fans reach; longer shots are still offered by name."""


def activation_hints(g: FCGame, step: Activation) -> dict[str, Any]:
    large = g.state.ships[step.ship].large
    return {
        "ship": step.ship,
        "mp": step.mp,
        "poses": [
            {
                "bow": hex_name(pose.bow),
                "stern": hex_name(stern_hex(pose.bow, pose.facing, large)),
                "facing": pose.facing,
                "left": pose.left,
                "ends": pose.ends,
                "path": [str(action) for action in pose.path],
            }
            for pose in reachable(g, step)
        ],
        "arcs": fans(g, step.ship),
        "points": points_of_sail(g, step.ship),
    }


def fans(g: FCGame, i: int) -> dict[str, list[tuple[str, int]]]:
    """[12.2] Hexes each broadside bears on, with their range from the nearer end of the ship."""
    ship = g.state.ships[i]
    ends = (ship.bow, ship.stern) if ship.stern else (ship.bow,)
    seen: dict[str, list[tuple[str, int]]] = {side: [] for side in BROADSIDES}
    for hex_ in within(ship.bow, FAN_RANGE + 1):
        if hex_ in ends or not on_sheets(hex_):
            continue
        reach = min(DISTANCE[hex_ - end] for end in ends)
        bears = arcs(ship.bow, ship.facing, ship.large, hex_)
        if reach <= FAN_RANGE:
            for side in BROADSIDES:
                if bears & SECTOR[side]:
                    seen[side].append((hex_name(hex_), reach))
    return seen


def points_of_sail(g: FCGame, i: int) -> list[int]:
    """[11.1] What the ship's allowance would be on each facing, 1 to 6."""
    ship = g.state.ships[i]
    return [allowance(g, structs.replace(ship, facing=facing)) for facing in DIRECTIONS]
