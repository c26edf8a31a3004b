"""How sure a count is: intervals for shares, means and differences, 95 in 100."""

from __future__ import annotations

import math
from typing import NamedTuple

SURE = 1.959963984540054
"""Standard deviations on either side that hold 95 of 100 values of a normal distribution."""


class Interval(NamedTuple):
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


def wilson(successes: float, tries: int) -> Interval:
    """Wilson's interval of a share: honest for few tries and near 0 and 1."""
    if not tries:
        return Interval(0.0, 1.0)
    share, square = successes / tries, SURE * SURE
    middle = share + square / (2 * tries)
    spread = SURE * math.sqrt(share * (1 - share) / tries + square / (4 * tries * tries))
    grow = 1 + square / tries
    return Interval(max(0.0, (middle - spread) / grow), min(1.0, (middle + spread) / grow))


class Mean:
    """A running mean and its spread, without keeping the values (Welford)."""

    def __init__(self) -> None:
        self.count = 0
        self.value = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        change = value - self.value
        self.value += change / self.count
        self._squares += change * (value - self.value)

    @property
    def deviation(self) -> float:
        return math.sqrt(self._squares / (self.count - 1)) if self.count > 1 else 0.0

    def interval(self) -> Interval:
        spread = SURE * self.deviation / math.sqrt(self.count) if self.count > 1 else math.inf
        return Interval(self.value - spread, self.value + spread)
