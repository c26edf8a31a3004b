"""[3.2] Committing cards face down and resolving them in any order.

The sample turns [3.2.9] [3.2.9.1] [3.2.9.2] [3.2.9.3] are played in the tests.
"""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.games.kaisers_pirates.actions import (
    COMMIT,
    END,
    LAY_ON,
    ON_SHIP,
    PLAY,
    READY,
    USE_ACTION,
    USE_FORCE,
    Commit,
    Leave,
    Place,
    Play,
    Resupply,
)
from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS
from quarterdeck.games.kaisers_pirates.kinds import (
    BIT,
    LAY_MINES,
    REACTIONS_ONLY,
    SECOND_CHANCE,
    WIRELESS_INTERCEPT,
    mask,
)
from quarterdeck.games.kaisers_pirates.state import NO_SHIP, KPGame, KPState, Slot
from quarterdeck.kernel import Action, Message, Seat, Step

from .r03_2_2_reactions import NOTHING, Ask
from .r03_2_3_british import BritishIntercept, british_targets
from .r03_2_4_merchants import Raid, raid_targets
from .r03_3_cards import USES, play_action_half
from .r03_3_effects import leave_refuge
from .r03_3_mines_and_torpedoes import Mines, mine_victims
from .r04_teams import partner
from .r06_optional import give_stores
from .table import announce, card_name, opponents, set_aside, turn_up, who

_LAY_MINES = BIT[LAY_MINES]
_NOT_IN_EXTRA_TURN = mask(SECOND_CHANCE, WIRELESS_INTERCEPT)


def able_ships(s: KPState) -> list[int]:
    """[3.2.1.1] [3.1.3.1] Own warships and raiders at sea that carry no card yet (R23)."""
    turn = s.turn
    carrying = [slot.ship for slot in turn.slots]
    return [
        number
        for number in s.players[turn.player].rear
        if number < GERMAN_SHIPS and not s.ships[number].refuge and number not in carrying
    ]


def _someone_to_hunt(s: KPState) -> bool:
    """[3.2.1.3] Some opponent has a ship that British forces might meet."""
    return any(s.players[other].rear for other in opponents(s, s.turn.player))


def placements(g: KPGame, card: int) -> tuple[Action, ...]:
    """[3.2.1] The ways this card may be laid: by its action half, before the force, on a ship."""
    s = g.state
    bit = g.data.bit_of[card]
    ships = able_ships(s)
    ways: list[Action] = []
    if bit == _LAY_MINES:
        ways += [LAY_ON[number] for number in ships if g.data.ships[number].mines]
    elif not bit & (REACTIONS_ONLY | (_NOT_IN_EXTRA_TURN if s.turn.extra else 0)):
        ways.append(USE_ACTION)
    if _someone_to_hunt(s):
        ways.append(USE_FORCE)
    ways += [ON_SHIP[number] for number in ships]
    return tuple(ways)


