"""[3.2.6] Safe Passage."""

from __future__ import annotations

from quarterdeck.games.kaisers_pirates.actions import SAIL_OR_STAY, Sail
from quarterdeck.games.kaisers_pirates.ids import ShipId
from quarterdeck.games.kaisers_pirates.state import KPGame
from quarterdeck.kernel import Action, Message, Seat, Step

from .common import fighter, score_home
from .r03_2_2_reactions import NOTHING, Ask
from .r03_2_7_dice import CALM, UNARMED_PASSAGE, decide


class SafePassage(Step, tag="kp.passage"):
    """[3.2.6] An intact merchant or prize that survived an Intercept! may run for a port (R67, R69)."""

    rule = "3.2.6"
    ship: ShipId
    told: int | None
    """The play that gave the occasion."""
    calm: bool = False
    """[3.3.9] Fair Seas: the attempt was asked for by playing the card."""
    unarmed: bool = False
    """[3.3.21] A Non-Combatant that was not captured."""

    def ask(self, g: KPGame) -> Ask:
        ship = g.state.ships.get(self.ship)
        if ship is None or ship.damage or self.calm:
            return NOTHING
        owner = g.state.players[ship.owner]
        return {owner.name: SAIL_OR_STAY} if owner.live else NOTHING

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Sail):
            self._attempt(g)
        g.done()

    def advance(self, g: KPGame) -> None:
        ship = g.state.ships.get(self.ship)
        if ship is not None and not ship.damage:
            self._attempt(g)
        g.done()

    def _attempt(self, g: KPGame) -> None:
        """[3.2.6.1] The ship's own coins."""
        ship, card = g.state.ships[self.ship], g.data.ships[self.ship]
        mods = (CALM,) if self.calm else (UNARMED_PASSAGE,) if self.unarmed else ()
        run = decide(g, "3.2.6.1", "safe_passage", fighter(g, ship), card.challenge, mods, card.response)
        g.tell(run, of=self.told)
        if run.success:
            score_home(g, ship, run)

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        return Message("kp-passage-prompt", {"ship": g.data.name[self.ship]})
