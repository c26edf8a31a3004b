"""Builds a wheel with the built browser client inside, so that an installation of it plays without Node.

    .venv/bin/python tools/build_wheel.py [FOLDER]        # FOLDER is dist/ if left out

The wheel is made from a copy of the sources: the tree itself keeps using web/dist.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from browser import CLIENT, ROOT, build_client

SOURCES = ("pyproject.toml", "README.md", "LICENSE")
INSIDE = Path("src") / "quarterdeck" / "web_dist"


def stage(folder: Path) -> None:
    """What the build backend reads, with the client at the place where the server looks for it."""
    for name in SOURCES:
        shutil.copy2(ROOT / name, folder / name)
    leave_out = shutil.ignore_patterns("__pycache__", "web_dist", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave_out)
    shutil.copytree(CLIENT, folder / INSIDE, ignore=shutil.ignore_patterns(".quarterdeck-stamp"))


def build(target: Path) -> Path:
    """The new wheel in `target`; raises RuntimeError with one line of reason."""
    reason = build_client()
    if reason is not None:
        raise RuntimeError(reason)
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="qd-wheel-") as temporary:
        stage(Path(temporary))
        command = [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
        ]
        done = subprocess.run(
            [*command, "--wheel-dir", temporary, temporary], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError((done.stderr.strip().splitlines() or ["pip could not build the wheel"])[-1])
        [wheel] = Path(temporary).glob("*.whl")
        return Path(shutil.move(wheel, target / wheel.name))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    try:
        wheel = build(parser.parse_args().folder)
    except RuntimeError as error:
        print(f"build_wheel: {error}", file=sys.stderr)
        return 1
    print(f"{wheel} ({wheel.stat().st_size / 1e6:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
