"""`learn`: the guided game of a title in the terminal, and its exercises. The place is kept for next time."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.text import Text

from quarterdeck.cli.complaint import Complaint
from quarterdeck.cli.screen import Left, Screen, read_line
from quarterdeck.i18n import format
from quarterdeck.kernel import Decision
from quarterdeck.lessons import Attempt, Course, Exercise, Lesson, Progress, Reply, course, courses
from quarterdeck.server.settings import data_directory


def progress_file() -> Path:
    return data_directory() / "lessons.json"


def read_progress(game: str) -> Progress:
    path = progress_file()
    kept = msgspec.json.decode(path.read_bytes(), type=dict[str, Progress]) if path.exists() else {}
    return kept.get(game, Progress(game))


def keep_progress(progress: Progress) -> None:
    path = progress_file()
    kept = msgspec.json.decode(path.read_bytes(), type=dict[str, Progress]) if path.exists() else {}
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode(kept | {progress.game: progress}))
    fresh.replace(path)


def teach(game: str, number: int | None, language: str) -> None:
    """The guided game from a step, or from where the learner left it."""
    which = _course(game)
    if number is not None and number > len(which.steps):
        raise Complaint(f"--step {number}: there are {len(which.steps)} steps")
    Classroom(which, language).teach(number or min(read_progress(game).step, len(which.steps)))


def practise(game: str, id: str, language: str) -> None:
    which = _course(game)
    if id == "list":
        for one in which.exercises:
            print(f"{one.id:18} {format(f'@ls-{one.id}', language)}: {format(f'@ls-{one.id}.ask', language)}")
        return
    if id not in {one.id for one in which.exercises}:
        raise Complaint(f"--exercise {id!r}: there are: {', '.join(one.id for one in which.exercises)}")
    Classroom(which, language).practise(which.exercise(id))


def _course(game: str) -> Course:
    if game not in courses():
        raise Complaint(f"{game} has no lessons; there are: {', '.join(courses())}")
    return course(game)


class Classroom(Screen):
    """One learner at one terminal."""

    def __init__(self, which: Course, language: str) -> None:
        super().__init__(language)
        self.course = which

    # -- the guided game

    def teach(self, number: int) -> None:
        try:
            while number <= len(self.course.steps):
                number = max(1, number + self._step(Lesson(self.course, number)))
                keep_progress(msgspec.structs.replace(read_progress(self.course.game), step=number))
            keep_progress(msgspec.structs.replace(read_progress(self.course.game), step=1))
            self.say("ls-end", scenario=self.words.text(self._title_of_next()))
        except (Left, KeyboardInterrupt):
            self.say("ls-left", game=self.course.game)

    def _title_of_next(self) -> str:
        return self.game.rules.scenario(self.course.next).title.removeprefix("@")

    def _step(self, lesson: Lesson) -> int:
        """How many steps to go on: 1 when it is done, -1 back."""
        step = lesson.step
        chapter = f"@ls-chapter-{step.chapter}"
        self.console.print()
        self.say("ls-step", n=lesson.number, most=len(self.course.steps), chapter=chapter)
        self.game = lesson.game
        self.show_board(lesson.seat)
        for event in lesson.heard(lesson.game.log(lesson.seat)):
            self.tell(event)
        self.say(f"ls-{step.id}")
        if step.dice or step.picks:
            self.say("ls-dice-set")
        self.say(f"ls-{step.id}.do")
        while True:
            self.game = lesson.game
            self._show_choices(lesson)
            text = self._listen(lesson, step.rules)
            if text in ("n", "p"):
                return 1 if text == "n" else -1
            reply = self._answer(lesson, text)
            if reply is not None and self._heard(reply) == "done":
                self.say("ls-done")
                return 1

    def _show_choices(self, lesson: Lesson) -> None:
        if lesson.step.ask is None:
            self.show_options(self._decision(lesson))
            return
        for number, choice in enumerate(lesson.step.ask.choices, 1):
            self.console.print(
                Text(f"{number:3}  {format(f'@ls-{lesson.step.id}-{choice.id}', self.language)}")
            )

    def _answer(self, lesson: Lesson, text: str) -> Reply | None:
        ask = lesson.step.ask
        if ask is None:
            move = lesson.rest[0] if text == "s" else self._move(lesson, text)
            if text == "s":
                self.say("ls-shown", move=self.label(lesson.seat, lesson.action(move)))
            return lesson.act(move)
        right = next(place for place, choice in enumerate(ask.choices, 1) if choice.right)
        number = right if text == "s" else int(text) if text.isdecimal() else 0
        if not 1 <= number <= len(ask.choices):
            self.say("qd-cli-bad-number", number=text, most=len(ask.choices))
            return None
        return lesson.answer(ask.choices[number - 1].id)

    # -- exercises

    def practise(self, exercise: Exercise) -> None:
        tries = 1
        try:
            while not self._attempt(exercise):
                self.say("ls-missed")
                tries += 1
            self.say("ls-solved")
            kept = read_progress(self.course.game)
            keep_progress(msgspec.structs.replace(kept, solved=kept.solved | {exercise.id: tries}))
        except (Left, KeyboardInterrupt):
            self.say("ls-left", game=self.course.game)

    def _attempt(self, exercise: Exercise) -> bool:
        attempt = Attempt(self.course, exercise)
        self.game = attempt.game
        self.console.print()
        self.say("ls-exercise", title=f"@ls-{exercise.id}", minutes=exercise.minutes)
        self.show_board(attempt.seat)
        self.say(f"ls-{exercise.id}.ask")
        while True:
            self.show_options(self._decision(attempt))
            text = self._listen(attempt, ())
            done = len(attempt.done)
            if text == "s" and done < len(exercise.solution):
                move = exercise.solution[done]
                self.say("ls-shown", move=self.label(attempt.seat, attempt.action(move)))
            else:
                move = self._move(attempt, text)
            kind = self._heard(attempt.act(move))
            if kind in ("done", "missed"):
                return kind == "done"

    # -- both

    def _decision(self, run: Lesson | Attempt) -> Decision:
        decision = run.game.decision(run.seat)
        assert decision is not None
        return decision

    def _listen(self, run: Lesson | Attempt, rules: tuple[str, ...]) -> str:
        """What the learner types, after what only needs to be shown."""
        while True:
            text = read_line("> ")
            match text:
                case "":
                    continue
                case "q":
                    raise Left
                case "?":
                    self.say("ls-keys")
                case "b":
                    self.show_board(run.seat)
                case "r":
                    for rule in rules or (self._decision(run).rule,):
                        self.show_rule(rule)
                case _:
                    return text

    def _move(self, run: Lesson | Attempt, text: str) -> str:
        actions = self._decision(run).actions
        if text.isdecimal() and 1 <= int(text) <= len(actions):
            return str(actions[int(text) - 1])
        return text

    def _heard(self, reply: Reply) -> str:
        for event in reply.events:
            self.tell(event)
        if reply.say is not None:
            self.give_reason(reply.say, reply.rule)
        if reply.kind == "other":
            self.say("ls-taken-back")
        return reply.kind
