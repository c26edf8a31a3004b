"""Standard and advanced rules, set-up: secret first loads, the sail setting, and the card of the first
turn."""

from __future__ import annotations

from quarterdeck.kernel import Action, Message, Seat, Step

from ..actions import Load, PlanCard, Seal, SetSails
from ..state import BATTERY_BASE, SAILS, SIDES, CoastalBattery, Ship
from .basic_planning import SEAL, offers
from .batteries import GUNS, LOADS, LoadGuns, number_of, standing
from .names import battery_name
from .options import SgGame, advanced, basic, on
from .table import card_of, name, ships_of


def first_loads(g: SgGame) -> tuple[str, ...]:
    """[SG-S-SET-1] One token of each kind beside each battery; double shot with its option [ruling 64]."""
    return ("ball", "chain", "grape", "double") if on(g, "double_shot") else ("ball", "chain", "grape")


def forts_of(g: SgGame, seat: Seat) -> list[CoastalBattery]:
    """[SG-T-BAT-1] Batteries a captain loads like his ships."""
    return [fort for fort in standing(g) if fort.seat == seat and not fort.automatic]


class FirstOrders(Step, tag="sg.first_orders"):
    """[SG-S-SET-1] [SG-S-SET-2] [SG-A-SET-2] Chosen by all captains at once; nothing to choose in the
    basic rules."""

    rule = "SG-S-SET-1"
    loads: dict[str, str] = {}  # "3 port": ammunition
    sails: dict[int, str] = {}
    cards: dict[int, str] = {}

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        if basic(g):
            return {}
        open_seats = {seat: self.options(g, seat) for seat in g.seats if seat not in g.state.sealed}
        return {seat: options for seat, options in open_seats.items() if options}

    def options(self, g: SgGame, seat: Seat) -> tuple[Action, ...]:
        ships, forts = ships_of(g, seat), forts_of(g, seat)
        for fort in forts:
            if f"{number_of(fort)} {GUNS}" not in self.loads:
                return tuple(LoadGuns(fort.id, ammo) for ammo in LOADS)
        for ship in ships:
            for side in SIDES:
                if f"{ship.id} {side}" not in self.loads:
                    return tuple(Load(ship.id, side, ammo) for ammo in first_loads(g))
            if self._chooses_sails(g, ship) and ship.id not in self.sails:
                return tuple(SetSails(ship.id, sails) for sails in SAILS[1:])
            if not ship.anchored and ship.id not in self.cards:
                return offers(ship, g.data.decks[card_of(g, ship).deck].blue)
        return SEAL if ships or forts else ()

    def _chooses_sails(self, g: SgGame, ship: Ship) -> bool:
        return advanced(g) and not ship.anchored

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        match action:
            case Load(ship, side, ammo):
                self.loads[f"{ship} {side}"] = ammo
            case LoadGuns(fort, ammo):
                self.loads[f"{number_of(g.state.batteries[fort])} {GUNS}"] = ammo
            case SetSails(ship, sails):
                self.sails[ship] = sails
            case PlanCard(ship, card):
                self.cards[ship] = card
            case Seal():
                g.state.sealed += (seat,)
                g.say("SG-S-SET-1", "sg-sealed", seat=g.rules.seat_name(seat))

    def advance(self, g: SgGame) -> None:
        for place, ammo in self.loads.items():
            number, _, side = place.partition(" ")
            if side == GUNS:
                g.state.batteries[int(number) - BATTERY_BASE].guns.load = ammo
            else:
                g.state.ships[int(number)].broadside(side).load = ammo
        for ship_id, card in self.cards.items():
            g.state.ships[ship_id].slots = (card,)
        for ship_id, sails in self.sails.items():
            ship = g.state.ships[ship_id]
            ship.sails = sails
            g.say("SG-A-SET-2", "sg-sails-set", ship=name(g, ship), sail=f"@sg-sail-{sails}")
        g.state.sealed = ()
        g.done()

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        match self.options(g, seat)[0]:
            case Load(ship, side):
                return Message(
                    "sg-first-load-prompt", {"ship": name(g, g.state.ships[ship]), "side": f"@sg-side-{side}"}
                )
            case LoadGuns(fort):
                args = {"ship": battery_name(g.state.batteries[fort]), "side": f"@sg-side-{GUNS}"}
                return Message("sg-first-load-prompt", args)
            case SetSails(ship):
                return Message("sg-first-sails-prompt", {"ship": name(g, g.state.ships[ship])})
            case PlanCard(ship):
                return Message("sg-first-card-prompt", {"ship": name(g, g.state.ships[ship])})
        return Message("sg-planning-seal-prompt")


STEPS: tuple[type[Step], ...] = (FirstOrders,)
