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
from quarterdeck.games.kaisers_pirates.ids import BIT, CardId, Kind, PlayerRef, ShipId, ShipRef, Use, mask
from quarterdeck.games.kaisers_pirates.state import NO_SHIP, Half, KPGame, KPState, half
from quarterdeck.kernel import Action, Arg, Event, Message, Seat, Step

from .common import REACTIONS_ONLY, cards_of, opponents, place_of, ref, set_aside, turn_up, who
from .r03_2_2_reactions import NOTHING, Ask
from .r03_2_3_british import BritishIntercept, british_targets
from .r03_2_4_merchants import Raid, raid_targets
from .r03_3_cards import USES, Plays, play_action_half
from .r03_3_effects import leave_refuge
from .r03_3_mines_and_torpedoes import Mines, mine_victims
from .r04_teams import partner
from .r06_optional import give_stores

_LAY_MINES = BIT[Kind.LAY_MINES]
_NOT_IN_EXTRA_TURN = mask(Kind.SECOND_CHANCE, Kind.WIRELESS_INTERCEPT)


class Committed(Event, frozen=True, tag="kp-committed"):
    """[3.2] So many cards lie face down, some of them on ships."""

    cites = "3.2"
    player: PlayerRef
    count: int
    ships: tuple[ShipRef, ...]

    def words(self) -> Message:
        args: dict[str, Arg] = {"player": self.player.name, "count": self.count}
        if not self.ships:
            return Message(self.what, args)
        return Message("kp-committed-on", {**args, "ships": [ship.name for ship in self.ships]})


def able_ships(s: KPState) -> list[ShipId]:
    """[3.2.1.1] [3.1.3.1] Own warships and raiders at sea that carry no card yet (R23)."""
    turn = s.turn
    carrying = [half.about for half in turn.halves]
    return [
        number
        for number in s.players[turn.player].rear
        if number < GERMAN_SHIPS and not s.ships[number].refuge and number not in carrying
    ]


def _someone_to_hunt(s: KPState) -> bool:
    """[3.2.1.3] Some opponent has a ship that British forces might meet."""
    return any(s.players[other].rear for other in opponents(s, s.turn.player))


def placements(g: KPGame, card: CardId) -> tuple[Action, ...]:
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


def could_lie(g: KPGame, lies: Half) -> tuple[Use, ...]:
    """[3.2.1] The halves by which a face-down card may lie where it does, as others see it."""
    turn = g.state.turn
    place = next(place for place, half in enumerate(turn.halves) if half is lies)
    bit = g.data.bit_of[turn.committed.items[place]]
    if lies.value is None:
        return ()
    if lies.about == NO_SHIP:
        return ("force",) if bit & (REACTIONS_ONLY | _LAY_MINES) else ("force", "action")
    mines = bit == _LAY_MINES and g.data.ships[lies.about].mines
    return ("ship", "mines") if mines else ("ship",)


