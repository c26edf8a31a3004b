"""The browser client in a real browser: builds it, serves it, and opens Debian's Chromium on it.

Shared by the browser tests, the pictures of the documentation and the measurements.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from services import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "web" / "dist"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

DESK = {"width": 1600, "height": 1000}
PHONE = {"width": 390, "height": 844}
# Chromium as root has no sandbox, and must not call home: on a closed network each call is a delay.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
)


def _chromium() -> str | None:
    """Debian's Chromium, as built without a window: that takes a third less of the processor."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def missing_browser() -> str | None:
    """Why no browser can be had, in one line; None if one can."""
    if _chromium() is None:
        return "Chromium is not installed (apt-get install chromium-headless-shell)"
    return None


def build_client() -> str | None:
    """Bring web/dist up to date, as ./play does; the reason if that cannot be done.

    Several test processes may ask at once: one builds, the others wait for it.
    """
    name = hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
    lock = Path(tempfile.gettempdir()) / f"quarterdeck-client-{name}.lock"
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        done = subprocess.run(
            ["sh", "-c", ". tools/environment.sh && build_client"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode == 0:
        return None
    return (done.stderr.strip().splitlines() or ["the client could not be built"])[-1]


def build_gallery(folder: Path) -> None:
    """The client with its sample screens, which players do not get."""
    environment = {**os.environ, "QUARTERDECK_WEB_OUT": str(folder)}
    command = ["npm", "run", "--silent", "build", "--", "--mode", "gallery"]
    subprocess.run(command, cwd=ROOT / "web", env=environment, check=True)


@contextlib.contextmanager
def served(*args: str, client: Path = CLIENT) -> Iterator[Server]:
    """A server with the built client and an empty database, stopped at the end."""
    with tempfile.TemporaryDirectory(prefix="qd-web-") as folder:
        database = f"sqlite:///{folder}/web.sqlite"
        static = ("--static", str(client))
        with Server(database, *static, *args, log=Path(folder) / "server.log") as server:
            yield server


def launch(playwright: Playwright, *more: str) -> Browser:
    return playwright.chromium.launch(executable_path=_chromium(), headless=True, args=[*FLAGS, *more])
