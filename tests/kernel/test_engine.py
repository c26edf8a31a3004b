"""The engine on the small game: rules of Cutting Out by number, undo, forks, bots, resigning."""

import msgspec
import pytest

from quarterdeck.games.cutting_out import RULESET
from quarterdeck.games.cutting_out.game import Send, Show
from quarterdeck.kernel import (
    Game,
    IllegalAction,
    Message,
    Mod,
    Outcome,
    RandomBot,
    Resign,
    Runaway,
    ScriptedDice,
    StaleDecision,
    Step,
    UndoRefused,
)
from quarterdeck.kernel.ruleset import SetupRefused, Standing


def table(lights: dict[str, list[int]], dice: list[int] = (), nights: int = 3) -> Game:
    """A two-captain game whose lights and dice are known; the prize is the frigate (value 4, guard 7)."""
    g = RULESET.new("two-captains", {"nights": nights}, seed=1)
    g.state.prizes.items.append(g.state.prize)
    g.state.prizes.items.remove(7)
    g.state.prize = 7
    for seat, held in lights.items():
        g.state.captains[seat].lights.items = held
    g.dice = ScriptedDice(dice)
    return g


def test_2_the_only_highest_number_attacks():
    g = table({"red": [], "white": [1]})
    g.apply("red", Send(3))
    g.apply("white", Send(2))
    assert g.stack[-1].attacker == "red"
    assert list(g.pending) == ["white"]
    assert g.pending["white"] == (Show(None), Show(1))


def test_2_a_tie_wakes_the_harbour():
    g = table({})
    g.apply("red", Send(2))
    told = g.apply("white", Send(2))
    assert "co-harbour-wakes" in [event.what for event in told]
    assert g.state.night == 2


def test_4_die_plus_boats_must_reach_the_guard():
    """3 boats and a 4 reach the frigate's guard of 7; a false light takes 2 away."""
    g = table({"white": [1]}, dice=[4])
    g.apply("red", Send(3))
    g.apply("white", Send(0))
    told = g.apply("white", Show(None))
    roll = next(roll for event in told for roll in event.rolls())
    assert (roll.die, [mod.value for mod in roll.mods], roll.total) == (4, [3], 7)
    assert g.state.captains["red"].score == 4
    assert g.dice.left == 0


def test_3_a_false_light_takes_two_and_a_failure_costs_a_boat():
    g = table({"white": [1]}, dice=[4])
    g.apply("red", Send(3))
    g.apply("white", Send(0))
    told = g.apply("white", Show(1))
    roll = next(roll for event in told for roll in event.rolls())
    assert (roll.total, [(mod.value, mod.reason, mod.rule) for mod in roll.mods][1]) == (
        5,
        (-2, "co-mod-false-light", "3"),
    )
    assert (g.state.captains["red"].score, g.state.captains["red"].boats) == (0, 3)
    assert g.state.captains["white"].lights.items == []


def test_1_after_the_last_night_the_most_prize_money_wins():
    g = table({"red": [], "white": []}, dice=[6, 6, 6])
    for _ in range(3):
        g.apply("red", Send(4))
        g.apply("white", Send(0))
        g.apply("white", Show(None))
    assert g.over
    assert g.outcome.winners == ("red",)
    assert g.outcome.scores["white"] == 0


def test_undo_takes_back_a_sealed_order_until_the_last_one_is_in():
    g = table({})
    before = g.fingerprint()
    g.keep_undo = True
    g._base = g.clone()
    g.apply("red", Send(1))
    assert g.can_undo("red")
    assert not g.can_undo("white")
    g.undo("red")
    assert g.fingerprint() == before
    g.apply("red", Send(1))
    g.apply("white", Send(0))
    with pytest.raises(UndoRefused):
        g.undo("red")


def test_undo_leaves_the_sealed_orders_of_the_others_alone():
    g = RULESET.new("three-captains", seed=3)
    g.apply("red", Send(1))
    g.apply("white", Send(4))
    g.undo("red")
    assert set(g.pending) == {"red", "blue"}
    assert {seat: sealed.value for seat, sealed in g.stack[-1].sent.items()} == {"white": 4}


def test_a_sealed_order_is_known_to_its_captain_alone():
    g = RULESET.new("three-captains", seed=3)
    g.apply("red", Send(1))
    assert [event.what for event in g.log("red")][-1] == "co-sealed"
    assert "co-sealed" not in [event.what for event in g.log("white")]
    assert "co-sealed" not in [event.what for event in g.log(None)]


