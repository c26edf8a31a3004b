"""Reading, and the rarer writes: matches, seats, players, jobs. Actions go through `writer.Append`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from time import time
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, delete, func, insert, or_, select, text, true, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quarterdeck.kernel import Event, Ruleset

from .archives import Archives
from .clock import now
from .database import free_space, make_engine, make_thread_engine, revision, write_anew
from .rows import Entry, JobRow, KeptRow, MatchRow, SeatRow, SnapshotRow
from .schema import AdvisedOut, OriginOut, OutcomeOut
from .tables import holders, jobs, journal, matches, players, reviews, seats, snapshots
from .writer import Unavailable, Writer, add_jobs

LEASE = 10.0  # a process that has not renewed its lease by then is taken for dead
DAY = 86_400.0
FAR = 60.0  # nothing is ever due later than this: whoever wrote such a time had another clock


class SeatTaken(Exception):
    """Somebody was faster."""


class Store:
    def __init__(self, address: str) -> None:
        self._address = address
        self.reader: AsyncEngine = make_engine(address)
        self._writing = make_engine(address, writer=True)
        self.writer = Writer(self._writing, make_thread_engine(address), make_thread_engine(address))
        self.kind = self.reader.dialect.name
        self.archives = Archives()  # the rules that older matches were begun under

    def start(self) -> None:
        self.writer.start()

    async def close(self) -> None:
        await self.archives.close()
        await self.writer.close()
        await self.reader.dispose()
        await self._writing.dispose()

    async def ready(self) -> str:
        async with self.reader.connect() as connection:
            return await revision(connection)

    async def can_write(self, free_bytes: int) -> bool:
        """Whether there is room, and after a write that failed, whether another one succeeds."""
        if free_space(self._address) < free_bytes:
            return False
        if self.writer.failing:

            async def job(connection: AsyncConnection) -> None:
                await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

            with contextlib.suppress(Unavailable):
                await self.writer.run(job)
        return not self.writer.failing

    # ---- matches ---------------------------------------------------------------------------------

    async def match(self, match_id: str) -> MatchRow | None:
        async with self.reader.connect() as connection:
            found = await _matches(connection, select(matches).where(matches.c.id == match_id))
        return found[0] if found else None

    async def matches(
        self, *, show: str, player: str | None, before: float | None, limit: int
    ) -> list[MatchRow]:
        """The lobby, newest first. The listed and one's own are two questions, for each has an index."""
        query = select(matches).order_by(matches.c.created.desc()).limit(limit)
        if before is not None:
            query = query.where(matches.c.created < before)
        listed = query.where(matches.c.listed == true())
        held = select(holders.c.match_id).where(holders.c.player_id == player)
        own = query.where(matches.c.id.in_(held))
        status = {"open": "waiting", "live": "playing", "finished": "finished"}.get(show)
        if status is not None:
            listed = listed.where(matches.c.status == status)
            own = own.where(
                matches.c.status.concat("") == status
            )  # or SQLite would look at all of this status
        found: list[MatchRow] = []
        async with self.reader.connect() as connection:
            if show != "mine":
                found = await _matches(connection, listed)
            if player is not None:
                known = {row.id for row in found}
                found += [row for row in await _matches(connection, own) if row.id not in known]
        return sorted(found, key=lambda row: (-row.created, row.id))[:limit]

    async def create(self, row: MatchRow, player: str | None, asked: list[dict[str, Any]]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await self._know(connection, player, None)
            await connection.execute(insert(matches), _match_values(row))
            values = [_seat_values(row.id, place, seat) for place, seat in enumerate(row.seats.values())]
            await connection.execute(insert(seats), values)
            if row.holders:
                held = [_held(row.id, seat, player) for seat, player in sorted(row.holders)]
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

    async def want_rematch(self, match_id: str, who: list[str]) -> list[str]:
        """Add those who want a rematch; all who do."""

        async def job(connection: AsyncConnection) -> list[str]:
            query = select(matches.c.rematch_by).where(matches.c.id == match_id)
            if self.kind == "postgresql":
                query = query.with_for_update()
            known = msgspec.json.decode((await connection.execute(query)).scalar_one())
            wanted = sorted({*known, *who})
            text = msgspec.json.encode(wanted).decode()
            await connection.execute(update(matches).where(matches.c.id == match_id).values(rematch_by=text))
            return wanted

        return await self.writer.run(job)

    async def note_advice(self, match_id: str, asked: AdvisedOut) -> list[AdvisedOut]:
        """Write down that a seat has asked the captain; all who did."""

        async def job(connection: AsyncConnection) -> list[AdvisedOut]:
            query = select(matches.c.advised).where(matches.c.id == match_id)
            if self.kind == "postgresql":
                query = query.with_for_update()
            known = msgspec.json.decode((await connection.execute(query)).scalar_one(), type=list[AdvisedOut])
            if asked not in known:
                known.append(asked)
                text = msgspec.json.encode(known).decode()
                await connection.execute(update(matches).where(matches.c.id == match_id).values(advised=text))
            return known

        return await self.writer.run(job)

    async def review(self, match_id: str) -> bytes | None:
        """What was found out about a match."""
        async with self.reader.connect() as connection:
            found = await connection.execute(select(reviews.c.made).where(reviews.c.match_id == match_id))
            made = found.scalar()
        return None if made is None else bytes(made)

    async def keep_review(self, match_id: str, made: bytes) -> None:
        async def job(connection: AsyncConnection) -> None:
            values = {"match_id": match_id, "made": made, "at": time()}
            await connection.execute(self._upsert(reviews), [values])

        await self.writer.run(job)

    async def known(self, player: str) -> bool:
        """Whether we made the token of this player."""
        async with self.reader.connect() as connection:
            found = await connection.execute(select(players.c.id).where(players.c.id == player))
            return found.first() is not None

    async def made_once(self, once: str) -> str | None:
        """The match that a request of this name has made."""
        async with self.reader.connect() as connection:
            return (await connection.execute(select(matches.c.id).where(matches.c.once == once))).scalar()

    async def without_people(self, player: str) -> int:
        """Running matches of a guest in which only computers play."""
        person = select(seats.c.seat).where(seats.c.match_id == matches.c.id, seats.c.kind != "bot")
        query = select(func.count()).where(
            matches.c.creator == player, matches.c.status == "playing", ~person.exists()
        )
        async with self.reader.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def renew_key(self, match_id: str, seat: str, key_hash: str, player: str | None) -> None:
        """Only the new key and this browser open the seat from now on."""

        async def job(connection: AsyncConnection) -> None:
            here = (seats.c.match_id == match_id, seats.c.seat == seat)
            await connection.execute(update(seats).where(*here).values(key_hash=key_hash, key_seen=None))
            others = delete(holders).where(holders.c.match_id == match_id, holders.c.seat == seat)
            await connection.execute(others.where(holders.c.player_id != (player or "")))

        await self.writer.run(job)

    async def set_orders(self, match_id: str, seat: str, orders: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            here = (seats.c.match_id == match_id, seats.c.seat == seat)
            await connection.execute(update(seats).where(*here).values(orders=orders))

        await self.writer.run(job)

    async def seen(self, uses: Iterable[tuple[str, str, str | None]]) -> None:
        """Browsers, or programs with the key (no player), sat down at a seat of a match."""
        by_key = [{"of_match": match, "of_seat": seat} for match, seat, player in uses if player is None]
        browsers = [{"of_match": m, "of_seat": s, "of_player": p} for m, s, p in uses if p is not None]

        async def job(connection: AsyncConnection) -> None:
            if by_key:
                here = (seats.c.match_id == bindparam("of_match"), seats.c.seat == bindparam("of_seat"))
                await connection.execute(update(seats).where(*here).values(key_seen=time()), by_key)
            if browsers:
                held = (holders.c.match_id == bindparam("of_match"), holders.c.seat == bindparam("of_seat"))
                mine = update(holders).where(*held, holders.c.player_id == bindparam("of_player"))
                await connection.execute(mine.values(seen=time()), browsers)

        await self.writer.run(job)

    async def purge(self, waiting_days: float, abandoned_days: float) -> int:
        """Remove matches that were never begun, or begun and left; finished ones are kept for ever."""
        old = (
            (matches.c.status == "waiting") & (matches.c.updated < time() - waiting_days * DAY)
            | (matches.c.status == "playing") & (matches.c.updated < time() - abandoned_days * DAY)
            | (matches.c.status == "playing")
            & (matches.c.seq == 0)
            & (matches.c.updated < time() - waiting_days * DAY)
        )

        async def job(connection: AsyncConnection) -> int:
            return (await connection.execute(delete(matches).where(old))).rowcount

        return await self.writer.run(job)

    async def uses(
        self, match_id: str, seat: str
    ) -> tuple[list[tuple[str, float | None, float | None]], float | None]:
        """The browsers that hold a seat, since when and when last seen; when its key was last used."""
        held = select(holders.c.player_id, holders.c.since, holders.c.seen).where(
            holders.c.match_id == match_id, holders.c.seat == seat
        )
        key = select(seats.c.key_seen).where(seats.c.match_id == match_id, seats.c.seat == seat)
        async with self.reader.connect() as connection:
            found = [(row[0], row[1], row[2]) for row in await connection.execute(held)]
            return found, (await connection.execute(key)).scalar()

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
            await connection.execute(self._upsert(holders), [_held(match_id, seat, player)])

    def _upsert(self, table: Any) -> Any:
        make = postgresql.insert if self.kind == "postgresql" else sqlite.insert
        return make(table).on_conflict_do_nothing()

    async def leave_no_trace(self) -> None:
        """What was deleted shall not be read in the files either: write the tables anew, empty the log."""
        if self.kind != "postgresql":
            await asyncio.to_thread(write_anew, self._address)
            return
        async with self._writing.connect() as connection:
            alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await alone.execute(text("VACUUM FULL players, seats, holders, matches"))

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

    async def snapshots(self, match_id: str) -> list[KeptRow]:
        """Everything that is kept beside the journal of a match."""
        kept = snapshots.c
        query = select(kept.seq, kept.fingerprint, kept.state, kept.first_event, kept.events)
        async with self.reader.connect() as connection:
            found = await connection.execute(query.where(kept.match_id == match_id).order_by(kept.seq))
            return [KeptRow(row[0], row[1], row[2], row[3], row[4]) for row in found]

    async def drop_snapshots(self, match_id: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(snapshots).where(snapshots.c.match_id == match_id))

        await self.writer.run(job)

    async def keep_snapshot(self, row: dict[str, Any]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(self._upsert(snapshots), [row])

        await self.writer.run(job)

    async def events(self, match_id: str, rules: Ruleset[Any, Any], after: int, before: int) -> list[Event]:
        """The part of the log that snapshots have put away, events `after` to `before` - 1."""
        starts = select(snapshots.c.seq, snapshots.c.first_event).where(snapshots.c.match_id == match_id)
        blobs = select(snapshots.c.events).where(snapshots.c.match_id == match_id)
        async with self.reader.connect() as connection:
            pieces = (await connection.execute(starts.order_by(snapshots.c.seq))).all()
            ends = [piece.first_event for piece in pieces[1:]] + [before]
            wanted = [
                piece.seq
                for piece, end in zip(pieces, ends, strict=True)
                if piece.first_event < before and end > after
            ]
            query = blobs.where(snapshots.c.seq.in_(wanted)).order_by(snapshots.c.seq)
            found = (await connection.execute(query)).scalars().all()
        return [event for blob in found for event in read_events(rules, blob) if after <= event.n < before]

    # ---- jobs ------------------------------------------------------------------------------------

    async def ask(self, asked: list[dict[str, Any]]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(add_jobs(self.kind), asked)

        await self.writer.run(job)

    async def lease(self, most: int, *, thinks: bool = True, owner: str = "") -> list[JobRow]:
        """Take questions; each goes to one process until its lease runs out. Everybody who made matches gets
        their first question answered before anybody gets a second; among these, who has waited longest."""

        async def job(connection: AsyncConnection) -> list[JobRow]:
            moment = now()
            waited = jobs.c.due + jobs.c.patience
            turn = func.row_number().over(partition_by=matches.c.creator, order_by=waited)
            waiting = (
                select(jobs.c.id, turn.label("turn"), waited.label("waited"))
                .join(matches, matches.c.id == jobs.c.match_id)
                .where(_due(moment), jobs.c.thinks == thinks)
                .subquery()
            )
            chosen = select(waiting.c.id).order_by(waiting.c.turn, waiting.c.waited).limit(most)
            taken = await connection.execute(
                update(jobs)
                .where(jobs.c.id.in_(chosen.scalar_subquery()), _due(moment))  # another may have been faster
                .values(due=moment + LEASE, attempts=jobs.c.attempts + 1, owner=owner)
                .returning(jobs.c.id, jobs.c.match_id, jobs.c.seat, jobs.c.decision, jobs.c.attempts)
            )
            return [JobRow(row.id, row.match_id, row.seat, row.decision, row.attempts) for row in taken]

        return await self.writer.run(job)

    async def due(self, *, thinks: bool) -> bool:
        """Whether a question waits; a cheap read, so that idle thinkers do not write."""
        query = select(jobs.c.id).where(_due(now()), jobs.c.thinks == thinks).limit(1)
        async with self.reader.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def renew_leases(self, job_ids: Iterable[int]) -> None:
        """We still think about these."""

        async def job(connection: AsyncConnection) -> None:
            held = update(jobs).where(jobs.c.id.in_(list(job_ids)))
            await connection.execute(held.values(due=now() + LEASE))

        await self.writer.run(job)

    async def free_leases(self) -> None:
        """For a process that is alone with its database: whoever leased something is dead."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                update(jobs).where(jobs.c.owner.is_not(None)).values(due=now(), owner=None)
            )

        await self.writer.run(job)

    async def retry_job(self, job_id: int) -> None:
        """Give the question back at once instead of waiting for the lease to run out."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(jobs).where(jobs.c.id == job_id).values(due=now(), owner=None))

        await self.writer.run(job)

    async def drop_job(self, job_id: int) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(jobs).where(jobs.c.id == job_id))

        await self.writer.run(job)


def read_events(rules: Ruleset[Any, Any], blob: bytes) -> list[Event]:
    """A stretch of the log as a snapshot keeps it."""
    found: list[Event] = msgspec.json.decode(blob, type=list[rules.any_event])  # type: ignore[name-defined]
    return found


def _held(match_id: str, seat: str, player: str) -> dict[str, Any]:
    return {"match_id": match_id, "seat": seat, "player_id": player, "since": time(), "seen": time()}


def _due(moment: float) -> Any:
    return or_(jobs.c.due <= moment, jobs.c.due > moment + FAR)


async def _matches(connection: AsyncConnection, query: Any) -> list[MatchRow]:
    found = {row.id: _match_row(row) for row in await connection.execute(query)}
    if not found:
        return []
    sitting = select(seats).where(seats.c.match_id.in_(found)).order_by(seats.c.match_id, seats.c.place)
    for row in await connection.execute(sitting):
        found[row.match_id].seats[row.seat] = SeatRow(
            row.seat, row.kind, row.level, row.name, row.key_hash, row.invite, row.claimed, row.orders
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
        once=row.once,
        rematch_by=msgspec.json.decode(row.rematch_by),
        advice=row.advice,
        advised=msgspec.json.decode(row.advised, type=list[AdvisedOut]),
        origin=msgspec.json.decode(row.origin, type=OriginOut) if row.origin else None,
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
        "once": row.once,
        "rematch_by": "[]",
        "advice": row.advice,
        "advised": "[]",
        "origin": msgspec.json.encode(row.origin).decode() if row.origin else None,
    }


def _seat_values(match_id: str, place: int, seat: SeatRow) -> dict[str, Any]:
    return {"match_id": match_id, "place": place, **msgspec.structs.asdict(seat)}
