"""Every message id used in the source exists in every language, with the same parameters."""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import rule_matrix
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import quarterdeck
from quarterdeck import registry
from quarterdeck.i18n import LANGUAGES, Catalogue, catalogue, catalogue_text, format, format_roll, rule_id
from quarterdeck.kernel import GameOver, Message, Mod, Roll, Ruleset, Step, action_tag, step_tag

SOURCE = Path(quarterdeck.__file__).parent
LOCALES = SOURCE / "i18n" / "locales"
OWNERS = {
    "qd": "kernel",
    "co": "cutting-out",
    "fc": "flying-colors",
    "sg": "sails-of-glory",
    "kp": "kaisers-pirates",
}
ID = re.compile(r"@?((?:qd|fc|sg|kp|co)-[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\.[a-z]+)?)")
LEAD = re.compile(r"@?((?:qd|fc|sg|kp|co)-(?:[a-z0-9]+-)+)")


class Variables(Visitor):  # type: ignore[misc]  # the base class has no types
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: object) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.names)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Each id and each id.attribute of a language with its parameters."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name} ({language}): {entry.content[:80]!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = variables(entry.value) if entry.value else frozenset()
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


@cache
def used() -> tuple[dict[str, str], dict[str, str]]:
    """Whole ids and beginnings of ids in the source, each with a place that uses it."""
    whole: dict[str, str] = {}
    leads: dict[str, str] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        parts = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            place = f"{path.relative_to(SOURCE)}:{node.lineno}"
            if id(node) in parts:
                if match := LEAD.fullmatch(node.value):
                    leads.setdefault(match[1], place)
            elif match := ID.fullmatch(node.value):
                whole.setdefault(match[1], place)
    return whole, leads


def derived(game: str) -> set[str]:
    """Ids that the kernel builds from the names of actions, options, scenarios, seats, steps and sums."""
    rules = registry.load(game)
    p = rules.prefix
    ids = {f"{p}-title"}
    for scenario in rules.scenarios():
        ids.add(scenario.title.removeprefix("@"))
        ids |= {f"{p}-seat-{seat}" for seat in scenario.seats}
    for option in rules.options():
        ids |= {f"{p}-opt-{option.id}", f"{p}-opt-{option.id}.hint"}
    if type(rules).label is Ruleset.label:
        ids |= {f"{p}-act-{action_tag(kind)}" for kind in rules.actions}
    for step in rules.steps:
        if step.ask is not Step.ask and step.prompt is Step.prompt:
            ids.add(f"{step_tag(step).replace('.', '-').replace('_', '-')}-prompt")
    for event in rules.events:
        sums = [name for name, kind in event.__annotations__.items() if kind == "Ledger"]
        ids |= {f"{event.__struct_config__.tag}-{name}" for name in sums}
    for rule in stated_rules(game):
        ids |= {rule_id(p, rule), f"{rule_id(p, rule)}.summary"}
    return ids


def stated_rules(game: str) -> set[str]:
    """The rule numbers that events, rolls, modifiers and questions of a game can show."""
    folder = SOURCE / "games" / registry.folder(game)
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py"))
    return {rule for tree in trees for rule, _ in rule_matrix.stated_rules(tree)}


def catalogued() -> list[str]:
    """The prefixes of which there is at least one catalogue or one use in the source."""
    seen = {id.partition("-")[0] for lang in LANGUAGES for id in messages(lang)}
    return sorted(p for p in OWNERS if p in seen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", catalogued())
def test_every_id_in_the_source_is_in_the_catalogue(prefix: str, language: str) -> None:
    known = messages(language)
    whole, leads = used()
    missing = [f"{id} ({at})" for id, at in whole.items() if id.startswith(f"{prefix}-") and id not in known]
    missing += [
        f"{lead}... ({at})"
        for lead, at in leads.items()
        if lead.startswith(f"{prefix}-") and not any(id.startswith(lead) for id in known)
    ]
    assert not missing, f"{len(missing)} missing in {language}: " + ", ".join(sorted(missing)[:40])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.games(small=True))
def test_every_id_the_kernel_derives_is_in_the_catalogue(game: str, language: str) -> None:
    missing = sorted(derived(game) - messages(language).keys())
    assert not missing, f"{len(missing)} missing in {language}: " + ", ".join(missing[:40])


@pytest.mark.parametrize("game", registry.games(small=True))
def test_sentences_of_events_name_fields_of_the_event(game: str) -> None:
    """What a sentence asks for is there; events that choose their own words are heard in play."""
    plain = [kind for kind in registry.load(game).events if "words" not in vars(kind)]
    asked = {kind: messages("en")[str(kind.__struct_config__.tag)] for kind in plain}
    unknown = {kind: names - set(kind.__struct_fields__) for kind, names in asked.items()}
    assert not {kind: names for kind, names in unknown.items() if names}
    assert any(asked.values())


