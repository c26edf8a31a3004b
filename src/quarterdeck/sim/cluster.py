"""The same study on a Ray cluster: every core of it works pieces off, and a worker that dies is replaced."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any

from quarterdeck.sim.runner import DEATHS, Packed, Piece, Pieces, Task, pack

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")


class RayCluster:
    """All cores of the cluster at this address, or of one begun on this machine for the time being."""

    def __init__(
        self, address: str | None = None, cores: int | None = None, python_path: Sequence[str] = ()
    ) -> None:
        self.address = address
        self.cores = cores
        self.python_path = python_path  # where workers find modules of your own

    def work(self, task: Task[Any], pieces: Iterator[Piece]) -> Pieces:
        import ray

        ray.init(
            address=self.address,
            num_cpus=None if self.address else self.cores,
            include_dashboard=None if self.address else False,
            log_to_driver=False,
            configure_logging=False,
            runtime_env={"env_vars": {"PYTHONPATH": os.pathsep.join(self.python_path)}}
            if self.python_path
            else None,
        )
        try:
            remote = ray.remote(max_retries=DEATHS, num_cpus=1)(pack)
            shared = ray.put(task)
            room = 2 * max(
                1, int(ray.cluster_resources().get("CPU", 1))
            )  # one at work, one waiting, for each
            running: dict[Any, Piece] = {}
            while True:
                while len(running) < room and (piece := next(pieces, None)) is not None:
                    running[remote.remote(shared, piece)] = piece
                if not running:
                    return
                done, _ = ray.wait(list(running), num_returns=1)
                packed: Packed = ray.get(done[0])
                yield running.pop(done[0]), packed
        finally:
            ray.shutdown()
