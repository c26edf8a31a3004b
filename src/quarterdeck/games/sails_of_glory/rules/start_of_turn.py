"""[SG-A-DAM-2] What happens before anybody plans: damage, wind, tangles and grapples (ruling 133)."""

from __future__ import annotations

from quarterdeck.kernel import Step

from ..options import SgGame, advanced
from . import batteries, optional_boarding, optional_entangling, optional_grog, optional_other, optional_wind
from .common import in_play


class StartOfTurn(Step, tag="sg.start_of_turn"):
    """Fire damage, leak damage, wind direction, wind strength, entangling, grappling, grog: in this order."""

    rule = "SG-B-TURN-1"
    stage: int = 0

    def advance(self, g: SgGame) -> None:
        self.stage += 1
        if self.stage > 1:
            g.done()
            return
        for ship in in_play(g):
            ship.fired_at = ()
        if advanced(g):
            hurt = [(ship, ship.fires, ship.leaks) for ship in in_play(g)]  # [ruling 135]
            for ship, fires, _ in hurt:
                optional_other.burn(g, ship, fires)
            for battery in batteries.standing(g):
                batteries.burn(g, battery)
            for ship, _, leaks in hurt:
                optional_other.founder(g, ship, leaks)
        for battery in batteries.standing(g):
            battery.hull_then, battery.crew_then = len(battery.hull), len(battery.crew)
        optional_wind.change_direction(g)
        optional_wind.change_strength(g)
        optional_entangling.check(g)
        if not advanced(g):
            if g.options.boarding:
                g.call(optional_boarding.Grapple(), optional_grog.GrogRound())
            else:
                g.call(optional_grog.GrogRound())


STEPS: tuple[type[Step], ...] = (StartOfTurn,)
