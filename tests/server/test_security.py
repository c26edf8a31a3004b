"""No seat can see or do what is another's; nothing secret is logged; bad input never breaks the server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from services import Server, wait_for
from table_client import TableSocket, bearer, new_match

Visitor = Callable[[], httpx.Client]


class Table:
    """A match in progress with secrets in both hands, and every wrong key there is."""

    def __init__(self, visitor: Visitor) -> None:
        self.host = visitor()
        self.match, self.keys = new_match(
            self.host, "cutting-out", "two-captains", {"red": "human", "white": "open"}, seed=5
        )
        self.friend = visitor()
        claimed = self.friend.post(f"/api/matches/{self.match}/seats/white/claim").json()
        self.old_white_key = self.keys["white"]
        self.keys["white"] = claimed["key"]["key"]
        other = visitor()
        _, self.other_keys = new_match(
            other, "cutting-out", "two-captains", {"red": "human", "white": "human"}
        )
        self.nobody = visitor()

    def strangers(self) -> dict[str, dict[str, Any]]:
        """Ways to ask that do not hold the red seat."""
        return {
            "nobody": {},
            "white": {"headers": bearer(self.keys["white"])},
            "another match's red": {"headers": bearer(self.other_keys["red"])},
            "the invitation after it was used": {"headers": bearer(self.old_white_key)},
            "nonsense": {"headers": bearer("x" * 32)},
            "an empty key": {"headers": {"authorization": "Bearer"}},
            "a very long key": {"headers": bearer("y" * 5000)},
            "a stranger's cookie": {"headers": {"cookie": "qd_guest=abcdefgh"}},
            "the hash of a key": {"headers": {"cookie": "qd_guest=" + "0" * 64}},
            "friend's browser": {"cookies": self.friend.cookies},
        }


@pytest.fixture
def at_table(visitor: Visitor) -> Table:
    return Table(visitor)


def ask(at: Table, method: str, path: str, who: dict[str, Any], body: Any = None) -> httpx.Response:
    more = dict(who)
    headers = dict(more.pop("headers", {}))
    if "cookies" in more:
        headers["cookie"] = "; ".join(f"{name}={value}" for name, value in more.pop("cookies").items())
    at.nobody.cookies.clear()
    return at.nobody.request(method, f"/api/matches/{at.match}{path}", headers=headers, json=body)


def test_every_endpoint_with_every_wrong_key(at_table: Table) -> None:
    at = at_table
    own = at.host.get(f"/api/matches/{at.match}").json()
    secret_lights = own["view"]["my_lights"]
    assert secret_lights is not None
    decision = own["decision"]["id"]
    attempts: list[tuple[str, str, Any, set[str]]] = [
        ("GET", "?seat=red", None, {"not-your-seat"}),
        ("GET", "/hints?seat=red", None, {"not-your-seat"}),
        ("GET", "/replay?seat=red", None, {"not-your-seat"}),
        ("GET", "/record", None, {"sealed"}),
        ("POST", "/actions", {"decision": decision, "action": "send 1", "seat": "red"}, {"not-your-seat"}),
        ("POST", "/actions", {"decision": decision, "action": "send 1"}, {"not-your-seat", "stale-decision"}),
        ("POST", "/preview", {"action": "send 1", "seat": "red"}, {"not-your-seat"}),
        ("POST", "/undo", {"seat": "red"}, {"not-your-seat"}),
        ("POST", "/resign", {"seat": "red"}, {"not-your-seat"}),
        ("POST", "/rematch", None, {"not-your-seat", "not-finished"}),
        ("POST", "/seats/red/claim", {}, {"seat-taken"}),
        ("POST", "/seats/red/claim", {"key": at.keys["white"]}, {"wrong-key"}),
        ("POST", "/seats/red/claim", {"key": at.other_keys["red"]}, {"wrong-key"}),
        ("POST", "/seats/white/claim", {"key": at.old_white_key}, {"wrong-key"}),
    ]
    for name, who in at.strangers().items():
        for method, path, body, codes in attempts:
            reply = ask(at, method, path, who, body)
            assert reply.status_code in (403, 409), f"{name} {method} {path}: {reply.text}"
            assert reply.json()["code"] in codes, f"{name} {method} {path}: {reply.text}"
        seen = ask(at, "GET", "", who).json()
        assert seen["seat"] != "red", name
        assert "red" not in seen["mine"], name
        if seen["seat"] is None:
            assert seen["view"]["my_lights"] is None, name
            assert seen["decision"] is None, name
    after = at.host.get(f"/api/matches/{at.match}").json()
    assert (after["seq"], after["decision"]["id"]) == (own["seq"], decision), "nothing was changed"


def test_every_socket_message_with_every_wrong_key(live: Server, at_table: Table) -> None:
    at = at_table
    decision = at.host.get(f"/api/matches/{at.match}").json()["decision"]["id"]

    async def attempt(hello: dict[str, Any], messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
        async with connect(f"{live.ws}/ws/matches/{at.match}") as socket:
            await socket.send(json.dumps(hello))
            for message in messages:
                await socket.send(json.dumps(message))
            await socket.send('{"type":"ping","ref":99}')
            heard = []
            while True:
                message = json.loads(await socket.recv())
                if message["type"] == "pong":
                    return heard
                heard.append(message)

    async def run() -> None:
        acts = [
            {"type": "action", "ref": 1, "decision": decision, "action": "send 1", "seat": "red"},
            {"type": "undo", "ref": 2, "seat": "red"},
            {"type": "preview", "ref": 3, "action": "send 1", "seat": "red"},
            {"type": "hints", "ref": 4, "seat": "red"},
        ]
        wrong = [None, at.keys["white"], at.other_keys["red"], at.old_white_key, "nonsense"]
        for key in wrong:
            hello: dict[str, Any] = {"type": "hello", "seat": "red"}
            if key is not None:
                hello["key"] = key
            heard = await attempt(hello, acts)
            assert [message["type"] for message in heard] == ["error"] * 5, heard
            assert {m["problem"]["code"] for m in heard} <= {"not-your-seat", "bad-request"}
            as_self = {name: value for name, value in hello.items() if name != "seat"}
            heard = await attempt(as_self, acts)
            refused = [message for message in heard if message["type"] == "error"]
            assert len(refused) == 4, heard
            states = [message for message in heard if message["type"] == "state"]
            assert all(state["view"]["my_lights"] is None for state in states if key != at.keys["white"])

    asyncio.run(run())
    assert at.host.get(f"/api/matches/{at.match}").json()["seq"] == 0


def test_a_match_without_spectators(visitor: Visitor, live: Server) -> None:
    host, stranger = visitor(), visitor()
    match, _ = new_match(
        host,
        "cutting-out",
        "two-captains",
        {"red": "human", "white": "human"},
        spectators=False,
        listed=False,
    )
    for path in ("", "/replay", "/record"):
        reply = stranger.get(f"/api/matches/{match}{path}")
        assert reply.json()["code"] in ("no-spectators", "sealed"), reply.text
    assert match not in [m["id"] for m in stranger.get("/api/matches").json()["matches"]]
    assert match in [m["id"] for m in host.get("/api/matches?show=mine").json()["matches"]]

    async def run() -> None:
        watcher = TableSocket(live.ws, match, None, None, ("view",))
        opening = asyncio.create_task(watcher.open())
        async with asyncio.timeout(30):
            while not watcher.errors:
                await asyncio.sleep(0.01)
        assert watcher.errors[0]["problem"]["code"] == "no-spectators"
        opening.cancel()
        await watcher.close()

    asyncio.run(run())


def test_the_cookie_is_strict(visitor: Visitor) -> None:
    reply = visitor().post("/api/matches", json={"game": "cutting-out", "scenario": "two-captains"})
    cookie = reply.headers["set-cookie"].lower()
    for part in ("httponly", "samesite=strict", "path=/", "max-age="):
        assert part in cookie


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_sites_cannot_write(visitor: Visitor, live: Server, headers: dict[str, str]) -> None:
    body = {"game": "cutting-out", "scenario": "two-captains"}
    reply = visitor().post("/api/matches", json=body, headers=headers)
    assert (reply.status_code, reply.json()["code"]) == (403, "cross-origin")

    async def run() -> None:
        with pytest.raises(InvalidStatus):
            await connect(f"{live.ws}/ws/matches/x", additional_headers=headers)

    asyncio.run(run())


def test_own_origin_may_write(visitor: Visitor, live: Server) -> None:
    body = {"game": "cutting-out", "scenario": "two-captains"}
    headers = {"origin": live.url, "sec-fetch-site": "same-origin"}
    assert visitor().post("/api/matches", json=body, headers=headers).status_code == 201


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        ("https://games.example", "games.example", False),
        ("https://games.example", "127.0.0.1:8000", False),  # the proxy calls us by the name it knows
        ("https://evil.example", "games.example", True),
        ("https://evil.example", "127.0.0.1:8000", True),
        ("http://games.example:81", "games.example", True),
    ],
)
def test_behind_a_proxy_the_public_address_is_ours(origin: str, host: str, foreign: bool) -> None:
    """Whatever name the proxy has for us, and whether our own address was given with a slash or not."""
    from quarterdeck.server.app import create_app
    from quarterdeck.server.settings import Settings

    for public in ("https://games.example", "https://games.example/"):
        gate: Any = create_app(Settings(database="sqlite:///:memory:", public_url=public))
        headers = [(b"host", host.encode()), (b"origin", origin.encode())]
        asked = {"type": "http", "method": "POST", "path": "/", "query_string": b"", "headers": headers}
        refused = gate._refuse({**asked, "client": ("192.0.2.1", 5)})
        assert (refused is not None) is foreign
        assert refused is None or refused.code == "cross-origin"


def test_headers_of_every_answer(visitor: Visitor) -> None:
    http = visitor()
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_what_a_seat_may_see_stays_in_no_cache(at_table: Table) -> None:
    at = at_table
    for path in (f"/api/matches/{at.match}", "/api/matches", "/api/nothing"):
        assert at.host.get(path).headers["cache-control"] == "no-store"


def test_only_json_is_read(visitor: Visitor) -> None:
    """A form or plain text is all that a page elsewhere can send without asking first."""
    body = b'{"game": "cutting-out", "scenario": "two-captains"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        reply = visitor().post("/api/matches", content=body, headers={"content-type": kind})
        assert (reply.status_code, reply.json()["code"]) == (415, "unsupported-media-type")
    kind = "Application/JSON; charset=utf-8"
    assert visitor().post("/api/matches", content=body, headers={"content-type": kind}).status_code == 201


def test_a_zero_in_a_name_is_refused(database: str, start: Callable[..., Server]) -> None:
    """PostgreSQL cannot even be asked for such a name."""
    server = start(database, "--thinkers", "0")
    with httpx.Client(base_url=server.url, timeout=30) as http:
        match, _ = new_match(http, "cutting-out", "two-captains", {"white": "open"})
        for path in ("/api/matches/%00", f"/api/matches/{match}?seat=%00", "/%00"):
            assert http.get(path).json()["code"] == "bad-request", path
        wish = {"game": "cutting-out", "scenario": "two-captains"}
        for path, body in (
            ("/api/matches", {**wish, "name": "a\0b"}),
            ("/api/matches", {**wish, "name": "two\nlines"}),
            ("/api/matches", {**wish, "seats": {"red": {"name": "\0"}}}),
            (f"/api/matches/{match}/seats/white/claim", {"name": "\0"}),
            (f"/api/matches/{match}/seats/white/claim", {"key": "\0"}),
            (f"/api/matches/{match}/actions", {"decision": "\0", "action": "pass"}),
        ):
            assert http.post(path, json=body).json()["code"] == "bad-request", (path, body)

    async def run() -> None:
        with pytest.raises(InvalidStatus):
            await connect(f"{server.ws}/ws/matches/%00")
        async with connect(f"{server.ws}/ws/matches/{match}") as socket:
            await socket.send('{"type":"hello","seat":"\\u0000"}')
            assert json.loads(await socket.recv())["problem"]["code"] == "bad-request"

    asyncio.run(run())


def test_all_addresses_of_one_network_count_as_one() -> None:
    from quarterdeck.server.gate import address_of
    from quarterdeck.server.settings import Settings

    def seen(address: str, *, proxy: str | None = None) -> str:
        headers = [(b"x-forwarded-for", proxy.encode())] if proxy else []
        settings = Settings(database="sqlite:///:memory:", trust_proxy=proxy is not None)
        return address_of({"client": (address, 5), "headers": headers}, settings)

    assert seen("2001:db8:1:2::1") == seen("2001:db8:1:2:ffff::9") != seen("2001:db8:1:3::1")
    assert seen("::1", proxy="1.2.3.4, 2001:db8:1:2::7") == seen("2001:db8:1:2::1")
    assert seen("10.0.0.1") != seen("10.0.0.2")
    assert seen("::1", proxy="nonsense:") == "nonsense:"


def test_values_of_a_failed_statement_are_not_told(database: str) -> None:
    """They would come into the log: the keys of the dice, the hashes of the seats."""
    from sqlalchemy import text
    from sqlalchemy.exc import SQLAlchemyError

    from quarterdeck.server.database import make_engine, make_thread_engine

    async def run() -> None:
        for writer in (False, True):
            engine = make_engine(database, writer=writer)
            with pytest.raises(SQLAlchemyError) as failed:
                async with engine.connect() as connection:
                    await connection.execute(text("SELECT :value FROM nowhere"), {"value": "geheim"})
            assert "geheim" not in str(failed.value)
            await engine.dispose()

    asyncio.run(run())
    engine = make_thread_engine(database)
    if engine is not None:
        with pytest.raises(SQLAlchemyError) as failed, engine.connect() as connection:
            connection.execute(text("SELECT :value FROM nowhere"), {"value": "geheim"})
        assert "geheim" not in str(failed.value)
        engine.dispose()


def test_nobody_else_on_the_machine_reads_the_database(sqlite: str, tmp_path: Path) -> None:
    from quarterdeck.server.database import migrate

    asyncio.run(migrate(sqlite))
    assert (tmp_path / "test.sqlite").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("path", ["/api/games", "/api/matches/x/replay", "/api/matches/x/record"])
def test_other_host_names_are_refused(visitor: Visitor, path: str) -> None:
    """Also where an answer takes long and is given up when the caller hangs up."""
    reply = visitor().get(path, headers={"host": "evil.example"})
    assert (reply.status_code, reply.json()["code"]) == (421, "bad-host")


def test_a_server_on_every_interface_answers_to_addresses() -> None:
    from quarterdeck.server.app import create_app
    from quarterdeck.server.settings import Settings

    def refused(listening: str, host: str) -> bool:
        gate: Any = create_app(Settings(database="sqlite:///:memory:", host=listening))
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "query_string": b"",
            "headers": [(b"host", host.encode())],
            "client": None,
        }
        return gate._refuse(scope) is not None

    assert not refused("0.0.0.0", "192.168.1.7:8000")
    assert refused("0.0.0.0", "rebound.example:8000")
    assert refused("127.0.0.1", "192.168.1.7:8000")
    assert not refused("127.0.0.1", "[::1]:8000")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "bad-request"),
        (b"{", "bad-request"),
        (b"[]", "bad-request"),
        (b'{"game": 5}', "bad-request"),
        (b'{"game": "cutting-out", "scenario": "two-captains", "unknown": 1}', "bad-request"),
        (b'{"game": "chess", "scenario": "x"}', "setup-refused"),
        (b'{"game": "cutting-out", "scenario": "x"}', "setup-refused"),
        (b'{"game": "cutting-out", "scenario": "two-captains", "options": {"x": 1}}', "setup-refused"),
        (b'{"game": "cutting-out", "scenario": "two-captains", "seats": {"green": "bot"}}', "bad-seats"),
        (b'{"game": "cutting-out", "scenario": "two-captains", "seats": {"red": "cat"}}', "bad-request"),
        (
            b'{"game": "cutting-out", "scenario": "x", "seats": {"red": {"level": 7}}}',
            "bad-request",
        ),
        (b'{"game": "' + b"x" * 70_000 + b'"}', "too-large"),
        (b'{"game": "\xff\xfe"}', "bad-request"),
    ],
)
def test_bad_bodies_get_a_problem(visitor: Visitor, body: bytes, code: str) -> None:
    reply = visitor().post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert reply.headers["content-type"] == "application/problem+json", reply.text
    assert reply.json()["code"] == code, reply.text


def test_bad_socket_messages_get_a_problem(live: Server, visitor: Visitor) -> None:
    match, _ = new_match(visitor(), "cutting-out", "two-captains", {})

    async def run() -> None:
        async with connect(f"{live.ws}/ws/matches/{match}") as socket:
            for text in (
                "",
                "x",
                "[]",
                "{}",
                '{"type":"fly"}',
                '{"type":"action","decision":1}',
                '{"type":"undo"}',
            ):
                await socket.send(text)
                heard = json.loads(await socket.recv())
                assert heard["problem"]["code"] == "bad-request", (text, heard)
        async with connect(f"{live.ws}/ws/matches/nothing") as socket:
            await socket.wait_closed()
            assert socket.close_reason == "not-found"

    asyncio.run(run())


def test_no_secret_is_logged(live: Server, at_table: Table, tmp_path_factory: pytest.TempPathFactory) -> None:
    at = at_table
    asked = (
        at.host.get(f"/api/matches/{at.match}", headers=bearer(at.keys["red"])),
        at.host.get(f"/api/matches/{at.match}?seat={at.keys['red']}"),
        at.nobody.post(f"/api/matches/{at.match}/seats/red/claim", json={"key": at.keys["red"]}),
    )
    log = tmp_path_factory.getbasetemp() / "live0" / "server.log"
    requests = [reply.headers["x-request-id"] for reply in asked]
    # A line is written after its answer has gone out.
    wait_for(lambda: all(request in log.read_text() for request in requests), "the log")
    text = log.read_text()
    for secret in (*at.keys.values(), at.old_white_key, *at.host.cookies.values()):
        assert secret not in text


def test_rate_limits(sqlite: str) -> None:
    from quarterdeck.server.limits import Buckets

    buckets = Buckets(rate=0.0, burst=3)
    assert [buckets.take("a") > 0 for _ in range(4)] == [False, False, False, True]
    assert buckets.take("b") == 0, "one address does not use up another's"
    assert 0 < Buckets(rate=2.0, burst=1).take("c", cost=2.0) <= 1.0, "and says how long to wait"
