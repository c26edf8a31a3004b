"""What a seat may know as an array of whole numbers, always of the same length for a game.

Written straight from the state, because views with all their words would take several times as long. Nothing
hidden may get in: the tests deal everything anew that a seat cannot know, and demand the same array.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from struct import Struct
from typing import Any, NamedTuple

from quarterdeck.geometry.hex import column_of, row_of
from quarterdeck.kernel import Game, Ruleset

AnyGame = Game[Any, Any]
Vector = Any  # array of type "h"; the standard library gives it no parameter before 3.12


def _places(words: tuple[str | None, ...]) -> dict[str | None, int]:
    """Where each word stands in its list; one that is not in it counts as the first."""
    return {word: place for place, word in enumerate(words)}


class Part(NamedTuple):
    """A stretch of the array: how often its columns are repeated, and what each column means."""

    name: str
    rows: int
    columns: tuple[str, ...]
    note: str

    @property
    def length(self) -> int:
        return self.rows * len(self.columns)


class Observer:
    """Layout and filling of one game's array. Seats are counted from the one that looks: 0 is itself."""

    parts: tuple[Part, ...] = ()

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self._questions = {
            step: (number, hasattr(step, "ship")) for number, step in enumerate(rules.steps, 1)
        }
        self.starts: dict[str, int] = {}
        length = 0
        for part in (QUESTION, *self.parts):
            self.starts[part.name] = length
            length += part.length
        self.length = length
        self._zeros = bytes(2 * length)

    def see(self, g: AnyGame, seat: str) -> Vector:
        out: Vector = array("h", self._zeros)
        if g.stack:
            top: Any = g.stack[-1]
            out[0] = seat in g.pending
            out[1], of_a_ship = self._questions[type(top)]
            if of_a_ship and isinstance(top.ship, int):
                out[2] = top.ship + 1
        self.fill(g, seat, out)
        return out

    def fill(self, g: AnyGame, seat: str, out: Vector) -> None:
        """Everything but the question."""

    def table(self) -> list[tuple[int, Part]]:
        return [(self.starts[part.name], part) for part in (QUESTION, *self.parts)]


QUESTION = Part(
    "question",
    1,
    ("asked", "step", "ship"),
    "1 if this seat must choose; the piece of the rules that asks, counted from 1 as in `Ruleset.steps`; "
    "the ship it is about plus 1, 0 = none",
)


class KaisersPirates(Observer):
    SEATS, CARDS, SHIPS = 5, 93, 80
    parts = (
        Part(
            "table",
            1,
            ("round", "turn", "at_turn", "extra", "deck", "discards", "muted", "attacked"),
            "at_turn and attacked: seat plus 1, 0 = nobody; muted: the questions this seat lets go",
        ),
        Part(
            "seats",
            5,
            ("live", "partner", "hand", "prizes", "points", "pile", "pending", "spotted"),
            "cards in hand, victory prizes and points of earlier rounds, cards in the victory pile",
        ),
        Part("hand", 93, ("held",), "1 for each card in the own hand; 2 = seen on the deck by Scout"),
        Part(
            "committed",
            93,
            ("lies",),
            "own committed cards: 1 not yet said, 2 action, 3 force, 4 ship, 5 mines",
        ),
        Part("used", 93, ("where",), "1 turned up this turn by the player, 2 as a reaction"),
        Part(
            "ships",
            80,
            ("owner", "flags"),
            "owner: seat plus 1, 0 = not in play; flags: damage, 4 prize, 8 recognised, 16 low, 32 refuge, "
            "64 a committed card lies on it, 128 intercepted this turn",
        ),
        Part(
            "announced",
            1,
            ("player", "card", "ship", "defender", "target", "night", "targets"),
            "what is being carried out; seats and ships plus 1, 0 = none",
        ),
    )
    USES = {None: 1, "action": 2, "force": 3, "ship": 4, "mines": 5}

    SEAT = Struct("=8h").pack_into

    def fill(self, g: AnyGame, seat: str, out: Vector) -> None:
        s = g.state
        turn, players, starts = s.turn, s.players, self.starts
        count, me = len(players), 0
        while players[me].name != seat:
            me += 1
        seen = _ROUND[count][me]
        my = players[me]
        self.SEAT(
            out,
            2 * starts["table"],
            s.round,
            s.turns,
            seen[turn.player] if turn.player >= 0 else 0,
            turn.extra,
            len(s.deck.items) + len(s.peek.items) + len(s.put_back.items),
            len(s.discard.items) + len(s.buried.items),
            my.muted.value,
            seen[turn.attacked] if turn.attacked >= 0 else 0,
        )
        first, team = 2 * starts["seats"] - 16, my.team
        for place, player in zip(seen, players, strict=True):
            victory, prizes, points = player.victory, 0, 0
            for score in player.scores:
                prizes += score.prizes
                points += score.points
            self.SEAT(
                out,
                first + 16 * place,
                player.live,
                player.team == team,
                len(player.hand.items),
                prizes,
                points,
                len(victory.german) + len(victory.merchants) + len(victory.doubled) + len(victory.cards),
                player.pending is not None,
                player.spotted,
            )
        at = starts["hand"]
        for card in my.hand.items:
            out[at + card] = 1
        if s.peek.items and s.peek.visible_to(seat):
            for card in s.peek.items:
                out[at + card] = 2
        if turn.player == me:
            at = starts["committed"]
            for card, half in zip(turn.committed.items, turn.halves, strict=True):
                out[at + card] = self.USES[half.value]
        at = starts["used"]
        for card in turn.played:
            out[at + card] = 1
        for used in turn.reactions:
            for card in used:
                out[at + card] = 2
        at = starts["ships"]
        for number, ship in s.ships.items():
            flags = ship.damage
            if ship.prize:
                flags += 4
            if ship.recognised:
                flags += 8
            if ship.low:
                flags += 16
            if ship.refuge:
                flags += 32
            place = at + number + number
            out[place] = seen[ship.owner]
            out[place + 1] = flags
        for half in turn.halves:
            if half.about >= 0:
                out[at + 2 * half.about + 1] |= 64
        for number in turn.intercepted:
            out[at + 2 * number + 1] |= 128
        what = s.announced
        if what is not None:
            at = starts["announced"]
            out[at] = seen[what.player]
            out[at + 1] = what.card
            out[at + 2] = what.ship + 1
            out[at + 3] = seen[what.defender] if what.defender >= 0 else 0
            out[at + 4] = what.target + 1
            out[at + 5] = what.night
            out[at + 6] = len(what.targets)


