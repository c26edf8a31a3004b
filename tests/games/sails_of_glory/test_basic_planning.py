"""Basic rules: wind and planning."""

from __future__ import annotations

import pytest

from mats import hold
from quarterdeck.games.sails_of_glory.rules.common import attitude, colour
from quarterdeck.kernel import IllegalAction, to_json

FRIGATE, LINER, ENEMY = "hms_terpsichore", "hms_defence", "courageuse"


def duel(sea, **more):
    return sea((FRIGATE, "british", 450, 200, 0), (ENEMY, "french", 450, 700, 180), **more)


@pytest.mark.rule("SG-B-PLAN-1")
@pytest.mark.rule("SG-B-SET-7")
@pytest.mark.ruling(1)
@pytest.mark.ruling(2)
@pytest.mark.parametrize(
    ("heading", "expected"),
    [
        (90, "red"),
        (60, "red"),
        (0, "orange"),
        (180, "orange"),
        (300, "green"),
        (330, "green"),
        (270, "orange"),
    ],
)
def test_the_named_point_is_where_the_wind_comes_from(sea, heading, expected):
    g = sea((FRIGATE, "british", 450, 450, heading), (ENEMY, "french", 450, 800, 180), wind=90)
    assert attitude(g, g.state.ships[0]) == expected


@pytest.mark.rule("SG-B-PLAN-2")
@pytest.mark.ruling(3)
@pytest.mark.parametrize(
    ("off", "expected"),
    [
        (4498, "red"), (4499, "orange"), (4500, "orange"),  # EX01: red/orange -> orange
        (9748, "orange"), (9749, "green"), (9750, "green"),  # EX01: orange/green -> green
        (16500, "green"), (16501, "green"), (16502, "orange"), (18000, "orange"),
    ],
)  # fmt: skip
def test_between_two_colours_the_faster_one_counts(sea, off, expected):
    g = duel(sea)
    assert colour(g, 9000, (9000 - off) % 36000) == expected
    assert colour(g, 9000, (9000 + off) % 36000) == expected


@pytest.mark.rule("SG-B-PLAN-3")
@pytest.mark.rule("SG-B-SET-4")
@pytest.mark.ruling(6)
def test_blue_cards_with_the_wind_and_any_red_card_when_aback(sea):
    g = sea((FRIGATE, "british", 450, 200, 0), (ENEMY, "french", 450, 700, 90), wind=90)
    deck = g.data.decks
    assert {a.card for a in g.pending["british"]} == set(deck["C"].blue)
    assert {a.card for a in g.pending["french"]} == set(deck["A"].red)
    assert len(deck["A"].red) == 3
    with pytest.raises(IllegalAction) as refusal:
        g.apply("french", g.rules.parse_action("plan 1 A1"))
    assert refusal.value.reason.id == "sg-needs-red-card"
    assert refusal.value.rule == "SG-B-PLAN-3"


@pytest.mark.rule("SG-B-PLAN-4")
@pytest.mark.rule("SG-B-TURN-1")
def test_plans_are_secret_until_all_are_sealed(sea, do, heard):
    g, twin = duel(sea), duel(sea)
    do(g, "british: plan 0 C7")
    do(twin, "british: plan 0 C1")
    for seat in ("french", None):
        assert to_json(g.view(seat)) == to_json(twin.view(seat))
    assert g.view("british").chosen.cards == {0: "C7"}
    assert g.state.turn == 1 and set(g.pending) == {"british", "french"}
    do(g, "british: seal")
    assert set(g.pending) == {"french"}
    assert "sg-moved" not in heard(g)
    g.undo("british")
    assert set(g.pending) == {"british", "french"}
    do(g, "british: seal", "french: plan 1 A1", "french: seal")
    assert heard(g).count("sg-sailed") == 2


@pytest.mark.rule("SG-B-PLAN-5")
@pytest.mark.ruling(4)
@pytest.mark.ruling(5)
def test_attitude_is_shown_at_planning_only_in_the_basic_rules(sea):
    assert duel(sea).view("british").ships[0].attitude == "orange"
    assert duel(sea, level="standard").view("british").ships[0].attitude is None
    assert duel(sea, level="standard", options={"aids": True}).view("british").ships[0].attitude == "orange"


@pytest.mark.rule("SG-B-PLAN-5")
@pytest.mark.ruling(5)
def test_ghosts_basic_for_the_attitude_standard_for_every_colour_alike(sea):
    basic = duel(sea)
    ghosts = basic.rules.hints(basic, "british").cards[0].ghosts
    assert list(ghosts) == ["orange"]
    standard = duel(sea, level="standard")
    for ship in standard.state.ships:
        hold(ship, (standard.data.decks[standard.data.ships[ship.card].deck].straight,))
    ghosts = standard.rules.hints(standard, "british").cards[0].ghosts
    assert list(ghosts) == ["orange", "green"]
    hints = standard.rules.hints(standard, "british")
    # the card of this turn is drawn too, for both colours; the next one starts where it ends
    ship = standard.state.ships[hints.ship]
    first = standard.view("british").chosen.set[0]
    assert (first.ship, first.turn, first.card) == (ship.id, "this", ship.slots[0].value)
    assert list(first.ghosts) == ["orange", "green"]
    for tint, ghost in first.ghosts.items():
        assert ghost.path[0] == ship.pose
        assert ghosts[tint].path[0] == ghost.end
    assert basic.view("british").chosen.set == ()


@pytest.mark.rule("SG-S-PLAN-1")
def test_a_card_that_was_set_stays_drawn_until_the_orders_are_sealed(sea, do):
    for level, turns in (("basic", ["this"]), ("standard", ["this", "next"])):
        g = duel(sea, level=level)
        if level == "standard":
            for ship in g.state.ships:
                hold(ship, (g.data.decks[g.data.ships[ship.card].deck].straight,))
        offered = g.rules.hints(g, "british").cards[0]
        ship = g.rules.hints(g, "british").ship
        do(g, f"british: plan {ship} {offered.card}")
        assert g.rules.hints(g, "british") is None
        for _ in range(2):  # before the seal and under it
            laid = g.view("british").chosen.set
            assert [(x.ship, x.turn) for x in laid] == [(ship, turn) for turn in turns]
            assert laid[-1].card == offered.card and laid[-1].ghosts == offered.ghosts
            # the other captain has his own, and onlookers none
            assert all(g.state.ships[x.ship].seat == "french" for x in g.view("french").chosen.set)
            assert g.view(None).chosen is None
            if "british" not in g.state.sealed:
                do(g, "british: seal")


@pytest.mark.rule("SG-B-PLAN-3")
def test_reasons_are_given_while_a_card_is_asked_for_and_no_longer(sea, do):
    """The wind on her quarter: no red card; once hers is laid, there is only the seal."""
    g = sea(("hms_defence", "british", 300, 200, 0), ("courageuse", "french", 800, 800, 0), wind=135)
    refused = list(g.stack[-1].refused(g, "british"))
    assert {reason.id for _, reason, _ in refused} == {"sg-needs-blue-card"}
    assert {str(action).split()[2] for action, _, _ in refused} == set(g.data.decks["D"].red)
    do(g, "british: plan 0 D1")
    assert [str(action) for action in g.pending["british"]] == ["seal"]
    assert list(g.stack[-1].refused(g, "british")) == []
    do(g, "british: seal")
    assert list(g.stack[-1].refused(g, "british")) == []
