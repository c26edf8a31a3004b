"""[14.0-14.5] Boarding, capture, the patent bridge and scuttling."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from quarterdeck.games.flying_colors.hints import preview
from quarterdeck.games.flying_colors.rules.common import capture, manpower, quality
from quarterdeck.games.flying_colors.rules.r14_melee import (
    BOARD,
    MeleePhase,
    divisions,
    may_attack,
    melee_dice,
    melee_value,
    rounds_up,
)
from quarterdeck.games.flying_colors.rules.r14_odds import boarding_chances
from quarterdeck.games.flying_colors.rules.r14_scuttle import Scuttle, scuttle_options, take_scuttle

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


def boarding(table: MakeTable, drawing: str = PAIR, **more: Any) -> Any:
    t = table(drawing, **{"british": "AC", **more})
    t.link("A", "B", "grappled")
    return t


# ---------------------------------------------------------------- value and ratio


@pytest.mark.rule("14.1")
@pytest.mark.ruling(138)
def test_melee_value_is_manpower_plus_all_commanders(table: MakeTable) -> None:
    t = boarding(table, ships={"A": {"crew": 1}})
    assert melee_value(t.g, t("A")) == 3
    t.board_commander("nelson_3_9_4", "A")
    t.board_commander("collingwood", "A")
    assert melee_value(t.g, t("A")) == 3 + 4 + 3


@pytest.mark.rule("14.1")
@pytest.mark.ruling(139)
def test_ratio_example_eleven_to_four(table: MakeTable) -> None:
    """2 to 1 against a ship of better rate, 3 to 1 with the better rate oneself."""
    assert melee_dice(11, 4, up=False) == 2
    assert melee_dice(11, 4, up=True) == 3
    # better = lower rate: Britannia (1) against a 3, and the other way round
    t = boarding(table, ships={"A": "britannia_british", "B": "bellerophon_british"})
    assert rounds_up(t.g, [t("A")], t("B"))
    assert not rounds_up(t.g, [t("B")], t("A"))


@pytest.mark.rule("14.1")
@pytest.mark.ruling(139)
def test_equal_rates_favour_the_defender_and_six_hits_count(table: MakeTable) -> None:
    t = boarding(table, ships={"B": "bellerophon_british"})
    assert not rounds_up(t.g, [t("A")], t("B"))
    t["B"].hull = 6
    assert rounds_up(t.g, [t("A")], t("B"))
    # several attackers use their best rate
    t = boarding(
        table, CHAIN, ships={"A": "st_albans_british", "C": "britannia_british", "B": "bellerophon_british"}
    )
    assert rounds_up(t.g, [t("A"), t("C")], t("B"))
    assert not rounds_up(t.g, [t("A")], t("B"))


@pytest.mark.rule("14.1")
def test_four_dice_at_most_and_one_at_least() -> None:
    assert melee_dice(30, 2, up=False) == 4
    assert melee_dice(3, 3, up=False) == melee_dice(3, 3, up=True) == 1
    assert melee_dice(5, 4, up=True) == 2


@pytest.mark.rule("14.1")
def test_too_few_points_no_attack(table: MakeTable) -> None:
    t = boarding(table, ships={"A": {"crew": 2}})
    assert not may_attack(t.g, (t("A"), t("B")), 0)
    assert may_attack(t.g, (t("A"), t("B")), 1)


@pytest.mark.rule("14.2")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_boarding_chances_by_counting_every_roll(dice: int) -> None:
    rolls = [(sum(faces[1:]), faces[0]) for faces in product(range(10), repeat=dice + 1)]
    found = boarding_chances(dice)
    assert found.taken == sum(attack > repulse for attack, repulse in rolls)
    assert found.even == sum(attack == repulse for attack, repulse in rolls)
    assert found.all == len(rolls)


@pytest.mark.rule("14.1")
def test_preview_of_a_boarding_attack(table: MakeTable) -> None:
    t = boarding(table, ships={"B": {"counter": "bellerophon_british", "crew": 2}})
    t.run(MeleePhase())
    told = preview(t.g, BOARD)
    assert told is not None
    attack = told.attacks[0]
    assert (attack.points, attack.defence, attack.dice) == (4, 2, 2)
    assert attack.taken_percent == 100 * boarding_chances(2).taken // 1000


# ---------------------------------------------------------------- resolution


@pytest.mark.rule("14.0")
@pytest.mark.rule("14.2")
@pytest.mark.ruling(141)
def test_initiative_side_first_then_the_other_if_it_declines(table: MakeTable) -> None:
    t = boarding(table)
    t.run(MeleePhase())
    assert t.pending == {"british": ["board", "no-melee"]}
    t.choose("no-melee")
    assert t.pending == {"french": ["board", "no-melee"]}
    t.choose("no-melee")
    assert t.quiet


@pytest.mark.rule("14.2")
@pytest.mark.ruling(141)
@pytest.mark.ruling(142)
def test_repulse_costs_every_boarder_one(table: MakeTable) -> None:
    """A and C together (4 + 4) against 4: equal rates, 2 to 1; 3 + 4 against 8."""
    t = boarding(table, CHAIN, ships={"B": "bellerophon_british"}, dice=[3, 4, 8])
    t.link("C", "B", "grappled")
    t.run(MeleePhase())
    t.choose("board")
    t.choose("commit A 4")
    t.choose("commit C 4")
    assert (t["A"].crew, t["C"].crew, t["B"].crew) == (1, 1, 0)
    assert t.quiet  # one attack per group and turn: the French are not asked
    [melee] = t.told("fc-melee")
    assert (melee.attack, melee.defence, melee.dice, melee.result) == (8, 4, 2, "repulsed")
    assert (melee.roll.total, melee.repulse.total) == (7, 8)
    assert [loss.of for loss in t.told("fc-melee-loss")] == [melee.n, melee.n]


@pytest.mark.rule("14.2")
def test_even_costs_one_on_each_side_at_choice(table: MakeTable) -> None:
    t = boarding(table, CHAIN, ships={"B": "bellerophon_british"}, dice=[3, 4, 7])
    t.link("C", "B", "grappled")
    t.run(MeleePhase())
    t.choose("board")
    t.choose("commit A 4")
    t.choose("commit C 4")
    assert t.pending == {"british": ["melee-loss A", "melee-loss C"]}
    t.choose("melee-loss C")
    assert (t["A"].crew, t["C"].crew, t["B"].crew) == (0, 1, 1)
    assert t["B"].side == 1 and t.quiet


@pytest.mark.rule("14.2")
@pytest.mark.rule("14.3")
@pytest.mark.ruling(144)
def test_capture(table: MakeTable) -> None:
    t = boarding(table, ships={"B": "bellerophon_british"}, dice=[8, 7])
    t.run(MeleePhase())
    t.choose("board")
    ship = t["B"]
    assert (ship.side, ship.home, ship.prize) == (0, 1, True)
    assert manpower(t.g, ship) == 1
    assert ship.grappled == (t("A"),)  # links stay until cut
    assert t["A"].crew == 1
    assert t.targets("B") == []  # a prize does not fire
    assert t.quiet


@pytest.mark.rule("8.0")
@pytest.mark.ruling(137)
def test_a_commander_is_taken_with_his_ship(table: MakeTable) -> None:
    t = boarding(table, ships={"B": {"struck": True}})
    k = t.board_commander("collingwood", "B")
    t.run(MeleePhase())
    t.choose("board")
    assert (t.g.state.commanders[k].ship, t.g.state.commanders[k].fate) == (-1, "captured")


@pytest.mark.rule("13.3")
@pytest.mark.rule("14.0")
@pytest.mark.ruling(81)
def test_a_struck_ship_falls_without_dice_or_loss(table: MakeTable) -> None:
    t = boarding(table, ships={"A": {"crew": 3}, "B": {"struck": True}})
    t.run(MeleePhase())
    t.choose("board")
    assert t["B"].prize and not t["B"].struck and t["A"].crew == 3
    assert t.quiet


@pytest.mark.rule("14.3")
@pytest.mark.ruling(137)
@pytest.mark.ruling(161)
def test_a_captain_without_a_counter_is_taken_with_his_ship(table: MakeTable) -> None:
    """[18.11] A prize is worth one man, and the captors do not inherit her captain."""
    t = table(PAIR, british="A", ships={"A": {"captain": 2}})
    assert melee_value(t.g, t("A")) == 6
    capture(t.g, t("A"), 1)
    assert melee_value(t.g, t("A")) == 1 and quality(t.g, t("A")) == 0


@pytest.mark.rule("14.2")
@pytest.mark.ruling(143)
def test_a_ship_with_manpower_one_loses_nothing_more(table: MakeTable) -> None:
    ships = {"A": {"crew": 3}, "B": {"crew": 3, "counter": "bellerophon_british"}}
    t = boarding(table, ships=ships, dice=[2, 3])
    t.run(MeleePhase())
    t.choose("board")
    assert t["A"].crew == 3 and manpower(t.g, t["A"]) == 1 and t.quiet


@pytest.mark.rule("13.6")
@pytest.mark.ruling(134)
def test_melee_losses_endanger_commanders(table: MakeTable) -> None:
    t = boarding(table, ships={"B": "bellerophon_british"}, dice=[0, 0, 9, 0])
    k = t.board_commander("nelson_3_9_4", "A")
    t.run(MeleePhase())
    t.choose("board")  # 8 against 4: two dice, 0 + 0 against 9; then the casualty roll: 0
    assert t.g.state.commanders[k].fate == "" and t["A"].crew == 1 and t.quiet


# ---------------------------------------------------------------- several ships


@pytest.mark.rule("14.1")
@pytest.mark.ruling(140)
def test_a_ship_divides_its_points_among_all_its_enemies(table: MakeTable) -> None:
    """The book: a value of 5 against two ships may be split three and two."""
    assert list(divisions(5, 2)) == [(4, 1), (3, 2), (2, 3), (1, 4)]
    assert (1, 1, 2) in list(divisions(4, 3)) and len(list(divisions(4, 3))) == 3
    drawing = """
    . A . .
     B D .
    . a . .
     b d .
    """
    ships = {"A": "britannia_british", "B": {"crew": 9}, "D": {"crew": 9}}
    t = table(drawing, british="A", ships=ships)
    t.link("A", "B", "grappled")
    t.link("A", "D", "grappled")
    t.run(MeleePhase())
    t.choose("board")
    assert t.pending["british"] == [
        "commit A 5,1",
        "commit A 4,2",
        "commit A 3,3",
        "commit A 2,4",
        "commit A 1,5",
        "commit A 0,0",
    ]


@pytest.mark.rule("14.1")
@pytest.mark.ruling(140)
def test_a_commitment_below_the_defence_is_no_attack(table: MakeTable) -> None:
    drawing = """
    . A . .
     B D .
    . a . .
     b d .
    """
    ships = {"A": "britannia_british", "B": {"counter": "bellerophon_british"}, "D": {"crew": 9}}
    t = table(drawing, british="A", ships=ships, dice=[9, 9, 9, 0])
    t.link("A", "B", "grappled")
    t.link("A", "D", "grappled")
    t.run(MeleePhase())
    t.choose("board")
    t.choose("commit A 3,3")  # three against four keep B busy; three against one storm D
    assert t["D"].prize and not t["B"].prize
    assert t["A"].crew == 1 and t.quiet


@pytest.mark.rule("14.0")
@pytest.mark.ruling(140)
@pytest.mark.ruling(141)
def test_a_division_without_an_attack_leaves_the_other_side_its_choice(table: MakeTable) -> None:
    """Three points against each of two enemies of four are no attack: the group has not had its one."""
    drawing = """
    . A . .
     B D .
    . a . .
     b d .
    """
    ships = {"A": "britannia_british", "B": "bellerophon_british", "D": "bellerophon_british"}
    t = table(drawing, british="A", ships=ships)
    t.link("A", "B", "grappled")
    t.link("A", "D", "grappled")
    t.run(MeleePhase())
    t.choose("board")
    t.choose("commit A 3,3")
    assert t.pending == {"french": ["board", "no-melee"]}  # four and four against six


@pytest.mark.rule("14.1")
@pytest.mark.ruling(140)
def test_fewer_points_than_enemies_no_attack(table: MakeTable) -> None:
    drawing = """
    . A . .
     B D .
    . a . .
     b d .
    """
    ships = {"A": {"crew": 3}, "B": {"struck": True}, "D": {"struck": True}}
    t = table(drawing, british="A", ships=ships)
    t.link("A", "B", "grappled")
    t.link("A", "D", "grappled")
    assert not may_attack(t.g, (0, 1, 2), 0)


@pytest.mark.rule("14.0")
def test_the_initiative_player_picks_the_order_of_groups(table: MakeTable) -> None:
    t = boarding(table, CHAIN, initiative=1)
    t.link("C", "D", "grappled")
    t.run(MeleePhase())
    assert t.pending == {"french": ["melee-group A", "melee-group C"]}
    t.choose("melee-group C")
    assert t.pending == {"french": ["board", "no-melee"]}


@pytest.mark.rule("14.0")
@pytest.mark.rule("12.13")
def test_only_grappled_ships_fight_and_batteries_are_never_boarded(table: MakeTable) -> None:
    t = table(PAIR, british="A")
    t.link("A", "B", "fouled")
    t.run(MeleePhase())
    assert t.quiet
    t = table("A1\n\nF1", british="A", ships={"F": {"battery": 2, "counter": "floating_battery_1"}})
    t.link("A", "F", "grappled")  # cannot happen; even so no boarding
    t.run(MeleePhase())
    assert t.quiet


# ---------------------------------------------------------------- prizes


@pytest.mark.rule("14.3")
@pytest.mark.ruling(144)
def test_recapture_rounds_for_the_attacker_and_leaves_one_man(table: MakeTable) -> None:
    """B, a French prize of the British, is retaken by D: 4 against 1, four dice."""
    drawing = """
    . D .
     B .
    . d .
     b .
    """
    ships = {"B": {"home": 1}, "D": {"hull": 6}}
    t = table(drawing, british="B", ships=ships, dice=[9, 9, 9, 9, 0])
    t.link("B", "D", "grappled")
    assert rounds_up(t.g, [t("D")], t("B"))
    t.run(MeleePhase())
    assert t.pending == {"french": ["board", "no-melee"]}  # a prize crew never attacks
    t.choose("board")
    ship = t["B"]
    assert (ship.side, ship.prize, ship.recaptured, manpower(t.g, ship)) == (1, False, True, 1)
    assert t.quiet
    # attacked again she counts like a prize
    assert rounds_up(t.g, [t("D")], t("B"))


# ---------------------------------------------------------------- Nelson's patent bridge


@pytest.mark.rule("14.4")
@pytest.mark.ruling(146)
def test_nelsons_patent_bridge(table: MakeTable) -> None:
    """San Nicolas (B) is boarded from the Captain (A); the San Josef (D) is fouled to her and falls too."""
    drawing = """
    A . D
     B .
    a . d
     b .
    """
    ships = {
        "A": {"counter": "britannia_british"},
        "B": {"counter": "bellerophon_british", "crew": 2},
        "D": {"counter": "bellerophon_british", "crew": 2},
    }
    t = table(drawing, british="A", ships=ships, dice=[5, 5, 5, 2, 4, 9, 9, 9, 1])
    t.link("A", "B", "grappled")
    t.link("B", "D", "fouled")
    t.run(MeleePhase())
    t.choose("board")  # 6 to 2: three dice, 15 against 2
    assert t["B"].prize and t["A"].crew == 1
    assert t.pending == {"british": ["bridge D", "no-bridge"]}
    t.choose("bridge D")  # grapple: 4 - 2 fouled + (2 - 5): held; then 5 to 2 rounded up
    assert t["D"].prize and t("D") in t["B"].grappled
    roll = t.told("fc-bridge")[0].roll
    assert {mod.reason: mod.value for mod in roll.mods} == {
        "fc-mod-fouled": -2,
        "fc-mod-manpower": -3,
    }
    assert t["A"].crew == 2 and t.quiet


@pytest.mark.rule("14.4")
@pytest.mark.ruling(146)
def test_the_run_goes_on_to_another_ship_fouled_to_the_first_prize(table: MakeTable) -> None:
    """B is fouled to D and to E: after B and D the victors may still turn on E, over B."""
    drawing = """
    A . D
     B .
    a . d
     b .
    . E .
     . .
    . e .
    """
    ships = {
        "A": {"counter": "britannia_british"},
        "B": {"struck": True},
        "D": {"counter": "bellerophon_british", "crew": 2},
        "E": {"counter": "bellerophon_british", "crew": 2},
    }
    t = table(drawing, british="A", ships=ships, dice=[4, 9, 9, 9, 1, 9, 9, 9, 9, 1])
    t.link("A", "B", "grappled")
    t.link("B", "D", "fouled")
    t.link("B", "E", "fouled")
    t.run(MeleePhase())
    t.choose("board")
    assert t.pending == {"british": ["bridge D", "bridge E", "no-bridge"]}
    t.choose("bridge D")
    assert t["D"].prize
    assert t.pending == {"british": ["bridge E", "no-bridge"]}
    t.choose("bridge E")  # 9 - 2 fouled + (2 - 5) = 4: held, and the fight goes on over B
    assert t("E") in t["B"].grappled and t["E"].prize
    assert t["A"].crew == 2 and t.quiet


@pytest.mark.rule("14.4")
@pytest.mark.ruling(146)
def test_the_bridge_ends_with_a_failed_grapple_or_too_few_points(table: MakeTable) -> None:
    drawing = """
    A . D
     B .
    a . d
     b .
    """
    ships = {"B": {"struck": True}, "D": {"counter": "bellerophon_british"}}
    t = table(drawing, british="A", ships=ships, dice=[7])
    t.link("A", "B", "grappled")
    t.link("B", "D", "fouled")
    t.run(MeleePhase())
    t.choose("board")
    t.choose("bridge D")  # 7 - 2 = 5: no hold
    assert not t["D"].prize and t("D") not in t["B"].grappled and t.quiet
    ships = {"A": {"crew": 1}, "B": {"struck": True}, "D": {"counter": "bellerophon_british"}}
    t = table(drawing, british="A", ships=ships)
    t.link("A", "B", "grappled")
    t.link("B", "D", "fouled")
    t.run(MeleePhase())
    t.choose("board")
    assert t["B"].prize and t.quiet  # three points against four: no bridge


@pytest.mark.rule("14.0")
@pytest.mark.rule("14.4")
@pytest.mark.ruling(141)
def test_a_bridge_to_another_group_gives_nobody_a_second_attack(table: MakeTable) -> None:
    """A takes B and bridges to D, who holds out; D's own melee with C is no new melee for A and E."""
    drawing = """
    E . . D . C
     . A B . . .
    e . . d . c
     . a b . . .
    """
    ships = {"A": "britannia_british", "B": {"struck": True}}
    t = table(drawing, british="AC", ships=ships, dice=[0, 0, 9])
    for pair in ("AB", "AE", "CD"):
        t.link(*pair, "grappled")
    t.link("B", "D", "fouled")
    t.run(MeleePhase())
    t.choose("melee-group A")
    t.choose("board")
    t.choose("commit A 4,2")  # B falls; then the bridge, four against D's four, and a repulse
    t.choose("bridge D")
    assert t("D") in t["B"].grappled and not t["D"].prize
    assert t.pending == {"british": ["board", "no-melee"]}
    assert t.g.stack[-1].group == (t("C"), t("D"))


