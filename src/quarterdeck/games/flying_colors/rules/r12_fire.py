"""[12.0, 12.3, 12.4, 12.7, 12.9, 12.10, 12.11] The fire procedure, defensive and grappled fire as steps."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.games.flying_colors.data.gunnery import RATES
from quarterdeck.games.flying_colors.ids import OTHER, Attack, Broadside, Column, Hits, ShipId, ShipRef
from quarterdeck.games.flying_colors.rules.common import FCGame, helm, seat_of, ship_ref
from quarterdeck.games.flying_colors.state import Ship, numbered_ships
from quarterdeck.geometry.hex import DISTANCE
from quarterdeck.kernel import Action, Arg, Event, Ledger, Message, Roll, Seat, Step

from .r12_arcs import BROADSIDES, FIRED_BIT
from .r12_firepower import Reason, ShotPlan, cell, die_mods, sharpen, sharpened_by, work_out
from .r12_odds import columns, odds
from .r12_targets import (
    NEAR,
    answers,
    guns_ready,
    has_effect,
    hostile,
    reply_sides,
    settle_passing_side,
    shots,
    why_not,
)
from .r13_damage import aftermath, hurt
from .r13_fires import may_ignite
from .verdicts import Verdict, Why


class Fire(Action, frozen=True, tag="fire"):
    """[12.3] A. The active ship names a target for one broadside."""

    ship: ShipId
    side: Broadside
    target: ShipId


class Shoot(Action, frozen=True, tag="shoot"):
    """[12.7] Fire at the hull or at the rigging."""

    at: Column


class HoldFire(Action, frozen=True, tag="hold-fire"):
    """[12.4] After defensive fire the active ship may keep its broadside."""


class Answer(Action, frozen=True, tag="answer"):
    """[12.4], [12.11] A unit fires defensively at the active ship."""

    ship: ShipId
    side: Broadside


class NoAnswer(Action, frozen=True, tag="no-answer"):
    """[12.4] Nobody fires defensively."""


SHOOT = {"hull": Shoot("hull"), "rigging": Shoot("rigging")}
HOLD = HoldFire()
NO_ANSWER = NoAnswer()


# ---------------------------------------------------------------- what is told


class TargetNamed(Event, frozen=True, tag="fc-names-target"):
    """[12.3] A. The active ship names a target; the other side may fire first."""

    cites = "12.3"
    ship: ShipRef
    target: ShipRef
    side: Broadside


class AnswerNamed(Event, frozen=True, tag="fc-answers-fire"):
    """[12.4], [12.11] A unit is about to fire at the active ship."""

    cites = "12.4"
    ship: ShipRef
    target: ShipRef
    side: Broadside


class FireHeld(Event, frozen=True, tag="fc-holds-fire"):
    """[12.4] The active ship keeps its broadside after all."""

    cites = "12.4"
    ship: ShipRef
    target: ShipRef


class ShotLost(Event, frozen=True, tag="fc-shot-lost"):
    """[13.3] The answer has silenced the guns, or left them without reach (rulings 112, 188)."""

    cites = "13.3"
    ship: ShipRef
    target: ShipRef


class Shot(Event, frozen=True, tag="fc-shot"):
    """[12.3] C to I: one broadside with its whole arithmetic and what it did."""

    cites = "12.9"
    ship: ShipRef
    target: ShipRef
    side: Broadside
    answering: bool
    attack: Attack
    range: int
    point_blank: bool
    column: Column
    rate: Ledger
    """[12.8] The row of the Firepower Table: the printed rate and what shifts it. `row` is its name."""
    row: str
    firepower: Ledger
    roll: Roll
    printed: Hits
    """The cell of the Hit Results Table."""
    counts_as: tuple[Reason, ...]
    """Why it does not count as printed, if it does not."""
    hits: Hits
    """What it counts as."""
    suffered: Hits
    """What the target had left to lose of it [13.2]."""
    odds: tuple[Hits, ...]
    """What each face of the die would have counted as, 0 to 9."""

    def words(self) -> Message:
        done = self.suffered
        kinds = (("hull", done.hull), ("rigging", done.rigging), ("crew", done.crew))
        hits = [Message(f"fc-hits-{kind}", {"count": count}) for kind, count in kinds if count]
        args: dict[str, Arg] = {
            "ship": self.ship.name,
            "target": self.target.name,
            "attack": self.attack,
            "column": self.column,
            "answering": self.answering,
            "hits": hits or [Message("fc-hits-none")],
        }
        return Message(self.what, args)

    def chance(self, roll: Roll) -> float:
        """The share of the faces that count as the same hits."""
        return self.odds.count(self.hits) / len(self.odds)


class Stung(Event, frozen=True, tag="fc-stung"):
    """[5.3] A small ship has hurt a large one: the large ships may fire at it from now on."""

    cites = "5.3"
    ship: ShipRef
    target: ShipRef


# ---------------------------------------------------------------- what the activation of a ship calls


def fire_options(g: FCGame, i: ShipId) -> list[Action]:
    """[12.0], [12.3] The shots the active ship may name now."""
    return [Fire(i, side, j) for side, j in shots(g, i)]


def shot_verdicts(g: FCGame, i: ShipId, barred: Why | None, everything: bool) -> Iterator[Verdict]:
    """[12.3] The shots the active ship may name; with `everything` those it may not, and why."""
    if (barred is None) != everything:
        for shot in fire_options(g, i):
            yield shot, barred
    if everything:
        yield from _refused_shots(g, i)


def _refused_shots(g: FCGame, i: ShipId) -> Iterator[Verdict]:
    """Shots at enemies in sight of the table."""
    ship = g.state.ships[i]
    for j, target in numbered_ships(g.state):
        if not target.bow or DISTANCE[target.bow - ship.bow] > NEAR or not hostile(ship, target):
            continue
        for side in BROADSIDES:
            bar = why_not(g, i, side, j)
            if bar is not None:
                names = {"ship": ship.name, "target": target.name}
                yield Fire(i, side, j), Why(Message(bar.reason, names), bar.rule)


def take_fire(g: FCGame, i: ShipId, action: Action, of: int | None = None) -> None:
    """[12.3] Begin the procedure for a shot that was named."""
    assert isinstance(action, Fire)
    side, j = action.side, action.target
    settle_passing_side(g, i, side, j)
    told = g.tell(TargetNamed(ship_ref(g, i), ship_ref(g, j), side), of=of).n
    ship = g.state.ships[i]
    if j in ship.grappled or j in ship.fouled:
        g.call(GrappledFire(i, side, j, told))
    elif g.options.fire_per_point:  # [12.4] optional: answers come with the points spent instead
        g.call(FireStep(i, side, j, told))
    else:
        g.call(DefensiveFire(i, side, j, told))


def point_spent(g: FCGame, i: ShipId, points: int) -> None:
    """[12.4] Optional rule: one broadside of the other side at the active ship for each point it spends."""
    if g.options.fire_per_point:
        g.call(FirePerPoint(i, points))


# ---------------------------------------------------------------- one shot


def mark_fired(ship: Ship, side: Broadside) -> None:
    """[12.3] I."""
    ship.fired |= FIRED_BIT[side]
    ship.fired_ever |= FIRED_BIT[side]


class Fired:
    """A shot whose die has fallen and that has not yet taken effect."""

    __slots__ = ("answering", "column", "hits", "odds", "plan", "printed", "roll")

    def __init__(self, g: FCGame, plan: ShotPlan, column: Column, answering: bool) -> None:
        """[12.8], [12.9] The Hit Results Table."""
        assert plan.firepower is not None  # such shots are neither offered nor asked about
        self.plan, self.column, self.answering = plan, column, answering
        self.odds = odds(g, plan, column).results
        mods = die_mods(g, plan, column)
        mark_fired(g.state.ships[plan.ship], plan.side)
        self.roll = g.throw("shot", plan.ship, 10, mods=mods, table="hit-results", zero_based=True, odds=())
        self.printed = cell(g, column, plan.firepower, self.roll.total)
        self.hits = sharpen(self.printed, plan, g.state.ships[plan.target])

    def take_effect(self, g: FCGame, of: int) -> None:
        """[12.9], [13.0], [13.4] H. Apply the damage, then see whether a fire breaks out."""
        plan, hits = self.plan, self.hits
        target = g.state.ships[plan.target]
        afloat = target.bow != 0  # gone with the first of two simultaneous shots otherwise
        suffered, after = hurt(g, plan.target, hits) if afloat else (Hits(), [])
        told = g.tell(self._event(g, suffered), of=of)
        if not afloat or not hits:
            return
        aftermath(g, plan.target, suffered, after, told)
        self._sting(g, told)
        if hits.fire:
            may_ignite(g, plan.target, hits, told)

    def _event(self, g: FCGame, suffered: Hits) -> Shot:
        plan = self.plan
        assert plan.base is not None and plan.firepower is not None
        return Shot(
            ship=ship_ref(g, plan.ship),
            target=ship_ref(g, plan.target),
            side=plan.side,
            answering=self.answering,
            attack=plan.attack,
            range=plan.sight.range,
            point_blank=plan.point_blank,
            column=self.column,
            rate=Ledger(plan.printed_rate, plan.rate_mods, plan.rate),
            row=RATES[plan.rate],
            firepower=Ledger(plan.base, plan.firepower_mods, plan.firepower),
            roll=self.roll,
            printed=self.printed,
            counts_as=sharpened_by(self.printed, plan, g.state.ships[plan.target]),
            hits=self.hits,
            suffered=suffered,
            odds=self.odds,
        )

    def _sting(self, g: FCGame, told: Event) -> None:
        """[5.3] Errata: now the large ships may fire at it."""
        ship, target = g.state.ships[self.plan.ship], g.state.ships[self.plan.target]
        if not ship.large and not ship.battery and target.large and not ship.stung:
            ship.stung = True
            g.tell(Stung(ship_ref(g, self.plan.ship), ship_ref(g, self.plan.target)), of=told)


# ---------------------------------------------------------------- steps


class FireStep(Step, tag="fc.fire"):
    """[12.3] C to I for active and for defensive fire; the target is named, answers have been fired."""

    rule = "12.3"
    ship: ShipId
    side: Broadside
    target: ShipId
    told: int = 0
    answering: bool = False  # this is defensive fire
    answered: bool = False  # defensive fire has been fired at this ship, so it may hold its own [12.4]

    def _lost(self, g: FCGame) -> bool:
        """[13.3] Has the answer silenced the guns, or taken their reach?"""
        if not guns_ready(g, g.state.ships[self.ship]):
            return True
        return self.answered and not has_effect(g, self.ship, self.side, self.target)

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        if self._lost(g):
            return {}
        options: list[Action] = [SHOOT[column] for column in columns(g, self.target)]
        if self.answered:
            options.append(HOLD)
        return {seat_of(g, g.state.ships[self.ship]): options}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        g.done()
        if not isinstance(action, Shoot):
            g.tell(FireHeld(ship_ref(g, self.ship), ship_ref(g, self.target)), of=self.told)
            return
        plan = work_out(g, self.ship, self.side, self.target, self.answering)
        assert plan is not None
        Fired(g, plan, action.at, self.answering).take_effect(g, self.told)

    def advance(self, g: FCGame) -> None:
        g.done()
        g.tell(ShotLost(ship_ref(g, self.ship), ship_ref(g, self.target)), of=self.told)

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        ships = g.state.ships
        kind = "fc-fire-or-hold-prompt" if self.answered else "fc-fire-prompt"
        return Message(kind, {"ship": ships[self.ship].name, "target": ships[self.target].name})


def answer_options(g: FCGame, against: ShipId) -> dict[Seat, list[Action]]:
    """[12.4] Any one opposing unit whose unfired broadside bears on the active ship."""
    target = g.state.ships[against]
    if target.bow == 0:
        return {}
    options: list[Action] = [Answer(i, side) for i, side in answers(g, against)]
    if not options:
        return {}
    options.append(NO_ANSWER)
    answering = helm(target) if target.confused else OTHER[target.side]  # both confused ships obey one seat
    return {g.state.seats[answering]: options}


class DefensiveFire(Step, tag="fc.defensive_fire"):
    """[12.4] A target is named; before the firepower is determined one opposing unit may fire first."""

    rule = "12.4"
    against: ShipId
    side: Broadside
    target: ShipId
    told: int = 0

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        return answer_options(g, self.against)

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Answer):
            self.advance(g)
            return
        named = announce_answer(g, action, self.against, self.told)
        g.replace(
            FireStep(action.ship, action.side, self.against, named, answering=True),
            FireStep(self.against, self.side, self.target, self.told, answered=True),
        )

    def advance(self, g: FCGame) -> None:
        g.replace(FireStep(self.against, self.side, self.target, self.told))

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-defensive-fire-prompt", {"ship": g.state.ships[self.against].name})


class FirePerPoint(Step, tag="fc.fire_per_point"):
    """[12.4] The optional rule: one broadside at the active ship for each movement point it has spent."""

    rule = "12.4"
    against: ShipId
    points: int

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        return answer_options(g, self.against) if self.points else {}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Answer):
            g.done()
            return
        self.points -= 1
        named = announce_answer(g, action, self.against, None)
        g.call(FireStep(action.ship, action.side, self.against, named, answering=True))

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-defensive-fire-prompt", {"ship": g.state.ships[self.against].name})


def announce_answer(g: FCGame, action: Answer, against: ShipId, of: int | None) -> int:
    settle_passing_side(g, action.ship, action.side, against)
    return g.tell(AnswerNamed(ship_ref(g, action.ship), ship_ref(g, against), action.side), of=of).n


class GrappledFire(Step, tag="fc.grappled_fire"):
    """[12.11] Fire between linked ships: only the partner may return it, and both shots count at once."""

    rule = "12.11"
    ship: ShipId
    side: Broadside
    target: ShipId
    told: int = 0
    asked: bool = False  # the partner has said whether he returns the fire
    reply: Broadside | None = None
    reply_told: int = 0
    aim: Column | None = None

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        ships = g.state.ships
        if not self.asked:
            sides = reply_sides(g, self.target, self.ship)
            if not sides:
                return {}
            options: list[Action] = [Answer(self.target, side) for side in sides]
            options.append(NO_ANSWER)
            return {seat_of(g, ships[self.target]): options}
        if self.aim is None:
            return {seat_of(g, ships[self.ship]): [SHOOT[c] for c in columns(g, self.target)]}
        return {seat_of(g, ships[self.target]): [SHOOT[c] for c in columns(g, self.ship)]}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Answer):
            self.asked, self.reply = True, action.side
            self.reply_told = announce_answer(g, action, self.ship, self.told)
        elif isinstance(action, NoAnswer):
            self.asked = True
        elif isinstance(action, Shoot):
            if self.aim is None:
                self.aim = action.at
                if self.reply is None:
                    self._resolve(g, None)
            else:
                self._resolve(g, action.at)

    def advance(self, g: FCGame) -> None:
        self.asked = True  # the partner cannot return the fire, so nobody may (ruling 113)

    def _resolve(self, g: FCGame, reply_aim: Column | None) -> None:
        """Both shots are worked out and rolled before either takes effect."""
        g.done()
        assert self.aim is not None
        plan = work_out(g, self.ship, self.side, self.target)
        assert plan is not None
        answer = work_out(g, self.target, self.reply, self.ship, answering=True) if self.reply else None
        fired = Fired(g, plan, self.aim, answering=False)
        if answer is not None and reply_aim is not None:
            returned = Fired(g, answer, reply_aim, answering=True)
            fired.take_effect(g, self.told)
            returned.take_effect(g, self.reply_told)
        else:
            fired.take_effect(g, self.told)

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        ships = g.state.ships
        args = {"ship": ships[self.ship].name, "target": ships[self.target].name}
        if not self.asked:
            return Message("fc-grappled-fire-answer-prompt", args)
        return Message("fc-fire-prompt" if self.reply is None else "fc-grappled-fire-prompt", args)


STEPS: tuple[type[Step], ...] = (FireStep, DefensiveFire, FirePerPoint, GrappledFire)
ACTIONS: tuple[type[Action], ...] = (Fire, Shoot, HoldFire, Answer, NoAnswer)
EVENTS: tuple[type[Event], ...] = (TargetNamed, AnswerNamed, FireHeld, ShotLost, Shot, Stung)
