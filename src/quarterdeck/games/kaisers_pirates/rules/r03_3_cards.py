"""[3.3] Playing a committed card: when it is legal, whom it may be used on, and its effect."""

from __future__ import annotations

from collections.abc import Callable

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
from quarterdeck.games.kaisers_pirates.board import dice_text
from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.kinds import (
    BLOCKADE_RUNNER,
    BREAKOUT,
    COLLIER,
    DAMAGE_CONTROL,
    DECEPTION,
    FAIR_SEAS,
    FOG_BANK,
    HEAVY_WEATHER,
    INTELLIGENCE,
    INTERNED,
    INTERROGATE,
    ISLAND_REFUGE,
    MONITOR,
    RECON_AIRCRAFT,
    REFLAG,
    RENDEZVOUS_MISSED,
    SCUTTLE,
    SECOND_CHANCE,
    SUBMARINE_U,
    SUBMARINE_UC,
    TRANSFER_COMMAND,
    WIRELESS_INTERCEPT,
)
from quarterdeck.games.kaisers_pirates.state import KPGame, Ship
from quarterdeck.kernel import Action, Message, Seat, Step

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
from .table import (
    announce,
    card_name,
    may_harass,
    note_harassed,
    open_to_all,
    opponents,
    send_away,
    who,
    withdraw,
)

Options = tuple[Action, ...]
NOT_ON: Options = ()
AT_ONCE: Options = (GO,)
"""A card that needs no choice; the content does not matter, only that it is not empty."""


# ---------------------------------------------------------------- whom a card may be used on


def _own(g: KPGame, fits: Callable[[Ship], bool], *, rear: bool = True, front: bool = False) -> Options:
    s = g.state
    me = s.players[s.turn.player]
    numbers = (me.rear if rear else []) + (me.front if front else [])
    return tuple([TARGET[number] for number in numbers if fits(s.ships[number])])


def _seats(g: KPGame, players: list[int]) -> Options:
    return tuple([AGAINST[g.state.players[player].name] for player in players])


def damage_control(g: KPGame) -> Options:
    """[3.3.7]"""
    return _own(g, lambda ship: ship.damage > 0, front=True)


def fair_seas(g: KPGame) -> Options:
    """[3.3.9] Intact merchants and prizes."""
    return _own(g, lambda ship: ship.id >= GERMAN_SHIPS and not ship.damage, front=True)


def island_refuge(g: KPGame) -> Options:
    """[3.3.17] Own warships and raiders not there yet."""
    return _own(g, lambda ship: ship.id < GERMAN_SHIPS and not ship.refuge)


def reflag(g: KPGame) -> Options:
    """[3.3.27] Own recognised raiders and prizes (R88)."""
    return _own(g, lambda ship: ship.recognised)


def scuttle(g: KPGame) -> Options:
    """[3.3.29] Own damaged warships, raiders and prizes."""
    return _own(g, lambda ship: ship.damage > 0)


def waylay(g: KPGame) -> Options:
    """[3.3.8] [3.3.11] Never two such cards on one player (R92)."""
    return _seats(g, [p for p in may_harass(g.state) if not g.state.players[p].pending])


def heavy_weather(g: KPGame) -> Options:
    """[3.3.13] The only card that reaches a fogged player."""
    return _seats(g, [p for p in may_harass(g.state, fogged=True) if storm_victims(g, p)])


def recon_aircraft(g: KPGame) -> Options:
    """[3.3.26] Any opponent; the two copies may go to different ones (R27)."""
    s = g.state
    return _seats(
        g,
        [
            p
            for p in opponents(s, s.turn.player)
            if s.players[p].pending != FOG_BANK and s.players[p].hand.items
        ],
    )


def rendezvous_missed(g: KPGame) -> Options:
    """[3.3.28]"""
    return _seats(g, [p for p in may_harass(g.state) if rendezvous_victims(g, p)])


def intelligence(g: KPGame) -> Options:
    """[3.3.14] The hand of an opponent, or the next cards of the deck."""
    hands = _seats(g, [p for p in may_harass(g.state) if g.state.players[p].hand.items])
    return (*hands, SCOUT) if g.state.deck.items else hands


def enemy_in_the_open(g: KPGame) -> Options:
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


def supply_card(g: KPGame) -> Options:
    """[3.3.2] [3.3.6]"""
    return AT_ONCE if low_ships(g, g.state.turn.player) else NOT_ON


def breakout(g: KPGame) -> Options:
    """[3.3.5]"""
    return AT_ONCE if can_break_out(g) else NOT_ON


def second_chance(g: KPGame) -> Options:
    """[3.3.30] Not in an extra turn, and a second one would be wasted (R97)."""
    turn = g.state.turn
    return NOT_ON if turn.extra or turn.second_chance else AT_ONCE


