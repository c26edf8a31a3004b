"""[13.0-13.3] Damage to ships: rigging, manpower, hull, flipping, sinking and striking."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.flying_colors.state import BLOCKSHIP, SHORE, Ship
from quarterdeck.games.flying_colors.status import (
    DISMASTED_AT,
    NO_FULL_SAILS_AT,
    FCGame,
    counter,
    hull_left,
    manpower,
    remove,
)
from quarterdeck.kernel import Mod, Step

from .r13_commanders import casualties

MAY_SINK_AT: Final = 3
MAY_STRIKE_AT: Final = 5
AFLOAT_UP_TO: Final = 5
FIGHTS_ON_UP_TO: Final = 3


# ---------------------------------------------------------------- hits


def hurt(
    g: FCGame, i: int, hull: int = 0, rigging: int = 0, crew: int = 0, cause: str = "fire", rule: str = "13.0"
) -> None:
    """[13.0] Apply hits of any origin: fire, flames, grounding, boarding."""
    ship = g.state.ships[i]
    if ship.battery:
        _hurt_battery(g, i, hull, rule)
        return
    crew = min(crew, manpower(g, ship) - 1)  # [13.2] never below one
    if not (hull or rigging or crew):
        return
    g.say(
        rule,
        "fc-hits",
        ship=ship.name,
        hull=hull,
        rigging=rigging,
        crew=crew,
        cause=f"@fc-cause-{cause}",
        aim=i,
    )
    ship.crew += crew
    if rigging:
        _hurt_rigging(g, ship, rigging)
    if hull:
        _hurt_hull(g, i, hull)
    casualties(g, i)


def _hurt_rigging(g: FCGame, ship: Ship, hits: int) -> None:
    """[13.1] Fifteen hits dismast; six take the full sails [11.12]."""
    before = ship.rigging
    ship.rigging += hits
    if before < DISMASTED_AT <= ship.rigging:
        g.say("13.1", "fc-dismasted", ship=ship.name)
    if ship.full_sails and ship.rigging >= NO_FULL_SAILS_AT:
        ship.full_sails = False
        g.say("11.12", "fc-full-sails-lost", ship=ship.name)


def _hurt_hull(g: FCGame, i: int, hits: int) -> None:
    """[13.3] Excess hits carry over to the damaged side; rigging and crew hits stay (ruling 120)."""
    ship = g.state.ships[i]
    capacity = counter(g, i).capacity
    left = hull_left(g, ship)
    ship.hull += hits
    if not ship.damaged and ship.hull >= capacity[0]:
        _flip(g, ship, capacity[0])
        left = capacity[1]
    if ship.damaged:
        ship.hull = min(ship.hull, capacity[1])
        _warn_vulnerable(g, ship, left, hull_left(g, ship))


def _flip(g: FCGame, ship: Ship, capacity: int) -> None:
    ship.damaged = True
    ship.hull -= capacity
    g.say("13.3", "fc-damaged", ship=ship.name, excess=ship.hull)
    if ship.full_sails:
        ship.full_sails = False
        g.say("11.12", "fc-full-sails-lost", ship=ship.name)


def _warn_vulnerable(g: FCGame, ship: Ship, before: int, left: int) -> None:
    """[13.3] The Vulnerable marker: the ship may strike, or sink, at the end of the turn."""
    if left == 0 < before:
        g.say("13.3", "fc-guns-silent", ship=ship.name)
    elif left <= MAY_SINK_AT < before:
        g.say("13.3", "fc-may-sink", ship=ship.name, left=left)
    elif left <= MAY_STRIKE_AT < before:
        g.say("13.3", "fc-may-strike", ship=ship.name, left=left)


def _hurt_battery(g: FCGame, i: int, hits: int, rule: str) -> None:
    """[12.13] Hull hits only; at capacity a shore battery is silent, a floating one sinks (ruling 118)."""
    ship = g.state.ships[i]
    if not hits:
        return
    g.say(rule, "fc-hits", ship=ship.name, hull=hits, rigging=0, crew=0, cause="@fc-cause-fire", aim=i)
    capacity = counter(g, i).capacity
    ship.hull += hits
    if ship.battery == BLOCKSHIP and not ship.damaged and ship.hull >= capacity[0]:
        _flip(g, ship, capacity[0])  # 18.15: sinks only when the damaged side is used up (ruling 119)
    if ship.hull < capacity[ship.damaged]:
        return
    ship.hull = capacity[ship.damaged]
    if ship.battery == SHORE:
        g.say("12.13", "fc-battery-silent", ship=ship.name)
    else:
        sink(g, i, rule="12.13")


# ---------------------------------------------------------------- leaving the game


def sink(g: FCGame, i: int, cause: str = "sunk", rule: str = "13.3") -> None:
    """[13.3] A ship goes down, with every ship fouled to it and so on (ruling 127)."""
    state = g.state
    going, todo = [i], [i]
    while todo:
        for j in state.ships[todo.pop()].fouled:
            if j not in going:
                going.append(j)
                todo.append(j)
    for k in going:
        fate = cause if k == i else "sunk"
        what = "fc-scuttled" if fate == "scuttled" else "fc-sunk"
        g.say(rule, what, ship=state.ships[k].name, gone=k)
        remove(g, k, fate)


def explode(g: FCGame, i: int) -> None:
    """[13.4] A ship blows up and takes along all ships linked to it, but none beyond (ruling 126)."""
    ship = g.state.ships[i]
    for k in (i, *sorted({*ship.grappled, *ship.fouled})):
        g.say("13.4", "fc-exploded", ship=g.state.ships[k].name, gone=k)
        remove(g, k, "exploded")


# ---------------------------------------------------------------- ship status check


def _left_mod(left: int) -> tuple[Mod, ...]:
    return (Mod(-left, "fc-mod-hull-left", "13.3"),) if left else ()


def may_sink(g: FCGame, ship: Ship) -> bool:
    """[13.3] Damaged with three or fewer hull hits left; struck and captured ships too (ruling 128)."""
    return ship.bow != 0 and not ship.battery and ship.damaged and hull_left(g, ship) <= MAY_SINK_AT


def may_strike(g: FCGame, ship: Ship) -> bool:
    """[13.3] Damaged with five or fewer left, colours still flying, and no prize (ruling 128)."""
    return (
        ship.bow != 0
        and not ship.battery
        and ship.damaged
        and not ship.struck
        and ship.side == ship.home
        and hull_left(g, ship) <= MAY_STRIKE_AT
    )


class Sinking(Step, tag="fc.sinking"):
    """[13.3] The Sinking segment of the ship status check."""

    rule = "13.3"

    def advance(self, g: FCGame) -> None:
        g.done()
        for i, ship in enumerate(g.state.ships):
            if may_sink(g, ship):
                self._roll(g, i, hull_left(g, ship))

    def _roll(self, g: FCGame, i: int, left: int) -> None:
        roll = g.roll(
            "13.3",
            "fc-sinking-roll",
            10,
            mods=_left_mod(left),
            table="sinking",
            resolve=lambda total: "@fc-res-afloat" if total <= AFLOAT_UP_TO else "@fc-res-sinks",
            zero_based=True,
            ship=g.state.ships[i].name,
        )
        if roll.total > AFLOAT_UP_TO:
            sink(g, i)


class Striking(Step, tag="fc.striking"):
    """[13.3] The Striking segment of the ship status check."""

    rule = "13.3"

    def advance(self, g: FCGame) -> None:
        g.done()
        for ship in g.state.ships:
            if may_strike(g, ship):
                self._roll(g, ship, hull_left(g, ship))

    def _roll(self, g: FCGame, ship: Ship, left: int) -> None:
        roll = g.roll(
            "13.3",
            "fc-striking-roll",
            10,
            mods=_left_mod(left),
            table="strike",
            resolve=lambda total: "@fc-res-fights-on" if total <= FIGHTS_ON_UP_TO else "@fc-res-strikes",
            zero_based=True,
            ship=ship.name,
        )
        if roll.total > FIGHTS_ON_UP_TO:
            ship.struck = True
            ship.full_sails = False
            g.say("13.3", "fc-struck", ship=ship.name)


STEPS: tuple[type[Step], ...] = (Sinking, Striking)
