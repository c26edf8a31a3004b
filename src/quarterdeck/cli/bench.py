"""`bench`: how fast each game is, with python-chess on the same machine as the yardstick."""

from __future__ import annotations

import os
import platform
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck import registry
from quarterdeck.cli.complaint import Complaint
from quarterdeck.cli.output import print_json, print_table
from quarterdeck.kernel import Game, KeyedDice, Ruleset
from quarterdeck.kernel.cloner import cloner
from quarterdeck.kernel.codec import encode, read_record, replay
from quarterdeck.kernel.dice import key_from

AnyGame = Game[Any, Any]
MOST = 3_000  # decisions of one measured game


class Speed(msgspec.Struct, frozen=True):
    """One scenario: decisions per second of random play, the rest in microseconds."""

    game: str
    scenario: str
    random_play_per_s: float
    ask_us: float
    apply_us: float
    clone_us: float
    view_encode_us: float
    replay_us_per_action: float
    options_mean: float
    decisions_per_game: float


class Report(msgspec.Struct, frozen=True):
    python: str
    processor: str
    load_before: float
    load_after: float
    chess_random_play_per_s: float | None
    die_us: float
    clone_60_records_us: float
    speeds: tuple[Speed, ...]


def bench(games: list[str] | None, seconds: float, out: Path | None, json: bool) -> None:
    names = games or registry.games(small=True)
    rulesets = [registry.load(name) for name in names]
    before = os.getloadavg()[0]
    chess_first = chess_random_play(seconds)
    speeds = tuple(
        measure(rules, scenario.id, seconds) for rules in rulesets for scenario in rules.scenarios()
    )
    # The yardstick is taken before and after, and the better one counts: the machine may be busy.
    chess_last = chess_random_play(seconds)
    chess = max(chess_first or 0, chess_last or 0) or None
    report = Report(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        processor=f"{platform.machine()}, {os.cpu_count()} cores",
        load_before=round(before, 2),
        load_after=round(os.getloadavg()[0], 2),
        chess_random_play_per_s=chess,
        die_us=die_us(seconds),
        clone_60_records_us=clone_60_records_us(seconds),
        speeds=speeds,
    )
    if out is not None:
        if not out.is_dir():
            raise Complaint(f"{out}: no such folder")
        (out / "latest.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
        (out / "latest.md").write_text(markdown(report), encoding="utf-8")
    if json:
        print_json(report)
        return
    print_table(("game", "scenario", *(f"# {name}" for name in HEADINGS)), [_row(speed) for speed in speeds])
    print(_foot(report))


def measure(rules: Ruleset[Any, Any], scenario: str, seconds: float) -> Speed:
    rate, games, decisions, options = _random_play(rules, scenario, seconds)
    samples = _samples(rules, scenario)
    middle = samples[len(samples) // 2]
    record = read_record(encode(samples[-1].record()))
    return Speed(
        game=rules.id,
        scenario=scenario,
        random_play_per_s=round(rate, 1),
        ask_us=_us(lambda: [game.stack[-1].ask(game) for game in samples], seconds, len(samples)),
        apply_us=_apply_us(samples, seconds),
        clone_us=_us(middle.clone, seconds),
        view_encode_us=_us(
            lambda: [encode(game.view(game.seats[0])) for game in samples], seconds, len(samples)
        ),
        replay_us_per_action=_us(lambda: replay(rules, record), seconds, max(1, len(record.actions))),
        options_mean=round(options, 2),
        decisions_per_game=round(decisions / games, 1),
    )


def _random_play(rules: Ruleset[Any, Any], scenario: str, seconds: float) -> tuple[float, int, int, float]:
    """Whole games with every choice checked by the engine, set-up included."""
    games = decisions = options = 0
    rng = random.Random(1)
    choose = rng.random
    start = time.perf_counter()
    stop = start + 2 * seconds
    while (now := time.perf_counter()) < stop or not games:
        game = rules.new(scenario, seed=games)
        apply = game.apply
        while (pending := game.pending) and game.count < MOST:
            seat, actions = next(iter(pending.items()))
            options += len(actions)
            apply(seat, actions[int(choose() * len(actions))])
        games += 1
        decisions += game.count
    elapsed = max(now, time.perf_counter()) - start
    return decisions / elapsed, games, decisions, options / max(1, decisions)


def _samples(rules: Ruleset[Any, Any], scenario: str) -> list[AnyGame]:
    """Twenty moments spread over one random game."""
    rng = KeyedDice(key_from("bench"))
    game = rules.new(scenario, seed="bench")
    moments = []
    while game.pending and game.count < MOST:
        moments.append(game.clone())
        seat, actions = next(iter(game.pending.items()))
        game.apply(seat, actions[rng.below(len(actions))])
    return moments[:: max(1, len(moments) // 20)]


def _apply_us(samples: list[AnyGame], seconds: float) -> float:
    """One action with all that follows from it, clones not counted."""
    best = float("inf")
    stop = time.perf_counter() + seconds
    while time.perf_counter() < stop:
        ready = [(game.clone(), *next(iter(game.pending.items()))) for game in samples]
        start = time.perf_counter()
        for game, seat, actions in ready:
            game.apply(seat, actions[0])
        best = min(best, (time.perf_counter() - start) / len(ready))
    return round(best * 1e6, 2)


def _us(work: Callable[[], object], seconds: float, parts: int = 1) -> float:
    """Microseconds of one part of the work: the best of many short runs, as the machine may be busy."""
    start = time.perf_counter()
    work()
    once = max(time.perf_counter() - start, 1e-7)
    number = max(1, int(0.02 / once))
    best = once
    stop = time.perf_counter() + seconds
    while time.perf_counter() < stop:
        start = time.perf_counter()
        for _ in range(number):
            work()
        best = min(best, (time.perf_counter() - start) / number)
    return round(best / parts * 1e6, 2)


def die_us(seconds: float) -> float:
    dice = KeyedDice(key_from("bench"))
    return _us(lambda: [dice.die(6) for _ in range(100)], seconds, 100)


def clone_60_records_us(seconds: float) -> float:
    """A state of sixty records of sixteen fields each: a fleet as large as the games know."""
    record = msgspec.defstruct("Counter", [(f"field_{n}", int, n) for n in range(16)])
    fleet = msgspec.defstruct("Fleet", [("ships", list[record])])  # type: ignore[valid-type]  # made at run time
    state = fleet([record() for _ in range(60)])
    clone = cloner(fleet)
    return _us(lambda: clone(state), seconds)


def chess_random_play(seconds: float) -> float | None:
    """Random legal moves of python-chess per second; None when it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    rng = random.Random(1)
    moves = 0
    start = time.perf_counter()
    stop = start + 2 * seconds
    while time.perf_counter() < stop:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 400:
            legal = list(board.legal_moves)
            board.push(legal[rng.randrange(len(legal))])
            moves += 1
    return round(moves / (time.perf_counter() - start), 1)


HEADINGS = ("play/s", "ask us", "apply us", "clone us", "view us", "replay us", "options")


def _row(speed: Speed) -> tuple[object, ...]:
    return (
        speed.game,
        speed.scenario,
        f"{speed.random_play_per_s:,.0f}",
        speed.ask_us,
        speed.apply_us,
        speed.clone_us,
        speed.view_encode_us,
        speed.replay_us_per_action,
        speed.options_mean,
    )


def _foot(report: Report) -> str:
    chess = report.chess_random_play_per_s
    yardstick = f"python-chess random play {chess:,.0f}/s" if chess else "python-chess is not installed"
    return (
        f"{yardstick}; one die {report.die_us} us; "
        f"clone of 60 records of 16 fields {report.clone_60_records_us} us; "
        f"{report.python} on {report.processor}, "
        f"load {report.load_before} before and {report.load_after} after"
    )


def markdown(report: Report) -> str:
    lines = [
        "# Speed",
        "",
        "Written by `quarterdeck bench --out benchmarks`: one process, random play, each choice checked.",
        f"{_foot(report)}.",
        "",
        "| game | scenario | " + " | ".join(HEADINGS) + " |",
        "|---|---|" + "--:|" * len(HEADINGS),
    ]
    lines += ["| " + " | ".join(str(cell) for cell in _row(speed)) + " |" for speed in report.speeds]
    return "\n".join(lines) + "\n"
