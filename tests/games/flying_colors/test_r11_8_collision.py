"""[11.8] Collisions, with the erratum: only when there is no legal way round."""

from __future__ import annotations

import pytest

from quarterdeck.games.flying_colors.actions import AHEAD
from quarterdeck.games.flying_colors.rules.common import board_of
from quarterdeck.games.flying_colors.rules.r11_2_sailing import Course, Leg, collision_choices
from quarterdeck.games.flying_colors.rules.r11_8_collision import bulk, collision_mods
from quarterdeck.games.flying_colors.rules.r11_reach import reachable
from quarterdeck.geometry.hex import STEP

BOOK = """
    D
     .
    d
     .
    C
     .
    c
     .
    .
     .
    B
     .
    b
"""  # B reaches with five points; C and D lie ahead in her own line

HEMMED = """
    C .
     D
    c .
     d
    B .
     .
    b .
"""  # B beats with two points; C ahead, D on the only side she may turn to


def hemmed(sea, **position):
    """And a shore battery where her bow would come round on the other tack."""
    t = sea(HEMMED, wind=3, **position)
    t.state.closed = (t["B"].stern + STEP[5],)
    return t


@pytest.mark.rule("11.8")
def test_collision_example_modifiers(sea):
    """Book example: four points unspent, both ships of rate 3 or 4 and undamaged: +6."""
    t = sea(BOOK, french="CD", wind=2)
    assert sum(mod.value for mod in collision_mods(t.g, t.i("B"), t.i("C"), 4)) == 6


@pytest.mark.rule("11.8")
@pytest.mark.ruling(65)
def test_modifier_for_rate():
    """(1) +3, 1 or 2 +2, 3 or 4 +1, smaller none."""
    assert [bulk(rate) for rate in range(8)] == [3, 2, 2, 1, 1, 0, 0, 0]


@pytest.mark.rule("11.8")
@pytest.mark.ruling(69)
@pytest.mark.ruling(72)
def test_collision_example_erratum_there_is_a_way_round(sea):
    """Straight on she would end on D: that is refused in time, while a way round is left."""
    t = sea(BOOK, french="CD", wind=2).activate("B")
    assert not any(text.startswith("collide") for text in t.offered())
    t.do("ahead", "ahead", "ahead")  # through C
    assert t.g.state.at[t["B"].bow] == t.i("C")
    assert not t.can("finish plain")
    assert t.can("wear starboard")
    assert not t.can("ahead")  # into D with one point left: no way out of her
    assert t.why_not("ahead") == ("fc-no-collision-course", "11.8")
    # the erratum's own way out: two hexes, turn to beat (2), one hex, turn back to a reach (0)
    t = sea(BOOK, french="CD", wind=2).activate("B")
    t.do("ahead", "ahead", "wear port", "ahead", "wear starboard")
    assert t.can("finish plain")


@pytest.mark.rule("11.8")
@pytest.mark.ruling(72)
def test_passing_through_two_ships(sea):
    """Ship A of the example: with enough room behind the second ship she passes through both."""
    t = sea(
        """
        .
         .
        D2
         .
        .
         .
        C2
         .
        A
         .
        a
        """,
        french="CD",
        wind=1,
    ).activate("A")
    t.do("ahead", "ahead", "ahead", "ahead")
    assert t.at("A") == (0, 0, 1)
    assert not t.can("finish plain")  # her stern is still in D's hex
    t.do("wear port")
    assert t.can("finish plain")


@pytest.mark.rule("11.8")
@pytest.mark.ruling(41)
@pytest.mark.ruling(69)
@pytest.mark.ruling(70)
def test_collision_when_no_legal_move_is_left(sea):
    """Beating with two points, C ahead and D on the lee bow: she may back once, then she is into somebody."""
    t = hemmed(sea, french="CD", dice=[5]).activate("B")
    assert t.offered() == {"back", "collide C"}
    t.do("collide C")  # 5 + 1 + 1 + 2 unspent = 9
    assert t["B"].fouled == (t.i("C"),)
    assert t["C"].fouled == (t.i("B"),)
    assert t.at("B") == (0, 2, 1)  # the position before the overlap
    assert t.can("cut-loose C") is False  # movement is over; she may cut loose next turn

    t = hemmed(sea, french="CD", dice=[5]).activate("B")
    t.do("back")
    assert t.can("collide C", "wear starboard")
    t.do("wear starboard")
    assert not t.can("ahead")
    t.do("collide D")  # 5 + 1 + 1 + 1 unspent = 8
    assert not t["B"].fouled
    assert not t.can("ahead")  # she stops all the same


