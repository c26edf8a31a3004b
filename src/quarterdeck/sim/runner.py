"""Numbered games in pieces: on one core or many, killed and gone on with, always the same bytes.

A `Task` says what is done with each number. Numbers come in batches (one set-up, one pairing ...), batches
in pieces of consecutive numbers. A piece is worked off by one worker and kept as one file that is there
wholly or not at all, so a run that was killed goes on with the pieces that are missing, and the number of
workers changes nothing but the time.

    class Coins(Task[bool], frozen=True):
        result = bool
        games: int
        def batches(self): return [range(self.games)]
        def play(self, number): return KeyedDice(key_from(f"coin/{number}")).below(2) == 1

    heads = []
    run(Coins(games=1000), lambda batch, result: heads.append(result), jobs=2, folder=Path("coins"))
"""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, suppress
from multiprocessing import connection, get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import msgspec

R = TypeVar("R")
PLAN = "plan.json"
PIECES = "pieces"
DEATHS = 3
"""Workers may be killed by the system; a piece that has taken so many with it is at fault itself."""


class Task(msgspec.Struct, Generic[R], frozen=True, kw_only=True):
    """What is done with each number. Plain data: it is sent to workers, and written down as the plan."""

    result: ClassVar[Any]
    """The type of a result, anything that goes through JSON unharmed."""

    def batches(self) -> Sequence[range]:
        """The numbers, in batches that can end early on their own."""
        raise NotImplementedError

    def play(self, number: int) -> R:
        """The result of one number, which depends on nothing but the task and the number."""
        raise NotImplementedError

    def piece(self, numbers: range) -> tuple[list[R], dict[str, bytes]]:
        """The results of a piece, and files to be kept beside them, such as "rolls.parquet"."""
        return [self.play(number) for number in numbers], {}

    def piece_size(self) -> int:
        """How many numbers make a piece. Never by the number of workers: pieces are part of the result."""
        longest = max(len(batch) for batch in self.batches())
        return min(500, max(1, longest // 200))


class Piece(NamedTuple):
    batch: int
    place: int
    numbers: range

    @property
    def name(self) -> str:
        return f"{self.batch:04d}-{self.place:06d}"


class Packed(NamedTuple):
    """A finished piece as bytes: one line of JSON for each number, and files beside it."""

    lines: bytes
    files: dict[str, bytes]


class Progress(NamedTuple):
    """How far a run has come, in numbers. `played` are those of this run, the others were there before."""

    done: int
    played: int
    total: int
    seconds: float

    @property
    def left(self) -> float | None:
        """Seconds to go, if the others take as long as those of this run did."""
        return (self.total - self.done) * self.seconds / self.played if self.played else None


class OtherPlan(Exception):
    """The folder holds another study than the one that is asked for."""


class PieceFailed(RuntimeError):
    """A worker met an error; the message is its traceback."""


Pieces = Generator[tuple[Piece, Packed], None, None]


class Crew(Protocol):
    """Those who work pieces off: this process, others on this machine, or a cluster."""

    def work(self, task: Task[Any], pieces: Iterator[Piece]) -> Pieces:
        """Each piece with what it came to, in any order; one is taken only when somebody is free for it."""
        ...


def pack(task: Task[Any], piece: Piece) -> Packed:
    results, files = task.piece(piece.numbers)
    return Packed(b"".join(msgspec.json.encode(result) + b"\n" for result in results), files)


class Alone:
    """This process, one piece after the other."""

    def work(self, task: Task[Any], pieces: Iterator[Piece]) -> Pieces:
        for piece in pieces:
            yield piece, pack(task, piece)


class Processes:
    """So many processes of this machine. One that dies is replaced, and its piece is worked off again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._context = get_context("spawn")

    def work(self, task: Task[Any], pieces: Iterator[Piece]) -> Pieces:
        crew: dict[connection.Connection, tuple[BaseProcess, Piece]] = {}
        deaths: dict[Piece, int] = {}
        try:
            for piece in pieces:
                self._begin(crew, task, piece)
                if len(crew) == self.jobs:
                    break
            while crew:
                for pipe in connection.wait(list(crew)):
                    assert isinstance(pipe, connection.Connection)
                    process, piece = crew.pop(pipe)
                    try:
                        answer = pipe.recv()
                    except EOFError:
                        deaths[piece] = deaths.get(piece, 0) + 1
                        if deaths[piece] == DEATHS:
                            raise PieceFailed(f"{DEATHS} workers died at numbers {piece.numbers}") from None
                        self._begin(crew, task, piece)
                        continue
                    if isinstance(answer, str):
                        raise PieceFailed(answer)
                    following = next(pieces, None)
                    if following is None:
                        pipe.close()
                    else:
                        pipe.send(following)
                        crew[pipe] = (process, following)
                    yield piece, answer  # last: the worker does not wait until it is written down
        finally:
            for pipe, (process, _) in crew.items():
                process.terminate()
                pipe.close()

    def _begin(
        self, crew: dict[connection.Connection, tuple[BaseProcess, Piece]], task: Task[Any], piece: Piece
    ) -> None:
        here, there = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(there, task), daemon=True)
        process.start()
        there.close()
        here.send(piece)
        crew[here] = (process, piece)


def _serve(pipe: connection.Connection, task: Task[Any]) -> None:
    """A worker: pieces until the other end is closed, by plan or because that process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one at the keyboard means the run, which ends us
    with suppress(EOFError, BrokenPipeError):
        while True:
            piece = pipe.recv()
            try:
                answer: Packed | str = pack(task, piece)
            except Exception:
                answer = traceback.format_exc()
            pipe.send(answer)


class Shelf(Protocol):
    """Where finished pieces are kept."""

    def get(self, piece: Piece) -> bytes | None: ...
    def put(self, piece: Piece, packed: Packed) -> None: ...
    def cut(self, batch: int, pieces: int) -> None:
        """Keep only the first so many pieces of a batch."""


class Nowhere:
    """Results are tallied and forgotten."""

    def get(self, piece: Piece) -> bytes | None:
        return None

    def put(self, piece: Piece, packed: Packed) -> None:
        pass

    def cut(self, batch: int, pieces: int) -> None:
        pass


class Folder:
    """plan.json, pieces/<piece>.jsonl, and what a piece has beside it, as rolls/<piece>.parquet."""

    def __init__(self, place: Path, task: Task[Any]) -> None:
        self._place = place
        plan = msgspec.json.encode({"task": type(task).__name__, "piece": task.piece_size(), "plan": task})
        plan = msgspec.json.format(plan, indent=1) + b"\n"
        known = place / PLAN
        if known.is_file():
            if known.read_bytes() != plan:
                raise OtherPlan(
                    f"{place}: holds another study ({PLAN} there says which); choose another folder"
                )
            for torn in place.glob("*/.*.new"):  # of a run that was killed while it wrote
                torn.unlink()
        else:
            (place / PIECES).mkdir(parents=True, exist_ok=True)
            _write(known, plan)

    def get(self, piece: Piece) -> bytes | None:
        try:
            lines = self._path(piece).read_bytes()
        except FileNotFoundError:
            return None
        # A machine that lost its power may leave a file cut short.
        return lines if lines.count(b"\n") == len(piece.numbers) else None

    def put(self, piece: Piece, packed: Packed) -> None:
        for name, content in packed.files.items():
            kind, ending = name.split(".", 1)
            _write(self._place / kind / f"{piece.name}.{ending}", content)
        _write(self._path(piece), packed.lines)  # last: it says that all of the piece is there

    def cut(self, batch: int, pieces: int) -> None:
        for path in self._place.glob(f"*/{batch:04d}-*"):
            if int(path.name.split(".")[0].partition("-")[2]) >= pieces:
                path.unlink()

    def _path(self, piece: Piece) -> Path:
        return self._place / PIECES / f"{piece.name}.jsonl"


def _write(path: Path, content: bytes) -> None:
    """The whole file or none of it."""
    path.parent.mkdir(exist_ok=True)
    new = path.with_name(f".{path.name}.new")
    new.write_bytes(content)
    os.replace(new, path)


class _Batch:
    """How far one batch is: pieces are tallied in order, whatever order they arrive in."""

    def __init__(self, number: int, numbers: range, size: int) -> None:
        self.number = number
        self.numbers = numbers
        self.size = size
        self.tallied = 0  # pieces
        self.waiting: dict[int, bytes] = {}
        self.over = not numbers

    def pieces(self) -> int:
        return -(-len(self.numbers) // self.size)

    def piece(self, index: int) -> Piece:
        return Piece(self.number, index, self.numbers[index * self.size : (index + 1) * self.size])

    def left(self) -> int:
        """Numbers still to be tallied."""
        return 0 if self.over else max(0, len(self.numbers) - self.tallied * self.size)


def run(
    task: Task[R],
    tally: Callable[[int, R], bool | None],
    *,
    folder: Path | None = None,
    jobs: int = 1,
    crew: Crew | None = None,
    progress: Callable[[Progress], None] = lambda progress: None,
    going: Callable[[], bool] = lambda: True,
) -> bool:
    """Work off every number that is not yet in the folder; False if `going` ended it before all were done.

    `tally` hears batch and result, within a batch in the order of its numbers. If it says True at the end of
    a piece, this batch needs no more.
    Without a folder the results are only tallied. What is tallied, and every byte in the folder, is the same
    for any number of jobs, and for a run that was killed and begun again.
    """
    shelf: Shelf = Folder(folder, task) if folder is not None else Nowhere()
    crew = crew or (Alone() if jobs == 1 else Processes(jobs))
    batches = [_Batch(number, batch, task.piece_size()) for number, batch in enumerate(task.batches())]
    started = time.monotonic()
    played = done = 0

    def arrived(batch: _Batch, index: int, lines: bytes) -> None:
        nonlocal done
        batch.waiting[index] = lines
        while not batch.over and batch.tallied in batch.waiting:
            enough: bool | None = False
            results = [
                msgspec.json.decode(line, type=task.result)
                for line in batch.waiting.pop(batch.tallied).splitlines()
            ]
            for result in results:
                enough = tally(batch.number, result)
            done += len(results)
            batch.tallied += 1
            batch.over = bool(enough) or batch.tallied == batch.pieces()
        waiting = sum(len(batch.piece(index).numbers) for batch in batches for index in batch.waiting)
        total = done + sum(batch.left() for batch in batches)
        progress(Progress(min(total, done + waiting), played, total, time.monotonic() - started))

    def missing() -> Iterator[Piece]:
        """The first piece of each batch, then the second of each ..., without those that are there."""
        for index in range(max(batch.pieces() for batch in batches)):
            for batch in batches:
                if batch.over or index >= batch.pieces():
                    continue
                piece = batch.piece(index)
                lines = shelf.get(piece)
                if lines is not None:
                    arrived(batch, index, lines)
                elif going():
                    yield piece
                else:
                    return

    with closing(crew.work(task, missing())) as finished:
        for piece, packed in finished:
            batch = batches[piece.batch]
            if batch.over:
                continue
            shelf.put(piece, packed)
            played += len(piece.numbers)
            arrived(batch, piece.place, packed.lines)
    for batch in batches:
        if batch.over:
            shelf.cut(batch.number, batch.tallied)
    return all(batch.over for batch in batches)


def results(task: Task[R], folder: Path) -> Iterator[R]:
    """Every result that a folder holds, batch by batch, in the order of the numbers."""
    shelf = Folder(folder, task)
    for number, numbers in enumerate(task.batches()):
        batch = _Batch(number, numbers, task.piece_size())
        for place in range(batch.pieces()):
            lines = shelf.get(batch.piece(place))
            if lines is None:
                break  # ended early, or not yet played
            for line in lines.splitlines():
                yield msgspec.json.decode(line, type=task.result)
