"""Standing orders for answers to fire: one sentence of a captain, kept by whoever runs the game.

They answer only what the rules would ask [12.4, 12.11]; whatever they do not cover is asked.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from quarterdeck.games.flying_colors.ids import Column
from quarterdeck.games.flying_colors.rules.common import FCGame
from quarterdeck.games.flying_colors.rules.r12_fire import (
    NO_ANSWER,
    SHOOT,
    Answer,
    DefensiveFire,
    FirePerPoint,
    FireStep,
    GrappledFire,
)
from quarterdeck.games.flying_colors.rules.r12_firepower import ShotPlan, work_out
from quarterdeck.kernel import Action, Seat


class StandingOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """ "Answer at range 5 or less with firepower 3 or more, aim at her hull; beyond it hold fire." """

    answer: Literal["ask", "always", "never"] = "ask"
    within: Annotated[int, msgspec.Meta(ge=0, le=20)] = 5
    least: Annotated[int, msgspec.Meta(ge=0, le=30)] = 1
    aim: Column = "hull"
    beyond: Literal["ask", "hold"] = "hold"
    ask_raked: bool = True
    """A rake is coming: ask me."""


def by_order(g: FCGame, seat: Seat, order: StandingOrder) -> Action | None:
    """The answer to the open question, if the order gives one."""
    offers = g.pending.get(seat, ())
    step = g.stack[-1] if g.stack else None
    if order.answer == "ask" or not offers:
        return None
    if isinstance(step, FireStep) and step.answering:
        return _aim(offers, order)
    if isinstance(step, GrappledFire) and step.asked and step.aim is not None:
        return _aim(offers, order)
    if NO_ANSWER not in offers:
        return None
    if order.answer == "never":
        return NO_ANSWER
    if order.ask_raked and isinstance(step, DefensiveFire) and _raked(g, step):
        return None
    return _reply(g, step, offers, order)


def _aim(offers: tuple[Action, ...], order: StandingOrder) -> Action:
    """The column of the order, or the only one there is."""
    wanted = SHOOT[order.aim]
    return wanted if wanted in offers else offers[0]


def _raked(g: FCGame, step: DefensiveFire) -> bool:
    plan = work_out(g, step.against, step.side, step.target, False)
    return plan is not None and "rake" in plan.attack


def _reply(g: FCGame, step: object, offers: tuple[Action, ...], order: StandingOrder) -> Action | None:
    """The strongest broadside that the order allows."""
    if isinstance(step, GrappledFire):
        against = step.ship
    elif isinstance(step, DefensiveFire | FirePerPoint):
        against = step.against
    else:
        return None
    found: list[tuple[int, Action]] = []
    for offer in offers:
        plan = work_out(g, offer.ship, offer.side, against, True) if isinstance(offer, Answer) else None
        if plan is not None and _allowed(plan, order):
            found.append((plan.firepower or 0, offer))
    if found:
        return max(found, key=lambda pair: pair[0])[1]
    return NO_ANSWER if order.beyond == "hold" else None


def _allowed(plan: ShotPlan, order: StandingOrder) -> bool:
    return plan.sight.range <= order.within and (plan.firepower or 0) >= order.least
