"""Guided games and exercises over HTTP. The server keeps nothing: a lesson is its data, the learner's moves
so far and a seed, so every request opens the position and plays them again."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import get, post
from litestar.params import FromPath, JSONBody

from quarterdeck.kernel import Refusal
from quarterdeck.lessons import Attempt, Course, Lesson, Reply, course, courses

from .api import problems
from .problems import Trouble, from_refusal
from .schema import MatchOut, SeatOut, StateOut
from .schema_study import (
    AskOut,
    ChoiceOut,
    CourseOut,
    CoursesOut,
    ExerciseOut,
    LessonIn,
    LessonOut,
    LessonPreviewIn,
    LessonPreviewOut,
    StepOut,
)
from .wire import AnyGame, decision_out, event_out, message_out, outcome_out

Run = Lesson | Attempt


@get("/api/lessons", responses=problems(), summary="The guided games and their exercises")
async def list_lessons() -> CoursesOut:
    return CoursesOut([course_out(course(game)) for game in courses()])


def course_out(which: Course) -> CourseOut:
    return CourseOut(
        which.game,
        which.next,
        [StepOut(step.id, step.chapter) for step in which.steps],
        [ExerciseOut(one.id, one.minutes) for one in which.exercises],
    )


@post(
    "/api/lessons/{game:str}/{lesson:str}",
    status_code=200,
    responses=problems(409),
    summary="A step of a guided game or an exercise: how it stands, and what comes of a try",
)
async def try_lesson(game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonIn]) -> LessonOut:
    run = resumed(game, lesson, data.done, data.seed)
    if data.choice is not None:
        return lesson_out(lesson, run, answered(run, data.choice))
    return lesson_out(lesson, run, None if data.move is None else run.act(data.move))


@post(
    "/api/lessons/{game:str}/{lesson:str}/preview",
    status_code=200,
    responses=problems(409),
    summary="What a move in a lesson would do",
)
async def preview_in_lesson(
    game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonPreviewIn]
) -> LessonPreviewOut:
    run = resumed(game, lesson, data.done, data.seed)
    try:
        action = run.action(data.action)
    except Refusal as refusal:
        raise from_refusal(refusal) from None
    if action not in run.game.pending.get(run.seat, ()):
        raise Trouble("illegal-action", "only what is offered can be tried")
    return LessonPreviewOut(game, run.game.rules.preview(run.game, run.seat, action))


def resumed(game: str, lesson: str, done: Sequence[str], seed: int) -> Run:
    """The lesson as the learner left it."""
    if game not in courses():
        raise Trouble("not-found", "no lessons for such a game")
    which = course(game)
    number = which.number(lesson)
    if number is None and lesson not in {one.id for one in which.exercises}:
        raise Trouble("not-found", "no such lesson")
    run = Attempt(which, which.exercise(lesson), seed) if number is None else Lesson(which, number, seed)
    for move in done:
        if run.act(move).kind in ("other", "refused"):
            raise Trouble("illegal-action", "the lesson never came to this")
    return run


def answered(run: Run, choice: str) -> Reply:
    ask = run.step.ask if isinstance(run, Lesson) else None
    if not isinstance(run, Lesson) or ask is None or choice not in {one.id for one in ask.choices}:
        raise Trouble("illegal-action", "nothing of the kind is asked")
    return run.answer(choice)


def lesson_out(lesson: str, run: Run, reply: Reply | None) -> LessonOut:
    at = run.step if isinstance(run, Lesson) else run.exercise
    ask = run.step.ask if isinstance(run, Lesson) else None
    led_to = reply.led_to if reply else None
    return LessonOut(
        game=run.course.game,
        lesson=lesson,
        kind=reply.kind if reply else "open",
        say=message_out(reply.say) if reply and reply.say else None,
        rule=reply.rule if reply else "",
        rules=list(run.step.rules) if isinstance(run, Lesson) else [],
        done=run.done,
        rest=list(run.rest),
        ask=AskOut(ask.on, [ChoiceOut(one.id, one.right) for one in ask.choices]) if ask else None,
        dice_set=bool(at.dice or at.picks),
        state=state_out(lesson, run, run.game),
        tried=state_out(lesson, run, led_to) if led_to else None,
    )


def state_out(lesson: str, run: Run, game: AnyGame) -> StateOut:
    """A lesson's table, told as that of a match."""
    seat = run.seat
    decision = game.decision(seat)
    return StateOut(
        match=match_of(lesson, run, game),
        game=run.course.game,
        seat=seat,
        mine=[seat],
        seq=len(run.done),
        n=game.events,
        view=game.view(seat),
        decision=decision_out(game, decision) if decision else None,
        can_undo=bool(run.done) and game.can_undo(seat),
        events=[event_out(event) for event in game.log(seat)],
        hints=game.rules.hints(game, seat) if decision else None,
    )


def match_of(lesson: str, run: Run, game: AnyGame) -> MatchOut:
    def seated(seat: str) -> SeatOut:
        mine = seat == run.seat
        return SeatOut(seat, "human", None, None, True, mine, False, False)

    return MatchOut(
        id=f"lesson-{lesson}",
        game=run.course.game,
        scenario=game.scenario,
        options=game.rules.chosen_options(game),
        rules_version=game.rules.version,
        status="playing",
        seats=[seated(seat) for seat in game.seats],
        waiting_for=list(game.pending),
        seq=len(run.done),
        listed=False,
        spectators=False,
        key_hash="",
        created=0.0,
        updated=0.0,
        outcome=outcome_out(game.outcome, []) if game.outcome else None,
    )


HANDLERS = [list_lessons, try_lesson, preview_in_lesson]
