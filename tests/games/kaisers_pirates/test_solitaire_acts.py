"""[5.3.3] What the phantom can do by itself: the acts of its cards, and whom they meet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.ids import Act, Kind
from quarterdeck.games.kaisers_pirates.rules.r05_policy import dearest, to_repair, to_send_home, to_shelter
from quarterdeck.games.kaisers_pirates.rules.r05_solitaire import ACTS


@pytest.mark.rule("5.3.3.2")
@pytest.mark.rule("5.3.3.4")
@pytest.mark.rule("5.3.3.5")
@pytest.mark.rule("5.3.3.11")
@pytest.mark.ruling(119)
@pytest.mark.ruling(120)
def test_acts_that_cannot_be_done(sea: Callable[..., Any]) -> None:
    """X24"""
    t = sea(rear="wolf").solo("S01").start("phantom", 2)
    assert (t.told("kp-phantom-cannot"), t.turn_of) == (1, "north")  # no warship: the turn ends
    t = sea(rear="wolf").solo("S11").start("phantom", 3)
    assert (t.told("kp-phantom-cannot"), t.turn_of) == (1, "north")  # Transfer Command ends it anyway
    t = sea(mine="emden").solo("S09", "S01").start("phantom", 4, 1)
    assert (t.told("kp-phantom-cannot"), t.dice_left) == (1, 0)  # Interrogate: the turn goes on


@pytest.mark.rule("5.3.3.7")
@pytest.mark.ruling(126)
def test_the_phantoms_refuge(sea: Callable[..., Any]) -> None:
    """A damaged ship goes first; it stays until it is whole and then leaves."""
    t = sea(rear="leipzig:d wolf:Rc").solo("S04", "S01")
    t.start("phantom", 4, 1, 1, 5, 1)
    assert t.ship("leipzig").refuge == -1
    t.roll(10, 1, 5, 1)
    t.solo("S01")
    t.do("ready")
    assert t.ship("leipzig").damage == 0
    assert not t.ship("leipzig").refuge


@pytest.mark.ruling(90)
@pytest.mark.ruling(126)
def test_a_transferred_ship_brings_its_refuge_card(sea: Callable[..., Any]) -> None:
    """The card is discarded when the phantom lets the ship put to sea."""
    t = sea(rear="emden:@").hand("north", "collier").solo("S01")
    t.start("phantom", 1)
    assert not t.ship("emden").refuge
    assert [t.game.data.kind_of[c] for c in t.game.state.discard.items] == ["island_refuge"]
    assert list(RULESET.invariants(t.game)) == []


@pytest.mark.rule("5.3.3.12")
@pytest.mark.ruling(130)
def test_the_phantom_reflags_at_the_end_of_its_turn(sea: Callable[..., Any]) -> None:
    t = sea(rear="wolf:R meteor:R").solo("S01", "S09").start("phantom", 1)
    assert not t.ship("wolf").recognised  # the higher prize
    assert t.ship("meteor").recognised
    t = sea(rear="wolf:R").solo("S01", "S02").start("phantom", 1)
    assert t.ship("wolf").recognised


@pytest.mark.rule("3.3.29")
@pytest.mark.ruling(125)
@pytest.mark.parametrize(
    "rear, scuttled", [("emden:d", "emden"), ("maria:pRd", "maria"), ("wolf:d", None), ("emden", None)]
)
def test_the_phantom_scuttles_what_could_be_taken(
    sea: Callable[..., Any], rear: str, scuttled: str | None
) -> None:
    """Box 4 of S07; its damaged merchants are never scuttled."""
    t = sea(rear=rear, my_front="appam", front="kaipara:d otaki:d").solo("S07", "S01")
    t.start("phantom", 4, 1)
    assert [e.ship.print for e in t.log if e.what == "kp-gone"] == ([scuttled] if scuttled else [])
    assert t.told("kp-phantom-cannot") == (scuttled is None)


@pytest.mark.ruling(125)
def test_other_choices_of_the_phantom(sea: Callable[..., Any]) -> None:
    t = sea(rear="wolf:c leopard:d meteor:R maria:p", my_front="otaki", front="kaipara:d mongolia")
    force = [t.game.state.ships[n] for n in (*t.player("phantom").rear, *t.player("phantom").front)]
    name = {ship.id: t.game.data.ships[ship.id].id for ship in force}
    assert name[to_repair(t.game, force).id] == "leopard"
    assert name[to_shelter(t.game, force).id] == "leopard"
    assert name[dearest(t.game, force).id] in ("wolf", "leopard")
    assert name[to_send_home(t.game, force).id] == "maria"  # 10 x 10/24 against 9 x 36/80


@pytest.mark.ruling(132)
def test_mines_colliers_and_breakouts_of_the_phantom(sea: Callable[..., Any]) -> None:
    t = sea(rear="leipzig").solo("S10", "S01").start("phantom", 3, 1)
    assert t.told("kp-phantom-cannot") == 1  # no minelayer
    t = sea(rear="moewe").solo("S10", "S01").start("phantom", 3, 1, 1, 6, 1, 1, 6, 1, 1, 8, 1)
    t.do("pass")
    assert any(e.what == "kp-mines" for e in t.log) or t.game.state.turns > 1
    t = sea().solo("S13", "S01").start("phantom", 4, 1)
    assert t.told("kp-phantom-cannot") == 1  # nobody is short of supply
    t = sea().solo("S06", "S01").start("phantom", 4, 6, 1, 5, 1)
    assert len(t.player("phantom").rear) == 2


@pytest.mark.rule("5.3.3.5")
@pytest.mark.rule("3.3.28")
@pytest.mark.parametrize(
    "ships, rolls, done", [("emden", (1, 1, 10), True), ("emden:c", (), False), ("emden:@", (), False)]
)
def test_a_rendezvous_is_missed_by_a_ship_that_could_have_met_it(
    table: Callable[..., Any], ships: str, rolls: tuple[int, ...], done: bool
) -> None:
    """S08 on a 3: a ship short already, or in refuge, misses nothing; the act is ignored."""
    t = (
        table("solo")
        .force("north", ships, "appam")
        .force("phantom", "wolf", "otaki")
        .hand("north", "collier")
    )
    t.solo("S08", "S01").start("phantom", 3, *rolls)
    assert t.dice_left == 0
    assert len(t.decided("rendezvous_missed")) == int(done)


@pytest.mark.rule("5.3.3.5")
@pytest.mark.rule("5.3.3.8")
@pytest.mark.rule("3.3.11")
@pytest.mark.parametrize("cards, fogged, done", [(2, False, True), (0, False, False), (2, True, False)])
def test_the_phantom_spies_on_a_hand_it_can_see(
    sea: Callable[..., Any], cards: int, fogged: bool, done: bool
) -> None:
    """No cards, or a player in the fog: Recon Aircraft cannot be done, and that is the answer of the act."""
    t = sea().hand("north", "trap", "qqq").start("north")
    del t.player("north").hand.items[cards:]
    if fogged:
        t.player("north").pending = Kind.FOG_BANK
    box = next(b for c in RULESET.data.solo for b in (c.three, c.four) if b.act == Act.RECON_AIRCRAFT)
    assert ACTS[Act.RECON_AIRCRAFT](t.game, box, 0) is done
    assert len(t.player("north").hand) == (0 if done else cards)


CAN: list[tuple[Act, str, str, str, str, dict[str, Any]]] = [
    # the act; German ships and merchants of the phantom, then of the player
    (Act.BLOCKADE_RUNNER, "emden:c", "otaki", "wolf", "appam", {}),
    (Act.COLLIER, "emden:c", "otaki", "wolf", "appam", {}),
    (Act.BREAKOUT, "emden", "otaki", "wolf", "appam", {}),
    (Act.DAMAGE_CONTROL, "emden", "otaki:d", "wolf", "appam", {}),
    (Act.DECEPTION, "emden", "otaki", "wolf", "appam", {}),
    (Act.FOG_BANK, "emden", "otaki", "wolf", "appam", {}),
    (Act.FAIR_SEAS, "emden", "otaki", "wolf", "appam", {}),
    (Act.FAIR_SEAS, "emden maria:p", "otaki:d", "wolf", "appam", {}),
    (Act.HEAVY_WEATHER, "emden", "otaki", "wolf", "appam:d", {}),
    (Act.HEAVY_WEATHER, "emden", "otaki", "wolf:d", "appam", {}),
    (Act.INTERNED, "emden", "otaki", "dresden", "appam", {}),
    (Act.INTERNED, "emden", "otaki", "wolf:R", "appam", {}),
    (Act.TRANSFER_COMMAND, "emden", "otaki", "maria:pR", "appam", {}),
    (Act.INTERROGATE, "emden", "otaki", "wolf", "appam", {}),
    (Act.INTERROGATE, "emden", "otaki", "maria:p", "appam", {}),
    (Act.MONITOR, "emden", "otaki", "wolf:@", "appam", {}),
    (Act.ISLAND_REFUGE, "emden:d", "otaki", "wolf", "appam", {}),
    (Act.ISLAND_REFUGE, "moewe:R", "otaki", "wolf", "appam", {}),
    (Act.LAY_MINES, "moewe", "otaki", "wolf", "appam", {}),
    (Act.SUBMARINE_MINES, "emden", "otaki", "wolf", "appam", {}),
    (Act.SUBMARINE_TORPEDO, "emden", "otaki", "wolf", "appam", {}),
    (Act.RECON_AIRCRAFT, "emden", "otaki", "wolf", "appam", {}),
    (Act.RENDEZVOUS_MISSED, "emden", "otaki", "wolf", "appam", {}),
]
CANNOT: list[tuple[Act, str, str, str, str, dict[str, Any]]] = [
    (Act.BLOCKADE_RUNNER, "emden", "otaki", "wolf:c", "appam", {}),
    (Act.COLLIER, "emden", "otaki", "wolf:c", "appam", {}),
    (Act.DAMAGE_CONTROL, "emden", "otaki", "wolf:d", "appam", {}),
    (Act.FAIR_SEAS, "emden", "otaki:d", "wolf", "appam", {}),
    (Act.HEAVY_WEATHER, "emden:d", "otaki", "wolf", "appam", {}),
    (Act.HEAVY_WEATHER, "emden", "otaki", "wolf:d@", "appam", {}),
    (Act.INTERNED, "emden", "otaki", "wolf maria:p", "appam", {}),
    (Act.TRANSFER_COMMAND, "emden", "otaki", "wolf maria:p", "appam", {}),
    (Act.INTERROGATE, "emden", "otaki", "dresden wolf:R moewe:@", "appam", {}),
    (Act.MONITOR, "emden", "otaki", "dresden wolf:R", "appam", {}),
    (Act.ISLAND_REFUGE, "emden moewe maria:pRd", "otaki:d", "wolf", "appam", {}),
    (Act.ISLAND_REFUGE, "emden:d@", "otaki", "wolf", "appam", {}),
    (Act.LAY_MINES, "leopard", "otaki", "wolf", "appam", {}),
    (Act.LAY_MINES, "moewe:@", "otaki", "wolf", "appam", {}),
    (Act.LAY_MINES, "moewe", "otaki", "wolf", "", {}),
    (Act.SUBMARINE_MINES, "emden", "otaki", "wolf", "", {}),
    (Act.SUBMARINE_TORPEDO, "emden", "otaki", "wolf", "", {}),
    (Act.SUBMARINE_TORPEDO, "emden", "otaki", "maria:p", "", {"torpedo_prizes": True}),  # prizes are spared
    (Act.RENDEZVOUS_MISSED, "emden", "otaki", "wolf:c", "appam", {}),
]
IN_FOG = (Act.BLOCKADE_RUNNER, Act.COLLIER, Act.BREAKOUT, Act.DAMAGE_CONTROL, Act.FAIR_SEAS)
"""What the phantom does for itself; of the rest Heavy Weather alone reaches a player in the fog."""


@pytest.mark.rule("5.3.3.5")
@pytest.mark.parametrize("fogged", [False, True])
@pytest.mark.parametrize(
    ("possible", "act", "rear", "front", "mine", "my_front", "options"),
    [*((True, *row) for row in CAN), *((False, *row) for row in CANNOT)],
)
def test_which_acts_can_be_done(
    table: Callable[..., Any],
    possible: bool,
    act: Act,
    rear: str,
    front: str,
    mine: str,
    my_front: str,
    options: dict[str, Any],
    fogged: bool,
) -> None:
    """An act that cannot be done answers so, and leaves everything as it was."""
    t = table("solo", **options).force("north", mine, my_front).force("phantom", rear, front)
    t.hand("north", "collier").start("north", *[1] * 40)
    t.game.state.turn.player = 1
    if fogged:
        t.player("north").pending = Kind.FOG_BANK
        possible &= act in (*IN_FOG, Act.HEAVY_WEATHER, Act.ISLAND_REFUGE)
    before = t.game.fingerprint()
    box = next(b for c in RULESET.data.solo for b in (c.three, c.four) if b.act == act)
    assert ACTS[act](t.game, box, 0) is possible
    assert (t.game.fingerprint() == before) is not possible


def test_every_act_is_among_them() -> None:
    others = {Act.SCUTTLE}  # see test_the_phantom_scuttles_what_could_be_taken
    assert {row[0] for row in CAN} | others == set(ACTS)
    never = {Act.BREAKOUT, Act.DECEPTION, Act.FOG_BANK, Act.RECON_AIRCRAFT}
    assert {row[0] for row in CANNOT} | never | others == set(ACTS)


def acts(t: Any, act: Act, **change: Any) -> Any:
    """The phantom carries out an act in its turn; the step that follows."""
    t.game.state.turn.player = 1
    box = next(b for c in RULESET.data.solo for b in (c.three, c.four) if b.act == act)
    assert ACTS[act](t.game, replace(box, **change), 0)
    return t.game.stack[-1]


@pytest.mark.rule("3.3.20")
@pytest.mark.ruling(123)
def test_the_monitor_is_aimed_with_its_modifier(sea: Callable[..., Any]) -> None:
    """10/8 and +2 against ships in refuge: damaged Meteor promises 0.39 prizes more than Berlin."""
    t = sea(mine="berlin meteor:d").start("north")
    t.ship("berlin").refuge = t.ship("meteor").refuge = -1
    step = acts(t, Act.MONITOR)
    assert (step.target, step.dice) == (t.ship("meteor").id, (10, 8))


@pytest.mark.rule("5.3.3.11")
@pytest.mark.parametrize("choice, name", [("low", "meteor"), ("high", "wolf"), ("random", "geier")])
def test_whom_the_phantom_interrogates(sea: Callable[..., Any], choice: str, name: str) -> None:
    """Prizes 9, 7 and 16; the lot falls on the first."""
    t = sea(mine="geier meteor wolf").start("north", picks=[0])
    assert acts(t, Act.INTERROGATE, choice=choice).target == t.ship(name).id
