"""Runs a step of a guided game, or an exercise, on the real engine.

Every legal move stays open. Only the asked one ends a step; another is made on a copy, explained and
forgotten. Nothing is kept here: whoever runs lessons keeps a `Progress`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Any, Literal

import msgspec

from quarterdeck import registry
from quarterdeck.kernel import Action, Dice, Event, Game, Message, Refusal
from quarterdeck.kernel.dice import KeyedDice, Place, key_from
from quarterdeck.lessons.course import Course, Exercise, Fact, Scene, Wrong
from quarterdeck.lessons.facts import holds


class Progress(msgspec.Struct, frozen=True):
    """How far somebody is in the guided game of a title: the next step, and exercises solved by tries."""

    game: str
    step: int = 1
    solved: dict[str, int] = {}


class Reply(msgspec.Struct, frozen=True):
    """What came of a move. `other`: legal, but not what the step asks; it was made on a copy."""

    kind: Literal["done", "on", "other", "refused", "missed"]
    say: Message | None = None
    rule: str = ""
    events: tuple[Event, ...] = ()
    """What was told, as the learner may know it."""
    led_to: Game[Any, Any] | None = None
    """Where another move leads, before it is taken back."""


class SetDice:
    """Faces and picks as the lesson sets them; then other dice go on."""

    def __init__(self, faces: Sequence[int], picks: Sequence[int], rest: Dice) -> None:
        self.faces, self.picks, self.rest = list(faces), list(picks), rest

    def die(self, sides: int, name: str = "") -> int:
        return self.faces.pop(0) if self.faces else self.rest.die(sides, name)

    def below(self, bound: int, name: str = "") -> int:
        return self.picks.pop(0) if self.picks else self.rest.below(bound, name)

    def begin_turn(self) -> None:
        self.rest.begin_turn()

    def place(self) -> Place:
        return self.rest.place()

    def copy(self) -> SetDice:
        return SetDice(self.faces, self.picks, self.rest.copy())


class Run:
    """A position of a course, opened: the game, and what was told since."""

    def __init__(self, course: Course, at: Scene, seed: int | str | None) -> None:
        self.course = course
        self.seat = course.seat
        self.game = registry.load(course.game).read_position(course.positions[at.position])
        self.game.dice = self.set_dice(at.dice, at.picks, seed)
        self.told: list[Event] = []
        self.done: list[str] = []
        """The learner's moves so far."""
        self.play(self.game, at.before)

    def set_dice(self, faces: Iterable[int], picks: Sequence[int], seed: int | str | None = None) -> SetDice:
        lift = 1 - self.course.lowest_face
        return SetDice([face + lift for face in faces], picks, KeyedDice(key_from(seed)))

    def play(self, game: Game[Any, Any], moves: Iterable[str]) -> None:
        """Moves of the lesson."""
        for move in moves:
            seat, _, text = move.partition(": ")
            self.told += game.apply(seat, game.rules.parse_action(text))

    def hold(
        self, facts: Iterable[Fact], game: Game[Any, Any] | None = None, told: Iterable[Event] = ()
    ) -> bool:
        return all(holds(fact, game or self.game, self.seat, [*self.told, *told]) for fact in facts)

    def action(self, move: Action | str) -> Action:
        return self.game.rules.parse_action(move) if isinstance(move, str) else move

    def heard(self, events: Iterable[Event]) -> tuple[Event, ...]:
        return tuple(event for event in events if event.visible_to(self.seat))


