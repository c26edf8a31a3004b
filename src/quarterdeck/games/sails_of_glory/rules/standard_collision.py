"""Standard rules, collisions between ships of the same side."""

from __future__ import annotations

from quarterdeck.geometry.table import GROUND, Stop
from quarterdeck.kernel import Mod

from .basic_damage import strike_beaten, suffer
from .drawing import draw_chits
from .options import SgGame, basic
from .table import burden, friends, name


def damage(g: SgGame, stops: dict[int, Stop]) -> None:
    """[SG-S-COL-1] A chits for the burden of every friend a ship ran against or that ran against it,
    drawn and placed at the end of movement [rulings 30, 31, 32]. A hulk that has stopped counts as a
    friend of everybody, one that still sails does not [SG-O-HULK-2] [ruling 104]."""
    if basic(g):
        return
    hit: dict[int, set[int]] = {}
    for number, stop in stops.items():
        for other in stop.by:
            if other == GROUND:
                continue
            ship, obstacle = g.state.ships[number], g.state.ships[other]
            if friends(ship, obstacle) or (obstacle.hulk and other not in stops):
                hit.setdefault(number, set()).add(other)
                hit.setdefault(other, set()).add(number)
    drawn = {}
    for number in sorted(hit):
        ship = g.state.ships[number]
        if ship.fate is None:
            letter = g.data.letters["friendly_collision"]
            mods = tuple(
                Mod(burden(g, g.state.ships[other]), "sg-mod-burden", "SG-S-COL-1")
                for other in sorted(hit[number])
            )
            who = {"ship": name(g, ship), "id": number}
            drawn[number] = draw_chits(g, "SG-S-COL-1", "sg-collision-chits", letter, mods, **who)
    for number, chits in drawn.items():
        suffer(g, g.state.ships[number], chits)
    strike_beaten(g, [g.state.ships[number] for number in drawn])
