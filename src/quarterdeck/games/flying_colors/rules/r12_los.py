"""[12.1] Lines of sight between ships, and [12.5] the attack type that follows from position alone.

Everything here depends on how two ships lie to each other, never on where on the map they are, so the answer
for each relative position is worked out once and kept (`aspect`).  Only the question which hexes are occupied
is asked anew for each shot.
"""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from typing import Final, NamedTuple

from quarterdeck.games.flying_colors.ids import Broadside
from quarterdeck.geometry.hex import DISTANCE, STEP, Hex, Offset
from quarterdeck.geometry.lines import line

from .r12_arcs import ALL_AROUND, BROADSIDES, SECTOR, arcs, bears_abaft

MAX_RANGE: Final = 10
CARRONADE_RANGE: Final = 5
ORIGIN: Final = Hex(0)  # only the way from one ship to the other matters


class SightLine(NamedTuple):
    """[12.1] One line from an attacking hex to a target hex, as differences from the firer's bow hex.

    The hexes of the two ships themselves are left out: they never block.
    """

    range: int
    target_hex: int  # 0 bow, 1 stern
    crossed: tuple[Offset, ...]
    spines: tuple[tuple[Offset, Offset], ...]


class Bearing(NamedTuple):
    """How one broadside bears on a target, before anything in between is looked at."""

    lines: tuple[SightLine, ...]  # every pair of hexes
    useful: tuple[SightLine, ...]  # those whose target hex lies in the arc, nearest first
    whole: bool  # every target hex lies in the arc
    rake: bool  # and no firing hex lies in an arc of the target [12.5]
    half_in: bool  # or exactly one hex of a two-hex firer does: a rake at range 1 [12.5]
    abaft: bool  # the hexes outside the target's arcs lie astern of it


class Sight(NamedTuple):
    """[12.5], [12.6] The shot as it would be fired now."""

    range: int
    partial: bool
    rake: bool
    stern: bool
    close: bool = False  # the rake is a close range rake


def _hexes(bow: Hex, facing: int, two_hexes: bool) -> tuple[Hex, ...]:
    return (bow, bow - STEP[facing]) if two_hexes else (bow,)


def _sight_line(a: Hex, b: Hex, target_hex: int, own: tuple[Hex, ...]) -> SightLine:
    crossed, spines = line(b - a)
    return SightLine(
        max(1, DISTANCE[b - a]),
        target_hex,
        tuple(a + o - ORIGIN for o in crossed if a + o not in own),
        tuple((a + o - ORIGIN, a + p - ORIGIN) for o, p in spines if a + o not in own and a + p not in own),
    )


def _bearing(
    firer: tuple[Hex, ...], target: tuple[Hex, ...], in_arc: list[bool], shown: list[bool], abaft: bool
) -> Bearing | None:
    lines = tuple(_sight_line(a, b, i, firer + target) for a in firer for i, b in enumerate(target))
    useful = sorted((x for x in lines if in_arc[x.target_hex]), key=lambda x: x.range)
    if not useful or useful[0].range > MAX_RANGE:
        return None
    whole = all(in_arc)
    return Bearing(
        lines=lines,
        useful=tuple(x for x in useful if x.range <= MAX_RANGE),
        whole=whole,
        rake=whole and not any(shown),
        half_in=whole and len(shown) == 2 and sum(shown) == 1,
        abaft=abaft,
    )


@lru_cache(maxsize=131_072)
def aspect(
    difference: Offset, facing: int, two_hexes: bool, target_facing: int, target_two_hexes: bool, turret: bool
) -> tuple[Bearing | None, Bearing | None]:
    """How the starboard and the port broadside bear on a target whose bow hex is `difference` away.

    `turret` is a battery: it fires in any direction [12.13] and its two shots are the same.
    """
    there = ORIGIN + difference
    firer = _hexes(ORIGIN, facing, two_hexes)
    target = _hexes(there, target_facing, target_two_hexes)
    seen = [ALL_AROUND if turret and h not in firer else arcs(ORIGIN, facing, two_hexes, h) for h in target]
    if not any(seen):
        return None, None
    shown = [arcs(there, target_facing, target_two_hexes, h) != 0 for h in firer]
    stern = target[-1]
    abaft = any(
        bears_abaft(stern, target_facing, h) for h, visible in zip(firer, shown, strict=True) if not visible
    )
    starboard, port = (
        _bearing(firer, target, [bool(s & SECTOR[side]) for s in seen], shown, abaft) for side in BROADSIDES
    )
    return starboard, port


def bearing_of(aspects: tuple[Bearing | None, Bearing | None], side: Broadside) -> Bearing | None:
    return aspects[0] if side == "starboard" else aspects[1]


def _clear(sight: SightLine, bow: Hex, occupied: Container[Hex]) -> bool:
    for o in sight.crossed:
        if bow + o in occupied:
            return False
    for o, p in sight.spines:  # noqa: SIM110 - a generator costs a third more
        if bow + o in occupied and bow + p in occupied:
            return False
    return True


def can_see(bearing: Bearing, bow: Hex, occupied: Container[Hex], reach: int = MAX_RANGE) -> bool:
    """[12.1], [12.6] Is there one clear line, within range, to a target hex in the arc?"""
    for sight in bearing.useful:
        if sight.range > reach:
            return False
        if _clear(sight, bow, occupied):
            return True
    return False


def sight(bearing: Bearing, bow: Hex, occupied: Container[Hex], reach: int = MAX_RANGE) -> Sight | None:
    """[12.5], [12.6] Range and attack type, or None if nothing can be seen.

    `occupied` may hold the hexes of firer and target: they are never looked at.
    """
    clear = [x for x in bearing.lines if _clear(x, bow, occupied)]
    ranges = [x.range for x in clear if x in bearing.useful]
    if not ranges or min(ranges) > reach:
        return None
    nearest = min(ranges)
    blocked = len(clear) < len(bearing.lines)
    close = bearing.half_in and nearest <= 1 and _all_hexes_seen(bearing, clear)
    rake = bearing.rake or close
    return Sight(nearest, blocked or not bearing.whole, rake, rake and bearing.abaft, close)


def _all_hexes_seen(bearing: Bearing, clear: list[SightLine]) -> bool:
    """[12.5] The close range rake asks for a line to every hex of the target."""
    return {x.target_hex for x in clear} == {x.target_hex for x in bearing.lines}
