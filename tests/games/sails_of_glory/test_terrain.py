"""Reefs, sandbanks, coasts and islands."""

from __future__ import annotations

import random

import pytest

from mats import S, cards, hold
from quarterdeck.games.sails_of_glory.data.scenario import PlacedTerrain
from quarterdeck.games.sails_of_glory.rules import terrain
from quarterdeck.games.sails_of_glory.rules.basic_gunnery import find_shots
from quarterdeck.games.sails_of_glory.rules.basic_movement import Movement, standard_course
from quarterdeck.games.sails_of_glory.rules.basic_planning import must_plan
from quarterdeck.games.sails_of_glory.rules.common import box_of
from quarterdeck.games.sails_of_glory.rules.deployment import terrain_at
from quarterdeck.games.sails_of_glory.rules.start_of_turn import StartOfTurn
from quarterdeck.games.sails_of_glory.rules.turn import TurnBegins
from quarterdeck.games.sails_of_glory.state import Terrain
from quarterdeck.geometry.plane import box, corners, gap

SHIP = ("hms_defence", "british", 300, 200, 0)
ENEMY = ("courageuse", "french", 800, 800, 0)


def square(kind, left, bottom, right, top, shore=None, danger=0, number=0):
    outline = tuple(
        (x * 100, y * 100) for x, y in ((left, top), (right, top), (right, bottom), (left, bottom))
    )
    return Terrain(number, "island_1", kind, shore, danger, outline, (outline,))


def sail(sea, run, *pieces, level="basic", card="D1", ship=SHIP, **fields):
    """Defence (burden 5) sails 103.6 mm north with the wind on the green side: her bow ends at 341.1 mm."""
    g = sea(ship, ENEMY, level=level, wind=135, steps=())
    g.state.terrain = pieces
    moved = g.state.ships[0]
    hold(moved, (card,) if level == "basic" else (card, card))
    for name, value in fields.items():
        setattr(moved, name, value)
    run(g, Movement())
    return g, moved


def to(ship, g, piece):
    return gap(corners(box_of(g, ship)), piece.parts[0])


@pytest.mark.rule("SG-T-REEF-1")
@pytest.mark.ruling(113)
def test_a_reef_stops_the_ship_at_first_touch(sea, run):
    reef = square("reef", 250, 320, 350, 360)
    g, ship = sail(sea, run, reef)
    assert to(ship, g, reef) <= 50
    assert ship.pose[1] < 30360
    assert len(ship.hull) + len(ship.zero) > 0


@pytest.mark.rule("SG-T-REEF-1")
@pytest.mark.ruling(113)
def test_only_the_end_position_matters(sea, run):
    reef = square("reef", 250, 243, 350, 250)  # passed over on the way
    _g, ship = sail(sea, run, reef, ship=("courageuse", "british", 300, 200, 0), card="A1")
    assert ship.pose[1] == 20000 + 10900
    assert (ship.hull, ship.zero) == ((), ())
    assert not ship.aground


@pytest.mark.rule("SG-T-REEF-1")
@pytest.mark.ruling(20)
@pytest.mark.ruling(113)
def test_a_ship_that_another_base_stops_on_a_reef_stops_at_the_reef(sea, run, stack_cup):
    """Her card would carry her over the reef, but the ship ahead keeps her on it."""
    reef = square("reef", 250, 255, 350, 270)
    ships = (("courageuse", "british", 300, 200, 0), ("genereux", "french", 300, 365, 90))
    g = sea(*ships, wind=135, steps=())
    g.state.terrain = (reef,)
    stack_cup(g, "A", "0", "0", "0")
    ship = g.state.ships[0]
    hold(ship, ("A1",))
    run(g, Movement())
    assert not terrain.overlaps(box_of(g, ship), reef)
    assert to(ship, g, reef) <= 50
    assert g.state.cups["A"].items == []  # chits of her burden


