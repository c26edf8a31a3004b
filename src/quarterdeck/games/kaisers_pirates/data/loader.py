"""Reads the tables. Every complaint names file, line and column."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from quarterdeck.datapack import DataSource, read_csv
from quarterdeck.games.kaisers_pirates.kinds import BIT

from .model import GERMAN_SHIPS, ActionCard, CardKind, Dice, KPData, ShipCard, SoloBox, SoloCard

PACKAGE = "quarterdeck.games.kaisers_pirates"
FACES = (4, 6, 8, 10)


class KindRow(msgspec.Struct):
    id: str
    rule_ref: str
    count: int
    is_reaction: bool
    category: Literal["reaction", "assist", "attack", "opponent", "own", "meta"]
    challenge_dice: str
    response_dice: str


class DeckRow(msgspec.Struct):
    card_no: int
    kind_id: str
    copy: int
    variant: str
    intercept_dice: str
    night_action: bool
    attack_dice: str
    gun_dice: str
    dc_dice: str
    mine_dice: str
    defence_dice: str
    victory_prize: int | None


class GermanRow(msgspec.Struct):
    id: str
    name: str
    kind: Literal["warship", "raider"]
    captain: str
    displacement_tons: int
    armament: str
    attack_dice: str
    defence_dice: str
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
    defence_dice: str
    safe_passage_challenge: str
    safe_passage_response: str
    victory_prize: int
    removed_beyond_1914: bool


class SoloRow(msgspec.Struct):
    id: str
    defensive_1_3: str
    defensive_2_4: str
    special_action: str
    off_2: str
    off_2_dice: str
    off_2_night: bool
    off_3: str
    off_3_detail: str
    off_3_et: bool
    off_4: str
    off_4_detail: str
    off_4_et: bool


def dice(text: str) -> Dice:
    """'10/8/4' as (10, 8, 4); an empty cell is no coin."""
    sides = tuple(int(part) for part in text.split("/")) if text else ()
    if len(sides) > 3 or any(side not in FACES for side in sides):
        raise ValueError(f"no coin shows {text!r}")
    return sides


def load(source: DataSource | None = None) -> KPData:
    """The cards of the game, or of a data pack laid over them."""
    return _standard() if source is None else _read(source)


@cache
def _standard() -> KPData:
    return _read(DataSource.of(PACKAGE))


def _read(source: DataSource) -> KPData:
    kinds = _kinds(source)
    cards = _cards(source, kinds)
    ships = (*_german(source), *_merchants(source))
    return KPData(
        kinds=kinds,
        cards=cards,
        ships=ships,
        solo=_solo(source),
        kind_of=tuple(card.kind for card in cards),
        bit_of=(0, *(kinds[card.kind].bit for card in cards[1:])),
        raider=tuple(ship.kind != "warship" for ship in ships),
        prize=tuple(ship.prize for ship in ships),
        name=tuple(ship.name for ship in ships),
        pack_hash=source.pack_hash,
    )


def _kinds(source: DataSource) -> dict[str, CardKind]:
    rows = read_csv(source, "action_cards.csv", KindRow, key="id", ignore=_others("action_cards.csv", source))
    return {
        row.id: CardKind(
            row.id,
            row.rule_ref,
            BIT[row.id],
            row.is_reaction,
            row.category,
            dice(row.challenge_dice),
            dice(row.response_dice),
        )
        for row in rows
    }


def _cards(source: DataSource, kinds: dict[str, CardKind]) -> tuple[ActionCard, ...]:
    rows = read_csv(
        source, "action_deck.csv", DeckRow, key="card_no", ignore=_others("action_deck.csv", source)
    )
    none = ActionCard(0, "", 0, "", (), False, (), (), (), (), (), 0)
    cards = [none]
    for row in rows:
        if row.kind_id not in kinds:
            raise ValueError(f"action_deck.csv: card {row.card_no} is of the unknown kind {row.kind_id!r}")
        cards.append(
            ActionCard(
                row.card_no,
                row.kind_id,
                row.copy,
                row.variant,
                dice(row.intercept_dice),
                row.night_action,
                dice(row.attack_dice),
                dice(row.gun_dice),
                dice(row.dc_dice),
                dice(row.mine_dice),
                dice(row.defence_dice),
                row.victory_prize or 0,
            )
        )
    if [card.no for card in cards] != list(range(len(cards))):
        raise ValueError("action_deck.csv: the cards must be numbered from 1 without a gap")
    return tuple(cards)


def _german(source: DataSource) -> list[ShipCard]:
    name = "warships_raiders.csv"
    rows = read_csv(source, name, GermanRow, key="id", ignore=_others(name, source))
    if len(rows) != GERMAN_SHIPS:
        raise ValueError(f"{name}: {len(rows)} ships, there must be {GERMAN_SHIPS}")
    return [
        ShipCard(
            no,
            row.id,
            row.name,
            row.kind,
            dice(row.attack_dice),
            dice(row.defence_dice),
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
    rows = read_csv(source, "merchants.csv", MerchantRow, key="id", ignore=_others("merchants.csv", source))
    return [
        ShipCard(
            GERMAN_SHIPS + no,
            row.id,
            row.name,
            "merchant",
            (),
            dice(row.defence_dice),
            row.victory_prize,
            dice(row.safe_passage_challenge),
            dice(row.safe_passage_response),
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
    name = "solitaire_cards.csv"
    rows = read_csv(source, name, SoloRow, key="id", ignore=_others(name, source))
    return tuple(
        SoloCard(
            no,
            row.id,
            row.defensive_1_3,
            row.defensive_2_4,
            row.special_action,
            SoloBox(row.off_2, dice(row.off_2_dice), night=row.off_2_night),
            _box(row.off_3, row.off_3_detail, row.off_3_et),
            _box(row.off_4, row.off_4_detail, row.off_4_et),
        )
        for no, row in enumerate(rows)
    )


def _box(act: str, detail: str, ends_turn: bool) -> SoloBox:
    if detail in ("low", "high", "random"):
        return SoloBox(act, choice=detail, ends_turn=ends_turn)
    return SoloBox(act, dice(detail), ends_turn=ends_turn)


def _others(name: str, source: DataSource) -> list[str]:
    """The columns a reader does not need: where each figure comes from, and notes."""
    return source.text(name).split("\n", 1)[0].strip().split(",")
