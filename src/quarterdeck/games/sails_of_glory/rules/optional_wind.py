"""[SG-O-WDIR-1] Variable direction and strength of the wind."""

from __future__ import annotations

from quarterdeck.kernel import Event

from ..data.scenario import Compass
from ..ids import SAILS, Sails, ShipRef, Strength, StrengthToken, WindToken
from ..options import SgGame
from ..state import Ship
from .advanced_damage import hit_rigging
from .chits import crew_symbol
from .common import SgEvent, ship_ref, tell_all

COMPASS: tuple[Compass, ...] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
EIGHTH = 4500
STRENGTHS: tuple[Strength, ...] = ("low", "medium", "high")


class WindTokenDrawn(SgEvent, frozen=True, tag="sg-wind-token"):
    cites = "SG-O-WDIR-2"
    token: WindToken


class WindTurns(SgEvent, frozen=True, tag="sg-wind-turns"):
    cites = "SG-O-WDIR-2"
    point: Compass


class StrengthTokenDrawn(SgEvent, frozen=True, tag="sg-strength-token"):
    cites = "SG-O-WSTR-3"
    token: StrengthToken


class WindStrength(SgEvent, frozen=True, tag="sg-wind-strength"):
    cites = "SG-O-WSTR-3"
    strength: Strength


class StrongWindCheck(SgEvent, frozen=True, tag="sg-strong-wind-check"):
    """[SG-O-WSTR-2] Does the rigging hold?"""

    cites = "SG-O-WSTR-2"
    ship: ShipRef
    happened: bool


def point_of(wind: int) -> Compass:
    """Compass point the wind comes from."""
    return COMPASS[(wind % 36000 + EIGHTH // 2) // EIGHTH % 8]


def bearing_of(point: Compass) -> int:
    return COMPASS.index(point) * EIGHTH


def change_direction(g: SgGame) -> None:
    """[SG-O-WDIR-2] One token a turn: the second of the same sense turns the wind by 45 degrees (ruling 108).

    A kept token is out of the bag, so the next draw is made among the others.
    """
    if not g.options.wind_direction:
        return
    bag = list(g.data.wind_tokens)
    kept = g.state.wind_turning
    if kept is not None:
        bag.remove(kept)
    turn(g, bag[g.random_below(len(bag), "wind token")])


def turn(g: SgGame, token: WindToken) -> None:
    """Carry out a drawn direction token: cw, acw or none."""
    state = g.state
    drawn = g.tell(WindTokenDrawn(token))
    if token == "none":
        return
    if state.wind_turning is None:
        state.wind_turning = token
        return
    if state.wind_turning == token:
        state.wind = (state.wind + (EIGHTH if token == "cw" else -EIGHTH)) % 36000
        g.tell(WindTurns(point_of(state.wind)), of=drawn)
    state.wind_turning = None


def change_strength(g: SgGame) -> None:
    """[SG-O-WSTR-3] One token a turn; a kept token is out of the bag (ruling 109)."""
    if not g.options.wind_strength:
        return
    bag = list(g.data.strength_tokens)
    kept = g.state.wind_changing
    if kept is not None:
        bag.remove(kept)
    strengthen(g, bag[g.random_below(len(bag), "strength token")])


def strengthen(g: SgGame, token: StrengthToken) -> None:
    """Carry out a drawn strength token: up, down or none. A blank carries out the change that is kept."""
    state = g.state
    drawn = g.tell(StrengthTokenDrawn(token))
    kept = state.wind_changing
    if kept is None:
        state.wind_changing = None if token == "none" else token
        return
    state.wind_changing = None
    if token == "none":
        place = STRENGTHS.index(state.wind_strength) + (1 if kept == "up" else -1)
        state.wind_strength = STRENGTHS[min(max(place, 0), 2)]
        g.tell(WindStrength(state.wind_strength), of=drawn)


def line_in_use(g: SgGame, ship: Ship) -> Sails:
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


def after_full_sail(g: SgGame, ship: Ship, of: Event) -> None:
    """[SG-O-WSTR-2] A move under full sail in a strong wind may tear the rigging."""
    if g.state.wind_strength != "high" or ship.sails != "full":
        return
    happened = crew_symbol(g, "strong wind", str(ship.id))
    effects = hit_rigging(g, ship) if happened else []
    tell_all(g, effects, g.tell(StrongWindCheck(ship_ref(g, ship), happened), of=of))


EVENTS: tuple[type[Event], ...] = (
    WindTokenDrawn,
    WindTurns,
    StrengthTokenDrawn,
    WindStrength,
    StrongWindCheck,
)
