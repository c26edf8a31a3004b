"""How well a side stands: damage, ships lost, where the ships lie, and what the scenario asks."""

from __future__ import annotations

from typing import Final

from quarterdeck.ai.sails_of_glory import goals, values
from quarterdeck.games.sails_of_glory.ids import BEAMS, Side
from quarterdeck.games.sails_of_glory.options import SgGame, scenario_of
from quarterdeck.games.sails_of_glory.rules import victory
from quarterdeck.games.sails_of_glory.rules.common import card_of, in_play
from quarterdeck.games.sails_of_glory.state import Ship
from quarterdeck.kernel import Seat

WON: Final = 60.0
A_SHIP: Final = 6.0
"""Boxes that the loss of a whole ship counts besides those that were covered."""
A_POINT: Final = 3.0
"""A point of the scenario, in boxes."""
READY: Final = 0.6
"""A loaded broadside, in boxes."""
FIRE: Final = 1.5
LEAK: Final = 1.0
MAST: Final = 1.5
STRANDED: Final = 4.0
NEXT_SHOTS: Final = 0.5
"""Shots that would bear now, beside boxes already covered: the next turn moves everybody on."""


def terms(g: SgGame, seat: Seat) -> dict[str, float]:
    """By message id, from the seat's side."""
    side = next(ship.side for ship in g.state.ships if ship.seat == seat)
    if g.outcome is not None:
        won = seat in g.outcome.winners
        return {"sg-term-outcome": WON * (won or -1.0) if g.outcome.winners else 0.0}
    mine = [ship for ship in g.state.ships if ship.side == side]
    theirs = [ship for ship in g.state.ships if ship.side != side]
    care = max((goals.care(g, ship) for ship in mine if ship.in_play), default=values.CARE) / values.CARE
    return {
        "sg-term-damage-given": sum(hurt(g, ship) for ship in theirs),
        "sg-term-damage-taken": -care * sum(hurt(g, ship) for ship in mine),
        "sg-term-position": position(g, mine) - position(g, theirs),
        "sg-term-errand": errands(g, side),
    }


def hurt(g: SgGame, ship: Ship) -> float:
    """Boxes covered, with what is still to come from fires and leaks, and the guns that are silent."""
    if not ship.in_play:
        return 0.0 if ship.fate == "escaped" else card_of(g, ship).boxes + A_SHIP
    covered = len(ship.hull) + len(ship.crew)
    special = FIRE * ship.fires + LEAK * ship.leaks + MAST * ship.masts
    silent = READY * sum(ship.broadside(battery).load is None for battery in BEAMS)
    return covered + special + silent + STRANDED * ship.aground


def position(g: SgGame, ships: list[Ship]) -> float:
    """Shots that bear, from where everybody lies now; a berth with no way on, the wind ahead."""
    total = 0.0
    for ship in ships:
        if not ship.in_play:
            continue
        enemies = [
            (enemy, 1.0, [enemy.pose])
            for enemy in in_play(g)
            if enemy.side != ship.side and enemy.pose[1] >= 0
        ]
        given = max(
            (values.best_salvo(g, ship, ship.pose, enemy, enemy.pose) for enemy, _, _ in enemies), default=0.0
        )
        total += NEXT_SHOTS * given
        if not ship.aground and not ship.anchored:
            total += values.safety(g, ship, ship.pose, ship.last_card, goals.doors(g, ship)) / 2
            if not goals.errand(g, ship):
                total += values.approach(ship.pose, enemies)
    return total


def errands(g: SgGame, side: Side) -> float:
    """Points of the scenario, and how near each side is to what it has to do."""
    total = 0.0
    if scenario_of(g).victory.kind == "points":
        total += A_POINT * (victory.points(g, side) - victory.points(g, victory.enemy(side)))
    for ship in in_play(g):
        errand = goals.errand(g, ship)
        if errand:
            near = goals.progress(g, ship, ship.pose, errand)
            total += near if ship.side == side else -near
    return total
