"""[12.8, 12.9, 12.12] Firepower, the Hit Results Table, carronades and every modifier."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from quarterdeck.games.flying_colors.data.gunnery import RATES, carronade_bonus, carronade_lines, parse_hits
from quarterdeck.games.flying_colors.data.loader import load_data
from quarterdeck.games.flying_colors.hints import shot_preview
from quarterdeck.games.flying_colors.ids import Hits
from quarterdeck.games.flying_colors.rules.r12_firepower import ShotPlan, cell, die_mods, sharpen, work_out
from quarterdeck.games.flying_colors.rules.r12_odds import ignition_faces, odds
from quarterdeck.games.flying_colors.rules.r12_targets import why_not

MakeTable = Callable[..., Any]
DATA = load_data()

# A three hexes to windward (port) of B, side by side, both facing 1
THREE = """
A . .
 . B
a . .
 . b
"""
ONE = """
A .
 B
a .
 b
"""


def shot(t: Any, ship: str = "A", side: str = "starboard", target: str = "B") -> ShotPlan:
    found = work_out(t.g, t(ship), side, t(target))
    assert found is not None
    return found


def mods(found: Any) -> dict[str, int]:
    return {mod.reason: mod.value for mod in found}


# ---------------------------------------------------------------- tables


@pytest.mark.rule("12.8")
@pytest.mark.rule("12.9")
@pytest.mark.ruling(181)
@pytest.mark.ruling(184)
@pytest.mark.parametrize(
    "name, digest",
    [
        ("firepower.csv", "7ba6c43e1c77352a"),
        ("hit_results.csv", "ad4d59079224c010"),
        ("hit_results_later_card.csv", "5c161b99d87f2782"),
    ],
)
def test_table_digests(name: str, digest: str) -> None:
    """The tables were checked cell by cell against the player aids; nobody changes them by accident."""
    content = (files("quarterdeck.games.flying_colors") / "data" / name).read_bytes()
    assert hashlib.sha256(content).hexdigest()[:16] == digest


@pytest.mark.rule("12.9")
def test_reading_a_hit_result() -> None:
    assert parse_hits("2HRM") == Hits(2, 1, 1)  # the rulebook's own example
    assert parse_hits("-") == Hits()
    assert parse_hits("5R2H") == Hits(2, 5)
    assert parse_hits("3R*") == Hits(0, 3, 0, True)
    assert parse_hits("6H2R") == Hits(6, 2)
    with pytest.raises(ValueError):
        parse_hits("2X")


@pytest.mark.rule("12.9")
@pytest.mark.ruling(181)
def test_both_hit_tables(table: MakeTable) -> None:
    """At firepower 12 and a 4: 4H on the first printing's aid, 3H on the later card."""
    t = table(THREE, british="A")
    assert cell(t.g, "hull", 12, 4) == Hits(4)
    assert cell(t.g, "rigging", 12, 4) == Hits(0, 4)
    t = table(THREE, british="A", options={"later-hit-table": True})
    assert cell(t.g, "hull", 12, 4) == Hits(3)
    assert cell(t.g, "rigging", 12, 4) == Hits(0, 4)


@pytest.mark.rule("12.9")
@pytest.mark.ruling(100)
@pytest.mark.ruling(104)
def test_values_beyond_the_edges_use_the_end_rows(table: MakeTable) -> None:
    t = table(THREE, british="A")
    assert cell(t.g, "hull", -4, 9) == cell(t.g, "hull", -1, 9)
    assert cell(t.g, "hull", 30, 9) == cell(t.g, "hull", 21, 9)
    assert cell(t.g, "rigging", 10, -3) == cell(t.g, "rigging", 10, 0)
    assert cell(t.g, "rigging", 10, 15) == cell(t.g, "rigging", 10, 12)


# ---------------------------------------------------------------- firepower


