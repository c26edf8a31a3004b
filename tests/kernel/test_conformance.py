"""The suite passes the small game, and catches each way of breaking a promise."""

import msgspec
import pytest

from quarterdeck.games.cutting_out import RULESET
from quarterdeck.games.cutting_out import game as cutting_out
from quarterdeck.games.cutting_out.game import Attack, CuttingOut, Night, SealedOrders, Send
from quarterdeck.kernel import RandomBot, Sealed
from quarterdeck.kernel.conformance import Broken, check_ruleset
from quarterdeck.kernel.study import divide, outcomes, perft, playthrough, shrink


def test_the_small_game_keeps_every_promise():
    """More games of it: tests/rulesets."""
    report = check_ruleset(RULESET, games=60)
    assert report.games == 60
    happened = {"co-night", "co-sealed", "co-sent", "co-harbour-wakes", "co-shown", "co-attack"}
    assert happened <= set(report.events)


def broken(**methods):
    """The small game with some methods replaced."""
    return type("BrokenGame", (CuttingOut,), methods)(RULESET.data)


def patched(monkeypatch, step, name, function):
    monkeypatch.setattr(step, name, function)
    return RULESET


def promise(rules, games=60):
    with pytest.raises(Broken) as failure:
        check_ruleset(rules, games=games)
    return failure.value.promise


def test_it_catches_a_view_that_shows_a_hidden_light():
    class Leaky(msgspec.Struct, frozen=True):
        lights: dict[str, list[int]]

    def view(self, g, seat):
        return Leaky({who: list(captain.lights.items) for who, captain in g.state.captains.items()})

    assert promise(broken(view=view)) == "a view shows nothing hidden"


def test_it_catches_a_view_that_shows_a_sealed_order():
    class Leaky(msgspec.Struct, frozen=True):
        sent: dict[str, int]

    def view(self, g, seat):
        return Leaky(dict(getattr(g.stack[-1], "sent", {})) if g.stack else {})

    hidden = ("a view shows nothing hidden", "views tell nothing of a sealed answer")
    assert promise(broken(view=view)) in hidden


def test_it_catches_an_event_that_tells_a_sealed_order(monkeypatch):
    def take(self, g, seat, action):
        self.sent[seat] = Sealed("co.order", seat, action.boats)
        g.tell(cutting_out.OrderSealed(action.boats))

    rules = patched(monkeypatch, SealedOrders, "take", take)
    assert promise(rules) == "events tell nothing of a sealed answer"


def test_it_catches_asking_only_those_who_hold_an_answer(monkeypatch):
    def ask(self, g):
        return {
            seat: cutting_out.SHOWS[(1,)]
            for seat, captain in g.state.captains.items()
            if seat != self.attacker and seat not in self.shown and 1 in captain.lights.items
        }

    rules = patched(monkeypatch, Attack, "ask", ask)
    assert promise(rules) == "who is asked tells nothing hidden"


def test_it_catches_a_question_that_changes_the_state(monkeypatch):
    original = SealedOrders.ask

    def ask(self, g):
        g.state.night += 1
        return original(self, g)

    rules = patched(monkeypatch, SealedOrders, "ask", ask)
    assert promise(rules) == "a question changes nothing"


def test_it_catches_options_that_stand_twice(monkeypatch):
    rules = patched(
        monkeypatch,
        SealedOrders,
        "ask",
        lambda self, g: {s: (Send(0), Send(0)) for s in g.seats if s not in self.sent},
    )
    assert promise(rules) == "options are unique"


def test_it_catches_a_broken_invariant(monkeypatch):
    def advance(self, g):
        g.state.captains[self.attacker].boats = -1
        g.done()

    assert promise(patched(monkeypatch, Attack, "advance", advance)) == "invariants hold after every action"


def test_it_catches_a_game_without_end(monkeypatch):
    def advance(self, g):
        g.state.prize = 1
        g.call(SealedOrders())

    patched(monkeypatch, Night, "advance", advance)
    with pytest.raises(Broken) as failure:
        check_ruleset(broken(invariants=lambda self, g: ()), games=1, limit=500, checks=0)
    assert failure.value.promise == "ends within the limit"


def test_perft_counts_by_hand():
    """Two captains of 4 boats: 5 sealed orders each; then, by hand, the answers and the die.

    With the attacker known, the rival chooses among his distinct lights and none. Ties (5 of 25) and the
    night without boats go straight to the next night's first order.
    """
    g = RULESET.new("two-captains", seed=1)
    assert perft(g, 1) == 5
    assert perft(g, 2) == 25
    choices = {seat: 1 + len(set(captain.lights.items)) for seat, captain in g.state.captains.items()}
    # 10 pairs where red sends more (white answers), 10 where white does, 5 ties go on to 5 orders of red.
    assert perft(g, 3) == 10 * choices["white"] * 6 + 10 * choices["red"] * 6 + 5 * 5
    assert sum(count for _, count in divide(g, 3)) == perft(g, 3)
    assert [text for text, _ in divide(g, 1)] == [f"red: send {n}" for n in range(5)]


def test_outcomes_follow_every_face_of_the_die():
    g = RULESET.new("two-captains", seed=1)
    g.apply("red", Send(4))
    g.apply("white", Send(0))
    ends = list(outcomes(g, "white", g.pending["white"][0]))
    assert len(ends) == 6


def test_a_playthrough_is_the_same_each_time_and_tells_the_whole_game():
    text = playthrough(RULESET, "three-captains", {"nights": 3}, 7)
    assert text == playthrough(RULESET, "three-captains", {"nights": 3}, 7)
    assert text.count("co-night night=") == 3
    assert "co-level-prize-money" in text


def test_a_failing_game_is_shrunk_to_what_fails():
    g = RULESET.new("two-captains", {"nights": 7}, seed=4)
    g.play({seat: RandomBot(seat) for seat in g.seats})

    def fails(game):
        return any(captain.boats < 4 for captain in game.state.captains.values())

    assert fails(g)
    small = shrink(RULESET, g, fails)
    assert fails(small)
    assert small.count < g.count
