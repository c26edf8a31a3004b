"""[SG-O-CONT-1] Optional gunnery: continuous fire, first broadside, nearest target, double shot, aiming
high."""

from __future__ import annotations

from quarterdeck.geometry.table import corners

from ..actions import Fire
from ..state import ARCS, BATTERY_BASE, Order, Ship, Shot
from . import advanced_damage, basic_gunnery
from .options import SgGame, basic, on
from .table import box_of, draw, faces, name, on_table

HIGH_SHOT = ("ball", "double")
"""[SG-O-HIGH-1] Only these can be aimed at the masts."""


def third(n: int) -> int:
    """One more for every three, rounded up."""
    return -(-n // 3)


def count(g: SgGame, ship: Ship, order: Order, n: int, rake_extra: int) -> int:
    """Chits of a broadside of firepower n (ruling 59): first broadside [SG-O-FIRST-1] and rake are added
    apart
    [SG-O-FIRST-2], then continuous fire halves the sum, untrained gunners leave a third [SG-O-GREEN-2]."""
    total = n + rake_extra
    if on(g, "first_broadside") and ship.broadside(order.weapon).first and not order.empty:
        total += third(n)
    if order.empty:
        total //= 3 if ship.green_gunners else 2
    return total


def forced(g: SgGame, ship: Ship, side: str, shots: tuple[Shot, ...]) -> tuple[Shot, ...]:
    """[SG-O-NEAR-1] Only shots at the nearest target of the side's three arcs; ties are the captain's
    choice."""
    if not on(g, "nearest_target") or not shots:
        return shots
    nearest = min(shot.range for shot in shots)
    if barred(g, ship, side, nearest):
        return ()
    targets = {shot.target for shot in shots if shot.range == nearest}
    return tuple(shot for shot in shots if shot.target in targets)


def barred(g: SgGame, ship: Ship, side: str, nearest: int) -> bool:
    """[SG-O-NEAR-1] A friend or a hulk nearer than every enemy: the side may not fire (ruling 67)."""
    for other in on_table(g):
        if other.id == ship.id or (other.side != ship.side and not other.hulk):
            continue
        rim = corners(box_of(g, other))
        for arc in ARCS:
            seen = basic_gunnery.look(g, ship, side, arc, rim, [])
            if seen is not None and seen.range < nearest:
                return True
    return False


def orders_for(g: SgGame, ship: Ship, side: str, shot: Shot) -> tuple[Fire, ...]:
    """The ways to fire one shot: with the load or, empty, with any shot but double [SG-O-CONT-2]; aimed high
    or not."""
    load = ship.broadside(side).load
    if load is not None:
        plain = (Fire(ship.id, side, shot.arc, shot.target),)
        if on(g, "aim_high") and load in HIGH_SHOT:
            return (*plain, Fire(ship.id, side, shot.arc, shot.target, None, True))
        return plain
    if not may_fire_empty(g, ship, side):
        return ()
    kinds = ("ball",) if basic(g) else ("ball", "chain", "grape")
    ways = tuple(Fire(ship.id, side, shot.arc, shot.target, kind) for kind in kinds)
    if on(g, "aim_high"):
        ways += (Fire(ship.id, side, shot.arc, shot.target, "ball", True),)
    return ways


def may_fire_empty(g: SgGame, ship: Ship, side: str) -> bool:
    """[SG-O-CONT-1] Continuous fire of an unloaded battery, once a turn."""
    broadside = ship.broadside(side)
    return on(g, "continuous_fire") and broadside.load is None and broadside.fired is None


def aim_high(g: SgGame, order: Order, chits: list[int]) -> list[int]:
    """[SG-O-HIGH-2] Underlined chits and plain casualties go to the 0 box, C chits come instead (ruling
    86)."""
    if not order.high or order.target is None or order.target >= BATTERY_BASE:
        return chits
    target = g.state.ships[order.target]
    printed = g.data.chits
    aside = [i for i in chits if printed[i].underlined or (printed[i].crew and not printed[i].numbered)]
    if not aside:
        return chits
    kept = list(chits)
    for i in aside:
        kept.remove(i)
    target.zero += tuple(aside)
    letter = g.data.letters["dismasting_replacement"]
    new = draw(g, letter, len(aside))
    g.say(
        "SG-O-HIGH-2",
        "sg-aimed-high",
        ship=name(g, target),
        target_id=target.id,
        letter=letter,
        out=faces(g, aside),
        drawn=faces(g, new),
    )
    for i in aside:  # [SG-O-HIGH-3]
        by = advanced_damage.source(printed[i])
        for _ in range(printed[i].leak):
            advanced_damage.hit_rigging(g, target, **by)
        for _ in range(printed[i].rudder):
            advanced_damage.lose_mast(g, target, **by)
    return kept + new


def ammo_choices(g: SgGame, ship: Ship, side: str) -> tuple[str, ...]:
    """[SG-O-DOUBLE-1] Kinds of shot that can be chosen for a battery; double shot only with its option."""
    if basic(g):
        return ("ball",)
    return ("ball", "chain", "grape", "double") if on(g, "double_shot") else ("ball", "chain", "grape")
