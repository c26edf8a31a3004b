"""A database that version 0.1.0 has made: every match in it stays readable, the running ones go on [14.4].

`old/0.1.0.sqlite.gz` was written by the server of 0.1.0 itself: matches of each game, some finished and some
running, with undos and a resignation. `old/0.1.0.json` holds what that server said of them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from typer.testing import CliRunner

import quarterdeck as qd
from hub_house import House
from quarterdeck.kernel import RandomBot
from quarterdeck.kernel.codec import beginning
from quarterdeck.server import admin, old
from quarterdeck.server.archive_worker import Played
from quarterdeck.server.cli import app
from quarterdeck.server.hub import Caller, Hub
from quarterdeck.server.keys import hash_key
from quarterdeck.server.problems import Trouble
from quarterdeck.server.rows import JobRow
from quarterdeck.server.tables import journal, matches, seats
from services import Server
from table_client import bearer

OLD = Path(__file__).parent / "old"
SAID: dict[str, dict[str, Any]] = json.loads((OLD / "0.1.0.json").read_text())
FINISHED = [match for match, said in SAID.items() if said["status"] == "finished"]
RUNNING = [match for match, said in SAID.items() if said["status"] == "playing"]
Start = Callable[..., Server]


@pytest.fixture
def kept(tmp_path: Path) -> str:
    file = tmp_path / "kept.sqlite"
    file.write_bytes(gzip.decompress((OLD / "0.1.0.sqlite.gz").read_bytes()))
    return f"sqlite:///{file}"


def holder(match: str, seat: str) -> Caller:
    return Caller(key_hash=hash_key(SAID[match]["keys"][seat]))


async def first_question(hub: Hub, match: str) -> tuple[str, Any]:
    for seat in SAID[match]["keys"]:
        page = await old.page(hub, match, holder(match, seat), seat, None, "en")
        if page.decision is not None:
            return seat, page
    raise AssertionError("nobody is asked")


def test_each_game_is_there_finished_and_running() -> None:
    games = {*qd.games(), "cutting-out"}
    assert {SAID[match]["game"] for match in FINISHED} == games
    assert {SAID[match]["game"] for match in RUNNING} == games


def test_every_match_verifies_under_its_own_rules(kept: str) -> None:
    async def run() -> None:
        async with House(kept) as hub:
            for match, said in SAID.items():
                row = await hub.store.match(match)
                assert row is not None
                found = await hub.store.archives.ask(row, await hub.store.journal(match), "verify")
                assert (found["broken_at"], found["events"]) == (None, said["n"]), found
                if said["status"] == "finished":
                    assert found["fingerprint"] == said["fingerprint"]
                    assert found["actions"] == said["actions"]

    asyncio.run(run())


def test_finished_matches_are_read_replayed_and_downloaded(kept: str, start: Start) -> None:
    server = start(kept, "--thinkers", "0")
    with httpx.Client(base_url=server.url, timeout=120) as http:
        listed = [m["id"] for m in http.get("/api/matches?show=finished").json()["matches"]]
        assert set(listed) == set(FINISHED)
        for match in FINISHED:
            read_replay_and_download(http, match)
        go_on_over_the_network(http, RUNNING[0])


def go_on_over_the_network(http: httpx.Client, match: str) -> None:
    for seat, key in SAID[match]["keys"].items():
        page = http.get(f"/api/matches/{match}/old?seat={seat}", headers=bearer(key)).json()
        if page["decision"] is not None:
            act = {"seat": seat, "decision": page["decision"], "action": page["offers"][0]["action"]}
            done = http.post(f"/api/matches/{match}/actions", json=act, headers=bearer(key))
            assert (done.status_code, done.json()["seq"]) == (200, SAID[match]["seq"] + 1)
            strange = http.post(f"/api/matches/{match}/actions", json=act)
            assert strange.status_code == 403
            return
    raise AssertionError("nobody is asked")


def read_replay_and_download(http: httpx.Client, match: str) -> None:
    said = SAID[match]
    page = http.get(f"/api/matches/{match}/old").json()
    assert (page["status"], page["total"], page["step"]) == ("finished", said["actions"], said["actions"])
    assert [line["n"] for line in page["log"]] == [*range(1, said["n"] + 1)], (
        "after the end everything may be read"
    )
    assert page["result"]
    assert page["board"].strip()
    assert page["offers"] == []
    assert not any(line["roll"] and line["roll"] in line["text"] for line in page["log"]), "said once"
    title = {"kaisers-pirates": "The Kaiser's Pirates", "flying-colors": "Flying Colors"}
    assert page["labels"]["game"] == title.get(said["game"], page["labels"]["game"])
    assert page["labels"]["scenario"] not in ("", page["scenario"])
    early = http.get(f"/api/matches/{match}/old?step=3&language=es").json()
    assert (early["step"], early["total"]) == (3, said["actions"])
    assert early["board"] != page["board"]
    record = http.get(f"/api/matches/{match}/record")
    assert record.status_code == 200, record.text
    assert record.json()["fingerprint"] == said["fingerprint"]
    assert len(record.json()["actions"]) == said["actions"]
    assert "<script src" in http.get(f"/old/{match}").text
    assert "fetch(" in http.get("/old.js").text


@pytest.mark.parametrize("match", RUNNING)
def test_a_running_match_goes_on_under_its_own_rules(kept: str, match: str) -> None:
    async def run() -> None:
        async with House(kept) as hub:
            seat, page = await first_question(hub, match)
            with pytest.raises(Trouble, match="not-your-seat"):
                await old.page(hub, match, Caller(), seat, None, "en")
            with pytest.raises(Trouble, match="sealed"):
                await old.record(hub, match, holder(match, seat))
            me, action = holder(match, seat), page.offers[0].action
            with pytest.raises(Trouble, match="not-your-seat"):
                await old.act(hub, match, Caller(), seat, page.decision, action)
            ack = await old.act(hub, match, me, seat, page.decision, action)
            assert ack.seq == SAID[match]["seq"] + 1
            [*_, last] = await hub.store.journal(match)
            assert (last.seat, last.action, last.decision) == (seat, action, page.decision)
            row = await hub.store.match(match)
            assert row is not None
            assert row.seq == ack.seq
            with pytest.raises(Trouble, match="stale-decision"):
                await old.act(hub, match, me, seat, page.decision, action)
            gone = await old.act(hub, match, me, seat, None, "resign")
            row = await hub.store.match(match)
            assert row is not None
            assert (row.status, gone.seq) == ("finished", ack.seq + 1)
            assert row.outcome is not None
            assert row.outcome.resigned == [seat]
            assert (await old.record(hub, match, Caller()))["rules_version"] == row.rules_version

    asyncio.run(run())


@pytest.mark.parametrize(("status", "trouble"), [("waiting", "not-started"), ("finished", "finished")])
def test_an_old_match_that_is_not_being_played_takes_no_action(kept: str, status: str, trouble: str) -> None:
    async def run() -> None:
        async with House(kept) as hub:
            seat, page = await first_question(hub, RUNNING[0])

            async def turn(connection: Any) -> None:
                await connection.execute(
                    update(matches).where(matches.c.id == RUNNING[0]).values(status=status)
                )

            await hub.store.writer.run(turn)
            with pytest.raises(Trouble, match=trouble):
                await old.act(
                    hub, RUNNING[0], holder(RUNNING[0], seat), seat, page.decision, page.offers[0].action
                )

    asyncio.run(run())


def test_an_old_match_is_cut_where_it_cannot_be_played(kept: str) -> None:
    match = next(match for match in RUNNING if SAID[match]["game"] == "cutting-out")

    async def run() -> None:
        async with House(kept) as hub:

            async def forge(connection: Any) -> None:
                here = (journal.c.match_id == match, journal.c.seq == 3)
                await connection.execute(update(journal).where(*here).values(action="send 99"))

            await hub.store.writer.run(forge)
            assert (await admin.verify(hub.store, match)).broken_at == 3
            mended = await admin.repair(hub.store, match, truncate=True, adopt=False)
            assert (mended.sound, mended.actions) == (True, 2)
            _, page = await first_question(hub, match)
            assert page.total == 2

    asyncio.run(run())


def test_computer_players_answer_under_the_old_rules(kept: str) -> None:
    match = next(match for match in RUNNING if SAID[match]["game"] == "kaisers-pirates")

    async def run() -> None:
        async with House(kept) as hub:
            seat, page = await first_question(hub, match)

            async def make_bot(connection: Any) -> None:
                here = (seats.c.match_id == match, seats.c.seat == seat)
                await connection.execute(update(seats).where(*here).values(kind="bot", level=None))

            await hub.store.writer.run(make_bot)
            assert page.decision is not None
            await old.think(hub, JobRow(1, match, seat, page.decision, 1))
            [*_, last] = await hub.store.journal(match)
            assert (last.seat, last.decision) == (seat, page.decision)
            with pytest.raises(Trouble, match="stale-decision"):
                await old.think(hub, JobRow(1, match, seat, page.decision, 1))

    asyncio.run(run())


def test_the_commands_know_old_matches(kept: str) -> None:
    found = CliRunner().invoke(app, ["admin", "verify", "--json", "--database", kept])
    assert found.exit_code == 0, found.output
    lines = [json.loads(line) for line in found.output.splitlines() if line.startswith("{")]
    assert {line["match"] for line in lines} == set(SAID)
    for match in (FINISHED[0], RUNNING[0]):
        assert CliRunner().invoke(app, ["admin", "inspect", match, "--database", kept]).exit_code == 0


def test_adopting_in_bulk_reports_and_breaks_nothing(kept: str) -> None:
    """Rules that nobody has: what can be played under ours is adopted, the rest is told and left alone."""

    async def run() -> None:
        async with House(kept) as hub:
            small = next(match for match in RUNNING if SAID[match]["game"] == "cutting-out")
            other = next(match for match in RUNNING if SAID[match]["game"] == "flying-colors")

            async def age(connection: Any) -> None:
                await connection.execute(update(matches).values(rules_version="0"))
                garbled = update(matches).where(matches.c.id == other)
                await connection.execute(garbled.values(scenario="nowhere", genesis=b"{}"))

            await hub.store.writer.run(age)
            tried = {line.match: line for line in await admin.adopt(hub.store, dry_run=True)}
            assert set(tried) == set(RUNNING)
            row = await hub.store.match(small)
            assert row is not None
            assert row.rules_version == "0", "so far nothing was done"
            done = {line.match: line.adopted for line in await admin.adopt(hub.store, dry_run=False)}
            assert done == {match: line.adopted for match, line in tried.items()}
            assert (done[small], done[other]) == (True, False)
            await hub.load(hub.match(small))
            assert hub.match(small).game.count > 0

    asyncio.run(run())


def test_without_its_rules_a_match_says_so(kept: str, start: Start) -> None:
    match = RUNNING[0]
    server = start(kept, "--thinkers", "0")

    async def age() -> None:
        async with House(kept) as hub:

            async def job(connection: Any) -> None:
                await connection.execute(update(matches).values(rules_version="0.0"))

            await hub.store.writer.run(job)

    asyncio.run(age())
    with httpx.Client(base_url=server.url, timeout=60) as http:
        for path in ("", "/old", "/replay", "/timeline"):
            assert http.get(f"/api/matches/{match}{path}").json()["code"] == "rules-changed"
        key = bearer(next(iter(SAID[match]["keys"].values())))
        body = {"decision": "1-x", "action": "send 1"}
        sent = http.post(f"/api/matches/{match}/actions", json=body, headers=key)
        assert sent.json()["code"] == "rules-changed"


def test_a_match_that_plays_on_is_read_from_its_beginning() -> None:
    """It begins with a snapshot, not with a record: the worker sees which of the two it is given."""
    rules = qd.load("cutting-out")
    game = rules.new("three-captains", seed=3)
    game.play({seat: RandomBot(seat) for seat in game.seats}, 6)
    on = rules.play_on(beginning(game.with_other_luck("again").snapshot()))
    genesis = on.snapshot().decode()
    on.play({seat: RandomBot(seat) for seat in on.seats}, 4)
    entries = [[n, "action", seat, str(action), None] for n, (seat, action) in enumerate(on.actions(), 1)]
    again = Played({"game": "cutting-out", "genesis": genesis, "entries": entries})
    assert again.broken_at is None and again.game.fingerprint() == on.fingerprint()
