"""The arena: the same deal from every seat, a sequential test that says what it should, runs that go on."""

from __future__ import annotations

import json

import pytest

from quarterdeck.cli.app import run as command
from quarterdeck.registry import UnknownName
from quarterdeck.sim.arena import Met, Pairing, Tally, arena
from quarterdeck.sim.runner import run

PAIRING = Pairing("two-players", "lieutenant", "random")


def tally_of(*shares: float) -> Tally:
    tally = Tally(PAIRING, 2)
    for deal, share in enumerate(shares):
        tally.add(Met(0, deal, (share, share), (0.0, 0.0), (), 10))
    return tally


def test_the_test_is_open_until_enough_is_known():
    assert tally_of(*[1.0] * 7).decided() == ""
    assert tally_of(*[1.0] * 8).decided() == "better"
    assert tally_of(*[0.5] * 8).decided() == "", "the same side has won eight times, whoever played it"
    assert tally_of(*[0.5] * 20).decided() == "not better"
    assert tally_of(*[1.0, 0.0] * 4).decided() == "", "half of eight wide pairs says nothing yet"


def test_the_ratio_is_that_of_two_normal_means():
    """The edge is ln 19 = 2.944; even is 0.5, wanted 0.65."""
    # mean 0.75, square of the deviation 0.0682: 12 x 0.15 x (1.5 - 1.15) / (2 x 0.0682) = 4.6
    assert tally_of(*[0.5, 1.0] * 6).decided() == "better"
    # mean 0.6875, square of the deviation 0.0491: 8 x 0.15 x (1.375 - 1.15) / (2 x 0.0491) = 2.7
    assert tally_of(*[0.5, 1.0, 0.5, 0.75] * 2).decided() == ""


def test_a_pair_is_won_by_the_margins_of_both_games():
    """Lost by 3 and won by 5: ahead by 2. Won by 4 and lost by 4: even."""
    tally = Tally(PAIRING, 2)
    for margins in ((-3.0, 5.0), (4.0, -4.0), (2.0, -9.0), (1.0, 0.0)):
        tally.add(Met(0, 0, (0.5, 0.5), margins, (), 10))
    assert tally.share.value == 0.5
    assert tally.ahead.value == (1 + 0.5 + 0 + 1) / 4
    assert tally.as_dict()["ahead"] == 0.625


def test_a_deal_is_played_from_both_seats_and_a_run_goes_on(tmp_path):
    task = arena("kaisers-pirates", ["two-players"], ["random", "lieutenant"], 2, "test")
    found: list[Met] = []
    assert run(task, lambda batch, met: found.append(met), folder=tmp_path / "out")
    assert [len(met.shares) for met in found] == [2, 2]
    assert sum(met.share for met in found) >= 1.5, "a lieutenant hardly ever loses to chance"
    again: list[Met] = []
    (tmp_path / "out" / "pieces" / "0000-000001.jsonl").unlink()
    assert run(task, lambda batch, met: again.append(met), folder=tmp_path / "out")
    assert again == found


def test_two_of_a_kind_are_even_in_every_deal():
    """Both seats are the same player with the same dice: what one wins in one seat he loses in the other."""
    task = arena("kaisers-pirates", ["two-players"], ["lieutenant", "lieutenant"], 1, "even")
    assert task.play(0).share == pytest.approx(0.5)
    assert task.play(0).margin == pytest.approx(0.0)


def test_unknown_ranks_are_refused_before_anything_is_played():
    with pytest.raises(UnknownName, match="no computer player 'commodore'"):
        arena("kaisers-pirates", ["two-players"], ["lieutenant", "commodore"], 1, "0")


def test_the_command_tells_shares_ratings_and_draws_them(tmp_path, capsys):
    pytest.importorskip("openskill")
    words = ["arena", "kaisers-pirates", "-s", "two-players", "--rank", "random", "--rank", "lieutenant"]
    picture = tmp_path / "arena.svg"
    assert command([*words, "--pairs", "2", "--jobs", "1", "--json", "--plot", str(picture)]) == 0
    told = json.loads(capsys.readouterr().out)
    (pairing,) = told["pairings"]
    assert (pairing["pairs"], pairing["test"]) == (2, "open")
    assert pairing["share"] >= 0.75
    assert list(told["ratings"]) == ["lieutenant", "random"]
    assert told["ratings"]["lieutenant"]["error"] > 0
    assert picture.read_text().startswith("<svg")
