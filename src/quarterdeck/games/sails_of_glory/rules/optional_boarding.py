"""[SG-O-BRD-1] Boarding: grappling ships in contact, and the fight after all fire."""

from __future__ import annotations

from quarterdeck.kernel import Action, Message, Seat, Step

from ..state import Ship
from . import basic_damage
from .chance import crew_symbol
from .options import SgGame, advanced
from .table import burden, card_of, draw, in_contact, name

Pair = tuple[int, int]


class Board(Action, frozen=True, tag="board"):
    """Lay the boarding token or the blank one for this ship."""

    ship: int
    yes: bool


class Against(Action, frozen=True, tag="against"):
    """Name the opponent: the ship to grapple, or the one to fight."""

    ship: int
    enemy: int


# ------------------------------------------------------------------------------- grappling


def contacts(g: SgGame) -> list[Pair]:
    """Pairs of enemies in play whose bases touch; hulks cannot be boarded [SG-O-HULK-2]."""
    ships = [ship for ship in g.state.ships if ship.in_play]
    return [
        (one.id, two.id)
        for place, one in enumerate(ships)
        for two in ships[place + 1 :]
        if one.side != two.side and in_contact(g, one, two)
    ]


def may_board(g: SgGame, ship: Ship) -> bool:
    """[SG-O-BRD-9] Advanced rules: only with a revealed boarding token. Automatic ships never board."""
    return not ship.automatic and (not advanced(g) or "boarding" in ship.revealed_tokens)


class Grapple(Step, tag="sg.grapple"):
    """[SG-O-BRD-1] Secret choice of every ship that touches an enemy, then who grapples whom.

    Made anew every turn, also for grappled ships [SG-O-BRD-6]. Basic and standard rules: start of planning;
    advanced rules: after the actions are revealed (ruling 91).
    """

    rule = "SG-O-BRD-1"
    started: bool = False
    pairs: tuple[Pair, ...] = ()
    chosen: dict[int, bool] = {}  # SECRET until all have chosen
    revealed: bool = False
    order: tuple[int, ...] = ()
    aims: dict[int, int] = {}

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        if not self.started:
            return {}
        asked: dict[Seat, tuple[Action, ...]] = {}
        if not self.revealed:
            for ship in self._choosing(g):
                asked.setdefault(ship.seat, (Board(ship.id, True), Board(ship.id, False)))
            return asked
        for ship in self._aiming(g):
            return {ship.seat: tuple(Against(ship.id, enemy) for enemy in opponents(self.pairs, ship.id))}
        return {}

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Board):
            self.chosen = self.chosen | {action.ship: action.yes}
            return
        assert isinstance(action, Against)
        self.aims = self.aims | {action.ship: action.enemy}
        one, two = g.state.ships[action.ship], g.state.ships[action.enemy]
        g.say("SG-O-BRD-7", "sg-grapple-aim", ship=name(g, one), other=name(g, two))

    def advance(self, g: SgGame) -> None:
        if not self.started:
            self.started = True
            self.pairs = tuple(contacts(g))
            return
        if not self.revealed:
            self._reveal(g)
            return
        g.state.grappled = tuple(pair for pair in self.pairs if self._grappled(g, pair))
        g.done()

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        return Message("sg-grapple-aim-prompt" if self.revealed else "sg-grapple-prompt")

    def _choosing(self, g: SgGame) -> list[Ship]:
        """Ships that may lay a boarding token and have not chosen yet."""
        touched = sorted({ship for pair in self.pairs for ship in pair} - self.chosen.keys())
        return [g.state.ships[ship] for ship in touched if may_board(g, g.state.ships[ship])]

    def _aiming(self, g: SgGame) -> list[Ship]:
        """[SG-O-BRD-7] Boarding ships with several opponents that have not named one yet, in order."""
        return [g.state.ships[ship] for ship in self.order if ship not in self.aims]

    def _reveal(self, g: SgGame) -> None:
        self.revealed = True
        g.reveal()
        for ship, yes in sorted(self.chosen.items()):
            answer = "@sg-boards" if yes else "@sg-boards-not"
            g.say("SG-O-BRD-2", "sg-boarding-choice", ship=name(g, g.state.ships[ship]), choice=answer)
        boarding = [ship for ship, yes in sorted(self.chosen.items()) if yes]
        several = [ship for ship in boarding if len(opponents(self.pairs, ship)) > 1]
        self.aims = {
            ship: opponents(self.pairs, ship)[0] for ship in boarding if len(opponents(self.pairs, ship)) == 1
        }
        self.order = declaration_order(g, several)

    def _grappled(self, g: SgGame, pair: Pair) -> bool:
        """[SG-O-BRD-2] Both want it: yes. One wants it: even chance, or an E chit among several (ruling
        92)."""
        one, two = pair
        wants = (self.aims.get(one) == two) + (self.aims.get(two) == one)
        if wants == 0:
            return False
        ship, other = name(g, g.state.ships[one]), name(g, g.state.ships[two])
        if wants == 1:
            if len(opponents(self.pairs, one)) + len(opponents(self.pairs, two)) > 2:
                happened = crew_symbol(g, "SG-O-BRD-7", "sg-grapple-check", ship=ship, other=other)
            else:
                happened = g.roll("SG-O-BRD-2", "sg-grapple-toss", 2, ship=ship, other=other).die == 2
            if not happened:
                return False
        g.say("SG-O-BRD-3", "sg-grappled", ship=ship, other=other)
        return True


