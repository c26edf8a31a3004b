"""[14.5] Scuttling a prize, or one's own ship before it falls into enemy hands."""

from __future__ import annotations

from quarterdeck.games.flying_colors.ids import ShipId
from quarterdeck.games.flying_colors.rules.common import FCGame, counter, dismasted, scenario_of
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.kernel import Action

from .r13_damage import sink


class Scuttle(Action, frozen=True, tag="scuttle"):
    """[14.5] Sink the active ship instead of moving it."""

    ship: ShipId


def in_peril(g: FCGame, ship: Ship) -> bool:
    """[14.5] Could the ship soon be handed over? Damaged, crippled, aground, or fast to an enemy."""
    ships = g.state.ships
    return (
        ship.damaged
        or ship.aground
        or dismasted(ship)
        or any(ships[j].side != ship.side for j in (*ship.grappled, *ship.fouled))
    )


def scuttle_options(g: FCGame, i: ShipId) -> list[Action]:
    """[14.5] Instead of moving, and even while grappled (ruling 147)."""
    ship = g.state.ships[i]
    if ship.battery or ship.struck or ship.confused:
        return []
    if ship.side != ship.home or (in_peril(g, ship) and not _forbidden(g, i)):
        return [Scuttle(i)]
    return []


def _forbidden(g: FCGame, i: ShipId) -> bool:
    """[18.13] A scenario may deny a crew the right to sink its own ship."""
    rule = scenario_of(g).rule("no_scuttle")
    return rule is not None and rule.args["ship"] == counter(g, i).id


def take_scuttle(g: FCGame, action: Action) -> None:
    """[14.5] Ships fouled to it go down as with a sinking ship."""
    assert isinstance(action, Scuttle)
    sink(g, action.ship, by_hand=True)


ACTIONS: tuple[type[Action], ...] = (Scuttle,)
