"""Everything that changes during a game. Printed values stay in the data, referred to by number."""

from __future__ import annotations

import msgspec

from quarterdeck.kernel import Game, Pile, Sealed, Seat

from .data import KPData
from .data.model import Dice
from .ids import Attack, CardId, Kind, PlayerNo, ShipId, Use
from .options import Options

PHANTOM = "phantom"
"""[5.0] The name of the player who has no seat."""

NO_CARD = CardId(0)
NO_SHIP = ShipId(-1)
NOBODY = PlayerNo(-1)
PHANTOM_ISLAND = CardId(-1)
"""[5.3.3.7] The phantom's Island Refuge is no card; the ship is only moved out of line."""


class Ship(msgspec.Struct, gc=False):
    """[1.3] A ship in somebody's force with its markers; `damage` counts those of 1.3.1 [1.3.1]."""

    id: ShipId
    owner: PlayerNo
    prize: bool = False
    recognised: bool = False
    damage: int = 0
    low: bool = False
    """[1.3.2] The limited supply marker."""
    refuge: CardId = NO_CARD
    entered: bool = False
    """[3.3.17] Came to Island Refuge in the present turn, so it cannot leave yet."""


class Victory(msgspec.Struct, gc=False):
    """[2.3] The victory pile of a player in the present round; open to all [3.1.8]."""

    german: list[ShipId] = []
    merchants: list[ShipId] = []
    doubled: list[ShipId] = []
    """[3.2.5.3] Prizes brought home, which count twice."""
    cards: list[CardId] = []
    vessels: list[Kind] = []
    """[5.2.3] Sunk vessels of the phantom, which are no cards, by kind."""


class RoundScore(msgspec.Struct, frozen=True, gc=False):
    """[2.3.3] What a finished round was worth."""

    prizes: int
    points: int


class Player(msgspec.Struct, gc=False):
    """One side: a seat of the table, or the phantom."""

    name: Seat
    live: bool
    team: int
    hand: Pile
    muted: Sealed[int]
    """[3.2.2] Sorts of reaction window this player lets go until the turn ends, known to him alone."""
    rear: list[ShipId] = []
    """[2.2] Warships, raiders and prizes."""
    front: list[ShipId] = []
    """[2.2] Merchants."""
    victory: Victory = msgspec.field(default_factory=Victory)
    scores: list[RoundScore] = []
    pending: Kind | None = None
    """[3.3.8] [3.3.11] Fog Bank or Deception lying with the force."""
    pending_card: CardId = NO_CARD
    spotted: bool = False
    """[5.3.3.10] A Recon Aircraft was played on the phantom since its last turn."""
    kept: list[ShipId] = []
    passed: int = 0
    """[3.2.2] Kinds of cards that could have answered what this player let go last, for all to remember."""
    drawn: int = 0
    """Cards that came to the hand since then."""


Half = Sealed[Use | None]
"""[3.2.1] Which half of a committed card is used; everybody sees on which ship it lies (`about`)."""


def half(owner: Seat, use: Use | None, ship: ShipId = NO_SHIP) -> Half:
    return Sealed("kp.half", owner, use, ship)


class Turn(msgspec.Struct, gc=False):
    """[3.1] What one turn remembers."""

    player: PlayerNo
    committed: Pile
    halves: list[Half] = []
    """One for each committed card, in their order."""
    told: int = 0
    """The event that told its beginning."""
    extra: bool = False
    played: list[CardId] = []
    """Cards turned up by the player whose turn it is, to be discarded at its end."""
    reactions: list[list[CardId]] = []
    """[3.1.5] The same for each other player."""
    attacked: PlayerNo = NOBODY
    """[3.1.3] The one opponent of this turn's attacks."""
    harassed: list[PlayerNo] = []
    """[3.1.4] The opponents that other hostile cards were played against."""
    spied: list[PlayerNo] = []
    """[3.3.26] Those that a Recon Aircraft was played against."""
    intercepted: list[ShipId] = []
    acted: list[ShipId] = []
    left_refuge: list[ShipId] = []
    qqq: bool = False
    """[3.3.22] The raider of the running Intercept! is recognised when it is over."""
    full_steam: bool = False
    """[6.6.1.1] The raider of the running Intercept! gave chase; its coal is checked when it is over."""
    wireless: bool = False
    second_chance: bool = False
    gave_stores: list[ShipId] = []


class Announced(msgspec.Struct, frozen=True, gc=False):
    """[3.2.8] What is being carried out, for all to see."""

    kind: Attack
    player: PlayerNo
    card: CardId
    ship: ShipId = NO_SHIP
    defender: PlayerNo = NOBODY
    targets: tuple[ShipId, ...] = ()
    target: ShipId = NO_SHIP
    night: bool = False
    assists: tuple[Kind, ...] = ()
    dice: Dice = ()
    """[1.1.4.1] The attack coin that is rolled: of the ship, of the card's used half, or of the mines."""


class KPState(msgspec.Struct, gc=False):
    """The whole table."""

    players: list[Player]
    ships: dict[ShipId, Ship]
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
    german_used: list[ShipId]
    merchant_deck: Pile
    merchant_used: list[ShipId]
    solo_deck: Pile
    solo_used: list[int]
    round: int = 0
    turns: int = 0
    first: PlayerNo = NOBODY
    dealt: int = 0
    """Cards of the deck after the deal of this round: as many turns as the round has draws."""
    announced: Announced | None = None


KPGame = Game[KPState, KPData, Options]
