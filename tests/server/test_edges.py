"""Correct at the edges: cookies, nesting, odd headers, names, tokens, notation, and requests sent twice."""

from __future__ import annotations

import asyncio
import json
import resource
import secrets
import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hub_house import House, Wire, new
from quarterdeck.server import admin, examine, logs
from quarterdeck.server.database import migrate
from quarterdeck.server.hub import Caller
from quarterdeck.server.identity import guest_token
from quarterdeck.server.names import clean_name
from quarterdeck.server.problems import Trouble
from quarterdeck.server.schema import NewMatch
from quarterdeck.server.socket import NOT_YOURS, serve
from services import Server
from table_client import TableSocket, bearer, new_match

Visitor = Callable[[], httpx.Client]
Start = Callable[..., Server]
TWO = {"red": "human", "white": "human"}
ODD_COOKIES = ('a="b; c', "x={y}; z=[1]", "name=Vi\u00f1a", 'j={"a":"b"}', "=;=;;", "a b=c")


@pytest.mark.parametrize("odd", ODD_COOKIES)
def test_other_cookies_do_not_hide_ours(live: Server, visitor: Visitor, odd: str) -> None:
    """REST and WebSocket read the same header by the same rules [14.11]."""
    http = visitor()
    match, _ = new_match(http, "cutting-out", "two-captains", TWO)
    token = http.cookies["qd_guest"]
    for header in (f"{odd}; qd_guest={token}", f"qd_guest={token}; {odd}"):
        headers = [("cookie", header.encode().decode("latin-1"))]

        async def mine(headers: Any = headers) -> list[str]:
            async with connect(f"{live.ws}/ws/matches/{match}", additional_headers=headers) as ws:
                await ws.send('{"type":"hello","want":[]}')
                found: list[str] = json.loads(await ws.recv())["mine"]
                return found

        assert asyncio.run(mine()) == ["red", "white"]
        with httpx.Client(base_url=live.url) as plain:
            state = plain.get(f"/api/matches/{match}", headers={"cookie": header.encode()}).json()
            assert state["mine"] == ["red", "white"]


def test_the_cookie_among_others() -> None:
    assert guest_token('a="x; qd_guest=abc; b=c') == "abc"
    assert guest_token("qd_guest_2=no; qd_guest=yes") == "yes"
    assert guest_token("qd_guest=" + "x" * 200) is None
    assert guest_token("") is None


def raw_request(server: Server, head: str) -> int:
    with socket.create_connection(("127.0.0.1", server.port), 10) as connection:
        connection.sendall(head.encode("latin-1"))
        return int(connection.recv(4096).split()[1])


def test_odd_hosts_and_origins_are_refused(live: Server) -> None:
    for host in ("[", "[::1", "a:b:c", "]["):
        assert raw_request(live, f"GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n") == 421
    for origin in ("http://[", "http://[::1", "[", "null", "://"):
        head = f"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\nOrigin: {origin}\r\n"
        body = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
        assert raw_request(live, head + body) == 403


def test_deep_nesting_is_a_bad_request(live: Server, visitor: Visitor) -> None:
    deep = '{"options":' * 5_000 + "1" + "}" * 5_000
    for text in (deep, "[" * 30_000 + "]" * 30_000):
        reply = visitor().post("/api/matches", content=text, headers={"content-type": "application/json"})
        assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")
    match, _ = new_match(visitor(), "cutting-out", "two-captains", TWO)

    async def run() -> None:
        async with connect(f"{live.ws}/ws/matches/{match}") as ws:
            await ws.send("[" * 8_000)
            assert json.loads(await ws.recv())["problem"]["code"] == "bad-request"
            await ws.send('{"type":"ping","ref":7}')
            assert json.loads(await ws.recv()) == {"type": "pong", "ref": 7}

    asyncio.run(run())


def test_log_lines_name_request_and_match(sqlite: str, start: Start, tmp_path: Path) -> None:
    server = start(sqlite, "--thinkers", "0")
    with httpx.Client(base_url=server.url) as http:
        match, _ = new_match(http, "cutting-out", "two-captains", TWO)
        reply = http.get(f"/api/matches/{match}")
    # The line is written after the answer has gone out; a server that has stopped has written all of them.
    server.stop()
    lines = [
        json.loads(line) for line in (tmp_path / "server.log").read_text().splitlines() if line[0] == "{"
    ]
    [line] = [line for line in lines if line.get("request") == reply.headers["x-request-id"]]
    assert (line["match"], line["status"], line["event"]) == (match, 200, "request")
    assert line["route"] == "/api/matches/{match_id}"


