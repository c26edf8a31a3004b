"""After-action review: luck and orders add up to the result, for everybody, and only when all is over."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarterdeck import registry
from quarterdeck.ai.ranks import craft_of
from quarterdeck.kernel import Game
from quarterdeck.sim.review import (
    CalledOff,
    Curve,
    Review,
    Unfinished,
    Valued,
    account,
    curve,
    orders_of,
    review,
    shares,
    uncertain,
    with_gain,
)
from quarterdeck.sim.review_html import as_html, worded


def finished(game: str, scenario: str, ranks: dict[str, str], seed: int = 3) -> Game[Any, Any]:
    table = registry.load(game).new(scenario, seed=seed)
    table.play({seat: registry.player(table, seat, ranks[seat]) for seat in table.seats})
    return table


@pytest.fixture(scope="module")
def duel() -> Game[Any, Any]:
    """A lieutenant in the north, somebody who does anything at all in the south."""
    return finished("kaisers-pirates", "two-players", {"north": "lieutenant", "south": "random"})


@pytest.fixture(scope="module")
def looked_at(duel: Game[Any, Any]) -> Review:
    return review(duel, worlds=2, most=14)


def adds_up(found: Review) -> None:
    for side in found.sides:
        assert side.start + side.luck + side.found - side.own + side.others == pytest.approx(
            side.result, abs=1e-9
        )


def test_luck_and_orders_add_up_to_the_result(looked_at: Review) -> None:
    adds_up(looked_at)
    assert looked_at.result == (1.0, 0.0)
    for order, following in zip(looked_at.orders, looked_at.orders[1:], strict=False):
        assert order.after == following.usual
    assert looked_at.orders[-1].after == looked_at.result


@pytest.mark.parametrize(
    "won, of, error",
    [
        (6, 12, 0.1443),  # half of them: sqrt(1/4 / 12)
        (12, 12, 0.0743),  # all of them is no certainty: 13/14 and 1/14 instead of 1 and 0
        (1, 4, 0.2357),  # 2/6 and 4/6
        (0, 0, 0.0),
    ],
)
def test_the_start_is_as_uncertain_as_its_play_outs(won: int, of: int, error: float) -> None:
    assert uncertain(won / of if of else 1.0, of) == pytest.approx(error, abs=1e-4)


def test_luck_is_as_uncertain_as_the_start(looked_at: Review) -> None:
    """... and as what lieutenants would have done instead of the orders given."""
    others = sum(order.luck_error**2 for order in looked_at.orders)
    assert others > 0
    for side, start in zip(looked_at.sides, looked_at.orders[0].usual, strict=True):
        assert side.luck_error == pytest.approx((uncertain(start, 2) ** 2 + others) ** 0.5)


share = st.floats(0, 1).map(lambda part: (part, 1 - part))
stood = st.floats(-5, 5)
orders_valued = st.builds(
    Valued, place=st.just(0), said=st.just(()), ordered=share,
    samples=st.lists(st.tuples(stood, st.floats(0, 1)), min_size=1, max_size=3).map(tuple),
    stood=stood, usual=stood, best=stood, usual_error=st.floats(0, 1), best_error=st.floats(0, 1),
    better=st.none(), better_said=st.just(()), simulations=st.just(1),
)  # fmt: skip


@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_whatever_was_found_adds_up_to_the_result(duel: Game[Any, Any], data: st.DataObject) -> None:
    """Any orders looked at, any values: for everybody, and nobody's chances leave 0 to 1."""
    laid = [order for _, order in itertools.islice(orders_of(duel), 12)]
    places = data.draw(st.sets(st.integers(0, len(laid) - 1), min_size=1))
    found = account(duel, laid, {place: data.draw(orders_valued) for place in places})
    adds_up(found)
    for order in found.orders:
        for chances in (order.usual, order.best):
            assert sum(chances) == pytest.approx(1) and all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances)


def test_what_a_seat_gains_the_others_lose_by_their_shares() -> None:
    assert with_gain((0.5, 0.3, 0.2), 0, 0.25) == pytest.approx((0.75, 0.15, 0.1))
    assert with_gain((0.5, 0.3, 0.2), 0, 0.9) == pytest.approx((1, 0, 0))
    assert with_gain((0.5, 0.3, 0.2), 2, -0.4) == pytest.approx((0.625, 0.375, 0))
    assert with_gain((1, 0, 0), 0, -0.5) == pytest.approx((0.5, 0.25, 0.25))
    assert with_gain((0.25,), 0, 0.5) == pytest.approx((0.75,))


