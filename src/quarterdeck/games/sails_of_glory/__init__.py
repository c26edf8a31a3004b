"""Sails of Glory: basic, standard, advanced and optional rules, terrain, batteries, solo play and
scenarios."""

from .ruleset import SailsOfGlory

RULESET = SailsOfGlory.load()

__all__ = ["RULESET"]
