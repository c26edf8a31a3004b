"""[SG-A-ACT-1] Crew actions of the advanced rules: planning, revealing and carrying them out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from quarterdeck.kernel import Action, Event, Message, Sealed, Seat, Step

from ..actions import EndTokens, PlanToken
from ..data.model import LEAK_DAMAGE
from ..ids import SAILS, Beam, FirerRef, Mending, ShipId, ShipRef, Token
from ..options import SgGame, advanced
from ..state import Ship
from . import optional_grog
from .advanced_damage import most_sail, repairable
from .common import SgEvent, name, planned_tokens, ship_ref

FIRE_TOKENS: dict[Beam, Token] = {"port": "fire_port", "starboard": "fire_starboard"}
RELOAD_TOKENS: dict[Beam, Token] = {"port": "reload_port", "starboard": "reload_starboard"}


class Repair(Action, frozen=True, tag="repair"):
    """What a repair action mends; `box` is counted from the left, from 0."""

    ship: ShipId
    what: Literal["hull", "leak", "rudder", "mast"]
    box: int | None = None


class DouseEnemy(Action, frozen=True, tag="douse"):
    """[SG-O-SPREAD-2] Is the water of the extinguish action for the enemy alongside?"""

    ship: ShipId
    enemy: bool


class ActionsRevealed(SgEvent, frozen=True, tag="sg-actions-revealed"):
    """[SG-A-ACT-1] What a crew or a garrison does this turn."""

    cites = "SG-A-ACT-1"
    ship: FirerRef
    actions: tuple[Token, ...]


class BoxRepaired(SgEvent, frozen=True, tag="sg-box-repaired"):
    cites = "SG-A-REP-1"
    ship: FirerRef
    box: int


class RepairBegun(SgEvent, frozen=True, tag="sg-repair-begun"):
    """[SG-A-ACT-11] It ends with the turn."""

    cites = "SG-A-ACT-11"
    ship: ShipRef
    work: Mending


class WorkFinished(SgEvent, frozen=True, tag="sg-work-finished"):
    cites = "SG-A-ACT-10"
    ship: ShipRef
    work: Mending


class WaterKept(SgEvent, frozen=True, tag="sg-water-on-enemy"):
    """[SG-O-SPREAD-2] The water is meant for the enemy alongside."""

    cites = "SG-O-SPREAD-2"
    ship: ShipRef


# ------------------------------------------------------------------------------- planning


def action_number(g: SgGame, ship: Ship) -> int:
    """[SG-A-PLAN-2] The leftmost number whose hull box and crew box are both free."""
    card = g.data.ships[ship.card]
    box = max(len(ship.hull), len(ship.crew))
    return card.actions[box] if box < card.boxes else 0


def token_options(g: SgGame, ship: Ship) -> tuple[Action, ...]:
    """[SG-A-PLAN-1] Tokens this ship may still plan, and the word to stop."""
    if not advanced(g) or not ship.in_play or ship.automatic:
        return ()
    tokens = free_tokens(g, ship)
    if not tokens:
        return ()
    return (*(PlanToken(ship.id, token) for token in tokens), EndTokens(ship.id))


def refused_tokens(g: SgGame, ship: Ship) -> Iterable[tuple[Action, Message, str]]:
    """[SG-A-PLAN-1] Actions beyond the number of hands; [SG-A-ACT-9] a token that still lies there."""
    if not advanced(g) or not ship.in_play or ship.automatic:
        return
    planned, kept = planned_tokens(ship), len(ship.deferred)
    number = action_number(g, ship)
    for token in token_order(g):
        if token in ship.deferred:
            still = Message("sg-token-kept", {"ship": name(g, ship), "token": f"@sg-token-{token}"})
            yield PlanToken(ship.id, token), still, "SG-A-ACT-9"
        elif len(planned) + kept >= number and token not in planned and _can_matter(g, ship, token, planned):
            full = Message("sg-no-more-hands", {"ship": name(g, ship), "number": number, "kept": kept})
            yield PlanToken(ship.id, token), full, "SG-A-ACT-9" if kept else "SG-A-PLAN-1"


def free_tokens(g: SgGame, ship: Ship) -> tuple[Token, ...]:
    """[SG-A-SET-1] One token of each action that may still be planned."""
    return tokens_after(g, ship, planned_tokens(ship))


def tokens_after(g: SgGame, ship: Ship, planned: tuple[Token, ...]) -> tuple[Token, ...]:
    """The same where these are planned already; [SG-A-ACT-9] deferred ones of last turn count against this
    turn's number (ruling 83)."""
    if len(planned) + len(ship.deferred) >= action_number(g, ship):
        return ()
    return tuple(
        token
        for token in token_order(g)
        if token not in planned and token not in ship.deferred and _can_matter(g, ship, token, planned)
    )


def token_order(g: SgGame) -> tuple[Token, ...]:
    return (*g.data.tokens, "boarding", "grog")


def _can_matter(g: SgGame, ship: Ship, token: Token, planned: tuple[Token, ...]) -> bool:
    """[SG-A-ACT-2] Tokens that could only be returned without effect are not offered."""
    match token:
        case "fire_port":
            return _may_plan_fire(g, ship, "port", planned)
        case "fire_starboard":
            return _may_plan_fire(g, ship, "starboard", planned)
        case "reload_port":
            return _may_plan_reload(ship, "port", planned)
        case "reload_starboard":
            return _may_plan_reload(ship, "starboard", planned)
        case "raise_sail":
            return SAILS.index(ship.sails) < SAILS.index(most_sail(ship)) or "reduce_sail" in planned
        case "reduce_sail":
            return ship.sails != "furled"
        case "pump":
            return any(LEAK_DAMAGE in box for box in ship.hull)
        case "extinguish":
            return ship.fires > 0 or g.options.fire_spread
        case "boarding":
            return g.options.boarding
        case "grog":
            return optional_grog.may_drink(g, ship)
    return True


