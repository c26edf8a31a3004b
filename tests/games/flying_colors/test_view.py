"""[2.0] The view of a ship names each field as the ship has it."""

from __future__ import annotations

import msgspec
import pytest

import quarterdeck as qd
from quarterdeck.games.flying_colors.data.gunnery import RATES
from quarterdeck.games.flying_colors.rules.common import adrift, hull_left, manpower
from quarterdeck.games.flying_colors.state import STARBOARD, Ship
from quarterdeck.games.flying_colors.view import ShipView, ship_view
from quarterdeck.geometry.hex import hex_name

FLAGS = ("anchored", "aground", "struck", "burning", "full_sails", "irons", "check_failed", "acted")
MORE_FLAGS = ("confused", "dormant", "stung", "damaged")


@pytest.mark.rule("2.0")
@pytest.mark.parametrize("flag", [*FLAGS, *MORE_FLAGS])
def test_2_0_every_field_of_the_view_is_the_ships_own(flag):
    """Each value is different from every other, each flag is raised alone."""
    g = qd.load("flying-colors").new("trafalgar", seed=1)
    i = 7
    ship: Ship = g.state.ships[i]
    ship.hull, ship.rigging, ship.crew, ship.command, ship.captain, ship.fired = 3, 5, 1, 11, 13, STARBOARD
    ship.grappled, ship.fouled, ship.fate = (21, 22), (23,), ""
    setattr(ship, flag, True)
    counter = g.data.counters[ship.counter]
    seen = msgspec.structs.asdict(ship_view(g, i, ship, waits=False))
    same = {name for name in ShipView.__struct_fields__ if name in Ship.__struct_fields__}
    assert same > {*FLAGS, *MORE_FLAGS, "hull", "rigging", "crew", "grappled", "fouled", "command", "captain"}
    for name in same - {"counter", "side", "bow", "stern", "adrift"}:
        assert seen[name] == getattr(ship, name), name
    side = ship.damaged
    assert {name: seen[name] for name in set(ShipView.__struct_fields__) - same} == {
        "id": i,
        "rate": RATES[counter.rate[side]],
        "rigging_left": 10,
        "out_of_command": False,
        "symbol": counter.symbol[side],
        "capacity": counter.capacity[side],
        "hull_left": hull_left(g, ship),
        "manpower": manpower(g, ship),
        "vp": counter.vp,
        "fired_port": False,
        "fired_starboard": True,
        "prize": False,
        "vulnerable": bool(side) and hull_left(g, ship) <= 5,
    }
    assert (seen["counter"], seen["side"]) == (counter.id, g.state.seats[ship.side])
    assert (seen["bow"], seen["stern"]) == (hex_name(ship.bow), hex_name(ship.stern))
    assert seen["adrift"] == adrift(ship)
