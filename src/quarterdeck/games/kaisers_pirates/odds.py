"""Preview of an action: the dice of both sides with their modifiers, and the exact chances."""

from __future__ import annotations

from quarterdeck.kernel import Action, Seat

from .state import KPGame


def preview_of(g: KPGame, seat: Seat, action: Action) -> None:
    return None
