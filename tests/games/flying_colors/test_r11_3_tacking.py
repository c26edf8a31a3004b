"""[11.3] Tacking and [11.4] what follows when it fails."""

from __future__ import annotations

import pytest

from quarterdeck.games.flying_colors.rules.r11_3_tacking import tack_mods, tack_points
from quarterdeck.games.flying_colors.rules.r11_4_drifting import DriftSegment
from quarterdeck.geometry.hex import column_of, row_of

BEATING = """
    . . .
     . A
    . a .
     . .
    . . .
"""  # facing 2; with wind 4 she is beating, and 1 is the wind's eye


@pytest.mark.rule("11.3")
def test_tacking_table():
    assert [tack_points(n) for n in range(-1, 8)] == [-1, -1, 0, 0, 1, 1, 1, 2, 2]


@pytest.mark.rule("11.3")
@pytest.mark.ruling(44)
@pytest.mark.ruling(46)
def test_tacking_example_two_hexes_into_the_wind(sea):
    """Book example: two tacks with two points each bring the ship two hexes closer to the wind."""
    t = sea(BEATING, wind=4, dice=[5, 5])  # +1: no enemy within ten hexes
    stern = t["A"].stern
    t.activate("A").do("tack")
    assert t["A"].stern == stern  # the stern hex is the pivot
    assert t["A"].facing == 6
    t.do("ahead", "ahead", "finish plain")
    t.activate("A").do("tack", "ahead", "ahead", "finish plain")
    assert t["A"].facing == 2
    # towards the wind is up: the stern has gained two rows
    assert (column_of(t["A"].stern), row_of(t["A"].stern)) == (column_of(stern), row_of(stern) - 2)
    assert not t.dice.left


@pytest.mark.rule("11.3")
@pytest.mark.ruling(43)
def test_tacking_is_the_first_act_of_a_beating_ship(sea):
    t = sea(BEATING, wind=4).activate("A")
    assert t.can("tack")
    t.do("ahead")
    assert t.why_not("tack") == ("fc-no-tack-moved", "11.3")
    t = sea(BEATING, wind=2).activate("A")
    assert t.why_not("tack") == ("fc-no-tack-not-beating", "11.3")
    t = sea(BEATING, wind=4, ships={"A": {"anchored": True}}, scenario="audierne-bay").activate("A")
    assert not t.can("tack")


@pytest.mark.rule("11.3")
@pytest.mark.ruling(48)
def test_failed_tack_leaves_the_ship_in_irons(sea):
    """A damaged ship near an enemy: 2 - 1 - 1 = 0, in irons; next turn she has no points."""
    near = """
        . . .
         . A
        . a .
         . .
        . B .
         .
          b
    """
    t = sea(near, french="B", wind=4, dice=[2], ships={"A": {"damaged": True}}).activate("A")
    t.do("tack")
    assert t["A"].facing == 1
    assert t["A"].irons
    assert t.idle
    t.activate("A")
    assert t.can("sternway")
    assert not t.can("ahead")


@pytest.mark.rule("11.3")
@pytest.mark.ruling(49)
@pytest.mark.ruling(182)
@pytest.mark.parametrize(
    ("row", "fields", "values"),
    [
        (23, {}, [-1]),  # two hexes from A's stern
        (24, {}, [-1]),  # three
        (25, {}, []),  # four
        (31, {}, []),  # ten
        (32, {}, [1]),  # eleven
        (25, {"damaged": True}, [-1]),
    ],
)
def test_tacking_modifiers_by_distance(sea, row, fields, values):
    """Measured from the place where the tack is announced: A's stern is in row 21."""
    t = sea(BEATING + "     B1", french="B", wind=4, ships={"A": fields}).move("B", f"A22{row}", 1)
    assert [mod.value for mod in tack_mods(t.g, t.i("A"))] == values


@pytest.mark.rule("11.3")
def test_a_commander_helps_to_tack(sea):
    t = sea(BEATING, wind=4, commanders={"A": "nelson_3_9_4"})
    assert [m.value for m in tack_mods(t.g, 0)] == [4, 1]


@pytest.mark.rule("11.3")
@pytest.mark.ruling(47)
def test_tack_with_no_points_left_still_lets_guns_fire(sea):
    """Result 1-2: through the wind with no points. Movement is over but she may fire."""
    t = sea(
        """
        . . . . .
         . A . .
        . a . . B
         . . . b
        """,
        french="B",
        wind=4,
        dice=[2],
    ).activate("A")
    t["B"].fired = 3
    t.do("tack")  # 2 - 1 (enemy within 3) = 1
    assert t["A"].facing == 6
    assert t.can("finish plain")
    assert not t.can("ahead")
    assert any(text.startswith("fire ") for text in t.offered())


