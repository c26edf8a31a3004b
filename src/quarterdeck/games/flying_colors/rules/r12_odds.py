"""[12.8, 12.9, 13.4] What a shot may do, told before it is fired: the distribution of its results.

The client shows it beside each possible shot, and the bots weigh shots with it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from quarterdeck.games.flying_colors.data.gunnery import COLUMNS, HIGHEST_DIE
from quarterdeck.games.flying_colors.ids import Column, Hits, ShipId
from quarterdeck.games.flying_colors.rules.common import FCGame

from .r12_firepower import ShotPlan, die_mods, doubled, hit_row

FACES: Final = 10
NEVER_LIGHTS: Final = 9
NOTHING: Final = Hits()


class Odds(NamedTuple):
    """Results of one target type: hits in tenths (the sum over the ten faces), fires in hundredths."""

    results: tuple[Hits, ...]  # by face 0 to 9
    hull: int
    rigging: int
    crew: int
    fire: int


def ignition_faces(hits: Hits) -> int:
    """[13.4] Faces of the second die that start a fire: not above the hits, never a 9."""
    return min(hits.hull + hits.rigging + 1, NEVER_LIGHTS) if hits.fire else 0


def _summed(results: tuple[Hits, ...]) -> Odds:
    return Odds(
        results,
        sum(d.hull for d in results),
        sum(d.rigging for d in results),
        sum(d.crew for d in results),
        sum(ignition_faces(d) for d in results),
    )


NO_CHANCE: Final = _summed((NOTHING,) * FACES)


@lru_cache(maxsize=8_192)
def _odds(
    row: tuple[Hits, ...], bonus: int, rake: bool, stern: bool, point_blank: bool, battery: bool
) -> Odds:
    cells = [row[min(max(face + bonus, 0), HIGHEST_DIE)] for face in range(FACES)]
    if battery:
        return _summed(tuple(Hits(d.hull) for d in cells))
    return _summed(tuple(doubled(d, rake, stern, point_blank) for d in cells))


def odds(g: FCGame, shot: ShotPlan, column: Column) -> Odds:
    """[12.9] The distribution of results for one target type, doubled and all."""
    if shot.firepower is None:
        return NO_CHANCE
    bonus = sum(mod.value for mod in die_mods(g, shot, column))
    seen = shot.sight
    target = g.state.ships[shot.target]
    row = hit_row(g, column, shot.firepower)
    found = _odds(row, bonus, seen.rake, seen.stern, shot.point_blank, target.battery != 0)
    return found._replace(fire=0) if target.burning else found  # [13.4] not lit twice (ruling 123)


def columns(g: FCGame, target: ShipId) -> tuple[Column, ...]:
    """[12.7], [12.13] The target types to choose from: only the hull of a battery."""
    return ("hull",) if g.state.ships[target].battery else COLUMNS
