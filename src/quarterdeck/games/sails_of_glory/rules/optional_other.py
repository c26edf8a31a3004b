"""[SG-O-MAG-1] Magazines, sinking and spreading fire."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.kernel import Event, Ledger, Mod, Roll

from ..ids import FirerRef, ShipRef, ShipTarget
from ..options import SgGame
from ..state import Order, Ship
from . import basic_damage, common, striking
from .advanced_damage import catch_fire, take_fire_damage, take_leak_damage
from .chits import Draw, draw_chits, ledger, tell_draw
from .common import SgEvent, ship_ref
from .placing import Hit

DANGEROUS = 3
"""Counting from the third damage token the magazine or the hull may go."""


class MagazineDraw(SgEvent, frozen=True, tag="sg-magazine-draw"):
    """[SG-O-MAG-1] Three fire tokens and one explosion token: does the magazine go?"""

    cites = "SG-O-MAG-1"
    ship: FirerRef
    roll: Roll
    happened: bool


class SinkingDraw(SgEvent, frozen=True, tag="sg-sinking-draw"):
    """[SG-O-SINK-1] Three leak tokens and one sinking token: does the hull give way?"""

    cites = "SG-O-SINK-1"
    ship: ShipRef
    roll: Roll
    happened: bool


class Scorched(SgEvent, frozen=True, tag="sg-scorch-chits"):
    """[SG-O-MAG-2] What an explosion does to a ship alongside."""

    cites = "SG-O-MAG-2"
    ship: ShipRef
    count: Ledger
    draws: tuple[Draw, ...]
    points: int


class FireSpreads(SgEvent, frozen=True, tag="sg-fire-spreads"):
    cites = "SG-O-SPREAD-1"
    ship: ShipRef
    other: ShipRef


class FireDoused(SgEvent, frozen=True, tag="sg-fire-doused"):
    cites = "SG-O-SPREAD-2"
    ship: ShipRef
    other: ShipRef


# ------------------------------------------------------------------------------- start of a turn


def burn(g: SgGame, ship: Ship, fires: int) -> None:
    """[SG-A-DAM-2] One fire-damage token for every fire that burned when the turn began; the magazine may
    blow up first [SG-O-MAG-1]."""
    for _ in range(fires):
        if not ship.in_play:
            return
        draw = None
        if g.options.magazine and ship.fire_taken + 1 >= DANGEROUS:
            draw = magazine_draw(g, ship_ref(g, ship))
            if draw.happened:
                explode(g, ship, draw)
                return
        took = take_fire_damage(g, ship, draw)
        striking.strike_if_beaten(g, ship, took)


def magazine_draw(g: SgGame, who: FirerRef) -> MagazineDraw:
    """[SG-O-MAG-1] Three fire tokens and one explosion token are mixed, one is drawn."""
    roll = g.throw("magazine", f"{who.name} {who.id}", 4)
    return g.tell(MagazineDraw(who, roll, roll.die == 4))


def explode(g: SgGame, ship: Ship, of: Event | None = None) -> None:
    """[SG-O-MAG-2] The ship is gone; every ship in contact draws an A chit and may catch fire (ruling
    100)."""
    near = [
        other
        for other in g.state.ships
        if other.in_play and other is not ship and common.in_contact(g, ship, other)
    ]
    lost = striking.strike(g, ship, "exploded", of, rule="SG-O-MAG-1")
    for other in near:
        scorch(g, other, lost)


def scorch(g: SgGame, ship: Ship, of: Event) -> None:
    """[SG-O-MAG-2] A chit that is no 0 counts and starts a fire; one with a fire symbol starts two in all."""
    letter = g.data.letters["magazine_neighbour"]
    count = ledger((Mod(1, "sg-mod-explosion", "SG-O-MAG-2"),))
    drawn = draw_chits(g, letter, count.total, f"scorch {ship.id}")
    chit = g.data.chits[drawn.hits[0].number]
    if chit.face != "0" or chit.fire:  # the symbol itself starts the other one
        drawn.hits[0].effects += catch_fire(g, ship, 0)
    basic_damage.suffer(g, ship, drawn.hits)
    told = drawn.told(g)
    event = tell_draw(g, Scorched(ship_ref(g, ship), count, (told,), told.came), drawn.hits, of)
    striking.strike_if_beaten(g, ship, event)


def founder(g: SgGame, ship: Ship, leaks: int) -> None:
    """[SG-A-DAM-3] One leak-damage token for every leak there was when the turn began; the hull may give way
    first [SG-O-SINK-1].

    A ship aground takes no leak damage and cannot sink [SG-T-REEF-3] [SG-T-SAND-2].
    """
    for _ in range(0 if ship.aground else leaks):
        if not ship.in_play:
            return
        draw = None
        if g.options.sinking and ship.leak_taken + 1 >= DANGEROUS:
            draw = sinking_draw(g, ship)
            if draw.happened:
                striking.strike(g, ship, "sunk", draw, rule="SG-O-SINK-1")
                return
        took = take_leak_damage(g, ship, draw)
        striking.strike_if_beaten(g, ship, took)


def sinking_draw(g: SgGame, ship: Ship) -> SinkingDraw:
    """[SG-O-SINK-1] Three leak tokens and one sinking token are mixed, one is drawn (ruling 101)."""
    roll = g.throw("sinking", ship.id, 4)
    return g.tell(SinkingDraw(ship_ref(g, ship), roll, roll.die == 4))


# ------------------------------------------------------------------------------- spreading fire


def spread(g: SgGame, order: Order, hits: Sequence[Hit]) -> list[Event]:
    """[SG-O-SPREAD-1] Fire started by a full broadside at a ship in contact spreads to the firer, once;
    not where the firer threw water on the enemy [SG-O-SPREAD-2]: then these fire symbols do not count."""
    if not g.options.fire_spread or order.weapon == "musket" or order.arc != "full":
        return []
    if not isinstance(order.firer, ShipTarget) or not isinstance(order.target, ShipTarget):
        return []
    firer, target = g.state.ships[order.firer.id], g.state.ships[order.target.id]
    burning = [hit for hit in hits if g.data.chits[hit.number].fire]
    if not burning or not common.in_contact(g, firer, target):
        return []
    if "water" in firer.revealed_tokens:
        for hit in burning:
            hit.doused = True
        return [FireDoused(ship_ref(g, firer), ship_ref(g, target))]
    return [FireSpreads(ship_ref(g, firer), ship_ref(g, target)), *catch_fire(g, firer)]


EVENTS: tuple[type[Event], ...] = (
    MagazineDraw,
    SinkingDraw,
    Scorched,
    FireSpreads,
    FireDoused,
)
