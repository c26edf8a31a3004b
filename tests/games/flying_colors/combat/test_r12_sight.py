"""[12.1, 12.2, 12.5, 12.6] Lines of sight, arcs and attack types, with the rulebook's own examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import fc_los_check
from quarterdeck.games.flying_colors.rules.r12_arcs import lee_broadside
from quarterdeck.games.flying_colors.rules.r12_fire import shot_verdicts
from quarterdeck.games.flying_colors.rules.r12_firepower import sighting, work_out
from quarterdeck.games.flying_colors.rules.r12_los import Sight

MakeTable = Callable[..., Any]


def see(t: Any, ship: str, side: str, target: str) -> Sight | None:
    return sighting(t.g, t(ship), side, t(target))


# S is the St. Albans; X, Y and W are the darkened ships that stand in the way
LINE_OF_SIGHT_EXAMPLE = """
. . . . . .
 . . . . .
. A . . . .
 . . . . .
. a . . . .
 . . . . .
. . . . . .
 . . . . .
. . . . . .
 . . . . .
. C W S . D
 . . . X .
. c w s . d
 . . . x .
. . . . . .
 . . Y1. .
. . . . . .
 . . . . .
. . . . . .
 . B . . .
. . . . . .
 . b . . .
"""


@pytest.mark.rule("12.1")
@pytest.mark.ruling(86)
@pytest.mark.ruling(87)
@pytest.mark.ruling(88)
def test_line_of_sight_example(table: MakeTable) -> None:
    """Clear to A, partial to B and D, none to C; the line to D runs along a hexspine."""
    t = table(LINE_OF_SIGHT_EXAMPLE, british="SX", ships={"S": "st_albans_british", "Y": {"stung": True}})
    assert see(t, "S", "port", "A") == Sight(5, partial=False, rake=False, stern=False)
    assert see(t, "S", "port", "B") == Sight(6, partial=True, rake=False, stern=False)
    assert see(t, "S", "port", "C") is None
    assert see(t, "S", "starboard", "D") == Sight(4, partial=True, rake=False, stern=False)
    assert set(t.targets("S")) == {"port A", "port B", "port W", "port Y", "starboard D"}


@pytest.mark.rule("12.1")
@pytest.mark.ruling(87)
def test_a_spine_closes_when_both_hexes_beside_it_are_occupied(table: MakeTable) -> None:
    """X covers the lower hex of the spine to D; with Z on the upper one nothing of D is left to see."""
    half = """
    . . . . . .
     . . . . .
    . . . S . D
     . . . X .
    . . . s . d
     . . . x .
    """
    t = table(half, british="SX")
    assert see(t, "S", "starboard", "D") == Sight(4, True, False, False)
    closed = """
    . . . . . .
     . . . Z1.
    . . . S . D
     . . . X .
    . . . s . d
     . . . x .
    """
    t = table(closed, british="SXZ")
    assert see(t, "S", "starboard", "D") is None


@pytest.mark.rule("12.1")
@pytest.mark.ruling(88)
def test_every_kind_of_ship_blocks_but_shore_batteries_do_not(table: MakeTable) -> None:
    drawing = """
    A . B . C
     . . . .
    a . b . c
    """
    for fields in ({}, {"struck": True}, {"home": 1}, {"anchored": True}):
        t = table(drawing, british="AB", ships={"B": fields})
        assert see(t, "A", "starboard", "C") is None
    one_hex = """
    A . F1C
     . . .
    a . . c
    """
    t = table(one_hex, british="A", ships={"F": {"battery": 2, "counter": "floating_battery_1"}})
    assert see(t, "A", "starboard", "C") == Sight(6, True, False, False)
    t = table(one_hex, british="A", ships={"F": {"battery": 1, "counter": "lynetten_battery"}})
    assert see(t, "A", "starboard", "C") == Sight(6, False, False, False)


@pytest.mark.rule("12.13")
@pytest.mark.ruling(88)
def test_batteries_fire_through_their_own_ships(table: MakeTable) -> None:
    drawing = """
    F1. B . C
     . . . .
    . . b . c
    """
    battery = {"battery": 1, "counter": "lynetten_battery"}
    t = table(drawing, british="FB", ships={"F": battery})
    assert see(t, "F", "starboard", "C") is not None
    t = table(drawing, british="F", ships={"F": battery})
    assert see(t, "F", "starboard", "C") is None


# ---------------------------------------------------------------- arcs


@pytest.mark.rule("12.2")
@pytest.mark.ruling(84)
@pytest.mark.ruling(85)
def test_arc_limits_run_thirty_degrees_off_bow_and_stern(table: MakeTable) -> None:
    """The ray from the bow goes through the hex one column over and three half-rows up: that hex is in."""
    drawing = """
    N1. P1
     O1.
    . . .
     . .
    A . .
     . .
    a . .
     . .
    . . .
     Q1.
    . . .
     R1.
    """
    t = table(drawing, british="A", ships={x: {"stung": True} for x in "NOPQR"})
    found = t.targets("A")
    assert "starboard O" in found  # exactly 30 degrees
    assert "starboard P" in found
    assert "starboard Q" in found  # exactly 150 degrees seen from the stern
    assert not any(shot.endswith((" N", " R")) for shot in found)  # ahead and astern


@pytest.mark.rule("12.2")
@pytest.mark.ruling(85)
def test_dead_ahead_and_dead_astern_cannot_be_fired_at(table: MakeTable) -> None:
    t = table("B\n\nb\n\n.\n\nA\n\na\n\n.\n\nC\n\nc", british="A")
    assert t.targets("A") == []
    reasons = {
        (str(a.side), t.named(a.target)): why.rule for a, why in shot_verdicts(t.g, t("A"), None, True) if why
    }
    assert reasons["port", "B"] == reasons["starboard", "C"] == "12.2"


@pytest.mark.rule("12.2")
@pytest.mark.rule("12.1")
@pytest.mark.ruling(84)
@pytest.mark.ruling(86)
def test_random_positions_agree_with_exact_geometry() -> None:
    """A sample of `tools/fc_los_check.py`, which runs 100,000."""
    tally = fc_los_check.compare(400, seed=1797)
    assert {"broadside", "partial broadside", "rake", "stern rake", "close rake", "none"} <= set(tally)


# ---------------------------------------------------------------- attack types


@pytest.mark.rule("12.5")
@pytest.mark.ruling(90)
@pytest.mark.ruling(93)
def test_rake_example_bow_and_stern(table: MakeTable) -> None:
    """The St. Albans rakes A and B; B shows her stern, which adds two hull hits."""
    drawing = """
    . . . . .
     . . . a
    . . . A .
     . . . .
    . . S . .
     . . . .
    . . s . .
     . . . .
    . b . . .
     B . . .
    """
    t = table(drawing, british="S", ships={"S": "st_albans_british"})
    assert see(t, "S", "starboard", "A") == Sight(2, False, rake=True, stern=False)
    assert see(t, "S", "port", "B") == Sight(2, False, rake=True, stern=True)
    # neither can answer: the St. Albans lies outside their arcs
    assert t.targets("A") == t.targets("B") == []


@pytest.mark.rule("12.5")
@pytest.mark.ruling(91)
def test_partial_rake_shifts_the_rate_and_still_doubles(table: MakeTable) -> None:
    """X hides B from the stern of A; the bow still sees her."""
    drawing = """
    . .
     . B
    . b
     . .
    A .
     X .
    a .
    """
    t = table(drawing.replace("X ", "X1"), british="AX")
    shot = work_out(t.g, t("A"), "starboard", t("B"))
    assert shot is not None
    assert shot.attack == "partial-stern-rake"
    assert shot.rate == 4  # printed 3
    assert [(mod.value, mod.rule) for mod in shot.rate_mods] == [(1, "12.5")]


@pytest.mark.rule("12.5")
@pytest.mark.ruling(89)
@pytest.mark.ruling(90)
def test_one_hex_in_arc_is_a_partial_broadside(table: MakeTable) -> None:
    """Only the stern hex of B lies within the arc of A."""
    drawing = """
    B .
     b .
    A .
     . .
    a .
    """
    t = table(drawing, british="A")
    assert see(t, "A", "starboard", "B") == Sight(1, partial=True, rake=False, stern=False)


@pytest.mark.rule("12.5")
@pytest.mark.ruling(89)
def test_one_shift_only_for_a_partial_broadside(table: MakeTable) -> None:
    """A hex out of the arc and a blocked line together still cost one step of the rate."""
    drawing = """
    B .
     b .
    . .
     X1
    A .
     . .
    a .
    """
    t = table(drawing, british="AX")
    shot = work_out(t.g, t("A"), "starboard", t("B"))
    assert shot is not None and shot.sight == Sight(2, True, False, False)
    assert shot.rate == 4
    assert [mod.reason for mod in shot.rate_mods] == ["fc-mod-partial"]


@pytest.mark.rule("12.5")
@pytest.mark.ruling(92)
def test_close_range_rake(table: MakeTable) -> None:
    """At range 1 the stern of A lies in B's arc and her bow does not: a rake, at bow or stern."""
    at_bow = """
    . b
     B .
    A .
     . .
    a .
    """
    t = table(at_bow, british="A")
    assert see(t, "A", "starboard", "B") == Sight(1, False, rake=True, stern=False, close=True)
    at_stern = """
    . B
     b .
    A .
     . .
    a .
    """
    t = table(at_stern, british="A")
    assert see(t, "A", "starboard", "B") == Sight(1, False, rake=True, stern=True, close=True)


