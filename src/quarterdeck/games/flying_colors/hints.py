"""What a client may draw before anything is done: hints for the ship in hand, and what an action would do.

Chances are told in tenths: on how many faces of the die something happens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Final, Literal

import msgspec
from msgspec import structs

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
from quarterdeck.games.flying_colors.column import Follower, column
from quarterdeck.games.flying_colors.data.gunnery import RATES
from quarterdeck.games.flying_colors.data.model import AUTOMATIC
from quarterdeck.games.flying_colors.ids import (
    Attack,
    Broadside,
    Column,
    CommandKind,
    Hits,
    PointOfSail,
    ShipId,
)
from quarterdeck.games.flying_colors.rules.common import HEX_NAMES, FCGame, commander_mods, shoals_of
from quarterdeck.games.flying_colors.rules.r04_wind import points_of_sailing
from quarterdeck.games.flying_colors.rules.r06_commands import DetermineCommands, free_leaders, members
from quarterdeck.games.flying_colors.rules.r07_initiative import CommandActivation
from quarterdeck.games.flying_colors.rules.r08_out_of_command import (
    OutOfCommandCycle,
    check_mods,
    fleet_quality,
)
from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.rules.r11_1_rates import allowance
from quarterdeck.games.flying_colors.rules.r11_2_sailing import Course, Leg
from quarterdeck.games.flying_colors.rules.r11_3_tacking import tack_mods, tack_points
from quarterdeck.games.flying_colors.rules.r11_4_drifting import FREE_AT_MOST as STERNWAY_AT_MOST
from quarterdeck.games.flying_colors.rules.r11_6_anchoring import RAISED_AT_MOST
from quarterdeck.games.flying_colors.rules.r11_7_grounding import AGROUND_AT_MOST, exempt, grounding_mods
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
from quarterdeck.games.flying_colors.rules.r11_activation import Acting
from quarterdeck.games.flying_colors.rules.r11_movement import Sailing
from quarterdeck.games.flying_colors.rules.r11_reach import reachable
from quarterdeck.games.flying_colors.rules.r12_arcs import SECTOR, arcs
from quarterdeck.games.flying_colors.rules.r12_fire import (
    Answer,
    DefensiveFire,
    Fire,
    FirePerPoint,
    FireStep,
    GrappledFire,
    Shoot,
)
from quarterdeck.games.flying_colors.rules.r12_firepower import ShotPlan, die_mods, work_out
from quarterdeck.games.flying_colors.rules.r12_odds import columns, odds
from quarterdeck.games.flying_colors.rules.r14_melee import MeleeChoice
from quarterdeck.games.flying_colors.rules.r14_odds import AttackOdds, attack_odds, attacks_with
from quarterdeck.geometry.hex import DIRECTIONS, DISTANCE, Hex, Offset, within
from quarterdeck.kernel import Action, Ledger, Mod

FAN_RANGE: Final = 4
"""How far the drawn fans reach; longer shots are still offered by name."""

# ---------------------------------------------------------------- hints


class PoseHint(msgspec.Struct, frozen=True):
    """A pose within reach: what it costs, what is left there, and the actions that lead to it."""

    bow: str
    stern: str
    facing: int
    point: PointOfSail
    cost: int
    left: int
    ends: bool
    path: tuple[str, ...]


class Fans(msgspec.Struct, frozen=True):
    """[12.2] Hexes that each broadside bears on, with their range."""

    port: tuple[tuple[str, int], ...]
    starboard: tuple[tuple[str, int], ...]


class ShipHints(msgspec.Struct, frozen=True, tag_field="kind", tag="ship"):
    """The ship in hand: where she can go, what she bears on, her points on each facing 1 to 6 [11.1]."""

    ship: ShipId
    mp: int
    poses: tuple[PoseHint, ...]
    arcs: Fans
    points: tuple[int, ...]


class CommandHint(msgspec.Struct, frozen=True):
    """[5.2] The largest command of a kind under a leader."""

    leader: ShipId
    kind: CommandKind
    ships: tuple[ShipId, ...]


class CommandHints(msgspec.Struct, frozen=True, tag_field="kind", tag="commands"):
    """[6.0] Members of the command being formed, or the commands that could be."""

    members: tuple[ShipId, ...]
    commands: tuple[CommandHint, ...]


Hints = ShipHints | CommandHints


def hints(g: FCGame) -> Hints | None:
    """Poses within reach for a ship under way, members of the commands that could be formed."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, DetermineCommands) and step.side >= 0:
        return _command_hints(g, step)
    if not isinstance(step, Acting):
        return None
    i = step.ship
    sailing = isinstance(step, Sailing)
    return ShipHints(
        ship=i,
        mp=step.mp if isinstance(step, Sailing) else 0,
        poses=_poses(g, step) if isinstance(step, Sailing) else (),
        arcs=fans(g, i),
        points=points_by_facing(g, i) if sailing or g.state.ships[i].bow else (),
    )


