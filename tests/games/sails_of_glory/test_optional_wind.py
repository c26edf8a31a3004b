"""Optional rules: variable direction and strength of the wind."""

from __future__ import annotations

import pytest

from mats import cards, hold
from quarterdeck.games.sails_of_glory.rules import optional_wind
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement
from quarterdeck.games.sails_of_glory.rules.common import colour

FAR = (("courageuse", "french", 200, 200, 0), ("hms_defence", "british", 700, 700, 0))


@pytest.mark.rule("SG-O-WDIR-1")
@pytest.mark.rule("SG-O-WDIR-2")
@pytest.mark.ruling(1)
@pytest.mark.ruling(108)
def test_two_tokens_of_the_same_sense_turn_the_wind(sea):
    """EX30: west; clockwise, blank, clockwise: north-west."""
    g = sea(*FAR, wind=270, options={"wind_direction": True}, steps=())
    seen = []
    for token in ("cw", "none", "cw"):
        optional_wind.turn(g, token)
        seen.append((optional_wind.point_of(g.state.wind), g.state.wind_turning))
    assert seen == [("W", "cw"), ("W", "cw"), ("NW", None)]
    for token in ("acw", "cw"):
        optional_wind.turn(g, token)
    assert (optional_wind.point_of(g.state.wind), g.state.wind_turning) == ("NW", None)


@pytest.mark.rule("SG-O-WDIR-2")
def test_a_kept_token_is_out_of_the_bag(sea, fixed_dice):
    g = sea(*FAR, wind=0, options={"wind_direction": True}, steps=())
    g.state.wind_turning = "cw"
    fixed_dice(g, picks=(1,))
    optional_wind.change_direction(g)  # bag: cw cw acw acw acw none none none none
    assert optional_wind.point_of(g.state.wind) == "NE"


@pytest.mark.rule("SG-O-WSTR-3")
@pytest.mark.ruling(109)
@pytest.mark.parametrize(
    ("start", "tokens", "expect"),
    [
        ("medium", ("up", "none"), "high"),  # EX31
        ("medium", ("down", "none"), "low"),
        ("medium", ("up", "down", "none"), "medium"),
        ("high", ("up", "none"), "high"),
        ("low", ("down", "none"), "low"),
        ("low", ("up", "none"), "medium"),
        ("high", ("down", "none"), "medium"),
        ("medium", ("none", "none"), "medium"),
    ],
)
def test_a_blank_carries_out_the_kept_change(sea, start, tokens, expect):
    g = sea(*FAR, level="advanced", options={"wind_direction": True, "wind_strength": True}, steps=())
    g.state.wind_strength = start
    for token in tokens:
        optional_wind.strengthen(g, token)
    assert g.state.wind_strength == expect


@pytest.mark.rule("SG-O-WSTR-1")
@pytest.mark.ruling(110)
@pytest.mark.ruling(111)
@pytest.mark.parametrize(
    ("strength", "lines"),
    [
        ("low", ["furled", "backing", "battle"]),
        ("medium", ["backing", "battle", "full"]),
        ("high", ["battle", "full", "full"]),
    ],
)
def test_strength_shifts_the_line(sea, strength, lines):
    g = sea(*FAR, level="advanced", steps=())
    g.state.wind_strength = strength
    ship = g.state.ships[0]
    seen = []
    for sails in ("backing", "battle", "full"):
        ship.sails = sails
        seen.append(optional_wind.line_in_use(g, ship))
    assert seen == lines


@pytest.mark.rule("SG-O-WSTR-1")
@pytest.mark.rule("SG-A-SAIL-2")
@pytest.mark.ruling(29)
@pytest.mark.ruling(110)
@pytest.mark.ruling(112)
def test_low_wind_spends_the_card_but_spares_red_and_grey_ones(sea, run):
    g = sea(*FAR, level="advanced", wind=90, steps=())
    g.state.wind_strength = "low"
    ship = g.state.ships[0]
    ship.sails = "backing"
    hold(ship, ("A1", "A1"))
    before = ship.pose
    run(g, Movement())
    assert (ship.pose, cards(ship)) == (before, ("A1",))
    grey = g.data.decks["A"].grey[0]
    ship.masts_then = 1
    hold(ship, (grey, grey))
    run(g, Movement())
    assert ship.pose != before
    ship.pose, ship.masts_then = before, 0
    g.state.wind = 0  # dead ahead: a red card
    ship.last_card = None
    hold(ship, ("A1", "A1"))
    run(g, Movement())
    line = g.data.decks["A"].cards[g.data.decks["A"].red[0]].lines["hourglass1"]
    assert ship.pose == line.end(before)


@pytest.mark.rule("SG-O-WSTR-1")
@pytest.mark.rule("SG-A-SAIL-3")
@pytest.mark.ruling(34)
@pytest.mark.ruling(110)
@pytest.mark.ruling(111)
@pytest.mark.parametrize(("strength", "line"), [("low", None), ("medium", "backing"), ("high", "backing")])
def test_cards_of_a_furled_ship_in_every_wind(sea, run, strength, line):
    """One step below the backing line is no move at all; a strong wind leaves furled sails alone."""
    g = sea(*FAR, level="advanced", wind=90, steps=())
    g.state.wind_strength = strength
    ship = g.state.ships[0]
    ship.sails = "furled"
    hold(ship, ("A1", "A1"))
    before = ship.pose
    run(g, Movement())
    lines = g.data.decks["A"].cards["A1"].lines
    tint = colour(g, g.state.wind, before[2])
    assert ship.pose == (before if line is None else lines[f"{line}_{tint}"].end(before))
    assert cards(ship) == ("A1",)


@pytest.mark.rule("SG-O-WSTR-2")
@pytest.mark.ruling(111)
@pytest.mark.parametrize(
    ("sails", "face", "torn"), [("full", "crew", 1), ("full", "0", 0), ("battle", "crew", 0)]
)
def test_full_sail_in_a_strong_wind_tears_rigging(sea, run, stack_cup, sails, face, torn):
    g = sea(*FAR, level="advanced", steps=())
    g.state.wind_strength = "high"
    stack_cup(g, "E", face)
    ship = g.state.ships[0]
    ship.sails = sails
    hold(ship, ("A1", "A1"))
    run(g, Movement())
    assert ship.rigging == torn
