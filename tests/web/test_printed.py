"""The values the client draws are those of the games' own data."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", ["printed", "diagrams"])
def test_the_drawn_values_are_those_of_the_rules(name: str) -> None:
    tool = ROOT / "web" / "tools" / f"{name}.py"
    command = [sys.executable, str(tool), "--check"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
