"""[18.0] What single scenarios add: releases, late commanders, reinforcements, fitful wind.

Rules that change one procedure stand beside that procedure; here are those with a moment of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quarterdeck.games.flying_colors.data.types import SpecialRule
from quarterdeck.games.flying_colors.rules import r18_15_copenhagen as copenhagen
from quarterdeck.games.flying_colors.rules.r05_command import FORMATION_DISTANCE
from quarterdeck.games.flying_colors.setup import ship_in_reserve
from quarterdeck.games.flying_colors.state import Commander, FCState
from quarterdeck.games.flying_colors.status import FCGame, board_of, put, scenario_of, side_index
from quarterdeck.geometry.hex import DISTANCE, STEP, column_of, hex_at, parse_hex, row_of
from quarterdeck.kernel import Action, Message, Option, Seat, Step

OPTIONS = (Option("tournament", rule="18.2"),)

STRAIGHT_INTO_THE_WIND = 3  # (facing - wind) mod 6
SOUTHWARD = (3, 4, 5)  # facings that lead into the map from its top edge


# ---------------------------------------------------------------- set-up


def at_setup(g: FCGame) -> None:
    """Last touches of a set-up: rolls and reserves."""
    scenario = scenario_of(g)
    for rule in scenario.rules_of("setup_roll"):
        setup_roll(g, rule)
    for group in scenario.reinforcements:
        if group.get("when") == "determine_commands":
            hold_in_reserve(g, group)


def ship_index(g: FCGame, counter_id: str) -> int:
    number = g.data.counter_index[counter_id]
    return next(i for i, ship in enumerate(g.state.ships) if ship.counter == number)


def setup_roll(g: FCGame, rule: SpecialRule) -> None:
    """[18.12] Where Culloden begins, and whether she is afloat (ruling 163)."""
    i = ship_index(g, rule.args["ship"])
    roll = g.roll(
        "18.12",
        "fc-setup-roll",
        10,
        zero_based=True,
        resolve=lambda die: f"@fc-res-{'aground' if outcome_of(rule, die)['aground'] else 'afloat'}",
        ship=g.state.ships[i].name,
    )
    row = outcome_of(rule, roll.die)
    put(g.state, i, parse_hex(row["bow"]), parse_hex(row["stern"]), int(row["facing"]))
    g.state.ships[i].aground = bool(row["aground"])
    g.state.ships[i].fate = ""
    if row["aground"]:
        g.say("18.12", "fc-setup-aground", ship=g.state.ships[i].name)


def outcome_of(rule: SpecialRule, die: int) -> Mapping[str, Any]:
    return next(row for row in rule.args["outcomes"] if row["die_min"] <= die <= row["die_max"])


def hold_in_reserve(g: FCGame, group: Mapping[str, Any]) -> None:
    """Ships of a reinforcement exist from the start, off the map."""
    state = g.state
    side = side_index(g, group["side"])
    for unit in group["units"]:
        ship = ship_in_reserve(g.data, g.data.counter_index[unit["ship"]], side)
        state.ships.append(ship)
        for card in unit.get("commanders", ()):
            number = g.data.commander_index[card]
            who = Commander(card=number, nation=ship.nation, side=side, ship=-1, fate="reserve")
            state.commanders.append(who)
            state.fleets[side].had_commanders = True
        if unit.get("flagship"):
            state.fleets[side].admiral = len(state.commanders) - 1
            state.fleets[side].flagship = len(state.ships) - 1


# ---------------------------------------------------------------- the start of a turn


class StartOfTurn(Step, tag="fc.start_of_turn"):
    """[18.12, 18.16] Releases and fitful winds, before anything else of the turn."""

    rule = "18.0"

    def advance(self, g: FCGame) -> None:
        scenario = scenario_of(g)
        for rule in scenario.rules_of("dormant_until_roll"):
            if any(ship.dormant for ship in g.state.ships):
                wake(g, rule)
        for rule in scenario.rules_of("turn_mp_roll"):
            fitful_wind(g, rule)
        g.done()


def below_turn(g: FCGame, rule: str, what: str) -> bool:
    """A die below the number of the turn."""
    turn_number = g.state.turn
    roll = g.roll(
        rule,
        what,
        10,
        zero_based=True,
        resolve=lambda total: "@fc-res-yes" if total < turn_number else "@fc-res-no",
        turn=turn_number,
    )
    return roll.total < turn_number


def wake(g: FCGame, rule: SpecialRule) -> None:
    """[18.12] The anchored French notice what is coming; Villeneuve makes up his mind (ruling 162)."""
    if not below_turn(g, "18.12", "fc-wake-roll"):
        return
    for ship in g.state.ships:
        ship.dormant = False
    g.say("18.12", "fc-fleet-wakes", nations=[f"@fc-nation-{n.lower()}" for n in rule.args["nations"]])
    for late in scenario_of(g).rules_of("commander_on_release"):
        i = ship_index(g, late.args["ship"])
        ship = g.state.ships[i]
        if ship.bow and ship.side == ship.home and not ship.struck:
            card = g.data.commander_index[late.args["commander"]]
            g.state.commanders.append(Commander(card=card, nation=ship.nation, side=ship.side, ship=i))
            g.say("18.12", "fc-commander-appears", commander=g.data.commanders[card].short, ship=ship.name)


def fitful_wind(g: FCGame, rule: SpecialRule) -> None:
    """[18.16] Points that every ship loses this turn (ruling 166)."""
    rows = rule.args["table"]

    def loss(die: int) -> int:
        return next(-int(row["mp"]) for row in rows if row["die_min"] <= die <= row["die_max"])

    roll = g.roll("18.16", "fc-fitful-roll", 10, zero_based=True, resolve=loss)
    g.state.mp_loss = loss(roll.die)


# ---------------------------------------------------------------- Determine Commands


class BeforeCommands(Step, tag="fc.before_commands"):
    """[18.17] What a scenario puts at the beginning of Determine Commands."""

    rule = "18.0"

    def advance(self, g: FCGame) -> None:
        if any(ship.confused for ship in g.state.ships) and below_turn(g, "18.17", "fc-confusion-roll"):
            release_confused(g)
        g.done()
        group = arriving(g)
        if group is None:
            return
        if g.state.memo.get("reinforced") or below_turn(g, "18.17", "fc-arrival-roll"):
            g.state.memo["reinforced"] = 1
            g.call(Enter(edge_from=parse_hex(group["entry_from"]), edge_to=parse_hex(group["entry_to"])))


class AfterCommands(Step, tag="fc.after_commands"):
    """[18.15] Once the commands are known: who still obeys Parker's signal."""

    rule = "18.15"

    def advance(self, g: FCGame) -> None:
        copenhagen.second_thoughts(g)
        g.done()


