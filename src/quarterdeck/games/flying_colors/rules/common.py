"""Small questions about ships, and the few changes (position, links, control) that several chapters share.

Pure helpers first; the functions that change something take the state or the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from quarterdeck.games.flying_colors.data.model import Board, Counter, FCData, ScenarioData
from quarterdeck.games.flying_colors.ids import (
    NO_SHIP,
    OTHER,
    SIDES,
    CommanderFate,
    CommanderId,
    CommanderRef,
    NationRef,
    Pose,
    ShipFate,
    ShipId,
    ShipRef,
    SideNo,
    SideRef,
)
from quarterdeck.games.flying_colors.options import Options
from quarterdeck.games.flying_colors.state import (
    NOWHERE,
    SHORE,
    FCState,
    Ship,
    numbered_commanders,
    numbered_ships,
)
from quarterdeck.geometry.hex import DISTANCE, Hex, hex_name, sheet_hexes
from quarterdeck.kernel import Game, Mod, Seat

if TYPE_CHECKING:
    FCGame = Game[FCState, FCData, Options]
else:
    FCGame = Game

DISMASTED_AT: Final = 15
RIGGING_PER_POINT: Final = 3
NO_FULL_SAILS_AT: Final = 6


# ---------------------------------------------------------------- names

HEX_NAMES: Final = {NOWHERE: "", **{hex_: hex_name(hex_) for hex_ in sheet_hexes()}}


def ship_ref(g: FCGame, i: ShipId) -> ShipRef:
    ship = g.state.ships[i]
    return ShipRef(i, ship.name, g.state.seats[ship.side], ship.nation)


def ship_refs(g: FCGame, ships: Iterable[ShipId]) -> tuple[ShipRef, ...]:
    return tuple(ship_ref(g, i) for i in ships)


def commander_ref(g: FCGame, k: CommanderId) -> CommanderRef:
    commander = g.state.commanders[k]
    return CommanderRef(k, g.data.commanders[commander.card].short, g.state.seats[commander.side])


def seat_ref(g: FCGame, seat: Seat) -> SideRef:
    return SideRef(seat, g.rules.seat_name(seat))


def side_ref(g: FCGame, side: SideNo) -> SideRef:
    return seat_ref(g, g.state.seats[side])


def nation_ref(nation: str) -> NationRef:
    return NationRef(nation, f"@fc-nation-{nation.lower()}")


def pose_of(ship: Ship) -> Pose:
    return Pose(HEX_NAMES[ship.bow], HEX_NAMES[ship.stern], ship.facing)


# ---------------------------------------------------------------- printed values of the side showing


def counter(g: FCGame, i: ShipId) -> Counter:
    return g.data.counters[g.state.ships[i].counter]


def rate(g: FCGame, ship: Ship) -> int:
    """Relative rate of the side now showing: 0 = (1), 1 to 6, 7 = G; no shift for hits (ruling 65)."""
    return g.data.counters[ship.counter].rate[ship.damaged]


def manpower(g: FCGame, ship: Ship) -> int:
    """[13.2] Never below 1; a prize or a recaptured ship has a crew of 1 [14.3]."""
    if ship.side != ship.home:
        return 1
    left = g.data.counters[ship.counter].manpower[ship.damaged] - ship.crew
    return left if left > 1 else 1  # asked for every ship of every view: max() would take twice as long


def hull_left(g: FCGame, ship: Ship) -> int:
    """Hull hits the side now showing can still take (ruling 121)."""
    left = g.data.counters[ship.counter].capacity[ship.damaged] - ship.hull
    return left if left > 0 else 0


def audacity(g: FCGame, ship: Ship) -> int:
    """Audacity that counts for a ship: of its nation, of the captors' for a prize (ruling 102)."""
    state = g.state
    if ship.battery:
        special = state.battery_audacity.get(ship.nation)
        if special is not None:
            return special
    if ship.side != ship.home:
        return side_audacity(g, ship.side)
    return state.audacity[ship.nation]


def side_audacity(g: FCGame, side: SideNo) -> int:
    """Audacity of a side: that of the fleet admiral's nation, else of its first nation (ruling 20)."""
    fleet = g.state.fleets[side]
    if fleet.admiral >= 0:
        return g.state.audacity[g.state.commanders[fleet.admiral].nation]
    return g.state.audacity[fleet.nations[0]]


# ---------------------------------------------------------------- commanders


def commanders_of(state: FCState, i: ShipId) -> list[CommanderId]:
    return [k for k, commander in numbered_commanders(state) if commander.ship == i]


