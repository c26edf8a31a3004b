"""Finds out what each card of The Kaiser's Pirates brings, for those who play by experience.

    python tools/learn_kaisers_pirates.py look --games 500 first.jsonl              # as lieutenants play
    python tools/learn_kaisers_pirates.py fit first.jsonl                           # writes experience.toml
    python tools/learn_kaisers_pirates.py look --games 800 --veterans second.jsonl  # as play who know it
    python tools/learn_kaisers_pirates.py fit first.jsonl second.jsonl

Midshipmen play; at every fourth decision or so one card is taken by chance, and the turn with it is played
out beside the turn without it (an answer beside letting it go) in a few worlds. A linear regression says what
such a card brings by its use, by what is left of the round and by what a lieutenant promises himself of it.
Looking takes about 20 minutes for 500 games; every fifth line is kept apart to see how well it foretells.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec

from quarterdeck import registry
from quarterdeck.ai.kaisers_pirates import experience, standing
from quarterdeck.ai.kaisers_pirates.lieutenant import Craft, Veteran
from quarterdeck.ai.kaisers_pirates.values import Situation
from quarterdeck.ai.ranks import Midshipman
from quarterdeck.ai.search import Budget, Plan, Search, Thought
from quarterdeck.games.kaisers_pirates.actions import Commit, Pass, React, Ready
from quarterdeck.games.kaisers_pirates.ids import Kind, Use
from quarterdeck.games.kaisers_pirates.state import KPGame
from quarterdeck.kernel import Fork, Seat, step_tag

FILE = Path(experience.__file__).with_name("experience.toml")
LOOKED_AT = 0.25
"""Of the decisions."""
ANY_WAY = 0.3
"""Of the cards looked at are laid any way they can be, not the best."""
WORLDS = 8
DEPTH = 3
USES = get_args(Use)
SHRINK = {"use": 5.0, "kind": 60.0, "promise": 200.0}
"""Lines against a number that is not nothing: many for what one kind of card has of its own."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """What was seen of one card."""

    kind: str
    use: str
    """Of the card, or the step it answers."""
    promise: float
    left: float
    better: float
    error: float


def look(craft: Craft, number: int) -> Iterator[Line]:
    """Everything that is looked at in one game."""
    game = registry.load("kaisers-pirates").new("two-players", {}, f"learn/{number}")
    bots = {seat: Midshipman(craft, f"{seat}/{number}") for seat in game.seats}
    chance = random.Random(number)
    while game.pending:
        seat = next(iter(game.pending))
        if craft.obvious(game.pending[seat]) is None and chance.random() < LOOKED_AT:
            yield from look_at(craft, game, seat, chance)
        game.apply(seat, game.ask_bot(bots[seat], seat))


def look_at(craft: Craft, game: KPGame, seat: Seat, chance: random.Random) -> Iterator[Line]:
    fork, actions = Fork(game, seat), game.pending[seat]
    here = Situation(fork.blank(), seat, 1.0)
    answers = [action.card for action in actions if isinstance(action, React)]
    cards = [action.card for action in actions if isinstance(action, Commit)]
    if answers and isinstance(actions[-3], Pass):
        card = chance.choice(answers)
        use, promise = step_tag(game.stack[-1]), craft._promises(here, card)
        plans: tuple[Plan, Plan] = (actions[-3],), (React(card),)
    elif cards and isinstance(actions[-1], Ready):
        card = chance.choice(cards)
        ways = craft._ways(here, card)
        if not ways:
            return
        promise, way = chance.choice(ways) if chance.random() < ANY_WAY else craft._best_way(here, card)
        use = way.use
        others = tuple(action for action in actions if action != Commit(card))
        plans = craft._lay_all(here, others)[1], craft._lay_all(here, actions, (card, way))[1]
    else:
        return
    search = Search(craft, fork, seat, Budget(0, DEPTH), f"learn/{game.count}")
    without, with_it = (Thought(plan) for plan in plans)
    for _ in range(WORLDS):
        search.world(without, [with_it])
    left = standing.part_left(game)
    yield Line(here.data.kind_of[card], use, promise, left, with_it.better, with_it.error)


def numbers(line: Line) -> dict[str, float]:
    """What the regression sees of a line: shared by a use, and of one kind of card alone."""
    kind, use, left, promise = line.kind, line.use, line.left, line.promise
    own = f"{kind}/{use}"
    found = {f"use {own}": 1.0, f"use-left {own}": left, f"promise {own}": promise}
    if use in USES:
        found |= {f"kind {kind}": 1.0, f"kind-left {kind}": left}
    use = use if use in USES else "answer"
    shared = {"": 1.0, "-left": left, "-promise": promise, "-both": promise * left}
    return found | {f"all{name} {use}": number for name, number in shared.items()}


def fit(lines: Sequence[Line]) -> tuple[dict[str, float], str]:
    """The weights, and how well they foretell the lines kept apart."""
    import numpy as np

    seen = [numbers(line) for line in lines]
    names = sorted({name for found in seen for name in found})
    place = {name: n for n, name in enumerate(names)}
    table = np.zeros((len(lines), len(names)))
    for n, found in enumerate(seen):
        for name, number in found.items():
            table[n, place[name]] = number
    better = np.array([line.better for line in lines])
    weight = 1 / (4 + np.array([min(line.error, 8.0) for line in lines]) ** 2)
    shrink = np.array([_shrink(name) for name in names]) * weight.mean()

    def solved(chosen: Any) -> Any:
        rows, weights = table[chosen], weight[chosen]
        bend = (rows * weights[:, None]).T @ rows + np.diag(shrink)
        return np.linalg.solve(bend, (rows * weights[:, None]).T @ better[chosen])

    kept = np.arange(len(lines)) % 5 == 4
    foreseen = table[kept] @ solved(~kept)
    missed = ((better[kept] - foreseen) ** 2).mean() / better[kept].var()
    gain, most = (better[kept] * (foreseen > 0)).mean(), better[kept].mean()
    told = (
        f"{100 * (1 - missed):.0f} in 100 of the differences; laid only where that seems good a card brings"
        f"\n# {gain:.2f} prizes, always {most:.2f}"
    )
    return dict(zip(names, map(float, solved(~kept | kept)), strict=True)), told


def _shrink(name: str) -> float:
    if name.startswith("all"):
        return SHRINK["use"]
    return SHRINK["promise"] if name.startswith("promise") else SHRINK["kind"]


def lesson(weights: dict[str, float], kind: str, use: str) -> list[float]:
    """[always, young, promised, both], as the veteran reads them."""
    own, shared = f"{kind}/{use}", use if use in USES else "answer"
    get = weights.get
    always = get(f"all {shared}", 0.0) + get(f"use {own}", 0.0)
    young = get(f"all-left {shared}", 0.0) + get(f"use-left {own}", 0.0)
    if use in USES:
        always += get(f"kind {kind}", 0.0)
        young += get(f"kind-left {kind}", 0.0)
    promised = get(f"all-promise {shared}", 0.0) + get(f"promise {own}", 0.0)
    return [round(number, 3) for number in (always, young, promised, get(f"all-both {shared}", 0.0))]


def write(lines: Sequence[Line], command: str) -> None:
    weights, told = fit(lines)
    text = [
        "# What a card brings: always, more of it at the beginning of a round, of what a lieutenant promises",
        "# himself, and of both; by use, or by the step that it answers. Made by",
        f"#     {command}",
        f"# from {len(lines)} cards. In a fifth of them, kept apart, it explains",
        f"# {told}.",
    ]
    for kind in Kind:
        uses = {line.use for line in lines if line.kind == kind and line.use not in USES}
        laid = [use for use in USES if use != "mines" or kind == Kind.LAY_MINES]
        text.append(f"[{kind}]")
        text += [f'"{use}" = {lesson(weights, kind, use)}' for use in [*laid, *sorted(uses)]]
    FILE.write_text("\n".join(text) + "\n", encoding="utf-8")
    print("\n".join(text[:6]))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    todo = parser.add_subparsers(dest="todo", required=True)
    looking = todo.add_parser("look")
    looking.add_argument("--games", type=int, default=500)
    looking.add_argument("--first", type=int, default=0, help="number of the first game")
    looking.add_argument("--veterans", action="store_true", help="played by those who know experience.toml")
    looking.add_argument("file", type=Path)
    fitting = todo.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    chosen = parser.parse_args()
    if chosen.todo == "fit":
        lines = [
            msgspec.json.decode(line, type=Line)
            for file in chosen.files
            for line in file.read_bytes().splitlines()
        ]
        write(
            lines,
            " ".join(["python tools/learn_kaisers_pirates.py fit", *(file.name for file in chosen.files)]),
        )
        return
    craft = Veteran() if chosen.veterans else Craft()
    with chosen.file.open("ab") as out:
        for number in range(chosen.first, chosen.first + chosen.games):
            for line in look(craft, number):
                out.write(msgspec.json.encode(line) + b"\n")
            print(f"\r{number + 1 - chosen.first} of {chosen.games} games", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
