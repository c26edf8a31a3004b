"""[5.0] What the phantom thinks best (rulings 123 to 125), against tables worked out throw by throw."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.ids import ShipId
from quarterdeck.games.kaisers_pirates.rules.r05_policy import (
    gain,
    pick,
    to_intern,
    to_repair,
    to_scuttle,
    to_send_home,
    to_shelter,
)
from quarterdeck.games.kaisers_pirates.state import Victory

DATA = RULESET.data
NO = {ship.id: ship.no for ship in DATA.ships}


def sea(table: Callable[..., Any], rear: str, front: str = "kaipara otaki maria") -> Any:
    """North alone; rear and front belong to the phantom."""
    return table("solo").force("north", "emden", "appam invercoe").force("phantom", rear, front)


def force(t: Any, *names: str) -> list[Any]:
    return [t.ship(name) for name in names]


def shares(dice: tuple[int, ...], mod: int, defence: tuple[int, ...], hurt: int) -> tuple[Fraction, Fraction]:
    """Parts of all throws that damage and that sink: more than the defence, twice the defence [3.2.7.1]."""
    damaged = sunk = total = 0
    for mine in product(*(range(1, sides + 1) for sides in dice)):
        for theirs in product(*(range(1, sides + 1) for sides in defence)):
            attack, holds = max(1, max(mine) + mod), max(1, max(theirs) + hurt)
            total += 1
            sunk += attack >= 2 * holds
            damaged += holds < attack < 2 * holds
    return Fraction(damaged, total), Fraction(sunk, total)


@pytest.mark.rule("5.3.3.3")
@pytest.mark.ruling(123)
@pytest.mark.parametrize("mod", [0, 2, -3])
@pytest.mark.parametrize("name, marks", [("appam", ""), ("lovat", ":d"), ("invercoe", "")])
def test_sinking_counts_whole_and_damage_three_tenths(
    table: Callable[..., Any], name: str, marks: str, mod: int
) -> None:
    t = table("solo").force("north", "emden", name + marks).force("phantom", "wolf", "otaki")
    ship, prize = t.ship(name), DATA.prize[NO[name]]
    damaged, sunk = shares((10, 8), mod, DATA.ships[ship.id].defence, -2 * ship.damage)
    whole = 1_000_000 * prize * (sunk + Fraction(3, 10) * damaged)
    assert gain(t.game, t.player("phantom"), (10, 8), mod, ship) == int(whole)


@pytest.mark.rule("5.3.3.3")
@pytest.mark.rule("2.3.1")
@pytest.mark.ruling(123)
def test_a_capture_counts_twice_and_an_uncovered_german_ship_half(table: Callable[..., Any]) -> None:
    t = sea(table, "wolf")
    ghost, appam, emden = t.player("phantom"), t.ship("appam"), t.ship("emden")
    _, sunk = shares((10, 8), 0, DATA.ships[appam.id].defence, 0)
    assert gain(t.game, ghost, (10, 8), 0, appam, taking=True) == int(2_000_000 * DATA.prize[appam.id] * sunk)
    half = gain(t.game, ghost, (10, 8), 0, emden)
    damaged, sunk = shares((10, 8), 0, DATA.ships[emden.id].defence, 0)
    worth = DATA.prize[emden.id] * (sunk + Fraction(3, 10) * damaged)
    assert half == int(500_000 * worth)
    ghost.victory = Victory(german=[NO["leopard"]], merchants=[NO["author"]])
    assert gain(t.game, ghost, (10, 8), 0, emden) == half  # one of each: another is not covered
    ghost.victory = Victory(merchants=[NO["author"]])
    assert gain(t.game, ghost, (10, 8), 0, emden) == int(1_000_000 * worth)


@pytest.mark.ruling(123)
def test_ties_are_decided_at_random_and_only_ties(table: Callable[..., Any]) -> None:
    t = sea(table, "wolf").hand("north", "collier").start("north", picks=[1, 0])
    ships = [ShipId(3), ShipId(4), ShipId(5)]
    assert pick(t.game, ships, lambda ship: int(ship == 4)) == 4
    assert pick(t.game, ships, lambda ship: int(ship > 3)) == 5  # the second of two
    assert pick(t.game, ships, lambda ship: int(ship > 3)) == 4


@pytest.mark.ruling(125)
def test_damage_control_mends_german_ships_first(table: Callable[..., Any]) -> None:
    """Meteor (7) before the damaged merchant of any worth; of two German ships the dearer, Leopard (16)."""
    t = sea(table, "meteor:d leopard wolf", "otaki:d kaipara maria")
    all_ships = force(t, "meteor", "leopard", "wolf", "otaki", "kaipara", "maria")
    assert to_repair(t.game, all_ships) is t.ship("meteor")
    t.ship("leopard").damage = 1
    assert to_repair(t.game, all_ships) is t.ship("leopard")
    assert to_repair(t.game, force(t, "wolf", "otaki", "kaipara")) is t.ship("otaki")
    assert to_repair(t.game, force(t, "wolf", "kaipara")) is None


@pytest.mark.rule("5.3.3.7")
@pytest.mark.ruling(125)
def test_a_damaged_ship_is_sheltered_before_a_hungry_and_a_known_one(table: Callable[..., Any]) -> None:
    t = sea(table, "meteor:d leopard:c wolf:R moewe")
    ships = force(t, "leopard", "wolf", "moewe", "meteor")
    for name in ("meteor", "leopard", "wolf"):
        assert to_shelter(t.game, ships) is t.ship(name)
        t.ship(name).refuge = -1  # whoever lies there already is not sheltered again
    assert to_shelter(t.game, ships) is None
    assert to_shelter(t.game, force(t, "otaki")) is None


@pytest.mark.rule("3.3.29")
@pytest.mark.ruling(125)
def test_only_a_damaged_ship_that_can_be_met_is_scuttled(table: Callable[..., Any]) -> None:
    """A disguised raider and a ship in refuge are safe where they are."""
    t = sea(table, "leopard:d leipzig moewe:Rd")
    assert to_scuttle(t.game, force(t, "leopard", "leipzig")) is None
    assert to_scuttle(t.game, force(t, "leopard", "moewe")) is t.ship("moewe")
    t.ship("leipzig").damage = 1  # a warship is always known
    assert to_scuttle(t.game, force(t, "leopard", "leipzig")) is t.ship("leipzig")
    t.ship("leipzig").refuge = -1
    assert to_scuttle(t.game, force(t, "leopard", "leipzig")) is None


@pytest.mark.rule("3.3.9")
@pytest.mark.ruling(125)
def test_fair_seas_take_home_prize_times_chance(table: Callable[..., Any]) -> None:
    """With +1 to the challenge; a captured ship counts twice, a damaged one stays."""

    def hope(name: str, times: int) -> Fraction:
        card = DATA.ships[NO[name]]
        (challenge,), (response,) = card.challenge, card.response
        good = sum(a + 1 > b for a in range(1, challenge + 1) for b in range(1, response + 1))
        return Fraction(times * card.prize * good, challenge * response)

    t = sea(table, "wolf lovat:p", "kaipara otaki maria")
    names = {"kaipara": 1, "otaki": 1, "maria": 1, "lovat": 2}
    best = max(names, key=lambda name: hope(name, names[name]))
    assert to_send_home(t.game, force(t, *names)) is t.ship(best)
    t.ship(best).damage = 1
    del names[best]
    second = max(names, key=lambda name: hope(name, names[name]))
    assert to_send_home(t.game, force(t, best, *names)) is t.ship(second)
    assert to_send_home(t.game, force(t, "wolf")) is None
    twice = sea(table, "wolf anne_de_bretagne:p", "appam")  # 2 x 3 x 10/24 against 7 x 21/48
    assert to_send_home(twice.game, force(twice, "anne_de_bretagne", "appam")) is twice.ship("appam")
    first = sea(table, "wolf", "anne_de_bretagne")  # the first merchant of the list
    assert to_send_home(first.game, force(first, "wolf", "anne_de_bretagne")) is first.ship(
        "anne_de_bretagne"
    )


@pytest.mark.rule("3.3.15")
@pytest.mark.ruling(125)
def test_a_damaged_ship_is_interned_before_a_dearer_one(table: Callable[..., Any]) -> None:
    t = sea(table, "leipzig dresden:d")
    assert to_intern(t.game, force(t, "emden", "leipzig")) is t.ship("emden")
    assert to_intern(t.game, force(t, "emden", "leipzig", "dresden")) is t.ship("dresden")
    assert to_intern(t.game, []) is None
