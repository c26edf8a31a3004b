"""What the rulebook prints of each scenario (p. 21, 51-57), and what its variants and our own set-ups change.

The ruler is 250 mm long. The British sit in the south, the French in the north: the wind from the right hand
of the British is the east wind, from the right hand of the French the west wind.
"""

from __future__ import annotations

import pytest

from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.data.scenario import Fleet, ScenarioData
from quarterdeck.games.sails_of_glory.rules.deployment import gap_between, rectangle, terrain_at
from quarterdeck.geometry.land import in_polygon
from quarterdeck.geometry.plane import box, corners, gap, inside_table

SCENARIOS = RULESET.data.scenarios
ALL = ("basic", "standard", "advanced")

# Number, page, table in cm (west-east, south-north), wind, levels, fewest and most captains.
SHEETS = {
    "enemy_in_sight_basic": (1, 21, (90, 90), "E", ("basic",), (2, 4)),
    "enemy_in_sight": (2, 51, (90, 90), "E", ALL, (2, 4)),
    "in_shallow_waters": (3, 52, (90, 90), "E", ALL, (2, 4)),
    "breaking_the_blockade": (4, 53, (90, 120), "E", ALL, (2, 4)),
    "against_the_vanguard": (5, 54, (90, 120), "E", ALL, (2, 4)),
    "supplies_arrive": (6, 56, (90, 120), "E", ("advanced",), (2, 4)),
    "easy_prey": (7, 57, (90, 90), "W", ALL, (1, 1)),
    "free": (0, 0, (120, 120), "E", ALL, (2, 6)),
    "harbour_raid": (0, 0, (90, 120), "W", ALL, (2, 4)),
}

