"""Kill a server at random instants under load, again and again, and prove that nothing was lost.

    python tools/crash_test.py --kills 500 --database sqlite
    python tools/crash_test.py --kills 500 --database postgresql
    python tools/crash_test.py --kills 500 --database postgresql --racing

With --racing two processes (Redis between them) serve the same matches, and to each question both get
an answer at the same moment, a different one where there are two; one of them is killed, then the other. Each
socket that is open must hear of every action: one that does not is deaf.

After each kill -9 the server is started again on the same database. Then, for every match: all actions that
were acknowledged are in the journal at the place they were given; the journal has no gap; nothing is in it
that nobody sent; an action whose acknowledgement was lost is sent again and must come out done exactly once;
events that a client had seen are still the same events. At the end every match is played again from its
first action and compared with every snapshot.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import quarterdeck as qd
from quarterdeck.server import app
from quarterdeck.server.database import migrate
from services import ForkedServer, Postgres, Redis, Server, free_port, missing_postgres
from table_client import TableSocket, new_match

# Loaded before the server is forked, so that its lives begin quickly.
PRELOADED = (
    app,
    *map(
        import_module,
        (
            "uvicorn.lifespan.on",
            "uvicorn.loops.uvloop",
            "quarterdeck.server.lines",
            "quarterdeck.server.redis_broker",
        ),
    ),
)
WANT = ("actions", "events")
EARLY = 0.15  # share of kills before the load is up
DEAF_SECONDS = 30.0


class Lost(AssertionError):
    """The server broke its promise."""


class Player:
    """Plays all seats of one match, and writes down what was promised."""

    def __init__(self, game: str, scenario: str, rng: random.Random) -> None:
        self.game = game
        self.scenario = scenario
        self.rng = rng
        self.match = ""
        self.clients: dict[str, TableSocket] = {}
        self.watcher: TableSocket | None = None
        self.acked: dict[int, tuple[str, str, str]] = {}
        self.unsure: tuple[str, str, str] | None = None
        self.doubts = 0
        self.survived = 0
        self.finished: list[tuple[str, dict[int, tuple[str, str, str]]]] = []

    def begin(self, server: Server) -> None:
        with httpx.Client(base_url=server.url, timeout=30) as http:
            seats = qd.load(self.game).scenario(self.scenario).seats
            self.match, keys = new_match(http, self.game, self.scenario, dict.fromkeys(seats, "human"))
        self.clients = {
            seat: TableSocket(server.ws, self.match, seat, key, WANT) for seat, key in keys.items()
        }
        self.watcher = TableSocket(server.ws, self.match, None, None, WANT)
        self.acked = {}
        self.unsure = None

    def everybody(self) -> list[TableSocket]:
        assert self.watcher is not None
        return [*self.clients.values(), self.watcher]

    async def run(self, server: Server) -> None:
        """Play until the server dies."""
        with contextlib.suppress(WebSocketException, OSError, EOFError, httpx.HTTPError):
            if not self.match:
                self.begin(server)
            await self.come_back()
            while True:
                await self.turn(server)

    async def come_back(self) -> None:
        for client in self.everybody():
            seen = list(client.events)
            await client.open()
            if client.events[: len(seen)] != seen:
                raise Lost(f"{self.match}: events that were seen have changed")
        if self.unsure is None:
            return
        seat, decision, action = self.unsure
        client = self.clients[seat]
        before = client.seq
        ref = await client.act(decision, action)
        await client.until(lambda: ref in client.acks or client.errors)
        if client.errors:
            raise Lost(f"{self.match}: an action in doubt was refused: {client.errors}")
        ack = client.acks[ref]
        done_before = bool(ack.get("repeated"))
        if done_before != (ack["seq"] <= before):
            raise Lost(f"{self.match}: said repeated={done_before} for {ack['seq']}, was at {before}")
        self.doubts += 1
        self.survived += done_before
        self.promised(ack["seq"], self.unsure)
        await self.everybody_has(ack["seq"])

    async def turn(self, server: Server) -> None:
        asked = [client for client in self.clients.values() if client.state.get("actions")]
        if not asked:
            await self.end(server)
            return
        client = self.rng.choice(asked)
        choice = client.choice(self.rng)
        assert choice is not None and client.seat is not None
        self.unsure = (client.seat, *choice)
        ref = await client.act(*choice)
        await client.until(lambda: ref in client.acks or client.errors)
        if client.errors:
            raise Lost(f"{self.match}: a legal action was refused: {client.errors}")
        self.promised(client.acks[ref]["seq"], self.unsure)
        await self.everybody_has(client.acks[ref]["seq"])

    def promised(self, seq: int, what: tuple[str, str, str]) -> None:
        if seq in self.acked:
            raise Lost(f"{self.match}: place {seq} was given twice")
        self.acked[seq] = what
        self.unsure = None

    async def everybody_has(self, seq: int) -> None:
        await asyncio.gather(*(other.until(lambda o=other: o.seq >= seq) for other in self.everybody()))

    async def end(self, server: Server) -> None:
        self.finished.append((self.match, self.acked))
        for client in self.everybody():
            await client.close()
        self.begin(server)
        await self.come_back()


class Racer:
    """One match at two processes: each seat has a socket at both, and both answer at once."""

    def __init__(self, game: str, scenario: str, rng: random.Random) -> None:
        self.game, self.scenario, self.rng = game, scenario, rng
        self.match = ""
        self.keys: dict[str, str] = {}
        self.acked: dict[int, tuple[str, str, str]] = {}
        self.sent: set[tuple[str, str, str]] = set()
        self.finished: list[tuple[str, dict[int, tuple[str, str, str]], set[tuple[str, str, str]]]] = []
        self.races = self.deaf = 0

    def everything(self) -> list[tuple[str, dict[int, tuple[str, str, str]], set[tuple[str, str, str]]]]:
        return [*self.finished, (self.match, self.acked, self.sent)] if self.match else self.finished

    def begin(self, server: Server) -> None:
        with httpx.Client(base_url=server.url, timeout=30) as http:
            seats = qd.load(self.game).scenario(self.scenario).seats
            self.match, self.keys = new_match(http, self.game, self.scenario, dict.fromkeys(seats, "human"))
        self.acked, self.sent = {}, set()

    async def run(self, servers: list[Server]) -> None:
        """Play until all of these processes are dead; one that dies leaves the others to go on."""
        alive = list(servers)
        while alive:
            try:
                await self.play(alive)
            except (WebSocketException, OSError, EOFError, httpx.HTTPError):
                alive = [server for server in alive if getattr(server, "pid", 0)]
                await asyncio.sleep(0.02)

    async def play(self, servers: list[Server]) -> None:
        if not self.match:
            self.begin(servers[0])
        tables = []
        try:
            for server in servers:
                table = {s: TableSocket(server.ws, self.match, s, k, WANT) for s, k in self.keys.items()}
                table[""] = TableSocket(server.ws, self.match, None, None, WANT)
                tables.append(table)
                for client in table.values():
                    await client.open()
            while not tables[0][""].over:
                await self.race(tables)
            self.finished.append((self.match, self.acked, self.sent))
            self.match = ""
        finally:
            for client in [client for table in tables for client in table.values()]:
                with contextlib.suppress(Exception):
                    await client.close()

    async def race(self, tables: list[dict[str, TableSocket]]) -> None:
        asked = [seat for seat, client in tables[0].items() if client.state.get("actions")]
        if not asked:
            await asyncio.wait_for(tables[0][""].receive(), DEAF_SECONDS)
            return
        seat = self.rng.choice(asked)
        question = tables[0][seat].state["actions"]
        offered = question["actions"]
        picks = self.rng.sample(offered, min(len(offered), len(tables)))
        refs = []
        for table, action in zip(tables, [*picks, *picks], strict=False):
            self.sent.add((seat, question["id"], action))
            refs.append((table[seat], action, await table[seat].act(question["id"], action)))
        self.races += len(refs) > 1
        for client, action, ref in refs:
            await client.until(lambda c=client, r=ref: r in c.acks or any(e["ref"] == r for e in c.errors))
            ack = client.acks.get(ref)
            if ack is not None:
                known = self.acked.setdefault(ack["seq"], (seat, question["id"], action))
                if known != (seat, question["id"], action):
                    raise Lost(f"{self.match}: place {ack['seq']} was given twice")
        newest = max(self.acked, default=0)
        for client in [client for table in tables for client in table.values()]:
            try:
                await asyncio.wait_for(client.until(lambda c=client: c.seq >= newest), DEAF_SECONDS)
            except TimeoutError:
                self.deaf += 1
                raise OSError("deaf") from None


async def two_lives(servers: list[Server], racers: list[Racer], rng: random.Random) -> int:
    """Two processes; the one is killed amid the races, and after some more actions the other."""
    tasks = [asyncio.create_task(racer.run(servers)) for racer in racers]
    for server in rng.sample(servers, len(servers)):
        goal = sum(len(racer.acked) for racer in racers) + rng.randint(1, 60)
        for _ in range(2_000):
            if sum(len(racer.acked) for racer in racers) >= goal or any(task.done() for task in tasks):
                break
            await asyncio.sleep(0.005)
        await asyncio.sleep(rng.uniform(0.0, 0.03))
        server.kill()
    await asyncio.wait_for(asyncio.gather(*tasks), 120)
    return len(servers)


async def compare_races(address: str, racers: list[Racer]) -> dict[str, Any]:
    """Every acknowledged answer is there, each question was answered once, nothing came from nowhere."""
    from quarterdeck.server import admin
    from quarterdeck.server.store import Store

    store = Store(address)
    store.start()
    counts = {"actions": 0, "acknowledged": 0, "lost": 0, "doubled": 0}
    try:
        for racer in racers:
            for match, acked, sent in racer.everything():
                entries = await store.journal(match)
                written = {e.seq: (e.seat, e.decision or "", e.action or "") for e in entries}
                counts["actions"] += len(entries)
                counts["acknowledged"] += len(acked)
                counts["lost"] += sum(written.get(seq) != promise for seq, promise in acked.items())
                counts["doubled"] += len(entries) - len({(e.seat, e.decision) for e in entries})
                if not set(written.values()) <= sent:
                    raise Lost(f"{match}: nobody sent {set(written.values()) - sent}")
                if not (await admin.verify(store, match)).sound:
                    raise Lost(f"{match}: does not verify")
    finally:
        await store.close()
    return counts


def run_races(
    address: str, broker: str, kills: int, matches: int, game: str, scenario: str, seed: int, folder: Path
) -> dict[str, Any]:
    rng = random.Random(seed)
    racers = [Racer(game, scenario, random.Random(rng.random())) for _ in range(matches)]
    ports = [free_port(), free_port()]
    asyncio.run(migrate(address))
    started = time.monotonic()
    done = 0
    while done < kills:
        servers: list[Server] = []
        try:
            for port in ports:
                servers.append(ForkedServer(address, port, folder / "server.log", broker))
            done += asyncio.run(two_lives(servers, racers, rng))
        finally:
            for server in servers:
                server.kill()
        if done % 50 == 0:
            print(f"{done} kills, {time.monotonic() - started:.0f} s", flush=True)
    return {
        "kills": done,
        "processes": 2,
        **asyncio.run(compare_races(address, racers)),
        "races": sum(racer.races for racer in racers),
        "deaf": sum(racer.deaf for racer in racers),
        "seconds": round(time.monotonic() - started),
    }


async def one_life(server: Server, players: list[Player], rng: random.Random) -> None:
    """Play, then kill the server: mostly amid a stream of actions, sometimes while clients come back."""
    tasks = [asyncio.create_task(player.run(server)) for player in players]
    if rng.random() < EARLY:
        await asyncio.sleep(rng.uniform(0.0, 0.3))
    else:
        goal = done(players) + rng.randint(1, 80)
        while done(players) < goal and not any(task.done() for task in tasks):
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.uniform(0.0, 0.03))
    server.kill()
    try:
        await asyncio.wait_for(asyncio.gather(*tasks), 30)
    finally:
        for player in players:
            for client in player.everybody() if player.watcher else []:
                with contextlib.suppress(Exception):
                    await client.close()


def done(players: list[Player]) -> int:
    """Actions acknowledged so far."""
    return sum(len(acked) for p in players for acked in [p.acked, *(old for _, old in p.finished)])


async def compare(address: str, players: list[Player]) -> dict[str, Any]:
    """The journal against all promises, and every match played again."""
    from quarterdeck.server import admin
    from quarterdeck.server.store import Store

    store = Store(address)
    store.start()
    actions = snapshots = 0
    try:
        for player in players:
            for match, acked in [*player.finished, (player.match, player.acked)]:
                entries = {entry.seq: entry for entry in await store.journal(match)}
                if sorted(entries) != list(range(1, len(entries) + 1)):
                    raise Lost(f"{match}: the journal has a gap")
                written = {s: (e.seat, e.decision or "", e.action or "") for s, e in entries.items()}
                for seq, promise in acked.items():
                    if written.get(seq) != promise:
                        raise Lost(f"{match}: {seq} was acknowledged as {promise}, stored {written.get(seq)}")
                extra = [seq for seq in written if seq not in acked]
                allowed = [] if player.unsure is None or match != player.match else [player.unsure]
                if [written[seq] for seq in extra] not in ([], allowed):
                    raise Lost(f"{match}: nobody sent {extra}")
                finding = await admin.verify(store, match)
                if not finding.sound or finding.actions != len(entries):
                    raise Lost(f"{match}: {finding}")
                actions += len(entries)
                snapshots += finding.snapshots
    finally:
        await store.close()
    return {"actions": actions, "snapshots_compared": snapshots}


def run(
    address: str,
    kills: int,
    matches: int,
    game: str,
    scenario: str,
    seed: int,
    folder: Path,
    *,
    forked: bool = False,
    quiet: bool = True,
) -> dict[str, Any]:
    rng = random.Random(seed)
    players = [Player(game, scenario, random.Random(rng.random())) for _ in range(matches)]
    port = free_port()
    asyncio.run(migrate(address))  # and the driver is loaded before the forks
    started = time.monotonic()
    for life in range(1, kills + 1):
        log = folder / "server.log"
        server = (
            ForkedServer(address, port, log)
            if forked
            else Server(address, "--thinkers", "0", "--log-level", "warning", port=port, log=log)
        )
        with server:
            asyncio.run(one_life(server, players, rng))
        if not quiet and life % 25 == 0:
            print(f"{life} kills, {done(players)} actions, {time.monotonic() - started:.0f} s", flush=True)
    result = asyncio.run(compare(address, players))
    return {
        "kills": kills,
        "database": address.split(":", 1)[0],
        "game": game,
        **result,
        "matches": sum(len(player.finished) + 1 for player in players),
        "acknowledgements_lost_in_a_kill": sum(player.doubts for player in players),
        "of_these_already_durable": sum(player.survived for player in players),
        "lost": 0,
        "doubled": 0,
        "seconds": round(time.monotonic() - started),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--game", default="kaisers-pirates")
    parser.add_argument("--scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--racing", action="store_true", help="two processes that get answers at once")
    parser.add_argument("--fresh", action="store_true", help="start each server anew instead of forking it")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and stop what we have started
    scenario = args.scenario or qd.load(args.game).scenarios()[0].id
    with tempfile.TemporaryDirectory(prefix="qd-crash-") as folder:
        cluster = None
        address = f"sqlite:///{folder}/crash.sqlite"
        if args.database == "postgresql":
            reason = missing_postgres()
            if reason is not None:
                sys.exit(reason)
            cluster = Postgres()
            address = cluster.database("crash")
        news = Redis() if args.racing else None
        try:
            if news is not None:
                where = (args.matches, args.game, scenario, args.seed, Path(folder))
                result = run_races(address, news.url, args.kills, *where)
                print(json.dumps(result, indent=1))
                return
            result = run(
                address,
                args.kills,
                args.matches,
                args.game,
                scenario,
                args.seed,
                Path(folder),
                forked=not args.fresh,
                quiet=False,
            )
        except BaseException:
            print(Path(folder, "server.log").read_text()[-3000:], file=sys.stderr)
            raise
        finally:
            if cluster is not None:
                cluster.stop()
            if news is not None:
                news.stop()
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