def written_out() -> Iterator[tuple[str, str, set[str]]]:
    """Each `Message("id", {"name": ...})` of the source: its place, its id and the parameters it is given."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Message"), args=[ast.Constant(value=str(id)), *rest]):
                    given = rest[0] if rest else ast.Dict([], [])
                    if isinstance(given, ast.Dict) and all(isinstance(k, ast.Constant) for k in given.keys):
                        names = {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
                        yield f"{path.relative_to(SOURCE)}:{node.lineno}", id, names


def test_messages_are_given_what_their_sentences_ask_for() -> None:
    """As the client's `t()` is typed by the catalogues, so is every message the rules write out."""
    calls = list(written_out())
    wrong = [
        f"{place} {id}: {sorted(messages('en')[id] ^ names)}"
        for place, id, names in calls
        if id in messages("en") and messages("en")[id] != names
    ]
    assert len(calls) > 100
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("prefix", sorted({id.partition("-")[0] for id in messages("en")}))
def test_languages_agree_in_ids_and_parameters(prefix: str) -> None:
    english = {id: names for id, names in messages("en").items() if id.startswith(f"{prefix}-")}
    for language in LANGUAGES:
        other = {id: names for id, names in messages(language).items() if id.startswith(f"{prefix}-")}
        assert sorted(english.keys() ^ other.keys()) == []
        differ = {id: (set(english[id]), set(other[id])) for id in english if english[id] != other[id]}
        assert not differ


def test_parameters_are_resolved() -> None:
    message = Message("qd-resigned", {"seat": "@co-seat-red"})
    assert format(message, "en") == "Red gives up."
    assert format(message, "es") == "Rojo: abandono de la partida."
    over = GameOver("@co-level-prize-money", ("@co-seat-red", "Anne"), Message("co-last-night")).words()
    assert format(over, "it") == (
        "La partita è finita: maggior bottino. Primo posto: Rosso e Anne. L'ultima notte è passata."
    )
    assert format("@co-opt-nights.hint") == "How many prizes are fought for."
    assert format("plain words") == "plain words"


def test_numbers_have_no_grouping_and_choose_the_plural() -> None:
    assert "1805" in format(Message("co-sent", {"seat": "Red", "boats": 1805}))
    assert format(Message("co-sent", {"seat": "Red", "boats": 1}), "it") == "Red ha mandato una scialuppa."


def test_what_is_missing_is_named() -> None:
    text, errors = catalogue("es").try_text("co-no-such-thing")
    assert (text, len(errors)) == ("co-no-such-thing", 1)
    _, errors = catalogue("es").try_text("co-sent", {"seat": "@co-no-such-thing", "boats": 1})
    assert len(errors) == 1
    with pytest.raises(ValueError, match="no language 'xx'; there are: en, es, it"):
        Catalogue("xx")


def test_a_roll_shows_its_arithmetic() -> None:
    roll = Roll((6,), (4,), (Mod(3, "co-mod-boats", "4"), Mod(-2, "co-mod-false-light", "3")), 5)
    assert format_roll(roll) == "(d6: 4, +3 boats [4], -2 false light [3] = 5)"
    assert format_roll(roll, "es") == "(d6: 4, +3 botes [4], -2 luz falsa [3] = 5)"


def test_a_draw_without_dice_begins_with_its_first_reason() -> None:
    roll = Roll((), (), (Mod(5, "sg-mod-firepower", "SG-B-GUN-6"),), 5, 5)
    assert format_roll(roll) == "(+5 firepower of the arc [SG-B-GUN-6] = 5 → 5)"


def test_the_browser_gets_the_same_text() -> None:
    assert "co-title = Golpe de mano" in catalogue_text("es")


def forbidden_terms() -> list[dict[str, str]]:
    """Words that editors who sail struck out, and what is said instead (`files` begin so, or any)."""
    with (Path(__file__).parent / "forbidden_terms.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("term", forbidden_terms(), ids=lambda term: f"{term['language']}-{term['pattern']}")
def test_the_glossary_is_kept(term: dict[str, str]) -> None:
    pattern = re.compile(term["pattern"], re.IGNORECASE)
    said = [
        f"{path.name}:{number}: {line.strip()} (say: {term['instead']})"
        for path in sorted((LOCALES / term["language"]).glob(f"{term['files'].rstrip('*')}*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#") and pattern.search(line)
    ]
    assert not said, "\n".join(said)
