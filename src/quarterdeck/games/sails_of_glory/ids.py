"""Ids, the words of the game, what can be aimed at, and how ships and batteries stand in events."""

from __future__ import annotations

from typing import Literal, NewType

import msgspec

ShipId = NewType("ShipId", int)
"""Place in `SgState.ships`."""
BatteryId = NewType("BatteryId", int)
"""Place in `SgState.batteries`."""
PieceId = NewType("PieceId", int)
"""Place in `SgState.terrain`."""
CardId = NewType("CardId", str)
"""A manoeuvre card by the letter of its deck and its number: "D7"."""
Pair = tuple[ShipId, ShipId]

Side = Literal["british", "french"]
Phase = Literal["setup", "planning", "actions", "movement", "combat", "reload"]
Beam = Literal["port", "starboard"]
Weapon = Literal["port", "starboard", "guns", "musket"]
"""What an order fires: a broadside, the guns of a coastal battery, or muskets."""
Arc = Literal["front", "full", "rear", "0", "1", "2"]
"""Of a ship; those of a coastal battery are counted."""
Ammo = Literal["ball", "chain", "grape", "double"]
Sails = Literal["furled", "backing", "battle", "full"]
Attitude = Literal["red", "orange", "green"]
Rake = Literal["none", "bow", "stern"]
Strength = Literal["low", "medium", "high"]
WindToken = Literal["cw", "acw", "none"]
StrengthToken = Literal["up", "down", "none"]
Line = Literal[
    "full_orange",
    "full_green",
    "battle_orange",
    "battle_green",
    "backing_orange",
    "backing_green",
    "orange",
    "green",
    "hourglass1",
    "hourglass2",
]
"""What a manoeuvre card is sailed on: of the sails and the attitude, of the attitude alone, or aback."""
Fate = Literal["surrendered", "left", "escaped", "sunk", "exploded", "destroyed"]
Letter = Literal["A", "B", "C", "D", "E"]
Symbol = Literal["fire", "leak", "mast", "sail", "rudder"]
Row = Literal["hull", "crew"]
Mending = Literal["hull", "leak", "rudder", "mast", "fire"]
"""What repairs and the fire brigade deal with."""
Token = Literal[
    "reload_port",
    "reload_starboard",
    "fire_port",
    "fire_starboard",
    "musketry",
    "raise_sail",
    "reduce_sail",
    "pump",
    "extinguish",
    "repair",
    "boarding",
    "grog",
    "fire_guns",
    "reload_guns",
    "water",
]
"""Actions of a crew or a garrison; "water" is an extinguish action meant for the enemy."""

BEAMS: tuple[Beam, Beam] = ("port", "starboard")
ARCS: tuple[Arc, Arc, Arc] = ("front", "full", "rear")
FORT_ARCS: tuple[Arc, Arc, Arc] = ("0", "1", "2")
SAILS: tuple[Sails, ...] = ("furled", "backing", "battle", "full")


# ------------------------------------------------------------------------------- targets


class ShipTarget(msgspec.Struct, frozen=True, gc=False, tag="ship", tag_field="kind"):
    id: ShipId


class BatteryTarget(msgspec.Struct, frozen=True, gc=False, tag="battery", tag_field="kind"):
    id: BatteryId


class BuildingTarget(msgspec.Struct, frozen=True, gc=False, tag="building", tag_field="kind"):
    """The building on a piece of land."""

    id: PieceId


Target = ShipTarget | BatteryTarget | BuildingTarget
Firer = ShipTarget | BatteryTarget


# ------------------------------------------------------------------------------- in events


class ShipRef(msgspec.Struct, frozen=True, gc=False, tag="ship", tag_field="kind"):
    id: ShipId
    name: str
    side: Side


class BatteryRef(msgspec.Struct, frozen=True, gc=False, tag="battery", tag_field="kind"):
    id: BatteryId
    name: str
    side: Side


class BuildingRef(msgspec.Struct, frozen=True, gc=False, tag="building", tag_field="kind"):
    id: PieceId
    name: str
    side: Side


FirerRef = ShipRef | BatteryRef
Ref = ShipRef | BatteryRef | BuildingRef
