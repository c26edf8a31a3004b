"""Load on one server process with durable SQLite: open sockets on live matches making random moves.

    python benchmarks/server_load.py --game kaisers-pirates --matches 200 --sockets 1000

Three measurements: closed loop (the next action as soon as an answer is asked for), paced (a fixed number
of actions a second; time from sending an action to its event at every watcher), idle sockets held. The
sockets of a match are its seats and as many spectators as needed; they ask for events and their legal
actions, or for everything a browser asks for with --browser. Matches that end are followed by new ones.

The clients share one process, so their own pauses would be counted as the server's: its collector is off
while something is measured, and `client_pause_ms` says how long it was away at the worst.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

import quarterdeck as qd
from quarterdeck.server.changes import applied
from services import Postgres, Server

MODES = {"events": ["actions", "events"], "browser": ["view", "decision", "hints", "events"]}


class Bare(msgspec.Struct):
    id: str
    actions: list[Any]


class Heard(msgspec.Struct):
    """As much of a server message as the load needs."""

    type: str
    seq: int = 0
    n: int = 0
    status: str = ""
    actions: Bare | None = None
    decision: Bare | None = None
    ref: int = 0
    problem: Any = None
    changes: list[Any] = []


decoder = msgspec.json.Decoder(Heard)


class Load:
    """All clients of one measurement."""

    def __init__(self, server: Server, game: str, scenario: str, want: list[str]) -> None:
        self.server = server
        self.ws = server.ws
        self.game = game
        self.scenario = scenario
        self.want = want
        self.browser = "view" in want
        self.http = httpx.AsyncClient(base_url=server.url, timeout=60)
        self.rng = random.Random(1)
        self.sent: dict[tuple[str, int], float] = {}
        self.acted = 0
        self.deliveries = 0
        self.late: list[float] = []
        self.acks: list[float] = []
        self.errors = 0
        self.ended = 0
        self.sizes: list[int] = []
        self.joins: list[int] = []
        self.tables: list[Table] = []
        self.pause = 0.0

    async def watch_own_pauses(self) -> None:
        """How late this process is for an appointment with itself."""
        while True:
            due = time.perf_counter() + 0.005
            await asyncio.sleep(0.005)
            self.pause = max(self.pause, time.perf_counter() - due)

    async def start(self, matches: int, sockets: int) -> None:
        for number in range(matches):
            here = sockets * (number + 1) // matches - sockets * number // matches
            table = Table(self, here)
            await table.open()
            self.tables.append(table)

    def clear(self) -> None:
        self.acted = self.deliveries = 0
        self.late, self.acks, self.sizes = [], [], []
        self.pause = 0.0
        self.cpu = self.server.cpu()

    async def closed(self, seconds: float) -> dict[str, Any]:
        """Every match acts as fast as it is asked."""
        self.clear()
        for table in self.tables:
            table.free.set()
            table.step()
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        return self.result(time.perf_counter() - started)

    async def paced(self, rate: float, seconds: float) -> dict[str, Any]:
        """So many actions a second, at any match that is asked."""
        for table in self.tables:
            table.free.clear()
        await asyncio.sleep(1.0)
        gc.collect()
        await asyncio.sleep(0.1)
        self.clear()
        started = time.perf_counter()
        due = started
        turn = 0
        while (now := time.perf_counter()) < started + seconds:
            while due <= now:
                due += 1 / rate
                for _ in range(len(self.tables)):
                    turn = (turn + 1) % len(self.tables)
                    if self.tables[turn].step():
                        break
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await asyncio.sleep(0.5)
        return self.result(time.perf_counter() - started - 0.5)

    def result(self, seconds: float) -> dict[str, Any]:
        cpu = self.server.cpu() - self.cpu
        late, acks = sorted(self.late), sorted(self.acks)

        def at(values: list[float], part: float) -> float | None:
            return round(values[min(len(values) - 1, int(len(values) * part))] * 1000, 2) if values else None

        return {
            "seconds": round(seconds, 1),
            "actions_per_second": round(self.acted / seconds, 1),
            "server_cpu_share": round(cpu / seconds, 2),
            "actions_per_server_cpu_second": round(self.acted / cpu, 1) if cpu else None,
            "deliveries_per_second": round(self.deliveries / seconds, 1),
            "ack_ms": {"p50": at(acks, 0.5), "p99": at(acks, 0.99)},
            "action_to_event_ms": {"p50": at(late, 0.5), "p99": at(late, 0.99), "max": at(late, 1.0)},
            "bytes_of_a_state": {
                "median": statistics.median(self.sizes) if self.sizes else None,
                "mean": round(statistics.fmean(self.sizes)) if self.sizes else None,
                "join_median": statistics.median(self.joins) if self.joins else None,
            },
            "client_pause_ms": round(self.pause * 1000, 2),
            "errors": self.errors,
            "matches_ended": self.ended,
        }

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.tables))
        await self.http.aclose()


class Table:
    """One match and all its sockets; when the match ends a new one takes its place."""

    def __init__(self, load: Load, sockets: int) -> None:
        self.load = load
        self.count = sockets
        self.free = asyncio.Event()
        self.open_questions: dict[str, Bare] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.watchers: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.busy = False
        self.since = 0.0
        self.heard: dict[int, int] = {}

    async def open(self) -> None:
        load = self.load
        body = {"game": load.game, "scenario": load.scenario, "listed": False}
        reply = await load.http.post("/api/matches", json=body)
        reply.raise_for_status()
        made = reply.json()
        self.match = made["id"]
        self.open_questions = {}
        self.busy = False
        keys = {key["seat"]: key["key"] for key in made["keys"]}
        for seat, key in list(keys.items())[: self.count]:
            self.sockets[seat] = await self.socket({"seat": seat, "key": key})
            self.tasks.append(asyncio.create_task(self.listen(seat, self.sockets[seat])))
        for _ in range(self.count - len(self.sockets)):
            watcher = await self.socket({})
            self.watchers.append(watcher)
            self.tasks.append(asyncio.create_task(self.listen(None, watcher)))

    async def socket(self, who: dict[str, str]) -> ClientConnection:
        socket = await connect(
            f"{self.load.ws}/ws/matches/{self.match}",
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
        )
        hello = {"type": "hello", "want": self.load.want, **who}
        if self.load.browser:
            hello |= {"deltas": True, "last": 150}
        await socket.send(json.dumps(hello))
        return socket

    async def listen(self, seat: str | None, socket: ClientConnection) -> None:
        load = self.load
        while True:
            text = await socket.recv()
            heard = decoder.decode(text)
            if heard.type == "state":
                (load.sizes if self.since else load.joins).append(len(text))
            if heard.type == "ack":
                load.acks.append(time.perf_counter() - self.since)
            elif heard.type == "error":
                load.errors += 1
                self.busy = False
            elif heard.type == "state":
                if heard.seq and self.since:
                    load.deliveries += 1
                    load.late.append(time.perf_counter() - self.since)
                if heard.status == "finished":
                    if seat is not None and seat == next(iter(self.sockets)):
                        load.ended += 1
                        asyncio.get_running_loop().call_soon(self.again)
                    continue
                question = heard.actions or heard.decision
                if heard.changes:
                    question = self.changed(seat, heard.changes)
                elif load.browser and heard.seq and not heard.decision and seat in self.open_questions:
                    question = self.open_questions[seat]
                if seat is not None:
                    if question is None:
                        self.open_questions.pop(seat, None)
                    else:
                        self.open_questions[seat] = question
                    if self.seq_seen(heard.seq) and self.free.is_set():
                        self.step()

    def changed(self, seat: str | None, changes: list[Any]) -> Bare | None:
        """The decision after these changes of what the seat was told."""
        known = self.open_questions.get(seat or "")
        told = {"decision": None if known is None else {"id": known.id, "actions": known.actions}}
        about = [change for change in changes if change[0][0] == "decision"]
        decision = applied(told, [c for c in about if len(c[0]) < 2 or c[0][1] in ("id", "actions")])[
            "decision"
        ]
        return None if decision is None else Bare(decision["id"], decision["actions"])

    def seq_seen(self, seq: int) -> bool:
        """True once all seats have heard of this action, so that no stale answer is sent."""
        self.heard[seq] = self.heard.get(seq, 0) + 1
        if self.heard[seq] < len(self.sockets):
            return False
        del self.heard[seq]
        self.busy = False
        return True

    def step(self) -> bool:
        """Send one action, if somebody is asked and nothing is under way."""
        if self.busy or not self.open_questions:
            return False
        seat = self.load.rng.choice(list(self.open_questions))
        question = self.open_questions[seat]
        picked = self.load.rng.choice(question.actions)
        action = picked if isinstance(picked, str) else picked["action"]
        self.busy = True
        self.since = time.perf_counter()
        self.load.acted += 1
        text = json.dumps({"type": "action", "decision": question.id, "action": action})
        self.tasks.append(asyncio.create_task(self.sockets[seat].send(text)))
        if len(self.tasks) > 200:
            self.tasks = [task for task in self.tasks if not task.done()]
        return True

    def again(self) -> None:
        self.renewal = asyncio.create_task(self.renew())

    async def renew(self) -> None:
        await self.close()
        self.sockets, self.watchers, self.tasks = {}, [], []
        self.since = 0.0
        self.heard = {}
        await self.open()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(s.close() for s in [*self.sockets.values(), *self.watchers]))


async def idle(server: Server, load: Load, count: int) -> dict[str, Any]:
    """Sockets that only hold on: how many, and what they cost."""
    before = server.memory()
    started = time.perf_counter()
    match = load.tables[0].match
    held = []
    for _ in range(count):
        socket = await connect(f"{load.ws}/ws/matches/{match}", compression=None, ping_interval=None)
        await socket.send('{"type":"hello","want":["events"]}')
        held.append(socket)
    took = time.perf_counter() - started
    for socket in held:
        while decoder.decode(await socket.recv()).type != "state":
            pass
    answered = 0
    for socket in held:
        await socket.send('{"type":"ping","ref":1}')
    for socket in held:
        while decoder.decode(await socket.recv()).type != "pong":
            pass
        answered += 1
    result = {
        "sockets": count,
        "answered": answered,
        "opened_in_s": round(took, 1),
        "bytes_per_socket": (server.memory() - before) // count,
        "server_mb": round(server.memory() / 1e6, 1),
    }
    await asyncio.gather(*(socket.close() for socket in held))
    return result


async def measure(args: argparse.Namespace, server: Server) -> dict[str, Any]:
    rules = qd.load(args.game)
    scenario = args.scenario or max(rules.scenarios(), key=lambda s: len(s.seats)).id
    load = Load(server, args.game, scenario, MODES["browser" if args.browser else "events"])
    empty = server.memory()
    watching = asyncio.create_task(load.watch_own_pauses())
    await load.start(args.matches, args.sockets)
    opened = server.memory()
    result: dict[str, Any] = {
        "game": args.game,
        "scenario": scenario,
        "matches": args.matches,
        "sockets": args.sockets,
        "wants": load.want,
        "database": "postgresql" if args.postgres else "sqlite (WAL, synchronous=FULL)",
        "machine": f"{os.cpu_count()} cores, Python {platform.python_version()}",
        "load_average_before": round(os.getloadavg()[0], 2),
    }
    gc.disable()
    await load.closed(args.warmup)
    result["closed"] = await load.closed(args.seconds)
    result["paced"] = await load.paced(args.rate, args.seconds)
    gc.enable()
    watching.cancel()
    result["memory"] = {
        "server_empty_mb": round(empty / 1e6, 1),
        "server_after_mb": round(server.memory() / 1e6, 1),
        "kb_per_match_with_sockets_at_start": round((opened - empty) / args.matches / 1000, 1),
    }
    if args.idle:
        result["idle"] = await idle(server, load, args.idle)
    await load.close()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="kaisers-pirates")
    parser.add_argument("--scenario")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warmup", type=float, default=3)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--browser", action="store_true", help="sockets ask for views and full decisions")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--pin", action="store_true", help="server on core 0, clients on core 1")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    with tempfile.TemporaryDirectory(prefix="qd-load-") as folder:
        cluster = Postgres() if args.postgres else None
        database = cluster.database("load") if cluster else f"sqlite:///{folder}/load.sqlite"
        try:
            args_of_server = ("--thinkers", "0", "--log-level", "warning")
            with Server(database, *args_of_server, log=Path(folder, "log")) as server:
                if args.pin:
                    os.sched_setaffinity(server.process.pid, {0})
                    os.sched_setaffinity(0, {1})
                result = uvloop.run(measure(args, server))
                sys.stderr.write(Path(folder, "log").read_text()[-2000:])
        finally:
            if cluster:
                cluster.stop()
    text = json.dumps(result, indent=1)
    print(text)
    if args.out:
        args.out.write_text(text + "\n")


if __name__ == "__main__":
    main()
