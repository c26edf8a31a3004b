"""What is asked: each question has its own words, and names the ships and commanders it is about."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.games.flying_colors.ids import CommandId
from quarterdeck.games.flying_colors.rules.r06_commands import DetermineCommands
from quarterdeck.games.flying_colors.rules.r07_initiative import ActivationCycle, CommandActivation
from quarterdeck.games.flying_colors.rules.r08_out_of_command import OutOfCommandCycle
from quarterdeck.games.flying_colors.rules.r11_4_drifting import SternwayTurn
from quarterdeck.games.flying_colors.rules.r11_9_grappling import GrappleAttempt
from quarterdeck.games.flying_colors.rules.r12_fire import DefensiveFire, FirePerPoint, FireStep, GrappledFire
from quarterdeck.games.flying_colors.rules.r13_commanders import CommanderTransfer
from quarterdeck.games.flying_colors.rules.r13_fires import ShipFires
from quarterdeck.games.flying_colors.rules.r14_melee import MeleeAttack, MeleeChoice, MeleePhase
from quarterdeck.games.flying_colors.rules.r18_1_design import Flags
from quarterdeck.games.flying_colors.rules.r18_74_campaign import HoistFlags
from quarterdeck.games.flying_colors.rules.r18_scenarios import Enter
from quarterdeck.games.flying_colors.state import Command
from quarterdeck.i18n import LANGUAGES, format
from quarterdeck.kernel import Step

# A and B lie alongside each other, C ahead of them.
DRAWING = """
    A b C .
     . . .
    a B c .
"""
A, B, C = 0, 1, 2
BOTH = {"ship": "A", "target": "B"}
SHOT = {"ship": A, "side": "port", "target": B, "told": 0}

PROMPTS: list[tuple[Step, str, dict[str, Any]]] = [
    (DetermineCommands(), "fc-commands-prompt", {}),
    (DetermineCommands(leader=A), "fc-commands-prompt-members", {"leader": "A"}),
    (ActivationCycle(), "fc-activation-cycle-prompt", {}),
    (CommandActivation(CommandId(0)), "fc-command-prompt", {"leader": "C"}),
    (OutOfCommandCycle(), "fc-out-of-command-prompt", {}),
    (SternwayTurn(ship=B, forced=False), "fc-sternway-prompt", {"ship": "B"}),
    (GrappleAttempt(ship=A, target=B), "fc-grapple-prompt", BOTH),
    (FireStep(**SHOT), "fc-fire-prompt", BOTH),
    (FireStep(**SHOT, answered=True), "fc-fire-or-hold-prompt", BOTH),
    (DefensiveFire(against=A, side="port", target=B), "fc-defensive-fire-prompt", {"ship": "A"}),
    (FirePerPoint(against=B, points=1), "fc-defensive-fire-prompt", {"ship": "B"}),
    (GrappledFire(**SHOT), "fc-grappled-fire-answer-prompt", BOTH),
    (GrappledFire(**SHOT, asked=True, reply="port"), "fc-grappled-fire-prompt", BOTH),
    (GrappledFire(**SHOT, asked=True), "fc-fire-prompt", BOTH),  # B does not return it
    (ShipFires(started=True, burning=(A, B, C)), "fc-ship-fires-prompt", {"count": 2}),
    (CommanderTransfer(ship=A), "fc-transfer-prompt", {"commander": "Horatio Nelson", "ship": "A"}),
    (MeleePhase(), "fc-melee-phase-prompt", {}),
    (MeleeChoice((A, B, C), 0), "fc-melee-prompt", {"ships": ["A", "B", "C"]}),
    (MeleeChoice((A, B, C), 0, declared=True), "fc-melee-commit-prompt", {"ship": "A", "enemies": ["B"]}),
    (
        MeleeChoice((A, B, C), 1, declared=True),
        "fc-melee-commit-prompt",
        {"ship": "B", "enemies": ["A", "C"]},
    ),
    (MeleeAttack((A,), B, 3, 0, owed=True), "fc-melee-loss-prompt", {"ship": "B"}),
    (MeleeAttack((A,), B, 3, 0), "fc-bridge-prompt", {"ship": "B"}),
    (Flags(), "fc-flags-prompt", {}),
    (Enter(0, 0), "fc-enter-prompt", {}),
    (HoistFlags(), "fc-hoist-flags-prompt", {}),
]


def position(sea: Any) -> Any:
    """B is grappled with both others; A and B burn, and Nelson is in A."""
    ships = {
        "A": {"burning": True, "grappled": "B"},
        "B": {"burning": True, "grappled": "AC"},
        "C": {"grappled": "B"},
    }
    t = sea(DRAWING, french="B", ships=ships, commanders={"A": "nelson_3_9_4"})
    t.state.commands = [Command(0, C, "single", (C,))]
    return t


@pytest.mark.parametrize(
    ("step", "id", "args"), PROMPTS, ids=[f"{id}-{n}" for n, (_, id, _) in enumerate(PROMPTS)]
)
def test_each_question_has_its_own_words(sea: Any, step: Any, id: str, args: Any) -> None:
    prompt = step.prompt(position(sea).g, "british")
    assert (prompt.id, prompt.args) == (id, args)
    said = {format(prompt, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(id not in text for text in said)
