"""One folder per game; each gives its `RULESET` and can be removed by deleting its folder.

The public face promises `quarterdeck.games()`, and Python binds this package to that very name as soon as a
game is imported. So the package can be called: it answers with the list of games.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any


class _Games(ModuleType):
    def __call__(self, **wanted: Any) -> Any:
        return import_module("quarterdeck.registry").games(**wanted)


sys.modules[__name__].__class__ = _Games
