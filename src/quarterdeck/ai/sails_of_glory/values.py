"""What positions and shots are worth to a computer captain: boxes of damage given and taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from quarterdeck.games.sails_of_glory.data.model import Card, SgData
from quarterdeck.games.sails_of_glory.ids import (
    ARCS,
    Ammo,
    Arc,
    Beam,
    BuildingTarget,
    CardId,
    Letter,
    Rake,
    Target,
)
from quarterdeck.games.sails_of_glory.options import SgGame, basic, scenario_of
from quarterdeck.games.sails_of_glory.rules import batteries, terrain
from quarterdeck.games.sails_of_glory.rules.basic_damage import gunnery
from quarterdeck.games.sails_of_glory.rules.basic_movement import sail_line
from quarterdeck.games.sails_of_glory.rules.common import REACH, burden, card_of, colour, in_play
from quarterdeck.games.sails_of_glory.rules.standard_gunnery import rake_chits
from quarterdeck.games.sails_of_glory.rules.standard_movement import red_class, red_line
from quarterdeck.games.sails_of_glory.rules.standard_planning import (
    card,
    dismasted_cards,
    veer_of,
    within_veer,
)
from quarterdeck.games.sails_of_glory.state import Ship
from quarterdeck.geometry.plane import (
    COSINE,
    SINE,
    TURN,
    UNIT,
    Base,
    Manoeuvre,
    Polygon,
    Pose,
    box,
    boxes_within,
    corners,
    inside_table,
    overlap,
    place,
)
from quarterdeck.geometry.sight import arc_interval, sight

Enemies = Sequence[tuple[Ship, float, Sequence[Pose]]]
"""Ships, what a box of each is worth, and where they may be: the likely place first."""

OFF_TABLE = -60.0
TRAPPED = -25.0
ON_ROCKS = -12.0
ABACK = -0.7
CARE = 0.6
"""A box taken beside a box given."""
SHORE_BURDEN = 5
"""A hit on shore is counted as one on a ship of this burden."""
BLIND = 10000
"""Arcs open 45 degrees off bow and stern: a base further ahead or astern than abeam by this is in none."""
LONGEST_BASE = 7200
LONG_MOVE = 11000
"""About as far as a ship of any size sails in a turn."""
ARC_NUMBER: dict[Arc, int] = {arc: number for number, arc in enumerate(ARCS)}
SIGNS: tuple[tuple[Beam, int], ...] = (("starboard", 1), ("port", -1))
CLOSE = 1500
"""Friends nearer than this are in each other's way."""


_CHIT_VALUES: dict[tuple[int, str, int], tuple[SgData, float]] = {}
"""Kept with the data they were worked out from, so that its number cannot come to mean other data."""


def chit_value(data: SgData, letter: Letter, need: int) -> float:
    """Boxes one chit covers on average on a ship of this burden."""
    found = _CHIT_VALUES.get((id(data), letter, need))
    if found is None:
        chits = [data.chits[i] for i in data.cups[letter]]
        mean = sum(min(chit.hull, need) / need + chit.crew for chit in chits) / len(chits)
        found = _CHIT_VALUES[id(data), letter, need] = data, mean
    return found[1]


def letters_at(data: SgData, ammo: Ammo, distance: int) -> tuple[Letter, ...]:
    return next((letters for limit, letters in data.ammunition[ammo].ranges if distance <= limit), ())


_GUNS: dict[tuple[int, Ammo, int, int], tuple[SgData, float]] = {}
"""By shot, range and burden of the target; kept as _CHIT_VALUES are."""


def gun(data: SgData, ammo: Ammo, distance: int, need: int) -> float:
    """Mean boxes that each point of firepower covers."""
    found = _GUNS.get((id(data), ammo, distance, need))
    if found is None:
        mean = sum(chit_value(data, letter, need) for letter in letters_at(data, ammo, distance))
        found = _GUNS[id(data), ammo, distance, need] = data, mean
    return found[1]


def raked(bow: int | None, stern: int | None) -> Rake:
    return "bow" if bow is not None else "stern" if stern is not None else "none"


class Shot(NamedTuple):
    """A broadside that bears: the arc, the range, and what it rakes through."""

    side: Beam
    arc: Arc
    range: int
    through: Rake


