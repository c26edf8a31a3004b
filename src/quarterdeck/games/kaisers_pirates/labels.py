"""How an action reads: message ids with names instead of numbers, and what a card is laid or played for."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel import Action, Message, action_tag

from .actions import Commit, Place, Play, Target
from .ids import CardId
from .rules.common import cards_of
from .rules.r03_2_cards import placements
from .state import NO_SHIP, KPGame

_ORDERS = ("action", "mines")


def label_of(g: KPGame, action: Action) -> Message:
    """[3.2] Cards by their names, ships by theirs, seats by theirs."""
    args: dict[str, Any] = {}
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if field == "card":
            args |= _card(g, value)
        elif field in ("ship", "prize"):
            args[field] = "" if value is None else g.data.name[value]
        elif field in ("seat", "join"):
            args[field] = "" if value is None else f"@kp-seat-{value}"
        elif field == "weapon":
            args[field] = f"@kp-weapon-{value}"
    tag = action_tag(action)
    if isinstance(action, Commit):
        return Message(f"kp-act-commit{_halves(g, action.card)}", args)
    if isinstance(action, Place):
        return Message(f"kp-act-place-{action.use}", args | _card(g, cards_of(g.state.turn.committed)[-1]))
    if isinstance(action, Play):
        return _played(g, action.card, args)
    if isinstance(action, Target):
        args["seat"] = f"@kp-seat-{g.state.players[g.state.ships[action.ship].owner].name}"
    if tag == "leave" and args["join"]:
        return Message("kp-act-leave-join", args)
    return Message(f"kp-act-{tag}", args)


def _card(g: KPGame, card: CardId) -> dict[str, Any]:
    name = g.data.card_refs[card].name
    return {"card": name, "text": f"{name}.text", "night": g.data.cards[card].night}


def _halves(g: KPGame, card: CardId) -> str:
    """[3.2.1] What a card could be laid for: its order, an Intercept!, or either."""
    uses = [way.use for way in placements(g, card) if isinstance(way, Place)]
    if not any(use in _ORDERS for use in uses):
        return "-intercept"
    return "-order" if all(use in _ORDERS for use in uses) else ""


def _played(g: KPGame, card: CardId, args: dict[str, Any]) -> Message:
    """[3.2.8] By the half by which it lies."""
    turn = g.state.turn
    lies = turn.halves[turn.committed.items.index(card)]
    ship = {} if lies.about == NO_SHIP else {"ship": g.data.name[lies.about]}
    return Message(f"kp-act-play-{lies.value}", {**args, **ship})
