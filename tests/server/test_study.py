"""Advice during a match, its review afterwards, and playing on from a moment of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from hub_house import PLAYER, House
from quarterdeck import registry
from quarterdeck.kernel.codec import to_json
from quarterdeck.server.advice import advice
from quarterdeck.server.problems import Trouble
from quarterdeck.server.schema import NewMatch
from quarterdeck.server.schema_study import AdviceOut
from quarterdeck.server.thinkers import Thinkers
from quarterdeck.server.thinking import advise
from services import wait_for

Visitor = Callable[[], httpx.Client]
HEAD = {"x-quarterdeck": "1"}
Answer = dict[str, Any]


def begin(http: httpx.Client, **more: Any) -> str:
    """A match of two seats, both held by this browser."""
    body = {"game": "kaisers-pirates", "scenario": "two-players", "seed": 11, **more}
    return str(http.post("/api/matches", json=body, headers=HEAD).json()["id"])


def asked(http: httpx.Client, match: str) -> Answer:
    """What a seat is asked."""
    waiting = http.get(f"/api/matches/{match}").json()["match"]["waiting_for"]
    state: Answer = http.get(f"/api/matches/{match}?seat={waiting[0]}").json()
    return state


def act(http: httpx.Client, match: str, state: Answer, action: str) -> None:
    body = {"seat": state["seat"], "decision": state["decision"]["id"], "action": action}
    assert http.post(f"/api/matches/{match}/actions", json=body, headers=HEAD).status_code == 200


def lost(http: httpx.Client, match: str, actions: int = 6) -> None:
    """Play a little, then give up."""
    for _ in range(actions):
        state = asked(http, match)
        act(http, match, state, state["decision"]["actions"][0]["action"])
    http.post(f"/api/matches/{match}/resign", json={"seat": "north"}, headers=HEAD).raise_for_status()


def test_a_captain_says_what_he_would_do_and_the_table_is_told(visitor: Visitor) -> None:
    http = visitor()
    match = begin(http)
    state = asked(http, match)
    offered = [offer["action"] for offer in state["decision"]["actions"]]
    reply = http.post(f"/api/matches/{match}/advice", json={"seat": state["seat"]}, headers=HEAD)
    told = reply.json()
    assert told["decision"] == state["decision"]["id"]
    assert 1 <= len(told["orders"]) <= 3
    for order in told["orders"]:
        assert order["actions"][0] in offered and len(order["says"]) == len(order["actions"])
        assert order["ahead"] <= order["worlds"]
        terms = order["speaks_for"] + order["speaks_against"]
        assert all(term["id"].startswith("kp-term-") for term in terms)
    seen = visitor().get(f"/api/matches/{match}").json()["match"]
    assert seen["advised"] == [{"seat": state["seat"], "n": state["n"]}]
    act(http, match, state, told["orders"][0]["actions"][0])


def test_a_captain_is_asked_one_thing_at_a_time(sqlite: str) -> None:
    """Whoever asks twice at once is told to come again in a second; afterwards the captain is free again."""

    async def run() -> None:
        async with House(sqlite) as hub:
            wish = NewMatch(game="kaisers-pirates", scenario="two-players", seed=11)
            match, _ = await hub.create(wish, PLAYER)
            async with match.lock:
                await hub.load(match)
            seat = match.waiting_for[0]
            with pytest.raises(Trouble, match="unavailable"):
                await advice(hub, Thinkers(hub, 0), match, seat)
            thinkers = Thinkers(hub, 1)
            try:
                twice = [advice(hub, thinkers, match, seat) for _ in range(2)]
                first, second = await asyncio.gather(*twice, return_exceptions=True)
                assert isinstance(first, AdviceOut) and isinstance(second, Trouble)
                assert (second.status, second.code, second.retry) == (429, "too-many-requests", 1)
                assert (await advice(hub, thinkers, match, seat)).decision == first.decision
            finally:
                await thinkers.close()

    asyncio.run(run())


def test_only_who_sits_there_may_ask_and_only_where_it_is_allowed(visitor: Visitor) -> None:
    http = visitor()
    match = begin(http)
    other = visitor().post(f"/api/matches/{match}/advice", json={"seat": "north"}, headers=HEAD)
    assert other.json()["code"] == "not-your-seat"
    silent = begin(http, advice=False)
    seat = asked(http, silent)["seat"]
    refused = http.post(f"/api/matches/{silent}/advice", json={"seat": seat}, headers=HEAD)
    assert (refused.status_code, refused.json()["code"]) == (403, "no-advice")
    assert http.get(f"/api/matches/{silent}").json()["match"]["advised"] == []


@pytest.mark.parametrize(
    "name,scenario", [("kaisers-pirates", "three-players"), ("flying-colors", "bec-du-raz")]
)
def test_advice_knows_nothing_hidden(name: str, scenario: str) -> None:
    """Another truth behind the same view: the same orders in the same words."""
    game = registry.load(name).new(scenario, seed="advice")
    bots = {seat: registry.player(game, seat, "lieutenant") for seat in game.seats}
    while game.count < 9:
        seat = next(iter(game.pending))
        game.apply(seat, game.ask_bot(bots[seat], seat))
    seat = next(iter(game.pending))
    other = game.fork(seat, "poison")
    if name == "kaisers-pirates":
        assert other.fingerprint() != game.fingerprint()
    orders = [advise(name, g.snapshot(), seat) for g in (game, other)]
    assert [(o.actions, o.says) for o in orders[0]] == [(o.actions, o.says) for o in orders[1]]


def test_a_finished_match_is_reviewed_once_and_kept(visitor: Visitor) -> None:
    http = visitor()
    match = begin(http)
    for call in (http.get, lambda path: http.post(path, headers=HEAD)):
        assert call(f"/api/matches/{match}/review").json()["code"] == "not-finished"
    lost(http, match)
    assert http.get(f"/api/matches/{match}/review").json()["status"] == "none"
    assert http.post(f"/api/matches/{match}/review", headers=HEAD).json()["status"] == "working"

    def ready() -> bool:
        return bool(http.get(f"/api/matches/{match}/review").json()["status"] == "ready")

    wait_for(ready, "the review", 120)
    found = http.post(f"/api/matches/{match}/review", headers=HEAD).json()["review"]
    assert found["result"] == [0.0, 1.0]
    assert found["looked_at"] == found["decisions"] == len(found["chances"]) > 1
    for side in found["sides"]:
        assert side["orders"] == sum(chance["seat"] == side["seat"] for chance in found["chances"])
        total = side["start"] + side["luck"] - side["own"] + side["others"]
        assert total == pytest.approx(side["result"], abs=1e-9)


def test_a_review_can_be_called_off(visitor: Visitor) -> None:
    http = visitor()
    match = begin(http, seed=12)
    lost(http, match, 12)
    http.post(f"/api/matches/{match}/review", headers=HEAD)
    for _ in range(2):  # the second time there is none
        assert http.post(f"/api/matches/{match}/review/cancel", headers=HEAD).json()["status"] == "none"


def test_only_so_many_reviews_wait(visitor: Visitor) -> None:
    """One is being made and eight may wait; whoever comes then is told when to come again."""
    http = visitor()
    matches = [begin(http, seed=20 + n) for n in range(10)]
    for match in matches:
        lost(http, match, 14)
    answers = [http.post(f"/api/matches/{match}/review", headers=HEAD) for match in matches]
    try:
        assert [answer.status_code for answer in answers] == [200] * 9 + [429]
        assert answers[9].headers["retry-after"] == "60"
    finally:
        for match in reversed(matches):
            http.post(f"/api/matches/{match}/review/cancel", headers=HEAD)


def test_somebody_plays_on_from_a_moment(visitor: Visitor) -> None:
    http = visitor()
    match = begin(http)
    early = http.post(f"/api/matches/{match}/play-on", json={"step": 0, "seat": "north"}, headers=HEAD)
    assert early.json()["code"] == "not-finished"
    lost(http, match)
    then = http.get(f"/api/matches/{match}/replay?seat=south&first=4&limit=1").json()["frames"][0]["view"]
    other = visitor()
    wish = {"step": 4, "seat": "south", "level": "random"}
    made = other.post(f"/api/matches/{match}/play-on", json=wish, headers=HEAD)
    assert made.status_code == 201
    fresh = made.json()["match"]
    assert fresh["origin"] == {"match": match, "step": 4} and not fresh["listed"]
    kinds = {seat["seat"]: (seat["kind"], seat["level"], seat["mine"]) for seat in fresh["seats"]}
    assert kinds == {"north": ("bot", "random", False), "south": ("human", None, True)}
    usual = other.post(
        f"/api/matches/{match}/play-on", json={"step": 0, "seat": "south"}, headers=HEAD
    ).json()
    assert {seat["level"] for seat in usual["match"]["seats"]} == {"lieutenant", None}
    frames = other.get(f"/api/matches/{fresh['id']}/replay?seat=south").json()["frames"]
    assert frames[0]["view"] == then
    assert other.get(f"/api/matches/{fresh['id']}").json()["match"]["status"] == "playing"
    other.post(f"/api/matches/{fresh['id']}/resign", json={"seat": "south"}, headers=HEAD).raise_for_status()
    record = other.get(f"/api/matches/{fresh['id']}/record").content
    again = registry.replay(record, verify=True)
    assert json.loads(to_json(again.anew().view("south"))) == then
    assert again.outcome is not None and again.outcome.ranking[0] == ("north",)
    begun = other.post(f"/api/matches/{fresh['id']}/review", headers=HEAD)
    assert begun.status_code == 200 and begun.json()["status"] in ("working", "ready")
    end = http.get(f"/api/matches/{match}/replay?first=4&limit=1").json()["total"] - 1
    for step, status in ((end - 1, 201), (end, 400), (999, 400)):
        wish = {"step": step, "seat": "south"}
        assert http.post(f"/api/matches/{match}/play-on", json=wish, headers=HEAD).status_code == status, step
