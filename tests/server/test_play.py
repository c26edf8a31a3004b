"""Two real clients play to the end over HTTP and WebSocket; one is cut off and returns; a third watches."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import httpx
import pytest

import quarterdeck as qd
from quarterdeck.registry import games
from services import Server
from table_client import TableSocket, bearer, new_match

Visitor = Callable[[], httpx.Client]
WANT = ("view", "decision", "events", "hints")
LONGEST = 4000  # decisions
SHORT = {"flying-colors": "audierne-bay"}  # where the first scenario takes long at random


def opening(game: str) -> tuple[str, tuple[str, ...]]:
    rules = qd.load(game)
    scenario = SHORT.get(game, rules.scenarios()[0].id)
    return scenario, rules.seats(scenario, rules.complete_options(scenario, {}))


async def play_over_socket(clients: dict[str, TableSocket], http: httpx.Client, match: str) -> None:
    rng = random.Random(1)
    first = next(iter(clients.values()))
    for turn in range(LONGEST):
        if first.over:
            return
        seat = rng.choice([seat for seat in clients if seat in first.state["waiting_for"]])
        client = clients[seat]
        choice = client.choice(rng)
        assert choice is not None, f"{seat} is waited for but has no decision"
        if turn % 3 == 0:
            body = {"decision": choice[0], "action": choice[1]}
            reply = http.post(f"/api/matches/{match}/actions", json=body, headers=bearer(client.key or ""))
            assert reply.status_code == 200, reply.text
            target = reply.json()["seq"]
        else:
            ref = await client.act(*choice)
            await client.until(lambda client=client, ref=ref: ref in client.acks or client.errors)
            assert not client.errors
            target = client.acks[ref]["seq"]
        if turn == 10:
            await client.cut()
            await client.open()
        await asyncio.gather(
            *(other.until(lambda other=other, t=target: other.seq >= t) for other in clients.values())
        )
    raise AssertionError(f"not over after {LONGEST} decisions")


@pytest.mark.parametrize("game", games(small=True))
def test_two_clients_to_the_end(live: Server, visitor: Visitor, game: str) -> None:
    scenario, seats = opening(game)
    http = visitor()
    match, keys = new_match(http, game, scenario, dict.fromkeys(seats, "human"), seed=7)

    async def run() -> tuple[dict[str, TableSocket], TableSocket]:
        clients = {seat: await TableSocket(live.ws, match, seat, keys[seat], WANT).open() for seat in seats}
        spectator = await TableSocket(live.ws, match, None, None, WANT).open()
        assert spectator.state["decision"] is None
        await play_over_socket(clients, http, match)
        late = await TableSocket(live.ws, match, None, None, WANT).open()
        await spectator.until(lambda: spectator.over)
        assert spectator.events == late.events, "the spectator saw each event once, in order"
        for client in clients.values():
            await client.until(lambda client=client: client.over)
            numbers = [event["n"] for event in client.events]
            assert numbers == sorted(set(numbers)), "each event once and in order"
            again = await TableSocket(live.ws, match, client.seat, client.key, WANT).open()
            assert again.events == client.events, "who was cut off has missed nothing"
            await again.close()
            await client.close()
        await late.close()
        await spectator.close()
        return clients, spectator

    clients, spectator = asyncio.run(run())
    final = http.get(f"/api/matches/{match}").json()
    assert final["match"]["status"] == "finished"
    assert final["match"]["outcome"]["ranking"]
    record = http.get(f"/api/matches/{match}/record").json()
    played = qd.replay(record, verify=True)
    assert played.over
    assert final["match"]["key"] == played.key.hex()
    for seat, client in clients.items():
        visible = [event.n + 1 for event in played.log(seat)]
        assert [event["n"] for event in client.events] == visible, f"{seat} saw exactly its own events"
    assert [event["n"] for event in spectator.events] == [event.n + 1 for event in played.log(None)]


def test_a_computer_player_may_have_a_temper(visitor: Visitor) -> None:
    http = visitor()
    told = {game["id"]: game["tempers"] for game in http.get("/api/games").json()["games"]}
    assert told == {game: ["bold", "careful"] for game in qd.games()}
    wish = {"game": "kaisers-pirates", "scenario": "two-players"}
    bold = {"north": {"kind": "human"}, "south": {"kind": "bot", "level": "bold-captain"}}
    made = http.post("/api/matches", json=wish | {"seats": bold})
    assert made.status_code == 201
    assert [seat["level"] for seat in made.json()["match"]["seats"]] == [None, "bold-captain"]
    shy = bold | {"south": {"kind": "bot", "level": "shy-captain"}}
    refused = http.post("/api/matches", json=wish | {"seats": shy})
    assert refused.status_code == 400
    assert "no computer player 'shy-captain'" in refused.text


def test_computer_players_play_whole_matches(visitor: Visitor) -> None:
    http = visitor()
    seats = {"red": "human", "white": {"kind": "bot", "level": "random"}, "blue": {"kind": "bot"}}
    match, _ = new_match(http, "cutting-out", "three-captains", seats)

    async def run() -> None:
        rng = random.Random(3)
        cookie = http.cookies["qd_guest"]
        key = {"cookie": f"qd_guest={cookie}"}
        for _ in range(400):
            state = http.get(f"/api/matches/{match}", headers=key).json()
            if state["match"]["status"] == "finished":
                return
            decision = state["decision"]
            if decision is None:
                await asyncio.sleep(0.02)
                continue
            action = rng.choice(decision["actions"])["action"]
            body = {"decision": decision["id"], "action": action}
            assert http.post(f"/api/matches/{match}/actions", json=body).status_code == 200
        raise AssertionError("the match did not end")

    asyncio.run(run())
    assert qd.replay(http.get(f"/api/matches/{match}/record").json(), verify=True).over


def test_an_answer_sent_twice_is_done_once(visitor: Visitor) -> None:
    http = visitor()
    match, _ = new_match(http, "cutting-out", "two-captains", {"red": "human", "white": "human"})
    state = http.get(f"/api/matches/{match}?seat=red").json()
    body = {"decision": state["decision"]["id"], "action": "send 2", "seat": "red"}
    first = http.post(f"/api/matches/{match}/actions", json=body).json()
    again = http.post(f"/api/matches/{match}/actions", json=body).json()
    assert first == {"seq": 1, "n": first["n"], "repeated": False}
    assert again == {"seq": 1, "n": first["n"], "repeated": True}
    other = http.post(f"/api/matches/{match}/actions", json={**body, "action": "send 3"})
    assert other.status_code == 409
    assert other.json()["code"] == "stale-decision"


def test_refusals_carry_reason_and_rule(visitor: Visitor) -> None:
    http = visitor()
    match, _ = new_match(http, "cutting-out", "two-captains", {"red": "human", "white": "human"})
    decision = http.get(f"/api/matches/{match}?seat=red").json()["decision"]["id"]

    def send(action: str, question: str = decision) -> httpx.Response:
        body = {"decision": question, "action": action, "seat": "red"}
        return http.post(f"/api/matches/{match}/actions", json=body)

    malformed, illegal, stale = send("fly 3"), send("send 9"), send("send 1", "0-nothing")
    assert (malformed.status_code, malformed.json()["code"]) == (400, "malformed-action")
    assert (illegal.status_code, illegal.json()["code"]) == (409, "illegal-action")
    assert illegal.json()["reason"]["id"] == "qd-not-offered"
    assert illegal.json()["rule"] == "2"
    assert (stale.status_code, stale.json()["code"]) == (409, "stale-decision")
    assert stale.headers["content-type"] == "application/problem+json"
    assert http.get(f"/api/matches/{match}?seat=red").json()["seq"] == 0


def test_undo_is_one_more_line_and_clients_rewind(live: Server, visitor: Visitor) -> None:
    http = visitor()
    match, keys = new_match(http, "cutting-out", "two-captains", {"red": "human", "white": "human"}, seed=3)

    async def run() -> None:
        red = await TableSocket(live.ws, match, "red", keys["red"], WANT).open()
        white = await TableSocket(live.ws, match, "white", keys["white"], WANT).open()
        away = await TableSocket(live.ws, match, "red", keys["red"], WANT).open()
        before = list(red.events)
        question = red.state["decision"]["id"]
        await red.act(question, "send 4")
        await red.until(lambda: red.seq == 1)
        assert red.state["can_undo"]
        await white.until(lambda: white.seq == 1)
        assert not white.state["can_undo"]
        await away.until(lambda: away.seq == 1)
        await away.cut()
        ref = await white.ask("undo")
        await white.until(lambda: white.errors)
        assert white.errors[0]["ref"] == ref
        assert white.errors[0]["problem"]["code"] == "undo-refused"
        await red.ask("undo")
        await red.until(lambda: red.seq == 2)
        assert red.events == before
        assert red.state["decision"]["id"] == question, "the same question is open again"
        await away.open()
        assert away.events == before, "who was away drops what was taken back"
        await red.act(question, "send 1")
        await red.until(lambda: red.seq == 3)
        for client in (red, white, away):
            await client.close()

    asyncio.run(run())


def test_hotseat_and_preview_and_hints(visitor: Visitor) -> None:
    http = visitor()
    match, _ = new_match(http, "cutting-out", "two-captains", {"red": "human", "white": "human"})
    state = http.get(f"/api/matches/{match}").json()
    assert state["mine"] == ["red", "white"]
    body = {"decision": state["decision"]["id"], "action": "send 0"}
    ambiguous = http.post(f"/api/matches/{match}/actions", json=body)
    assert ambiguous.json()["code"] == "which-seat"
    preview = http.post(f"/api/matches/{match}/preview", json={"action": "send 1", "seat": "white"})
    assert preview.status_code == 200, preview.text
    illegal = http.post(f"/api/matches/{match}/preview", json={"action": "show 1", "seat": "white"})
    assert illegal.json()["code"] == "illegal-action"
    assert http.get(f"/api/matches/{match}/hints?seat=white").status_code == 200


def test_open_seats_are_claimed_once_and_then_the_match_begins(visitor: Visitor) -> None:
    host, friend, late = visitor(), visitor(), visitor()
    match, keys = new_match(host, "cutting-out", "two-captains", {"red": "human", "white": "open"})
    state = host.get(f"/api/matches/{match}").json()
    assert (state["match"]["status"], state["decision"]) == ("waiting", None)
    early = host.post(f"/api/matches/{match}/actions", json={"decision": "0-x", "action": "send 1"})
    assert early.json()["code"] == "not-started"
    assert match in [m["id"] for m in late.get("/api/matches?show=open").json()["matches"]]
    claimed = friend.post(f"/api/matches/{match}/seats/white/claim", json={"name": "Anna"})
    assert claimed.status_code == 200, claimed.text
    key = claimed.json()["key"]
    assert key["link"].endswith(f"/t/{match}#white.{key['key']}")
    assert key["key"] != keys["white"], "the host's invitation no longer opens the seat"
    assert late.post(f"/api/matches/{match}/seats/white/claim").json()["code"] == "seat-taken"
    stolen = host.post(f"/api/matches/{match}/seats/white/claim", json={"key": keys["white"]})
    assert stolen.json()["code"] == "wrong-key"
    assert friend.get(f"/api/matches/{match}").json()["mine"] == ["white"]
    other_device = visitor()
    opened = other_device.post(f"/api/matches/{match}/seats/white/claim", json={"key": key["key"]})
    assert opened.status_code == 200
    assert other_device.get(f"/api/matches/{match}").json()["seat"] == "white"
    assert host.get(f"/api/matches/{match}").json()["match"]["status"] == "playing"


def test_the_lobby_comes_in_pages(visitor: Visitor) -> None:
    http = visitor()
    made = [new_match(http, "cutting-out", "two-captains", {})[0] for _ in range(2)]
    found = []
    before = ""
    for _ in range(2):
        page = http.get(f"/api/matches?show=mine&limit=1{before}").json()
        found += [match["id"] for match in page["matches"]]
        before = f"&before={page['next']}"
    assert found == made[::-1]
    assert http.get("/api/matches?show=mine&limit=3").json()["next"] is None


def test_resign_and_rematch(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    match, _ = new_match(host, "cutting-out", "two-captains", {"red": "human", "white": "open"})
    friend.post(f"/api/matches/{match}/seats/white/claim")
    assert host.get(f"/api/matches/{match}/record").json()["code"] == "sealed"
    assert host.post(f"/api/matches/{match}/rematch").json()["code"] == "not-finished"
    assert friend.post(f"/api/matches/{match}/resign").status_code == 200
    final = host.get(f"/api/matches/{match}").json()["match"]
    assert final["outcome"]["ranking"] == [["red"], ["white"]]
    assert final["outcome"]["resigned"] == ["white"]
    assert friend.post(f"/api/matches/{match}/resign").json()["code"] == "finished"
    asked = host.post(f"/api/matches/{match}/rematch")
    assert (asked.status_code, asked.json()["id"]) == (202, match), "it needs both sides"
    assert friend.get(f"/api/matches/{match}").json()["match"]["rematch_by"] == ["red"]
    again = friend.post(f"/api/matches/{match}/rematch")
    assert again.status_code == 201, again.text
    new = again.json()["id"]
    assert again.json()["match"]["status"] == "playing", "everybody keeps their seat"
    assert friend.post(f"/api/matches/{match}/rematch").json()["id"] == new, "the same rematch for all"
    assert friend.get(f"/api/matches/{new}").json()["mine"] == ["white"]
    assert host.get(f"/api/matches/{new}").json()["mine"] == ["red"]
    hashes = {
        client.get(f"/api/matches/{m}").json()["match"]["key_hash"]
        for client in (host,)
        for m in (match, new)
    }
    assert len(hashes) == 2, "with new dice"


def test_replay_shows_what_a_seat_saw(visitor: Visitor) -> None:
    http = visitor()
    match, _ = new_match(http, "cutting-out", "two-captains", {"red": "human", "white": "human"}, seed=1)
    for seat, action in (("red", "send 3"), ("white", "send 1")):
        decision = http.get(f"/api/matches/{match}?seat={seat}").json()["decision"]["id"]
        body = {"decision": decision, "action": action, "seat": seat}
        assert http.post(f"/api/matches/{match}/actions", json=body).status_code == 200
    red = http.get(f"/api/matches/{match}/replay?seat=red").json()
    assert [frame["step"] for frame in red["frames"]] == list(range(red["total"]))
    live_events = http.get(f"/api/matches/{match}?seat=red").json()["events"]
    assert [event for frame in red["frames"] for event in frame["events"]] == live_events
    page = http.get(f"/api/matches/{match}/replay?seat=red&first=1&limit=1").json()
    assert page["frames"] == red["frames"][1:2]
    stranger = visitor()
    assert stranger.get(f"/api/matches/{match}/replay?seat=red").json()["code"] == "not-your-seat"
    watched = stranger.get(f"/api/matches/{match}/replay").json()["frames"]
    sealed = [event["what"] for frame in watched for event in frame["events"]]
    assert "co-sealed" not in sealed, "sealed orders stay sealed for spectators"
    http.post(f"/api/matches/{match}/resign", json={"seat": "white"})
    assert stranger.get(f"/api/matches/{match}/replay?seat=red").status_code == 200, "open after the end"
