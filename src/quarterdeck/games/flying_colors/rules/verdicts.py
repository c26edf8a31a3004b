"""What a player may do, and what he might expect to but may not: one list serves both."""

from __future__ import annotations

from typing import NamedTuple

from quarterdeck.kernel import Action, Message


class Why(NamedTuple):
    """Why something is not allowed now, and the rule that says so."""

    reason: Message
    rule: str


Verdict = tuple[Action, Why | None]
"""An action, and why it is refused; None = it is offered."""


def no(reason: str, rule: str) -> Why:
    return Why(Message(reason), rule)
