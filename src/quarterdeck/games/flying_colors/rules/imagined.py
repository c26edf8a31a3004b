"""What a sealed choice could be where the choices are too many to be written down."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, TypeVar

from quarterdeck.kernel import Fancy

T = TypeVar("T")


class Imagined(Sequence[T]):
    """A long row of possible values, each made when it is looked at: the same number, the same value."""

    SIZE = 65_536

    @abstractmethod
    def imagine(self, rng: Fancy) -> T:
        """Any value the choice could have."""

    def __len__(self) -> int:
        return self.SIZE

    def __getitem__(self, number: Any) -> Any:
        return self.imagine(Fancy(f"imagined {number}"))
