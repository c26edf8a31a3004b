"""Load on one server process with durable SQLite: open sockets on live matches making random moves.

    python benchmarks/server_load.py --game kaisers-pirates --matches 200 --sockets 1000

Measured: closed loop (the next action as soon as an answer is asked for), paced (a fixed number
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
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

import quarterdeck as qd
from quarterdeck.server.changes import applied
from services import Postgres, Server

TEXT, PING, PONG_FRAME = 0x81, 0x89, 0x8A
STATE, ACK, ERROR, PONG = (b'{"type":"%b"' % kind for kind in (b"state", b"ack", b"error", b"pong"))
FINISHED, NOTHING = b'"status":"finished"', b'"actions":null'
encode = msgspec.json.Encoder().encode
MODES = {"events": ["actions", "events"], "browser": ["view", "decision", "hints", "events"]}


class Bare(msgspec.Struct):
    id: str
    actions: list[Any]


class Heard(msgspec.Struct):
    """As much of a state as the load needs."""

    actions: Bare | None = None
    decision: Bare | None = None
    changes: list[Any] = []


decoder = msgspec.json.Decoder(Heard)


class Line(asyncio.Protocol):
    """A WebSocket that costs next to nothing: a library's would take more time than the server."""

    def __init__(self, path: str, host: str, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.open = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._ask = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._ask.encode())

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        if not self.open.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self.open.set_result(None)
        have = len(data)
        while have - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if have < start + size:
                break
            if data[at] == TEXT:
                self.heard(data[start : start + size])
            elif data[at] == PING:  # who does not answer is taken for gone
                self._write(PONG_FRAME, data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def say(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        """One masked frame; a mask of zeros changes nothing."""
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2)
        self.transport.write(head + bytes(4) + payload)

    def close(self) -> None:
        self.transport.abort()


async def connected(server: Server, match: str, heard: Callable[[bytes], None]) -> Line:
    line = Line(f"/ws/matches/{match}", f"127.0.0.1:{server.port}", heard)
    await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", server.port)
    await line.open
    return line


class Load:
    """All clients of one measurement."""

    def __init__(self, server: Server, game: str, scenario: str, want: list[str]) -> None:
        self.server = server
        self.game = game
        self.scenario = scenario
        self.want = want
        self.browser = "view" in want
        self.http = httpx.AsyncClient(base_url=server.url, timeout=60)
        self.rng = random.Random(1)
        self.acted = 0
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
        self.acted = 0
        self.late, self.acks, self.sizes = [], [], []
        self.pause = 0.0
        self.cpu, self.own_cpu = self.server.cpu(), time.process_time()

    async def closed(self, seconds: float) -> dict[str, Any]:
        """Every match acts as fast as it is asked."""
        self.clear()
        for table in self.tables:
            table.free = True
            table.step()
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        return self.result(time.perf_counter() - started)

    async def paced(self, rate: float, seconds: float) -> dict[str, Any]:
        """So many actions a second, at any match that is asked."""
        for table in self.tables:
            table.free = False
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
            "client_cpu_share": round((time.process_time() - self.own_cpu) / seconds, 2),
            "actions_per_server_cpu_second": round(self.acted / cpu, 1) if cpu else None,
            "deliveries_per_second": round(len(self.late) / seconds, 1),
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
        for table in self.tables:
            table.close()
        await self.http.aclose()


class Table:
    """One match and all its sockets; when the match ends a new one takes its place."""

    def __init__(self, load: Load, sockets: int) -> None:
        self.load = load
        self.count = sockets
        self.free = False
        self._blank()

    def _blank(self) -> None:
        self.questions: dict[str, Bare] = {}
        self.seats: dict[str, Line] = {}
        self.watchers: list[Line] = []
        self.busy = False
        self.since = 0.0
        self.unheard = 0  # seats that have not heard of the last action

    async def open(self) -> None:
        load = self.load
        body = {"game": load.game, "scenario": load.scenario, "listed": False}
        reply = await load.http.post("/api/matches", json=body)
        reply.raise_for_status()
        made = reply.json()
        self.match = made["id"]
        for key in made["keys"][: self.count]:
            seat = key["seat"]
            self.seats[seat] = await self.socket(partial(self.at_seat, seat), seat=seat, key=key["key"])
        for _ in range(self.count - len(self.seats)):
            self.watchers.append(await self.socket(self.beside))

    async def socket(self, heard: Callable[[bytes], None], **who: str) -> Line:
        line = await connected(self.load.server, self.match, heard)
        hello = {"type": "hello", "want": self.load.want, **who}
        if self.load.browser:
            hello |= {"deltas": True, "last": 150}
        line.say(json.dumps(hello).encode())
        return line

    def beside(self, text: bytes) -> bool:
        """What anybody at the table hears; True when it is a state."""
        load = self.load
        if not text.startswith(STATE):
            if text.startswith(ACK):
                load.acks.append(time.perf_counter() - self.since)
            elif text.startswith(ERROR):
                load.errors += 1
                self.busy = False
            return False
        if self.since:
            load.sizes.append(len(text))
            load.late.append(time.perf_counter() - self.since)
        else:
            load.joins.append(len(text))
        return True

    def at_seat(self, seat: str, text: bytes) -> None:
        if not self.beside(text):
            return
        if FINISHED in text:
            if self.busy:
                self.busy = False
                self.load.ended += 1
                self.renewal = asyncio.create_task(self.renew())
            return
        self.note(seat, text)
        if not self.since:
            return
        self.unheard -= 1
        if self.unheard == 0:  # nobody will be sent a question that is no longer open
            self.busy = False
            if self.free:
                asyncio.get_running_loop().call_soon(self.step)

    def note(self, seat: str, text: bytes) -> None:
        """The seat's question after this state."""
        if NOTHING in text:
            self.questions.pop(seat, None)
            return
        heard = decoder.decode(text)
        question = heard.actions or heard.decision
        if self.load.browser and self.since:
            question = self.changed(seat, heard.changes)
        if question is None:
            self.questions.pop(seat, None)
        else:
            self.questions[seat] = question

    def changed(self, seat: str, changes: list[Any]) -> Bare | None:
        """The decision after these changes of what the seat was told."""
        known = self.questions.get(seat)
        about = [change for change in changes if change[0][0] == "decision"]
        if not about:
            return known
        told = {"decision": None if known is None else {"id": known.id, "actions": known.actions}}
        ours = [c for c in about if len(c[0]) < 2 or c[0][1] in ("id", "actions")]
        decision = applied(told, ours)["decision"]
        return None if decision is None else Bare(decision["id"], decision["actions"])

    def step(self) -> bool:
        """Send one action, if somebody is asked and nothing is under way."""
        if self.busy or not self.questions:
            return False
        rng = self.load.rng
        asked = list(self.questions)
        seat = asked[int(rng.random() * len(asked))]
        question = self.questions[seat]
        picked = question.actions[int(rng.random() * len(question.actions))]
        action = picked if isinstance(picked, str) else picked["action"]
        self.busy = True
        self.unheard = len(self.seats)
        self.since = time.perf_counter()
        self.load.acted += 1
        self.seats[seat].say(encode({"type": "action", "decision": question.id, "action": action}))
        return True

    async def renew(self) -> None:
        self.close()
        self._blank()
        await self.open()
        if self.free:
            asyncio.get_running_loop().call_later(0.05, self.step)

    def close(self) -> None:
        for line in [*self.seats.values(), *self.watchers]:
            line.close()


async def idle(server: Server, load: Load, count: int) -> dict[str, Any]:
    """Sockets that only hold on: how many, and what they cost."""
    before = server.memory()
    started = time.perf_counter()
    told: list[bytes] = []
    pongs: list[bytes] = []

    def heard(text: bytes) -> None:
        if text.startswith(STATE):
            told.append(text)
        elif text.startswith(PONG):
            pongs.append(text)

    held = []
    for _ in range(count):
        line = await connected(server, load.tables[0].match, heard)
        line.say(b'{"type":"hello","want":["events"]}')
        held.append(line)
    took = time.perf_counter() - started
    while len(told) < count:
        await asyncio.sleep(0.05)
    for line in held:
        line.say(b'{"type":"ping","ref":1}')
    while len(pongs) < count:
        await asyncio.sleep(0.05)
    result = {
        "sockets": count,
        "answered": len(pongs),
        "opened_in_s": round(took, 1),
        "bytes_per_socket": (server.memory() - before) // count,
        "server_mb": round(server.memory() / 1e6, 1),
    }
    for line in held:
        line.close()
    return result


async def unread(server: Server, load: Load, count: int, seconds: float) -> dict[str, Any]:
    """Sockets that never read and say hello again and again: what the server keeps for them, at the most."""
    before = most = server.memory()
    told = cut_off = 0
    lines: list[Line] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        cut_off += sum(line.transport.is_closing() for line in lines)
        lines = [line for line in lines if not line.transport.is_closing()]
        while len(lines) < count:
            line = await connected(server, load.tables[0].match, lambda _text: None)
            line.transport.pause_reading()
            lines.append(line)
        for line in lines:
            if line.transport.get_write_buffer_size() == 0:
                line.say(b'{"type":"hello","want":["view","decision","hints","events"]}')
                told += 1
        await asyncio.sleep(0.001)
        most = max(most, server.memory())
    for line in lines:
        line.close()
    return {
        "sockets": count,
        "seconds": seconds,
        "hellos": told,
        "cut_off": cut_off,
        "server_mb_before": round(before / 1e6, 1),
        "server_mb_at_most": round(most / 1e6, 1),
    }


async def captains(load: Load, count: int) -> None:
    """So many captains at Trafalgar, two to a match, who have begun to think."""
    captain = {"kind": "bot", "level": "captain"}
    body = {
        "game": "flying-colors",
        "scenario": "trafalgar",
        "seats": {"british": captain, "allied": captain},
    }
    for _ in range(count // 2):
        (await load.http.post("/api/matches", json=body)).raise_for_status()
    await asyncio.sleep(2.0)


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
    if args.captains:
        await captains(load, args.captains)
        result["paced_beside_captains"] = await load.paced(args.rate, args.seconds)
    gc.enable()
    watching.cancel()
    result["memory"] = {
        "server_empty_mb": round(empty / 1e6, 1),
        "server_after_mb": round(server.memory() / 1e6, 1),
        "kb_per_match_with_sockets_at_start": round((opened - empty) / args.matches / 1000, 1),
    }
    if args.idle:
        result["idle"] = await idle(server, load, args.idle)
    if args.unread:
        result["unread"] = await unread(server, load, args.unread, 36.0)
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
    parser.add_argument("--unread", type=int, default=0, help="so many sockets that never read, for 36 s")
    parser.add_argument("--browser", action="store_true", help="sockets ask for views and full decisions")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--captains", type=int, default=0, help="so many think at Trafalgar, paced again")
    parser.add_argument("--thinkers", type=int, default=0, help="processes for computer players, idle here")
    parser.add_argument("--pin", action="store_true", help="server on core 0, clients on core 1")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    with tempfile.TemporaryDirectory(prefix="qd-load-") as folder:
        cluster = Postgres() if args.postgres else None
        database = cluster.database("load") if cluster else f"sqlite:///{folder}/load.sqlite"
        try:
            args_of_server = ("--thinkers", str(args.thinkers), "--log-level", "warning")
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
