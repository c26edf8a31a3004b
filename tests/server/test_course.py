"""What the screens around a game need: measured difficulty, marks on uncertain values, a course."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

import quarterdeck as qd
from quarterdeck.difficulty import read, table
from services import wait_for
from table_client import new_match

ROOT = Path(__file__).resolve().parents[2]
Visitor = Callable[[], httpx.Client]
HEAD = {"x-quarterdeck": "1"}
FOUGHT_OVER = ("flying-colors", "sails-of-glory", "kaisers-pirates")


def finished(http: httpx.Client) -> str:
    """A match of two computers, played to its end."""
    bot = {"kind": "bot", "level": "lieutenant"}
    seats = {"british": bot, "french": bot}
    body = {"game": "flying-colors", "scenario": "bec-du-raz", "seats": seats, "seed": 5}
    match = str(http.post("/api/matches", json=body, headers=HEAD).json()["id"])

    def over() -> bool:
        return bool(http.get(f"/api/matches/{match}").json()["match"]["status"] == "finished")

    wait_for(over, "the end of the match", 60)
    return match


def test_scenarios_carry_what_was_measured(visitor: Visitor) -> None:
    for game in qd.games():
        told = visitor().get(f"/api/games/{game}/scenarios").json()["scenarios"]
        for scenario in told:
            row = table().get(game, {}).get(scenario["id"])
            if row is None:
                assert scenario["measured"] is None
            else:
                assert scenario["measured"]["games"] == row.games > 0
                assert scenario["measured"]["wins"] == row.wins


def test_the_measured_file_is_sound() -> None:
    for game, rows in table().items():
        known = {scenario.id for scenario in qd.load(game).scenarios()}
        assert set(rows) <= known
        for name, row in rows.items():
            assert all(0 <= won <= row.games for won in row.wins.values()), name
            if len(row.wins) == 1:
                assert row.draws == 0, (name, "alone, no victory is a defeat")
            else:
                assert row.draws <= row.games <= row.draws + sum(row.wins.values()), name


@pytest.mark.parametrize("game", FOUGHT_OVER)
def test_beginners_meet_battles_measured_as_fair(visitor: Visitor, game: str) -> None:
    """What is preselected is fair to every seat, the others are not desperate for the first."""
    picks = visitor().get(f"/api/games/{game}/scenarios").json()["beginners"]
    assert qd.load(game).new(seed=1).scenario == picks[0], "whoever names none begins there too"
    for pick in picks:
        row = table()[game][pick]
        assert row.games >= 60
        shares = [row.wins.get(seat, 0) / row.games for seat in qd.load(game).seats(pick)]
        assert shares[0] > 0.3, pick
        if pick == picks[0]:
            assert min(shares) > 0.4, pick


def test_measuring_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Two games and then four are the same four games as four at once."""

    def measure(file: Path, games: int) -> str:
        tool = [sys.executable, str(ROOT / "tools" / "measure_difficulty.py")]
        more = ["--games", str(games), "--file", str(file), "flying-colors", "bec-du-raz"]
        return subprocess.run([*tool, *more], capture_output=True, text=True, check=True).stdout

    assert "2 games" in measure(tmp_path / "a.json", 2)
    measure(tmp_path / "a.json", 4)
    measure(tmp_path / "b.json", 4)
    assert read((tmp_path / "a.json").read_bytes()) == read((tmp_path / "b.json").read_bytes())
    assert json.loads((tmp_path / "a.json").read_text())["flying-colors"]["bec-du-raz"]["games"] == 4


def test_values_that_are_not_known_for_certain_are_marked(visitor: Visitor) -> None:
    marks = visitor().get("/api/games/flying-colors/sources").json()["marks"]
    assert "victory_british" not in marks["ship"]  # transcribed from the counter
    assert marks["commander"]["byng"] == {"values": "derived"}
    assert marks["shoal"]["A"] == {"values": "reconstructed"}
    marks = visitor().get("/api/games/kaisers-pirates/sources").json()["marks"]
    assert marks["merchant"]["appam"] == {
        "safe_passage": "derived",
        "prize": "derived",
    }  # her defence is printed
    assert marks["card"]["1"] == {"intercept": "derived", "night": "derived"}
    assert visitor().get("/api/games/checkers/sources").status_code == 404


def test_rulings_are_served_beside_their_rules(visitor: Visitor) -> None:
    told = visitor().get("/api/games/flying-colors/rulebook/es").json()
    [lost] = [ruling for ruling in told["rulings"] if ruling["n"] == "113"]
    assert lost["rules"] == ["12.11"] and lost["text"].startswith("Entre barcos trabados")
    assert [rule["id"] for rule in told["rules"]][:3] == ["1.0", "2.0", "3.0"]
    [attack] = [rule for rule in told["rules"] if rule["id"] == "12.5"]
    assert attack["title"] == "Tipo de ataque" and attack["steps"]  # the guided game rakes somebody
    [rake] = [term for term in told["terms"] if term["id"] == "rake"]
    assert (rake["name"], rake["rule"]) == ("barrido", "12.5")
    assert visitor().get("/api/games/flying-colors/rulebook/fr").status_code == 404
    assert visitor().get("/api/games/checkers/rulebook/en").status_code == 404


def test_the_course_of_a_match(visitor: Visitor) -> None:
    http = visitor()
    match = finished(http)
    told = http.get(f"/api/matches/{match}/timeline").json()
    replay = http.get(f"/api/matches/{match}/replay?limit=200").json()
    assert len(told["ends"]) == replay["total"]
    assert told["ends"][: len(replay["frames"])] == [frame["n"] for frame in replay["frames"]]
    assert told["sides"] == ["british", "french"] and told["parts"] == 2 and told["turns"] == 12
    last = http.get(f"/api/matches/{match}").json()
    assert told["rows"][-1][2:] == last["view"]["half_points"]
    assert [row[0] for row in told["rows"]] == sorted(row[0] for row in told["rows"])
    assert all(before[1:] != after[1:] for before, after in pairwise(told["rows"])), "only what changed"
    marked = [event["n"] for event in last["events"] if event["what"] in told["losses"]]
    assert [mark["n"] for mark in told["marks"]] == marked


def test_a_game_without_a_standing_has_a_course_without_turns(visitor: Visitor) -> None:
    http = visitor()
    match, _ = new_match(http, "cutting-out", "two-captains", {}, seed=1)
    told = http.get(f"/api/matches/{match}/timeline").json()
    assert (told["turns"], told["parts"], told["sides"], told["rows"][0][1:]) == (0, 1, [], [0])


def test_the_course_of_a_closed_table_is_closed(visitor: Visitor) -> None:
    body = {"game": "flying-colors", "scenario": "bec-du-raz", "spectators": False, "seats": {}}
    match = visitor().post("/api/matches", json=body, headers=HEAD).json()["id"]
    assert visitor().get(f"/api/matches/{match}/timeline").status_code == 403


@pytest.mark.parametrize("game", ["kaisers-pirates", "sails-of-glory"])
def test_every_game_has_a_standing(game: str) -> None:
    rules = qd.load(game)
    played = rules.new(None, {}, 3)
    standing = rules.standing(played.view(None))
    assert standing is not None
    assert set(standing.points) == set(played.seats)
    assert standing.parts == 1  # prizes and boxes are not counted in halves
    assert not any(standing.points.values())
