"""Every problem has a sentence in every language."""

from __future__ import annotations

import pytest

from quarterdeck.i18n import LANGUAGES, catalogue
from quarterdeck.server.old import LABELS
from quarterdeck.server.problems import TITLES


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_problem_code_can_be_said(language: str) -> None:
    for code in TITLES:
        assert catalogue(language).has(f"srv-problem-{code}"), code


def test_no_sentence_without_a_problem() -> None:
    from importlib.resources import files

    text = (files("quarterdeck.i18n") / "locales" / "en" / "server.ftl").read_text()
    said = {line.split(" =")[0].removeprefix("srv-problem-") for line in text.splitlines() if " = " in line}
    assert said == {*TITLES, *LABELS}
