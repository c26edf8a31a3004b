"""Basic rules, damage: placing chits, current values, surrender."""

from __future__ import annotations

from collections.abc import Iterable

from ..state import Ship
from . import advanced_damage, optional_other
from .options import SgGame, advanced
from .placing import Log, place_casualty, place_hull, place_zero, tell_ignored
from .placing import box_value as box_value
from .table import card_of, give_back, name


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
    return Log(ship, card_of(g, ship), name(g, ship), ship.id)


def suffer(g: SgGame, ship: Ship, chits: list[int], doused: int = 0) -> None:
    """[SG-B-DAM-2] Place the chits of one phase on a log: casualties first, then the hull row [rulings
    71, 77].

    `doused` fire symbols have no effect [SG-O-SPREAD-2].
    """
    printed = g.data.chits
    log = log_of(g, ship)
    hull: list[int] = []
    for i in chits:
        chit = printed[i]
        if chit.crew:
            place_casualty(g, log, i)
        if chit.hull:
            hull.append(i)
        elif chit.numbered or not chit.crew:
            place_zero(g, log, i)
        if chit.fire and doused:
            doused -= 1
        elif advanced(g):
            advanced_damage.special(g, ship, i)
        else:
            tell_ignored(g, log, i)
    hull.sort(key=lambda i: -printed[i].hull)
    for i in hull:
        place_hull(g, log, i)


def beaten(g: SgGame, ship: Ship) -> bool:
    """[SG-B-DAM-8] Every box of a row holds at least one chit [ruling 73]."""
    boxes = card_of(g, ship).boxes
    return len(ship.hull) >= boxes or len(ship.crew) >= boxes


def strike_if_beaten(g: SgGame, ship: Ship) -> bool:
    if ship.fate is None and beaten(g, ship):
        strike(g, ship, "surrendered")
        return True
    return False


def strike_beaten(g: SgGame, ships: Iterable[Ship]) -> None:
    """[SG-B-DAM-8] All that are beaten now strike together: what the loss of one does to another's crew
    [SG-O-FLAG-1] comes too late for her."""
    for ship in [ship for ship in ships if ship.fate is None and beaten(g, ship)]:
        if ship.fate is None:
            strike(g, ship, "surrendered")


def strike(g: SgGame, ship: Ship, fate: str) -> None:
    """[SG-B-DAM-8] A ship leaves play; its chits return to the cups, the 0s too [ruling 76]."""
    ship.fate = fate
    ship.boxes_lost, ship.crew_lost = len(ship.hull), len(ship.crew)
    for box in ship.hull:
        give_back(g, box)
    give_back(g, ship.crew)
    give_back(g, ship.zero)
    ship.hull, ship.crew, ship.zero = (), (), ()
    ship.tokens = ship.deferred = ship.revealed_tokens = ship.finishing = ()
    g.state.entangled = tuple(pair for pair in g.state.entangled if ship.id not in pair)
    g.state.grappled = tuple(pair for pair in g.state.grappled if ship.id not in pair)
    g.say("SG-B-DAM-8", "sg-lost", ship=name(g, ship), id=ship.id, fate=f"@sg-fate-{fate}")
    optional_other.lost(g, ship)
