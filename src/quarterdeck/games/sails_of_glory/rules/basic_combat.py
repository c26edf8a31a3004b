"""Basic rules, combat: fire is declared secretly by all captains, revealed, and takes effect at the same
time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec.structs import replace

from quarterdeck.kernel import Action, Event, Ledger, Message, Mod, Sealed, Seat, Step

from ..actions import EndFire, Fire, FireAway, Musket
from ..ids import (
    ARCS,
    BEAMS,
    Ammo,
    Arc,
    BatteryTarget,
    Beam,
    FirerRef,
    Letter,
    Rake,
    Ref,
    ShipId,
    ShipTarget,
    Target,
    Weapon,
)
from ..options import SgGame, basic
from ..state import CoastalBattery, Declared, Order, Ship, Shot
from . import advanced_crew, batteries, optional_gunnery, optional_other, solo
from .basic_damage import gunnery, musketry, suffer
from .basic_gunnery import can_fire, find_shots, why_not, within_reach
from .chits import Draw, Drawn, draw_chits, ledger, tell_draw
from .common import SgEvent, firer_ref, friends, gap_at_most, in_play, name, ref, ships_of
from .placing import Hit
from .standard_gunnery import band, rake, rake_chits
from .striking import strike_beaten

END = (EndFire(),)


class FireSealed(SgEvent, frozen=True, tag="sg-fire-sealed"):
    """[SG-B-GUN-4] A captain has declared all his fire."""

    cites = "SG-B-GUN-4"
    seat: Seat


class Fired(SgEvent, frozen=True, tag="sg-fires"):
    """One broadside: arc, range and shot, how many chits and why, each chit drawn and where it went."""

    cites = "SG-B-GUN-4"
    ship: FirerRef
    side: Weapon
    arc: Arc
    ammo: Ammo
    target: Ref
    range: int
    box: int  # the hull box of the firer whose numbers count
    rake: Rake
    high: bool
    empty: bool
    count: Ledger
    draws: tuple[Draw, ...]
    points: int
    casualties: int

    def words(self) -> Message:
        plain = super().words()
        return plain if self.draws else Message("sg-fires-too-far", plain.args)


class MusketsFired(SgEvent, frozen=True, tag="sg-musketry"):
    """[SG-B-MUS-1] `box`: the crew box of the firer whose number counts."""

    cites = "SG-B-MUS-1"
    ship: FirerRef
    target: Ref
    box: int
    count: Ledger
    draws: tuple[Draw, ...]
    casualties: int


class FiredAway(SgEvent, frozen=True, tag="sg-fired-away"):
    """[SG-S-REL-2] At nothing, to load another shot later."""

    cites = "SG-S-REL-2"
    ship: FirerRef
    side: Weapon
    ammo: Ammo


class Combat(Step, tag="sg.combat"):
    """[SG-B-DAM-1] Declare, reveal, draw, place."""

    rule = "SG-B-GUN-4"
    stage: int = 0
    muskets: dict[ShipId, tuple[Target, ...]] = {}  # enemies within the ruler's width

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        if self.stage != 1:
            return {}
        return {seat: self.options(g, seat) for seat in g.seats if seat not in g.state.sealed}

    def options(self, g: SgGame, seat: Seat) -> tuple[Action, ...]:
        """[SG-B-GUN-4] Every battery once, muskets once, or nothing more."""
        found: list[Action] = []
        for sealed in g.state.orders:
            if sealed.kind == "sg.fire" and sealed.owner == seat and sealed.value.order is None:
                found += weapon_options(g, self, sealed.value)
        return (*found, *END)

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        match action:
            case Fire():
                declare(g, fire_order(g, action))
            case FireAway(ship, side):
                declare(g, away(g, ship, side))
            case Musket(ship, target):
                declare(g, Order(ShipTarget(ship), "musket", target))
            case EndFire():
                g.state.sealed += (seat,)
                g.tell(FireSealed(seat))

    def advance(self, g: SgGame) -> None:
        if self.stage == 0:
            self.begin(g)
        else:
            g.state.sealed = ()
            fire_all(g)
            g.state.orders, g.state.shots = [], ()
            g.done()

    def begin(self, g: SgGame) -> None:
        g.state.phase = "combat"
        shots = find_shots(g)
        if g.state.batteries or g.state.terrain:
            shots += batteries.shots(g)
        g.state.shots = tuple(shots)
        self.muskets = musket_targets(g)
        solo.declare(g)
        self.open_orders(g)
        self.stage = 1
        if g.state.batteries:
            g.call(batteries.DeclareGuns())
        g.state.sealed = tuple(seat for seat in g.seats if self.options(g, seat) == END)

    def open_orders(self, g: SgGame) -> None:
        """A place for the order of every weapon that has one to give."""
        if basic(g) and not g.state.shots and not self.muskets:
            return  # nobody near: most turns
        for ship in in_play(g):
            if ship.automatic:
                continue
            weapons: list[Weapon] = [side for side in BEAMS if side_options(g, ship, side)]
            if ship.id in self.muskets:
                weapons.append("musket")
            g.state.orders += [
                Sealed("sg.fire", ship.seat, Declared(ShipTarget(ship.id), weapon), ship.id)
                for weapon in weapons
            ]

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        return Message("sg-combat-prompt")

    def refused(self, g: SgGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        """Why an enemy within reach of a side cannot be fired at, or not once more."""
        declared = {
            (sealed.value.firer, sealed.value.weapon)
            for sealed in g.state.orders
            if sealed.value.order is not None
        }
        for ship in ships_of(g, seat):
            foes = [foe for foe in in_play(g) if not friends(ship, foe) and within_reach(g, ship, foe)]
            for side in BEAMS:
                shots = [fire for fire in side_options(g, ship, side) if isinstance(fire, Fire)]
                if (ShipTarget(ship.id), side) in declared:
                    done = Message("sg-already-declared", {"ship": name(g, ship), "side": f"@sg-side-{side}"})
                    yield from ((fire, done, "SG-B-GUN-4") for fire in shots)
                else:
                    yield from missing_arcs(g, ship, side)
                offered = {fire.target for fire in shots}
                for foe in foes:
                    if ShipTarget(foe.id) not in offered:
                        reason, rule = why_not(g, ship, side, foe)
                        yield Fire(ship.id, side, "full", ShipTarget(foe.id)), reason, rule


def missing_arcs(g: SgGame, ship: Ship, side: Beam) -> Iterable[tuple[Action, Message, str]]:
    """The arcs of a side that miss a ship which another arc of it reaches."""
    reached: dict[Target, set[Arc]] = {}
    for shot in shots_of(g, ship, side):
        reached.setdefault(shot.target, set()).add(shot.arc)
    for target, arcs in reached.items():
        if isinstance(target, ShipTarget):
            args = {"arc": "", "ship": name(g, ship), "target": name(g, g.state.ships[target.id])}
            for arc in ARCS:
                if arc not in arcs:
                    reason = Message("sg-arc-misses", args | {"arc": f"@sg-arc-{arc}"})
                    yield Fire(ship.id, side, arc, target), reason, "SG-B-GUN-1"


# ------------------------------------------------------------------------------- declaring


def declare(g: SgGame, order: Order) -> None:
    """Write an order into its place; fire is carried out in the order it was declared."""
    orders = g.state.orders
    place = next(s for s in orders if (s.value.firer, s.value.weapon) == (order.firer, order.weapon))
    orders.remove(place)
    orders.append(place.holding(replace(place.value, order=order)))


def weapon_options(g: SgGame, combat: Combat, weapon: Declared) -> list[Action]:
    """What a captain may order one weapon of his to do."""
    assert isinstance(weapon.firer, ShipTarget)
    ship = g.state.ships[weapon.firer.id]
    if weapon.weapon == "port" or weapon.weapon == "starboard":
        return side_options(g, ship, weapon.weapon)
    return [Musket(ship.id, target) for target in combat.muskets[ship.id]]


def shots_of(g: SgGame, ship: Ship, side: Beam) -> tuple[Shot, ...]:
    firer = ShipTarget(ship.id)
    return tuple([shot for shot in g.state.shots if shot.weapon == side and shot.firer == firer])


def side_options(g: SgGame, ship: Ship, side: Beam) -> list[Action]:
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
        for shot in shots_of(g, g.state.ships[fire.ship], fire.side)
        if shot.arc == fire.arc and shot.target == fire.target
    )
    load = g.state.ships[fire.ship].broadside(fire.side).load
    return Order(
        shot.firer,
        fire.side,
        fire.target,
        fire.arc,
        load.value if load is not None else fire.ammo or "ball",
        shot.range,
        shot.bow,
        shot.stern,
        fire.high,
        load is None,
    )


def away(g: SgGame, ship: ShipId, side: Beam) -> Order:
    """[SG-S-REL-2] Fire at nothing."""
    load = g.state.ships[ship].broadside(side).load
    return Order(ShipTarget(ship), side, None, ammo=load.value if load else "ball")


def musket_targets(g: SgGame) -> dict[ShipId, tuple[Target, ...]]:
    """[SG-B-MUS-1] Enemies whose base is no further than the width of the ruler; garrisons [SG-T-BAT-2]."""
    found: dict[ShipId, tuple[Target, ...]] = {}
    ships = in_play(g)
    for ship in ships:
        if advanced_crew.may_fire_muskets(g, ship):
            near: list[Target] = [
                ShipTarget(other.id)
                for other in ships
                if not friends(ship, other) and gap_at_most(g, ship, other, g.data.ruler.width)
            ]
            if g.state.batteries:
                near += batteries.under_muskets(g, ship)
            if near:
                found[ship.id] = tuple(near)
    return found


# ------------------------------------------------------------------------------- fire


NOTHING = Ledger(0, (), 0)


@dataclass(slots=True)
class Salvo:
    """One order on its way: the chits drawn for its target and what follows from it."""

    order: Order
    count: Ledger = NOTHING
    drawn: list[Drawn] = field(default_factory=list)
    after: list[Event] = field(default_factory=list)

    @property
    def hits(self) -> list[Hit]:
        return [hit for drawn in self.drawn for hit in drawn.hits]


def fire_all(g: SgGame) -> None:
    """[SG-B-DAM-1] All orders are shown, all chits are drawn, then all damage is placed [ruling 53]."""
    g.state.orders = [sealed.open() for sealed in g.state.orders]
    orders = [sealed.value.order for sealed in g.state.orders if sealed.value.order is not None]
    if orders:
        g.reveal()
    salvos = [resolve(g, order) for order in orders]
    received: dict[Target, list[Hit]] = {}
    for salvo in salvos:
        if salvo.order.target is not None:
            received.setdefault(salvo.order.target, []).extend(salvo.hits)
    for target, hits in received.items():
        if isinstance(target, ShipTarget):
            suffer(g, g.state.ships[target.id], hits)
        else:
            batteries.suffer(g, target, hits)
    for order in orders:
        empty_guns(g, order)
    told: dict[Target, Event] = {}
    for salvo in salvos:
        event = announce(g, salvo)
        if salvo.order.target is not None:
            told[salvo.order.target] = event
    batteries.strike_if_beaten(g, told)
    strike_beaten(g, [(g.state.ships[t.id], event) for t, event in told.items() if isinstance(t, ShipTarget)])


def resolve(g: SgGame, order: Order) -> Salvo:
    """Chits one attack draws for its target [SG-B-GUN-7]; none beyond the reach of the shot [SG-S-SHOT-3]."""
    salvo = Salvo(order)
    if order.target is None:
        return salvo
    if isinstance(order.firer, ShipTarget) and isinstance(order.target, ShipTarget):
        g.state.ships[order.firer.id].fired_at += (order.target.id,)
    who = optional_gunnery.who_fires(order)
    salvo.count, letters = to_draw(g, order)
    for letter in letters:
        salvo.drawn.append(draw_chits(g, letter, salvo.count.total, who, len(salvo.hits)))
    salvo.drawn = optional_gunnery.aim_high(g, order, salvo.drawn)
    salvo.after = optional_other.spread(g, order, salvo.hits)
    return salvo


def to_draw(g: SgGame, order: Order) -> tuple[Ledger, tuple[Letter, ...]]:
    """How many chits an attack draws from each of which cups."""
    if order.target is None:
        return NOTHING, ()
    if order.weapon == "musket":
        return ledger((Mod(musket_power(g, order), "sg-mod-musketry", "SG-B-MUS-2"),)), ("E",)
    reach = band(g, order)
    if reach is None:
        return NOTHING, ()
    return ledger(broadside_mods(g, order, rake(g, order))), reach[1]


def announce(g: SgGame, salvo: Salvo) -> Event:
    """[SG-S-SHOT-1] Who fired at whom, and what came of it; the load becomes known."""
    order = salvo.order
    who = firer_ref(g, order.firer)
    if order.target is None:
        return g.tell(FiredAway(who, order.weapon, order.ammo))
    draws = tuple([drawn.told(g) for drawn in salvo.drawn])
    chits = [chit for draw in draws for chit in draw.chits]
    casualties = sum([chit.crew for chit in chits])
    target = ref(g, order.target)
    if order.weapon == "musket":
        box = firer(g, order).crew_then + 1
        return tell_draw(g, MusketsFired(who, target, box, salvo.count, draws, casualties), salvo.hits)
    event = Fired(
        who,
        order.weapon,
        order.arc,
        order.ammo,
        target,
        order.range,
        firer(g, order).hull_then + 1,
        rake(g, order),
        order.high,
        order.empty,
        salvo.count,
        draws,
        sum([chit.hull for chit in chits]),
        casualties,
    )
    tell_draw(g, event, salvo.hits, rule="" if draws else "SG-S-SHOT-3")
    for after in salvo.after:
        g.tell(after, of=event)
    return event


def firer(g: SgGame, order: Order) -> Ship | CoastalBattery:
    if isinstance(order.firer, BatteryTarget):
        return g.state.batteries[order.firer.id]
    return g.state.ships[order.firer.id]


def broadside_mods(g: SgGame, order: Order, through: Rake) -> tuple[Mod, ...]:
    """[ruling 59] Firepower, rake, first broadside and what continuous fire takes away again."""
    gunner = firer(g, order)
    if isinstance(gunner, CoastalBattery):
        power, guns, green = batteries.firepower(g, order), gunner.guns, False
    else:
        power, green = ship_firepower(g, order), gunner.green_gunners
        guns = gunner.port if order.weapon == "port" else gunner.starboard
    extra = rake_chits(power, through)
    mods = [Mod(power, "sg-mod-firepower", "SG-B-GUN-6")]
    if through != "none":
        mods.append(Mod(extra, f"sg-mod-rake-{through}", f"SG-S-RAKE-{2 if through == 'bow' else 3}"))
    if optional_gunnery.is_first(g, guns, order):
        mods.append(Mod(optional_gunnery.third(power), "sg-mod-first-broadside", "SG-O-FIRST-1"))
    count = optional_gunnery.count(g, guns, order, power, extra, green)
    cut = count - sum([mod.value for mod in mods])
    if cut:
        mods.append(Mod(cut, "sg-mod-continuous-fire", "SG-O-CONT-1"))
    return tuple(mods)


def ship_firepower(g: SgGame, order: Order) -> int:
    """[SG-B-GUN-6] [SG-B-GUN-8] The number of the chosen arc, with the damage from before this turn."""
    ship = g.state.ships[order.firer.id]
    return gunnery(g, ship, ship.hull_then)[ARCS.index(order.arc)]


def musket_power(g: SgGame, order: Order) -> int:
    """[SG-B-MUS-2] The number of the leftmost free crew box when the turn's movement began."""
    gunner = firer(g, order)
    if isinstance(gunner, CoastalBattery):
        return batteries.firepower(g, order)
    return musketry(g, gunner, gunner.crew_then)


def empty_guns(g: SgGame, order: Order) -> None:
    """[SG-B-GUN-3] The token is turned up and lies in the battery until the reload phase."""
    if order.weapon == "musket":
        return
    gunner = firer(g, order)
    if isinstance(gunner, CoastalBattery):
        guns = gunner.guns
    else:
        guns = gunner.port if order.weapon == "port" else gunner.starboard
        guns.reload_delay = int(gunner.green_gunners)
    guns.load, guns.fired, guns.first = None, order.ammo, False


STEPS: tuple[type[Step], ...] = (Combat,)
EVENTS: tuple[type[Event], ...] = (FireSealed, Fired, MusketsFired, FiredAway)
