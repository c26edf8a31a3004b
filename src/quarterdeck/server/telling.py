"""What the sockets of a match are sent after a change: every part made once, every message framed once.

Messages are put together from parts that are bytes already. Whoever may know the same now, and knew the same
before, gets the same frame: at a table of four with spectators that is mostly one for the seat that is asked
and one for all others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import asdict

from quarterdeck.kernel import Event

from .changes import changes, kept
from .frames import Frame
from .rows import MatchRow
from .wire import encode, event_out

if TYPE_CHECKING:
    from .match import Match

PARTS = frozenset(("view", "decision", "hints"))
Told = dict[str, Any]
T = TypeVar("T")


class Watcher:
    """One socket's place in one match: through which seat it looks, and how much it has seen."""

    def __init__(self, send: Callable[[Frame], None], leave: Callable[[], None] = lambda: None) -> None:
        self.send = send
        self.leave = leave
        self.seat: str | None = None
        self.want: frozenset[str] = frozenset()
        self.seq = 0
        self.n = 0
        self.deltas = False
        self.last = 0  # at most so many events at once, those before them can be asked for
        self.told: Told | None = None  # with deltas: what it was told last, as all at its seat were
        self.mine: Callable[[MatchRow], list[str]] = lambda _row: []


class Since(msgspec.Struct, frozen=True):
    """What happened since a place in the log, what was taken back, and which seats hear something alone."""

    events: list[Event]
    rewind: int | None
    told_apart: frozenset[str]


