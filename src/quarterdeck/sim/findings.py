"""What the games of a study say: the findings that both reports put into words."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, NamedTuple

from quarterdeck import registry
from quarterdeck.i18n import format
from quarterdeck.kernel import Scenario
from quarterdeck.sim.facts import watch
from quarterdeck.sim.statistics import Mean, wilson
from quarterdeck.sim.study import Played, Setup, Study, Summary

ENOUGH_FOR_LUCK = 60
"""Games from which on the dice's part is worked out; with fewer the answer would be chance itself."""


class Cell:
    """One set-up with all its games."""

    def __init__(self, study: Study, setup: Setup) -> None:
        rules = registry.load(study.game)
        self.setup = setup
        self.scenario: Scenario = rules.scenario(setup.scenario)
        self.summary = Summary(setup)
        self.played: list[Played] = []
        self.seats = tuple(setup.bots)
        self.names = {seat: format(rules.seat_name(seat)) for seat in self.seats}
        self.forces = watch(rules.new(setup.scenario, setup.options, seed=0)).forces()
        self.parts = 2 if study.game == "flying-colors" else 1  # points are counted in halves there

    def add(self, played: Played) -> None:
        self.summary.add(played)
        self.played.append(played)

    @property
    def title(self) -> str:
        title = self.scenario.title
        return format(title if title.startswith("@") else f"@{title}")

    @property
    def options(self) -> str:
        return ", ".join(f"{name} = {value}" for name, value in self.setup.options.items())

    @property
    def variant(self) -> str:
        """What sets this set-up apart from the plain one."""
        ranks = list(dict.fromkeys(self.setup.bots.values()))
        players = ranks if len(ranks) == 1 else [f"{self.names[s]}: {r}" for s, r in self.setup.bots.items()]
        return ", ".join(filter(None, [*players, self.options]))

    def share(self, seat: str) -> float:
        return self.summary.wins[seat] / self.summary.games if self.summary.games else 0.0

    def lost(self, seat: str) -> list[int]:
        return [sum(played.losses.get(seat, {}).values()) for played in self.played]

    def margin(self, played: Played) -> float:
        """By how much the first seat leads the best of the others, in points."""
        first, *others = self.seats
        best = max([played.scores.get(seat, 0) for seat in others], default=0)
        return (played.scores.get(first, 0) - best) / self.parts


class History(NamedTuple):
    won: str
    text: str


def history(game: str) -> dict[str, History]:
    """What happened, by scenario; only Flying Colors has battles that were fought."""
    if game != "flying-colors":
        return {}
    raw = tomllib.loads((files("quarterdeck.sim") / "history.toml").read_text(encoding="utf-8"))
    return {name: History(**entry) for name, entry in raw.items()}


# -------------------------------------------------------------------------------- what the games say


def against_history(cell: Cell, past: dict[str, History]) -> bool:
    """The game favours, beyond the interval, a side that did not win in history."""
    known = past.get(cell.setup.scenario)
    if known is None or known.won not in cell.seats:
        return False
    return wilson(cell.summary.wins[known.won], cell.summary.games).high < 0.5


def even(cell: Cell) -> bool:
    """Two sides that cannot be told from equal."""
    low, high = wilson(cell.summary.wins[cell.seats[0]], cell.summary.games)
    return len(cell.seats) == 2 and low <= 0.5 <= high


def common_rank(study: Study) -> str | None:
    """The rank that all computer players of a study have, if it is one."""
    ranks = {rank for setup in study.setups for rank in setup.bots.values()}
    return ranks.pop() if len(ranks) == 1 else None


def luck_share(cell: Cell) -> float | None:
    """How much of the differences of points the dice explain: R squared, adjusted, of a regression on luck.

    For each seat and sort of roll, how far its dice fell above their mean in a game. Which way a sort of
    roll helps is left to the regression to find out.
    """
    names = Counter(name for played in cell.played for name in played.luck)
    used = [name for name, count in sorted(names.items()) if count >= len(cell.played) / 2]
    games = len(cell.played)
    if games < ENOUGH_FOR_LUCK or games < 3 * len(used) or not used:
        return None
    import numpy as np

    rows: Any = np.array([[1.0, *(played.luck.get(name, 0.0) for name in used)] for played in cell.played])
    wanted: Any = np.array([cell.margin(played) for played in cell.played])
    spread = float(((wanted - wanted.mean()) ** 2).sum())
    if not spread:
        return None
    solution, *_ = np.linalg.lstsq(rows, wanted, rcond=None)
    left = float(((wanted - rows @ solution) ** 2).sum())
    adjusted = 1 - (left / (games - len(used) - 1)) / (spread / (games - 1))
    return max(0.0, adjusted)


class Effect(NamedTuple):
    """What an option changes for the first seat's share of wins, over games with the same dice."""

    scenario: str
    option: str
    pairs: int
    change: Mean


