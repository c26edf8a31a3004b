"""Flying Colors as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from quarterdeck.datapack import DataSource
from quarterdeck.games.flying_colors import actions
from quarterdeck.games.flying_colors.data.loader import load_data, read_data
from quarterdeck.games.flying_colors.data.model import FCData, ScenarioSheet
from quarterdeck.games.flying_colors.hints import Hints, Preview, hints, preview
from quarterdeck.games.flying_colors.invariants import broken_invariants
from quarterdeck.games.flying_colors.labels import label
from quarterdeck.games.flying_colors.options import OFFERED, Options, handicaps
from quarterdeck.games.flying_colors.orders import StandingOrder, by_order
from quarterdeck.games.flying_colors.rules import (
    r03_sequence,
    r04_wind,
    r06_commands,
    r07_initiative,
    r08_out_of_command,
    r11_3_tacking,
    r11_4_drifting,
    r11_6_anchoring,
    r11_7_grounding,
    r11_8_collision,
    r11_9_grappling,
    r11_activation,
    r11_movement,
    r12_fire,
    r13_commanders,
    r13_damage,
    r13_fires,
    r14_melee,
    r14_scuttle,
    r15_victory,
    r18_begin,
)
from quarterdeck.games.flying_colors.rules.common import FCGame
from quarterdeck.games.flying_colors.state import FCState
from quarterdeck.games.flying_colors.view import FCView, build_view
from quarterdeck.kernel import (
    Action,
    Marks,
    Message,
    Option,
    Ruleset,
    Scenario,
    Sealed,
    Seat,
    Standing,
)

_UNCERTAIN = frozenset({"derived", "repaired", "reconstructed"})
"""Marks of values that no source at hand shows as printed."""


class FlyingColors(Ruleset[FCState, FCData, Options]):
    """Fleet actions of the age of sail."""

    id = "flying-colors"
    prefix = "fc"
    version = "3"
    state_type = FCState
    options_type = Options
    view_type = FCView
    open_board = True
    beginners = ("goza-de-candia", "cape-ortegal", "el-ferrol")
    hints_type = Hints
    info_type = ScenarioSheet
    preview_type = Preview
    orders_type = StandingOrder
    losses = {
        "fc-struck": "loss",
        "fc-captured": "loss",
        "fc-sunk": "loss",
        "fc-scuttled": "loss",
        "fc-exploded": "loss",
        "fc-battery-silent": "loss",
        "fc-dismasted": "mast",
        "fc-catches-fire": "fire",
    }
    steps = (
        *r03_sequence.STEPS,
        *r04_wind.STEPS,
        *r06_commands.STEPS,
        *r07_initiative.STEPS,
        *r08_out_of_command.STEPS,
        *r11_movement.STEPS,
        *r11_activation.STEPS,
        *r11_4_drifting.STEPS,
        *r11_6_anchoring.STEPS,
        *r11_9_grappling.STEPS,
        *r12_fire.STEPS,
        *r13_damage.STEPS,
        *r13_fires.STEPS,
        *r13_commanders.STEPS,
        *r14_melee.STEPS,
        *r15_victory.STEPS,
        *r18_begin.STEPS,
    )
    actions = (
        *actions.ACTIONS,
        *r12_fire.ACTIONS,
        *r13_fires.ACTIONS,
        *r13_commanders.ACTIONS,
        *r14_melee.ACTIONS,
        *r14_scuttle.ACTIONS,
        *r18_begin.ACTIONS,
    )
    events = (
        *r03_sequence.EVENTS,
        *r04_wind.EVENTS,
        *r06_commands.EVENTS,
        *r07_initiative.EVENTS,
        *r08_out_of_command.EVENTS,
        *r11_activation.EVENTS,
        *r11_movement.EVENTS,
        *r11_3_tacking.EVENTS,
        *r11_4_drifting.EVENTS,
        *r11_6_anchoring.EVENTS,
        *r11_7_grounding.EVENTS,
        *r11_8_collision.EVENTS,
        *r11_9_grappling.EVENTS,
        *r12_fire.EVENTS,
        *r13_damage.EVENTS,
        *r13_fires.EVENTS,
        *r13_commanders.EVENTS,
        *r14_melee.EVENTS,
        *r15_victory.EVENTS,
        *r18_begin.EVENTS,
    )

    @classmethod
    def load(cls, source: DataSource | None = None) -> FlyingColors:
        """The game with its printed values, or with those of a data pack."""
        return cls(read_data(source), source.pack_hash) if source else cls(load_data())

    @cached_property
    def _scenarios(self) -> tuple[Scenario, ...]:
        return tuple(
            Scenario(
                id=found.id,
                title=f"fc-scn-{found.id}",
                seats=tuple(side.seat for side in found.sides),
                year=found.year,
                rule=found.section,
                info=msgspec.to_builtins(
                    ScenarioSheet(
                        found.date, found.turns, found.board, len(found.units), dict(found.audacity)
                    )
                ),
            )
            for found in self.data.scenarios.values()
        )

    def scenarios(self) -> tuple[Scenario, ...]:
        return self._scenarios

    @cached_property
    def _options(self) -> tuple[Option, ...]:
        return (*OFFERED, *handicaps(self._scenarios))

    def options(self) -> tuple[Option, ...]:
        return self._options

    def setup(self, g: FCGame, scenario: str) -> None:
        r18_begin.begin(g, scenario)

    def seats(self, scenario: str, options: Mapping[str, Any] | None = None) -> tuple[Seat, ...]:
        return r18_begin.seats(super().seats(scenario), scenario, options)

    def check_options(self, scenario: str, options: Mapping[str, Any]) -> Message | None:
        return r18_begin.clash(scenario, options)

    def could_be(self, g: FCGame, sealed: Sealed[Any]) -> Sequence[Any]:
        return r18_begin.could_be(g, sealed)

    def view(self, g: FCGame, seat: Seat | None) -> FCView:
        return build_view(g, seat)

    def standing(self, view: FCView) -> Standing:
        """[15.1] Victory points so far, in halves."""
        points = dict(zip((fleet.seat for fleet in view.fleets), view.half_points, strict=False))
        return Standing(view.turn, view.turns, points, parts=2)

    def sources(self) -> Marks:
        ships = {counter.id: counter.source for counter in self.data.counters}
        commanders = {card.id: card.source for card in self.data.commanders}
        kinds = {"ship": ships, "commander": commanders, "shoal": self.data.shoal_sources}
        return {
            kind: {name: {"values": mark} for name, mark in marks.items() if mark in _UNCERTAIN}
            for kind, marks in kinds.items()
        }

    def invariants(self, g: FCGame) -> Iterable[str]:
        return broken_invariants(g)

    def label(self, g: FCGame, seat: Seat, action: Action) -> Message:
        return label(g, action)

    def preview(self, g: FCGame, seat: Seat, action: Action) -> Preview | None:
        return preview(g, action)

    def by_order(self, g: FCGame, seat: Seat, order: StandingOrder) -> Action | None:
        return by_order(g, seat, order)

    def hints(self, g: FCGame, seat: Seat) -> Hints | None:
        return hints(g)


RULESET = FlyingColors.load()
