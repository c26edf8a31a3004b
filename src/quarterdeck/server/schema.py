"""Everything that crosses the wire, as typed records; the OpenAPI document is derived from these.

Views, hints and previews belong to the game and are free JSON objects here: the server forwards
what the ruleset built by allow-list for one seat and never looks inside.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from quarterdeck.kernel import Arg
from quarterdeck.kernel.ruleset import Loss

PROTOCOL = 1

PRINTABLE = r"^[^\x00-\x1f\x7f]+$"  # PostgreSQL cannot store a zero, and no name needs a line break
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PRINTABLE)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=PRINTABLE)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern=PRINTABLE)]
# A random name for a request, made by its sender: sent again under the same name it is not done again.
Once = Annotated[str, msgspec.Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Json = dict[str, Any]

SeatKind = Literal["human", "open", "bot"]
MatchStatus = Literal["waiting", "playing", "finished"]
Want = Literal["view", "decision", "actions", "hints", "events"]


# ---- words --------------------------------------------------------------------------------------


class MessageOut(msgspec.Struct, frozen=True):
    """A catalogue entry and its parameters; a text parameter that begins with "@" names another entry."""

    id: str
    args: Mapping[str, Arg] = {}


class EventOut(msgspec.Struct, frozen=True):
    """One event as the asking seat may read it, with the fields of its kind. `n` ascends and may have gaps,
    `of` is the event that caused it, `say` its sentence."""

    n: int
    rule: str
    what: str
    say: MessageOut
    of: int | None = None


class ActionOut(msgspec.Struct, frozen=True):
    """One legal action: its notation (send this back), its tag, its fields and its words."""

    action: str
    tag: str
    fields: Json
    label: MessageOut


class RefusedOut(msgspec.Struct, frozen=True):
    """Something near to legal, and why it is not allowed now."""

    action: str
    tag: str
    fields: Json
    reason: MessageOut
    rule: str


class DecisionOut(msgspec.Struct, frozen=True):
    """The question this seat must answer; quote `id` with the answer."""

    id: str
    seat: str
    rule: str
    step: str
    prompt: MessageOut
    actions: list[ActionOut]
    refused: list[RefusedOut] = []


class BareDecisionOut(msgspec.Struct, frozen=True):
    """A decision for programs that need no words: its id and the notations."""

    id: str
    seat: str
    actions: list[str]


class OutcomeOut(msgspec.Struct, frozen=True):
    """How it ended. `resigned` lists seats that gave up; `ranking` has the winner first.

    `scores` are counted in parts of a point (2 = halves).
    """

    ranking: list[list[str]] = []
    level: str = ""
    scores: dict[str, int] = {}
    parts: int = 1
    reason: MessageOut | None = None
    resigned: list[str] = []


# ---- games and scenarios ------------------------------------------------------------------------


class OptionOut(msgspec.Struct, frozen=True):
    id: str
    title: MessageOut
    default: bool | int | str
    choices: list[bool | int | str]
    rule: str
    scenarios: list[str] | None = None


class MeasuredOut(msgspec.Struct, frozen=True):
    """Wins of each seat in games between two computer players of one rank; `turns` of all games together."""

    rank: str
    games: int
    draws: int
    turns: int
    wins: dict[str, int]


class ScenarioOut(msgspec.Struct, frozen=True):
    id: str
    game: str
    title: MessageOut
    year: int | None
    seats: list[str]
    info: Json = {}
    measured: MeasuredOut | None = None


class GameOut(msgspec.Struct, frozen=True):
    id: str
    title: MessageOut
    prefix: str
    version: str
    scenarios: int
    bots: list[str]
    tempers: list[str]
    """Written before a rank: "bold-captain"."""


class GamesOut(msgspec.Struct, frozen=True):
    games: list[GameOut]
    seeds_allowed: bool


class ScenariosOut(msgspec.Struct, frozen=True):
    game: str
    scenarios: list[ScenarioOut]
    beginners: list[str]
    """Those to begin with, the best first."""
    options: list[OptionOut]


class ScenarioPreviewOut(msgspec.Struct, frozen=True):
    """The opening position of a scenario with its default options, as a spectator sees it."""

    game: str
    scenario: str
    seats: list[str]
    view: Json


# ---- matches ------------------------------------------------------------------------------------


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where: `human` = the creator's own browser, `open` = first come or by its link, `bot`."""

    kind: SeatKind = "human"
    level: Name | None = None
    name: Name | None = None
    invite: bool = False


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Name
    scenario: Name
    options: dict[str, bool | int | str] = {}
    seats: dict[str, SeatSpec | SeatKind] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | Name | None = None
    listed: bool = True
    spectators: bool = True
    advice: bool = True
    name: Name | None = None
    once: Once | None = None


class SeatOut(msgspec.Struct, frozen=True):
    seat: str
    kind: SeatKind
    level: str | None
    name: str | None
    claimed: bool
    mine: bool
    resigned: bool
    invite: bool


