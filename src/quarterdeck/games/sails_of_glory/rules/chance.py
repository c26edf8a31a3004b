"""[SG-O-GEN-2] Random events are decided by an E chit: a casualty symbol means yes. The chit goes back."""

from __future__ import annotations

from typing import Any

from .options import SgGame


def crew_symbol(g: SgGame, rule: str, what: str, **args: Any) -> bool:
    """Draw an E chit for an event, put it back anywhere, and say whether it showed a casualty."""
    cup = g.state.cups["E"]
    if not cup.items:  # every E chit lies on some mat (ruling 75): the printed half and half decides
        happened = g.random_below(2) == 1
    else:
        chit = g.draw_random(cup)
        cup.items.insert(g.random_below(len(cup.items) + 1), chit)
        happened = g.data.chits[chit].crew > 0
    g.say(rule, what, happened=happened, **args)
    return happened
