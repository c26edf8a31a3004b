"""[3.3] Playing a committed card: when it is legal, whom it may be used on, and its effect."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from quarterdeck.games.kaisers_pirates.actions import (
    AGAINST,
    ARMS,
    GO,
    PUT,
    SCOUT,
    TARGET,
    Against,
    Arm,
    Put,
    Target,
)
from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS, Dice
from quarterdeck.games.kaisers_pirates.ids import CardId, CardRef, Kind, PlayerNo, PlayerRef
from quarterdeck.games.kaisers_pirates.state import KPGame, Ship
from quarterdeck.kernel import Action, Event, Message, Seat, Step

from .common import (
    card_refs,
    cards_of,
    may_harass,
    note_harassed,
    open_to_all,
    place_of,
    send_away,
    who,
    withdraw,
)
from .r03_2_2_reactions import NOTHING, Ask, hide
from .r03_2_3_british import BritishIntercept, interrogate_targets, monitor_targets
from .r03_2_6_passage import SafePassage
from .r03_3_effects import (
    breakout_ships,
    can_break_out,
    coal_all,
    enter_refuge,
    intern,
    lay_with,
    low_ships,
    miss_rendezvous,
    reconnoitre,
    rendezvous_victims,
    repair,
    run_blockade,
    storm,
    storm_victims,
    transfer,
)
from .r03_3_mines_and_torpedoes import Mines, Torpedo, mine_victims, torpedo_targets
from .r04_teams import newcomers

Choices = tuple[Action, ...]
NOT_ON: Choices = ()
AT_ONCE: Choices = (GO,)
"""A card that needs no choice; the content does not matter, only that it is not empty."""


# ---------------------------------------------------------------- what is told


class Plays(Event, frozen=True, tag="kp-plays"):
    """[3.2.8] A committed card is turned up by its action half."""

    player: PlayerRef
    card: CardRef


class ReadsHand(Event, frozen=True, tag="kp-reads-hand"):
    """[3.3.14] Somebody's hand is read."""

    cites = "3.3.14"
    player: PlayerRef
    victim: PlayerRef


class CardFace(msgspec.Struct, frozen=True):
    """[1.1.2] A card as it is read: its action, and the coin of its Intercept! half by day or by night."""

    card: CardRef
    dice: Dice
    night: bool

    def words(self) -> Message:
        how = "@kp-how-night" if self.night else "@kp-how-day"
        dice = "/".join(map(str, self.dice))
        return Message("kp-card-read", {"card": self.card.name, "dice": dice, "how": how})


class HandRead(Event, frozen=True, tag="kp-hand-read"):
    """[3.3.14] In secret, both halves of every card."""

    cites = "3.3.14"
    victim: PlayerRef
    cards: tuple[CardFace, ...]

    def words(self) -> Message:
        cards = [card.words() for card in self.cards]
        return Message(self.what, {"victim": self.victim.name, "cards": cards})


class Scouts(Event, frozen=True, tag="kp-scouts"):
    """[3.3.14] Somebody looks at the next cards of the deck."""

    cites = "3.3.14"
    player: PlayerRef
    count: int


class Scouted(Event, frozen=True, tag="kp-scouted"):
    """[3.3.14] The cards he sees, the first to be drawn first."""

    cites = "3.3.14"
    cards: tuple[CardRef, ...]


class SecondChance(Event, frozen=True, tag="kp-second-chance"):
    """[3.3.30] Another turn will follow this one."""

    cites = "3.3.30"
    player: PlayerRef


class PicksUp(Event, frozen=True, tag="kp-wireless"):
    """[3.3.39] The top discards go to a hand, known to all."""

    cites = "3.3.39"
    player: PlayerRef
    cards: tuple[CardRef, ...]


# ---------------------------------------------------------------- whom a card may be used on


def _own(g: KPGame, fits: Callable[[Ship], bool], *, rear: bool = True, front: bool = False) -> Choices:
    s = g.state
    me = s.players[s.turn.player]
    numbers = (me.rear if rear else []) + (me.front if front else [])
    return tuple([TARGET[number] for number in numbers if fits(s.ships[number])])


def _seats(g: KPGame, players: list[PlayerNo]) -> Choices:
    return tuple([AGAINST[g.state.players[player].name] for player in players])


def damage_control(g: KPGame) -> Choices:
    """[3.3.7]"""
    return _own(g, lambda ship: ship.damage > 0, front=True)


