"""How well a side stands: points, damage, the flagship, and how near each fleet is to breaking off."""

from __future__ import annotations

from typing import Final

from quarterdeck.ai.flying_colors.values import best_broadsides, is_flagship, seamanship
from quarterdeck.games.flying_colors.ids import OTHER, SIDES, SideNo
from quarterdeck.games.flying_colors.rules.common import FCGame, hull_left
from quarterdeck.games.flying_colors.rules.r15_victory import (
    breaks_by_itself,
    half_points,
    has_lost_a_vessel,
    undamaged,
)
from quarterdeck.games.flying_colors.state import Ship, numbered_ships
from quarterdeck.kernel import Seat

WON: Final = 60.0
HALF_POINT: Final = 0.5
HULL: Final = 0.5
RIGGING: Final = 0.2
CREW: Final = 0.4
FLAG: Final = 1.5
"""Hits on a flagship beside those on others: her loss breaks her fleet [15.2]."""
BROKEN: Final = 40.0
FIRST_LOSS: Final = 4.0
"""[15.2] From the first vessel lost on, every turn may be the last."""
OUTNUMBERED: Final = 3.0
"""[15.2] For each step of the ratio of undamaged ships that counts in the check."""
AFIRE: Final = 3.0
AGROUND: Final = 2.0
SHOTS: Final = 0.0003
"""What broadsides could do now, in thousandths of a point, beside what has been done."""
POSE: Final = 0.0005


def terms(g: FCGame, seat: Seat) -> dict[str, float]:
    """By message id, from the seat's side."""
    mine = SIDES[g.state.seats.index(seat)]
    enemy = OTHER[mine]
    if g.outcome is not None:
        won = seat in g.outcome.winners
        return {"fc-term-outcome": WON * (won or -1.0) if g.outcome.winners else 0.0}
    points = half_points(g)
    return {
        "fc-term-points": HALF_POINT * (points[mine] - points[enemy]),
        "fc-term-damage": hurt(g, enemy) - hurt(g, mine),
        "fc-term-breaking": breaking(g, enemy) - breaking(g, mine),
        "fc-term-position": position(g, mine) - position(g, enemy),
    }


def hurt(g: FCGame, side: SideNo) -> float:
    return sum(_hurt(g, ship) for ship in g.state.ships if ship.home == side and ship.bow and not ship.struck)


def _hurt(g: FCGame, ship: Ship) -> float:
    hits = HULL * ship.hull + RIGGING * ship.rigging + CREW * ship.crew
    if ship.damaged:
        hits += 1.0 + 2.0 * (not hull_left(g, ship))
    hits += AFIRE * ship.burning + AGROUND * ship.aground
    return hits * (FLAG if is_flagship(g, ship) else 1.0) * (0.3 if ship.battery else 1.0)


def breaking(g: FCGame, side: SideNo) -> float:
    """[15.2] How near a fleet is to breaking off."""
    if breaks_by_itself(g, side):
        return BROKEN
    state = g.state
    sound, theirs = undamaged(state, side), undamaged(state, OTHER[side])
    steps = 2 if theirs >= 2 * sound else 1 if theirs > sound else 0
    near = OUTNUMBERED * steps
    if has_lost_a_vessel(state, side):
        near = 2 * near + FIRST_LOSS
    return near


def position(g: FCGame, side: SideNo) -> float:
    """Shots that bear, and ships that are running out of water or wind."""
    total = 0.0
    for i, ship in numbered_ships(g.state):
        if ship.side != side or not ship.bow or ship.struck:
            continue
        total += SHOTS * best_broadsides(g, i)
        if not ship.battery and not ship.anchored:
            total += POSE * seamanship(g, ship, ship.bow, ship.facing)
    return total
