"""Golden playthroughs: a change of rules shows as a readable difference. `quarterdeck golden` writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck import registry
from quarterdeck.cli.study import golden_path, golden_text

GAMES = Path(__file__).resolve().parents[1] / "games"
SCENARIOS = [
    (name, scenario.id) for name in registry.games(small=True) for scenario in registry.load(name).scenarios()
]


@pytest.mark.parametrize("game, scenario", SCENARIOS, ids=[f"{g}-{s}" for g, s in SCENARIOS])
def test_the_playthrough_is_as_it_was(game: str, scenario: str) -> None:
    path = golden_path(GAMES, game, scenario)
    assert path.is_file(), f"no golden playthrough; write it with: quarterdeck golden {game}"
    recorded = path.read_text(encoding="utf-8").splitlines()
    played = golden_text(registry.load(game), scenario).splitlines()
    for number, (old, new) in enumerate(zip(recorded, played, strict=False), 1):
        assert old == new, f"{path.name}:{number}"
    assert len(recorded) == len(played)
