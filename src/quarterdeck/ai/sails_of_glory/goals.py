"""What the scenario asks of a captain: a way off the table, a cargo to land, a hull to keep whole, a building
to bombard. Everything is read from the scenario's own data and the rules that judge it."""

from __future__ import annotations

from math import dist

from msgspec import Struct

from quarterdeck.ai.sails_of_glory import values
from quarterdeck.games.sails_of_glory.data.scenario import ScenarioData
from quarterdeck.games.sails_of_glory.ids import SAILS, BuildingTarget, Sails
from quarterdeck.games.sails_of_glory.options import SgGame, scenario_of
from quarterdeck.games.sails_of_glory.rules import batteries, terrain, victory
from quarterdeck.games.sails_of_glory.rules.common import card_of, in_play
from quarterdeck.games.sails_of_glory.rules.deployment import EDGES
from quarterdeck.games.sails_of_glory.state import Ship
from quarterdeck.geometry.plane import Box, Point, Pose, box, place

ESCAPE = 100.0
"""Better than anything that could still be done on the table."""
BERTH = 12.0
OFF_SHORE = 30000
"""Nearer than this to her landing place a ship shortens sail: three moves."""


MOVE = 10000
MEET = 0.8
"""Part of the distance to a runner by which he is met ahead of where he is."""
NEAR_ENOUGH = 7000
LEAD = 8000
"""How much nearer to the enemy's goal than himself one should be to bar his way."""


class Errand(Struct, frozen=True):
    """What a ship has to do besides fighting."""

    doors: tuple[str, ...] = ()
    """Edges over which she may leave, and should."""
    landing: bool = False
    """She has supplies to land."""
    prize: Point | None = None
    """A building to bombard: no way to be sailed to the end, but one the enemy may bar."""

    def __bool__(self) -> bool:
        return bool(self.doors) or self.landing

    @property
    def leads_somewhere(self) -> bool:
        return bool(self) or self.prize is not None


def errand(g: SgGame, ship: Ship) -> Errand:
    return Errand(doors(g, ship), landing(g, ship), prize(g, ship))


def doors(g: SgGame, ship: Ship) -> tuple[str, ...]:
    """[SG-B-MOV-5] Edges the rules let her leave over. Where points decide only a side that leads has had
    enough."""
    judged = scenario_of(g).victory
    if judged.kind == "points":
        if victory.points(g, ship.side) <= victory.points(g, victory.enemy(ship.side)):
            return ()
    elif judged.kind != "exit":
        return ()
    return tuple(edge for edge in EDGES if victory.left_table(g, ship, edge) == "escaped")


def landing(g: SgGame, ship: Ship) -> bool:
    """[SG-X-SUP-2] Supplies left to land."""
    unloading = scenario_of(g).unloading
    return (
        unloading is not None
        and ship.card == unloading.card
        and g.state.notes.get("unloaded", 0) < unloading.max
    )


def prize(g: SgGame, ship: Ship) -> Point | None:
    """[SG-X-VAN-3] An enemy's building that still brings points."""
    if not building_stake(g, ship.side):
        return None
    for target, rim, _ in batteries.shore_targets(g, ship.side):
        if isinstance(target, BuildingTarget):
            return rim[0]
    return None


# ------------------------------------------------------------------------------- the way there


def to_edge(g: SgGame, at: Point, edge: str) -> int:
    x, y = at
    return {"N": g.state.height - y, "S": y, "E": g.state.width - x, "W": x}[edge]


def progress(g: SgGame, ship: Ship, pose: Pose, errand: Errand) -> float:
    """How near a place is to the end of an errand."""
    if errand.landing:
        return to_berth(g, ship, pose)
    if errand.doors:
        return -min(to_edge(g, pose[:2], edge) for edge in errand.doors) / 2500
    return 0.0


Runners = list[tuple[Pose, Errand]]
"""Where enemies who have to be stopped will be, and where they are going."""


def runners(g: SgGame, enemies: values.Enemies) -> Runners:
    found = [(places[0], errand(g, enemy)) for enemy, _, places in enemies]
    return [(there, theirs) for there, theirs in found if theirs.leads_somewhere]


def bar(g: SgGame, pose: Pose, runners: Runners) -> float:
    """Who has to stop an enemy from getting somewhere waits on his way there, and must not fall behind him:
    both are looked at where they will be a move later if they sail on."""
    behind = 0
    for there, theirs in runners:
        mine, hers = (remaining(g, place(at, MOVE, 0), theirs) for at in (pose, there))
        behind = max(behind, mine + LEAD - hers)
    nearest = min(_off_course(g, pose, there, theirs) for there, theirs in runners)
    return -behind / 4000 - max(0.0, nearest - NEAR_ENOUGH) / 5000


def _off_course(g: SgGame, pose: Pose, there: Pose, theirs: Errand) -> float:
    """How far from the place on an enemy's way where he can be met: the further off he is, the further ahead
    of him."""
    goal = goal_of(g, there[:2], theirs)
    way = max(1.0, dist(there[:2], goal))
    lead = min(way, MEET * dist(pose[:2], there[:2])) / way
    x, y = (a + (b - a) * lead for a, b in zip(there[:2], goal, strict=True))
    return dist(pose[:2], (x, y))


