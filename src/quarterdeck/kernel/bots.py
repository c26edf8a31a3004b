"""What a computer player is to the kernel: somebody who answers a decision, and may plan a few actions ahead.

A bot remembers nothing: its answer depends on its seed and on what it is shown. What it means to do next is
kept by the game (`Game.planned`), as long as nothing comes between. So a bot that is made anew for every
decision, as on the server, plays as one that is there for the whole game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from .decisions import Action, Decision, Seat
from .dice import Fancy

if TYPE_CHECKING:
    from .engine import Game
    from .hidden import Guess

Seed = int | str | bytes
Answer = Action | Sequence[Action]
"""One action, or several to be taken one after the other while nothing comes between."""


class Fork:
    """The games a seat may look ahead in: everything it cannot see is dealt anew, and the dice are others."""

    def __init__(self, game: Game[Any, Any], seat: Seat) -> None:
        self._game, self._seat = game, seat

    def __call__(self, seed: Seed = 0, guess: Guess | None = None) -> Game[Any, Any]:
        return self._game.fork(self._seat, seed, guess)

    def blank(self) -> Game[Any, Any]:
        """The position as it is seen, without anything hidden: cheaper than a game to look ahead in."""
        return self._game.blanked(self._seat)

    @property
    def count(self) -> int:
        """Actions taken before this decision."""
        return self._game.count

    def chance(self, seed: Seed) -> Fancy:
        """What a bot leaves to chance at this decision: the same again for the same seed."""
        return Fancy(f"bot/{seed!r}/{self._seat}/{self._game.count}")


class Bot(Protocol):
    """Chooses from a view and a decision; `fork(seed)` gives games to look ahead in, without secrets.

    Who wants no view is asked briefly: without the id of the question and what is refused.
    """

    wants_view: bool

    def choose(self, view: Any, decision: Decision, fork: Fork) -> Answer: ...


class RandomBot:
    """Any legal action, each equally likely."""

    wants_view = False

    def __init__(self, seed: Seed = 0) -> None:
        self._seed = seed

    def choose(self, view: Any, decision: Decision, fork: Fork) -> Action:
        return decision.actions[fork.chance(self._seed).below(len(decision.actions))]
