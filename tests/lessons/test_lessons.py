"""Every guided game is played by doing what it says, and by everything it calls a wrong try."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck import registry, rulebook
from quarterdeck.i18n import LANGUAGES, catalogue
from quarterdeck.kernel import Refusal
from quarterdeck.lessons import Attempt, Course, Exercise, Lesson, Step, Wrong, course, courses

SEEDS = range(3)
STEPS = [(game, n) for game in courses() for n in range(1, len(course(game).steps) + 1)]
WRONG = [(game, n, wrong) for game, n in STEPS for wrong in course(game).steps[n - 1].wrong]
EXERCISES = [(game, one) for game in courses() for one in course(game).exercises]


def named(value: Any) -> str | None:
    if isinstance(value, Wrong):
        return f"{' '.join(value.after)} {value.move}".strip()
    return value.id if isinstance(value, Exercise) else None


def opened(game: str, number: int, seed: int = 0) -> Lesson:
    lesson = Lesson(course(game), number, seed)
    assert list(lesson.game.rules.invariants(lesson.game)) == []
    return lesson


def finish(lesson: Lesson) -> None:
    """What the step says, to its end."""
    ask = lesson.step.ask
    if ask is not None:
        right = [choice.id for choice in ask.choices if choice.right]
        assert lesson.answer(right[0]).kind == "done"
        return
    kinds = [lesson.act(move).kind for move in lesson.step.do]
    assert kinds == ["on"] * (len(kinds) - 1) + ["done"]


def test_every_big_game_has_a_guided_game_of_fifteen_steps_and_eight_exercises() -> None:
    assert courses() == ("flying-colors", "sails-of-glory", "kaisers-pirates")
    for game in courses():
        assert len(course(game).steps) >= 15 and len(course(game).exercises) >= 8


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game, number", STEPS)
def test_doing_what_a_step_says_shows_its_success(game: str, number: int, seed: int) -> None:
    lesson = opened(game, number, seed)
    finish(lesson)
    unmet = [fact for fact in lesson.step.success if not lesson.hold([fact])]
    assert not unmet and lesson.step.success
    assert list(lesson.game.rules.invariants(lesson.game)) == []


@pytest.mark.parametrize("game, number", STEPS)
def test_a_step_is_not_done_before_it_is_begun(game: str, number: int) -> None:
    lesson = opened(game, number)
    if lesson.step.do:
        assert not lesson.succeeded


@pytest.mark.parametrize("game, number, wrong", WRONG, ids=named)
def test_a_wrong_try_is_refused_or_explained_and_changes_nothing(
    game: str, number: int, wrong: Wrong
) -> None:
    lesson = opened(game, number)
    for move in wrong.after:
        assert lesson.act(move).kind == "on"
    before = lesson.game.fingerprint()
    reply = lesson.act(wrong.move)
    assert lesson.game.fingerprint() == before
    assert reply.rule == wrong.rule and reply.say is not None
    if wrong.refusal:
        assert (reply.kind, reply.say.id) == ("refused", wrong.refusal)
        return
    assert (reply.kind, reply.say.id) == ("other", wrong.say)
    copy, told = lesson.tried(wrong)
    assert [fact for fact in wrong.shows if not lesson.hold([fact], copy, told)] == []


@pytest.mark.parametrize("game, number", STEPS)
def test_after_a_wrong_try_the_step_can_still_be_done(game: str, number: int) -> None:
    lesson = opened(game, number)
    step = lesson.step
    for choice in step.ask.choices if step.ask else ():
        if not choice.right:
            assert lesson.answer(choice.id).kind == "other"
    for wrong in step.wrong:
        if not wrong.after:
            lesson.act(wrong.move)
    finish(lesson)
    assert lesson.succeeded


@pytest.mark.parametrize("game, number", STEPS)
def test_other_lines_that_count_end_the_step_too(game: str, number: int) -> None:
    for line in course(game).steps[number - 1].accept:
        lesson = opened(game, number)
        reply = None
        for move in line:
            legal = [str(action) for action in lesson.game.pending[lesson.seat]]
            taken = move if "*" not in move else next(m for m in legal if m.startswith(move[:-1]))
            reply = lesson.act(taken)
        assert reply is not None and reply.kind == "done" and lesson.succeeded


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game, exercise", EXERCISES, ids=named)
def test_an_exercise_is_solved_by_a_line_that_works(game: str, exercise: Exercise, seed: int) -> None:
    attempt = Attempt(course(game), exercise, seed)
    kinds = [attempt.act(move).kind for move in exercise.solution]
    assert kinds == ["on"] * (len(kinds) - 1) + ["done"]


@pytest.mark.parametrize("game, exercise", EXERCISES, ids=named)
def test_an_exercise_is_not_solved_by_nothing_nor_by_the_natural_mistake(
    game: str, exercise: Exercise
) -> None:
    attempt = Attempt(course(game), exercise, 0)
    assert not attempt.hold(exercise.goal) and not attempt.hold(exercise.until)
    for move in exercise.misses:
        assert attempt.act(move).kind in ("on", "missed")
    assert not attempt.hold(exercise.goal)


def sentences(which: Course) -> set[str]:
    ids = {"ls-other", f"ls-{which.game}"} | {f"ls-chapter-{step.chapter}" for step in which.steps}
    for step in which.steps:
        ids |= {f"ls-{step.id}", f"ls-{step.id}.do"} | {wrong.say for wrong in step.wrong if wrong.say}
        for choice in step.ask.choices if step.ask else ():
            ids.add(f"ls-{step.id}-{choice.id}")
            if not choice.right:
                ids.add(f"ls-{step.id}-{choice.id}.why")
    for exercise in which.exercises:
        ids |= {f"ls-{exercise.id}", f"ls-{exercise.id}.ask"}
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", courses())
def test_everything_is_said_in_every_language(game: str, language: str) -> None:
    words = catalogue(language)
    assert sorted(id for id in sentences(course(game)) if words.try_text(id)[1]) == []


def test_what_is_told_in_a_step_is_short() -> None:
    for game in courses():
        for step in course(game).steps:
            assert len(catalogue("en").text(f"ls-{step.id}").split()) <= 20, step.id


@pytest.mark.parametrize("game", courses())
def test_the_moves_of_a_course_are_moves_of_its_game(game: str) -> None:
    rules = registry.load(game)
    for step in course(game).steps:
        for move in (*step.do, *(wrong.move for wrong in step.wrong)):
            try:
                assert str(rules.parse_action(move)) == move
            except Refusal as refusal:
                pytest.fail(f"{step.id}: {refusal}")


def test_set_dice_go_on_with_others_when_they_are_used_up() -> None:
    lesson = Lesson(course("flying-colors"), 11, seed=1)
    dice = lesson.set_dice((5, 9), (3,), seed=1)
    assert [dice.die(10), dice.die(10), dice.below(9)] == [6, 10, 3]
    twin = dice.copy()
    assert [dice.die(10) for _ in range(5)] == [twin.die(10) for _ in range(5)]


def test_a_step_can_be_begun_alone() -> None:
    """The position of every step stands in the file: none waits for the one before."""
    for game in courses():
        which = course(game)
        used = {at.position for at in (*which.steps, *which.exercises)}
        assert used == which.positions.keys()


def asked(step: Step) -> bool:
    return step.ask is not None


def test_a_step_asks_for_moves_or_a_question() -> None:
    for game in courses():
        assert all(asked(step) != bool(step.do) for step in course(game).steps)


@pytest.mark.parametrize("game", courses())
def test_every_rule_that_a_course_names_is_in_the_book(game: str) -> None:
    named = {rule for step in course(game).steps for rule in step.rules}
    named |= {wrong.rule for step in course(game).steps for wrong in step.wrong}
    assert sorted(named - set(rulebook.of(game).rules)) == []
