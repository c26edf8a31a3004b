"""`sim`: computer players against each other, as often as wanted, on as many cores as there are."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from quarterdeck import registry
from quarterdeck.cli.complaint import Complaint
from quarterdeck.cli.output import print_json, print_table
from quarterdeck.kernel import Ruleset
from quarterdeck.sim.runner import Crew, OtherPlan, Progress, results, run
from quarterdeck.sim.statistics import wilson
from quarterdeck.sim.study import Comparison, Played, Study, Summary, make_setups, swapped

ALL = "all"
"""In place of the name of a scenario: every one of the game."""


def plan(
    rules: Ruleset[Any, Any],
    *,
    scenarios: Sequence[str],
    options: dict[str, Any],
    vary: Sequence[str],
    players: Sequence[str],
    against: str | None,
    games: int,
    seed: str,
    within: float,
    pack: Path | None,
    rolls: bool,
) -> Study:
    """The study that the words of the command line ask for."""
    known = [scenario.id for scenario in rules.scenarios()]
    names = known if ALL in scenarios else list(scenarios) or [rules.usual()]

    def seatings(seats: tuple[str, ...]) -> Sequence[Mapping[str, str]]:
        if against is None:
            return [_ranks(rules.id, seats, players)]
        if len(players) != 1 or "=" in players[0]:
            raise Complaint("--against compares two ranks: name the other one with a single --bot RANK")
        for rank in (players[0], against):
            registry.check_rank(rules.id, rank)
        return swapped(seats, players[0], against)

    return Study(
        game=rules.id,
        setups=make_setups(rules, names, options, vary, seatings),
        games=games,
        seed=seed,
        version=rules.version,
        pack=str(pack.resolve()) if pack else "",
        pack_hash=rules.pack,
        within=within,
        rolls=rolls,
    )


def simulate(
    study: Study,
    *,
    jobs: int,
    cluster: str | None,
    compare: str | None,
    out: Path | None,
    report: bool,
    json: bool,
) -> None:
    if report and out is None:
        raise Complaint("--report needs --out: the report lies beside the games it rests on")
    if study.rolls and find_spec("pyarrow") is None:
        raise Complaint("--out writes Parquet files, which needs: pip install 'quarterdeck[study]'")
    summaries = [Summary(setup) for setup in study.setups]
    comparison = Comparison(study.setups, compare) if compare else None

    def tally(batch: int, played: Played) -> bool:
        summary = summaries[batch]
        summary.add(played)
        if comparison:
            comparison.add(played)
        return bool(study.within) and summary.known_within() <= study.within

    jobs = jobs or os.cpu_count() or 1
    crew = _cluster(cluster) if cluster else None
    with Bar() as bar:
        try:
            run(study, tally, folder=out, jobs=jobs, crew=crew, progress=bar.show)
        except OtherPlan as other:
            raise Complaint(str(other)) from None
        except KeyboardInterrupt:
            if out is not None:
                print(f"stopped; the same command goes on from what is in {out}", file=sys.stderr)
            raise
    if out is not None:
        _write_tables(study, out)
    if json:
        print_json(as_dict(study, summaries, comparison))
    else:
        for summary in summaries:
            _print(summary)
        if comparison:
            _print_comparison(comparison)
    if report and out is not None:
        from quarterdeck.sim.report import write

        for path in write(study, out):
            print(f"written: {path}", file=sys.stderr)


def as_dict(study: Study, summaries: Sequence[Summary], comparison: Comparison | None) -> dict[str, Any]:
    found: dict[str, Any] = {
        "game": study.game,
        "version": study.version,
        "seed": study.seed,
        "setups": [summary.as_dict() for summary in summaries],
    }
    return found | ({"comparison": comparison.as_dict()} if comparison else {})


def _cluster(address: str) -> Crew:
    if find_spec("ray") is None:
        raise Complaint("--cluster needs Ray: pip install 'quarterdeck[cluster]'")
    from quarterdeck.sim.cluster import RayCluster

    return RayCluster(None if address == "auto" else address)


def _write_tables(study: Study, out: Path) -> None:
    from quarterdeck.sim.tables import GamesWriter

    GamesWriter(study).write(out, results(study, out))


class Bar:
    """Progress with the time left: a moving line on a terminal, nothing where nobody looks."""

    def __enter__(self) -> Bar:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
        from rich.progress import Progress as RichProgress

        console = Console(stderr=True)
        self._bar = RichProgress(
            TextColumn("games"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[left]}"),
            console=console,
            disable=not console.is_terminal,
            transient=True,
        )
        self._line = self._bar.add_task("games", total=None, left="")
        self._bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.stop()

    def show(self, progress: Progress) -> None:
        left = "" if progress.left is None else f"{spoken(progress.left)} left"
        self._bar.update(self._line, total=progress.total, completed=progress.done, left=left)


def spoken(seconds: float) -> str:
    """5 s, 3 min, 2 h 10 min."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"


def _print(summary: Summary) -> None:
    games = summary.games
    rows = []
    for seat, rank in summary.setup.bots.items():
        wins = summary.wins[seat]
        low, high = wilson(wins, games)
        score, lost = summary.scores[seat], summary.losses[seat]
        rows.append(
            (
                seat,
                rank,
                wins,
                f"{100 * wins / games:.1f} %",
                f"{100 * low:.1f} - {100 * high:.1f}",
                f"{score.value:.2f}",
                f"{lost.value:.2f}",
                ", ".join(f"{cause} {n / games:.2f}" for cause, n in summary.causes[seat].most_common(4)),
            )
        )
    headings = ("seat", "player", "# won", "# share", "# 95 in 100", "# score", "# lost", "by cause, a game")
    print_table(headings, rows, title=summary.setup.title())
    levels = ", ".join(
        f"{who or 'nobody'} {level} {count}" for (who, level), count in summary.won.most_common(6)
    )
    print(
        f"{games} games, {summary.draws} without a winner, {summary.turns.value:.1f} turns and "
        f"{summary.decisions.value:.0f} decisions a game; {levels}\n"
    )


def _print_comparison(comparison: Comparison) -> None:
    share = comparison.share()
    low, high = share.interval()
    print(
        f"{comparison.rank}: {100 * share.value:.1f} % of the wins ({100 * low:.1f} - {100 * high:.1f}), "
        f"even would be {100 * comparison.even:.0f} %; {share.count} deals, each from every seat"
    )


def _ranks(game: str, seats: tuple[str, ...], players: Sequence[str]) -> dict[str, str]:
    ranks = dict.fromkeys(seats, "random")
    for player in players:
        seat, equals, rank = player.partition("=")
        if not equals:
            ranks = dict.fromkeys(seats, seat)
        elif seat in ranks:
            ranks[seat] = rank
        else:
            raise Complaint(f"--bot {player!r}: no seat {seat!r}; there are: {', '.join(seats)}")
    for rank in ranks.values():
        registry.check_rank(game, rank)
    return ranks
