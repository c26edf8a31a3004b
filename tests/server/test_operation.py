"""The client's files, health, figures, slow readers, failing computer players, stopping."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import signal
import sqlite3
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from typer.testing import CliRunner
from websockets.asyncio.client import connect

import quarterdeck as qd
from quarterdeck.kernel import Game, action_tag
from quarterdeck.server import logs, thinkers
from quarterdeck.server.app import create_app, openapi_document, running
from quarterdeck.server.cli import app as cli
from quarterdeck.server.database import migrate
from quarterdeck.server.frames import Frame
from quarterdeck.server.gate import retry_after
from quarterdeck.server.hub import Hub
from quarterdeck.server.problems import Trouble
from quarterdeck.server.schema import NewMatch, SeatSpec
from quarterdeck.server.settings import Limits, Settings, data_directory
from quarterdeck.server.static import FOREVER, Client
from quarterdeck.server.telling import Watcher
from quarterdeck.server.wire import event_out
from services import Server, free_port
from table_client import TableSocket, new_match

Visitor = Callable[[], httpx.Client]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small client as the build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Quarterdeck</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x = 1")
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"let x = 1"))
    (tmp_path / "secret.txt").write_text("not hashed")
    return tmp_path


def test_the_built_client_is_served(built: Path) -> None:
    client = Client(built)
    for page in ("", "/", "t/abc", "/replay/abc", "index.html"):
        assert b"<!doctype html>" in client.serve(page, "").content
        assert client.serve(page, "").headers["cache-control"] == "no-cache"
    script = client.serve("/assets/app-1a2b.js", "")
    assert script.content == b"let x = 1"
    assert script.headers["cache-control"] == FOREVER
    assert script.media_type == "text/javascript"
    packed = client.serve("/assets/app-1a2b.js", "gzip, br")
    assert gzip.decompress(packed.content) == b"let x = 1"
    assert packed.headers["content-encoding"] == "gzip"
    for nothing in ("/assets/other.js", "/../pyproject.toml", "api/x", "ws/x", "favicon.ico"):
        with pytest.raises(Trouble, match="not-found"):
            client.serve(nothing, "")
    assert b"was not built" in Client(None).serve("/", "").content


def test_health_and_figures(visitor: Visitor) -> None:
    http = visitor()
    assert http.get("/healthz").json() == {
        "status": "ok",
        "version": qd.__version__,
        "database": "sqlite",
        "broker": "none",
    }
    figures = http.get("/metrics").text
    for name in ("quarterdeck_actions_total", "quarterdeck_commit_seconds", "quarterdeck_sockets"):
        assert name in figures


def references(part: object) -> set[str]:
    if isinstance(part, dict):
        inner = [references(value) for value in part.values()]
        return set().union(*inner, {part["$ref"]} if isinstance(part.get("$ref"), str) else set())
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def test_the_published_document_holds_the_socket_and_what_every_game_tells(visitor: Visitor) -> None:
    served = visitor().get("/schema/openapi.json").json()
    assert served == openapi_document()
    parts = served["components"]["schemas"]
    assert {"Hello", "Act", "Welcome", "State", "Failed"} <= parts.keys()
    assert references(served) <= {f"#/components/schemas/{name}" for name in parts}
    for game in qd.games():
        told = parts["Games"]["properties"][game]["properties"]
        assert told.keys() == {
            "view",
            "hints",
            "preview",
            "offer",
            "refused",
            "event",
            "decision",
            "info",
            "orders",
        }
        rules = qd.load(game)
        offers = parts[f"{rules.prefix.capitalize()}Offer"]["oneOf"]
        tags = [tag for offer in offers for tag in offer["properties"]["tag"]["enum"]]
        assert tags == [action_tag(kind) for kind in rules.actions]
        events = [
            parts[to.rpartition("/")[2]] for to in references(parts[f"{rules.prefix.capitalize()}Event"])
        ]
        by_tag = {event["properties"]["what"]["enum"][0]: event for event in events}
        sent: Any = event_out(rules.new(None, {}, 3).log(None)[0])
        assert by_tag[sent["what"]]["properties"].keys() == sent.keys()


def test_games_and_scenarios(visitor: Visitor) -> None:
    http = visitor()
    listed = http.get("/api/games").json()["games"]
    assert [game["id"] for game in listed] == qd.games()
    for game in [*qd.games(), "cutting-out"]:
        scenarios = http.get(f"/api/games/{game}/scenarios").json()["scenarios"]
        assert [scenario["id"] for scenario in scenarios] == [s.id for s in qd.load(game).scenarios()]
        first = http.get(f"/api/games/{game}/scenarios/{scenarios[0]['id']}")
        assert first.status_code == 200, first.text
        assert first.json()["view"]
    assert http.get("/api/games/chess/scenarios").status_code == 404
    assert http.get("/api/games/cutting-out/scenarios/x").status_code == 404


def test_seeds_only_where_allowed(sqlite: str) -> None:
    async def run() -> None:
        await migrate(sqlite)
        hub = Hub(Settings(database=sqlite))
        await hub.start()
        with pytest.raises(Trouble, match="seed-not-allowed"):
            await hub.create(NewMatch(game="cutting-out", scenario="two-captains", seed=1), "me")
        await hub.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "http://127.0.0.1:{port}/"),
        (("--host", "0.0.0.0"), "http://127.0.0.1:{port}/"),
        (("--public-url", "https://games.example"), "https://games.example"),
    ],
)
def test_a_server_says_where_it_is_found(
    sqlite: str, start: Callable[..., Server], tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    server = start(sqlite, "--thinkers", "0", *words)
    server.stop()
    said = (tmp_path / "server.log").read_text().splitlines()
    assert f"Quarterdeck is served at {told.format(port=server.port)}" in said


def test_limits_answer_429(sqlite: str) -> None:
    limits = Limits(requests_per_second=0.001, requests_burst=5, matches_per_second=0.001, matches_burst=1)
    app: Any = create_app(Settings(database=sqlite, limits=limits, thinkers=0))

    async def run() -> None:
        async with running(app._app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                body = {"game": "cutting-out", "scenario": "two-captains"}
                replies = [await http.post("/api/matches", json=body) for _ in range(6)]
        assert [reply.status_code for reply in replies] == [201, 429, 429, 429, 429, 429]
        assert replies[1].json()["detail"] == "too many new matches"
        assert all(900 < int(reply.headers["retry-after"]) <= 1000 for reply in replies[1:])

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wait", "told"), [(0.2, "1"), (1.0, "1"), (1.2, "2"), (59.5, "60"), (3600.0, "3600"), (inf, "3600")]
)
def test_whoever_comes_too_often_is_told_whole_seconds_to_wait(wait: float, told: str) -> None:
    """From one second to an hour, never less than the wait that is left."""
    assert retry_after(Trouble("too-many-requests", retry=wait)) == {"retry-after": told}
    assert retry_after(Trouble("too-many-requests")) == {"retry-after": "1"}
    assert retry_after(Trouble("sealed")) == {}


def test_a_failing_computer_player_does_not_stop_a_match(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_self: Any, game_id: str, snapshot: bytes, seat: str, level: str) -> list[str]:
        if level != "random":
            raise RuntimeError("no idea")
        game: Game[Any, Any] = qd.load(game_id).restore(snapshot)
        return [str(game.pending[seat][0])]

    monkeypatch.setattr(thinkers.Thinkers, "_think", fail)

    async def run() -> None:
        await migrate(sqlite)
        hub = Hub(Settings(database=sqlite))
        await hub.start()
        seats: dict[str, Any] = {"red": SeatSpec("bot", "random"), "white": SeatSpec("bot", "random")}
        match, _ = await hub.create(NewMatch(game="cutting-out", scenario="two-captains", seats=seats), "me")
        match.row.seats["white"].level = "captain"
        workers = thinkers.Thinkers(hub, 1)
        workers.start()
        for _ in range(5000):
            if match.loaded and match.game.over:
                break
            await asyncio.sleep(0.02)
        assert match.game.over
        await workers.close()
        await hub.close()

    asyncio.run(run())


def test_a_thought_that_never_ends_is_ended(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thinking process is stopped for good; another takes its place and its question."""
    monkeypatch.setattr(thinkers, "THINK_SECONDS", 1.0)

    async def run() -> None:
        await migrate(sqlite)
        hub = Hub(Settings(database=sqlite))
        await hub.start()
        workers = thinkers.Thinkers(hub, 1)
        stuck = workers._executor().submit(os.getpid).result()
        os.kill(stuck, signal.SIGSTOP)
        seats: dict[str, Any] = {"red": SeatSpec("bot", "random"), "white": SeatSpec("bot", "random")}
        match, _ = await hub.create(NewMatch(game="cutting-out", scenario="two-captains", seats=seats), "me")
        workers.start()
        for _ in range(2000):
            if match.loaded and match.game.over:
                break
            await asyncio.sleep(0.02)
            if not Path(f"/proc/{stuck}").exists():
                monkeypatch.setattr(thinkers, "THINK_SECONDS", 50.0)  # a busy machine starts slowly
        assert match.game.over
        assert not Path(f"/proc/{stuck}").exists()
        await workers.close()
        await hub.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("command", "blamed"),
    [
        (["serve", "--broker", "redis://127.0.0.1:1/0"], "broker"),
        (["serve", "--broker", "nonsense"], "Redis URL"),
        (["serve", "--database", "postgresql://x@127.0.0.1:1/x"], "the database cannot be used"),
        (["serve", "--database", "sqlite:////proc/x.sqlite"], "the database cannot be used"),
        (["worker", "--broker", "redis://127.0.0.1:1/0"], "broker"),
        (["admin", "list", "--database", "postgresql://x@127.0.0.1:1/x"], "the database cannot be used"),
        (["migrate", "--database", "postgresql://x@127.0.0.1:1/x"], "the database cannot be used"),
        (["backup", "/proc/x"], "/proc/x"),
    ],
)
def test_what_cannot_be_reached_is_one_line(sqlite: str, command: list[str], blamed: str) -> None:
    if "--database" not in command:
        command = [*command, "--database", sqlite]
    if command[0] == "serve":
        command = [*command, "--port", str(free_port())]
    result = CliRunner().invoke(cli, command)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert blamed in result.output, "it says what is wrong, not only how"


