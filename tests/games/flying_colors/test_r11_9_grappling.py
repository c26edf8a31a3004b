"""[11.9, 11.10, 11.11] Grappling, evasion, entangled ships and disengaging."""

from __future__ import annotations

import pytest

from quarterdeck.games.flying_colors.rules.r09_facing import beam_hexes
from quarterdeck.games.flying_colors.rules.r11_9_grappling import (
    disengage_mods,
    evasion_mods,
    grapple_mods,
    in_contact,
    may_evade,
)

ALONGSIDE = """
    A .
     B
    a .
     b
"""


@pytest.mark.rule("9.0")
@pytest.mark.ruling(73)
def test_a_large_ship_has_four_hexsides_on_each_beam_a_small_one_two(sea):
    t = sea("A\n\na\n\n\n\nC1", wind=1)
    assert len(beam_hexes(t["C"])) == 4
    # eight hexsides of the large ship touch six hexes: two hexes touch both of hers
    assert len(beam_hexes(t["A"])) == 6


@pytest.mark.rule("11.9")
@pytest.mark.ruling(73)
@pytest.mark.parametrize(
    ("drawing", "touching"),
    [
        ("A .\n B1\na .", True),  # on the beam of the bow
        ("A .\n .\na .\n B1", True),  # abreast of the stern
        ("B1\n.\nA\n.\na", False),  # dead ahead
        ("A\n.\na\n.\nB1", False),  # dead astern
    ],
)
def test_only_beam_contact_counts(sea, drawing, touching):
    t = sea(drawing, french="B", wind=1)
    assert in_contact(t.g, t.i("A")) == ([t.i("B")] if touching else [])


@pytest.mark.rule("11.9")
@pytest.mark.ruling(74)
@pytest.mark.parametrize(
    ("fields", "eligible"),
    [
        ({}, False),
        ({"adrift": True}, True),
        ({"irons": True}, True),
        ({"rigging": 15}, True),
        ({"struck": True}, True),
        ({"aground": True}, True),
        ({"anchored": True}, False),
    ],
)
def test_who_may_be_grappled(sea, fields, eligible):
    t = sea(ALONGSIDE, french="B", wind=1, ships={"B": fields}).activate("A")
    assert t.can("grapple B") == eligible


@pytest.mark.ruling(74)
def test_anchored_ships_may_be_grappled_as_an_option(sea):
    t = sea(
        ALONGSIDE, french="B", wind=1, ships={"B": {"anchored": True}}, options={"grapple-anchored": True}
    )
    t.activate("A")
    assert t.can("grapple B")


@pytest.mark.rule("11.9")
@pytest.mark.parametrize(("die", "evaded"), [(0, True), (5, True), (6, False), (9, False)])
def test_what_is_told_of_an_evasion_is_what_happens(sea, die, evaded):
    """6 or less with 1 for her rate: of the ten faces 0 to 5 evade, and the names of the table say so."""
    t = sea(ALONGSIDE, french="B", wind=1, dice=[die, 9], ships={"B": {"adrift": True}}).activate("A")
    told = next(event for event in t.do("grapple B", "evade") if event.what == "fc-evasion")
    assert told.evaded is evaded
    names = [name for name, _ in told.roll.odds]
    assert names == ["@fc-res-evaded"] * 6 + ["@fc-res-not-evaded"] * 4
    assert told.roll.result == names[die]


@pytest.mark.rule("14.5")
@pytest.mark.rule("11.10")
@pytest.mark.parametrize("first", ["grapple B", "cut-loose B"])
def test_14_5_who_has_tried_to_grapple_or_cut_loose_is_not_scuttled(sea, first):
    """Scuttling stands in place of everything else she could do."""
    links = {"A": {"fouled": "B", "damaged": True}, "B": {"fouled": "A", "fired": 3}}
    t = sea(ALONGSIDE, french="B", wind=1, dice=[9], ships=links).activate("A")
    assert t.can("scuttle 0")
    t.do(first)
    assert not t.can("scuttle 0")


@pytest.mark.rule("11.9")
@pytest.mark.ruling(75)
@pytest.mark.ruling(76)
@pytest.mark.ruling(78)
def test_evasion_and_grappling(sea):
    """B is adrift: evasion 6 or less; bellerophon and achille both have manpower 4, so 4 or less grapples."""
    drift = {"B": {"adrift": True}}
    t = sea(ALONGSIDE, french="B", wind=1, dice=[5], ships=drift).activate("A")
    t.do("grapple B")
    assert t.seat() == "french"
    t.do("evade")  # 5 + 1 (rate 3) = 6
    assert not t["A"].grappled
    assert not t.can("grapple B")  # one attempt each
    assert t.can("ahead")  # and she sails on

    t = sea(ALONGSIDE, french="B", wind=1, dice=[6, 4], ships=drift).activate("A")
    t.do("grapple B", "evade")
    assert t["A"].grappled == (1,)
    assert t["B"].grappled == (0,)
    assert not t.can("ahead")

    t = sea(ALONGSIDE, french="B", wind=1, dice=[5], ships=drift).activate("A")
    t.do("grapple B", "stand")
    assert not t["A"].grappled
    assert t.can("ahead")


