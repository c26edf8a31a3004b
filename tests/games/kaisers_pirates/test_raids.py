"""[3.2.4] [3.2.5] [3.2.6] Warships and raiders against merchants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


def sea(table: Callable[..., Any], ship: str = "leopard", front: str = "lovat", **options: Any) -> Any:
    """North has one German ship, South Wolf and the merchants."""
    return table("two-players", **options).force("north", ship, "otaki").force("south", "wolf", front)


def raid(
    t: Any, *dice: int, half: str = "breakout", ship: str = "leopard", more: tuple[str, ...] = ()
) -> Any:
    """North commits an Intercept! and assist cards, and turns the Intercept! up."""
    t.hand("north", half, *more).start("north", *dice)
    t.commit(half, "ship", ship)
    for name in more:
        t.commit(name)
    t.ready()
    t.play(half)
    return t


@pytest.mark.rule("3.2.4")
@pytest.mark.rule("3.2.4.1")
@pytest.mark.rule("3.2.4.3")
def test_a_sunk_merchant_is_scored(table: Callable[..., Any]) -> None:
    t = raid(sea(table), 8, 1, 1, 4)
    assert t.pile("north") == ["lovat"]
    assert t.dice_left == 0


@pytest.mark.rule("3.2.6")
@pytest.mark.rule("3.2.6.1")
@pytest.mark.rule("3.2.6.2")
@pytest.mark.ruling(67)
@pytest.mark.ruling(69)
def test_safe_passage_of_a_merchant_that_was_missed(table: Callable[..., Any]) -> None:
    t = raid(sea(table), 3, 1, 1, 4, 6, 5)
    assert (t.asked, t.options) == ("south", ["sail", "stay"])
    t.do("sail")
    assert t.pile("south") == ["lovat"]


@pytest.mark.rule("3.2.6")
@pytest.mark.ruling(69)
def test_safe_passage_may_be_declined(table: Callable[..., Any]) -> None:
    t = raid(sea(table), 3, 1, 1, 4)
    t.do("stay")
    assert t.afloat("lovat")
    assert t.dice_left == 0


@pytest.mark.rule("3.2.6.2")
def test_failed_passage_changes_nothing(table: Callable[..., Any]) -> None:
    t = raid(sea(table), 3, 1, 1, 4, 5, 5)
    t.do("sail")
    assert t.afloat("lovat")


@pytest.mark.rule("3.2.6")
@pytest.mark.ruling(67)
def test_a_damaged_merchant_gets_no_passage(table: Callable[..., Any]) -> None:
    t = raid(sea(table), 5, 1, 1, 4)
    assert t.ship("lovat").damage == 1
    assert t.ended


@pytest.mark.rule("3.2.5")
@pytest.mark.rule("3.2.5.1")
@pytest.mark.rule("3.2.5.2")
@pytest.mark.rule("3.3.3")
@pytest.mark.ruling(65)
@pytest.mark.ruling(66)
def test_boarding_party_captures_and_supplies_the_captor_alone(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard:c moewe:c")
    raid(t, 10, 1, 1, 4, more=("boarding_party",))
    t.do("go")
    t.add("boarding_party")
    prize = t.ship("lovat")
    assert (prize.prize, prize.recognised, prize.damage, prize.owner) == (True, False, 0, 0)
    assert not t.ship("leopard").low
    assert t.told("kp-resupplied") == 1
    assert t.ship("moewe").low
    t.do("discard-rest")
    assert len(t.player("south").front) == 3


@pytest.mark.rule("3.2.5.2")
@pytest.mark.rule("3.3.38")
def test_a_captor_is_supplied_if_it_was_short_and_floats(table: Callable[..., Any]) -> None:
    """A captor that lacks nothing takes no stores; one that the Trap sinks as it boards cannot."""
    t = raid(sea(table), 10, 1, 1, 4, more=("boarding_party",))
    t.do("go")
    t.add("boarding_party")
    assert (t.ship("lovat").prize, t.told("kp-resupplied")) == (True, 0)
    t = sea(table, "leopard:cd").hand("south", "trap")
    raid(t, 10, 1, 1, 1, 8, 1, 1, more=("boarding_party",))
    t.do("go")
    t.add("boarding_party")
    t.react("trap")
    assert (t.ship("lovat").prize, t.afloat("leopard"), t.told("kp-resupplied")) == (True, False, 0)


@pytest.mark.rule("3.3.3")
@pytest.mark.ruling(67)
def test_boarding_ignores_damage_and_leaves_the_passage(table: Callable[..., Any]) -> None:
    t = raid(sea(table), 5, 1, 1, 4, 1, 8, more=("boarding_party",))
    t.do("go")
    t.add("boarding_party")
    assert t.ship("lovat").damage == 0
    t.do("sail")
    assert t.afloat("lovat")


@pytest.mark.rule("3.3.3")
@pytest.mark.ruling(63)
def test_a_damaged_merchant_cannot_be_boarded(table: Callable[..., Any]) -> None:
    t = raid(sea(table, front="lovat:d"), 8, 1, 1, 4, more=("boarding_party",))
    t.do("go")
    assert t.pile("north") == ["lovat"]
    assert t.told("kp-adds") == 0
    t.do("end", "discard-rest")
    assert len(t.game.state.discard) == 2  # the unused Boarding Party goes with them


@pytest.mark.rule("3.3.21")
@pytest.mark.ruling(64)
def test_non_combatant(table: Callable[..., Any]) -> None:
    """-2 to the attack, damage ignored, +2 to Safe Passage; sinking is capture."""
    t = sea(table).hand("south", "non_combatant")
    raid(t, 7, 1, 1, 4, 4, 5)
    t.react("non_combatant")
    assert t.rolls[0].result == 5
    assert t.ship("lovat").damage == 0
    t.do("sail")
    assert t.pile("south") == ["lovat"]  # 4 + 2 against 5


@pytest.mark.rule("3.3.21")
def test_non_combatant_can_be_captured(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard:c").hand("south", "non_combatant")
    raid(t, 10, 1, 1, 3)
    t.react("non_combatant")
    assert t.ship("lovat").prize
    assert not t.ship("leopard").low


@pytest.mark.rule("3.3.12")
@pytest.mark.rule("3.2.4.2")
@pytest.mark.ruling(58)
@pytest.mark.ruling(60)
@pytest.mark.ruling(61)
@pytest.mark.rule("3.3.36")
def test_good_hunting_with_surprise_attack(table: Callable[..., Any]) -> None:
    t = sea(table, front="lovat appam matheran")
    raid(t, 3, 1, 1, 4, 4, 1, 1, 3, more=("good_hunting", "surprise_attack"))
    t.add("good_hunting")
    t.add("surprise_attack")
    t.target("lovat")
    t.target("appam")
    t.target("appam")  # the order is chosen target by target
    assert t.ship("appam").damage == 1  # 3 + 2 against 4
    assert t.pile("north") == ["lovat"]  # 4 + 2 against 3
    assert t.dice_left == 0


@pytest.mark.rule("3.3.12")
@pytest.mark.rule("3.3.32")
@pytest.mark.ruling(58)
def test_group_cards_need_the_right_ship(table: Callable[..., Any]) -> None:
    t = raid(sea(table, front="lovat appam"), more=("good_hunting", "shipping_lanes"))
    assert t.may("add", "good_hunting")
    assert not t.may("add", "shipping_lanes")
    t = raid(sea(table, "emden", front="lovat appam"), more=("good_hunting", "shipping_lanes"), ship="emden")
    assert t.may("add", "shipping_lanes")
    assert not t.may("add", "good_hunting")


@pytest.mark.rule("3.3.32")
@pytest.mark.ruling(59)
def test_shipping_lanes_takes_what_is_left(table: Callable[..., Any]) -> None:
    t = sea(table, "emden leopard", front="lovat appam matheran")
    t.hand("north", "breakout", "collier", "shipping_lanes")
    t.start("north", 8, 1, 1, 4, 9, 1, 1, 4, 9, 1, 1, 4)
    t.commit("breakout", "ship", "leopard").commit("collier", "ship", "emden").commit(
        "shipping_lanes"
    ).ready()
    t.play("breakout")
    t.do("go")
    t.target("lovat")
    t.do("go")
    t.play("collier")
    t.add("shipping_lanes")
    assert len(t.options) == 2
    t.target("appam")
    assert sorted(t.pile("north")) == ["appam", "lovat", "matheran"]


@pytest.mark.rule("3.3.32")
@pytest.mark.ruling(59)
def test_shipping_lanes_ask_whose_lane_where_two_have_merchants(table: Callable[..., Any]) -> None:
    t = table("three-players").force("north", "emden").force("east", "", "lovat appam")
    t.force("south", "", "matheran").hand("north", "collier", "shipping_lanes")
    t.start("north", 1, 1, 1, 4, 1, 1, 1, 4).commit("collier", "ship", "emden").commit(
        "shipping_lanes"
    ).ready()
    t.play("collier")
    t.add("shipping_lanes")
    assert t.options == ["against east", "against south"]


@pytest.mark.rule("3.3.33")
@pytest.mark.ruling(70)
@pytest.mark.ruling(140)
@pytest.mark.ruling(50)
@pytest.mark.ruling(28)
def test_slim_pickings_on_a_group(table: Callable[..., Any]) -> None:
    t = sea(table, front="lovat appam matheran").hand("south", "slim_pickings", "slim_pickings#2", "qqq")
    raid(t, 3, 1, 1, 4, more=("good_hunting",))
    t.add("good_hunting")
    t.target("lovat")
    t.target("appam")
    t.react("slim_pickings")
    assert t.asked == "north"
    t.target("lovat")
    assert t.game.state.turn.intercepted == [t.ship("lovat").id]
    assert t.may("react", "qqq")  # the remaining target has its own window
    assert not t.may("react", "slim_pickings#2")  # but it was announced as one of a group
    t.do("pass", "stay")
    assert t.dice_left == 0


@pytest.mark.rule("3.3.33")
@pytest.mark.ruling(68)
def test_slim_pickings_cancels_a_single_intercept(table: Callable[..., Any]) -> None:
    t = sea(table).hand("south", "slim_pickings")
    raid(t)
    t.react("slim_pickings")
    assert t.afloat("lovat")
    assert t.ended  # no dice, no Safe Passage


@pytest.mark.ruling(140)
def test_slim_pickings_is_not_for_single_targets_of_a_group(table: Callable[..., Any]) -> None:
    t = sea(table, front="lovat appam").hand("south", "slim_pickings")
    raid(t, 8, 1, 1, 4, more=("good_hunting",))
    t.add("good_hunting")
    t.target("lovat")
    t.do("pass")
    t.target("lovat")
    assert not t.may("react", "slim_pickings")


@pytest.mark.rule("3.3.10")
@pytest.mark.ruling(71)
def test_fast_ship(table: Callable[..., Any]) -> None:
    t = sea(table).hand("south", "fast_ship")
    raid(t, 5, 1, 1, 4)
    t.react("fast_ship")
    assert t.rolls[0].result == 3
    for ship, front, half, more in (
        ("emden", "lovat", "breakout", ()),
        ("leopard", "lovat:d", "breakout", ()),
        ("leopard", "lovat", "collier", ()),
        ("leopard", "lovat", "breakout", ("surprise_attack",)),
    ):
        t = sea(table, ship, front).hand("south", "fast_ship")
        raid(t, half=half, ship=ship, more=more)
        if more:
            t.add("surprise_attack")
        assert t.asked == "south"
        assert not t.may("react", "fast_ship")


@pytest.mark.rule("3.3.22")
@pytest.mark.rule("3.2.3.1")
@pytest.mark.rule("1.1.4.4")
@pytest.mark.ruling(72)
def test_qqq_only_against_disguised_raiders(table: Callable[..., Any]) -> None:
    t = sea(table).hand("south", "qqq")
    raid(t, 8, 1, 1, 4)
    t.react("qqq")
    assert t.ship("leopard").recognised
    for ship in ("leopard:R", "emden"):
        t = sea(table, ship).hand("south", "qqq")
        raid(t, ship=ship.split(":")[0])
        assert not t.may("react", "qqq")


@pytest.mark.rule("3.3.1")
@pytest.mark.ruling(73)
@pytest.mark.rule("2.3.2")
def test_amc_takes_the_place_of_the_merchant(table: Callable[..., Any]) -> None:
    """Night -1 for both, Surprise Attack +2 for the German ship only."""
    t = sea(table).hand("south", "amc")
    raid(t, 9, 1, 1, 5, 6, 1, 1, 4, half="collier", more=("surprise_attack",))
    t.add("surprise_attack")
    events = t.react("amc")
    rolls = [event.attack for event in events if event.what == "kp-duel"]
    assert [[mod.value for mod in roll.mods] for roll in rolls] == [[-1, 2], [-1]]
    assert t.player("north").victory.cards == [1]  # 10 against 5: the AMC is sunk and scored
    assert t.ship("leopard").damage == 1  # 5 against 4
    assert t.ship("leopard").recognised
    assert t.ship("lovat").damage == 0


@pytest.mark.rule("3.3.1")
@pytest.mark.ruling(62)
@pytest.mark.ruling(74)
def test_amc_sinks_the_raider_and_ends_a_group(table: Callable[..., Any]) -> None:
    t = sea(table, "meteor", front="lovat appam").hand("south", "amc")
    raid(t, 1, 1, 10, 10, 1, 1, 4, ship="meteor", more=("good_hunting",))
    t.add("good_hunting")
    t.target("lovat")
    t.do("pass")
    t.target("lovat")
    t.react("amc")
    assert t.pile("south") == ["meteor"]
    assert t.afloat("appam")
    assert t.dice_left == 0


@pytest.mark.ruling(62)
@pytest.mark.ruling(74)
@pytest.mark.ruling(134)
def test_damage_by_amc_counts_for_the_next_target(table: Callable[..., Any]) -> None:
    t = sea(table, front="lovat appam").hand("south", "amc", "qqq")
    raid(t, 1, 1, 1, 10, 6, 1, 1, 4, 9, 1, 1, 8, more=("good_hunting",))
    t.add("good_hunting")
    t.target("lovat")
    t.do("pass")
    t.target("lovat")
    t.react("amc")
    assert t.ship("leopard").recognised  # at once, before the next target
    assert not t.may("react", "qqq")
    t.do("pass")
    assert t.mods(4) == [-2]


@pytest.mark.rule("3.3.38")
@pytest.mark.ruling(75)
def test_trap(table: Callable[..., Any]) -> None:
    """The merchant shoots back; intact, it tries for a port; the raider is recognised."""
    t = sea(table).hand("south", "trap")
    raid(t, 2, 1, 1, 4, 5, 1, 3, 6, 1)
    t.react("trap")
    assert t.ship("leopard").damage == 1
    assert t.ship("leopard").recognised
    t.do("sail")
    assert t.pile("south") == ["lovat"]


@pytest.mark.ruling(76)
def test_capture_by_a_lost_ship_stands(table: Callable[..., Any]) -> None:
    t = sea(table, "meteor:c moewe").hand("south", "trap")
    raid(t, 10, 1, 2, 8, 1, 1, ship="meteor", more=("boarding_party",))
    t.do("go")
    t.add("boarding_party")
    t.react("trap")
    assert not t.afloat("meteor")
    assert t.ship("lovat").prize


@pytest.mark.ruling(77)
def test_trap_of_a_damaged_merchant(table: Callable[..., Any]) -> None:
    t = sea(table, front="lovat:d").hand("south", "trap")
    raid(t, 2, 1, 1, 8, 4, 1, 8)
    events = t.react("trap")
    rolls = [roll for event in events for roll in event.rolls()]
    assert [[mod.value for mod in roll.mods] for roll in rolls] == [[], [-2], [], []]


@pytest.mark.rule("3.3.25")
@pytest.mark.ruling(78)
def test_recalled_after_a_sinking(table: Callable[..., Any]) -> None:
    t = sea(table, front="lovat appam").hand("south", "recalled")
    raid(t, 8, 1, 1, 4, 6, 1, 5, more=("good_hunting",))
    t.add("good_hunting")
    t.target("lovat")
    t.do("pass")
    t.target("lovat")
    assert not t.may("react", "recalled")
    t.do("pass")
    t.react("recalled")
    assert not t.afloat("leopard")
    assert t.pile("north") == ["lovat"]  # the merchant stays scored
    assert t.pile("south") == []
    assert t.afloat("appam")  # the rest of the group is lost


@pytest.mark.ruling(51)
@pytest.mark.rule("3.2.2.2")
def test_recalled_is_no_second_reaction(table: Callable[..., Any]) -> None:
    t = sea(table).hand("south", "recalled", "fast_ship")
    raid(t, 10, 1, 1, 4)
    t.react("fast_ship")
    assert t.pile("north") == ["lovat"]
    assert t.ended  # no further window


@pytest.mark.rule("3.3.31")
@pytest.mark.ruling(68)
def test_shallow_run_of_a_damaged_merchant_may_sink_it(table: Callable[..., Any]) -> None:
    t = sea(table, front="lovat:d").hand("south", "shallow_run")
    raid(t, 7, 1, 5)  # 7 - 2 against 5 fails
    t.react("shallow_run")
    assert t.pile("north") == ["lovat"]


@pytest.mark.rule("3.3.4")
@pytest.mark.ruling(68)
def test_break_contact_cancels_without_passage(table: Callable[..., Any]) -> None:
    t = sea(table).hand("south", "break_contact")
    raid(t, 6, 1, 5)
    t.react("break_contact")
    assert t.afloat("lovat")
    assert t.ended


@pytest.mark.rule("3.3.4")
def test_failed_break_contact_leads_to_the_dice(table: Callable[..., Any]) -> None:
    t = sea(table).hand("south", "break_contact")
    raid(t, 5, 1, 5, 8, 1, 1, 4)
    t.react("break_contact")
    assert t.pile("north") == ["lovat"]


@pytest.mark.rule("3.1.3.1")
@pytest.mark.rule("3.1.3.2")
@pytest.mark.rule("3.1.3.3")
@pytest.mark.ruling(28)
@pytest.mark.ruling(30)
def test_each_merchant_is_intercepted_once_but_mined_and_torpedoed_besides(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard moewe")
    t.hand("north", "breakout", "collier", "submarine_u").start("north", 5, 1, 1, 4, 1, 1, 1, 8)
    t.commit("breakout", "ship", "leopard").commit("collier", "ship", "moewe").commit("submarine_u").ready()
    t.play("breakout")
    t.do("go", "go")
    assert t.ship("lovat").damage == 1
    assert not t.may("play", "collier")
    assert t.may("play", "submarine_u")


@pytest.mark.rule("3.2.5.3")
@pytest.mark.ruling(83)
def test_prize_reaches_port_and_counts_twice(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard", "otaki").force("south", "wolf lovat:pR", "appam")
    t.hand("north", "breakout").start("north", 1, 1, 8, 6, 1)
    t.commit("breakout", "force").ready()
    t.play("breakout")
    t.do("sail")
    assert len(t.player("south").victory.doubled) == 1
    certain = t.game.view(None).players[1].victory.certain
    assert certain == 14


@pytest.mark.rule("3.3.22")
@pytest.mark.ruling(72)
def test_a_second_qqq_against_the_same_intercept_is_not_offered(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard", "otaki").force("south", "emden", "lovat appam")
    t.hand("north", "breakout", "good_hunting").hand("south", "qqq", "qqq#2").start("north")
    t.commit("breakout", "ship", "leopard").commit("good_hunting").ready()
    t.play("breakout")
    t.add("good_hunting")
    t.target("lovat")  # Appam is the only other one
    t.do("pass")
    t.roll(8, 1, 1, 1)
    t.target("lovat")
    t.react("qqq")
    assert t.asked == "south"
    assert not t.may("react", "qqq#2")
    t.roll(8, 1, 1, 1)
    t.do("pass", "pass")
    assert t.ship("leopard").recognised
