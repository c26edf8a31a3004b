"""[11.6] Anchoring."""

from __future__ import annotations

from quarterdeck.games.flying_colors.actions import Swing
from quarterdeck.games.flying_colors.rules.r09_facing import TURN, stern_hex
from quarterdeck.games.flying_colors.rules.r10_stacking import is_free
from quarterdeck.games.flying_colors.rules.r11_2_sailing import Pilot
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.games.flying_colors.status import FCGame, board_of, commander_mods, scenario_of
from quarterdeck.geometry.hex import STEP

RAISED_AT_MOST = 5

SWINGS = tuple(Swing(end, to) for end in ("bow", "stern") for to in ("port", "starboard"))
SMALL_SWINGS = tuple(Swing("bow", to) for to in ("port", "starboard"))


def swung(ship: Ship, action: Swing) -> tuple[int, int]:
    """Bow hex and facing after a turn at anchor: to port or starboard is where the bow comes to point."""
    facing = TURN[action.to][ship.facing]
    if not ship.large or action.end == "stern":
        return ship.bow, facing
    return ship.stern + STEP[facing], facing


def swing_options(g: FCGame, i: int, limit: str = "", from_: int = 0) -> list[Swing]:
    """Turns at anchor whose new hex is empty; free, and even into the wind (ruling 62).

    A restricted ship does not swing to where it may not end [8.0, 14.3].
    """
    state = g.state
    ship = state.ships[i]
    hexes = board_of(g).hexes
    poses = {action: swung(ship, action) for action in (SWINGS if ship.large else SMALL_SWINGS)}
    swings = [action for action, pose in poses.items() if is_free(state, hexes, i, *pose)]
    if not limit:
        return swings
    ends = [(ship.bow, ship.facing), *(poses[swing] for swing in swings)]
    course = Pilot(g, i, limit, from_).strictest(ends)
    return [swing for swing in swings if course.rests(*poses[swing])]


def swing_pose(ship: Ship, action: Swing) -> tuple[int, int, int]:
    bow, facing = swung(ship, action)
    return bow, stern_hex(bow, facing, ship.large), facing


def may_weigh(g: FCGame, ship: Ship) -> bool:
    """A scenario may keep a nation at anchor; it does not bind those who have taken one of its ships."""
    held = scenario_of(g).rules_of("must_stay_anchored")
    return ship.anchored and (ship.prize or not any(ship.nation in rule.args["nations"] for rule in held))


def weigh(g: FCGame, i: int) -> bool:
    """Try to raise the anchor; the ship sails from its next activation on (ruling 63)."""
    ship = g.state.ships[i]
    roll = g.roll(
        "11.6",
        "fc-weigh-roll",
        10,
        zero_based=True,
        mods=commander_mods(g, i, -1, "11.6"),
        table="raise_anchor",
        resolve=lambda total: "@fc-res-raised" if total <= RAISED_AT_MOST else "@fc-res-still-anchored",
        ship=ship.name,
    )
    if roll.total > RAISED_AT_MOST:
        return False
    ship.anchored = False
    return True
