"""[18.0] What single scenarios add: releases, late commanders, reinforcements, fitful wind.

Rules that change one procedure stand beside that procedure; here are those with a moment of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quarterdeck.games.flying_colors.data.model import SpecialRule
from quarterdeck.games.flying_colors.ids import (
    NO_SHIP,
    CommanderId,
    CommanderRef,
    NationRef,
    Pose,
    ShipId,
    ShipRef,
)
from quarterdeck.games.flying_colors.rules import r18_15_copenhagen as copenhagen
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    board_of,
    commander_ref,
    nation_ref,
    pose_of,
    put,
    scenario_of,
    ship_ref,
    ship_refs,
    side_index,
)
from quarterdeck.games.flying_colors.rules.r05_command import FORMATION_DISTANCE
from quarterdeck.games.flying_colors.rules.r18_setup import ship_in_reserve
from quarterdeck.games.flying_colors.state import Commander, FCState, numbered_ships
from quarterdeck.geometry.hex import DISTANCE, STEP, Hex, column_of, hex_at, parse_hex, row_of
from quarterdeck.kernel import Action, Event, Message, Roll, Seat, Step

STRAIGHT_INTO_THE_WIND = 3  # (facing - wind) mod 6
SOUTHWARD = (3, 4, 5)  # facings that lead into the map from its top edge


# ---------------------------------------------------------------- what is told


class StartRolled(Event, frozen=True, tag="fc-setup-roll"):
    """[18.12] Where a ship begins, and whether she is aground."""

    cites = "18.12"
    ship: ShipRef
    pose: Pose
    aground: bool
    roll: Roll


class FleetWakes(Event, frozen=True, tag="fc-wake"):
    """[18.12] Does the fleet at anchor notice what is coming?"""

    cites = "18.12"
    turn: int
    nations: tuple[NationRef, ...]
    awake: bool
    roll: Roll


class CommanderAppears(Event, frozen=True, tag="fc-commander-appears"):
    """[18.12, 18.74] A commander comes aboard."""

    cites = "18.12"
    commander: CommanderRef
    ship: ShipRef


class FitfulWind(Event, frozen=True, tag="fc-fitful"):
    """[18.16] Points that every ship loses this turn."""

    cites = "18.16"
    points: int
    roll: Roll


class ConfusionChecked(Event, frozen=True, tag="fc-confusion"):
    """[18.17] Do the two ships recognise each other?"""

    cites = "18.17"
    turn: int
    over: bool
    roll: Roll


class ConfusionOver(Event, frozen=True, tag="fc-confusion-over"):
    """[18.17] They know each other again."""

    cites = "18.17"
    ships: tuple[ShipRef, ...]


class ArrivalChecked(Event, frozen=True, tag="fc-arrival"):
    """[18.17] Do the reinforcements arrive?"""

    cites = "18.17"
    turn: int
    arrived: bool
    roll: Roll


class ShipEnters(Event, frozen=True, tag="fc-ship-enters"):
    """[18.17] A reinforcement is on the map."""

    cites = "18.17"
    ship: ShipRef
    pose: Pose


# ---------------------------------------------------------------- set-up


def at_setup(g: FCGame) -> None:
    """Last touches of a set-up: rolls and reserves."""
    scenario = scenario_of(g)
    for rule in scenario.rules_of("setup_roll"):
        setup_roll(g, rule)
    for group in scenario.reinforcements:
        if group.get("when") == "determine_commands":
            hold_in_reserve(g, group)


def ship_index(g: FCGame, counter_id: str) -> ShipId:
    number = g.data.counter_index[counter_id]
    return next(i for i, ship in numbered_ships(g.state) if ship.counter == number)


def setup_roll(g: FCGame, rule: SpecialRule) -> None:
    """[18.12] Where Culloden begins, and whether she is afloat (ruling 163)."""
    i = ship_index(g, rule.args["ship"])
    roll = g.throw(
        "setup-roll",
        i,
        10,
        zero_based=True,
        resolve=lambda die: f"@fc-res-{'aground' if outcome_of(rule, die)['aground'] else 'afloat'}",
    )
    row = outcome_of(rule, roll.die)
    ship = g.state.ships[i]
    put(g.state, i, parse_hex(row["bow"]), parse_hex(row["stern"]), int(row["facing"]))
    ship.aground = bool(row["aground"])
    ship.fate = ""
    g.tell(StartRolled(ship_ref(g, i), pose_of(ship), ship.aground, roll))


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
            who = Commander(card=number, nation=ship.nation, side=side, ship=NO_SHIP, fate="reserve")
            state.commanders.append(who)
            state.fleets[side].had_commanders = True
        if unit.get("flagship"):
            state.fleets[side].admiral = CommanderId(len(state.commanders) - 1)
            state.fleets[side].flagship = ShipId(len(state.ships) - 1)


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


def roll_below_turn(g: FCGame, what: str) -> Roll:
    """A die that must fall below the number of the turn."""
    turn = g.state.turn
    return g.throw(
        what,
        "",
        10,
        zero_based=True,
        resolve=lambda total: "@fc-res-yes" if total < turn else "@fc-res-no",
    )


def wake(g: FCGame, rule: SpecialRule) -> None:
    """[18.12] The anchored French notice what is coming; Villeneuve makes up his mind (ruling 162)."""
    roll = roll_below_turn(g, "wake")
    awake = roll.total < g.state.turn
    if awake:
        for ship in g.state.ships:
            ship.dormant = False
    nations = tuple(nation_ref(nation) for nation in rule.args["nations"])
    told = g.tell(FleetWakes(g.state.turn, nations, awake, roll))
    if not awake:
        return
    for late in scenario_of(g).rules_of("commander_on_release"):
        i = ship_index(g, late.args["ship"])
        ship = g.state.ships[i]
        if ship.bow and ship.side == ship.home and not ship.struck:
            card = g.data.commander_index[late.args["commander"]]
            g.state.commanders.append(Commander(card=card, nation=ship.nation, side=ship.side, ship=i))
            who = commander_ref(g, CommanderId(len(g.state.commanders) - 1))
            g.tell(CommanderAppears(who, ship_ref(g, i)), of=told)


def fitful_wind(g: FCGame, rule: SpecialRule) -> None:
    """[18.16] Points that every ship loses this turn (ruling 166)."""
    rows = rule.args["table"]

    def loss(die: int) -> int:
        return next(-int(row["mp"]) for row in rows if row["die_min"] <= die <= row["die_max"])

    roll = g.throw("fitful", "", 10, zero_based=True, resolve=loss)
    g.state.mp_loss = loss(roll.die)
    g.tell(FitfulWind(g.state.mp_loss, roll))


# ---------------------------------------------------------------- Determine Commands


class BeforeCommands(Step, tag="fc.before_commands"):
    """[18.17] What a scenario puts at the beginning of Determine Commands."""

    rule = "18.0"

    def advance(self, g: FCGame) -> None:
        if any(ship.confused for ship in g.state.ships):
            roll = roll_below_turn(g, "confusion")
            over = roll.total < g.state.turn
            g.tell(ConfusionChecked(g.state.turn, over, roll))
            if over:
                release_confused(g)
        g.done()
        group = arriving(g)
        if group is None:
            return
        if g.state.memo.get("reinforced") or self._arrive(g):
            g.state.memo["reinforced"] = 1
            g.call(Enter(edge_from=parse_hex(group["entry_from"]), edge_to=parse_hex(group["entry_to"])))

    def _arrive(self, g: FCGame) -> bool:
        roll = roll_below_turn(g, "arrival")
        arrived = roll.total < g.state.turn
        g.tell(ArrivalChecked(g.state.turn, arrived, roll))
        return arrived


class AfterCommands(Step, tag="fc.after_commands"):
    """[18.15] Once the commands are known: who still obeys Parker's signal."""

    rule = "18.15"

    def advance(self, g: FCGame) -> None:
        copenhagen.second_thoughts(g)
        g.done()


