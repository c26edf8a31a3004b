"""Damage, reloading and scores against small tables of their own, over anything that can come up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mats import S, hits
from quarterdeck.games.sails_of_glory import RULESET
from quarterdeck.games.sails_of_glory.data.model import CASUALTY
from quarterdeck.games.sails_of_glory.rules import victory
from quarterdeck.games.sails_of_glory.rules.basic_combat import empty_guns
from quarterdeck.games.sails_of_glory.rules.basic_damage import beaten, suffer
from quarterdeck.games.sails_of_glory.rules.basic_gunnery import may_load
from quarterdeck.games.sails_of_glory.rules.basic_reload import Reload, load
from quarterdeck.games.sails_of_glory.rules.striking import strike
from quarterdeck.games.sails_of_glory.state import Order

# The fixture that lays out a sea has no state of its own.
FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
# Faces of A and B chits: hull points and casualties they bring.
FACES = {
    "0": (0, 0),
    "1": (1, 0),
    "2": (2, 0),
    "3": (3, 0),
    "4": (4, 0),
    "5": (5, 0),
    "crew": (0, 1),
    "2+crew": (2, 1),
}
# Burden and boxes as printed on the mats.
MATS = {"courageuse": (3, 9), "hms_terpsichore": (2, 9), "hms_defence": (5, 10)}


def boxes_by_hand(points: list[int], burden: int, boxes: int) -> list[list[int]]:
    """[SG-B-DAM-5] [SG-B-DAM-6] The largest first: below the burden into the first box that is not full, else
    into a new box; a box is full at the burden, and beyond the last box nothing is counted."""
    row: list[list[int]] = []
    for number in sorted(points, reverse=True):
        room = [box for box in row if sum(box) < burden] if number < burden else []
        if room:
            room[0].append(number)
        elif len(row) < boxes:
            row.append([number])
    return row


@pytest.mark.rule("SG-B-DAM-2")
@pytest.mark.rule("SG-B-DAM-5")
@pytest.mark.rule("SG-B-DAM-6")
@pytest.mark.rule("SG-B-DAM-7")
@pytest.mark.rule("SG-B-DAM-8")
@given(card=st.sampled_from(sorted(MATS)), faces=st.lists(st.sampled_from(sorted(FACES)), max_size=40))
@FEW
def test_every_salvo_lies_in_its_boxes(sea: Any, card: str, faces: list[str]) -> None:
    burden, boxes = MATS[card]
    g = sea((card, "british", 300, 300, 0), steps=())
    ship = g.state.ships[0]
    suffer(g, ship, hits(RULESET.data.chit("A", face) for face in faces))
    row = boxes_by_hand([FACES[face][0] for face in faces if FACES[face][0]], burden, boxes)
    values = [[RULESET.data.chits[chit].hull for chit in box] for box in ship.hull]
    assert values == row
    casualties = sum(FACES[face][1] for face in faces)
    assert len(ship.crew) == min(casualties, boxes)
    assert ship.crew.count(CASUALTY) <= faces.count("2+crew")
    placed = sum(map(len, ship.hull)) + sum(chit != CASUALTY for chit in ship.crew) + len(ship.zero)
    assert placed == len(faces)  # no chit is lost
    assert beaten(g, ship) is (len(row) == boxes or casualties >= boxes)


# [SG-B-REL-1] [SG-O-GREEN-1] [SG-O-DOUBLE-1] Reload phases from a shot to the next load, that of the shot's
# own turn included (rulings 64, 68, 70).
CLOCK = {
    ("trained", "ball"): 2,
    ("trained", "double"): 3,
    ("green", "ball"): 3,
    ("green", "double"): 4,
}


@pytest.mark.rule("SG-B-REL-1")
@pytest.mark.rule("SG-O-GREEN-1")
@pytest.mark.rule("SG-O-DOUBLE-1")
@pytest.mark.parametrize("gunners, ammo", sorted(CLOCK))
@given(waits=st.lists(st.integers(0, 3), min_size=1, max_size=4))
@FEW
def test_the_clock_of_reloading(sea: Any, gunners: str, ammo: str, waits: list[int]) -> None:
    """Shot after shot, with any number of turns of waiting in between, loading as soon as it is allowed."""
    g = sea(
        ("hms_defence", "british", 300, 300, 0), level="standard", options={"double_shot": True}, steps=()
    )
    ship = g.state.ships[0]
    ship.green_gunners = gunners == "green"
    for wait in waits:
        empty_guns(g, Order(S(0), "port", None, "full", "ball"))
        phases = 0
        while ship.port.load is None and phases < 9:
            phases += 1
            reload = Reload()
            reload.advance(g)
            if may_load(g, ship, "port"):
                load(g, ship, "port", ammo)
            g.stack[:] = [reload]
            reload.begun = True
            reload.advance(g)
        assert (phases, ship.port.load.value) == (CLOCK[gunners, ammo], ammo)
        for _ in range(wait):
            g.stack[:] = [Reload()]
            g.stack[-1].advance(g)
            g.stack[-1].advance(g)
        assert ship.port.load is not None


# [SG-X-VAN-3] What the enemy's losses are worth: ship of the line or frigate, lost or aground.
WORTH = {("line", "lost"): 9, ("frigate", "lost"): 5, ("line", "aground"): 5, ("frigate", "aground"): 3}
SORT = {"courageuse": "frigate", "genereux": "line", "hms_terpsichore": "frigate", "hms_defence": "line"}
FATES = {"afloat": None, "aground": "aground", "surrendered": "lost", "left": "lost", "sunk": "lost",
         "exploded": "lost", "escaped": None}  # fmt: skip
FORT = {"untouched": -4, "damaged": 4, "fallen": 8}
NOTES = {"untouched": {}, "damaged": {"building_0_points": 7}, "fallen": {"building_0_fallen": 1}}


@pytest.mark.rule("SG-X-VAN-3")
@given(st.tuples(*[st.sampled_from(sorted(FATES))] * 4), st.sampled_from(sorted(FORT)))
@FEW
def test_points_of_the_vanguard_for_every_fate(fates: tuple[str, ...], fort: str) -> None:
    g = VANGUARD.clone()
    expected: Counter[str] = Counter(british=FORT[fort])
    for ship, fate in zip(g.state.ships, fates, strict=True):
        if fate == "aground":
            ship.aground = True
        elif fate != "afloat":
            strike(g, ship, fate)
        counts = FATES[fate]
        if counts:
            winner = "french" if ship.side == "british" else "british"
            expected[winner] += WORTH[SORT[ship.card], counts]
    g.state.notes |= NOTES[fort]
    assert {side: victory.points(g, side) for side in ("british", "french")} == {
        "british": expected["british"],
        "french": expected["french"],
    }


def vanguard():
    """Against the Vanguard with its island, before the first turn; the ships anywhere."""
    g = RULESET.new("against_the_vanguard", {}, seed=2)
    while not g.state.terrain:
        (seat, options) = next(iter(g.pending.items()))
        g.apply(seat, options[len(options) // 2])
    return g


VANGUARD = vanguard()
