"""Guided games in the browser: by doing what they say, and by doing something else first."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from lesson_page import LessonPage
from quarterdeck.i18n import catalogue
from quarterdeck.lessons import course, courses
from table_page import Sight

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", courses())
def test_a_guided_game_is_played_through_by_doing_something_else_first(sight: Sight, game: str) -> None:
    which = course(game)
    lesson = LessonPage(sight, which).open(which.steps[0].id)
    explained = 0
    for step in which.steps:
        lesson.at(step.id)
        explained += any(lesson.try_wrong(wrong) for wrong in step.wrong if not wrong.after)
        lesson.do(step)
        lesson.go_on()
    expect(lesson.page.get_by_test_id("lesson-end")).to_be_visible()
    assert explained >= 8, "steps whose wrong tries can be made on the page"
    assert sight.bare_ids() == []


@pytest.mark.parametrize("lang, phone", [("es", True), ("it", False)])
@pytest.mark.parametrize("game", courses())
def test_a_guided_game_is_played_through_by_doing_what_it_says(
    visitor: Callable[..., Sight], game: str, lang: str, phone: bool
) -> None:
    """In Spanish on a phone, in Italian at a desk."""
    sight = visitor(lang=lang, phone=phone)
    which = course(game)
    lesson = LessonPage(sight, which, lang).open(which.steps[0].id)
    for step in which.steps:
        lesson.at(step.id)
        lesson.do(step)
        lesson.go_on()
    expect(lesson.page.get_by_test_id("lesson-end")).to_be_visible()
    assert sight.bare_ids() == []


def test_from_home_one_click_and_a_newcomer_fires_a_broadside(sight: Sight) -> None:
    page = sight.go("/").page
    page.get_by_role("link", name="Learn to play").first.click()
    lesson = LessonPage(sight, course("flying-colors"))
    lesson.at("fc-0")
    lesson.press("fire 0 port 1")
    lesson.press("shoot hull")
    expect(page.get_by_test_id("lesson-done")).to_be_visible()
    lesson.go_on()
    lesson.at("fc-1")
    page.goto("/#/")
    expect(page.get_by_role("link", name=re.compile("Go on learning"))).to_contain_text("step 2 of 17")
    page.get_by_role("link", name=re.compile("Go on learning")).click()
    lesson.at("fc-1")


def test_exercises_are_missed_solved_and_kept_and_any_chapter_can_be_begun(sight: Sight) -> None:
    which = course("flying-colors")
    lesson = LessonPage(sight, which).open("five-or-fewer")
    page = lesson.page
    lesson.line(which.exercise("five-or-fewer").misses)
    expect(page.get_by_test_id("lesson-missed")).to_be_visible()
    page.get_by_role("button", name="Once more").click()
    expect(page.locator(".lesson[data-moves='0']")).to_have_count(1)
    lesson.line(which.exercise("five-or-fewer").solution)
    page.get_by_test_id("lesson-next").click()
    expect(page.get_by_role("link", name=re.compile("Five or fewer"))).to_contain_text("2 tries")
    assert sight.accessibility() == []
    page.get_by_role("link", name=re.compile("4. Guns")).click()
    lesson.at("fc-9")
    assert sight.accessibility() == []


def test_the_lesson_shows_what_to_do_and_a_step_back(sight: Sight) -> None:
    lesson = LessonPage(sight, course("flying-colors")).open("fc-9")
    expect(lesson.page.get_by_test_id("the-rule").locator("figure > svg")).to_be_visible()  # 12.5: rakes
    page = lesson.page
    expect(page.get_by_test_id("ring")).to_be_visible()
    expect(page.locator("[aria-describedby=lesson-do]")).to_have_attribute("data-action", "ahead")
    lesson.line(["ahead"])
    page.keyboard.press("z")
    expect(page.locator(".lesson[data-moves='0']")).to_have_count(1)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_test_id("lesson-done")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    lesson.at("fc-8")


def test_a_choice_is_pointed_at_on_the_table(sight: Sight) -> None:
    lesson = LessonPage(sight, course("flying-colors")).open("fc-1")
    rose = lesson.page.get_by_test_id("rose")
    rose.locator("[data-choice='5'] path").first.click(force=True)
    why = catalogue("en").text("ls-fc-1-5.why")
    expect(lesson.page.get_by_test_id("lesson-why")).to_contain_text(why)
    rose.locator("[data-choice='1'] path").first.click(force=True)
    expect(lesson.page.get_by_test_id("lesson-done")).to_be_visible()
