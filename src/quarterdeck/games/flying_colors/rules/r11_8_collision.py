"""[11.8] Collisions: the roll when a ship cannot avoid another (the search for a way out is in r11_2)."""

from __future__ import annotations

from quarterdeck.games.flying_colors.ids import ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import FCGame, foul, quality, rate, ship_ref
from quarterdeck.kernel import Event, Mod, Roll

FOULED_AT = 9


class Collided(Event, frozen=True, tag="fc-collision"):
    """[11.8] A ship cannot clear another: they foul each other, or just miss."""

    cites = "11.8"
    ship: ShipRef
    target: ShipRef
    fouled: bool
    roll: Roll


def bulk(value: int) -> int:
    """Modifier for a relative rate, for collisions and for evasion."""
    if value == 0:
        return 3
    if value <= 2:
        return 2
    return 1 if value <= 4 else 0


def collision_mods(g: FCGame, mover: ShipId, other: ShipId, unspent: int) -> tuple[Mod, ...]:
    mods = []
    for i, which in ((mover, "mover"), (other, "other")):
        ship = g.state.ships[i]
        weight = bulk(rate(g, ship))
        if weight:
            mods.append(Mod(weight, f"fc-mod-rate-{which}", "11.8"))
        if ship.damaged:
            mods.append(Mod(1, f"fc-mod-damaged-{which}", "11.8"))
        skill = quality(g, i)
        if skill:
            mods.append(Mod(-skill, f"fc-mod-commander-{which}", "11.8"))
    if unspent:
        mods.append(Mod(unspent, "fc-mod-unspent", "11.8"))
    return tuple(mods)


def collide(g: FCGame, mover: ShipId, other: ShipId, unspent: int, of: int | None) -> bool:
    """Roll for a collision; True if the two are fouled. The mover stops in any case (ruling 70)."""
    roll = g.throw(
        "collision",
        mover,
        10,
        zero_based=True,
        mods=collision_mods(g, mover, other, unspent),
        table="collision",
        resolve=lambda total: "@fc-res-fouled" if total >= FOULED_AT else "@fc-res-no-collision",
    )
    fouled = roll.total >= FOULED_AT
    if fouled:
        foul(g.state, mover, other)
    g.tell(Collided(ship_ref(g, mover), ship_ref(g, other), fouled, roll), of=of)
    return fouled


EVENTS: tuple[type[Event], ...] = (Collided,)
