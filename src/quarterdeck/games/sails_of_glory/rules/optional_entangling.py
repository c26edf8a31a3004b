"""[SG-O-TANGLE-1] Entangled rigging of ships whose bases touch."""

from __future__ import annotations

from .chance import crew_symbol
from .options import SgGame, on
from .table import in_contact, name

Pair = tuple[int, int]


def check(g: SgGame) -> None:
    """Start of planning: first old tangles may clear, then new contacts are tested (rulings 88, 89)."""
    if not on(g, "entangling"):
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
    one, two = (g.state.ships[ship] for ship in pair)
    return crew_symbol(g, "SG-O-TANGLE-1", "sg-tangle-check", ship=name(g, one), other=name(g, two))


def _clears(g: SgGame, pair: Pair) -> bool:
    """[SG-O-TANGLE-3] A casualty symbol clears the pair."""
    one, two = (g.state.ships[ship] for ship in pair)
    return crew_symbol(g, "SG-O-TANGLE-3", "sg-untangle-check", ship=name(g, one), other=name(g, two))