@pytest.mark.rule("12.5")
@pytest.mark.ruling(92)
def test_no_close_range_rake_by_a_small_ship_or_at_range_two(table: MakeTable) -> None:
    """The one hex of a small firer is either in the arc (full) or not (a plain rake)."""
    small = """
    . b
     B .
    A1.
    """
    t = table(small, british="A")
    seen = see(t, "A", "starboard", "B")
    assert seen is not None and not seen.close


@pytest.mark.rule("12.13")
@pytest.mark.ruling(117)
def test_a_battery_fires_all_round_and_can_rake(table: MakeTable) -> None:
    drawing = """
    . B .
     . .
    . b .
     . .
    . F1
    """
    t = table(drawing, british="F", ships={"F": {"battery": 1, "counter": "lynetten_battery"}})
    assert see(t, "F", "starboard", "B") == Sight(1, False, rake=True, stern=True)
    assert t.targets("F") == ["starboard B"]  # its two shots are alike: the next one is offered
    t["F"].fired = 2
    assert t.targets("F") == ["port B"]


@pytest.mark.rule("12.13")
@pytest.mark.ruling(118)
def test_batteries_are_never_raked(table: MakeTable) -> None:
    drawing = """
    . b
     . F2
    A .
     . .
    a .
    """.replace(". b", ". .").replace("b", ".")
    t = table(drawing, british="A", ships={"F": {"battery": 2, "counter": "floating_battery_1"}})
    seen = see(t, "A", "starboard", "F")
    assert seen is not None and not seen.rake


