"""Fair shares among the questions to computer players, and nothing in the queue waits for ever [14.2]."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select, update

from hub_house import House, keen
from quarterdeck.server.clock import now
from quarterdeck.server.hub import Hub
from quarterdeck.server.match import Match
from quarterdeck.server.problems import Trouble
from quarterdeck.server.schema import NewMatch, SeatSpec
from quarterdeck.server.settings import Limits
from quarterdeck.server.tables import jobs
from quarterdeck.server.thinkers import Thinkers

BOT = SeatSpec("bot", "random")
ALL_BOTS: dict[str, Any] = {"red": BOT, "white": BOT}
ONE_BOT: dict[str, Any] = {"red": BOT}


async def make(hub: Hub, player: str, seats: dict[str, Any]) -> Match:
    match, _ = await hub.create(NewMatch(game="cutting-out", scenario="two-captains", seats=seats), player)
    return match


async def set_jobs(hub: Hub, match: Match, **values: Any) -> None:
    async def job(connection: Any) -> None:
        await connection.execute(update(jobs).where(jobs.c.match_id == match.id).values(**values))

    await hub.store.writer.run(job)


def test_a_person_is_served_before_matches_without_people(database: str) -> None:
    async def run() -> None:
        async with House(database, limits=Limits(enabled=False)) as hub:
            for _ in range(8):
                await make(hub, "crowd", ALL_BOTS)
            person = await make(hub, "person", ONE_BOT)
            first = await hub.store.lease(1)
            assert [job.match_id for job in first] == [person.id]
            rest = await hub.store.lease(100)
            assert len(rest) == 16, "and the others are not forgotten"

    asyncio.run(run())


def test_everybody_gets_a_first_answer_before_anybody_a_second(database: str) -> None:
    async def run() -> None:
        async with House(database, limits=Limits(enabled=False)) as hub:
            for _ in range(8):
                await make(hub, "greedy", ONE_BOT)
            late = [await make(hub, f"guest-{n}", ONE_BOT) for n in range(3)]
            taken = await hub.store.lease(4)
            assert {match.id for match in late} <= {job.match_id for job in taken}

    asyncio.run(run())


def test_an_answer_in_advance_waits_for_no_thought(database: str) -> None:
    """It takes no place of those who think, however many of these there are."""

    async def run() -> None:
        async with House(database, limits=Limits(enabled=False)) as hub:
            for _ in range(8):
                await make(hub, "crowd", ALL_BOTS)
            given = await make(hub, "person", ONE_BOT)
            await set_jobs(hub, given, thinks=False)
            taken = await hub.store.lease(32, thinks=False)
            assert [job.match_id for job in taken] == [given.id]
            assert not await hub.store.due(thinks=False)
            assert await hub.store.due(thinks=True)

    asyncio.run(run())


def test_an_answered_question_leaves_the_queue_and_no_other_does(database: str) -> None:
    async def run() -> None:
        async with House(database) as hub:
            one, other, third = [await make(hub, "person", ONE_BOT) for _ in range(3)]
            asked = one.game.decision("red")
            same = other.game.decision("red")
            assert asked is not None and same is not None and asked.id == same.id
            await one.act("red", asked.id, str(asked.actions[0]))
            async with hub.store.reader.connect() as connection:
                rows = (await connection.execute(select(jobs.c.match_id, jobs.c.decision))).all()
            assert (one.id, asked.id) not in rows and (other.id, asked.id) in rows
            taken = {job.match_id: job.id for job in await hub.store.lease(9)}
            await hub.store.drop_job(taken[other.id])
            async with hub.store.reader.connect() as connection:
                left = (await connection.execute(select(jobs.c.match_id))).scalars().all()
            assert other.id not in left and third.id in left

    asyncio.run(run())


def test_leases_of_the_dead_are_freed_at_the_start(database: str) -> None:
    async def run() -> None:
        async with House(database) as hub:
            match = await make(hub, "person", ALL_BOTS)
            assert len(await hub.store.lease(10, owner="a process that is killed")) == 2
            assert not await hub.store.due(thinks=True)
        async with House(database) as hub:
            thinkers = Thinkers(hub, 1)
            thinkers.start()
            again = hub.match(match.id)
            for _ in range(1500):
                async with hub.store.reader.connect() as connection:
                    left = (await connection.execute(select(func.count()).select_from(jobs))).scalar()
                if again.loaded and again.game.over and not left:
                    break
                await asyncio.sleep(0.02)
            assert again.game.over
            assert left == 0, "nothing is left in the queue"
            await thinkers.close()

    asyncio.run(run())


def test_a_lease_is_renewed_while_somebody_thinks(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite) as hub:
            match = await make(hub, "person", ONE_BOT)
            [job] = await hub.store.lease(1, owner="me")
            await set_jobs(hub, match, due=now() - 1)
            assert await hub.store.due(thinks=True)
            await hub.store.renew_leases([job.id])
            assert not await hub.store.due(thinks=True)

    asyncio.run(run())


def test_a_clock_that_jumped_back_an_hour_delays_nothing(database: str) -> None:
    """What was written before the jump is due now, not in an hour."""

    async def run() -> None:
        async with House(database) as hub:
            match = await make(hub, "person", ONE_BOT)
            await set_jobs(hub, match, due=now() + 3600)
            assert await hub.store.due(thinks=True)
            assert len(await hub.store.lease(5)) == 1
            await set_jobs(hub, match, due=now() + 30)
            assert not await hub.store.due(thinks=True), "a lease, or somebody who may take a while"

    asyncio.run(run())


def test_a_guest_has_few_matches_without_people(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite, limits=Limits(computer_matches=3)) as hub:
            for _ in range(3):
                await make(hub, "idle", ALL_BOTS)
            with pytest.raises(Trouble, match="too-many-requests") as refused:
                await make(hub, "idle", ALL_BOTS)
            assert refused.value.retry == 60
            await make(hub, "idle", ONE_BOT)
            await make(hub, "other", ALL_BOTS)

    asyncio.run(run())


def test_people_among_themselves_wake_no_thinker(sqlite: str) -> None:
    """Who is woken looks into the database: with every action of a full house, half of all the work."""

    async def run() -> None:
        async with House(sqlite) as hub:
            for seats, woken in (({}, False), (ONE_BOT, True)):
                match = await make(hub, "person", seats)
                seat = next(seat for seat in match.game.pending if seat not in seats)
                question = match.bare_decision(seat)
                assert question is not None
                hub.asked.clear()
                await match.act(seat, question.id, question.actions[0])
                assert hub.asked.is_set() == woken

    asyncio.run(run())


def test_a_question_leaves_the_queue_with_its_answer(sqlite: str) -> None:
    """Also one that was to be answered in advance, whether the server answers it or the person does."""

    async def run() -> None:
        async with House(sqlite) as hub:
            wish = NewMatch(game="kaisers-pirates", scenario="two-players", seed=3)
            match, _ = await hub.create(wish, "person")
            answered = 0
            while answered < 2:
                seat = match.waiting_for[0]
                question = match.bare_decision(seat)
                assert question is not None, "nobody was asked after a standing pass"
                lies = await rows(hub, match)
                if question.actions != ["pass"]:
                    assert lies == []
                    await match.act(seat, question.id, keen(question.actions))
                    continue
                assert lies == [(seat, question.id)]
                if answered:
                    match.forget()  # as in a process that has only read what others wrote
                    async with match.lock:
                        await match.load()
                await match.act(seat, question.id, "pass")
                assert (seat, question.id) not in await rows(hub, match)
                answered += 1

    asyncio.run(run())


async def rows(hub: Hub, match: Match) -> list[tuple[str, str]]:
    query = select(jobs.c.seat, jobs.c.decision).where(jobs.c.match_id == match.id)
    async with hub.store.reader.connect() as connection:
        return [(seat, decision) for seat, decision in await connection.execute(query)]
