"""Only what changed is sent, and what is put together from it is what would have been sent whole [14.6]."""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import zlib
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from hub_house import House, new
from hub_house import play as play_small
from quarterdeck.registry import games
from quarterdeck.server.changes import applied, changes, kept
from quarterdeck.server.frames import WORTH_PACKING, Frame
from quarterdeck.server.telling import Telling, Watcher
from quarterdeck.server.wire import encode
from services import Server
from table_client import TableSocket, new_match

Visitor = Callable[[], httpx.Client]
WANT = ("view", "decision", "hints", "events")
LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4)
    ),
    max_leaves=20,
)
OBJECTS = st.dictionaries(st.text("abcd", min_size=1, max_size=1), VALUES, max_size=4)


@given(OBJECTS, OBJECTS)
@example({"a": [1, 2, 3]}, {"a": [1, 2, 4]})
@example({"a": [1, 2, 3]}, {"a": [1, 2]})
@example({"a": [1, 2]}, {"a": [1, 2, 3]})
@example({"a": [1], "b": 1}, {"a": 1, "b": [1]})
@example({"a": 1, "b": 1}, {"a": 1, "c": 1})
def test_changes_lead_from_one_to_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    made = changes(old, new)
    assert applied(json.loads(json.dumps(old)), json.loads(json.dumps(made))) == new
    assert changes(new, new) == []


def test_a_small_change_is_told_in_few_words() -> None:
    old = {"ships": [{"id": n, "hull": 5} for n in range(60)], "turn": 1}
    new = {"ships": [{"id": n, "hull": 5 - (n == 41)} for n in range(60)], "turn": 1}
    assert changes(old, new) == [[["ships", 41, "hull"], 4]]
    assert changes(old, {**old, "ships": old["ships"][:58]}) == [[["ships", "length"], 58]]
    assert changes({"a": [1, 2, 3]}, {"a": [7, 8, 9]}) == [[["a"], [7, 8, 9]]], "a new list is shorter whole"
    assert changes({"a": [1, 2, 3]}, {"a": [1, 8, 9]}) == [[["a"], [1, 8, 9]]], "most are new"
    assert changes({"a": [1, 2, 3, 4]}, {"a": [1, 2, 8, 9]}) == [[["a", 2], 8], [["a", 3], 9]], "half stayed"


class Gun(msgspec.Struct, frozen=True, omit_defaults=True):
    shots: int = 0
    aim: tuple[str, ...] = ()


class Deck(msgspec.Struct, frozen=True, tag="deck", tag_field="kind"):
    guns: tuple[Gun, ...]
    stores: dict[str, int]
    captain: Gun | None = None


def test_what_can_never_change_is_kept_as_it_is() -> None:
    """Frozen records are neither copied nor taken apart until they differ; what can change is copied."""
    guns = tuple(Gun(n) for n in range(4))
    deck = Deck(guns, {"shot": 9})
    old = kept(deck)
    assert old["guns"] is guns
    assert old["stores"] is not deck.stores
    assert json.loads(encode(old)) == json.loads(encode(deck)), "sent as the record itself"
    deck.stores["shot"] = 8
    new = kept(
        msgspec.structs.replace(deck, guns=(Gun(0), Gun(0), Gun(2, ("mast",)), Gun(3)), captain=Gun(1))
    )
    made = changes(old, new)
    assert made[:2] == [[["guns", 1, "shots"]], [["guns", 2, "aim"], ("mast",)]]
    assert applied(json.loads(encode(old)), json.loads(encode(made))) == json.loads(encode(new))
    assert new["stores"] == {"shot": 8} != old["stores"]


SCENARIOS = {"flying-colors": ("trafalgar", 60), "sails-of-glory": ("enemy_in_sight", 25)}