CELL = 1000
"""Places are told apart by a centimetre, headings by ten degrees: nobody can foresee them better."""
Cell = tuple[int, int, int]
"""Where a base lies from a ship, roughly: to starboard, ahead, and how it is turned."""
ABOUT = TURN // 2 // CELL
"""Half a turn, in cells."""
CLEAR = 8
"""Cells from which on two bases cannot lie on each other: a base looks the same from ahead and astern."""
OTHER_END: dict[Rake, Rake] = {"none": "none", "bow": "stern", "stern": "bow"}
MOST_CELLS = 1 << 17
_SHOTS: dict[tuple[int, Base, Cell], tuple[SgData, tuple[Shot, ...]]] = {}
"""By the base of the target and where it lies to starboard of the ship; kept as _CHIT_VALUES are."""


def cell(data: SgData, pose: Pose, there: Pose) -> Cell | None:
    """Where one pose is seen from another; None where no arc bears on it."""
    dx, dy = there[0] - pose[0], there[1] - pose[1]
    reach = data.ruler.length + LONGEST_BASE
    if dx * dx + dy * dy > reach * reach:
        return None
    s, c = SINE[pose[2]], COSINE[pose[2]]
    aside, ahead = (dx * c - dy * s) // UNIT, (dx * s + dy * c) // UNIT
    if abs(ahead) - abs(aside) > BLIND:
        return None
    turned = there[2] - pose[2]
    if aside < 0:  # as it looks in a mirror
        return ~(-aside // CELL), ahead // CELL, -turned % TURN // CELL
    return aside // CELL, ahead // CELL, turned % TURN // CELL


def shots_from(data: SgData, base: Base, where: Cell) -> tuple[Shot, ...]:
    """The arcs of a ship that bear on a base to starboard, roughly and with nobody between."""
    key = id(data), base, where
    found = _SHOTS.get(key)
    if found is None:
        if len(_SHOTS) >= MOST_CELLS:
            _SHOTS.clear()
        x, y, heading = (place * CELL + CELL // 2 for place in where)
        rim = corners(box(base, (x, y, heading)))
        sides = SIGNS[:1] if x > REACH else SIGNS  # port guns see nothing that lies wholly to starboard
        found = _SHOTS[key] = data, tuple(_looked_at(data, (0, 0, 0), rim, (), sides))
    return found[1]


def _looked_at(
    data: SgData,
    pose: Pose,
    rim: Polygon,
    blockers: Sequence[Polygon],
    sides: Sequence[tuple[Beam, int]] = SIGNS,
) -> Iterator[Shot]:
    """Every arc of a ship that sees a base."""
    for side, sign in sides:
        for arc in ARCS:
            printed = data.arcs[arc]
            low, high = printed.limits if sign > 0 else (-printed.limits[1], -printed.limits[0])
            dot = place(pose, printed.dot[0], printed.dot[1] * sign)
            seen = sight(dot, arc_interval(pose[2], low, high), rim, blockers, arc == "full")
            if seen is not None and seen.range <= data.ruler.length:
                yield Shot(side, arc, seen.range, raked(seen.bow, seen.stern))


class Guns(NamedTuple):
    """What broadsides depend on besides where the target lies."""

    power: tuple[int, int, int]
    port: Ammo | None
    starboard: Ammo | None
    rakes: bool
    burden: int
    """Of the target."""

    def salvo(self, data: SgData, arc: Arc, ammo: Ammo, distance: int, through: Rake) -> float:
        """Mean boxes one broadside covers."""
        power = self.power[ARC_NUMBER[arc]]
        if self.rakes and through != "none":
            power += rake_chits(power, through)
        return power * gun(data, ammo, distance, self.burden)


def guns(g: SgGame, ship: Ship, target: Ship) -> Guns:
    port, starboard = ship.port.load, ship.starboard.load
    return Guns(
        gunnery(g, ship, len(ship.hull)),
        None if port is None else port.value,
        None if starboard is None else starboard.value,
        not basic(g),
        burden(g, target),
    )


def salvos(
    g: SgGame, ship: Ship, pose: Pose, target: Ship, there: Pose, blockers: Sequence[Polygon]
) -> dict[Beam, float]:
    """Best shot of each broadside from one pose at another as if it were loaded, looked at exactly; those
    that have none are left out."""
    if cell(g.data, pose, there) is None:
        return {}
    rim = corners(box(g.data.bases[card_of(g, target).base], there))
    mine = guns(g, ship, target)
    found: dict[Beam, float] = {}
    for side, arc, distance, through in _looked_at(g.data, pose, rim, blockers):
        load = mine.port if side == "port" else mine.starboard
        value = mine.salvo(g.data, arc, load or "ball", distance, through)
        if value > found.get(side, -1.0):
            found[side] = value
    return found


NOT_READY = 0.35
"""A broadside that is not loaded beside one that is."""


def readiness(ship: Ship, side: Beam) -> float:
    return 1.0 if ship.broadside(side).load is not None else NOT_READY


class Broadsides(dict[Cell, float]):
    """The best broadside of a ship as it is now at a base that lies so, nobody between; less if that side is
    not loaded. Worked out when it is first asked for."""

    cells = 0
    """Of all that are kept."""

    def __init__(self, data: SgData, base: Base, guns: Guns) -> None:
        self.data, self.base, self.guns = data, base, guns

    def __missing__(self, where: Cell) -> float:
        Broadsides.cells += 1
        if Broadsides.cells > MOST_CELLS:
            _BROADSIDES.clear()
            Broadsides.cells = 0
        aside, ahead, turned = where
        mine, best = self.guns, 0.0
        to_port = aside < 0
        if to_port:
            aside = ~aside
        about = turned >= ABOUT and (aside >= CLEAR or abs(ahead) >= CLEAR)
        seen = aside, ahead, turned - ABOUT if about else turned
        for side, arc, distance, rake in shots_from(self.data, self.base, seen):
            through = OTHER_END[rake] if about else rake
            load = mine.port if (side == "port") != to_port else mine.starboard
            if load is None:
                value = NOT_READY * mine.salvo(self.data, arc, "ball", distance, through)
            else:
                value = mine.salvo(self.data, arc, load, distance, through)
            if value > best:
                best = value
        self[where] = best
        return best

    def at(self, pose: Pose, there: Pose) -> float:
        where = cell(self.data, pose, there)
        return 0.0 if where is None else self[where]


_BROADSIDES: dict[tuple[int, Base, Guns], Broadsides] = {}


def broadsides(g: SgGame, ship: Ship, target: Ship) -> Broadsides:
    base = g.data.bases[card_of(g, target).base]
    key = id(g.data), base, guns(g, ship, target)
    found = _BROADSIDES.get(key)
    if found is None:
        found = _BROADSIDES[key] = Broadsides(g.data, base, key[2])
    return found


def best_salvo(g: SgGame, ship: Ship, pose: Pose, target: Ship, there: Pose) -> float:
    """Best broadside from one pose at another."""
    return broadsides(g, ship, target).at(pose, there)


def line_for(g: SgGame, ship: Ship, pose: Pose, planned: Card, aback: int) -> tuple[Manoeuvre | None, int]:
    """The line a card is sailed on from a pose, and the turns taken aback after it."""
    tint = colour(g, g.state.wind, pose[2])
    if planned.border == "red":
        return planned.lines["hourglass2"], aback + 1
    if tint == "red":
        deck = g.data.decks[planned.deck]
        red = next(deck.cards[i] for i in deck.red if deck.cards[i].veer == red_class(planned.veer))
        return red.lines["hourglass2" if basic(g) else red_line(aback + 1)], aback + 1
    if planned.border == "grey":
        return planned.lines[tint], 0
    sail = "battle" if g.state.level != "advanced" else ship.sails
    return planned.lines[sail_line(sail, tint)], 0


def after(g: SgGame, ship: Ship, pose: Pose, card_id: CardId, aback: int = 0) -> tuple[Pose, int]:
    line, aback = line_for(g, ship, pose, card(g, ship, card_id), aback)
    return (pose if line is None else line.end(pose)), aback


def on_the_table(g: SgGame, ship: Ship, pose: Pose) -> bool:
    return inside_table(box(g.data.bases[card_of(g, ship).base], pose), g.state.width, g.state.height)


def goes_out(g: SgGame, ship: Ship, pose: Pose, doors: tuple[str, ...]) -> bool:
    """Does a place beyond an edge lie most beyond one of these?"""
    if not doors:
        return False
    x, y, fx, fy, sx, sy = box(g.data.bases[card_of(g, ship).base], pose)
    wide, high = abs(fx) + abs(sx), abs(fy) + abs(sy)
    out = {"W": wide - x, "E": x + wide - g.state.width, "S": high - y, "N": y + high - g.state.height}
    edge = max(out, key=out.__getitem__)
    return out[edge] > 0 and edge in doors


def aground(g: SgGame, ship: Ship, pose: Pose) -> bool:
    """Reefs, sandbanks, land and the shallows around it."""
    here = box(g.data.bases[card_of(g, ship).base], pose)
    return any(terrain.lies_on(here, piece) for piece in g.state.terrain)


_WAYS: dict[tuple[int, str, CardId | None, int], tuple[SgData, tuple[CardId, ...]]] = {}
"""By deck, card before and veer limit; kept as _CHIT_VALUES are."""
NO_LIMIT = -1


def ways(g: SgGame, ship: Ship, before: CardId | None) -> tuple[CardId, ...]:
    """A few cards that span what a ship can do after a card: straight on and the turns to both sides."""
    if ship.masts_then:
        return dismasted_cards(g, ship)
    deck = card_of(g, ship).deck
    limit = NO_LIMIT if basic(g) or before is None else veer_of(g, ship)
    key = id(g.data), deck, None if limit == NO_LIMIT else before, limit
    found = _WAYS.get(key)
    if found is None:
        blue = g.data.decks[deck].blue
        cards = [card(g, ship, i) for i in blue if limit == NO_LIMIT or within_veer(g, ship, before, i)]
        turns = sorted((c for c in cards if "slip" not in c.kind), key=lambda c: c.veer)
        last = len(turns) - 1
        few = tuple(turns[place].id for place in sorted({last * k // 4 for k in range(5)}))
        found = _WAYS[key] = g.data, few
    return found[1]


def open_ahead(g: SgGame, pose: Pose, depth: int) -> bool:
    """Is there water enough for some turns where the bow points to? Then the cards need not be looked at."""
    far = depth * LONG_MOVE + LONGEST_BASE
    x = pose[0] + far * SINE[pose[2]] // UNIT
    y = pose[1] + far * COSINE[pose[2]] // UNIT
    inside = LONGEST_BASE
    return inside <= x <= g.state.width - inside and inside <= y <= g.state.height - inside


def sea_room(
    g: SgGame, ship: Ship, pose: Pose, before: CardId | None, doors: tuple[str, ...] = (), depth: int = 3
) -> bool:
    """Is there a way on from here, within the veer limit, that stays afloat on the table for some turns, or
    leaves it where she may?"""
    if depth == 0 or (not g.state.terrain and open_ahead(g, pose, depth)):
        return True
    for way in ways(g, ship, before):
        there, _ = after(g, ship, pose, way)
        if goes_out(g, ship, there, doors):
            return True
        free = on_the_table(g, ship, there) and not aground(g, ship, there)
        if free and sea_room(g, ship, there, way, doors, depth - 1):
            return True
    return False


def crowding(g: SgGame, ship: Ship, pose: Pose, friends: Sequence[tuple[Ship, Pose]]) -> float:
    """Running into a friend costs each as many chits as the other's burden; in the basic rules nothing."""
    if basic(g):
        return 0.0
    base = g.data.bases[card_of(g, ship).base]
    here, value = box(base, pose), 0.0
    for friend, there in friends:
        spot = box(g.data.bases[card_of(g, friend).base], there)
        if overlap(here, spot):
            value -= 9.0
        elif boxes_within(here, spot, CLOSE):
            value -= 0.8
    return value


def safety(
    g: SgGame, ship: Ship, pose: Pose, planned: CardId | None = None, doors: tuple[str, ...] = ()
) -> float:
    """Penalties of a place reached with a card: off the table, no way on, rocks, wind ahead."""
    if not on_the_table(g, ship, pose):
        return OFF_TABLE
    value = 0.0 if sea_room(g, ship, pose, planned, doors) else TRAPPED
    if aground(g, ship, pose):
        value += ON_ROCKS
    if colour(g, g.state.wind, pose[2]) == "red":
        value += ABACK
    return value


class Duel(NamedTuple):
    """A ship and an enemy: what a box of hers is worth, where she may be, what either may fire."""

    worth: float
    places: Sequence[Pose]
    mine: Broadsides
    hers: Broadsides


def duels(g: SgGame, ship: Ship, enemies: Enemies) -> list[Duel]:
    return [
        Duel(worth, places, broadsides(g, ship, enemy), broadsides(g, enemy, ship))
        for enemy, worth, places in enemies
    ]


def exchange(pose: Pose, duels: Sequence[Duel], care: float = CARE) -> float:
    """Boxes given less boxes taken, over sampled places of the enemies; the best target counts."""
    given, taken = 0.0, 0.0
    for worth, places, mine, hers in duels:
        hits = blows = 0.0
        for there in places:
            hits += mine.at(pose, there)
            blows += hers.at(there, pose)
        given = max(given, hits / len(places) * worth)
        taken += blows / len(places)
    return given - care * taken


def shore_chit(g: SgGame, letter: Letter, target: Target, stake: int) -> float:
    """What one chit on a battery or building is worth; a building's points are gained hit by hit."""
    if not isinstance(target, BuildingTarget) or not stake:
        return chit_value(g.data, letter, SHORE_BURDEN)
    scenario = scenario_of(g)
    hulls, crews = scenario.building_points, scenario.building_casualties
    chits = [g.data.chits[i] for i in g.data.cups[letter]]
    return stake * sum(max(chit.hull / hulls, chit.crew / crews) for chit in chits) / len(chits)


def bombardment(g: SgGame, ship: Ship, pose: Pose, stake: int) -> float:
    """Boxes given to batteries and buildings from a place, nobody between. Buildings are worth sailing to,
    the more points they bring the more; batteries, which fire back, only when no other enemy is left."""
    best, nearest, pull = 0.0, 0.0, 9000
    alone = all(other.side == ship.side for other in in_play(g))
    for target, rim, _ in batteries.shore_targets(g, ship.side):
        x, y = rim[0]
        far = ((pose[0] - x) ** 2 + (pose[1] - y) ** 2) ** 0.5
        building = isinstance(target, BuildingTarget)
        if alone or building:
            nearest = min(nearest or far, far)
            pull = 4500 if building and stake else pull
        if far > g.data.ruler.length + LONGEST_BASE:
            continue
        for side, sign in SIGNS:
            ready = readiness(ship, side)
            for arc, power in zip(ARCS, gunnery(g, ship, len(ship.hull)), strict=True):
                printed = g.data.arcs[arc]
                low, high = printed.limits if sign > 0 else (-printed.limits[1], -printed.limits[0])
                dot = place(pose, printed.dot[0], printed.dot[1] * sign)
                seen = sight(dot, arc_interval(pose[2], low, high), rim, ())
                if seen is not None and seen.range <= g.data.ruler.length:
                    letters = letters_at(g.data, "ball", seen.range)
                    best = max(best, ready * sum(power * shore_chit(g, a, target, stake) for a in letters))
    best = min(best, float(stake)) if stake else best
    return best - 0.6 * fire_from_shore(g, ship, pose) - max(0.0, nearest - 14000) / pull


def fire_from_shore(g: SgGame, ship: Ship, pose: Pose) -> float:
    """Boxes the enemy's batteries take from a ship at a place."""
    rim = corners(box(g.data.bases[card_of(g, ship).base], pose))
    taken = 0.0
    for fort in batteries.standing(g):
        if fort.side == ship.side or len(fort.hull) >= batteries.card_of(g, fort).boxes:
            continue
        ready = 1.0 if fort.guns.load is not None else 0.35
        log = batteries.card_of(g, fort)
        worst = 0.0
        for (low, high), power in zip(log.arcs, log.gunnery[len(fort.hull)], strict=True):
            seen = sight(fort.at, arc_interval(fort.heading, low, high), rim, ())
            if seen is not None and seen.range <= g.data.ruler.length:
                letters = letters_at(g.data, "ball", seen.range)
                worst = max(worst, sum(power * chit_value(g.data, a, burden(g, ship)) for a in letters))
        taken += ready * worst
    return taken


def approach(pose: Pose, enemies: Enemies) -> float:
    """Out of range it is worth closing, until a little over half a ruler."""
    nearest = min(
        (
            ((pose[0] - x) ** 2 + (pose[1] - y) ** 2) ** 0.5
            for _, _, places in enemies
            for x, y, _ in places[:1]
        ),
        default=0.0,
    )
    return -max(0.0, nearest - 14000) / 9000