@pytest.mark.rule("11.9")
@pytest.mark.ruling(75)
def test_no_evasion_when_held(sea):
    t = sea(ALONGSIDE, french="B", wind=1)
    assert may_evade(t["B"])
    for fields in ({"aground": True}, {"struck": True}, {"grappled": (0,)}, {"fouled": (0,)}):
        ship = sea(ALONGSIDE, french="B", wind=1, ships={})["B"]
        for name, value in fields.items():
            setattr(ship, name, value)
        assert not may_evade(ship)


@pytest.mark.rule("11.9")
@pytest.mark.ruling(77)
def test_grappling_modifiers(sea):
    """Target manpower minus own, -1 struck, -2 fouled."""
    t = sea(ALONGSIDE, french="B", wind=1, ships={"A": {"crew": 2}, "B": {"struck": True}})
    assert [m.value for m in grapple_mods(t.g, 0, 1)] == [2, -1]
    t = sea(ALONGSIDE, french="B", wind=1, ships={"A": {"fouled": "B"}, "B": {"fouled": "A", "crew": 1}})
    assert [m.value for m in grapple_mods(t.g, 0, 1)] == [-1, -2]


@pytest.mark.rule("11.9")
def test_evasion_modifiers(sea):
    """-quality, rate (3 or 4: +1), damaged +1 (the damaged side of a rate 3 ship shows 5)."""
    t = sea(ALONGSIDE, french="B", wind=1, commanders={"B": "villeneuve_3_6_3"})
    assert [m.value for m in evasion_mods(t.g, 1)] == [-3, 1]
    t = sea(ALONGSIDE, french="B", wind=1, ships={"B": {"damaged": True}})
    assert [m.value for m in evasion_mods(t.g, 1)] == [1]


@pytest.mark.rule("11.9")
@pytest.mark.rule("11.10")
@pytest.mark.ruling(76)
@pytest.mark.ruling(79)
def test_fouled_ships_get_one_grappling_attempt_a_turn(sea):
    links = {"A": {"fouled": "B"}, "B": {"fouled": "A", "fired": 3}}
    t = sea(ALONGSIDE, french="B", wind=1, dice=[7], ships=links).activate("A")
    assert not t.can("ahead")
    assert t.can("grapple B", "cut-loose B")
    t.do("grapple B")  # no evasion; 7 - 2 = 5
    assert t["A"].grappled == ()
    assert not t.can("grapple B")
    t = sea(ALONGSIDE, french="B", wind=1, dice=[6], ships=links).activate("A")
    t.do("grapple B")
    assert t["A"].grappled == t["A"].fouled == (1,)


@pytest.mark.rule("11.11")
@pytest.mark.ruling(80)
@pytest.mark.parametrize(
    ("links", "die", "free"),
    [
        (("grappled",), 4, True),
        (("grappled",), 5, False),
        (("fouled",), 3, True),
        (("fouled",), 4, False),
        (("fouled", "grappled"), 2, True),
        (("fouled", "grappled"), 3, False),
    ],
)
def test_disengaging(sea, links, die, free):
    """4 or less; +1 fouled, +2 fouled and grappled. Success clears both links; she sails only next turn."""
    ships = {"A": dict.fromkeys(links, "B"), "B": dict.fromkeys(links, "A")}
    t = sea(ALONGSIDE, french="B", wind=1, dice=[die], ships=ships).activate("A")
    t.do("cut-loose B")
    assert (not t["A"].grappled and not t["A"].fouled) == free
    assert (not t["B"].grappled and not t["B"].fouled) == free
    assert not t.can("ahead")
    assert not t.can("cut-loose B")


@pytest.mark.rule("11.11")
@pytest.mark.ruling(80)
def test_one_may_cut_loose_from_a_friend_and_fire_before_or_after(sea):
    ships = {"A": {"fouled": "B"}, "B": {"fouled": "A"}}
    t = sea(ALONGSIDE, wind=1, dice=[0], ships=ships).activate("A")
    assert t.can("cut-loose B")
    t = sea(
        """
        A . C
         B .
        a . c
         b
        """,
        french="C",
        wind=1,
        dice=[0],
        ships={"A": {"fouled": "B", "fired": 0}, "B": {"fouled": "A"}, "C": {"fired": 3}},
    ).activate("A")
    before = {text for text in t.offered() if text.startswith("fire")}
    t.do("cut-loose B")
    after = {text for text in t.offered() if text.startswith("fire")}
    assert before == after


@pytest.mark.rule("11.11")
def test_a_commander_helps_to_cut_loose(sea):
    ships = {"A": {"grappled": "B"}, "B": {"grappled": "A"}}
    t = sea(ALONGSIDE, french="B", wind=1, ships=ships, commanders={"A": "nelson_3_9_4"})
    assert [m.value for m in disengage_mods(t.g, 0, 1)] == [-4]


@pytest.mark.rule("18.8")
def test_in_audierne_bay_only_fouled_ships_may_be_grappled(sea):
    t = sea(ALONGSIDE, french="B", wind=1, scenario="audierne-bay", ships={"B": {"adrift": True}}).activate(
        "A"
    )
    assert not t.can("grapple B")


@pytest.mark.rule("14.3")
def test_prizes_do_not_grapple(sea):
    t = sea(ALONGSIDE, french="B", wind=1, ships={"A": {"home": 1, "command": 0}, "B": {"adrift": True}})
    t.activate("A")
    assert not t.can("grapple B")