class CommitCards(Step, tag="kp.commit"):
    """[3.2] [3.2.1] The player lays down all cards of this turn: card by card, half, then ship."""

    rule = "3.2.1"

    def ask(self, g: KPGame) -> Ask:
        s = g.state
        me = s.players[s.turn.player]
        halves = s.turn.halves
        if halves and halves[-1].value is None:
            return {me.name: placements(g, cards_of(s.turn.committed)[-1])}
        if not me.hand.items and not halves:
            return NOTHING
        if able_ships(s) or _someone_to_hunt(s):
            return {me.name: (*[COMMIT[card] for card in me.hand.items], READY)}
        cards = [COMMIT[card] for card in cards_of(me.hand) if placements(g, card)]
        return {me.name: (*cards, READY)}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        turn = g.state.turn
        if isinstance(action, Commit):
            # The half is asked even if only one is possible: a question less would tell the kind of card.
            g.state.players[turn.player].hand.items.remove(action.card)
            turn.committed.items.append(action.card)
            turn.halves.append(half(seat, None))
        elif isinstance(action, Place):
            turn.halves[-1] = half(seat, action.use, NO_SHIP if action.ship is None else action.ship)
        else:
            self._close(g)

    def advance(self, g: KPGame) -> None:
        self._close(g)

    def _close(self, g: KPGame) -> None:
        s = g.state
        on_ships = [s.ships[ShipId(half.about)] for half in s.turn.halves if half.about != NO_SHIP]
        ships = tuple([ref(g, ship) for ship in on_ships])
        g.tell(Committed(who(g, s.turn.player), len(s.turn.halves), ships), of=s.turn.told)
        g.replace(Resolve())

    def refused(self, g: KPGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        """Why a half cannot be laid."""
        s = g.state
        halves = s.turn.halves
        if not halves or halves[-1].value is not None:
            return
        card = cards_of(s.turn.committed)[-1]
        bit, named = g.data.bit_of[card], {"card": g.data.card_refs[card].name}
        if bit & REACTIONS_ONLY:
            yield USE_ACTION, Message("kp-no-reaction-only", named), "3.2.2"
        elif s.turn.extra and bit & _NOT_IN_EXTRA_TURN:
            yield USE_ACTION, Message("kp-no-extra-turn", named), "3.3.30"
        ships = able_ships(s)
        for number in s.players[s.turn.player].front:
            yield ON_SHIP[number], Message("kp-no-merchant-hunts", {"ship": g.data.name[number]}), "3.2.1.1"
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
        halves = g.state.turn.halves
        if halves and halves[-1].value is None:
            card = cards_of(g.state.turn.committed)[-1]
            return Message("kp-place-prompt", {"card": g.data.card_refs[card].name})
        return Message("kp-commit-prompt", {"count": len(halves)})


class Resolve(Step, tag="kp.resolve"):
    """[3.2.8] Committed cards are played in any order; the rest is lost [3.1.4.2]."""

    rule = "3.2.8"

    def ask(self, g: KPGame) -> Ask:
        s = g.state
        turn = s.turn
        me = s.players[turn.player]
        options: list[Action] = []
        if turn.halves:
            options += [
                PLAY[card]
                for card, half in zip(cards_of(turn.committed), turn.halves, strict=True)
                if playable(g, card, half)
            ]
        options += free_acts(g)
        if not options and not turn.halves:
            return NOTHING
        return {me.name: (*options, END)}

    def take(self, g: KPGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            self._play(g, action.card)
        elif isinstance(action, Leave):
            self._leave(g, action)
        elif isinstance(action, Resupply):
            give_stores(g, g.state.ships[action.prize], g.state.ships[action.ship], None)
        else:
            g.done()

    def _play(self, g: KPGame, card: CardId) -> None:
        turn = g.state.turn
        lies = turn.halves[turn.committed.items.index(card)]
        turn_up(g, card)
        face = g.data.cards[card]
        if lies.value == "ship":
            g.call(Raid(turn.player, ShipId(lies.about), card, face.night))
        elif lies.value == "mines":
            plays = g.tell(Plays(who(g, turn.player), g.data.card_refs[card]), rule="3.2.8.2")
            g.call(Mines(turn.player, face.mines, card, ShipId(lies.about), told=plays.n))
        elif lies.value == "force":
            g.call(BritishIntercept(turn.player, face.intercept, "british", card, face.night))
        else:
            play_action_half(g, card)

    def _leave(self, g: KPGame, action: Leave) -> None:
        """[3.3.17] [4.6]"""
        s = g.state
        joins = None if action.join is None else place_of(s, action.join)
        set_aside(s, s.turn.player, leave_refuge(g, s.ships[action.ship], None, joins))

    def refused(self, g: KPGame, seat: Seat) -> Iterable[tuple[Action, Message, str]]:
        """Cards that have nothing to act on as things stand."""
        turn = g.state.turn
        for card, lies in zip(cards_of(turn.committed), turn.halves, strict=True):
            if not playable(g, card, lies):
                rule = g.data.kinds[g.data.kind_of[card]].rule
                yield PLAY[card], Message("kp-no-use-now", {"card": g.data.card_refs[card].name}), rule

    def advance(self, g: KPGame) -> None:
        g.state.announced = None
        g.done()


def playable(g: KPGame, card: CardId, lies: Half) -> bool:
    """[3.1.1.2] Whether a committed card can be played now; one that cannot stays down (R32, R33)."""
    use, ship = lies.value, ShipId(lies.about)
    if use == "ship":
        return ship_can_act(g.state, ship) and bool(raid_targets(g))
    if use == "force":
        return bool(british_targets(g))
    if use == "mines":
        return ship_can_act(g.state, ship) and bool(mine_victims(g))
    options = USES.get(g.data.kind_of[card])
    return options is not None and bool(options(g))


def ship_can_act(s: KPState, number: ShipId) -> bool:
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
    if g.options.prize_resupply:
        hungry = [number for number in rear if s.ships[number].low]
        acts += [
            Resupply(prize, ship)
            for prize in rear
            if prize >= GERMAN_SHIPS and prize not in s.turn.gave_stores
            for ship in hungry
        ]
    return acts