def _command_hints(g: FCGame, step: DetermineCommands) -> CommandHints:
    if step.leader >= 0:
        return CommandHints(step.ships, ())
    kinds: tuple[CommandKind, ...] = ("formation", "group")
    found = [
        CommandHint(i, kind, members(g, i, kind)) for i in free_leaders(g.state, step.side) for kind in kinds
    ]
    return CommandHints((), tuple(found))


def _poses(g: FCGame, step: Sailing) -> tuple[PoseHint, ...]:
    large = g.state.ships[step.ship].large
    points = points_of_sailing(g.state.wind)
    return tuple(
        [
            PoseHint(
                HEX_NAMES[bow],
                HEX_NAMES[stern_hex(bow, facing, large)],
                facing,
                points[facing - 1],
                step.mp - left,
                left,
                ends,
                tuple(map(_written, path)),
            )
            for bow, facing, left, ends, path in reachable(g, step)
        ]
    )


@cache
def _written(step: Action) -> str:
    """Every way there is made of the same few steps."""
    return str(step)


def fans(g: FCGame, i: ShipId) -> Fans:
    """[12.2] Hexes each broadside bears on, with their range from the nearer end of the ship."""
    ship = g.state.ships[i]
    if not ship.bow:
        return Fans((), ())
    bow = ship.bow
    port, starboard = (
        tuple([(name, reach) for step, reach in fan if (name := HEX_NAMES.get(bow + step))])
        for fan in _fans_of(ship.facing, ship.large, ship.stern - bow)
    )
    return Fans(port, starboard)


Fan = list[tuple[Offset, int]]
"""What to add to the bow of a ship, and the range there."""


@cache
def _fans_of(facing: int, large: bool, stern: Offset) -> tuple[Fan, Fan]:
    """Port and starboard, for a ship that lies so: the same wherever she is."""
    bow = Hex(0)
    ends = (bow, bow + stern)
    port: Fan = []
    starboard: Fan = []
    for hex_ in within(bow, FAN_RANGE + 1):
        reach = min(DISTANCE[hex_ - end] for end in ends)
        if 0 < reach <= FAN_RANGE:
            bears = arcs(bow, facing, large, hex_)
            if bears & SECTOR["port"]:
                port.append((hex_ - bow, reach))
            if bears & SECTOR["starboard"]:
                starboard.append((hex_ - bow, reach))
    return port, starboard


def points_by_facing(g: FCGame, i: ShipId) -> tuple[int, ...]:
    """[11.1] What the ship's allowance would be on each facing, 1 to 6."""
    ship = g.state.ships[i]
    return tuple(allowance(g, structs.replace(ship, facing=facing)) for facing in DIRECTIONS)


# ---------------------------------------------------------------- previews

What = Literal["aground", "irons", "fouled", "grappled", "evaded", "free", "raised", "passed"]


class Chance(msgspec.Struct, frozen=True):
    """On how many of the ten faces something happens, and the modifiers of its die."""

    what: What
    tenths: int
    mods: tuple[Mod, ...]


class PosePreview(msgspec.Struct, frozen=True, tag_field="kind", tag="pose"):
    """Where a step leads, the points left there, and the danger of running aground."""

    bow: str
    stern: str
    facing: int
    left: int
    aground: Chance | None


class RollPreview(msgspec.Struct, frozen=True, tag_field="kind", tag="roll"):
    """What the die of an action may bring."""

    chances: tuple[Chance, ...]


