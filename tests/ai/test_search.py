"""The search: the same worlds for all candidates, budgets kept, better than what it begins from."""

from __future__ import annotations

import math
import statistics
from itertools import pairwise

import msgspec
import pytest

from quarterdeck import registry
from quarterdeck.ai.ranks import BLOCK, Captain, Lieutenant, Midshipman, craft_of, promote
from quarterdeck.ai.search import ENOUGH, Budget, Search, Thought, best, next_action, parts_of
from quarterdeck.ai.temper import TEMPERS
from quarterdeck.games.kaisers_pirates.actions import Ready
from quarterdeck.games.sails_of_glory.rules.basic_planning import Planning
from quarterdeck.kernel import Fork

SAILS = craft_of("sails-of-glory")
PIRATES = craft_of("kaisers-pirates")
FLEETS = craft_of("flying-colors")


def deciding(name, scenario, options=None, seed="search"):
    """A game at a decision with several answers, and the seat."""
    game = registry.load(name).new(scenario, options or {}, seed=seed)
    bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
    craft = craft_of(name)
    while True:
        seat = next(iter(game.pending))
        if game.count > 12 and len(craft.candidates(game, seat, Fork(game, seat).chance(0))) > 2:
            return game, seat
        game.apply(seat, game.ask_bot(bots[seat], seat))


class Twice:
    """A craft whose second candidate is the first once more."""

    def __init__(self, craft):
        self._craft = craft

    def __getattr__(self, name):
        return getattr(self._craft, name)

    def candidates(self, g, seat, chance):
        return self._craft.candidates(g, seat, chance)[:1] * 2


@pytest.mark.parametrize(
    ("name", "scenario", "options"),
    [
        ("kaisers-pirates", "two-players", {}),
        ("sails-of-glory", "enemy_in_sight", {"level": "standard"}),
        ("flying-colors", "bec-du-raz", {}),
    ],
)
def test_the_same_deed_meets_the_same_luck(name, scenario, options):
    game, seat = deciding(name, scenario, options)
    own, again = Search(Twice(craft_of(name)), Fork(game, seat), seat, Budget(12, 1), 3).think()
    assert again.worlds >= 4
    assert (again.better, again.squares) == (0.0, 0.0)
    assert own.value == pytest.approx(again.value)


def test_simulations_are_a_budget_and_the_answer_is_repeatable():
    game, seat = deciding("kaisers-pirates", "two-players")
    budget = Budget(simulations=20, depth=1, most=4)
    first, second = (Search(PIRATES, Fork(game, seat), seat, budget, 1) for _ in range(2))
    told = [[(t.plan, t.worlds, t.better) for t in search.think()] for search in (first, second)]
    assert told[0] == told[1]
    assert 12 <= first.simulations <= 24
    assert game.count == game.clone().count


def test_a_deadline_is_kept_and_leaves_the_lieutenants_choice():
    """The clock of the test runs a second at each look: after three of them it is time to answer."""
    game, seat = deciding("kaisers-pirates", "two-players")
    ticks = iter(range(10_000))
    search = Search(
        PIRATES, Fork(game, seat), seat, Budget(1000, 4, seconds=3.0), 1, clock=lambda: float(next(ticks))
    )
    thoughts = search.think()
    assert next(ticks) <= 5
    assert best(thoughts, 1.0).plan == PIRATES.policy(game.fork(seat), seat, Fork(game, seat).chance(1))


def test_the_time_of_a_turn_is_shared_by_its_decisions():
    game, seat = deciding("kaisers-pirates", "two-players")
    ticks = iter(range(10_000))
    budget = Budget(1000, 4, seconds=100.0, turn_seconds=8.0 * PIRATES.decisions(game, seat))
    Search(PIRATES, Fork(game, seat), seat, budget, 1, clock=lambda: float(next(ticks))).think()
    assert next(ticks) <= 10


class Contrary(Twice):
    """The lieutenant's worst choice first."""

    def candidates(self, g, seat, chance):
        return self._craft.candidates(g, seat, chance)[::-1][:8]


class BestAndWorst(Twice):
    """What the lieutenant would do, and the last thing he would."""

    def candidates(self, g, seat, chance):
        plans = self._craft.candidates(g, seat, chance)
        return [plans[0], plans[-1]]


def test_the_search_gives_up_a_bad_choice():
    """Two ships of the line beam to beam: the worst card is left for one that is surely better."""
    game, seat = deciding("sails-of-glory", "enemy_in_sight", {"level": "basic"})
    thoughts = Search(Contrary(SAILS), Fork(game, seat), seat, Budget(48, 2, sure=0.8, most=8), 1).think()
    chosen = best(thoughts, 0.8)
    assert chosen is not thoughts[0]
    assert chosen.better > 0


