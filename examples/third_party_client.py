"""A client by somebody who has read nothing but the published schema: it plays a match over the socket.

Everything it sends and everything it is told is checked against the schema that the server itself publishes,
so this file fails when the two part ways. Start a server with `quarterdeck serve`, then:

    python third_party_client.py http://127.0.0.1:8000 kaisers-pirates two-players
"""

import json
import random
import sys
from collections import Counter

import httpx
import jsonschema_rs
from websockets.sync.client import connect


class Contract:
    """The published schema: what may be sent, and what may be told."""

    def __init__(self, http: httpx.Client, game: str) -> None:
        self.parts = http.get("/schema/openapi.json").raise_for_status().json()["components"]["schemas"]
        told = self.parts["Games"]["properties"][game]["properties"]
        self.event, self.view = self._check(told["event"]), self._check(told["view"])
        self.decision = self._check(told["decision"])
        self.sent = self._check(self.parts["ClientMessage"])
        self.message = self._check(self.parts["ServerMessage"])

    def _check(self, schema: dict) -> jsonschema_rs.Validator:
        return jsonschema_rs.validator_for({**schema, "components": {"schemas": self.parts}})


class Captain:
    """One seat of one match: listens, answers what it is asked, and counts what it hears."""

    def __init__(self, http: httpx.Client, game: str, scenario: str, seats: list[str], seed: int) -> None:
        self.contract = Contract(http, game)
        self.choose = random.Random(seed).choice
        self.heard: Counter[str] = Counter()
        mine, *others = seats
        wish = {"game": game, "scenario": scenario, "seats": {mine: "human", **dict.fromkeys(others, bot())}}
        made = http.post("/api/matches", json=wish).raise_for_status().json()
        self.seat = mine
        self.address = str(http.base_url.copy_with(scheme="ws")).rstrip("/") + f"/ws/matches/{made['id']}"
        self.cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
        self.origin = str(http.base_url).rstrip("/")

    def play(self) -> dict:
        """Until the match is over: its outcome."""
        with connect(self.address, additional_headers={"Cookie": self.cookie}, origin=self.origin) as socket:
            self._send(socket, {"type": "hello", "seat": self.seat})
            asked = None
            for text in socket:
                told = json.loads(text)
                self.contract.message.validate(told)
                if told["type"] == "error":
                    raise RuntimeError(told["problem"])
                if told["type"] != "state":
                    continue
                self._hear(told)
                if told.get("outcome"):
                    return told["outcome"]
                decision = told.get("decision")
                if decision and decision["id"] != asked:
                    asked = decision["id"]
                    action = self.choose(decision["actions"])["action"]
                    self._send(socket, {"type": "action", "decision": asked, "action": action})
        raise RuntimeError("the server hung up")

    def _hear(self, state: dict) -> None:
        self.contract.view.validate(state["view"])
        if state.get("decision"):
            self.contract.decision.validate(state["decision"])
        for event in state.get("events", ()):
            self.contract.event.validate(event)
            self.heard[event["what"]] += 1

    def _send(self, socket, message: dict) -> None:
        self.contract.sent.validate(message)
        socket.send(json.dumps(message))


def bot() -> dict:
    return {"kind": "bot", "level": "random"}


def play(address: str, game: str, scenario: str, seed: int = 1) -> Captain:
    """Play one match against the server's own players; the captain who played it."""
    with httpx.Client(base_url=address, timeout=30) as http:
        known = http.get(f"/api/games/{game}/scenarios").raise_for_status().json()["scenarios"]
        seats = next(row["seats"] for row in known if row["id"] == scenario)
        captain = Captain(http, game, scenario, seats, seed)
        captain.outcome = captain.play()
        return captain


if __name__ == "__main__":
    captain = play(*sys.argv[1:4])
    print(captain.outcome["level"], captain.outcome["ranking"], f"{captain.heard.total()} events")
