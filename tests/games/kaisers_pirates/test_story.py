"""What is told can be cut into the beats of a story without guessing: every event names its cause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.rules.r03_2_7_dice import Decided, Duel
from quarterdeck.kernel import Event, RandomBot
from quarterdeck.kernel.study import moments

PLAYS = ("kp-plays", "kp-raid", "kp-hunt")


def sea(table: Callable[..., Any], front: str = "lovat", **options: Any) -> Any:
    return table("two-players", **options).force("north", "leopard", "otaki").force("south", "wolf", front)


def beat(t: Any, first: str) -> list[str]:
    """The kinds of all events that the first event of a kind brought about, in order."""
    told = {event.n: event for event in t.log}
    root = t.first(first)

    def goes_back(event: Event) -> bool:
        while event.n != root.n:
            if event.of is None or event.of not in told:
                return False
            event = told[event.of]
        return True

    return [event.what for event in t.log if goes_back(event)]


@pytest.mark.rule("3.2.8.1")
def test_a_raid_is_one_beat_from_the_announcement_to_the_port(table: Callable[..., Any]) -> None:
    """Cards laid, announcement, pass, dice, Safe Passage, result; the draw afterwards is not of it."""
    t = sea(table).hand("north", "breakout", "surprise_attack").hand("south", "amc")
    t.start("north", 3, 1, 1, 8, 6, 1)
    t.commit("breakout", "ship", "leopard").commit("surprise_attack").ready()
    t.play("breakout")
    t.add("surprise_attack")
    t.do("pass", "sail")
    assert beat(t, "kp-raid") == ["kp-raid", "kp-passes", "kp-duel", "kp-decided", "kp-home"]
    raid = t.first("kp-raid")
    assert (raid.card.kind, [card.kind for card in raid.assists]) == ("breakout", ["surprise_attack"])
    assert (raid.ship.print, [ship.print for ship in raid.targets]) == ("leopard", ["lovat"])
    t.do("discard-rest")
    assert t.told("kp-draws") == 1
    assert t.first("kp-draws").of == t.first("kp-turn").n


@pytest.mark.rule("3.3.1")
@pytest.mark.rule("2.3.2")
def test_an_answer_and_both_its_fights_are_of_the_announcement(table: Callable[..., Any]) -> None:
    """Leopard (9) sinks the AMC (4): 15 for North; the AMC (6) damages Leopard (4), a raider made known."""
    t = sea(table).hand("north", "breakout").hand("south", "amc")
    t.start("north", 9, 1, 1, 4, 6, 1, 1, 4)
    t.commit("breakout", "ship", "leopard").ready()
    t.play("breakout")
    t.react("amc")
    assert beat(t, "kp-raid") == ["kp-raid", "kp-reacts", "kp-duel", "kp-sunk", "kp-duel", "kp-recognised"]
    first, second = [event for event in t.log if isinstance(event, Duel)]
    assert (first.attacker.ship.print, first.target.card.kind, first.effect) == ("leopard", "amc", "sunk")
    assert (second.attacker.card.kind, second.target.ship.print, second.effect) == (
        "amc",
        "leopard",
        "damaged",
    )
    sunk = t.first("kp-sunk")
    assert sunk.of == first.n
    assert (sunk.player.seat, sunk.prize, sunk.total) == ("north", 15, 15)


@pytest.mark.rule("3.2.7.1")
@pytest.mark.rule("3.2.7.5")
def test_a_duel_tells_all_its_arithmetic(table: Callable[..., Any]) -> None:
    """Leopard 10/8/6 by night with a 7: 6. Damaged Lovat, 8, with a 5: 3. From 4 damaged, from 6 sunk."""
    t = sea(table, "lovat:d").hand("north", "collier").start("north", 7, 2, 1, 5)
    t.commit("collier", "ship", "leopard").ready()
    t.play("collier")
    duel = t.first("kp-duel")
    assert (duel.attack.dice, duel.attack.result, duel.defence.result) == ((7, 2, 1), 6, 3)
    assert (duel.damages_from, duel.sinks_from, duel.verdict, duel.effect) == (4, 6, "sunk", "sunk")
    assert [(mod.value, mod.rule) for mod in duel.defence.mods] == [(-2, "3.2.7.5")]
    assert duel.odds.none + duel.odds.damaged + duel.odds.sunk == 10 * 8 * 6 * 8
    assert duel.words().args["attack"] == 6


@pytest.mark.rule("3.3.3")
def test_a_boarding_party_turns_the_verdict_into_a_capture(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "breakout", "boarding_party").start("north", 9, 1, 1, 4)
    t.commit("breakout", "ship", "leopard").commit("boarding_party").ready()
    t.play("breakout")
    t.do("go")
    t.add("boarding_party")
    duel = t.first("kp-duel")
    assert (duel.verdict, duel.effect, duel.odds.sunk, duel.odds.damaged) == ("sunk", "captured", 0, 0)
    taken = t.first("kp-captured")
    assert (taken.of, taken.ship.seat, taken.player.seat) == (duel.n, "south", "north")


@pytest.mark.rule("3.3.16")
def test_a_decision_tells_its_outcome_in_its_own_sentence(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "interrogate").start("north", 3, 2, 5)
    t.commit("interrogate").ready()
    t.play("interrogate")
    asked = t.first("kp-decided")
    assert isinstance(asked, Decided)
    assert (asked.about, asked.success, asked.who.ship.print) == ("interrogate", False, "wolf")
    assert (asked.odds.success, asked.odds.failure) == (444, 356)  # 55.5 % of the throws of 10/8 against 10
    assert beat(t, "kp-plays") == ["kp-plays", "kp-hunt", "kp-decided"]


@pytest.mark.rule("3.2")
def test_every_event_of_a_game_knows_where_it_comes_from() -> None:
    """Dice, answers and losses are always of something told before; only these begin a story of their own."""
    begin = {*PLAYS, "kp-round", "kp-turn", "kp-score", "kp-prize-kept", "kp-not-counted", "kp-keeps"}
    begin |= {"kp-extra-round", "kp-phantom-acts", "kp-leaves-refuge", "kp-stores-given"}
    begin |= {"qd-sealed", "qd-game-over", "qd-unsealed"}
    for scenario in ("three-players", "solo"):
        game = RULESET.new(scenario, {"prize-resupply": True}, seed=5)
        game.play({seat: RandomBot(f"story/{seat}") for seat in game.seats})
        for event in game.log(everything=True):
            assert event.of is not None or event.what in begin, event
            assert event.of is None or event.of < event.n
            assert event.rule or event.what.startswith("qd-"), event


@pytest.mark.rule("3.2.4.3")
def test_the_state_right_after_an_event_is_the_state_it_tells_of(table: Callable[..., Any]) -> None:
    t = sea(table).hand("north", "breakout").start("north", 8, 1, 1, 4)
    t.commit("breakout", "ship", "leopard").ready()
    action = t.game.pending["north"][0]
    seen = moments(t.game, "north", action, lambda g: len(g.state.players[0].victory.merchants))
    assert [(event.what, sunk) for event, sunk in seen][:3] == [
        ("kp-raid", 0),
        ("kp-duel", 0),
        ("kp-sunk", 1),
    ]
