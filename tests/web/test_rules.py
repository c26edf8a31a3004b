"""A rule opens where it is cited and has a page: its text, the rulings on it, what it refers to."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from quarterdeck import rulebook
from table_page import Sight

pytestmark = pytest.mark.browser

COMPUTER = {"kind": "bot", "level": "random"}


@pytest.mark.parametrize(
    "language,game,scenario,seats,rule",
    [
        ("en", "kaisers-pirates", "two-players", ("north", "south"), "3.1"),
        ("es", "sails-of-glory", "enemy_in_sight", ("british", "french"), "SG-X-GEN-1"),
    ],
)
def test_a_cited_rule_can_be_read_with_its_rulings(
    visitor: Callable[..., Sight], language: str, game: str, scenario: str, seats: tuple[str, str], rule: str
) -> None:
    sight, book = visitor(language), rulebook.of(game)
    made = sight.go("/").new_match(game, scenario, {seats[0]: {"kind": "human"}, seats[1]: COMPUTER})
    sight.open_table(made["id"])
    cited = sight.page.locator(f'button.rule-number[aria-label$=" {rule}"]').first
    expect(cited).to_be_visible(timeout=30_000)
    sight.skip_story()
    cited.click(timeout=30_000)
    sheet = sight.page.get_by_test_id("rule")
    begins, _, linked = book.text(rule, language).partition("[[ruling ")
    begins = begins.split(" (")[0].split(".")[0]
    expect(sheet).to_contain_text(begins, timeout=30_000)  # the book is read when first asked for
    assert book.rulings_on(rule)
    for ruling in book.rulings_on(rule):
        expect(sheet).to_contain_text(ruling.text(language))
    sheet.locator("a.rule-number").first.click()  # both texts refer to a ruling first
    expect(sheet).to_contain_text(book.rulings[linked.split("]]")[0]].text(language))
    expect(sheet).not_to_contain_text(begins)
    sight.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_rules_are_pages_that_can_be_searched(visitor: Callable[..., Sight]) -> None:
    sight = visitor("it")
    book, page = rulebook.of("flying-colors"), sight.go("/#/rules/flying-colors/12.5").page
    expect(page.get_by_role("heading", level=1)).to_have_text("Tipo di attacco", timeout=30_000)
    for ruling in book.rulings_on("12.5"):
        expect(page.locator(f"#ruling-{ruling.n}")).to_contain_text(ruling.text("it"))
    page.get_by_role("link", name="12.4").first.click()
    expect(page).to_have_url(re.compile(r"#/rules/flying-colors/12\.4$"))
    term = page.locator("main button.term").first
    term.hover()
    names = {entry.name("it").lower(): entry.text("it") for entry in book.terms.values()}
    expect(page.get_by_role("tooltip")).to_have_text(names[(term.text_content() or "").lower()])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("/")
    page.keyboard.type("carronat")
    found = page.locator("nav[aria-label=Indice] li a")
    carronades = page.locator('nav a[href$="/12.12"]')
    expect(carronades).to_have_count(1)
    expect(page.locator("mark").first).to_have_text(re.compile("carronat", re.IGNORECASE))
    wanted = {rule for rule, text in book.texts["it"].items() if re.search(r"\bcarronat", text.lower())}
    assert wanted <= {text.split()[0] for text in found.all_inner_texts()}
    before = len(asked)  # the other two books, once
    page.keyboard.type("e")
    expect(carronades).to_have_count(1)
    assert len(asked) == before and before <= 2
    sight.go("/#/rules/flying-colors/glossary")
    expect(page.locator("dt").filter(has_text=book.terms["rake"].it).first).to_be_visible()
    assert sight.accessibility() == []
    assert sight.overflow() <= 0
