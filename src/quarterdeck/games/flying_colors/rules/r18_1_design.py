"""[18.1] Design your own: two fleets bought with points, set up in formation, audacity and wind by die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from quarterdeck.games.flying_colors.data.model import Market
from quarterdeck.games.flying_colors.ids import (
    OTHER,
    SIDES,
    CardId,
    CommanderId,
    CounterId,
    Pose,
    ShipId,
    ShipRef,
    SideNo,
    SideRef,
)
from quarterdeck.games.flying_colors.options import DESIGN
from quarterdeck.games.flying_colors.rules import r18_setup as setup
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    board_of,
    pose_of,
    put,
    ship_ref,
    ship_refs,
    side_ref,
)
from quarterdeck.games.flying_colors.rules.imagined import Imagined
from quarterdeck.games.flying_colors.rules.r03_sequence import Turn
from quarterdeck.games.flying_colors.rules.r05_command import FORMATION_DISTANCE
from quarterdeck.games.flying_colors.rules.r18_74_campaign import Hoist, Place
from quarterdeck.games.flying_colors.state import Ship, numbered_commanders, numbered_ships
from quarterdeck.geometry.hex import COLUMNS, ROWS, STEP, Hex, Offset, column_of, hex_at, row_of, within
from quarterdeck.kernel import Action, Event, Fancy, Message, Mod, Roll, Sealed, Seat, Step

Edge = Literal["centre", "north", "south", "west", "east"]
CENTRE: Final = "centre"
CENTRE_DISTANCE: Final = 3
EDGE_DISTANCE: Final = 4
INWARD: Final[dict[Edge, tuple[int, ...]]] = {
    "north": (3, 4, 5),
    "south": (6, 1, 2),
    "west": (2, 3),
    "east": (5, 6),
}
SEALED_FLEET: Final = "fc.fleet"
SIDE_B: Final = SideNo(-1)
SIDE_A: Final = SideNo(-2)


def begin(g: FCGame) -> None:
    """[18.1] An empty sea; the fleets are bought first."""
    options = g.options
    state = g.state = setup.build(g.data, g.data.scenarios[DESIGN])
    state.board, state.turns, state.year = options.sheets, options.length, options.year
    if options.shallows:
        state.memo["shallows"] = options.shallows
    for fleet, nation in zip(state.fleets, (options.red_nation, options.blue_nation), strict=True):
        fleet.nations = (nation.title(),)
        state.audacity[nation.title()] = 0
    g.call(Purchase(), Sides(), Flags(), Formation(side=SIDE_B), Formation(side=SIDE_A), Weather(), Turn())


# ---------------------------------------------------------------- what is told


class FleetBought(Event, frozen=True, tag="fc-fleet-bought"):
    """[18.1] What a side has bought, and what it has left."""

    cites = "18.1"
    side: SideRef
    ships: tuple[ShipRef, ...]
    unspent: int


class AudacityRolled(Event, frozen=True, tag="fc-audacity"):
    """[18.1] Die plus unspent points: `side` gains a point of audacity and sets up last; even = nobody."""

    cites = "18.1"
    side: SideRef | None
    first: Roll
    second: Roll


class SidesRolled(Event, frozen=True, tag="fc-side-a"):
    """[18.1] Even audacities: a plain die says who is side A (decision 0212)."""

    cites = "18.1"
    side: SideRef | None
    first: Roll
    second: Roll


class ShipPlaced(Event, frozen=True, tag="fc-ship-placed"):
    """[18.1] A ship stands in the formation."""

    cites = "18.1"
    ship: ShipRef
    pose: Pose


class FirstWind(Event, frozen=True, tag="fc-first-wind"):
    """[18.1] The direction of the wind; none if the die must be rolled again."""

    cites = "18.1"
    wind: int | None
    roll: Roll


# ---------------------------------------------------------------- buying


class Buy(Action, frozen=True, tag="buy"):
    """[18.1] A ship for its victory points."""

    counter: CounterId


class Hire(Action, frozen=True, tag="hire"):
    """[18.1] A commander for his victory points."""

    card: CardId


class Bought(Action, frozen=True, tag="bought"):
    """[18.1] The fleet is complete."""


class Bill(msgspec.Struct, frozen=True):
    """What a side has bought so far, by numbers of counters and cards."""

    ships: tuple[CounterId, ...] = ()
    cards: tuple[CardId, ...] = ()


BOUGHT: Final = Bought()


class Purchase(Step, tag="fc.purchase"):
    """[18.1] Both sides buy in secret; a fleet needs at least one commander and a ship for him."""

    rule = "18.1"
    bills: dict[Seat, Sealed[Bill]] = {}
    ready: tuple[Seat, ...] = ()

    def bill(self, seat: Seat) -> Bill:
        return self.bills[seat].value if seat in self.bills else Bill()

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        return {
            seat: offers(g, market_of(g, side), self.bill(seat))
            for side, seat in zip(SIDES, g.state.seats, strict=True)
            if seat not in self.ready
        }

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        bill = self.bill(seat)
        if isinstance(action, Buy):
            bill = Bill((*bill.ships, action.counter), bill.cards)
        elif isinstance(action, Hire):
            bill = Bill(bill.ships, (*bill.cards, action.card))
        else:
            self.ready = (*self.ready, seat)
        self.bills[seat] = Sealed(SEALED_FLEET, seat, bill, about=g.state.seats.index(seat))

    def advance(self, g: FCGame) -> None:
        g.reveal()
        state = g.state
        for side, seat in zip(SIDES, state.seats, strict=True):
            bill = self.bill(seat)
            first = ShipId(len(state.ships))
            for i in bill.ships:
                state.ships.append(setup.ship_in_reserve(g.data, i, side))
            for card in bill.cards:
                setup.add_commander(g.data, state, g.data.commanders[card].id, first)
            unspent = state.memo[f"unspent_{side}"] = left(g, bill)
            g.tell(
                FleetBought(
                    side_ref(g, side), ship_refs(g, map(ShipId, range(first, len(state.ships)))), unspent
                )
            )
        g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-purchase-prompt", {"points": left(g, self.bill(seat))})


def market_of(g: FCGame, side: SideNo) -> Market:
    return g.data.markets[g.state.fleets[side].nations[0]]


def left(g: FCGame, bill: Bill) -> int:
    """Points not yet spent."""
    spent = sum([g.data.counters[i].vp for i in bill.ships])
    return g.options.points - spent - sum([g.data.commanders[k].vp for k in bill.cards])


def offers(g: FCGame, market: Market, bill: Bill) -> list[Action]:
    """What a side may still buy; enough must stay in the chest for the first commander."""
    chest = left(g, bill)
    kept = 0 if bill.cards else market.cheapest_commander
    found: list[Action] = [Buy(i) for i, vp in market.ships if vp <= chest - kept and i not in bill.ships]
    if len(bill.cards) < len(bill.ships):
        found += [Hire(k) for k, vp in market.commanders if vp <= chest and k not in bill.cards]
    if bill.ships and bill.cards:
        found.append(BOUGHT)
    return found


class Bills(Imagined[Bill]):
    """What the other side may have bought: any fleet the points allow, complete if it is ready."""

    def __init__(self, g: FCGame, sealed: Sealed[Bill], ready: bool) -> None:
        self.g, self.market, self.ready = g, market_of(g, SIDES[sealed.about]), ready

    def imagine(self, rng: Fancy) -> Bill:
        bill = Bill()
        wanted = 2 + rng.below(4) if self.ready else rng.below(3)
        while True:
            found = [offer for offer in offers(self.g, self.market, bill) if offer is not BOUGHT]
            if not found or wanted <= 0:
                return bill
            wanted -= 1
            hires = [offer for offer in found if isinstance(offer, Hire)]
            pool = hires if self.ready and hires and not bill.cards else found
            offer = pool[rng.below(len(pool))]
            if isinstance(offer, Buy):
                bill = Bill((*bill.ships, offer.counter), bill.cards)
            elif isinstance(offer, Hire):
                bill = Bill(bill.ships, (*bill.cards, offer.card))


# ---------------------------------------------------------------- sides and flags


class Sides(Step, tag="fc.sides"):
    """[18.1] Die plus unspent points: the higher gains a point of audacity and is side A."""

    rule = "18.1"

    def advance(self, g: FCGame) -> None:
        memo = g.state.memo
        first, second = self._roll(g, memo["unspent_0"], memo["unspent_1"])
        side_a = higher(first, second)
        if side_a is not None:
            g.state.audacity[g.state.fleets[side_a].nations[0]] = 1
        g.tell(AudacityRolled(None if side_a is None else side_ref(g, side_a), first, second))
        while side_a is None:
            first, second = self._roll(g, 0, 0)
            side_a = higher(first, second)
            g.tell(SidesRolled(None if side_a is None else side_ref(g, side_a), first, second))
        memo["side_a"] = side_a
        g.done()

    def _roll(self, g: FCGame, *unspent: int) -> list[Roll]:
        return [
            g.throw(
                "audacity",
                seat,
                10,
                zero_based=True,
                mods=(Mod(points, "fc-mod-unspent", "18.1"),) if points else (),
            )
            for seat, points in zip(g.state.seats, unspent, strict=True)
        ]


def higher(first: Roll, second: Roll) -> SideNo | None:
    """The side with the higher total, if there is one."""
    return None if first.total == second.total else SIDES[second.total > first.total]


class Flags(Step, tag="fc.flags"):
    """[5.1, 18.1] Each commander chooses a ship of his own; the highest rank is the fleet admiral."""

    rule = "18.1"
    hoisted: tuple[CommanderId, ...] = ()

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        state = g.state
        waiting = [k for k, _ in numbered_commanders(state) if k not in self.hoisted]
        if not waiting:
            return {}
        k = waiting[0]
        side = state.commanders[k].side
        flags = {state.commanders[h].ship for h in self.hoisted}
        ships = [i for i, ship in numbered_ships(state) if ship.side == side and i not in flags]
        return {state.seats[side]: [Hoist(k, i) for i in ships]}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Hoist)
        g.state.commanders[action.commander].ship = action.ship
        self.hoisted = (*self.hoisted, action.commander)

    def advance(self, g: FCGame) -> None:
        state = g.state
        for side, fleet in zip(SIDES, state.fleets, strict=True):
            own = [k for k, commander in numbered_commanders(state) if commander.side == side]
            fleet.admiral = max(own, key=lambda k: (g.data.commanders[state.commanders[k].card].rank, -k))
            fleet.flagship = state.commanders[fleet.admiral].ship
        g.done()


# ---------------------------------------------------------------- setting up in formation


class Bear(Action, frozen=True, tag="bear"):
    """[18.1] Where the formation stands or enters, and its facing."""

    edge: Edge
    facing: int


class Formation(Step, tag="fc.formation"):
    """[18.1] Side B near the centre, then side A along an edge; ships of one facing within four hexes."""

    rule = "18.1"
    side: SideNo  # SIDE_A or SIDE_B until the sides are known
    edge: Edge | None = None
    facing: int = 0

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        if self.side < 0:
            return {}
        seat = g.state.seats[self.side]
        waiting = reserve(g, self.side)
        if not waiting:
            return {}
        if not self.facing:
            if self.edge == CENTRE:
                return {seat: [Bear(CENTRE, facing) for facing in range(1, 7)]}
            return {seat: [Bear(edge, f) for edge, facings in INWARD.items() for f in facings]}
        return {seat: self.places(g, waiting[0])}

    def places(self, g: FCGame, i: ShipId) -> list[Action]:
        """Every free place for the next ship, by hex."""
        assert self.edge is not None
        state, facing = g.state, self.facing
        friends = [s for s in state.ships if s.side == self.side and s.bow]
        back = STEP[facing] if state.ships[i].large else STEP[0]
        water = board_of(g).hexes
        if self.edge != CENTRE or not friends:
            zone = starting_zone(state.board, self.edge)
            water = zone & joining(friends, back) if friends else zone
        else:
            water = water & joining(friends, back)
        board, at = board_of(g).hexes, state.at
        return [
            Place(hex_, facing)
            for hex_ in sorted(water)
            if hex_ not in at and hex_ - back in board and hex_ - back not in at
        ]

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Bear):
            self.edge, self.facing = action.edge, action.facing
            return
        assert isinstance(action, Place)
        i = reserve(g, self.side)[0]
        ship = g.state.ships[i]
        ship.fate = ""
        put(
            g.state,
            i,
            action.hex,
            action.hex - (STEP[action.facing] if ship.large else STEP[0]),
            action.facing,
        )
        g.tell(ShipPlaced(ship_ref(g, i), pose_of(ship)))

    def advance(self, g: FCGame) -> None:
        side_a = SIDES[g.state.memo["side_a"]]
        if self.side == SIDE_B:
            self.side, self.edge = OTHER[side_a], CENTRE
        elif self.side == SIDE_A:
            self.side = side_a
        else:
            g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        if not self.facing:
            return Message("fc-formation-facing-prompt")
        return Message("fc-place-prompt", {"ship": g.state.ships[reserve(g, self.side)[0]].name})


@lru_cache(maxsize=64)
def starting_zone(sheets: str, edge: Edge) -> frozenset[Hex]:
    """By the middle of the sheets, where the first ship of side B stands, or by the edge side A chose."""
    rows = ROWS * len(sheets)
    board = {hex_at(column, row) for column in range(1, COLUMNS + 1) for row in range(1, rows + 1)}
    if edge == CENTRE:
        return frozenset(board.intersection(within(hex_at(COLUMNS // 2, rows // 2), CENTRE_DISTANCE)))
    return frozenset(hex_ for hex_ in board if _depth(hex_, edge, rows) < EDGE_DISTANCE)


def _depth(hex_: Hex, edge: Edge, rows: int) -> int:
    """Hexes between a hex and an edge of the sheets."""
    if edge in ("north", "south"):
        return row_of(hex_) - 1 if edge == "north" else rows - row_of(hex_)
    return column_of(hex_) - 1 if edge == "west" else COLUMNS - column_of(hex_)


@lru_cache(maxsize=16_384)
def _near(hex_: Hex) -> frozenset[Hex]:
    return frozenset(within(hex_, FORMATION_DISTANCE))


@lru_cache(maxsize=16_384)
def _near_by_stern(hex_: Hex, back: Offset) -> frozenset[Hex]:
    return frozenset(near + back for near in _near(hex_))


def joining(friends: Sequence[Ship], back: Offset) -> frozenset[Hex]:
    """[5.2] Bow hexes within four hexes of a friend, or whose stern hex is."""
    ends = [hex_ for ship in friends for hex_ in (ship.bow, ship.stern)]
    bows = [_near(hex_) for hex_ in ends]
    return frozenset().union(*bows, *([_near_by_stern(hex_, back) for hex_ in ends] if back else ()))


def reserve(g: FCGame, side: SideNo) -> list[ShipId]:
    return [i for i, ship in numbered_ships(g.state) if ship.side == side and ship.fate == "reserve"]


class Weather(Step, tag="fc.first_wind"):
    """[18.1] A die of 1 to 6 is the direction of the wind, anything else is rolled again."""

    rule = "18.1"

    def advance(self, g: FCGame) -> None:
        wind = None
        while wind is None:
            roll = g.throw("first-wind", "", 10, zero_based=True)
            if 1 <= roll.die <= 6:
                wind = g.state.wind = roll.die
            g.tell(FirstWind(wind, roll))
        g.state.memo["first_initiative"] = g.state.memo["side_a"]
        g.done()


STEPS: tuple[type[Step], ...] = (Purchase, Sides, Flags, Formation, Weather)
ACTIONS: tuple[type[Action], ...] = (Buy, Hire, Bought, Bear)
EVENTS: tuple[type[Event], ...] = (FleetBought, AudacityRolled, SidesRolled, ShipPlaced, FirstWind)
