"""[13.5, 13.6] Commanders: transfer to another ship, wounds and death."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.games.flying_colors.status import FCGame, commanders_of, seat_of, ship_distance
from quarterdeck.kernel import Action, Message, Mod, Seat, Step

TRANSFERS_AT: Final = 5
WOUNDED_ON: Final = 9


class Transfer(Action, frozen=True, tag="transfer"):
    """[13.5] A commander tries to leave his ship for another."""

    commander: int
    to: int


class StayAboard(Action, frozen=True, tag="stay-aboard"):
    """[13.5] A commander makes no attempt to leave."""

    commander: int


def commander_name(g: FCGame, k: int) -> str:
    return g.data.commanders[g.state.commanders[k].card].short


# ---------------------------------------------------------------- casualties


def casualties(g: FCGame, i: int) -> None:
    """[13.6] Each commander aboard a ship that was hurt: a 9 wounds him (ruling 134)."""
    for k in commanders_of(g.state, i):
        roll = g.roll(
            "13.6",
            "fc-casualty-roll",
            10,
            table="commander-casualty",
            resolve=lambda total: "@fc-res-wounded" if total == WOUNDED_ON else "@fc-res-unhurt",
            zero_based=True,
            commander=commander_name(g, k),
            ship=g.state.ships[i].name,
        )
        if roll.total == WOUNDED_ON:
            _wound(g, k)


def _wound(g: FCGame, k: int) -> None:
    """[13.6] A second die at or below the audacity of his side kills (ruling 135)."""
    commander = g.state.commanders[k]
    audacity = g.state.audacity[commander.nation]
    commander.wounded = True
    roll = g.roll(
        "13.6",
        "fc-death-roll",
        10,
        table="commander-casualty",
        resolve=lambda total: "@fc-res-killed" if total <= audacity else "@fc-res-wounded",
        zero_based=True,
        commander=commander_name(g, k),
        audacity=audacity,
    )
    if roll.total <= audacity:
        g.say("13.6", "fc-commander-killed", commander=commander_name(g, k))
        commander.ship = -1
        commander.fate = "killed"
    else:
        g.say("13.6", "fc-commander-wounded", commander=commander_name(g, k))


# ---------------------------------------------------------------- transfer


def may_leave(ship: Ship) -> bool:
    """[5.1], [13.5] Only a damaged or burning ship may be left (ruling 131)."""
    return ship.bow != 0 and (ship.damaged or ship.burning)


def havens(g: FCGame, i: int) -> list[int]:
    """[13.5] The nearest friendly undamaged ship not on fire; several if equally near (ruling 133)."""
    ships = g.state.ships
    ship = ships[i]
    fit = [j for j, other in enumerate(ships) if j != i and _receives(ship, other)]
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
    ship: int
    asked: tuple[int, ...] = ()

    def _next(self, g: FCGame) -> int | None:
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
        name = commander_name(g, k) if k is not None else ""
        return Message("fc-transfer-prompt", {"commander": name, "ship": g.state.ships[self.ship].name})


def transfer(g: FCGame, k: int, to: int) -> None:
    """[13.5] Die minus audacity, 5 or more: he leaves (ruling 132)."""
    commander = g.state.commanders[k]
    audacity = g.state.audacity[commander.nation]
    roll = g.roll(
        "13.5",
        "fc-transfer-roll",
        10,
        mods=(Mod(-audacity, "fc-mod-audacity", "13.5"),) if audacity else (),
        table="commander-transfer",
        resolve=lambda total: "@fc-res-transfers" if total >= TRANSFERS_AT else "@fc-res-stays",
        zero_based=True,
        commander=commander_name(g, k),
        ship=g.state.ships[to].name,
    )
    if roll.total >= TRANSFERS_AT:
        commander.ship = to
        g.say("13.5", "fc-transferred", commander=commander_name(g, k), ship=g.state.ships[to].name)


STEPS: tuple[type[Step], ...] = (CommanderTransfer,)
ACTIONS: tuple[type[Action], ...] = (Transfer, StayAboard)
