"""The lieutenant of Flying Colors fights better than chance and never needs what he may not know."""

import msgspec
import pytest

import quarterdeck as qd
from quarterdeck.ai.flying_colors.lieutenant import Craft
from quarterdeck.ai.ranks import Captain
from quarterdeck.games.flying_colors.actions import PASS, Leave
from quarterdeck.games.flying_colors.rules.r12_fire import Shoot
from quarterdeck.games.flying_colors.rules.r18_2_tournament import Bid
from quarterdeck.kernel import Fork

RULES = qd.load("flying-colors")


def winner(scenario: str, seat: str, seed: int) -> str:
    """Who wins when the lieutenant sits in `seat`: "lieutenant", "random" or "nobody"."""
    game = RULES.new(scenario, seed=seed)
    bots = {other: qd.bot("lieutenant" if other == seat else "random", seed=seed) for other in game.seats}
    outcome = game.play(bots)
    if not outcome.winners:
        return "nobody"
    return "lieutenant" if seat in outcome.winners else "random"


def test_he_beats_random_play_from_either_side():
    results = [
        winner(scenario, seat, seed)
        for scenario, seats in (
            ("bec-du-raz", ("british", "french")),
            ("cape-ortegal", ("british", "french")),
        )
        for seat in seats
        for seed in range(5)
    ]
    assert results.count("lieutenant") >= 14, results


@pytest.mark.parametrize("scenario", ["audierne-bay", "el-ferrol", "gut-of-gibraltar", "nile"])
def test_two_lieutenants_play_to_the_end(scenario):
    game = RULES.new(scenario, seed=2)
    outcome = game.play({seat: qd.bot("lieutenant", seed=seat) for seat in game.seats})
    assert game.over
    assert outcome.level.startswith("fc-level-")


def test_he_buys_a_fleet_and_fights_with_it():
    game = RULES.new("design-your-own", {"points": 50}, seed=3)
    assert game.play({seat: qd.bot("lieutenant", seed=seat) for seat in game.seats}) is not None


@pytest.mark.parametrize(("scenario", "wanted"), [("copenhagen", 2), ("el-ferrol", 1)])
def test_he_bids_more_for_a_side_that_wins_nearly_always(scenario, wanted):
    """Lieutenants won 60 of 60 games as the British at Copenhagen, 31 of 60 at El Ferrol."""
    game = RULES.new(scenario, {"tournament": True}, seed=1)
    for seat in ("first", "second"):
        assert Craft().policy(game.blanked(seat), seat, Fork(game, seat).chance(0)) == (Bid(wanted),)


def fight(game, turns: int = 99) -> list[str]:
    """Two lieutenants play on for some turns; what happened."""
    bots = {seat: qd.bot("lieutenant", seed=seat) for seat in game.seats}
    told = []
    while not game.over and game.state.turn <= turns:
        seat = next(iter(game.pending))
        told += [event.what for event in game.apply(seat, game.ask_bot(bots[seat], seat))]
    return told


@pytest.mark.rule("18.15")
def test_a_fleet_at_anchor_lets_the_enemy_come():
    game = RULES.new("copenhagen", seed=1)
    fight(game, turns=2)
    danes = [ship for ship in game.state.ships if ship.nation == "Danish" and not ship.battery and ship.bow]
    assert all(ship.anchored or ship.struck for ship in danes)


@pytest.mark.rule("18.13")
def test_he_puts_a_prize_crew_aboard_a_ship_that_has_struck():
    game = RULES.new("goza-de-candia", seed=3)
    leander = next(ship for ship in game.state.ships if ship.name == "Leander")
    leander.damaged = leander.struck = True
    leander.irons = False
    assert "fc-captured" in fight(game)
    assert game.outcome.winners == ("french",)


def test_he_keeps_off_the_edge_of_the_map():
    games = [RULES.new("el-ferrol", seed=seed) for seed in range(3)]
    assert sum(fight(game).count("fc-turn") for game in games) > 10
    assert not any(isinstance(action, Leave) for game in games for _, action in game.actions())


def test_a_captain_leaves_the_aim_to_the_lieutenant_and_says_what_he_thinks_of_it_when_asked():
    game = RULES.new("goza-de-candia", seed=2)
    bots = {seat: qd.bot("lieutenant", seed=seat) for seat in game.seats}
    while not isinstance(next(iter(game.pending.values()))[0], Shoot):
        seat = next(iter(game.pending))
        game.apply(seat, game.ask_bot(bots[seat], seat))
    (seat,) = game.pending
    counted = Captain(Craft(), 1, msgspec.structs.replace(Craft.budgets["captain"], simulations=4))
    fork = Counting(game, seat)
    assert counted.choose(None, game.decision(seat), fork) == Craft().policy(
        fork.blank(), seat, fork.chance(1)
    )
    assert fork.worlds == 0
    assert len(counted.consider(game.decision(seat), fork)) > 1


@pytest.mark.rule("7.0")
@pytest.mark.parametrize(("scenario", "offered"), [("audierne-bay", True), ("trafalgar", False)])
def test_he_weighs_letting_the_enemy_begin_where_he_can_see_the_end_of_the_turn(scenario, offered):
    """He acts first himself; looking ahead he may find that it is better to answer."""
    game = RULES.new(scenario, seed=4)
    while PASS not in next(iter(game.pending.values())):
        (seat,) = game.pending
        game.apply(seat, game.ask_bot(qd.bot("lieutenant"), seat))
    (seat,) = game.pending
    own, *others = Craft().candidates(game.blanked(seat), seat, Fork(game, seat).chance(0))
    assert own != (PASS,)
    assert ((PASS,) in others) == offered


def test_a_look_ahead_ends_with_a_turn_in_which_enough_ships_have_acted():
    """Goza de Candia, two ships: the turn after the one that is half over."""
    game = RULES.new("goza-de-candia", seed=2)
    bots = {seat: qd.bot("lieutenant", seed=seat) for seat in game.seats}
    while sum(ship.acted for ship in game.state.ships) != 1:
        seat = next(iter(game.pending))
        game.apply(seat, game.ask_bot(bots[seat], seat))
    turn, stop = game.state.turn, Craft().stop(game, 3)
    while not stop(game):
        seat = next(iter(game.pending))
        game.apply(seat, game.ask_bot(bots[seat], seat))
    assert game.state.turn == turn + 2
    assert not any(ship.acted for ship in game.state.ships)


class Counting(Fork):
    """Counts the worlds that are looked at."""

    worlds = 0

    def __call__(self, *args, **kwargs):
        self.worlds += 1
        return super().__call__(*args, **kwargs)
