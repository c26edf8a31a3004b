"""[11.0, 11.1, 11.2, 11.5] Movement: how a ship's activation begins, and a ship under sail."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from quarterdeck.games.flying_colors.actions import (
    AHEAD,
    ANCHOR,
    BACK,
    FULL_SAILS,
    PLAIN_SAILS,
    PRESS,
    TACK,
    WEAR_PORT,
    WEAR_STARBOARD,
    Ahead,
    Anchor,
    Back,
    Collide,
    Grapple,
    Leave,
    Press,
    Tack,
    Wear,
)
from quarterdeck.games.flying_colors.ids import OUT_OF_COMMAND, Pose, ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import (
    HEX_NAMES,
    FCGame,
    board_of,
    commanders_of,
    dismasted,
    linked,
    may_anchor,
    pose_of,
    put,
    ship_ref,
)
from quarterdeck.games.flying_colors.rules.r09_facing import TURN, next_to_enemy, stern_hex
from quarterdeck.games.flying_colors.rules.r10_stacking import is_clear
from quarterdeck.games.flying_colors.rules.r11_1_rates import allowance, backing_limit, may_press
from quarterdeck.games.flying_colors.rules.r11_2_sailing import (
    FORBIDDEN,
    FULL_COST,
    PLAIN_COST,
    Bounds,
    Choices,
    Course,
    Leg,
    Pilot,
    nearest_enemy,
)
from quarterdeck.games.flying_colors.rules.r11_3_tacking import (
    TackBegun,
    Tacked,
    TackPath,
    TackResult,
    tack_mods,
    tack_path,
    tack_points,
    tack_refused,
    tack_roll,
)
from quarterdeck.games.flying_colors.rules.r11_4_drifting import Adrift, leave_map
from quarterdeck.games.flying_colors.rules.r11_6_anchoring import AnchorDropped, AtAnchor
from quarterdeck.games.flying_colors.rules.r11_7_grounding import check_grounding, shoal_entered
from quarterdeck.games.flying_colors.rules.r11_8_collision import collide
from quarterdeck.games.flying_colors.rules.r11_9_grappling import (
    Entangled,
    GrappleAttempt,
    can_be_grappled,
    helpless,
    in_contact,
)
from quarterdeck.games.flying_colors.rules.r11_activation import (
    NO_POINTS,
    NOT_BEFORE_MOVING,
    Acting,
    Fast,
    ShipActs,
)
from quarterdeck.games.flying_colors.rules.r12_fire import point_spent
from quarterdeck.games.flying_colors.rules.r13_commanders import CommanderTransfer
from quarterdeck.games.flying_colors.rules.r18_scenarios import release_confused
from quarterdeck.games.flying_colors.rules.verdicts import Verdict, Why, no
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.geometry.hex import STEP, Hex
from quarterdeck.kernel import Action, Event, Message, Roll, Step

COLLISION_COURSE: Final = no("fc-no-collision-course", "11.8")
EDGE: Final = no("fc-no-way-edge", "15.1")
LAND: Final = no("fc-no-way-land", "12.13")
NOT_FRESH: Final = no("fc-no-turn-before-moving", "11.2")
INTO_THE_WIND: Final = no("fc-no-turn-into-wind", "11.2")
NO_ROOM: Final = no("fc-no-turn-room", "11.2")
BACKED: Final = no("fc-no-back-twice", "11.5")
BACKED_ENOUGH: Final = no("fc-no-back-limit", "11.5")
TACK_FIRST: Final = no("fc-no-tack-moved", "11.3")
TACK_BESIDE_ENEMY: Final = no("fc-no-tack-keep-clear", "11.3")
NO_SHALLOWS: Final = no("fc-no-anchor-here", "11.6")
ON_A_SHIP: Final = no("fc-no-stop-on-ship", "10.0")
KEEP_CLEAR: Final = no("fc-no-keep-clear", "8.0")
MOVE_AWAY: Final = no("fc-no-move-away", "14.3")
TURNS: Final = ((WEAR_PORT, "port"), (WEAR_STARBOARD, "starboard"))


@cache
def too_dear(cost: int, mp: int) -> Why:
    return Why(Message("fc-no-turn-points", {"cost": cost, "mp": mp}), "11.2")


@cache
def unspent(mp: int) -> Why:
    return Why(Message("fc-no-finish-points", {"mp": mp}), "11.1")


class Sailed(Event, frozen=True, tag="fc-sails"):
    """[11.2] A stretch of a ship's way: every pose from the first to the last."""

    cites = "11.2"
    ship: ShipRef
    hex: str
    facing: int
    path: tuple[Pose, ...]


