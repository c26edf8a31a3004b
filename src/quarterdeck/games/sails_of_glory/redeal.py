"""Other captains' sealed choices as they could be: any that they may make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from quarterdeck.kernel import Chance, Seat

from .actions import EndFire, Fire, FireAway
from .rules import advanced_crew, batteries, optional_gunnery
from .rules.advanced_crew import CrewActions
from .rules.basic_combat import Combat, fire_order, side_options
from .rules.basic_planning import Planning, cards
from .rules.basic_reload import Reload
from .rules.batteries import DeclareGuns
from .rules.optional_boarding import Grapple
from .rules.options import SgGame, basic
from .rules.standard_planning import card, within_veer
from .rules.standard_setup import FirstOrders, first_loads
from .rules.table import card_of
from .state import SAILS, SIDES, CoastalBattery, Order, Ship

T = TypeVar("T")


def pick(rng: Chance, things: Sequence[T]) -> T:
    return things[rng.below(len(things))]


def redeal(g: SgGame, seat: Seat | None, rng: Chance) -> None:
    others = [ship for ship in g.state.ships if ship.seat != seat]
    forts = [fort for fort in batteries.standing(g) if fort.seat != seat and not fort.automatic]
    for ship in others:
        redeal_loads(g, ship, rng)
        redeal_slots(g, ship, rng)
    for fort in forts:
        if not basic(g) and fort.guns.load is not None:
            fort.guns.load = pick(rng, batteries.LOADS)
    ids = {ship.id for ship in others}
    for step in g.stack:
        match step:
            case Planning():
                for number in sorted(step.cards.keys() & ids):
                    step.cards[number] = pick(rng, cards(g, g.state.ships[number]))
            case FirstOrders():
                for place in [place for place in step.loads if int(place.split()[0]) in ids]:
                    step.loads[place] = pick(rng, first_loads(g))
                for place in [f"{batteries.number_of(fort)} {batteries.GUNS}" for fort in forts]:
                    if place in step.loads:
                        step.loads[place] = pick(rng, batteries.LOADS)
                for number in sorted(step.sails.keys() & ids):
                    step.sails[number] = pick(rng, SAILS[1:])
                for number in sorted(step.cards.keys() & ids):
                    step.cards[number] = pick(rng, g.data.decks[card_of(g, g.state.ships[number]).deck].blue)
            case Reload():
                for place in [place for place in step.loads if int(place.split()[0]) in ids]:
                    ship_id, _, side = place.partition(" ")
                    ship = g.state.ships[int(ship_id)]
                    if not ship.automatic:
                        choices = optional_gunnery.ammo_choices(g, ship, side)
                        step.loads[place] = pick(rng, (*choices, ""))
            case Combat():
                redeal_orders(g, step, ids, rng)
                for fort in forts:
                    redeal_fort_orders(g, fort, rng)
            case Grapple() if not step.revealed:
                step.chosen = {n: pick(rng, (True, False)) if n in ids else c for n, c in step.chosen.items()}
    if any(isinstance(s, Planning) or (isinstance(s, CrewActions) and s.stage < 2) for s in g.stack):
        for ship in others:
            redeal_tokens(g, ship, rng)
        for fort in forts:
            redeal_garrison(g, fort, rng)


def redeal_loads(g: SgGame, ship: Ship, rng: Chance) -> None:
    """[SG-S-REL-1] Loads lie face down; whether a battery is loaded is seen by all."""
    if basic(g) or ship.automatic:
        return
    for side in SIDES:
        broadside = ship.broadside(side)
        if broadside.load is not None and (broadside.first or broadside.load != "double"):  # that lay face up
            kinds = first_loads(g) if broadside.first else ("ball", "chain", "grape")
            broadside.load = pick(rng, kinds)


def redeal_slots(g: SgGame, ship: Ship, rng: Chance) -> None:
    """[SG-S-PLAN-1] Cards planned last turn are still face down: any that the veer limit allows."""
    if basic(g) or not ship.slots:
        return
    deck = g.data.decks[card_of(g, ship).deck]
    before = ship.last_card
    new: tuple[str, ...] = ()
    for planned in ship.slots:
        pool = deck.grey if card(g, ship, planned).border == "grey" else deck.blue
        allowed = [c for c in pool if within_veer(g, ship, before, c)]
        before = pick(rng, allowed or [planned])
        new += (before,)
    ship.slots = new


def redeal_tokens(g: SgGame, ship: Ship, rng: Chance) -> None:
    """[SG-A-PLAN-1] As many crew actions, any that could be planned."""
    count = 0 if ship.automatic else len(ship.tokens)
    if count:
        ship.tokens = ()
        while len(ship.tokens) < count and (free := advanced_crew.free_tokens(g, ship)):
            advanced_crew.plan_token(g, ship, pick(rng, free))


def redeal_garrison(g: SgGame, battery: CoastalBattery, rng: Chance) -> None:
    count, battery.tokens = len(battery.tokens), ()
    while len(battery.tokens) < count and (free := batteries.free_tokens(g, battery)):
        battery.tokens += (pick(rng, free),)


def redeal_fort_orders(g: SgGame, fort: CoastalBattery, rng: Chance) -> None:
    """[SG-T-BAT-2] A battery that has declared could have done so in any way, or held its fire."""
    number = batteries.number_of(fort)
    g.state.orders = tuple(order for order in g.state.orders if order.ship != number)
    waiting = next((step for step in g.stack if isinstance(step, DeclareGuns)), None)
    if batteries.may_fire(g, fort) and (waiting is None or fort.id not in waiting.guns):
        shot = pick(rng, [None, *batteries.open_shots(g, fort)])
        if shot is not None:
            batteries.declare(g, fort, shot)
    if batteries.may_use_muskets(g, fort) and (waiting is None or fort.id not in waiting.muskets):
        target = pick(rng, [None, *batteries.musket_targets(g, fort)])
        if target is not None:
            g.state.orders += (Order(number, "musket", target.id),)


def redeal_orders(g: SgGame, step: Combat, ids: set[int], rng: Chance) -> None:
    """Sealed fire of others could be any they may declare; unsealed fire is still open. The rulebook's own
    ships do not choose."""
    kept = [order for order in g.state.orders if order.ship not in ids or g.state.ships[order.ship].automatic]
    g.state.orders = tuple(kept)
    for number in sorted(ids):
        ship = g.state.ships[number]
        if ship.seat not in g.state.sealed or ship.automatic or ship.fate is not None:
            continue
        for side in SIDES:
            choice = pick(rng, [*side_options(g, ship, side), EndFire()])
            if isinstance(choice, Fire):
                g.state.orders += (fire_order(g, choice),)
            elif isinstance(choice, FireAway):
                g.state.orders += (Order(number, side, None, ammo=ship.broadside(side).load or "ball"),)
        if number in step.muskets:
            target = pick(rng, [None, *step.muskets[number]])
            if target is not None:
                g.state.orders += (Order(number, "musket", target),)
