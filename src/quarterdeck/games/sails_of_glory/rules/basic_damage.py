"""Basic rules, damage: placing chits, current values, surrender."""

from __future__ import annotations

from collections.abc import Iterable

from ..options import SgGame, advanced
from ..state import Ship
from . import advanced_damage
from .common import card_of
from .placing import Hit, Log, ignore_symbols, place_casualty, place_hull, place_zero
from .placing import box_value as box_value


def gunnery(g: SgGame, ship: Ship, covered: int) -> tuple[int, int, int]:
    """[SG-B-GUN-6] Firepower of front, full and rear arc: the leftmost hull box without a chit [ruling
    72]."""
    boxes = card_of(g, ship).gunnery
    return boxes[covered] if covered < len(boxes) else (0, 0, 0)


def musketry(g: SgGame, ship: Ship, covered: int) -> int:
    """[SG-B-MUS-2] Musketry of the leftmost free crew box."""
    boxes = card_of(g, ship).musketry
    return boxes[covered] if covered < len(boxes) else 0


def log_of(g: SgGame, ship: Ship) -> Log:
    return Log(ship, card_of(g, ship))


def suffer(g: SgGame, ship: Ship, hits: Iterable[Hit]) -> None:
    """[SG-B-DAM-2] Place the chits of one phase on a log: casualties first, then the hull row [rulings
    71, 77]."""
    printed = g.data.chits
    log = log_of(g, ship)
    hull: list[Hit] = []
    for hit in hits:
        chit = printed[hit.number]
        if chit.crew:
            place_casualty(g, log, hit)
        if chit.hull:
            hull.append(hit)
        elif chit.numbered or not chit.crew:
            place_zero(log, hit)
        if chit.fire and hit.doused:
            continue
        if advanced(g):
            advanced_damage.special(g, ship, hit)
        else:
            ignore_symbols(chit, hit)
    hull.sort(key=lambda hit: -printed[hit.number].hull)
    for hit in hull:
        place_hull(g, log, hit)


def beaten(g: SgGame, ship: Ship) -> bool:
    """[SG-B-DAM-8] Every box of a row holds at least one chit [ruling 73]."""
    boxes = card_of(g, ship).boxes
    return len(ship.hull) >= boxes or len(ship.crew) >= boxes
