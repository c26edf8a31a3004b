"""[SG-A-ACT-1] Crew actions of the advanced rules: planning, revealing and carrying them out."""

from __future__ import annotations

from quarterdeck.kernel import Action, Message, Seat, Step

from ..actions import EndTokens, PlanToken
from ..data.model import LEAK_DAMAGE
from ..state import SAILS, Ship
from . import batteries, optional_boarding, optional_grog, solo
from .advanced_damage import most_sail, repairable
from .options import SgGame, advanced, on
from .table import name

FIRE_TOKENS = {"port": "fire_port", "starboard": "fire_starboard"}
RELOAD_TOKENS = {"port": "reload_port", "starboard": "reload_starboard"}


class Repair(Action, frozen=True, tag="repair"):
    """What a repair action mends; `box` is counted from the left, from 0."""

    ship: int
    what: str
    box: int | None = None


class DouseEnemy(Action, frozen=True, tag="douse"):
    """[SG-O-SPREAD-2] Is the water of the extinguish action for the enemy alongside?"""

    ship: int
    enemy: bool


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


def free_tokens(g: SgGame, ship: Ship) -> tuple[str, ...]:
    """[SG-A-SET-1] One token of each action; [SG-A-ACT-9] deferred ones of last turn count against this
    turn's number (ruling 83)."""
    if len(ship.tokens) + len(ship.deferred) >= action_number(g, ship):
        return ()
    return tuple(
        token
        for token in (*g.data.tokens, "boarding", "grog")
        if token not in ship.tokens and token not in ship.deferred and _can_matter(g, ship, token)
    )


def _can_matter(g: SgGame, ship: Ship, token: str) -> bool:
    """[SG-A-ACT-2] Tokens that could only be returned without effect are not offered."""
    match token:
        case "fire_port" | "fire_starboard":
            return _may_plan_fire(g, ship, token.removeprefix("fire_"))
        case "reload_port" | "reload_starboard":
            return _may_plan_reload(g, ship, token.removeprefix("reload_"))
        case "raise_sail":
            return SAILS.index(ship.sails) < SAILS.index(most_sail(ship)) or "reduce_sail" in ship.tokens
        case "reduce_sail":
            return ship.sails != "furled"
        case "pump":
            return any(LEAK_DAMAGE in box for box in ship.hull)
        case "extinguish":
            return ship.fires > 0 or on(g, "fire_spread")
        case "boarding":
            return on(g, "boarding")
        case "grog":
            return optional_grog.may_drink(g, ship)
    return True


def _may_plan_fire(g: SgGame, ship: Ship, side: str) -> bool:
    """[SG-A-ACT-6] A loaded battery, or any with continuous fire unless it is to be reloaded
    [SG-O-CONT-3]."""
    if ship.broadside(side).load is not None:
        return True
    return on(g, "continuous_fire") and RELOAD_TOKENS[side] not in (*ship.tokens, *ship.deferred)


def _may_plan_reload(g: SgGame, ship: Ship, side: str) -> bool:
    """[SG-A-ACT-8] Only for an empty battery that has not been told to fire."""
    broadside = ship.broadside(side)
    return broadside.load is None and not broadside.double_waits and FIRE_TOKENS[side] not in ship.tokens


def plan_token(g: SgGame, ship: Ship, token: str) -> None:
    """Kept in the order of the token list, so that the order of planning says nothing."""
    order = (*g.data.tokens, "boarding", "grog")
    ship.tokens = tuple(sorted((*ship.tokens, token), key=order.index))


# ------------------------------------------------------------------------------- what the tokens allow


def may_fire(g: SgGame, ship: Ship, side: str) -> bool:
    """[SG-A-ACT-6] In the advanced rules a broadside needs its revealed token."""
    return not advanced(g) or FIRE_TOKENS[side] in ship.revealed_tokens


def may_fire_muskets(g: SgGame, ship: Ship) -> bool:
    """[SG-A-ACT-7] In the advanced rules musketry needs its revealed token."""
    return not advanced(g) or "musketry" in ship.revealed_tokens


def may_reload(g: SgGame, ship: Ship, side: str) -> bool:
    """[SG-A-ACT-8] In the advanced rules reloading needs its revealed token.

    Double shot chosen in an earlier turn goes on by itself (ruling 64).
    """
    return not advanced(g) or RELOAD_TOKENS[side] in ship.revealed_tokens or ship.broadside(side).double_waits


# ------------------------------------------------------------------------------- the action phase


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
            for ship in _in_play(g):
                _carry_out(g, ship)
            g.call(*(Douse(ship.id) for ship in _in_play(g) if _may_douse(g, ship)))
        elif self.stage == 4:
            for ship in _in_play(g):
                _defer(g, ship)
            if on(g, "boarding"):
                g.call(optional_boarding.Grapple())
        else:
            g.done()


def _in_play(g: SgGame) -> list[Ship]:
    return [ship for ship in g.state.ships if ship.in_play]


def _with(g: SgGame, token: str) -> list[Ship]:
    """Ships whose deferred token of last turn comes due now."""
    return [ship for ship in _in_play(g) if token in ship.deferred and not ship.automatic]


