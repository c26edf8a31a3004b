"""Shapes of the printed data: what stands on ship cards, manoeuvre cards and damage chits.

Units: 1/100 mm and 1/100 degree. `loader.py` fills these from the data files, once; they never change.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from quarterdeck.geometry.plane import Base, Manoeuvre, Point

from ..ids import Ammo, Arc, Attitude, CardId, Letter, Line, StrengthToken, Token, WindToken
from .scenario import ScenarioData

LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "E")

# Tokens that lie in boxes beside chits. Chits are numbered from 0 (index in `SgData.chits`).
CASUALTY = 100  # the crew half of a chit that also shows a number
FIRE_DAMAGE = 101  # fills a hull box
LEAK_DAMAGE = 102  # fills a hull box, can be pumped out


class ShipCard(msgspec.Struct, frozen=True):
    """[SG-B-SET-2] One face of a ship card with its log."""

    id: str
    name: str
    nation: str
    year: int
    type: str
    guns: int
    crew: int
    burden: int
    veer: int
    deck: str
    base: str
    boxes: int
    gunnery: tuple[tuple[int, int, int], ...]  # per box: front, full, rear arc
    musketry: tuple[int, ...]
    actions: tuple[int, ...]
    pack: str = ""
    face: str = "front"

    @property
    def of_the_line(self) -> bool:
        return self.type == "ship_of_the_line"


class Card(msgspec.Struct, frozen=True):
    """A manoeuvre card. `lines` is keyed as in the data: battle_green, hourglass1, orange ..."""

    id: CardId
    deck: str
    number: int
    border: Literal["blue", "red", "grey"]
    kind: str
    veer: int  # red: 4, 5 or 6 (its veer class); grey: 5 [ruling 11]
    copy: int
    masts: int  # grey cards: masts lost needed at least; else 0
    lines: dict[Line, Manoeuvre]


class Deck(msgspec.Struct, frozen=True, dict=True):
    """[SG-B-SET-4] The deck of one letter; each ship card names its own."""

    letter: str
    cards: dict[CardId, Card]
    blue: tuple[CardId, ...]  # ids in printed order, first copies only
    red: tuple[CardId, ...]
    grey: tuple[CardId, ...]
    straight: CardId  # the card that replaces an illegal one

    @cached_property
    def numbered(self) -> dict[int, Card]:
        return {card.number: card for card in self.cards.values()}


class Chit(msgspec.Struct, frozen=True):
    id: int
    letter: Letter
    face: str
    hull: int
    crew: int
    fire: int
    leak: int
    mast: int
    sail: int
    rudder: int
    underlined: bool
    numbered: bool  # shows a number (a plain symbol does not)
    count: int


class FiringArc(msgspec.Struct, frozen=True):
    """A firing arc of the starboard side; port is its mirror image."""

    name: Arc
    dot: Point  # (ahead, to starboard) from the base centre
    limits: tuple[int, int]  # off the bow, clockwise


class Ruler(msgspec.Struct, frozen=True):
    length: int
    half: int
    stripe: int  # the red/purple C/D band
    width: int


class Piece(msgspec.Struct, frozen=True):
    """[SG-T-GEN-1] A terrain piece around its own origin: island, coast, reef or sandbank."""

    id: str
    kind: Literal["reef", "sandbank", "island", "coast"]
    outline: tuple[Point, ...]
    building: tuple[Point, ...] = ()


class BatteryCard(msgspec.Struct, frozen=True):
    """[SG-T-BAT-1] Log of a coastal battery; `burden` is its level of fortification."""

    id: str
    burden: int
    crew: int
    boxes: int
    gunnery: tuple[tuple[int, ...], ...]  # per box: one number for each arc
    musketry: tuple[int, ...]
    actions: tuple[int, ...]
    arcs: tuple[tuple[int, int], ...]  # limits, measured at the dot from the direction the battery looks to


class Ammunition(msgspec.Struct, frozen=True):
    """[SG-S-SHOT-1] A kind of shot: (reach, letters of its chits) from near to far."""

    id: Ammo
    levels: tuple[str, ...]
    ranges: tuple[tuple[int, tuple[Letter, ...]], ...]
    reload_turns: int


class SgData(msgspec.Struct, frozen=True):
    ships: dict[str, ShipCard]
    decks: dict[str, Deck]
    chits: tuple[Chit, ...]
    bases: dict[str, Base]
    arcs: dict[Arc, FiringArc]  # front, full, rear
    ruler: Ruler
    attitudes: tuple[tuple[int, Attitude], ...]  # (up to this bearing of the wind off the bow, colour)
    mast: Point  # the point the attitude is read from
    cups: dict[Letter, tuple[int, ...]]  # chit ids of each letter, with their copies
    ammunition: dict[Ammo, Ammunition]
    letters: dict[str, Letter]  # chit letter of every other attack or check
    tokens: tuple[Token, ...]  # crew action tokens of a ship in the advanced rules
    deferred: tuple[Token, ...]  # those that take two turns
    wind_tokens: tuple[WindToken, ...]
    strength_tokens: tuple[StrengthToken, ...]
    pieces: dict[str, Piece]
    batteries: dict[str, BatteryCard]
    scenarios: dict[str, ScenarioData]

    def chit(self, letter: str, face: str) -> int:
        """The id of a chit by its letter and face, written as in the data file ("2+crew")."""
        return next(chit.id for chit in self.chits if (chit.letter, chit.face) == (letter, face))
