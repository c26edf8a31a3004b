"""The small tables of the rulebook, face by face, as every roll of the game shows them.

Written from the tables on the last pages of the rulebook. Each roll tells the result of every face of its die
with the modifiers of the moment, so that one throw of a table shows the whole of it; random battles bring
about most of them, positions the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import quarterdeck as qd
from quarterdeck.games.flying_colors.ids import Hits
from quarterdeck.games.flying_colors.rules.r11_8_collision import collide
from quarterdeck.games.flying_colors.rules.r11_9_grappling import disengage, throw_grapples
from quarterdeck.games.flying_colors.rules.r13_commanders import CommanderHit, CommanderUnhurt, casualties
from quarterdeck.games.flying_colors.rules.r13_damage import Sinking, Striking
from quarterdeck.games.flying_colors.rules.r13_fires import burn, may_ignite
from quarterdeck.games.flying_colors.rules.r14_melee import throw_bridge
from quarterdeck.kernel import Event, RandomBot, Roll

RULES = qd.load("flying-colors")
Meaning = Callable[[Any, int], int | str]


def either(low: str, high: str, last_low: int) -> Meaning:
    """A table of two lines: what happens up to a total, and what above it."""
    return lambda event, total: f"@fc-res-{low if total <= last_low else high}"


def tacking(event: Any, total: int) -> int | str:
    return "@fc-res-in-irons" if total <= 0 else 0 if total <= 2 else 1 if total <= 5 else 2


def wind(event: Any, total: int) -> str:
    """0-5 none, 6-7 one point clockwise, 8 two, 9 one the other way; calm and breezy go beyond the ends."""
    if total <= 5:
        return "@fc-res-no-change"
    return {6: "@fc-res-clockwise-1", 7: "@fc-res-clockwise-1", 8: "@fc-res-clockwise-2"}.get(
        total, "@fc-res-counterclockwise-1"
    )


def grounding(event: Any, total: int) -> str:
    if total < 0:
        return "@fc-res-aground-and-hit"
    return "@fc-res-" + ("aground" if total <= 2 else "hull-hit" if total <= 5 else "no-effect")


def fire(event: Any, total: int) -> str:
    rows = ["fire-out"] * 3 + ["fire-out-rigging"] * 2 + ["burns-rigging"] * 2 + ["burns-hull"] * 2
    return "@fc-res-" + [*rows, "burns-both"][total]


TABLES: dict[str, Meaning] = {
    "tacking": tacking,
    "wind_change": wind,
    "commander-transfer": either("stays", "transfers", 4),
    "disengagement": either("disengaged", "failed", 4),
    "sternway": either("may-drift", "must-drift", 3),
    "collision": either("no-collision", "fouled", 8),
    "grounding": grounding,
    "evasion": either("evaded", "not-evaded", 6),
    "grappling": either("grappled", "failed", 4),
    "raise_anchor": either("raised", "still-anchored", 5),
    "sinking": either("afloat", "sinks", 5),
    "strike": either("fights-on", "strikes", 3),
    "ship-fire": fire,
    "fire-spread": either("contained", "spreads", 6),
    "explosion": either("holds", "explodes", 8),
    "break_off": either("fleet-breaks", "fights-on", 0),
}
# Rolls without a table of their own: 8.0, 13.6, 18.12, 18.16 (0-3: one point lost, 4-9: none), 18.17.
OTHERS: dict[str, Meaning] = {
    "fc-command-check": lambda event, total: f"@fc-res-{'passed' if total <= event.needed else 'failed'}",
    "fc-wake": lambda event, total: f"@fc-res-{'yes' if total < event.turn else 'no'}",
    "fc-arrival": lambda event, total: f"@fc-res-{'yes' if total < event.turn else 'no'}",
    "fc-confusion": lambda event, total: f"@fc-res-{'yes' if total < event.turn else 'no'}",
}
# What an event says came of it, by the result of its roll.
SAYS: dict[str, tuple[str, str]] = {
    "fc-weigh": ("raised", "@fc-res-raised"),
    "fc-sternway": ("forced", "@fc-res-must-drift"),
    "fc-collision": ("fouled", "@fc-res-fouled"),
    "fc-evasion": ("evaded", "@fc-res-evaded"),
    "fc-grapple": ("held", "@fc-res-grappled"),
    "fc-bridge": ("held", "@fc-res-grappled"),
    "fc-disengage": ("free", "@fc-res-disengaged"),
    "fc-transfer": ("done", "@fc-res-transfers"),
    "fc-break-check": ("breaks", "@fc-res-fleet-breaks"),
    "fc-command-check": ("passed", "@fc-res-passed"),
    "fc-wake": ("awake", "@fc-res-yes"),
    "fc-arrival": ("arrived", "@fc-res-yes"),
    "fc-confusion": ("over", "@fc-res-yes"),
}
# Or what is told at all.
MEANS = {
    "fc-sunk": "@fc-res-sinks",
    "fc-stays-afloat": "@fc-res-afloat",
    "fc-struck": "@fc-res-strikes",
    "fc-fights-on": "@fc-res-fights-on",
    "fc-magazine-holds": "@fc-res-holds",
    "fc-exploded": "@fc-res-explodes",
}


def check(event: Event, roll: Roll) -> str:
    """The whole row of a table, the face that fell, and what is said of it; the name of the table."""
    assert set(roll.sides) == {10} and all(0 <= die <= 9 for die in roll.dice)  # every die has ten faces
    if isinstance(event, CommanderHit | CommanderUnhurt):
        check_casualty(event)
    meaning = TABLES.get(roll.table) or OTHERS.get(event.what)
    if meaning is None or roll.table == "commander-casualty":
        return ""
    shift = sum(mod.value for mod in roll.mods)
    assert roll.total == roll.die + shift
    assert roll.odds == tuple((meaning(event, face + shift), 1) for face in range(10)), event
    assert roll.result == meaning(event, roll.total)
    if event.what in SAYS:
        field, result = SAYS[event.what]
        assert getattr(event, field) == (roll.result == result), event
    if event.what in MEANS:
        assert roll.result == MEANS[event.what]
    return roll.table or event.what


def check_casualty(event: CommanderHit | CommanderUnhurt) -> None:
    """[13.6] A 9 wounds; then a die up to the audacity of his side kills."""
    assert event.roll.odds == (("@fc-res-unhurt", 1),) * 9 + (("@fc-res-wounded", 1),)
    assert isinstance(event, CommanderHit) == (event.roll.total == 9)
    if isinstance(event, CommanderHit):
        results = ["@fc-res-killed"] * (event.audacity + 1) + ["@fc-res-wounded"] * (9 - event.audacity)
        assert event.second.odds == tuple((result, 1) for result in results)
        assert event.killed == (event.second.total <= event.audacity)


def test_the_names_above_are_names_of_events() -> None:
    assert {*OTHERS, *SAYS, *MEANS} <= {event.__struct_config__.tag for event in RULES.events}


def checked(events: list[Event]) -> Counter[str]:
    return Counter(check(event, roll) for event in events for roll in event.rolls())


def battle(scenario: str, seed: int, most: int) -> Iterator[Event]:
    g = RULES.new(scenario, seed=seed)
    bots = {seat: RandomBot(seat) for seat in g.seats}
    yield from g.log(everything=True)
    while g.pending and most:
        seat = next(iter(g.pending))
        yield from g.apply(seat, g.ask_bot(bots[seat], seat))
        most -= 1


def test_every_roll_of_random_battles_shows_its_table() -> None:
    battles = [
        ("minorca", 0, 3000),
        ("nile", 0, 2000),
        ("copenhagen", 0, 2000),
        ("gut-of-gibraltar", 0, 1500),
    ]
    seen = Counter[str]()
    for played in battles:
        seen += checked(list(battle(*played)))
    usual = {"tacking", "wind_change", "sternway", "raise_anchor", "break_off", "fc-command-check", "fc-wake"}
    assert usual <= set(seen)


def fresh(position: Any) -> list[Event]:
    return list(position.g._fresh)


ALONGSIDE = """
    A .
     B
    a .
     b
