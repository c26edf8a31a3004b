"""[13.0-13.6] Damage, flipping, sinking, striking, fires and commanders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.flying_colors.ids import Hits
from quarterdeck.games.flying_colors.rules import r13_commanders, r13_damage, r13_fires, r14_melee
from quarterdeck.games.flying_colors.rules.common import hull_left, manpower
from quarterdeck.games.flying_colors.rules.r13_damage import Sinking, Striking, sink
from quarterdeck.games.flying_colors.rules.r13_fires import ShipFires, burn, may_ignite

MakeTable = Callable[..., Any]

PAIR = """
A .
 B
a .
 b
"""
CHAIN = """
A . C .
 B . D
a . c .
 b . d
"""


# ---------------------------------------------------------------- tables


def test_constants_agree_with_the_player_aid(table: MakeTable) -> None:
    tables = table(PAIR).data.tables
    burns = tables["ship_fire"]
    for row in burns["rows"]:
        for die in range(row["min"], row["max"] + 1):
            hull, rigging, still = r13_fires.BURNS[die]
            assert ("1H" in row["result"], "1R" in row["result"]) == (hull == 1, rigging == 1)
            assert still == row["spread"] == (not row["result"].startswith("extinguished"))
    assert (burns["spread_at"], burns["explodes_at"]) == (r13_fires.SPREADS_AT, r13_fires.EXPLODES_ON)
    assert tables["sinking"]["rows"][0]["max"] == r13_damage.AFLOAT_UP_TO
    assert tables["strike"]["rows"][0]["max"] == r13_damage.FIGHTS_ON_UP_TO
    assert tables["commander_transfer"]["rows"][1]["min"] == r13_commanders.TRANSFERS_AT
    assert tables["commander_casualty"]["wounded_on"] == r13_commanders.WOUNDED_ON
    assert tables["melee"]["max_ratio"] == r14_melee.MOST_DICE
    assert tables["grappling"]["rows"][0]["max"] == r14_melee.GRAPPLES_UP_TO


# ---------------------------------------------------------------- hits


@pytest.mark.rule("13.0")
@pytest.mark.rule("13.1")
def test_fifteen_rigging_hits_dismast(table: MakeTable) -> None:
    t = table(PAIR, british="A")
    t.hurt("A", rigging=14)
    assert not t.told("fc-dismasted")
    t.hurt("A", rigging=1)
    assert t.events[-1].what == "fc-dismasted"
    assert t["A"].rigging == 15


@pytest.mark.rule("11.12")
@pytest.mark.ruling(59)
def test_six_rigging_hits_or_flipping_take_the_full_sails(table: MakeTable) -> None:
    t = table(PAIR, british="A", ships={"A": {"full_sails": True}, "B": {"full_sails": True}})
    t.hurt("A", rigging=5)
    assert t["A"].full_sails
    t.hurt("A", rigging=1)
    assert not t["A"].full_sails
    t.hurt("B", hull=30)
    assert not t["B"].full_sails


@pytest.mark.rule("13.2")
@pytest.mark.rule("12.9")
@pytest.mark.ruling(122)
def test_manpower_never_falls_below_one(table: MakeTable) -> None:
    t = table(PAIR, british="A")
    t.hurt("A", crew=9)
    assert manpower(t.g, t["A"]) == 1 and t["A"].crew == 3
    t.hurt("A", crew=1)
    assert t["A"].crew == 3


@pytest.mark.rule("13.3")
@pytest.mark.ruling(120)
def test_flip_example_capacity_four_six_hits_carry_two(table: MakeTable) -> None:
    """Four hits left on the undamaged side, six scored: two carry over; rigging and crew hits stay."""
    t = table(PAIR, british="A", ships={"A": {"hull": 7, "rigging": 6, "crew": 1}})
    assert hull_left(t.g, t["A"]) == 4
    t.hurt("A", hull=6)
    ship = t["A"]
    assert (ship.damaged, ship.hull, ship.rigging, ship.crew) == (True, 2, 6, 1)
    assert manpower(t.g, ship) == 2  # the damaged side shows 3


@pytest.mark.rule("13.3")
@pytest.mark.ruling(120)
@pytest.mark.ruling(121)
def test_hits_that_just_reach_the_capacity_flip_and_a_huge_shot_goes_on(table: MakeTable) -> None:
    t = table(PAIR, british="A")
    t.hurt("A", hull=11)
    assert (t["A"].damaged, t["A"].hull) == (True, 0)
    t = table(PAIR, british="A", ships={"A": {"hull": 10}})
    t.hurt("A", hull=18)
    assert (t["A"].damaged, t["A"].hull, hull_left(t.g, t["A"])) == (True, 11, 0)  # not below zero left


@pytest.mark.rule("12.13")
@pytest.mark.ruling(118)
def test_batteries_fall_silent_or_sink(table: MakeTable) -> None:
    drawing = """
    A .
     S1
    a .
     F1
    """
    ships = {
        "S": {"battery": 1, "counter": "lynetten_battery"},
        "F": {"battery": 2, "counter": "floating_battery_1"},
    }
    t = table(drawing, british="A", ships=ships)
    t.link("A", "F", "fouled")
    t.hurt("S", hull=99, rigging=3, crew=2)
    assert t["S"].bow and t["S"].rigging == t["S"].crew == 0 and t.targets("S") == []
    assert not any("S" in shot for shot in t.targets("A"))
    t.hurt("F", hull=99)
    assert t["F"].fate == "sunk"
    assert t["A"].fate == "sunk"  # fouled with it


@pytest.mark.rule("18.15")
@pytest.mark.ruling(119)
def test_blockships_flip_and_then_sink(table: MakeTable) -> None:
    t = table("A1\n\nB1", british="A", ships={"B": {"counter": "jylland_danish", "battery": 3}})
    first, second = t.data.counters[t["B"].counter].capacity
    t.hurt("B", hull=first + 1)
    assert (t["B"].damaged, t["B"].hull, t["B"].fate) == (True, 1, "")
    t.hurt("B", hull=second - 1)
    assert t["B"].fate == "sunk"


# ---------------------------------------------------------------- sinking and striking


@pytest.mark.rule("13.3")
@pytest.mark.ruling(128)
def test_sinking_roll_above_five_with_hits_left_deducted(table: MakeTable) -> None:
    """A has 3 left (9 - 3 = 6 sinks), B 3 left (8 - 3 = 5 stays), C 4 left: no roll; D has struck, 0 left."""
    ships = {
        "A": {"damaged": True, "hull": 8},
        "B": {"counter": "bellerophon_british", "damaged": True, "hull": 8},
        "C": {"damaged": True, "hull": 7},
        "D": {"counter": "bellerophon_british", "damaged": True, "hull": 11, "struck": True},
    }
    t = table(CHAIN, british="AC", ships=ships, dice=[9, 8, 6])
    t.run(Sinking())
    assert [t[x].fate for x in "ABCD"] == ["sunk", "", "", "sunk"]
    assert t.quiet
    assert t.told("fc-stays-afloat")[0].roll.mods[0].value == -3


@pytest.mark.rule("13.3")
@pytest.mark.ruling(128)
def test_striking_roll_above_three_not_for_struck_ships_or_prizes(table: MakeTable) -> None:
    ships = {
        "A": {"damaged": True, "hull": 6},  # five left: 9 - 5 = 4 strikes
        "B": {"counter": "bellerophon_british", "damaged": True, "hull": 6},  # 8 - 5 = 3 fights on
        "C": {"damaged": True, "hull": 8, "home": 1},  # a prize
        "D": {"counter": "bellerophon_british", "damaged": True, "hull": 5},  # six left: no roll
    }
    t = table(CHAIN, british="AC", ships=ships, dice=[9, 8])
    t.run(Striking())
    assert [t[x].struck for x in "ABCD"] == [True, False, False, False]
    assert t.quiet


@pytest.mark.rule("13.3")
def test_an_undamaged_ship_neither_sinks_nor_strikes(table: MakeTable) -> None:
    t = table(PAIR, british="A", ships={"A": {"hull": 10}})
    t.run(Sinking(), Striking())
    assert t.quiet


@pytest.mark.rule("13.3")
@pytest.mark.ruling(127)
def test_sinking_drags_fouled_ships_through_the_chain(table: MakeTable) -> None:
    """A sinks; B is fouled to her, C to B; D is only grappled to B and lives, her link cut."""
    t = table(CHAIN, british="AC")
    t.link("A", "B", "fouled", "grappled")
    t.link("B", "C", "fouled")
    t.link("B", "D", "grappled")
    nelson = t.board_commander("nelson_3_9_4", "C")
    sink(t.g, t("A"))
    assert [t[x].fate for x in "ABCD"] == ["sunk", "sunk", "sunk", ""]
    assert t["D"].grappled == ()
    assert t.g.state.commanders[nelson].fate == "lost"


# ---------------------------------------------------------------- fires


@pytest.mark.rule("13.4")
@pytest.mark.ruling(123)
@pytest.mark.parametrize(
    "hits, die, lit",
    [
        (Hits(2, 1, 0, True), 3, True),
        (Hits(2, 1, 0, True), 4, False),
        (Hits(9, 3, 0, True), 9, False),
        (Hits(9, 3, 0, True), 8, True),
        (Hits(0, 1, 5, True), 2, False),  # manpower does not count
    ],
)
def test_ignition(table: MakeTable, hits: Hits, die: int, lit: bool) -> None:
    t = table(PAIR, british="A", dice=[die])
    may_ignite(t.g, t("A"), hits, t.blow())
    assert t["A"].burning is lit and t.dice.left == 0


@pytest.mark.rule("13.4")
@pytest.mark.ruling(123)
def test_a_burning_ship_is_not_lit_twice(table: MakeTable) -> None:
    t = table(PAIR, british="A", ships={"A": {"burning": True}})
    may_ignite(t.g, t("A"), Hits(3, 0, 0, True), t.blow())
    assert t.quiet


@pytest.mark.rule("13.4")
@pytest.mark.parametrize(
    "dice, hull, rigging, burning",
    [
        ([0], 0, 0, False),
        ([2], 0, 0, False),
        ([3], 0, 1, False),
        ([4], 0, 1, False),
        ([5, 0], 0, 1, True),
        ([7, 0], 1, 0, True),
        ([9, 8], 1, 1, True),
    ],
)
def test_fire_table(table: MakeTable, dice: list[int], hull: int, rigging: int, burning: bool) -> None:
    t = table(PAIR, british="A", ships={"A": {"burning": True}}, dice=dice)
    burn(t.g, t("A"))
    ship = t["A"]
    assert (ship.hull, ship.rigging, ship.burning) == (hull, rigging, burning)
    assert t.dice.left == 0


@pytest.mark.rule("13.4")
@pytest.mark.ruling(124)
@pytest.mark.ruling(125)
def test_spread_by_kind_of_link_then_the_explosion_die(table: MakeTable) -> None:
    """7 needed: grappled only +0, fouled +1, both +2. Order: table, spread, explosion."""
    t = table(CHAIN, british="A", ships={"A": {"burning": True}}, dice=[5, 6, 6, 4, 0])
    t.link("A", "B", "grappled")  # 6: contained
    t.link("A", "C", "fouled")  # 6 + 1: spreads
    t.link("A", "D", "grappled", "fouled")  # 4 + 2: contained
    t.run(ShipFires())
    assert [t[x].burning for x in "ABCD"] == [True, False, True, False]
    assert t.quiet  # the new fire is first rolled for next turn


@pytest.mark.rule("13.4")
@pytest.mark.ruling(126)
def test_explosion_takes_direct_links_only(table: MakeTable) -> None:
    t = table(CHAIN, british="AC", ships={"A": {"burning": True}}, dice=[5, 0, 9])
    t.link("A", "B", "grappled")
    t.link("B", "C", "fouled")
    t.run(ShipFires())
    assert [t[x].fate for x in "ABCD"] == ["exploded", "exploded", "", ""]
    assert t["C"].fouled == () and t.quiet


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("gone", ["sunk", "out"])
def test_who_no_longer_burns_is_not_looked_at(table: MakeTable, gone: str) -> None:
    """B burned when the segment began; before her turn she has sunk, or her fire is out."""
    burning = {"burning": True}
    t = table(CHAIN, british="AC", ships=dict.fromkeys("ABC", burning), dice=[0, 0], initiative=1)
    t.run(ShipFires())
    if gone == "sunk":
        t["B"].bow = t["B"].stern = 0
        t["B"].fate = "sunk"
    else:
        t["B"].burning = False
    t.choose("fight-fire A")
    assert t.quiet and t.dice.left == 0


@pytest.mark.rule("13.4")
@pytest.mark.ruling(124)
def test_the_initiative_player_picks_the_order_of_burning_ships(table: MakeTable) -> None:
    burning = {"burning": True}
    t = table(CHAIN, british="AC", ships=dict.fromkeys("ABC", burning), dice=[0, 0, 0], initiative=1)
    t.run(ShipFires())
    assert t.pending == {"french": ["fight-fire A", "fight-fire B", "fight-fire C"]}
    t.choose("fight-fire B")
    assert t.pending == {"french": ["fight-fire A", "fight-fire C"]}
    t.choose("fight-fire C")  # the last one is looked at without asking
    assert not any(t[x].burning for x in "ABC") and t.quiet


@pytest.mark.rule("13.4")
@pytest.mark.ruling(130)
def test_flames_can_dismast_and_flip(table: MakeTable) -> None:
    ships = {"A": {"burning": True, "rigging": 14, "hull": 10}}
    t = table(PAIR, british="A", ships=ships, dice=[9, 0])
    t.run(ShipFires())
    assert t["A"].rigging == 15 and t["A"].damaged
    assert t.told("fc-dismasted") and t.told("fc-damaged")


# ---------------------------------------------------------------- commanders


@pytest.mark.rule("13.6")
@pytest.mark.ruling(134)
@pytest.mark.ruling(135)
@pytest.mark.parametrize(
    "dice, wounded, fate",
    [([8], False, ""), ([9, 3], True, ""), ([9, 2], True, "killed"), ([9, 0], True, "killed")],
)
def test_casualties(table: MakeTable, dice: list[int], wounded: bool, fate: str) -> None:
    t = table(PAIR, british="A", dice=dice, audacity={"British": 2, "French": 0})
    k = t.board_commander("nelson_3_9_4", "A")
    t.hurt("A", rigging=2, hull=1)  # one roll for the whole shot
    commander = t.g.state.commanders[k]
    assert (commander.wounded, commander.fate, commander.ship) == (wounded, fate, -1 if fate else t("A"))
    assert t.dice.left == 0


@pytest.mark.rule("13.6")
@pytest.mark.ruling(135)
def test_with_audacity_zero_only_a_zero_kills(table: MakeTable) -> None:
    t = table(PAIR, british="A", dice=[9, 1, 9, 0])
    k = t.board_commander("nelson_3_9_4", "A")
    t.hurt("A", hull=1)
    assert t.g.state.commanders[k].wounded and not t.g.state.commanders[k].fate
    t.hurt("A", hull=1)  # wounded again: no further effect but another chance to die
    assert t.g.state.commanders[k].fate == "killed"


@pytest.mark.rule("13.6")
@pytest.mark.ruling(136)
def test_a_wound_halves_range_rounded_up_and_costs_a_point_of_quality(table: MakeTable) -> None:
    for card in table(PAIR).data.commanders:
        assert card.range[1] == -(-card.range[0] // 2), card.id
        assert card.quality[1] == max(0, card.quality[0] - 1), card.id


@pytest.mark.rule("13.6")
@pytest.mark.ruling(134)
def test_each_commander_rolls_and_no_damage_no_roll(table: MakeTable) -> None:
    t = table(PAIR, british="A", dice=[0, 1])
    t.board_commander("nelson_3_9_4", "A")
    t.board_commander("collingwood", "A")
    t.hurt("A", crew=1)
    assert t.dice.left == 0
    t["A"].crew = 3
    t.hurt("A", crew=1)  # manpower 1 already: nothing was lost
    assert t.dice.left == 0


@pytest.mark.rule("13.5")
@pytest.mark.rule("5.1")
@pytest.mark.ruling(131)
@pytest.mark.ruling(132)
@pytest.mark.ruling(133)
def test_transfer_to_the_nearest_fit_ship(table: MakeTable) -> None:
    """B is nearest but burning, D equally far away as C: the owner chooses. 7 - 2 = 5: he goes."""
    drawing = """
    D . A . C
     . . B .
    d . a . c
     . . b .
    """
    audacity = {"British": 2, "French": 0}
    t = table(drawing, british="ABCD", ships={"B": {"burning": True}}, dice=[6, 7], audacity=audacity)
    k = t.board_commander("nelson_3_9_4", "A")
    t.run(r13_commanders.CommanderTransfer(t("A")))
    assert t.pending == {"british": ["rest"]}  # a sound ship is not left
    t["A"].damaged = True
    t.run(r13_commanders.CommanderTransfer(t("A")))
    assert t.pending["british"] == [f"transfer {k} C", f"transfer {k} D", f"stay-aboard {k}"]
    t.choose(f"transfer {k} C")  # 6 - 2 = 4: he stays, and has no second try
    assert (t.g.state.commanders[k].ship, t.pending) == (t("A"), {"british": ["rest"]})
    t.run(r13_commanders.CommanderTransfer(t("A")))
    t.choose(f"transfer {k} D")
    assert t.g.state.commanders[k].ship == t("D") and t.quiet


@pytest.mark.rule("13.5")
@pytest.mark.ruling(133)
def test_no_transfer_without_a_fit_ship(table: MakeTable) -> None:
    t = table(PAIR, british="AB", ships={"A": {"burning": True}, "B": {"damaged": True}})
    t.board_commander("nelson_3_9_4", "A")
    t.run(r13_commanders.CommanderTransfer(t("A")))
    assert t.quiet
