"""[SG-T-BAT-1] Coastal batteries, and the building that is only a target."""

from __future__ import annotations

from collections.abc import Mapping

from quarterdeck.geometry.land import Frame, frame_of, frames_meet
from quarterdeck.geometry.plane import Point, Polygon, corners, polygons_within
from quarterdeck.geometry.sight import arc_interval, sight
from quarterdeck.kernel import Action, Event, Message, Sealed, Seat, Step

from ..data.model import FIRE_DAMAGE, BatteryCard
from ..ids import (
    ARCS,
    BEAMS,
    FORT_ARCS,
    Ammo,
    BatteryId,
    BatteryRef,
    BatteryTarget,
    BuildingTarget,
    Fate,
    ShipTarget,
    Side,
    Target,
    Token,
)
from ..options import SgGame, advanced, basic
from ..state import CoastalBattery, Declared, Order, Ship, Shot, Terrain
from . import basic_gunnery, optional_other
from .advanced_crew import ActionsRevealed, BoxRepaired
from .advanced_damage import FireDamage, FireOnBoard
from .common import (
    REACH,
    SgEvent,
    battery_ref,
    box_of,
    centre_within,
    give_back,
    in_play,
    load_fort,
    on_table,
    planned_tokens,
)
from .placing import Counted, Hit, Log, place_casualty, place_hull, place_zero
from .terrain import headlands, land_between

LOADS: tuple[Ammo, ...] = ("ball", "chain", "grape")
"""[SG-S-SET-1] Kinds of shot beside the guns of a battery."""
DOT = 1
"""Half the side of the square a red dot is aimed at as (docs/decisions/0302)."""
TOKENS: tuple[Token, ...] = ("fire_guns", "reload_guns", "musketry", "extinguish", "repair")
"""[SG-T-BAT-6] The actions a garrison can take."""


class FireGuns(Action, frozen=True, tag="guns"):
    """Fire a coastal battery from one of its arcs; `ammo` only for continuous fire."""

    battery: BatteryId
    arc: int
    target: Target
    ammo: Ammo | None = None


class EmptyGuns(Action, frozen=True, tag="guns-away"):
    """[SG-S-REL-2] Fire at nothing, to load another shot later."""

    battery: BatteryId


class HoldGuns(Action, frozen=True, tag="guns-hold"):
    battery: BatteryId


class GarrisonMuskets(Action, frozen=True, tag="garrison-muskets"):
    battery: BatteryId
    target: Target


class HoldMuskets(Action, frozen=True, tag="garrison-hold"):
    battery: BatteryId


class LoadGuns(Action, frozen=True, tag="guns-load"):
    battery: BatteryId
    ammo: Ammo


class PlanGarrison(Action, frozen=True, tag="garrison-token"):
    battery: BatteryId
    token: Token


class EndGarrison(Action, frozen=True, tag="garrison-done"):
    battery: BatteryId


class BatteryLost(SgEvent, frozen=True, tag="sg-battery-lost"):
    """[SG-T-BAT-5] Destroyed, surrendered or blown up."""

    cites = "SG-T-BAT-5"
    battery: BatteryRef
    fate: Fate


def card_of(g: SgGame, battery: CoastalBattery) -> BatteryCard:
    return g.data.batteries[battery.card]


def standing(g: SgGame) -> list[CoastalBattery]:
    return [battery for battery in g.state.batteries if battery.in_play]


# ------------------------------------------------------------------------------- shots


Aim = tuple[Target, Polygon, Terrain | None]
"""A target, its outline, and the piece it stands on."""


def _bases_between(g: SgGame, frame: Frame, but: Target) -> list[Polygon]:
    rims = [corners(box_of(g, ship)) for ship in on_table(g) if ShipTarget(ship.id) != but]
    return [rim for rim in rims if frames_meet(frame_of(rim), frame)]


def shore_targets(g: SgGame, side: Side) -> list[Aim]:
    """Enemy batteries (their dot) and buildings a ship or battery of this side may fire at."""
    found: list[Aim] = []
    for battery in standing(g):
        if battery.side != side:
            found.append((BatteryTarget(battery.id), dot(battery.at), element(g, battery)))
    for piece in g.state.terrain:
        if piece.building and piece.owner != side and not g.state.notes.get(f"building_{piece.id}_fallen"):
            found.append((BuildingTarget(piece.id), piece.building, piece))
    return found


