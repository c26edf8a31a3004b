"""Positions in which anybody who knows the game does one thing; so do the computer players."""

from __future__ import annotations

import pytest

from quarterdeck.ai.sails_of_glory import values
from quarterdeck.ai.sails_of_glory.lieutenant import Craft, Judge
from quarterdeck.games.sails_of_glory.actions import Load, PlanCard, PlanToken
from quarterdeck.games.sails_of_glory.rules.common import colour
from quarterdeck.kernel import Fancy

FAR = ("genereux", "french", 450, 450, 90)


def chosen(g, seat="british"):
    return Craft().policy(g.fork(seat), seat, Fancy("sanity"))[0]


def sailed(g, number=0):
    """Where the chosen card leads the ship."""
    ship = g.state.ships[number]
    card = chosen(g).card
    return ship, *values.after(g, ship, ship.pose, card)


@pytest.mark.rule("SG-B-MOV-5")
@pytest.mark.parametrize(
    ("x", "y", "heading"),
    [(450, 730, 20), (730, 450, 70), (450, 170, 160), (170, 450, 250), (700, 700, 45), (200, 200, 225)],
)
def test_she_does_not_leave_the_table(sea, x, y, heading):
    g = sea(("hms_terpsichore", "british", x, y, heading), FAR, wind=(heading + 120) % 360)
    ship, pose, _ = sailed(g)
    assert values.on_the_table(g, ship, pose)
    assert values.sea_room(g, ship, pose, chosen(g).card), "nor does she run out of sea"


@pytest.mark.rule("SG-B-MOV-3")
@pytest.mark.parametrize("heading", [0, 90, 180, 270])
def test_she_does_not_turn_into_the_wind_with_the_enemy_far_off(sea, heading):
    """The wind on the bow quarter: she bears away or holds her course."""
    g = sea(
        ("hms_defence", "british", 450, 450, heading),
        ("genereux", "french", 100, 100, 0),
        wind=(heading + 75) % 360,
    )
    _, pose, _ = sailed(g)
    assert colour(g, g.state.wind, pose[2]) != "red"


@pytest.mark.rule("SG-S-COL-1")
@pytest.mark.parametrize(("x", "heading"), [(520, 315), (280, 45)])
def test_two_friends_do_not_run_into_each_other(sea, x, heading):
    from quarterdeck.geometry.plane import box, overlap

    ships = (
        ("hms_defence", "british", 400, 300, 0),
        ("hms_terpsichore", "british", x, 330, heading),
        ("genereux", "french", 400, 800, 180),
    )
    g = sea(*ships, level="standard", wind=135)
    for ship in g.state.ships[:2]:
        ship.slots = []
    g.apply("british", PlanCard(0, "D1"))
    there = g.data.decks["D"].cards["D1"].lines["battle_green"].end(g.state.ships[0].pose)
    second = g.state.ships[1]
    pose, _ = values.after(g, second, second.pose, chosen(g).card)
    base = g.data.bases["small"]
    assert not overlap(box(base, pose), box(base, there))


@pytest.mark.rule("SG-B-GUN-1")
def test_a_rake_through_the_stern_is_worth_more_than_a_broadside(sea):
    g = sea(("hms_defence", "british", 300, 300, 0), ("genereux", "french", 400, 300, 90), level="standard")
    me, foe = g.state.ships
    across = values.best_salvo(g, me, me.pose, foe, foe.pose)
    abeam = values.best_salvo(g, me, me.pose, foe, (*foe.pose[:2], 0))
    assert across > abeam > 0


def judge(g, *actions):
    """The best of these to one who weighs them."""
    return max(actions, key=Judge(Fancy("sanity")).value(g, actions))


@pytest.mark.rule("SG-S-REL-2")
@pytest.mark.parametrize(("gap", "wanted"), [(60, "grape"), (400, "ball")])
def test_grape_for_a_big_enemy_alongside_and_ball_for_one_far_off(sea, gap, wanted):
    g = sea(
        ("hms_defence", "british", 300, 300, 0), ("genereux", "french", 300 + gap, 300, 0), level="advanced"
    )
    loads = [Load(0, "starboard", ammo) for ammo in ("chain", "ball", "grape")]
    assert judge(g, *loads).ammo == wanted


@pytest.mark.rule("SG-A-ACT-10")
@pytest.mark.parametrize(
    ("trouble", "wanted"),
    [({"fires": 1}, "extinguish"), ({"leaks": 1}, "repair"), ({}, "reload_port")],
)
def test_fire_and_water_come_before_the_guns(sea, trouble, wanted):
    """A ship far from everybody with one thing to do: to put the fire out, stop the leak, or reload."""
    g = sea(
        ("hms_defence", "british", 100, 100, 0),
        ("genereux", "french", 800, 800, 0),
        level="advanced",
        **trouble,
    )
    tokens = [
        PlanToken(0, token) for token in ("musketry", "reload_port", "repair", "extinguish", "fire_port")
    ]
    assert judge(g, *tokens).token == wanted
