"""Where each damage chit goes on a log; the same for ships and coastal batteries."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from quarterdeck.kernel import Event

from ..data.model import CASUALTY, FIRE_DAMAGE, LEAK_DAMAGE, BatteryCard, Chit, ShipCard
from ..ids import Symbol
from ..options import SgGame
from ..state import CoastalBattery, Ship

FULL = 99
"""A box with a fire or leak token has no room left."""
SYMBOLS: tuple[Symbol, ...] = ("fire", "leak", "mast", "sail", "rudder")


class InHullBox(msgspec.Struct, frozen=True, tag="sg-chit-hull", tag_field="what"):
    """The sum in the box, and what of it is lost."""

    rule: str
    box: int
    points: int
    was: int
    sum: int
    burden: int
    lost: int


class OpensBox(msgspec.Struct, frozen=True, tag="sg-chit-opens-box", tag_field="what"):
    """The first chit of a box covers its guns, from the next turn on."""

    rule: str
    box: int
    points: int
    was: int
    sum: int
    burden: int
    lost: int
    guns_were: str
    guns: str
    guns_lost: int


class NoHullBox(msgspec.Struct, frozen=True, tag="sg-chit-no-hull-box", tag_field="what"):
    rule: str


class InCrewBox(msgspec.Struct, frozen=True, tag="sg-chit-crew", tag_field="what"):
    """Musketry before and after."""

    rule: str
    box: int
    was: int
    now: int
    lost: int


class NoCrewBox(msgspec.Struct, frozen=True, tag="sg-chit-no-crew-box", tag_field="what"):
    rule: str


class InZeroBox(msgspec.Struct, frozen=True, tag="sg-chit-zero", tag_field="what"):
    rule: str


class Ignored(msgspec.Struct, frozen=True, tag="sg-chit-symbol-ignored", tag_field="what"):
    """A symbol that has no effect at this level."""

    rule: str
    symbol: str


class Replaced(msgspec.Struct, frozen=True, tag="sg-aimed-high", tag_field="what"):
    """[SG-O-HIGH-2] Another chit comes instead."""

    rule: str


class Counted(msgspec.Struct, frozen=True, tag="sg-chit-counted", tag_field="what"):
    """[SG-X-VAN-2] A building only counts its hits."""

    rule: str


Place = InHullBox | OpensBox | NoHullBox | InCrewBox | NoCrewBox | InZeroBox | Ignored | Replaced | Counted


@dataclass(slots=True)
class Hit:
    """A chit on its way: where it goes and what its symbols do is noted until it is told."""

    at: int  # number in its shot
    number: int  # chit id
    doused: bool = False  # its fire has no effect [SG-O-SPREAD-2]
    places: list[Place] = field(default_factory=list)
    effects: list[Event] = field(default_factory=list)


class Log(NamedTuple):
    """The rows of boxes chits are placed on."""

    rows: Ship | CoastalBattery
    card: ShipCard | BatteryCard


def box_value(g: SgGame, chits: tuple[int, ...]) -> int:
    """Sum of the numbers in a box; a fire or leak token fills it by itself."""
    if chits and chits[0] in (FIRE_DAMAGE, LEAK_DAMAGE):
        return FULL
    return sum(g.data.chits[i].hull for i in chits)


def place_hull(g: SgGame, log: Log, hit: Hit) -> None:
    """[SG-B-DAM-5] [SG-B-DAM-6] Below the burden into the leftmost box that is not full, else into an empty
    box; what a box cannot hold is lost [ruling 71]."""
    rows, card, number = log.rows, log.card, hit.number
    points, need = g.data.chits[number].hull, card.burden
    rule = "SG-B-DAM-5" if points < need else "SG-B-DAM-6"
    if points < need:
        for at, box in enumerate(rows.hull):
            value = box_value(g, box)
            if value < need:
                rows.hull = (*rows.hull[:at], (*box, number), *rows.hull[at + 1 :])
                total = value + points
                lost = max(0, total - need)
                hit.places.append(InHullBox(rule, at + 1, points, value, total, need, lost))
                return
    if len(rows.hull) < card.boxes:
        rows.hull += ((number,),)
        taken = len(rows.hull)
        were, guns = _guns(log, taken - 1), _guns(log, taken)
        fewer = sum(were) - sum(guns)
        lost = max(0, points - need)
        hit.places.append(
            OpensBox(rule, taken, points, 0, points, need, lost, _words(were), _words(guns), fewer)
        )
    else:
        rows.zero += (number,)
        hit.places.append(NoHullBox("SG-B-DAM-8"))


def _guns(log: Log, covered: int) -> tuple[int, ...]:
    guns = log.card.gunnery
    return guns[covered] if covered < len(guns) else (0,) * len(guns[0])


def _words(guns: tuple[int, ...]) -> str:
    return " / ".join(map(str, guns))


def place_casualty(g: SgGame, log: Log, hit: Hit) -> None:
    """[SG-B-DAM-7] One casualty in the leftmost free crew box; [SG-B-DAM-3] with a number on the chit it is a
    token."""
    rows, chit = log.rows, g.data.chits[hit.number]
    rule = "SG-B-DAM-3" if chit.numbered else "SG-B-DAM-7"
    if len(rows.crew) >= log.card.boxes:
        if not chit.numbered:
            rows.zero += (hit.number,)
        hit.places.append(NoCrewBox(rule))
        return
    rows.crew += (CASUALTY if chit.numbered else hit.number,)
    box, muskets = len(rows.crew), (*log.card.musketry, 0)
    was, now = muskets[box - 1], muskets[box]
    hit.places.append(InCrewBox(rule, box, was, now, was - now))


def place_zero(log: Log, hit: Hit) -> None:
    """[SG-B-DAM-2] A chit without points or casualty lies in the 0 box."""
    log.rows.zero += (hit.number,)
    hit.places.append(InZeroBox("SG-B-DAM-2"))


def ignore_symbols(chit: Chit, hit: Hit) -> None:
    """[SG-B-DAM-4] The symbols of a chit that have no effect at this level."""
    hit.places += [
        Ignored("SG-B-DAM-4", f"@sg-symbol-{symbol}") for symbol in SYMBOLS if getattr(chit, symbol)
    ]
