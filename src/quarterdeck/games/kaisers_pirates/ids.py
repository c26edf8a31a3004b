"""What things are called: kinds and numbers of cards, ships and players, and the references events hold."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, NewType

import msgspec

from quarterdeck.kernel import Seat

ShipId = NewType("ShipId", int)
"""A ship card: below 20 the warships and raiders, then the merchants."""
CardId = NewType("CardId", int)
"""An action card by the number printed on it; 0 is no card."""
PlayerNo = NewType("PlayerNo", int)
"""A player by place at the table, in the order of play."""

Use = Literal["action", "force", "ship", "mines"]
"""[3.2.1] How a committed card lies: by its action half, as an Intercept! of British forces or of a ship, or
as mines on a raider."""

Attack = Literal["raid", "british", "interrogate", "monitor", "mines", "torpedo"]
"""[3.1.3] What can be announced against an opponent's ships."""


class Kind(StrEnum):
    """[3.3] The 39 kinds of action card."""

    AMC = "amc"
    BLOCKADE_RUNNER = "blockade_runner"
    BOARDING_PARTY = "boarding_party"
    BREAK_CONTACT = "break_contact"
    BREAKOUT = "breakout"
    COLLIER = "collier"
    DAMAGE_CONTROL = "damage_control"
    DECEPTION = "deception"
    FAIR_SEAS = "fair_seas"
    FAST_SHIP = "fast_ship"
    FOG_BANK = "fog_bank"
    GOOD_HUNTING = "good_hunting"
    HEAVY_WEATHER = "heavy_weather"
    INTELLIGENCE = "intelligence"
    INTERNED = "interned"
    INTERROGATE = "interrogate"
    ISLAND_REFUGE = "island_refuge"
    LAY_MINES = "lay_mines"
    MINESWEEPER = "minesweeper"
    MONITOR = "monitor"
    NON_COMBATANT = "non_combatant"
    QQQ = "qqq"
    Q_SHIP = "q_ship"
    RAZZLE_DAZZLE = "razzle_dazzle"
    RECALLED = "recalled"
    RECON_AIRCRAFT = "recon_aircraft"
    REFLAG = "reflag"
    RENDEZVOUS_MISSED = "rendezvous_missed"
    SCUTTLE = "scuttle"
    SECOND_CHANCE = "second_chance"
    SHALLOW_RUN = "shallow_run"
    SHIPPING_LANES = "shipping_lanes"
    SLIM_PICKINGS = "slim_pickings"
    SUBMARINE_U = "submarine_u"
    SUBMARINE_UC = "submarine_uc"
    SURPRISE_ATTACK = "surprise_attack"
    TRANSFER_COMMAND = "transfer_command"
    TRAP = "trap"
    WIRELESS_INTERCEPT = "wireless_intercept"


BIT: dict[Kind, int] = {kind: 1 << index for index, kind in enumerate(Kind)}
"""A bit for each kind, so that windows are plain masks."""


def mask(*kinds: Kind) -> int:
    """The set of these kinds as a mask."""
    bits = 0
    for kind in kinds:
        bits |= BIT[kind]
    return bits


Choice = Literal["", "low", "high", "random"]
"""[5.3.3.11] Whom the phantom interrogates."""


class Act(StrEnum):
    """[5.3.3.1] The acts on the solitaire cards; those named like an action card do what it does."""

    BLOCKADE_RUNNER = "blockade_runner"
    BREAKOUT = "breakout"
    COLLIER = "collier"
    DAMAGE_CONTROL = "damage_control"
    DECEPTION = "deception"
    FAIR_SEAS = "fair_seas"
    FOG_BANK = "fog_bank"
    HEAVY_WEATHER = "heavy_weather"
    INTERNED = "interned"
    INTERROGATE = "interrogate"
    ISLAND_REFUGE = "island_refuge"
    LAY_MINES = "lay_mines"
    MONITOR = "monitor"
    RECON_AIRCRAFT = "recon_aircraft"
    RENDEZVOUS_MISSED = "rendezvous_missed"
    SCUTTLE = "scuttle"
    TRANSFER_COMMAND = "transfer_command"
    SUBMARINE_MINES = "submarine_mines"
    SUBMARINE_TORPEDO = "submarine_torpedo"
    WARSHIP_INTERCEPTS = "intercept_merchant_with_warship"
    RAIDER_INTERCEPTS = "intercept_merchant_with_raider"
    BRITISH_INTERCEPT = "intercept_with_british_forces"


HUNTS = (Act.WARSHIP_INTERCEPTS, Act.RAIDER_INTERCEPTS, Act.BRITISH_INTERCEPT)
"""[5.3.3.3] The acts of box 2."""


# ---------------------------------------------------------------- what events refer to


class PlayerRef(msgspec.Struct, frozen=True, gc=False):
    """A player in an event; the phantom has a seat name too."""

    seat: Seat
    name: str


PLAYERS = {
    seat: PlayerRef(seat, f"@kp-seat-{seat}") for seat in ("north", "east", "south", "west", "phantom")
}


class CardRef(msgspec.Struct, frozen=True, gc=False):
    """An action card in an event; an act of the phantom is of a kind but is no card."""

    id: CardId | None
    kind: Kind
    name: str


KIND_REFS = {kind: CardRef(None, kind, f"@kp-card-{kind}") for kind in Kind}


class ShipRef(msgspec.Struct, frozen=True, gc=False):
    """A ship in an event: number, name of its print, and in whose force it sails."""

    id: ShipId
    name: str
    print: str
    seat: Seat


class Fighter(msgspec.Struct, frozen=True, gc=False):
    """[3.2.7] Who rolls: a ship, a vessel on a card, or a force that is neither."""

    name: str
    seat: Seat
    ship: ShipRef | None = None
    card: CardRef | None = None
