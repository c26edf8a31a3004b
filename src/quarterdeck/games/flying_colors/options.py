"""What the players may agree on before a game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final, Literal

import msgspec

from quarterdeck.games.flying_colors.data.loader import SHALLOWS
from quarterdeck.kernel import Option, Scenario

DESIGN: Final = "design-your-own"
CAMPAIGN: Final = "first-of-june-campaign"
NO_HANDICAP: Final = "none"
MOST_POINTS: Final = 9
"""[18.2] The range of the die to which a handicap is added."""
NATIONS: Final = ("british", "french", "spanish", "dutch", "danish")
Nation = Literal["british", "french", "spanish", "dutch", "danish"]


class Options(msgspec.Struct, frozen=True, rename="kebab"):
    """The choices of one game, those of one's own battles [18.1] last."""

    first_broadside: bool = False
    fire_per_point: bool = False
    later_hit_table: bool = False
    target_audacity_ignored: bool = False
    grapple_anchored: bool = False
    tournament: bool = False
    handicap: str = NO_HANDICAP
    points: Literal[50, 75, 100, 150] = 75
    red_nation: Nation = "british"
    blue_nation: Nation = "french"
    sheets: Literal["A", "AB", "ABC"] = "A"
    length: Literal[10, 15, 20] = 15
    shallows: int = 0
    year: Literal[1759, 1782, 1794, 1805] = 1794
    southern_hemisphere: bool = False


OFFERED: Final = (
    Option("first-broadside", rule="12.8"),
    Option("fire-per-point", rule="12.4"),
    Option("later-hit-table", rule="12.9"),
    Option("target-audacity-ignored", rule="12.8"),
    Option("grapple-anchored", rule="11.9"),
    Option("tournament", rule="18.2"),
    Option("points", default=75, choices=(50, 75, 100, 150), rule="18.1", scenarios=(DESIGN,)),
    Option("red-nation", default="british", choices=NATIONS, rule="18.1", scenarios=(DESIGN,)),
    Option("blue-nation", default="french", choices=NATIONS, rule="18.1", scenarios=(DESIGN,)),
    Option("sheets", default="A", choices=("A", "AB", "ABC"), rule="18.1", scenarios=(DESIGN,)),
    Option("length", default=15, choices=(10, 15, 20), rule="18.1", scenarios=(DESIGN,)),
    Option("shallows", default=0, choices=(0, *SHALLOWS), rule="18.1", scenarios=(DESIGN,)),
    Option("year", default=1794, choices=(1759, 1782, 1794, 1805), rule="12.12", scenarios=(DESIGN,)),
    Option("southern-hemisphere", rule="4.1", scenarios=(DESIGN,)),
)


def handicaps(scenarios: Iterable[Scenario]) -> tuple[Option, ...]:
    """[18.2] Which side adds how much to its break checks, as "french+3": a choice for each pair of sides."""
    by_seats = sorted(scenarios, key=lambda scenario: scenario.seats)
    return tuple(
        Option(
            "handicap",
            default=NO_HANDICAP,
            choices=(NO_HANDICAP, *(f"{seat}+{n}" for seat in seats for n in range(1, MOST_POINTS + 1))),
            rule="18.2",
            scenarios=tuple(scenario.id for scenario in these),
            later=True,
        )
        for seats, these in groupby(by_seats, key=lambda scenario: scenario.seats)
    )
