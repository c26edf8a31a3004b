"""[11.7] Grounding on shoals."""

from __future__ import annotations

from quarterdeck.games.flying_colors.data.model import AUTOMATIC, RATE_G
from quarterdeck.games.flying_colors.ids import Hits, ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    commander_mods,
    rate,
    scenario_of,
    ship_ref,
    shoals_of,
)
from quarterdeck.games.flying_colors.rules.r13_damage import aftermath, hurt
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.geometry.hex import Hex
from quarterdeck.kernel import Event, Mod, Roll

AGROUND_AT_MOST = 2
HULL_HIT_AT_MOST = 5


class Sounded(Event, frozen=True, tag="fc-grounding"):
    """[11.7] A ship over a shoal: aground or not, hurt or not. Without a roll the shoal grounds by itself."""

    cites = "11.7"
    ship: ShipRef
    aground: bool
    hull: int
    roll: Roll | None


def rate_penalty(value: int) -> int:
    """Big ships draw more water; G gives no modifier (ruling 65)."""
    if value == RATE_G:
        return 0
    if value >= 4:
        return -1
    return -2 if value >= 1 else -3


def grounding_result(total: int) -> str:
    if total < 0:
        return "@fc-res-aground-and-hit"
    if total <= AGROUND_AT_MOST:
        return "@fc-res-aground"
    return "@fc-res-hull-hit" if total <= HULL_HIT_AT_MOST else "@fc-res-no-effect"


def exempt(g: FCGame, ship: Ship) -> bool:
    """[18.10] A scenario may let a nation's shallow ships pass."""
    return any(ship.nation in rule.args["nations"] for rule in scenario_of(g).rules_of("no_grounding"))


def shoal_entered(g: FCGame, ship: Ship, before: tuple[Hex, Hex]) -> int | None:
    """The worst modifier of the active shoal hexes newly occupied, None if none (rulings 64, 180)."""
    shoals = shoals_of(g)
    if not shoals:
        return None
    fresh = [shoals[h] for h in {ship.bow, ship.stern} if h in shoals and h not in before]
    return min(fresh) if fresh else None


def grounding_mods(g: FCGame, i: ShipId, depth: int) -> tuple[Mod, ...]:
    mods = [Mod(depth, "fc-mod-shoal", "11.7")]
    deep = rate_penalty(rate(g, g.state.ships[i]))
    if deep:
        mods.append(Mod(deep, "fc-mod-rate", "11.7"))
    return (*mods, *commander_mods(g, i, 1, "11.7"))


def hull_hit(total: int) -> bool:
    """[11.7] Below 0 with the grounding, or instead of it."""
    return total < 0 or AGROUND_AT_MOST < total <= HULL_HIT_AT_MOST


def check_grounding(g: FCGame, i: ShipId, before: tuple[Hex, Hex], of: Event | int | None) -> bool:
    """Roll if the last step brought the ship onto a shoal; True if it is now aground."""
    ship = g.state.ships[i]
    depth = shoal_entered(g, ship, before)
    if depth is None or exempt(g, ship):
        return False
    if depth == AUTOMATIC:  # no hull hit (ruling 66)
        run_aground(ship)
        g.tell(Sounded(ship_ref(g, i), True, 0, None), of=of)
        return True
    roll = g.throw(
        "grounding",
        i,
        10,
        zero_based=True,
        mods=grounding_mods(g, i, depth),
        table="grounding",
        resolve=grounding_result,
    )
    stuck = roll.total <= AGROUND_AT_MOST
    if stuck:
        run_aground(ship)
    suffered, after = hurt(g, i, Hits(hull=int(hull_hit(roll.total))))
    told = g.tell(Sounded(ship_ref(g, i), stuck, suffered.hull, roll), of=of)
    aftermath(g, i, suffered, after, told)
    return stuck


def run_aground(ship: Ship) -> None:
    ship.aground = True
    ship.adrift = ship.irons = False


EVENTS: tuple[type[Event], ...] = (Sounded,)
