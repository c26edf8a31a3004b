"""All matches of this process: making them, finding them, sitting down, and what others tell us."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from time import monotonic, time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

import quarterdeck as qd
from quarterdeck.kernel import Refusal
from quarterdeck.kernel.codec import encode as canonical
from quarterdeck.registry import UnknownName, check_rank, usual_rank

from . import metrics
from .asking import questions
from .broker import Broker, News
from .brokers import make_broker
from .keys import hash_key, new_id, new_key, same, seat_key
from .match import Match
from .names import clean_name
from .past import Past
from .problems import Trouble, from_refusal
from .rows import Entry, MatchRow, SeatRow
from .schema import AdvisedOut, NewMatch, OriginOut, SeatKeyOut, SeatKind, SeatSpec
from .schema_study import PlayOnIn
from .settings import Settings
from .store import SeatTaken, Store
from .wire import AnyGame
from .writer import Conflict, Unavailable

if TYPE_CHECKING:
    from .socket import Session

log = structlog.get_logger("hub")
HEAL_SECONDS = 1.0
ORDER_SECONDS = 2.0
PURGE_SECONDS = 3600.0
IDLE_SECONDS = 300.0


class Caller(msgspec.Struct, frozen=True):
    """Who asks: a browser by its cookie, a program by the key of a seat, or nobody in particular."""

    player: str | None = None
    key_hash: str | None = None

    def mine(self, row: MatchRow) -> list[str]:
        """The seats this caller holds, in their order at the table."""
        return [seat.seat for seat in row.seats.values() if self._holds(row, seat)]

    def _holds(self, row: MatchRow, seat: SeatRow) -> bool:
        if not seat.claimed or seat.kind == "bot":
            return False
        if self.player is not None and (seat.seat, self.player) in row.holders:
            return True
        return self.key_hash is not None and seat.key_hash is not None and same(self.key_hash, seat.key_hash)


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.broker: Broker = make_broker(settings.broker)
        self.asked = asyncio.Event()  # set when a computer player may have something to do
        self.past = Past()
        self.sessions: set[Session] = set()
        self.draining = False
        self._matches: dict[str, Match] = {}
        self._uses: set[tuple[str, str, str | None]] = set()
        self._keeper: asyncio.Task[None] | None = None
        self._healer: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.store.start()
        await self.broker.start(self._hear)
        self._healer = asyncio.create_task(self._heal(), name="healer")
        self._keeper = asyncio.create_task(self._keep_order(), name="keeper")

    async def close(self) -> None:
        for task in (self._healer, self._keeper):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self.broker.close()
        await self.store.close()

    # ---- matches in memory -----------------------------------------------------------------------

    def match(self, match_id: str) -> Match:
        """The match in memory; it reads itself when first used."""
        match = self._matches.get(match_id)
        if match is None:
            self._make_room()
            match = Match(match_id, self.store, self.settings.snapshot_every, self._publish)
            self._matches[match_id] = match
            metrics.live.set(len(self._matches))
        return match

    def live(self) -> int:
        return len(self._matches)

    def drop(self, match: Match) -> None:
        """Somebody asked for a match that there is not."""
        if self._matches.get(match.id) is match and not match.sockets:
            del self._matches[match.id]
            metrics.live.set(len(self._matches))

    def _make_room(self) -> None:
        if len(self._matches) < self.settings.live_matches:
            return
        idle = [m for m in self._matches.values() if not m.sockets and not m.lock.locked()]
        idle.sort(key=lambda match: match.used)
        for match in idle[: max(1, len(idle) // 4)]:
            del self._matches[match.id]

    def _publish(self, match: Match, entry: Entry, asked: bool) -> None:
        self.broker.entry(entry)
        if asked:  # thinkers look into the database: not for every action of people among themselves
            self.asked.set()
        current = self._matches.get(match.id)
        if current is not None and current is not match and current.loaded:
            # A request held on to a match that was put away meanwhile: those who look at its successor hear.
            self._hearing.add(task := asyncio.create_task(self._guarded(current.hear(entry))))
            task.add_done_callback(self._hearing.discard)

    # ---- making and sitting down -----------------------------------------------------------------

    async def create(self, wish: NewMatch, player: str) -> tuple[Match, list[SeatKeyOut]]:
        if wish.once is not None:
            made = await self._made_before(wish.once, player)
            if made is not None:
                return made
        if wish.seed is not None and not self.settings.allow_seeds:
            raise Trouble("seed-not-allowed")
        try:
            rules = qd.load(wish.game)
        except UnknownName as error:
            raise Trouble("setup-refused", str(error)) from None
        try:
            game = rules.new(wish.scenario, wish.options, wish.seed)
        except Refusal as refusal:
            raise from_refusal(refusal) from None
        seats, keys = self._seats(wish, game.seats)
        if all(seat.kind == "bot" for seat in seats.values()):
            await self._few_without_people(player)
        held = {(seat.seat, player) for seat in seats.values() if seat.kind == "human"}
        try:
            match = await self._begin(
                game,
                seats,
                held,
                player,
                listed=wish.listed,
                spectators=wish.spectators,
                advice=wish.advice,
                once=wish.once,
            )
        except Conflict:  # the same request in another process was faster
            made = await self._made_before(wish.once or "", player)
            assert made is not None
            return made
        return match, [self.link(match.id, seat, key) for seat, key in keys.items()]

    async def _made_before(self, once: str, player: str) -> tuple[Match, list[SeatKeyOut]] | None:
        """The same request came before, and its answer may have been lost: it is given again. Only the sender
        knows the request's name, so whoever sends it sits where the first one did."""
        match_id = await self._stored(self.store.made_once(hash_key(once)))
        if match_id is None:
            return None
        match = self.match(match_id)
        async with match.lock:
            await self.load(match)
            keys = {seat.seat: seat_key(once, seat.seat) for seat in match.row.seats.values()}
            ours = {name: key for name, key in keys.items() if self._opens(match.row.seats[name], key)}
            for name in ours:
                if match.row.seats[name].kind == "human":
                    await self._stored(self.store.hold(match_id, name, player))
            await match.refresh()
            return match, [self.link(match_id, name, key) for name, key in ours.items()]

    def _opens(self, seat: SeatRow, key: str) -> bool:
        return seat.key_hash is not None and same(hash_key(key), seat.key_hash)

    async def _few_without_people(self, player: str) -> None:
        """Computers that play among themselves think as long as those who play against people."""
        limits = self.settings.limits
        running = await self._stored(self.store.without_people(player)) if limits.enabled else 0
        if running >= limits.computer_matches:
            raise Trouble("too-many-requests", "too many matches without people", retry=60)

    async def _begin(
        self,
        game: AnyGame,
        seats: dict[str, SeatRow],
        held: set[tuple[str, str]],
        player: str | None,
        *,
        listed: bool,
        spectators: bool,
        advice: bool,
        once: str | None = None,
        origin: OriginOut | None = None,
    ) -> Match:
        """Store a new match; it plays at once if nobody is missing."""
        now = time()
        row = MatchRow(
            id=new_id(),
            game=game.rules.id,
            scenario=game.scenario,
            options=game.rules.chosen_options(game),
            rules_version=game.rules.version,
            genesis=game.snapshot() if origin else canonical(game.record()),
            key_hash=game.commitment,
            status="waiting" if any(not seat.claimed for seat in seats.values()) else "playing",
            seq=0,
            waiting_for=list(game.pending),
            listed=listed,
            spectators=spectators,
            creator=player,
            created=now,
            updated=now,
            outcome=None,
            rematch=None,
            once=None if once is None else hash_key(once),
            advice=advice,
            origin=origin,
            seats=seats,
            holders=held,
        )
        match = Match(row.id, self.store, self.settings.snapshot_every, self._publish)
        match.adopt(row, game)
        asked = questions(match.row, match.game) if row.status == "playing" else []
        await self._stored(self.store.create(row, player, asked))
        self._make_room()
        self._matches[row.id] = match
        metrics.live.set(len(self._matches))
        if asked:
            self.asked.set()
        return match

    def _seats(self, wish: NewMatch, names: tuple[str, ...]) -> tuple[dict[str, SeatRow], dict[str, str]]:
        strangers = [seat for seat in wish.seats if seat not in names]
        if strangers:
            raise Trouble("bad-seats", f"no seat {', '.join(strangers)}; there are: {', '.join(names)}")
        rows: dict[str, SeatRow] = {}
        keys: dict[str, str] = {}
        called_by = clean_name(wish.name)
        for name in names:
            spec = seat_spec(wish.seats, name)
            called = clean_name(spec.name)
            if spec.kind == "bot":
                level = spec.level or usual_rank(wish.game)
                try:
                    check_rank(wish.game, level)
                except UnknownName as error:
                    raise Trouble("bad-seats", str(error)) from None
                rows[name] = SeatRow(name, "bot", level, called, None, False, True)
                continue
            keys[name] = key = new_key() if wish.once is None else seat_key(wish.once, name)
            claimed = spec.kind == "human"
            called = called or (called_by if claimed else None)
            rows[name] = SeatRow(name, spec.kind, None, called, hash_key(key), spec.invite, claimed)
        return rows, keys

    async def claim(
        self, match_id: str, seat: str, key: str | None, player: str, name: str | None
    ) -> tuple[Match, SeatKeyOut]:
        """Take an open seat (a new key comes with it), or open a seat that the key belongs to."""
        name = clean_name(name)
        match = self.match(match_id)
        async with match.lock:
            await self.load(match)
            row = await match.refresh()
            place = row.seats.get(seat)
            if place is None:
                raise Trouble("not-found", "no such seat")
            right = key is not None and self._opens(place, key)
            if key is not None and not right:
                raise Trouble("wrong-key")
            if place.claimed:
                if not right or key is None:
                    raise Trouble("seat-taken")
                await self._stored(self.store.hold(match_id, seat, player))
                await match.refresh()
                return match, self.link(match_id, seat, key)
            if place.invite and not right:
                raise Trouble("wrong-key", "this seat is opened by its link only")
            fresh = new_key()
            try:
                began = await self._stored(
                    self.store.claim(
                        match_id,
                        seat,
                        key_hash=hash_key(fresh),
                        player=player,
                        name=name,
                        asked=questions(match.row, match.game),
                    )
                )
            except SeatTaken:
                raise Trouble("seat-taken") from None
            await match.refresh()
            match.tell_match()
            if began:
                self.asked.set()
                await match.tell()
        self.broker.seats(match_id)
        return match, self.link(match_id, seat, fresh)

    async def wants_rematch(self, match: Match, mine: list[str]) -> bool:
        """Whether everybody now wants one. Those who do not know yet are told."""
        row = match.row
        if row.rematch is not None:
            return True
        if not match.game.over:
            raise Trouble("not-finished")
        row.rematch_by = await self._stored(self.store.want_rematch(row.id, mine))
        if row.people <= set(row.rematch_by):
            return True
        match.tell_match()
        self.broker.seats(row.id)
        return False

    async def rematch(self, match: Match, player: str | None) -> Match:
        """The same again with new dice. Everybody keeps their seat, and their key opens it here too."""
        row = match.row
        if row.rematch is not None:
            return self.match(row.rematch)
        game = match.rules.new(row.scenario, row.options)
        seats = {name: msgspec.structs.replace(seat) for name, seat in row.seats.items()}
        again = await self._begin(
            game,
            seats,
            set(row.holders),
            player,
            listed=row.listed,
            spectators=row.spectators,
            advice=row.advice,
        )
        if not await self._stored(self.store.set_rematch(row.id, again.id)):
            self.drop(again)  # another process was faster: its match is the one
            await self._stored(self.store.remove(again.id))
            row = await match.refresh()
            return self.match(row.rematch or "")
        row.rematch = again.id
        match.tell_match()
        self.broker.seats(row.id)
        return again

    async def play_on(self, match: Match, game: AnyGame, wish: PlayOnIn, player: str) -> Match:
        """A match of its own from a moment of another: new dice, computers at the other seats."""
        level = wish.level or usual_rank(match.row.game)
        others: dict[str, SeatSpec | SeatKind] = {
            seat: SeatSpec("bot", level) for seat in game.seats if seat != wish.seat
        }
        seats, _ = self._seats(NewMatch(match.row.game, match.row.scenario, seats=others), game.seats)
        origin = OriginOut(match.id, wish.step)
        return await self._begin(
            game,
            seats,
            {(wish.seat, player)},
            player,
            listed=False,
            spectators=True,
            advice=True,
            origin=origin,
        )

    async def note_advice(self, match: Match, seat: str) -> None:
        """Everybody at the table is told that a seat has asked the captain."""
        asked = AdvisedOut(seat, match.game.events)
        match.row.advised = await self._stored(self.store.note_advice(match.id, asked))
        match.tell_match()
        self.broker.seats(match.id)

    async def renew_key(self, match: Match, seat: str, player: str | None) -> SeatKeyOut:
        """A new key for a seat; whoever came with the old one, or in another browser, is out."""
        fresh = new_key()
        await self._stored(self.store.renew_key(match.id, seat, hash_key(fresh), player))
        await match.refresh()
        match.turn_away()
        self.broker.seats(match.id)
        return self.link(match.id, seat, fresh)

    def link(self, match_id: str, seat: str, key: str) -> SeatKeyOut:
        base = (self.settings.public_url or "").rstrip("/")
        return SeatKeyOut(seat, key, f"{base}/t/{match_id}#{seat}.{key}")

    async def load(self, match: Match) -> None:
        try:
            await match.load()
        except Trouble:
            self.drop(match)
            raise

    async def _stored(self, work: Any) -> Any:
        try:
            return await work
        except Unavailable as error:
            raise Trouble("unavailable") from error

    # ---- other processes -------------------------------------------------------------------------

    async def _hear(self, news: News) -> None:
        """Matches hear side by side: one that is just being written must not hold up the others."""
        self.asked.set()
        by_match: dict[str, list[Entry]] = {match_id: [] for match_id in news.seats}
        for entry in news.entries:
            by_match.setdefault(entry.match_id, []).append(entry)
        hearing = [
            self._guarded(self._hear_match(match, entries, match_id in news.seats))
            for match_id, entries in by_match.items()
            if (match := self._matches.get(match_id)) is not None and match.loaded
        ]
        if hearing:
            await asyncio.gather(*hearing)

    async def _hear_match(self, match: Match, entries: list[Entry], seats: bool) -> None:
        for entry in entries:
            await match.hear(entry)
        if seats:
            await match.hear_seats()

    async def _guarded(self, work: Any) -> None:
        """One match that cannot be read must not make this process deaf to the others."""
        try:
            await work
        except Exception:
            log.exception("news could not be used")

    # ---- keeping order ---------------------------------------------------------------------------

    def note_use(self, match_id: str, seat: str, player: str | None) -> None:
        """Somebody sat down at the table; written down with the others of the next seconds."""
        self._uses.add((match_id, seat, player))

    async def _keep_order(self) -> None:
        """Cut off sockets that do not read, write down who was seen, purge what nobody wants any more."""
        purged = -PURGE_SECONDS
        while True:
            await asyncio.sleep(ORDER_SECONDS)
            now = monotonic()
            for session in list(self.sessions):
                session.check(now)
            for match in self._matches.values():
                if now - match.used > IDLE_SECONDS:
                    match.forget_told()
            try:
                if self._uses:
                    uses, self._uses = self._uses, set()
                    await self.store.seen(uses)
                if now - purged > PURGE_SECONDS:
                    purged = now
                    await self.store.purge(self.settings.waiting_days, self.settings.abandoned_days)
            except Exception as error:
                log.warning("housekeeping has to wait", error=repr(error))

    async def _heal(self) -> None:
        """News may be lost on the way; the database is the truth."""
        while True:
            await asyncio.sleep(HEAL_SECONDS)
            watched = [match.id for match in self._matches.values() if match.watchers]
            try:
                newest = await self.store.newest(watched) if watched else {}
            except Exception as error:
                log.warning("cannot compare with the database", error=repr(error))
                continue
            for match_id, seq in newest.items():
                match = self._matches.get(match_id)
                if match is not None and (seq > match.seq or not match.loaded):
                    await self._guarded(match.catch_up(seq))


def seat_spec(wishes: Mapping[str, SeatSpec | SeatKind], name: str) -> SeatSpec:
    """A seat nobody spoke of is played by the one who makes the match."""
    wish = wishes.get(name, "human")
    return SeatSpec(wish) if isinstance(wish, str) else wish
