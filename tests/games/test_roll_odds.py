"""Every roll in the log carries the odds there were, and what was rolled is one of them."""

from __future__ import annotations

from math import comb, prod

import pytest

import quarterdeck as qd
from quarterdeck.games.kaisers_pirates.rules.r03_2_7_dice import Duel
from quarterdeck.kernel import Event
from quarterdeck.registry import bot

PLAYED = {"flying-colors": "bec-du-raz", "sails-of-glory": "enemy_in_sight", "kaisers-pirates": "two-players"}


def rolls(game: str, seed: int = 4) -> list[Event]:
    played = qd.load(game).new(PLAYED[game], {}, seed)
    played.play({seat: bot("lieutenant", f"odds/{seat}") for seat in played.seats})
    return [event for event in played.log(everything=True) if event.rolls()]


@pytest.mark.parametrize("game", PLAYED)
def test_the_odds_of_a_roll_count_every_throw_and_hold_its_result(game: str) -> None:
    found = rolls(game)
    assert len(found) > 5
    for roll in [roll for event in found for roll in event.rolls()]:
        assert roll.odds
        if roll.sides:
            assert (roll.total if roll.result is None else roll.result) in [result for result, _ in roll.odds]
            assert sum(ways for _, ways in roll.odds) == prod(roll.sides)


@pytest.mark.rule("12.9")
def test_a_shot_has_one_entry_for_each_face_of_the_die() -> None:
    shots = [event.roll for event in rolls("flying-colors") if event.what == "fc-fire-roll"]
    assert shots
    for roll in shots:
        assert roll is not None
        assert [ways for _, ways in roll.odds] == [1] * 10
        assert roll.odds[roll.die][0] == roll.result  # faces are 0 to 9


@pytest.mark.rule("3.2.7.1")
def test_a_duel_of_cards_carries_the_odds_of_its_verdict() -> None:
    duels = [event for event in rolls("kaisers-pirates") if isinstance(event, Duel)]
    assert len(duels) > 5
    for duel in duels:
        odds = duel.odds
        assert sum([odds.none, odds.damaged, odds.sunk, odds.captured]) == prod(
            duel.attack.sides + duel.defence.sides
        )


@pytest.mark.rule("SG-B-DAM-2")
def test_a_draw_of_chits_carries_the_chances_of_its_sum() -> None:
    """The first draw is from a whole cup: every hand of so many chits is as likely as any other."""
    data = qd.load("sails-of-glory").data
    first = next(event for event in rolls("sails-of-glory") if event.what == "sg-chits")
    roll = first.roll
    assert roll is not None
    points = {i: data.chits[i].hull for i in data.cups[roll.table]}
    sums = {(0, 0): 1}  # chits taken and their sum: ways, chit by chit
    for i in data.cups[roll.table]:
        for (taken, total), ways in list(sums.items()):
            if taken < roll.total:
                key = taken + 1, total + points[i]
                sums[key] = sums.get(key, 0) + ways
    whole = comb(len(data.cups[roll.table]), roll.total)
    shares = {total: 10_000 * ways // whole for (taken, total), ways in sums.items() if taken == roll.total}
    assert dict(roll.odds) == {total: share for total, share in shares.items() if share}
    drawn = [i for face in first.args["faces"] for i in points if data.chits[i].face == face]
    assert roll.result == sum(points[i] for i in drawn)
