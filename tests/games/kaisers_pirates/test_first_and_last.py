"""[1.1.1] Ships are told apart by their number: Wolf (19) is the last German ship, Anne de Bretagne (20) the
first merchant. Whatever asks for German ships, for merchants or for prizes has to draw the line there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.actions import ON_SHIP, TARGET, Resupply
from quarterdeck.games.kaisers_pirates.rules.common import launch, score_sunk, send_away
from quarterdeck.games.kaisers_pirates.rules.r02_rounds import deal_round, score_round
from quarterdeck.games.kaisers_pirates.rules.r03_2_cards import able_ships, free_acts
from quarterdeck.games.kaisers_pirates.rules.r03_3_cards import fair_seas, island_refuge
from quarterdeck.games.kaisers_pirates.rules.r03_3_effects import has_prizes, rendezvous_victims
from quarterdeck.games.kaisers_pirates.rules.r05_policy import gain, to_repair, to_shelter
from quarterdeck.games.kaisers_pirates.rules.r06_optional import break_contact_mods, under_sail
from quarterdeck.games.kaisers_pirates.state import RoundScore

LAST, FIRST = 19, 20


def sea(table: Callable[..., Any], marks: str = "", **options: Any) -> Any:
    """Wolf and the captured Anne de Bretagne belong to North."""
    t = table("two-players", **options).force("north", f"wolf anne_de_bretagne:p{marks}", "otaki")
    return t.force("south", "moewe", "lovat").hand("north", "collier").start("north")


def convoy(table: Callable[..., Any], **options: Any) -> Any:
    """Anne de Bretagne is a merchant of North."""
    t = table("two-players", **options).force("north", "wolf", "anne_de_bretagne")
    return t.force("south", "moewe", "lovat").hand("north", "collier").start("north")


@pytest.mark.rule("1.1.1")
def test_the_line_between_german_ships_and_merchants() -> None:
    last, first = RULESET.data.ships[LAST], RULESET.data.ships[FIRST]
    assert (last.id, last.kind, first.id, first.kind) == ("wolf", "raider", "anne_de_bretagne", "merchant")


@pytest.mark.rule("2.2")
@pytest.mark.rule("3.2.3.4")
@pytest.mark.rule("3.2.4.3")
@pytest.mark.rule("3.3.29")
def test_rows_piles_and_decks(table: Callable[..., Any]) -> None:
    t = convoy(table)
    assert list(RULESET.invariants(t.game)) == []
    north, south, event = t.player("north"), t.player("south").victory, t.log[0]
    for name in ("wolf", "anne_de_bretagne"):
        score_sunk(t.game, "3.2.4.3", t.ship(name), 1, event)
    assert (north.rear, north.front, south.german, south.merchants) == ([], [], [LAST], [FIRST])
    south.german, south.merchants = [], []
    for number in (LAST, FIRST):
        launch(t.game.state, number, 0)
    assert (north.rear, north.front) == ([LAST], [FIRST])
    for name in ("wolf", "anne_de_bretagne"):
        send_away(t.game, "3.3.29", "scuttled", t.ship(name), event)
    assert (t.game.state.german_used, t.game.state.merchant_used) == ([LAST], [FIRST])
    assert (north.rear, north.front) == ([], [])


@pytest.mark.rule("3.2.5.3")
def test_the_prize_comes_home_and_the_raider_stays(table: Callable[..., Any]) -> None:
    """A prize of 3 counts twice."""
    t = sea(table)
    score_round(t.game)
    assert t.player("north").scores == [RoundScore(6, 2)]
    assert t.player("north").rear == [LAST]


@pytest.mark.rule("3.2.1.1")
@pytest.mark.rule("3.3.9")
@pytest.mark.rule("3.3.17")
@pytest.mark.rule("3.3.28")
def test_what_raiders_and_prizes_are_good_for(table: Callable[..., Any]) -> None:
    t = sea(table)
    g, step = t.game, t.game.stack[-1]
    assert able_ships(g.state) == [LAST]
    assert [ship.id for ship in rendezvous_victims(g, 0)] == [LAST]
    assert island_refuge(g) == (TARGET[LAST],)
    assert fair_seas(g) == (TARGET[FIRST], TARGET[t.ship("otaki").id])
    assert has_prizes(g, 0)
    assert not has_prizes(g, 1)
    t.do(t.options[0])
    assert [action for action, _, _ in step.refused(g, "north")] == [ON_SHIP[t.ship("otaki").id]]
    assert not has_prizes(convoy(table).game, 0)


@pytest.mark.rule("6.12.1")
def test_stores_come_from_prizes(table: Callable[..., Any]) -> None:
    t = sea(table, prize_resupply=True)
    t.ship("wolf").low = True
    assert free_acts(t.game) == [Resupply(FIRST, LAST)]


@pytest.mark.rule("6.11")
@pytest.mark.rule("6.11.2")
def test_a_merchant_under_sail(table: Callable[..., Any]) -> None:
    """Anne de Bretagne is a sailing ship; as a prize she no longer counts as one (R110)."""
    t = convoy(table, sailing_merchants=True, sails=True)
    anne, wolf = t.ship("anne_de_bretagne"), t.ship("wolf")
    assert under_sail(t.game, anne)
    assert not under_sail(t.game, wolf)
    assert [mod.rule for mod in break_contact_mods(t.game, anne, t.ship("moewe"))] == ["6.11.2"]
    t = sea(table, sailing_merchants=True, sails=True)
    assert not under_sail(t.game, t.ship("anne_de_bretagne"))


@pytest.mark.rule("5.3.3.7")
@pytest.mark.ruling(123)
@pytest.mark.ruling(125)
def test_the_phantoms_choices(table: Callable[..., Any]) -> None:
    """A prize is not sheltered, is mended after German ships only, and never counts half."""
    t = (
        table("solo")
        .force("phantom", "wolf:d anne_de_bretagne:pd", "otaki:d")
        .force("north", "moewe", "lovat")
    )
    wolf, anne, otaki = (t.ship(name) for name in ("wolf", "anne_de_bretagne", "otaki"))
    assert to_repair(t.game, [anne, otaki, wolf]) is wolf
    assert to_repair(t.game, [anne, otaki]) is otaki  # 5 prizes against 3
    assert to_shelter(t.game, [anne, wolf]) is wolf
    assert to_shelter(t.game, [anne]) is None
    whole = {ship.id: RULESET.data.prize[ship.id] * 1_000_000 for ship in (wolf, anne)}
    sure = {ship.id: gain(t.game, t.player("phantom"), (10,), 30, ship) for ship in (wolf, anne)}
    assert sure == {LAST: whole[LAST] // 2, FIRST: whole[FIRST]}  # +30 always sinks


@pytest.mark.rule("5.3.3.2")
@pytest.mark.parametrize("rear, done", [("anne_de_bretagne:p", False), ("wolf", True)])
def test_the_phantom_hunts_with_raiders_only(table: Callable[..., Any], rear: str, done: bool) -> None:
    """Box 2 of S02 is an Intercept! by a raider."""
    t = table("solo").force("phantom", rear, "otaki").force("north", "moewe", "lovat")
    t.hand("north", "collier").solo("S02", "S01").start("phantom", 2)
    assert (t.told("kp-phantom-cannot"), t.told("kp-raid")) == (int(not done), int(done))


@pytest.mark.rule("1.3.2")
def test_limited_supply_is_for_german_ships(table: Callable[..., Any]) -> None:
    t = sea(table)
    t.ship("wolf").low = True
    assert list(RULESET.invariants(t.game)) == []
    t.ship("anne_de_bretagne").low = True
    assert list(RULESET.invariants(t.game)) == [f"ship {FIRST} is no German ship but in limited supply"]


@pytest.mark.rule("6.4.3")
@pytest.mark.ruling(103)
def test_the_large_sailing_ship_is_not_dealt_even_if_she_lies_on_top(table: Callable[..., Any]) -> None:
    t = table("two-players", tournament=True)
    deck = t.game.state.merchant_deck
    frye = next(n for n in deck.items if RULESET.data.ships[n].id == "william_p_frye")
    assert RULESET.data.prize[frye] == 5
    deck.items.remove(frye)
    deck.items.append(frye)
    t.game.state.round = 0
    deal_round(t.game)
    assert frye in deck.items
    assert sorted(RULESET.data.prize[n] for n in t.player("north").front) == [5, 7, 9]
