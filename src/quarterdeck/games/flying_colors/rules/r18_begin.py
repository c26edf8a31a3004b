"""[18.0] How a game begins: a battle as printed, a tournament, the campaign, or fleets of one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quarterdeck.games.flying_colors.options import CAMPAIGN, DESIGN
from quarterdeck.games.flying_colors.rules import (
    r18_1_design,
    r18_2_tournament,
    r18_15_copenhagen,
    r18_74_campaign,
    r18_scenarios,
)
from quarterdeck.games.flying_colors.rules.common import FCGame
from quarterdeck.games.flying_colors.rules.r03_sequence import Turn
from quarterdeck.games.flying_colors.rules.r18_setup import build
from quarterdeck.kernel import Action, Event, Message, Sealed, Seat, Step

STEPS: tuple[type[Step], ...] = (
    *r18_scenarios.STEPS,
    *r18_1_design.STEPS,
    *r18_2_tournament.STEPS,
    *r18_74_campaign.STEPS,
)
ACTIONS: tuple[type[Action], ...] = (
    *r18_scenarios.ACTIONS,
    *r18_1_design.ACTIONS,
    *r18_2_tournament.ACTIONS,
    *r18_74_campaign.ACTIONS,
)

EVENTS: tuple[type[Event], ...] = (
    *r18_scenarios.EVENTS,
    *r18_15_copenhagen.EVENTS,
    *r18_1_design.EVENTS,
    *r18_2_tournament.EVENTS,
    *r18_74_campaign.EVENTS,
)


def begin(g: FCGame, scenario: str) -> None:
    """Set up a scenario and call the steps that play it."""
    if scenario == CAMPAIGN:
        r18_74_campaign.begin(g)
    elif scenario == DESIGN:
        r18_1_design.begin(g)
    else:
        battle(g, scenario)
    r18_2_tournament.tell_handicap(g)


def battle(g: FCGame, scenario: str) -> None:
    """A battle as printed, in a tournament after the bids."""
    g.state = build(g.data, g.data.scenarios[scenario])
    if g.options.tournament:
        g.call(r18_2_tournament.Bidding(), Turn())
    else:
        g.call(Turn())
    r18_scenarios.at_setup(g)


def seats(printed: tuple[Seat, ...], scenario: str, options: Mapping[str, Any] | None) -> tuple[Seat, ...]:
    """In a tournament the players do not yet know which side will be theirs."""
    if options and options.get("tournament"):
        return r18_2_tournament.SEATS
    return printed


def clash(scenario: str, options: Mapping[str, Any]) -> Message | None:
    """Options that do not go together."""
    if scenario == DESIGN and options["red-nation"] == options["blue-nation"]:
        return Message("fc-same-nation")
    single = (DESIGN, CAMPAIGN)
    if options.get("tournament") and scenario in single:
        return Message("fc-no-tournament")
    return None


def could_be(g: FCGame, sealed: Sealed[Any]) -> Sequence[Any]:
    """Sealed bids, orders of battle and purchases of the others."""
    if sealed.kind == r18_2_tournament.SEALED_BID:
        return range(r18_2_tournament.HIGHEST_BID + 1)
    if sealed.kind == r18_74_campaign.SEALED_ORDER:
        return r18_74_campaign.Orders(g, sealed)
    top = g.stack[-1]
    assert sealed.kind == r18_1_design.SEALED_FLEET and isinstance(top, r18_1_design.Purchase)
    return r18_1_design.Bills(g, sealed, sealed.owner in top.ready)