def opponents(pairs: tuple[Pair, ...], ship: int) -> list[int]:
    return [two if one == ship else one for one, two in pairs if ship in (one, two)]


def declaration_order(g: SgGame, ships: list[int]) -> tuple[int, ...]:
    """[SG-O-BRD-7] Smaller printed crew first, then more casualties, then chance (ruling 96)."""
    lots = {ship: g.random_below(1 << 30) for ship in ships} if len(ships) > 1 else dict.fromkeys(ships, 0)
    ship_of = g.state.ships
    key = {ship: (card_of(g, ship_of[ship]).crew, -len(ship_of[ship].crew), lots[ship]) for ship in ships}
    return tuple(sorted(ships, key=key.__getitem__))


# ------------------------------------------------------------------------------- the fight


class Boarding(Step, tag="sg.boarding"):
    """[SG-O-BRD-4] After all fire: E chits against each grappled ship, one at a time, until all are dealt."""

    rule = "SG-O-BRD-4"
    started: bool = False
    pairs: tuple[Pair, ...] = ()
    order: tuple[int, ...] = ()
    aims: dict[int, int] = {}
    left: dict[int, int] = {}  # chits each ship may still deal

    def ask(self, g: SgGame) -> dict[Seat, tuple[Action, ...]]:
        for number in self.order:
            if number not in self.aims:
                ship = g.state.ships[number]
                return {ship.seat: tuple(Against(number, enemy) for enemy in opponents(self.pairs, number))}
        return {}

    def take(self, g: SgGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Against)
        self.aims = self.aims | {action.ship: action.enemy}

    def advance(self, g: SgGame) -> None:
        if not self.started:
            self._start(g)
            return
        fighters = [ship for ship in sorted(self.aims) if self._can_deal(g, ship)]
        if not fighters:
            g.done()
            return
        self.left = self.left | {ship: self.left[ship] - 1 for ship in fighters}
        fight_round(g, self.aims, fighters)

    def prompt(self, g: SgGame, seat: Seat) -> Message:
        return Message("sg-boarding-prompt")

    def _start(self, g: SgGame) -> None:
        """[SG-O-BRD-8] Each ship deals only to its chosen opponent; with one opponent there is no choice."""
        self.started = True
        self.pairs = g.state.grappled
        ships = sorted({ship for pair in self.pairs for ship in pair})
        several = [ship for ship in ships if len(opponents(self.pairs, ship)) > 1]
        self.aims = {
            ship: opponents(self.pairs, ship)[0]
            for ship in ships
            if ship not in several or g.state.ships[ship].automatic
        }
        self.order = declaration_order(g, [ship for ship in several if ship not in self.aims])
        self.left = {ship: burden(g, g.state.ships[ship]) for ship in ships}

    def _can_deal(self, g: SgGame, ship: int) -> bool:
        """A surrender stops the fight of that pair."""
        both = g.state.ships[ship].in_play and g.state.ships[self.aims[ship]].in_play
        return both and self.left[ship] > 0


def fight_round(g: SgGame, aims: dict[int, int], fighters: list[int]) -> None:
    """[SG-O-BRD-10] Ships with boarders against ships without deal first; all others at the same time."""
    first = [ship for ship in fighters if _has_advantage(g, ship, aims[ship])]
    for ship in first:
        target = g.state.ships[aims[ship]]
        if target.in_play and g.state.ships[ship].in_play:
            _deal(g, ship, target)
            basic_damage.strike_if_beaten(g, target)
    rest = [
        s for s in fighters if s not in first and g.state.ships[s].in_play and g.state.ships[aims[s]].in_play
    ]
    for ship in rest:
        _deal(g, ship, g.state.ships[aims[ship]])
    for ship in rest:
        _spare_one(g, g.state.ships[ship], g.state.ships[aims[ship]])
    basic_damage.strike_beaten(g, [g.state.ships[aims[ship]] for ship in rest])


def _has_advantage(g: SgGame, ship: int, enemy: int) -> bool:
    """[SG-O-BRD-10] Advanced rules: boarding planned here and not there (ruling 95)."""
    if not advanced(g):
        return False
    mine, theirs = g.state.ships[ship].revealed_tokens, g.state.ships[enemy].revealed_tokens
    return "boarding" in mine and "boarding" not in theirs


def _deal(g: SgGame, ship: int, target: Ship) -> None:
    """One E chit against the target; only casualties can be on it."""
    chits = draw(g, g.data.letters["boarding"], 1)
    drawn = g.data.chits[chits[0]]
    g.say(
        "SG-O-BRD-4",
        "sg-boarding-chit",
        ship=name(g, g.state.ships[ship]),
        other=name(g, target),
        target_id=target.id,
        chit=drawn.face,
        letter=drawn.letter,
    )
    basic_damage.suffer(g, target, chits)


def _spare_one(g: SgGame, one: Ship, two: Ship) -> None:
    """[SG-O-BRD-5] If both would fall at once, a toss decides which; the other keeps her last box (ruling
    94)."""
    boxes_one, boxes_two = card_of(g, one).boxes, card_of(g, two).boxes
    if len(one.crew) < boxes_one or len(two.crew) < boxes_two:
        return
    toss = g.roll("SG-O-BRD-5", "sg-boarding-toss", 2, ship=name(g, one), other=name(g, two))
    spared = one if toss.die == 1 else two
    spared.zero += spared.crew[-1:]
    spared.crew = spared.crew[:-1]


STEPS: tuple[type[Step], ...] = (Grapple, Boarding)
ACTIONS: tuple[type[Action], ...] = (Board, Against)
