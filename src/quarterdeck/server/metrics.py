"""What Prometheus may read at /metrics."""

from __future__ import annotations

import os
from functools import cache

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

actions = Counter("quarterdeck_actions", "Actions made durable.", ["game"])
refusals = Counter("quarterdeck_refusals", "Requests refused, by problem code.", ["code"])
action_seconds = Histogram(
    "quarterdeck_action_seconds", "From receipt of an action to its ack.", buckets=FAST
)
commits = Histogram("quarterdeck_commit_seconds", "One group commit.", buckets=FAST)
batch = Histogram(
    "quarterdeck_commit_actions", "Actions in one group commit.", buckets=(1, 2, 5, 10, 50, 200, 1000)
)
checkpoints = Histogram(
    "quarterdeck_checkpoint_seconds",
    "SQLite's log copied into its file: beside the commits, or by the writer itself.",
    ["place"],
    buckets=FAST,
)
log_pages = Gauge("quarterdeck_log_pages", "Pages in SQLite's log.", multiprocess_mode="max")
sweeps = Histogram("quarterdeck_sweep_seconds", "Full passes of the collector.", buckets=FAST)
conflicts = Counter("quarterdeck_conflicts", "Actions tried again because another process was first.")
sockets = Gauge("quarterdeck_sockets", "Open WebSockets.", multiprocess_mode="livesum")
live = Gauge("quarterdeck_live_matches", "Matches held in memory.", multiprocess_mode="livesum")
thoughts = Histogram("quarterdeck_thought_seconds", "A computer player's time for one decision.", ["level"])
requests = Counter("quarterdeck_requests", "HTTP requests.", ["method", "route", "status"])

CONTENT_TYPE = CONTENT_TYPE_LATEST


@cache
def _of_game(game: str) -> Counter:
    return actions.labels(game)


def acted(game: str) -> None:
    """One more action; the label is looked up once."""
    _of_game(game).inc()


def render() -> bytes:
    """The figures of this process, or of all processes of this machine where they share a directory."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the package is half typed
    return generate_latest(registry)
