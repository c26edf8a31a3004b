"""What a seat may know. Status sheets are open to all [2.0]; still every field is named here by hand."""

from __future__ import annotations

from copy import copy
from typing import Final, NamedTuple

import msgspec

from quarterdeck.games.flying_colors.board import drawn_view
from quarterdeck.games.flying_colors.data.gunnery import RATES
from quarterdeck.games.flying_colors.data.model import AUTOMATIC
from quarterdeck.games.flying_colors.ids import (
    NO_SHIP,
    OUT_OF_COMMAND,
    CommanderFate,
    CommanderId,
    CommandId,
    CommandKind,
    Phase,
    PointOfSail,
    ShipFate,
    ShipId,
    Weather,
)
from quarterdeck.games.flying_colors.rules.common import (
    DISMASTED_AT,
    HEX_NAMES,
    FCGame,
    adrift,
    hull_left,
    manpower,
    may_anchor,
    scenario_of,
    shoal_letters,
    shoals_of,
)
from quarterdeck.games.flying_colors.rules.r04_wind import points_of_sailing
from quarterdeck.games.flying_colors.rules.r11_activation import Acting
from quarterdeck.games.flying_colors.rules.r15_victory import half_points
from quarterdeck.games.flying_colors.state import (
    PORT,
    STARBOARD,
    Ship,
    numbered_commanders,
    numbered_ships,
)
from quarterdeck.kernel import Seat, Words

PHASES: Final[tuple[Phase, ...]] = (
    "wind", "commands", "initiative", "activation", "out_of_command", "drift", "victory",
)  # fmt: skip