def dot(at: Point) -> Polygon:
    """The red dot as the smallest square that can be aimed at."""
    x, y = at
    west, south, east, north = x - DOT, y - DOT, x + DOT, y + DOT
    return ((west, north), (east, north), (east, south), (west, south))


def element(g: SgGame, battery: CoastalBattery) -> Terrain | None:
    return g.state.terrain[battery.terrain] if battery.terrain >= 0 else None


def shots(g: SgGame) -> list[Shot]:
    """[SG-T-BAT-1] Shots of ships at batteries and buildings; the element they stand on does not block."""
    found: list[Shot] = []
    if not g.state.batteries and not any(piece.building for piece in g.state.terrain):
        return found
    reach = g.data.ruler.length + REACH
    ships = in_play(g)
    ashore = {
        side: [(target, frame_of(target[1])) for target in shore_targets(g, side)]
        for side in {ship.side for ship in ships}
    }
    for ship in ships:
        x, y, _ = ship.pose
        firer = ShipTarget(ship.id)
        near = [
            (target, _blockers(g, target, corners(box_of(g, ship)), firer))
            for target, frame in ashore[ship.side]
            if frames_meet((x, y, x, y), frame, reach)
        ]
        for side in BEAMS if near else ():
            if not basic_gunnery.can_fire(g, ship, side):
                continue
            for arc in ARCS:
                at, directions = basic_gunnery.aim(g, ship, side, arc)
                for (number, outline, _), blockers in near:
                    seen = sight(at, directions, outline, blockers)
                    if seen is not None and seen.range <= g.data.ruler.length:
                        found.append(Shot(firer, side, arc, number, seen.range))
    return found


def _blockers(
    g: SgGame, target: Aim, firer: Polygon, but: Target, own: Terrain | None = None
) -> list[Polygon]:
    """[SG-T-LAND-5] What may stand between: bases but one, and all land but the elements of firer and target;
    of these only headlands beyond the sea. `firer` is a base, or the dot of a battery on `own`."""
    _, outline, piece = target
    frame = frame_of((*firer, *outline))
    blockers = _bases_between(g, frame, but) + land_between(g, frame, own, piece)
    mine = headlands(own, firer[0]) if own is not None else ()
    theirs = headlands(piece, outline[0]) if piece is not None else ()
    if own is piece:  # over a bay: only what neither of them stands on is in the way
        return blockers + [part for part in mine if part in theirs]
    return [*blockers, *mine, *theirs]


def battery_shots(g: SgGame, battery: CoastalBattery) -> list[Shot]:
    """[SG-T-BAT-2] Every target of a battery, from the dot, in each of its arcs; lines through short sides
    rake
    [SG-T-BAT-3]."""
    found = []
    firer = BatteryTarget(battery.id)
    own = element(g, battery)
    reach = g.data.ruler.length
    targets: list[Aim] = [
        (ShipTarget(ship.id), corners(box_of(g, ship)), None)
        for ship in in_play(g)
        if ship.side != battery.side and centre_within(ship, *battery.at, reach)
    ]
    shore = shore_targets(g, battery.side)
    targets += [target for target in shore if isinstance(target[0], BatteryTarget)]
    for target in targets:
        aimed, outline, _ = target
        blockers = _blockers(g, target, (battery.at,), aimed, own)
        afloat = isinstance(aimed, ShipTarget)
        for arc, (low, high) in zip(FORT_ARCS, card_of(g, battery).arcs, strict=False):
            seen = sight(battery.at, arc_interval(battery.heading, low, high), outline, blockers, afloat)
            if seen is not None and seen.range <= reach:
                found.append(Shot(firer, "guns", arc, aimed, seen.range, seen.bow, seen.stern))
    return found


def open_shots(g: SgGame, battery: CoastalBattery) -> list[Shot]:
    """Shots a captain may choose from."""
    shots = battery_shots(g, battery)
    return nearest_only(g, battery, shots) if g.options.nearest_target else shots


