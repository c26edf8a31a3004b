"""[11.6] Anchoring and [11.7] grounding; 18.8 has shoal D (-1) at the low columns of sheet A."""

from __future__ import annotations

import pytest

from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.data.model import AUTOMATIC
from quarterdeck.games.flying_colors.rules.r11_7_grounding import grounding_result, rate_penalty
from quarterdeck.geometry.hex import STEP, hex_name

SHIP = "A\n.\na"


@pytest.mark.rule("11.6")
@pytest.mark.rule("18.0")
@pytest.mark.ruling(60)
@pytest.mark.ruling(61)
def test_anchor_only_where_the_scenario_has_shallows(sea):
    t = sea(SHIP, wind=1, scenario="minorca").activate("A")
    assert t.why_not("anchor") == ("fc-no-anchor-here", "11.6")
    t = sea(SHIP, wind=1, scenario="audierne-bay").activate("A")
    t.do("ahead", "anchor")
    assert t["A"].anchored
    assert t.idle  # the points left are lost


@pytest.mark.rule("11.6")
@pytest.mark.ruling(62)
def test_swinging_at_anchor(sea):
    """Either end stays, the other swings one hexside, even into the wind; once per activation."""
    t = sea(SHIP, wind=2, scenario="audierne-bay", ships={"A": {"anchored": True}}).activate("A")
    swings = {f"swing {end} {to}" for end in ("bow", "stern") for to in ("port", "starboard")}
    assert t.offered() == swings | {"weigh", "finish plain"}
    bow, stern = t["A"].bow, t["A"].stern
    t.do("swing bow starboard")
    assert t["A"].stern == stern
    assert t["A"].bow != bow
    assert t["A"].facing == 2
    assert t.idle

    t = sea(SHIP, wind=4, scenario="audierne-bay", ships={"A": {"anchored": True}}).activate("A")
    t.do("swing stern port")
    assert t["A"].bow == bow
    assert t["A"].facing == 6


@pytest.mark.rule("14.5")
@pytest.mark.ruling(147)
def test_14_5_a_ship_that_has_swung_has_moved_and_may_not_be_scuttled(sea):
    fields = {"A": {"anchored": True, "damaged": True}}
    t = sea(SHIP, wind=2, scenario="audierne-bay", ships=fields).activate("A")
    assert t.can("scuttle 0")
    t.do("swing bow starboard")
    assert t.idle  # nothing left but to finish


@pytest.mark.rule("11.6")
@pytest.mark.ruling(62)
def test_the_new_hex_must_be_empty(sea):
    """B lies where the bow would swing to starboard."""
    t = sea(
        """
        A .
         B4
        a .
        """,
        french="B",
        wind=2,
        scenario="audierne-bay",
        ships={"A": {"anchored": True}},
    ).activate("A")
    assert not t.can("swing bow starboard")
    assert t.can("swing bow port")


@pytest.mark.rule("11.6")
@pytest.mark.ruling(63)
@pytest.mark.parametrize(("die", "raised"), [(5, True), (6, False)])
def test_weighing_anchor(sea, die, raised):
    """5 or less; the ship may still swing, and sails from the next turn on."""
    t = sea(SHIP, wind=2, scenario="audierne-bay", dice=[die], ships={"A": {"anchored": True}}).activate("A")
    t.do("weigh")
    assert t["A"].anchored != raised
    assert t.can("swing bow port")
    assert not t.can("ahead")
    assert not t.can("weigh")
    t.do("finish plain")
    t.activate("A")
    assert t.can("ahead") == raised


@pytest.mark.rule("11.6")
def test_a_commander_helps_to_weigh(sea):
    t = sea(
        SHIP,
        wind=2,
        scenario="audierne-bay",
        dice=[7],
        ships={"A": {"anchored": True}},
        commanders={"A": "pellew"},
    ).activate("A")
    quality = t.g.data.commanders[t.state.commanders[0].card].quality[0]
    t.do("weigh")
    assert t["A"].anchored == (7 - quality > 5)


@pytest.mark.rule("11.7")
@pytest.mark.ruling(67)
def test_grounding_table():
    names = [grounding_result(n).removeprefix("@fc-res-") for n in range(-2, 8)]
    assert names == ["aground-and-hit"] * 2 + ["aground"] * 3 + ["hull-hit"] * 3 + ["no-effect"] * 2


@pytest.mark.rule("11.7")
@pytest.mark.ruling(65)
def test_rate_modifiers_of_grounding():
    """(1) -3, 1 to 3 -2, 4 to 6 -1, G none."""
    assert [rate_penalty(rate) for rate in range(8)] == [-3, -2, -2, -2, -1, -1, -1, 0]


@pytest.mark.rule("11.7")
@pytest.mark.ruling(64)
@pytest.mark.ruling(67)
@pytest.mark.ruling(68)
@pytest.mark.parametrize(
    ("die", "aground", "hull"), [(2, True, 1), (3, True, 0), (5, True, 0), (6, False, 1), (9, False, 0)]
)
def test_entering_a_shoal(sea, die, aground, hull):
    """Rate 3 (-2) on shoal D (-1), sailing along row 20 from column 13 to 12: one roll for the bow hex."""
    t = sea(SHIP, wind=6, weather="normal", scenario="audierne-bay", dice=[die]).move("A", "A1320", 6)
    t.activate("A").do("ahead")
    assert t["A"].aground == aground
    assert t["A"].hull == hull
    if aground:
        assert t.idle
        t.activate("A")
        moves = {"ahead", "back", "sternway", "tack", "weigh", "swing bow port"}
        assert not t.offered() & moves  # she never moves again
    else:
        assert t.can("back")  # she sails on


@pytest.mark.rule("11.7")
@pytest.mark.ruling(64)
def test_one_roll_for_each_step_that_enters_a_shoal(sea):
    """Backing sails on the shoal rolls nothing; the next hex ahead rolls once more."""
    t = sea(SHIP, wind=6, weather="normal", scenario="audierne-bay", dice=[9, 9]).move("A", "A1320", 6)
    t.activate("A").do("ahead", "back")
    assert t.dice.left == 1
    t.do("ahead")
    assert t.dice.left == 0


@pytest.mark.rule("18.16")
@pytest.mark.ruling(66)
def test_automatic_shoals_ground_without_a_roll_or_a_hit(sea):
    """18.16: shoals E, F and G of sheet C."""
    shoals = RULESET.data.scenarios["algeciras-bay"].shoals
    deadly = {h for h, modifier in shoals.items() if modifier == AUTOMATIC}
    water = RULESET.data.boards["C"].hexes - deadly
    open_shoals = sorted(deadly - set(sea(scenario="algeciras-bay").state.closed))
    edge, way = next(
        (h, d) for h in open_shoals for d in range(1, 7) if {h - STEP[d], h - 2 * STEP[d]} <= water
    )
    t = sea(SHIP, wind=way, scenario="algeciras-bay").move("A", hex_name(edge - STEP[way]), way)
    t.activate("A").do("ahead")
    assert t["A"].aground
    assert t["A"].hull == 0


@pytest.mark.rule("18.10")
def test_dutch_ships_do_not_ground(sea):
    """18.10: shallow-draught Dutch ships cross the shoals of the coast without a roll."""
    t = sea(SHIP, wind=6, scenario="camperdown", ships={"A": {"nation": "Dutch"}}).move("A", "A1320", 6)
    assert t.g.data.scenarios["camperdown"].shoals
    t.activate("A").do("ahead")
    assert not t["A"].aground
