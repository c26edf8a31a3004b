"""Drawing damage chits: what comes out of a cup, the odds there were, and how a draw is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb
from typing import Literal, TypeVar

import msgspec

from quarterdeck.kernel import Event, Ledger, Mod

from ..ids import Letter, Row
from ..options import SgGame, advanced
from .common import logs
from .placing import SYMBOLS, Hit, Place

Odds = tuple[tuple[int, int], ...]
"""Sums and their chances in ten thousand."""
WHOLE = 10_000
RARE = 20
"""Tenths: what comes more often than in every second draw is nothing to tell."""
E = TypeVar("E", bound=Event)


class ChitDrawn(msgspec.Struct, frozen=True):
    """A chit face up, and where it went."""

    letter: Letter
    face: str
    hull: int
    crew: int
    places: tuple[Place, ...]


class Draw(msgspec.Struct, frozen=True):
    """Chits out of one cup: what there was to be had, and what came."""

    letter: Letter
    cup: int  # chits in it before
    row: Row  # what is added up: hull points, or casualties where no chit of the letter bears a number
    odds: Odds
    came: int
    chits: tuple[ChitDrawn, ...]
    rare: Literal["fire", "leak", "mast", "sail", "rudder", "crew"] | None = None
    one_in: int = 0  # the rarest symbol among them comes in one of so many draws, in tenths


@dataclass(slots=True)
class Drawn:
    """A draw whose chits are still on their way to the log."""

    letter: Letter
    cup: tuple[int, ...]
    odds: Odds
    hits: list[Hit] = field(default_factory=list)

    def told(self, g: SgGame) -> Draw:
        printed = g.data.chits
        row = counted(g, self.letter)
        numbers = [hit.number for hit in self.hits]
        rare, one_in = rarest(g, self.cup, numbers)
        return Draw(
            self.letter,
            len(self.cup),
            row,
            self.odds,
            sum([value_of(g, i, row) for i in numbers]),
            tuple(
                [
                    ChitDrawn(
                        self.letter,
                        printed[hit.number].face,
                        printed[hit.number].hull,
                        printed[hit.number].crew,
                        tuple(hit.places),
                    )
                    for hit in self.hits
                ]
            ),
            rare,
            one_in,
        )


def ledger(mods: tuple[Mod, ...]) -> Ledger:
    """How many chits are drawn, and why."""
    return Ledger(0, mods, sum([mod.value for mod in mods]))


def draw_chits(g: SgGame, letter: Letter, count: int, who: str, first: int = 0) -> Drawn:
    """[SG-B-DAM-2] Draw as many as the sum says. `first` is the number of the first chit in its shot."""
    cup = tuple(g.state.cups[letter].items)
    drawn = Drawn(letter, cup, cup_odds(g, letter, counted(g, letter), count))
    drawn.hits = [Hit(first + n, number) for n, number in enumerate(draw(g, letter, count, who))]
    return drawn


def tell_draw(g: SgGame, event: E, hits: Iterable[Hit], of: Event | int | None = None, rule: str = "") -> E:
    """Tell of chits that have been placed, then of what the symbols on them did."""
    told = g.tell(event, of=of, rule=rule)
    for hit in hits:
        for effect in hit.effects:
            g.tell(effect, of=told)
    return told


def draw(g: SgGame, letter: Letter, count: int, who: str) -> list[int]:
    """Take chits from a cup. An empty cup gets the chits of the 0 boxes back, else printed faces are used
    again [ruling 75]."""
    cup = g.state.cups[letter]
    drawn = []
    for _ in range(count):
        if not cup.items:
            _refill(g, letter)
        if cup.items:
            drawn.append(g.draw_random(cup, who))
        else:
            faces = g.data.cups[letter]
            drawn.append(faces[g.random_below(len(faces), "empty cup", who)])
    return drawn


def _refill(g: SgGame, letter: Letter) -> None:
    printed = g.data.chits
    for log in logs(g):
        back = [i for i in log.zero if i < len(printed) and printed[i].letter == letter]  # tokens stay
        if back:
            g.state.cups[letter].items.extend(back)
            log.zero = tuple(i for i in log.zero if i not in back)


def crew_symbol(g: SgGame, what: str, who: str) -> bool:
    """[SG-O-GEN-2] Random events are decided by an E chit: a casualty symbol means yes. It goes back."""
    cup = g.state.cups["E"].items
    if not cup:  # every E chit lies on some mat (ruling 75): the printed half and half decides
        return g.random_below(2, what, who) == 1
    return g.data.chits[cup[g.random_below(len(cup), what, who)]].crew > 0


# ------------------------------------------------------------------------------- odds


def value_of(g: SgGame, chit: int, row: Row) -> int:
    printed = g.data.chits[chit]
    return printed.hull if row == "hull" else printed.crew


def cup_odds(g: SgGame, letter: Letter, row: Row, count: int) -> Odds:
    """Chances of the sum of so many chits of a cup as it is now."""
    values = Counter([value_of(g, i, row) for i in g.state.cups[letter].items])
    return sum_odds(tuple(sorted(values.items())), count)


def counted(g: SgGame, letter: Letter) -> Row:
    """What the chits of a letter mainly do: casualties for E, else damage to the hull."""
    return "hull" if any(g.data.chits[i].hull for i in g.data.cups[letter]) else "crew"


@lru_cache(maxsize=4096)
def sum_odds(values: Odds, count: int) -> Odds:
    """Chances of every sum of so many chits drawn without putting back; none where the cup does not suffice.

    `values` are the values in the cup and how many chits bear them. The sums are the exponents of a product
    of polynomials, one for each value; a polynomial is one large integer, its coefficients are its digits.
    """
    digits = sum(
        n for _, n in values
    )  # bits of a coefficient: no cup can be drawn from in more than 2^n ways
    ways = comb(digits, count)
    if not ways:
        return ()
    taken = [1] + [0] * count  # by how many chits were taken
    for value, there in values:
        terms = [comb(there, k) << (digits * value * k) for k in range(min(there, count) + 1)]
        taken = [
            sum([terms[k] * taken[n - k] for k in range(min(n, len(terms) - 1) + 1)])
            for n in range(count + 1)
        ]
    sums, found, total = taken[count], [], 0
    while sums:
        share = WHOLE * (sums & ((1 << digits) - 1)) // ways
        if share:
            found.append((total, share))
        sums >>= digits
        total += 1
    return tuple(found)


def add_odds(one: Odds, other: Odds) -> Odds:
    """Chances of the sum of two draws from different cups."""
    both: Counter[int] = Counter()
    for a, p in one:
        for b, q in other:
            both[a + b] += p * q
    return tuple((total, ways // WHOLE) for total, ways in sorted(both.items()) if ways >= WHOLE)


Rarity = tuple[Literal["fire", "leak", "mast", "sail", "rudder", "crew"] | None, int]


def rarest(g: SgGame, cup: Sequence[int], chits: list[int]) -> Rarity:
    """The rarest symbol that counts among the chits drawn, if it is rare, and one in how many draws shows
    it (in tenths)."""
    if len(cup) < len(chits):
        return None, 0
    printed = g.data.chits
    looked = (*SYMBOLS, CREW) if advanced(g) else (CREW,)
    there = {
        symbol: sum(1 for i in cup if getattr(printed[i], symbol))
        for symbol in looked
        if any(getattr(printed[i], symbol) for i in chits)
    }
    if not there:
        return None, 0
    symbol = min(there, key=lambda s: there[s])
    ways = comb(len(cup), len(chits))
    one_in = 10 * ways // (ways - comb(len(cup) - there[symbol], len(chits)))
    return (symbol, one_in) if one_in >= RARE else (None, 0)


CREW: Literal["crew"] = "crew"
