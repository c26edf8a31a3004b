"""The values the client draws are those of the games' own data."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_drawn_values_are_the_printed_ones() -> None:
    tool = ROOT / "web" / "tools" / "printed.py"
    command = [sys.executable, str(tool), "--check"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
