"""The examples are run, smaller than they stand, and what they claim is checked."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import quarterdeck as qd
from services import Server

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path / 'test.sqlite'}", log=tmp_path / "server.log")
    yield running
    running.stop()


def test_every_example_is_listed_and_tested() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f'"{path.stem}"' in here
        assert f"({path.name})" in listed


def test_first_bot_beats_chance_in_twenty_lines() -> None:
    example = load("first_bot")
    source = (EXAMPLES / "first_bot.py").read_text(encoding="utf-8")
    code = [
        line for line in source.splitlines() if line.strip() and not line.strip().startswith(('"""', "#"))
    ]
    assert len(code) <= 20
    rules, won = qd.load("cutting-out"), 0
    for number in range(12):
        game = rules.new("two-captains", seed=f"example/{number}")
        me, other = game.seats[:: 1 if number % 2 else -1]
        outcome = game.play({me: example.Dreamer(), other: qd.bot("random", number)})
        assert outcome is not None
        won += me in outcome.winners
    assert won >= 8
    done = subprocess.run(
        [sys.executable, EXAMPLES / "first_bot.py"], capture_output=True, text=True, check=True
    )
    assert "red" in done.stdout


def test_network_bot_plays_to_the_end(server: Server) -> None:
    final = load("network_bot").play(server.url)
    assert final["status"] == "finished"
    assert set(final["outcome"]["scores"]) == set(qd.load("cutting-out").seats("two-captains"))


def test_balance_scenario() -> None:
    rows = load("balance_scenario").balance("flying-colors", "goza-de-candia", ["first-broadside"], 6)
    assert [options for options, _, _ in rows] == [{}, {"first-broadside": True}]
    assert all(low <= share <= high for _, share, (low, high) in rows)


def test_broadside_odds_agree() -> None:
    example = load("broadside_odds")
    shot = example.first_shot()
    assert example.by_hand(*shot) == example.by_library(*shot)
    assert sum(example.by_hand(*shot).values()) == 10  # one ten-sided die


def test_read_study(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for library in ("duckdb", "polars", "pandas", "pyarrow"):
        pytest.importorskip(library)
    from quarterdeck.cli.app import run

    study = tmp_path / "study"
    assert run(["sim", "kaisers-pirates", "--games", "4", "--out", str(study)]) == 0
    example = load("read_study")
    shares, luck = example.with_duckdb(study)
    assert [(row[0], row[2]) for row in shares] == [("north", 4), ("south", 4)]
    assert sum(row[3] for row in shares) == 4
    assert {row[0] for row in luck} >= {"kp-duel"}
    wins = {row[0]: row[3] for row in shares}
    assert {row["seat"]: row["wins"] for row in example.with_polars(study).to_dicts()} == wins
    assert example.with_pandas(study)["sum"].to_dict() == wins


def test_tournament_ranks_a_lieutenant_above_chance() -> None:
    pytest.importorskip("openskill")
    example = load("tournament")
    field = {name: lambda seed, rank=name: qd.bot(rank, seed) for name in ("random", "lieutenant")}
    table = example.tournament(field, rounds=2)
    assert [row[0] for row in table] == ["lieutenant", "random"]
    assert sum(row[3] for row in table) == 4


def test_train_policy_beats_chance() -> None:
    """Two thousand sampled games already; the example itself takes twenty thousand. Chance would be 0.5."""
    pytest.importorskip("pyspiel")
    example = load("train_policy")
    assert example.match(example.train(2000), 600) > 0.57


@pytest.mark.parametrize(
    "game, scenario",
    [
        ("kaisers-pirates", "two-players"),
        ("sails-of-glory", "enemy_in_sight"),
        ("flying-colors", "bec-du-raz"),
    ],
)
def test_a_third_party_plays_by_the_published_schema_alone(server: Server, game: str, scenario: str) -> None:
    client = load("third_party_client")
    assert len(Path(client.__file__).read_text(encoding="utf-8").splitlines()) <= 100
    captain = client.play(server.url, game, scenario)
    assert captain.seat in [seat for place in captain.outcome["ranking"] for seat in place]
    assert (captain.heard["qd-game-over"], captain.heard["qd-unsealed"]) == (1, 1)
    assert captain.heard.total() > 10
