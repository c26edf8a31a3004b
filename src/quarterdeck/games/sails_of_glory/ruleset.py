"""Sails of Glory as a ruleset of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from quarterdeck.datapack import DataSource
from quarterdeck.kernel import Action, Chance, Message, Option, Ruleset, Scenario, Sealed, Seat, Standing

from . import hints, invariants, labels, options, secrets, view
from .actions import ACTIONS
from .data import loader
from .data.model import SgData
from .data.scenario import ScenarioSheet
from .hints import Hints, Preview
from .options import Options, SgGame
from .rules import (
    advanced_actions,
    advanced_crew,
    advanced_damage,
    basic_collision,
    basic_combat,
    basic_movement,
    basic_planning,
    basic_reload,
    batteries,
    deployment,
    end_of_turn,
    optional_boarding,
    optional_entangling,
    optional_grog,
    optional_other,
    optional_wind,
    scenarios,
    standard_collision,
    standard_setup,
    start_of_turn,
    striking,
    terrain,
    turn,
    victory,
)
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
    advanced_actions,
    advanced_damage,
    basic_collision,
    optional_entangling,
    optional_other,
    optional_wind,
    scenarios,
    standard_collision,
    striking,
    terrain,
    victory,
)


def _collect(what: str) -> tuple[Any, ...]:
    return tuple(kind for module in MODULES for kind in getattr(module, what, ()))


class SailsOfGlory(Ruleset[SgState, SgData, Options]):
    """[SG-B-SET-1] Two fleets, two or more captains, secret orders and a table without a grid."""

    id = "sails-of-glory"
    prefix = "sg"
    version = "3"
    steps = _collect("STEPS")
    actions = ACTIONS + _collect("ACTIONS")
    events = _collect("EVENTS")
    state_type = SgState
    options_type = Options
    view_type = view.View
    hints_type = Hints
    info_type = ScenarioSheet
    preview_type = Preview
    beginners = ("enemy_in_sight_basic", "breaking_the_blockade", "in_shallow_waters")
    losses = {
        "sg-lost": "loss",
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
                seats=options.seats(printed, Options()),
                rule="SG-X-GEN-1",
                info=msgspec.to_builtins(
                    ScenarioSheet(printed.page, printed.base, printed.levels, printed.fleets)
                ),
            )
            for printed in self.data.scenarios.values()
        )

    def options(self) -> tuple[Option, ...]:
        return options.options(self.data.scenarios)

    def seats(self, scenario: str, options_: Mapping[str, Any] | None = None) -> tuple[Seat, ...]:
        return options.seats(self.data.scenarios[scenario], self.typed_options(options_ or {}))

    def check_options(self, scenario: str, options_: Mapping[str, Any]) -> Message | None:
        return options.clash(self.data.scenarios[scenario], self.typed_options(options_))

    def setup(self, g: SgGame, scenario: str) -> None:
        """Everything up to the first decision."""
        scenarios.begin(g, 1)
        g.call(turn.Turn())
        scenarios.call_opening(g)

    def view(self, g: SgGame, seat: Seat | None) -> view.View:
        return view.build(g, seat)

    def standing(self, seen: View) -> Standing:
        """Damage done: hull and crew boxes that the ships of the other side have lost."""
        lost = {ship.side: 0 for ship in seen.ships}
        for ship in seen.ships:
            lost[ship.side] += ship.boxes_lost + ship.crew_lost
        return Standing(seen.turn, 0, {side: sum(lost.values()) - own for side, own in lost.items()})

    def could_be(self, g: SgGame, sealed: Sealed[Any]) -> Sequence[Any]:
        return secrets.could_be(g, sealed)

    def invariants(self, g: SgGame) -> Iterable[str]:
        return invariants.broken(g)

    def hints(self, g: SgGame, seat: Seat) -> Hints | None:
        return hints.hints(g, seat)

    def preview(self, g: SgGame, seat: Seat, action: Action) -> Preview | None:
        return hints.preview(g, seat, action)

    def label(self, g: SgGame, seat: Seat, action: Action) -> Message:
        return labels.label(g, action) or super().label(g, seat, action)

    def random_options(self, scenario: str, rng: Chance) -> dict[str, Any]:
        """Any level and number of captains; about a third of the switches that fit together."""
        chosen: dict[str, Any] = {}
        for option in self.offered_options(scenario):
            if option.id in ("level", "captains", "ships_a_side") or rng.below(3) == 0:
                fitting = chosen | {option.id: option.choices[rng.below(len(option.choices))]}
                if self.check_options(scenario, self.complete_options(scenario, fitting)) is None:
                    chosen = fitting
        return chosen
