"""A hub on a database without the web around it, and the small game played at random in it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from quarterdeck.server.database import migrate
from quarterdeck.server.frames import Frame
from quarterdeck.server.hub import Hub
from quarterdeck.server.match import Match
from quarterdeck.server.schema import NewMatch
from quarterdeck.server.settings import Settings
from quarterdeck.server.telling import Watcher

PLAYER = "player-one"
KEEN = ("pass-turn", "commit", "place ship", "place force", "ready", "play", "go", "target", "sail", "stay")


def keen(actions: list[str]) -> str:
    """The Kaiser's Pirates: lay every card as an attack and answer nothing, in advance for the turn."""
    return next((action for word in KEEN for action in actions if action.startswith(word)), actions[0])


class House:
    """A hub on a database, without the web around it."""

    def __init__(self, database: str, **more: Any) -> None:
        self.settings = Settings(database=database, allow_seeds=True, snapshot_every=4, **more)

    async def __aenter__(self) -> Hub:
        await migrate(self.settings.database)
        self.hub = Hub(self.settings)
        await self.hub.start()
        return self.hub

    async def __aexit__(self, *_: Any) -> None:
        await self.hub.close()


async def new(hub: Hub, scenario: str = "two-captains", **more: Any) -> Match:
    match, _ = await hub.create(NewMatch(game="cutting-out", scenario=scenario, **more), PLAYER)
    return match


async def play(match: Match, rng: random.Random, most: int = 1000) -> int:
    done = 0
    async with match.lock:
        await match.load()
    while not match.game.over and done < most:
        seat = rng.choice(list(match.game.pending))
        decision = match.game.decision(seat)
        assert decision is not None
        await match.act(seat, decision.id, str(rng.choice(decision.actions)))
        done += 1
    return done


def watch(match: Match, seat: str | None = None, *want: str) -> list[bytes]:
    """A socket that sits at the match; what it is sent."""
    heard: list[bytes] = []
    watcher = Watcher(lambda frame: heard.append(frame.text))
    watcher.seat, watcher.want = seat, frozenset(want or ("actions", "events"))
    watcher.seq, watcher.n = match.seq, match.game.events
    match.watchers.add(watcher)
    match.sockets += 1
    return heard


class Wire:
    """The network's end of a socket: what was pushed stays here to be looked at."""

    def __init__(self) -> None:
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.stuck_since: float | None = None
        self.heard: list[bytes] = []
        self.left: tuple[int, str] | None = None
        self.say: Any = None

    def listen(self, listener: Any) -> None:
        self.say = listener

    def push(self, frame: Frame) -> int:
        self.heard.append(frame.text)
        return 0

    def leave(self, code: int, reason: str) -> None:
        self.left = code, reason
