"""[11.4] The Drift segment."""

from __future__ import annotations

import pytest

from quarterdeck.games.flying_colors.rules.r11_4_drifting import DriftSegment, drifting_bodies


@pytest.mark.rule("11.4")
@pytest.mark.rule("13.1")
@pytest.mark.ruling(53)
@pytest.mark.parametrize(
    "fields", [{"struck": True}, {"rigging": 15}, {"irons": True}, {"adrift": True}], ids=str
)
def test_ships_adrift_move_one_hex_with_the_wind_and_keep_their_facing(sea, fields):
    t = sea("A\n.\na", wind=3, ships={"A": fields})
    t.call(DriftSegment())
    assert t.at("A") == (1, 0, 1)


@pytest.mark.rule("11.4")
@pytest.mark.ruling(58)
@pytest.mark.parametrize(
    "fields", [{}, {"anchored": True, "struck": True}, {"aground": True, "adrift": True}], ids=str
)
def test_sailing_anchored_and_grounded_ships_do_not_drift(sea, fields):
    t = sea("A\n.\na", wind=3, ships={"A": fields})
    t.call(DriftSegment())
    assert t.at("A") == (0, 0, 1)


@pytest.mark.rule("11.4")
@pytest.mark.ruling(53)
@pytest.mark.ruling(179)
def test_drift_never_causes_a_collision(sea):
    """B lies where A would drift, and does not drift herself."""
    t = sea("A\n.\na\n.\nB2", french="B", wind=4, ships={"A": {"struck": True}})
    t.call(DriftSegment())
    assert t.at("A") == (0, 0, 1)


@pytest.mark.rule("11.4")
@pytest.mark.ruling(55)
def test_the_most_downwind_ship_drifts_first(sea):
    """Both adrift in one line: neither blocks the other."""
    t = sea("A\n.\na\n.\nB2", french="B", wind=4, ships={"A": {"struck": True}, "B": {"struck": True}})
    assert drifting_bodies(t.state) == [[1], [0]]
    t.call(DriftSegment())
    assert t.at("A") == (0, 1, 1)
    assert t.at("B") == (0, 3, 2)


@pytest.mark.rule("11.10")
@pytest.mark.ruling(54)
def test_linked_ships_drift_as_one_body(sea):
    drawing = """
        A .
         B
        a .
         b
    """
    links = {"A": {"grappled": "B"}, "B": {"grappled": "A"}}
    t = sea(drawing, french="B", wind=4, ships=links)
    t.call(DriftSegment())
    assert (t.at("A"), t.at("B")) == ((0, 1, 1), (1, 1, 1))
    links["B"] = {"grappled": "A", "aground": True}
    t = sea(drawing, french="B", wind=4, ships=links)
    t.call(DriftSegment())
    assert (t.at("A"), t.at("B")) == ((0, 0, 1), (1, 0, 1))


@pytest.mark.rule("11.10")
@pytest.mark.ruling(54)
def test_a_body_is_stopped_by_a_ship_in_the_way_of_one_member(sea):
    drawing = """
        A .
         B
        a .
         b
        C2
    """
    links = {"A": {"fouled": "B"}, "B": {"fouled": "A"}}
    t = sea(drawing, french="B", wind=4, ships=links)
    t.call(DriftSegment())
    assert (t.at("A"), t.at("B")) == ((0, 0, 1), (1, 0, 1))


@pytest.mark.rule("11.13")
@pytest.mark.ruling(57)
@pytest.mark.parametrize(("turn", "rows"), [(1, 0), (2, 1)])
def test_in_a_calm_ships_drift_on_even_turns_only(sea, turn, rows):
    t = sea("A\n.\na", wind=4, weather="calm", turn=turn, ships={"A": {"struck": True}})
    t.call(DriftSegment())
    assert t.at("A") == (0, rows, 1)


@pytest.mark.ruling(10)
@pytest.mark.rule("15.1")
def test_drifting_off_the_edge_is_leaving_the_map(sea):
    t = sea("A\n.\na", wind=1, board="A", ships={"A": {"struck": True}}).move("A", "A2001", 1)
    t.call(DriftSegment())
    assert t["A"].fate == "left"


@pytest.mark.rule("11.7")
@pytest.mark.ruling(56)
@pytest.mark.ruling(64)
def test_drifting_onto_a_shoal_calls_for_a_grounding_roll(sea):
    """18.8: shoal D begins at column 12 of sheet A; a rate 3 ship drifts onto it: 5 - 1 - 2 = 2."""
    t = sea("A\n.\na", wind=6, scenario="audierne-bay", dice=[5], ships={"A": {"struck": True}})
    t.move("A", "A1320", 1)
    t.call(DriftSegment())
    assert t["A"].aground
    assert t.hex("A") == "A1220"


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(("die", "forced"), [(7, False), (8, True)])
def test_a_commander_helps_in_sternway(sea, die, forced):
    """3 or less leaves the choice; Nelson (quality 4) deducts 4."""
    t = sea("A\n.\na", wind=4, dice=[die], commanders={"A": "nelson_3_9_4"}).activate("A")
    told = next(event for event in t.do("sternway") if event.what == "fc-sternway")
    assert ([mod.value for mod in told.roll.mods], told.forced) == ([-4], forced)


@pytest.mark.rule("11.4")
@pytest.mark.ruling(10)
def test_a_ship_that_drifts_off_the_map_is_asked_nothing_more(sea):
    """Must drift (9), and the map ends there: neither sails nor guns are left to decide on."""
    t = sea("A\n.\na", wind=1, board="A", dice=[9], ships={"A": {"irons": True}}).move("A", "A2002", 4)
    t.activate("A").do("sternway")
    assert (t["A"].fate, t.idle) == ("left", True)