@pytest.mark.rule("SG-T-REEF-1")
@pytest.mark.ruling(20)
@pytest.mark.ruling(113)
def test_a_ship_stopped_by_a_base_beyond_a_reef_has_passed_over_it(sea, run):
    """She stops with her stern at 255 mm; the reef ends at 250 mm."""
    ships = (("courageuse", "british", 300, 200, 0), ("genereux", "french", 300, 355, 90))
    g = sea(*ships, wind=135, steps=())
    g.state.terrain = (square("reef", 250, 243, 350, 250),)
    ship = g.state.ships[0]
    hold(ship, ("A1",))
    run(g, Movement())
    assert ship.collided == (1,)
    assert 29200 <= ship.pose[1] <= 29250
    assert (ship.hull, ship.zero, ship.crew) == ((), (), ())


@pytest.mark.rule("SG-T-REEF-2")
@pytest.mark.ruling(113)
@pytest.mark.ruling(114)
@pytest.mark.parametrize(("faces", "aground"), [(["1"] * 5, False), (["1"] * 4 + ["2"], True)])
def test_chits_for_the_burden_and_aground_above_it(sea, run, stack_cup, faces, aground):
    g = sea(SHIP, ENEMY, wind=135, steps=())
    g.state.terrain = (square("reef", 250, 320, 350, 360),)
    stack_cup(g, "A", *faces)
    ship = g.state.ships[0]
    hold(ship, ("D1",))
    run(g, Movement())
    assert g.state.cups["A"].items == []  # exactly five were drawn
    assert ship.aground is aground


@pytest.mark.rule("SG-T-REEF-3")
@pytest.mark.ruling(116)
def test_aground_no_more_movement_and_no_leak_damage(sea, run):
    g = sea(SHIP, ENEMY, level="advanced", steps=())
    ship = g.state.ships[0]
    hold(ship, ("D1", "D1"))
    ship.leaks, ship.fires = 1, 1
    terrain.run_aground(g, ship, "SG-T-REEF-2", g.tell(TurnBegins(1)))
    assert cards(ship) == ()
    assert not must_plan(g, ship)
    before = ship.pose
    run(g, StartOfTurn(), Movement())
    assert ship.pose == before
    assert len(ship.hull) == 1  # the fire still burns
    assert ship.in_play


@pytest.mark.rule("SG-T-REEF-4")
@pytest.mark.ruling(115)
@pytest.mark.parametrize("level", ["basic", "standard", "advanced"])
def test_only_numbers_leaks_and_rudder_hits_count(sea, stack_cup, level):
    g = sea(SHIP, ENEMY, level=level, steps=())
    ship = g.state.ships[0]
    stack_cup(g, "A", "2+crew", "crew", "3+leak", "2+rudder", "2+fire", "2+mast")
    points = terrain.strike_rocks(g, ship, "SG-T-REEF-2", 6).points
    assert points == 11
    assert (ship.crew, ship.fires, ship.masts) == ((), 0, 0)
    special = (1, 1) if level == "advanced" else (0, 0)
    assert (ship.leaks, ship.rudder) == special


@pytest.mark.rule("SG-T-SAND-1")
@pytest.mark.ruling(117)
def test_a_sandbank_holds_the_ship_where_she_ends(sea, run):
    _, ship = sail(sea, run, square("sandbank", 250, 335, 350, 360))
    assert (ship.pose[1], ship.aground) == (20000 + 10360, True)
    assert (ship.hull, ship.zero) == ((), ())
    _g, ship = sail(sea, run, square("sandbank", 250, 345, 350, 360))
    assert not ship.aground


@pytest.mark.rule("SG-T-SAND-2")
def test_nobody_sinks_on_a_sandbank(sea, run, fixed_dice):
    g = sea(SHIP, ENEMY, level="advanced", options={"sinking": True}, steps=())
    ship = g.state.ships[0]
    ship.leaks, ship.leak_taken, ship.aground = 2, 5, True
    fixed_dice(g)
    run(g, StartOfTurn())
    assert ship.in_play


