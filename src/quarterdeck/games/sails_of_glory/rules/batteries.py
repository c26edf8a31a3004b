"""[SG-T-BAT-1] Coastal batteries, and the building that is only a target."""

from __future__ import annotations

from quarterdeck.geometry.land import Frame, frame_of, frames_meet
from quarterdeck.geometry.sight import arc_interval, sight
from quarterdeck.geometry.table import Point, Polygon, corners, polygons_within
from quarterdeck.kernel import Action, Message, Seat, Step

from ..data.model import FIRE_DAMAGE, BatteryCard
from ..state import ARCS, BATTERY_BASE, BUILDING_BASE, SIDES, CoastalBattery, Order, Ship, Shot, Terrain
from . import advanced_damage, basic_gunnery, optional_gunnery, optional_other
from .names import battery_name
from .options import SgGame, advanced, basic, on
from .placing import Log, place_casualty, place_hull, place_zero
from .table import REACH, box_of, centre_within, give_back, in_play, on_table
from .terrain import headlands, land_between

GUNS = "guns"
"""What stands for port or starboard in the orders of a battery."""
LOADS = ("ball", "chain", "grape")
"""[SG-S-SET-1] Kinds of shot beside the guns of a battery."""
TOKENS = ("fire_guns", "reload_guns", "musketry", "extinguish", "repair")
"""[SG-T-BAT-6] The actions a garrison can take."""


class FireGuns(Action, frozen=True, tag="guns"):
    """Fire a coastal battery from one of its arcs; `ammo` only for continuous fire."""

    battery: int
    arc: int
    target: int
    ammo: str | None = None


class EmptyGuns(Action, frozen=True, tag="guns-away"):
    """[SG-S-REL-2] Fire at nothing, to load another shot later."""

    battery: int


class HoldGuns(Action, frozen=True, tag="guns-hold"):
    battery: int


class GarrisonMuskets(Action, frozen=True, tag="garrison-muskets"):
    battery: int
    target: int


class HoldMuskets(Action, frozen=True, tag="garrison-hold"):
    battery: int


class LoadGuns(Action, frozen=True, tag="guns-load"):
    battery: int
    ammo: str


class PlanGarrison(Action, frozen=True, tag="garrison-token"):
    battery: int
    token: str


class EndGarrison(Action, frozen=True, tag="garrison-done"):
    battery: int


def card_of(g: SgGame, battery: CoastalBattery) -> BatteryCard:
    return g.data.batteries[battery.card]


def standing(g: SgGame) -> list[CoastalBattery]:
    return [battery for battery in g.state.batteries if battery.in_play]


def number_of(battery: CoastalBattery) -> int:
    """The number a battery has among targets."""
    return BATTERY_BASE + battery.id


# ------------------------------------------------------------------------------- shots


Target = tuple[int, Polygon, Terrain | None]
"""Number, outline, and the piece it stands on."""


def _bases_between(g: SgGame, frame: Frame, *but: int) -> list[Polygon]:
    rims = [corners(box_of(g, ship)) for ship in on_table(g) if ship.id not in but]
    return [rim for rim in rims if frames_meet(frame_of(rim), frame)]


def shore_targets(g: SgGame, side: str) -> list[Target]:
    """Enemy batteries (their dot) and buildings a ship or battery of this side may fire at."""
    found: list[Target] = []
    for battery in standing(g):
        if battery.side != side:
            found.append((number_of(battery), dot(battery.at), element(g, battery)))
    for piece in g.state.terrain:
        if piece.building and piece.owner != side and not g.state.notes.get(f"building_{piece.id}_fallen"):
            found.append((BUILDING_BASE + piece.id, piece.building, piece))
    return found


def dot(at: Point) -> Polygon:
    """The red dot as the smallest square that can be aimed at."""
    x, y = at
    return ((x - 1, y + 1), (x + 1, y + 1), (x + 1, y - 1), (x - 1, y - 1))


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
        near = [
            (target, _blockers(g, target, corners(box_of(g, ship)), ship.id))
            for target, frame in ashore[ship.side]
            if frames_meet((x, y, x, y), frame, reach)
        ]
        for side in SIDES if near else ():
            if not basic_gunnery.can_fire(g, ship, side):
                continue
            for arc in ARCS:
                at, directions = basic_gunnery.aim(g, ship, side, arc)
                for (number, outline, _), blockers in near:
                    seen = sight(at, directions, outline, blockers)
                    if seen is not None and seen.range <= g.data.ruler.length:
                        found.append(Shot(ship.id, side, arc, number, seen.range))
    return found


