"""[6.0] Determine commands: the sides take turns to name the ships that will act together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from quarterdeck.games.flying_colors.actions import CONFIRM, Confirm, Form, Without
from quarterdeck.games.flying_colors.ids import (
    NO_SHIP,
    NO_SIDE,
    OTHER,
    OUT_OF_COMMAND,
    SIDES,
    CommandId,
    CommandKind,
    ShipId,
    ShipRef,
    SideNo,
    SideRef,
)
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    hull_left,
    scenario_of,
    ship_ref,
    ship_refs,
    side_audacity,
    side_ref,
)
from quarterdeck.games.flying_colors.rules.r05_command import (
    can_be_commanded,
    formation_members,
    group_members,
    leaders,
)
from quarterdeck.games.flying_colors.state import Command, FCState, numbered_ships
from quarterdeck.kernel import Action, Event, Message, Roll, Seat, Step


class FirstToDefine(Event, frozen=True, tag="fc-first-to-define"):
    """[6.0] Even audacities on the first turn: the lower die names a command first; a tie is rolled again."""

    cites = "6.0"
    side: SideRef | None
    first: Roll
    second: Roll


class CommandFormed(Event, frozen=True, tag="fc-command-formed"):
    """[6.0] A command stands."""

    cites = "6.0"
    side: SideRef
    kind: CommandKind
    leader: ShipRef
    ships: tuple[ShipRef, ...]

    def words(self) -> Message:
        args = {"side": self.side.name, "kind": self.kind, "leader": self.leader.name}
        return Message(self.what, {**args, "count": len(self.ships)})


def free_ships(state: FCState, side: SideNo) -> list[ShipId]:
    """Ships of a side that belong to no command yet."""
    return [
        i
        for i, ship in numbered_ships(state)
        if ship.side == side and ship.command == OUT_OF_COMMAND and can_be_commanded(ship)
    ]


def free_leaders(state: FCState, side: SideNo) -> list[ShipId]:
    return [i for i in leaders(state, side) if state.ships[i].command == OUT_OF_COMMAND]


def members(
    g: FCGame, leader: ShipId, kind: CommandKind, left_out: Iterable[ShipId] = ()
) -> tuple[ShipId, ...]:
    """The largest command of a kind under a leader, without the ships left out."""
    barred = set(left_out)
    free = [i for i in free_ships(g.state, g.state.ships[leader].side) if i not in barred]
    return (formation_members if kind == "formation" else group_members)(g, leader, free)


def set_up_command(
    g: FCGame, side: SideNo, leader: ShipId, kind: CommandKind, ships: tuple[ShipId, ...]
) -> None:
    state = g.state
    number = CommandId(len(state.commands))
    state.commands.append(Command(side, leader, kind if len(ships) > 1 else "single", ships))
    for i in ships:
        state.ships[i].command = number


def first_to_define(g: FCGame) -> SideNo:
    """[6.0] Who lost the initiative; on turn 1 the lower audacity, the dice if equal (ruling 20)."""
    if g.state.loser >= 0:
        return g.state.loser
    low = [side_audacity(g, side) for side in SIDES]
    if low[0] != low[1]:
        return SIDES[low[1] < low[0]]
    while True:
        first, second = (g.throw("first-to-define", seat, 10, zero_based=True) for seat in g.state.seats)
        low = [first.die, second.die]
        side = NO_SIDE if low[0] == low[1] else SIDES[low[1] < low[0]]
        g.tell(FirstToDefine(side_ref(g, side) if side >= 0 else None, first, second))
        if side >= 0:
            return side


def stands_alone(g: FCGame, i: ShipId) -> bool:
    """Units that are in command by themselves: batteries [12.13] and ships a scenario names."""
    ship = g.state.ships[i]
    if ship.battery:
        return hull_left(g, ship) > 0
    if not can_be_commanded(ship):
        return False
    scenario = scenario_of(g)
    for rule in scenario.rules:
        if rule.kind == "always_in_command" and g.data.counters[ship.counter].id in rule.args["ships"]:
            return True
        if (
            rule.kind == "in_command_while_anchored"
            and ship.anchored
            and not ship.prize
            and ship.nation in rule.args["nations"]
        ):
            return True
    return False


def vanguard(g: FCGame, side: SideNo) -> tuple[ShipId, ...]:
    """[18.17] Reinforcements that are in command although their flagship has not entered the map yet."""
    flagship = g.state.fleets[side].flagship
    if flagship < 0 or g.state.ships[flagship].fate != "reserve":
        return ()
    arriving = {
        unit["ship"]
        for group in scenario_of(g).reinforcements
        if group.get("in_command")
        for unit in group["units"]
    }
    return tuple(
        i for i in free_ships(g.state, side) if g.data.counters[g.state.ships[i].counter].id in arriving
    )


class DetermineCommands(Step, tag="fc.commands"):
    """[6.0] One command at a time, the sides in turn, until every commander has his place."""

    rule = "6.0"
    side: SideNo = NO_SIDE
    leader: ShipId = NO_SHIP  # of the command being formed
    kind: CommandKind = "single"
    left_out: tuple[ShipId, ...] = ()
    ships: tuple[ShipId, ...] = ()

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        if self.side < 0:
            return {}
        seat = g.state.seats[self.side]
        if self.leader >= 0:
            return {seat: [CONFIRM, *(Without(i) for i in self.ships if i != self.leader)]}
        options: list[Action] = []
        for i in free_leaders(g.state, self.side):
            options += [Form(i, "formation"), Form(i, "group")]
        return {seat: options} if options else {}

    def refused(self, g: FCGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        if self.leader < 0:
            for i in leaders(g.state, OTHER[self.side]):
                why = Message("fc-no-form-enemy", {"ship": g.state.ships[i].name})
                yield Form(i, "formation"), why, "6.0"
                yield Form(i, "group"), why, "6.0"

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Form):
            self.leader, self.kind, self.left_out = action.leader, action.kind, ()
            self.ships = members(g, self.leader, self.kind)
            if len(self.ships) == 1:
                self._confirm(g)
        elif isinstance(action, Without):
            self.left_out = (*self.left_out, action.ship)
            self.ships = members(g, self.leader, self.kind, self.left_out)
            if len(self.ships) == 1:
                self._confirm(g)
        elif isinstance(action, Confirm):
            self._confirm(g)

    def _confirm(self, g: FCGame) -> None:
        state = g.state
        set_up_command(g, self.side, self.leader, self.kind, self.ships)
        kind = state.commands[-1].kind
        leader, ships = ship_ref(g, self.leader), ship_refs(g, self.ships)
        g.tell(CommandFormed(side_ref(g, self.side), kind, leader, ships))
        self.leader, self.kind, self.left_out, self.ships = NO_SHIP, "single", (), ()
        if free_leaders(state, OTHER[self.side]):
            self.side = OTHER[self.side]

    def advance(self, g: FCGame) -> None:
        state = g.state
        if self.side < 0:
            state.phase = "commands"
            state.commands = []
            for ship in state.ships:
                ship.command = OUT_OF_COMMAND
            self.side = first_to_define(g)
            if not free_leaders(state, self.side):
                self.side = OTHER[self.side]
            return
        for side in SIDES:
            van = vanguard(g, side)
            if van:
                set_up_command(g, side, van[0], "formation", van)
        for i, ship in numbered_ships(state):
            if ship.bow and ship.command == OUT_OF_COMMAND and stands_alone(g, i):
                set_up_command(g, ship.side, i, "single", (i,))
        g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        if self.leader >= 0:
            return Message("fc-commands-prompt-members", {"leader": g.state.ships[self.leader].name})
        return Message("fc-commands-prompt")


STEPS: tuple[type[Step], ...] = (DetermineCommands,)
EVENTS: tuple[type[Event], ...] = (FirstToDefine, CommandFormed)