class Telling:
    """The present of one match as it is told. It lasts until the next change."""

    def __init__(self, match: Match) -> None:
        game = match.game
        self._match = match
        self._game = game
        self._asked = game.pending if match.status == "playing" else {}
        self._may_undo = game.undoers() if self._asked else set()
        self._head = self._beginning()
        self._parts: dict[Any, Any] = {}
        self._news: dict[tuple[int, int], Since] = {}
        self._frames: dict[Any, Frame] = {}

    async def tell(self, *watchers: Watcher) -> None:
        """Bring sockets from what they have seen to the present."""
        seq, n = self._match.seq, self._game.events
        for place in {(watcher.seq, watcher.n) for watcher in watchers}:
            self._news[place] = await self._since(*place)
        for watcher in watchers:
            frame = self._frame(watcher)
            watcher.told = self._told(watcher) if watcher.deltas else None
            watcher.seq, watcher.n = seq, n
            watcher.send(frame)

    async def frame(self, watcher: Watcher) -> Frame:
        """What a socket would be told."""
        self._news[watcher.seq, watcher.n] = await self._since(watcher.seq, watcher.n)
        return self._frame(watcher)

    def _frame(self, watcher: Watcher) -> Frame:
        place = watcher.seq, watcher.n
        seat, news = watcher.seat, self._news[place]
        if seat is not None and self._is_anybody(seat, watcher, news):
            seat = None
        key = (seat, watcher.want, place, watcher.last, watcher.deltas, id(watcher.told))
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frames[key] = Frame(self._text(watcher, seat, news))
        return frame

    async def _since(self, seq: int, n: int) -> Since:
        start, rewind = self._match.since(seq, n)
        events = await self._match.events(start)
        apart = [seat for event in events if event.seen_by is not None for seat in event.seen_by]
        return Since(events, rewind, frozenset(apart))

    def _is_anybody(self, seat: str, watcher: Watcher, news: Since) -> bool:
        """Who is asked nothing, can take nothing back, has heard nothing alone and looks at no board is told
        what anybody is."""
        return (
            seat not in self._asked
            and seat not in self._may_undo
            and seat not in news.told_apart
            and watcher.want.isdisjoint(PARTS)
        )

    # ---- the message -----------------------------------------------------------------------------

    def _beginning(self) -> bytes:
        """The part that is the same for all, still open at its end."""
        match = self._match
        head: dict[str, Any] = {
            "type": "state",
            "seq": match.seq,
            "n": self._game.events,
            "status": match.status,
            "waiting_for": list(self._asked),
        }
        outcome = match.outcome()
        if outcome is not None:
            head["outcome"] = outcome
        return encode(head)[:-1]

    def _text(self, watcher: Watcher, seat: str | None, news: Since) -> bytes:
        want = watcher.want
        text = [self._head, b',"can_undo":true' if seat in self._may_undo else b',"can_undo":false']
        if "actions" in want:
            text += (b',"actions":', self._actions(seat))
        if "events" in want:
            text += self._events(news.events, seat, watcher.last)
        if not watcher.deltas:
            for name in PARTS & want:
                text.append(b',"%b":%b' % (name.encode(), self._part(name, seat)))
        elif watcher.told is None:
            text += [b',"%b":%b' % (name.encode(), self._whole(name, seat)) for name in PARTS & want]
        else:
            text.append(b',"base":%d,"changes":[%b]' % (watcher.seq, self._changes(watcher, watcher.told)))
        if news.rewind is not None:
            text.append(b',"rewind":%d' % news.rewind)
        text.append(b"}")
        return b"".join(text)

    def _actions(self, seat: str | None) -> bytes:
        if seat is None or seat not in self._asked:
            return b"null"
        return self._once(("actions", seat), lambda: encode(self._match.bare_decision(seat)))

    def _events(self, events: list[Event], seat: str | None, last: int) -> list[bytes]:
        seen = [event for event in events if event.seen_by is None or event.visible_to(seat)]
        text = [b',"events":[']
        if last and len(seen) > last:
            seen = seen[-last:]
            text = [b',"skipped":%d,"events":[' % seen[0].n]
        text.append(b",".join([self._event(event) for event in seen]))
        text.append(b"]")
        return text

    def _event(self, event: Event) -> bytes:
        return self._once(event.n, lambda: encode(event_out(event)))

    def _part(self, name: str, seat: str | None) -> bytes:
        return self._once((name, seat), lambda: encode(self._shown(name, seat)))

    def _shown(self, name: str, seat: str | None) -> Any:
        """One of the things that a browser shows."""
        if name == "view":
            return self._game.view(seat)
        if name == "decision":
            return self._match.decision(seat)
        return self._game.rules.hints(self._game, seat) if seat is not None and seat in self._asked else None

    # ---- what changed ----------------------------------------------------------------------------

    def _told(self, watcher: Watcher) -> Told:
        """What a watcher with deltas is told, kept to compare with the next."""
        seat, want = watcher.seat, PARTS & watcher.want
        return self._once(("told", seat, want), lambda: {name: self._kept(name, seat) for name in want})

    def _kept(self, name: str, seat: str | None) -> Any:
        """On an open board all see a spectator's view, and it is compared once for all."""
        if name == "view" and self._game.rules.open_board:
            seat = None
        return self._once(("kept", name, seat), lambda: (self._kept_of(name, seat),))[0]

    def _kept_of(self, name: str, seat: str | None) -> Any:
        shown = self._shown(name, seat)
        # A decision was put together for this telling: nobody else has it.
        return asdict(shown) if name == "decision" and shown is not None else kept(shown)

    def _whole(self, name: str, seat: str | None) -> bytes:
        value = self._kept(name, seat)
        shared = name == "view" and self._game.rules.open_board
        return encode({**value, "seat": seat} if shared else value)

    def _changes(self, watcher: Watcher, old: Told) -> bytes:
        """The changes of all parts, as the inside of a list."""
        parts = [self._changes_of(name, watcher.seat, old[name]) for name in old]
        return b",".join([part for part in parts if part])

    def _changes_of(self, name: str, seat: str | None, old: Any) -> bytes:
        new = self._kept(name, seat)
        return self._once(
            ("changes", name, id(old), id(new)), lambda: encode(changes({name: old}, {name: new}))[1:-1]
        )

    def _once(self, key: Any, make: Callable[[], T]) -> T:
        made: T | None = self._parts.get(key)
        if made is None:
            made = self._parts[key] = make()
        return made