def fair_seas(g: KPGame) -> Choices:
    """[3.3.9] Intact merchants and prizes."""
    return _own(g, lambda ship: ship.id >= GERMAN_SHIPS and not ship.damage, front=True)


def island_refuge(g: KPGame) -> Choices:
    """[3.3.17] Own warships and raiders not there yet."""
    return _own(g, lambda ship: ship.id < GERMAN_SHIPS and not ship.refuge)


def reflag(g: KPGame) -> Choices:
    """[3.3.27] Own recognised raiders and prizes (R88)."""
    return _own(g, lambda ship: ship.recognised)


def scuttle(g: KPGame) -> Choices:
    """[3.3.29] Own damaged warships, raiders and prizes."""
    return _own(g, lambda ship: ship.damage > 0)


def waylay(g: KPGame) -> Choices:
    """[3.3.8] [3.3.11] Never two such cards on one player (R92)."""
    return _seats(g, [p for p in may_harass(g.state) if not g.state.players[p].pending])


def heavy_weather(g: KPGame) -> Choices:
    """[3.3.13] The only card that reaches a fogged player."""
    return _seats(g, [p for p in may_harass(g.state, fogged=True) if storm_victims(g, p)])


def recon_aircraft(g: KPGame) -> Choices:
    """[3.3.26] The two copies may go to different opponents (R27)."""
    return _seats(g, [p for p in may_harass(g.state, spying=True) if g.state.players[p].hand.items])


def rendezvous_missed(g: KPGame) -> Choices:
    """[3.3.28]"""
    return _seats(g, [p for p in may_harass(g.state) if rendezvous_victims(g, p)])


def intelligence(g: KPGame) -> Choices:
    """[3.3.14] The hand of an opponent, or the next cards of the deck."""
    hands = _seats(g, [p for p in may_harass(g.state) if g.state.players[p].hand.items])
    return (*hands, SCOUT) if g.state.deck.items else hands


def enemy_in_the_open(g: KPGame) -> Choices:
    """[3.3.15] [3.3.37] Warships, and raiders and prizes once recognised (R90, R99)."""
    s = g.state
    return tuple(
        [
            TARGET[number]
            for player in may_harass(s)
            for number in s.players[player].rear
            if open_to_all(g, s.ships[number])
        ]
    )


def supply_card(g: KPGame) -> Choices:
    """[3.3.2] [3.3.6]"""
    return AT_ONCE if low_ships(g, g.state.turn.player) else NOT_ON


def breakout(g: KPGame) -> Choices:
    """[3.3.5]"""
    return AT_ONCE if can_break_out(g) else NOT_ON


def second_chance(g: KPGame) -> Choices:
    """[3.3.30] Not in an extra turn, and a second one would be wasted (R97)."""
    turn = g.state.turn
    return NOT_ON if turn.extra or turn.second_chance else AT_ONCE


def wireless_intercept(g: KPGame) -> Choices:
    """[3.3.39] Once a turn, never in an extra turn."""
    turn = g.state.turn
    return NOT_ON if turn.extra or turn.wireless or not g.state.discard.items else AT_ONCE


def interrogate(g: KPGame) -> Choices:
    """[3.3.16]"""
    return AT_ONCE if interrogate_targets(g) else NOT_ON


def monitor(g: KPGame) -> Choices:
    """[3.3.20]"""
    return AT_ONCE if monitor_targets(g) else NOT_ON


def submarine(g: KPGame) -> Choices:
    """[3.3.34] [3.3.35] Whoever could run on mines could be torpedoed."""
    return AT_ONCE if torpedo_targets(g) else NOT_ON


USES: dict[Kind, Callable[[KPGame], Choices]] = {
    Kind.BLOCKADE_RUNNER: supply_card,
    Kind.BREAKOUT: breakout,
    Kind.COLLIER: supply_card,
    Kind.DAMAGE_CONTROL: damage_control,
    Kind.DECEPTION: waylay,
    Kind.FAIR_SEAS: fair_seas,
    Kind.FOG_BANK: waylay,
    Kind.HEAVY_WEATHER: heavy_weather,
    Kind.INTELLIGENCE: intelligence,
    Kind.INTERNED: enemy_in_the_open,
    Kind.INTERROGATE: interrogate,
    Kind.ISLAND_REFUGE: island_refuge,
    Kind.MONITOR: monitor,
    Kind.RECON_AIRCRAFT: recon_aircraft,
    Kind.REFLAG: reflag,
    Kind.RENDEZVOUS_MISSED: rendezvous_missed,
    Kind.SCUTTLE: scuttle,
    Kind.SECOND_CHANCE: second_chance,
    Kind.SUBMARINE_U: submarine,
    Kind.SUBMARINE_UC: submarine,
    Kind.TRANSFER_COMMAND: enemy_in_the_open,
    Kind.WIRELESS_INTERCEPT: wireless_intercept,
}
"""The action halves that are played by themselves; Lay Mines is laid on a raider [3.2.1.2]."""


