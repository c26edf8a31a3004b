"""No file of the project names a package registry, a machine's folder, or anybody's home."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

FORBIDDEN = re.compile(
    "|".join(
        [
            r"pypi\.(?:org|python)|pythonhosted|registry\.npmjs|registry\.yarnpkg|npmmirror",
            r"(?:extra-)?index-url|find-links|trusted-host",
            r"(?<![\w.])/(?:work|root|home|Users|tmp/brief)/[\w.-]+",
            r"[A-Z]:\\Users\\",
            r"file:///",
        ]
    )
)
# Names in which the words above are the subject itself.
ALLOWED = {"tests/house/test_hosts_and_paths.py"}
BINARY = {".png", ".jpg", ".webp", ".ico", ".woff2", ".gz", ".mp3", ".ogg", ".wav", ".sqlite"}


def tracked() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git clone")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    return [Path(name) for name in listed.stdout.decode().split("\0") if name]


def test_no_host_of_a_registry_and_no_path_of_a_machine() -> None:
    found = []
    for name in tracked():
        path = ROOT / name
        if name.as_posix() in ALLOWED or name.suffix in BINARY or not path.is_file():
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            if match := FORBIDDEN.search(line):
                found.append(f"{name}:{number}: {match[0]}")
    assert not found, "\n".join(found[:40])


def test_the_lock_pins_every_package_and_names_no_place() -> None:
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[a-z0-9-]+==[A-Za-z0-9.+!]+", line) for line in pins)
    names = [line.partition("==")[0] for line in pins]
    assert names == sorted(set(names))
    project = (ROOT / "pyproject.toml").read_text()
    wanted = re.findall(r'^    "([A-Za-z0-9._-]+)(?:\[\w+\])?>=', project, re.MULTILINE)
    assert {re.sub(r"[-_.]+", "-", name).lower() for name in wanted} <= set(names)
