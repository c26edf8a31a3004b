"""A release in dist/: wheel with the client, sdist, list of parts (SBOM); the version comes from the git tag.

    git tag v0.2.0 && .venv/bin/python tools/release.py [FOLDER]

On a commit without a tag the version says how far it is past the last one: 0.2.0.dev7+g1a2b3c4.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from browser import CLIENT, ROOT, build_client

INSIDE = Path("src") / "quarterdeck" / "web_dist"
SOURCES = ("src", "tests", "tools", "docs", "benchmarks", "examples")
FILES = ("pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "requirements.lock")


def version_of(described: str, written: str) -> str:
    """From `git describe --tags --long`; without any tag from the version that the source names."""
    found = re.fullmatch(r"v(\d+(?:\.\d+)*\S*?)-(\d+)-(g[0-9a-f]+)", described.strip())
    if found is None:
        return f"{written}.dev0"
    tag, since, commit = found.groups()
    return tag if since == "0" else f"{tag}.dev{since}+{commit}"


def described() -> str:
    words = ["git", "describe", "--tags", "--long", "--match", "v*"]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False).stdout


def stage(folder: Path) -> str:
    """The sources with the built client and the version of the tag; what they are called."""
    leave_out = shutil.ignore_patterns("__pycache__", "web_dist", "*.egg-info", ".quarterdeck-stamp")
    for name in SOURCES:
        shutil.copytree(ROOT / name, folder / name, ignore=leave_out)
    for name in FILES:
        shutil.copy2(ROOT / name, folder / name)
    shutil.copytree(CLIENT, folder / INSIDE, ignore=leave_out)
    face = folder / "src" / "quarterdeck" / "__init__.py"
    text = face.read_text(encoding="utf-8")
    written = re.search(r'__version__ = "([^"]+)"', text)
    assert written is not None
    version = version_of(described(), written[1])
    face.write_text(text.replace(written[0], f'__version__ = "{version}"'), encoding="utf-8")
    return version


def run(*words: str | Path, cwd: Path = ROOT) -> None:
    subprocess.run([sys.executable, "-m", *map(str, words)], cwd=cwd, check=True)


def release(target: Path) -> list[Path]:
    reason = build_client()
    if reason is not None:
        raise RuntimeError(reason)
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="qd-release-") as temporary:
        staged = Path(temporary) / "quarterdeck"
        staged.mkdir()
        version = stage(staged)
        run("build", "--outdir", target, staged)
    made = sorted(target.glob(f"quarterdeck-{version}*"))
    run("twine", "check", "--strict", *made)
    parts = target / f"quarterdeck-{version}.cdx.json"
    lock = ROOT / "requirements.lock"
    run(
        "cyclonedx_py",
        "requirements",
        lock,
        "--pyproject",
        ROOT / "pyproject.toml",
        "--of",
        "JSON",
        "-o",
        parts,
    )
    return [*made, parts]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    try:
        for path in release(parser.parse_args().folder.resolve()):
            print(path)
    except (RuntimeError, subprocess.CalledProcessError) as error:
        print(f"no release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
