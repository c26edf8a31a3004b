"""Keep the rules of a release for ever: kernel, games, words and computer players, without server and client.

    git worktree add ../release v0.1.0
    python tools/archive_rules.py ../release

writes src/quarterdeck/archives/<version>.zip. Matches begun under these rules are read, verified and
played on with it (see docs/decisions/0413). Made once, at a release after which a game's version changes.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

ARCHIVES = Path(__file__).resolve().parents[1] / "src" / "quarterdeck" / "archives"
KEPT = (
    "*.py",
    "difficulty.json",
    "kernel/**/*",
    "geometry/**/*",
    "games/**/*",
    "i18n/**/*",
    "ai/**/*",
    "cli/show.py",
    "cli/__init__.py",
)
MOMENT = (2020, 1, 1, 0, 0, 0)  # the same bytes whenever it is made
ASK_VERSIONS = """
import json, quarterdeck as qd
print(json.dumps({name: qd.load(name).version for name in qd.games() + ["cutting-out"]}))
"""


def archive(checkout: Path) -> Path:
    package = checkout.resolve() / "src" / "quarterdeck"
    version = re.findall(r'__version__ = "([^"]+)"', (package / "__init__.py").read_text())[0]
    command = [sys.executable, "-c", ASK_VERSIONS]
    asked = subprocess.run(command, check=True, capture_output=True, env={"PYTHONPATH": str(package.parent)})
    files = {path for pattern in KEPT for path in package.glob(pattern) if path.is_file()}
    ARCHIVES.mkdir(exist_ok=True)
    made = ARCHIVES / f"{version}.zip"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for path in sorted(files):
            if "__pycache__" not in path.parts:
                name = path.relative_to(package.parent).as_posix()
                out.writestr(zipfile.ZipInfo(name, MOMENT), path.read_bytes(), zipfile.ZIP_DEFLATED)
        versions = json.dumps(json.loads(asked.stdout), sort_keys=True)
        out.writestr(zipfile.ZipInfo("versions.json", MOMENT), versions)
    return made


if __name__ == "__main__":
    written = archive(Path(sys.argv[1]))
    print(f"{written}: {written.stat().st_size:,} bytes")
