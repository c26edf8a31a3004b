"""What cards, ships and attacks are worth to a player, in victory prizes. Estimates, not rules."""

from __future__ import annotations

from functools import cached_property

from quarterdeck.games.kaisers_pirates.data.model import GERMAN_SHIPS, Dice
from quarterdeck.games.kaisers_pirates.ids import CardId, Kind
from quarterdeck.games.kaisers_pirates.rules.r03_2_7_dice import (
    TEN_EIGHT,
    attack_mods,
    attack_odds,
    decision_odds,
    total_of,
)
from quarterdeck.games.kaisers_pirates.state import KPGame, Ship

DAMAGE = 0.3
"""What damaging a ship is worth beside sinking it."""

HOLD = {
    Kind.AMC: 4.0,
    Kind.BREAK_CONTACT: 2.5,
    Kind.FAST_SHIP: 1.2,
    Kind.MINESWEEPER: 1.5,
    Kind.NON_COMBATANT: 1.5,
    Kind.QQQ: 1.5,
    Kind.Q_SHIP: 1.5,
    Kind.RAZZLE_DAZZLE: 1.2,
    Kind.RECALLED: 2.5,
    Kind.REFLAG: 2.0,
    Kind.SHALLOW_RUN: 2.5,
    Kind.SLIM_PICKINGS: 3.0,
    Kind.TRAP: 2.5,
    Kind.SURPRISE_ATTACK: 2.0,
    Kind.BOARDING_PARTY: 1.8,
    Kind.SECOND_CHANCE: 2.0,
    Kind.GOOD_HUNTING: 1.5,
    Kind.SHIPPING_LANES: 1.5,
}
"""What a card is worth when it stays in the hand; others 1."""


def chance(challenge: Dice, mod: int = 0) -> float:
    good, total = decision_odds(challenge, mod)
    return good / total


