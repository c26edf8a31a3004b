"""Cheap for many, costly for none: what one caller may take of memory, time and room [14.7 to 14.10]."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import sqlite3
import struct
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, update

import quarterdeck as qd
from hub_house import House, new, play
from quarterdeck.server import lines, past
from quarterdeck.server import socket as socket_module
from quarterdeck.server.app import create_app, running
from quarterdeck.server.past import Abandoned, Past
from quarterdeck.server.settings import Limits, Settings
from quarterdeck.server.table import frames
from quarterdeck.server.tables import holders, matches, players
from services import Server, wait_for
from table_client import new_match

Visitor = Callable[[], httpx.Client]
Start = Callable[..., Server]


def handshake(server: Server, match: str, at_once: bytes = b"") -> socket.socket:
    """A WebSocket that will read nothing but the answer to its handshake; something may be said with it."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    ask = (
        f"GET /ws/matches/{match} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    raw.sendall(ask.encode() + at_once)
    assert b"101" in raw.recv(1024)
    return raw


def is_cut_off(raw: socket.socket, say: bytes) -> bool:
    """Say the same again and again until the other end has closed; False if it never does."""
    raw.settimeout(1)
    end = time.monotonic() + 90
    while time.monotonic() < end:
        try:
            raw.sendall(say * 100)
            time.sleep(0.02)
        except ConnectionError:
            return True
        except TimeoutError:  # it does not read either, for now
            continue
    return False


