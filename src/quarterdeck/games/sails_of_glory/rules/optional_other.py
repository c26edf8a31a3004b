"""[SG-O-FLAG-1] Flagships, magazines, sinking, spreading fire and hulks."""

from __future__ import annotations

from quarterdeck.kernel import Mod

from ..data.model import CASUALTY
from ..state import BATTERY_BASE, Order, Ship
from . import basic_damage, table
from .advanced_damage import catch_fire, take_fire_damage, take_leak_damage
from .drawing import draw_chits
from .options import SgGame, advanced, on
from .table import name

DANGEROUS = 3
"""Counting from the third damage token the magazine or the hull may go."""


# ------------------------------------------------------------------------------- start of a turn


def burn(g: SgGame, ship: Ship) -> None:
    """[SG-A-DAM-2] One fire-damage token for every fire; the magazine may blow up first [SG-O-MAG-1]."""
    for _ in range(ship.fires):
        if not ship.in_play:
            return
        if on(g, "magazine") and ship.fire_taken + 1 >= DANGEROUS and magazine_goes(g, name(g, ship)):
            explode(g, ship)
            return
        take_fire_damage(g, ship)
        basic_damage.strike_if_beaten(g, ship)


def magazine_goes(g: SgGame, who: str) -> bool:
    """[SG-O-MAG-1] Three fire tokens and one explosion token are mixed, one is drawn."""
    return g.roll("SG-O-MAG-1", "sg-magazine-draw", 4, ship=who).die == 4


def explode(g: SgGame, ship: Ship) -> None:
    """[SG-O-MAG-2] The ship is gone; every ship in contact draws an A chit and may catch fire (ruling
    100)."""
    near = [
        other
        for other in g.state.ships
        if other.in_play and other is not ship and table.in_contact(g, ship, other)
    ]
    g.say("SG-O-MAG-1", "sg-explosion", ship=name(g, ship))
    basic_damage.strike(g, ship, "exploded")
    for other in near:
        scorch(g, other)


def scorch(g: SgGame, ship: Ship) -> None:
    """[SG-O-MAG-2] A chit that is no 0 counts and starts a fire; one with a fire symbol starts two in all."""
    letter = g.data.letters["magazine_neighbour"]
    mods = (Mod(1, "sg-mod-explosion", "SG-O-MAG-2"),)
    drawn = draw_chits(g, "SG-O-MAG-2", "sg-scorch-chits", letter, mods, ship=name(g, ship), id=ship.id)
    chit = g.data.chits[drawn[0]]
    if chit.face != "0" and not chit.fire:
        catch_fire(g, ship)
    elif chit.fire:
        catch_fire(g, ship)  # the symbol itself starts the other one
    basic_damage.suffer(g, ship, drawn)
    basic_damage.strike_if_beaten(g, ship)


def founder(g: SgGame, ship: Ship) -> None:
    """[SG-A-DAM-3] One leak-damage token for every leak; the hull may give way first [SG-O-SINK-1].

    A ship aground takes no leak damage and cannot sink [SG-T-REEF-3] [SG-T-SAND-2].
    """
    for _ in range(0 if ship.aground else ship.leaks):
        if not ship.in_play:
            return
        if on(g, "sinking") and ship.leak_taken + 1 >= DANGEROUS and _hull_gives_way(g, ship):
            g.say("SG-O-SINK-1", "sg-sinks", ship=name(g, ship))
            basic_damage.strike(g, ship, "sunk")
            return
        take_leak_damage(g, ship)
        basic_damage.strike_if_beaten(g, ship)


def _hull_gives_way(g: SgGame, ship: Ship) -> bool:
    """[SG-O-SINK-1] Three leak tokens and one sinking token are mixed, one is drawn (ruling 101)."""
    return g.roll("SG-O-SINK-1", "sg-sinking-draw", 4, ship=name(g, ship)).die == 4


# ------------------------------------------------------------------------------- spreading fire


def spread(g: SgGame, order: Order, chits: list[int]) -> bool:
    """[SG-O-SPREAD-1] Fire started by a full broadside at a ship in contact spreads to the firer, once.

    True when the firer threw water on the enemy [SG-O-SPREAD-2]: these fire symbols do not count.
    """
    if not on(g, "fire_spread") or order.weapon == "musket" or order.arc != "full" or order.target is None:
        return False
    if order.ship >= BATTERY_BASE or order.target >= BATTERY_BASE:
        return False
    firer, target = g.state.ships[order.ship], g.state.ships[order.target]
    if not any(g.data.chits[chit].fire for chit in chits) or not table.in_contact(g, firer, target):
        return False
    if "water" in firer.revealed_tokens:
        g.say("SG-O-SPREAD-2", "sg-fire-doused", ship=name(g, firer), other=name(g, target))
        return True
    g.say("SG-O-SPREAD-1", "sg-fire-spreads", ship=name(g, firer), other=name(g, target))
    catch_fire(g, firer)
    return False


# ------------------------------------------------------------------------------- lost ships


def lost(g: SgGame, ship: Ship) -> None:
    """Called when a ship has left play, whatever the reason."""
    if on(g, "hulks") and ship.fate == "surrendered":
        become_hulk(g, ship)
    if on(g, "flagship") and ship.flagship and ship.fate != "escaped":
        flagship_lost(g, ship)


def become_hulk(g: SgGame, ship: Ship) -> None:
    """[SG-O-HULK-1] She stays on the table, unless burning or leaking [SG-O-HULK-3] (ruling 104)."""
    if advanced(g) and (ship.fires or (ship.leaks and not ship.aground)):
        return
    ship.hulk = True
    g.say("SG-O-HULK-1", "sg-hulk", ship=name(g, ship))


def flagship_lost(g: SgGame, flagship: Ship) -> None:
    """[SG-O-FLAG-1] Two casualties for every friend; enemies get one back, two if they fired at her (ruling
    105)."""
    flagship.flagship = False
    g.say("SG-O-FLAG-1", "sg-flagship-lost", ship=name(g, flagship))
    for ship in g.state.ships:
        if not ship.in_play:
            continue
        if ship.side == flagship.side:
            ship.crew += (CASUALTY, CASUALTY)[: g.data.ships[ship.card].boxes - len(ship.crew)]
        elif ship.crew:
            back = min(len(ship.crew), 2 if flagship.id in ship.fired_at else 1)
            ship.zero += ship.crew[-back:]
            ship.crew = ship.crew[:-back]
    for ship in g.state.ships:
        if ship.in_play and ship.side == flagship.side:
            basic_damage.strike_if_beaten(g, ship)
