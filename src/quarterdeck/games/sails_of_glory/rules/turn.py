"""The turn: its phases one after another, each for all captains at once."""

from __future__ import annotations

from quarterdeck.kernel import Event, Step

from ..options import SgGame, advanced, scenario_of
from . import victory
from .advanced_actions import CrewActions
from .advanced_damage import masts_lost
from .basic_combat import Combat
from .basic_movement import Movement
from .basic_planning import Planning
from .basic_reload import Reload
from .common import SgEvent, in_play
from .end_of_turn import EndOfTurn
from .optional_boarding import Boarding
from .start_of_turn import StartOfTurn


class TurnBegins(SgEvent, frozen=True, tag="sg-turn"):
    cites = "SG-B-TURN-1"
    turn: int


class Turn(Step, tag="sg.turn"):
    """[SG-B-TURN-1] [SG-A-TURN-1] Planning, crew actions (advanced), movement, combat, reload."""

    rule = "SG-B-TURN-1"

    def advance(self, g: SgGame) -> None:
        if victory.check(g):
            return
        state = g.state
        state.turn += 1
        state.phase = "planning"
        for ship in in_play(g):
            ship.masts_then = masts_lost(ship)  # [ruling 39]
        g.begin_turn()
        g.tell(TurnBegins(state.turn))
        phases: list[Step] = [StartOfTurn(), Judge(), Planning()]
        if advanced(g):
            phases.append(CrewActions())
        phases += [Movement(), Judge(), Combat()]
        if g.options.boarding:
            phases.append(Boarding())
        phases += [Judge(), Reload(), EndOfTurn()]
        g.call(*phases)


class Judge(Step, tag="sg.judge"):
    """[SG-B-VIC-1] Where the last side in play wins, it has won at the end of the phase that beats the
    enemy; only two fleets gone in one phase draw [ruling 132]."""

    rule = "SG-B-VIC-1"

    def advance(self, g: SgGame) -> None:
        scenario = scenario_of(g)
        sides = {ship.side for ship in in_play(g)} | {fort.side for fort in g.state.batteries if fort.in_play}
        decided = len(sides) < 2 and scenario.victory.kind == "last" and not scenario.two_games
        if not (decided and victory.check(g)):
            g.done()


STEPS: tuple[type[Step], ...] = (Turn, Judge)
EVENTS: tuple[type[Event], ...] = (TurnBegins,)
