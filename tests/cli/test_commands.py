"""Every command as its user calls it: help, JSON, and one clear line with exit code 2 on bad input."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]

COMMANDS = [
    "games",
    "scenarios",
    "new",
    "play",
    "replay",
    "fuzz",
    "perft",
    "golden",
    "sim",
    "bench",
    "doctor",
]


def test_help_names_every_command(run: Run) -> None:
    text = run("--help").stdout
    assert all(command in text for command in [*COMMANDS, "data"])
    assert run().returncode == 2


@pytest.mark.parametrize("command", [[c] for c in COMMANDS] + [["data"], ["data", "check"]], ids=" ".join)
def test_each_command_has_help(run: Run, command: list[str]) -> None:
    done = run(*command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Usage" in done.stdout


@pytest.mark.parametrize(
    "words, complaint",
    [
        (["sink"], "No such command 'sink'"),
        (["games", "--colour"], "No such option: --colour"),
        (["scenarios"], "Missing argument 'GAME'"),
        (["scenarios", "chess"], "no game 'chess'; there are: "),
        (["new", "cutting-out", "--out", "a.json", "-s", "ten-captains"], "no scenario “ten-captains”"),
        (["new", "cutting-out", "--out", "a.json", "-o", "nights"], "write name=value"),
        (
            ["new", "cutting-out", "--out", "a.json", "-o", "nights=4"],
            "“nights” cannot be “4”; it can be: 3, 5, 7",
        ),
        (["new", "cutting-out", "--out", "a.json", "-o", "moon=1"], "no option “moon”"),
        (["replay", "nowhere.json"], "nowhere.json: No such file"),
        (["play"], "name a game"),
        (["play", "cutting-out", "--seat", "green"], "'green': there are: red, white"),
        (["play", "cutting-out", "--bot", "parrot"], "no computer player 'parrot'"),
        (["play", "--load", "x", "cutting-out"], "--load goes on with a game as it was begun"),
        (["sim", "cutting-out", "--bot", "green=random"], "no seat 'green'"),
        (["perft", "cutting-out", "--depth", "0"], "Input should be greater than or equal to 1"),
        (["data", "check", "nowhere"], "nowhere:0:0: no such folder"),
        (["golden", "--root", "nowhere"], "nowhere: no such folder"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(run: Run, words: list[str], complaint: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("quarterdeck: ")
    assert complaint in done.stderr


def test_games_and_scenarios_as_json(run: Run) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert games["cutting-out"]["small"] is True
    assert games["cutting-out"]["title"] == "Cutting Out"
    listed = json.loads(run("scenarios", "cutting-out", "--json", "--lang", "it").stdout)
    assert [s["title"] for s in listed["scenarios"]] == ["Due capitani", "Tre capitani", "Quattro capitani"]
    assert listed["options"][0]["choices"] == [3, 5, 7]


def test_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        done = run("new", "cutting-out", "--seed", "7", "-o", "nights=3", "--out", name, "--json")
        assert json.loads(done.stdout)["options"] == {"nights": 3}
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()
    again = run("new", "cutting-out", "--out", "a.json")
    assert again.returncode == 2
    assert "there already" in again.stderr


def test_perft_counts_and_divides(run: Run) -> None:
    counted = json.loads(run("perft", "cutting-out", "--depth", "2", "--divide", "--json").stdout)
    # Two captains with four boats: five sealed orders each.
    assert counted["count"] == 25
    assert counted["divide"]["red: send 4"] == 5


def test_sim_counts_the_winners(run: Run) -> None:
    result = json.loads(run("sim", "cutting-out", "--games", "12", "--json").stdout)
    (setup,) = result["setups"]
    won = sum(seat["wins"] for seat in setup["seats"].values())
    assert won + setup["draws"] == 12
    assert result == json.loads(run("sim", "cutting-out", "--games", "12", "--json").stdout)


def test_bench_measures_every_scenario(run: Run, tmp_path: Path) -> None:
    done = run("bench", "cutting-out", "--seconds", "0.05", "--json", "--out", ".")
    report = json.loads(done.stdout)
    assert [speed["scenario"] for speed in report["speeds"]] == [
        "two-captains",
        "three-captains",
        "four-captains",
    ]
    assert all(speed["random_play_per_s"] > 0 and speed["clone_us"] > 0 for speed in report["speeds"])
    assert report["chess_random_play_per_s"] > 0
    assert json.loads((tmp_path / "latest.json").read_text()) == report
    assert "| cutting-out | two-captains |" in (tmp_path / "latest.md").read_text()


def test_doctor_finds_the_small_game_well(run: Run) -> None:
    report = json.loads(run("doctor", "--json").stdout)
    found = {check["check"]: check["ok"] for check in report["checks"]}
    assert found["game cutting-out"] is True
    assert found["packages"] is True


def test_fuzz_runs_clean_on_the_small_game(run: Run) -> None:
    done = run("fuzz", "cutting-out", "--games", "5", "--json")
    assert (done.returncode, json.loads(done.stdout)["failure"]) == (0, None)


def test_data_check(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    without = run("data", "check", "pack")
    assert without.returncode == 2
    assert "no pack.toml" in without.stderr
    (pack / "pack.toml").write_text('game = "cutting-out"\n')
    rows = ["id,name,value,guard,source"] + [f"{n},Prize {n},{n},5,mine" for n in range(1, 11)]
    (pack / "prizes.csv").write_text("\n".join(rows) + "\n")
    good = json.loads(run("data", "check", "pack", "--json").stdout)
    assert good["files"] == ["prizes.csv"]
    (pack / "prizes.csv").write_text("\n".join(rows).replace("4,5,mine", "4,strong,mine") + "\n")
    bad = run("data", "check", "pack")
    assert bad.returncode == 2
    assert bad.stderr == ("quarterdeck: pack/prizes.csv:5:13: guard: Expected int, got str, found 'strong'\n")
    (pack / "prises.csv").write_text("id\n")
    assert "pack/prises.csv:0:0: replaces no file of the game" in run("data", "check", "pack").stderr


def test_a_game_with_a_pack_needs_the_same_pack_to_go_on(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    rows = ["id,name,value,guard,source"] + [f"{n},Prize {n},{n},5,mine" for n in range(1, 11)]
    (pack / "prizes.csv").write_text("\n".join(rows) + "\n")
    run("new", "cutting-out", "--out", "g.json", "--pack", "pack")
    assert run("replay", "g.json", "--verify", "--pack", "pack").returncode == 0
    assert "played with other data" in run("replay", "g.json", "--verify").stderr
    (pack / "prizes.csv").write_text("\n".join(rows).replace("Prize 1,1", "Prize 1,2") + "\n")
    assert "played with other data" in run("replay", "g.json", "--pack", "pack").stderr