def _reveal(g: SgGame) -> None:
    """[SG-A-ACT-1] Untrained sailors may lose one of their new actions first [SG-O-GREEN-4]."""
    for ship in _in_play(g):
        if ship.green_sailors and ship.tokens:
            _lose_one(g, ship)
    g.reveal()
    for ship in _in_play(g):
        if ship.tokens:
            g.say(
                "SG-A-ACT-1",
                "sg-actions-revealed",
                ship=name(g, ship),
                actions=[f"@sg-token-{token}" for token in ship.tokens],
            )


def _lose_one(g: SgGame, ship: Ship) -> None:
    """[SG-O-GREEN-4] One random new action is lost with an even chance (ruling 107)."""
    token = ship.tokens[g.random_below(len(ship.tokens))]
    toss = g.roll("SG-O-GREEN-4", "sg-green-sailors-toss", 2, ship=name(g, ship), action=f"@sg-token-{token}")
    if toss.die == 1:
        ship.tokens = tuple(planned for planned in ship.tokens if planned != token)
        g.say("SG-O-GREEN-4", "sg-action-lost", ship=name(g, ship), action=f"@sg-token-{token}")


def _carry_out(g: SgGame, ship: Ship) -> None:
    """Actions that work in this phase; those for combat and reload stay revealed."""
    if "extinguish" in ship.deferred and ship.fires > ship.finishing.count("fire"):
        ship.finishing += ("fire",)
    late_reloads = tuple(token for token in ship.deferred if token in RELOAD_TOKENS.values())
    if "reduce_sail" in ship.tokens:
        _reduce(g, ship)
    if "raise_sail" in ship.tokens:
        _raise(g, ship)
    if "pump" in ship.tokens:
        pump(g, ship)
    if "grog" in ship.tokens:
        optional_grog.drink(g, ship)
    now = ("fire_port", "fire_starboard", "musketry", "boarding")
    ship.revealed_tokens = tuple(token for token in ship.tokens if token in now) + late_reloads
    if not ship.green_gunners:
        ship.revealed_tokens += tuple(token for token in ship.tokens if token in RELOAD_TOKENS.values())


def _defer(g: SgGame, ship: Ship) -> None:
    """[SG-A-ACT-9] Deferred tokens stay face up until the next turn; all others return.

    Reloading is deferred with untrained gunners [SG-O-GREEN-3].
    """
    kept = [
        token
        for token in ship.tokens
        if token == "repair"
        or (token == "extinguish" and ship.fires > 0 and "water" not in ship.revealed_tokens)
        or (ship.green_gunners and token in RELOAD_TOKENS.values())
    ]
    ship.tokens = ()
    ship.deferred = tuple(kept)


def _raise(g: SgGame, ship: Ship) -> None:
    """[SG-A-ACT-3] One step more sail, as far as the rigging carries it."""
    place = SAILS.index(ship.sails)
    if place < SAILS.index(most_sail(ship)):
        ship.sails = SAILS[place + 1]
        g.say("SG-A-ACT-3", "sg-sail-raised", ship=name(g, ship), sail=f"@sg-sail-{ship.sails}")


def _reduce(g: SgGame, ship: Ship) -> None:
    """[SG-A-ACT-4] One step less sail."""
    place = SAILS.index(ship.sails)
    if place > 0:
        ship.sails = SAILS[place - 1]
        g.say("SG-A-ACT-4", "sg-sail-reduced", ship=name(g, ship), sail=f"@sg-sail-{ship.sails}")


def pump(g: SgGame, ship: Ship) -> None:
    """[SG-A-ACT-5] The leftmost leak-damage token goes (they are all alike) and the boxes close up."""
    for place, box in enumerate(ship.hull):
        if LEAK_DAMAGE in box:
            ship.hull = ship.hull[:place] + ship.hull[place + 1 :]
            g.say("SG-A-ACT-5", "sg-pumped", ship=name(g, ship), box=place + 1)
            return


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
    if repair.what == "hull" and repair.box is not None:
        ship.zero += ship.hull[repair.box]
        ship.hull = ship.hull[: repair.box] + ship.hull[repair.box + 1 :]
        ship.hull_repaired = True
        g.say("SG-A-REP-1", "sg-box-repaired", ship=name(g, ship), box=repair.box + 1)
        return
    if repair.what == "mast":
        ship.mast_repaired = True
    ship.finishing += (repair.what,)
    g.say("SG-A-ACT-11", "sg-repair-begun", ship=name(g, ship), work=f"@sg-repair-{repair.what}")


class RepairChoice(Step, tag="sg.repair"):
    """[SG-A-ACT-11] In the second turn of a repair its captain says what is mended."""

    rule = "SG-A-ACT-11"
    ship: int
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
        g.say("SG-A-ACT-10", "sg-work-finished", ship=name(g, ship), work=f"@sg-repair-{what}")
    ship.finishing = ()
    ship.revealed_tokens = ()


# ------------------------------------------------------------------------------- water for the enemy


def _may_douse(g: SgGame, ship: Ship) -> bool:
    return "extinguish" in ship.tokens and on(g, "fire_spread") and not ship.automatic


class Douse(Step, tag="sg.douse"):
    """[SG-O-SPREAD-2] When the extinguish action is revealed: own fire, or water on the enemy alongside."""

    rule = "SG-O-SPREAD-2"
    ship: int
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
    g.say("SG-O-SPREAD-2", "sg-water-on-enemy", ship=name(g, ship))


STEPS: tuple[type[Step], ...] = (CrewActions, RepairChoice, Douse)
ACTIONS: tuple[type[Action], ...] = (Repair, DouseEnemy)
