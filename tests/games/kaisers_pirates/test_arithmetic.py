"""Duels, prizes and round points against small tables of their own, over anything that can come up."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.ids import Kind
from quarterdeck.games.kaisers_pirates.rules.r02_3_scoring import (
    certain_and_possible,
    merchants_total,
    prize_total,
    round_points,
)
from quarterdeck.games.kaisers_pirates.rules.r03_2_7_dice import (
    at_least_one,
    attack_odds,
    attack_result,
    decision_odds,
    decision_succeeds,
    duel_odds,
    odds_of_decision,
)
from quarterdeck.games.kaisers_pirates.state import Victory

DATA = RULESET.data
FEW = settings(max_examples=60, deadline=None)

# [3.2.7.1] For each defence the least attack that damages (more) and the least that sinks (twice as much).
LEAST = {1: (2, 2), 2: (3, 4), 3: (4, 6), 4: (5, 8), 5: (6, 10), 6: (7, 12), 7: (8, 14), 8: (9, 16),
         9: (10, 18), 10: (11, 20)}  # fmt: skip


def by_table(attack: int, defence: int) -> str:
    damages, sinks = LEAST[defence]
    return "sunk" if attack >= sinks else "damaged" if attack >= damages else "none"


@pytest.mark.rule("3.2.7.1")
@pytest.mark.rule("3.2.7.2")
@pytest.mark.parametrize("defence", sorted(LEAST))
def test_more_damages_and_twice_sinks(defence: int) -> None:
    for attack in range(1, 26):
        assert attack_result(attack, defence) == by_table(attack, defence)
        assert decision_succeeds(attack, defence) is (attack >= defence + 1)


DICE = st.lists(st.sampled_from([4, 6, 8, 10]), min_size=1, max_size=3).map(lambda d: tuple(sorted(d)[::-1]))
ONE = st.sampled_from([(6,), (8,), (10,), (10, 6)])


@pytest.mark.rule("3.2.7.1")
@pytest.mark.rule("3.2.7.3")
@given(dice=DICE, mod=st.integers(-7, 3), defence=ONE, hurt=st.sampled_from([0, -2, -4]))
@FEW
def test_every_throw_of_a_duel(dice: tuple[int, ...], mod: int, defence: tuple[int, ...], hurt: int) -> None:
    """The highest die counts, modified, but at least one; each throw is looked up in the table."""
    tally: Counter[str] = Counter()
    for mine in product(*(range(1, sides + 1) for sides in dice)):
        for theirs in product(*(range(1, sides + 1) for sides in defence)):
            tally[by_table(max(1, max(mine) + mod), max(1, max(theirs) + hurt))] += 1
    assert attack_odds(dice, mod, defence, hurt) == (tally["none"], tally["damaged"], tally["sunk"])
    plain, boarding = duel_odds(dice, mod, defence, hurt), duel_odds(dice, mod, defence, hurt, True)
    assert (plain.none, plain.damaged, plain.sunk) == (tally["none"], tally["damaged"], tally["sunk"])
    assert (boarding.none, boarding.damaged, boarding.sunk) == (tally["none"] + tally["damaged"], 0, 0)
    assert boarding.captured == tally["sunk"]


@pytest.mark.rule("3.2.7.2")
@pytest.mark.rule("3.2.7.3")
@given(challenge=DICE, mod=st.integers(-6, 4), response=ONE)
@FEW
def test_every_throw_of_a_decision(challenge: tuple[int, ...], mod: int, response: tuple[int, ...]) -> None:
    won = lost = 0
    for mine in product(*(range(1, sides + 1) for sides in challenge)):
        for theirs in product(*(range(1, sides + 1) for sides in response)):
            if max(1, max(mine) + mod) - max(theirs) >= 1:
                won += 1
            else:
                lost += 1
    assert decision_odds(challenge, mod, response) == (won, won + lost)
    told = odds_of_decision(challenge, mod, response)
    assert (told.success, told.failure) == (won, lost)


@pytest.mark.rule("3.2.7.3")
@given(st.integers(-20, 20))
def test_nothing_counts_for_less_than_one(total: int) -> None:
    assert at_least_one(total) == (total if total in range(1, 21) else 1)


# [2.3.1] Victory prizes as printed on the cards.
GERMAN = {"emden": 17, "karlsruhe": 18, "leipzig": 15, "leopard": 16, "meteor": 7, "geier": 9, "seeadler": 7}
MERCHANTS = {
    "otaki": 9,
    "lovat": 7,
    "hyades": 5,
    "matunga": 3,
    "georgic": 9,
    "maria": 5,
    "staut": 3,
    "appam": 7,
}
VESSELS = {Kind.AMC: 15, Kind.Q_SHIP: 9, Kind.SUBMARINE_U: 11, Kind.SUBMARINE_UC: 9}
NUMBER = {ship.id: ship.no for ship in DATA.ships}
CARD = {card.kind: number for number, card in DATA.cards.items()}


@pytest.mark.rule("2.3.1")
@pytest.mark.rule("2.3.2")
@pytest.mark.rule("3.2.5.3")
@pytest.mark.rule("3.1.8")
@given(
    german=st.sets(st.sampled_from(sorted(GERMAN))),
    merchants=st.permutations(sorted(MERCHANTS)),
    sunk=st.integers(0, 5),
    home=st.integers(0, 3),
    vessels=st.lists(st.sampled_from(sorted(VESSELS)), max_size=3),
)
@FEW
def test_what_a_victory_pile_is_worth(
    german: set[str], merchants: list[str], sunk: int, home: int, vessels: list[Kind]
) -> None:
    """Merchants once, prizes brought home twice, vessels as printed; no more German ships than merchants."""
    taken, doubled = merchants[:sunk], merchants[sunk : sunk + home]
    cards = [CARD[kind] for kind in vessels[:1]]
    pile = Victory(
        german=[NUMBER[name] for name in sorted(german)],
        merchants=[NUMBER[name] for name in taken],
        doubled=[NUMBER[name] for name in doubled],
        cards=cards,
        vessels=vessels[1:],
    )
    certain = sum(MERCHANTS[name] for name in taken) + sum(2 * MERCHANTS[name] for name in doubled)
    certain += sum(VESSELS[kind] for kind in vessels)
    assert merchants_total(DATA, pile) == certain
    assert prize_total(DATA, pile) == certain + sum(GERMAN[name] for name in german)
    worth = sorted((GERMAN[name] for name in german), reverse=True)
    count = min(len(worth), len(taken) + len(doubled))
    most = certain + sum(worth[:count])
    least = certain + sum(worth[::-1][:count])
    assert certain_and_possible(DATA, pile) == (certain, least, most)


@pytest.mark.rule("2.3.3")
@pytest.mark.rule("2.3.3.1")
@pytest.mark.rule("2.3.3.2")
@pytest.mark.rule("2.3.3.3")
@pytest.mark.ruling(19)
@pytest.mark.ruling(20)
@pytest.mark.parametrize(
    "totals, points",
    [
        ([30, 20], [2, 1]),
        ([20, 20], [2, 2]),
        ([20, 0], [2, 0]),
        ([0, 0], [0, 0]),
        ([30, 20, 10], [3, 2, 1]),
        ([30, 30, 10], [3, 3, 1]),
        ([30, 10, 10], [3, 2, 2]),
        ([10, 40, 40, 0], [2, 4, 4, 0]),
        ([5, 5, 5, 5], [4, 4, 4, 4]),
        ([1, 2, 3, 4], [1, 2, 3, 4]),
    ],
)
def test_points_of_a_round(totals: list[int], points: list[int]) -> None:
    assert round_points(totals) == points


@pytest.mark.rule("2.3.3")
@given(st.lists(st.integers(0, 40), min_size=2, max_size=4))
def test_points_of_any_round(totals: list[int]) -> None:
    """The place in the list from the highest down, the first of equals for all of them."""
    ladder = sorted(totals, reverse=True)
    expected = [len(totals) - ladder.index(mine) if mine else 0 for mine in totals]
    assert round_points(totals) == expected