@pytest.mark.rule("SG-T-LAND-1")
@pytest.mark.ruling(118)
@pytest.mark.parametrize(("edge", "caught"), [(358, True), (359, False)])
def test_rocky_danger_zone_counts_like_a_reef(sea, run, edge, caught):
    """The bow ends at 341.1 mm; 17 mm further is 358.1 mm."""
    island = square("island", 250, edge, 350, 420, "rocky", 1700)
    g, ship = sail(sea, run, island)
    assert (len(ship.hull) + len(ship.zero) > 0) is caught
    if caught:
        assert 1700 < to(ship, g, island) <= 1750  # she stopped at the edge of the zone
    assert len(g.state.cups["A"].items) == 90 - 5 * caught  # her burden, not twice as on land
    assert [event.land for event in g._fresh if event.what == "sg-reef-chits"] == [False] * caught


@pytest.mark.rule("SG-T-REEF-1")
@pytest.mark.rule("SG-T-LAND-1")
@pytest.mark.ruling(118)
@pytest.mark.parametrize("beyond", ["west", "east", "south", "north"])
@pytest.mark.parametrize(
    ("kind", "shore", "danger", "gap_", "lies", "stops"),
    [
        ("reef", None, 0, 0, False, False),  # touching is not overlapping
        ("reef", None, 0, -1, True, True),
        ("sandbank", None, 0, -1, True, False),  # she runs on it, and stays there
        ("island", "rocky", 1700, 1701, False, False),
        ("island", "rocky", 1700, 1700, True, True),  # at the stated distance or closer
        ("coast", "beach", 6250, 6251, False, False),
        ("coast", "beach", 6250, 6250, True, False),
        ("coast", "beach", 6250, 0, True, False),
        ("coast", "beach", 6250, -1, True, True),
    ],
)
def test_where_a_base_lies_on_a_piece_to_a_hundredth_of_a_millimetre(
    sea, beyond, kind, shore, danger, gap_, lies, stops
):
    """The piece is 100 mm square; a base that heads north reaches 25 mm to the side and 37.5 mm ahead."""
    g = sea(SHIP, ENEMY, steps=())
    g.state.terrain = (square(kind, 400, 400, 500, 500, shore, danger),)
    x, y = {
        "west": (40000 - gap_ - 2500, 45000),
        "east": (50000 + gap_ + 2500, 45000),
        "south": (45000, 40000 - gap_ - 3750),
        "north": (45000, 50000 + gap_ + 3750),
    }[beyond]
    here = box(g.data.bases["large"], (x, y, 0))
    assert terrain.lies_on(here, g.state.terrain[0]) is lies
    assert terrain.hinders(g, g.state.ships[0], here, here) is stops


@pytest.mark.rule("SG-T-LAND-1")
@pytest.mark.ruling(118)
def test_beach_danger_zone_counts_like_a_sandbank(sea, run):
    _g, ship = sail(sea, run, square("coast", 250, 358, 350, 420, "beach", 1700))
    assert (ship.pose[1], ship.aground, ship.hull) == (30360, True, ())


@pytest.mark.rule("SG-T-LAND-1")
@pytest.mark.ruling(120)
def test_beach_and_rocks_together(sea, run):
    rocks = square("island", 250, 345, 350, 420, "rocky", 1700)
    beach = square("coast", 345, 200, 420, 420, "beach", 6250, number=1)
    _g, ship = sail(sea, run, rocks, beach)
    assert ship.aground
    assert len(ship.hull) + len(ship.zero) > 0


@pytest.mark.rule("SG-T-SAND-1")
@pytest.mark.rule("SG-T-LAND-1")
@pytest.mark.ruling(120)
def test_who_runs_aground_twice_at_one_place_does_so_once(sea, run):
    bank, beach = square("sandbank", 250, 335, 350, 360), square("coast", 250, 355, 350, 420, "beach", 6250)
    g, ship = sail(sea, run, bank, beach)
    assert ship.aground
    assert [event.what for event in g._fresh].count("sg-aground") == 1


@pytest.mark.rule("SG-T-LAND-2")
@pytest.mark.parametrize(("lost", "aground"), [(9, False), (0, True)])
def test_who_is_beaten_by_the_rocks_does_not_lie_there_aground(sea, run, stack_cup, lost, aground):
    """Of her ten boxes one is left; ten chits of 5 take it."""
    g = sea(SHIP, ENEMY, wind=135, steps=())
    g.state.terrain = (square("island", 250, 330, 350, 420),)
    stack_cup(g, "A", *["5"] * lost, *["0"] * 10)
    ship = g.state.ships[0]
    if lost:
        ship.hull = ((g.data.chit("A", "5"),),) * lost
        stack_cup(g, "A", *["5"] * 10)
    hold(ship, ("D1",))
    run(g, Movement())
    assert (ship.fate is None, ship.aground) == (aground, aground)
    assert ("sg-aground" in [event.what for event in g._fresh]) is aground


