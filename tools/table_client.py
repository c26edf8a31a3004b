"""Small clients for tests, crash tests and measurements: one over HTTP, one over WebSocket."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from quarterdeck.server.changes import applied

Answer = dict[str, Any]
SHOWN = ("view", "decision", "hints")


def new_match(
    http: httpx.Client, game: str, scenario: str, seats: dict[str, Any], **more: Any
) -> tuple[str, dict[str, str]]:
    """Make a match; its id and the keys of its seats."""
    body = {"game": game, "scenario": scenario, "seats": seats, **more}
    reply = http.post("/api/matches", json=body)
    assert reply.status_code == 201, reply.text
    made = reply.json()
    return made["id"], {key["seat"]: key["key"] for key in made["keys"]}


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


class TableSocket:
    """A client that remembers what it has seen, can be cut off, and comes back for the rest."""

    def __init__(
        self,
        ws: str,
        match: str,
        seat: str | None,
        key: str | None,
        want: tuple[str, ...],
        *,
        deltas: bool = False,
        last: int = 0,
    ) -> None:
        self.url = f"{ws}/ws/matches/{match}"
        self.deltas = deltas
        self.last = last
        self.bytes: list[int] = []  # of the states
        self.seat = seat
        self.key = key
        self.want = want
        self.seq = 0
        self.n = 0
        self.events: list[Answer] = []
        self.state: Answer = {}
        self.match: Answer = {}
        self.errors: list[Answer] = []
        self.acks: dict[int, Answer] = {}
        self.answers: dict[int, Answer] = {}
        self._ref = 0
        self._socket: ClientConnection | None = None

    async def open(self) -> TableSocket:
        self._socket = await connect(self.url, max_size=None, compression=None, max_queue=None)
        hello: Answer = {"type": "hello", "seq": self.seq, "n": self.n, "want": self.want}
        hello |= {"deltas": self.deltas, "last": self.last}
        if self.seat is not None:
            hello |= {"seat": self.seat, "key": self.key}
        await self.send(hello)
        await self.until(lambda: bool(self.state) and self.fresh)
        return self

    async def send(self, message: Answer) -> None:
        assert self._socket is not None
        self.fresh = False
        await self._socket.send(json.dumps(message))

    async def act(self, decision: str, action: str) -> int:
        self._ref += 1
        await self.send({"type": "action", "ref": self._ref, "decision": decision, "action": action})
        return self._ref

    async def ask(self, kind: str, **more: Any) -> int:
        self._ref += 1
        await self.send({"type": kind, "ref": self._ref, **more})
        return self._ref

    async def receive(self) -> Answer:
        assert self._socket is not None
        text = await self._socket.recv()
        message: Answer = json.loads(text)
        if message["type"] == "state":
            self.bytes.append(len(text))
        self._take(message)
        return message

    async def until(self, done: Any) -> None:
        while not done():
            await self.receive()

    def _take(self, message: Answer) -> None:
        kind = message["type"]
        if kind == "state":
            rewind = message.get("rewind")
            if rewind is not None:
                self.events = [event for event in self.events if event["n"] <= rewind]
            self.events += message.get("events", [])
            if "changes" in message:
                assert message["base"] == self.seq, "changes of something else"
                told = {name: self.state[name] for name in SHOWN if name in self.state}
                message |= applied(told, message.pop("changes"))
            self.seq, self.n = message["seq"], message["n"]
            self.state = message
            self.fresh = True
        elif kind in ("welcome", "match"):
            self.match = message["match"]
        elif kind == "ack":
            self.acks[message["ref"]] = message
        elif kind == "answer":
            self.answers[message["ref"]] = message
        elif kind == "error":
            self.errors.append(message)

    @property
    def over(self) -> bool:
        return bool(self.state.get("status") == "finished")

    def choice(self, rng: random.Random) -> tuple[str, str] | None:
        """Any legal answer to the open question."""
        decision = self.state.get("actions") or self.state.get("decision")
        if not decision:
            return None
        picked = rng.choice(decision["actions"])
        return decision["id"], picked if isinstance(picked, str) else picked["action"]

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def cut(self) -> None:
        """Lose the connection without a word."""
        assert self._socket is not None
        self._socket.transport.abort()
        await self._socket.wait_closed()