class Situation:
    """A position seen by one player; all hidden cards in it are guesses and are not used.

    Cards are laid and taken up again while it is looked at; ships stay where they are, so that what rests on
    them is worked out once.
    """

    def __init__(self, game: KPGame, seat: str, keep: float) -> None:
        self.game = game
        self._keep = keep
        self.seat = seat
        self.state = game.state
        self.data = game.data
        self.me = [player.name for player in game.state.players].index(seat)
        self.team = self.state.players[self.me].team
        self._prospects: dict[tuple[int, bool], list[float]] = {}
        self._hunts: dict[tuple[Dice, bool], list[float]] = {}
        self._actions: dict[CardId, float] = {}

    # ------------------------------------------------------------ attacks

    def raid(
        self, ship: Ship, target: Ship, *, night: bool = False, extra: int = 0, taking: bool = False
    ) -> float:
        """A warship or raider against a merchant, with the Safe Passage a failure allows."""
        mod = total_of(attack_mods(self.game, ship, night=night, surprise=False)) + extra
        dice = self.data.ships[ship.id].attack
        return self._merchant(dice, mod, target, taking=taking, passage=True)

    def prospects(self, ship: Ship, *, night: bool) -> list[float]:
        """What a ship may gain from each merchant within reach, best first."""
        found = self._prospects.get((ship.id, night))
        if found is None:
            found = [self.raid(ship, target, night=night) for target in self.merchants]
            found.sort(reverse=True)
            self._prospects[ship.id, night] = found
        return found

    def hunts(self, dice: Dice, *, night: bool) -> list[float]:
        """What British forces may gain from each ship they can find, best first."""
        found = self._hunts.get((dice, night))
        if found is None:
            found = [self.hunt(dice, -night, ship) for ship in self.exposed]
            found.sort(reverse=True)
            self._hunts[dice, night] = found
        return found

    def shot(self, dice: Dice, target: Ship) -> float:
        """A mine or torpedo: no Safe Passage."""
        return self._merchant(dice, 0, target, taking=False, passage=False)

    def _merchant(self, dice: Dice, mod: int, target: Ship, *, taking: bool, passage: bool) -> float:
        card = self.data.ships[target.id]
        none, hurt, sunk = attack_odds(dice, mod, card.defence, -2 * target.damage)
        total = none + hurt + sunk
        bonus = self._cover_bonus
        if taking and not target.damage:
            gain = sunk * (card.prize * 1.7 + bonus)
            safe = none + hurt
        else:
            gain = sunk * (card.prize + bonus) + hurt * card.prize * DAMAGE * (not target.damage)
            safe = none
        if passage and not target.damage:
            good, throws = decision_odds(card.challenge, 0, card.response)
            gain -= safe * card.prize * good / throws
        return gain / total

    def hunt(self, dice: Dice, mod: int, target: Ship) -> float:
        """British forces against a warship, raider or prize."""
        card = self.data.ships[target.id]
        none, hurt, sunk = attack_odds(dice, mod, card.defence, -2 * target.damage)
        total = none + hurt + sunk
        prize = card.prize * (1.0 if target.prize or self._covered() else 0.6)
        loss = card.prize * (2.0 if target.prize else 0.35)
        return (sunk * (prize + loss) + hurt * (prize + loss) * DAMAGE * (not target.damage)) / total

    def _covered(self) -> bool:
        victory = self.state.players[self.me].victory
        return len(victory.merchants) + len(victory.doubled) > len(victory.german)

    @cached_property
    def _cover_bonus(self) -> float:
        """A merchant more lets a German ship count that would be discarded."""
        victory = self.state.players[self.me].victory
        excess = len(victory.german) - len(victory.merchants) - len(victory.doubled)
        return 8.0 if excess > 0 else 0.5

    # ------------------------------------------------------------ ships

    def ships(self, player: int, *, rear: bool = True, front: bool = True) -> list[Ship]:
        force = self.state.players[player]
        numbers = (force.rear if rear else []) + (force.front if front else [])
        return [self.state.ships[number] for number in numbers]

    @cached_property
    def enemies(self) -> list[int]:
        return [
            place
            for place, player in enumerate(self.state.players)
            if player.team != self.team and player.pending != Kind.FOG_BANK
        ]

    @cached_property
    def merchants(self) -> list[Ship]:
        taken = self.state.turn.intercepted
        return [ship for e in self.enemies for ship in self.ships(e, rear=False) if ship.id not in taken]

    @cached_property
    def exposed(self) -> list[Ship]:
        taken = self.state.turn.intercepted
        return [
            ship
            for e in self.enemies
            for ship in self.ships(e, front=False)
            if ship.id not in taken and not ship.refuge and self.is_open(ship)
        ]

    def is_open(self, ship: Ship) -> bool:
        return ship.recognised or not self.data.raider[ship.id]

    def worth(self, ship: Ship) -> float:
        prize = self.data.prize[ship.id]
        return prize * 2.0 if ship.prize else prize * 1.0

    def turns_left(self) -> int:
        return len(self.state.deck.items) // len(self.state.players)

    # ------------------------------------------------------------ cards

    def hold(self, card: CardId) -> float:
        """What it is worth to keep a card; little when the round is nearly over."""
        base = HOLD.get(self.data.kind_of[card], 1.0)
        return self._keep * base * min(1.0, self.turns_left() / 3)

    def action_half(self, card: CardId) -> float:
        """What the action half of a card may bring now; below zero: of no use."""
        found = self._actions.get(card)
        if found is None:
            kind = self.data.kind_of[card]
            own = getattr(self, f"_{kind}", None)
            found = own(card) if own is not None else -1.0
            if kind != Kind.SECOND_CHANCE:  # which looks at the hand
                self._actions[card] = found
        return found

    def _blockade_runner(self, card: CardId) -> float:
        return 0.5 * self._collier(card)

    def _collier(self, card: CardId) -> float:
        return 2.0 * sum(ship.low for ship in self.ships(self.me)) - 0.5

    def _breakout(self, card: CardId) -> float:
        few = len([n for n in self.state.players[self.me].rear if n < GERMAN_SHIPS])
        return (5.0 if few < 3 else 3.0) * min(1.0, self.turns_left() / 4)

    def _damage_control(self, card: CardId) -> float:
        hurt = [ship for ship in self.ships(self.me) if ship.damage]
        return max((self.worth(ship) * 0.25 for ship in hurt), default=-1.0)

    def _deception(self, card: CardId) -> float:
        return 4.0 if any(not self.state.players[e].pending for e in self.enemies) else -1.0

    def _fog_bank(self, card: CardId) -> float:
        return 1.5 if any(not self.state.players[e].pending for e in self.enemies) else -1.0

    def _fair_seas(self, card: CardId) -> float:
        return max((self.passage(ship) for ship in self.ships(self.me) if self._may_sail(ship)), default=-1.0)

    def _may_sail(self, ship: Ship) -> bool:
        return ship.id >= GERMAN_SHIPS and not ship.damage

    def passage(self, ship: Ship, mod: int = 1) -> float:
        card = self.data.ships[ship.id]
        good, throws = decision_odds(card.challenge, mod, card.response)
        return self.worth(ship) * good / throws

    def _heavy_weather(self, card: CardId) -> float:
        return max((self.storm(e) for e in self.enemies), default=-1.0)

    def storm(self, enemy: int) -> float:
        hurt = [ship for ship in self.ships(enemy) if ship.damage and not ship.refuge]
        return sum(self.worth(ship) * 0.2 for ship in hurt) - 0.5

    def _intelligence(self, card: CardId) -> float:
        return 1.2

    def _interned(self, card: CardId) -> float:
        odds = [
            (chance(TEN_EIGHT, 2 * ship.damage + 2 * ship.low) * self.worth(ship) * 0.35)
            for e in self.enemies
            for ship in self.ships(e, front=False)
            if self.is_open(ship)
        ]
        return max(odds, default=-1.0)

    def _transfer_command(self, card: CardId) -> float:
        odds = [
            chance(TEN_EIGHT) * self.worth(ship) * 0.6
            for e in self.enemies
            for ship in self.ships(e, front=False)
            if self.is_open(ship)
        ]
        return max(odds, default=-1.0)

    def _interrogate(self, card: CardId) -> float:
        dice = self.data.cards[card].attack
        hidden = [
            ship
            for e in self.enemies
            for ship in self.ships(e, front=False)
            if not self.is_open(ship) and not ship.refuge
        ]
        return max((chance(TEN_EIGHT) * (self.hunt(dice, 0, ship) + 1.5) for ship in hidden), default=-1.0)

    def _island_refuge(self, card: CardId) -> float:
        return max((self.shelter(ship) for ship in self.ships(self.me, front=False)), default=-1.0)

    def shelter(self, ship: Ship) -> float:
        if ship.id >= GERMAN_SHIPS or ship.refuge:
            return -1.0
        return self.worth(ship) * (0.2 * (ship.damage > 0) + 0.1 * ship.low + 0.12 * ship.recognised) - 0.5

    def _monitor(self, card: CardId) -> float:
        dice = self.data.cards[card].attack
        targets = [ship for e in self.enemies for ship in self.ships(e, front=False) if ship.refuge]
        return max((self.hunt(dice, 2, ship) for ship in targets), default=-1.0)

    def _recon_aircraft(self, card: CardId) -> float:
        most = max((len(self.state.players[e].hand.items) for e in self.enemies), default=0)
        return 2.6 * min(2, most)

    def _reflag(self, card: CardId) -> float:
        known = [ship for ship in self.ships(self.me, front=False) if ship.recognised]
        return max((self.worth(ship) * 0.25 for ship in known), default=-1.0)

    def _rendezvous_missed(self, card: CardId) -> float:
        fed = [
            sum(not s.low and not s.refuge for s in self.ships(e, front=False) if s.id < GERMAN_SHIPS)
            for e in self.enemies
        ]
        return 0.9 * max(fed, default=0) - 0.2

    def _scuttle(self, card: CardId) -> float:
        doomed = [ship for ship in self.ships(self.me, front=False) if ship.damage and self.is_open(ship)]
        return max((self.worth(ship) * 0.15 for ship in doomed), default=-1.0)

    def _second_chance(self, card: CardId) -> float:
        if self.state.turn.extra:
            return -1.0
        return 1.5 + 0.6 * len(self.state.players[self.me].hand.items)

    def _submarine_u(self, card: CardId) -> float:
        dice = self.data.cards[card].attack
        return max((self.shot(dice, ship) for ship in self.merchants), default=-1.0)

    def _submarine_uc(self, card: CardId) -> float:
        return max(self._submarine_u(card), self.minefield(card))

    def minefield(self, card: CardId) -> float:
        dice = self.data.cards[card].mines
        return max(
            (sum(self.shot(dice, s) for s in self.ships(e, rear=False)) for e in self.enemies), default=-1.0
        )

    def _lay_mines(self, card: CardId) -> float:
        return self.minefield(card)

    def _wireless_intercept(self, card: CardId) -> float:
        if self.state.turn.extra:
            return -1.0
        return 2.2 * min(2, len(self.state.discard.items)) - 0.5


