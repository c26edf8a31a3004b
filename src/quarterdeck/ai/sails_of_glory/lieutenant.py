"""What the computer players know: every card against sampled moves of the enemy, boxes given and taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from quarterdeck.ai.sails_of_glory import goals, siege, standing, values
from quarterdeck.ai.search import Budget, Plan, only
from quarterdeck.ai.temper import EVEN, Temper
from quarterdeck.games.sails_of_glory.actions import (
    EndTokens,
    Fire,
    FireAway,
    LeaveEmpty,
    Load,
    Musket,
    PlanCard,
    PlanToken,
    SetSails,
)
from quarterdeck.games.sails_of_glory.ids import (
    ARCS,
    BEAMS,
    Ammo,
    Arc,
    BuildingTarget,
    CardId,
    ShipId,
    ShipTarget,
    Target,
)
from quarterdeck.games.sails_of_glory.options import SgGame, basic, scenario_of
from quarterdeck.games.sails_of_glory.rules import batteries
from quarterdeck.games.sails_of_glory.rules.advanced_crew import DouseEnemy, Repair, repairs
from quarterdeck.games.sails_of_glory.rules.basic_combat import fire_order
from quarterdeck.games.sails_of_glory.rules.basic_damage import gunnery
from quarterdeck.games.sails_of_glory.rules.basic_planning import Planning
from quarterdeck.games.sails_of_glory.rules.batteries import (
    EmptyGuns,
    EndGarrison,
    FireGuns,
    GarrisonMuskets,
    LoadGuns,
    PlanGarrison,
)
from quarterdeck.games.sails_of_glory.rules.common import burden, card_of, colour, gap_at_most, in_play
from quarterdeck.games.sails_of_glory.rules.deployment import DeployAt, DeployHeading, PlaceAt
from quarterdeck.games.sails_of_glory.rules.optional_boarding import Board
from quarterdeck.games.sails_of_glory.rules.standard_setup import FirstOrders
from quarterdeck.games.sails_of_glory.state import CoastalBattery, Order, Ship
from quarterdeck.geometry.plane import Point, Pose, bearing, between
from quarterdeck.kernel import Action, Chance, Guess, Sealed, Seat

Enemies = list[tuple[Ship, float, list[Pose]]]
SHOTS: Final = (Fire, FireAway, Musket)
SAMPLES = 4
FAR = 60000
"""Two ships that close from here are in range two turns later."""
SPREAD = 12000
"""No two battles begin alike: how much nearer the middle a place must be to be surely preferred."""


class Craft:
    """What computer players of the game know: every decision has a value; what is unknown is sampled, never
    looked up."""

    budgets: Final = {
        "captain": Budget(simulations=16, depth=3, sure=0.8, most=4, explaining=60, settled=SHOTS),
        "admiral": Budget(simulations=120, depth=5, sure=0.8, most=8, settled=SHOTS),
    }

    def __init__(self, temper: Temper = EVEN) -> None:
        self._temper = temper

    def players(self, rank: str) -> Craft:
        return self

    def obvious(self, actions: Sequence[Action]) -> Action | None:
        return only(actions)

    def policy(self, g: SgGame, seat: Seat, chance: Chance) -> Plan:
        options = g.pending[seat]
        return (max(options, key=Judge(chance, self._temper).value(g, options)),)

    def candidates(self, g: SgGame, seat: Seat, chance: Chance) -> list[Plan]:
        """Manoeuvre cards and shots are worth a search, near the enemy; the rest is clear enough."""
        options = g.pending[seat]
        value = Judge(chance, self._temper).value(g, options)
        ranked = sorted(options, key=value, reverse=True)
        thought = isinstance(options[0], PlanCard | Fire | FireAway | PlanToken) and near(g, options[0].ship)
        return [(option,) for option in (ranked if thought else ranked[:1])]

    def value(self, g: SgGame, seat: Seat) -> float:
        return standing.value(g, seat)

    def terms(self, g: SgGame, seat: Seat) -> dict[str, float]:
        return standing.terms(g, seat)

    def stop(self, g: SgGame, depth: int) -> Callable[[SgGame], bool]:
        """After so many turns with the card that is laid now, where the next cards are to be laid; beyond the
        basic rules it is sailed a turn later [SG-S-PLAN-1]."""
        last = g.state.turn + depth + (not basic(g) and isinstance(g.stack[-1], Planning))
        return lambda g: g.state.turn >= last

    def guess(self, chance: Chance) -> Guess:
        """Others are taken for lieutenants: cards, shot and crew actions as he would have laid them."""
        return Judge(chance).guess

    def likely(self, g: SgGame, seat: Seat) -> float:
        return 1.0

    def decisions(self, g: SgGame, seat: Seat) -> int:
        return max(1, 2 * sum(ship.seat == seat for ship in in_play(g)))


def near(g: SgGame, number: ShipId) -> bool:
    """Is a ship so near an enemy or a shore that what she does now decides something within a few turns?"""
    ship = g.state.ships[number]
    x, y, _ = ship.pose
    foes = [foe.pose for foe in in_play(g) if foe.side != ship.side]
    return bool(g.state.terrain) or any((x - a) ** 2 + (y - b) ** 2 < FAR * FAR for a, b, _ in foes)


class Judge:
    """The worth of each answer to one question."""

    def __init__(self, chance: Chance, temper: Temper = EVEN) -> None:
        self._dice, self._care = chance, temper.care

    def value(self, g: SgGame, options: Sequence[Action]) -> Callable[[Action], float]:
        first = options[0]
        match first:
            case PlanCard(ship):
                return self._plan(g, g.state.ships[ship], options)
            case PlanToken(ship) | EndTokens(ship):
                return self._tokens(g, g.state.ships[ship])
            case PlanGarrison(fort) | EndGarrison(fort):
                return self._garrison(g, g.state.batteries[fort])
            case DeployAt() | DeployHeading():
                return lambda action: self._deploy(g, action)
        return lambda action: self._other(g, action)

    # ---------------------------------------------------------------- planning

    def _enemies(self, g: SgGame, ship: Ship, turns: int) -> Enemies:
        """Every enemy with sampled places after some turns, the likely one (straight on) first."""
        found: Enemies = []
        for enemy in in_play(g):
            if enemy.side == ship.side:
                continue
            still = enemy.anchored or enemy.aground
            places = []
            deck = g.data.decks[card_of(g, enemy).deck]
            for sample in range(1 if still else SAMPLES):
                pose, aback = enemy.pose, enemy.aback
                for _ in range(0 if still else turns):
                    card = deck.straight if sample == 0 else deck.blue[self._dice.below(len(deck.blue))]
                    pose, aback = values.after(g, enemy, pose, card, aback)
                places.append(pose)
            found.append((enemy, goals.worth(g, enemy), places))
        return found

    def _friends(self, g: SgGame, ship: Ship, turns: int) -> list[tuple[Ship, Pose]]:
        """Where the other ships of the side will be: by the cards they hold as far as they are known, then
        straight on."""
        step = g.stack[-1]
        laid = step.cards if isinstance(step, Planning | FirstOrders) else {}
        found = []
        for other in in_play(g):
            if other.side != ship.side or other.id == ship.id:
                continue
            straight = g.data.decks[card_of(g, other).deck].straight
            still = other.anchored or other.aground
            slots = [*([] if basic(g) else other.slots), *([laid[other.id]] if other.id in laid else [])]
            held = [slot.value for slot in slots]
            pose, aback = other.pose, other.aback
            for turn in range(0 if still else turns):
                pose, aback = values.after(g, other, pose, [*held, straight, straight][turn], aback)
            found.append((other, pose))
        return found

    def _plan(self, g: SgGame, ship: Ship, options: Sequence[Action]) -> Callable[[Action], float]:
        held = [] if basic(g) else [slot.value for slot in ship.slots[:1]]
        cards = [option.card for option in options if isinstance(option, PlanCard)]
        worth = self._cards(g, ship, cards, held)
        return lambda action: worth(action.card) if isinstance(action, PlanCard) else 0.0

    def _cards(
        self, g: SgGame, ship: Ship, cards: Sequence[CardId], held: Sequence[CardId]
    ) -> Callable[[CardId], float]:
        """The worth of a card sailed after those a ship already holds."""
        start, aback, turns = ship.pose, ship.aback, 1 + len(held)
        for card in held:
            start, aback = values.after(g, ship, start, card, aback)
        enemies = self._enemies(g, ship, turns)
        friends, duels = self._friends(g, ship, turns), values.duels(g, ship, enemies)
        errand, care = goals.errand(g, ship), self._care * goals.care(g, ship)
        stake, runners = goals.building_stake(g, ship.side), goals.runners(g, enemies)
        if not errand and siege.lie_still(g, ship):
            best = siege.plan(g, ship, cards, friends, care)
            return lambda card: best.get(card, -1000.0)

        def value(card: CardId) -> float:
            pose, _ = values.after(g, ship, start, card, aback)
            if values.goes_out(g, ship, pose, errand.doors):
                return goals.ESCAPE
            gain = values.safety(g, ship, pose, card, errand.doors)
            if gain <= values.OFF_TABLE:
                return gain
            gain += values.exchange(pose, duels, care)
            if errand:
                gain += goals.progress(g, ship, pose, errand)
            else:
                gain += goals.bar(g, pose, runners) if runners else values.approach(pose, enemies)
            if g.state.terrain:
                gain += values.bombardment(g, ship, pose, stake)
            return gain + values.crowding(g, ship, pose, friends)

        return value

    # ---------------------------------------------------------------- what others have sealed

    def guess(self, g: SgGame, sealed: Sealed[Any], could_be: Sequence[Any]) -> Any:
        """What another has laid face down, as if this were he."""
        if len(could_be) == 1:
            return could_be[0]
        return max(could_be, key=self._in_seal(g, sealed, could_be))

    def _in_seal(self, g: SgGame, sealed: Sealed[Any], could_be: Sequence[Any]) -> Callable[[Any], float]:
        kind, about = sealed.kind, sealed.about
        match kind:
            case "sg.slot" | "sg.card" | "sg.first-card":
                ship = g.state.ships[about]
                slots = ship.slots
                place = next((n for n, slot in enumerate(slots) if slot is sealed), len(slots))
                held = [] if basic(g) else [slot.value for slot in slots[:place]]
                return self._cards(g, ship, could_be, held)
            case "sg.load":
                return lambda ammo: self._load(g, g.state.ships[about], ammo)
            case "sg.token":
                wanted = self._wanted(g, g.state.ships[about])
                return lambda token: wanted.get(token, -1.0)
            case "sg.fire":
                return lambda declared: self._order(g, declared.order)
            case "sg.first-sails":
                return lambda sails: float(sails == goals.first_sails(g, g.state.ships[about]))
            case "sg.garrison":
                duties = self._duties(g, g.state.batteries[about])
                return lambda token: duties[token]
        likely = could_be[self._dice.below(len(could_be))]
        return lambda choice: float(choice == likely)

    # ---------------------------------------------------------------- crew actions

    def _tokens(self, g: SgGame, ship: Ship) -> Callable[[Action], float]:
        wanted = self._wanted(g, ship)
        return lambda action: wanted.get(action.token, -1.0) if isinstance(action, PlanToken) else 0.0

    def _wanted(self, g: SgGame, ship: Ship) -> dict[str, float]:
        """What each crew action is worth; ending is worth nothing."""
        pose = ship.pose
        if ship.slots:
            pose, _ = values.after(g, ship, pose, ship.slots[0].value, ship.aback)
        enemies = self._enemies(g, ship, 1)
        wanted = {"extinguish": 6.0 if ship.fires else -1.0, "pump": 2.0, "grog": 1.0}
        works = {repair.what for repair in repairs(g, ship)} - set(ship.finishing)
        wanted["repair"] = 5.0 if "leak" in works else 1.2 if works else -1.0
        close = any(
            abs(x - pose[0]) + abs(y - pose[1]) < 11000 for _, _, places in enemies for x, y, _ in places
        )
        wanted["musketry"] = 1.5 if close else -1.0
        wanted["boarding"] = 0.2 if close and len(ship.crew) < 3 else -1.0
        shore = [rim[0] for _, rim, _ in batteries.shore_targets(g, ship.side)]
        near = self._sides_in_reach(pose, [(x, y) for _, _, places in enemies for x, y, _ in places] + shore)
        for side in BEAMS:
            wanted[f"fire_{side}"] = 0.2 + 4.0 * near[side] if near[side] else -0.5
            wanted[f"reload_{side}"] = 3.0
        sail = goals.sail_wanted(g, ship, self._last_place(g, ship))
        wanted["raise_sail"], wanted["reduce_sail"] = 7.0 * sail - 1.0, -7.0 * sail - 1.0
        return wanted

    def _last_place(self, g: SgGame, ship: Ship) -> Pose:
        """Where a ship will be when every card she holds is sailed; they are sailed on the line of backing
        sails once hers are being furled."""
        step = g.stack[-1]
        laid = step.cards.get(ship.id) if isinstance(step, Planning) else None
        pose, aback = ship.pose, ship.aback
        for card in (*ship.slots, *([laid] if laid else [])):
            pose, aback = values.after(g, ship, pose, card.value, aback)
        return pose

    def _garrison(self, g: SgGame, fort: CoastalBattery) -> Callable[[Action], float]:
        duties = self._duties(g, fort)
        return lambda action: duties[action.token] if isinstance(action, PlanGarrison) else 0.0

    def _duties(self, g: SgGame, fort: CoastalBattery) -> dict[str, float]:
        foes = [ship.pose for ship in in_play(g) if ship.side != fort.side]
        far = min((abs(x - fort.at[0]) + abs(y - fort.at[1]) for x, y, _ in foes), default=100_000)
        return {
            "extinguish": 6.0,
            "fire_guns": 4.0 if far < 45000 else -1.0,
            "reload_guns": 3.0,
            "musketry": 1.5 if far < 25000 else -1.0,
            "repair": 1.0 if fort.hull else -1.0,
        }

    def _sides_in_reach(self, pose: Pose, spots: list[Point]) -> dict[str, float]:
        """Part of the places where an enemy may be that lie a ruler's length off on each side."""
        count = {"port": 0, "starboard": 0}
        for x, y in spots:
            dx, dy = x - pose[0], y - pose[1]
            if dx * dx + dy * dy < 29000**2:
                off = (bearing(dx, dy) - pose[2]) % 36000
                if 3500 < off < 14500:
                    count["starboard"] += 1
                elif 21500 < off < 32500:
                    count["port"] += 1
        total = 1 + len(spots)
        return {side: hits / total for side, hits in count.items()}

    # ---------------------------------------------------------------- the rest

    def _deploy(self, g: SgGame, action: Action) -> float:
        """About the middle of the zone, not always on the same spot; towards the enemy, or across his way,
        with the wind on the quarter."""
        middle_x, middle_y = g.state.width // 2, g.state.height // 2
        if isinstance(action, DeployAt):
            off_centre = abs(action.x * 100 - middle_x) + abs(action.y * 100 - middle_y)
            return float(self._dice.below(SPREAD) - off_centre)
        assert isinstance(action, DeployHeading)
        ship = g.state.ships[action.ship]
        pose = (ship.pose[0], ship.pose[1], action.heading)
        foes = [foe.pose for foe in in_play(g) if foe.side != ship.side and foe.pose[1] >= 0]
        x, y, _ = min(
            foes,
            key=lambda at: (at[0] - pose[0]) ** 2 + (at[1] - pose[1]) ** 2,
            default=(middle_x, middle_y, 0),
        )
        ahead = bearing(x - pose[0], y - pose[1])
        off = between(ahead, action.heading)
        if goals.barred(g, ship.side):  # across the way
            off = abs(off - 9000)
        speed = {"green": 3.0, "orange": 1.5, "red": -8.0}[colour(g, g.state.wind, action.heading)]
        return speed - off / 3000 + values.safety(g, ship, pose)

    def _other(self, g: SgGame, action: Action) -> float:
        match action:
            case Fire():
                return self._order(g, fire_order(g, action))
            case Musket() | GarrisonMuskets():
                return 0.3
            case FireAway() | LeaveEmpty() | EmptyGuns():
                return -1.0
            case FireGuns(fort, arc, target):
                return self._guns(g, g.state.batteries[fort], arc, target)
            case LoadGuns(_, ammo):
                return 1.0 if ammo == "ball" else 0.0
            case PlaceAt(piece, x, y):  # as the scenario shows it
                shown = next(placed for placed in scenario_of(g).terrain if placed.piece == piece)
                return -float(abs(x - shown.x) + abs(y - shown.y))
            case Load(ship, _, ammo):
                return self._load(g, g.state.ships[ship], ammo)
            case SetSails(ship, sails):
                return 1.0 if sails == goals.first_sails(g, g.state.ships[ship]) else 0.0
            case Repair(_, what):
                return {"leak": 4.0, "mast": 2.0, "hull": 3.0, "rudder": 1.0}.get(what, 0.0)
            case Board(ship, yes):
                me = g.state.ships[ship]
                foes = [foe for foe in in_play(g) if foe.side != me.side and gap_at_most(g, me, foe, 100)]
                return 1.0 if yes == any(self._outfights(g, me, foe) for foe in foes) else 0.0
            case DouseEnemy(_, enemy):
                return 0.0 if enemy else 1.0
        return 0.01

    def _order(self, g: SgGame, order: Order | None) -> float:
        """What declared fire is worth; what is not fired is kept."""
        if order is None or not isinstance(order.firer, ShipTarget):
            return 0.0
        if order.target is None:
            return -1.0
        if order.weapon == "musket":
            return 0.3
        shooter = g.state.ships[order.firer.id]
        if not isinstance(order.target, ShipTarget):
            return self._at_shore(g, shooter, order.arc, order.target, order.range)
        foe = g.state.ships[order.target.id]
        through = values.raked(order.bow, order.stern) if order.arc == "full" else "none"
        gain = values.guns(g, shooter, foe).salvo(g.data, order.arc, order.ammo, order.range, through)
        return gain * goals.worth(g, foe) - 0.05 * order.high

    def _at_shore(self, g: SgGame, ship: Ship, arc: Arc, target: Target, distance: int) -> float:
        """A building with points on it before ships, a battery after them."""
        stake = goals.building_stake(g, ship.side)
        if not isinstance(target, BuildingTarget) or not stake:
            return 0.5
        power = gunnery(g, ship, ship.hull_then)[ARCS.index(arc)]
        letters = values.letters_at(g.data, "ball", distance)
        return min(float(stake), sum(power * values.shore_chit(g, a, target, stake) for a in letters))

    def _outfights(self, g: SgGame, me: Ship, foe: Ship) -> bool:
        """Would the enemy lose a greater part of the men still on their feet?"""
        mine, theirs = (card_of(g, ship).boxes - len(ship.crew) for ship in (me, foe))
        return burden(g, me) * mine > burden(g, foe) * theirs

    def _guns(self, g: SgGame, fort: CoastalBattery, arc: int, target: Target) -> float:
        """The strongest arc at the nearest enemy."""
        x, y, _ = g.state.ships[target.id].pose if isinstance(target, ShipTarget) else (0, 0, 0)
        far = abs(x - fort.at[0]) + abs(y - fort.at[1])
        return 1.0 + batteries.card_of(g, fort).gunnery[0][arc] * 10000 / (20000 + far)

    def _load(self, g: SgGame, ship: Ship, ammo: Ammo) -> float:
        """Grape for a big enemy alongside, ball for everything else."""
        near = [foe for foe in in_play(g) if foe.side != ship.side and gap_at_most(g, ship, foe, 5000)]
        if any(burden(g, foe) >= 5 for foe in near):
            return {"grape": 2.0, "ball": 1.0}.get(ammo, 0.0)
        return {"ball": 2.0, "grape": 1.0}.get(ammo, 0.0)
