"""The Kaiser's Pirates: commerce raiding in the First World War, for one to four players."""

from .ruleset import KaisersPirates

RULESET = KaisersPirates.load()

__all__ = ["RULESET"]