class CommitCards(Step, tag="kp.commit"):
    """[3.2] [3.2.1] The player lays down all cards of this turn: card by card, half, then ship."""

    rule = "3.2.1"

    def ask(self, g: KPGame) -> Ask:
        s = g.state
        me = s.players[s.turn.player]
        slots = s.turn.slots
        if slots and slots[-1].use is None:
            return {me.name: placements(g, s.turn.committed.items[-1])}
        if not me.hand.items and not slots:
            return NOTHING
        if able_ships(s) or _someone_to_hunt(s):
            return {me.name: (*[COMMIT[card] for card in me.hand.items], READY)}
        cards = [COMMIT[card] for card in me.hand.items if placements(g, card)]
        return {me.name: (*cards, READY)}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        turn = g.state.turn
        if isinstance(action, Commit):
            # The half is asked even if only one is possible: a question less would tell the kind of card.
            g.state.players[turn.player].hand.items.remove(action.card)
            turn.committed.items.append(action.card)
            turn.slots.append(Slot(None))
        elif isinstance(action, Place):
            turn.slots[-1] = _slot(action)
        else:
            self._close(g)

    def advance(self, g: KPGame) -> None:
        self._close(g)

    def _close(self, g: KPGame) -> None:
        turn = g.state.turn
        on_ships = [g.data.name[slot.ship] for slot in turn.slots if slot.ship != NO_SHIP]
        g.say("3.2", "kp-committed", seat=who(g, turn.player), count=len(turn.slots))
        if on_ships:
            g.say("3.2.1.1", "kp-committed-on", ships=on_ships)
        g.replace(Resolve())

    def refused(self, g: KPGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        """Why a half cannot be laid."""
        s = g.state
        slots = s.turn.slots
        if not slots or slots[-1].use is not None:
            return
        card = s.turn.committed.items[-1]
        bit = g.data.bit_of[card]
        if bit & REACTIONS_ONLY:
            yield USE_ACTION, Message("kp-no-reaction-only", {"card": card_name(g, card)}), "3.2.2"
        elif s.turn.extra and bit & _NOT_IN_EXTRA_TURN:
            yield USE_ACTION, Message("kp-no-extra-turn", {"card": card_name(g, card)}), "3.3.30"
        ships = able_ships(s)
        for number in s.players[s.turn.player].rear:
            name = {"ship": g.data.name[number]}
            if number >= GERMAN_SHIPS:
                continue
            if number not in ships:
                hidden = s.ships[number].refuge
                reason, rule = ("kp-no-in-refuge", "3.3.17") if hidden else ("kp-no-carries-card", "3.1.3.1")
                yield ON_SHIP[number], Message(reason, name), rule
            elif bit == _LAY_MINES and not g.data.ships[number].mines:
                yield LAY_ON[number], Message("kp-no-mines-aboard", name), "3.3.18"

    def prompt(self, g: KPGame, seat: Seat) -> Message:
        slots = g.state.turn.slots
        if slots and slots[-1].use is None:
            card = g.state.turn.committed.items[-1]
            return Message("kp-place-prompt", {"card": card_name(g, card)})
        return Message("kp-commit-prompt", {"count": len(slots)})


def _slot(way: Action) -> Slot:
    assert isinstance(way, Place)
    return Slot(way.use, NO_SHIP if way.ship is None else way.ship)


class Resolve(Step, tag="kp.resolve"):
    """[3.2.8] Committed cards are played in any order; the rest is lost [3.1.4.2]."""

    rule = "3.2.8"

    def ask(self, g: KPGame) -> Ask:
        s = g.state
        turn = s.turn
        me = s.players[turn.player]
        options: list[Action] = []
        if turn.slots:
            options += [
                PLAY[card]
                for card, slot in zip(turn.committed.items, turn.slots, strict=True)
                if playable(g, card, slot)
            ]
        options += free_acts(g)
        if not options and not turn.slots:
            return NOTHING
        return {me.name: (*options, END)}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            self._play(g, action.card)
        elif isinstance(action, Leave):
            self._leave(g, action)
        elif isinstance(action, Resupply):
            give_stores(g, g.state.ships[action.prize], g.state.ships[action.ship])
        else:
            g.done()

    def _play(self, g: KPGame, card: int) -> None:
        turn = g.state.turn
        slot = turn.slots[turn.committed.items.index(card)]
        turn_up(g, card)
        face = g.data.cards[card]
        if slot.use == "ship":
            g.call(Raid(turn.player, slot.ship, card, face.night))
        elif slot.use == "mines":
            g.say("3.2.8.2", "kp-plays", seat=who(g, turn.player), card=card_name(g, card))
            g.call(Mines(turn.player, face.mines, card, slot.ship))
        elif slot.use == "force":
            g.call(BritishIntercept(turn.player, face.intercept, "british", card, face.night))
        else:
            play_action_half(g, card)

    def _leave(self, g: KPGame, action: Leave) -> None:
        """[3.3.17] [4.6] A ship that leaves may join the partner, but acts in no case (R112)."""
        s = g.state
        ship = s.ships[action.ship]
        set_aside(s, s.turn.player, leave_refuge(g, ship))
        if action.join is None:
            return
        other = [player.name for player in s.players].index(action.join)
        s.players[ship.owner].rear.remove(ship.id)
        s.players[other].rear.append(ship.id)
        ship.owner = other
        g.say("4.6", "kp-joins-partner", ship=g.data.name[ship.id], seat=who(g, other))

    def refused(self, g: KPGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        """Cards that have nothing to act on as things stand."""
        turn = g.state.turn
        for card, slot in zip(turn.committed.items, turn.slots, strict=True):
            if not playable(g, card, slot):
                rule = g.data.kinds[g.data.kind_of[card]].rule
                yield PLAY[card], Message("kp-no-use-now", {"card": card_name(g, card)}), rule

    def advance(self, g: KPGame) -> None:
        announce(g, None)
        g.done()


def playable(g: KPGame, card: int, slot: Slot) -> bool:
    """[3.1.1.2] Whether a committed card can be played now; one that cannot stays down (R32, R33)."""
    use = slot.use
    if use == "ship":
        return _ship_can_act(g.state, slot.ship) and bool(raid_targets(g))
    if use == "force":
        return bool(british_targets(g))
    if use == "mines":
        return _ship_can_act(g.state, slot.ship) and bool(mine_victims(g))
    options = USES.get(g.data.kind_of[card])
    return options is not None and bool(options(g))


def _ship_can_act(s: KPState, number: int) -> bool:
    """[3.1.3.1] [3.3.17] At sea under its own player, and not just out of refuge."""
    ship = s.ships.get(number)
    return (
        ship is not None
        and ship.owner == s.turn.player
        and not ship.refuge
        and number not in s.turn.acted
        and number not in s.turn.left_refuge
    )


def free_acts(g: KPGame) -> list[Action]:
    """What costs no card: leaving Island Refuge [3.3.17], stores from prizes [6.12.1]."""
    s = g.state
    me = s.turn.player
    acts: list[Action] = []
    rear = s.players[me].rear
    for number in rear:
        ship = s.ships[number]
        if ship.refuge and not ship.entered:
            acts.append(Leave(number))
            other = partner(s, me)
            if other is not None:
                acts.append(Leave(number, s.players[other].name))
    if g.options["prize-resupply"]:
        hungry = [number for number in rear if s.ships[number].low]
        acts += [
            Resupply(prize, ship)
            for prize in rear
            if prize >= GERMAN_SHIPS and prize not in s.turn.gave_stores
            for ship in hungry
        ]
    return acts
