"""[SG-A-TURN-1] The action phase of the advanced rules: planned actions are revealed and carried out."""

from __future__ import annotations

from quarterdeck.kernel import Action, Event, Message, Roll, Seat, Step

from ..data.model import LEAK_DAMAGE
from ..ids import SAILS, Sails, ShipId, ShipRef, Token
from ..options import SgGame
from ..state import Ship
from . import batteries, optional_boarding, optional_grog, solo
from .advanced_crew import RELOAD_TOKENS, ActionsRevealed, DouseEnemy, RepairChoice, WaterKept
from .advanced_damage import most_sail
from .common import SgEvent, in_play, name, planned_tokens, ship_ref


class GreenSailors(SgEvent, frozen=True, tag="sg-green-sailors"):
    """[SG-O-GREEN-4] Do untrained sailors carry out this action?"""

    cites = "SG-O-GREEN-4"
    ship: ShipRef
    action: Token
    roll: Roll
    lost: bool


class SailRaised(SgEvent, frozen=True, tag="sg-sail-raised"):
    cites = "SG-A-ACT-3"
    ship: ShipRef
    sail: Sails


class SailReduced(SgEvent, frozen=True, tag="sg-sail-reduced"):
    cites = "SG-A-ACT-4"
    ship: ShipRef
    sail: Sails


class Pumped(SgEvent, frozen=True, tag="sg-pumped"):
    cites = "SG-A-ACT-5"
    ship: ShipRef
    box: int


class CrewActions(Step, tag="sg.crew_actions"):
    """[SG-A-TURN-1] All planned actions are revealed together and carried out."""

    rule = "SG-A-TURN-1"
    stage: int = 0

    def advance(self, g: SgGame) -> None:
        self.stage += 1
        if self.stage == 1:
            g.state.phase = "actions"
            solo.plan_actions(g)
            g.call(batteries.PlanActions())
        elif self.stage == 2:
            _reveal(g)
            batteries.reveal(g)
            solo.carry_out_repairs(g)
            g.call(*(RepairChoice(ship.id) for ship in _with(g, "repair")))
        elif self.stage == 3:
            for ship in in_play(g):
                _carry_out(g, ship)
            g.call(*(Douse(ship.id) for ship in in_play(g) if _may_douse(g, ship)))
        elif self.stage == 4:
            for ship in in_play(g):
                _defer(g, ship)
            if g.options.boarding:
                g.call(optional_boarding.Grapple())
        else:
            g.done()


def _with(g: SgGame, token: str) -> list[Ship]:
    """Ships whose deferred token of last turn comes due now."""
    return [ship for ship in in_play(g) if token in ship.deferred and not ship.automatic]


def _reveal(g: SgGame) -> None:
    """[SG-A-ACT-1] Untrained sailors may lose one of their new actions first [SG-O-GREEN-4]."""
    for ship in in_play(g):
        if ship.green_sailors and ship.tokens:
            _lose_one(g, ship)
    g.reveal()
    for ship in in_play(g):
        ship.tokens = [token.open() for token in ship.tokens]
        if ship.tokens:
            g.tell(ActionsRevealed(ship_ref(g, ship), planned_tokens(ship)))


def _lose_one(g: SgGame, ship: Ship) -> None:
    """[SG-O-GREEN-4] One random new action is lost with an even chance (ruling 107)."""
    tokens = planned_tokens(ship)
    token = tokens[g.random_below(len(tokens), "green sailors", ship.id)]
    toss = g.throw("green sailors", ship.id, 2)
    if toss.die == 1:
        ship.tokens = [planned for planned in ship.tokens if planned.value != token]
    g.tell(GreenSailors(ship_ref(g, ship), token, toss, toss.die == 1))


