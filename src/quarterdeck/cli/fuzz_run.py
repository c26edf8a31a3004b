"""`fuzz --resume`: a long hunt in pieces, killed and gone on with, and the ledger of what was played."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

import quarterdeck as qd
from quarterdeck.cli.fuzz import check_words, numbered, report_failure
from quarterdeck.cli.output import print_json
from quarterdeck.kernel.conformance import play_checked
from quarterdeck.sim.runner import Task, run

PIECE = 100
HEAD = """# Random games under every check

Written by `quarterdeck fuzz <game> --resume <folder> --ledger benchmarks/fuzz.md`; a row is a seed of one
version of the rules. The same command goes on where the last one was ended. In every game the invariants hold
after each action, each sentence can be written in three languages, and the record plays again to its end;
the games counted "in full" have every check of the conformance suite at some of their decisions.

| game | rules | seed | games | of | in full | decisions | failures |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""


class Played(msgspec.Struct, frozen=True):
    """One random game: how long it was, and what was wrong with it."""

    decisions: int
    failure: str = ""
    in_full: bool = True


class Hunt(Task[Played], frozen=True, kw_only=True):
    """Numbered random games of one game's rules."""

    result = Played
    game: str
    version: str
    seed: str
    games: int
    checks: int
    every: int
    limit: int
    out: str

    def batches(self) -> Sequence[range]:
        return [range(self.games)]

    def piece_size(self) -> int:
        return PIECE

    def play(self, number: int) -> Played:
        rules = qd.load(self.game)
        game, rng = numbered(rules, self.seed, number, None)
        in_full = number % self.every == 0
        checks = self.checks if in_full else 0
        try:
            play_checked(game, rng, checks=checks, limit=self.limit, on_message=check_words)
        except Exception as error:  # whatever goes wrong is what the hunt is looking for
            found = report_failure(rules, game, error, Path(self.out))
            return Played(game.count, f"{found['error']} ({found['file']})", in_full)
        return Played(game.count, "", in_full)


class Sum(msgspec.Struct):
    games: int = 0
    in_full: int = 0
    decisions: int = 0
    failures: list[str] = []

    def add(self, batch: int, played: Played) -> None:
        self.games += 1
        self.in_full += played.in_full
        self.decisions += played.decisions
        if played.failure:
            self.failures.append(played.failure)


def go_on(hunt: Hunt, folder: Path, jobs: int, minutes: float | None, ledger: Path | None, json: bool) -> int:
    """Exit code 0 when no game played so far has failed."""
    stop = None if minutes is None else time.monotonic() + 60 * minutes
    found = Sum()
    whole = run(
        hunt, found.add, folder=folder, jobs=jobs, going=lambda: stop is None or time.monotonic() < stop
    )
    if ledger is not None:
        enter(ledger, hunt, found)
    if json:
        print_json({"game": hunt.game, "seed": hunt.seed, "done": whole, **msgspec.to_builtins(found)})
    else:
        left = "" if whole else f" of {hunt.games}"
        print(f"{hunt.game}: {found.games}{left} games, {found.decisions} decisions")
        for failure in found.failures:
            print(f"FAILED: {failure}")
    return 1 if found.failures else 0


def enter(ledger: Path, hunt: Hunt, found: Sum) -> None:
    """The row of this seed, new or in place of what stood there."""
    key = f"| {hunt.game} | {hunt.version} | {hunt.seed} |"
    counts = (found.games, hunt.games, found.in_full, found.decisions, len(found.failures))
    row = f"{key} {' | '.join(map(str, counts))} |"
    lines = ledger.read_text(encoding="utf-8").splitlines() if ledger.exists() else HEAD.splitlines()
    rows = [line for line in lines if not line.startswith(key)]
    ledger.write_text("\n".join([*rows, row]) + "\n", encoding="utf-8")
