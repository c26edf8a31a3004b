"""What a captain may know, by allow-list: the table, every mat face up, the own cards and loads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from quarterdeck.geometry.table import Polygon, Pose, corners
from quarterdeck.kernel import Seat, Words

from .board import drawn_view
from .data.model import CASUALTY, FIRE_DAMAGE, LEAK_DAMAGE
from .rules.advanced_crew import action_number
from .rules.basic_combat import Combat
from .rules.basic_damage import gunnery, musketry
from .rules.basic_planning import Planning
from .rules.basic_reload import Reload
from .rules.options import SgGame, advanced, basic
from .rules.standard_planning import veer_of
from .rules.standard_setup import FirstOrders
from .rules.table import attitude, box_of, card_of
from .state import BATTERY_BASE, Broadside, CoastalBattery, Order, Ship, Terrain

TOKENS = {CASUALTY: "casualty", FIRE_DAMAGE: "fire", LEAK_DAMAGE: "leak"}


class BroadsideView(msgspec.Struct, frozen=True):
    """`load` is told to the owner, and to everybody where there is only ball."""

    loaded: bool
    load: str | None
    fired: str | None
    double_waits: bool
    first: bool
    reload_delay: int


class ShipView(msgspec.Struct, frozen=True):
    id: int
    card: str
    name: str
    nation: str
    type: str
    deck: str
    seat: Seat
    side: str
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
    sails: str
    port: BroadsideView
    starboard: BroadsideView
    cards_planned: int
    slots: tuple[str, ...] | None
    last_card: str | None
    revealed: str | None
    attitude: str | None
    aback: int
    tokens: tuple[str, ...] | None
    deferred: tuple[str, ...]
    revealed_tokens: tuple[str, ...]
    finishing: tuple[str, ...]
    fires: int
    leaks: int
    masts: int
    rigging: int
    rudder: int
    hull_repaired: bool
    mast_repaired: bool
    fate: str | None
    boxes_lost: int
    crew_lost: int
    hulk: bool
    anchored: bool
    aground: bool
    automatic: bool
    flagship: bool
    green_gunners: bool
    green_sailors: bool
    collided: tuple[int, ...]


class BatteryView(msgspec.Struct, frozen=True):
    id: int
    card: str
    seat: Seat
    side: str
    at: tuple[int, int]
    terrain: int
    target: int
    boxes: int
    gunnery: tuple[tuple[int, ...], ...]
    musketry: tuple[int, ...]
    actions: tuple[int, ...]
    hull: tuple[tuple[str, ...], ...]
    crew: tuple[str, ...]
    zero: tuple[str, ...]
    guns: BroadsideView
    fires: int
    fate: str | None
    tokens: tuple[str, ...] | None
    deferred: tuple[str, ...]
    revealed_tokens: tuple[str, ...]
    automatic: bool


class Chosen(msgspec.Struct, frozen=True):
    """Own choices of the open question, not yet revealed."""

    cards: dict[int, str]
    loads: dict[str, str]
    sails: dict[int, str]
    orders: tuple[Order, ...]


class PileView(msgspec.Struct, frozen=True):
    """What is left to draw of one letter, known to all: every drawn chit lies face up on a log."""

    left: int
    hull: dict[int, int]
    crew: int
    special: int


class View(msgspec.Struct, frozen=True):
    scenario: str
    level: str
    turn: int
    phase: str
    width: int
    height: int
    wind: int
    wind_strength: str
    wind_turning: str | None
    wind_changing: str | None
    seat: Seat | None
    side: str | None
    sealed: tuple[Seat, ...]
    ships: tuple[ShipView, ...]
    batteries: tuple[BatteryView, ...]
    terrain: tuple[Terrain, ...]
    entangled: tuple[tuple[int, int], ...]
    grappled: tuple[tuple[int, int], ...]
    cups: dict[str, int]
    arcs: dict[str, Any]
    ruler: dict[str, int]
    measuring: bool
    piles: dict[str, PileView]
    notes: dict[str, int]
    chosen: Chosen | None

    def drawn(self, words: Words) -> str:
        """As text, for the terminal."""
        return drawn_view(self, words)


def build(g: SgGame, seat: Seat | None) -> View:
    state = g.state
    mine = [ship for ship in state.ships if ship.seat == seat]
    ruler = g.data.ruler
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
        arcs={name: {"dot": arc.dot, "limits": arc.limits} for name, arc in g.data.arcs.items()},
        ruler={"length": ruler.length, "half": ruler.half, "stripe": ruler.stripe, "width": ruler.width},
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
        port=broadside_view(g, ship.port, own),
        starboard=broadside_view(g, ship.starboard, own),
        cards_planned=len(ship.slots),
        slots=ship.slots if own else None,
        last_card=ship.last_card,
        revealed=ship.revealed,
        attitude=attitude(g, ship) if attitude_known(g) else None,
        aback=ship.aback,
        tokens=ship.tokens if own else None,
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
    return basic(g) or bool(g.options.get("aids")) or g.state.phase not in ("setup", "planning", "actions")


def may_measure(g: SgGame) -> bool:
    """[SG-B-PLAN-5] No ruler on the table from the set-up to the sealed orders, at any level, unless the
    captains agreed on aids [ruling 5]; afterwards, and when all is over, anybody may lay it anywhere."""
    return g.over or bool(g.options.get("aids")) or g.state.phase not in ("setup", "planning")


def pile(g: SgGame, items: Sequence[int]) -> PileView:
    chits = [g.data.chits[i] for i in items]
    hull = Counter(chit.hull for chit in chits)
    special = sum(1 for chit in chits if chit.fire or chit.leak or chit.mast or chit.sail or chit.rudder)
    crew = sum(1 for chit in chits if chit.crew)
    return PileView(len(chits), dict(sorted(hull.items())), crew, special)


def faces(g: SgGame, chits: tuple[int, ...]) -> tuple[str, ...]:
    printed = g.data.chits
    return tuple(TOKENS[i] if i >= len(printed) else f"{printed[i].letter}:{printed[i].face}" for i in chits)


def broadside_view(g: SgGame, b: Broadside, own: bool) -> BroadsideView:
    known = own or basic(g)
    return BroadsideView(
        b.load is not None, b.load if known else None, b.fired, b.double_waits, b.first, b.reload_delay
    )


def battery_view(g: SgGame, battery: CoastalBattery, seat: Seat | None) -> BatteryView:
    own = battery.seat == seat
    card = g.data.batteries[battery.card]
    return BatteryView(
        id=battery.id,
        card=battery.card,
        seat=battery.seat,
        side=battery.side,
        at=battery.at,
        terrain=battery.terrain,
        target=BATTERY_BASE + battery.id,
        boxes=card.boxes,
        gunnery=card.gunnery,
        musketry=card.musketry,
        actions=card.actions,
        hull=tuple(faces(g, box) for box in battery.hull),
        crew=faces(g, battery.crew),
        zero=faces(g, battery.zero),
        guns=broadside_view(g, battery.guns, own),
        fires=battery.fires,
        fate=battery.fate,
        tokens=battery.tokens if own else None,
        deferred=battery.deferred,
        revealed_tokens=battery.revealed_tokens,
        automatic=battery.automatic,
    )


def chosen(g: SgGame, seat: Seat) -> Chosen:
    """What this captain has chosen so far in the open question."""
    mine = {ship.id for ship in g.state.ships if ship.seat == seat}
    cards: dict[int, str] = {}
    loads: dict[str, str] = {}
    sails: dict[int, str] = {}
    orders: tuple[Order, ...] = ()
    for step in g.stack:
        match step:
            case Planning() | FirstOrders():
                cards = {ship: card for ship, card in step.cards.items() if ship in mine}
            case Combat():
                orders = tuple(order for order in g.state.orders if order.ship in mine)
        if isinstance(step, FirstOrders | Reload):
            loads = {place: ammo for place, ammo in step.loads.items() if int(place.split()[0]) in mine}
        if isinstance(step, FirstOrders):
            sails = {ship: sail for ship, sail in step.sails.items() if ship in mine}
    return Chosen(cards, loads, sails, orders)
