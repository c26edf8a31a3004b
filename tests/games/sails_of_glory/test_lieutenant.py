"""The lieutenant plays every scenario and clearly beats chance."""

from __future__ import annotations

import pytest

from mats import FORT, hold
from quarterdeck.ai.sails_of_glory import goals, values
from quarterdeck.ai.sails_of_glory.lieutenant import Craft, Judge
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.actions import PlanCard
from quarterdeck.games.sails_of_glory.rules.basic_planning import Planning
from quarterdeck.games.sails_of_glory.rules.batteries import EmptyGuns, HoldGuns
from quarterdeck.geometry.plane import box, overlap
from quarterdeck.kernel import Fancy, RandomBot
from quarterdeck.registry import bot


@pytest.mark.parametrize("level", ["basic", "standard", "advanced"])
def test_beats_a_random_captain(level):
    wins = 0
    for seed in range(6):
        game = RULESET.new("enemy_in_sight", {"level": level}, seed=seed)
        me, other = ("british", "french") if seed % 2 else ("french", "british")
        outcome = game.play({me: bot("lieutenant", seed), other: RandomBot(seed)})
        assert outcome is not None
        wins += me in outcome.winners
    assert wins >= 5


@pytest.mark.parametrize("scenario", [scenario.id for scenario in RULESET.scenarios()])
def test_plays_every_scenario_with_every_rule(scenario):
    """Against itself for some decisions: it has an answer to every question."""
    options = {"level": "advanced"}
    for name in ("boarding", "fire_spread", "aim_high", "double_shot", "grog", "continuous_fire"):
        trial = RULESET.complete_options(scenario, options | {name: True})
        if RULESET.check_options(scenario, trial) is None:
            options[name] = True
    game = RULESET.new(scenario, options, seed=3)
    game.play({seat: bot("lieutenant", 1) for seat in game.seats}, limit=40)
    assert game.count == 40 or game.over


def test_the_same_seed_gives_the_same_game():
    games = []
    for _ in range(2):
        game = RULESET.new("enemy_in_sight", {}, seed=5)
        game.play({seat: bot("lieutenant", 7) for seat in game.seats}, limit=60)
        games.append(game.fingerprint())
    assert games[0] == games[1]


def chosen(g, seat):
    return Craft().policy(g.fork(seat), seat, Fancy("chosen"))[0]


def test_it_keeps_clear_of_the_place_a_friend_is_sailing_to(sea):
    """Two friends on crossing courses: the second plans away from where the first card of the first leads."""
    ships = (
        ("hms_defence", "british", 400, 300, 0),
        ("hms_terpsichore", "british", 520, 330, 315),
        ("genereux", "french", 400, 800, 180),
    )
    g = sea(*ships, level="standard", wind=135)
    g.state.ships[0].slots, g.state.ships[1].slots = [], []
    g.apply("british", PlanCard(0, "D1"))
    there = g.data.decks["D"].cards["D1"].lines["battle_green"].end(g.state.ships[0].pose)
    second = g.state.ships[1]
    plan = chosen(g, "british")
    pose, _ = values.after(g, second, second.pose, plan.card)
    ahead, _ = values.after(g, second, second.pose, "C1")
    base = g.data.bases["small"]
    assert overlap(box(base, ahead), box(base, there)), "straight on would run into her"
    assert not overlap(box(base, pose), box(base, there))


def test_sea_room_knows_the_veer_limit(sea):
    """After a hard turn to port a ship of the line cannot at once turn hard to starboard."""
    g = sea(("genereux", "french", 300, 300, 0), ("hms_defence", "british", 700, 700, 0), level="standard")
    ship = g.state.ships[0]
    deck = g.data.decks[g.data.ships["genereux"].deck]
    low = min(deck.blue, key=lambda i: deck.cards[i].veer)
    veers = [deck.cards[i].veer for i in values.ways(g, ship, low)]
    assert max(veers) - deck.cards[low].veer <= g.data.ships["genereux"].veer
    assert max(deck.cards[i].veer for i in values.ways(g, ship, None)) == 8


def test_a_battery_without_a_target_keeps_its_load():
    judge = Judge(Fancy("guns"))
    g = RULESET.new("harbour_raid", {"level": "standard"}, seed=1)
    assert judge._other(g, HoldGuns(0)) > judge._other(g, EmptyGuns(0))


# ------------------------------------------------------------------------------- what the scenario asks for