def test_an_outage_is_one_line_a_second(sqlite: str, start: Start, tmp_path: Path) -> None:
    server = start(sqlite, "--thinkers", "0", "--log-level", "warning")
    with (
        httpx.Client(base_url=server.url, timeout=30) as http,
        sqlite3.connect(tmp_path / "test.sqlite") as db,
    ):
        db.execute("ALTER TABLE matches RENAME TO elsewhere")
        db.commit()
        began = time.monotonic()
        for _ in range(60):
            assert http.get("/api/matches").status_code == 503
        seconds = time.monotonic() - began
    server.stop()
    said = (tmp_path / "server.log").read_text()
    assert "Traceback" not in said
    lines = [line for line in said.splitlines() if "the database does not answer" in line]
    assert 1 <= len(lines) <= 2 + seconds
    assert all(len(line) < 700 for line in lines)


def test_a_traceback_can_be_read() -> None:
    try:
        raise ValueError("no wind")
    except ValueError as error:
        made = logs.readable(None, "", {"event": "x", "exc_info": error})
    assert made["error"] == "ValueError: no wind"
    assert made["traceback"][-1] == "ValueError: no wind"
    assert all("\n" not in line for line in made["traceback"])


# ---- done once ----------------------------------------------------------------------------------


def test_a_match_is_made_once(live: Server, visitor: Visitor) -> None:
    """The answer was lost and the request is sent again, even without the cookie of the first [14.13]."""
    once = secrets.token_urlsafe(24)
    wish = {"game": "cutting-out", "scenario": "two-captains", "once": once, "seats": {"white": "open"}}
    first = visitor().post("/api/matches", json=wish)
    again = visitor()
    second = again.post("/api/matches", json=wish)
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.json()["id"] == second.json()["id"]
    assert first.json()["keys"] == second.json()["keys"]
    match = first.json()["id"]
    assert again.get(f"/api/matches/{match}").json()["mine"] == ["red"]
    other = visitor().post("/api/matches", json={**wish, "once": secrets.token_urlsafe(24)})
    assert other.json()["id"] != match
    assert other.json()["keys"][0]["key"] != first.json()["keys"][0]["key"]
    weak = visitor().post("/api/matches", json={**wish, "once": "1234"})
    assert weak.status_code == 400, "what stands for a key cannot be guessed"


def test_a_match_is_made_once_by_two_processes(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second has looked just before the first was done."""
    wish = NewMatch(game="cutting-out", scenario="two-captains", once=secrets.token_urlsafe(24))

    async def run() -> None:
        async with House(sqlite) as one, House(sqlite) as two:
            match, keys = await one.create(wish, "player-one")
            real, looked = two.store.made_once, list[str]()

            async def too_early(once: str) -> str | None:
                looked.append(once)
                return None if len(looked) == 1 else await real(once)

            monkeypatch.setattr(two.store, "made_once", too_early)
            again, same = await two.create(wish, "player-one")
            assert (again.id, same, len(looked)) == (match.id, keys, 2)

    asyncio.run(run())


def test_an_undo_is_done_once(visitor: Visitor) -> None:
    http = visitor()
    match, _ = new_match(http, "cutting-out", "two-captains", TWO)
    for action in ("send 1",):
        question = http.get(f"/api/matches/{match}?seat=red").json()["decision"]["id"]
        body = {"decision": question, "action": action, "seat": "red"}
        assert http.post(f"/api/matches/{match}/actions", json=body).status_code == 200
    wish = {"seat": "red", "once": secrets.token_urlsafe(24)}
    first = http.post(f"/api/matches/{match}/undo", json=wish).json()
    again = http.post(f"/api/matches/{match}/undo", json=wish).json()
    assert (first["seq"], first["repeated"], again["seq"], again["repeated"]) == (2, False, 2, True)
    assert http.get(f"/api/matches/{match}?seat=red").json()["seq"] == 2


def test_actions_are_kept_in_one_notation(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub)
            question = match.game.decision_id("red")
            assert question is not None
            await match.act("red", question, "send  1")
            [entry] = await hub.store.journal(match.id)
            assert entry.action == "send 1"
            assert (await match.act("red", question, " send 1 ")).repeated

    asyncio.run(run())


# ---- who one is ---------------------------------------------------------------------------------


def test_tokens_are_made_by_the_server(visitor: Visitor) -> None:
    """A cookie that somebody else planted does not become one's identity [14.16]."""
    http = visitor()
    http.cookies.set("qd_guest", "planted")
    match, _ = new_match(http, "cutting-out", "two-captains", TWO)
    planted = visitor()
    planted.cookies.set("qd_guest", "planted")
    assert planted.get(f"/api/matches/{match}").json()["mine"] == []
    tokens = {cookie.value for cookie in http.cookies.jar} - {"planted"}
    assert len(tokens) == 1
    mine = visitor()
    mine.cookies.set("qd_guest", tokens.pop())
    assert mine.get(f"/api/matches/{match}").json()["mine"] == ["red", "white"]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Horatio   Nelson ", "Horatio Nelson"),
        ("Don Jos\u00e9", "Don Jos\u00e9"),
        ("Jose\u0301", "Jos\u00e9"),
        ("\u8c46" * 32, "\u8c46" * 32),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("x" * 33, None),
        ("\u202egnp.exe", None),
        ("a\u2066b", None),
        ("\u200b", None),
        ("\u3164", None),
        ("   ", None),
        ("a" + "\u0300\u0301\u0302\u0303\u0304\u0305", None),
        ("\u0301", None),
        ("\u0301abc", None),
        ("n\u0323\u0307x", "\u1e47\u0307x"),  # a mark that no letter is made with stays a mark
        ("x\u0301\u0301\u0301", "x\u0301\u0301\u0301"),
        ("x\u0301\u0301\u0301\u0301", None),
        ("a\x00b", None),
        ("\ue000", None),
    ],
)
def test_names(name: str, kept: str | None) -> None:
    if kept is not None:
        assert clean_name(name) == kept
        return
    with pytest.raises(Trouble, match="bad-name"):
        clean_name(name)


