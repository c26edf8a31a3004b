"""When Python's collector may look through everything it knows.

Hundreds of live matches are a million objects, nearly none of them garbage that only the collector could
find; one look through all of them takes a fifth of a second in which nobody is served. So only the youngest
are looked at as they come, in passes of a few milliseconds; all of them when nobody plays, or after a long
time.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import monotonic

from . import metrics

YOUNG = 5_000
NEVER = 1_000_000_000
QUIET_SECONDS = 30.0
WORTH = 20  # passes over the young since the last look at everything
LONGEST_SECONDS = 900.0


def calm() -> None:
    """What is loaded now stays, and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def sweep(commits: Callable[[], int]) -> None:
    """Look at everything when there was no commit for a while, if there is anything new to look at."""
    last, before = monotonic(), commits()
    while True:
        await asyncio.sleep(QUIET_SECONDS)
        now = commits()
        quiet = now == before
        before = now
        if (quiet and gc.get_count()[1] >= WORTH) or monotonic() - last >= LONGEST_SECONDS:
            started = monotonic()
            gc.collect()
            last = monotonic()
            metrics.sweeps.observe(last - started)
