"""What a step of movement would do: the pose it leads to, or the chances of its die in tenths."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from quarterdeck.games.flying_colors.actions import (
    Ahead,
    Back,
    Collide,
    CutLoose,
    Evade,
    Grapple,
    Select,
    Sternway,
    Tack,
    Wear,
    Weigh,
)
from quarterdeck.games.flying_colors.data.types import AUTOMATIC
from quarterdeck.games.flying_colors.rules.r08_out_of_command import (
    OutOfCommandCycle,
    check_mods,
    fleet_quality,
)
from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.rules.r11_2_sailing import Course, Leg
from quarterdeck.games.flying_colors.rules.r11_3_tacking import tack_mods, tack_points
from quarterdeck.games.flying_colors.rules.r11_4_drifting import FREE_AT_MOST as STERNWAY_AT_MOST
from quarterdeck.games.flying_colors.rules.r11_6_anchoring import RAISED_AT_MOST
from quarterdeck.games.flying_colors.rules.r11_7_grounding import exempt, grounding_mods
from quarterdeck.games.flying_colors.rules.r11_8_collision import FOULED_AT, collision_mods
from quarterdeck.games.flying_colors.rules.r11_9_grappling import (
    EVADED_AT_MOST,
    FREE_AT_MOST,
    GRAPPLED_AT_MOST,
    GrappleAttempt,
    disengage_mods,
    evasion_mods,
    grapple_mods,
    may_evade,
)
from quarterdeck.games.flying_colors.rules.r11_movement import Activation
from quarterdeck.games.flying_colors.status import FCGame, commander_mods, shoals_of
from quarterdeck.geometry.hex import hex_name
from quarterdeck.kernel import Action, Mod

AGROUND_AT_MOST = 2


def tenths(mods: Iterable[Mod], succeeds: Callable[[int], bool]) -> int:
    """On how many faces of the die the modified roll succeeds."""
    total = sum(mod.value for mod in mods)
    return sum(succeeds(die + total) for die in range(10))


def _roll(mods: tuple[Mod, ...], succeeds: Callable[[int], bool]) -> dict[str, Any]:
    return {
        "tenths": tenths(mods, succeeds),
        "mods": [{"value": mod.value, "reason": mod.reason, "rule": mod.rule} for mod in mods],
    }


def preview(g: FCGame, action: Action) -> dict[str, Any] | None:
    """What a client may show for an action of chapters 8 and 11."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Activation):
        return _activation(g, step, action)
    if isinstance(step, GrappleAttempt) and isinstance(action, Evade):
        return {"evaded": _roll(evasion_mods(g, step.target), lambda total: total <= EVADED_AT_MOST)}
    if isinstance(step, OutOfCommandCycle) and isinstance(action, Select):
        ship = g.state.ships[action.ship]
        if ship.confused:
            return None
        needed = fleet_quality(g, ship.side)
        return {"passed": _roll(check_mods(g, ship), lambda total: total <= needed)}
    return None


def _activation(g: FCGame, step: Activation, action: Action) -> dict[str, Any] | None:
    i = step.ship
    match action:
        case Ahead() | Wear() | Back():
            return _pose(g, step, action)
        case Tack():
            mods = tack_mods(g, i)
            return {
                "irons": _roll(mods, lambda total: tack_points(total) < 0),
                "points": [tenths(mods, partial(_keeps, n, step.mp)) for n in range(3)],
            }
        case Collide(other):
            return {"fouled": _roll(collision_mods(g, i, other, step.mp), lambda total: total >= FOULED_AT)}
        case Grapple(target):
            found = {"grappled": _roll(grapple_mods(g, i, target), lambda total: total <= GRAPPLED_AT_MOST)}
            if may_evade(g.state.ships[target]):
                found["evaded"] = _roll(evasion_mods(g, target), lambda total: total <= EVADED_AT_MOST)
            return found
        case CutLoose(other):
            return {"free": _roll(disengage_mods(g, i, other), lambda total: total <= FREE_AT_MOST)}
        case Weigh():
            return {"raised": _roll(commander_mods(g, i, -1, "11.6"), lambda total: total <= RAISED_AT_MOST)}
        case Sternway():
            return {"free": _roll(commander_mods(g, i, -1, "11.4"), lambda total: total <= STERNWAY_AT_MOST)}
    return None


def _keeps(points: int, most: int, total: int) -> bool:
    """[11.3] Does this tacking roll leave exactly so many points?"""
    return min(most, tack_points(total)) == points


def _pose(g: FCGame, step: Activation, action: Action) -> dict[str, Any] | None:
    """The pose a step leads to, the points left, and the danger of running aground."""
    ship = g.state.ships[step.ship]
    moves = Course(g, step.ship).moves(step.leg(ship))
    leg = next((move.leg for move in moves if move.action == action), None)
    if leg is None:
        return None
    stern = stern_hex(leg.bow, leg.facing, ship.large)
    found: dict[str, Any] = {
        "bow": hex_name(leg.bow),
        "stern": hex_name(stern),
        "facing": leg.facing,
        "left": leg.mp,
    }
    aground = _grounding(g, step, leg, stern)
    return {**found, "aground": aground} if aground else found


def _grounding(g: FCGame, step: Activation, leg: Leg, stern: int) -> dict[str, Any] | None:
    ship = g.state.ships[step.ship]
    shoals = shoals_of(g)
    fresh = [shoals[h] for h in (leg.bow, stern) if h in shoals and h not in (ship.bow, ship.stern)]
    if not fresh or exempt(g, ship):
        return None
    if min(fresh) == AUTOMATIC:
        return {"tenths": 10, "mods": []}
    return _roll(grounding_mods(g, step.ship, min(fresh)), lambda total: total <= AGROUND_AT_MOST)
