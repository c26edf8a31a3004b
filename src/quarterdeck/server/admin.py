"""What somebody who runs a server needs: look, verify, repair by replay, delete, forget a player."""

from __future__ import annotations

from time import time
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import quarterdeck as qd
from quarterdeck.kernel.codec import encode as canonical

from .archives import Archives
from .asking import questions
from .journal import effective, new_game, play
from .match import Match
from .problems import Trouble
from .rows import Entry, KeptRow, MatchRow
from .store import Store, read_events
from .tables import holders, journal, matches, players, seats, snapshots
from .wire import AnyGame


class NoSuchMatch(LookupError):
    """There is no match of this name."""


class Finding(msgspec.Struct):
    """What playing a match again has shown."""

    match: str
    game: str
    actions: int
    fingerprint: str
    snapshots: int = 0
    bad_snapshots: list[int] = []
    broken_at: int | None = None
    problem: str = ""

    @property
    def sound(self) -> bool:
        return self.broken_at is None and not self.bad_snapshots


async def match_ids(store: Store) -> list[str]:
    async with store.reader.connect() as connection:
        return list((await connection.execute(select(matches.c.id).order_by(matches.c.created))).scalars())


async def listing(store: Store, status: str | None = None) -> list[dict[str, Any]]:
    query = select(
        matches.c.id,
        matches.c.game,
        matches.c.scenario,
        matches.c.status,
        matches.c.seq,
        matches.c.waiting_for,
        matches.c.updated,
    ).order_by(matches.c.updated.desc())
    if status is not None:
        query = query.where(matches.c.status == status)
    async with store.reader.connect() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def inspect(store: Store, match_id: str) -> dict[str, Any]:
    """All about a match but its secrets: rows, players by their ids, the position in words."""
    row = await _row(store, match_id)
    entries = await store.journal(match_id)
    finding = await verify(store, match_id)
    return {
        "id": row.id,
        "game": row.game,
        "scenario": row.scenario,
        "options": row.options,
        "rules_version": row.rules_version,
        "status": row.status,
        "seq": row.seq,
        "waiting_for": row.waiting_for,
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "level": seat.level,
                "name": seat.name,
                "claimed": seat.claimed,
                "players": sorted(player for name, player in row.holders if name == seat.seat),
            }
            for seat in row.seats.values()
        ],
        "journal": len(entries),
        "undone": sum(entry.kind == "undo" for entry in entries),
        "finding": msgspec.to_builtins(finding),
        "position": _position(row, finding, entries),
    }


def _position(row: MatchRow, finding: Finding, entries: list[Any]) -> str:
    game = _started(row, finding) if qd.load(row.game).version == row.rules_version else None
    if game is None:
        return ""
    for entry in effective(entries):
        if finding.broken_at is not None and entry.seq >= finding.broken_at:
            break
        play(game, entry)
    return str(game)


async def verify(store: Store, match_id: str, *, anew: bool = False) -> Finding:
    """Play the whole journal again under the rules it was written by, and compare all that is kept beside it:
    fingerprints, states and events of every snapshot. `anew`: under the rules of this release."""
    row = await _row(store, match_id)
    entries = await store.journal(match_id)
    kept = await store.snapshots(match_id)
    finding = Finding(row.id, row.game, 0, "", snapshots=len(kept))
    for place, entry in enumerate(entries):
        if entry.seq != place + 1:
            finding.broken_at, finding.problem = place + 1, "a line of the journal is missing"
            entries = entries[:place]
            break
    if qd.load(row.game).version == row.rules_version or anew:
        _verify_here(row, entries, [] if anew else kept, finding)
    else:
        await _verify_there(store.archives, row, entries, kept, finding)
    return finding


def _verify_here(row: MatchRow, entries: list[Entry], kept: list[KeptRow], finding: Finding) -> None:
    game = _started(row, finding)
    if game is None:
        return
    expected = {snapshot.seq: snapshot for snapshot in kept}
    first = 0
    for entry in effective(entries):
        try:
            play(game, entry)
        except Exception as error:
            finding.broken_at, finding.problem = entry.seq, f"{entry.seat} {entry.action}: {error}"
            break
        snapshot = expected.get(entry.seq)
        if snapshot is not None:
            if not _agrees(game, snapshot, first):
                finding.bad_snapshots.append(entry.seq)
            first = game.events
    finding.actions = game.count
    finding.fingerprint = game.fingerprint()


def _started(row: MatchRow, finding: Finding) -> AnyGame | None:
    try:
        game = new_game(row)
    except Exception as error:
        finding.broken_at, finding.problem = 0, f"the match cannot be set up: {error}"
        return None
    game.keep_undo = True
    return game


def _agrees(game: AnyGame, snapshot: KeptRow, first: int) -> bool:
    """Whether a snapshot says what the game says at the same moment: all that a server would load."""
    try:
        told = canonical(read_events(game.rules, snapshot.events))
        state = None if snapshot.state is None else game.rules.restore(snapshot.state).fingerprint()
    except Exception:  # whatever is wrong with it
        return False
    return (
        snapshot.fingerprint == game.fingerprint()
        and snapshot.first_event == first
        and told == canonical(game.log(everything=True, after=first))
        and state in (None, snapshot.fingerprint)
    )


