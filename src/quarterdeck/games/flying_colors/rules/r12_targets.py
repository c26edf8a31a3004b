"""[5.3, 12.0, 12.4] Which units may fire, and at which targets, in the present position."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from quarterdeck.games.flying_colors.ids import Broadside, ShipId
from quarterdeck.games.flying_colors.rules.common import FCGame, hull_left, ship_distance
from quarterdeck.games.flying_colors.state import BOTH, Ship, numbered_ships
from quarterdeck.geometry.hex import DISTANCE, Hex

from .r12_arcs import BROADSIDES, FIRED_BIT
from .r12_firepower import (
    BEYOND_G,
    aspects,
    blockers,
    furthest,
    hull_rate_shift,
    overlapping,
    reach,
    sighting,
)
from .r12_los import MAX_RANGE, Bearing, bearing_of, can_see


class Bar(NamedTuple):
    """What bars a shot: the id of the reason and its rule."""

    reason: str
    rule: str


PRIZE: Final = Bar("fc-no-prize-fire", "14.3")
NO_GUNS: Final = Bar("fc-no-guns-left", "13.3")
SPENT: Final = Bar("fc-no-broadside-left", "12.0")
SILENT_TARGET: Final = Bar("fc-no-silent-target", "12.13")
SMALL_TARGET: Final = Bar("fc-no-small-target", "5.3")
OTHER_SIDE: Final = Bar("fc-no-passing-side", "12.10")
NO_ARC: Final = Bar("fc-no-arc", "12.2")
NO_RANGE: Final = Bar("fc-no-range", "12.6")
HIDDEN: Final = Bar("fc-no-sight", "12.1")
NO_EFFECT: Final = Bar("fc-no-effect-there", "12.8")

HULLS: Final = 2
"""How much further apart than their nearest hexes those of two ships can be that see each other."""

NEAR: Final = MAX_RANGE + HULLS
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
    return target.bow != 0 and hostile(ship, target) and spared(g, ship, target) is None


def spared(g: FCGame, ship: Ship, target: Ship) -> Bar | None:
    """[5.3], [12.13] What protects an enemy unit from this one, wherever they are."""
    if target.battery:
        return (
            None if target.hull < g.data.counters[target.counter].capacity[target.damaged] else SILENT_TARGET
        )
    return None if target.large or target.stung or not ship.large or ship.battery else SMALL_TARGET


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


def passing_side(ships: Sequence[Ship], i: ShipId, j: ShipId) -> Broadside | None:
    """[12.10] The broadside on which a ship has the one it passes along; None while that is open."""
    side = dict(ships[i].beside).get(j)
    if side is not None:
        return "port" if side == "port" else "starboard"
    other = dict(ships[j].beside).get(i)
    if other is None:
        return None
    return "port" if (other == "port") == (ships[i].facing != ships[j].facing) else "starboard"


def settle_passing_side(g: FCGame, i: ShipId, side: Broadside, j: ShipId) -> None:
    """[12.10] A ship that fires at one it passes along has it on that side from now on."""
    ships = g.state.ships
    if passes_along(ships[i], ships[j]) and passing_side(ships, i, j) is None:
        ships[i].beside = (*ships[i].beside, (j, side))


def _sharing_a_hex(g: FCGame, i: ShipId, j: ShipId) -> Iterator[Broadside]:
    """[12.10] Either broadside, but along the other ship only the one it lies on."""
    ships = g.state.ships
    only = passing_side(ships, i, j) if passes_along(ships[i], ships[j]) else None
    for side in _broadsides(ships[i]):
        if only is None or side == only:
            yield side


def bearing_sides(g: FCGame, i: ShipId, j: ShipId, occupied: Container[Hex]) -> Iterator[Broadside]:
    """[12.1], [12.2], [12.6], [12.10] The unfired broadsides that bear on a target with a clear line."""
    ship, target = g.state.ships[i], g.state.ships[j]
    if DISTANCE[target.bow - ship.bow] <= 2 and overlapping(ship, target):
        sides: Iterable[Broadside] = _sharing_a_hex(g, i, j)
    else:
        found = aspects(ship, target)
        sides = [side for side in _broadsides(ship) if unseen(g, ship, found, side, occupied) is None]
    for side in sides:
        if has_effect(g, i, side, j):
            yield side


Aspects = tuple[Bearing | None, Bearing | None]


def unseen(g: FCGame, ship: Ship, found: Aspects, side: Broadside, occupied: Container[Hex]) -> Bar | None:
    """[12.1], [12.2] Does a broadside not bear on the target, or is its line not clear?"""
    bearing = bearing_of(found, side)
    if bearing is None:
        return NO_ARC
    return None if can_see(bearing, ship.bow, occupied, reach(g, ship)) else HIDDEN


def has_effect(g: FCGame, i: ShipId, side: Broadside, j: ShipId) -> bool:
    """[12.8] Does the Firepower Table have a number for this shot? Without one there is none (ruling 188)."""
    ship, target = g.state.ships[i], g.state.ships[j]
    row = g.data.counters[ship.counter].rate[ship.damaged] + (0 if ship.battery else hull_rate_shift(ship))
    if row >= BEYOND_G:
        return False
    near = ship_distance(ship, target)
    if near > furthest(g, row):
        return False
    if near + HULLS <= furthest(g, row + 1):  # even a partial broadside between the far ends tells
        return True
    seen = sighting(g, i, side, j)
    return seen is not None and seen.range <= furthest(g, row + seen.partial)


def shots(g: FCGame, i: ShipId) -> Iterator[tuple[Broadside, ShipId]]:
    """Every (broadside, target) that a unit could fire now, by target."""
    ship = g.state.ships[i]
    if not guns_ready(g, ship):
        return
    occupied = blockers(g.state, ship)
    bow = ship.bow
    for j, target in numbered_ships(g.state):
        there = target.bow
        if there and DISTANCE[there - bow] <= NEAR and is_target(g, ship, target):
            for side in bearing_sides(g, i, j, occupied):
                yield side, j


def answers(g: FCGame, against: ShipId) -> Iterator[tuple[ShipId, Broadside]]:
    """[12.4] Every (unit, broadside) of the other side that could fire at a ship now.

    A ship confused in the dark is answered by the other confused one alone [18.17].
    """
    target = g.state.ships[against]
    for i, ship in numbered_ships(g.state):
        if not ship.bow or DISTANCE[target.bow - ship.bow] > NEAR or ship.confused != target.confused:
            continue
        if guns_ready(g, ship) and is_target(g, ship, target):
            for side in bearing_sides(g, i, against, blockers(g.state, ship)):
                yield i, side


def reply_sides(g: FCGame, i: ShipId, against: ShipId) -> tuple[Broadside, ...]:
    """[12.11] The broadsides with which one unit can return the fire of another."""
    ship, target = g.state.ships[i], g.state.ships[against]
    if not (guns_ready(g, ship) and is_target(g, ship, target)):
        return ()
    return tuple(bearing_sides(g, i, against, blockers(g.state, ship)))


def why_not(g: FCGame, i: ShipId, side: Broadside, j: ShipId) -> Bar | None:
    """What bars a shot at an enemy unit; None if it is offered."""
    ship, target = g.state.ships[i], g.state.ships[j]
    if ship.side != ship.home:
        return PRIZE
    if hull_left(g, ship) == 0:
        return NO_GUNS
    if ship.fired & FIRED_BIT[side]:
        return SPENT
    bar = spared(g, ship, target)
    if bar is None and overlapping(ship, target):
        bar = None if side in _sharing_a_hex(g, i, j) else OTHER_SIDE
    elif bar is None:
        bar = unseen(g, ship, aspects(ship, target), side, blockers(g.state, ship))
        if bar is not None and ship_distance(ship, target) > reach(g, ship):
            bar = NO_RANGE
    return bar or (None if has_effect(g, i, side, j) else NO_EFFECT)
