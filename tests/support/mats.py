"""Short words for what lies on a mat: cards and loads face down, crew actions, declared fire."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.games.sails_of_glory.ids import BatteryTarget, BuildingTarget, ShipTarget
from quarterdeck.games.sails_of_glory.options import SgGame
from quarterdeck.games.sails_of_glory.rules.placing import Hit
from quarterdeck.games.sails_of_glory.state import Broadside, CoastalBattery, Declared, Order, Ship
from quarterdeck.kernel import Event, Sealed

S, B, FORT = ShipTarget, BatteryTarget, BuildingTarget


def hold(ship: Ship, cards: Iterable[str]) -> None:
    """Lay these cards face down for a ship."""
    ship.slots = [Sealed("sg.slot", ship.seat, card, ship.id) for card in cards]


def cards(ship: Ship) -> tuple[str, ...]:
    return tuple(slot.value for slot in ship.slots)


def face_down(ammo: str, owner: str = "british", about: int = 0) -> Sealed[str]:
    return Sealed("sg.load", owner, ammo, about)


def shot(guns: Broadside) -> str | None:
    """What a battery is loaded with."""
    return guns.load.value if guns.load else None


def plan(log: Ship | CoastalBattery, tokens: Iterable[str]) -> None:
    kind = "sg.token" if isinstance(log, Ship) else "sg.garrison"
    log.tokens = [Sealed(kind, log.seat, token, log.id) for token in tokens]


def planned(log: Ship | CoastalBattery) -> tuple[str, ...]:
    return tuple(token.value for token in log.tokens)


def hits(chits: Iterable[int]) -> list[Hit]:
    """Chits on their way to a log."""
    return [Hit(n, chit) for n, chit in enumerate(chits)]


def declare(g: SgGame, *orders: Order) -> None:
    g.state.orders = [Sealed("sg.fire", "", Declared(o.firer, o.weapon, o), o.firer.id) for o in orders]


def declared(g: SgGame) -> list[Order]:
    return [sealed.value.order for sealed in g.state.orders if sealed.value.order is not None]


def told(g: SgGame, what: str) -> list[Event]:
    """The events of a kind since the last action."""
    return [event for event in g._fresh if event.what == what]
