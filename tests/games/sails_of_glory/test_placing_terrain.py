"""The spots that are offered for islands and reefs, against the printed distances measured one by one."""

from __future__ import annotations

from math import atan2, degrees

import pytest
from msgspec.structs import replace

from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.rules import deployment
from quarterdeck.geometry.land import frame_of
from quarterdeck.geometry.plane import corners, gap

SHALLOWS, VANGUARD, SUPPLIES = "in_shallow_waters", "against_the_vanguard", "supplies_arrive"


def piece_at(g, placed, x, y):
    return deployment.terrain_at(g, 9, replace(placed, x=x, y=y))


def edges(g, piece):
    """Distances in mm from the west, south, east and north edge of the table."""
    west, south, east, north = frame_of(piece.outline)
    return west / 100, south / 100, (g.state.width - east) / 100, (g.state.height - north) / 100


def planned(scenario, piece):
    return next(p for p in RULESET.data.scenarios[scenario].terrain if p.piece == piece)


def put(g, scenario, **spots):
    """Lay these pieces of a scenario on an empty table."""
    pieces = [piece_at(g, planned(scenario, name), *spot) for name, spot in spots.items()]
    g.state.terrain = tuple(replace(piece, id=n) for n, piece in enumerate(pieces))


@pytest.mark.rule("SG-X-SHA-1")
@pytest.mark.parametrize("size", [(900, 900), (925, 919), (924, 918)])  # of the second none may lie at 900
@pytest.mark.parametrize("reefs", [{}, {"reef_1": (200, 250), "reef_2": (600, 700), "reef_3": (100, 800)}])
def test_reefs_lie_on_a_grid_half_a_ruler_from_all_others(reefs, size):
    """[docs/decisions/0303] Points 50 mm apart where the reef lies on the table, 125 mm from the rest."""
    g = RULESET.new(SHALLOWS, {}, seed=1)
    g.state.width, g.state.height = size[0] * 100, size[1] * 100
    put(g, SHALLOWS, island_1=(450, 450), **reefs)
    reef = planned(SHALLOWS, "reef_4")
    expected = []
    for y in range(0, 901, 50):
        for x in range(0, 901, 50):
            here = piece_at(g, reef, x, y)
            clear = all(deployment.gap_between(here, other) >= 12500 for other in g.state.terrain)
            if clear and min(edges(g, here)) >= 0:
                expected.append((x, y))
    assert deployment.places(g, reef) == expected
    assert 100 < len(expected) < 290


@pytest.mark.rule("SG-X-VAN-1")
def test_the_island_of_the_vanguard_lies_within_half_a_ruler_of_the_french_side():
    """25, 65 or 125 mm from it, every 25 mm along it, a ruler or more from the long sides."""
    g = RULESET.new(VANGUARD, {}, seed=1)
    island = planned(VANGUARD, "island_3")
    spots = deployment.places(g, island)
    free = [edges(g, piece_at(g, island, *spot)) for spot in spots]
    assert {north for _, _, _, north in free} == {25, 65, 125}
    assert len(spots) == len(set(spots)) == 3 * 12
    west, east = ({distances[side] for distances in free} for side in (0, 2))
    assert sorted(west) == [250 + 25 * n for n in range(12)]
    assert 250 <= min(east) < 275
    g.state.width = 89200  # here a thirteenth spot would be a millimetre too far east
    assert min(edges(g, piece_at(g, island, *spot))[2] for spot in deployment.places(g, island)) == 274
    for y, south in ((500, True), (600, True), (601, False)):
        spots = deployment.places(g, replace(island, y=y))
        assert all((edges(g, piece_at(g, island, *spot))[1] <= 125) is south for spot in spots)


@pytest.mark.rule("SG-X-VAN-4")
def test_a_second_fort_lies_on_the_british_side():
    g = RULESET.new("against_the_vanguard_two_forts", {}, seed=1)
    island = planned("against_the_vanguard_two_forts", "island_5")
    free = [edges(g, piece_at(g, island, *spot)) for spot in deployment.places(g, island)]
    assert {south for _, south, _, _ in free} == {25, 65, 125}


