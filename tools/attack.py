"""Try a running server as hostile callers would, and see what it still does for everybody else.

    quarterdeck serve --port 8000 &
    python tools/attack.py http://127.0.0.1:8000

Bounded (a minute or two) and, unless `--elsewhere` says that the server is yours, for this machine only. Each
line of the table is one attack: what came of it, and whether that is as it should be. Exit code 1 if not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import secrets
import socket
import ssl
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

LOCAL = ("127.0.0.1", "localhost", "::1")
GAME = {"game": "kaisers-pirates", "scenario": "two-players", "listed": False}
DEAF_SOCKETS = 10
DEAF_SECONDS = 15.0
RACES = 30
SECONDS = 20.0


@dataclass
class Found:
    attack: str
    found: str
    fine: bool


class Attack:
    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.parts = urlsplit(self.url)
        self.ws = self.url.replace("http", "ws", 1)
        self.http = httpx.AsyncClient(base_url=self.url, timeout=httpx.Timeout(60, pool=None))

    async def match(self, **more: Any) -> dict[str, Any]:
        reply = await self.http.post("/api/matches", json={**GAME, **more})
        reply.raise_for_status()
        made: dict[str, Any] = reply.json()
        return made

    def raw(self) -> socket.socket:
        port = self.parts.port or (443 if self.parts.scheme == "https" else 80)
        plain = socket.create_connection((self.parts.hostname, port), 10)
        if self.parts.scheme == "https":
            return ssl.create_default_context().wrap_socket(plain, server_hostname=self.parts.hostname)
        return plain

    def status(self, head: str) -> int:
        with self.raw() as connection:
            connection.sendall(head.encode("latin-1"))
            return int(connection.recv(4096).split()[1])

    async def pulse(self) -> float:
        """How long an honest caller waits."""
        began = time.perf_counter()
        reply = await self.http.get("/api/games")
        assert reply.status_code in (200, 429), reply.status_code
        return time.perf_counter() - began

    # ---- the attacks -----------------------------------------------------------------------------

    async def odd_headers(self) -> Found:
        name = self.parts.netloc
        heads = [f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n" for host in ("[", "[::1", "evil.example")]
        heads += [
            f"POST /api/matches HTTP/1.1\r\nHost: {name}\r\nOrigin: {origin}\r\n"
            "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
            for origin in ("http://[", "https://evil.example")
        ]
        codes = [await asyncio.to_thread(self.status, head) for head in heads]
        return Found("odd Host and Origin", f"answers {codes}", all(400 <= code < 500 for code in codes))

    async def deep_nesting(self) -> Found:
        head = {"content-type": "application/json"}
        replies = [
            await self.http.post("/api/matches", content=text, headers=head)
            for text in ("[" * 30_000, '{"options":' * 5_000 + "1" + "}" * 5_000)
        ]
        codes = [reply.status_code for reply in replies]
        return Found("deeply nested JSON", f"answers {codes}", all(400 <= code < 500 for code in codes))

    async def same_request_twice(self) -> Found:
        once = secrets.token_urlsafe(24)
        one, two = await asyncio.gather(self.match(once=once), self.match(once=once))
        return Found("a match asked for twice", f"{len({one['id'], two['id']})} made", one["id"] == two["id"])

    async def planted_cookie(self) -> Found:
        async with httpx.AsyncClient(base_url=self.url, cookies={"qd_guest": "planted"}) as victim:
            made = (await victim.post("/api/matches", json=GAME)).json()
        async with httpx.AsyncClient(base_url=self.url, cookies={"qd_guest": "planted"}) as thief:
            mine = (await thief.get(f"/api/matches/{made['id']}")).json()["mine"]
        return Found("a planted cookie", f"opens {len(mine)} seats", not mine)

    async def racing_answers(self) -> Found:
        """Two sockets of a seat answer the same question at once; all sockets must hear what came of it."""
        made = await self.match(game="cutting-out", scenario="four-captains")
        deaf = races = seq = 0
        async with contextlib.AsyncExitStack() as stack:
            sockets: dict[str, list[Any]] = {}
            states: dict[str, dict[str, Any]] = {}
            for key in made["keys"]:
                hello = {"type": "hello", "seat": key["seat"], "key": key["key"], "want": ["actions"]}
                for _ in range(2):
                    ws = await stack.enter_async_context(connect(f"{self.ws}/ws/matches/{made['id']}"))
                    sockets.setdefault(key["seat"], []).append(ws)
                    await ws.send(json.dumps(hello))
                    states[key["seat"]] = await state_after(ws, -1)
            while races < RACES and not deaf:
                asked = [seat for seat, state in states.items() if state.get("actions")]
                if not asked:
                    break
                question = states[asked[0]]["actions"]
                answer = {"type": "action", "decision": question["id"]}
                for ws, action in zip(sockets[asked[0]], question["actions"] * 2, strict=False):
                    await ws.send(json.dumps({**answer, "action": action}))
                races += 1
                for seat, pair in sockets.items():
                    for ws in pair:
                        try:
                            states[seat] = await asyncio.wait_for(state_after(ws, seq), DEAF_SECONDS)
                        except TimeoutError:
                            deaf += 1
                seq = max(state["seq"] for state in states.values())
        return Found("racing answers", f"{races} races, {deaf} deaf sockets", races > 5 and deaf == 0)

    async def sockets_that_never_read(self) -> Found:
        made = await self.match(game="flying-colors", scenario="trafalgar")
        ask = b'{"type":"hello","want":["view","decision","events"]}'
        frame = bytes((0x81, 0x80 | len(ask))) + bytes(4) + ask
        head = (
            f"GET /ws/matches/{made['id']} HTTP/1.1\r\nHost: {self.parts.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )

        def deaf() -> bool:
            with self.raw() as connection:
                connection.sendall(head.encode())
                connection.recv(1024)
                connection.settimeout(1)
                end = time.monotonic() + 3 * SECONDS
                while time.monotonic() < end:
                    try:
                        connection.sendall(frame * 50)
                        time.sleep(0.05)
                    except TimeoutError:
                        continue
                    except OSError:
                        return True
            return False

        attack = asyncio.gather(*(asyncio.to_thread(deaf) for _ in range(DEAF_SOCKETS)))
        waits = []
        while not attack.done():
            waits.append(await self.pulse())
            await asyncio.sleep(0.2)
        cut = sum(await attack)
        found = f"{cut} of {DEAF_SOCKETS} cut off; others wait {statistics.median(waits) * 1000:.0f} ms"
        return Found("sockets that never read", found, cut == DEAF_SOCKETS)

    async def half_open(self) -> Found:
        def hold() -> float:
            began = time.monotonic()
            with self.raw() as connection:
                connection.sendall(b"GET / HT")
                connection.settimeout(3 * SECONDS)
                with contextlib.suppress(OSError):
                    connection.recv(1)
            return time.monotonic() - began

        held = await asyncio.gather(*(asyncio.to_thread(hold) for _ in range(10)))
        return Found("half a request", f"closed after {max(held):.0f} s", max(held) < 2 * SECONDS)

    async def hanging_up(self) -> Found:
        """Thirty who ask for the past of a match and do not wait for the answer."""
        made = await self.match(game="flying-colors", scenario="trafalgar")
        head = f"GET /api/matches/{made['id']}/timeline HTTP/1.1\r\nHost: {self.parts.netloc}\r\n\r\n"
        for _ in range(30):
            with self.raw() as connection:
                connection.sendall(head.encode())
        began = time.perf_counter()
        reply = await self.http.get(f"/api/matches/{made['id']}/timeline")
        took = time.perf_counter() - began
        return Found(
            "callers who hang up", f"the next is answered after {took:.1f} s", reply.is_success and took < 15
        )

    async def computers_among_themselves(self) -> Found:
        seats = {seat: {"kind": "bot"} for seat in ("north", "south")}
        codes = [
            (await self.http.post("/api/matches", json={**GAME, "seats": seats})).status_code
            for _ in range(8)
        ]
        refused = codes.count(429)
        return Found("eight matches without people", f"{refused} refused", refused >= 4)

    async def flood(self) -> Found:
        """More requests than anybody needs: who is refused hears when to come back."""
        replies = await asyncio.gather(*(self.http.get("/api/matches") for _ in range(800)))
        slow = [reply for reply in replies if reply.status_code == 429]
        polite = all(int(reply.headers.get("retry-after", 0)) >= 1 for reply in slow)
        wrong = sum(reply.status_code not in (200, 429) for reply in replies)
        return Found(
            "800 requests at once", f"{len(slow)} told to wait, {wrong} failed", polite and wrong == 0
        )


async def state_after(ws: Any, seq: int) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await ws.recv())
        if message["type"] == "state" and message["seq"] > seq:
            return message


async def run(url: str) -> list[Found]:
    attack = Attack(url)
    tries: list[Callable[[], Awaitable[Found]]] = [
        attack.odd_headers,
        attack.deep_nesting,
        attack.same_request_twice,
        attack.planted_cookie,
        attack.racing_answers,
        attack.sockets_that_never_read,
        attack.half_open,
        attack.hanging_up,
        attack.computers_among_themselves,
        attack.flood,
    ]
    table = []
    for one in tries:
        try:
            table.append(await one())
        except (httpx.HTTPError, OSError, WebSocketException, AssertionError, KeyError) as error:
            table.append(
                Found(getattr(one, "__name__", "?"), f"{type(error).__name__}: {error}"[:100], False)
            )
        found = table[-1]
        print(f"{'ok  ' if found.fine else 'BAD '} {found.attack:32} {found.found}", flush=True)
        await asyncio.sleep(1)
    await asyncio.sleep(5)  # what was used up of the allowance comes back
    healthy = (await attack.http.get("/healthz")).status_code
    table.append(Found("afterwards", f"health {healthy}", healthy == 200))
    print(f"{'ok  ' if healthy == 200 else 'BAD '} {'afterwards':32} health {healthy}")
    await attack.http.aclose()
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("url")
    parser.add_argument(
        "--elsewhere", action="store_true", help="the server is mine, though not on this machine"
    )
    args = parser.parse_args()
    if urlsplit(args.url).hostname not in LOCAL and not args.elsewhere:
        sys.exit("only servers on this machine, unless --elsewhere says that it is yours")
    sys.exit(0 if all(found.fine for found in asyncio.run(run(args.url))) else 1)


if __name__ == "__main__":
    main()
