"""Studies: the same for any number of jobs, the same dice in every set-up, numbers that can be checked."""

from __future__ import annotations

import json
import math
from collections import Counter
from pathlib import Path

import pytest

import quarterdeck as qd
from quarterdeck.kernel import Event, Roll
from quarterdeck.registry import player
from quarterdeck.sim import tables
from quarterdeck.sim.runner import results, run
from quarterdeck.sim.statistics import Mean, wilson
from quarterdeck.sim.study import (
    Comparison,
    Played,
    Setup,
    Study,
    Summary,
    luck,
    make_setups,
    swapped,
)

pytest.importorskip("pyarrow")
import pyarrow.parquet as pq


def study_of(game: str, *setups: Setup, games: int = 6, **more: object) -> Study:
    rules = qd.load(game)
    return Study(game=game, setups=setups, games=games, seed="t", version=rules.version, **more)  # type: ignore[arg-type]


def duel(rank: str = "random") -> Setup:
    return Setup("two-players", {}, {"north": rank, "south": rank})


def played(study: Study, **how: object) -> list[Played]:
    found: list[Played] = []
    run(study, lambda batch, one: found.append(one), **how)  # type: ignore[arg-type]
    return sorted(found, key=lambda one: (one.setup, one.game))


def test_wilson_is_the_interval_of_the_textbook() -> None:
    """Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662, 15 of 148 gives 0.0624 to 0.1605."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(0, 0) == (0, 1)


def test_mean_and_deviation() -> None:
    mean = Mean()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        mean.add(value)
    assert mean.value == 5
    assert mean.deviation == pytest.approx(math.sqrt(32 / 7))
    assert mean.interval().half == pytest.approx(1.959964 * math.sqrt(32 / 7 / 8))


def test_luck_is_measured_in_deviations() -> None:
    """A d10 from 0: mean 4.5, variance 8.25. Two d6: 7 and 35/6. The higher of two d2: 1, 2, 2 or 2."""
    assert luck((10,), "sum", 0, 9) == pytest.approx(4.5 / math.sqrt(8.25))
    assert luck((6, 6), "sum", 1, 2) == pytest.approx(-5 / math.sqrt(35 / 6))
    assert luck((2, 2), "highest", 1, 2) == pytest.approx(0.25 / math.sqrt(0.1875))
    assert luck((), "sum", 1, 0) == 0


def test_a_game_of_a_study_can_be_played_again_by_its_seed() -> None:
    for one in played(study_of("kaisers-pirates", duel(), games=2)):
        game = qd.load("kaisers-pirates").new("two-players", seed=one.seed)
        outcome = game.play({seat: player(game, seat, "random") for seat in game.seats})
        assert outcome is not None
        assert (game.fingerprint(), game.count) == (one.fingerprint, one.decisions)
        assert (outcome.winners, outcome.scores, outcome.level) == (one.winners, one.scores, one.level)
        assert Counter(event.what for event in game.log(everything=True)) == Counter(one.events)


def test_set_ups_share_their_dice() -> None:
    """The same players in two set-ups that are the same play the same games."""
    found = played(study_of("kaisers-pirates", duel(), duel(), games=3))
    assert [one.fingerprint for one in found[:3]] == [one.fingerprint for one in found[3:]]
    assert len({one.fingerprint for one in found}) == 3


@pytest.mark.parametrize(
    "game, scenario",
    [
        ("flying-colors", "cape-ortegal"),
        ("sails-of-glory", "enemy_in_sight"),
        ("kaisers-pirates", "three-players"),
        ("cutting-out", "two-captains"),
    ],
)
def test_tables_agree_with_the_games(game: str, scenario: str, tmp_path: Path) -> None:
    seats = qd.load(game).seats(scenario)
    study = study_of(game, Setup(scenario, {}, dict.fromkeys(seats, "random")), games=3, rolls=True)
    found = played(study, folder=tmp_path)
    assert list(results(study, tmp_path)) == found
    tables.GamesWriter(study).write(tmp_path, found)
    games = pq.read_table(tmp_path / "games.parquet").to_pylist()
    rolls = pq.read_table(tmp_path / "rolls").to_pylist()
    turns = pq.read_table(tmp_path / "turns").to_pylist()
    by_seat = pq.read_table(tmp_path / "seats.parquet").to_pylist()
    for name, columns in tables.COLUMNS.items():
        place = tmp_path / name if name in ("turns", "rolls") else tmp_path / f"{name}.parquet"
        assert pq.read_table(place).column_names == list(columns)
    assert [row["fingerprint"] for row in games] == [one.fingerprint for one in found]
    assert [row["winner"] for row in games] == [" and ".join(one.winners) or None for one in found]
    for one in found:
        mine = [row for row in rolls if row["game"] == one.game]
        again = qd.load(game).new(scenario, seed=one.seed)
        again.play({seat: player(again, seat, "random") for seat in seats})
        told = Counter(event.what for event in again.log(everything=True) for _ in event.rolls())
        assert Counter(row["what"] for row in mine) == told
        assert sum(row["decisions"] for row in turns if row["game"] == one.game) == one.decisions * len(seats)
        assert max(row["turn"] for row in turns if row["game"] == one.game) == one.turns
        assert {r["seat"]: r["score"] for r in by_seat if r["game"] == one.game} == one.scores
    for row in rolls:
        assert row["chance"] is None or 0 < row["chance"] <= 1
        assert row["what"] != "fc-shot" or row["chance"] is not None


def test_chance_counts_every_way_to_the_result() -> None:
    """A d6 whose 5 and 6 hit: two of six ways. Without a result the total stands for itself."""
    odds = tuple(("hit" if face > 4 else "miss", 1) for face in range(1, 7))
    assert Event().chance(Roll((6,), (5,), (), 5, "hit", odds=odds)) == pytest.approx(2 / 6)
    assert Event().chance(Roll((2, 2), (1, 2), (), 3, odds=((2, 1), (3, 2), (4, 1)))) == pytest.approx(1 / 2)


def test_losses_are_counted_by_cause() -> None:
    """In The Kaiser's Pirates every ship told as sunk or captured is somebody's loss."""
    for one in played(study_of("kaisers-pirates", duel("lieutenant"), games=1)):
        told = Counter({what.removeprefix("kp-"): n for what, n in one.events.items()})
        lost = sum((Counter(causes) for causes in one.losses.values()), Counter())
        assert lost["sunk"] > 0
        assert all(lost[cause] <= told[cause] for cause in lost)


def test_a_study_stops_when_it_knows_enough() -> None:
    """Half an interval of 20 %: known after the first piece whose Wilson interval is that narrow."""
    seats = qd.load("cutting-out").seats("two-captains")
    setup = Setup("two-captains", {}, dict.fromkeys(seats, "random"))
    study = study_of("cutting-out", setup, games=500, within=0.2)
    summary = Summary(study.setups[0])

    def tally(batch: int, one: Played) -> bool:
        summary.add(one)
        return summary.known_within() <= study.within

    run(study, tally)
    assert summary.games % study.piece_size() == 0
    assert summary.known_within() <= 0.2
    assert summary.games < 40


def test_seats_are_swapped_and_every_deal_counts_once() -> None:
    seats = ("a", "b", "c")
    setups = [Setup("s", {}, bots) for bots in swapped(seats, "captain", "random")]
    assert [setup.bots["a"] for setup in setups] == ["captain", "random", "random"]
    comparison = Comparison(setups, "captain")

    def one(setup: int, game: int, *ranking: tuple[str, ...]) -> Played:
        return Played(setup, game, "", ranking, "", "", {}, 0, 0, {}, {}, {}, {}, "")

    comparison.add(one(0, 0, ("a",), ("b", "c")))  # won
    comparison.add(one(1, 0, ("a",), ("b", "c")))  # lost
    comparison.add(one(2, 0, ("a", "b", "c")))  # nobody won: a third
    comparison.add(one(0, 1, ("a",), ("b", "c")))  # the other seats of this deal are missing
    assert comparison.even == pytest.approx(1 / 3)
    assert comparison.share().count == 1
    assert comparison.share().value == pytest.approx((1 + 0 + 1 / 3) / 3)


def test_every_option_in_turn() -> None:
    rules = qd.load("kaisers-pirates")
    setups = make_setups(rules, ["two-players"], {}, ["each"], lambda seats: [dict.fromkeys(seats, "random")])
    assert setups[0].options == {}
    varied = {next(iter(setup.options)) for setup in setups[1:]}
    offered = {o.id for o in rules.options() if o.scenarios is None or "two-players" in o.scenarios}
    assert varied <= offered
    assert len(varied) >= len(offered) - 1
    assert all(len(setup.options) == 1 for setup in setups[1:])


def test_the_command_says_the_same_for_any_number_of_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from quarterdeck.cli.app import run as command

    words = ["sim", "kaisers-pirates", "--games", "8", "--bot", "lieutenant", "--against", "random", "--json"]
    assert command([*words, "--out", str(tmp_path / "one")]) == 0
    first = capsys.readouterr().out
    assert command([*words, "--out", str(tmp_path / "two"), "--jobs", "2"]) == 0
    assert capsys.readouterr().out == first
    files = {p.relative_to(tmp_path / "one"): p.read_bytes() for p in (tmp_path / "one").rglob("*.*")}
    assert files == {p.relative_to(tmp_path / "two"): p.read_bytes() for p in (tmp_path / "two").rglob("*.*")}
    share = json.loads(first)["comparison"]["share"]["mean"]
    assert share > 0.9  # a lieutenant hardly ever loses to somebody who plays anything
    assert command(["sim", "kaisers-pirates", "--games", "9", "--out", str(tmp_path / "one")]) == 2
    assert "another study" in capsys.readouterr().err
