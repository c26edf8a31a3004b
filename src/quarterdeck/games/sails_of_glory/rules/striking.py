"""[SG-B-DAM-8] Ships that leave play; [SG-O-HULK-1] hulks; [SG-O-FLAG-1] the loss of a flagship."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.kernel import Event

from ..data.model import CASUALTY
from ..ids import Fate, ShipRef
from ..options import SgGame, advanced
from ..state import Ship
from .basic_damage import beaten
from .common import SgEvent, give_back, ship_ref


class Lost(SgEvent, frozen=True, tag="sg-lost"):
    """A ship leaves play."""

    cites = "SG-B-DAM-8"
    ship: ShipRef
    fate: Fate


class BecomesHulk(SgEvent, frozen=True, tag="sg-hulk"):
    cites = "SG-O-HULK-1"
    ship: ShipRef


class FlagshipLost(SgEvent, frozen=True, tag="sg-flagship-lost"):
    """Two casualties for each friend, one or two back for each enemy."""

    cites = "SG-O-FLAG-1"
    ship: ShipRef
    shaken: tuple[ShipRef, ...]
    cheered: tuple[ShipRef, ...]


def strike_if_beaten(g: SgGame, ship: Ship, of: Event | None = None) -> bool:
    if ship.fate is None and beaten(g, ship):
        strike(g, ship, "surrendered", of)
        return True
    return False


def strike_beaten(g: SgGame, causes: Iterable[tuple[Ship, Event | None]]) -> None:
    """[SG-B-DAM-8] All that are beaten now strike together: what the loss of one does to another's crew
    [SG-O-FLAG-1] comes too late for her."""
    for ship, of in [(ship, of) for ship, of in causes if ship.fate is None and beaten(g, ship)]:
        if ship.fate is None:
            strike(g, ship, "surrendered", of)


def strike(g: SgGame, ship: Ship, fate: Fate, of: Event | None = None, rule: str = "") -> Lost:
    """[SG-B-DAM-8] A ship leaves play; its chits return to the cups, the 0s too [ruling 76]."""
    ship.fate = fate
    ship.boxes_lost, ship.crew_lost = len(ship.hull), len(ship.crew)
    for box in ship.hull:
        give_back(g, box)
    give_back(g, ship.crew)
    give_back(g, ship.zero)
    ship.hull, ship.crew, ship.zero = (), (), ()
    ship.tokens = []
    ship.deferred = ship.revealed_tokens = ()
    ship.finishing = ()
    g.state.entangled = tuple(pair for pair in g.state.entangled if ship.id not in pair)
    g.state.grappled = tuple(pair for pair in g.state.grappled if ship.id not in pair)
    lost = g.tell(Lost(ship_ref(g, ship), fate), of=of, rule=rule)
    _after(g, ship, lost)
    return lost


def _after(g: SgGame, ship: Ship, of: Event) -> None:
    """Called when a ship has left play, whatever the reason."""
    if g.options.hulks and ship.fate == "surrendered":
        become_hulk(g, ship, of)
    if g.options.flagship and ship.flagship and ship.fate != "escaped":
        flagship_lost(g, ship, of)


def become_hulk(g: SgGame, ship: Ship, of: Event) -> None:
    """[SG-O-HULK-1] She stays on the table, unless burning or leaking [SG-O-HULK-3] (ruling 104)."""
    if advanced(g) and (ship.fires or (ship.leaks and not ship.aground)):
        return
    ship.hulk = True
    g.tell(BecomesHulk(ship_ref(g, ship)), of=of)


def flagship_lost(g: SgGame, flagship: Ship, of: Event) -> None:
    """[SG-O-FLAG-1] Two casualties for every friend; enemies get one back, two if they fired at her (ruling
    105)."""
    flagship.flagship = False
    shaken, cheered = [], []
    for ship in g.state.ships:
        if not ship.in_play:
            continue
        if ship.side == flagship.side:
            ship.crew += (CASUALTY, CASUALTY)[: g.data.ships[ship.card].boxes - len(ship.crew)]
            shaken.append(ship)
        elif ship.crew:
            back = min(len(ship.crew), 2 if flagship.id in ship.fired_at else 1)
            ship.zero += ship.crew[-back:]
            ship.crew = ship.crew[:-back]
            cheered.append(ship)
    news = g.tell(
        FlagshipLost(
            ship_ref(g, flagship),
            tuple(ship_ref(g, ship) for ship in shaken),
            tuple(ship_ref(g, ship) for ship in cheered),
        ),
        of=of,
    )
    for ship in shaken:
        strike_if_beaten(g, ship, news)


EVENTS: tuple[type[Event], ...] = (Lost, BecomesHulk, FlagshipLost)