def goal_of(g: SgGame, at: Point, errand: Errand) -> Point:
    """The nearest place where an errand ends."""
    if errand.landing:
        islands = [terrain.middle(piece.outline) for piece in g.state.terrain if piece.kind == "island"]
        return min(islands, key=lambda spot: dist(spot, at), default=at)
    if errand.prize is not None and not errand.doors:
        return errand.prize
    x, y = at
    ends = {"N": (x, g.state.height), "S": (x, 0), "E": (g.state.width, y), "W": (0, y)}
    return min((ends[edge] for edge in errand.doors), key=lambda spot: dist(spot, at))


def barred(g: SgGame, side: str) -> bool:
    """Is there an enemy whom this side has to stop?"""
    return any(errand(g, ship).leads_somewhere for ship in in_play(g) if ship.side != side)


def remaining(g: SgGame, at: Point, errand: Errand) -> int:
    """Roughly how far it is from a place to the end of an errand."""
    if errand.landing:
        return shore(g, (*at, 0, 0, 0, 0))
    if errand.prize is not None and not errand.doors:
        return int(dist(at, errand.prize))
    return min(to_edge(g, at, edge) for edge in errand.doors)


def shore(g: SgGame, here: Box) -> int:
    """How far a base is from the nearest island."""
    patches = [patch for piece in g.state.terrain if piece.kind == "island" for patch in piece.patches]
    return min((patch.gap(here) for patch in patches), default=100_000)


def to_berth(g: SgGame, ship: Ship, pose: Pose) -> float:
    """[SG-X-SUP-2] Within the red and purple band of an island she can land her supplies, once she lies
    still."""
    far = shore(g, box(g.data.bases[card_of(g, ship).base], pose)) - g.data.ruler.stripe
    if far <= 0 and ship.sails in ("backing", "furled"):
        return BERTH
    return -max(0, far) / 5000


def is_berth(g: SgGame, ship: Ship, pose: Pose) -> bool:
    here = box(g.data.bases[card_of(g, ship).base], pose)
    return shore(g, here) <= g.data.ruler.stripe and not any(
        terrain.lies_on(here, piece) for piece in g.state.terrain
    )


def first_sails(g: SgGame, ship: Ship) -> Sails:
    """Battle sails turn best; a ship that only wants to get away sets all she has."""
    return "full" if doors(g, ship) else "battle"


def sail_wanted(g: SgGame, ship: Ship, last: Pose) -> int:
    """One step more sail (1), less (-1) or as it is: `last` is where she will be when the cards she holds
    are sailed [rulings 34-37]."""
    if not landing(g, ship):
        best = first_sails(g, ship)
        return (SAILS.index(ship.sails) < SAILS.index(best)) - (SAILS.index(ship.sails) > SAILS.index(best))
    if ship.sails == "furled":
        return 0 if is_berth(g, ship, last) else 1
    if ship.sails == "backing":
        return -1 if is_berth(g, ship, last) else 0
    return -1 if shore(g, box(g.data.bases[card_of(g, ship).base], last)) < OFF_SHORE else 0


# ------------------------------------------------------------------------------- what damage is worth


def care(g: SgGame, ship: Ship) -> float:
    """Weight of a box taken: more for a ship that has supplies on board, and for a side that wins only with
    every ship it has [SG-X-BLO-1]; most where half a hull is too much [SG-X-PREY-2]."""
    judged = scenario_of(g).victory
    runs = judged.runner == ship.side
    if landing(g, ship) or (runs and judged.kind == "exit"):
        return 1.0
    if not runs or judged.kind != "goals":
        return values.CARE
    left = max(0.5, (card_of(g, ship).boxes - 1) // 2 - len(ship.hull))
    return 1.0 + 3.0 / left


def worth(g: SgGame, enemy: Ship) -> float:
    """What a box of an enemy is worth: more the nearer she is to her end, and by the points she brings."""
    hurt = len(enemy.hull) / card_of(g, enemy).boxes
    judged = scenario_of(g).victory
    if judged.kind == "exit" and judged.runner == enemy.side:  # one of them is enough
        return 1.0 + 1.5 * hurt
    return (1.0 + 0.5 * hurt) * _points_for(g, enemy)


def _points_for(g: SgGame, enemy: Ship) -> float:
    """Points for a box of hers, beside the mean of her fleet; a cargo still on board counts with her."""
    stakes = {ship.id: _stake(g, ship) / card_of(g, ship).boxes for ship in victory.fleet(g, enemy.side)}
    mean = sum(stakes.values()) / len(stakes)
    return stakes[enemy.id] / mean if mean else 1.0


def _stake(g: SgGame, ship: Ship) -> int:
    scenario = scenario_of(g)
    event = "line_lost" if card_of(g, ship).of_the_line else "frigate_lost"
    taker = victory.enemy(ship.side)
    total = _value(scenario, taker, event)
    if scenario.unloading is not None and landing(g, ship):
        landed = g.state.notes.get("unloaded", 0)
        total += scenario.unloading.max - landed + (0 if landed else _value(scenario, taker, "no_unloading"))
    return total


def _value(scenario: ScenarioData, side: str, event: str) -> int:
    rows = scenario.victory.points
    return sum(row.value for row in rows if row.event == event and row.side in (side, "both"))


def building_stake(g: SgGame, side: str) -> int:
    """[SG-X-VAN-3] Points between an enemy's building untouched and fallen."""
    scenario = scenario_of(g)
    return _value(scenario, side, "building_surrendered") - _value(scenario, side, "building_untouched")
