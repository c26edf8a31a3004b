"""[9.0] Facing and hexsides.

A ship faces one of six hexsides. Its bow hexside is the one it faces, the stern hexside lies opposite; all
the others are port and starboard hexsides.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.flying_colors.ids import SideNo
from quarterdeck.games.flying_colors.state import FCState, Ship
from quarterdeck.geometry.hex import STEP, Hex, Offset

CLOCKWISE: Final = (0, 2, 3, 4, 5, 6, 1)
"""CLOCKWISE[facing]: one hexside to starboard."""

COUNTERCLOCKWISE: Final = (0, 6, 1, 2, 3, 4, 5)
"""COUNTERCLOCKWISE[facing]: one hexside to port."""

TURN: Final = {"starboard": CLOCKWISE, "port": COUNTERCLOCKWISE}


def stern_hex(bow: Hex, facing: int, large: bool) -> Hex:
    return bow - STEP[facing] if large else bow


def _beam_steps(facing: int) -> tuple[Offset, ...]:
    starboard = CLOCKWISE[facing]
    port = COUNTERCLOCKWISE[facing]
    return STEP[starboard], STEP[CLOCKWISE[starboard]], STEP[port], STEP[COUNTERCLOCKWISE[port]]


BEAM: Final = ((), *(_beam_steps(facing) for facing in range(1, 7)))
"""BEAM[facing]: steps over the two starboard and the two port hexsides of one hex."""


def beam_hexes(ship: Ship) -> list[Hex]:
    """The hexes that touch a port or starboard hexside of a ship: eight for a large one, four for a small."""
    steps = BEAM[ship.facing]
    found = [ship.bow + step for step in steps]
    if ship.large:
        found += [ship.stern + step for step in steps if ship.stern + step not in found]
    return found


def around(ship: Ship) -> set[Hex]:
    """Every hex next to a ship, its own hexes left out."""
    hexes = {ship.bow + STEP[d] for d in range(1, 7)}
    if ship.large:
        hexes |= {ship.stern + STEP[d] for d in range(1, 7)}
        hexes -= {ship.bow, ship.stern}
    return hexes


def threatens(other: Ship, side: SideNo) -> bool:
    """An enemy ship in the sense of the command check: not struck, no battery (ruling 28)."""
    return other.side != side and not other.struck and not other.battery


def next_to_enemy(state: FCState, ship: Ship) -> bool:
    """[8.0] Adjacent to an enemy ship."""
    at, ships = state.at, state.ships
    return any(threatens(ships[at[hex_]], ship.side) for hex_ in around(ship) if hex_ in at)
