"""[18.2] Tournament play: a secret bid for the side with the higher audacity."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quarterdeck.games.flying_colors.status import FCGame, side_audacity
from quarterdeck.kernel import Action, Chance, Message, Seat, Step

SEATS: Final = ("first", "second")
HIGHEST_BID: Final = 9
BIDDINGS: Final = 3


class Bid(Action, frozen=True, tag="bid"):
    """[18.2] Points that the other side may add to its break checks if this bid wins."""

    points: int


BIDS: Final = tuple(Bid(points) for points in range(HIGHEST_BID + 1))


class Bidding(Step, tag="fc.bidding"):
    """[18.2] Both bid at once; a tie is bid again, at most three times in all, then a die decides."""

    rule = "18.2"
    bids: dict[Seat, int] = {}
    round: int = 1

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        return {seat: BIDS for seat in g.seats if seat not in self.bids}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Bid)
        self.bids[seat] = action.points

    def advance(self, g: FCGame) -> None:
        g.reveal()
        for seat in g.seats:
            g.say("18.2", "fc-bid", side=g.rules.seat_name(seat), points=self.bids[seat])
        first, second = g.seats
        if self.bids[first] != self.bids[second]:
            winner = first if self.bids[first] > self.bids[second] else second
        elif self.round < BIDDINGS:
            self.bids, self.round = {}, self.round + 1
            return
        else:
            winner = high_roller(g)
        seat_players(g, winner, self.bids[winner])
        g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-bidding-prompt", {"side": superior_name(g)})


def superior(g: FCGame) -> int:
    """The side with the higher audacity; the first one if they are equal."""
    return 0 if side_audacity(g, 0) >= side_audacity(g, 1) else 1


def superior_name(g: FCGame) -> str:
    return f"@fc-seat-{g.state.fleets[superior(g)].seat}"


def high_roller(g: FCGame) -> Seat:
    first, second = g.seats
    while True:
        dice = [
            g.roll("18.2", "fc-bid-roll", 10, zero_based=True, side=g.rules.seat_name(seat)).die
            for seat in (first, second)
        ]
        if dice[0] != dice[1]:
            return first if dice[0] > dice[1] else second


def seat_players(g: FCGame, winner: Seat, bid: int) -> None:
    """The winner takes the superior side; the other side's break checks gain the bid."""
    state = g.state
    loser = next(seat for seat in g.seats if seat != winner)
    high = superior(g)
    state.seats = (winner, loser) if high == 0 else (loser, winner)
    state.fleets[1 - high].break_bonus = bid
    side = superior_name(g)
    g.say("18.2", "fc-bid-won", player=g.rules.seat_name(winner), side=side, points=bid)


def redeal(step: Bidding, seat: Seat | None, rng: Chance) -> None:
    """The other bid could be any."""
    for who in step.bids:
        if who != seat:
            step.bids[who] = rng.below(HIGHEST_BID + 1)


STEPS: tuple[type[Step], ...] = (Bidding,)
ACTIONS: tuple[type[Action], ...] = (Bid,)
