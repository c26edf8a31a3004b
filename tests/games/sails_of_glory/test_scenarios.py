"""Set-up, seats, deployment, victory and points of the scenarios."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mats import hold, shot
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.data.scenario import Zone
from quarterdeck.games.sails_of_glory.rules import deployment, victory
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement
from quarterdeck.games.sails_of_glory.rules.common import box_of
from quarterdeck.games.sails_of_glory.rules.striking import strike
from quarterdeck.games.sails_of_glory.rules.turn import Judge, Turn
from quarterdeck.geometry.plane import box, corners, overlap
from quarterdeck.i18n import format_event
from quarterdeck.kernel import KeyedDice, RandomBot
from quarterdeck.kernel.dice import key_from

SCENARIOS = sorted(RULESET.data.scenarios)


def level_for(scenario):
    return RULESET.data.scenarios[scenario].levels[-1]


def deployed(scenario, seed=1, **options):
    """A game played at random until its first turn."""
    game = RULESET.new(scenario, options, seed=seed)
    rng = KeyedDice(key_from(seed))
    while game.state.turn == 0 and game.pending:
        seat = next(iter(game.pending))
        choices = game.pending[seat]
        game.apply(seat, choices[rng.below(len(choices))])
    return game


def sink(g, *cards, fate="surrendered"):
    for ship in g.state.ships:
        if ship.card in cards:
            strike(g, ship, fate)


def outcome(g):
    g.state.turn = max(1, g.state.turn)
    assert victory.check(g)
    return g.outcome


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
    for x, y, fits in ((0, 0, True), (0, 160, True), (0, 161, False), (160, 0, True), (175, 0, False)):
        here = box(base, (45000 + 100 * x, 45000 + 100 * y, 0))
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


@pytest.mark.rule("SG-X-EIS-2")
@pytest.mark.ruling(132)
def test_last_side_in_play():
    g = deployed("enemy_in_sight")
    g.state.turn = 1
    assert not victory.check(g)
    sink(g, "courageuse")
    assert not victory.check(g)
    sink(g, "genereux", fate="left")
    assert outcome(g).ranking == (("british",), ("french",))
    g = deployed("enemy_in_sight")
    sink(g, "courageuse", "genereux", "hms_terpsichore", "hms_defence")
    assert outcome(g).ranking == (("british", "french"),)


@pytest.mark.rule("SG-X-EIS-3")
def test_variants_of_enemy_in_sight():
    cards = [ship.card for ship in deployed("enemy_in_sight_reverse_faces").state.ships]
    assert cards == ["unite_fr", "aquilon", "hms_meleager", "hms_vanguard"]
    assert len(deployed("enemy_in_sight_more_ships").state.ships) == 6
    green = deployed("enemy_in_sight_green_french")
    assert [ship.green_gunners for ship in green.state.ships] == [True, True, False, False]
    assert green.state.wind == 0
    mixed = deployed("enemy_in_sight_mixed_sides")
    assert sorted(ship.pose[1] > 45000 for ship in mixed.state.ships) == [False, False, True, True]


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


@pytest.mark.rule("SG-X-SHA-2")
def test_deadlock_when_all_are_aground():
    g = deployed("in_shallow_waters", 3)
    for number, ship in enumerate(g.state.ships):
        ship.aground = True
        ship.pose = (10000 + 23000 * number, 10000 if number % 2 else 80000, 0)
    sink(g, "unite_fr")
    assert outcome(g).ranking == (("british",), ("french",))
    g = deployed("in_shallow_waters", 3)
    for number, ship in enumerate(g.state.ships):
        ship.aground = True
        ship.pose = (10000 + 23000 * number, 10000 if number % 2 else 80000, 0)
    sink(g, "unite_fr", "hms_vanguard")  # Aquilon, a ship of the line, against the frigate Meleager
    assert outcome(g).ranking == (("french",), ("british",))


def stranded(scenario, *places):
    """Every ship aground, at these places (mm) and heading north."""
    g = deployed(scenario, 3)
    g.state.turn = 1
    for ship, (x, y) in zip(g.state.ships, places, strict=True):
        ship.aground, ship.pose = True, (x * 100, y * 100, 0)
    return g


APART = ((100, 800), (330, 100), (560, 800), (790, 100))


@pytest.mark.rule("SG-X-SHA-2")
def test_deadlock_is_an_end_of_the_shallow_waters_alone():
    assert not victory.check(stranded("enemy_in_sight", *APART))
    g = stranded("in_shallow_waters", *APART)
    g.state.ships[0].aground = False
    assert not victory.check(g)


@pytest.mark.rule("SG-X-SHA-2")
def test_two_ships_each_with_one_of_the_line_are_even():
    """Aquilon and a frigate against Vanguard and a frigate: a draw."""
    g = stranded("in_shallow_waters", *APART)
    assert (outcome(g).ranking, g.outcome.level) == ((("british", "french"),), "sg-level-draw")


@pytest.mark.rule("SG-X-SHA-2")
@pytest.mark.parametrize(("gap", "ended"), [(2500, False), (2501, True)])
def test_guns_that_reach_keep_a_deadlock_away(gap, ended):
    """Broadside to broadside the ruler of 250 mm must reach from a dot of one base to the other base.

    The dots lie on the base of Vanguard, 10 mm from her centre line; bases are 50 mm wide.
    """
    g = stranded("in_shallow_waters", *APART)
    sides = {ship.side: ship for ship in g.state.ships}
    one, two = sides["french"], sides["british"]
    for ship in g.state.ships:
        if ship not in (one, two):
            ship.fate = "left"
    one.pose = (10000, 40000, 0)
    two.pose = (10000 + 1000 + gap * 10 + 2500, 40000, 0)
    shots = [victory._can_reach(g, one, two), victory._can_reach(g, two, one)]
    assert any(shots) is not ended
    assert victory.check(g) is ended


@pytest.mark.rule("SG-B-VIC-1")
def test_a_game_without_a_decision_goes_on_to_its_last_turn():
    g = deployed("enemy_in_sight")
    g.state.turn = RULESET.data.scenarios["enemy_in_sight"].turn_limit - 1
    assert not victory.check(g)
    g.state.turn += 1
    assert (outcome(g).level, g.outcome.reason.id) == ("sg-level-draw", "sg-end-time")
    g = deployed("breaking_the_blockade")
    g.state.turn = RULESET.data.scenarios["breaking_the_blockade"].turn_limit
    assert outcome(g).ranking == (("british",), ("french",))  # nobody got away
    g = deployed("against_the_vanguard")
    g.state.turn = RULESET.data.scenarios["against_the_vanguard"].turn_limit
    assert outcome(g).scores == {"british": -4, "french": 0}
    assert g.outcome.ranking == (("french",), ("british",))


@pytest.mark.rule("SG-X-BLO-2")
@pytest.mark.parametrize("score", ["out", "empty_boxes", "sunk", "hits", None])
@pytest.mark.parametrize(("more", "winner"), [(1, "french"), (-1, "british")])
def test_the_four_scores_of_two_blockades_count_in_their_order(score, more, winner):
    """Ships out, empty boxes on them, enemies sunk, hits on enemies; the French ran in the first game. What
    stands before is equal, what comes after speaks for the other side."""
    g = deployed("breaking_the_blockade_two_games")
    sink(g, "courageuse", fate="escaped")
    sink(g, "genereux", "hms_terpsichore")
    order = ["out", "empty_boxes", "sunk", "hits", None]
    first = victory._leg_scores(g)
    for later in order[order.index(score) + 1 : -1]:
        first[later] -= 5 * more
    if score is not None:
        first[score] += more
    g.state.notes |= {f"first_{name}": value for name, value in first.items()} | {"leg": 2}
    loser = "british" if winner == "french" else "french"
    expected = ((winner,), (loser,)) if score else (("british", "french"),)
    assert outcome(g).ranking == expected


@pytest.mark.rule("SG-X-BLO-2")
def test_what_a_blockade_is_worth(chit):
    """Courageuse away with two of her boxes full; Terpsichore lost, Defence afloat with one hit."""
    g = deployed("breaking_the_blockade_two_games")
    by_card = {ship.card: ship for ship in g.state.ships}
    by_card["courageuse"].hull = ((chit("A", "3"),),) * 2
    sink(g, "courageuse", fate="escaped")
    sink(g, "hms_terpsichore")
    by_card["hms_defence"].hull = ((chit("A", "5"),),)
    scores = victory._leg_scores(g)
    boxes = RULESET.data.ships["courageuse"].boxes
    assert (scores["out"], scores["empty_boxes"], scores["sunk"]) == (1, boxes - 2, 1)


@pytest.mark.rule("SG-X-VAN-3")
def test_when_the_vanguard_game_is_over():
    """British all out or aground ends it; the French alone do so only once the fort has fallen."""
    g = deployed("against_the_vanguard")
    g.state.turn = 1
    sink(g, "courageuse")
    next(s for s in g.state.ships if s.card == "genereux").aground = True
    assert not victory.check(g)
    g.state.notes["building_0_fallen"] = 1
    assert victory.check(g)
    g = deployed("against_the_vanguard")
    g.state.turn = 1
    sink(g, "hms_terpsichore")
    assert not victory.check(g)
    next(s for s in g.state.ships if s.card == "hms_defence").aground = True
    assert outcome(g).scores == {"british": -4, "french": 5 + 5}


@pytest.mark.rule("SG-X-BLO-1")
def test_the_runners_must_leave_over_their_own_side():
    g = deployed("breaking_the_blockade")
    runner = g.state.ships[0]
    assert (runner.side, victory.left_table(g, runner, "N")) == ("french", "escaped")
    assert {victory.left_table(g, runner, edge) for edge in "ESW"} == {"left"}
    assert victory.left_table(g, g.state.ships[2], "N") == "left"
    sink(g, "courageuse", fate="escaped")
    g.state.turn = 1
    assert not victory.check(g)
    sink(g, "genereux", fate="escaped")
    assert outcome(g).ranking == (("french",), ("british",))
    for fate in ("surrendered", "left"):
        g = deployed("breaking_the_blockade")
        sink(g, "courageuse", fate=fate)
        assert outcome(g).ranking == (("british",), ("french",))
    swapped = deployed("breaking_the_blockade_swap_zones")
    assert victory.left_table(swapped, swapped.state.ships[0], "S") == "escaped"


@pytest.mark.rule("SG-X-BLO-2")
def test_two_games_of_blockade_are_compared():
    g = deployed("breaking_the_blockade_two_games")
    sink(g, "courageuse", fate="escaped")
    sink(g, "genereux", fate="surrendered")
    g.state.turn = 1
    assert victory.check(g)
    assert not g.over
    assert (g.state.notes["leg"], g.state.notes["first_out"]) == (2, 1)
    assert [ship.seat for ship in g.state.ships] == ["british", "british", "french", "french"]
    g._run()
    rng = KeyedDice(key_from(1))
    while g.state.turn == 0:
        seat = next(iter(g.pending))
        g.apply(seat, g.pending[seat][rng.below(len(g.pending[seat]))])
    sink(g, "courageuse", "genereux", fate="escaped")
    assert outcome(g).ranking == (("british",), ("french",))  # two against one


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


@pytest.mark.rule("SG-X-VAN-2")
@pytest.mark.ruling(123)
@pytest.mark.parametrize(
    ("notes", "falls"),
    [({"points": 8}, True), ({"points": 7, "casualties": 3}, False), ({"casualties": 4}, True)],
)
def test_when_the_fort_surrenders(notes, falls):
    g = deployed("against_the_vanguard")
    g.state.notes |= {f"building_0_{name}": value for name, value in notes.items()}
    victory.note_turn(g)
    assert victory.building_fallen(g, "french") is falls


@pytest.mark.rule("SG-X-VAN-2")
def test_the_fort_gives_up_with_its_fleet():
    g = deployed("against_the_vanguard")
    sink(g, "courageuse", "genereux")
    for ship in g.state.ships:
        ship.aground = ship.side == "british"
    victory.note_turn(g)
    assert not victory.building_fallen(g, "french")  # every British ship is aground
    g.state.ships[0].aground = False
    victory.note_turn(g)
    assert victory.building_fallen(g, "french")


@pytest.mark.rule("SG-X-VAN-3")
def test_points_of_the_vanguard():
    g = deployed("against_the_vanguard")
    assert victory.points(g, "british") == -4
    g.state.notes["building_0_points"] = 3
    assert victory.points(g, "british") == 4
    g.state.notes["building_0_fallen"] = 1
    assert victory.points(g, "british") == 8
    sink(g, "genereux")
    next(s for s in g.state.ships if s.card == "courageuse").aground = True
    assert victory.points(g, "british") == 8 + 9 + 3
    sink(g, "hms_terpsichore", fate="left")
    assert victory.points(g, "french") == 5
    result = outcome(g)  # building fallen, French out or aground
    assert (result.scores["british"], result.scores["french"]) == (20, 5)
    assert result.ranking == (("british",), ("french",))


@pytest.mark.rule("SG-X-VAN-3")
def test_the_british_may_go_home_once_the_fort_has_fallen():
    g = deployed("against_the_vanguard")
    ship = next(s for s in g.state.ships if s.side == "british")
    assert victory.left_table(g, ship, "S") == "left"
    g.state.notes["building_0_fallen"] = 1
    assert victory.left_table(g, ship, "S") == "escaped"
    assert victory.left_table(g, ship, "N") == "left"


@pytest.mark.rule("SG-X-VAN-4")
def test_two_forts_score_for_both():
    g = deployed("against_the_vanguard_two_forts")
    assert [piece.owner for piece in g.state.terrain if piece.owner] == ["french", "british"]
    assert (victory.points(g, "british"), victory.points(g, "french")) == (-4, -4)
    british = next(piece for piece in g.state.terrain if piece.owner == "british")
    g.state.notes[f"building_{british.id}_fallen"] = 1
    assert (victory.points(g, "british"), victory.points(g, "french")) == (-4, 8)


@pytest.mark.rule("SG-X-VAN-4")
@pytest.mark.rule("SG-X-SUP-3")
def test_two_games_add_their_points():
    g = deployed("against_the_vanguard_two_games")
    g.state.notes["building_0_fallen"] = 1
    sink(g, "genereux", "courageuse")
    g.state.turn = 1
    assert victory.check(g)
    assert (g.state.notes["first_british"], g.state.notes["first_french"]) == (8 + 9 + 5, 0)


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


@pytest.mark.rule("SG-X-SUP-2")
@pytest.mark.rule("SG-X-SUP-3")
def test_unloading():
    g = deployed("supplies_arrive")
    ship = next(s for s in g.state.ships if s.card == "courageuse")
    low = min(y for _, y in g.state.terrain[0].outline)
    ship.pose = (g.state.terrain[0].outline[2][0], low - 6000 - 3750, 0)
    victory.note_turn(g)
    assert g.state.notes.get("unloaded", 0) == 0  # sails are not furled
    ship.sails, ship.moved = "furled", True
    victory.note_turn(g)
    assert g.state.notes.get("unloaded", 0) == 0  # she moved this turn
    ship.moved = False
    assert victory.points(g, "british") == 3
    for expected in (2, 4, 6, 6):
        victory.note_turn(g)
        assert victory.points(g, "french") == expected
    assert victory.points(g, "british") == 0
    assert victory.left_table(g, ship, "N") == "escaped"
    assert victory.left_table(g, ship, "S") == "left"
    g.state.notes["unloaded"] = 4
    assert victory.left_table(g, ship, "N") == "left"


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


@pytest.mark.rule("SG-B-VIC-1")
@pytest.mark.ruling(132)
@pytest.mark.parametrize("beaten", [False, True])
def test_between_the_phases_of_the_last_turn_only_a_beaten_fleet_ends_the_game(beaten):
    """While both sides have ships the last turn is played to its end, and then the survivors decide."""
    g = deployed("enemy_in_sight")
    g.state.turn = RULESET.data.scenarios["enemy_in_sight"].turn_limit
    if beaten:
        sink(g, *(ship.card for ship in g.state.ships if ship.side == "french"))
    g.stack.append(Judge())
    g.stack[-1].advance(g)
    assert g.over is beaten
    assert outcome(g).reason.id == ("sg-end-last-side" if beaten else "sg-end-time")


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


@pytest.mark.rule("SG-X-PREY-2")
def test_the_three_goals(chit):
    g = deployed("easy_prey")
    sink(g, "hms_bellerophon", "hms_juno")
    assert outcome(g).ranking == (("french",), ())
    g = deployed("easy_prey")
    next(s for s in g.state.ships if s.side == "french").aground = True
    assert (outcome(g).ranking, g.outcome.level) == ((("french",),), "sg-level-defeat")
    assert g.outcome.winners == ()
    g = deployed("easy_prey")
    frigate = next(s for s in g.state.ships if s.card == "unite_fr")  # nine boxes, burden 3
    frigate.hull = ((chit("A", "3"),),) * 4
    sink(g, "hms_bellerophon", "hms_juno")
    assert outcome(g).ranking == (("french",), ())
    g = deployed("easy_prey")
    frigate = next(s for s in g.state.ships if s.card == "unite_fr")
    frigate.hull = ((chit("A", "3"),),) * 5
    sink(g, "hms_bellerophon", "hms_juno")
    assert (outcome(g).ranking, g.outcome.level) == ((("french",),), "sg-level-defeat")
    assert g.outcome.winners == ()


@pytest.mark.rule("SG-X-PREY-2")
@pytest.mark.parametrize(("full", "lost"), [(5, False), (6, True)])
def test_with_enemies_left_one_box_can_still_be_repaired(chit, full, lost):
    """Nine boxes: five full are too many at the end, but one may be repaired until then; of six five stay."""
    g = deployed("easy_prey")
    frigate = next(s for s in g.state.ships if s.card == "unite_fr")
    frigate.hull = ((chit("A", "3"),),) * full
    assert bool(victory.check(g)) is lost


@pytest.mark.rule("SG-B-VIC-1")
def test_a_game_that_goes_nowhere_ends():
    g = deployed("enemy_in_sight")
    g.state.turn = RULESET.data.scenarios["enemy_in_sight"].turn_limit
    sink(g, "hms_terpsichore")
    assert outcome(g).ranking == (("french",), ("british",))


@pytest.mark.rule("SG-X-PREY-2")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The game is over: defeat."), ("es", "La partida ha terminado: derrota."),
     ("it", "La partita è finita: sconfitta.")],
)  # fmt: skip
def test_a_lost_solitaire_game_is_a_defeat_of_its_captain(language, said):
    g = deployed("easy_prey")
    sink(g, "unite_fr")
    outcome(g)
    (over,) = [event for event in g.log(everything=True) if event.what == "qd-game-over"]
    assert format_event(over, language).startswith(said)


@pytest.mark.rule("SG-X-SUP-2")
@pytest.mark.ruling(138)
@pytest.mark.parametrize(("strength", "landed"), [("low", 2), ("medium", 0)])
def test_a_becalmed_ship_whose_card_was_spent_lands_supplies(run, strength, landed):
    """Under furled sails she still holds a card: in low wind it is spent where she lies, else sailed."""
    g = deployed("supplies_arrive")
    ship = next(s for s in g.state.ships if s.card == "courageuse")
    low = min(y for _, y in g.state.terrain[0].outline)
    ship.pose, ship.sails = (g.state.terrain[0].outline[2][0], low - 6000 - 3750, 0), "furled"
    g.state.wind, g.state.wind_strength = 9000, strength
    hold(ship, (g.data.decks[g.data.ships[ship.card].deck].straight,))
    before = ship.pose
    run(g, Movement())
    assert ship.revealed is not None and (ship.pose == before) is bool(landed)
    victory.note_turn(g)
    assert g.state.notes.get("unloaded", 0) == landed


@pytest.mark.rule("SG-X-GEN-2")
@pytest.mark.parametrize("ships", [2, 3, 4, 5, 6])
def test_the_free_set_up_takes_two_to_six_ships_a_side(ships):
    g = RULESET.new("free", {"ships_a_side": ships, "captains": 2}, seed=1)
    assert len(g.state.ships) == 2 * ships


@pytest.mark.rule("SG-B-VIC-1")
def test_bots_play_a_battery_scenario_to_the_end():
    game = RULESET.new("harbour_raid_solo", {"level": "advanced"}, seed=2)
    assert game.play({"british": RandomBot(3)}) is not None


@pytest.mark.rule("SG-B-VIC-1")
@pytest.mark.ruling(79)
@pytest.mark.ruling(132)
def test_a_fleet_that_burns_down_before_planning_has_lost(sea):
    """The British lose their last ship at the start of turn 2: the French need not survive that turn too."""
    g = sea(
        ("hms_defence", "british", 200, 200, 0),
        ("courageuse", "french", 700, 700, 0),
        level="advanced",
        steps=(),
    )
    burning = g.state.ships[0]
    burning.fires, burning.hull = 1, ((0,),) * (g.data.ships[burning.card].boxes - 1)
    g.state.turn = 1
    g.stack[:] = [Turn()]
    g._run()
    assert g.over and g.outcome.ranking[0] == ("french",)
