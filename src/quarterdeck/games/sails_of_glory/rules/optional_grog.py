"""[SG-O-GROG-1] Grog for all: once in a game, with no enemy near, one casualty goes back to duty."""

from __future__ import annotations

from quarterdeck.kernel import Action, Event, Seat, Step

from ..ids import ShipId, ShipRef
from ..options import SgGame
from ..state import Ship
from .common import SgEvent, gap_at_most, ship_ref, ships_of


class GrogDrunk(SgEvent, frozen=True, tag="sg-grog-drunk"):
    """Casualties left after it."""

    cites = "SG-O-GROG-1"
    ship: ShipRef
    casualties: int


class Grog(Action, frozen=True, tag="grog"):
    """Grog for the crew of this ship."""

    ship: ShipId


class NoGrog(Action, frozen=True, tag="no-grog"):
    """Nobody else drinks this turn."""


NO_GROG = NoGrog()


def may_drink(g: SgGame, ship: Ship) -> bool:
    """No enemy base within half a ruler, measured base to base (ruling 106); a casualty to bring back."""
    return g.options.grog and not ship.grog_drunk and bool(ship.crew) and not enemy_near(g, ship)


def enemy_near(g: SgGame, ship: Ship) -> bool:
    return any(
        gap_at_most(g, ship, other, g.data.ruler.half)
        for other in g.state.ships
        if other.in_play and other.side != ship.side
    )


def drink(g: SgGame, ship: Ship) -> None:
    """[SG-O-GROG-2] One casualty is moved to the 0 box; nothing happens if an enemy has come near."""
    if not may_drink(g, ship):
        return
    ship.grog_drunk = True
    ship.zero += ship.crew[-1:]
    ship.crew = ship.crew[:-1]
    g.tell(GrogDrunk(ship_ref(g, ship), len(ship.crew)))


class GrogRound(Step, tag="sg.grog"):
    """[SG-O-GROG-1] Basic and standard rules: the captains may deal out grog at the start of planning."""

    rule = "SG-O-GROG-1"
    finished: tuple[Seat, ...] = ()

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        """One captain after the other: who drinks is seen by all."""
        for seat in g.seats:
            drinkers = [ship for ship in ships_of(g, seat) if may_drink(g, ship)]
            if drinkers and seat not in self.finished:
                return {seat: (*(Grog(ship.id) for ship in drinkers), NO_GROG)}
        return {}

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Grog):
            drink(g, g.state.ships[action.ship])
        else:
            self.finished += (seat,)


STEPS: tuple[type[Step], ...] = (GrogRound,)
ACTIONS: tuple[type[Action], ...] = (Grog, NoGrog)
EVENTS: tuple[type[Event], ...] = (GrogDrunk,)
