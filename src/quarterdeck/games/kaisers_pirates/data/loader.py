"""Reads the tables. Every complaint names file, line and column."""

from __future__ import annotations

import csv
from collections.abc import Callable
from functools import cache
from typing import Literal, TypeVar

import msgspec

from quarterdeck.datapack import DataError, DataSource, read_csv
from quarterdeck.games.kaisers_pirates.ids import BIT, HUNTS, Act, CardId, CardRef, Choice, Kind, ShipId

from .model import (
    GERMAN_SHIPS,
    ActionCard,
    CardKind,
    CardView,
    Dice,
    KPData,
    ShipCard,
    SoloBox,
    SoloCard,
    SoloHunt,
)

Row = TypeVar("Row", bound=msgspec.Struct)

PACKAGE = "quarterdeck.games.kaisers_pirates"

Coin = tuple[Literal[10, 8, 6, 4], ...]
"""[1.2] The dice of a coin, written 10/8/4; empty = the card has no such coin."""

# Columns that say where a figure comes from, or that are only read by people.
ACTION_CARDS, MERCHANTS, SOLO_CARDS = 92, 60, 20
SIDES = ("10", "8", "6", "4")
CHOICES: tuple[Choice, ...] = ("low", "high", "random")
NO_ANSWER = ("", "none")

NOT_READ = {
    "action_cards.csv": (
        "name_en name_en_source name_es count_source timing target decision_source attack_kind attack_dice"
        " attack_source gun_dice dc_dice mine_dice aux_source defence_dice defence_source victory_prize"
        " prize_source intercept_dice intercept_source modifiers not_with notes"
    ),
    "action_deck.csv": "intercept_source night_source attack_kind rulebook_fields",
    "warships_raiders.csv": (
        "tonnage_source armament_source history_checked armament_points attack_source defence_source"
        " prize_source mines_source coal_source disguised features_source notes"
    ),
    "merchants.csv": (
        "tonnage_source tonnage_checked year taken_by name_source defence_source safe_passage_source"
        " prize_source notes"
    ),
    "solitaire_cards.csv": (
        "defensive_source special_source off_1 off_1_source off_2_source off_3_source off_4_source notes"
    ),
}


# File, key and the columns that say where a value comes from.
SOURCES = {
    "ship": ("warships_raiders.csv", "id", "attack defence prize mines coal"),
    "merchant": ("merchants.csv", "id", "defence safe_passage prize"),
    "kind": ("action_cards.csv", "id", "count decision attack aux defence prize"),
    "card": ("action_deck.csv", "card_no", "intercept night"),
}


class KindRow(msgspec.Struct):
    id: Kind
    rule_ref: str
    count: int
    is_reaction: bool
    category: Literal["reaction", "assist", "attack", "opponent", "own", "meta"]
    challenge_dice: Coin
    response_dice: Coin


class DeckRow(msgspec.Struct):
    card_no: int
    kind_id: Kind
    copy: int
    variant: str
    intercept_dice: Coin
    night_action: bool
    attack_dice: Coin
    gun_dice: Coin
    dc_dice: Coin
    mine_dice: Coin
    defence_dice: Coin
    victory_prize: int | None


class GermanRow(msgspec.Struct):
    id: str
    name: str
    kind: Literal["warship", "raider"]
    captain: str
    displacement_tons: int
    armament: str
    attack_dice: Coin
    defence_dice: Coin
    victory_prize: int
    mines: bool
    coal: bool
    sail: bool
    wolfchen: bool
    fast_raider: bool
    removed_beyond_1914: bool
    tournament_balance: str
    history: str


class MerchantRow(msgspec.Struct):
    id: str
    name: str
    flag: str
    type: Literal["steamer", "sail"]
    tonnage: int
    date: str
    fate: str
    defence_dice: Coin
    safe_passage_challenge: Coin
    safe_passage_response: Coin
    victory_prize: int
    removed_beyond_1914: bool


class SoloRow(msgspec.Struct):
    id: str
    defensive_1_3: str
    defensive_2_4: str
    special_action: str
    off_2: Act
    off_2_dice: Coin
    off_2_night: bool
    off_3: Act
    off_3_detail: str
    off_3_et: bool
    off_4: Act
    off_4_detail: str
    off_4_et: bool


def load(source: DataSource | None = None) -> KPData:
    """The cards of the game, or of a data pack laid over them."""
    return _standard() if source is None else _read(source)


@cache
def _standard() -> KPData:
    return _read(DataSource.of(PACKAGE))


def _read(source: DataSource) -> KPData:
    kinds = _kinds(source)
    cards = _cards(source)
    ships = (*_german(source), *_merchants(source))
    return KPData(
        kinds=kinds,
        cards=cards,
        ships=ships,
        solo=_solo(source),
        kind_of={no: card.kind for no, card in cards.items()},
        card_refs={no: CardRef(no, card.kind, f"@kp-card-{card.kind}") for no, card in cards.items()},
        faces={no: _face(card, kinds[card.kind]) for no, card in cards.items()},
        bit_of=(0, *(kinds[card.kind].bit for card in cards.values())),
        raider=tuple(ship.kind != "warship" for ship in ships),
        prize=tuple(ship.prize for ship in ships),
        name=tuple(ship.name for ship in ships),
        sources={kind: _uncertain(source, *where) for kind, where in SOURCES.items()},
        pack_hash=source.pack_hash,
    )


def _face(card: ActionCard, kind: CardKind) -> CardView:
    return CardView(
        card.no,
        card.kind,
        kind.rule,
        card.vessel,
        card.intercept,
        card.night,
        kind.reaction,
        kind.challenge,
        kind.response,
        card.attack,
        card.gun,
        card.depth_charge,
        card.mines,
        card.defence,
        card.prize,
    )


