"""What must be true after every action: each way of breaking it is named, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET

FORCES = (("north", "emden wolf", "otaki"), ("south", "leipzig leopard", "lovat"))


@pytest.fixture
def t(table: Callable[..., Any]) -> Any:
    t = table()
    for seat, rear, front in FORCES:
        t.force(seat, rear, front)
    t.hand("north", "collier").hand("south", "trap").start("north")
    assert broken(t) == []
    return t


def broken(t: Any) -> list[str]:
    return list(RULESET.invariants(t.game))


def test_every_card_has_one_place(t: Any) -> None:
    s = t.game.state
    card = s.deck.items.pop()
    assert broken(t) == [f"action cards lost or doubled: [{card}]"]
    for place in (s.removed, s.discard, s.buried, s.peek, s.put_back, t.player("north").hand):
        place.items.append(card)
        assert broken(t) == []
        place.items.remove(card)
    for row in (s.turn.played, s.turn.reactions[1], t.player("south").victory.cards):
        row.append(card)
        assert broken(t) == []
        row.remove(card)
    t.player("south").pending_card = card
    assert broken(t) == []
    t.player("south").pending_card = 0
    t.ship("emden").refuge = card
    assert broken(t) == []
    s.discard.items.append(card)
    assert broken(t) == [f"action cards lost or doubled: [{card}]"]


def test_the_phantoms_island_is_no_card(t: Any) -> None:
    t.ship("emden").refuge = -1
    assert broken(t) == []


def test_every_ship_has_one_place(t: Any) -> None:
    s = t.game.state
    lost = s.german_deck.items.pop()
    total = len(t.game.data.ships)
    assert broken(t) == [f"{total - 1} ships instead of {total}"]
    victory = t.player("north").victory
    for pile in (victory.german, victory.merchants, victory.doubled, s.german_used, s.merchant_used):
        pile.append(lost)
        assert broken(t) == []
        pile.remove(lost)
    s.german_deck.items.append(s.merchant_deck.items[0])
    assert broken(t) == [f"ships in two places: [{s.merchant_deck.items[0]}]"]


@pytest.mark.rule("6.5.1")
@pytest.mark.rule("6.5.4")
@pytest.mark.parametrize("late, historical", [(False, False), (True, False), (False, True), (True, True)])
def test_ships_of_1914_are_left_out_where_a_rule_says_so(late: bool, historical: bool) -> None:
    options = {"beyond-1914": late, "historical-merchants": historical}
    game = RULESET.new("two-players", options, seed=5)
    assert list(RULESET.invariants(game)) == []
    s = game.state
    pool = s.german_deck if late else s.merchant_deck
    pool.items.pop()
    assert len(list(RULESET.invariants(game))) == 1


def test_rows_hold_ones_own_ships(t: Any) -> None:
    north = t.player("north")
    t.ship("emden").owner = 1
    assert broken(t) == [f"ship {t.ship('emden').id} of north is not in his force"]
    t.ship("emden").owner = 0
    north.front.append(north.rear.pop())
    assert broken(t) == ["north has a German ship among the merchants"]


def test_a_convoy_has_three_merchants_at_most(t: Any) -> None:
    s, north = t.game.state, t.player("north")
    for number in list(s.merchant_deck.items[-3:]):
        s.merchant_deck.items.remove(number)
        s.ships[number] = type(t.ship("otaki"))(number, 0)
        north.front.append(number)
        expected = ["north has 4 merchants"] if len(north.front) > 3 else []
        assert broken(t) == expected


def test_markers_make_sense(t: Any) -> None:
    emden, wolf, otaki = (t.ship(name) for name in ("emden", "wolf", "otaki"))
    emden.damage = 1
    emden.low = wolf.recognised = wolf.low = True
    assert broken(t) == []
    emden.damage = 2
    assert broken(t) == [f"ship {emden.id} has 2 markers"]
    emden.damage, emden.recognised = 0, True
    assert broken(t) == [f"warship {emden.id} carries a recognition it does not need"]
    emden.recognised, otaki.low = False, True
    assert broken(t) == [f"ship {otaki.id} is no German ship but in limited supply"]


@pytest.mark.rule("6.8")
def test_with_additional_damage_a_ship_may_have_two_markers(table: Callable[..., Any]) -> None:
    t = table(additional_damage=True).force("north", "emden:dd", "otaki").force("south", "leipzig", "lovat")
    t.start("north")
    assert broken(t) == []


def test_committed_cards_have_their_places(t: Any) -> None:
    t.game.state.turn.halves.append(t.player("north").muted)
    assert broken(t) == ["committed cards and their places differ in number"]
