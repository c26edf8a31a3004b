"""[13.4] Fires: how they break out, burn, spread and blow ships up."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.flying_colors.ids import Hits, ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import FCGame, ship_ref
from quarterdeck.games.flying_colors.state import Ship, first_side, numbered_ships
from quarterdeck.kernel import Action, Event, Message, Mod, Roll, Seat, Step

from .r13_damage import aftermath, explode, hurt

NEVER_LIGHTS: Final = 9
SPREADS_AT: Final = 7
EXPLODES_ON: Final = 9
# die -> (hull hits, rigging hits, still burning), the Fire Table
BURNS: Final[tuple[tuple[int, int, bool], ...]] = (
    *((0, 0, False),) * 3,
    *((0, 1, False),) * 2,
    *((0, 1, True),) * 2,
    *((1, 0, True),) * 2,
    (1, 1, True),
)
_ROW_NAMES: Final = (
    *("@fc-res-fire-out",) * 3,
    *("@fc-res-fire-out-rigging",) * 2,
    *("@fc-res-burns-rigging",) * 2,
    *("@fc-res-burns-hull",) * 2,
    "@fc-res-burns-both",
)


class FightFire(Action, frozen=True, tag="fight-fire"):
    """[13.4] The initiative player names the burning ship to be looked at next."""

    ship: ShipId


# ---------------------------------------------------------------- what is told


class CaughtFire(Event, frozen=True, tag="fc-catches-fire"):
    """[13.4] A fire breaks out: lit by a shot, or spread from the ship `by`."""

    cites = "13.4"
    ship: ShipRef
    by: ShipRef | None
    roll: Roll


class NoFire(Event, frozen=True, tag="fc-no-fire"):
    """[13.4] No fire breaks out, or it does not spread from the ship `by`."""

    cites = "13.4"
    ship: ShipRef
    by: ShipRef | None
    roll: Roll


class Burned(Event, frozen=True, tag="fc-burns"):
    """[13.4] The Fire Table for one ship: what the flames destroy, and whether they are put out."""

    cites = "13.4"
    ship: ShipRef
    hull: int
    rigging: int
    out: bool
    roll: Roll


class MagazineHolds(Event, frozen=True, tag="fc-magazine-holds"):
    """[13.4] The flames do not reach the powder."""

    cites = "13.4"
    ship: ShipRef
    roll: Roll


# ---------------------------------------------------------------- how it breaks out


def lights(total: int, hits: int) -> bool:
    """[13.4] The die must not exceed the hull and rigging hits, nor be a 9."""
    return total <= hits and total != NEVER_LIGHTS


def may_ignite(g: FCGame, i: ShipId, hits: Hits, of: Event) -> None:
    """[13.4] A result with an asterisk; a ship is not lit twice (ruling 123)."""
    ship = g.state.ships[i]
    if ship.battery or ship.burning or ship.bow == 0:
        return
    most = hits.hull + hits.rigging
    roll = g.throw(
        "ignition",
        i,
        10,
        table="fire-ignition",
        resolve=lambda total: "@fc-res-fire" if lights(total, most) else "@fc-res-no-fire",
        zero_based=True,
    )
    ship.burning = lights(roll.total, most)
    kind = CaughtFire if ship.burning else NoFire
    g.tell(kind(ship_ref(g, i), None, roll), of=of)


class ShipFires(Step, tag="fc.ship_fires"):
    """[13.4] The Ship Fires segment; a fire that spreads is first rolled for next turn (ruling 124)."""

    rule = "13.4"
    started: bool = False
    burning: tuple[ShipId, ...] = ()

    def _order(self, g: FCGame) -> list[ShipId]:
        return [i for i in self.burning if g.state.ships[i].bow and g.state.ships[i].burning]

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        left = self._order(g)
        if len(left) < 2:
            return {}
        return {g.state.seats[first_side(g.state)]: [FightFire(i) for i in left]}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, FightFire)
        self._check(g, action.ship)

    def advance(self, g: FCGame) -> None:
        if not self.started:
            self.started = True
            self.burning = tuple(i for i, ship in numbered_ships(g.state) if ship.burning and ship.bow)
            return
        left = self._order(g)
        if left:
            self._check(g, left[0])
        else:
            g.done()

    def _check(self, g: FCGame, i: ShipId) -> None:
        self.burning = tuple(k for k in self.burning if k != i)
        burn(g, i)

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-ship-fires-prompt", {"count": len(self._order(g))})


def burn(g: FCGame, i: ShipId) -> None:
    """[13.4] The Fire Table for one ship, then spreading, then the die for an explosion."""
    roll = g.throw(
        "burning", i, 10, table="ship-fire", resolve=lambda total: _ROW_NAMES[total], zero_based=True
    )
    hull, rigging, still = BURNS[roll.total]
    g.state.ships[i].burning = still
    suffered, after = hurt(g, i, Hits(hull, rigging))
    told = g.tell(Burned(ship_ref(g, i), hull, rigging, not still, roll))
    aftermath(g, i, suffered, after, told)
    if still:
        _spread(g, i, told)
        _may_explode(g, i, told)


def _spread(g: FCGame, i: ShipId, of: Event) -> None:
    ship = g.state.ships[i]
    for j in sorted({*ship.grappled, *ship.fouled}):
        other = g.state.ships[j]
        if other.burning or other.battery:
            continue
        roll = g.throw(
            "spread",
            f"{i} {j}",
            10,
            mods=_spread_mods(ship, j),
            table="fire-spread",
            resolve=lambda total: "@fc-res-spreads" if total >= SPREADS_AT else "@fc-res-contained",
            zero_based=True,
        )
        other.burning = roll.total >= SPREADS_AT
        kind = CaughtFire if other.burning else NoFire
        g.tell(kind(ship_ref(g, j), ship_ref(g, i), roll), of=of)


def _spread_mods(ship: Ship, j: ShipId) -> tuple[Mod, ...]:
    """[13.4] Fouled +1, fouled and grappled +2, grappled alone nothing (ruling 125)."""
    if j not in ship.fouled:
        return ()
    if j in ship.grappled:
        return (Mod(2, "fc-mod-fouled-and-grappled", "13.4"),)
    return (Mod(1, "fc-mod-fouled", "13.4"),)


def _may_explode(g: FCGame, i: ShipId, of: Event) -> None:
    roll = g.throw(
        "explosion",
        i,
        10,
        table="explosion",
        resolve=lambda total: "@fc-res-explodes" if total == EXPLODES_ON else "@fc-res-holds",
        zero_based=True,
    )
    if roll.total == EXPLODES_ON:
        explode(g, i, roll, of)
    else:
        g.tell(MagazineHolds(ship_ref(g, i), roll), of=of)


STEPS: tuple[type[Step], ...] = (ShipFires,)
ACTIONS: tuple[type[Action], ...] = (FightFire,)
EVENTS: tuple[type[Event], ...] = (CaughtFire, NoFire, Burned, MagazineHolds)
