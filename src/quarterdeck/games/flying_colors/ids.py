"""Names of things: what events, views and hints call a ship, a commander, a side, a nation or a pose."""

from __future__ import annotations

from typing import Final, Literal, NewType

import msgspec

from quarterdeck.kernel import Seat

ShipId = NewType("ShipId", int)
"""Place in `FCState.ships`; batteries stand there too."""
CommanderId = NewType("CommanderId", int)
"""Place in `FCState.commanders`."""
CommandId = NewType("CommandId", int)
"""Place in `FCState.commands` of this turn."""
SideNo = NewType("SideNo", int)
"""0 or 1, as the scenario names the sides."""
CounterId = NewType("CounterId", int)
"""Place in `FCData.counters`: a ship or battery as printed."""
CardId = NewType("CardId", int)
"""Place in `FCData.commanders`: a commander as printed."""

NO_SHIP: Final = ShipId(-1)
NO_COMMANDER: Final = CommanderId(-1)
NO_SIDE: Final = SideNo(-1)
OUT_OF_COMMAND: Final = CommandId(-1)
SIDES: Final = (SideNo(0), SideNo(1))
OTHER: Final = SIDES[::-1]
"""OTHER[side] is the enemy."""

Broadside = Literal["starboard", "port"]
Column = Literal["hull", "rigging"]
PointOfSail = Literal["running", "reaching", "beating", "aback"]
Phase = Literal["setup", "wind", "commands", "initiative", "activation", "out_of_command", "drift", "victory"]
Weather = Literal["normal", "breezy", "calm"]
ShipFate = Literal["", "reserve", "sunk", "exploded", "scuttled", "left", "withdrawn"]
CommanderFate = Literal["", "reserve", "killed", "captured", "lost", "left"]
CommandKind = Literal["group", "formation", "single"]
Attack = Literal[
    "full",
    "partial",
    "rake",
    "stern-rake",
    "close-rake",
    "partial-rake",
    "partial-stern-rake",
    "partial-close-rake",
]
"""[12.5] The attack types."""


class ShipRef(msgspec.Struct, frozen=True, gc=False):
    """A ship or battery: her number, her name, who holds her and whose she was built."""

    id: ShipId
    name: str
    side: Seat
    nation: str


class CommanderRef(msgspec.Struct, frozen=True, gc=False):
    """A commander by number and name."""

    id: CommanderId
    name: str
    side: Seat


class SideRef(msgspec.Struct, frozen=True, gc=False):
    """A side by seat; its name is a message."""

    seat: Seat
    name: str


class NationRef(msgspec.Struct, frozen=True, gc=False):
    """A nation; its name is a message."""

    id: str
    name: str


class Pose(msgspec.Struct, frozen=True, gc=False):
    """Where a ship lies: the hexes of bow and stern by name, and the hexside she faces."""

    bow: str
    stern: str
    facing: int


class Hits(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, cache_hash=True):
    """Hits of each kind; `fire`: the result has an asterisk and may set the ship on fire [13.4]."""

    hull: int = 0
    rigging: int = 0
    crew: int = 0
    fire: bool = False

    def __bool__(self) -> bool:
        return bool(self.hull or self.rigging or self.crew)