def commander_quality(g: FCGame, k: CommanderId) -> int:
    commander = g.state.commanders[k]
    return g.data.commanders[commander.card].quality[commander.wounded]


def commander_range(g: FCGame, k: CommanderId) -> int:
    commander = g.state.commanders[k]
    return g.data.commanders[commander.card].range[commander.wounded]


def quality(g: FCGame, i: ShipId) -> int:
    """Command quality aboard for die rolls: the best commander's, or the captain's (decision 0201)."""
    best = g.state.ships[i].captain
    for k, commander in numbered_commanders(g.state):
        if commander.ship == i:
            best = max(best, commander_quality(g, k))
    return best


def commander_mods(g: FCGame, i: ShipId, sign: int, rule: str) -> tuple[Mod, ...]:
    """The modifier for a commander aboard, added or deducted; none without one."""
    skill = quality(g, i)
    return (Mod(sign * skill, "fc-mod-commander", rule),) if skill else ()


def qualities(g: FCGame, i: ShipId) -> int:
    """[14.1] Sum of the qualities of all commanders aboard, captain included."""
    total = g.state.ships[i].captain
    for k, commander in numbered_commanders(g.state):
        if commander.ship == i:
            total += commander_quality(g, k)
    return total


def admiral_quality(g: FCGame, side: SideNo) -> int:
    """[7.0] What the fleet admiral adds to initiative: nothing once he is gone (ruling 23)."""
    k = g.state.fleets[side].admiral
    if k < 0 or g.state.commanders[k].fate:
        return 0
    return commander_quality(g, k)


# ---------------------------------------------------------------- condition


def dismasted(ship: Ship) -> bool:
    """[13.1]"""
    return ship.rigging >= DISMASTED_AT


def linked(ship: Ship) -> bool:
    return bool(ship.grappled or ship.fouled)


def aback(state: FCState, ship: Ship) -> bool:
    """[11.1] Bow straight into the wind."""
    return (ship.facing - state.wind) % 6 == 3


def adrift(ship: Ship) -> bool:
    """[11.4] Entangled, dismasted, struck, in irons or without points; never at anchor or aground (58)."""
    if ship.anchored or ship.aground or ship.battery:
        return False
    return (
        ship.adrift
        or ship.irons
        or ship.struck
        or bool(ship.grappled or ship.fouled)
        or ship.rigging >= DISMASTED_AT
    )


def scenario_of(g: FCGame) -> ScenarioData:
    return g.data.scenarios[g.state.scenario]


def shoals_of(g: FCGame) -> Mapping[Hex, int]:
    """Active shoal hexes and their modifiers: the scenario's, or those chosen for a battle of one's own."""
    chosen = g.state.memo.get("shallows")
    return scenario_of(g).shoals if chosen is None else g.data.shallows[f"{g.state.board}{chosen}"]


def shoal_letters(g: FCGame) -> tuple[str, ...]:
    """The shoals in use, by their letters on the sheets."""
    if "shallows" not in g.state.memo:
        return scenario_of(g).shoal_letters
    hexes = board_of(g).hexes
    return tuple(letter for letter, found in g.data.shoals.items() if found & hexes)


def may_anchor(g: FCGame) -> bool:
    """[18.0] Only where there are shallows (ruling 60)."""
    return scenario_of(g).anchoring or "shallows" in g.state.memo


def board_of(g: FCGame) -> Board:
    return g.data.boards[g.state.board]


def side_index(g: FCGame, side_id: str) -> SideNo:
    """Number of a side as the scenario names it; who sits there is another matter [18.2]."""
    return next(n for n, side in zip(SIDES, scenario_of(g).sides, strict=True) if side.seat == side_id)


def helm(ship: Ship) -> SideNo:
    """The side that decides for a ship: its holder, or the enemy for a ship confused in the dark [18.17]."""
    return OTHER[ship.side] if ship.confused else ship.side


def seat_of(g: FCGame, ship: Ship) -> str:
    return g.state.seats[helm(ship)]


# ---------------------------------------------------------------- distance


def ship_distance(a: Ship, b: Ship) -> int:
    """Nearest hexes of two ships, the target hex counted."""
    near = DISTANCE[b.bow - a.bow]
    if a.large:
        near = min(near, DISTANCE[b.bow - a.stern])
        if b.large:
            near = min(near, DISTANCE[b.stern - a.stern])
    if b.large:
        near = min(near, DISTANCE[b.stern - a.bow])
    return near


def enemy_distance(state: FCState, ship: Ship) -> int:
    """Distance to the nearest enemy ship that has not struck (batteries do not count); 255 = none."""
    side = ship.side
    nearest = 255
    for other in state.ships:
        if other.side != side and other.bow and not other.struck and not other.battery:
            nearest = min(nearest, ship_distance(ship, other))
    return nearest


