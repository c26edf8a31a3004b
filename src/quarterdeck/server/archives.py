"""The rules of earlier releases, each in a file of its own, run in processes of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import zipfile
from asyncio.subprocess import Process
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from .archive_worker import __file__ as WORKER
from .problems import Trouble
from .rows import Entry, MatchRow

ARCHIVES = Path(__file__).resolve().parents[1] / "archives"
SECONDS = 120.0
IDLE_SECONDS = 60.0
LINE_BYTES = 2**28  # one answer is one line: a record, or all that was ever said


class Archives:
    """The rules of earlier releases by game and version."""

    def __init__(self, folder: Path = ARCHIVES) -> None:
        self._files: dict[tuple[str, str], Path] = {}
        self._opened: dict[Path, TemporaryDirectory[str]] = {}
        self._busy = asyncio.Semaphore(2)
        self._waiting: dict[str, list[Reader]] = {}  # by folder, with nothing to do
        self._rest: asyncio.TimerHandle | None = None
        for file in sorted(folder.glob("*.zip")):
            with zipfile.ZipFile(file) as archive:
                versions: dict[str, str] = json.loads(archive.read("versions.json"))
            self._files |= dict.fromkeys(versions.items(), file)

    async def close(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        await self._send_home()
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
            return await self._answer(folder, question)

    async def _answer(self, folder: str, question: dict[str, Any]) -> Any:
        """Old games are read page by page: who has answered waits a while for the next question."""
        waiting = self._waiting.setdefault(folder, [])
        reader = waiting.pop() if waiting else await Reader.started(folder)
        try:
            answer = await asyncio.wait_for(reader.answer(question), SECONDS)
        except BaseException:  # also when the caller went away
            await reader.stop()
            raise
        waiting.append(reader)
        if self._rest is not None:
            self._rest.cancel()
        loop = asyncio.get_running_loop()
        self._rest = loop.call_later(IDLE_SECONDS, lambda: loop.create_task(self._send_home()))
        return answer

    async def _send_home(self) -> None:
        readers = [reader for waiting in self._waiting.values() for reader in waiting]
        self._waiting.clear()
        for reader in readers:
            await reader.stop()

    def _open(self, file: Path) -> str:
        opened = self._opened.get(file)
        if opened is None:
            opened = TemporaryDirectory(prefix="quarterdeck-rules-")
            with zipfile.ZipFile(file) as archive:
                archive.extractall(opened.name)
            self._opened[file] = opened
        return opened.name


class Reader:
    """A process with the rules of a release loaded, which answers one question after another."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def started(cls, folder: str) -> Reader:
        pipe = asyncio.subprocess.PIPE
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-P", WORKER, folder, stdin=pipe, stdout=pipe, stderr=pipe, limit=LINE_BYTES
            )
        )

    async def answer(self, question: dict[str, Any]) -> Any:
        process = self._process
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            said = await process.stderr.read()
            raise RuntimeError(f"the rules of an earlier release failed: {said.decode()[-2000:]}")
        return msgspec.json.decode(line)

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.communicate()
