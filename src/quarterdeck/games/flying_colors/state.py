"""The changing part of a Flying Colors game: ships, commanders, fleets, the turn and the wind.

Everything printed (counter values, tables, maps) lives in ``g.data``; records here refer to it by index.
Ships and commanders are referred to by their index in `FCState.ships` and `FCState.commanders`; batteries
are entries of `ships` as well.  All fields of `Ship` are immutable values, so a shallow copy clones it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

import msgspec

from quarterdeck.games.flying_colors.ids import (
    NO_COMMANDER,
    NO_SHIP,
    NO_SIDE,
    OUT_OF_COMMAND,
    SIDES,
    Broadside,
    CardId,
    CommanderFate,
    CommanderId,
    CommandId,
    CommandKind,
    CounterId,
    Phase,
    ShipFate,
    ShipId,
    SideNo,
    Weather,
)
from quarterdeck.geometry.hex import Hex

PORT: Final = 1
STARBOARD: Final = 2
BOTH: Final = 3

BATTERY_NONE: Final = 0
SHORE: Final = 1
FLOATING: Final = 2
BLOCKSHIP: Final = 3  # a mastless ship of 18.15: fights as a floating battery, scores as a ship

NOWHERE: Final = Hex(0)  # off the map


class Ship(msgspec.Struct, gc=False):
    """One ship or battery: where it is, what it has suffered, what it has done this turn."""

    counter: CounterId  # index into g.data.counters (printed values)
    name: str
    nation: str
    side: SideNo  # who holds it now: 0 or 1
    home: SideNo  # whose it was at the start; a prize has side != home
    large: bool  # two hexes
    battery: int = BATTERY_NONE
    # position; bow == 0 means off the map, `fate` says why; a small ship has stern == bow
    bow: Hex = NOWHERE
    stern: Hex = NOWHERE
    facing: int = 1
    fate: ShipFate = ""
    # damage: hits on the side now showing
    damaged: bool = False
    hull: int = 0
    rigging: int = 0
    crew: int = 0
    # guns: bits PORT and STARBOARD
    fired: int = 0
    fired_ever: int = 0
    # condition
    anchored: bool = False
    aground: bool = False
    struck: bool = False
    burning: bool = False
    full_sails: bool = False
    irons: bool = False  # taken aback after a failed tack
    adrift: bool = False  # had no movement points when activated this turn
    drifted: bool = False  # already moved with the wind on the sternway table this turn
    recaptured: bool = False
    stung: bool = False  # small ship that has damaged a large one: may be fired at by large ships [5.3]
    grappled: tuple[ShipId, ...] = ()
    fouled: tuple[ShipId, ...] = ()
    # units it passes along this turn while sharing a hex, each with the broadside it lies on [12.10]
    beside: tuple[tuple[ShipId, Broadside], ...] = ()
    # command
    command: CommandId = OUT_OF_COMMAND  # index into FCState.commands
    check_failed: bool = False  # failed its command check this turn [8.0]
    acted: bool = False  # has been activated this turn
    captain: int = 0  # quality of a captain without a counter (scenario rule)
    confused: bool = False  # sailed by the enemy for the time being (scenario rule)
    dormant: bool = False  # may do nothing until released (scenario rule)

    @property
    def prize(self) -> bool:
        return self.side != self.home


class Commander(msgspec.Struct, gc=False):
    """An admiral or other commander aboard a ship."""

    card: CardId  # index into g.data.commanders
    nation: str
    side: SideNo
    ship: ShipId  # -1 when gone or not yet in play
    wounded: bool = False
    fate: CommanderFate = ""  # "" in play, "lost" with his ship


class Fleet(msgspec.Struct, gc=False):
    """One side: its admiral and flagship, and what matters for breaking off."""

    seat: str
    nations: tuple[str, ...]
    admiral: CommanderId = NO_COMMANDER  # index into commanders
    flagship: ShipId = NO_SHIP  # index into ships
    had_commanders: bool = False
    lost_a_vessel: bool = False
    broken: tuple[str, ...] = ()  # nations that have broken off
    break_bonus: int = 0  # tournament bid of the other side [18.2]
    special_break: bool = False  # the scenario's one-time break procedure has been used


class Command(msgspec.Struct, frozen=True, gc=False):
    """A set of ships that activate together this turn [5.2]."""

    side: SideNo
    leader: ShipId  # ship of the commander, or the only ship
    kind: CommandKind
    ships: tuple[ShipId, ...]


class FCState(msgspec.Struct, gc=False):
    """The whole position."""

    scenario: str
    year: int
    board: str  # sheets in play: "A", "AB", "ABC", ...
    seats: tuple[str, str]
    turns: int  # length of the game, 0 = no limit
    wind: int
    weather: Weather
    audacity: dict[str, int]  # by nation
    battery_audacity: dict[str, int]  # by nation, where it differs
    fleets: list[Fleet]
    ships: list[Ship]
    commanders: list[Commander]
    # hex -> unit, shore batteries excepted; while a ship passes through another the other one is listed
    at: dict[Hex, ShipId]
    closed: tuple[Hex, ...] = ()  # hexes of shore batteries: no ship may enter
    turn: int = 1
    phase: Phase = "setup"
    mp_loss: int = 0  # movement points every ship loses this turn (scenario rule)
    initiative: SideNo = NO_SIDE  # side that won it this turn
    loser: SideNo = NO_SIDE  # side that lost it last turn
    commands: list[Command] = []
    activated: tuple[CommandId, ...] = ()  # commands that have acted this turn
    broken: tuple[SideNo, ...] = ()  # sides that broke off
    memo: dict[str, int] = {}  # counters of scenario and campaign rules


def numbered_ships(state: FCState) -> Iterator[tuple[ShipId, Ship]]:
    return cast("Iterator[tuple[ShipId, Ship]]", enumerate(state.ships))


def numbered_commanders(state: FCState) -> Iterator[tuple[CommanderId, Commander]]:
    return cast("Iterator[tuple[CommanderId, Commander]]", enumerate(state.commanders))


def numbered_commands(state: FCState) -> Iterator[tuple[CommandId, Command]]:
    return cast("Iterator[tuple[CommandId, Command]]", enumerate(state.commands))


def first_side(state: FCState) -> SideNo:
    """The side with the initiative; the first one before anybody has it."""
    return SIDES[max(0, state.initiative)]
