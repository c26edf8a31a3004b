"""What a caller may see and do at one match: seats are resolved and checked here, and only here."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

import msgspec

from quarterdeck.kernel import Event, Refusal
from quarterdeck.kernel.codec import beginning
from quarterdeck.kernel.codec import encode as canonical

from .hub import Caller, Hub
from .journal import effective, new_game
from .match import Match
from .past import Positions, Stop
from .problems import Trouble, from_refusal
from .rows import Entry, MatchRow, SnapshotRow
from .schema import (
    EventsOut,
    FrameOut,
    MarkOut,
    OrdersOut,
    PreviewOut,
    ReplayOut,
    StateOut,
    TimelineOut,
    UseOut,
    UsesOut,
)
from .wire import AnyGame, encode, event_out

BELIEVED_SECONDS = 10.0


def may_look(row: MatchRow, mine: list[str]) -> None:
    if not row.spectators and not mine:
        raise Trouble("no-spectators")


def my_seat(row: MatchRow, mine: list[str], wanted: str) -> str:
    if wanted not in row.seats:
        raise Trouble("not-found", "no such seat")
    if wanted not in mine:
        raise Trouble("not-your-seat")
    return wanted


def seat_to_see(match: Match, mine: list[str], wanted: str | None) -> str | None:
    """Through which seat a caller looks: the wanted one if it is theirs, else their own, else none."""
    may_look(match.row, mine)
    if wanted is not None:
        return my_seat(match.row, mine, wanted)
    return next((seat for seat in mine if seat in match.game.pending), mine[0] if mine else None)


def seat_to_act(row: MatchRow, waiting: list[str], mine: list[str], wanted: str | None) -> str:
    """For which seat a caller acts."""
    if wanted is not None:
        return my_seat(row, mine, wanted)
    if not mine:
        raise Trouble("not-your-seat")
    if len(mine) == 1:
        return mine[0]
    asked = [seat for seat in mine if seat in waiting]
    if len(asked) == 1:
        return asked[0]
    raise Trouble("which-seat", f"you hold {', '.join(mine)}")


async def open_match(hub: Hub, match_id: str) -> Match:
    """The match, read into memory."""
    match = hub.match(match_id)
    async with match.lock:
        await hub.load(match)
    return match


async def acting_seat(hub: Hub, match: Match, caller: Caller, wanted: str | None) -> str:
    async with match.lock:
        await hub.load(match)
        return seat_to_act(match.row, match.waiting_for, await held(match, caller), wanted)


async def held(match: Match, caller: Caller) -> list[str]:
    """The caller's seats. Another process may have seated them, so a "none" is looked up again; and a
    command may have made the server forget somebody, so nothing is believed for long."""
    mine = caller.mine(match.row)
    known = caller.player is not None or caller.key_hash is not None
    if (known and not mine) or match.row_age > BELIEVED_SECONDS:
        mine = caller.mine(await match.refresh())
    return mine


async def uses(hub: Hub, match: Match, caller: Caller, seat: str) -> UsesOut:
    """Where a seat is used, for whoever holds it."""
    async with match.lock:
        my_seat(match.row, await held(match, caller), seat)
        browsers, key_seen = await hub.store.uses(match.id, seat)
        return UsesOut(
            seat,
            [UseOut(player == caller.player, since, seen) for player, since, seen in browsers],
            key_seen,
            sum(watcher.seat == seat for watcher in match.watchers),
        )


async def orders(hub: Hub, match: Match, caller: Caller, seat: str, new: Any | None) -> OrdersOut:
    """The standing orders of a seat, or new ones in their place."""
    async with match.lock:
        await hub.load(match)
        my_seat(match.row, await held(match, caller), seat)
        kind = match.rules.orders_type
        if kind is None:
            return OrdersOut(match.row.game, seat, None)
        kept = match.row.seats[seat].orders
        if new is None:
            standing = msgspec.json.decode(kept, type=kind) if kept else kind()
            return OrdersOut(match.row.game, seat, msgspec.to_builtins(standing))
        try:
            standing = msgspec.convert(new, kind)
        except msgspec.ValidationError as error:
            raise Trouble("bad-request", str(error)) from None
        text = encode(standing).decode()
        await hub.store.set_orders(match.id, seat, text)
        match.row.seats[seat].orders = text
        return OrdersOut(match.row.game, seat, msgspec.to_builtins(standing))


async def state(hub: Hub, match: Match, caller: Caller, wanted: str | None, after: int, seq: int) -> StateOut:
    async with match.lock:
        await hub.load(match)
        mine = await held(match, caller)
        seat = seat_to_see(match, mine, wanted)
        start, rewind = match.since(seq or match.seq, after)
        events = await match.events(start)
        return StateOut(
            match=match.out(mine),
            game=match.row.game,
            seat=seat,
            mine=mine,
            seq=match.seq,
            n=match.game.events,
            view=match.game.view(seat),
            decision=match.decision(seat),
            can_undo=match.can_undo(seat),
            events=[event_out(event) for event in events if event.visible_to(seat)],
            rewind=rewind,
        )


async def events(
    hub: Hub, match: Match, caller: Caller, wanted: str | None, before: int, limit: int
) -> EventsOut:
    """A page of the log, its last event the one before number `before`."""
    async with match.lock:
        await hub.load(match)
        seat = seat_to_see(match, await held(match, caller), wanted)
        found, more = await match.page(seat, max(0, before - 1), limit)
        return EventsOut(match.id, match.row.game, seat, [event_out(event) for event in found], more)


async def preview(hub: Hub, match: Match, seat: str, text: str) -> PreviewOut:
    async with match.lock:
        await hub.load(match)
        game = match.game
        try:
            action = game.rules.parse_action(text)
        except Refusal as refusal:
            raise from_refusal(refusal) from None
        if match.status != "playing" or action not in game.pending.get(seat, ()):
            raise Trouble("illegal-action", "only what is offered can be tried")
        return PreviewOut(match.seq, game.rules.preview(game, seat, action))


async def hints(hub: Hub, match: Match, seat: str) -> PreviewOut:
    async with match.lock:
        await hub.load(match)
        game = match.game
        asked = match.status == "playing" and seat in game.pending
        return PreviewOut(match.seq, game.rules.hints(game, seat) if asked else None)


async def record(hub: Hub, match: Match, address: str) -> bytes:
    """The whole game with its key, as JSON; sealed until the end."""
    if not match.game.over:
        raise Trouble("sealed")
    entries = await hub.store.journal(match.id)
    row = match.row
    key = (match.id, match.seq, "record")
    return await hub.past.get(address, key, lambda stop: canonical(played(row, entries, stop).record()))


async def moment(hub: Hub, match: Match, step: int, address: str) -> AnyGame:
    """A new game that begins as a finished one stood after so many actions: other dice, and what nobody could
    see in another order."""
    entries = await hub.store.journal(match.id)
    steps = steps_of(entries)
    if step >= len(steps):
        raise Trouble("bad-request", f"there are {len(steps)} actions")
    row = match.row

    def work(stop: Stop) -> bytes:
        game = new_game(row)
        for who, action in steps[:step]:
            stop()
            game.apply(who, game.rules.parse_action(action))
        return beginning(game.with_other_luck(token_hex(16)).snapshot())

    made = await hub.past.get(address, (match.id, "moment", step, token_hex(8)), work)
    return match.rules.play_on(made)


async def replay(
    hub: Hub, match: Match, caller: Caller, wanted: str | None, first: int, limit: int, address: str
) -> bytes:
    """The past as a seat saw it, as JSON; after the end, as any seat saw it."""
    seat = await seat_of_the_past(match, caller, wanted)
    entries = await hub.store.journal(match.id)
    saved = await hub.store.snapshot(match.id, match.row.rules_version)
    row, positions = match.row, hub.past.positions

    def work(stop: Stop) -> bytes:
        total, made = frames(row, entries, seat, first, limit, stop, positions, saved)
        return encode(ReplayOut(row.id, row.game, seat, total, first, made))

    return await hub.past.get(address, (match.id, match.seq, "replay", seat, first, limit), work)


async def seat_of_the_past(match: Match, caller: Caller, wanted: str | None) -> str | None:
    """Through which seat a caller looks back: their own; after the end, any."""
    mine = await held(match, caller)
    may_look(match.row, mine)
    if wanted is not None and match.game.over and wanted in match.row.seats:
        return wanted
    if wanted is None and match.game.over and not mine:
        return None
    return seat_to_see(match, mine, wanted)


async def timeline(hub: Hub, match: Match, caller: Caller, wanted: str | None, address: str) -> bytes:
    """Turns, points and losses of the whole match so far, as JSON."""
    seat = await seat_of_the_past(match, caller, wanted)
    entries = await hub.store.journal(match.id)
    row = match.row
    key = (match.id, match.seq, "timeline", seat)
    return await hub.past.get(address, key, lambda stop: encode(course(row, entries, seat, stop)))


def played(row: MatchRow, entries: list[Entry], stop: Stop) -> AnyGame:
    game = new_game(row)
    for who, action in steps_of(entries):
        stop()
        game.apply(who, game.rules.parse_action(action))
    return game


def steps_of(entries: list[Entry]) -> list[tuple[str, str]]:
    """Every action that was not taken back. What a seat takes back is always its own last action."""
    kept: list[tuple[str, str]] = []
    for entry in effective(entries):
        if entry.kind == "action":
            kept.append((entry.seat, entry.action or ""))
        elif entry.kind == "undo":
            del kept[max(place for place, (seat, _) in enumerate(kept) if seat == entry.seat)]
    return kept


def course(row: MatchRow, entries: list[Entry], seat: str | None, stop: Stop) -> TimelineOut:
    """The match played again; only what changed is kept."""
    game = new_game(row)
    losses = dict(game.rules.losses)
    first = game.rules.standing(game.view(seat))
    sides = list(first.points) if first else []
    ends: list[int] = []
    rows: list[list[int]] = []
    marks: list[MarkOut] = []

    def look(fresh: list[Event]) -> None:
        ends.append(game.events)
        now = game.rules.standing(game.view(seat))
        state = [now.turn, *(now.points.get(side, 0) for side in sides)] if now else [0]
        if not rows or rows[-1][1:] != state:
            rows.append([game.events, *state])
        marks.extend(
            MarkOut(event.n + 1, losses[event.what], event.what, dict(event.words().args))
            for event in fresh
            if event.what in losses and event.visible_to(seat)
        )

    look(game.log(seat))
    for who, action in steps_of(entries):
        stop()
        look(game.apply(who, game.rules.parse_action(action)))
    return TimelineOut(
        match=row.id,
        seat=seat,
        turns=first.turns if first else 0,
        parts=first.parts if first else 1,
        sides=sides,
        ends=ends,
        rows=rows,
        marks=marks,
        losses=losses,
    )


def frames(
    row: MatchRow,
    entries: list[Entry],
    seat: str | None,
    first: int,
    limit: int,
    stop: Stop,
    positions: Positions,
    saved: SnapshotRow | None,
) -> tuple[int, list[FrameOut]]:
    """Frame 0 is the opening position; then one frame for each action that was not taken back. A page begins
    at the last position before it that is kept."""
    cuts = sum(entry.kind == "cut" for entry in entries)
    steps = steps_of(entries)
    game = positions.nearest(row, cuts, first - 1) or new_game(row)
    if saved is not None and cuts == 0:
        later: AnyGame = game.rules.restore(saved.state)
        game = later if game.count < later.count < first else game
    made: list[FrameOut] = []
    if first == 0:
        made.append(_frame(game, 0, None, seat, game.log(seat)))
    for number, (who, action) in enumerate(steps[game.count : first + limit - 1], game.count + 1):
        stop()
        fresh = game.apply(who, game.rules.parse_action(action))
        if number >= first:
            made.append(_frame(game, number, who, seat, [e for e in fresh if e.visible_to(seat)]))
        positions.offer(row, cuts, game)
    return len(steps) + 1, made[:limit]


def _frame(game: AnyGame, number: int, who: str | None, seat: str | None, events: list[Any]) -> FrameOut:
    return FrameOut(
        step=number,
        seat=who,
        n=game.events,
        view=game.view(seat),
        events=[event_out(event) for event in events],
    )
