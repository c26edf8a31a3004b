"""Write what the client is told about messages: their ids and arguments as types, and how selectors read.

    .venv/bin/python web/tools/words.py                     src/common/messages.ts: every id and what it wants
    .venv/bin/python web/tools/words.py renderings FILE     every message with a selector as Python says it

`npm run check` and `npm run lint` write the first before they look at it. A test has the second read by
the client, once for each key of each selector, and compares the sentences.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import quarterdeck
from quarterdeck.i18n import LANGUAGES, catalogue

LOCALES = Path(quarterdeck.__file__).parent / "i18n" / "locales"
WEB = Path(__file__).resolve().parents[1]
TYPES = WEB / "src" / "common" / "messages.ts"

PLURALS = {"zero", "one", "two", "few", "many", "other"}
WORDS = {"yes": True, "no": False, "none": None}
NUMBERS = (0, 1, 2, 5, 21, 1200)
Arguments = dict[str, set[str]]
"""The variables of a message, each with the keys it is selected by (none: it is only shown)."""
Said = bool | int | str | None


class _Arguments(Visitor):  # type: ignore[misc]  # the base class has no types
    def __init__(self) -> None:
        self.found: Arguments = {}
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.refers.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        assert isinstance(node.selector, ftl.VariableReference), "only variables are selected by"
        keys = self.found.setdefault(node.selector.id.name, set())
        keys |= {getattr(v.key, "name", None) or str(v.key.value) for v in node.variants}
        self.generic_visit(node)


def arguments(pattern: ftl.Pattern | None) -> _Arguments:
    visitor = _Arguments()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor


@cache
def messages(language: str) -> dict[str, Arguments]:
    """Each id and each id.attribute of a language with its arguments, those of messages it refers to too."""
    found: dict[str, _Arguments] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name} ({language}): {entry.content[:80]!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = arguments(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = arguments(attribute.value)
    for visitor in found.values():
        for other in visitor.refers:
            for name in found[other].found:
                visitor.found.setdefault(name, set())
    return {id: visitor.found for id, visitor in found.items()}


@cache
def known() -> dict[str, Arguments]:
    """Every id with the keys of all languages together: some inflect where others do not."""
    together: dict[str, Arguments] = {}
    for language in LANGUAGES:
        for id, found in messages(language).items():
            mine = together.setdefault(id, {})
            for name, keys in found.items():
                mine.setdefault(name, set()).update(keys)
    return dict(sorted(together.items()))


def is_count(keys: set[str]) -> bool:
    """Selected by how many there are."""
    return bool(keys) and all(key in PLURALS or key.isdigit() for key in keys)


def values(keys: set[str]) -> tuple[Said, ...]:
    """What the keys of a selector stand for, and something that none of them names."""
    if is_count(keys):
        return tuple(sorted({*NUMBERS, *(int(key) for key in keys if key.isdigit())}))
    return tuple(WORDS.get(key, key) for key in sorted(keys))


# ---- types --------------------------------------------------------------------------------------


def typescript(keys: set[str]) -> str:
    if not keys:
        return "Word"
    if is_count(keys):
        return "number"
    if "other" in keys:
        return "string | null" if "none" in keys else "string"
    kinds = ["boolean"] if keys & {"yes", "no"} else []
    kinds += ["null"] if "none" in keys else []
    return " | ".join([*kinds, *(f"'{key}'" for key in sorted(keys - WORDS.keys()))])


def types() -> Iterator[str]:
    yield "/* Written by tools/words.py from the catalogues: every message and the arguments it wants. */"
    yield "import type { Message } from './catalogue';"
    yield ""
    yield "export type Word = string | number | boolean | null | Message | readonly Word[];"
    yield ""
    yield "export interface Messages {"
    for id, wanted in known().items():
        inner = "; ".join(f"{name}: {typescript(keys)}" for name, keys in sorted(wanted.items()))
        yield f"  '{id}': {{ {inner} }};" if inner else f"  '{id}': object;"
    yield "}"


# ---- renderings ---------------------------------------------------------------------------------


def samples(wanted: Arguments) -> Iterator[dict[str, Said]]:
    """Every selector once with each of its keys, the others with their first."""
    usual = {name: values(keys)[0] if keys else name.upper() for name, keys in sorted(wanted.items())}
    yield usual
    for name, keys in sorted(wanted.items()):
        yield from ({**usual, name: value} for value in values(keys)[1:] if keys)


def renderings() -> Iterator[dict[str, object]]:
    for id, wanted in known().items():
        if any(wanted.values()):
            for args in samples(wanted):
                said = {}
                for language in LANGUAGES:
                    said[language], errors = catalogue(language).try_text(id, args)
                    assert not errors, f"{id} {args} ({language}): {errors}"
                yield {"id": id, "args": args, **said}


def write(path: Path, text: str) -> None:
    """A file that does not change keeps its date, so that nobody builds anew for it."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def main(*words: str) -> None:
    match words:
        case ():
            write(TYPES, "\n".join(types()) + "\n")
        case ("renderings", file):
            write(Path(file), json.dumps(list(renderings()), ensure_ascii=False, indent=0))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:])
