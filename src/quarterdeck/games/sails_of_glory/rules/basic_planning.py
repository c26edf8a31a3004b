"""Basic rules, planning: every captain lays a manoeuvre card face down for each ship, all at the same
time."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.kernel import Action, Message, Seat, Step

from ..actions import EndTokens, PlanCard, PlanToken, Seal
from ..state import Ship
from . import advanced_crew, standard_planning
from .options import SgGame, basic
from .table import attitude, card_of, held, name, ships_of

SEAL = (Seal(),)
_OFFERS: dict[tuple[int, tuple[str, ...]], tuple[Action, ...]] = {}


def must_plan(g: SgGame, ship: Ship) -> bool:
    """[SG-B-PLAN-3] [SG-A-PLAN-3] Who lays a card: not the anchored, the stranded or those under furled
    sails [rulings 33, 90, 116]."""
    if ship.fate is not None or ship.anchored or ship.aground or ship.automatic:
        return False
    if basic(g):
        return not held(g, ship)
    return ship.sails != "furled"


def cards(g: SgGame, ship: Ship) -> tuple[str, ...]:
    """[SG-B-PLAN-3] Basic rules: red cards when taken aback, else blue ones [ruling 6]."""
    if not basic(g):
        return standard_planning.cards_to_plan(g, ship)
    deck = g.data.decks[card_of(g, ship).deck]
    return deck.red if attitude(g, ship) == "red" else deck.blue


def offers(ship: Ship, ids: tuple[str, ...]) -> tuple[Action, ...]:
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
    cards: dict[int, str] = {}
    ended: list[int] = []

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
                self.cards[ship] = card
            case PlanToken(ship, token):
                advanced_crew.plan_token(g, g.state.ships[ship], token)
            case EndTokens(ship):
                self.ended.append(ship)
            case Seal():
                g.state.sealed += (seat,)
                g.say("SG-B-PLAN-4", "sg-sealed", seat=g.rules.seat_name(seat))

    def advance(self, g: SgGame) -> None:
        for number, card in self.cards.items():
            ship = g.state.ships[number]
            ship.slots = (card,) if basic(g) else (*ship.slots, card)
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
