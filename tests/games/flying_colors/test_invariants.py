"""What must hold of every position: each breach is named, and what comes close to one is none."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.rules.common import put
from quarterdeck.games.flying_colors.rules.r09_facing import stern_hex
from quarterdeck.games.flying_colors.state import FCState, Ship
from quarterdeck.geometry.hex import parse_hex

# A sails up the first column, B and C down the next ones; F is a frigate.
DRAWING = """
    A b . .
     . B .
    a . F4
"""
A, B, F = 0, 1, 2

Change = Callable[[FCState], Any]


def ship_of(letter: int, **fields: Any) -> Change:
    def change(state: FCState) -> None:
        for name, value in fields.items():
            setattr(state.ships[letter], name, value)

    return change


def complaints(sea: Any, *changes: Change, **more: Any) -> list[str]:
    position = sea(DRAWING, french="B", **more)
    for change in changes:
        change(position.state)
    return [re.sub(r"-?\d+", "#", text) for text in RULESET.invariants(position.g)]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (ship_of(A, fate="sunk"), "ship # A is on the map but sunk"),
        (ship_of(A, facing=7), "ship # A faces #"),
        (ship_of(A, facing=0), "ship # A faces #"),
        (ship_of(A, facing=2), "ship # A: bow, stern and facing do not fit"),
        (ship_of(F, facing=3), None),  # one hex looks anywhere
        (ship_of(F, facing=1), None),
        (ship_of(F, facing=6), None),
        (ship_of(A, hull=-1), "ship # A has negative hits"),
        (ship_of(A, rigging=-1), "ship # A has negative hits"),
        (ship_of(A, crew=-1), "ship # A has negative hits"),
        (ship_of(A, hull=0, rigging=0, crew=0), None),
        (ship_of(A, full_sails=True, anchored=True), "ship # A is anchored under full sails"),
        (ship_of(A, full_sails=True), None),
        (ship_of(A, anchored=True), None),
        (ship_of(A, fired=4), "ship # A fired #"),
        (ship_of(A, fired=-1), "ship # A fired #"),
        (ship_of(A, fired=3), None),
        (lambda state: state.at.pop(state.ships[A].stern), "ship # A is not listed in its hex"),
        (lambda s: s.at.update({s.ships[A].bow - 1: A}), "hex # is listed as occupied but nobody is there"),
    ],
)  # fmt: skip
def test_each_breach_is_named(sea: Any, change: Change, complaint: str | None) -> None:
    assert complaints(sea, change) == ([complaint] if complaint else [])


@pytest.mark.rule("13.3")
def test_a_ship_at_its_capacity_shows_the_damaged_side(sea: Any) -> None:
    """Bellerophon takes hits up to the printed capacity of her undamaged side; a battery has one side."""
    printed = RULESET.data.counters[RULESET.data.counter_index["bellerophon_british"]].capacity[0]
    assert complaints(sea, ship_of(A, hull=printed - 1)) == []
    assert complaints(sea, ship_of(A, hull=printed)) == ["ship # A should show its damaged side"]
    assert complaints(sea, ship_of(A, hull=printed, damaged=True)) == []
    assert complaints(sea, ship_of(A, hull=printed, battery=2)) == []


def test_a_ship_off_the_map_has_a_fate(sea: Any) -> None:
    def gone(fate: str) -> Change:
        def change(state: FCState) -> None:
            ship = state.ships[A]
            state.at = {hex_: i for hex_, i in state.at.items() if i != A}
            ship.bow = ship.stern = 0
            ship.fate = fate

        return change

    assert complaints(sea, gone("")) == ["ship # A is off the map without a fate"]
    assert complaints(sea, gone("sunk")) == []


def test_no_ship_lies_off_the_sheets(sea: Any) -> None:
    """Row 34 is the last of sheet A; large ships need it for both ends."""

    def to(ship: int, bow: str, facing: int) -> Change:
        def change(state: FCState) -> None:
            hex_ = parse_hex(bow)
            put(state, ship, hex_, stern_hex(hex_, facing, state.ships[ship].large), facing)

        return change

    assert complaints(sea, to(F, "A2234", 4), board="A") == []
    assert complaints(sea, to(F, "B2201", 4), board="A") == ["ship # F lies off the map"]
    assert complaints(sea, to(A, "A2234", 4), board="A") == []
    assert complaints(sea, to(A, "A2234", 1), board="A") == ["ship # A lies off the map"]
    assert complaints(sea, to(A, "B2201", 4), board="A") == ["ship # A lies off the map"]


def test_ships_share_a_hex_only_while_one_of_them_passes(sea: Any) -> None:
    def together(state: FCState) -> None:
        one = state.ships[A].bow
        put(state, F, one, one, 4)

    told = complaints(sea, together)
    assert told == ["ships # and # share a hex", "ship # F is not listed in its hex"]
    position = sea(DRAWING, french="B").activate("F")
    together(position.state)
    assert list(RULESET.invariants(position.g)) == []


def test_links_are_known_to_both(sea: Any) -> None:
    alone = ship_of(A, grappled=(B,))
    assert complaints(sea, alone) == ["ships # and # are grappled on one side only"]
    assert complaints(sea, ship_of(A, fouled=(B,))) == ["ships # and # are fouled on one side only"]
    assert complaints(sea, alone, ship_of(B, grappled=(A,))) == []
    assert complaints(sea, alone, ship_of(B, fouled=(A,))) == [
        "ships # and # are grappled on one side only",
        "ships # and # are fouled on one side only",
    ]


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({}, None),
        ({"fate": "killed"}, "commander # is aboard a ship that is gone"),
        ({"side": 1}, "commander # is aboard an enemy"),
        ({"ship": -1}, "commander # is nowhere"),
        ({"ship": -1, "fate": "killed"}, None),
    ],
)
def test_commanders_are_aboard_their_own(sea: Any, fields: dict[str, Any], complaint: str | None) -> None:
    def change(state: FCState) -> None:
        for name, value in fields.items():
            setattr(state.commanders[0], name, value)

    flag = {"A": "nelson_3_9_4"}
    assert complaints(sea, change, commanders=flag) == ([complaint] if complaint else [])


def test_a_commander_waits_only_with_a_ship_in_reserve(sea: Any) -> None:
    def off(fate: str) -> Change:
        def change(state: FCState) -> None:
            ship: Ship = state.ships[A]
            state.at = {hex_: i for hex_, i in state.at.items() if i != A}
            ship.bow = ship.stern = 0
            ship.fate = fate

        return change

    flag = {"A": "nelson_3_9_4"}
    assert complaints(sea, off("reserve"), commanders=flag) == []
    assert complaints(sea, off("left"), commanders=flag) == ["commander # is aboard a ship that is gone"]
