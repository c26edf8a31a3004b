"""[SG-O-TANGLE-1] Entangled rigging of ships whose bases touch."""

from __future__ import annotations

from quarterdeck.kernel import Event

from ..ids import Pair, ShipRef
from ..options import SgGame
from .chits import crew_symbol
from .common import SgEvent, in_contact, ship_ref


class TangleCheck(SgEvent, frozen=True, tag="sg-tangle-check"):
    """[SG-O-TANGLE-1] Does the rigging of two ships in contact get entangled?"""

    cites = "SG-O-TANGLE-1"
    ship: ShipRef
    other: ShipRef
    happened: bool


class UntangleCheck(SgEvent, frozen=True, tag="sg-untangle-check"):
    """[SG-O-TANGLE-3] Do they get clear?"""

    cites = "SG-O-TANGLE-3"
    ship: ShipRef
    other: ShipRef
    happened: bool


def check(g: SgGame) -> None:
    """Start of planning: first old tangles may clear, then new contacts are tested (rulings 88, 89)."""
    if not g.options.entangling:
        return
    before = tuple(pair for pair in g.state.entangled if _both_on_table(g, pair))
    still = tuple(pair for pair in before if not _clears(g, pair))
    new = tuple(pair for pair in touching(g) if pair not in before and _tangles(g, pair))
    g.state.entangled = still + new


def touching(g: SgGame) -> list[Pair]:
    """Every pair of ships in play whose bases are in contact, friends too; none at anchor (ruling 129)."""
    ships = [ship for ship in g.state.ships if ship.in_play and not ship.anchored]
    return [
        (one.id, two.id)
        for place, one in enumerate(ships)
        for two in ships[place + 1 :]
        if in_contact(g, one, two)
    ]


def _both_on_table(g: SgGame, pair: Pair) -> bool:
    return all(g.state.ships[ship].in_play for ship in pair)


def _tangles(g: SgGame, pair: Pair) -> bool:
    happened = crew_symbol(g, "tangle", f"{pair[0]} {pair[1]}")
    one, two = (ship_ref(g, g.state.ships[ship]) for ship in pair)
    return g.tell(TangleCheck(one, two, happened)).happened


def _clears(g: SgGame, pair: Pair) -> bool:
    """[SG-O-TANGLE-3] A casualty symbol clears the pair."""
    happened = crew_symbol(g, "untangle", f"{pair[0]} {pair[1]}")
    one, two = (ship_ref(g, g.state.ships[ship]) for ship in pair)
    return g.tell(UntangleCheck(one, two, happened)).happened


EVENTS: tuple[type[Event], ...] = (TangleCheck, UntangleCheck)