# ---------------------------------------------------------------- what happens when it is played


def play_action_half(g: KPGame, card: CardId) -> None:
    """[3.2.8.4] The card lies face up already; ask for its target or carry it out."""
    kind = g.data.kind_of[card]
    player = g.state.turn.player
    g.state.announced = None
    plays = Plays(who(g, player), g.data.card_refs[card])
    told = g.tell(plays, rule=g.data.kinds[kind].rule).n
    if kind in _ATTACKS:
        _ATTACKS[kind](g, card, told)
        return
    options = USES[kind](g)
    if options == AT_ONCE:
        _AT_ONCE[kind](g, told)
    elif len(options) == 1:
        use_on(g, card, options[0], told)
    else:
        g.call(UseCard(card, told))


class UseCard(Step, tag="kp.use"):
    """[3.2.8.4] A card turned up waits for its ship or opponent."""

    rule = "3.2.8.4"
    card: CardId
    told: int
    """The play of the card."""

    def ask(self, g: KPGame) -> Ask:
        me = g.state.players[g.state.turn.player]
        return {me.name: USES[g.data.kind_of[self.card]](g)}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        g.done()
        use_on(g, self.card, action, self.told)

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        return Message("kp-use-prompt", {"card": g.data.card_refs[self.card].name})


def use_on(g: KPGame, card: CardId, choice: Action, told: int) -> None:
    """Carry out a card with its chosen ship, opponent or other subject."""
    if isinstance(choice, Target):
        _on_ship(g, card, g.state.ships[choice.ship], told)
    elif isinstance(choice, Against):
        _on_player(g, card, place_of(g.state, choice.seat), told)
    else:
        scout_deck(g, told)


def _on_ship(g: KPGame, card: CardId, ship: Ship, told: int) -> None:
    kind, player = g.data.kind_of[card], g.state.turn.player
    if kind == Kind.DAMAGE_CONTROL:
        repair(g, ship, told)
    elif kind == Kind.FAIR_SEAS:
        g.call(SafePassage(ship.id, told, calm=True))
    elif kind == Kind.ISLAND_REFUGE:
        withdraw(g.state, player, card)
        enter_refuge(g, ship, card, told)
    elif kind == Kind.REFLAG:
        hide(g, ship, told)
    elif kind == Kind.SCUTTLE:
        send_away(g, "3.3.29", "scuttled", ship, told)
    else:
        note_harassed(g.state, ship.owner)
        if kind == Kind.INTERNED:
            intern(g, ship, told)
        else:
            transfer(g, ship, player, told)


def _on_player(g: KPGame, card: CardId, victim: PlayerNo, told: int) -> None:
    s = g.state
    kind = g.data.kind_of[card]
    if kind == Kind.RECON_AIRCRAFT:
        s.players[victim].spotted = True
        s.turn.spied.append(victim)
        reconnoitre(g, s.turn.player, victim, s.players[s.turn.player].hand, told)
        return
    note_harassed(s, victim)
    if kind == Kind.DECEPTION or kind == Kind.FOG_BANK:
        withdraw(s, s.turn.player, card)
        lay_with(g, victim, kind, card, told)
    elif kind == Kind.HEAVY_WEATHER:
        storm(g, victim, told)
    elif kind == Kind.RENDEZVOUS_MISSED:
        miss_rendezvous(g, victim, told)
    else:
        read_hand(g, victim, told)


def read_hand(g: KPGame, victim: PlayerNo, of: int) -> None:
    """[3.3.14] In secret, both halves of every card; the others learn only whose hand it was."""
    s = g.state
    g.reveal()
    told = g.tell(ReadsHand(who(g, s.turn.player), who(g, victim)), of=of)
    faces = tuple([card_face(g, card) for card in cards_of(s.players[victim].hand)])
    g.tell(HandRead(who(g, victim), faces), of=told, seen_by=(s.players[s.turn.player].name,))


def card_face(g: KPGame, card: CardId) -> CardFace:
    face = g.data.cards[card]
    return CardFace(g.data.card_refs[card], face.intercept, face.night)


