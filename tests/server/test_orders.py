"""Standing orders are kept for a seat and answer fire for it; what they do not cover is asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import httpx

from hub_house import House, new
from table_client import new_match

Visitor = Callable[[], httpx.Client]
PATIENCE = 15.0  # seconds
KEEN = ("fire", "shoot hull", "form", "confirm", "activate", "select", "ahead", "finish")


class Table:
    """Both sides of a small battle, played over HTTP: whoever can fire fires."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        seats = {"british": "human", "french": "human"}
        self.match, _ = new_match(http, "flying-colors", "goza-de-candia", seats, seed=5)

    def orders(self, seat: str, **orders: Any) -> httpx.Response:
        return self.http.put(f"/api/matches/{self.match}/seats/{seat}/orders", json={"orders": orders})

    def asked(self) -> dict[str, Any]:
        waiting = self.http.get(f"/api/matches/{self.match}").json()["match"]["waiting_for"]
        told: dict[str, Any] = self.http.get(f"/api/matches/{self.match}?seat={waiting[0]}").json()
        return told

    def take(self, state: dict[str, Any], action: str) -> None:
        decision = state["decision"]
        body = {"decision": decision["id"], "action": action, "seat": decision["seat"]}
        assert self.http.post(f"/api/matches/{self.match}/actions", json=body).status_code == 200

    def until_fired_on(self) -> dict[str, Any]:
        """Play on until somebody may answer fire."""
        for _ in range(400):
            state = self.asked()
            offers = [offer["action"] for offer in state["decision"]["actions"]]
            if "no-answer" in offers:
                return state
            self.take(state, next((a for word in KEEN for a in offers if a.startswith(word)), offers[0]))
        raise AssertionError("nobody fired")


def test_fire_is_answered_by_standing_orders(visitor: Visitor) -> None:
    table = Table(visitor())
    known = table.http.get(f"/api/matches/{table.match}/seats/french/orders").json()
    assert known["orders"]["answer"] == "ask"
    first = table.until_fired_on()
    for seat in ("british", "french"):
        kept = table.orders(seat, answer="always", within=20, least=0, aim="rigging", ask_raked=False).json()
        assert kept["orders"]["aim"] == "rigging"
    time.sleep(1.0)
    assert table.asked()["seq"] == first["seq"], "an open question stays with who was asked"
    table.take(first, "no-answer")
    n = table.asked()["n"]
    seen = answers(table, n)
    assert seen and all(shot["column"] == "rigging" for shot in seen)


def answers(table: Table, after: int) -> list[dict[str, Any]]:
    """Play on until the server has answered fire; the shots it fired."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = table.http.get(f"/api/matches/{table.match}?after={after}").json()
        shots = [e for e in state["events"] if e["what"] == "fc-shot" and e["answering"]]
        if shots:
            return shots
        asked = table.asked()
        offers = [offer["action"] for offer in asked["decision"]["actions"]] if asked["decision"] else []
        if (
            not offers
            or "no-answer" in offers
            or (asked["decision"]["step"] == "fc.fire" and _answers(asked))
        ):
            time.sleep(0.05)  # the server's to answer
            continue
        table.take(asked, next((a for word in KEEN for a in offers if a.startswith(word)), offers[0]))
    raise AssertionError("the server answered nothing")


def _answers(asked: dict[str, Any]) -> bool:
    """Whether the broadside to be aimed is an answer: named after the target of the active ship."""
    last = next(e for e in reversed(asked["events"]) if e["what"] in ("fc-names-target", "fc-answers-fire"))
    return bool(last["what"] == "fc-answers-fire")


def test_orders_are_the_seats_own_and_must_make_sense(visitor: Visitor) -> None:
    table, stranger = Table(visitor()), visitor()
    address = f"/api/matches/{table.match}/seats/french/orders"
    assert stranger.get(address).status_code == 403
    assert stranger.put(address, json={"orders": {"answer": "never"}}).status_code == 403
    for wrong in ({"answer": "perhaps"}, {"within": -1}, {"unknown": 1}):
        assert table.orders("french", **wrong).status_code == 400
    assert table.orders("french", answer="never").json()["orders"]["answer"] == "never"
    assert table.http.get(address).json()["orders"]["answer"] == "never"


def test_orders_are_kept_for_one_seat_of_one_match(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite) as hub:
            one, other = await new(hub), await new(hub)
            await hub.store.set_orders(one.id, "red", "{}")
            rows = [await match.refresh() for match in (one, other)]
            kept = [row.seats[seat].orders for row in rows for seat in ("red", "white")]
            assert kept == ["{}", None, None, None]

    asyncio.run(run())
