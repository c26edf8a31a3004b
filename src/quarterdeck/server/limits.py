"""Token buckets: what one address may ask of us in a second."""

from __future__ import annotations

from collections import OrderedDict
from math import inf
from time import monotonic

ADDRESSES = 20_000  # remembered at most; the longest unseen go first


class Bucket:
    __slots__ = ("burst", "rate", "seen", "tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.seen = monotonic()

    def take(self, cost: float = 1.0) -> float:
        """Pay for a request: 0 if there was enough, else the seconds until there will be."""
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.seen) * self.rate)
        self.seen = now
        if self.tokens < cost:
            return (cost - self.tokens) / self.rate if self.rate else inf
        self.tokens -= cost
        return 0.0


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> float:
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self._rate, self._burst)
            if len(self._by_address) > ADDRESSES:
                self._by_address.popitem(last=False)
        else:
            self._by_address.move_to_end(address)
        return bucket.take(cost)
