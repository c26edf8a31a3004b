"""The lieutenant plays every scenario and clearly beats chance."""

from __future__ import annotations

import pytest

from quarterdeck.ai.sails_of_glory import values
from quarterdeck.ai.sails_of_glory.lieutenant import Lieutenant
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.actions import PlanCard
from quarterdeck.games.sails_of_glory.rules.batteries import EmptyGuns, HoldGuns
from quarterdeck.geometry.table import box, overlap
from quarterdeck.kernel import RandomBot


@pytest.mark.parametrize("level", ["basic", "standard", "advanced"])
def test_beats_a_random_captain(level):
    wins = 0
    for seed in range(6):
        game = RULESET.new("enemy_in_sight", {"level": level}, seed=seed)
        me, other = ("british", "french") if seed % 2 else ("french", "british")
        outcome = game.play({me: Lieutenant(seed), other: RandomBot(seed)})
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
    game.play({seat: Lieutenant(1) for seat in game.seats}, limit=40)
    assert game.count == 40 or game.over


def test_the_same_seed_gives_the_same_game():
    games = []
    for _ in range(2):
        game = RULESET.new("enemy_in_sight", {}, seed=5)
        game.play({seat: Lieutenant(7) for seat in game.seats}, limit=60)
        games.append(game.fingerprint())
    assert games[0] == games[1]


def chosen(g, seat):
    decision = g.decision(seat)
    assert decision is not None
    return Lieutenant(1).choose(None, decision, lambda seed: g.fork(seat, seed))


def test_it_keeps_clear_of_the_place_a_friend_is_sailing_to(sea):
    """Two friends on crossing courses: the second plans away from where the first card of the first leads."""
    ships = (
        ("hms_defence", "british", 400, 300, 0),
        ("hms_terpsichore", "british", 520, 330, 315),
        ("genereux", "french", 400, 800, 180),
    )
    g = sea(*ships, level="standard", wind=135)
    g.state.ships[0].slots = g.state.ships[1].slots = ()
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
    lieutenant = Lieutenant(1)
    g = RULESET.new("harbour_raid", {"level": "standard"}, seed=1)
    assert lieutenant._other(g, HoldGuns(0)) > lieutenant._other(g, EmptyGuns(0))
