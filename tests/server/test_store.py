"""Durability in detail: the writer, conflicts, snapshots, migrations, backup, repair, forgetting."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, func, select, update
from typer.testing import CliRunner

import quarterdeck as qd
from hub_house import PLAYER, House, new, play
from quarterdeck.server import admin, table
from quarterdeck.server import hub as hub_module
from quarterdeck.server.backup import BadBackup, backup, restore
from quarterdeck.server.cli import app
from quarterdeck.server.database import NEWEST, BadDatabase, database_url, make_engine, migrate
from quarterdeck.server.frames import Frame
from quarterdeck.server.hub import Caller, Hub
from quarterdeck.server.match import Match
from quarterdeck.server.problems import Trouble
from quarterdeck.server.schema import AdvisedOut, NewMatch
from quarterdeck.server.store import Store
from quarterdeck.server.tables import jobs, journal, matches, metadata, players, snapshots
from quarterdeck.server.telling import Telling, Watcher
from quarterdeck.server.upgrade import differences, newest
from quarterdeck.server.wire import event_out
from quarterdeck.server.writer import Unavailable


async def count(hub: Hub, table: Any) -> int:
    async with hub.store.reader.connect() as connection:
        found: int = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        return found


def test_the_migrations_make_the_tables_of_the_code(database: str) -> None:
    async def run() -> None:
        assert await migrate(database) == await migrate(database) == NEWEST == newest()
        engine = make_engine(database)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(run())


def test_only_two_kinds_of_database() -> None:
    with pytest.raises(BadDatabase, match="not mysql"):
        database_url("mysql://x/y")
    with pytest.raises(BadDatabase):
        database_url("nonsense")


def test_many_actions_share_a_commit_and_each_is_durable(database: str) -> None:
    async def run() -> None:
        async with House(database) as hub:
            games = [await new(hub, "four-captains") for _ in range(20)]
            total = sum(
                await asyncio.gather(*(play(match, random.Random(i)) for i, match in enumerate(games)))
            )
            assert await count(hub, journal) == total
        async with House(database) as hub:
            for match in games:
                finding = await admin.verify(hub.store, match.id)
                assert finding.sound
                assert finding.snapshots > 1
                again = hub.match(match.id)
                async with again.lock:
                    await again.load()
                assert again.game.fingerprint() == finding.fingerprint == match.game.fingerprint()
                assert again.outcome() == match.outcome()

    asyncio.run(run())


def test_the_log_survives_snapshots(sqlite: str) -> None:
    """Events are read back from snapshots exactly as they were told."""

    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub, "three-captains", options={"nights": 7}, seed=4)
            await play(match, random.Random(4))
            record = match.row.genesis
            told = await match.events(0)
            assert [event.n for event in told] == list(range(match.game.events))
        async with House(sqlite) as hub:
            again = hub.match(match.id)
            async with again.lock:
                await again.load()
                assert [event.n for event in again._tail] != [event.n for event in told], "most are put away"
                assert await again.events(0) == told
                assert await again.events(7) == told[7:]
            entries = await hub.store.journal(match.id)
        game = qd.replay(record)
        for entry in entries:
            game.apply(entry.seat, game.rules.parse_action(entry.action or ""))
        assert msgspec.json.encode(game.log(everything=True)) == msgspec.json.encode(told)

    asyncio.run(run())


def test_each_match_keeps_the_state_of_its_own_last_snapshot_alone(database: str) -> None:
    async def run() -> None:
        async with House(database) as hub:
            games = [await new(hub, "three-captains", options={"nights": 7}, seed=seed) for seed in (4, 5)]
            for match in games:
                await play(match, random.Random(4))
            for match in games:
                kept = await hub.store.snapshots(match.id)
                assert len(kept) > 2
                assert [row.state is not None for row in kept] == [False] * (len(kept) - 1) + [True]

    asyncio.run(run())


@pytest.mark.parametrize("spoilt", [{"state": b"no state"}, {"fingerprint": "wrong"}])
def test_a_damaged_snapshot_is_passed_over_and_taken_anew(sqlite: str, spoilt: dict[str, Any]) -> None:
    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub, "three-captains", options={"nights": 7}, seed=4)
            await play(match, random.Random(4), 40)
            before, told = match.game.fingerprint(), await match.events(0)
            barrier, count = match.game.barrier, match.game.count

            async def spoil(connection: Any) -> None:
                await connection.execute(update(snapshots).values(**spoilt))

            await hub.store.writer.run(spoil)
        async with House(sqlite) as hub:
            again = hub.match(match.id)
            async with again.lock:
                await again.load()
            assert again.game.fingerprint() == before
            assert await again.events(0) == told
            kept = await hub.store.snapshot(match.id, match.row.rules_version)
            assert (kept is not None) is (barrier == count), "nothing that can be taken back is put away"
            await play(again, random.Random(5))
            finding = await admin.verify(hub.store, match.id)
            assert finding.sound and finding.snapshots > 0

    asyncio.run(run())


def test_two_processes_never_write_the_same_place(database: str) -> None:
    """Two hubs without a broker: each learns of the other only by conflicts, and nothing is lost."""

    async def run() -> None:
        async with House(database) as one, House(database) as two:
            match = await new(one, "four-captains", options={"nights": 7}, seed=9)
            here, there = match, two.match(match.id)
            acks: list[int] = []

            async def side(mine: Match, seats: tuple[str, ...], rng: random.Random) -> None:
                for _ in range(400):
                    async with mine.lock:
                        await mine.load()
                        over = mine.game.over
                        asked = [seat for seat in seats if seat in mine.game.pending]
                        decision = mine.game.decision(asked[0]) if asked else None
                    if over:
                        return
                    if decision is None:
                        await mine.catch_up((await one.store.newest([mine.id]))[mine.id])
                        await asyncio.sleep(0.001)
                        continue
                    ack = await mine.act(decision.seat, decision.id, str(rng.choice(decision.actions)))
                    assert not ack.repeated
                    acks.append(ack.seq)

            await asyncio.gather(
                side(here, ("red", "white"), random.Random(1)),
                side(there, ("blue", "yellow"), random.Random(2)),
            )
            assert sorted(acks) == list(range(1, len(acks) + 1)), "each place was given once"
            assert (await admin.verify(one.store, match.id)).sound

    asyncio.run(run())


def test_a_failing_database_changes_nothing(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub, seed=1)
            decision = match.game.decision("red")
            assert decision is not None

            async def broken(_item: Any) -> None:
                raise Unavailable("disk full")

            real, hub.store.writer.append = hub.store.writer.append, broken  # type: ignore[method-assign]
            with pytest.raises(Trouble, match="unavailable"):
                await match.act("red", decision.id, "send 1")
            hub.store.writer.append = real  # type: ignore[method-assign]
            async with match.lock:
                await match.load()
                assert match.game.count == 0
            assert (await match.act("red", decision.id, "send 2")).seq == 1

    asyncio.run(run())


def test_a_caller_who_goes_away_leaves_no_half_action(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub, seed=1)
            decision = match.game.decision("red")
            assert decision is not None
            task = asyncio.create_task(match.act("red", decision.id, "send 1"))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            ack = await match.act("red", decision.id, "send 1")
            assert ack.seq == 1
            assert match.game.count == 1

    asyncio.run(run())


def test_undo_across_a_restart(database: str) -> None:
    async def run() -> None:
        async with House(database) as hub:
            match = await new(hub, "three-captains", options={"nights": 7}, seed=3)
            await play(match, random.Random(8), 10)
            while match.game.barrier != match.game.count:
                await play(match, random.Random(9), 1)
            seat = next(iter(match.game.pending))
            before = match.game.fingerprint()
            decision = match.game.decision(seat)
            assert decision is not None
            told = match.game.events
            await match.act(seat, decision.id, str(decision.actions[0]))
            assert match.game.events == told, "a sealed order"
            seq = match.seq
        async with House(database) as hub:
            again = hub.match(match.id)
            await again.undo(seat)
            assert again.game.fingerprint() == before
            reopened = again.game.decision(seat)
            assert reopened is not None
            assert reopened.id == decision.id
            with pytest.raises(Trouble, match="undo-refused"):
                await again.undo(seat)
        async with House(database) as hub:
            assert (await admin.verify(hub.store, match.id)).fingerprint == before
            last = hub.match(match.id)
            async with last.lock:
                await last.load()
            assert last.since(seq, told) == (told, None), "all that was told still counts"

    asyncio.run(run())


def test_backup_and_restore_between_databases(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    copy = f"sqlite:///{tmp_path / 'copy.sqlite'}"

    async def run() -> None:
        async with House(database) as hub:
            match = await new(hub, "two-captains", seats={"red": "human", "white": "bot"}, seed=1)
            other = await new(hub, "three-captains", seed=2)
            await play(other, random.Random(1))
            counts = await backup(database, file)
            fingerprint = other.game.fingerprint()
        assert (counts["matches"], counts["jobs"]) == (2, 1)
        assert oct(file.stat().st_mode)[-3:] == "600"
        assert await restore(copy, file) == counts
        async with House(copy) as hub:
            assert (await admin.verify(hub.store, other.id)).fingerprint == fingerprint
            again = hub.match(match.id)
            async with again.lock:
                await again.load()
            assert Caller(PLAYER).mine(again.row) == ["red"]
            assert await count(hub, jobs) == 1
        with pytest.raises(BadBackup, match="not empty"):
            await restore(copy, file)

    asyncio.run(run())


def test_a_damaged_backup_restores_nothing(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"

    async def run() -> None:
        async with House(sqlite) as hub:
            await play(await new(hub), random.Random(1))
        await backup(sqlite, file)
        whole = file.read_bytes()
        for bad in (whole[: len(whole) // 2], b"nonsense", b""):
            file.write_bytes(bad)
            copy = f"sqlite:///{tmp_path / 'copy.sqlite'}"
            with pytest.raises(BadBackup):
                await restore(copy, file)
            engine = make_engine(copy)
            async with engine.connect() as connection:
                for table in metadata.sorted_tables:
                    assert (await connection.execute(select(func.count()).select_from(table))).scalar() == 0
            await engine.dispose()

    asyncio.run(run())


def test_repair_finds_and_mends(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub, "three-captains", seed=2)
            done = await play(match, random.Random(1))

            async def spoil(connection: Any) -> None:
                await connection.execute(update(snapshots).values(fingerprint="wrong"))

            await hub.store.writer.run(spoil)
            finding = await admin.verify(hub.store, match.id)
            assert not finding.sound
            assert finding.bad_snapshots
            assert (await admin.repair(hub.store, match.id, truncate=False, adopt=False)).sound

            async def forge(connection: Any) -> None:
                await connection.execute(update(journal).where(journal.c.seq == 5).values(action="send 9"))

            await hub.store.writer.run(forge)
            finding = await admin.verify(hub.store, match.id)
            assert finding.broken_at == 5
            shown = qd.load("cutting-out").read_position(
                (await admin.inspect(hub.store, match.id))["position"]
            )
            assert shown.count == 4, "as far as it can be played"
            assert not (await admin.repair(hub.store, match.id, truncate=False, adopt=False)).sound
            command = ["admin", "repair", match.id, "--database", sqlite]
            assert (await asyncio.to_thread(CliRunner().invoke, app, command)).exit_code == 1
            mended = await admin.repair(hub.store, match.id, truncate=True, adopt=False)
            assert mended.sound
            assert (await asyncio.to_thread(CliRunner().invoke, app, command)).exit_code == 0
            assert mended.actions == 4
            assert await count(hub, journal) == done + 2, (
                "nothing was removed from the journal, two repairs added"
            )
        async with House(sqlite) as hub:
            again = hub.match(match.id)
            await play(again, random.Random(7))
            assert again.game.over
            assert (await admin.verify(hub.store, match.id)).sound

    asyncio.run(run())


def test_a_repair_beside_a_running_server(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks on forgets what no longer counts, and the computer is asked what is open now."""
    monkeypatch.setattr(hub_module, "HEAL_SECONDS", 0.05)

    async def run() -> None:
        async with House(sqlite) as hub:
            seats: dict[str, Any] = dict.fromkeys(("red", "white", "blue"), "bot")
            match = await new(hub, "three-captains", seed=2, seats=seats)
            heard: list[dict[str, Any]] = []
            watcher = Watcher(lambda frame: heard.append(msgspec.json.decode(frame.text)))
            watcher.want = frozenset(("events",))
            match.watchers.add(watcher)
            await play(match, random.Random(1), 8)

            async def forge(connection: Any) -> None:
                await connection.execute(update(journal).where(journal.c.seq == 5).values(action="send 9"))
                await connection.execute(delete(jobs))

            await hub.store.writer.run(forge)
            beside = Store(sqlite)
            beside.start()
            assert (await admin.repair(beside, match.id, truncate=True, adopt=False)).sound
            await beside.close()
            for _ in range(200):
                if heard[-1]["seq"] == 9:
                    break
                await asyncio.sleep(0.05)
            assert (heard[-1]["seq"], heard[-1]["rewind"]) == (9, 0)
            assert [event["n"] for event in heard[-1]["events"]] == [
                event.n + 1 for event in match.game.log(None)
            ]
            asked = await hub.store.lease(9)
            assert {job.seat for job in asked} == set(match.game.pending)
            assert {job.decision for job in asked} == {match.game.decision_id(s) for s in match.game.pending}

    asyncio.run(run())


