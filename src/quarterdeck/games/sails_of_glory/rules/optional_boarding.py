"""[SG-O-BRD-1] Boarding: grappling ships in contact, and the fight after all fire."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from quarterdeck.kernel import Action, Event, Message, Roll, Sealed, Seat, Step

from ..ids import Pair, ShipId, ShipRef
from ..options import SgGame, advanced
from ..state import Ship
from . import basic_damage
from .chits import ChitDrawn, crew_symbol, draw_chits
from .common import SgEvent, burden, card_of, in_contact, ship_ref
from .striking import strike_beaten, strike_if_beaten


class Board(Action, frozen=True, tag="board"):
    """Lay the boarding token or the blank one for this ship."""

    ship: ShipId
    yes: bool


class Against(Action, frozen=True, tag="against"):
    """Name the opponent: the ship to grapple, or the one to fight."""

    ship: ShipId
    enemy: ShipId


class BoardingChoice(SgEvent, frozen=True, tag="sg-boarding-choice"):
    """[SG-O-BRD-2] The token a ship laid, shown."""

    cites = "SG-O-BRD-2"
    ship: ShipRef
    boards: bool


class GrappleAim(SgEvent, frozen=True, tag="sg-grapple-aim"):
    cites = "SG-O-BRD-7"
    ship: ShipRef
    other: ShipRef


class Grappling(SgEvent, frozen=True, tag="sg-grapple"):
    """[SG-O-BRD-2] [SG-O-BRD-3] Do they get hold of each other? Both want it, or chance decides."""

    cites = "SG-O-BRD-2"
    ship: ShipRef
    other: ShipRef
    both: bool
    happened: bool
    roll: Roll | None = None


class Melee(SgEvent, frozen=True, tag="sg-melee"):
    """[SG-O-BRD-4] The fight of two crews: the chits each has dealt the other."""

    cites = "SG-O-BRD-4"
    ship: ShipRef
    other: ShipRef
    dealt: tuple[ChitDrawn, ...]
    taken: tuple[ChitDrawn, ...]
    casualties: int  # of the other
    suffered: int


class BoardingToss(SgEvent, frozen=True, tag="sg-boarding-toss"):
    """[SG-O-BRD-5] Both would give up: a toss decides who does."""

    cites = "SG-O-BRD-5"
    ship: ShipRef
    other: ShipRef
    roll: Roll
    spared: ShipRef


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
    chosen: dict[ShipId, Sealed[bool]] = {}
    revealed: bool = False
    order: tuple[ShipId, ...] = ()
    aims: dict[ShipId, ShipId] = {}

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
            self.chosen[action.ship] = Sealed("sg.board", seat, action.yes, action.ship)
            return
        assert isinstance(action, Against)
        self.aims = self.aims | {action.ship: action.enemy}
        one, two = g.state.ships[action.ship], g.state.ships[action.enemy]
        g.tell(GrappleAim(ship_ref(g, one), ship_ref(g, two)))

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
        for number, choice in sorted(self.chosen.items()):
            self.chosen[number] = choice.open()
            g.tell(BoardingChoice(ship_ref(g, g.state.ships[number]), choice.value))
        boarding = [ship for ship, choice in sorted(self.chosen.items()) if choice.value]
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
        happened, roll, rule = True, None, "SG-O-BRD-3"
        if wants == 1 and len(opponents(self.pairs, one)) + len(opponents(self.pairs, two)) > 2:
            happened, rule = crew_symbol(g, "grapple", f"{one} {two}"), "SG-O-BRD-7"
        elif wants == 1:
            roll = g.throw("grapple", f"{one} {two}", 2)
            happened, rule = roll.die == 2, "SG-O-BRD-2"
        ship, other = (ship_ref(g, g.state.ships[number]) for number in pair)
        g.tell(Grappling(ship, other, wants == 2, happened, roll), rule=rule)
        return happened


def opponents(pairs: tuple[Pair, ...], ship: ShipId) -> list[ShipId]:
    return [two if one == ship else one for one, two in pairs if ship in (one, two)]


def declaration_order(g: SgGame, ships: list[ShipId]) -> tuple[ShipId, ...]:
    """[SG-O-BRD-7] Smaller printed crew first, then more casualties, then chance (ruling 96)."""
    lots = dict.fromkeys(ships, 0)
    if len(ships) > 1:
        lots = {ship: g.random_below(1 << 30, "declaration order", ship) for ship in ships}
    ship_of = g.state.ships
    key = {ship: (card_of(g, ship_of[ship]).crew, -len(ship_of[ship].crew), lots[ship]) for ship in ships}
    return tuple(sorted(ships, key=key.__getitem__))


# ------------------------------------------------------------------------------- the fight


class Boarding(Step, tag="sg.boarding"):
    """[SG-O-BRD-4] After all fire: E chits against each grappled ship, one at a time, until all are dealt."""

    rule = "SG-O-BRD-4"
    started: bool = False
    pairs: tuple[Pair, ...] = ()
    order: tuple[ShipId, ...] = ()
    aims: dict[ShipId, ShipId] = {}

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
        Fight(g, self.aims).to_the_end()
        g.done()

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


class Fight:
    """Chits are dealt round by round; what two crews did to each other is told when their fight ends."""

    def __init__(self, g: SgGame, aims: Mapping[ShipId, ShipId]) -> None:
        self.g, self.aims = g, aims
        self.left = {ship: burden(g, g.state.ships[ship]) for ship in aims}
        self.dealt: dict[Pair, list[ChitDrawn]] = {}  # not yet told, by who dealt and who took

    def to_the_end(self) -> None:
        while fighters := [ship for ship in sorted(self.aims) if self.left[ship] and self.both_fight(ship)]:
            for ship in fighters:
                self.left[ship] -= 1
            self.round(fighters)
        self.tell_all_of(sorted(self.aims))

    def both_fight(self, ship: ShipId) -> bool:
        """A surrender stops the fight of that pair."""
        return self.g.state.ships[ship].in_play and self.g.state.ships[self.aims[ship]].in_play

    def round(self, fighters: Sequence[ShipId]) -> None:
        """[SG-O-BRD-10] Ships with boarders against ships without deal first; all others at the same time."""
        g, aims = self.g, self.aims
        first = [ship for ship in fighters if _has_advantage(g, ship, aims[ship])]
        for ship in first:
            if self.both_fight(ship):
                self.deal(ship)
                self.fall([aims[ship]], together=False)
        rest = [ship for ship in fighters if ship not in first and self.both_fight(ship)]
        for ship in rest:
            self.deal(ship)
        for ship in rest:
            self.spare_one(g.state.ships[ship], g.state.ships[aims[ship]])
        self.fall([aims[ship] for ship in rest], together=True)

    def deal(self, ship: ShipId) -> None:
        """One E chit against the target; only casualties can be on it."""
        target = self.g.state.ships[self.aims[ship]]
        drawn = draw_chits(self.g, self.g.data.letters["boarding"], 1, f"boarding {ship}")
        basic_damage.suffer(self.g, target, drawn.hits)
        self.dealt.setdefault((ship, target.id), []).extend(drawn.told(self.g).chits)

    def spare_one(self, one: Ship, two: Ship) -> None:
        """[SG-O-BRD-5] If both would fall at once, a toss decides which; the other keeps her last box (ruling
        94)."""
        g = self.g
        boxes_one, boxes_two = card_of(g, one).boxes, card_of(g, two).boxes
        if len(one.crew) < boxes_one or len(two.crew) < boxes_two:
            return
        melee = self.tell_all_of([one.id])
        toss = g.throw("boarding toss", f"{one.id} {two.id}", 2)
        spared = one if toss.die == 1 else two
        spared.zero += spared.crew[-1:]
        spared.crew = spared.crew[:-1]
        g.tell(
            BoardingToss(ship_ref(g, one), ship_ref(g, two), toss, ship_ref(g, spared)), of=melee.get(two.id)
        )

    def fall(self, targets: Sequence[ShipId], together: bool) -> None:
        """Who is beaten surrenders, after the story of her fight."""
        g = self.g
        beaten = [ship for ship in dict.fromkeys(targets) if basic_damage.beaten(g, g.state.ships[ship])]
        told = self.tell_all_of(beaten)
        if together:
            strike_beaten(g, [(g.state.ships[ship], told.get(ship)) for ship in beaten])
        else:
            for ship in beaten:
                strike_if_beaten(g, g.state.ships[ship], told.get(ship))

    def tell_all_of(self, ships: Iterable[ShipId]) -> dict[ShipId, Event]:
        """Tell every fight these ships were in; the last of each that took a chit there."""
        told: dict[ShipId, Event] = {}
        for number in ships:
            for one, two in [pair for pair in self.dealt if number in pair]:
                if (one, two) not in self.dealt:
                    continue  # told with its answer
                dealt = tuple(self.dealt.pop((one, two)))
                taken = tuple(self.dealt.pop((two, one), ()))
                ship, other = (ship_ref(self.g, self.g.state.ships[n]) for n in (one, two))
                casualties, suffered = (sum(chit.crew for chit in chits) for chits in (dealt, taken))
                event = self.g.tell(Melee(ship, other, dealt, taken, casualties, suffered))
                told[one] = told[two] = event
        return told


def _has_advantage(g: SgGame, ship: ShipId, enemy: ShipId) -> bool:
    """[SG-O-BRD-10] Advanced rules: boarding planned here and not there (ruling 95)."""
    if not advanced(g):
        return False
    mine, theirs = g.state.ships[ship].revealed_tokens, g.state.ships[enemy].revealed_tokens
    return "boarding" in mine and "boarding" not in theirs


STEPS: tuple[type[Step], ...] = (Grapple, Boarding)
ACTIONS: tuple[type[Action], ...] = (Board, Against)
EVENTS: tuple[type[Event], ...] = (BoardingChoice, GrappleAim, Grappling, Melee, BoardingToss)
