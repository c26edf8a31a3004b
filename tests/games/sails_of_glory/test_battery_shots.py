"""What coastal batteries and the fort can fire at and be fired at from: arcs, range, sight, muskets."""

from __future__ import annotations

import pytest

from forts import FAR, SHIP, island, make
from mats import FORT, B, S, declare, declared, hits
from quarterdeck.games.sails_of_glory.ids import FORT_ARCS
from quarterdeck.games.sails_of_glory.rules import batteries
from quarterdeck.games.sails_of_glory.rules.basic_combat import Combat, fire_all, musket_targets
from quarterdeck.games.sails_of_glory.rules.batteries import DeclareGuns
from quarterdeck.games.sails_of_glory.state import CoastalBattery, Order, Terrain


@pytest.mark.rule("SG-T-BAT-1")
@pytest.mark.rule("SG-T-BAT-2")
@pytest.mark.ruling(122)
def test_range_from_the_dot_and_own_element_never_blocks(sea):
    g, battery = make(sea)
    shots = batteries.battery_shots(g, battery)
    assert [(s.arc, s.target, s.range) for s in shots] == [("1", S(0), 17500)]
    assert not [s for s in batteries.battery_shots(*make(sea, at=(400, 680))) if s.target == S(0)]  # 255 mm


@pytest.mark.rule("SG-T-BAT-1")
@pytest.mark.ruling(122)
def test_ships_fire_at_the_dot(sea):
    g, _ = make(sea, ships=(("hms_defence", "british", 400, 400, 270), FAR))
    shots = [s for s in batteries.shots(g) if s.target == B(0)]
    assert {s.weapon for s in shots} == {"starboard"}
    full = next(s for s in shots if s.arc == "full")
    assert abs(full.range - 19000) <= 2  # the dots stand 10 mm off the centre line


@pytest.mark.rule("SG-T-BAT-1")
@pytest.mark.rule("SG-B-GUN-1")
@pytest.mark.parametrize(("off", "reached"), [(25000, True), (25001, False)])
def test_the_end_of_the_ruler_belongs_to_it(sea, off, reached):
    """From the dot of a battery to a base 25 mm to the side of her keel, and from the middle dot of a ship,
    10 mm to starboard and 3 mm abaft her middle, to that of a battery, a square of 0.02 mm."""
    g, battery = make(sea)
    x, y = battery.at
    g.state.ships[0].pose = (x, y - off - 2500, 9000)
    assert bool([s for s in batteries.battery_shots(g, battery) if s.target == S(0)]) is reached
    g.state.ships[0].pose = (x - 300, y - batteries.DOT - off - 1000, 27000)
    full = [s for s in batteries.shots(g) if s.arc == "full" and s.firer == S(0)]
    assert [s.range for s in full] == [off] * reached


@pytest.mark.rule("SG-T-BAT-1")
@pytest.mark.rule("SG-B-GUN-5")
def test_a_ship_in_between_blocks_the_battery(sea):
    between = ("hms_bellona", "british", 400, 500, 90)
    g, battery = make(sea, ships=(SHIP, between))
    assert {s.target for s in batteries.battery_shots(g, battery)} == {S(1)}


@pytest.mark.rule("SG-T-LAND-5")
@pytest.mark.ruling(49)
@pytest.mark.ruling(50)
def test_targets_on_other_islands_and_sea_land_sea(sea):
    """EX33: a battery on island A is hit; on island B not, a headland of another element stands between."""
    g, battery = make(sea)
    g.state.terrain += (island(1, 380, 400, 420, 440), island(2, 500, 500, 520, 560))
    g.state.ships[0].pose = (10000, 10000, 0)
    g.state.batteries.append(CoastalBattery(1, "british", "british", (40000, 42000), 1, "redoubt"))
    assert {s.target for s in batteries.battery_shots(g, battery)} == {B(1)}
    g.state.terrain += (island(3, 350, 480, 450, 500),)
    assert batteries.battery_shots(g, battery) == []


@pytest.mark.rule("SG-T-LAND-5")
@pytest.mark.ruling(50)
def test_a_headland_of_the_own_element_beyond_the_sea_blocks(sea):
    g, battery = make(sea)
    hook = ((36000, 58000), (44000, 58000), (44000, 66000), (36000, 66000))
    arm = ((36000, 50000), (44000, 50000), (44000, 51000), (36000, 51000))
    spine = ((34000, 50000), (36000, 50000), (36000, 66000), (34000, 66000))
    outline = (*hook, *arm, *spine)
    g.state.terrain = (Terrain(0, "coast_1", "coast", None, 0, outline, (hook, arm, spine)),)
    assert batteries.battery_shots(g, battery) == []


