"""A rule opens where it is cited: its whole text, the rulings on it, and what it refers to."""

from __future__ import annotations

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
        ("it", "kaisers-pirates", "two-players", ("north", "south"), "3.1"),
    ],
)
def test_a_cited_rule_can_be_read_with_its_rulings(
    visitor: Callable[..., Sight], language: str, game: str, scenario: str, seats: tuple[str, str], rule: str
) -> None:
    sight, book = visitor(language), rulebook.of(game)
    made = sight.go("/").new_match(game, scenario, {seats[0]: {"kind": "human"}, seats[1]: COMPUTER})
    sight.open_table(made["id"])
    sight.page.locator(f'button.ru[aria-label$=" {rule}"]').first.click()
    dialog = sight.page.locator(".pop[role=dialog]")
    begins, _, linked = book.text(rule, language).partition("[[ruling ")
    begins = begins.split(" (")[0].split(".")[0]
    expect(dialog).to_contain_text(begins)
    assert book.rulings_on(rule)
    for ruling in book.rulings_on(rule):
        expect(dialog).to_contain_text(ruling.text(language))
    dialog.locator("button.ru").first.click()  # both texts refer to a ruling first
    expect(dialog).to_contain_text(book.rulings[linked.split("]]")[0]].text(language))
    expect(dialog).not_to_contain_text(begins)
