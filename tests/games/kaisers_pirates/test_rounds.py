"""[2.0] Dealing, scoring, keeping ships, winning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.rules.r02_3_scoring import (
    certain_and_possible,
    prize_total,
    round_points,
)
from quarterdeck.games.kaisers_pirates.rules.r02_rounds import leaders, outcome, score_round
from quarterdeck.games.kaisers_pirates.state import RoundScore, Victory
from quarterdeck.kernel import RandomBot, SetupRefused

DATA = RULESET.data
NO = {ship.id: ship.no for ship in DATA.ships}


def ids(*names: str) -> list[int]:
    return [NO[name] for name in names]


@pytest.mark.rule("1.0")
@pytest.mark.rule("2.0")
@pytest.mark.rule("2.1")
@pytest.mark.rule("2.1.5")
@pytest.mark.ruling(2)
@pytest.mark.ruling(3)
@pytest.mark.parametrize(
    "scenario, count, pile", [("two-players", 2, 28), ("three-players", 3, 42), ("four-players", 4, 56)]
)
def test_the_deal(scenario: str, count: int, pile: int) -> None:
    game = RULESET.new(scenario, {}, seed=2)
    s = game.state
    assert len(s.players) == count
    assert len(s.deck) == pile
    assert all(len(p.rear) == 3 and len(p.front) == 3 and len(p.hand) == 6 for p in s.players)
    assert not s.removed.visible_to("north")  # set aside unseen
    assert game.view("north").removed == len(s.removed)


@pytest.mark.rule("2.1.4")
@pytest.mark.ruling(4)
def test_the_players_may_remove_more_or_fewer_cards() -> None:
    game = RULESET.new("two-players", {"removed": 60}, seed=2)
    assert len(game.state.removed) == 60
    assert len(game.state.deck) == 32 - 12
    with pytest.raises(SetupRefused):
        RULESET.new("two-players", {"removed": 92})


@pytest.mark.rule("2.1.4")
@pytest.mark.rule("5.1")
@pytest.mark.ruling(1)
@pytest.mark.ruling(4)
def test_the_number_removed_in_a_solitaire_game_does_not_count_the_four_cards_it_never_has() -> None:
    """92 less Intelligence and Wireless Intercept (two each) is 88; 48 removed unseen leave the usual 40."""
    usual = RULESET.new("solo", {}, seed=2).state
    asked = RULESET.new("solo", {"removed": 48}, seed=2).state
    assert len(asked.removed) == len(usual.removed) == 48
    few = RULESET.new("solo", {"removed": 8}, seed=2).state
    assert len(few.removed) == 8


@pytest.mark.rule("2.1.4")
@pytest.mark.ruling(4)
@pytest.mark.parametrize(
    "removed, hands, deck",
    [(1, [6, 6], 79), (79, [6, 6], 1), (80, [6, 6], 0), (87, [3, 2], 0), (91, [1, 0], 0)],
)
def test_any_number_of_cards_may_be_removed(removed: int, hands: list[int], deck: int) -> None:
    """92 less those removed are dealt, six each as far as they go; what is left is the deck of the round."""
    game = RULESET.new("two-players", {"removed": removed}, seed=4)
    s = game.state
    assert len(s.removed) == removed
    assert [len(player.hand) for player in s.players] == hands
    assert len(s.deck) == s.dealt == deck
    game.play({seat: RandomBot(seat) for seat in game.seats})
    assert game.over
    turns = sum(event.what == "kp-turn" for event in game.log(everything=True))
    assert turns == s.turns >= 3  # a round without a deck is one turn


@pytest.mark.rule("2.1.4")
@pytest.mark.rule("5.1")
@pytest.mark.ruling(4)
def test_some_card_is_always_left() -> None:
    for scenario, removed in (("two-players", 92), ("solo", 88), ("two-players", -1)):
        with pytest.raises(SetupRefused):
            RULESET.new(scenario, {"removed": removed}, seed=1)
    solo = RULESET.new("solo", {"removed": 87}, seed=1)
    assert [len(player.hand) for player in solo.state.players] == [1, 0]


@pytest.mark.rule("3.2.5.3")
@pytest.mark.ruling(13)
def test_a_prize_that_survives_the_round_is_told_with_its_double_worth(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard maria:pd", "otaki").force("south", "emden", "lovat").start("north")
    score_round(t.game)
    kept = next(e for e in t.log if e.what == "kp-prize-kept")
    assert (kept.ship.print, kept.player.seat, kept.prize) == ("maria", "north", 10)
    assert t.player("north").scores[-1].prizes == 10


@pytest.mark.rule("2.3.1")
@pytest.mark.rule("3.1.8")
@pytest.mark.ruling(18)
def test_the_standing_counts_the_german_ships_that_are_covered(table: Callable[..., Any]) -> None:
    """Leopard 16 and Meteor 7 with one merchant of 7: one of them will count, Meteor at least."""
    t = table().force("north", "wolf", "otaki").force("south", "emden", "lovat")
    t.player("north").victory = Victory(german=ids("leopard", "meteor"), merchants=ids("appam"))
    t.start("north")
    standing = RULESET.standing(t.game.view(None))
    assert standing.points == {"north": 7 + 7, "south": 0}


@pytest.mark.rule("3.1")
@pytest.mark.ruling(5)
def test_the_weakest_force_may_begin() -> None:
    for seed in range(6):
        game = RULESET.new("three-players", {"first-player": "weakest"}, seed=seed)
        worth = [sum(DATA.prize[n] for n in p.rear) for p in game.state.players]
        assert worth[game.state.first] == min(worth)


@pytest.mark.rule("3.1")
@pytest.mark.ruling(5)
def test_the_highest_die_begins() -> None:
    game = RULESET.new("three-players", {}, seed=9)
    rolls = [(e.player.seat, e.roll.die) for e in game.log(everything=True) if e.what == "kp-roll-first"]
    first = game.state.players[game.state.first].name
    tied = [seat for seat, die in rolls[:3] if die == max(d for _, d in rolls[:3])]
    assert first in tied


@pytest.mark.rule("2.3")
@pytest.mark.rule("2.3.1")
@pytest.mark.rule("2.3.2")
@pytest.mark.ruling(14)
@pytest.mark.ruling(15)
@pytest.mark.ruling(16)
@pytest.mark.ruling(17)
@pytest.mark.ruling(18)
def test_the_value_of_a_victory_pile() -> None:
    """Two merchants cover two of three German ships; a prize counts twice but covers one; cards count."""
    pile = Victory(
        german=ids("emden", "wolf", "meteor"), merchants=ids("lovat"), doubled=ids("maria"), cards=[80, 1]
    )
    certain, least, most = certain_and_possible(DATA, pile)
    assert certain == 7 + 2 * 5 + 11 + 15
    assert least == certain + 7 + 16
    assert most == certain + 17 + 16


@pytest.mark.rule("2.3.1")
@pytest.mark.ruling(16)
def test_excess_german_ships_leave_at_random(table: Callable[..., Any]) -> None:
    lost = set()
    for seed in range(12):
        game = RULESET.new("two-players", {}, seed=seed)
        s = game.state
        for name in ("emden", "wolf", "meteor"):
            for row in (s.german_deck.items, *(p.rear for p in s.players)):
                if NO[name] in row:
                    row.remove(NO[name])
            s.ships.pop(NO[name], None)
        s.players[0].victory = Victory(german=ids("emden", "wolf", "meteor"), merchants=ids("lovat", "maria"))
        score_round(game)
        left = next(e for e in game._fresh if e.what == "kp-not-counted")
        lost.add(left.ship.print)
        assert s.players[0].scores[0].prizes == 12 + sum(
            DATA.prize[NO[n]] for n in ("emden", "wolf", "meteor") if n != left.ship.print
        )
    assert len(lost) > 1


@pytest.mark.rule("2.3.3.2")
@pytest.mark.ruling(20)
def test_several_players_without_prizes() -> None:
    assert round_points([0, 0, 30, 10]) == [0, 0, 4, 3]


@pytest.mark.rule("3.2.5.3")
@pytest.mark.ruling(13)
def test_surviving_prizes_count_twice_even_damaged(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard maria:pd", "otaki").force("south", "wolf", "lovat")
    t.start("north")
    score_round(t.game)
    assert t.player("north").scores[-1].prizes == 10
    assert not t.afloat("maria")


@pytest.mark.rule("2.0")
@pytest.mark.rule("3.1.1")
@pytest.mark.ruling(6)
@pytest.mark.ruling(7)
def test_the_last_card_ends_the_round_at_once(table: Callable[..., Any]) -> None:
    t = (
        table()
        .force("north", "leopard", "otaki mongolia georgic")
        .force("south", "wolf", "lovat appam maria")
    )
    t.hand("north", "breakout").hand("south", "trap").start("north", 10, 1, 1, 2)
    s = t.game.state
    s.removed.items, s.deck.items = s.deck.items[1:], s.deck.items[:1]
    t.commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    t.target("lovat")
    t.do("pass", "pass")
    assert t.told("kp-new-merchant") == 0  # not even a refill
    assert t.player("north").scores[-1] == RoundScore(7, 2)
    assert t.player("south").scores[-1] == RoundScore(0, 0)


@pytest.mark.rule("2.4")
@pytest.mark.rule("2.4.1")
@pytest.mark.rule("2.4.2")
@pytest.mark.rule("2.4.3")
@pytest.mark.rule("2.4.4")
@pytest.mark.rule("2.4.5")
@pytest.mark.ruling(10)
@pytest.mark.ruling(12)
def test_between_rounds(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard:Rdc moewe", "otaki").force("south", "wolf", "lovat")
    t.hand("north", "trap").start("north")
    s = t.game.state
    s.removed.items, s.deck.items = s.deck.items[1:], s.deck.items[:1]
    german = list(s.german_deck.items)
    t.game.dice = RULESET.new("two-players", {}, seed=1).dice
    t.do("ready")
    assert t.options == ["keep 14", "keep 16", "keep-no-more"]
    t.do("keep 14")
    assert t.asked == "south"  # one ship only
    t.do("keep-no-more")
    ship = t.ship("leopard")
    assert (ship.recognised, ship.damage, ship.low) == (False, 0, False)
    assert s.round == 2
    assert [len(p.rear) for p in s.players] == [3, 3]
    assert [len(p.front) for p in s.players] == [3, 3]
    hands = [len(p.hand) + len(s.turn.committed) * (i == s.turn.player) for i, p in enumerate(s.players)]
    assert hands == [5, 6]
    assert set(s.german_deck.items) < set(german)  # dealt on, not shuffled anew
    assert {16, 19} <= set(s.german_used)
    assert len(s.removed) == 52


@pytest.mark.rule("2.5")
@pytest.mark.ruling(21)
def test_ties_are_broken_by_prizes_and_then_by_another_round(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard", "otaki").force("south", "wolf", "lovat").start("north")
    s = t.game.state
    north, south = s.players
    north.scores = [RoundScore(10, 2), RoundScore(5, 1)]
    south.scores = [RoundScore(6, 1), RoundScore(8, 2)]
    assert leaders(s) == [0]
    south.scores[1] = RoundScore(9, 2)
    assert leaders(s) == [0, 1]
    north.scores.append(RoundScore(1, 2))
    result = outcome(t.game)
    assert result.winners == ("north",)
    assert result.scores == {"north": 5, "south": 3}


@pytest.mark.rule("2.5")
@pytest.mark.ruling(21)
def test_an_extra_round_is_played_after_a_full_tie(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard", "otaki").force("south", "wolf", "lovat").hand("north", "trap")
    t.start("north")
    s = t.game.state
    s.round = 3
    s.removed.items, s.deck.items = s.deck.items[1:], s.deck.items[:1]
    t.game.dice = RULESET.new("two-players", {}, seed=1).dice
    t.do("ready")
    assert t.told("kp-extra-round") == 1
    t.do("keep-no-more", "keep-no-more")
    assert s.round == 4


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("scenario", ["two-players", "three-players", "four-players", "teams"])
def test_whole_games_end_after_three_rounds(scenario: str) -> None:
    game = RULESET.new(scenario, {}, seed=8)
    result = game.play({seat: RandomBot(place) for place, seat in enumerate(game.seats)})
    assert result is not None
    assert game.state.round >= 3
    totals = [sum(score.points for score in p.scores) for p in game.state.players]
    if scenario != "teams":
        assert result.scores == dict(zip(game.seats, totals, strict=True))
    assert prize_total(DATA, Victory()) == 0


@pytest.mark.rule("3.1")
@pytest.mark.ruling(5)
def test_later_rounds_begin_with_the_lowest_points() -> None:
    from quarterdeck.games.kaisers_pirates.rules.r02_rounds import first_player

    game = RULESET.new("three-players", {}, seed=8)
    s = game.state
    s.round = 2
    for player, points in zip(s.players, (3, 1, 2), strict=True):
        player.scores = [RoundScore(9, points)]
    assert first_player(game, game.log(everything=True)[0]) == 1
