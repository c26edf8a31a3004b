"""The rulebook as data: every cited ruling can be read in three languages, in words that are ours."""

from __future__ import annotations

import csv
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck import registry, rulebook
from quarterdeck.datapack import DataSource

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


LINK = re.compile(r"\[\[(.+?)\]\]")
DIAGRAM = re.compile(r"^\{diagram: ([a-z-]+)\}$", re.MULTILINE)
TABLE_LINE = re.compile(r"^\|.*$", re.MULTILINE)


@pytest.mark.parametrize("name", BOOKS)
def test_every_rule_is_written_in_three_languages(name: str) -> None:
    book = rulebook.read(name)
    for written in book.texts.values():
        assert list(written) == list(book.rules)
        assert all(written.values())


@pytest.mark.parametrize("name", BOOKS)
def test_links_lead_somewhere(name: str) -> None:
    book = rulebook.read(name)
    known = {*book.rules, *(f"ruling {n}" for n in book.rulings)}
    for written in book.texts.values():
        for rule, text in written.items():
            assert not set(LINK.findall(text)) - known, rule
            assert text.count("[[") == len(LINK.findall(text)) and text.count("**") % 2 == 0, rule
            assert text.count("{") == len(DIAGRAM.findall(text)), rule


def shape(text: str) -> tuple[list[str], list[str], list[int], list[str]]:
    """What a translation cannot change: links, diagrams, columns of tables, signed figures."""
    columns = [line.count("|") for line in TABLE_LINE.findall(text)]
    figures = re.findall(r"[+−]\d+", text)
    return sorted(LINK.findall(text)), DIAGRAM.findall(text), columns, sorted(figures)


@pytest.mark.parametrize("name", BOOKS)
def test_the_languages_say_the_same(name: str) -> None:
    written = rulebook.read(name).texts
    for rule, english in written["en"].items():
        for language in ("es", "it"):
            assert shape(written[language][rule]) == shape(english), (language, rule)


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_the_printed_tables_are_those_in_force(language: str) -> None:
    """[12.8] [12.9] The tables of the text against the data the game plays by."""
    texts = rulebook.read("flying_colors").texts[language]
    source = DataSource.of("quarterdeck.games.flying_colors")
    power = [
        f"{row['rate']} {row['range']} {row['firepower'].replace('-', '–')}"
        + ("*" if row["shaded"] == "yes" else "")
        for row in csv.DictReader(source.text("firepower.csv").splitlines())
    ]
    lines = [cells(line) for line in TABLE_LINE.findall(texts["12.8"])]
    assert sorted(power) == sorted(
        f"{line[0]} {reach} {cell}" for line in lines[2:] for reach, cell in enumerate(line[1:], 1)
    )
    hits = list(csv.DictReader(source.text("hit_results.csv").splitlines()))
    lines = [cells(line) for line in TABLE_LINE.findall(texts["12.9"])]
    head = next(line for line in lines if line[-1] == ">20")
    rows = [line for line in lines if len(line) == len(head) and line[0].isdigit()]
    for kind, half in (("rigging", rows[:13]), ("hull", rows[13:])):
        told = {
            (column, line[0]): cell for line in half for column, cell in zip(head[1:], line[1:], strict=True)
        }
        assert told == {(row["firepower"], row["die"]): row[kind].replace("-", "–") for row in hits}


AGAINST = {"en": "against", "es": "contra", "it": "contro"}


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_the_cards_are_described_with_their_dice(language: str) -> None:
    """[3.3] Number of copies, decision coins, attack coins and prizes against the data of the cards."""
    texts = rulebook.read("kaisers_pirates").texts[language]
    source = DataSource.of("quarterdeck.games.kaisers_pirates")
    for card in csv.DictReader(source.text("action_cards.csv").splitlines()):
        text = texts[card["rule_ref"]]
        facts = [f"({card['count']}", card["attack_dice"], card["mine_dice"], card["dc_dice"]]
        facts += [card["victory_prize"], card["defence_dice"] if card["is_reaction"] == "1" else ""]
        if card["challenge_dice"]:
            facts.append(f"{card['challenge_dice']} {AGAINST[language]} {card['response_dice']}")
        assert [fact for fact in facts if fact not in text] == [], card["id"]


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_scenarios_are_described_as_they_are_played(language: str) -> None:
    """[18.0] Turns, sheets, wind and audacity of the table under each battle against its data file."""
    texts = rulebook.read("flying_colors").texts[language]
    source = DataSource.of("quarterdeck.games.flying_colors")
    checked = 0
    for name in source.names("scenarios", ".toml"):
        battle = tomllib.loads(source.text(name))
        if not battle.get("units"):  # a frame for other battles
            continue
        told = [cells(line)[1] for line in TABLE_LINE.findall(texts[battle["section"]])[2:]]
        assert battle["turns"] == 0 or told[1] == str(battle["turns"]), name
        assert told[2:4] == [", ".join(battle["maps"]), str(battle["wind_direction"])], name
        assert re.findall(r"\d+", told[5]) == [str(value) for value in battle["audacity"].values()], name
        checked += 1
    assert checked == 20


@pytest.mark.parametrize("name", BOOKS)
def test_the_glossary_explains_each_word_once(name: str) -> None:
    book = rulebook.read(name)
    assert len(book.terms) > 20
    for language in rulebook.LANGUAGES:
        names = [term.name(language).lower() for term in book.terms.values()]
        assert len(set(names)) == len(names)
        assert all(term.text(language).endswith(".") for term in book.terms.values())
    assert {term.rule for term in book.terms.values()} <= set(book.rules)


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Every eight words on end; the lines of tables are facts, not sentences."""
    words = WORD.findall(TABLE_LINE.sub("", text).lower())
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
        *((term.id, term.text(of)) for term in book.terms.values() for of in rulebook.LANGUAGES),
        *((f"{of} {rule}", text) for of, written in book.texts.items() for rule, text in written.items()),
    ]
    assert not [(where, " ".join(run)) for where, text in texts for run in runs(text) if run in printed]