# ---------------------------------------------------------------- scuttling


@pytest.mark.rule("14.5")
@pytest.mark.ruling(147)
def test_scuttling_drags_fouled_ships(table: MakeTable) -> None:
    t = table(CHAIN, british="AC", ships={"A": {"home": 1}})
    t.link("A", "B", "fouled")
    assert scuttle_options(t.g, t("A")) == [Scuttle(t("A"))]
    take_scuttle(t.g, Scuttle(t("A")))
    assert (t["A"].fate, t["B"].fate) == ("scuttled", "sunk")


@pytest.mark.rule("14.5")
@pytest.mark.ruling(147)
def test_who_may_be_scuttled(table: MakeTable) -> None:
    t = table(PAIR, british="A")
    assert scuttle_options(t.g, t("A")) == []  # nobody is about to take her
    for fields in ({"damaged": True}, {"rigging": 15}, {"aground": True}, {"home": 1}):
        t = table(PAIR, british="A", ships={"A": fields})
        assert scuttle_options(t.g, t("A")) == [Scuttle(t("A"))]
    t = table(PAIR, british="A")
    t.link("A", "B", "grappled")
    assert scuttle_options(t.g, t("A")) == [Scuttle(t("A"))]
    t["A"].struck = True
    assert scuttle_options(t.g, t("A")) == []


@pytest.mark.rule("18.13")
def test_leander_may_not_scuttle_herself(table: MakeTable) -> None:
    ships = {"A": {"counter": "leander_british", "damaged": True}}
    t = table(PAIR, british="A", ships=ships, scenario="goza-de-candia")
    assert scuttle_options(t.g, t("A")) == []
    t["A"].home = 1
    assert scuttle_options(t.g, t("A")) == [Scuttle(t("A"))]
