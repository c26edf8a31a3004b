"""How an action reads: message ids with names instead of numbers."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel import Action, Message, action_tag

from .actions import Target
from .state import KPGame


def label_of(g: KPGame, action: Action) -> Message:
    """[3.2] Cards by their names, ships by theirs, seats by theirs."""
    args: dict[str, Any] = {}
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if field == "card":
            args["card"] = g.data.card_refs[value].name
            args["number"] = value
        elif field in ("ship", "prize"):
            args[field] = "" if value is None else g.data.name[value]
        elif field in ("seat", "join"):
            args[field] = "" if value is None else f"@kp-seat-{value}"
        elif field == "weapon":
            args[field] = f"@kp-weapon-{value}"
    use = getattr(action, "use", "")
    tag = action_tag(action)
    if use:
        return Message(f"kp-act-place-{use}", args)
    if isinstance(action, Target):
        args["seat"] = f"@kp-seat-{g.state.players[g.state.ships[action.ship].owner].name}"
    if tag == "leave" and args["join"]:
        return Message("kp-act-leave-join", args)
    return Message(f"kp-act-{tag}", args)
