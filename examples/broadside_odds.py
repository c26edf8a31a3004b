"""The odds of a broadside: what the library says before the shot, and every face of the die tried by hand."""

from collections import Counter

import quarterdeck as qd
from quarterdeck.kernel.study import outcomes


def first_shot(seed=3):
    """A game of Flying Colors at the moment when somebody must choose hull or rigging."""
    game = qd.load("flying-colors").new("bec-du-raz", seed=seed)
    bots = {seat: qd.bot("lieutenant", seed=seat) for seat in game.seats}
    while True:
        seat = next(iter(game.pending))
        for action in game.pending[seat]:
            if str(action) == "shoot hull":
                return game, seat, action
        game.apply(seat, game.ask_bot(bots[seat], seat))


def by_library(game, seat, action):
    """The ten results that the die can give, before it is thrown."""
    return Counter(game.rules.preview(game, seat, action)["columns"]["hull"]["results"])


def by_hand(game, seat, action):
    """Try each way the dice can fall, and read the result of the first roll out of the log."""
    found = Counter()
    for after in outcomes(game, seat, action):
        fired = [
            event for event in after.log(everything=True, after=game.events) if event.what == "fc-fire-roll"
        ]
        found[str(fired[0].rolls()[0].result)] += 1
    return found


if __name__ == "__main__":
    shot = first_shot()
    print("by the library:", dict(by_library(*shot)))
    print("by hand:       ", dict(by_hand(*shot)))