@pytest.mark.rule("SG-T-BAT-2")
def test_one_target_a_turn_and_the_choice_of_arc(sea, run, choose):
    g, _battery = make(sea, ships=(("hms_defence", "british", 330, 420, 90), FAR))
    run(g, Combat())
    assert {str(a) for a in g.pending["french"]} == {"guns 0 1 ship-0 -", "guns 0 2 ship-0 -", "guns-hold 0"}
    choose(g, "french: guns 0 1 ship-0 -")
    assert "french" not in g.pending


@pytest.mark.rule("SG-T-BAT-2")
@pytest.mark.parametrize(("arc", "target"), [("1", 0), ("1", 1), ("2", 1)])
def test_the_arc_and_the_target_named_are_those_fired_at(sea, run, choose, arc, target):
    """One ship in one arc, a nearer one in two."""
    ships = (("hms_defence", "british", 330, 420, 90), ("hms_terpsichore", "british", 300, 500, 90))
    g, battery = make(sea, ships=ships)
    run(g, DeclareGuns())
    choose(g, f"french: guns 0 {arc} ship-{target} -")
    [order] = declared(g)
    ranges = {(s.arc, s.target): s.range for s in batteries.battery_shots(g, battery)}
    assert len(ranges) == 3
    assert (order.arc, order.target, order.range) == (
        FORT_ARCS[int(arc)],
        S(target),
        ranges[order.arc, S(target)],
    )


@pytest.mark.rule("SG-T-BAT-2")
def test_each_garrison_of_a_captain_is_asked_about_its_muskets(sea, run, choose):
    """A second battery 40 mm along the shore; the ship lies within 62 mm of both dots."""
    g, battery = make(sea, ships=(("hms_defence", "british", 420, 530, 90), FAR))
    g.state.batteries.append(
        CoastalBattery(1, "french", "french", (44000, 60000), 0, "battery", heading=18000, hull_then=0)
    )
    assert batteries.musket_targets(g, g.state.batteries[1])
    battery.guns.load = None
    run(g, DeclareGuns())
    for number in (0, 1):
        assert {str(a) for a in g.pending["french"]} == {
            f"garrison-muskets {number} ship-0",
            f"garrison-hold {number}",
        }
        choose(g, f"french: garrison-muskets {number} ship-0")
    assert [(order.firer, order.weapon) for order in declared(g)] == [(B(0), "musket"), (B(1), "musket")]


@pytest.mark.rule("SG-T-BAT-2")
@pytest.mark.ruling(122)
@pytest.mark.parametrize(("distance", "near"), [(62, True), (63, False)])
def test_musketry_within_the_red_and_purple_band(sea, distance, near):
    ships = (("hms_defence", "british", 400, 600 - 25 - distance, 90), FAR)
    g, battery = make(sea, ships=ships)
    assert bool(batteries.musket_targets(g, battery)) is near


@pytest.mark.rule("SG-T-BAT-2")
@pytest.mark.rule("SG-B-MUS-1")
@pytest.mark.ruling(122)
@pytest.mark.parametrize(("distance", "near"), [(62, True), (63, False)])
def test_muskets_of_a_ship_reach_a_garrison_within_the_same_band(sea, stack_cup, distance, near):
    ships = (("hms_defence", "british", 400, 600 - 25 - distance, 90), FAR)
    g, battery = make(sea, ships=ships)
    stack_cup(g, "E", "crew", "crew", "crew", "crew")
    assert musket_targets(g) == ({0: (B(0),)} if near else {})
    if near:
        declare(g, Order(S(0), "musket", B(0)))
        fire_all(g)
        assert len(battery.crew) == g.data.ships["hms_defence"].musketry[0]


@pytest.mark.rule("SG-T-LAND-5")
@pytest.mark.ruling(49)
@pytest.mark.ruling(50)
@pytest.mark.parametrize("headland", [False, True])
def test_across_a_bay_of_one_coast(sea, headland):
    """Batteries on the arms of a bay see each other over the water; a headland in the bay is in the way."""
    g, battery = make(sea, ships=(FAR,))
    west = ((30000, 60000), (34000, 60000), (34000, 50000), (30000, 50000))
    east = ((46000, 60000), (50000, 60000), (50000, 50000), (46000, 50000))
    back = ((30000, 64000), (50000, 64000), (50000, 60000), (30000, 60000))
    nose = ((39000, 60000), (41000, 60000), (41000, 50000), (39000, 50000))
    parts = (west, east, back, *([nose] if headland else []))
    outline = ((30000, 50000), (50000, 50000), (50000, 64000), (30000, 64000))
    g.state.terrain = (Terrain(0, "coast_1", "coast", None, 0, outline, parts),)
    battery.at, battery.heading = (33500, 52000), 9000
    g.state.batteries.append(CoastalBattery(1, "british", "british", (46500, 52000), 0, "redoubt"))
    assert {s.target for s in batteries.battery_shots(g, battery)} == (set() if headland else {B(1)})


