"""[SG-O-WDIR-1] Variable direction and strength of the wind."""

from __future__ import annotations

from ..state import SAILS, Ship
from .advanced_damage import hit_rigging
from .chance import crew_symbol
from .options import SgGame, on
from .table import name

COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
EIGHTH = 4500
STRENGTHS = ("low", "medium", "high")


def point_of(wind: int) -> str:
    """Compass point the wind comes from."""
    return COMPASS[(wind % 36000 + EIGHTH // 2) // EIGHTH % 8]


def bearing_of(point: str) -> int:
    return COMPASS.index(point) * EIGHTH


def change_direction(g: SgGame) -> None:
    """[SG-O-WDIR-2] One token a turn: the second of the same sense turns the wind by 45 degrees (ruling 108).

    A kept token is out of the bag, so the next draw is made among the others.
    """
    if not on(g, "wind_direction"):
        return
    bag = list(g.data.wind_tokens)
    kept = g.state.wind_turning
    if kept is not None:
        bag.remove(kept)
    turn(g, bag[g.random_below(len(bag))])


def turn(g: SgGame, token: str) -> None:
    """Carry out a drawn direction token: cw, acw or none."""
    state = g.state
    g.say("SG-O-WDIR-2", "sg-wind-token", token=f"@sg-wind-{token}")
    if token == "none":
        return
    if state.wind_turning is None:
        state.wind_turning = token
        return
    if state.wind_turning == token:
        state.wind = (state.wind + (EIGHTH if token == "cw" else -EIGHTH)) % 36000
        g.say("SG-O-WDIR-2", "sg-wind-turns", point=f"@sg-point-{point_of(state.wind)}")
    state.wind_turning = None


def change_strength(g: SgGame) -> None:
    """[SG-O-WSTR-3] One token a turn; a kept token is out of the bag (ruling 109)."""
    if not on(g, "wind_strength"):
        return
    bag = list(g.data.strength_tokens)
    kept = g.state.wind_changing
    if kept is not None:
        bag.remove(kept)
    strengthen(g, bag[g.random_below(len(bag))])


def strengthen(g: SgGame, token: str) -> None:
    """Carry out a drawn strength token: up, down or none. A blank carries out the change that is kept."""
    state = g.state
    g.say("SG-O-WSTR-3", "sg-strength-token", token=f"@sg-wind-{token}")
    kept = state.wind_changing
    if kept is None:
        state.wind_changing = None if token == "none" else token
        return
    state.wind_changing = None
    if token == "none":
        place = STRENGTHS.index(state.wind_strength) + (1 if kept == "up" else -1)
        state.wind_strength = STRENGTHS[min(max(place, 0), 2)]
        g.say("SG-O-WSTR-3", "sg-wind-strength", strength=f"@sg-strength-{state.wind_strength}")


def line_in_use(g: SgGame, ship: Ship) -> str:
    """[SG-O-WSTR-1] The sail line sailed now: one step less in low wind, one more in high wind.

    In low wind backing sails do not move the ship, though the card is spent (ruling 110). A ship with furled
    sails sails the cards she still holds on the backing line [SG-A-SAIL-3].
    """
    if ship.sails == "furled":
        return "furled" if g.state.wind_strength == "low" else "backing"
    if g.state.wind_strength == "medium":
        return ship.sails
    step = -1 if g.state.wind_strength == "low" else 1
    return SAILS[min(SAILS.index(ship.sails) + step, 3)]


def after_full_sail(g: SgGame, ship: Ship) -> None:
    """[SG-O-WSTR-2] A move under full sail in a strong wind may tear the rigging."""
    if g.state.wind_strength != "high" or ship.sails != "full":
        return
    if crew_symbol(g, "SG-O-WSTR-2", "sg-strong-wind-check", ship=name(g, ship)):
        hit_rigging(g, ship)
