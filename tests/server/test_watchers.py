"""Every watcher is told: what this process did not do itself it finds out, and says so to its sockets."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from hub_house import House, Wire, new, play, watch
from quarterdeck.server import gate as gate_module
from quarterdeck.server import hub as hub_module
from quarterdeck.server import table
from quarterdeck.server.app import create_app
from quarterdeck.server.broker import News
from quarterdeck.server.hub import Caller, Hub
from quarterdeck.server.keys import hash_key
from quarterdeck.server.lines import EXTENSION
from quarterdeck.server.match import Match
from quarterdeck.server.problems import Trouble
from quarterdeck.server.rows import Entry
from quarterdeck.server.settings import Limits, Settings
from quarterdeck.server.socket import serve
from quarterdeck.server.writer import Append, Unavailable


def last_seq(heard: list[bytes]) -> int:
    return max((json.loads(text).get("seq", 0) for text in heard), default=0)


async def opened(hub: Hub, match: Match) -> Match:
    again = hub.match(match.id)
    async with again.lock:
        await again.load()
    return again


def test_the_loser_of_a_race_tells_its_watchers(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes get different answers to the same question [14.1]."""
    monkeypatch.setattr(hub_module, "HEAL_SECONDS", 3600.0)

    async def run() -> None:
        async with House(database) as one, House(database) as two:
            mine = await new(one)
            theirs = await opened(two, mine)
            heard, heard_there = watch(mine), watch(theirs)
            question = mine.game.decision_id("red")
            assert question is not None
            await theirs.act("red", question, "send 1")
            assert last_seq(heard_there) == 1
            with pytest.raises(Trouble, match="stale-decision"):
                await mine.act("red", question, "send 2")
            assert last_seq(heard) == 1, "those who look on here know what the other process did"

    asyncio.run(run())


def test_a_commit_that_lands_late_is_announced(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A killed server's last commit arrives after its successor has read the match [14.1], which then cannot
    read it at once."""
    monkeypatch.setattr(hub_module, "HEAL_SECONDS", 0.05)

    async def run() -> None:
        async with House(database) as one, House(database) as two:
            dying = await new(one)
            match = await opened(two, dying)
            heard = watch(match)
            question = dying.game.decision_id("red")
            assert question is not None
            real, failed = two.store.undos, list[str]()

            async def fail_once(match_id: str) -> list[tuple[int, int]]:
                if not failed:
                    failed.append(match_id)
                    raise Unavailable("just when it was read")
                return await real(match_id)

            monkeypatch.setattr(two.store, "undos", fail_once)
            await dying.act("red", question, "send 1")
            for _ in range(200):
                if last_seq(heard) == 1:
                    break
                await asyncio.sleep(0.05)
            assert last_seq(heard) == 1

    asyncio.run(run())


def test_an_answer_in_doubt_is_announced(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database failed after the commit: nobody acts again, and yet those who look on hear of it."""
    monkeypatch.setattr(hub_module, "HEAL_SECONDS", 0.05)

    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub)
            heard = watch(match)
            real = hub.store.writer.append

            async def lose_the_answer(item: Append) -> None:
                await real(item)
                raise Unavailable("the connection broke")

            monkeypatch.setattr(hub.store.writer, "append", lose_the_answer)
            question = match.game.decision_id("red")
            assert question is not None
            with pytest.raises(Trouble, match="unavailable"):
                await match.act("red", question, "send 1")
            for _ in range(200):
                if last_seq(heard) == 1:
                    break
                await asyncio.sleep(0.05)
            assert last_seq(heard) == 1

    asyncio.run(run())


def test_a_socket_that_has_not_said_hello_keeps_its_match(sqlite: str) -> None:
    """Too many matches are in memory just between a socket's handshake and its hello [14.3]."""

    async def run() -> None:
        async with House(sqlite, live_matches=2) as hub:
            match = await new(hub)
            wire: Any = Wire()
            socket = asyncio.create_task(serve(hub, match.id, Caller(), wire))
            while wire.say is None:
                await asyncio.sleep(0.01)
            for _ in range(5):
                await new(hub)
            wire.say(b'{"type":"hello","want":["events"]}')
            while len(wire.heard) < 2:
                await asyncio.sleep(0.01)
            again = await opened(hub, match)
            question = again.game.decision_id("red")
            assert question is not None
            await again.act("red", question, "send 1")
            assert json.loads(wire.heard[-1])["seq"] == 1
            wire.gone.set_result(None)
            await socket

    asyncio.run(run())


