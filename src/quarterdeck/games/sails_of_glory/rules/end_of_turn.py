"""[SG-A-ACT-10] The end of a turn: work that ends with it, and the guns of batteries."""

from __future__ import annotations

from quarterdeck.kernel import Step

from ..options import SgGame
from . import advanced_crew, batteries, victory
from .common import in_play


class EndOfTurn(Step, tag="sg.end_of_turn"):
    """Batteries reload with the ships; then fires are out, leaks, rudders and masts mended."""

    rule = "SG-A-ACT-10"
    stage: int = 0

    def advance(self, g: SgGame) -> None:
        self.stage += 1
        if self.stage == 1 and g.state.batteries:
            g.call(batteries.ReloadGuns())
            return
        for ship in in_play(g):
            advanced_crew.finish(g, ship)
        for battery in batteries.standing(g):
            battery.fires = max(0, battery.fires - battery.finishing.count("fire"))
            battery.finishing = ()
            battery.revealed_tokens = ()
        victory.note_turn(g)
        g.done()


STEPS: tuple[type[Step], ...] = (EndOfTurn,)
