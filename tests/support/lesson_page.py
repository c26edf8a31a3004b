"""A guided game in the browser, as a learner plays it: pressing what the page shows."""

from __future__ import annotations

import json
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from quarterdeck.i18n import catalogue
from quarterdeck.lessons import Course, Exercise, Step, Wrong
from table_page import Sight


class LessonPage:
    def __init__(self, sight: Sight, course: Course, lang: str = "en") -> None:
        self.sight, self.course, self.lang = sight, course, lang

    @property
    def page(self) -> Page:
        return self.sight.page

    def open(self, name: str) -> LessonPage:
        self.page.goto(f"/#/learn/{self.course.game}/{name}")
        self.at(name)
        return self

    def at(self, name: str) -> None:
        """The sheet says the words of this lesson."""
        words = catalogue(self.lang).text(f"ls-{name}")
        expect(self.page.get_by_test_id("lesson")).to_contain_text(words)
        self.sight.at_the_table()

    def place(self, action: str) -> Locator:
        return self.page.locator(f".stage [data-action={json.dumps(action)}]:visible").first

    def press(self, action: str) -> None:
        """A second time where the first only takes it in hand."""
        self.sight.skip_story()
        card = self.page.locator(f".stage [data-card={json.dumps(action.split()[-1])}]:visible")
        if not self.place(action).count() and card.count():
            card.first.click()
        place = self.place(action)
        if place.get_attribute("aria-pressed") == "false":
            place.click()
        place.click()

    def try_wrong(self, wrong: Wrong) -> bool:
        """A try that is not the one, if the page shows it here: whether its reason was given."""
        last = json.dumps(wrong.move.split()[-1])
        barred = self.page.locator(
            f".stage [data-refused={json.dumps(wrong.move)}]:visible, .stage [data-card={last}]:visible"
        )
        if not wrong.refusal and self.place(wrong.move).count():
            self.press(wrong.move)
        elif wrong.refusal and barred.count():
            barred.first.click(position={"x": 20, "y": 12}, force=True)
        else:
            return False
        why = self.page.get_by_test_id("lesson-why")
        expect(why).to_be_visible()
        if wrong.say:
            expect(why).to_contain_text(catalogue(self.lang).text(wrong.say))
        return True

    def do(self, step: Step) -> None:
        """What the step says; then on."""
        if step.ask is not None:
            right = next(one.id for one in step.ask.choices if one.right)
            self.page.locator(f"[data-testid=lesson] button[data-choice={json.dumps(right)}]").click()
        else:
            self.line(step.do)
        expect(self.page.get_by_test_id("lesson-done")).to_be_visible()

    def line(self, moves: Sequence[str]) -> None:
        for count, move in enumerate(moves, 1):
            self.sight.skip_story()
            card = self.page.locator(f".stage [data-card={json.dumps(move.split()[-1])}]:visible")
            expect(self.place(move).or_(card).first).to_be_visible()
            self.press(move)
            expect(self.page.locator(f".lesson[data-moves='{count}']")).to_have_count(1)

    def go_on(self) -> None:
        self.page.get_by_test_id("lesson-next").click()

    def solve(self, exercise: Exercise) -> None:
        self.open(exercise.id)
        self.line(exercise.solution)
        expect(self.page.get_by_test_id("lesson-done")).to_be_visible()
