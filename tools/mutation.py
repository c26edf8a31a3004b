"""How many small changes of the code do its tests notice?

    .venv/bin/python tools/mutation.py src/quarterdeck/kernel tests/kernel --seed 4711

A change is a comparison turned (`<` for `<=`), a number one higher, `and` for `or`, or a `not` left out; the
seed picks `--count` of them. It works in a copy of the project and leaves this one alone. The tests run once
under coverage; then each change is put to those that pass its line, the quickest first, up to the first
failure: in a child of one pytest process that has loaded everything and exchanges a single function, or, for
what is worked out while modules are loaded, in a process of its own with all the tests. With `--processes`
the code also runs in processes that the tests start (the server): then every change has a process of its own.
Every verdict is a line of the report; the same command goes on where the last one was ended. `--again` puts
the survivors in the report to the tests once more (after new ones were written; the code must be the same).
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import gc
import hashlib
import itertools
import json
import math
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SYMBOL: dict[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
}
TURNED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
NOT_RULES = "loader,view,hints,preview,types"
COVERAGE = """[run]
source = {copy}/{folder}
data_file = {copy}/.coverage
parallel = true
sigterm = true
context = ${{MUTATION_TEST-}}
"""
SHARED = "live"
"""The fixture of a server for many tests: what it passes, each of them may have asked for."""

Change = tuple[Path, int, int, int, str, str]
"""File, line (from 0), first and last byte in the line, what stands there instead, kind."""


# ------------------------------------------------------------ what may be changed


def _between(lines: list[str], left: ast.expr, right: ast.expr) -> tuple[int, int, int, str] | None:
    """The operator between two operands on one line: line, first and last byte, text."""
    if left.end_lineno is None or left.end_lineno != right.lineno or left.end_col_offset is None:
        return None
    row, first, last = left.end_lineno - 1, left.end_col_offset, right.col_offset
    return row, first, last, lines[row].encode()[first:last].decode()


def changes_of(path: Path) -> Iterator[Change]:
    """Every small change of a file, in the order of its syntax tree (the seed's choice depends on it)."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare(ops=[op]) if type(op) in SYMBOL:
                old = SYMBOL[type(op)]
                found = _between(lines, node.left, node.comparators[0])
                if found and old in found[3]:
                    yield path, *found[:3], found[3].replace(old, TURNED[old], 1), "compare"
            case ast.Constant(value=value) if type(value) is int and 0 < value < 60:
                if node.lineno == node.end_lineno and node.end_col_offset is not None:
                    yield (
                        path,
                        node.lineno - 1,
                        node.col_offset,
                        node.end_col_offset,
                        str(value + 1),
                        "number",
                    )
            case ast.BoolOp(values=[left, right]):
                old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                found = _between(lines, left, right)
                if found and f" {old} " in found[3]:
                    yield path, *found[:3], found[3].replace(old, new, 1), "bool"
            case ast.UnaryOp(op=ast.Not()) if node.lineno == node.end_lineno:
                yield path, node.lineno - 1, node.col_offset, node.col_offset + len("not "), "", "not"


def chosen(folder: Path, seed: int, count: int, skip: str) -> list[Change]:
    places: list[Change] = []
    for path in sorted(folder.rglob("*.py")):
        if not any(word in path.stem for word in skip.split(",") if word):
            places += changes_of(path)
    random.Random(seed).shuffle(places)
    return places[:count]


def statement_lines(path: Path, line: int) -> set[int]:
    """The lines (from 1) of the smallest statement a line belongs to; of a block only its head."""
    best: range | None = None
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.stmt) and node.end_lineno is not None:
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else node.end_lineno
            lines = range(node.lineno, max(last, node.lineno) + 1)
            if line in lines and (best is None or len(lines) <= len(best)):
                best = lines
    return set(best or (line,))


# ------------------------------------------------------------ the copy


