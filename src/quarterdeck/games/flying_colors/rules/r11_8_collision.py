"""[11.8] Collisions: the roll when a ship cannot avoid another (the search for a way out is in r11_2)."""

from __future__ import annotations

from quarterdeck.games.flying_colors.status import FCGame, foul, quality, rate
from quarterdeck.kernel import Mod

FOULED_AT = 9


def bulk(value: int) -> int:
    """Modifier for a relative rate, for collisions and for evasion."""
    if value == 0:
        return 3
    if value <= 2:
        return 2
    return 1 if value <= 4 else 0


def collision_mods(g: FCGame, mover: int, other: int, unspent: int) -> tuple[Mod, ...]:
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


def collide(g: FCGame, mover: int, other: int, unspent: int) -> bool:
    """Roll for a collision; True if the two are fouled. The mover stops in any case (ruling 70)."""
    ships = g.state.ships
    roll = g.roll(
        "11.8",
        "fc-collision-roll",
        10,
        zero_based=True,
        mods=collision_mods(g, mover, other, unspent),
        table="collision",
        resolve=lambda total: "@fc-res-fouled" if total >= FOULED_AT else "@fc-res-no-collision",
        ship=ships[mover].name,
        other=ships[other].name,
    )
    if roll.total < FOULED_AT:
        return False
    foul(g.state, mover, other)
    g.say("11.8", "fc-fouled", ship=ships[mover].name, other=ships[other].name)
    return True