def first_planning(scenario, level):
    """A scenario set up by lieutenants, the first turn begun."""
    g = RULESET.new(scenario, {"level": level}, seed=2)
    bots = {seat: bot("lieutenant", seat) for seat in g.seats}
    while not isinstance(g.stack[-1], Planning):
        g.play(bots, limit=1)
    return g


@pytest.mark.rule("SG-X-BLO-1")
def test_a_runner_sails_over_the_edge_he_has_to_leave_by():
    g = first_planning("breaking_the_blockade", "basic")
    ship = g.state.ships[0]
    ship.pose = (45000, 113000, 0)
    pose, _ = values.after(g, ship, ship.pose, chosen(g, "french").card)
    assert values.goes_out(g, ship, pose, ("N",))


@pytest.mark.rule("SG-X-BLO-1")
def test_who_stops_a_runner_keeps_between_him_and_his_edge():
    g = first_planning("breaking_the_blockade", "basic")
    runner = g.state.ships[0]
    runner.pose = (45000, 60000, 0)
    runners = goals.runners(g, [(runner, 1.0, [runner.pose])])
    assert goals.bar(g, (45000, 75000, 9000), runners) > goals.bar(g, (45000, 45000, 9000), runners)
    assert goals.bar(g, (45000, 75000, 0), runners) > goals.bar(g, (45000, 75000, 18000), runners)
    assert goals.runners(g, [(g.state.ships[2], 1.0, [(45000, 75000, 0)])]) == []


@pytest.mark.rule("SG-X-VAN-3")
def test_the_raiders_go_home_when_the_building_has_fallen_and_they_lead():
    g = first_planning("against_the_vanguard", "standard")
    frigate, line = (ship for ship in g.state.ships if ship.side == "british")
    fort = next(piece for piece in g.state.terrain if piece.owner == "french")
    assert goals.doors(g, frigate) == ()
    g.state.notes[f"building_{fort.id}_fallen"] = 1
    assert goals.doors(g, frigate) == ("S",), "8 points to none"
    line.fate = "surrendered"
    assert goals.doors(g, frigate) == (), "8 points to 9 for a ship of the line"


@pytest.mark.rule("SG-X-VAN-3")
def test_a_building_with_points_on_it_is_fired_at_before_a_ship():
    g = first_planning("against_the_vanguard", "standard")
    shooter = next(ship for ship in g.state.ships if ship.card == "hms_defence")
    target = next(ship for ship in g.state.ships if ship.card == "genereux")
    fort = next(piece for piece in g.state.terrain if piece.owner == "french")
    assert goals.building_stake(g, "british") == 12, "from -4 to 8"
    assert goals.building_stake(g, "french") == 0
    at_fort = Judge(Fancy("shore"))._at_shore(g, shooter, "full", FORT(fort.id), 10000)
    assert at_fort > values.guns(g, shooter, target).salvo(g.data, "full", "ball", 10000, "none")


@pytest.mark.rule("SG-X-SUP-2")
def test_supplies_are_landed():
    """With the enemy out of the way she sails to the island, furls her sails and stays three turns."""
    g = first_planning("supplies_arrive", "advanced")
    for ship in g.state.ships:
        if ship.side == "british":
            ship.anchored = True
            hold(ship, ())
            ship.pose = (10000 + 60000 * (ship.id % 2), 4000, 9000)
    bots = {"french": bot("lieutenant", 3), "british": RandomBot(3)}
    while not g.over and g.state.turn < 40 and g.state.notes.get("unloaded", 0) < 6:
        g.play(bots, limit=1)
    assert g.state.notes.get("unloaded", 0) == 6
    courageuse = next(ship for ship in g.state.ships if ship.card == "courageuse")
    assert courageuse.sails == "furled"
    assert goals.sail_wanted(g, courageuse, courageuse.pose) == 1, "nothing left to land"
    assert goals.doors(g, courageuse) == ("N",)


@pytest.mark.rule("SG-X-PREY-2")
def test_ships_at_anchor_are_beaten_from_where_their_guns_do_not_bear():
    """Both sunk or struck with less than half of the own hulls lost: the goals of the scenario."""
    met = 0
    for seed in range(4):
        game = RULESET.new("easy_prey", {"level": "standard"}, seed=seed)
        met += game.play({"french": bot("lieutenant", seed)}).winners == ("french",)
    assert met >= 2
