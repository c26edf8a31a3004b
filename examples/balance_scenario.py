"""Is a set-up fair, and which option makes it fairer? Game n has the same dice in each set-up."""

import quarterdeck as qd
from quarterdeck.sim.runner import run
from quarterdeck.sim.statistics import wilson
from quarterdeck.sim.study import Study, Summary, make_setups


def balance(game, scenario, vary, games, rank="random", jobs=1):
    """A row for the plain set-up and each variation: options, share of the first side, its interval."""
    rules = qd.load(game)
    setups = make_setups(rules, [scenario], {}, vary, lambda seats: [dict.fromkeys(seats, rank)])
    study = Study(game=game, setups=setups, games=games, seed="balance", version=rules.version)
    summaries = [Summary(setup) for setup in setups]
    run(study, lambda batch, played: summaries[batch].add(played), jobs=jobs)
    first = next(iter(setups[0].bots))
    return [(s.setup.options, s.wins[first] / s.games, wilson(s.wins[first], s.games)) for s in summaries]


if __name__ == "__main__":
    for options, share, (low, high) in balance(
        "flying-colors", "goza-de-candia", ["first-broadside"], 200, jobs=2
    ):
        print(f"{options!s:30} first side {100 * share:.0f} of 100 ({100 * low:.0f} to {100 * high:.0f})")
