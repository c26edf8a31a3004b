"""[5.3, 12.0, 12.4] Which units may fire, and at which targets, in the present position."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Final

from quarterdeck.games.flying_colors.state import BOTH, Ship
from quarterdeck.games.flying_colors.status import FCGame, hull_left, ship_distance
from quarterdeck.geometry.hex import DISTANCE

from .r12_arcs import BROADSIDES, FIRED_BIT, Broadside
from .r12_firepower import aspects, blockers, overlapping, reach
from .r12_los import MAX_RANGE, bearing_of, can_see

NEAR: Final = MAX_RANGE + 2
"""Ships further apart than this from bow to bow have no hexes within range of each other."""


def guns_ready(g: FCGame, ship: Ship) -> bool:
    """[12.0], [13.3], [14.3] Afloat, not struck, no prize, not dormant, with hull left and a side unfired."""
    return (
        ship.bow != 0
        and ship.fired & BOTH != BOTH
        and not ship.struck
        and ship.side == ship.home
        and not ship.dormant
        and ship.hull < g.data.counters[ship.counter].capacity[ship.damaged]
    )


def hostile(ship: Ship, target: Ship) -> bool:
    """Ships of the two sides; two ships confused in the dark fire at each other and nobody else [18.17]."""
    if ship.confused:
        return target.confused and target is not ship
    return ship.side != target.side


def is_target(g: FCGame, ship: Ship, target: Ship) -> bool:
    """[5.3], [12.13] May this unit fire at that one at all, wherever they are?"""
    if target.bow == 0 or not hostile(ship, target):
        return False
    if target.battery:
        return target.hull < g.data.counters[target.counter].capacity[target.damaged]
    return target.large or target.stung or not ship.large or ship.battery != 0


def _broadsides(ship: Ship) -> tuple[Broadside, ...]:
    """Unfired broadsides; the two shots of a battery are alike, so it offers the next one only [12.13]."""
    unfired = tuple(side for side in BROADSIDES if not ship.fired & FIRED_BIT[side])
    return unfired[:1] if ship.battery else unfired


def passes_along(ship: Ship, target: Ship) -> bool:
    """[12.10] Do two ships share a hex on the same or the opposite course (ruling 108)?"""
    return (
        not (ship.battery or target.battery)
        and overlapping(ship, target)
        and (ship.facing - target.facing) % 3 == 0
    )


def passing_side(ships: Sequence[Ship], i: int, j: int) -> Broadside | None:
    """[12.10] The broadside on which a ship has the one it passes along; None while that is open."""
    side = dict(ships[i].beside).get(j)
    if side is not None:
        return "port" if side == "port" else "starboard"
    other = dict(ships[j].beside).get(i)
    if other is None:
        return None
    return "port" if (other == "port") == (ships[i].facing != ships[j].facing) else "starboard"


def settle_passing_side(g: FCGame, i: int, side: Broadside, j: int) -> None:
    """[12.10] A ship that fires at one it passes along has it on that side from now on."""
    ships = g.state.ships
    if passes_along(ships[i], ships[j]) and passing_side(ships, i, j) is None:
        ships[i].beside = (*ships[i].beside, (j, side))


def _sharing_a_hex(g: FCGame, i: int, j: int) -> Iterator[Broadside]:
    """[12.10] Either broadside, but along the other ship only the one it lies on."""
    ships = g.state.ships
    only = passing_side(ships, i, j) if passes_along(ships[i], ships[j]) else None
    for side in _broadsides(ships[i]):
        if only is None or side == only:
            yield side


def bearing_sides(g: FCGame, i: int, j: int, occupied: Container[int]) -> Iterator[Broadside]:
    """[12.1], [12.2], [12.6], [12.10] The unfired broadsides that bear on a target with a clear line."""
    ship, target = g.state.ships[i], g.state.ships[j]
    if DISTANCE[target.bow - ship.bow] <= 2 and overlapping(ship, target):
        yield from _sharing_a_hex(g, i, j)
        return
    found = aspects(ship, target)
    for side in _broadsides(ship):
        bearing = bearing_of(found, side)
        if bearing is not None and can_see(bearing, ship.bow, occupied, reach(g, ship)):
            yield side


def shots(g: FCGame, i: int) -> Iterator[tuple[Broadside, int]]:
    """Every (broadside, target) that a unit could fire now, by target."""
    ship = g.state.ships[i]
    if not guns_ready(g, ship):
        return
    occupied = blockers(g.state, ship)
    bow = ship.bow
    for j, target in enumerate(g.state.ships):
        there = target.bow
        if there and DISTANCE[there - bow] <= NEAR and is_target(g, ship, target):
            for side in bearing_sides(g, i, j, occupied):
                yield side, j


def answers(g: FCGame, against: int) -> Iterator[tuple[int, Broadside]]:
    """[12.4] Every (unit, broadside) of the other side that could fire at a ship now.

    A ship confused in the dark is answered by the other confused one alone [18.17].
    """
    target = g.state.ships[against]
    for i, ship in enumerate(g.state.ships):
        if not ship.bow or DISTANCE[target.bow - ship.bow] > NEAR or ship.confused != target.confused:
            continue
        if guns_ready(g, ship) and is_target(g, ship, target):
            for side in bearing_sides(g, i, against, blockers(g.state, ship)):
                yield i, side


def reply_sides(g: FCGame, i: int, against: int) -> tuple[Broadside, ...]:
    """[12.11] The broadsides with which one unit can return the fire of another."""
    ship, target = g.state.ships[i], g.state.ships[against]
    if not (guns_ready(g, ship) and is_target(g, ship, target)):
        return ()
    return tuple(bearing_sides(g, i, against, blockers(g.state, ship)))


def why_not(g: FCGame, i: int, side: Broadside, j: int) -> tuple[str, str]:
    """Reason id and rule number why a shot at an enemy unit is not offered; ("", "") if it is."""
    ship, target = g.state.ships[i], g.state.ships[j]
    if ship.side != ship.home:
        return "fc-no-prize-fire", "14.3"
    if hull_left(g, ship) == 0:
        return "fc-no-guns-left", "13.3"
    if ship.fired & FIRED_BIT[side]:
        return "fc-no-broadside-left", "12.0"
    if not is_target(g, ship, target):
        return ("fc-no-silent-target", "12.13") if target.battery else ("fc-no-small-target", "5.3")
    if overlapping(ship, target):
        open_ = side in _sharing_a_hex(g, i, j)
        return ("", "") if open_ else ("fc-no-passing-side", "12.10")
    if ship_distance(ship, target) > reach(g, ship):
        return "fc-no-range", "12.6"
    bearing = bearing_of(aspects(ship, target), side)
    if bearing is None:
        return "fc-no-arc", "12.2"
    if can_see(bearing, ship.bow, blockers(g.state, ship), reach(g, ship)):
        return "", ""
    return "fc-no-sight", "12.1"
