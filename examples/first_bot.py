"""Your first bot: it imagines how the game could go on and takes what wins most often. python first_bot.py"""

import quarterdeck as qd


class Dreamer:
    """Plays each legal action on to the end by chance, in games as its seat could imagine them."""

    wants_view = False

    def choose(self, view, decision, fork):
        def wins(action):
            won = 0
            for number in range(20):
                game = fork(seed=number)  # a copy with hidden things dealt anew and other dice
                game.apply(decision.seat, action)
                outcome = game.play({seat: qd.bot("random", seed=number) for seat in game.seats})
                won += decision.seat in outcome.winners
            return won

        return max(decision.actions, key=wins)


if __name__ == "__main__":
    game = qd.load("cutting-out").new("two-captains", seed=7)
    me, other = game.seats
    outcome = game.play({me: Dreamer(), other: qd.bot("random", seed=1)})
    print(outcome.winners, outcome.scores)
