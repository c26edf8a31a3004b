"""[3.2.7] Dice: highest die, modifiers, attacks, decisions, and their exact chances."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from quarterdeck.games.kaisers_pirates.data.model import Dice
from quarterdeck.games.kaisers_pirates.ids import Attack, Fighter
from quarterdeck.games.kaisers_pirates.state import KPGame, Ship
from quarterdeck.kernel import Event, Message, Mod, Roll
from quarterdeck.kernel.dice import throws

Verdict = Literal["none", "damaged", "sunk"]
"""[3.2.7.1] What the dice of an attack say."""

Effect = Literal["none", "damaged", "again", "sunk", "captured"]
"""What it counts as: a boarding party turns sinking into capture, a second hit may change nothing."""

Fight = Attack | Literal["amc", "trap", "q_ship"]

Matter = Literal[
    "blockade_runner",
    "break_contact",
    "breakout",
    "full_steam",
    "heavy_weather",
    "interned",
    "interrogate",
    "mistaken",
    "q_ship",
    "razzle_dazzle",
    "recalled",
    "refuge_repair",
    "refuge_supply",
    "rendezvous_missed",
    "safe_passage",
    "shallow_run",
    "transfer_command",
    "used_up",
]
"""[3.2.7.2] What a decision is about."""

TEN: Dice = (10,)
TEN_EIGHT: Dice = (10, 8)
TEN_FOUR: Dice = (10, 4)

# Modifiers [3.2.7.3]: value, reason, rule.
LIMITED_SUPPLY = Mod(-2, "kp-mod-limited-supply", "3.2.7.4")
NIGHT = Mod(-1, "kp-mod-night", "3.2.7.6")
SURPRISE = Mod(2, "kp-mod-surprise", "3.3.36")
SURPRISE_WOLF = Mod(2, "kp-mod-wolfchen", "6.3.1")
FAST = Mod(-2, "kp-mod-fast-ship", "3.3.10")
FAST_SEEADLER = Mod(-2, "kp-mod-seeadler", "6.2.6")
UNARMED = Mod(-2, "kp-mod-non-combatant", "3.3.21")
UNARMED_PASSAGE = Mod(2, "kp-mod-non-combatant", "3.3.21")
CALM = Mod(1, "kp-mod-fair-seas", "3.3.9")
FIXED_TARGET = Mod(2, "kp-mod-fixed-target", "3.3.20")
RUNNER_PRIZES = Mod(2, "kp-mod-prizes", "3.3.2")
MISSED_PRIZES = Mod(-2, "kp-mod-prizes", "3.3.28")


class AttackOdds(msgspec.Struct, frozen=True, tag="attack"):
    """[3.2.7.1] Of all throws of both sides, how many lead to what."""

    none: int
    damaged: int
    sunk: int
    captured: int = 0


class DecisionOdds(msgspec.Struct, frozen=True, tag="decision"):
    """[3.2.7.2] Of all throws of both sides, how many succeed and fail."""

    success: int
    failure: int


class Duel(Event, frozen=True, tag="kp-duel"):
    """[3.2.7.1] One attack: who fired at whom, both throws, what the dice say and what it counts as."""

    cites = "3.2.7.1"
    about: Fight
    attacker: Fighter
    target: Fighter
    attack: Roll
    defence: Roll
    damages_from: int
    """The least attack that damages, and the least that sinks, against this defence."""
    sinks_from: int
    verdict: Verdict
    effect: Effect
    markers: int
    """[1.3.1] Damage markers of the target from now on."""
    odds: AttackOdds

    def words(self) -> Message:
        return Message(
            self.what,
            {
                "attacker": self.attacker.name,
                "target": self.target.name,
                "effect": self.effect,
                "markers": self.markers,
                "attack": counted(self.attack),
                "defence": counted(self.defence),
            },
        )


class Decided(Event, frozen=True, tag="kp-decided"):
    """[3.2.7.2] One decision: a challenge against a response, and whether it succeeds."""

    cites = "3.2.7.2"
    about: Matter
    who: Fighter
    challenge: Roll
    response: Roll
    success: bool
    odds: DecisionOdds
    other: Fighter | None = None
    """The other ship concerned: the submarine that a Q-Ship lures."""

    def words(self) -> Message:
        return Message(
            self.what,
            {
                "about": self.about,
                "name": self.who.name,
                "other": self.other.name if self.other else None,
                "success": self.success,
                "challenge": counted(self.challenge),
                "response": counted(self.response),
            },
        )


def counted(roll: Roll) -> int:
    """[3.2.7.3] What a throw counts for in a comparison."""
    return at_least_one(roll.total)


@lru_cache(maxsize=1024)
def damaged(markers: int, rule: str = "3.2.7.5") -> tuple[Mod, ...]:
    """[3.2.7.5] -2 for a damaged ship; with 6.8 for each marker."""
    return (Mod(-2 * markers, "kp-mod-damaged", rule),) if markers else ()


def at_least_one(total: int) -> int:
    """[3.2.7.3] A modified result never falls below 1."""
    return total if total > 1 else 1


def attack_result(attack: int, defence: int) -> Verdict:
    """[3.2.7.1] More than the defence damages, twice the defence sinks."""
    if attack <= defence:
        return "none"
    return "sunk" if attack >= 2 * defence else "damaged"


def decision_succeeds(challenge: int, response: int) -> bool:
    """[3.2.7.2] The challenge must exceed the response."""
    return challenge > response


# ---------------------------------------------------------------- throwing


@lru_cache(maxsize=2048)
def _chances(dice: Dice, mod: int) -> tuple[tuple[int, int], ...]:
    """[1.2] What one side may come to, and in how many throws."""
    return tuple([(at_least_one(face + mod), ways) for face, ways in throws(dice, "highest", 1)])


def _throw(g: KPGame, what: str, who: Fighter, dice: Dice, mods: tuple[Mod, ...]) -> Roll:
    name = who.ship.id if who.ship is not None else who.name
    return g.throw(
        what,
        name,
        *dice,
        mods=mods,
        keep="highest",
        resolve=at_least_one,
        odds=_chances(dice, total_of(mods)),
    )


def attack(
    g: KPGame,
    rule: str,
    about: Fight,
    attacker: Fighter,
    dice: Dice,
    mods: tuple[Mod, ...],
    target: Fighter,
    defence: Dice,
    hull: Ship | None = None,
    *,
    taking: bool = False,
    damage_counts: bool = True,
) -> Duel:
    """[3.2.7.1] Both sides roll. The event is told by the caller, when its damage is marked.

    `hull` is the ship attacked, if it is one; a vessel on a card carries no markers.
    """
    hurt = damaged(hull.damage) if hull is not None else ()
    mine = _throw(g, about, attacker, dice, mods)
    theirs = _throw(g, f"{about} defence", target, defence, hurt)
    least = counted(theirs)
    verdict = attack_result(counted(mine), least)
    effect = _effect(g, verdict, hull, taking) if hull is not None else _vessel_effect(verdict, damage_counts)
    markers = hull.damage if hull is not None else 0
    return Duel(
        about,
        attacker,
        target,
        mine,
        theirs,
        least + 1,
        2 * least,
        verdict,
        effect,
        markers + (effect == "damaged"),
        duel_odds(dice, total_of(mods), defence, total_of(hurt), taking),
        rule=rule,
    )


def _effect(g: KPGame, verdict: Verdict, ship: Ship, taking: bool) -> Effect:
    """[3.2.5.1] [3.3.3] [3.3.21] With a boarding party sinking is capture and damage nothing; one marker at
    most, with option 6.8 one more each time [6.8] [6.8.1] (R46, R64, R100)."""
    if taking:
        return "captured" if verdict == "sunk" else "none"
    if verdict == "damaged" and ship.damage and not g.options.additional_damage:
        return "again"
    return verdict


def _vessel_effect(verdict: Verdict, damage_counts: bool) -> Effect:
    """[3.3.1] [3.3.23] A vessel on a card is sunk or not; only the Q-Ship's charges mind damage (R98)."""
    return "none" if verdict == "damaged" and not damage_counts else verdict


