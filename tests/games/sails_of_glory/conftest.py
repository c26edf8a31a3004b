"""A sea for tests: any ships anywhere, at any level, ready to be asked or moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.data.model import LETTERS
from quarterdeck.games.sails_of_glory.ids import BEAMS
from quarterdeck.games.sails_of_glory.options import SgGame
from quarterdeck.games.sails_of_glory.rules.common import load_broadside
from quarterdeck.games.sails_of_glory.rules.turn import Turn
from quarterdeck.games.sails_of_glory.state import SgState, Ship
from quarterdeck.kernel import Action, Game, Pile, Step
from quarterdeck.kernel.dice import Place, key_from

Sea = Callable[..., SgGame]


def make_sea(
    *ships: tuple[str, str, int, int, int],
    level: str = "basic",
    wind: int = 90,
    options: dict[str, Any] | None = None,
    steps: tuple[Step, ...] | None = None,
    size: int = 900,
    seed: int = 1,
    **fields: Any,
) -> SgGame:
    """A game with ships (card, side, x and y in mm, heading in degrees); `steps` instead of a whole turn."""
    chosen = RULESET.complete_options("enemy_in_sight", {"level": level, **(options or {})})
    game: SgGame = Game(RULESET, "enemy_in_sight", chosen, key_from(seed))
    data = RULESET.data
    game.state = SgState(
        scenario="enemy_in_sight",
        level=level,
        width=size * 100,
        height=size * 100,
        wind=wind * 100,
        ships=[
            Ship(id=n, card=card, seat=side, side=side, pose=(x * 100, y * 100, heading * 100), **fields)
            for n, (card, side, x, y, heading) in enumerate(ships)
        ],
        cups={
            letter: Pile(f"sg.cup.{letter}", "hidden", None, list(data.cups[letter])) for letter in LETTERS
        },
    )
    for ship in game.state.ships:
        for beam in BEAMS:
            load_broadside(game, ship, beam, "ball")
    game.call(*((Turn(),) if steps is None else steps))
    game._past = (None, 0, "", None, [])
    if steps is None:
        begin(game, Turn())
    return game


def begin(game: SgGame, *steps: Step) -> None:
    """Run these steps, in reading order, up to the first question."""
    game.stack[:] = reversed(steps)
    game._run()
    game._opened = dict.fromkeys(game.pending, game._past)
    game._base = game.clone()


@pytest.fixture
def start() -> Callable[..., None]:
    return begin


@pytest.fixture
def sea() -> Sea:
    return make_sea


@pytest.fixture
def do() -> Callable[..., None]:
    """Apply actions in their notation: do(g, "british: plan 0 D1", "british: seal")."""

    def apply(g: SgGame, *words: str) -> None:
        for word in words:
            seat, _, text = word.partition(": ")
            g.apply(seat, RULESET.parse_action(text))

    return apply


@pytest.fixture
def heard() -> Callable[..., list[str]]:
    """Ids of the events so far."""
    return lambda g, seat=None: [event.what for event in g.log(seat, everything=seat is None)]


@pytest.fixture
def chit() -> Callable[[str, str], int]:
    return RULESET.data.chit


@pytest.fixture
def stack_cup() -> Callable[..., None]:
    """Fill a cup with given faces only."""

    def fill(g: SgGame, letter: str, *faces: str) -> None:
        g.state.cups[letter].items = [RULESET.data.chit(letter, face) for face in faces]

    return fill


@pytest.fixture
def only() -> Callable[..., Action]:
    def find(options: tuple[Action, ...], tag: str) -> Action:
        return next(option for option in options if str(option).split()[0] == tag)

    return find


def go_on(g: SgGame) -> None:
    """Advance the steps on the stack until somebody must choose or none is left."""
    while g.stack and not g.stack[-1].ask(g):
        g.stack[-1].advance(g)
    g.pending = {s: tuple(o) for s, o in g.stack[-1].ask(g).items()} if g.stack else {}


@pytest.fixture
def run() -> Callable[..., None]:
    """Run only these steps, to the first question: run(g, CrewActions())."""

    def begin(g: SgGame, *steps: Step) -> None:
        g.stack.clear()
        g.call(*steps)
        go_on(g)

    return begin


@pytest.fixture
def choose() -> Callable[..., None]:
    """Answer the question of a step started with `run`: choose(g, "british: board 0 yes")."""

    def answer(g: SgGame, *words: str) -> None:
        for word in words:
            seat, _, text = word.partition(": ")
            action = RULESET.parse_action(text)
            assert action in g.pending[seat], g.pending
            g.stack[-1].take(g, seat, action)
            go_on(g)

    return answer


class Fixed:
    """Dice whose every face and every random choice is written down; `below` takes from its own list."""

    def __init__(self, faces: tuple[int, ...] = (), picks: tuple[int, ...] = ()) -> None:
        self.faces, self.picks, self.n = list(faces), list(picks), 0

    def die(self, sides: int, name: str = "") -> int:
        face = self.faces.pop(0)
        assert 1 <= face <= sides
        return face

    def below(self, bound: int, name: str = "") -> int:
        pick = self.picks.pop(0) if self.picks else 0
        assert 0 <= pick < bound
        return pick

    def begin_turn(self) -> None:
        """A script knows no turns."""

    def place(self) -> Place:
        return Place(self.n)

    def copy(self) -> Fixed:
        return Fixed(tuple(self.faces), tuple(self.picks))


@pytest.fixture
def fixed_dice() -> Callable[..., Fixed]:
    """fixed_dice(g, faces=(1, 4), picks=(0,)): picks beyond the list are 0."""

    def put(g: SgGame, faces: tuple[int, ...] = (), picks: tuple[int, ...] = ()) -> Fixed:
        g.dice = Fixed(faces, picks)  # type: ignore[assignment]
        return g.dice  # type: ignore[return-value]

    return put