def copy_project(to: Path) -> None:
    """What git knows of, as it is now; times are kept, so that compiled files stay good."""
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    wanted = {name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()}
    for old in to.rglob("*.py"):
        if str(old.relative_to(to)) not in wanted:
            old.unlink()
    for name in wanted:
        source, target = ROOT / name, to / name
        if not target.exists() or target.stat().st_mtime_ns != source.stat().st_mtime_ns:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def start_tests(copy: Path, before: list[str], tests: list[str], **notes: Any) -> subprocess.Popen[str]:
    path = os.pathsep.join(str(copy / folder) for folder in ("src", "tools"))
    env = {**os.environ, "PYTHONPATH": path, **{f"MUTATION_{name}": str(v) for name, v in notes.items()}}
    pytest_ = ["-m", "pytest", "-p", "mutation", "-p", "no:cacheprovider", "-q", "--no-header", *tests]
    return subprocess.Popen(
        [sys.executable, *before, *pytest_],
        cwd=copy,
        env=env,
        stdout=subprocess.PIPE if "JOBS" not in notes else subprocess.DEVNULL,
        stderr=subprocess.STDOUT,
        text=True,
    )


def run_tests(
    copy: Path, before: list[str], tests: list[str], limit: float | None, **notes: Any
) -> tuple[int, str]:
    running = start_tests(copy, before, tests, **notes)
    try:
        output, _ = running.communicate(timeout=limit)
    finally:
        running.kill()
    return running.returncode, output


def map_tests(
    copy: Path, folder: str, tests: list[str]
) -> tuple[dict[str, float], dict[str, dict[int, list[str]]]]:
    """Seconds of each test; for each file and line the tests that pass it ("" while modules are loaded).

    Worked out once for the same sources and tests."""
    import coverage

    sources = sorted(copy.rglob("*.py"))
    stamp = hashlib.sha256(repr([folder, tests, [(str(p), p.stat().st_mtime_ns) for p in sources]]).encode())
    known = copy / f".mutation-map-{stamp.hexdigest()[:16]}.json"
    if known.exists():
        kept = json.loads(known.read_text())
        return kept[0], {
            name: {int(n): found for n, found in lines.items()} for name, lines in kept[1].items()
        }
    times, settings = copy / ".mutation-times.json", copy / ".mutation-coverage.ini"
    settings.write_text(COVERAGE.format(copy=copy, folder=folder))
    for old in copy.glob(".coverage*"):
        old.unlink()
    before = ["-m", "coverage", "run", f"--rcfile={settings}"]
    code, output = run_tests(copy, before, tests, None, TIMES=times, COVERAGE=settings)
    if code:
        raise SystemExit(f"the tests fail without any change:\n{output[-3000:]}")
    measured = coverage.Coverage(config_file=str(settings))
    measured.combine([str(part) for part in copy.glob(".coverage.*") if _whole(part)])
    covered = measured.get_data()
    seconds, shared = json.loads(times.read_text())
    passed = {
        str(Path(name).relative_to(copy)): {
            line: sorted({test for one in contexts for test in (shared if one in shared else [one])})
            for line, contexts in covered.contexts_by_lineno(name).items()
        }
        for name in covered.measured_files()
    }
    known.write_text(json.dumps([seconds, passed]))
    return seconds, passed


def _within(most: float, order: list[str], seconds: dict[str, float]) -> list[str]:
    """The first tests of an order that take so long together."""
    total = list(itertools.accumulate(seconds[test] for test in order))
    return [test for test, until in zip(order, total, strict=True) if until <= most]


def _whole(part: Path) -> bool:
    """Killed processes leave lists that cannot be read."""
    try:
        with contextlib.closing(sqlite3.connect(part)) as base:
            return bool(base.execute("select count(*) from line_bits").fetchone()[0])
    except sqlite3.Error:
        return False


# ------------------------------------------------------------ inside pytest (this file is loaded with -p)

_seconds: dict[str, float] = {}
_shared: list[str] = []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if "MUTATION_TIMES" in os.environ:
        import coverage

        measured = coverage.Coverage.current()
        assert measured is not None
        measured.switch_context(item.nodeid)
        os.environ["MUTATION_TEST"] = item.nodeid
        os.environ["COVERAGE_PROCESS_START"] = os.environ["MUTATION_COVERAGE"]
        if SHARED in getattr(item, "fixturenames", ()):
            _shared.append(item.nodeid)
    return (yield)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] = _seconds.get(report.nodeid, 0) + report.duration