def release_confused(g: FCGame) -> None:
    """[18.17] The two Spanish ships know each other again."""
    freed = [i for i, ship in numbered_ships(g.state) if ship.confused]
    for i in freed:
        g.state.ships[i].confused = False
    if freed:
        g.tell(ConfusionOver(ship_refs(g, freed)))


def arriving(g: FCGame) -> Mapping[str, Any] | None:
    if not any(ship.fate == "reserve" for ship in g.state.ships):
        return None
    groups = scenario_of(g).reinforcements
    return next((group for group in groups if group.get("when") == "determine_commands"), None)


class EnterAt(Action, frozen=True, tag="enter"):
    """[18.17] A reinforcement enters with its stern in a hex of the edge."""

    ship: ShipId
    hex: Hex
    facing: int


class Later(Action, frozen=True, tag="later"):
    """[18.17] The rest enters next turn."""


class Enter(Step, tag="fc.enter"):
    """[18.17] Reinforcements enter along the top edge, all with one facing (in formation, ruling 168)."""

    rule = "18.17"
    edge_from: Hex
    edge_to: Hex
    entered: tuple[ShipId, ...] = ()
    facing: int = 0

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        state = g.state
        waiting = [i for i, ship in numbered_ships(state) if ship.fate == "reserve"]
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

    def joins(self, state: FCState, stern: Hex, facing: int) -> bool:
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
        g.tell(ShipEnters(ship_ref(g, action.ship), pose_of(ship)))

    def advance(self, g: FCGame) -> None:
        g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-enter-prompt")


def edge_hexes(first: Hex, last: Hex) -> list[Hex]:
    """The hexes of the top edge between two columns."""
    return [hex_at(column, row_of(first)) for column in range(column_of(first), column_of(last) + 1)]


def enters(g: FCGame, state: FCState, stern: Hex, facing: int) -> bool:
    """The stern is still in the hex of the edge, the bow one further in, both free; not against the wind."""
    if (facing - state.wind) % 6 == STRAIGHT_INTO_THE_WIND:
        return False
    bow = stern + STEP[facing]
    return bow in board_of(g).hexes and bow not in state.at and stern not in state.at


STEPS: tuple[type[Step], ...] = (StartOfTurn, BeforeCommands, AfterCommands, Enter)
ACTIONS: tuple[type[Action], ...] = (EnterAt, Later)
EVENTS: tuple[type[Event], ...] = (
    StartRolled,
    FleetWakes,
    CommanderAppears,
    FitfulWind,
    ConfusionChecked,
    ConfusionOver,
    ArrivalChecked,
    ShipEnters,
)
