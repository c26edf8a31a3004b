"""[SG-L-MOV-1] Ships and batteries without a captain: automatic cards, fire and actions."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.geometry.plane import Polygon, corners, gap
from quarterdeck.kernel import Pile, Sealed

from ..data.model import Deck
from ..ids import (
    ARCS,
    BEAMS,
    FORT_ARCS,
    Ammo,
    BatteryTarget,
    Beam,
    CardId,
    Firer,
    ShipTarget,
    Target,
    Token,
    Weapon,
)
from ..options import SgGame, advanced, basic
from ..state import CoastalBattery, Declared, Order, Ship, Shot
from . import advanced_crew, basic_damage, basic_gunnery, batteries, optional_gunnery
from .advanced_damage import repairable
from .common import attitude, box_of, burden, card_of, gap_at_most, held, in_play, on_table
from .placing import box_value
from .standard_movement import red_class
from .standard_planning import dismasted_cards

LOW_VEER, HIGH_VEER = 3, 7


def automatic_ships(g: SgGame) -> list[Ship]:
    return [ship for ship in in_play(g) if ship.automatic]


# ------------------------------------------------------------------------------- movement


def deck_numbers(deck: Deck) -> list[int]:
    """[SG-L-MOV-1] Every blue card of veer 3 to 7, both copies and the sideslips (ruling 124)."""
    return [
        card.number
        for card in deck.cards.values()
        if card.border == "blue" and LOW_VEER <= card.veer <= HIGH_VEER
    ]


def deal_deck(g: SgGame, ship: Ship) -> None:
    """A shuffled automatic deck and an empty discard pile."""
    pile = Pile(f"sg.auto.{ship.id}", "hidden", None, deck_numbers(g.data.decks[card_of(g, ship).deck]))
    g.shuffle(pile)
    g.state.auto_decks[ship.id] = pile
    g.state.auto_discards[ship.id] = Pile(f"sg.auto-discard.{ship.id}", "public", None, [])


def draw_cards(g: SgGame) -> None:
    """[SG-L-MOV-1] In the movement phase each automatic ship turns up the top card of its deck, unless at
    anchor
    [SG-L-ANC-1]."""
    for ship in automatic_ships(g):
        if not (ship.anchored or ship.aground or held(g, ship)) and ship.id in g.state.auto_decks:
            card = _draw(g, ship)
            ship.last_card = None  # no veer limit (ruling 124)
            ship.slots = [Sealed("sg.slot", "", _card_sailed(g, ship, card), ship.id)]


def _draw(g: SgGame, ship: Ship) -> CardId:
    deck, discards = g.state.auto_decks[ship.id], g.state.auto_discards[ship.id]
    if not deck.items:  # ruling 125
        deck.items, discards.items = discards.items, []
        g.shuffle(deck)
    number = g.draw(deck)
    printed = g.data.decks[card_of(g, ship).deck]
    left, returned = settle(printed, [*discards.items, number])
    discards.items = left
    if returned:
        deck.items.extend(returned)
        g.shuffle(deck)
    return printed.numbered[number].id


def _card_sailed(g: SgGame, ship: Ship, card: CardId) -> CardId:
    """Masts and, in the basic rules, wind ahead replace the card; the other levels do the latter by
    themselves."""
    deck = g.data.decks[card_of(g, ship).deck]
    if ship.masts_then:
        grey = dismasted_cards(g, ship)
        return grey[g.random_below(len(grey), "grey card", ship.id)]
    if basic(g) and attitude(g, ship) == "red":
        wanted = red_class(deck.cards[card].veer)
        return next(red for red in deck.red if deck.cards[red].veer == wanted)
    return card


def settle(deck: Deck, pile: list[int]) -> tuple[list[int], list[int]]:
    """[SG-L-MOV-2] Discards that stay and those that return: a right and a left sideslip, or a right and a
    left
    turn that add up to ten, go back together with every straight card (ruling 125)."""
    pair = _pair(deck, pile)
    if pair is None:
        return pile, []
    straights = [number for number in pile if deck.numbered[number].kind == "straight"]
    returned = [*pair, *straights]
    return [number for number in pile if number not in returned], returned


def _pair(deck: Deck, pile: list[int]) -> tuple[int, int] | None:
    cards = [deck.numbered[number] for number in pile]
    slips_right = [card.number for card in cards if card.kind == "sideslip_right"]
    slips_left = [card.number for card in cards if card.kind == "sideslip_left"]
    if slips_right and slips_left:
        return slips_right[0], slips_left[0]
    turns_left = [card for card in cards if card.kind == "turn_left"]
    for one in cards:
        for two in turns_left:
            if one.kind == "turn_right" and one.veer + two.veer == 10:
                return one.number, two.number
    return None


# ------------------------------------------------------------------------------- fire


def declare(g: SgGame) -> None:
    """[SG-L-FIRE-1] Automatic ships and batteries fire whenever they may and have a target."""
    for ship in automatic_ships(g):
        firer = ShipTarget(ship.id)
        for side in BEAMS:
            shots = tuple(s for s in g.state.shots if s.weapon == side and s.firer == firer)
            shot = nearest(g, ship, side, shots)
            if shot is not None and _has_fire(g, ship, side):
                _give(g, firer, side, _order(g, ship, side, shot))
        near = musket_targets(g, ship) if advanced_crew.may_fire_muskets(g, ship) else []
        if near:
            target = nearest_ship(g, corners(box_of(g, ship)), near, f"ship {ship.id}")
            _give(g, firer, "musket", Order(firer, "musket", target))
    for battery in batteries.standing(g):
        if battery.automatic:
            _declare_battery(g, battery)


def _give(g: SgGame, firer: Firer, weapon: Weapon, order: Order) -> None:
    """The rulebook's own ships have no secrets."""
    g.state.orders.append(Sealed("sg.automatic", "", Declared(firer, weapon, order), firer.id, opened=True))


