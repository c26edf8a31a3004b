"""A study of ten thousand games: with one job, with two, with two killed in the middle and gone on with, and
on a Ray cluster of this machine with one of its workers killed in the middle.

    python benchmarks/study.py --games 10000

Says how many times as fast two jobs are, and whether the four folders are the same to the last byte. On a
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
STUDIES = (
    ("sails-of-glory", "enemy_in_sight_basic"),
    ("flying-colors", "cape-ortegal"),
    ("kaisers-pirates", "two-players"),
)


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


def ray_workers() -> list[int]:
    """The processes of a Ray cluster that are playing games now."""
    titles = ((int(path.parent.name), path.read_bytes()) for path in Path("/proc").glob("[0-9]*/cmdline"))
    return [number for number, title in titles if title.startswith(b"ray::pack")]


def on_a_cluster(line: list[str]) -> tuple[float, int]:
    """Seconds of the study on Ray, and how many files were there when one of its workers was killed."""
    quiet = subprocess.DEVNULL
    start = time.perf_counter()
    study = subprocess.Popen([*line, "--cluster", "auto"], stdout=quiet, stderr=quiet)
    pieces = Path(line[-1]) / "pieces"
    while study.poll() is None and (len(list(pieces.glob("*"))) < 20 or not ray_workers()):
        time.sleep(0.1)
    written = len(list(pieces.glob("*")))
    os.kill(ray_workers()[0], signal.SIGKILL)
    if study.wait():
        raise RuntimeError("the study on Ray failed")
    return time.perf_counter() - start, written


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def same(one: Path, two: Path) -> bool:
    names = files(one)
    return names == files(two) and filecmp.cmpfiles(one, two, names, shallow=False)[0] == names


def row(game: str, scenario: str, games: int) -> str:
    with tempfile.TemporaryDirectory(prefix="qd-study-") as folder:
        alone, both, killed, ray = (Path(folder) / name for name in ("alone", "both", "killed", "ray"))
        one = seconds(command(game, scenario, games, 1, alone))
        two = seconds(command(game, scenario, games, 2, both))
        pieces = kill_after(command(game, scenario, games, 2, killed), two / 2)
        again = seconds(command(game, scenario, games, 2, killed))
        spread, written = on_a_cluster(command(game, scenario, games, 2, ray))
        equal = all(same(alone, other) for other in (both, killed, ray))
    times = f"{one:.1f} | {two:.1f} | {one / two:.2f} | {pieces} files, then {again:.1f} s"
    times += f" | {spread:.1f} s, a worker killed after {written} files"
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
        "| study | games | one job, s | two jobs, s | as fast | killed half way | on Ray | same bytes |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        *rows,
    ]
    (HERE / "study.md").write_text("\n".join(text) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
