"""What a captain may know, by allow-list: the table, every mat face up, the own cards and loads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from quarterdeck.geometry.plane import Polygon, Pose, corners
from quarterdeck.kernel import Seat, Words

from .board import drawn_view
from .data.model import CASUALTY, FIRE_DAMAGE, LEAK_DAMAGE, Ruler
from .data.scenario import Level
from .hints import SetCard, set_cards
from .ids import (
    Ammo,
    Arc,
    Attitude,
    BatteryId,
    CardId,
    Fate,
    Letter,
    Mending,
    Pair,
    Phase,
    Sails,
    ShipId,
    Side,
    Strength,
    Token,
)
from .options import SgGame, advanced, basic
from .rules.advanced_crew import action_number
from .rules.basic_combat import to_draw
from .rules.basic_damage import gunnery, musketry
from .rules.basic_planning import Planning
from .rules.basic_reload import Reload
from .rules.common import attitude, box_of, card_of, planned_tokens
from .rules.standard_planning import card, previous_card, veer_of
from .rules.standard_setup import FirstOrders
from .state import Broadside, CoastalBattery, Loading, Order, Ship, Terrain

TOKENS = {CASUALTY: "casualty", FIRE_DAMAGE: "fire", LEAK_DAMAGE: "leak"}


class BroadsideView(msgspec.Struct, frozen=True):
    """`load` is told to the owner, and to everybody where there is only ball."""

    loaded: bool
    load: Ammo | None
    fired: Ammo | None
    double_waits: bool
    first: bool
    reload_delay: int


class ShipView(msgspec.Struct, frozen=True):
    id: ShipId
    card: str
    name: str
    nation: str
    type: str
    deck: str
    seat: Seat
    side: Side
    pose: Pose
    length: int
    width: int
    corners: Polygon
    burden: int
    veer: int
    boxes: int
    hull: tuple[tuple[str, ...], ...]
    crew: tuple[str, ...]
    zero: tuple[str, ...]
    guns: tuple[int, int, int]
    muskets: int
    actions: int
    gunnery: tuple[tuple[int, int, int], ...]
    musketry: tuple[int, ...]
    sails: Sails
    port: BroadsideView
    starboard: BroadsideView
    cards_planned: int
    slots: tuple[CardId, ...] | None
    last_card: CardId | None
    veer_from: int | None  # veer of the card before the next one; None: anything may follow
    revealed: CardId | None
    attitude: Attitude | None
    aback: int
    tokens: tuple[Token, ...] | None
    deferred: tuple[Token, ...]
    revealed_tokens: tuple[Token, ...]
    finishing: tuple[Mending, ...]
    fires: int
    leaks: int
    masts: int
    rigging: int
    rudder: int
    hull_repaired: bool
    mast_repaired: bool
    fate: Fate | None
    boxes_lost: int
    crew_lost: int
    hulk: bool
    anchored: bool
    aground: bool
    automatic: bool
    flagship: bool
    green_gunners: bool
    green_sailors: bool
    collided: tuple[ShipId, ...]


class BatteryView(msgspec.Struct, frozen=True):
    id: BatteryId
    card: str
    seat: Seat
    side: Side
    at: tuple[int, int]
    terrain: int
    boxes: int
    gunnery: tuple[tuple[int, ...], ...]
    musketry: tuple[int, ...]
    actions: tuple[int, ...]
    hull: tuple[tuple[str, ...], ...]
    crew: tuple[str, ...]
    zero: tuple[str, ...]
    guns: BroadsideView
    fires: int
    fate: Fate | None
    tokens: tuple[Token, ...] | None
    deferred: tuple[Token, ...]
    revealed_tokens: tuple[Token, ...]
    automatic: bool


class DeclaredFire(msgspec.Struct, frozen=True):
    """An order to fire, and how many chits it will draw from each of which cups."""

    order: Order
    letters: tuple[Letter, ...]
    count: int


class Chosen(msgspec.Struct, frozen=True):
    """Own choices of the open question, not yet revealed; `set` are the cards with where they lead."""

    cards: dict[ShipId, CardId]
    set: tuple[SetCard, ...]
    loads: tuple[Loading, ...]
    sails: dict[ShipId, Sails]
    orders: tuple[DeclaredFire, ...]


class ArcView(msgspec.Struct, frozen=True):
    """A firing arc of the starboard side: its dot, ahead and to starboard of the centre, and its limits."""

    dot: tuple[int, int]
    limits: tuple[int, int]


class PileView(msgspec.Struct, frozen=True):
    """What is left to draw of one letter, known to all: every drawn chit lies face up on a log."""

    left: int
    hull: dict[int, int]
    crew: int
    special: int


class View(msgspec.Struct, frozen=True):
    scenario: str
    level: Level
    turn: int
    phase: Phase
    width: int
    height: int
    wind: int
    wind_strength: Strength
    wind_turning: Literal["cw", "acw"] | None
    wind_changing: Literal["up", "down"] | None
    seat: Seat | None
    side: Side | None
    sealed: tuple[Seat, ...]
    ships: tuple[ShipView, ...]
    batteries: tuple[BatteryView, ...]
    terrain: tuple[Terrain, ...]
    entangled: tuple[Pair, ...]
    grappled: tuple[Pair, ...]
    cups: dict[Letter, int]
    arcs: dict[Arc, ArcView]
    ruler: Ruler
    measuring: bool
    piles: dict[Letter, PileView]
    notes: dict[str, int]
    chosen: Chosen | None

    def drawn(self, words: Words) -> str:
        """As text, for the terminal."""
        return drawn_view(self, words)


def build(g: SgGame, seat: Seat | None) -> View:
    state = g.state
    mine = [ship for ship in state.ships if ship.seat == seat]
    return View(
        scenario=state.scenario,
        level=state.level,
        turn=state.turn,
        phase=state.phase,
        width=state.width,
        height=state.height,
        wind=state.wind,
        wind_strength=state.wind_strength,
        wind_turning=state.wind_turning,
        wind_changing=state.wind_changing,
        seat=seat,
        side=mine[0].side if mine else None,
        sealed=state.sealed,
        ships=tuple(ship_view(g, ship, seat) for ship in state.ships),
        batteries=tuple(battery_view(g, battery, seat) for battery in state.batteries),
        terrain=state.terrain,
        entangled=state.entangled,
        grappled=state.grappled,
        cups={letter: len(cup.items) for letter, cup in state.cups.items()},
        arcs={name: ArcView(arc.dot, arc.limits) for name, arc in g.data.arcs.items()},
        ruler=g.data.ruler,
        measuring=may_measure(g),
        piles={letter: pile(g, cup.items) for letter, cup in state.cups.items()},
        notes=state.notes,
        chosen=None if seat is None else chosen(g, seat),
    )


def ship_view(g: SgGame, ship: Ship, seat: Seat | None) -> ShipView:
    card = card_of(g, ship)
    base = g.data.bases[card.base]
    own = ship.seat == seat
    return ShipView(
        id=ship.id,
        card=ship.card,
        name=card.name,
        nation=card.nation,
        type=card.type,
        deck=card.deck,
        seat=ship.seat,
        side=ship.side,
        pose=ship.pose,
        length=base.length,
        width=base.width,
        corners=corners(box_of(g, ship)),
        burden=card.burden,
        veer=veer_of(g, ship),
        boxes=card.boxes,
        hull=tuple(faces(g, box) for box in ship.hull),
        crew=faces(g, ship.crew),
        zero=faces(g, ship.zero),
        guns=gunnery(g, ship, len(ship.hull)),
        muskets=musketry(g, ship, len(ship.crew)),
        actions=action_number(g, ship) if advanced(g) else 0,
        gunnery=card.gunnery,
        musketry=card.musketry,
        sails=ship.sails,
        port=broadside_view(ship.port, seat),
        starboard=broadside_view(ship.starboard, seat),
        cards_planned=len(ship.slots),
        slots=tuple([slot.value for slot in ship.slots]) if own else None,
        last_card=ship.last_card,
        veer_from=veer_before(g, ship) if own else None,
        revealed=ship.revealed,
        attitude=attitude(g, ship) if attitude_known(g) else None,
        aback=ship.aback,
        tokens=tokens_seen(ship, seat),
        deferred=ship.deferred,
        revealed_tokens=ship.revealed_tokens,
        finishing=ship.finishing,
        fires=ship.fires,
        leaks=ship.leaks,
        masts=ship.masts,
        rigging=ship.rigging,
        rudder=ship.rudder,
        hull_repaired=ship.hull_repaired,
        mast_repaired=ship.mast_repaired,
        fate=ship.fate,
        boxes_lost=ship.boxes_lost,
        crew_lost=ship.crew_lost,
        hulk=ship.hulk,
        anchored=ship.anchored,
        aground=ship.aground,
        automatic=ship.automatic,
        flagship=ship.flagship,
        green_gunners=ship.green_gunners,
        green_sailors=ship.green_sailors,
        collided=ship.collided,
    )


def attitude_known(g: SgGame) -> bool:
    """[SG-S-PLAN-2] Standard and advanced: no colours before movement, unless the captains agreed on aids
    [ruling 4]."""
    return basic(g) or g.options.aids or g.state.phase not in ("setup", "planning", "actions")


def may_measure(g: SgGame) -> bool:
    """[SG-B-PLAN-5] No ruler on the table from the set-up to the sealed orders, at any level, unless the
    captains agreed on aids [ruling 5]; afterwards, and when all is over, anybody may lay it anywhere."""
    return g.over or g.options.aids or g.state.phase not in ("setup", "planning")


def pile(g: SgGame, items: Sequence[int]) -> PileView:
    chits = [g.data.chits[i] for i in items]
    hull = Counter(chit.hull for chit in chits)
    special = sum(1 for chit in chits if chit.fire or chit.leak or chit.mast or chit.sail or chit.rudder)
    crew = sum(1 for chit in chits if chit.crew)
    return PileView(len(chits), dict(sorted(hull.items())), crew, special)


def faces(g: SgGame, chits: tuple[int, ...]) -> tuple[str, ...]:
    printed = g.data.chits
    return tuple(TOKENS[i] if i >= len(printed) else f"{printed[i].letter}:{printed[i].face}" for i in chits)


def broadside_view(guns: Broadside, seat: Seat | None) -> BroadsideView:
    return BroadsideView(
        loaded=guns.load is not None,
        load=guns.load.seen_by(seat) if guns.load is not None else None,
        fired=guns.fired,
        double_waits=guns.double_waits,
        first=guns.first,
        reload_delay=guns.reload_delay,
    )


def tokens_seen(log: Ship | CoastalBattery, seat: Seat | None) -> tuple[Token, ...] | None:
    """Crew actions lie face down until all are revealed; how many there are is not told either."""
    face_up = bool(log.tokens) and all(token.opened for token in log.tokens)
    return planned_tokens(log) if log.seat == seat or face_up else None


def veer_before(g: SgGame, ship: Ship) -> int | None:
    """[SG-S-PLAN-3] The veer the next card is measured from."""
    before = previous_card(ship)
    return None if basic(g) or before is None else card(g, ship, before).veer


def battery_view(g: SgGame, battery: CoastalBattery, seat: Seat | None) -> BatteryView:
    card = g.data.batteries[battery.card]
    return BatteryView(
        id=battery.id,
        card=battery.card,
        seat=battery.seat,
        side=battery.side,
        at=battery.at,
        terrain=battery.terrain,
        boxes=card.boxes,
        gunnery=card.gunnery,
        musketry=card.musketry,
        actions=card.actions,
        hull=tuple(faces(g, box) for box in battery.hull),
        crew=faces(g, battery.crew),
        zero=faces(g, battery.zero),
        guns=broadside_view(battery.guns, seat),
        fires=battery.fires,
        fate=battery.fate,
        tokens=tokens_seen(battery, seat),
        deferred=battery.deferred,
        revealed_tokens=battery.revealed_tokens,
        automatic=battery.automatic,
    )


def chosen(g: SgGame, seat: Seat) -> Chosen:
    """What this captain has chosen so far in the open question."""
    cards: dict[ShipId, CardId] = {}
    laid: tuple[SetCard, ...] = ()
    loads: tuple[Loading, ...] = ()
    sails: dict[ShipId, Sails] = {}
    for step in g.stack:
        if isinstance(step, Planning | FirstOrders):
            cards = {ship: card.value for ship, card in step.cards.items() if card.owner == seat}
            laid = set_cards(g, seat, step)
        if isinstance(step, FirstOrders | Reload):
            loads = tuple(load.value for load in step.loads if load.owner == seat)
        if isinstance(step, FirstOrders):
            sails = {ship: sail.value for ship, sail in step.sails.items() if sail.owner == seat}
    declared = [sealed.value.order for sealed in g.state.orders if sealed.owner == seat]
    orders = tuple(declared_fire(g, order) for order in declared if order is not None)
    return Chosen(cards, laid, loads, sails, orders)


def declared_fire(g: SgGame, order: Order) -> DeclaredFire:
    count, letters = to_draw(g, order)
    return DeclaredFire(order, letters, count.total)
