"""[18.2] Tournament play: a secret bid for the bolder side; or points agreed on without one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quarterdeck.games.flying_colors.ids import OTHER, SIDES, SideNo, SideRef
from quarterdeck.games.flying_colors.rules.common import FCGame, seat_ref, side_audacity
from quarterdeck.kernel import Action, Event, Message, Roll, Sealed, Seat, Step

SEATS: Final = ("first", "second")
HIGHEST_BID: Final = 9
BIDDINGS: Final = 3


class Bid(Action, frozen=True, tag="bid"):
    """[18.2] Points that the other side may add to its break checks if this bid wins."""

    points: int


class BidsOpened(Event, frozen=True, tag="fc-bids"):
    """[18.2] Both bids of one round."""

    cites = "18.2"
    first: SideRef
    second: SideRef
    first_bid: int
    second_bid: int


class BidsTied(Event, frozen=True, tag="fc-bid-roll"):
    """[18.2] Bids tied to the end: the higher die wins, a tie is rolled again."""

    cites = "18.2"
    side: SideRef | None
    first: Roll
    second: Roll


class BidWon(Event, frozen=True, tag="fc-bid-won"):
    """[18.2] Who plays the bolder side, and what the other side adds to its break checks."""

    cites = "18.2"
    player: SideRef
    side: str
    points: int


class HandicapAgreed(Event, frozen=True, tag="fc-handicap"):
    """[18.2] What a side adds to its break checks, by agreement and not by a bid."""

    cites = "18.2"
    side: str
    points: int


SEALED_BID: Final = "fc.bid"
BIDS: Final = tuple(Bid(points) for points in range(HIGHEST_BID + 1))


class Bidding(Step, tag="fc.bidding"):
    """[18.2] Both bid at once; a tie is bid again, at most three times in all, then a die decides."""

    rule = "18.2"
    bids: dict[Seat, Sealed[int]] = {}
    round: int = 1

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        return {seat: BIDS for seat in g.seats if seat not in self.bids}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Bid)
        self.bids[seat] = Sealed(SEALED_BID, seat, action.points)

    def advance(self, g: FCGame) -> None:
        g.reveal()
        first, second = g.seats
        bids = {seat: self.bids[seat].value for seat in g.seats}
        g.tell(BidsOpened(seat_ref(g, first), seat_ref(g, second), bids[first], bids[second]))
        if bids[first] != bids[second]:
            winner = first if bids[first] > bids[second] else second
        elif self.round < BIDDINGS:
            self.bids, self.round = {}, self.round + 1
            return
        else:
            winner = high_roller(g)
        seat_players(g, winner, bids[winner])
        g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-bidding-prompt", {"side": superior_name(g)})


def handicap(g: FCGame, side: SideNo) -> int:
    """[18.2] Points that a side adds to its break checks by agreement (decision 0224)."""
    seat, _, points = g.options.handicap.partition("+")
    return int(points) if seat == g.state.fleets[side].seat else 0


def tell_handicap(g: FCGame) -> None:
    """Everybody hears of it before the first turn."""
    for side in SIDES:
        if handicap(g, side):
            g.tell(HandicapAgreed(f"@fc-seat-{g.state.fleets[side].seat}", handicap(g, side)))


def superior(g: FCGame) -> SideNo:
    """The side with the higher audacity; the first one if they are equal."""
    first, second = SIDES
    return first if side_audacity(g, first) >= side_audacity(g, second) else second


def superior_name(g: FCGame) -> str:
    return f"@fc-seat-{g.state.fleets[superior(g)].seat}"


def high_roller(g: FCGame) -> Seat:
    while True:
        first, second = (g.throw("bid", seat, 10, zero_based=True) for seat in g.seats)
        winner = None if first.die == second.die else g.seats[first.die < second.die]
        g.tell(BidsTied(seat_ref(g, winner) if winner is not None else None, first, second))
        if winner is not None:
            return winner


def seat_players(g: FCGame, winner: Seat, bid: int) -> None:
    """The winner takes the superior side; the other side's break checks gain the bid."""
    state = g.state
    loser = next(seat for seat in g.seats if seat != winner)
    high = superior(g)
    state.seats = (winner, loser) if high == 0 else (loser, winner)
    state.fleets[OTHER[high]].break_bonus = bid
    g.tell(BidWon(seat_ref(g, winner), superior_name(g), bid))


STEPS: tuple[type[Step], ...] = (Bidding,)
ACTIONS: tuple[type[Action], ...] = (Bid,)
EVENTS: tuple[type[Event], ...] = (BidsOpened, BidsTied, BidWon, HandicapAgreed)
