"""The suite passes the small game, and catches each way of breaking a promise."""

from collections import Counter
from itertools import count, repeat

import msgspec
import pytest

from quarterdeck.games.cutting_out import RULESET
from quarterdeck.games.cutting_out import game as cutting_out
from quarterdeck.games.cutting_out.game import Attack, CuttingOut, Night, SealedOrders, Send
from quarterdeck.kernel import Message, Outcome, RandomBot, Sealed, Step
from quarterdeck.kernel.conformance import Broken, check_ruleset
from quarterdeck.kernel.study import divide, outcomes, perft, playthrough, shrink


def test_the_small_game_keeps_every_promise():
    """More games of it: tests/rulesets."""
    report = check_ruleset(RULESET, games=60)
    assert report.games == 60
    assert report.levels == {"co-level-prize-money": 60}
    assert 60 * 6 < report.decisions < 60 * report.longest
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

    with pytest.raises(Broken) as failure:
        check_ruleset(broken(view=view), games=60)
    assert failure.value.promise == "a view shows nothing hidden"
    mine, theirs = failure.value.detail.split(": ", 1)[1].split(" / ")
    assert mine != theirs  # what is printed is the place where they differ


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
    with pytest.raises(Broken) as failure:
        check_ruleset(rules, games=20, setups=repeat(("two-captains", {})))
    assert failure.value.promise == "events tell nothing of a sealed answer"


def test_an_order_may_be_opened_at_once(monkeypatch):
    """Whoever stays at home says so: that he is known to, and one who sends boats not, is no leak."""

    def take(self, g, seat, action):
        order = Sealed("co.order", seat, action.boats)
        if action.boats:
            self.sent[seat] = order
            g.tell(cutting_out.OrderSealed(action.boats), seen_by=(seat,))
        else:
            g.reveal()
            self.sent[seat] = order.open()
            g.tell(cutting_out.BoatsSent(g.rules.seat_name(seat), 0))

    rules = patched(monkeypatch, SealedOrders, "take", take)
    assert check_ruleset(rules, games=20, setups=repeat(("three-captains", {}))).games == 20


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


def test_the_limit_is_the_number_of_decisions(monkeypatch):
    """Every night two sealed orders without boats: a game of three nights has six decisions."""
    ask = lambda self, g: {s: (Send(0),) for s in g.seats if s not in self.sent}  # noqa: E731
    rules = patched(monkeypatch, SealedOrders, "ask", ask)

    def play(limit):
        setups = iter([("two-captains", {"nights": 3})])
        return check_ruleset(rules, games=1, limit=limit, checks=0, setups=setups).decisions

    assert play(6) == 6
    with pytest.raises(Broken) as failure:
        play(5)
    assert failure.value.promise == "ends within the limit"


def test_it_catches_something_both_offered_and_refused(monkeypatch):
    def refused(self, g, seat):
        yield Send(0), Message("co-boat-lost", {"boats": 0}), "4"

    rules = patched(monkeypatch, SealedOrders, "refused", refused)
    assert promise(rules) == "nothing is both offered and refused"


def test_it_catches_a_refusal_without_a_reason(monkeypatch):
    def refused(self, g, seat):
        yield Send(9), Message(""), "4"

    assert promise(patched(monkeypatch, SealedOrders, "refused", refused)) == "every refusal has a reason"


def test_it_catches_a_notation_that_reads_back_as_something_else():
    assert promise(broken(parse_action=lambda self, text: Send(0))) == "a notation reads back as its action"


def test_it_catches_a_stranger_who_is_asked(monkeypatch):
    def ask(self, g):
        return {s: (Send(0), Send(1)) for s in (*g.seats, "green") if s not in self.sent}

    assert promise(patched(monkeypatch, SealedOrders, "ask", ask)) == "only seats of the game are asked"


def test_it_catches_a_ranking_that_forgets_a_seat(monkeypatch):
    real = cutting_out.outcome

    def outcome(g):
        whole = real(g)
        return Outcome(whole.ranking[:1], whole.level, whole.scores, whole.reason)

    monkeypatch.setattr(cutting_out, "outcome", outcome)
    assert promise(RULESET) == "the ranking names every seat once"


def test_it_catches_rules_that_play_otherwise_the_second_time(monkeypatch):
    real, times = Night.advance, count()

    def advance(self, g):
        real(self, g)
        if not g.over:
            next(iter(g.state.captains.values())).score += next(times)

    assert promise(patched(monkeypatch, Night, "advance", advance)) in (
        "a record plays again to the same position",
        "a snapshot goes on at the same decision",
    )


def test_it_catches_options_that_tell_what_others_hold(monkeypatch):
    """Whoever answers may show the lights of the attacker."""

    def ask(self, g):
        lights = tuple(sorted(set(g.state.captains[self.attacker].lights.items)))
        rivals = [seat for seat in g.seats if seat != self.attacker and seat not in self.shown]
        return dict.fromkeys(rivals, cutting_out.SHOWS[lights])

    def take(self, g, seat, action):
        self.shown[seat] = Sealed("co.shown", seat, None)

    monkeypatch.setattr(Attack, "take", take)
    assert promise(patched(monkeypatch, Attack, "ask", ask)) == "the options of a seat tell nothing hidden"


