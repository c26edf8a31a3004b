"""[7.0] Initiative and the activation cycle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from quarterdeck.games.flying_colors.actions import PASS, Activate, Pass, Select
from quarterdeck.games.flying_colors.ids import (
    NO_SIDE,
    OTHER,
    SIDES,
    CommandId,
    ShipId,
    ShipRef,
    SideNo,
    SideRef,
)
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    admiral_quality,
    scenario_of,
    seat_ref,
    ship_ref,
    ship_refs,
    side_audacity,
    side_index,
    side_ref,
)
from quarterdeck.games.flying_colors.rules.r11_movement import Activation
from quarterdeck.games.flying_colors.state import FCState, Ship, numbered_commands, numbered_ships
from quarterdeck.kernel import Action, Event, Message, Mod, Roll, Seat, Step


class InitiativeRolled(Event, frozen=True, tag="fc-initiative"):
    """[7.0] Both sides roll; without a winner they roll again."""

    cites = "7.0"
    side: SideRef | None
    first: Roll
    second: Roll


class InitiativeGiven(Event, frozen=True, tag="fc-initiative-given"):
    """[7.0, 18.0] The initiative of this turn is settled beforehand."""

    cites = "7.0"
    side: SideRef


class Passed(Event, frozen=True, tag="fc-passed"):
    """[7.0] The initiative winner lets the other side begin."""

    cites = "7.0"
    side: SideRef


class CommandActivated(Event, frozen=True, tag="fc-command-activated"):
    """[7.0] A command is called."""

    cites = "7.0"
    side: SideRef
    leader: ShipRef
    ships: tuple[ShipRef, ...]


def has_acted(state: FCState, side: SideNo, rule: str) -> Iterable[tuple[Action, Message, str]]:
    """[5.2] [8.0] A ship acts once a turn."""
    for i, ship in numbered_ships(state):
        if ship.acted and ship.bow and ship.side == side:
            yield Select(i), Message("fc-no-select-acted", {"ship": ship.name}), rule


class Initiative(Step, tag="fc.initiative"):
    """[7.0] Both roll and add the fleet admiral's quality; a tie goes to the higher audacity, else again."""

    rule = "7.0"

    def advance(self, g: FCGame) -> None:
        state = g.state
        state.phase = "initiative"
        winner = self._given(g)
        if winner >= 0:
            g.tell(InitiativeGiven(side_ref(g, winner)))
        while winner < 0:
            winner = self._roll(g)
        state.initiative, state.loser = winner, OTHER[winner]
        g.done()

    def _roll(self, g: FCGame) -> SideNo:
        """The winner, or -1 if dice and audacities are even."""
        first, second = (
            g.throw("initiative", seat, 10, zero_based=True, mods=admiral_mods(g, side))
            for side, seat in zip(SIDES, g.state.seats, strict=True)
        )
        totals = [first.total, second.total]
        if totals[0] == totals[1]:
            totals = [side_audacity(g, side) for side in SIDES]
        winner = NO_SIDE if totals[0] == totals[1] else SIDES[totals[1] > totals[0]]
        g.tell(InitiativeRolled(side_ref(g, winner) if winner >= 0 else None, first, second))
        return winner

    def _given(self, g: FCGame) -> SideNo:
        """A scenario may give the initiative of a turn to a side; side A has that of turn 1 [18.1]."""
        if g.state.turn == 1 and "first_initiative" in g.state.memo:
            return SIDES[g.state.memo["first_initiative"]]
        for rule in scenario_of(g).rules_of("auto_initiative"):
            if rule.args["turn"] == g.state.turn:
                return side_index(g, rule.args["side"])
        return NO_SIDE


def admiral_mods(g: FCGame, side: SideNo) -> tuple[Mod, ...]:
    quality = admiral_quality(g, side)
    return (Mod(quality, "fc-mod-admiral", "7.0"),) if quality else ()


def able(ship: Ship) -> bool:
    """Can the ship still be activated this turn?"""
    return bool(ship.bow) and not (ship.acted or ship.struck or ship.dormant)


def open_commands(state: FCState, side: SideNo) -> list[CommandId]:
    """Commands of a side that have not been activated and still have somebody to act."""
    ships = state.ships
    return [
        number
        for number, command in numbered_commands(state)
        if command.side == side
        and number not in state.activated
        and any(able(ships[i]) and ships[i].side == side for i in command.ships)
    ]


class ActivationCycle(Step, tag="fc.activation_cycle"):
    """[7.0] The sides activate commands in turn; only the initiative winner may pass, and only at first."""

    rule = "7.0"
    side: SideNo = NO_SIDE
    first: bool = True

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        if self.side < 0:
            return {}
        state = g.state
        mine = open_commands(state, self.side)
        if not mine:
            return {}
        options: list[Action] = [Activate(number) for number in mine]
        if self.first and open_commands(state, OTHER[self.side]):
            options.append(PASS)
        return {state.seats[self.side]: options}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        state = g.state
        self.first = False
        if isinstance(action, Pass):
            g.tell(Passed(seat_ref(g, seat)))
        elif isinstance(action, Activate):
            state.activated = (*state.activated, action.command)
            command = state.commands[action.command]
            leader, ships = ship_ref(g, command.leader), ship_refs(g, command.ships)
            g.tell(CommandActivated(seat_ref(g, seat), leader, ships))
            g.call(CommandActivation(command=action.command))
        self.side = OTHER[self.side]

    def refused(self, g: FCGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        if PASS not in g.pending.get(seat, ()):
            yield PASS, Message("fc-no-pass"), "7.0"

    def advance(self, g: FCGame) -> None:
        state = g.state
        if self.side < 0:
            state.phase = "activation"
            self.side = state.initiative
        elif open_commands(state, OTHER[self.side]):
            self.side = OTHER[self.side]
        else:
            g.done()


class CommandActivation(Step, tag="fc.command"):
    """[5.2] The ships of a command act one after the other, in the order their owner likes (ruling 173)."""

    rule = "5.2"
    command: CommandId

    def _open(self, g: FCGame) -> list[ShipId]:
        command = g.state.commands[self.command]
        ships = g.state.ships
        return [i for i in command.ships if able(ships[i]) and ships[i].side == command.side]

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        left = self._open(g)
        if len(left) < 2:
            return {}
        return {g.state.seats[g.state.commands[self.command].side]: [Select(i) for i in left]}

    def refused(self, g: FCGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        return has_acted(g.state, g.state.commands[self.command].side, "5.2")

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Select)
        g.call(Activation(ship=action.ship))

    def advance(self, g: FCGame) -> None:
        left = self._open(g)
        if left:
            g.call(Activation(ship=left[0]))
        else:
            g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        leader = g.state.ships[g.state.commands[self.command].leader]
        return Message("fc-command-prompt", {"leader": leader.name})


STEPS: tuple[type[Step], ...] = (Initiative, ActivationCycle, CommandActivation)
EVENTS: tuple[type[Event], ...] = (InitiativeRolled, InitiativeGiven, Passed, CommandActivated)
