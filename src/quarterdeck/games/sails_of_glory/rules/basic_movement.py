"""Basic rules, movement: all cards are revealed together and all ships sail at the same time."""

from __future__ import annotations

from quarterdeck.geometry.table import GROUND, Manoeuvre, Stop, inside_table
from quarterdeck.kernel import Step

from ..state import Ship
from . import optional_wind, solo, standard_collision, terrain, victory
from .basic_collision import resolve
from .basic_damage import strike
from .options import SgGame, basic
from .standard_movement import red_card, red_line, sails_now
from .standard_planning import card, executed_card
from .table import attitude, box_of, held, in_play, name, on_table


class Movement(Step, tag="sg.movement"):
    """[SG-B-MOV-1] Nobody chooses anything here."""

    rule = "SG-B-MOV-1"

    def advance(self, g: SgGame) -> None:
        g.state.phase = "movement"
        g.reveal()
        note_covered_boxes(g)
        solo.draw_cards(g)
        moves = {}
        for ship in on_table(g):
            ship.revealed, ship.collided = None, ()
            line = reveal(g, ship)
            if line is not None:
                moves[ship.id] = line
        stops = resolve(g, moves)
        for number, stop in stops.items():
            arrive(g, g.state.ships[number], stop)
        standard_collision.damage(g, stops)
        if g.state.terrain:
            for number, stop in stops.items():
                if g.state.ships[number].on_table:
                    terrain.after_move(g, g.state.ships[number], GROUND in stop.by)
        leave_table(g)
        g.done()


def note_covered_boxes(g: SgGame) -> None:
    """What counts for this turn's fire is the damage at the start of movement [ruling 31]."""
    for ship in in_play(g):
        ship.hull_then, ship.crew_then = len(ship.hull), len(ship.crew)
    for battery in g.state.batteries:
        battery.hull_then, battery.crew_then = len(battery.hull), len(battery.crew)


def reveal(g: SgGame, ship: Ship) -> Manoeuvre | None:
    """[SG-B-MOV-1] Turn up the card of the first space and find the line it is sailed on; None = the ship
    stays."""
    if ship.aground or ship.anchored:
        ship.slots = ()
        ship.aback = 0  # [ruling 26]
        return None
    if held(g, ship):  # [SG-O-TANGLE-2] the card is discarded, the next one moves up [rulings 90, 97]
        ship.slots = ship.slots[1:]
        ship.under_way = bool(ship.slots)
        ship.aback = 0  # [ruling 26]
        return None
    if basic(g):
        return basic_line(g, ship)
    return standard_line(g, ship)


def basic_line(g: SgGame, ship: Ship) -> Manoeuvre | None:
    """[SG-B-MOV-2] [SG-B-MOV-3] [SG-B-MOV-4] Middle line, arrow of the attitude; two hourglasses when
    aback."""
    if not ship.slots:
        return None
    ship.revealed, ship.slots = ship.slots[0], ship.slots[1:]
    shown = card(g, ship, ship.revealed)
    if shown.border == "red":
        return announce(g, ship, "hourglass2")
    return announce(g, ship, f"battle_{attitude(g, ship)}")


def standard_line(g: SgGame, ship: Ship) -> Manoeuvre | None:
    """[SG-S-PLAN-1] [SG-S-MOV-4] The card planned last turn is sailed, the second space moves up."""
    if not sails_now(ship):
        if ship.sails == "furled":  # [SG-A-SAIL-5] a single card goes back unsailed
            ship.slots = ()
        ship.under_way = False
        ship.aback = 0  # [ruling 26]
        return None
    planned, ship.slots = ship.slots[0], ship.slots[1:]
    ship.under_way = bool(ship.slots)  # [SG-A-SAIL-4] her last card sailed, she lies stopped
    ship.revealed = executed_card(g, ship, planned)
    if ship.revealed != planned:
        g.say("SG-S-PLAN-4", "sg-card-replaced", ship=name(g, ship), card=planned, by=ship.revealed)
    ship.last_card = ship.revealed
    colour = attitude(g, ship)
    if colour == "red":  # [SG-A-SAIL-2] whatever the sails
        ship.aback += 1
        ship.revealed = red_card(g, ship, ship.revealed)
        return announce(g, ship, red_line(ship.aback))
    ship.aback = 0
    if card(g, ship, ship.revealed).border == "grey":
        return announce(g, ship, colour)
    sail = sailing_line(g, ship)
    if sail == "furled":  # [SG-O-WSTR-1] too little wind for backing sails: the card is spent [ruling 110]
        g.say("SG-O-WSTR-1", "sg-becalmed", ship=name(g, ship), id=ship.id)
        return None
    return announce(g, ship, f"{sail}_{colour}")


def sailing_line(g: SgGame, ship: Ship) -> str:
    """[SG-A-SAIL-1] [SG-A-SAIL-3] Line of the sail setting and the wind; furled ships finish their cards
    on the backing line [ruling 34]."""
    return "battle" if g.state.level == "standard" else optional_wind.line_in_use(g, ship)


def announce(g: SgGame, ship: Ship, line: str) -> Manoeuvre:
    assert ship.revealed is not None
    g.say(
        "SG-B-MOV-1",
        "sg-card-revealed",
        ship=name(g, ship),
        id=ship.id,
        card=ship.revealed,
        line=f"@sg-line-{line.replace('_', '-')}",
    )
    return card(g, ship, ship.revealed).lines[line]


def arrive(g: SgGame, ship: Ship, stop: Stop) -> None:
    """[SG-B-OVL-4] The ship stands where its move ended. The event holds the whole path for drawing."""
    ship.pose = stop.pose
    path = [value for pose in stop.path for value in pose]
    g.say("SG-B-MOV-1", "sg-moved", ship=name(g, ship), id=ship.id, path=path)
    others = [number for number in stop.by if number != GROUND]
    for number in others:
        other = g.state.ships[number]
        ship.collided += (number,)
        other.collided += (ship.id,)
        g.say(
            "SG-B-OVL-4",
            "sg-collision",
            ship=name(g, ship),
            id=ship.id,
            other=name(g, other),
            other_id=number,
        )
    if ship.sails == "full" and g.state.wind_strength == "high" and ship.fate is None:
        optional_wind.after_full_sail(g, ship)


def leave_table(g: SgGame) -> None:
    """[SG-B-MOV-5] Any part of the base beyond an edge: the ship is out, unless the scenario lets it
    leave [ruling 25]."""
    width, height = g.state.width, g.state.height
    for ship in on_table(g):
        here = box_of(g, ship)
        if not inside_table(here, width, height):
            if ship.fate is None:
                strike(g, ship, victory.left_table(g, ship, edge_left(g, ship)))
            ship.hulk = False


def edge_left(g: SgGame, ship: Ship) -> str:
    """The edge a base sticks out over most."""
    x, y, fx, fy, sx, sy = box_of(g, ship)
    wide, high = abs(fx) + abs(sx), abs(fy) + abs(sy)
    out = {"W": wide - x, "E": x + wide - g.state.width, "S": high - y, "N": y + high - g.state.height}
    return max(out, key=lambda edge: out[edge])


STEPS: tuple[type[Step], ...] = (Movement,)
