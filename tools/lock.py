"""Write requirements.lock: the exact version of everything that .venv holds, no hosts, no paths.

.venv/bin/python tools/lock.py            after installing with all extras
"""

from __future__ import annotations

import importlib.metadata
import re
import sys
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "requirements.lock"
# Tools of the environment itself are not ours to pin.
NOT_OURS = {"quarterdeck", "pip", "setuptools", "wheel"}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(root: str) -> dict[str, str]:
    """Everything the project asks for, extras included, and everything that asks for in turn."""
    found: dict[str, str] = {}
    todo = [root]
    while todo:
        name = normal(todo.pop())
        if name in found:
            continue
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue  # of another platform, or an extra nobody asked for
        for line in importlib.metadata.requires(name) or ():
            todo.append(re.split(r"[^A-Za-z0-9._-]", line, maxsplit=1)[0])
    return {name: version for name, version in found.items() if name not in NOT_OURS}


def main() -> int:
    pinned = needed("quarterdeck")
    lines = ["# Written by tools/lock.py; used as constraints (pip install -c)."]
    lines += [f"{name}=={pinned[name]}" for name in sorted(pinned)]
    LOCK.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{LOCK.name}: {len(pinned)} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
