"""Environments for research: PettingZoo, Gymnasium and OpenSpiel over the same engine that people play with.

`aec`, `parallel` and `solo` make environments; importing `quarterdeck.envs.open_spiel` registers games of
OpenSpiel. All need `pip install 'quarterdeck[research]'`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quarterdeck.envs.pettingzoo import aec, parallel
    from quarterdeck.envs.single import solo

__all__ = ["aec", "parallel", "solo"]

_HOME = {"aec": "pettingzoo", "parallel": "pettingzoo", "solo": "single"}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"quarterdeck.envs.{_HOME[name]}"), name)