@pytest.mark.rule("SG-B-OVL-2")
@pytest.mark.rule("SG-T-REEF-1")
@pytest.mark.ruling(16)
@pytest.mark.parametrize(("reef", "lots"), [(700, 0), (320, 1)])
def test_land_far_off_involves_nobody(sea, run, reef, lots):
    """Two ships of one burden and attitude: only who would end on the reef takes her turn with the other."""
    ships = (("hms_defence", "british", 300, 200, 0), ("genereux", "french", 400, 200, 0))
    g = sea(*ships, wind=135, steps=())
    g.state.terrain = (square("reef", 250, reef, 450, reef + 40),)
    for ship in g.state.ships:
        hold(ship, (g.data.decks[g.data.ships[ship.card].deck].straight,))
    run(g, Movement())
    assert [event.what for event in g._fresh].count("sg-order-by-lot") == lots


@pytest.mark.rule("SG-T-LAND-2")
@pytest.mark.ruling(119)
@pytest.mark.parametrize("danger", [0, 1700])
def test_ending_on_land_wrecks_the_ship(sea, run, stack_cup, danger):
    land = square("island", 250, 330, 350, 420, "rocky", danger)
    g = sea(SHIP, ENEMY, wind=135, steps=())
    g.state.terrain = (land,)
    stack_cup(g, "A", *["0"] * 10)
    ship = g.state.ships[0]
    hold(ship, ("D1",))
    run(g, Movement())
    assert g.state.cups["A"].items == []  # twice the burden
    assert [event.land for event in g._fresh if event.what == "sg-reef-chits"] == [True]
    assert ship.aground  # always
    assert to(ship, g, land) <= 50


@pytest.mark.rule("SG-T-LAND-2")
@pytest.mark.ruling(137)
@pytest.mark.parametrize("seed", range(6))
def test_every_move_that_ends_on_an_island_is_a_landing(sea, run, seed):
    """Under backing sails on tight lines too: twice the burden in chits, aground, at the shore."""
    rng, landings = random.Random(seed), 0
    for _ in range(60):
        g = sea(
            ("hms_defence", "british", 450, 450, 0),
            ENEMY,
            level="advanced",
            wind=rng.randrange(360),
            steps=(),
        )
        ship = g.state.ships[0]
        ship.sails, deck = "backing", g.data.decks["D"]
        card = rng.choice(deck.blue)
        hold(ship, (card, card))
        x, y = rng.randrange(380, 500), rng.randrange(470, 530)
        land = square("island", x, y, x + 60, y + 60, rng.choice((None, "rocky")), 1700)
        here, base = box_of(g, ship), g.data.bases[g.data.ships[ship.card].base]
        course = standard_course(g, ship)
        aim = box(base, course.way.end(ship.pose))
        if terrain.overlaps(here, land) or not terrain.overlaps(aim, land):
            continue
        landings += 1
        g.state.terrain = (land,)
        ship.last_card, ship.aback = None, 0
        hold(ship, (card, card))
        before = len(g.state.cups["A"].items)
        run(g, Movement())
        assert ship.aground and before - len(g.state.cups["A"].items) == 10
        assert not terrain.overlaps(box_of(g, ship), land)
        assert to(ship, g, land) <= 50  # in contact: half a millimetre
    assert landings > 3


