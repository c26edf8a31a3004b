"""[13.0-13.3] Damage to ships: rigging, manpower, hull, flipping, sinking and striking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from quarterdeck.games.flying_colors.ids import Hits, ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import (
    DISMASTED_AT,
    NO_FULL_SAILS_AT,
    FCGame,
    counter,
    hull_left,
    manpower,
    remove,
    ship_ref,
)
from quarterdeck.games.flying_colors.state import BLOCKSHIP, SHORE, Ship, numbered_ships
from quarterdeck.kernel import Event, Mod, Roll, Step

from .r13_commanders import casualties

MAY_SINK_AT: Final = 3
MAY_STRIKE_AT: Final = 5
AFLOAT_UP_TO: Final = 5
FIGHTS_ON_UP_TO: Final = 3


# ---------------------------------------------------------------- what is told


class Dismasted(Event, frozen=True, tag="fc-dismasted"):
    """[13.1] The fifteenth rigging hit."""

    cites = "13.1"
    ship: ShipRef


class FullSailsLost(Event, frozen=True, tag="fc-full-sails-lost"):
    """[11.12] Damage brings the ship back to plain sails."""

    cites = "11.12"
    ship: ShipRef


class Damaged(Event, frozen=True, tag="fc-damaged"):
    """[13.3] The counter flips; `excess` hull hits carry over to the damaged side."""

    cites = "13.3"
    ship: ShipRef
    excess: int


class Vulnerable(Event, frozen=True, tag="fc-vulnerable"):
    """[13.3] So few hull hits are left that the ship may strike, or sink, or can fire no more."""

    cites = "13.3"
    ship: ShipRef
    left: int
    danger: Literal["strike", "sink", "silent"]


class BatterySilenced(Event, frozen=True, tag="fc-battery-silent"):
    """[12.13] A shore battery has lost its last hull hit."""

    cites = "12.13"
    ship: ShipRef


class StaysAfloat(Event, frozen=True, tag="fc-stays-afloat"):
    """[13.3] The sinking roll is passed."""

    cites = "13.3"
    ship: ShipRef
    roll: Roll


class Sunk(Event, frozen=True, tag="fc-sunk"):
    """[13.3] A ship goes down: by its roll, as a battery shot to pieces, or with one it is fouled to."""

    cites = "13.3"
    ship: ShipRef
    roll: Roll | None = None


class Scuttled(Event, frozen=True, tag="fc-scuttled"):
    """[14.5] A ship is sunk by those aboard."""

    cites = "14.5"
    ship: ShipRef


class Exploded(Event, frozen=True, tag="fc-exploded"):
    """[13.4] A magazine blows up; ships linked to it go with it."""

    cites = "13.4"
    ship: ShipRef
    roll: Roll | None = None


class FightsOn(Event, frozen=True, tag="fc-fights-on"):
    """[13.3] The striking roll is passed."""

    cites = "13.3"
    ship: ShipRef
    roll: Roll


class Struck(Event, frozen=True, tag="fc-struck"):
    """[13.3] A ship strikes her colours."""

    cites = "13.3"
    ship: ShipRef
    roll: Roll


# ---------------------------------------------------------------- hits


def hurt(g: FCGame, i: ShipId, hits: Hits) -> tuple[Hits, list[Event]]:
    """[13.0] Apply hits of any origin: what the ship lost, and what follows from it, still to be told.

    Whoever hurts a ship tells of it first, then of `aftermath`.
    """
    ship = g.state.ships[i]
    after: list[Event] = []
    if ship.battery:
        _hurt_battery(g, i, hits.hull, after)
        return Hits(hits.hull), after
    crew = min(hits.crew, manpower(g, ship) - 1)  # [13.2] never below one
    ship.crew += crew
    if hits.rigging:
        _hurt_rigging(g, i, hits.rigging, after)
    if hits.hull:
        _hurt_hull(g, i, hits.hull, after)
    return Hits(hits.hull, hits.rigging, crew), after


def aftermath(g: FCGame, i: ShipId, suffered: Hits, after: Sequence[Event], of: Event) -> None:
    """What follows from hits that have been told: the rest of their tale, and commanders in danger [13.6]."""
    for event in after:
        g.tell(event, of=of)
    ship = g.state.ships[i]
    if ship.battery:
        if ship.battery != SHORE and hull_left(g, ship) == 0:
            sink(g, i, of=of, rule="12.13")
    elif suffered:
        casualties(g, i, of)


def _hurt_rigging(g: FCGame, i: ShipId, hits: int, after: list[Event]) -> None:
    """[13.1] Fifteen hits dismast; six take the full sails [11.12]."""
    ship = g.state.ships[i]
    before = ship.rigging
    ship.rigging += hits
    if before < DISMASTED_AT <= ship.rigging:
        after.append(Dismasted(ship_ref(g, i)))
    if ship.rigging >= NO_FULL_SAILS_AT:
        _lose_full_sails(g, i, after)


def _lose_full_sails(g: FCGame, i: ShipId, after: list[Event]) -> None:
    ship = g.state.ships[i]
    if ship.full_sails:
        ship.full_sails = False
        after.append(FullSailsLost(ship_ref(g, i)))


def _hurt_hull(g: FCGame, i: ShipId, hits: int, after: list[Event]) -> None:
    """[13.3] Excess hits carry over to the damaged side; rigging and crew hits stay (ruling 120)."""
    ship = g.state.ships[i]
    capacity = counter(g, i).capacity
    left = hull_left(g, ship)
    ship.hull += hits
    if not ship.damaged and ship.hull >= capacity[0]:
        _flip(g, i, after)
        left = capacity[1]
    if ship.damaged:
        ship.hull = min(ship.hull, capacity[1])
        _warn(g, i, left, hull_left(g, ship), after)


def _flip(g: FCGame, i: ShipId, after: list[Event]) -> None:
    ship = g.state.ships[i]
    ship.damaged = True
    ship.hull -= counter(g, i).capacity[0]
    after.append(Damaged(ship_ref(g, i), ship.hull))
    _lose_full_sails(g, i, after)


def _warn(g: FCGame, i: ShipId, before: int, left: int, after: list[Event]) -> None:
    """[13.3] The Vulnerable marker: the ship may strike, or sink, at the end of the turn."""
    if left == 0 < before:
        after.append(Vulnerable(ship_ref(g, i), left, "silent"))
    elif left <= MAY_SINK_AT < before:
        after.append(Vulnerable(ship_ref(g, i), left, "sink"))
    elif left <= MAY_STRIKE_AT < before:
        after.append(Vulnerable(ship_ref(g, i), left, "strike"))


def _hurt_battery(g: FCGame, i: ShipId, hits: int, after: list[Event]) -> None:
    """[12.13] Hull hits only; at capacity a shore battery is silent, a floating one sinks (ruling 118)."""
    ship = g.state.ships[i]
    if not hits:
        return
    capacity = counter(g, i).capacity
    ship.hull += hits
    if ship.battery == BLOCKSHIP and not ship.damaged and ship.hull >= capacity[0]:
        _flip(g, i, after)  # 18.15: sinks only when the damaged side is used up (ruling 119)
    if ship.hull >= capacity[ship.damaged]:
        ship.hull = capacity[ship.damaged]
        if ship.battery == SHORE:
            after.append(BatterySilenced(ship_ref(g, i)))


# ---------------------------------------------------------------- leaving the game


def sink(
    g: FCGame,
    i: ShipId,
    of: Event | int | None = None,
    roll: Roll | None = None,
    rule: str = "",
    by_hand: bool = False,
) -> None:
    """[13.3] A ship goes down, with every ship fouled to it and so on (ruling 127)."""
    state = g.state
    going, todo = [i], [i]
    while todo:
        for j in state.ships[todo.pop()].fouled:
            if j not in going:
                going.append(j)
                todo.append(j)
    remove(g, i, "scuttled" if by_hand else "sunk")
    first = Scuttled(ship_ref(g, i)) if by_hand else Sunk(ship_ref(g, i), roll)
    told = g.tell(first, of=of, rule=rule)
    for k in going[1:]:
        remove(g, k, "sunk")
        g.tell(Sunk(ship_ref(g, k)), of=told, rule=rule)


def explode(g: FCGame, i: ShipId, roll: Roll, of: Event) -> None:
    """[13.4] A ship blows up and takes along all ships linked to it, but none beyond (ruling 126)."""
    ship = g.state.ships[i]
    linked = sorted({*ship.grappled, *ship.fouled})
    remove(g, i, "exploded")
    told = g.tell(Exploded(ship_ref(g, i), roll), of=of)
    for k in linked:
        remove(g, k, "exploded")
        g.tell(Exploded(ship_ref(g, k)), of=told)


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
        for i, ship in numbered_ships(g.state):
            if may_sink(g, ship):
                self._roll(g, i, hull_left(g, ship))

    def _roll(self, g: FCGame, i: ShipId, left: int) -> None:
        roll = g.throw(
            "sinking",
            i,
            10,
            mods=_left_mod(left),
            table="sinking",
            resolve=lambda total: "@fc-res-afloat" if total <= AFLOAT_UP_TO else "@fc-res-sinks",
            zero_based=True,
        )
        if roll.total <= AFLOAT_UP_TO:
            g.tell(StaysAfloat(ship_ref(g, i), roll))
        else:
            sink(g, i, roll=roll)


class Striking(Step, tag="fc.striking"):
    """[13.3] The Striking segment of the ship status check."""

    rule = "13.3"

    def advance(self, g: FCGame) -> None:
        g.done()
        for i, ship in numbered_ships(g.state):
            if may_strike(g, ship):
                self._roll(g, i, hull_left(g, ship))

    def _roll(self, g: FCGame, i: ShipId, left: int) -> None:
        roll = g.throw(
            "striking",
            i,
            10,
            mods=_left_mod(left),
            table="strike",
            resolve=lambda total: "@fc-res-fights-on" if total <= FIGHTS_ON_UP_TO else "@fc-res-strikes",
            zero_based=True,
        )
        if roll.total <= FIGHTS_ON_UP_TO:
            g.tell(FightsOn(ship_ref(g, i), roll))
            return
        ship = g.state.ships[i]
        ship.struck = True
        ship.full_sails = False
        g.tell(Struck(ship_ref(g, i), roll))


STEPS: tuple[type[Step], ...] = (Sinking, Striking)
EVENTS: tuple[type[Event], ...] = (
    Dismasted,
    FullSailsLost,
    Damaged,
    Vulnerable,
    BatterySilenced,
    StaysAfloat,
    Sunk,
    Scuttled,
    Exploded,
    FightsOn,
    Struck,
)
