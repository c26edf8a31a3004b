"""Matches begun under the rules of an earlier release: read, replayed and played on under their own.

The rules of a release are kept in `quarterdeck/archives` and run in a process of their own, which plays the
journal again for every question. That takes a second, and is enough for games that were left lying: nothing
has to be converted, and nothing that was ever played becomes unreadable. See docs/decisions/0413.
"""

from __future__ import annotations

import secrets
from time import time
from typing import Any

import msgspec

import quarterdeck as qd
from quarterdeck.i18n import Catalogue, catalogue

from .asking import question
from .hub import Caller, Hub
from .problems import Trouble
from .rows import JobRow, MatchRow
from .schema import AckOut, OutcomeOut
from .schema_study import OldLineOut, OldOfferOut, OldOut
from .table import may_look, my_seat, seat_to_act
from .wire import encode
from .writer import Append, Conflict, Unavailable

REFUSED = {"StaleDecision": "stale-decision", "MalformedAction": "malformed-action"}
LABELS = ("srv-old-title", "srv-old-why", "srv-old-board", "srv-old-log", "srv-old-record", "srv-old-step")


async def _row(hub: Hub, match_id: str) -> MatchRow:
    row = await hub.store.match(match_id)
    if row is None:
        raise Trouble("not-found", "no such match")
    return row


async def page(
    hub: Hub, match_id: str, caller: Caller, wanted: str | None, step: int | None, language: str
) -> OldOut:
    """The match in words: the board drawn as text, the log, and what may be done."""
    row = await _row(hub, match_id)
    mine = caller.mine(row)
    may_look(row, mine)
    over = row.status == "finished"
    if wanted is None:
        wanted = next((seat for seat in mine if seat in row.waiting_for), next(iter(mine), None))
    elif not (over and wanted in row.seats):
        my_seat(row, mine, wanted)
    entries = await hub.store.journal(match_id)
    asks = {"seat": wanted, "language": language, "everything": over}
    found = await hub.store.archives.ask(row, entries, "page", step=step if over else None, **asks)
    words = catalogue(language)
    offers = found["offers"] if row.status == "playing" else []
    return OldOut(
        match=match_id,
        game=row.game,
        scenario=row.scenario,
        rules_version=row.rules_version,
        status=row.status,
        seat=wanted,
        mine=mine,
        step=found["actions"],
        total=found["total"],
        board=found["board"],
        log=msgspec.convert(found["log"], list[OldLineOut]),
        result=found["result"],
        prompt=found["prompt"] if offers else "",
        decision=found["decision"] if offers else None,
        offers=msgspec.convert(offers, list[OldOfferOut]),
        labels={name: words.text(name) for name in LABELS} | _names(row, words),
    )


def _names(row: MatchRow, words: Catalogue) -> dict[str, str]:
    """Game and scenario as they are called today; a scenario that is no more goes by its id."""
    rules = qd.load(row.game)
    titles = {scenario.id: scenario.title for scenario in rules.scenarios()}
    scenario = titles.get(row.scenario)
    return {
        "game": words.text(rules.title.removeprefix("@")),
        "scenario": row.scenario if scenario is None else words.text(scenario.removeprefix("@")),
    }


async def record(hub: Hub, match_id: str, caller: Caller) -> Any:
    row = await _row(hub, match_id)
    may_look(row, caller.mine(row))
    if row.status != "finished":
        raise Trouble("sealed")
    return await hub.store.archives.ask(row, await hub.store.journal(match_id), "record")


async def act(
    hub: Hub, match_id: str, caller: Caller, wanted: str | None, decision: str | None, action: str
) -> AckOut:
    """Answer a question under the rules that asked it; durable before it is answered, as everywhere."""
    row = await _row(hub, match_id)
    seat = seat_to_act(row, row.waiting_for, caller.mine(row), wanted)
    return await _take(hub, match_id, seat, decision, action)


async def _take(hub: Hub, match_id: str, seat: str, decision: str | None, action: str) -> AckOut:
    async with hub.match(match_id).lock:
        row = await _row(hub, match_id)
        if row.status != "playing":
            raise Trouble("not-started" if row.status == "waiting" else "finished")
        entries = await hub.store.journal(match_id)
        asks = {"seat": seat, "decision": decision, "action": action}
        done = await hub.store.archives.ask(row, entries, "act", **asks)
        if "refused" in done:
            raise Trouble(REFUSED.get(done["refused"], "illegal-action"), done["detail"])
        seq, at = row.seq + 1, time()
        outcome = msgspec.convert(done["outcome"], OutcomeOut | None)
        bots = row.bots()
        held = (match_id, seat, decision)
        try:
            await hub.store.writer.append(
                Append(
                    entry=(match_id, seq, "action", seat, decision, done["action"], None, at),
                    match=(seq, encode(done["waiting_for"]).decode(), at, match_id),
                    ended=("finished", encode(outcome).decode(), match_id) if done["over"] else None,
                    new_jobs=[question(row, *asked) for asked in done["asked"].items() if asked[0] in bots],
                    done_job=held if seat in bots else None,
                )
            )
        except Conflict:
            raise Trouble("stale-decision") from None
        except Unavailable as error:
            raise Trouble("unavailable") from error
        hub.asked.set()
        return AckOut(seq, done["events"])


async def think(hub: Hub, job: JobRow) -> None:
    """A computer player answers under the rules it was asked by."""
    row = await _row(hub, job.match_id)
    entries = await hub.store.journal(job.match_id)
    level = row.seats[job.seat].level or "random"
    asks = {"seat": job.seat, "level": level, "seed": secrets.token_bytes(16).hex()}
    chosen = await hub.store.archives.ask(row, entries, "think", **asks)
    if chosen["decision"] != job.decision:
        raise Trouble("stale-decision")
    await _take(hub, job.match_id, job.seat, job.decision, chosen["action"])