@pytest.mark.rule("SG-T-BAT-1")
@pytest.mark.rule("SG-T-LAND-5")
def test_a_battery_that_stands_on_no_piece_fires_at_one_that_does(sea):
    g, battery = make(sea, ships=(FAR,))
    battery.terrain = -1
    g.state.terrain += (island(1, 380, 400, 420, 440),)
    g.state.batteries.append(CoastalBattery(1, "british", "british", (40000, 43000), 1, "redoubt"))
    g.state.terrain = (island(0, 700, 700, 740, 740), g.state.terrain[1])
    assert {s.target for s in batteries.battery_shots(g, battery)} == {B(1)}


@pytest.mark.rule("SG-T-BAT-1")
@pytest.mark.rule("SG-X-VAN-1")
@pytest.mark.parametrize("what", ["battery", "building"])
def test_ashore_there_is_something_to_fire_at(sea, run, what):
    """A battery on no piece of terrain; a building where there is no battery."""
    g = sea(("hms_defence", "british", 400, 400, 270), ("courageuse", "french", 100, 850, 0), steps=())
    if what == "battery":
        g.state.batteries = [CoastalBattery(0, "french", "french", (40000, 50000), -1, "battery")]
    else:
        fort = ((39000, 51000), (41000, 51000), (41000, 50000), (39000, 50000))
        g.state.terrain = (island(0, 360, 490, 440, 560, building=fort, owner="french"),)
    run(g, Combat())
    target = B(0) if what == "battery" else FORT(0)
    assert target in {action.target for action in g.pending["british"] if hasattr(action, "target")}


@pytest.mark.rule("SG-X-VAN-1")
@pytest.mark.ruling(123)
def test_the_fort_can_be_fired_at_and_only_counts(sea, chit):
    g = sea(("hms_defence", "british", 400, 400, 270), ("courageuse", "french", 100, 850, 0), steps=())
    fort = ((39000, 51000), (41000, 51000), (41000, 50000), (39000, 50000))
    g.state.terrain = (island(0, 360, 490, 440, 560, building=fort, owner="french"),)
    shots = [s for s in batteries.shots(g) if s.target == FORT(0)]
    assert shots and all(s.bow is None and s.stern is None for s in shots)
    batteries.suffer(g, FORT(0), hits([chit("A", "4"), chit("A", "2+crew"), chit("A", "2+fire")]))
    assert g.state.notes["building_0_points"] == 8
    assert g.state.notes["building_0_casualties"] == 1
    g.state.notes["building_0_fallen"] = 1
    assert not [s for s in batteries.shots(g) if s.target == FORT(0)]


@pytest.mark.rule("SG-O-NEAR-1")
def test_the_nearest_target_rule_holds_for_batteries(sea, run):
    ships = (("hms_defence", "british", 400, 400, 90), ("hms_terpsichore", "british", 300, 480, 90))
    for option, targets in ((False, {S(0), S(1)}), (True, {S(1)})):
        g, _ = make(sea, ships=ships, nearest_target=option)
        run(g, Combat())
        assert {a.target for a in g.pending["french"] if str(a).startswith("guns ")} == targets


@pytest.mark.rule("SG-O-NEAR-1")
@pytest.mark.ruling(67)
def test_a_nearer_friend_keeps_a_battery_from_firing(sea, run):
    """The friend lies in an arc of the battery, nearer than the enemy but not before her."""
    ships = (SHIP, ("courageuse", "french", 520, 560, 90))
    for nearest, asked in ((False, True), (True, False)):
        g, _battery = make(sea, ships=ships, nearest_target=nearest)
        run(g, Combat())
        assert ("french" in g.pending and str(g.pending["french"][0]).startswith("guns")) is asked


@pytest.mark.rule("SG-O-NEAR-1")
@pytest.mark.ruling(67)
@pytest.mark.parametrize(("friend", "fires"), [(48000, True), (48100, False)])
def test_a_friend_as_near_as_the_enemy_does_not_bar_a_battery(sea, friend, fires):
    """The dot lies in the middle between them; a millimetre nearer she bars."""
    ships = (("hms_defence", "british", 300, 480, 90), ("courageuse", "french", 500, 480, 90))
    g, battery = make(sea, ships=ships, nearest_target=True)
    g.state.ships[1].pose = (50000, friend, 9000)
    assert bool(batteries.open_shots(g, battery)) is fires


@pytest.mark.rule("SG-O-NEAR-1")
@pytest.mark.ruling(136)
def test_a_nearer_friend_who_cannot_be_seen_keeps_no_battery_from_firing(sea, run):
    """As above, but an island between battery and friend hides her; the enemy to the south is in the open."""
    g, _battery = make(sea, ships=(SHIP, ("courageuse", "french", 520, 560, 90)), nearest_target=True)
    g.state.terrain += (island(1, 450, 520, 455, 640),)
    run(g, Combat())
    assert {a.target for a in g.pending["french"] if str(a).startswith("guns ")} == {S(0)}
