"""[11.4] Drifting: the sternway table and the Drift segment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from quarterdeck.games.flying_colors.actions import DROP, HOLD, STERNWAY, Drop, FallOff
from quarterdeck.games.flying_colors.ids import Pose, ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    adrift,
    board_of,
    body,
    commander_mods,
    dismasted,
    lift,
    pose_of,
    put,
    remove,
    seat_of,
    ship_ref,
)
from quarterdeck.games.flying_colors.rules.r09_facing import TURN, stern_hex
from quarterdeck.games.flying_colors.rules.r10_stacking import is_free
from quarterdeck.games.flying_colors.rules.r11_2_sailing import FREE, Bounds, Course, Pilot
from quarterdeck.games.flying_colors.rules.r11_7_grounding import check_grounding
from quarterdeck.games.flying_colors.rules.r11_activation import NO_MASTS, Acting
from quarterdeck.games.flying_colors.rules.verdicts import Verdict, no
from quarterdeck.games.flying_colors.state import NOWHERE, FCState, Ship, numbered_ships
from quarterdeck.geometry.hex import STEP, Hex, split
from quarterdeck.kernel import Action, Event, Message, Roll, Seat, Step

FREE_AT_MOST: Final = 3

NO_WAY_ON: Final = no("fc-no-move-adrift", "11.4")


class SternwayTried(Event, frozen=True, tag="fc-sternway"):
    """[11.4] The sternway table: she may choose, or must drift first."""

    cites = "11.4"
    ship: ShipRef
    forced: bool
    roll: Roll


class FellOff(Event, frozen=True, tag="fc-falls-off"):
    """[11.4] A ship without way turns one hexside."""

    cites = "11.4"
    ship: ShipRef
    facing: int
    pose: Pose


class Drifted(Event, frozen=True, tag="fc-drifts"):
    """[11.4] A ship moves one hex with the wind."""

    cites = "11.4"
    ship: ShipRef
    pose: Pose


class LeftMap(Event, frozen=True, tag="fc-leaves"):
    """[15.1] A ship is gone for good."""

    cites = "15.1"
    ship: ShipRef


class Adrift(Acting, tag="fc.adrift"):
    """[11.4] No points: she may try the sternway table, unless her masts are gone (ruling 50)."""

    mode = "fc-adrift-prompt"
    tried: bool = False

    def verdicts(self, g: FCGame, ship: Ship, everything: bool) -> Iterator[Verdict]:
        yield from self.shots(g, ship, everything)
        if not self.tried:
            yield STERNWAY, NO_MASTS if dismasted(ship) else None
        yield from self.scuttling(g)
        yield from self.ends(ship, free=True)
        yield from self.no_moves(NO_WAY_ON, everything)

    def untouched(self) -> bool:
        return not self.tried

    def take_more(self, g: FCGame, ship: Ship, action: Action) -> None:
        self.tried = True
        forced = sternway_roll(g, self.ship, self.told)
        g.call(SternwayTurn(self.ship, forced, bounds=self.bounds, told=self.told))


def sternway_roll(g: FCGame, i: ShipId, of: int | None) -> bool:
    """[11.4] True if the ship must drift before it may turn."""
    roll = g.throw(
        "sternway",
        i,
        10,
        zero_based=True,
        mods=commander_mods(g, i, -1, "11.4"),
        table="sternway",
        resolve=lambda total: "@fc-res-may-drift" if total <= FREE_AT_MOST else "@fc-res-must-drift",
    )
    forced = roll.total > FREE_AT_MOST
    g.tell(SternwayTried(ship_ref(g, i), forced, roll), of=of)
    return forced


class SternwayTurn(Step, tag="fc.sternway"):
    """[11.4] After the roll: drift with the wind or not, then turn one hexside or not (ruling 51)."""

    rule = "11.4"
    ship: ShipId
    forced: bool
    drifted: bool = False
    bounds: Bounds = FREE  # of the activation [8.0, 14.3]
    told: int | None = None

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        ship = g.state.ships[self.ship]
        if not ship.bow or ship.aground or (self.forced and not self.drifted):
            return {}
        options: list[Action] = [] if self.drifted else [DROP]
        options += fall_off_options(g, self.ship)
        options = self._kept(g, [*options, HOLD])
        return {} if options == [HOLD] else {seat_of(g, ship): options}

    def _kept(self, g: FCGame, options: list[Action]) -> list[Action]:
        """[8.0, 14.3] A restricted ship ends where it may, if a choice lets it; it may drift off the map."""
        pilot = Pilot(g, self.ship, self.bounds)
        if not pilot.bounds:
            return options
        ends = [self._ends(g, pilot.free, action) for action in options]
        course = pilot.strictest(pose for poses in ends for pose in poses)
        return [
            action
            for action, poses in zip(options, ends, strict=True)
            if not poses or any(course.rests(*pose) for pose in poses)
        ]

    def _ends(self, g: FCGame, waters: Course, action: Action) -> list[tuple[Hex, int]]:
        """Bow and facing where a choice can leave the ship; none if it drifts off the map."""
        ship = g.state.ships[self.ship]
        if isinstance(action, FallOff):
            return [(ship.bow, TURN[action.to][ship.facing])]
        if not isinstance(action, Drop):
            return [(ship.bow, ship.facing)]
        step = STEP[g.state.wind]
        bow, stern = ship.bow + step, ship.stern + step
        if bow not in waters.hexes or stern not in waters.hexes:
            return []
        if {bow, stern} & set(waters.closed) or not waters.clear(bow, ship.facing):
            bow = ship.bow  # blocked: it stays where it is
        facings = (ship.facing, *(turn[ship.facing] for turn in TURN.values()))
        return [(bow, facing) for facing in facings if waters.has_room(bow, facing)]

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        ship = g.state.ships[self.ship]
        if isinstance(action, Drop):
            self._drift(g)
            return
        g.done()
        if isinstance(action, FallOff):
            before = (ship.bow, ship.stern)
            facing = TURN[action.to][ship.facing]
            put(g.state, self.ship, ship.bow, stern_hex(ship.bow, facing, ship.large), facing)
            g.tell(FellOff(ship_ref(g, self.ship), facing, pose_of(ship)), of=self.told)
            check_grounding(g, self.ship, before, self.told)

    def advance(self, g: FCGame) -> None:
        ship = g.state.ships[self.ship]
        if self.forced and not self.drifted and ship.bow and not ship.aground:
            self._drift(g)
        else:
            g.done()

    def _drift(self, g: FCGame) -> None:
        self.drifted = True
        g.state.ships[self.ship].drifted = drift_body(g, [self.ship], self.told)

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-sternway-prompt", {"ship": g.state.ships[self.ship].name})


def fall_off_options(g: FCGame, i: ShipId) -> list[FallOff]:
    """Turns on the bow hex whose new stern hex is free."""
    ship, hexes = g.state.ships[i], board_of(g).hexes
    return [
        FallOff(to)
        for to in ("port", "starboard")
        if is_free(g.state, hexes, i, ship.bow, TURN[to][ship.facing])
    ]


def drift_body(g: FCGame, members: list[ShipId], of: int | None = None) -> bool:
    """Move joined ships one hex with the wind as one rigid body; False if it is blocked or held.

    Members whose hexes come to lie off the map have left it (ruling 10).
    """
    state = g.state
    step = STEP[state.wind]
    ships = [state.ships[i] for i in members]
    if any(ship.anchored or ship.aground or ship.battery for ship in ships):
        return False
    inside = set(members)
    goals = {hex_ + step for ship in ships for hex_ in (ship.bow, ship.stern)}
    if any(state.at.get(hex_, members[0]) not in inside or hex_ in state.closed for hex_ in goals):
        return False
    board = board_of(g).hexes
    before = {i: (state.ships[i].bow, state.ships[i].stern) for i in members}
    for i in members:
        lift(state, i)
    for i, ship in zip(members, ships, strict=True):
        put(state, i, ship.bow + step, ship.stern + step, ship.facing)
    for i, ship in zip(members, ships, strict=True):
        if ship.bow not in board or ship.stern not in board:
            leave_map(g, i, of)
        else:
            told = g.tell(Drifted(ship_ref(g, i), pose_of(ship)), of=of)
            check_grounding(g, i, before[i], told)
    return True


def leave_map(g: FCGame, i: ShipId, of: int | None) -> None:
    """[15.1] Gone for good (ruling 9)."""
    remove(g, i, "left")
    g.tell(LeftMap(ship_ref(g, i)), of=of)


def downwind(state: FCState, members: list[ShipId]) -> int:
    """How far a body lies with the wind (twice the projection of its foremost hex)."""
    wx, wz = split(STEP[state.wind])
    ends = [hex_ for i in members for hex_ in (state.ships[i].bow, state.ships[i].stern)]
    places = [split(hex_ - NOWHERE) for hex_ in ends]
    return max(2 * x * wx + 2 * z * wz + x * wz + z * wx for x, z in places)


def drifting_bodies(state: FCState) -> list[list[ShipId]]:
    """Bodies adrift, the most downwind first (rulings 54 and 55)."""
    bodies: list[list[ShipId]] = []
    seen: set[ShipId] = set()
    for i, ship in numbered_ships(state):
        if i in seen or not ship.bow or not adrift(ship):
            continue
        members = body(state, i)
        seen.update(members)
        if len(members) == 1 and ship.drifted:  # ruling 52
            continue
        bodies.append(members)
    bodies.sort(key=lambda members: (-downwind(state, members), members))
    return bodies


class DriftSegment(Step, tag="fc.drift"):
    """[11.4, 13.1] Everything adrift moves one hex with the wind; in a calm on even turns only [11.13]."""

    rule = "11.4"

    def advance(self, g: FCGame) -> None:
        state = g.state
        state.phase = "drift"
        g.done()
        if state.weather == "calm" and state.turn % 2:
            return
        waiting = drifting_bodies(state)
        while waiting:  # again for those that were in each other's way: one may have made room
            blocked = [members for members in waiting if not drift_body(g, members)]
            if len(blocked) == len(waiting):
                return
            waiting = blocked


STEPS: tuple[type[Step], ...] = (Adrift, SternwayTurn, DriftSegment)
EVENTS: tuple[type[Event], ...] = (SternwayTried, FellOff, Drifted, LeftMap)
