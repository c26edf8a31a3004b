"""[2.3] Counting victory prizes and round points, as pure functions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quarterdeck.games.kaisers_pirates.data import KPData
from quarterdeck.games.kaisers_pirates.state import Victory


class PileCard(msgspec.Struct, frozen=True):
    """A card of a victory pile: the print of a ship, or a vessel of an action card, and its prize."""

    name: str
    worth: int
    ship: str = ""
    """The print of the ship; empty for a vessel."""
    doubled: bool = False
    """[3.2.5.3] A prize brought home."""


def pile_cards(data: KPData, victory: Victory) -> tuple[PileCard, ...]:
    """Ships first; the phantom's vessels have the values of the first card of their kind (R135)."""
    ships = [(data.ships[n], False) for n in (*victory.german, *victory.merchants)]
    ships += [(data.ships[n], True) for n in victory.doubled]
    faces = [data.cards[n] for n in victory.cards] + [data.first_copy(kind) for kind in victory.vessels]
    cards = [PileCard(card.name, card.prize * (1 + twice), card.id, twice) for card, twice in ships]
    cards += [PileCard(face.vessel, face.prize) for face in faces]
    return tuple(cards)


def place_by_prizes(totals: Sequence[int], mine: int) -> int:
    """[2.3.3.3] 1 for the most prizes; tied players share the higher place."""
    return 1 + sum(other > mine for other in totals)


def round_points(totals: Sequence[int]) -> list[int]:
    """[2.3.3] [2.3.3.1] With n players n for the most prizes, one less for each player who has more.

    Nothing earns nothing [2.3.3.2]; tied players share the higher place [2.3.3.3] (R19, R20).
    """
    return [len(totals) + 1 - place_by_prizes(totals, mine) if mine else 0 for mine in totals]


def merchants_total(data: KPData, victory: Victory) -> int:
    """[2.3.1] [2.3.2] [3.2.5.3] Everything in the pile that counts in any case."""
    return (
        sum([data.prize[number] for number in victory.merchants])
        + 2 * sum([data.prize[number] for number in victory.doubled])
        + sum([data.cards[card].prize for card in victory.cards])
        + sum([data.first_copy(kind).prize for kind in victory.vessels])
    )


def prize_total(data: KPData, victory: Victory) -> int:
    """[2.3.1] The whole pile, once the excess German ships are gone."""
    return merchants_total(data, victory) + sum(data.prize[number] for number in victory.german)


def german_ships_that_count(merchants: int, german: int) -> int:
    """[2.3.1] Never more German ships than merchants (R14, R15)."""
    return min(german, merchants)


def certain_and_possible(data: KPData, victory: Victory) -> tuple[int, int, int]:
    """[3.1.8] During a round: what is certain, and the least and the most the pile may be worth (R18)."""
    certain = merchants_total(data, victory)
    covered = len(victory.merchants) + len(victory.doubled)
    worth = sorted([data.prize[number] for number in victory.german])
    count = german_ships_that_count(covered, len(worth))
    least = certain + sum(worth[:count])
    most = certain + sum(worth[len(worth) - count :])
    return certain, least, most