async def _verify_there(
    archives: Archives, row: MatchRow, entries: list[Entry], kept: list[KeptRow], finding: Finding
) -> None:
    """Under the rules of an earlier release, in a process of their own."""
    if not archives.has(row):
        finding.broken_at, finding.problem = 0, f"the rules {row.rules_version} are not kept here"
        return
    expected = {str(snapshot.seq): snapshot.fingerprint for snapshot in kept}
    found = await archives.ask(row, entries, "verify", expected=expected)
    finding.actions, finding.fingerprint = found["actions"], found["fingerprint"]
    finding.bad_snapshots = found["wrong"]
    if finding.broken_at is None:
        finding.broken_at, finding.problem = found["broken_at"], found["problem"]


async def repair(store: Store, match_id: str, *, truncate: bool, adopt: bool) -> Finding:
    """Throw wrong snapshots away; take up new rules; cut the journal where it cannot be played."""
    row = await _row(store, match_id)
    finding = await verify(store, match_id, anew=adopt)
    version = qd.load(row.game).version

    async def job(connection: AsyncConnection) -> None:
        if finding.bad_snapshots or finding.broken_at is not None or adopt:
            await connection.execute(delete(snapshots).where(snapshots.c.match_id == match_id))
        if adopt and (finding.broken_at is None or truncate):
            await connection.execute(
                update(matches).where(matches.c.id == match_id).values(rules_version=version)
            )
        if truncate and finding.broken_at is not None:
            await _cut(connection, match_id, max(0, finding.broken_at - 1))
            reopened = update(matches).where(matches.c.id == match_id).values(status="playing", outcome=None)
            await connection.execute(reopened)
        elif finding.broken_at is None and (adopt or finding.bad_snapshots):
            await _cut(connection, match_id, row.seq)  # whoever has the match in memory reads it anew

    await store.writer.run(job)
    mended = await verify(store, match_id)
    if mended.sound:
        await _ask_again(store, match_id)
    return mended


class Adoption(msgspec.Struct):
    """What became of a match whose rules have changed."""

    match: str
    game: str
    status: str
    rules_version: str
    adopted: bool
    problem: str = ""


async def adopt(store: Store, *, dry_run: bool) -> list[Adoption]:
    """Take up the present rules in every running match that can be played again under them without a change;
    the others go on under their own. Finished ones stay as they are."""
    report = []
    for match_id in await match_ids(store):
        row = await _row(store, match_id)
        if row.status == "finished" or qd.load(row.game).version == row.rules_version:
            continue
        finding = await verify(store, match_id, anew=True)
        fits = finding.broken_at is None
        if fits and not dry_run:
            await repair(store, match_id, truncate=False, adopt=True)
        report.append(Adoption(row.id, row.game, row.status, row.rules_version, fits, finding.problem))
    return report


async def _ask_again(store: Store, match_id: str) -> None:
    """The questions now open to computer players may be others than those in the queue."""
    match = Match(match_id, store, 0, lambda _match, _entry, _asked: None)
    try:
        await match.load()
    except Trouble:
        return  # still under other rules
    asked = questions(match.row, match.game) if match.status == "playing" else []
    if asked:
        await store.ask(asked)


async def _cut(connection: AsyncConnection, match_id: str, last_good: int) -> None:
    """Nothing is removed: one more line says that those after `last_good` no longer count, and that
    whoever looked on must forget the events they have seen."""
    query = select(func.max(journal.c.seq)).where(journal.c.match_id == match_id)
    seq = ((await connection.execute(query)).scalar_one() or 0) + 1
    row = {
        "match_id": match_id,
        "seq": seq,
        "kind": "cut",
        "seat": "",
        "decision": None,
        "action": None,
        "cut": last_good,
        "at": time(),
    }
    await connection.execute(insert(journal), [row])
    await connection.execute(update(matches).where(matches.c.id == match_id).values(seq=seq))


async def remove(store: Store, match_id: str) -> None:
    await _row(store, match_id)
    await store.remove(match_id)


async def forget(store: Store, player: str) -> dict[str, int]:
    """Delete a player's data. Matches with other people stay, without the name; all others go."""

    async def job(connection: AsyncConnection) -> dict[str, int]:
        mine = select(holders.c.match_id).where(holders.c.player_id == player).distinct()
        held = list((await connection.execute(mine)).scalars())
        others = (
            select(holders.c.match_id)
            .where(holders.c.match_id.in_(held), holders.c.player_id != player)
            .distinct()
        )
        shared = set((await connection.execute(others)).scalars())
        alone = [match_id for match_id in held if match_id not in shared]
        await connection.execute(delete(matches).where(matches.c.id.in_(alone)))
        for match_id in shared:
            sat = select(holders.c.seat).where(holders.c.match_id == match_id, holders.c.player_id == player)
            await connection.execute(
                update(seats)
                .where(seats.c.match_id == match_id, seats.c.seat.in_(sat.scalar_subquery()))
                .values(name=None, key_hash=None, key_seen=None, claimed=False, kind="open", invite=False)
            )
            await connection.execute(  # until somebody sits down on the free seat
                update(matches)
                .where(matches.c.id == match_id, matches.c.status == "playing")
                .values(status="waiting")
            )
        await connection.execute(update(matches).where(matches.c.creator == player).values(creator=None))
        await connection.execute(delete(holders).where(holders.c.player_id == player))
        gone = await connection.execute(delete(players).where(players.c.id == player))
        return {"players": gone.rowcount, "matches_deleted": len(alone), "matches_kept": len(shared)}

    done = await store.writer.run(job)
    await store.leave_no_trace()
    return done


async def _row(store: Store, match_id: str) -> MatchRow:
    row = await store.match(match_id)
    if row is None:
        raise NoSuchMatch(f"no match {match_id}")
    return row
