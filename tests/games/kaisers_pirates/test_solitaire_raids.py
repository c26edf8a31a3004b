"""[5.3.3.2, 5.3.3.3] How the phantom raids: its targets, and the special acts that assist."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates.rules.r05_solitaire import special_acts


@pytest.mark.rule("5.3.3.3")
@pytest.mark.ruling(121)
def test_special_acts_that_are_illegal(sea: Callable[..., Any]) -> None:
    """X25: Shipping Lanes with a raider and Reflag stop the search; so does a repeat."""
    legal = ("surprise_attack", "boarding_party", "good_hunting")
    for cards, found in (
        (("S08",), []),
        (("S09",), []),
        (("S02", "S08"), ["surprise_attack"]),
        (("S02", "S16"), ["surprise_attack"]),
        (("S02", "S03", "S05", "S01"), ["surprise_attack", "boarding_party", "good_hunting"]),
    ):
        t = sea()
        t.solo(*cards)
        assert special_acts(t.game, legal, 0) == found
        assert len(t.game.state.solo_used) == len(cards)


@pytest.mark.rule("5.3.3.3")
@pytest.mark.ruling(121)
def test_boarding_party_is_no_special_act_against_damaged_merchants(sea: Callable[..., Any]) -> None:
    """It ends the search there; against an intact merchant it is kept and the search goes on."""
    for mark, surprised in ((":d", 0), ("", 1)):
        front = " ".join(name + mark for name in ("maria", "lundy_island", "appam"))
        t = sea(my_front=front).solo("S01", "S03", "S02", "S04").start("phantom", 2)
        assert t.told("kp-phantom-adds") == 2 * surprised


@pytest.mark.rule("5.3.1")
@pytest.mark.ruling(118)
def test_an_empty_solitaire_deck_is_shuffled_without_the_sequence(sea: Callable[..., Any]) -> None:
    t = sea()
    s = t.game.state
    s.solo_deck.items, s.solo_used = [1], [n for n in range(20) if n != 1]
    found = special_acts(t.game, ("surprise_attack",), 0)
    assert found == ["surprise_attack"]
    assert len(s.solo_deck) + len(s.solo_used) == 20
    assert 1 not in s.solo_deck.items


@pytest.mark.ruling(122)
@pytest.mark.ruling(123)
@pytest.mark.ruling(124)
def test_the_phantom_takes_the_best_prospect(sea: Callable[..., Any]) -> None:
    """Box 2 of S07 is an Intercept! by British forces; the damaged Dresden is the better prospect."""
    t = sea(mine="emden dresden:d").solo("S07", "S01", "S01")
    t.start("phantom", 2, 1, 1, 10, 1)
    t.do("pass")
    assert t.first("kp-hunt").target.print == "dresden"
    # Leopard: (0.32 + 0.3 x 0.26) x 9 against Otaki is more than (0.77 + 0.3 x 0.18) x 3
    t = sea(rear="iltis leopard", my_front="invercoe otaki").solo("S02", "S01").start("phantom", 2)
    raid = t.game.view("north").announced
    assert (raid.ship, raid.targets) == (14, (t.ship("otaki").id,))


@pytest.mark.rule("5.3.3.3")
@pytest.mark.rule("3.3.33")
@pytest.mark.ruling(70)
@pytest.mark.ruling(123)
def test_after_slim_pickings_the_phantom_keeps_the_merchant_it_can_capture(sea: Callable[..., Any]) -> None:
    """Leipzig with Shipping Lanes and Boarding Party: to sink the damaged Appam promises 4.9, Georgic only
    3.5; but Georgic is intact, and its capture promises 5.6."""
    t = sea(my_front="appam:d georgic").hand("north", "slim_pickings", "collier")
    t.solo("S01", "S08", "S03", "S04").start("phantom", 2)
    assert t.game.view("north").announced.assists == ("shipping_lanes",)
    t.roll(10, 1, 1, 1, 1)
    t.react("slim_pickings")
    t.do("pass")
    assert t.ship("georgic").prize
    assert t.ship("appam").damage == 1


@pytest.mark.rule("5.3.3.3")
@pytest.mark.rule("3.3.12")
@pytest.mark.ruling(123)
def test_the_phantom_has_one_boarding_party_for_two_merchants(sea: Callable[..., Any]) -> None:
    """Leopard boards Georgic (7.0); of the others the damaged Appam (5.5) is worth more than to sink Otaki
    (3.7), though a second capture would be worth 5.7."""
    t = sea(rear="leopard", mine="wolf", my_front="georgic appam:d kaipara")
    t.solo("S02", "S05", "S03", "S01").start("phantom", 2)
    targets = t.game.view("north").announced.targets
    assert set(targets) == {t.ship("georgic").id, t.ship("appam").id}


@pytest.mark.rule("5.3.3.3")
@pytest.mark.ruling(123)
def test_a_boarding_party_not_needed_for_the_first_merchant_is_kept_for_the_second(
    sea: Callable[..., Any],
) -> None:
    """Leopard with Good Hunting and Boarding Party: to sink the damaged Georgic promises 5.32, more than to
    capture Maria (5.28); then her capture is better than to sink the damaged Lovat (5.02)."""
    t = sea(rear="leopard", mine="wolf", my_front="georgic:d maria lovat:d")
    t.solo("S02", "S05", "S03", "S01").start("phantom", 2)
    assert t.game.view("north").announced.targets == (t.ship("georgic").id, t.ship("maria").id)


@pytest.mark.rule("5.3.3.3")
@pytest.mark.rule("3.3.32")
@pytest.mark.rule("3.3.12")
def test_shipping_lanes_meet_all_and_good_hunting_two(sea: Callable[..., Any]) -> None:
    for rear, cards, met in (
        ("leipzig", ("S01", "S08", "S04"), 3),
        ("leopard", ("S02", "S05", "S04"), 2),
        ("leopard", ("S02", "S04"), 1),
    ):
        t = sea(rear=rear, mine="wolf").solo(*cards).start("phantom", 2)
        assert len(t.game.view("north").announced.targets) == met
    t = sea(rear="leopard", mine="wolf", my_front="appam").solo("S02", "S05", "S04").start("phantom", 2)
    announced = t.game.view("north").announced
    assert (len(announced.targets), announced.assists) == (1, ())  # no group of one


@pytest.mark.rule("6.6.1")
@pytest.mark.ruling(105)
@pytest.mark.parametrize("raider, steams", [("berlin", True), ("berlin:d", False)])
def test_the_phantom_goes_full_steam_with_an_undamaged_raider_only(
    sea: Callable[..., Any], raider: str, steams: bool
) -> None:
    t = sea(rear=raider, my_front="appam", fast_raiders=True).hand("north", "fast_ship")
    t.solo("S04", "S01").start("phantom", 2).roll(*[1] * 30)
    t.react("fast_ship")
    assert t.told("kp-full-steam") == steams
    assert t.mods(1) == ([] if steams else [-2, -2])  # damaged, and outrun


@pytest.mark.rule("6.10")
@pytest.mark.ruling(109)
@pytest.mark.parametrize("raider, follows", [("berlin", True), ("berlin:d", False)])
def test_the_phantom_follows_into_the_shallows_with_an_undamaged_raider_only(
    sea: Callable[..., Any], raider: str, follows: bool
) -> None:
    t = sea(rear=raider, my_front="appam", shallow_pursuit=True).hand("north", "shallow_run")
    t.solo("S04", "S01").start("phantom", 2).roll(*[1] * 30)
    t.react("shallow_run")
    assert t.told("kp-pursues") == follows