@pytest.mark.rule("SG-T-LAND-2")
@pytest.mark.ruling(119)
@pytest.mark.ruling(137)
@pytest.mark.parametrize(
    ("card", "left", "bottom"), [("A24", 510, 423), ("A24", 511, 507), ("A19", 519, 431)]
)
def test_a_landing_on_the_tightest_lines_is_at_the_shore(sea, run, card, left, bottom):
    """Places where a step of 0.05 mm along the line swings the base by more than 0.5 mm."""
    ship = ("courageuse", "british", 450, 450, 0)
    g = sea(ship, ENEMY, level="advanced", wind=135, steps=(), sails="backing")
    land = square("island", left, bottom, left + 60, bottom + 60)
    g.state.terrain = (land,)
    hold(g.state.ships[0], (card, card))
    run(g, Movement())
    assert g.state.ships[0].aground and to(g.state.ships[0], g, land) <= 50


@pytest.mark.rule("SG-T-LAND-2")
@pytest.mark.ruling(137)
def test_a_move_that_ends_on_an_island_is_a_landing_even_if_the_bow_finds_a_way_past(sea, run, stack_cup):
    """D15 under battle sails ends at (495.7, 530.2), on the island. The bow, led along the line first and
    then straight ahead for the rest of a base length, meets no land; the end of the move decides."""
    g = sea(("hms_defence", "british", 450, 450, 0), ENEMY, level="standard", wind=135, steps=())
    ship = g.state.ships[0]
    land = square("island", 462, 557, 522, 617)
    g.state.terrain = (land,)
    assert terrain.overlaps(box(g.data.bases["large"], (49570, 53020, 6750)), land)
    hold(ship, ("D15", "D15"))
    stack_cup(g, "A", *["0"] * 11)
    run(g, Movement())
    assert not terrain.overlaps(box_of(g, ship), land)
    assert ship.aground
    assert len(g.state.cups["A"].items) == 1  # twice the burden of 5


@pytest.mark.rule("SG-T-LAND-3")
@pytest.mark.ruling(121)
def test_a_port_has_no_danger_zone(sea):
    g = sea(SHIP, ENEMY, steps=())
    port = terrain_at(g, 0, PlacedTerrain("island_1", 450, 450, shore="rocky", danger="width", port=True))
    assert (port.shore, port.danger) == (None, 0)
    rocky = terrain_at(g, 0, PlacedTerrain("island_1", 450, 450, shore="rocky", danger="band"))
    assert (rocky.shore, rocky.danger) == ("rocky", 6250)
    bare = terrain_at(g, 0, PlacedTerrain("reef_1", 450, 450))
    assert (bare.shore, bare.danger) == (None, 0)


@pytest.mark.rule("SG-T-GEN-1")
@pytest.mark.ruling(134)
def test_pieces_turn_clockwise(sea):
    g = sea(SHIP, ENEMY, steps=())
    printed = g.data.pieces["reef_1"].outline
    still = terrain_at(g, 0, PlacedTerrain("reef_1", 400, 300))
    assert still.outline == tuple((40000 + x, 30000 + y) for x, y in printed)
    turned = terrain_at(g, 0, PlacedTerrain("reef_1", 400, 300, rotation=90))
    assert turned.outline == tuple((40000 + y, 30000 - x) for x, y in printed)


@pytest.mark.rule("SG-T-LAND-4")
@pytest.mark.ruling(49)
@pytest.mark.ruling(51)
@pytest.mark.parametrize(
    ("kind", "seen"), [("island", False), ("coast", False), ("reef", True), ("sandbank", True)]
)
def test_land_blocks_the_line_of_sight(sea, kind, seen):
    g = sea(SHIP, ("courageuse", "french", 420, 200, 0), steps=())
    g.state.terrain = (square(kind, 350, 100, 370, 300),)
    assert bool([s for s in find_shots(g) if s.firer == S(0)]) is seen


@pytest.mark.rule("SG-T-LAND-4")
@pytest.mark.ruling(49)
def test_a_headland_may_leave_one_arc_free(sea):
    """EX32: the full arc is blocked, the bow arc is not; with a longer headland every arc is."""
    g = sea(SHIP, ("courageuse", "french", 420, 260, 0), steps=())
    g.state.terrain = (square("island", 345, 100, 365, 228),)
    assert {s.arc for s in find_shots(g) if s.firer == S(0)} == {"front"}
    g.state.terrain = (square("island", 345, 100, 365, 400),)
    assert not [s for s in find_shots(g) if s.firer == S(0)]