def pytest_sessionfinish() -> None:
    if times := os.environ.get("MUTATION_TIMES"):
        Path(times).write_text(json.dumps([_seconds, _shared]))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if order := os.environ.get("MUTATION_ORDER"):
        rank = {name: k for k, name in enumerate(json.loads(Path(order).read_text()))}
        items[:] = sorted((i for i in items if i.nodeid in rank), key=lambda i: rank[i.nodeid])


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Instead of running the tests: a child for each change, in which only its function is exchanged."""
    jobs = os.environ.get("MUTATION_JOBS")
    if jobs is None:
        return None
    items = {item.nodeid: item for item in session.items}
    with Path(os.environ["MUTATION_VERDICTS"]).open("a") as out:
        for job in json.loads(Path(jobs).read_text()):
            start = time.monotonic()
            verdict, by = _in_a_child(session, job, [items[name] for name in job["order"] if name in items])
            line = {"n": job["n"], "verdict": verdict, "by": by, "s": round(time.monotonic() - start, 1)}
            out.write(json.dumps(line) + "\n")
            out.flush()
    return True


def _in_a_child(session: pytest.Session, job: dict[str, Any], items: list[pytest.Item]) -> tuple[str, str]:
    heard, told = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            _exchange(job["path"], job["source"])
            for item, following in zip(items, [*items[1:], None], strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if session.testsfailed:
                    os.write(told, item.nodeid.encode())
                    os._exit(1)
            os._exit(0)
        except BaseException as error:
            os.write(told, repr(error).encode()[:160])
            os._exit(1)
    os.close(told)
    end = time.monotonic() + job["limit"]
    while True:
        gone, status = os.waitpid(child, os.WNOHANG)
        if gone:
            break
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            os.close(heard)
            return "caught", "time limit"
        time.sleep(0.002)
    by = os.read(heard, 160).decode(errors="replace")
    os.close(heard)
    return ("caught" if status else "survived"), by


def _exchange(path: str, source: str) -> None:
    """Give every function of a file the code it has in the changed source."""
    new: dict[tuple[str, int], CodeType] = {}
    todo = [compile(source, path, "exec", dont_inherit=True)]
    while todo:
        for part in todo.pop().co_consts:
            if isinstance(part, CodeType):
                new[part.co_qualname, part.co_firstlineno] = part
                todo.append(part)
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == path:
            code = function.__code__
            function.__code__ = new.get((code.co_qualname, code.co_firstlineno), code)


# ------------------------------------------------------------ verdicts


def changed(change: Change) -> str:
    """The source of a file with a change made."""
    path, row, first, last, new, _ = change
    lines = path.read_bytes().splitlines(keepends=True)
    lines[row] = lines[row][:first] + new.encode() + lines[row][last:]
    return b"".join(lines).decode()


def in_a_fresh_process(copy: Path, change: Change, order: list[str], limit: float) -> tuple[str, str]:
    """For what is worked out while modules are loaded: the file itself is changed for a moment."""
    path = change[0]
    source, times = path.read_bytes(), path.stat()
    (copy / ".mutation-order.json").write_text(json.dumps(order))
    path.write_text(changed(change))
    try:
        files = dict.fromkeys(test.partition("::")[0] for test in order)
        code, output = run_tests(copy, ["-B"], ["-x", *files], limit, ORDER=copy / ".mutation-order.json")
    except subprocess.TimeoutExpired:
        return "survived", "time limit"
    finally:
        path.write_bytes(source)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    by = next((line for line in output.splitlines() if line.startswith(("FAILED", "ERROR"))), "")
    return ("caught" if code else "survived"), by[:160]


class Report:
    """One JSON line for each change."""

    def __init__(self, path: Path, copy: Path) -> None:
        self.path, self.copy = path, copy
        lines = path.read_text().splitlines() if path.exists() else ()
        self.lines: dict[int, dict[str, Any]] = {line["n"]: line for line in map(json.loads, lines)}

    def note(self, n: int, change: Change, verdict: str, by: str, seconds: float) -> None:
        path, row, *_, kind = change
        old, new = (text.splitlines()[row].strip() for text in (path.read_text(), changed(change)))
        name = str(path.relative_to(self.copy))
        self.lines[n] = {
            "n": n, "file": name, "line": row + 1, "kind": kind, "old": old, "new": new,
            "verdict": verdict, "by": by, "s": seconds,
        }  # fmt: skip
        self.path.write_text("".join(json.dumps(self.lines[k]) + "\n" for k in sorted(self.lines)))
        print(f"{n}: {verdict} {name}:{row + 1} {old} -> {new}", flush=True)


def judge(copy: Path, args: argparse.Namespace, todo: dict[int, Change], report: Report) -> None:
    seconds, passed = map_tests(copy, args.folder, args.tests)
    quickest = sorted(seconds, key=lambda name: seconds[name])

    def limit(order: list[str]) -> float:
        return args.limit + 2 * sum(seconds[test] for test in order)

    jobs, loaded = [], {}
    for n, change in todo.items():
        path, row = change[:2]
        lines = passed.get(str(path.relative_to(copy)), {})
        near = {test for line in statement_lines(path, row + 1) for test in lines.get(line, ())}
        everywhere = args.processes and "" in near  # while modules are loaded: in the tests' own process too
        order = _within(args.most, [test for test in quickest if everywhere or test in near], seconds)
        if args.processes and order:
            loaded[n] = order
        elif "" in near:
            loaded[n] = [*order, *(test for test in quickest if test not in near)]
        elif order:
            jobs.append(
                {"n": n, "path": str(path), "source": changed(change), "order": order, "limit": limit(order)}
            )
        else:
            report.note(n, change, "survived", "no test passes here", 0)
    if jobs:
        names = {"JOBS": copy / ".mutation-jobs.json", "VERDICTS": copy / ".mutation-verdicts.jsonl"}
        names["JOBS"].write_text(json.dumps(jobs))
        names["VERDICTS"].unlink(missing_ok=True)
        running = start_tests(copy, [], args.tests, **names)
        told = 0
        while running.poll() is None or told < len(jobs):
            verdicts = names["VERDICTS"].read_text().splitlines() if names["VERDICTS"].exists() else []
            for line in map(json.loads, verdicts[told:]):
                report.note(line["n"], todo[line["n"]], line["verdict"], line["by"], line["s"])
            if running.poll() is not None and len(verdicts) == told:
                break
            told = len(verdicts)
            time.sleep(0.2)
    for n, order in loaded.items():
        start = time.monotonic()
        verdict, by = in_a_fresh_process(copy, todo[n], order, limit(order))
        report.note(n, todo[n], verdict, by, round(time.monotonic() - start, 1))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", help="the code to change")
    parser.add_argument("tests", nargs="+", help="the tests that should notice")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--skip", default=NOT_RULES, help="words in names of files that are left alone")
    parser.add_argument("--report", type=Path, help="one JSON line a change (default: in the scratch folder)")
    parser.add_argument("--scratch", type=Path, default=Path(tempfile.gettempdir()) / "quarterdeck-mutation")
    parser.add_argument(
        "--limit",
        type=float,
        default=120,
        help="seconds beyond twice what its tests take; then noticed, but in a process of its own not",
    )
    parser.add_argument(
        "--processes", action="store_true", help="the tests start processes that run the code"
    )
    parser.add_argument(
        "--most", type=float, default=math.inf, help="seconds of tests for one change, the quickest first"
    )
    parser.add_argument("--again", action="store_true", help="only the survivors in the report")
    args = parser.parse_args()

    copy = args.scratch.resolve() / "project"
    copy_project(copy)
    report = Report(args.report or args.scratch / f"{Path(args.folder).name}-{args.seed}.jsonl", copy)
    changes = dict(enumerate(chosen(copy / args.folder, args.seed, args.count, args.skip), 1))
    if args.again:
        wanted = [n for n, line in report.lines.items() if line["verdict"] == "survived"]
    else:
        wanted = [n for n in changes if n not in report.lines]
    if wanted:
        judge(copy, args, {n: changes[n] for n in wanted}, report)
    noticed = sum(line["verdict"] == "caught" for line in report.lines.values())
    print(f"{noticed} of {len(report.lines)} noticed; seed {args.seed}; {report.path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