def test_matches_of_other_rules_are_not_touched(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub)

            async def age(connection: Any) -> None:
                await connection.execute(update(matches).values(rules_version="0"))

            await hub.store.writer.run(age)
        async with House(sqlite) as hub:
            again = hub.match(match.id)
            with pytest.raises(Trouble, match="rules-changed"):
                await hub.load(again)
            assert (await admin.repair(hub.store, match.id, truncate=False, adopt=True)).sound
            await hub.load(hub.match(match.id))
            assert hub.match(match.id).since(0, 3) == (0, 0), "events of the old rules count no more"

    asyncio.run(run())


def test_forgetting_a_player(database: str) -> None:
    async def run() -> None:
        async with House(database) as hub:
            alone = await new(hub)
            shared = await new(hub, seats={"red": "human", "white": "open"}, name="Nelson")
            await hub.claim(shared.id, "white", None, "player-two", "Villeneuve")
            wish = NewMatch(game="cutting-out", scenario="two-captains")
            foreign, _ = await hub.create(wish, "player-two")
            assert await admin.forget(hub.store, PLAYER) == {
                "players": 1,
                "matches_deleted": 1,
                "matches_kept": 1,
            }
            assert await hub.store.match(alone.id) is None
            kept = await hub.store.match(shared.id)
            assert kept is not None
            assert [seat.name for seat in kept.seats.values()] == [None, "Villeneuve"]
            assert kept.holders == {("white", "player-two")}
            assert kept.creator is None, "who made it is forgotten too"
            other = await hub.store.match(foreign.id)
            assert other is not None and other.creator == "player-two"
            assert await count(hub, players) == 1

    asyncio.run(run())


