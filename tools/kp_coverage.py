"""Random games of The Kaiser's Pirates under the conformance checks, and what was exercised in them.

    python tools/kp_coverage.py --games 20000 --checks 1 --every 16 --least 100

Prints how often every card kind, every reaction, every act of the phantom and every optional rule
occurred, and fails if one of them occurred less often than `--least` times.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.actions import USE_ACTION, Add, Play, React
from quarterdeck.games.kaisers_pirates.ids import Act, Kind
from quarterdeck.games.kaisers_pirates.options import OPTIONS
from quarterdeck.games.kaisers_pirates.rules.common import REACTIONS_ONLY
from quarterdeck.games.kaisers_pirates.rules.r03_2_2_reactions import Reacts
from quarterdeck.games.kaisers_pirates.rules.r03_2_3_british import Hunts
from quarterdeck.games.kaisers_pirates.rules.r03_2_4_merchants import Intercepts
from quarterdeck.games.kaisers_pirates.rules.r03_2_4_strike import Adds
from quarterdeck.games.kaisers_pirates.rules.r03_3_cards import Plays
from quarterdeck.games.kaisers_pirates.rules.r05_policy import PhantomAnswers
from quarterdeck.games.kaisers_pirates.rules.r05_solitaire import PhantomActs, PhantomAdds
from quarterdeck.games.kaisers_pirates.state import KPGame
from quarterdeck.kernel import Action, Event, KeyedDice
from quarterdeck.kernel.conformance import Broken, check_decision, check_end
from quarterdeck.kernel.dice import key_from

SELDOM = 16
OPTIONAL_RULES = ("6.1", "6.2", "6.3", "6.6", "6.9", "6.10", "6.11", "6.12")
"""Optional rules that leave a trace in the log; the others are counted by the games played with them."""


def count_event(event: Event, tally: Counter[str]) -> None:
    if isinstance(event, Plays | Adds):
        tally[f"card {event.card.kind}"] += 1
    elif isinstance(event, Reacts):
        tally[f"reaction {event.card.kind}"] += 1
        tally[f"card {event.card.kind}"] += 1
    elif isinstance(event, Intercepts | Hunts):
        tally["intercept " + ("raid" if isinstance(event, Intercepts) else event.mode)] += 1
        tally.update(f"card {card.kind}" for card in event.assists)
    elif isinstance(event, PhantomActs):
        tally[f"phantom act {event.act}"] += 1
    elif isinstance(event, PhantomAnswers) and event.answer is not None:
        tally[f"phantom reaction {event.answer.kind}"] += 1
    elif isinstance(event, PhantomAdds):
        tally[f"phantom special {event.card.kind}"] += 1
    count_optional(event.rule, tally)
    for roll in event.rolls():
        for mod in roll.mods:
            count_optional(mod.rule, tally)


def count_optional(rule: str, tally: Counter[str]) -> None:
    """The chapter (6.2) and the single rule (6.2.4)."""
    if rule.startswith("6."):
        tally["rule " + ".".join(rule.split(".")[:2])] += 1
        tally["single rule " + rule] += 1


def wanted() -> list[str]:
    """Everything that must occur."""
    reactions = [kind for kind in Kind if RULESET.data.kinds[kind].bit & REACTIONS_ONLY] + [Kind.REFLAG]
    boxes = {card.two.act for card in RULESET.data.solo}
    return [
        *(f"card {kind}" for kind in Kind),
        *(f"reaction {kind}" for kind in reactions),
        "intercept raid",
        "intercept british",
        *(f"phantom act {act}" for act in sorted({*Act, *boxes})),
        *(f"rule {rule}" for rule in OPTIONAL_RULES),
        *(f"option {option.id}" for option in OPTIONS),
    ]


def chosen_action(game: KPGame, seat: str, rng: KeyedDice, *, keen: bool) -> Action:
    """Any action; a keen player first chooses between using a card, answering and the rest."""
    options = game.pending[seat]
    if keen:
        keen_on = tuple(a for a in options if isinstance(a, React | Add | Play) or a == USE_ACTION)
        if keen_on and rng.below(2):
            options = keen_on
    return options[rng.below(len(options))]


def play_one(game: KPGame, rng: KeyedDice, checks: int, *, keen: bool) -> None:
    """As the conformance suite does: invariants, full checks at some decisions, the record played again.

    A game without full checks (`checks` 0) looks at the invariants now and then only.
    """
    next_check = 0
    seen: list[tuple[str, Action]] = []
    while game.pending:
        seat = next(iter(game.pending))
        if checks and game.count >= next_check:
            check_decision(game, rng, seen)
            next_check = game.count + 1 + rng.below(1 + game.count * 2 // checks + checks)
        action = chosen_action(game, seat, rng, keen=keen)
        game.apply(seat, action)
        if checks:
            seen = [*seen[-20:], (seat, action)]
        if checks or game.count % SELDOM == 0:
            broken = list(game.rules.invariants(game))
            if broken:
                raise Broken("invariants hold after every action", game, "; ".join(broken))
    assert game.over
    if checks:
        check_end(game)


def play(games: int, checks: int, every: int, seed: str, tally: Counter[str]) -> int:
    decisions = 0
    for number in range(games):
        rng = KeyedDice(key_from(f"kp-coverage/{seed}/{number}"))
        scenario, options = RULESET.random_setup(rng)
        game = RULESET.new(scenario, options, seed=f"{seed}/{number}")
        play_one(game, rng, 0 if number % every else checks, keen=number // every % 2 == 1)
        decisions += game.count
        tally["scenario " + scenario] += 1
        for option in OPTIONS:
            if options.get(option.id, option.default) != option.default:
                tally["option " + option.id] += 1
        for event in game.log(everything=True):
            count_event(event, tally)
        if number % 1000 == 999:
            print(f"{number + 1} games, {decisions} decisions", file=sys.stderr, flush=True)
    return decisions


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--checks", type=int, default=1, help="fully checked decisions a game, about")
    parser.add_argument("--every", type=int, default=1, help="full checks in every n-th game only")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--least", type=int, default=0, help="fail below this count")
    chosen = parser.parse_args()
    tally: Counter[str] = Counter()
    began = time.perf_counter()
    decisions = play(chosen.games, chosen.checks, chosen.every, chosen.seed, tally)
    seconds = time.perf_counter() - began
    must = wanted()
    for name in [*must, *sorted(name for name in tally if name not in set(must))]:
        print(f"{tally[name]:9d}  {name}")
    rare = [name for name in must if tally[name] < chosen.least] or "none"
    print(f"{chosen.games} games, {decisions} decisions, {seconds:.0f} s; below {chosen.least}: {rare}")
    return 0 if rare == "none" else 1


if __name__ == "__main__":
    sys.exit(main())
