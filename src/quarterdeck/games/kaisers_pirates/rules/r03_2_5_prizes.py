"""[3.2.5] Captured merchants."""

from __future__ import annotations

from quarterdeck.games.kaisers_pirates.state import KPGame, Ship

from .r06_optional import CaptureStores
from .table import who


def capture(g: KPGame, target: Ship, captor: int, ship: Ship) -> None:
    """[3.2.5] [3.3.3] The merchant joins the captor's rear row, disguised and undamaged (R65, R66)."""
    s = g.state
    s.players[target.owner].front.remove(target.id)
    s.players[captor].rear.append(target.id)
    target.owner = captor
    target.prize = True
    target.recognised = False
    target.damage = 0
    g.say("3.2.5", "kp-captured", target=g.data.name[target.id], seat=who(g, captor))
    if ship.low and ship.id in s.ships:
        resupply_captor(g, target, captor, ship)


def resupply_captor(g: KPGame, prize: Ship, captor: int, ship: Ship) -> None:
    """[3.2.5.2] The captor alone is supplied; with 6.12 only at a price [6.12.3]."""
    if g.options["prize-resupply"]:
        g.stack.insert(len(g.stack) - 1, CaptureStores(captor, ship.id, prize.id))
    else:
        ship.low = False
        g.say("3.2.5.2", "kp-resupplied", ship=g.data.name[ship.id])
