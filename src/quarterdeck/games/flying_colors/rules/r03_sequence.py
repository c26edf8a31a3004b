"""[3.0] Sequence of play: one turn after the other."""

from __future__ import annotations

from quarterdeck.games.flying_colors.rules.common import FCGame
from quarterdeck.games.flying_colors.rules.r04_wind import WindAdjustment
from quarterdeck.games.flying_colors.rules.r06_commands import DetermineCommands
from quarterdeck.games.flying_colors.rules.r07_initiative import ActivationCycle, Initiative
from quarterdeck.games.flying_colors.rules.r08_out_of_command import OutOfCommandCycle
from quarterdeck.games.flying_colors.rules.r11_4_drifting import DriftSegment
from quarterdeck.games.flying_colors.rules.r13_damage import Sinking, Striking
from quarterdeck.games.flying_colors.rules.r13_fires import ShipFires
from quarterdeck.games.flying_colors.rules.r14_melee import MeleePhase
from quarterdeck.games.flying_colors.rules.r15_victory import VictoryDetermination
from quarterdeck.games.flying_colors.rules.r18_scenarios import AfterCommands, BeforeCommands, StartOfTurn
from quarterdeck.kernel import Event, Step


class TurnBegins(Event, frozen=True, tag="fc-turn"):
    """[3.0] A turn begins."""

    cites = "3.0"
    turn: int


class Turn(Step, tag="fc.turn"):
    """[3.0] The phases of a turn in order; then the next turn, until something ends the game."""

    rule = "3.0"
    begun: bool = False

    def advance(self, g: FCGame) -> None:
        if self.begun:
            self._next_turn(g)
        self.begun = True
        g.begin_turn()
        g.tell(TurnBegins(g.state.turn))
        g.call(
            StartOfTurn(),
            WindAdjustment(),
            BeforeCommands(),
            DetermineCommands(),
            AfterCommands(),
            Initiative(),
            ActivationCycle(),
            OutOfCommandCycle(),
            MeleePhase(),
            ShipFires(),
            DriftSegment(),
            Sinking(),
            Striking(),
            VictoryDetermination(),
        )

    def _next_turn(self, g: FCGame) -> None:
        """Clear what lasts one turn only: broadsides, activation, command checks, movement on sternway."""
        state = g.state
        state.turn += 1
        state.activated = ()
        for ship in state.ships:
            if ship.bow:
                ship.fired = 0
                ship.beside = ()
                ship.acted = ship.check_failed = ship.drifted = False


STEPS: tuple[type[Step], ...] = (Turn,)
EVENTS: tuple[type[Event], ...] = (TurnBegins,)
