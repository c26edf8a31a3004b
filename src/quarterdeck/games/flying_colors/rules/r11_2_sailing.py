"""[11.2, 11.5, 11.8] Sailing: the steps a ship can take, and which of them lead to a legal resting place.

A pose is a bow hex and a facing (the stern follows). `Course` answers, for one ship in one position, which
single steps there are and whether the points left can still be spent without ending on another ship.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from quarterdeck.games.flying_colors.actions import AHEAD, BACK, LEAVE, WEAR_PORT, WEAR_STARBOARD
from quarterdeck.games.flying_colors.ids import NO_SHIP, ShipId
from quarterdeck.games.flying_colors.rules.common import FCGame, board_of, may_anchor, ship_distance
from quarterdeck.games.flying_colors.rules.r04_wind import ABACK, BEATING, POINT, REACHING, RUNNING
from quarterdeck.games.flying_colors.rules.r09_facing import CLOCKWISE, COUNTERCLOCKWISE, around, threatens
from quarterdeck.games.flying_colors.state import FCState, Ship
from quarterdeck.geometry.hex import DISTANCE, STEP, Hex
from quarterdeck.kernel import Action

FORBIDDEN: Final = 99
EARSHOT: Final = 14  # further than any ship can sail in a turn and still come to lie next to another


def turn_cost(old: int, new: int) -> int:
    """[11.2] Points for a change of the point of sailing (ruling 39); never into the wind (ruling 40)."""
    if new == ABACK:
        return FORBIDDEN
    if old == REACHING and new == RUNNING:
        return 1
    if old == REACHING and new == BEATING:
        return 2
    return 0


def _cost_table(factor: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """cost[wind][old facing][new facing], doubled under full sails [11.12]."""
    facings = range(7)
    return tuple(
        tuple(
            tuple(
                min(FORBIDDEN, factor * turn_cost(POINT[(old - wind) % 6], POINT[(new - wind) % 6]))
                for new in facings
            )
            for old in facings
        )
        for wind in facings
    )


PLAIN_COST: Final = _cost_table(1)
FULL_COST: Final = _cost_table(2)


class Bounds(msgspec.Struct, frozen=True):
    """What a captain must avoid where he can: to end beside an enemy [8.0], or not further away [14.3]."""

    keep_clear: bool = False
    away_from: int = 0  # distance to the nearest enemy when the ship was activated; 0 = no such ban

    def __bool__(self) -> bool:
        return self.keep_clear or self.away_from > 0


FREE: Final = Bounds()


class Leg(msgspec.Struct, frozen=True, gc=False):
    """A pose under way: what is left to spend and what may be done in this hex."""

    bow: Hex
    facing: int
    mp: int
    backs: int  # times it may still back sails
    fresh: bool  # may turn: it has just advanced or backed
    backed: bool  # has backed sails in this hex


class Move(msgspec.Struct, frozen=True, gc=False):
    """One step: the action and the pose it leads to (None = off the map)."""

    action: Action
    leg: Leg | None


Waters = tuple[
    Leg, frozenset[Hex], tuple[Hex, ...], frozenset[Hex], tuple[tuple[int, ...], ...], bool, bool, bool
]
"""All that decides where a ship without restrictions can go from a pose."""


class Course:
    """The waters around one ship as its captain sees them."""

    __slots__ = (
        "_known",
        "anchoring",
        "at",
        "away",
        "closed",
        "cost",
        "exits",
        "hexes",
        "hot",
        "large",
        "me",
        "start",
    )

    def __init__(self, g: FCGame, i: ShipId) -> None:
        state = g.state
        ship = state.ships[i]
        self.me = i
        self.at = state.at
        self.hexes = board_of(g).hexes
        self.closed = state.closed
        self.large = ship.large
        self.cost = (FULL_COST if ship.full_sails else PLAIN_COST)[state.wind]
        self.anchoring = may_anchor(g)
        self.exits = not ship.confused  # a ship sailed by the enemy may not be taken off the map [18.17]
        self.hot: frozenset[Hex] = frozenset()
        self.away: tuple[Hex, ...] = ()
        self.start = 0
        self._known: dict[Leg, bool] = {}

    def keep_clear(self, state: FCState) -> None:
        """[8.0] From now on only poses that are not next to an enemy count as a resting place."""
        me = state.ships[self.me]
        hot: set[Hex] = set()
        for ship in state.ships:
            if ship.bow and DISTANCE[ship.bow - me.bow] <= EARSHOT and threatens(ship, me.side):
                hot |= around(ship)
        self.hot = frozenset(hot)
        self._known = {}

    def move_away(self, state: FCState, from_: int) -> None:
        """[14.3] From now on only poses further from every enemy than `from_` count (ruling 145)."""
        side = state.ships[self.me].side
        self.away = tuple(
            hex_
            for ship in state.ships
            if ship.bow and threatens(ship, side)
            for hex_ in {ship.bow, ship.stern}
        )
        self.start = from_
        self._known = {}

    def waters(self, leg: Leg) -> Waters:
        """All that decides where she can go from here: of the other ships those she could run into."""
        near = leg.mp + 2  # her stern comes as far as her bow and one hex further
        others = tuple(h for h, i in self.at.items() if i != self.me and DISTANCE[h - leg.bow] <= near)
        hexes, cost, large = self.hexes, self.cost, self.large
        return leg, frozenset(others), self.closed, hexes, cost, large, self.anchoring, self.exits

    # ------------------------------------------------------------ poses

    def clear(self, bow: Hex, facing: int) -> bool:
        """No other unit in these hexes [10.0]."""
        me = self.me
        if self.at.get(bow, me) != me:
            return False
        return not self.large or self.at.get(bow - STEP[facing], me) == me

    def rests(self, bow: Hex, facing: int) -> bool:
        """May the ship end its movement here?"""
        me = self.me
        if self.at.get(bow, me) != me:
            return False
        stern = bow - STEP[facing] if self.large else bow
        if self.at.get(stern, me) != me:
            return False
        if self.hot and (bow in self.hot or stern in self.hot):
            return False
        if self.away:
            near = min(min(DISTANCE[h - bow], DISTANCE[h - stern]) for h in self.away)
            return near > self.start
        return True

    # ------------------------------------------------------------ steps

    def moves(self, leg: Leg) -> list[Move]:
        """Every single step from a pose, legal or not as to where it may end."""
        bow, facing, mp, backs, backed = leg.bow, leg.facing, leg.mp, leg.backs, leg.backed
        found: list[Move] = []
        if mp:
            ahead = bow + STEP[facing]
            if ahead not in self.hexes:
                if self.exits:
                    found.append(Move(LEAVE, None))
            elif ahead not in self.closed:
                found.append(Move(AHEAD, Leg(ahead, facing, mp - 1, backs, True, False)))
        if leg.fresh:
            cost = self.cost[facing]
            for action, turned in (
                (WEAR_PORT, COUNTERCLOCKWISE[facing]),
                (WEAR_STARBOARD, CLOCKWISE[facing]),
            ):
                if cost[turned] <= mp and self.has_room(bow, turned):
                    found.append(Move(action, Leg(bow, turned, mp - cost[turned], backs, False, backed)))
        if mp and backs and not backed:
            found.append(Move(BACK, Leg(bow, facing, mp - 1, backs - 1, True, True)))
        return found

    def has_room(self, bow: Hex, facing: int) -> bool:
        """The stern stays on the map and off the land."""
        if not self.large:
            return True
        stern = bow - STEP[facing]
        return stern in self.hexes and stern not in self.closed

    # ------------------------------------------------------------ search

    def completes(self, leg: Leg | None) -> bool:
        """Can the points left be spent so that the ship rests legally at the end? (ruling 69)"""
        if leg is None:  # off the map: legal, but nobody is made to leave by a mere restriction
            return self.exits and not self.hot and not self.away
        known = self._known.get(leg)
        if known is None:
            known = self._known[leg] = self._search(leg)
        return known

    def _search(self, leg: Leg) -> bool:
        """Straight on first: in open water that settles it."""
        bow, facing, mp, backs, backed = leg.bow, leg.facing, leg.mp, leg.backs, leg.backed
        if (not mp or self.anchoring) and self.rests(bow, facing):
            return True
        if mp:
            ahead = bow + STEP[facing]
            if ahead not in self.hexes:
                if self.exits and not self.hot and not self.away:
                    return True
            elif ahead not in self.closed and self.completes(Leg(ahead, facing, mp - 1, backs, True, False)):
                return True
        if leg.fresh:
            cost = self.cost[facing]
            for turned in (COUNTERCLOCKWISE[facing], CLOCKWISE[facing]):
                if (
                    cost[turned] <= mp
                    and self.has_room(bow, turned)
                    and self.completes(Leg(bow, turned, mp - cost[turned], backs, False, backed))
                ):
                    return True
        return bool(
            mp and backs and not backed and self.completes(Leg(bow, facing, mp - 1, backs - 1, True, True))
        )

    def clears(self, leg: Leg | None, seen: set[Leg] | None = None) -> bool:
        """Is this pose free of other ships, or can a free one still be reached from it?"""
        if leg is None or self.clear(leg.bow, leg.facing):
            return True
        seen = set() if seen is None else seen
        if leg in seen:
            return False
        seen.add(leg)
        return any(self.clears(move.leg, seen) for move in self.moves(leg))

    def in_the_way(self, leg: Leg) -> ShipId:
        """The first other unit found in the hexes of a pose, -1 if none."""
        for hex_ in (leg.bow, leg.bow - STEP[leg.facing] if self.large else leg.bow):
            other = self.at.get(hex_, self.me)
            if other != self.me:
                return other
        return NO_SHIP


class Choices(msgspec.Struct, frozen=True, gc=False):
    """What the rules leave a captain: steps, whether he may end here, ships he is about to run into."""

    moves: list[Move]
    may_end: bool
    collisions: tuple[ShipId, ...]
    course: Course  # the waters as restricted now, or unrestricted if the restriction cannot be kept
    doomed: bool = False  # no way to spend the points without ending on another ship [11.8]


def choices(course: Course, leg: Leg) -> Choices | None:
    """Steps that keep a legal resting place within reach; None if there is none (as restricted now)."""
    may_end = not leg.mp and course.rests(leg.bow, leg.facing)
    moves = course.moves(leg)
    good = [move for move in moves if course.completes(move.leg)]
    if good or may_end or (course.anchoring and course.rests(leg.bow, leg.facing)):
        if course.hot or course.away:  # nobody is made to leave the map, but he may
            good = [move for move in moves if move.leg is None or move in good]
        return Choices(good, may_end, (), course)
    return None


def collision_choices(course: Course, leg: Leg) -> Choices:
    """[11.8] No way to spend the points without overlap: sail on to the ship that cannot be cleared."""
    moves = course.moves(leg)
    passable = [move for move in moves if course.clears(move.leg)]
    if not course.clear(leg.bow, leg.facing):
        return Choices(passable, False, (), course, doomed=True)
    ahead = (course.in_the_way(move.leg) for move in moves if move not in passable and move.leg is not None)
    collisions = tuple(sorted({other for other in ahead if other >= 0}))
    return Choices(passable, not passable and not collisions, collisions, course, doomed=True)


class Pilot:
    """Knows the steps open to one ship under the restrictions it sails with, on any leg of its way."""

    __slots__ = ("bounds", "free")

    def __init__(self, g: FCGame, i: ShipId, bounds: Bounds) -> None:
        self.free = Course(g, i)
        self.bounds: list[Course] = []  # the strictest first
        if bounds.away_from:
            self.bounds.append(Course(g, i))
            self.bounds[-1].move_away(g.state, bounds.away_from)
        if bounds.keep_clear:
            self.bounds.append(Course(g, i))
            self.bounds[-1].keep_clear(g.state)

    def choices(self, leg: Leg) -> Choices:
        for course in (*self.bounds, self.free):
            found = choices(course, leg)
            if found is not None:
                return found
        return collision_choices(self.free, leg)

    def strictest(self, poses: Iterable[tuple[Hex, int]]) -> Course:
        """The waters under the first restriction that one of these resting places (bow, facing) keeps."""
        found = tuple(poses)
        return next((c for c in self.bounds if any(c.rests(*pose) for pose in found)), self.free)


def nearest_enemy(state: FCState, ship: Ship) -> int:
    """Distance to the nearest enemy ship that still fights, 255 = none."""
    return min(
        (ship_distance(ship, other) for other in state.ships if other.bow and threatens(other, ship.side)),
        default=255,
    )
