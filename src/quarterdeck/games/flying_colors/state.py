"""The changing part of a Flying Colors game: ships, commanders, fleets, the turn and the wind.

Everything printed (counter values, tables, maps) lives in ``g.data``; records here refer to it by index.
Ships and commanders are referred to by their index in `FCState.ships` and `FCState.commanders`; batteries
are entries of `ships` as well.  All fields of `Ship` are immutable values, so a shallow copy clones it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from quarterdeck.games.flying_colors.ids import (
    Broadside,
    CommanderFate,
    CommandKind,
    Phase,
    ShipFate,
    Weather,
)

PORT: Final = 1
STARBOARD: Final = 2
BOTH: Final = 3

BATTERY_NONE: Final = 0
SHORE: Final = 1
FLOATING: Final = 2
BLOCKSHIP: Final = 3  # a mastless ship of 18.15: fights as a floating battery, scores as a ship

OUT_OF_COMMAND: Final = -1


class Ship(msgspec.Struct):
    """One ship or battery: where it is, what it has suffered, what it has done this turn."""

    counter: int  # index into g.data.counters (printed values)
    name: str
    nation: str
    side: int  # who holds it now: 0 or 1
    home: int  # whose it was at the start; a prize has side != home
    large: bool  # two hexes
    battery: int = BATTERY_NONE
    # position; bow == 0 means off the map, `fate` says why; a small ship has stern == bow
    bow: int = 0
    stern: int = 0
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
    grappled: tuple[int, ...] = ()
    fouled: tuple[int, ...] = ()
    # units it passes along this turn while sharing a hex, each with the broadside it lies on [12.10]
    beside: tuple[tuple[int, Broadside], ...] = ()
    # command
    command: int = OUT_OF_COMMAND  # index into FCState.commands
    check_failed: bool = False  # failed its command check this turn [8.0]
    acted: bool = False  # has been activated this turn
    captain: int = 0  # quality of a captain without a counter (scenario rule)
    confused: bool = False  # sailed by the enemy for the time being (scenario rule)
    dormant: bool = False  # may do nothing until released (scenario rule)

    @property
    def prize(self) -> bool:
        return self.side != self.home


class Commander(msgspec.Struct):
    """An admiral or other commander aboard a ship."""

    card: int  # index into g.data.commanders
    nation: str
    side: int
    ship: int  # -1 when gone or not yet in play
    wounded: bool = False
    fate: CommanderFate = ""  # "" in play, "lost" with his ship


class Fleet(msgspec.Struct):
    """One side: its admiral and flagship, and what matters for breaking off."""

    seat: str
    nations: tuple[str, ...]
    admiral: int = -1  # index into commanders
    flagship: int = -1  # index into ships
    had_commanders: bool = False
    lost_a_vessel: bool = False
    broken: tuple[str, ...] = ()  # nations that have broken off
    break_bonus: int = 0  # tournament bid of the other side [18.2]
    special_break: bool = False  # the scenario's one-time break procedure has been used


class Command(msgspec.Struct, frozen=True):
    """A set of ships that activate together this turn [5.2]."""

    side: int
    leader: int  # ship of the commander, or the only ship
    kind: CommandKind
    ships: tuple[int, ...]


class FCState(msgspec.Struct):
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
    at: dict[int, int]
    closed: tuple[int, ...] = ()  # hexes of shore batteries: no ship may enter
    turn: int = 1
    phase: Phase = "setup"
    mp_loss: int = 0  # movement points every ship loses this turn (scenario rule)
    initiative: int = -1  # side that won it this turn
    loser: int = -1  # side that lost it last turn
    commands: list[Command] = []
    activated: tuple[int, ...] = ()  # commands that have acted this turn
    broken: tuple[int, ...] = ()  # sides that broke off
    memo: dict[str, int] = {}  # counters of scenario and campaign rules