@pytest.mark.parametrize("game", games(small=True))
def test_what_changed_makes_the_whole(live: Server, visitor: Visitor, game: str) -> None:
    """Beside each player sits one who gets everything whole: both always see the same."""
    http = visitor()
    scenario, most = SCENARIOS.get(game, (None, 60))
    scenario = scenario or http.get(f"/api/games/{game}/scenarios").json()["scenarios"][0]["id"]
    match, keys = new_match(http, game, scenario, {}, seed=3)

    async def run() -> list[int]:
        seats = [*keys.items(), (None, None)]
        small = [await TableSocket(live.ws, match, s, k, WANT, deltas=True).open() for s, k in seats]
        whole = [await TableSocket(live.ws, match, s, k, WANT).open() for s, k in seats]
        rng = random.Random(1)
        for turn in range(most):
            asked = [client for client in small if client.choice(rng) is not None]
            if not asked:
                break
            client = rng.choice(asked)
            if turn % 10 == 9:
                await client.cut()
                await client.open()
            decision = client.choice(rng)
            assert decision is not None
            ref = await client.act(*decision)
            await client.until(lambda c=client, r=ref: r in c.acks or c.errors)
            seq = client.acks[ref]["seq"]
            for one, other in zip(small, whole, strict=True):
                for each in (one, other):
                    await each.until(lambda e=each, s=seq: e.seq >= s)
                for name in ("view", "decision", "hints"):
                    assert one.state[name] == other.state[name], (turn, one.seat, name)
                assert one.events == other.events
        sizes = [size for client in small for size in client.bytes[1:]]
        for client in (*small, *whole):
            await client.close()
        return sizes

    sizes = asyncio.run(run())
    assert statistics.median(sizes) < 1_500


def test_two_at_one_seat_share_what_was_told(sqlite: str) -> None:
    """However many look through a seat, its view is compared once and its message made once."""

    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub)
            heard: list[Frame] = []
            for _ in range(20):
                watcher = Watcher(heard.append)
                watcher.want, watcher.deltas = frozenset(("view", "events")), True
                await match.tell_one(watcher)
                match.watchers.add(watcher)
            heard.clear()
            question = match.game.decision_id("red")
            assert question is not None
            await match.act("red", question, "send 1")
            question = match.game.decision_id("white")
            assert question is not None
            heard.clear()
            await match.act("white", question, "send 1")
            assert len(heard) == 20
            assert len({id(frame) for frame in heard}) == 1
            message = json.loads(heard[0].text)
            assert "view" not in message
            assert (message["base"], message["seq"]) == (1, 2)

    asyncio.run(run())


def test_who_shares_a_message_is_told_what_is_theirs(sqlite: str) -> None:
    """Bystanders get one frame; yet each seat hears what it alone may hear, is asked what it is asked."""

    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub, "three-captains", options={"nights": 7}, seed=4)
            seats = [*match.game.seats, None]
            heard: dict[str | None, list[Frame]] = {seat: [] for seat in seats}
            for seat in seats:
                watcher = Watcher(heard[seat].append)
                watcher.seat, watcher.want = seat, frozenset(("actions", "events"))
                watcher.seq, watcher.n = match.seq, match.game.events
                match.watchers.add(watcher)
            rng = random.Random(5)
            shared = alone = undoable = 0
            while not match.game.over:
                before = match.game.events
                await play_small(match, rng, 1)
                fresh = await match.events(before)
                for seat in seats:
                    message = json.loads(heard[seat][-1].text)
                    mine = [event.n + 1 for event in fresh if event.visible_to(seat)]
                    assert [event["n"] for event in message["events"]] == mine
                    bare = match.bare_decision(seat)
                    assert (message["actions"] or {}).get("actions") == (
                        None if bare is None else bare.actions
                    )
                    assert message["can_undo"] == match.can_undo(seat)
                    assert message["waiting_for"] == match.waiting_for
                    alone += len(mine) > len([e for e in fresh if e.seen_by is None])
                    undoable += message["can_undo"]
                shared += len({id(frames[-1]) for frames in heard.values()}) < len(seats)
            assert shared and alone and undoable, "all of it happened"
            assert message["outcome"]["ranking"]

    asyncio.run(run())