def _blockers(
    g: SgGame, target: Target, firer: Polygon, but: int, own: Terrain | None = None
) -> list[Polygon]:
    """[SG-T-LAND-5] What may stand between: bases but one, and all land but the elements of firer and target;
    of these only headlands beyond the sea. `firer` is a base, or the dot of a battery on `own`."""
    _, outline, piece = target
    frame = frame_of((*firer, *outline))
    blockers = _bases_between(g, frame, but) + land_between(g, frame, own, piece)
    if own is not None and own is not piece:
        blockers += headlands(own, firer[0])
    if piece is not None:
        blockers += headlands(piece, outline[0])
    return blockers


def battery_shots(g: SgGame, battery: CoastalBattery) -> list[Shot]:
    """[SG-T-BAT-2] Every target of a battery, from the dot, in each of its arcs; lines through short sides
    rake
    [SG-T-BAT-3]."""
    found = []
    own = element(g, battery)
    reach = g.data.ruler.length
    targets: list[Target] = [
        (ship.id, corners(box_of(g, ship)), None)
        for ship in in_play(g)
        if ship.side != battery.side and centre_within(ship, *battery.at, reach)
    ]
    targets += [target for target in shore_targets(g, battery.side) if target[0] < BUILDING_BASE]
    for target in targets:
        number, outline, _ = target
        blockers = _blockers(g, target, (battery.at,), number, own)
        for arc, (low, high) in enumerate(card_of(g, battery).arcs):
            seen = sight(
                battery.at, arc_interval(battery.heading, low, high), outline, blockers, number < BATTERY_BASE
            )
            if seen is not None and seen.range <= reach:
                found.append(
                    Shot(number_of(battery), GUNS, str(arc), number, seen.range, seen.bow, seen.stern)
                )
    return found


def open_shots(g: SgGame, battery: CoastalBattery) -> list[Shot]:
    """Shots a captain may choose from."""
    shots = battery_shots(g, battery)
    return nearest_only(g, battery, shots) if on(g, "nearest_target") else shots


def nearest_only(g: SgGame, battery: CoastalBattery, shots: list[Shot]) -> list[Shot]:
    """[SG-O-NEAR-1] Only the nearest target of all arcs; none if a friend or a hulk is nearer (ruling 67)."""
    if not shots:
        return []
    near = min(shot.range for shot in shots)
    for ship in on_table(g):
        if ship.side == battery.side or ship.hulk:
            for low, high in card_of(g, battery).arcs:
                arc = arc_interval(battery.heading, low, high)
                seen = sight(battery.at, arc, corners(box_of(g, ship)), ())
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


def under_muskets(g: SgGame, ship: Ship) -> tuple[int, ...]:
    """[SG-T-BAT-2] Enemy batteries the muskets of a ship reach."""
    return tuple(number_of(b) for b in standing(g) if b.side != ship.side and in_musket_shot(g, ship, b))


def may_fire(g: SgGame, battery: CoastalBattery) -> bool:
    """[SG-T-BAT-6] Loaded (or continuous fire) and, in the advanced rules, with the revealed token."""
    if advanced(g) and "fire_guns" not in battery.revealed_tokens:
        return False
    return battery.guns.load is not None or (on(g, "continuous_fire") and battery.guns.fired is None)


def may_use_muskets(g: SgGame, battery: CoastalBattery) -> bool:
    return not advanced(g) or "musketry" in battery.revealed_tokens


def firepower(g: SgGame, order: Order) -> int:
    """[SG-T-BAT-1] Number of the arc in the leftmost empty box when the phase began."""
    battery = g.state.batteries[order.ship - BATTERY_BASE]
    card = card_of(g, battery)
    if order.weapon == "musket":
        return card.musketry[battery.crew_then] if battery.crew_then < card.boxes else 0
    return card.gunnery[battery.hull_then][int(order.arc)] if battery.hull_then < card.boxes else 0


def count(g: SgGame, order: Order, n: int, rake_extra: int) -> int:
    """First broadside and continuous fire for a battery, as for ships (ruling 59)."""
    battery = g.state.batteries[order.ship - BATTERY_BASE]
    total = n + rake_extra
    if on(g, "first_broadside") and battery.guns.first and not order.empty:
        total += optional_gunnery.third(n)
    return total // 2 if order.empty else total


# ------------------------------------------------------------------------------- declaring fire


