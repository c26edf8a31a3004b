"""Guided first games and exercises: data files, and what runs them on the real engine.

lesson = Lesson(course("flying-colors"), 4)     # the fourth step: its position, its dice, its moves so far
reply = lesson.act("ahead")                     # done, on, other (taken back) or refused
reply.kind, reply.say
"""

from quarterdeck.lessons.course import Course, Exercise, Fact, Step, Wrong, course, courses
from quarterdeck.lessons.run import Attempt, Lesson, Progress, Reply

__all__ = [
    "Attempt",
    "Course",
    "Exercise",
    "Fact",
    "Lesson",
    "Progress",
    "Reply",
    "Step",
    "Wrong",
    "course",
    "courses",
]
