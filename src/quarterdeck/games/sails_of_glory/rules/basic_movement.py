"""Basic rules, movement: all cards are revealed together and all ships sail at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from quarterdeck.geometry.plane import GROUND, Box, Manoeuvre, Pose, Stop, box, inside_table, path_of
from quarterdeck.kernel import Event, Message, Step

from ..data.scenario import Edge
from ..ids import Attitude, CardId, Line, Sails, ShipId, ShipRef
from ..options import SgGame, basic
from ..state import Ship
from . import optional_wind, solo, standard_collision, terrain, victory
from .basic_collision import resolve
from .common import SgEvent, attitude, box_of, card_of, held, in_play, on_table, ship_ref
from .standard_movement import red_card, red_line, sails_now
from .standard_planning import card, executed_card
from .striking import strike


class CardReplaced(SgEvent, frozen=True, tag="sg-card-replaced"):
    """[SG-S-PLAN-4] The ship cannot sail the card she planned."""

    cites = "SG-S-PLAN-4"
    ship: ShipRef
    card: CardId
    by: CardId


class Becalmed(SgEvent, frozen=True, tag="sg-becalmed"):
    cites = "SG-O-WSTR-1"
    ship: ShipRef


class Sailed(SgEvent, frozen=True, tag="sg-sailed"):
    """One manoeuvre: card and line, the way she went and, where something stopped her, the way the card
    shows."""

    cites = "SG-B-MOV-1"
    ship: ShipRef
    card: CardId
    line: Line
    veer: int
    sails: Sails
    attitude: Attitude
    path: tuple[Pose, ...]
    asked: tuple[Pose, ...] = ()
    against: tuple[ShipRef, ...] = ()
    rocks: bool = False

    def words(self) -> Message:
        how = "sg-sailed-against" if self.against else "sg-sailed-rocks" if self.rocks else "sg-sailed"
        args = {"ship": self.ship.name, "card": self.card, "line": f"@sg-line-{self.line.replace('_', '-')}"}
        return Message(how, args | ({"other": [ref.name for ref in self.against]} if self.against else {}))


class Course(NamedTuple):
    """The line a ship sails this turn, and the event that changed her card, if any did."""

    line: Line
    way: Manoeuvre
    attitude: Attitude
    because: Event | None = None


class Movement(Step, tag="sg.movement"):
    """[SG-B-MOV-1] Nobody chooses anything here."""

    rule = "SG-B-MOV-1"

    def advance(self, g: SgGame) -> None:
        g.state.phase = "movement"
        g.reveal()
        note_covered_boxes(g)
        solo.draw_cards(g)
        courses = {}
        for ship in on_table(g):
            ship.revealed, ship.collided, ship.moved = None, (), False
            course = reveal(g, ship)
            if course is not None:
                courses[ship.id] = course
        stops = resolve(g, {number: course.way for number, course in courses.items()})
        aims = {n: aim_of(g, g.state.ships[n], courses[n]) for n in stops} if g.state.terrain else {}
        sailed = {
            number: arrive(g, g.state.ships[number], courses[number], stops[number]) for number in stops
        }
        standard_collision.damage(g, stops, sailed)
        for number, aim in aims.items():
            if g.state.ships[number].on_table:
                stopped = GROUND in stops[number].by
                terrain.after_move(g, g.state.ships[number], aim, stopped, sailed[number])
        leave_table(g, sailed)
        g.done()


def note_covered_boxes(g: SgGame) -> None:
    """What counts for this turn's fire is the damage at the start of movement [ruling 31]."""
    for ship in in_play(g):
        ship.hull_then, ship.crew_then = len(ship.hull), len(ship.crew)
    for battery in g.state.batteries:
        battery.hull_then, battery.crew_then = len(battery.hull), len(battery.crew)


def reveal(g: SgGame, ship: Ship) -> Course | None:
    """[SG-B-MOV-1] Turn up the card of the first space and find the line it is sailed on; None = the ship
    stays."""
    if ship.aground or ship.anchored:
        ship.slots = []
        ship.aback = 0  # [ruling 26]
        return None
    if held(g, ship):  # [SG-O-TANGLE-2] the card is discarded, the next one moves up [rulings 90, 97]
        ship.slots = ship.slots[1:]
        ship.under_way = bool(ship.slots)
        ship.aback = 0  # [ruling 26]
        return None
    if basic(g):
        return basic_course(g, ship)
    return standard_course(g, ship)


def basic_course(g: SgGame, ship: Ship) -> Course | None:
    """[SG-B-MOV-2] [SG-B-MOV-3] [SG-B-MOV-4] Middle line, arrow of the attitude; two hourglasses when
    aback."""
    if not ship.slots:
        return None
    ship.revealed, ship.slots = ship.slots[0].value, ship.slots[1:]
    if card(g, ship, ship.revealed).border == "red":
        return course_on(g, ship, ship.revealed, "hourglass2")
    return course_on(g, ship, ship.revealed, sail_line("battle", attitude(g, ship)))


