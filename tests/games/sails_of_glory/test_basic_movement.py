"""Basic rules: movement and overlap."""

from __future__ import annotations

import pytest

from mats import hold
from quarterdeck.games.sails_of_glory.rules.basic_collision import order, resolve
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement, edge_left, leave_table
from quarterdeck.games.sails_of_glory.rules.common import box_of, in_contact
from quarterdeck.geometry.plane import overlap

FRIGATE, LINER, ENEMY, ENEMY_LINER = "hms_terpsichore", "hms_defence", "courageuse", "genereux"


def sail(g):
    """Run the movement step."""
    g.stack[-1].advance(g)


@pytest.mark.rule("SG-B-MOV-2")
@pytest.mark.rule("SG-B-MOV-3")
@pytest.mark.ruling(14)
@pytest.mark.parametrize(("heading", "travel"), [(0, 9300), (300, 10360)])  # EX02: D1, orange and green arrow
def test_middle_line_arrow_of_the_colour(sea, heading, travel):
    g = sea(
        (LINER, "british", 450, 450, heading), (ENEMY, "french", 100, 100, 0), steps=(Movement(),), wind=90
    )
    ship = g.state.ships[0]
    hold(ship, ("D1",))
    start = ship.pose
    sail(g)
    line = g.data.decks["D"].cards["D1"].lines[f"battle_{'orange' if heading == 0 else 'green'}"]
    assert (line.ahead, line.aside, line.turn) == (travel, 0, 0)
    assert ship.pose == line.end(start)


@pytest.mark.rule("SG-B-MOV-4")
def test_a_red_card_goes_astern_on_the_two_hourglass_line(sea):
    """EX03: D19, 17.6 mm straight back."""
    g = sea((LINER, "british", 450, 450, 90), (ENEMY, "french", 100, 100, 0), steps=(Movement(),), wind=90)
    hold(g.state.ships[0], ("D19",))
    sail(g)
    assert g.state.ships[0].pose == (45000 - 1760, 45000, 9000)


@pytest.mark.rule("SG-B-MOV-1")
def test_the_event_carries_the_whole_path(sea):
    g = sea((LINER, "british", 450, 450, 0), (ENEMY, "french", 100, 100, 0), steps=(Movement(),))
    hold(g.state.ships[0], ("D7",))
    sail(g)
    moved = next(event for event in g._fresh if event.what == "sg-sailed")
    assert moved.path[0] == (45000, 45000, 0)
    assert moved.path[-1] == g.state.ships[0].pose
    assert (moved.card, moved.line, moved.asked, moved.against) == ("D7", "battle_orange", (), ())


@pytest.mark.rule("SG-B-MOV-5")
@pytest.mark.ruling(25)
def test_a_base_over_the_edge_is_out(sea, heard):
    g = sea((FRIGATE, "british", 450, 862, 0), (ENEMY, "french", 450, 100, 0))
    ship = g.state.ships[0]
    ship.pose = (45000, 86250, 0)  # the bow edge exactly on the edge of the table
    leave_table(g, {})
    assert ship.fate is None
    ship.pose = (45000, 86251, 0)
    leave_table(g, {})
    assert ship.fate == "left"


@pytest.mark.rule("SG-B-MOV-5")
@pytest.mark.parametrize(
    ("pose", "edge"),
    [
        ((1000, 45000, 0), "W"),
        ((89000, 45000, 0), "E"),
        ((45000, 1000, 0), "S"),
        ((45000, 89000, 0), "N"),
        ((2000, 3000, 0), "S"),  # 5 mm over the west edge, 7.5 mm over the south edge
        ((1000, 3000, 0), "W"),
        ((88000, 87000, 9000), "E"),  # heading east: 17.5 mm and 5 mm short of the north edge
    ],
)
def test_a_ship_leaves_over_the_edge_she_sticks_out_over_most(sea, pose, edge):
    g = sea((LINER, "british", 450, 450, 0), (ENEMY, "french", 100, 100, 0))
    g.state.ships[0].pose = pose
    assert edge_left(g, g.state.ships[0]) == edge


