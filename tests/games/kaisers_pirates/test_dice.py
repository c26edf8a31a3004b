"""[3.2.7] Dice, modifiers and chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.rules.r03_2_7_dice import (
    AttackOdds,
    at_least_one,
    attack_odds,
    attack_result,
    decision_odds,
    highest_counts,
)


def raid(t: Any, *dice: int, half: str = "breakout", seat: str = "north", ship: str = "leopard") -> None:
    """North intercepts South's only merchant Lovat with one card."""
    t.start(seat, *dice)
    t.commit(half, "ship", ship).ready()
    t.play(half)


@pytest.mark.rule("1.2")
@pytest.mark.rule("3.2.7")
@pytest.mark.parametrize("dice", [(6,), (10, 4), (10, 8, 4), (8, 6, 4)])
def test_highest_die_counts_match_every_throw(dice: tuple[int, ...]) -> None:
    thrown = Counter(max(faces) for faces in product(*(range(1, sides + 1) for sides in dice)))
    assert dict(highest_counts(dice)) == {face: n for face, n in thrown.items() if n}


@pytest.mark.rule("3.2.7.1")
@pytest.mark.parametrize("attack, mod, defence, hurt", [((10, 8), 0, (8,), 0), ((10, 6), -3, (6,), -2)])
def test_chances_of_an_attack_match_every_throw(
    attack: tuple[int, ...], mod: int, defence: tuple[int, ...], hurt: int
) -> None:
    tally: Counter[str] = Counter()
    for mine in product(*(range(1, sides + 1) for sides in attack)):
        for theirs in product(*(range(1, sides + 1) for sides in defence)):
            result = attack_result(at_least_one(max(mine) + mod), at_least_one(max(theirs) + hurt))
            tally[result] += 1
    assert attack_odds(attack, mod, defence, hurt) == (tally["none"], tally["damaged"], tally["sunk"])


@pytest.mark.rule("3.2.7.2")
def test_chances_of_decisions() -> None:
    """The figures of the two common decisions: 55.5 % and 47.5 %."""
    good, total = decision_odds((10, 8), 0)
    assert 1000 * good / total == 555
    good, total = decision_odds((10, 4), 0)
    assert 1000 * good / total == 475


@pytest.mark.rule("3.2.7.4")
@pytest.mark.rule("3.2.7.5")
@pytest.mark.rule("3.2.7.6")
@pytest.mark.rule("1.1.4.5")
@pytest.mark.ruling(43)
@pytest.mark.ruling(44)
@pytest.mark.ruling(45)
def test_state_of_ship_and_target_change_the_dice(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard:dc", "otaki").force("south", "wolf", "lovat:d")
    t.hand("north", "collier")  # its Intercept! half is a night action
    raid(t, 10, 1, 1, 7, half="collier")
    assert t.mods(0) == [-2, -2, -1]
    assert t.mods(1) == [-2]
    assert [roll.total for roll in t.rolls] == [5, 5]
    assert t.effects() == ["none"]


@pytest.mark.rule("1.3")
@pytest.mark.rule("1.3.1")
@pytest.mark.ruling(46)
def test_a_second_hit_changes_nothing(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard", "otaki").force("south", "wolf", "lovat:d").hand("north", "breakout")
    raid(t, 5, 1, 1, 6)
    assert t.effects() == ["again"]
    assert t.ship("lovat").damage == 1


@pytest.mark.rule("3.2.7.3")
def test_a_result_never_falls_below_one(table: Callable[..., Any]) -> None:
    t = (
        table()
        .force("north", "leopard:dc", "otaki")
        .force("south", "wolf", "lovat")
        .hand("north", "breakout")
    )
    raid(t, 1, 1, 1, 1)
    duel = t.first("kp-duel")
    assert (duel.attack.total, duel.attack.result, duel.defence.result) == (-3, 1, 1)
    assert duel.verdict == "none"


@pytest.mark.rule("3.2.7.3")
@pytest.mark.ruling(41)
def test_every_modifier_is_in_the_log_with_its_rule(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard:d", "otaki").force("south", "wolf", "lovat").hand("north", "breakout")
    t.start("north", 9, 1, 1, 8)
    t.commit("breakout", "ship", "leopard").ready()
    rolls = [roll for event in t.play("breakout") for roll in event.rolls()]
    assert rolls[0].keep == "highest"
    assert [(mod.value, mod.rule) for mod in rolls[0].mods] == [(-2, "3.2.7.5")]
    assert (rolls[0].total, rolls[0].result) == (7, 7)


@pytest.mark.ruling(47)
def test_who_rolls_does_not_matter(table: Callable[..., Any]) -> None:
    """All dice are the kernel's; a decision is two rolls, challenge first."""
    t = table().force("north", "leopard", "otaki").force("south", "wolf", "lovat").hand("north", "fair_seas")
    t.start("north", 8, 3).commit("fair_seas").ready()
    t.play("fair_seas")
    passage = t.first("kp-decided")
    assert (passage.about, passage.challenge.total, passage.response.total) == ("safe_passage", 9, 3)
    assert t.pile("north") == ["otaki"]


@pytest.mark.rule("3.2.7")
def test_preview_shows_dice_and_exact_chances(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard", "otaki").force("south", "wolf", "lovat appam:d")
    t.hand("north", "breakout").start("north").commit("breakout", "ship", "leopard").ready()
    action = next(a for a in t.game.pending["north"] if str(a).startswith("play"))
    lovat, appam = RULESET.preview(t.game, "north", action)
    none, hurt, sunk = attack_odds((10, 8, 6), 0, (8,), 0)
    assert lovat.odds == AttackOdds(none, hurt, sunk)
    assert none + hurt + sunk == 10 * 8 * 6 * 8
    assert [mod.value for mod in appam.defence.mods] == [-2]
    assert appam.odds.sunk > lovat.odds.sunk


@pytest.mark.ruling(48)
def test_simultaneous_fights_use_the_states_before(table: Callable[..., Any]) -> None:
    """Trap: both sink, although either alone would have been damaged first."""
    t = table().force("north", "leopard", "otaki").force("south", "wolf", "lovat")
    t.hand("north", "breakout").hand("south", "trap")
    raid(t, 8, 1, 1, 2, 8, 1, 3)
    t.react("trap")
    assert t.pile("north") == ["lovat"]
    assert t.pile("south") == ["leopard"]
    assert t.dice_left == 0


@pytest.mark.rule("1.2")
@pytest.mark.rule("3.2.7.3")
def test_a_throw_shows_what_it_could_have_come_to(table: Callable[..., Any]) -> None:
    """Leopard has 10, 8 and 6 less 2 for its damage, Lovat an 8: the highest die, and never below one."""
    t = table().force("north", "leopard:d", "otaki").force("south", "wolf", "lovat").hand("north", "breakout")
    raid(t, 10, 1, 1, 7)
    attack, defence = t.rolls[:2]
    thrown = Counter(max(1, max(faces) - 2) for faces in product(range(1, 11), range(1, 9), range(1, 7)))
    told: Counter[int] = Counter()
    for result, ways in attack.odds:
        told[result] += ways
    assert told == thrown
    assert defence.odds == tuple((face, 1) for face in range(1, 9))
