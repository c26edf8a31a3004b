"""What a position is worth to a ship: shots it would have, shots it would suffer, and seamanship."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from quarterdeck.games.flying_colors.data.model import AUTOMATIC
from quarterdeck.games.flying_colors.ids import ShipId
from quarterdeck.games.flying_colors.rules.common import (
    RIGGING_PER_POINT,
    FCGame,
    commander_range,
    commanders_of,
    hull_left,
    put,
    rate,
    scenario_of,
    ship_distance,
    shoals_of,
)
from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.rules.r11_7_grounding import AGROUND_AT_MOST, exempt, rate_penalty
from quarterdeck.games.flying_colors.rules.r11_9_grappling import can_be_grappled, in_contact
from quarterdeck.games.flying_colors.rules.r12_arcs import BROADSIDES
from quarterdeck.games.flying_colors.rules.r12_firepower import work_out
from quarterdeck.games.flying_colors.rules.r12_odds import FACES, Odds, columns, odds
from quarterdeck.games.flying_colors.rules.r12_targets import guns_ready, is_target, shots
from quarterdeck.games.flying_colors.rules.r13_damage import MAY_SINK_AT
from quarterdeck.games.flying_colors.rules.r14_melee import MOST_DICE, melee_dice, melee_value, rounds_up
from quarterdeck.games.flying_colors.state import BATTERY_NONE, BLOCKSHIP, Ship, numbered_ships
from quarterdeck.geometry.hex import DISTANCE, STEP, Hex

# Worth of a hit, in thousandths of a point per tenth of a hit.
HULL: Final = 100
CREW: Final = 60
RIGGING: Final = 40
FIRE: Final = 12  # for each of a hundred chances of a fire

# What a hit on a unit is worth, in per cent of a hit on a sound ship of the line.
ON_FLAGSHIP: Final = 40  # more: a fleet that loses her breaks off [15.2]
ON_CRIPPLE: Final = 25  # more: she is half way to striking [13.3]
ON_SILENT: Final = 20  # her guns are dead, the sinking and striking rolls will do
ON_PRIZE: Final = 30  # better retaken than sunk
ON_BATTERY: Final = 60  # scores nothing [12.13]

SUFFERED: Final = 60  # per cent: what a hit taken weighs beside a hit given
SUFFERED_BY_FLAGSHIP: Final = 300  # the fleet breaks off when she is lost [15.2]
NEAR_ENEMIES: Final = 5
GUN_RANGE: Final = 8
CLOSE: Final = 1  # the range a ship of the line fights at
FLAGSHIP_CLOSE: Final = 8  # she stands off, within command but out of the worst of it


BOARDED: Final = 3000  # a ship taken, beside what guns do in a turn
OUT_OF_RANGE: Final = 250  # for each hex beyond the range of one's commander
END_ON: Final = 8  # the enemy's bow or stern towards us


GOOD_DICE: Final = 2
AWAY: Final = 100
LOOKOUT: Final = 6
EDGE: Final = 100  # for the square of the hexes of water that are missing ahead
FAR_ENOUGH: Final = 16
AGROUND: Final = 9000  # a ship aground is out of the battle, and a target
UNDER_BATTERY: Final = 250  # for each hex nearer to a battery than its range
UNSAFE: Final = 5  # hexes: nearer than this to an enemy who can still fire nobody takes possession of a prize


LOOK_AHEAD: Final = 4  # hexes: further off than this the course held on counts, not the place alone

# A ship that must be captured [18.13]: no fire, and no hit in her hull that may sink her.
FIRE_IN_PRIZE: Final = 60
LOST_PRIZE: Final = 600

COMMANDER: Final = 1000  # killed, for each victory point
WOUNDED: Final = 1000
LAST_COMMANDER: Final = 40_000  # his fleet breaks off [15.2]
NEVER: Final = -(10**9)


class ShotValue(NamedTuple):
    value: int
    column: str


def is_flagship(g: FCGame, ship: Ship) -> bool:
    """[15.2] The ship whose loss breaks her fleet."""
    flagship = g.state.fleets[ship.side].flagship
    return flagship >= 0 and g.state.ships[flagship] is ship


def last_commander(g: FCGame, ship: Ship) -> bool:
    """[15.2] Are all commanders that her side has left aboard her? Without them it breaks off."""
    state, aboard = g.state, False
    for commander in state.commanders:
        if commander.side == ship.home and commander.fate in ("", "reserve"):
            if commander.ship < 0 or state.ships[commander.ship] is not ship:
                return False
            aboard = True
    return aboard


def precious(g: FCGame, ship: Ship) -> bool:
    """[15.2] A ship that her fleet breaks off without, or without whoever is aboard."""
    return is_flagship(g, ship) or (ship.side == ship.home and last_commander(g, ship))


def hull_hits(g: FCGame, ship: Ship) -> int:
    """Hits on her hull, those on the front of a counter that has been turned among them."""
    return ship.hull + (g.data.counters[ship.counter].capacity[0] if ship.damaged else 0)


def hit_weight(g: FCGame, j: ShipId) -> int:
    """How welcome a hit on this unit is to its enemy, in per cent."""
    target = g.state.ships[j]
    if target.battery:
        return ON_BATTERY
    if target.prize:
        return ON_PRIZE
    if target.damaged and not hull_left(g, target):
        return ON_SILENT
    weight = 100 + (ON_CRIPPLE if target.damaged else 0)
    return weight + (ON_FLAGSHIP if g.state.fleets[target.side].flagship == j else 0)


def must_be_taken(g: FCGame, j: ShipId) -> bool:
    """[18.13] Is she the ship that has to be captured?"""
    rule = scenario_of(g).rule("victory_override")
    return (
        rule is not None
        and rule.args["requires"] == "capture"
        and rule.args["ship"] == g.data.counters[g.state.ships[j].counter].id
    )


def still_safe(g: FCGame, j: ShipId) -> int:
    """[13.3] Hits her hull can take before she may sink."""
    ship = g.state.ships[j]
    left = hull_left(g, ship)
    if not ship.damaged:
        left += g.data.counters[ship.counter].capacity[1]
    return max(0, left - MAY_SINK_AT - 1)


def to_be_taken(g: FCGame, j: ShipId, found: Odds) -> int:
    """[13.3, 13.4, 18.13] A broadside at a ship that must be captured: her masts, her men and so much of her
    hull that she may strike, but not so much that she may sink."""
    safe = still_safe(g, j)
    hull = 0
    for hits in found.results:
        harmless = min(hits.hull, safe)
        hull += HULL * harmless - LOST_PRIZE * (hits.hull - harmless)
    return hull + CREW * found.crew + RIGGING * found.rigging - FIRE_IN_PRIZE * found.fire


def shot_value(g: FCGame, i: ShipId, side: str, j: ShipId, answering: bool = False) -> ShotValue:
    """The better of aiming at hull or rigging, in thousandths."""
    shot = work_out(g, i, side, j, answering)  # type: ignore[arg-type]  # side is one of the two words
    if shot is None or shot.firepower is None:
        return ShotValue(0, "hull")
    best = ShotValue(NEVER, "hull")
    wanted = must_be_taken(g, j)
    aboard = aboard_worth(g, j)
    for column in columns(g, j):
        found = odds(g, shot, column)
        if wanted:
            value = to_be_taken(g, j, found)
        else:
            value = HULL * found.hull + CREW * found.crew + RIGGING * found.rigging + FIRE * found.fire
        if aboard:
            value += aboard * sum(map(bool, found.results)) // FACES
        if value > best.value:
            best = ShotValue(value, column)
    return ShotValue(best.value * hit_weight(g, j) // 100, best.column)


def aboard_worth(g: FCGame, j: ShipId) -> int:
    """[13.6] What a hit is worth for the commanders aboard: one in ten is wounded, and killed if a second die
    does not exceed the audacity of his side."""
    worth, deadly = 0, 0
    for commander in g.state.commanders:
        if commander.ship == j:
            deadly = max(0, g.state.audacity[commander.nation] + 1)
            worth += deadly * COMMANDER * g.data.commanders[commander.card].vp + (FACES - deadly) * WOUNDED
    if deadly and last_commander(g, g.state.ships[j]):
        worth += deadly * LAST_COMMANDER
    return worth // FACES**2


def best_broadsides(g: FCGame, i: ShipId) -> int:
    """What both broadsides together could do from here."""
    best = dict.fromkeys(BROADSIDES, 0)
    for side, j in shots(g, i):
        if not g.state.ships[j].struck:
            best[side] = max(best[side], shot_value(g, i, side, j).value)
    return sum(best.values())


def danger(g: FCGame, i: ShipId, enemies: Sequence[ShipId]) -> int:
    """What the nearest enemies could do to a ship from where they are."""
    total = 0
    ship = g.state.ships[i]
    for j in enemies:
        foe = g.state.ships[j]
        if guns_ready(g, foe) and is_target(g, foe, ship):
            total += max(shot_value(g, j, side, i, True).value for side in BROADSIDES)
    return total


def nearest_enemies(g: FCGame, i: ShipId, batteries: bool = True) -> list[ShipId]:
    """The closest enemies, those that can still fight before those that have struck and could be taken.

    Batteries endanger a ship but win nothing.
    """
    ship = g.state.ships[i]
    foes = [
        (other.struck, ship_distance(ship, other), j)
        for j, other in numbered_ships(g.state)
        if other.side != ship.side and other.bow and (batteries or other.battery in (BATTERY_NONE, BLOCKSHIP))
    ]
    return [j for _, _, j in sorted(foes)[:NEAR_ENEMIES]]


def room(g: FCGame, bow: Hex, facing: int) -> int:
    """Hexes of water ahead before the edge of the map, as far as one looks out."""
    hexes = g.data.boards[g.state.board].hexes
    for steps in range(LOOKOUT):
        bow += STEP[facing]
        if bow not in hexes:
            return steps
    return LOOKOUT


def grounding(g: FCGame, ship: Ship, bow: Hex, facing: int) -> float:
    """[11.7] The chance to run aground where a ship comes to lie on a shoal she is not on yet."""
    shoals = shoals_of(g)
    if not shoals or ship.aground or exempt(g, ship):
        return 0.0
    here = (ship.bow, ship.stern)
    depths = [
        shoals[hex_]
        for hex_ in {bow, stern_hex(bow, facing, ship.large)}
        if hex_ in shoals and hex_ not in here
    ]
    if not depths:
        return 0.0
    if AUTOMATIC in depths:
        return 1.0
    return min(1.0, max(0, 1 + AGROUND_AT_MOST - min(depths) - rate_penalty(rate(g, ship))) / 10)


def seamanship(g: FCGame, ship: Ship, bow: Hex, facing: int) -> int:
    """Water under the keel, wind in the sails, room ahead."""
    worth = 0
    wind = (facing - g.state.wind) % 6
    if wind == 3:
        worth -= 900
    edge = EDGE * (LOOKOUT - room(g, bow, facing)) ** 2
    worth -= 3 * edge if precious(g, ship) else edge  # she breaks her fleet if she leaves [15.2]
    return worth - int(AGROUND * grounding(g, ship, bow, facing))


def next_turn(g: FCGame, ship: Ship, bow: Hex, facing: int) -> Hex:
    """Where the course held leads by the end of the next turn: far from the enemy the heading matters."""
    hexes = g.data.boards[g.state.board].hexes
    points = g.data.movement.plain[(facing - g.state.wind) % 6] - ship.rigging // RIGGING_PER_POINT
    for _ in range(points):
        if bow + STEP[facing] not in hexes:
            break
        bow += STEP[facing]
    return bow


def under_batteries(g: FCGame, ship: Ship, bow: Hex) -> int:
    """[12.13] How deep within the range of the enemy's batteries a place lies: they win nothing and cost
    much, a flagship most."""
    near = 0
    for other in g.state.ships:
        if other.battery not in (BATTERY_NONE, BLOCKSHIP) and other.side != ship.side and other.bow:
            near += max(0, GUN_RANGE + 1 - DISTANCE[other.bow - bow])
    return near * (3 if precious(g, ship) else 1)


def glance(g: FCGame, ship: Ship, bow: Hex, facing: int, foes: Sequence[Ship]) -> int:
    """A quick guess at a pose: the right distance, and the enemy abeam rather than ahead."""
    worth = seamanship(g, ship, bow, facing)
    if any(fort.battery for fort in g.state.ships):
        worth -= UNDER_BATTERY * under_batteries(g, ship, bow)
    close = FLAGSHIP_CLOSE if precious(g, ship) else CLOSE
    if foes and (DISTANCE[foes[0].bow - bow] > LOOK_AHEAD or foes[0].struck):
        bow = next_turn(g, ship, bow, facing)
    stern = stern_hex(bow, facing, ship.large)
    for weight, foe in zip((10, 4, 3, 2, 2), foes, strict=False):
        distance = min(DISTANCE[foe.bow - bow], DISTANCE[foe.bow - stern], DISTANCE[foe.stern - bow])
        worth -= weight * 6 * abs(max(distance, 1) - close)
        if distance <= GUN_RANGE:
            ahead, astern = (
                DISTANCE[foe.bow - (bow + STEP[facing])],
                DISTANCE[foe.bow - (stern - STEP[facing])],
            )
            worth -= weight * 10 * abs(ahead - astern) // max(1, distance)
            if foe.facing == facing:
                worth += weight * 5
            if foe.large and DISTANCE[foe.bow - bow] != DISTANCE[foe.stern - bow]:
                worth += weight * END_ON
    return worth


def pose_value(
    g: FCGame,
    i: ShipId,
    bow: Hex,
    facing: int,
    enemies: Sequence[ShipId],
    prey: Sequence[ShipId],
    care: float,
) -> int:
    """Shots given less shots taken from a pose, and ships to be boarded; put there for a moment and back."""
    state = g.state
    ship = state.ships[i]
    here = (ship.bow, ship.stern, ship.facing)
    put(state, i, bow, stern_hex(bow, facing, ship.large), facing)
    suffered = SUFFERED_BY_FLAGSHIP if precious(g, ship) else SUFFERED
    fair = best_broadsides(g, i) - int(care * suffered) * danger(g, i, enemies) // 100
    if prey and any(j in prey for j in in_contact(g, i)):
        fair += BOARDED
    put(state, i, *here)
    return fair


def boarding_dice(g: FCGame, i: ShipId, j: ShipId) -> int:
    """[14.1] Dice of a boarding attack, 0 if the enemy has too many men; a struck ship cannot resist."""
    if g.state.ships[j].struck:
        return MOST_DICE
    attack, defence = melee_value(g, i), melee_value(g, j)
    return melee_dice(attack, defence, rounds_up(g, (i,), j)) if attack >= defence else 0


def worth_boarding(g: FCGame, i: ShipId, j: ShipId) -> bool:
    """With two dice against one a ship is nearly taken; one on fire is let alone, and so is one that has
    struck while others can still fire at who takes her."""
    other = g.state.ships[j]
    if other.burning or (other.struck and not must_be_taken(g, j) and under_guns(g, i)):
        return False
    return boarding_dice(g, i, j) >= GOOD_DICE


def under_guns(g: FCGame, i: ShipId) -> bool:
    ship = g.state.ships[i]
    return any(
        other.side != ship.side and other.bow and not other.struck and ship_distance(ship, other) < UNSAFE
        for other in g.state.ships
    )


def boardable(g: FCGame, i: ShipId) -> list[ShipId]:
    """Enemies near enough to come alongside this turn that grapples would hold and boarders would take."""
    ship = g.state.ships[i]
    if ship.prize or ship.confused:
        return []
    return [
        j
        for j, other in numbered_ships(g.state)
        if other.bow
        and other.side != ship.side
        and DISTANCE[other.bow - ship.bow] <= GUN_RANGE
        and can_be_grappled(g, i, j)
        and worth_boarding(g, i, j)
    ]


def astray(g: FCGame, i: ShipId, bow: Hex) -> int:
    """[5.2] Hexes beyond the range of the commander of a ship's command."""
    state = g.state
    ship = state.ships[i]
    if ship.command < 0:
        return 0
    leader = state.commands[ship.command].leader
    if leader == i or not state.ships[leader].bow:
        return 0
    reach = max((commander_range(g, k) for k in commanders_of(state, leader)), default=0)
    return max(0, DISTANCE[state.ships[leader].bow - bow] - reach) if reach else 0


def refuge(g: FCGame, ship: Ship, bow: Hex, facing: int, foes: Sequence[Ship]) -> int:
    """What a pose is worth to a ship that should not fight: room between her and the enemy."""
    nearest = min((DISTANCE[foe.bow - bow] for foe in foes), default=0)
    return seamanship(g, ship, bow, facing) + AWAY * min(nearest, FAR_ENOUGH)
