"""[18.74] The three days of the Glorious First of June as one campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from quarterdeck.games.flying_colors.ids import (
    NO_COMMANDER,
    NO_SHIP,
    NO_SIDE,
    SIDES,
    CommanderId,
    ShipId,
    ShipRef,
    SideNo,
)
from quarterdeck.games.flying_colors.options import CAMPAIGN
from quarterdeck.games.flying_colors.rules import r18_setup as setup
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    commander_ref,
    commanders_of,
    put,
    remove,
    scenario_of,
    ship_ref,
    ship_refs,
    side_index,
    unlink_all,
)
from quarterdeck.games.flying_colors.rules.imagined import Imagined
from quarterdeck.games.flying_colors.rules.r03_sequence import Turn
from quarterdeck.games.flying_colors.rules.r15_victory import GONE, forgive_losses, half_points, outcome
from quarterdeck.games.flying_colors.rules.r18_scenarios import CommanderAppears, hold_in_reserve
from quarterdeck.games.flying_colors.state import (
    NOWHERE,
    Commander,
    FCState,
    Ship,
    numbered_commanders,
    numbered_ships,
)
from quarterdeck.geometry.hex import STEP, Hex, column_of, hex_at, parse_hex, row_of
from quarterdeck.kernel import Action, Event, Fancy, Message, Outcome, Sealed, Seat, Step

DAYS: Final = 3
BIG_SHIP_GUNS: Final = 80
ALONG_THE_COLUMN: Final = (1, 4)
SOUTH: Final = 4

Berth = tuple[ShipId, Hex, int]  # ship, bow, facing
SEALED_ORDER: Final = "fc.order"


class DayBegins(Event, frozen=True, tag="fc-campaign-day"):
    """[18.74] A day of the campaign begins."""

    cites = "18.74"
    day: int


class GoesHome(Event, frozen=True, tag="fc-campaign-goes-home"):
    """[18.74] A crippled or taken ship is out of the campaign."""

    cites = "18.74"
    ship: ShipRef


class FleetsDeployed(Event, frozen=True, tag="fc-deployed"):
    """[18.74] Both orders of battle are opened and the ships stand in their columns."""

    cites = "18.74"
    ships: tuple[ShipRef, ...]

    def words(self) -> Message:
        return Message(self.what)


def begin(g: FCGame) -> None:
    """Day one is set up as 18.71 prints it, in calm weather and under the rules of the campaign."""
    campaign = g.data.scenarios[CAMPAIGN]
    first = g.data.scenarios[str(campaign.extra["days"][0]["setup"]).replace("_", "-")]
    g.state = setup.build(g.data, first)
    g.state.scenario = CAMPAIGN
    g.call(Campaign())


class Campaign(Step, tag="fc.campaign"):
    """[18.74] Three battles; between them crippled ships go home and both sides deploy in secret."""

    rule = "18.74"
    day: int = 0

    def advance(self, g: FCGame) -> None:
        if self.day == DAYS:  # ships of the last day score as they are: only a night removes the damaged
            g.end(campaign_outcome(g))
            return
        if self.day:
            end_of_day(g, self.day)
        self.day += 1
        open_day(g, self.day)
        if self.day > 1:
            g.call(HoistFlags(), Deployment(), Turn())
        else:
            g.call(Turn())


def open_day(g: FCGame, day: int) -> None:
    plan = scenario_of(g).extra["days"][day - 1]
    state = g.state
    state.memo["day"] = day
    state.turn, state.turns = 1, int(plan["turns"])
    state.initiative = state.loser = NO_SIDE  # each day has a first turn [6.0]
    state.weather = plan["weather"]
    state.wind = scenario_of(g).wind
    g.tell(DayBegins(day))


# ---------------------------------------------------------------- the night between two days


def end_of_day(g: FCGame, day: int) -> None:
    """Crippled and taken ships are gone and score as sunk; the rest is patched up and keeps its hits."""
    state = g.state
    for i, ship in numbered_ships(state):
        if ship.fate in GONE:
            continue
        if ship.damaged or ship.struck or ship.side != ship.home:
            save_commanders(g, i)
            remove(g, i, "sunk")
            g.tell(GoesHome(ship_ref(g, i)))
    for i, ship in numbered_ships(state):
        if not ship.fate or ship.fate == "left":
            refit(state, i, ship)
    state.broken, state.activated, state.commands = (), (), []
    if day == DAYS - 1:
        for group in scenario_of(g).reinforcements:
            reinforce(g, group)
    for side in SIDES:
        forgive_losses(state, side)


def save_commanders(g: FCGame, i: ShipId) -> None:
    """A commander leaves a ship that only goes home damaged; of a lost ship he is taken (decision 0211)."""
    ship = g.state.ships[i]
    for k in commanders_of(g.state, i):
        commander = g.state.commanders[k]
        commander.ship = NO_SHIP
        commander.fate = "captured" if ship.struck or ship.side != ship.home else "left"


def refit(state: FCState, i: ShipId, ship: Ship) -> None:
    """Off the map until deployed again; hits stay, everything of the moment goes."""
    unlink_all(state, i)
    if ship.bow:
        put(state, i, NOWHERE, NOWHERE, ship.facing)
        state.at.pop(NOWHERE, None)
    ship.fate = "reserve"
    ship.fired = ship.fired_ever = 0
    ship.beside = ()
    ship.burning = ship.aground = ship.anchored = ship.full_sails = False
    ship.irons = ship.adrift = ship.drifted = ship.acted = ship.check_failed = False
    ship.stung = False


def reinforce(g: FCGame, group: Mapping[str, Any]) -> None:
    """[18.74] Four French ships and Nielly join on the second night (ruling 160)."""
    hold_in_reserve(g, group)
    card = g.data.commander_index[str(group["commander"])]
    side = side_index(g, str(group["side"]))
    nation = g.data.commanders[card].nation
    g.state.commanders.append(Commander(card=card, nation=nation, side=side, ship=NO_SHIP, fate="reserve"))


class Hoist(Action, frozen=True, tag="hoist"):
    """[18.74, 18.1] A commander hoists his flag in a ship."""

    commander: CommanderId
    ship: ShipId


class HoistFlags(Step, tag="fc.hoist_flags"):
    """[18.74] Nielly boards Républicain, or the ship his player likes if she is gone (ruling 160)."""

    rule = "18.74"

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        k = waiting_commander(g)
        ships = ships_for_nielly(g) if k >= 0 else []
        if len(ships) < 2:
            return {}
        return {g.state.seats[g.state.commanders[k].side]: [Hoist(k, i) for i in ships]}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Hoist)
        board(g, action.commander, action.ship)

    def advance(self, g: FCGame) -> None:
        k = waiting_commander(g)
        if k >= 0:
            board(g, k, ships_for_nielly(g)[0])
        raise_flags(g)
        g.done()


def waiting_commander(g: FCGame) -> CommanderId:
    return next((k for k, who in numbered_commanders(g.state) if who.fate == "reserve"), NO_COMMANDER)


def board(g: FCGame, k: CommanderId, i: ShipId) -> None:
    commander = g.state.commanders[k]
    commander.ship, commander.fate = i, ""
    g.tell(CommanderAppears(commander_ref(g, k), ship_ref(g, i)), rule="18.74")


def ships_for_nielly(g: FCGame) -> list[ShipId]:
    """Républicain, or else Sans Pareil and every unhurt ship of more than 80 guns."""
    group = scenario_of(g).reinforcements[0]
    side = side_index(g, str(group["side"]))
    fallback = str(group["commander_fallback"]).partition(",")[0]
    second = []
    for i, ship in numbered_ships(g.state):
        printed = g.data.counters[ship.counter]
        if ship.home != side or ship.fate != "reserve":
            continue
        if printed.id == group["commander_ship"]:
            return [i]
        unhurt = not (ship.hull or ship.rigging or ship.crew)
        if printed.id == fallback or (printed.guns > BIG_SHIP_GUNS and unhurt):
            second.append(i)
    return second


def raise_flags(g: FCGame) -> None:
    """Commanders without a ship go to the strongest one without a flag; the admiral's is the flagship."""
    state = g.state
    for side, fleet in zip(SIDES, state.fleets, strict=True):
        for commander in state.commanders:
            if commander.side != side or commander.fate not in ("", "left"):
                continue
            commander.fate = ""
            if commander.ship < 0 or state.ships[commander.ship].fate != "reserve":
                commander.ship = strongest_without_flag(g, side)
                commander.fate = "" if commander.ship >= 0 else "left"
        if fleet.admiral >= 0:
            fleet.flagship = state.commanders[fleet.admiral].ship


