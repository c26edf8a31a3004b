"""How each game may end, as the terminal says it at the close, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from endings import GAMES, LANGUAGES, LEVELS, endings, level_word, seat_word
from quarterdeck.cli.play import Table
from quarterdeck.i18n import catalogue_text, format

OVER = {
    "en": ("The game is over: {}.", "First place: {}.", "{} and {}"),
    "es": ("La partida ha terminado: {}.", "Primer puesto: {}.", "{} y {}"),
    "it": ("La partita è finita: {}.", "Primo posto: {}.", "{} e {}"),
}
HALVES = {"condition": {"british": "0", "french": "1½"}, "break": {"british": "7", "french": "0"}}
"""Goza de Candia: Leander, worth 3, is damaged. Minorca: Foudroyant, worth 7, has struck [15.1]."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_says_every_end(
    game: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    over, first, both = OVER[language]
    for name, g in endings(game):
        Table(g, g.seats, "random", tmp_path / "g.json", language, cover=False).play(fresh=False)
        said = " ".join(capsys.readouterr().out.split())  # the terminal wraps long lines
        ended = g.outcome
        assert over.format(level_word(ended.level, language)) in said, name
        assert format(ended.reason, language) in said, name
        assert "{" not in said and "@" not in said and f"{g.rules.prefix}-" not in said, said
        names = [seat_word(g, seat, language) for seat in ended.winners]
        assert bool(names) == (first.format("")[:-2] in said), name
        if names:
            assert first.format(both.format(*names) if len(names) > 1 else names[0]) in said, name
        for seat, points in HALVES.get(name, {}).items():
            assert f"{seat_word(g, seat, language)} {points}" in said, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_level_and_no_reason_is_left_out(language: str) -> None:
    ends = [g.outcome for game in GAMES for _, g in endings(game)]
    assert {ended.level for ended in ends} == set(LEVELS)
    known = set(re.findall(r"(?m)^((?:fc-end|sg-end|kp-reason)-[\w-]+) =", catalogue_text(language)))
    assert {ended.reason.id for ended in ends} == known | {"qd-resigned"}