"""


@pytest.mark.parametrize("die", [0, 4, 5, 9])
def test_grapples_bridges_collisions_and_cutting_loose(sea: Any, die: int) -> None:
    """Bellerophon and Achille alongside; one more throw over a prize [14.4]."""
    t = sea(ALONGSIDE, french="B", dice=[die] * 4, ships={"A": {"fouled": "B"}, "B": {"fouled": "A"}})
    g, a, b = t.g, t.i("A"), t.i("B")
    g._fresh = []
    throw_grapples(g, a, b, None)
    disengage(g, a, b, None)
    collide(g, a, b, 1, None)
    t["A"].fouled, t["B"].fouled = (b,), (a,)
    throw_bridge(g, (a,), (a,), b, None)
    assert checked(fresh(t)) == {"grappling": 2, "disengagement": 1, "collision": 1}


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("die", [3, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4, 5, 6])
def test_sinking_and_striking_by_hull_hits_left(sea: Any, left: int, die: int) -> None:
    """Three or fewer left may sink, five or fewer may strike; what is left comes off the die."""
    capacity = RULES.data.counters[RULES.data.counter_index["bellerophon_british"]].capacity[1]
    fields = {"damaged": True, "hull": capacity - left}
    t = sea("A\n.\na", dice=[die], ships={"A": fields})
    t.call(Sinking())
    assert checked(fresh(t)) == ({"sinking": 1} if left <= 3 else {})
    assert (t["A"].fate == "sunk") == (left <= 3 and die - left >= 6)
    t = sea("A\n.\na", dice=[die], ships={"A": fields})
    t.call(Striking())
    assert checked(fresh(t)) == ({"strike": 1} if left <= 5 else {})
    assert t["A"].struck == (left <= 5 and die - left >= 4)


@pytest.mark.rule("13.4")
@pytest.mark.parametrize(
    ("die", "hull", "rigging", "burning"),
    [
        (0, 0, 0, False),
        (2, 0, 0, False),
        (3, 0, 1, False),
        (4, 0, 1, False),
        (5, 0, 1, True),
        (6, 0, 1, True),
        (7, 1, 0, True),
        (8, 1, 0, True),
        (9, 1, 1, True),
    ],
)
@pytest.mark.parametrize(
    ("links", "bonus"), [(("grappled",), 0), (("fouled",), 1), (("fouled", "grappled"), 2)]
)
def test_the_fire_table_and_how_a_fire_spreads(
    sea: Any, die: int, hull: int, rigging: int, burning: bool, links: tuple[str, ...], bonus: int
) -> None:
    """Then a die of 6 for the neighbour, who burns on seven or more, and an 8 for the magazine: it holds."""
    ships = {"A": {"burning": True, **dict.fromkeys(links, "B")}, "B": dict.fromkeys(links, "A")}
    t = sea(ALONGSIDE, french="B", dice=[die, 6, 8], ships=ships)
    t.g._fresh = []
    burn(t.g, t.i("A"))
    assert (t["A"].hull, t["A"].rigging, t["A"].burning) == (hull, rigging, burning)
    expected = {"ship-fire": 1, **({"fire-spread": 1, "explosion": 1} if burning else {})}
    assert checked(fresh(t)) == expected
    assert t["B"].burning == (burning and 6 + bonus >= 7)
    burned = fresh(t)[0]
    assert (burned.hull, burned.rigging, burned.out) == (hull, rigging, not burning)


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("links", [("grappled",), ("fouled",)])
def test_a_nine_blows_her_up_with_all_she_is_tied_to(sea: Any, links: tuple[str, ...]) -> None:
    ships = {"A": {"burning": True, **dict.fromkeys(links, "B")}, "B": dict.fromkeys(links, "A")}
    t = sea(ALONGSIDE, french="B", dice=[5, 0, 9], ships=ships)
    t.g._fresh = []
    burn(t.g, t.i("A"))
    assert (t["A"].fate, t["B"].fate) == ("exploded", "exploded")
    first, second = [event for event in fresh(t) if event.what == "fc-exploded"]
    assert (first.roll.result, second.roll, second.of) == ("@fc-res-explodes", None, first.n)


@pytest.mark.rule("13.4")
@pytest.mark.parametrize(("hull", "rigging"), [(1, 0), (0, 2), (3, 2), (5, 4), (6, 4)])
def test_a_result_with_an_asterisk_lights_by_its_hits(sea: Any, hull: int, rigging: int) -> None:
    """The die must not exceed the hull and rigging hits together, and a 9 never lights; crew is nothing."""
    for die in range(10):
        t = sea("A\n.\na", dice=[die])
        t.g._fresh = []
        cause = t.g.tell(RULES.events[0](1))
        may_ignite(t.g, t.i("A"), Hits(hull, rigging, crew=3, fire=True), cause)
        burns = die <= hull + rigging and die != 9
        assert t["A"].burning == burns
        told = fresh(t)[-1]
        assert told.what == ("fc-catches-fire" if burns else "fc-no-fire")
        assert told.roll.result == ("@fc-res-fire" if burns else "@fc-res-no-fire")
        lit = [name == "@fc-res-fire" for name, _ in told.roll.odds]
        assert lit == [face <= hull + rigging and face != 9 for face in range(10)]


@pytest.mark.rule("13.6")
@pytest.mark.parametrize("bold", [0, 1, 2])
@pytest.mark.parametrize("second", [0, 1, 2, 3])
def test_a_nine_wounds_a_commander_and_a_die_within_the_audacity_kills(
    sea: Any, bold: int, second: int
) -> None:
    for first in (8, 9):
        t = sea("A\n.\na", dice=[first, second], commanders={"A": "nelson_3_9_4"}, audacity={"British": bold})
        t.g._fresh = []
        casualties(t.g, t.i("A"), t.g.tell(RULES.events[0](1)))
        checked(fresh(t)[1:])
        nelson = t.state.commanders[0]
        assert nelson.wounded == (first == 9)
        assert (nelson.fate == "killed") == (first == 9 and second <= bold)
        assert (nelson.ship == -1) == (nelson.fate == "killed")
