"""The rules of earlier releases, each in a file of its own, run in processes of their own."""

from __future__ import annotations

import asyncio
import json
import sys
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from .archive_worker import __file__ as WORKER
from .problems import Trouble
from .rows import Entry, MatchRow

ARCHIVES = Path(__file__).resolve().parents[1] / "archives"
SECONDS = 120.0


class Archives:
    """The rules of earlier releases by game and version."""

    def __init__(self, folder: Path = ARCHIVES) -> None:
        self._files: dict[tuple[str, str], Path] = {}
        self._opened: dict[Path, TemporaryDirectory[str]] = {}
        self._busy = asyncio.Semaphore(2)
        for file in sorted(folder.glob("*.zip")):
            with zipfile.ZipFile(file) as archive:
                versions: dict[str, str] = json.loads(archive.read("versions.json"))
            self._files |= dict.fromkeys(versions.items(), file)

    def close(self) -> None:
        for folder in self._opened.values():
            folder.cleanup()
        self._opened.clear()

    def has(self, row: MatchRow) -> bool:
        return (row.game, row.rules_version) in self._files

    async def ask(self, row: MatchRow, entries: list[Entry], what: str, **more: Any) -> Any:
        """Have the match played again under its own rules; what the worker answers."""
        file = self._files.get((row.game, row.rules_version))
        if file is None:
            raise Trouble("rules-changed", f"the rules {row.rules_version} of {row.game} are not kept here")
        question = {
            "what": what,
            "game": row.game,
            "genesis": row.genesis.decode(),
            "entries": [[e.seq, e.kind, e.seat, e.action, e.cut] for e in entries],
            "step": more.pop("step", None),
            "expected": more.pop("expected", {}),
            "with": more,
        }
        async with self._busy:
            folder = await asyncio.to_thread(self._open, file)
            return await _run(folder, question)

    def _open(self, file: Path) -> str:
        opened = self._opened.get(file)
        if opened is None:
            opened = TemporaryDirectory(prefix="quarterdeck-rules-")
            with zipfile.ZipFile(file) as archive:
                archive.extractall(opened.name)
            self._opened[file] = opened
        return opened.name


async def _run(folder: str, question: dict[str, Any]) -> Any:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        WORKER,
        folder,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        out, err = await asyncio.wait_for(process.communicate(msgspec.json.encode(question)), SECONDS)
    except BaseException:  # also when the caller went away
        process.kill()
        await process.wait()
        raise
    if process.returncode != 0:
        raise RuntimeError(f"the rules of an earlier release failed: {err.decode()[-2000:]}")
    return msgspec.json.decode(out)
