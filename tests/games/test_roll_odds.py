"""Every roll in the log carries the odds there were, and what was rolled is one of them."""

from __future__ import annotations

from math import comb, prod

import pytest

import quarterdeck as qd
from quarterdeck.games.flying_colors.rules.r12_fire import Shot
from quarterdeck.games.kaisers_pirates.rules.r03_2_7_dice import Duel
from quarterdeck.games.sails_of_glory.rules.basic_combat import Fired
from quarterdeck.kernel import Event
from quarterdeck.registry import bot

PLAYED = {"flying-colors": "bec-du-raz", "sails-of-glory": "enemy_in_sight", "kaisers-pirates": "two-players"}


def told(game: str, seed: int = 4) -> list[Event]:
    played = qd.load(game).new(PLAYED[game], {}, seed)
    played.play({seat: bot("lieutenant", f"odds/{seat}") for seat in played.seats})
    return played.log(everything=True)


@pytest.mark.parametrize("game", ["flying-colors", "kaisers-pirates"])
def test_the_odds_of_a_roll_count_every_throw_and_hold_its_result(game: str) -> None:
    found = [roll for event in told(game) if not isinstance(event, Shot) for roll in event.rolls()]
    assert len(found) > 5
    for roll in found:
        assert (roll.total if roll.result is None else roll.result) in [result for result, _ in roll.odds]
        assert sum(ways for _, ways in roll.odds) == prod(roll.sides)


@pytest.mark.rule("12.9")
def test_a_shot_has_the_hits_of_each_face_of_the_die() -> None:
    shots = [event for event in told("flying-colors") if isinstance(event, Shot)]
    assert shots
    for shot in shots:
        assert len(shot.odds) == 10
        assert shot.odds[shot.roll.die] == shot.hits  # faces are 0 to 9


@pytest.mark.rule("3.2.7.1")
def test_a_duel_of_cards_carries_the_odds_of_its_verdict() -> None:
    duels = [event for event in told("kaisers-pirates") if isinstance(event, Duel)]
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
    first = next(
        event.draws[0] for event in told("sails-of-glory") if isinstance(event, Fired) and event.draws
    )
    cup, taking = data.cups[first.letter], len(first.chits)
    assert first.cup == len(cup)
    sums = {(0, 0): 1}  # chits taken and their sum: ways, chit by chit
    for i in cup:
        for (taken, total), ways in list(sums.items()):
            if taken < taking:
                key = taken + 1, total + data.chits[i].hull
                sums[key] = sums.get(key, 0) + ways
    whole = comb(len(cup), taking)
    shares = {total: 10_000 * ways // whole for (taken, total), ways in sums.items() if taken == taking}
    assert dict(first.odds) == {total: share for total, share in shares.items() if share}
    assert first.came == sum(chit.hull for chit in first.chits)
