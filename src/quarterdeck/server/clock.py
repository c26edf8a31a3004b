"""One clock for everything that is due: it begins at the time of day and then only ever goes forward.

The time of day may jump, by an hour in the worst case; a question that is due now must not wait that long.
"""

from __future__ import annotations

from time import monotonic, time

_BEGAN = time() - monotonic()


def now() -> float:
    """Seconds since 1970 as they were when the process began, and since then as they really passed."""
    return _BEGAN + monotonic()