class DeclareGuns(Step, tag="sg.guns"):
    """[SG-T-BAT-2] The owner of a battery declares its fire, secretly, with everybody else's."""

    rule = "SG-T-BAT-2"
    begun: bool = False
    guns: tuple[int, ...] = ()  # batteries that still have to declare
    muskets: tuple[int, ...] = ()

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        asked: dict[Seat, tuple[Action, ...]] = {}
        for number in self.guns:
            battery = g.state.batteries[number]
            if battery.seat not in asked:
                asked[battery.seat] = (*_fire_options(g, battery), HoldGuns(number))
        for number in self.muskets:
            battery = g.state.batteries[number]
            if battery.seat not in asked:
                aims = tuple(GarrisonMuskets(number, ship.id) for ship in musket_targets(g, battery))
                asked[battery.seat] = (*aims, HoldMuskets(number))
        return asked

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        match action:
            case FireGuns(battery, arc, target, ammo):
                shot = next(
                    s
                    for s in battery_shots(g, g.state.batteries[battery])
                    if s.arc == str(arc) and s.target == target
                )
                declare(g, g.state.batteries[battery], shot, ammo)
                self.guns = tuple(n for n in self.guns if n != battery)
            case EmptyGuns(battery):
                g.state.orders += (away(g.state.batteries[battery]),)
                self.guns = tuple(n for n in self.guns if n != battery)
            case HoldGuns(battery):
                self.guns = tuple(n for n in self.guns if n != battery)
            case GarrisonMuskets(battery, target):
                g.state.orders += (Order(BATTERY_BASE + battery, "musket", target),)
                self.muskets = tuple(n for n in self.muskets if n != battery)
            case HoldMuskets(battery):
                self.muskets = tuple(n for n in self.muskets if n != battery)

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
        fire = tuple(FireGuns(battery.id, int(shot.arc), shot.target) for shot in found)
        return fire if basic(g) else (*fire, EmptyGuns(battery.id))  # (ruling 54)
    kinds = ("ball",) if basic(g) else LOADS
    return tuple(FireGuns(battery.id, int(shot.arc), shot.target, kind) for shot in found for kind in kinds)


def away(battery: CoastalBattery) -> Order:
    return Order(number_of(battery), GUNS, None, ammo=battery.guns.load or "ball")


def declare(g: SgGame, battery: CoastalBattery, shot: Shot, ammo: str | None = None) -> None:
    empty = battery.guns.load is None
    g.state.orders += (
        Order(
            number_of(battery),
            GUNS,
            shot.target,
            shot.arc,
            ammo or battery.guns.load or "ball",
            shot.range,
            shot.bow,
            shot.stern,
            empty=empty,
        ),
    )


# ------------------------------------------------------------------------------- damage


def suffer(g: SgGame, target: int, chits: list[int]) -> None:
    """[SG-T-BAT-4] Damage on a battery or building: numbers, casualties and, advanced, fires."""
    if target >= BUILDING_BASE:
        _hit_building(g, target - BUILDING_BASE, chits)
        return
    battery = g.state.batteries[target - BATTERY_BASE]
    printed = g.data.chits
    log = Log(battery, card_of(g, battery), battery_name(battery), target)
    hull = []
    for i in chits:
        chit = printed[i]
        if chit.crew:
            place_casualty(g, log, i)
        if chit.hull:
            hull.append(i)
        elif chit.numbered or not chit.crew:
            place_zero(g, log, i)
        if advanced(g) and chit.fire:
            battery.fires += chit.fire
            by = advanced_damage.source(chit)
            g.say("SG-T-BAT-4", "sg-fire-on-board", ship=log.name, id=target, fires=battery.fires, **by)
    for i in sorted(hull, key=lambda i: -printed[i].hull):
        place_hull(g, log, i)


def strike_if_beaten(g: SgGame) -> None:
    """[SG-T-BAT-5] All upper boxes covered: destroyed; all lower ones: surrendered."""
    for battery in standing(g):
        boxes = card_of(g, battery).boxes
        if len(battery.hull) >= boxes:
            strike(g, battery, "destroyed")
        elif len(battery.crew) >= boxes:
            strike(g, battery, "surrendered")


def strike(g: SgGame, battery: CoastalBattery, fate: str) -> None:
    battery.fate = fate
    for box in battery.hull:
        give_back(g, box)
    give_back(g, battery.crew)
    give_back(g, battery.zero)
    battery.hull, battery.crew, battery.zero = (), (), ()
    battery.tokens = battery.deferred = battery.revealed_tokens = battery.finishing = ()
    g.say("SG-T-BAT-5", "sg-battery-lost", battery=battery_name(battery), fate=f"@sg-fate-{fate}")


def _hit_building(g: SgGame, piece: int, chits: list[int]) -> None:
    """[SG-X-VAN-2] Points and casualties are only counted (ruling 123); the chits go back."""
    notes = g.state.notes
    points = sum(g.data.chits[i].hull for i in chits)
    casualties = sum(g.data.chits[i].crew for i in chits)
    notes[f"building_{piece}_points"] = notes.get(f"building_{piece}_points", 0) + points
    notes[f"building_{piece}_casualties"] = notes.get(f"building_{piece}_casualties", 0) + casualties
    give_back(g, chits)
    g.say("SG-X-VAN-2", "sg-building-hit", points=points, casualties=casualties)