def masked(text: bytes) -> bytes:
    """A text frame of a client, masked with zeros."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


def test_sockets_that_never_read_cost_little_and_are_cut_off(
    sqlite: str, start: Start, request: pytest.FixtureRequest
) -> None:
    """Ten of them ask for everything again and again."""
    server = start(sqlite, "--thinkers", "0")
    with httpx.Client(base_url=server.url, timeout=30) as http:
        match, _ = new_match(http, "flying-colors", "trafalgar", {}, seed=1)
    before = server.memory()
    deaf = [handshake(server, match) for _ in range(10)]
    request.addfinalizer(lambda: [raw.close() for raw in deaf])
    most = 0
    for raw in deaf:
        assert is_cut_off(raw, masked(b'{"type":"hello","want":["view","decision"]}'))
        most = max(most, server.memory() - before)
    assert most < 60_000_000
    with httpx.Client(base_url=server.url, timeout=30) as http:
        assert http.get("/healthz").status_code == 200
        assert "quarterdeck_sockets 0.0" in http.get("/metrics").text


@pytest.mark.parametrize("at_once", [15, 16, 17, 40])
def test_whoever_says_much_at_once_is_heard_again_afterwards(live: Server, at_once: int) -> None:
    """A server that stops reading because too much waits for it reads on when it has dealt with that."""
    with httpx.Client(base_url=live.url, timeout=30) as http:
        match, _ = new_match(http, "cutting-out", "two-captains", {}, seed=1)
    raw = handshake(live, match)
    raw.settimeout(20)
    answers = b""
    for said in (1, at_once, 1):
        raw.sendall(masked(b'{"type":"ping","ref":1}') * said)
        while answers.count(b'"pong"') < said:
            heard = raw.recv(4096)
            assert heard, "the server hung up"
            answers += heard
        answers = b""
    raw.close()


def test_what_is_said_before_the_answer_to_the_handshake_breaks_nothing(live: Server) -> None:
    with httpx.Client(base_url=live.url, timeout=30) as http:
        match, _ = new_match(http, "cutting-out", "two-captains", {}, seed=1)
    ping = masked(b'{"type":"ping","ref":7}')
    raw = handshake(live, match, at_once=ping)
    raw.settimeout(20)
    raw.sendall(ping)
    assert b'"pong"' in raw.recv(4096)
    raw.sendall(masked(b'{"type":"hello","want":[]}'))
    answer = b""
    while b'"type":"state"' not in answer:  # it comes together with the welcome
        heard = raw.recv(4096)
        assert heard, "the server hung up"
        answer += heard
    raw.close()


def test_a_line_that_breaks_is_forgotten(live: Server) -> None:
    """Cut without a word, as by a browser that is killed: nobody listens there any more."""
    with httpx.Client(base_url=live.url, timeout=30) as http:

        def listening() -> float:
            text = http.get("/metrics").text
            return float(text.partition("\nquarterdeck_sockets ")[2].split()[0])

        match, _ = new_match(http, "cutting-out", "two-captains", {}, seed=1)
        before = listening()
        raw = handshake(live, match)
        wait_for(lambda: listening() == before + 1, "listening")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        raw.close()
        wait_for(lambda: listening() == before, "forgetting", 20)


def test_hello_costs_more_than_other_messages(sqlite: str) -> None:
    from hub_house import Wire
    from quarterdeck.server.hub import Caller

    async def run() -> None:
        async with House(sqlite, limits=Limits(messages_per_second=0.001, messages_burst=25)) as hub:
            match = await new(hub)
            wire: Any = Wire()
            task = asyncio.create_task(socket_module.serve(hub, match.id, Caller(), wire))
            while wire.say is None:
                await asyncio.sleep(0.01)
            for _ in range(3):
                wire.say(b'{"type":"hello","want":[]}')
            for _ in range(6):
                wire.say(b'{"type":"ping","ref":4}')
            while len(wire.heard) < 11:
                await asyncio.sleep(0.01)
            kinds = [json.loads(text)["type"] for text in wire.heard]
            assert kinds == ["welcome", "state"] * 2 + ["error"] + ["pong"] * 5 + ["error"]
            wire.gone.set_result(None)
            await task

    asyncio.run(run())


def test_who_does_not_read_or_says_nothing_is_let_go(sqlite: str) -> None:
    from hub_house import Wire
    from quarterdeck.server.hub import Caller

    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub)
            for silent in (True, False):
                wire: Any = Wire()
                session = socket_module.Session(hub, match, Caller(), wire)
                session.check(session._began + 10)
                assert wire.left is None
                if silent:
                    session.check(session._began + socket_module.HELLO_SECONDS + 1)
                    assert wire.left[0] == socket_module.SILENT
                else:
                    match.watchers.add(session._watcher)
                    wire.stuck_since = 100.0
                    session.check(100.0 + socket_module.STUCK_SECONDS + 1)
                    assert wire.left[0] == socket_module.TOO_SLOW
                    assert session._watcher not in match.watchers

    asyncio.run(run())


def test_half_open_connections_time_out(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing said, half a request, half a body: all are closed by the server."""
    import uvicorn

    monkeypatch.setattr(lines, "REQUEST_SECONDS", 0.5)
    app = create_app(Settings(database=sqlite, thinkers=0, limits=Limits(enabled=False)))
    config = uvicorn.Config(app, port=0, http=lines.HttpLine, ws=lines.SocketLine, log_config=None)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    head = f"POST /api/matches HTTP/1.1\r\nHost: localhost:{port}\r\nContent-Type: application/json\r\n"
    try:
        for said in ("", "GET /healthz HT", head, head + "Content-Length: 50\r\n\r\n{"):
            with socket.create_connection(("127.0.0.1", port), 20) as raw:
                raw.sendall(said.encode())
                assert raw.recv(100) == b"", said
    except ConnectionResetError:
        pass  # closed all the same
    finally:
        server.should_exit = True
        thread.join(20)


class Line:
    """As much of a socket's line as the outbox needs."""

    def __init__(self, written: list[int], number: int, broken: bool) -> None:
        self.loop = asyncio.get_running_loop()
        self.written, self.number, self.broken = written, number, broken
        self.transport = self
        self.aborted = False

    def flush(self) -> None:
        if self.broken:
            raise RuntimeError("the handle is gone")
        self.written.append(self.number)

    def abort(self) -> None:
        self.aborted = True