def test_a_request_that_holds_an_evicted_match_is_heard(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "HEAL_SECONDS", 3600.0)

    async def run() -> None:
        async with House(sqlite, live_matches=1) as hub:
            old = await new(hub)
            await new(hub)
            again = await opened(hub, old)
            assert again is not old
            heard = watch(again)
            question = old.game.decision_id("red")
            assert question is not None
            await old.act("red", question, "send 1")
            async with asyncio.timeout(30):
                while not heard:
                    await asyncio.sleep(0.01)
            assert last_seq(heard) == 1

    asyncio.run(run())


def test_an_unwatched_match_is_compared_before_it_is_shown(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a command or another process wrote is seen by the next who asks, though nobody watches."""
    monkeypatch.setattr(hub_module, "HEAL_SECONDS", 3600.0)
    monkeypatch.setattr("quarterdeck.server.match.BELIEVED_SECONDS", 0.0)

    async def run() -> None:
        async with House(sqlite) as one, House(sqlite) as two:
            match = await new(one)
            there = await opened(two, match)
            question = there.game.decision_id("red")
            assert question is not None
            await there.act("red", question, "send 1")
            assert (await opened(one, match)).seq == 1
            entry = Entry(match.id, 1, "action", "red", question, "send 1", None, 0.0)
            await match.hear(entry)
            assert match.seq == 1

    asyncio.run(run())


def test_who_sat_down_in_another_process_is_known_here(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite) as here, House(sqlite) as elsewhere:
            for by_key in (False, True):
                match = await new(here, seats={"white": "open"})
                away = await opened(elsewhere, match)
                _, link = await here.claim(match.id, "white", None, "player-two", None)
                caller = Caller(key_hash=hash_key(link.key)) if by_key else Caller("player-two")
                assert await table.held(away, caller) == ["white"]

    asyncio.run(run())


def test_a_process_that_missed_an_action_reads_it_from_the_database(sqlite: str) -> None:
    """The others tell each action as it is written; one may be lost on the way."""

    async def run() -> None:
        async with House(sqlite) as here, House(sqlite) as elsewhere:
            match = await new(here, seed=2)
            away = await opened(elsewhere, match)
            heard = watch(away)
            await play(match, random.Random(3), 3)
            first, second, third = await here.store.journal(match.id)
            await away.hear(first)
            assert away.seq == 1
            await away.hear(third)
            assert (away.seq, away.game.fingerprint()) == (3, match.game.fingerprint())
            told = [json.loads(text)["seq"] for text in heard]
            assert told[0] == 1 and told[-1] == 3
            await away.hear(second)
            assert away.seq == 3, "old news"
            await play(match, random.Random(3), 1)
            [*_, fourth] = await here.store.journal(match.id)
            away.forget()
            await away.hear(fourth)
            assert not away.loaded, "it is read when somebody wants it"
            await elsewhere._hear(News("other", [], ["a-match-nobody-has-here"]))

    asyncio.run(run())


def test_an_address_has_only_so_many_sockets(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(sockets_per_address=2)
    gate: Any = create_app(Settings(database=sqlite, thinkers=0, limits=limits))
    gate._app.state.hub = None

    async def run() -> None:
        open_: list[asyncio.Event] = []
        said: list[str] = []

        async def sit(*_: Any) -> None:
            open_.append(asyncio.Event())
            await open_[-1].wait()

        async def come(address: str) -> str:
            scope = {
                "type": "websocket",
                "path": "/ws/matches/abc",
                "query_string": b"",
                "headers": [(b"host", b"localhost")],
                "client": (address, 5),
                "extensions": {EXTENSION: None},
            }
            tasks.append(asyncio.create_task(gate(scope, receive, send)))
            await asyncio.sleep(0)
            return said.pop()

        async def receive() -> dict[str, Any]:
            return {}

        async def send(message: dict[str, Any]) -> None:
            said.append(message["type"].removeprefix("websocket."))

        tasks: list[asyncio.Task[None]] = []
        monkeypatch.setattr(gate_module, "serve", sit)
        assert [await come("10.0.0.1") for _ in range(3)] == ["accept", "accept", "close"]
        assert await come("10.0.0.2") == "accept", "another's are not counted"
        open_[0].set()
        await tasks[0]
        assert [await come("10.0.0.1") for _ in range(2)] == ["accept", "close"], "one has gone"
        for sitting in open_:
            sitting.set()
        await asyncio.gather(*tasks)
        assert not gate._open

    asyncio.run(run())
