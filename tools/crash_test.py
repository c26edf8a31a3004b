"""Kill a server at random instants under load, again and again, and prove that nothing was lost.

    python tools/crash_test.py --kills 500 --database sqlite
    python tools/crash_test.py --kills 500 --database postgresql

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
from services import ForkedServer, Postgres, Server, free_port, missing_postgres
from table_client import TableSocket, new_match

# Loaded before the server is forked, so that its lives begin quickly.
PRELOADED = (
    app,
    *map(
        import_module,
        (
            "uvicorn.lifespan.on",
            "uvicorn.loops.uvloop",
            "uvicorn.protocols.http.httptools_impl",
            "uvicorn.protocols.websockets.websockets_sansio_impl",
        ),
    ),
)
WANT = ("actions", "events")
EARLY = 0.15  # share of kills before the load is up


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
        try:
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
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