def decide(
    g: KPGame,
    rule: str,
    about: Matter,
    who: Fighter,
    challenge: Dice,
    mods: tuple[Mod, ...] = (),
    response: Dice = TEN,
    other: Fighter | None = None,
) -> Decided:
    """[3.2.7.2] A decision: challenge against response. The caller tells it, when its effect has come."""
    mine = _throw(g, about, who, challenge, mods)
    theirs = _throw(g, f"{about} response", who, response, ())
    return Decided(
        about,
        who,
        mine,
        theirs,
        decision_succeeds(counted(mine), counted(theirs)),
        odds_of_decision(challenge, total_of(mods), response),
        other,
        rule=rule,
    )


def attack_mods(g: KPGame, ship: Ship, *, night: bool, surprise: bool) -> tuple[Mod, ...]:
    """[3.2.7.4] [3.2.7.5] [3.2.7.6] What changes the attack roll of a warship or raider (R43)."""
    mods = damaged(ship.damage)
    if ship.low:
        mods += (LIMITED_SUPPLY,)
    if night:
        mods += (NIGHT,)
    if surprise:
        mods += (SURPRISE,)
        if g.options.wolfchen and g.data.ships[ship.id].wolfchen:
            mods += (SURPRISE_WOLF,)
    return mods


def fast_ship_mods(g: KPGame, ship: Ship) -> tuple[Mod, ...]:
    """[3.3.10] [6.2.6] -2, and -2 more against the slow Seeadler."""
    if g.options.sails and g.data.ships[ship.id].sail:
        return (FAST, FAST_SEEADLER)
    return (FAST,)


