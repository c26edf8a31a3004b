"""Arithmetic of the rules against tables copied from the rulebook by hand, for any values.

Nothing here reads the data files of the game: the tables below are those of the player aid card.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quarterdeck as qd
from quarterdeck.games.flying_colors.ids import Hits
from quarterdeck.games.flying_colors.rules.common import put
from quarterdeck.games.flying_colors.rules.r11_1_rates import allowance, backing_limit
from quarterdeck.games.flying_colors.rules.r12_firepower import cell, doubled, furthest, work_out
from quarterdeck.games.flying_colors.rules.r14_melee import divisions, melee_dice
from quarterdeck.games.flying_colors.rules.r14_odds import boarding_chances
from quarterdeck.games.flying_colors.rules.r15_victory import half_points
from quarterdeck.geometry.hex import STEP, hex_at

RULES = qd.load("flying-colors")
GAME = RULES.new("minorca", seed=1)

# [12.8] The Firepower Determination Table, by relative rate: (1), 1 to 6, G.
FIREPOWER = (
    (19, 16, 14, 11, 10, 8, 6, 4, 3, 2),
    (17, 14, 12, 9, 8, 7, 5, 3, 2, 2),
    (15, 12, 10, 7, 6, 5, 3, 2, 2, 1),
    (12, 9, 8, 6, 5, 4, 2, 2, 1, 0),
    (10, 7, 6, 5, 4, 3, 2, 1, 0),
    (7, 5, 4, 3, 2, 2, 1, 0),
    (4, 3, 3, 2, 1, 1, 0),
    (3, 2, 2, 1, 0),
)

# [12.9] The Hit Results Table for a firepower of 12 to 20 and more, hull column; die 0 to 7.
HULL_HITS = """
    2H  2HR 3H  3H  4H   4H*  4HR 5H  6HM 7H
    2HR 3H  3H  4H  3H*  4HR  5H  5HM 7H  7H*
    3H  3H  4H  3H* 4HR  5H   4HM 6H  6H* 6HR
    3H  4H  3H* 3HR 5H   4HM  6H  6H* 6HR 7H
    4H  3H* 3HR 4H  4HM  6H   6H* 5HR 6H  7H
    3H* 3HR 4H  4HM 6H   5H*  5HR 6H  7H  8H
    3HR 4H  4HM 6H  5H*  5HR  6H  7H  8H  7H*
    4H  4HM 6H  5H* 5HR  6H   7H  7H  7H* 6H2R
"""


def read_hits(text: str) -> Hits:
    """ "6H2R" and "4H*" as the card prints them; a letter alone is one hit."""
    found = {"H": 0, "R": 0, "M": 0}
    number = ""
    for sign in text.rstrip("*"):
        if sign.isdigit():
            number += sign
        else:
            found[sign] += int(number or 1)
            number = ""
    return Hits(found["H"], found["R"], found["M"], text.endswith("*"))


@pytest.mark.rule("12.9")
@given(st.integers(12, 25), st.integers(-4, 7))
def test_12_9_the_hit_results_table(firepower: int, die: int) -> None:
    """Beyond its ends the last lines hold; the rigging column has the letters the other way round."""
    row = HULL_HITS.split("\n")[1:-1][max(die, 0)].split()
    printed = read_hits(row[min(firepower, 21) - 12])
    found = cell(GAME, "hull", firepower, die)
    unsure = (firepower, die) == (12, 7)  # one card has an asterisk there, the other none (ruling 184)
    assert found == printed or (unsure and found == read_hits(row[0] + "*"))
    swapped = cell(GAME, "rigging", firepower, die)
    assert (swapped.rigging, swapped.hull, swapped.crew) == (found.hull, found.rigging, found.crew)


@pytest.mark.rule("12.8")
@given(
    rate=st.sampled_from([("bellerophon_british", 3), ("amazon_british", 5)]),
    hull=st.integers(0, 40),
    far=st.integers(1, 10),
    own=st.integers(0, 3),
    other=st.integers(0, 3),
    ignored=st.booleans(),
)
def test_12_8_firepower(
    rate: tuple[str, int], hull: int, far: int, own: int, other: int, ignored: bool
) -> None:
    """Rate and one more for each six hull hits; the table; own audacity more, the target's less."""
    name, row = rate
    g = RULES.new("minorca", {"target-audacity-ignored": ignored}, seed=1)
    g.state.at = {}
    g.state.audacity.update(British=own, French=other)
    counters = g.data.counter_index
    for i, counter in ((0, name), (1, "romulus_french")):
        ship = g.state.ships[i]
        ship.counter, ship.large, ship.side, ship.home = counters[counter], False, i, i
        ship.nation = ("British", "French")[i]
        ship.hull = hull if i == 0 else 0
    here = hex_at(20, 20)
    there = here
    for step in range(far):  # abeam, to starboard: over hexsides 2 and 3 in turn
        there = there + STEP[2 + step % 2]
    put(g.state, 0, here, here, 1)
    put(g.state, 1, there, there, 1)
    shot = work_out(g, 0, "starboard", 1)
    assert shot is not None and shot.sight.range == far
    line = FIREPOWER[row + hull // 6] if row + hull // 6 < 8 else ()
    if far > len(line):
        assert shot.firepower is None
        return
    assert shot.base == line[far - 1]
    assert shot.firepower == line[far - 1] + own - (0 if ignored else other)


@pytest.mark.rule("12.8")
def test_12_8_how_far_each_rate_reaches() -> None:
    assert [furthest(GAME, row) for row in range(10)] == [len(line) for line in FIREPOWER] + [0, 0]


@pytest.mark.rule("12.5")
@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 3), st.booleans(), st.booleans(), st.booleans())
def test_12_5_rakes_and_point_blank(
    hull: int, rigging: int, crew: int, rake: bool, stern: bool, near: bool
) -> None:
    """A rake doubles everything, point blank crew, and a rake by the stern adds two hull hits after that."""
    found = doubled(Hits(hull, rigging, crew, True), rake, stern, near)
    times = 2 if rake else 1
    expected = (hull * times + 2 * stern, rigging * times, crew * times * (2 if near else 1), True)
    assert (found.hull, found.rigging, found.crew, found.fire) == expected


