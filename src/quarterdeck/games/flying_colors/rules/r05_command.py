"""[5.0] Fleet command: who can be in a command, by group range or by formation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.flying_colors.ids import ShipId, SideNo
from quarterdeck.games.flying_colors.rules.common import FCGame, board_of, commander_range, ship_distance
from quarterdeck.games.flying_colors.state import FCState, Ship, numbered_commanders
from quarterdeck.geometry.hex import DISTANCE, STEP, Hex

FORMATION_DISTANCE: Final = 4


def can_be_commanded(ship: Ship) -> bool:
    """Ships on the map that act at all; prizes may be part of a command [14.3]."""
    return bool(ship.bow) and not (ship.struck or ship.battery or ship.dormant or ship.confused)


def leaders(state: FCState, side: SideNo) -> list[ShipId]:
    """Ships of a side that carry a commander of their own, by index."""
    found = {
        commander.ship
        for commander in state.commanders
        if commander.ship >= 0 and commander.side == side and not commander.fate
    }
    return sorted(i for i in found if can_be_commanded(state.ships[i]) and state.ships[i].side == side)


def command_range(g: FCGame, leader: ShipId) -> int:
    """[5.1] The longest range of the commanders aboard."""
    return max(commander_range(g, k) for k, c in numbered_commanders(g.state) if c.ship == leader)


def enemy_hexes(state: FCState, side: SideNo) -> set[Hex]:
    """Hexes that a command range may not be counted through: every vessel the enemy holds (ruling 13)."""
    return {hex_ for hex_, i in state.at.items() if state.ships[i].side != side}


def hexes_in_range(g: FCGame, leader: ShipId, reach: int) -> dict[Hex, int]:
    """[5.2] Hexes within command range and their distance, counted around enemy vessels (ruling 12)."""
    state = g.state
    ship = state.ships[leader]
    blocked = enemy_hexes(state, ship.side)
    board = board_of(g).hexes
    found = {ship.bow: 0, ship.stern: 0}
    edge: Iterable[Hex] = tuple(found)
    for steps in range(1, reach + 1):
        fresh = []
        for hex_ in edge:
            for step in STEP[1:]:
                near = hex_ + step
                if near not in found and near in board and near not in blocked:
                    found[near] = steps
                    fresh.append(near)
        edge = fresh
    return found


def group_members(g: FCGame, leader: ShipId, free: Iterable[ShipId]) -> tuple[ShipId, ...]:
    """[5.2] Of the free ships, those within the command range of the commander aboard `leader`."""
    ships = g.state.ships
    reach = command_range(g, leader)
    flag = ships[leader]
    near = [i for i in free if i == leader or ship_distance(flag, ships[i]) <= reach]
    blocked = enemy_hexes(g.state, flag.side)
    ends = (flag.bow, flag.stern)
    if any(DISTANCE[hex_ - end] < reach for hex_ in blocked for end in ends):
        within = hexes_in_range(g, leader, reach)
        near = [i for i in near if ships[i].bow in within or ships[i].stern in within]
    return tuple(near)


def formation_members(g: FCGame, leader: ShipId, free: Iterable[ShipId]) -> tuple[ShipId, ...]:
    """[5.2] Ships of the leader's facing that hang together by links of four hexes (rulings 14, 15)."""
    ships = g.state.ships
    facing = ships[leader].facing
    rest = {i for i in free if ships[i].facing == facing and i != leader}
    found, todo = [leader], [leader]
    while todo:
        ship = ships[todo.pop()]
        for i in sorted(rest):
            if ship_distance(ship, ships[i]) <= FORMATION_DISTANCE:
                rest.discard(i)
                found.append(i)
                todo.append(i)
    return tuple(sorted(found))
