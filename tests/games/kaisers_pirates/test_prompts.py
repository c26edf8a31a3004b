"""What is asked: each stage of each step has a question of its own, which names what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.rules.r02_rounds import KeepShips
from quarterdeck.games.kaisers_pirates.rules.r03_1_turns import DiscardCards
from quarterdeck.games.kaisers_pirates.rules.r03_2_2_reactions import ReflagWindow
from quarterdeck.games.kaisers_pirates.rules.r03_2_3_british import BritishIntercept
from quarterdeck.games.kaisers_pirates.rules.r03_2_4_merchants import Raid
from quarterdeck.games.kaisers_pirates.rules.r03_2_4_strike import Strike
from quarterdeck.games.kaisers_pirates.rules.r03_2_6_passage import SafePassage
from quarterdeck.games.kaisers_pirates.rules.r03_2_cards import CommitCards, Resolve
from quarterdeck.games.kaisers_pirates.rules.r03_3_cards import ArmSubmarine, PutBack, UseCard
from quarterdeck.games.kaisers_pirates.rules.r03_3_mines_and_torpedoes import Mines, Torpedo
from quarterdeck.games.kaisers_pirates.rules.r04_teams import EnlistShip
from quarterdeck.games.kaisers_pirates.rules.r06_optional import CaptureStores
from quarterdeck.i18n import LANGUAGES, format
from quarterdeck.kernel import Step

EMDEN, WOLF, APPAM = (
    next(s.no for s in RULESET.data.ships if s.id == name) for name in ("emden", "wolf", "appam")
)
COLLIER = next(card.no for card in RULESET.data.cards.values() if card.kind == "collier")
FORCES = {"dice": (10, 8)}
MEETS = {"player": 0, "ship": WOLF, "target": APPAM, "defender": 1, "told": 0, "night": False}

PROMPTS: list[tuple[Any, str, dict[str, Any]]] = [
    (CommitCards(), "kp-commit-prompt", {"count": 0}),
    (Resolve(), "kp-resolve-prompt", {}),
    *[
        (Raid(0, WOLF, stage=stage), f"kp-raid-{stage}-prompt", {"ship": "Wolf"})
        for stage in ("assist", "target", "window", "keep", "next")
    ],
    *[
        (
            Strike(**MEETS, surprise=False, single=True, stage=stage),
            f"kp-strike-{stage}-prompt",
            {"ship": "Wolf", "target": "Appam"},
        )
        for stage in ("board", "window", "chase", "recall")
    ],
    (BritishIntercept(0, **FORCES), "kp-british-assist-prompt", {}),
    *[
        (BritishIntercept(0, mode=mode, stage="target", **FORCES), "kp-british-target-prompt", {})
        for mode in ("british", "interrogate", "monitor")
    ],
    *[
        (
            BritishIntercept(0, mode=mode, stage="window", target=EMDEN, **FORCES),
            f"kp-{mode}-window-prompt",
            {"target": "Emden"},
        )
        for mode in ("british", "interrogate", "monitor")
    ],
    *[
        (Mines(1, (10, 4), stage=stage), f"kp-mines-{stage}-prompt", {"seat": "@kp-seat-south"})
        for stage in ("victim", "window")
    ],
    (Torpedo(0), "kp-torpedo-target-prompt", {}),
    (Torpedo(0, target=APPAM, stage="window"), "kp-torpedo-window-prompt", {"target": "Appam"}),
    (ArmSubmarine(COLLIER, 0), "kp-arm-prompt", {}),
    (UseCard(COLLIER, 0), "kp-use-prompt", {"card": "@kp-card-collier"}),
    (PutBack(), "kp-put-back-prompt", {}),
    (SafePassage(APPAM, None), "kp-passage-prompt", {"ship": "Appam"}),
    (ReflagWindow(WOLF, 0, None), "kp-reflag-prompt", {"ship": "Wolf"}),
    (CaptureStores(0, WOLF, APPAM, None), "kp-capture-stores-prompt", {"ship": "Wolf", "prize": "Appam"}),
    (EnlistShip(WOLF, EMDEN, None), "kp-enlist-prompt", {"ships": ["Wolf", "Emden"]}),
    (DiscardCards(0, [COLLIER, COLLIER]), "kp-discard-prompt", {"count": 2}),
    (KeepShips(1), "kp-keep-prompt", {"seat": "@kp-seat-south"}),
]


@pytest.mark.parametrize("step, id, args", PROMPTS, ids=[f"{id}-{n}" for n, (_, id, _) in enumerate(PROMPTS)])
def test_each_question_has_its_own_words(table: Callable[..., Any], step: Any, id: str, args: Any) -> None:
    t = table().force("north", "wolf", "otaki").force("south", "emden", "appam").hand("north", "collier")
    prompt = step.prompt(t.start("north").game, "north")
    assert (prompt.id, prompt.args) == (id, args)
    said = {language: format(prompt, language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert all(id not in text for text in said.values())


def test_every_step_that_asks_is_among_them() -> None:
    ours = [
        step
        for step in Step.__subclasses__()
        if step.__module__.startswith("quarterdeck.games.kaisers_pirates")
    ]
    assert {step for step in ours if step.ask is not Step.ask} == {type(step) for step, _, _ in PROMPTS}


@pytest.mark.rule("3.2.1")
def test_a_card_in_hand_is_named_until_its_half_is_chosen(table: Callable[..., Any]) -> None:
    t = table().force("north", "wolf", "otaki").force("south", "emden", "appam").hand("north", "collier")
    t.start("north").do(f"commit {COLLIER}")
    prompt = t.game.decision("north").prompt
    assert (prompt.id, prompt.args) == ("kp-place-prompt", {"card": "@kp-card-collier"})
    t.do("place action -")
    prompt = t.game.decision("north").prompt
    assert (prompt.id, prompt.args) == ("kp-commit-prompt", {"count": 1})
