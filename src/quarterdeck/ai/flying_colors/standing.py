"""How likely a side is to win: what each fleet has suffered, and how near it is to breaking off [15.2].

Battles end when a fleet breaks off, so that is what is foreseen: a logistic regression over games that
lieutenants played against each other (`tools/fit_flying_colors.py`), its weights in standing.toml.
"""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import Final

from quarterdeck.ai.flying_colors.values import (
    best_broadsides,
    danger,
    hull_hits,
    is_flagship,
    nearest_enemies,
    seamanship,
)
from quarterdeck.games.flying_colors.ids import OTHER, SIDES, SideNo
from quarterdeck.games.flying_colors.rules.common import (
    FCGame,
    enemy_distance,
    hull_left,
    side_audacity,
)
from quarterdeck.games.flying_colors.rules.r13_damage import MAY_STRIKE_AT
from quarterdeck.games.flying_colors.rules.r15_victory import (
    admiral_loss,
    break_mods,
    breaks_by_itself,
    counts_as_ship,
    half_points,
    has_lost_a_vessel,
    lost,
    nations_that_roll,
    undamaged,
    vital_ship,
)
from quarterdeck.games.flying_colors.state import Ship, numbered_ships
from quarterdeck.kernel import Seat

TERMS: Final = {
    "fc-term-points": ("points", "lead", "tie"),
    "fc-term-damage": ("hull", "rigging", "crew", "damaged", "gone", "fires", "aground", "silent"),
    "fc-term-breaking": (
        "breaking",
        "exposed",
        "broken",
        "outnumbered",
        "flagship",
        "flag-struck",
        "flag-covered",
        "vital",
        "admiral",
    ),
    "fc-term-position": ("shots", "sea", "close", "apart"),
}
"""Message ids of what is told, and the features that make them up."""
CLOSE_ACTION: Final = 3
FAR: Final = 10
"""Hexes to the nearest enemy within which a ship is in the thick of it, and beyond which she is out of it."""
FORESEEN: Final = 8
"""Turns for which a break check is foreseen where a battle has no limit."""


def weights() -> dict[str, float]:
    text = files("quarterdeck.ai.flying_colors").joinpath("standing.toml").read_text(encoding="utf-8")
    found: dict[str, float] = tomllib.loads(text)["weights"]
    return found


WEIGHTS: Final = weights()


def terms(g: FCGame, seat: Seat) -> dict[str, float]:
    """By message id, from the seat's side: parts of the logarithm of the odds to win."""
    mine = g.state.seats.index(seat)
    if g.outcome is not None:
        return {"fc-term-outcome": value(g, seat)}
    better = features(g, SIDES[mine])
    return {term: sum(WEIGHTS[name] * better[name] for name in names) for term, names in TERMS.items()}


def value(g: FCGame, seat: Seat) -> float:
    """From -1 (lost) to 1 (won)."""
    if g.outcome is not None:
        return 0.0 if g.outcome.drawn else 1.0 if seat in g.outcome.winners else -1.0
    return math.tanh(sum(terms(g, seat).values()) / 2)


def features(g: FCGame, side: SideNo) -> dict[str, float]:
    """How much better a side stands than the other, by what was measured: never more than about one."""
    mine, theirs = burdens(g, side), burdens(g, OTHER[side])
    better = {name: theirs[name] - mine[name] for name in mine}
    points = half_points(g)
    passed = min(1.0, g.state.turn / g.state.turns) if g.state.turns else 0.0
    better["lead"] = passed * (points[side] - points[OTHER[side]]) / (2 * worth(g))
    better["tie"] = passed * (points[0] == points[1]) * _lower(g, side)
    return better


def worth(g: FCGame) -> float:
    """[15.1] The points of a fleet, on average."""
    ships = [ship for ship in g.state.ships if counts_as_ship(ship)]
    return max(1.0, sum(g.data.counters[ship.counter].vp for ship in ships) / 2)