class SailsOfGlory(Observer):
    SHIPS, BATTERIES, PIECES = 16, 4, 12
    PHASES = _places(("setup", "planning", "actions", "movement", "combat", "reload"))
    FATES = _places((None, "surrendered", "left", "escaped", "sunk", "exploded"))
    STRENGTHS = _places(("low", "medium", "high"))
    SAILS = _places(("backing", "battle", "full"))
    LOADS = _places((None, "ball", "chain", "double", "grape"))
    TERRAIN = _places(("", "reef", "sandbank", "island", "coast"))
    SHIP = (
        *(
            "here",
            "own",
            "friend",
            "x",
            "y",
            "sine",
            "cosine",
            "sails",
            "hull",
            "boxes",
            "crew",
            "crew_boxes",
        ),
        *("port", "starboard", "cards", "card", "deck", "fires", "leaks", "masts", "rigging", "rudder"),
        *("fate", "anchored", "aground", "aback", "flagship"),
    )
    parts = (
        Part(
            "table",
            1,
            ("turn", "phase", "wind", "strength", "width", "height", "sealed"),
            "phase: 0 set-up, 1 planning, 2 actions, 3 movement, 4 combat, 5 reload; wind in degrees; its "
            "strength 0 to 2; size in millimetres; sealed: how many captains are ready",
        ),
        Part(
            "ships",
            16,
            SHIP,
            "in the order of the scenario; place in millimetres, sine and cosine of the heading times 100; "
            "covered and all boxes; loads: -1 not known, 0 empty, 1 ball, 2 chain, 3 double, 4 grape; the "
            "own next card; fate: 0 in play, 1 surrendered, 2 left, 3 escaped, 4 sunk, 5 exploded",
        ),
        Part("batteries", 4, ("here", "own", "x", "y", "hull", "crew", "fires", "fate", "load"), "the same"),
        Part(
            "terrain",
            12,
            ("kind", "x", "y"),
            "1 reef, 2 sandbank, 3 island, 4 coast; the middle of its corners",
        ),
        Part("cups", 5, ("left",), "damage chits left in the cups A to E"),
    )

    TABLE, ROW, GUNS, PIECE = (Struct(f"={count}h").pack_into for count in (7, len(SHIP), 9, 3))

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        super().__init__(rules)
        self._cards = {
            name: (card.boxes, len(card.musketry), ord(card.deck[0]) - 64)
            for name, card in rules.data.ships.items()
        }

    def fill(self, g: AnyGame, seat: str, out: Vector) -> None:
        s = g.state
        ships = s.ships
        side = next((ship.side for ship in ships if ship.seat == seat), None)
        self.TABLE(
            out,
            2 * self.starts["table"],
            s.turn,
            self.PHASES.get(s.phase, 0),
            s.wind // 100,
            self.STRENGTHS.get(s.wind_strength, 0),
            s.width // 100,
            s.height // 100,
            len(s.sealed),
        )
        at = 2 * self.starts["ships"]
        cards, sails, fates, loads, row = self._cards, self.SAILS, self.FATES, self.LOADS, self.ROW
        for ship in ships if len(ships) <= self.SHIPS else ships[: self.SHIPS]:
            boxes, crew_boxes, deck = cards[ship.card]
            x, y, heading = ship.pose
            slots, port, starboard, fate = ship.slots, ship.port.load, ship.starboard.load, ship.fate
            own = ship.seat == seat
            left = right = 0
            if port is not None:
                left = loads[port.value] if port.opened or port.owner == seat else -1
            if starboard is not None:
                right = loads[starboard.value] if starboard.opened or starboard.owner == seat else -1
            degree = heading // 100 % 360 if x >= 0 else NOWHERE
            row(
                out,
                at,
                1,
                own,
                ship.side == side,
                x // 100 if x >= 0 else -1,
                y // 100 if x >= 0 else -1,
                _SINES[degree],
                _COSINES[degree],
                sails.get(ship.sails, 0),
                len(ship.hull),
                boxes,
                len(ship.crew),
                crew_boxes,
                left,
                right,
                len(slots),
                _card_number(slots[0].value) if slots and own else 0,
                deck,
                ship.fires,
                ship.leaks,
                ship.masts,
                ship.rigging,
                ship.rudder,
                fates[fate] if fate else 0,
                ship.anchored,
                ship.aground,
                ship.aback,
                ship.flagship,
            )
            at += 2 * len(self.SHIP)
        if s.batteries:
            self._batteries(s.batteries[: self.BATTERIES], seat, out)
        if s.terrain:
            self._terrain(s.terrain[: self.PIECES], out)
        at = self.starts["cups"]
        for cup in s.cups.values():
            out[at] = len(cup.items)
            at += 1

    def _batteries(self, batteries: Sequence[Any], seat: str, out: Vector) -> None:
        at = 2 * self.starts["batteries"]
        for battery in batteries:
            x, y = battery.at
            load, loads = battery.guns.load, self.LOADS
            self.GUNS(
                out,
                at,
                1,
                battery.seat == seat,
                x // 100,
                y // 100,
                len(battery.hull),
                len(battery.crew),
                battery.fires,
                self.FATES.get(battery.fate, 0),
                0 if load is None else loads[load.value] if load.opened or load.owner == seat else -1,
            )
            at += 18

    def _terrain(self, pieces: Sequence[Any], out: Vector) -> None:
        at = 2 * self.starts["terrain"]
        for piece in pieces:
            corners = piece.outline
            self.PIECE(
                out,
                at,
                self.TERRAIN.get(piece.kind, 0),
                sum(x for x, _ in corners) // len(corners) // 100,
                sum(y for _, y in corners) // len(corners) // 100,
            )
            at += 6


