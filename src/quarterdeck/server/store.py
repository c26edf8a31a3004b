"""Reading, and the rarer writes: matches, seats, players, jobs. Actions go through `writer.Append`."""

from __future__ import annotations

from collections.abc import Iterable
from time import time
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quarterdeck.kernel import Event

from .database import make_engine, make_thread_engine, revision
from .rows import Entry, JobRow, MatchRow, SeatRow, SnapshotRow
from .schema import OutcomeOut
from .tables import holders, jobs, journal, matches, players, seats, snapshots
from .writer import Writer, add_jobs

LEASE = 60.0  # a thinker that has not answered by then is taken for dead
EVENTS = msgspec.json.Decoder(list[Event])


class SeatTaken(Exception):
    """Somebody was faster."""


class Store:
    def __init__(self, address: str) -> None:
        self.reader: AsyncEngine = make_engine(address)
        self._writing = make_engine(address, writer=True)
        self.writer = Writer(self._writing, make_thread_engine(address), make_thread_engine(address))
        self.kind = self.reader.dialect.name

    def start(self) -> None:
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.dispose()
        await self._writing.dispose()

    async def ready(self) -> str:
        async with self.reader.connect() as connection:
            return await revision(connection)

    # ---- matches ---------------------------------------------------------------------------------

    async def match(self, match_id: str) -> MatchRow | None:
        async with self.reader.connect() as connection:
            found = await _matches(connection, select(matches).where(matches.c.id == match_id))
        return found[0] if found else None

    async def matches(
        self, *, show: str, player: str | None, before: float | None, limit: int
    ) -> list[MatchRow]:
        """The lobby, newest first."""
        query = select(matches).order_by(matches.c.created.desc(), matches.c.id).limit(limit)
        if before is not None:
            query = query.where(matches.c.created < before)
        mine = select(holders.c.match_id).where(holders.c.player_id == (player or ""))
        if show == "mine":
            query = query.where(matches.c.id.in_(mine))
        else:
            query = query.where(or_(matches.c.listed, matches.c.id.in_(mine)))
        status = {"open": "waiting", "live": "playing", "finished": "finished"}.get(show)
        if status is not None:
            query = query.where(matches.c.status == status)
        async with self.reader.connect() as connection:
            return await _matches(connection, query)

    async def create(self, row: MatchRow, player: str | None, asked: list[dict[str, Any]]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await self._know(connection, player, None)
            await connection.execute(insert(matches), _match_values(row))
            values = [_seat_values(row.id, place, seat) for place, seat in enumerate(row.seats.values())]
            await connection.execute(insert(seats), values)
            if row.holders:
                held = [{"match_id": row.id, "seat": s, "player_id": p} for s, p in sorted(row.holders)]
                await connection.execute(insert(holders), held)
            if asked:
                await connection.execute(add_jobs(self.kind), asked)

        await self.writer.run(job)

    async def claim(
        self,
        match_id: str,
        seat: str,
        *,
        key_hash: str,
        player: str | None,
        name: str | None,
        asked: list[dict[str, Any]],
    ) -> bool:
        """Sit down on an open seat if it is still free; True when that was the last one: the match began."""

        async def job(connection: AsyncConnection) -> bool:
            await self._know(connection, player, name)
            taken = await connection.execute(
                update(seats)
                .where(seats.c.match_id == match_id, seats.c.seat == seat, ~seats.c.claimed)
                .values(claimed=True, key_hash=key_hash, name=name)
            )
            if taken.rowcount != 1:
                raise SeatTaken
            await self._hold(connection, match_id, seat, player)
            free = select(func.count()).where(seats.c.match_id == match_id, ~seats.c.claimed)
            if (await connection.execute(free)).scalar_one() > 0:
                return False
            await connection.execute(
                update(matches)
                .where(matches.c.id == match_id, matches.c.status == "waiting")
                .values(status="playing", updated=time())
            )
            if asked:
                await connection.execute(add_jobs(self.kind), asked)
            return True

        return await self.writer.run(job)

    async def hold(self, match_id: str, seat: str, player: str) -> None:
        """A browser opened the seat with its key."""

        async def job(connection: AsyncConnection) -> None:
            await self._know(connection, player, None)
            await self._hold(connection, match_id, seat, player)

        await self.writer.run(job)

    async def set_rematch(self, match_id: str, rematch: str) -> bool:
        async def job(connection: AsyncConnection) -> bool:
            done = await connection.execute(
                update(matches)
                .where(matches.c.id == match_id, matches.c.rematch.is_(None))
                .values(rematch=rematch)
            )
            return done.rowcount == 1

        return await self.writer.run(job)

    async def remove(self, match_id: str) -> None:
        """A match and all that hangs on it."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(matches).where(matches.c.id == match_id))

        await self.writer.run(job)

    async def _know(self, connection: AsyncConnection, player: str | None, name: str | None) -> None:
        if player is not None:
            values = {"id": player, "name": name, "created": time()}
            await connection.execute(self._upsert(players), [values])

    async def _hold(self, connection: AsyncConnection, match_id: str, seat: str, player: str | None) -> None:
        if player is not None:
            values = {"match_id": match_id, "seat": seat, "player_id": player}
            await connection.execute(self._upsert(holders), [values])

    def _upsert(self, table: Any) -> Any:
        make = postgresql.insert if self.kind == "postgresql" else sqlite.insert
        return make(table).on_conflict_do_nothing()

    # ---- journal ---------------------------------------------------------------------------------

    async def journal(self, match_id: str, after: int = 0) -> list[Entry]:
        query = select(journal).where(journal.c.match_id == match_id, journal.c.seq > after)
        async with self.reader.connect() as connection:
            rows = (await connection.execute(query.order_by(journal.c.seq))).all()
        return [Entry(*row) for row in rows]

    async def answered(self, match_id: str, seat: str, decision: str) -> Entry | None:
        """The seat's last answer to this question, if it ever gave one."""
        query = (
            select(journal)
            .where(journal.c.match_id == match_id, journal.c.seat == seat, journal.c.decision == decision)
            .order_by(journal.c.seq.desc())
            .limit(1)
        )
        async with self.reader.connect() as connection:
            row = (await connection.execute(query)).first()
        return Entry(*row) if row else None

    async def undos(self, match_id: str) -> list[tuple[int, int]]:
        """Where the log went back, and to which event; after a repair none that was seen can be trusted."""
        query = select(journal.c.seq, journal.c.cut, journal.c.kind).where(
            journal.c.match_id == match_id, journal.c.cut.is_not(None)
        )
        async with self.reader.connect() as connection:
            found = await connection.execute(query.order_by(journal.c.seq))
            return [(seq, cut if kind == "undo" else 0) for seq, cut, kind in found]

    async def newest(self, match_ids: Iterable[str]) -> dict[str, int]:
        """How far each match has got: what a process asks to see whether it missed something."""
        query = select(matches.c.id, matches.c.seq).where(matches.c.id.in_(list(match_ids)))
        async with self.reader.connect() as connection:
            return {row.id: row.seq for row in await connection.execute(query)}

    async def snapshot(self, match_id: str, rules_version: str) -> SnapshotRow | None:
        query = (
            select(snapshots.c.seq, snapshots.c.fingerprint, snapshots.c.state)
            .where(snapshots.c.match_id == match_id, snapshots.c.state.is_not(None))
            .where(snapshots.c.rules_version == rules_version)
            .order_by(snapshots.c.seq.desc())
            .limit(1)
        )
        async with self.reader.connect() as connection:
            row = (await connection.execute(query)).first()
        return SnapshotRow(row.seq, row.fingerprint, bytes(row.state)) if row else None

    async def events(self, match_id: str, after: int) -> list[Event]:
        """The part of the log that snapshots have put away, from event number `after` on."""
        query = select(snapshots.c.events).where(snapshots.c.match_id == match_id)
        async with self.reader.connect() as connection:
            blobs = (await connection.execute(query.order_by(snapshots.c.seq))).scalars().all()
        return [event for blob in blobs for event in EVENTS.decode(blob) if event.n >= after]

    # ---- jobs ------------------------------------------------------------------------------------

    async def ask(self, asked: list[dict[str, Any]]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(add_jobs(self.kind), asked)

        await self.writer.run(job)

    async def lease(self, most: int) -> list[JobRow]:
        """Take questions to computer players; each goes to one thinker until its lease runs out."""

        async def job(connection: AsyncConnection) -> list[JobRow]:
            now = time()
            due = select(jobs.c.id).where(jobs.c.due <= now).order_by(jobs.c.due).limit(most)
            if self.kind == "postgresql":
                due = due.with_for_update(skip_locked=True)
            taken = await connection.execute(
                update(jobs)
                .where(jobs.c.id.in_(due.scalar_subquery()))
                .values(due=now + LEASE, attempts=jobs.c.attempts + 1)
                .returning(jobs.c.id, jobs.c.match_id, jobs.c.seat, jobs.c.decision, jobs.c.attempts)
            )
            return [JobRow(row.id, row.match_id, row.seat, row.decision, row.attempts) for row in taken]

        return await self.writer.run(job)

    async def due(self) -> bool:
        """Whether a question waits; a cheap read, so that idle thinkers do not write."""
        async with self.reader.connect() as connection:
            found = await connection.execute(select(jobs.c.id).where(jobs.c.due <= time()).limit(1))
            return found.first() is not None

    async def retry_job(self, job_id: int) -> None:
        """Give the question back at once instead of waiting for the lease to run out."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(jobs).where(jobs.c.id == job_id).values(due=time()))

        await self.writer.run(job)

    async def drop_job(self, job_id: int) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(jobs).where(jobs.c.id == job_id))

        await self.writer.run(job)


async def _matches(connection: AsyncConnection, query: Any) -> list[MatchRow]:
    found = {row.id: _match_row(row) for row in await connection.execute(query)}
    if not found:
        return []
    sitting = select(seats).where(seats.c.match_id.in_(found)).order_by(seats.c.match_id, seats.c.place)
    for row in await connection.execute(sitting):
        found[row.match_id].seats[row.seat] = SeatRow(
            row.seat, row.kind, row.level, row.name, row.key_hash, row.invite, row.claimed
        )
    for row in await connection.execute(select(holders).where(holders.c.match_id.in_(found))):
        found[row.match_id].holders.add((row.seat, row.player_id))
    return list(found.values())


def _match_row(row: Row[Any]) -> MatchRow:
    return MatchRow(
        id=row.id,
        game=row.game,
        scenario=row.scenario,
        options=msgspec.json.decode(row.options),
        rules_version=row.rules_version,
        genesis=bytes(row.genesis),
        key_hash=row.key_hash,
        status=row.status,
        seq=row.seq,
        waiting_for=msgspec.json.decode(row.waiting_for),
        listed=row.listed,
        spectators=row.spectators,
        creator=row.creator,
        created=row.created,
        updated=row.updated,
        outcome=msgspec.json.decode(row.outcome, type=OutcomeOut) if row.outcome else None,
        rematch=row.rematch,
    )


def _match_values(row: MatchRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "scenario": row.scenario,
        "options": msgspec.json.encode(row.options).decode(),
        "rules_version": row.rules_version,
        "genesis": row.genesis,
        "key_hash": row.key_hash,
        "status": row.status,
        "seq": row.seq,
        "waiting_for": msgspec.json.encode(row.waiting_for).decode(),
        "listed": row.listed,
        "spectators": row.spectators,
        "creator": row.creator,
        "created": row.created,
        "updated": row.updated,
        "outcome": None,
        "rematch": row.rematch,
    }


def _seat_values(match_id: str, place: int, seat: SeatRow) -> dict[str, Any]:
    return {"match_id": match_id, "place": place, **msgspec.structs.asdict(seat)}
