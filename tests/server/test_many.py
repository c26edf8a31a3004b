"""Several processes serve the same matches: every watcher gets every event exactly once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, text

import quarterdeck as qd
from hub_house import House, new
from quarterdeck.server.broker import News
from quarterdeck.server.redis_broker import CHANNEL, RedisBroker
from quarterdeck.server.tables import matches
from services import Postgres, Redis, Server
from table_client import TableSocket, bearer, new_match

WANT = ("actions", "events")
Start = Callable[..., Server]


async def answer(client: TableSocket, decision: str, action: str) -> None:
    ref = await client.act(decision, action)
    await client.until(lambda: ref in client.acks or client.errors)
    assert not client.errors, client.errors
    await client.until(lambda: client.seq >= client.acks[ref]["seq"])


@pytest.mark.redis
def test_two_processes_one_match(database: str, redis: Redis, start: Start) -> None:
    one = start(database, "--broker", redis.url, "--thinkers", "0")
    two = start(database, "--broker", redis.url, "--thinkers", "0")
    with httpx.Client(base_url=one.url) as http:
        seats = dict.fromkeys(("red", "white", "blue", "yellow"), "human")
        match, keys = new_match(http, "cutting-out", "four-captains", seats, options={"nights": 7})

    async def run() -> None:
        homes = {"red": one, "white": two, "blue": one, "yellow": two}
        players = {
            seat: await TableSocket(home.ws, match, seat, keys[seat], WANT).open()
            for seat, home in homes.items()
        }
        watchers = [await TableSocket(home.ws, match, None, None, WANT).open() for home in (one, two) * 3]
        everybody = [*players.values(), *watchers]
        rng = random.Random(5)

        async def play(client: TableSocket) -> None:
            while not client.over:
                choice = client.choice(rng)
                if choice is None:
                    await client.receive()
                    continue
                # All four answer at once through two processes: conflicts are tried again by the server.
                await answer(client, *choice)

        await asyncio.gather(*(play(client) for client in players.values()))
        for client in everybody:
            await asyncio.wait_for(client.until(lambda c=client: c.over), 20)
        with httpx.Client(base_url=two.url) as http:
            played = qd.replay(http.get(f"/api/matches/{match}/record").json(), verify=True)
        for client in everybody:
            expected = [event.n + 1 for event in played.log(client.seat)]
            assert [event["n"] for event in client.events] == expected
            await client.close()

    asyncio.run(run())


@pytest.mark.redis
def test_claiming_is_heard_in_the_other_process(sqlite: str, redis: Redis, start: Start) -> None:
    one = start(sqlite, "--broker", redis.url, "--thinkers", "0")
    two = start(sqlite, "--broker", redis.url, "--thinkers", "0")
    with httpx.Client(base_url=one.url) as host, httpx.Client(base_url=two.url) as friend:
        match, keys = new_match(host, "cutting-out", "two-captains", {"red": "human", "white": "open"})

        async def run() -> None:
            red = await TableSocket(one.ws, match, "red", keys["red"], ("decision", "events")).open()
            assert red.state["status"] == "waiting"
            claimed = await asyncio.to_thread(friend.post, f"/api/matches/{match}/seats/white/claim")
            assert claimed.status_code == 200, claimed.text
            await asyncio.wait_for(red.until(lambda: red.state["status"] == "playing"), 10)
            assert red.match["seats"][1]["claimed"]
            await red.close()

        asyncio.run(run())


@pytest.mark.redis
@pytest.mark.slow
def test_workers_and_thinkers_of_one_command(postgres: Postgres, redis: Redis, start: Start) -> None:
    """`serve --workers 2`: two serving processes, computer players in a process of their own."""
    database = postgres.database(f"workers_{os.getpid()}")
    server = start(database, "--broker", redis.url, "--workers", "2", "--thinkers", "1")
    with httpx.Client(base_url=server.url, timeout=30) as http:
        seats = {"red": "human", "white": {"kind": "bot", "level": "random"}}
        match, keys = new_match(http, "cutting-out", "two-captains", seats)

    async def run() -> None:
        red = await TableSocket(server.ws, match, "red", keys["red"], WANT).open()
        rng = random.Random(2)
        while not red.over:
            choice = red.choice(rng)
            if choice is not None:
                await answer(red, *choice)
            else:
                await asyncio.wait_for(red.receive(), 30)
        await red.close()

    asyncio.run(run())
    for _ in range(6):  # whichever process answers
        with httpx.Client(base_url=server.url) as http:
            assert http.get(f"/api/matches/{match}").json()["match"]["status"] == "finished"
            assert b"quarterdeck_actions_total" in http.get("/metrics").content


@pytest.mark.redis
def test_news_that_cannot_be_read_do_not_make_deaf(redis: Redis) -> None:
    async def run() -> None:
        heard = asyncio.Queue[News]()
        one, other = RedisBroker(redis.url), RedisBroker(redis.url)
        await one.start(heard.put)
        await one._redis.publish(CHANNEL, b"[1, 2")
        for _ in range(50):  # it listens anew, and what is said meanwhile is lost
            other.seats("a-match")
            await other._flush()
            with contextlib.suppress(TimeoutError):
                assert (await asyncio.wait_for(heard.get(), 0.2)).seats == ["a-match"]
                break
        else:
            raise AssertionError("deaf")
        await one.close()
        await other.close()

    asyncio.run(run())


def test_lost_news_are_found_in_the_database(sqlite: str, start: Start) -> None:
    """The broker dies: processes catch up with each other through the database, and by themselves."""
    broker = Redis()
    try:
        one = start(sqlite, "--broker", broker.url, "--thinkers", "0")
        two = start(sqlite, "--broker", broker.url, "--thinkers", "0")
        with httpx.Client(base_url=one.url) as http:
            match, keys = new_match(http, "cutting-out", "two-captains", {"red": "human", "white": "human"})

            async def run() -> None:
                watcher = await TableSocket(two.ws, match, "white", keys["white"], WANT).open()
                await asyncio.to_thread(broker.stop)
                state = http.get(f"/api/matches/{match}", headers=bearer(keys["red"])).json()
                body = {"decision": state["decision"]["id"], "action": "send 1"}
                sent = http.post(f"/api/matches/{match}/actions", json=body, headers=bearer(keys["red"]))
                assert sent.status_code == 200
                await asyncio.wait_for(watcher.until(lambda: watcher.seq == 1), 15)
                await watcher.close()

            asyncio.run(run())
            assert http.get("/healthz").json()["code"] == "unavailable", "the broker is missed"
    finally:
        broker.stop()


def test_several_workers_need_a_broker(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from quarterdeck.server.cli import app

    monkeypatch.setattr("quarterdeck.server.run.serve", None)  # it must not come to that
    for command in (["serve", "--workers", "2"], ["worker"]):
        result = CliRunner().invoke(app, [*command, "--database", sqlite])
        assert result.exit_code == 2
        assert "broker" in result.output


def test_everything_is_in_the_database(sqlite: str, start: Start, tmp_path: Path) -> None:
    """A server is stopped and another goes on at the same decision."""
    first = start(sqlite, "--thinkers", "0")
    with httpx.Client(base_url=first.url) as http:
        match, keys = new_match(http, "cutting-out", "two-captains", {"red": "human", "white": "human"})
        before = http.get(f"/api/matches/{match}", headers=bearer(keys["red"])).json()
    assert first.stop() is not None
    second = start(sqlite, "--thinkers", "0")
    with httpx.Client(base_url=second.url) as http:
        after = http.get(f"/api/matches/{match}", headers=bearer(keys["red"])).json()
    assert after == before


@pytest.mark.postgres
def test_two_who_want_a_rematch_at_once_are_both_heard(postgres: Postgres) -> None:
    """The second process waits for the first before it looks who wants one."""
    database = postgres.database(f"rematch_{os.getpid()}")

    async def run() -> None:
        async with House(database) as here, House(database) as there:
            match = await new(here)
            async with here.store.reader.begin() as connection:
                row = select(matches.c.id).where(matches.c.id == match.id)
                await connection.execute(row.with_for_update())
                asking = [
                    asyncio.create_task(hub.store.want_rematch(match.id, [seat]))
                    for hub, seat in ((here, "red"), (there, "white"))
                ]
                waiting = text(
                    "SELECT count(*) FROM pg_stat_activity "
                    "WHERE wait_event_type = 'Lock' AND datname = current_database()"
                )
                async with there.store.reader.connect() as looking, asyncio.timeout(30):
                    while (await looking.execute(waiting)).scalar_one() < 2:
                        await looking.rollback()
            assert sorted(map(len, await asyncio.gather(*asking))) == [1, 2]

    asyncio.run(run())