def effects(cells: Sequence[Cell]) -> list[Effect]:
    found = []
    plain = {
        (cell.setup.scenario, tuple(cell.setup.bots.items())): cell
        for cell in sorted(cells, key=lambda cell: -len(cell.setup.options))
    }
    for cell in cells:
        base = plain[cell.setup.scenario, tuple(cell.setup.bots.items())]
        if base is cell:
            continue
        changed = {k: v for k, v in cell.setup.options.items() if base.setup.options.get(k) != v}
        before = {played.game: cell.seats[0] in played.winners for played in base.played}
        change = Mean()
        for played in cell.played:
            if played.game in before:
                change.add((cell.seats[0] in played.winners) - before[played.game])
        option = ", ".join(f"{name} = {value}" for name, value in changed.items())
        found.append(Effect(cell.title, option, change.count, change))
    return found


class PieceRow(NamedTuple):
    name: str
    games: int
    mean: float
    by_winners: float


def pieces(cells: Iterable[Cell]) -> list[PieceRow]:
    """Cards by use, ships by loss: how often a game, and how much of it was the winners' doing."""
    games: Counter[str] = Counter()
    total: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    for cell in cells:
        for played in cell.played:
            for name in {name for row in played.pieces.values() for name in row}:
                games[name] += 1
            for seat, row in played.pieces.items():
                for name, count in row.items():
                    total[name] += count
                    winners[name] += count * (seat in played.winners)
    rows = [
        PieceRow(
            name, games[name], total[name] / games[name], winners[name] / total[name] if total[name] else 0.0
        )
        for name in games
    ]
    return sorted(rows, key=lambda row: (-row.mean, row.name))


def piece_names(game: str) -> tuple[str, dict[str, str]]:
    """What the pieces of a game are, and how they are called."""
    rules = registry.load(game)
    if game == "sails-of-glory":
        ships = rules.data.ships.values()
        return "ship", {card.id: f"{card.name} ({card.guns} guns, burden {card.burden})" for card in ships}
    if game == "kaisers-pirates":
        return "card", {card.kind: format(f"@kp-card-{card.kind}") for card in rules.data.cards.values()}
    return "", {}


def three_to_watch(cell: Cell) -> list[tuple[str, str, str]]:
    """The bloodiest, the shortest and the closest game, with the seeds that play them again."""

    def losses(played: Played) -> int:
        return sum(sum(causes.values()) for causes in played.losses.values())

    bloody = max(cell.played, key=losses)
    short = min(cell.played, key=lambda played: played.turns)
    close = min(cell.played, key=lambda played: (abs(cell.margin(played)), -played.turns))

    def points(played: Played) -> str:
        return " to ".join(f"{played.scores.get(seat, 0) / cell.parts:g}" for seat in cell.seats)

    return [
        ("The bloodiest", f"{losses(bloody)} lost in {bloody.turns} turns", bloody.seed),
        ("The shortest", f"over after {short.turns} turns, {points(short)} points", short.seed),
        ("The closest", f"{points(close)} points on turn {close.turns}", close.seed),
    ]


def command(study: Study) -> str:
    """What anybody types to get the same games."""
    scenarios = list(dict.fromkeys(setup.scenario for setup in study.setups))
    known = [scenario.id for scenario in registry.load(study.game).scenarios()]
    words = ["quarterdeck sim", study.game]
    words += ["--scenario all"] if scenarios == known else [f"--scenario {name}" for name in scenarios]
    rank = common_rank(study)
    words += [f"--bot {rank}"] if rank else []
    words += [f"--games {study.games}", f"--seed {study.seed}", "--out DIR --report"]
    return " ".join(words)


def lead(study: Study, cells: Sequence[Cell], past: dict[str, History]) -> str:
    """Two sentences that say what there is to see."""
    level = [cell.title for cell in cells if even(cell)]
    wrong = [cell.title for cell in cells if against_history(cell, past)]
    two = [cell for cell in cells if len(cell.seats) == 2]
    words = []
    if rank := common_rank(study):
        what = "fought every battle" if past else "played every game"
        words.append(f"Computer players of equal strength ({rank}) {what}.")
    if two:
        nearest = min(two, key=lambda cell: abs(cell.share(cell.seats[0]) - 0.5))
        count = f"{len(level)} of {len(two)}" if level else "None"
        words.append(f"{count} cannot be told from even; {nearest.title} comes nearest.")
    if past:
        words.append(f"In {len(wrong)} the game favours the side that did not win in history, marked ◇.")
    words.append("A lopsided battle is not a bad one: it says which side has the harder day.")
    return " ".join(words)


def small_print(study: Study) -> str:
    return (
        f"Rules version {study.version}, Quarterdeck {study.release}. Bands are Wilson intervals, 95 in 100. "
        "Game n has the same dice in every set-up. Dice: the part of the differences of points that a "
        "regression on the luck of all rolls explains, where there are enough games to say."
    )
