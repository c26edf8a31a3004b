"""The worked examples of the rulebook, by section number."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.rules.r02_3_scoring import german_ships_that_count, round_points
from quarterdeck.games.kaisers_pirates.rules.r03_2_7_dice import (
    FAST,
    FAST_SEEADLER,
    SURPRISE,
    SURPRISE_WOLF,
    at_least_one,
    attack_result,
    decision_succeeds,
)

DATA = RULESET.data
EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))


def of_type(*kinds: str) -> list[Any]:
    return [pytest.param(x, id=x["id"]) for x in EXAMPLES if x["type"] in kinds]


def total(rolls: list[int], mods: dict[str, int]) -> int:
    return at_least_one(max(rolls) + sum(mods.values()))


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("example", of_type("highest"))
def test_highest_die(example: Any) -> None:
    assert max(example["rolls"]) == example["expected"]


@pytest.mark.rule("3.2.7.1")
@pytest.mark.rule("3.2.7.3")
@pytest.mark.ruling(41)
@pytest.mark.ruling(42)
@pytest.mark.parametrize("example", of_type("attack"))
def test_attacks(example: Any) -> None:
    attack = total(example["attack_rolls"], example["attack_mods"])
    defence = total(example["defence_rolls"], example["defence_mods"])
    assert (attack, defence) == (example["attack_total"], example["defence_total"])
    result: str = attack_result(attack, defence)
    if example["capture"]:
        result = {"sunk": "captured", "damaged": "none"}.get(result, result)
    assert result == example["expected"]


@pytest.mark.rule("3.2.7.2")
@pytest.mark.parametrize("example", of_type("decision"))
def test_decisions(example: Any) -> None:
    challenge = total(example["challenge_rolls"], example["challenge_mods"])
    response = total(example["response_rolls"], example["response_mods"])
    assert decision_succeeds(challenge, response) == (example["expected"] == "success")


@pytest.mark.rule("2.3.3")
@pytest.mark.rule("2.3.3.1")
@pytest.mark.rule("2.3.3.2")
@pytest.mark.rule("2.3.3.3")
@pytest.mark.ruling(19)
@pytest.mark.parametrize("example", of_type("round_points"))
def test_round_points(example: Any) -> None:
    names = list(example["prizes"])
    points = round_points([example["prizes"][name] for name in names])
    assert dict(zip(names, points, strict=True)) == example["expected"]


@pytest.mark.rule("2.3.1")
@pytest.mark.ruling(15)
@pytest.mark.parametrize("example", of_type("scoring_limit"))
def test_scoring_limit(example: Any) -> None:
    counted = german_ships_that_count(example["merchants"] + example["prizes"], example["german_ships"])
    assert (counted, example["german_ships"] - counted) == (example["counted"], example["discarded"])


def dice(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split("/"))


@pytest.mark.rule("1.1.1")
@pytest.mark.rule("1.1.2")
@pytest.mark.rule("1.1.3")
@pytest.mark.rule("1.1.4.1")
@pytest.mark.rule("1.1.4.2")
@pytest.mark.rule("1.1.4.3")
@pytest.mark.rule("1.1.4.6")
@pytest.mark.parametrize("example", of_type("lookup"))
def test_printed_values(example: Any) -> None:
    """The printed value of a card as the game itself has it."""
    assert printed(example["file"], example["key"], example["field"]) == example["expected"]


def printed(file: str, key: str, field: str) -> str:
    if file in ("warships_raiders.csv", "merchants.csv"):
        ship = next(s for s in DATA.ships if s.id == key)
        values = {
            "displacement_tons": ship.tons,
            "tonnage": ship.tons,
            "armament": ship.armament,
            "attack_dice": shown(ship.attack),
            "defence_dice": shown(ship.defence),
            "safe_passage_challenge": shown(ship.challenge),
            "safe_passage_response": shown(ship.response),
            "mines": int(ship.mines),
            "date": ship.date,
        }
        return str(values[field])
    if file == "solitaire_cards.csv":
        solo = next(s for s in DATA.solo if s.id == key)
        boxes = {
            "defensive_1_3": solo.odd or "none",
            "defensive_2_4": solo.even or "none",
            "special_action": solo.special or "",
            "off_2": solo.two.act,
            "off_3": solo.three.act,
            "off_4": solo.four.act,
            "off_3_et": str(int(solo.three.ends_turn)),
            "off_4_detail": solo.four.choice,
        }
        return boxes[field]
    if field in ("challenge_dice", "response_dice"):
        kind = DATA.kinds[key]
        return shown(kind.challenge if field == "challenge_dice" else kind.response)
    card = next(c for c in DATA.cards.values() if key in (c.kind, c.vessel))
    coins = {
        "intercept_dice": shown(card.intercept),
        "attack_dice": shown(card.attack),
        "mine_dice": shown(card.mines),
        "victory_prize": str(card.prize),
    }
    return coins[field]


def shown(sides: tuple[int, ...]) -> str:
    return "/".join(map(str, sides))


@pytest.mark.rule("1.1")
@pytest.mark.rule("2.1.1")
@pytest.mark.rule("2.1.2")
@pytest.mark.rule("2.1.3")
@pytest.mark.rule("3.3")
def test_numbers_of_cards() -> None:
    """X04: 92 cards less 12, 32 or 52; the hands are part of the 80, 60 or 40."""
    numbers = next(x for x in EXAMPLES if x["id"] == "X04")["expected"]
    assert len(DATA.cards) == numbers["action_cards_total"]
    assert sum(s.kind != "merchant" for s in DATA.ships) == numbers["warships_and_raiders"]
    assert sum(s.kind == "merchant" for s in DATA.ships) == numbers["merchants"]
    assert len(DATA.solo) == numbers["solitaire_cards"]
    for scenario, count in (("two-players", 2), ("three-players", 3), ("four-players", 4)):
        s = RULESET.new(scenario, {}, seed=1).state
        assert len(s.removed) == numbers[f"removed_{count}p"]
        in_play = len(s.deck) + sum(len(p.hand) for p in s.players)
        assert in_play == numbers[f"play_deck_{count}p"]


@pytest.mark.rule("6.2.6")
@pytest.mark.rule("6.3.1")
@pytest.mark.rule("1.1.4.10")
def test_numbers_of_the_optional_rules() -> None:
    """X26"""
    numbers = next(x for x in EXAMPLES if x["id"] == "X26")["expected"]
    german = [s for s in DATA.ships if s.kind != "merchant"]
    later = [s for s in german if not s.before_1915]
    assert FAST.value + FAST_SEEADLER.value == numbers["fast_ship_vs_seeadler"]
    assert SURPRISE.value + SURPRISE_WOLF.value == numbers["surprise_attack_wolf"]
    assert sum(s.kind == "raider" for s in german) == numbers["raiders"]
    assert sum(s.kind == "warship" for s in german) == numbers["warships"]
    assert sum(s.kind == "raider" for s in later) == numbers["raiders_beyond_1914"]
    assert sum(s.kind == "warship" for s in later) == numbers["warships_beyond_1914"]
    assert sum(s.tournament == "raider_pool" for s in german) == numbers["tournament_raider_pool"]
    merchants = [s for s in DATA.ships if s.kind == "merchant"]
    assert sum(s.before_1915 for s in merchants) == numbers["merchants_removed_beyond_1914"]
    assert sum(s.sail for s in merchants) == numbers["sailing_merchants"]
    assert sum(s.fast for s in german) == numbers["fast_raiders"]


@pytest.mark.rule("4.8")
def test_team_points_of_a_round() -> None:
    """X09: without ties the best team gets 4 + 3, the worst 2 + 1."""
    points = sorted(round_points([40, 30, 20, 10]))
    assert (points[3] + points[2], points[1] + points[0]) == (7, 3)


# ---------------------------------------------------------------- whole turns


def jeff_craig_jay(table: Callable[..., Any]) -> Any:
    """Three players in the order Jeff (north), Craig (east), Jay (south)."""
    return table("three-players")


@pytest.mark.rule("3.2.9")
@pytest.mark.rule("3.2.9.1")
def test_jeff_sinks_leopard(table: Callable[..., Any]) -> None:
    """X10"""
    t = jeff_craig_jay(table)
    t.force("north", "moewe", "matheran lovat maria")
    t.force("east", "leopard:R prinz_eitel_friedrich", "bowes_castle invercoe mount_temple")
    t.force("south", "meteor", "otaki mongolia georgic")
    t.hand("north", "recalled", "surprise_attack").hand("east", "shallow_run").start("north", 4, 6, 4)
    t.commit("recalled", "force").commit("surprise_attack").ready()
    t.play("recalled")
    t.add("surprise_attack")
    assert not t.afloat("leopard")
    assert t.pile("north") == ["leopard"]
    assert t.dice_left == 0
    assert t.hand_of("east") == ["shallow_run"]
    assert len(t.options) == 3  # Jeff orders his two discards
    t.do("discard-rest")
    assert len(t.game.state.discard) == 2
    assert len(t.player("north").hand) == 1
    assert t.turn_of == "east"


@pytest.mark.rule("3.2.9.2")
@pytest.mark.rule("3.2.8.1")
@pytest.mark.ruling(55)
@pytest.mark.ruling(60)
@pytest.mark.ruling(72)
def test_craig_raids_and_torpedoes(table: Callable[..., Any]) -> None:
    """X11, X12, X13"""
    t = jeff_craig_jay(table)
    t.force("north", "moewe", "matheran lovat maria:d")
    t.force("east", "prinz_eitel_friedrich", "bowes_castle invercoe mount_temple")
    t.force("south", "meteor", "otaki mongolia georgic")
    t.hand("east", "lay_mines", "good_hunting", "boarding_party", "submarine_u")
    t.hand("north", "qqq", "fast_ship")
    t.start("east", 5, 2, 6, 5, 4, 8, 2, 2, 4, 5, 3, 2)
    t.commit("lay_mines", "ship", "prinz_eitel_friedrich")
    t.commit("good_hunting").commit("boarding_party").commit("submarine_u").ready()
    t.play("lay_mines")
    t.add("good_hunting")
    t.do("go")
    t.target("matheran")
    t.target("lovat")
    assert t.asked == "north"  # the window for Slim Pickings
    t.do("pass")
    t.target("matheran")
    assert t.asked == "east"  # Boarding Party could be shown for Matheran
    t.do("go")
    t.react("qqq")
    assert t.asked == "north"
    t.do("sail")
    assert t.pile("north") == ["matheran"]
    assert not t.ship("prinz_eitel_friedrich").recognised  # only when the whole Intercept! is over
    t.add("boarding_party")
    assert t.asked == "north"
    assert t.may("react", "fast_ship")
    t.react("fast_ship")
    assert t.ship("lovat").prize
    assert t.ship("lovat").owner == t.place("east")
    assert t.ship("prinz_eitel_friedrich").recognised
    t.play("submarine_u")
    assert t.asked == "east" or t.pile("east") == ["maria"]
    assert t.pile("east") == ["maria"]
    assert t.dice_left == 0
    t.do("discard-rest")
    assert t.asked == "north"
    t.do("discard-rest")
    assert len(t.game.state.discard) == 6
    assert len(t.player("north").front) == 3
    assert t.told("kp-new-merchant") == 3


@pytest.mark.rule("3.2.9.3")
@pytest.mark.rule("3.2.8.2")
@pytest.mark.rule("3.2.8.3")
@pytest.mark.rule("3.2.8.4")
@pytest.mark.rule("3.3.14")
def test_jay_hunts_mines_and_deceives(table: Callable[..., Any]) -> None:
    """X14, X15, X16"""
    t = jeff_craig_jay(table)
    t.force("north", "moewe", "matheran appam maria")
    t.force("east", "prinz_eitel_friedrich:R lovat:p", "bowes_castle invercoe mount_temple")
    t.force("south", "meteor", "otaki mongolia georgic")
    t.hand("south", "fair_seas", "lay_mines", "intelligence", "deception").hand("east", "shallow_run")
    t.deck("collier", "breakout", "monitor", "trap")
    t.start("south", 6, 3, 9, 7, 2, 4, 3, 4, 2, 5, 1, 5)
    t.commit("fair_seas", "force").commit("lay_mines", "mines", "meteor")
    t.commit("intelligence").commit("deception").ready()
    t.play("fair_seas")
    t.do("go")
    assert t.asked == "east"
    t.react("shallow_run")
    assert t.ship("prinz_eitel_friedrich").damage == 1
    t.play("lay_mines")  # Craig's hand is empty, so there is nothing to ask him
    assert t.ship("bowes_castle").damage == 1
    assert t.pile("south") == ["invercoe"]
    assert t.ship("mount_temple").damage == 0
    assert t.dice_left == 0
    assert t.asked == "south"  # no Safe Passage for Mount Temple
    t.play("deception")
    assert sorted(t.options) == ["against east", "against north"]
    t.do("against north")
    assert t.player("north").pending == "deception"
    t.play("intelligence")  # no hand is left to read, so it is the deck
    kinds = [t.game.data.kind_of[int(o.split()[1])] for o in t.options]
    assert kinds == ["collier", "breakout", "monitor"]  # three players, three cards
    t.do(t.options[2], t.options[1])  # Monitor first, then Breakout, Collier last
    t.do("discard-rest")
    assert t.hand_of("south") == ["monitor"]
    assert len(t.player("east").front) == 3
    discards = [t.game.data.kind_of[c] for c in t.game.state.discard.items]
    assert sorted(discards[:3]) == ["fair_seas", "intelligence", "lay_mines"]
    assert discards[3] == "shallow_run"


def test_every_example_is_tested() -> None:
    """Blocks of the types legality and sequence are played above and in test_solitaire."""
    played = {
        "X10a": "test_jeff_sinks_leopard",
        "X10e": "test_jeff_sinks_leopard",
        "X13d": "test_craig_raids_and_torpedoes",
        "X15d": "test_jay_hunts_mines_and_deceives",
        "X16a": "test_jay_hunts_mines_and_deceives",
        "X17": "test_a_reaction_that_does_not_fit",
        "X19b": "test_phantom_turn",
        "X21d": "test_phantom_turn",
        "X23b": "test_michael_answers",
        "X24": "test_acts_that_cannot_be_done",
        "X25": "test_special_acts_that_are_illegal",
    }
    rest = {x["id"] for x in EXAMPLES if x["type"] in ("legality", "sequence")}
    assert rest == set(played)
    here = "\n".join(p.read_text(encoding="utf-8") for p in Path(__file__).parent.glob("test_*.py"))
    assert all(re.search(rf"def {name}\b", here) for name in played.values())