def nearest_only(g: SgGame, battery: CoastalBattery, shots: list[Shot]) -> list[Shot]:
    """[SG-O-NEAR-1] Only the nearest target of all arcs; none if a friend or a hulk in sight is nearer
    (rulings 67, 136)."""
    if not shots:
        return []
    near = min(shot.range for shot in shots)
    for ship in on_table(g):
        if ship.side == battery.side or ship.hulk:
            aim: Aim = (ShipTarget(ship.id), corners(box_of(g, ship)), None)
            blockers = _blockers(g, aim, (battery.at,), aim[0], element(g, battery))
            for low, high in card_of(g, battery).arcs:
                arc = arc_interval(battery.heading, low, high)
                seen = sight(battery.at, arc, aim[1], blockers)
                if seen is not None and seen.range < near:
                    return []
    targets = {shot.target for shot in shots if shot.range == near}
    return [shot for shot in shots if shot.target in targets]


def musket_targets(g: SgGame, battery: CoastalBattery) -> list[Ship]:
    """[SG-T-BAT-2] Enemy bases the red and purple band reaches from the dot."""
    return [ship for ship in in_play(g) if ship.side != battery.side and in_musket_shot(g, ship, battery)]


def in_musket_shot(g: SgGame, ship: Ship, battery: CoastalBattery) -> bool:
    """[SG-T-BAT-2] The band between the dot and a base, from either of them (ruling 122)."""
    reach = g.data.ruler.stripe
    return centre_within(ship, *battery.at, reach) and polygons_within(
        dot(battery.at), corners(box_of(g, ship)), reach
    )


def under_muskets(g: SgGame, ship: Ship) -> list[Target]:
    """[SG-T-BAT-2] Enemy batteries the muskets of a ship reach."""
    return [BatteryTarget(b.id) for b in standing(g) if b.side != ship.side and in_musket_shot(g, ship, b)]


def may_fire(g: SgGame, battery: CoastalBattery) -> bool:
    """[SG-T-BAT-6] Loaded (or continuous fire) and, in the advanced rules, with the revealed token."""
    if advanced(g) and "fire_guns" not in battery.revealed_tokens:
        return False
    return battery.guns.load is not None or (g.options.continuous_fire and battery.guns.fired is None)


def may_use_muskets(g: SgGame, battery: CoastalBattery) -> bool:
    return not advanced(g) or "musketry" in battery.revealed_tokens


def firepower(g: SgGame, order: Order) -> int:
    """[SG-T-BAT-1] Number of the arc in the leftmost empty box when the phase began."""
    battery = g.state.batteries[order.firer.id]
    card = card_of(g, battery)
    if order.weapon == "musket":
        return card.musketry[battery.crew_then] if battery.crew_then < card.boxes else 0
    return (
        card.gunnery[battery.hull_then][FORT_ARCS.index(order.arc)] if battery.hull_then < card.boxes else 0
    )


# ------------------------------------------------------------------------------- declaring fire