def _has_fire(g: SgGame, ship: Ship, side: Beam) -> bool:
    """[SG-L-FIRE-3] Loaded, or unloaded with continuous fire."""
    return ship.broadside(side).load is not None or optional_gunnery.may_fire_empty(g, ship, side)


def nearest(g: SgGame, ship: Ship, side: Beam, shots: tuple[Shot, ...]) -> Shot | None:
    """[SG-L-FIRE-2] The nearest target, ties at random (ruling 127); against it the strongest arc."""
    if not shots or optional_gunnery.barred(g, ship, side, min(shot.range for shot in shots)):
        return None
    target = nearest_target(g, shots, f"{ship.id} {side}")
    power = basic_damage.gunnery(g, ship, ship.hull_then)
    against = [shot for shot in shots if shot.target == target]
    return max(against, key=lambda shot: (power[ARCS.index(shot.arc)], -shot.range))


def nearest_target(g: SgGame, shots: Sequence[Shot], who: str) -> Target:
    close = min(shot.range for shot in shots)
    return one_of(g, list(dict.fromkeys([shot.target for shot in shots if shot.range == close])), who)


def one_of(g: SgGame, targets: list[Target], who: str) -> Target:
    """Ties at random (ruling 127)."""
    return targets[g.random_below(len(targets), "nearest target", who)] if len(targets) > 1 else targets[0]


def shot_by_distance(g: SgGame, distance: int) -> Ammo:
    """[SG-L-FIRE-4] No choice of shot: D chits in the red and purple band (C by option), then A, then B."""
    if basic(g) or distance > g.data.ruler.stripe:
        return "ball"
    return "chain" if g.options.solo_near == "C" else "grape"


def _order(g: SgGame, ship: Ship, side: Beam, shot: Shot) -> Order:
    empty = ship.broadside(side).load is None
    ammo = shot_by_distance(g, shot.range)
    return Order(
        shot.firer, side, shot.target, shot.arc, ammo, shot.range, shot.bow, shot.stern, False, empty
    )


def musket_targets(g: SgGame, ship: Ship) -> list[Ship]:
    """Enemies within the width of the ruler."""
    width = g.data.ruler.width
    return [other for other in in_play(g) if other.side != ship.side and gap_at_most(g, ship, other, width)]


def nearest_ship(g: SgGame, rim: Polygon, ships: list[Ship], who: str) -> Target:
    """[SG-L-FIRE-2] Muskets too are fired at the nearest."""
    gaps = {ship.id: gap(rim, corners(box_of(g, ship))) for ship in ships}
    near = min(gaps.values())
    return one_of(g, [ShipTarget(number) for number, distance in gaps.items() if distance == near], who)


def _declare_battery(g: SgGame, battery: CoastalBattery) -> None:
    """[SG-L-BAT-1] Like an automatic ship: nearest target, strongest arc, shot by distance."""
    firer = BatteryTarget(battery.id)
    loaded = batteries.may_fire(g, battery)
    shots = batteries.nearest_only(g, battery, batteries.battery_shots(g, battery)) if loaded else []
    if shots:
        target = nearest_target(g, shots, f"battery {battery.id}")
        power = batteries.card_of(g, battery).gunnery[battery.hull_then]
        shot = max(
            (s for s in shots if s.target == target), key=lambda s: (power[FORT_ARCS.index(s.arc)], -s.range)
        )
        order = batteries.order_for(battery, shot, shot_by_distance(g, shot.range))
        _give(g, firer, "guns", order)
    near = batteries.musket_targets(g, battery) if batteries.may_use_muskets(g, battery) else []
    if near:
        target = nearest_ship(g, batteries.dot(battery.at), near, f"battery {battery.id}")
        _give(g, firer, "musket", Order(firer, "musket", target))


