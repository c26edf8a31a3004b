"""The state of a Sails of Glory game: what lies on the table and on the ship mats.

Everything is an integer in 1/100 mm and 1/100 degree. Table frame: x east, y north, origin in the
south-west corner; headings and the wind (where it comes from) clockwise from north.
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from quarterdeck.geometry.land import Frame, Patch, frame_of
from quarterdeck.geometry.table import Point, Pose
from quarterdeck.kernel import Pile, Seat

SIDES = ("port", "starboard")
ARCS = ("front", "full", "rear")
SAILS = ("furled", "backing", "battle", "full")
LEVELS = ("basic", "standard", "advanced")


class Broadside(msgspec.Struct):
    """One battery space and its ammunition box."""

    load: str | None = (
        "ball"  # token in the battery, face down: ball, chain, grape, double. SECRET but for "is there one"
    )
    fired: str | None = None  # token fired this turn, face up until the reload phase
    double_waits: bool = False  # double shot lies face up in the ammunition box [ruling 64]
    first: bool = True  # the first broadside has not been fired yet
    reload_delay: int = 0  # untrained gunners: reload phases still to wait [ruling 70]


class Ship(msgspec.Struct):
    """A ship on the table with its mat."""

    id: int  # index in SgState.ships
    card: str  # ship card (data.ships)
    seat: Seat  # its captain
    side: str  # its fleet: "british", "french" ... ships of one side are friends
    pose: Pose  # centre and heading of the base
    sails: str = "battle"
    # the log
    hull: tuple[
        tuple[int, ...], ...
    ] = ()  # boxes with chits from the left; numbers are chit ids, FIRE_DAMAGE or LEAK_DAMAGE
    crew: tuple[int, ...] = ()  # covered crew boxes: chit ids or CASUALTY
    zero: tuple[int, ...] = ()  # the 0 box
    port: Broadside = msgspec.field(default_factory=Broadside)
    starboard: Broadside = msgspec.field(default_factory=Broadside)
    # manoeuvres. slots[0] = 1st space (sailed next), slots[1] = 2nd space. SECRET until revealed
    slots: tuple[str, ...] = ()
    last_card: str | None = None  # last planned card that was executed (veer chain, rulings 9-11)
    revealed: str | None = None  # card shown in this movement phase
    under_way: bool = True  # False: lies stopped until both card spaces are full [ruling 35]
    aback: int = 0  # consecutive movement phases begun in the red [ruling 26]
    # crew actions (advanced). tokens: SECRET until revealed
    tokens: tuple[str, ...] = ()  # planned this turn
    deferred: tuple[
        str, ...
    ] = ()  # face up, left over from last turn (extinguish, repair, reload_* if untrained)
    revealed_tokens: tuple[str, ...] = ()  # valid this turn, used in combat and reload
    finishing: tuple[str, ...] = ()  # done at the end of this turn: "fire", "leak", "rudder", "mast"
    # special damage (advanced)
    fires: int = 0
    leaks: int = 0
    masts: int = 0
    masts_then: int = 0  # masts lost when the turn began: those bind planning [ruling 39]
    rigging: int = 0
    rudder: int = 0
    fire_taken: int = 0  # fire-damage tokens ever taken [ruling 100]
    leak_taken: int = 0  # leak-damage tokens ever taken [ruling 101]
    hull_repaired: bool = False
    mast_repaired: bool = False
    grog_drunk: bool = False
    # standing
    fate: str | None = None  # None = in play; surrendered, left, escaped, sunk, exploded
    boxes_lost: int = 0  # covered hull and crew boxes when it left play
    crew_lost: int = 0
    hulk: bool = False  # surrendered but still on the table (option)
    anchored: bool = False
    aground: bool = False
    automatic: bool = False
    flagship: bool = False
    green_gunners: bool = False
    green_sailors: bool = False
    # this turn
    collided: tuple[int, ...] = ()  # ships this one stopped against, or that stopped against it
    hull_then: int = 0  # covered boxes when the movement phase began: they set this turn's fire [ruling 31]
    crew_then: int = 0
    fired_at: tuple[int, ...] = ()  # targets of this turn's fire [SG-O-FLAG-1]

    @property
    def in_play(self) -> bool:
        return self.fate is None

    @property
    def on_table(self) -> bool:
        return self.fate is None or self.hulk

    def broadside(self, side: str) -> Broadside:
        return self.port if side == "port" else self.starboard


class Shot(msgspec.Struct, frozen=True):
    """A legal shot of one battery, found once at the start of the combat phase."""

    ship: int
    side: str
    arc: str
    target: int  # ship id, or BATTERY_BASE + index of a coastal battery
    range: int  # 1/100 mm, rounded up: to the nearest visible point in the arc
    bow: int | None = (
        None  # range to the bow or stern edge where a line of the full arc enters through it [ruling 57]
    )
    stern: int | None = None


class Order(msgspec.Struct, frozen=True):
    """Declared fire. SECRET until every captain has declared."""

    ship: int
    weapon: str  # port, starboard, musket
    target: int | None  # None: fired away
    arc: str = "full"
    ammo: str = "ball"
    range: int = 0
    bow: int | None = None
    stern: int | None = None
    high: bool = False  # aiming at the masts
    empty: bool = False  # continuous fire of an unloaded battery


BATTERY_BASE = 100
BUILDING_BASE = 200  # plus the terrain id: the building on that island


class Terrain(msgspec.Struct, frozen=True, dict=True):
    """A reef, sandbank, coast or island, placed: corners in table coordinates.

    `frame` and `patches` are worked out once from what is written here; they are no part of the state.
    """

    id: int
    piece: str
    kind: str  # reef, sandbank, island, coast
    shore: str | None  # None, beach, rocky, both, port
    danger: int  # width of the danger zone
    outline: tuple[Point, ...]
    parts: tuple[tuple[Point, ...], ...]  # convex parts of the outline
    building: tuple[Point, ...] | None = None
    owner: str | None = None  # side of the building

    @cached_property
    def frame(self) -> Frame:
        return frame_of(self.outline)

    @cached_property
    def patches(self) -> tuple[Patch, ...]:
        return tuple(Patch(part) for part in self.parts)


class CoastalBattery(msgspec.Struct):
    """A battery on land (its rules: rules/batteries.py)."""

    id: int
    seat: Seat
    side: str
    at: Point
    terrain: int
    card: str
    hull: tuple[tuple[int, ...], ...] = ()
    crew: tuple[int, ...] = ()
    zero: tuple[int, ...] = ()
    guns: Broadside = msgspec.field(default_factory=Broadside)
    fires: int = 0
    fate: str | None = None
    tokens: tuple[str, ...] = ()
    deferred: tuple[str, ...] = ()
    revealed_tokens: tuple[str, ...] = ()
    automatic: bool = False
    heading: int = 0  # where its middle arc looks to
    fire_taken: int = 0
    finishing: tuple[str, ...] = ()
    hull_repaired: bool = False
    hull_then: int = 0
    crew_then: int = 0

    @property
    def in_play(self) -> bool:
        return self.fate is None


class SgState(msgspec.Struct):
    scenario: str
    level: str
    width: int
    height: int
    wind: int  # where it comes from
    ships: list[Ship]
    cups: dict[str, Pile]  # damage chits A to E, hidden
    turn: int = 0
    phase: str = "setup"
    sealed: tuple[Seat, ...] = ()  # captains who have finished the open secret choice
    wind_strength: str = "medium"
    wind_turning: str | None = None  # kept token: cw, acw
    wind_changing: str | None = None  # kept token: up, down
    terrain: tuple[Terrain, ...] = ()
    batteries: list[CoastalBattery] = []
    entangled: tuple[tuple[int, int], ...] = ()
    grappled: tuple[tuple[int, int], ...] = ()
    orders: tuple[Order, ...] = ()  # declared fire of this phase. SECRET until all are in
    shots: tuple[Shot, ...] = ()  # every legal shot of this combat phase
    auto_decks: dict[int, Pile] = {}  # ship: automatic movement deck (card numbers), hidden
    auto_discards: dict[int, Pile] = {}
    notes: dict[str, int] = {}  # scenario counters (ships escaped, building damage ...)