class DeclareGuns(Step, tag="sg.guns"):
    """[SG-T-BAT-2] The owner of a battery declares its fire, secretly, with everybody else's."""

    rule = "SG-T-BAT-2"
    begun: bool = False
    guns: tuple[BatteryId, ...] = ()  # batteries that still have to declare
    muskets: tuple[BatteryId, ...] = ()

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        asked: dict[Seat, tuple[Action, ...]] = {}
        for number in self.guns:
            battery = g.state.batteries[number]
            if battery.seat not in asked:
                asked[battery.seat] = (*_fire_options(g, battery), HoldGuns(number))
        for number in self.muskets:
            battery = g.state.batteries[number]
            if battery.seat not in asked:
                aims = tuple(GarrisonMuskets(number, ShipTarget(s.id)) for s in musket_targets(g, battery))
                asked[battery.seat] = (*aims, HoldMuskets(number))
        return asked

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        match action:
            case FireGuns(number, arc, target, ammo):
                battery = g.state.batteries[number]
                shot = next(
                    s for s in battery_shots(g, battery) if s.arc == FORT_ARCS[arc] and s.target == target
                )
                self.declare_guns(g, battery, order_for(battery, shot, ammo))
            case EmptyGuns(number):
                self.declare_guns(g, g.state.batteries[number], away(g.state.batteries[number]))
            case HoldGuns(number):
                self.declare_guns(g, g.state.batteries[number], None)
            case GarrisonMuskets(number, target):
                order = Order(BatteryTarget(number), "musket", target)
                self.declare_muskets(g, g.state.batteries[number], order)
            case HoldMuskets(number):
                self.declare_muskets(g, g.state.batteries[number], None)

    def declare_guns(self, g: SgGame, battery: CoastalBattery, order: Order | None) -> None:
        declared = Declared(BatteryTarget(battery.id), "guns", order)
        g.state.orders.append(Sealed("sg.guns", battery.seat, declared, battery.id))
        self.guns = tuple(n for n in self.guns if n != battery.id)

    def declare_muskets(self, g: SgGame, battery: CoastalBattery, order: Order | None) -> None:
        declared = Declared(BatteryTarget(battery.id), "musket", order)
        g.state.orders.append(Sealed("sg.guns", battery.seat, declared, battery.id))
        self.muskets = tuple(n for n in self.muskets if n != battery.id)

    def advance(self, g: SgGame) -> None:
        if self.begun:
            g.done()
            return
        self.begun = True
        manned = [battery for battery in standing(g) if not battery.automatic]
        self.guns = tuple(b.id for b in manned if may_fire(g, b) and _fire_options(g, b))
        self.muskets = tuple(b.id for b in manned if may_use_muskets(g, b) and musket_targets(g, b))

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        return Message("sg-guns-prompt")


def _fire_options(g: SgGame, battery: CoastalBattery) -> tuple[Action, ...]:
    found = open_shots(g, battery)
    if battery.guns.load is not None:
        fire = tuple(FireGuns(battery.id, FORT_ARCS.index(shot.arc), shot.target) for shot in found)
        return fire if basic(g) else (*fire, EmptyGuns(battery.id))  # (ruling 54)
    kinds = LOADS[:1] if basic(g) else LOADS
    return tuple(
        FireGuns(battery.id, FORT_ARCS.index(shot.arc), shot.target, kind) for shot in found for kind in kinds
    )


def away(battery: CoastalBattery) -> Order:
    load = battery.guns.load
    return Order(BatteryTarget(battery.id), "guns", None, ammo=load.value if load else "ball")


def order_for(battery: CoastalBattery, shot: Shot, ammo: Ammo | None = None) -> Order:
    load = battery.guns.load
    return Order(
        shot.firer,
        "guns",
        shot.target,
        shot.arc,
        ammo or (load.value if load else "ball"),
        shot.range,
        shot.bow,
        shot.stern,
        empty=load is None,
    )


def possible_orders(g: SgGame, battery: CoastalBattery, weapon: str) -> list[Order]:
    """[SG-T-BAT-2] Every order its captain may give to the guns or the muskets of a battery."""
    if weapon == "musket":
        return [
            Order(BatteryTarget(battery.id), "musket", ShipTarget(s.id)) for s in musket_targets(g, battery)
        ]
    return [order_for(battery, shot) for shot in open_shots(g, battery)]


# ------------------------------------------------------------------------------- damage


def suffer(g: SgGame, target: BatteryTarget | BuildingTarget, hits: list[Hit]) -> None:
    """[SG-T-BAT-4] Damage on a battery or building: numbers, casualties and, advanced, fires."""
    if isinstance(target, BuildingTarget):
        _hit_building(g, target, hits)
        return
    battery = g.state.batteries[target.id]
    printed = g.data.chits
    log = Log(battery, card_of(g, battery))
    hull = []
    for hit in hits:
        chit = printed[hit.number]
        if chit.crew:
            place_casualty(g, log, hit)
        if chit.hull:
            hull.append(hit)
        elif not chit.crew:
            place_zero(log, hit)
        if advanced(g) and chit.fire:
            battery.fires += chit.fire
            fire = FireOnBoard(battery_ref(battery), battery.fires, chit=hit.at, rule="SG-T-BAT-4")
            hit.effects.append(fire)
    for hit in sorted(hull, key=lambda hit: -printed[hit.number].hull):
        place_hull(g, log, hit)


