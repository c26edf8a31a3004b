"""Tools on top of the engine: perft, golden playthroughs, and shrinking a failing game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from .decisions import Action, Arg, Message, Refusal, Seat
from .dice import KeyedDice, Place, key_from
from .engine import Game
from .events import Event, Mod
from .ruleset import Ruleset

AnyGame = Game[Any, Any]
T = TypeVar("T")


class _NeedDie(Exception):
    def __init__(self, sides: int) -> None:
        self.sides = sides


class _BranchingDice:
    """Gives the faces of one branch; asks for more by raising. Shuffles stay fixed."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        self.n = 0
        self._shuffles = KeyedDice(key_from("perft"))

    def die(self, sides: int, name: str = "") -> int:
        if self.n == len(self.faces):
            raise _NeedDie(sides)
        self.n += 1
        return self.faces[self.n - 1]

    def below(self, bound: int, name: str = "") -> int:
        return self._shuffles.below(bound)

    def begin_turn(self) -> None:
        """Branches are followed face by face: there is nothing to name."""

    def place(self) -> Place:
        return Place(self.n)

    def copy(self) -> _BranchingDice:
        twin = _BranchingDice(self.faces)
        twin.n = self.n
        return twin


def outcomes(game: AnyGame, seat: Seat, action: Action) -> Iterator[AnyGame]:
    """The game after an action, once for each way the dice can fall."""
    open_branches: list[tuple[int, ...]] = [()]
    while open_branches:
        faces = open_branches.pop()
        twin = game.clone()
        twin.dice = _BranchingDice(faces)
        try:
            twin.apply(seat, action)
        except _NeedDie as need:
            open_branches += [(*faces, face) for face in range(need.sides, 0, -1)]
        else:
            yield twin


def moments(game: AnyGame, seat: Seat, action: Action, look: Callable[[AnyGame], T]) -> list[tuple[Event, T]]:
    """Each event of an action with what `look` saw right after it: the beats of a story.

    What stood before an event is what stood after the one before it, or the game as it is now.
    """
    seen: list[tuple[Event, T]] = []
    twin = game.clone()
    twin.watch = lambda event: seen.append((event, look(twin)))
    twin.apply(seat, action)
    return seen


def perft(game: AnyGame, depth: int) -> int:
    """How many sequences of decisions (and dice) of this length there are."""
    if depth == 0:
        return 1
    return sum(count for _, count in divide(game, depth))


def divide(game: AnyGame, depth: int) -> list[tuple[str, int]]:
    """Perft by first action: it shows where a missing or extra action sits."""
    # Of seats that choose at once only the first is followed: the order of sealed answers is no difference.
    seat = next(iter(game.pending), None)
    if seat is None:
        return []
    return [
        (f"{seat}: {action}", sum(perft(after, depth - 1) for after in outcomes(game, seat, action)))
        for action in game.pending[seat]
    ]


def playthrough(
    rules: Ruleset[Any, Any],
    scenario: str,
    options: dict[str, Any],
    seed: int | str,
    *,
    most: int = 400,
    prints: int = 20,
) -> str:
    """A readable random game: each action, its events, and the position and fingerprint now and then."""
    game = rules.new(scenario, options, seed)
    rng = KeyedDice(key_from(f"golden/{seed}"))
    lines = [
        f"# {rules.id} {scenario} seed={seed}",
        *(f"#   {key} = {value}" for key, value in rules.chosen_options(game).items()),
    ]
    lines += [_line(event) for event in game.log(everything=True)]
    while game.pending and game.count < most:
        if game.count % prints == 0:
            lines += [
                "",
                *(f"    {row}".rstrip() for row in str(game).splitlines()),
                f"    = {game.fingerprint()}",
                "",
            ]
        seat = next(iter(game.pending))
        choices = game.pending[seat]
        action = choices[rng.below(len(choices))]
        lines.append(f"{game.count + 1}. {seat}: {action}   ({len(choices)} options)")
        lines += [_line(event) for event in game.apply(seat, action)]
    ended = f"{game.outcome.level} {game.outcome.scores}" if game.outcome else "cut off here"
    lines += ["", f"# {ended}", f"# = {game.fingerprint()}"]
    return "\n".join(lines) + "\n"


def _mods(mods: tuple[Mod, ...]) -> str:
    return "".join(f" {mod.value:+d} {mod.reason}[{mod.rule}]" for mod in mods)


def _line(event: Event) -> str:
    words = " ".join(f"{key}={_plain(value)}" for key, value in event.words().args.items())
    cause = f" of {event.of}" if event.of is not None else ""
    text = f"   {event.n} [{event.rule}] {event.what}{cause} {words}".rstrip()
    for name, ledger in event.ledgers():
        text += f"  {name} {ledger.base}{_mods(ledger.mods)} = {ledger.total}"
    for roll in event.rolls():
        text += f"  dice {roll.dice} of {roll.sides}{_mods(roll.mods)} = {roll.total}"
        if roll.result is not None:
            text += f" -> {roll.result}"
    return text + (f"  only {', '.join(event.seen_by)}" if event.seen_by is not None else "")


def _plain(value: Arg) -> str:
    if isinstance(value, Message):
        args = ", ".join(f"{key}={_plain(arg)}" for key, arg in value.args.items())
        return f"{value.id}({args})"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(map(_plain, value)) + "]"
    return str(value)


def shrink(game: AnyGame, fails: Callable[[AnyGame], bool], *, tries: int = 400) -> AnyGame:
    """A shorter game that still fails: leave out stretches of actions as long as the failure stays."""
    best = game.actions()
    size = max(1, len(best) // 2)
    while size and tries:
        start, shorter = 0, False
        while start < len(best) and tries:
            tries -= 1
            attempt = best[:start] + best[start + size :]
            if _fails_with(game, attempt, fails):
                best, shorter = attempt, True
            else:
                start += size
        size = size if shorter and size == 1 else size // 2
    return _replayed(game, best)


def _fails_with(
    game: AnyGame, actions: Sequence[tuple[Seat, Action]], fails: Callable[[AnyGame], bool]
) -> bool:
    try:
        return fails(_replayed(game, actions))
    except Refusal:
        return False


def _replayed(game: AnyGame, actions: Sequence[tuple[Seat, Action]]) -> AnyGame:
    again = game.anew()
    for seat, action in actions:
        again.apply(seat, action)
    return again
