"""The same study on a real Ray cluster of this machine, with a worker killed in the middle."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("ray")

# A process of its own: Ray leaves threads and warnings behind that are none of this suite's business.
SCRIPT = """
import sys
from pathlib import Path
from quarterdeck.sim.cluster import RayCluster
from quarterdeck.sim.runner import run
sys.path.insert(0, {here!r})
from deadly_task import Deadly

if __name__ == "__main__":
    seen = []
    run(Deadly(games=24, file={died!r}), lambda batch, face: seen.append(face), folder=Path(sys.argv[1]),
        crew=RayCluster(cores=2, python_path=[{here!r}]))
    print(seen == [n * n for n in range(24)])
"""
TASK = """
import os, signal
from pathlib import Path
from quarterdeck.sim.runner import Task

class Deadly(Task[int], frozen=True):
    result = int
    games: int
    file: str

    def batches(self):
        return [range(self.games)]

    def play(self, number):
        if number == 9 and not Path(self.file).exists():
            Path(self.file).write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    def piece_size(self):
        return 4
"""


@pytest.mark.slow
def test_a_killed_worker_of_a_cluster_changes_nothing(tmp_path: Path) -> None:
    died = tmp_path / "died"
    (tmp_path / "deadly_task.py").write_text(TASK)
    (tmp_path / "main.py").write_text(SCRIPT.format(here=str(tmp_path), died=str(died)))
    study = tmp_path / "study"
    words = [sys.executable, str(tmp_path / "main.py"), str(study)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip().endswith("True")
    assert int(died.read_text()) > 0
    pieces = sorted((study / "pieces").glob("*.jsonl"))
    assert b"".join(path.read_bytes() for path in pieces) == b"".join(b"%d\n" % (n * n) for n in range(24))