def _lower(g: FCGame, side: SideNo) -> int:
    """[15.1] Who wins a tie: 1 this side, -1 the other."""
    mine, theirs = side_audacity(g, side), side_audacity(g, OTHER[side])
    return (mine < theirs) - (mine > theirs)


def burdens(g: FCGame, side: SideNo) -> dict[str, float]:
    """What a fleet suffers from."""
    state = g.state
    home = [ship for ship in state.ships if ship.home == side and not ship.battery]
    fights = [ship for ship in home if ship.side == side and ship.bow and not ship.struck]
    count = max(1, len(home))
    flag = next((ship for ship in home if is_flagship(g, ship)), None)
    weakest = max((_hurt(g, ship) for ship in fights), default=0.0)
    missed = has_lost_a_vessel(state, side)
    break_off = break_chance(g, side)
    shots = sum(
        best_broadsides(g, i) for i, ship in numbered_ships(state) if ship.side == side and ship in fights
    )
    away = [enemy_distance(state, ship) for ship in fights]
    vital = vital_ship(g)
    sea = sum(seamanship(g, ship, ship.bow, ship.facing) for ship in fights if not ship.anchored)
    return {
        "points": half_points(g)[OTHER[side]] / (2 * worth(g)),
        "hull": sum(_hurt(g, ship) for ship in fights) / count,
        "rigging": sum(ship.rigging for ship in fights) / count / 5,
        "crew": sum(ship.crew for ship in fights) / count / 5,
        "damaged": sum(ship.damaged for ship in fights) / count,
        "silent": sum(ship.damaged and hull_left(g, ship) <= MAY_STRIKE_AT for ship in fights) / count,
        "gone": sum(lost(ship) for ship in home) / count,
        "fires": sum(ship.burning for ship in fights) / count,
        "aground": sum(ship.aground for ship in fights) / count,
        "breaking": break_off if missed else 0.0,
        "exposed": 0.0 if missed else break_off * weakest,
        "broken": float(breaks_by_itself(g, side) is not None),
        "outnumbered": math.log(1 + undamaged(state, OTHER[side])) - math.log(1 + undamaged(state, side)),
        "flagship": _hurt(g, flag) if flag is not None else 0.0,
        "flag-struck": float(flag is not None and (flag.damaged and hull_left(g, flag) <= MAY_STRIKE_AT)),
        "flag-covered": 0.0 if flag is None else _covered(g, flag) / 10000,
        "vital": _hurt(g, vital) if vital is not None and vital.home == side else 0.0,
        "admiral": admiral_loss(g, side) / 3,
        "shots": -shots / 10000 / count,
        "sea": -sea / 10000 / count,
        "close": -sum(hexes <= CLOSE_ACTION for hexes in away) / count,
        "apart": sum(hexes > FAR for hexes in away) / count,
    }


def break_chance(g: FCGame, side: SideNo) -> float:
    """[15.2] The chance that checks break a fleet off before the battle is over, as things stand."""
    state = g.state
    stays = 1.0
    for nation in nations_that_roll(g, side):
        total = sum(mod.value for mod in break_mods(g, side, nation))
        stays *= 1 - min(10, max(0, 1 - total)) / 10
    turns = min(FORESEEN, state.turns - state.turn) if state.turns else FORESEEN
    return 1.0 - float(stays ** max(1, turns))


def _covered(g: FCGame, flag: Ship) -> int:
    """What the nearest enemies could do to a flagship that still fights."""
    i = g.state.fleets[flag.side].flagship
    return danger(g, i, nearest_enemies(g, i)) if flag.bow and not flag.struck else 0


def _hurt(g: FCGame, ship: Ship) -> float:
    """The part of her hull that is gone, both sides of the counter together."""
    return min(1.0, hull_hits(g, ship) / max(1, sum(g.data.counters[ship.counter].capacity)))
