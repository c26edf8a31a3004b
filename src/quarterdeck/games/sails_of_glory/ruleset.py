"""Sails of Glory as a ruleset of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from quarterdeck.datapack import DataSource
from quarterdeck.kernel import Action, Chance, Game, Message, Option, Ruleset, Scenario, Seat, Standing

from . import hints, invariants, labels, view
from .actions import (
    ACTIONS,
    EndTokens,
    Fire,
    FireAway,
    LeaveEmpty,
    Load,
    Musket,
    PlanCard,
    PlanToken,
    SetSails,
)
from .data import loader
from .data.model import SgData
from .redeal import redeal
from .rules import (
    advanced_crew,
    basic_combat,
    basic_movement,
    basic_planning,
    basic_reload,
    batteries,
    deployment,
    end_of_turn,
    optional_boarding,
    optional_grog,
    options,
    scenarios,
    standard_setup,
    start_of_turn,
    turn,
)
from .rules.names import target_name
from .rules.standard_planning import card
from .rules.table import name
from .state import SgState
from .view import View

MODULES: tuple[Any, ...] = (
    turn,
    start_of_turn,
    optional_grog,
    basic_planning,
    standard_setup,
    advanced_crew,
    basic_movement,
    basic_combat,
    optional_boarding,
    basic_reload,
    end_of_turn,
    batteries,
    deployment,
)


def _collect(what: str) -> tuple[Any, ...]:
    return tuple(kind for module in MODULES for kind in getattr(module, what, ()))


class SailsOfGlory(Ruleset[SgState, SgData]):
    """[SG-B-SET-1] Two fleets, two or more captains, secret orders and a table without a grid."""

    id = "sails-of-glory"
    prefix = "sg"
    version = "3"
    steps = _collect("STEPS")
    actions = ACTIONS + _collect("ACTIONS")
    state_type = SgState
    losses = {
        "sg-lost": "loss",
        "sg-sinks": "loss",
        "sg-explosion": "loss",
        "sg-battery-lost": "loss",
        "sg-mast-lost": "mast",
        "sg-fire-on-board": "fire",
    }

    @classmethod
    def load(cls, source: DataSource | None = None) -> SailsOfGlory:
        if source is None:
            return cls(loader.load())
        return cls(loader.read(source), source.pack_hash)

    def scenarios(self) -> tuple[Scenario, ...]:
        return self._scenarios

    @cached_property
    def _scenarios(self) -> tuple[Scenario, ...]:
        return tuple(
            Scenario(
                id=printed.id,
                title=f"sg-scn-{printed.id.replace('_', '-')}",
                seats=options.seats(printed, {}),
                rule="SG-X-GEN-1",
                info={"page": printed.page, "base": printed.base, "map": msgspec.to_builtins(printed)},
            )
            for printed in self.data.scenarios.values()
        )

    def options(self) -> tuple[Option, ...]:
        return options.options(self.data.scenarios)

    def seats(self, scenario: str, options_: Mapping[str, Any] | None = None) -> tuple[Seat, ...]:
        return options.seats(self.data.scenarios[scenario], options_ or {})

    def check_options(self, scenario: str, options_: Mapping[str, Any]) -> Message | None:
        return options.clash(self.data.scenarios[scenario], options_)

    def setup(self, g: Game[SgState, SgData], scenario: str) -> None:
        scenarios.setup(g, scenario)

    def view(self, g: Game[SgState, SgData], seat: Seat | None) -> view.View:
        return view.build(g, seat)

    def standing(self, seen: View) -> Standing:
        """Damage done: hull and crew boxes that the ships of the other side have lost."""
        lost = {ship.side: 0 for ship in seen.ships}
        for ship in seen.ships:
            lost[ship.side] += ship.boxes_lost + ship.crew_lost
        return Standing(seen.turn, 0, {side: sum(lost.values()) - own for side, own in lost.items()})

    def redeal(self, g: Game[SgState, SgData], seat: Seat | None, rng: Chance) -> None:
        redeal(g, seat, rng)

    def invariants(self, g: Game[SgState, SgData]) -> Iterable[str]:
        return invariants.broken(g)

    def hints(self, g: Game[SgState, SgData], seat: Seat) -> Any:
        return hints.hints(g, seat)

    def preview(self, g: Game[SgState, SgData], seat: Seat, action: Action) -> Any:
        return hints.preview(g, seat, action) or None

    def label(self, g: Game[SgState, SgData], seat: Seat, action: Action) -> Message:
        ships = g.state.ships
        match action:
            case PlanCard(ship, card_id):
                printed = card(g, ships[ship], card_id)
                args = {
                    "ship": name(g, ships[ship]),
                    "card": card_id,
                    "kind": f"@sg-card-{printed.kind.replace('_', '-')}",
                }
                return Message("sg-act-plan", args | {"veer": printed.veer})
            case PlanToken(ship, token):
                return Message("sg-act-token", {"ship": name(g, ships[ship]), "token": f"@sg-token-{token}"})
            case EndTokens(ship):
                return Message("sg-act-tokens-done", {"ship": name(g, ships[ship])})
            case SetSails(ship, sails):
                return Message("sg-act-sails", {"ship": name(g, ships[ship]), "sails": f"@sg-sail-{sails}"})
            case Load(ship, side, ammo):
                args = {"ship": name(g, ships[ship]), "side": f"@sg-side-{side}", "ammo": f"@sg-ammo-{ammo}"}
                return Message("sg-act-load", args)
            case LeaveEmpty(ship, side):
                return Message(
                    "sg-act-leave-empty", {"ship": name(g, ships[ship]), "side": f"@sg-side-{side}"}
                )
            case FireAway(ship, side):
                return Message("sg-act-fire-away", {"ship": name(g, ships[ship]), "side": f"@sg-side-{side}"})
            case Musket(ship, target):
                return Message(
                    "sg-act-musket", {"ship": name(g, ships[ship]), "target": target_name(g, target)}
                )
            case Fire(ship, side, arc, target, ammo, high):
                shot: dict[str, Any] = {
                    "ship": name(g, ships[ship]),
                    "side": f"@sg-side-{side}",
                    "arc": f"@sg-arc-{arc}",
                    "target": target_name(g, target),
                    "ammo": f"@sg-ammo-{ammo or 'loaded'}",
                    "high": high,
                }
                return Message("sg-act-fire", shot)
        return labels.label(g, action) or super().label(g, seat, action)

    def random_setup(self, rng: Chance) -> tuple[str, dict[str, Any]]:
        """Any scenario, level and number of captains; about a third of the switches that fit together."""
        names = list(self.data.scenarios)
        scenario = names[rng.below(len(names))]
        chosen: dict[str, Any] = {}
        for option in self.options():
            if option.scenarios is not None and scenario not in option.scenarios:
                continue
            if option.id in ("level", "captains", "ships_a_side") or rng.below(3) == 0:
                value = option.choices[rng.below(len(option.choices))]
                if (
                    self.check_options(scenario, self.complete_options(scenario, chosen | {option.id: value}))
                    is None
                ):
                    chosen[option.id] = value
        return scenario, chosen
