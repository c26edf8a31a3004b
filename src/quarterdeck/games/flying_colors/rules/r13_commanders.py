"""[13.5, 13.6] Commanders: transfer to another ship, wounds and death."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.flying_colors.ids import NO_SHIP, CommanderId, CommanderRef, ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    commander_ref,
    commanders_of,
    seat_of,
    ship_distance,
    ship_ref,
)
from quarterdeck.games.flying_colors.state import Ship, numbered_ships
from quarterdeck.kernel import Action, Event, Message, Mod, Roll, Seat, Step

TRANSFERS_AT: Final = 5
WOUNDED_ON: Final = 9


class Transfer(Action, frozen=True, tag="transfer"):
    """[13.5] A commander tries to leave his ship for another."""

    commander: CommanderId
    to: ShipId


class StayAboard(Action, frozen=True, tag="stay-aboard"):
    """[13.5] A commander makes no attempt to leave."""

    commander: CommanderId


# ---------------------------------------------------------------- what is told


class CommanderUnhurt(Event, frozen=True, tag="fc-commander-unhurt"):
    """[13.6] A commander aboard a ship that was hit is not."""

    cites = "13.6"
    commander: CommanderRef
    ship: ShipRef
    roll: Roll


class CommanderHit(Event, frozen=True, tag="fc-commander-hit"):
    """[13.6] He is wounded, or killed if the second die does not exceed the audacity of his side."""

    cites = "13.6"
    commander: CommanderRef
    ship: ShipRef
    killed: bool
    audacity: int
    roll: Roll
    second: Roll


class Transferred(Event, frozen=True, tag="fc-transfer"):
    """[13.5] A commander leaves his ship for another, or fails to."""

    cites = "13.5"
    commander: CommanderRef
    ship: ShipRef
    to: ShipRef
    done: bool
    roll: Roll


# ---------------------------------------------------------------- casualties


def casualties(g: FCGame, i: ShipId, of: Event) -> None:
    """[13.6] Each commander aboard a ship that was hurt: a 9 wounds him (ruling 134)."""
    for k in commanders_of(g.state, i):
        roll = g.throw(
            "casualty",
            f"commander {k}",
            10,
            table="commander-casualty",
            resolve=lambda total: "@fc-res-wounded" if total == WOUNDED_ON else "@fc-res-unhurt",
            zero_based=True,
        )
        if roll.total == WOUNDED_ON:
            _wound(g, k, roll, of)
        else:
            g.tell(CommanderUnhurt(commander_ref(g, k), ship_ref(g, i), roll), of=of)


def _wound(g: FCGame, k: CommanderId, roll: Roll, of: Event) -> None:
    """[13.6] A second die at or below the audacity of his side kills (ruling 135)."""
    commander = g.state.commanders[k]
    ship = ship_ref(g, commander.ship)
    audacity = g.state.audacity[commander.nation]
    second = g.throw(
        "death",
        f"commander {k}",
        10,
        table="commander-casualty",
        resolve=lambda total: "@fc-res-killed" if total <= audacity else "@fc-res-wounded",
        zero_based=True,
    )
    commander.wounded = True
    killed = second.total <= audacity
    if killed:
        commander.ship = NO_SHIP
        commander.fate = "killed"
    g.tell(CommanderHit(commander_ref(g, k), ship, killed, audacity, roll, second), of=of)


# ---------------------------------------------------------------- transfer


def may_leave(ship: Ship) -> bool:
    """[5.1], [13.5] Only a damaged or burning ship may be left (ruling 131)."""
    return ship.bow != 0 and (ship.damaged or ship.burning)


def havens(g: FCGame, i: ShipId) -> list[ShipId]:
    """[13.5] The nearest friendly undamaged ship not on fire; several if equally near (ruling 133)."""
    ships = g.state.ships
    ship = ships[i]
    fit = [j for j, other in numbered_ships(g.state) if j != i and _receives(ship, other)]
    nearest = min((ship_distance(ship, ships[j]) for j in fit), default=0)
    return [j for j in fit if ship_distance(ship, ships[j]) == nearest]


def _receives(ship: Ship, other: Ship) -> bool:
    return (
        other.bow != 0
        and other.side == ship.side
        and other.side == other.home
        and not (other.battery or other.damaged or other.burning or other.struck or other.confused)
    )


class CommanderTransfer(Step, tag="fc.transfer"):
    """[13.5] Each commander aboard may try to transfer as soon as the ship is activated."""

    rule = "13.5"
    ship: ShipId
    asked: tuple[CommanderId, ...] = ()

    def _next(self, g: FCGame) -> CommanderId | None:
        ship = g.state.ships[self.ship]
        if not may_leave(ship):
            return None
        for k in commanders_of(g.state, self.ship):
            if k not in self.asked and g.state.commanders[k].side == ship.side:
                return k
        return None

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        k = self._next(g)
        goals = havens(g, self.ship) if k is not None else []
        if k is None or not goals:
            return {}
        options: list[Action] = [Transfer(k, j) for j in goals]
        options.append(StayAboard(k))
        return {seat_of(g, g.state.ships[self.ship]): options}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Transfer | StayAboard)
        self.asked = (*self.asked, action.commander)
        if isinstance(action, Transfer):
            transfer(g, action.commander, action.to)

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        k = self._next(g)
        name = commander_ref(g, k).name if k is not None else ""
        return Message("fc-transfer-prompt", {"commander": name, "ship": g.state.ships[self.ship].name})


def transfer(g: FCGame, k: CommanderId, to: ShipId) -> None:
    """[13.5] Die minus audacity, 5 or more: he leaves (ruling 132)."""
    commander = g.state.commanders[k]
    ship = ship_ref(g, commander.ship)
    audacity = g.state.audacity[commander.nation]
    roll = g.throw(
        "transfer",
        f"commander {k}",
        10,
        mods=(Mod(-audacity, "fc-mod-audacity", "13.5"),) if audacity else (),
        table="commander-transfer",
        resolve=lambda total: "@fc-res-transfers" if total >= TRANSFERS_AT else "@fc-res-stays",
        zero_based=True,
    )
    done = roll.total >= TRANSFERS_AT
    if done:
        commander.ship = to
    g.tell(Transferred(commander_ref(g, k), ship, ship_ref(g, to), done, roll))


STEPS: tuple[type[Step], ...] = (CommanderTransfer,)
ACTIONS: tuple[type[Action], ...] = (Transfer, StayAboard)
EVENTS: tuple[type[Event], ...] = (CommanderUnhurt, CommanderHit, Transferred)
