"""[11.9, 11.10, 11.11] Grappling, evasion and disengaging."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quarterdeck.games.flying_colors.actions import EVADE, STAND, Evade
from quarterdeck.games.flying_colors.rules.r09_facing import beam_hexes
from quarterdeck.games.flying_colors.rules.r11_8_collision import bulk
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.games.flying_colors.status import (
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
    unlink,
)
from quarterdeck.kernel import Action, Message, Mod, Seat, Step

GRAPPLED_AT_MOST = 4
EVADED_AT_MOST = 6
FREE_AT_MOST = 4


def helpless(g: FCGame, target: Ship) -> bool:
    """[11.9] Adrift, in irons, dismasted, fouled, grappled, struck or aground (ruling 74)."""
    if adrift(target) or target.aground or target.struck or linked(target) or dismasted(target):
        return True
    return target.anchored and bool(g.options["grapple-anchored"])


def can_be_grappled(g: FCGame, i: int, j: int) -> bool:
    """May ship i throw grapples at ship j, contact apart?"""
    ship, target = g.state.ships[i], g.state.ships[j]
    if target.side == ship.side or target.battery or j in ship.grappled or target.confused:
        return False
    if scenario_of(g).rule("grapple_requires_fouled") and j not in ship.fouled:
        return False
    return helpless(g, target)


def in_contact(g: FCGame, i: int) -> list[int]:
    """Units that touch a port or starboard hexside of a ship (ruling 73)."""
    at = g.state.at
    return sorted({at[hex_] for hex_ in beam_hexes(g.state.ships[i]) if at.get(hex_, i) != i})


def may_evade(target: Ship) -> bool:
    """Refused to ships grappled, fouled, aground or struck (ruling 75)."""
    return not (linked(target) or target.aground or target.struck)


def evasion_mods(g: FCGame, j: int) -> tuple[Mod, ...]:
    target = g.state.ships[j]
    mods = list(commander_mods(g, j, -1, "11.9"))
    weight = bulk(rate(g, target))
    if weight:
        mods.append(Mod(weight, "fc-mod-rate", "11.9"))
    if target.damaged:
        mods.append(Mod(1, "fc-mod-damaged", "11.9"))
    return tuple(mods)


def grapple_mods(g: FCGame, i: int, j: int) -> tuple[Mod, ...]:
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


def grapple_roll(g: FCGame, i: int, j: int) -> bool:
    """One throw of the grapples."""
    ships = g.state.ships
    roll = g.roll(
        "11.9",
        "fc-grapple-roll",
        10,
        zero_based=True,
        mods=grapple_mods(g, i, j),
        table="grappling",
        resolve=lambda total: "@fc-res-grappled" if total <= GRAPPLED_AT_MOST else "@fc-res-failed",
        ship=ships[i].name,
        target=ships[j].name,
    )
    if roll.total > GRAPPLED_AT_MOST:
        return False
    grapple(g.state, i, j)
    return True


class GrappleAttempt(Step, tag="fc.grapple"):
    """[11.9] The target may evade; otherwise the grapples are thrown."""

    rule = "11.9"
    ship: int
    target: int
    answered: bool = False

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        target = g.state.ships[self.target]
        if self.answered or not may_evade(target):
            return {}
        return {seat_of(g, target): (EVADE, STAND)}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        self.answered = True
        if isinstance(action, Evade):
            roll = g.roll(
                "11.9",
                "fc-evasion-roll",
                10,
                zero_based=True,
                mods=evasion_mods(g, self.target),
                table="evasion",
                resolve=lambda total: "@fc-res-evaded" if total <= EVADED_AT_MOST else "@fc-res-not-evaded",
                ship=g.state.ships[self.target].name,
            )
            if roll.total <= EVADED_AT_MOST:
                g.done()

    def advance(self, g: FCGame) -> None:
        grapple_roll(g, self.ship, self.target)
        g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        ships = g.state.ships
        names = {"ship": ships[self.ship].name, "target": ships[self.target].name}
        return Message("fc-grapple-prompt", names)


def disengage_mods(g: FCGame, i: int, j: int) -> tuple[Mod, ...]:
    ship = g.state.ships[i]
    mods = list(commander_mods(g, i, -1, "11.11"))
    if j in ship.fouled:
        if j in ship.grappled:
            mods.append(Mod(2, "fc-mod-fouled-and-grappled", "11.11"))
        else:
            mods.append(Mod(1, "fc-mod-fouled", "11.11"))
    return tuple(mods)


def disengage(g: FCGame, i: int, j: int) -> bool:
    """[11.11] Success clears both kinds of link of the pair (ruling 80)."""
    ships = g.state.ships
    roll = g.roll(
        "11.11",
        "fc-disengage-roll",
        10,
        zero_based=True,
        mods=disengage_mods(g, i, j),
        table="disengagement",
        resolve=lambda total: "@fc-res-disengaged" if total <= FREE_AT_MOST else "@fc-res-failed",
        ship=ships[i].name,
        target=ships[j].name,
    )
    if roll.total > FREE_AT_MOST:
        return False
    unlink(g.state, i, j)
    return True