class ShipView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ship or battery."""

    id: ShipId
    counter: str
    name: str
    nation: str
    side: Seat
    bow: str
    stern: str
    facing: int
    large: bool
    rate: str
    symbol: str
    capacity: int
    hull_left: int
    manpower: int
    vp: int
    rigging_left: int
    battery: int = 0
    fate: ShipFate = ""
    damaged: bool = False
    hull: int = 0
    rigging: int = 0
    crew: int = 0
    fired_port: bool = False
    fired_starboard: bool = False
    anchored: bool = False
    aground: bool = False
    struck: bool = False
    burning: bool = False
    full_sails: bool = False
    irons: bool = False
    adrift: bool = False
    prize: bool = False
    vulnerable: bool = False
    grappled: tuple[ShipId, ...] = ()
    fouled: tuple[ShipId, ...] = ()
    command: CommandId = OUT_OF_COMMAND
    out_of_command: bool = False
    check_failed: bool = False
    acted: bool = False
    confused: bool = False
    dormant: bool = False
    stung: bool = False
    captain: int = 0


class CommanderView(msgspec.Struct, frozen=True, omit_defaults=True):
    id: CommanderId
    card: str
    name: str
    side: Seat
    ship: ShipId
    range: int
    quality: int
    rank: int
    admiral: bool = False
    wounded: bool = False
    fate: CommanderFate = ""


class CommandView(msgspec.Struct, frozen=True):
    side: Seat
    leader: ShipId
    kind: CommandKind
    ships: tuple[ShipId, ...]
    activated: bool


class FleetView(msgspec.Struct, frozen=True):
    seat: Seat
    nations: tuple[str, ...]
    admiral: CommanderId
    flagship: ShipId
    lost_a_vessel: bool


class ShoalView(msgspec.Struct, frozen=True):
    """[11.7] A shoal in use: its letter on the sheets and its modifier; none = it grounds without a roll."""

    letter: str
    modifier: int | None


class FCView(msgspec.Struct, frozen=True):
    """The whole board as both sides and any spectator see it."""

    seat: Seat | None
    scenario: str
    section: str
    year: int
    board: str
    turn: int
    turns: int
    phase: Phase
    phases: tuple[Phase, ...]
    wind: int
    points_of_sail: tuple[PointOfSail, ...]  # by facing 1 to 6 [4.2]
    weather: Weather
    audacity: dict[str, int]
    initiative: Seat | None
    anchoring: bool
    shoals: tuple[ShoalView, ...]
    rigging_boxes: int
    fleets: tuple[FleetView, ...]
    ships: tuple[ShipView, ...]
    commanders: tuple[CommanderView, ...]
    commands: tuple[CommandView, ...]
    half_points: tuple[int, ...]  # victory points of the two sides so far, in halves [15.1]
    active: ShipId = NO_SHIP  # the ship in the middle of its activation

    def drawn(self, words: Words) -> str:
        """As text, for the terminal."""
        return drawn_view(self, words)


VULNERABLE_AT: Final = 5


def ship_view(g: FCGame, i: ShipId, ship: Ship, waits: bool) -> ShipView:
    """Values in the order of the fields: sixty ships by keyword would take more than twice the time.

    `waits`: ships out of command are still to act [8.0].
    """
    counter = g.data.counters[ship.counter]
    shown, fired = ship.damaged, ship.fired
    left = hull_left(g, ship)
    return ShipView(
        i, counter.id, ship.name, ship.nation, g.state.seats[ship.side],
        HEX_NAMES[ship.bow], HEX_NAMES[ship.stern], ship.facing, ship.large,
        RATES[counter.rate[shown]], counter.symbol[shown],
        counter.capacity[shown], left, manpower(g, ship), counter.vp,
        DISMASTED_AT - ship.rigging if ship.rigging < DISMASTED_AT else 0,
        ship.battery, ship.fate, shown, ship.hull, ship.rigging, ship.crew,
        fired & PORT != 0, fired & STARBOARD != 0,
        ship.anchored, ship.aground, ship.struck, ship.burning, ship.full_sails, ship.irons, adrift(ship),
        ship.side != ship.home, shown and not ship.battery and left <= VULNERABLE_AT,
        ship.grappled, ship.fouled, ship.command, waits and ship.command == OUT_OF_COMMAND and not ship.acted,
        ship.check_failed, ship.acted,
        ship.confused, ship.dormant, ship.stung, ship.captain,
    )  # fmt: skip


class Shown(NamedTuple):
    """The ships as they were last shown, which mostly are still so."""

    about: tuple[bool, tuple[Seat, Seat]]
    ships: list[Ship]
    views: list[ShipView]


def _ship_views(g: FCGame, waits: bool) -> tuple[ShipView, ...]:
    """Of sixty ships one or two have changed since the last view: the others are shown as they were."""
    ships, about = g.state.ships, (waits, g.state.seats)
    shown: Shown | None = g.shown
    if shown is None or shown.about != about or len(shown.ships) != len(ships):
        views = [ship_view(g, i, ship, waits) for i, ship in numbered_ships(g.state)]
        g.shown = Shown(about, [copy(ship) for ship in ships], views)
        return tuple(views)
    _, known, views = shown
    for i, ship in numbered_ships(g.state):
        if ship != known[i]:
            known[i] = copy(ship)
            views[i] = ship_view(g, i, ship, waits)
    return tuple(views)


def _commander_views(g: FCGame) -> tuple[CommanderView, ...]:
    state = g.state
    admirals = {fleet.admiral for fleet in state.fleets}
    views = []
    for k, commander in numbered_commanders(state):
        card, wounded = g.data.commanders[commander.card], commander.wounded
        views.append(
            CommanderView(
                k, card.id, card.name, state.seats[commander.side], commander.ship,
                card.range[wounded], card.quality[wounded], card.rank,
                k in admirals, wounded, commander.fate,
            )
        )  # fmt: skip
    return tuple(views)


def shoal_views(g: FCGame) -> tuple[ShoalView, ...]:
    letters = shoal_letters(g)
    if not letters:
        return ()
    active = shoals_of(g)
    depth = {letter: next(active[h] for h in g.data.shoals[letter] if h in active) for letter in letters}
    return tuple(ShoalView(letter, None if d == AUTOMATIC else d) for letter, d in depth.items())


def build_view(g: FCGame, seat: Seat | None) -> FCView:
    state, scenario = g.state, scenario_of(g)
    seats = state.seats
    active = next((step.ship for step in reversed(g.stack) if isinstance(step, Acting)), NO_SHIP)
    waits = state.phase in ("activation", "out_of_command")
    return FCView(
        seat=seat,
        scenario=state.scenario,
        section=scenario.section,
        year=state.year,
        board=state.board,
        turn=state.turn,
        turns=state.turns,
        phase=state.phase,
        phases=PHASES,
        wind=state.wind,
        points_of_sail=points_of_sailing(state.wind),
        weather=state.weather,
        audacity=dict(state.audacity),
        initiative=seats[state.initiative] if state.initiative >= 0 else None,
        anchoring=may_anchor(g),
        shoals=shoal_views(g),
        rigging_boxes=DISMASTED_AT,
        fleets=tuple(
            FleetView(f.seat, f.nations, f.admiral, f.flagship, f.lost_a_vessel) for f in state.fleets
        ),
        ships=_ship_views(g, waits),
        commanders=_commander_views(g),
        commands=tuple(
            [
                CommandView(seats[c.side], c.leader, c.kind, c.ships, n in state.activated)
                for n, c in enumerate(state.commands)
            ]
        ),
        half_points=tuple(half_points(g)),
        active=active,
    )
