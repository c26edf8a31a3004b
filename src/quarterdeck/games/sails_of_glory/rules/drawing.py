"""Drawing damage chits: the event of a draw holds its sum, the faces and the odds there were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Any

from quarterdeck.kernel import Mod

from .options import SgGame, advanced
from .placing import SYMBOLS
from .table import draw, faces

Odds = tuple[tuple[int, int], ...]
"""Sums and their chances in ten thousand."""
WHOLE = 10_000
RARE = 20
"""Tenths: what comes in every second draw or more often is nothing to tell."""


def draw_chits(g: SgGame, rule: str, what: str, letter: str, mods: tuple[Mod, ...], **args: Any) -> list[int]:
    """[SG-B-DAM-2] Draw as many as the sum says. Hull points are added up, or casualties where no chit of the
    letter bears a number."""
    printed = g.data.chits
    count = sum(mod.value for mod in mods)
    row = counted(g, letter)
    cup = tuple(g.state.cups[letter].items)
    odds = cup_odds(g, letter, row, count)
    chits = draw(g, letter, count)
    came = sum(getattr(printed[i], row) for i in chits)
    args |= rarest(g, cup, chits)
    g.roll(
        rule,
        what,
        mods=mods,
        table=letter,
        resolve=lambda _: came,
        odds=odds,
        letter=letter,
        count=count,
        cup=len(cup),
        row=row,
        faces=faces(g, chits),
        **args,
    )
    return chits


def cup_odds(g: SgGame, letter: str, row: str, count: int) -> Odds:
    """Chances of the sum of so many chits of a cup as it is now."""
    printed = g.data.chits
    values = Counter([getattr(printed[i], row) for i in g.state.cups[letter].items])
    return sum_odds(tuple(sorted(values.items())), count)


def counted(g: SgGame, letter: str) -> str:
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


def rarest(g: SgGame, cup: Sequence[int], chits: list[int]) -> dict[str, Any]:
    """The rarest symbol that counts among the chits drawn, if it is rare, and one in how many draws shows
    it (in tenths)."""
    if len(cup) < len(chits):
        return {}
    printed = g.data.chits
    looked = (*SYMBOLS, "crew") if advanced(g) else ("crew",)
    there = {
        symbol: sum(1 for i in cup if getattr(printed[i], symbol))
        for symbol in looked
        if any(getattr(printed[i], symbol) for i in chits)
    }
    if not there:
        return {}
    symbol = min(there, key=lambda s: there[s])
    ways = comb(len(cup), len(chits))
    one_in = 10 * ways // (ways - comb(len(cup) - there[symbol], len(chits)))
    return {"rare": symbol, "one_in": one_in} if one_in >= RARE else {}