def _carry_out(g: SgGame, ship: Ship) -> None:
    """Actions that work in this phase; those for combat and reload stay revealed."""
    if "extinguish" in ship.deferred and ship.fires > ship.finishing.count("fire"):
        ship.finishing += ("fire",)
    tokens = planned_tokens(ship)
    late_reloads = tuple(token for token in ship.deferred if token in RELOAD_TOKENS.values())
    if "reduce_sail" in tokens:
        _reduce(g, ship)
    if "raise_sail" in tokens:
        _raise(g, ship)
    if "pump" in tokens:
        pump(g, ship)
    if "grog" in tokens:
        optional_grog.drink(g, ship)
    now = ("fire_port", "fire_starboard", "musketry", "boarding")
    ship.revealed_tokens = tuple(token for token in tokens if token in now) + late_reloads
    if not ship.green_gunners:
        ship.revealed_tokens += tuple(token for token in tokens if token in RELOAD_TOKENS.values())


def _defer(g: SgGame, ship: Ship) -> None:
    """[SG-A-ACT-9] Deferred tokens stay face up until the next turn; all others return.

    Reloading is deferred with untrained gunners [SG-O-GREEN-3].
    """
    kept = [
        token
        for token in planned_tokens(ship)
        if token == "repair"
        or (token == "extinguish" and ship.fires > 0 and "water" not in ship.revealed_tokens)
        or (ship.green_gunners and token in RELOAD_TOKENS.values())
    ]
    ship.tokens = []
    ship.deferred = tuple(kept)


def _raise(g: SgGame, ship: Ship) -> None:
    """[SG-A-ACT-3] One step more sail, as far as the rigging carries it."""
    place = SAILS.index(ship.sails)
    if place < SAILS.index(most_sail(ship)):
        ship.sails = SAILS[place + 1]
        g.tell(SailRaised(ship_ref(g, ship), ship.sails))


def _reduce(g: SgGame, ship: Ship) -> None:
    """[SG-A-ACT-4] One step less sail."""
    place = SAILS.index(ship.sails)
    if place > 0:
        ship.sails = SAILS[place - 1]
        g.tell(SailReduced(ship_ref(g, ship), ship.sails))


def pump(g: SgGame, ship: Ship) -> None:
    """[SG-A-ACT-5] The leftmost leak-damage token goes (they are all alike) and the boxes close up."""
    for place, box in enumerate(ship.hull):
        if LEAK_DAMAGE in box:
            ship.hull = ship.hull[:place] + ship.hull[place + 1 :]
            g.tell(Pumped(ship_ref(g, ship), place + 1))
            return


# ------------------------------------------------------------------------------- water for the enemy


def _may_douse(g: SgGame, ship: Ship) -> bool:
    return "extinguish" in planned_tokens(ship) and g.options.fire_spread and not ship.automatic


class Douse(Step, tag="sg.douse"):
    """[SG-O-SPREAD-2] When the extinguish action is revealed: own fire, or water on the enemy alongside."""

    rule = "SG-O-SPREAD-2"
    ship: ShipId
    chosen: bool = False

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        ship = g.state.ships[self.ship]
        if self.chosen or not ship.fires:
            return {}
        return {ship.seat: (DouseEnemy(ship.id, False), DouseEnemy(ship.id, True))}

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, DouseEnemy)
        self.chosen = True
        if action.enemy:
            _throw_water(g, g.state.ships[self.ship])

    def advance(self, g: SgGame) -> None:
        ship = g.state.ships[self.ship]
        if not self.chosen:  # nothing burns on board: the water can only be meant for the enemy
            _throw_water(g, ship)
        g.done()

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        return Message("sg-douse-prompt", {"ship": name(g, g.state.ships[self.ship])})


def _throw_water(g: SgGame, ship: Ship) -> None:
    ship.revealed_tokens += ("water",)
    g.tell(WaterKept(ship_ref(g, ship)))


STEPS: tuple[type[Step], ...] = (CrewActions, Douse)
EVENTS: tuple[type[Event], ...] = (GreenSailors, SailRaised, SailReduced, Pumped)
