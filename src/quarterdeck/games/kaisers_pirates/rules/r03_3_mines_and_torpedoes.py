"""[3.3.18] [3.3.34] [3.3.35] Mines and submarines, and the Q-Ship that hunts them [3.3.23]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from quarterdeck.games.kaisers_pirates.actions import AGAINST, TARGET, Against, Target
from quarterdeck.games.kaisers_pirates.data.model import ActionCard, Dice
from quarterdeck.games.kaisers_pirates.ids import (
    CardId,
    CardRef,
    Fighter,
    Kind,
    PlayerNo,
    PlayerRef,
    ShipId,
    ShipRef,
    mask,
)
from quarterdeck.games.kaisers_pirates.state import NO_CARD, NO_SHIP, NOBODY, Announced, KPGame, Ship
from quarterdeck.kernel import Action, Event, Message, Seat, Step

from .common import fighter, may_attack, note_attack, place_of, ref, score_sunk, score_vessel, vessel, who
from .r03_2_2_reactions import (
    NOTHING,
    ON_MINES,
    ON_TORPEDO,
    Ask,
    ask_reaction,
    refused_reactions,
    take_reaction,
)
from .r03_2_7_dice import Duel, Fight, attack, damaged, decide
from .r05_policy import phantom_reaction
from .r06_optional import initiates_on_prize, sailing_bars


class MinesLaid(Event, frozen=True, tag="kp-mines"):
    """[3.2.8.2] Mines are announced against all merchants of an opponent."""

    player: PlayerRef
    victim: PlayerRef
    targets: tuple[ShipRef, ...]
    ship: ShipRef | None
    """The raider that lays them; a submarine needs none."""
    card: CardRef | None

    def words(self) -> Message:
        return Message(self.what, {"player": self.player.name, "victim": self.victim.name})


class MinesSwept(Event, frozen=True, tag="kp-mines-swept"):
    """[3.3.19] All mines are swept before they do harm."""

    cites = "3.3.19"


class TorpedoFired(Event, frozen=True, tag="kp-torpedo"):
    """[3.3.34] [3.3.35] A submarine's torpedoes are announced against one merchant or prize."""

    player: PlayerRef
    boat: Fighter
    target: ShipRef


_MINESWEEPER = mask(Kind.MINESWEEPER)
_Q_SHIP = mask(Kind.Q_SHIP)
_RAZZLE_DAZZLE = mask(Kind.RAZZLE_DAZZLE)


def mine_victims(g: KPGame) -> list[PlayerNo]:
    """[3.3.18] Opponents with merchants to run on mines."""
    return [other for other in may_attack(g.state) if g.state.players[other].front]


def torpedo_targets(g: KPGame) -> list[ShipId]:
    """[3.3.34] Merchants, any number of times [3.1.3.3]; with 6.9 also disguised prizes."""
    s = g.state
    targets: list[ShipId] = []
    for other in may_attack(s):
        player = s.players[other]
        targets += player.front
        if g.options.torpedo_prizes:
            targets += [n for n in player.rear if s.ships[n].prize and not s.ships[n].recognised]
    return targets