def test_the_log_comes_in_pages(sqlite: str) -> None:
    async def run() -> None:
        async with House(sqlite) as hub:
            match = await new(hub, "three-captains", options={"nights": 7}, seed=4)
            await play_small(match, random.Random(2))
            for seen in (2, match.game.events):
                assert match.since(match.seq, seen) == (seen, None)
            for more in ((match.seq + 1, 2), (match.seq, match.game.events + 1)):
                assert match.since(*more) == (0, 0), "seen more than there is: a backup was restored"
            for seat in ("red", None):
                whole = [event for event in await match.events(0) if event.visible_to(seat)]
                assert len(whole) > 20
                watcher = Watcher(lambda frame: None)
                watcher.seat, watcher.want, watcher.last = seat, frozenset(("events",)), 5
                first = json.loads((await Telling(match).frame(watcher)).text)
                assert [event["n"] for event in first["events"]] == [event.n + 1 for event in whole[-5:]]
                assert first["skipped"] == first["events"][0]["n"] - 1
                for last in (0, len(whole)):
                    watcher.last = last
                    told = json.loads((await Telling(match).frame(watcher)).text)
                    assert len(told["events"]) == len(whole)
                    assert "skipped" not in told, "nothing was left out"
                found, before, more = [], first["skipped"], True
                while more:
                    page, more = await match.page(seat, before, 7)
                    assert len(page) == 7 or not more
                    found = page + found
                    before = page[0].n
                assert [e.n for e in found] == [e.n for e in whole[:-5]]
                page, more = await match.page(seat, whole[6].n, 6)
                assert [e.n for e in page] == [e.n for e in whole[:6]] and not more, "one page is left"

    asyncio.run(run())


def test_pages_over_the_wire(visitor: Visitor) -> None:
    http = visitor()
    match, _ = new_match(http, "cutting-out", "two-captains", {}, seed=1)
    whole = http.get(f"/api/matches/{match}?seat=red").json()["events"]
    page = http.get(f"/api/matches/{match}/events?seat=red&limit=1").json()
    assert page["events"] == whole[-1:]
    assert page["more"] == (len(whole) > 1)
    rest = http.get(f"/api/matches/{match}/events?seat=red&before={whole[-1]['n']}").json()
    assert rest["events"] == whole[:-1]
    assert http.get(f"/api/matches/{match}/events?seat=red&before=1").json()["events"] == []
    assert http.get(f"/api/matches/{match}/events?seat=x").json()["code"] == "not-found"
    stranger = visitor().get(f"/api/matches/{match}/events?seat=red")
    assert stranger.json()["code"] == "not-your-seat"


def test_large_messages_are_packed_where_the_browser_can(live: Server, visitor: Visitor) -> None:
    match, _ = new_match(visitor(), "flying-colors", "trafalgar", {}, seed=1)

    async def state(compression: str | None) -> Any:
        async with connect(f"{live.ws}/ws/matches/{match}", compression=compression) as socket:
            await socket.send('{"type":"hello","want":["view"]}')
            while (message := json.loads(await socket.recv()))["type"] != "state":
                pass
            await socket.send('{"type":"ping","ref":3}')
            assert json.loads(await socket.recv())["ref"] == 3
            return message

    assert asyncio.run(state("deflate")) == asyncio.run(state(None))


def test_frames() -> None:
    for size in (5, 125, 126, 4_000, 65_535, 65_536, 100_000):
        frame = Frame(b"a" * size)
        head = {126: 4, 127: 10}.get(frame.plain[1], 2)
        assert frame.plain[head:] == frame.text
        assert frame.packed() is frame.packed()
        if size < WORTH_PACKING:
            assert frame.packed() == frame.plain
        else:
            assert frame.packed()[0] == 0xC1
            start = 2 if frame.packed()[1] < 126 else 4
            assert zlib.decompressobj(-15).decompress(frame.packed()[start:] + b"\0\0\xff\xff") == frame.text
