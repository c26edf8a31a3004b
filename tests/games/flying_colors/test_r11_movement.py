"""Chapter 11, first part: rates, wearing, backing sails, full sails, leaving the map, weather."""

from __future__ import annotations

import pytest

from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.rules.r11_1_rates import allowance
from quarterdeck.games.flying_colors.rules.r11_2_sailing import FORBIDDEN, FULL_COST, PLAIN_COST
from quarterdeck.games.flying_colors.rules.r11_reach import reachable

NORTHWARD = """
    . .
     .
    A .
     .
    a .
"""


@pytest.mark.rule("11.1")
@pytest.mark.rule("11.12")
@pytest.mark.ruling(2)
@pytest.mark.ruling(3)
@pytest.mark.parametrize(
    ("wind", "plain", "full"),
    [(1, 4, 6), (2, 5, 8), (6, 5, 8), (3, 2, 3), (5, 2, 3), (4, 0, 0)],
)
def test_rates_by_point_of_sailing(sea, wind, plain, full):
    """Facing 1: running with wind 1, reaching with 2 and 6, beating with 3 and 5, aback with 4."""
    t = sea(NORTHWARD, wind=wind)
    assert allowance(t.g, t["A"]) == plain
    t["A"].full_sails = True
    assert allowance(t.g, t["A"]) == full


@pytest.mark.rule("11.13")
@pytest.mark.ruling(33)
@pytest.mark.parametrize(
    ("weather", "rigging", "loss", "points"),
    [
        ("normal", 0, 0, 2),
        ("breezy", 0, 0, 3),
        ("calm", 0, 0, 1),
        ("normal", 2, 0, 2),
        ("normal", 3, 0, 1),
        ("breezy", 6, 0, 0),  # nothing left for the breeze to help
        ("breezy", 3, 1, 1),
        ("calm", 3, 0, 0),
        ("normal", 0, 3, 0),
    ],
)
def test_order_of_the_movement_sum(sea, weather, rigging, loss, points):
    """Beating 2: minus one per three rigging hits, then the weather, then the scenario's loss."""
    t = sea(NORTHWARD, wind=3, weather=weather, mp_loss=loss, ships={"A": {"rigging": rigging}})
    assert allowance(t.g, t["A"]) == points


@pytest.mark.rule("11.1")
@pytest.mark.ruling(35)
def test_all_points_must_be_spent(sea):
    t = sea(NORTHWARD, wind=1).activate("A")
    assert t.offered() == {"ahead", "back"}
    assert t.why_not("finish plain") == ("fc-no-finish-points", "11.1")
    t.do("ahead", "ahead", "ahead")
    assert not t.can("finish plain")
    t.do("ahead")
    assert t.can("finish plain", "finish full")
    assert t.at("A") == (0, -3, 1)


@pytest.mark.rule("11.1")
@pytest.mark.ruling(33)
def test_small_ship_bonus_is_declared_before_moving_and_needs_a_point(sea):
    """Beating 2 plus 1; a small ship without points has no bonus."""
    t = sea("A1", wind=3).activate("A")
    assert t.can("press")
    t.do("press")
    assert not t.can("press")
    t.do("ahead", "ahead")
    assert not t.can("finish plain")
    t.do("ahead")
    assert t.can("finish plain")

    t = sea("A1", wind=3).activate("A")
    t.do("ahead")
    assert not t.can("press")

    t = sea("A1", wind=3, ships={"A": {"rigging": 6}}).activate("A")
    assert not t.can("press")


@pytest.mark.rule("11.2")
@pytest.mark.ruling(36)
@pytest.mark.ruling(37)
@pytest.mark.ruling(38)
def test_wearing_swings_the_stern_one_hexside_after_each_hex(sea):
    """Running, facing 1: no turn before moving; after a hex the bow stays and the stern swings, once."""
    t = sea(NORTHWARD, wind=1).activate("A")
    assert t.why_not("wear port") == ("fc-no-turn-before-moving", "11.2")
    t.do("ahead")
    bow = t.hex("A")
    t.do("wear starboard")
    assert t.hex("A") == bow
    assert t["A"].facing == 2
    assert not t.can("wear starboard")
    assert not t.can("wear port")


@pytest.mark.rule("11.2")
@pytest.mark.ruling(39)
@pytest.mark.ruling(40)
def test_turn_costs(sea):
    """Wind 1: facings 1 running, 2 and 6 reaching, 3 and 5 beating, 4 aback."""
    plain, full = PLAIN_COST[1], FULL_COST[1]
    assert [plain[2][1], plain[6][1]] == [1, 1]  # reaching to running
    assert [plain[2][3], plain[6][5]] == [2, 2]  # reaching to beating
    assert [plain[1][2], plain[1][6], plain[3][2], plain[5][6]] == [0, 0, 0, 0]
    assert [full[2][1], full[2][3], full[1][2]] == [2, 4, 0]
    assert plain[3][4] >= FORBIDDEN
    assert plain[5][4] >= FORBIDDEN