@pytest.mark.rule("12.8")
@pytest.mark.rule("2.0")
@pytest.mark.ruling(98)
def test_britannia_twelve_to_eleven_and_ajax_eight_to_nine(table: MakeTable) -> None:
    """The rulebook's example: range 3, full broadsides, black and white circle in shaded cells."""
    t = table(THREE, british="A", ships={"A": "britannia_british"})
    found = shot(t)
    assert (found.sight.range, found.base, found.firepower) == (3, 12, 11)
    assert mods(found.firepower_mods) == {"fc-mod-black-circle": -1}
    t = table(THREE, british="A", ships={"A": "ajax_british"})
    found = shot(t)
    assert (found.base, found.firepower) == (8, 9)
    assert mods(found.firepower_mods) == {"fc-mod-white-circle": 1}


@pytest.mark.rule("12.8")
@pytest.mark.ruling(98)
def test_circles_count_in_shaded_cells_only(table: MakeTable) -> None:
    """A rate 3 at range 4 has 6, unshaded."""
    four = """
    A . B
     . .
    a . b
    """
    t = table(four, british="A", ships={"A": "ajax_british"})
    assert (shot(t).base, shot(t).firepower) == (6, 6)


@pytest.mark.rule("12.8")
@pytest.mark.ruling(96)
def test_rate_3_with_14_hits_and_a_partial_broadside_is_6(table: MakeTable) -> None:
    """The rulebook's example; the damaged side of the largest ships can hold 14 hits at rate 3."""
    drawing = """
    B .
     b .
    A .
     . .
    a .
    """
    ships = {"A": {"counter": "santisima_trinidad_spanish", "damaged": True, "hull": 14}}
    t = table(drawing, british="A", ships=ships)
    found = shot(t)
    assert RATES[found.rate] == "6"
    assert mods(found.rate_mods) == {"fc-mod-partial": 1, "fc-mod-hull-hits": 2}


@pytest.mark.rule("12.8")
@pytest.mark.ruling(96)
@pytest.mark.parametrize("hull, shift", [(0, 0), (5, 0), (6, 1), (10, 1)])
def test_six_hull_hits_cost_one_rate(table: MakeTable, hull: int, shift: int) -> None:
    t = table(THREE, british="A", ships={"A": {"hull": hull}})
    assert shot(t).rate == 3 + shift


@pytest.mark.rule("12.8")
@pytest.mark.ruling(97)
def test_yellow_circle_uses_the_row_of_the_large_first_rates(table: MakeTable) -> None:
    t = table(THREE, british="A", ships={"A": "santisima_trinidad_spanish"})
    assert RATES[shot(t).rate] == "(1)"
    assert shot(t).base == 14
    t = table(THREE, british="A", ships={"A": {"counter": "santisima_trinidad_spanish", "damaged": True}})
    assert RATES[shot(t).rate] == "3"  # a yellow number on the damaged side is what it shows


@pytest.mark.rule("12.8")
@pytest.mark.ruling(95)
@pytest.mark.ruling(100)
@pytest.mark.ruling(188)
def test_a_dash_has_no_effect_whatever_the_modifiers(table: MakeTable) -> None:
    """A rate 5 at range 9 is a dash: the shot is neither offered nor asked about, and the reason is given."""
    nine = """
    A . . . .
     . . . . B
    a . . . .
     . . . . b
    """
    ships = {"A": {"counter": "bellerophon_british", "damaged": True}}
    t = table(nine, british="A", ships=ships, audacity={"British": 9, "French": 0})
    found = shot(t)
    assert (found.sight.range, RATES[found.rate], found.firepower) == (9, "5", None)
    assert t.targets("A") == []
    assert shot_preview(t.g, t("A"), "starboard", t("B")) is None
    assert why_not(t.g, t("A"), "starboard", t("B")) == ("fc-no-effect-there", "12.8")
    t["A"].damaged = False  # rate 3 has 1 at range 9, and 0 at 4 for a partial broadside
    assert t.targets("A") == ["starboard B"]


