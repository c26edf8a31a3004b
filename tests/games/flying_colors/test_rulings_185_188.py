"""Rulings 185 to 188: the last mast in mid-activation, scuttling after fire, the southern wind, prompts."""

from __future__ import annotations

import pytest

from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.options import Options
from quarterdeck.games.flying_colors.rules.r04_wind import WindAdjustment, wind_shift
from quarterdeck.games.flying_colors.rules.r11_activation import Finished
from quarterdeck.games.flying_colors.rules.r12_arcs import FIRED_BIT
from quarterdeck.i18n import format

# A sails north, B lies two hexes to starboard and can answer
BESIDE = """
. . .
 . .
. . B
 . .
A . b
 . .
a . .
"""


def shot_at(t, letter="B"):
    """The notation of a shot of A at a ship."""
    return next(
        text for text in sorted(t.offered()) if text.startswith("fire") and text.endswith(str(t.i(letter)))
    )


@pytest.mark.rule("13.1")
@pytest.mark.rule("11.4")
@pytest.mark.ruling(185)
def test_13_1_the_fifteenth_rigging_hit_ends_a_ships_movement_at_once(sea):
    """B's answer at the rigging: with 14 hits before, any hit takes the last mast; A has points left."""
    t = sea(BESIDE, french="B", wind=1, dice=[9, 9, 0])
    t.activate("A").do("ahead")
    left = t.g.stack[-1].mp
    assert left == 3
    t.do(shot_at(t))
    t["A"].rigging = 14  # what earlier fire has done to her
    answer = next(str(a) for a in t.g.pending["french"] if str(a).startswith("answer"))
    t.g.apply("french", RULESET.parse_action(answer))
    t.g.apply("french", RULESET.parse_action("shoot rigging"))
    assert t["A"].rigging >= 15
    t.do("hold-fire")
    assert isinstance(t.g.stack[-1], Finished)
    assert not t.can("ahead") and not t.can("sternway")
    assert any(text.startswith("fire") for text in t.offered())  # her guns may still be fired
    assert t.why_not("ahead") == ("fc-no-points", "11.1")


@pytest.mark.rule("13.1")
@pytest.mark.rule("11.4")
@pytest.mark.ruling(185)
@pytest.mark.ruling(50)
def test_13_1_a_ship_adrift_that_loses_her_masts_has_no_sternway_table(sea):
    t = sea(BESIDE, french="B", wind=4, ships={"A": {"irons": True}})
    t.activate("A")
    assert t.can("sternway")
    t["A"].rigging = 15
    t.g._run()
    assert not t.can("sternway")
    assert t.why_not("sternway") == ("fc-no-move-dismasted", "13.1")


@pytest.mark.rule("14.5")
@pytest.mark.ruling(186)
def test_14_5_a_ship_that_has_fired_in_this_activation_is_not_scuttled(sea):
    ships = {"A": {"anchored": True, "damaged": True}, "B": {"fired": FIRED_BIT["port"]}}
    t = sea(BESIDE, french="B", wind=1, ships=ships, dice=[0])
    t.activate("A")
    assert t.can("scuttle 0")
    t.do(shot_at(t), "shoot hull")
    assert not t.can("scuttle 0")
    assert t.can("weigh")


@pytest.mark.rule("4.1")
@pytest.mark.ruling(187)
@pytest.mark.parametrize(("die", "north", "south"), [(5, 3, 3), (6, 4, 2), (8, 5, 1), (9, 2, 4)])
def test_4_1_south_of_the_line_the_wind_turns_the_other_way(sea, die, north, south):
    """From direction 3: 6 and 7 turn it one hexside clockwise, 8 two, 9 one back; mirrored in the south."""
    for southern, wind in ((False, north), (True, south)):
        t = sea("A\n.\na", wind=3, weather="normal", turn=5, dice=[die])
        t.g.options = Options(southern_hemisphere=southern)
        t.call(WindAdjustment())
        assert t.state.wind == wind
        assert t.g._fresh[-1].shift == (-1 if southern else 1) * wind_shift(die)


@pytest.mark.rule("18.1")
@pytest.mark.ruling(187)
def test_18_1_the_southern_hemisphere_is_offered_for_ones_own_battles_alone():
    offered = {scenario.id: RULESET.offered_options(scenario.id) for scenario in RULESET.scenarios()}
    has = {name for name, options in offered.items() if "southern-hemisphere" in [o.id for o in options]}
    assert has == {"design-your-own"}


@pytest.mark.rule("11.0")
def test_11_0_the_prompt_names_no_more_than_is_offered(sea):
    """One point: she may sail on or back; spent, and with nobody in sight, she may turn or finish."""
    t = sea("A\n.\na", wind=1, ships={"A": {"rigging": 9}}).activate("A")
    said = format(t.g.stack[-1].prompt(t.g, "british"), "en")
    assert said == "A is under way with one movement point left: sail on or back sails."
    t.do("ahead")
    said = format(t.g.stack[-1].prompt(t.g, "british"), "en")
    assert said == "A has spent her points: turn or finish."
    t.do("wear port")
    assert t.idle  # nothing but the end is left: she is not asked


@pytest.mark.rule("11.0")
@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "with one movement point left", "with 2 movement points left"),
        ("es", "le queda un punto de movimiento", "le quedan 2 puntos de movimiento"),
        ("it", "le resta un punto di movimento", "le restano 2 punti di movimento"),
    ],
)
def test_11_0_one_point_is_left_and_two_are(sea, language, one, two):
    t = sea("A\n.\na", wind=1, ships={"A": {"rigging": 9}}).activate("A")
    step = t.g.stack[-1]
    for points, said in ((1, one), (2, two)):
        step.mp = points
        assert said in format(step.prompt(t.g, "british"), language)
