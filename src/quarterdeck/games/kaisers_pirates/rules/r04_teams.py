"""[4.0] The team game: who is a friend, and how ships pass between partners.

Cards that help work on the own force only [4.4]; the owner of the target alone is asked to react [4.5].
"""

from __future__ import annotations

from quarterdeck.games.kaisers_pirates.actions import ENLIST_NONE, Enlist
from quarterdeck.games.kaisers_pirates.ids import PlayerNo, ShipId
from quarterdeck.games.kaisers_pirates.state import NO_SHIP, KPGame, KPState
from quarterdeck.kernel import Action, Message, Seat, Step

from .common import everybody
from .r03_2_2_reactions import Ask
from .r03_3_effects import join


def partner(s: KPState, player: PlayerNo) -> PlayerNo | None:
    """[4.1] The other player of the team; partners sit opposite each other."""
    team = s.players[player].team
    return next((p for p in everybody(s) if p != player and s.players[p].team == team), None)


def newcomers(g: KPGame, ships: list[ShipId], of: int | None) -> None:
    """[3.3.5] [4.7] New ships join the force; one of two may go to the partner."""
    player = g.state.turn.player
    if len(ships) == 2 and partner(g.state, player) is not None:
        g.call(EnlistShip(ships[0], ships[1], of))
        return
    for number in ships:
        join(g, number, player, of)


class EnlistShip(Step, tag="kp.enlist"):
    """[4.7] Which of the two ships of a double Breakout the partner gets, if any (R112)."""

    rule = "4.7"
    first: ShipId
    second: ShipId
    told: int | None
    """The Breakout."""

    def ask(self, g: KPGame) -> Ask:
        s = g.state
        me, other = s.turn.player, partner(s, s.turn.player)
        assert other is not None
        name = s.players[other].name
        return {s.players[me].name: (Enlist(self.first, name), Enlist(self.second, name), ENLIST_NONE)}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        me = g.state.turn.player
        given = action.ship if isinstance(action, Enlist) else NO_SHIP
        for number in (self.first, self.second):
            other = partner(g.state, me) if number == given else None
            join(g, number, me if other is None else other, self.told)
        g.done()

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        return Message("kp-enlist-prompt", {"ships": [g.data.name[self.first], g.data.name[self.second]]})