class FlyingColors(Observer):
    SHIPS, COMMANDERS = 72, 24
    WEATHER = _places(("normal", "breezy", "calm"))
    FATES = _places(("", "reserve", "sunk", "exploded", "scuttled", "left", "withdrawn"))
    SHIP = (
        *(
            "side",
            "column",
            "row",
            "stern_column",
            "stern_row",
            "facing",
            "rate",
            "capacity",
            "hull",
            "rigging",
        ),
        *("crew", "flags", "command", "captain", "fate"),
    )
    parts = (
        Part(
            "table",
            1,
            ("turn", "turns", "wind", "weather", "initiative", "me", "audacity", "enemy_audacity"),
            "wind: where it blows; weather: 0 normal, 1 breezy, 2 calm; initiative: 1 own, 2 the enemy's",
        ),
        Part(
            "ships",
            72,
            SHIP,
            "side: 1 own, 2 enemy, 0 = no such ship; hexes by column and row, 0 = off the map; hits on the "
            "side showing; flags: 1 damaged, 2 prize, 4 anchored, 8 aground, 16 struck, 32 burning, 64 full "
            "sails, 128 irons, 256 fired to port, 512 to starboard, 1024 grappled, 2048 fouled, 4096 acted, "
            "8192 check failed; fate: 0 here, 1 reserve, 2 sunk, 3 exploded, 4 scuttled, 5 left, 6 withdrawn",
        ),
        Part(
            "commanders",
            24,
            ("side", "ship", "quality", "wounded"),
            "side: 1 own, 2 enemy, 0 = out of the fight; ship plus 1",
        ),
    )

    def fill(self, g: AnyGame, seat: str, out: Vector) -> None:
        s = g.state
        me = s.seats.index(seat)
        counters = g.data.counters
        at = self.starts["table"]
        out[at] = s.turn
        out[at + 1] = s.turns
        out[at + 2] = s.wind
        out[at + 3] = self.WEATHER.get(s.weather, 0)
        out[at + 4] = 0 if s.initiative < 0 else 1 + (s.initiative != me)
        out[at + 5] = me
        for fleet, place in ((s.fleets[me], 6), (s.fleets[1 - me], 7)) if len(s.fleets) == 2 else ():
            out[at + place] = max([s.audacity.get(nation, 0) for nation in fleet.nations], default=0)
        at = self.starts["ships"]
        width = len(self.SHIP)
        for ship in s.ships[: self.SHIPS]:
            counter = counters[ship.counter]
            bow, stern, shown = ship.bow, ship.stern, ship.damaged
            row = (
                1 + (ship.side != me),
                column_of(bow) if bow else 0,
                row_of(bow) if bow else 0,
                column_of(stern) if stern else 0,
                row_of(stern) if stern else 0,
                ship.facing,
                counter.rate[shown],
                counter.capacity[shown],
                ship.hull,
                ship.rigging,
                ship.crew,
                shown
                + 2 * (ship.side != ship.home)
                + 4 * ship.anchored
                + 8 * ship.aground
                + 16 * ship.struck
                + 32 * ship.burning
                + 64 * ship.full_sails
                + 128 * ship.irons
                + 256 * ship.fired
                + 1024 * bool(ship.grappled)
                + 2048 * bool(ship.fouled)
                + 4096 * ship.acted
                + 8192 * ship.check_failed,
                ship.command + 1,
                ship.captain,
                self.FATES.get(ship.fate, 0),
            )
            out[at : at + width] = array("h", row)
            at += width
        at = self.starts["commanders"]
        for commander in s.commanders[: self.COMMANDERS]:
            if not commander.fate:
                card = g.data.commanders[commander.card]
                out[at] = 1 + (commander.side != me)
                out[at + 1] = commander.ship + 1
                out[at + 2] = card.quality[commander.wounded]
                out[at + 3] = commander.wounded
            at += 4