def _uncertain(source: DataSource, name: str, key: str, values: str) -> dict[str, dict[str, str]]:
    """By card, the values that were worked out, not read off; a data pack without such columns has none."""
    found = {}
    for row in csv.DictReader(source.text(name).splitlines()):
        marks = {value: row.get(f"{value}_source") for value in values.split()}
        unsure = {value: mark for value, mark in marks.items() if mark in ("derived", "inferred")}
        if unsure:
            found[row[key]] = unsure
    return found


def _rows(
    source: DataSource,
    name: str,
    row: type[Row],
    key: str,
    count: int,
    check: Callable[[Row], str | None] | None = None,
) -> list[Row]:
    """A table of a fixed number of lines; a pack may change values, not the number of cards."""
    rows = read_csv(source, name, row, key=key, ignore=NOT_READ[name].split(), check=check)
    if len(rows) != count:
        raise DataError(source.shown(name), len(rows) + 1, 1, f"{len(rows)} cards, there must be {count}")
    return rows


def _card_is_known(row: DeckRow) -> str | None:
    return None if 1 <= row.card_no <= ACTION_CARDS else f"card numbers run from 1 to {ACTION_CARDS}"


def _boxes_are_known(row: SoloRow) -> str | None:
    if row.off_2 not in HUNTS or row.off_3 in HUNTS or row.off_4 in HUNTS:
        return "an Intercept! stands in the second box and nowhere else"
    for kind in (row.defensive_1_3, row.defensive_2_4, row.special_action):
        if kind not in NO_ANSWER and kind not in BIT:
            return f"no kind of action card is called {kind!r}"
    for detail in (row.off_3_detail, row.off_4_detail):
        if detail not in CHOICES and any(side not in SIDES for side in detail.split("/") if side):
            return f"{detail!r} is neither dice nor one of {', '.join(CHOICES)}"
    return None


def _kinds(source: DataSource) -> dict[Kind, CardKind]:
    rows = _rows(source, "action_cards.csv", KindRow, "id", len(BIT))
    return {
        row.id: CardKind(
            row.id,
            row.rule_ref,
            BIT[row.id],
            row.is_reaction,
            row.category,
            row.challenge_dice,
            row.response_dice,
        )
        for row in rows
    }


def _cards(source: DataSource) -> dict[CardId, ActionCard]:
    rows = _rows(source, "action_deck.csv", DeckRow, "card_no", ACTION_CARDS, _card_is_known)
    cards = [
        ActionCard(
            CardId(row.card_no),
            row.kind_id,
            row.copy,
            row.variant,
            row.intercept_dice,
            row.night_action,
            row.attack_dice,
            row.gun_dice,
            row.dc_dice,
            row.mine_dice,
            row.defence_dice,
            row.victory_prize or 0,
        )
        for row in sorted(rows, key=lambda row: row.card_no)
    ]
    return {card.no: card for card in cards}


def _german(source: DataSource) -> list[ShipCard]:
    rows = _rows(source, "warships_raiders.csv", GermanRow, "id", GERMAN_SHIPS)
    return [
        ShipCard(
            ShipId(no),
            row.id,
            row.name,
            row.kind,
            row.attack_dice,
            row.defence_dice,
            row.victory_prize,
            mines=row.mines,
            coal=row.coal,
            sail=row.sail,
            wolfchen=row.wolfchen,
            fast=row.fast_raider,
            before_1915=row.removed_beyond_1914,
            tournament=row.tournament_balance,
            tons=row.displacement_tons,
            captain=row.captain,
            armament=row.armament,
            fate=row.history,
        )
        for no, row in enumerate(rows)
    ]


def _merchants(source: DataSource) -> list[ShipCard]:
    rows = _rows(source, "merchants.csv", MerchantRow, "id", MERCHANTS)
    return [
        ShipCard(
            ShipId(GERMAN_SHIPS + no),
            row.id,
            row.name,
            "merchant",
            (),
            row.defence_dice,
            row.victory_prize,
            row.safe_passage_challenge,
            row.safe_passage_response,
            sail=row.type == "sail",
            before_1915=row.removed_beyond_1914,
            flag=row.flag,
            tons=row.tonnage,
            fate=row.fate,
            date=row.date,
        )
        for no, row in enumerate(rows)
    ]


def _solo(source: DataSource) -> tuple[SoloCard, ...]:
    rows = _rows(source, "solitaire_cards.csv", SoloRow, "id", SOLO_CARDS, _boxes_are_known)
    return tuple(
        SoloCard(
            no,
            row.id,
            _kind(row.defensive_1_3),
            _kind(row.defensive_2_4),
            _kind(row.special_action),
            SoloHunt(row.off_2, row.off_2_dice, row.off_2_night),
            _box(row.off_3, row.off_3_detail, row.off_3_et),
            _box(row.off_4, row.off_4_detail, row.off_4_et),
        )
        for no, row in enumerate(rows)
    )


def _kind(text: str) -> Kind | None:
    return None if text in NO_ANSWER else Kind(text)


def _box(act: Act, detail: str, ends_turn: bool) -> SoloBox:
    for choice in CHOICES:
        if detail == choice:
            return SoloBox(act, choice=choice, ends_turn=ends_turn)
    return SoloBox(act, _coin(detail), ends_turn=ends_turn)


def _coin(detail: str) -> Dice:
    return tuple(int(side) for side in detail.split("/")) if detail else ()
