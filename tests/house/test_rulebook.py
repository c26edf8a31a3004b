"""The rulebook as data: every cited ruling can be read in three languages, in words that are ours."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck import registry, rulebook

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "quarterdeck"
# The printed rules and the source of the rulings; they are not part of the repository.
SHARED = Path(os.environ.get("QUARTERDECK_SHARED", ROOT.parent / "shared"))
BOOKS = [registry.folder(game) for game in registry.games()]

# "ruling 12", "rulings 34-37", "rulings 56, 57 and 61"; The Kaiser's Pirates says R12.
CITED = re.compile(r"\brulings? (\d+(?:(?:, | and |-)\d+)*)|\bR(\d+)\b", re.IGNORECASE)
WORD = re.compile(r"[^\W_]+")
RUN = 8


def cited(text: str) -> Iterator[int]:
    for listed, single in CITED.findall(text):
        for part in re.split(", | and ", listed or single):
            first, _, last = part.partition("-")
            yield from range(int(first), int(last or first) + 1)


def test_citations_are_understood() -> None:
    assert list(cited("Lost [ruling 12], see rulings 34-36, 40 and 7 (R3)")) == [12, 34, 35, 36, 40, 7, 3]


@pytest.mark.parametrize("name", BOOKS)
def test_every_ruling_cited_in_the_code_can_be_read(name: str) -> None:
    known = rulebook.read(name).rulings
    files = [*(PACKAGE / "games" / name).rglob("*.py"), *(PACKAGE / "ai" / name).rglob("*.py")]
    found = {(path.name, n) for path in files for n in cited(path.read_text(encoding="utf-8"))}
    assert len(found) > 20
    assert not sorted((file, n) for file, n in found if str(n) not in known)


@pytest.mark.parametrize("name", BOOKS)
def test_rulings_have_three_texts_and_explain_rules_of_the_book(name: str) -> None:
    book = rulebook.read(name)
    assert [int(n) for n in book.rulings] == list(range(1, len(book.rulings) + 1))
    for ruling in book.rulings.values():
        assert ruling.rules and not set(ruling.rules) - set(book.rules), ruling.n
        texts = [ruling.text(language) for language in rulebook.LANGUAGES]
        assert all(text[0].isupper() or not text[0].isalpha() for text in texts), ruling.n
        assert len(set(texts)) == 3, ruling.n
    assert book.rulings_on(book.rulings["1"].rules[0])[0] == book.rulings["1"]


def runs(text: str) -> Iterator[tuple[str, ...]]:
    words = WORD.findall(text.lower())
    return zip(*(words[i:] for i in range(RUN)), strict=False)


@pytest.fixture(scope="module")
def printed() -> set[tuple[str, ...]]:
    """Every run of eight words in the printed rules and in the source of the rulings."""
    files = [*SHARED.glob("rulebooks/*.txt"), *SHARED.glob("data/*/rulings.md")]
    if not files:
        pytest.skip("the printed rules are not here")
    return {run for file in files for run in runs(file.read_text(encoding="utf-8", errors="replace"))}


@pytest.mark.parametrize("name", BOOKS)
def test_no_sentence_is_the_books(name: str, printed: set[tuple[str, ...]]) -> None:
    book = rulebook.read(name)
    texts = [
        *(
            (f"ruling {n}", ruling.text(of))
            for n, ruling in book.rulings.items()
            for of in rulebook.LANGUAGES
        ),
        *((f"{of} {rule}", text) for of, written in book.texts.items() for rule, text in written.items()),
    ]
    assert not [(where, " ".join(run)) for where, text in texts for run in runs(text) if run in printed]