# ------------------------------------------------------------------------------- actions


def action_number(g: SgGame, battery: CoastalBattery) -> int:
    card = card_of(g, battery)
    box = max(len(battery.hull), len(battery.crew))
    return card.actions[box] if box < card.boxes else 0


def free_tokens(g: SgGame, battery: CoastalBattery) -> tuple[str, ...]:
    """[SG-T-BAT-6] Actions a garrison may still plan."""
    if len(battery.tokens) + len(battery.deferred) >= action_number(g, battery):
        return ()
    return tuple(
        token
        for token in TOKENS
        if token not in battery.tokens and token not in battery.deferred and _can_matter(g, battery, token)
    )


def _can_matter(g: SgGame, battery: CoastalBattery, token: str) -> bool:
    match token:
        case "fire_guns":
            return battery.guns.load is not None or (
                on(g, "continuous_fire") and "reload_guns" not in battery.tokens
            )
        case "reload_guns":
            empty = battery.guns.load is None and not battery.guns.double_waits
            return empty and "fire_guns" not in battery.tokens
        case "extinguish":
            return battery.fires > 0
        case "repair":
            return not battery.hull_repaired
    return True


class PlanActions(Step, tag="sg.garrison"):
    """[SG-T-BAT-6] Advanced rules: the owner plans the actions of his batteries before anything is
    revealed."""

    rule = "SG-T-BAT-6"
    ended: tuple[int, ...] = ()

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
            battery.tokens = tuple(sorted((*battery.tokens, action.token), key=TOKENS.index))
        elif isinstance(action, EndGarrison):
            self.ended += (action.battery,)

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        return Message("sg-garrison-prompt")


def reveal(g: SgGame) -> None:
    """[SG-T-BAT-6] Like a ship's actions; a repair mends one box of ordinary damage, once in a game."""
    for battery in standing(g):
        if battery.tokens:
            actions = [f"@sg-token-{token}" for token in battery.tokens]
            g.say("SG-T-BAT-6", "sg-actions-revealed", ship=battery_name(battery), actions=actions)
        if "extinguish" in battery.deferred and battery.fires:
            battery.finishing += ("fire",)
        if "repair" in battery.deferred:
            _repair(g, battery)
        battery.revealed_tokens = tuple(t for t in battery.tokens if t not in ("extinguish", "repair"))
        battery.deferred = tuple(t for t in battery.tokens if t in ("extinguish", "repair"))
        battery.tokens = ()


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
    g.say("SG-T-BAT-6", "sg-box-repaired", ship=battery_name(battery), box=number + 1)


def burn(g: SgGame, battery: CoastalBattery) -> None:
    """[SG-T-BAT-4] Fire damage at the start of a turn; the magazine rule holds for batteries too
    [SG-O-MAG-1]."""
    for _ in range(battery.fires):
        if not battery.in_play:
            return
        dangerous = battery.fire_taken + 1 >= optional_other.DANGEROUS
        if on(g, "magazine") and dangerous and optional_other.magazine_goes(g, battery_name(battery)):
            strike(g, battery, "exploded")
            return
        battery.fire_taken += 1
        battery.hull += ((FIRE_DAMAGE,),)
        g.say("SG-T-BAT-4", "sg-fire-damage", ship=battery_name(battery), box=len(battery.hull))
        strike_if_beaten(g)


# ------------------------------------------------------------------------------- reloading


class ReloadGuns(Step, tag="sg.reload_guns"):
    """[SG-T-BAT-1] Batteries reload like ships; then fired tokens go back beside the guns."""

    rule = "SG-T-BAT-1"
    done: tuple[int, ...] = ()

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
        g.state.batteries[action.battery].guns.load = action.ammo

    def advance(self, g: SgGame) -> None:
        for battery in standing(g):
            if battery.id not in self.done and may_reload(g, battery):
                battery.guns.load = "ball"
            battery.guns.fired = None
        g.done()

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        return Message("sg-reload-guns-prompt")


def may_reload(g: SgGame, battery: CoastalBattery) -> bool:
    """[SG-B-REL-1] Empty since before this turn and, in the advanced rules, with the revealed token."""
    if battery.guns.load is not None or battery.guns.fired is not None:
        return False
    return not advanced(g) or "reload_guns" in battery.revealed_tokens


def fired(g: SgGame, order: Order) -> None:
    """After the shot: the token lies face up until the reload phase."""
    battery = g.state.batteries[order.ship - BATTERY_BASE]
    if order.weapon == GUNS:
        battery.guns.fired, battery.guns.load = order.ammo, None
        battery.guns.first = False


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
