"""[SG-A-DAM-1] Special damage of the advanced rules: fire, leaks, masts, rigging and rudder.

The functions change the mat and give the events to be told when their cause has been.
"""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.kernel import Event

from ..data.model import FIRE_DAMAGE, LEAK_DAMAGE
from ..ids import SAILS, FirerRef, Sails, ShipRef, Symbol
from ..options import SgGame
from ..state import Ship
from .common import SgEvent, card_of, ship_ref
from .placing import Hit

SAIL_LIMITS: tuple[tuple[int, Sails], ...] = ((4, "backing"), (2, "battle"))
"""[SG-A-DAM-7] Rigging hits and the most sail they leave."""
RIGGING_MAST = 6


class SpecialDamage(SgEvent, frozen=True, kw_only=True):
    """`chit`: the number in its shot of the chit that did it."""

    chit: int | None = None


class FireOnBoard(SpecialDamage, frozen=True, tag="sg-fire-on-board"):
    cites = "SG-A-DAM-2"
    ship: FirerRef
    fires: int


class LeakSprung(SpecialDamage, frozen=True, tag="sg-leak"):
    cites = "SG-A-DAM-3"
    ship: ShipRef
    leaks: int


class MastLost(SpecialDamage, frozen=True, tag="sg-mast-lost"):
    cites = "SG-A-DAM-4"
    ship: ShipRef
    masts: int


class RiggingHit(SpecialDamage, frozen=True, tag="sg-rigging-hit"):
    cites = "SG-A-DAM-7"
    ship: ShipRef
    hits: int


class SailForcedDown(SpecialDamage, frozen=True, tag="sg-sail-forced-down"):
    cites = "SG-A-DAM-7"
    ship: ShipRef
    sail: Sails


class RudderHit(SpecialDamage, frozen=True, tag="sg-rudder-hit"):
    """Her veer before and after."""

    cites = "SG-A-DAM-8"
    ship: ShipRef
    was: int
    now: int


class FireDamage(SgEvent, frozen=True, tag="sg-fire-damage"):
    cites = "SG-A-DAM-2"
    ship: FirerRef
    box: int


class LeakDamage(SgEvent, frozen=True, tag="sg-leak-damage"):
    cites = "SG-A-DAM-3"
    ship: ShipRef
    box: int


def special(g: SgGame, ship: Ship, hit: Hit) -> None:
    """Everything on a chit that is neither number nor casualty."""
    chit = g.data.chits[hit.number]
    for symbol, effect in EFFECTS:
        for _ in range(getattr(chit, symbol)):
            hit.effects += effect(g, ship, hit.at)


def catch_fire(g: SgGame, ship: Ship, chit: int | None = None) -> list[Event]:
    """[SG-A-DAM-2] One more fire on board."""
    ship.fires += 1
    return [FireOnBoard(ship_ref(g, ship), ship.fires, chit=chit)]


def spring_leak(g: SgGame, ship: Ship, chit: int | None = None) -> list[Event]:
    """[SG-A-DAM-3] One more leak."""
    ship.leaks += 1
    return [LeakSprung(ship_ref(g, ship), ship.leaks, chit=chit)]


def lose_mast(g: SgGame, ship: Ship, chit: int | None = None) -> list[Event]:
    """[SG-A-DAM-4] A mast falls; it binds planning from the next turn on."""
    ship.masts += 1
    return [MastLost(ship_ref(g, ship), masts_lost(ship), chit=chit)]


def hit_rigging(g: SgGame, ship: Ship, chit: int | None = None) -> list[Event]:
    """[SG-A-DAM-7] Limits at two and four hits fall at once; the sixth counts as a mast for good (ruling
    42)."""
    ship.rigging += 1
    who = ship_ref(g, ship)
    events: list[Event] = [RiggingHit(who, ship.rigging, chit=chit)]
    most = most_sail(ship)
    if SAILS.index(ship.sails) > SAILS.index(most):
        ship.sails = most
        events.append(SailForcedDown(who, most, chit=chit))
    if ship.rigging == RIGGING_MAST:
        events.append(MastLost(who, masts_lost(ship), chit=chit, rule="SG-A-DAM-7"))
    return events


def hit_rudder(g: SgGame, ship: Ship, chit: int | None = None) -> list[Event]:
    """[SG-A-DAM-8] Veer less one; while the rudder is damaged further hits are mast hits (ruling 43)."""
    if ship.rudder:
        return lose_mast(g, ship, chit)
    ship.rudder = 1
    veer = card_of(g, ship).veer
    return [RudderHit(ship_ref(g, ship), veer, veer - 1, chit=chit)]


EFFECTS: tuple[tuple[Symbol, Callable[[SgGame, Ship, int | None], list[Event]]], ...] = (
    ("fire", catch_fire),
    ("leak", spring_leak),
    ("mast", lose_mast),
    ("sail", hit_rigging),
    ("rudder", hit_rudder),
)
"""[SG-A-DAM-1] What each symbol does, in the order of the rulebook."""


def masts_lost(ship: Ship) -> int:
    """[SG-A-DAM-6] Masts down, with the one lost to six rigging hits, which cannot be repaired."""
    return ship.masts + (ship.rigging >= RIGGING_MAST)


def most_sail(ship: Ship) -> Sails:
    """[SG-A-DAM-7] The most sail the rigging still carries."""
    for hits, sail in SAIL_LIMITS:
        if ship.rigging >= hits:
            return sail
    return "full"


def take_fire_damage(g: SgGame, ship: Ship, of: Event | None) -> FireDamage:
    """[SG-A-DAM-2] A fire-damage token fills the leftmost empty hull box."""
    ship.fire_taken += 1
    ship.hull += ((FIRE_DAMAGE,),)
    return g.tell(FireDamage(ship_ref(g, ship), len(ship.hull)), of=of)


def take_leak_damage(g: SgGame, ship: Ship, of: Event | None) -> LeakDamage:
    """[SG-A-DAM-3] A leak-damage token fills the leftmost empty hull box."""
    ship.leak_taken += 1
    ship.hull += ((LEAK_DAMAGE,),)
    return g.tell(LeakDamage(ship_ref(g, ship), len(ship.hull)), of=of)


def repairable(box: tuple[int, ...]) -> bool:
    """[SG-A-REP-1] Only ordinary chits: no fire or leak damage (ruling 81)."""
    return FIRE_DAMAGE not in box and LEAK_DAMAGE not in box


EVENTS: tuple[type[Event], ...] = (
    FireOnBoard,
    LeakSprung,
    MastLost,
    RiggingHit,
    SailForcedDown,
    RudderHit,
    FireDamage,
    LeakDamage,
)