@pytest.mark.rule("SG-X-SUP-1")
def test_the_island_with_the_port_lies_half_a_ruler_from_the_french_side():
    """Exactly; from one long side to the other, every 25 mm."""
    g = RULESET.new(SUPPLIES, {}, seed=1)
    island = planned(SUPPLIES, "island_1")
    spots = deployment.places(g, island)
    free = [edges(g, piece_at(g, island, *spot)) for spot in spots]
    assert {north for _, _, _, north in free} == {125}
    assert [west for west, _, _, _ in free] == [25 * n for n in range(len(spots))]
    assert 0 <= min(east for _, _, east, _ in free) < 25


@pytest.mark.rule("SG-X-VAN-1")
@pytest.mark.rule("SG-X-SUP-1")
@pytest.mark.parametrize(("scenario", "island"), [(VANGUARD, "island_3"), (SUPPLIES, "island_1")])
def test_reefs_lie_around_the_island_half_a_ruler_away(scenario, island):
    """In sixteen directions where there is room for all of them."""
    g = RULESET.new(scenario, {}, seed=1)
    put(g, scenario, **{island: (450, 600)})
    (land,) = g.state.terrain
    reef = planned(scenario, "reef_1")
    spots = deployment.places(g, reef)
    for spot in spots:
        assert 12500 <= deployment.gap_between(land, piece_at(g, reef, *spot)) <= 12700
    x, y = deployment.middle(land.outline)
    courses = [round(degrees(atan2(a * 100 - x, b * 100 - y)) % 360 / 22.5) % 16 for a, b in spots]
    assert courses == list(range(16))


@pytest.mark.rule("SG-X-VAN-1")
def test_reefs_keep_half_a_ruler_from_each_other_and_from_every_edge():
    """With the island near the French side and a reef beside it only some of the ring is left."""
    g = RULESET.new(VANGUARD, {}, seed=1)
    put(g, VANGUARD, island_3=(450, 1100))
    reef = planned(VANGUARD, "reef_2")
    ring = deployment.places(g, reef)
    assert all(min(edges(g, piece_at(g, reef, *spot))) >= 125 for spot in ring)
    first = ring[len(ring) // 2]
    put(g, VANGUARD, island_3=(450, 1100), reef_1=first)
    other = g.state.terrain[1]
    left = deployment.places(g, reef)
    assert left == [spot for spot in ring if deployment.gap_between(other, piece_at(g, reef, *spot)) >= 12500]
    assert 0 < len(left) < len(ring) < 16


@pytest.mark.rule("SG-X-VAN-4")
def test_reefs_belong_to_the_island_of_their_own_side():
    scenario = "against_the_vanguard_two_forts"
    g = RULESET.new(scenario, {}, seed=1)
    put(g, scenario, island_3=(450, 1095), island_5=(450, 105))
    french, british = g.state.terrain
    for name, land in (("reef_1", french), ("reef_3", british)):
        reef = planned(scenario, name)
        spots = deployment.places(g, reef)
        assert spots
        assert all(deployment.gap_between(land, piece_at(g, reef, *spot)) <= 12700 for spot in spots)


@pytest.mark.rule("SG-X-SUP-1")
def test_no_piece_is_laid_on_a_ship():
    """The French ships are on the table before the island and its reefs."""
    g = RULESET.new(SUPPLIES, {}, seed=1)
    put(g, SUPPLIES, island_1=(450, 600))
    reef = planned(SUPPLIES, "reef_1")
    free = deployment.places(g, reef)
    ship = g.state.ships[0]
    ship.pose = (free[3][0] * 100, free[3][1] * 100, 0)
    rim = corners(deployment.box_of(g, ship))
    left = deployment.places(g, reef)
    clear = [s for s in free if all(gap(rim, part) > 0 for part in piece_at(g, reef, *s).parts)]
    assert left == clear
    assert free[3] not in left and len(left) < len(free)


@pytest.mark.rule("SG-X-SHA-1")
def test_a_piece_without_a_spot_stays_in_the_box():
    g = RULESET.new(SHALLOWS, {}, seed=1)
    step = next(step for step in reversed(g.stack) if isinstance(step, deployment.PlaceTerrain))
    assert set(step.ask(g)) == {"british"}
    g.state.width = g.state.height = 20000
    put(g, SHALLOWS, island_1=(100, 100))
    assert step.ask(g) == {}
