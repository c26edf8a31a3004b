"""Flying Colors as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from quarterdeck.datapack import DataSource
from quarterdeck.games.flying_colors import actions
from quarterdeck.games.flying_colors.data.loader import load_data, read_data
from quarterdeck.games.flying_colors.data.types import FCData
from quarterdeck.games.flying_colors.hints import activation_hints
from quarterdeck.games.flying_colors.invariants import broken_invariants
from quarterdeck.games.flying_colors.rules import (
    r11_preview,
    r12_fire,
    r13_commanders,
    r13_damage,
    r13_fires,
    r14_melee,
    r14_odds,
    r14_scuttle,
    r15_victory,
    r18_begin,
)
from quarterdeck.games.flying_colors.rules.r03_sequence import Turn
from quarterdeck.games.flying_colors.rules.r04_wind import WindAdjustment
from quarterdeck.games.flying_colors.rules.r06_commands import DetermineCommands
from quarterdeck.games.flying_colors.rules.r07_initiative import (
    ActivationCycle,
    CommandActivation,
    Initiative,
)
from quarterdeck.games.flying_colors.rules.r08_out_of_command import OutOfCommandCycle
from quarterdeck.games.flying_colors.rules.r11_4_drifting import DriftSegment, SternwayTurn
from quarterdeck.games.flying_colors.rules.r11_9_grappling import GrappleAttempt
from quarterdeck.games.flying_colors.rules.r11_movement import Activation
from quarterdeck.games.flying_colors.state import FCState
from quarterdeck.games.flying_colors.status import FCGame
from quarterdeck.games.flying_colors.view import FCView, build_view
from quarterdeck.geometry.hex import hex_name
from quarterdeck.kernel import (
    Action,
    Chance,
    Marks,
    Message,
    Option,
    Ruleset,
    Scenario,
    Seat,
    Standing,
    action_tag,
)

OPTIONS: tuple[Option, ...] = (
    Option("first-broadside", rule="12.8"),
    Option("fire-per-point", rule="12.4"),
    Option("later-hit-table", rule="12.9"),
    Option("target-audacity-ignored", rule="12.8"),
    Option("grapple-anchored", rule="11.9"),
)

_UNCERTAIN = frozenset({"derived", "repaired", "reconstructed"})
"""Marks of values that no source at hand shows as printed."""

_SHIP_FIELDS = frozenset({"ship", "leader", "target", "to"})


class FlyingColors(Ruleset[FCState, FCData]):
    """Fleet actions of the age of sail."""

    id = "flying-colors"
    prefix = "fc"
    version = "3"
    state_type = FCState
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
        Turn,
        WindAdjustment,
        DetermineCommands,
        Initiative,
        ActivationCycle,
        CommandActivation,
        OutOfCommandCycle,
        Activation,
        SternwayTurn,
        GrappleAttempt,
        DriftSegment,
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
                info={
                    "date": found.date,
                    "turns": found.turns,
                    "board": found.board,
                    "ships": len(found.units),
                    "audacity": dict(found.audacity),
                },
            )
            for found in self.data.scenarios.values()
        )

    def scenarios(self) -> tuple[Scenario, ...]:
        return self._scenarios

    def options(self) -> tuple[Option, ...]:
        return (*OPTIONS, *r18_begin.OPTIONS)

    def setup(self, g: FCGame, scenario: str) -> None:
        r18_begin.begin(g, scenario)

    def seats(self, scenario: str, options: Mapping[str, Any] | None = None) -> tuple[Seat, ...]:
        return r18_begin.seats(super().seats(scenario), scenario, options)

    def check_options(self, scenario: str, options: Mapping[str, Any]) -> Message | None:
        return r18_begin.clash(scenario, options)

    def redeal(self, g: FCGame, seat: Seat | None, rng: Chance) -> None:
        r18_begin.redeal(g, seat, rng)

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
        """Ships and commands by name instead of number."""
        args: dict[str, Any] = {}
        ships = g.state.ships
        if isinstance(action, r14_melee.Commit):
            return commit_label(g, action)
        for name in action.__struct_fields__:
            value = getattr(action, name)
            if name in _SHIP_FIELDS and isinstance(value, int) and 0 <= value < len(ships):
                value = ships[value].name
            elif name == "command":
                value = ships[g.state.commands[value].leader].name
            elif name == "commander":
                value = g.data.commanders[g.state.commanders[value].card].short
            elif name in ("counter", "card"):
                printed = g.data.counters[value] if name == "counter" else g.data.commanders[value]
                value, args["vp"] = printed.name, printed.vp
            elif name == "hex":
                value = hex_name(value)
            elif isinstance(value, str):
                value = f"@fc-word-{value}"
            args[name] = value
        return Message(f"fc-act-{action_tag(action)}", args)

    def preview(self, g: FCGame, seat: Seat, action: Action) -> Any:
        return r11_preview.preview(g, action) or r12_fire.preview(g, action) or r14_odds.preview(g, action)

    def hints(self, g: FCGame, seat: Seat) -> Mapping[str, Any] | None:
        """Poses within reach for a ship under way, members of the commands that could be formed."""
        step = g.stack[-1] if g.stack else None
        if isinstance(step, DetermineCommands):
            return step.hints(g) if step.side >= 0 else None
        if not isinstance(step, Activation):
            return None
        return activation_hints(g, step)


def commit_label(g: FCGame, action: r14_melee.Commit) -> Message:
    """[14.1] Points by the enemy they are committed against."""
    ships = g.state.ships
    name = ships[action.ship].name
    if not any(action.points):
        return Message("fc-act-stand-aside", {"ship": name})
    enemies = r14_melee.opponents(g.state, action.ship)
    against = [f"{ships[j].name} {n}" for j, n in zip(enemies, action.points, strict=False)]
    return Message("fc-act-commit", {"ship": name, "points": against})


RULESET = FlyingColors.load()
