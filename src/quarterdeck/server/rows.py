"""Rows of the database as typed records."""

from __future__ import annotations

from typing import Any

import msgspec

from .schema import AdvisedOut, MatchStatus, OriginOut, OutcomeOut, SeatKind


class SeatRow(msgspec.Struct):
    seat: str
    kind: SeatKind
    level: str | None
    name: str | None
    key_hash: str | None
    invite: bool
    claimed: bool
    orders: str | None = None


class MatchRow(msgspec.Struct):
    """A match with its seats and who holds them; the game itself is in the journal."""

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    rules_version: str
    genesis: bytes
    key_hash: str
    status: MatchStatus
    seq: int
    waiting_for: list[str]
    listed: bool
    spectators: bool
    creator: str | None
    created: float
    updated: float
    outcome: OutcomeOut | None
    rematch: str | None
    once: str | None = None
    rematch_by: list[str] = []
    advice: bool = True
    advised: list[AdvisedOut] = []
    origin: OriginOut | None = None
    seats: dict[str, SeatRow] = {}
    holders: set[tuple[str, str]] = set()

    @property
    def people(self) -> set[str]:
        """Seats at which somebody sits who is no computer."""
        return {seat.seat for seat in self.seats.values() if seat.kind != "bot" and seat.claimed}

    def bots(self) -> set[str]:
        return {seat.seat for seat in self.seats.values() if seat.kind == "bot"}


class Entry(msgspec.Struct, frozen=True):
    """One line of the journal: an action, an undo (with the event it goes back to) or a repair's cut."""

    match_id: str
    seq: int
    kind: str
    seat: str
    decision: str | None
    action: str | None
    cut: int | None
    at: float


class SnapshotRow(msgspec.Struct, frozen=True):
    seq: int
    fingerprint: str
    state: bytes


class KeptRow(msgspec.Struct, frozen=True):
    """A snapshot with all that is kept in it."""

    seq: int
    fingerprint: str
    state: bytes | None
    first_event: int
    events: bytes


class JobRow(msgspec.Struct, frozen=True):
    id: int
    match_id: str
    seat: str
    decision: str
    attempts: int