class CuttingOut(Observer):
    parts = (
        Part("table", 1, ("night", "prize", "attack"), "prize: its number; attack: boats of the attacker"),
        Part("captains", 4, ("boats", "score", "lights"), "the own first, then round the table"),
        Part("lights", 2, ("held",), "own lights, true and false"),
    )

    def fill(self, g: AnyGame, seat: str, out: Vector) -> None:
        s = g.state
        at = self.starts["table"]
        out[at], out[at + 1] = s.night, s.prize
        out[at + 2] = getattr(g.stack[-1], "boats", 0) if g.stack else 0
        me = g.seats.index(seat)
        for place, who in enumerate((*g.seats[me:], *g.seats[:me])):
            captain = s.captains[who]
            at = self.starts["captains"] + 3 * place
            out[at], out[at + 1], out[at + 2] = captain.boats, captain.score, len(captain.lights.items)
        for light in s.captains[seat].lights.items:
            out[self.starts["lights"] + light] += 1


OBSERVERS: dict[str, Callable[[Ruleset[Any, Any]], Observer]] = {
    "kaisers-pirates": KaisersPirates,
    "sails-of-glory": SailsOfGlory,
    "flying-colors": FlyingColors,
    "cutting-out": CuttingOut,
}


def observer(rules: Ruleset[Any, Any]) -> Observer:
    return OBSERVERS.get(rules.id, Observer)(rules)


@cache
def _card_number(card: str) -> int:
    return int(card[1:]) if card[1:].isdecimal() else 0


NOWHERE = 360
"""The heading of a ship that is not yet on the table."""
_SINES = (*(round(100 * math.sin(math.radians(degree))) for degree in range(360)), 0)
_COSINES = (*(round(100 * math.sin(math.radians(degree))) for degree in range(90, 450)), 0)

_ROUND = tuple(
    tuple(tuple((place - me) % count + 1 for place in range(count)) for me in range(count))
    for count in range(6)
)
"""By number of players and who looks: the place of each, counted from 1 for the one who looks."""
