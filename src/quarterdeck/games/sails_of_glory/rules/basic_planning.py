"""Basic rules, planning: every captain lays a manoeuvre card face down for each ship, all at the same
time."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.kernel import Action, Event, Message, Sealed, Seat, Step

from ..actions import EndTokens, PlanCard, PlanToken, Seal
from ..ids import CardId, ShipId
from ..options import SgGame, basic
from ..state import Ship
from . import advanced_crew, standard_planning
from .common import SgEvent, attitude, card_of, held, name, ships_of

SEAL = (Seal(),)
_OFFERS: dict[tuple[ShipId, tuple[CardId, ...]], tuple[Action, ...]] = {}


class OrdersSealed(SgEvent, frozen=True, tag="sg-sealed"):
    """A captain has made all his choices."""

    cites = "SG-B-PLAN-4"
    seat: Seat


def must_plan(g: SgGame, ship: Ship) -> bool:
    """[SG-B-PLAN-3] [SG-A-PLAN-3] Who lays a card: not the anchored, the stranded or those under furled
    sails [rulings 33, 90, 116]."""
    if ship.fate is not None or ship.anchored or ship.aground or ship.automatic:
        return False
    if basic(g):
        return not held(g, ship)
    return ship.sails != "furled"


def cards(g: SgGame, ship: Ship) -> tuple[CardId, ...]:
    """[SG-B-PLAN-3] Basic rules: red cards when taken aback, else blue ones [ruling 6]."""
    if not basic(g):
        return standard_planning.cards_to_plan(g, ship)
    deck = g.data.decks[card_of(g, ship).deck]
    return deck.red if attitude(g, ship) == "red" else deck.blue


def offers(ship: Ship, ids: tuple[CardId, ...]) -> tuple[Action, ...]:
    """The same objects again and again: asking must be quick."""
    key = (ship.id, ids)
    found = _OFFERS.get(key)
    if found is None:
        found = _OFFERS[key] = tuple(PlanCard(ship.id, card) for card in ids)
    return found


class Planning(Step, tag="sg.planning"):
    """[SG-B-PLAN-4] Cards, then crew actions, ship by ship; then the plan is sealed. Nothing is known to
    anybody else."""

    rule = "SG-B-PLAN-4"
    cards: dict[ShipId, Sealed[CardId]] = {}
    ended: list[ShipId] = []

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        asked: dict[Seat, tuple[Action, ...]] = {}
        for seat in g.seats:
            if seat not in g.state.sealed:
                options = self.options(g, seat)
                if options:
                    asked[seat] = options
        return asked

    def options(self, g: SgGame, seat: Seat) -> tuple[Action, ...]:
        begun = False
        for ship in ships_of(g, seat):
            if ship.id in self.cards:
                begun = True
            elif must_plan(g, ship):
                return offers(ship, cards(g, ship))
            if ship.id in self.ended:
                begun = True
            else:
                tokens = advanced_crew.token_options(g, ship)
                if tokens:
                    return tokens
                begun = begun or bool(ship.tokens)
        return SEAL if begun else ()

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        match action:
            case PlanCard(ship, card):
                self.cards[ship] = Sealed("sg.card", seat, card, ship)
            case PlanToken(ship, token):
                advanced_crew.plan_token(g, g.state.ships[ship], token)
            case EndTokens(ship):
                self.ended.append(ship)
            case Seal():
                g.state.sealed += (seat,)
                g.tell(OrdersSealed(seat))

    def advance(self, g: SgGame) -> None:
        for number, card in self.cards.items():
            ship = g.state.ships[number]
            slot = Sealed("sg.slot", card.owner, card.value, number)
            ship.slots = [slot] if basic(g) else [*ship.slots, slot]
        g.state.sealed = ()
        g.done()

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        options = self.options(g, seat)
        if options == SEAL:
            return Message("sg-planning-seal-prompt")
        first = options[0]
        assert isinstance(first, PlanCard | PlanToken | EndTokens)
        what = "sg-planning-prompt" if isinstance(first, PlanCard) else "sg-planning-tokens-prompt"
        return Message(what, {"ship": name(g, g.state.ships[first.ship])})

    def refused(self, g: SgGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        options = self.options(g, seat)
        if not options or not isinstance(options[0], PlanCard):
            for planner in ships_of(g, seat):
                yield from advanced_crew.refused_tokens(g, planner)
            return
        ship = g.state.ships[options[0].ship]
        if basic(g):
            deck = g.data.decks[card_of(g, ship).deck]
            aback = attitude(g, ship) == "red"
            reason = Message("sg-needs-red-card" if aback else "sg-needs-blue-card", {"ship": name(g, ship)})
            for card in deck.blue if aback else deck.red:
                yield PlanCard(ship.id, card), reason, "SG-B-PLAN-3"
            return
        before = standard_planning.previous_card(ship)
        if before is not None:
            was = standard_planning.card(g, ship, before).veer
            for card in standard_planning.too_far(g, ship):
                veer = standard_planning.card(g, ship, card).veer
                args = {"veer": veer, "before": was, "limit": standard_planning.veer_of(g, ship)}
                yield PlanCard(ship.id, card), Message("sg-veer-too-far", args), "SG-S-PLAN-3"


STEPS: tuple[type[Step], ...] = (Planning,)
EVENTS: tuple[type[Event], ...] = (OrdersSealed,)