# Side, place in the order of deployment, own edge: ships with their captain (* the flagship); where, in mm
# from west to east and from south to north, or the radius around the middle.
SOUTH, NORTH = "0-900 0-125", "0-900 775-900"
FIRST_FRENCH, FIRST_BRITISH = "courageuse 0, genereux 1*", "hms_terpsichore 0, hms_defence 1*"
OTHER_FRENCH, OTHER_BRITISH = "unite_fr 0, aquilon 1*", "hms_meleager 0, hms_vanguard 1*"
FACING = [f"french 1 N: {FIRST_FRENCH}; {NORTH}", f"british 1 S: {FIRST_BRITISH}; {SOUTH}"]
OTHER_FACES = [f"french 1 N: {OTHER_FRENCH}; {NORTH}", f"british 1 S: {OTHER_BRITISH}; {SOUTH}"]
RUNNERS = [f"french 1 N: {FIRST_FRENCH}; 250-650 0-125", f"british 2 S: {FIRST_BRITISH}; round 125"]
ANCHORED = "british 1 S: hms_bellerophon 0*, hms_juno 0; fixed automatic anchored"
RAIDERS = "british 2 S: hms_terpsichore 0, hms_cleopatra 1, hms_defence 0*; 0-900 0-250"
FLEETS = {
    "enemy_in_sight_basic": FACING,
    "enemy_in_sight": FACING,
    "enemy_in_sight_other_sides": [
        f"french 1 W: {FIRST_FRENCH}; 0-125 0-900",
        f"british 1 S: {FIRST_BRITISH}; 250-900 0-125",
    ],
    "enemy_in_sight_mixed_sides": [
        "french 1 N: courageuse 0; 0-400 775-900",
        "french 1 N: genereux 1*; 0-400 0-125",
        "british 1 S: hms_terpsichore 0; 500-900 775-900",
        "british 1 S: hms_defence 1*; 500-900 0-125",
    ],
    "enemy_in_sight_reverse_faces": OTHER_FACES,
    "enemy_in_sight_more_ships": [
        f"french 1 N: {FIRST_FRENCH}, commerce_de_bordeaux 0; {NORTH}",
        f"british 1 S: {FIRST_BRITISH}, hms_bellona 0; {SOUTH}",
    ],
    "enemy_in_sight_green_french": [f"{FACING[0]} green gunners green sailors", FACING[1]],
    "in_shallow_waters": OTHER_FACES,
    "in_shallow_waters_reverse_faces": FACING,
    "in_shallow_waters_more_ships": [
        f"french 1 N: {OTHER_FRENCH}, duguay_trouin 0; {NORTH}",
        f"british 1 S: {OTHER_BRITISH}, hms_goliath 0; {SOUTH}",
    ],
    "in_shallow_waters_green_french": [f"{OTHER_FACES[0]} green gunners green sailors", OTHER_FACES[1]],
    "breaking_the_blockade": RUNNERS,
    "breaking_the_blockade_swap_zones": [
        f"british 1 S: {FIRST_BRITISH}; 250-650 1075-1200",
        f"french 2 N: {FIRST_FRENCH}; round 125",
    ],
    "breaking_the_blockade_two_games": RUNNERS,
    "breaking_the_blockade_solo": [f"french 1 N: {FIRST_FRENCH}; fixed automatic", RUNNERS[1]],
    "against_the_vanguard": [
        f"british 1 S: {FIRST_BRITISH}; {SOUTH}",
        f"french 2 N: {FIRST_FRENCH}; round 125",
    ],
    "against_the_vanguard_two_forts": [
        f"british 1 S: {FIRST_BRITISH}; 0-900 250-375",
        f"french 2 N: {FIRST_FRENCH}; 0-900 825-950",
    ],
    "against_the_vanguard_two_games": [
        f"british 1 S: {FIRST_BRITISH}; {SOUTH}",
        f"french 2 N: {FIRST_FRENCH}; round 125",
    ],
    "supplies_arrive": RUNNERS,
    "supplies_arrive_two_games": RUNNERS,
    "easy_prey": [ANCHORED, f"french 2 N: {OTHER_FRENCH}; {NORTH}"],
    "easy_prey_reverse_faces": [ANCHORED, f"french 2 N: {FIRST_FRENCH}; {NORTH}"],
    "easy_prey_reverse_sides": [
        "french 1 S: aquilon 0*, unite_fr 0; fixed automatic anchored",
        f"british 2 N: hms_juno 0, hms_bellerophon 1*; {NORTH}",
    ],
    "free": [
        "french 1 N: genereux 0*, aquilon 1, hermione 2, duguay_trouin 0, embuscade 1, le_berwick 2; "
        "0-1200 950-1200",
        "british 1 S: hms_defence 0*, hms_vanguard 1, hms_cleopatra 2, hms_bellona 0, hms_concorde 1, "
        "hms_goliath 2; 0-1200 0-250",
    ],
    "harbour_raid": ["french 1 N: hermione 0, l_inconstante 1*; 300-800 880-1050", RAIDERS],
    "harbour_raid_solo": ["french 1 N: hermione 0, l_inconstante 0*; fixed automatic anchored", RAIDERS],
}

# How it is won. SG-X-VAN-3, SG-X-SUP-3: what counts, for whom, how much.
LOSSES = {
    ("both", "line_lost"): 9,
    ("both", "frigate_lost"): 5,
    ("both", "line_aground"): 5,
    ("both", "frigate_aground"): 3,
}
FORT = {"building_surrendered": 8, "building_damaged": 4, "building_untouched": -4}
VICTORY = {
    "enemy_in_sight_basic": "last",
    "enemy_in_sight": "last",
    "in_shallow_waters": "last deadlock",
    "breaking_the_blockade": "exit french N 2",
    "breaking_the_blockade_swap_zones": "exit british S 2",
    "against_the_vanguard": "points british_out french_and_buildings free building",
    "against_the_vanguard_two_forts": "points one_side_out",
    "supplies_arrive": "points one_side_out free unloading",
    "easy_prey": "goals french",
    "easy_prey_reverse_sides": "goals british",
    "free": "last",
    "harbour_raid": "last",
}
POINTS = {
    "against_the_vanguard": LOSSES | {("british", event): value for event, value in FORT.items()},
    "against_the_vanguard_two_forts": LOSSES | {("both", event): value for event, value in FORT.items()},
    "supplies_arrive": LOSSES | {("french", "unloading_turn"): 2, ("british", "no_unloading"): 3},
}