def wireless_intercept(g: KPGame) -> Options:
    """[3.3.39] Once a turn, never in an extra turn."""
    turn = g.state.turn
    return NOT_ON if turn.extra or turn.wireless or not g.state.discard.items else AT_ONCE


def interrogate(g: KPGame) -> Options:
    """[3.3.16]"""
    return AT_ONCE if interrogate_targets(g) else NOT_ON


def monitor(g: KPGame) -> Options:
    """[3.3.20]"""
    return AT_ONCE if monitor_targets(g) else NOT_ON


def submarine(g: KPGame) -> Options:
    """[3.3.34]"""
    return AT_ONCE if torpedo_targets(g) else NOT_ON


def minelayer(g: KPGame) -> Options:
    """[3.3.35] Torpedoes or mines, whichever has a target."""
    return AT_ONCE if torpedo_targets(g) or mine_victims(g) else NOT_ON


USES: dict[str, Callable[[KPGame], Options]] = {
    BLOCKADE_RUNNER: supply_card,
    BREAKOUT: breakout,
    COLLIER: supply_card,
    DAMAGE_CONTROL: damage_control,
    DECEPTION: waylay,
    FAIR_SEAS: fair_seas,
    FOG_BANK: waylay,
    HEAVY_WEATHER: heavy_weather,
    INTELLIGENCE: intelligence,
    INTERNED: enemy_in_the_open,
    INTERROGATE: interrogate,
    ISLAND_REFUGE: island_refuge,
    MONITOR: monitor,
    RECON_AIRCRAFT: recon_aircraft,
    REFLAG: reflag,
    RENDEZVOUS_MISSED: rendezvous_missed,
    SCUTTLE: scuttle,
    SECOND_CHANCE: second_chance,
    SUBMARINE_U: submarine,
    SUBMARINE_UC: minelayer,
    TRANSFER_COMMAND: enemy_in_the_open,
    WIRELESS_INTERCEPT: wireless_intercept,
}
"""The action halves that are played by themselves; Lay Mines is laid on a raider [3.2.1.2]."""


# ---------------------------------------------------------------- what happens when it is played


def play_action_half(g: KPGame, card: int) -> None:
    """[3.2.8.4] The card lies face up already; ask for its target or carry it out."""
    kind = g.data.kind_of[card]
    player = g.state.turn.player
    g.say(g.data.kinds[kind].rule, "kp-plays", seat=who(g, player), card=card_name(g, card))
    if kind in _ATTACKS:
        _ATTACKS[kind](g, card)
        return
    announce(g, None)
    options = USES[kind](g)
    if options == AT_ONCE:
        _AT_ONCE[kind](g, card)
    elif len(options) == 1:
        use_on(g, card, kind, options[0])
    else:
        g.call(UseCard(card))


class UseCard(Step, tag="kp.use"):
    """[3.2.8.4] A card turned up waits for its ship or opponent."""

    rule = "3.2.8.4"
    card: int

    def ask(self, g: KPGame) -> Ask:
        me = g.state.players[g.state.turn.player]
        return {me.name: USES[g.data.kind_of[self.card]](g)}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        g.done()
        use_on(g, self.card, g.data.kind_of[self.card], action)

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        return Message("kp-use-prompt", {"card": card_name(g, self.card)})


def use_on(g: KPGame, card: int, kind: str, choice: Action) -> None:
    """Carry out a card with its chosen ship, opponent or other subject."""
    if isinstance(choice, Target):
        _on_ship(g, card, kind, g.state.ships[choice.ship])
    elif isinstance(choice, Against):
        names = [player.name for player in g.state.players]
        _on_player(g, card, kind, names.index(choice.seat))
    else:
        scout_deck(g)


def _on_ship(g: KPGame, card: int, kind: str, ship: Ship) -> None:
    player = g.state.turn.player
    if kind == DAMAGE_CONTROL:
        repair(g, "3.3.7", ship)
    elif kind == FAIR_SEAS:
        g.call(SafePassage(ship.id, calm=True))
    elif kind == ISLAND_REFUGE:
        withdraw(g.state, player, card)
        enter_refuge(g, ship, card)
    elif kind == REFLAG:
        hide(g, ship)
    elif kind == SCUTTLE:
        send_away(g, "3.3.29", "kp-scuttled", ship)
    else:
        note_harassed(g.state, ship.owner)
        if kind == INTERNED:
            intern(g, ship)
        else:
            transfer(g, ship, player)


