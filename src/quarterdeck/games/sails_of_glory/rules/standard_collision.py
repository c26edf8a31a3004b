"""Standard rules, collisions between ships of the same side."""

from __future__ import annotations

from collections.abc import Mapping

from quarterdeck.geometry.plane import GROUND, Stop
from quarterdeck.kernel import Event, Ledger, Mod

from ..ids import ShipId, ShipRef
from ..options import SgGame, basic
from .basic_damage import suffer
from .chits import Draw, draw_chits, ledger, tell_draw
from .common import SgEvent, burden, friends, ship_ref
from .striking import strike_beaten


class CollisionDamage(SgEvent, frozen=True, tag="sg-collision-chits"):
    """What running together does to one of them."""

    cites = "SG-S-COL-1"
    ship: ShipRef
    others: tuple[ShipRef, ...]
    count: Ledger
    draws: tuple[Draw, ...]
    points: int
    casualties: int


def damage(g: SgGame, stops: Mapping[ShipId, Stop], sailed: Mapping[ShipId, Event]) -> None:
    """[SG-S-COL-1] A chits for the burden of every friend a ship ran against or that ran against it,
    drawn and placed at the end of movement [rulings 30, 31, 32]. A hulk that has stopped counts as a
    friend of everybody, one that still sails does not [SG-O-HULK-2] [ruling 104]."""
    if basic(g):
        return
    hit: dict[ShipId, set[ShipId]] = {}
    causes: dict[ShipId, Event] = {}
    for number, stop in stops.items():
        for by in stop.by:
            if by == GROUND:
                continue
            other = ShipId(by)
            ship, obstacle = g.state.ships[number], g.state.ships[other]
            if friends(ship, obstacle) or (obstacle.hulk and other not in stops):
                for one, two in ((number, other), (other, number)):
                    hit.setdefault(one, set()).add(two)
                    causes.setdefault(one, sailed[number])
    drawn = {}
    for number in sorted(hit):
        if g.state.ships[number].fate is None:
            letter = g.data.letters["friendly_collision"]
            count = ledger(
                tuple(
                    Mod(burden(g, g.state.ships[other]), "sg-mod-burden", "SG-S-COL-1")
                    for other in sorted(hit[number])
                )
            )
            drawn[number] = count, draw_chits(g, letter, count.total, f"collision {number}")
    told: dict[ShipId, Event] = {}
    for number, (count, chits) in drawn.items():
        ship = g.state.ships[number]
        suffer(g, ship, chits.hits)
        draw = chits.told(g)
        others = tuple(ship_ref(g, g.state.ships[other]) for other in sorted(hit[number]))
        casualties = sum(chit.crew for chit in draw.chits)
        event = CollisionDamage(ship_ref(g, ship), others, count, (draw,), draw.came, casualties)
        told[number] = tell_draw(g, event, chits.hits, causes[number])
    strike_beaten(g, [(g.state.ships[number], event) for number, event in told.items()])


EVENTS: tuple[type[Event], ...] = (CollisionDamage,)