# What a variant changes; everything else is as printed.
VARIANTS = {
    "enemy_in_sight": {
        "other_sides": {"fleets"},
        "mixed_sides": {"fleets"},
        "reverse_faces": {"fleets"},
        "more_ships": {"fleets"},
        "green_french": {"fleets", "wind"},
    },
    "in_shallow_waters": {"reverse_faces": {"fleets"}, "more_ships": {"fleets"}, "green_french": {"fleets"}},
    "breaking_the_blockade": {
        "swap_zones": {"fleets", "victory"},
        "two_games": {"two_games"},
        "solo": {"fleets", "captains"},
    },
    "against_the_vanguard": {"two_forts": {"fleets", "terrain", "victory"}, "two_games": {"two_games"}},
    "supplies_arrive": {"two_games": {"two_games"}},
    "easy_prey": {"reverse_faces": {"fleets"}, "reverse_sides": {"fleets", "victory"}},
    "harbour_raid": {"solo": {"fleets", "batteries", "captains"}},
}

# Who places which piece of terrain ("": it lies there from the beginning), in this order; shore, danger,
# building.
REEFS_IN_TURN = [(f"reef_{n}", "british" if n % 2 else "french", "none", "none", "") for n in range(1, 7)]
FRENCH_FORT = [
    ("island_3", "french", "rocky", "width", "french"),
    ("reef_1", "french", "none", "none", ""),
    ("reef_2", "french", "none", "none", ""),
]
TERRAIN = {
    "in_shallow_waters": [("island_1", "", "rocky", "width", ""), *REEFS_IN_TURN],
    "against_the_vanguard": FRENCH_FORT,
    "against_the_vanguard_two_forts": [
        *FRENCH_FORT,
        ("island_5", "british", "rocky", "width", "british"),
        ("reef_3", "british", "none", "none", ""),
        ("reef_4", "british", "none", "none", ""),
    ],
    "supplies_arrive": [
        ("island_1", "french", "rocky", "none", ""),
        *[(f"reef_{n}", "french", "none", "none", "") for n in (1, 2, 3)],
    ],
    "easy_prey": [
        ("island_1", "", "rocky", "width", ""),
        ("island_2", "", "rocky", "width", ""),
        *[(f"reef_{n}", "", "none", "none", "") for n in (1, 2, 3)],
    ],
    "harbour_raid": [
        ("coast_1", "", "beach", "width", ""),
        ("island_4", "", "rocky", "band", ""),
        ("sandbank_1", "", "none", "none", ""),
        ("reef_2", "", "none", "none", ""),
    ],
}

# SG-X-SHA-1, SG-X-VAN-1, SG-X-SUP-1, in mm: between two pieces at least; islands from the far edge (at most,
# or exactly) and from the long sides; reefs from the island and from every edge (-1: no such limit).
PLACING = {
    "in_shallow_waters": (125, -1, False, 250, -1, 0),
    "against_the_vanguard": (125, 125, False, 250, 125, 125),
    "supplies_arrive": (125, 125, True, 0, 125, 125),
}