@pytest.mark.rule("12.8")
@pytest.mark.ruling(95)
def test_beyond_g_is_off_the_table(table: MakeTable) -> None:
    drawing = """
    B .
     b .
    A .
     . .
    a .
    """
    ships = {"A": {"counter": "bellerophon_british", "damaged": True, "hull": 10}}
    t = table(drawing, british="A", ships=ships)
    assert RATES[shot(t).rate] == "G"  # 5 + 1 partial + 1 hits
    t["A"].hull = 12  # cannot happen on this counter; one step more leaves the table
    assert shot(t).firepower is None


@pytest.mark.rule("12.8")
@pytest.mark.ruling(101)
@pytest.mark.ruling(102)
def test_audacity_of_both_sides(table: MakeTable) -> None:
    audacity = {"British": 3, "French": 1}
    t = table(THREE, british="A", audacity=audacity)
    assert mods(shot(t).firepower_mods) == {"fc-mod-audacity": 3, "fc-mod-target-audacity": -1}
    assert shot(t).firepower == 10
    t = table(THREE, british="A", audacity=audacity, options={"target-audacity-ignored": True})
    assert shot(t).firepower == 11
    # a prize counts with the audacity of those who hold it
    t = table(THREE, british="A", audacity=audacity, ships={"B": {"counter": "achilles_british", "home": 0}})
    assert mods(shot(t).firepower_mods)["fc-mod-target-audacity"] == -1


@pytest.mark.rule("12.13")
@pytest.mark.ruling(178)
def test_battery_audacity_as_firer_and_target(table: MakeTable) -> None:
    drawing = """
    A . .
     . F1
    a . .
    """
    t = table(
        drawing,
        british="A",
        ships={"F": {"battery": 1, "counter": "lynetten_battery"}},
        audacity={"British": 3, "Danish": 1},
        battery_audacity={"Danish": 2},
    )
    assert mods(shot(t, target="F").firepower_mods) == {"fc-mod-audacity": 3, "fc-mod-target-audacity": -2}
    assert mods(shot(t, "F", "port", "A").firepower_mods) == {
        "fc-mod-audacity": 2,
        "fc-mod-target-audacity": -3,
    }


@pytest.mark.rule("12.8")
@pytest.mark.ruling(172)
def test_first_broadside_option(table: MakeTable) -> None:
    t = table(THREE, british="A")
    assert "fc-mod-first-broadside" not in mods(shot(t).firepower_mods)
    t = table(THREE, british="A", options={"first-broadside": True})
    assert mods(shot(t).firepower_mods)["fc-mod-first-broadside"] == 2
    t["A"].fired_ever = 1  # the port side has fired before: starboard is still fresh
    assert mods(shot(t).firepower_mods)["fc-mod-first-broadside"] == 2
    t["A"].fired_ever = 2
    assert "fc-mod-first-broadside" not in mods(shot(t).firepower_mods)


@pytest.mark.rule("18.18")
@pytest.mark.rule("18.4")
def test_fog_and_high_seas(table: MakeTable) -> None:
    t = table(THREE, british="A", scenario="cape-finisterre")
    assert mods(shot(t).firepower_mods) == {"fc-mod-fog": -2}
    # at Cape Henry only fire with the wind suffers: wind 3, facing 1, the lee side is starboard
    t = table(THREE, british="A", scenario="cape-henry", wind=3)
    assert mods(shot(t).firepower_mods) == {"fc-mod-high-seas": -2}
    t = table(THREE, british="A", scenario="cape-henry", wind=6)
    assert mods(shot(t).firepower_mods) == {}


# ---------------------------------------------------------------- the die