def strike_if_beaten(g: SgGame, causes: Mapping[Target, Event]) -> None:
    """[SG-T-BAT-5] All upper boxes covered: destroyed; all lower ones: surrendered."""
    for battery in standing(g):
        boxes = card_of(g, battery).boxes
        if len(battery.hull) >= boxes:
            strike(g, battery, "destroyed", causes.get(BatteryTarget(battery.id)))
        elif len(battery.crew) >= boxes:
            strike(g, battery, "surrendered", causes.get(BatteryTarget(battery.id)))


def strike(g: SgGame, battery: CoastalBattery, fate: Fate, of: Event | None) -> None:
    battery.fate = fate
    for box in battery.hull:
        give_back(g, box)
    give_back(g, battery.crew)
    give_back(g, battery.zero)
    battery.hull, battery.crew, battery.zero = (), (), ()
    battery.tokens = []
    battery.deferred = battery.revealed_tokens = ()
    battery.finishing = ()
    g.tell(BatteryLost(battery_ref(battery), fate), of=of)


def _hit_building(g: SgGame, target: BuildingTarget, hits: list[Hit]) -> None:
    """[SG-X-VAN-2] Points and casualties are only counted (ruling 123); the chits go back."""
    notes, piece = g.state.notes, target.id
    for hit in hits:
        chit = g.data.chits[hit.number]
        notes[f"building_{piece}_points"] = notes.get(f"building_{piece}_points", 0) + chit.hull
        notes[f"building_{piece}_casualties"] = notes.get(f"building_{piece}_casualties", 0) + chit.crew
        hit.places.append(Counted("SG-X-VAN-2"))
    give_back(g, [hit.number for hit in hits])


# ------------------------------------------------------------------------------- actions


def action_number(g: SgGame, battery: CoastalBattery) -> int:
    card = card_of(g, battery)
    box = max(len(battery.hull), len(battery.crew))
    return card.actions[box] if box < card.boxes else 0


def free_tokens(g: SgGame, battery: CoastalBattery) -> tuple[Token, ...]:
    """[SG-T-BAT-6] Actions a garrison may still plan."""
    return tokens_after(g, battery, planned_tokens(battery))


def tokens_after(g: SgGame, battery: CoastalBattery, planned: tuple[Token, ...]) -> tuple[Token, ...]:
    """The same where these are planned already."""
    if len(planned) + len(battery.deferred) >= action_number(g, battery):
        return ()
    return tuple(
        token
        for token in TOKENS
        if token not in planned and token not in battery.deferred and _can_matter(g, battery, token, planned)
    )


def _can_matter(g: SgGame, battery: CoastalBattery, token: Token, planned: tuple[Token, ...]) -> bool:
    match token:
        case "fire_guns":
            return battery.guns.load is not None or (
                g.options.continuous_fire and "reload_guns" not in planned
            )
        case "reload_guns":
            return battery.guns.load is None and "fire_guns" not in planned
        case "extinguish":
            return battery.fires > 0
        case "repair":
            return not battery.hull_repaired
    return True


class PlanActions(Step, tag="sg.garrison"):
    """[SG-T-BAT-6] Advanced rules: the owner plans the actions of his batteries before anything is
    revealed."""

    rule = "SG-T-BAT-6"
    ended: tuple[BatteryId, ...] = ()

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        asked: dict[Seat, tuple[Action, ...]] = {}
        for battery in standing(g):
            if battery.automatic or battery.id in self.ended or battery.seat in asked:
                continue
            tokens = free_tokens(g, battery)
            if tokens:
                plans = tuple(PlanGarrison(battery.id, token) for token in tokens)
                asked[battery.seat] = (*plans, EndGarrison(battery.id))
        return asked

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        if isinstance(action, PlanGarrison):
            battery = g.state.batteries[action.battery]
            battery.tokens.append(Sealed("sg.garrison", battery.seat, action.token, battery.id))
            battery.tokens.sort(key=lambda token: TOKENS.index(token.value))  # the order says nothing
        elif isinstance(action, EndGarrison):
            self.ended += (action.battery,)

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        return Message("sg-garrison-prompt")