@pytest.mark.rule("14.1")
@given(st.integers(1, 40), st.integers(1, 20), st.booleans())
def test_14_1_the_ratio_is_rounded_once(attack: int, defence: int, up: bool) -> None:
    """As many dice as the attacker outnumbers the defender, four at most, one at least."""
    whole, rest = divmod(attack, defence)
    expected = whole + (1 if up and rest else 0)
    assert melee_dice(attack, defence, up) == min(4, max(1, expected))


@pytest.mark.rule("14.1")
@given(st.integers(1, 9), st.integers(1, 4))
def test_14_1_points_are_divided_with_one_for_each(points: int, parts: int) -> None:
    found = list(divisions(points, parts)) if points >= parts else []
    assert len(found) == len(set(found))
    assert all(len(way) == parts and sum(way) == points and min(way) >= 1 for way in found)
    ways = 1
    for k in range(parts - 1):  # stars and bars
        ways = ways * (points - 1 - k) // (k + 1)
    assert len(found) == (ways if points >= parts else 0)


@pytest.mark.rule("14.2")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_14_2_chances_of_a_boarding_attack_by_counting(dice: int) -> None:
    """Every throw of the attacker's dice against the defender's one."""
    sums = [0]
    for _ in range(dice):
        sums = [total + face for total in sums for face in range(10)]
    taken = sum(total > face for total in sums for face in range(10))
    even = sum(total == face for total in sums for face in range(10))
    chances = boarding_chances(dice)
    assert chances == (taken, even, 10 ** (dice + 1) - taken - even)
    assert chances.all == 10 ** (dice + 1)


@pytest.mark.rule("11.5")
@given(st.integers(0, 8))
def test_11_5_sails_are_backed_for_half_the_points_rounded_up(points: int) -> None:
    assert backing_limit(points) == points / 2 + (0.5 if points % 2 else 0)


@pytest.mark.rule("11.1")
@pytest.mark.rule("13.1")
@given(facing=st.integers(1, 6), wind=st.integers(1, 6), rigging=st.integers(0, 20), full=st.booleans())
def test_11_1_points_by_the_wind_and_the_rigging(facing: int, wind: int, rigging: int, full: bool) -> None:
    """Running 4, reaching 5, beating 2, none into the wind; 6, 8 and 3 under full sails; one less for each
    three rigging hits, and nothing without masts."""
    g = RULES.new("minorca", seed=1)
    g.state.wind = wind
    ship = g.state.ships[0]
    ship.facing, ship.rigging, ship.full_sails = facing, rigging, full
    off = min((facing - wind) % 6, (wind - facing) % 6)
    best = ((4, 5, 2, 0), (6, 8, 3, 0))[full][off]
    assert allowance(g, ship) == (0 if rigging >= 15 else max(0, best - rigging // 3))


FATES = ("", "sunk", "exploded", "scuttled", "left", "withdrawn")


@pytest.mark.rule("15.1")
@settings(max_examples=40)
@given(
    st.lists(
        st.tuples(st.sampled_from(FATES), st.booleans(), st.booleans(), st.booleans(), st.booleans()),
        min_size=25,
        max_size=25,
    ),
    st.lists(st.sampled_from(("", "killed", "lost", "captured", "left")), min_size=4, max_size=4),
    st.integers(0, 2),
    st.integers(0, 2),
)
def test_15_1_victory_points(states: list[Any], fates: list[str], british: int, french: int) -> None:
    """Twice for a prize, once sunk or struck, half damaged, or of the bolder side and sailed off.

    Each ship once, at her highest; one that was taken back is worth nothing unless lost again.
    """
    g = RULES.new("minorca", seed=1)
    g.state.audacity = {"British": british, "French": french}
    expected = [0.0, 0.0]
    for ship, (fate, damaged, struck, taken, again) in zip(g.state.ships, states, strict=True):
        ship.fate, ship.damaged, ship.struck, ship.recaptured = fate, damaged, struck, again
        ship.side = 1 - ship.home if taken else ship.home
        bold = (british > french) if ship.home == 0 else (french > british)
        if fate in ("sunk", "exploded", "scuttled"):
            times = 1.0
        elif taken:
            times = 2.0
        elif struck:
            times = 1.0
        elif again:
            times = 0.0
        elif damaged or (fate == "left" and bold):
            times = 0.5
        else:
            times = 0.0
        expected[1 - ship.home] += times * g.data.counters[ship.counter].vp
    for commander, fate in zip(g.state.commanders, fates, strict=False):
        commander.fate = fate
        if fate in ("killed", "lost"):
            expected[1 - commander.side] += g.data.commanders[commander.card].vp
    assert [points / 2 for points in half_points(g)] == expected
