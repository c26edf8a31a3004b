"""After-action review: was it luck, or was it wrong?

A finished game is gone through order by order. An order is everything a seat did on its own before dice,
hidden things or another seat spoke. What it was worth is found by playing on from it many times with
lieutenants at every seat and other luck each time: the share of wins of each seat. Whether there was a
better one is asked of a captain, who knows what the seat knew; if he would have done something else, both are
weighed against each other in worlds he has not yet looked at. What he counts there is turned into chances by
the play-outs of the same game (a logistic curve). So each order has four values:

    usual    what the position was worth with a lieutenant's order
    best     what it was worth with the best order found
    ordered  what it was worth with the order that was given, before the dice fell
    after    what it was worth when the next order was due: the next `usual`, at the end the result itself

`after - ordered` is luck: lieutenants play on from both, so that even dice leave nothing of it.
`best - ordered` is what the order cost, `best - usual` is what a captain finds that a lieutenant does not,
and start + luck + found - costs = result, exactly, for every seat.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

import msgspec

from quarterdeck import registry
from quarterdeck.ai.ranks import craft_of, explained
from quarterdeck.ai.search import SURELY, Plan, Search, Thought, best, next_action
from quarterdeck.kernel import Fork, Game, Message, Outcome, Record, Seat
from quarterdeck.kernel.decisions import RESIGN
from quarterdeck.kernel.dice import Fancy

AnyGame = Game[Any, Any]
Shares = tuple[float, ...]
"""Of the wins, by seat in the order of the game's seats."""
LONGEST = 20_000
"""Actions of a play-out; no game of lieutenants is that long."""
WORTH_A_WORD = 0.03
"""Of a win."""
WEIGHED = 96
"""Play-outs for what a captain would have done, at most: a whole game is looked at, not one decision."""
PIECES = 24
"""The work is cut into so many pieces, at most: whoever waits sees it go on."""


class Unfinished(ValueError):
    """Nothing of a running game can be reviewed by anybody."""


class CalledOff(Exception):
    """Whoever asked for a review wants it no longer."""


class Reviewed(msgspec.Struct, frozen=True):
    """One order, and what it and the dice after it did to everybody's chances."""

    at: int
    """Actions taken before it."""
    seat: Seat
    played: tuple[str, ...]
    better: tuple[str, ...] | None
    """The best order found, if it is another one."""
    said: tuple[Message, ...]
    """What was played, each action as the table offered it."""
    better_said: tuple[Message, ...]
    usual: Shares
    best: Shares
    ordered: Shares
    after: Shares
    error: float
    """One standard error of what the order cost."""
    luck_error: float
    """What is uncertain about the luck before it: one standard error of `usual - ordered`."""

    def found(self, place: int) -> float:
        return self.best[place] - self.usual[place]

    def cost(self, place: int) -> float:
        return self.best[place] - self.ordered[place]

    def luck(self, place: int) -> float:
        return self.after[place] - self.ordered[place]


class Side(msgspec.Struct, frozen=True):
    """One seat's account: start + luck + found - own + others = result."""

    seat: Seat
    start: float
    luck: float
    found: float
    """What captains saw beyond lieutenants: its own gain it, the others' take from it."""
    own: float
    """What its own orders cost it."""
    others: float
    """What the orders of the others gave it."""
    result: float
    error: float
    """One standard error of its own orders' cost."""
    luck_error: float
    """One standard error of luck: that of the start and of what lieutenants would have done."""


class Review(msgspec.Struct, frozen=True):
    game: str
    scenario: str
    seats: tuple[Seat, ...]
    orders: tuple[Reviewed, ...]
    sides: tuple[Side, ...]
    result: Shares
    simulations: int
    """Play-outs it rests on."""
    decisions: int
    """Orders there were; those not looked at are counted as luck."""

    def costliest(self, most: int = 5) -> list[Reviewed]:
        """What cost its seat most, where it is more than chance and worth a word."""
        place = self.seats.index
        sure = [o for o in self.orders if o.better and o.cost(place(o.seat)) > max(o.error, WORTH_A_WORD)]
        return sorted(sure, key=lambda order: -order.cost(place(order.seat)))[:most]