def _on_player(g: KPGame, card: int, kind: str, victim: int) -> None:
    s = g.state
    if kind == RECON_AIRCRAFT:
        s.players[s.turn.player].hand.items.extend(reconnoitre(g, s.turn.player, victim))
        s.players[victim].spotted = True
        return
    note_harassed(s, victim)
    if kind in (DECEPTION, FOG_BANK):
        withdraw(s, s.turn.player, card)
        lay_with(g, victim, kind, card)
    elif kind == HEAVY_WEATHER:
        storm(g, victim)
    elif kind == RENDEZVOUS_MISSED:
        miss_rendezvous(g, victim)
    else:
        read_hand(g, victim)


def read_hand(g: KPGame, victim: int) -> None:
    """[3.3.14] In secret, both halves of every card; the others learn only whose hand it was."""
    s = g.state
    g.reveal()
    g.say("3.3.14", "kp-reads-hand", seat=who(g, s.turn.player), victim=who(g, victim))
    cards = [both_halves(g, card) for card in s.players[victim].hand.items]
    seen_by = (s.players[s.turn.player].name,)
    g.say("3.3.14", "kp-hand-read", seen_by=seen_by, victim=who(g, victim), cards=cards)


def both_halves(g: KPGame, card: int) -> Message:
    """[1.1.2] A card as it is read: its action, and the coin of its Intercept! half by day or by night."""
    face = g.data.cards[card]
    how = "@kp-how-night" if face.night else "@kp-how-day"
    return Message(
        "kp-card-read", {"card": card_name(g, card), "dice": dice_text(face.intercept), "how": how}
    )


def scout_deck(g: KPGame) -> None:
    """[3.3.14] As many cards as there are players, or what is left (R95)."""
    s = g.state
    count = min(len(s.players), len(s.deck.items))
    s.peek.owner = s.put_back.owner = s.players[s.turn.player].name
    s.peek.items = [g.draw(s.deck) for _ in range(count)]
    g.say("3.3.14", "kp-scouts", seat=who(g, s.turn.player), count=count)
    seen = [card_name(g, card) for card in s.peek.items]
    g.say("3.3.14", "kp-scouted", seen_by=(s.peek.owner,), cards=seen)
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


def _run_blockade(g: KPGame, card: int) -> None:
    run_blockade(g, g.state.turn.player)


def _coal(g: KPGame, card: int) -> None:
    coal_all(g, g.state.turn.player)


def _break_out(g: KPGame, card: int) -> None:
    newcomers(g, breakout_ships(g))


def _second_chance(g: KPGame, card: int) -> None:
    g.state.turn.second_chance = True
    g.say("3.3.30", "kp-second-chance", seat=who(g, g.state.turn.player))


def _wireless(g: KPGame, card: int) -> None:
    """[3.3.39] The top two discards, known to all (R96)."""
    s = g.state
    s.turn.wireless = True
    taken = [s.discard.items.pop() for _ in range(min(2, len(s.discard.items)))]
    s.players[s.turn.player].hand.items.extend(taken)
    g.say("3.3.39", "kp-wireless", seat=who(g, s.turn.player), cards=[card_name(g, c) for c in taken])


_AT_ONCE: dict[str, Callable[[KPGame, int], None]] = {
    BLOCKADE_RUNNER: _run_blockade,
    BREAKOUT: _break_out,
    COLLIER: _coal,
    SECOND_CHANCE: _second_chance,
    WIRELESS_INTERCEPT: _wireless,
}


def _interrogate(g: KPGame, card: int) -> None:
    g.call(BritishIntercept(g.state.turn.player, g.data.cards[card].attack, "interrogate", card))


def _monitor(g: KPGame, card: int) -> None:
    g.call(BritishIntercept(g.state.turn.player, g.data.cards[card].attack, "monitor", card))


def _torpedo(g: KPGame, card: int) -> None:
    g.call(Torpedo(g.state.turn.player, card))


def _uc_boat(g: KPGame, card: int) -> None:
    g.call(ArmSubmarine(card))


_ATTACKS: dict[str, Callable[[KPGame, int], None]] = {
    INTERROGATE: _interrogate,
    MONITOR: _monitor,
    SUBMARINE_U: _torpedo,
    SUBMARINE_UC: _uc_boat,
}


class ArmSubmarine(Step, tag="kp.arm"):
    """[3.3.35] A UC submarine shows torpedoes or mines when it is turned up (R98)."""

    rule = "3.3.35"
    card: int

    def ask(self, g: KPGame) -> Ask:
        if not (torpedo_targets(g) and mine_victims(g)):
            return NOTHING
        return {g.state.players[g.state.turn.player].name: ARMS}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Arm)
        self._go(g, action.weapon == "mines")

    def advance(self, g: KPGame) -> None:
        self._go(g, bool(mine_victims(g)))

    def _go(self, g: KPGame, mines: bool) -> None:
        player = g.state.turn.player
        if mines:
            g.replace(Mines(player, g.data.cards[self.card].mines, self.card))
        else:
            g.replace(Torpedo(player, self.card))
