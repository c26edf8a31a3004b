"""Personalities: how a computer player weighs what he may lose and what he keeps for later.

They change how he plays, hardly how well (decision 0617).
"""

from __future__ import annotations

from typing import Final

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """Weights beside those of a player without a temper of his own."""

    care: float = 1.0
    """Of what he may lose, beside what he may win."""
    keep: float = 1.0
    """Of what he keeps for later, beside what he has at once."""


EVEN: Final = Temper()
TEMPERS: Final = {"bold": Temper(care=0.6, keep=0.7), "careful": Temper(care=1.6, keep=1.3)}
