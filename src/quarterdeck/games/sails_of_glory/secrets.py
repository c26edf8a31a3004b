"""What each choice that lies face down could be to those who may not look, kind by kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from quarterdeck.kernel import Sealed

from .actions import Fire, FireAway, Musket
from .ids import BEAMS, SAILS, Ammo, BatteryTarget, CardId, Sails, ShipTarget, Token
from .options import SgGame
from .rules import advanced_crew, batteries, optional_gunnery
from .rules.basic_combat import Combat, away, fire_order, weapon_options
from .rules.basic_planning import cards
from .rules.common import card_of
from .rules.standard_planning import card, within_veer
from .state import Declared, Loading, Order, Ship


def load(g: SgGame, sealed: Sealed[Ammo]) -> Sequence[Ammo]:
    """[SG-S-REL-1] Loads lie face down; whether a battery is loaded is seen by all. Double shot loaded
    during the game lay face up for a turn."""
    ship = g.state.ships[sealed.about]
    guns = next(ship.broadside(side) for side in BEAMS if ship.broadside(side).load is sealed)
    if guns.first:
        return optional_gunnery.ammo_choices(g)
    return () if sealed.value == "double" else batteries.LOADS


def fort_load(g: SgGame, sealed: Sealed[Ammo]) -> Sequence[Ammo]:
    """[SG-T-BAT-1] Batteries load like ships."""
    return batteries.LOADS


def slot(g: SgGame, sealed: Sealed[CardId]) -> Sequence[CardId]:
    """[SG-S-PLAN-1] Cards planned last turn are still face down: any that the veer limit allows."""
    ship = g.state.ships[sealed.about]
    place = next(n for n, planned in enumerate(ship.slots) if planned is sealed)
    before = ship.slots[place - 1].value if place else ship.last_card
    deck = g.data.decks[card_of(g, ship).deck]
    pool = deck.grey if card(g, ship, sealed.value).border == "grey" else deck.blue
    return [planned for planned in pool if within_veer(g, ship, before, planned)]


def planned_card(g: SgGame, sealed: Sealed[CardId]) -> Sequence[CardId]:
    """[SG-B-PLAN-4]"""
    return cards(g, g.state.ships[sealed.about])


def first_card(g: SgGame, sealed: Sealed[CardId]) -> Sequence[CardId]:
    """[SG-S-SET-2] No card lies before the first."""
    return g.data.decks[card_of(g, g.state.ships[sealed.about]).deck].blue


def first_sails(g: SgGame, sealed: Sealed[Sails]) -> Sequence[Sails]:
    """[SG-A-SET-2] Anything but furled."""
    return SAILS[1:]


def first_load(g: SgGame, sealed: Sealed[Loading]) -> Sequence[Loading]:
    """[SG-S-SET-1]"""
    afloat = isinstance(sealed.value.firer, ShipTarget)
    kinds = optional_gunnery.ammo_choices(g) if afloat else batteries.LOADS
    return [replace(sealed.value, ammo=ammo) for ammo in kinds]


def reload(g: SgGame, sealed: Sealed[Loading]) -> Sequence[Loading]:
    """[SG-S-REL-1] Any shot, or none."""
    return [replace(sealed.value, ammo=ammo) for ammo in (*optional_gunnery.ammo_choices(g), None)]


def token(g: SgGame, sealed: Sealed[Token]) -> Sequence[Token]:
    """[SG-A-PLAN-1] As many crew actions, any that could be planned after those before it."""
    ship = g.state.ships[sealed.about]
    return advanced_crew.tokens_after(g, ship, _before(ship.tokens, sealed))


def garrison_token(g: SgGame, sealed: Sealed[Token]) -> Sequence[Token]:
    """[SG-T-BAT-6]"""
    battery = g.state.batteries[sealed.about]
    return batteries.tokens_after(g, battery, _before(battery.tokens, sealed))


def _before(tokens: list[Sealed[Token]], sealed: Sealed[Token]) -> tuple[Token, ...]:
    place = next(n for n, planned in enumerate(tokens) if planned is sealed)
    return tuple(planned.value for planned in tokens[:place])


def fire(g: SgGame, sealed: Sealed[Declared]) -> Sequence[Declared]:
    """[SG-B-GUN-4] Fire that is declared could be any that may be; what is not yet sealed is still open."""
    weapon = replace(sealed.value, order=None)
    combat = next((step for step in g.stack if isinstance(step, Combat)), None)
    ship = g.state.ships[sealed.about]
    if combat is None or ship.seat not in g.state.sealed:
        return (weapon,)
    orders = [order_of(g, ship, action) for action in weapon_options(g, combat, weapon)]
    return [weapon, *(replace(weapon, order=order) for order in orders)]


def order_of(g: SgGame, ship: Ship, action: object) -> Order | None:
    match action:
        case Fire():
            return fire_order(g, action)
        case FireAway(_, side):
            return away(g, ship.id, side)
        case Musket(_, target):
            return Order(ShipTarget(ship.id), "musket", target)
    return None


def guns(g: SgGame, sealed: Sealed[Declared]) -> Sequence[Declared]:
    """[SG-T-BAT-2] A battery that has declared could have done so in any way, or held its fire."""
    held = replace(sealed.value, order=None)
    assert isinstance(held.firer, BatteryTarget)
    orders = batteries.possible_orders(g, g.state.batteries[held.firer.id], held.weapon)
    return [held, *(replace(held, order=order) for order in orders)]


def boarding(g: SgGame, sealed: Sealed[bool]) -> Sequence[bool]:
    """[SG-O-BRD-1]"""
    return (True, False)


COULD_BE: dict[str, Callable[[SgGame, Sealed[Any]], Sequence[Any]]] = {
    "sg.load": load,
    "sg.fort-load": fort_load,
    "sg.slot": slot,
    "sg.card": planned_card,
    "sg.first-card": first_card,
    "sg.first-sails": first_sails,
    "sg.first-load": first_load,
    "sg.reload": reload,
    "sg.token": token,
    "sg.garrison": garrison_token,
    "sg.fire": fire,
    "sg.guns": guns,
    "sg.board": boarding,
}


def could_be(g: SgGame, sealed: Sealed[Any]) -> Sequence[Any]:
    """Nothing for the rulebook's own ships, which do not choose."""
    return COULD_BE[sealed.kind](g, sealed) if sealed.owner else ()