def scout_deck(g: KPGame, of: int) -> None:
    """[3.3.14] As many cards as there are players, or what is left (R95)."""
    s = g.state
    count = min(len(s.players), len(s.deck.items))
    s.peek.owner = s.put_back.owner = s.players[s.turn.player].name
    s.peek.items = [g.draw(s.deck) for _ in range(count)]
    told = g.tell(Scouts(who(g, s.turn.player), count), of=of)
    g.tell(Scouted(card_refs(g, cards_of(s.peek))), of=told, seen_by=(s.peek.owner,))
    g.call(PutBack())


class PutBack(Step, tag="kp.put_back"):
    """[3.3.14] The order of the next draws, the first to be drawn first."""

    rule = "3.3.14"

    def ask(self, g: KPGame) -> Ask:
        s = g.state
        if len(s.peek.items) < 2:
            return NOTHING
        return {s.players[s.turn.player].name: tuple([PUT[card] for card in s.peek.items])}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Put)
        s = g.state
        s.peek.items.remove(action.card)
        s.put_back.items.append(action.card)

    def advance(self, g: KPGame) -> None:
        s = g.state
        ordered = s.put_back.items + s.peek.items
        s.deck.items.extend(reversed(ordered))
        s.put_back.items, s.peek.items = [], []
        g.done()


def _run_blockade(g: KPGame, told: int) -> None:
    run_blockade(g, g.state.turn.player, told)


def _coal(g: KPGame, told: int) -> None:
    coal_all(g, g.state.turn.player, told)


def _break_out(g: KPGame, told: int) -> None:
    newcomers(g, breakout_ships(g, told), told)


def _second_chance(g: KPGame, told: int) -> None:
    g.state.turn.second_chance = True
    g.tell(SecondChance(who(g, g.state.turn.player)), of=told)


def _wireless(g: KPGame, told: int) -> None:
    """[3.3.39] The top two discards, known to all (R96)."""
    s = g.state
    s.turn.wireless = True
    taken = [CardId(s.discard.items.pop()) for _ in range(min(2, len(s.discard.items)))]
    me = s.players[s.turn.player]
    me.hand.items.extend(taken)
    me.drawn += len(taken)
    g.tell(PicksUp(who(g, s.turn.player), card_refs(g, taken)), of=told)


_AT_ONCE: dict[Kind, Callable[[KPGame, int], None]] = {
    Kind.BLOCKADE_RUNNER: _run_blockade,
    Kind.BREAKOUT: _break_out,
    Kind.COLLIER: _coal,
    Kind.SECOND_CHANCE: _second_chance,
    Kind.WIRELESS_INTERCEPT: _wireless,
}


def _interrogate(g: KPGame, card: CardId, told: int) -> None:
    coin = g.data.cards[card].attack
    g.call(BritishIntercept(g.state.turn.player, coin, "interrogate", card, told=told))


def _monitor(g: KPGame, card: CardId, told: int) -> None:
    coin = g.data.cards[card].attack
    g.call(BritishIntercept(g.state.turn.player, coin, "monitor", card, told=told))


def _torpedo(g: KPGame, card: CardId, told: int) -> None:
    g.call(Torpedo(g.state.turn.player, card, told=told))


def _uc_boat(g: KPGame, card: CardId, told: int) -> None:
    g.call(ArmSubmarine(card, told))


_ATTACKS: dict[Kind, Callable[[KPGame, CardId, int], None]] = {
    Kind.INTERROGATE: _interrogate,
    Kind.MONITOR: _monitor,
    Kind.SUBMARINE_U: _torpedo,
    Kind.SUBMARINE_UC: _uc_boat,
}


class ArmSubmarine(Step, tag="kp.arm"):
    """[3.3.35] A UC submarine shows torpedoes or mines when it is turned up (R98)."""

    rule = "3.3.35"
    card: CardId
    told: int
    """The play of the card."""

    def ask(self, g: KPGame) -> Ask:
        """Prizes are for torpedoes alone [6.9], merchants for both."""
        return {g.state.players[g.state.turn.player].name: ARMS} if mine_victims(g) else NOTHING

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Arm)
        self._go(g, mines=action.weapon == "mines")

    def advance(self, g: KPGame) -> None:
        self._go(g, mines=False)

    def _go(self, g: KPGame, *, mines: bool) -> None:
        player = g.state.turn.player
        if mines:
            g.replace(Mines(player, g.data.cards[self.card].mines, self.card, told=self.told))
        else:
            g.replace(Torpedo(player, self.card, told=self.told))
