"""The lessons of a game as data: `data/<game>.toml`. Sentences are message ids of `lessons.ftl`.

A step has the sentence `ls-<id>` with the attribute `.do` (what to do); its question has the choices
`ls-<id>-<choice>`, a wrong one with `.why`. An exercise has its title `ls-<id>` with `.ask`.
Moves of the learner are written as the game notates them, moves of the lesson as "seat: move".
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec

from quarterdeck import registry
from quarterdeck.datapack import DataSource, read_toml

DATA = DataSource.of("quarterdeck.lessons")


class Fact(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"is_": "is", "not_": "not"},
):
    """One thing that can be seen. Exactly one of the first five says where to look.

    A path is names and numbers with dots; `*` is every item of a list, `#` how many there are. Without a
    comparison the thing must be there: neither none, no, 0 nor empty.
    """

    view: str = ""
    """A path into what the learner sees."""
    hint: str = ""
    """A path into what a client may draw for the open question."""
    told: str = ""
    """An event told since the step began; `at` is a path into it."""
    preview: str = ""
    """A move of the learner; `at` is a path into what it would do."""
    offered: str = ""
    """A move on offer, as "seat: move"; a trailing * stands for anything."""
    at: str = ""
    is_: Any = None
    has: tuple[Any, ...] = ()
    among: tuple[Any, ...] = ()
    most: int | None = None
    least: int | None = None
    near: tuple[int, ...] = ()
    within: int = 0
    not_: bool = False


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    right: bool = False


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What no rule asks and the client must: a sector, a heading, a card. `on` is where it is pointed at."""

    on: Literal["rose", "heading", "rim", "log", "faces", "ruler", "chits", "play", "card", "ship", "count"]
    choices: tuple[Choice, ...]


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A try that does not end the step: refused by the rules, or legal, explained (`say`) and taken back."""

    move: str
    rule: str
    refusal: str = ""
    """The id of the reason that the rules give."""
    say: str = ""
    after: tuple[str, ...] = ()
    """What the learner has done in this step before."""
    dice: tuple[int, ...] = ()
    then: tuple[str, ...] = ()
    """What the lesson plays on, to show where it leads."""
    shows: tuple[Fact, ...] = ()


class Scene(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a step or an exercise begins, and the luck it has."""

    id: str
    position: str
    dice: tuple[int, ...] = ()
    """Faces in the order rolled, as printed on the dice."""
    picks: tuple[int, ...] = ()
    """Other draws: the place in the pile, from 0."""
    before: tuple[str, ...] = ()


class Step(Scene, frozen=True, kw_only=True):
    chapter: str
    rules: tuple[str, ...]
    success: tuple[Fact, ...]
    do: tuple[str, ...] = ()
    accept: tuple[tuple[str, ...], ...] = ()
    """Other lines that end the step too; a trailing * stands for anything."""
    then: tuple[str, ...] = ()
    ask: Ask | None = None
    wrong: tuple[Wrong, ...] = ()


class Exercise(Scene, frozen=True, kw_only=True):
    """One position, one question: solved as soon as the goal holds, missed when `until` holds without it."""

    minutes: int
    goal: tuple[Fact, ...]
    until: tuple[Fact, ...]
    solution: tuple[str, ...]
    misses: tuple[str, ...] = ()
    """A natural line that does not reach the goal."""


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seat: str
    """Whom the learner plays."""
    lowest_face: int
    """Of the game's dice, as printed."""
    idle: tuple[str, ...]
    """How the lesson answers for others in an exercise: the first of these kinds of move that is offered."""
    next: str
    """The scenario to play afterwards."""
    positions: dict[str, str]
    steps: tuple[Step, ...]
    exercises: tuple[Exercise, ...]

    def exercise(self, id: str) -> Exercise:
        return next(one for one in self.exercises if one.id == id)

    def number(self, id: str) -> int | None:
        """Which step it is, counted from 1."""
        return next((n for n, step in enumerate(self.steps, 1) if step.id == id), None)


def courses() -> tuple[str, ...]:
    """The games that have lessons."""
    files = DATA.names(suffix=".toml")
    return tuple(game for game in registry.games() if f"{registry.folder(game)}.toml" in files)


@cache
def course(game: str) -> Course:
    return read_toml(DATA, f"{registry.folder(game)}.toml", Course)
