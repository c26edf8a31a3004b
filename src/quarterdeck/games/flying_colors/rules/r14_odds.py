"""[14.1, 14.2] The chances of a boarding attack, told before it is made."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from quarterdeck.games.flying_colors.ids import ShipId
from quarterdeck.games.flying_colors.rules.common import FCGame
from quarterdeck.kernel import Action

from .r14_melee import (
    Board,
    Commit,
    MeleeChoice,
    assailable,
    boarders,
    melee_dice,
    melee_value,
    opponents,
    rounds_up,
)

FACES = 10


class Chances(NamedTuple):
    """Out of `all` equally likely rolls: the ship is taken, both lose a point, the boarders are repulsed."""

    taken: int
    even: int
    repulsed: int

    @property
    def all(self) -> int:
        return sum(self)


@cache
def boarding_chances(dice: int) -> Chances:
    """[14.2] The attacker's dice, read 0 to 9 and summed, against the defender's one die."""
    sums = {0: 1}
    for _ in range(dice):
        sums = {
            total: sum(sums.get(total - face, 0) for face in range(FACES))
            for total in range(9 * dice + 1)
            if any(total - face in sums for face in range(FACES))
        }
    taken = sum(ways * min(total, FACES) for total, ways in sums.items())
    even = sum(ways for total, ways in sums.items() if total < FACES)
    return Chances(taken, even, FACES ** (dice + 1) - taken - even)


class AttackOdds(msgspec.Struct, frozen=True):
    """[14.1] Points, dice and chances of one attack."""

    target: ShipId
    points: int
    defence: int
    dice: int
    taken_percent: int
    repulsed_percent: int = 0


def attack_odds(g: FCGame, attackers: list[ShipId], defender: ShipId, points: int) -> AttackOdds:
    defence = melee_value(g, defender)
    if not assailable(g, defender, points):
        return AttackOdds(defender, points, defence, 0, 0)
    if g.state.ships[defender].struck:
        return AttackOdds(defender, points, defence, 0, 100)
    dice = melee_dice(points, defence, rounds_up(g, attackers, defender))
    chances = boarding_chances(dice)
    return AttackOdds(
        defender,
        points,
        defence,
        dice,
        100 * chances.taken // chances.all,
        100 * chances.repulsed // chances.all,
    )


Attack = tuple[list[ShipId], ShipId, int]  # attackers, defender, points


def _with_commitment(g: FCGame, step: MeleeChoice, action: Commit) -> list[Attack]:
    """The attacks as they would stand with this division of a ship's points."""
    attacks = []
    for j, points in zip(opponents(g.state, action.ship), action.points, strict=True):
        others = [(i, n) for i, k, n in step.committed if k == j]
        ships = [i for i, _ in others] + ([action.ship] if points else [])
        attacks.append((ships, j, points + sum(n for _, n in others)))
    return attacks


def _at_best(g: FCGame, step: MeleeChoice) -> list[Attack]:
    """The strongest attack on each enemy, every boarder sparing one point for each of his others."""
    own = boarders(g, step.group, step.side)
    attacks = []
    for j in sorted({j for i in own for j in opponents(g.state, i)}):
        ships = [i for i in own if j in opponents(g.state, i)]
        points = sum(melee_value(g, i) - len(opponents(g.state, i)) + 1 for i in ships)
        attacks.append((ships, j, points))
    return attacks


def attacks_with(g: FCGame, step: MeleeChoice, action: Action) -> list[Attack] | None:
    """The attacks that a choice leads to: one division of points, or at best against each enemy."""
    if isinstance(action, Commit):
        return _with_commitment(g, step, action)
    return _at_best(g, step) if isinstance(action, Board) else None
