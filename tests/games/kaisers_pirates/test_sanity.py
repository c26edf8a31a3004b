"""Positions in which anybody who knows the game does one thing; so do the computer players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.ai.kaisers_pirates.lieutenant import Craft
from quarterdeck.games.kaisers_pirates.actions import (
    Against,
    Commit,
    EndTurn,
    Pass,
    Play,
    React,
    Ready,
    Target,
)
from quarterdeck.games.kaisers_pirates.ids import BIT, Kind
from quarterdeck.kernel import Action, Fancy

Table = Callable[..., Any]


def chosen(t: Any) -> tuple[Action, ...]:
    return Craft().policy(t.game.blanked(t.asked), t.asked, Fancy("sanity"))


def kind(t: Any, action: Action) -> str:
    return t.game.data.kind_of[action.card]


def ship(t: Any, action: Action) -> str:
    assert isinstance(action, Target)
    return t.game.data.ships[action.ship].id


def hunting(table: Table, front: str, mine: str = "leopard", *more: str) -> Any:
    """North has laid an Intercept! on a ship and turns it up."""
    t = table("two-players").force("north", mine, "otaki").force("south", "wolf", front)
    t.hand("north", "breakout", *more).start("north", *[1] * 20)
    t.commit("breakout", "ship", mine.partition(":")[0])
    t.ready()
    t.play("breakout")
    return t


@pytest.mark.rule("3.2.4")
def test_a_damaged_merchant_is_finished_off(table: Table) -> None:
    """Two of a worth; the one already damaged can be sunk by less, and cannot slip away."""
    t = hunting(table, "appam diplomat:d")
    assert ship(t, chosen(t)[0]) == "diplomat"


def attacked(table: Table, front: str, *answers: str) -> Any:
    """South is asked for an answer to an Intercept! of his merchant."""
    t = table("two-players").force("north", "leopard", "otaki").force("south", "wolf", front)
    t.hand("south", *answers).hand("north", "breakout").start("north", *[1] * 20)
    t.commit("breakout", "ship", "leopard")
    t.ready()
    t.play("breakout")
    if t.asked == "north":
        t.target(front.split()[0])
    assert t.asked == "south"
    return t


@pytest.mark.rule("3.3.33")
def test_slim_pickings_saves_a_rich_merchant(table: Table) -> None:
    t = attacked(table, "georgic", "slim_pickings")
    (answer,) = chosen(t)
    assert isinstance(answer, React)
    assert kind(t, answer) == Kind.SLIM_PICKINGS


@pytest.mark.rule("3.3.21")
@pytest.mark.parametrize(("front", "wanted"), [("georgic", React), ("dee", Pass)])
def test_an_answer_is_kept_for_a_prize_worth_it(table: Table, front: str, wanted: type) -> None:
    """Georgic is worth nine prizes, the schooner Dee three."""
    t = attacked(table, front, "non_combatant")
    assert isinstance(chosen(t)[0], wanted)


@pytest.mark.rule("3.2.6")
def test_a_merchant_sails_when_she_may(table: Table) -> None:
    t = hunting(table, "lovat")
    assert t.asked == "south"
    while "sail" not in t.options:
        t.do(t.options[0])
    assert str(chosen(t)[0]) == "sail"


@pytest.mark.rule("3.2.1")
def test_a_strong_ship_and_a_rich_merchant_are_no_reason_to_wait(table: Table) -> None:
    t = table("two-players").force("north", "leopard", "otaki").force("south", "wolf", "georgic")
    t.hand("north", "breakout").start("north")
    plan = chosen(t)
    assert isinstance(plan[0], Commit)
    assert len(plan) == 3, "and it is known how it will be laid, and that it is all"


@pytest.mark.rule("3.2.1")
def test_nothing_is_held_back_on_the_last_turn(table: Table) -> None:
    """An answer that nobody will ask for any more is laid for its other half."""
    t = table("two-players").force("north", "leopard", "otaki").force("south", "wolf", "georgic")
    t.hand("north", "amc").start("north")
    assert isinstance(chosen(t)[0], Ready), "early in the round it is kept"
    t.game.state.deck.items = t.game.state.deck.items[:1]
    assert isinstance(chosen(t)[0], Commit)


@pytest.mark.rule("3.3.11")
def test_nobody_is_lost_in_fog_twice(table: Table) -> None:
    t = table("two-players").force("north", "leopard", "otaki").force("south", "wolf", "georgic")
    t.player("south").pending = Kind.FOG_BANK
    t.hand("north", "fog_bank").start("north")
    assert isinstance(chosen(t)[0], Ready)


@pytest.mark.rule("3.1.4")
def test_what_is_laid_is_played_and_fog_comes_last(table: Table) -> None:
    """Fog hides the victim's ships from everything that is played after it."""
    t = table("two-players").force("north", "leopard", "otaki").force("south", "wolf", "georgic")
    t.hand("north", "fog_bank", "breakout").start("north", *[1] * 20)
    t.commit("fog_bank").commit("breakout", "ship", "leopard").ready()
    (first,) = chosen(t)
    assert isinstance(first, Play)
    assert kind(t, first) == Kind.BREAKOUT


@pytest.mark.rule("3.1.4")
def test_a_turn_does_not_end_with_a_card_unplayed(table: Table) -> None:
    t = table("two-players").force("north", "leopard", "otaki").force("south", "wolf", "georgic")
    t.hand("north", "intelligence").start("north", *[1] * 20)
    t.commit("intelligence").ready()
    assert not isinstance(chosen(t)[0], EndTurn)


@pytest.mark.rule("3.3.7")
def test_damage_control_for_the_ship_that_is_worth_most(table: Table) -> None:
    t = table("two-players").force("north", "leopard:Rd", "otaki dee:d").force("south", "wolf", "georgic")
    t.hand("north", "damage_control").start("north", *[1] * 20)
    t.commit("damage_control").ready()
    t.play("damage_control")
    assert ship(t, chosen(t)[0]) == "leopard"


@pytest.mark.rule("3.3.13")
def test_a_storm_for_the_opponent_with_more_to_lose(table: Table) -> None:
    t = table("three-players")
    names = [player.name for player in t.game.state.players]
    t.force(names[0], "leopard", "otaki")
    t.force(names[1], "wolf", "dee:d").force(names[2], "moewe", "georgic:d")
    t.hand(names[0], "heavy_weather").start(names[0], *[1] * 20)
    t.commit("heavy_weather").ready()
    t.play("heavy_weather")
    assert chosen(t)[0] == Against(names[2])


@pytest.mark.rule("3.2.2")
def test_who_let_a_window_go_hardly_holds_an_answer(table: Table) -> None:
    """A card he had then counts a tenth; of two cards one of which came since, either may be the new one."""
    t = table("two-players").hand("north", "collier").hand("south", "amc", "monitor").start("north")
    south = t.player("south")
    assert Craft().likely(t.game, "north") == 1.0
    south.passed = BIT[Kind.AMC]
    assert Craft().likely(t.game, "north") == pytest.approx(0.1)
    assert Craft().likely(t.game, "south") == 1.0, "his own cards he knows"
    south.drawn = 1
    assert Craft().likely(t.game, "north") == pytest.approx(0.55)
    south.drawn = 2
    assert Craft().likely(t.game, "north") == 1.0
    south.passed, south.drawn = BIT[Kind.TRAP], 0
    assert Craft().likely(t.game, "north") == 1.0
