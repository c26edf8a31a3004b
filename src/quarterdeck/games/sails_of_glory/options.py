"""[SG-O-GEN-1] Levels and optional rules: what players agree on before the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from quarterdeck.kernel import Game, Message, Option, Seat

from .data.model import SgData
from .data.scenario import Fleet, FleetShip, Level, ScenarioData
from .ids import Side
from .state import SgState

SIDES: tuple[Side, Side] = ("british", "french")
LEVELS: tuple[Level, ...] = ("basic", "standard", "advanced")
Crews = Literal["none", "british", "french", "both"]
"""Whose crews are untrained."""


class Options(msgspec.Struct, frozen=True):
    """[SG-O-GEN-1] What was agreed on; what a scenario does not offer keeps its default."""

    level: Level = "basic"
    captains: Literal[2, 3, 4, 6] = 2
    aids: bool = False
    ships_a_side: Literal[0, 2, 3, 4, 5, 6] = 0
    grog: bool = False
    entangling: bool = False
    continuous_fire: bool = False
    first_broadside: bool = False
    nearest_target: bool = False
    double_shot: bool = False
    aim_high: bool = False
    boarding: bool = False
    flagship: bool = False
    magazine: bool = False
    sinking: bool = False
    fire_spread: bool = False
    hulks: bool = False
    wind_direction: bool = False
    wind_strength: bool = False
    green_gunners: Crews = "none"
    green_sailors: Crews = "none"
    wind_start: Literal["scenario", "random"] = "scenario"
    solo_near: Literal["D", "C"] = "D"


SgGame = Game[SgState, SgData, Options]

CREWS: tuple[Crews, ...] = ("none", "british", "french", "both")

# option id -> (lowest level it belongs to, rule)
SWITCHES: dict[str, tuple[Level, str]] = {
    "grog": ("basic", "SG-O-GROG-1"),
    "entangling": ("basic", "SG-O-TANGLE-1"),
    "continuous_fire": ("basic", "SG-O-CONT-1"),
    "first_broadside": ("basic", "SG-O-FIRST-1"),
    "nearest_target": ("basic", "SG-O-NEAR-1"),
    "double_shot": ("standard", "SG-O-DOUBLE-1"),
    "aim_high": ("advanced", "SG-O-HIGH-1"),
    "boarding": ("basic", "SG-O-BRD-1"),
    "flagship": ("basic", "SG-O-FLAG-1"),
    "magazine": ("advanced", "SG-O-MAG-1"),
    "sinking": ("advanced", "SG-O-SINK-1"),
    "fire_spread": ("advanced", "SG-O-SPREAD-1"),
    "hulks": ("basic", "SG-O-HULK-1"),
    "wind_direction": ("basic", "SG-O-WDIR-1"),
    "wind_strength": ("advanced", "SG-O-WSTR-1"),
}


def options(scenarios: Mapping[str, ScenarioData]) -> tuple[Option, ...]:
    """Everything that can be chosen, in the order a client shows it."""
    crewed = tuple(s.id for s in scenarios.values() if s.captains[1] > 1)
    lone = tuple(s.id for s in scenarios.values() if s.captains[0] == 1)
    return (
        Option("level", "basic", LEVELS, "SG-B-SET-1"),
        Option("captains", 2, (2, 3, 4, 6), "SG-B-SET-1", crewed),
        Option("aids", rule="SG-B-PLAN-5"),
        Option("ships_a_side", 0, (0, 2, 3, 4, 5, 6), "SG-X-GEN-2", ("free",)),
        *(Option(name, rule=rule) for name, (_, rule) in SWITCHES.items()),
        Option("green_gunners", "none", CREWS, "SG-O-GREEN-1"),
        Option("green_sailors", "none", CREWS, "SG-O-GREEN-4"),
        Option("wind_start", "scenario", ("scenario", "random"), "SG-O-WDIR-1"),
        Option("solo_near", "D", ("D", "C"), "SG-L-FIRE-4", lone),
    )


def level_of(scenario: ScenarioData, options: Options) -> Level:
    """The level played: the chosen one, or the lowest of a scenario that is not meant for it."""
    return options.level if options.level in scenario.levels else scenario.levels[0]


def clash(scenario: ScenarioData, options: Options) -> Message | None:
    """Why these options do not go together with the scenario, if they do not."""
    level = level_of(scenario, options)
    for name, (lowest, _) in SWITCHES.items():
        if getattr(options, name) and LEVELS.index(level) < LEVELS.index(lowest):
            return Message(
                "sg-option-needs-level", {"option": f"@sg-opt-{name}", "level": f"@sg-level-{lowest}"}
            )
    if options.green_sailors != "none" and level != "advanced":
        return Message(
            "sg-option-needs-level", {"option": "@sg-opt-green_sailors", "level": "@sg-level-advanced"}
        )
    if options.wind_strength and not options.wind_direction:
        return Message(
            "sg-option-needs-option", {"option": "@sg-opt-wind_strength", "other": "@sg-opt-wind_direction"}
        )
    captains = options.captains
    if scenario.captains[1] > 1 and captains > scenario.captains[1]:
        return Message("sg-too-many-captains", {"captains": captains, "most": scenario.captains[1]})
    for side in {side_of(seat) for seat in seats(scenario, options)}:
        ships = sum(len(fleet_ships(fleet, options)) for fleet in scenario.fleets if fleet.side == side)
        if sum(side_of(seat) == side for seat in seats(scenario, options)) > ships:
            return Message("sg-too-many-captains", {"captains": captains, "most": 2 * ships})
    return None


def fleet_ships(fleet: Fleet, options: Options) -> tuple[FleetShip, ...]:
    """[SG-X-GEN-2] The ships of a fleet that take part."""
    return fleet.ships[: options.ships_a_side or len(fleet.ships)]


def seats(scenario: ScenarioData, options: Options) -> tuple[Seat, ...]:
    """[SG-B-SET-1] Two equal teams; with three captains one sails both ships of the British side."""
    played = tuple(side for side in SIDES if any(f.side == side and not f.automatic for f in scenario.fleets))
    if len(played) < 2:
        return played
    captains = options.captains
    british = captains // 2
    return seats_of("british", british) + seats_of("french", captains - british)


def seats_of(side: Side, count: int) -> tuple[Seat, ...]:
    return tuple(side if n == 1 else f"{side}-{n}" for n in range(1, count + 1))


def side_of(seat: Seat) -> Side:
    return "british" if seat.startswith("british") else "french"


def advanced(g: SgGame) -> bool:
    return g.state.level == "advanced"


def basic(g: SgGame) -> bool:
    return g.state.level == "basic"


def scenario_of(g: SgGame) -> ScenarioData:
    return g.data.scenarios[g.scenario]
