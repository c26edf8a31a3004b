"""What crosses the wire to be read and learnt from: rules, lessons, advice, reviews, matches of old."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from .schema import Count, MatchStatus, MessageOut, Name, Notation, StateOut


class SourcesOut(msgspec.Struct, frozen=True):
    """Printed values that are not known for certain: kind of thing, its id, the value, how it was got."""

    game: str
    marks: dict[str, dict[str, dict[str, str]]]


class RuleTextOut(msgspec.Struct, frozen=True):
    """A rule in our own words, in the markup of docs/rulebook-texts.md; "" where it is not written yet."""

    id: str
    title: str
    text: str
    steps: list[str]
    """Steps of the guided game in which it can be seen to happen."""


class ChapterOut(msgspec.Struct, frozen=True):
    """Rules that belong together, in the order of the book."""

    id: str
    title: str
    rules: list[str]


class RulingOut(msgspec.Struct, frozen=True):
    """What is played where the printed rules leave something open, and which rules it explains."""

    n: str
    rules: list[str]
    text: str


class TermOut(msgspec.Struct, frozen=True):
    """A word of the game, its meaning in a sentence, and the rule that tells all."""

    id: str
    name: str
    text: str
    rule: str


class RulebookOut(msgspec.Struct, frozen=True):
    """Rules, rulings and glossary of a game in one language, in the order of the book."""

    game: str
    language: str
    chapters: list[ChapterOut]
    rules: list[RuleTextOut]
    rulings: list[RulingOut]
    terms: list[TermOut]


# ---- lessons ------------------------------------------------------------------------------------


class ChoiceOut(msgspec.Struct, frozen=True):
    id: str
    right: bool


class AskOut(msgspec.Struct, frozen=True):
    """What no rule asks and the lesson does; `on` is where it is pointed at."""

    on: str
    choices: list[ChoiceOut]


class StepOut(msgspec.Struct, frozen=True):
    id: str
    chapter: str


class ExerciseOut(msgspec.Struct, frozen=True):
    id: str
    minutes: int


class CourseOut(msgspec.Struct, frozen=True):
    """The guided game of a title and its exercises, in order; words are `ls-<id>` of the catalogues.
    `next` is the scenario to play afterwards."""

    game: str
    next: str
    steps: list[StepOut]
    exercises: list[ExerciseOut]


class CoursesOut(msgspec.Struct, frozen=True):
    courses: list[CourseOut]


class LessonIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's moves so far, and what is tried now: a move, an answer to the lesson's question, or
    nothing. `seed` is the luck of this attempt where the lesson sets no dice."""

    done: Annotated[list[Notation], msgspec.Meta(max_length=100)] = []
    move: Notation | None = None
    choice: Name | None = None
    seed: Count = 0


class LessonPreviewIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: Notation
    done: Annotated[list[Notation], msgspec.Meta(max_length=100)] = []
    seed: Count = 0


class LessonPreviewOut(msgspec.Struct, frozen=True):
    game: str
    result: Any = None


class LessonOut(msgspec.Struct, frozen=True):
    """A step of a guided game, or an exercise, after what was tried. Nothing is kept: send `done` again.

    `on` and `done`: the try counts. `other`: it is legal but not asked; `tried` is where it leads, `state` is
    as before. `refused`: the rules say no. `missed`: an exercise ended without its goal. `rest` is what the
    lesson would do next.
    """

    game: str
    lesson: str
    kind: Literal["open", "on", "done", "other", "refused", "missed"]
    say: MessageOut | None
    rule: str
    rules: list[str]
    done: list[str]
    rest: list[str]
    ask: AskOut | None
    dice_set: bool
    state: StateOut
    tried: StateOut | None


class AdvisedOrderOut(msgspec.Struct, frozen=True):
    """One thing to do: in `ahead` of `worlds` ways the game may go it did better than what a lieutenant would
    do, and the terms of the evaluation that speak for it and against it."""

    actions: list[str]
    says: list[MessageOut]
    how: Literal["only", "same", "better", "even", "worse"]
    ahead: int
    worlds: int
    speaks_for: list[MessageOut]
    speaks_against: list[MessageOut]


class AdviceOut(msgspec.Struct, frozen=True):
    """What a captain would do who knows no more than the seat, best first."""

    decision: str
    orders: list[AdvisedOrderOut]
    simulations: int


class CostOut(msgspec.Struct, frozen=True):
    """An order that cost its seat most: what was done, what was better, and what it cost, give or take."""

    at: int
    seat: str
    played: list[MessageOut]
    better: list[MessageOut]
    better_actions: list[str]
    cost: float
    error: float
    best: list[float]
    ordered: list[float]


class ChanceOut(msgspec.Struct, frozen=True):
    """Everybody's chances when an order was due, and what it and the dice after it changed for its seat."""

    at: int
    seat: str
    chances: list[float]
    cost: float
    luck: float


class SideOut(msgspec.Struct, frozen=True):
    """One seat's account: start + luck + found - own + others = result."""

    seat: str
    start: float
    luck: float
    own: float
    others: float
    result: float
    error: float
    orders: int
    luck_error: float = 0.0
    found: float = 0.0
    """What captains saw beyond lieutenants; reviews made before it was told apart have it in their luck."""


class ReviewOut(msgspec.Struct, frozen=True):
    """Luck and orders of a finished match, as shares of a win."""

    game: str
    seats: list[str]
    chances: list[ChanceOut]
    sides: list[SideOut]
    costliest: list[CostOut]
    result: list[float]
    decisions: int
    looked_at: int
    simulations: int


class ReviewStateOut(msgspec.Struct, frozen=True):
    """`none`: nobody has asked for it yet. While it is made, `done` of `total` orders have been looked at."""

    status: Literal["none", "working", "ready"]
    done: int = 0
    total: int = 0
    review: ReviewOut | None = None


class PlayOnIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on after so many actions, from this seat; the others are played by computers of a rank."""

    step: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    seat: Name
    level: Name | None = None


class OldLineOut(msgspec.Struct, frozen=True):
    n: int
    rule: str
    text: str
    roll: str


class OldOfferOut(msgspec.Struct, frozen=True):
    action: str
    text: str


class OldOut(msgspec.Struct, frozen=True):
    """A match under the rules of an earlier release in words, as a seat may know it after `step` actions."""

    match: str
    game: str
    scenario: str
    rules_version: str
    status: MatchStatus
    seat: str | None
    mine: list[str]
    step: int
    total: int
    board: str
    log: list[OldLineOut]
    result: str
    prompt: str
    decision: str | None
    offers: list[OldOfferOut]
    labels: dict[str, str]