# ------------------------------------------------------------------------------- actions


def plan_actions(g: SgGame) -> None:
    """[SG-L-ACT-1] Advanced rules: the printed list is worked through until the action number is used.

    Ranges are those of the moment of planning, as for a captain (docs/decisions/0304).
    """
    if not advanced(g):
        return
    for ship in automatic_ships(g):
        room = advanced_crew.action_number(g, ship) - len(ship.deferred)
        wanted = [token for token in wanted_actions(g, ship) if token not in ship.deferred]
        ship.tokens = [Sealed("sg.automatic", "", token, ship.id) for token in wanted[: max(0, room)]]
    for battery in batteries.standing(g):
        if battery.automatic:
            room = batteries.action_number(g, battery) - len(battery.deferred)
            wanted = [token for token in wanted_by_battery(g, battery) if token not in battery.deferred]
            battery.tokens = [
                Sealed("sg.automatic", "", token, battery.id) for token in wanted[: max(0, room)]
            ]


def wanted_actions(g: SgGame, ship: Ship) -> list[Token]:
    """[SG-L-ACT-1] In order of priority: musketry, fire, leak, broadsides, reloading, other repairs (ruling
    128)."""
    wanted: list[Token] = []
    if musket_targets(g, ship):
        wanted.append("musketry")
    if ship.fires:
        wanted.append("extinguish")
    if ship.leaks:
        wanted.append("repair")
    ranges = {side: target_range(g, ship, side) for side in BEAMS}
    far = g.data.ruler.length + 1
    sides = sorted(BEAMS, key=lambda side: (ranges[side] or far, side))
    firing = [side for side in sides if ranges[side] is not None and _has_fire(g, ship, side)]
    wanted += [advanced_crew.FIRE_TOKENS[side] for side in firing]
    empty = [side for side in sides if ship.broadside(side).load is None and side not in firing]
    wanted += [advanced_crew.RELOAD_TOKENS[side] for side in empty]
    if "repair" not in wanted and repair_choice(g, ship) is not None:
        wanted.append("repair")
    return wanted


def target_range(g: SgGame, ship: Ship, side: Beam) -> int | None:
    """Range to the nearest target of a side as the ships stand now."""
    near = basic_gunnery.enemies_near(g, ship, in_play(g))
    boxes = {other.id: box_of(g, other) for other in on_table(g)} if near else {}
    rims = {number: corners(here) for number, here in boxes.items()}
    shots = [s for other in near for s in basic_gunnery.shots_at(g, ship, side, other, boxes, rims)]
    return min([shot.range for shot in shots], default=None)


def repair_choice(g: SgGame, ship: Ship) -> advanced_crew.Repair | None:
    """[SG-L-ACT-2] A leak; then a box full of ordinary damage; then a mast; then the rudder."""
    if ship.leaks:
        return advanced_crew.Repair(ship.id, "leak")
    if not ship.hull_repaired:
        for number, box in enumerate(ship.hull):
            if repairable(box) and box_value(g, box) >= burden(g, ship):
                return advanced_crew.Repair(ship.id, "hull", number)
    if ship.masts and not ship.mast_repaired:
        return advanced_crew.Repair(ship.id, "mast")
    if ship.rudder:
        return advanced_crew.Repair(ship.id, "rudder")
    return None


def carry_out_repairs(g: SgGame) -> None:
    """The repairs of automatic ships that come due now."""
    for ship in automatic_ships(g):
        choice = repair_choice(g, ship) if "repair" in ship.deferred else None
        if choice is not None:
            advanced_crew.carry_out_repair(g, ship, choice)


def wanted_by_battery(g: SgGame, battery: CoastalBattery) -> list[Token]:
    """[SG-L-BAT-1] Fire on board, guns, musketry, reloading, repair."""
    wanted: list[Token] = []
    if battery.fires:
        wanted.append("extinguish")
    loaded = battery.guns.load is not None or g.options.continuous_fire
    firing = loaded and bool(batteries.battery_shots(g, battery))
    if firing:
        wanted.append("fire_guns")
    if batteries.musket_targets(g, battery):
        wanted.append("musketry")
    if battery.guns.load is None and not firing:
        wanted.append("reload_guns")
    need = batteries.card_of(g, battery).burden
    full = [box for box in battery.hull if repairable(box) and box_value(g, box) >= need]
    if full and not battery.hull_repaired:
        wanted.append("repair")
    return wanted
