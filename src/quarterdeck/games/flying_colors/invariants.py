"""What must be true of every position between two decisions."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.games.flying_colors.ids import ShipId
from quarterdeck.games.flying_colors.rules.common import FCGame, board_of
from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.rules.r11_activation import Acting
from quarterdeck.games.flying_colors.state import SHORE, Ship, numbered_commanders, numbered_ships
from quarterdeck.geometry.hex import Hex


def broken_invariants(g: FCGame) -> Iterator[str]:
    yield from _broken_ships(g)
    yield from _broken_occupation(g)
    yield from _broken_links(g)
    yield from _broken_commanders(g)


def _under_way(g: FCGame) -> set[ShipId]:
    """Ships that may share a hex for the moment: those in the middle of their movement."""
    return {step.ship for step in g.stack if isinstance(step, Acting)}


def _broken_ships(g: FCGame) -> Iterator[str]:
    hexes = board_of(g).hexes
    for i, ship in numbered_ships(g.state):
        if not ship.bow:
            if not ship.fate:
                yield f"ship {i} {ship.name} is off the map without a fate"
            continue
        if ship.fate:
            yield f"ship {i} {ship.name} is on the map but {ship.fate}"
        if not 1 <= ship.facing <= 6:
            yield f"ship {i} {ship.name} faces {ship.facing}"
        elif ship.stern != stern_hex(ship.bow, ship.facing, ship.large):
            yield f"ship {i} {ship.name}: bow, stern and facing do not fit"
        if ship.bow not in hexes or ship.stern not in hexes:
            yield f"ship {i} {ship.name} lies off the map"
        yield from _broken_damage(g, i, ship)


def _broken_damage(g: FCGame, i: ShipId, ship: Ship) -> Iterator[str]:
    capacity = g.data.counters[ship.counter].capacity
    if min(ship.hull, ship.rigging, ship.crew) < 0:
        yield f"ship {i} {ship.name} has negative hits"
    if not ship.damaged and not ship.battery and ship.hull >= capacity[0]:
        yield f"ship {i} {ship.name} should show its damaged side"
    if ship.full_sails and ship.anchored:
        yield f"ship {i} {ship.name} is anchored under full sails"
    if not 0 <= ship.fired <= 3:
        yield f"ship {i} {ship.name} fired {ship.fired}"


def _broken_occupation(g: FCGame) -> Iterator[str]:
    state = g.state
    moving = _under_way(g)
    seen: dict[Hex, ShipId] = {}
    for i, ship in numbered_ships(state):
        if not ship.bow or ship.battery == SHORE:
            continue
        for hex_ in {ship.bow, ship.stern}:
            other = seen.setdefault(hex_, i)
            if other != i and not {i, other} & moving:
                yield f"ships {other} and {i} share a hex"
            if state.at.get(hex_) != i and i not in moving:
                yield f"ship {i} {ship.name} is not listed in its hex"
    for hex_ in state.at:
        if hex_ not in seen:
            yield f"hex {hex_} is listed as occupied but nobody is there"


def _broken_links(g: FCGame) -> Iterator[str]:
    ships = g.state.ships
    for i, ship in numbered_ships(g.state):
        for links, name in ((ship.grappled, "grappled"), (ship.fouled, "fouled")):
            for j in links:
                if i not in getattr(ships[j], name) or not ships[j].bow or not ship.bow:
                    yield f"ships {i} and {j} are {name} on one side only"


def _broken_commanders(g: FCGame) -> Iterator[str]:
    for k, commander in numbered_commanders(g.state):
        if commander.ship >= 0:
            ship = g.state.ships[commander.ship]
            if commander.fate or (not ship.bow and ship.fate != "reserve"):
                yield f"commander {k} is aboard a ship that is gone"
            elif ship.side != commander.side:
                yield f"commander {k} is aboard an enemy"
        elif not commander.fate:
            yield f"commander {k} is nowhere"
