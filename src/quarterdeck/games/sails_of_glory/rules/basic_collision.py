"""Basic rules, overlap: who is involved, in which order they move, and where they stop."""

from __future__ import annotations

from quarterdeck.geometry.plane import (
    GROUND,
    Base,
    Box,
    Manoeuvre,
    Obstacles,
    Stop,
    box,
    overlap,
    path_of,
    sail_until_contact,
)
from quarterdeck.kernel import Event

from ..ids import ShipId, ShipRef
from ..options import SgGame
from ..state import Ship
from . import terrain
from .common import SPEED, SgEvent, attitude, burden, card_of, on_table, ship_ref


class OrderByLot(SgEvent, frozen=True, tag="sg-order-by-lot"):
    """[SG-B-OVL-3] Nothing else decides which of these moves first."""

    cites = "SG-B-OVL-3"
    ship: ShipRef
    tied: tuple[ShipRef, ...]


def resolve(g: SgGame, moves: dict[ShipId, Manoeuvre]) -> dict[ShipId, Stop]:
    """[SG-B-OVL-1] [SG-B-OVL-5] Where every moving ship ends. All end poses are found from the start poses
    [ruling 15]."""
    ships = {ship.id: ship for ship in on_table(g)}
    bases = {number: g.data.bases[card_of(g, ship).base] for number, ship in ships.items()}
    now = {number: box(bases[number], ship.pose) for number, ship in ships.items()}
    ends = {number: line.end(ships[number].pose) for number, line in moves.items()}
    placed = {number: box(bases[number], pose) for number, pose in ends.items()}
    group = involved(g, ships, now, placed)
    stops: dict[ShipId, Stop] = {}
    for number, line in moves.items():
        if number not in group:
            stops[number] = Stop(ends[number], (), path_of(line, ships[number].pose))
            now[number] = placed[number]
    for number in order(g, [ships[number] for number in sorted(group)]):
        ship, base = ships[number], bases[number]
        around = obstacles(g, ship, base, placed[number], now)
        touched = around.touched(ends[number])
        if touched:
            stop = sail_until_contact(moves[number], ship.pose, around)
            short = box(base, stop.pose)
            if around.ground is None and g.state.terrain and terrain.hinders(g, ship, short, short):
                around = obstacles(g, ship, base, short, now)  # [SG-T-REEF-1] a base would stop her on rocks
                stop = sail_until_contact(moves[number], ship.pose, around)
            elif GROUND in touched and not stop.by:  # the end of the move decides [ruling 137]
                stop = Stop(stop.pose, (GROUND,), stop.path)
        else:
            stop = Stop(ends[number], (), path_of(moves[number], ship.pose))
        stops[number] = stop
        now[number] = box(base, stop.pose)
    return stops


def obstacles(g: SgGame, ship: Ship, base: Base, aim: Box, now: dict[ShipId, Box]) -> Obstacles:
    """What can stop a ship: other bases and, if its move ends on them, rocks and land."""
    others: dict[int, Box] = {number: there for number, there in now.items() if number != ship.id}
    if g.state.terrain and terrain.hinders(g, ship, aim, aim):
        dangers = terrain.dangers(g, aim)
        return Obstacles(base, others, lambda here: terrain.room(here, dangers))
    return Obstacles(base, others)


def involved(
    g: SgGame, ships: dict[ShipId, Ship], now: dict[ShipId, Box], placed: dict[ShipId, Box]
) -> set[ShipId]:
    """[SG-B-OVL-1] [SG-B-OVL-2] Ships whose end poses overlap each other or a ship that stays, or lie on
    rocks; then those that would end on the place of one of these [rulings 16, 17, 19]."""
    group: set[ShipId] = set()
    movers = list(placed)
    for i, a in enumerate(movers):
        for b in movers[i + 1 :]:
            if overlap(placed[a], placed[b]):
                group |= {a, b}
        if any(overlap(placed[a], here) for number, here in now.items() if number not in placed):
            group.add(a)
        if g.state.terrain and terrain.hinders(g, ships[a], placed[a], placed[a]):
            group.add(a)
    grown = bool(group)
    while grown:
        more = {
            a for a in movers if a not in group and any(a != b and overlap(placed[a], now[b]) for b in group)
        }
        group |= more
        grown = bool(more)
    return group


def order(g: SgGame, ships: list[Ship]) -> list[ShipId]:
    """[SG-B-OVL-3] More burden first, then the better attitude, then chance [ruling 18]."""
    ranks = {ship.id: (-burden(g, ship), -SPEED[attitude(g, ship)]) for ship in ships}
    left = sorted(ranks, key=lambda number: (ranks[number], number))
    result = []
    while left:
        tied = [number for number in left if ranks[number] == ranks[left[0]]]
        first = tied[0]
        if len(tied) > 1:
            first = tied[g.random_below(len(tied), "order", " ".join(map(str, tied)))]
            refs = tuple(ship_ref(g, g.state.ships[number]) for number in tied)
            g.tell(OrderByLot(ship_ref(g, g.state.ships[first]), refs))
        result.append(first)
        left.remove(first)
    return result


EVENTS: tuple[type[Event], ...] = (OrderByLot,)
