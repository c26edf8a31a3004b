"""Setting up the scenarios: captains, zones, terrain that players place, ships with a start of their own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from battles import deployed
from mats import shot
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.data.scenario import PlacedTerrain, Zone
from quarterdeck.games.sails_of_glory.rules import deployment, scenarios
from quarterdeck.games.sails_of_glory.rules.common import box_of
from quarterdeck.games.sails_of_glory.rules.optional_wind import bearing_of
from quarterdeck.geometry.plane import box, corners, gap, overlap
from quarterdeck.kernel import KeyedDice, RandomBot, action_tag
from quarterdeck.kernel.dice import key_from

SCENARIOS = sorted(RULESET.data.scenarios)


def level_for(scenario):
    return RULESET.data.scenarios[scenario].levels[-1]


@pytest.mark.rule("SG-B-SET-1")
@pytest.mark.rule("SG-B-SET-3")
@pytest.mark.parametrize(
    ("captains", "seats", "owners"),
    [
        (2, ("british", "french"), ["french", "french", "british", "british"]),
        (3, ("british", "french", "french-2"), ["french", "french-2", "british", "british"]),
        (4, ("british", "british-2", "french", "french-2"), ["french", "french-2", "british", "british-2"]),
    ],
)
def test_captains_share_the_ships(captains, seats, owners):
    game = RULESET.new("enemy_in_sight", {"captains": captains}, seed=1)
    assert game.seats == seats
    assert [ship.seat for ship in game.state.ships] == owners
    assert (game.state.width, game.state.height) == (90000, 90000)


@pytest.mark.rule("SG-B-SET-6")
def test_both_batteries_start_loaded():
    game = deployed("enemy_in_sight_basic")
    assert all(shot(ship.port) == shot(ship.starboard) == "ball" for ship in game.state.ships)


@pytest.mark.rule("SG-X-GEN-1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_can_be_set_up_and_played_out(scenario):
    game = RULESET.new(scenario, {"level": level_for(scenario)}, seed=7)
    rng = KeyedDice(key_from(scenario))
    while game.pending:
        seats = list(game.pending)
        seat = seats[rng.below(len(seats))]
        game.apply(seat, game.pending[seat][rng.below(len(game.pending[seat]))])
    assert game.over


@pytest.mark.rule("SG-X-EIS-1")
@pytest.mark.rule("SG-X-GEN-1")
@pytest.mark.ruling(130)
@pytest.mark.parametrize("seed", range(3))
def test_the_whole_base_lies_in_the_zone(seed):
    for scenario in ("enemy_in_sight", "breaking_the_blockade", "enemy_in_sight_other_sides"):
        game = deployed(scenario, seed, level="standard")
        for ship in game.state.ships:
            size = game.state.width, game.state.height
            assert deployment.in_zone(size, deployment.zone_of(game, ship), box_of(game, ship))


@pytest.mark.rule("SG-X-GEN-1")
@pytest.mark.parametrize(
    ("zone", "limits"),
    [
        (Zone("disc", radius=200), (250, 400, 650, 800)),
        (Zone("box", box=(10, 20, 300, 400)), (10, 20, 300, 400)),
        (Zone("band", edge="S", depth=125), (0, 0, 900, 125)),
        (Zone("band", edge="N", depth=125), (0, 1075, 900, 1200)),
        (Zone("band", edge="W", depth=125, from_edge=50), (50, 0, 175, 1200)),
        (Zone("band", edge="E", depth=125, from_edge=50, west=100, east=200), (725, 100, 850, 1000)),
        (Zone("band", edge="S", depth=125, from_edge=50, west=100, east=200), (100, 50, 700, 175)),
        (Zone("band", edge="N", depth=125, from_edge=50, west=100, east=200), (100, 1025, 700, 1150)),
    ],
)
def test_limits_of_zones_on_a_table_of_900_by_1200(zone, limits):
    """West, south, east and north in millimetres; `west` and `east` are left free at the two ends."""
    assert deployment.rectangle((90000, 120000), zone) == tuple(100 * limit for limit in limits)


@pytest.mark.rule("SG-X-GEN-1")
@pytest.mark.ruling(130)
def test_a_base_in_a_disc_lies_in_it_with_every_corner():
    """Corners of a base heading north are 25 mm and 37.5 mm from its centre: 45.07 mm in all."""
    disc = Zone("disc", radius=200)
    base = RULESET.data.bases["large"]
    size = (90000, 90000)
    for x, y, fits in (
        (0, 0, True),
        (0, 160, True),
        (0, 161, False),
        (160, 0, True),
        (175, 0, False),
        (95, 122.5, True),  # her corner, 120 and 160 mm off, lies on the circle
        (95, 122.51, False),
    ):
        here = box(base, (45000 + 100 * x, round(45000 + 100 * y), 0))
        reach = (abs(x) + 25) ** 2 + (abs(y) + 37.5) ** 2
        assert (reach <= 200**2) is fits
        assert deployment.in_zone(size, disc, here) is fits


@pytest.mark.rule("SG-X-EIS-1")
def test_enemy_in_sight_zones_and_wind():
    game = deployed("enemy_in_sight")
    for ship in game.state.ships:
        ys = [y for _, y in corners(box_of(game, ship))]
        assert max(ys) <= 12500 if ship.side == "british" else min(ys) >= 77500
    assert game.state.wind == 9000


@pytest.mark.rule("SG-X-EIS-3")
def test_variants_of_enemy_in_sight():
    cards = [ship.card for ship in deployed("enemy_in_sight_reverse_faces").state.ships]
    assert cards == ["unite_fr", "aquilon", "hms_meleager", "hms_vanguard"]
    assert len(deployed("enemy_in_sight_more_ships").state.ships) == 6
    green = deployed("enemy_in_sight_green_french")
    assert [ship.green_gunners for ship in green.state.ships] == [True, True, False, False]
    assert [ship.green_sailors for ship in green.state.ships] == [True, True, False, False]
    assert green.state.wind == 0
    mixed = deployed("enemy_in_sight_mixed_sides")
    assert sorted(ship.pose[1] > 45000 for ship in mixed.state.ships) == [False, False, True, True]


@pytest.mark.rule("SG-O-GREEN-1")
@pytest.mark.rule("SG-O-GREEN-4")
@pytest.mark.parametrize("crews", ["none", "british", "french", "both"])
def test_whose_crews_are_untrained(crews):
    green = [crews in (side, "both") for side in ("french", "french", "british", "british")]
    for option in ("green_gunners", "green_sailors"):
        ships = RULESET.new("enemy_in_sight", {"level": "advanced", option: crews}, seed=1).state.ships
        assert [getattr(ship, option) for ship in ships] == green
        assert {ship.green_gunners and ship.green_sailors for ship in ships} == {False}


@pytest.mark.rule("SG-X-SHA-1")
def test_every_pair_of_sides_and_both_winds_may_be_drawn():
    """Twelve pairs; adjacent sides with the wind from either, opposite ones from the right of the British."""
    right = {"S": "E", "E": "N", "N": "W", "W": "S"}
    expected = set()
    for british in "NESW":
        for french in set("NESW") - {british}:
            opposite = {british, french} in ({"N", "S"}, {"E", "W"})
            winds = right[british] if opposite else british + french
            expected |= {(british, french, wind) for wind in winds}
    g = RULESET.new("in_shallow_waters", {}, seed=1)
    drawn = set()
    for _ in range(400):
        g._fresh = []
        scenarios.draw_sides(g)
        sides = [deployment.EDGES[g.state.notes[f"edge_{side}"]] for side in ("british", "french")]
        (told,) = g._fresh
        assert [told.british, told.french] == sides
        assert bearing_of(told.wind) == g.state.wind
        drawn.add((*sides, told.wind))
    assert drawn == expected and len(expected) == 4 * 2 * 2 + 4


@pytest.mark.rule("SG-O-WDIR-1")
def test_a_random_wind_at_the_start_blows_from_any_of_eight_points():
    winds = {RULESET.new("enemy_in_sight", {"wind_start": "random"}, seed=n).state.wind for n in range(60)}
    assert winds == {4500 * n for n in range(8)}
    assert RULESET.new("enemy_in_sight", {}, seed=3).state.wind == 9000


@pytest.mark.rule("SG-X-GEN-1")
def test_fleets_of_one_place_deploy_ship_by_ship_in_turn():
    """[docs/decisions/0303] In the open; first the place, then the heading."""
    g, asked = RULESET.new("enemy_in_sight", {}, seed=1), []
    while g.state.turn == 0:
        ((seat, choices),) = g.pending.items()
        asked.append((seat, choices[0].ship, action_tag(choices[0])))
        g.apply(seat, choices[len(choices) // 2])
    rows = [("french", 0), ("british", 2), ("french", 1), ("british", 3)]
    assert asked == [(*row, tag) for row in rows for tag in ("deploy", "deploy-heading")]


@pytest.mark.rule("SG-X-GEN-1")
@pytest.mark.parametrize(
    ("low", "high", "step", "cuts"),
    [
        (0, 125, 50, [12, 62, 112]),  # 25 mm over: 12 at each end, in whole millimetres
        (0, 100, 50, [0, 50, 100]),
        (100, 310, 50, [105, 155, 205, 255, 305]),
        (0, 125, 10, [2, 12, 22, 32, 42, 52, 62, 72, 82, 92, 102, 112, 122]),
    ],
)
def test_the_grid_of_a_zone_has_the_same_margin_at_both_ends(low, high, step, cuts):
    assert [cut // 100 for cut in deployment._cuts(low * 100, high * 100, step * 100)] == cuts


@pytest.mark.rule("SG-X-GEN-1")
def test_a_ship_fits_alongside_a_friend_on_her_own_heading_alone():
    """Keels parallel, 51.2 mm apart: 1.2 mm between the bases, and no other heading is clear."""
    g = RULESET.new("enemy_in_sight", {}, seed=1)
    friend, ship = (s for s in g.state.ships if s.side == "french")
    x, y = deployment.spots(g, ship)[len(deployment.spots(g, ship)) // 2]
    friend.pose = (x * 100 + 3620, y * 100 + 3620, 13500)
    assert list(deployment.headings(g, ship, (x * 100, y * 100))) == [13500, 31500]
    assert (x, y) in deployment.spots(g, ship)


@pytest.mark.rule("SG-X-GEN-1")
@pytest.mark.ruling(130)
@pytest.mark.parametrize("kind", ["band", "disc"])
def test_a_ship_may_be_put_wherever_some_heading_is_clear(kind):
    """With a friend at 40 places, and an island with its danger zone: every spot of the grid tried at every
    heading."""
    g = RULESET.new("breaking_the_blockade", {}, seed=1)
    ship, friend = (s for s in g.state.ships if s.side == ("french" if kind == "band" else "british"))
    placed = PlacedTerrain("island_1", 640, 180 if kind == "band" else 640, shore="rocky", danger="width")
    g.state.terrain = (deployment.terrain_at(g, 0, placed),)
    (island,) = g.state.terrain
    zone, base = deployment.zone_of(g, ship), g.data.bases["large"]
    size = g.state.width, g.state.height
    fits = [(at, stands) for at, stands in deployment.fitting(zone, base, size, deployment.GRID)]
    rng, lost = KeyedDice(key_from(kind)), 0
    for _ in range(40):
        west, south, east, north = deployment.rectangle(size, zone)
        x, y = west + rng.below(east - west), south + rng.below(north - south)
        friend.pose = (x, y, rng.below(360) * 100)
        there = box_of(g, friend)
        clear = [
            (x // 100, y // 100)
            for (x, y), stands in fits
            if any(
                not overlap(here, there)
                and min(gap(corners(here), part) for part in island.parts) > island.danger
                for _, here in stands
            )
        ]
        assert deployment.spots(g, ship) == clear
        lost += len(fits) - len(clear)
    assert lost > 40


@pytest.mark.rule("SG-X-SHA-1")
def test_random_sides_wind_and_reefs_placed_in_turn():
    winds = set()
    for seed in range(12):
        g = RULESET.new("in_shallow_waters", {}, seed=seed)
        british, french = (deployment.EDGES[g.state.notes[f"edge_{s}"]] for s in ("british", "french"))
        assert british != french
        right = {"S": 9000, "N": 27000, "E": 0, "W": 18000}
        towards = {"N": 0, "E": 9000, "S": 18000, "W": 27000}
        if {british, french} in ({"N", "S"}, {"E", "W"}):
            assert g.state.wind == right[british]
        else:
            assert g.state.wind in (towards[british], towards[french])
        winds.add(g.state.wind)
    assert len(winds) > 1
    order = []
    g = RULESET.new("in_shallow_waters", {}, seed=5)
    while len(g.state.terrain) < 7 and str(next(iter(g.pending.values()))[0]).startswith("place"):
        seat = next(iter(g.pending))
        order.append(seat)
        g.apply(seat, g.pending[seat][len(order) * 7 % len(g.pending[seat])])
    assert order == ["british", "french"] * (len(order) // 2)
    for number, one in enumerate(g.state.terrain):
        for two in g.state.terrain[number + 1 :]:
            assert deployment.gap_between(one, two) >= 12500


@pytest.mark.rule("SG-X-BLO-3")
def test_blockade_alone():
    g = RULESET.new("breaking_the_blockade_solo", {}, seed=1)
    assert g.seats == ("british",)
    french = [ship for ship in g.state.ships if ship.side == "french"]
    assert all(ship.automatic and ship.pose[2] == 0 for ship in french)
    assert set(g.state.auto_decks) == {ship.id for ship in french}


@pytest.mark.rule("SG-X-VAN-1")
def test_the_french_place_island_and_reefs():
    g = RULESET.new("against_the_vanguard", {}, seed=2)
    for expected in ("island_3", "reef_1", "reef_2"):
        assert set(g.pending) == {"french"}
        action = g.pending["french"][len(g.pending["french"]) // 2]
        assert str(action).split()[1] == expected
        g.apply("french", action)
    island, *reefs = g.state.terrain
    assert island.building and island.owner == "french"
    for reef in reefs:
        assert 12300 <= deployment.gap_between(island, reef) <= 12700
    assert deployment.gap_between(*reefs) >= 12500
    assert set(g.pending) == {"british"}  # who deploys before the French


@pytest.mark.rule("SG-X-SUP-1")
def test_supplies_set_up():
    g = RULESET.new("supplies_arrive", {"level": "advanced"}, seed=4)
    scenario = RULESET.data.scenarios["supplies_arrive"]
    assert g.state.level == "advanced"
    kinds = []
    rng = KeyedDice(key_from(4))
    while not str(next(iter(g.pending.values()))[0]).startswith("load"):
        seat = next(iter(g.pending))
        options = g.pending[seat]
        action = options[rng.below(len(options))]
        if str(action).startswith("place island"):
            west, east = options[0], options[-1]  # no distance from the long sides is printed
            outlines = [
                deployment.terrain_at(g, 0, replace(scenario.terrain[0], x=p.x, y=p.y)).outline
                for p in (west, east)
            ]
            assert min(x for x, _ in outlines[0]) < 2500
            assert g.state.width - max(x for x, _ in outlines[1]) < 2500
            action = options[len(options) // 2]
        kinds.append((seat, str(action).split()[0]))
        g.apply(seat, action)
    assert (
        kinds
        == [("french", "deploy"), ("french", "deploy-heading")] * 2
        + [("french", "place")] * 4
        + [
            ("british", "deploy"),
            ("british", "deploy-heading"),
        ]
        * 2
    )
    island = g.state.terrain[0]
    assert (island.danger, min(g.state.height - y for _, y in island.outline)) == (0, 12500)


@pytest.mark.rule("SG-X-PREY-1")
@pytest.mark.rule("SG-X-BLO-3")
@pytest.mark.rule("SG-X-GEN-1")
@pytest.mark.parametrize(
    ("scenario", "starts"),
    [
        ("easy_prey", [(400, 230, 270), (540, 200, 270)]),
        ("easy_prey_reverse_sides", [(400, 230, 270), (540, 200, 270)]),
        ("breaking_the_blockade_solo", [(300, 60, 0), (600, 60, 0)]),
        ("harbour_raid_solo", [(400, 1000, 90), (700, 980, 180)]),
        ("enemy_in_sight", []),
        ("supplies_arrive", []),
    ],
)
def test_who_has_a_start_of_his_own_and_who_is_deployed(scenario, starts):
    """The rulebook's own ships lie at their place from the beginning, all others beside the table."""
    g = RULESET.new(scenario, {}, seed=1)
    lying = [tuple(n // 100 for n in ship.pose) for ship in g.state.ships if ship.automatic]
    assert lying == starts
    for ship in g.state.ships:
        x, y, _ = ship.pose
        aboard = 0 <= x <= g.state.width and 0 <= y <= g.state.height
        assert aboard is ship.automatic
        assert (ship.seat == "") is ship.automatic


@pytest.mark.rule("SG-X-GEN-1")
@pytest.mark.ruling(130)
@pytest.mark.parametrize("lies", [0, 90, 180, 270])
def test_no_heading_lays_one_base_on_another(lies):
    """Every heading that fits into the zone, less those at which the bases would overlap: near a friend some
    are left, further off all."""
    g = RULESET.new("enemy_in_sight", {}, seed=1)
    friend, ship = (s for s in g.state.ships if s.side == "french")
    zone, base = deployment.zone_of(g, ship), RULESET.data.bases[RULESET.data.ships[ship.card].base]
    size = (g.state.width, g.state.height)
    fits = [at for at, stands in deployment.fitting(zone, base, size, deployment.GRID) if len(stands) == 16]
    x, y = fits[len(fits) // 2]
    friend.pose = (x, y, lies * 100)
    counts = []
    for off in (0, 5500, -6000, 6500, -7000, 12000):
        stands = deployment.stands_at(zone, base, size, (x + off, y))
        clear = [heading for heading, here in stands if not overlap(here, box_of(g, friend))]
        assert list(deployment.headings(g, ship, (x + off, y))) == clear
        counts.append((len(clear), len(stands)))
    assert counts[0][0] == 0 < counts[0][1]
    assert any(0 < clear < all_ for clear, all_ in counts)
    assert any(0 < clear == all_ for clear, all_ in counts)


@pytest.mark.rule("SG-X-PREY-1")
@pytest.mark.ruling(131)
def test_easy_prey_set_up():
    g = RULESET.new("easy_prey", {}, seed=1)
    assert g.seats == ("french",)
    british = [ship for ship in g.state.ships if ship.side == "british"]
    assert all(ship.anchored and ship.automatic for ship in british)
    assert {piece.danger for piece in g.state.terrain if piece.kind == "island"} == {1700}
    assert g.state.wind == 27000
    assert g.state.auto_decks == {}  # at anchor there is nothing to turn up


@pytest.mark.rule("SG-X-GEN-2")
@pytest.mark.parametrize("ships", [2, 3, 4, 5, 6])
def test_the_free_set_up_takes_two_to_six_ships_a_side(ships):
    g = RULESET.new("free", {"ships_a_side": ships, "captains": 2}, seed=1)
    assert len(g.state.ships) == 2 * ships


@pytest.mark.rule("SG-B-VIC-1")
def test_bots_play_a_battery_scenario_to_the_end():
    game = RULESET.new("harbour_raid_solo", {"level": "advanced"}, seed=2)
    assert game.play({"british": RandomBot(3)}) is not None
