"""How long the lobby takes when a hundred thousand matches have been played.

    python benchmarks/lobby.py --matches 150000

Makes a database with so many matches (nine of ten finished, one in five hundred the asking guest's own),
starts a server on it and asks for each page of the lobby again and again, as one browser does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

from quarterdeck.server.database import migrate
from services import Server

SHOWS = ("open", "live", "finished", "mine")
STATUSES = ("waiting", "playing", *("finished",) * 18)
FINISHED = '{"ranking":[["red"],["white"]],"level":"win","scores":{"red":3},"reason":null,"resigned":[]}'
MATCH = """
INSERT INTO matches (id, game, scenario, options, rules_version, genesis, key_hash, status, seq, waiting_for,
listed, spectators, creator, created, updated, outcome, rematch_by)
VALUES (?, 'cutting-out', 'two-captains', '{}', '1', x'00', 'hash', ?, 40, '["red"]', 1, 1, ?, ?, ?, ?, '[]')
"""
SEAT = "INSERT INTO seats (match_id, seat, place, kind, invite, claimed) VALUES (?, ?, ?, 'human', 0, 1)"
HOLDER = "INSERT INTO holders (match_id, seat, player_id) VALUES (?, 'red', ?)"


def fill(file: Path, count: int, player: str) -> None:
    now = time.time()
    ids = [f"m{n:09d}" for n in range(count)]
    status = [STATUSES[n % len(STATUSES)] for n in range(count)]
    with sqlite3.connect(file) as connection:
        connection.executemany(
            MATCH,
            (
                (id, s, player, now - n, now - n, FINISHED if s == "finished" else None)
                for n, (id, s) in enumerate(zip(ids, status, strict=True))
            ),
        )
        connection.executemany(SEAT, ((id, seat, n) for id in ids for n, seat in enumerate(("red", "white"))))
        connection.executemany(HOLDER, ((id, player) for id in ids[::500]))


def asked(http: httpx.Client, show: str, times: int) -> dict[str, Any]:
    took = []
    for _ in range(times):
        started = time.perf_counter()
        reply = http.get("/api/matches", params={"show": show})
        took.append((time.perf_counter() - started) * 1000)
        reply.raise_for_status()
    took.sort()
    page = len(reply.json()["matches"])
    return {
        "matches_on_the_page": page,
        "median_ms": round(statistics.median(took), 2),
        "p99_ms": round(took[int(len(took) * 0.99)], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=150_000)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="qd-lobby-") as folder:
        file = Path(folder, "lobby.sqlite")
        address = f"sqlite:///{file}"
        asyncio.run(migrate(address))
        with (
            Server(address, "--thinkers", "0", "--log-level", "warning") as server,
            httpx.Client(base_url=server.url, timeout=60) as http,
        ):
            wish = {"game": "cutting-out", "scenario": "two-captains", "listed": False}
            http.post("/api/matches", json=wish).raise_for_status()
            with sqlite3.connect(file) as connection:
                player = connection.execute("SELECT id FROM players").fetchone()[0]
            fill(file, args.matches, player)
            pages = {show: asked(http, show, args.times) for show in SHOWS}
    result = {"matches": args.matches, "load_average": round(os.getloadavg()[0], 1), "pages": pages}
    text = json.dumps(result, indent=1)
    print(text)
    if args.out:
        args.out.write_text(text + "\n")


if __name__ == "__main__":
    main()
