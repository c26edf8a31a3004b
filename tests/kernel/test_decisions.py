"""Notation reads back; refusals are of three kinds and change nothing."""

from typing import Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.games.cutting_out import RULESET
from quarterdeck.games.cutting_out.game import Send, Show
from quarterdeck.kernel import Action, IllegalAction, MalformedAction, Resign, StaleDecision
from quarterdeck.kernel.decisions import read_action


class Fire(Action, frozen=True, tag="fire"):
    ship: int
    side: Literal["port", "starboard"]
    target: int | None
    guns: tuple[int, ...]
    double: bool


KINDS: dict[str, type[Action]] = {"fire": Fire}


def test_the_notation_is_the_tag_and_the_fields():
    assert str(Fire(3, "port", None, (1, 2), True)) == "fire 3 port - 1,2 yes"
    assert str(Fire(3, "port", 7, (), False)) == "fire 3 port 7 () no"


@given(
    st.builds(
        Fire,
        st.integers(),
        st.sampled_from(["port", "starboard"]),
        st.none() | st.integers(),
        st.lists(st.integers(), max_size=4).map(tuple),
        st.booleans(),
    )
)
def test_every_notation_reads_back(action):
    assert read_action(str(action), KINDS) == action


class AtShip(msgspec.Struct, frozen=True, tag="ship"):
    id: int


class AtFort(msgspec.Struct, frozen=True, tag="fort"):
    id: int
    arc: str


class Aim(Action, frozen=True, tag="aim"):
    at: AtShip | AtFort | None
    only: AtShip


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Aim(AtShip(7), AtShip(1)), "aim ship-7 ship-1"),
        (Aim(AtFort(2, "rear"), AtShip(1)), "aim fort-2-rear ship-1"),
        (Aim(None, AtShip(1)), "aim - ship-1"),
    ],
)
def test_a_thing_of_several_kinds_is_named_by_its_tag(action, text):
    assert str(action) == text
    assert read_action(text, {"aim": Aim}) == action


@pytest.mark.parametrize("text", ["aim ship-7 fort-1-rear", "aim ship-7-rear ship-1", "aim fort-2 ship-1"])
def test_a_thing_of_another_kind_is_malformed(text):
    with pytest.raises(MalformedAction):
        read_action(text, {"aim": Aim})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sink 3",
        "fire",
        "fire 3 port 7 1,2 yes more",
        "fire x port 7 1 yes",
        "fire 3 larboard 7 1 yes",
        "fire 3 port 7 1 maybe",
        "fire 3 port 7 1,,2 yes",
    ],
)
def test_anything_else_is_malformed(text):
    with pytest.raises(MalformedAction):
        read_action(text, KINDS)


def test_too_few_words_are_counted():
    """A notation of five fields with two words after its tag."""
    with pytest.raises(MalformedAction) as refused:
        read_action("fire 3 port", KINDS)
    assert refused.value.reason.args == {"text": "fire 3 port", "expected": 5, "found": 2}


def game():
    return RULESET.new("two-captains", seed=1)


def test_what_was_not_offered_is_illegal_and_changes_nothing():
    g = game()
    before = g.fingerprint()
    with pytest.raises(IllegalAction) as refusal:
        g.apply("red", Show(None))
    assert refusal.value.reason.id == "qd-not-offered"
    assert refusal.value.rule == "2"
    with pytest.raises(IllegalAction) as refusal:
        g.apply("green", Send(0))
    assert refusal.value.reason.id == "qd-not-your-decision"
    assert g.fingerprint() == before


def test_a_near_miss_is_refused_with_its_own_reason_and_rule():
    g = game()
    g.state.captains["red"].boats = 2
    g.pending = {seat: tuple(options) for seat, options in g.stack[-1].ask(g).items()}
    with pytest.raises(IllegalAction) as refusal:
        g.apply("red", Send(3))
    assert (refusal.value.reason.id, refusal.value.rule) == ("co-boat-lost", "4")
    decision = g.decision("red")
    assert [str(refused.action) for refused in decision.refused] == ["send 3", "send 4"]


def test_a_question_keeps_its_id_until_it_is_answered():
    g = game()
    red, white = g.decision("red").id, g.decision("white").id
    g.answer("white", white, "send 1")
    assert g.decision("red").id == red
    with pytest.raises(StaleDecision):
        g.answer("white", white, "send 1")
    g.answer("red", red, "send 0")
    with pytest.raises(StaleDecision):
        g.answer("red", red, "show -")


def test_a_question_has_the_same_id_after_a_reload_and_after_an_undo():
    g = game()
    first = g.decision("red").id
    assert RULESET.restore(g.snapshot()).decision("red").id == first
    g.apply("red", Send(2))
    g.undo("red")
    assert g.decision("red").id == first


def test_a_question_after_a_settled_one_has_the_same_id_after_a_reload():
    """Both have sent their boats, which cannot be taken back: what led there is no longer looked at."""
    g = game()
    g.apply("red", Send(2))
    g.apply("white", Send(1))
    seat = next(iter(g.pending))
    assert g.count == g.barrier == 2
    assert RULESET.restore(g.snapshot()).decision(seat).id == g.decision(seat).id


def test_an_answer_after_another_answer_was_taken_back_is_stale():
    """Undo, then a different action: the old question that followed must not be mistaken for the new one."""
    g = RULESET.new("two-captains", seed=1)
    g.apply("red", Send(2))
    old = g.decision("white").id
    g.undo("red")
    g.apply("white", Send(1))
    with pytest.raises(StaleDecision):
        g.answer("white", old, Send(1))


def test_after_the_end_nothing_is_legal():
    g = game()
    g.apply("red", Resign())
    assert g.over
    assert g.pending == {}
    with pytest.raises(IllegalAction) as refusal:
        g.apply("white", Send(1))
    assert refusal.value.reason.id == "qd-game-is-over"
    with pytest.raises(IllegalAction):
        g.apply("white", Resign())