class Valued(msgspec.Struct, frozen=True):
    """An order as a worker gives it back."""

    place: int
    said: tuple[Message, ...]
    ordered: Shares
    samples: tuple[tuple[float, float], ...]
    """Of each play-out: how the seat stood after some turns, and its share in the end."""
    stood: float
    """How the seat came to stand with the order that was given, in the captain's worlds."""
    usual: float
    """How it came to stand there with a lieutenant's."""
    best: float
    """How it came to stand there with the captain's, where he knows a surely better one."""
    usual_error: float
    best_error: float
    """Of the difference between each and `stood`."""
    better: tuple[str, ...] | None
    better_said: tuple[Message, ...]
    simulations: int


class Task(msgspec.Struct, frozen=True):
    """Some orders of a game: the places in `orders_of` to look at."""

    record: Record
    places: tuple[int, ...]
    worlds: int


class Order(msgspec.Struct, frozen=True):
    """Actions `at` to `until` of a game."""

    at: int
    until: int
    seat: Seat


def shares(outcome: Outcome, seats: Sequence[Seat]) -> Shares:
    """What each seat has of the victory: those in the first place share it."""
    first = outcome.ranking[0] if outcome.drawn else outcome.winners
    return tuple(1 / len(first) if seat in first else 0.0 for seat in seats)


def orders_of(game: AnyGame) -> Iterator[tuple[AnyGame, Order]]:
    """Every order somebody had to think about, with the game as it stood before it."""
    craft = craft_of(game.rules.id)
    actions = game.actions()
    twin = game.anew()
    while twin.count < len(actions) and twin.pending:
        at = twin.count
        seat, action = actions[at]
        if seat not in twin.pending or craft.obvious(twin.pending[seat]) is not None:
            twin.apply(seat, action)
            continue
        standing = twin.clone()
        while twin.count < len(actions) and actions[twin.count][0] == seat and seat in twin.pending:
            twin.apply(*actions[twin.count])
            if twin.barrier == twin.count:
                break
        yield standing, Order(at, twin.count, seat)


class Valuer:
    """Plays orders out. The same order of the same game is always given the same value."""

    def __init__(self, game: str, worlds: int, rank: str = "captain") -> None:
        self.craft = craft_of(game)
        own = explained(self.craft.budgets[rank])
        self.budget = msgspec.structs.replace(own, simulations=min(own.simulations, WEIGHED))
        self.worlds = worlds
        self.simulations = 0

    def value(self, g: AnyGame, order: Order, played: Plan, place: int) -> Valued:
        before = self.simulations
        ends = [self._play_out(g, order, played, world) for world in range(self.worlds)]
        seat = g.seats.index(order.seat)
        samples = tuple((stood, share[seat]) for stood, share in ends)
        ordered = _mean([share for _, share in ends])
        mine, usual, captains = self._compare(g, order, played)
        words = _said(g, order.seat, played)
        spent = self.simulations - before
        surely = captains.better > captains.error
        top = captains if surely else mine
        better = tuple(map(str, captains.plan)) if surely else None
        said = _said(g, order.seat, captains.plan) if surely else ()
        return Valued(
            place, words, ordered, samples, mine.value, usual.value, top.value, _known(usual), _known(top),
            better, said, spent,
        )  # fmt: skip

    def _compare(self, g: AnyGame, order: Order, played: Plan) -> tuple[Thought, Thought, Thought]:
        """The order given, a lieutenant's and a captain's, in worlds that the captain has not looked at."""
        search = Search(self.craft, Fork(g, order.seat), order.seat, self.budget, "review")
        thoughts = search.think()
        mine = Thought(played)
        usual = _another(thoughts[0].plan, [mine])
        captains = _another(best(thoughts, self.budget.sure).plan, [mine, usual])
        rivals = [usual] * (usual is not mine) + [captains] * (captains is not mine and captains is not usual)
        if rivals:
            for _ in range(max(SURELY, self.budget.simulations // 2)):
                search.world(mine, rivals)
        self.simulations += search.simulations
        return mine, usual, captains

    def _play_out(self, g: AnyGame, order: Order, plan: Plan, world: int) -> tuple[float, Shares]:
        """How the seat stood at the captain's horizon, and who won in the end."""
        self.simulations += 1
        craft, seat = self.craft, order.seat
        twin = g.with_other_luck(world)
        # of this game and world alone: what lieutenants choose by lot must not be the same in every game
        chance = Fancy(f"review/{twin.key.hex()}")
        far = craft.stop(twin, self.budget.depth)
        twin.apply(seat, plan[0])
        twin.keep_plan(seat, twin.count - 1, plan)
        stood = None
        for _ in range(LONGEST):
            if not twin.pending:
                break
            if stood is None and far(twin):
                stood = craft.value(twin, seat)
            who = next(iter(twin.pending))
            twin.apply(who, next_action(craft, twin, who, chance))
        assert twin.outcome is not None, "a play-out without end"
        return craft.value(twin, seat) if stood is None else stood, shares(twin.outcome, g.seats)


def _known(thought: Thought) -> float:
    """The error of a difference: none where the order itself was given."""
    return thought.error if thought.worlds else 0.0


def _another(plan: Plan, known: Sequence[Thought]) -> Thought:
    """A thought of its own for a plan, unless one that is known begins or ends in it."""
    for thought in known:
        short = min(len(plan), len(thought.plan))
        if plan[:short] == thought.plan[:short]:
            return thought
    return Thought(plan)


class Curve(msgspec.Struct, frozen=True):
    """Chances by how a seat stands: logistic."""

    middle: float
    slope: float

    def at(self, stood: float) -> float:
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, self.middle + self.slope * stood))))


