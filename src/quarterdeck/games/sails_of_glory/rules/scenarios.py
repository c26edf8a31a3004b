"""[SG-X-GEN-1] Setting up a scenario: table, wind, terrain, fleets, and the steps that open the game."""

from __future__ import annotations

from quarterdeck.geometry.plane import Pose
from quarterdeck.kernel import Event, Message, Pile, Seat

from ..data.model import LETTERS
from ..data.scenario import Compass, Edge, Fleet, ScenarioData
from ..ids import BEAMS, BatteryId, ShipId, Side
from ..options import Crews, SgGame, fleet_ships, level_of, scenario_of, side_of
from ..state import CoastalBattery, SgState, Ship
from . import solo
from .common import SgEvent, load_broadside, load_fort
from .deployment import EDGES, MM, Deployment, PlaceTerrain, terrain_at
from .optional_wind import COMPASS, bearing_of
from .standard_setup import FirstOrders

RIGHT_HAND: dict[Edge, Edge] = {"S": "E", "N": "W", "E": "N", "W": "S"}
"""Right hand of a captain who sits at an edge and looks over the table."""
OFF_TABLE = -100_000


class SidesDrawn(SgEvent, frozen=True, tag="sg-sides-drawn"):
    """[SG-X-SHA-1] Edges and wind by lot."""

    cites = "SG-X-SHA-1"
    british: Edge
    french: Edge
    wind: Compass

    def words(self) -> Message:
        edges = {"british": self.british, "french": self.french, "wind": self.wind}
        return Message(self.what, {name: f"@sg-point-{edge}" for name, edge in edges.items()})


def begin(g: SgGame, leg: int) -> None:
    """[SG-B-SET-3] A fresh table with chits in cups [SG-B-SET-5], loaded guns [SG-B-SET-6], wind
    [SG-B-SET-7].

    In the second of two games the seats have exchanged sides.
    """
    scenario = scenario_of(g)
    data = g.data
    g.state = SgState(
        scenario=scenario.id,
        level=level_of(scenario, g.options),
        width=scenario.table.width * MM,
        height=scenario.table.height * MM,
        wind=bearing_of(scenario.wind),
        ships=[],
        cups={
            letter: Pile(f"sg.cup.{letter}", "hidden", None, list(data.cups[letter])) for letter in LETTERS
        },
    )
    g.state.notes["leg"] = leg
    if scenario.random_sides:
        draw_sides(g)
    if g.options.wind_start == "random":  # [SG-O-WDIR-1]
        g.state.wind = bearing_of(COMPASS[g.random_below(8, "wind at the start")])
    fixed = [placed for placed in scenario.terrain if not placed.placed_by]
    g.state.terrain = tuple(terrain_at(g, number, placed) for number, placed in enumerate(fixed))
    _crew_fleets(g, scenario, leg)
    for number, battery in enumerate(scenario.batteries):
        g.state.batteries.append(
            CoastalBattery(
                id=BatteryId(number),
                seat="" if battery.automatic else _seats(g, battery.side, leg)[0],
                side=battery.side,
                at=(battery.x * MM, battery.y * MM),
                terrain=_fixed_number(scenario, battery.piece),
                card=battery.card,
                automatic=battery.automatic,
                heading=battery.heading * MM,
            )
        )
        load_fort(g, g.state.batteries[-1], "ball")


def _fixed_number(scenario: ScenarioData, piece: int) -> int:
    """Pieces that players place come after the fixed ones: the number of a fixed piece on the table."""
    return piece - sum(bool(placed.placed_by) for placed in scenario.terrain[: max(piece, 0)])


def draw_sides(g: SgGame) -> None:
    """[SG-X-SHA-1] Sides by lot; opposite: wind from the right hand of the British, else from one of the
    two."""
    british = EDGES[g.random_below(4, "sides")]
    french = [edge for edge in EDGES if edge != british][g.random_below(3, "sides")]
    if (EDGES.index(british) - EDGES.index(french)) % 2 == 0:
        wind = RIGHT_HAND[british]
    else:
        wind = (british, french)[g.random_below(2, "sides")]
    g.state.wind = bearing_of(wind)
    g.state.notes["edge_british"], g.state.notes["edge_french"] = EDGES.index(british), EDGES.index(french)
    g.tell(SidesDrawn(british, french, wind))


def _seats(g: SgGame, side: Side, leg: int) -> tuple[Seat, ...]:
    """The captains of a side, nobody if the rulebook sails it; they exchange sides for the second game."""
    other: Side = "french" if side == "british" else "british"
    team = side if leg == 1 else other
    return tuple(seat for seat in g.seats if side_of(seat) == team)


def _crew_fleets(g: SgGame, scenario: ScenarioData, leg: int) -> None:
    for fleet in scenario.fleets:
        for planned in fleet_ships(fleet, g.options):
            captains = _seats(g, fleet.side, leg)
            number = ShipId(len(g.state.ships))
            ship = Ship(
                id=number,
                card=planned.card,
                seat="" if fleet.automatic else captains[planned.captain % len(captains)],
                side=fleet.side,
                pose=_start(fleet, planned.x, planned.y, planned.heading, number),
                anchored=fleet.anchored,
                automatic=fleet.automatic,
                flagship=planned.flagship,
                green_gunners=fleet.untrained_gunners or _green(g.options.green_gunners, fleet),
                green_sailors=fleet.untrained_sailors or _green(g.options.green_sailors, fleet),
            )
            g.state.ships.append(ship)
            for side in BEAMS:
                load_broadside(g, ship, side, "ball")
            if ship.automatic and not ship.anchored:
                solo.deal_deck(g, ship)


def _green(crews: Crews, fleet: Fleet) -> bool:
    return crews in (fleet.side, "both")


def _start(fleet: Fleet, x: int, y: int, heading: int, number: int) -> Pose:
    """A fixed start, or a place beside the table until the ship is deployed."""
    if fleet.zone.kind == "fixed":
        return x * MM, y * MM, heading * MM % 36000
    return OFF_TABLE * (number + 1), OFF_TABLE, 0


def call_opening(g: SgGame) -> None:
    """Terrain placed by players, deployment in the printed order, first orders."""
    scenario = scenario_of(g)
    chosen = [number for number, placed in enumerate(scenario.terrain) if placed.placed_by]
    orders = sorted({fleet.order for fleet in scenario.fleets if fleet.zone.kind != "fixed"})
    placing = [PlaceTerrain(number) for number in chosen]
    if scenario.unloading is not None:  # [SG-X-SUP-1] there the runners deploy before the island is placed
        g.call(Deployment(orders[0]), *placing, *(Deployment(order) for order in orders[1:]), FirstOrders())
    else:
        g.call(*placing, *(Deployment(order) for order in orders), FirstOrders())


EVENTS: tuple[type[Event], ...] = (SidesDrawn,)
