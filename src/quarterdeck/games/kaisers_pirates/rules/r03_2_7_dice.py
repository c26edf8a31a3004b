"""[3.2.7] Dice: highest die, modifiers, attacks, decisions, and their exact chances."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from quarterdeck.games.kaisers_pirates.data.model import Dice
from quarterdeck.games.kaisers_pirates.kinds import KINDS
from quarterdeck.games.kaisers_pirates.state import Duel, KPGame, Ship, Throw
from quarterdeck.kernel import Mod

AttackResult = Literal["none", "damaged", "sunk"]

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


_DECISIONS = {kind: f"@kp-card-{kind}" for kind in KINDS} | {
    what: f"@kp-decision-{what}"
    for what in ("safe_passage", "refuge_supply", "refuge_repair", "full_steam", "mistaken", "used_up")
}
"""What a decision is about, as the log names it."""


VERDICTS: dict[AttackResult, str] = {
    "none": "@kp-odds-missed",
    "damaged": "@kp-odds-damaged",
    "sunk": "@kp-odds-sunk",
}
SUCCESS, FAILURE = "@kp-odds-success", "@kp-odds-failure"


@lru_cache(maxsize=1024)
def damaged(markers: int, rule: str = "3.2.7.5") -> tuple[Mod, ...]:
    """[3.2.7.5] -2 for a damaged ship; with 6.8 for each marker."""
    return (Mod(-2 * markers, "kp-mod-damaged", rule),) if markers else ()


def at_least_one(total: int) -> int:
    """[3.2.7.3] A modified result never falls below 1."""
    return total if total > 1 else 1


def attack_result(attack: int, defence: int) -> AttackResult:
    """[3.2.7.1] More than the defence damages, twice the defence sinks."""
    if attack <= defence:
        return "none"
    return "sunk" if attack >= 2 * defence else "damaged"


def decision_succeeds(challenge: int, response: int) -> bool:
    """[3.2.7.2] The challenge must exceed the response."""
    return challenge > response


def _throw(
    g: KPGame,
    rule: str,
    what: str,
    dice: Dice,
    mods: tuple[Mod, ...],
    name: str,
    resolve: Callable[[int], int | str] = at_least_one,
    **more: Any,
) -> Throw:
    roll = g.roll(rule, what, *dice, mods=mods, keep="highest", resolve=resolve, name=name, **more)
    seen = tuple([(mod.value, mod.reason) for mod in mods]) if mods else ()
    return Throw(dice, roll.dice, seen, roll.total if roll.total > 1 else 1)


def attack(
    g: KPGame,
    rule: str,
    what: str,
    attacker: str,
    dice: Dice,
    mods: tuple[Mod, ...],
    target: str,
    defence: Dice,
    defence_mods: tuple[Mod, ...],
) -> AttackResult:
    """[3.2.7.1] Both sides roll; the last comparison stays on the table for all to see."""
    mine = _throw(g, rule, "kp-roll-attack", dice, mods, attacker)
    none, hurt, sunk = attack_odds(dice, total_of(mods), defence, total_of(defence_mods))
    odds = ((VERDICTS["none"], none), (VERDICTS["damaged"], hurt), (VERDICTS["sunk"], sunk))

    def verdict(total: int) -> str:
        return VERDICTS[attack_result(mine.total, at_least_one(total))]

    theirs = _throw(g, rule, "kp-roll-defence", defence, defence_mods, target, verdict, odds=odds)
    result = attack_result(mine.total, theirs.total)
    g.state.duel = Duel(what, mine, theirs, result)
    return result


def decide(
    g: KPGame,
    rule: str,
    what: str,
    name: str,
    challenge: Dice,
    mods: tuple[Mod, ...] = (),
    response: Dice = TEN,
) -> bool:
    """[3.2.7.2] A decision: challenge against response."""
    about = _DECISIONS[what]
    mine = _throw(g, rule, "kp-roll-challenge", challenge, mods, name, about=about)
    good, all_throws = decision_odds(challenge, total_of(mods), response)
    odds = ((FAILURE, all_throws - good), (SUCCESS, good))

    def verdict(total: int) -> str:
        return SUCCESS if decision_succeeds(mine.total, total) else FAILURE

    theirs = _throw(g, rule, "kp-roll-response", response, (), name, verdict, about=about, odds=odds)
    success = decision_succeeds(mine.total, theirs.total)
    g.state.duel = Duel(what, mine, theirs, "success" if success else "failure")
    return success


def attack_mods(g: KPGame, ship: Ship, *, night: bool, surprise: bool) -> tuple[Mod, ...]:
    """[3.2.7.4] [3.2.7.5] [3.2.7.6] What changes the attack roll of a warship or raider (R43)."""
    mods = damaged(ship.damage)
    if ship.low:
        mods += (LIMITED_SUPPLY,)
    if night:
        mods += (NIGHT,)
    if surprise:
        mods += (SURPRISE,)
        if g.options["wolfchen"] and g.data.ships[ship.id].wolfchen:
            mods += (SURPRISE_WOLF,)
    return mods


def fast_ship_mods(g: KPGame, ship: Ship) -> tuple[Mod, ...]:
    """[3.3.10] [6.2.6] -2, and -2 more against the slow Seeadler."""
    if g.options["sails"] and g.data.ships[ship.id].sail:
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
