"""Against ships that lie still the turns to come can be reckoned: a beam search over courses, broadsides
fired and reloaded on the way, for places where the enemy's guns do not bear."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from quarterdeck.ai.sails_of_glory import goals, values
from quarterdeck.games.sails_of_glory.ids import BEAMS, Beam, CardId, ShipId
from quarterdeck.games.sails_of_glory.options import SgGame, basic
from quarterdeck.games.sails_of_glory.rules import terrain
from quarterdeck.games.sails_of_glory.rules.common import card_of, colour, in_play
from quarterdeck.games.sails_of_glory.state import Ship
from quarterdeck.geometry.plane import Point, Polygon, Pose, box, corners, place

DEPTH = 5
WIDTH = 12
RELOAD = 2
"""Turns from one broadside to the next of the same side."""
STATIONS = (9000, 13000, 18000)
"""Distances ahead and astern of an enemy from which she can be raked."""


Friends = Sequence[tuple[Ship, Pose]]
"""The other ships of the side and where they will be."""


class Course(Struct, frozen=True):
    """One way to sail the next turns."""

    first: CardId | None
    card: CardId | None
    pose: Pose
    aback: int
    value: float
    ready: dict[tuple[ShipId, Beam], int]
    """Broadside of a ship: the turn it can fire again."""


def lie_still(g: SgGame, ship: Ship) -> bool:
    """Is there an enemy, and does none of them move?"""
    enemies = [enemy for enemy in in_play(g) if enemy.side != ship.side]
    return bool(enemies) and all(enemy.anchored or enemy.aground for enemy in enemies)


def plan(
    g: SgGame, ship: Ship, cards: Sequence[CardId], friends: Friends, care: float
) -> dict[CardId, float]:
    """What the cards that begin the best courses are worth."""
    siege = Siege(g, ship, friends, care)
    return siege.search(siege.root(), cards)


class Siege:
    def __init__(self, g: SgGame, ship: Ship, friends: Friends, care: float) -> None:
        self.g, self.ship, self.friends, self.care = g, ship, friends, care
        self.foes = [foe for foe in in_play(g) if foe.side != ship.side]
        self.worth = {foe.id: goals.worth(g, foe) for foe in self.foes}
        bases = {foe.id: corners(box(g.data.bases[card_of(g, foe).base], foe.pose)) for foe in self.foes}
        land: list[Polygon] = [
            patch.points for piece in g.state.terrain if piece.kind in terrain.LAND for patch in piece.patches
        ]
        self.blockers = {
            foe.id: land + [rim for number, rim in bases.items() if number != foe.id] for foe in self.foes
        }
        """What may stand between this ship and a foe."""
        self.stations = self._stations()

    def root(self) -> Course:
        """Now, or after the card that is already laid for this turn."""
        ship = self.ship
        ready = {
            (other.id, side): int(other.broadside(side).load is None)
            for other in (ship, *self.foes)
            for side in BEAMS
        }
        now = Course(None, ship.last_card, ship.pose, ship.aback, 0.0, ready)
        if basic(self.g) or not ship.slots:
            return now
        return self._sail(now, ship.slots[0].value, 0)

    def search(self, root: Course, cards: Sequence[CardId]) -> dict[CardId, float]:
        """Worth of every first card that is on one of the courses kept to the end."""
        g, ship = self.g, self.ship
        courses = []
        for card in cards:
            course = self._sail(root, card, 1)
            gain = values.safety(g, ship, course.pose, card)
            gain += values.crowding(g, ship, course.pose, self.friends)
            courses.append(_with(course, card, course.value + gain))
        ends = self._keep(courses)
        for turn in range(2, DEPTH + 1):
            following = [
                _with(course, ends_from.first, course.value + self._peril(course))
                for ends_from in ends
                for way in values.ways(g, ship, ends_from.card)
                for course in (self._sail(ends_from, way, turn),)
            ]
            ends = self._keep(following)
        found: dict[CardId, float] = {}
        for end in ends:
            assert end.first is not None
            found[end.first] = max(found.get(end.first, -1000.0), end.value + self._nearness(end.pose))
        return found

    def _keep(self, courses: list[Course]) -> list[Course]:
        return sorted(courses, key=lambda c: -(c.value + self._nearness(c.pose)))[:WIDTH]

    def _peril(self, course: Course) -> float:
        afloat = values.on_the_table(self.g, self.ship, course.pose)
        return 0.0 if afloat and not values.aground(self.g, self.ship, course.pose) else values.OFF_TABLE

    def _sail(self, course: Course, card: CardId, turn: int) -> Course:
        """A turn: the card, then the broadsides of both sides that are loaded and bear."""
        pose, aback = values.after(self.g, self.ship, course.pose, card, course.aback)
        ready = dict(course.ready)
        given, best = 0.0, None
        taken = values.fire_from_shore(self.g, self.ship, pose)
        for foe in self.foes:
            blockers = self.blockers[foe.id]
            shots = values.salvos(self.g, self.ship, pose, foe, foe.pose, blockers)
            for side, value in shots.items():
                if ready[self.ship.id, side] <= turn and value * self.worth[foe.id] > given:
                    given, best = value * self.worth[foe.id], side
            for side, value in values.salvos(self.g, foe, foe.pose, self.ship, pose, blockers).items():
                if ready[foe.id, side] <= turn:
                    taken += value
                    ready[foe.id, side] = turn + RELOAD
        if best is not None:
            ready[self.ship.id, best] = turn + RELOAD
        value = course.value + given - self.care * taken
        if colour(self.g, self.g.state.wind, pose[2]) == "red":
            value += 2 * values.ABACK
        return Course(course.first, card, pose, aback, value, ready)

    def _stations(self) -> list[tuple[int, int]]:
        """Places ahead and astern of the enemies, afloat, where no gun of theirs bears; all if there is
        none."""
        g, ship = self.g, self.ship
        spots, quiet = [], []
        for foe in self.foes:
            for far in STATIONS:
                for ahead in (far, -far):
                    x, y = place(foe.pose, ahead, 0)
                    pose = (x, y, (foe.pose[2] + 9000) % 36000)
                    if not values.on_the_table(g, ship, pose) or values.aground(g, ship, pose):
                        continue
                    spots.append((x, y))
                    if not any(
                        values.salvos(g, other, other.pose, ship, pose, self.blockers[other.id])
                        for other in self.foes
                    ):
                        quiet.append((x, y))
        found = quiet or spots or [foe.pose[:2] for foe in self.foes]
        return [spot for spot in found if self._is_mine(spot)] or found

    def _is_mine(self, spot: Point) -> bool:
        """No friend is nearer: two ships at one place are in each other's way."""
        mine = square(self.ship.pose, spot)
        return all(square(there, spot) >= mine for _, there in self.friends)

    def _nearness(self, pose: Pose) -> float:
        return -sqrt(min([square(pose, spot) for spot in self.stations])) / 9000


def square(pose: Pose, spot: Point) -> int:
    return (pose[0] - spot[0]) ** 2 + (pose[1] - spot[1]) ** 2


def _with(course: Course, first: CardId | None, value: float) -> Course:
    return Course(first, course.card, course.pose, course.aback, value, course.ready)
