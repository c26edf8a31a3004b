"""Positions as text that reads back."""

import pytest

from quarterdeck.games.cutting_out import RULESET
from quarterdeck.games.cutting_out.game import Send
from quarterdeck.kernel import RecordError

WRITTEN = """
# Red has sent three boats against the Polacre and White has not answered yet.
quarterdeck 2 cutting-out 2 two-captains
options nights=3
dice "000102030405060708090a0b0c0d0e0f" turn=1
count 1 events=3 barrier=0
state night=1 prize=4
captains red: boats=3 score=2 lights={kind=co.light seen=owner owner=red items=[0 1]}
captains white: boats=4 score=0 lights={kind=co.light seen=owner owner=white items=[1]}
prizes kind=co.prize seen=hidden items=[2 6 3 8 1 7 10 9 5]
step co.night
step co.orders sent={red:{kind=co.order owner=red value=3}}
"""


def test_a_position_written_by_hand_is_a_game_at_its_decision():
    game = RULESET.read_position(WRITTEN)
    assert list(game.pending) == ["white"]
    assert game.state.captains["red"].boats == 3
    assert game.options.nights == 3
    told = game.apply("white", Send(1))
    assert [event.what for event in told] == ["co-sealed", "co-sent", "co-sent"]
    assert list(game.pending) == ["white"], "the rival of the attacker is asked for a light"


def test_it_prints_what_it_read_but_for_remarks():
    text = RULESET.position(RULESET.read_position(WRITTEN))
    assert text == WRITTEN.lstrip().partition("\n")[2]


def test_a_fresh_game_reads_back_to_the_same_fingerprint():
    game = RULESET.new("four-captains", seed="position")
    for _ in range(9):
        seat = next(iter(game.pending))
        game.apply(seat, game.pending[seat][-1])
        again = RULESET.read_position(str(game))
        assert (again.fingerprint(), again.pending) == (game.fingerprint(), game.pending)


def test_a_position_needs_neither_dice_nor_counts():
    kept = [line for line in WRITTEN.splitlines() if not line.startswith(("dice", "count"))]
    first, second = (RULESET.read_position("\n".join(kept)) for _ in range(2))
    assert first.key != second.key, "the dice are new each time"
    assert (first.count, first.events, list(first.pending)) == (0, 0, ["white"])


@pytest.mark.parametrize(
    "old, new, detail",
    [
        ("cutting-out 2", "flying-colors 2", "flying-colors 2 is not cutting-out 2"),
        ("captains red:", "captains red", "line 8: expected :"),
        ("prizes kind", "prices kind", "line 10: the state has no record, list or map 'prices'"),
        ("boats=3 score=2", "boats=three score=2", "Expected `int`"),
        ("items=[0 1]}", "items=[0 1]", ""),
    ],
)
def test_what_cannot_be_read_gets_one_reason(old, new, detail):
    with pytest.raises(RecordError) as refused:
        RULESET.read_position(WRITTEN.replace(old, new))
    assert refused.value.reason.id == "qd-position-unreadable"
    assert detail in refused.value.reason.args["detail"]
