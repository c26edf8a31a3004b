"""What must be true after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from quarterdeck.geometry.plane import inside_table, overlap

from .ids import SAILS
from .options import SgGame
from .rules.common import box_of, card_of, logs
from .rules.terrain import overlaps


def broken(g: SgGame) -> Iterator[str]:
    yield from _table(g)
    yield from _mats(g)
    yield from _cups(g)


def _table(g: SgGame) -> Iterator[str]:
    """No two bases overlap, none sticks out over an edge, none lies on a reef or on land."""
    boxes = [(ship, box_of(g, ship)) for ship in g.state.ships if ship.on_table]
    if g.state.turn == 0:
        return  # ships are still being placed
    for i, (ship, here) in enumerate(boxes):
        if not inside_table(here, g.state.width, g.state.height):
            yield f"{ship.card} stands over the edge"
        if any(piece.kind != "sandbank" and overlaps(here, piece) for piece in g.state.terrain):
            yield f"{ship.card} lies on rocks or land"
        for other, there in boxes[i + 1 :]:
            if overlap(here, there):
                yield f"{ship.card} overlaps {other.card}"


def _mats(g: SgGame) -> Iterator[str]:
    for ship in g.state.ships:
        boxes = card_of(g, ship).boxes
        if len(ship.hull) > boxes or len(ship.crew) > boxes:
            yield f"{ship.card} has more chits than boxes"
        if ship.fate is None and (len(ship.hull) == boxes or len(ship.crew) == boxes):
            yield f"{ship.card} should have surrendered"
        if ship.sails not in SAILS:
            yield f"{ship.card} has sails {ship.sails}"
        if len(ship.slots) > 2:
            yield f"{ship.card} has more than two cards planned"
        if min(ship.fires, ship.leaks, ship.masts, ship.rigging, ship.rudder) < 0:
            yield f"{ship.card} has less than no damage"


def _cups(g: SgGame) -> Iterator[str]:
    """No chit is ever lost. (More than printed can lie about once an empty cup was drawn from [ruling
    75].)"""
    count: Counter[str] = Counter()
    for letter, cup in g.state.cups.items():
        count[letter] += len(cup.items)
    printed = g.data.chits
    for log in logs(g):
        for chit in (*(i for box in log.hull for i in box), *log.crew, *log.zero):
            if chit < len(printed):
                count[printed[chit].letter] += 1
    for letter in g.state.cups:
        if count[letter] < len(g.data.cups[letter]):
            yield f"{len(g.data.cups[letter]) - count[letter]} {letter} chits are lost"