def release_confused(g: FCGame) -> None:
    """[18.17] The two Spanish ships know each other again."""
    freed = [ship for ship in g.state.ships if ship.confused]
    for ship in freed:
        ship.confused = False
    if freed:
        g.say("18.17", "fc-confusion-over", ships=[ship.name for ship in freed])


def arriving(g: FCGame) -> Mapping[str, Any] | None:
    if not any(ship.fate == "reserve" for ship in g.state.ships):
        return None
    groups = scenario_of(g).reinforcements
    return next((group for group in groups if group.get("when") == "determine_commands"), None)


class EnterAt(Action, frozen=True, tag="enter"):
    """[18.17] A reinforcement enters with its stern in a hex of the edge."""

    ship: int
    hex: int
    facing: int


class Later(Action, frozen=True, tag="later"):
    """[18.17] The rest enters next turn."""


class Enter(Step, tag="fc.enter"):
    """[18.17] Reinforcements enter along the top edge, all with one facing (in formation, ruling 168)."""

    rule = "18.17"
    edge_from: int
    edge_to: int
    entered: tuple[int, ...] = ()
    facing: int = 0

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        state = g.state
        waiting = [i for i, ship in enumerate(state.ships) if ship.fate == "reserve"]
        if not waiting:
            return {}
        options: list[Action] = [
            EnterAt(i, hex_, facing)
            for i in waiting
            for hex_ in edge_hexes(self.edge_from, self.edge_to)
            for facing in ((self.facing,) if self.facing else SOUTHWARD)
            if enters(g, state, hex_, facing) and self.joins(state, hex_, facing)
        ]
        if self.entered or not options:
            options.append(Later())
        return {state.seats[state.ships[waiting[0]].side]: options}

    def joins(self, state: FCState, stern: int, facing: int) -> bool:
        """[5.2] Within four hexes of a ship that has entered with it."""
        ends = (stern, stern + STEP[facing])
        friends = [state.ships[i] for i in self.entered]
        return not friends or any(
            DISTANCE[mine - theirs] <= FORMATION_DISTANCE
            for ship in friends
            for theirs in (ship.bow, ship.stern)
            for mine in ends
        )

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Later):
            g.done()
            return
        assert isinstance(action, EnterAt)
        state = g.state
        ship = state.ships[action.ship]
        put(state, action.ship, action.hex + STEP[action.facing], action.hex, action.facing)
        ship.fate = ""
        self.facing = action.facing
        self.entered = (*self.entered, action.ship)
        if state.fleets[ship.side].flagship == action.ship:
            admiral = state.commanders[state.fleets[ship.side].admiral]
            admiral.ship, admiral.fate = action.ship, ""
        g.say("18.17", "fc-ship-enters", ship=ship.name)

    def advance(self, g: FCGame) -> None:
        g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-enter-prompt")


def edge_hexes(first: int, last: int) -> list[int]:
    """The hexes of the top edge between two columns."""
    return [hex_at(column, row_of(first)) for column in range(column_of(first), column_of(last) + 1)]


def enters(g: FCGame, state: FCState, stern: int, facing: int) -> bool:
    """The stern is still in the hex of the edge, the bow one further in, both free; not against the wind."""
    if (facing - state.wind) % 6 == STRAIGHT_INTO_THE_WIND:
        return False
    bow = stern + STEP[facing]
    return bow in board_of(g).hexes and bow not in state.at and stern not in state.at


STEPS: tuple[type[Step], ...] = (StartOfTurn, BeforeCommands, AfterCommands, Enter)
ACTIONS: tuple[type[Action], ...] = (EnterAt, Later)
