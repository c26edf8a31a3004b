"""A study of ten thousand games: with one job, with two, and with two killed in the middle and gone on with.

    python benchmarks/study.py --games 10000

Says how many times as fast two jobs are, and whether the three folders are the same to the last byte. On a
quiet machine; the load before and after stands in the report, `benchmarks/study.md`.
"""

from __future__ import annotations

import argparse
import filecmp
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
STUDIES = (("sails-of-glory", "enemy_in_sight_basic"), ("kaisers-pirates", "two-players"))


def command(game: str, scenario: str, games: int, jobs: int, out: Path) -> list[str]:
    quarterdeck = str(Path(sys.executable).with_name("quarterdeck"))
    what = ["sim", game, "--scenario", scenario, "--bot", "random", "--seed", "study"]
    return [quarterdeck, *what, "--games", str(games), "--jobs", str(jobs), "--out", str(out)]


def seconds(line: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(line, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def kill_after(line: list[str], so_long: float) -> int:
    """Kill the study with all its processes; how many files were there."""
    quiet = subprocess.DEVNULL
    study = subprocess.Popen(line, stdout=quiet, stderr=quiet, start_new_session=True)
    time.sleep(so_long)
    os.killpg(study.pid, signal.SIGKILL)
    study.wait()
    return len(list((Path(line[-1]) / "pieces").glob("*")))


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def same(one: Path, two: Path) -> bool:
    names = files(one)
    return names == files(two) and filecmp.cmpfiles(one, two, names, shallow=False)[0] == names


def row(game: str, scenario: str, games: int) -> str:
    with tempfile.TemporaryDirectory(prefix="qd-study-") as folder:
        alone, both, killed = (Path(folder) / name for name in ("alone", "both", "killed"))
        one = seconds(command(game, scenario, games, 1, alone))
        two = seconds(command(game, scenario, games, 2, both))
        pieces = kill_after(command(game, scenario, games, 2, killed), two / 2)
        again = seconds(command(game, scenario, games, 2, killed))
        equal = same(alone, both) and same(alone, killed)
    times = f"{one:.1f} | {two:.1f} | {one / two:.2f} | {pieces} files, then {again:.1f} s"
    return f"| {game}, {scenario} | {games:,} | {times} | {'yes' if equal else 'NO'} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    before = os.getloadavg()[0]
    rows = []
    for game, scenario in STUDIES:
        rows.append(row(game, scenario, games))
        print(rows[-1], flush=True)
    text = [
        "# Ten thousand games on two cores",
        "",
        f"`python benchmarks/study.py --games {games}`; random players; load {before:.2f} before,"
        f" {os.getloadavg()[0]:.2f} after.",
        "",
        "| study | games | one job, s | two jobs, s | times as fast | killed half way with | same bytes |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        *rows,
    ]
    (HERE / "study.md").write_text("\n".join(text) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
