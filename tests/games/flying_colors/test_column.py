"""A column that follows its leader: what is planned is what then happens, step by step."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.flying_colors import RULESET
from quarterdeck.games.flying_colors.actions import Activate, Form, Select
from quarterdeck.games.flying_colors.column import Follower, _along, column
from quarterdeck.games.flying_colors.hints import ColumnPreview, preview
from quarterdeck.games.flying_colors.rules.common import HEX_NAMES, FCGame
from quarterdeck.games.flying_colors.rules.r07_initiative import ActivationCycle, CommandActivation
from quarterdeck.games.flying_colors.rules.r11_movement import Sailing
from quarterdeck.games.flying_colors.rules.r11_reach import Pose, reachable
from quarterdeck.games.flying_colors.rules.r12_fire import Fire
from quarterdeck.games.flying_colors.state import Command
from quarterdeck.geometry.hex import STEP, Hex, hex_at

SIDE = "british"


def called(seed: int) -> FCGame:
    """Trafalgar, at the first command that the British call; whatever else is asked gets its first answer."""
    g = RULESET.new("trafalgar", seed=seed)
    while True:
        seat, offers = next(iter(g.pending.items()))
        g.apply(seat, next((a for a in offers if isinstance(a, Form)), offers[0]))
        top = g.stack[-1]
        if isinstance(top, CommandActivation) and SIDE in g.pending:
            return g


def leader_sails(g: FCGame) -> None:
    """Nelson leads: straight on with all his points."""
    command = g.state.commands[g.stack[-1].command]  # type: ignore[attr-defined]
    g.apply(SIDE, Select(command.leader))
    step = g.stack[-1]
    assert isinstance(step, Sailing)
    straight = min(
        (p for p in reachable(g, step) if p.ends), key=lambda p: sum("wear" in str(a) for a in p.path)
    )
    for action in straight.path:
        g.apply(SIDE, action)
    while not isinstance(g.stack[-1], CommandActivation):
        seat, offers = next(iter(g.pending.items()))
        g.apply(seat, next(a for a in offers if str(a).startswith(("finish", "no-answer", "hold"))))


def sailed(g: FCGame, plan: tuple[Follower, ...]) -> None:
    for follower in plan:
        for text in follower.actions:
            action = RULESET.parse_action(text)
            assert action in g.pending[SIDE], f"{text} of ship {follower.ship} is not offered"
            g.apply(SIDE, action)
        ship = g.state.ships[follower.ship]
        where = (HEX_NAMES[ship.bow], HEX_NAMES[ship.stern], ship.facing)
        assert where == (follower.bow, follower.stern, follower.facing)


def test_every_ship_ends_where_it_was_said_she_would() -> None:
    g = called(3)
    assert column(g) == (), "nobody leads yet"
    leader_sails(g)
    before = g.fingerprint()
    plan = column(g)
    assert g.fingerprint() == before, "a plan changes nothing"
    assert preview(g, Select(plan[0].ship)) == ColumnPreview(plan)
    assert len(plan) >= 1
    sailed(g, plan)


def test_followers_spend_what_they_have_and_nobody_stays_behind_unasked() -> None:
    g = called(3)
    leader_sails(g)
    left = {action.ship for action in g.pending[SIDE] if isinstance(action, Select)}
    plan = column(g)
    assert {follower.ship for follower in plan} <= left
    assert all(0 < follower.cost <= follower.points for follower in plan)
    assert not any(isinstance(action, Activate) for action in g.pending[SIDE])


LINE = """
    A
     .
    a
     .
    B
     .
    b
     .
    C
     .
    c
     .
    D
     .
    d
"""


def test_who_cannot_follow_does_not_end_the_plan(sea: Any) -> None:
    """Four ships of one command in line before the wind: A has sailed on with all her four points."""
    for crippled, followers in (("", [1, 2, 3]), ("B", [2, 3]), ("C", [1, 3]), ("D", [1, 2])):
        t = sea(LINE, wind=1, ships={crippled: {"rigging": 15}})
        t.state.commands = [Command(0, 0, "group", (0, 1, 2, 3))]
        t.call(ActivationCycle(side=0)).do("activate 0", "select A", *["ahead"] * 4, "finish plain")
        plan = column(t.g)
        assert [follower.ship for follower in plan] == followers
        assert all(follower.range is None for follower in plan), "there is no enemy"


ABEAM = """
    .   z
     . .
    .   Z
     . .
    .   .
     . .
    .   .
     . .
    A   .
     . .
    a   .
     . .
    B   .
     . .
    b   .
     . .
    C   .
     . .
    c   .
"""


def test_12_1_who_comes_to_fire_says_at_what_range(sea: Any) -> None:
    """A has sailed on before the wind. Z is four hexes abeam of B where B ends. From C, who ends two hexes
    astern of B, she is five hexes away, 49 degrees off the bow: from 30 on a broadside bears [12.2]."""
    t = sea(ABEAM, french="Z", wind=1)
    t.state.commands = [Command(0, 0, "group", (0, 1, 2))]
    t.call(ActivationCycle(side=0)).do("activate 0", "select A", *["ahead"] * 4, "finish plain")
    second, third = column(t.g)
    assert (second.ship, second.bow, second.range) == (1, "A2022", 4)
    assert (third.ship, third.bow, third.range) == (2, "A2024", 5)
    t.do(*second.actions[:-1])
    assert any(isinstance(action, Fire) for action in t.g.pending[SIDE]), "before her activation ends"
    t.do(second.actions[-1])
    assert t.state.ships[1].acted


def pose(bow: Hex, facing: int, steps: int = 4) -> Pose:
    return Pose(bow, facing, 0, True, (Select(0),) * steps)


def test_what_is_best_along_a_wake() -> None:
    """The wake leads three hexes up (1) and two to the right (2)."""
    start = hex_at(30, 30)
    up = [start + n * STEP[1] for n in range(4)]
    corner = up[-1]
    wake = [*((bow, 1) for bow in up), (corner, 2), *((corner + n * STEP[2], 2) for n in (1, 2))]
    astern = start - 2 * STEP[1]  # she comes up the wake from astern
    poses = [pose(up[1], 1), pose(up[2], 6), pose(up[2], 1), pose(up[2], 1, steps=6), pose(start, 1)]
    far = _along(wake, astern, poses)
    assert max(poses, key=far) == poses[2], "furthest along, on course, in the fewest steps"
    # off the wake, but nearer to where it begins: towards that, looking as the leader did there
    short = [pose(astern + STEP[1], 1), pose(astern + STEP[1], 2), pose(astern + STEP[2], 1)]
    near = _along(wake, astern, short)
    assert max(short, key=near) == short[0]
    # abreast of it and never nearer: she keeps her station, and turns as the leader has turned
    abeam = start + 2 * STEP[3]
    there = abeam + (wake[-1][0] - start)
    apart = [pose(there, 1), pose(there, 2), pose(there - STEP[2], 2)]
    keeps = _along(wake, abeam, apart)
    assert max(apart, key=keeps) == apart[1]