BELIEF = 0.05
"""How strongly the curve is drawn towards a flat one: as much as a twentieth of a sample."""
STEP = 1.5
"""Newton's method goes no further at once: far out the curve is too flat to show the way back."""


def curve(samples: Sequence[tuple[float, float]]) -> Curve:
    """The likeliest curve, by Newton's method with a little belief in a flat one: a game that nobody could
    lose leaves no more than that."""
    scale = max([abs(stood) for stood, _ in samples], default=1.0) or 1.0
    middle = slope = 0.0
    for _ in range(60):
        g0, g1, h00, h01, h11 = -BELIEF * middle, -BELIEF * slope, BELIEF, 0.0, BELIEF
        for stood, share in samples:
            x = stood / scale
            p = Curve(middle, slope).at(x)
            w = p * (1 - p)
            g0, g1 = g0 + share - p, g1 + (share - p) * x
            h00, h01, h11 = h00 + w, h01 + w * x, h11 + w * x * x
        det = h00 * h11 - h01 * h01
        up, out = (h11 * g0 - h01 * g1) / det, (h00 * g1 - h01 * g0) / det
        middle += max(-STEP, min(STEP, up))
        slope += max(-STEP, min(STEP, out))
        if abs(up) + abs(out) < 1e-6:
            break
    return Curve(middle, max(0.0, slope) / scale)


def _mean(values: Sequence[Shares]) -> Shares:
    return tuple(sum(column) / len(values) for column in zip(*values, strict=True))


def _said(g: AnyGame, seat: Seat, plan: Plan) -> tuple[Message, ...]:
    """An order in words: each action as the table would offer it when its turn comes."""
    twin = g.clone()
    said = []
    for action in plan:
        if action not in twin.pending.get(seat, ()):
            break
        said.append(g.rules.label(twin, seat, action))
        twin.apply(seat, action)
    return tuple(said)


def work(task: Task) -> list[Valued]:
    """Value some orders of a game; runs in a process of its own."""
    game = registry.replay(task.record)
    valuer = Valuer(task.record.game, task.worlds)
    wanted = set(task.places)
    actions = game.actions()
    done = []
    for place, (standing, order) in enumerate(orders_of(game)):
        if place not in wanted:
            continue
        played = tuple(action for _, action in actions[order.at : order.until])
        done.append(valuer.value(standing, order, played, place))
        if len(done) == len(wanted):
            break
    return done


def review(
    game: AnyGame,
    *,
    worlds: int = 12,
    most: int | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], bool] | None = None,
) -> Review:
    """Review a finished game. `most` orders, evenly spread, are looked at; all of them if left out.

    `progress` hears how many orders of how many are done; it calls the review off by answering False.
    """
    laid, tasks = tasks_of(game, worlds, most)
    total = sum(len(task.places) for task in tasks)
    valued: dict[int, Valued] = {}
    for found in _run(tasks, jobs):
        valued |= {value.place: value for value in found}
        if progress is not None and not progress(len(valued), total):
            raise CalledOff
    return account(game, laid, valued)


def tasks_of(game: AnyGame, worlds: int, most: int | None) -> tuple[list[Order], list[Task]]:
    """The orders of a finished game, and the work of looking at `most` of them in pieces."""
    if game.outcome is None:
        raise Unfinished("the game is not over")
    laid = [order for _, order in orders_of(game)]
    places = _spread(len(laid), most)
    count = min(PIECES, len(places))
    record = game.record()
    return laid, [Task(record, tuple(places[k::count]), worlds) for k in range(count)]


