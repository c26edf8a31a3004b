"""[13.4] Fires: how they break out, burn, spread and blow ships up."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.flying_colors.data.gunnery import Damage
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.games.flying_colors.status import FCGame
from quarterdeck.kernel import Action, Message, Mod, Seat, Step

from .r13_damage import explode, hurt

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

    ship: int


def may_ignite(g: FCGame, i: int, damage: Damage) -> None:
    """[13.4] A result with an asterisk: the die must not exceed the hull and rigging hits, nor be a 9."""
    ship = g.state.ships[i]
    if ship.battery or ship.burning or ship.bow == 0:
        return
    hits = damage.hull + damage.rigging
    roll = g.roll(
        "13.4",
        "fc-ignition-roll",
        10,
        table="fire-ignition",
        resolve=lambda total: (
            "@fc-res-fire" if total <= hits and total != NEVER_LIGHTS else "@fc-res-no-fire"
        ),
        zero_based=True,
        ship=ship.name,
        hits=hits,
    )
    if roll.total <= hits and roll.total != NEVER_LIGHTS:
        _light(g, ship)


def _light(g: FCGame, ship: Ship) -> None:
    ship.burning = True
    g.say("13.4", "fc-catches-fire", ship=ship.name)


class ShipFires(Step, tag="fc.ship_fires"):
    """[13.4] The Ship Fires segment; a fire that spreads is first rolled for next turn (ruling 124)."""

    rule = "13.4"
    started: bool = False
    burning: tuple[int, ...] = ()

    def _order(self, g: FCGame) -> list[int]:
        return [i for i in self.burning if g.state.ships[i].bow and g.state.ships[i].burning]

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        left = self._order(g)
        if len(left) < 2:
            return {}
        return {g.state.seats[max(0, g.state.initiative)]: [FightFire(i) for i in left]}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, FightFire)
        self._check(g, action.ship)

    def advance(self, g: FCGame) -> None:
        if not self.started:
            self.started = True
            self.burning = tuple(i for i, ship in enumerate(g.state.ships) if ship.burning and ship.bow)
            return
        left = self._order(g)
        if left:
            self._check(g, left[0])
        else:
            g.done()

    def _check(self, g: FCGame, i: int) -> None:
        self.burning = tuple(k for k in self.burning if k != i)
        burn(g, i)

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-ship-fires-prompt", {"count": len(self._order(g))})


def burn(g: FCGame, i: int) -> None:
    """[13.4] The Fire Table for one ship, then spreading, then the die for an explosion."""
    ship = g.state.ships[i]
    roll = g.roll(
        "13.4",
        "fc-burning-roll",
        10,
        table="ship-fire",
        resolve=lambda total: _ROW_NAMES[total],
        zero_based=True,
        ship=ship.name,
    )
    hull, rigging, still = BURNS[roll.total]
    if not still:
        ship.burning = False
        g.say("13.4", "fc-fire-out", ship=ship.name)
    hurt(g, i, hull, rigging, cause="flames", rule="13.4")
    if still:
        _spread(g, i)
        _may_explode(g, i)


def _spread(g: FCGame, i: int) -> None:
    ship = g.state.ships[i]
    for j in sorted({*ship.grappled, *ship.fouled}):
        other = g.state.ships[j]
        if other.burning or other.battery:
            continue
        roll = g.roll(
            "13.4",
            "fc-spread-roll",
            10,
            mods=_spread_mods(ship, j),
            table="fire-spread",
            resolve=lambda total: "@fc-res-spreads" if total >= SPREADS_AT else "@fc-res-contained",
            zero_based=True,
            ship=ship.name,
            target=other.name,
        )
        if roll.total >= SPREADS_AT:
            _light(g, other)


def _spread_mods(ship: Ship, j: int) -> tuple[Mod, ...]:
    """[13.4] Fouled +1, fouled and grappled +2, grappled alone nothing (ruling 125)."""
    if j not in ship.fouled:
        return ()
    if j in ship.grappled:
        return (Mod(2, "fc-mod-fouled-and-grappled", "13.4"),)
    return (Mod(1, "fc-mod-fouled", "13.4"),)


def _may_explode(g: FCGame, i: int) -> None:
    roll = g.roll(
        "13.4",
        "fc-explosion-roll",
        10,
        table="explosion",
        resolve=lambda total: "@fc-res-explodes" if total == EXPLODES_ON else "@fc-res-holds",
        zero_based=True,
        ship=g.state.ships[i].name,
    )
    if roll.total == EXPLODES_ON:
        explode(g, i)


STEPS: tuple[type[Step], ...] = (ShipFires,)
ACTIONS: tuple[type[Action], ...] = (FightFire,)
