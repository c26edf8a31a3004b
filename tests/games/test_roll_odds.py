"""Every roll in the log carries the odds there were, and what was rolled is one of them."""

from __future__ import annotations

from math import prod

import pytest

import quarterdeck as qd
from quarterdeck.kernel import Event
from quarterdeck.registry import bot

PLAYED = {"flying-colors": "bec-du-raz", "sails-of-glory": "enemy_in_sight", "kaisers-pirates": "two-players"}


def rolls(game: str, seed: int = 4) -> list[Event]:
    played = qd.load(game).new(PLAYED[game], {}, seed)
    played.play({seat: bot("lieutenant", f"odds/{seat}") for seat in played.seats})
    return [event for event in played.log(everything=True) if event.roll]


@pytest.mark.parametrize("game", PLAYED)
def test_the_odds_of_a_roll_count_every_throw_and_hold_its_result(game: str) -> None:
    found = rolls(game)
    assert len(found) > 5
    for event in found:
        roll = event.roll
        assert roll is not None
        assert roll.odds, event
        if roll.sides:
            assert (roll.total if roll.result is None else roll.result) in [result for result, _ in roll.odds]
        if roll.sides and event.what not in ("kp-roll-defence", "kp-roll-response"):
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
def test_the_defence_roll_of_a_duel_carries_the_odds_of_its_verdict() -> None:
    for event in rolls("kaisers-pirates"):
        if event.what == "kp-roll-defence":
            assert event.roll is not None
            assert [result for result, _ in event.roll.odds] == [
                "@kp-odds-missed",
                "@kp-odds-damaged",
                "@kp-odds-sunk",
            ]


def test_a_draw_of_chits_carries_the_hull_points_in_the_cup() -> None:
    """The first draw from the cup of A is from all of its chits, as many as its table has."""
    data = qd.load("sails-of-glory").data
    first = next(event for event in rolls("sails-of-glory") if event.what == "sg-chits")
    assert first.roll is not None
    cup = data.cups[first.roll.table]
    assert sum(count for _, count in first.roll.odds) == len(cup)
    assert dict(first.roll.odds)[0] == sum(1 for i in cup if data.chits[i].hull == 0)
