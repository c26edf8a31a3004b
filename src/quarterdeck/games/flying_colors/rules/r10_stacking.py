"""[10.0] Stacking: one ship a hex at the end of a ship's movement."""

from __future__ import annotations

from quarterdeck.games.flying_colors.ids import ShipId
from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.state import FCState
from quarterdeck.geometry.hex import Hex


def is_free(state: FCState, hexes: frozenset[Hex], i: ShipId, bow: Hex, facing: int) -> bool:
    """May ship i lie there: on the map, on no other unit and not on a shore battery?"""
    at = state.at
    if bow not in hexes or at.get(bow, i) != i or bow in state.closed:
        return False
    stern = stern_hex(bow, facing, state.ships[i].large)
    return stern in hexes and at.get(stern, i) == i and stern not in state.closed


def is_clear(state: FCState, i: ShipId, bow: Hex, facing: int) -> bool:
    """Is no other unit in these hexes?"""
    at = state.at
    return at.get(bow, i) == i and at.get(stern_hex(bow, facing, state.ships[i].large), i) == i
