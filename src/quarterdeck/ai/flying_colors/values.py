"""What a position is worth to a ship: shots it would have, shots it would suffer, and seamanship."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.rules.r12_arcs import BROADSIDES
from quarterdeck.games.flying_colors.rules.r12_firepower import work_out
from quarterdeck.games.flying_colors.rules.r12_odds import columns, odds
from quarterdeck.games.flying_colors.rules.r12_targets import guns_ready, is_target, shots
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.games.flying_colors.status import FCGame, put, scenario_of, ship_distance
from quarterdeck.geometry.hex import DISTANCE, STEP

# Worth of a hit, in thousandths of a point per tenth of a hit.
HULL: Final = 100
CREW: Final = 60
RIGGING: Final = 40
FIRE: Final = 12  # for each of a hundred chances of a fire

SUFFERED: Final = 60  # per cent: what a hit taken weighs beside a hit given
NEAR_ENEMIES: Final = 5
GUN_RANGE: Final = 8
CLOSE: Final = 2  # the range a ship of the line fights at


class ShotValue(NamedTuple):
    value: int
    column: str


def shot_value(g: FCGame, i: int, side: str, j: int, answering: bool = False) -> ShotValue:
    """The better of aiming at hull or rigging, in thousandths."""
    shot = work_out(g, i, side, j, answering)  # type: ignore[arg-type]  # side is one of the two words
    if shot is None or shot.firepower is None:
        return ShotValue(0, "hull")
    best = ShotValue(-1, "hull")
    for column in columns(g, j):
        found = odds(g, shot, column)
        value = HULL * found.hull + CREW * found.crew + RIGGING * found.rigging + FIRE * found.fire
        if value > best.value:
            best = ShotValue(value, column)
    return best


def best_broadsides(g: FCGame, i: int) -> int:
    """What both broadsides together could do from here."""
    best = dict.fromkeys(BROADSIDES, 0)
    for side, j in shots(g, i):
        if not g.state.ships[j].struck:
            best[side] = max(best[side], shot_value(g, i, side, j).value)
    return sum(best.values())


def danger(g: FCGame, i: int, enemies: Sequence[int]) -> int:
    """What the nearest enemies could do to a ship from where they are."""
    total = 0
    ship = g.state.ships[i]
    for j in enemies:
        foe = g.state.ships[j]
        if guns_ready(g, foe) and is_target(g, foe, ship):
            total += max(shot_value(g, j, side, i, True).value for side in BROADSIDES)
    return total


def nearest_enemies(g: FCGame, i: int) -> list[int]:
    """The closest enemies that can still fight, nearest first."""
    ship = g.state.ships[i]
    foes = [
        (ship_distance(ship, other), j)
        for j, other in enumerate(g.state.ships)
        if other.side != ship.side and other.bow and not other.struck
    ]
    return [j for _, j in sorted(foes)[:NEAR_ENEMIES]]


def seamanship(g: FCGame, ship: Ship, bow: int, facing: int) -> int:
    """Water under the keel, wind in the sails, room ahead."""
    worth = 0
    wind = (facing - g.state.wind) % 6
    if wind == 3:
        worth -= 900
    hexes = g.data.boards[g.state.board].hexes
    ahead = bow
    for steps in range(1, 7):
        ahead += STEP[facing]
        if ahead not in hexes:
            worth -= 260 * (7 - steps)
            break
    if scenario_of(g).shoals.get(bow) is not None and not ship.aground:
        worth -= 1500
    return worth


def glance(g: FCGame, ship: Ship, bow: int, facing: int, foes: Sequence[Ship]) -> int:
    """A quick guess at a pose: the right distance, and the enemy abeam rather than ahead."""
    stern = stern_hex(bow, facing, ship.large)
    worth = seamanship(g, ship, bow, facing)
    for weight, foe in zip((10, 4, 3, 2, 2), foes, strict=False):
        distance = min(DISTANCE[foe.bow - bow], DISTANCE[foe.bow - stern], DISTANCE[foe.stern - bow])
        worth -= weight * 6 * abs(max(distance, 1) - CLOSE)
        if distance <= GUN_RANGE:
            ahead, astern = (
                DISTANCE[foe.bow - (bow + STEP[facing])],
                DISTANCE[foe.bow - (stern - STEP[facing])],
            )
            worth -= weight * 10 * abs(ahead - astern) // max(1, distance)
            if foe.facing == facing:
                worth += weight * 5
    return worth


def pose_value(g: FCGame, i: int, bow: int, facing: int, enemies: Sequence[int]) -> int:
    """Shots given less shots taken from a pose. The ship is put there for a moment and back again."""
    state = g.state
    ship = state.ships[i]
    here = (ship.bow, ship.stern, ship.facing)
    put(state, i, bow, stern_hex(bow, facing, ship.large), facing)
    fair = best_broadsides(g, i) - SUFFERED * danger(g, i, enemies) // 100
    put(state, i, *here)
    return fair
