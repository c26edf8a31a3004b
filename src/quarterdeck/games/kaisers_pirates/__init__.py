"""The Kaiser's Pirates: commerce raiding in the First World War, for one to four players.

[1.0] [3.0] Cards, dice and markers; turns in which one player attacks and the others defend.
"""

from .ruleset import KaisersPirates

RULESET = KaisersPirates.load()

__all__ = ["RULESET"]