def test_a_database_that_does_not_answer_is_no_traceback(
    sqlite: str, start: Callable[..., Server], tmp_path: Path
) -> None:
    """Reads fail too: callers hear that it may be back soon, and when it is, everything goes on."""
    server = start(sqlite, "--thinkers", "0")
    with httpx.Client(base_url=server.url, timeout=30) as http:
        match, _ = new_match(http, "cutting-out", "two-captains", {})
        with contextlib.closing(sqlite3.connect(tmp_path / "test.sqlite")) as beside:
            beside.execute("ALTER TABLE matches RENAME TO elsewhere")
            for path in ("/api/matches", "/api/matches/never-seen"):
                reply = http.get(path)
                assert (reply.status_code, reply.json()["code"]) == (503, "unavailable")
            wish = {"game": "cutting-out", "scenario": "two-captains"}
            assert http.post("/api/matches", json=wish).json()["code"] == "unavailable"

            async def look() -> str:
                async with connect(f"{server.ws}/ws/matches/never-seen") as socket:
                    await socket.wait_closed()
                    return f"{socket.close_code} {socket.close_reason}"

            assert asyncio.run(look()) == "1013 unavailable"
            beside.execute("ALTER TABLE elsewhere RENAME TO matches")
        assert [found["id"] for found in http.get("/api/matches").json()["matches"]] == [match]


