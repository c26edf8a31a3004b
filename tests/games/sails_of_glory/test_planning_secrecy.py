"""What captains may know while they plan."""

from __future__ import annotations

import pytest

from quarterdeck.games.sails_of_glory.view import attitude_known

DUEL = (("courageuse", "french", 200, 200, 0), ("hms_defence", "british", 700, 700, 180))


@pytest.mark.rule("SG-S-PLAN-2")
@pytest.mark.ruling(4)
@pytest.mark.parametrize(("level", "known"), [("basic", True), ("standard", False), ("advanced", False)])
def test_the_attitude_is_known_while_planning_only_in_the_basic_rules(sea, level, known):
    g = sea(*DUEL, level=level)
    g.state.phase = "planning"
    assert attitude_known(g) is known
    g.state.phase = "combat"
    assert attitude_known(g)