# ---------------------------------------------------------------- position


def lift(state: FCState, i: ShipId) -> None:
    """Take a ship out of the table of occupied hexes."""
    ship, at = state.ships[i], state.at
    if at.get(ship.bow) == i:
        del at[ship.bow]
    if ship.stern != ship.bow and at.get(ship.stern) == i:
        del at[ship.stern]


def put(state: FCState, i: ShipId, bow: Hex, stern: Hex, facing: int) -> None:
    """Move a ship; a hex that holds another ship stays listed as the other's while it is passed [11.8]."""
    lift(state, i)
    ship, at = state.ships[i], state.at
    ship.bow, ship.stern, ship.facing = bow, stern, facing
    if bow not in at:
        at[bow] = i
    if stern != bow and stern not in at:
        at[stern] = i


def overlaps(state: FCState, i: ShipId) -> list[ShipId]:
    """Other units in the hexes of a ship, by index."""
    ship, at = state.ships[i], state.at
    found = {at.get(ship.bow, i), at.get(ship.stern, i)}
    found.discard(i)
    return sorted(found)


def remove(g: FCGame, i: ShipId, fate: ShipFate) -> None:
    """Take a ship off the map for good; its links are cut and its commanders share its fate."""
    state = g.state
    ship = state.ships[i]
    unlink_all(state, i)
    if ship.battery != SHORE:
        lift(state, i)
        _leave_water_to_others(state, i)
    ship.bow = ship.stern = NOWHERE
    ship.fate = fate
    ship.burning = ship.anchored = ship.full_sails = False
    gone: CommanderFate = "left" if fate in ("left", "withdrawn") else "lost"
    for k in commanders_of(state, i):
        state.commanders[k].ship = NO_SHIP
        state.commanders[k].fate = gone


def _leave_water_to_others(state: FCState, i: ShipId) -> None:
    """A ship that was passing through the one that sinks is listed in the hexes they shared [11.8]."""
    hexes = (state.ships[i].bow, state.ships[i].stern)
    for k, other in numbered_ships(state):
        for hex_ in (other.bow, other.stern):
            if k != i and hex_ and hex_ in hexes:
                state.at.setdefault(hex_, k)


def capture(g: FCGame, i: ShipId, side: SideNo) -> None:
    """[14.3] A ship changes hands; links stay (ruling 144). Commanders of the losing side are taken."""
    state = g.state
    ship = state.ships[i]
    ship.side = side
    ship.struck = ship.confused = ship.dormant = False
    ship.recaptured = ship.recaptured or side == ship.home
    ship.full_sails = False
    ship.captain = 0  # taken with his ship like any commander
    for k in commanders_of(state, i):
        commander = state.commanders[k]
        if commander.side != side:
            commander.ship = NO_SHIP
            commander.fate = "captured"


# ---------------------------------------------------------------- links


def _with(links: tuple[ShipId, ...], i: ShipId) -> tuple[ShipId, ...]:
    return links if i in links else tuple(sorted((*links, i)))


def _without(links: tuple[ShipId, ...], i: ShipId) -> tuple[ShipId, ...]:
    return tuple(k for k in links if k != i)


def grapple(state: FCState, i: ShipId, j: ShipId) -> None:
    a, b = state.ships[i], state.ships[j]
    a.grappled, b.grappled = _with(a.grappled, j), _with(b.grappled, i)


def foul(state: FCState, i: ShipId, j: ShipId) -> None:
    a, b = state.ships[i], state.ships[j]
    a.fouled, b.fouled = _with(a.fouled, j), _with(b.fouled, i)


def unlink(state: FCState, i: ShipId, j: ShipId) -> None:
    """Cut both kinds of link between two ships."""
    a, b = state.ships[i], state.ships[j]
    a.grappled, b.grappled = _without(a.grappled, j), _without(b.grappled, i)
    a.fouled, b.fouled = _without(a.fouled, j), _without(b.fouled, i)


def unlink_all(state: FCState, i: ShipId) -> None:
    ship = state.ships[i]
    for j in {*ship.grappled, *ship.fouled}:
        unlink(state, i, j)


def body(state: FCState, i: ShipId) -> list[ShipId]:
    """All ships joined to a ship by links, itself included, by index."""
    found, todo = {i}, [i]
    while todo:
        ship = state.ships[todo.pop()]
        for j in (*ship.grappled, *ship.fouled):
            if j not in found:
                found.add(j)
                todo.append(j)
    return sorted(found)
