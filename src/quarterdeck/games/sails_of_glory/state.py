"""The state of a Sails of Glory game: what lies on the table and on the ship mats.

Everything is an integer in 1/100 mm and 1/100 degree. Frame of the sea: x east, y north, origin in the
south-west corner; headings and the wind (where it comes from) clockwise from north.

What lies face down is `Sealed`: loads, planned cards, crew actions, orders to fire. `secrets.py` says what
each could be to those who may not look.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from quarterdeck.geometry.land import Frame, Patch, frame_of
from quarterdeck.geometry.plane import Point, Pose
from quarterdeck.kernel import Pile, Sealed, Seat

from .data.scenario import Level
from .ids import (
    Ammo,
    Arc,
    BatteryId,
    Beam,
    CardId,
    Fate,
    Firer,
    Letter,
    Mending,
    Pair,
    Phase,
    PieceId,
    Sails,
    ShipId,
    Side,
    Strength,
    Target,
    Token,
    Weapon,
)


class Broadside(msgspec.Struct, gc=False):
    """One battery space and its ammunition box."""

    load: Sealed[Ammo] | None = None  # token in the battery, face down; that there is one is seen by all
    fired: Ammo | None = None  # token fired this turn, face up until the reload phase
    double_waits: bool = False  # double shot lies face up in the ammunition box [ruling 64]
    first: bool = True  # the first broadside has not been fired yet
    reload_delay: int = 0  # untrained gunners: reload phases still to wait [ruling 70]


class Ship(msgspec.Struct, gc=False):
    """A ship on the table with its mat."""

    id: ShipId
    card: str  # ship card (data.ships)
    seat: Seat  # its captain
    side: Side  # its fleet; ships of one side are friends
    pose: Pose  # centre and heading of the base
    sails: Sails = "battle"
    # the log
    hull: tuple[
        tuple[int, ...], ...
    ] = ()  # boxes with chits from the left; numbers are chit ids, FIRE_DAMAGE or LEAK_DAMAGE
    crew: tuple[int, ...] = ()  # covered crew boxes: chit ids or CASUALTY
    zero: tuple[int, ...] = ()  # the 0 box
    port: Broadside = msgspec.field(default_factory=Broadside)
    starboard: Broadside = msgspec.field(default_factory=Broadside)
    # manoeuvres
    slots: list[Sealed[CardId]] = []  # the card spaces: the first is sailed next
    last_card: CardId | None = None  # last planned card that was executed (veer chain, rulings 9-11)
    revealed: CardId | None = None  # card shown in this movement phase
    under_way: bool = True  # False: lies stopped until both card spaces are full [ruling 35]
    aback: int = 0  # consecutive movement phases begun in the red [ruling 26]
    # crew actions (advanced)
    tokens: list[Sealed[Token]] = []  # planned this turn
    deferred: tuple[
        Token, ...
    ] = ()  # face up, left over from last turn (extinguish, repair, reload_* if untrained)
    revealed_tokens: tuple[Token, ...] = ()  # valid this turn, used in combat and reload
    finishing: tuple[Mending, ...] = ()  # done at the end of this turn
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
    fate: Fate | None = None  # None = in play
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
    moved: bool = False  # her pose has changed [ruling 138]
    collided: tuple[ShipId, ...] = ()  # ships this one stopped against, or that stopped against it
    hull_then: int = 0  # covered boxes when the movement phase began: they set this turn's fire [ruling 31]
    crew_then: int = 0
    fired_at: tuple[ShipId, ...] = ()  # ships this turn's fire was aimed at [SG-O-FLAG-1]

    @property
    def in_play(self) -> bool:
        return self.fate is None

    @property
    def on_table(self) -> bool:
        return self.fate is None or self.hulk

    def broadside(self, side: Beam) -> Broadside:
        return self.port if side == "port" else self.starboard


class Shot(msgspec.Struct, frozen=True, gc=False):
    """A legal shot of one battery, found once at the start of the combat phase."""

    firer: Firer
    weapon: Weapon
    arc: Arc
    target: Target
    range: int  # 1/100 mm, rounded up: to the nearest visible point in the arc
    bow: int | None = (
        None  # range to the bow or stern edge where a line of the full arc enters through it [ruling 57]
    )
    stern: int | None = None


class Order(msgspec.Struct, frozen=True, gc=False):
    """Declared fire."""

    firer: Firer
    weapon: Weapon
    target: Target | None  # None: fired away
    arc: Arc = "full"
    ammo: Ammo = "ball"
    range: int = 0
    bow: int | None = None
    stern: int | None = None
    high: bool = False  # aiming at the masts
    empty: bool = False  # continuous fire of an unloaded battery


class Declared(msgspec.Struct, frozen=True, gc=False):
    """What a captain has decided about one weapon: an order, or None for no fire."""

    firer: Firer
    weapon: Weapon
    order: Order | None = None


class Loading(msgspec.Struct, frozen=True, gc=False):
    """What a captain has decided about an empty battery: the shot, or None to leave it so."""

    firer: Firer
    weapon: Weapon
    ammo: Ammo | None


class Terrain(msgspec.Struct, frozen=True, dict=True):
    """A reef, sandbank, coast or island, placed: corners in the frame of the sea.

    `frame` and `patches` are worked out once from what is written here; they are no part of the state.
    """

    id: PieceId
    piece: str
    kind: Literal["reef", "sandbank", "island", "coast"]
    shore: Literal["beach", "rocky", "both", "port"] | None
    danger: int  # width of the danger zone
    outline: tuple[Point, ...]
    parts: tuple[tuple[Point, ...], ...]  # convex parts of the outline
    building: tuple[Point, ...] | None = None
    owner: Side | None = None  # side of the building

    @cached_property
    def frame(self) -> Frame:
        return frame_of(self.outline)

    @cached_property
    def patches(self) -> tuple[Patch, ...]:
        return tuple(Patch(part) for part in self.parts)


class CoastalBattery(msgspec.Struct, gc=False):
    """A battery on land (its rules: rules/batteries.py)."""

    id: BatteryId
    seat: Seat
    side: Side
    at: Point
    terrain: int  # number of the piece it stands on; -1 = none
    card: str
    hull: tuple[tuple[int, ...], ...] = ()
    crew: tuple[int, ...] = ()
    zero: tuple[int, ...] = ()
    guns: Broadside = msgspec.field(default_factory=Broadside)
    fires: int = 0
    fate: Fate | None = None
    tokens: list[Sealed[Token]] = []
    deferred: tuple[Token, ...] = ()
    revealed_tokens: tuple[Token, ...] = ()
    automatic: bool = False
    heading: int = 0  # where its middle arc looks to
    fire_taken: int = 0
    finishing: tuple[Mending, ...] = ()
    hull_repaired: bool = False
    hull_then: int = 0
    crew_then: int = 0

    @property
    def in_play(self) -> bool:
        return self.fate is None


class SgState(msgspec.Struct, gc=False):
    scenario: str
    level: Level
    width: int
    height: int
    wind: int  # where it comes from
    ships: list[Ship]
    cups: dict[Letter, Pile]  # damage chits, hidden
    turn: int = 0
    phase: Phase = "setup"
    sealed: tuple[Seat, ...] = ()  # captains who have finished the open secret choice
    wind_strength: Strength = "medium"
    wind_turning: Literal["cw", "acw"] | None = None  # kept token
    wind_changing: Literal["up", "down"] | None = None  # kept token
    terrain: tuple[Terrain, ...] = ()
    batteries: list[CoastalBattery] = []
    entangled: tuple[Pair, ...] = ()
    grappled: tuple[Pair, ...] = ()
    orders: list[Sealed[Declared]] = []  # fire of this phase, opened when all are in
    shots: tuple[Shot, ...] = ()  # every legal shot of this combat phase
    auto_decks: dict[ShipId, Pile] = {}  # automatic movement decks (card numbers), hidden
    auto_discards: dict[ShipId, Pile] = {}
    notes: dict[str, int] = {}  # scenario counters (ships escaped, building damage ...)
