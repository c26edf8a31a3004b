"""What the options of a player are called: ships, commands, commanders and hexes by name."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.flying_colors.rules.common import HEX_NAMES, FCGame
from quarterdeck.games.flying_colors.rules.r14_melee import Commit, opponents
from quarterdeck.kernel import Action, Message, action_tag

_SHIP_FIELDS = frozenset({"ship", "leader", "target", "to"})


def label(g: FCGame, action: Action) -> Message:
    """Ships and commands by name instead of number."""
    if isinstance(action, Commit):
        return _commit(g, action)
    args: dict[str, Any] = {}
    ships = g.state.ships
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if name in _SHIP_FIELDS and isinstance(value, int) and 0 <= value < len(ships):
            value = ships[value].name
        elif name == "command":
            value = ships[g.state.commands[value].leader].name
        elif name == "commander":
            value = g.data.commanders[g.state.commanders[value].card].short
        elif name in ("counter", "card"):
            printed = g.data.counters[value] if name == "counter" else g.data.commanders[value]
            value, args["vp"] = printed.name, printed.vp
        elif name == "hex":
            value = HEX_NAMES[value]
        elif isinstance(value, str):
            value = f"@fc-word-{value}"
        args[name] = value
    return Message(f"fc-act-{action_tag(action)}", args)


def _commit(g: FCGame, action: Commit) -> Message:
    """[14.1] Points by the enemy they are committed against."""
    ships = g.state.ships
    name = ships[action.ship].name
    if not any(action.points):
        return Message("fc-act-stand-aside", {"ship": name})
    enemies = opponents(g.state, action.ship)
    against = [f"{ships[j].name} {n}" for j, n in zip(enemies, action.points, strict=False)]
    return Message("fc-act-commit", {"ship": name, "points": against})
