"""What every chapter needs: ships on the table, their values, their attitude, and the cups of chits."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.geometry.table import Box, between, box, boxes_within

from ..data.model import ShipCard
from ..state import CoastalBattery, Ship
from .options import SgGame

CONTACT = 50
"""Bases half a millimetre apart or less are in contact [ruling 22]."""
REACH = 4600
"""No corner of a base is further from its centre."""
TOLERANCE = 1
"""Around a border of colours the faster one counts [ruling 3]."""
SPEED = {"red": 0, "orange": 1, "green": 2}


def card_of(g: SgGame, ship: Ship) -> ShipCard:
    return g.data.ships[ship.card]


def name(g: SgGame, ship: Ship) -> str:
    """Ship names are the same in every language."""
    return g.data.ships[ship.card].name


def burden(g: SgGame, ship: Ship) -> int:
    return g.data.ships[ship.card].burden


def box_of(g: SgGame, ship: Ship) -> Box:
    """The base of a ship where it stands."""
    return box(g.data.bases[g.data.ships[ship.card].base], ship.pose)


def in_play(g: SgGame) -> list[Ship]:
    return [ship for ship in g.state.ships if ship.fate is None]


def on_table(g: SgGame) -> list[Ship]:
    """Ships in play and hulks."""
    return [ship for ship in g.state.ships if ship.fate is None or ship.hulk]


def logs(g: SgGame) -> list[Ship | CoastalBattery]:
    """Everything that keeps damage chits."""
    return [*g.state.ships, *g.state.batteries]


def ships_of(g: SgGame, seat: str) -> list[Ship]:
    """Ships a captain still commands."""
    return [ship for ship in g.state.ships if ship.fate is None and ship.seat == seat and not ship.automatic]


def friends(a: Ship, b: Ship) -> bool:
    return a.side == b.side


def gap_at_most(g: SgGame, a: Ship, b: Ship, distance: int) -> bool:
    x, y, _ = a.pose
    return centre_within(b, x, y, distance + REACH) and boxes_within(box_of(g, a), box_of(g, b), distance)


def centre_within(ship: Ship, x: int, y: int, distance: int) -> bool:
    """Quick look: may a base be at this distance of a point, or closer?"""
    far = distance + REACH
    return abs(ship.pose[0] - x) <= far and abs(ship.pose[1] - y) <= far


def in_contact(g: SgGame, a: Ship, b: Ship) -> bool:
    """[ruling 22]"""
    return gap_at_most(g, a, b, CONTACT)


def colour(g: SgGame, wind: int, heading: int) -> str:
    """[SG-B-PLAN-1] [SG-B-PLAN-2] Colour of the rim the wind crosses; on a border the faster one [rulings
    2, 3]."""
    off = between(wind, heading)
    rim = g.data.attitudes
    for i in range(len(rim) - 1):
        limit, mine = rim[i]
        if off < limit - TOLERANCE or (off <= limit + TOLERANCE and SPEED[mine] > SPEED[rim[i + 1][1]]):
            return mine
    return rim[-1][1]


def attitude(g: SgGame, ship: Ship) -> str:
    return colour(g, g.state.wind, ship.pose[2])


def held(g: SgGame, ship: Ship) -> bool:
    """[SG-O-BRD-11] Entangled or grappled ships cannot move [rulings 90, 97, 98]."""
    return any(ship.id in pair for pair in g.state.entangled) or any(
        ship.id in pair for pair in g.state.grappled
    )


def draw(g: SgGame, letter: str, count: int) -> list[int]:
    """Take chits from a cup. An empty cup gets the chits of the 0 boxes back, else printed faces are used
    again [ruling 75]."""
    cup = g.state.cups[letter]
    drawn = []
    for _ in range(count):
        if not cup.items:
            _refill(g, letter)
        if cup.items:
            drawn.append(g.draw_random(cup))
        else:
            faces = g.data.cups[letter]
            drawn.append(faces[g.random_below(len(faces))])
    return drawn


def _refill(g: SgGame, letter: str) -> None:
    printed = g.data.chits
    for log in logs(g):
        back = [i for i in log.zero if i < len(printed) and printed[i].letter == letter]  # tokens stay
        if back:
            g.state.cups[letter].items.extend(back)
            log.zero = tuple(i for i in log.zero if i not in back)


def give_back(g: SgGame, chits: Iterable[int]) -> None:
    """Chits return to their cups; tokens have no cup."""
    for i in chits:
        if i < len(g.data.chits):
            g.state.cups[g.data.chits[i].letter].items.append(i)


def faces(g: SgGame, chits: Iterable[int]) -> list[str]:
    return [g.data.chits[i].face for i in chits]