def strongest_without_flag(g: FCGame, side: SideNo) -> ShipId:
    flags = {commander.ship for commander in g.state.commanders}
    ready = [
        i
        for i, ship in numbered_ships(g.state)
        if ship.home == side and ship.fate == "reserve" and i not in flags
    ]
    return min(ready, key=lambda i: (g.data.counters[g.state.ships[i].counter].rate[0], i), default=NO_SHIP)


def campaign_outcome(g: FCGame) -> Outcome:
    """[18.74] The points of all three days; a tie is French."""
    points = half_points(g)
    if points[0] != points[1]:
        winner = SIDES[points[1] > points[0]]
    else:
        winner = side_index(g, str(scenario_of(g).extra["tie_winner"]))
    return outcome(g, winner, "fc-level-campaign", Message("fc-end-campaign"))


# ---------------------------------------------------------------- secret deployment


class Muster(Action, frozen=True, tag="muster"):
    """[18.74] The ship to write into the order of battle next."""

    ship: ShipId


class Place(Action, frozen=True, tag="place"):
    """[18.74, 18.1] Where the mustered ship will stand: bow hex and facing."""

    hex: Hex
    facing: int


class Order(msgspec.Struct, frozen=True):
    """An order of battle as far as it is written, and the ship that is mustered next."""

    berths: tuple[Berth, ...] = ()
    mustered: ShipId | None = None


