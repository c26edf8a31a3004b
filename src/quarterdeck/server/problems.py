"""Everything that can go wrong for a caller, each with a stable code and a status."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.kernel import (
    IllegalAction,
    MalformedAction,
    Message,
    Refusal,
    SetupRefused,
    StaleDecision,
    UndoRefused,
)

from .schema import MessageOut, Problem

TITLES: dict[str, tuple[int, str]] = {
    "bad-request": (400, "The request cannot be read"),
    "malformed-action": (400, "This is no action of the game"),
    "setup-refused": (400, "This game cannot be set up"),
    "bad-name": (400, "Such a name cannot be used"),
    "bad-seats": (400, "These seats do not fit the scenario"),
    "seed-not-allowed": (403, "This server draws its own dice"),
    "wrong-key": (403, "The key does not open this seat"),
    "not-your-seat": (403, "This seat is not yours"),
    "no-spectators": (403, "This match has no spectators"),
    "cross-origin": (403, "The request came from another site"),
    "no-advice": (403, "The captain may not be asked at this table"),
    "sealed": (403, "The record is sealed until the match is over"),
    "not-found": (404, "There is no such thing here"),
    "method-not-allowed": (405, "This cannot be done here"),
    "stale-decision": (409, "The question is no longer open"),
    "illegal-action": (409, "The rules do not allow this now"),
    "undo-refused": (409, "This cannot be taken back"),
    "seat-taken": (409, "Somebody sits there already"),
    "not-started": (409, "The match waits for players"),
    "finished": (409, "The match is over"),
    "not-finished": (409, "The match is not over yet"),
    "rules-changed": (409, "The match was played under other rules"),
    "which-seat": (400, "Say which of your seats"),
    "too-large": (413, "The request is too large"),
    "unsupported-media-type": (415, "Send JSON"),
    "bad-host": (421, "This server does not answer to that name"),
    "too-many-requests": (429, "Too many requests"),
    "internal": (500, "The server failed"),
    "rules-failed": (500, "The rules failed; nothing was changed"),
    "unavailable": (503, "The server cannot store anything right now"),
    "draining": (503, "The server is stopping"),
}

FROM_KERNEL: tuple[tuple[type[Refusal], str], ...] = (
    (StaleDecision, "stale-decision"),
    (MalformedAction, "malformed-action"),
    (UndoRefused, "undo-refused"),
    (SetupRefused, "setup-refused"),
    (IllegalAction, "illegal-action"),
)


class Trouble(Exception):
    """A refusal on its way to the caller."""

    def __init__(
        self,
        code: str,
        detail: str = "",
        *,
        reason: Message | None = None,
        rule: str = "",
        retry: float | None = None,
    ) -> None:
        """`retry`: seconds after which it may be tried again."""
        self.code = code
        self.retry = 1 if retry is None and self.status == 429 else retry
        self.detail = detail
        self.reason = reason
        self.rule = rule
        super().__init__(f"{code}: {detail}" if detail else code)

    @property
    def status(self) -> int:
        return TITLES[self.code][0]

    def problem(self) -> Problem:
        status, title = TITLES[self.code]
        return Problem(
            type=f"urn:quarterdeck:problem:{self.code}",
            title=title,
            status=status,
            code=self.code,
            detail=self.detail,
            reason=MessageOut(self.reason.id, self.reason.args) if self.reason else None,
            rule=self.rule or None,
        )


def from_failure(error: Exception) -> Trouble:
    """What went wrong on our side: a silent database may be back soon, anything else is a bug."""
    return Trouble("unavailable" if isinstance(error, SQLAlchemyError | OSError) else "internal")


def from_refusal(refusal: Refusal) -> Trouble:
    """What the kernel refused, in the server's words: its reason and its rule go along."""
    code = next((code for kind, code in FROM_KERNEL if isinstance(refusal, kind)), "illegal-action")
    return Trouble(code, str(refusal), reason=refusal.reason, rule=refusal.rule)
