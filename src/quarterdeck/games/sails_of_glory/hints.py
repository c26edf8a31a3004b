"""What a client may draw for an open question: ghosts of cards, arcs and shots; and what an action would
do."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from quarterdeck.geometry.plane import Manoeuvre, Pose, path_of
from quarterdeck.kernel import Action, Ledger, Seat

from .actions import Fire, Musket, PlanCard
from .ids import Attitude, CardId, Letter, Rake, Ref, Row, ShipId
from .options import SgGame, basic
from .rules.basic_combat import Combat, fire_order, to_draw
from .rules.basic_movement import sail_line, sailing_line
from .rules.basic_planning import Planning
from .rules.chits import WHOLE, Odds, add_odds, cup_odds, value_of
from .rules.common import attitude, colour, ref, ships_of
from .rules.standard_gunnery import rake
from .rules.standard_movement import red_card, red_line
from .rules.standard_planning import card
from .rules.standard_setup import FirstOrders
from .state import Ship


class Ghost(msgspec.Struct, frozen=True):
    """Where a card would take a ship, and by which way."""

    end: Pose
    path: tuple[Pose, ...]


class CardHint(msgspec.Struct, frozen=True, tag="card"):
    """A card that may be planned, with a ghost for each colour it could be sailed on."""

    card: CardId
    kind: str
    border: Literal["blue", "red", "grey"]
    veer: int
    ghosts: dict[Attitude, Ghost]


class SetCard(msgspec.Struct, frozen=True):
    """A card that lies on a ship's space: the one of this turn, or the one just chosen for the next."""

    ship: ShipId
    turn: Literal["this", "next"]
    card: CardId
    ghosts: dict[Attitude, Ghost]


class CardHints(msgspec.Struct, frozen=True, tag="cards"):
    """The cards offered to a ship."""

    ship: ShipId
    cards: tuple[CardHint, ...]


class ShotHint(msgspec.Struct, frozen=True, tag="shot"):
    """The sum of chits with its reasons, and what they may do."""

    action: str
    range: int
    rake: Rake
    count: Ledger
    letters: tuple[Letter, ...]
    odds: Odds
    hull_hundredths: int
    crew_hundredths: int


class FireHints(msgspec.Struct, frozen=True, tag="fire"):
    shots: tuple[ShotHint, ...]


class MusketPreview(msgspec.Struct, frozen=True, tag="muskets"):
    target: Ref


Hints = CardHints | FireHints
Preview = CardHint | ShotHint | MusketPreview


def hints(g: SgGame, seat: Seat) -> Hints | None:
    options = g.pending.get(seat, ())
    step = g.stack[-1] if g.stack else None
    if not options or step is None:
        return None
    if isinstance(step, Planning | FirstOrders):
        planned = tuple(option for option in options if isinstance(option, PlanCard))
        cards = tuple(card_hint(g, g.state.ships[option.ship], option.card) for option in planned)
        return CardHints(planned[0].ship, cards) if planned else None
    if isinstance(step, Combat):
        return FireHints(tuple(shot_hint(g, option) for option in options if isinstance(option, Fire)))
    return None


def ghost(line: Manoeuvre, start: Pose) -> Ghost:
    return Ghost(line.end(start), path_of(line, start))


def card_hint(g: SgGame, ship: Ship, card_id: CardId) -> CardHint:
    """[SG-B-PLAN-5] The ghost for the present attitude in the basic rules and with aids, else for every
    colour alike [rulings 4, 5]."""
    shown = card(g, ship, card_id)
    ghosts = {tint: ghost(line, start) for tint, line, start in ghost_lines(g, ship, card_id)}
    return CardHint(card_id, shown.kind, shown.border, shown.veer, ghosts)


def set_cards(g: SgGame, seat: Seat, step: Planning | FirstOrders) -> tuple[SetCard, ...]:
    """[SG-S-PLAN-1] What lies on the spaces of a captain's ships, drawn like the cards on offer."""
    found = []
    for ship in ships_of(g, seat):
        if ship.slots:
            found.append(SetCard(ship.id, "this", ship.slots[0].value, first_ghosts(g, ship)))
        if ship.id in step.cards:
            card_id = step.cards[ship.id].value
            hint = card_hint(g, ship, card_id)
            found.append(SetCard(ship.id, "next" if ship.slots else "this", card_id, hint.ghosts))
    return tuple(found)


