"""[5.0] What is in the phantom's best interest, as a fixed and testable policy (R123 to R125).

All comparisons use whole numbers, so that every machine decides alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS, Dice
from quarterdeck.games.kaisers_pirates.ids import BIT, KIND_REFS, CardRef, Kind, ShipId
from quarterdeck.games.kaisers_pirates.state import KPGame, Player, Ship
from quarterdeck.kernel import Event, Message, Roll

from .common import open_to_all
from .r03_2_7_dice import attack_mods, attack_odds, decision_odds, total_of

MILLION = 1_000_000


def draw_solo(g: KPGame, sequence: Sequence[int] = ()) -> int:
    """[5.3.1] The next solitaire card. An empty deck is shuffled anew without the cards of the
    running sequence (R118)."""
    s = g.state
    if not s.solo_deck.items:
        s.solo_deck.items = [card for card in s.solo_used if card not in sequence]
        s.solo_used = list(sequence)
        g.shuffle(s.solo_deck)
    card = g.draw(s.solo_deck)
    s.solo_used.append(card)
    return card


def shuffle_solo(g: KPGame) -> None:
    """[5.3.1] [5.1.5] All solitaire cards: at the end of a phantom turn, and for a new round."""
    s = g.state
    s.solo_deck.items += s.solo_used
    s.solo_used = []
    g.shuffle(s.solo_deck)


class PhantomAnswers(Event, frozen=True, tag="kp-phantom-reacts"):
    """[5.2.3] A solitaire card and a d4 say what the phantom answers, if it fits."""

    cites = "5.2.3"
    solo: str
    """The solitaire card turned up."""
    roll: Roll
    answer: CardRef | None

    def words(self) -> Message:
        if self.answer is None:
            return Message("kp-phantom-silent", {"solo": self.solo})
        return Message(self.what, {"solo": self.solo, "card": self.answer.name})


def phantom_reaction(g: KPGame, legal: int, of: int | None) -> Kind | None:
    """[5.2.3] One card and a d4; an answer that does not fit is none (R116)."""
    card = g.data.solo[draw_solo(g)]
    roll = g.throw("phantom answers", "phantom", 4)
    kind = card.odd if roll.die % 2 else card.even
    answer = kind if kind is not None and BIT[kind] & legal else None
    g.tell(PhantomAnswers(card.id, roll, KIND_REFS[answer] if answer else None), of=of)
    return answer


def pick(g: KPGame, items: Sequence[ShipId], worth: Callable[[ShipId], int]) -> ShipId:
    """The item of the highest worth, ties at random; or any item, if the players want it so."""
    if g.options.phantom_targets == "random":
        best = list(items)
    else:
        values = [worth(item) for item in items]
        best = [item for item, value in zip(items, values, strict=True) if value == max(values)]
    return best[0] if len(best) == 1 else best[g.random_below(len(best), "pick", "phantom")]


def gain(g: KPGame, phantom: Player, dice: Dice, mod: int, target: Ship, *, taking: bool = False) -> int:
    """[5.3.3.3] Expected prizes in millionths: sinking counts whole, damage three tenths, capture
    twice (R123)."""
    card = g.data.ships[target.id]
    none, hurt, sunk = attack_odds(dice, mod, card.defence, -2 * target.damage)
    total = none + hurt + sunk
    prize = card.prize * MILLION
    if taking and not target.damage:
        return 2 * prize * sunk // total
    if target.id < GERMAN_SHIPS and not _german_counts(phantom):
        prize //= 2
    return prize * (10 * sunk + 3 * hurt) // (10 * total)


def _german_counts(phantom: Player) -> bool:
    """[2.3.1] One more German ship would still be covered by merchants."""
    victory = phantom.victory
    return len(victory.merchants) + len(victory.doubled) > len(victory.german)


def raid_gain(
    g: KPGame, phantom: Player, ship: Ship, target: Ship, *, night: bool, surprise: bool, taking: bool
) -> int:
    """[5.3.3.3] What this ship may expect of this merchant."""
    mod = total_of(attack_mods(g, ship, night=night, surprise=surprise))
    return gain(g, phantom, g.data.ships[ship.id].attack, mod, target, taking=taking)


def phantom_next_target(
    g: KPGame, ship: ShipId, targets: Sequence[ShipId], *, night: bool, surprise: bool, taking: bool
) -> ShipId:
    """[5.3.3.3] The order of a group, and the one kept after Slim Pickings: the best prospect first, with all
    that goes into this Intercept! (R123)."""
    ships = g.state.ships
    hunter = ships[ship]
    phantom = g.state.players[hunter.owner]

    def worth(target: ShipId) -> int:
        return raid_gain(g, phantom, hunter, ships[target], night=night, surprise=surprise, taking=taking)

    return pick(g, targets, worth)


def phantom_pursues(ship: Ship) -> bool:
    """[6.6.1] [6.10] Only with an undamaged raider: her attack is worth the coal, no shallows sink her."""
    return not ship.damage


# ---------------------------------------------------------------- other choices (R125)


def dearest(g: KPGame, ships: Iterable[Ship]) -> Ship | None:
    """The ship of the highest prize; the first of equals."""
    return max(ships, key=lambda ship: g.data.prize[ship.id], default=None)


def to_repair(g: KPGame, force: list[Ship]) -> Ship | None:
    """[3.3.7] Own warships and raiders first, then prizes and merchants."""
    hurt = [ship for ship in force if ship.damage]
    return dearest(g, [ship for ship in hurt if ship.id < GERMAN_SHIPS]) or dearest(g, hurt)


def to_shelter(g: KPGame, force: list[Ship]) -> Ship | None:
    """[5.3.3.7] A damaged ship, one in limited supply, a recognised raider, in this order."""
    free = [ship for ship in force if ship.id < GERMAN_SHIPS and not ship.refuge]
    for need in (_hurt, _hungry, _known):
        found = dearest(g, [ship for ship in free if need(ship)])
        if found is not None:
            return found
    return None


def _hurt(ship: Ship) -> bool:
    return ship.damage > 0


def _hungry(ship: Ship) -> bool:
    return ship.low


def _known(ship: Ship) -> bool:
    return ship.recognised


def to_scuttle(g: KPGame, force: list[Ship]) -> Ship | None:
    """[3.3.29] Only a damaged ship that the live player could still attack; merchants are never open."""
    return dearest(g, [ship for ship in force if ship.damage and not ship.refuge and open_to_all(g, ship)])


def to_send_home(g: KPGame, force: list[Ship]) -> Ship | None:
    """[3.3.9] Highest prize times chance of Safe Passage; a prize counts twice."""

    def hope(ship: Ship) -> int:
        card = g.data.ships[ship.id]
        good, total = decision_odds(card.challenge, 1, card.response)
        return card.prize * (2 if ship.prize else 1) * MILLION * good // total

    intact = [ship for ship in force if ship.id >= GERMAN_SHIPS and not ship.damage]
    return max(intact, key=hope, default=None)


def to_intern(g: KPGame, ships: list[Ship]) -> Ship | None:
    """[3.3.15] Damaged ships preferred, then the highest prize."""
    return max(ships, key=lambda ship: (ship.damage > 0, g.data.prize[ship.id]), default=None)
