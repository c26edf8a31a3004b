"""The place in the rules is data: a flat stack of typed, resumable steps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from .decisions import Action, Message, Seat

if TYPE_CHECKING:
    from .engine import Game

Asked = Mapping[Seat, Sequence[Action]]
NOTHING: Asked = {}


class Step(msgspec.Struct, gc=False, tag_field="step"):
    """One resumable piece of the rules; its fields are the local variables of that piece.

    Steps never hold other steps, functions or static data: the stack must stay a flat list that
    prints as JSON and can be cloned, saved and resumed at any decision.
    """

    rule: ClassVar[str] = ""

    def ask(self, g: Game[Any, Any]) -> Asked:
        """Who may choose what, now. Pure: no dice, no events, no change. Nothing = go on."""
        return NOTHING

    def take(self, g: Game[Any, Any], seat: Seat, action: Action) -> None:
        """React to a choice that the kernel has already found legal."""
        raise NotImplementedError(f"{type(self).__name__} asks but does not take")

    def advance(self, g: Game[Any, Any]) -> None:
        """The automatic part, run whenever nothing is asked."""
        g.done()

    def prompt(self, g: Game[Any, Any], seat: Seat) -> Message:
        """One sentence that says what the game is waiting for."""
        return Message(f"{step_tag(self).replace('.', '-').replace('_', '-')}-prompt")

    def refused(self, g: Game[Any, Any], seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        """What a player might expect to do but may not: action, reason, rule number."""
        return ()


def step_tag(step: Step | type[Step]) -> str:
    """The public name of a step, stable across versions."""
    return str(step.__struct_config__.tag)