class Activation(Step, tag="fc.activation"):
    """[11.0] A ship is activated; how she lies decides what she may do."""

    rule = "11.0"
    ship: ShipId
    told: int | None = None

    def advance(self, g: FCGame) -> None:
        ship = g.state.ships[self.ship]
        if not ship.acted:
            ship.acted = True
            self.told = g.tell(ShipActs(ship_ref(g, self.ship))).n
            if (ship.damaged or ship.burning) and commanders_of(g.state, self.ship):
                g.call(CommanderTransfer(ship=self.ship))
                return
        g.replace(self._first(g, ship))

    def _first(self, g: FCGame, ship: Ship) -> Acting:
        state = g.state
        close = next_to_enemy(state, ship) or any(state.ships[j].side != ship.side for j in ship.grappled)
        prize = ship.command == OUT_OF_COMMAND and ship.prize
        bounds = Bounds(
            keep_clear=ship.check_failed and not close,  # both bans of 8.0 fall together (ruling 27)
            away_from=nearest_enemy(state, ship) if prize else 0,
        )
        ship.adrift = False
        common = (self.ship, self.told, close, bounds)
        if linked(ship):
            return Entangled(*common)
        if ship.aground or ship.battery:
            return Fast(*common)
        if ship.anchored:
            return AtAnchor(*common)
        if dismasted(ship):
            return Fast(*common)
        points = allowance(g, ship)
        if not points:
            ship.adrift = True
            return Adrift(*common)
        here = (ship.bow, ship.facing)
        return Sailing(*common, mp=points, initial=points, backs=backing_limit(points), path=(here,))