class AdvisedOut(msgspec.Struct, frozen=True):
    """A seat has asked the captain, after event `n` of the log."""

    seat: str
    n: int


class OriginOut(msgspec.Struct, frozen=True):
    """The match that this one plays on from, after so many actions of it."""

    match: str
    step: int


class MatchOut(msgspec.Struct, frozen=True):
    """What anybody may know of a match. `waiting_for` lists the seats whose decision is open."""

    id: str
    game: str
    scenario: str
    options: Json
    rules_version: str
    status: MatchStatus
    seats: list[SeatOut]
    waiting_for: list[str]
    seq: int
    listed: bool
    spectators: bool
    key_hash: str
    created: float
    updated: float
    outcome: OutcomeOut | None = None
    rematch: str | None = None
    rematch_by: list[str] = []
    advice: bool = True
    advised: list[AdvisedOut] = []
    origin: OriginOut | None = None
    key: str | None = None


class MatchesOut(msgspec.Struct, frozen=True):
    matches: list[MatchOut]
    next: str | None = None


class SeatKeyOut(msgspec.Struct, frozen=True):
    """The secret key of a seat. `link` opens the seat in a browser; its fragment never reaches a server."""

    seat: str
    key: str
    link: str


class CreatedOut(msgspec.Struct, frozen=True):
    id: str
    match: MatchOut
    keys: list[SeatKeyOut]


class ClaimIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Key | None = None
    name: Name | None = None


class ClaimOut(msgspec.Struct, frozen=True):
    match: MatchOut
    key: SeatKeyOut


class OrdersIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The standing orders of a seat: a record of its game."""

    orders: dict[str, Any]


class OrdersOut(msgspec.Struct, frozen=True):
    """The standing orders of a seat; null where its game has none."""

    game: str
    seat: str
    orders: dict[str, Any] | None


class UseOut(msgspec.Struct, frozen=True):
    """A browser that holds the seat: since when, and when it was last seen at the table."""

    mine: bool
    since: float | None
    seen: float | None


class UsesOut(msgspec.Struct, frozen=True):
    """Where a seat is used: browsers, programs that came with its key, sockets open in this process now."""

    seat: str
    browsers: list[UseOut]
    key_seen: float | None
    sockets: int


class ActionIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    decision: Name
    action: Notation
    seat: Name | None = None


class SeatIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Name | None = None


class UndoIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Name | None = None
    once: Once | None = None


class AckOut(msgspec.Struct, frozen=True):
    """The action is durable. `repeated` = it had been accepted before and was not done again."""

    seq: int
    n: int
    repeated: bool = False


class StateOut(msgspec.Struct, frozen=True):
    """A match as one seat (or a spectator, `seat` null) may see it at `seq`; `n` is the last event."""

    match: MatchOut
    game: str
    seat: str | None
    mine: list[str]
    seq: int
    n: int
    view: Json | None
    decision: DecisionOut | None
    can_undo: bool
    events: list[EventOut]
    rewind: int | None = None
    hints: Any = None


class EventsOut(msgspec.Struct, frozen=True):
    """A page of the log as a seat may read it; `more` if there are earlier ones."""

    match: str
    game: str
    seat: str | None
    events: list[EventOut]
    more: bool


class PreviewIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: Notation
    seat: Name | None = None


class PreviewOut(msgspec.Struct, frozen=True):
    """What an action would do, as far as this seat may know; null when the game has nothing to say."""

    seq: int
    result: Any = None


class FrameOut(msgspec.Struct, frozen=True):
    """One action of the past: who acted, what a seat then saw and the events it got."""

    step: int
    seat: str | None
    n: int
    view: Json
    events: list[EventOut]


class ReplayOut(msgspec.Struct, frozen=True):
    match: str
    game: str
    seat: str | None
    total: int
    first: int
    frames: list[FrameOut]


class MarkOut(msgspec.Struct, frozen=True):
    """A loss on the timeline: after event `n`."""

    n: int
    kind: Loss
    what: str
    args: Json


class TimelineOut(msgspec.Struct, frozen=True):
    """The course of a match, as a seat may know it.

    `ends` has the last event after each step of the replay. `rows` has a line for each change of turn or
    points: the last event, the turn, then the points of `sides` in parts of a point (`parts` 2 = halves).
    `turns` is 0 where no number of turns is set. `losses` names the events that are marks, so that a client
    can go on by itself.
    """

    match: str
    seat: str | None
    turns: int
    parts: int
    sides: list[str]
    ends: list[int]
    rows: list[list[int]]
    marks: list[MarkOut]
    losses: dict[str, Loss]


class HealthOut(msgspec.Struct, frozen=True):
    status: Literal["ok", "draining"]
    version: str
    database: str
    broker: str


class Problem(msgspec.Struct, frozen=True):
    """RFC 9457 problem document. `code` is stable; `reason` is a message of the rules, if it is theirs."""

    type: str
    title: str
    status: int
    code: str
    detail: str = ""
    reason: MessageOut | None = None
    rule: str | None = None
