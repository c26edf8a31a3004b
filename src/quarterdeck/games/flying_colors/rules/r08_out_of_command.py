"""[8.0] Out of command: the cycle after all commands, and the command check."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from quarterdeck.games.flying_colors.actions import PASS, Pass, Select
from quarterdeck.games.flying_colors.ids import NO_SIDE, OTHER, OUT_OF_COMMAND, ShipId, ShipRef, SideNo
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    audacity,
    commander_quality,
    helm,
    seat_ref,
    ship_ref,
)
from quarterdeck.games.flying_colors.rules.r07_initiative import Passed, able, has_acted
from quarterdeck.games.flying_colors.rules.r11_movement import Activation
from quarterdeck.games.flying_colors.state import (
    Commander,
    FCState,
    Ship,
    numbered_commanders,
    numbered_ships,
)
from quarterdeck.kernel import Action, Event, Message, Mod, Roll, Seat, Step


class CommandChecked(Event, frozen=True, tag="fc-command-check"):
    """[8.0] The command check of a ship out of command."""

    cites = "8.0"
    ship: ShipRef
    needed: int
    passed: bool
    roll: Roll


def out_of_command(state: FCState, side: SideNo) -> list[ShipId]:
    """Ships a side still has to activate one by one."""
    return [
        i
        for i, ship in numbered_ships(state)
        if ship.command == OUT_OF_COMMAND and able(ship) and not ship.battery and helm(ship) == side
    ]


def fleet_quality(g: FCGame, side: SideNo) -> int:
    """[8.0] The fleet admiral's quality; once he is gone the best commander's left, else 0."""
    state = g.state
    admiral = state.fleets[side].admiral
    if admiral >= 0 and not state.commanders[admiral].fate:
        return commander_quality(g, admiral)
    return max(
        (commander_quality(g, k) for k, c in numbered_commanders(state) if _serves(c, side)), default=0
    )


def _serves(commander: Commander, side: SideNo) -> bool:
    return commander.side == side and commander.ship >= 0 and not commander.fate


def check_mods(g: FCGame, ship: Ship) -> tuple[Mod, ...]:
    """The audacity of the ship's own nation (ruling 30)."""
    bold = audacity(g, ship)
    return (Mod(-bold, "fc-mod-audacity", "8.0"),) if bold else ()


def command_check(g: FCGame, i: ShipId) -> None:
    """[8.0] Die minus audacity at most the quality of the fleet's command (ruling 26)."""
    ship = g.state.ships[i]
    needed = fleet_quality(g, ship.side)
    roll = g.throw(
        "command-check",
        i,
        10,
        zero_based=True,
        mods=check_mods(g, ship),
        resolve=lambda total: "@fc-res-passed" if total <= needed else "@fc-res-failed",
    )
    ship.check_failed = roll.total > needed
    g.tell(CommandChecked(ship_ref(g, i), needed, not ship.check_failed, roll))


class OutOfCommandCycle(Step, tag="fc.out_of_command"):
    """[7.0, 8.0] The sides activate ships out of command in turn; the initiative winner says who begins."""

    rule = "8.0"
    side: SideNo = NO_SIDE
    first: bool = True

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        if self.side < 0:
            return {}
        state = g.state
        options: list[Action] = [Select(i) for i in out_of_command(state, self.side)]
        if not options:
            return {}
        if self.first and out_of_command(state, OTHER[self.side]):
            options.append(PASS)
        return {state.seats[self.side]: options}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        self.first = False
        self.side = OTHER[self.side]
        if isinstance(action, Pass):
            g.tell(Passed(seat_ref(g, seat)))
        elif isinstance(action, Select):
            if not g.state.ships[action.ship].confused:  # in the dark they sail on unchecked (ruling 167)
                command_check(g, action.ship)
            g.call(Activation(ship=action.ship))

    def refused(self, g: FCGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        if PASS not in g.pending.get(seat, ()):
            yield PASS, Message("fc-no-pass"), "7.0"
        yield from has_acted(g.state, self.side, "8.0")

    def advance(self, g: FCGame) -> None:
        state = g.state
        if self.side < 0:
            state.phase = "out_of_command"
            self.side = state.initiative
        elif out_of_command(state, OTHER[self.side]):
            self.side = OTHER[self.side]
        else:
            g.done()


STEPS: tuple[type[Step], ...] = (OutOfCommandCycle,)
EVENTS: tuple[type[Event], ...] = (CommandChecked,)