def test_a_socket_that_cannot_be_written_to_silences_nobody() -> None:
    async def run() -> None:
        written: list[int] = []
        outbox: Any = lines.Outbox()
        each = [Line(written, number, broken=number == 1) for number in range(4)]
        for turn in range(2):
            for line in each:
                outbox.add(line)
            assert len(written) == 3 * turn, "not before the event loop comes round"
            await asyncio.sleep(0)
        assert written == [0, 2, 3, 0, 2, 3]
        assert [line.aborted for line in each] == [False, True, False, False]

    asyncio.run(run())


# ---- looking back -------------------------------------------------------------------------------


def test_callers_who_hang_up_hold_nobody(sqlite: str, start: Start) -> None:
    """Thirty ask for the timeline of a large match and leave: a small one is answered at once."""
    server = start(sqlite, "--thinkers", "0")
    with httpx.Client(base_url=server.url, timeout=60) as http:
        big, keys = new_match(http, "flying-colors", "trafalgar", {}, seed=1)
        rng = random.Random(1)
        for _ in range(60):
            state = http.get(f"/api/matches/{big}?after=99999").json()
            seat = state["match"]["waiting_for"][0]
            decision = http.get(f"/api/matches/{big}?after=99999&seat={seat}").json()["decision"]
            body = {
                "decision": decision["id"],
                "seat": seat,
                "action": rng.choice(decision["actions"])["action"],
            }
            assert http.post(f"/api/matches/{big}/actions", json=body).status_code == 200
        small, _ = new_match(http, "cutting-out", "two-captains", {})
        request = (
            f"GET /api/matches/{big}/timeline?seat={{}} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
        )
        for _ in range(30):
            with socket.create_connection(("127.0.0.1", server.port), 10) as raw:
                raw.sendall(request.format(next(iter(keys))).encode())
        began = time.monotonic()
        assert http.get(f"/api/matches/{small}/timeline").status_code == 200
        mine = time.monotonic() - began
        began = time.monotonic()
        http.get(f"/api/matches/{big}/timeline")
        whole = time.monotonic() - began
        assert mine < 10 * whole + 1, "it did not wait for thirty of these"


def test_the_past_is_shared_dropped_and_in_turn() -> None:
    async def run() -> None:
        made: list[str] = []
        kept = Past()
        hold = threading.Event()

        def work(name: str) -> Any:
            def make(stop: Any) -> bytes:
                made.append(name)
                if name == "slow":
                    while not hold.wait(0.01):
                        stop()
                return name.encode()

            return make

        slow = asyncio.create_task(kept.get("a", "slow", work("slow")))
        async with asyncio.timeout(30):
            while not made:
                await asyncio.sleep(0.01)
        left = [asyncio.create_task(kept.get("a", f"left-{n}", work(f"left-{n}"))) for n in range(30)]
        stays = [asyncio.create_task(kept.get("a", f"a-{n}", work(f"a-{n}"))) for n in range(3)]
        other = asyncio.create_task(kept.get("b", "b", work("b")))
        await asyncio.sleep(0.05)
        for task in (slow, *left):
            task.cancel()
        assert await asyncio.wait_for(other, 10) == b"b"
        await asyncio.wait_for(asyncio.gather(*stays), 10)
        assert not any(name.startswith("left") for name in made), "nobody waits for these"
        assert made.index("b") <= made.index("a-1"), "another caller need not wait for all of mine"
        again = await kept.get("c", "b", work("b"))
        assert again == b"b"
        assert made.count("b") == 1, "the same question is answered from memory"
        with pytest.raises(asyncio.CancelledError):
            await slow

    asyncio.run(run())


def test_the_past_keeps_as_much_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "KEPT_BYTES", 6)

    async def run() -> None:
        kept, made = Past(), list[str]()

        async def ask(answer: str) -> None:
            assert await kept.get("a", answer, lambda _: made.append(answer) or answer.encode()) == (
                answer.encode()
            )

        for answer in ("abc", "def", "abc", "g", "abc", "def", "too long", "too long", "def"):
            await ask(answer)
        assert made == ["abc", "def", "g", "def", "too long", "def"]

    asyncio.run(run())


