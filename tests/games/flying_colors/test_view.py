"""[2.0] The view of a ship names each field as the ship has it."""

from __future__ import annotations

import random

import msgspec
import pytest

import quarterdeck as qd
from quarterdeck.games.flying_colors.data.gunnery import RATES
from quarterdeck.games.flying_colors.hints import FAN_RANGE, fans
from quarterdeck.games.flying_colors.rules.common import adrift, hull_left, manpower
from quarterdeck.games.flying_colors.rules.r12_arcs import SECTOR, arcs
from quarterdeck.games.flying_colors.state import STARBOARD, Ship
from quarterdeck.games.flying_colors.view import ShipView, ship_view
from quarterdeck.geometry.hex import DIRECTIONS, STEP, distance, hex_at, hex_name, on_sheets, within

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


@pytest.mark.parametrize("scenario", ["trafalgar", "nile"])
def test_ships_shown_before_are_shown_as_they_are_now(scenario):
    """A view takes over ships that have not changed; a copy of the game, which has shown nothing, agrees."""
    g = qd.load("flying-colors").new(scenario, seed=2)
    rng, same, before = random.Random(2), 0, g.view(None)
    for _ in range(150):
        seat = rng.choice(list(g.pending))
        g.apply(seat, rng.choice(g.pending[seat]))
        view = g.view(None)
        assert view == g.clone().view(None)
        same += sum(new is old for new, old in zip(view.ships, before.ships, strict=True))
        before = view
    assert same > 100 * len(view.ships)
    g.state.seats = (g.state.seats[1], g.state.seats[0])
    assert g.view(None) == g.clone().view(None), "the sides have been changed"


def test_fans_reach_as_far_as_the_sheets():
    """[12.2] What a broadside bears on is worked out once for each way of lying: at sea and at the edge it is
    what every hex says by itself."""
    g = qd.load("flying-colors").new("trafalgar", seed=1)
    ship = next(ship for ship in g.state.ships if ship.large)
    i = g.state.ships.index(ship)
    for bow in (hex_at(30, 50), hex_at(2, 2), hex_at(70, 102)):
        for ship.facing in DIRECTIONS:
            ship.bow, ship.stern = bow, bow - STEP[ship.facing]
            seen = {}
            for hex_ in filter(on_sheets, within(bow, 6)):
                reach = min(distance(bow, hex_), distance(ship.stern, hex_))
                bears = arcs(bow, ship.facing, True, hex_)
                for side, of in SECTOR.items():
                    if 0 < reach <= FAN_RANGE and bears & of:
                        seen.setdefault(side, set()).add((hex_name(hex_), reach))
            found = fans(g, i)
            assert {side: set(fan) for side in SECTOR if (fan := getattr(found, side))} == seen