class Mines(Step, tag="kp.mines"):
    """[3.3.18] Mines attack every merchant of one opponent; prizes are not touched."""

    rule = "3.3.18"
    player: PlayerNo
    dice: Dice
    card: CardId = NO_CARD
    ship: ShipId = NO_SHIP
    defender: PlayerNo = NOBODY
    stage: Literal["victim", "window"] = "victim"
    told: int | None = None
    """The card or act it comes from; from the announcement on, the announcement."""

    def ask(self, g: KPGame) -> Ask:
        if self.stage == "window":
            return ask_reaction(g, self.defender, _MINESWEEPER, ON_MINES)
        players = g.state.players
        victims = [AGAINST[players[other].name] for other in mine_victims(g)]
        if len(victims) < 2:  # always so for the phantom
            return NOTHING
        return {players[self.player].name: tuple(victims)}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Against):
            self._announce(g, place_of(g.state, action.seat))
        elif take_reaction(g, self.defender, action, _MINESWEEPER, ON_MINES, self.told):
            self._swept(g)
        else:
            self._explode(g)

    def advance(self, g: KPGame) -> None:
        if self.stage == "victim":
            self._announce(g, mine_victims(g)[0])
        elif not g.state.players[self.defender].live and phantom_reaction(g, _MINESWEEPER, self.told):
            self._swept(g)
        else:
            self._explode(g)

    def _announce(self, g: KPGame, defender: PlayerNo) -> None:
        s = g.state
        self.defender = defender
        note_attack(s, defender)
        if self.ship != NO_SHIP:
            s.turn.acted.append(self.ship)
        targets = tuple(s.players[defender].front)
        s.announced = Announced("mines", self.player, self.card, self.ship, defender, targets, dice=self.dice)
        mines = MinesLaid(
            who(g, self.player),
            who(g, defender),
            tuple([ref(g, s.ships[number]) for number in targets]),
            ref(g, s.ships[self.ship]) if self.ship != NO_SHIP else None,
            g.data.card_refs.get(self.card),
        )
        self.told = g.tell(mines, of=self.told, rule=self._source(g)).n
        self.stage = "window"

    def _source(self, g: KPGame) -> str:
        """[3.3.18] [3.3.35] The rule of the card the mines come from."""
        return g.data.kinds[g.data.kind_of[self.card]].rule if self.card else "3.3.18"

    def _swept(self, g: KPGame) -> None:
        """[3.3.19] All mines are swept before they do harm."""
        g.tell(MinesSwept(), of=self.told)
        g.done()

    def _explode(self, g: KPGame) -> None:
        """[3.2.7.1] Each merchant for itself; no Safe Passage afterwards [3.2.6] (R43, R67)."""
        rule = self._source(g)
        seat, ships = g.state.players[self.player].name, g.state.ships
        layer = ref(g, ships[self.ship]) if self.ship in ships else None
        mines = Fighter("@kp-by-mines", seat, layer, g.data.card_refs.get(self.card))
        for number in g.state.players[self.defender].front.copy():
            hit_merchant(g, rule, "mines", mines, self.dice, ships[number], self.player, self.told)
        g.done()

    def refused(self, g: KPGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        return refused_reactions(g, self.defender, _MINESWEEPER) if self.stage == "window" else ()

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        return Message(f"kp-mines-{self.stage}-prompt", {"seat": who(g, self.player).name})


def hit_merchant(
    g: KPGame,
    rule: str,
    about: Fight,
    by: Fighter,
    dice: Dice,
    target: Ship,
    player: PlayerNo,
    of: int | None,
) -> None:
    """A mine or torpedo against a merchant, or a prize [6.9]."""
    defence = g.data.ships[target.id].defence
    duel = attack(g, rule, about, by, dice, (), fighter(g, target), defence, target)
    target.damage = duel.markers
    g.tell(duel, of=of)
    if duel.effect == "sunk":
        score_sunk(g, "3.2.4.3", target, player, duel)


class Torpedo(Step, tag="kp.torpedo"):
    """[3.3.34] [3.3.35] A submarine's torpedoes against one merchant."""

    rule = "3.3.34"
    player: PlayerNo
    card: CardId = NO_CARD
    target: ShipId = NO_SHIP
    defender: PlayerNo = NOBODY
    stage: Literal["target", "window"] = "target"
    told: int | None = None
    """The card or act it comes from; from the announcement on, the announcement."""

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
            self._answered(g, take_reaction(g, self.defender, action, self._legal(g), ON_TORPEDO, self.told))

    def advance(self, g: KPGame) -> None:
        if self.stage == "target":
            self._announce(g, self.target if self.target != NO_SHIP else torpedo_targets(g)[0])
        elif g.state.players[self.defender].live:
            self._answered(g, NO_CARD)
        else:
            self._resolve(g, NO_CARD, phantom_reaction(g, self._legal(g), self.told))

    def boat(self, g: KPGame) -> ActionCard:
        return g.data.cards[self.card] if self.card else g.data.first_copy(Kind.SUBMARINE_U)

    def _submarine(self, g: KPGame) -> Fighter:
        return vessel(g, self.boat(g), self.card, self.player)

    def _announce(self, g: KPGame, target: ShipId) -> None:
        s = g.state
        self.target = target
        ship = s.ships[target]
        self.defender = ship.owner
        note_attack(s, self.defender)
        boat, aim = self.boat(g), (target,)
        s.announced = Announced(
            "torpedo", self.player, self.card, NO_SHIP, self.defender, aim, target, dice=boat.attack
        )
        fired = TorpedoFired(who(g, self.player), self._submarine(g), ref(g, ship))
        g.tell(fired, of=self.told, rule=g.data.kinds[boat.kind].rule)
        self.told = fired.n
        if ship.prize and not initiates_on_prize(g, ship, fired):
            g.done()
        else:
            self.stage = "window"

    def _answered(self, g: KPGame, card: CardId) -> None:
        self._resolve(g, card, g.data.kind_of.get(card))

    def _resolve(self, g: KPGame, card: CardId, reaction: Kind | None) -> None:
        if reaction == Kind.Q_SHIP:
            self._meet_q_ship(g, card)
        elif reaction != Kind.RAZZLE_DAZZLE or not self._dazzled(g):
            boat = self.boat(g)
            ship = g.state.ships[self.target]
            rule, submarine = g.data.kinds[boat.kind].rule, self._submarine(g)
            hit_merchant(g, rule, "torpedo", submarine, boat.attack, ship, self.player, self.told)
        g.done()

    def _dazzled(self, g: KPGame) -> bool:
        """[3.3.24] Painted stripes spoil the aim."""
        kind = g.data.kinds[Kind.RAZZLE_DAZZLE]
        target = fighter(g, g.state.ships[self.target])
        aim = decide(g, kind.rule, "razzle_dazzle", target, kind.challenge, (), kind.response)
        return g.tell(aim, of=self.told).success

    def _meet_q_ship(self, g: KPGame, card: CardId) -> None:
        """[3.3.23] The merchant was a decoy and is left out (R98)."""
        q_ship = g.data.cards[card] if card else g.data.first_copy(Kind.Q_SHIP)
        kind = g.data.kinds[Kind.Q_SHIP]
        decoy, boat = vessel(g, q_ship, card, self.defender), self._submarine(g)
        lure = decide(g, kind.rule, "q_ship", decoy, kind.challenge, (), kind.response, boat)
        if g.tell(lure, of=self.told).success:
            self._gun_duel(g, q_ship, decoy, card)
        else:
            self._submerged(g, q_ship, decoy, card)

    def _gun_duel(self, g: KPGame, q_ship: ActionCard, decoy: Fighter, card: CardId) -> None:
        """Lured to the surface: both fire their guns, then both results count (R48)."""
        boat, submarine = self.boat(g), self._submarine(g)
        hit = _exchange(g, submarine, boat.gun, decoy, q_ship.defence)
        back = _exchange(g, decoy, q_ship.gun, submarine, boat.defence)
        g.tell(hit, of=self.told)
        if hit.effect == "sunk":
            self._q_ship_sunk(g, q_ship, card, hit)
        g.tell(back, of=self.told)
        if back.effect == "sunk":
            self._boat_sunk(g, boat, back)

    def _submerged(self, g: KPGame, q_ship: ActionCard, decoy: Fighter, card: CardId) -> None:
        """Not lured: first the torpedo, then, if the Q-Ship floats, depth charges (R43)."""
        boat, submarine = self.boat(g), self._submarine(g)
        hit = attack(g, "3.3.23", "q_ship", submarine, boat.attack, (), decoy, q_ship.defence)
        g.tell(hit, of=self.told)
        if hit.effect == "sunk":
            self._q_ship_sunk(g, q_ship, card, hit)
            return
        mods = damaged(hit.markers)
        charges = q_ship.depth_charge
        back = attack(
            g, "3.3.23", "q_ship", decoy, charges, mods, submarine, boat.defence, damage_counts=False
        )
        g.tell(back, of=self.told)
        if back.effect == "sunk":
            self._boat_sunk(g, boat, back)

    def _q_ship_sunk(self, g: KPGame, q_ship: ActionCard, card: CardId, by: Duel) -> None:
        score_vessel(g, "3.3.23", by.target, q_ship, self.defender, card, self.player, by)

    def _boat_sunk(self, g: KPGame, boat: ActionCard, by: Duel) -> None:
        score_vessel(g, "3.3.23", by.target, boat, self.player, self.card, self.defender, by)

    def refused(self, g: KPGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        return refused_reactions(g, self.defender, self._legal(g)) if self.stage == "window" else ()

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        if self.stage == "target":
            return Message("kp-torpedo-target-prompt")
        return Message("kp-torpedo-window-prompt", {"target": g.data.name[self.target]})


def _exchange(g: KPGame, attacker: Fighter, dice: Dice, target: Fighter, defence: Dice) -> Duel:
    """[3.3.23] Guns of submarine and Q-Ship: sunk or nothing."""
    return attack(g, "3.3.23", "q_ship", attacker, dice, (), target, defence, damage_counts=False)