def test_bad_names_are_refused_wherever_they_come(visitor: Visitor) -> None:
    bad = "\u202eNelson"
    wish: dict[str, Any] = {"game": "cutting-out", "scenario": "two-captains", "seats": {"white": "open"}}
    for more in ({"name": bad}, {"seats": {"red": {"kind": "bot", "name": bad}}}):
        assert visitor().post("/api/matches", json=wish | more).json()["code"] == "bad-name"
    match, _ = new_match(visitor(), "cutting-out", "two-captains", {"white": "open"})
    reply = visitor().post(f"/api/matches/{match}/seats/white/claim", json={"name": bad})
    assert reply.json()["code"] == "bad-name"


# ---- keys that leaked, and players who leave ----------------------------------------------------


def test_a_leaked_key_is_renewed_by_its_holder(live: Server, visitor: Visitor) -> None:
    host, thief = visitor(), visitor()
    match, keys = new_match(host, "cutting-out", "two-captains", TWO)
    stolen = thief.post(f"/api/matches/{match}/seats/red/claim", json={"key": keys["red"]})
    assert stolen.status_code == 200
    seen = host.get(f"/api/matches/{match}/seats/red/uses").json()
    assert [use["mine"] for use in seen["browsers"]].count(False) == 1, (
        "the holder sees that somebody is there"
    )
    stranger = visitor()
    assert stranger.get(f"/api/matches/{match}/seats/red/uses").json()["code"] == "not-your-seat"
    assert stranger.post(f"/api/matches/{match}/seats/red/renew").json()["code"] == "not-your-seat"

    async def run() -> dict[str, Any]:
        spy = await TableSocket(live.ws, match, "red", keys["red"], ("events",)).open()
        uses = await asyncio.to_thread(host.get, f"/api/matches/{match}/seats/red/uses")
        assert uses.json()["sockets"] == 1
        renewed = await asyncio.to_thread(host.post, f"/api/matches/{match}/seats/red/renew")
        with pytest.raises(ConnectionClosed, match="4403"):
            await asyncio.wait_for(spy.until(lambda: False), 10)
        found: dict[str, Any] = renewed.json()
        return found

    fresh = asyncio.run(run())["key"]["key"]
    assert thief.get(f"/api/matches/{match}").json()["mine"] == []
    old = visitor().get(f"/api/matches/{match}", headers=bearer(keys["red"]))
    assert old.json()["mine"] == []
    assert visitor().get(f"/api/matches/{match}", headers=bearer(fresh)).json()["mine"] == ["red"]
    assert host.get(f"/api/matches/{match}").json()["mine"] == ["red", "white"]


