"""[SG-A-DAM-1] Special damage of the advanced rules: fire, leaks, masts, rigging and rudder."""

from __future__ import annotations

from typing import Any

from ..data.model import FIRE_DAMAGE, LEAK_DAMAGE, Chit
from ..state import SAILS, Ship
from .options import SgGame
from .table import card_of, name

SAIL_LIMITS = ((4, "backing"), (2, "battle"))
"""[SG-A-DAM-7] Rigging hits and the most sail they leave."""
RIGGING_MAST = 6


def special(g: SgGame, ship: Ship, number: int) -> None:
    """Everything on a chit that is neither number nor casualty."""
    chit = g.data.chits[number]
    by = source(chit)
    for _ in range(chit.fire):
        catch_fire(g, ship, **by)
    for _ in range(chit.leak):
        spring_leak(g, ship, **by)
    for _ in range(chit.mast):
        lose_mast(g, ship, **by)
    for _ in range(chit.sail):
        hit_rigging(g, ship, **by)
    for _ in range(chit.rudder):
        hit_rudder(g, ship, **by)


def source(chit: Chit) -> dict[str, Any]:
    """The chit special damage came from, for its event."""
    return {"letter": chit.letter, "face": chit.face}


def catch_fire(g: SgGame, ship: Ship, **by: Any) -> None:
    """[SG-A-DAM-2] One more fire on board."""
    ship.fires += 1
    g.say("SG-A-DAM-2", "sg-fire-on-board", ship=name(g, ship), id=ship.id, fires=ship.fires, **by)


def spring_leak(g: SgGame, ship: Ship, **by: Any) -> None:
    """[SG-A-DAM-3] One more leak."""
    ship.leaks += 1
    g.say("SG-A-DAM-3", "sg-leak", ship=name(g, ship), id=ship.id, leaks=ship.leaks, **by)


def lose_mast(g: SgGame, ship: Ship, **by: Any) -> None:
    """[SG-A-DAM-4] A mast falls; it binds planning from the next turn on."""
    ship.masts += 1
    g.say("SG-A-DAM-4", "sg-mast-lost", ship=name(g, ship), id=ship.id, masts=masts_lost(ship), **by)


def hit_rigging(g: SgGame, ship: Ship, **by: Any) -> None:
    """[SG-A-DAM-7] Limits at two and four hits fall at once; the sixth counts as a mast for good (ruling
    42)."""
    ship.rigging += 1
    who: dict[str, Any] = {"ship": name(g, ship), "id": ship.id, **by}
    g.say("SG-A-DAM-7", "sg-rigging-hit", hits=ship.rigging, **who)
    most = most_sail(ship)
    if SAILS.index(ship.sails) > SAILS.index(most):
        ship.sails = most
        g.say("SG-A-DAM-7", "sg-sail-forced-down", sail=f"@sg-sail-{most}", **who)
    if ship.rigging == RIGGING_MAST:
        g.say("SG-A-DAM-7", "sg-mast-lost", masts=masts_lost(ship), **who)


def hit_rudder(g: SgGame, ship: Ship, **by: Any) -> None:
    """[SG-A-DAM-8] Veer less one; while the rudder is damaged further hits are mast hits (ruling 43)."""
    if ship.rudder:
        lose_mast(g, ship, **by)
        return
    ship.rudder = 1
    veer = card_of(g, ship).veer
    g.say("SG-A-DAM-8", "sg-rudder-hit", ship=name(g, ship), id=ship.id, was=veer, now=veer - 1, **by)


def masts_lost(ship: Ship) -> int:
    """[SG-A-DAM-6] Masts down, with the one lost to six rigging hits, which cannot be repaired."""
    return ship.masts + (ship.rigging >= RIGGING_MAST)


def most_sail(ship: Ship) -> str:
    """[SG-A-DAM-7] The most sail the rigging still carries."""
    for hits, sail in SAIL_LIMITS:
        if ship.rigging >= hits:
            return sail
    return "full"


def take_fire_damage(g: SgGame, ship: Ship) -> None:
    """[SG-A-DAM-2] A fire-damage token fills the leftmost empty hull box."""
    ship.fire_taken += 1
    ship.hull += ((FIRE_DAMAGE,),)
    g.say("SG-A-DAM-2", "sg-fire-damage", ship=name(g, ship), box=len(ship.hull))


def take_leak_damage(g: SgGame, ship: Ship) -> None:
    """[SG-A-DAM-3] A leak-damage token fills the leftmost empty hull box."""
    ship.leak_taken += 1
    ship.hull += ((LEAK_DAMAGE,),)
    g.say("SG-A-DAM-3", "sg-leak-damage", ship=name(g, ship), box=len(ship.hull))


def repairable(box: tuple[int, ...]) -> bool:
    """[SG-A-REP-1] Only ordinary chits: no fire or leak damage (ruling 81)."""
    return FIRE_DAMAGE not in box and LEAK_DAMAGE not in box
