"""Every rule of the three books has its page in three languages, without script."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser

import httpx
import pytest

from quarterdeck import registry, rulebook
from quarterdeck.i18n import catalogue
from quarterdeck.server import rulepages as pages

Visitor = Callable[[], httpx.Client]
MARKUP = re.compile(r"\*\*|\[\[.+?\]\]|\{.+?\}| *\| *|^\* |^\d+\. |[-|]{3,}|\n+", re.MULTILINE)


class Reader(HTMLParser):
    """What a page says and where it leads."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.tags: set[str] = set()
        self.words = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        found = dict(attrs)
        if tag == "a":
            self.links.append(found["href"] or "")
        if found.get("id"):
            self.ids.add(found["id"] or "")

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_rule_has_its_page(game: str, language: str) -> None:
    book, known = rulebook.of(game), catalogue(language)
    contents = Reader(pages.contents_page(game, language))
    for rule in book.rules:
        page = Reader(pages.rule_page(game, rule, language))
        title = pages.title(game, rule, language)
        assert "-rule-" not in title and title in page.words, rule
        assert "script" not in page.tags
        assert [part for part in MARKUP.split(book.text(rule, language)) if part not in page.words] == []
        assert all(ruling.text(language) in page.words for ruling in book.rulings_on(rule)), rule
        assert pages.address(game, rule, language) in contents.links
        for link in page.links:
            path, _, anchor = link.partition("#")
            if path.startswith(f"/rules/{game}/"):
                to = path.removeprefix(f"/rules/{game}/").partition("?")[0]
                assert to in book.rules, (rule, link)
                assert not anchor or to in book.rulings[anchor.removeprefix("ruling-")].rules, (rule, link)
    assert all(term.text(language) in contents.words for term in book.terms.values())
    assert known.text("web-rules-glossary") in contents.words


def test_a_page_leads_to_the_rules_beside_it() -> None:
    order = list(rulebook.of("flying-colors").rules)
    for at, beside in ((0, [1]), (7, [6, 8]), (len(order) - 1, [len(order) - 2])):
        page = pages.rule_page("flying-colors", order[at], "en")
        last = page.partition(catalogue("en").text("web-rules-around"))[2]
        links = [link for link in Reader(last).links if link.startswith("/rules/flying-colors/")]
        assert links == [pages.address("flying-colors", order[place], "en") for place in beside]


@pytest.mark.parametrize("game", registry.games())
def test_the_book_in_one_page_leads_only_into_itself(game: str) -> None:
    page = Reader(pages.book_page(game, "en"))
    inside = {link[1:] for link in page.links if link.startswith("#")}
    assert len(inside) > 40 and inside <= page.ids
    assert set(rulebook.of(game).rules) <= page.ids


def test_pages_are_served_in_the_readers_language(visitor: Visitor) -> None:
    http = visitor()
    spanish = http.get("/rules/flying-colors/12.5", headers={"accept-language": "fr-FR, es;q=0.8"})
    assert spanish.headers["content-type"] == "text/html; charset=utf-8"
    assert 'lang="es"' in spanish.text and "Tipo de ataque" in spanish.text
    assert "Tipo di attacco" in http.get("/rules/flying-colors/12.5?lang=it").text
    assert "/rules/sails-of-glory?lang=en" in http.get("/rules").text
    assert http.get("/rules/flying-colors").status_code == 200
    assert http.get("/rules/flying-colors/book").status_code == 200
    for missing in ("/rules/checkers", "/rules/flying-colors/99.9", "/rules/flying-colors/12.5?lang=fr"):
        assert http.get(missing).status_code in (400, 404), missing
