"""Flying Colors: fleet actions in the age of sail."""

from quarterdeck.games.flying_colors.ruleset import RULESET

__all__ = ["RULESET"]