@pytest.mark.ruling(22)
@pytest.mark.parametrize(("gap", "touch"), [(0, True), (50, True), (51, False)])
def test_bases_half_a_millimetre_apart_are_in_contact(sea, gap, touch):
    g = sea((LINER, "british", 450, 450, 0), (ENEMY, "french", 100, 100, 0))
    one, two = g.state.ships
    two.pose = (one.pose[0] + 5000 + gap, one.pose[1], 0)
    assert in_contact(g, one, two) is in_contact(g, two, one) is touch


@pytest.mark.rule("SG-B-OVL-2")
@pytest.mark.ruling(15)
def test_ships_that_cross_and_end_clear_do_not_collide(sea, heard):
    """EX04: two ships steer at each other and pass."""
    g = sea(
        (FRIGATE, "british", 450, 400, 0), (ENEMY, "french", 450, 510, 180), steps=(Movement(),), wind=270
    )
    lines = [g.data.decks[d].cards[c].lines["full_orange"] for d, c in (("C", "C1"), ("A", "A1"))]
    stops = resolve(g, {0: lines[0], 1: lines[1]})
    assert stops[0].by == stops[1].by == ()
    assert stops[0].pose[1] > stops[1].pose[1]


@pytest.mark.rule("SG-B-OVL-3")
@pytest.mark.ruling(18)
def test_order_burden_then_attitude_then_chance(sea):
    g = sea(
        (FRIGATE, "british", 100, 100, 300), (LINER, "british", 300, 100, 0), (ENEMY, "french", 500, 100, 90),
        ("hermione", "french", 700, 100, 300), ("unite_fr", "french", 100, 400, 0), wind=90,
    )  # fmt: skip
    assert order(g, g.state.ships) == [1, 3, 4, 2, 0]  # 5; 3 green, 3 orange, 3 red; 2 (EX05, EX06)
    tied = sea((FRIGATE, "british", 100, 100, 0), ("hms_juno", "british", 300, 100, 0))
    firsts = {order(tied, tied.state.ships)[0] for _ in range(30)}
    assert firsts == {0, 1}


@pytest.mark.rule("SG-B-OVL-4")
@pytest.mark.rule("SG-B-OVL-5")
@pytest.mark.ruling(20)
@pytest.mark.ruling(22)
def test_the_big_ship_completes_her_move_and_the_small_one_stops_at_her(sea, heard):
    """EX05."""
    g = sea(
        (FRIGATE, "british", 450, 300, 0),
        (ENEMY_LINER, "french", 330, 430, 90),
        steps=(Movement(),),
        wind=270,
    )
    big, small = g.state.ships[1], g.state.ships[0]
    hold(small, ("C1",))
    hold(big, ("B1",))
    end = g.data.decks["B"].cards["B1"].lines["battle_orange"].end(big.pose)
    sail(g)
    assert big.pose == end
    assert not overlap(box_of(g, big), box_of(g, small)) and in_contact(g, big, small)
    assert small.collided == (1,) and big.collided == (0,)
    first, second = [e for e in g._fresh if e.what == "sg-sailed"]
    assert (first.against, first.asked, first.rule) == ((), (), "SG-B-MOV-1")
    assert [ref.name for ref in second.against] == ["Généreux"] and second.rule == "SG-B-OVL-4"
    assert second.asked[0] == second.path[0] and second.asked[-1] != second.path[-1]


@pytest.mark.rule("SG-B-OVL-1")
@pytest.mark.rule("SG-B-OVL-4")
@pytest.mark.ruling(21)
def test_the_big_ship_may_be_stopped_by_one_that_has_not_moved(sea):
    """EX06: bow to bow, a base length ahead is not free for either."""
    g = sea((LINER, "british", 450, 400, 0), (ENEMY, "french", 450, 540, 180), steps=(Movement(),), wind=270)
    big, small = g.state.ships
    hold(big, ("D1",))
    hold(small, ("A1",))
    sail(g)
    assert big.pose[0] == 45000 and 46490 <= big.pose[1] <= 46500  # the gap was 65 mm, longer than the line
    assert in_contact(g, big, small)
    assert small.pose[1] > 53990 and small.collided == (0, 0)  # run against, then stopped herself


