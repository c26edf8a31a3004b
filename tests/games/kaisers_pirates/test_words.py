"""[1.1.2] The rule printed on each card: true to the rulebook, and short enough for the face of the card."""

from __future__ import annotations

import csv
import textwrap
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.i18n import LANGUAGES, catalogue

WIDTH = 22
"""Letters of a line on the face of a card."""

FACTS = {
    "collier": ("3.3.6", ("all", "todos", "tutte")),
    "fair_seas": ("3.3.9", ("+1", "+1", "+1")),
    "fog_bank": ("3.3.11", ("plays and draws nothing", "no juega ni roba", "non gioca né pesca")),
    "interned": (
        "3.3.15",
        ("warship or a recognised", "buque o barco reconocido", "da guerra o scoperta"),
    ),
    "non_combatant": ("3.3.21", ("not sunk", "no hundido", "non affondato")),
    "reflag": ("3.3.27", ("disguised again", "vuelve a disfrazarse", "di nuovo camuffato")),
    "rendezvous_missed": ("3.3.28", ("Each", "Cada", "Ogni")),
    "second_chance": ("3.3.30", ("turn", "turno", "turno")),
    "transfer_command": ("3.3.37", ("join you", "unirse a ti", "seguirti")),
    "trap": ("3.3.38", ("armed", "armado", "armato")),
}


def text_on(kind: str, language: str) -> str:
    return catalogue(language).text(f"web-kp-text-{kind.replace('_', '-')}")


@pytest.mark.rule("1.1.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_card_fits_its_face(language: str) -> None:
    """Two lines beside the coins of a decision or an attack, otherwise three."""
    table = files("quarterdeck.games.kaisers_pirates") / "data" / "action_cards.csv"
    deck = files("quarterdeck.games.kaisers_pirates") / "data" / "action_deck.csv"
    coins = {r["id"] for r in csv.DictReader(table.read_text("utf-8").splitlines()) if r["challenge_dice"]}
    coins |= {r["kind_id"] for r in csv.DictReader(deck.read_text("utf-8").splitlines()) if r["attack_dice"]}
    cut = []
    for kind in RULESET.data.kinds:
        lines = textwrap.wrap(text_on(kind, language), WIDTH, break_on_hyphens=False)
        if len(lines) > (2 if kind in coins else 3):
            cut.append((kind, lines))
    assert cut == []


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("kind", FACTS)
def test_the_text_of_a_card_says_what_its_rule_says(kind: str) -> None:
    rule, facts = FACTS[kind]
    assert RULESET.data.kinds[kind].rule == rule
    for language, fact in zip(LANGUAGES, facts, strict=True):
        assert fact in text_on(kind, language)
    assert "Roll" not in text_on(kind, "en")


@pytest.mark.rule("1.3")
@pytest.mark.rule("3.2.3.1")
@pytest.mark.parametrize(
    "ship, said",
    [
        ("wolf", "raider, mines"),
        ("wolf:Rdc", "raider, mines, damaged, limited supply, recognised"),
        ("emden", ""),
        ("emden:d", "damaged"),
        ("leopard:@", "raider, in refuge"),
        ("maria:p", "prize"),
        ("maria:pR", "prize, recognised"),
    ],
)
def test_the_text_board_names_the_markers_of_a_ship(table: Callable[..., Any], ship: str, said: str) -> None:
    """Everybody sees that a warship is one, so she is not called recognised."""
    t = table().force("north", ship, "otaki").force("south", "moewe", "lovat").hand("north", "collier")
    text = t.start("north").game.view("south").drawn(catalogue("en").text)
    name = RULESET.data.name[t.player("north").rear[0]]
    line = next(line for line in text.splitlines() if name in line)
    assert line.endswith(f"({said})" if said else "]")


@pytest.mark.rule("3.1.7")
def test_the_text_board_lists_the_own_hand_and_no_empty_heading() -> None:
    g = RULESET.new("two-players", seed=3)
    me = g.seats[0]
    held = [RULESET.data.cards[card] for card in g.state.players[0].hand.items]
    lines = g.view(me).drawn(catalogue("en").text).splitlines()
    start = lines.index("Your hand:")
    assert [int(line.split()[0]) for line in lines[start + 1 :]] == [card.no for card in held]
    assert "The next cards:" not in lines
    assert "Your hand:" not in g.view(None).drawn(catalogue("en").text)
