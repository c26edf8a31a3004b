"""[18.1] Design your own: two fleets bought with points, set up in formation, audacity and wind by die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quarterdeck.games.flying_colors import setup
from quarterdeck.games.flying_colors.data.loader import SHALLOWS
from quarterdeck.games.flying_colors.data.types import FCData
from quarterdeck.games.flying_colors.rules.r03_sequence import Turn
from quarterdeck.games.flying_colors.rules.r05_command import FORMATION_DISTANCE
from quarterdeck.games.flying_colors.rules.r18_74_campaign import Hoist, Place
from quarterdeck.games.flying_colors.state import Ship
from quarterdeck.games.flying_colors.status import FCGame, board_of, put
from quarterdeck.geometry.hex import (
    COLUMNS,
    DISTANCE,
    ROWS,
    STEP,
    column_of,
    hex_at,
    row_of,
)
from quarterdeck.kernel import Action, Chance, Message, Mod, Option, Seat, Step

DESIGN: Final = "design-your-own"
NATIONS: Final = ("british", "french", "spanish", "dutch", "danish")
CENTRE: Final = "centre"
CENTRE_DISTANCE: Final = 3
EDGE_DISTANCE: Final = 4
INWARD: Final = {"north": (3, 4, 5), "south": (6, 1, 2), "west": (2, 3), "east": (5, 6)}

OPTIONS: Final = (
    Option("points", default=75, choices=(50, 75, 100, 150), rule="18.1", scenarios=(DESIGN,)),
    Option("red-nation", default="british", choices=NATIONS, rule="18.1", scenarios=(DESIGN,)),
    Option("blue-nation", default="french", choices=NATIONS, rule="18.1", scenarios=(DESIGN,)),
    Option("sheets", default="A", choices=("A", "AB", "ABC"), rule="18.1", scenarios=(DESIGN,)),
    Option("length", default=15, choices=(10, 15, 20), rule="18.1", scenarios=(DESIGN,)),
    Option("shallows", default=0, choices=(0, *SHALLOWS), rule="18.1", scenarios=(DESIGN,)),
    Option("year", default=1794, choices=(1759, 1782, 1794, 1805), rule="12.12", scenarios=(DESIGN,)),
)


def begin(g: FCGame) -> None:
    """[18.1] An empty sea; the fleets are bought first."""
    state = g.state = setup.build(g.data, g.data.scenarios[DESIGN])
    state.board = str(g.options["sheets"])
    state.turns = int(g.options["length"])
    state.year = int(g.options["year"])
    if g.options["shallows"]:
        state.memo["shallows"] = int(g.options["shallows"])
    for fleet in state.fleets:
        nation = str(g.options[f"{fleet.seat}-nation"]).title()
        fleet.nations = (nation,)
        state.audacity[nation] = 0
    g.call(Purchase(), Sides(), Flags(), Formation(side=-1), Formation(side=-2), Weather(), Turn())


# ---------------------------------------------------------------- buying


class Buy(Action, frozen=True, tag="buy"):
    """[18.1] A ship for its victory points."""

    counter: int


class Hire(Action, frozen=True, tag="hire"):
    """[18.1] A commander for his victory points."""

    card: int


class Bought(Action, frozen=True, tag="bought"):
    """[18.1] The fleet is complete."""


class Purchase(Step, tag="fc.purchase"):
    """[18.1] Both sides buy in secret; a fleet needs at least one commander and a ship for him."""

    rule = "18.1"
    ships: dict[Seat, list[int]] = {}
    cards: dict[Seat, list[int]] = {}
    ready: tuple[Seat, ...] = ()

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        return {seat: self.offers(g, seat) for seat in g.state.seats if seat not in self.ready}

    def left(self, g: FCGame, seat: Seat) -> int:
        spent = sum(g.data.counters[i].vp for i in self.ships.get(seat, ()))
        spent += sum(g.data.commanders[k].vp for k in self.cards.get(seat, ()))
        return int(g.options["points"]) - spent

    def offers(self, g: FCGame, seat: Seat) -> list[Action]:
        ships, cards = self.ships.get(seat, []), self.cards.get(seat, [])
        left = self.left(g, seat)
        nation = g.state.fleets[g.state.seats.index(seat)].nations[0]
        hire = [k for k in commander_market(g.data, nation) if k not in cards]
        # Enough must stay in the chest for the first commander.
        kept = 0 if cards else min(g.data.commanders[k].vp for k in hire)
        offers: list[Action] = [
            Buy(i)
            for i in ship_market(g.data, nation)
            if i not in ships and g.data.counters[i].vp <= left - kept
        ]
        if ships:
            offers += [Hire(k) for k in hire if len(cards) < len(ships) and g.data.commanders[k].vp <= left]
        if ships and cards:
            offers.append(Bought())
        return offers

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Buy):
            self.ships.setdefault(seat, []).append(action.counter)
        elif isinstance(action, Hire):
            self.cards.setdefault(seat, []).append(action.card)
        else:
            self.ready = (*self.ready, seat)

    def advance(self, g: FCGame) -> None:
        g.reveal()
        state = g.state
        for side, seat in enumerate(state.seats):
            for i in self.ships[seat]:
                state.ships.append(setup.ship_in_reserve(g.data, i, side))
            for card in self.cards[seat]:
                setup.add_commander(g.data, state, g.data.commanders[card].id, first_ship(g, side))
            state.memo[f"unspent_{side}"] = self.left(g, seat)
            names = [g.data.counters[i].name for i in self.ships[seat]]
            g.say("18.1", "fc-fleet-bought", side=g.rules.seat_name(seat), ships=names)
        g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        return Message("fc-purchase-prompt", {"points": self.left(g, seat)})


def ship_market(data: FCData, nation: str) -> list[int]:
    return [i for i, c in enumerate(data.counters) if c.nation == nation and c.size in ("large", "small")]


def commander_market(data: FCData, nation: str) -> list[int]:
    return [k for k, card in enumerate(data.commanders) if card.nation == nation]


def first_ship(g: FCGame, side: int) -> int:
    return next(i for i, ship in enumerate(g.state.ships) if ship.side == side)


# ---------------------------------------------------------------- sides and flags


class Sides(Step, tag="fc.sides"):
    """[18.1] Die plus unspent points: the higher gains a point of audacity and is side A."""

    rule = "18.1"

    def advance(self, g: FCGame) -> None:
        totals = [self.roll(g, side, g.state.memo[f"unspent_{side}"]) for side in (0, 1)]
        if totals[0] != totals[1]:
            bold = 0 if totals[0] > totals[1] else 1
            g.state.audacity[g.state.fleets[bold].nations[0]] = 1
            g.say("18.1", "fc-audacity-gained", side=g.rules.seat_name(g.state.seats[bold]))
        while totals[0] == totals[1]:  # even audacities: a plain die says who is side A (decision 0212)
            totals = [self.roll(g, side, 0) for side in (0, 1)]
        g.state.memo["side_a"] = 0 if totals[0] > totals[1] else 1
        g.done()

    def roll(self, g: FCGame, side: int, unspent: int) -> int:
        mods = (Mod(unspent, "fc-mod-unspent", "18.1"),) if unspent else ()
        seat = g.rules.seat_name(g.state.seats[side])
        return g.roll("18.1", "fc-audacity-roll", 10, zero_based=True, mods=mods, side=seat).total


class Flags(Step, tag="fc.flags"):
    """[5.1, 18.1] Each commander chooses a ship of his own; the highest rank is the fleet admiral."""

    rule = "18.1"
    hoisted: tuple[int, ...] = ()

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        state = g.state
        waiting = [k for k in range(len(state.commanders)) if k not in self.hoisted]
        if not waiting:
            return {}
        k = waiting[0]
        side = state.commanders[k].side
        flags = {state.commanders[h].ship for h in self.hoisted}
        ships = [i for i, ship in enumerate(state.ships) if ship.side == side and i not in flags]
        return {state.seats[side]: [Hoist(k, i) for i in ships]}

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        assert isinstance(action, Hoist)
        g.state.commanders[action.commander].ship = action.ship
        self.hoisted = (*self.hoisted, action.commander)

    def advance(self, g: FCGame) -> None:
        state = g.state
        for side, fleet in enumerate(state.fleets):
            own = [k for k, commander in enumerate(state.commanders) if commander.side == side]
            fleet.admiral = max(own, key=lambda k: (g.data.commanders[state.commanders[k].card].rank, -k))
            fleet.flagship = state.commanders[fleet.admiral].ship
        g.done()


# ---------------------------------------------------------------- setting up in formation


class Bear(Action, frozen=True, tag="bear"):
    """[18.1] Where the formation stands or enters, and its facing."""

    edge: str
    facing: int


class Formation(Step, tag="fc.formation"):
    """[18.1] Side B near the centre, then side A along an edge; ships of one facing within four hexes."""

    rule = "18.1"
    side: int  # -1: side B, -2: side A, until the sides are known
    edge: str = ""
    facing: int = 0

    def ask(self, g: FCGame) -> Mapping[Seat, Sequence[Action]]:
        if self.side < 0:
            return {}
        seat = g.state.seats[self.side]
        waiting = reserve(g, self.side)
        if not waiting:
            return {}
        if not self.facing:
            if self.edge == CENTRE:
                return {seat: [Bear(CENTRE, facing) for facing in range(1, 7)]}
            return {seat: [Bear(edge, f) for edge, facings in INWARD.items() for f in facings]}
        return {seat: self.places(g, waiting[0])}

    def places(self, g: FCGame, i: int) -> list[Action]:
        state = g.state
        friends = [s for s in state.ships if s.side == self.side and s.bow]
        back = STEP[self.facing] if state.ships[i].large else 0
        board = board_of(g).hexes
        return [
            Place(hex_, self.facing)
            for hex_ in sorted(board)
            if hex_ - back in board
            and hex_ not in state.at
            and hex_ - back not in state.at
            and (not friends or self.joins(friends, hex_, hex_ - back))
            and (self.near(g, hex_) or (friends and self.edge == CENTRE))
        ]

    def near(self, g: FCGame, hex_: int) -> bool:
        """By the middle of the sheets, where the first ship of side B stands, or by the edge side A chose."""
        rows = ROWS * len(g.state.board)
        if self.edge == CENTRE:
            return DISTANCE[hex_ - hex_at(COLUMNS // 2, rows // 2)] <= CENTRE_DISTANCE
        depth = {
            "north": row_of(hex_) - 1,
            "south": rows - row_of(hex_),
            "west": column_of(hex_) - 1,
            "east": COLUMNS - column_of(hex_),
        }[self.edge]
        return depth < EDGE_DISTANCE

    def joins(self, friends: Sequence[Ship], bow: int, stern: int) -> bool:
        return any(
            DISTANCE[mine - theirs] <= FORMATION_DISTANCE
            for ship in friends
            for theirs in (ship.bow, ship.stern)
            for mine in (bow, stern)
        )

    def take(self, g: FCGame, seat: Seat, action: Action) -> None:
        if isinstance(action, Bear):
            self.edge, self.facing = action.edge, action.facing
            return
        assert isinstance(action, Place)
        i = reserve(g, self.side)[0]
        ship = g.state.ships[i]
        ship.fate = ""
        put(g.state, i, action.hex, action.hex - (STEP[action.facing] if ship.large else 0), action.facing)
        g.say("18.1", "fc-ship-placed", ship=ship.name)

    def advance(self, g: FCGame) -> None:
        side_a = g.state.memo["side_a"]
        if self.side == -1:
            self.side, self.edge = 1 - side_a, CENTRE
        elif self.side == -2:
            self.side = side_a
        else:
            g.done()

    def prompt(self, g: FCGame, seat: Seat) -> Message:
        if not self.facing:
            return Message("fc-formation-facing-prompt")
        return Message("fc-place-prompt", {"ship": g.state.ships[reserve(g, self.side)[0]].name})


def reserve(g: FCGame, side: int) -> list[int]:
    return [i for i, ship in enumerate(g.state.ships) if ship.side == side and ship.fate == "reserve"]


class Weather(Step, tag="fc.first_wind"):
    """[18.1] A die of 1 to 6 is the direction of the wind, anything else is rolled again."""

    rule = "18.1"

    def advance(self, g: FCGame) -> None:
        while True:
            die = g.roll("18.1", "fc-first-wind-roll", 10, zero_based=True).die
            if 1 <= die <= 6:
                break
        g.state.wind = die
        g.say("4.1", "fc-wind-now", wind=die)
        g.state.memo["first_initiative"] = g.state.memo["side_a"]
        g.done()


def redeal(g: FCGame, step: Purchase, seat: Seat | None, rng: Chance) -> None:
    """Nobody knows what the others buy: any fleet that the points allow will do."""
    for who in g.state.seats:
        if who == seat:
            continue
        ready = who in step.ready
        step.ships.pop(who, None)
        step.cards.pop(who, None)
        wanted = 2 + rng.below(4) if ready else rng.below(3)
        while True:
            offers = [offer for offer in step.offers(g, who) if not isinstance(offer, Bought)]
            complete = bool(step.ships.get(who)) and bool(step.cards.get(who))
            if not offers or (wanted <= 0 and (complete or not ready)):
                break
            wanted -= 1
            hires = [offer for offer in offers if isinstance(offer, Hire)]
            pool = hires if ready and hires and not step.cards.get(who) else offers
            offer = pool[rng.below(len(pool))]
            if isinstance(offer, Buy):
                step.ships.setdefault(who, []).append(offer.counter)
            elif isinstance(offer, Hire):
                step.cards.setdefault(who, []).append(offer.card)


STEPS: tuple[type[Step], ...] = (Purchase, Sides, Flags, Formation, Weather)
ACTIONS: tuple[type[Action], ...] = (Buy, Hire, Bought, Bear)