# ---------------------------------------------------------------- exact chances


@lru_cache(maxsize=256)
def highest_counts(dice: Dice) -> tuple[tuple[int, int], ...]:
    """[1.2] (highest face, number of throws that show it) for these dice."""
    counts = []
    below = 0
    for face in range(1, max(dice) + 1):
        upto = 1
        for sides in dice:
            upto *= min(face, sides)
        counts.append((face, upto - below))
        below = upto
    return tuple(counts)


@lru_cache(maxsize=8192)
def attack_odds(dice: Dice, mod: int, defence: Dice, defence_mod: int) -> tuple[int, int, int]:
    """Numbers of throws that end in nothing, damage, sinking; their sum is all throws."""
    tally = {"none": 0, "damaged": 0, "sunk": 0}
    for high, ways in highest_counts(dice):
        mine = at_least_one(high + mod)
        for low, others in highest_counts(defence):
            tally[attack_result(mine, at_least_one(low + defence_mod))] += ways * others
    return tally["none"], tally["damaged"], tally["sunk"]


@lru_cache(maxsize=2048)
def decision_odds(challenge: Dice, mod: int, response: Dice = TEN) -> tuple[int, int]:
    """Numbers of throws that succeed, and of all throws."""
    good = total = 0
    for high, ways in highest_counts(challenge):
        for low, others in highest_counts(response):
            total += ways * others
            if decision_succeeds(at_least_one(high + mod), low):
                good += ways * others
    return good, total


def total_of(mods: tuple[Mod, ...]) -> int:
    """The sum of modifiers; all of them add [3.2.7.3]."""
    return sum(mod.value for mod in mods)


@lru_cache(maxsize=8192)
def duel_odds(dice: Dice, mod: int, defence: Dice, defence_mod: int, taking: bool = False) -> AttackOdds:
    """The chances of an attack as they are told; with a boarding party sinking is capture, damage nothing."""
    none, hurt, sunk = attack_odds(dice, mod, defence, defence_mod)
    return AttackOdds(none + hurt, 0, 0, sunk) if taking else AttackOdds(none, hurt, sunk)


@lru_cache(maxsize=2048)
def odds_of_decision(challenge: Dice, mod: int, response: Dice = TEN) -> DecisionOdds:
    """The chances of a decision as they are told."""
    good, total = decision_odds(challenge, mod, response)
    return DecisionOdds(good, total - good)
