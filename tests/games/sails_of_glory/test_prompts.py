"""What is asked: each question has its own words, and names the ship, battery or piece it is about."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.rules.advanced_actions import Douse
from quarterdeck.games.sails_of_glory.rules.advanced_crew import RepairChoice
from quarterdeck.games.sails_of_glory.rules.basic_combat import Combat
from quarterdeck.games.sails_of_glory.rules.batteries import DeclareGuns, PlanActions, ReloadGuns
from quarterdeck.games.sails_of_glory.rules.optional_boarding import Boarding, Grapple
from quarterdeck.games.sails_of_glory.rules.optional_grog import GrogRound
from quarterdeck.i18n import LANGUAGES, format
from quarterdeck.kernel import KeyedDice, Step, action_tag
from quarterdeck.kernel.dice import key_from

DUEL = (("hms_defence", "british", 300, 400, 0), ("courageuse", "french", 700, 700, 180))
PROMPTS: list[tuple[Step, str, dict[str, Any]]] = [
    (Combat(), "sg-combat-prompt", {}),
    (DeclareGuns(), "sg-guns-prompt", {}),
    (PlanActions(), "sg-garrison-prompt", {}),
    (ReloadGuns(), "sg-reload-guns-prompt", {}),
    (Douse(0), "sg-douse-prompt", {"ship": "HMS Defence"}),
    (RepairChoice(1), "sg-repair-prompt", {"ship": "Courageuse"}),
    (Grapple(), "sg-grapple-prompt", {}),
    (Grapple(revealed=True), "sg-grapple-aim-prompt", {}),
    (Boarding(), "sg-boarding-prompt", {}),
    (GrogRound(), "sg-grog-prompt", {}),
]
ASKED = {
    ("sg.place_terrain", "place"): "sg-place-terrain-prompt",
    ("sg.deployment", "deploy"): "sg-deployment-prompt",
    ("sg.deployment", "deploy-heading"): "sg-deploy-heading-prompt",
    ("sg.first_orders", "load"): "sg-first-load-prompt",
    ("sg.first_orders", "guns-load"): "sg-first-load-prompt",
    ("sg.first_orders", "sails"): "sg-first-sails-prompt",
    ("sg.first_orders", "plan"): "sg-first-card-prompt",
    ("sg.first_orders", "seal"): "sg-planning-seal-prompt",
    ("sg.planning", "plan"): "sg-planning-prompt",
    ("sg.planning", "token"): "sg-planning-tokens-prompt",
    ("sg.planning", "seal"): "sg-planning-seal-prompt",
    ("sg.reload", "load"): "sg-reload-prompt",
    ("sg.reload", "seal"): "sg-planning-seal-prompt",
}
"""What is offered first decides the words, step by step."""


def in_every_language(prompt: Any) -> set[str]:
    return {format(prompt, language) for language in LANGUAGES}


@pytest.mark.parametrize(("step", "id", "args"), PROMPTS, ids=[id for _, id, _ in PROMPTS])
def test_each_question_has_its_own_words(sea, step, id, args):
    prompt = step.prompt(sea(*DUEL, level="advanced", steps=()), "british")
    assert (prompt.id, prompt.args) == (id, args)
    assert len(in_every_language(prompt)) == len(LANGUAGES)


def check_prompt(g, seat):
    """The step and the first action offered; the words are theirs, and they name who is asked about."""
    decision = g.decision(seat)
    step, first, prompt = decision.step, decision.actions[0], decision.prompt
    tag = action_tag(first)
    assert prompt.id == ASKED[step, tag]
    match tag:
        case "place":
            kind = RULESET.data.pieces[first.piece].kind
            assert prompt.args == {"piece": f"@sg-terrain-{kind}"}
        case "guns-load":
            assert prompt.args["side"] == "@sg-side-guns"
        case "load" if step == "sg.first_orders":
            assert prompt.args == {"ship": named(g, first.ship), "side": f"@sg-side-{first.side}"}
        case "seal" | "load":
            assert prompt.args == {}
        case _:
            assert prompt.args == {"ship": named(g, first.ship)}
    assert len(in_every_language(prompt)) == len(LANGUAGES)
    return step, tag


def named(g, ship):
    return RULESET.data.ships[g.state.ships[ship].card].name


def test_what_is_offered_first_decides_the_words():
    """Set-up and first turns of a harbour with batteries, of a vanguard with islands, of a standard duel."""
    seen = set()
    for scenario, level in (
        ("harbour_raid", "advanced"),
        ("against_the_vanguard", "advanced"),
        ("enemy_in_sight", "standard"),
    ):
        g, luck = RULESET.new(scenario, {"level": level}, seed=3), KeyedDice(key_from(3))
        while g.pending and g.count < 220:
            for seat in g.pending:
                if g.decision(seat).step in {step for step, _ in ASKED}:
                    seen.add(check_prompt(g, seat))
            seat = next(iter(g.pending))
            g.apply(seat, g.pending[seat][luck.below(len(g.pending[seat]))])
    assert seen == set(ASKED)