@pytest.mark.rule("11.3")
@pytest.mark.ruling(45)
def test_no_tack_without_room_for_the_bow(sea):
    """The hex in the wind's eye of the stern is taken."""
    t = sea(
        """
        . B4.
         . A
        . a .
        """,
        french="B",
        wind=4,
    ).activate("A")
    assert t.why_not("tack") == ("fc-no-tack-no-room", "11.3")


@pytest.mark.rule("11.3")
@pytest.mark.ruling(45)
@pytest.mark.ruling(49)
def test_far_bow_hex_must_be_cleared_by_the_points_gained(sea):
    """The far bow hex is taken: with no points gained the second swing is not made, with one it is.

    The ship in the way has struck, so it does not count as an enemy: +1 on the die.
    """
    position = """
        .  .
         C1A
          a
    """
    t = sea(position, french="C", wind=4, dice=[3], ships={"C": {"struck": True}}).activate("A")
    t.do("tack")
    assert t["A"].facing == 6
    assert t.offered() == {"ahead"}
    t = sea(position, french="C", wind=4, dice=[1], ships={"C": {"struck": True}}).activate("A")
    t.do("tack")
    assert t["A"].facing == 1
    assert t["A"].irons


@pytest.mark.rule("11.4")
@pytest.mark.ruling(50)
@pytest.mark.ruling(51)
def test_sternway_turns_on_the_bow_hex(sea):
    """Aback: 3 or less lets her turn at once or drift first; 4 or more drives her back before that."""
    aback = "A\n.\na"
    t = sea(aback, wind=4, dice=[3]).activate("A")
    t.do("sternway")
    assert t.offered() == {"drop", "fall-off port", "fall-off starboard", "hold"}
    bow = t.hex("A")
    t.do("fall-off port")
    assert (t.hex("A"), t["A"].facing) == (bow, 6)
    t.do("finish plain")
    assert t.idle
    assert not t["A"].irons

    t = sea(aback, wind=4, dice=[4]).activate("A")
    t.do("sternway")
    assert t.at("A") == (0, 1, 1)
    assert t.offered() == {"fall-off port", "fall-off starboard", "hold"}
    t.do("hold")
    assert t["A"].facing == 1


@pytest.mark.rule("11.4")
@pytest.mark.ruling(50)
@pytest.mark.parametrize("fields", [{"rigging": 15}, {"aground": True}])
def test_no_sternway_for_wrecks(sea, fields):
    t = sea("A\n.\na", wind=4, ships={"A": fields}).activate("A")
    assert not t.can("sternway")


@pytest.mark.rule("11.4")
@pytest.mark.ruling(52)
def test_a_ship_that_moved_on_the_sternway_table_does_not_drift_again(sea):
    for die, drifts in ((4, False), (3, True)):
        t = sea("A\n.\na", wind=4, dice=[die]).activate("A")
        t.do("sternway", "fall-off port")
        row = t.at("A")[1]
        t.call(DriftSegment())
        assert t.at("A")[1] == row + drifts


@pytest.mark.rule("11.4")
@pytest.mark.ruling(58)
def test_zero_points_at_activation_means_adrift(sea):
    t = sea("A\n.\na", wind=3, ships={"A": {"rigging": 6}}).activate("A")
    assert t["A"].adrift
    assert t.can("sternway")


@pytest.mark.rule("11.7")
@pytest.mark.rule("11.3")
@pytest.mark.parametrize(("sounding", "aground"), [(5, True), (9, False)])
def test_11_7_a_bow_that_swings_over_a_shoal_is_sounded_before_the_tack_is_rolled(sea, sounding, aground):
    """18.8: columns to A12 are shoal D; rate 3: 5 - 1 - 2 = 2 is aground, 9 - 1 - 2 = 6 is not.

    Then she tacks with a 5 and is sounded again where her bow comes to lie."""
    t = sea(BEATING, wind=4, scenario="audierne-bay", dice=[sounding] if aground else [sounding, 5, 9])
    t.move("A", "A1320", 2).activate("A").do("tack")
    assert (t["A"].aground, t["A"].facing) == ((True, 1) if aground else (False, 6))
    assert not t.dice.left