@pytest.mark.rule("11.3")
@pytest.mark.rule("11.8")
@pytest.mark.ruling(69)
def test_a_ship_that_can_tack_may_not_collide_instead(sea):
    """Errata: no collision while a legal move is open. Whatever the die, a tack ends free of other ships."""
    t = sea(HEMMED, french="CD", wind=3, dice=[0]).activate("B")
    assert t.offered() == {"tack"}
    assert t.why_not("ahead") == ("fc-no-collision-course", "11.8")
    assert reachable(t.g, t.g.stack[-1]) == []
    t.do("tack")  # 0 - 1 (enemy within three) = in irons
    assert t["B"].irons
    assert not t["B"].fouled


@pytest.mark.rule("11.8")
@pytest.mark.ruling(71)
def test_friends_collide_like_enemies(sea):
    t = hemmed(sea, dice=[9]).activate("B")
    t.do("collide C")
    assert t["B"].fouled == (t.i("C"),)


@pytest.mark.rule("11.8")
@pytest.mark.rule("12.0")
@pytest.mark.ruling(82)
@pytest.mark.parametrize(
    ("first", "die", "fires"),
    [
        ("", 4, False),  # 4 + 1 + 1 + 2 unspent = 8: she lies free and has spent nothing
        ("", 5, True),  # 9: fouled
        ("back", 4, True),  # 4 + 1 + 1 + 1 = 7, one point spent
    ],
)
def test_a_ship_that_just_missed_another_fires_only_if_it_spent_a_point(sea, first, die, fires):
    t = hemmed(sea, french="CD", dice=[die], ships={"C": {"fired": 3}, "D": {"fired": 3}}).activate("B")
    if first:
        t.do(first)
    t.do("collide C")
    assert bool(t["B"].fouled) == (die == 5)
    assert any(text.startswith("fire ") for text in t.offered()) == fires


@pytest.mark.rule("11.8")
def test_damage_and_commanders_count_on_both_ships(sea):
    """+1 for each damaged ship and each rate; a damaged rate 3 ship shows 5, which adds nothing."""
    t = sea(
        HEMMED,
        french="CD",
        wind=3,
        ships={"B": {"damaged": True}, "C": {"damaged": True}},
        commanders={"B": "nelson_3_9_4"},
    )
    assert [m.value for m in collision_mods(t.g, t.i("B"), t.i("C"), 2)] == [1, -4, 1, 2]


@pytest.mark.rule("11.8")
@pytest.mark.ruling(69)
def test_where_anchoring_is_allowed_it_is_a_way_out(sea):
    t = sea(HEMMED, french="CD", wind=3, weather="normal", scenario="audierne-bay").activate("B")
    assert t.can("anchor")
    assert not any(text.startswith("collide") for text in t.offered())


@pytest.mark.rule("10.0")
@pytest.mark.ruling(71)
def test_shore_batteries_cannot_be_entered(sea):
    t = sea("A\n.\na", wind=1)
    t.state.closed = (t["A"].bow - 1,)
    t.activate("A")
    assert not t.can("ahead")


@pytest.mark.rule("11.8")
@pytest.mark.ruling(69)
def test_11_8_a_ship_that_can_be_cleared_is_not_run_into(sea):
    """Small A has three points and may not back: she passes through B, but wherever she ends she meets C."""
    t = sea("C1\n .\n.\n .\nB1\n .\nA1", wind=1)
    for hex_ in board_of(t.g).hexes:
        if hex_ not in (t["A"].bow, t["B"].bow, t["B"].bow + STEP[1]):
            t.state.at[hex_] = t.i("C")
    found = collision_choices(Course(t.g, t.i("A")), Leg(t["A"].bow, 1, 3, 0, False, False))
    assert ([move.action for move in found.moves], found.may_end, found.collisions) == ([AHEAD], False, ())
    beyond = collision_choices(Course(t.g, t.i("A")), Leg(t["B"].bow + STEP[1], 1, 1, 0, False, False))
    assert (beyond.moves, beyond.may_end, beyond.collisions) == ([], False, (t.i("C"),))
