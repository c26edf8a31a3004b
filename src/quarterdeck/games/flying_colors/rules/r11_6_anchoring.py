"""[11.6] Anchoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.flying_colors.actions import WEIGH, Swing, Weigh
from quarterdeck.games.flying_colors.ids import Pose, ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    board_of,
    commander_mods,
    pose_of,
    put,
    scenario_of,
    ship_ref,
)
from quarterdeck.games.flying_colors.rules.r09_facing import TURN, stern_hex
from quarterdeck.games.flying_colors.rules.r10_stacking import is_free
from quarterdeck.games.flying_colors.rules.r11_2_sailing import Bounds, Pilot
from quarterdeck.games.flying_colors.rules.r11_7_grounding import check_grounding
from quarterdeck.games.flying_colors.rules.r11_activation import Acting
from quarterdeck.games.flying_colors.rules.verdicts import Verdict, no
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.geometry.hex import STEP, Hex
from quarterdeck.kernel import Action, Event, Roll, Step

RAISED_AT_MOST = 5

AT_ANCHOR: Final = no("fc-no-move-anchored", "11.6")
MUST_STAY: Final = no("fc-no-weigh", "11.6")


class AnchorDropped(Event, frozen=True, tag="fc-anchors"):
    """[11.6] A ship comes to anchor."""

    cites = "11.6"
    ship: ShipRef


class AnchorWeighed(Event, frozen=True, tag="fc-weigh"):
    """[11.6] A ship tries to raise her anchor."""

    cites = "11.6"
    ship: ShipRef
    raised: bool
    roll: Roll


class Swung(Event, frozen=True, tag="fc-swings"):
    """[11.6] A ship turns at anchor."""

    cites = "11.6"
    ship: ShipRef
    facing: int
    pose: Pose


SWINGS = tuple(Swing(end, to) for end in ("bow", "stern") for to in ("port", "starboard"))
SMALL_SWINGS = tuple(Swing("bow", to) for to in ("port", "starboard"))


def swung(ship: Ship, action: Swing) -> tuple[Hex, int]:
    """Bow hex and facing after a turn at anchor: to port or starboard is where the bow comes to point."""
    facing = TURN[action.to][ship.facing]
    if not ship.large or action.end == "stern":
        return ship.bow, facing
    return ship.stern + STEP[facing], facing


def swing_options(g: FCGame, i: ShipId, bounds: Bounds) -> list[Swing]:
    """Turns at anchor whose new hex is empty; free, and even into the wind (ruling 62).

    A restricted ship does not swing to where it may not end [8.0, 14.3].
    """
    state = g.state
    ship = state.ships[i]
    hexes = board_of(g).hexes
    poses = {action: swung(ship, action) for action in (SWINGS if ship.large else SMALL_SWINGS)}
    swings = [action for action, pose in poses.items() if is_free(state, hexes, i, *pose)]
    if not bounds:
        return swings
    ends = [(ship.bow, ship.facing), *(poses[swing] for swing in swings)]
    course = Pilot(g, i, bounds).strictest(ends)
    return [swing for swing in swings if course.rests(*poses[swing])]


def swing_pose(ship: Ship, action: Swing) -> tuple[Hex, Hex, int]:
    bow, facing = swung(ship, action)
    return bow, stern_hex(bow, facing, ship.large), facing


def may_weigh(g: FCGame, ship: Ship) -> bool:
    """A scenario may keep a nation at anchor; it does not bind those who have taken one of its ships."""
    held = scenario_of(g).rules_of("must_stay_anchored")
    return ship.anchored and (ship.prize or not any(ship.nation in rule.args["nations"] for rule in held))


class AtAnchor(Acting, tag="fc.at_anchor"):
    """[11.6] She may try to weigh or swing, and fire."""

    mode = "fc-at-anchor-prompt"
    weighed: bool = False  # has tried
    swung: bool = False

    def verdicts(self, g: FCGame, ship: Ship, everything: bool) -> Iterator[Verdict]:
        yield from self.shots(g, ship, everything)
        if not self.weighed and not self.swung:
            yield WEIGH, None if may_weigh(g, ship) else MUST_STAY
        if not self.swung:
            for action in swing_options(g, self.ship, self.bounds):
                yield action, None
        yield from self.scuttling(g)
        yield from self.ends(ship, free=False)
        yield from self.no_moves(AT_ANCHOR, everything)

    def untouched(self) -> bool:
        return not self.weighed and not self.swung

    def take_more(self, g: FCGame, ship: Ship, action: Action) -> None:
        if isinstance(action, Weigh):
            self.weighed = True
            weigh(g, self.ship, self.told)
        elif isinstance(action, Swing):
            self.swung = True
            before = (ship.bow, ship.stern)
            put(g.state, self.ship, *swing_pose(ship, action))
            g.tell(Swung(ship_ref(g, self.ship), ship.facing, pose_of(ship)), of=self.told)
            check_grounding(g, self.ship, before, self.told)


def weigh(g: FCGame, i: ShipId, of: int | None) -> None:
    """Try to raise the anchor; the ship sails from its next activation on (ruling 63)."""
    roll = g.throw(
        "weigh",
        i,
        10,
        zero_based=True,
        mods=commander_mods(g, i, -1, "11.6"),
        table="raise_anchor",
        resolve=lambda total: "@fc-res-raised" if total <= RAISED_AT_MOST else "@fc-res-still-anchored",
    )
    raised = roll.total <= RAISED_AT_MOST
    if raised:
        g.state.ships[i].anchored = False
    g.tell(AnchorWeighed(ship_ref(g, i), raised, roll), of=of)


STEPS: tuple[type[Step], ...] = (AtAnchor,)
EVENTS: tuple[type[Event], ...] = (AnchorDropped, AnchorWeighed, Swung)
