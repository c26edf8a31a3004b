"""What a study wants to know of a game besides its outcome, read from the state by whoever knows the game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from quarterdeck.games.kaisers_pirates.actions import Add, Play, React
from quarterdeck.kernel import Action, Event, Game

AnyGame = Game[Any, Any]
Losses = dict[str, dict[str, int]]
"""By seat that lost something: the causes and how often."""
Forces = dict[str, dict[str, int]]
"""By seat: the nations whose ships it commands, and how many."""


class Watch:
    """Looks over a game's shoulder: before the first action, after every one, and at the end."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def forces(self) -> Forces:
        """Who is there now; nobody where ships have no nation, or are still to be bought."""
        return {}

    def turn(self) -> int:
        return int(getattr(self.game.state, "turn", 0))

    def saw(self, seat: str, action: Action, events: Sequence[Event]) -> None:
        """One action was taken and brought about these events."""

    def losses(self) -> Losses:
        return {}

    def pieces(self) -> Losses:
        """What a report compares: cards by how often a seat used them, ships by whether it lost them."""
        return {}


class FlyingColors(Watch):
    """Ships by how they ended; one taken back by her own side is no loss."""

    def forces(self) -> Forces:
        state = self.game.state
        return _counted((state.seats[s.home], s.nation) for s in state.ships if not s.battery)

    def losses(self) -> Losses:
        found: dict[str, Counter[str]] = defaultdict(Counter)
        state = self.game.state
        for ship in state.ships:
            seat = state.seats[ship.home]
            if ship.fate in ("sunk", "exploded", "scuttled"):
                found[seat][ship.fate] += 1
            elif ship.side != ship.home:
                found[seat]["captured"] += 1
            elif ship.struck:
                found[seat]["struck"] += 1
        return _sorted(found)


SAFE = (None, "escaped", "left")
NATIONS = {"UK": "British", "FR": "French"}
"""As they stand on the ship cards of Sails of Glory."""


class SailsOfGlory(Watch):
    """Ships and batteries that are no longer in play; one that left the table was not lost."""

    def forces(self) -> Forces:
        cards = self.game.data.ships
        return _counted((ship.seat, NATIONS[cards[ship.card].nation]) for ship in self.game.state.ships)

    def losses(self) -> Losses:
        units = (*self.game.state.ships, *self.game.state.batteries)
        return _counted((unit.seat, unit.fate) for unit in units if unit.fate not in SAFE)

    def pieces(self) -> Losses:
        found: dict[str, Counter[str]] = defaultdict(Counter)
        for ship in self.game.state.ships:
            found[ship.seat][ship.card] += ship.fate not in SAFE
        return _sorted(found)


class KaisersPirates(Watch):
    """Ships that leave a force, by the event that told of it; ships change hands all the time."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._owners = self._now()
        self._found: dict[str, Counter[str]] = defaultdict(Counter)
        self._used: dict[str, Counter[str]] = defaultdict(Counter)

    def turn(self) -> int:
        return int(self.game.state.turns)

    def saw(self, seat: str, action: Action, events: Sequence[Event]) -> None:
        if isinstance(action, Play | Add | React):
            self._used[seat][self.game.data.cards[action.card].kind] += 1
        kinds = self.game.rules.losses
        causes = [event.what.partition("-")[2] for event in events if event.what in kinds]
        if not causes:
            return
        now = self._now()
        gone = [owner for ship, owner in self._owners.items() if now.get(ship) != owner]
        for owner, cause in zip(gone, causes, strict=False):
            self._found[self.game.state.players[owner].name][cause] += 1
        self._owners = now

    def losses(self) -> Losses:
        return _sorted(self._found)

    def pieces(self) -> Losses:
        return _sorted(self._used)

    def _now(self) -> dict[int, int]:
        return {number: ship.owner for number, ship in self.game.state.ships.items()}


def _counted(pairs: Iterable[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """By seat, how often each thing was named."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for seat, what in pairs:
        found[seat][what] += 1
    return _sorted(found)


def _sorted(found: Mapping[str, Counter[str]]) -> dict[str, dict[str, int]]:
    return {seat: dict(sorted(counts.items())) for seat, counts in sorted(found.items())}


WATCHES: dict[str, Callable[[AnyGame], Watch]] = {
    "flying-colors": FlyingColors,
    "sails-of-glory": SailsOfGlory,
    "kaisers-pirates": KaisersPirates,
}


def watch(game: AnyGame) -> Watch:
    return WATCHES.get(game.rules.id, Watch)(game)