@pytest.mark.rule("11.2")
@pytest.mark.ruling(34)
@pytest.mark.ruling(39)
def test_a_turn_needs_its_points_and_does_not_change_the_allowance(sea):
    """Wind 6, facing 1: reaching with 5 points. Beating is to starboard (2 points), running to port (1)."""
    t = sea(NORTHWARD, wind=6).activate("A")
    t.do("ahead", "wear starboard")  # 1 + 2: two left, though a beating ship has only two in all
    assert t["A"].facing == 2
    t.do("ahead", "ahead")
    assert t.can("finish plain")

    t = sea(NORTHWARD, wind=6).activate("A")
    t.do("ahead", "ahead", "ahead", "ahead")
    assert t.why_not("wear starboard") == ("fc-no-turn-points", "11.2")
    assert t.can("wear port")


@pytest.mark.rule("11.2")
@pytest.mark.ruling(40)
def test_no_turning_into_the_wind(sea):
    t = sea(NORTHWARD, wind=3).activate("A")  # beating; 6 points into the wind
    t.do("ahead")
    assert t.why_not("wear port") == ("fc-no-turn-into-wind", "11.2")
    assert t.can("wear starboard")


@pytest.mark.rule("11.5")
@pytest.mark.ruling(42)
def test_backing_sails_example(sea):
    """Book example: rate 3, running. Back, turn to a reach, ahead, back: one hex in three points."""
    t = sea(NORTHWARD, wind=1, ships={"A": {"rigging": 3}}).activate("A")
    t.do("back")
    assert not t.can("back")
    assert t.why_not("back") == ("fc-no-back-twice", "11.5")
    t.do("wear starboard", "ahead", "back")
    assert t.at("A") == (1, 0, 2)
    assert t.can("finish plain")


@pytest.mark.rule("11.5")
def test_backing_is_limited_to_half_the_rate_rounded_up(sea):
    """Reaching 5: three times; the fourth is refused."""
    t = sea(NORTHWARD, wind=2, weather="breezy").activate("A")  # 6 points: three times
    t.do("back", "ahead", "back", "ahead", "back")
    assert t.why_not("back") == ("fc-no-back-twice", "11.5")
    t.do("ahead")
    assert t.why_not("back") == ("fc-no-back-limit", "11.5")


@pytest.mark.rule("11.12")
@pytest.mark.ruling(59)
def test_full_sails_are_set_at_the_end_and_lost_with_rigging_or_hull(sea):
    t = sea(NORTHWARD, wind=1).activate("A")
    t.do("ahead", "ahead", "ahead", "ahead", "finish full")
    assert t["A"].full_sails
    assert t.idle
    t.activate("A")
    assert t.g.stack[-1].mp == 6
    for fields in ({"rigging": 6}, {"damaged": True}):
        t = sea(NORTHWARD, wind=1, ships={"A": fields}).activate("A")
        while t.can("ahead"):
            t.do("ahead")
        assert t.offered() == {"wear port", "wear starboard", "finish plain"}


@pytest.mark.rule("15.1")
@pytest.mark.ruling(9)
def test_leaving_the_map(sea):
    """Two hexes from the top edge, running north with four points."""
    t = sea(NORTHWARD, wind=1, board="A").move("A", "A2002", 1).activate("A")
    t.do("ahead")
    assert t.offered() >= {"leave"}
    assert not t.can("ahead")
    t.do("leave")
    assert t.idle
    assert t["A"].fate == "left"
    assert t["A"].bow == 0
    assert not t.state.at


@pytest.mark.ruling(9)
def test_seams_between_sheets_are_not_edges(sea):
    t = sea(NORTHWARD, wind=1, board="AB").move("A", "B2001", 1).activate("A")
    t.do("ahead")
    assert t.hex("A") == "A2034"


@pytest.mark.rule("11.0")
def test_reachable_poses_lead_where_they_say(sea):
    """Every pose offered for a click is reached by its path."""
    t = sea(NORTHWARD, wind=2).activate("A")
    poses = reachable(t.g, t.g.stack[-1])
    assert len(poses) > 40
    assert any(pose.ends for pose in poses)
    for pose in poses:
        game = t.g.clone()
        for action in pose.path:
            game.apply("british", action)
        ship = game.state.ships[0]
        assert (ship.bow, ship.facing) == (pose.bow, pose.facing)
        assert game.stack[-1].mp == pose.left
        assert pose.ends == any(str(a) == "finish plain" for a in game.pending["british"])
    hints = RULESET.hints(t.g, "british")
    assert len(hints.poses) == len(poses)


@pytest.mark.rule("10.0")
@pytest.mark.rule("11.1")
def test_a_ship_may_not_stop_with_her_stern_on_another(sea):
    """Running 4 less 2 for six rigging hits: her second point takes her bow past B, and a turn, free while
    running, swings her stern clear. Until then the last point is spent, but she cannot end."""
    drawing = """
    .
     .
    . .
     .
    B4
     .
    A .
     .
    a .
    """
    t = sea(drawing, french="B", wind=1, ships={"A": {"rigging": 6}}).activate("A")
    t.do("ahead")
    assert t.why_not("finish plain") == ("fc-no-finish-points", "11.1")
    t.do("ahead")
    assert not t.can("finish plain")
    assert t.why_not("finish plain") == t.why_not("finish full") == ("fc-no-stop-on-ship", "10.0")
    t.do("wear port")
    assert t.at("A") == (0, 1, 6)
