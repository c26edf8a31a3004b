"""[12.8, 12.9, 13.4] What a shot may do, told before it is fired: the distribution of its results.

The client shows it beside each possible shot, and the bots weigh shots with it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from quarterdeck.games.flying_colors.data.gunnery import COLUMNS, HIGHEST_DIE, Column, Damage
from quarterdeck.games.flying_colors.status import FCGame
from quarterdeck.kernel import Mod

from .r12_arcs import Broadside
from .r12_firepower import Shot, die_mods, doubled, hit_row, work_out

FACES: Final = 10
NEVER_LIGHTS: Final = 9
NOTHING: Final = Damage()


class Odds(NamedTuple):
    """Results of one target type: hits in tenths (the sum over the ten faces), fires in hundredths."""

    results: tuple[Damage, ...]  # by face 0 to 9
    hull: int
    rigging: int
    crew: int
    fire: int


def ignition_faces(damage: Damage) -> int:
    """[13.4] Faces of the second die that start a fire: not above the hits, never a 9."""
    return min(damage.hull + damage.rigging + 1, NEVER_LIGHTS) if damage.star else 0


def _summed(results: tuple[Damage, ...]) -> Odds:
    return Odds(
        results,
        sum(d.hull for d in results),
        sum(d.rigging for d in results),
        sum(d.crew for d in results),
        sum(ignition_faces(d) for d in results),
    )


NO_CHANCE: Final = _summed((NOTHING,) * FACES)


@lru_cache(maxsize=1 << 13)
def _odds(
    row: tuple[Damage, ...], bonus: int, rake: bool, stern: bool, point_blank: bool, battery: bool
) -> Odds:
    cells = [row[min(max(face + bonus, 0), HIGHEST_DIE)] for face in range(FACES)]
    if battery:
        return _summed(tuple(Damage(d.hull) for d in cells))
    return _summed(tuple(doubled(d, rake, stern, point_blank) for d in cells))


def odds(g: FCGame, shot: Shot, column: Column) -> Odds:
    """[12.9] The distribution of results for one target type, doubled and all."""
    if shot.firepower is None:
        return NO_CHANCE
    bonus = sum(mod.value for mod in die_mods(g, shot, column))
    seen = shot.sight
    target = g.state.ships[shot.target]
    row = hit_row(g, column, shot.firepower)
    found = _odds(row, bonus, seen.rake, seen.stern, shot.point_blank, target.battery != 0)
    return found._replace(fire=0) if target.burning else found  # [13.4] not lit twice (ruling 123)


def columns(g: FCGame, target: int) -> tuple[Column, ...]:
    """[12.7], [12.13] The target types to choose from: only the hull of a battery."""
    return ("hull",) if g.state.ships[target].battery else COLUMNS


def shot_odds(g: FCGame, i: int, side: Broadside, j: int, answering: bool = False) -> dict[str, Any] | None:
    """Everything about a shot before it is fired, for previews; None if it does not bear."""
    shot = work_out(g, i, side, j, answering)
    if shot is None:
        return None
    return {
        "ship": i,
        "side": side,
        "target": j,
        "range": shot.sight.range,
        "attack": shot.attack,
        "point_blank": shot.point_blank,
        "rate": shot.rate,
        "rate_mods": _mods(shot.rate_mods),
        "base": shot.base,
        "firepower_mods": _mods(shot.firepower_mods),
        "firepower": shot.firepower,
        "columns": {column: _column_odds(g, shot, column) for column in columns(g, j)},
    }


def _column_odds(g: FCGame, shot: Shot, column: Column) -> dict[str, Any]:
    found = odds(g, shot, column)
    return {
        "die_mods": _mods(die_mods(g, shot, column)) if shot.firepower is not None else [],
        "results": [str(damage) for damage in found.results],
        "hull_tenths": found.hull,
        "rigging_tenths": found.rigging,
        "crew_tenths": found.crew,
        "fire_percent": found.fire,
    }


def _mods(mods: tuple[Mod, ...]) -> list[dict[str, Any]]:
    return [{"value": mod.value, "reason": mod.reason, "rule": mod.rule} for mod in mods]
