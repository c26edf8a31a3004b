"""[3.2.5] Captured merchants."""

from __future__ import annotations

from quarterdeck.games.kaisers_pirates.ids import PlayerNo, PlayerRef, ShipRef
from quarterdeck.games.kaisers_pirates.state import KPGame, Ship
from quarterdeck.kernel import Event

from .common import ref, who
from .r06_optional import CaptureStores, Resupplied


class Captured(Event, frozen=True, tag="kp-captured"):
    """[3.2.5] A merchant changes sides and sails as a prize, disguised and undamaged."""

    cites = "3.2.5"
    ship: ShipRef
    player: PlayerRef


def capture(g: KPGame, target: Ship, captor: PlayerNo, ship: Ship, of: Event) -> None:
    """[3.2.5] [3.3.3] The merchant joins the captor's rear row, disguised and undamaged (R65, R66)."""
    s = g.state
    taken = ref(g, target)
    s.players[target.owner].front.remove(target.id)
    s.players[captor].rear.append(target.id)
    target.owner = captor
    target.prize = True
    target.recognised = False
    target.damage = 0
    told = g.tell(Captured(taken, who(g, captor)), of=of)
    if ship.low and ship.id in s.ships:
        resupply_captor(g, target, captor, ship, told)


def resupply_captor(g: KPGame, prize: Ship, captor: PlayerNo, ship: Ship, of: Captured) -> None:
    """[3.2.5.2] The captor alone is supplied; with 6.12 only at a price [6.12.3]."""
    if g.options.prize_resupply:
        g.stack.insert(len(g.stack) - 1, CaptureStores(captor, ship.id, prize.id, of.n))
    else:
        ship.low = False
        g.tell(Resupplied(ref(g, ship)), of=of, rule="3.2.5.2")