def _spread(count: int, most: int | None) -> list[int]:
    if most is None or most >= count:
        return list(range(count))
    return sorted({round(k * (count - 1) / max(1, most - 1)) for k in range(most)})


def _run(tasks: list[Task], jobs: int) -> Iterator[list[Valued]]:
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(work, task) for task in tasks]):
            yield done.result()


def account(game: AnyGame, laid: list[Order], valued: dict[int, Valued]) -> Review:
    """All orders that were looked at, put together."""
    assert game.outcome is not None
    result = shares(game.outcome, game.seats)
    actions = game.actions()
    places = sorted(valued)
    chances = curve([sample for place in places for sample in valued[place].samples])
    usual = {place: played_on(valued[place], laid[place].seat, game.seats, chances) for place in places}
    orders = []
    gave_up = actions[-1] if actions and actions[-1][1] == RESIGN else None
    for place, following in zip(places, [*places[1:], None], strict=True):
        order, found = laid[place], valued[place]
        played = tuple(str(action) for _, action in actions[order.at : order.until])
        end = result if gave_up is None else found.ordered
        after = end if following is None else usual[following]
        best = with_gain(found.ordered, game.seats.index(order.seat), _gain(found, found.best, chances))
        error = abs(_gain(found, found.stood - found.best_error, chances))
        luck_error = abs(_gain(found, found.stood - found.usual_error, chances))
        orders.append(
            Reviewed(
                order.at, order.seat, played, found.better, found.said, found.better_said,
                usual[place], best, found.ordered, after, error, luck_error,
            )
        )  # fmt: skip
    decisions = len(laid)
    if gave_up is not None and orders:
        decisions += 1
        orders.append(_giving_up(len(actions) - 1, gave_up[0], orders[-1].after, result))
    start = orders[0].usual if orders else result
    played_out = len(valued[places[0]].samples) if places else 0
    sides = tuple(_side(seat, k, orders, start, result, played_out) for k, seat in enumerate(game.seats))
    simulations = sum(found.simulations for found in valued.values())
    return Review(
        game.rules.id, game.scenario, game.seats, tuple(orders), sides, result, simulations, decisions
    )


def _giving_up(at: int, seat: Seat, before: Shares, result: Shares) -> Reviewed:
    """Whoever gives up throws away what was left: that is no luck of anybody."""
    return Reviewed(at, seat, (str(RESIGN),), None, (), (), before, before, result, result, 0.0, 0.0)


def played_on(found: Valued, seat: Seat, seats: Sequence[Seat], chances: Curve) -> Shares:
    """What the position was worth with a lieutenant's order instead of the one given."""
    return with_gain(found.ordered, seats.index(seat), _gain(found, found.usual, chances))


def _gain(found: Valued, stood: float, chances: Curve) -> float:
    """In chances, over the order that was given."""
    return chances.at(stood) - chances.at(found.stood)


def with_gain(ordered: Shares, place: int, gain: float) -> Shares:
    """What a seat gains, the others lose by their shares, and the other way about; there is one victory."""
    rest = 1 - ordered[place]
    gain = max(-ordered[place], min(rest, gain))
    return tuple(
        share + gain if k == place else share - gain * (share / rest if rest else 1 / (len(ordered) - 1))
        for k, share in enumerate(ordered)
    )


def _side(
    seat: Seat, place: int, orders: Sequence[Reviewed], start: Shares, result: Shares, played_out: int
) -> Side:
    own = [order for order in orders if order.seat == seat]
    return Side(
        seat,
        start[place],
        math.fsum(order.luck(place) for order in orders),
        math.fsum(order.found(place) for order in orders),
        math.fsum(order.cost(place) for order in own),
        math.fsum(-order.cost(place) for order in orders if order.seat != seat),
        result[place],
        math.sqrt(math.fsum(order.error**2 for order in own)),
        math.hypot(uncertain(start[place], played_out), *(order.luck_error for order in orders)),
    )


def uncertain(share: float, played_out: int) -> float:
    """One standard error of a share. Two more play-outs, a win and a loss, keep a few that agree from passing
    for certainty (Laplace)."""
    if not played_out:
        return 0.0
    likely = (share * played_out + 1) / (played_out + 2)
    return math.sqrt(likely * (1 - likely) / played_out)
