"""What captains may know while they plan."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quarterdeck.games.sails_of_glory.view import attitude_known, build, may_measure

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


@pytest.mark.rule("SG-B-PLAN-5")
@pytest.mark.ruling(5)
@pytest.mark.parametrize("level", ["basic", "standard", "advanced"])
def test_no_ruler_before_the_orders_are_sealed_unless_aids_were_agreed(sea, level):
    g = sea(*DUEL, level=level)
    for phase, allowed in (
        ("setup", False),
        ("planning", False),
        ("actions", True),
        ("movement", True),
        ("combat", True),
        ("reload", True),
    ):
        g.state.phase = phase
        assert may_measure(g) is allowed
    g.state.phase = "planning"
    g.options = replace(g.options, aids=True)
    assert may_measure(g)
    assert build(g, None).measuring, "a spectator may lay the ruler whenever the captains may"


def test_what_is_left_in_a_cup_is_counted_for_all(sea):
    """The table of chits has 90 of A; one drawn leaves 89, and every face is one of the hull values."""
    g = sea(*DUEL)
    told = build(g, None).piles
    for letter, cup in g.state.cups.items():
        assert told[letter].left == len(cup.items) == sum(told[letter].hull.values())
    chits = [g.data.chits[i] for i in g.state.cups["E"].items]
    assert told["E"].hull == {0: len(chits)} and told["E"].special == 0
    assert told["E"].crew == sum(chit.crew for chit in chits)
