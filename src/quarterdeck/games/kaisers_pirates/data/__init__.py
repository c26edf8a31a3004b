"""The printed values of the cards, read from the tables beside this file."""

from .loader import load
from .model import ActionCard, CardKind, KPData, ShipCard, SoloCard

__all__ = ["ActionCard", "CardKind", "KPData", "ShipCard", "SoloCard", "load"]