class Lesson(Run):
    """One step of a guided game; `number` counts from 1."""

    def __init__(self, course: Course, number: int, seed: int | str | None = None) -> None:
        self.number = number
        self.step = course.steps[number - 1]
        super().__init__(course, self.step, seed)
        if self.step.do:
            self.told = []  # success is about what the learner does

    @property
    def rest(self) -> tuple[str, ...]:
        """What is still to be done, as the lesson would do it."""
        return self.step.do[len(self.done) :]

    def answer(self, choice: str) -> Reply:
        """The answer to the question of a step that no rule asks."""
        assert self.step.ask is not None, f"{self.step.id} asks for moves"
        chosen = next(one for one in self.step.ask.choices if one.id == choice)
        if not chosen.right:
            return Reply("other", Message(f"ls-{self.step.id}-{chosen.id}.why"), self.step.rules[0])
        return self._finish([])

    def act(self, move: Action | str) -> Reply:
        """A move of the learner."""
        before = self.game.clone()
        try:
            action = self.action(move)
            events = self.game.apply(self.seat, action)
        except Refusal as refusal:
            return Reply("refused", refusal.reason, refusal.rule)
        lines = [
            line for line in (self.step.do, *self.step.accept) if _begins(line, [*self.done, str(action)])
        ]
        if not lines:
            led_to, self.game = self.game, before
            return self._explain(str(action), led_to, events)
        self.done.append(str(action))
        self.told += events
        if any(len(line) == len(self.done) for line in lines):
            return self._finish(events)
        return Reply("on", events=self.heard(events))

    def _finish(self, events: list[Event]) -> Reply:
        heard = len(self.told)
        self.play(self.game, self.step.then)
        return Reply("done", events=self.heard([*events, *self.told[heard:]]))

    def _explain(self, move: str, led_to: Game[Any, Any], events: list[Event]) -> Reply:
        for wrong in self.step.wrong:
            if (wrong.move, list(wrong.after)) == (move, self.done):
                led_to, events = self.tried(wrong)
                return Reply("other", Message(wrong.say), wrong.rule, self.heard(events), led_to)
        return Reply("other", Message("ls-other"), self.step.rules[0], self.heard(events), led_to)

    def tried(self, wrong: Wrong) -> tuple[Game[Any, Any], list[Event]]:
        """Where a wrong but legal try leads, with the dice the lesson sets for it."""
        copy = self.game.clone()
        if wrong.dice:
            copy.dice = self.set_dice(wrong.dice, ())
        events = copy.apply(self.seat, self.action(wrong.move))
        for move in wrong.then:
            seat, _, text = move.partition(": ")
            events = events + copy.apply(seat, self.action(text))
        return copy, events

    @property
    def succeeded(self) -> bool:
        return self.hold(self.step.success)


def _begins(line: Sequence[str], moves: Sequence[str]) -> bool:
    return len(moves) <= len(line) and all(
        fnmatchcase(move, wanted) for move, wanted in zip(moves, line, strict=False)
    )


class Attempt(Run):
    """One try at an exercise: the lesson answers for others, and looks at the goal after each move."""

    def __init__(self, course: Course, exercise: Exercise, seed: int | str | None = None) -> None:
        self.exercise = exercise
        super().__init__(course, exercise, seed)
        self.told = []
        self._idle()

    @property
    def rest(self) -> tuple[str, ...]:
        """What would still have to be done by the line that works; nothing for who has left it."""
        line = self.exercise.solution
        return line[len(self.done) :] if _begins(line, self.done) else ()

    def act(self, move: Action | str) -> Reply:
        told = len(self.told)
        try:
            action = self.action(move)
            self.told += self.game.apply(self.seat, action)
        except Refusal as refusal:
            return Reply("refused", refusal.reason, refusal.rule)
        self.done.append(str(action))
        solved = self.hold(self.exercise.goal)
        if not solved:
            self._idle()
            solved = self.hold(self.exercise.goal)
        events = self.heard(self.told[told:])
        if solved:
            return Reply("done", events=events)
        over = self.game.over or self.hold(self.exercise.until)
        return Reply("missed" if over else "on", events=events)

    def _idle(self) -> None:
        """Others seal, pass and hold their fire until the learner is asked again, or it is over."""
        while self.game.pending and self.seat not in self.game.pending and not self.hold(self.exercise.until):
            seat, actions = next(iter(self.game.pending.items()))
            self.told += self.game.apply(seat, self._quietest(actions))

    def _quietest(self, actions: Sequence[Action]) -> Action:
        for kind in self.course.idle:
            for action in actions:
                if str(action).partition(" ")[0] == kind:
                    return action
        return actions[0]
