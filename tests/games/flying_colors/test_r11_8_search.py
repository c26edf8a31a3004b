"""[11.8] The search for a way round, checked against a plain enumeration of every move in crowded water."""

from __future__ import annotations

import random

import pytest

from quarterdeck.games.flying_colors.rules.r11_1_rates import allowance
from quarterdeck.geometry.hex import hex_at, neighbour, turn

POINTS = {0: "running", 1: "reaching", 2: "beating", 3: "aback", 4: "beating", 5: "reaching"}
TURN_COST = {("reaching", "running"): 1, ("reaching", "beating"): 2}


def every_end(bow, facing, wind, taken, mp):
    """All poses (bow, stern, facing) at which the points can be spent, by walking every sequence of steps.

    Written from the rules alone: ahead 1; back 1, once a hex and half the rate in all; after either, one
    turn of the stern at the price of the change of the point of sailing, never into the wind.
    """
    ends = set()

    def walk(bow, facing, left, backs, may_turn, backed):
        if left == 0:
            ends.add((bow, neighbour(bow, turn(facing, 3)), facing))
        else:
            walk(neighbour(bow, facing), facing, left - 1, backs, True, False)
            if backs and not backed:
                walk(bow, facing, left - 1, backs - 1, True, True)
        if may_turn:
            for turned in ((facing % 6) + 1, (facing - 2) % 6 + 1):
                old, new = POINTS[(facing - wind) % 6], POINTS[(turned - wind) % 6]
                cost = TURN_COST.get((old, new), 0)
                if new != "aback" and cost <= left:
                    walk(bow, turned, left - cost, backs, False, backed)

    walk(bow, facing, mp, (mp + 1) // 2, False, False)
    return {(b, s, f) for b, s, f in ends if b not in taken and s not in taken}


def crowded(sea, rng):
    """A ship among others that stand around it in a small square of water."""
    t = sea("A\n.\na", wind=rng.randrange(1, 7), ships={"A": {"rigging": 3 * rng.randrange(2)}})
    t.move("A", "A4017", rng.randrange(1, 7))
    mine = {t["A"].bow, t["A"].stern}
    density = rng.choice((0.3, 0.6, 0.9, 0.97))
    for column in range(35, 46):
        for row in range(11, 24):
            hex_ = hex_at(column, row)
            if hex_ not in mine and rng.random() < density:
                t.state.at[hex_] = 1  # a ship that is not the one under test
    t.state.ships.append(t.state.ships[0].__copy__())
    t.state.ships[1].bow = t.state.ships[1].stern = hex_at(60, 30)
    t.state.ships[1].name = "B"
    return t


@pytest.mark.rule("11.8")
@pytest.mark.ruling(69)
def test_collisions_are_offered_exactly_when_there_is_no_way_round(sea):
    rng = random.Random(1805)
    forced = 0
    for _ in range(400):
        t = crowded(sea, rng)
        mp = allowance(t.g, t["A"])
        if not 1 <= mp <= 5:
            continue
        ship = t["A"]
        ends = every_end(ship.bow, ship.facing, t.state.wind, t.state.at.keys() - {ship.bow, ship.stern}, mp)
        t.activate("A")
        texts = {str(action) for options in t.g.pending.values() for action in options}
        colliding = any(text.startswith("collide") for text in texts)
        assert colliding != bool(ends) or (not ends and texts & {"ahead", "back", "tack"})
        assert not (colliding and "tack" in texts)  # a tack is a legal move too
        forced += not ends
        assert walks(t, rng) in (ends or {None})
    assert forced > 20


def walks(t, rng):
    """Any way the program offers, followed to its end: the pose, None after a collision."""
    moves = ("ahead", "back", "wear port", "wear starboard")
    for _ in range(40):
        texts = sorted(str(action) for options in t.g.pending.values() for action in options)
        if any(text.startswith("collide") for text in texts) or texts == ["tack"]:
            return None
        if "finish plain" in texts:
            ship = t["A"]
            return (ship.bow, ship.stern, ship.facing)
        t.g.apply(t.seat(), _action(t, rng.choice([text for text in texts if text in moves])))
    raise AssertionError("no end")


def _action(t, text):
    return next(a for options in t.g.pending.values() for a in options if str(a) == text)
