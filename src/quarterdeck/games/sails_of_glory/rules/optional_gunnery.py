"""[SG-O-CONT-1] Optional gunnery: continuous fire, first broadside, nearest target, double shot, aiming
high."""

from __future__ import annotations

from quarterdeck.geometry.plane import corners

from ..actions import Fire
from ..data.model import Chit
from ..ids import ARCS, Ammo, Beam, ShipTarget
from ..options import SgGame, basic
from ..state import Broadside, Order, Ship, Shot
from . import advanced_damage, basic_gunnery
from .chits import Drawn, draw_chits
from .common import box_of, on_table
from .placing import Replaced

HIGH_SHOT: tuple[Ammo, ...] = ("ball", "double")
"""[SG-O-HIGH-1] Only these can be aimed at the masts."""


def third(n: int) -> int:
    """One more for every three, rounded up."""
    return -(-n // 3)


def count(g: SgGame, guns: Broadside, order: Order, n: int, rake_extra: int, green: bool) -> int:
    """Chits of a broadside of firepower n (ruling 59): first broadside [SG-O-FIRST-1] and rake are added
    apart [SG-O-FIRST-2], then continuous fire halves the sum, untrained gunners leave a third
    [SG-O-GREEN-2]."""
    total = n + rake_extra
    if is_first(g, guns, order):
        total += third(n)
    if order.empty:
        total //= 3 if green else 2
    return total


def is_first(g: SgGame, guns: Broadside, order: Order) -> bool:
    """[SG-O-FIRST-1] The load of the set-up, not a shot of continuous fire."""
    return g.options.first_broadside and guns.first and not order.empty


def forced(g: SgGame, ship: Ship, side: Beam, shots: tuple[Shot, ...]) -> tuple[Shot, ...]:
    """[SG-O-NEAR-1] Only shots at the nearest target of the side's three arcs; ties are the captain's
    choice."""
    if not g.options.nearest_target or not shots:
        return shots
    nearest = min(shot.range for shot in shots)
    if barred(g, ship, side, nearest):
        return ()
    targets = {shot.target for shot in shots if shot.range == nearest}
    return tuple(shot for shot in shots if shot.target in targets)


def barred(g: SgGame, ship: Ship, side: Beam, nearest: int) -> bool:
    """[SG-O-NEAR-1] A friend or a hulk nearer than every enemy: the side may not fire (ruling 67), unless she
    cannot be seen either (ruling 136)."""
    boxes = {other.id: box_of(g, other) for other in on_table(g)}
    rims = {number: corners(here) for number, here in boxes.items()}
    for other in on_table(g):
        if other.id == ship.id or (other.side != ship.side and not other.hulk):
            continue
        blockers = basic_gunnery.blockers_to(g, ship, other, boxes, rims)
        for arc in ARCS:
            seen = basic_gunnery.look(g, ship, side, arc, rims[other.id], blockers)
            if seen is not None and seen.range < nearest:
                return True
    return False


def orders_for(g: SgGame, ship: Ship, side: Beam, shot: Shot) -> tuple[Fire, ...]:
    """The ways to fire one shot: with the load or, empty, with any shot but double [SG-O-CONT-2]; aimed high
    or not."""
    load = ship.broadside(side).load
    if load is not None:
        plain = (Fire(ship.id, side, shot.arc, shot.target),)
        if g.options.aim_high and load.value in HIGH_SHOT:
            return (*plain, Fire(ship.id, side, shot.arc, shot.target, None, True))
        return plain
    if not may_fire_empty(g, ship, side):
        return ()
    kinds: tuple[Ammo, ...] = ("ball",) if basic(g) else ("ball", "chain", "grape")
    ways = tuple(Fire(ship.id, side, shot.arc, shot.target, kind) for kind in kinds)
    if g.options.aim_high:
        ways += (Fire(ship.id, side, shot.arc, shot.target, "ball", True),)
    return ways


def may_fire_empty(g: SgGame, ship: Ship, side: Beam) -> bool:
    """[SG-O-CONT-1] Continuous fire of an unloaded battery, once a turn."""
    broadside = ship.broadside(side)
    return g.options.continuous_fire and broadside.load is None and broadside.fired is None


def aim_high(g: SgGame, order: Order, drawn: list[Drawn]) -> list[Drawn]:
    """[SG-O-HIGH-2] Underlined chits and plain casualties go to the 0 box, C chits come instead (ruling
    86)."""
    if not order.high or not isinstance(order.target, ShipTarget):
        return drawn
    target = g.state.ships[order.target.id]
    printed = g.data.chits
    hits = [hit for draw in drawn for hit in draw.hits]
    aside = [hit for hit in hits if _replaced(printed[hit.number])]
    if not aside:
        return drawn
    letter = g.data.letters["dismasting_replacement"]
    for hit in aside:
        target.zero += (hit.number,)
        hit.places.append(Replaced("SG-O-HIGH-2"))
        chit = printed[hit.number]  # [SG-O-HIGH-3]
        for _ in range(chit.leak):
            hit.effects += advanced_damage.hit_rigging(g, target, hit.at)
        for _ in range(chit.rudder):
            hit.effects += advanced_damage.lose_mast(g, target, hit.at)
    return [*drawn, draw_chits(g, letter, len(aside), f"high {who_fires(order)}", len(hits))]


def _replaced(chit: Chit) -> bool:
    return chit.underlined or (chit.crew > 0 and not chit.numbered)


def who_fires(order: Order) -> str:
    """Names the draws of an order, alike on a mirrored table: by who fires at whom."""
    kind = "ship" if isinstance(order.firer, ShipTarget) else "battery"
    return f"{kind} {order.firer.id} {order.target}"


def ammo_choices(g: SgGame) -> tuple[Ammo, ...]:
    """[SG-S-SET-1] [SG-O-DOUBLE-1] Kinds of shot that can be chosen for a broadside; double shot only with
    its option [ruling 64]."""
    if basic(g):
        return ("ball",)
    return ("ball", "chain", "grape", "double") if g.options.double_shot else ("ball", "chain", "grape")