def test_when_a_seat_was_last_used_is_noted_for_that_seat(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with House(sqlite) as hub:
            one, other = await new(hub), await new(hub)
            now = time.time() + 3600
            monkeypatch.setattr("quarterdeck.server.store.time", lambda: now)
            await hub.store.seen([(one.id, "red", "player-one"), (one.id, "white", None)])
            noted = []
            for match in (one, other):
                for seat in ("red", "white"):
                    [(_, _, seen)], key_seen = await hub.store.uses(match.id, seat)
                    noted.append((seen == now, key_seen == now))
            assert noted == [(True, False), (False, True), (False, False), (False, False)]

    asyncio.run(run())


def test_news_of_a_renewed_key_reach_the_sockets_of_other_processes(database: str) -> None:
    """And only those that look through that seat."""

    async def run() -> None:
        async with House(database) as one, House(database) as two:
            match = await new(one)
            wires: dict[str | None, Any] = {"red": Wire(), "white": Wire(), None: Wire()}
            there = []
            for seat, wire in wires.items():
                caller = Caller("player-one" if seat else None)
                there.append(asyncio.create_task(serve(two, match.id, caller, wire)))
                while wire.say is None:
                    await asyncio.sleep(0.01)
                wire.say(
                    json.dumps({"type": "hello", "want": []} | ({"seat": seat} if seat else {})).encode()
                )
                while len(wire.heard) < 2:
                    await asyncio.sleep(0.01)
            await one.renew_key(match, "red", None)
            await two.match(match.id).hear_seats()
            assert wires["red"].left is not None and wires["red"].left[0] == NOT_YOURS
            assert wires["white"].left is None and wires[None].left is None
            for wire in wires.values():
                wire.gone.set_result(None)
            await asyncio.gather(*there)

    asyncio.run(run())


def test_who_is_forgotten_leaves_no_name_and_a_free_seat(sqlite: str, tmp_path: Path) -> None:
    name = "Unforgettable-7c1f"

    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub, seats={"red": "human", "white": "open"}, name="Villeneuve")
            await hub.claim(match.id, "white", None, "player-two", name)
            for kept in tmp_path.glob("test.sqlite*"):
                if name.encode() in kept.read_bytes():
                    break
            else:
                raise AssertionError("the name is nowhere, so this shows nothing")
            await admin.forget(hub.store, "player-two")
            for kept in tmp_path.glob("test.sqlite*"):
                assert name.encode() not in kept.read_bytes(), kept.name
            row = await match.refresh()
            assert (row.status, row.seats["white"].claimed, row.seats["white"].kind) == (
                "waiting",
                False,
                "open",
            )
            await hub.claim(match.id, "white", None, "player-three", "Gravina")
            assert (await match.refresh()).status == "playing"

    asyncio.run(run())


# ---- health -------------------------------------------------------------------------------------


def test_a_full_disk_is_no_health(sqlite: str, start: Start) -> None:
    """Files may not grow any more: the same to the server as a disk without room [14.14]."""
    server = start(sqlite, "--thinkers", "0")
    with httpx.Client(base_url=server.url, timeout=30) as http:
        new_match(http, "cutting-out", "two-captains", TWO)
        assert http.get("/healthz").status_code == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        wish = {"game": "cutting-out", "scenario": "two-captains"}
        assert http.post("/api/matches", json=wish).status_code == 503
        ill = http.get("/healthz")
        assert (ill.status_code, ill.json()["code"]) == (503, "unavailable")
        resource.prlimit(
            server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        )
        assert http.get("/healthz").status_code == 200, "room again"
        assert http.post("/api/matches", json=wish).status_code == 201


def test_too_little_room_is_no_health(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite) as hub:
            assert await hub.store.can_write(1)
            assert not await hub.store.can_write(2**62)

    asyncio.run(run())


def test_health_fails_while_draining(sqlite: str, start: Start) -> None:
    server = start(sqlite, "--thinkers", "0", "--drain", "3")
    with httpx.Client(base_url=server.url, timeout=30) as http:
        assert http.get("/healthz").status_code == 200
        server.process.terminate()
        for _ in range(100):
            reply = http.get("/healthz")
            if reply.status_code == 503:
                break
            time.sleep(0.01)
        assert reply.json()["code"] == "draining"
        assert http.get("/api/games").status_code == 200, "and yet everybody is still served"
    assert server.process.wait(30) in (0, -15)


def test_doctor_looks_at_what_is_configured(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("QUARTERDECK_DATABASE", sqlite)
    assert "made when first needed" in examine.database()
    asyncio.run(migrate(sqlite))
    assert examine.database().endswith("0 matches")
    (tmp_path / "test.sqlite").write_bytes(b"SQLite format 3" + bytes(5000))
    with pytest.raises(Exception, match=r"database|file"):
        examine.database()
    monkeypatch.setenv("QUARTERDECK_DATABASE", "sqlite:////proc/nowhere/x.sqlite")
    with pytest.raises(AssertionError, match="cannot be written to"):
        examine.database()
    monkeypatch.setenv("QUARTERDECK_DATABASE", "postgresql://x:secret@127.0.0.1:1/x")
    with pytest.raises(OSError, match=r"\[Errno|Connect"):
        examine.database()
    assert "none" in examine.broker()
    monkeypatch.setenv("QUARTERDECK_BROKER", "redis://127.0.0.1:1/0")
    with pytest.raises(AssertionError, match="does not answer"):
        examine.broker()
