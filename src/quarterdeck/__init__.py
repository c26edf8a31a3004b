"""Quarterdeck: play, host and study three naval wargames, every rule enforced and explained.

The public face, in full:

    import quarterdeck as qd
    rules = qd.load("flying-colors")
    game = rules.new(scenario="trafalgar", options={}, seed=7)
    game.pending, game.apply(seat, action), game.view(seat), game.outcome, game.record()

Everything is imported at first use, so `import quarterdeck` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quarterdeck.kernel import IllegalAction, MalformedAction, StaleDecision, to_json
    from quarterdeck.registry import bot, games, load, replay

__version__ = "0.1.0"

__all__ = [
    "IllegalAction",
    "MalformedAction",
    "StaleDecision",
    "bot",
    "games",
    "load",
    "replay",
    "to_json",
]

_HOME = {
    "load": "quarterdeck.registry",
    "bot": "quarterdeck.registry",
    "replay": "quarterdeck.registry",
    "to_json": "quarterdeck.kernel",
    "IllegalAction": "quarterdeck.kernel",
    "MalformedAction": "quarterdeck.kernel",
    "StaleDecision": "quarterdeck.kernel",
}


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("quarterdeck.games")  # a package that can be called
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
