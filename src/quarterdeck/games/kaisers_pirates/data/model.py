"""[1.1] Shapes of the printed cards. Nothing here changes during a game."""

from __future__ import annotations

from typing import Literal

import msgspec

from quarterdeck.games.kaisers_pirates.ids import Act, CardId, CardRef, Choice, Kind, ShipId
from quarterdeck.kernel import Marks

Dice = tuple[int, ...]
ShipKind = Literal["warship", "raider", "merchant"]

GERMAN_SHIPS = 20
"""Ships with a number below this are warships and raiders, the others merchants."""


class CardKind(msgspec.Struct, frozen=True):
    """[3.3] One of the 39 kinds of action card, with its decision coins [1.1.4.3]."""

    id: Kind
    rule: str
    bit: int
    reaction: bool
    category: str
    challenge: Dice
    response: Dice


class ActionCard(msgspec.Struct, frozen=True):
    """[1.1.2] One of the 92 action cards: two halves, and the coins of a named vessel.

    Attack and defence coins [1.1.4.1] [1.1.4.2]; the Intercept! half may be by night [1.1.4.5].
    """

    no: CardId
    kind: Kind
    copy: int
    vessel: str
    intercept: Dice
    night: bool
    attack: Dice
    gun: Dice
    depth_charge: Dice
    mines: Dice
    defence: Dice
    prize: int


class CardView(msgspec.Struct, frozen=True):
    """An action card face up, with both halves: what whoever may look at it sees."""

    card: CardId
    kind: Kind
    rule: str
    vessel: str
    intercept: Dice
    night: bool
    reaction: bool
    challenge: Dice
    response: Dice
    attack: Dice
    gun: Dice
    depth_charge: Dice
    mines: Dice
    defence: Dice
    prize: int


class ShipCard(msgspec.Struct, frozen=True):
    """[1.1.1] A warship, raider or merchant. Dice a ship does not have are empty.

    Signs on the card: mines [1.1.4.6], coal [1.1.4.7], sail [1.1.4.8], Wölfchen [1.1.4.9], fast [1.1.4.10].
    """

    no: ShipId
    id: str
    name: str
    kind: ShipKind
    attack: Dice
    defence: Dice
    prize: int
    challenge: Dice = ()
    response: Dice = ()
    mines: bool = False
    coal: bool = False
    sail: bool = False
    wolfchen: bool = False
    fast: bool = False
    before_1915: bool = False
    tournament: str = ""
    flag: str = "DE"
    tons: int = 0
    captain: str = ""
    armament: str = ""
    fate: str = ""
    date: str = ""


class SoloHunt(msgspec.Struct, frozen=True):
    """[5.3.3.3] Box 2: the Intercept! of the phantom; the coin is that of British forces."""

    act: Act
    dice: Dice
    night: bool


class SoloBox(msgspec.Struct, frozen=True):
    """[5.3.3.1] One offensive box: the act, its coin or choice, and whether it ends the turn."""

    act: Act
    dice: Dice = ()
    choice: Choice = ""
    ends_turn: bool = False


class SoloCard(msgspec.Struct, frozen=True):
    """[1.1.3] A card of the phantom player."""

    no: int
    id: str
    odd: Kind | None
    even: Kind | None
    special: Kind | None
    two: SoloHunt
    three: SoloBox
    four: SoloBox


class KPData(msgspec.Struct, frozen=True):
    """All cards of the game, looked up by number."""

    kinds: dict[Kind, CardKind]
    cards: dict[CardId, ActionCard]
    ships: tuple[ShipCard, ...]
    solo: tuple[SoloCard, ...]
    kind_of: dict[CardId, Kind]
    """Kind by card number."""
    card_refs: dict[CardId, CardRef]
    """By card number, what events say of it."""
    faces: dict[CardId, CardView]
    """By card number, what a view shows of it."""
    bit_of: tuple[int, ...]
    """Bit of the kind by card number; number 0 is no card."""
    raider: tuple[bool, ...]
    """By ship number: needs to be recognised first [1.1.4.4]; true for merchants, who matter as prizes."""
    prize: tuple[int, ...]
    """Victory prize by ship number."""
    name: tuple[str, ...]
    """Name by ship number."""
    sources: Marks
    """Values of the cards that no source at hand shows as printed."""
    pack_hash: str = ""

    def first_copy(self, kind: Kind) -> ActionCard:
        """[5.2.3] The card the phantom's AMC, Q-Ship or submarine borrows its coins from (R135)."""
        return next(card for card in self.cards.values() if card.kind == kind)
