"""[11.9, 11.10, 11.11] Grappling, evasion and disengaging."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from quarterdeck.games.flying_colors.actions import EVADE, STAND, CutLoose, Evade, Grapple
from quarterdeck.games.flying_colors.ids import ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    adrift,
    commander_mods,
    dismasted,
    grapple,
    linked,
    manpower,
    rate,
    scenario_of,
    seat_of,
    ship_ref,
    unlink,
)
from quarterdeck.games.flying_colors.rules.r09_facing import beam_hexes
from quarterdeck.games.flying_colors.rules.r11_8_collision import bulk
from quarterdeck.games.flying_colors.rules.r11_activation import Acting
from quarterdeck.games.flying_colors.rules.verdicts import Verdict, no
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.kernel import Action, Event, Message, Mod, Roll, Seat, Step

GRAPPLED_AT_MOST = 4
EVADED_AT_MOST = 6
FREE_AT_MOST = 4

ENTANGLED: Final = no("fc-no-move-entangled", "11.10")


class Evaded(Event, frozen=True, tag="fc-evasion"):
    """[11.9] The ship that is to be grappled tries to evade."""

    cites = "11.9"
    ship: ShipRef
    target: ShipRef
    """The ship whose grapples she evades."""
    evaded: bool
    roll: Roll


class Grappled(Event, frozen=True, tag="fc-grapple"):
    """[11.9] Grapples are thrown: they hold, or fall short."""

    cites = "11.9"
    ship: ShipRef
    target: ShipRef
    held: bool
    roll: Roll


class Disengaged(Event, frozen=True, tag="fc-disengage"):
    """[11.11] A ship tries to cut herself loose."""

    cites = "11.11"
    ship: ShipRef
    target: ShipRef
    free: bool
    roll: Roll


def helpless(g: FCGame, target: Ship) -> bool:
    """[11.9] Adrift, in irons, dismasted, fouled, grappled, struck or aground (ruling 74)."""
    if adrift(target) or target.aground or target.struck or linked(target) or dismasted(target):
        return True
    return target.anchored and g.options.grapple_anchored


def can_be_grappled(g: FCGame, i: ShipId, j: ShipId) -> bool:
    """May ship i throw grapples at ship j, contact apart?"""
    ship, target = g.state.ships[i], g.state.ships[j]
    if target.side == ship.side or target.battery or j in ship.grappled or target.confused:
        return False
    if scenario_of(g).rule("grapple_requires_fouled") and j not in ship.fouled:
        return False
    return helpless(g, target)


def in_contact(g: FCGame, i: ShipId) -> list[ShipId]:
    """Units that touch a port or starboard hexside of a ship (ruling 73)."""
    at = g.state.at
    return sorted({at[hex_] for hex_ in beam_hexes(g.state.ships[i]) if at.get(hex_, i) != i})


def may_evade(target: Ship) -> bool:
    """Refused to ships grappled, fouled, aground or struck (ruling 75)."""
    return not (linked(target) or target.aground or target.struck)


def evasion_mods(g: FCGame, j: ShipId) -> tuple[Mod, ...]:
    target = g.state.ships[j]
    mods = list(commander_mods(g, j, -1, "11.9"))
    weight = bulk(rate(g, target))
    if weight:
        mods.append(Mod(weight, "fc-mod-rate", "11.9"))
    if target.damaged:
        mods.append(Mod(1, "fc-mod-damaged", "11.9"))
    return tuple(mods)


def grapple_mods(g: FCGame, i: ShipId, j: ShipId) -> tuple[Mod, ...]:
    ship, target = g.state.ships[i], g.state.ships[j]
    mods = []
    difference = manpower(g, target) - manpower(g, ship)  # ruling 77
    if difference:
        mods.append(Mod(difference, "fc-mod-manpower", "11.9"))
    if target.struck:
        mods.append(Mod(-1, "fc-mod-struck", "11.9"))
    if j in ship.fouled:
        mods.append(Mod(-2, "fc-mod-fouled", "11.9"))
    return tuple(mods)


def throw_grapples(g: FCGame, i: ShipId, j: ShipId, of: int | None) -> None:
    """One throw of the grapples."""
    roll = g.throw(
        "grapple",
        f"{i} {j}",
        10,
        zero_based=True,
        mods=grapple_mods(g, i, j),
        table="grappling",
        resolve=lambda total: "@fc-res-grappled" if total <= GRAPPLED_AT_MOST else "@fc-res-failed",
    )
    held = roll.total <= GRAPPLED_AT_MOST
    if held:
        grapple(g.state, i, j)
    g.tell(Grappled(ship_ref(g, i), ship_ref(g, j), held, roll), of=of)


class GrappleAttempt(Step, tag="fc.grapple"):
    """[11.9] The target may evade; otherwise the grapples are thrown."""

    rule = "11.9"
    ship: ShipId
    target: ShipId
    told: int | None = None
    answered: bool = False

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        target = g.state.ships[self.target]
        if self.answered or not may_evade(target):
            return {}
        return {seat_of(g, target): (EVADE, STAND)}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        self.answered = True
        if isinstance(action, Evade):
            self._evade(g)

    def _evade(self, g: FCGame) -> None:
        roll = g.throw(
            "evasion",
            self.target,
            10,
            zero_based=True,
            mods=evasion_mods(g, self.target),
            table="evasion",
            resolve=lambda total: "@fc-res-evaded" if total <= EVADED_AT_MOST else "@fc-res-not-evaded",
        )
        evaded = roll.total <= EVADED_AT_MOST
        g.tell(Evaded(ship_ref(g, self.target), ship_ref(g, self.ship), evaded, roll), of=self.told)
        if evaded:
            g.done()

    def advance(self, g: FCGame) -> None:
        throw_grapples(g, self.ship, self.target, self.told)
        g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        ships = g.state.ships
        names = {"ship": ships[self.ship].name, "target": ships[self.target].name}
        return Message("fc-grapple-prompt", names)


def disengage_mods(g: FCGame, i: ShipId, j: ShipId) -> tuple[Mod, ...]:
    ship = g.state.ships[i]
    mods = list(commander_mods(g, i, -1, "11.11"))
    if j in ship.fouled:
        if j in ship.grappled:
            mods.append(Mod(2, "fc-mod-fouled-and-grappled", "11.11"))
        else:
            mods.append(Mod(1, "fc-mod-fouled", "11.11"))
    return tuple(mods)


def disengage(g: FCGame, i: ShipId, j: ShipId, of: int | None) -> None:
    """[11.11] Success clears both kinds of link of the pair (ruling 80)."""
    roll = g.throw(
        "disengage",
        f"{i} {j}",
        10,
        zero_based=True,
        mods=disengage_mods(g, i, j),
        table="disengagement",
        resolve=lambda total: "@fc-res-disengaged" if total <= FREE_AT_MOST else "@fc-res-failed",
    )
    free = roll.total <= FREE_AT_MOST
    if free:
        unlink(g.state, i, j)
    g.tell(Disengaged(ship_ref(g, i), ship_ref(g, j), free, roll), of=of)


class Entangled(Acting, tag="fc.entangled"):
    """[11.10] Grappled or fouled: one try at grappling a fouled enemy, one at cutting loose."""

    mode = "fc-entangled-prompt"
    grappling: bool = False  # has tried
    cutting: bool = False

    def verdicts(self, g: FCGame, ship: Ship, everything: bool) -> Iterator[Verdict]:
        yield from self.shots(g, ship, everything)
        if not self.grappling and not ship.prize:
            for j in ship.fouled:
                if can_be_grappled(g, self.ship, j):
                    yield Grapple(j), None
        if not self.cutting:
            for j in sorted({*ship.grappled, *ship.fouled}):
                yield CutLoose(j), None
        yield from self.scuttling(g)
        yield from self.ends(ship, free=False)
        yield from self.no_moves(ENTANGLED, everything)

    def untouched(self) -> bool:
        return not self.grappling and not self.cutting

    def take_more(self, g: FCGame, ship: Ship, action: Action) -> None:
        if isinstance(action, Grapple):
            self.grappling = True
            g.call(GrappleAttempt(self.ship, action.ship, self.told))
        elif isinstance(action, CutLoose):
            self.cutting = True
            disengage(g, self.ship, action.ship, self.told)
            if not linked(ship):
                self.stop(g)


STEPS: tuple[type[Step], ...] = (GrappleAttempt, Entangled)
EVENTS: tuple[type[Event], ...] = (Evaded, Grappled, Disengaged)