def test_a_fork_keeps_what_the_seat_sees_and_deals_the_rest_anew():
    g = RULESET.new("four-captains", seed=3)
    mine = g.state.captains["red"].lights.items
    forks = [g.fork("red", seed) for seed in range(30)]
    assert all(f.state.captains["red"].lights.items == mine for f in forks)
    assert len({tuple(f.state.captains["blue"].lights.items) for f in forks}) > 1
    assert len({f.key for f in forks} | {g.key}) == 31


def test_a_blank_copy_knows_no_more_than_its_seat():
    """Two truths that red cannot tell apart leave the same copy; what is his own stays."""
    truths = []
    for boats, lights in ((1, [0, 0]), (3, [1, 0])):
        g = table({"red": [0, 1], "white": lights})
        g.state.prizes.items.sort(reverse=boats > 2)
        g.apply("white", Send(boats))
        truths.append(g.blanked("red"))
        assert g.state.captains["white"].lights.items == lights
    one, two = truths
    assert one.fingerprint() == two.fingerprint()
    assert one.state.captains["red"].lights.items == [0, 1]
    assert one.state.captains["white"].lights.items == [0, 0]
    assert set(one.state.prizes.items) == {0}
    assert one.stack[-1].sent["white"].value in range(5)
    assert one.forked
    assert one.pending == {"red": tuple(Send(boats) for boats in range(5))}


def test_a_game_counts_whole_points_unless_it_says_halves():
    """Places are shared by two at least; a captain alone who has not won is beaten, and no draw."""

    def ended(*ranking: tuple[str, ...], **more: int) -> Outcome:
        return Outcome(
            ranking, "co-level-prize-money", {"red": 13, "white": 8}, Message("co-last-night"), **more
        )

    won, shared, alone = ended(("red",), ("white",)), ended(("red", "white")), ended(("red",))
    assert [e.winners for e in (won, shared, alone)] == [("red",), (), ()]
    assert [e.drawn for e in (won, shared, alone)] == [False, True, False]
    assert (won.points("red"), won.points("white")) == ("13", "8")
    halves = ended(("red",), ("white",), parts=2)
    assert (halves.points("red"), halves.points("white")) == ("6½", "4")
    assert Standing(1, 3, {"red": 13}).parts == 1


def test_the_key_is_told_at_the_end_and_matches_the_hash_told_at_the_start():
    g = RULESET.new("two-captains", seed=9)
    sealed = g.log(None)[0]
    assert sealed.commitment == g.commitment
    assert all(g.key.hex() not in str(event) for event in g.log(everything=True))
    g.play({seat: RandomBot(seat) for seat in g.seats})
    assert g.log(None)[-1].key == g.key.hex()


def test_bots_stop_where_a_person_must_choose():
    g = RULESET.new("two-captains", seed=9)
    assert g.play({"white": RandomBot(1)}) is None
    assert list(g.pending) == ["red"]


def test_play_stops_after_so_many_decisions():
    g = RULESET.new("two-captains", seed=1)
    bots = {seat: RandomBot(seat) for seat in g.seats}
    assert g.play(bots, limit=3) is None
    assert g.count == 3
    assert g.play(bots, limit=0) is None
    assert g.count == 3


def test_resigning_ends_the_game_at_any_moment_and_is_recorded():
    g = RULESET.new("three-captains", seed=3)
    g.apply("red", Send(1))
    g.apply("red", Resign())
    assert g.outcome.ranking == (("white", "blue"), ("red",))
    assert g.outcome.scores == {"red": 0, "white": 1, "blue": 1}
    assert (g.count, g.barrier, g.pending) == (2, 2, {})
    assert g.record().actions[-1] == ("red", "resign")


def test_bad_set_ups_are_refused_with_a_reason():
    with pytest.raises(SetupRefused) as refusal:
        RULESET.new("five-captains")
    assert refusal.value.reason.id == "qd-no-such-scenario"
    with pytest.raises(SetupRefused) as refusal:
        RULESET.new("two-captains", {"nights": 4})
    assert (refusal.value.reason.id, refusal.value.rule) == ("qd-no-such-choice", "1")
    with pytest.raises(SetupRefused) as refusal:
        RULESET.new("two-captains", {"dawns": 4})
    assert refusal.value.reason.id == "qd-no-such-option"


class Forever(Step, tag="test.forever"):
    def advance(self, g):
        return None


def test_rules_that_never_ask_are_stopped():
    g = RULESET.new("two-captains", seed=1)
    g.call(Forever())
    g.pending = {"red": (Send(0),)}
    g.stack[-1], g.stack[-2] = g.stack[-2], g.stack[-1]
    g.stack.append(Forever())
    with pytest.raises(Runaway, match=r"test\.forever"):
        g._run()


def test_illegal_actions_name_seat_and_action():
    g = RULESET.new("two-captains", seed=1)
    with pytest.raises(IllegalAction, match="send 9"):
        g.apply("red", Send(9))


