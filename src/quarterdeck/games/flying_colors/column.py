"""A column in the wake of its leader: where each ship would end, worked out on a copy with other dice.

No rule is made here: every step is one that the ship is offered, and nothing that needs a die is foreseen.
Who would come to fire is said, with the range: whether she stops there is for her captain.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quarterdeck.games.flying_colors.actions import Finish, Select
from quarterdeck.games.flying_colors.ids import ShipId
from quarterdeck.games.flying_colors.rules.common import HEX_NAMES, FCGame
from quarterdeck.games.flying_colors.rules.r07_initiative import CommandActivated, CommandActivation
from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.rules.r11_activation import Acting
from quarterdeck.games.flying_colors.rules.r11_movement import Sailed, Sailing
from quarterdeck.games.flying_colors.rules.r11_reach import Pose, reachable
from quarterdeck.games.flying_colors.rules.r12_fire import Fire
from quarterdeck.games.flying_colors.rules.r12_firepower import work_out
from quarterdeck.geometry.hex import DISTANCE, Hex, parse_hex
from quarterdeck.kernel import Action, Event, Roll, Seat

Wake = Sequence[tuple[Hex, int]]
"""Bow and facing of the leader, from where she began to where she lies."""


class Follower(msgspec.Struct, frozen=True):
    """Where a ship of the column ends, what it costs of what she has, and the actions that do it."""

    ship: ShipId
    bow: str
    stern: str
    facing: int
    cost: int
    points: int
    actions: tuple[str, ...]
    """To the end of her activation."""
    range: int | None
    """Of the nearest enemy she could fire at before it ends."""


def column(g: FCGame) -> tuple[Follower, ...]:
    """The ships of the command in hand that can follow their leader, nearest her wake first."""
    step = g.stack[-1]
    wake = leaders_wake(g)
    if not isinstance(step, CommandActivation) or not wake:
        return ()
    seat = g.state.seats[g.state.commands[step.command].side]
    game = g.fork(seat)
    begin = wake[0][0]
    left = [action.ship for action in game.pending.get(seat, ()) if isinstance(action, Select)]
    planned: list[Follower] = []
    for ship in sorted(left, key=lambda i: DISTANCE[game.state.ships[i].bow - begin]):
        tried = game.clone()
        found = follow(tried, seat, ship, wake)
        if found is not None:
            planned.append(found)
            game = tried
    return tuple(planned)


def leaders_wake(g: FCGame) -> Wake:
    """The way of the ship that sailed first since the command was called."""
    sailed: list[Sailed] = []
    for event in reversed(g.log(everything=True)):
        if isinstance(event, CommandActivated):
            break
        if isinstance(event, Sailed):
            sailed.append(event)
    first = sailed[-1].ship.id if sailed else None
    stretches = [event.path for event in reversed(sailed) if event.ship.id == first]
    return [(parse_hex(pose.bow), pose.facing) for path in stretches for pose in path]


def follow(g: FCGame, seat: Seat, ship: ShipId, wake: Wake) -> Follower | None:
    """Sail a ship in the wake as far as her points go; None if she does not get there by what is certain."""
    chosen = [action for action in g.pending.get(seat, ()) if action == Select(ship)]
    if any(_rolls(g.apply(seat, action)) for action in chosen):  # the last is in hand anyhow
        return None
    step = g.stack[-1]
    if not isinstance(step, Sailing) or step.ship != ship:
        return None
    ends = [pose for pose in reachable(g, step) if pose.ends]
    if not ends:
        return None
    points, start = step.mp, g.state.ships[ship].bow
    best = max(ends, key=_along(wake, start, ends))
    done: list[Action] = [*chosen]
    for action in best.path:
        if action not in g.pending.get(seat, ()) or _rolls(g.apply(seat, action)):
            return None
        done.append(action)
    reach = None
    top = g.stack[-1]
    if isinstance(top, Acting) and top.ship == ship:
        offers = g.pending.get(seat, ())
        reach = nearest_target(g, offers)
        end = next((action for action in offers if isinstance(action, Finish)), None)
        if end is None or _rolls(g.apply(seat, end)):
            return None
        done.append(end)
    stern = stern_hex(best.bow, best.facing, g.state.ships[ship].large)
    where = (HEX_NAMES[best.bow], HEX_NAMES[stern], best.facing)
    return Follower(ship, *where, points - best.left, points, tuple(map(str, done)), reach)


def nearest_target(g: FCGame, offers: Sequence[Action]) -> int | None:
    """[12.1] The range of the nearest enemy that may be fired at."""
    shots = [work_out(g, a.ship, a.side, a.target, False) for a in offers if isinstance(a, Fire)]
    return min((shot.sight.range for shot in shots if shot is not None), default=None)


class _along:
    """How good a pose is: far along the wake; else near where it begins, or where she would keep station."""

    def __init__(self, wake: Wake, start: Hex, poses: Sequence[Pose]) -> None:
        self.place = {pose: n for n, pose in enumerate(wake)}
        self.hexes = {bow: n for n, (bow, _) in enumerate(wake)}
        begin, end = wake[0][0], wake[-1][0]
        nearer = any(DISTANCE[pose.bow - begin] < DISTANCE[start - begin] for pose in poses)
        self.goal = begin if nearer else start + (end - begin)
        self.facing = wake[0][1] if nearer else wake[-1][1]

    def __call__(self, pose: Pose) -> tuple[int, bool, bool, int]:
        here = (pose.bow, pose.facing)
        on = self.hexes.get(pose.bow)
        far = on if on is not None else -1 - DISTANCE[pose.bow - self.goal]
        return far, here in self.place, pose.facing == self.facing, -len(pose.path)


def _rolls(events: list[Event]) -> bool:
    """Whether a die fell: what comes of it is not foreseen."""
    return any(isinstance(getattr(event, name), Roll) for event in events for name in event.__struct_fields__)
