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
    """What the ten faces of the die bring, before it is thrown."""
    hull = next(odds for odds in game.rules.preview(game, seat, action).columns if odds.column == "hull")
    return Counter(map(str, hull.results))


def by_hand(game, seat, action):
    """Try each way the dice can fall, and read the result of the first shot out of the log."""
    found = {}
    for after in outcomes(game, seat, action):
        fired = [event for event in after.log(everything=True, after=game.events) if event.what == "fc-shot"]
        found[fired[0].roll.die] = str(fired[0].printed)
    return Counter(found.values())


if __name__ == "__main__":
    shot = first_shot()
    print("by the library:", dict(by_library(*shot)))
    print("by hand:       ", dict(by_hand(*shot)))
