"""What a study wants to know of a game besides its outcome, read from the state by whoever knows the game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.games.kaisers_pirates.actions import Add, Play, React
from quarterdeck.kernel import Action, Event, Game

AnyGame = Game[Any, Any]
Losses = dict[str, dict[str, int]]
"""By seat that lost something: the causes and how often."""


class Watch:
    """Looks over a game's shoulder: before the first action, after every one, and at the end."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

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
        return {seat: dict(sorted(causes.items())) for seat, causes in sorted(found.items())}


SAFE = (None, "escaped", "left")


class SailsOfGlory(Watch):
    """Ships and batteries that are no longer in play; one that left the table was not lost."""

    def losses(self) -> Losses:
        found: dict[str, Counter[str]] = defaultdict(Counter)
        state = self.game.state
        for unit in (*state.ships, *state.batteries):
            if unit.fate not in SAFE:
                found[unit.seat][unit.fate] += 1
        return {seat: dict(sorted(causes.items())) for seat, causes in sorted(found.items())}

    def pieces(self) -> Losses:
        found: dict[str, Counter[str]] = defaultdict(Counter)
        for ship in self.game.state.ships:
            found[ship.seat][ship.card] += ship.fate not in SAFE
        return {seat: dict(sorted(ships.items())) for seat, ships in sorted(found.items())}


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
        return {seat: dict(sorted(causes.items())) for seat, causes in sorted(self._found.items())}

    def pieces(self) -> Losses:
        return {seat: dict(sorted(cards.items())) for seat, cards in sorted(self._used.items())}

    def _now(self) -> dict[int, int]:
        return {number: ship.owner for number, ship in self.game.state.ships.items()}


WATCHES: dict[str, Callable[[AnyGame], Watch]] = {
    "flying-colors": FlyingColors,
    "sails-of-glory": SailsOfGlory,
    "kaisers-pirates": KaisersPirates,
}


def watch(game: AnyGame) -> Watch:
    return WATCHES.get(game.rules.id, Watch)(game)
