"""OpenSpiel's own tests over our games, unmodified, and that chance is where it says."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel")

GAMES = [
    "python_kaisers_pirates",
    "python_kaisers_pirates(scenario=teams,options=coal:yes;removed:60)",
    "python_sails_of_glory",
    "python_sails_of_glory(scenario=breaking_the_blockade,options=level:advanced)",
    "python_flying_colors",
    "python_flying_colors(scenario=cape-ortegal)",
]


@pytest.fixture(autouse=True, scope="module")
def registered() -> None:
    import quarterdeck.envs.open_spiel  # noqa: F401 - importing it registers the games


@pytest.mark.parametrize("name", GAMES)
def test_random_sim(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


API_TEST = """
import sys
import quarterdeck.envs.open_spiel
from absl import app
from absl.testing import absltest
from open_spiel.integration_tests import api_test
app.run(lambda _: absltest.main(module=api_test))
"""


def test_api(tmp_path: Path) -> None:
    """The suite reads the list of games when it is imported, so it runs in a process of its own."""
    script = tmp_path / "run_api_test.py"
    script.write_text(API_TEST)
    ours = "--test_only_games=python_(kaisers_pirates|sails_of_glory|flying_colors)$"
    done = subprocess.run([sys.executable, str(script), ours], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Ran 15 tests" in done.stderr


@pytest.mark.parametrize(
    "name",
    [
        "python_kaisers_pirates(options=removed:60)",  # a shorter game
        "python_sails_of_glory",
        "python_flying_colors",
    ],
)
def test_playthrough(name: str, tmp_path: Path) -> None:
    """What the playthrough tool writes down, it finds again when it replays it."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    chosen = []
    while not state.is_terminal() and len(chosen) < 40:
        chosen.append(state.legal_actions()[-1])
        state.apply_action(chosen[-1])
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, chosen))
    recorded, replayed = generate_playthrough.replay(str(file))
    assert recorded == replayed
    assert "ObservationTensor" in recorded


def test_chance_decides_what_is_thrown_and_nothing_else() -> None:
    """After the same actions another throw gives another future; a clone knows no more than the original."""
    game = pyspiel.load_game("python_kaisers_pirates")
    state = game.new_initial_state()
    state.apply_action(5)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    futures = set()
    for throw in range(6):
        after = state.clone()
        after.apply_action(throw)
        futures.add(str(after))
    assert len(futures) > 1
    again = state.clone()
    again.apply_action(3)
    other = pickle.loads(pickle.dumps(state))
    other.apply_action(3)
    assert str(again) == str(other)
    assert again.information_state_string(0) == other.information_state_string(0)


def test_what_a_player_recalls_only_grows() -> None:
    game = pyspiel.load_game("python_sails_of_glory(options=level:standard)")
    state = game.new_initial_state()
    state.apply_action(1)
    before = ["", ""]
    for _ in range(60):
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[0])
        if not state.is_chance_node() and not state.is_terminal():
            now = [state.information_state_string(player) for player in (0, 1)]
            assert all(new.startswith(old) for new, old in zip(now, before, strict=True))
            before = now
    assert before[0] != before[1]
