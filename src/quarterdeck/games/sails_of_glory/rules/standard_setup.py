"""Standard and advanced rules, set-up: secret first loads, the sail setting, and the card of the first
turn."""

from __future__ import annotations

from quarterdeck.kernel import Action, Event, Message, Sealed, Seat, Step

from ..actions import Load, PlanCard, Seal, SetSails
from ..ids import (
    BEAMS,
    SAILS,
    Ammo,
    BatteryTarget,
    CardId,
    Firer,
    Sails,
    ShipId,
    ShipRef,
    ShipTarget,
    Weapon,
)
from ..options import SgGame, advanced, basic
from ..state import CoastalBattery, Loading, Ship
from .basic_planning import SEAL, OrdersSealed, offers
from .batteries import LOADS, LoadGuns, standing
from .common import SgEvent, battery_name, card_of, load_broadside, load_fort, name, ship_ref, ships_of
from .optional_gunnery import ammo_choices


class SailsSet(SgEvent, frozen=True, tag="sg-sails-set"):
    """[SG-A-SET-2] What a ship begins with."""

    cites = "SG-A-SET-2"
    ship: ShipRef
    sail: Sails


def forts_of(g: SgGame, seat: Seat) -> list[CoastalBattery]:
    """[SG-T-BAT-1] Batteries a captain loads like his ships."""
    return [fort for fort in standing(g) if fort.seat == seat and not fort.automatic]


class FirstOrders(Step, tag="sg.first_orders"):
    """[SG-S-SET-1] [SG-S-SET-2] [SG-A-SET-2] Chosen by all captains at once; nothing to choose in the
    basic rules."""

    rule = "SG-S-SET-1"
    loads: list[Sealed[Loading]] = []
    sails: dict[ShipId, Sealed[Sails]] = {}
    cards: dict[ShipId, Sealed[CardId]] = {}

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        if basic(g):
            return {}
        open_seats = {seat: self.options(g, seat) for seat in g.seats if seat not in g.state.sealed}
        return {seat: options for seat, options in open_seats.items() if options}

    def options(self, g: SgGame, seat: Seat) -> tuple[Action, ...]:
        ships, forts = ships_of(g, seat), forts_of(g, seat)
        for fort in forts:
            if not self.loaded(BatteryTarget(fort.id), "guns"):
                return tuple(LoadGuns(fort.id, ammo) for ammo in LOADS)
        for ship in ships:
            for side in BEAMS:
                if not self.loaded(ShipTarget(ship.id), side):
                    return tuple(Load(ship.id, side, ammo) for ammo in ammo_choices(g))
            if self._chooses_sails(g, ship) and ship.id not in self.sails:
                return tuple(SetSails(ship.id, sails) for sails in SAILS[1:])
            if not ship.anchored and ship.id not in self.cards:
                return offers(ship, g.data.decks[card_of(g, ship).deck].blue)
        return SEAL if ships or forts else ()

    def loaded(self, firer: Firer, weapon: Weapon) -> bool:
        return any(load.value.weapon == weapon and load.value.firer == firer for load in self.loads)

    def load(self, seat: Seat, firer: Firer, weapon: Weapon, ammo: Ammo) -> None:
        self.loads.append(Sealed("sg.first-load", seat, Loading(firer, weapon, ammo), firer.id))

    def _chooses_sails(self, g: SgGame, ship: Ship) -> bool:
        return advanced(g) and not ship.anchored

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        match action:
            case Load(ship, side, ammo):
                self.load(seat, ShipTarget(ship), side, ammo)
            case LoadGuns(fort, ammo):
                self.load(seat, BatteryTarget(fort), "guns", ammo)
            case SetSails(ship, sails):
                self.sails[ship] = Sealed("sg.first-sails", seat, sails, ship)
            case PlanCard(ship, card):
                self.cards[ship] = Sealed("sg.first-card", seat, card, ship)
            case Seal():
                g.state.sealed += (seat,)
                g.tell(OrdersSealed(seat), rule="SG-S-SET-1")

    def advance(self, g: SgGame) -> None:
        for load in self.loads:
            match load.value:
                case Loading(BatteryTarget(number), _, str(ammo)):
                    load_fort(g, g.state.batteries[number], ammo)
                case Loading(ShipTarget(number), "port" | "starboard" as side, str(ammo)):
                    load_broadside(g, g.state.ships[number], side, ammo)
        for number, card in self.cards.items():
            g.state.ships[number].slots = [Sealed("sg.slot", card.owner, card.value, number)]
        for number, sails in self.sails.items():
            ship = g.state.ships[number]
            ship.sails = sails.value
            g.tell(SailsSet(ship_ref(g, ship), sails.value))
        g.state.sealed = ()
        g.done()

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        match self.options(g, seat)[0]:
            case Load(ship, side):
                return Message(
                    "sg-first-load-prompt", {"ship": name(g, g.state.ships[ship]), "side": f"@sg-side-{side}"}
                )
            case LoadGuns(fort):
                args = {"ship": battery_name(g.state.batteries[fort]), "side": "@sg-side-guns"}
                return Message("sg-first-load-prompt", args)
            case SetSails(ship):
                return Message("sg-first-sails-prompt", {"ship": name(g, g.state.ships[ship])})
            case PlanCard(ship):
                return Message("sg-first-card-prompt", {"ship": name(g, g.state.ships[ship])})
        return Message("sg-planning-seal-prompt")


STEPS: tuple[type[Step], ...] = (FirstOrders,)
EVENTS: tuple[type[Event], ...] = (SailsSet,)
