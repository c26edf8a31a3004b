"""[4.0] The team game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.rules.common import opponents
from quarterdeck.games.kaisers_pirates.rules.r02_rounds import leaders, outcome, team_totals
from quarterdeck.games.kaisers_pirates.rules.r04_teams import partner
from quarterdeck.games.kaisers_pirates.state import RoundScore
from quarterdeck.kernel.decisions import RESIGN


def sea(table: Callable[..., Any], rear: str = "leopard") -> Any:
    t = table("teams")
    t.force("north", rear, "otaki").force("east", "emden", "lovat")
    return t.force("south", "dresden moewe:R", "maria").force("west", "koenigsberg", "appam")


@pytest.mark.rule("4.0")
@pytest.mark.rule("4.1")
@pytest.mark.rule("4.3")
@pytest.mark.ruling(111)
def test_partners_sit_opposite_and_are_no_opponents() -> None:
    s = RULESET.new("teams", {}, seed=1).state
    assert partner(s, 0) == 2
    assert partner(s, 1) == 3
    assert opponents(s, 0) == [1, 3]


@pytest.mark.rule("4.2")
@pytest.mark.rule("4.3")
@pytest.mark.ruling(111)
@pytest.mark.ruling(114)
def test_no_card_reaches_the_partner(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "breakout", "interned", "intelligence", "recon_aircraft")
    for seat, name in (("east", "trap"), ("south", "amc"), ("west", "qqq")):
        t.hand(seat, name)
    t.start("north").commit("breakout", "force")
    for name in ("interned", "intelligence", "recon_aircraft"):
        t.commit(name)
    t.ready()
    t.play("recon_aircraft")
    assert t.options == ["against east", "against west"]
    t.do("against west")
    t.play("breakout")
    t.do("go")
    assert not t.may("target", "dresden")
    assert not t.may("target", "moewe")
    t = sea(table).hand("north", "intelligence").hand("east", "trap").hand("south", "amc").hand("west", "qqq")
    t.start("north").commit("intelligence").ready()
    t.play("intelligence")
    assert t.options == ["against east", "against west", "scout"]


@pytest.mark.rule("4.4")
@pytest.mark.ruling(111)
def test_own_cards_help_only_own_ships(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard:dR")
    t.ship("dresden").damage = 1
    t.hand("north", "damage_control", "reflag").start("north").commit("damage_control").commit(
        "reflag"
    ).ready()
    t.play("damage_control")
    t.play("reflag")
    assert t.ship("leopard").damage == 0
    assert t.ship("dresden").damage == 1
    assert t.ship("moewe").recognised


@pytest.mark.rule("4.5")
@pytest.mark.ruling(111)
def test_no_reaction_for_the_partner(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "breakout").hand("east", "trap").hand("west", "slim_pickings")
    t.start("north").commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    t.target("lovat")
    assert list(t.game.pending) == ["east"]


@pytest.mark.rule("4.6")
@pytest.mark.ruling(112)
def test_a_ship_may_leave_its_refuge_to_the_partner(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard:@").hand("north", "breakout").start("north")
    t.do("ready")
    assert t.options == ["leave 14 -", "leave 14 south", "end"]
    t.do("leave 14 south")
    assert t.ship("leopard").owner == t.place("south")
    assert 14 in t.player("south").rear
    assert not t.ship("leopard").refuge


@pytest.mark.rule("4.7")
@pytest.mark.ruling(112)
def test_one_ship_of_a_double_breakout_may_go_to_the_partner(table: Callable[..., Any]) -> None:
    """Either of the two, or none; the player sees both before he chooses."""
    for choice, north, south in ((0, 2, 3), (1, 2, 3), (2, 3, 2)):
        t = sea(table).hand("north", "breakout").start("north", 10, 1, 5).commit("breakout").ready()
        first, second = t.game.state.german_deck.items[:-3:-1]
        t.play("breakout")
        assert t.options == [f"enlist {first} south", f"enlist {second} south", "enlist-none"]
        t.do(t.options[choice])
        assert (len(t.player("north").rear), len(t.player("south").rear)) == (north, south)
        assert [n in t.player("south").rear for n in (first, second)] == [choice == 0, choice == 1]
    t = sea(table).hand("north", "breakout").start("north", 6, 1, 5).commit("breakout").ready()
    t.play("breakout")
    assert (len(t.player("north").rear), len(t.player("south").rear)) == (2, 2)


@pytest.mark.rule("4.8")
@pytest.mark.rule("4.10")
@pytest.mark.ruling(113)
def test_the_team_with_more_points_wins(table: Callable[..., Any]) -> None:
    t = sea(table).start("north")
    s = t.game.state
    for player, (prizes, points) in zip(s.players, ((40, 4), (20, 2), (10, 1), (30, 3)), strict=True):
        player.scores = [RoundScore(prizes, points)]
    assert team_totals(s) == {0: (5, 50), 1: (5, 50)}
    assert leaders(s) == [0, 1]
    s.players[3].scores = [RoundScore(31, 3)]
    assert outcome(t.game).winners == ("east", "west")


@pytest.mark.rule("4.9")
@pytest.mark.ruling(112)
def test_partners_choose_survivors_from_a_common_pool(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "trap").start("north")
    s = t.game.state
    s.removed.items, s.deck.items = s.deck.items[1:], s.deck.items[:1]
    s.players[0].victory.merchants = [s.merchant_deck.items.pop()]
    t.game.dice = RULESET.new("teams", {}, seed=1).dice
    t.do("ready")
    assert t.options == ["keep 14", "keep 0", "keep 16", "keep-no-more"]
    t.do("keep 0")  # Dresden passes from South to North
    assert t.ship("dresden").owner == t.place("north")
    t.do("keep-no-more")
    assert t.options == ["keep 14", "keep 16", "keep-no-more"]


@pytest.mark.rule("4.8")
@pytest.mark.rule("4.10")
def test_who_resigns_gives_the_game_up_for_the_partner_too() -> None:
    game = RULESET.new("teams", {}, seed=1)
    game.apply("south", RESIGN)
    assert game.outcome is not None
    assert game.outcome.ranking == (("east", "west"), ("north", "south"))
    assert game.outcome.winners == ("east", "west")
    assert game.outcome.scores == {"north": 0, "east": 1, "south": 0, "west": 1}
    game = RULESET.new("three-players", {}, seed=1)
    game.apply("south", RESIGN)
    assert game.outcome.ranking == (("north", "east"), ("south",))
    game = RULESET.new("solo", {}, seed=1)
    game.apply("north", RESIGN)
    assert game.outcome.ranking == ((), ("north",))
