"""What must be true after every action: each way of breaking it is named, and nothing else is."""

from __future__ import annotations

import pytest

from mats import hold
from quarterdeck.games.sails_of_glory.invariants import broken
from quarterdeck.games.sails_of_glory.state import Terrain

DEFENCE = ("hms_defence", "british", 300, 300, 0)
JUNO = ("hms_juno", "british", 600, 600, 0)
COURAGEUSE = ("courageuse", "french", 450, 450, 0)


@pytest.fixture
def table(sea):
    g = sea(DEFENCE, JUNO, COURAGEUSE, steps=())
    g.state.turn = 1
    assert list(broken(g)) == []
    return g


def land(kind):
    outline = ((58000, 58000), (62000, 58000), (62000, 62000), (58000, 62000))
    return Terrain(0, "island_1", kind, None, 0, outline, (outline,))


@pytest.mark.parametrize(("one", "two"), [(0, 1), (1, 2), (0, 2)])
def test_bases_never_overlap(table, one, two):
    x, y, _ = table.state.ships[one].pose
    table.state.ships[two].pose = (x + 4900, y, 0)
    names = [table.state.ships[n].card for n in (one, two)]
    assert list(broken(table)) == [f"{names[0]} overlaps {names[1]}"]
    table.state.ships[two].pose = (x + 5000, y, 0)  # a base is 50 mm wide: side by side
    assert list(broken(table)) == []


def test_nobody_sticks_out_over_an_edge(table):
    table.state.ships[1].pose = (2499, 45000, 0)
    assert list(broken(table)) == ["hms_juno stands over the edge"]
    table.state.ships[1].pose = (2500, 45000, 0)
    assert list(broken(table)) == []


@pytest.mark.parametrize(
    ("kind", "wrong"), [("island", True), ("coast", True), ("reef", True), ("sandbank", False)]
)
def test_nobody_lies_on_rocks_or_land(table, kind, wrong):
    table.state.terrain = (land(kind),)
    assert list(broken(table)) == (["hms_juno lies on rocks or land"] if wrong else [])


def test_ships_still_being_placed_may_lie_anywhere(table):
    table.state.ships[1].pose = table.state.ships[0].pose
    table.state.turn = 0
    assert list(broken(table)) == []


@pytest.mark.parametrize("row", ["hull", "crew"])
def test_the_last_box_is_surrender_and_there_is_none_beyond(table, row):
    ship = table.state.ships[0]
    boxes = table.data.ships[ship.card].boxes

    def fill(count):
        chits = table.data.cups["A"]
        table.state.cups["A"].items = list(chits[count:])
        setattr(
            ship, row, tuple((chit,) for chit in chits[:count]) if row == "hull" else tuple(chits[:count])
        )
        return list(broken(table))

    assert fill(boxes - 1) == []
    assert fill(boxes) == ["hms_defence should have surrendered"]
    assert fill(boxes + 1) == ["hms_defence has more chits than boxes"]
    ship.fate = "surrendered"
    assert fill(boxes) == []


def test_at_most_two_cards_lie_ahead(table):
    ship = table.state.ships[0]
    hold(ship, ("D1", "D1"))
    assert list(broken(table)) == []
    hold(ship, ("D1", "D1", "D1"))
    assert list(broken(table)) == ["hms_defence has more than two cards planned"]


@pytest.mark.parametrize("damage", ["fires", "leaks", "masts", "rigging", "rudder"])
def test_no_damage_is_less_than_none(table, damage):
    setattr(table.state.ships[0], damage, -1)
    assert list(broken(table)) == ["hms_defence has less than no damage"]


def test_no_chit_is_lost(table):
    """In a cup, on a mat, or laid aside: all are counted; a chit put back twice is no loss [ruling 75]."""
    cup, ship = table.state.cups["A"], table.state.ships[0]
    taken = [cup.items.pop() for _ in range(3)]
    assert list(broken(table)) == ["3 A chits are lost"]
    ship.hull = ((taken[0],),)
    assert list(broken(table)) == ["2 A chits are lost"]
    ship.crew, ship.zero = (taken[1],), (taken[2],)
    assert list(broken(table)) == []
    cup.items.append(taken[0])
    assert list(broken(table)) == []
