"""How likely a side is to win: what both fleets have left, where they lie, and what the scenario asks.

A logistic regression over games that lieutenants played against each other
(`tools/fit_sails_of_glory.py`), its weights in standing.toml. What is left counts by its logarithm: the last
boxes decide, and a ship that is all but lost stands hardly better than one that is.
"""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import Final

from quarterdeck.ai.sails_of_glory import goals, values
from quarterdeck.games.sails_of_glory.ids import ARCS, BEAMS, Side
from quarterdeck.games.sails_of_glory.options import SgGame, scenario_of
from quarterdeck.games.sails_of_glory.rules import victory
from quarterdeck.games.sails_of_glory.rules.basic_damage import gunnery
from quarterdeck.games.sails_of_glory.rules.common import card_of, in_play
from quarterdeck.games.sails_of_glory.state import Ship
from quarterdeck.kernel import Seat

DAMAGE: Final = ("left", "guns", "ships", "sound")
POSITION: Final = ("ready", "shots", "sea")
STRANDED: Final = -8.0
"""Beside a ship that has no way on."""
ASKED: Final = 0.15
"""What the scenario asks is counted in boxes: in logarithms of odds."""
A_POINT: Final = 3.0
"""A point of the scenario, in boxes."""


def _weights() -> dict[str, float]:
    text = files("quarterdeck.ai.sails_of_glory").joinpath("standing.toml").read_text(encoding="utf-8")
    found: dict[str, float] = tomllib.loads(text)["weights"]
    return found


WEIGHTS: Final = _weights()


def value(g: SgGame, seat: Seat) -> float:
    """From -1 (lost) to 1 (won)."""
    found = terms(g, seat)
    return found[OUTCOME] if OUTCOME in found else math.tanh(sum(found.values()) / 2)


OUTCOME: Final = "sg-term-outcome"


def terms(g: SgGame, seat: Seat) -> dict[str, float]:
    """By message id, from the seat's side: parts of the logarithm of the odds to win."""
    if g.outcome is not None:
        return {OUTCOME: 0.0 if g.outcome.drawn else 1.0 if seat in g.outcome.winners else -1.0}
    side = next(ship.side for ship in g.state.ships if ship.seat == seat)
    mine, theirs = strength(g, side), strength(g, victory.enemy(side))
    care = max((goals.care(g, ship) for ship in in_play(g) if ship.side == side), default=values.CARE)
    whole = math.log(1 + sum(card_of(g, ship).boxes for ship in g.state.ships if ship.side == side))
    dearer = (care / values.CARE - 1) * WEIGHTS["left"] * (whole - mine["left"])
    return {
        "sg-term-damage-given": -sum(WEIGHTS[name] * theirs[name] for name in DAMAGE),
        "sg-term-damage-taken": sum(WEIGHTS[name] * mine[name] for name in DAMAGE) - dearer,
        "sg-term-position": sum(WEIGHTS[name] * (mine[name] - theirs[name]) for name in POSITION),
        "sg-term-errand": ASKED * errands(g, side),
    }


def strength(g: SgGame, side: Side) -> dict[str, float]:
    """What a fleet has: the more, the better."""
    ships = [ship for ship in in_play(g) if ship.side == side]
    foes = [ship for ship in in_play(g) if ship.side != side and ship.pose[1] >= 0]
    count = max(1, sum(ship.side == side for ship in g.state.ships))
    shots = sum(
        max((values.best_salvo(g, ship, ship.pose, foe, foe.pose) for foe in foes), default=0.0)
        for ship in ships
    )
    return {
        "left": math.log(1 + sum(left(g, ship) for ship in ships)),
        "guns": math.log(1 + sum(gunnery(g, ship, len(ship.hull))[FULL] for ship in ships)),
        "ships": len(ships) / count,
        "sound": -sum(1.5 * ship.fires + ship.leaks + 1.5 * ship.masts for ship in ships) / 5 / count,
        "ready": sum(ship.broadside(beam).load is not None for ship in ships for beam in BEAMS) / 2 / count,
        "shots": shots / (1 + sum(left(g, foe) for foe in foes)),
        "sea": sum(_at_sea(g, ship) for ship in ships) / 25 / count,
    }


FULL: Final = ARCS.index("full")


def left(g: SgGame, ship: Ship) -> int:
    """[SG-B-DAM-4] Boxes until she is lost: of the hull or of the crew, whichever are fewer."""
    return card_of(g, ship).boxes - max(len(ship.hull), len(ship.crew))


def _at_sea(g: SgGame, ship: Ship) -> float:
    """A berth with no way on, the wind ahead."""
    if ship.aground:
        return STRANDED
    return 0.0 if ship.anchored else values.safety(g, ship, ship.pose, ship.last_card, goals.doors(g, ship))


def errands(g: SgGame, side: Side) -> float:
    """Points of the scenario, and how near each side is to what it has to do."""
    total = 0.0
    if scenario_of(g).victory.kind == "points":
        total += A_POINT * (victory.points(g, side) - victory.points(g, victory.enemy(side)))
    for ship in in_play(g):
        errand = goals.errand(g, ship)
        if errand:
            near = goals.progress(g, ship, ship.pose, errand)
            total += near if ship.side == side else -near
    return total
