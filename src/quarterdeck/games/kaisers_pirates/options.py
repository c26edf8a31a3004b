"""[6.0] The optional rules and agreements before a game."""

from __future__ import annotations

from typing import Literal

import msgspec

from quarterdeck.kernel import Option

FOUR = ("four-players", "teams")
ACTION_CARDS = 92
SOLO_CARDS = 88
"""[5.1] Without Intelligence and Wireless Intercept."""


class Options(msgspec.Struct, frozen=True, rename="kebab"):
    """What the players have agreed on; an option that a scenario does not offer is off."""

    removed: int = 0
    """[2.1.4] How many action cards leave the deck unseen; 0 = as many as the rules say."""
    first_player: Literal["dice", "weakest"] = "dice"
    coal: bool = False
    sails: bool = False
    wolfchen: bool = False
    tournament: bool = False
    beyond_1914: bool = False
    no_breakout: bool = False
    historical_merchants: bool = False
    fast_raiders: bool = False
    retention: bool = False
    additional_damage: bool = False
    torpedo_prizes: bool = False
    shallow_pursuit: bool = False
    sailing_merchants: bool = False
    prize_resupply: bool = False
    phantom_targets: Literal["best", "random"] = "best"


OPTIONS: tuple[Option, ...] = (
    Option("removed", default=0, choices=tuple(range(ACTION_CARDS)), rule="2.1.4"),
    Option("first-player", default="dice", choices=("dice", "weakest"), rule="3.1"),
    Option("coal", rule="6.1"),
    Option("sails", rule="6.2"),
    Option("wolfchen", rule="6.3"),
    Option("tournament", rule="6.4"),
    Option("beyond-1914", rule="6.5"),
    Option("no-breakout", rule="6.5.3", scenarios=FOUR),
    Option("historical-merchants", rule="6.5.4"),
    Option("fast-raiders", rule="6.6"),
    Option("retention", rule="6.7"),
    Option("additional-damage", rule="6.8"),
    Option("torpedo-prizes", rule="6.9"),
    Option("shallow-pursuit", rule="6.10"),
    Option("sailing-merchants", rule="6.11"),
    Option("prize-resupply", rule="6.12"),
    Option(
        "phantom-targets", default="best", choices=("best", "random"), rule="5.3.3.3", scenarios=("solo",)
    ),
)
