"""What a client may draw for an open question: ghosts of cards, arcs and shots; and what an action would
do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from quarterdeck.geometry.table import Manoeuvre, Pose, path_of
from quarterdeck.kernel import Action, Seat

from .actions import Fire, Musket, PlanCard
from .rules.basic_combat import Combat, broadside_mods, fire_order, ship_firepower
from .rules.basic_movement import sailing_line
from .rules.basic_planning import Planning
from .rules.drawing import WHOLE, Odds, add_odds, cup_odds
from .rules.names import target_name
from .rules.options import SgGame, basic
from .rules.standard_gunnery import band, rake
from .rules.standard_movement import red_card, red_line
from .rules.standard_planning import card
from .rules.standard_setup import FirstOrders
from .rules.table import attitude, colour
from .state import Ship


def hints(g: SgGame, seat: Seat) -> dict[str, Any] | None:
    options = g.pending.get(seat, ())
    step = g.stack[-1] if g.stack else None
    if not options or step is None:
        return None
    if isinstance(step, Planning | FirstOrders) and isinstance(options[0], PlanCard):
        ship = g.state.ships[options[0].ship]
        cards = [card_hint(g, ship, option.card) for option in options if isinstance(option, PlanCard)]
        return {"kind": "cards", "ship": ship.id, "cards": cards, "first": first_hint(g, ship)}
    if isinstance(step, Combat):
        shots = [
            preview(g, seat, option) | {"action": str(option)}
            for option in options
            if isinstance(option, Fire)
        ]
        return {"kind": "fire", "shots": shots}
    return None


def card_hint(g: SgGame, ship: Ship, card_id: str) -> dict[str, Any]:
    """[SG-B-PLAN-5] The ghost for the present attitude in the basic rules and with aids, else for every
    colour alike [rulings 4, 5]."""
    shown = card(g, ship, card_id)
    ends = {}
    for key, line, start in ghost_lines(g, ship, card_id):
        ends[key] = {
            "end": line.end(start),
            "path": [value for pose in path_of(line, start) for value in pose],
        }
    return {"card": card_id, "kind": shown.kind, "border": shown.border, "veer": shown.veer, "ghosts": ends}


def first_hint(g: SgGame, ship: Ship) -> dict[str, Any] | None:
    """[SG-S-PLAN-1] The card that lies in the first space and is sailed this turn, drawn like the others."""
    if not ship.slots:
        return None
    planned = ship.slots[0]
    if g.options.get("aids"):
        tint = colour(g, g.state.wind, ship.pose[2])
        lines = {tint: sailed(g, ship, planned, ship.pose, ship.aback)[0]}
    else:
        lines = {tint: blue_or_grey(g, ship, planned, tint) for tint in ("orange", "green")}
    ghosts = {
        tint: {
            "end": line.end(ship.pose),
            "path": [value for pose in path_of(line, ship.pose) for value in pose],
        }
        for tint, line in lines.items()
    }
    return {"card": planned, "ghosts": ghosts}


def ghost_lines(g: SgGame, ship: Ship, card_id: str) -> list[tuple[str, Manoeuvre, Pose]]:
    """Lines to draw: key (colour), the line, and the pose it starts from (after the card already planned)."""
    ship = with_first_sails(g, ship)
    if basic(g):
        tint = attitude(g, ship)
        key = "hourglass2" if tint == "red" else f"battle_{tint}"
        return [(tint, card(g, ship, card_id).lines[key], ship.pose)]
    if g.options.get("aids"):
        start, aback = ship.pose, ship.aback
        if ship.slots:
            line, aback = sailed(g, ship, ship.slots[0], start, aback)
            start = line.end(start)
        return [(colour(g, g.state.wind, start[2]), sailed(g, ship, card_id, start, aback)[0], start)]
    found = []
    for tint in ("orange", "green"):
        start = blue_or_grey(g, ship, ship.slots[0], tint).end(ship.pose) if ship.slots else ship.pose
        found.append((tint, blue_or_grey(g, ship, card_id, tint), start))
    return found


def with_first_sails(g: SgGame, ship: Ship) -> Ship:
    """[SG-A-SET-2] While the first orders are given: the ship under the sails just chosen for her."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, FirstOrders) and ship.id in step.sails:
        return replace(ship, sails=step.sails[ship.id])
    return ship


def blue_or_grey(g: SgGame, ship: Ship, card_id: str, tint: str) -> Manoeuvre:
    lines = card(g, ship, card_id).lines
    if tint in lines:
        return lines[tint]
    sail = sailing_line(g, ship)
    return lines[f"{'backing' if sail == 'furled' else sail}_{tint}"]


def sailed(g: SgGame, ship: Ship, card_id: str, start: Pose, aback: int) -> tuple[Manoeuvre, int]:
    """The line a card would be sailed on from a pose, and the count of turns taken aback after it."""
    tint = colour(g, g.state.wind, start[2])
    if tint == "red" and not ship.masts_then:
        return card(g, ship, red_card(g, ship, card_id)).lines[red_line(aback + 1)], aback + 1
    return blue_or_grey(g, ship, card_id, "orange" if tint == "red" else tint), 0


def preview(g: SgGame, seat: Seat, action: Action) -> dict[str, Any]:
    """Ghost of a card, or chits and mean damage of a shot."""
    match action:
        case PlanCard(ship, card_id):
            return card_hint(g, g.state.ships[ship], card_id)
        case Fire():
            return fire_preview(g, action)
        case Musket(ship, target):
            return {"target": target_name(g, target)}
    return {}


def fire_preview(g: SgGame, action: Fire) -> dict[str, Any]:
    """The sum of chits with its reasons, and the mean damage they do."""
    order = fire_order(g, action)
    reach = band(g, order)
    through = rake(g, order)
    mods = broadside_mods(g, order, through) if reach else ()
    count = sum(mod.value for mod in mods)
    letters = reach[1] if reach else ""
    odds = shot_odds(g, letters, count)
    return {
        "range": order.range,
        "rake": through,
        "firepower": ship_firepower(g, order),
        "count": count,
        "mods": [{"value": mod.value, "reason": mod.reason, "rule": mod.rule} for mod in mods],
        "letters": letters,
        "odds": odds,
        "hull_hundredths": sum(count * mean_chit(g, letter, "hull") for letter in letters),
        "crew_hundredths": sum(count * mean_chit(g, letter, "crew") for letter in letters),
    }


def shot_odds(g: SgGame, letters: str, count: int) -> Odds:
    """Chances in ten thousand of the hull points of a shot, from the cups as they are; double shot draws from
    two."""
    odds: Odds = ((0, WHOLE),)
    for letter in letters:
        odds = add_odds(odds, cup_odds(g, letter, "hull", count))
    return odds


def mean_chit(g: SgGame, letter: str, row: str) -> int:
    """Mean hull points or casualties of a chit left in the cup, in hundredths."""
    cup = g.state.cups[letter].items or g.data.cups[letter]
    total: int = sum(getattr(g.data.chits[i], row) for i in cup)
    return 100 * total // len(cup)
