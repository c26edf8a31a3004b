"""Which broker carries the news: none for one process, Redis between several."""

from __future__ import annotations

from .broker import Alone, Broker


def make_broker(address: str | None) -> Broker:
    if address is None:
        return Alone()
    from .redis_broker import RedisBroker  # loaded only where it is used

    return RedisBroker(address)