def test_others_must_be_better_by_more_than_luck():
    lucky, sure = Thought(()), Thought(())
    own = Thought(())
    for difference in (9.0, -8.0, 9.0, -7.0):
        lucky.add(0.0, difference)
    for difference in (1.0, 1.2, 0.9, 1.1):
        sure.add(0.0, difference)
    assert lucky.error == pytest.approx(math.sqrt(sum((d - 0.75) ** 2 for d in (9, -8, 9, -7)) / 3 / 4))
    assert best([own, lucky], 1.0) is own
    assert best([own, lucky, sure], 1.0) is sure


def test_what_is_worse_by_a_standard_error_is_given_up_after_enough_worlds():
    worse, even = Thought(()), Thought(())
    for _ in range(ENOUGH // 2):
        assert not worse.hopeless, "a few worlds say little"
        for thought, pair in ((worse, (-3.0, 1.0)), (even, (-3.0, 2.5))):
            thought.add(0.0, pair[0])
            thought.add(0.0, pair[1])
    assert worse.better == pytest.approx(-1.0)
    assert worse.error == pytest.approx(math.sqrt(4 / (ENOUGH - 1)))
    assert worse.hopeless
    assert not even.hopeless, "worse by less than luck"


def test_a_search_that_has_given_up_every_other_choice_is_over():
    """A turn in which nothing is laid, against one with prizes in it, is not worth hundreds of worlds."""
    game, seat = deciding("kaisers-pirates", "two-players")
    search = Search(BestAndWorst(PIRATES), Fork(game, seat), seat, Budget(400, 2), 1)
    own, worst = search.think()
    assert worst.plan == (Ready(),)
    assert ENOUGH <= worst.worlds < 100
    assert worst.hopeless
    assert search.simulations == own.worlds + worst.worlds


def test_reasons_take_as_many_worlds_as_their_budget_says():
    game, seat = deciding("sails-of-glory", "enemy_in_sight", {"level": "basic"})
    fork, decision = Fork(game, seat), game.decision(seat)
    quick = Budget(simulations=8, depth=1, most=2, explaining=24)
    told = Captain(SAILS, 1, quick).consider(decision, fork)
    assert max(one.worlds for one in told) > 8
    asked = Captain(SAILS, 1, msgspec.structs.replace(quick, explaining=0)).consider(decision, fork)
    assert max(one.worlds for one in asked) <= 4


def test_a_midshipman_lapses_once_in_a_block_and_never_twice_running():
    class Moment:
        def __init__(self, count):
            self.count = count

    for seed in range(20):
        boy = Midshipman(PIRATES, seed)
        lapses = [boy._lapses(Moment(count)) for count in range(60 * BLOCK)]
        assert sum(lapses) == 60
        assert not any(one and two for one, two in pairwise(lapses))


def test_what_is_settled_is_left_to_the_lieutenant_but_still_explained():
    game, seat = deciding("kaisers-pirates", "two-players", seed="s2")
    fork, decision = Fork(game, seat), game.decision(seat)
    free = Budget(simulations=24, depth=1, sure=-math.inf, most=4)
    kind = type(decision.actions[0])
    settled = Captain(PIRATES, 1, msgspec.structs.replace(free, settled=(kind,)))
    lieutenant = Lieutenant(PIRATES, 1).choose(None, decision, fork)
    assert settled.choose(None, decision, fork) == lieutenant
    assert Captain(PIRATES, 1, free).choose(None, decision, fork) != lieutenant, "who need not be sure"
    assert len(settled.consider(decision, fork)) > 1


def test_he_says_what_he_considered_and_why():
    game, seat = deciding("kaisers-pirates", "two-players")
    captain = Captain(PIRATES, 1, Budget(simulations=24, depth=1, most=4))
    told = captain.consider(game.decision(seat), Fork(game, seat))
    assert 2 <= len(told) <= 3
    assert told[0].plan == captain.choose(None, game.decision(seat), Fork(game, seat))
    own = PIRATES.policy(game.fork(seat), seat, Fork(game, seat).chance(1))
    for few in (told, captain.consider(game.decision(seat), Fork(game, seat), 2)):
        assert any(one.plan == own and one.better == 0.0 for one in few)
    for one in told:
        assert one.plan[0] in game.pending[seat]
        assert len(one.because) <= 3
        assert all(name.startswith("kp-term-") for name, _ in one.because)


@pytest.mark.parametrize(
    ("name", "scenario", "options"),
    [
        ("kaisers-pirates", "two-players", {}),
        ("sails-of-glory", "enemy_in_sight", {"level": "standard"}),
        ("flying-colors", "bec-du-raz", {}),
    ],
)
def test_reasons_add_up_to_the_verdict(name, scenario, options):
    """Each candidate is compared in the worlds it was played in, so no reason can contradict how it did."""
    game, seat = deciding(name, scenario, options)
    _, *others = Search(craft_of(name), Fork(game, seat), seat, Budget(24, 4), 3, explaining=True).think()
    assert len({thought.worlds for thought in others}) > 1  # some were given up early
    assert any(thought.better for thought in others)
    for thought in others:
        assert sum(thought.because.values()) == pytest.approx(thought.better)
        assert thought.ahead <= thought.worlds


def test_an_end_is_the_whole_reason_against_a_game_that_goes_on():
    assert parts_of(1.4, {"won": 1.0}, {"hull": -0.3, "guns": -0.1}) == {"won": 1.4}
    assert parts_of(0.5, {"hull": 0.4, "guns": 0.1}, {"hull": -0.1, "guns": 0.1}) == {"hull": 0.5, "guns": 0}
    assert parts_of(0.0, {"hull": 0.4}, {"hull": 0.4}) == {}


@pytest.mark.parametrize("rank", ["midshipman", "lieutenant", "captain", "admiral"])
@pytest.mark.parametrize("name", ["kaisers-pirates", "sails-of-glory", "flying-colors"])
def test_every_rank_of_every_game_answers(name, rank):
    rules = registry.load(name)
    assert rank in registry.bots(name)
    game = rules.new(seed="ranks")
    for _ in range(3):
        seat = next(iter(game.pending))
        (first, *_) = game.consult(promote(name, rank, 1, hurried=True), seat)
        assert first in game.pending[seat]
        game.apply(seat, first)


def test_who_is_asked_at_the_same_time_answers_once_for_all_candidates():
    """Both captains lay cards face down: in a world the other has laid his before candidates are tried."""
    game, seat = deciding("sails-of-glory", "enemy_in_sight", {"level": "basic"})
    while len(game.pending) < 2:
        game.apply(seat, SAILS.policy(game, seat, Fork(game, seat).chance(0))[0])
        seat = next(iter(game.pending))
    world = Search(SAILS, Fork(game, seat), seat, Budget(1, 1), 1)._imagine("once")
    assert world.pending == {seat: game.pending[seat]}
    assert len(world.stack[-1].cards) > len(game.stack[-1].cards)


def test_others_are_thought_to_have_laid_what_a_lieutenant_would():
    """The first captain has sealed his cards: a guess finds more of them than chance does."""
    game = registry.load("sails-of-glory").new("enemy_in_sight", {"level": "basic"}, seed="guess")
    bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
    guessed = by_chance = 0
    while game.pending and game.state.turn < 9:
        seat = next(iter(game.pending))
        game.apply(seat, game.ask_bot(bots[seat], seat))
        if not (game.pending and game.state.sealed and isinstance(game.stack[-1], Planning)):
            continue
        (other,) = game.pending
        fork = Fork(game, other)
        laid = {ship: card.value for ship, card in game.stack[-1].cards.items() if card.owner != other}
        for world in range(4):
            with_guess, any_card = fork(world, SAILS.guess(fork.chance(world))), fork(world)
            guessed += sum(with_guess.stack[-1].cards[ship].value == card for ship, card in laid.items())
            by_chance += sum(any_card.stack[-1].cards[ship].value == card for ship, card in laid.items())
    assert guessed > 2 * by_chance


def test_an_enemy_who_thinks_answers_better_than_a_lieutenant():
    """A duel: less is to be expected of one's own choices where the enemy thinks about his answer, and he
    thinks once about each question."""
    game = registry.load("flying-colors").new("goza-de-candia", {}, seed="answers")
    bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
    usual = Budget(32, 3, most=2, settled=FLEETS.budgets["captain"].settled)
    thinking = msgspec.structs.replace(usual, answers=24)
    expected, seen = [0.0, 0.0], 0
    while seen < 8:
        seat = next(iter(game.pending))
        fork = Fork(game, seat)
        if game.state.turn > 5 and len(FLEETS.candidates(game, seat, fork.chance(0))) > 1:
            seen += 1
            searches = [Search(FLEETS, fork, seat, budget, 1) for budget in (usual, thinking)]
            expected = [sum(at) for at in zip(expected, (s.think()[0].value for s in searches), strict=True)]
            answered = [plan for plan in searches[1]._answers.values() if plan]
            assert 0 < len(answered) < searches[1].simulations / 2
            assert not searches[0]._answers
        game.apply(seat, game.ask_bot(bots[seat], seat))
    assert expected[1] < expected[0] - 0.1


def test_a_turn_of_the_pirates_is_compared_as_a_whole():
    """Every candidate lays all its cards: another set of them, and each can be carried out to its end."""
    game, seat = deciding("kaisers-pirates", "two-players")
    while not (isinstance(game.pending[seat][-1], Ready) and len(game.pending[seat]) > 3):
        game.apply(seat, next_action(PIRATES, game, seat, Fork(game, seat).chance(0)))
        seat = next(iter(game.pending))
    chance = Fork(game, seat).chance(1)
    plans = PIRATES.candidates(game.blanked(seat), seat, chance)
    assert plans[0] == PIRATES.policy(game.blanked(seat), seat, chance)
    assert len({frozenset(zip(plan[:-1:2], plan[1::2], strict=True)) for plan in plans}) == len(plans) > 3
    assert (Ready(),) in plans
    for plan in plans:
        twin = game.clone()
        for action in plan:
            twin.apply(seat, action)


def test_a_ship_all_but_lost_stands_hardly_better_than_one_that_is():
    """Else a search would count when a ship is lost, within its horizon or after, more than whether."""
    game = registry.load("sails-of-glory").new("enemy_in_sight", {"level": "basic"}, seed="last")
    seat = game.seats[0]
    before = SAILS.value(game, seat)
    mine = [ship for ship in game.state.ships if ship.seat == seat]
    for ship in mine:
        ship.hull = ((0,),) * (game.data.ships[ship.card].boxes - 1)
    assert abs(before) < 0.3
    assert SAILS.value(game, seat) < -0.9


def test_what_was_let_go_is_rarer_in_the_worlds_of_who_recalls():
    """The other has just let a window go and drawn nothing since: a card that could have answered counts a
    tenth, so there are fewer than half as many of them."""
    rules = registry.load("kaisers-pirates")
    found = {True: 0, False: 0}
    for deal in range(12):
        game = rules.new("two-players", seed=f"recall/{deal}")
        bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
        while game.pending:
            seat = next(iter(game.pending))
            other = next(player for player in game.state.players if player.name != seat)
            if other.passed and not other.drawn and len(other.hand) > 2:
                break
            game.apply(seat, game.ask_bot(bots[seat], seat))
        else:
            continue
        place = game.state.players.index(other)
        for recalls in found:
            search = Search(PIRATES, Fork(game, seat), seat, Budget(1, 1, recalls=recalls), deal)
            for world in range(20):
                hand = search._imagine(f"world {world}").state.players[place].hand.items
                assert len(hand) == len(other.hand)
                found[recalls] += sum(bool(game.data.bit_of[card] & other.passed) for card in hand)
    assert found[False] > 50
    assert 2 * found[True] < found[False]


def test_experience_beats_rules_of_thumb():
    """Sixty deals, each from both seats: who lays and answers by experience has more prizes, surely."""
    rules, veteran = registry.load("kaisers-pirates"), PIRATES.players("admiral")
    assert PIRATES.players("captain") is PIRATES
    better = []
    for deal in range(60):
        margin = 0
        for me in ("north", "south"):
            game = rules.new("two-players", seed=f"experience/{deal}")
            game.play({seat: Lieutenant(veteran if seat == me else PIRATES, deal) for seat in game.seats})
            prizes = {
                player.name: sum(score.prizes for score in player.scores) for player in game.state.players
            }
            margin += 2 * prizes[me] - sum(prizes.values())
        better.append(margin)
    error = statistics.stdev(better) / math.sqrt(len(better))
    assert statistics.mean(better) > 2 * error


def test_the_careful_keep_what_experience_would_lay():
    """Of the same turns, a careful veteran lays fewer cards than a bold one."""
    laid = {}
    for temper in ("bold", "careful"):
        craft, laid[temper] = craft_of("kaisers-pirates", TEMPERS[temper]).players("admiral"), 0
        game = registry.load("kaisers-pirates").new("two-players", seed="thrift")
        bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
        while game.pending:
            seat = next(iter(game.pending))
            if isinstance(game.pending[seat][-1], Ready):
                laid[temper] += len(craft.policy(game.blanked(seat), seat, Fork(game, seat).chance(0))) // 2
            game.apply(seat, game.ask_bot(bots[seat], seat))
    assert laid["careful"] < laid["bold"]
