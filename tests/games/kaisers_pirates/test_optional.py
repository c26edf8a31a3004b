"""[6.0] The optional rules, each with its switch on and off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import to_builtins

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.ids import BIT, Kind
from quarterdeck.games.kaisers_pirates.rules.r03_2_7_dice import Decided
from quarterdeck.games.kaisers_pirates.rules.r06_optional import burn_coal, give_stores, initiates_on_prize
from quarterdeck.kernel import SetupRefused

SHIP = {ship.id: ship.no for ship in RULESET.data.ships}

DATA = RULESET.data


def sea(
    table: Callable[..., Any], rear: str, enemy: str = "emden", front: str = "lovat", **options: Any
) -> Any:
    t = table("two-players", **options).force("north", rear, "otaki mongolia georgic")
    return t.force("south", enemy, front)


def play(t: Any, name: str, *dice: int) -> Any:
    t.hand("north", name).start("north", *dice).commit(name).ready()
    t.play(name)
    return t


def raid(t: Any, ship: str, *dice: int, half: str = "breakout", more: tuple[str, ...] = ()) -> Any:
    t.hand("north", half, *more).start("north", *dice)
    t.commit(half, "ship", ship)
    for name in more:
        t.commit(name)
    t.ready()
    t.play(half)
    return t


def hunt(t: Any, *dice: int, half: str = "breakout") -> Any:
    t.hand("north", half).start("north", *dice).commit(half, "force").ready()
    t.play(half)
    return t


@pytest.mark.rule("6.0")
def test_every_option_is_off_unless_asked_for() -> None:
    game = RULESET.new("two-players", {}, seed=1)
    assert not any(value is True for value in to_builtins(game.options).values())


@pytest.mark.rule("6.1")
@pytest.mark.rule("6.1.1")
@pytest.mark.rule("6.2")
@pytest.mark.rule("6.2.1")
@pytest.mark.rule("1.1.4.7")
@pytest.mark.rule("1.1.4.8")
@pytest.mark.ruling(101)
def test_rendezvous_missed_with_coal_and_sails(table: Callable[..., Any]) -> None:
    dice = (1, 1, 10) * 3
    t = sea(table, "wolf", "emden seeadler moewe maria:p", coal=True, sails=True)
    play(t, "rendezvous_missed", *dice)
    assert [t.mods(n) for n in (0, 2, 4)] == [[-2, 2], [-2, -2], [-2]]
    t = sea(table, "wolf", "emden seeadler moewe maria:p")
    play(t, "rendezvous_missed", *dice)
    assert [t.mods(n) for n in (0, 2, 4)] == [[-2], [-2], [-2]]


@pytest.mark.rule("6.1.2")
@pytest.mark.rule("6.2.2")
@pytest.mark.ruling(101)
def test_blockade_runner_with_coal_and_sails(table: Callable[..., Any]) -> None:
    t = sea(table, "emden:c seeadler:c", "wolf", coal=True, sails=True)
    play(t, "blockade_runner", *(1, 1, 10) * 2)
    assert [t.mods(n) for n in (0, 2)] == [[-1], [1]]


@pytest.mark.rule("6.1.3")
@pytest.mark.rule("6.2.3")
def test_refuge_with_coal_and_sails(table: Callable[..., Any]) -> None:
    t = sea(table, "emden:cd@ seeadler:c@", "wolf", coal=True, sails=True).hand("north", "trap")
    t.start("north", *(1, 1, 10) * 3)
    assert [t.mods(n) for n in (0, 2, 4)] == [[-1], [], [1]]  # supply, repair, supply


@pytest.mark.rule("6.2.4")
@pytest.mark.rule("6.3")
@pytest.mark.rule("6.3.3")
@pytest.mark.rule("1.1.4.9")
def test_break_contact_of_seeadler_and_wolf(table: Callable[..., Any]) -> None:
    for ship, mods in (("seeadler", [-2]), ("wolf", [2])):
        t = sea(table, "moewe", f"{ship}:R", sails=True, wolfchen=True).hand("south", "break_contact")
        hunt(t, 10, 1, 1)
        t.react("break_contact")
        assert t.mods(0) == mods


@pytest.mark.rule("6.2.5")
@pytest.mark.rule("6.11")
@pytest.mark.rule("6.11.2")
def test_break_contact_of_a_merchant_under_sail_from_seeadler(table: Callable[..., Any]) -> None:
    t = sea(table, "seeadler", front="dupleix", sails=True, sailing_merchants=True)
    t.hand("south", "break_contact")
    raid(t, "seeadler", 10, 1, 1)
    t.react("break_contact")
    assert t.mods(0) == [2, -2]


@pytest.mark.rule("6.2.6")
def test_fast_ship_from_seeadler(table: Callable[..., Any]) -> None:
    t = sea(table, "seeadler", sails=True).hand("south", "fast_ship")
    raid(t, "seeadler", 10, 1, 1)
    t.react("fast_ship")
    assert t.mods(0) == [-2, -2]


@pytest.mark.rule("6.3.1")
def test_surprise_attack_of_wolf(table: Callable[..., Any]) -> None:
    t = sea(table, "wolf", wolfchen=True)
    raid(t, "wolf", 10, 1, 1, 4, more=("surprise_attack",))
    t.add("surprise_attack")
    assert t.mods(0) == [2, 2]
    for ship, option in (("leopard", True), ("wolf", False)):  # only Wolf has the aircraft, only with 6.3
        t = sea(table, ship, wolfchen=option)
        raid(t, ship, 10, 1, 1, 4, more=("surprise_attack",))
        t.add("surprise_attack")
        assert t.mods(0) == [2]


@pytest.mark.rule("6.3.2")
@pytest.mark.ruling(102)
def test_no_slim_pickings_against_wolf(table: Callable[..., Any]) -> None:
    t = sea(table, "wolf", front="lovat appam", wolfchen=True).hand("south", "slim_pickings")
    raid(t, "wolf", 10, 1, 1, 4, 10, 1, 1, 4)
    t.target("lovat")
    assert not t.may("react", "slim_pickings")
    t = sea(table, "wolf", front="lovat appam maria", wolfchen=True).hand("south", "slim_pickings")
    raid(t, "wolf", 10, 1, 1, 4, more=("good_hunting",))
    t.add("good_hunting")
    t.target("lovat")
    t.target("appam")
    assert t.asked == "north"  # no window for the group
    for ship, option in (("leopard", True), ("wolf", False)):  # only Wolf has the aircraft, only with 6.3
        t = sea(table, ship, front="lovat appam", wolfchen=option).hand("south", "slim_pickings")
        raid(t, ship)
        t.target("lovat")
        assert t.may("react", "slim_pickings")


@pytest.mark.rule("6.4")
@pytest.mark.rule("6.4.1")
@pytest.mark.rule("6.4.2")
@pytest.mark.rule("6.4.3")
@pytest.mark.ruling(103)
@pytest.mark.parametrize("scenario", ["two-players", "three-players", "four-players", "teams", "solo"])
def test_tournament_balance(scenario: str) -> None:
    s = RULESET.new(scenario, {"tournament": True}, seed=4).state
    for player in s.players:
        groups = sorted(DATA.ships[n].tournament for n in player.rear)
        assert groups == ["deal_pool", "raider_pool", "raider_pool"]
        front = [DATA.ships[n] for n in player.front]
        assert sorted(ship.prize for ship in front) == [5, 7, 9]
        assert "william_p_frye" not in [ship.id for ship in front]
    assert len(s.german_deck) == 20 - 3 * len(s.players)
    assert len(s.merchant_deck) == 60 - 3 * len(s.players)


@pytest.mark.rule("6.5")
@pytest.mark.rule("6.5.1")
@pytest.mark.rule("6.5.2")
@pytest.mark.ruling(104)
def test_beyond_1914(table: Callable[..., Any]) -> None:
    s = RULESET.new("four-players", {"beyond-1914": True}, seed=4).state
    assert len(s.german_deck) == 0  # all twelve ships are in play
    assert {DATA.ships[n].name for p in s.players for n in p.rear}.isdisjoint({"Emden", "Berlin", "Cormoran"})
    t = (
        table("two-players", beyond_1914=True)
        .force("north", "wolf", "otaki")
        .force("south", "dresden", "lovat")
    )
    t.hand("north", "breakout").start("north")
    t.game.state.german_used, t.game.state.german_deck.items = t.game.state.german_deck.items, []
    t.commit("breakout").ready()
    assert t.options == ["end"]  # no shuffle during a round, so the card does nothing


@pytest.mark.rule("6.5.2")
@pytest.mark.ruling(104)
def test_beyond_1914_deals_the_used_ships_in_the_next_round() -> None:
    from quarterdeck.kernel import RandomBot

    game = RULESET.new("four-players", {"beyond-1914": True}, seed=4)
    bots = {seat: RandomBot(place) for place, seat in enumerate(game.seats)}
    while game.state.round < 2:
        seat = next(iter(game.pending))
        game.apply(seat, game.ask_bot(bots[seat], seat))
    assert sum(len(p.rear) for p in game.state.players) == 12


@pytest.mark.rule("6.5.2")
@pytest.mark.ruling(104)
def test_beyond_1914_ships_of_an_earlier_round_may_break_out() -> None:
    """Only ships lost in the same round are out of reach: between rounds the used ones are shuffled in."""
    from quarterdeck.kernel import RandomBot

    game = RULESET.new("two-players", {"beyond-1914": True}, seed=4)
    s = game.state
    unseen: set[int] = set()
    bots = {seat: RandomBot(place) for place, seat in enumerate(game.seats)}
    while s.round < 2:
        unseen = set(s.german_deck.items)
        seat = next(iter(game.pending))
        game.apply(seat, game.ask_bot(bots[seat], seat))
    in_play = {n for p in s.players for n in p.rear}
    assert s.german_used == []
    assert len(s.german_deck) == 12 - len(in_play)
    still = unseen - in_play  # those not seen come first: what was not dealt of them lies on top
    assert still == set(s.german_deck.items[len(s.german_deck) - len(still) :])


@pytest.mark.rule("6.5.3")
def test_breakout_cards_may_stay_out() -> None:
    game = RULESET.new("teams", {"beyond-1914": True, "no-breakout": True}, seed=4)
    s = game.state
    cards = [*s.deck.items, *s.removed.items, *(c for p in s.players for c in p.hand.items)]
    assert not any(DATA.bit_of[card] & BIT[Kind.BREAKOUT] for card in cards)
    assert len(s.deck) + 24 == 80  # the deck in play keeps its size
    with pytest.raises(SetupRefused):
        RULESET.new("teams", {"no-breakout": True})


@pytest.mark.rule("6.5.4")
@pytest.mark.ruling(104)
def test_historical_merchants() -> None:
    s = RULESET.new("two-players", {"historical-merchants": True}, seed=4).state
    assert len(s.merchant_deck) + 6 == 41


@pytest.mark.rule("6.6")
@pytest.mark.rule("6.6.1")
@pytest.mark.rule("6.6.1.1")
@pytest.mark.rule("6.6.1.2")
@pytest.mark.ruling(105)
def test_fast_raiders_chase(table: Callable[..., Any]) -> None:
    t = sea(table, "berlin", fast_raiders=True).hand("south", "fast_ship")
    raid(t, "berlin", 9, 1, 4, 7, 1, 6)
    t.react("fast_ship")
    assert (t.asked, t.options) == ("north", ["chase", "hold-back"])
    t.do("chase")
    assert t.mods(0) == []
    assert t.pile("north") == ["lovat"]
    assert t.ship("berlin").low  # 7 against 6: bad for the raider
    t = sea(table, "berlin", fast_raiders=True).hand("south", "fast_ship")
    raid(t, "berlin", 9, 1, 4)
    t.react("fast_ship")
    t.do("hold-back")
    assert t.mods(0) == [-2]
    t = sea(table, "berlin:c", fast_raiders=True).hand("south", "fast_ship")
    raid(t, "berlin", 9, 1, 4)
    t.react("fast_ship")
    assert t.mods(0) == [-2, -2]  # short of coal: no choice


@pytest.mark.rule("6.6.1.1")
@pytest.mark.rule("6.6.1.2")
@pytest.mark.ruling(105)
def test_the_coal_of_a_chase_is_reckoned_when_the_whole_intercept_is_over(table: Callable[..., Any]) -> None:
    """As QQQ waits for the end of the Intercept! (3.2.9.2): the second merchant of Good Hunting is met with
    full bunkers, may be chased too, and one roll follows."""
    t = sea(table, "berlin", front="lovat appam", fast_raiders=True).hand("south", "fast_ship", "fast_ship#2")
    raid(t, "berlin", 9, 1, 4, 9, 1, 4, 7, 1, 6, more=("good_hunting",))
    t.add("good_hunting")
    t.target("lovat")
    t.do("pass")
    t.target("lovat")
    t.react("fast_ship")
    t.do("chase")
    assert not t.ship("berlin").low
    t.react("fast_ship#2")
    t.do("chase")
    assert t.pile("north") == ["lovat", "appam"]
    assert t.ship("berlin").low  # 7 against 6
    assert t.dice_left == 0


@pytest.mark.rule("6.6.2")
@pytest.mark.ruling(105)
def test_fast_raiders_in_the_shallows(table: Callable[..., Any]) -> None:
    t = sea(table, "moewe", "berlin:Rd", fast_raiders=True).hand("south", "shallow_run")
    hunt(t, 9, 1, 4)
    t.react("shallow_run")
    assert t.mods(0) == [-2, -2]


@pytest.mark.rule("6.7")
@pytest.mark.rule("6.7.1")
@pytest.mark.rule("6.7.2")
@pytest.mark.ruling(106)
@pytest.mark.parametrize("kept, hand", [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_retention(table: Callable[..., Any], kept: int, hand: int) -> None:
    t = sea(table, "leopard moewe berlin", retention=True).hand("north", "trap").start("north")
    s = t.game.state
    s.removed.items, s.deck.items = s.deck.items[1:], s.deck.items[:1]
    t.game.dice = RULESET.new("two-players", {}, seed=1).dice
    t.do("ready")
    for number in (14, 16, 6)[:kept]:
        t.do(f"keep {number}")
    if kept < 3:
        t.do("keep-no-more")
    t.do("keep-no-more")
    cards = len(t.player("north").hand) + (len(s.turn.committed) if s.turn.player == 0 else 0)
    assert cards == hand


@pytest.mark.rule("6.8")
@pytest.mark.rule("6.8.1")
@pytest.mark.rule("6.8.2")
@pytest.mark.ruling(100)
def test_additional_damage(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard:dd", front="lovat:d", additional_damage=True)
    raid(t, "leopard", 10, 1, 1, 6)
    assert t.mods(0) == [-4]
    assert t.mods(1) == [-2]
    assert t.ship("lovat").damage == 2
    t = sea(table, "wolf", "emden:dd", additional_damage=True)
    play(t, "interned", 1, 1, 10)
    assert t.mods(0) == [4]
    for card, total in (("break_contact", [-4]), ("shallow_run", [-4])):
        t = sea(table, "wolf", "emden:dd", additional_damage=True).hand("south", card)
        hunt(t, 10, 1, 1, 1, 1, 1)
        t.react(card)
        assert t.mods(0) == total


@pytest.mark.rule("6.8.3")
@pytest.mark.ruling(100)
def test_repairs_take_one_marker_at_a_time(table: Callable[..., Any]) -> None:
    t = play(sea(table, "leopard:ddd", additional_damage=True), "damage_control")
    assert t.ship("leopard").damage == 2
    t = sea(table, "leopard:dd@", additional_damage=True).hand("north", "trap").start("north", 6, 1, 5)
    assert t.ship("leopard").damage == 1
    t = sea(table, "wolf", "emden:dd", additional_damage=True)
    play(t, "heavy_weather", 1, 1, 5)
    assert len(t.rolls) == 2  # one roll whatever the number of markers


@pytest.mark.rule("6.9")
@pytest.mark.rule("6.9.1")
@pytest.mark.rule("6.9.2")
@pytest.mark.ruling(108)
def test_torpedoes_against_prizes(table: Callable[..., Any]) -> None:
    t = sea(table, "wolf", "emden maria:p appam:pR", torpedo_prizes=True)
    t.hand("south", "q_ship", "razzle_dazzle")
    play(t, "submarine_u", 6, 1, 5, 6, 1, 1, 3)
    assert t.may("target", "maria")
    assert not t.may("target", "appam")
    t.target("maria")
    assert not t.may("react", "q_ship")
    assert t.may("react", "razzle_dazzle")
    t.do("pass")
    assert t.pile("north") == ["maria"]
    assert t.game.view(None).players[0].victory.certain == 5
    t = sea(table, "wolf", "emden maria:p", torpedo_prizes=True)
    play(t, "submarine_u", 5, 1, 5)
    t.target("maria")
    assert t.decided("mistaken") == [False]
    assert t.afloat("maria")
    t = play(sea(table, "wolf", "emden maria:p"), "submarine_u", 1, 1, 1, 8)
    assert t.afloat("maria")  # without the option Lovat is the only target


@pytest.mark.rule("6.10")
@pytest.mark.rule("6.10.1")
@pytest.mark.rule("6.10.2")
@pytest.mark.rule("6.10.3")
@pytest.mark.rule("6.10.4")
@pytest.mark.ruling(109)
def test_pursuit_into_the_shallows(table: Callable[..., Any]) -> None:
    t = sea(table, "berlin", shallow_pursuit=True).hand("south", "shallow_run")
    raid(t, "berlin", 5, 1, 5, 7, 1, 5, 9, 1, 4)
    t.react("shallow_run")
    assert t.options == ["chase", "hold-back"]
    t.do("chase")
    assert t.mods(2) == [-2]  # a liner in pursuit
    assert t.ship("berlin").damage == 1
    assert t.mods(4) == [-2]  # its damage counts at once
    assert t.mods(5) == [-2]  # and that of the merchant
    assert t.pile("north") == ["lovat"]  # 7 against 2
    t = sea(table, "moewe:d", shallow_pursuit=True).hand("south", "shallow_run")
    raid(t, "moewe", 6, 1, 5, 7, 1, 5)
    t.react("shallow_run")
    t.do("chase")
    assert t.pile("south") == ["moewe"]  # a damaged pursuer that fails is sunk
    t = sea(table, "moewe", shallow_pursuit=True).hand("south", "shallow_run")
    raid(t, "moewe", 6, 1, 5)
    t.react("shallow_run")
    t.do("hold-back")
    assert t.ended
    assert t.dice_left == 0


@pytest.mark.rule("6.10.2")
@pytest.mark.rule("3.3.3")
@pytest.mark.ruling(63)
def test_a_merchant_damaged_in_the_shallows_cannot_be_boarded(table: Callable[..., Any]) -> None:
    """Boarding Party needs an intact merchant; the pursued one is damaged on the way and then sunk."""
    for crossing, result in ((5, "sunk"), (6, "captured")):
        t = sea(table, "moewe", shallow_pursuit=True).hand("south", "shallow_run")
        t.hand("north", "amc", "boarding_party").start("north", crossing, 1, 5, 7, 1, 5, 9, 1, 1, 3)
        t.commit("amc", "ship", "moewe").commit("boarding_party").ready()
        t.play("amc")
        t.do("go")
        t.add("boarding_party")
        t.react("shallow_run")
        t.do("chase")
        assert t.pile("north") == (["lovat"] if result == "sunk" else [])
        assert t.afloat("lovat") == (result == "captured")


@pytest.mark.rule("6.10")
def test_british_forces_never_pursue(table: Callable[..., Any]) -> None:
    t = sea(table, "moewe", "emden", shallow_pursuit=True).hand("south", "shallow_run")
    hunt(t, 6, 1, 5)
    t.react("shallow_run")
    assert t.ended


@pytest.mark.rule("6.11")
@pytest.mark.rule("6.11.1")
@pytest.mark.ruling(110)
def test_sailing_merchants(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard", front="dupleix", sailing_merchants=True)
    t.hand("south", "amc", "fast_ship", "trap", "qqq")
    raid(t, "leopard", 10, 1, 1, 4)
    assert not t.may("react", "amc")
    assert not t.may("react", "fast_ship")
    assert t.may("react", "trap")
    assert t.may("react", "qqq")
    t = sea(table, "leopard", front="dupleix", sailing_merchants=True).hand(
        "south", "q_ship", "razzle_dazzle"
    )
    play(t, "submarine_u")
    assert not t.may("react", "q_ship")
    t = sea(table, "leopard", "dupleix:pR", sailing_merchants=True).hand("south", "break_contact")
    hunt(t, 10, 1, 1)
    t.react("break_contact")
    assert t.mods(0) == []  # a captured sailing ship is a prize like others


@pytest.mark.rule("6.12")
@pytest.mark.rule("6.12.1")
@pytest.mark.rule("6.12.2")
@pytest.mark.ruling(107)
def test_stores_from_prizes(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard:c moewe:c@ maria:p", prize_resupply=True).hand("north", "trap")
    t.start("north", 1, 1, 5, 6, 1, 5)
    t.do("ready")
    maria = t.ship("maria").id
    assert f"resupply {maria} 14" in t.options
    assert f"resupply {maria} 16" in t.options
    t.do(f"resupply {maria} 14")
    assert not t.ship("leopard").low
    assert t.player("north").victory.merchants == [maria]  # used up, scored at its printed value
    assert t.game.view(None).players[0].victory.certain == 5


@pytest.mark.rule("6.12.1")
@pytest.mark.ruling(107)
def test_one_resupply_for_each_prize_and_turn(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard:c moewe:c maria:p", prize_resupply=True).hand("north", "trap")
    t.start("north", 5, 1, 5)
    maria = t.ship("maria").id
    t.do("ready", f"resupply {maria} 14")
    assert t.afloat("maria")
    assert not any(option.startswith("resupply") for option in t.options)


@pytest.mark.rule("6.12.3")
@pytest.mark.ruling(107)
def test_capture_no_longer_supplies_for_nothing(table: Callable[..., Any]) -> None:
    for answer, low in (("decline", True), (f"resupply {53} 14", False)):
        t = sea(table, "leopard:c", prize_resupply=True)
        raid(t, "leopard", 10, 1, 1, 4, 5, 1, 5, more=("boarding_party",))
        t.do("go")
        t.add("boarding_party")
        assert t.ship("lovat").prize
        assert t.options == ["resupply 53 14", "decline"]
        t.do(answer)
        assert t.ship("leopard").low == low


@pytest.mark.rule("6.0")
def test_all_options_together() -> None:
    from quarterdeck.kernel import RandomBot

    for scenario in ("two-players", "three-players", "four-players", "teams", "solo"):
        chosen = {
            option.id: option.choices[-1]
            for option in RULESET.options()
            if option.id != "removed"
            if option.scenarios is None or scenario in option.scenarios
        }
        game = RULESET.new(scenario, chosen, seed=3)
        game.play({seat: RandomBot(place) for place, seat in enumerate(game.seats)})
        assert game.over


@pytest.mark.rule("6.9.1")
@pytest.mark.ruling(108)
def test_the_preview_of_a_torpedo_on_a_prize_shows_the_mistake_first(table: Callable[..., Any]) -> None:
    t = table(torpedo_prizes=True).force("north", "leopard", "otaki")
    t.force("south", "wolf maria:p", "lovat").hand("north", "submarine_u").start("north")
    t.commit("submarine_u").ready()
    t.play("submarine_u")
    chances = {str(a): RULESET.preview(t.game, "north", a) for a in t.game.pending["north"]}
    assert [c.what for c in chances[f"target {SHIP['lovat']}"]] == ["torpedo"]
    mistaken, shot = chances[f"target {SHIP['maria']}"]
    assert (mistaken.what, shot.what) == ("mistaken", "torpedo")
    assert (mistaken.odds.success, mistaken.odds.failure) == (444, 356)


@pytest.mark.rule("6.6.1.1")
@pytest.mark.rule("6.9.1")
@pytest.mark.rule("6.12.2")
@pytest.mark.ruling(105)
@pytest.mark.ruling(107)
@pytest.mark.ruling(108)
def test_the_coins_of_decisions_that_no_card_shows(table: Callable[..., Any]) -> None:
    """10/4 against 10 for coal after a chase; 10/8 against 10 for a mistaken prize and for stores used up."""
    t = table().force("north", "berlin maria:p", "otaki").force("south", "emden", "lovat")
    t.hand("north", "collier").start("north", 3, 4, 5, 7, 6, 7, 2, 8, 9)
    burn_coal(t.game, t.ship("berlin"), None)
    initiates_on_prize(t.game, t.ship("maria"), t.log[0])
    t.ship("berlin").low = True
    give_stores(t.game, t.ship("maria"), t.ship("berlin"), None)
    made = [event for event in t.game._fresh if isinstance(event, Decided)]
    assert [(d.about, d.challenge.sides, d.response.sides, d.success) for d in made] == [
        ("full_steam", (10, 4), (10,), False),  # 4 against 5
        ("mistaken", (10, 8), (10,), False),  # 7 against 7
        ("used_up", (10, 8), (10,), False),  # 8 against 9
    ]
    assert t.dice_left == 0