def fleet(scenario: ScenarioData, f: Fleet) -> str:
    ships = ", ".join(f"{ship.card} {ship.captain}{'*' if ship.flagship else ''}" for ship in f.ships)
    size = (scenario.table.width * 100, scenario.table.height * 100)
    west, south, east, north = (limit // 100 for limit in rectangle(size, f.zone))
    where = {"disc": f"round {f.zone.radius}", "fixed": "fixed"}.get(
        f.zone.kind, f"{west}-{east} {south}-{north}"
    )
    marks = {
        " automatic": f.automatic,
        " anchored": f.anchored,
        " green gunners": f.untrained_gunners,
        " green sailors": f.untrained_sailors,
    }
    said = "".join(mark for mark, there in marks.items() if there)
    return f"{f.side} {f.order} {f.at_home}: {ships}; {where}{said}"


def victory(scenario: ScenarioData) -> str:
    how = scenario.victory
    said = {
        "last": "last" + " deadlock" * how.deadlock,
        "exit": f"exit {how.runner} {how.exit_edge} {how.ships_needed}",
        "points": " ".join(("points", *how.ends)),
        "goals": f"goals {how.runner}",
    }
    return said[how.kind] + (f" free {how.free_exit}" if how.free_exit else "")


def printed(table: dict, name: str):
    """The line of a scenario, or of the one it is a variant of."""
    return table.get(name, table.get(SCENARIOS[name].base))


@pytest.mark.rule("SG-X-GEN-1")
def test_the_printed_scenarios_stand_in_their_order() -> None:
    assert [name for name in SCENARIOS if name in SHEETS] == list(SHEETS)


@pytest.mark.rule("SG-X-GEN-1")
@pytest.mark.rule("SG-B-SET-1")
@pytest.mark.rule("SG-B-SET-3")
@pytest.mark.rule("SG-B-SET-7")
@pytest.mark.parametrize("name", SHEETS)
def test_sheets(name: str) -> None:
    """[docs/decisions/0301] A game that goes nowhere is decided after sixty turns."""
    s = SCENARIOS[name]
    size = (s.table.width // 10, s.table.height // 10)
    assert (s.number, s.page, size, s.wind, s.levels, s.captains) == SHEETS[name]
    assert (s.turn_limit, s.two_games, s.random_sides) == (60, False, name == "in_shallow_waters")


@pytest.mark.rule("SG-X-EIS-1")
@pytest.mark.rule("SG-X-EIS-3")
@pytest.mark.rule("SG-X-BLO-1")
@pytest.mark.rule("SG-X-VAN-1")
@pytest.mark.rule("SG-X-SUP-1")
@pytest.mark.rule("SG-X-PREY-1")
@pytest.mark.ruling(130)
@pytest.mark.parametrize("name", SCENARIOS)
def test_fleets(name: str) -> None:
    assert [fleet(SCENARIOS[name], f) for f in SCENARIOS[name].fleets] == FLEETS[name]


@pytest.mark.rule("SG-X-VAN-3")
@pytest.mark.rule("SG-X-SUP-3")
@pytest.mark.rule("SG-X-PREY-2")
@pytest.mark.parametrize("name", SCENARIOS)
def test_victory_and_points(name: str) -> None:
    s = SCENARIOS[name]
    assert victory(s) == printed(VICTORY, name)
    rows = s.victory.points
    assert {(row.side, row.event): row.value for row in rows} == (printed(POINTS, name) or {})
    assert len(rows) == len({row.event for row in rows})
    landing = name.startswith("supplies")
    assert (s.unloading is not None) is landing
    if landing:  # [SG-X-SUP-2] two points a turn, six at most
        assert (s.unloading.card, s.unloading.points, s.unloading.max) == ("courageuse", 2, 6)
    assert [row.max for row in rows if row.max] == [6] * landing


@pytest.mark.rule("SG-X-VAN-2")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_building_stands_eight_points_or_four_casualties(name: str) -> None:
    """Also where a scenario of one's own says nothing about it."""
    assert (SCENARIOS[name].building_points, SCENARIOS[name].building_casualties) == (8, 4)


@pytest.mark.rule("SG-X-GEN-1")
def test_variants_change_nothing_else() -> None:
    assert {s.base for s in SCENARIOS.values()} == {"", *VARIANTS}
    for base, variants in VARIANTS.items():
        assert [s.id for s in SCENARIOS.values() if s.base == base] == [f"{base}_{name}" for name in variants]
        for name, changes in variants.items():
            variant = SCENARIOS[f"{base}_{name}"]
            named = {"id", "title", "base", "variant"}
            fields = set(ScenarioData.__struct_fields__) - named
            differ = {f for f in fields if getattr(variant, f) != getattr(SCENARIOS[base], f)}
            assert differ == changes, name
    assert SCENARIOS["enemy_in_sight_green_french"].wind == "N"  # from the French side
    assert SCENARIOS["breaking_the_blockade_solo"].captains == (1, 1)
    assert SCENARIOS["harbour_raid_solo"].captains == (1, 1)


@pytest.mark.rule("SG-X-SHA-1")
@pytest.mark.rule("SG-X-VAN-1")
@pytest.mark.rule("SG-X-VAN-4")
@pytest.mark.rule("SG-X-SUP-1")
@pytest.mark.rule("SG-X-PREY-1")
@pytest.mark.ruling(131)
@pytest.mark.parametrize("name", SCENARIOS)
def test_terrain_and_who_places_it(name: str) -> None:
    s = SCENARIOS[name]
    rows = [(p.piece, p.placed_by, p.shore, p.danger, p.building) for p in s.terrain]
    assert rows == (printed(TERRAIN, name) or [])
    assert [p.piece for p in s.terrain if p.port] == ["island_1"] * name.startswith("supplies")
    rule = s.placing
    limits = (rule.min_gap, rule.island_from_edge, rule.island_exact, rule.island_sides)
    reefs = (rule.reef_from_island, rule.reef_from_edge)
    assert (*limits, *reefs) == (printed(PLACING, name) or (125, -1, False, 250, -1, 0))


@pytest.mark.rule("SG-X-SHA-1")
def test_the_island_lies_in_the_middle() -> None:
    island = SCENARIOS["in_shallow_waters"].terrain[0]
    assert (island.x, island.y) == (450, 450)


@pytest.mark.rule("SG-X-VAN-1")
@pytest.mark.rule("SG-X-VAN-4")
@pytest.mark.rule("SG-X-SUP-1")
@pytest.mark.parametrize("name", [name for name, s in SCENARIOS.items() if s.placing.reef_from_island > 0])
def test_every_piece_is_placed_on_the_side_of_who_places_it(name: str) -> None:
    """The spot in the file says at which end of the table of 1200 mm an island and its reefs lie."""
    for placed in SCENARIOS[name].terrain:
        assert (placed.y > 600) is (placed.placed_by == "french")


@pytest.mark.rule("SG-X-BLO-3")
def test_runners_without_a_captain_start_a_ruler_apart_in_the_middle_of_the_british_side() -> None:
    """Their sterns look to the British side."""
    french = SCENARIOS["breaking_the_blockade_solo"].fleets[0]
    bases = []
    for ship in french.ships:
        assert ship.heading == 0
        bases.append(corners(box(RULESET.data.bases["small"], (ship.x * 100, ship.y * 100, 0))))
    assert gap(*bases) == 25000
    assert sum(ship.x for ship in french.ships) == 900


@pytest.mark.rule("SG-X-PREY-1")
@pytest.mark.rule("SG-L-ANC-1")
@pytest.mark.parametrize(
    "name", [name for name in SCENARIOS if SCENARIOS[name].fleets[0].zone.kind == "fixed"]
)
def test_ships_with_a_start_of_their_own_lie_in_open_water(name: str) -> None:
    """On the table, clear of each other, of land and of its danger zones."""
    g = RULESET.new(name, {}, seed=1)
    there = [ship for ship in g.state.ships if ship.automatic]
    bases = [box(g.data.bases[g.data.ships[ship.card].base], ship.pose) for ship in there]
    assert len(bases) == 2 and all(inside_table(here, g.state.width, g.state.height) for here in bases)
    assert gap(*(corners(here) for here in bases)) > 5000
    for piece in g.state.terrain:
        for here in bases:
            assert min(gap(corners(here), part) for part in piece.parts) > piece.danger


@pytest.mark.rule("SG-T-BAT-1")
def test_the_batteries_of_the_harbour() -> None:
    """Both on land, looking south; in the solitaire raid nobody commands them."""
    for name, automatic in (("harbour_raid", False), ("harbour_raid_solo", True)):
        rows = [(b.card, b.side, b.heading, b.piece, b.automatic) for b in SCENARIOS[name].batteries]
        assert rows == [("battery", "french", 180, 0, automatic), ("redoubt", "french", 180, 1, automatic)]
        g = RULESET.new(name, {}, seed=1)
        for battery in g.state.batteries:
            assert in_polygon(battery.at, g.state.terrain[battery.terrain].outline)
    assert not any(s.batteries for name, s in SCENARIOS.items() if not name.startswith("harbour"))


@pytest.mark.rule("SG-X-PREY-1")
@pytest.mark.rule("SG-T-GEN-1")
def test_pieces_that_lie_there_from_the_beginning_are_apart() -> None:
    for name in ("easy_prey", "harbour_raid"):
        g = RULESET.new(name, {}, seed=1)
        pieces = [terrain_at(g, n, placed) for n, placed in enumerate(SCENARIOS[name].terrain)]
        for number, one in enumerate(pieces):
            assert all(gap_between(one, two) > 0 for two in pieces[number + 1 :])