def _may_plan_fire(g: SgGame, ship: Ship, side: Beam, planned: tuple[Token, ...]) -> bool:
    """[SG-A-ACT-6] A loaded battery, or any with continuous fire unless it is to be reloaded
    [SG-O-CONT-3]."""
    if ship.broadside(side).load is not None:
        return True
    return g.options.continuous_fire and RELOAD_TOKENS[side] not in (*planned, *ship.deferred)


def _may_plan_reload(ship: Ship, side: Beam, planned: tuple[Token, ...]) -> bool:
    """[SG-A-ACT-8] Only for an empty battery that has not been told to fire."""
    broadside = ship.broadside(side)
    return broadside.load is None and not broadside.double_waits and FIRE_TOKENS[side] not in planned


def plan_token(g: SgGame, ship: Ship, token: Token) -> None:
    """Kept in the order of the token list, so that the order of planning says nothing."""
    order = token_order(g)
    ship.tokens.append(Sealed("sg.token", ship.seat, token, ship.id))
    ship.tokens.sort(key=lambda sealed: order.index(sealed.value))


# ------------------------------------------------------------------------------- what the tokens allow


def may_fire(g: SgGame, ship: Ship, side: Beam) -> bool:
    """[SG-A-ACT-6] In the advanced rules a broadside needs its revealed token."""
    return not advanced(g) or FIRE_TOKENS[side] in ship.revealed_tokens


def may_fire_muskets(g: SgGame, ship: Ship) -> bool:
    """[SG-A-ACT-7] In the advanced rules musketry needs its revealed token."""
    return not advanced(g) or "musketry" in ship.revealed_tokens


def may_reload(g: SgGame, ship: Ship, side: Beam) -> bool:
    """[SG-A-ACT-8] In the advanced rules reloading needs its revealed token.

    Double shot chosen in an earlier turn goes on by itself (ruling 64).
    """
    return not advanced(g) or RELOAD_TOKENS[side] in ship.revealed_tokens or ship.broadside(side).double_waits


# ------------------------------------------------------------------------------- repairs


def repairs(g: SgGame, ship: Ship) -> tuple[Repair, ...]:
    """[SG-A-REP-5] What can be mended now: hull box and mast once in a game, leak and rudder without
    limit."""
    found = []
    if not ship.hull_repaired:
        found += [Repair(ship.id, "hull", place) for place, box in enumerate(ship.hull) if repairable(box)]
    if ship.leaks:
        found.append(Repair(ship.id, "leak"))
    if ship.rudder:
        found.append(Repair(ship.id, "rudder"))
    if ship.masts and not ship.mast_repaired:
        found.append(Repair(ship.id, "mast"))
    return tuple(found)


def carry_out_repair(g: SgGame, ship: Ship, repair: Repair) -> None:
    """[SG-A-REP-1] A hull box is cleared at once, its chits go to the 0 box; the rest ends with the turn."""
    if repair.box is not None:
        ship.zero += ship.hull[repair.box]
        ship.hull = ship.hull[: repair.box] + ship.hull[repair.box + 1 :]
        ship.hull_repaired = True
        g.tell(BoxRepaired(ship_ref(g, ship), repair.box + 1))
        return
    if repair.what == "mast":
        ship.mast_repaired = True
    ship.finishing += (repair.what,)
    g.tell(RepairBegun(ship_ref(g, ship), repair.what))


class RepairChoice(Step, tag="sg.repair"):
    """[SG-A-ACT-11] In the second turn of a repair its captain says what is mended."""

    rule = "SG-A-ACT-11"
    ship: ShipId
    chosen: bool = False

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        ship = g.state.ships[self.ship]
        options = () if self.chosen else repairs(g, ship)
        return {ship.seat: options} if options else {}

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Repair)
        self.chosen = True
        carry_out_repair(g, g.state.ships[self.ship], action)

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        return Message("sg-repair-prompt", {"ship": name(g, g.state.ships[self.ship])})


def finish(g: SgGame, ship: Ship) -> None:
    """[SG-A-ACT-10] End of the turn: fires put out, leaks [SG-A-REP-2], rudder [SG-A-REP-3] and masts
    [SG-A-REP-4] mended."""
    for what in ship.finishing:
        match what:
            case "fire":
                ship.fires = max(0, ship.fires - 1)
            case "leak":
                ship.leaks = max(0, ship.leaks - 1)
            case "rudder":
                ship.rudder = 0
            case "mast":
                ship.masts = max(0, ship.masts - 1)
        g.tell(WorkFinished(ship_ref(g, ship), what))
    ship.finishing = ()
    ship.revealed_tokens = ()


STEPS: tuple[type[Step], ...] = (RepairChoice,)
ACTIONS: tuple[type[Action], ...] = (Repair, DouseEnemy)
EVENTS: tuple[type[Event], ...] = (ActionsRevealed, BoxRepaired, RepairBegun, WorkFinished, WaterKept)