class TackPreview(msgspec.Struct, frozen=True, tag_field="kind", tag="tack"):
    """[11.3] Tenths of falling into irons, and of keeping 0, 1 or 2 points."""

    irons: Chance
    points: tuple[int, int, int]


class ColumnOdds(msgspec.Struct, frozen=True):
    """[12.9] One target type: the modifiers of the die, what each face brings, and the means in tenths."""

    column: Column
    mods: tuple[Mod, ...]
    results: tuple[Hits, ...]
    hull_tenths: int
    rigging_tenths: int
    crew_tenths: int
    fire_percent: int


class ShotPreview(msgspec.Struct, frozen=True, tag_field="kind", tag="shot"):
    """[12.3] C to F, and the odds of both target types."""

    ship: ShipId
    side: Broadside
    target: ShipId
    range: int
    attack: Attack
    point_blank: bool
    rate: Ledger
    row: str
    firepower: Ledger
    columns: tuple[ColumnOdds, ...]


class BoardingPreview(msgspec.Struct, frozen=True, tag_field="kind", tag="boarding"):
    """[14.1] The attacks that follow."""

    attacks: tuple[AttackOdds, ...]


class ColumnPreview(msgspec.Struct, frozen=True, tag_field="kind", tag="column"):
    """[5.2] The ships of a command that can follow their leader, in order."""

    ships: tuple[Follower, ...]


Preview = PosePreview | RollPreview | TackPreview | ShotPreview | BoardingPreview | ColumnPreview