@pytest.mark.rule("12.6")
@pytest.mark.ruling(94)
def test_range_is_the_nearest_pair_and_ten_at_most(table: MakeTable) -> None:
    ten = """
    A . . . . B
     . . . . .
    a . . . . b
    """
    t = table(ten, british="A")
    assert see(t, "A", "starboard", "B") == Sight(10, False, False, False)
    eleven = """
    A . . . . .
     . . . . . B
    a . . . . .
     . . . . . b
    """
    t = table(eleven, british="A")
    assert see(t, "A", "starboard", "B") is None
    reasons = {(a.side, why.rule) for a, why in shot_verdicts(t.g, t("A"), None, True) if why}
    assert ("starboard", "12.6") in reasons


@pytest.mark.rule("12.6")
@pytest.mark.rule("12.12")
@pytest.mark.ruling(177)
def test_a_ship_of_carronades_reaches_five_hexes(table: MakeTable) -> None:
    """The Glatton (red hexagon) is offered no target beyond five hexes and keeps her broadside."""
    six = """
    A . . B
     . . .
    a . . b
    """
    t = table(six, british="A", ships={"A": "glatton_british"})
    assert t.targets("A") == []
    assert t["A"].fired == 0
    five = """
    A . . . .
     . . B .
    a . . . .
     . . b .
    """
    t = table(five, british="A", ships={"A": "glatton_british"})
    assert t.targets("A") == ["starboard B"]


# ---------------------------------------------------------------- wind


@pytest.mark.rule("4.2")
@pytest.mark.ruling(103)
def test_lee_side_by_point_of_sailing() -> None:
    wind = 1
    assert [lee_broadside(facing, wind) for facing in range(1, 7)] == [
        None,
        "port",
        "port",
        None,
        "starboard",
        "starboard",
    ]
