"""Where a ship can go: every pose within reach with the shortest way there, for click-to-path and bots."""

from __future__ import annotations

from typing import Final, NamedTuple

from quarterdeck.games.flying_colors.rules.common import FCGame
from quarterdeck.games.flying_colors.rules.r11_2_sailing import Leg, Pilot, Waters
from quarterdeck.games.flying_colors.rules.r11_movement import Sailing
from quarterdeck.geometry.hex import Hex
from quarterdeck.kernel import Action

MOST_POSES: Final = 600
MOST_KNOWN: Final = 2_000
KNOWN: dict[Waters, list[Pose]] = {}
"""What was found before: ships seldom lie otherwise from one imagined game to the next."""


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
    if step.bounds:
        return explored(pilot, start)
    waters = pilot.free.waters(start)
    found = KNOWN.get(waters)
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = KNOWN[waters] = explored(pilot, start)
    return found.copy()


def explored(pilot: Pilot, start: Leg) -> list[Pose]:
    """Every pose that can be reached from this one, step by step."""
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
