"""When Python's collector may look through everything it knows.

Hundreds of live matches are a million objects, nearly none of them garbage that only the collector could
find; one look through all of them takes a fifth of a second in which nobody is served. So only the youngest
are looked at as they come, in passes of a few milliseconds; all of them when nobody plays, or when very
many are new.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import monotonic

from . import metrics

YOUNG = 5_000
NEVER = 1_000_000_000
TICK_SECONDS = 1.0
QUIET_SECONDS = 30.0
# Passes over the young since the last look at everything: 100,000 and 1,500,000 objects that stayed.
WORTH, MOST = 20, 300


def calm() -> None:
    """What is loaded now stays, and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def sweep(commits: Callable[[], int]) -> None:
    """Look at everything when nobody has played for a while, if there is anything new to look at; at the
    latest when so much is new that it could fill the memory if it were garbage."""
    before, changed = commits(), monotonic()
    while True:
        await asyncio.sleep(TICK_SECONDS)
        now, passes = monotonic(), gc.get_count()[1]
        if commits() != before:
            before, changed = commits(), now
        quiet = now - changed >= QUIET_SECONDS
        if passes >= (WORTH if quiet else MOST):
            gc.collect()
            metrics.sweeps.observe(monotonic() - now)
