"""The rules of Cutting Out, one by one. The values are worked out by hand from the rules in `game.py`."""

from __future__ import annotations

import pytest

from quarterdeck.games.cutting_out import RULESET
from quarterdeck.games.cutting_out.game import BLANK, FALSE_LIGHT, G, Send, Show
from quarterdeck.kernel import IllegalAction, ScriptedDice

CORVETTE = 5  # worth 3, guard 6


def table(captains: str = "three-captains", dice: tuple[int, ...] = (), nights: int = 3) -> G:
    """A first night with the Corvette at anchor; red holds one light of each kind, the others blank ones."""
    game = RULESET.new(captains, {"nights": nights}, seed="table")
    pool = game.state.prizes.items
    pool[pool.index(CORVETTE) : pool.index(CORVETTE) + 1] = (
        [] if game.state.prize == CORVETTE else [game.state.prize]
    )
    game.state.prize = CORVETTE
    for captain in game.state.captains.values():
        captain.lights.items = [BLANK, BLANK]
    game.state.captains["red"].lights.items = [BLANK, FALSE_LIGHT]
    game.dice = ScriptedDice(dice)
    return game


def send(game: G, **boats: int) -> None:
    for seat, number in boats.items():
        game.apply(seat, Send(number))


@pytest.mark.rule("1")
def test_the_most_prize_money_wins_after_the_last_night() -> None:
    game = table("two-captains", dice=(6,))
    send(game, red=4, white=0)
    game.apply("white", Show(None))
    for _ in range(2):
        assert not game.over
        send(game, red=0, white=0)
    assert game.outcome is not None
    assert game.outcome.scores == {"red": 3, "white": 0}
    assert game.outcome.ranking == (("red",), ("white",))


@pytest.mark.rule("1")
def test_equal_prize_money_shares_the_place() -> None:
    game = table(nights=3)
    for _ in range(3):
        send(game, red=0, white=0, blue=0)
    assert game.outcome is not None
    assert game.outcome.ranking == (("red", "white", "blue"),)
    assert game.outcome.winners == ()


@pytest.mark.rule("2")
@pytest.mark.parametrize("orders", [(3, 3, 1), (0, 0, 0), (4, 4, 4)])
def test_a_tie_for_the_highest_wakes_the_harbour(orders: tuple[int, int, int]) -> None:
    game = table()
    send(game, red=orders[0], white=orders[1], blue=orders[2])
    assert "co-harbour-wakes" in [event.what for event in game.log()]
    assert game.state.night == 2


@pytest.mark.rule("2")
def test_the_only_highest_attacks_whatever_the_others_tie_at() -> None:
    game = table()
    send(game, red=2, white=3, blue=2)
    assert sorted(game.pending) == ["blue", "red"], "the rivals of white are asked for lights"


@pytest.mark.rule("2")
def test_orders_are_secret_until_the_last_one_is_in() -> None:
    game = table()
    game.apply("red", Send(4))
    assert game.view("white") == table().view("white")
    assert [event.what for event in game.log("white")].count("co-sealed") == 0
    game.undo("red")
    assert "red" in game.pending


@pytest.mark.rule("3")
def test_a_false_light_takes_two_off_and_a_blank_nothing() -> None:
    game = table(dice=(3,))
    send(game, red=0, white=3, blue=0)
    game.apply("red", Show(FALSE_LIGHT))
    events = game.apply("blue", Show(BLANK))
    roll = next(roll for event in events for roll in event.rolls())
    assert [(mod.value, mod.reason, mod.rule) for mod in roll.mods] == [
        (3, "co-mod-boats", "4"),
        (-2, "co-mod-false-light", "3"),
    ]
    assert roll.total == 3 + 3 - 2
    assert game.state.captains["red"].lights.items == [BLANK], "a light is shown once"
    assert game.state.captains["blue"].lights.items == [BLANK]


@pytest.mark.rule("4")
@pytest.mark.parametrize("die, boats, score", [(3, 4, 3), (2, 3, 0)], ids=["reaches 6", "one short"])
def test_die_and_boats_must_reach_the_guard(die: int, boats: int, score: int) -> None:
    game = table("two-captains", dice=(die,))
    send(game, red=3, white=1)
    game.apply("white", Show(None))
    red = game.state.captains["red"]
    assert (red.boats, red.score) == (boats, score)
    assert game.dice.n == 1


@pytest.mark.rule("4")
def test_a_lost_boat_cannot_be_sent() -> None:
    game = table("two-captains", dice=(1,))
    send(game, red=2, white=0)
    game.apply("white", Show(None))
    with pytest.raises(IllegalAction) as refused:
        game.apply("red", Send(4))
    assert (refused.value.reason.id, refused.value.rule) == ("co-boat-lost", "4")