@pytest.mark.ruling(16)
@pytest.mark.ruling(17)
@pytest.mark.ruling(19)
def test_ships_not_involved_move_first_and_may_be_drawn_in(sea):
    g = sea(
        (LINER, "british", 450, 400, 0), (ENEMY, "french", 450, 540, 180), (FRIGATE, "british", 450, 310, 0),
        ("hms_juno", "british", 800, 200, 0), steps=(Movement(),), wind=270,
    )  # fmt: skip
    for ship, card in zip(g.state.ships, ("D1", "A1", "C1", "C1"), strict=True):
        hold(ship, (card,))
    sail(g)
    far = g.state.ships[3]
    assert far.pose == g.data.decks["C"].cards["C1"].lines["battle_orange"].end((80000, 20000, 0))
    assert "sg-order-by-lot" not in [event.what for event in g._fresh]  # the frigates do not meet
    follower = g.state.ships[2]  # her end lies on the place of the liner, who was stopped: she stops too
    assert follower.collided == (0,)
    boxes = [box_of(g, ship) for ship in g.state.ships]
    assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])


@pytest.mark.ruling(19)
def test_ships_that_cannot_move_are_obstacles(sea):
    g = sea((LINER, "british", 450, 400, 0), (ENEMY, "french", 450, 520, 90), steps=(Movement(),), wind=270)
    mover, anchored = g.state.ships
    anchored.anchored = True
    hold(mover, ("D1",))
    sail(g)
    assert anchored.pose == (45000, 52000, 9000)
    assert in_contact(g, mover, anchored) and mover.collided == (1,)


@pytest.mark.rule("SG-B-OVL-4")
@pytest.mark.ruling(22)
@pytest.mark.ruling(137)
@pytest.mark.parametrize(
    ("card", "line", "place"),
    [("A24", "backing_green", (50860, 44262, 16713)), ("A29", "hourglass2", (40392, 36107, 13352))],
)
def test_ships_that_collide_are_in_contact_on_the_tightest_lines(sea, card, line, place):
    """Two of the places where a step of 0.05 mm along the line swings the base by more than 0.5 mm."""
    g = sea((ENEMY, "british", 450, 450, 0), ("hms_bellona", "french", 300, 300, 0))
    ship, other = g.state.ships
    other.pose = place
    stop = resolve(g, {0: g.data.decks["A"].cards[card].lines[line]})[0]
    assert stop.by == (1,)
    ship.pose = stop.pose
    assert in_contact(g, ship, other) and not overlap(box_of(g, ship), box_of(g, other))


@pytest.mark.ruling(23)
def test_a_ship_in_contact_may_sail_away(sea):
    g = sea((LINER, "british", 400, 400, 0), (ENEMY, "french", 450, 400, 0), steps=(Movement(),), wind=270)
    mover, anchored = g.state.ships
    anchored.anchored = True
    hold(mover, ("D1",))
    assert in_contact(g, mover, anchored)
    sail(g)
    assert mover.collided == () and mover.pose == (40000, 40000 + 9300, 0)


@pytest.mark.ruling(24)
def test_sternway_ends_at_the_first_touch(sea):
    g = sea((LINER, "british", 450, 450, 90), (ENEMY, "french", 380, 450, 0), steps=(Movement(),), wind=90)
    aback, astern = g.state.ships
    astern.anchored = True
    hold(aback, ("D19",))
    sail(g)
    assert in_contact(g, aback, astern) and not overlap(box_of(g, aback), box_of(g, astern))
    assert 45000 - 1760 < aback.pose[0] < 45000
