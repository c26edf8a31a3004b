"""[18.0] How a game begins: a battle as printed, a tournament, the campaign, or fleets of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quarterdeck.games.flying_colors.rules import (
    r18_1_design,
    r18_2_tournament,
    r18_74_campaign,
    r18_scenarios,
)
from quarterdeck.games.flying_colors.rules.r03_sequence import Turn
from quarterdeck.games.flying_colors.setup import build
from quarterdeck.games.flying_colors.status import FCGame
from quarterdeck.kernel import Action, Chance, Message, Seat, Step

OPTIONS = (*r18_scenarios.OPTIONS, *r18_1_design.OPTIONS)
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


def begin(g: FCGame, scenario: str) -> None:
    """Set up a scenario and call the steps that play it."""
    if scenario == r18_74_campaign.CAMPAIGN:
        r18_74_campaign.begin(g)
        return
    if scenario == r18_1_design.DESIGN:
        r18_1_design.begin(g)
        return
    g.state = build(g.data, g.data.scenarios[scenario])
    if g.options["tournament"]:
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
    if scenario == r18_1_design.DESIGN and options["red-nation"] == options["blue-nation"]:
        return Message("fc-same-nation")
    single = (r18_1_design.DESIGN, r18_74_campaign.CAMPAIGN)
    if options.get("tournament") and scenario in single:
        return Message("fc-no-tournament")
    return None


def redeal(g: FCGame, seat: Seat | None, rng: Chance) -> None:
    """Sealed bids, orders of battle and purchases of the others."""
    for step in g.stack:
        if isinstance(step, r18_2_tournament.Bidding):
            r18_2_tournament.redeal(step, seat, rng)
        elif isinstance(step, r18_74_campaign.Deployment):
            r18_74_campaign.redeal(g, step, seat, rng)
        elif isinstance(step, r18_1_design.Purchase):
            r18_1_design.redeal(g, step, seat, rng)
