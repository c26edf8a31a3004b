"""[3.3.18] [3.3.34] [3.3.35] Mines and submarines, and the Q-Ship that hunts them [3.3.23]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from quarterdeck.games.kaisers_pirates.actions import AGAINST, TARGET, Against, Target
from quarterdeck.games.kaisers_pirates.data.model import ActionCard, Dice
from quarterdeck.games.kaisers_pirates.kinds import MINESWEEPER, Q_SHIP, RAZZLE_DAZZLE, SUBMARINE_U, mask
from quarterdeck.games.kaisers_pirates.state import NO_CARD, NO_SHIP, NOBODY, Announced, KPGame, Ship
from quarterdeck.kernel import Action, Message, Seat, Step

from .r03_2_2_reactions import (
    NOTHING,
    ON_MINES,
    ON_TORPEDO,
    Ask,
    ask_reaction,
    refused_reactions,
    take_reaction,
)
from .r03_2_4_strike import score_vessel
from .r03_2_7_dice import attack, damaged, decide
from .r05_policy import phantom_reaction
from .r06_optional import initiates_on_prize, sailing_bars
from .table import announce, mark_damage, may_attack, note_attack, score_sunk, who

_MINESWEEPER = mask(MINESWEEPER)
_Q_SHIP = mask(Q_SHIP)
_RAZZLE_DAZZLE = mask(RAZZLE_DAZZLE)


def mine_victims(g: KPGame) -> list[int]:
    """[3.3.18] Opponents with merchants to run on mines."""
    return [other for other in may_attack(g.state) if g.state.players[other].front]


def torpedo_targets(g: KPGame) -> list[int]:
    """[3.3.34] Merchants, any number of times [3.1.3.3]; with 6.9 also disguised prizes."""
    s = g.state
    targets = []
    for other in may_attack(s):
        player = s.players[other]
        targets += player.front
        if g.options["torpedo-prizes"]:
            targets += [n for n in player.rear if s.ships[n].prize and not s.ships[n].recognised]
    return targets


class Mines(Step, tag="kp.mines"):
    """[3.3.18] Mines attack every merchant of one opponent; prizes are not touched."""

    rule = "3.3.18"
    player: int
    dice: Dice
    card: int = NO_CARD
    ship: int = NO_SHIP
    defender: int = NOBODY
    stage: Literal["victim", "window"] = "victim"

    def ask(self, g: KPGame) -> Ask:
        if self.stage == "window":
            return ask_reaction(g, self.defender, _MINESWEEPER, ON_MINES)
        player = g.state.players[self.player]
        victims = mine_victims(g)
        if not player.live or len(victims) < 2:
            return NOTHING
        return {player.name: tuple([AGAINST[g.state.players[other].name] for other in victims])}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Against):
            names = [player.name for player in g.state.players]
            self._announce(g, names.index(action.seat))
        elif take_reaction(g, self.defender, action, ON_MINES):
            self._swept(g)
        else:
            self._explode(g)

    def advance(self, g: KPGame) -> None:
        if self.stage == "victim":
            self._announce(g, mine_victims(g)[0])
        elif not g.state.players[self.defender].live and phantom_reaction(g, _MINESWEEPER):
            self._swept(g)
        else:
            self._explode(g)

    def _announce(self, g: KPGame, defender: int) -> None:
        s = g.state
        self.defender = defender
        note_attack(s, defender)
        if self.ship != NO_SHIP:
            s.turn.acted.append(self.ship)
        targets = tuple(s.players[defender].front)
        announce(g, Announced("mines", self.player, self.card, self.ship, defender, targets, dice=self.dice))
        g.say(self._source(g), "kp-mines", seat=who(g, self.player), victim=who(g, defender))
        self.stage = "window"

    def _source(self, g: KPGame) -> str:
        """[3.3.18] [3.3.35] The rule of the card the mines come from."""
        return g.data.kinds[g.data.kind_of[self.card]].rule if self.card else "3.3.18"

    def _swept(self, g: KPGame) -> None:
        """[3.3.19] All mines are swept before they do harm."""
        g.say("3.3.19", "kp-mines-swept")
        g.done()

    def _explode(self, g: KPGame) -> None:
        """[3.2.7.1] Each merchant for itself; no Safe Passage afterwards [3.2.6] (R43, R67)."""
        rule = self._source(g)
        for number in g.state.players[self.defender].front.copy():
            hit_merchant(g, rule, "mines", "@kp-by-mines", self.dice, g.state.ships[number], self.player)
        g.done()

    def refused(self, g: KPGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        return refused_reactions(g, self.defender, _MINESWEEPER) if self.stage == "window" else ()

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        return Message(f"kp-mines-{self.stage}-prompt", {"seat": who(g, self.player)})


def hit_merchant(g: KPGame, rule: str, what: str, by: str, dice: Dice, target: Ship, player: int) -> None:
    """A mine or torpedo against a merchant, or a prize [6.9]."""
    card = g.data.ships[target.id]
    result = attack(g, rule, what, by, dice, (), card.name, card.defence, damaged(target.damage))
    if result == "sunk":
        score_sunk(g, "3.2.4.3", target, player)
    elif result == "damaged":
        mark_damage(g, rule, target)
    else:
        g.say(rule, "kp-no-effect", target=card.name)


class Torpedo(Step, tag="kp.torpedo"):
    """[3.3.34] [3.3.35] A submarine's torpedoes against one merchant."""

    rule = "3.3.34"
    player: int
    card: int = NO_CARD
    target: int = NO_SHIP
    defender: int = NOBODY
    stage: Literal["target", "window"] = "target"

    def ask(self, g: KPGame) -> Ask:
        if self.stage == "window":
            return ask_reaction(g, self.defender, self._legal(g), ON_TORPEDO)
        player = g.state.players[self.player]
        if not player.live:
            return NOTHING
        targets = torpedo_targets(g)
        return {player.name: tuple([TARGET[ship] for ship in targets])} if len(targets) > 1 else NOTHING

    def _legal(self, g: KPGame) -> int:
        """[3.3.34] [6.9.2] [6.11.1]"""
        target = g.state.ships[self.target]
        if target.prize:
            return _RAZZLE_DAZZLE
        return (_Q_SHIP | _RAZZLE_DAZZLE) & ~sailing_bars(g, target)

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Target):
            self._announce(g, action.ship)
        else:
            self._answered(g, take_reaction(g, self.defender, action, ON_TORPEDO))

    def advance(self, g: KPGame) -> None:
        if self.stage == "target":
            self._announce(g, self.target if self.target != NO_SHIP else torpedo_targets(g)[0])
        elif g.state.players[self.defender].live:
            self._answered(g, NO_CARD)
        else:
            self._resolve(g, NO_CARD, phantom_reaction(g, self._legal(g)))

    def boat(self, g: KPGame) -> ActionCard:
        return g.data.cards[self.card] if self.card else g.data.first_copy(SUBMARINE_U)

    def _announce(self, g: KPGame, target: int) -> None:
        s = g.state
        self.target = target
        ship = s.ships[target]
        self.defender = ship.owner
        note_attack(s, self.defender)
        boat, aim = self.boat(g), (target,)
        shown = Announced(
            "torpedo", self.player, self.card, NO_SHIP, self.defender, aim, target, dice=boat.attack
        )
        announce(g, shown)
        g.say(g.data.kinds[boat.kind].rule, "kp-torpedo", boat=boat.vessel, target=g.data.name[target])
        if ship.prize and not initiates_on_prize(g, ship):
            g.done()
        else:
            self.stage = "window"

    def _answered(self, g: KPGame, card: int) -> None:
        self._resolve(g, card, g.data.kind_of[card])

    def _resolve(self, g: KPGame, card: int, reaction: str) -> None:
        if reaction == Q_SHIP:
            self._meet_q_ship(g, card)
        elif reaction != RAZZLE_DAZZLE or not self._dazzled(g):
            boat = self.boat(g)
            ship = g.state.ships[self.target]
            rule = g.data.kinds[boat.kind].rule
            hit_merchant(g, rule, "torpedo", boat.vessel, boat.attack, ship, self.player)
        g.done()

    def _dazzled(self, g: KPGame) -> bool:
        """[3.3.24] Painted stripes spoil the aim."""
        kind = g.data.kinds[RAZZLE_DAZZLE]
        name = g.data.name[self.target]
        dazzled = decide(g, "3.3.24", RAZZLE_DAZZLE, name, kind.challenge, (), kind.response)
        g.say("3.3.24", "kp-dazzled" if dazzled else "kp-not-dazzled", target=name)
        return dazzled

    def _meet_q_ship(self, g: KPGame, card: int) -> None:
        """[3.3.23] The merchant was a decoy and is left out (R98)."""
        q_ship = g.data.cards[card] if card else g.data.first_copy(Q_SHIP)
        kind = g.data.kinds[Q_SHIP]
        if decide(g, "3.3.23", Q_SHIP, q_ship.vessel, kind.challenge, (), kind.response):
            self._gun_duel(g, q_ship, card)
        else:
            self._submerged(g, q_ship, card)

    def _gun_duel(self, g: KPGame, q_ship: ActionCard, card: int) -> None:
        """Lured to the surface: both fire their guns, then both results count (R48)."""
        boat = self.boat(g)
        g.say("3.3.23", "kp-lured", boat=boat.vessel, ship=q_ship.vessel)
        hit = attack(g, "3.3.23", Q_SHIP, boat.vessel, boat.gun, (), q_ship.vessel, q_ship.defence, ())
        back = attack(g, "3.3.23", Q_SHIP, q_ship.vessel, q_ship.gun, (), boat.vessel, boat.defence, ())
        if hit == "sunk":
            self._q_ship_sunk(g, card)
        if back == "sunk":
            self._boat_sunk(g, boat)

    def _submerged(self, g: KPGame, q_ship: ActionCard, card: int) -> None:
        """Not lured: first the torpedo, then, if the Q-Ship floats, depth charges (R43)."""
        boat = self.boat(g)
        g.say("3.3.23", "kp-not-lured", boat=boat.vessel, ship=q_ship.vessel)
        hit = attack(g, "3.3.23", Q_SHIP, boat.vessel, boat.attack, (), q_ship.vessel, q_ship.defence, ())
        if hit == "sunk":
            self._q_ship_sunk(g, card)
            return
        mods = damaged(int(hit == "damaged"))
        charges = q_ship.depth_charge
        back = attack(g, "3.3.23", Q_SHIP, q_ship.vessel, charges, mods, boat.vessel, boat.defence, ())
        if back == "sunk":
            self._boat_sunk(g, boat)

    def _q_ship_sunk(self, g: KPGame, card: int) -> None:
        score_vessel(g, "3.3.23", self.defender, self.player, card, Q_SHIP)

    def _boat_sunk(self, g: KPGame, boat: ActionCard) -> None:
        score_vessel(g, "3.3.23", self.player, self.defender, self.card, boat.kind)

    def refused(self, g: KPGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        return refused_reactions(g, self.defender, self._legal(g)) if self.stage == "window" else ()

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        if self.stage == "target":
            return Message("kp-torpedo-target-prompt")
        return Message("kp-torpedo-window-prompt", {"target": g.data.name[self.target]})