def test_it_catches_a_view_with_the_dice_key():
    class Leaky(msgspec.Struct, frozen=True):
        key: str

    rules = broken(view=lambda self, g, seat: Leaky(g.key.hex()))
    assert promise(rules) == "the dice key never leaves the referee"


def test_it_catches_a_view_that_changes_the_game():
    def view(self, g, seat):
        g.state.prizes.items.append(g.state.prizes.items.pop(0))  # nobody is shown them
        return CuttingOut.view(self, g, seat)

    assert promise(broken(view=view)) == "looking changes nothing"


def test_it_catches_a_position_that_does_not_read_back():
    numbers = count()
    rules = broken(position=lambda self, g: CuttingOut.position(self, g) + f"# {next(numbers)}\n")
    assert promise(rules) == "a position reads back and prints the same"


def test_it_catches_a_position_that_forgets_what_no_question_shows():
    """The same questions are asked, but the score is another."""

    def position(self, g):
        self.written = CuttingOut.position(self, g)
        return "the same for all"

    def read_position(self, text):
        game = CuttingOut.read_position(self, self.written)
        game.state.captains[game.seats[0]].score += 1
        return game

    rules = broken(position=position, read_position=read_position)
    assert promise(rules) == "a position that reads back is the same position"


def test_it_catches_a_snapshot_that_forgets_what_no_question_shows():
    def restore(self, text):
        game = CuttingOut.restore(self, text)
        game.state.captains[game.seats[0]].score += 1
        return game

    assert promise(broken(restore=restore)) == "a snapshot goes on at the same decision"


def test_full_checks_thin_out_but_never_stop():
    """About ten a game, fewer in a small game of some twenty decisions; never at every decision."""
    looked, played = Counter(), Counter()

    def position(self, g):
        looked[g.key] += 1
        return CuttingOut.position(self, g)

    def invariants(self, g):
        played[g.key] += 1
        return ()

    check_ruleset(broken(position=position, invariants=invariants), games=20, checks=10)
    checks = {key: looked[key] / 2 for key in played}  # each check prints the position twice
    assert len(checks) == 20
    assert all(1 <= checks[key] < played[key] for key in played)
    assert 1.5 < sum(checks.values()) / 20 < 10


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
    dice = [roll.die for end in ends for event in end.log(everything=True) for roll in event.rolls()]
    assert dice == [1, 2, 3, 4, 5, 6]


class TwoThrows(Step, tag="test.two_throws"):
    faces: tuple[int, ...] = ()

    def ask(self, g):
        return {"red": (Send(0),)}

    def take(self, g, seat, action):
        self.faces = (g.throw("one", seat, 2).die, g.throw("two", seat, 3).die)


def test_outcomes_follow_one_die_after_the_other():
    g = RULESET.new("two-captains", seed=1)
    g.stack.append(TwoThrows())
    g._run()
    seen = [end.stack[-1].faces for end in outcomes(g, "red", Send(0))]
    assert seen == [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]


def test_a_playthrough_is_the_same_each_time_and_tells_the_whole_game():
    text = playthrough(RULESET, "three-captains", {"nights": 3}, 7)
    assert text == playthrough(RULESET, "three-captains", {"nights": 3}, 7)
    assert text.count("co-night night=") == 3
    assert "co-level-prize-money" in text
    every = playthrough(RULESET, "three-captains", {"nights": 3}, 7, prints=4)
    decisions = text.count(" options)")
    assert decisions > 12
    numbers = [int(line.partition(". ")[0]) for line in text.splitlines() if line.endswith(" options)")]
    assert numbers == list(range(1, decisions + 1))
    short = playthrough(RULESET, "three-captains", {"nights": 3}, 7, most=5)
    assert short.count(" options)") == 5
    assert "# cut off here" in short
    assert (
        every.count("    = ") == 1 + (decisions - 1) // 4
    )  # at the beginning, then after every fourth action


def test_a_failing_game_is_shrunk_to_what_fails():
    g = RULESET.new("two-captains", {"nights": 7}, seed=4)
    g.play({seat: RandomBot(seat) for seat in g.seats})

    def fails(game):
        return any(captain.boats < 4 for captain in game.state.captains.values())

    assert fails(g)
    small = shrink(g, fails)
    assert fails(small)
    assert small.count < g.count


def test_what_another_action_kept_in_is_left_out_after_it():
    """Red's order can be left out only once White's is gone; the failure is Blue's alone."""
    g = RULESET.new("three-captains", seed=4)
    orders = [("red", Send(0)), ("white", Send(1)), ("blue", Send(2))]
    for seat, order in orders:
        g.apply(seat, order)
    red, white, blue = orders

    def fails(game):
        sent = game.actions()
        return blue in sent and (white not in sent or red in sent)

    assert shrink(g, fails).actions() == [blue]


def test_what_fails_before_anybody_has_acted_is_shrunk_to_no_action_at_all():
    g = RULESET.new("two-captains", seed=4)
    g.apply("red", Send(0))
    assert shrink(g, lambda game: True).actions() == []