@pytest.mark.rule("12.9")
@pytest.mark.rule("4.2")
@pytest.mark.ruling(103)
def test_die_modifiers_of_wind_nation_and_sails(table: MakeTable) -> None:
    # wind 3 blows to the right: A (facing 1, d = 4) fires with the wind to starboard
    t = table(THREE, british="A", wind=3, ships={"B": {"full_sails": True}})
    assert mods(die_mods(t.g, shot(t), "hull")) == {"fc-mod-british-hull": 1, "fc-mod-with-wind": 1}
    assert mods(die_mods(t.g, shot(t), "rigging")) == {"fc-mod-with-wind": -1, "fc-mod-full-sails": 2}
    back = shot(t, "B", "port", "A")
    assert mods(die_mods(t.g, back, "hull")) == {"fc-mod-into-wind": -1}
    assert mods(die_mods(t.g, back, "rigging")) == {"fc-mod-french-rigging": 1, "fc-mod-into-wind": 1}
    t = table(THREE, british="A", wind=1)  # running: no benefit either way
    assert mods(die_mods(t.g, shot(t), "hull")) == {"fc-mod-british-hull": 1}


@pytest.mark.rule("12.9")
@pytest.mark.rule("11.6")
@pytest.mark.ruling(61)
def test_firing_at_anchor(table: MakeTable) -> None:
    t = table(THREE, british="A", ships={"A": {"anchored": True}})
    assert mods(die_mods(t.g, shot(t), "rigging")) == {"fc-mod-anchored": 2}


@pytest.mark.rule("12.12")
@pytest.mark.ruling(115)
def test_carronade_example_plus_three(table: MakeTable) -> None:
    """A British ship with a red rate at a range of one hex: +3 on the die."""
    t = table(ONE, british="A", ships={"A": "glatton_british"}, year=1797)
    found = [mod for mod in die_mods(t.g, shot(t), "rigging") if mod.rule == "12.12"]
    assert sum(mod.value for mod in found) == 3


@pytest.mark.rule("12.12")
@pytest.mark.ruling(99)
@pytest.mark.ruling(115)
@pytest.mark.ruling(116)
@pytest.mark.parametrize(
    "year, nation, symbol, bonus",
    [  # bonus at range 1, 2, 3 and 4
        (1778, "British", "red_hexagon", (0, 0, 0, 0)),
        (1779, "British", "none", (2, 1, 1, 0)),
        (1805, "British", "none", (2, 1, 1, 0)),
        (1782, "American", "none", (1, 0, 0, 0)),
        (1812, "American", "none", (2, 1, 1, 0)),
        (1782, "French", "none", (0, 0, 0, 0)),
        (1794, "French", "none", (1, 1, 1, 0)),
        (1797, "Dutch", "none", (1, 1, 1, 0)),
        (1786, "Spanish", "none", (0, 0, 0, 0)),
        (1786, "American", "none", (1, 0, 0, 0)),
        (1787, "American", "none", (2, 1, 1, 0)),
        (1797, "Spanish", "none", (1, 0, 0, 0)),
        (1801, "Danish", "none", (0, 0, 0, 0)),
        (1782, "French", "red_hexagon", (1, 1, 1, 0)),
        (1805, "British", "white_hexagon", (3, 2, 2, 0)),
    ],
)
def test_carronade_table(year: int, nation: str, symbol: str, bonus: tuple[int, ...]) -> None:
    table = DATA.gunnery.carronades
    for distance, expected in enumerate(bonus, 1):
        lines = carronade_lines(table, year, nation, symbol, distance)
        assert sum(carronade_bonus(line, year) for line in lines) == expected


@pytest.mark.rule("12.8")
@pytest.mark.ruling(99)
def test_white_hexagon_is_white_for_shading_and_reaches_ten(table: MakeTable) -> None:
    t = table(THREE, british="A", ships={"A": "belle_isle_british"})
    assert mods(shot(t).firepower_mods) == {"fc-mod-white-circle": 1}
    ten = """
    A . . . . B
     . . . . .
    a . . . . b
    """
    t = table(ten, british="A", ships={"A": "belle_isle_british"})
    assert t.targets("A") == ["starboard B"]


# ---------------------------------------------------------------- batteries


