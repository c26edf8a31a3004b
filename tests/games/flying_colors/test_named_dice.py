"""Dice are named by what is done and who does it (decision 0004), so that nobody's luck hangs on other deeds.

Two deeds under one name, or one without the ship it is about, would share a throw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.ids import Hits
from quarterdeck.games.flying_colors.rules.r04_wind import WindAdjustment
from quarterdeck.games.flying_colors.rules.r06_commands import first_to_define
from quarterdeck.games.flying_colors.rules.r07_initiative import Initiative
from quarterdeck.games.flying_colors.rules.r08_out_of_command import command_check
from quarterdeck.games.flying_colors.rules.r11_3_tacking import tack_roll
from quarterdeck.games.flying_colors.rules.r11_4_drifting import sternway_roll
from quarterdeck.games.flying_colors.rules.r11_6_anchoring import weigh
from quarterdeck.games.flying_colors.rules.r11_8_collision import collide
from quarterdeck.games.flying_colors.rules.r11_9_grappling import GrappleAttempt, disengage, throw_grapples
from quarterdeck.games.flying_colors.rules.r13_commanders import casualties, transfer
from quarterdeck.games.flying_colors.rules.r13_damage import Sinking, Striking
from quarterdeck.games.flying_colors.rules.r13_fires import burn, may_ignite
from quarterdeck.games.flying_colors.rules.r14_melee import MeleeAttack, throw_bridge
from quarterdeck.games.flying_colors.rules.r15_victory import break_check
from quarterdeck.games.flying_colors.rules.r18_1_design import Sides, Weather
from quarterdeck.games.flying_colors.rules.r18_15_copenhagen import stays
from quarterdeck.games.flying_colors.rules.r18_scenarios import StartOfTurn
from quarterdeck.kernel import Game
from ten_sided import TenSided


class NamedDice(TenSided):
    """Remembers what each die was thrown for."""

    def __init__(self, faces: Iterable[int]) -> None:
        super().__init__(faces)
        self.names: list[str] = []

    def die(self, sides: int, name: str = "") -> int:
        self.names.append(name)
        return super().die(sides, name)


# B is French and tied to the British A and C; A has two hull hits left of eleven. D lies apart.
DRAWING = """
    A b C . D
     . . . .
    a B c . d
"""
A, B, C, D = 0, 1, 2, 3
NELSON = 0
TIED = {
    "A": {"grappled": "B", "fouled": "B", "damaged": True, "hull": 9},
    "B": {"grappled": "AC", "fouled": "AC"},
    "C": {"grappled": "B", "fouled": "B"},
}


def told(t: Any) -> Any:
    return t.g.tell(RULESET.events[0](1))


DEEDS: list[tuple[Callable[[Any], object], list[int], list[str]]] = [
    (lambda t: first_to_define(t.g), [3, 4], ["first-to-define british", "first-to-define french"]),
    (lambda t: t.call(Initiative()), [3, 9], ["initiative british", "initiative french"]),
    (lambda t: t.call(WindAdjustment()), [4], ["wind "]),
    (lambda t: command_check(t.g, C), [4], ["command-check 2"]),
    (lambda t: tack_roll(t.g, C, ()), [4], ["tack 2"]),
    (lambda t: sternway_roll(t.g, C, None), [4], ["sternway 2"]),
    (lambda t: weigh(t.g, B, None), [4], ["weigh 1"]),
    (lambda t: collide(t.g, C, B, 1, None), [4], ["collision 2"]),
    (lambda t: t.call(GrappleAttempt(B, D)).do("evade"), [9, 9], ["evasion 3", "grapple 1 3"]),
    (lambda t: throw_grapples(t.g, B, C, None), [4], ["grapple 1 2"]),
    (lambda t: disengage(t.g, B, C, None), [9], ["disengage 1 2"]),
    (lambda t: may_ignite(t.g, B, Hits(1), told(t)), [9], ["ignition 1"]),
    (
        lambda t: burn(t.g, B),
        [5, 0, 1, 8],
        ["burning 1", "spread 1 0", "spread 1 2", "explosion 1"],
    ),
    (lambda t: t.call(Sinking()), [0], ["sinking 0"]),
    (lambda t: t.call(Striking()), [0], ["striking 0"]),
    (
        lambda t: casualties(t.g, A, told(t)),
        [9, 9],
        [f"casualty commander {NELSON}", f"death commander {NELSON}"],
    ),
    (lambda t: transfer(t.g, NELSON, C), [0], [f"transfer commander {NELSON}"]),
    (lambda t: t.call(MeleeAttack((B,), C, 4, 1)), [0, 9], ["melee 1 2", "melee 2"]),
    (lambda t: throw_bridge(t.g, (A,), (A,), B, None), [9], ["bridge 0 1"]),
    (lambda t: break_check(t.g, 1, "French"), [9], ["break french French"]),
]


@pytest.mark.parametrize(("deed", "faces", "names"), DEEDS, ids=[names[0] for _, _, names in DEEDS])
def test_dice_are_named_by_the_deed_and_by_who_acts(
    sea: Any, deed: Callable[[Any], object], faces: list[int], names: list[str]
) -> None:
    t = sea(DRAWING, french="B", ships=TIED, commanders={"A": "nelson_3_9_4"}, turn=5)
    t.state.audacity = {"British": 0, "French": 0}
    t.g.dice = dice = NamedDice(faces)
    deed(t)
    assert (dice.names, dice.left) == (names, 0)


def battle(scenario: str, faces: list[int], **state: Any) -> tuple[Game, NamedDice]:
    g = RULESET.new(scenario, seed=1)
    for name, value in state.items():
        setattr(g.state, name, value)
    g.dice = dice = NamedDice(faces)
    return g, dice


@pytest.mark.rule("18.1")
def test_dice_of_own_battles() -> None:
    g, dice = battle("design-your-own", [3, 3, 5, 2, 0, 4])
    g.state.memo.update(unspent_0=1, unspent_1=1)
    g.stack = [Weather(), Sides()]
    g.stack[-1].advance(g)
    g.stack[-1].advance(g)
    assert dice.names == ["audacity red", "audacity blue"] * 2 + ["first-wind "] * 2


@pytest.mark.rule("18.12")
@pytest.mark.rule("18.15")
@pytest.mark.rule("18.16")
@pytest.mark.rule("18.17")
def test_dice_of_single_battles() -> None:
    g, dice = battle("nile", [9])
    g.stack.append(StartOfTurn())
    g.stack[-1].advance(g)
    assert dice.names == ["wake "]
    g, dice = battle("algeciras-bay", [0])
    g.stack.append(StartOfTurn())
    g.stack[-1].advance(g)
    assert dice.names == ["fitful "]
    g, dice = battle("copenhagen", [9, 9])
    stays(g, 0, 5)
    stays(g, 1, 5)
    assert dice.names == ["copenhagen commander 0", "copenhagen commander 1"]
