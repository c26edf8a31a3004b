"""[11.3] Tacking: bringing the bow through the wind."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from quarterdeck.games.flying_colors.ids import Pose, ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import FCGame, board_of, commander_mods, enemy_distance
from quarterdeck.games.flying_colors.rules.r04_wind import BEATING, POINT
from quarterdeck.games.flying_colors.rules.r09_facing import CLOCKWISE, COUNTERCLOCKWISE
from quarterdeck.games.flying_colors.rules.r10_stacking import is_free
from quarterdeck.games.flying_colors.rules.verdicts import Why, no
from quarterdeck.games.flying_colors.state import FCState, Ship
from quarterdeck.geometry.hex import STEP, Hex
from quarterdeck.kernel import Event, Mod, Roll

CLOSE: Final = 3
FAR: Final = 10

NOT_BEATING: Final = no("fc-no-tack-not-beating", "11.3")
WITHOUT_POINTS: Final = no("fc-no-tack-no-points", "11.3")
WITHOUT_ROOM: Final = no("fc-no-tack-no-room", "11.3")

TackResult = Literal["through", "irons", "no-room"]


class TackBegun(Event, frozen=True, tag="fc-tacks"):
    """[11.3] A ship brings her bow into the wind, over a shoal."""

    cites = "11.3"
    ship: ShipRef
    pose: Pose


class Tacked(Event, frozen=True, tag="fc-tacked"):
    """[11.3] She is through the wind with so many points left, or in irons."""

    cites = "11.3"
    ship: ShipRef
    pose: Pose
    result: TackResult
    points: int
    roll: Roll


class TackPath(NamedTuple):
    """The two swings of a tack: bow hex and facing into the wind, then on the other tack."""

    irons_bow: Hex
    irons_facing: int
    far_bow: Hex
    far_facing: int


def tack_path(state: FCState, ship: Ship) -> TackPath | None:
    """The swings, the stern hex being the pivot; None if the ship is not beating."""
    d = (ship.facing - state.wind) % 6
    if POINT[d] != BEATING:
        return None
    turn = CLOCKWISE if d == 2 else COUNTERCLOCKWISE
    first = turn[ship.facing]
    second = turn[first]
    if not ship.large:
        return TackPath(ship.bow, first, ship.bow, second)
    return TackPath(ship.stern + STEP[first], first, ship.stern + STEP[second], second)


def tack_refused(g: FCGame, i: ShipId, points: int) -> Why | None:
    """Why the ship may not announce a tack now; None if it may (rulings 43 and 45)."""
    state = g.state
    path = tack_path(state, state.ships[i])
    if path is None:
        return NOT_BEATING
    if points < 1:
        return WITHOUT_POINTS
    hexes = board_of(g).hexes
    if not is_free(state, hexes, i, path.irons_bow, path.irons_facing):
        return WITHOUT_ROOM
    if path.far_bow not in hexes or path.far_bow in state.closed:
        return WITHOUT_ROOM
    return None


def tack_points(total: int) -> int:
    """[11.3] Points kept, -1 = in irons."""
    if total <= 0:
        return -1
    if total <= 2:
        return 0
    return 1 if total <= 5 else 2


def tack_mods(g: FCGame, i: ShipId) -> tuple[Mod, ...]:
    """Modifiers, from the position in which the tack is announced (ruling 182)."""
    ship = g.state.ships[i]
    mods = list(commander_mods(g, i, 1, "11.3"))
    if ship.damaged:
        mods.append(Mod(-1, "fc-mod-damaged", "11.3"))
    near = enemy_distance(g.state, ship)
    if near <= CLOSE:
        mods.append(Mod(-1, "fc-mod-enemy-close", "11.3"))
    elif near > FAR:
        mods.append(Mod(1, "fc-mod-enemy-far", "11.3"))
    return tuple(mods)


def tack_roll(g: FCGame, i: ShipId, mods: tuple[Mod, ...]) -> Roll:
    """Its total says how many points are kept (`tack_points`)."""
    return g.throw(
        "tack",
        i,
        10,
        zero_based=True,
        mods=mods,
        table="tacking",
        resolve=lambda total: "@fc-res-in-irons" if tack_points(total) < 0 else tack_points(total),
    )


EVENTS: tuple[type[Event], ...] = (TackBegun, Tacked)
