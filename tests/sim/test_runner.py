"""The runner: the same bytes for any number of workers, after a kill, and with early ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import pytest

from quarterdeck.kernel import KeyedDice
from quarterdeck.kernel.dice import key_from
from quarterdeck.sim.runner import OtherPlan, PieceFailed, Progress, Task, run


class Coins(Task[int], frozen=True):
    """Coins by number; some numbers can be told to misbehave."""

    result = int
    games: int
    batch_count: int = 2
    bad: int = -1
    deadly: tuple[int, str] | None = None  # number, and a file that is there once somebody has died of it

    def batches(self) -> Sequence[range]:
        return [range(n * self.games, (n + 1) * self.games) for n in range(self.batch_count)]

    def play(self, number: int) -> int:
        if number == self.bad:
            raise ValueError("a bad coin")
        if self.deadly and number == self.deadly[0] and not Path(self.deadly[1]).exists():
            Path(self.deadly[1]).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return KeyedDice(key_from(f"coin/{number}")).below(2)

    def piece(self, numbers: range) -> tuple[list[int], dict[str, bytes]]:
        results = [self.play(number) for number in numbers]
        return results, {"faces.txt": "".join("TH"[face] for face in results).encode()}

    def piece_size(self) -> int:
        return 7


def tallied(task: Coins, **how: object) -> dict[int, list[int]]:
    found: dict[int, list[int]] = defaultdict(list)
    assert run(task, lambda batch, face: found[batch].append(face), **how)  # type: ignore[arg-type]
    return dict(found)


def content(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_one_worker_many_workers_and_none_agree(tmp_path: Path) -> None:
    task = Coins(games=40)
    alone = tallied(task, folder=tmp_path / "one")
    assert alone == {n: [task.play(k) for k in batch] for n, batch in enumerate(task.batches())}
    assert tallied(task, folder=tmp_path / "three", jobs=3) == alone
    assert tallied(task) == alone
    assert content(tmp_path / "one") == content(tmp_path / "three")
    assert len(content(tmp_path / "one")) == 1 + 2 * 2 * 6  # the plan; results and faces of 6 pieces a batch


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    task = Coins(games=40)
    tallied(task, folder=tmp_path)
    whole = content(tmp_path)
    (tmp_path / "pieces" / "0001-000003.jsonl").unlink()
    (tmp_path / "pieces" / "0000-000000.jsonl").write_bytes(b"1\n0\n")  # cut short
    (tmp_path / "faces" / ".0000-000002.txt.new").write_bytes(b"half a fi")
    seen: list[Progress] = []
    tallied(task, folder=tmp_path, progress=seen.append)
    assert content(tmp_path) == whole
    assert (seen[-1].done, seen[-1].total, seen[-1].played) == (80, 80, 14)


def test_another_plan_is_refused(tmp_path: Path) -> None:
    tallied(Coins(games=14), folder=tmp_path)
    with pytest.raises(OtherPlan, match="another study"):
        tallied(Coins(games=21), folder=tmp_path)


@pytest.mark.parametrize("jobs", [1, 4])
def test_a_batch_ends_early_at_the_same_place(tmp_path: Path, jobs: int) -> None:
    """Enough heads end a batch after the piece with the last of them; later pieces leave no trace."""
    heads = [0, 0]

    def enough(batch: int, face: int) -> bool:
        heads[batch] += face
        return heads[batch] >= 10

    task = Coins(games=700)
    assert run(task, enough, folder=tmp_path, jobs=jobs)
    for batch, numbers in enumerate(task.batches()):
        wanted = total = 0
        while total < 10:
            total += sum(map(task.play, numbers[wanted * 7 : wanted * 7 + 7]))
            wanted += 1
        assert len(list(tmp_path.glob(f"pieces/{batch:04d}-*"))) == wanted
        assert len(list(tmp_path.glob(f"faces/{batch:04d}-*"))) == wanted
        assert heads[batch] == total


def test_going_stops_a_run_that_can_be_gone_on_with(tmp_path: Path) -> None:
    task = Coins(games=70)
    asked = iter([True] * 5)
    assert not run(task, lambda batch, face: None, folder=tmp_path, going=lambda: next(asked, False))
    assert len(list(tmp_path.glob("pieces/*"))) == 5
    assert tallied(task, folder=tmp_path) == tallied(task)


def test_an_error_of_a_worker_is_told(tmp_path: Path) -> None:
    with pytest.raises(PieceFailed, match="a bad coin"):
        tallied(Coins(games=40, bad=33), folder=tmp_path, jobs=2)


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    task = Coins(games=40, deadly=(25, str(tmp_path / "died")))
    assert tallied(task, folder=tmp_path / "study", jobs=2) == tallied(Coins(games=40))
    assert (tmp_path / "died").exists()


SLOW = """
import sys, time
from pathlib import Path
sys.path.insert(0, {here!r})
from slow_task import Slow
from quarterdeck.sim.runner import run
if __name__ == "__main__":
    run(Slow(games=60), lambda batch, face: None, folder=Path(sys.argv[1]), jobs=2)
"""
TASK = """
import os, time
from quarterdeck.sim.runner import Task
class Slow(Task[int], frozen=True):
    result = int
    games: int
    def batches(self): return [range(self.games)]
    def play(self, number):
        time.sleep(0.02)
        return number * number
"""


def test_killed_and_gone_on_with_is_the_same(tmp_path: Path) -> None:
    """A real process with real workers, killed as hard as can be in the middle."""
    (tmp_path / "slow_task.py").write_text(TASK)
    (tmp_path / "main.py").write_text(SLOW.format(here=str(tmp_path)))
    study = tmp_path / "study"
    command = [sys.executable, str(tmp_path / "main.py"), str(study)]
    first = subprocess.Popen(command)
    while len(list(study.glob("pieces/[0-9]*"))) < 8:
        time.sleep(0.01)
        assert first.poll() is None
    first.kill()
    first.wait()
    before = {path.name: path.stat().st_mtime_ns for path in study.glob("pieces/[0-9]*")}
    assert 8 <= len(before) < 60
    subprocess.run(command, check=True)
    after = {path.name: path.stat().st_mtime_ns for path in study.glob("pieces/[0-9]*")}
    assert len(after) == 60
    assert all(after[name] == when for name, when in before.items())
    assert content(study / "pieces") == {
        f"0000-{number:06d}.jsonl": f"{number * number}\n".encode() for number in range(60)
    }