class Deployment(Step, tag="fc.deployment"):
    """[18.74] Both sides write their order in secret; then all ships are placed in their columns."""

    rule = "18.74"
    orders: dict[Seat, Sealed[Order]] = {}

    def order(self, seat: Seat) -> Order:
        return self.orders[seat].value if seat in self.orders else Order()

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        asked: dict[Seat, Sequence[Action]] = {}
        for side, seat in zip(SIDES, g.state.seats, strict=True):
            order = self.order(seat)
            if order.mustered is not None:
                asked[seat] = places(g, side, order.berths)
            elif waiting := waiting_ships(g, side, order.berths):
                asked[seat] = [Muster(i) for i in waiting]
        return asked

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        order = self.order(seat)
        if isinstance(action, Muster):
            order = Order(order.berths, action.ship)
        elif isinstance(action, Place):
            assert order.mustered is not None
            order = Order((*order.berths, (order.mustered, action.hex, action.facing)))
        self.orders[seat] = Sealed(SEALED_ORDER, seat, order, about=g.state.seats.index(seat))

    def advance(self, g: FCGame) -> None:
        g.reveal()
        for sealed in self.orders.values():
            for i, bow, facing in sealed.value.berths:
                g.state.ships[i].fate = ""
                put(g.state, i, bow, bow - STEP[facing], facing)
        g.tell(FleetsDeployed(ship_refs(g, (i for i, ship in numbered_ships(g.state) if ship.bow))))
        g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        mustered = self.order(seat).mustered
        if mustered is not None:
            return Message("fc-place-prompt", {"ship": g.state.ships[mustered].name})
        return Message("fc-deployment-prompt")


def waiting_ships(g: FCGame, side: SideNo, berths: Sequence[Berth]) -> list[ShipId]:
    """Ships of a side that its order of battle does not name yet."""
    done = {ship for ship, _, _ in berths}
    return [i for i, s in numbered_ships(g.state) if s.home == side and s.fate == "reserve" and i not in done]


def places(g: FCGame, side: SideNo, berths: Sequence[Berth]) -> list[Action]:
    """Both hexes of a ship stand in the column, so she looks up or down it."""
    taken = occupied(berths)
    free = [hex_ for hex_ in column_hexes(g, side) if hex_ not in taken]
    return [Place(bow, facing) for bow in free for facing in ALONG_THE_COLUMN if bow - STEP[facing] in free]


def occupied(berths: Sequence[Berth]) -> set[Hex]:
    return {hex_ for _, bow, facing in berths for hex_ in (bow, bow - STEP[facing])}


def column_hexes(g: FCGame, side: SideNo) -> list[Hex]:
    """The stretch of a column where a side deploys."""
    for row in scenario_of(g).extra["deployment"]:
        if side_index(g, str(row["side"])) == side:
            first, last = parse_hex(str(row["from_hex"])), parse_hex(str(row["to_hex"]))
            return [hex_at(column_of(first), r) for r in range(row_of(first), row_of(last) + 1)]
    return []


class Orders(Imagined[Order]):
    """What the other side may have written: as many ships, any of them, in a plain column."""

    def __init__(self, g: FCGame, sealed: Sealed[Order]) -> None:
        self.fleet = waiting_ships(g, SIDES[sealed.about], ())
        self.column = column_hexes(g, SIDES[sealed.about])[1::2]
        self.written, self.mustered = len(sealed.value.berths), sealed.value.mustered is not None

    def imagine(self, rng: Fancy) -> Order:
        fleet = rng.shuffled(self.fleet)
        berths = tuple((ship, self.column[n], SOUTH) for n, ship in enumerate(fleet[: self.written]))
        return Order(berths, fleet[self.written] if self.mustered else None)


STEPS: tuple[type[Step], ...] = (Campaign, HoistFlags, Deployment)
ACTIONS: tuple[type[Action], ...] = (Hoist, Muster, Place)
EVENTS: tuple[type[Event], ...] = (DayBegins, GoesHome, FleetsDeployed)
