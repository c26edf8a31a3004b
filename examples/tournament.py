"""A tournament: every player meets every other from both seats with the same dice; ratings by OpenSkill."""

from itertools import permutations

from openskill.models import PlackettLuce

import quarterdeck as qd


def tournament(players, game="kaisers-pirates", scenario="two-players", rounds=3):
    """Names with what makes a bot from a seed; the table, best first: name, rating, doubt, wins."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in players}
    wins = dict.fromkeys(players, 0)
    for number in range(rounds):
        for pair in permutations(players, 2):
            match = qd.load(game).new(scenario, seed=f"cup/{number}")  # the same deal for every pair
            seats = dict(zip(match.seats, pair, strict=True))
            outcome = match.play({seat: players[name](f"{number}/{seat}") for seat, name in seats.items()})
            places = [next(i for i, group in enumerate(outcome.ranking) if seat in group) for seat in seats]
            new = model.rate([[ratings[name]] for name in pair], ranks=places)
            ratings.update(zip(pair, (team[0] for team in new), strict=True))
            for seat in outcome.winners:
                wins[seats[seat]] += 1
    order = sorted(players, key=lambda name: -ratings[name].ordinal())
    return [(name, ratings[name].mu, ratings[name].sigma, wins[name]) for name in order]


if __name__ == "__main__":
    field = {
        "lieutenant": lambda seed: qd.bot("lieutenant", seed),
        "random": lambda seed: qd.bot("random", seed),
        "other random": lambda seed: qd.bot("random", f"other/{seed}"),
    }
    for name, rating, doubt, won in tournament(field):
        print(f"{name:14} {rating:6.2f} ± {doubt:.2f}   won {won}")
