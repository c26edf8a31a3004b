"""Cutting Out: the small game that documents and tests the kernel. See docs/write-a-game.md."""

from .game import CuttingOut

RULESET = CuttingOut.load()

__all__ = ["RULESET"]
