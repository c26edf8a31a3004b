"""[12.0, 12.3, 12.4, 12.7, 12.9, 12.10, 12.11] The fire procedure, defensive and grappled fire as steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from quarterdeck.games.flying_colors.data.gunnery import RATES, Column, Damage
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.games.flying_colors.status import FCGame, helm, seat_of
from quarterdeck.geometry.hex import DISTANCE
from quarterdeck.kernel import Action, Message, Seat, Step

from .r12_arcs import BROADSIDES, FIRED_BIT, Broadside
from .r12_firepower import BEYOND_G, SHARPENED, Shot, cell, die_mods, sharpen, sharpened_by, work_out
from .r12_odds import columns, shot_odds
from .r12_targets import (
    NEAR,
    answers,
    guns_ready,
    hostile,
    reply_sides,
    settle_passing_side,
    shots,
    why_not,
)
from .r13_damage import hurt
from .r13_fires import may_ignite


class Fire(Action, frozen=True, tag="fire"):
    """[12.3] A. The active ship names a target for one broadside."""

    ship: int
    side: Literal["port", "starboard"]
    target: int


class Shoot(Action, frozen=True, tag="shoot"):
    """[12.7] Fire at the hull or at the rigging."""

    at: Literal["hull", "rigging"]


class HoldFire(Action, frozen=True, tag="hold-fire"):
    """[12.4] After defensive fire the active ship may keep its broadside."""


class Answer(Action, frozen=True, tag="answer"):
    """[12.4], [12.11] A unit fires defensively at the active ship."""

    ship: int
    side: Literal["port", "starboard"]


class NoAnswer(Action, frozen=True, tag="no-answer"):
    """[12.4] Nobody fires defensively."""


FIRE_ACTIONS: tuple[type[Action], ...] = (Fire,)
SHOOT = {"hull": Shoot("hull"), "rigging": Shoot("rigging")}
HOLD = HoldFire()
NO_ANSWER = NoAnswer()


# ---------------------------------------------------------------- what the activation of a ship calls


def fire_options(g: FCGame, i: int) -> list[Action]:
    """[12.0], [12.3] The shots the active ship may name now."""
    return [Fire(i, side, j) for side, j in shots(g, i)]


def take_fire(g: FCGame, i: int, action: Action) -> None:
    """[12.3] Begin the procedure for a shot that was named."""
    assert isinstance(action, Fire)
    ship, target = g.state.ships[i], g.state.ships[action.target]
    g.say(
        "12.3",
        "fc-names-target",
        ship=ship.name,
        target=target.name,
        side=f"@fc-word-{action.side}",
        firer=i,
        aim=action.target,
    )
    settle_passing_side(g, i, action.side, action.target)
    if action.target in ship.grappled or action.target in ship.fouled:
        g.call(GrappledFire(i, action.side, action.target))
        return
    if g.options.get("fire-per-point"):  # [12.4] optional: answers come with the points spent instead
        g.call(FireStep(i, action.side, action.target))
    else:
        g.call(DefensiveFire(i, action.side, action.target))


def point_spent(g: FCGame, i: int, points: int) -> None:
    """[12.4] Optional rule: one broadside of the other side at the active ship for each point it spends."""
    if g.options.get("fire-per-point") and points > 0:
        g.call(FirePerPoint(i, points))


def refused_shots(g: FCGame, i: int) -> Iterator[tuple[Action, Message, str]]:
    """Shots at enemies in sight of the table that are not allowed, each with its reason."""
    ship = g.state.ships[i]
    bow = ship.bow
    for j, target in enumerate(g.state.ships):
        there = target.bow
        if not there or DISTANCE[there - bow] > NEAR or not hostile(ship, target):
            continue
        for side in BROADSIDES:
            reason, rule = why_not(g, i, side, j)
            if reason:
                yield Fire(i, side, j), Message(reason, {"ship": ship.name, "target": target.name}), rule


def preview(g: FCGame, action: Action) -> dict[str, Any] | None:
    """[12.8], [12.9] The odds of a possible shot, for any action of this chapter."""
    top = g.stack[-1] if g.stack else None
    if isinstance(action, Fire):
        return shot_odds(g, action.ship, action.side, action.target)
    if isinstance(action, Answer) and isinstance(top, DefensiveFire | FirePerPoint):
        return shot_odds(g, action.ship, action.side, top.against, answering=True)
    if isinstance(action, Answer) and isinstance(top, GrappledFire):
        return shot_odds(g, action.ship, action.side, top.ship, answering=True)
    if isinstance(action, Shoot) and isinstance(top, FireStep):
        return shot_odds(g, top.ship, top.side, top.target, top.answering)
    if isinstance(action, Shoot) and isinstance(top, GrappledFire):
        if top.aim is None:
            return shot_odds(g, top.ship, top.side, top.target)
        return shot_odds(g, top.target, top.reply, top.ship, answering=True) if top.reply else None
    return None


# ---------------------------------------------------------------- one shot


def _attack_id(shot: Shot) -> str:
    return f"@fc-attack-{shot.attack}"


def _rate_name(row: int) -> str:
    return RATES[row] if row < BEYOND_G else "-"


def mark_fired(ship: Ship, side: Broadside) -> None:
    """[12.3] I."""
    ship.fired |= FIRED_BIT[side]
    ship.fired_ever |= FIRED_BIT[side]


def roll_shot(g: FCGame, shot: Shot, column: Column) -> Damage:
    """[12.8], [12.9] Firepower and the Hit Results Table; the damage is not applied yet."""
    ship, target = g.state.ships[shot.ship], g.state.ships[shot.target]
    tell_firepower(g, shot)
    power = shot.firepower
    mods = die_mods(g, shot, column)
    mark_fired(ship, shot.side)
    if power is None:
        return Damage()
    roll = g.roll(
        "12.9",
        "fc-fire-roll",
        10,
        mods=mods,
        table="hit-results",
        resolve=lambda total: str(cell(g, column, power, total)),
        zero_based=True,
        ship=ship.name,
        target=target.name,
        column=f"@fc-word-{column}",
        firepower=power,
        firer=shot.ship,
        aim=shot.target,
    )
    printed = cell(g, column, power, roll.total)
    damage = sharpen(printed, shot, target)
    if damage != printed:
        reasons = sharpened_by(printed, shot, target)
        why = [f"@fc-why-{reason}" for reason in reasons]
        g.say(SHARPENED[reasons[0]], "fc-counts-as", printed=str(printed), result=str(damage), why=why)
    return damage


def tell_firepower(g: FCGame, shot: Shot) -> None:
    """[12.8] How the firepower comes about: every shift of the rate, every modifier."""
    value = {mod.reason: mod.value for mod in (*shot.rate_mods, *shot.firepower_mods)}
    facts: dict[str, Any] = {
        "ship": g.state.ships[shot.ship].name,
        "target": g.state.ships[shot.target].name,
        "attack": _attack_id(shot),
        "range": shot.sight.range,
        "rate": _rate_name(shot.rate),
        "partial": value.get("fc-mod-partial", 0),
        "hits": value.get("fc-mod-hull-hits", 0),
        "firer": shot.ship,
        "aim": shot.target,
    }
    if shot.firepower is None or shot.base is None:
        g.say("12.8", "fc-no-firepower", **facts)
        return
    guns = (
        "white" if "fc-mod-white-circle" in value else "black" if "fc-mod-black-circle" in value else "plain"
    )
    sea = "fog" if "fc-mod-fog" in value else "high-seas" if "fc-mod-high-seas" in value else "calm"
    g.say(
        "12.8",
        "fc-firepower",
        **facts,
        base=shot.base,
        guns=guns,
        own=value.get("fc-mod-audacity", 0),
        other=-value.get("fc-mod-target-audacity", 0),
        blank=value.get("fc-mod-point-blank", 0),
        first=value.get("fc-mod-first-broadside", 0),
        sea=sea,
        firepower=shot.firepower,
        sum="changed" if shot.firepower_mods else "same",
        values=[mod.value for mod in (*shot.rate_mods, *shot.firepower_mods)],
        reasons=["@" + mod.reason for mod in (*shot.rate_mods, *shot.firepower_mods)],
        rules=[mod.rule for mod in (*shot.rate_mods, *shot.firepower_mods)],
    )


def apply_shot(g: FCGame, shot: Shot, damage: Damage) -> None:
    """[12.9], [13.0], [13.4] H. Apply the damage, then see whether a fire breaks out."""
    ship, target = g.state.ships[shot.ship], g.state.ships[shot.target]
    if not (damage.hull or damage.rigging or damage.crew):
        return
    if target.bow == 0:  # gone with the first of two simultaneous shots
        return
    hurt(g, shot.target, damage.hull, damage.rigging, damage.crew, cause="fire", rule="12.9")
    if not ship.large and not ship.battery and target.large and not ship.stung:
        ship.stung = True  # [5.3] errata: now the large ships may fire at it
        g.say("5.3", "fc-stung", ship=ship.name, target=target.name)
    if damage.star:
        may_ignite(g, shot.target, damage)


# ---------------------------------------------------------------- steps


class FireStep(Step, tag="fc.fire"):
    """[12.3] C to I for active and for defensive fire; the target is named, answers have been fired."""

    rule = "12.3"
    ship: int
    side: Literal["port", "starboard"]
    target: int
    answering: bool = False  # this is defensive fire
    answered: bool = False  # defensive fire has been fired at this ship, so it may hold its own [12.4]

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        ship = g.state.ships[self.ship]
        if not guns_ready(g, ship):
            return {}
        options: list[Action] = [SHOOT[column] for column in columns(g, self.target)]
        if self.answered:
            options.append(HOLD)
        return {seat_of(g, ship): options}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        g.done()
        ship = g.state.ships[self.ship]
        if not isinstance(action, Shoot):
            g.say("12.4", "fc-holds-fire", ship=ship.name, firer=self.ship)
            return
        shot = work_out(g, self.ship, self.side, self.target, self.answering)
        assert shot is not None
        apply_shot(g, shot, roll_shot(g, shot, action.at))

    def advance(self, g: FCGame) -> None:
        """[13.3] Guns silenced by the answer: the shot is lost (ruling 112)."""
        g.done()
        g.say("13.3", "fc-shot-lost", ship=g.state.ships[self.ship].name, firer=self.ship)

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        ships = g.state.ships
        kind = "fc-fire-or-hold-prompt" if self.answered else "fc-fire-prompt"
        return Message(kind, {"ship": ships[self.ship].name, "target": ships[self.target].name})


def answer_options(g: FCGame, against: int) -> dict[Seat, list[Action]]:
    """[12.4] Any one opposing unit whose unfired broadside bears on the active ship."""
    target = g.state.ships[against]
    if target.bow == 0:
        return {}
    options: list[Action] = [Answer(i, side) for i, side in answers(g, against)]
    if not options:
        return {}
    options.append(NO_ANSWER)
    answering = helm(target) if target.confused else 1 - target.side  # both confused ships obey one seat
    return {g.state.seats[answering]: options}


class DefensiveFire(Step, tag="fc.defensive_fire"):
    """[12.4] A target is named; before the firepower is determined one opposing unit may fire first."""

    rule = "12.4"
    against: int
    side: Literal["port", "starboard"]
    target: int

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        return answer_options(g, self.against)

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Answer):
            self.advance(g)
            return
        announce_answer(g, action, self.against)
        g.replace(
            FireStep(action.ship, action.side, self.against, answering=True),
            FireStep(self.against, self.side, self.target, answered=True),
        )

    def advance(self, g: FCGame) -> None:
        g.replace(FireStep(self.against, self.side, self.target))

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-defensive-fire-prompt", {"ship": g.state.ships[self.against].name})


class FirePerPoint(Step, tag="fc.fire_per_point"):
    """[12.4] The optional rule: one broadside at the active ship for each movement point it has spent."""

    rule = "12.4"
    against: int
    points: int

    def ask(self, g: FCGame) -> dict[Seat, list[Action]]:
        return answer_options(g, self.against) if self.points else {}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if not isinstance(action, Answer):
            g.done()
            return
        self.points -= 1
        announce_answer(g, action, self.against)
        g.call(FireStep(action.ship, action.side, self.against, answering=True))

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-defensive-fire-prompt", {"ship": g.state.ships[self.against].name})


def announce_answer(g: FCGame, action: Answer, against: int) -> None:
    ships = g.state.ships
    settle_passing_side(g, action.ship, action.side, against)
    g.say(
        "12.4",
        "fc-answers-fire",
        ship=ships[action.ship].name,
        target=ships[against].name,
        side=f"@fc-word-{action.side}",
        firer=action.ship,
        aim=against,
    )


class GrappledFire(Step, tag="fc.grappled_fire"):
    """[12.11] Fire between linked ships: only the partner may return it, and both shots count at once."""

    rule = "12.11"
    ship: int
    side: Literal["port", "starboard"]
    target: int
    asked: bool = False  # the partner has said whether he returns the fire
    reply: Literal["port", "starboard"] | None = None
    aim: Literal["hull", "rigging"] | None = None

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
            announce_answer(g, action, self.ship)
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
        shot = work_out(g, self.ship, self.side, self.target)
        assert shot is not None
        answer = work_out(g, self.target, self.reply, self.ship, answering=True) if self.reply else None
        damage = roll_shot(g, shot, self.aim)
        if answer is not None and reply_aim is not None:
            returned = roll_shot(g, answer, reply_aim)
            apply_shot(g, shot, damage)
            apply_shot(g, answer, returned)
        else:
            apply_shot(g, shot, damage)

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        ships = g.state.ships
        args = {"ship": ships[self.ship].name, "target": ships[self.target].name}
        if not self.asked:
            return Message("fc-grappled-fire-answer-prompt", args)
        return Message("fc-grappled-fire-prompt", args)


STEPS: tuple[type[Step], ...] = (FireStep, DefensiveFire, FirePerPoint, GrappledFire)
ACTIONS: tuple[type[Action], ...] = (Fire, Shoot, HoldFire, Answer, NoAnswer)