DEFERRED: tuple[Token, ...] = ("extinguish", "repair")
"""[SG-T-BAT-6] Actions of a garrison that take two turns."""


def reveal(g: SgGame) -> None:
    """[SG-T-BAT-6] Like a ship's actions; a repair mends one box of ordinary damage, once in a game."""
    for battery in standing(g):
        tokens = planned_tokens(battery)
        mending = "repair" in battery.deferred
        if "extinguish" in battery.deferred and battery.fires:
            battery.finishing += ("fire",)
        battery.revealed_tokens = tuple(t for t in tokens if t not in DEFERRED)
        battery.deferred = tuple(t for t in tokens if t in DEFERRED)
        battery.tokens = []
        if tokens:
            g.tell(ActionsRevealed(battery_ref(battery), tokens), rule="SG-T-BAT-6")
        if mending:
            _repair(g, battery)


def _repair(g: SgGame, battery: CoastalBattery) -> None:
    """The fullest box of ordinary damage is cleared: nobody would choose another."""
    boxes = [
        (sum(g.data.chits[i].hull for i in box), -n)
        for n, box in enumerate(battery.hull)
        if FIRE_DAMAGE not in box
    ]
    if not boxes or battery.hull_repaired:
        return
    number = -max(boxes)[1]
    battery.zero += battery.hull[number]
    battery.hull = battery.hull[:number] + battery.hull[number + 1 :]
    battery.hull_repaired = True
    g.tell(BoxRepaired(battery_ref(battery), number + 1), rule="SG-T-BAT-6")


def burn(g: SgGame, battery: CoastalBattery) -> None:
    """[SG-T-BAT-4] Fire damage at the start of a turn; the magazine rule holds for batteries too
    [SG-O-MAG-1]."""
    for _ in range(battery.fires):
        if not battery.in_play:
            return
        draw = None
        if g.options.magazine and battery.fire_taken + 1 >= optional_other.DANGEROUS:
            draw = optional_other.magazine_draw(g, battery_ref(battery))
            if draw.happened:
                strike(g, battery, "exploded", draw)
                return
        battery.fire_taken += 1
        battery.hull += ((FIRE_DAMAGE,),)
        damage = FireDamage(battery_ref(battery), len(battery.hull))
        g.tell(damage, of=draw, rule="SG-T-BAT-4")
        strike_if_beaten(g, {BatteryTarget(battery.id): damage})


# ------------------------------------------------------------------------------- reloading


class ReloadGuns(Step, tag="sg.reload_guns"):
    """[SG-T-BAT-1] Batteries reload like ships; then fired tokens go back beside the guns."""

    rule = "SG-T-BAT-1"
    done: tuple[BatteryId, ...] = ()

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        asked: dict[Seat, tuple[Action, ...]] = {}
        if basic(g):
            return asked
        for battery in standing(g):
            waiting = battery.id not in self.done and not battery.automatic and may_reload(g, battery)
            if waiting and battery.seat not in asked:
                asked[battery.seat] = tuple(LoadGuns(battery.id, kind) for kind in LOADS)
        return asked

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, LoadGuns)
        self.done += (action.battery,)
        battery = g.state.batteries[action.battery]
        load_fort(g, battery, action.ammo)

    def advance(self, g: SgGame) -> None:
        for battery in standing(g):
            if battery.id not in self.done and may_reload(g, battery):
                load_fort(g, battery, "ball")
            battery.guns.fired = None
        g.done()

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        return Message("sg-reload-guns-prompt")


def may_reload(g: SgGame, battery: CoastalBattery) -> bool:
    """[SG-B-REL-1] Empty since before this turn and, in the advanced rules, with the revealed token."""
    if battery.guns.load is not None or battery.guns.fired is not None:
        return False
    return not advanced(g) or "reload_guns" in battery.revealed_tokens


STEPS: tuple[type[Step], ...] = (DeclareGuns, PlanActions, ReloadGuns)
ACTIONS: tuple[type[Action], ...] = (
    FireGuns,
    EmptyGuns,
    HoldGuns,
    GarrisonMuskets,
    HoldMuskets,
    LoadGuns,
    PlanGarrison,
    EndGarrison,
)
EVENTS: tuple[type[Event], ...] = (BatteryLost,)
