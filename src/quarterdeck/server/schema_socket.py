"""What crosses a WebSocket, in either direction."""

from __future__ import annotations

from typing import Any

import msgspec

from .schema import (
    BareDecisionOut,
    Count,
    DecisionOut,
    EventOut,
    Json,
    Key,
    MatchOut,
    MatchStatus,
    Name,
    Notation,
    Once,
    OutcomeOut,
    Problem,
    Want,
)

# ---- WebSocket: what the client sends ------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """First message, and again to change seat. `seq` and `n` are the last ones seen (0 = everything).

    With `deltas` only the first state is whole, and those after it tell what changed. With `last` at most so
    many events come with the answer; the earlier ones can be had in pages.
    """

    seat: Name | None = None
    key: Key | None = None
    seq: Count = 0
    n: Count = 0
    want: tuple[Want, ...] = ("view", "decision", "events")
    deltas: bool = False
    last: Count = 0


class Act(msgspec.Struct, frozen=True, tag_field="type", tag="action", forbid_unknown_fields=True):
    decision: Name
    action: Notation
    ref: Count = 0
    seat: Name | None = None


class Undo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    ref: Count = 0
    seat: Name | None = None
    once: Once | None = None


class Preview(msgspec.Struct, frozen=True, tag_field="type", tag="preview", forbid_unknown_fields=True):
    action: Notation
    ref: Count = 0
    seat: Name | None = None


class Hints(msgspec.Struct, frozen=True, tag_field="type", tag="hints", forbid_unknown_fields=True):
    ref: Count = 0
    seat: Name | None = None


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    ref: Count = 0


ClientMessage = Hello | Act | Undo | Preview | Hints | Ping


# ---- WebSocket: what the server sends ------------------------------------------------------------


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """Answer to hello; the state follows."""

    protocol: int
    seat: str | None
    mine: list[str]
    match: MatchOut


class State(msgspec.Struct, frozen=True, tag_field="type", tag="state", omit_defaults=True):
    """After hello and after every change. Drop events with n > `rewind` first, then append `events`.

    `view`, `decision`, `actions` and `hints` are left out when the socket did not ask for them;
    `decision` is null when nothing is asked of this seat. `skipped`: events up to this number were left out.

    To a socket with deltas `changes` come instead of `view`, `decision` and `hints`, and lead from what it
    was told with the state `base`: `[path, value]` puts something there, `[path]` removes it.
    """

    seq: int
    n: int
    status: MatchStatus
    waiting_for: list[str]
    can_undo: bool
    decision: DecisionOut | msgspec.UnsetType | None = msgspec.UNSET
    actions: BareDecisionOut | msgspec.UnsetType | None = msgspec.UNSET
    events: list[EventOut] = []
    view: Json | None = None
    rewind: int | None = None
    outcome: OutcomeOut | None = None
    hints: Any = None
    skipped: int = 0
    base: int | None = None
    changes: list[list[Any]] | None = None


class MatchChanged(msgspec.Struct, frozen=True, tag_field="type", tag="match"):
    """A seat was claimed or given up, the match began or ended, a rematch was made."""

    match: MatchOut


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack", omit_defaults=True):
    """The action or undo with this `ref` is durable."""

    ref: int
    seq: int
    repeated: bool = False


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """Result of preview or hints with this `ref`."""

    ref: int
    seq: int
    result: Any


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    ref: int


class Failed(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """The message with this `ref` was refused; nothing was changed."""

    ref: int
    problem: Problem


ServerMessage = Welcome | State | MatchChanged | Ack | Answer | Pong | Failed
