"""Standing orders: which answer to fire a captain's sentence gives [12.4]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.flying_colors.orders import StandingOrder, by_order

MakeTable = Callable[..., Any]

# A fires at B, range 3; B and C (on A's other side, range 3) can answer
BETWEEN = """
. . A . .
 C . . B
. . a . .
 c . . b
"""


def answer(t: Any, **order: Any) -> str | None:
    found = by_order(t.g, "french", StandingOrder(**{"answer": "always", **order}))
    return None if found is None else t.text(found)


@pytest.mark.rule("12.4")
@pytest.mark.rule("12.8")
def test_the_strongest_broadside_answers_if_range_and_firepower_allow_it(table: MakeTable) -> None:
    """At range 3 Achille (3) fires with 8, the battered C (as a 4) with 6; a white circle adds 1 to each."""
    t = table(BETWEEN, british="A", ships={"C": {"hull": 6}})
    t.fire("A", "starboard", "B")
    assert answer(t, answer="ask") is None
    assert answer(t, answer="never") == "no-answer"
    assert answer(t, within=3, least=9) == "answer B port"
    assert answer(t) == "answer B port"
    assert answer(t, within=3, least=10) == answer(t, within=2) == "no-answer"
    assert answer(t, within=2, beyond="ask") is None
    t = table(BETWEEN, british="A", ships={"B": {"hull": 6}})
    t.fire("A", "starboard", "B")
    assert answer(t) == "answer C starboard"


@pytest.mark.rule("12.6")
@pytest.mark.parametrize(("columns", "said"), [(5, "answer B port"), (6, "no-answer")])
def test_without_a_word_of_it_five_hexes_are_near_enough(table: MakeTable, columns: int, said: str) -> None:
    """Abreast, so many columns apart; the rows between them shift half a hex a column."""
    rows = ["A", "", "a", ""]
    rows[columns % 2] = rows[columns % 2].ljust(columns) + "B"
    rows[columns % 2 + 2] = rows[columns % 2 + 2].ljust(columns) + "b"
    t = table("\n".join(rows), british="A")
    t.fire("A", "starboard", "B")
    assert answer(t) == said


@pytest.mark.rule("12.4")
def test_the_aim_of_the_order_or_the_only_one_there_is(table: MakeTable) -> None:
    t = table(BETWEEN, british="A")
    t.fire("A", "starboard", "B")
    t.choose("answer B port")
    assert answer(t, aim="rigging") == "shoot rigging"
    assert answer(t) == "shoot hull"


# A rakes B from ahead; C, abreast of A, can answer and B cannot [12.5]
RAKED = """
. . . . .
 . . . b
. . . B .
 . . . .
C . A . .
 . . . .
c . a . .
"""


@pytest.mark.rule("12.5")
def test_before_a_rake_the_captain_is_asked_if_he_said_so(table: MakeTable) -> None:
    t = table(RAKED, british="A")
    t.fire("A", "starboard", "B")
    assert answer(t) is None
    assert answer(t, ask_raked=False) == "answer C starboard"