def test_a_running_server_forgets_too(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command runs beside the server, which has the match and its players in memory."""
    monkeypatch.setattr(table, "BELIEVED_SECONDS", 0.0)

    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub, seats={"white": "open"}, name="Ann")
            await hub.claim(match.id, "white", None, "player-two", "Bert")
            assert await table.held(match, Caller(PLAYER)) == ["red"]
            beside = Store(sqlite)
            beside.start()
            await admin.forget(beside, PLAYER)
            await beside.close()
            assert await table.held(match, Caller("player-two")) == ["white"]
            assert [seat.name for seat in match.out([]).seats] == [None, "Bert"]
            assert await table.held(match, Caller(PLAYER)) == []

    asyncio.run(run())


def test_one_rematch_however_many_ask(database: str) -> None:
    async def run() -> None:
        async with House(database) as here, House(database) as there:
            match = await new(here)
            await play(match, random.Random(1))
            twin = there.match(match.id)
            async with twin.lock:
                await twin.load()
            first = await here.rematch(match, PLAYER)
            second = await there.rematch(twin, None)
            assert first.id == second.id == (await here.rematch(match, None)).id
            assert await count(here, matches) == 2
            assert await count(here, players) == 1

    asyncio.run(run())


def test_each_seat_is_shown_with_its_own_players(sqlite: str) -> None:
    """Red is held by who made the match, White was taken by another and opened by a third with its key."""

    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub, seats={"red": "human", "white": "open"})
            _, link = await hub.claim(match.id, "white", None, "player-two", "Bert")
            await hub.claim(match.id, "white", link.key, "player-three", None)
            shown = (await admin.inspect(hub.store, match.id))["seats"]
            assert {seat["seat"]: seat["players"] for seat in shown} == {
                "red": [PLAYER],
                "white": ["player-three", "player-two"],
            }

    asyncio.run(run())


def test_who_asked_the_captain_is_written_to_that_match_alone(database: str) -> None:
    async def run() -> None:
        async with House(database) as hub:
            match, other = await new(hub), await new(hub)
            async with match.lock:
                await hub.load(match)
                for seat in ("red", "white", "red"):
                    await hub.note_advice(match, seat)
            rows = [await hub.store.match(each.id) for each in (match, other)]
            n = match.game.events
            assert [row and row.advised for row in rows] == [
                [AdvisedOut("red", n), AdvisedOut("white", n)],
                [],
            ]

    asyncio.run(run())


@pytest.mark.parametrize("address", ["sqlite:///:memory:", "sqlite://"])
def test_a_database_without_a_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadDatabase, match="in a file"):
        make_engine(address)
    assert list(tmp_path.iterdir()) == []
    assert CliRunner().invoke(app, ["migrate", "--database", address]).exit_code == 2


def test_memory_is_given_back(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite, live_matches=8) as hub:
            made = [await new(hub, seed=n) for n in range(40)]
            assert hub.live() <= 9
            for match in made:
                again = hub.match(match.id)
                async with again.lock:
                    await hub.load(again)
                assert again.game.fingerprint() == match.game.fingerprint()

    asyncio.run(run())


def test_admin_commands(sqlite: str, tmp_path: Path) -> None:
    async def prepare() -> str:
        async with House(sqlite) as hub:
            match = await new(hub, seed=1)
            await play(match, random.Random(1), 5)
            return match.id

    match = asyncio.run(prepare())

    def command(*words: str) -> Any:
        return CliRunner().invoke(app, [*words, "--database", sqlite])

    assert match in command("admin", "list").output
    shown = command("admin", "inspect", match).output
    assert "position" in shown
    assert PLAYER in shown
    assert "key" not in shown
    assert "sound" in command("admin", "verify").output
    assert command("admin", "verify", "nothing").exit_code == 2
    assert command("migrate").exit_code == 0
    assert "players 0" in command("admin", "forget", "-an-id-like-an-option").output
    file = tmp_path / "b.gz"
    assert "matches 1" in command("backup", str(file)).output
    assert command("restore", str(file)).exit_code == 2, "the database is not empty"
    assert command("restore", str(tmp_path / "none")).exit_code == 2
    assert command("admin", "delete", match).exit_code == 0
    assert match not in command("admin", "list").output
    assert CliRunner().invoke(app, ["migrate", "--database", "mysql://x"]).exit_code == 2
    assert CliRunner().invoke(app, ["openapi", str(tmp_path / "o.json")]).exit_code == 0
    assert '"/api/matches"' in (tmp_path / "o.json").read_text()


@pytest.mark.parametrize("seed", range(4))
def test_random_actions_and_undos_never_confuse_a_watcher(sqlite: str, seed: int) -> None:
    """Watchers that come and go at random, through undos and snapshots, end with the true log."""

    class Reader:
        def __init__(self, seat: str | None) -> None:
            self.watcher = Watcher(self.hear)
            self.watcher.seat = seat
            self.watcher.want = frozenset(("events",))
            self.events: list[dict[str, Any]] = []

        def hear(self, frame: Frame) -> None:
            message = msgspec.json.decode(frame.text)
            rewind = message.get("rewind")
            if rewind is not None:
                self.events = [event for event in self.events if event["n"] <= rewind]
            self.events += message["events"]
            assert [event["n"] for event in self.events] == sorted({event["n"] for event in self.events})

    async def run() -> None:
        rng = random.Random(seed)
        async with House(sqlite) as hub:
            match = await new(hub, "three-captains", options={"nights": 7}, seed=seed)
            readers = [Reader(seat) for seat in ("red", "white", "blue", None)]
            for _ in range(600):
                await match.load()  # the house forgets matches that nobody looks at
                if match.game.over:
                    break
                reader = rng.choice(readers)
                if reader.watcher in match.watchers:
                    match.watchers.discard(reader.watcher)
                else:
                    reader.hear(await Telling(match).frame(reader.watcher))
                    reader.watcher.seq, reader.watcher.n = match.seq, match.game.events
                    match.watchers.add(reader.watcher)
                if rng.random() < 0.1:
                    match.forget()
                    await match.load()
                able = [seat for seat in match.game.seats if match.can_undo(seat)]
                if able and rng.random() < 0.4:
                    await match.undo(rng.choice(able))
                else:
                    await play(match, rng, 1)
            assert match.game.over
            record = await table.record(hub, match, "here")
            played = qd.replay(record, verify=True)
            assert played.fingerprint() == match.game.fingerprint()
            for reader in readers:
                reader.hear(await Telling(match).frame(reader.watcher))
                told = [event_out(event) for event in played.log(reader.watcher.seat)]
                assert reader.events == msgspec.json.decode(msgspec.json.encode(told))
            assert (await admin.verify(hub.store, match.id)).sound

    asyncio.run(run())
