"""What would the captain do? Asked of a computer player who knows what the seat knows; the table is told."""

from __future__ import annotations

from quarterdeck.kernel import Message
from quarterdeck.registry import bots

from .hub import Hub
from .match import Match
from .problems import Trouble
from .schema import MessageOut
from .schema_study import AdviceOut, AdvisedOrderOut
from .thinkers import Thinkers
from .thinking import Advised
from .wire import message_out

asking: set[tuple[str, str]] = set()
"""Seats whose captain is thinking: he is asked one thing at a time."""


async def advice(hub: Hub, thinkers: Thinkers, match: Match, seat: str) -> AdviceOut:
    place = (match.id, seat)
    if place in asking:
        raise Trouble("too-many-requests", "the captain is thinking")
    asking.add(place)
    try:
        async with match.lock:
            await hub.load(match)
            decision = match.game.decision(seat) if match.status == "playing" else None
            if decision is None:
                raise Trouble("stale-decision")
            if not match.row.advice:
                raise Trouble("no-advice")
            if "captain" not in bots(match.row.game):
                raise Trouble("not-found", "no captain knows this game")
            await hub.note_advice(match, seat)
            game_id, snapshot = match.row.game, match.game.snapshot()
        found = await thinkers.advise(game_id, snapshot, seat)
    finally:
        asking.discard(place)
    worlds = sum(one.considered.worlds for one in found if one.considered)
    return AdviceOut(decision.id, [_order(one) for one in found], worlds)


def _order(one: Advised) -> AdvisedOrderOut:
    found = one.considered
    says = [message_out(said) for said in one.says]
    if found is None:
        return AdvisedOrderOut(list(one.actions), says, "only", 0, 0, [], [])

    def terms(sign: int) -> list[MessageOut]:
        return [message_out(Message(term)) for term, by in found.because if by * sign > 0]

    return AdvisedOrderOut(
        list(one.actions), says, found.verdict, found.ahead, found.worlds, terms(1), terms(-1)
    )
