"""Everything that changes during a game. Printed values stay in the data, referred to by number."""

from __future__ import annotations

import msgspec

from quarterdeck.kernel import Game, Pile

from .actions import Use
from .data import KPData
from .data.model import Dice

PHANTOM = "phantom"
"""[5.0] The name of the player who has no seat."""

NO_CARD = 0
NO_SHIP = -1
NOBODY = -1
PHANTOM_ISLAND = -1
"""[5.3.3.7] The phantom's Island Refuge is no card; the ship is only moved out of line."""


class Ship(msgspec.Struct):
    """[1.3] A ship in somebody's force with its markers; `damage` counts those of 1.3.1 [1.3.1]."""

    id: int
    owner: int
    prize: bool = False
    recognised: bool = False
    damage: int = 0
    low: bool = False
    """[1.3.2] The limited supply marker."""
    refuge: int = NO_CARD
    entered: bool = False
    """[3.3.17] Came to Island Refuge in the present turn, so it cannot leave yet."""


class Victory(msgspec.Struct):
    """[2.3] The victory pile of a player in the present round; open to all [3.1.8]."""

    german: list[int] = []
    merchants: list[int] = []
    doubled: list[int] = []
    """[3.2.5.3] Prizes brought home, which count twice."""
    cards: list[int] = []
    vessels: list[str] = []
    """[5.2.3] Sunk vessels of the phantom, which are no cards, by kind."""


class RoundScore(msgspec.Struct, frozen=True):
    """[2.3.3] What a finished round was worth."""

    prizes: int
    points: int


class Player(msgspec.Struct):
    """One side: a seat of the table, or the phantom."""

    name: str
    live: bool
    team: int
    hand: Pile
    rear: list[int] = []
    """[2.2] Warships, raiders and prizes."""
    front: list[int] = []
    """[2.2] Merchants."""
    victory: Victory = msgspec.field(default_factory=Victory)
    scores: list[RoundScore] = []
    pending: str = ""
    """[3.3.8] [3.3.11] Fog Bank or Deception lying with the force."""
    pending_card: int = NO_CARD
    spotted: bool = False
    """[5.3.3.10] A Recon Aircraft was played on the phantom since its last turn."""
    muted: int = 0
    """Sorts of reaction window this player lets go until the turn ends; nobody else knows."""
    kept: list[int] = []


class Slot(msgspec.Struct, frozen=True):
    """[3.2.1] How a committed card lies: which half, on which ship. Parallel to the committed pile."""

    use: Use | None
    ship: int = NO_SHIP


class Turn(msgspec.Struct):
    """[3.1] What one turn remembers."""

    player: int
    committed: Pile
    slots: list[Slot] = []
    extra: bool = False
    played: list[int] = []
    """Cards turned up by the player whose turn it is, to be discarded at its end."""
    reactions: list[list[int]] = []
    """[3.1.5] The same for each other player."""
    attacked: int = NOBODY
    """[3.1.3] The one opponent of this turn's attacks."""
    harassed: list[int] = []
    """[3.1.4] The opponents that other hostile cards were played against."""
    intercepted: list[int] = []
    acted: list[int] = []
    left_refuge: list[int] = []
    qqq: bool = False
    """[3.3.22] The raider of the running Intercept! is recognised when it is over."""
    full_steam: bool = False
    """[6.6.1.1] The raider of the running Intercept! gave chase; its coal is checked when it is over."""
    wireless: bool = False
    second_chance: bool = False
    gave_stores: list[int] = []


class Announced(msgspec.Struct, frozen=True):
    """[3.2.8] What is being carried out, for all to see."""

    kind: str
    player: int
    card: int
    ship: int = NO_SHIP
    defender: int = NOBODY
    targets: tuple[int, ...] = ()
    target: int = NO_SHIP
    night: bool = False
    assists: tuple[str, ...] = ()
    dice: Dice = ()
    """[1.1.4.1] The attack coin that is rolled: of the ship, of the card's used half, or of the mines."""


class Throw(msgspec.Struct, frozen=True):
    """[3.2.7] One side of the last comparison of dice."""

    sides: tuple[int, ...]
    dice: tuple[int, ...]
    mods: tuple[tuple[int, str], ...]
    total: int


class Duel(msgspec.Struct, frozen=True):
    """[3.2.7] The last comparison of dice: attack against defence, or challenge against response."""

    what: str
    attack: Throw
    defence: Throw
    result: str


class KPState(msgspec.Struct):
    """The whole table."""

    players: list[Player]
    ships: dict[int, Ship]
    turn: Turn
    deck: Pile
    removed: Pile
    discard: Pile
    buried: Pile
    """[5.3.2] Cards that went to the solitaire discard pile unseen by anybody."""
    peek: Pile
    """[3.3.14] The next cards of the deck while their order is being chosen."""
    put_back: Pile
    german_deck: Pile
    german_used: list[int]
    merchant_deck: Pile
    merchant_used: list[int]
    solo_deck: Pile
    solo_used: list[int]
    round: int = 0
    turns: int = 0
    first: int = 0
    announced: Announced | None = None
    duel: Duel | None = None


KPGame = Game[KPState, KPData]