class Sailing(Acting, tag="fc.sailing"):
    """[11.2] A ship under way spends her points hex by hex, fires when she likes, may tack or grapple."""

    mode = "fc-sailing-prompt"
    mp: int = 0
    initial: int = 0  # movement rate, the base of the backing limit
    backs: int = 0
    fresh: bool = False
    backed: bool = False
    spent: bool = False  # at least one point: guns may fire [12.0]
    tries: tuple[ShipId, ...] = ()  # enemies already tried with grapples
    path: tuple[tuple[Hex, int], ...] = ()  # bow and facing, as far as not yet told
    resting: tuple[Hex, int] | None = None  # last pose without overlap, if not the present one

    # ------------------------------------------------------------ what there is to choose

    def over(self, ship: Ship) -> bool:
        """A grapple held (ruling 78) or the last mast gone (ruling 185) ends her movement."""
        return not ship.bow or linked(ship) or dismasted(ship)

    def verdicts(self, g: FCGame, ship: Ship, everything: bool) -> Iterator[Verdict]:
        way = self.choices(g, ship)
        course = way.course
        no_tack = TACK_FIRST if self.spent or self.tries else self._no_tack(g, ship, course)
        if not self._must_avoid(g, ship, way, no_tack):
            for move in way.moves:
                yield move.action, None
            for j in way.collisions:
                yield Collide(j), None
        if everything:
            offered = {move.action for move in way.moves}
            yield from (v for v in self._no_steps(g, ship, course) if v[0] not in offered)
        if not self.spent or everything:
            yield TACK, no_tack
        if self._may_press(g, ship):
            yield PRESS, None
        yield from self.scuttling(g)
        rests = course.rests(ship.bow, ship.facing)  # to anchor and to grapple ends the movement here
        if not may_anchor(g):
            yield ANCHOR, NO_SHALLOWS
        else:
            yield ANCHOR, None if rests else self._no_rest(g, ship)
        yield from self._grapples(g, ship, rests)
        yield from self.shots(g, ship, everything, None if self.spent else NOT_BEFORE_MOVING)
        if way.may_end:
            yield from self.ends(ship, free=True)
        elif everything:
            for finish in (PLAIN_SAILS, FULL_SAILS):
                yield finish, unspent(self.mp) if self.mp else self._no_rest(g, ship)

    def facts(self) -> dict[str, int]:
        return {"mp": self.mp}

    def untouched(self) -> bool:
        return not self.spent and not self.tries

    def leg(self, ship: Ship) -> Leg:
        return Leg(ship.bow, ship.facing, self.mp, self.backs, self.fresh, self.backed)

    def choices(self, g: FCGame, ship: Ship) -> Choices:
        return Pilot(g, self.ship, self.bounds).choices(self.leg(ship))

    def _may_press(self, g: FCGame, ship: Ship) -> bool:
        """[11.1] Before the first point, once."""
        return (
            not self.spent and may_press(ship, self.initial) and self.initial == self.mp == allowance(g, ship)
        )

    def must_avoid(self, g: FCGame, ship: Ship, way: Choices) -> bool:
        """[11.8] Errata: no collision while any legal move avoids it, be it a tack or the extra point."""
        if not way.doomed or self.spent:
            return False
        no_tack = TACK_FIRST if self.tries else self._no_tack(g, ship, way.course)
        return self._must_avoid(g, ship, way, no_tack)

    def _must_avoid(self, g: FCGame, ship: Ship, way: Choices, no_tack: Why | None) -> bool:
        if not way.doomed or self.spent:
            return False
        return no_tack is None or self._pressing_clears(g, ship, way.course)

    def _pressing_clears(self, g: FCGame, ship: Ship, course: Course) -> bool:
        """[11.1] Could a small ship spend its points without overlap if it took the extra one?"""
        if not self._may_press(g, ship):
            return False
        more = Leg(ship.bow, ship.facing, self.mp + 1, backing_limit(self.mp + 1), self.fresh, self.backed)
        return course.completes(more)

    def _no_tack(self, g: FCGame, ship: Ship, course: Course) -> Why | None:
        """[11.3] A ship that must keep clear may not come to lie beside an enemy."""
        refused = tack_refused(g, self.ship, self.mp)
        if refused is None and self.bounds:
            path = tack_path(g.state, ship)
            assert path is not None
            for bow, facing in (path[:2], path[2:]):  # in irons, or through the wind with no points left
                if course.clear(bow, facing) and not course.rests(bow, facing):
                    return TACK_BESIDE_ENEMY
        return refused

    def _grapples(self, g: FCGame, ship: Ship, rests: bool) -> Iterator[Verdict]:
        """[11.9] Enemies alongside, once each (ruling 76)."""
        for j in in_contact(g, self.ship):
            target = g.state.ships[j]
            if target.side != ship.side and not ship.confused:
                yield (
                    Grapple(j),
                    self._no_grapple(g, ship, j, target) or (None if rests else self._no_rest(g, ship)),
                )

    def _no_grapple(self, g: FCGame, ship: Ship, j: ShipId, target: Ship) -> Why | None:
        names = {"target": target.name}
        if ship.prize:
            return Why(Message("fc-no-grapple-prize"), "14.3")
        if target.battery:
            return Why(Message("fc-no-grapple-battery", names), "12.13")
        if j in self.tries:
            return Why(Message("fc-no-grapple-again", names), "11.9")
        if not helpless(g, target):
            return Why(Message("fc-no-grapple-under-way", names), "11.9")
        if not can_be_grappled(g, self.ship, j):
            return Why(Message("fc-no-grapple-scenario", names), "18.0")
        return None

    # ------------------------------------------------------------ why not

    def _no_steps(self, g: FCGame, ship: Ship, course: Course) -> Iterator[Verdict]:
        """Each step with what would bar it; those that are offered do not count."""
        yield AHEAD, self._no_way_ahead(g, ship)
        costs = (FULL_COST if ship.full_sails else PLAIN_COST)[g.state.wind][ship.facing]
        for action, to in TURNS:
            facing = TURN[to][ship.facing]
            if not self.fresh:
                yield action, NOT_FRESH
            elif costs[facing] >= FORBIDDEN:
                yield action, INTO_THE_WIND
            elif costs[facing] > self.mp:
                yield action, too_dear(costs[facing], self.mp)
            elif not course.has_room(ship.bow, facing):
                yield action, NO_ROOM
            else:
                yield action, self._no_end(g, ship, action)
        if self.backed:
            yield BACK, BACKED
        elif not self.backs:
            yield BACK, BACKED_ENOUGH
        elif self.mp:
            yield BACK, self._no_end(g, ship, BACK)

    def _no_way_ahead(self, g: FCGame, ship: Ship) -> Why:
        ahead = ship.bow + STEP[ship.facing]
        if not self.mp:
            return NO_POINTS
        if ahead not in board_of(g).hexes:
            return EDGE
        if ahead in g.state.closed:
            return LAND
        return self._no_end(g, ship, AHEAD)

    def _no_end(self, g: FCGame, ship: Ship, action: Action) -> Why:
        """Why a possible step is not offered: it would end on another ship, or beside the enemy."""
        if self.bounds:
            course = Course(g, self.ship)
            step = next((m for m in course.moves(self.leg(ship)) if m.action == action), None)
            if step is not None and course.completes(step.leg):
                return self._restriction()
        return COLLISION_COURSE

    def _no_rest(self, g: FCGame, ship: Ship) -> Why:
        return self._restriction() if is_clear(g.state, self.ship, ship.bow, ship.facing) else ON_A_SHIP

    def _restriction(self) -> Why:
        return MOVE_AWAY if self.bounds.away_from else KEEP_CLEAR

    # ------------------------------------------------------------ what she does

    def advance(self, g: FCGame) -> None:
        ship = g.state.ships[self.ship]
        if ship.bow and (linked(ship) or dismasted(ship)):
            self._back_to_rest(g, ship)
            self.stop(g)
        else:
            self.end(g, ship)

    def take_more(self, g: FCGame, ship: Ship, action: Action) -> None:
        match action:
            case Ahead():
                self._move(g, ship, ship.bow + STEP[ship.facing], ship.facing, 1, fresh=True, backed=False)
            case Wear(to):
                facing = TURN[to][ship.facing]
                costs = (FULL_COST if ship.full_sails else PLAIN_COST)[g.state.wind]
                cost = costs[ship.facing][facing]
                self._move(g, ship, ship.bow, facing, cost, fresh=False, backed=self.backed)
            case Back():
                self.backs -= 1
                self._move(g, ship, ship.bow, ship.facing, 1, fresh=True, backed=True)
            case Press():
                self.initial += 1
                self.mp += 1
                self.backs = backing_limit(self.initial)
            case _:
                self.before_others(g, ship)
                self._rarer(g, ship, action)

    def _rarer(self, g: FCGame, ship: Ship, action: Action) -> None:
        match action:
            case Leave():
                leave_map(g, self.ship, self.told)
            case Tack():
                self._tack(g, ship)
            case Anchor():
                ship.anchored, ship.full_sails = True, False
                g.tell(AnchorDropped(ship_ref(g, self.ship)), of=self.told)
                self.stop(g)
            case Collide(other):
                self._collide(g, ship, other)
            case Grapple(target):
                self.tries = (*self.tries, target)
                g.call(GrappleAttempt(self.ship, target, self.told))

    def before_others(self, g: FCGame, ship: Ship) -> None:
        """The way she has come so far."""
        if len(self.path) > 1:
            path = tuple(
                Pose(HEX_NAMES[bow], HEX_NAMES[stern_hex(bow, facing, ship.large)], facing)
                for bow, facing in self.path
            )
            g.tell(Sailed(ship_ref(g, self.ship), path[-1].bow, path[-1].facing, path), of=self.told)
            self.path = self.path[-1:]

    def _put(self, g: FCGame, ship: Ship, bow: Hex, facing: int) -> tuple[Hex, Hex]:
        """Where she lay before; while she passes through another ship her last free place is kept in mind."""
        if self.resting is None:
            self.resting = (ship.bow, ship.facing)
        before = (ship.bow, ship.stern)
        put(g.state, self.ship, bow, stern_hex(bow, facing, ship.large), facing)
        if is_clear(g.state, self.ship, bow, facing):
            self.resting = None
        return before

    def _back_to_rest(self, g: FCGame, ship: Ship) -> None:
        """A ship stopped while passing through another is set back to its last free position."""
        if self.resting is not None:
            bow, facing = self.resting
            put(g.state, self.ship, bow, stern_hex(bow, facing, ship.large), facing)
            self.resting = None
            self.path = (*self.path, (bow, facing))

    def _move(
        self, g: FCGame, ship: Ship, bow: Hex, facing: int, cost: int, *, fresh: bool, backed: bool
    ) -> None:
        before = self._put(g, ship, bow, facing)
        self.mp -= cost
        self.spent = self.spent or cost > 0
        self.fresh, self.backed = fresh, backed
        if (bow, facing) != self.path[-1]:
            self.path = (*self.path, (bow, facing))
        self._sounded(g, ship, before)
        if cost and g.options.fire_per_point:
            self.before_others(g, ship)
            point_spent(g, self.ship, cost)

    def _sounded(self, g: FCGame, ship: Ship, before: tuple[Hex, Hex]) -> bool:
        """[11.7] Is she aground? Then her movement is over."""
        if shoal_entered(g, ship, before) is None:
            return False
        self.before_others(g, ship)
        if not check_grounding(g, self.ship, before, self.told):
            return False
        self._back_to_rest(g, ship)
        self.before_others(g, ship)
        self.stop(g)
        return True

    def _collide(self, g: FCGame, ship: Ship, other: ShipId) -> None:
        target = g.state.ships[other]
        fouled = False
        if not ship.confused or target.confused:  # they run into nobody but each other [18.17]
            fouled = collide(g, self.ship, other, self.mp, self.told)
            if fouled and (ship.confused or target.confused):
                release_confused(g)
        self.stop(g, spent=self.spent or fouled)  # fouled: she may fire without having spent a point [12.0]

    def _tack(self, g: FCGame, ship: Ship) -> None:
        """[11.3] Swing into the wind, roll, and on success swing on; the stern hex is the pivot."""
        path = tack_path(g.state, ship)
        assert path is not None
        mods = tack_mods(g, self.ship)
        before = self._put(g, ship, path.irons_bow, path.irons_facing)
        self.spent, self.fresh, self.backed = True, False, False
        if not self._sounded_in_stays(g, ship, before):
            self._swing_on(g, ship, path, tack_roll(g, self.ship, mods))
        point_spent(g, self.ship, 1)  # whether it succeeds or not

    def _sounded_in_stays(self, g: FCGame, ship: Ship, before: tuple[Hex, Hex]) -> bool:
        """[11.7] Does she run aground with her bow in the wind?"""
        if shoal_entered(g, ship, before) is None:
            return False
        self.path = ((ship.bow, ship.facing),)
        g.tell(TackBegun(ship_ref(g, self.ship), pose_of(ship)), of=self.told)
        if not check_grounding(g, self.ship, before, self.told):
            return False
        self.stop(g)
        return True

    def _swing_on(self, g: FCGame, ship: Ship, path: TackPath, roll: Roll) -> None:
        kept = tack_points(roll.total)
        points = min(self.mp, kept)
        there = Leg(path.far_bow, path.far_facing, max(points, 0), self.backs, False, False)
        room = Course(g, self.ship).completes(there)
        if kept < 0 or not room:
            ship.irons = ship.adrift = True
            self.path = ((ship.bow, ship.facing),)
            result: TackResult = "irons" if kept < 0 else "no-room"
            g.tell(Tacked(ship_ref(g, self.ship), pose_of(ship), result, 0, roll), of=self.told)
            self.stop(g)
            return
        before = self._put(g, ship, path.far_bow, path.far_facing)
        self.mp = points
        self.path = ((ship.bow, ship.facing),)
        g.tell(Tacked(ship_ref(g, self.ship), pose_of(ship), "through", points, roll), of=self.told)
        self._sounded(g, ship, before)


STEPS: tuple[type[Step], ...] = (Activation, Sailing)
EVENTS: tuple[type[Event], ...] = (Sailed,)