def test_a_turn_given_to_somebody_who_just_left_goes_on_to_the_next() -> None:
    async def run() -> None:
        kept, hold = Past(), threading.Event()
        first = asyncio.create_task(kept.get("a", 1, lambda _: b"1" if hold.wait(30) else b""))
        await asyncio.sleep(0)
        leaves = asyncio.create_task(kept.get("b", 2, lambda _: b"2"))
        stays = asyncio.create_task(kept.get("c", 3, lambda _: b"3"))
        await asyncio.sleep(0)
        kept._next()
        leaves.cancel()
        assert await asyncio.wait_for(stays, 10) == b"3"
        hold.set()
        assert await first == b"1"

    asyncio.run(run())


def test_work_that_nobody_waits_for_is_given_up() -> None:
    gone = threading.Event()
    past._check(gone)
    gone.set()
    with pytest.raises(Abandoned):
        past._check(gone)


def test_pages_begin_at_kept_positions(sqlite: str) -> None:
    """They are the same frames as those played from the opening."""

    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub, "four-captains", options={"nights": 7}, seed=4)
            await play(match, random.Random(2))
            entries = await hub.store.journal(match.id)
            saved = await hub.store.snapshot(match.id, match.row.rules_version)
            steps = 0

            def count() -> None:
                nonlocal steps
                steps += 1

            fresh = past.Positions()
            total, whole = frames(match.row, entries, "red", 0, 1000, count, fresh, None)
            assert steps == total - 1 > past.EVERY
            [kept] = fresh._kept.values()
            assert kept and not any(count % past.EVERY for count in kept)
            steps = 0
            assert (
                frames(match.row, entries, "red", min(kept) + 1, 2, count, fresh, None)[1]
                == (whole[min(kept) + 1 : min(kept) + 3])
            )
            assert steps == 2, "it begins where the position before it was kept"
            steps = 0
            _, page = frames(match.row, entries, "red", total - 3, 3, count, fresh, saved)
            assert page == whole[-3:]
            assert steps < past.EVERY + 5

    asyncio.run(run())


# ---- limits and order ---------------------------------------------------------------------------