def test_head_is_answered_as_get_without_a_body(visitor: Visitor) -> None:
    for path in ("/healthz", "/", "/api/games", "/api/nothing"):
        reply, full = visitor().head(path), visitor().get(path)
        assert (reply.status_code, reply.content) == (full.status_code, b"")
        assert reply.headers["content-length"] == full.headers["content-length"]


def test_a_lease_that_runs_out_is_taken_by_another(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from quarterdeck.server import store

    async def run() -> None:
        await migrate(sqlite)
        hub = Hub(Settings(database=sqlite))
        await hub.start()
        await hub.create(NewMatch(game="cutting-out", scenario="two-captains", seats={"red": "bot"}), "me")
        first = await hub.store.lease(5)
        assert [job.attempts for job in first] == [1]
        assert await hub.store.lease(5) == [], "one thinker has it"
        assert not await hub.store.due(thinks=True)
        monkeypatch.setattr(store, "LEASE", -1.0)
        await hub.store.retry_job(first[0].id)
        assert [job.attempts for job in await hub.store.lease(5)] == [2]
        assert [job.attempts for job in await hub.store.lease(5)] == [3], "that lease was over at once"
        await hub.close()

    asyncio.run(run())


def test_stopping_tells_the_sockets(sqlite: str, start: Callable[..., Server]) -> None:
    server = start(sqlite, "--thinkers", "0")
    with httpx.Client(base_url=server.url) as http:
        match, _ = new_match(http, "cutting-out", "two-captains", {})

    async def run() -> None:
        async with connect(f"{server.ws}/ws/matches/{match}") as socket:
            await socket.send('{"type":"hello"}')
            await socket.recv()
            server.process.terminate()
            await asyncio.wait_for(socket.wait_closed(), 10)
            assert socket.close_code == 1012

    asyncio.run(run())
    server.process.wait(15)


def test_a_spectator_gets_each_message_made_once(sqlite: str) -> None:
    """A hundred watchers of one seat share one encoding."""

    async def run() -> None:
        await migrate(sqlite)
        hub = Hub(Settings(database=sqlite, allow_seeds=True))
        await hub.start()
        match, _ = await hub.create(NewMatch(game="cutting-out", scenario="two-captains", seed=1), "me")
        heard: list[Frame] = []
        for _ in range(100):
            watcher = Watcher(heard.append)
            watcher.want, watcher.n = frozenset(("view", "events")), match.game.events
            match.watchers.add(watcher)
        decision = match.game.decision("red")
        assert decision is not None
        await match.act("red", decision.id, "send 1")
        assert len(heard) == 100
        assert len({id(text) for text in heard}) == 1
        await hub.close()

    asyncio.run(run())


def test_data_goes_to_the_users_own_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_directory() == tmp_path / "quarterdeck"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_directory() == tmp_path / ".local" / "share" / "quarterdeck"


def test_returning_through_an_old_link(live: Server, visitor: Visitor) -> None:
    """A client that has seen more than there is (a backup was restored) begins again."""
    match, keys = new_match(visitor(), "cutting-out", "two-captains", {})

    async def run() -> None:
        client = TableSocket(live.ws, match, "red", keys["red"], ("view", "events"))
        client.seq, client.n = 500, 900
        client.events = [{"n": 900}]
        await client.open()
        assert client.state["rewind"] == 0
        assert [event["n"] for event in client.events] == list(range(1, client.n + 1))
        await client.close()

    asyncio.run(run())


def test_an_outage_is_said_once_a_second_and_how_often_it_was_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    times = iter((10.0, 10.4, 10.9, 11.0, 11.5, 12.5))
    monkeypatch.setattr(logs, "monotonic", lambda: next(times))
    outage = logs.Outage()
    with structlog.testing.capture_logs() as said:
        for _ in range(6):
            outage.report(OSError("gone\nand more"))
    assert [line["more"] for line in said] == [0, 2, 1]
    assert {line["error"] for line in said} == {"OSError: gone"}
