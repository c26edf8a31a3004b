"""One live match: its game in memory, one change at a time, every change durable before it is seen.

The order is always: lock, apply in memory, commit, then tell the sockets. A conflict (another process
was first) or any failure throws the game in memory away and reads it again, so memory never runs
ahead of the journal in the eyes of anybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, time
from typing import Any

import msgspec
import structlog

import quarterdeck as qd
from quarterdeck.kernel import Action, Event, Message, Refusal, Ruleset, UndoRefused

from . import metrics, snapshots
from .asking import questions
from .frames import Frame
from .journal import effective, first_change, new_game, play
from .problems import Trouble, from_refusal
from .rows import Entry, MatchRow
from .schema import AckOut, BareDecisionOut, DecisionOut, MatchOut, MatchStatus, OutcomeOut
from .store import Store
from .telling import Telling, Watcher
from .wire import AnyGame, decision_out, encode, match_out, outcome_out
from .writer import Append, Conflict, Unavailable

log = structlog.get_logger("match")

TRIES = 8
RECENT = 256  # events kept in memory for clients that return, beyond those not yet in a snapshot
RESIGN = "resign"
NOTHING: dict[str, Action] = {}
BELIEVED_SECONDS = 1.0


class Match:
    def __init__(self, match_id: str, store: Store, snapshot_every: int, publish: Publish) -> None:
        self.id = match_id
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.sockets = 0  # open ones, whether they have said hello or not
        self.used = monotonic()
        self._compared = 0.0  # when memory and database were last seen to agree
        self._store = store
        self._every = snapshot_every
        self._publish = publish
        self._row: MatchRow | None = None
        self._row_read = 0.0
        self._game: AnyGame | None = None
        self.seq = 0
        self._undos: list[tuple[int, int]] = []
        self._tail: list[Event] = []  # the newest events, without a gap up to the present
        self._saved = 0  # events before this number are in snapshots
        self._snapshot_seq = 0
        self._mending = False  # snapshots were damaged and are to be taken anew
        self._questions: dict[str, tuple[str, dict[str, Action]]] = {}
        self.queued: set[tuple[str, str]] = set()  # questions in the queue that have an answer in advance

    # ---- loading ---------------------------------------------------------------------------------

    @property
    def row(self) -> MatchRow:
        assert self._row is not None, "load first"
        return self._row

    @property
    def game(self) -> AnyGame:
        assert self._game is not None, "load first"
        return self._game

    @property
    def rules(self) -> Ruleset[Any, Any]:
        return qd.load(self.row.game)

    @property
    def loaded(self) -> bool:
        return self._game is not None

    async def load(self, *, for_undo: bool = False) -> None:
        """Have the game in memory at the end of its journal. Call with the lock held."""
        self.used = monotonic()
        if not self.watchers:
            await self._compare()
        if self._game is not None and (self._game.keep_undo or not for_undo):
            return
        row = self._row or await self.refresh()
        rules = qd.load(row.game)
        if rules.version != row.rules_version:
            raise Trouble("rules-changed", f"played under {row.rules_version}, here is {rules.version}")
        await self._read(row, rules, for_undo)
        self._compared = monotonic()
        if self._mending:
            await self._mend()
        if self.game.over and row.outcome is None:
            await self.refresh()
        await self._tell_those_behind()

    async def _compare(self) -> None:
        """Commands and other processes write too. Watched matches are compared by the hub all the time, the
        others when they are used."""
        if self._game is None or monotonic() - self._compared < BELIEVED_SECONDS:
            return
        newest = await self._store.newest([self.id])
        self._compared = monotonic()
        if newest.get(self.id) != self.seq:
            self.forget()

    async def _read(self, row: MatchRow, rules: Ruleset[Any, Any], for_undo: bool) -> None:
        """The newest snapshot, and what came after it played again.

        A game that can go back keeps a copy of itself at every barrier. That is too dear for every
        action, so live games do without, and one that shall go back is read anew.
        """
        saved = await self._store.snapshot(self.id, rules.version)
        game = snapshots.restored(rules, saved) if saved is not None else new_game(row)
        if game is None:
            await self._throw_snapshots_away()
            saved, game = None, new_game(row)
        self._snapshot_seq = self.seq = 0 if saved is None else saved.seq
        self._saved = 0 if saved is None else game.events
        entries = effective(await self._store.journal(self.id, self.seq))
        game.keep_undo = for_undo or any(entry.kind == "undo" for entry in entries)
        for entry in entries:
            play(game, entry)
            self.seq = entry.seq
        game.keep_undo = for_undo
        self._undos = await self._store.undos(self.id)
        self._tail = game.log(everything=True)
        self._game = game
        self._questions.clear()
        self._lie_in_the_queue(questions(row, game))

    async def _throw_snapshots_away(self) -> None:
        """They do not hold what they should. The journal does, and new ones are taken from it."""
        log.error("a snapshot is damaged; the match is read from its journal", match=self.id)
        await self._store.drop_snapshots(self.id)
        self._mending = True

    async def _mend(self) -> None:
        """Keep the whole past anew, as soon as there is a moment before which nothing can be taken back."""
        game = self.game
        if game.barrier != game.count or self._snapshot_seq:
            return
        kept = snapshots.taken(game, self.id, self.seq, self._saved, self._tail)
        if kept is not None:
            row, twin = kept
            await self._store.keep_snapshot(row)
            self._after_snapshot(twin, self.seq)
        self._mending = False

    def adopt(self, row: MatchRow, game: AnyGame) -> None:
        """A match that was just made needs no reading."""
        self._row, self._game = row, game
        self._row_read = monotonic()
        self._tail = game.log(everything=True)

    async def refresh(self) -> MatchRow:
        """Seats and status as the database has them now."""
        row = await self._store.match(self.id)
        if row is None:
            raise Trouble("not-found", "no such match")
        self._row = row
        self._row_read = monotonic()
        return row

    @property
    def row_age(self) -> float:
        """Seconds since seats and names were read."""
        return monotonic() - self._row_read

    def forget(self) -> None:
        """What is in memory cannot be trusted any more."""
        self._game = None
        self._row = None
        self._questions.clear()

    # ---- what is known ---------------------------------------------------------------------------

    @property
    def status(self) -> MatchStatus:
        return "finished" if self.game.over else self.row.status

    @property
    def waiting_for(self) -> list[str]:
        return list(self.game.pending) if self.status == "playing" else []

    def outcome(self) -> OutcomeOut | None:
        game = self.game
        if game.outcome is None:
            return None
        if self.row.outcome is None:
            last = game.actions()[-1:]
            resigned = [seat for seat, action in last if str(action) == RESIGN]
            self.row.outcome = outcome_out(game.outcome, resigned)
        return self.row.outcome

    def out(self, mine: list[str]) -> MatchOut:
        """What anybody may know of the match; `mine` are the caller's seats."""
        row = self.row
        row.seq, row.status, row.waiting_for = self.seq, self.status, self.waiting_for
        row.outcome = self.outcome()
        return match_out(row, mine, key=self.game.key.hex() if self.game.over else None)

    def decision(self, seat: str | None) -> DecisionOut | None:
        if seat is None or self.status != "playing":
            return None
        decision = self.game.decision(seat)
        if decision is None:
            return None
        told = decision_out(self.game, decision)
        offered = zip((action.action for action in told.actions), decision.actions, strict=True)
        self._questions[seat] = told.id, dict(offered)
        return told

    def bare_decision(self, seat: str | None) -> BareDecisionOut | None:
        if seat is None or seat not in self.game.pending or self.status != "playing":
            return None
        question, offered = self._question(seat)
        return BareDecisionOut(question, seat, list(offered))

    def _question(self, seat: str) -> tuple[str, dict[str, Action]]:
        """The open question to a seat: its id, and what is offered by its notation. Kept until something
        happens, for the answer mostly comes soon after the question was written for somebody."""
        known = self._questions.get(seat)
        if known is None:
            known = self._questions[seat] = self.game.question(seat)
        return known

    def can_undo(self, seat: str | None) -> bool:
        return seat is not None and self.status == "playing" and self.game.can_undo(seat)

    async def events(self, after: int, before: int | None = None) -> list[Event]:
        """All events after the first `after` ones (and among the first `before`), whoever may see them."""
        first = self._tail[0].n if self._tail else self.game.events
        if after >= first:
            return self._tail[after - first :]
        try:
            old = await self._store.events(
                self.id, self.rules, after, self._saved if before is None else before
            )
        except msgspec.DecodeError:
            await self._throw_snapshots_away()
            self.forget()
            await self.load()
            return await self.events(after, before)
        found = [event for event in old if event.n < self._saved]
        found += [event for event in self._tail if event.n >= self._saved]
        return found if before is None else [event for event in found if event.n < before]

    async def page(self, seat: str | None, before: int, limit: int) -> tuple[list[Event], bool]:
        """The last events before one that a seat may read, and whether there are more before those."""
        found: list[Event] = []
        start = min(before, self.game.events)
        while start > 0 and len(found) <= limit:
            stop, start = start, max(0, start - 2 * limit)
            news = await self.events(start, stop)
            found = [event for event in news if start <= event.n < stop and event.visible_to(seat)] + found
        return found[-limit:], len(found) > limit

    def since(self, seq: int, n: int) -> tuple[int, int | None]:
        """Where the news begin for somebody who has seen so much, and what was taken back of it."""
        start = n
        for at, cut in reversed(self._undos):
            if at <= seq:
                break
            start = min(start, cut)
        if n > self.game.events or seq > self.seq:  # seen more than there is: a backup was restored
            start = 0
        return start, start if start < n else None

    # ---- changing --------------------------------------------------------------------------------

    async def act(self, seat: str, decision: str, action: str) -> AckOut:
        """Answer a question; returns when the answer is durable."""

        def step(game: AnyGame) -> Change:
            question, offered = self._questions.get(seat, ("", NOTHING))
            if question == decision and action in offered:
                fresh, text = game.apply(seat, offered[action]), action
            else:
                fresh, text = game.answer(seat, decision, action), written(action)
            return self._entry("action", seat, decision=decision, action=text), fresh

        def written(text: str) -> str:
            """However it was sent, it is kept in the one notation that decisions list."""
            return str(self.rules.parse_action(text))

        async with self.lock:
            try:
                return await self._change(step)
            except Trouble as trouble:
                if trouble.code not in ("stale-decision", "finished"):
                    raise
                done = await self._store.answered(self.id, seat, decision)
                taken_back = done is not None and any(at > done.seq for at, _ in self._undos)
                if done is None or taken_back or done.action != written(action):
                    raise
                return AckOut(done.seq, self.game.events, repeated=True)

    async def resign(self, seat: str) -> AckOut:
        def step(game: AnyGame) -> Change:
            fresh = game.apply(seat, game.rules.parse_action(RESIGN))
            return self._entry("action", seat, action=RESIGN), fresh

        async with self.lock:
            return await self._change(step)

    async def undo(self, seat: str, once: str | None = None) -> AckOut:
        """Take back the seat's last action: one more line of the journal, nothing is removed. The name of the
        request is kept where an action has its decision."""

        def step(game: AnyGame) -> Change:
            before = game.log(everything=True)
            game.undo(seat)
            cut = first_change(before, game)
            return self._entry("undo", seat, decision=once, cut=cut), game.log(everything=True, after=cut)

        async with self.lock:
            await self.load()
            if once is not None and (done := await self._store.answered(self.id, seat, once)) is not None:
                return AckOut(done.seq, self.game.events, repeated=True)
            if not self.can_undo(seat):
                raise from_refusal(UndoRefused(Message("qd-nothing-to-undo")))
            ack = await self._change(step, for_undo=True)
            self.game.keep_undo = False
            return ack

    def _entry(
        self,
        kind: str,
        seat: str,
        decision: str | None = None,
        action: str | None = None,
        cut: int | None = None,
    ) -> Entry:
        return Entry(self.id, self.seq + 1, kind, seat, decision, action, cut, time())

    async def _change(self, step: Callable[[AnyGame], Change], *, for_undo: bool = False) -> AckOut:
        started = monotonic()
        for _ in range(TRIES):
            await self.load(for_undo=for_undo)
            if self.row.status == "waiting":
                await self.refresh()
            if self.status != "playing":
                raise Trouble("not-started" if self.status == "waiting" else "finished")
            entry, fresh = self._try(step)
            try:
                await self._commit(entry, fresh)
            except Conflict:
                metrics.conflicts.inc()
                self.forget()
                continue
            except Unavailable as error:
                self.forget()
                raise Trouble("unavailable") from error
            except BaseException:  # also when the caller went away: what became of it is in the journal
                self.forget()
                raise
            metrics.action_seconds.observe(monotonic() - started)
            return AckOut(self.seq, self.game.events)
        raise Trouble("unavailable", "too many others were faster")

    def _try(self, step: Callable[[AnyGame], Change]) -> Change:
        """Apply in memory. The kernel changes nothing when it refuses; any other failure is a bug."""
        try:
            change = step(self.game)
            self._questions.clear()
            return change
        except Refusal as refusal:
            raise from_refusal(refusal) from None
        except Exception as error:
            self.forget()
            log.exception("the rules failed", match=self.id)
            raise Trouble("rules-failed") from error

    async def _commit(self, entry: Entry, fresh: list[Event]) -> None:
        game, outcome = self.game, self.outcome()
        kept = self._snapshot(entry, fresh)
        asked = questions(self.row, game)
        await self._store.writer.append(
            Append(
                entry=msgspec.structs.astuple(entry),
                match=(entry.seq, encode(list(game.pending)).decode(), entry.at, self.id),
                ended=None if outcome is None else (self.status, encode(outcome).decode(), self.id),
                new_jobs=asked,
                done_job=self._done_job(entry),
                snapshot=None if kept is None else kept[0],
            )
        )
        metrics.acted(self.row.game)
        self._lie_in_the_queue(asked)
        self._happened(entry, fresh)
        if kept is not None:
            self._after_snapshot(kept[1], entry.seq)
        self._publish(self, entry, bool(asked))
        await self.tell()

    def _after_snapshot(self, twin: AnyGame, seq: int) -> None:
        self._game = twin
        self._saved = twin.events
        self._snapshot_seq = seq
        del self._tail[: max(0, len(self._tail) - RECENT)]

    def _happened(self, entry: Entry, fresh: list[Event]) -> None:
        """The entry is durable: the log in memory follows."""
        self._questions.clear()
        self.seq = entry.seq
        self.row.updated = entry.at
        if entry.kind == "undo":
            assert entry.cut is not None
            self._undos.append((entry.seq, entry.cut))
            first = self._tail[0].n if self._tail else self.game.events
            del self._tail[max(0, entry.cut - first) :]
        self._tail += fresh

    def _lie_in_the_queue(self, asked: list[dict[str, Any]]) -> None:
        self.queued = {(row["seat"], row["decision"]) for row in asked if not row["thinks"]}

    def _done_job(self, entry: Entry) -> tuple[str, str, str] | None:
        """The question is taken from the queue with its answer, whoever gives it."""
        seat, decision = entry.seat, entry.decision
        if decision is None:
            return None
        if self.row.seats[seat].kind != "bot" and (seat, decision) not in self.queued:
            return None
        return self.id, seat, decision

    def _snapshot(self, entry: Entry, fresh: list[Event]) -> tuple[snapshots.Kept, AnyGame] | None:
        """From time to time, where nothing can be taken back, the present is put away whole.

        It is kept only if a game restored from it asks the same questions: that game then replaces
        the one in memory, and with it goes a past that nobody needs any more.
        """
        game = self.game
        if entry.kind == "undo" or game.barrier != game.count:
            return None
        if not game.over and entry.seq - self._snapshot_seq < self._every:
            return None
        events = [event for event in self._tail if event.n >= self._saved] + fresh
        return snapshots.taken(game, self.id, entry.seq, self._saved, events)

    # ---- other processes -------------------------------------------------------------------------

    async def hear(self, entry: Entry) -> None:
        """Another process has written this entry."""
        async with self.lock:
            if self._game is None or entry.seq <= self.seq:
                return
            if entry.seq != self.seq + 1 or entry.kind != "action":
                self.forget()
                await self.load()
            else:
                self._happened(entry, play(self.game, entry))
                self._lie_in_the_queue(questions(self.row, self.game))
                await self.tell()

    async def catch_up(self, newest: int) -> None:
        """The database is ahead of us (a message between processes was lost), or what became of our own last
        write is not known: whoever reads a match anew tells its watchers."""
        async with self.lock:
            if self._game is None or newest > self.seq:
                self.forget()
                await self.load()

    async def hear_seats(self) -> None:
        """Another process or a command has changed who sits where."""
        async with self.lock:
            await self.refresh()
            self.turn_away()
            if self._game is not None:
                self.tell_match()
                await self.tell()

    def turn_away(self) -> None:
        """Sockets at a seat whose key was renewed look through it no longer."""
        for watcher in list(self.watchers):
            if watcher.seat is not None and watcher.seat not in watcher.mine(self.row):
                self.watchers.discard(watcher)
                watcher.leave()

    # ---- telling ---------------------------------------------------------------------------------

    async def tell(self) -> None:
        """Bring every socket from what it has seen to the present."""
        if self.watchers:
            await Telling(self).tell(*self.watchers)

    async def tell_one(self, watcher: Watcher) -> None:
        """Somebody has just come."""
        await Telling(self).tell(watcher)

    async def _tell_those_behind(self) -> None:
        """The match was read anew: other processes may have gone on meanwhile."""
        if any((watcher.seq, watcher.n) != (self.seq, self.game.events) for watcher in self.watchers):
            await self.tell()

    def forget_told(self) -> None:
        """Nobody has played for long: the next news are told whole, and what was told need not be kept."""
        for watcher in self.watchers:
            watcher.told = None

    def tell_match(self) -> None:
        for watcher in self.watchers:
            watcher.send(Frame(encode({"type": "match", "match": self.out(watcher.mine(self.row))})))


Publish = Callable[[Match, Entry, bool], None]  # and whether computer players are asked
Change = tuple[Entry, list[Event]]  # what to write, and the events it caused