def first_ghosts(g: SgGame, ship: Ship) -> dict[Attitude, Ghost]:
    """The card that lies in the first space and is sailed this turn."""
    planned = ship.slots[0].value
    lines: dict[Attitude, Manoeuvre]
    if g.options.aids:
        tint = colour(g, g.state.wind, ship.pose[2])
        lines = {tint: sailed(g, ship, planned, ship.pose, ship.aback)[0]}
    else:
        lines = {tint: blue_or_grey(g, ship, planned, tint) for tint in ARROWS}
    return {tint: ghost(line, ship.pose) for tint, line in lines.items()}


ARROWS: tuple[Attitude, Attitude] = ("orange", "green")


def ghost_lines(g: SgGame, ship: Ship, card_id: CardId) -> list[tuple[Attitude, Manoeuvre, Pose]]:
    """Lines to draw: colour, the line, and the pose it starts from (after the card already planned)."""
    ship = with_first_sails(g, ship)
    if basic(g):
        tint = attitude(g, ship)
        line = "hourglass2" if tint == "red" else sail_line("battle", tint)
        return [(tint, card(g, ship, card_id).lines[line], ship.pose)]
    first = ship.slots[0].value if ship.slots else None
    if g.options.aids:
        start, aback = ship.pose, ship.aback
        if first is not None:
            way, aback = sailed(g, ship, first, start, aback)
            start = way.end(start)
        return [(colour(g, g.state.wind, start[2]), sailed(g, ship, card_id, start, aback)[0], start)]
    found = []
    for tint in ARROWS:
        start = blue_or_grey(g, ship, first, tint).end(ship.pose) if first is not None else ship.pose
        found.append((tint, blue_or_grey(g, ship, card_id, tint), start))
    return found


def with_first_sails(g: SgGame, ship: Ship) -> Ship:
    """[SG-A-SET-2] While the first orders are given: the ship under the sails just chosen for her."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, FirstOrders) and ship.id in step.sails:
        return replace(ship, sails=step.sails[ship.id].value)
    return ship


def blue_or_grey(g: SgGame, ship: Ship, card_id: CardId, tint: Attitude) -> Manoeuvre:
    lines = card(g, ship, card_id).lines
    if tint != "red" and tint in lines:
        return lines[tint]
    return lines[sail_line(sailing_line(g, ship), tint)]


def sailed(g: SgGame, ship: Ship, card_id: CardId, start: Pose, aback: int) -> tuple[Manoeuvre, int]:
    """The line a card would be sailed on from a pose, and the count of turns taken aback after it."""
    tint = colour(g, g.state.wind, start[2])
    if tint == "red" and not ship.masts_then:
        return card(g, ship, red_card(g, ship, card_id)).lines[red_line(aback + 1)], aback + 1
    return blue_or_grey(g, ship, card_id, "orange" if tint == "red" else tint), 0


def preview(g: SgGame, seat: Seat, action: Action) -> Preview | None:
    """Ghost of a card, or chits and mean damage of a shot."""
    match action:
        case PlanCard(ship, card_id):
            return card_hint(g, g.state.ships[ship], card_id)
        case Fire():
            return shot_hint(g, action)
        case Musket(_, target):
            return MusketPreview(ref(g, target))
    return None


def shot_hint(g: SgGame, action: Fire) -> ShotHint:
    """The sum of chits with its reasons, and the mean damage they do."""
    order = fire_order(g, action)
    count, letters = to_draw(g, order)
    return ShotHint(
        action=str(action),
        range=order.range,
        rake=rake(g, order),
        count=count,
        letters=letters,
        odds=shot_odds(g, letters, count.total),
        hull_hundredths=sum(count.total * mean_chit(g, letter, "hull") for letter in letters),
        crew_hundredths=sum(count.total * mean_chit(g, letter, "crew") for letter in letters),
    )


def shot_odds(g: SgGame, letters: tuple[Letter, ...], count: int) -> Odds:
    """Chances in ten thousand of the hull points of a shot, from the cups as they are; double shot draws from
    two."""
    odds: Odds = ((0, WHOLE),)
    for letter in letters:
        odds = add_odds(odds, cup_odds(g, letter, "hull", count))
    return odds


def mean_chit(g: SgGame, letter: Letter, row: Row) -> int:
    """Mean hull points or casualties of a chit left in the cup, in hundredths."""
    cup = g.state.cups[letter].items or g.data.cups[letter]
    return 100 * sum([value_of(g, i, row) for i in cup]) // len(cup)