@pytest.mark.rule("12.13")
@pytest.mark.ruling(105)
@pytest.mark.ruling(117)
@pytest.mark.ruling(118)
def test_battery_modifiers(table: MakeTable) -> None:
    drawing = """
    A . .
     . F1
    a . .
    """
    battery = {"battery": 1, "counter": "lynetten_battery", "hull": 12}
    t = table(drawing, british="A", ships={"F": battery, "A": {"anchored": True}}, year=1801, wind=3)
    # no wind, national or carronade modifier, +2 on the die, no loss of rate for hits
    back = shot(t, "F", "port", "A")
    assert back.rate == DATA.counters[DATA.counter_index["lynetten_battery"]].rate[0]
    assert mods(die_mods(t.g, back, "hull")) == {"fc-mod-battery": 2}
    # against a battery: no die modifier at all, hull hits only
    front = shot(t, target="F")
    assert die_mods(t.g, front, "hull") == ()
    assert sharpen(Hits(3, 2, 1, True), front, t["F"]) == Hits(3)


@pytest.mark.rule("18.15")
@pytest.mark.ruling(119)
def test_blockships_fight_as_floating_batteries(table: MakeTable) -> None:
    drawing = """
    A . .
     . J1
    a . .
    """
    ships = {"J": {"counter": "jylland_danish", "battery": 3}}
    t = table(
        drawing,
        british="A",
        ships=ships,
        audacity={"British": 3, "Danish": 1},
        battery_audacity={"Danish": 2},
    )
    back = shot(t, "J", "port", "A")
    assert mods(back.firepower_mods)["fc-mod-audacity"] == 2
    assert mods(die_mods(t.g, back, "hull")) == {"fc-mod-battery": 2}
    assert die_mods(t.g, shot(t, target="J"), "hull") == ()
    assert t.targets("J") == ["starboard A"]  # in any direction, from either of its two shots


# ---------------------------------------------------------------- doubling


@pytest.mark.rule("12.5")
@pytest.mark.rule("12.10")
@pytest.mark.rule("13.2")
@pytest.mark.ruling(106)
def test_doubling_comes_before_the_two_hull_hits(table: MakeTable) -> None:
    t = table(THREE, british="A")
    plain = shot(t)
    rake = plain._replace(sight=plain.sight._replace(rake=True))
    stern = plain._replace(sight=plain.sight._replace(rake=True, stern=True))
    blank = plain._replace(point_blank=True)
    both = rake._replace(point_blank=True)
    hit = Hits(2, 1, 1, True)
    assert sharpen(hit, plain, t["B"]) == hit
    assert sharpen(hit, rake, t["B"]) == Hits(4, 2, 2, True)
    assert sharpen(hit, stern, t["B"]) == Hits(6, 2, 2, True)
    assert sharpen(hit, blank, t["B"]) == Hits(2, 1, 2, True)
    assert sharpen(hit, both, t["B"]) == Hits(4, 2, 4, True)


# ---------------------------------------------------------------- odds


@pytest.mark.rule("12.9")
@pytest.mark.rule("13.4")
def test_odds_are_the_ten_faces_of_the_die(table: MakeTable) -> None:
    """Firepower 8 against the hull with +1 reads rows 1 to 10 of its column."""
    t = table(THREE, british="A")
    found = odds(t.g, shot(t), "hull")
    assert found.results == tuple(cell(t.g, "hull", 8, face + 1) for face in range(10))
    assert found.hull == sum(d.hull for d in found.results)
    assert found.results == tuple(sharpen(d, shot(t), t["B"]) for d in found.results)  # full broadside
    assert ignition_faces(Hits(2, 0, 0, True)) == 3  # 0, 1 and 2
    assert ignition_faces(Hits(12, 0, 0, True)) == 9  # a nine never lights
    assert ignition_faces(Hits(12)) == 0
    told = shot_preview(t.g, t("A"), "starboard", t("B"))
    assert told is not None and told.firepower.total == 8
    assert [odds.column for odds in told.columns] == ["hull", "rigging"]
    assert told.columns[0].hull_tenths == found.hull
    assert shot_preview(t.g, t("A"), "port", t("B")) is None
