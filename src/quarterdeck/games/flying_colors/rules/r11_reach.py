"""Where a ship can go: every pose within reach with the shortest way there, for click-to-path and bots."""

from __future__ import annotations

from typing import NamedTuple

from quarterdeck.games.flying_colors.rules.common import FCGame
from quarterdeck.games.flying_colors.rules.r11_2_sailing import Leg, Pilot
from quarterdeck.games.flying_colors.rules.r11_movement import Sailing
from quarterdeck.geometry.hex import Hex
from quarterdeck.kernel import Action

MOST_POSES = 600


class Pose(NamedTuple):
    """A pose within reach: points left there, whether the movement may end there, the actions to it."""

    bow: Hex
    facing: int
    left: int
    ends: bool
    path: tuple[Action, ...]


def reachable(g: FCGame, step: Sailing) -> list[Pose]:
    """Poses in the order found (fewest actions first), one entry for each bow hex, facing and points left.

    Grounding rolls and fire on the way are not foreseen.
    """
    i = step.ship
    pilot = Pilot(g, i, step.bounds)
    ship = g.state.ships[i]
    start = step.leg(ship)
    if step.must_avoid(g, ship, pilot.choices(start)):
        return []
    seen: set[Leg] = {start}
    kept: set[tuple[int, int, int]] = set()
    edge: list[tuple[Leg, tuple[Action, ...]]] = [(start, ())]
    found: list[Pose] = []
    while edge and len(found) < MOST_POSES:
        fresh: list[tuple[Leg, tuple[Action, ...]]] = []
        for leg, path in edge:
            way = pilot.choices(leg)
            key = (leg.bow, leg.facing, leg.mp)
            if path and key not in kept and pilot.free.clear(leg.bow, leg.facing):
                kept.add(key)
                found.append(Pose(leg.bow, leg.facing, leg.mp, way.may_end, path))
            for move in way.moves:
                if move.leg is not None and move.leg not in seen:
                    seen.add(move.leg)
                    fresh.append((move.leg, (*path, move.action)))
        edge = fresh
    return found