def preview(g: FCGame, action: Action) -> Preview | None:
    """What an action would do, or may; of the next ship of a command: how all that are left would follow."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, CommandActivation):
        return ColumnPreview(column(g))
    if isinstance(step, MeleeChoice):
        return _boarding(g, step, action)
    if isinstance(step, GrappleAttempt) and isinstance(action, Evade):
        return RollPreview((_evasion(g, step.target),))
    if isinstance(step, OutOfCommandCycle) and isinstance(action, Select):
        return _command_check(g, action.ship)
    if isinstance(step, Acting) and not isinstance(action, Fire):
        return _activation(g, step, action)
    return _shot(g, action)


def tenths(mods: Iterable[Mod], succeeds: Callable[[int], bool]) -> int:
    """On how many faces of the die the modified roll succeeds."""
    total = sum(mod.value for mod in mods)
    return sum(succeeds(die + total) for die in range(10))


def _chance(what: What, mods: tuple[Mod, ...], succeeds: Callable[[int], bool]) -> Chance:
    return Chance(what, tenths(mods, succeeds), mods)


def _command_check(g: FCGame, i: ShipId) -> RollPreview | None:
    ship = g.state.ships[i]
    if ship.confused:
        return None
    needed = fleet_quality(g, ship.side)
    return RollPreview((_chance("passed", check_mods(g, ship), lambda total: total <= needed),))


def _evasion(g: FCGame, target: ShipId) -> Chance:
    return _chance("evaded", evasion_mods(g, target), lambda total: total <= EVADED_AT_MOST)


def _activation(g: FCGame, step: Acting, action: Action) -> Preview | None:
    i = step.ship
    match action:
        case Grapple(target):
            thrown = _chance("grappled", grapple_mods(g, i, target), lambda total: total <= GRAPPLED_AT_MOST)
            evades = (_evasion(g, target),) if may_evade(g.state.ships[target]) else ()
            return RollPreview((thrown, *evades))
        case CutLoose(other):
            mods = disengage_mods(g, i, other)
            return RollPreview((_chance("free", mods, lambda total: total <= FREE_AT_MOST),))
        case Weigh():
            mods = commander_mods(g, i, -1, "11.6")
            return RollPreview((_chance("raised", mods, lambda total: total <= RAISED_AT_MOST),))
        case Sternway():
            mods = commander_mods(g, i, -1, "11.4")
            return RollPreview((_chance("free", mods, lambda total: total <= STERNWAY_AT_MOST),))
    return _sailing(g, step, action) if isinstance(step, Sailing) else None


def _sailing(g: FCGame, step: Sailing, action: Action) -> Preview | None:
    match action:
        case Ahead() | Wear() | Back():
            return _pose(g, step, action)
        case Tack():
            mods = tack_mods(g, step.ship)
            kept = [tenths(mods, partial(_keeps, n, step.mp)) for n in range(3)]
            irons = _chance("irons", mods, lambda total: tack_points(total) < 0)
            return TackPreview(irons, (kept[0], kept[1], kept[2]))
        case Collide(other):
            mods = collision_mods(g, step.ship, other, step.mp)
            return RollPreview((_chance("fouled", mods, lambda total: total >= FOULED_AT),))
    return None


def _keeps(points: int, most: int, total: int) -> bool:
    """[11.3] Does this tacking roll leave exactly so many points?"""
    return min(most, tack_points(total)) == points


def _pose(g: FCGame, step: Sailing, action: Action) -> PosePreview | None:
    ship = g.state.ships[step.ship]
    moves = Course(g, step.ship).moves(step.leg(ship))
    leg = next((move.leg for move in moves if move.action == action), None)
    if leg is None:
        return None
    stern = stern_hex(leg.bow, leg.facing, ship.large)
    aground = _grounding(g, step.ship, leg, stern)
    return PosePreview(HEX_NAMES[leg.bow], HEX_NAMES[stern], leg.facing, leg.mp, aground)


def _grounding(g: FCGame, i: ShipId, leg: Leg, stern: Hex) -> Chance | None:
    ship = g.state.ships[i]
    shoals = shoals_of(g)
    fresh = [shoals[h] for h in (leg.bow, stern) if h in shoals and h not in (ship.bow, ship.stern)]
    if not fresh or exempt(g, ship):
        return None
    if min(fresh) == AUTOMATIC:
        return Chance("aground", 10, ())
    mods = grounding_mods(g, i, min(fresh))
    return _chance("aground", mods, lambda total: total <= AGROUND_AT_MOST)


def _boarding(g: FCGame, step: MeleeChoice, action: Action) -> BoardingPreview | None:
    attacks = attacks_with(g, step, action)
    if attacks is None:
        return None
    return BoardingPreview(tuple(attack_odds(g, ships, j, points) for ships, j, points in attacks if ships))


def _shot(g: FCGame, action: Action) -> ShotPreview | None:
    """[12.8], [12.9] The odds of a possible shot, for any action of chapter 12."""
    top = g.stack[-1] if g.stack else None
    if isinstance(action, Fire):
        return shot_preview(g, action.ship, action.side, action.target)
    if isinstance(action, Answer) and isinstance(top, DefensiveFire | FirePerPoint):
        return shot_preview(g, action.ship, action.side, top.against, answering=True)
    if isinstance(action, Answer) and isinstance(top, GrappledFire):
        return shot_preview(g, action.ship, action.side, top.ship, answering=True)
    if isinstance(action, Shoot) and isinstance(top, FireStep):
        return shot_preview(g, top.ship, top.side, top.target, top.answering)
    if isinstance(action, Shoot) and isinstance(top, GrappledFire):
        if top.aim is None:
            return shot_preview(g, top.ship, top.side, top.target)
        return shot_preview(g, top.target, top.reply, top.ship, answering=True) if top.reply else None
    return None


def shot_preview(
    g: FCGame, i: ShipId, side: Broadside, j: ShipId, answering: bool = False
) -> ShotPreview | None:
    """Everything about a shot before it is fired; None if it does not bear or has no effect."""
    shot = work_out(g, i, side, j, answering)
    if shot is None or shot.base is None or shot.firepower is None:
        return None
    return ShotPreview(
        ship=i,
        side=side,
        target=j,
        range=shot.sight.range,
        attack=shot.attack,
        point_blank=shot.point_blank,
        rate=Ledger(shot.printed_rate, shot.rate_mods, shot.rate),
        row=RATES[shot.rate],
        firepower=Ledger(shot.base, shot.firepower_mods, shot.firepower),
        columns=tuple(_column_odds(g, shot, column) for column in columns(g, j)),
    )


def _column_odds(g: FCGame, shot: ShotPlan, column: Column) -> ColumnOdds:
    found = odds(g, shot, column)
    return ColumnOdds(
        column, die_mods(g, shot, column), found.results, found.hull, found.rigging, found.crew, found.fire
    )
