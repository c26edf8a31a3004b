"""[11.7] Grounding on shoals."""

from __future__ import annotations

from quarterdeck.games.flying_colors.data.types import AUTOMATIC, RATE_G
from quarterdeck.games.flying_colors.rules.r13_damage import hurt
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.games.flying_colors.status import FCGame, commander_mods, rate, scenario_of, shoals_of
from quarterdeck.kernel import Mod


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
    if total <= 2:
        return "@fc-res-aground"
    return "@fc-res-hull-hit" if total <= 5 else "@fc-res-no-effect"


def exempt(g: FCGame, ship: Ship) -> bool:
    """[18.10] A scenario may let a nation's shallow ships pass."""
    return any(ship.nation in rule.args["nations"] for rule in scenario_of(g).rules_of("no_grounding"))


def shoal_entered(g: FCGame, ship: Ship, before: tuple[int, int]) -> int | None:
    """The worst modifier of the active shoal hexes newly occupied, None if none (rulings 64, 180)."""
    shoals = shoals_of(g)
    if not shoals:
        return None
    fresh = [shoals[h] for h in {ship.bow, ship.stern} if h in shoals and h not in before]
    return min(fresh) if fresh else None


def grounding_mods(g: FCGame, i: int, depth: int) -> tuple[Mod, ...]:
    mods = [Mod(depth, "fc-mod-shoal", "11.7")]
    deep = rate_penalty(rate(g, g.state.ships[i]))
    if deep:
        mods.append(Mod(deep, "fc-mod-rate", "11.7"))
    return (*mods, *commander_mods(g, i, 1, "11.7"))


def check_grounding(g: FCGame, i: int, before: tuple[int, int]) -> bool:
    """Roll if the last step brought the ship onto a shoal; True if it is now aground."""
    ship = g.state.ships[i]
    depth = shoal_entered(g, ship, before)
    if depth is None or exempt(g, ship):
        return False
    if depth == AUTOMATIC:  # no hull hit (ruling 66)
        run_aground(g, i)
        return True
    roll = g.roll(
        "11.7",
        "fc-grounding-roll",
        10,
        zero_based=True,
        mods=grounding_mods(g, i, depth),
        table="grounding",
        resolve=grounding_result,
        ship=ship.name,
    )
    stuck = roll.total <= 2
    if stuck:
        run_aground(g, i)
    if roll.result in ("@fc-res-hull-hit", "@fc-res-aground-and-hit"):
        hurt(g, i, hull=1, cause="grounding")
    return stuck


def run_aground(g: FCGame, i: int) -> None:
    ship = g.state.ships[i]
    ship.aground = True
    ship.adrift = ship.irons = False
    g.say("11.7", "fc-aground", ship=ship.name)