ASSIST_KINDS = (Kind.BOARDING_PARTY, Kind.GOOD_HUNTING, Kind.SHIPPING_LANES, Kind.SURPRISE_ATTACK)
PLAY_ORDER = {
    kind: rank
    for rank, kind in enumerate(
        (
            Kind.RECON_AIRCRAFT,
            Kind.WIRELESS_INTERCEPT,
            Kind.SECOND_CHANCE,
            Kind.BREAKOUT,
            Kind.COLLIER,
            Kind.BLOCKADE_RUNNER,
            Kind.INTERROGATE,
            Kind.MONITOR,
            Kind.LAY_MINES,
            Kind.SUBMARINE_UC,
            Kind.SUBMARINE_U,
            Kind.TRANSFER_COMMAND,
            Kind.INTERNED,
            Kind.HEAVY_WEATHER,
            Kind.RENDEZVOUS_MISSED,
            Kind.DAMAGE_CONTROL,
            Kind.REFLAG,
            Kind.ISLAND_REFUGE,
            Kind.FAIR_SEAS,
            Kind.SCUTTLE,
            Kind.INTELLIGENCE,
            Kind.DECEPTION,
            Kind.FOG_BANK,
        )
    )
}
"""Attacks before the cards that hide a victim; Fog Bank last of all."""