def test_giving_up_is_no_luck_of_the_other() -> None:
    """What the position was still worth is charged to whoever gave it up."""
    game = registry.load("kaisers-pirates").new("two-players", seed=4)
    bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
    game.play(bots, limit=30)
    game.apply("north", game.rules.parse_action("resign"))
    found = review(game, worlds=2)
    adds_up(found)
    last, before = found.orders[-1], found.orders[-2]
    assert (last.seat, last.played, last.ordered) == ("north", ("resign",), (0.0, 1.0))
    assert last.best == last.usual == before.ordered and before.luck(0) == last.luck(0) == 0
    assert last.cost(0) == before.ordered[0]


def test_three_seats_share_one_victory() -> None:
    three = finished(
        "kaisers-pirates", "three-players", {"north": "random", "east": "random", "south": "random"}
    )
    found = review(three, worlds=2, most=3)
    adds_up(found)
    for order in found.orders:
        assert sum(order.best) == pytest.approx(1) and sum(order.ordered) == pytest.approx(1)


def test_who_does_anything_at_all_is_wrong_more_often(looked_at: Review) -> None:
    north, south = looked_at.sides
    assert south.own - south.error > north.own
    assert looked_at.costliest()[0].seat == "south"


def test_any_number_of_processes_finds_the_same(duel: Game[Any, Any]) -> None:
    assert review(duel, worlds=2, most=2, jobs=2) == review(duel, worlds=2, most=2)


def test_nothing_of_a_running_game_is_reviewed() -> None:
    running = registry.load("kaisers-pirates").new("two-players", seed=1)
    with pytest.raises(Unfinished):
        review(running)


def test_orders_are_what_a_seat_does_on_its_own(duel: Game[Any, Any]) -> None:
    """No die and no other seat speaks inside an order, and none overlaps the next."""
    actions = duel.actions()
    before = 0
    for standing, order in orders_of(duel):
        assert before <= order.at == standing.count < order.until
        assert {seat for seat, _ in actions[order.at : order.until]} == {order.seat}
        for seat, action in actions[order.at : order.until - 1]:
            standing.apply(seat, action)
            assert standing.barrier <= order.at
        before = order.until


def test_it_can_be_called_off(duel: Game[Any, Any]) -> None:
    with pytest.raises(CalledOff):
        review(duel, worlds=2, most=4, progress=lambda done, of: False)


@settings(max_examples=20, deadline=None)
@given(st.floats(-3, 3), st.floats(0.1, 4))
def test_the_curve_is_found_again(middle: float, slope: float) -> None:
    """Many samples with the very shares of a curve lead back to it, whatever the scale."""
    true = Curve(middle, slope)
    samples = [(x / 10, true.at(x / 10)) for x in range(-50, 51, 5)] * 60
    found = curve(samples)
    for x in (-2.0, 0.0, 1.5):
        assert found.at(x) == pytest.approx(true.at(x), abs=0.04)


def test_a_drawn_game_is_half_a_win(duel: Game[Any, Any]) -> None:
    assert duel.outcome is not None
    outcome = type(duel.outcome)((("north", "south"),), "drawn", {}, duel.outcome.reason)
    assert shares(outcome, ("north", "south")) == (0.5, 0.5)


def test_a_captain_alone_is_beaten_without_victory() -> None:
    """Easy prey: the ships of the rulebook have won; that is no draw, and no victory of his."""
    table = registry.load("sails-of-glory").new("easy_prey", seed=1)
    table.play({seat: registry.player(table, seat, "random") for seat in table.seats})
    assert table.outcome is not None and table.outcome.level == "sg-level-defeat"
    assert shares(table.outcome, table.seats) == (0.0,) and not table.outcome.drawn
    assert craft_of("sails-of-glory").value(table, table.seats[0]) == -1


def test_the_page_says_what_cost_most(looked_at: Review) -> None:
    page = as_html(looked_at)
    worst = looked_at.costliest()[0]
    assert worded(worst.better_said, "en") in page and f"{10 * worst.cost(1):.1f}" in page
    assert "<svg" in page and "http" not in page.replace("http://www.w3.org", "")
