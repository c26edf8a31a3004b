"""[12.2] Arc of fire: which hexes the broadsides of one-hex and two-hex ships bear on.

A broadside covers the bearings from 30 to 150 degrees off the bow, limits included, as seen from the bow hex
or from the stern hex.  One table per facing and size answers for every pair of hexes.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.flying_colors import state
from quarterdeck.games.flying_colors.ids import Broadside
from quarterdeck.geometry.hex import ASTERN, BEARING, DIRECTIONS, PORT, STARBOARD, STEP, Hex

BROADSIDES: Final[tuple[Broadside, Broadside]] = ("starboard", "port")
SECTOR: Final[dict[Broadside, int]] = {"starboard": STARBOARD, "port": PORT}
FIRED_BIT: Final[dict[Broadside, int]] = {"port": state.PORT, "starboard": state.STARBOARD}
ALL_AROUND: Final = STARBOARD | PORT

# The rows of the Broadside diagram: the union of what bears from the bow hex and from the stern hex.
_SMALL: Final = tuple(bytes(sector & ALL_AROUND for sector in table) for table in BEARING)


def _union(facing: int) -> bytes:
    small, back = _SMALL[facing], STEP[facing]
    size = len(small)
    return bytes(small[i] | small[(i + back) % size] for i in range(size))


_LARGE: Final = (bytes(len(_SMALL[0])), *(_union(facing) for facing in DIRECTIONS))


def arcs(bow: Hex, facing: int, two_hexes: bool, hex_: Hex) -> int:
    """[12.2] The broadsides (STARBOARD, PORT or 0) of a ship that bear on a hex."""
    return (_LARGE if two_hexes else _SMALL)[facing][hex_ - bow]


def bears_abaft(stern: Hex, facing: int, hex_: Hex) -> bool:
    """[12.5] Does a hex bear more than 150 degrees off the bow, seen from the stern hex?"""
    return BEARING[facing][hex_ - stern] == ASTERN


def lee_broadside(facing: int, wind: int) -> Broadside | None:
    """[4.2] The broadside that fires with the wind; None when the wind blows along the ship."""
    d = (facing - wind) % 6
    if d in (0, 3):
        return None
    return "port" if d < 3 else "starboard"