def standard_course(g: SgGame, ship: Ship) -> Course | None:
    """[SG-S-PLAN-1] [SG-S-MOV-4] The card planned last turn is sailed, the second space moves up."""
    if not sails_now(ship):
        if ship.sails == "furled":  # [SG-A-SAIL-5] a single card goes back unsailed
            ship.slots = []
        ship.under_way = False
        ship.aback = 0  # [ruling 26]
        return None
    planned, ship.slots = ship.slots[0].value, ship.slots[1:]
    ship.under_way = bool(ship.slots)  # [SG-A-SAIL-4] her last card sailed, she lies stopped
    shown = executed_card(g, ship, planned)
    replaced = None
    if shown != planned:
        replaced = g.tell(CardReplaced(ship_ref(g, ship), planned, shown))
    ship.last_card = shown
    colour = attitude(g, ship)
    if colour == "red":  # [SG-A-SAIL-2] whatever the sails
        ship.aback += 1
        ship.revealed = red_card(g, ship, shown)
        return course_on(g, ship, ship.revealed, red_line(ship.aback), replaced)
    ship.aback = 0
    ship.revealed = shown
    if card(g, ship, shown).border == "grey":
        return course_on(g, ship, shown, colour, replaced)
    sail = sailing_line(g, ship)
    if sail == "furled":  # [SG-O-WSTR-1] too little wind for backing sails: the card is spent [ruling 110]
        g.tell(Becalmed(ship_ref(g, ship)), of=replaced)
        return None
    return course_on(g, ship, shown, sail_line(sail, colour), replaced)


def sailing_line(g: SgGame, ship: Ship) -> Sails:
    """[SG-A-SAIL-1] [SG-A-SAIL-3] Line of the sail setting and the wind; furled ships finish their cards
    on the backing line [ruling 34]."""
    return "battle" if g.state.level == "standard" else optional_wind.line_in_use(g, ship)


LINES: dict[tuple[Sails, Attitude], Line] = {
    ("full", "orange"): "full_orange",
    ("full", "green"): "full_green",
    ("battle", "orange"): "battle_orange",
    ("battle", "green"): "battle_green",
    ("backing", "orange"): "backing_orange",
    ("backing", "green"): "backing_green",
}


def sail_line(sail: Sails, colour: Attitude) -> Line:
    """[SG-B-MOV-2] The line of a blue card; ships under furled sails use that of backing sails [ruling
    34]."""
    return LINES["backing" if sail == "furled" else sail, colour]


def course_on(g: SgGame, ship: Ship, shown: CardId, line: Line, because: Event | None = None) -> Course:
    return Course(line, card(g, ship, shown).lines[line], attitude(g, ship), because)


def aim_of(g: SgGame, ship: Ship, course: Course) -> Box:
    """The base where the whole move would end."""
    return box(g.data.bases[card_of(g, ship).base], course.way.end(ship.pose))


def arrive(g: SgGame, ship: Ship, course: Course, stop: Stop) -> Sailed:
    """[SG-B-OVL-4] The ship stands where its move ended."""
    assert ship.revealed is not None
    start, ship.pose = ship.pose, stop.pose
    ship.moved = ship.pose != start
    others = [g.state.ships[number] for number in stop.by if number != GROUND]
    for other in others:
        ship.collided += (other.id,)
        other.collided += (ship.id,)
    event = g.tell(
        Sailed(
            ship_ref(g, ship),
            ship.revealed,
            course.line,
            card(g, ship, ship.revealed).veer,
            ship.sails,
            course.attitude,
            stop.path,
            path_of(course.way, start) if stop.by else (),
            tuple([ship_ref(g, other) for other in others]),
            GROUND in stop.by,
        ),
        of=course.because,
        rule="SG-B-OVL-4" if others else "",
    )
    if ship.fate is None:
        optional_wind.after_full_sail(g, ship, event)
    return event


def leave_table(g: SgGame, sailed: Mapping[ShipId, Event]) -> None:
    """[SG-B-MOV-5] Any part of the base beyond an edge: the ship is out, unless the scenario lets it
    leave [ruling 25]."""
    width, height = g.state.width, g.state.height
    for ship in on_table(g):
        here = box_of(g, ship)
        if not inside_table(here, width, height):
            if ship.fate is None:
                fate = victory.left_table(g, ship, edge_left(g, ship))
                strike(g, ship, fate, sailed.get(ship.id), rule="SG-B-MOV-5")
            ship.hulk = False


def edge_left(g: SgGame, ship: Ship) -> Edge:
    """The edge a base sticks out over most."""
    x, y, fx, fy, sx, sy = box_of(g, ship)
    wide, high = abs(fx) + abs(sx), abs(fy) + abs(sy)
    out: dict[Edge, int] = {
        "W": wide - x,
        "E": x + wide - g.state.width,
        "S": high - y,
        "N": y + high - g.state.height,
    }
    return max(out, key=lambda edge: out[edge])


STEPS: tuple[type[Step], ...] = (Movement,)
EVENTS: tuple[type[Event], ...] = (CardReplaced, Becalmed, Sailed)
