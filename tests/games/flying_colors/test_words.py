"""The log and the refusals as a player reads them."""

from __future__ import annotations

import pytest

from quarterdeck.games.flying_colors.rules.r08_out_of_command import OutOfCommandCycle
from quarterdeck.i18n import format, format_event


@pytest.mark.rule("12.8")
@pytest.mark.rule("12.5")
def test_12_8_the_log_shows_every_modifier_of_a_shot_and_why_hits_are_doubled(sea):
    """Minorca, British audacity 1: C crosses the stern of B, white circle, in 1756 no carronades."""
    t = sea(
        """
        . B
         . .
        . b
         . .
        . . .
         . .
        . C
         c .
        """,
        french="B",
        wind=2,
        dice=[7, 9],
        ships={"B": {"fired": 3}, "C": {"hull": 6}},
    )
    t.activate("C").do("back")
    shot = next(text for text in sorted(t.offered()) if text.startswith("fire"))
    t.do(shot)
    shot = next(event for event in t.do("shoot hull") if event.what == "fc-shot")
    said = format_event(shot, "en")
    assert said.startswith("C rakes the stern of B: ")
    assert "(rate: 3, +1 hull hits [12.8] = 4)" in said
    assert "+1 audacity [12.8] = " in said
    assert "audacity of the target" not in said  # the French have none
    assert [why.reason for why in shot.counts_as] == ["fc-why-rake", "fc-why-stern"]


@pytest.mark.rule("8.0")
def test_8_0_a_refusal_names_the_failed_check_and_not_a_collision(sea):
    t = sea(
        """
        E
         .
        e
         .
        .
         .
        A
         .
        a
        """,
        french="E",
        wind=3,
        ships={"A": {"check_failed": True}},
    ).activate("A")
    # the next hex ahead is beside E
    assert t.why_not("ahead") == ("fc-no-keep-clear", "8.0")


@pytest.mark.rule("11.9")
def test_11_9_a_ship_under_control_cannot_be_grappled_and_the_reason_is_given(sea):
    t = sea("A\n E\na\n e", french="E", wind=1).activate("A")
    assert t.why_not(f"grapple {t.i('E')}") == ("fc-no-grapple-under-way", "11.9")


@pytest.mark.rule("11.0")
@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({}, "movement points left"),
        ({"anchored": True}, "lies at anchor"),
        ({"irons": True}, "has no way on"),
        ({"aground": True}, "cannot move"),
    ],
)
def test_11_0_the_prompt_says_what_kind_of_ship_waits(sea, fields, words):
    t = sea("A . X\n . .\na . x", french="X", wind=1, ships={"A": fields}).activate("A")
    seat = t.seat()
    assert words in format(t.g.stack[-1].prompt(t.g, seat), "en")


@pytest.mark.rule("12.13")
def test_12_13_a_battery_is_told_that_it_does_not_move(sea):
    t = sea("A1  X\n . .\n.   x", french="X", wind=1, ships={"A": {"battery": 2}}).activate("A")
    assert t.why_not("ahead") == ("fc-no-move-battery", "12.13")


@pytest.mark.rule("7.0")
@pytest.mark.ruling(25)
def test_7_0_a_second_pass_is_refused_in_the_out_of_command_cycle_too(sea):
    t = sea("A . B . X\n . . . .\na . b . x", french="X", wind=1, initiative=0, dice=[0])
    t.call(OutOfCommandCycle())
    t.do("pass")
    assert t.seat() == "french"
    assert t.why_not("pass") == ("fc-no-pass", "7.0")
