"""An answer given in advance is given by the server, after as long as a person might take."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import httpx

from hub_house import keen
from table_client import new_match

Visitor = Callable[[], httpx.Client]
PATIENCE = 15.0  # seconds


def test_a_standing_pass_is_asked_and_answered_by_the_server(visitor: Visitor) -> None:
    http = visitor()
    seats = {"north": "human", "south": "human"}
    match, _ = new_match(http, "kaisers-pirates", "two-players", seats, seed=3)

    def look() -> tuple[str, dict[str, Any]]:
        state = http.get(f"/api/matches/{match}").json()
        seat = state["match"]["waiting_for"][0]
        return seat, http.get(f"/api/matches/{match}?seat={seat}").json()

    for _ in range(200):
        seat, state = look()
        decision = state["decision"]
        actions = [offer["action"] for offer in decision["actions"]]
        if actions == ["pass"]:
            break
        body = {"decision": decision["id"], "action": keen(actions), "seat": seat}
        assert http.post(f"/api/matches/{match}/actions", json=body).status_code == 200
    else:
        raise AssertionError("nobody was asked after a standing pass")
    asked, seq = time.monotonic(), state["match"]["seq"]
    while look()[1]["match"]["seq"] == seq:
        assert time.monotonic() - asked < PATIENCE, "the server did not answer"
        time.sleep(0.1)
    assert time.monotonic() - asked > 1.0, "so quick an answer tells that it was given in advance"
