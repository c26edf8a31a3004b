"""[3.2.3] British forces, Interrogate and Monitor; Reflag."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.rules.r03_2_3_british import TARGETS


def sea(table: Callable[..., Any], rear: str, **options: Any) -> Any:
    return (
        table("two-players", **options).force("north", "moewe", "otaki").force("south", rear, "lovat appam")
    )


def hunt(t: Any, *dice: int, half: str = "breakout") -> Any:
    """North intercepts with British forces; card half 10/8 by day."""
    t.hand("north", half).start("north", *dice)
    t.commit(half, "force").ready()
    t.play(half)
    return t


@pytest.mark.rule("3.2.3")
@pytest.mark.rule("3.2.3.1")
@pytest.mark.rule("3.2.3.2")
@pytest.mark.rule("3.3.17")
@pytest.mark.ruling(79)
def test_who_may_be_hunted(table: Callable[..., Any]) -> None:
    """Warships, recognised raiders and prizes; not disguised ones, not in refuge."""
    t = hunt(sea(table, "emden leopard:R wolf matheran:pR maria:p dresden:@"))
    assert len(t.options) == 3
    assert t.may("target", "emden")
    assert t.may("target", "leopard")
    assert t.may("target", "matheran")


@pytest.mark.rule("3.2.3.4")
@pytest.mark.rule("3.2.8.3")
def test_sunk_ships_are_scored_by_the_hunter(table: Callable[..., Any]) -> None:
    t = hunt(sea(table, "emden"), 10, 1, 5)
    assert t.pile("north") == ["emden"]
    t = hunt(sea(table, "matheran:pR"), 10, 1, 5)
    assert t.pile("north") == ["matheran"]
    assert t.game.view(None).players[0].victory.certain == 7  # the printed value only


@pytest.mark.rule("3.2.3.3")
@pytest.mark.ruling(80)
def test_one_surprise_attack_and_nothing_else(table: Callable[..., Any]) -> None:
    t = sea(table, "emden")
    t.hand("north", "breakout", "surprise_attack", "surprise_attack#2", "boarding_party")
    t.start("north", 8, 1, 5)
    t.commit("breakout", "force").commit("surprise_attack").commit("surprise_attack#2")
    t.commit("boarding_party").ready()
    t.play("breakout")
    assert not t.may("add", "boarding_party")
    t.add("surprise_attack")
    assert t.mods(0) == [2]
    assert t.pile("north") == ["emden"]


@pytest.mark.rule("3.3.4")
@pytest.mark.ruling(82)
def test_break_contact_of_a_hurt_and_hungry_ship(table: Callable[..., Any]) -> None:
    t = sea(table, "emden:dc").hand("south", "break_contact")
    hunt(t, 10, 1, 5)
    t.react("break_contact")
    assert t.mods(0) == [-2, -2]
    assert t.afloat("emden")


@pytest.mark.rule("3.3.4")
@pytest.mark.rule("3.3.31")
def test_no_escape_by_night(table: Callable[..., Any]) -> None:
    t = sea(table, "emden").hand("south", "break_contact", "shallow_run")
    hunt(t, 10, 1, 1, 10, half="collier")
    assert t.mods(0) == [-1]  # no window: nothing could be answered
    assert t.ended


@pytest.mark.rule("3.3.31")
@pytest.mark.ruling(81)
def test_shallow_run(table: Callable[..., Any]) -> None:
    t = sea(table, "emden").hand("south", "shallow_run")
    hunt(t, 6, 1, 5)
    t.react("shallow_run")
    assert t.ship("emden").damage == 0
    t = sea(table, "emden").hand("south", "shallow_run")
    hunt(t, 5, 1, 5)
    t.react("shallow_run")
    assert t.ship("emden").damage == 1
    t = sea(table, "emden:d").hand("south", "shallow_run")
    hunt(t, 7, 1, 5)
    t.react("shallow_run")
    assert t.pile("north") == ["emden"]


@pytest.mark.rule("3.3.16")
@pytest.mark.ruling(84)
@pytest.mark.ruling(25)
def test_interrogate(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard").hand("south", "shallow_run", "reflag")
    t.hand("north", "interrogate").start("north", 6, 1, 5, 8, 1, 5)
    t.commit("interrogate").ready()
    t.play("interrogate")
    assert t.ship("leopard").recognised
    assert t.may("react", "shallow_run")
    assert not t.may("react", "reflag")  # only when the Intercept! is resolved
    t.do("pass")
    assert t.ship("leopard").damage == 1
    t.react("reflag")
    assert not t.ship("leopard").recognised


@pytest.mark.rule("3.3.16")
@pytest.mark.ruling(29)
def test_a_failed_question_may_be_repeated(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard").hand("north", "interrogate", "interrogate#2")
    t.start("north", 5, 1, 5, 6, 1, 5, 1, 1, 5)
    t.commit("interrogate").commit("interrogate#2").ready()
    t.play("interrogate")
    assert not t.ship("leopard").recognised
    t.play("interrogate#2")
    assert t.ship("leopard").recognised


@pytest.mark.rule("3.3.16")
@pytest.mark.ruling(85)
def test_no_surprise_with_interrogate(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard").hand("north", "interrogate", "surprise_attack")
    t.start("north", 6, 1, 5, 1, 1, 5).commit("interrogate").commit("surprise_attack").ready()
    t.play("interrogate")
    assert t.mods(2) == []
    assert t.options == ["end"]  # the Surprise Attack lies there still


@pytest.mark.rule("3.3.16")
def test_recognised_ships_and_ships_in_refuge_are_not_interrogated(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard:R wolf:@ emden").hand("north", "interrogate").start("north")
    t.commit("interrogate").ready()
    assert t.options == ["end"]


@pytest.mark.rule("3.1.3.2")
@pytest.mark.rule("3.2.3.1")
@pytest.mark.rule("3.3.16")
@pytest.mark.rule("3.3.20")
@pytest.mark.parametrize(
    "mode, found",
    [
        ("british", {"emden", "leopard", "maria"}),
        ("interrogate", {"wolf", "matheran"}),
        ("monitor", {"dresden", "meteor"}),
    ],
)
def test_each_hunt_has_its_own_prey_and_once_a_turn(
    table: Callable[..., Any], mode: str, found: set[str]
) -> None:
    """Known ships at sea; disguised ones at sea; any ship in refuge; never one intercepted this turn."""
    t = sea(table, "emden leopard:R wolf maria:pR matheran:p dresden:@ meteor:R@")
    t.hand("north", "collier").start("north")
    name = {ship.id: t.game.data.ships[ship.id].id for ship in t.game.state.ships.values()}
    assert {name[n] for n in TARGETS[mode](t.game)} == found
    for gone in sorted(found):
        t.game.state.turn.intercepted = [t.ship(gone).id]
        assert {name[n] for n in TARGETS[mode](t.game)} == found - {gone}


@pytest.mark.rule("3.3.20")
@pytest.mark.ruling(86)
@pytest.mark.ruling(136)
def test_monitor_reaches_a_ship_in_refuge(table: Callable[..., Any]) -> None:
    """+2, no reaction, no Surprise Attack; the refuge card is discarded with the ship."""
    t = sea(table, "leopard:@").hand("south", "break_contact", "shallow_run")
    t.hand("north", "monitor", "surprise_attack").start("north", 6, 1, 4)
    t.commit("monitor").commit("surprise_attack").ready()
    t.play("monitor")
    assert t.mods(0) == [2]
    assert t.pile("north") == ["leopard"]
    t.do("end", "discard-rest")
    kinds = [t.game.data.kind_of[c] for c in t.game.state.discard.items]
    assert kinds.count("island_refuge") == 1


@pytest.mark.rule("3.3.27")
@pytest.mark.ruling(52)
@pytest.mark.ruling(53)
@pytest.mark.ruling(35)
@pytest.mark.ruling(87)
def test_reflag_in_the_own_turn_after_qqq(table: Callable[..., Any]) -> None:
    """The only card of the hand that may be played in the own turn."""
    t = table().force("north", "leopard", "otaki").force("south", "wolf", "lovat")
    t.hand("north", "breakout", "reflag", "break_contact").hand("south", "qqq")
    t.start("north", 8, 1, 1, 4)
    t.commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    t.react("qqq")
    assert t.asked == "north"
    assert t.may("react", "reflag")
    assert not t.may("react", "break_contact")
    t.react("reflag")
    assert not t.ship("leopard").recognised


@pytest.mark.rule("3.3.27")
@pytest.mark.ruling(87)
def test_reflag_does_not_dodge_an_announced_intercept(table: Callable[..., Any]) -> None:
    t = sea(table, "leopard:R").hand("south", "reflag")
    hunt(t, 1, 1, 8)
    assert not t.may("react", "reflag")


@pytest.mark.rule("3.3.27")
@pytest.mark.ruling(88)
def test_reflag_as_a_committed_card(table: Callable[..., Any]) -> None:
    t = table().force("north", "leopard:R lovat:pR wolf", "otaki").force("south", "emden", "appam")
    t.hand("north", "reflag").start("north").commit("reflag").ready()
    t.play("reflag")
    assert len(t.options) == 2
    t.target("lovat")
    assert not t.ship("lovat").recognised
    assert t.ship("leopard").recognised


@pytest.mark.rule("3.2.1.3")
@pytest.mark.rule("3.1.3.2")
@pytest.mark.ruling(24)
def test_several_british_forces_need_several_targets(table: Callable[..., Any]) -> None:
    t = sea(table, "emden dresden").hand("north", "breakout", "breakout#2", "breakout#3")
    t.start("north", 1, 1, 10, 1, 1, 10)
    for name in ("breakout", "breakout#2", "breakout#3"):
        t.commit(name, "force")
    t.ready()
    t.play("breakout")
    t.do("go")
    t.target("emden")
    t.play("breakout#2")
    t.do("go")  # only Dresden is left
    assert t.options == ["end"]


@pytest.mark.rule("1.1.4.1")
@pytest.mark.rule("3.2.8")
def test_the_announcement_shows_the_coin_that_will_be_rolled(table: Callable[..., Any]) -> None:
    """Neither the Intercept! half of a submarine nor the guns of a minelayer attack: their own coins do."""

    def shown(card: str, use: str, ship: str, *then: str) -> tuple[int, ...]:
        t = table().force("north", "moewe", "otaki").force("south", "emden wolf", "lovat appam")
        t.hand("north", card).hand("south", "trap").start("north", 10, 1, 1)
        t.commit(card, use, ship).ready()
        t.play(card)
        t.do(*then)
        announced = t.game.view("south").announced
        assert announced is not None
        return tuple(announced.dice)

    lovat = next(ship.no for ship in RULESET.data.ships if ship.id == "lovat")
    assert shown("recalled", "force", "-") == (10, 8)
    assert shown("lay_mines", "ship", "moewe", f"target {lovat}") == (10, 8, 6)
    assert shown("lay_mines", "mines", "moewe") == (10, 4)
    assert shown("submarine_u", "action", "-", f"target {lovat}") == (10, 6, 4)
    assert shown("interrogate", "action", "-") == (10, 6)  # Wolf is recognised with 10 against 1


@pytest.mark.rule("3.2.3")
def test_each_question_of_a_hunt_has_its_own_words(table: Callable[..., Any]) -> None:
    t = hunt(sea(table, "emden leopard:R").hand("south", "fog_bank"))
    assert t.game.decision("north").prompt.id == "kp-british-target-prompt"
    t.target("emden")
    prompt = t.game.decision("south").prompt
    assert (prompt.id, prompt.args["target"]) == ("kp-british-window-prompt", "Emden")