class Chores(Step, tag="test.chores"):
    """Red three times, White once, in any order; `loud`: something hidden comes up at every answer."""

    loud: bool = False
    red: int = 0
    white: int = 0

    def ask(self, g):
        asked = {"red": tuple(Send(n) for n in range(1, 6 - self.red))} if self.red < 3 else {}
        return asked | ({"white": (Send(0),)} if not self.white else {})

    def take(self, g, seat, action):
        setattr(self, seat, getattr(self, seat) + 1)
        if self.loud:
            g.reveal()


def chores(loud=False):
    g = RULESET.new("two-captains", seed=1)
    g.stack.append(Chores(loud))
    g._run()
    return g


def test_a_plan_is_carried_out_step_by_step_once_begun():
    g = chores()
    g.keep_plan("red", g.count, (Send(1), Send(2), Send(3)))
    assert g.planned("red") is None
    g.apply("red", Send(1))
    assert g.planned("red") == Send(2)
    assert g.planned("white") is None
    g.apply("white", Send(0))  # what others do in between is theirs
    g.apply("red", Send(2))
    assert g.planned("red") == Send(3)
    g.apply("red", Send(3))
    assert g.planned("red") is None


def test_what_a_seat_did_before_it_planned_is_no_part_of_the_plan():
    g = chores()
    g.apply("red", Send(1))
    g.keep_plan("red", g.count, (Send(2), Send(3)))
    g.apply("red", Send(2))
    assert g.planned("red") == Send(3)


def test_a_plan_ends_with_another_action_with_its_last_one_or_where_it_cannot_go_on():
    g = chores()
    g.keep_plan("red", g.count, (Send(1), Send(2)))
    g.apply("red", Send(4))
    assert g.planned("red") is None
    g = chores()
    g.keep_plan("red", g.count, (Send(1), Send(2)))
    g.apply("red", Send(1))
    assert g.planned("red") == Send(2)
    g.apply("red", Send(2))
    assert g.planned("red") is None
    g = chores()
    g.keep_plan("red", g.count, (Send(1),))
    g.apply("red", Send(1))
    assert g.planned("red") is None
    g = chores()
    g.keep_plan("red", g.count, (Send(1), Send(5)))  # only 1 to 4 are offered then
    g.apply("red", Send(1))
    assert g.planned("red") is None


def test_a_plan_ends_where_something_hidden_comes_up():
    g = chores(loud=True)
    g.keep_plan("red", g.count, (Send(1), Send(2)))
    g.apply("red", Send(1))
    assert Send(2) in g.pending["red"] and g.planned("red") is None


def test_a_bot_thinks_once_for_a_whole_plan():
    class Planner:
        wants_view = False
        asked = 0

        def choose(self, view, decision, fork):
            self.asked += 1
            return (Send(2), Send(1), Send(3))

    g, bot = chores(), Planner()
    taken = []
    for _ in range(3):
        taken.append(g.ask_bot(bot, "red"))
        g.apply("red", taken[-1])
    assert (taken, bot.asked) == ([Send(2), Send(1), Send(3)], 1)


def test_undo_takes_back_the_own_last_action_of_several():
    g = chores()
    g._base = g.clone()  # the step was put there by hand: no record leads to it
    g.apply("red", Send(1))
    g.apply("white", Send(0))
    g.apply("red", Send(2))
    assert [g.can_undo(seat) for seat in g.seats] == [True, True]
    g.undo("red")
    assert (g.stack[-1].red, g.stack[-1].white, g.count) == (1, 1, 2)
    assert g.actions() == [("red", Send(1)), ("white", Send(0))]
    g.undo("white")
    assert (g.stack[-1].red, g.stack[-1].white) == (1, 0)


def test_the_log_from_a_number_on():
    g = RULESET.new("two-captains", seed=9)
    g.apply("red", Send(1))
    numbers = [event.n for event in g.log(everything=True)]
    assert numbers == list(range(len(numbers))) and len(numbers) == g.events
    assert [event.n for event in g.log(everything=True, after=1)] == numbers[1:]
    assert [event.n for event in g.log("red", after=2)] == [2]