def test_a_rematch_comes_out_of_the_same_allowance(sqlite: str) -> None:
    app: Any = create_app(
        Settings(database=sqlite, thinkers=0, limits=Limits(matches_per_second=0.01, matches_burst=2))
    )

    async def run() -> None:
        async with running(app._app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                wish = {"game": "cutting-out", "scenario": "two-captains"}
                match = (await http.post("/api/matches", json=wish)).json()["id"]
                for expected in (201, 429):
                    await http.post(f"/api/matches/{match}/resign", json={"seat": "red"})
                    reply = await http.post(f"/api/matches/{match}/rematch")
                    assert reply.status_code == expected, reply.text
                    match = reply.json().get("id", match)
                assert int(reply.headers["retry-after"]) > 1

    asyncio.run(run())


def test_old_matches_are_purged_and_finished_ones_kept(database: str) -> None:
    async def run() -> None:
        async with House(database) as hub:
            ages = {"waiting": ("waiting", 31, 0), "never": ("playing", 31, 0), "left": ("playing", 400, 9)}
            kept = {"young": ("waiting", 29, 0), "slow": ("playing", 300, 9), "over": ("finished", 4000, 9)}
            names = {}
            for name, (status, days, seq) in {**ages, **kept}.items():
                match = await new(hub)
                names[match.id] = name
                old = time.time() - days * 86400

                async def age(
                    connection: Any,
                    match: Any = match,
                    status: str = status,
                    seq: int = seq,
                    old: float = old,
                ) -> None:
                    await connection.execute(
                        update(matches)
                        .where(matches.c.id == match.id)
                        .values(status=status, seq=seq, updated=old)
                    )

                await hub.store.writer.run(age)
            assert await hub.store.purge(30, 365) == 3
            async with hub.store.reader.connect() as connection:
                left = {names[id] for id in (await connection.execute(select(matches.c.id))).scalars()}
            assert left == set(kept)

    asyncio.run(run())


def test_the_lobby_uses_its_indexes(database: str) -> None:
    """Asked of the database itself: no list of the lobby looks at every match, or sorts them."""
    from sqlalchemy import text

    async def run() -> None:
        async with House(database) as hub:
            await fill(hub, 3_000)
            for show in ("all", "open", "live", "finished"):
                found = await hub.store.matches(show=show, player=None, before=None, limit=50)
                assert len(found) == 50
                created = [row.created for row in found]
                assert created == sorted(created, reverse=True)
                later = await hub.store.matches(show=show, player=None, before=created[-1], limit=50)
                assert not {row.id for row in found} & {row.id for row in later}
                if hub.store.kind == "sqlite":
                    status = {"open": "waiting", "live": "playing"}.get(show, show)
                    where = "" if show == "all" else f"status = '{status}' AND "
                    asked = f"SELECT * FROM matches WHERE {where}listed = 1 ORDER BY created DESC LIMIT 50"
                    async with hub.store.reader.connect() as connection:
                        plan = (await connection.execute(text("EXPLAIN QUERY PLAN " + asked))).all()
                    assert "USING INDEX" in str(plan)
                    assert "TEMP B-TREE" not in str(plan)

    asyncio.run(run())


def test_a_guest_with_few_matches_does_not_pay_for_all(sqlite: str) -> None:
    """A cookie makes the lobby ask for one's own matches too: by whose they are, not by their status."""
    from sqlalchemy import event

    asked: list[str] = []

    async def run() -> None:
        async with House(sqlite) as hub:
            await fill(hub, 3_000)

            @event.listens_for(hub.store.reader.sync_engine, "before_cursor_execute")
            def hear(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
                if "FROM holders" in statement and "FROM matches" in statement:
                    asked.append(statement.replace("\n", " "))
                    given.append(values)

            given: list[Any] = []
            for show, mine in (("finished", 2), ("open", 2), ("live", 2), ("mine", 6)):
                found = await hub.store.matches(show=show, player="me", before=None, limit=3_000)
                own = [row.id for row in found if ("red", "me") in row.holders]
                assert len(own) == mine, show
            with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as connection:
                for statement, values in zip(asked, given, strict=True):
                    plan = connection.execute("EXPLAIN QUERY PLAN " + statement, values).fetchall()
                    assert "matches_by_status" not in str(plan)
                    assert "sqlite_autoindex_matches" in str(plan)

    asyncio.run(run())
    assert len(asked) == 4


async def fill(hub: Any, count: int) -> None:
    """So many matches of others, and a few of mine that are not listed."""
    match = await new(hub)
    async with hub.store.reader.connect() as connection:
        row = dict(
            (await connection.execute(select(matches).where(matches.c.id == match.id))).mappings().one()
        )
    made = [
        {**row, "id": f"m{n:07}", "created": float(n), "status": ("waiting", "playing", "finished")[n % 3]}
        for n in range(count)
    ]

    async def job(connection: Any) -> None:
        await connection.execute(insert(matches), made)
        await connection.execute(insert(players), [{"id": "me", "name": None, "created": 0.0}])
        held = [{"match_id": f"m{n:07}", "seat": "red", "player_id": "me"} for n in range(0, count, 500)]
        await connection.execute(insert(holders), held)

    await hub.store.writer.run(job)


def test_the_games_are_warm_before_the_server_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    from quarterdeck.server.app import warm

    began: list[str] = []
    for name in qd.games():
        rules = qd.load(name)
        real = type(rules).new
        monkeypatch.setattr(
            type(rules),
            "new",
            lambda self, *args, _real=real, **named: began.append(self.id) or _real(self, *args, **named),
        )
    warm()
    assert sorted(began) == sorted(qd.games())
