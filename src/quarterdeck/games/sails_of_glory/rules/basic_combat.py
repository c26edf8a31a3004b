"""Basic rules, combat: fire is declared secretly by all captains, revealed, and takes effect at the same
time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quarterdeck.kernel import Action, Message, Mod, Seat, Step

from ..actions import EndFire, Fire, FireAway, Musket
from ..state import ARCS, BATTERY_BASE, SIDES, CoastalBattery, Order, Ship, Shot
from . import advanced_crew, batteries, optional_gunnery, optional_other, solo
from .basic_damage import gunnery, musketry, strike_beaten, suffer
from .basic_gunnery import can_fire, find_shots, why_not, within_reach
from .drawing import draw_chits
from .names import target_name
from .options import SgGame, basic, on
from .standard_gunnery import band, rake, rake_chits
from .table import friends, gap_at_most, in_play, name, ships_of

END = (EndFire(),)


class Combat(Step, tag="sg.combat"):
    """[SG-B-DAM-1] Declare, reveal, draw, place."""

    rule = "SG-B-GUN-4"
    stage: int = 0
    muskets: dict[int, tuple[int, ...]] = {}  # ship: enemies within the ruler's width

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        if self.stage != 1:
            return {}
        return {seat: self.options(g, seat) for seat in g.seats if seat not in g.state.sealed}

    def options(self, g: SgGame, seat: Seat) -> tuple[Action, ...]:
        """[SG-B-GUN-4] Every battery once, muskets once, or nothing more."""
        ordered = {(order.ship, order.weapon) for order in g.state.orders}
        found: list[Action] = []
        for ship in ships_of(g, seat):
            for side in SIDES:
                if (ship.id, side) not in ordered:
                    found += side_options(g, ship, side)
            if ship.id in self.muskets and (ship.id, "musket") not in ordered:
                found += [Musket(ship.id, target) for target in self.muskets[ship.id]]
        return (*found, *END)

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        match action:
            case Fire():
                g.state.orders += (fire_order(g, action),)
            case FireAway(ship, side):
                load = g.state.ships[ship].broadside(side).load
                g.state.orders += (Order(ship, side, None, ammo=load or "ball"),)
            case Musket(ship, target):
                g.state.orders += (Order(ship, "musket", target),)
            case EndFire():
                g.state.sealed += (seat,)
                g.say("SG-B-GUN-4", "sg-fire-sealed", seat=g.rules.seat_name(seat))

    def advance(self, g: SgGame) -> None:
        if self.stage == 0:
            self.begin(g)
        else:
            g.state.sealed = ()
            fire_all(g)
            g.state.orders = g.state.shots = ()
            g.done()

    def begin(self, g: SgGame) -> None:
        g.state.phase = "combat"
        g.state.shots = find_shots(g)
        self.muskets = musket_targets(g)
        solo.declare(g)
        self.stage = 1
        if g.state.batteries:
            g.call(batteries.DeclareGuns())
        g.state.sealed = tuple(seat for seat in g.seats if self.options(g, seat) == END)

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        return Message("sg-combat-prompt")

    def refused(self, g: SgGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        """Why an enemy within reach of a side cannot be fired at, or not once more."""
        ordered = {(order.ship, order.weapon) for order in g.state.orders}
        for ship in ships_of(g, seat):
            foes = [foe for foe in in_play(g) if not friends(ship, foe) and within_reach(g, ship, foe)]
            for side in SIDES:
                shots = [fire for fire in side_options(g, ship, side) if isinstance(fire, Fire)]
                if (ship.id, side) in ordered:
                    done = Message("sg-already-declared", {"ship": name(g, ship), "side": f"@sg-side-{side}"})
                    yield from ((fire, done, "SG-B-GUN-4") for fire in shots)
                offered = {fire.target for fire in shots}
                for foe in foes:
                    if foe.id not in offered:
                        reason, rule = why_not(g, ship, side, foe)
                        yield Fire(ship.id, side, "full", foe.id), reason, rule


def shots_of(g: SgGame, ship: Ship, side: str) -> tuple[Shot, ...]:
    return tuple(shot for shot in g.state.shots if shot.ship == ship.id and shot.side == side)


def side_options(g: SgGame, ship: Ship, side: str) -> list[Action]:
    """[SG-B-GUN-2] Shots of one battery; [SG-S-REL-2] a loaded one may also be emptied at nothing [ruling
    54]."""
    shots = optional_gunnery.forced(g, ship, side, shots_of(g, ship, side))
    found: list[Action] = [
        fire for shot in shots for fire in optional_gunnery.orders_for(g, ship, side, shot)
    ]
    if not basic(g) and ship.broadside(side).load is not None and can_fire(g, ship, side):
        found.append(FireAway(ship.id, side))
    return found


def fire_order(g: SgGame, fire: Fire) -> Order:
    shot = next(
        shot
        for shot in g.state.shots
        if (shot.ship, shot.side, shot.arc, shot.target) == (fire.ship, fire.side, fire.arc, fire.target)
    )
    load = g.state.ships[fire.ship].broadside(fire.side).load
    return Order(
        fire.ship,
        fire.side,
        fire.target,
        fire.arc,
        load or fire.ammo or "ball",
        shot.range,
        shot.bow,
        shot.stern,
        fire.high,
        load is None,
    )


def musket_targets(g: SgGame) -> dict[int, tuple[int, ...]]:
    """[SG-B-MUS-1] Enemies whose base is no further than the width of the ruler; garrisons [SG-T-BAT-2]."""
    found = {}
    ships = in_play(g)
    for ship in ships:
        if advanced_crew.may_fire_muskets(g, ship):
            near = tuple(
                other.id
                for other in ships
                if not friends(ship, other) and gap_at_most(g, ship, other, g.data.ruler.width)
            )
            if g.state.batteries:
                near += batteries.under_muskets(g, ship)
            if near:
                found[ship.id] = near
    return found


def fire_all(g: SgGame) -> None:
    """[SG-B-DAM-1] All orders are shown, all chits are drawn, then all damage is placed [ruling 53]."""
    orders = g.state.orders
    if orders:
        g.reveal()
    for order in orders:
        announce(g, order)
    received: dict[int, list[int]] = {}
    doused: dict[int, int] = {}
    for order in orders:
        if order.target is not None:
            if order.ship < BATTERY_BASE:
                g.state.ships[order.ship].fired_at += (order.target,)
            chits = resolve(g, order)
            received.setdefault(order.target, []).extend(chits)
            if optional_other.spread(g, order, chits):
                doused[order.target] = doused.get(order.target, 0) + sum(g.data.chits[i].fire for i in chits)
    for target, chits in received.items():
        if target >= BATTERY_BASE:
            batteries.suffer(g, target, chits)
        else:
            suffer(g, g.state.ships[target], chits, doused.get(target, 0))
    for order in orders:
        if order.ship >= BATTERY_BASE:
            batteries.fired(g, order)
        elif order.weapon != "musket":
            empty_battery(g.state.ships[order.ship], order)
    batteries.strike_if_beaten(g)
    strike_beaten(g, [g.state.ships[target] for target in received if target < BATTERY_BASE])


def announce(g: SgGame, order: Order) -> None:
    """[SG-S-SHOT-1] Who fires at whom; the load becomes known."""
    who = target_name(g, order.ship)
    if order.weapon == "musket" and order.target is not None:
        g.say(
            "SG-B-MUS-1",
            "sg-musketry",
            ship=who,
            id=order.ship,
            target=target_name(g, order.target),
            target_id=order.target,
            box=firer(g, order).crew_then + 1,
        )
    elif order.target is None:
        side, ammo = f"@sg-side-{order.weapon}", f"@sg-ammo-{order.ammo}"
        g.say("SG-S-REL-2", "sg-fired-away", ship=who, id=order.ship, side=side, ammo=ammo)
    else:
        g.say(
            "SG-B-GUN-4",
            "sg-fires",
            ship=who,
            id=order.ship,
            side=f"@sg-side-{order.weapon}",
            arc=f"@sg-arc-{order.arc}",
            ammo=f"@sg-ammo-{order.ammo}",
            target=target_name(g, order.target),
            target_id=order.target,
            range=order.range,
            box=firer(g, order).hull_then + 1,
        )


def firer(g: SgGame, order: Order) -> Ship | CoastalBattery:
    if order.ship >= BATTERY_BASE:
        return g.state.batteries[order.ship - BATTERY_BASE]
    return g.state.ships[order.ship]


def resolve(g: SgGame, order: Order) -> list[int]:
    """Chits one attack draws for its target."""
    assert order.target is not None
    target: dict[str, Any] = {"target": target_name(g, order.target), "target_id": order.target}
    if order.weapon == "musket":
        count = batteries.firepower(g, order) if order.ship >= BATTERY_BASE else ship_musketry(g, order)
        mods: tuple[Mod, ...] = (Mod(count, "sg-mod-musketry", "SG-B-MUS-2"),)
        return draw_chits(g, "SG-B-MUS-2", "sg-chits", "E", mods, **target)
    reach = band(g, order)
    if reach is None:
        ammo = f"@sg-ammo-{order.ammo}"
        g.say("SG-S-SHOT-3", "sg-out-of-reach", ammo=ammo, **target)
        return []
    through = rake(g, order)
    mods = broadside_mods(g, order, through)
    if through != "none":
        where, extra = f"@sg-rake-{through}", mods[1].value
        g.say("SG-S-RAKE-1", "sg-rake", through=where, extra=extra, **target)
    chits = []
    for letter in reach[1]:
        chits += draw_chits(g, "SG-B-GUN-7", "sg-chits", letter, mods, **target)
    return optional_gunnery.aim_high(g, order, chits)


def broadside_mods(g: SgGame, order: Order, through: str) -> tuple[Mod, ...]:
    """[ruling 59] Firepower, rake, first broadside and what continuous fire takes away again."""
    if order.ship >= BATTERY_BASE:
        power, guns = batteries.firepower(g, order), g.state.batteries[order.ship - BATTERY_BASE].guns
        extra = rake_chits(power, through)
        count = batteries.count(g, order, power, extra)
    else:
        ship = g.state.ships[order.ship]
        power, guns = ship_firepower(g, order), ship.broadside(order.weapon)
        extra = rake_chits(power, through)
        count = optional_gunnery.count(g, ship, order, power, extra)
    mods = [Mod(power, "sg-mod-firepower", "SG-B-GUN-6")]
    if through != "none":
        mods.append(Mod(extra, f"sg-mod-rake-{through}", f"SG-S-RAKE-{2 if through == 'bow' else 3}"))
    if on(g, "first_broadside") and guns.first and not order.empty:
        mods.append(Mod(optional_gunnery.third(power), "sg-mod-first-broadside", "SG-O-FIRST-1"))
    cut = count - sum(mod.value for mod in mods)
    if cut:
        mods.append(Mod(cut, "sg-mod-continuous-fire", "SG-O-CONT-1"))
    return tuple(mods)


def ship_firepower(g: SgGame, order: Order) -> int:
    """[SG-B-GUN-6] [SG-B-GUN-8] The number of the chosen arc, with the damage from before this turn."""
    ship = g.state.ships[order.ship]
    return gunnery(g, ship, ship.hull_then)[ARCS.index(order.arc)]


def ship_musketry(g: SgGame, order: Order) -> int:
    ship = g.state.ships[order.ship]
    return musketry(g, ship, ship.crew_then)


def empty_battery(ship: Ship, order: Order) -> None:
    """[SG-B-GUN-3] The token is turned up and lies in the battery until the reload phase."""
    broadside = ship.broadside(order.weapon)
    broadside.load, broadside.fired, broadside.first = None, order.ammo, False
    broadside.reload_delay = int(ship.green_gunners)


STEPS: tuple[type[Step], ...] = (Combat,)
