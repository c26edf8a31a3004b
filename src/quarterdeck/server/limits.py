"""Token buckets: what one address may ask of us in a second."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

ADDRESSES = 20_000  # remembered at most; the longest unseen go first


class Bucket:
    __slots__ = ("burst", "rate", "seen", "tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.seen = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.seen) * self.rate)
        self.seen = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self._rate, self._burst)
            if len(self._by_address) > ADDRESSES:
                self._by_address.popitem(last=False)
        else:
            self._by_address.move_to_end(address)
        return bucket.take()
