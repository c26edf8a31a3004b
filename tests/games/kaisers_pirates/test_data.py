"""The printed cards and data packs."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.datapack import DataError, DataSource
from quarterdeck.games.kaisers_pirates import RULESET
from quarterdeck.games.kaisers_pirates.data.loader import PACKAGE
from quarterdeck.games.kaisers_pirates.ruleset import KaisersPirates

BASE = DataSource.of(PACKAGE)


def pack(tmp_path: Path, name: str, old: str, new: str) -> DataSource:
    text = BASE.text(name)
    assert old in text
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return BASE.overlay(tmp_path)


@pytest.mark.rule("1.1.1")
def test_a_pack_changes_a_ship(tmp_path: Path) -> None:
    rules = KaisersPirates.load(pack(tmp_path, "warships_raiders.csv", "31,10/8/6", "31,10/8/4"))
    leopard = next(ship for ship in rules.data.ships if ship.id == "leopard")
    assert leopard.attack == (10, 8, 4)
    assert rules.pack != RULESET.pack == ""
    game = rules.new("two-players", {}, seed=1)
    assert game.record().pack == rules.pack


@pytest.mark.parametrize(
    "name, old, new, complaint",
    [
        ("action_deck.csv", "10/8/6,,,,10,15", "10/8/7,,,,10,15", "action_deck.csv:2:"),
        ("action_deck.csv", "1,amc,1", "1,amk,1", "action_deck.csv:2:3: kind_id: Invalid enum value 'amk'"),
        ("merchants.csv", "appam,Appam,GB,steamer", "appam,Appam,GB,balloon", "merchants.csv:3:"),
        ("solitaire_cards.csv", "interrogate,low", "interrogate,lowest", "neither dice nor one of"),
    ],
)
def test_a_bad_pack_is_refused_with_its_place(
    tmp_path: Path, name: str, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(DataError, match=complaint):
        KaisersPirates.load(pack(tmp_path, name, old, new))


def test_the_number_of_cards_is_fixed(tmp_path: Path) -> None:
    text = BASE.text("action_deck.csv").rstrip().rsplit("\n", 1)[0]
    (tmp_path / "action_deck.csv").write_text(text + "\n", encoding="utf-8")
    with pytest.raises(DataError, match="91 cards, there must be 92"):
        KaisersPirates.load(BASE.overlay(tmp_path))