def test_a_roll_tells_its_odds():
    """Two dice of six, one more for a reason: 3 to 13, the middle of them by 6 of 36 throws."""
    g = table({}, dice=[2, 5])
    roll = g.throw("test", "red", 6, 6, mods=(Mod(1, "co-mod-boats", "4"),))
    assert (roll.sides, roll.dice, roll.total) == ((6, 6), (2, 5), 8)
    assert roll.odds == tuple((total, 6 - abs(total - 8)) for total in range(3, 14))
    g = table({}, dice=[2, 5])
    best = g.throw("test", "red", 6, 6, keep="highest", resolve=lambda face: "high" if face > 4 else "low")
    assert (best.total, best.result) == (5, "high")
    assert best.odds == (("low", 1), ("low", 3), ("low", 5), ("low", 7), ("high", 9), ("high", 11))
    g = table({}, dice=[1])
    zero = g.throw("test", "red", 10, zero_based=True)
    assert (zero.dice, zero.total, zero.odds) == ((0,), 0, tuple((face, 1) for face in range(10)))
    told = g.log(everything=True)[0]
    assert (told.chance(roll), told.chance(best), told.chance(zero)) == (6 / 36, 20 / 36, 1 / 10)
    assert told.chance(msgspec.structs.replace(zero, odds=())) is None


def test_decisions_keep_their_id_while_the_question_stays_the_same():
    g = RULESET.new("three-captains", seed=3)
    ids = {seat: g.decision_id(seat) for seat in g.seats}
    assert len(set(ids.values())) == 3 and all(name.startswith("0-") for name in ids.values())
    g.apply("red", Send(1))
    assert {seat: g.decision_id(seat) for seat in g.seats} == ids | {"red": None}
    with pytest.raises(StaleDecision):
        g.answer("red", ids["red"], Send(1))
    g.undo("red")
    assert g.decision_id("red") == ids["red"]
    g.answer("red", ids["red"], "send 2")
    assert g.actions() == [("red", Send(2))]


def test_the_id_of_a_question_depends_on_what_led_to_it():
    one, two, again = chores(), chores(), chores()
    for g, boats in ((one, 1), (two, 2), (again, 1)):
        g.apply("red", Send(boats))
    assert one.decision_id("red") == again.decision_id("red") != two.decision_id("red")
    assert one.decision_id("red").startswith("1-")
    again.apply("white", Send(0))
    assert again.decision_id("red") == one.decision_id("red")


def test_steps_called_together_run_in_reading_order():
    g = RULESET.new("two-captains", seed=1)
    below = list(g.stack)
    g.call(Chores(red=1), Chores(red=2), Chores(red=3))
    assert g.stack == [*below, Chores(red=3), Chores(red=2), Chores(red=1)]
    g.replace(Chores(red=4), Chores(red=5))
    assert g.stack == [*below, Chores(red=3), Chores(red=2), Chores(red=5), Chores(red=4)]
    g.call(Chores(red=6))
    assert g.stack[-1] == Chores(red=6)
    g.done()
    assert g.stack[-1] == Chores(red=4)


def test_nobody_acts_after_the_end_and_the_reason_says_so():
    g = RULESET.new("two-captains", seed=1)
    g.apply("white", Resign())
    for action in (Send(0), Resign()):
        with pytest.raises(IllegalAction, match="qd-game-is-over"):
            g.apply("red", action)
    g = RULESET.new("two-captains", seed=1)
    g.apply("red", Send(0))
    with pytest.raises(IllegalAction, match="qd-not-your-decision"):
        g.apply("red", Send(0))


def test_other_luck_deals_only_what_nobody_may_see():
    g = RULESET.new("two-captains", seed=1)
    for captain in g.state.captains.values():
        captain.lights.items = [0, 1, 0, 1, 0, 1]
    g.state.prizes.items = list(range(12))
    g.apply("red", Send(2))
    twins = [g.with_other_luck(seed) for seed in range(5)]
    assert len({tuple(twin.state.prizes.items) for twin in twins}) == 5
    assert all(sorted(twin.state.prizes.items) == list(range(12)) for twin in twins)
    lights = {tuple(c.lights.items) for twin in twins for c in twin.state.captains.values()}
    assert lights == {(0, 1, 0, 1, 0, 1)}, "what a captain holds has been seen"
    assert {twin.stack[-1].sent["red"].value for twin in twins} == {2}, "and what he has chosen is chosen"
    assert all(twin.key != g.key for twin in twins)
    other = RULESET.new("two-captains", seed=2)
    other.apply("red", Send(2))
    keys = {other.with_other_luck(seed).key for seed in range(5)}
    assert not keys & {twin.key for twin in twins}, "another game that stands as far meets other luck"


def test_a_bot_that_needs_no_view_is_asked_the_same_question():
    class Asked(RandomBot):
        wants_view = False

        def choose(self, view, decision, fork):
            assert view is None
            whole = g.decision(decision.seat)
            asked = (decision.seat, decision.rule, decision.step, decision.prompt, decision.actions)
            assert asked == (whole.seat, whole.rule, whole.step, whole.prompt, whole.actions)
            return super().choose(view, decision, fork)

    g = RULESET.new("three-captains", seed=4)
    g.play({seat: Asked(seat) for seat in g.seats})
    assert g.over
