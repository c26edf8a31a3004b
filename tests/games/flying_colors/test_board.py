"""The chart as text: what stands where, and whose it is."""

from __future__ import annotations

import msgspec
import pytest

import quarterdeck as qd
from quarterdeck.i18n import catalogue


def lines_of(scenario: str, language: str = "en", seat: str = "british") -> list[str]:
    view = qd.load("flying-colors").new(scenario, seed=3).view(seat)
    return list(view.drawn(catalogue(language).text).splitlines())


def hex_of(lines: list[str], column: int, row: str) -> str:
    """What is written in a hex: even columns stand on the line above the label of their row."""
    label = next(n for n, line in enumerate(lines) if line.startswith(row))
    even = column - column % 2
    start = lines[1].index(str(even)) + 3 * (column - even)
    return lines[label - (column % 2 == 0)][start : start + 3].strip()


@pytest.mark.rule("2.0")
def test_bows_stand_under_their_column_and_beside_their_row() -> None:
    """18.13: Leander lies in A1616 with her stern in A1716, heading 6; Généreux in A1605, heading 4."""
    lines = lines_of("goza-de-candia")
    assert hex_of(lines, 16, "A16") == "↖0"
    assert hex_of(lines, 17, "A16") == "0"
    assert hex_of(lines, 16, "A15") == "·"
    assert hex_of(lines_of("goza-de-candia", seat="french"), 16, "A05") == "⇓1"


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_battle_of_sixty_ships_lists_them_all_and_draws_the_water_around_one(language: str) -> None:
    lines = lines_of("trafalgar", language)
    listed = [line for line in lines if "Victory" in line or "Santísima" in line]
    assert len(listed) == 2
    assert all(len(line) <= 120 for line in lines if "↑" not in line and "·" in line)
    assert sum("·" in line for line in lines) <= 24
    assert not any("fc-" in line for line in lines)


def test_the_ship_that_acts_is_drawn_over_the_one_she_passes() -> None:
    """18.13: Leander (0) acts and stands where Généreux (1) stands."""
    view = qd.load("flying-colors").new("goza-de-candia", seed=3).view("british")
    here = view.ships[0]
    ships = [here, msgspec.structs.replace(view.ships[1], bow=here.bow, stern=here.stern)]
    for active, seen in ((0, "↖0"), (1, "⇓1")):
        shown = msgspec.structs.replace(view, ships=ships, active=active)
        assert hex_of(list(shown.drawn(catalogue("en").text).splitlines()), 16, "A16") == seen
