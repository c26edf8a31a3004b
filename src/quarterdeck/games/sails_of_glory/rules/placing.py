"""Where each damage chit goes on a log, told line by line; the same for ships and coastal batteries."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..data.model import CASUALTY, FIRE_DAMAGE, LEAK_DAMAGE, BatteryCard, Chit, ShipCard
from ..state import CoastalBattery, Ship
from .options import SgGame

FULL = 99
"""A box with a fire or leak token has no room left."""
SYMBOLS = ("fire", "leak", "mast", "sail", "rudder")


class Log(NamedTuple):
    """The rows of boxes chits are placed on, and whose they are."""

    rows: Ship | CoastalBattery
    card: ShipCard | BatteryCard
    name: str
    id: int


def box_value(g: SgGame, chits: tuple[int, ...]) -> int:
    """Sum of the numbers in a box; a fire or leak token fills it by itself."""
    if chits and chits[0] in (FIRE_DAMAGE, LEAK_DAMAGE):
        return FULL
    return sum(g.data.chits[i].hull for i in chits)


def place_hull(g: SgGame, log: Log, number: int) -> None:
    """[SG-B-DAM-5] [SG-B-DAM-6] Below the burden into the leftmost box that is not full, else into an empty
    box; what a box cannot hold is lost [ruling 71]."""
    rows, card, chit = log.rows, log.card, g.data.chits[number]
    points, need = chit.hull, card.burden
    if points < need:
        for at, box in enumerate(rows.hull):
            value = box_value(g, box)
            if value < need:
                rows.hull = (*rows.hull[:at], (*box, number), *rows.hull[at + 1 :])
                tell_hull(g, log, chit, "sg-chit-hull", box=at + 1, was=value)
                return
    if len(rows.hull) < card.boxes:
        rows.hull += ((number,),)
        taken = len(rows.hull)
        were, guns = _guns(log, taken - 1), _guns(log, taken)
        fewer = {"guns_were": _words(were), "guns": _words(guns), "guns_lost": sum(were) - sum(guns)}
        tell_hull(g, log, chit, "sg-chit-opens-box", box=taken, was=0, **fewer)
    else:
        rows.zero += (number,)
        tell_aside(g, log, chit, "SG-B-DAM-8", "sg-chit-no-hull-box")


def tell_hull(g: SgGame, log: Log, chit: Chit, what: str, box: int, was: int, **guns: Any) -> None:
    """The sum in the box, what of it is lost, and the guns that bear from the next turn on."""
    total, need = was + chit.hull, log.card.burden
    g.say(
        "SG-B-DAM-5" if chit.hull < need else "SG-B-DAM-6",
        what,
        ship=log.name,
        id=log.id,
        letter=chit.letter,
        face=chit.face,
        points=chit.hull,
        box=box,
        was=was,
        sum=total,
        burden=need,
        lost=max(0, total - need),
        **guns,
    )


def _guns(log: Log, covered: int) -> tuple[int, ...]:
    guns = log.card.gunnery
    return guns[covered] if covered < len(guns) else (0,) * len(guns[0])


def _words(guns: tuple[int, ...]) -> str:
    return " / ".join(map(str, guns))


def place_casualty(g: SgGame, log: Log, number: int) -> None:
    """[SG-B-DAM-7] One casualty in the leftmost free crew box; [SG-B-DAM-3] with a number on the chit it is a
    token."""
    rows, chit = log.rows, g.data.chits[number]
    rule = "SG-B-DAM-3" if chit.numbered else "SG-B-DAM-7"
    if len(rows.crew) >= log.card.boxes:
        if not chit.numbered:
            rows.zero += (number,)
        tell_aside(g, log, chit, rule, "sg-chit-no-crew-box")
        return
    rows.crew += (CASUALTY if chit.numbered else number,)
    box, muskets = len(rows.crew), (*log.card.musketry, 0)
    g.say(
        rule,
        "sg-chit-crew",
        ship=log.name,
        id=log.id,
        letter=chit.letter,
        face=chit.face,
        box=box,
        was=muskets[box - 1],
        now=muskets[box],
        lost=muskets[box - 1] - muskets[box],
    )


def place_zero(g: SgGame, log: Log, number: int) -> None:
    """[SG-B-DAM-2] A chit without points or casualty lies in the 0 box."""
    log.rows.zero += (number,)
    tell_aside(g, log, g.data.chits[number], "SG-B-DAM-2", "sg-chit-zero")


def tell_ignored(g: SgGame, log: Log, number: int) -> None:
    """[SG-B-DAM-4] The symbol of a chit that has no effect at this level."""
    chit = g.data.chits[number]
    for symbol in SYMBOLS:
        if getattr(chit, symbol):
            tell_aside(g, log, chit, "SG-B-DAM-4", "sg-chit-symbol-ignored", symbol)


def tell_aside(g: SgGame, log: Log, chit: Chit, rule: str, what: str, symbol: str | None = None) -> None:
    args: dict[str, Any] = {} if symbol is None else {"symbol": f"@sg-symbol-{symbol}"}
    g.say(rule, what, ship=log.name, id=log.id, letter=chit.letter, face=chit.face, **args)
